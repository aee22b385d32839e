/** Corrects the key of a bank question after a regrade has corrected it in a test. */
import type { QuestionContent, QuestionKey, QuestionTypeCode } from '@vumon/question-types';
import type { Db } from '#db';
import { audit } from '#platform/audit';
import type { ActorContext } from '../../platform/http/context.ts';
import {
  addKeyVersion,
  contentOfVersion,
  findOptionalQuestion,
  keyOfVersion,
  templateOfVersion,
} from './question-bank.queries.ts';
import { readQuestion } from './question-bank.writing.ts';

export interface BankQuestion {
  readonly type: QuestionTypeCode;
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

type Context = Pick<ActorContext, 'db' | 'now'>;

export interface Amending {
  readonly questionId: string;
  readonly ownerId: string;
}

async function ownQuestion(db: Db, { questionId, ownerId }: Amending, lock: boolean) {
  const row = await findOptionalQuestion(db, questionId, { lock });
  if (!row || row.scope !== 'USER' || row.ownerId !== ownerId) return undefined;
  const type = row.type as QuestionTypeCode;
  const [stored, answerKey, template] = await Promise.all([
    contentOfVersion(db, questionId, row.version),
    keyOfVersion(db, questionId, row.version),
    templateOfVersion(db, questionId, row.version),
  ]);
  const parsed = readQuestion(type, { ...stored, answerKey });
  // The key of a template is computed, so the corrected key of one draw does not apply to the others.
  return parsed.ok && template === null
    ? { version: row.version, schemaVersion: stored.schemaVersion, question: { type, ...parsed.read } }
    : undefined;
}

/** Undefined unless the question is the owner's own. */
export const findOwnQuestion = async (
  { db }: Pick<Context, 'db'>,
  amending: Amending,
): Promise<BankQuestion | undefined> => (await ownQuestion(db, amending, false))?.question;

/** Adds a version with another key; returns its number, or null if `amend` returns no key or it is not the owner's. */
export async function amendOwnKey(
  { db, now }: Context,
  amending: Amending,
  amend: (question: BankQuestion) => QuestionKey | null,
): Promise<number | null> {
  const { questionId, ownerId } = amending;
  const found = await ownQuestion(db, amending, true);
  const answerKey = found && amend(found.question);
  if (!found || !answerKey) return null;
  const { version, schemaVersion, question } = found;
  await addKeyVersion(
    db,
    questionId,
    version,
    { schemaVersion, content: question.content, answerKey },
    { by: ownerId, now },
  );
  await audit(db, {
    at: now,
    actorId: ownerId,
    action: 'question-updated',
    kind: 'question',
    id: questionId,
    details: { version: version + 1 },
  });
  return version + 1;
}

/** Adds a version with the key from before version `version`, unless the question was changed since. */
export async function withdrawAmendment({ db, now }: Context, amending: Amending, version: number): Promise<void> {
  const found = await ownQuestion(db, amending, true);
  if (found?.version !== version) return;
  const before = readQuestion(found.question.type, {
    ...(await contentOfVersion(db, amending.questionId, version - 1)),
    answerKey: await keyOfVersion(db, amending.questionId, version - 1),
  });
  if (before.ok) await amendOwnKey({ db, now }, amending, () => before.read.answerKey);
}
