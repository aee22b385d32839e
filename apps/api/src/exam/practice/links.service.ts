/**
 * Practice links: to a test that a teacher sends, or to a result that a learner shows. The token contains what the link
 * opens, for whom and until when. A link reveals no key: its test is taken once, with its own clock, and shows only the
 * mark.
 */
import type { AttemptState, PracticeLink, practiceRoutes, RouteReply } from '@vumon/contract';
import { AppError, featureDecision } from '@vumon/domain';
import { withTransaction } from '#db';
import { useTest as countSystemTest } from '#exam/assignments';
import { attemptsOf, beginPractice, lastPractice, practiceResultOf } from '#exam/attempts';
import { activeClassFor } from '#people/classes';
import { findExamForAssigning, isUsableBy, testHoldsExamQuestions, versionToPractise } from '#content/exams';
import { issuedHere, readHere } from '#platform/cells';
import { notify } from '#platform/notices';
import { dayMs, hourMs, iso } from '../../platform/clock.ts';
import { languagePrefix } from '../../config.ts';
import { decryptLinkToken, encryptLinkToken } from '../../platform/crypto/link-token.ts';
import type { App, CallerContext, SignedInContext } from '../../platform/http/context.ts';
import { findOptionalReadyExam, lockLearner } from './grants.queries.ts';
import {
  countMailsSince,
  findLinkedTest,
  learnersToSend,
  lockMails,
  managesLearner,
  nameOf,
  recordMails,
} from './links.queries.ts';

type Shown = RouteReply<(typeof practiceRoutes)['GET /practice-test/{token}']>;

const linkMs = 90 * dayMs;
const purposes = { test: 'practice test', result: 'practice result' } as const;

const addressOf = ({ config }: App, locale: 'vi' | 'en', token: string): string =>
  `${config.practiceUrl}${languagePrefix(config, locale)}/practice-test/${token}`;

/**
 * A link to a test for one learner of the teacher, or for anybody. Only users who may see the keys of the system's
 * tests create links; otherwise a second account could find the keys out. Errors: those of assigning the test,
 * PACKAGE_REQUIRED, STUDENT_NOT_FOUND, REACH_LIMIT_SYSTEM_TESTS, TEST_FOR_EXAMS.
 */
export async function linkToTest(
  context: SignedInContext,
  examId: string,
  studentId: string | null,
): Promise<PracticeLink> {
  const { app, db, actor, now, locale } = context;
  await expectMaySend(context, examId);
  if (studentId !== null && !(await managesLearner(db, actor.userId, studentId)))
    throw new AppError('STUDENT_NOT_FOUND');
  const token = tokenOf(context, examId, studentId);
  return { url: addressOf(app, locale, token), endsAt: iso(new Date(now + linkMs)) };
}

async function expectMaySend(context: SignedInContext, examId: string): Promise<{ readonly name: string }> {
  const { db, actor, now } = context;
  const exam = await findExamForAssigning({ db, actor, now }, examId);
  if (featureDecision(actor, 'export-system-tests', now) !== 'allowed')
    throw new AppError('PACKAGE_REQUIRED', { params: { feature: 'export-system-tests' } });
  if (exam.pool === 'EXAM' || (await testHoldsExamQuestions(db, examId))) throw new AppError('TEST_FOR_EXAMS');
  if (exam.scope === 'SYSTEM') await countSystemTest(context, examId);
  return exam;
}

function tokenOf({ app, actor, now }: SignedInContext, examId: string, studentId: string | null): string {
  const payload = { test: examId, user: studentId, by: actor.userId, until: now + linkMs };
  return issuedHere(
    app,
    encryptLinkToken(app.config.secret, purposes.test, payload, (bytes) => app.random(bytes)),
  );
}

/** Most links that a teacher may send in a day: enough for five classes of the default maximal size. */
const mostADay = 300;

/**
 * Sends each learner of a class, or each of the given ones, a link of their own, by notice and by mail. Learners who
 * were sent the same test within the last hour are skipped. Errors: those of `linkToTest`, CLASS_NOT_FOUND,
 * CLASS_INACTIVE, STUDENT_NOT_FOUND for a learner of another teacher, PRACTICE_NOBODY_TO_SEND for an empty class,
 * TOO_MANY_REQUESTS.
 */
export async function sendLinks(
  context: SignedInContext,
  examId: string,
  { classId, studentIds }: { readonly classId: string | null; readonly studentIds: readonly string[] | null },
): Promise<{ told: number; withoutMail: number }> {
  const { app, actor, now } = context;
  return withTransaction(context.db, async (db) => {
    const within = { ...context, db: db as SignedInContext['db'] };
    await lockMails(db, actor.userId);
    if (classId !== null) await activeClassFor({ db, actor }, classId, 'assign');
    const found = await learnersToSend(db, { ownerId: actor.userId, classId, studentIds });
    if (studentIds && found.length < new Set(studentIds).size) throw new AppError('STUDENT_NOT_FOUND');
    if (found.length === 0) throw new AppError('PRACTICE_NOBODY_TO_SEND');
    const { name } = await expectMaySend(within, examId);
    const at = new Date(now);
    const notified = await recordMails(
      db,
      { ownerId: actor.userId, examId, studentIds: found.map(({ id }) => id) },
      at,
      new Date(now - hourMs),
    );
    if (notified.size === 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
    if ((await countMailsSince(db, actor.userId, new Date(now - dayMs))) > mostADay)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: dayMs / 1000 });
    const teacher = await nameOf(db, actor.userId);
    for (const id of notified)
      await notify(
        { app, db, now },
        {
          users: [id],
          kind: 'PRACTICE_SENT',
          params: { title: name, teacher, endsAt: iso(new Date(now + linkMs)) },
          link: `/practice-test/${tokenOf(within, examId, id)}`,
        },
      );
    return { told: notified.size, withoutMail: found.filter(({ id, hasMail }) => notified.has(id) && !hasMail).length };
  });
}

/**
 * A link by which anyone sees this result and nothing else. Errors: NOT_FOUND unless it is the learner's own and
 * scored.
 */
export async function linkToResult(context: SignedInContext, attemptId: string): Promise<PracticeLink> {
  const { app, actor, now, locale } = context;
  const result = await practiceResultOf(context, actor.userId, attemptId);
  if (result.status !== 'SCORED') throw new AppError('NOT_FOUND');
  const endsAt = now + linkMs;
  const payload = { result: attemptId, user: actor.userId, until: endsAt };
  const token = encryptLinkToken(app.config.secret, purposes.result, payload, (bytes) => app.random(bytes));
  return { url: addressOf(app, locale, issuedHere(app, token)), endsAt: iso(new Date(endsAt)) };
}

function openedLink(context: CallerContext, given: string) {
  const { app, now } = context;
  const token = readHere(context, given);
  for (const variant of ['test', 'result'] as const) {
    const payload = decryptLinkToken(app.config.secret, purposes[variant], token);
    if (!payload) continue;
    if (Number(payload['until']) <= now) throw new AppError('PRACTICE_LINK_INVALID');
    const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null);
    return { variant, id: text(variant)!, user: text('user'), by: text('by') };
  }
  throw new AppError('PRACTICE_LINK_INVALID');
}

const origins = ['LINK'] as const;

/**
 * The test of a link. Errors: PRACTICE_LINK_INVALID when it was deleted, or when it is another teacher's and its sender
 * may not use it any more: it is no longer shared, or learners can still take it; likewise a test of the system for exams.
 */
async function linkedTest(
  { db, now }: Pick<CallerContext, 'db' | 'now'>,
  { id, by }: { readonly id: string; readonly by: string | null },
) {
  const test = await findLinkedTest(db, id);
  if (!test || test.pool === 'EXAM' || by === null || !(await isUsableBy(db, id, by, new Date(now))))
    throw new AppError('PRACTICE_LINK_INVALID');
  return test;
}

/** What a link shows to anyone. Errors: PRACTICE_LINK_INVALID for one that is unknown or expired, those of `linkedTest`. */
export async function contentOfLink(context: CallerContext, token: string): Promise<Shown> {
  const { variant, id, user, by } = openedLink(context, token);
  const { db, actor } = context;
  if (variant === 'result') {
    const { name, mark, items, right, submittedAt } = await practiceResultOf(context, user!, id).catch(
      (error: unknown) => {
        // Any other error is a fault of the server, not of the link.
        throw error instanceof AppError && error.code === 'NOT_FOUND' ? new AppError('PRACTICE_LINK_INVALID') : error;
      },
    );
    return { variant: 'result', name, mark, items, right, submittedAt };
  }
  const test = await linkedTest(context, { id, by });
  const learner = actor?.role === 'STUDENT' ? actor.userId : null;
  const meant = learner !== null && (user === null || user === learner);
  const last = meant ? await lastPractice(db, { studentId: learner, targetId: id, origins }) : undefined;
  return {
    variant: 'test',
    name: test.name,
    subject: test.subject,
    minutes: test.minutes,
    totalQuestions: test.totalQuestions,
    state:
      actor === null
        ? 'SIGN_IN'
        : !meant
          ? 'NOT_YOURS'
          : !last
            ? 'READY'
            : last.status === 'RUNNING'
              ? 'RUNNING'
              : 'DONE',
    attemptId: last?.id ?? null,
  };
}

/**
 * Continues the learner's only attempt by this link, or starts it. Errors: PRACTICE_LINK_INVALID, TEST_NO_PERMISSION
 * for a link to another learner, TEST_ACTIVE_CODE_REQUIRED.
 */
export async function startByLink(context: SignedInContext, token: string): Promise<AttemptState> {
  const { app, actor, now } = context;
  const { variant, id: examId, user, by } = openedLink({ ...context, client: null }, token);
  if (variant !== 'test') throw new AppError('PRACTICE_LINK_INVALID');
  if (user !== null && user !== actor.userId) throw new AppError('TEST_NO_PERMISSION');
  await linkedTest(context, { id: examId, by });
  const id = await withTransaction(context.db, async (db) => {
    if (!(await lockLearner(db, actor.userId))) throw new AppError('TEST_NO_PERMISSION');
    const last = await lastPractice(db, { studentId: actor.userId, targetId: examId, origins });
    if (last) return last.id;
    if ((await findOptionalReadyExam(db, examId, actor.userId))?.lacksCode)
      throw new AppError('TEST_ACTIVE_CODE_REQUIRED');
    return beginPractice(
      { app, db, now },
      {
        studentId: actor.userId,
        targetId: examId,
        origin: 'LINK',
        examVersionId: await versionToPractise({ db, now, app }, { id: examId }),
        mode: 'TEST',
        path: 'LINEAR',
        questionIds: null,
      },
    );
  });
  return attemptsOf(app).state(actor.userId, id, now);
}
