/** One's own account beyond signing in: personal details, picture, package and what gave it, export and deletion. */
import { Readable } from 'node:stream';
import type { OwnMembership, Paged } from '@vumon/contract';
import { AppError, avatarLimits, dayInVietnam, fold, midnightInVietnam, monthInVietnam, packageCatalogue, type MembershipSource, type PackageCode } from '@vumon/domain';
import { type Db, likePattern, withTransaction } from '#db';
import { audit } from '#modules/audit';
import { addMedia, dropMedia } from '#modules/media';
import type { SignedInContext, UploadedFile } from '../../http/context.ts';
import { capsFor, withOwnPassword } from './accounts.service.ts';
import {
  countOtherAdmins, countOwnActs, eraseAccount, exportedParts, exportedRows, findDetails, holdingsOf, isProvince, listMemberships, lockDetails, runningTests, setAvatar, updateDetails, usageOf,
  type Details, type DetailsRow, type MembershipFilters, type MembershipRow,
} from './own-account.queries.ts';
import { lockAdmins } from './users.queries.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const exportsPerHour = 3;
const inOrder = Object.keys(packageCatalogue) as PackageCode[];

export const getDetails = ({ db, actor }: SignedInContext): Promise<DetailsRow> => findDetails(db, actor.userId);

/** Somebody whose account was deleted a moment ago, on another device. */
const gone = () => new AppError('UNAUTHORISED');

/** Errors: BODY_INVALID beside a birthday that is not before today, or a province there is not. */
export async function changeDetails({ app, actor, now }: SignedInContext, details: Details): Promise<void> {
  if (details.birthday !== null && details.birthday >= dayInVietnam(now)) throw new AppError('BODY_INVALID', { fields: [{ path: 'birthday', code: 'birthdayInvalid' }] });
  await withTransaction(app.db, async (db) => {
    const before = await lockDetails(db, actor.userId);
    if (!before) throw gone();
    if (details.provinceCode !== null && !(await isProvince(db, details.provinceCode))) throw new AppError('BODY_INVALID', { fields: [{ path: 'provinceCode', code: 'invalid' }] });
    const old: Details = { lastName: before.last_name, firstName: before.first_name, gender: before.gender, birthday: before.birthday, provinceCode: before.province_code };
    const changed = (Object.keys(old) as (keyof Details)[]).filter((name) => old[name] !== details[name]);
    if (changed.length === 0) return;
    await updateDetails(db, actor.userId, details);
    // Which, not what: the log outlives the account.
    await audit(db, { at: now, actorId: actor.userId, action: 'profile-changed', kind: 'user', id: actor.userId, details: { changed } });
  });
}

/** The picture is decoded and written anew; the one before it is gone. Errors: MEDIA_BROKEN, MEDIA_UNSUPPORTED, MEDIA_TOO_LARGE. */
export async function changeAvatar(context: SignedInContext, file: UploadedFile): Promise<string> {
  const { app, actor, now } = context;
  const { id } = await addMedia(app, app.db, { kind: 'image', bytes: file.bytes, ownerId: actor.userId, limits: avatarLimits, now });
  try {
    await replaceAvatar(context, id);
  } catch (error) {
    await dropMedia(app, app.db, actor.userId, id);
    throw error;
  }
  return id;
}

export const removeAvatar = (context: SignedInContext): Promise<void> => replaceAvatar(context, null);

async function replaceAvatar({ app, actor, now }: SignedInContext, mediaId: string | null): Promise<void> {
  const old = await withTransaction(app.db, async (db) => {
    const before = await lockDetails(db, actor.userId);
    if (!before) throw gone();
    if (before.avatar_media === mediaId) return null;
    await setAvatar(db, actor.userId, mediaId);
    await audit(db, { at: now, actorId: actor.userId, action: mediaId === null ? 'avatar-removed' : 'avatar-changed', kind: 'user', id: actor.userId });
    return before.avatar_media;
  });
  if (old !== null) await dropMedia(app, app.db, actor.userId, old);
}

// ---- package

function membershipOf(row: MembershipRow, now: number): OwnMembership {
  const { name, nameEn } = packageCatalogue[row.package_code];
  const [startsAt, endsAt] = [row.starts_at.getTime(), row.ends_at?.getTime() ?? null];
  const over = (endsAt !== null && endsAt <= now) || row.uses_left === 0;
  return {
    id: row.id, at: row.created_at.toISOString(), source: row.source, code: row.package_code, name, nameEn, amount: row.amount, reference: row.reference, note: row.note,
    startsAt: row.starts_at.toISOString(), endsAt: row.ends_at?.toISOString() ?? null, usesTotal: row.uses_total, usesLeft: row.uses_left,
    state: over ? (row.ended_at ? 'REPLACED' : 'ENDED') : startsAt > now ? 'WAITING' : 'RUNNING',
  };
}

const everything: Omit<MembershipFilters, 'page' | 'size'> = { like: null, codes: [], sources: null, from: null, before: null, sort: 'at', direction: 'desc', order: inOrder };

export async function getPlan(context: SignedInContext) {
  const { db, actor, now } = context;
  const { rows } = await listMemberships(db, actor.userId, { ...everything, page: 0, size: 10 });
  const history = rows.map((row) => membershipOf(row, now));
  if (actor.role !== 'TEACHER') return { usage: null, history };
  const [caps, used] = await Promise.all([capsFor(context), usageOf(db, actor.userId, monthInVietnam(now))]);
  const usage = {
    classes: { used: used.classes, cap: caps.classes }, students: { used: used.students, cap: caps.students }, systemTests: { used: used.systemTests, cap: caps.systemTestsPerMonth },
  };
  return { usage, history };
}

export interface TransactionFilters {
  readonly search?: string | undefined;
  readonly source?: readonly MembershipSource[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: 'at' | 'package' | 'amount';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export async function listTransactions({ db, actor, now }: SignedInContext, { search, source, from, to, sort, direction, page, size }: TransactionFilters): Promise<Paged<OwnMembership[]>> {
  const sought = search ? fold(search) : null;
  const { rows, total } = await listMemberships(db, actor.userId, {
    like: sought === null ? null : likePattern(sought),
    codes: sought === null ? [] : inOrder.filter((code) => [code, packageCatalogue[code].name, packageCatalogue[code].nameEn].some((name) => fold(name).includes(sought))),
    sources: source?.length ? source : null,
    from: from === undefined ? null : new Date(midnightInVietnam(from)),
    before: to === undefined ? null : new Date(midnightInVietnam(to) + dayMs),
    sort, direction, order: inOrder, page, size,
  });
  return { items: rows.map((row) => membershipOf(row, now)), page: { page, size, total } };
}

// ---- export

/** Everything that is kept about oneself, read page by page while it is sent. Errors: TOO_MANY_REQUESTS. */
export async function exportOwnData({ app, actor, now }: SignedInContext): Promise<Readable> {
  await withTransaction(app.db, async (db) => {
    if (!(await lockDetails(db, actor.userId))) throw gone();
    if ((await countOwnActs(db, actor.userId, 'data-exported', new Date(now - hourMs))) >= exportsPerHour) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
    await audit(db, { at: now, actorId: actor.userId, action: 'data-exported', kind: 'user', id: actor.userId });
  });
  return Readable.from(exportText(app.db, actor.userId, new Date(now)));
}

async function* exportText(db: Db, userId: string, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now)}`;
  for (const part of Object.keys(exportedParts)) {
    yield `,\n${JSON.stringify(part)}: [`;
    let first = true;
    for await (const row of exportedRows(db, part, userId, now)) {
      yield `${first ? '' : ','}\n${JSON.stringify(row)}`;
      first = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

// ---- deletion

export async function previewDeletion({ db, actor, now }: SignedInContext) {
  const at = new Date(now);
  const running = await runningTests(db, actor.userId, at);
  const { upcomingTests, classes, questions, exams, formats, results, purchases } = await holdingsOf(db, actor.userId, at);
  return {
    runningTests: running.map((test) => ({ ...test, endsAt: test.endsAt.toISOString() })),
    upcomingTests,
    isLastAdmin: actor.role === 'ADMIN' && (await countOtherAdmins(db, actor.userId)) === 0,
    goes: { classes, questions, exams, formats },
    stays: { results, purchases },
  };
}

/** Errors: PASSWORD_BLANK, PASSWORD_INCORRECT, TOO_MANY_REQUESTS, ACCOUNT_HAS_RUNNING_TESTS with the tests, ACCOUNT_LAST_ADMIN. */
export async function deleteAccount(context: SignedInContext, password: string): Promise<void> {
  const { app, actor, now } = context;
  await withOwnPassword(context, password, { path: 'password', wrong: 'PASSWORD_INCORRECT' }, async () => undefined);
  const at = new Date(now);
  const avatar = await withTransaction(app.db, async (db) => {
    if (actor.role === 'ADMIN' && (await lockAdmins(db)).every((id) => id === actor.userId)) throw new AppError('ACCOUNT_LAST_ADMIN');
    const before = await lockDetails(db, actor.userId);
    if (!before) throw gone();
    const running = await runningTests(db, actor.userId, at);
    if (running.length > 0) throw new AppError('ACCOUNT_HAS_RUNNING_TESTS', { data: { runningTests: running } });
    await eraseAccount(db, actor.userId, at);
    await audit(db, { at: now, actorId: actor.userId, action: 'account-deleted', kind: 'user', id: actor.userId, details: { role: actor.role } });
    return before.avatar_media;
  });
  if (avatar !== null) await dropMedia(app, app.db, actor.userId, avatar);
}
