/**
 * A learner's own tests as PDF files. The number of tests is limited; a test that was downloaded once can be downloaded
 * again. Solutions contain only the questions that the learner has answered in practice, which showed their keys.
 */
import type { practiceRoutes, RouteReply } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { answeredInPractice } from '#exam/attempts';
import { versionToPractise } from '#content/exams';
import { keysForOwnPaper } from '#content/keys';
import { settingFor } from '#people/packages';
import { ownPaper } from '#exam/papers';
import { publishedExam, publishedKeys } from '#exam/scoring';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { madeName } from '../../platform/made-names.ts';
import { countDownloads, hasTest, insertDownload } from './downloads.queries.ts';
import { findOptionalReadyExam, lockLearner } from './grants.queries.ts';
import { requireOpen } from './grants.service.ts';

type Downloads = RouteReply<(typeof practiceRoutes)['GET /student/unit-tests/{id}/download']>;

/** The published test and the keys of the questions that the learner has answered in practice. */
async function contentAndKeys({ app, db, actor, now }: SignedInContext, examId: string) {
  const examVersionId = await versionToPractise({ db, now, app }, { id: examId });
  const of = { studentId: actor.userId, examVersionId };
  const [{ content }, stored, answered] = await Promise.all([
    publishedExam(db, examVersionId),
    publishedKeys(db, examVersionId),
    answeredInPractice({ db }, of),
  ]);
  return { content, keys: (await keysForOwnPaper({ db, now }, of, answered))(stored) };
}

async function leftFor(context: SignedInContext, db: Db, examId: string) {
  const [{ used, already }, total] = await Promise.all([
    countDownloads(db, context.actor.userId, examId),
    settingFor(context, 'practice-downloads'),
  ]);
  return { left: Math.max(0, total - used), total, already };
}

/**
 * Errors: UNIT_TEST_NOT_FOUND for a test that nobody practises; TEST_ACTIVE_CODE_REQUIRED or PACKAGE_REQUIRED for one that
 * is closed to the learner; TEST_NOT_OPENED for one that the learner has not started yet.
 */
async function requireTest({ db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>, examId: string) {
  const [owned, exam] = await Promise.all([
    hasTest(db, actor.userId, examId),
    findOptionalReadyExam(db, examId, actor.userId),
  ]);
  if (owned) return;
  if (exam?.pool !== 'PRACTICE') throw new AppError('UNIT_TEST_NOT_FOUND');
  await requireOpen({ db, now }, actor.userId, exam);
  throw new AppError('TEST_NOT_OPENED');
}

/** Errors: those of a test that is not the learner's (`requireTest`). */
export async function downloadsOf(context: SignedInContext, examId: string): Promise<Downloads> {
  const { db } = context;
  await requireTest(context, examId);
  const [counted, { keys }] = await Promise.all([leftFor(context, db, examId), contentAndKeys(context, examId)]);
  return { ...counted, solutions: Object.keys(keys).length };
}

/**
 * Counts the download of a test. Errors: those of a test that is not the learner's, REACH_LIMIT_DOWNLOADS when as many other tests were
 * downloaded.
 */
export async function takeDownload(context: SignedInContext, examId: string): Promise<Downloads> {
  const { actor, now } = context;
  await withTransaction(context.db, async (db) => {
    if (!(await lockLearner(db, actor.userId))) throw new AppError('USER_NOT_STUDENT');
    await requireTest({ ...context, db }, examId);
    const { left, total, already } = await leftFor(context, db, examId);
    if (already) return;
    if (left === 0) throw new AppError('REACH_LIMIT_DOWNLOADS', { params: { a: total } });
    await insertDownload(db, actor.userId, examId, new Date(now));
  });
  return downloadsOf(context, examId);
}

/** Errors: those of a test that is not the learner's, UNIT_TEST_NOT_FOUND before `takeDownload`, NOT_FOUND for solutions without a question. */
export async function downloadedFile(
  context: SignedInContext,
  examId: string,
  what: 'test' | 'solutions',
): Promise<FileReply> {
  const { app, db, actor, locale } = context;
  const { already } = await countDownloads(db, actor.userId, examId);
  await requireTest(context, examId);
  if (!already) throw new AppError('UNIT_TEST_NOT_FOUND');
  const { content, keys } = await contentAndKeys(context, examId);
  if (what === 'solutions' && Object.keys(keys).length === 0) throw new AppError('NOT_FOUND');
  const kind = what === 'test' ? 'paper-pdf' : 'solutions';
  const made = await ownPaper({ app, db }, content, { kind, keys: what === 'test' ? null : keys, locale });
  return {
    file: Buffer.from(made),
    name: `${madeName(what === 'test' ? 'files.ownTest' : 'files.ownSolutions', locale, { name: content.name })}.pdf`,
    mime: 'application/pdf',
    headers: { 'Cache-Control': 'no-store' },
  };
}
