/** A template in the editor: its draws and its problems. */
import type { Problem } from '@vumon/question-types';
import {
  checkTemplate,
  mayBeTemplate,
  readTemplate,
  type Checked,
  type Draw,
  type Drawn,
  type Template,
} from '@vumon/question-types/variants';
import type { QuestionInHand } from '../useQuestionForm.ts';

type Hand = Pick<QuestionInHand, 'type' | 'facts' | 'content' | 'answerKey' | 'template'>;

/** Number of draws that are checked while typing; the server checks more before it stores a template. */
const liveSample = 30;
export const drawsShown = 10;

export const templateOf = ({ template, content, answerKey }: Hand): Template | null =>
  template ? { ...template, content, answerKey } : null;

const markOf = ({ facts }: Hand) => (facts.subject === 'MATH' ? ',' : '.');

/** Null for an ordinary question. */
export function checked(hand: Hand): Checked | null {
  const template = templateOf(hand);
  return template && checkTemplate(hand.type, template, markOf(hand), liveSample);
}

/** The draws of a page, as far as they exist. */
export function drawsOf(hand: Hand, page: number): Draw[] {
  const template = templateOf(hand);
  const read = template && readTemplate(hand.type, template, markOf(hand));
  if (!read || 'problems' in read) return [];
  return Array.from({ length: drawsShown }, (_, at) => read.drawer.draw(`preview:${page * drawsShown + at}`)).filter(
    (draw) => draw !== undefined,
  );
}

/** Problem codes of a type's own validator are in capitals; codes with lower-case letters are of templates. */
export const isOfTemplate = ({ code }: Problem): boolean => /[a-z]/.test(code) && code !== 'mediaMissing';

/** Problems that the type's editor shows beside its fields. */
export const ofEditor = (problems: readonly Problem[]): Problem[] =>
  problems
    .filter((problem) => !isOfTemplate(problem) && /^content(\.|$)/.test(problem.path))
    .map((problem) => ({ ...problem, path: problem.path.replace(/^content\.?/, '') }));

export type Parameter = Drawn['parameters'][number];

const firstFree = (taken: readonly string[]): string =>
  [...'abcdmnpqrstuvw'].find((name) => !taken.includes(name)) ?? `a${taken.length}`;

/** A new parameter with an unused name. */
export function newParameter(kind: Parameter['kind'], taken: readonly string[]): Parameter {
  const name = firstFree(taken);
  if (kind === 'range') return { kind, name, from: '1', to: '9', step: '1' };
  if (kind === 'list') return { kind, name, values: [] };
  if (kind === 'value') return { kind, name, expression: '' };
  return { kind, name, columns: ['x', 'y'], rows: [['', '']] };
}

export { mayBeTemplate };
