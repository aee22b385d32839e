/**
 * Parses GIFT, the plain-text format that Moodle imports and exports. Accepts any text: the result is questions and
 * faults, it never throws. One pass over the text, so that nested braces cannot slow it down.
 */
import { hiddenFormulas, shown } from './formulas.ts';

export type GiftFormat = 'moodle' | 'html' | 'markdown' | 'plain';

export interface GiftText {
  readonly format: GiftFormat;
  readonly text: string;
}

export interface GiftChoice {
  readonly isCorrect: boolean;
  /** Percent; null where none is written. */
  readonly weight: number | null;
  readonly text: GiftText;
  readonly feedback: GiftText | null;
}

/** Decimals as they are written. */
export type GiftNumber =
  | { readonly kind: 'exact'; readonly number: string }
  | { readonly kind: 'tolerance'; readonly number: string; readonly tolerance: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

export interface GiftNumericAnswer {
  readonly isCorrect: boolean;
  readonly weight: number | null;
  readonly number: GiftNumber;
  readonly feedback: GiftText | null;
}

export interface GiftPair {
  readonly left: GiftText;
  readonly right: string;
}

export type GiftBody =
  | { readonly type: 'description' }
  | { readonly type: 'essay' }
  | { readonly type: 'true-false'; readonly isTrue: boolean; readonly feedbacks: readonly (GiftText | null)[] }
  | { readonly type: 'choice' | 'short'; readonly choices: readonly GiftChoice[] }
  | { readonly type: 'numeric'; readonly answers: readonly GiftNumericAnswer[] }
  | { readonly type: 'matching'; readonly pairs: readonly GiftPair[] };

export interface GiftQuestion {
  /** Where it starts, from 1. */
  readonly line: number;
  readonly id: string | null;
  readonly tags: readonly string[];
  readonly category: string | null;
  readonly title: string | null;
  /** The text before the answers, and the text after them when they are inside a sentence. */
  readonly before: GiftText;
  readonly after: string;
  readonly general: GiftText | null;
  readonly body: GiftBody;
}

/** A part of the file that is no question. Codes are keys of the import's catalog. */
export interface GiftFault {
  readonly line: number;
  readonly code: 'GIFT_BRACE_OPEN' | 'GIFT_SEVERAL_ANSWERS' | 'GIFT_NUMBER' | 'GIFT_PAIR' | 'GIFT_EMPTY' | 'GIFT_LONG';
  /** Its first words. */
  readonly text: string;
}

export type GiftEntry = { readonly question: GiftQuestion } | { readonly fault: GiftFault };

/** The maximal length of a question. */
const mostText = 100_000;

interface Block {
  readonly line: number;
  readonly text: string;
  readonly id: string | null;
  readonly tags: readonly string[];
  readonly category: string | null;
}

export function parseGift(source: string): GiftEntry[] {
  return blocksOf(hiddenFormulas(source.replace(/^\uFEFF/, ''))).map(readBlock);
}

/** Questions are separated by blank lines; inside of braces a blank line only counts when no answer follows it. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let start = 0;
  let open = false;
  let pendingBlank = false;
  let id: string | null = null;
  let tags: string[] = [];
  let category: string | null = null;
  const finish = () => {
    const text = lines.join('\n');
    if (text.trim() !== '') {
      blocks.push({ line: start, text, id, tags, category });
      id = null;
      tags = [];
    }
    lines = [];
    open = false;
    pendingBlank = false;
  };
  source.split(/\r\n?|\n/).forEach((line, index) => {
    if (/^\s*\/\//.test(line)) {
      if (lines.length > 0) return;
      id = /\[id:([^\]]{1,100})\]/.exec(line)?.[1]?.trim() ?? id;
      tags = [...tags, ...[...line.matchAll(/\[tag:([^\]]{1,100})\]/g)].map(([, tag]) => tag!.trim())];
      return;
    }
    if (line.trim() === '') {
      if (!open) finish();
      else pendingBlank = true;
      return;
    }
    if (pendingBlank) {
      if (/^\s*[=~#}]/.test(line)) pendingBlank = false;
      else finish();
    }
    const named = lines.length === 0 ? /^\s*\$CATEGORY:(.*)$/.exec(line) : null;
    if (named) {
      category = named[1]!.trim();
      return;
    }
    if (lines.length === 0) start = index + 1;
    lines.push(line);
    open = braceAfter(line, open);
  });
  finish();
  return blocks;
}

/** Whether a brace is still open at the end of the line. */
function braceAfter(line: string, open: boolean): boolean {
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '{') open = true;
    else if (line[at] === '}') open = false;
  }
  return open;
}

/** Index of the first unescaped character of `wanted` from `from` on, or -1. */
function findPlain(text: string, wanted: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (wanted.includes(text[at]!)) return at;
  }
  return -1;
}

function readBlock({ line, text, id, tags, category }: Block): GiftEntry {
  const fault = (code: GiftFault['code']): GiftEntry => ({
    fault: { line, code, text: shown(text.trim()).slice(0, 80) },
  });
  if (text.length > mostText) return fault('GIFT_LONG');
  const { title, rest } = titleOf(text.trim());
  const { format, rest: body } = formatOf(rest, 'moodle');
  const open = findPlain(body, '{');
  const close = open < 0 ? -1 : findPlain(body, '}', open + 1);
  if (open >= 0 && close < 0) return fault('GIFT_BRACE_OPEN');
  if (open >= 0 && findPlain(body, '{', close + 1) >= 0) return fault('GIFT_SEVERAL_ANSWERS');
  const before = { format, text: clean(open < 0 ? body : body.slice(0, open), format) };
  const shared = { line, id, tags, category, title, before };
  if (open < 0)
    return before.text === ''
      ? fault('GIFT_EMPTY')
      : { question: { ...shared, after: '', general: null, body: { type: 'description' } } };
  const inside = body.slice(open + 1, close);
  const generalAt = findGeneral(inside);
  const general = generalAt < 0 ? null : feedbackOf(inside.slice(generalAt + 4), format);
  const answers = readAnswers((generalAt < 0 ? inside : inside.slice(0, generalAt)).trim(), format);
  if (typeof answers === 'string') return fault(answers);
  return { question: { ...shared, after: clean(body.slice(close + 1), format), general, body: answers } };
}

function titleOf(text: string): { title: string | null; rest: string } {
  if (!text.startsWith('::')) return { title: null, rest: text };
  for (let at = 2; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('::', at)) return { title: clean(text.slice(2, at), 'moodle'), rest: text.slice(at + 2) };
  }
  return { title: null, rest: text };
}

function formatOf(text: string, usual: GiftFormat): { format: GiftFormat; rest: string } {
  const [whole, name] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(text) ?? [];
  return whole === undefined
    ? { format: usual, rest: text }
    : { format: name as GiftFormat, rest: text.slice(whole.length) };
}

/** Line breaks of the file are spaces, except in Markdown where they are significant; then escapes are resolved. */
function clean(text: string, format: GiftFormat): string {
  const folded = format === 'markdown' ? text.trim() : text.replace(/[ \t\n]+/g, ' ').trim();
  return shown(folded.replace(/\\([~=#{}:n\\])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)));
}

const textOf = (source: string, usual: GiftFormat): GiftText => {
  const { format, rest } = formatOf(source, usual);
  return { format, text: clean(rest, format) };
};

function feedbackOf(source: string, usual: GiftFormat): GiftText | null {
  const text = textOf(source, usual);
  return text.text === '' ? null : text;
}

/** The position of an unescaped `####`. */
function findGeneral(text: string): number {
  for (let at = findPlain(text, '#'); at >= 0; at = findPlain(text, '#', at + 1))
    if (text.startsWith('####', at)) return at;
  return -1;
}

function readAnswers(inside: string, format: GiftFormat): GiftBody | GiftFault['code'] {
  if (inside === '') return { type: 'essay' };
  if (inside.startsWith('#')) return readNumbers(inside.slice(1).trim(), format);
  const [, verdict, rest] = /^(TRUE|FALSE|T|F)\s*(#[\s\S]*)?$/i.exec(inside) ?? [];
  if (verdict !== undefined && verdict === verdict.toUpperCase()) {
    const feedbacks =
      rest === undefined
        ? []
        : splitPlain(rest.slice(1), '#')
            .slice(0, 2)
            .map((part) => feedbackOf(part, format));
    return { type: 'true-false', isTrue: verdict.startsWith('T'), feedbacks };
  }
  const parts = answersOf(inside);
  if (parts.length === 0) return { type: 'short', choices: [choiceOf({ mark: '=', text: inside }, format)] };
  if (parts.some(({ mark }) => mark === '~'))
    return { type: 'choice', choices: parts.map((part) => choiceOf(part, format)) };
  const pairs = parts.map(({ text }) => text.indexOf('->'));
  if (pairs.every((at) => at < 0))
    return { type: 'short', choices: parts.map((part) => choiceOf({ ...part, mark: '=' }, format)) };
  if (pairs.some((at) => at < 0)) return 'GIFT_PAIR';
  return {
    type: 'matching',
    pairs: parts.map(({ text }, index) => ({
      left: textOf(text.slice(0, pairs[index]), format),
      right: clean(text.slice(pairs[index]! + 2), 'moodle'),
    })),
  };
}

interface Answer {
  readonly mark: '=' | '~';
  readonly text: string;
}

/** The texts after each unescaped `=` and `~`. */
function answersOf(inside: string): Answer[] {
  const answers: Answer[] = [];
  for (let at = findPlain(inside, '=~'); at >= 0;) {
    const next = findPlain(inside, '=~', at + 1);
    answers.push({ mark: inside[at] as '=' | '~', text: inside.slice(at + 1, next < 0 ? undefined : next) });
    at = next;
  }
  return answers;
}

function splitPlain(text: string, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = findPlain(text, mark); at >= 0; at = findPlain(text, mark, at + 1)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

function weighted(text: string): { weight: number | null; rest: string } {
  const [whole, percent] = /^\s*%(-?\d{1,3}(?:\.\d{1,9})?)%/.exec(text) ?? [];
  return whole === undefined
    ? { weight: null, rest: text }
    : { weight: Number(percent), rest: text.slice(whole.length) };
}

function choiceOf({ mark, text }: Answer, format: GiftFormat): GiftChoice {
  const { weight, rest } = weighted(text);
  const at = findPlain(rest, '#');
  return {
    isCorrect: mark === '=',
    weight,
    text: textOf(at < 0 ? rest : rest.slice(0, at), format),
    feedback: at < 0 ? null : feedbackOf(rest.slice(at + 1), format),
  };
}

const decimal = '[+-]?(?:\\d{1,15}(?:\\.\\d{0,15})?|\\.\\d{1,15})';
const numberForms: readonly [RegExp, (parts: readonly string[]) => GiftNumber][] = [
  [new RegExp(`^(${decimal})$`), ([, number]) => ({ kind: 'exact', number: number! })],
  [
    new RegExp(`^(${decimal})\\s*:\\s*(${decimal})$`),
    ([, number, tolerance]) => ({ kind: 'tolerance', number: number!, tolerance: tolerance! }),
  ],
  [new RegExp(`^(${decimal})\\s*\\.\\.\\s*(${decimal})$`), ([, from, to]) => ({ kind: 'range', from: from!, to: to! })],
];

function readNumbers(text: string, format: GiftFormat): GiftBody | 'GIFT_NUMBER' {
  const parts = text.startsWith('=') || text.startsWith('~') ? answersOf(text) : [{ mark: '=' as const, text }];
  const answers: GiftNumericAnswer[] = [];
  for (const { mark, text: part } of parts) {
    const { weight, rest } = weighted(part);
    const at = findPlain(rest, '#');
    const written = (at < 0 ? rest : rest.slice(0, at)).trim();
    // A catch-all answer only contains feedback.
    if (mark === '~' && (written === '' || written === '*')) continue;
    const number = numberForms.flatMap(([form, read]) => (form.test(written) ? [read(form.exec(written)!)] : []))[0];
    if (!number) return 'GIFT_NUMBER';
    answers.push({
      isCorrect: mark === '=',
      weight,
      number,
      feedback: at < 0 ? null : feedbackOf(rest.slice(at + 1), format),
    });
  }
  return answers.length === 0 ? 'GIFT_NUMBER' : { type: 'numeric', answers };
}
