/**
 * Changes of packages and settings by administrators. Every change is a new revision, which is stored with its author.
 */
import {
  AppError,
  offerOf,
  offerProblems,
  settingProblem,
  settingRecords,
  type Offer,
  type OfferChange,
  type OfferCode,
  type SettingKey,
} from '@vumon/domain';
import type { ManagedSetting } from '@vumon/contract';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  insertPackageHistory,
  insertSettingHistory,
  listOffers,
  listSettings,
  lockOffers,
  lockSetting,
  packageHistory,
  settingHistory,
  updateOffer,
  updateSetting,
  type SettingRow,
} from './catalogue.queries.ts';
import { catalogueFor, packageStoreOf } from './store.ts';

/** Packages on sale, a learner's free one first. */
export async function offersOnSale(
  context: Pick<SignedInContext, 'app' | 'db'>,
  audience: 'teacher' | 'student' | undefined,
): Promise<Offer[]> {
  return (await catalogueFor(context)).filter(
    (offer) => offer.price !== null && (audience === undefined || offer.audience === audience),
  );
}

/** Read from the database, not from the cache, so that administrators see what is stored. */
export const allOffers = ({ db }: SignedInContext): Promise<Offer[]> => listOffers(db);
export const allSettings = async ({ db }: SignedInContext): Promise<ManagedSetting[]> =>
  (await listSettings(db)).map(withBounds);

function withBounds(row: SettingRow): ManagedSetting {
  const { min, max } = settingRecords[row.key];
  return { ...row, min, max };
}

const changeOf = (offer: Offer): OfferChange => ({
  name: offer.name,
  nameEn: offer.nameEn,
  price: offer.price,
  months: offer.months,
  days: offer.days,
  uses: offer.uses,
  recommended: offer.recommended,
  ladder: offer.ladder,
  features: offer.features,
  caps: offer.caps,
});

const differing = (before: OfferChange, after: OfferChange): string[] =>
  (Object.keys(before) as (keyof OfferChange)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/** Features sorted and without duplicates, so that equal changes compare as equal. */
const normalised = (change: OfferChange): OfferChange => ({
  ...change,
  features: [...new Set(change.features)].sort(),
});

/**
 * Errors: VERSION_CONFLICT when somebody else changed it since; BODY_INVALID beside each field that is out of bounds.
 */
export async function changeOffer(
  { app, actor, now }: SignedInContext,
  code: OfferCode,
  { revision, ...given }: OfferChange & { readonly revision: number },
): Promise<Offer> {
  const changed = await withTransaction(app.db, async (db) => {
    const catalogue = await lockOffers(db);
    const offer = offerOf(catalogue, code);
    if (offer.revision !== revision) throw new AppError('VERSION_CONFLICT');
    const fields = offerProblems(offer, given, catalogue);
    if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
    const before = normalised(changeOf(offer));
    const after = normalised(given);
    const changed = differing(before, after);
    if (changed.length === 0) return offer;
    const at = new Date(now);
    await updateOffer(db, code, after, at);
    await insertPackageHistory(db, code, { revision: revision + 1, at, actorId: actor.userId }, before, after);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'package-changed',
      kind: 'package',
      id: code,
      details: { package: code, changed },
    });
    return { ...offer, ...after, revision: revision + 1 };
  });
  packageStoreOf(app).forget();
  return changed;
}

/** Errors: VERSION_CONFLICT when somebody else changed it since; BODY_INVALID out of bounds. */
export async function changeSetting(
  { app, actor, now }: SignedInContext,
  key: SettingKey,
  { value, revision }: { readonly value: number; readonly revision: number },
): Promise<ManagedSetting> {
  const problem = settingProblem(key, value);
  if (problem)
    throw new AppError('BODY_INVALID', {
      fields: [{ path: 'value', code: problem.code, params: { limit: problem.limit } }],
    });
  const changed = await withTransaction(app.db, async (db) => {
    const row = await lockSetting(db, key);
    if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
    if (row.value === value) return row;
    const at = new Date(now);
    await updateSetting(db, key, value, at);
    await insertSettingHistory(db, key, { revision: revision + 1, at, actorId: actor.userId }, row.value, value);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'setting-changed',
      kind: 'setting',
      id: key,
      details: { before: row.value, after: value },
    });
    return { ...row, value, revision: revision + 1 };
  });
  packageStoreOf(app).forget();
  return withBounds(changed);
}

export const historyOfPackage = ({ db }: SignedInContext, code: OfferCode) => packageHistory(db, code);
export const historyOfSetting = ({ db }: SignedInContext, key: SettingKey) => settingHistory(db, key);
