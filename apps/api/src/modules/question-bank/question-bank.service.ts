/** Rules of the question bank: who sees, writes, copies and deletes which question. */
import type { Paged, ParsedInput, questionBankRoutes, RouteReply } from '@vumon/contract';
import { AppError, can, type Actor, type Skill } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { withTransaction, type Db } from '#db';
import { audit } from '#modules/audit';
import type { App, SignedInContext } from '../../http/context.ts';
import { contentOfVersion, findOptionalQuestion, findQuestions, insertQuestion, keyOfVersion, setDeleted, setPrivacy, updateQuestion } from './question-bank.queries.ts';
import { maySeeKey, resourceOf, viewListed, viewWhole, type ListedQuestion, type WholeQuestion } from './question-bank.view.ts';
import { prepareQuestion, type WrittenQuestion } from './question-bank.writing.ts';
import { countBySkill, countQuestions, countScope, listCreators, listQuestions, type QuestionRow } from './question-list.queries.ts';

type Routes = typeof questionBankRoutes;
type Query<K extends keyof Routes> = ParsedInput<Routes[K]> extends { query: infer Q } ? Q : never;
type Body<K extends keyof Routes> = ParsedInput<Routes[K]> extends { body: infer B } ? B : never;

export async function list({ db, actor, now }: SignedInContext, { sort, page, size, ...filter }: Query<'GET /itf/questions'>): Promise<Paged<ListedQuestion[]>> {
  const { rows, total, more } = await listQuestions(db, actor.userId, filter, { sort, page, size });
  return { items: rows.map((row) => viewListed(actor, row, now)), page: { page, size, total, more } };
}

export async function totals({ db, actor }: SignedInContext): Promise<RouteReply<Routes['GET /itf/questions/totals']>> {
  const [system, mine, shared] = await Promise.all((['system', 'mine', 'shared'] as const).map((scope) => countScope(db, actor.userId, scope)));
  return { system: system!, mine: mine!, shared: shared! };
}

export async function counts({ db, actor }: SignedInContext, filter: Query<'GET /itf/questions/counts'>): Promise<RouteReply<Routes['GET /itf/questions/counts']>> {
  const skills = await countBySkill(db, actor.userId, filter);
  if (!skills) return { ...(await countQuestions(db, actor.userId, filter)), skills: null };
  // The skills were counted without their own filter: what it leaves is a sum of theirs.
  const total = Object.entries(skills).reduce((sum, [skill, count]) => (!filter.skill?.length || filter.skill.includes(skill as Skill) ? sum + count : sum), 0);
  return { total, more: false, skills };
}

export const creators = ({ db, actor }: SignedInContext, { scope, search }: Query<'GET /itf/questions/creators'>) => listCreators(db, actor.userId, scope, search);

/** Teachers write into their own bank, operators and admins into the system's. */
const scopeOf = (actor: Actor): 'SYSTEM' | 'USER' => (actor.role === 'TEACHER' ? 'USER' : 'SYSTEM');

async function wholeQuestion(db: Db, actor: Actor, row: QuestionRow, now: number): Promise<WholeQuestion> {
  const { schemaVersion, content } = await contentOfVersion(db, row.id, row.version);
  const answerKey = maySeeKey(actor, row, now) ? await keyOfVersion(db, row.id, row.version) : null;
  return viewWhole(actor, row, { schemaVersion, content, answerKey }, now);
}

/** A question that `actor` may see; what may not be seen is not there. */
async function visibleQuestion(db: Db, actor: Actor, id: string, options: { lock?: boolean } = {}): Promise<QuestionRow> {
  const row = await findOptionalQuestion(db, id, options);
  if (!row || !can(actor, 'question', 'view', resourceOf(row))) throw new AppError('NOT_FOUND');
  return row;
}

export async function view({ db, actor, now }: SignedInContext, id: string): Promise<WholeQuestion> {
  return wholeQuestion(db, actor, await visibleQuestion(db, actor, id), now);
}

export async function create({ app, db, actor, now }: SignedInContext, { type, ...written }: Body<'POST /questions'>): Promise<WholeQuestion> {
  const id = await addQuestion(app, db, { ownerId: actor.userId, scope: scopeOf(actor), type, written, now });
  return wholeQuestion(db, actor, await visibleQuestion(db, actor, id), now);
}

/** Checks and stores a new question; seeders and importers come in here too. */
export async function addQuestion(
  app: Pick<App, 'newId'>,
  db: Db,
  question: { ownerId: string; scope: 'SYSTEM' | 'USER'; type: QuestionTypeCode; written: WrittenQuestion; now: number },
): Promise<string> {
  const { facts, version } = await prepareQuestion(db, question.type, question.written);
  const id = app.newId();
  await withTransaction(db, (db) => insertQuestion(db, { id, scope: question.scope, ownerId: question.ownerId, type: question.type, facts, version, now: question.now }));
  return id;
}

export async function update({ db, actor, now }: SignedInContext, { id, version: expected, ...written }: Body<'POST /questions/update'>): Promise<WholeQuestion> {
  const seen = await visibleQuestion(db, actor, id);
  if (!can(actor, 'question', 'edit', resourceOf(seen))) throw new AppError('FORBIDDEN');
  const { facts, version } = await prepareQuestion(db, seen.type as QuestionTypeCode, written);
  return withTransaction(db, async (db) => {
    const current = await visibleQuestion(db, actor, id, { lock: true });
    const updated = current.version === expected && (await updateQuestion(db, id, expected, facts, version, now));
    if (!updated) throw new AppError('VERSION_CONFLICT', { data: { version: current.version, updatedAt: current.updated_at.toISOString() } });
    await audit(db, { at: now, actorId: actor.userId, action: 'question-updated', kind: 'question', id, details: { version: expected + 1 } });
    return wholeQuestion(db, actor, await visibleQuestion(db, actor, id), now);
  });
}

export async function copy({ app, db, actor, now }: SignedInContext, id: string): Promise<WholeQuestion> {
  const original = await visibleQuestion(db, actor, id);
  if (!can(actor, 'question', 'copy', resourceOf(original))) throw new AppError('FORBIDDEN');
  // The copy would show its key.
  if (!maySeeKey(actor, original, now)) throw new AppError('PACKAGE_REQUIRED', { params: { feature: 'export-system-tests' } });
  const { schemaVersion, content } = await contentOfVersion(db, id, original.version);
  const written: WrittenQuestion = {
    name: original.name,
    gradeId: original.grade_id,
    subject: original.subject as WrittenQuestion['subject'],
    skill: original.skill as WrittenQuestion['skill'],
    difficulty: original.difficulty as WrittenQuestion['difficulty'],
    cefr: original.cefr as WrittenQuestion['cefr'],
    seriesId: original.series_id,
    publisher: original.publisher,
    examFamily: original.exam_family as WrittenQuestion['examFamily'],
    testCategory: original.test_category as WrittenQuestion['testCategory'],
    labels: original.labels,
    keywords: original.keywords,
    author: original.author,
    privacy: 'PRIVATE',
    schemaVersion,
    content: content as WrittenQuestion['content'],
    answerKey: (await keyOfVersion(db, id, original.version)) as WrittenQuestion['answerKey'],
  };
  const copyId = await addQuestion(app, db, { ownerId: actor.userId, scope: scopeOf(actor), type: original.type as QuestionTypeCode, written, now });
  return wholeQuestion(db, actor, await visibleQuestion(db, actor, copyId), now);
}

/** All of `ids`, locked, each allowed; else an error and nothing is changed. */
async function allowedQuestions(db: Db, actor: Actor, ids: readonly string[], action: 'delete' | 'change-privacy', deleted = false): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const rows = await findQuestions(db, wanted, { deleted, lock: true });
  const visible = rows.filter((row) => can(actor, 'question', deleted ? action : 'view', resourceOf(row)));
  if (visible.length < wanted.length) throw new AppError('NOT_FOUND');
  if (!visible.every((row) => can(actor, 'question', action, resourceOf(row)))) throw new AppError('FORBIDDEN');
  return wanted;
}

async function auditAll(db: Db, { actor, now }: SignedInContext, action: string, ids: readonly string[], details?: Readonly<Record<string, unknown>>): Promise<void> {
  for (const id of ids) await audit(db, { at: now, actorId: actor.userId, action, kind: 'question', id, ...(details && { details }) });
}

/** Marks as deleted. Exams hold on to the versions they pinned, so a question in use may go too. */
export function remove(context: SignedInContext, ids: readonly string[]): Promise<{ deleted: number }> {
  const { actor, now } = context;
  return withTransaction(context.db, async (db) => {
    const wanted = await allowedQuestions(db, actor, ids, 'delete');
    await setDeleted(db, wanted, now);
    await auditAll(db, context, 'question-deleted', wanted);
    return { deleted: wanted.length };
  });
}

export function restore(context: SignedInContext, ids: readonly string[]): Promise<{ restored: number }> {
  return withTransaction(context.db, async (db) => {
    const wanted = await allowedQuestions(db, context.actor, ids, 'delete', true);
    await setDeleted(db, wanted, null);
    await auditAll(db, context, 'question-restored', wanted);
    return { restored: wanted.length };
  });
}

export function changePrivacy(context: SignedInContext, ids: readonly string[], privacy: 'PRIVATE' | 'PUBLIC'): Promise<{ changed: number }> {
  return withTransaction(context.db, async (db) => {
    const wanted = await allowedQuestions(db, context.actor, ids, 'change-privacy');
    await setPrivacy(db, wanted, privacy);
    await auditAll(db, context, 'question-privacy-changed', wanted, { privacy });
    return { changed: wanted.length };
  });
}
