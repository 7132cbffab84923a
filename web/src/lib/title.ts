// What stands on the tab of this page: its name, and before it what it wants of whoever is elsewhere.

const GAME = 'Molehunt';

class Title {
  private name = '';
  private sign: string | null = null;

  /** Until it is ended. */
  is(name: string): () => void {
    this.name = name;
    this.write();
    return () => {
      this.name = '';
      this.write();
    };
  }

  say(sign: string | null): void {
    this.sign = sign;
    this.write();
  }

  private write(): void {
    document.title = [this.sign, this.name, GAME].filter(Boolean).join(' · ');
  }
}

export const title = new Title();
