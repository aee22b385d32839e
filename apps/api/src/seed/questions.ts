/** Puts questions into the system bank through its own checks. */
import { addQuestions } from '#modules/question-bank';
import type { SeedApp } from './index.ts';
import type { SeedQuestion } from './kit.ts';
import { createRandom } from './random.ts';

/** A question of the bank, as tests are put together from them. */
export interface StoredQuestion extends SeedQuestion {
  readonly id: string;
  /** Numbers it takes on a paper. */
  readonly items: number;
}

const hour = 3_600_000;

/** What an author would write, with the defaults of the form. */
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
    content: content as never,
    answerKey: answerKey as never,
    template: (template ?? null) as never,
  };
}

/** Spread over the last months, so that the bank's newest page shows a bit of everything. */
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
  }));
  const stored = await addQuestions({ app, db: app.db }, { ownerId: owner.id, scope: owner.scope }, written);
  return questions.map((question, at) => ({ ...question, ...stored[at]! }));
}
