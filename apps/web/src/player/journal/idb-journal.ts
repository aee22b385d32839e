/** The journal in IndexedDB. It survives reloads, crashes of the browser and days without a connection. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { nothingHeld, type HeldAnswer, type Journal } from './journal.ts';

interface Schema extends DBSchema {
  answers: { key: [string, string, string]; value: HeldAnswer & { attempt: string; client: string } };
  clients: { key: [string, string]; value: { attempt: string; client: string; lastSeq: number } };
  attempts: { key: string; value: { attempt: string; submitting: boolean; flags: readonly string[] | null } };
}

const allOf = (attempt: string) => IDBKeyRange.bound([attempt], [attempt, []]);

/** Rejects where the browser has no IndexedDB or refuses it (some private windows). */
export async function openJournal(name = 'attempts'): Promise<Journal> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('answers', { keyPath: ['attempt', 'client', 'question'] });
      fresh.createObjectStore('clients', { keyPath: ['attempt', 'client'] });
      fresh.createObjectStore('attempts', { keyPath: 'attempt' });
    },
  });
  return {
    durable: true,
    async read(attempt) {
      const tx = db.transaction(['answers', 'clients', 'attempts']);
      const [answers, clients, notes] = await Promise.all([
        tx.objectStore('answers').getAll(allOf(attempt)),
        tx.objectStore('clients').getAll(allOf(attempt)),
        tx.objectStore('attempts').get(attempt),
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
    async put(attempt, client, answer) {
      const tx = db.transaction(['answers', 'clients'], 'readwrite');
      const clients = tx.objectStore('clients');
      const lastSeq = Math.max((await clients.get([attempt, client]))?.lastSeq ?? 0, answer.seq);
      await Promise.all([
        tx.objectStore('answers').put({ ...answer, attempt, client }),
        clients.put({ attempt, client, lastSeq }),
        tx.done,
      ]);
    },
    async drop(attempt, client, question, seq) {
      const tx = db.transaction('answers', 'readwrite');
      const held = await tx.store.get([attempt, client, question]);
      if (held?.seq === seq) await tx.store.delete([attempt, client, question]);
      await tx.done;
    },
    async dropClient(attempt, client) {
      const tx = db.transaction(['answers', 'clients'], 'readwrite');
      await Promise.all([
        tx.objectStore('answers').delete(IDBKeyRange.bound([attempt, client], [attempt, client, []])),
        tx.objectStore('clients').delete([attempt, client]),
        tx.done,
      ]);
    },
    async note(attempt, notes) {
      const tx = db.transaction('attempts', 'readwrite');
      const known = (await tx.store.get(attempt)) ?? { attempt, submitting: false, flags: null };
      await Promise.all([tx.store.put({ ...known, ...notes }), tx.done]);
    },
    async forget(attempt) {
      const tx = db.transaction(['answers', 'clients', 'attempts'], 'readwrite');
      await Promise.all([
        tx.objectStore('answers').delete(allOf(attempt)),
        tx.objectStore('clients').delete(allOf(attempt)),
        tx.objectStore('attempts').delete(attempt),
        tx.done,
      ]);
    },
  };
}
