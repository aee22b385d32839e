/** Corrects the key of a bank question: an own one after a regrade, one of the system after it was reported. */
import type { QuestionContent, QuestionKey, QuestionTypeCode } from '@vumon/question-types';
import { AppError } from '@vumon/domain';
import type { Db } from '#db';
import { audit } from '#platform/audit';
import { moveDrafts } from '#content/exams';
import type { ActorContext } from '../../platform/http/context.ts';
import {
  addKeyVersion,
  contentOfVersion,
  findOptionalQuestion,
  keyOfVersion,
  templateOfVersion,
} from './question-bank.queries.ts';
import type { QuestionRow } from './question-list.queries.ts';
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
  return row?.scope === 'USER' && row.ownerId === ownerId ? currentOf(db, row) : undefined;
}

/** The current version, unless it is drawn from a template. */
async function currentOf(db: Db, row: QuestionRow) {
  const questionId = row.id;
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

/**
 * Adds a version of a question of the system with another key; returns its number, or null if `amend` returns no key. Errors:
 * NOT_FOUND, VERSION_CONFLICT where `version` is not the current one.
 */
export async function amendSystemKey(
  { db, now }: Context,
  {
    questionId,
    version,
    actorId,
  }: {
    readonly questionId: string;
    readonly version: number;
    /** Null for the product. */ readonly actorId: string | null;
  },
  amend: (question: BankQuestion) => QuestionKey | null,
): Promise<number | null> {
  const row = await findOptionalQuestion(db, questionId, { lock: true });
  if (row?.scope !== 'SYSTEM') throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('VERSION_CONFLICT');
  const found = await currentOf(db, row);
  const answerKey = found && amend(found.question);
  if (!answerKey) return null;
  const { schemaVersion, question } = found;
  const next = { id: questionId, version: version + 1, items: row.items, skill: row.skill, difficulty: row.difficulty };
  await addKeyVersion(
    db,
    questionId,
    version,
    { schemaVersion, content: question.content, answerKey },
    { by: actorId, now },
  );
  await moveDrafts(db, next, { scope: 'SYSTEM' });
  await audit(db, {
    at: now,
    actorId,
    action: 'question-updated',
    kind: 'question',
    id: questionId,
    details: { version: version + 1 },
  });
  return version + 1;
}

/** A stored version of a question; undefined where it is drawn from a template. */
export async function findVersion(
  { db }: Pick<Context, 'db'>,
  questionId: string,
  version: number,
): Promise<BankQuestion | undefined> {
  const row = await findOptionalQuestion(db, questionId);
  return row && (await currentOf(db, { ...row, version }))?.question;
}
