/**
 * A new teacher's first ten minutes: a ready test for a sample class, sat on the teacher's own phone, and the own cell
 * that fills. What is done is read from the rows of the attempt, never from clicks.
 */
import type { FirstPage } from '@vumon/contract';
import { AppError, randomPassword } from '@vumon/domain';
import { withTransaction } from '#db';
import { assignSample, liveOf } from '#exam/assignments';
import {
  countFailure,
  createLaunchedAccount,
  createLaunchedSession,
  networkOf,
  openFor,
  refuseWhileBlocked,
} from '#people/accounts';
import { dayMs, hourMs } from '../../platform/clock.ts';
import type { CallerContext, SignedInContext } from '../../platform/http/context.ts';
import {
  begin,
  findGiven,
  findOptional,
  findReadyTest,
  lockOwn,
  nameOf,
  setCode,
  storePutAway,
  takeCode,
  type FirstPageRow,
} from './first-page.queries.ts';
import { sitPupils } from './pupils.ts';
import sampleNames from './sample-names.json' with { type: 'json' };

const codeLength = 6;
const codeMs = 15 * 60_000;
/** The teacher may want to see it again, on another phone or in another language. */
const attemptsAllowed = 5;
/** How long it stays away the first time. */
const awayMs = 20 * hourMs;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const isAway = ({ putAway, putAwayAt }: FirstPageRow, now: number): boolean =>
  putAway >= 2 || (putAway === 1 && now < putAwayAt!.getTime() + awayMs);

export async function firstPage(context: SignedInContext): Promise<FirstPage> {
  const { db, actor, now } = context;
  const row = await findOptional(db, actor.userId);
  const shown = row === undefined || (row.closedAt === null && !isAway(row, now));
  const base = { serverTime: new Date(now).toISOString(), seatedAt: iso(row?.seatedAt ?? null) };
  if (!row?.assignmentId) {
    const test = shown ? await findReadyTest(db, actor.userId) : undefined;
    return {
      ...base,
      shown: test !== undefined,
      test: test ? { title: test.title, questions: test.questions, minutes: test.minutes } : null,
      given: null,
      seat: null,
      cells: [],
    };
  }
  const { assignmentId } = row;
  const [{ title, questions, minutes, createdAt, endsAt }, { cells }] = await Promise.all([
    findGiven(db, actor.userId, assignmentId),
    liveOf(context, assignmentId),
  ]);
  const view = cells.map(({ studentId, name, state, answered, submittedAt }) => ({
    name,
    own: studentId === row.seatId,
    state,
    answered,
    submittedAt,
  }));
  return {
    ...base,
    shown,
    test: { title, questions, minutes },
    given: { assignmentId, at: createdAt.toISOString(), open: endsAt.getTime() > now && row.closedAt === null },
    seat:
      row.code !== null && row.codeExpiresAt!.getTime() > now
        ? { code: row.code.toUpperCase(), expiresAt: row.codeExpiresAt!.toISOString() }
        : null,
    cells: view.toSorted((a, b) => Number(b.own) - Number(a.own)),
  };
}

/** Errors: UNIT_TEST_NOT_FOUND where no test is ready. */
export async function assignReadyTest(context: SignedInContext): Promise<FirstPage> {
  const { app, actor, now, locale } = context;
  const given = await withTransaction(context.db, async (db) => {
    const row = await lockOwn(db, actor.userId);
    if (row.closedAt !== null) throw new AppError('UNIT_TEST_NOT_FOUND');
    const before = row.assignmentId === null ? null : await findGiven(db, actor.userId, row.assignmentId);
    if (before && before.endsAt.getTime() > now)
      return { assignmentId: row.assignmentId!, examVersionId: before.examVersionId, pupilIds: row.pupilIds };
    const test = await findReadyTest(db, actor.userId);
    if (!test) throw new AppError('UNIT_TEST_NOT_FOUND');
    const account = (fullName: string) => createLaunchedAccount({ app, db, now }, { fullName, locale, sample: true });
    const seatId = row.seatId ?? (await account(await nameOf(db, actor.userId)));
    const pupilIds = [...row.pupilIds];
    for (const name of sampleNames.slice(pupilIds.length)) pupilIds.push(await account(name));
    const assignmentId = await assignSample(
      { ...context, db },
      {
        examId: test.examId,
        minutes: test.minutes,
        endsAt: new Date(now + dayMs),
        attemptsAllowed,
        studentIds: [seatId, ...pupilIds],
      },
    );
    await begin(db, actor.userId, { assignmentId, seatId, pupilIds, at: new Date(now) });
    await setCode(db, actor.userId, codeFor(context));
    const { examVersionId } = await findGiven(db, actor.userId, assignmentId);
    return { assignmentId, examVersionId, pupilIds };
  });
  // Outside the transaction: attempts begin and save as those of every learner.
  await sitPupils(context, given);
  return firstPage(context);
}

const codeFor = ({ app, now }: SignedInContext) => ({
  code: randomPassword(codeLength, app.random),
  expiresAt: new Date(now + codeMs),
});

export async function newCode(context: SignedInContext): Promise<FirstPage> {
  const { actor } = context;
  await withTransaction(context.db, async (db) => {
    const row = await lockOwn(db, actor.userId);
    if (row.seatId !== null && row.closedAt === null) await setCode(db, actor.userId, codeFor(context));
  });
  return firstPage(context);
}

export async function putAway(context: SignedInContext): Promise<FirstPage> {
  const { actor, now } = context;
  await withTransaction(context.db, async (db) => {
    const row = await lockOwn(db, actor.userId);
    // A second click is no second time.
    if (!isAway(row, now)) await storePutAway(db, actor.userId, row.putAway + 1, new Date(now));
  });
  return firstPage(context);
}

/** Errors: SEAT_CODE_INVALID; TOO_MANY_REQUESTS after wrong codes from the same network. */
export async function sit(context: CallerContext, typed: string): Promise<{ assignmentId: string }> {
  const { app, now, address } = context;
  const attempted = { by: 'own', account: `seat ${networkOf(address)}` } as const;
  const code = typed.trim().toLowerCase();
  const taken = await withTransaction(app.db, async (db) => {
    await refuseWhileBlocked(db, attempted, now);
    const seat = await takeCode(db, code, new Date(now));
    // Stored although the request fails, so that each guess counts.
    if (!seat) return void (await countFailure(db, attempted, now));
    const { seatId: userId, assignmentId } = seat;
    const session = await createLaunchedSession({ app, db, now }, { userId, assignmentId, sample: true }, context);
    return { session, assignmentId };
  });
  if (!taken) throw new AppError('SEAT_CODE_INVALID');
  await openFor(context, taken.session, false);
  return { assignmentId: taken.assignmentId };
}
