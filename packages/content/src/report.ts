/** What the bank has: families by topic, levels, twins between families, lengths of options. Pure, for the report. */
import type { SeedQuestion } from './kit.ts';

interface Shown {
  readonly instructions?: string;
  readonly text?: string;
  readonly items?: readonly {
    readonly id: string;
    readonly stem?: string;
    readonly prompt?: string;
    readonly options?: readonly { readonly id: string; readonly text?: string }[];
  }[];
}

const shown = ({ content }: SeedQuestion) => content as Shown;

/** A question without a family is one of its own. */
const familyOf = (question: SeedQuestion): string =>
  question.facts.family ?? `${question.type} ${JSON.stringify(question.content)}`;

export const countFamilies = (questions: readonly SeedQuestion[]): number => new Set(questions.map(familyOf)).size;

/**
 * What a question asks, without its numbers; the form of a formula is kept, because $x^3$ and $\sin x$ are two tasks. A
 * cluster asks what its statements say.
 */
function frameOf(question: SeedQuestion): string {
  const { instructions = '', text = '', items = [] } = shown(question);
  const stems = items.map(({ stem = '', prompt = '' }) => stem || prompt);
  const asked = question.type === 'TF5' ? [instructions, ...stems].join(' ') : text || (stems[0] ?? '');
  return asked.replaceAll(/-?\d+(?:\{?,\}?\d+)?/g, '#').trim();
}

/** Families of maths that ask the same in the same words: numbers exchanged make no new family. */
export function twinsOf(questions: readonly SeedQuestion[]): string[][] {
  const frames = Map.groupBy(
    questions.filter(({ facts }) => facts.subject === 'MATH'),
    (question) => `${question.type} ${question.facts.topicId} ${frameOf(question)}`,
  );
  return [...frames]
    .filter(([frame]) => frame.replaceAll(/[# .:?]/g, '').length > 24)
    .map(([, alike]) => [...new Set(alike.map(familyOf))])
    .filter((families) => families.length > 1);
}

/** Items of which one option is longer than the others, and in how many of them it is the right one. */
export function longestOptions(questions: readonly SeedQuestion[]): {
  readonly longest: number;
  readonly right: number;
} {
  let [longest, right] = [0, 0];
  for (const question of questions) {
    const { correct } = question.answerKey as { correct?: Readonly<Record<string, readonly string[]>> };
    for (const { id, options = [] } of shown(question).items ?? []) {
      const lengths = options.map(({ text = '' }) => text.length);
      const most = Math.max(...lengths);
      const at = lengths.indexOf(most);
      if (options.length < 3 || most === 0 || lengths.lastIndexOf(most) !== at) continue;
      longest += 1;
      if (correct?.[id]?.includes(options[at]!.id)) right += 1;
    }
  }
  return { longest, right };
}
