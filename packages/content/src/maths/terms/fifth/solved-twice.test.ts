/** Short answers found from the stem alone, by trying, summing or searching, not by the generator's formula. */
import { describe, expect, test } from 'vitest';
import type { SeedQuestion } from '../../../kit.ts';
import { fifthGrades, fifthQuestions } from './index.ts';

/** The first whole number from `from` on with this property. */
function first(fits: (value: number) => boolean, from = 0): number {
  for (let value = from; value < 10_000; value++) if (fits(value)) return value;
  throw new Error('no number fits');
}
const points = (stem: string): number[][] =>
  [...stem.matchAll(/\(((?:-?\d+(?:;\\,)?){3})\)/g)].map(([, list]) => list!.split(';\\,').map(Number));
const count = (stem: string, of: RegExp): number => Number(of.exec(stem)!.slice(1).find(Boolean));
/** The sum of f at the middles of many narrow strips. */
function strips(f: (x: number) => number, from: number, to: number): number {
  const width = (to - from) / 4000;
  let sum = 0;
  for (let at = 0; at < 4000; at++) sum += f(from + (at + 0.5) * width) * width;
  return sum;
}

const solvers: Readonly<Record<string, (stem: string, given: readonly number[]) => number>> = {
  // Grade 12
  'tham số để tổng giá trị lớn nhất và nhỏ nhất cho trước': (_, given) => {
    const cubes = Array.from({ length: 3001 }, (_, at) => (at / 1000) ** 3 - 3 * (at / 1000) ** 2);
    return first((m) => Math.max(...cubes) + Math.min(...cubes) + 2 * m === given.at(-1));
  },
  'hai chuồng có chung vách ngăn': (_, [length]) => {
    const areas = Array.from({ length: length! * 10 }, (_, at) => ((at / 10) * (length! - (3 * at) / 10)) / 2);
    return Math.max(...areas);
  },
  'thể tích mái vòm có các gân là cung tròn': (stem) => {
    const radius = count(stem, /cạnh (\d+)/) / 2;
    return Math.round(strips((height) => 4 * (radius * radius - height * height), 0, radius));
  },
  'đường bay ngắn nhất có chạm mặt đất': (stem) => {
    const [a, b] = points(stem);
    const way = (x: number, y: number) =>
      Math.hypot(x - a![0]!, y - a![1]!, a![2]!) + Math.hypot(x - b![0]!, y - b![1]!, b![2]!);
    // The touching point lies above the segment between the feet of both points.
    const along = Array.from({ length: 20_001 }, (_, at) => at / 20_000);
    return Math.min(...along.map((t) => way(a![0]! + t * (b![0]! - a![0]!), a![1]! + t * (b![1]! - a![1]!))));
  },
  'đoạn đường bay trong vùng phủ sóng': (stem) => {
    const y = count(stem, /y = (\d+)|\(0;\\,(\d+);/);
    const z = count(stem, /z = (\d+)|\(0;\\,\d+;\\,(\d+)\)/);
    const square = /không quá|bán kính/.test(stem)
      ? count(stem, /(?:không quá|bán kính phủ sóng) (\d+)/) ** 2
      : count(stem, /z\^2 = (\d+)/);
    return 2 * first((x) => (x + 1) ** 2 + y * y + z * z > square);
  },
  'tỉ trọng sản lượng suy từ công thức Bayes': (stem) => {
    const [a, b] = [...stem.matchAll(/(\d+)%/g)].map(([, one]) => Number(one));
    return first((share) => share * a! === (100 - share) * b!);
  },
  // Grade 10
  'số phần tử của hợp khi biết giao của hai tập hợp': (_, given) => {
    const [a, b, both, out] = given.slice(-4) as [number, number, number, number];
    return a - both + (b - both) + both + out;
  },
  'diện tích từ ba cạnh và bán kính đường tròn ngoại tiếp': (_, given) => {
    const [a, b, c] = given.filter((one) => one > 4 && Number.isInteger(one)) as [number, number, number];
    const half = (a + b + c) / 2;
    return Math.sqrt(half * (half - a) * (half - b) * (half - c));
  },
  'diện tích tam giác mà đường thẳng tạo với hai trục': (stem) => {
    const [, a, b, c] = /(\d+)x \+ (\d+)y - (\d+)/.exec(stem)!.map(Number);
    return (first((x) => a! * x === c) * first((y) => b! * y === c)) / 2;
  },
  // Grade 11
  'khối lượng còn lại sau các chu kì bán rã': (stem) => {
    let left = count(stem, /có (\d+) m?g|= (\d+) \\cdot/);
    const period = count(stem, /[Cc]ứ sau (\d+)|\{t\}\{(\d+)\}|mỗi (\d+) giờ/);
    const until = count(stem, /(?:Sau|sau) (\d+) (?:ngày còn|giờ\.|giờ còn)/);
    for (let at = period; at <= until; at += period) left /= 2;
    return left;
  },
  // Grade 7
  'cạnh tìm từ chu vi của hai tam giác bằng nhau': (stem) => {
    const [, one, other] = /(?:AB|DE) = (\d+).*?(?:BC|EF) = (\d+)/.exec(stem)!.map(Number);
    return first((x) => x + one! + other! === count(stem, /(?:bằng|là) (\d+)/));
  },
  // Grade 6
  'tiền điện theo hai bậc giá': (stem) => {
    const [low, high] = [...stem.matchAll(/(\d+) nghìn/g)].map(([, one]) => Number(one));
    const all = count(stem, /(?:dùng|Gửi|làm được) (\d+)/);
    return Array.from({ length: all }, (_, at): number => (at < 50 ? low! : high!)).reduce((a, b) => a + b);
  },
  'bội lớn nhất có hai chữ số': (stem) => {
    const by = count(stem, /của (\d+)|cho (\d+)|khay (\d+)/);
    return 99 - first((less) => (99 - less) % by === 0);
  },
};

const stemOf = ({ content }: SeedQuestion): string => (content as { text: string }).text;
const keyOf = ({ answerKey }: SeedQuestion): number =>
  Number((answerKey as { gaps: { g1: { accepted: readonly string[] } } }).gaps.g1.accepted[0]!.replace(',', '.'));
const formOf = ({ facts }: SeedQuestion): string => / – (.*) \d+$/.exec(facts.family!)![1]!;
const asked = fifthGrades.flatMap((grade) => fifthQuestions(grade)).filter(({ type }) => type === 'FB8');

describe.each(Object.entries(solvers))('%s', (form, solve) => {
  test('has the answer that its stem gives', () => {
    const own = asked.filter((question) => formOf(question) === form);
    expect(own.length).toBeGreaterThan(1);
    for (const question of own) {
      const stem = stemOf(question);
      const given = [...stem.replaceAll('{,}', '.').matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => Number(one));
      expect(solve(stem, given), stem).toBeCloseTo(keyOf(question), 5);
    }
  });
});
