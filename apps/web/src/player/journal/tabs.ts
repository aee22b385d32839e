/** Tabs of one browser at the same attempt: they hear of one another's answers, saved or not, without the server. */
import type { SavedAnswer } from './protocol.ts';

export type TabMessage =
  /** An answer that the sending tab holds and will save. */
  | { readonly kind: 'typed'; client: string; question: string; answer: unknown; at: number }
  | { readonly kind: 'saved'; readonly answers: readonly SavedAnswer[] }
  /** A tab is closing: what it holds is in the journal, for another tab to send. */
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
        // Closed meanwhile: nobody is left to be told.
      }
    },
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
    close: () => channel.close(),
  };
}

/** What the other tabs hold: shown here too, so that nobody answers twice. */
export class Beside {
  readonly #typed = new Map<string, { answer: unknown; at: number }>();
  readonly #clients = new Set<string>();
  readonly #times = new Map<string, number>();

  get answers(): ReadonlyMap<string, unknown> {
    return new Map([...this.#typed].map(([question, { answer }]) => [question, answer]));
  }

  hear({ client, question, answer, at }: Extract<TabMessage, { kind: 'typed' }>): void {
    this.#clients.add(client);
    this.#times.set(question, at);
    this.#typed.set(question, { answer, at });
  }

  /** The question is saved, or answered here on top of it. */
  drop(question: string): void {
    this.#typed.delete(question);
  }

  clear(): void {
    this.#typed.clear();
  }

  isTab(client: string): boolean {
    return this.#clients.has(client);
  }

  /** When another tab answered the question last; 0 when none did. */
  timeOf(question: string): number {
    return this.#times.get(question) ?? 0;
  }
}
