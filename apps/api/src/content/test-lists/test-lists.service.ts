/**
 * Sample tests and the welcome gift of each grade. What learners and teachers get is read from the same rows, so that a
 * change is theirs at once. Every change is a revision that can be compared, and the last one taken back.
 */
import type { ListedTest, ParsedInput, TestList, testListRoutes } from '@vumon/contract';
import { AppError, testListKinds, testListSize, unfitFor } from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { gradeExists, listGrades } from '#platform/catalogue';
import { historyView } from '#people/packages';
import { visibleExam } from '#content/exams';
import type { ActorContext, SignedInContext } from '../../platform/http/context.ts';
import {
  allLists,
  changesOfList,
  findOptionalList,
  findTests,
  idsOfList,
  insertListChange,
  labelTests,
  listCandidates,
  listTests,
  lockList,
  placeTest,
  replaceList,
  testNames,
  type CandidateFilter,
  type ListKey,
  type TestRow,
} from './test-lists.queries.ts';

type Routes = typeof testListRoutes;

const view = ({ kind, gradeId }: ListKey, row: TestRow): ListedTest => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEn,
  subject: row.subject,
  gradeId: row.gradeId,
  examType: row.examType,
  isInternational: row.isInternational,
  minutes: row.minutes,
  totalQuestions: row.totalQuestions,
  unfit: unfitFor(kind, gradeId, row),
});

/** For every grade, also one without any test. */
export async function testListTotals({ db }: SignedInContext) {
  const [grades, states] = [await listGrades(db), await allLists(db)];
  const all = await Promise.all(testListKinds.map((kind) => listTests(db, kind, null)));
  return testListKinds.flatMap((kind, at) =>
    grades.map(({ id: gradeId }) => {
      const tests = all[at]!.filter((test) => test.listGradeId === gradeId);
      const state = states.find((one) => one.kind === kind && one.gradeId === gradeId && one.revision > 0);
      return {
        kind,
        gradeId,
        tests: tests.length,
        unfit: tests.filter((test) => unfitFor(kind, gradeId, test) !== null).length,
        changedAt: state?.changedAt.toISOString() ?? null,
      };
    }),
  );
}

async function expectGrade(db: Db, gradeId: string): Promise<void> {
  if (!(await gradeExists(db, gradeId))) throw new AppError('NOT_FOUND');
}

async function read(db: Db, { kind, gradeId }: ListKey): Promise<TestList> {
  const state = await findOptionalList(db, { kind, gradeId });
  const rows = await listTests(db, kind, gradeId);
  return { kind, gradeId, revision: state?.revision ?? 0, tests: rows.map((row) => view({ kind, gradeId }, row)) };
}

/** Errors: NOT_FOUND for an unknown grade. */
export async function getTestList({ db }: SignedInContext, key: ListKey): Promise<TestList> {
  await expectGrade(db, key.gradeId);
  return read(db, key);
}

/** Errors: NOT_FOUND for an unknown grade. */
export async function candidatesOf({ db }: SignedInContext, key: ListKey, filter: CandidateFilter) {
  await expectGrade(db, key.gradeId);
  const { rows, total } = await listCandidates(db, key, filter);
  return { items: rows.map((row) => view(key, row)), page: { page: filter.page, size: filter.size, total } };
}

/** Runs with the list locked and stores the difference as a revision, unless nothing has changed. */
async function change(
  { actor, now }: Pick<ActorContext, 'actor' | 'now'>,
  db: Db,
  key: ListKey,
  work: (revision: number, before: readonly string[]) => Promise<void>,
): Promise<void> {
  const at = new Date(now);
  const revision = await lockList(db, key, at);
  const before = await idsOfList(db, key);
  await work(revision, before);
  const after = await idsOfList(db, key);
  if (after.join(' ') === before.join(' ')) return;
  await labelTests(db, key.kind, [...new Set([...before, ...after])]);
  await insertListChange(db, key, { revision: revision + 1, at, actorId: actor.userId, before, after });
  const id = `${key.kind}.${key.gradeId}`;
  const details = { gradeId: key.gradeId, tests: after.length };
  await audit(db, { at: now, actorId: actor.userId, action: 'test-list-changed', kind: 'test-list', id, details });
}

/** A test that was in the list may stay although it does not fit any more: it is only moved. */
async function put(db: Db, key: ListKey, ids: readonly string[], before: readonly string[]): Promise<void> {
  if (ids.length > testListSize[key.kind] || new Set(ids).size < ids.length)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'tests', code: 'invalid' }] });
  const added = ids.filter((id) => !before.includes(id));
  const known = await findTests(db, added);
  for (const id of added) {
    const test = known.find((one) => one.id === id);
    if (!test || unfitFor(key.kind, key.gradeId, test) !== null)
      throw new AppError('TEST_LIST_UNFIT', { params: { name: test?.name ?? id } });
  }
  await replaceList(db, key, ids).catch(refusePlace);
}

const refusePlace = (error: unknown): never => {
  throw uniqueViolation(error) === null ? error : new AppError('CONFLICT');
};

/**
 * Errors: NOT_FOUND, VERSION_CONFLICT, BODY_INVALID for too many tests or one twice, TEST_LIST_UNFIT for a test that does
 * not fit, CONFLICT for a sample test of another grade.
 */
export async function changeTestList(
  context: SignedInContext,
  key: ListKey,
  { revision, tests }: ParsedInput<Routes['PUT /itf/test-lists/{kind}/{gradeId}']>['body'],
): Promise<TestList> {
  await withTransaction(context.app.db, async (db) => {
    await expectGrade(db, key.gradeId);
    await change(context, db, key, async (current, before) => {
      if (current !== revision) throw new AppError('VERSION_CONFLICT');
      await put(db, key, tests, before);
    });
  });
  return read(context.app.db, key);
}

/** Errors: those of `changeTestList`; VERSION_CONFLICT where the revision is not the last. */
export async function undoTestListChange(context: SignedInContext, key: ListKey, revision: number): Promise<TestList> {
  await withTransaction(context.app.db, async (db) => {
    await expectGrade(db, key.gradeId);
    await change(context, db, key, async (current, now) => {
      const [last] = await changesOfList(db, key, 1);
      if (current !== revision || last?.revision !== revision) throw new AppError('VERSION_CONFLICT');
      await put(db, key, last.before, now);
    });
  });
  return read(context.app.db, key);
}

/** Names of tests by their place. Errors: NOT_FOUND for an unknown grade. */
export async function historyOfTestList({ db }: SignedInContext, key: ListKey) {
  await expectGrade(db, key.gradeId);
  const changes = await changesOfList(db, key);
  const names = await testNames(db, [...new Set(changes.flatMap(({ before, after }) => [...before, ...after]))]);
  const places = Array.from({ length: testListSize[key.kind] }, (_, at) => at);
  const byPlace = (ids: readonly string[]) =>
    Object.fromEntries(places.map((at) => [String(at + 1), ids[at] === undefined ? null : (names.get(ids[at]) ?? '')]));
  return changes.map((row) => historyView({ ...row, before: byPlace(row.before), after: byPlace(row.after) }));
}

/** Errors: UNIT_TEST_NOT_FOUND for tests of teachers, TEST_CONTENT_INSUFFICIENT, CONFLICT where another test has the place. */
export async function placeSample(context: ActorContext, id: string, position: number | null): Promise<null> {
  return withTransaction(context.db, async (db) => {
    const row = await visibleExam({ ...context, db }, id);
    if (row.scope !== 'SYSTEM') throw new AppError('UNIT_TEST_NOT_FOUND');
    if (position !== null && row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
    await change(context, db, { kind: 'SAMPLE', gradeId: row.gradeId }, () =>
      placeTest(db, row.gradeId, id, position).catch(refusePlace),
    );
    return null;
  });
}
