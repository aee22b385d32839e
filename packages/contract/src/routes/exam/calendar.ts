/** Tests by the week, for teachers and learners, and the feed that calendar programs read. */
import { assignmentTargets, attemptModes } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id, instant } from '../../schemas.ts';

/** Checked for teachers only; learners need no package. */
const feature = 'manage-classes';
const both = ['TEACHER', 'STUDENT'] as const;

/** No calendar view covers more than six weeks. */
const longestDays = 42;
const range = {
  from: instant,
  to: instant,
};
const sound = ({ from, to }: { from: string; to: string }) => {
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 && length <= longestDays * 86_400_000;
};

export const calendarTest = z.strictObject({
  id,
  title: z.string(),
  target: z.enum(assignmentTargets),
  classId: id.nullable(),
  /** Name of the class or group; empty where learners are named. */
  className: z.string(),
  startsAt: instant,
  endsAt: instant,
  minutes: z.int().nullable(),
  questions: z.int(),
  mode: z.enum(attemptModes),
});
export type CalendarTest = z.infer<typeof calendarTest>;

const feed = z.strictObject({ since: instant.nullable() });

export const calendarRoutes = defineRoutes({
  'GET /itf/classes/unit-tests-assigned/calendar': {
    summary: "The teacher's tests of a span that are not over yet, of all classes or one; by their start, 300 at most",
    access: ['TEACHER'],
    support: 'shown',
    feature,
    query: z.object({ ...range, classId: id.optional() }).refine(sound, { path: ['to'], message: 'invalid' }),
    reply: z.array(calendarTest),
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /student/unit-tests/calendar': {
    summary: "The learner's tests of a span that are not over yet; by their start, 300 at most",
    access: ['STUDENT'],
    guests: true,
    support: 'shown',
    query: z.object(range).refine(sound, { path: ['to'], message: 'invalid' }),
    reply: z.array(calendarTest),
    paged: true,
  },
  'GET /account/calendar-feed': {
    summary: 'Whether there is an address for calendar programs, and since when; the address itself is shown once',
    access: both,
    feature,
    reply: feed,
  },
  'POST /account/calendar-feed': {
    summary: 'Make the secret address, or a new one: the old one shows nothing any more',
    idempotency: 'key',
    access: both,
    feature,
    // The address outlives the session, so an open session on a shared computer is not enough.
    confirmed: true,
    reply: z.strictObject({ url: z.string(), since: instant }),
  },
  'DELETE /account/calendar-feed': {
    summary: 'Revoke the secret address',
    access: both,
    feature,
    reply: empty,
  },
  'GET /itf/calendar.ics': {
    summary: 'Upcoming tests for calendar programs, titles and times alone',
    access: 'public',
    query: z.object({ key: z.string().max(100) }),
    file: 'text/calendar; charset=utf-8',
    errors: ['NOT_FOUND'],
  },
});
