/** Rules of integrated exams: made by a teacher as drafts, published as assignments to whoever their partner launches. */
import type { IntegratedTest, IntegratedTestDetail, Paged } from '@vumon/contract';
import {
  AppError,
  can,
  fold,
  integratedSlug,
  mostOpenIntegrated,
  type Action,
  type AuditAction,
  type IntegratedReturn,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { endPartnerAssignment, movePartnerEnd, assignToPartner, withdrawPartnerAssignment } from '#exam/assignments';
import { findOptionalPartner } from '#people/partner-clients';
import type { SignedInContext } from '../../platform/http/context.ts';
import { assembled, testFor, withReason, type WantedTest } from './chosen-test.ts';
import {
  countOpen,
  deleteIntegrated,
  findOptionalIntegrated,
  insertIntegrated,
  isSeriesOfGrade,
  listIntegrated,
  listIntegratedAttempts,
  lockIntegrated,
  updateFacts,
  updateState,
  type IntegratedFacts,
  type IntegratedPage,
  type ListedRow,
} from './integrated-tests.queries.ts';
import { integratedDetailView, integratedView, stateOf } from './integrated-tests.view.ts';

export interface IntegratedValues extends WantedTest {
  readonly partnerId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly attemptsAllowed: number;
  readonly returns: IntegratedReturn;
  readonly signIn: boolean;
}

export async function listOfIntegrated(
  { db, actor, now }: SignedInContext,
  page: IntegratedPage,
): Promise<Paged<IntegratedTest[]>> {
  const { rows, total } = await listIntegrated(db, actor.role === 'TEACHER' ? actor.userId : null, page, new Date(now));
  return {
    items: rows.map((row) => integratedView(row, now)),
    page: { page: page.page, size: page.size, total },
  };
}

/** Foreign ones look like unknown ones. Errors: NOT_FOUND. */
async function integratedFor(
  { db, actor }: Pick<SignedInContext, 'actor'> & { readonly db: Db },
  by: { readonly id: string } | { readonly slug: string },
  action: Action<'integratedTest'>,
): Promise<ListedRow> {
  const row = await findOptionalIntegrated(db, by);
  if (!row || !can(actor, 'integratedTest', action, row)) throw new AppError('NOT_FOUND');
  return row;
}

export async function getIntegrated(context: SignedInContext, slug: string): Promise<IntegratedTestDetail> {
  const { app, actor, now } = context;
  return integratedDetailView(app.config, actor, await integratedFor(context, { slug }, 'view'), now);
}

export async function attemptsAtIntegrated(
  context: SignedInContext,
  id: string,
  page: { readonly search?: string | undefined; readonly page: number; readonly size: number },
) {
  const { assignmentId, ...row } = await integratedFor(context, { id }, 'edit');
  const { rows, total } =
    assignmentId === null
      ? { rows: [], total: 0 }
      : await listIntegratedAttempts(context.db, { ...row, assignmentId }, page);
  return {
    items: rows.map((one) => ({
      ...one,
      startedAt: one.startedAt.toISOString(),
      submittedAt: one.submittedAt?.toISOString() ?? null,
    })),
    page: { page: page.page, size: page.size, total },
  };
}

/** Errors: GRADE_SERIES_REQUIRED before everything else, BODY_INVALID for a series of another grade, PARTNER_NOT_FOUND. */
async function checkFirst({ db, now }: SignedInContext, values: IntegratedValues): Promise<void> {
  const { gradeId, seriesId, partnerId } = values;
  const missing = Object.entries({ gradeId, seriesId }).flatMap(([path, value]) => (value === '' ? [path] : []));
  if (missing.length > 0)
    throw new AppError('GRADE_SERIES_REQUIRED', { fields: missing.map((path) => ({ path, code: 'required' })) });
  if (!(await isSeriesOfGrade(db, seriesId, gradeId)))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'seriesId', code: 'invalid' }] });
  await expectPartner(db, partnerId, now);
  if (Date.parse(values.endsAt) <= Date.parse(values.startsAt))
    throw new AppError('ASSIGNMENT_END_BEFORE_START', {
      fields: [{ path: 'endsAt', code: 'ASSIGNMENT_END_BEFORE_START' }],
    });
}

async function expectPartner(db: Db, partnerId: string, now: number): Promise<void> {
  if ((await findOptionalPartner(db, partnerId, new Date(now)))?.status !== 'ACTIVE')
    throw new AppError('PARTNER_NOT_FOUND');
}

const factsOf = (values: IntegratedValues, test: { examId: string; minutes: number }): IntegratedFacts => ({
  title: values.title,
  partnerId: values.partnerId,
  gradeId: values.gradeId,
  seriesId: values.seriesId,
  examId: test.examId,
  minutes: test.minutes,
  startsAt: new Date(values.startsAt),
  endsAt: new Date(values.endsAt),
  attemptsAllowed: values.attemptsAllowed,
  returns: values.returns,
  signIn: values.signIn,
});

async function insertWithSlug(context: SignedInContext, facts: IntegratedFacts): Promise<string> {
  const { app, db, actor, now } = context;
  if ((await countOpen(db, actor.userId, new Date(now))) >= mostOpenIntegrated)
    throw new AppError('REACH_LIMIT_INTEGRATED_TESTS', { params: { a: mostOpenIntegrated } });
  const id = app.newId();
  const stem = integratedSlug(fold(facts.title));
  const one = { id, ownerId: actor.userId, at: new Date(now) };
  for (let ending = ''; ; ending = `-${Buffer.from(app.random(new Uint8Array(3))).toString('hex')}`)
    if (await insertIntegrated(db, { ...one, slug: `${stem}${ending}` }, facts)) return id;
}

/** Runs with the exam locked and returns it as it then is. Errors: NOT_FOUND unless the actor may do `action` to it. */
async function change(
  context: SignedInContext,
  id: string,
  action: Action<'integratedTest'>,
  work: (within: SignedInContext, row: ListedRow) => Promise<AuditAction | null>,
  details: { readonly reason?: string } = {},
): Promise<IntegratedTestDetail> {
  const { app, actor, now } = context;
  return withTransaction(context.db, async (db) => {
    const within = { ...context, db: db as SignedInContext['db'] };
    if (!(await lockIntegrated(db, id))) throw new AppError('NOT_FOUND');
    const row = await integratedFor(within, { id }, action);
    const done = await work(within, row);
    if (done) await audit(db, { at: now, actorId: actor.userId, action: done, kind: 'integrated-test', id, details });
    return integratedDetailView(app.config, actor, await integratedFor(within, { id }, action), now);
  });
}

async function publish(within: SignedInContext, row: ListedRow): Promise<void> {
  const { db, now } = within;
  await expectPartner(db, row.partnerId, now);
  const assignmentId = await withReason(() =>
    assignToPartner(within, {
      examId: row.examId,
      partnerId: row.partnerId,
      page: `${row.partnerSlug}/${row.slug}`,
      title: row.title,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      minutes: row.minutes,
      attemptsAllowed: row.attemptsAllowed,
    }),
  );
  await updateState(db, row.id, { state: 'PUBLISHED', assignmentId }, new Date(now));
}

/**
 * Errors: GRADE_SERIES_REQUIRED, INTEGRATED_TEST_FAILED with its reason, PARTNER_NOT_FOUND, REACH_LIMIT_INTEGRATED_TESTS,
 * those of assigning when it is published at once.
 */
export async function addIntegrated(
  context: SignedInContext,
  { publish: atOnce, ...values }: IntegratedValues & { readonly publish: boolean },
): Promise<IntegratedTestDetail> {
  await checkFirst(context, values);
  const made = await assembled(context, values);
  return withTransaction(context.db, async (db) => {
    const { actor, now } = context;
    const within = { ...context, db: db as SignedInContext['db'] };
    const id = await insertWithSlug(within, factsOf(values, await testFor(within, values, made)));
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'integrated-test-added',
      kind: 'integrated-test',
      id,
      details: { name: values.title },
    });
    return atOnce ? publishIntegrated(within, id) : change(within, id, 'edit', () => Promise.resolve(null));
  });
}

/** Errors: those of adding, INTEGRATED_TEST_PUBLISHED. */
export async function changeIntegrated(
  context: SignedInContext,
  id: string,
  values: IntegratedValues,
): Promise<IntegratedTestDetail> {
  await checkFirst(context, values);
  const made = await assembled(context, values);
  return change(context, id, 'edit', async (within, row) => {
    if (row.state !== 'DRAFT') throw new AppError('INTEGRATED_TEST_PUBLISHED');
    await updateFacts(within.db, id, factsOf(values, await testFor(within, values, made)), new Date(within.now));
    return null;
  });
}

/** Publishing again changes nothing. Errors: INTEGRATED_TEST_ENDED, INTEGRATED_TEST_FAILED, PARTNER_NOT_FOUND, those of assigning. */
export const publishIntegrated = (context: SignedInContext, id: string): Promise<IntegratedTestDetail> =>
  change(context, id, 'edit', async (within, row) => {
    const state = stateOf(row, within.now);
    if (state === 'PUBLISHED') return null;
    if (state !== 'DRAFT') throw new AppError('INTEGRATED_TEST_ENDED');
    await publish(within, row);
    return 'integrated-test-published';
  });

const assignmentOf = ({ ownerId, assignmentId }: ListedRow) => ({ ownerId, assignmentId: assignmentId! });

function expectPublished(row: ListedRow, now: number): void {
  if (stateOf(row, now) !== 'PUBLISHED') throw new AppError('INTEGRATED_TEST_ENDED');
}

/** Errors: INTEGRATED_TEST_ENDED, those of moving the end of an assigned test. */
export const moveEnd = (context: SignedInContext, id: string, endsAt: string): Promise<IntegratedTestDetail> =>
  change(context, id, 'edit', async (within, row) => {
    expectPublished(row, within.now);
    await movePartnerEnd(within, assignmentOf(row), new Date(endsAt));
    return 'integrated-test-extended';
  });

/** Errors: INTEGRATED_TEST_ENDED for one that was never open. */
export const endIntegrated = (context: SignedInContext, id: string): Promise<IntegratedTestDetail> =>
  change(context, id, 'edit', async (within, row) => {
    if (stateOf(row, within.now) === 'ENDED') return null;
    expectPublished(row, within.now);
    await endPartnerAssignment(within, assignmentOf(row));
    await updateState(within.db, id, { state: 'ENDED' }, new Date(within.now));
    return 'integrated-test-ended';
  });

/** A draft with the same test and settings; a window that is over is moved to begin now. */
export async function copyIntegrated(context: SignedInContext, id: string): Promise<IntegratedTestDetail> {
  const { now } = context;
  return withTransaction(context.db, async (db) => {
    const within = { ...context, db: db as SignedInContext['db'] };
    const row = await integratedFor(within, { id }, 'edit');
    const length = row.endsAt.getTime() - row.startsAt.getTime();
    const startsAt = Math.max(now, row.startsAt.getTime());
    const copy = await insertWithSlug(within, {
      ...row,
      startsAt: new Date(startsAt),
      endsAt: new Date(Math.max(startsAt + length, startsAt + row.minutes * 60_000)),
    });
    return change(within, copy, 'edit', () => Promise.resolve('integrated-test-added'));
  });
}

/** Errors: NOT_FOUND, INTEGRATED_TEST_PUBLISHED. */
export async function removeIntegrated(context: SignedInContext, id: string): Promise<null> {
  return withTransaction(context.db, async (db) => {
    await lockIntegrated(db, id);
    const row = await integratedFor({ db, actor: context.actor }, { id }, 'edit');
    if (row.state !== 'DRAFT') throw new AppError('INTEGRATED_TEST_PUBLISHED');
    await deleteIntegrated(db, id);
    return null;
  });
}

/** Errors: INTEGRATED_TEST_ENDED unless it is open to learners. */
export const unpublish = (context: SignedInContext, id: string, reason: string): Promise<IntegratedTestDetail> =>
  change(
    context,
    id,
    'withdraw',
    async (within, row) => {
      if (row.state === 'UNPUBLISHED') return null;
      expectPublished(row, within.now);
      await withdrawPartnerAssignment(within, assignmentOf(row), true);
      const change = { state: 'UNPUBLISHED', unpublishedBy: within.actor.userId, unpublishedReason: reason } as const;
      await updateState(within.db, id, change, new Date(within.now));
      return 'integrated-test-unpublished';
    },
    { reason },
  );

/** Errors: INTEGRATED_TEST_ENDED for one that was not taken back or whose window is over. */
export const republish = (context: SignedInContext, id: string): Promise<IntegratedTestDetail> =>
  change(context, id, 'withdraw', async (within, row) => {
    if (stateOf(row, within.now) === 'PUBLISHED') return null;
    if (row.state !== 'UNPUBLISHED' || row.endsAt.getTime() <= within.now) throw new AppError('INTEGRATED_TEST_ENDED');
    await withdrawPartnerAssignment(within, assignmentOf(row), false);
    const change = { state: 'PUBLISHED', unpublishedBy: null, unpublishedReason: null } as const;
    await updateState(within.db, id, change, new Date(within.now));
    return 'integrated-test-republished';
  });
