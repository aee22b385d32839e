/** Maths of grades 10 and 11. */
import { mistaken, numeric, oneOf, statements, TooFewDistractors } from '../kit.ts';
import {
  claims,
  equalsOr,
  fraction,
  isHalfWay,
  math,
  n,
  nonZero,
  par,
  plain,
  poly,
  rounded,
  roundingNote,
  type Template,
} from './template.ts';

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all, some - 1) * (all - some + 1)) / some;

export const upperSecondary: readonly Template[] = [
  {
    topic: 'Đỉnh của parabol',
    grade: 10,
    difficulty: 'M2',
    make(random, facts) {
      const [a, p, q] = [nonZero(random, -3, 3), nonZero(random, -4, 4), nonZero(random, -6, 6)];
      const point = (x: number, y: number) => math(`(${x};\\,${y})`);
      const right = point(p, q);
      return oneOf('MC1', facts, {
        stem: `Toạ độ đỉnh của parabol ${math(`y = ${poly([a, -2 * a * p, a * p * p + q])}`)} là:`,
        right,
        ...mistaken(
          right,
          [
            [point(-p, q), 'quên dấu âm trong $-\\dfrac{b}{2a}$'],
            [point(p, -q), 'nhầm dấu của tung độ'],
            [point(2 * p, a * p * p + q), 'quên chia cho 2 khi tìm hoành độ'],
            [point(-p, -q), 'nhầm dấu cả hai toạ độ'],
          ],
          `${math(`x = -\\dfrac{b}{2a} = ${p}`)}, ${math(`y(${p}) = ${q}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Tổ hợp',
    grade: 10,
    difficulty: 'M2',
    make(random, facts) {
      const [all, some] = [random.int(6, 10), random.int(2, 3)];
      const value = choose(all, some);
      const ordered = some === 2 ? all * (all - 1) : all * (all - 1) * (all - 2);
      const right = math(`${value}`);
      return oneOf('MC1', facts, {
        stem: `Có bao nhiêu cách chọn ${some} học sinh từ một nhóm ${all} học sinh để đi trực nhật?`,
        right,
        ...mistaken(
          right,
          [
            [math(n(ordered)), 'dùng số chỉnh hợp, kể cả thứ tự'],
            [math(n(all * some)), 'nhân hai số đã cho'],
            [math(n(all ** some)), 'cho rằng được chọn lặp lại'],
            [math(n(value + all)), 'cộng thừa số phần tử'],
          ],
          `Không kể thứ tự: ${math(`C_{${all}}^{${some}} = ${value}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Giao của hai khoảng',
    grade: 10,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c, d] = [random.int(-6, -3), random.int(1, 3), random.int(-2, 0), random.int(4, 8)];
      const right = math(`[${c};\\,${b})`);
      return oneOf('MC1', facts, {
        stem: `Cho ${math(`A = (${a};\\,${b})`)} và ${math(`B = [${c};\\,${d}]`)}. Tập ${math('A \\cap B')} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(`(${a};\\,${d}]`), 'lấy hợp thay cho giao'],
            [math(`(${c};\\,${b})`), 'bỏ đầu mút bên trái'],
            [math(`[${c};\\,${b}]`), 'lấy cả đầu mút bên phải'],
          ],
          `Số thuộc cả hai tập: ${math(`${c} \\le x < ${b}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Khoảng cách giữa hai điểm',
    grade: 10,
    difficulty: 'M1',
    make(random, facts) {
      const [dx, dy, d] = random.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [8, 15, 17],
      ] as const);
      const [x, y] = [random.int(-5, 5), random.int(-5, 5)];
      return numeric(
        facts,
        `Trong mặt phẳng ${math('Oxy')}, tính khoảng cách giữa ${math(`A(${x};\\,${y})`)} và ${math(`B(${x + dx};\\,${y - dy})`)}.`,
        `${d}`,
        { explanation: `${math(`AB = \\sqrt{${dx}^2 + (-${dy})^2} = ${d}`)}.` },
      );
    },
  },
  {
    topic: 'Định lí côsin',
    grade: 10,
    difficulty: 'M2',
    make(random, facts) {
      const [b, c, angle] = [random.int(4, 9), random.int(5, 12), random.pick([60, 120] as const)];
      const square = b * b + c * c + (angle === 60 ? -1 : 1) * b * c;
      const exact = Math.sqrt(square);
      const side = rounded(exact, 1);
      const stems = [
        `Tam giác ${math('ABC')} có ${math(`AB = ${c}`)}, ${math(`AC = ${b}`)}, ${math(`\\widehat{A} = ${angle}^\\circ`)}. Tính độ dài cạnh ${math('BC')}.`,
        `Hai người cùng đi từ điểm ${math('A')} theo hai hướng tạo với nhau góc ${math(`${angle}^\\circ`)}, người thứ nhất đi được ${c} km, người thứ hai đi được ${b} km. Hai người cách nhau bao nhiêu ki-lô-mét?`,
      ];
      return numeric(facts, `${random.pick(stems)}${roundingNote(exact, 1)}`, plain(side), {
        explanation: `Gọi ${math('a')} là độ dài cần tính. Theo định lí côsin: ${math(`a^2 = ${c}^2 + ${b}^2 - 2 \\cdot ${c} \\cdot ${b} \\cdot \\cos ${angle}^\\circ = ${square}`)}, ${math(`a ${equalsOr(exact, 1)} ${n(side)}`)}.`,
      });
    },
  },
  {
    topic: 'Phương trình đường tròn',
    grade: 10,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, r] = [nonZero(random, -4, 4), nonZero(random, -4, 4), random.int(3, 6)];
      const point = (name: string, x: number, y: number) => math(`${name}(${x};\\,${y})`);
      const { list, explanation } = claims(random, [
        {
          right: `Tâm của ${math('(C)')} là ${point('I', a, b)}.`,
          wrong: `Tâm của ${math('(C)')} là ${point('I', -a, -b)}.`,
          why: `dạng ${math('(x - a)^2 + (y - b)^2 = R^2')} với ${math(`a = ${a}`)}, ${math(`b = ${b}`)}.`,
        },
        {
          right: `Bán kính của ${math('(C)')} bằng ${math(`${r}`)}.`,
          wrong: `Bán kính của ${math('(C)')} bằng ${math(`${r * r}`)}.`,
          why: `${math(`R = \\sqrt{${r * r}} = ${r}`)}.`,
        },
        {
          right: `Điểm ${point('M', a + r, b)} thuộc ${math('(C)')}.`,
          wrong: `Điểm ${point('M', a + r, b + 1)} thuộc ${math('(C)')}.`,
          why: `chỉ những điểm cách tâm ${r} đơn vị thuộc ${math('(C)')}.`,
        },
        {
          right: `Đường tròn ${math('(C)')} có chu vi bằng ${math(`${2 * r}\\pi`)}.`,
          wrong: `Đường tròn ${math('(C)')} có chu vi bằng ${math(`${r * r}\\pi`)}.`,
          why: `${math(`2\\pi R = ${2 * r}\\pi`)}.`,
        },
      ]);
      return statements('TF5', facts, list, explanation, {
        instructions: `Trong mặt phẳng ${math('Oxy')}, cho đường tròn ${math(`(C): (x ${a < 0 ? '+' : '-'} ${Math.abs(a)})^2 + (y ${b < 0 ? '+' : '-'} ${Math.abs(b)})^2 = ${r * r}`)}.`,
      });
    },
  },
  {
    topic: 'Cấp số cộng',
    grade: 11,
    difficulty: 'M1',
    make(random, facts) {
      const [first, step, at] = [nonZero(random, -5, 8), nonZero(random, -4, 6), random.int(8, 20)];
      const value = first + (at - 1) * step;
      const right = math(`${value}`);
      return oneOf('MC1', facts, {
        stem: `Cấp số cộng ${math('(u_n)')} có ${math(`u_1 = ${first}`)} và công sai ${math(`d = ${step}`)}. Số hạng ${math(`u_{${at}}`)} bằng:`,
        right,
        ...mistaken(
          right,
          [
            [math(n(first + at * step)), 'cộng thừa một lần công sai'],
            [math(n(first + (at - 2) * step)), 'cộng thiếu một lần công sai'],
            [math(n(first * at + step)), 'đổi chỗ số hạng đầu và công sai'],
            [math(n(-value)), 'nhầm dấu của kết quả'],
          ],
          `${math(`u_{${at}} = u_1 + ${at - 1}d = ${first} + ${at - 1} \\cdot ${par(step)} = ${value}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Cấp số nhân',
    grade: 11,
    difficulty: 'M2',
    make(random, facts) {
      const [first, ratio, at] = [random.int(1, 5), random.pick([2, 3, -2]), random.int(4, 6)];
      const value = first * ratio ** (at - 1);
      return numeric(
        facts,
        `Cấp số nhân ${math('(u_n)')} có ${math(`u_1 = ${first}`)}, công bội ${math(`q = ${ratio}`)}. Tính ${math(`u_{${at}}`)}.`,
        `${value}`,
        {
          explanation: `${math(`u_{${at}} = u_1 q^{${at - 1}} = ${first} \\cdot ${par(ratio)}^{${at - 1}} = ${value}`)}.`,
        },
      );
    },
  },
  {
    topic: 'Phương trình lôgarit',
    grade: 11,
    difficulty: 'M2',
    make(random, facts) {
      const [base, power, shift] = [random.pick([2, 3, 5]), random.pick([2, 3]), random.int(1, 7)];
      const x = base ** power + shift;
      const right = math(`x = ${x}`);
      return oneOf('MC1', facts, {
        stem: `Nghiệm của phương trình ${math(`\\log_{${base}}(x - ${shift}) = ${power}`)} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(`x = ${base ** power - shift}`), 'nhầm dấu khi chuyển vế'],
            [math(`x = ${base * power + shift}`), 'nhân cơ số với số mũ thay vì luỹ thừa'],
            [math(`x = ${power ** base + shift}`), 'đổi chỗ cơ số và số mũ'],
            [math(`x = ${base ** power}`), 'quên cộng số đã trừ'],
          ],
          `${math(`x - ${shift} = ${base}^{${power}} = ${base ** power}`)} nên ${math(`x = ${x}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Giới hạn của dãy số',
    grade: 11,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b, c, d] = [nonZero(random, -5, 7), nonZero(random, -5, 7), random.int(2, 6), nonZero(random, -5, 7)];
      if (d < 0 && d % c === 0) throw new TooFewDistractors('the sequence is not defined everywhere');
      const right = math(fraction(a, c));
      const term = `\\dfrac{${poly([a, b], 'n')}}{${poly([c, d], 'n')}}`;
      const unreduced = `\\dfrac{${a}}{${c}}`;
      return oneOf('MC1', facts, {
        stem: random.pick([
          `${math(`\\lim_{n \\to +\\infty} ${term}`)} bằng:`,
          `Cho dãy số ${math('(u_n)')} với ${math(`u_n = ${term}`)}. Khi ${math('n \\to +\\infty')}, ${math('u_n')} có giới hạn là:`,
        ]),
        right,
        ...mistaken(
          right,
          [
            [math(fraction(b, d)), 'lấy tỉ số hai hệ số tự do'],
            [math(fraction(c, a)), 'lấy tỉ số ngược'],
            [math('0'), 'cho rằng mẫu dần tới vô cực thì giới hạn bằng 0'],
            [math('+\\infty'), 'cho rằng tử dần tới vô cực thì giới hạn là vô cực'],
          ],
          `Chia cả tử và mẫu cho ${math('n')}: giới hạn bằng tỉ số hai hệ số của ${math('n')}, ${math(unreduced === fraction(a, c) ? unreduced : `${unreduced} = ${fraction(a, c)}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Đạo hàm tại một điểm',
    grade: 11,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, c, free, x] = [
        nonZero(random, -3, 3),
        nonZero(random, -5, 5),
        nonZero(random, -6, 6),
        nonZero(random, -9, 9),
        nonZero(random, -2, 2),
      ];
      const value = 3 * a * x * x + 2 * b * x + c;
      const curve = poly([a, b, c, free]);
      const stems = [
        `Cho ${math(`f(x) = ${curve}`)}. Tính ${math(`f'(${x})`)}.`,
        `Tính hệ số góc của tiếp tuyến của đồ thị hàm số ${math(`y = ${curve}`)} tại điểm có hoành độ ${math(`x = ${x}`)}.`,
        `Đạo hàm của hàm số ${math(`y = ${curve}`)} tại ${math(`x = ${x}`)} bằng bao nhiêu?`,
      ];
      const signed = (factor: number, rest: string) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)}${rest}`;
      const stem = random.pick(stems);
      const derivative = stem === stems[0] ? "f'(x)" : "y'";
      return numeric(facts, stem, `${value}`, {
        explanation: `${math(`${derivative} = ${poly([3 * a, 2 * b, c])}`)}; thay ${math(`x = ${x}`)}: ${math(`${3 * a} \\cdot ${par(x)}^2 ${signed(2 * b, ` \\cdot ${par(x)}`)} ${signed(c, '')} = ${value}`)}.`,
      });
    },
  },
  {
    topic: 'Lãi kép',
    grade: 11,
    difficulty: 'M3',
    make(random, facts) {
      const [money, rate, years] = [random.pick([50, 80, 100, 200]), random.pick([5, 6, 7]), random.int(2, 5)];
      const exact = money * (1 + rate / 100) ** years;
      const decimals = exact >= 100 ? 0 : 1;
      if (isHalfWay(exact, decimals)) throw new TooFewDistractors('half-way between two roundings');
      const value = rounded(exact, decimals);
      const stems = [
        `Một người gửi tiết kiệm ${money} triệu đồng với lãi suất ${rate}%/năm, tiền lãi được nhập vào gốc hằng năm. Sau ${years} năm, người đó nhận được tất cả bao nhiêu triệu đồng (cả gốc và lãi)?`,
        `Giá trị của một mảnh đất hiện nay là ${money} triệu đồng và tăng ${rate}% mỗi năm so với năm trước. Sau ${years} năm, mảnh đất có giá bao nhiêu triệu đồng?`,
        `Một trang trại có ${money} nghìn con gà và tăng đàn ${rate}% mỗi năm so với năm trước. Sau ${years} năm, trang trại có bao nhiêu nghìn con gà?`,
      ] as const;
      const at = random.int(0, 2);
      const unit = at === 2 ? 'nghìn con' : 'triệu đồng';
      return numeric(facts, `${stems[at]!}${roundingNote(exact, decimals)}`, plain(value), {
        unit,
        explanation: `${math(`${money} \\cdot (1 + ${n(rate / 100)})^{${years}} ${equalsOr(exact, decimals)} ${n(value)}`)} (${unit}).`,
      });
    },
  },
];
