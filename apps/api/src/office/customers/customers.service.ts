/** The page of a customer for staff of sales. Prices, caps and sums are asked of the domains that decide on them. */
import type { Customer, CustomerOffer } from '@vumon/contract';
import { AppError, offerOf, type Actor } from '@vumon/domain';
import { offersTo, ordersOf, quoteView } from '#commerce/payments';
import { actorOfUser } from '#people/accounts';
import { catalogueFor, usageFor, usesFor } from '#people/packages';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  findOptionalCustomer,
  findOptionalSchoolOf,
  packagesOf,
  requestsOf,
  type CustomerRow,
  type PackageRow,
} from './customers.queries.ts';

const listed = 20;

/** Errors: NOT_FOUND, also for staff and for deleted accounts. */
export async function expectCustomer({ db }: SignedInContext, id: string): Promise<CustomerRow> {
  const row = await findOptionalCustomer(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Errors: NOT_FOUND. */
export async function getCustomer(context: SignedInContext, id: string): Promise<Customer> {
  const { app, db, now } = context;
  const row = await expectCustomer(context, id);
  const buyer = await actorOfUser({ app, db, now }, id);
  const catalogue = await catalogueFor(context);
  const school = await findOptionalSchoolOf(db, id, new Date(now));
  const requests = await requestsOf(db, row);
  return {
    ...row,
    createdAt: iso(row.createdAt),
    school: school ? { ...school, packageEndsAt: isoOrNull(school.packageEndsAt) } : null,
    packages: (await packagesOf(db, id)).map((one) => {
      const { name, nameEn } = offerOf(catalogue, one.packageCode);
      return {
        ...one,
        name,
        nameEn,
        startsAt: iso(one.startsAt),
        endsAt: isoOrNull(one.endsAt),
        state: stateOf(one, now),
      };
    }),
    usage: buyer && (await usageOf(context, buyer)),
    ...(await ordersOf(context, id, listed)),
    requests: requests.map(({ count: _, receivedAt, ...request }) => ({ ...request, receivedAt: iso(receivedAt) })),
    requestCount: requests[0]?.count ?? 0,
    offers: buyer ? await offersOf(context, buyer) : [],
  };
}

function stateOf({ startsAt, endsAt, usesLeft }: PackageRow, now: number): Customer['packages'][number]['state'] {
  if (startsAt.getTime() > now) return 'UPCOMING';
  return (endsAt !== null && endsAt.getTime() <= now) || usesLeft === 0 ? 'PAST' : 'CURRENT';
}

async function usageOf(context: SignedInContext, buyer: Actor): Promise<Customer['usage']> {
  if (buyer.role === 'STUDENT') {
    const { left, total } = await usesFor(context, buyer.userId);
    return { classes: null, students: null, systemTests: null, tests: { used: total - left, cap: total } };
  }
  return { ...(await usageFor({ ...context, actor: buyer })), tests: null };
}

async function offersOf(context: SignedInContext, buyer: Actor): Promise<CustomerOffer[]> {
  return (await offersTo(context, buyer)).map(({ packageCode, priced, end }) => {
    const { methods: _, accounts: __, open: ___, ...facts } = quoteView([], priced, end, [], null);
    return { packageCode, ...facts };
  });
}
