/** What the recording of a whole test contains, and in which order. */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import {
  itemsOf,
  questionType,
  type ChoiceContent,
  type MatchingContent,
  type QuestionContent,
} from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, test } from 'vitest';
import { listeningOf } from './index.ts';

const content = samples.MC4.content as ChoiceContent;
/** Recordings have ids; here single letters, which are easier to read. */
const named = (letter: string) => `00000000-0000-4000-8000-00000000000${letter}`;
const played = (exam: ExamContent) =>
  listeningOf(exam).map((step) =>
    'media' in step ? step.media.slice(-1) : 'numbers' in step ? step.numbers.join('–') : step.pause,
  );

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
const examOf = (
  sections: readonly (readonly (readonly ExamQuestionContent[])[])[],
  subject: 'ENGLISH' | 'MATH' = 'MATH',
) =>
  ({
    subject,
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

describe('the number of a question', () => {
  const long = (type: 'MC11' | 'MIX2', firstNumber: number): ExamQuestionContent => {
    const { content: own } = samples[type];
    return {
      ...questionOf('MC4', own),
      type,
      schemaVersion: questionType(type).schemaVersion,
      items: itemsOf(type, own),
      firstNumber,
    };
  };

  test('is spoken before its recording in English, not again before a repetition', () => {
    const two = { ...heard('a', 2), items: ['q1'], firstNumber: 7 };
    expect(played(examOf([[[two]]], 'ENGLISH'))).toEqual([3, '7–7', 1, 'a', 5, 'a', 20]);
    expect(played(examOf([[[two]]], 'MATH'))).toEqual([3, 'a', 5, 'a', 20]);
  });

  test('is a range for a recording with several questions, those of a composite included', () => {
    for (const type of ['MC11', 'MIX2'] as const) {
      const question = long(type, 11);
      expect(question.items.length).toBeGreaterThan(1);
      expect(played(examOf([[[question]]], 'ENGLISH'))).toContain(`11–${10 + question.items.length}`);
    }
  });

  test('is its own for each item with a recording of its own, and left out before instructions', () => {
    const { audio: _, ...silent } = samples.MG5.content as MatchingContent;
    const items = silent.items.map((item, at) => ({
      ...item,
      audio: { media: named('abcdef'[at]!), playLimit: 1 },
    }));
    const own = { ...silent, items, instructionAudio: { media: named('9'), playLimit: 1 } };
    const question: ExamQuestionContent = {
      ...questionOf('MC1', own),
      type: 'MG5',
      schemaVersion: questionType('MG5').schemaVersion,
      items: items.map(({ id }) => id),
      firstNumber: 4,
    };
    const heardOnes = items.flatMap((_item, at) => [`${4 + at}–${4 + at}`, 1, 'abcdef'[at], 10]);
    const steps = played(examOf([[[question]]], 'ENGLISH'));
    expect(steps).toEqual([3, '9', 10, ...heardOnes.slice(0, -1), 20]);
  });
});

test('parts of a text are no questions of their own', () => {
  for (const type of ['MC8', 'MR3'] as const) {
    const question = { ...questionOf('MC1', samples[type].content), type, schemaVersion: 1 };
    expect(listeningOf(examOf([[[question]]]))).toEqual([]);
  }
});

test('is empty for a test without recordings', () => expect(listeningOf(examOf([[[read()]]]))).toEqual([]));
