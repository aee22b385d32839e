/** Papers with one habit or trap each, with what must be read from them; `awkward-papers/SOURCE.md` lists them. */
import { readdirSync, readFileSync } from 'node:fs';
import { importedPaper, type ImportedPaper, type ImportedQuestion } from '../review/imported.ts';
import { wordDocument } from '../read.ts';

const folder = new URL('./awkward-papers/', import.meta.url);

export interface ExpectedPaper {
  readonly questions: readonly Omit<ImportedQuestion, 'notes'>[];
  readonly leftover: readonly string[];
}
export interface AwkwardPaper {
  readonly name: string;
  readonly read: () => ImportedPaper;
  readonly expected: ExpectedPaper;
}

export const awkwardPapers: readonly AwkwardPaper[] = readdirSync(folder)
  .filter((file) => file.endsWith('.docx'))
  .toSorted()
  .map((file) => ({
    name: file.replace(/\.docx$/, ''),
    read: () => importedPaper(wordDocument(new Uint8Array(readFileSync(new URL(file, folder))))),
    expected: JSON.parse(readFileSync(new URL(file.replace(/docx$/, 'json'), folder), 'utf8')) as ExpectedPaper,
  }));

export interface Compared {
  readonly name: string;
  readonly questions: readonly [found: number, of: number];
  readonly options: readonly [found: number, of: number];
  readonly keys: readonly [found: number, of: number];
  readonly wrongKeys: number;
  readonly inventedKeys: number;
  readonly readyWhileWrong: number;
  readonly ready: number;
}

const same = (a: string, b: string): boolean => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

/** Questions are matched by label and stem, each read one once, so that a missed question does not affect the others. */
export function comparePaper(name: string, read: ImportedPaper, { questions: expected }: ExpectedPaper): Compared {
  const left = [...read.questions];
  const take = (test: (one: ImportedQuestion) => boolean): ImportedQuestion | undefined => {
    const at = left.findIndex(test);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const pairs = expected.map((one) => ({
    one,
    got: take(({ label, stem }) => label === one.label && same(stem, one.stem)),
  }));
  const others = pairs.map(({ one, got }) => ({
    one,
    got: got ?? take(({ label }) => label === one.label),
    exact: got !== undefined,
  }));
  const options = others.map(
    ({ one, got }) => one.options.filter((option, at) => same(got?.options[at] ?? '', option)).length,
  );
  const isWrong = ({ one, got, exact }: (typeof others)[number]): boolean =>
    got !== undefined &&
    (!exact ||
      got.key !== one.key ||
      got.options.length !== one.options.length ||
      one.options.some((option, at) => !same(got.options[at] ?? '', option)));
  return {
    name,
    questions: [others.filter(({ exact }) => exact).length, expected.length],
    options: [options.reduce((a, b) => a + b, 0), expected.reduce((sum, one) => sum + one.options.length, 0)],
    keys: [
      others.filter(({ one, got }) => one.key !== null && got?.key === one.key).length,
      expected.filter(({ key }) => key !== null).length,
    ],
    wrongKeys: others.filter(
      ({ one, got }) => one.key !== null && got !== undefined && got.key !== null && got.key !== one.key,
    ).length,
    inventedKeys: others.filter(({ one, got }) => one.key === null && got !== undefined && got.key !== null).length,
    readyWhileWrong:
      others.filter((pair) => pair.got?.state === 'ready' && isWrong(pair)).length +
      left.filter(({ state }) => state === 'ready').length,
    ready: read.questions.filter(({ state }) => state === 'ready').length,
  };
}

/** A Markdown table with a row for each paper, and the sums. */
export function comparedTable(all: readonly Compared[]): string {
  const sum = (of: (one: Compared) => number): number => all.reduce((total, one) => total + of(one), 0);
  const share = (of: (one: Compared) => readonly [number, number]): [number, number] => [
    sum((one) => of(one)[0]),
    sum((one) => of(one)[1]),
  ];
  const row = (one: Compared): string =>
    `| ${[one.name, one.questions.join('/'), one.options.join('/'), one.keys.join('/'), one.wrongKeys, one.inventedKeys, one.ready, one.readyWhileWrong].join(' | ')} |`;
  return [
    '| paper | questions | options | keys | keys wrong | keys invented | ready | ready while wrong |',
    '|---|---|---|---|---|---|---|---|',
    ...all.map(row),
    row({
      name: `**${all.length} papers**`,
      questions: share(({ questions }) => questions),
      options: share(({ options }) => options),
      keys: share(({ keys }) => keys),
      wrongKeys: sum(({ wrongKeys }) => wrongKeys),
      inventedKeys: sum(({ inventedKeys }) => inventedKeys),
      ready: sum(({ ready }) => ready),
      readyWhileWrong: sum(({ readyWhileWrong }) => readyWhileWrong),
    }),
    '',
  ].join('\n');
}
