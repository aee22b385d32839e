/** What a test is about, where its sections do not say it. */
import type { ExamContent } from '@vumon/contract';
import type { Subject } from '@vumon/domain';
import { expect, it } from 'vitest';
import { skillsOfContent } from './exam-content.ts';

/** A section of any skill with questions given as `skill:type`. */
const mixed = (...questions: string[]): ExamContent['sections'] =>
  [
    {
      id: 's',
      skill: 'MX',
      parts: [
        {
          id: 'p',
          name: '',
          instructions: '',
          questions: questions.map((one) => ({ skill: one.split(':')[0], type: one.split(':')[1] })),
        },
      ],
    },
  ] as unknown as ExamContent['sections'];

it.each<[Subject, string[], string[]]>([
  ['ENGLISH', ['RE:MC1', 'GR:MC1', 'GR:FB1'], ['GR', 'RE']],
  ['ENGLISH', ['GR:MC1', 'PR:SP1'], ['PR', 'GR', 'SP']],
  ['MATH', ['GE:MC1', 'NU:MC1'], ['NU', 'GE']],
  ['ENGLISH', [], []],
])('of a mixed %s test with %j are %j', (subject, questions, skills) =>
  expect(skillsOfContent(subject, mixed(...questions)).toSorted()).toEqual(skills.toSorted()),
);
