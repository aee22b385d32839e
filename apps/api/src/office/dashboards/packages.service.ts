/** Figures of service packages. */
import { endingRanges, type EndingAccount, type PackageFigures } from '@vumon/contract';
import type { PackageCode } from '@vumon/domain';
import { packagesAt } from '#people/packages';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { endingPackages, listEnding, sumsOfPackages, type PackageSum } from './packages.queries.ts';
import { daysBefore, moments, rangeOf, type Asked } from './range.ts';
import { packageNames } from './turnover.queries.ts';

type Connection = Pick<SignedInContext, 'db' | 'now'>;
const dayMs = 86_400_000;
/** Until the end of the last range: the days are whole, so the last one is included. */
const endingDays = Math.max(...endingRanges.map(([, to]) => to)) + 1;

const sum = (counts: readonly { count: number }[]): number => counts.reduce((all, { count }) => all + count, 0);
const countOf = (counts: readonly { code: string; count: number }[], code: string): number =>
  sum(counts.filter((one) => one.code === code));

/** Errors: BODY_INVALID for an impossible range. */
export async function getPackageFigures({ db, now }: Connection, asked: Asked): Promise<PackageFigures> {
  const range = rangeOf(asked, now);
  const before = daysBefore(range);
  const [here, there] = [moments(range), moments(before)];
  const atEnd = new Date(Math.min(now, here.before.getTime()));
  // One after the other: at once they would take most of the connections that serve everybody's requests.
  const sums = await sumsOfPackages(db, range);
  const sumsThen = await sumsOfPackages(db, before);
  const active = await packagesAt(db, atEnd);
  const activeThen = await packagesAt(db, there.before);
  const ending = await endingPackages(db, new Date(now), new Date(now + endingDays * dayMs));
  const names = await packageNames(db);
  const total = (of: readonly PackageSum[], name: Exclude<keyof PackageSum, 'code'>) =>
    of.reduce((all, row) => all + row[name], 0);
  return {
    ...range,
    before,
    sold: { now: total(sums, 'given'), before: total(sumsThen, 'given') },
    active: { now: sum(active), before: sum(activeThen) },
    due: { all: total(sums, 'due'), early: total(sums, 'early'), late: total(sums, 'late') },
    trials: { all: total(sums, 'trials'), paid: total(sums, 'paid') },
    packages: names
      .map(({ code, name, nameEn }) => {
        const own = sums.find((row) => row.code === code);
        return {
          code: code as PackageCode,
          name,
          nameEn,
          sold: own?.given ?? 0,
          active: countOf(active, code),
          ending: countOf(ending, code),
          due: own?.due ?? 0,
          renewed: (own?.early ?? 0) + (own?.late ?? 0),
        };
      })
      .filter(({ sold, active, ending, due }) => sold + active + ending + due > 0),
    endings: endingRanges.map(([from, to]) => ({
      from,
      to,
      accounts: sum(ending.filter(({ days }) => days >= from && days <= to)),
    })),
  };
}

export interface AskedEnding {
  readonly first: number;
  readonly last: number;
  readonly page: number;
  readonly size: number;
}

export async function getEnding(
  { db, now }: Connection,
  { first, last, page, size }: AskedEnding,
): Promise<{ items: EndingAccount[]; page: { page: number; size: number; total: number } }> {
  const between = { from: new Date(now + first * dayMs), before: new Date(now + (last + 1) * dayMs) };
  const { rows, total } = await listEnding(db, new Date(now), between, { page, size });
  return {
    items: rows.map((row) => ({ ...row, packageCode: row.packageCode as PackageCode, endsAt: iso(row.endsAt) })),
    page: { page, size, total },
  };
}
