/** The turnover of a range of days. */
import type { Turnover } from '@vumon/contract';
import type { OfferCode, PaymentMethod } from '@vumon/domain';
import type { SignedInContext } from '../../platform/http/context.ts';
import { daysBefore, everyDay, moments, monthsBefore, monthsOf, rangeOf, type Asked, type Days } from './range.ts';
import {
  packageNames,
  singleTest,
  sumRefunds,
  turnoverByDay,
  turnoverOf,
  unpaidOrders,
  type DaySum,
  type Named,
} from './turnover.queries.ts';

export interface AskedTurnover extends Asked {
  readonly by: Turnover['by'];
}

/** Errors: BODY_INVALID for an impossible range. */
export async function getTurnover(
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
  asked: AskedTurnover,
): Promise<Turnover> {
  const range = rangeOf(asked, now);
  const before = asked.by === 'DAY' ? daysBefore(range) : monthsBefore(range);
  // One after the other: at once they would take most of the connections that serve everybody's requests.
  const rows = await turnoverOf(db, range);
  const daysThen = await turnoverByDay(db, before);
  const refunds = await sumRefunds(db, range);
  const refundsThen = await sumRefunds(db, before);
  const unpaid = await unpaidOrders(db, moments(range));
  const names = await packageNames(db);
  const days = rows.flatMap(({ day, orders, revenue }) => (day === null ? [] : [{ day, orders, revenue }]));
  const [all, allThen] = [sumOf(days), sumOf(daysThen)];
  return {
    ...range,
    by: asked.by,
    before,
    revenue: { now: all.revenue, before: allThen.revenue },
    orders: { now: all.orders, before: allThen.orders },
    refunded: { now: refunds.refunded, before: refundsThen.refunded },
    refunds: { now: refunds.refunds, before: refundsThen.refunds },
    parts: partsOf(asked.by, { range, days }, { range: before, days: daysThen }),
    packages: rows
      .flatMap(({ item, orders, revenue }) => (item === null ? [] : [{ ...nameOf(names, item), orders, revenue }]))
      .toSorted(byRevenue),
    methods: rows
      .flatMap(({ method, orders, revenue }) =>
        method === null ? [] : [{ method: method as PaymentMethod, orders, revenue }],
      )
      .toSorted(byRevenue),
    unpaid,
  };
}

const byRevenue = (a: { revenue: number; orders: number }, b: { revenue: number; orders: number }) =>
  b.revenue - a.revenue || b.orders - a.orders;

const sumOf = (days: readonly DaySum[]) =>
  days.reduce((sum, { orders, revenue }) => ({ orders: sum.orders + orders, revenue: sum.revenue + revenue }), {
    orders: 0,
    revenue: 0,
  });

function nameOf(names: readonly Named[], item: string): Omit<Turnover['packages'][number], 'orders' | 'revenue'> {
  if (item === singleTest) return { code: null, name: '', nameEn: '' };
  const known = names.find(({ code }) => code === item);
  return { code: item as OfferCode, name: known?.name ?? item, nameEn: known?.nameEn ?? item };
}

interface Period {
  readonly range: Days;
  readonly days: readonly DaySum[];
}

/** The parts of both periods correspond by their place: the first day with the first day, the first month with the first. */
function partsOf(by: Turnover['by'], now: Period, then: Period): Turnover['parts'] {
  const cut = by === 'DAY' ? everyDay : monthsOf;
  const within = ({ days }: Period, { from, to }: Days) => sumOf(days.filter(({ day }) => day >= from && day <= to));
  const earlier = cut(then.range);
  return cut(now.range).map((part, at) => ({
    ...part,
    ...within(now, part),
    before: earlier[at] ? within(then, earlier[at]).revenue : 0,
  }));
}
