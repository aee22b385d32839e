/** What one finished attempt takes on disk: tables, TOAST and indexes of everything that an attempt writes. */
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { startProduct } from '../harness/product.ts';
import { report } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';
import { untilScored } from './saves.ts';

const teachers = Number(process.env['TEACHERS'] ?? 10);
const classSize = Number(process.env['CLASS'] ?? 40);
const questions = 40;
/** Of 40 answers, a quarter is changed once; typed answers are saved one by one, as the player does. */
const changed = 10;
const limitKilobytes = 12;

export async function run(): Promise<void> {
  const product = await startProduct({ fsync: false });
  try {
    const ledger = new Ledger();
    const connection = new Connection(product.origin, 64);
    const devices: LoadDevice[] = [];
    for (let at = 0; at < teachers; at += 1) {
      const school = await createSchool(product.database.url, { students: classSize, questions });
      devices.push(...school.students.map((student) => new LoadDevice(connection, school, student, ledger)));
    }
    await inGroups(devices, (device) => device.start());
    // Learners of all classes answer concurrently, so that entries of one attempt are spread over the table, as on an
    // exam day.
    for (let step = 0; step < questions + changed; step += 1)
      await inGroups(devices, async (device) => {
        device.type([step < questions ? step : (step - questions) * 4]);
        await device.save();
      });
    await inGroups(devices, (device) => device.submit());
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    await untilScored(db, devices.length);
    await db.query('VACUUM ANALYZE');
    const { rows } = await db.query<{ name: string; heap: string; indexes: string }>(
      `SELECT coalesce(parent.relname, c.relname) AS name, sum(pg_table_size(c.oid)) AS heap, sum(pg_indexes_size(c.oid)) AS indexes
       FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class parent ON parent.oid = i.inhparent
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname ~ '^attempt(s$|_)'
       GROUP BY 1 ORDER BY 1`,
    );
    await db.end();
    await connection.close();
    const kilobytes = (bytes: string) => Number(bytes) / 1024 / devices.length;
    const total = rows.reduce((sum, { heap, indexes }) => sum + kilobytes(heap) + kilobytes(indexes), 0);
    report('storage', 'Disk space of a finished attempt', [
      `${devices.length} finished attempts of ${questions} questions with ${questions + changed} stored entries each, ${teachers} teachers.`,
      '',
      `- **${total.toFixed(1)} kB an attempt** with its indexes. Target ≤ ${limitKilobytes} kB.`,
      ...rows.map(
        ({ name, heap, indexes }) =>
          `- ${name}: ${kilobytes(heap).toFixed(2)} kB table, ${kilobytes(indexes).toFixed(2)} kB indexes.`,
      ),
    ]);
  } finally {
    await product.stop();
  }
}

async function inGroups(devices: readonly LoadDevice[], work: (device: LoadDevice) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < devices.length; at += 64) await Promise.all(devices.slice(at, at + 64).map(work));
}
