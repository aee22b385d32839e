/** The key table of all codes of a test: rows are questions, columns are codes. */
import type { AnswerKeyTable } from '../key-table.ts';
import type { PaperLocale } from '../paper.ts';
import { translateIn } from '../translate.ts';
import { pageCode, type SheetHead } from './paper.ts';
import { call, typstString } from './source.ts';
import { parseMarkup } from '@vumon/question-types';
import { textCode } from './inline.ts';

export interface CodedKey {
  /** Null where the test has one code only. */
  readonly code: string | null;
  readonly table: AnswerKeyTable;
}

/** The number of codes side by side; further codes get tables of their own. */
const codesInTable = 8;

/** Answers to statements in narrow columns: "Đ S S Đ" for "a) Đ  b) S  c) S  d) Đ". */
const narrowed = (answer: string): string =>
  /^(?:[a-h]\) \S+(?:\s+|$)){2,}$/.test(answer) ? answer.replace(/[a-h]\) /g, '').replace(/\s+/g, '\u00a0') : answer;

/** So many columns have room for the letters of statements. */
const mostWide = 4;

const answerCode = (answer: string): string =>
  answer === '' ? '"–"' : `{ ${textCode(parseMarkup(answer)) || typstString(answer)} }`;

export function keyTableSource(name: string, head: SheetHead, keys: readonly CodedKey[], locale: PaperLocale): string {
  const translate = translateIn(locale);
  const groups = Array.from({ length: Math.ceil(keys.length / codesInTable) }, (_, at) =>
    keys.slice(at * codesInTable, (at + 1) * codesInTable),
  );
  const title = `align(center, { strong(text(14pt, ${typstString(translate('keyTitle'))})); linebreak(); strong(${typstString(name)}); linebreak(); ${typstString([head.subject, head.grade, head.school].filter(Boolean).join(', '))} })`;
  return [
    pageCode(translate, locale),
    '#{',
    title,
    ...groups.map((group) => tableCode(group, translate('keyNumber'), (code) => translate('code', { code }))),
    '}',
    '',
  ].join('\n');
}

function tableCode(keys: readonly CodedKey[], number: string, codeOf: (code: string) => string): string {
  const [first] = keys;
  if (!first) return '';
  const width = keys.length + 1;
  const head = [number, ...keys.map(({ code }) => (code === null ? '' : codeOf(code)))].map(
    (text) => `strong(${typstString(text)})`,
  );
  const rows = first.table.parts.flatMap((part, p) => [
    `table.cell(colspan: ${width}, fill: luma(92%), align: left, strong(${typstString(part.part)}))`,
    ...part.rows.flatMap((row, r) => [
      `strong(${typstString(String(row.number))})`,
      ...keys.map(({ table }) => {
        const answer = table.parts[p]?.rows[r]?.answer ?? '';
        return answerCode(keys.length > mostWide ? narrowed(answer) : answer);
      }),
    ]),
  ]);
  const alone = keys.length === 1;
  return call(
    'table',
    `columns: (18mm, ${Array.from({ length: keys.length }, () => '1fr').join(', ')},)`,
    'stroke: 0.6pt',
    `align: ${alone ? '(center, left)' : 'center'}`,
    'inset: 4pt',
    `table.header(${head.join(', ')})`,
    ...rows,
  );
}
