/** Word problems in English with a number to write, from GSM8K (MIT, see data/maths-gsm8k). */
import type { Difficulty, Strand } from '@vumon/domain';
import { markupOfText } from '@vumon/question-types';
import problems from '../../data/maths-gsm8k/problems.json' with { type: 'json' };
import { numeric, type SeedQuestion } from '../kit.ts';

interface Place {
  readonly gradeId: 'G5' | 'G6';
  readonly skill: Strand;
  readonly topicId: string;
}

/** Topic in the curriculum by kind of arithmetic; problems with decimals and many steps are a grade later. */
const places: Readonly<Record<string, (steps: number) => Place>> = {
  'whole numbers': () => ({ gradeId: 'G6', skill: 'NU', topicId: 'M6-01' }),
  fractions: () => ({ gradeId: 'G6', skill: 'NU', topicId: 'M6-04' }),
  ratios: () => ({ gradeId: 'G5', skill: 'NU', topicId: 'M5-04' }),
  speed: () => ({ gradeId: 'G5', skill: 'GE', topicId: 'M5-09' }),
  decimals: (steps) =>
    steps > 3 ? { gradeId: 'G6', skill: 'NU', topicId: 'M6-05' } : { gradeId: 'G5', skill: 'NU', topicId: 'M5-03' },
  percentages: (steps) =>
    steps > 3 ? { gradeId: 'G6', skill: 'NU', topicId: 'M6-05' } : { gradeId: 'G5', skill: 'NU', topicId: 'M5-04' },
};

/** Difficulty by number of steps; it is lower in grade 6, because the arithmetic is new in grade 5. */
const difficulties: Readonly<Record<Place['gradeId'], readonly Difficulty[]>> = {
  G5: ['M1', 'M2', 'M3', 'M4'],
  G6: ['M1', 'M1', 'M2', 'M2', 'M3', 'M4'],
};

export const wordProblems = (): SeedQuestion[] =>
  problems.map(({ about, question, answer, steps }) => {
    const place = places[about]!(steps.length);
    const ladder = difficulties[place.gradeId];
    return numeric(
      {
        ...place,
        subject: 'MATH',
        difficulty: ladder[Math.min(steps.length, ladder.length) - 1]!,
        keywords: ['word problem', 'maths in English'],
        author: 'GSM8K (OpenAI, MIT)',
      },
      markupOfText(question),
      answer,
      { decimalMark: '.', mask: false, explanation: steps.map((step) => markupOfText(step)).join('\n') },
    );
  });
