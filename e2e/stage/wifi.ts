// The Wi-Fi between one phone and the server. When it drops, the server notices, and the phone
// does not: its socket still claims to be open, as that of a phone which has slept.

import {
  connect,
  createServer,
  type AddressInfo,
  type Server as Listener,
  type Socket,
} from 'node:net';
import { once } from 'node:events';
import { HOST_NAME, type Server } from './server';

export class Wifi {
  private isUp = true;
  private readonly pairs = new Set<{ near: Socket; far: Socket }>();

  private constructor(private readonly listener: Listener) {}

  static async to(server: Server): Promise<Wifi> {
    const listener = createServer();
    const wifi = new Wifi(listener);
    listener.on('connection', (near) => wifi.carry(near, server));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return wifi;
  }

  /** The address of the server for phones on this Wi-Fi. */
  get url(): string {
    return `http://${HOST_NAME}:${(this.listener.address() as AddressInfo).port}`;
  }

  drop(): void {
    this.isUp = false;
    for (const { far } of this.pairs) far.destroy();
  }

  /** Nothing passes any more, and neither end is told. */
  fade(): void {
    this.isUp = false;
    for (const { near, far } of this.pairs) for (const end of [near, far]) end.pause();
  }

  back(): void {
    this.isUp = true;
    for (const { near, far } of this.pairs) for (const end of [near, far]) end.resume();
  }

  close(): void {
    this.listener.close();
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  private carry(near: Socket, server: Server): void {
    near.on('error', () => near.destroy());
    if (!this.isUp) return;
    const far = connect(server.address);
    const pair = { near, far };
    this.pairs.add(pair);
    near.on('data', (bytes) => this.isUp && !far.destroyed && far.write(bytes));
    far.on('data', (bytes) => this.isUp && near.write(bytes));
    far.on('error', () => far.destroy());
    near.on('close', () => {
      this.pairs.delete(pair);
      far.destroy();
    });
    // While the Wi-Fi is down nothing reaches the phone, not even the end of a connection.
    far.on('close', () => this.isUp && near.destroy());
  }
}
