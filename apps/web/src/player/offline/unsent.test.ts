import { expect, test } from 'vitest';
import type { HeldAnswer } from '../journal/journal.ts';
import { hasUnsent } from './unsent.ts';

const answered = (status: HeldAnswer['status']) => [
  { client: 'c', lastSeq: 1, answers: [{ question: 'q', seq: 1, base: 0, answer: 'A', status }] },
];
const recorded = (attempt: string, pieces = [new Blob(['sound'])]) => [
  { id: 'r', attempt, question: 'q', item: 'q1', mime: 'audio/webm', seconds: null, pieces },
];

test('an answer that the server does not have is unsent, also one that it refused', () => {
  expect(hasUnsent('a', answered('pending'), [])).toBe(true);
  expect(hasUnsent('a', answered('refused'), [])).toBe(true);
  expect(hasUnsent('a', answered('conflict'), [])).toBe(false);
});

test('so is a recording, whose answer the server has had since it began', () => {
  expect(hasUnsent('a', [], recorded('a'))).toBe(true);
  expect(hasUnsent('a', [], recorded('another'))).toBe(false);
  expect(hasUnsent('a', [], recorded('a', []))).toBe(false);
});
