/** Drafts of questions in IndexedDB. They survive a reload, the end of the session and closing the tab. */
import type { QuestionContent, QuestionKey, QuestionTypeCode } from '@vumon/question-types';
import type { Drawn } from '@vumon/question-types/variants';
import { openDB, type IDBPDatabase } from 'idb';
import type { QuestionFacts } from './facts.ts';

export interface QuestionDraft {
  readonly type: QuestionTypeCode;
  readonly schemaVersion: number;
  readonly facts: QuestionFacts;
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
  /** The stored version that the draft is based on; null for a new question. */
  readonly baseVersion: number | null;
  /** Null or absent for an ordinary question. */
  readonly template?: Drawn | null;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

const store = 'questions';
let opening: Promise<IDBPDatabase> | null = null;
function database(): Promise<IDBPDatabase> {
  opening ??= openDB('drafts', 2, {
    async upgrade(db, from, _, change) {
      if (from < 1) db.createObjectStore(store);
      if (from !== 1) return;
      // Version 1 had one draft for new questions of all types.
      const questions = change.objectStore(store);
      for (const key of await questions.getAllKeys()) {
        if (!String(key).endsWith(':new')) continue;
        const draft = (await questions.get(key)) as QuestionDraft;
        await questions.put(draft, `${String(key)}:${draft.type}`);
        await questions.delete(key);
      }
    },
  });
  return opening;
}

/** Each account has its own drafts: one per question, and one per type for new questions. */
export const draftKey = (userId: string, questionId: string | null, type: QuestionTypeCode | null): string =>
  `${userId}:${questionId ?? `new:${type}`}`;

/** The types for which a draft of a new question is stored. */
export async function draftedTypes(userId: string): Promise<ReadonlySet<string>> {
  const begin = `${userId}:new:`;
  try {
    const keys = (await (await database()).getAllKeys(store)).map(String);
    return new Set(keys.filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length)));
  } catch {
    return new Set();
  }
}

/** Null where there is none, or where the browser forbids storage (private windows). */
export async function readDraft(key: string): Promise<QuestionDraft | null> {
  try {
    return ((await (await database()).get(store, key)) as QuestionDraft | undefined) ?? null;
  } catch {
    return null;
  }
}

/** False when the browser could not store it. */
export async function writeDraft(key: string, draft: QuestionDraft): Promise<boolean> {
  try {
    await (await database()).put(store, draft, key);
    return true;
  } catch {
    return false;
  }
}

export async function removeDraft(key: string): Promise<void> {
  try {
    await (await database()).delete(store, key);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}
