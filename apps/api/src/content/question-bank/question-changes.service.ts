/**
 * Bulk changes: each question is changed completely or not at all, and the reply gives the reason for each unchanged
 * one.
 */
import {
  mostAtOnce,
  type BulkChange,
  type BulkRefusal,
  type Paged,
  type ParsedInput,
  type questionBankRoutes,
  type RouteReply,
} from '@vumon/contract';
import { AppError, can, isSkillOf, trashDays, type Actor, type Skill, type Subject } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { auditEach } from '#platform/audit';
import { findOptionalTopic, findUnknownReferences, type TopicRow } from '#platform/catalogue';
import { givenQuestions } from '#content/keys';
import type { SignedInContext } from '../../platform/http/context.ts';
import { scopeOf } from './question-bank.service.ts';
import {
  listTrash,
  lockQuestions,
  matchingIds,
  setDeleted,
  setFacts,
  setPrivacy,
  type ChangeableRow,
} from './question-changes.queries.ts';
import { resourceOf, viewListed } from './question-bank.view.ts';

type Routes = typeof questionBankRoutes;
type BulkReport = RouteReply<Routes['POST /questions/bulk']>;
type TrashedQuestion = RouteReply<Routes['GET /itf/questions/trash']>[number];

const dayMs = 86_400_000;
const restorableUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + trashDays * dayMs);
const maxLabels = 20;

/** Ids that a bulk action of the caller may change: those of the caller's own bank only. */
export async function changeableIds(
  { db, actor, now }: SignedInContext,
  filter: ParsedInput<Routes['GET /itf/questions/ids']>['query'],
): Promise<RouteReply<Routes['GET /itf/questions/ids']>> {
  const own = scopeOf(actor) === 'USER' ? filter.scope === 'mine' : filter.scope === 'system';
  const ids = own ? await matchingIds(db, { userId: actor.userId, now }, filter, mostAtOnce) : [];
  return { ids: ids.slice(0, mostAtOnce), more: ids.length > mostAtOnce };
}

/** The reason why the question cannot be changed; null if it can. */
function refusalOf(actor: Actor, row: ChangeableRow, change: Change, now: number): BulkRefusal | null {
  const resource = resourceOf(row);
  const edits = can(
    actor,
    'question',
    change.kind === 'privacy' ? 'change-privacy' : change.kind === 'facts' ? 'edit' : 'delete',
    resource,
  );
  // Somebody else's deleted question is reported as not found.
  if (!can(actor, 'question', 'view', resource) || (row.deletedAt !== null && !edits)) return 'not-found';
  if (!edits) return 'not-owner';
  if (change.kind === 'restore')
    return row.deletedAt !== null && restorableUntil(row.deletedAt).getTime() <= now ? 'expired' : null;
  if (change.kind === 'delete') return null;
  if (row.deletedAt !== null) return 'not-found';
  if (change.kind !== 'facts') return null;
  if (change.topic && change.topic.subject !== row.subject) return 'other-subject';
  if (change.skill !== undefined && !isSkillOf(row.subject as Subject, change.skill)) return 'other-subject';
  return labelsAfter(row, change).length > maxLabels ? 'too-many-labels' : null;
}

type FactChange = Extract<BulkChange, { kind: 'facts' }>;
/** The requested change with the row of its topic. */
type Change = BulkChange & { readonly topic?: TopicRow | null };

const labelsAfter = ({ labels }: ChangeableRow, { addLabels, removeLabels }: FactChange): string[] =>
  [...new Set([...labels, ...addLabels])].filter((label) => !removeLabels.includes(label));

function isAlready(row: ChangeableRow, change: Change): boolean {
  switch (change.kind) {
    case 'delete':
      return row.deletedAt !== null;
    case 'restore':
      return row.deletedAt === null;
    case 'privacy':
      return row.privacy === change.privacy;
    case 'facts':
      return (
        labelsAfter(row, change).join() === row.labels.join() &&
        (change.gradeId === undefined || change.gradeId === row.gradeId) &&
        (change.skill ?? row.skill) === row.skill &&
        (change.topicId === undefined || change.topicId === row.topicId) &&
        (change.difficulty ?? row.difficulty) === row.difficulty &&
        (change.cefr ?? row.cefr) === row.cefr
      );
  }
}

const actionOf = {
  delete: 'question-deleted',
  restore: 'question-restored',
  privacy: 'question-privacy-changed',
  facts: 'question-facts-changed',
} as const;

async function apply(db: Db, ids: readonly string[], change: Change, now: number): Promise<void> {
  if (ids.length === 0) return;
  switch (change.kind) {
    case 'delete':
      return setDeleted(db, ids, new Date(now));
    case 'restore':
      return setDeleted(db, ids, null);
    case 'privacy':
      return setPrivacy(db, ids, change.privacy);
    case 'facts':
      return setFacts(db, ids, change);
  }
}

/** Adds the topic's row and, for maths, the topic's strand to the change. */
async function withTopic(db: Db, change: BulkChange): Promise<Change> {
  if (change.kind !== 'facts' || typeof change.topicId !== 'string') return change;
  const topic = await findOptionalTopic(db, change.topicId);
  if (!topic) throw new AppError('BODY_INVALID', { fields: [{ path: 'change.topicId', code: 'invalid' }] });
  return { ...change, topic, ...(topic.subject === 'MATH' && { skill: topic.strand as Skill }) };
}

/** Those of the questions that nobody but their author sees now. */
async function givenToOthers(
  db: Db,
  actor: Actor,
  rows: readonly ChangeableRow[],
  now: number,
): Promise<ReadonlySet<string>> {
  const foreign = rows.filter(({ scope, ownerId }) => scope === 'USER' && ownerId !== actor.userId);
  return givenQuestions(
    db,
    foreign.map(({ id }) => id),
    new Date(now),
  );
}

/** Deleting only marks the question: tests pin their versions, so a used question can be deleted too. */
export async function changeMany(
  context: SignedInContext,
  { ids, change: asked }: ParsedInput<Routes['POST /questions/bulk']>['body'],
): Promise<BulkReport> {
  const { actor, now } = context;
  const { topic, ...change } = await withTopic(context.db, asked);
  if (change.kind === 'facts') {
    const unknown = await findUnknownReferences(context.db, {
      labels: [...new Set([...change.addLabels, ...change.removeLabels])],
      ...(change.gradeId && { gradeId: change.gradeId }),
    });
    if (unknown.length > 0)
      throw new AppError('BODY_INVALID', {
        fields: unknown.map((path) => ({ path: `change.${path === 'labels' ? 'addLabels' : path}`, code: 'invalid' })),
      });
  }
  return withTransaction(context.db, async (db) => {
    const wanted = [...new Set(ids)];
    const rows = new Map((await lockQuestions(db, wanted)).map((row) => [row.id, row]));
    // Not even the beginning of a text is shown of what learners of another teacher can still be asked.
    for (const id of await givenToOthers(db, actor, [...rows.values()], now)) rows.delete(id);
    const refused: BulkReport['refused'] = [];
    const changed: ChangeableRow[] = [];
    let unchanged = 0;
    for (const id of wanted) {
      const row = rows.get(id);
      const reason = row ? refusalOf(actor, row, { ...change, topic: topic ?? null }, now) : 'not-found';
      // Questions that the actor may not see are reported without any detail.
      if (!row || reason)
        refused.push({
          id,
          title: row && reason !== 'not-found' ? row.summary || row.name : '',
          reason: reason ?? 'not-found',
        });
      else if (isAlready(row, change)) unchanged += 1;
      else changed.push(row);
    }
    const changedIds = changed.map(({ id }) => id);
    await apply(db, changedIds, change, now);
    const { kind, ...details } = change;
    await auditEach(
      db,
      { at: now, actorId: actor.userId, action: actionOf[kind], kind: 'question', details },
      changedIds,
    );
    return { changed: changedIds, unchanged, refused, inTests: changed.filter(({ uses }) => uses > 0).length };
  });
}

/** Changes one question; throws the reason if it cannot. */
export async function removeOne(context: SignedInContext, id: string): Promise<void> {
  const { refused, unchanged } = await changeMany(context, { ids: [id], change: { kind: 'delete' } });
  if (refused[0]) throw new AppError(refused[0].reason === 'not-owner' ? 'FORBIDDEN' : 'NOT_FOUND');
  if (unchanged > 0) throw new AppError('NOT_FOUND');
}

/** The moment from which deleted questions can still be restored. */
export async function trash(
  { db, actor, now }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/questions/trash']>['query'],
): Promise<Paged<TrashedQuestion[]>> {
  const { page, size } = query;
  const { rows, total, more } = await listTrash(db, {
    ...query,
    ownerId: scopeOf(actor) === 'USER' ? actor.userId : null,
    since: new Date(now - trashDays * dayMs),
  });
  const items = rows.map((row): TrashedQuestion => {
    const until = restorableUntil(row.deletedAt!);
    return {
      ...viewListed(actor, row, now),
      deletedAt: row.deletedAt!.toISOString(),
      restorableUntil: until.toISOString(),
      daysLeft: Math.ceil((until.getTime() - now) / dayMs),
    };
  });
  return { items, page: { page, size, total, more } };
}
