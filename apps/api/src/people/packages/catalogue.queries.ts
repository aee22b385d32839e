/** SQL of packages and settings as rows, with every revision that they had. */
import {
  offerCodes,
  settingKeys,
  type Feature,
  type Offer,
  type OfferChange,
  type OfferCode,
  type SettingKey,
} from '@vumon/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '#db';
import type { Packages } from '../../platform/db/types.generated.ts';

const offerOfRow = (row: Selectable<Packages>): Offer => ({
  code: row.code as OfferCode,
  gives: row.gives as Offer['gives'],
  accounts: row.accounts,
  audience: row.audience as Offer['audience'],
  level: row.level,
  rank: row.rank,
  ladder: row.ladder,
  name: row.name,
  nameEn: row.name_en,
  price: row.price,
  months: row.months,
  days: row.days,
  uses: row.uses,
  recommended: row.recommended,
  features: row.features as Feature[],
  caps:
    row.classes === null
      ? null
      : {
          classes: row.classes,
          students: row.students!,
          studentsPerClass: row.students_per_class!,
          systemTestsPerMonth: row.system_tests_per_month,
          teachers: row.teachers,
        },
  revision: row.revision,
});

const position = (code: OfferCode) => offerCodes.indexOf(code);

/** All offers: those for teachers first, each group in the order of `offerCodes`. */
export async function listOffers(db: Db): Promise<Offer[]> {
  const rows = await db.selectFrom('packages').selectAll().execute();
  return rows
    .map(offerOfRow)
    .sort(
      (a, b) =>
        Number(a.audience === 'student') - Number(b.audience === 'student') || position(a.code) - position(b.code),
    );
}

/** Locks all packages, because a change checks the package's place on the ladder against the others. */
export async function lockOffers(db: Db): Promise<Offer[]> {
  await sql`SELECT FROM packages ORDER BY code FOR UPDATE`.execute(db);
  return listOffers(db);
}

export async function updateOffer(db: Db, code: OfferCode, change: OfferChange, at: Date): Promise<void> {
  const { name, nameEn, price, months, days, uses, recommended, ladder, features, caps } = change;
  await db
    .updateTable('packages')
    .set((eb) => ({
      name,
      name_en: nameEn,
      price,
      months,
      days,
      uses,
      recommended,
      ladder,
      features: [...features],
      classes: caps?.classes ?? null,
      students: caps?.students ?? null,
      students_per_class: caps?.studentsPerClass ?? null,
      system_tests_per_month: caps?.systemTestsPerMonth ?? null,
      teachers: caps?.teachers ?? null,
      revision: eb('revision', '+', 1),
      updated_at: at,
    }))
    .where('code', '=', code)
    .execute();
}

export interface SettingRow {
  readonly key: SettingKey;
  readonly value: number;
  readonly revision: number;
}

/** The settings that this release knows: a later one that runs beside it may have added others. */
export async function listSettings(db: Db): Promise<SettingRow[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value', 'revision'])
    .where('key', 'in', settingKeys)
    .orderBy('key')
    .execute();
  return rows as SettingRow[];
}

export async function lockSetting(db: Db, key: SettingKey): Promise<SettingRow> {
  const row = await db
    .selectFrom('settings')
    .select(['key', 'value', 'revision'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row as SettingRow;
}

export async function updateSetting(db: Db, key: SettingKey, value: number, at: Date): Promise<void> {
  await db
    .updateTable('settings')
    .set((eb) => ({ value, revision: eb('revision', '+', 1), updated_at: at }))
    .where('key', '=', key)
    .execute();
}

// ---- history

interface Revision {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string;
}

export async function insertPackageHistory(
  db: Db,
  code: OfferCode,
  { revision, at, actorId }: Revision,
  before: OfferChange,
  after: OfferChange,
): Promise<void> {
  await db
    .insertInto('package_history')
    .values({ code, revision, at, actor_id: actorId, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

export async function insertSettingHistory(
  db: Db,
  key: SettingKey,
  { revision, at, actorId }: Revision,
  before: number,
  after: number,
): Promise<void> {
  await db.insertInto('setting_history').values({ key, revision, at, actor_id: actorId, before, after }).execute();
}

export interface HistoryRow<Value> {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly before: Value | null;
  readonly after: Value;
}

export const historyLimit = 200;

export async function packageHistory(db: Db, code: OfferCode): Promise<HistoryRow<Record<string, unknown>>[]> {
  const { rows } = await sql<HistoryRow<Record<string, unknown>>>`
    SELECT h.revision, h.at, h.actor_id AS "actorId", u.full_name AS "actorName", h.before, h.after
    FROM package_history h LEFT JOIN users u ON u.id = h.actor_id WHERE h.code = ${code} ORDER BY h.revision DESC LIMIT ${historyLimit}`.execute(
    db,
  );
  return rows;
}

export async function settingHistory(db: Db, key: SettingKey): Promise<HistoryRow<number>[]> {
  const { rows } = await sql<HistoryRow<number>>`
    SELECT h.revision, h.at, h.actor_id AS "actorId", u.full_name AS "actorName", h.before, h.after
    FROM setting_history h LEFT JOIN users u ON u.id = h.actor_id WHERE h.key = ${key} ORDER BY h.revision DESC LIMIT ${historyLimit}`.execute(
    db,
  );
  return rows;
}
