/** Maths of grades 6–8. */
import { mistaken, numeric, oneOf, someOf, TooFewDistractors, trueOrFalse } from '../kit.ts';
import { fraction, gcd, math, n, nonZero, par, plain, poly, primeFactors, type Template } from './template.ts';
import { signed } from './terms/kit.ts';

const isPrime = (value: number): boolean =>
  value > 1 && ![2, 3, 5, 7, 11, 13].some((divisor) => divisor < value && value % divisor === 0);

export const lowerSecondary: readonly Template[] = [
  {
    topic: 'Ước chung lớn nhất',
    grade: 6,
    difficulty: 'M2',
    make(random, facts) {
      const common = random.pick([6, 8, 12, 14, 15, 18]);
      const [p, q] = random.pick([
        [2, 3],
        [3, 4],
        [3, 5],
        [4, 5],
        [5, 7],
      ] as const);
      const [a, b] = [common * p, common * q];
      const right = math(`${gcd(a, b)}`);
      const divisors = Array.from({ length: common - 1 }, (_, at) => common - 1 - at).filter(
        (one) => one > 1 && common % one === 0,
      );
      const stems = [
        `${math(`\\text{ƯCLN}(${a},\\,${b})`)} bằng:`,
        `Số lớn nhất trong các ước chung của ${a} và ${b} là:`,
        `Chia đều ${a} quyển vở và ${b} cái bút cho các bạn, mỗi bạn được số vở như nhau và số bút như nhau. Số bạn nhiều nhất được chia là:`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        ...mistaken(
          right,
          [
            [math(n(common * p * q)), 'lấy bội chung nhỏ nhất'],
            ...divisors
              .slice(0, 2)
              .map((one) => [math(n(one)), `dừng ở ước chung ${one}, chưa phải là lớn nhất`] as const),
            [math(n(a)), 'lấy một trong hai số đã cho'],
          ],
          `${math(`${a} = ${primeFactors(a)}`)}; ${math(`${b} = ${primeFactors(b)}`)}. Lấy các thừa số nguyên tố chung với số mũ nhỏ nhất: ${math(`${primeFactors(common)} = ${common}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Phép tính với số nguyên',
    grade: 6,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, c] = [random.int(5, 25), random.int(2, 9), -random.int(2, 9)];
      const value = -a + b * c;
      return numeric(facts, `Tính giá trị của biểu thức ${math(`-${a} + ${b} \\cdot ${par(c)}`)}.`, `${value}`, {
        explanation: `${math(`-${a} + ${b} \\cdot ${par(c)} = -${a} + ${par(b * c)} = ${value}`)}.`,
      });
    },
  },
  {
    topic: 'Dấu hiệu chia hết cho 3 và cho 9',
    grade: 6,
    difficulty: 'M2',
    make(random, facts) {
      const divisor = random.pick([3, 9] as const);
      const all = Array.from({ length: 898 }, (_, at) => at + 101);
      const rightCount = random.int(2, 4);
      const digits = (value: number) => [...`${value}`].reduce((sum, digit) => sum + Number(digit), 0);
      const good = random.shuffle(all.filter((value) => value % divisor === 0 && (divisor === 9 || value % 9 !== 0)));
      // Numbers that a wrong rule accepts: the rule for 3 instead of 9, or the last digit instead of the digit sum.
      const likely = all.filter((value) =>
        divisor === 9 ? value % 3 === 0 && value % 9 !== 0 : value % 3 !== 0 && [3, 6, 9].includes(value % 10),
      );
      const rest = all.filter((value) => value % 3 !== 0 && ![3, 6, 9].includes(value % 10));
      const bad = [...random.shuffle(likely).slice(0, Math.min(2, 5 - rightCount)), ...random.shuffle(rest)];
      const right = good.slice(0, rightCount);
      const wrong = bad.slice(0, 5 - rightCount);
      return someOf('MR2', facts, {
        stem: `Những số nào sau đây chia hết cho ${divisor}?`,
        right: right.map((value) => math(`${value}`)),
        wrong: wrong.map((value) => math(`${value}`)),
        explanation: `Số chia hết cho ${divisor} khi tổng các chữ số chia hết cho ${divisor}. Tổng các chữ số: ${[...right, ...wrong].map((value) => `${value}: ${digits(value)}`).join('; ')}.`,
        instructions: 'Chọn tất cả đáp án đúng.',
      });
    },
  },
  {
    topic: 'Dấu hiệu chia hết cho 2 và cho 5',
    grade: 6,
    difficulty: 'M1',
    make(random, facts) {
      const divisor = random.pick([2, 5] as const);
      const rightCount = random.int(2, 4);
      const ends = divisor === 2 ? [0, 2, 4, 6, 8] : [0, 5];
      const others = divisor === 2 ? [1, 3, 5, 7, 9] : [1, 2, 4, 6, 8];
      const from = (list: readonly number[], at: number) => 10 * random.int(11, 98) + list[at % list.length]!;
      const right = Array.from({ length: rightCount }, (_, at) => from(ends, at + random.int(0, 1)));
      const wrong = Array.from({ length: 5 - rightCount }, (_, at) => from(others, at + random.int(0, 4)));
      if (new Set([...right, ...wrong]).size < 5) throw new TooFewDistractors('two equal numbers');
      return someOf('MR2', facts, {
        stem: `Trong các số sau, những số nào chia hết cho ${divisor}?`,
        right: right.map((value) => math(`${value}`)),
        wrong: wrong.map((value) => math(`${value}`)),
        explanation:
          divisor === 2
            ? 'Số chia hết cho 2 khi chữ số tận cùng là 0; 2; 4; 6 hoặc 8.'
            : 'Số chia hết cho 5 khi chữ số tận cùng là 0 hoặc 5.',
        instructions: 'Chọn tất cả đáp án đúng.',
      });
    },
  },
  {
    topic: 'Số nguyên tố',
    grade: 6,
    difficulty: 'M2',
    make(random, facts) {
      const value = random.pick([51, 53, 57, 59, 61, 67, 71, 79, 83, 87, 91, 93, 97, 111, 113, 117, 119, 127]);
      const divisor = [3, 7].find((one) => value % one === 0);
      return trueOrFalse(
        facts,
        `${value} là số nguyên tố.`,
        isPrime(value),
        divisor
          ? `${math(`${value} = ${divisor} \\cdot ${value / divisor}`)} nên ${value} là hợp số.`
          : `${value} không chia hết cho 2, 3, 5, 7 nên là số nguyên tố (${math(`11^2 = 121${value < 121 ? ' >' : ' <'} ${value}`)}${value > 121 ? ', và không chia hết cho 11' : ''}).`,
      );
    },
  },
  {
    topic: 'Tìm một số khi biết giá trị phân số',
    grade: 6,
    difficulty: 'M2',
    make(random, facts) {
      const [over, under] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [5, 6],
      ] as const);
      // A realistic class size.
      const whole = under * random.int(Math.ceil(24 / under), Math.floor(48 / under));
      const part = (whole * over) / under;
      return numeric(
        facts,
        `${math(`\\dfrac{${over}}{${under}}`)} số học sinh của một lớp là ${part} bạn. Lớp đó có bao nhiêu học sinh?`,
        `${whole}`,
        {
          unit: 'học sinh',
          explanation: `${math(`${part} : \\dfrac{${over}}{${under}} = ${part} \\cdot \\dfrac{${under}}{${over}} = ${whole}`)} (học sinh).`,
        },
      );
    },
  },
  {
    topic: 'Luỹ thừa của một số hữu tỉ',
    grade: 7,
    difficulty: 'M2',
    make(random, facts) {
      const [over, under] = random.pick([
        [2, 3],
        [-2, 3],
        [3, 5],
        [-3, 4],
        [5, 2],
        [-1, 2],
      ] as const);
      const [p, q] = [random.int(5, 9), random.int(2, 4)];
      const base = `\\left(${fraction(over, under)}\\right)`;
      const power = (value: number) => math(`${base}^{${value}}`);
      const squared = (value: number) => math(`\\left(${fraction(over * over, under * under)}\\right)^{${value}}`);
      const multiply = random.next() < 0.5;
      const right = power(multiply ? p + q : p - q);
      const given = math(multiply ? `${base}^{${p}} \\cdot ${base}^{${q}}` : `${base}^{${p}} : ${base}^{${q}}`);
      return oneOf('MC1', facts, {
        stem: random.pick([`${given} bằng:`, `Viết ${given} dưới dạng một luỹ thừa ta được:`]),
        right,
        ...mistaken(
          right,
          [
            [power(p * q), 'nhân hai số mũ'],
            [power(multiply ? p - q : p + q), multiply ? 'nhầm nhân với chia' : 'nhầm chia với nhân'],
            ...(multiply ? [[squared(p + q), 'nhân cả hai cơ số'] as const] : []),
            [power(p), 'chỉ giữ số mũ thứ nhất'],
          ],
          multiply
            ? `Nhân hai luỹ thừa cùng cơ số: giữ nguyên cơ số, cộng số mũ: ${math(`${p} + ${q} = ${p + q}`)}.`
            : `Chia hai luỹ thừa cùng cơ số: giữ nguyên cơ số, trừ số mũ: ${math(`${p} - ${q} = ${p - q}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Đại lượng tỉ lệ thuận',
    grade: 7,
    difficulty: 'M2',
    make(random, facts) {
      const [k, x1, x2] = [random.int(2, 9), random.int(2, 6), random.int(7, 12)];
      const right = math(`${k * x2}`);
      return oneOf('MC1', facts, {
        stem: `Cho ${math('y')} tỉ lệ thuận với ${math('x')}. Khi ${math(`x = ${x1}`)} thì ${math(`y = ${k * x1}`)}. Khi ${math(`x = ${x2}`)} thì ${math('y')} bằng:`,
        right,
        ...mistaken(
          right,
          [
            [math(n(k * x1 + x2 - x1)), 'cộng thêm hiệu của hai giá trị $x$'],
            [math(n(k + x2)), 'cộng hệ số tỉ lệ thay vì nhân'],
            [math(n(k * x2 + k)), 'nhân thừa một lần hệ số tỉ lệ'],
            [math(n(k * x1 * x2)), 'quên chia để tìm hệ số tỉ lệ'],
          ],
          `Hệ số tỉ lệ ${math(`k = \\dfrac{${k * x1}}{${x1}} = ${k}`)}; ${math(`y = ${k} \\cdot ${x2} = ${k * x2}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Tổng ba góc của tam giác',
    grade: 7,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [random.int(35, 80), random.int(30, 70)];
      return numeric(
        facts,
        `Tam giác ${math('ABC')} có ${math(`\\widehat{A} = ${a}^\\circ`)}, ${math(`\\widehat{B} = ${b}^\\circ`)}. Số đo góc ${math('C')} bằng bao nhiêu độ?`,
        `${180 - a - b}`,
        {
          unit: '°',
          explanation: `${math(`\\widehat{C} = 180^\\circ - ${a}^\\circ - ${b}^\\circ = ${180 - a - b}^\\circ`)}.`,
        },
      );
    },
  },
  {
    topic: 'Chia theo tỉ lệ',
    grade: 7,
    difficulty: 'M3',
    make(random, facts) {
      const [p, q, r] = random.pick([
        [2, 3, 4],
        [3, 4, 5],
        [2, 3, 5],
        [1, 2, 4],
      ] as const);
      const unit = random.int(6, 15);
      const total = (p + q + r) * unit;
      const [text, what] = random.pick([
        [
          `Ba lớp 7A, 7B, 7C quyên góp được ${total} quyển sách, số sách của ba lớp lần lượt tỉ lệ với ${p}; ${q}; ${r}. Lớp 7C quyên góp được bao nhiêu quyển sách?`,
          'quyển',
        ],
        [
          `Ba đội trồng được tất cả ${total} cây, số cây của ba đội I, II, III lần lượt tỉ lệ với ${p}; ${q}; ${r}. Đội III trồng được bao nhiêu cây?`,
          'cây',
        ],
        [
          `Ba bạn An, Bình, Chi có tất cả ${total} con tem, số tem của ba bạn lần lượt tỉ lệ với ${p}; ${q}; ${r}. Chi có bao nhiêu con tem?`,
          'con tem',
        ],
      ] as const);
      return numeric(facts, text, `${r * unit}`, {
        unit: what,
        explanation: `Gọi ba số cần tìm lần lượt là ${math('a, b, c')}. Theo tính chất của dãy tỉ số bằng nhau: ${math(`\\dfrac{a}{${p}} = \\dfrac{b}{${q}} = \\dfrac{c}{${r}} = \\dfrac{a + b + c}{${p} + ${q} + ${r}} = \\dfrac{${total}}{${p + q + r}} = ${unit}`)}. Vậy ${math(`c = ${r} \\cdot ${unit} = ${r * unit}`)} (${what}).`,
      });
    },
  },
  {
    topic: 'Hằng đẳng thức đáng nhớ',
    grade: 8,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(1, 4), nonZero(random, -6, 6)];
      const right = math(poly([a * a, 2 * a * b, b * b]));
      return oneOf('MC1', facts, {
        stem: `Khai triển ${math(`(${poly([a, b])})^2`)} ta được:`,
        right,
        ...mistaken(
          right,
          [
            [math(poly([a * a, 0, b * b])), 'bỏ hạng tử giữa'],
            [math(poly([a * a, a * b, b * b])), 'quên nhân đôi hạng tử giữa'],
            [math(poly([a * a, -2 * a * b, b * b])), 'nhầm dấu của hạng tử giữa'],
            [math(poly([a * a, 2 * a * b, -b * b])), 'nhầm dấu của hạng tử cuối'],
          ],
          `${math(`(A ${b < 0 ? '-' : '+'} B)^2 = A^2 ${b < 0 ? '-' : '+'} 2AB + B^2`)} với ${math(`A = ${poly([a, 0])}`)}, ${math(`B = ${Math.abs(b)}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Phương trình bậc nhất một ẩn',
    grade: 8,
    difficulty: 'M2',
    make(random, facts) {
      const [a, x, c] = [random.int(3, 9), nonZero(random, -7, 9), random.int(1, 2)];
      const b = nonZero(random, -15, 15);
      const d = (a - c) * x + b;
      return numeric(
        facts,
        random.pick([
          `Nghiệm của phương trình ${math(`${poly([a, b])} = ${poly([c, d])}`)} là bao nhiêu?`,
          `Tìm số ${math('x')} sao cho ${math(`${poly([a, b])} = ${poly([c, d])}`)}.`,
        ]),
        `${x}`,
        {
          explanation: `${math(`${poly([a, 0])} - ${poly([c, 0])} = ${d} ${signed(-b)}`)}, suy ra ${math(`${poly([a - c, 0])} = ${d - b}`)}, ${math(`x = ${x}`)}.`,
        },
      );
    },
  },
  {
    topic: 'Định lí Pythagore',
    grade: 8,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, c] = random.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [9, 40, 41],
      ] as const);
      const times = random.int(1, 3);
      const right = `${c * times} cm`;
      return oneOf('MC1', facts, {
        stem: `Tam giác vuông có hai cạnh góc vuông dài ${a * times} cm và ${b * times} cm. Cạnh huyền dài:`,
        right,
        ...mistaken(
          right,
          [
            [`${(a + b) * times} cm`, 'cộng hai cạnh góc vuông'],
            [`${(c * times) ** 2} cm`, 'quên khai căn'],
            [`${math(`\\sqrt{${(b * b - a * a) * times * times}}`)} cm`, 'lấy hiệu hai bình phương'],
          ],
          `${math(`\\sqrt{${a * times}^2 + ${b * times}^2} = \\sqrt{${(c * times) ** 2}} = ${c * times}`)} (cm).`,
        ),
      });
    },
  },
  {
    topic: 'Hệ số góc của đường thẳng',
    grade: 8,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [nonZero(random, -6, 6), nonZero(random, -8, 8)];
      if (Math.abs(a) === Math.abs(b)) throw new TooFewDistractors('slope and intercept look alike');
      const right = math(`${a}`);
      return oneOf('MC1', facts, {
        stem: `Hệ số góc của đường thẳng ${math(`y = ${poly([a, b])}`)} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(n(b)), 'lấy hệ số tự do'],
            [math(n(-a)), 'nhầm dấu của hệ số góc'],
            [math(n(-b)), 'lấy số đối của hệ số tự do'],
          ],
          `Đường thẳng ${math('y = ax + b')} có hệ số góc ${math(`a = ${a}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Xác suất của biến cố đơn giản',
    grade: 8,
    difficulty: 'M2',
    make(random, facts) {
      const [red, blue] = [random.int(2, 6), random.int(3, 7)];
      if (red === blue) throw new TooFewDistractors('as many red ones as blue ones');
      const all = red + blue;
      const right = math(fraction(red, all));
      const stems = [
        `Một hộp có ${red} viên bi đỏ và ${blue} viên bi xanh cùng kích thước và khối lượng. Lấy ngẫu nhiên một viên bi từ hộp. Xác suất lấy được viên bi đỏ là:`,
        `Một túi có ${red} tấm thẻ ghi số chẵn và ${blue} tấm thẻ ghi số lẻ, các thẻ cùng loại. Rút ngẫu nhiên một tấm thẻ. Xác suất rút được thẻ ghi số chẵn là:`,
        `Một tổ có ${red} học sinh nữ và ${blue} học sinh nam. Chọn ngẫu nhiên một học sinh của tổ. Xác suất chọn được học sinh nữ là:`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        ...mistaken(
          right,
          [
            [math(fraction(Math.min(red, blue), Math.max(red, blue))), 'lấy tỉ số của hai loại'],
            [math(fraction(blue, all)), 'tính cho biến cố đối'],
            [math(fraction(1, all)), 'chỉ tính một kết quả thuận lợi'],
            [math(fraction(1, red)), 'lấy 1 chia cho số kết quả thuận lợi'],
          ],
          `Có ${red} kết quả thuận lợi trong ${all} kết quả đồng khả năng: ${math(`\\dfrac{${red}}{${all}}${gcd(red, all) > 1 ? ` = ${fraction(red, all)}` : ''}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Giá trị của đa thức một biến',
    grade: 7,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, x] = [random.int(2, 5), nonZero(random, -6, 6), nonZero(random, -4, 4)];
      const value = a * x * x + b * x;
      return numeric(
        facts,
        `Tính giá trị của đa thức ${math(`P(x) = ${poly([a, b, 0])}`)} tại ${math(`x = ${x}`)}.`,
        plain(value),
        {
          explanation: `Thay ${math(`x = ${x}`)}: ${math(`${a} \\cdot ${par(x)}^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${par(x)} = ${value}`)}.`,
        },
      );
    },
  },
];
