/** Recordings that are not completely uploaded, in IndexedDB. They survive reloads and lost connections. */
import { openDB, type DBSchema } from 'idb';

export interface RecordingFacts {
  readonly id: string;
  readonly attempt: string;
  readonly question: string;
  readonly item: string;
  readonly mime: string;
  /** Null while the recording is running. */
  readonly seconds: number | null;
}

export interface HeldRecording extends RecordingFacts {
  readonly pieces: readonly Blob[];
}

export interface RecordingStore {
  /** False if everything is lost when the page ends. */
  readonly durable: boolean;
  all(): Promise<HeldRecording[]>;
  put(facts: RecordingFacts): Promise<void>;
  add(id: string, index: number, piece: Blob): Promise<void>;
  drop(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  recordings: { key: string; value: RecordingFacts };
  pieces: { key: [string, number]; value: { recording: string; index: number; piece: Blob } };
}

const allOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Rejects where the browser has no IndexedDB or refuses it. */
export async function openRecordingStore(name = 'recordings'): Promise<RecordingStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('recordings', { keyPath: 'id' });
      fresh.createObjectStore('pieces', { keyPath: ['recording', 'index'] });
    },
  });
  return {
    durable: true,
    async all() {
      const tx = db.transaction(['recordings', 'pieces']);
      const [recordings, pieces] = await Promise.all([
        tx.objectStore('recordings').getAll(),
        tx.objectStore('pieces').getAll(),
      ]);
      return recordings.map((facts) => ({
        ...facts,
        pieces: pieces.filter(({ recording }) => recording === facts.id).map(({ piece }) => piece),
      }));
    },
    put: async (facts) => void (await db.put('recordings', facts)),
    add: async (id, index, piece) => void (await db.put('pieces', { recording: id, index, piece })),
    async drop(id) {
      const tx = db.transaction(['recordings', 'pieces'], 'readwrite');
      await Promise.all([tx.objectStore('recordings').delete(id), tx.objectStore('pieces').delete(allOf(id)), tx.done]);
    },
  };
}

/** Stores nothing, for browsers that refuse IndexedDB: recordings are then only in the page's memory. */
export const memoryRecordingStore = (): RecordingStore => ({
  durable: false,
  all: async () => [],
  put: async () => undefined,
  add: async () => undefined,
  drop: async () => undefined,
});
