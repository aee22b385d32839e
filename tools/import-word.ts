/** `npm run import-word -- FILE…` prints what the importer reads from Word files, as JSON: one object for each file. */
import { readFile } from 'node:fs/promises';
import { paperReport } from '@vumon/question-types/papers';
import { readWord, WordError } from '@vumon/word';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('npm run import-word -- FILE…\n');
  process.exitCode = 2;
}
const results: object[] = [];
for (const file of files) {
  const started = performance.now();
  try {
    const report = paperReport(readWord(await readFile(file)));
    results.push({ file, milliseconds: Math.round(performance.now() - started), ...report });
  } catch (error) {
    const code = error instanceof WordError ? error.code : (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    results.push({ file, error: code });
    process.exitCode = 1;
  }
}
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
