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
  /** Answers the next `times` requests whose first line matches in the server's place, as a school's filter does. */
  answer(request: RegExp, reply: ForeignReply, times?: number): void;
  /** Number of requests that were answered in the server's place. */
  readonly answered: number;
  close(): Promise<void>;
}

export interface ForeignReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Announces more bytes than are sent. */
  readonly cut?: boolean;
}

const bytesOf = ({ status, type, body, cut = false }: ForeignReply): string =>
  [
    `HTTP/1.1 ${status} Filtered`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body) + (cut ? 100 : 0)}`,
    'Connection: close',
    '',
    status === 304 ? '' : body,
  ].join('\r\n');

export async function startFaultProxy(targetPort: number, targetHost = '127.0.0.1'): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let refusing = false;
  let answering: { request: RegExp; bytes: string; left: number } | null = null;
  let answered = 0;

  const pass = (chunk: Buffer, to: Socket) => {
    if (delayMs === 0) to.write(chunk);
    else setTimeout(() => to.writable && to.write(chunk), delayMs);
  };
  /** Whether a request is answered in the server's place. */
  const answers = (chunk: Buffer): boolean => {
    if (!answering || answering.left === 0) return false;
    const line = chunk.subarray(0, 2_000).toString('latin1').split('\r\n', 1)[0]!;
    if (!line.endsWith(' HTTP/1.1') || !answering.request.test(line)) return false;
    answering.left -= 1;
    answered += 1;
    return true;
  };
  const pipe = (from: Socket, to: Socket) => {
    from.on('data', (chunk: Buffer) => pass(chunk, to));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };

  const server: Server = createServer((client) => {
    if (refusing) return void client.resetAndDestroy();
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    let upstream: Socket | null = null;
    // Clients that wait for each reply start a request with a chunk of its own.
    client.on('data', (chunk: Buffer) => {
      if (answers(chunk)) {
        upstream?.destroy();
        client.removeAllListeners('data').resume().end(answering!.bytes);
        return;
      }
      if (upstream !== null) return;
      upstream = createConnection(targetPort, targetHost);
      sockets.add(upstream);
      pipe(client, upstream);
      pipe(upstream, client);
      pass(chunk, upstream);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => void (delayMs = ms),
    cut: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    refuse: (on) => void (refusing = on),
    answer: (request, reply, times = 1) => void (answering = { request, bytes: bytesOf(reply), left: times }),
    get answered() {
      return answered;
    },
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((done) => server.close(() => done()));
    },
  };
}
