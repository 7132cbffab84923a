// What stands before several nodes: one address, and each connection is led to a node that is ready. Nobody sticks
// to one: the page, its files and its socket may each come from another.

import {
  connect,
  createServer,
  type AddressInfo,
  type Server as Listener,
  type Socket,
} from 'node:net';
import { once } from 'node:events';
import { HOST_NAME, type Server } from './server';

const SOCKET = 'GET /ws/';

export class Balancer {
  /** Whom it knows, with how many sockets each of them has through it. */
  private readonly nodes = new Map<Server, number>();
  private preferred: Server | null = null;
  private turn = 0;
  private readonly guests = new Set<Socket>();

  private constructor(private readonly listener: Listener) {}

  static async listen(): Promise<Balancer> {
    const listener = createServer({ noDelay: true });
    const balancer = new Balancer(listener);
    listener.on('connection', (near) => {
      near.on('error', () => near.destroy());
      near.once('data', (begins) => void balancer.carry(near, begins as Buffer));
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return balancer;
  }

  /** As all guests know it, whatever node they get. */
  get url(): string {
    return `http://${HOST_NAME}:${(this.listener.address() as AddressInfo).port}`;
  }

  lead(to: readonly Server[]): void {
    for (const node of to) this.nodes.set(node, 0);
  }

  sockets(node: Server): number {
    return this.nodes.get(node) ?? 0;
  }

  /** Whoever comes meanwhile is led there. */
  async prefer<T>(node: Server, during: () => Promise<T>): Promise<T> {
    this.preferred = node;
    try {
      return await during();
    } finally {
      this.preferred = null;
    }
  }

  close(): void {
    this.listener.close();
    for (const guest of this.guests) guest.destroy();
  }

  private async carry(near: Socket, begins: Buffer): Promise<void> {
    near.pause();
    this.guests.add(near);
    near.once('close', () => this.guests.delete(near));
    const isSocket = begins.toString('latin1', 0, SOCKET.length) === SOCKET;
    const node = await this.choose(isSocket);
    if (!node || near.destroyed) return void near.destroy();
    const far = connect({ ...node.address, noDelay: true });
    if (isSocket) {
      this.count(node, 1);
      far.once('close', () => this.count(node, -1));
    }
    far.on('error', () => far.destroy());
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    far.write(begins);
    near.pipe(far).pipe(near);
  }

  /** Sockets last, so they go where the fewest are; for all else the nodes take turns. */
  private async choose(isSocket: boolean): Promise<Server | undefined> {
    const known = [...this.nodes.keys()];
    const isReady = await Promise.all(known.map((node) => node.isReady()));
    const ready = known.filter((_, i) => isReady[i]);
    if (this.preferred && ready.includes(this.preferred)) return this.preferred;
    this.turn += 1;
    const [fewest] = [...ready].sort((a, b) => this.sockets(a) - this.sockets(b));
    return isSocket ? fewest : ready[this.turn % ready.length];
  }

  private count(node: Server, more: number): void {
    this.nodes.set(node, this.sockets(node) + more);
  }
}
