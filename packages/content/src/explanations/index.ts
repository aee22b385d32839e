/** Adds the explanations of the tables to the questions of the bank. */
import { itemsOf, type QuestionContent } from '@vumon/question-types';
import type { SeedQuestion } from '../kit.ts';
import { withExplanations, withPartExplanations } from './evidence.ts';
import { gapExplanations } from './gaps.ts';
import { meanings } from './glossary.ts';
import { listeningExplanations } from './listening.ts';
import { mixedExplanations } from './mixed.ts';
import { pictureExplanations } from './pictures.ts';
import { readingExplanations } from './reading.ts';

const tables = { ...gapExplanations, ...listeningExplanations, ...pictureExplanations, ...readingExplanations };

interface Keyed {
  readonly parts?: object;
  readonly explanation?: string;
  readonly itemExplanations?: object;
  readonly gaps?: Readonly<Record<string, { readonly accepted: readonly string[] }>>;
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly correct?: Readonly<Record<string, readonly string[]>>;
}

/** Whether the question or each of its items has an explanation. */
function isExplained({ type, content, answerKey }: Pick<SeedQuestion, 'type' | 'content' | 'answerKey'>): boolean {
  const { explanation = '', itemExplanations = {}, parts } = answerKey as Keyed;
  // Mixed questions have explanations in their parts.
  if (parts !== undefined) return false;
  return explanation !== '' || itemsOf(type, content as QuestionContent).every((item) => item in itemExplanations);
}

/** The answers of a question on single words if the glossary has all of them. */
function wordsOf({ type, content, answerKey }: SeedQuestion): string[] | undefined {
  const { gaps, words, correct } = answerKey as Keyed;
  const { targets = [] } = content as { targets?: readonly { readonly id: string; readonly text?: string }[] };
  const found =
    type === 'FB4' || type === 'FB6'
      ? Object.values(gaps ?? {}).map(({ accepted }) => accepted[0]!)
      : type === 'DD1'
        ? Object.values(words ?? {}).map(([word]) => word!)
        : type === 'DL2' || type === 'MG2'
          ? Object.values(correct ?? {}).map(([id]) => targets.find((one) => one.id === id)?.text ?? '')
          : [];
  return found.length > 0 && found.every((word) => word in meanings) ? found : undefined;
}

/** The key of a question in the tables: its type and name; a sentence to order has no name and uses its text. */
function tableName({ type, facts, content, answerKey }: SeedQuestion): string {
  if (facts.name) return `${type} ${facts.name}`;
  const { pieces = [] } = content as { pieces?: readonly { readonly id: string; readonly text: string }[] };
  const [order = []] = (answerKey as { orders?: readonly (readonly string[])[] }).orders ?? [];
  return `${type} ${order.map((id) => pieces.find((one) => one.id === id)?.text).join(' ')}`;
}

/** Throws when a table has an entry that explains no question. */
export function explainAll(questions: readonly SeedQuestion[]): SeedQuestion[] {
  const left = new Set([...Object.keys(tables), ...Object.keys(mixedExplanations)]);
  const all = questions.map((question) => {
    if (question.facts.subject !== 'ENGLISH' || isExplained(question)) return question;
    const name = tableName(question);
    left.delete(name);
    if (mixedExplanations[name]) return withPartExplanations(question, mixedExplanations[name]);
    if (tables[name]) return withExplanations(question, tables[name]);
    const words = wordsOf(question);
    if (words)
      return withExplanations(
        question,
        words.map((word) => wordLine(word)),
      );
    return question;
  });
  if (left.size > 0) throw new Error(`explanations without a question: ${[...left].join('; ')}`);
  return all;
}

const wordLine = (word: string): string => {
  const meaning = meanings[word]!;
  return meaning.includes('→') ? `${meaning}.` : `${word}: ${meaning}.`;
};
