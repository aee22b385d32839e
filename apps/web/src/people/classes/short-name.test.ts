import { describe, expect, it } from 'vitest';
import { shortClassName } from './short-name.ts';

describe('the short name of a class', () => {
  it.each([
    ['9A1', '9A1'],
    ['Lớp 9A1', '9A1'],
    ['Class 7B', '7B'],
    ['8A2 Toán', '8A2'],
    ['Lớp 10A1 Tiếng Anh', '10A1'],
    ['Ôn thi 9/2', '9/2'],
  ])('is the number of the class: %s', (name, short) => {
    expect(shortClassName(name)).toBe(short);
  });

  it.each([
    ['12 chuyên Anh', '12C'],
    ['Ôn thi vào 10', 'ÔTV'],
    ['đội tuyển', 'ĐT'],
  ])('is made of the first letters of the words without a number: %s', (name, short) => {
    expect(shortClassName(name)).toBe(short);
  });
});
