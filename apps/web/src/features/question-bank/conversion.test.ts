import { parseContent, questionType, questionTypeCodes } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { problemsOf } from '@vumon/question-types/validators';
import { expect, it } from 'vitest';
import { convertQuestion } from './conversion.ts';

it('always gives a question that the new type can hold', () => {
  for (const from of questionTypeCodes) {
    for (const to of questionTypeCodes) {
      const { content, key } = samples[from];
      const converted = convertQuestion(from, to, { content, answerKey: key });
      expect(parseContent(to, questionType(to).schemaVersion, converted.content).ok, `${from} → ${to}`).toBe(true);
      expect(problemsOf(to, converted.content, converted.answerKey).map(({ code }) => code), `${from} → ${to}`).not.toContain('CORRECT_UNKNOWN');
    }
  }
});

it('keeps stem, options and key between two choice types', () => {
  const { content, key } = samples.MC1;
  const converted = convertQuestion('MC1', 'MC3', { content, answerKey: key });
  expect(converted.content).toMatchObject({ items: (content as { items: unknown }).items });
  expect(converted.answerKey).toMatchObject({ correct: (key as { correct: unknown }).correct });
});
