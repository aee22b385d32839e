import { describe, expect, test } from 'vitest';
import { parseContent, parseResponse, responseFits } from '../../index.ts';
import { markingOf, score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import type { SpeakingContent, SpeakingKey } from './definition.ts';
import { speakingSamples } from './samples.ts';

const aloud: SpeakingContent = speakingSamples.SP1.content;
const talk: SpeakingContent = speakingSamples.SP2.content;
const key: SpeakingKey = speakingSamples.SP2.key;
const recorded = { recording: '0198a1b2-0000-7000-8000-000000000001', seconds: 12.5 };
const codes = (code: 'SP1' | 'SP2', content: SpeakingContent) =>
  problemsOf(code, content, code === 'SP1' ? speakingSamples.SP1.key : key).map(
    (problem) => `${problem.code} ${problem.path}`,
  );

test('each recording is a separate item and waits for the teacher', () => {
  const states = (response: unknown) =>
    score('SP2', talk, key, response, { locale: 'vi' }).items.map(({ state }) => state);
  expect(states({ q2: recorded })).toEqual(['blank', 'needs-teacher']);
  expect(states({ q1: recorded, q2: recorded })).toEqual(['needs-teacher', 'needs-teacher']);
  expect(markingOf('SP2', key, 'q2')).toEqual({ kind: 'rubric', rubric: key.rubric });
});

test.each([
  ['../../secret', 3, false],
  ['short', 3, false],
  [recorded.recording, -1, false],
  [recorded.recording, 4000, false],
  [recorded.recording, 0, true],
])('a response with %j of %d s is valid: %s', (recording, seconds, valid) => {
  expect(parseResponse('SP1', 1, { q1: { recording, seconds } }).ok).toBe(valid);
});

test('a response contains items of its question only', () => {
  expect(responseFits('SP1', aloud, { q1: recorded })).toBe(true);
  expect(responseFits('SP1', aloud, { q2: recorded })).toBe(false);
});

describe('cannot be published', () => {
  test.each([
    [
      'SP1 without a text',
      'SP1',
      { ...aloud, items: [{ ...aloud.items[0]!, prompt: '' }] },
      ['READ_TEXT_MISSING items.0.prompt'],
    ],
    [
      'SP2 without text or picture',
      'SP2',
      { ...talk, images: [], items: [{ ...talk.items[1]!, prompt: '%b% %b%' }] },
      ['PROMPT_MISSING items.0.prompt'],
    ],
    [
      'SP2 with an empty cue',
      'SP2',
      { ...talk, items: [{ ...talk.items[0]!, cues: ['where', ''] }] },
      ['CUE_EMPTY items.0.cues.1'],
    ],
    [
      'SP2 with shown criteria that are not marked',
      'SP2',
      { ...talk, criteria: [{ name: 'Charm', max: 5 }] },
      ['CRITERIA_DIFFER rubric'],
    ],
  ] satisfies [string, 'SP1' | 'SP2', SpeakingContent, string[]][])('%s', (_, code, content, problems) =>
    expect(codes(code, content)).toEqual(problems),
  );

  test('a picture alone is a valid task in SP2', () =>
    expect(codes('SP2', { ...talk, items: [{ ...talk.items[0]!, prompt: '' }] })).toEqual([]));
});

test('the structure of each code is enforced', () => {
  expect(parseContent('SP1', 1, { ...aloud, items: [...aloud.items, { ...aloud.items[0]!, id: 'q2' }] }).ok).toBe(
    false,
  );
  expect(parseContent('SP1', 1, { ...aloud, items: [{ ...aloud.items[0]!, cues: ['a'] }] }).ok).toBe(false);
  expect(parseContent('SP2', 1, { ...talk, items: [talk.items[0]!, talk.items[0]!] }).ok).toBe(false);
  expect(parseContent('SP2', 1, { ...talk, items: [{ ...talk.items[0]!, seconds: 3600 }] }).ok).toBe(false);
});
