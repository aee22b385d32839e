/** One's own account: personal details, picture, package and its history, export and deletion. */
import { Readable } from 'node:stream';
import type { OwnMembership, Paged } from '@vumon/contract';
import {
  AppError,
  avatarSide,
  dayInVietnam,
  dayOf,
  fold,
  fullNameLength,
  joinName,
  offerOf,
  packageCodes,
  upgradeTargets,
  type MembershipSource,
  productName,
  type PackageCatalogue,
} from '@vumon/domain';
import { type Db, likePattern, withTransaction } from '#db';
import { expectConsentFor, findNotifiedContact, lockAdmins, rememberUsed, zoneFor } from '#people/accounts';
import { audit } from '#platform/audit';
import { isProvince } from '#platform/catalogue';
import { addMedia, dropMedia } from '#platform/media';
import { catalogueFor, usageFor } from '#people/packages';
import { sendLater } from '#platform/messages';
import { eraseRecordingsOf, runningTestsOf } from '#people/hooks';
import { leaveSchool } from '#people/schools';
import { dayRange, hourMs } from '../../platform/clock.ts';
import type { FileReply, SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import { nameOfDeleted } from './deleted-names.ts';
import { countOtherAdmins, eraseAccount, holdingsOf } from './deletion.queries.ts';
import { countOwnActs, exportedParts, exportedRows } from './export.queries.ts';
import {
  findDetails,
  listMemberships,
  lockDetails,
  setAvatar,
  updateDetails,
  type Details,
  type DetailsRow,
  type MembershipFilters,
  type MembershipRow,
} from './own-account.queries.ts';
import { findProfile } from './profile.queries.ts';
import { packageShown } from './profile.view.ts';

const exportsPerHour = 3;

export const getDetails = ({ db, actor }: SignedInContext): Promise<DetailsRow> => findDetails(db, actor.userId);

/** The account was deleted a moment ago on another device. */
const gone = () => new AppError('UNAUTHORISED');

/** Errors: BODY_INVALID for a birthday that is not before today, or an unknown province. */
export async function changeDetails({ app, actor, now }: SignedInContext, details: Details): Promise<void> {
  if (joinName(details.lastName, details.firstName).length > fullNameLength)
    throw new AppError('BODY_INVALID', {
      fields: [{ path: 'firstName', code: 'fullNameTooLong', params: { limit: fullNameLength } }],
    });
  if (details.birthday !== null && details.birthday >= dayInVietnam(now))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'birthday', code: 'birthdayInvalid' }] });
  await withTransaction(app.db, async (db) => {
    const before = await lockDetails(db, actor.userId);
    if (!before) throw gone();
    if (details.provinceCode !== null && !(await isProvince(db, details.provinceCode)))
      throw new AppError('BODY_INVALID', { fields: [{ path: 'provinceCode', code: 'invalid' }] });
    const old: Details = {
      lastName: before.lastName,
      firstName: before.firstName,
      gender: before.gender,
      birthday: before.birthday,
      provinceCode: before.provinceCode,
    };
    const changed = (Object.keys(old) as (keyof Details)[]).filter((name) => old[name] !== details[name]);
    if (changed.length === 0) return;
    if (changed.includes('birthday'))
      await expectConsentFor({ db, now }, { id: actor.userId, role: actor.role }, details.birthday);
    await updateDetails(db, actor.userId, details);
    // Only the names of the changed fields: the log is kept longer than the account.
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'profile-changed',
      kind: 'user',
      id: actor.userId,
      details: { changed },
    });
  });
}

/**
 * The picture is decoded and encoded again; the previous one is deleted. Errors: MEDIA_BROKEN, MEDIA_UNSUPPORTED,
 * MEDIA_TOO_LARGE.
 */
export async function changeAvatar(context: SignedInContext, file: UploadedFile): Promise<string> {
  const { app, actor, now } = context;
  const { id } = await addMedia(
    { app, db: app.db, now },
    {
      kind: 'image',
      bytes: file.bytes,
      ownerId: actor.userId,
      side: avatarSide,
    },
  );
  try {
    await replaceAvatar(context, id);
  } catch (error) {
    await dropMedia({ app, db: app.db }, actor.userId, id);
    throw error;
  }
  return id;
}

export const removeAvatar = (context: SignedInContext): Promise<void> => replaceAvatar(context, null);

async function replaceAvatar({ app, actor, now }: SignedInContext, mediaId: string | null): Promise<void> {
  const old = await withTransaction(app.db, async (db) => {
    const before = await lockDetails(db, actor.userId);
    if (!before) throw gone();
    if (before.avatarMedia === mediaId) return null;
    await setAvatar(db, actor.userId, mediaId);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: mediaId === null ? 'avatar-removed' : 'avatar-changed',
      kind: 'user',
      id: actor.userId,
    });
    return before.avatarMedia;
  });
  if (old !== null) await dropMedia({ app, db: app.db }, actor.userId, old);
}

// ---- package

function membershipOf(catalogue: PackageCatalogue, row: MembershipRow, now: number): OwnMembership {
  const { name, nameEn } = offerOf(catalogue, row.packageCode);
  const [startsAt, endsAt] = [row.startsAt.getTime(), row.endsAt?.getTime() ?? null];
  const over = (endsAt !== null && endsAt <= now) || row.usesLeft === 0;
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    source: row.source,
    code: row.packageCode,
    name,
    nameEn,
    amount: row.amount,
    reference: row.reference,
    note: row.note,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    usesTotal: row.usesTotal,
    usesLeft: row.usesLeft,
    state: over ? (row.endedAt ? 'REPLACED' : 'ENDED') : startsAt > now ? 'WAITING' : 'RUNNING',
  };
}

const everything: Omit<MembershipFilters, 'page' | 'size'> = {
  like: null,
  codes: [],
  sources: null,
  from: null,
  before: null,
  sort: 'at',
  direction: 'desc',
  order: packageCodes,
};

export async function getPlan(context: SignedInContext) {
  const { db, actor, now } = context;
  const catalogue = await catalogueFor(context);
  const { rows } = await listMemberships(db, actor.userId, { ...everything, page: 0, size: 10 });
  const code = packageShown(await findProfile(db, actor.userId, new Date(now)), now);
  const upgrades = code === null ? [] : upgradeTargets(catalogue, code);
  return {
    usage: actor.role === 'TEACHER' ? await usageFor(context) : null,
    history: rows.map((row) => membershipOf(catalogue, row, now)),
    upgrades: upgrades.map(({ code, name, nameEn, price, months, uses, accounts }) => ({
      code,
      name,
      nameEn,
      price: price!,
      months,
      tests: uses,
      accounts,
    })),
  };
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

export async function listTransactions(
  context: SignedInContext,
  { search, source, from, to, sort, direction, page, size }: TransactionFilters,
): Promise<Paged<OwnMembership[]>> {
  const { db, actor, now } = context;
  const catalogue = await catalogueFor(context);
  const sought = search ? fold(search) : null;
  const { rows, total } = await listMemberships(db, actor.userId, {
    like: sought === null ? null : likePattern(sought),
    codes:
      sought === null
        ? []
        : packageCodes.filter((code) =>
            [code, offerOf(catalogue, code).name, offerOf(catalogue, code).nameEn].some((name) =>
              fold(name).includes(sought),
            ),
          ),
    sources: source?.length ? source : null,
    ...dayRange(await zoneFor(context), { from, to }),
    sort,
    direction,
    order: packageCodes,
    page,
    size,
  });
  return { items: rows.map((row) => membershipOf(catalogue, row, now)), page: { page, size, total } };
}

// ---- export

/** Everything that is stored about oneself, read page by page while it is sent. Errors: TOO_MANY_REQUESTS. */
export async function exportOwnData(context: SignedInContext): Promise<FileReply> {
  const { app, actor, now } = context;
  await withTransaction(app.db, async (db) => {
    if (!(await lockDetails(db, actor.userId))) throw gone();
    if ((await countOwnActs(db, actor.userId, 'data-exported', new Date(now - hourMs))) >= exportsPerHour)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
    await audit(db, { at: now, actorId: actor.userId, action: 'data-exported', kind: 'user', id: actor.userId });
  });
  return {
    file: Readable.from(exportText(app.db, actor.userId, new Date(now))),
    name: `${productName.toLowerCase()}-${dayOf(await zoneFor(context), now)}.json`,
    mime: 'application/json; charset=utf-8',
  };
}

async function* exportText(db: Db, userId: string, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now)}`;
  for (const [name, part] of Object.entries(exportedParts())) {
    yield `,\n${JSON.stringify(name)}: [`;
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
  const running = await runningTestsOf.call(db, actor.userId, at);
  const { upcomingTests, classes, questions, exams, formats, results, purchases } = await holdingsOf(
    db,
    actor.userId,
    at,
  );
  return {
    runningTests: running.map((test) => ({ ...test, endsAt: test.endsAt.toISOString() })),
    upcomingTests,
    isLastAdmin: actor.role === 'ADMIN' && (await countOtherAdmins(db, actor.userId)) === 0,
    goes: { classes, questions, exams, formats },
    stays: { results, purchases },
  };
}

/** Errors: ACCOUNT_HAS_RUNNING_TESTS with the tests, ACCOUNT_LAST_ADMIN. */
export async function deleteAccount({ app, actor, now }: SignedInContext): Promise<void> {
  const at = new Date(now);
  const { avatar, removeFiles } = await withTransaction(app.db, async (db) => {
    if (actor.role === 'ADMIN' && (await lockAdmins(db)).every((id) => id === actor.userId))
      throw new AppError('ACCOUNT_LAST_ADMIN');
    const before = await lockDetails(db, actor.userId);
    if (!before) throw gone();
    const running = await runningTestsOf.call(db, actor.userId, at);
    if (running.length > 0) throw new AppError('ACCOUNT_HAS_RUNNING_TESTS', { data: { runningTests: running } });
    await leaveSchool({ db, now, actor }, actor.userId);
    const told = await findNotifiedContact(db, actor.userId);
    if (told !== null)
      await sendLater(
        { db },
        {
          to: told.contact,
          templateKey: 'account.DELETED',
          params: { product: productName, contact: told.contact },
          locale: told.locale,
        },
      );
    await rememberUsed({ app, db, now, actor });
    const removeFiles = await eraseRecordingsOf.call(db, actor.userId);
    await eraseAccount(db, actor.userId, nameOfDeleted(app.config.site, actor.role), at);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'account-deleted',
      kind: 'user',
      id: actor.userId,
      details: { role: actor.role },
    });
    return { avatar: before.avatarMedia, removeFiles };
  });
  await removeFiles(app);
  if (avatar !== null) await dropMedia({ app, db: app.db }, actor.userId, avatar);
}
