// Those who want to hear of each moment once, as opposed to the newest state.

export class Ears<T> {
  private readonly listeners = new Set<(heard: T) => void>();

  add(listener: (heard: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(heard: T): void {
    for (const listener of this.listeners) listener(heard);
  }
}
