/** The later sets of the graduation paper have the shape of the paper, and explain what is wrong with each option. */
import { describe, expect, test } from 'vitest';
import { completions } from './second/completions.ts';
import { leaflets } from './second/leaflets.ts';
import { orderings } from './second/orderings.ts';
import { thirdOrderings } from './third/orderings.ts';
import { fifthOrderings } from './fifth/orderings.ts';
import { sixthBlanks } from './sixth/blanks.ts';
import { sixthOrderings } from './sixth/orderings.ts';
import { sixthReadings } from './sixth/readings.ts';
import { seventhBlanks } from './seventh/blanks.ts';
import { seventhOrderings } from './seventh/orderings.ts';
import { seventhReadings } from './seventh/readings.ts';
import { fourthReadings } from './fourth/readings.ts';
import { thirdReadings } from './third/readings.ts';
import { readingsOfEight } from './second/readings-of-eight.ts';
import { readingsOfTen } from './second/readings-of-ten.ts';

describe('orderings', () => {
  test.each(
    [...orderings, ...thirdOrderings, ...fifthOrderings, ...sixthOrderings, ...seventhOrderings].map(
      (one) => [one.lines[0]!, one] as const,
    ),
  )('%s', (_, { letters, lines, wrong, why }) => {
    const [orders, all] = [[letters, ...wrong], 'abcde'.slice(0, lines.length)];
    expect(new Set(orders).size).toBe(4);
    for (const order of orders) expect([...order].toSorted().join('')).toBe(all);
    expect(letters).not.toBe(all);
    for (const letter of all) expect(why).toContain(letter);
  });
});

describe('gaps', () => {
  test.each([...leaflets, ...completions, ...sixthBlanks, ...seventhBlanks].map((one) => [one[3], one] as const))(
    '%s',
    (_, one) => {
      const [kind, , , , text, ...gaps] = one;
      expect(gaps.length).toBe(kind === 'paragraph' ? 5 : 6);
      expect(text.split('___').length - 1).toBe(gaps.length);
      for (const [options, note] of gaps) {
        const all = options.split('|');
        expect(new Set(all).size).toBe(4);
        // A short option is named, a verb by its base form; of long ones, it may be said what they have in common.
        if (kind !== 'paragraph')
          expect(
            all.filter(
              (option) => !option.split(' ').some((word) => new RegExp(`\\b${word.slice(0, 2)}`, 'i').test(note)),
            ),
            options,
          ).toEqual([]);
        else expect(note).toMatch(/\. /);
      }
    },
  );
});

describe('readings', () => {
  const rows = [
    ...readingsOfEight.map((one) => [8, one] as const),
    ...readingsOfTen.map((one) => [10, one] as const),
    ...thirdReadings.map((one, at) => [at < 2 ? 8 : 10, one] as const),
    ...fourthReadings.map((one, at) => [at < 1 ? 8 : 10, one] as const),
    ...sixthReadings.map((one, at) => [at < 4 ? 8 : 10, one] as const),
    ...seventhReadings.map((one) => [10, one] as const),
  ];
  test.each(rows.map(([count, one]) => [one.title, count, one] as const))('%s', (_, count, { text, rows: asked }) => {
    const words = text.replaceAll(/\[[IV]+\]/g, '').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(280);
    expect(words).toBeLessThanOrEqual(380);
    expect(asked.length).toBe(count);
    const paragraphs = text.split('\n');
    for (const [stem, options, note] of asked) {
      expect(options.split('|').length, stem).toBe(4);
      // A quotation alone does not say why the others fail.
      expect(note, stem).toMatch(/^(?:~[^|]+\|)?.{20,}/);
      // What is quoted from a paragraph is in that paragraph.
      const [, quoted = '', at = ''] = /“([^”]+)”.* in paragraph (\d)/.exec(stem) ?? [];
      if (at !== '') expect(paragraphs[Number(at) - 1]!, stem).toContain(quoted.replace(/[.,]$/, ''));
    }
  });
});
