import {
  defaultsOf,
  parseContent,
  questionType,
  questionTypeCodes,
  type ChoiceContent,
  type ChoiceKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { problemsOf } from '@vumon/question-types/validators';
import { expect, it } from 'vitest';
import { convertQuestion, lossBetween } from './conversion.ts';

it('always gives a question that is valid for the new type', () => {
  for (const from of questionTypeCodes) {
    for (const to of questionTypeCodes) {
      const { content, key } = samples[from];
      const converted = convertQuestion(from, to, { content, answerKey: key });
      expect(parseContent(to, questionType(to).schemaVersion, converted.content).ok, `${from} → ${to}`).toBe(true);
      expect(
        problemsOf(to, converted.content, converted.answerKey).map(({ code }) => code),
        `${from} → ${to}`,
      ).not.toContain('CORRECT_UNKNOWN');
    }
  }
});

const partsOf = (type: QuestionTypeCode) => ({ content: samples[type].content, answerKey: samples[type].key });
const become = (from: QuestionTypeCode, to: QuestionTypeCode, parts = partsOf(from)) => {
  const after = convertQuestion(from, to, parts);
  return { ...(after as { content: ChoiceContent; answerKey: ChoiceKey }), loss: lossBetween(from, parts, to, after) };
};

it('keeps stem, options and key between two choice types', () => {
  const { content, answerKey, loss } = become('MC1', 'MC3');
  expect(content).toMatchObject({ items: (samples.MC1.content as ChoiceContent).items });
  expect(answerKey).toMatchObject({ correct: (samples.MC1.key as ChoiceKey).correct });
  expect(loss).toBeNull();
});

it.each(['MC5', 'MC6'] as const)(
  'MC1 → %s moves the question to the instructions and the options to the spoken text, and back',
  (to) => {
    const [item] = (samples.MC1.content as ChoiceContent).items;
    const { content, answerKey, loss } = become('MC1', to);
    expect(content.instructions.split('\n').at(-1)).toBe(item!.stem);
    expect(content.items).toEqual([
      { id: item!.id, stem: '', options: item!.options.map(({ id }) => ({ id, text: '' })) },
    ]);
    expect(answerKey).toMatchObject({
      correct: (samples.MC1.key as ChoiceKey).correct,
      spoken: { [item!.id]: Object.fromEntries(item!.options.map(({ id, text }) => [id, text])) },
    });
    expect(loss).toBeNull();
    const back = become(to, 'MC1', { content, answerKey });
    expect(back.content.items[0]!.options.map(({ text }) => text)).toEqual(item!.options.map(({ text }) => text));
    expect(back.answerKey.spoken).toBeUndefined();
    expect(back.loss).toBeNull();
  },
);

it('lists what is lost: text, recordings, the answer', () => {
  const clips = (samples.MC5.content as ChoiceContent).items[0]!.options.filter(
    ({ audio }) => audio !== undefined,
  ).length;
  expect(become('MC5', 'MC1').loss?.media ?? 0).toBe(clips);
  const statement = become('MC1', 'TF1');
  expect(statement.content.items[0]!.stem).toBe((samples.MC1.content as ChoiceContent).items[0]!.stem);
  expect(statement.loss).toMatchObject({ texts: ['x = -1', 'x = 0', 'x = 1', 'x = 2'], answers: true });
  expect(become('MC1', 'MG1').loss).toMatchObject({ answers: true });
  expect(become('MC1', 'MG1').loss?.texts).toContain('x = 2');
});

it('reports the right answer as lost if several were right and only one is allowed', () => {
  const { content, answerKey, loss } = become('MR1', 'MC1');
  expect(content.items[0]).not.toHaveProperty('choose');
  expect(answerKey.correct).toEqual({ [content.items[0]!.id]: [] });
  expect(loss).toEqual({ texts: [], media: 0, answers: true });
  const stated = become('MC1', 'MR1');
  expect(stated.content.items[0]!.choose).toBe(2);
  expect(stated.loss).toBeNull();
});

it('loses nothing of an empty question', () => {
  for (const from of questionTypeCodes) {
    const { content, key } = defaultsOf(from);
    for (const to of questionTypeCodes)
      expect(become(from, to, { content, answerKey: key }).loss, `${from} → ${to}`).toBeNull();
  }
});
