/** Answers found from the stem alone, by counting or numerically, not by the generator's formula. */
import { describe, expect, test } from 'vitest';
import type { SeedQuestion } from '../../../kit.ts';
import { thirdQuestions } from './index.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** The middle of a bracket in which f changes its sign. */
function root(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
/** Where f is greatest, on a fine grid. */
const best = (f: (x: number) => number, from: number, to: number): number =>
  range(0, 60_000)
    .map((at) => from + ((to - from) * at) / 60_000)
    .reduce((one, other) => (f(other) > f(one) ? other : one));
function area(f: (x: number) => number, from: number, to: number): number {
  const steps = 2_000;
  const width = (to - from) / steps;
  return range(0, steps - 1).reduce((sum, at) => sum + f(from + (at + 0.5) * width), 0) * width;
}
const pairs = (list: readonly number[]): [number, number][] =>
  list.flatMap((a, at) => list.slice(at + 1).map((b): [number, number] => [a, b]));

/** The solver of a form: from the numbers of its stem. */
type Solver = (numbers: readonly number[], stem: string) => number;
const solvers: Readonly<Record<string, Solver>> = {
  // Grade 12
  'điểm cực tiểu từ biểu thức của đạo hàm': (_, stem) => {
    const [p, q] = [...stem.matchAll(/x - (\d+)\)/g)].map(([, one]) => Number(one)) as [number, number];
    const f = (x: number) => area((t) => (t - p) * (t - q), 0, x);
    return range(0, 40)
      .map((at) => at / 4)
      .reduce((a, b) => (b > p && -f(b) > -f(a) && f(b) < f(a) ? b : a), p);
  },
  'tiệm cận xiên cắt trục tung': (_, stem) => {
    const [, b, c, d] = /x\^2 \+ (\d+)x \+ (\d+)\}\{x \+ (\d+)/.exec(stem)!.map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const far = 1e7;
    return Math.round((far * far + b * far + c) / (far + d) - far);
  },
  'số sản phẩm cho lợi nhuận lớn nhất': (_, stem) => {
    const [, b] = /-x\^2 \+ (\d+)x/.exec(stem)!;
    return Math.round(best((x) => -x * x + Number(b) * x, 0, 300));
  },
  'thể tích lớn nhất của bưu kiện': (_, stem) => {
    const total = Number(/(?:bằng|=) (\d+)/.exec(stem)![1]);
    const x = best((side) => side * side * (total - 4 * side), 0, total / 4);
    return Math.round(x * x * (total - 4 * x));
  },
  'nguyên hàm của hàm số mũ có điều kiện': (_, stem) => {
    const a = Number(/(\d+)\\mathrm\{e\}\^x/.exec(stem)![1]);
    const k = Number(/\\ln (\d+)/.exec(stem)![1]);
    const b = Number(/F\(0\) = (\d+)|\(0;\\,(\d+)\)/.exec(stem)!.slice(1).find(Boolean));
    return Math.round(b + area((x) => a * Math.exp(x), 0, Math.log(k)));
  },
  'tích phân của hàm số cho bởi hai công thức': (_, stem) => {
    const [, a, b] = /cases\} (\d+)x & [^\\]*\\text\{khi \} [^\\]*(?:0 \\le )?x \\le (\d+)/.exec(stem)!.map(Number) as [
      number,
      number,
      number,
    ];
    const level = a * b;
    const end = Number((/_0\^\{(\d+)\}/.exec(stem) ?? /(\d+) (?:giây|phút) đầu/.exec(stem))![1]);
    return Math.round(area((x) => (x <= b ? a * x : level), 0, end));
  },
  'xác suất có điều kiện khi rút thẻ': (_, stem) => {
    const by = Number(/chia hết cho (\d+)/.exec(stem)![1]);
    const evens = range(1, 20).filter((one) => one % 2 === 0);
    return evens.filter((one) => one % by === 0).length / evens.length;
  },
  // Grade 11
  'số nghiệm nguyên của bất phương trình lôgarit': (_, stem) => {
    const [, a, b] = /\\log_\{(\d+)\}\(x - (\d+)\)/.exec(stem)!.map(Number) as [number, number, number];
    const k = Number((/\\le (\d+)/.exec(stem) ?? /vượt quá (\d+)/.exec(stem))![1]);
    return range(-50, 200).filter((x) => x > b && Math.log(x - b) / Math.log(a) <= k + 1e-9).length;
  },
  'đạo hàm cấp hai tại một điểm': (_, stem) => {
    const part = (power: string) => Number(new RegExp(`(\\d*)x${power}(?![\\^\\d])`).exec(stem)?.[1] || 1);
    const [a, b, c] = [part('\\^3'), part('\\^2'), part('')];
    const x = Number((/f''\((\d+)\)/.exec(stem) ?? /tại \$x = (\d+)/.exec(stem))![1]);
    const f = (t: number) => a * t ** 3 + b * t ** 2 + c * t;
    const h = 1e-3;
    return Math.round((f(x + h) - 2 * f(x) + f(x - h)) / (h * h));
  },
  // Grade 10
  'số điểm có toạ độ nguyên của miền nghiệm': (numbers) => {
    const k = numbers.at(-1)!;
    return range(0, 60).flatMap((x) => range(0, 60).filter((y) => x + y <= k)).length;
  },
  'tổng các nghiệm của phương trình hai căn bằng nhau': (_, stem) => {
    const [, b, c, d] = /2x\^2 - (\d+)x \+ (\d+)\}.*?x\^2 - x \+ (\d+)\}/.exec(stem)!.map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return range(-100, 100)
      .filter((x) => 2 * x * x - b * x + c === x * x - x + d && x * x - x + d >= 0)
      .reduce((a, x) => a + x, 0);
  },
  'số đường chéo của đa giác': (numbers) => {
    const k = numbers[0]!;
    return pairs(range(0, k - 1)).filter(([a, b]) => b - a > 1 && b - a < k - 1).length;
  },
  'xác suất rút được thẻ chia hết': (numbers) => {
    const by = numbers.at(-1)!;
    const all = Math.max(...numbers);
    return range(1, all).filter((one) => one % by === 0).length / all;
  },
  'khoảng cách giữa hai đường thẳng song song': (_, stem) => {
    const [, a, b, c] = /(\d+)x \+ (\d+)y \+ (\d+) = 0/.exec(stem)!.map(Number) as [number, number, number, number];
    const d = Number(/y - (\d+) = 0/.exec(stem)![1]);
    // From the point of the first line on the y-axis along the normal to the second.
    const [x, y] = [0, -c / b];
    const t = root((s) => a * (x + a * s) + b * (y + b * s) - d, -10, 10);
    return Math.round(Math.hypot(a * t, b * t) * 1e6) / 1e6;
  },
  // Grade 8
  'tổng hai lập phương khi biết tổng và tích': (numbers) => {
    const [s, p] = numbers.length > 4 ? [numbers.at(-2)!, numbers.at(-1)!] : (numbers.slice(0, 2) as [number, number]);
    const x = range(0, s).find((one) => one * (s - one) === p)!;
    return x ** 3 + (s - x) ** 3;
  },
  'bài toán chia hàng vào hai kho': (_, stem) => {
    const total = Number(/có(?: tất cả)? (\d+) (?:tấn|học sinh|lít)/.exec(stem)![1]);
    const moved = Number(/(\d+) (?:tấn|bạn|lít) từ/.exec(stem)![1]);
    return range(0, total).find((one) => one - moved === total - one + moved)!;
  },
  'giao điểm của hai đường thẳng': (_, stem) => {
    const [first, second] = [...stem.matchAll(/y = (\d*)x \+ (\d+)/g)].map(
      ([, a, b]) => [Number(a || 1), Number(b)] as const,
    );
    return range(-50, 50).find((x) => first![0] * x + first![1] === second![0] * x + second![1])!;
  },
};

const stemOf = ({ content }: SeedQuestion): string => (content as { text: string }).text;
const keyOf = ({ answerKey }: SeedQuestion): number =>
  Number((answerKey as { gaps: { g1: { accepted: readonly string[] } } }).gaps.g1.accepted[0]!.replace(',', '.'));
const asked = ([8, 10, 11, 12] as const).flatMap((grade) => thirdQuestions(grade)).filter(({ type }) => type === 'FB8');
const formOf = ({ facts }: SeedQuestion): string => / – (.*) \d+$/.exec(facts.family!)![1]!;

describe.each(Object.entries(solvers))('%s', (form, solve) => {
  test('has the answer that its stem gives', () => {
    const own = asked.filter((question) => formOf(question) === form);
    expect(own.length).toBeGreaterThan(1);
    for (const question of own) {
      const stem = stemOf(question);
      const numbers = [...stem.replaceAll('{,}', '.').matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) =>
        Number(one.replace(',', '.')),
      );
      expect(solve(numbers, stem), stem).toBeCloseTo(keyOf(question), 6);
    }
  });
});
