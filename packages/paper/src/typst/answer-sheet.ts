/**
 * The answer sheet of a paper, with the three kinds of answers of the examinations of 2025: letters, true or false,
 * digits. It is made to be found in a photograph: a mark in each corner, of which only the lower left one is solid, and a
 * QR code that names the paper, its code and the page.
 */
import type { PaperBlock, PaperDocument, PaperLocale } from '../paper.ts';
import { numbersOf } from '../paper.ts';
import { translateIn, type PaperTranslate } from '../translate.ts';
import { authorityCode, type SheetHead } from './paper.ts';
import { letters } from './prelude.ts';
import { groupName } from './sheet-layout.ts';
import { sheetPieces } from './sheet-pieces.ts';
import { call, typstString } from './source.ts';

/** What is filled in on the sheet, part by part; numbers that are answered elsewhere are in `written`. */
export interface SheetQuestions {
  readonly parts: readonly SheetPart[];
  readonly written: readonly number[];
}

interface SheetPart {
  /** "PHẦN I."; empty where the questions of several parts stand together. */
  readonly label: string;
  readonly choices: readonly Placed<{ readonly labels: readonly string[] }>[];
  readonly clusters: readonly Placed<{ readonly labels: readonly string[] }>[];
  readonly digits: readonly Placed<{ readonly cells: number }>[];
}

/** A question by its number and the position of its part, because numbers may restart in each part. */
type Placed<Question> = Question & { readonly number: number; readonly part: number };

const mostBubbles = 6;

function partOf(
  part: number,
  label: string,
  blocks: readonly (readonly PaperBlock[])[],
): { part: SheetPart; written: number[] } {
  const choices: SheetPart['choices'][number][] = [];
  const clusters: SheetPart['clusters'][number][] = [];
  const digits: SheetPart['digits'][number][] = [];
  const written: number[] = [];
  const choose = (number: number, labels: readonly string[]) => {
    if (labels.length >= 2 && labels.length <= mostBubbles && labels.every((one) => one.length <= 4))
      choices.push({ part, number, labels });
    else written.push(number);
  };
  for (const item of blocks) {
    const rows = item.find((block) => block.kind === 'gap-options');
    const cells = item.find((block) => block.kind === 'answer')?.cells;
    if (rows) {
      for (const row of rows.rows)
        choose(
          row.number,
          row.options.map((option) => option.label),
        );
      const known = new Set(rows.rows.map((row) => row.number));
      written.push(...item.flatMap(numbersOf).filter((number) => !known.has(number)));
      continue;
    }
    for (const block of item) {
      if (block.kind === 'choice')
        choose(
          block.number,
          block.options.map((option) => option.label),
        );
      else if (block.kind === 'verdicts' && block.number === undefined)
        for (const statement of block.statements) choose(Number(statement.label), block.verdicts);
      else if (block.kind === 'verdicts' && block.verdicts.length === 2)
        clusters.push({ part, number: block.number!, labels: block.statements.map((statement) => statement.label) });
      else if (block.kind === 'marked-text' && Object.values(block.parts).every((part) => part.label !== undefined))
        choose(
          block.number,
          Object.values(block.parts).map((part) => part.label!),
        );
      else if (cells !== undefined) digits.push(...numbersOf(block).map((number) => ({ part, number, cells })));
      else written.push(...numbersOf(block));
    }
  }
  return { part: { label, choices, clusters, digits }, written };
}

export function sheetsOf(paper: PaperDocument): SheetQuestions {
  const parts = paper.parts.map((part, at) =>
    partOf(
      at,
      part.label || part.name,
      part.questions.flatMap((question) => question.items.map((item) => item.blocks)),
    ),
  );
  return { parts: merged(parts.map(({ part }) => part)), written: parts.flatMap(({ written }) => written) };
}

/**
 * Parts that are answered in the same way stand together, so that forty questions fit on a page. They stay apart where
 * two of their numbers are the same.
 */
function merged(parts: readonly SheetPart[]): SheetPart[] {
  const filled = parts.filter(({ choices, clusters, digits }) => choices.length + clusters.length + digits.length > 0);
  const numbers = filled.flatMap(({ choices, clusters, digits }) =>
    [...choices, ...clusters, ...digits].map(({ number }) => number),
  );
  if (new Set(numbers).size < numbers.length) return filled;
  const empty: SheetPart = { label: '', choices: [], clusters: [], digits: [] };
  const kinds = ['choices', 'clusters', 'digits'] as const;
  return kinds.flatMap((kind) => {
    const own = filled.filter((part) => part[kind].length > 0);
    const label = own.length === 1 ? own[0]!.label : '';
    return own.length === 0 ? [] : [{ ...empty, label, [kind]: own.flatMap((part): unknown[] => [...part[kind]]) }];
  });
}

export interface SheetLearner {
  readonly name: string;
  readonly className: string;
  /** Six digits. */
  readonly number: string;
}

/** The answers of one code, on as many pages as they need, each of which is identifiable. */
export interface AnswerSheet {
  /** Null: the learner fills in the code. */
  readonly code: string | null;
  /** Whose sheet it is, printed in advance; none: the learner writes the name and fills in the number. */
  readonly learner?: SheetLearner;
  /** Whether the places of its bubbles are reported (`bubblesOf`); this changes nothing of what is drawn. */
  readonly placed?: boolean;
  readonly questions: SheetQuestions;
  /** What the QR code says on a page. */
  readonly mark: (page: number) => readonly (readonly boolean[])[];
  /** An id that people can read out to each other: "7K3Q". */
  readonly number: string;
}

/** Runs of black modules in a row: [first, how many]. */
const runs = (modules: readonly (readonly boolean[])[]): string =>
  `(${modules
    .map((row) => {
      const found: [number, number][] = [];
      row.forEach((black, at) => {
        const last = found.at(-1);
        if (!black) return;
        if (last && last[0] + last[1] === at) last[1] += 1;
        else found.push([at, 1]);
      });
      return `(${found.map(([at, length]) => `(${at}, ${length}), `).join('')})`;
    })
    .join(', ')},)`;

/** Heights in millimetres with the titles of their parts, as far as needed for counting pages. */
const heights = { page: 250, head: 66, choices: 66, clusters: 40, digits: 78 } as const;
const choicesInBlock = (wide: boolean): number => (wide ? 30 : 40);
const isWide = (choices: SheetPart['choices']): boolean => choices.some(({ labels }) => labels.length > 4);

/** An upper bound for the number of pages. */
function mostPages({ parts }: SheetQuestions): number {
  const blocks = parts.map(
    ({ choices, clusters, digits }) =>
      heights.choices * Math.ceil(choices.length / choicesInBlock(isWide(choices))) +
      heights.clusters * Math.ceil(clusters.length / 4) +
      heights.digits * Math.ceil(digits.length / 6),
  );
  // What does not fit below the last block can leave up to a block's height free.
  return 1 + Math.ceil((heights.head + blocks.reduce((sum, one) => sum + one, 0)) / (heights.page - heights.digits));
}

/** In millimetres: the height of the header that every page repeats above its answers. */
const topMargin = 31;

/** One sheet after the other. */
export function answerSheetSource(
  name: string,
  head: SheetHead,
  sheets: readonly AnswerSheet[],
  locale: PaperLocale,
): string {
  const translate = translateIn(locale);
  return [
    `#set page(paper: "a4", margin: (x: 15mm, top: ${topMargin}mm, bottom: 9mm))`,
    `#set text(lang: ${typstString(locale)})${letters}${sheetPieces}`,
    '#set par(justify: false, leading: 0.45em, spacing: 0.5em)',
    '#{ set text(11pt)',
    ...sheets.map((sheet, at) => sheetCode(translate, locale, name, head, sheet, `sheet-${at}`)),
    '}',
    '',
  ].join('\n');
}

function sheetCode(
  translate: PaperTranslate,
  locale: PaperLocale,
  name: string,
  head: SheetHead,
  sheet: AnswerSheet,
  label: string,
): string {
  const s: PaperTranslate = (key, ...params) => typstString(translate(key, ...params));
  const digits = Math.max(3, sheet.code?.length ?? 4);
  const digitsOf = (text: string) => `(${[...text].map((digit) => `${typstString(digit)}, `).join('')})`;
  const { learner } = sheet;
  const known = (text: string | undefined) => (text ? `, value: ${typstString(text)}` : '');
  const left = [
    ...(head.authority === '' ? [] : [authorityCode(head.authority, locale)]),
    ...(head.school === ''
      ? []
      : [call('balanced', typstString(head.school.toLocaleUpperCase(locale)), 'style: strong')]),
    ...(head.year === '' ? [] : [`emph(${typstString(translate('year', { year: head.year }))})`]),
  ];
  const top = `grid(columns: (1fr, 1.35fr, 22mm), column-gutter: 3mm, pad(left: 3mm, stack(spacing: 0.5em, ${left.map((line) => `align(center, ${line})`).join(', ')})), align(center, { strong(text(14pt, ${s('sheet.title')})); linebreak(); ${typstString(name)}; linebreak(); ${typstString([`${translate('subject')} ${head.subject}`, head.grade].join(', '))}; linebreak(); ${s('sheet.number', { number: sheet.number })} }), [])`;
  const marks = Array.from({ length: mostPages(sheet.questions) }, (_, at) => runs(sheet.mark(at + 1)));
  const code = sheet.code === null ? '' : `; " – "; strong(${typstString(translate('code', { code: sheet.code }))})`;
  // A loose page is identified by its number; somebody who has to find it without the QR code uses the name.
  const further = `block(width: 150mm, { strong(text(12pt, ${s('sheet.title')})); linebreak(); ${typstString(name)}; ${s('sheet.number', { number: sheet.number }).replace(/^"/, '" – ')}${code}; v(2.5mm); grid(columns: (3fr, 1fr), column-gutter: 4mm, line-to-write(${typstString(translate('fullName'))}${known(learner?.name)}), line-to-write(${typstString(translate('id'))}${known(learner?.number)})) })`;
  const background = `context { let n = here().page() - query(<${label}>).first().location().page() + 1; corners; place(top + right, dx: -19mm, dy: 8mm, qr((${marks.join(', ')},).at(n - 1), 18mm)); place(top + left, dx: 15mm, dy: 8mm, block(width: 180mm, if n == 1 { ${top} } else { pad(left: 3mm, ${further}) })); place(bottom + center, dy: -4mm, text(9pt, ${pageOf(translate)})) }`;
  const fields = `stack(spacing: 3.6mm, line-to-write(${s('sheet.school')}${known(head.school)}), line-to-write(${s('sheet.name')}${known(learner?.name)}), grid(columns: (1fr, 1fr), column-gutter: 3mm, line-to-write(${s('sheet.birthday')}), line-to-write(${s('sheet.class')}${known(learner?.className)})), grid(columns: (1fr, 1fr), column-gutter: 3mm, line-to-write(${s('sheet.room')}), line-to-write(${s('sheet.date')})), table(columns: (1fr, 1fr, 1fr), rows: 14mm, stroke: 0.7pt, align: center, text(9pt, ${s('sheet.signature')}), text(9pt, ${s('sheet.invigilator', { number: 1 })}), text(9pt, ${s('sheet.invigilator', { number: 2 })})), block(width: 100%, stroke: 0.7pt, inset: 2mm, text(9pt, { strong(${s('sheet.how')}); " "; ${s('sheet.howLong')}; linebreak(); v(0.6mm); ${s('sheet.right')}; h(1.5mm); bubble("", filled: true); h(5mm); ${s('sheet.wrong')}; h(1.5mm); wrongs })))`;
  const header = `grid(columns: (1fr, auto, auto), column-gutter: 4mm, ${fields}, digits-grid("id", ${s('sheet.id')}, 6, ${digitsOf(learner?.number ?? '')}), digits-grid("code", ${s('sheet.code')}, ${digits}, ${digitsOf(sheet.code ?? '')}))`;
  const parts = sheet.questions.parts.flatMap(({ label, choices, clusters, digits: answers }) => {
    const title = (key: 'sheet.part1' | 'sheet.part2' | 'sheet.part3') =>
      `block(above: 2.4mm, below: 1.2mm, sticky: true, { ${label === '' ? '' : `strong(${typstString(label)}); " "; `}${s(key)} })`;
    const lists: string[] = [];
    if (choices.length > 0)
      lists.push(
        title('sheet.part1'),
        ...chunks(choices, choicesInBlock(isWide(choices))).map(
          (some) =>
            `block(below: 1.2mm, choice-rows((${some.map(({ part, number, labels }) => `(${number}, (${labels.map((one) => `${typstString(one)}, `).join('')}), ${named(part, number)}), `).join('')})))`,
        ),
      );
    if (clusters.length > 0)
      lists.push(
        title('sheet.part2'),
        `side-by-side((${clusters.map(({ part, number, labels }) => `cluster(${named(part, number)}, ${s('sheet.question', { number })}, (${labels.map((one) => `${typstString(one)}, `).join('')}), (${s('sheet.true')}, ${s('sheet.trueMark')}), (${s('sheet.false')}, ${s('sheet.falseMark')})), `).join('')}), ${Math.min(8, Math.max(4, clusters.length))})`,
      );
    if (answers.length > 0)
      lists.push(
        title('sheet.part3'),
        `side-by-side((${answers.map(({ part, number, cells }) => `digits-answer(${named(part, number)}, ${s('sheet.question', { number })}, ${cells}), `).join('')}), 6)`,
      );
    return lists;
  });
  const written =
    sheet.questions.written.length === 0
      ? []
      : [`block(above: 3mm, emph(${s('sheet.written', { numbers: listed(sheet.questions.written) })}))`];
  const body = [
    `[#metadata(none) <${label}>]`,
    `placed.update(${sheet.placed === true})`,
    header,
    ...parts,
    ...written,
  ].join('\n');
  return `page(background: ${background}, {\n${body}\n})`;
}

const named = (part: number, number: number): string => typstString(groupName(part, number));

const chunks = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** "Trang 2" */
function pageOf(translate: PaperTranslate): string {
  const [before = '', behind = ''] = translate('sheet.page', { page: '#' }).split('#');
  return `{ ${typstString(before)}; str(n); ${typstString(behind)} }`;
}

/** "3, 5–9" */
function listed(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
