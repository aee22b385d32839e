/**
 * Grades, exam types, publishers and labels as operators maintain them. Every change is a revision that can be compared,
 * and the last one taken back. Places are no part of a revision: moving one row moves others.
 */
import type { choiceListRoutes, ManagedChoice, ParsedInput } from '@vumon/contract';
import { AppError, choiceGroups, isChoiceCode, type ChoiceList, type ChoiceUse } from '@vumon/domain';
import { foreignKeyViolation, uniqueViolation, withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { findOptionalTopic } from '#platform/catalogue';
import { historyView } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  changesOfChoice,
  changesOfTopic,
  deleteChoice,
  findOptionalChoice,
  insertChoice,
  insertChoiceChange,
  listChoices,
  lockChoices,
  placeChoices,
  updateChoice,
  usesOfChoice,
  type ChoiceFacts,
  type ChoiceKey,
  type ChoiceRow,
} from './choice-lists.queries.ts';

type Routes = typeof choiceListRoutes;

const view = (row: ChoiceRow) => row as ManagedChoice;
const stored = ({ name, nameEn, group, state }: ChoiceFacts) => ({ name, nameEn, group, state });
const subjectOf = ({ list, code }: ChoiceKey) => ({ kind: 'choice', id: `${list}.${code}` }) as const;

export async function choicePage(
  { db }: SignedInContext,
  list: ChoiceList,
  query: ParsedInput<Routes['GET /itf/choice-lists/{list}']>['query'],
) {
  const { rows, total } = await listChoices(db, list, query, query);
  return { items: rows.map(view), page: { page: query.page, size: query.size, total } };
}

/** Errors: BODY_INVALID for a group that the list does not have. */
function expectGroup(list: ChoiceList, { group }: ChoiceFacts): void {
  const groups: readonly string[] = choiceGroups[list];
  if (groups.length === 0 ? group === null : group !== null && groups.includes(group)) return;
  throw new AppError('BODY_INVALID', { fields: [{ path: 'group', code: 'invalid' }] });
}

/** Errors: BODY_INVALID for a code or group that the list cannot have; CHOICE_CODE_TAKEN. */
export async function addChoice(
  { app, actor, now }: SignedInContext,
  list: ChoiceList,
  { code, ...facts }: ParsedInput<Routes['POST /itf/choice-lists/{list}']>['body'],
): Promise<ManagedChoice> {
  if (!isChoiceCode(list, code)) throw new AppError('BODY_INVALID', { fields: [{ path: 'code', code: 'invalid' }] });
  expectGroup(list, facts);
  const key = { list, code };
  return withTransaction(app.db, async (db) => {
    await lockChoices(db, list);
    await insertChoice(db, key, facts);
    const row = (await findOptionalChoice(db, key))!;
    const after = stored(row);
    await insertChoiceChange(db, key, { revision: 1, at: new Date(now), actorId: actor.userId, before: null, after });
    const details = { name: row.name, kind: list };
    await audit(db, { at: now, actorId: actor.userId, action: 'choice-added', ...subjectOf(key), details });
    return view(row);
  }).catch((error: unknown) => {
    if (uniqueViolation(error) === null) throw error;
    throw new AppError('CHOICE_CODE_TAKEN', { fields: [{ path: 'code', code: 'CHOICE_CODE_TAKEN' }] });
  });
}

/** Locks the list, applies the change and stores it as a revision, unless it changes nothing. Errors: NOT_FOUND. */
async function change(
  { app, actor, now }: SignedInContext,
  key: ChoiceKey,
  decide: (db: Db, row: ChoiceRow) => Promise<ChoiceFacts>,
): Promise<ManagedChoice> {
  return withTransaction(app.db, async (db) => {
    await lockChoices(db, key.list);
    const row = await findOptionalChoice(db, key);
    if (!row) throw new AppError('NOT_FOUND');
    const facts = await decide(db, row);
    expectGroup(key.list, facts);
    const [before, after] = [stored(row), stored(facts)];
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return view(row);
    await updateChoice(db, key, facts);
    const next = (await findOptionalChoice(db, key))!;
    await insertChoiceChange(db, key, {
      revision: next.revision,
      at: new Date(now),
      actorId: actor.userId,
      before,
      after,
    });
    const details = { name: next.name, kind: key.list, changed };
    await audit(db, { at: now, actorId: actor.userId, action: 'choice-changed', ...subjectOf(key), details });
    return view(next);
  });
}

/** Errors: NOT_FOUND, VERSION_CONFLICT, BODY_INVALID for a group that the list does not have. */
export const changeChoice = (
  context: SignedInContext,
  key: ChoiceKey,
  { revision, ...facts }: ParsedInput<Routes['PUT /itf/choice-lists/{list}/{code}']>['body'],
): Promise<ManagedChoice> =>
  change(context, key, (_, row) => {
    if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
    return Promise.resolve(facts);
  });

/** Errors: NOT_FOUND; VERSION_CONFLICT where the revision is not the last. */
export const undoChoiceChange = (context: SignedInContext, key: ChoiceKey, revision: number): Promise<ManagedChoice> =>
  change(context, key, async (db, row) => {
    const [last] = await changesOfChoice(db, key);
    if (row.revision !== revision || last?.revision !== revision || last.before === null)
      throw new AppError('VERSION_CONFLICT');
    return last.before as unknown as ChoiceFacts;
  });

/** A place beyond the end is the end. Errors: NOT_FOUND. */
export async function moveChoice(
  { app, actor, now }: SignedInContext,
  key: ChoiceKey,
  place: number,
): Promise<ManagedChoice> {
  return withTransaction(app.db, async (db) => {
    const codes = await lockChoices(db, key.list);
    const from = codes.indexOf(key.code);
    if (from === -1) throw new AppError('NOT_FOUND');
    const order = codes.toSpliced(from, 1).toSpliced(place - 1, 0, key.code);
    const to = order.indexOf(key.code);
    if (to !== from) await placeChoices(db, key.list, order);
    const row = (await findOptionalChoice(db, key))!;
    if (to !== from) {
      const details = { name: row.name, kind: key.list, before: from + 1, after: to + 1 };
      await audit(db, { at: now, actorId: actor.userId, action: 'choice-moved', ...subjectOf(key), details });
    }
    return view(row);
  });
}

/** Errors: NOT_FOUND. */
export async function usesOf({ db }: SignedInContext, key: ChoiceKey): Promise<{ kind: ChoiceUse; count: number }[]> {
  const row = await findOptionalChoice(db, key);
  if (!row) throw new AppError('NOT_FOUND');
  const found = await usesOfChoice(db, key);
  return row.shipped ? [{ kind: 'SHIPPED', count: 1 }, ...found] : found;
}

/** Errors: NOT_FOUND, CHOICE_IN_USE. */
export async function removeChoice({ app, actor, now }: SignedInContext, key: ChoiceKey): Promise<null> {
  return withTransaction(app.db, async (db) => {
    await lockChoices(db, key.list);
    const row = await findOptionalChoice(db, key);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.shipped || (await usesOfChoice(db, key, 1)).length > 0) throw new AppError('CHOICE_IN_USE');
    await deleteChoice(db, key);
    const details = { name: row.name, kind: key.list };
    await audit(db, { at: now, actorId: actor.userId, action: 'choice-deleted', ...subjectOf(key), details });
    return null;
  }).catch((error: unknown) => {
    // Upper areas have rows of their own that refer to it, such as activation codes.
    if (foreignKeyViolation(error)) throw new AppError('CHOICE_IN_USE');
    throw error;
  });
}

/** With the names of who changed it, which the catalogue below the accounts has not. Errors: NOT_FOUND. */
export async function historyOfTopic({ db }: SignedInContext, id: string) {
  if (!(await findOptionalTopic(db, id))) throw new AppError('NOT_FOUND');
  return (await changesOfTopic(db, id)).map(historyView);
}

/** Errors: NOT_FOUND. */
export async function historyOfChoice({ db }: SignedInContext, key: ChoiceKey) {
  if (!(await findOptionalChoice(db, key))) throw new AppError('NOT_FOUND');
  return (await changesOfChoice(db, key)).map(historyView);
}
