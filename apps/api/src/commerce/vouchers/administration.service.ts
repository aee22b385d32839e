/**
 * Administration of vouchers: administrators may create and change any; sales staff only their own, within the limits
 * of the settings.
 */
import type { ParsedInput, RouteReply, Voucher, voucherRoutes } from '@vumon/contract';
import { AppError, voucherCodeOf, voucherProblems, voucherStatus, type Actor, type VoucherLimits } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { changesOf, historyView, insertChange, settingFor, type StoreContext } from '#people/packages';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  insertVoucher,
  listVouchers,
  lockOptionalVoucher,
  stopVoucher,
  updateVoucher,
  usesOfVoucher,
  type VoucherRow,
} from './vouchers.queries.ts';

type Routes = typeof voucherRoutes;
type Change = ParsedInput<Routes['PUT /itf/vouchers/{id}']>['body'];
type Terms = Omit<Change, 'revision'>;

const mayChange = (actor: Actor, row: Pick<VoucherRow, 'createdBy'>) =>
  actor.role === 'ADMIN' || row.createdBy === actor.userId;

const voucherView = (
  { createdBy: _, createdByName, ...row }: VoucherRow,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Voucher => ({
  ...row,
  startsAt: isoOrNull(row.startsAt),
  endsAt: isoOrNull(row.endsAt),
  disabledAt: isoOrNull(row.disabledAt),
  createdAt: iso(row.createdAt),
  createdBy: createdByName,
  status: voucherStatus(
    {
      ...row,
      startsAt: row.startsAt?.getTime() ?? null,
      endsAt: row.endsAt?.getTime() ?? null,
      disabled: row.disabledAt !== null,
    },
    now,
  ),
  mayChange: mayChange(actor, { createdBy: _ }),
});

export async function vouchersPage(context: SignedInContext, query: ParsedInput<Routes['GET /itf/vouchers']>['query']) {
  const { rows, total } = await listVouchers(context.db, { ...query, now: new Date(context.now) });
  const page = { page: query.page, size: query.size, total };
  return { items: rows.map((row) => voucherView(row, context)), page };
}

/** The limits of the actor's role; null for an administrator. */
export async function limitsOf(context: StoreContext, { role }: Pick<Actor, 'role'>): Promise<VoucherLimits | null> {
  if (role === 'ADMIN') return null;
  const [percent, amount, uses, days] = [
    await settingFor(context, 'sales-voucher-percent'),
    await settingFor(context, 'sales-voucher-amount'),
    await settingFor(context, 'sales-voucher-uses'),
    await settingFor(context, 'sales-voucher-days'),
  ];
  return { percent, amount, uses, days };
}

/** A voucher as its history stores it. */
const storedTerms = (
  row: Omit<Terms, 'startsAt' | 'endsAt'> & { startsAt: Date | null; endsAt: Date | null },
  stopped: boolean,
) => ({
  name: row.name,
  kind: row.kind,
  value: row.value,
  ceiling: row.ceiling,
  itemKinds: row.itemKinds,
  packages: row.packages,
  roles: row.roles,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  usesAllowed: row.usesAllowed,
  usesPerUser: row.usesPerUser,
  stopped,
});

export const historyOfVoucher = async ({ db }: SignedInContext, id: string) =>
  (await changesOf(db, 'VOUCHER', id)).map(historyView);

/** Checks the terms. `code` is null if the entered code is invalid. Errors: BODY_INVALID with all problems. */
async function checked(
  { app, actor, now }: SignedInContext,
  db: Db,
  { startsAt: from, endsAt: to, ...given }: Terms,
  code?: string | null,
): Promise<Omit<Terms, 'startsAt' | 'endsAt'> & { startsAt: Date | null; endsAt: Date | null }> {
  const startsAt = from === null ? null : new Date(from);
  const endsAt = to === null ? null : new Date(to);
  const terms = { ...given, startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null };
  const problems = voucherProblems(terms, now, await limitsOf({ app, db }, actor));
  const fields = [
    ...(code === null ? [{ path: 'code', code: 'invalid' as const }] : []),
    ...problems.map(({ limit, ...problem }) => ({ ...problem, ...(limit !== undefined && { params: { limit } }) })),
  ];
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  return { ...given, startsAt, endsAt };
}

/** Errors: VOUCHER_EXISTED, BODY_INVALID at each invalid field. */
export async function makeVoucher(
  context: SignedInContext,
  { code: typed, ...given }: ParsedInput<Routes['POST /itf/vouchers']>['body'],
): Promise<Voucher> {
  const { app, actor, now } = context;
  const code = voucherCodeOf(typed);
  return withTransaction(app.db, async (db) => {
    const terms = await checked(context, db, given, code);
    const id = app.newId();
    const row = { ...terms, id, code: code!, createdBy: actor.userId, createdAt: new Date(now) };
    if (!(await insertVoucher(db, row)))
      throw new AppError('VOUCHER_EXISTED', { fields: [{ path: 'code', code: 'VOUCHER_EXISTED' }] });
    const after = storedTerms(terms, false);
    await insertChange(db, {
      kind: 'VOUCHER',
      subjectId: id,
      at: row.createdAt,
      actorId: actor.userId,
      before: null,
      after,
    });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'voucher-made',
      kind: 'voucher',
      id,
      details: { code: row.code },
    });
    return voucherView((await lockOptionalVoucher(db, id))!, context);
  });
}

/** Locks a voucher that the actor may change. Errors: NOT_FOUND, FORBIDDEN for sales staff with another's voucher. */
async function lockOwn(db: Db, actor: Actor, id: string): Promise<VoucherRow> {
  const row = await lockOptionalVoucher(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (!mayChange(actor, row)) throw new AppError('FORBIDDEN');
  return row;
}

/**
 * Errors: NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, BODY_INVALID at each invalid field, also for fewer allowed uses than
 * there are already.
 */
export async function changeVoucher(
  context: SignedInContext,
  id: string,
  { revision, ...given }: Change,
): Promise<Voucher> {
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    const row = await lockOwn(db, actor, id);
    if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
    const terms = await checked(context, db, given);
    if (terms.usesAllowed !== null && terms.usesAllowed < row.uses)
      throw new AppError('BODY_INVALID', {
        fields: [{ path: 'usesAllowed', code: 'tooSmall', params: { limit: row.uses } }],
      });
    const changed = (Object.keys(terms) as (keyof typeof terms)[]).filter(
      (name) => JSON.stringify(terms[name]) !== JSON.stringify(row[name]),
    );
    if (changed.length > 0) {
      await updateVoucher(db, id, terms);
      const stopped = row.disabledAt !== null;
      const [before, after] = [storedTerms(row, stopped), storedTerms(terms, stopped)];
      await insertChange(db, {
        kind: 'VOUCHER',
        subjectId: id,
        at: new Date(now),
        actorId: actor.userId,
        before,
        after,
      });
      const details = { code: row.code, changed };
      await audit(db, { at: now, actorId: actor.userId, action: 'voucher-changed', kind: 'voucher', id, details });
    }
    return voucherView((await lockOptionalVoucher(db, id))!, context);
  });
}

/** Errors: NOT_FOUND, FORBIDDEN. */
export async function switchVoucher(context: SignedInContext, id: string, stopped: boolean): Promise<Voucher> {
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    const row = await lockOwn(db, actor, id);
    if ((row.disabledAt !== null) !== stopped) {
      await stopVoucher(db, id, stopped ? new Date(now) : null);
      const [before, after] = [storedTerms(row, !stopped), storedTerms(row, stopped)];
      await insertChange(db, {
        kind: 'VOUCHER',
        subjectId: id,
        at: new Date(now),
        actorId: actor.userId,
        before,
        after,
      });
      const action = stopped ? 'voucher-stopped' : 'voucher-resumed';
      await audit(db, { at: now, actorId: actor.userId, action, kind: 'voucher', id, details: { code: row.code } });
    }
    return voucherView((await lockOptionalVoucher(db, id))!, context);
  });
}

export async function usesPage(
  { db }: SignedInContext,
  id: string,
  query: { readonly page: number; readonly size: number },
): Promise<{
  items: RouteReply<Routes['GET /itf/vouchers/{id}/uses']>;
  page: { page: number; size: number; total: number };
}> {
  const { rows, total } = await usesOfVoucher(db, id, query);
  return { items: rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) })), page: { ...query, total } };
}
