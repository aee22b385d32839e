import fc from 'fast-check';
import type { ExamContent } from '@vumon/contract';
import { questionTypeCodes, type ChoiceContent } from '@vumon/question-types';
import { describe, expect, test } from 'vitest';
import { answerKeyTable, arrangedBy, codeNames, paperOf, seedOfCode, type PaperKeys } from './index.ts';
import { sampleExam } from './testing/exams.ts';

const both = { questions: true, options: true };

const anyParts = fc.array(fc.array(fc.constantFrom(...questionTypeCodes), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 4,
});
const partsOf = (exam: ExamContent) => exam.sections.flatMap((section) => section.parts);

/** What the letters of the key refer to, as option texts: the same in every order. */
function saidByKey(exam: ExamContent, keys: PaperKeys): Map<string, string[]> {
  const answers = new Map(
    answerKeyTable(exam, keys, 'vi').parts.flatMap((part, p) =>
      part.rows.map((row) => [`${p}:${row.number}`, row.answer] as const),
    ),
  );
  const said = new Map<string, string[]>();
  paperOf(exam, 'vi').parts.forEach((part, p) => {
    for (const question of part.questions)
      for (const item of question.items)
        for (const block of item.blocks)
          if (block.kind === 'choice') {
            const letters = (answers.get(`${p}:${block.number}`) ?? '').split(', ');
            const words = block.options
              .filter(({ label }) => letters.includes(label))
              .map(({ text, image }) => JSON.stringify([text, image?.media]));
            said.set(question.id, [...(said.get(question.id) ?? []), words.toSorted().join()]);
          }
  });
  return said;
}

describe('a paper code', () => {
  test('keeps every question in its part, complete, and renumbers them', () => {
    fc.assert(
      fc.property(anyParts, fc.string(), (parts, seed) => {
        const { exam } = sampleExam(parts);
        const arranged = arrangedBy(exam, seed, both);
        partsOf(arranged).forEach((part, at) => {
          const before = partsOf(exam)[at]!.questions;
          expect(part.questions.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
          for (const question of part.questions)
            expect(question.items).toEqual(before.find(({ id }) => id === question.id)!.items);
        });
        const numbers = partsOf(arranged).flatMap(({ questions }) =>
          questions.flatMap(({ firstNumber, items }) => items.map((_, at) => firstNumber + at)),
        );
        expect(numbers).toEqual(Array.from({ length: exam.totalQuestions }, (_, at) => at + 1));
      }),
      { numRuns: 60 },
    );
  });

  test('has the key of the original: its letters refer to the same options', () => {
    fc.assert(
      fc.property(anyParts, fc.string(), (parts, seed) => {
        const { exam, keys } = sampleExam(parts);
        expect([...saidByKey(arrangedBy(exam, seed, both), keys)].toSorted()).toEqual(
          [...saidByKey(exam, keys)].toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('is reproducible from its seed, and differs for another seed', () => {
    const { exam } = sampleExam([Array.from({ length: 8 }, () => 'MC1' as const)]);
    const papers = codeNames(24, 3).map((code) => JSON.stringify(arrangedBy(exam, seedOfCode('s', code), both)));
    expect(new Set(papers).size).toBe(24);
    expect(JSON.stringify(arrangedBy(exam, seedOfCode('s', '101'), both))).toBe(papers[0]);
  });

  test('keeps the order of parts that must not be shuffled', () => {
    const { exam } = sampleExam([['MC1', 'MC1', 'MC9']]);
    expect(arrangedBy(exam, 'seed', { questions: false, options: false })).toBe(exam);
    const ids = (content: ExamContent) => partsOf(content).flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids(arrangedBy(exam, 'seed', { questions: false, options: true }))).toEqual(ids(exam));
  });

  test('keeps a locked option at its position', () => {
    const { exam } = sampleExam([['MC1']]);
    const question = partsOf(exam)[0]!.questions[0]!;
    const content = question.content as ChoiceContent;
    const last = content.items[0]!.options.length - 1;
    question.content = {
      ...content,
      items: content.items.map((item) => ({
        ...item,
        options: item.options.map((option, at) => (at === last ? { ...option, lock: true } : option)),
      })),
    };
    const locked = content.items[0]!.options[last]!.id;
    for (const code of codeNames(24, 4)) {
      const arranged = partsOf(arrangedBy(exam, code, both))[0]!.questions[0]!.content as typeof content;
      expect(arranged.items[0]!.options[last]!.id).toBe(locked);
    }
  });
});

test('codes are numbered as in schools and as in the graduation examination', () => {
  expect(codeNames(4, 3)).toEqual(['101', '102', '103', '104']);
  expect(codeNames(2, 4)).toEqual(['0101', '0102']);
  expect(codeNames(30, 3)).toHaveLength(24);
});
