/** When a fact about the system needs a look, and when something is broken. */
import type { HealthFact, HealthPart } from '@vumon/contract';

type Read = Omit<HealthFact, 'part' | 'state'>;
type State = HealthFact['state'];

/** From which value on. */
const above = (value: number, look: number, bad: number): State =>
  value >= bad ? 'bad' : value >= look ? 'look' : 'well';

const hour = 3600;
/** A channel without a provider sends nothing: in production nobody can sign up over it. */
const notSetUp = (production: boolean): State => (production ? 'bad' : 'look');

const rules: Readonly<Record<HealthPart, (read: Read, production: boolean) => State>> = {
  // A query by primary key takes less than this unless the database is overloaded.
  database: ({ value }) => above(value!, 100, Infinity),
  // A process whose clock is off by two seconds does not end attempts.
  clock: ({ value }) => above(Math.abs(value!), 1, 2),
  saves: ({ value }) => above(value!, Infinity, 1),
  // A due job begins within seconds; one that waits longer waits for a worker that is busy or not there.
  queue: ({ seconds }) => above(seconds!, 61, 601),
  failedJobs: ({ value }) => above(value!, 1, Infinity),
  crashes: ({ value }) => above(value!, 1, 20),
  disk: ({ value }) => (value === null ? 'look' : above(100 - value, 86, 96)),
  // Backups are made every night; a day's may be late by two hours.
  backup: ({ seconds }, production) => (seconds === null ? notSetUp(production) : above(seconds, 26 * hour, 74 * hour)),
  sms: ({ value, of }, production) => (value === null ? notSetUp(production) : above(value, 0.8 * of!, of!)),
  smsRefused: (read) => refused(read),
  mail: ({ value }, production) => (value === null ? notSetUp(production) : 'well'),
  mailRefused: (read) => refused(read),
  mailRetried: ({ value }) => above(value!, 1, 100),
};

/** One code may go to a number that does not exist; when half of several fail, it is the provider. */
function refused({ value, of }: Read): State {
  return above(value!, 1, Math.max(3, of! / 2));
}

export const stateOf = (part: HealthPart, read: Read, production: boolean): State => rules[part](read, production);
