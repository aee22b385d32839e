/**
 * Classes of 60 take a test while their teachers watch the live room: how soon the room shows a saved answer, and how
 * much watching and recording slow down the saves. Phases alternate, so that other load of the machine affects all
 * alike.
 */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report, summarise } from '../harness/report.ts';
import { createSchools, type LoadSchool } from '../harness/school.ts';

const rooms = Number(process.env['ROOMS'] ?? 10);
const learners = 60;
const questions = 40;
const everyMs = 10_000;
/** The interval of the live room's page. */
const lookEveryMs = 3_000;
const phaseMs = Number(process.env['SECONDS'] ?? 30) * 1_000;
const rounds = 2;

const phases = ['no teacher watches', 'teachers watch', 'teachers watch, attempts are recorded'] as const;

interface Learner {
  readonly device: LoadDevice;
  readonly school: LoadSchool;
  readonly name: string;
  answered: number;
  /** When the server had received this number of answers. */
  readonly takenAt: Map<number, number>;
  shown: number;
}

export async function run(): Promise<void> {
  const product = await startProduct();
  const began = loadavg()[0]!;
  try {
    const schools = await createSchools(product.database.url, rooms, { students: learners, questions });
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    const ledger = new Ledger();
    const setUp = new Connection(product.origin, 32);
    const all = await startLearners(schools, setUp, ledger);
    const byAttempt = new Map(all.map((learner) => [learner.device.attemptId, learner]));
    const figures = new Map(phases.map((phase) => [phase, { saves: [], cpu: 0, seconds: 0 } as Figures]));
    const looks = new Connection(product.origin, rooms);
    const watching: Watching = { looks, byAttempt, shownAfter: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const phase of phases) {
        await db.query('UPDATE assignments SET record = $1', [phase === phases[2]]);
        const figure = figures.get(phase)!;
        const before = cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid);
        const from = setUp.timings.get('save')?.length ?? 0;
        const start = performance.now();
        const end = start + phaseMs;
        await Promise.all([
          ...all.map((learner, index) => saveUntil(learner, (index / all.length) * everyMs, end)),
          ...(phase === phases[0]
            ? []
            : schools.map((school, at) => lookUntil(watching, school, (at / rooms) * lookEveryMs, end))),
          ...(phase === phases[2]
            ? all.map((learner, index) => recordUntil(looks, learner, (index / all.length) * 60_000, end))
            : []),
        ]);
        figure.seconds += (performance.now() - start) / 1_000;
        figure.cpu += cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid) - before;
        figure.saves.push(...(setUp.timings.get('save') ?? []).slice(from));
      }
    const losses = await ledger.compare(db, { finals: false });
    await db.end();

    const rows = phases.map((phase) => {
      const { saves, cpu, seconds } = figures.get(phase)!;
      const ms = saves.map((timing) => timing.ms);
      const failed = saves.filter(({ status }) => status !== 200).length;
      return `| ${phase} | ${saves.length} | ${failed} | ${[0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1)).join(' | ')} | ${((cpu / seconds) * 100).toFixed(0)} % |`;
    });
    report('live-room', 'Live rooms of 60', [
      `${rooms} classes of ${learners} at a test of ${questions} questions, a save of two answers every ${everyMs / 1000} s by each; ${rounds} times ${phaseMs / 1000} s of each phase in turn. Load of the machine at the start: ${began.toFixed(1)}.`,
      '',
      '| | saves | failed | p50 ms | p95 ms | p99 ms | CPU of a core |',
      '|---|---|---|---|---|---|---|',
      ...rows,
      '',
      `- From the reply to a save until a room that is looked at every ${lookEveryMs / 1000} s shows it: ${watching.shownAfter.length} answers, p50 ${(percentile(watching.shownAfter, 0.5) / 1000).toFixed(1)} s, p95 ${(percentile(watching.shownAfter, 0.95) / 1000).toFixed(1)} s, max ${(Math.max(0, ...watching.shownAfter) / 1000).toFixed(1)} s. Target p95 ≤ 5 s.`,
      `- Looking at a room: ${summarise(looks.timings.get('look') ?? [])}.`,
      `- Telling an entry of a record: ${summarise(looks.timings.get('tell') ?? [])}.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ]);
    await Promise.all([setUp.close(), looks.close()]);
  } finally {
    await product.stop();
  }
}

interface Figures {
  saves: { ms: number; status: number }[];
  cpu: number;
  seconds: number;
}

/** Every learner of the schools with a started attempt. */
async function startLearners(schools: readonly LoadSchool[], setUp: Connection, ledger: Ledger): Promise<Learner[]> {
  const all: Learner[] = [];
  for (const school of schools)
    for (const student of school.students)
      all.push({
        device: new LoadDevice(setUp, school, student, ledger),
        school,
        name: `c-${randomBytes(10).toString('hex')}`,
        answered: 0,
        takenAt: new Map(),
        shown: 0,
      });
  for (let at = 0; at < all.length; at += 50)
    await Promise.all(all.slice(at, at + 50).map(({ device }) => device.start()));
  return all;
}

/** A learner saves two answers every `everyMs`. */
async function saveUntil(learner: Learner, waitMs: number, end: number): Promise<void> {
  await delay(waitMs);
  while (performance.now() < end) {
    const next = performance.now() + everyMs;
    const index = learner.answered % questions;
    learner.device.type([index, (index + 1) % questions]);
    if (await learner.device.save()) {
      learner.answered += 2;
      if (learner.answered <= questions) learner.takenAt.set(learner.answered, performance.now());
    }
    await delay(Math.max(0, Math.min(next, end) - performance.now()));
  }
}

interface Watching {
  readonly looks: Connection;
  readonly byAttempt: ReadonlyMap<string, Learner>;
  /** Milliseconds from the reply to a save until a room showed it. */
  readonly shownAfter: number[];
}

/** A teacher's page requests the room every `lookEveryMs`. */
async function lookUntil(
  { looks, byAttempt, shownAfter }: Watching,
  { teacher, assignmentId }: LoadSchool,
  waitMs: number,
  end: number,
): Promise<void> {
  await delay(waitMs);
  while (performance.now() < end) {
    const next = performance.now() + lookEveryMs;
    const { status, data } = await looks.send(
      'look',
      'GET',
      `/api/itf/classes/unit-test-assigned/${assignmentId}/live`,
      teacher.token,
    );
    if (status !== 200) throw new Error(`the room answered ${status}: ${JSON.stringify(data)}`);
    const now = performance.now();
    for (const { attemptId, answered } of data.data.cells as { attemptId: string; answered: number }[]) {
      const learner = byAttempt.get(attemptId)!;
      for (let count = learner.shown + 2; count <= answered; count += 2) {
        const takenAt = learner.takenAt.get(count);
        // Answers from before this phase are left out: they had to wait for its first request.
        if (takenAt !== undefined && takenAt > end - phaseMs) shownAfter.push(now - takenAt);
      }
      learner.shown = Math.max(learner.shown, answered);
    }
    await delay(Math.max(0, Math.min(next, end) - performance.now()));
  }
}

/** One entry a minute, far more than a normal attempt has. */
async function recordUntil(looks: Connection, { device, name }: Learner, waitMs: number, end: number): Promise<void> {
  for (let wait = waitMs; performance.now() + wait < end; wait = 60_000) {
    await delay(wait);
    await looks.send('tell', 'POST', `/api/student/attempts/${device.attemptId}/record`, device.student.token, {
      device: name,
      entries: [{ id: randomBytes(8).toString('hex'), kind: 'LEFT', at: new Date().toISOString(), seconds: 5 }],
    });
  }
}
