/** Word problems in English with a number to write, from GSM8K (MIT, see data/maths-gsm8k). */
import type { Difficulty } from '@vumon/domain';
import { markupOfText } from '@vumon/question-types';
import problems from './data/maths-gsm8k/problems.json' with { type: 'json' };
import { numeric, type SeedQuestion } from './kit.ts';

/** More steps, harder problem. Their arithmetic is that of the end of primary school; the English is what is new. */
const shapes: readonly (readonly [gradeId: string, difficulty: Difficulty])[] = [
  ['G5', 'M1'],
  ['G5', 'M2'],
  ['G5', 'M3'],
  ['G6', 'M2'],
  ['G6', 'M3'],
  ['G6', 'M4'],
];

export const wordProblems = (): SeedQuestion[] =>
  problems.map(({ question, answer, steps }) => {
    const [gradeId, difficulty] = shapes[Math.min(steps.length, shapes.length) - 1]!;
    return numeric(
      {
        gradeId,
        subject: 'MATH',
        skill: 'NU',
        difficulty,
        keywords: ['word problem', 'maths in English'],
        author: 'GSM8K (OpenAI, MIT)',
      },
      markupOfText(question),
      answer,
      { decimalMark: '.', mask: false, explanation: steps.map((step) => markupOfText(step)).join('\n') },
    );
  });
