/**
 * The journal in IndexedDB. It survives reloads, crashes of the browser and days without a connection. It uses the bare
 * browser API, because a library would enlarge the player's first load.
 */
import { nothingHeld, type HeldAnswer, type Journal } from './journal.ts';

interface AnswerRow extends HeldAnswer {
  readonly attempt: string;
  readonly client: string;
}
interface ClientRow {
  readonly attempt: string;
  readonly client: string;
  readonly lastSeq: number;
}
interface NotesRow {
  readonly attempt: string;
  readonly submitting: boolean;
  readonly flags: readonly string[] | null;
}

const allOf = (attempt: string) => IDBKeyRange.bound([attempt], [attempt, []]);

const resultOf = <Value>(request: IDBRequest): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });

const doneOf = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = tx.onerror = () => reject(tx.error ?? new Error('not stored'));
  });

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const fresh = request.result;
    fresh.createObjectStore('answers', { keyPath: ['attempt', 'client', 'question'] });
    fresh.createObjectStore('clients', { keyPath: ['attempt', 'client'] });
    fresh.createObjectStore('attempts', { keyPath: 'attempt' });
  };
  return resultOf(request);
}

/** Rejects where the browser has no IndexedDB or refuses it (some private windows). */
export async function openJournal(name = 'attempts'): Promise<Journal> {
  const db = await opened(name);
  /** Runs `work` on the stores and resolves once its transaction is stored. */
  async function write(names: string[], work: (...stores: IDBObjectStore[]) => unknown): Promise<void> {
    const tx = db.transaction(names, 'readwrite');
    const done = doneOf(tx);
    await Promise.all([work(...names.map((one) => tx.objectStore(one))), done]);
  }
  return {
    durable: true,
    async read(attempt) {
      const tx = db.transaction(['answers', 'clients', 'attempts']);
      const [answers, clients, notes] = await Promise.all([
        resultOf<AnswerRow[]>(tx.objectStore('answers').getAll(allOf(attempt))),
        resultOf<ClientRow[]>(tx.objectStore('clients').getAll(allOf(attempt))),
        resultOf<NotesRow | undefined>(tx.objectStore('attempts').get(attempt)),
      ]);
      return {
        queues: clients.map(({ client, lastSeq }) => ({
          client,
          lastSeq,
          answers: answers
            .filter((one) => one.client === client)
            .map(({ attempt: _, client: __, ...answer }) => answer),
        })),
        submitting: notes?.submitting ?? nothingHeld.submitting,
        flags: notes?.flags ?? nothingHeld.flags,
      };
    },
    put: (attempt, client, answer) =>
      write(['answers', 'clients'], async (answers, clients) => {
        answers!.put({ ...answer, attempt, client });
        const known = await resultOf<ClientRow | undefined>(clients!.get([attempt, client]));
        clients!.put({ attempt, client, lastSeq: Math.max(known?.lastSeq ?? 0, answer.seq) });
      }),
    drop: (attempt, client, question, seq) =>
      write(['answers'], async (answers) => {
        const held = await resultOf<AnswerRow | undefined>(answers!.get([attempt, client, question]));
        if (held?.seq === seq) answers!.delete([attempt, client, question]);
      }),
    dropClient: (attempt, client) =>
      write(['answers', 'clients'], (answers, clients) => {
        answers!.delete(IDBKeyRange.bound([attempt, client], [attempt, client, []]));
        clients!.delete([attempt, client]);
      }),
    note: (attempt, notes) =>
      write(['attempts'], async (attempts) => {
        const known = await resultOf<NotesRow | undefined>(attempts!.get(attempt));
        attempts!.put({ ...(known ?? { attempt, submitting: false, flags: null }), ...notes });
      }),
    forget: (attempt) =>
      write(['answers', 'clients', 'attempts'], (answers, clients, attempts) => {
        answers!.delete(allOf(attempt));
        clients!.delete(allOf(attempt));
        attempts!.delete(attempt);
      }),
  };
}
