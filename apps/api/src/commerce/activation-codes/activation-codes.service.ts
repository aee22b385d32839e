/** Activation codes: one use for each user, at most the uses that the code allows, rate limited guesses; created in batches by an administrator. */
import type { Activated, ActivationCode, activationCodeRoutes, Paged, ParsedInput } from '@vumon/contract';
import {
  activationCodeLength,
  activationCodeOf,
  AppError,
  formatActivationCode,
  offerOf,
  randomName,
  type ActivationStatus,
  type Actor,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { countFailure, refuseWhileBlocked } from '#people/accounts';
import { audit, auditEach } from '#platform/audit';
import { visibleExam } from '#content/exams';
import { catalogueFor } from '#people/packages';
import { grantToUser } from '#people/schools';
import type { App, FileReply, RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { codesWorkbook } from './activation-codes.workbook.ts';
import { hashOfCode, decryptCode, encryptedCodeOf } from './encrypted-codes.ts';
import {
  codesOfBatch,
  examTypeExists,
  insertCodes,
  insertUse,
  listCodes,
  listUses,
  lockAccount,
  lockCode,
  partnerExists,
  setDisabled,
  wasUsedBy,
  type CodeFacts,
  type CodeRow,
} from './activation-codes.queries.ts';

type Routes = typeof activationCodeRoutes;
type NewBatch = ParsedInput<Routes['POST /itf/active-codes']>['body'];
type ListQuery = ParsedInput<Routes['GET /itf/active-codes']>['query'];

const refuse = (code: 'ACTIVE_CODE_INVALID' | 'ACTIVE_CODE_USED') =>
  new AppError(code, { fields: [{ path: 'code', code }] });

/** Errors: ACTIVE_CODE_LOGIN_REQUIRED, ACTIVE_CODE_INVALID, ACTIVE_CODE_USED, TOO_MANY_REQUESTS, those of granting a package, USER_NOT_STUDENT. */
export async function activate({ app, now }: RequestContext, actor: Actor | null, typed: string): Promise<Activated> {
  if (!actor) throw new AppError('ACTIVE_CODE_LOGIN_REQUIRED');
  const attempted = { by: 'own', account: `activation code ${actor.userId}` } as const;
  const given = await withTransaction(app.db, async (db) => {
    await lockAccount(db, actor.userId);
    await refuseWhileBlocked(db, attempted, now);
    const code = activationCodeOf(typed);
    const row = code === null ? undefined : await lockCode(db, code, hashOfCode(app, code));
    if (row && (await wasUsedBy(db, row.id, actor.userId))) throw refuse('ACTIVE_CODE_USED');
    if (!row || statusOf(row, now) !== 'USABLE') {
      // Stored even if the request fails, so that each of several parallel guesses counts.
      await countFailure(db, attempted, now);
      return null;
    }
    return use(app, db, actor, row, now);
  });
  if (!given) throw refuse('ACTIVE_CODE_INVALID');
  return given;
}

async function use(app: App, db: Db, actor: Actor, row: CodeRow, now: number): Promise<Activated> {
  const { packageCode } = row;
  const used = { codeId: row.id, userId: actor.userId, at: new Date(now) };
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'activation-code-used',
    kind: 'activation-code',
    id: row.id,
  });
  if (packageCode === null) {
    if (actor.role !== 'STUDENT') throw new AppError('USER_NOT_STUDENT');
    await insertUse(db, { ...used, membershipId: null });
    return { kind: 'TEST', examId: row.examId, examName: row.examName, examType: row.examType };
  }
  const { name, nameEn, uses } = offerOf(await catalogueFor({ app, db }), packageCode);
  const { id, endsAt } = await grantToUser(
    { app, db, now, actor },
    {
      userId: actor.userId,
      packageCode,
      source: 'CODE',
      reference: row.batchName,
      ...(row.months !== null && { length: { months: row.months } }),
      ...(row.tests !== null && { uses: row.tests }),
    },
  );
  await insertUse(db, { ...used, membershipId: id });
  return {
    kind: 'PACKAGE',
    packageCode,
    name,
    nameEn,
    endsAt: endsAt?.toISOString() ?? null,
    tests: row.tests ?? uses,
  };
}

function statusOf(row: CodeRow, now: number): ActivationStatus {
  if (row.disabledAt) return 'DISABLED';
  if (row.uses >= row.usesAllowed) return 'USED_UP';
  return row.expiresAt && row.expiresAt.getTime() <= now ? 'EXPIRED' : 'USABLE';
}

// ---- administration

function codeView(app: App, row: CodeRow, now: number): ActivationCode {
  const { expiresAt, disabledAt, createdAt, code: typed, encrypted, partnerId, partnerName, ...facts } = row;
  const code = encrypted ? decryptCode(app, encrypted) : typed;
  return {
    ...facts,
    code: code === null ? null : formatActivationCode(code),
    partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
    status: statusOf(row, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function listOfCodes(
  { app, db, now }: SignedInContext,
  query: ListQuery,
): Promise<Paged<ActivationCode[]>> {
  const code = activationCodeOf((query.search ?? '').trim());
  const searched = code === null ? null : { code, hash: hashOfCode(app, code) };
  const { rows, total, more } = await listCodes(db, { ...query, searched, now: new Date(now) });
  return {
    items: rows.map((row) => codeView(app, row, now)),
    page: { page: query.page, size: query.size, total, ...(more && { more }) },
  };
}

export async function makeCodes(
  context: SignedInContext,
  batch: NewBatch,
): Promise<{ batchId: string; codes: number }> {
  const { app, db, actor, now } = context;
  const facts = await checkedFacts(context, batch);
  const batchId = app.newId();
  return withTransaction(db, async (db) => {
    let made = 0;
    while (made < batch.count) {
      const next = new Set(
        Array.from({ length: batch.count - made }, () => randomName(activationCodeLength, app.random).toUpperCase()),
      );
      made += await insertCodes(
        db,
        { ...facts, batchId, batchName: batch.name, createdBy: actor.userId, at: new Date(now) },
        [...next].map((code) => ({ id: app.newId(), ...encryptedCodeOf(app, code) })),
      );
    }
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'activation-codes-made',
      kind: 'activation-batch',
      id: batchId,
      details: { ...facts, name: batch.name, codes: made },
    });
    return { batchId, codes: made };
  });
}

const invalid = (path: string, code = 'invalid') => new AppError('BODY_INVALID', { fields: [{ path, code }] });

/** Teachers' packages run by months, learners' by tests; a test or a type of tests, not both. */
async function checkedFacts(context: SignedInContext, batch: NewBatch): Promise<CodeFacts> {
  const { db, actor, now } = context;
  const expiresAt = batch.expiresAt === null ? null : new Date(batch.expiresAt);
  if (expiresAt && expiresAt.getTime() <= now) throw invalid('expiresAt', 'dateInPast');
  const { partnerId } = batch;
  if (partnerId !== null && !(await partnerExists(db, partnerId))) throw new AppError('NOT_FOUND');
  const shared = { usesAllowed: batch.usesAllowed, expiresAt, partnerId };
  if (batch.kind === 'PACKAGE') {
    const { packageCode, months, tests } = batch;
    // A school's package is granted to the school.
    if (packageCode === 'SCHOOL') throw invalid('packageCode');
    const { audience } = offerOf(await catalogueFor(context), packageCode);
    if (audience === 'student' && months !== null) throw invalid('months');
    if (audience === 'teacher' && tests !== null) throw invalid('tests');
    return { kind: 'PACKAGE', packageCode, months, tests, examId: null, examType: null, ...shared };
  }
  const { examId, examType } = batch;
  if ((examId === null) === (examType === null)) throw invalid('examId', 'required');
  if (examId !== null && (await visibleExam({ db, actor, now }, examId)).scope !== 'SYSTEM')
    throw new AppError('UNIT_TEST_NOT_FOUND');
  if (examType !== null && !(await examTypeExists(db, examType))) throw invalid('examType');
  return { kind: 'TEST', packageCode: null, months: null, tests: null, examId, examType, ...shared };
}

export async function switchCodes(
  { db, actor, now }: SignedInContext,
  ids: readonly string[],
  disabled: boolean,
): Promise<{ changed: number }> {
  return withTransaction(db, async (db) => {
    const changed = await setDisabled(db, ids, disabled ? new Date(now) : null);
    await auditEach(
      db,
      {
        at: now,
        actorId: actor.userId,
        action: disabled ? 'activation-code-disabled' : 'activation-code-enabled',
        kind: 'activation-code',
      },
      changed,
    );
    return { changed: changed.length };
  });
}

export async function batchWorkbook(context: SignedInContext, batchId: string): Promise<FileReply> {
  const { app, db, actor, locale, now } = context;
  const rows = await codesOfBatch(db, batchId);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'activation-codes-downloaded',
    kind: 'activation-batch',
    id: batchId,
  });
  return codesWorkbook(
    rows.map((row) => codeView(app, row, now)),
    await catalogueFor(context),
    locale,
  );
}

export async function listOfUses({ db }: SignedInContext, codeId: string, query: { page: number; size: number }) {
  const { rows, total } = await listUses(db, codeId, query);
  return {
    items: rows.map((row) => ({ ...row, usedAt: row.usedAt.toISOString() })),
    page: { page: query.page, size: query.size, total },
  };
}
