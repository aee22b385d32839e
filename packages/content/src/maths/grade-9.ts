/** Maths of grade 9. */
import { mistaken, numeric, oneOf, someOf, statements, TooFewDistractors, trueOrFalse } from '../kit.ts';
import {
  claims,
  fraction,
  gcd,
  isHalfWay,
  math,
  n,
  nonZero,
  par,
  plain,
  poly,
  rounded,
  type Template,
} from './template.ts';

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
        ...mistaken(
          right,
          [
            [pair(y, x), 'đổi chỗ hai ẩn'],
            [pair(-x, y), 'nhầm dấu của $x$'],
            [pair(x, -y), 'nhầm dấu của $y$'],
            [pair(-x, -y), 'nhầm dấu của cả hai ẩn'],
            [pair(x + 1, y), 'tính sai $x$'],
            [pair(x, y + 1), 'tính sai $y$'],
          ],
          `Thế ${math(`y = ${a * x + y} - ${a}x`)} vào phương trình thứ hai được ${math(`x = ${x}`)}, rồi ${math(`y = ${y}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Điều kiện xác định của căn thức',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [a, bound] = [nonZero(random, -4, 5), nonZero(random, -5, 6)];
      const sign = a > 0 ? '\\ge' : '\\le';
      const right = math(`x ${sign} ${bound}`);
      // The positive term first: 2 - x, not -x + 2.
      const inside = a < 0 && -a * bound > 0 ? `${-a * bound} - ${poly([-a, 0])}` : poly([a, -a * bound]);
      const stems = [
        `Biểu thức ${math(`\\sqrt{${inside}}`)} xác định khi:`,
        `Điều kiện xác định của căn thức ${math(`\\sqrt{${inside}}`)} là:`,
        `Với những giá trị nào của ${math('x')} thì ${math(`\\sqrt{${inside}}`)} có nghĩa?`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        ...mistaken(
          right,
          [
            [math(`x ${a > 0 ? '\\le' : '\\ge'} ${bound}`), 'viết ngược chiều bất phương trình'],
            [math(`x ${sign} ${-bound}`), 'nhầm dấu khi chuyển vế'],
            [math(`x \\ne ${bound}`), 'nhầm với điều kiện của mẫu thức'],
          ],
          `Cần ${math(`${inside} \\ge 0`)}, tức ${math(`x ${sign} ${bound}`)}${a < 0 ? ' (chia hai vế cho số âm, bất phương trình đổi chiều)' : ''}.`,
        ),
      });
    },
  },
  {
    topic: 'Rút gọn căn bậc hai',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [root, p, q] = [random.pick([2, 3, 5, 7]), random.int(2, 5), random.int(2, 4)];
      if (p === q) throw new TooFewDistractors('two equal roots');
      const term = (k: number) => math(`${k === 1 ? '' : k}\\sqrt{${root}}`);
      const right = term(p + q);
      return oneOf('MC1', facts, {
        stem: `Rút gọn ${math(`\\sqrt{${p * p * root}} + \\sqrt{${q * q * root}}`)} ta được:`,
        right,
        ...mistaken(
          right,
          [
            [math(`\\sqrt{${(p * p + q * q) * root}}`), 'cộng hai số dưới dấu căn'],
            [term(p * p + q * q), 'quên khai căn các thừa số'],
            [term(p * q === p + q ? p * q + 2 : p * q), 'nhân hai thừa số thay vì cộng'],
            [math(`${p + q}\\sqrt{${2 * root}}`), 'cộng cả số dưới dấu căn'],
          ],
          `${math(`\\sqrt{${p * p * root}} = ${p}\\sqrt{${root}}`)}, ${math(`\\sqrt{${q * q * root}} = ${q}\\sqrt{${root}}`)}; tổng là ${term(p + q)}.`,
        ),
      });
    },
  },
  {
    topic: 'Định lí Viète',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [x1, x2] = [nonZero(random, -6, 3), random.int(4, 9)];
      const [s, p] = [x1 + x2, x1 * x2];
      if (s === 0) throw new TooFewDistractors('no linear term');
      const product = random.next() < 0.5;
      const equation = math(`${poly([1, -s, p])} = 0`);
      const right = math(`${product ? p : s}`);
      return oneOf('MC1', facts, {
        stem: product
          ? `Tích hai nghiệm của phương trình ${equation} bằng:`
          : random.pick([
              `Tổng hai nghiệm của phương trình ${equation} bằng:`,
              `Phương trình ${equation} có hai nghiệm ${math('x_1, x_2')}. Khi đó ${math('x_1 + x_2')} bằng:`,
            ]),
        right,
        ...mistaken(
          right,
          product
            ? [
                [math(n(-p)), 'nhầm dấu của tích'],
                [math(n(s)), 'lấy tổng hai nghiệm'],
                [math(n(-s)), 'lấy hệ số của $x$'],
              ]
            : [
                [math(n(-s)), 'nhầm dấu của tổng'],
                [math(n(p)), 'lấy tích hai nghiệm'],
                [math(n(-p)), 'lấy tích hai nghiệm và nhầm dấu'],
              ],
          `Phương trình có ${math(`a = 1`)}, ${math(`b = ${-s}`)}, ${math(`c = ${p}`)}. Theo định lí Viète, ${product ? math(`x_1x_2 = \\dfrac{c}{a} = ${p}`) : math(`x_1 + x_2 = -\\dfrac{b}{a} = ${s}`)}.`,
        ),
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
      const written = ([over, under]: readonly [number, number]) => math(`\\dfrac{${over}}{${under}}`);
      const right = written(values[name]);
      return oneOf('MC1', facts, {
        stem: `Tam giác ${math('ABC')} vuông tại ${math('A')} có ${math(`AB = ${ab}`)}, ${math(`AC = ${ac}`)}, ${math(`BC = ${c}`)}. Khi đó ${math(`\\${name} B`)} bằng:`,
        right,
        ...mistaken(
          right,
          [
            [written([ac, c]), 'nhầm với sin'],
            [written([ab, c]), 'nhầm với côsin'],
            [written([ac, ab]), 'nhầm với tang'],
            [written([ab, ac]), 'lấy nghịch đảo của tang'],
            [written([c, ab]), 'lấy nghịch đảo của côsin'],
          ],
          `Góc ${math('B')} có cạnh đối ${math(`AC = ${ac}`)}, cạnh kề ${math(`AB = ${ab}`)}, cạnh huyền ${math(`BC = ${c}`)}; ${math(`\\${name} B = \\dfrac{${values[name].join('}{')}}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Đồ thị hàm số y = ax²',
    grade: 9,
    difficulty: 'M1',
    make(random, facts) {
      const [a, x] = [nonZero(random, -4, 4), nonZero(random, -3, 3)];
      const y = a * x * x;
      const point = (p: number, q: number) => math(`(${p};\\,${q})`);
      const right = point(x, y);
      const curve = math(`y = ${poly([a, 0, 0])}`);
      return oneOf('MC1', facts, {
        stem: random.pick([
          `Điểm nào sau đây thuộc đồ thị của hàm số ${curve}?`,
          `Đồ thị của hàm số ${curve} đi qua điểm nào sau đây?`,
          `Parabol ${curve} đi qua điểm:`,
        ]),
        right,
        ...mistaken(
          right,
          (
            [
              [point(x, -y), 'nhầm dấu của hệ số'],
              [point(x, 2 * a * x), 'nhầm bình phương với nhân 2'],
              [point(x, (a * x) ** 2), 'bình phương cả hệ số'],
              [point(y, x), 'đổi chỗ hoành độ và tung độ'],
            ] as const
          ).filter(([text]) => text !== point(-x, y)),
          `Thay ${math(`x = ${x}`)}: ${math(`y = ${a === 1 ? '' : a === -1 ? '-' : `${a} \\cdot `}${a === 1 && x > 0 ? x : par(x)}^2 = ${y}`)}.`,
        ),
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
        ...mistaken(
          right,
          [
            [math(`x > ${bound}`), 'quên đổi chiều khi chia cho số âm'],
            [math(`x < ${-bound}`), 'nhầm dấu của thương'],
            [math(`x > ${-bound}`), 'quên đổi chiều và nhầm dấu'],
          ],
          `${math(`${poly([-a, 0])} > ${-a * bound}`)}; chia hai vế cho ${math(`-${a}`)} thì bất phương trình đổi chiều: ${math(`x < ${bound}`)}.`,
        ),
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
      const exact = Math.PI * r * r * h;
      if (isHalfWay(exact, 2)) throw new TooFewDistractors('half-way');
      const volume = rounded(exact, 2);
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
    difficulty: 'M3',
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
          explanation: `Gọi ${math('x')} là số áo mỗi ngày theo dự định (${math('x > 0')}): ${math(`\\dfrac{${total}}{x} - \\dfrac{${total}}{x + ${extra}} = ${n(days - faster)}`)}. Thu gọn: ${math(`x^2 + ${extra}x - ${n((total * extra) / (days - faster))} = 0`)}, có hai nghiệm ${math(`x = ${perDay}`)} (nhận) và ${math(`x = ${-perDay - extra}`)} (loại).`,
        },
      );
    },
  },
  {
    topic: 'Xác suất khi gieo hai xúc xắc',
    grade: 9,
    difficulty: 'M2',
    count: 6,
    make(random, facts) {
      const sum = random.int(4, 10);
      const ways = 6 - Math.abs(sum - 7);
      const right = math(fraction(ways, 36));
      return oneOf('MC1', facts, {
        stem: `Gieo đồng thời hai con xúc xắc cân đối. Xác suất để tổng số chấm bằng ${sum} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(fraction(1, 11)), 'cho rằng 11 tổng có thể xảy ra như nhau'],
            [math(fraction(ways, 12)), 'cộng số mặt của hai con xúc xắc thay vì nhân'],
            [math(fraction(ways + 1, 36)), 'đếm thừa một kết quả'],
            [math(fraction(ways - 1, 36)), 'đếm thiếu một kết quả'],
            [math('\\dfrac{1}{6}'), 'chỉ xét một con xúc xắc'],
          ],
          `Có 36 kết quả đồng khả năng, ${ways} kết quả có tổng ${sum}: ${math(`\\dfrac{${ways}}{36}${gcd(ways, 36) > 1 ? ` = ${fraction(ways, 36)}` : ''}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Góc nội tiếp và góc ở tâm',
    grade: 9,
    difficulty: 'M1',
    make(random, facts) {
      const inscribed = 2 * random.int(13, 34);
      const isTrue = random.next() < 0.5;
      const central = isTrue ? 2 * inscribed : random.pick([inscribed, inscribed / 2, 180 - inscribed]);
      const degrees = (value: number) => math(`${value}^\\circ`);
      const arc = math('AB');
      const stems = [
        `Trong một đường tròn, nếu góc nội tiếp chắn cung nhỏ ${arc} có số đo ${degrees(inscribed)} thì góc ở tâm cùng chắn cung đó có số đo ${degrees(central)}.`,
        `Cho đường tròn ${math('(O)')} và điểm ${math('C')} thuộc cung lớn ${arc}. Nếu ${math(`\\widehat{ACB} = ${inscribed}^\\circ`)} thì ${math(`\\widehat{AOB} = ${central}^\\circ`)}.`,
        `Cung nhỏ ${arc} của một đường tròn có số đo ${degrees(central)} thì góc nội tiếp chắn cung đó có số đo ${degrees(inscribed)}.`,
      ];
      return trueOrFalse(
        facts,
        random.pick(stems),
        central === 2 * inscribed,
        `Số đo góc ở tâm gấp đôi số đo góc nội tiếp cùng chắn một cung nhỏ: ${math(`2 \\cdot ${inscribed}^\\circ = ${2 * inscribed}^\\circ${central === 2 * inscribed ? '' : ` \\ne ${central}^\\circ`}`)}.`,
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
      const count = delta > 0 ? 2 : delta === 0 ? 1 : 0;
      const names = ['vô nghiệm', 'có nghiệm kép', 'có hai nghiệm phân biệt'];
      const said = random.next() < 0.5 ? count : random.pick([0, 1, 2].filter((one) => one !== count));
      return trueOrFalse(
        facts,
        `Phương trình ${math(`${poly([1, b, c])} = 0`)} ${names[said]!}.`,
        said === count,
        `${math(`\\Delta = ${par(b)}^2 - 4 \\cdot 1 \\cdot ${par(c)} = ${delta}${delta === 0 ? '' : delta > 0 ? ' > 0' : ' < 0'}`)} nên phương trình ${names[count]!}.`,
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
      if (slope === 0) throw new TooFewDistractors('a horizontal line');
      const point = (x: number, y: number) => math(`(${x};\\,${y})`);
      const { list, explanation } = claims(random, [
        {
          right: `Parabol đi qua điểm ${point(x2 + 1, (x2 + 1) ** 2)}.`,
          wrong: `Parabol đi qua điểm ${point(x2 + 1, 2 * (x2 + 1) + 1)}.`,
          why: `với ${math(`x = ${x2 + 1}`)} thì ${math(`y = ${(x2 + 1) ** 2}`)}.`,
        },
        {
          right: `Đường thẳng cắt trục tung tại điểm có tung độ ${math(`${free}`)}.`,
          wrong: `Đường thẳng cắt trục tung tại điểm có tung độ ${math(`${-free}`)}.`,
          why: `với ${math('x = 0')} thì ${math(`y = ${free}`)}.`,
        },
        {
          right: 'Đường thẳng và parabol có hai điểm chung.',
          wrong: 'Đường thẳng và parabol có đúng một điểm chung.',
          why: `phương trình hoành độ giao điểm ${math(`${poly([1, -slope, -free])} = 0`)} có hai nghiệm ${math(`x = ${x1}`)} và ${math(`x = ${x2}`)}.`,
        },
        {
          right: `Tích các hoành độ giao điểm bằng ${math(`${-free}`)}.`,
          wrong: `Tích các hoành độ giao điểm bằng ${math(`${free}`)}.`,
          why: `${math(`${x1} \\cdot ${x2} = ${-free}`)}.`,
        },
      ]);
      return statements('TF5', facts, list, explanation, {
        instructions: `Cho parabol ${math('y = x^2')} và đường thẳng ${math(`y = ${poly([slope, free])}`)}.`,
      });
    },
  },
  {
    topic: 'Nghiệm của phương trình tích',
    grade: 9,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(1, 5), random.int(6, 9)];
      const [left, roots, wrong, why] = random.pick([
        [`(x - ${a})(x + ${b})`, [a, -b], [-a, b, 0], `${math(`x - ${a} = 0`)} hoặc ${math(`x + ${b} = 0`)}`],
        [
          `(x + ${a})(x - ${b})(x^2 + ${b})`,
          [-a, b],
          [a, -b, 0],
          `${math(`x + ${a} = 0`)} hoặc ${math(`x - ${b} = 0`)}, vì ${math(`x^2 + ${b} > 0`)} với mọi ${math('x')}`,
        ],
        [
          `x(x - ${a})(x - ${b})`,
          [0, a, b],
          [-a, -b],
          `${math('x = 0')} hoặc ${math(`x - ${a} = 0`)} hoặc ${math(`x - ${b} = 0`)}`,
        ],
        [
          `x(x^2 - ${a * a})(x + ${b})`,
          [0, a, -a, -b],
          [b],
          `${math('x = 0')} hoặc ${math(`x^2 = ${a * a}`)} hoặc ${math(`x + ${b} = 0`)}`,
        ],
      ] as const);
      return someOf('MR2', facts, {
        stem: `Những số nào là nghiệm của phương trình ${math(`${left} = 0`)}?`,
        right: options(roots),
        wrong: options(wrong),
        instructions: 'Chọn tất cả đáp án đúng.',
        explanation: `${why}, nên các nghiệm là ${roots.map((root) => math(`${root}`)).join('; ')}.`,
      });
    },
  },
];
