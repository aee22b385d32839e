/** Maths of grade 9. */
import { distractors, numeric, oneOf, someOf, statements, trueOrFalse, type Verdict } from '../kit.ts';
import { fraction, gcd, math, n, nonZero, par, plain, poly, rounded, type Template } from './template.ts';

const options = (values: readonly number[]) => values.map((value) => math(n(value)));

export const grade9: readonly Template[] = [
  {
    topic: 'Hệ hai phương trình bậc nhất',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [x, y, a, b] = [nonZero(random, -4, 5), nonZero(random, -4, 5), random.int(2, 4), random.int(1, 3)];
      const pair = (p: number, q: number) => math(`(${p};\\,${q})`);
      const right = pair(x, y);
      return oneOf('MC1', facts, {
        stem: `Nghiệm ${math('(x; y)')} của hệ phương trình ${math(`\\begin{cases} ${a}x + y = ${a * x + y} \\\\ x - ${b === 1 ? '' : b}y = ${x - b * y} \\end{cases}`)} là:`,
        right,
        wrong: distractors(right, [pair(y, x), pair(-x, y), pair(x, -y), pair(-x, -y), pair(x + 1, y), pair(x, y + 1)]),
        explanation: `Thế ${math(`y = ${a * x + y} - ${a}x`)} vào phương trình thứ hai được ${math(`x = ${x}`)}, rồi ${math(`y = ${y}`)}.`,
      });
    },
  },
  {
    topic: 'Điều kiện xác định của căn thức',
    grade: 9,
    difficulty: 'M1',
    make(random, facts) {
      const [a, bound] = [nonZero(random, -4, 5), nonZero(random, -5, 6)];
      const sign = a > 0 ? '\\ge' : '\\le';
      const right = math(`x ${sign} ${bound}`);
      return oneOf('MC1', facts, {
        stem: `Biểu thức ${math(`\\sqrt{${poly([a, -a * bound])}}`)} xác định khi:`,
        right,
        wrong: [math(`x ${a > 0 ? '\\le' : '\\ge'} ${bound}`), math(`x ${sign} ${-bound}`), math(`x \\ne ${bound}`)],
        explanation: `Cần ${math(`${poly([a, -a * bound])} \\ge 0`)}, tức ${math(`x ${sign} ${bound}`)}${a < 0 ? ' (chia cho số âm, bất đẳng thức đổi chiều)' : ''}.`,
      });
    },
  },
  {
    topic: 'Rút gọn căn bậc hai',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [root, p, q] = [random.pick([2, 3, 5, 7]), random.int(2, 5), random.int(2, 4)];
      const term = (k: number) => math(`${k === 1 ? '' : k}\\sqrt{${root}}`);
      const right = term(p + q);
      return oneOf('MC1', facts, {
        stem: `Rút gọn ${math(`\\sqrt{${p * p * root}} + \\sqrt{${q * q * root}}`)} ta được:`,
        right,
        wrong: distractors(right, [
          math(`\\sqrt{${(p * p + q * q) * root}}`),
          term(p * p + q * q),
          term(p * q === p + q ? p * q + 2 : p * q),
          math(`${p + q}\\sqrt{${2 * root}}`),
        ]),
        explanation: `${math(`\\sqrt{${p * p * root}} = ${p}\\sqrt{${root}}`)}, ${math(`\\sqrt{${q * q * root}} = ${q}\\sqrt{${root}}`)}; tổng là ${term(p + q)}.`,
      });
    },
  },
  {
    topic: 'Định lí Viète',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [x1, x2] = [random.int(-6, 3), random.int(4, 9)];
      const [s, p] = [x1 + x2, x1 * x2];
      const right = math(`${s}`);
      return oneOf('MC1', facts, {
        stem: `Tổng hai nghiệm của phương trình ${math(`${poly([1, -s, p])} = 0`)} bằng:`,
        right,
        wrong: distractors(right, options([-s, p, -p, s + 1, s - 2])),
        explanation: `Theo định lí Viète, ${math(`x_1 + x_2 = -\\frac{b}{a} = ${s}`)}.`,
      });
    },
  },
  {
    topic: 'Tỉ số lượng giác của góc nhọn',
    grade: 9,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c] = random.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
      ] as const);
      const name = random.pick(['sin', 'cos', 'tan'] as const);
      const [ac, ab] = random.next() < 0.5 ? [a, b] : [b, a];
      const values = { sin: [ac, c], cos: [ab, c], tan: [ac, ab] } as const;
      const written = ([over, under]: readonly [number, number]) => math(`\\frac{${over}}{${under}}`);
      const right = written(values[name]);
      return oneOf('MC1', facts, {
        stem: `Tam giác ${math('ABC')} vuông tại ${math('A')} có ${math(`AB = ${ab}`)}, ${math(`AC = ${ac}`)}, ${math(`BC = ${c}`)}. Khi đó ${math(`\\${name} B`)} bằng:`,
        right,
        wrong: distractors(right, [
          written([ac, c]),
          written([ab, c]),
          written([ac, ab]),
          written([ab, ac]),
          written([c, ab]),
        ]),
        explanation: `Góc ${math('B')} có cạnh đối ${math(`AC = ${ac}`)}, cạnh kề ${math(`AB = ${ab}`)}, cạnh huyền ${math(`BC = ${c}`)}; ${math(`\\${name} B = \\frac{${values[name].join('}{')}}`)}.`,
      });
    },
  },
  {
    topic: 'Đồ thị hàm số y = ax²',
    grade: 9,
    difficulty: 'M1',
    make(random, facts) {
      const [a, x] = [nonZero(random, -4, 4), nonZero(random, -3, 3)];
      const point = (p: number, q: number) => math(`(${p};\\,${q})`);
      const right = point(x, a * x * x);
      return oneOf('MC1', facts, {
        stem: `Điểm nào sau đây thuộc đồ thị của hàm số ${math(`y = ${poly([a, 0, 0])}`)}?`,
        right,
        wrong: distractors(
          right,
          [
            point(x, -a * x * x),
            point(x, a * x * x + a),
            point(-x, -a * x * x),
            point(x + 1, a * x * x),
            point(a * x * x, x),
          ].filter((text) => text !== point(-x, a * x * x)),
        ),
        explanation: `Thay ${math(`x = ${x}`)}: ${math(`y = ${a} \\cdot ${par(x)}^2 = ${a * x * x}`)}.`,
      });
    },
  },
  {
    topic: 'Bất phương trình bậc nhất',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [a, bound] = [random.int(2, 6), nonZero(random, -6, 8)];
      const b = nonZero(random, -9, 9);
      const right = math(`x < ${bound}`);
      return oneOf('MC1', facts, {
        stem: `Nghiệm của bất phương trình ${math(`${poly([-a, b])} > ${b - a * bound}`)} là:`,
        right,
        wrong: [math(`x > ${bound}`), math(`x < ${-bound}`), math(`x > ${-bound}`)],
        explanation: `${math(`${poly([-a, 0])} > ${-a * bound}`)}; chia hai vế cho ${math(`-${a}`)} thì bất đẳng thức đổi chiều: ${math(`x < ${bound}`)}.`,
      });
    },
  },
  {
    topic: 'Vị trí tương đối của đường thẳng và đường tròn',
    grade: 9,
    difficulty: 'M1',
    count: 6,
    make(random, facts) {
      const radius = random.int(4, 9);
      const gap = radius + random.pick([-2, -1, 0, 1, 2]);
      const names = ['cắt nhau', 'tiếp xúc với nhau', 'không giao nhau', 'trùng nhau'];
      const at = gap < radius ? 0 : gap === radius ? 1 : 2;
      return oneOf('MC1', facts, {
        stem: `Đường tròn ${math(`(O;\\,${radius}\\text{ cm})`)} và đường thẳng ${math('a')} cách ${math('O')} một khoảng ${gap} cm. Đường thẳng và đường tròn:`,
        right: names[at]!,
        wrong: names.filter((_, index) => index !== at),
        explanation: `So sánh khoảng cách ${math(`d = ${gap}`)} với bán kính ${math(`R = ${radius}`)}: ${math(`d ${gap < radius ? '<' : gap === radius ? '=' : '>'} R`)}.`,
      });
    },
  },
  {
    topic: 'Tổng bình phương hai nghiệm',
    grade: 9,
    difficulty: 'M3',
    make(random, facts) {
      const [s, p] = [random.int(3, 9), -random.int(1, 9)];
      return numeric(
        facts,
        `Gọi ${math('x_1, x_2')} là hai nghiệm của phương trình ${math(`${poly([1, -s, p])} = 0`)}. Tính ${math('x_1^2 + x_2^2')}.`,
        `${s * s - 2 * p}`,
        {
          explanation: `${math(`x_1 + x_2 = ${s}`)}, ${math(`x_1x_2 = ${p}`)}; ${math(`x_1^2 + x_2^2 = ${s}^2 - 2 \\cdot ${par(p)} = ${s * s - 2 * p}`)}.`,
        },
      );
    },
  },
  {
    topic: 'Thể tích hình trụ',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [r, h] = [random.pick([0.3, 0.4, 0.5, 0.6, 0.8]), random.pick([1.2, 1.5, 1.6, 1.8, 2])];
      const volume = rounded(Math.PI * r * r * h, 2);
      return numeric(
        facts,
        `Một bể nước hình trụ có bán kính đáy ${plain(r)} m và chiều cao ${plain(h)} m. Thể tích của bể bằng bao nhiêu mét khối? (Làm tròn đến hàng phần trăm.)`,
        plain(volume),
        {
          unit: 'm³',
          explanation: `${math(`V = \\pi r^2 h = \\pi \\cdot ${n(r)}^2 \\cdot ${n(h)} \\approx ${n(volume)}`)} (m³).`,
        },
      );
    },
  },
  {
    topic: 'Chiều cao đo gián tiếp',
    grade: 9,
    difficulty: 'M3',
    make(random, facts) {
      const [angle, distance] = [random.pick([25, 28, 32, 35, 38, 42, 50, 55]), random.int(10, 40)];
      const height = rounded(Math.tan((angle * Math.PI) / 180) * distance, 1);
      return numeric(
        facts,
        `Bóng của một cái cây trên mặt đất dài ${distance} m khi tia nắng tạo với mặt đất một góc ${math(`${angle}^\\circ`)}. Cây cao bao nhiêu mét? (Làm tròn đến hàng phần mười.)`,
        plain(height),
        {
          unit: 'm',
          explanation: `${math(`h = ${distance} \\cdot \\tan ${angle}^\\circ \\approx ${n(height)}`)} (m).`,
        },
      );
    },
  },
  {
    topic: 'Bài toán lập phương trình: năng suất',
    grade: 9,
    difficulty: 'M4',
    make(random, facts) {
      const [perDay, extra, days] = random.pick([
        [20, 5, 15],
        [30, 10, 16],
        [40, 10, 15],
        [24, 6, 20],
        [50, 10, 18],
        [25, 5, 12],
        [36, 4, 20],
        [45, 5, 20],
      ] as const);
      const total = perDay * days;
      const faster = total / (perDay + extra);
      return numeric(
        facts,
        `Một xưởng dự định may ${total} chiếc áo trong một thời gian nhất định. Thực tế mỗi ngày xưởng may nhiều hơn dự định ${extra} chiếc nên xong trước ${plain(days - faster)} ngày. Theo dự định, mỗi ngày xưởng may bao nhiêu chiếc áo?`,
        `${perDay}`,
        {
          unit: 'chiếc',
          explanation: `Gọi ${math('x')} là số áo mỗi ngày theo dự định: ${math(`\\frac{${total}}{x} - \\frac{${total}}{x + ${extra}} = ${n(days - faster)}`)}. Giải ra ${math(`x = ${perDay}`)} (nhận).`,
        },
      );
    },
  },
  {
    topic: 'Xác suất khi gieo hai xúc xắc',
    grade: 9,
    difficulty: 'M3',
    count: 6,
    make(random, facts) {
      const sum = random.int(4, 10);
      const ways = 6 - Math.abs(sum - 7);
      const right = math(fraction(ways, 36));
      return oneOf('MC1', facts, {
        stem: `Gieo đồng thời hai con xúc xắc cân đối. Xác suất để tổng số chấm bằng ${sum} là:`,
        right,
        wrong: distractors(right, [
          math(fraction(1, 11)),
          math(fraction(ways, 12)),
          math(fraction(ways + 1, 36)),
          math(fraction(ways - 1, 36)),
          math('\\frac{1}{6}'),
        ]),
        explanation: `Có 36 kết quả đồng khả năng, ${ways} kết quả có tổng ${sum}: ${math(`\\frac{${ways}}{36}${gcd(ways, 36) > 1 ? ` = ${fraction(ways, 36)}` : ''}`)}.`,
      });
    },
  },
  {
    topic: 'Góc nội tiếp và góc ở tâm',
    grade: 9,
    difficulty: 'M1',
    make(random, facts) {
      const inscribed = random.int(25, 70);
      const doubles = random.next() < 0.5;
      return trueOrFalse(
        facts,
        `Trong một đường tròn, góc nội tiếp chắn cung nhỏ ${math('AB')} bằng ${math(`${inscribed}^\\circ`)} thì góc ở tâm chắn cung đó bằng ${math(`${doubles ? 2 * inscribed : 180 - inscribed}^\\circ`)}.`,
        doubles || 180 - inscribed === 2 * inscribed,
        `Góc ở tâm gấp đôi góc nội tiếp cùng chắn một cung: ${math(`2 \\cdot ${inscribed}^\\circ = ${2 * inscribed}^\\circ`)}.`,
      );
    },
  },
  {
    topic: 'Số nghiệm của phương trình bậc hai',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [b, c] = [nonZero(random, -7, 7), nonZero(random, -6, 9)];
      const delta = b * b - 4 * c;
      return trueOrFalse(
        facts,
        `Phương trình ${math(`${poly([1, b, c])} = 0`)} có hai nghiệm phân biệt.`,
        delta > 0,
        `${math(`\\Delta = ${par(b)}^2 - 4 \\cdot 1 \\cdot ${par(c)} = ${delta}`)} ${delta > 0 ? 'dương nên phương trình có hai nghiệm phân biệt' : delta === 0 ? 'nên phương trình có nghiệm kép' : 'âm nên phương trình vô nghiệm'}.`,
      );
    },
  },
  {
    topic: 'Parabol và đường thẳng',
    grade: 9,
    difficulty: 'M3',
    make(random, facts) {
      const [x1, x2] = [random.int(-4, -1), random.int(1, 4)];
      const [slope, free] = [x1 + x2, -x1 * x2];
      const shift = random.int(0, 1);
      const list: [string, Verdict][] = [
        [`Parabol đi qua điểm ${math(`(${x2};\\,${x2 * x2})`)}.`, 't'],
        [`Đường thẳng cắt trục tung tại điểm có tung độ ${math(`${free + shift}`)}.`, shift === 0 ? 't' : 'f'],
        [`Đường thẳng và parabol có đúng một điểm chung.`, 'f'],
        [`Tổng các hoành độ giao điểm bằng ${math(`${slope}`)}.`, 't'],
      ];
      return statements(
        'TF5',
        facts,
        list,
        `Phương trình hoành độ giao điểm: ${math(`${poly([1, -slope, -free])} = 0`)} có hai nghiệm ${math(`x = ${x1}`)} và ${math(`x = ${x2}`)}.`,
        { instructions: `Cho parabol ${math('y = x^2')} và đường thẳng ${math(`y = ${poly([slope, free])}`)}.` },
      );
    },
  },
  {
    topic: 'Nghiệm của phương trình tích',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(1, 5), random.int(6, 9)];
      return someOf('MR2', facts, {
        stem: `Những số nào là nghiệm của phương trình ${math(`(x - ${a})(x + ${b}) = 0`)}?`,
        right: options([a, -b]),
        wrong: distractors('', options([-a, b, a - b, 0, a + b])),
        instructions: 'Chọn tất cả đáp án đúng.',
        explanation: `${math(`x - ${a} = 0`)} hoặc ${math(`x + ${b} = 0`)}, nên ${math(`x = ${a}`)} hoặc ${math(`x = ${-b}`)}.`,
      });
    },
  },
];
