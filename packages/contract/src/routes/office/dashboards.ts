/** Figures for administrators: turnover, users, service packages, each in a range of days beside the period before. */
import { offerCodes, packageCodes, paymentMethods, roles } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, instant, pageQuery } from '../../schemas.ts';

const admin = ['ADMIN'] as const;
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const dong = z.number().int();

/** Days in Vietnam, both included; a year at most. Without them the last 30 days. */
const range = { from: day.optional(), to: day.optional() };
const days = z.strictObject({ from: day, to: day });
const beside = z.strictObject({ now: dong, before: dong });
const named = { name: z.string(), nameEn: z.string() };

/** MONTH compares with the same days some months before, DAY with as many days before. */
const turnoverQuery = z.strictObject({ ...range, by: z.enum(['DAY', 'MONTH']).default('DAY') });

const turnover = z.strictObject({
  ...days.shape,
  by: z.enum(['DAY', 'MONTH']),
  before: days,
  /** Paid and successful orders by the moment of payment; refunds, which are not subtracted, by their own moment. */
  revenue: beside,
  orders: beside,
  refunded: beside,
  refunds: beside,
  /** Every day or month of the range, named by its first day in the range; `before`: the revenue of its counterpart. */
  parts: z.array(z.strictObject({ ...days.shape, orders: z.int(), revenue: dong, before: dong })),
  packages: z.array(
    z.strictObject({
      /** Null: tests that are sold one by one. */
      code: z.enum(offerCodes).nullable(),
      ...named,
      orders: z.int(),
      revenue: dong,
    }),
  ),
  methods: z.array(z.strictObject({ method: z.enum(paymentMethods), orders: z.int(), revenue: dong })),
  /** Orders made in the range that brought no money: paid ones that wait for a decision, cancelled and failed ones. */
  unpaid: z.strictObject({ review: z.int(), cancelled: z.int(), failed: z.int() }),
});
export type Turnover = z.infer<typeof turnover>;

const userFigures = z.strictObject({
  ...days.shape,
  before: days,
  /** Accounts at the end of each period that exist today. */
  total: beside,
  registered: beside,
  /** Accounts that signed in. */
  signedIn: beside,
  locked: z.int(),
  parts: z.array(
    z.strictObject({
      day,
      registered: z.int(),
      before: z.int(),
      signedIn: z.int(),
      /** Pages that people opened, staff and programs apart, and tests that were assigned. */
      views: z.int(),
      uses: z.int(),
    }),
  ),
  usage: z.strictObject({ views: z.int(), uses: z.int(), staffViews: z.int(), botViews: z.int() }),
  roles: z.array(z.strictObject({ role: z.enum(roles), total: z.int(), registered: z.int() })),
  provinces: z.array(
    z.strictObject({
      /** Null: not stated. */ code: z.string().nullable(),
      ...named,
      total: z.int(),
      registered: z.int(),
    }),
  ),
});
export type UserFigures = z.infer<typeof userFigures>;

/** Days from now until the end of a package: the first and the last, both included. */
export const endingRanges = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, 30],
] as const;

const packageFigures = z.strictObject({
  ...days.shape,
  before: days,
  /** Packages that began to be held, by account: an order of four counts four times. */
  sold: beside,
  /** Accounts with a package in force at the end of each period. */
  active: beside,
  /** Of the packages that ended in the range: how many, and what their holders did about it. */
  due: z.strictObject({ all: z.int(), early: z.int(), late: z.int() }),
  /** Trials that ended in the range, and those whose holders have bought a package since. */
  trials: z.strictObject({ all: z.int(), paid: z.int() }),
  packages: z.array(
    z.strictObject({
      code: z.enum(packageCodes),
      ...named,
      sold: z.int(),
      active: z.int(),
      /** Ending within 30 days without a successor. */
      ending: z.int(),
      due: z.int(),
      renewed: z.int(),
    }),
  ),
  endings: z.array(z.strictObject({ from: z.int(), to: z.int(), accounts: z.int() })),
});
export type PackageFigures = z.infer<typeof packageFigures>;

const endingAccount = z.strictObject({
  id,
  fullName: z.string(),
  contact: z.string().nullable(),
  packageCode: z.enum(packageCodes),
  endsAt: instant,
});
export type EndingAccount = z.infer<typeof endingAccount>;

export const dashboardRoutes = defineRoutes({
  'GET /itf/statistic/turnover': {
    summary: 'Turnover of a range of days by day or month, package and method, beside the period before',
    access: admin,
    mayLag: true,
    query: turnoverQuery,
    reply: turnover,
  },
  'GET /itf/statistic/turnover/file': {
    summary: 'The turnover as a workbook, with the refunds one by one',
    access: admin,
    query: turnoverQuery,
    file: workbook,
  },
  'GET /itf/statistic/users': {
    summary: 'New and signed-in accounts by day, accounts by role and by province',
    access: admin,
    mayLag: true,
    query: z.strictObject(range),
    reply: userFigures,
  },
  'GET /itf/statistic/users/file': {
    summary: 'The figures of users as a workbook',
    access: admin,
    query: z.strictObject(range),
    file: workbook,
  },
  'GET /itf/statistic/service-packages': {
    summary: 'Packages sold, in force, ending and renewed, and trials that became paid packages',
    access: admin,
    mayLag: true,
    query: z.strictObject(range),
    reply: packageFigures,
  },
  'GET /itf/statistic/service-packages/file': {
    summary: 'The figures of service packages as a workbook, with the accounts whose package ends soon',
    access: admin,
    query: z.strictObject(range),
    file: workbook,
  },
  'GET /itf/statistic/service-packages/ending': {
    summary: 'Accounts whose package ends within some days without a successor, the earliest first',
    access: admin,
    mayLag: true,
    query: z.object({
      first: z.coerce.number().int().min(0).max(366).default(0),
      last: z.coerce.number().int().min(0).max(366).default(30),
      ...pageQuery,
    }),
    reply: z.array(endingAccount),
    paged: true,
  },
});
