/** Figures of users. */
import type { UserFigures } from '@vumon/contract';
import type { Role } from '@vumon/domain';
import type { SignedInContext } from '../../platform/http/context.ts';
import { daysBefore, everyDay, rangeOf, type Asked } from './range.ts';
import {
  countLocked,
  countSignedIn,
  provincesOfToday,
  registeredByDay,
  signedInByDay,
  usageByDay,
  usersByRoleAndProvince,
  type DayCount,
} from './users.queries.ts';

const sum = (counts: readonly { count: number }[]): number => counts.reduce((all, { count }) => all + count, 0);
const lookup = (counts: readonly DayCount[]) => new Map(counts.map(({ day, count }) => [day, count]));

/** Errors: BODY_INVALID for an impossible range. */
export async function getUserFigures(
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
  asked: Asked,
): Promise<UserFigures> {
  const range = rangeOf(asked, now);
  const before = daysBefore(range);
  // One after the other: at once they would take most of the connections that serve everybody's requests.
  const { roles, provinces } = await usersByRoleAndProvince(db, range);
  const names = await provincesOfToday(db);
  const registered = await registeredByDay(db, range);
  const registeredThen = await registeredByDay(db, before);
  const signedInDays = await signedInByDay(db, range);
  const signedIn = await countSignedIn(db, range);
  const signedInThen = await countSignedIn(db, before);
  const locked = await countLocked(db);
  const usage = await usageByDay(db, range);
  const used = (kind: string, origin: string) => usage.filter((row) => row.kind === kind && row.origin === origin);
  const [views, uses] = [used('page_view', 'PERSON'), used('unit_test_use', 'PERSON')];
  const [viewsOf, usesOf] = [lookup(views), lookup(uses)];
  const total = roles.reduce((all, { total }) => all + total, 0);
  const [newNow, newThen] = [lookup(registered), lookup(registeredThen)];
  const came = lookup(signedInDays);
  const earlier = everyDay(before);
  const stated = provinces
    .filter(({ key }) => key !== '')
    .map(({ key, ...counts }) => {
      const known = names.find(({ code }) => code === key);
      return { code: key, name: known?.name ?? key, nameEn: known?.nameEn ?? key, ...counts };
    })
    .toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name, 'vi'));
  const rest = (name: 'total' | 'registered') =>
    (name === 'total' ? total : sum(registered)) - stated.reduce((all, one) => all + one[name], 0);
  return {
    ...range,
    before,
    total: { now: total, before: total - sum(registered) },
    registered: { now: sum(registered), before: sum(registeredThen) },
    signedIn: { now: signedIn, before: signedInThen },
    locked,
    parts: everyDay(range).map(({ from: day }, at) => ({
      day,
      registered: newNow.get(day) ?? 0,
      before: newThen.get(earlier[at]!.from) ?? 0,
      signedIn: came.get(day) ?? 0,
      views: viewsOf.get(day) ?? 0,
      uses: usesOf.get(day) ?? 0,
    })),
    usage: {
      views: sum(views),
      uses: sum(uses),
      staffViews: sum(used('page_view', 'STAFF')),
      botViews: sum(used('page_view', 'BOT')),
    },
    roles: roles.map(({ key, ...counts }) => ({ role: key as Role, ...counts })).toSorted((a, b) => b.total - a.total),
    provinces: [...stated, { code: null, name: '', nameEn: '', total: rest('total'), registered: rest('registered') }],
  };
}
