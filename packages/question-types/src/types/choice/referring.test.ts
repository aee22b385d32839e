import { describe, expect, test } from 'vitest';
import { lockReferring, referenceIn } from './referring.ts';

describe('an option that refers to other options', () => {
  test.each([
    'Tất cả các đáp án trên',
    'Tất cả đều đúng.',
    'Tất cả các phương án trên đều sai',
    'Cả ba đáp án trên',
    'Cả 3 ý trên đều đúng',
    'Không có đáp án nào đúng',
    'All of the above',
    'None of the above.',
    'Both of these',
    'None of these',
  ])('is found by its words for all others: %s', (text) => expect(referenceIn(text)).toBe('all'));

  test.each([
    'Cả A và B đều đúng',
    'Cả A, B và C',
    'A và C',
    'Chỉ A và B',
    'Both A and B',
    'Both A and B are correct',
    'A, B and C',
    '%b%Cả A và B%b%',
  ])('is found by the letters that it names: %s', (text) => expect(referenceIn(text)).toBe('letters'));

  test.each([
    'Cả nhà đi chơi',
    'Tất cả học sinh lớp 9A',
    'All of my friends are here',
    'Both of my parents work in the city centre',
    'An apple and a banana',
    'A cat and a dog',
    '$A$ và $B$ độc lập',
    'Không có nghiệm',
    '',
  ])('is not found in: %s', (text) => expect(referenceIn(text)).toBeNull());

  test('is locked, and with it those that it names', () => {
    const options = (...texts: string[]) => texts.map((text) => ({ text }));
    const locks = (...texts: string[]) => lockReferring(options(...texts)).map((one) => 'lock' in one);
    expect(locks('1', '2', '3', 'Tất cả đều đúng')).toEqual([false, false, false, true]);
    expect(locks('1', '2', 'Cả A và B', '4')).toEqual([true, true, true, true]);
    expect(locks('1', '2', '3', '4')).toEqual([false, false, false, false]);
  });
});
