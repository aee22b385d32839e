/** Topics, maintained by staff. */
import type { catalogueRoutes, KeptTopic, ListedTopic, ParsedInput } from '@vumon/contract';
import { AppError, isSkillOf, type FieldError } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import type { SignedInContext } from '../http/context.ts';
import { gradeExists } from './catalogue.queries.ts';
import { viewKeptTopic } from './catalogue.view.ts';
import {
  findOptionalFactsBefore,
  insertTopic,
  listKeptTopics,
  lockNeighbours,
  lockTopic,
  placeTopics,
  updateTopic,
  type CurriculumTopic,
  type TopicFacts,
} from './topics.queries.ts';

type Routes = typeof catalogueRoutes;

export async function keptTopics(
  { db }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/topics/all']>['query'],
): Promise<{ items: ListedTopic[]; page: { page: number; size: number; total: number } }> {
  const { rows, total } = await listKeptTopics(db, query);
  const items = rows.map((row) => ({ ...viewKeptTopic(row), place: row.place }));
  return { items, page: { page: query.page, size: query.size, total } };
}

export async function addTopic(
  context: SignedInContext,
  { subject, gradeId, strand, cefr, name, nameEn }: ParsedInput<Routes['POST /itf/topics']>['body'],
): Promise<KeptTopic> {
  const { app, actor, now } = context;
  const fields: FieldError[] = [];
  if (gradeId !== null && !(await gradeExists(context.db, gradeId))) fields.push({ path: 'gradeId', code: 'invalid' });
  if (strand === null ? subject === 'MATH' : !isSkillOf(subject, strand))
    fields.push({ path: 'strand', code: strand === null ? 'required' : 'skillOfOtherSubject' });
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  // Short enough for a filter in an address; the last digits of a new id are random.
  const id = `T-${app.newId().slice(-12)}`;
  return withTransaction(context.db, async (db) => {
    await insertTopic(db, { id, subject, gradeId, strand, cefr, name, nameEn }, new Date(now));
    await audit(db, { at: now, actorId: actor.userId, action: 'topic-added', kind: 'topic', id, details: { name } });
    return viewKeptTopic((await lockTopic(db, id))!);
  });
}

/** Locks the topic and stores what `next` makes of it, unless nothing changes. Errors: NOT_FOUND. */
async function change(
  { db: outer, actor, now }: SignedInContext,
  id: string,
  next: (db: Db, topic: CurriculumTopic) => TopicFacts | Promise<TopicFacts>,
): Promise<KeptTopic> {
  return withTransaction(outer, async (db) => {
    const before = await lockTopic(db, id);
    if (!before) throw new AppError('NOT_FOUND');
    const { name, nameEn, active } = await next(db, before);
    if (before.name !== name || before.nameEn !== nameEn || before.active !== active) {
      await updateTopic(db, before, { name, nameEn, active }, { actorId: actor.userId, at: new Date(now) });
      await audit(db, {
        at: now,
        actorId: actor.userId,
        action: 'topic-changed',
        kind: 'topic',
        id,
        details: { before: before.name, after: name },
      });
    }
    return viewKeptTopic((await lockTopic(db, id))!);
  });
}

export const changeTopic = (
  context: SignedInContext,
  id: string,
  facts: ParsedInput<Routes['PUT /itf/topics/{id}']>['body'],
): Promise<KeptTopic> => change(context, id, () => facts);

/** Errors: NOT_FOUND; VERSION_CONFLICT where the revision is not the last. */
export const undoTopicChange = (context: SignedInContext, id: string, revision: number): Promise<KeptTopic> =>
  change(context, id, async (db, topic) => {
    const before = topic.revision === revision ? await findOptionalFactsBefore(db, topic) : undefined;
    if (!before) throw new AppError('VERSION_CONFLICT');
    return before;
  });

export async function moveTopic({ db: outer }: SignedInContext, id: string, by: -1 | 1): Promise<null> {
  return withTransaction(outer, async (db) => {
    const topic = await lockTopic(db, id);
    if (!topic) throw new AppError('NOT_FOUND');
    const ids = (await lockNeighbours(db, topic)).map((one) => one.id);
    const at = ids.indexOf(id);
    const other = ids[at + by];
    if (other === undefined) return null;
    [ids[at], ids[at + by]] = [other, id];
    await placeTopics(db, ids);
    return null;
  });
}
