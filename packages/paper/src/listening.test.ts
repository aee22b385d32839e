/** What the recording of a whole test contains, and in which order. */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import { questionType, type ChoiceContent, type QuestionContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { expect, test } from 'vitest';
import { listeningOf } from './index.ts';

const content = samples.MC4.content as ChoiceContent;
/** Recordings have ids; here single letters, which are easier to read. */
const named = (letter: string) => `00000000-0000-4000-8000-00000000000${letter}`;
const played = (exam: ExamContent) =>
  listeningOf(exam).map((step) => ('media' in step ? step.media.slice(-1) : step.pause));

const heard = (letter: string, playLimit: number, rest: object = {}) =>
  questionOf('MC4', { ...content, audio: { media: named(letter), playLimit }, ...rest } as QuestionContent);
const read = () => questionOf('MC1', samples.MC1.content);

const questionOf = (type: 'MC1' | 'MC4' | 'MC5', own: QuestionContent): ExamQuestionContent => ({
  id: 'q',
  type,
  schemaVersion: questionType(type).schemaVersion,
  content: own,
  items: ['i'],
  firstNumber: 1,
  points: {},
  skill: 'LI',
  difficulty: 'M1',
});
const examOf = (sections: readonly (readonly (readonly ExamQuestionContent[])[])[]) =>
  ({
    sections: sections.map((parts) => ({ parts: parts.map((questions) => ({ questions })) })),
  }) as unknown as ExamContent;

test('plays part by part in the printed order, with time to answer after each recording and more after a part', () => {
  const exam = examOf([
    [[heard('a', 1), heard('b', 2)], [read()]],
    [[read(), heard('c', 0)], [heard('d', 1)]],
  ]);
  expect(played(exam)).toEqual([3, 'a', 10, 'b', 5, 'b', 20, 'c', 5, 'c', 20, 'd', 20]);
});

test('plays instructions once, and spoken options one after the other', () => {
  const { audio: _, ...silent } = samples.MC5.content as ChoiceContent;
  const [item] = silent.items;
  const options = item!.options.map((option, at) => ({
    ...option,
    audio: { media: named('abcf'[at]!), playLimit: 1 },
  }));
  const spoken = questionOf('MC5', { ...silent, items: [{ ...item!, options }] } as QuestionContent);
  const instructed = heard('d', 2, { instructionAudio: { media: named('e'), playLimit: 2 } });
  expect(played(examOf([[[spoken, instructed]]]))).toEqual([
    3,
    'a',
    1,
    'b',
    1,
    'c',
    1,
    'f',
    10,
    'e',
    10,
    'd',
    5,
    'd',
    20,
  ]);
});

test('is empty for a test without recordings', () => expect(listeningOf(examOf([[[read()]]]))).toEqual([]));
