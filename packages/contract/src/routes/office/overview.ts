/** The home page of staff: what waits for them, how today goes, whether the system is well. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, instant } from '../../schemas.ts';

const dong = z.number().int();

const officeTaskKinds = ['ORDER_REVIEW', 'REQUEST_LATE', 'REQUEST_OPEN', 'JOB_FAILED', 'QUESTION_CHECK'] as const;

/** How many of a kind wait. Kinds of which none waits are left out. */
const officeTask = z.strictObject({
  kind: z.enum(officeTaskKinds),
  count: z.int(),
  /** Their sum in đồng, where they are about money. */
  amount: dong.nullable(),
  oldestAt: instant.nullable(),
});
export type OfficeTask = z.infer<typeof officeTask>;

/** Each figure of today beside the one of the same weekday a week before, up to the same time of day. */
const beside = z.strictObject({ now: dong, before: dong });

const officeHealthParts = ['database', 'saves', 'queue', 'disk'] as const;
const officeHealth = z.strictObject({
  part: z.enum(officeHealthParts),
  state: z.enum(['well', 'look', 'bad']),
  /** Milliseconds of a query; 1 when saves fail, else 0; waiting jobs; free share of the disk in percent. Null: not known. */
  value: z.number().nullable(),
  /** Of the queue: for how many seconds the oldest job has waited. */
  seconds: z.int().nullable(),
});
export type OfficeHealth = z.infer<typeof officeHealth>;

const officeOverview = z.strictObject({
  at: instant,
  tasks: z.array(officeTask),
  /** For administrators. */
  today: z
    .strictObject({
      comparedWith: day,
      signedIn: beside,
      registered: beside,
      revenue: beside,
      orders: beside,
      running: z.int(),
    })
    .nullable(),
  health: z.array(officeHealth).nullable(),
});
export type OfficeOverview = z.infer<typeof officeOverview>;

export const healthParts = [
  'database',
  'clock',
  'saves',
  'queue',
  'failedJobs',
  'crashes',
  'disk',
  'backup',
  'sms',
  'smsRefused',
  'mail',
  'mailRefused',
  'mailRetried',
] as const;
export type HealthPart = (typeof healthParts)[number];

const healthFact = z.strictObject({
  part: z.enum(healthParts),
  state: officeHealth.shape.state,
  /**
   * Milliseconds of a query; seconds by which the clock is off; 1 when saves fail, else 0; how many wait, failed, ended,
   * were sent or refused; free share of the disk in percent; rows of the backup. Null: not known, or not set up.
   */
  value: z.number().nullable(),
  /** What `value` is a part of: the limit of an hour, or the codes of the day. */
  of: z.int().nullable(),
  /** The age of the oldest waiting job or of the last backup. */
  seconds: z.int().nullable(),
  /** The moment of the newest or the oldest. */
  at: instant.nullable(),
});
export type HealthFact = z.infer<typeof healthFact>;

const systemHealth = z.strictObject({
  at: instant,
  facts: z.array(healthFact),
  /** The gauges of the metrics by name, as the process that answers reads them; null where it cannot tell. */
  gauges: z.array(z.strictObject({ name: z.string(), value: z.number().nullable() })),
  versions: z.strictObject({
    product: z.string(),
    node: z.string(),
    database: z.string(),
    /** The last change of the schema. */
    schema: z.string(),
    startedAt: instant,
  }),
});
export type SystemHealth = z.infer<typeof systemHealth>;

export const officeOverviewRoutes = defineRoutes({
  'GET /itf/office/overview': {
    summary:
      'What waits for staff of the caller’s role; for administrators also the figures of today and the health of the system',
    access: ['ADMIN', 'OPERATOR', 'SALE'],
    reply: officeOverview,
  },
  'GET /itf/office/health': {
    summary: 'The health of the system, fact by fact: the metrics, messages, the last backup, versions',
    access: ['ADMIN'],
    reply: systemHealth,
  },
});
