/**
 * `npm run import-word -- FILE…` prints what the importer reads from Word files and saved pages, as JSON: one object
 * for each file. With `--report` a table of the shares that were recovered: of the project's corpus, or of the files
 * of a folder, each beside a `.json` of the same name with the expected content.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { htmlDocument, htmlText, paperReport, wordDocument, WordError } from '@vumon/question-types/papers';
import { corpus, measure, shareTable, type CorpusPaper, type Expected } from '@vumon/question-types/papers/testing';

const isPage = (file: string): boolean => /\.html?$/i.test(file);
const [first, ...others] = process.argv.slice(2);

if (first === undefined) {
  process.stderr.write('npm run import-word -- FILE…\nnpm run import-word -- --report [DIR]\n');
  process.exitCode = 2;
} else if (first === '--report') {
  const papers = others[0] === undefined ? corpus : await papersIn(others[0]);
  const measured = [];
  for (const paper of papers) measured.push(await measure(paper));
  process.stdout.write(shareTable(measured));
} else await printFiles([first, ...others]);

async function papersIn(folder: string): Promise<CorpusPaper[]> {
  const files = (await readdir(folder)).filter((file) => isPage(file) || /\.docx$/i.test(file)).toSorted();
  const papers: CorpusPaper[] = [];
  for (const file of files) {
    const expected = join(folder, file.replace(/\.\w+$/, '.json'));
    if (!existsSync(expected)) {
      process.stderr.write(`${file}: no ${basename(expected)} beside it, passed over\n`);
      continue;
    }
    papers.push({
      name: file,
      bytes: async () => new Uint8Array(await readFile(join(folder, file))),
      ...(isPage(file) && { kind: 'html' as const }),
      expected: JSON.parse(await readFile(expected, 'utf8')) as Expected[],
    });
  }
  return papers;
}

async function printFiles(files: readonly string[]): Promise<void> {
  const results: object[] = [];
  for (const file of files) {
    const started = performance.now();
    try {
      const bytes = await readFile(file);
      const report = paperReport(isPage(file) ? htmlDocument(htmlText(bytes)) : wordDocument(bytes));
      results.push({ file, milliseconds: Math.round(performance.now() - started), ...report });
    } catch (error) {
      const code = error instanceof WordError ? error.code : (error as NodeJS.ErrnoException).code;
      if (code === undefined) throw error;
      results.push({ file, error: code });
      process.exitCode = 1;
    }
  }
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
}
