/** A test on paper as Typst source. */
import { wordsOfOffice } from '../authority.ts';
import type { PaperDocument, PaperItem, PaperLocale, PaperPart } from '../paper.ts';
import { translateIn, type PaperTranslate } from '../translate.ts';
import { blockCode, itemCode } from './blocks.ts';
import type { Drawing, PaperPicture } from './drawing.ts';
import { linesCode, textCode } from './inline.ts';
import { columnGap, letters, margins, textWidth } from './prelude.ts';
import { block, call, typstString } from './source.ts';

/** The header of every sheet, besides the facts of the test. */
export interface SheetHead {
  /** "PHÒNG GIÁO DỤC VÀ ĐÀO TẠO", "TRƯỜNG THCS BÌNH MINH"; empty lines are printed as dotted writing lines. */
  readonly authority: string;
  readonly school: string;
  /** "2026–2027", or nothing. */
  readonly year: string;
  /** "Toán" */
  readonly subject: string;
  /** "Lớp 9" */
  readonly grade: string;
}

export interface PaperLook {
  readonly locale: PaperLocale;
  readonly columns: 1 | 2;
  /** Null where the test has one code only. */
  readonly code: string | null;
  /** Answers go to an answer sheet. */
  readonly sheet: boolean;
  readonly pictures: ReadonlyMap<string, PaperPicture>;
}

export interface SetPage {
  readonly columns?: 1 | 2;
  readonly code?: string | null;
}

/** A4 with its margins, and page numbers at the foot. */
export function pageCode(
  translate: PaperTranslate,
  locale: PaperLocale,
  { columns = 1, code = null }: SetPage = {},
): string {
  const { top, right, bottom, left } = margins;
  const parts = translate('page', { page: '#', pages: '##' }).split(/(##?)/);
  const numbers = parts
    .filter((part) => part !== '')
    .map((part) =>
      part === '#'
        ? 'counter(page).display()'
        : part === '##'
          ? 'str(counter(page).final().first())'
          : typstString(part),
    );
  const behind = code === null ? '' : `; ${typstString(` – ${translate('code', { code })}`)}`;
  return `#set page(paper: "a4", margin: (top: ${top}mm, right: ${right}mm, bottom: ${bottom}mm, left: ${left}mm), columns: ${columns}, footer: context align(right, text(10.5pt, { ${numbers.join('; ')}${behind} })))
#set columns(gutter: ${columnGap}mm)
#set text(lang: ${typstString(locale)})${letters}`;
}

const dotted = 'box(width: 50mm, line(length: 100%, stroke: (thickness: 0.7pt, dash: "dotted")))';
const upper = (text: string, locale: PaperLocale): string => typstString(text.toLocaleUpperCase(locale));

/** "SỞ GIÁO DỤC VÀ ĐÀO TẠO HÀ NỘI" is broken before the name of the place. */
export function authorityCode(authority: string, locale: PaperLocale): string {
  const value = authority.trim().replaceAll(/\s+/g, ' ').toLocaleUpperCase(locale);
  return call('balanced', typstString(value), `head: ${wordsOfOffice(value)}`);
}

function headCode(
  translate: PaperTranslate,
  paper: PaperDocument,
  head: SheetHead,
  { locale, code, columns }: PaperLook,
): string {
  const field = (name: 'fullName' | 'class' | 'id', width: string) =>
    `grid(columns: (auto, 1fr), column-gutter: 1.5mm, align: bottom, ${typstString(translate(name))}, blank(${width}))`;
  const school = [
    ...(head.authority === '' ? [] : [authorityCode(head.authority, locale)]),
    head.school === ''
      ? `{ ${typstString(`${translate('schoolLine')}: `)}; ${dotted} }`
      : call('balanced', upper(head.school, locale), 'style: strong'),
    'line(length: 26mm, stroke: 0.7pt)',
    `context emph({ let n = counter(page).final().first(); ${pagesCode(translate, locale)} })`,
  ];
  const title = [
    call('balanced', upper(paper.head.name, locale), 'style: strong'),
    ...(head.year === '' ? [] : [`strong(${typstString(translate('year', { year: head.year }))})`]),
    `{ ${typstString(`${translate('subject')} `)}; strong(${upper(head.subject, locale)}); ${typstString(`, ${head.grade.toLocaleLowerCase(locale)}`)} }`,
    `emph(${typstString(translate('minutesLine', { count: paper.head.minutes }))})`,
  ];
  const column = (lines: readonly string[]) =>
    call('stack', 'spacing: 0.62em', ...lines.map((line) => `align(center, ${line})`));
  const boxed = code === null ? '' : `, box(stroke: 0.8pt, inset: (x: 5pt, y: 6pt), { ${codeParts(translate, code)} })`;
  const inside = `block(width: 100%, below: 1.1em, { set par(justify: false); grid(columns: (2fr, 3fr), column-gutter: 6mm, ${column(school)}, ${column(title)}); v(4mm); grid(columns: (5fr, 2fr, 2.2fr${code === null ? '' : ', auto'}), column-gutter: 3mm, align: horizon, ${field('fullName', '100%')}, ${field('class', '100%')}, ${field('id', '100%')}${boxed}) })`;
  return columns === 1 ? inside : `place(top + center, scope: "parent", float: true, clearance: 1em, ${inside})`;
}

/** The code in bold type, at the place that the translation gives it. */
function codeParts(translate: PaperTranslate, code: string): string {
  const [before = '', behind = ''] = translate('code', { code: '#' }).split('#');
  return [typstString(before), `strong(${typstString(code)})`, typstString(behind)].join('; ');
}

function pagesCode(translate: PaperTranslate, locale: PaperLocale): string {
  const one = translate('pages', { count: 1 });
  const more = translate('pages', { count: 2 });
  const padded = locale === 'vi' ? '(if n < 10 { "0" } + str(n))' : 'str(n)';
  const form = (text: string, sign: string) => {
    const at = text.indexOf(sign);
    return `${typstString(text.slice(0, at))} + ${padded} + ${typstString(text.slice(at + sign.length))}`;
  };
  return `if n == 1 { ${form(one, '1')} } else { ${form(more, '2')} }`;
}

function partCode(
  drawing: Drawing,
  { part, last }: { part: PaperPart; last: PaperItem | undefined },
  locale: PaperLocale,
): string {
  const { translate } = drawing;
  const name = /[.!?:]$/.test(part.name) ? part.name : `${part.name}.`;
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(part.points / 100);
  const head = [
    `strong(${typstString(`${part.label} ${name}`.trim())})`,
    ...(part.instructions.length > 0 ? ['" "', textCode(part.instructions)] : []),
    ...(part.points > 0
      ? ['" "', `emph(${typstString(translate('points', { count: part.points / 100, points }))})`]
      : []),
  ].join('; ');
  const questions = part.questions.flatMap((question) => [
    ...question.before.map((one) => blockCode(drawing, one)),
    ...question.items.map((item) => itemCode(drawing, item, item === last)),
  ]);
  // A paragraph contains no tables and lists.
  const whole = part.instructions.some(({ form }) => form !== undefined) ? head : call('par', block(head));
  return [call('block', 'sticky: true', 'above: 1.1em', block(whole)), ...questions]
    .filter((code) => code !== '')
    .join('\n');
}

/** The learners' paper. It contains no key, because its source contains only what is printed. */
export function paperSource(paper: PaperDocument, head: SheetHead, look: PaperLook): string {
  const translate = translateIn(look.locale);
  const drawing: Drawing = {
    translate,
    pictures: look.pictures,
    sheet: look.sheet,
    width: textWidth(look.columns),
  };
  // The end of the paper never stands alone on a page.
  const last = paper.parts.at(-1)?.questions.at(-1)?.items.at(-1);
  const lines = '1fr, auto, 1fr';
  const rule = 'line(length: 100%, stroke: 0.8pt)';
  const end = `block(width: 100%, above: 1.4em, breakable: false, { align(center, box(width: 60mm, grid(columns: (${lines}), column-gutter: 3mm, align: horizon, ${rule}, strong(${typstString(paper.end)}), ${rule}))); align(center, emph(${linesCode([{ kind: 'paragraph', children: [{ kind: 'text', text: translate('notes') }] }])})) })`;
  return [
    pageCode(translate, look.locale, look),
    '#{',
    headCode(translate, paper, head, look),
    ...paper.parts.map((part) => partCode(drawing, { part, last }, look.locale)),
    end,
    '}',
    '',
  ].join('\n');
}
