/**
 * `npm run import-word -- FILE…` prints what the importer reads from Word files, PDFs and saved pages: one JSON object a file,
 * `{file, questions: [{label, stem, options, key, kind, equations, pictures, state, notes}], leftover}`. With `--report`
 * a table of the shares that were recovered: of the project's corpus, or of the files of a folder, each beside a `.json`
 * of the same name with the expected questions in this form.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  htmlDocument,
  htmlText,
  importedPaper,
  pdfDocument,
  wordDocument,
  WordError,
  type ImportedPaper,
} from '@vumon/question-import/papers';
import {
  awkwardPapers,
  comparedTable,
  comparePaper,
  corpus,
  measure,
  shareTable,
  type Compared,
  type ExpectedPaper,
} from '@vumon/question-import/testing';

const isPage = (file: string): boolean => /\.html?$/i.test(file);
const [first, ...others] = process.argv.slice(2);

if (first === undefined) {
  process.stderr.write('npm run import-word -- FILE…\nnpm run import-word -- --report [DIR]\n');
  process.exitCode = 2;
} else if (first === '--report') {
  if (others[0] === undefined) {
    const measured = [];
    for (const paper of corpus) measured.push(await measure(paper));
    process.stdout.write(`${shareTable(measured)}\n`);
    process.stdout.write(
      comparedTable(awkwardPapers.map(({ name, read, expected }) => comparePaper(name, read(), expected))),
    );
  } else process.stdout.write(comparedTable(await comparedIn(others[0])));
} else await printFiles([first, ...others]);

async function read(file: string): Promise<ImportedPaper> {
  const bytes = await readFile(file);
  if (/\.pdf$/i.test(file)) return importedPaper(await pdfDocument(bytes));
  return importedPaper(isPage(file) ? htmlDocument(htmlText(bytes)) : wordDocument(bytes));
}

async function comparedIn(folder: string): Promise<Compared[]> {
  const files = (await readdir(folder)).filter((file) => isPage(file) || /\.(?:docx|pdf)$/i.test(file)).toSorted();
  const compared: Compared[] = [];
  for (const file of files) {
    const expected = join(folder, file.replace(/\.\w+$/, '.json'));
    if (!existsSync(expected)) {
      process.stderr.write(`${file}: no ${basename(expected)} beside it, passed over\n`);
      continue;
    }
    const stated = JSON.parse(await readFile(expected, 'utf8')) as ExpectedPaper | ExpectedPaper['questions'];
    const paper: ExpectedPaper = 'questions' in stated ? stated : { questions: stated, leftover: [] };
    compared.push(comparePaper(file, await read(join(folder, file)), paper));
  }
  return compared;
}

/** One JSON object a file and line, so that a program can read the files one after the other. */
async function printFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      process.stdout.write(`${JSON.stringify({ file, ...(await read(file)) })}\n`);
    } catch (error) {
      const code = error instanceof WordError ? error.code : (error as NodeJS.ErrnoException).code;
      if (code === undefined) throw error;
      process.stdout.write(`${JSON.stringify({ file, error: code, questions: [], leftover: [] })}\n`);
      process.exitCode = 1;
    }
  }
}
