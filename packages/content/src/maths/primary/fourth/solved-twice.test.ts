/** Answers of primary school found from the stem and the description of its figure alone, by trying or counting. */
import { expect, test } from 'vitest';
import type { SeedQuestion } from '../../../kit.ts';
import { primaryFourthQuestions } from './index.ts';

interface Stem {
  /** The numbers of the stem, in their order. */
  readonly given: readonly number[];
  readonly text: string;
  /** What the figure is described with. */
  readonly figure: string;
}

/** The first whole number from 0 on with this property. */
function first(fits: (value: number) => boolean): number {
  for (let value = 0; value < 10_000; value++) if (fits(value)) return value;
  throw new Error('no number fits');
}
const total = (list: readonly number[]): number => list.reduce((one, other) => one + other, 0);
const valuesOf = (figure: string): number[] => [...figure.matchAll(/ (\d+)%?(?=[,.])/g)].map(([, one]) => Number(one));

const solvers: Readonly<Record<string, (stem: Stem) => number>> = {
  'số bé hơn số này và lớn hơn số kia hai đơn vị': ({ given }) =>
    first((x) => x > Math.min(...given) && x < Math.max(...given)),
  'số lúc đầu trước khi cho bớt': ({ given: [gone, left] }) => first((x) => x - gone! === left),
  'số lớn nhất trong các số': ({ given }) => Math.max(...given),
  'cho bạn để hai bên bằng nhau': ({ given: [a, b] }) => first((x) => a! - x === b! + x),
  'số bị trừ khi biết hiệu và số trừ': ({ given: [gone, left] }) => first((x) => x - gone! === left),
  'quãng đường còn phải đi': ({ given: [all, gone] }) => first((x) => x + gone! === all),
  'số lít nước của hai trong ba can ở bảng': ({ given }) => total(given.slice(0, 2)),
  'số bạn nhiều nhất trên biểu đồ': ({ figure }) => Math.max(...valuesOf(figure)),
  'tìm số chia': ({ given }) => first((x) => x * Math.min(...given) === Math.max(...given)),
  'tổng khi thêm phần hơn vào số bé': ({ given: [sum, more] }) => {
    const small = first((x) => x + x + more! === sum);
    return 2 * (small + more!);
  },
  'cột còn thiếu khi biết tổng': ({ given, figure }) =>
    first((x) => total(valuesOf(figure)) + x === Math.max(...given.filter((one) => one > 4))),
  'chữ số để số chia hết cho 9': ({ given }) => {
    const known = given.length > 2 ? given.slice(-3).join('').replace('9', '') : String(given[0]);
    const digits = /^\d{2}/.exec(known)![0];
    return first((x) => x < 10 && Number(`${digits}${x}`) % 9 === 0);
  },
  'chiều cao hình thang từ diện tích': ({ text }) => {
    const area = Number(/(\d+) m²/.exec(text)![1]);
    const sides = [...text.matchAll(/(\d+) m(?!²)/g)].map(([, one]) => Number(one));
    return first((h) => (total(sides) * h) / 2 === area);
  },
  'thời gian gặp nhau khi đi ngược chiều': ({ given: [way, v, w] }) => first((t) => v! * t + w! * t === way),
  'số người của hai phần gộp lại': ({ given, figure }) =>
    (Math.max(...given) * total(valuesOf(figure).slice(0, 2))) / 100,
};

const formOf = ({ facts }: SeedQuestion): string => / – (.*) \d+$/.exec(facts.family!)![1]!;
const shown = ({ content }: SeedQuestion): Stem => {
  const { text, images = [] } = content as { text: string; images?: readonly { alts?: { vi: string } }[] };
  return {
    given: [...text.matchAll(/\d+/g)].map(([one]) => Number(one)),
    text,
    figure: images[0]?.alts?.vi ?? '',
  };
};
const keyOf = ({ answerKey }: SeedQuestion): number =>
  Number((answerKey as { gaps: { g1: { accepted: readonly string[] } } }).gaps.g1.accepted[0]);

const asked = primaryFourthQuestions().filter(({ type }) => type === 'FB8');

test.each(Object.entries(solvers))('%s', (form, solve) => {
  const own = asked.filter((question) => formOf(question) === form);
  expect(own.length).toBeGreaterThan(1);
  for (const question of own) expect(solve(shown(question)), shown(question).text).toBe(keyOf(question));
});
