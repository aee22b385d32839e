/** Similar questions: found for one question, grouped over a bank, merged. */
import type { Paged, ParsedInput, questionSimilarityRoutes, RouteReply } from '@vumon/contract';
import { AppError, can } from '@vumon/domain';
import { isQuestionTypeCode, parseContent } from '@vumon/question-types';
import { withTransaction, type Db } from '#db';
import type { DataChange } from '#platform/data-changes';
import { auditEach } from '#platform/audit';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { fingerprintOf } from './similarity.ts';
import {
  addDistinctions,
  distinctPairs,
  exactGroups,
  findSimilar,
  lockOfBank,
  mostInGroup,
  removeDistinctions,
  setFingerprint,
  similarPairs,
  unsketchedQuestions,
} from './similarity.queries.ts';
import { scopeOf } from '../question-bank.service.ts';
import { resourceOf, viewListed } from '../question-bank.view.ts';
import { lockQuestions, mergeFacts, setDeleted } from '../question-changes.queries.ts';
import { questionsInOrder } from '../question-list.queries.ts';

type Routes = typeof questionSimilarityRoutes;

/** The owner of the bank in which the actor works; null for the system's. */
const bankOf = (actor: SignedInContext['actor']): string | null => (scopeOf(actor) === 'USER' ? actor.userId : null);

export async function similar(
  { db, actor }: SignedInContext,
  { type, schemaVersion, content, except }: ParsedInput<Routes['POST /questions/similar']>['body'],
): Promise<RouteReply<Routes['POST /questions/similar']>> {
  const parsed = parseContent(type, schemaVersion, content);
  if (!parsed.ok) return [];
  const fingerprint = fingerprintOf(type, parsed.value);
  // Very short texts are similar to too many questions to be a useful warning.
  if (fingerprint.text.trim().length < 12) return [];
  const rows = await findSimilar(db, bankOf(actor), [{ n: 0, ...fingerprint }], { except, most: 5 });
  return rows.map(({ n: _, ...row }) => row);
}

type Pairs = readonly (readonly [string, string])[];

/** Groups of ids: questions that are equal or similar and were not marked as not duplicates. */
export function groupsOf(
  equal: readonly (readonly string[])[],
  pairs: Pairs,
  apart: Pairs = [],
): { exact: boolean; ids: string[] }[] {
  const distinct = new Set(apart.map(([a, b]) => `${a} ${b}`));
  const parent = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    while (parent.has(root) && parent.get(root) !== root) root = parent.get(root)!;
    // Path compression of the union-find structure.
    for (let at = id; at !== root;) {
      const next = parent.get(at)!;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  const join = (a: string, b: string) => {
    if (!parent.has(a)) parent.set(a, a);
    if (!parent.has(b)) parent.set(b, b);
    parent.set(rootOf(b), rootOf(a));
  };
  const hashOf = new Map<string, number>();
  equal.forEach((ids, number) =>
    ids.forEach((id, at) => {
      hashOf.set(id, number);
      for (const other of ids.slice(0, at)) if (!distinct.has(`${other} ${id}`)) join(other, id);
    }),
  );
  for (const [a, b] of pairs) join(a, b);
  return [...Map.groupBy(parent.keys(), rootOf).values()].map((ids) => {
    const numbers = new Set(ids.map((id) => hashOf.get(id)));
    return { ids: ids.toSorted(), exact: numbers.size === 1 && !numbers.has(undefined) };
  });
}

async function alikeGroups(db: Db, ownerId: string | null) {
  const equal = await exactGroups(db, ownerId);
  return groupsOf(equal, await similarPairs(db, ownerId), await distinctPairs(db, { ids: equal.flat() }));
}

/** Exact duplicates first. */
export async function duplicates(
  { db, actor, now }: SignedInContext,
  { page, size, apart }: ParsedInput<Routes['GET /questions/duplicates']>['query'],
): Promise<Paged<RouteReply<Routes['GET /questions/duplicates']>>> {
  const ownerId = bankOf(actor);
  const found = apart ? groupsOf([], await distinctPairs(db, { ownerId })) : await alikeGroups(db, ownerId);
  const groups = found.toSorted((a, b) => Number(b.exact) - Number(a.exact) || (a.ids[0]! < b.ids[0]! ? 1 : -1));
  const shown = groups
    .slice(page * size, (page + 1) * size)
    .map(({ exact, ids }) => ({ exact, ids: ids.slice(0, mostInGroup) }));
  const rows = new Map(
    (
      await questionsInOrder(
        db,
        shown.flatMap(({ ids }) => ids),
      )
    ).map((row) => [row.id, row]),
  );
  const items = shown.map(({ exact, ids }) => ({
    exact,
    questions: ids.flatMap((id) => rows.get(id) ?? []).map((row) => viewListed(actor, row, now)),
  }));
  return { items, page: { page, size, total: groups.length } };
}

/** Marks every pair, so that a new similar question is still reported. */
export function tellApart(
  { db: pool, actor, now }: SignedInContext,
  { ids: named, apart }: ParsedInput<Routes['POST /questions/tell-apart']>['body'],
): Promise<void> {
  const ids = [...new Set(named)];
  return withTransaction(pool, async (db) => {
    if ((await lockOfBank(db, bankOf(actor), ids)) < ids.length) throw new AppError('NOT_FOUND');
    const changed = await (apart ? addDistinctions(db, ids, new Date(now)) : removeDistinctions(db, ids));
    if (changed === 0) return;
    await auditEach(
      db,
      {
        at: now,
        actorId: actor.userId,
        action: apart ? 'question-told-apart' : 'question-compared-again',
        kind: 'question',
      },
      ids,
    );
  });
}

const maxLabels = 20;
const maxKeywords = 30;

export function merge(
  context: SignedInContext,
  { keep, remove }: ParsedInput<Routes['POST /questions/merge']>['body'],
): Promise<{ removed: string[] }> {
  const { actor, now } = context;
  const ids = [...new Set(remove)];
  if (ids.includes(keep)) throw new AppError('BODY_INVALID', { fields: [{ path: 'remove', code: 'invalid' }] });
  return withTransaction(context.db, async (db) => {
    const rows = (await lockQuestions(db, [keep, ...ids])).filter(
      (row) => row.deletedAt === null && can(actor, 'question', 'view', resourceOf(row)),
    );
    if (rows.length < ids.length + 1) throw new AppError('NOT_FOUND');
    if (!rows.every((row) => can(actor, 'question', 'delete', resourceOf(row)))) throw new AppError('FORBIDDEN');
    const inOrder = rows.toSorted((a, b) => Number(b.id === keep) - Number(a.id === keep));
    const all = (values: readonly string[], most: number) => [...new Set(values)].slice(0, most);
    await mergeFacts(
      db,
      keep,
      all(
        inOrder.flatMap(({ labels }) => labels),
        maxLabels,
      ),
      all(
        inOrder.flatMap(({ keywords }) => keywords),
        maxKeywords,
      ),
    );
    await setDeleted(db, ids, new Date(now));
    await auditEach(
      db,
      { at: now, actorId: actor.userId, action: 'question-merged', kind: 'question', details: { into: keep } },
      ids,
    );
    return { removed: ids };
  });
}

const batch = 200;

/** Computes the fingerprints of questions from before there were any; unreadable questions are passed over. */
export const fingerprintChange: DataChange = {
  name: 'question-bank.fingerprints',
  async step({ db }, after) {
    const rows = await unsketchedQuestions(db, after, batch);
    let changed = 0;
    for (const { id, type, schemaVersion, content } of rows) {
      const parsed = isQuestionTypeCode(type) ? parseContent(type, schemaVersion, content) : null;
      if (!isQuestionTypeCode(type) || !parsed?.ok) continue;
      await setFingerprint(db, id, fingerprintOf(type, parsed.value));
      changed += 1;
    }
    return { changed, next: rows.length < batch ? null : rows.at(-1)!.id };
  },
};
