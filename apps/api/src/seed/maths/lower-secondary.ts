/** Maths of grades 6–8. */
import { distractors, numeric, oneOf, someOf, trueOrFalse } from '../kit.ts';
import { fraction, gcd, math, n, nonZero, par, plain, poly, type Template } from './template.ts';

const options = (values: readonly number[]) => values.map((value) => math(n(value)));
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
      return oneOf('MC1', facts, {
        stem: `Ước chung lớn nhất của ${a} và ${b} là:`,
        right,
        wrong: distractors(
          right,
          options([common * p * q, p * q, common / (common % 3 === 0 ? 3 : 2), b - a === common ? common * 2 : b - a]),
        ),
        explanation: `${math(`${a} = ${common} \\cdot ${p}`)}, ${math(`${b} = ${common} \\cdot ${q}`)}; ${p} và ${q} nguyên tố cùng nhau nên ƯCLN là ${common}.`,
      });
    },
  },
  {
    topic: 'Phép tính với số nguyên',
    grade: 6,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c] = [random.int(5, 25), random.int(2, 9), -random.int(2, 9)];
      const value = -a + b * c;
      return numeric(facts, `Tính giá trị của biểu thức ${math(`-${a} + ${b} \\cdot ${par(c)}`)}.`, `${value}`, {
        explanation: `${math(`-${a} + ${b} \\cdot ${par(c)} = -${a} + ${par(b * c)} = ${value}`)}.`,
      });
    },
  },
  {
    topic: 'Dấu hiệu chia hết',
    grade: 6,
    difficulty: 'M2',
    make(random, facts) {
      const divisor = random.pick([3, 9, 5, 4]);
      const good = new Set<number>();
      const bad = new Set<number>();
      while (good.size < 2 || bad.size < 3) {
        const value = random.int(101, 998);
        const into = value % divisor === 0 ? good : bad;
        if (into.size < (into === good ? 2 : 3)) into.add(value);
      }
      const rule = {
        3: 'tổng các chữ số chia hết cho 3',
        9: 'tổng các chữ số chia hết cho 9',
        5: 'chữ số tận cùng là 0 hoặc 5',
        4: 'hai chữ số tận cùng tạo thành số chia hết cho 4',
      }[divisor];
      return someOf('MR2', facts, {
        stem: `Những số nào sau đây chia hết cho ${divisor}?`,
        right: [...good].map((value) => math(`${value}`)),
        wrong: [...bad].map((value) => math(`${value}`)),
        explanation: `Số chia hết cho ${divisor} khi ${rule}.`,
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
    difficulty: 'M3',
    make(random, facts) {
      const [over, under] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [5, 6],
      ] as const);
      const whole = under * random.int(4, 15);
      const part = (whole * over) / under;
      return numeric(
        facts,
        `${math(`\\frac{${over}}{${under}}`)} số học sinh của một lớp là ${part} bạn. Lớp đó có bao nhiêu học sinh?`,
        `${whole}`,
        {
          unit: 'học sinh',
          explanation: `${math(`${part} : \\frac{${over}}{${under}} = ${part} \\cdot \\frac{${under}}{${over}} = ${whole}`)} (học sinh).`,
        },
      );
    },
  },
  {
    topic: 'Lũy thừa của một số hữu tỉ',
    grade: 7,
    difficulty: 'M2',
    make(random, facts) {
      const [a, p, q] = [random.pick([2, 3, 5, 7]), random.int(5, 9), random.int(2, 4)];
      const power = (value: number) => math(`${a}^{${value}}`);
      const multiply = random.next() < 0.5;
      const right = power(multiply ? p + q : p - q);
      return oneOf('MC1', facts, {
        stem: `${math(multiply ? `${a}^{${p}} \\cdot ${a}^{${q}}` : `${a}^{${p}} : ${a}^{${q}}`)} bằng:`,
        right,
        wrong: distractors(right, [
          power(p * q),
          power(multiply ? p - q : p + q),
          math(`${multiply ? a * a : 1}^{${p + q}}`),
          power(p),
        ]),
        explanation: multiply
          ? `Nhân hai lũy thừa cùng cơ số: giữ nguyên cơ số, cộng số mũ: ${math(`${p} + ${q} = ${p + q}`)}.`
          : `Chia hai lũy thừa cùng cơ số: giữ nguyên cơ số, trừ số mũ: ${math(`${p} - ${q} = ${p - q}`)}.`,
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
        wrong: distractors(right, options([k * x1 + x2 - x1, k + x2, k * x2 + k, k * x1 * x2])),
        explanation: `Hệ số tỉ lệ ${math(`k = \\frac{${k * x1}}{${x1}} = ${k}`)}; ${math(`y = ${k} \\cdot ${x2} = ${k * x2}`)}.`,
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
      return numeric(
        facts,
        `Ba lớp 7A, 7B, 7C quyên góp được ${total} quyển sách, số sách của ba lớp tỉ lệ với ${p}; ${q}; ${r}. Lớp 7C quyên góp được bao nhiêu quyển?`,
        `${r * unit}`,
        {
          unit: 'quyển',
          explanation: `Mỗi phần: ${math(`${total} : (${p} + ${q} + ${r}) = ${unit}`)}. Lớp 7C: ${math(`${r} \\cdot ${unit} = ${r * unit}`)} (quyển).`,
        },
      );
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
        wrong: distractors(right, [
          math(poly([a * a, 0, b * b])),
          math(poly([a * a, a * b, b * b])),
          math(poly([a * a, -2 * a * b, b * b])),
          math(poly([a * a, 2 * a * b, -b * b])),
        ]),
        explanation: `${math(`(A ${b < 0 ? '-' : '+'} B)^2 = A^2 ${b < 0 ? '-' : '+'} 2AB + B^2`)} với ${math(`A = ${poly([a, 0])}`)}, ${math(`B = ${Math.abs(b)}`)}.`,
      });
    },
  },
  {
    topic: 'Phương trình bậc nhất một ẩn',
    grade: 8,
    difficulty: 'M1',
    make(random, facts) {
      const [a, x, c] = [random.int(3, 9), nonZero(random, -7, 9), random.int(1, 2)];
      const b = nonZero(random, -15, 15);
      const d = (a - c) * x + b;
      return numeric(
        facts,
        `Giải phương trình ${math(`${poly([a, b])} = ${poly([c, d])}`)}. Nghiệm ${math('x')} bằng bao nhiêu?`,
        `${x}`,
        {
          explanation: `${math(`${poly([a, 0])} - ${poly([c, 0])} = ${d} - ${par(b)}`)}, suy ra ${math(`${poly([a - c, 0])} = ${d - b}`)}, ${math(`x = ${x}`)}.`,
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
        wrong: distractors(right, [
          `${(a + b) * times} cm`,
          `${(c + 1) * times} cm`,
          `${(b + 2) * times + 1} cm`,
          `${(c - 1) * times - 1} cm`,
        ]),
        explanation: `${math(`\\sqrt{${a * times}^2 + ${b * times}^2} = \\sqrt{${(c * times) ** 2}} = ${c * times}`)} (cm).`,
      });
    },
  },
  {
    topic: 'Hệ số góc của đường thẳng',
    grade: 8,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [nonZero(random, -6, 6), nonZero(random, -8, 8)];
      const right = math(`${a}`);
      return oneOf('MC1', facts, {
        stem: `Hệ số góc của đường thẳng ${math(`y = ${poly([a, b])}`)} là:`,
        right,
        wrong: distractors(right, options([b, -a, -b, a + b, a + 1])),
        explanation: `Đường thẳng ${math('y = ax + b')} có hệ số góc ${math(`a = ${a}`)}.`,
      });
    },
  },
  {
    topic: 'Xác suất của biến cố đơn giản',
    grade: 8,
    difficulty: 'M2',
    make(random, facts) {
      const [red, blue] = [random.int(2, 6), random.int(3, 7)];
      const right = math(fraction(red, red + blue));
      return oneOf('MC1', facts, {
        stem: `Một hộp có ${red} viên bi đỏ và ${blue} viên bi xanh cùng kích thước. Lấy ngẫu nhiên một viên. Xác suất lấy được viên bi đỏ là:`,
        right,
        wrong: distractors(right, [
          math(fraction(blue, red + blue)),
          math(fraction(1, red)),
          math(fraction(1, red + blue)),
          math(fraction(red, red + blue + 1)),
        ]),
        explanation: `Có ${red} kết quả thuận lợi trong ${red + blue} kết quả đồng khả năng: ${math(`\\frac{${red}}{${red + blue}}${gcd(red, red + blue) > 1 ? ` = ${fraction(red, red + blue)}` : ''}`)}.`,
      });
    },
  },
  {
    topic: 'Giá trị của đa thức',
    grade: 8,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, x] = [random.int(2, 5), nonZero(random, -6, 6), nonZero(random, -4, 4)];
      const value = a * x * x + b * x;
      return numeric(
        facts,
        `Tính giá trị của đa thức ${math(`P(x) = ${poly([a, b, 0])}`)} tại ${math(`x = ${x}`)}.`,
        plain(value),
        { explanation: `${math(`P(${x}) = ${a} \\cdot ${par(x)}^2 + ${par(b)} \\cdot ${par(x)} = ${value}`)}.` },
      );
    },
  },
];
