/** A TCP proxy in front of PostgreSQL: a test cuts connections, refuses new ones, pauses them, or delays a reply. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll } from 'vitest';

export interface HeldReply {
  /** Resolves once the server has answered: the statement has run, and its reply is delayed. */
  readonly arrived: Promise<void>;
  release(): void;
}

export interface DatabaseProxy {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** Takes connections again. */
  restore(): void;
  /** A server that is there and answers nothing, to nobody. */
  freeze(): void;
  /** Continues, sending the data received meanwhile. */
  thaw(): void;
  /** Holds back what the server sends next, on the one connection that it is sent on. */
  holdNextReply(): HeldReply;
}

export async function databaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let refusing = false;
  let frozen = false;
  let catchReply: ((fromServer: Socket, toClient: Socket, bytes: Buffer) => void) | null = null;
  const server = createServer((client) => {
    if (refusing) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (bytes) => upstream.write(bytes));
    if (frozen) client.pause();
    upstream.on('data', (bytes: Buffer) => {
      if (catchReply) catchReply(upstream, client, bytes);
      else client.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  afterAll(() => {
    destroyAll();
    server.close();
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      refusing = true;
      destroyAll();
    },
    restore: () => void (refusing = false),
    freeze() {
      frozen = true;
      sockets.forEach((socket) => socket.pause());
    },
    thaw() {
      frozen = false;
      sockets.forEach((socket) => socket.resume());
    },
    holdNextReply() {
      let release = () => {};
      const arrived = new Promise<void>((resolve) => {
        catchReply = (fromServer, toClient, bytes) => {
          catchReply = null;
          fromServer.pause();
          release = () => {
            toClient.write(bytes);
            fromServer.resume();
          };
          resolve();
        };
      });
      return { arrived, release: () => release() };
    },
  };
}
