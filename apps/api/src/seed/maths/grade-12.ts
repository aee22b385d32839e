/** Maths of grade 12, in the three forms of the graduation exam. */
import { distractors, numeric, oneOf, statements, type Verdict } from '../kit.ts';
import { fraction, math, n, nonZero, par, plain, poly, rounded, type Template } from './template.ts';

const options = (values: readonly number[]) => values.map((value) => math(n(value)));
const triple = (x: number, y: number, z: number) => `(${x};\\,${y};\\,${z})`;
const verdict = (isTrue: boolean): Verdict => (isTrue ? 't' : 'f');
/** The value itself or one beside it, with the verdict on which it is. */
const claim = (isTrue: boolean, right: number, wrong: number): [number, Verdict] => [
  isTrue || right === wrong ? right : wrong,
  verdict(isTrue || right === wrong),
];

export const grade12: readonly Template[] = [
  {
    topic: 'Cực trị của hàm số bậc ba',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const [p, c] = [random.int(1, 3), nonZero(random, -5, 6)];
      const right = math(`x = ${-p}`);
      return oneOf('MC1', facts, {
        stem: `Hàm số ${math(`y = ${poly([1, 0, -3 * p * p, c])}`)} đạt cực đại tại điểm nào?`,
        right,
        wrong: distractors(right, [
          math(`x = ${p}`),
          math('x = 0'),
          math(`x = ${c + 2 * p ** 3}`),
          math(`x = ${3 * p}`),
        ]),
        explanation: `${math(`y' = ${poly([3, 0, -3 * p * p])} = 0`)} khi ${math(`x = \\pm ${p}`)}; ${math("y'")} đổi dấu từ dương sang âm tại ${math(`x = ${-p}`)}.`,
      });
    },
  },
  {
    topic: 'Tiệm cận của đồ thị',
    grade: 12,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, d] = [nonZero(random, -5, 6), nonZero(random, -7, 7), nonZero(random, -5, 5)];
      const right = math(`y = ${a}`);
      return oneOf('MC1', facts, {
        stem: `Tiệm cận ngang của đồ thị hàm số ${math(`y = \\frac{${poly([a, b === a * d ? b + 1 : b])}}{${poly([1, d])}}`)} là đường thẳng:`,
        right,
        wrong: distractors(right, [math(`x = ${-d}`), math(`y = ${-d}`), math(`y = ${-a}`), math(`x = ${a}`)]),
        explanation: `${math(`\\lim_{x \\to \\pm\\infty} y = ${a}`)}.`,
      });
    },
  },
  {
    topic: 'Nguyên hàm của đa thức',
    grade: 12,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [nonZero(random, -4, 5), nonZero(random, -6, 6)];
      const written = (coefficients: number[]) => math(`${poly(coefficients)} + C`);
      const right = written([a, b, 0]);
      return oneOf('MC1', facts, {
        stem: `Họ nguyên hàm của hàm số ${math(`f(x) = ${poly([2 * a, b])}`)} là:`,
        right,
        wrong: distractors(right, [written([2 * a, b, 0]), written([2 * a]), written([a, 0, 0]), written([a, -b, 0])]),
        explanation: `${math(`\\int (${poly([2 * a, b])})\\,dx = ${poly([a, b, 0])} + C`)}.`,
      });
    },
  },
  {
    topic: 'Tính chất của tích phân',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const [p, q, k] = [random.int(2, 8), -random.int(1, 5), random.int(2, 4)];
      const value = p + k * q;
      const right = math(`${value}`);
      return oneOf('MC1', facts, {
        stem: `Cho ${math(`\\int_0^2 f(x)\\,dx = ${p}`)} và ${math(`\\int_0^2 g(x)\\,dx = ${q}`)}. Giá trị của ${math(`\\int_0^2 [f(x) + ${k}g(x)]\\,dx`)} là:`,
        right,
        wrong: distractors(right, options([p - k * q, p + q, k * (p + q), p * k * q])),
        explanation: `${math(`${p} + ${k} \\cdot ${par(q)} = ${value}`)}.`,
      });
    },
  },
  {
    topic: 'Tọa độ của vectơ',
    grade: 12,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => random.int(-5, 6)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const right = math(triple(d - a, e - b, f - c));
      return oneOf('MC1', facts, {
        stem: `Trong không gian ${math('Oxyz')}, cho ${math(`A${triple(a, b, c)}`)} và ${math(`B${triple(d, e, f)}`)}. Tọa độ của ${math('\\overrightarrow{AB}')} là:`,
        right,
        wrong: distractors(right, [
          math(triple(a - d, b - e, c - f)),
          math(triple(a + d, b + e, c + f)),
          math(triple(d - a, e - b, f + c)),
          math(triple(a * d, b * e, c * f)),
          math(triple(d - a + 1, e - b, f - c)),
        ]),
        explanation: `Lấy tọa độ điểm cuối trừ tọa độ điểm đầu: ${math(triple(d - a, e - b, f - c))}.`,
      });
    },
  },
  {
    topic: 'Vectơ pháp tuyến của mặt phẳng',
    grade: 12,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c, d] = [
        nonZero(random, 1, 4),
        nonZero(random, -4, 4),
        nonZero(random, -5, 5),
        nonZero(random, -9, 9),
      ];
      const term = (value: number, name: string) =>
        `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${name}`;
      const right = math(`\\vec n = ${triple(a, b, c)}`);
      return oneOf('MC1', facts, {
        stem: `Mặt phẳng ${math(`${a === 1 ? '' : a}x ${term(b, 'y')} ${term(c, 'z')} ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0`)} có một vectơ pháp tuyến là:`,
        right,
        wrong: distractors(
          right,
          [
            [a, -b, c],
            [b, c, d],
            [a, b, d],
            [-a, b, c],
          ]
            .filter(([x, y, z]) => a * y! !== b * x! || b * z! !== c * y!)
            .map(([x, y, z]) => math(`\\vec n = ${triple(x!, y!, z!)}`)),
        ),
        explanation: `Các hệ số của ${math('x, y, z')} là tọa độ của một vectơ pháp tuyến.`,
      });
    },
  },
  {
    topic: 'Mặt cầu',
    grade: 12,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c, r] = [nonZero(random, -4, 4), nonZero(random, -4, 4), nonZero(random, -4, 4), random.int(2, 6)];
      const square = (name: string, value: number) => `(${name} ${value < 0 ? '+' : '-'} ${Math.abs(value)})^2`;
      const say = (x: number, y: number, z: number, radius: number) => math(`I${triple(x, y, z)},\\ R = ${radius}`);
      const right = say(a, b, c, r);
      return oneOf('MC1', facts, {
        stem: `Tâm ${math('I')} và bán kính ${math('R')} của mặt cầu ${math(`${square('x', a)} + ${square('y', b)} + ${square('z', c)} = ${r * r}`)} là:`,
        right,
        wrong: [say(-a, -b, -c, r), say(a, b, c, r * r), say(-a, -b, -c, r * r)],
        explanation: `Dạng ${math('(x-a)^2 + (y-b)^2 + (z-c)^2 = R^2')}: ${math(`R = \\sqrt{${r * r}} = ${r}`)}.`,
      });
    },
  },
  {
    topic: 'Khoảng biến thiên của mẫu số liệu ghép nhóm',
    grade: 12,
    difficulty: 'M1',
    count: 6,
    make(random, facts) {
      const [from, width, groups] = [random.pick([5, 10, 20, 150]), random.pick([4, 5, 10]), random.int(4, 6)];
      const counts = Array.from({ length: groups }, () => random.int(2, 12));
      const right = math(`${width * groups}`);
      const rows = counts
        .map((count, at) => `${math(`[${from + at * width};\\,${from + (at + 1) * width})`)}: ${count}`)
        .join('; ');
      return oneOf('MC1', facts, {
        stem: `Một mẫu số liệu ghép nhóm có các nhóm và tần số: ${rows}. Khoảng biến thiên của mẫu số liệu là:`,
        right,
        wrong: distractors(
          right,
          options([width * (groups - 1), width, Math.max(...counts) - Math.min(...counts), width * groups + width]),
        ),
        explanation: `${math(`${from + width * groups} - ${from} = ${width * groups}`)}.`,
      });
    },
  },
  {
    topic: 'Giá trị lớn nhất trên một đoạn',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const [c, end] = [nonZero(random, -4, 6), random.pick([2, 3])];
      const f = (x: number) => x ** 3 - 3 * x + c;
      const right = math(`${f(end)}`);
      return oneOf('MC1', facts, {
        stem: `Giá trị lớn nhất của hàm số ${math(`f(x) = ${poly([1, 0, -3, c])}`)} trên đoạn ${math(`[0;\\,${end}]`)} là:`,
        right,
        wrong: distractors(right, options([f(1), f(0), f(end) + 2, end, f(end) - f(1)])),
        explanation: `${math(`f'(x) = ${poly([3, 0, -3])} = 0`)} tại ${math('x = 1')}; so sánh ${math(`f(0) = ${f(0)}`)}, ${math(`f(1) = ${f(1)}`)}, ${math(`f(${end}) = ${f(end)}`)}.`,
      });
    },
  },
  {
    topic: 'Phương trình mũ',
    grade: 12,
    difficulty: 'M1',
    make(random, facts) {
      const [base, power, shift] = [random.pick([2, 3, 5]), random.int(2, 4), nonZero(random, -3, 3)];
      const right = math(`x = ${power - shift}`);
      return oneOf('MC1', facts, {
        stem: `Nghiệm của phương trình ${math(`${base}^{x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}} = ${base ** power}`)} là:`,
        right,
        wrong: distractors(right, [
          math(`x = ${power + shift}`),
          math(`x = ${power}`),
          math(`x = ${base ** power - shift}`),
          math(`x = ${power - shift + 1}`),
        ]),
        explanation: `${math(`${base ** power} = ${base}^{${power}}`)} nên ${math(`x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)} = ${power}`)}.`,
      });
    },
  },
  {
    topic: 'Khảo sát hàm số bậc ba',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const [p, c] = [random.int(1, 2), nonZero(random, -4, 5)];
      const top = 2 * p ** 3 + c;
      const bottom = -2 * p ** 3 + c;
      const [peak, peakRight] = claim(random.next() < 0.5, top, bottom);
      const [meets, meetsRight] = claim(random.next() < 0.6, c, -c);
      const list: [string, Verdict][] = [
        [`Hàm số đồng biến trên khoảng ${math(`(${p};\\,+\\infty)`)}.`, 't'],
        [`Giá trị cực đại của hàm số bằng ${math(`${peak}`)}.`, peakRight],
        [`Đồ thị cắt trục tung tại điểm có tung độ ${math(`${meets}`)}.`, meetsRight],
        [`Phương trình ${math('f(x) = 0')} có ba nghiệm phân biệt.`, verdict(top > 0 && bottom < 0)],
      ];
      return statements(
        'TF5',
        facts,
        list,
        `${math(`f'(x) = ${poly([3, 0, -3 * p * p])}`)}; cực đại ${math(`f(${-p}) = ${top}`)}, cực tiểu ${math(`f(${p}) = ${bottom}`)}. Phương trình có ba nghiệm khi cực đại dương và cực tiểu âm.`,
        { instructions: `Cho hàm số ${math(`f(x) = ${poly([1, 0, -3 * p * p, c])}`)}.` },
      );
    },
  },
  {
    topic: 'Chuyển động thẳng',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const half = random.int(2, 6);
      const end = 2 * half;
      const distance = (4 * half ** 3) / 3;
      const [speed, speedRight] = claim(random.next() < 0.5, 2 * half - 1, 2 * half + 1);
      const [best, bestRight] = claim(random.next() < 0.5, half * half, 2 * half);
      const list: [string, Verdict][] = [
        [`Vận tốc của vật tại ${math('t = 1')} là ${speed} m/s.`, speedRight],
        [`Gia tốc của vật tại ${math(`t = ${half}`)} bằng 0.`, 't'],
        [`Vận tốc lớn nhất của vật là ${best} m/s.`, bestRight],
        [`Quãng đường vật đi được trong ${end} giây là ${math(fraction(4 * half ** 3, 3))} m.`, 't'],
      ];
      return statements(
        'TF5',
        facts,
        list,
        `${math(`v'(t) = ${2 * half} - 2t`)}; vận tốc lớn nhất ${math(`v(${half}) = ${half * half}`)} m/s; ${math(`\\int_0^{${end}} (${2 * half}t - t^2)\\,dt = ${fraction(4 * half ** 3, 3)} \\approx ${n(rounded(distance, 2))}`)}.`,
        {
          instructions: `Một vật chuyển động thẳng với vận tốc ${math(`v(t) = ${2 * half}t - t^2`)} (m/s), ${math(`0 \\le t \\le ${end}`)} (giây).`,
        },
      );
    },
  },
  {
    topic: 'Điểm và mặt phẳng trong không gian',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const [x, y, z] = [random.int(-3, 4), random.int(-3, 4), random.int(-3, 4)];
      const d = nonZero(random, -8, 8);
      const over = Math.abs(x + 2 * y + 2 * z + d);
      const [far, farRight] = claim(random.next() < 0.5, over, over + 3);
      const onPlane = random.next() < 0.5;
      const list: [string, Verdict][] = [
        [`Một vectơ pháp tuyến của ${math('(P)')} là ${math(`\\vec n = ${triple(1, 2, 2)}`)}.`, 't'],
        [`Điểm ${math(`B${triple(onPlane ? -d : -d + 1, 0, 0)}`)} thuộc ${math('(P)')}.`, verdict(onPlane)],
        [`Khoảng cách từ ${math('A')} đến ${math('(P)')} bằng ${math(fraction(far, 3))}.`, farRight],
        [
          `Đường thẳng qua ${math('A')} và vuông góc với ${math('(P)')} có vectơ chỉ phương ${math(triple(2, 1, 2))}.`,
          'f',
        ],
      ];
      return statements(
        'TF5',
        facts,
        list,
        `${math(`d(A, (P)) = \\frac{|${x} + 2 \\cdot ${par(y)} + 2 \\cdot ${par(z)} ${d < 0 ? '-' : '+'} ${Math.abs(d)}|}{\\sqrt{1 + 4 + 4}} = ${fraction(over, 3)}`)}; đường thẳng vuông góc với ${math('(P)')} có vectơ chỉ phương ${math(triple(1, 2, 2))}.`,
        {
          instructions: `Trong không gian ${math('Oxyz')}, cho điểm ${math(`A${triple(x, y, z)}`)} và mặt phẳng ${math(`(P): x + 2y + 2z ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0`)}.`,
        },
      );
    },
  },
  {
    topic: 'Xác suất có điều kiện',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const [girls, boys] = [random.pick([18, 20, 22, 24]), random.pick([16, 18, 20])];
      const [gClub, bClub] = [random.int(5, 9), random.int(3, 7)];
      const all = girls + boys;
      const [over, overRight] = claim(random.next() < 0.5, gClub + bClub, gClub);
      const list: [string, Verdict][] = [
        [`Xác suất bạn được chọn là nữ bằng ${math(fraction(girls, all))}.`, 't'],
        [`Xác suất bạn được chọn ở trong câu lạc bộ bằng ${math(fraction(over, all))}.`, overRight],
        [`Biết bạn được chọn là nữ, xác suất bạn ấy ở trong câu lạc bộ bằng ${math(fraction(gClub, girls))}.`, 't'],
        [
          `Biết bạn được chọn ở trong câu lạc bộ, xác suất bạn ấy là nữ bằng ${math(fraction(gClub, girls))}.`,
          verdict(gClub * (gClub + bClub) === gClub * girls),
        ],
      ];
      return statements(
        'TF5',
        facts,
        list,
        `${math('P(A \\mid B) = \\frac{P(AB)}{P(B)}')}: trong câu lạc bộ có ${gClub + bClub} bạn, ${gClub} bạn nữ, nên xác suất cuối cùng là ${math(fraction(gClub, gClub + bClub))}.`,
        {
          instructions: `Một lớp có ${girls} nữ và ${boys} nam. Có ${gClub} nữ và ${bClub} nam tham gia câu lạc bộ Toán. Chọn ngẫu nhiên một bạn trong lớp.`,
        },
      );
    },
  },
  {
    topic: 'Tính tích phân',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, end] = [random.int(1, 4), nonZero(random, -5, 6), random.int(2, 4)];
      const value = a * end ** 3 + b * end;
      return numeric(facts, `Tính ${math(`\\int_0^{${end}} (${poly([3 * a, 0, b])})\\,dx`)}.`, `${value}`, {
        explanation: `${math(`\\left. (${poly([a, 0, b, 0])}) \\right|_0^{${end}} = ${value}`)}.`,
      });
    },
  },
  {
    topic: 'Diện tích hình phẳng',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const [x1, gap] = [random.int(-3, 1), random.pick([3, 6] as const)];
      const x2 = x1 + gap;
      const area = gap ** 3 / 6;
      return numeric(
        facts,
        `Tính diện tích hình phẳng giới hạn bởi parabol ${math('y = x^2')} và đường thẳng ${math(`y = ${poly([x1 + x2, -x1 * x2])}`)}.`,
        plain(area),
        {
          explanation: `Hoành độ giao điểm: ${math(`x = ${x1}`)} và ${math(`x = ${x2}`)}; ${math(`S = \\int_{${x1}}^{${x2}} (${poly([-1, x1 + x2, -x1 * x2])})\\,dx = ${n(area)}`)}.`,
        },
      );
    },
  },
  {
    topic: 'Khoảng cách từ điểm đến mặt phẳng',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const distance = random.int(1, 5);
      const [x, y, z] = [random.int(-3, 3), random.int(-3, 3), random.int(-3, 3)];
      const d = 3 * distance - (2 * x - y + 2 * z);
      return numeric(
        facts,
        `Trong không gian ${math('Oxyz')}, tính khoảng cách từ điểm ${math(`M${triple(x, y, z)}`)} đến mặt phẳng ${math(`2x - y + 2z ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0`)}.`,
        `${distance}`,
        {
          explanation: `${math(`d = \\frac{|2 \\cdot ${par(x)} - ${par(y)} + 2 \\cdot ${par(z)} ${d < 0 ? '-' : '+'} ${Math.abs(d)}|}{\\sqrt{4 + 1 + 4}} = \\frac{${3 * distance}}{3} = ${distance}`)}.`,
        },
      );
    },
  },
  {
    topic: 'Công thức Bayes',
    grade: 12,
    difficulty: 'M4',
    make(random, facts) {
      const [share, bad1, bad2] = [random.pick([40, 60, 70]), random.int(1, 3), random.int(4, 6)];
      const [one, two] = [share * bad1, (100 - share) * bad2];
      const value = rounded(one / (one + two), 2);
      return numeric(
        facts,
        `Một nhà máy có hai dây chuyền. Dây chuyền I làm ra ${share}% sản phẩm với tỉ lệ lỗi ${bad1}%, dây chuyền II làm ra phần còn lại với tỉ lệ lỗi ${bad2}%. Lấy ngẫu nhiên một sản phẩm thì thấy bị lỗi. Tính xác suất sản phẩm đó do dây chuyền I làm ra (làm tròn đến hàng phần trăm).`,
        plain(value),
        {
          explanation: `${math(`\\frac{${n(share / 100)} \\cdot ${n(bad1 / 100)}}{${n(share / 100)} \\cdot ${n(bad1 / 100)} + ${n((100 - share) / 100)} \\cdot ${n(bad2 / 100)}} \\approx ${n(value)}`)}.`,
        },
      );
    },
  },
  {
    topic: 'Bài toán tối ưu: hộp không nắp',
    grade: 12,
    difficulty: 'M4',
    count: 5,
    make(random, facts) {
      const cut = random.int(1, 5);
      const side = 6 * cut;
      return numeric(
        facts,
        `Từ một tấm bìa hình vuông cạnh ${side} cm, người ta cắt ở bốn góc bốn hình vuông bằng nhau rồi gấp lại thành một hộp không nắp. Để thể tích hộp lớn nhất, cạnh của mỗi hình vuông bị cắt dài bao nhiêu xăng-ti-mét?`,
        `${cut}`,
        {
          unit: 'cm',
          explanation: `${math(`V(x) = x(${side} - 2x)^2`)}, ${math(`V'(x) = (${side} - 2x)(${side} - 6x) = 0`)} khi ${math(`x = ${cut}`)} (loại ${math(`x = ${side / 2}`)}).`,
        },
      );
    },
  },
  {
    topic: 'Tích vô hướng của hai vectơ',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => random.int(-4, 5)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const value = a * d + b * e + c * f;
      return numeric(
        facts,
        `Trong không gian ${math('Oxyz')}, cho ${math(`\\vec a = ${triple(a, b, c)}`)} và ${math(`\\vec b = ${triple(d, e, f)}`)}. Tính tích vô hướng ${math('\\vec a \\cdot \\vec b')}.`,
        `${value}`,
        {
          explanation: `${math(`${par(a)} \\cdot ${par(d)} + ${par(b)} \\cdot ${par(e)} + ${par(c)} \\cdot ${par(f)} = ${value}`)}.`,
        },
      );
    },
  },
];
