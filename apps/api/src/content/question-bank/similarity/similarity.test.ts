import type { QuestionContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './similarity.ts';

const choice = (stem: string, options: readonly string[]) =>
  ({
    instructions: '',
    images: [],
    optionLayout: 'list',
    items: [{ id: 'q1', stem, options: options.map((text, at) => ({ id: 'abcdefgh'[at]!, text })) }],
  }) as unknown as QuestionContent;
const of = (stem: string, options: readonly string[] = ['will rain', 'rains', 'rained', 'is raining']) =>
  fingerprintOf('MC1', choice(stem, options));
const shared = (a: readonly number[], b: readonly number[]) => a.filter((value) => b.includes(value)).length;

describe('the hash', () => {
  it('is equal for the same text in another format', () => {
    const plain = of("If it ___ tomorrow, we'll stay at home.");
    for (const same of [
      of('If it  _____ tomorrow, we’ll stay at home. '),
      of('IF IT … tomorrow, we\u200b’ll stay at home.'),
      of("If it ___ tomorrow, we'll stay at home.", ['rains', 'will rain', 'is raining', 'rained']),
    ])
      expect(same.hash).toEqual(plain.hash);
  });

  it('differs for a different sign, mark, accent or option', () => {
    const hashes = [
      of('Tính $2 + 3$'),
      of('Tính $2 - 3$'),
      of('Tình $2 + 3$'),
      of('Tính %u%$2 + 3$%u%'),
      of('Tính $2 + 3$', ['1', '2']),
    ].map(({ hash }) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is different for all samples', () => {
    const hashes = Object.entries(samples).map(([type, { content }]) =>
      fingerprintOf(type as 'MC1', content as QuestionContent).hash.toString('hex'),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('the sketch', () => {
  const long =
    'Fireflies make a cold light in their bodies. Scientists have found that almost no heat is lost when they glow at night, unlike a lamp. Why is it called cold?';
  it('shares values for similar texts and none for different ones', () => {
    expect(shared(of(long).sketch, of(long.replace('at night', 'in the dark')).sketch)).toBeGreaterThanOrEqual(2);
    expect(
      shared(
        of(long).sketch,
        of('Một hình chữ nhật có chiều dài 12 cm và chiều rộng 5 cm. Tính diện tích của hình đó.', [
          '60',
          '17',
          '34',
          '30',
        ]).sketch,
      ),
    ).toBe(0);
    expect(shared(of(long).sketch, of(long.toUpperCase()).sketch)).toBe(12);
  });

  it('has the same size for every text', () => {
    for (const text of ['', 'a', 'x'.repeat(20_000), 'ab '.repeat(7000)]) {
      const { sketch } = of(text, []);
      expect(sketch).toHaveLength(12);
      expect(sketch.every((value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31)).toBe(true);
    }
  });
});
