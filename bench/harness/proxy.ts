/** A TCP proxy that can cut, delay or refuse connections, like an unreliable school network. */
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface FaultProxy {
  readonly port: number;
  /** Milliseconds each chunk waits, in both directions. */
  delay(ms: number): void;
  /** Drops all connections at once. */
  cut(): void;
  /** While true, new connections are refused. */
  refuse(on: boolean): void;
  close(): Promise<void>;
}

export async function startFaultProxy(targetPort: number, targetHost = '127.0.0.1'): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let refusing = false;

  const pipe = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delayMs);
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };

  const server: Server = createServer((client) => {
    if (refusing) return void client.resetAndDestroy();
    const upstream = createConnection(targetPort, targetHost);
    sockets.add(client).add(upstream);
    pipe(client, upstream);
    pipe(upstream, client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => void (delayMs = ms),
    cut: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    refuse: (on) => void (refusing = on),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((done) => server.close(() => done()));
    },
  };
}
