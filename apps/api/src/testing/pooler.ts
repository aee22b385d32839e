/**
 * A pooler in front of PostgreSQL as PgBouncer before 1.21 in transaction mode is one: clients share a few connections
 * and hand them over after each transaction, with all that belongs to a connection.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll } from 'vitest';

type Wire = { readonly connection: { readonly stream: Socket } };

interface ServerConnection {
  readonly stream: Socket;
  /** The client whose transaction it works on. */
  client: Socket | null;
}

/** `connections`: how many it has to the server. Returns the database's address by way of the pooler. */
export async function databasePooler(target: string, connections: number): Promise<string> {
  const free: ServerConnection[] = [];
  const waiting: ((server: ServerConnection) => void)[] = [];
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: target });
      client.on('error', () => {});
      await client.connect();
      free.push(takeOver((client as unknown as Wire).connection.stream));
      return client;
    }),
  );

  /** Reads the server's messages in place of the client that has signed in. */
  function takeOver(stream: Socket): ServerConnection {
    const server: ServerConnection = { stream, client: null };
    stream.removeAllListeners('data');
    onMessages(stream, 1, (message) => {
      const { client } = server;
      client?.write(message);
      // ReadyForQuery outside of a transaction: the next client gets the connection.
      if (message[0] !== 0x5a || message[5] !== 0x49) return;
      server.client = null;
      const next = waiting.shift();
      if (next) next(server);
      else free.unshift(server);
    });
    return server;
  }

  const take = () =>
    new Promise<ServerConnection>((resolve) => {
      const server = free.shift();
      if (server) resolve(server);
      else waiting.push(resolve);
    });

  const sockets = new Set<Socket>();
  const listening = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    client.once('close', () => sockets.delete(client));
    let own: ServerConnection | null = null;
    let turn = Promise.resolve();
    const forward = async (message: Buffer) => {
      if (message[0] === 0x58) return void client.end();
      if (own?.client !== client) {
        own = await take();
        own.client = client;
      }
      own.stream.write(message);
    };
    let started = false;
    onMessages(
      client,
      () => (started ? 1 : 0),
      (message) => {
        if (started) turn = turn.then(() => forward(message));
        else {
          started = true;
          // Signed in, and ready.
          client.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
        }
      },
    );
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    listening.close();
    for (const client of clients) (client as unknown as Wire).connection.stream.destroy();
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((listening.address() as AddressInfo).port);
  return url.href;
}

/** Calls back with each message of the protocol; `kindBytes` stand before its length. */
function onMessages(stream: Socket, kindBytes: number | (() => number), use: (message: Buffer) => void): void {
  let unread = Buffer.alloc(0);
  stream.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const before = typeof kindBytes === 'number' ? kindBytes : kindBytes();
      if (unread.length < before + 4) return;
      const end = before + unread.readUInt32BE(before);
      if (unread.length < end) return;
      use(unread.subarray(0, end));
      unread = unread.subarray(end);
    }
  });
}
