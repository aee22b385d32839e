/** Packages as replies show them. */
import type { ManagedPackage, packageRoutes, RouteReply } from '@vumon/contract';
import type { Caps, Offer } from '@vumon/domain';
import type { HistoryRow } from './catalogue.queries.ts';

type OnSale = RouteReply<(typeof packageRoutes)['GET /memberships']>[number];

/** Caps for teachers; the cap of a school's members is left out, because only administrators need it. */
export const capsView = ({ classes, students, studentsPerClass, systemTestsPerMonth }: Caps) => ({
  classes,
  students,
  studentsPerClass,
  systemTestsPerMonth,
});

export const offerView = (offer: Offer): OnSale => ({
  code: offer.code,
  accounts: offer.accounts,
  audience: offer.audience,
  level: offer.level,
  name: offer.name,
  nameEn: offer.nameEn,
  price: offer.price,
  months: offer.months,
  days: offer.days,
  tests: offer.uses,
  recommended: offer.recommended,
  features: [...offer.features],
  caps: offer.caps && capsView(offer.caps),
});

export const managedView = ({ features, ...offer }: Offer): ManagedPackage => ({ ...offer, features: [...features] });

export const historyView = <Value>(row: HistoryRow<Value>) => ({
  revision: row.revision,
  at: row.at.toISOString(),
  by: row.actorId === null ? null : { id: row.actorId, fullName: row.actorName ?? '' },
  before: row.before,
  after: row.after,
});
