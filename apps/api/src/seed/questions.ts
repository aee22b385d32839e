/** Adds questions to a bank with the bank's own service, which checks them. */
import { createRandom, type SeedQuestion } from '@vumon/content';
import { addQuestions } from '#content/question-bank';
import type { SeedApp } from './index.ts';

/** A question with its id in the bank, from which tests are composed. */
export interface StoredQuestion extends SeedQuestion {
  readonly id: string;
  /** How many numbers it has on a paper. */
  readonly items: number;
}

const hour = 3_600_000;

/** The question as an author's form sends it, with the form's defaults. */
function writtenOf(
  { facts: { family: _, ...facts }, content, answerKey, template }: SeedQuestion,
  privacy: 'PRIVATE' | 'PUBLIC' = 'PUBLIC',
) {
  return {
    name: '',
    cefr: 'NA' as const,
    seriesId: null,
    topicId: null,
    publisher: 'NA',
    examFamily: 'NA' as const,
    testCategory: 'NA' as const,
    author: '',
    ...facts,
    labels: [...(facts.labels ?? [])],
    keywords: [...(facts.keywords ?? [])],
    privacy,
    schemaVersion: 1,
    content,
    answerKey,
    template: (template ?? null) as never,
  };
}

/** Adds the questions with random dates in the last 140 days, so that the bank's newest page shows various types. */
export async function addToBank(
  { app, now }: SeedApp,
  owner: { id: string; scope: 'SYSTEM' | 'USER' },
  questions: readonly SeedQuestion[],
): Promise<StoredQuestion[]> {
  const random = createRandom(`dates ${owner.scope}`);
  const written = questions.map((question, at) => ({
    type: question.type,
    written: writtenOf(question, owner.scope === 'SYSTEM' || at % 3 === 0 ? 'PUBLIC' : 'PRIVATE'),
    now: now - random.int(3 * 24, 140 * 24) * hour,
    family: question.facts.family ?? null,
    pool: null,
  }));
  const stored = await addQuestions({ app, db: app.db }, { ownerId: owner.id, scope: owner.scope }, written);
  return questions.map((question, at) => ({ ...question, ...stored[at]! }));
}
