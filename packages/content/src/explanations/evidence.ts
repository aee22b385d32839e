/**
 * Adds explanations to questions: each item gets an explanation, or quotes the sentence of the text or recording that
 * contains the answer. The tables refer to questions by type and name; an entry without a question is an error.
 */
import { itemsOf, type QuestionContent, type QuestionTypeCode } from '@vumon/question-types';
import type { SeedQuestion } from '../kit.ts';

/** By type and name, in the order of the items. `~words|remark` quotes the sentence that holds these words. */
export type Explanations = Readonly<Record<string, readonly string[]>>;
/** The same for mixed questions, with one list per part. */
export type MixedExplanations = Readonly<Record<string, readonly (readonly string[])[]>>;

interface Told {
  readonly instructions?: string;
  readonly passage?: { readonly text: string };
  readonly text?: string;
  readonly audio?: object;
  readonly targets?: readonly { readonly text?: string }[];
  readonly items?: readonly { readonly text?: string }[];
}

const withoutMarks = (text: string) => text.replace(/%b%[^%\n]*%b%\s?/g, '');

/** Sentences of a text; a line break also ends a sentence. “[II]” is a place where a sentence may be put in. */
export const sentencesOf = (text: string): string[] =>
  withoutMarks(text)
    .split(/\n+|(?<=[.!?…][”"’]?)\s+(?=[\p{Lu}“"‘\d]|\[[IV]+\](?:\s|$))/u)
    .map((one) => one.trim().replace(/^\[[IV]+\]\s*/, ''))
    .filter((one) => one !== '');

/** All text that a learner reads or hears before answering. */
export function toldIn(content: object, transcript?: string): string {
  const { passage, text = '', instructions = '', targets = [], items = [] } = content as Told;
  return [
    transcript ?? '',
    passage?.text ?? '',
    instructions,
    text,
    ...[...targets, ...items].map((one) => one.text ?? ''),
  ].join('\n');
}

/**
 * A piece of a text in quotation marks. Its own marks change kind, because the new ones are double; where the piece
 * ends or begins within what somebody says, the mark that it lacks is added.
 */
export function quotation(piece: string): string {
  const inner = piece
    // ‘…’ within “…”: an apostrophe has a letter behind it.
    .replace(/‘(.*?)’(?!\p{L})/gu, '«$1»')
    .replace(/“/g, '‘')
    .replace(/”/g, '’')
    .replace(/«/g, '“')
    .replace(/»/g, '”');
  const [opening, closing] = [piece.lastIndexOf('“') > piece.lastIndexOf('”'), /^[^“]*”/.test(piece)];
  return `“${closing ? '‘' : ''}${inner}${opening ? '’' : ''}”`;
}

function explained(line: string, text: string, heard: boolean, name: string): string {
  if (!line.startsWith('~')) return line;
  const [words = '', remark] = line.slice(1).split('|');
  const sentence = sentencesOf(text).find((one) => one.includes(words));
  if (sentence === undefined) throw new Error(`"${words}" is not in ${name}`);
  return `${heard ? 'Bài nghe' : 'Bài đọc'}: ${quotation(sentence)}${remark === undefined ? '' : ` ${remark}`}`;
}

/** Adds one explanation per item; with a single item it becomes the explanation of the question. */
function keyWith(
  { type, content, answerKey }: Pick<SeedQuestion, 'type' | 'content' | 'answerKey'>,
  lines: readonly string[],
  told: { readonly text: string; readonly heard: boolean; readonly name: string },
): object {
  const items = itemsOf(type as QuestionTypeCode, content as QuestionContent);
  if (items.length !== lines.length)
    throw new Error(`${told.name} has ${items.length} items and ${lines.length} explanations`);
  const written = lines.map((line) => explained(line, told.text, told.heard, told.name));
  if (items.length === 1) return { ...answerKey, explanation: written[0]! };
  return { ...answerKey, itemExplanations: Object.fromEntries(items.map((item, at) => [item, written[at]!])) };
}

export function withExplanations(question: SeedQuestion, lines: readonly string[]): SeedQuestion {
  const { transcript } = question.answerKey as { transcript?: string };
  const name = `${question.type} ${question.facts.name ?? ''}`;
  const told = { text: toldIn(question.content, transcript), heard: transcript !== undefined, name };
  return { ...question, answerKey: keyWith(question, lines, told) };
}

interface Part {
  readonly id: string;
  readonly type: QuestionTypeCode;
  readonly content: object;
}
interface MixedKey {
  readonly transcript?: string;
  readonly parts: Readonly<
    Record<string, { readonly type: string; readonly schemaVersion: number; readonly key: object }>
  >;
}

export function withPartExplanations(question: SeedQuestion, lines: readonly (readonly string[])[]): SeedQuestion {
  const key = question.answerKey as MixedKey;
  const { parts } = question.content as { parts: readonly Part[] };
  const name = `${question.type} ${question.facts.name ?? ''}`;
  if (parts.length !== lines.length) throw new Error(`${name} has ${parts.length} parts`);
  const told = { text: toldIn(question.content, key.transcript), heard: key.transcript !== undefined, name };
  return {
    ...question,
    answerKey: {
      ...key,
      parts: Object.fromEntries(
        parts.map(({ id, type, content }, at) => {
          const kept = key.parts[id]!;
          return [id, { ...kept, key: keyWith({ type, content, answerKey: kept.key }, lines[at]!, told) }];
        }),
      ),
    },
  };
}
