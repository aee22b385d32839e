/** The health of the system, as administrators read it. */
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { healthParts, type HealthFact, type HealthPart, type SystemHealth } from '@vumon/contract';
import { codeTraffic } from '#people/accounts';
import { settingFor } from '#people/packages';
import { crashesSince, dueJobs } from '#platform/jobs';
import { openChannels } from '#platform/messages';
import { dayMs, iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { answers, databaseVersions, lastBackup, retriedJobs } from './health.queries.ts';
import { stateOf } from './health-states.ts';
import { failedJobs } from './overview.queries.ts';

type Read = Omit<HealthFact, 'part' | 'state'>;

const product = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
/** Kinds of jobs that send mails. */
const mailJobs = ['messages.send', 'notices.mail-one', 'notices.mail', 'user-events.mail-cancelled'];

const fact = (value: number | null, more: Partial<Read> = {}): Read => ({
  value,
  of: null,
  seconds: null,
  at: null,
  ...more,
});
const tenths = (value: number): number => Math.round(value * 10) / 10;

const readers: Readonly<Record<HealthPart, (context: SignedInContext) => Promise<Read> | Read>> = {
  async database({ db }) {
    const begun = performance.now();
    await answers(db);
    return fact(tenths(performance.now() - begun));
  },
  clock: ({ app }) => fact(tenths(app.health.clockOffMs / 1000)),
  saves: ({ app }) => fact(Number(app.health.savesFail || app.health.diskFull)),
  async queue({ db }) {
    const { count, seconds } = await dueJobs(db);
    return fact(count, { seconds });
  },
  async failedJobs({ db }) {
    const { count, oldestAt } = await failedJobs(db);
    return fact(count, { at: oldestAt && iso(oldestAt) });
  },
  async crashes({ db, now }) {
    const { count, newest } = await crashesSince(db, new Date(now - dayMs));
    return fact(count, { at: newest && iso(newest) });
  },
  disk: async ({ app }) => fact(await freePercent(app.config.dataDir)),
  async backup({ db, now }) {
    const last = await lastBackup(db);
    if (!last) return fact(null);
    return fact(last.rows, { at: iso(last.at), seconds: Math.max(0, Math.floor((now - last.at.getTime()) / 1000)) });
  },
  async sms(context) {
    const of = await settingFor(context, 'otp-sms-per-hour');
    if (!openChannels(context.app).sms) return fact(null, { of });
    return fact((await codeTraffic(context.db, 'sms', new Date(context.now))).inHour, { of });
  },
  smsRefused: (context) => refusedCodes(context, 'sms'),
  async mail({ app, db, now }) {
    if (!openChannels(app).mail) return fact(null);
    return fact((await codeTraffic(db, 'mail', new Date(now))).inHour);
  },
  mailRefused: (context) => refusedCodes(context, 'mail'),
  mailRetried: async ({ db }) => fact(await retriedJobs(db, mailJobs)),
};

async function refusedCodes({ db, now }: SignedInContext, channel: 'sms' | 'mail'): Promise<Read> {
  const { inDay, refusedInDay } = await codeTraffic(db, channel, new Date(now));
  return fact(refusedInDay, { of: inDay });
}

/** Of the disk with uploaded files and the embedded database. */
const freePercent = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, blocks }) => Math.floor((bavail * 100) / blocks),
    () => null,
  );

/** One after the other: at once they would take most of the connections that serve everybody's requests. */
export async function readFacts<Part extends HealthPart>(
  context: SignedInContext,
  parts: readonly Part[],
): Promise<(HealthFact & { part: Part })[]> {
  const facts: (HealthFact & { part: Part })[] = [];
  for (const part of parts) {
    const read = await readers[part](context);
    facts.push({ part, state: stateOf(part, read, context.app.config.production), ...read });
  }
  return facts;
}

export async function getHealth(context: SignedInContext): Promise<SystemHealth> {
  const { app, db, now } = context;
  const gauges = [];
  for (const [name, read] of Object.entries(app.health.gauges)) {
    const value = await read();
    gauges.push({ name, value: Number.isFinite(value) ? value : null });
  }
  return {
    at: new Date(now).toISOString(),
    facts: await readFacts(context, healthParts),
    gauges,
    versions: {
      product,
      node: process.versions.node,
      ...(await databaseVersions(db)),
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    },
  };
}
