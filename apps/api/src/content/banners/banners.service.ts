/** Banners: those that are shown, and their maintenance by operators. */
import type { bannerRoutes, ManagedBanner, ParsedInput, ShownBanner } from '@vumon/contract';
import { AppError, bannerPhase, type FieldError } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { addMedia } from '#platform/media';
import { changesOf, historyView, insertChange } from '#people/packages';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { CallerContext, SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import {
  bannersAt,
  deleteBanner,
  findOptionalBanner,
  findOptionalOverlap,
  insertBanner,
  listBanners,
  lockBanners,
  updateBanner,
  type BannerFacts,
  type BannerRow,
  type Device,
  type Locale,
} from './banners.queries.ts';

type Routes = typeof bannerRoutes;
const locales = ['vi', 'en'] as const;
const urlOf = (media: string | null) => (media === null ? null : `/media/${media}`);

/** A language without a picture has no item: nothing is shown rather than a hole. */
const shown = (row: BannerRow): ShownBanner => ({
  id: row.id,
  type: row.placement === 'POPUP' ? 'popup' : 'banner',
  bannerItems: locales
    .filter((lang) => row.pictures[lang].desktop !== null || row.pictures[lang].mobile !== null)
    .map((lang) => ({
      lang,
      imageDesktop: urlOf(row.pictures[lang].desktop),
      imageMobile: urlOf(row.pictures[lang].mobile),
      ...row.items[lang],
    })),
  startDate: iso(row.startsAt!),
  endDate: iso(row.endsAt!),
  displayPlace: row.scope === 'HOME' ? 'home' : 'all',
  repeatTime: row.repeatHours,
  status: 'active',
});

const view = (row: BannerRow, now: number): ManagedBanner => ({
  id: row.id,
  name: row.name,
  placement: row.placement,
  scope: row.scope,
  startsAt: isoOrNull(row.startsAt),
  endsAt: isoOrNull(row.endsAt),
  repeatHours: row.repeatHours,
  items: row.items,
  state: row.state,
  phase: bannerPhase(
    { state: row.state, startsAt: row.startsAt?.getTime() ?? null, endsAt: row.endsAt?.getTime() ?? null },
    now,
  ),
  pictures: {
    vi: { desktop: urlOf(row.pictures.vi.desktop), mobile: urlOf(row.pictures.vi.mobile) },
    en: { desktop: urlOf(row.pictures.en.desktop), mobile: urlOf(row.pictures.en.mobile) },
  },
  revision: row.revision,
  changedAt: iso(row.changedAt),
  changedBy: row.changedBy,
});

/** A banner as its history stores it: one field a line of the difference. */
const stored = (row: BannerRow) => ({
  name: row.name,
  placement: row.placement,
  scope: row.scope,
  state: row.state,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  repeatHours: row.repeatHours,
  ...Object.fromEntries(
    locales.flatMap((lang) => [
      [`alt-${lang}`, row.items[lang].alt],
      [`url-${lang}`, row.items[lang].url],
      [`openNewTab-${lang}`, row.items[lang].openNewTab],
      [`desktop-${lang}`, row.pictures[lang].desktop],
      [`mobile-${lang}`, row.pictures[lang].mobile],
    ]),
  ),
});

export const bannersNow = async (
  { db, now }: CallerContext,
  { type }: ParsedInput<Routes['GET /itf/banners']>['query'],
): Promise<ShownBanner[]> =>
  (await bannersAt(db, new Date(now))).map(shown).filter((banner) => type === undefined || banner.type === type);

export const bannersAtMoment = async ({ db }: SignedInContext, moment: string): Promise<ShownBanner[]> =>
  (await bannersAt(db, new Date(moment))).map(shown);

export async function bannersPage(
  { db, now }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/banners/all']>['query'],
) {
  const { rows, total } = await listBanners(db, query, new Date(now));
  return { items: rows.map((row) => view(row, now)), page: { page: query.page, size: query.size, total } };
}

/** Errors: NOT_FOUND. */
export async function getBanner({ db, now }: SignedInContext, id: string): Promise<ManagedBanner> {
  const row = await findOptionalBanner(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return view(row, now);
}

const noItem = { alt: '', url: null, openNewTab: false };

export async function addBanner(
  { app, actor, now }: SignedInContext,
  { name, placement }: ParsedInput<Routes['POST /itf/banners']>['body'],
): Promise<ManagedBanner> {
  return withTransaction(app.db, async (db) => {
    const id = app.newId();
    const at = new Date(now);
    await insertBanner(db, { id, name, placement, items: { vi: noItem, en: noItem }, actorId: actor.userId, at });
    const row = (await findOptionalBanner(db, id))!;
    await insertChange(db, {
      kind: 'BANNER',
      subjectId: id,
      at,
      actorId: actor.userId,
      before: null,
      after: stored(row),
    });
    await audit(db, { at: now, actorId: actor.userId, action: 'banner-added', kind: 'banner', id, details: { name } });
    return view(row, now);
  });
}

/** Stores a revision, unless nothing has changed. Errors: NOT_FOUND. */
async function change(
  { app, actor, now }: SignedInContext,
  id: string,
  next: (
    row: BannerRow,
  ) => Promise<BannerFacts & Pick<BannerRow, 'pictures'>> | (BannerFacts & Pick<BannerRow, 'pictures'>),
  check: (db: Parameters<typeof lockBanners>[0], row: BannerFacts & Pick<BannerRow, 'pictures'>) => Promise<void>,
): Promise<ManagedBanner> {
  return withTransaction(app.db, async (db) => {
    await lockBanners(db);
    const row = await findOptionalBanner(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    const facts = await next(row);
    const before = stored(row);
    const after = stored({ ...row, ...facts });
    const changed = Object.keys(after).filter(
      (name) =>
        JSON.stringify(after[name as keyof typeof after]) !== JSON.stringify(before[name as keyof typeof before]),
    );
    if (changed.length === 0) return view(row, now);
    await check(db, facts);
    const at = new Date(now);
    await updateBanner(db, id, facts, actor.userId, at);
    await insertChange(db, { kind: 'BANNER', subjectId: id, at, actorId: actor.userId, before, after });
    const details = { name: facts.name, changed };
    await audit(db, { at: now, actorId: actor.userId, action: 'banner-changed', kind: 'banner', id, details });
    return view((await findOptionalBanner(db, id))!, now);
  });
}

/**
 * What a scheduled banner needs. Errors: BODY_INVALID at dates that are missing or in the wrong order,
 * BANNER_WITHOUT_PICTURE, BANNER_OVERLAPS with the name of the other banner.
 */
const expectCanBeShown =
  (id: string) =>
  async (db: Parameters<typeof lockBanners>[0], banner: BannerFacts & Pick<BannerRow, 'pictures'>): Promise<void> => {
    if (banner.state !== 'SCHEDULED') return;
    const { startsAt, endsAt, placement, pictures } = banner;
    const fields: FieldError[] = [];
    if (startsAt === null) fields.push({ path: 'startsAt', code: 'required' });
    if (endsAt === null) fields.push({ path: 'endsAt', code: 'required' });
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
      fields.push({ path: 'endsAt', code: 'endsBeforeStart' });
    if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
    if (locales.every((lang) => pictures[lang].desktop === null && pictures[lang].mobile === null))
      throw new AppError('BANNER_WITHOUT_PICTURE');
    const other = await findOptionalOverlap(db, id, placement, startsAt!, endsAt!);
    if (other !== undefined) throw new AppError('BANNER_OVERLAPS', { params: { name: other } });
  };

/** Errors: NOT_FOUND, VERSION_CONFLICT, and those of `expectCanBeShown`. */
export const changeBanner = (
  context: SignedInContext,
  id: string,
  { revision, startsAt, endsAt, ...facts }: ParsedInput<Routes['PUT /itf/banners/{id}']>['body'],
): Promise<ManagedBanner> =>
  change(
    context,
    id,
    (row) => {
      if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
      return {
        ...facts,
        pictures: row.pictures,
        startsAt: startsAt === null ? null : new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      };
    },
    expectCanBeShown(id),
  );

const dateOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/** The banner that `stored` has written. */
function factsOf(fields: Readonly<Record<string, unknown>>): BannerFacts & Pick<BannerRow, 'pictures'> {
  const item = (lang: Locale) => ({
    alt: fields[`alt-${lang}`] as string,
    url: fields[`url-${lang}`] as string | null,
    openNewTab: fields[`openNewTab-${lang}`] as boolean,
  });
  const picture = (lang: Locale) => ({
    desktop: fields[`desktop-${lang}`] as string | null,
    mobile: fields[`mobile-${lang}`] as string | null,
  });
  return {
    name: fields['name'] as string,
    placement: fields['placement'] as BannerFacts['placement'],
    scope: fields['scope'] as BannerFacts['scope'],
    state: fields['state'] as BannerFacts['state'],
    startsAt: dateOf(fields['startsAt']),
    endsAt: dateOf(fields['endsAt']),
    repeatHours: fields['repeatHours'] as number,
    items: { vi: item('vi'), en: item('en') },
    pictures: { vi: picture('vi'), en: picture('en') },
  };
}

/** Errors: NOT_FOUND, VERSION_CONFLICT where the revision is not the last, and those of `expectCanBeShown`. */
export const undoBannerChange = (context: SignedInContext, id: string, revision: number): Promise<ManagedBanner> =>
  change(
    context,
    id,
    async (row) => {
      const [last] = await changesOf(context.db, 'BANNER', id);
      if (row.revision !== revision || !last?.before) throw new AppError('VERSION_CONFLICT');
      return factsOf(last.before);
    },
    expectCanBeShown(id),
  );

/** Errors: NOT_FOUND, and those of reading a picture. */
export async function changePicture(
  context: SignedInContext,
  id: string,
  { locale, device }: { locale: Locale; device: Device },
  file: UploadedFile,
): Promise<ManagedBanner> {
  const { app, db, actor, now } = context;
  if (!(await findOptionalBanner(db, id))) throw new AppError('NOT_FOUND');
  const media = await addMedia({ app, db, now }, { kind: 'image', bytes: file.bytes, ownerId: actor.userId });
  return change(
    context,
    id,
    (row) => ({ ...row, pictures: { ...row.pictures, [locale]: { ...row.pictures[locale], [device]: media.id } } }),
    () => Promise.resolve(),
  );
}

/** Errors: NOT_FOUND; BANNER_SCHEDULED for one that is or was scheduled. */
export async function removeBanner({ app, actor, now }: SignedInContext, id: string): Promise<null> {
  return withTransaction(app.db, async (db) => {
    await lockBanners(db);
    const row = await findOptionalBanner(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.state !== 'DRAFT') throw new AppError('BANNER_SCHEDULED');
    await deleteBanner(db, id);
    const details = { name: row.name };
    await audit(db, { at: now, actorId: actor.userId, action: 'banner-deleted', kind: 'banner', id, details });
    return null;
  });
}

/** Errors: NOT_FOUND. */
export async function historyOfBanner({ db }: SignedInContext, id: string) {
  if (!(await findOptionalBanner(db, id))) throw new AppError('NOT_FOUND');
  return (await changesOf(db, 'BANNER', id)).map(historyView);
}
