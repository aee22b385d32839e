/** What the answer saver needs of its page. */
import type { Journal } from './journal.ts';
import type { ServerState, StatusAndDeadline, Transport } from './protocol.ts';

export interface AnswerSaverOptions {
  readonly attempt: string;
  readonly client: string;
  readonly journal: Journal;
  readonly transport: Transport;
  readonly serverState: ServerState;
  newClient(): string;
  /** Called when the tab's entries continue under another client id. */
  onClient(client: string): void;
  /** Called with every reply, because the deadline and the offset to the server's clock depend on it. */
  onReply(reply: StatusAndDeadline): void;
  /** Number of keys that lead to an item's answer in the answer of a question. */
  depthOf(question: string): 1 | 2;
  /** The page's monotonic clock in milliseconds. */
  now(): number;
  /** The server's clock, as far as the page knows it. */
  serverNow(): number;
  /** A number from 0 to 1, such as `Math.random`. */
  random(): number;
}

/** Whether the page of a client is gone; waits up to `waitMs` for a page that is closing. */
export type IsOrphan = (client: string, waitMs: number) => Promise<boolean>;
