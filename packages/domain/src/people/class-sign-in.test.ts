import { randomFillSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  classSignInCode,
  newClassKey,
  newClassSecret,
  readClassSignInCode,
  shortNames,
  signInPictures,
  signsInByClass,
} from './class-sign-in.ts';

const random = (bytes: Uint8Array) => randomFillSync(bytes);

describe('secrets of young learners', () => {
  it('are four different pictures of 24, or six digits', () => {
    expect(new Set(signInPictures).size).toBe(24);
    for (let n = 0; n < 200; n += 1) {
      const pictures = newClassSecret('PICTURES', random).split(' ');
      expect(new Set(pictures).size).toBe(4);
      for (const one of pictures) expect(signInPictures).toContain(one);
      expect(newClassSecret('DIGITS', random)).toMatch(/^\d{6}$/);
    }
  });

  it('use every picture and digit alike: bytes that would favour some are thrown away', () => {
    // 250 to 255 would favour the digits 0 to 5.
    const bytes = [255, 250, 7, 251, 249, 0, 1, 2, 3];
    const given = (array: Uint8Array) => {
      array[0] = bytes.shift()!;
      return array;
    };
    expect(newClassSecret('DIGITS', given)).toBe('790123');
  });
});

describe('the sign-in code of a class', () => {
  it('is its code with a random end, read in any case and with blanks', () => {
    const key = newClassKey(random);
    expect(key).toMatch(/^[bcdfghjkmnpqrstvwxz2-9]{6}$/);
    for (const typed of [
      classSignInCode('2A1-x', key),
      `2a1-x ${key}`,
      `2A1-X${key}`,
      ` ${classSignInCode('2A1-x', key)} `,
    ])
      expect(readClassSignInCode(typed)).toEqual({ code: '2a1-x', key });
  });

  it.each(['', '2A1', 'bcdfgh', '-bcdfgh', '2A1-bcdfga', '2A1-bcdf'])('%s is none', (typed) =>
    expect(readClassSignInCode(typed)).toBeNull(),
  );
});

it('names in the list are shortened unless two are alike', () => {
  const name = (lastName: string, firstName: string) => ({ lastName, firstName });
  expect(
    shortNames([name('Nguyễn Thị', 'Ánh'), name('Ngô Thanh', 'Ánh'), name('đặng Văn', 'Bình'), name('', 'Chi')]),
  ).toEqual(['Nguyễn Thị Ánh', 'Ngô Thanh Ánh', 'Đ. V. Bình', 'Chi']);
});

it('is for grades 1 to 5', () => {
  expect(['G1', 'G5', 'G6', 'G12', 'KHAC'].map(signsInByClass)).toEqual([true, true, false, false, false]);
});
