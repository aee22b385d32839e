/**
 * What group commit gains: saves a second through the product beside one upsert a transaction on the same database.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const clients = 64;
const seconds = 20;
const upsert =
  'INSERT INTO bench_answers (attempt, question, answer) VALUES ($1, $2, $3) ON CONFLICT (attempt, question) DO UPDATE SET answer = excluded.answer';

/** Transactions a second of one upsert each: pgbench where it is installed, else the same from here. */
async function baseline(url: string, dataDir: string): Promise<{ tool: string; perSecond: number }> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(
    'CREATE TABLE IF NOT EXISTS bench_answers (attempt int, question int, answer jsonb, PRIMARY KEY (attempt, question))',
  );
  await db.end();
  const script = join(dataDir, 'upsert.sql');
  writeFileSync(
    script,
    [
      '\\set attempt random(1, 2000)',
      '\\set question random(1, 40)',
      `INSERT INTO bench_answers VALUES (:attempt, :question, '{"q1":["a1"]}') ON CONFLICT (attempt, question) DO UPDATE SET answer = excluded.answer;`,
    ].join('\n'),
  );
  try {
    const text = execFileSync(
      'pgbench',
      [
        '-n',
        '-c',
        String(Math.min(clients, 32)),
        '-j',
        '1',
        '-T',
        String(seconds),
        '-M',
        'prepared',
        '-f',
        script,
        url,
      ],
      { encoding: 'utf8' },
    );
    return { tool: 'pgbench, 32 clients', perSecond: Number(/tps = ([\d.]+)/.exec(text)![1]) };
  } catch {
    const pool = new pg.Pool({ connectionString: url, max: 32 });
    let done = 0;
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        while (performance.now() < end) {
          await pool.query({
            name: 'upsert',
            text: upsert,
            values: [Math.ceil(Math.random() * 2000), Math.ceil(Math.random() * 40), '{"q1":["a1"]}'],
          });
          done += 1;
        }
      }),
    );
    await pool.end();
    return { tool: 'the load client, 32 connections', perSecond: done / seconds };
  }
}

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const school = await createSchool(product.database.url, { students: clients * 4, questions: 40 });
    const ledger = new Ledger();
    const connection = new Connection(product.origin, clients * 4);
    const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
    await Promise.all(devices.map((device) => device.start()));
    const cpu = { server: cpuSeconds(product.serverPid()), database: cpuSeconds(product.database.pid) };
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    const commits = async () =>
      Number(
        (await db.query('SELECT sum(xact_commit) AS n FROM pg_stat_database WHERE datname = current_database()'))
          .rows[0].n,
      );
    const commitsBefore = await commits();
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      devices.map(async (device) => {
        for (let at = 0; performance.now() < end; at += 1) {
          device.type([at]);
          await device.save();
        }
      }),
    );
    const used = {
      server: cpuSeconds(product.serverPid()) - cpu.server,
      database: cpuSeconds(product.database.pid) - cpu.database,
    };
    // Statistics of a session reach the view about a second after it falls idle.
    await new Promise((done) => setTimeout(done, 1_500));
    const shared = (await commits()) - commitsBefore;
    const losses = await ledger.compare(db, { finals: false });
    await db.end();
    await connection.close();
    const saves = connection.timings.get('save')!;
    const base = await baseline(product.database.url, product.dataDir);
    const cores = (used.server + used.database) / seconds;
    report('group-commit', 'Saves that share a commit', [
      `- Product: ${devices.length} devices without pause for ${seconds} s, one answer a save: ${(saves.length / seconds).toFixed(0)} saves a second over HTTP; ${summarise(saves)}.`,
      `- Commits: ${(saves.length / Math.max(1, shared)).toFixed(1)} saves a commit (${shared} commits).`,
      `- CPU: server ${used.server.toFixed(1)} s, database ${used.database.toFixed(1)} s: ${(saves.length / (used.server + used.database)).toFixed(0)} saves a second per core used (${cores.toFixed(2)} cores), of which the database alone ${(saves.length / used.database).toFixed(0)} a core-second.`,
      `- One upsert a transaction on the same server (${base.tool}, ${seconds} s): ${base.perSecond.toFixed(0)} a second, with both cores for itself.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ]);
  } finally {
    await product.stop();
  }
}
