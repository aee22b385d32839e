// node tools/deploy/pgbouncer.ts VERSION: prints deploy/pgbouncer.ini without what that version of PgBouncer does not know
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const isOlder = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = a!.findIndex((part, index) => part !== b![index]);
  return at >= 0 && a![at]! < (b![at] ?? 0);
};

/** The settings for a version such as `1.18`. */
export function settingsFor(version: string): string {
  if (!/^\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version of PgBouncer such as 1.18`);
  const text = readFileSync(join(import.meta.dirname, '../../deploy/pgbouncer.ini'), 'utf8');
  return text.replace(/^; since (\d+\.\d+)\n.*\n/gm, (lines, since: string) => (isOlder(version, since) ? '' : lines));
}

if (import.meta.main) {
  const version = process.argv[2] ?? '';
  process.stdout.write(settingsFor(version));
  if (isOlder(version, '1.21')) console.error('It forgets prepared statements: set DATABASE_PREPARED=off.');
}
