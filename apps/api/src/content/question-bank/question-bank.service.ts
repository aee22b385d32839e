/** Services of the question bank with their permissions: list, read, write, copy and delete questions. */
import type { Paged, ParsedInput, questionBankRoutes, RouteReply } from '@vumon/contract';
import { AppError, can, type Actor, type Skill } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { moveDrafts } from '#content/exams';
import { givenQuestions, maySeeKeyOf, mediaForAuthor } from '#content/keys';
import type { ActorContext, CreatorContext, SignedInContext } from '../../platform/http/context.ts';
import {
  contentOfVersion,
  findOptionalQuestion,
  insertQuestion,
  keyOfVersion,
  templateOfVersion,
  updateQuestion,
  type NewQuestion,
} from './question-bank.queries.ts';
import {
  resourceOf,
  viewListed,
  viewWhole,
  writtenFactsOf,
  writtenPartsOf,
  type ListedQuestion,
  type WholeQuestion,
} from './question-bank.view.ts';
import { anyMedia, prepareQuestion, type AllowedMedia, type WrittenQuestion } from './question-bank.writing.ts';
import {
  countBySkill,
  countQuestions,
  countScope,
  listCreators,
  listQuestions,
  type QuestionRow,
} from './question-list.queries.ts';

type Routes = typeof questionBankRoutes;
type Query<K extends keyof Routes> = ParsedInput<Routes[K]> extends { query: infer Q } ? Q : never;
type Body<K extends keyof Routes> = ParsedInput<Routes[K]> extends { body: infer B } ? B : never;

export async function list(
  { db, actor, now }: SignedInContext,
  { first, firstGrade, sort, page, size, ...filter }: Query<'GET /itf/questions'>,
): Promise<Paged<ListedQuestion[]>> {
  const { rows, total, more } = await listQuestions(db, { userId: actor.userId, now }, filter, {
    first,
    firstGrade,
    sort,
    page,
    size,
  });
  return { items: rows.map((row) => viewListed(actor, row, now)), page: { page, size, total, more } };
}

export async function totals({
  db,
  actor,
  now,
}: SignedInContext): Promise<RouteReply<Routes['GET /itf/questions/totals']>> {
  const [system, mine, shared] = await Promise.all(
    (['system', 'mine', 'shared'] as const).map((scope) => countScope(db, { userId: actor.userId, now }, scope)),
  );
  return { system: system!, mine: mine!, shared: shared! };
}

export async function counts(
  { db, actor, now }: SignedInContext,
  filter: Query<'GET /itf/questions/counts'>,
): Promise<RouteReply<Routes['GET /itf/questions/counts']>> {
  const skills = await countBySkill(db, { userId: actor.userId, now }, filter);
  if (!skills) return { ...(await countQuestions(db, { userId: actor.userId, now }, filter)), skills: null };
  // The skills were counted without the skill filter, so the filtered total is the sum of the chosen skills.
  const total = Object.entries(skills).reduce(
    (sum, [skill, count]) => (!filter.skill?.length || filter.skill.includes(skill as Skill) ? sum + count : sum),
    0,
  );
  return { total, more: false, skills };
}

export const creators = (
  { db, actor, now }: SignedInContext,
  { scope, search }: Query<'GET /itf/questions/creators'>,
) => listCreators(db, { userId: actor.userId, now }, scope, search);

/** Teachers write into their own bank, operators and admins into the system's. */
export const scopeOf = (actor: Actor): 'SYSTEM' | 'USER' => (actor.role === 'TEACHER' ? 'USER' : 'SYSTEM');

async function wholeQuestion({ db, actor, now }: ActorContext, row: QuestionRow): Promise<WholeQuestion> {
  const { schemaVersion, content } = await contentOfVersion(db, row.id, row.version);
  const [answerKey, template] = maySeeKeyOf({ actor, now }, row)
    ? await Promise.all([keyOfVersion(db, row.id, row.version), templateOfVersion(db, row.id, row.version)])
    : [null, null];
  return viewWhole(actor, row, { schemaVersion, content, answerKey, template }, now);
}

/** A question that `actor` may see. Errors: NOT_FOUND also for questions that the actor may not see. */
export async function visibleQuestion(
  { db, actor, now }: ActorContext,
  id: string,
  options: { lock?: boolean } = {},
): Promise<QuestionRow> {
  const row = await findOptionalQuestion(db, id, options);
  if (!row || !can(actor, 'question', 'view', resourceOf(row))) throw new AppError('NOT_FOUND');
  const foreign = row.scope === 'USER' && row.ownerId !== actor.userId;
  if (foreign && (await givenQuestions(db, [id], new Date(now))).size > 0) throw new AppError('NOT_FOUND');
  return row;
}

export async function view(context: ActorContext, id: string): Promise<WholeQuestion> {
  return wholeQuestion(context, await visibleQuestion(context, id));
}

export async function create(
  context: CreatorContext,
  { type, ...written }: Body<'POST /questions'>,
): Promise<WholeQuestion> {
  const id = await addQuestion(context, { type, written }, (ids) => mediaForAuthor(context, ids));
  return view(context, id);
}

/** Checks and stores a new question. */
async function addQuestion(
  { app, db, actor, now }: CreatorContext,
  {
    type,
    written,
    ...origin
  }: { type: QuestionTypeCode; written: WrittenQuestion } & Pick<NewQuestion, 'family' | 'pool'>,
  allowed: AllowedMedia,
): Promise<string> {
  const { facts, version } = await prepareQuestion(db, type, written, allowed);
  const id = app.newId();
  await withTransaction(db, (db) =>
    insertQuestion(db, { id, scope: scopeOf(actor), ownerId: actor.userId, type, facts, version, now, ...origin }),
  );
  return id;
}

export const update = (
  context: SignedInContext,
  { id, version: expected, ...written }: Body<'POST /questions/update'>,
): Promise<WholeQuestion> => writeVersion(context, { id, expected, written, restoredFrom: null });

/** Finished and assigned tests keep their version of the question; drafts of the same bank get the new one. */
export async function writeVersion(
  { db, actor, now }: ActorContext,
  {
    id,
    expected,
    written,
    restoredFrom,
  }: { id: string; expected: number; written: WrittenQuestion; restoredFrom: number | null },
): Promise<WholeQuestion> {
  const seen = await visibleQuestion({ db, actor, now }, id);
  if (!can(actor, 'question', 'edit', resourceOf(seen))) throw new AppError('FORBIDDEN');
  const { facts, version } = await prepareQuestion(db, seen.type as QuestionTypeCode, written, (ids) =>
    mediaForAuthor({ db, actor, now }, ids),
  );
  return withTransaction(db, async (db) => {
    const current = await visibleQuestion({ db, actor, now }, id, { lock: true });
    const updated =
      current.version === expected &&
      (await updateQuestion(db, id, expected, facts, version, { by: actor.userId, now, restoredFrom }));
    if (!updated)
      throw new AppError('VERSION_CONFLICT', {
        data: { version: current.version, updatedAt: current.updatedAt.toISOString() },
      });
    await moveDrafts(
      db,
      { id, version: expected + 1, items: facts.items, skill: facts.skill, difficulty: facts.difficulty },
      current.scope === 'SYSTEM' ? { scope: 'SYSTEM' } : { scope: 'USER', ownerId: actor.userId },
    );
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'question-updated',
      kind: 'question',
      id,
      details: { version: expected + 1, ...(restoredFrom !== null && { restoredFrom }) },
    });
    return view({ db, actor, now }, id);
  });
}

export async function copy(context: CreatorContext, id: string): Promise<WholeQuestion> {
  const { db, actor, now } = context;
  const original = await visibleQuestion(context, id);
  if (!can(actor, 'question', 'copy', resourceOf(original))) throw new AppError('FORBIDDEN');
  // A copy would reveal the key.
  if (!maySeeKeyOf({ actor, now }, original))
    throw new AppError('PACKAGE_REQUIRED', { params: { feature: 'export-system-tests' } });
  const [stored, answerKey, template] = await Promise.all([
    contentOfVersion(db, id, original.version),
    keyOfVersion(db, id, original.version),
    templateOfVersion(db, id, original.version),
  ]);
  const written: WrittenQuestion = {
    ...writtenFactsOf(original),
    privacy: 'PRIVATE',
    ...writtenPartsOf({ ...stored, answerKey, template }),
  };
  // Whoever may copy a question may use its media in the copy.
  const copyId = await addQuestion(
    context,
    { type: original.type as QuestionTypeCode, written, family: original.family, pool: original.pool },
    anyMedia(db),
  );
  return view(context, copyId);
}
