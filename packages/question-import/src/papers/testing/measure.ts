/** How much of a paper the parser recovered, compared with its expected content. */
import { performance } from 'node:perf_hooks';
import { paperReport, type PaperReport } from '../report.ts';
import { documentOf, type CorpusPaper, type Expected } from './expected.ts';

export type Share = readonly [found: number, of: number];
export interface Measured {
  readonly name: string;
  readonly questions: Share;
  readonly options: Share;
  readonly keys: Share;
  readonly pictures: Share;
  readonly equations: Share;
  /** The number of keys that were found although the paper has none. */
  readonly invented: number;
  readonly notUnderstood: number;
  readonly milliseconds: number;
}

/** The text without pictures and formulas, which are counted separately. */
const words = (text: string): string =>
  text
    .replace(/\[(?:picture|formula)\]|\$[^$]*\$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const exact = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function compare(name: string, report: PaperReport, expected: readonly Expected[], milliseconds: number): Measured {
  // Matched by stem, each parsed question once, so that one missed question does not affect the others.
  const left = [...report.questions];
  const pairs = expected.map((one) => {
    const at = left.findIndex(({ stem }) => words(stem) === words(one.stem));
    return { one, read: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  const options = pairs.map(({ one, read }) => {
    const found = Object.values(read?.options ?? {});
    return one.options.filter((option, at) => exact(found[at] ?? '') === exact(option)).length;
  });
  const keyed = pairs.filter(({ one }) => one.key !== null);
  return {
    name,
    questions: [pairs.filter(({ read }) => read !== undefined).length, expected.length],
    options: [sum(options), sum(expected.map((one) => one.options.length))],
    keys: [keyed.filter(({ one, read }) => read?.key === one.key).length, keyed.length],
    pictures: [
      sum(pairs.map(({ one, read }) => Math.min(one.pictures, read?.pictures ?? 0))),
      sum(expected.map((one) => one.pictures)),
    ],
    equations: [
      sum(pairs.map(({ one, read }) => Math.min(one.equations, (read?.equations ?? 0) - (read?.unreadEquations ?? 0)))),
      sum(expected.map((one) => one.equations)),
    ],
    invented: pairs.filter(({ one, read }) => one.key === null && read !== undefined && read.key !== null).length,
    notUnderstood: report.notUnderstood.length,
    milliseconds,
  };
}

export async function measure(paper: CorpusPaper): Promise<Measured> {
  const bytes = await paper.bytes();
  const started = performance.now();
  const report = paperReport(await documentOf({ ...paper, bytes: () => bytes }));
  return compare(paper.name, report, paper.expected, performance.now() - started);
}

/** A Markdown table with the shares of each paper, and of all papers together. */
export function shareTable(all: readonly Measured[]): string {
  const columns = ['questions', 'options', 'keys', 'pictures', 'equations'] as const;
  const share = ([found, of]: Share): string => (of === 0 ? '–' : `${found}/${of}`);
  const line = (name: string, one: Omit<Measured, 'name'>): string =>
    `| ${[name, ...columns.map((column) => share(one[column])), one.invented, one.notUnderstood, one.milliseconds.toFixed(0)].join(' | ')} |`;
  const total = (column: (typeof columns)[number]): Share => [
    sum(all.map((one) => one[column][0])),
    sum(all.map((one) => one[column][1])),
  ];
  return [
    '| paper | questions | options | keys | pictures | equations | keys invented | lines not understood | ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...all.map((one) => line(one.name, one)),
    line(`**${all.length} papers**`, {
      ...(Object.fromEntries(columns.map((column) => [column, total(column)])) as Record<
        (typeof columns)[number],
        Share
      >),
      invented: sum(all.map(({ invented }) => invented)),
      notUnderstood: sum(all.map(({ notUnderstood }) => notUnderstood)),
      milliseconds: sum(all.map(({ milliseconds }) => milliseconds)),
    }),
    '',
  ].join('\n');
}
