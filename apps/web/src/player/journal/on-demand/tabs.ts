/** Exchanges answers, saved or not, between tabs of one browser with the same attempt, without the server. */
import type { SaverInside } from '../answer-saver.ts';
import { ClientQueue } from '../client-queue.ts';
import type { SavedAnswer } from '../protocol.ts';

export type TabMessage =
  /** An answer that the sending tab holds and will save itself. */
  | { readonly kind: 'typed'; client: string; question: string; answer: unknown; at: number }
  | { readonly kind: 'saved'; readonly answers: readonly SavedAnswer[] }
  /** A tab is closing: its unsent answers are in the journal, for another tab to send. */
  | { readonly kind: 'left' };

export interface Tabs {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
  close(): void;
}

export function browserTabs(attempt: string): Tabs {
  const channel = new BroadcastChannel(`attempt:${attempt}`);
  return {
    post(message) {
      try {
        channel.postMessage(message);
      } catch {
        // The channel was closed meanwhile, so the message has no receiver.
      }
    },
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
    close: () => channel.close(),
  };
}

/** How long a tab that announced its closing may still hold its client id, in milliseconds. */
const closingMs = 2_000;

export class TabRoom {
  readonly #tabs: Tabs;
  readonly #saver: SaverInside;
  /** Unsaved answers of other tabs, shown here too, so that no question is answered twice. */
  readonly #typed = new Map<string, unknown>();
  readonly #clients = new Set<string>();
  /** When another tab last answered each question. */
  readonly #times = new Map<string, number>();

  constructor(tabs: Tabs, saver: SaverInside) {
    this.#tabs = tabs;
    this.#saver = saver;
    tabs.listen((message) => void this.#hear(message));
  }

  get answers(): ReadonlyMap<string, unknown> {
    return this.#typed;
  }

  typed(client: string, question: string, answer: unknown, at: number): void {
    this.#typed.delete(question);
    this.#tabs.post({ kind: 'typed', client, question, answer, at });
  }

  saved(answers: readonly SavedAnswer[]): void {
    if (answers.length > 0) this.#tabs.post({ kind: 'saved', answers });
    // Two tabs of one browser belong to one learner, so the later answer counts.
    const { own } = this.#saver.answers;
    for (const { question, theirs, at = 0 } of own.held.values())
      if (theirs && this.#clients.has(theirs.client))
        this.#saver.answers.resolve(question, at >= (this.#times.get(question) ?? 0) ? 'mine' : 'theirs');
  }

  leave(): void {
    this.#tabs.post({ kind: 'left' });
  }

  close(): void {
    this.#tabs.close();
  }

  async #hear(message: TabMessage): Promise<void> {
    const { answers } = this.#saver;
    if (message.kind === 'typed') {
      const { client, question, answer, at } = message;
      this.#clients.add(client);
      this.#times.set(question, at);
      if (!answers.own.held.has(question)) this.#typed.set(question, answer);
    } else if (message.kind === 'saved') {
      for (const { question } of message.answers) this.#typed.delete(question);
      answers.merge(message.answers);
    } else {
      this.#typed.clear();
      await this.#adopt();
    }
    this.#saver.changed();
  }

  /** Takes over what closed tabs could not send. */
  async #adopt(): Promise<void> {
    const { answers, journal, attempt, isOrphan } = this.#saver;
    const known = new Set(answers.queues.map(({ client }) => client));
    const { queues } = await journal.read(attempt).catch(() => ({ queues: [] }));
    for (const queue of queues)
      if (!known.has(queue.client) && queue.answers.length > 0 && (await isOrphan(queue.client, closingMs)))
        answers.adopt(new ClientQueue(queue));
  }
}
