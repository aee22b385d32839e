/**
 * Certificates of assigned tests. A certificate is issued once a mark is final and more than 0. The result is read again
 * whenever its code is checked, so that a reader notices when a regrade has changed the mark on the printed paper.
 */
import type { CertificateList, CheckedCertificate } from '@vumon/contract';
import { AppError, dayInVietnam, resultLevel } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { countFailure, refuseWhileBlocked } from '#people/accounts';
import { audit } from '#platform/audit';
import { sendToCellOf } from '#platform/cells';
import type { ActorContext, CallerContext, FileReply, SignedInContext } from '../../platform/http/context.ts';
import { certificatePdf } from './certificate.pdf.ts';
import {
  certificatesInForce,
  findOptionalLatestSeries,
  findOptionalSeries,
  insertCertificates,
  lockAssigned,
  upsertSeries,
  withoutCertificate,
  type SeriesRow,
} from './certificates.queries.ts';
import { codeFrom, guessGroup, numberText, readCode } from './codes.ts';

const nothingYet: SeriesRow = {
  organisation: '',
  authority: '',
  place: '',
  signerTitle: '',
  signerName: '',
  firstNumber: 1,
  forLearners: true,
  active: false,
};

async function listFor({ actor, now }: SignedInContext, db: Db, assignmentId: string): Promise<CertificateList> {
  const own = await findOptionalSeries(db, actor.userId, assignmentId);
  const series = own ?? {
    ...((await findOptionalLatestSeries(db, actor.userId)) ?? nothingYet),
    firstNumber: 1,
    active: false,
  };
  const rows = await certificatesInForce(db, { ownerId: actor.userId, assignmentId }, new Date(now));
  return {
    series,
    given: rows.map(({ studentId, lastName, firstName, candidateNumber, code, mark }) => ({
      studentId,
      lastName,
      firstName,
      candidateNumber: numberText(candidateNumber),
      code,
      mark,
    })),
  };
}

/**
 * Issues certificates that have become due since the last call. Called under the lock of `inSeries` whenever the
 * teacher reads, changes or downloads certificates.
 */
async function giveDue({ app, actor, now }: SignedInContext, db: Db, assignmentId: string): Promise<void> {
  const series = await findOptionalSeries(db, actor.userId, assignmentId);
  if (!series?.active) return;
  const { students, last } = await withoutCertificate(db, actor.userId, assignmentId);
  if (students.length === 0) return;
  const first = Math.max(series.firstNumber, (last ?? 0) + 1);
  // A score sheet and a certificate have room for six digits.
  if (first + students.length > 1_000_000)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'firstNumber', code: 'tooBig' }] });
  await insertCertificates(
    db,
    { ownerId: actor.userId, assignmentId },
    students.map((studentId, at) => ({ studentId, number: first + at, code: codeFrom(app.random) })),
    new Date(now),
  );
}

/** Errors: NOT_FOUND for tests of others and for practice, which has no mark to certify. */
async function inSeries<T>(context: SignedInContext, assignmentId: string, work: (db: Db) => Promise<T>): Promise<T> {
  return withTransaction(context.db, async (db) => {
    if (!(await lockAssigned(db, context.actor.userId, assignmentId))) throw new AppError('NOT_FOUND');
    return work(db);
  });
}

export const certificatesOf = (context: SignedInContext, assignmentId: string): Promise<CertificateList> =>
  inSeries(context, assignmentId, async (db) => {
    await giveDue(context, db, assignmentId);
    return listFor(context, db, assignmentId);
  });

export const changeCertificates = (
  context: SignedInContext,
  assignmentId: string,
  series: SeriesRow,
): Promise<CertificateList> =>
  inSeries(context, assignmentId, async (db) => {
    const { actor, now } = context;
    await upsertSeries(db, { ownerId: actor.userId, assignmentId }, series, new Date(now));
    await giveDue(context, db, assignmentId);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: series.active ? 'certificates-given' : 'certificates-withdrawn',
      kind: 'assignment',
      id: assignmentId,
    });
    return listFor(context, db, assignmentId);
  });

/** Errors: NO_CERTIFICATE where they are off, or nobody's mark is final, or not that learner's. */
export async function certificatesFile(
  context: SignedInContext,
  assignmentId: string,
  studentId?: string,
): Promise<FileReply> {
  const { app, db, actor, now } = context;
  await inSeries(context, assignmentId, (held) => giveDue(context, held, assignmentId));
  const rows = await certificatesInForce(db, { ownerId: actor.userId, assignmentId, studentId }, new Date(now));
  if (rows.length === 0) throw new AppError('NO_CERTIFICATE');
  return certificatePdf(rows, app.config, context.locale);
}

/** The learner's own, while learners may fetch theirs and the review policy shows the mark. */
async function ownOf({ db, actor, now }: SignedInContext, assignmentId: string) {
  const [row] = await certificatesInForce(db, { assignmentId, studentId: actor.userId }, new Date(now));
  return row?.forLearners && row.shown ? row : undefined;
}

export const ownCertificate = async (context: SignedInContext, assignmentId: string): Promise<{ ready: boolean }> => ({
  ready: (await ownOf(context, assignmentId)) !== undefined,
});

export async function ownCertificateFile(context: SignedInContext, assignmentId: string): Promise<FileReply> {
  const row = await ownOf(context, assignmentId);
  if (!row) throw new AppError('NO_CERTIFICATE');
  return certificatePdf([row], context.app.config, context.locale);
}

/** Errors: AtOtherCell, NO_CERTIFICATE for unknown and withdrawn codes, TOO_MANY_REQUESTS after too many wrong codes. */
export async function checkCertificate(context: CallerContext, typed: string): Promise<CheckedCertificate> {
  const { app, now, address } = context;
  const code = readCode(typed);
  // A text that cannot be a code reveals nothing and does not count as a wrong code.
  if (code === null) throw new AppError('NO_CERTIFICATE');
  if (app.config.cell && (await certificatesInForce(app.db, { code }, new Date(now))).length === 0)
    await sendToCellOf(context, 'CERTIFICATE', code);
  const attempted = { by: 'own', account: `certificate ${address} ${guessGroup(code)}` } as const;
  const found = await withTransaction(app.db, async (db) => {
    await refuseWhileBlocked(db, attempted, now);
    const [row] = await certificatesInForce(db, { code }, new Date(now));
    // Stored although the request fails, so that each guess counts.
    if (!row) await countFailure(db, attempted, now);
    return row;
  });
  if (!found) throw new AppError('NO_CERTIFICATE');
  return {
    code: found.code,
    name: [found.lastName, found.firstName].filter(Boolean).join(' '),
    birthday: found.birthday,
    className: found.className,
    organisation: found.organisation,
    test: found.title,
    day: dayInVietnam(found.submittedAt.getTime()),
    candidateNumber: numberText(found.candidateNumber),
    mark: found.mark,
    level: resultLevel(found.mark),
  };
}

export interface CertificateFacts {
  readonly candidateNumber: string;
  readonly code: string;
  readonly organisation: string;
}

/** For the export of results: by learner; empty while certificates are off. */
export async function certificateFacts(
  { db, now }: Pick<ActorContext, 'db' | 'now'>,
  key: { ownerId: string; assignmentId: string },
): Promise<ReadonlyMap<string, CertificateFacts>> {
  const rows = await certificatesInForce(db, key, new Date(now));
  return new Map(
    rows.map(({ studentId, candidateNumber, code, organisation }) => [
      studentId,
      { candidateNumber: numberText(candidateNumber), code, organisation },
    ]),
  );
}
