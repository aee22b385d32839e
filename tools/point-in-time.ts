// node tools/point-in-time.ts copy ARCHIVE [--keep N]                 copies the running server into the archive
// node tools/point-in-time.ts check ARCHIVE                           every copy can be taken to the end of the archived log
// node tools/point-in-time.ts restore ARCHIVE --to MOMENT --into DIR  prepares the folder of a server as it was at that moment
//   REPLICATION_URL: a role that may replicate; `check` asks that server too if it is set. PG_BIN: the folder of PostgreSQL's programs.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { textOfLsn } from './point-in-time/archive.ts';
import { checkArchive, copyServer, prepareRestore } from './point-in-time/point-in-time.ts';

const usage =
  'usage: node tools/point-in-time.ts copy ARCHIVE [--keep N] | check ARCHIVE | restore ARCHIVE --to MOMENT --into DIR';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, to: { type: 'string' }, into: { type: 'string' } },
});
const [command, folder] = positionals;
const url = process.env['REPLICATION_URL'] ?? null;

class UsageError extends Error {}

async function run(archive: string): Promise<string> {
  if (command === 'copy') {
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) throw new UsageError(usage);
    if (url === null) throw new UsageError('REPLICATION_URL is not set');
    const programs = { folder: process.env['PG_BIN'] ?? null };
    const { base } = await copyServer({ archive, url, programs, ...(keep !== undefined && { keep }) });
    return `Copied and checked: ${base.folder}`;
  }
  if (command === 'check') {
    const { base, segments, last, end, until } = await checkArchive(archive, url);
    return `Any moment from ${base.at.toISOString()} (or an older copy) to about ${until.toISOString()} can be restored: ${segments} segments to ${last}, ${textOfLsn(end)}.`;
  }
  const to = new Date(values.to ?? '');
  if (command !== 'restore' || Number.isNaN(to.getTime()) || values.into === undefined) throw new UsageError(usage);
  const { base } = await prepareRestore({ archive, to, into: resolve(values.into) });
  return `Start PostgreSQL on ${resolve(values.into)}: it begins with the copy of ${base.at.toISOString()} and ends at ${to.toISOString()}.`;
}

try {
  if (!folder) throw new UsageError(usage);
  console.log(await run(resolve(folder)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
