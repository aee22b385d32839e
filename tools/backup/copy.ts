/** COPY by `pg`, whose queries have the messages of COPY but no streams for them. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

interface Wire {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** What a query of `pg` does with each kind of message. */
interface Messages {
  submit(wire: Wire): void;
  handleCopyData(message: { chunk: Buffer }, wire: Wire): void;
  handleCopyInResponse(wire: Wire): void;
  handleCommandComplete(): void;
  handleRowDescription(): void;
  handleEmptyQuery(): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
}

const nothing = () => {};
const silent = {
  handleCopyData: nothing,
  handleCommandComplete: nothing,
  handleRowDescription: nothing,
  handleEmptyQuery: nothing,
};

const run = (client: pg.Client, messages: Messages): void => void client.query(messages as unknown as pg.Submittable);

/** The output of `COPY … TO STDOUT`. */
export function copyOut(client: pg.Client, text: string): Readable {
  let socket: Wire['stream'] | undefined;
  const out = new Readable({ read: () => void socket?.resume() });
  run(client, {
    ...silent,
    submit(wire) {
      socket = wire.stream;
      wire.query(text);
    },
    handleCopyData({ chunk }) {
      if (!out.push(Buffer.from(chunk))) socket?.pause();
    },
    handleCopyInResponse: (wire) => wire.sendCopyFail('rows are read here'),
    handleError: (error) => void out.destroy(error),
    handleReadyForQuery() {
      out.push(null);
      // Nobody reads an ended stream again, and the next statement needs the socket.
      socket?.resume();
    },
  });
  return out;
}

/** Sends `source` to `COPY … FROM STDIN`. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const send = async (wire: Wire): Promise<void> => {
      try {
        for await (const chunk of source) {
          if (failure) return;
          wire.sendCopyFromChunk(chunk);
          if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
        }
        wire.endCopyFrom();
      } catch (error) {
        failure ??= error as Error;
        wire.sendCopyFail('the source failed');
      }
    };
    run(client, {
      ...silent,
      submit: (wire) => wire.query(text),
      handleCopyInResponse: (wire) => void send(wire),
      handleError: (error) => void (failure ??= error),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    });
  });
}
