/** Maths of grades 1–5. */
import { distractors, numeric, oneOf, trueOrFalse } from '../kit.ts';
import { fraction, math, n, plain, type Template } from './template.ts';

const options = (values: readonly number[]) => values.map((value) => math(n(value)));

export const primary: readonly Template[] = [
  {
    topic: 'Phép cộng trong phạm vi 20',
    grade: 1,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [random.int(6, 9), random.int(3, 9)];
      const right = math(`${a + b}`);
      return oneOf('MC1', facts, {
        stem: `Kết quả của phép tính ${math(`${a} + ${b}`)} là:`,
        right,
        wrong: distractors(right, options([a + b - 1, a + b + 1, a + b - 2, Math.abs(a - b) + 10])),
        explanation: `${math(`${a} + ${b} = ${a + b}`)}.`,
      });
    },
  },
  {
    topic: 'Bài toán có lời văn: phép trừ',
    grade: 1,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(11, 19), random.int(3, 8)];
      const thing = random.pick(['quả cam', 'viên bi', 'chiếc kẹo', 'quyển vở', 'bông hoa']);
      const name = random.pick(['Lan', 'Nam', 'Mai', 'Minh', 'Hoa']);
      return numeric(
        facts,
        `${name} có ${a} ${thing}. ${name} cho bạn ${b} ${thing}. Hỏi ${name} còn lại bao nhiêu ${thing}?`,
        `${a - b}`,
        { explanation: `Số ${thing} còn lại là: ${math(`${a} - ${b} = ${a - b}`)}.` },
      );
    },
  },
  {
    topic: 'So sánh số có hai chữ số',
    grade: 1,
    difficulty: 'M1',
    count: 6,
    make(random, facts) {
      const [a, b] = [random.int(21, 98), random.int(21, 98)];
      const other = a === b ? b + 1 : b;
      return trueOrFalse(
        facts,
        `${math(`${a} > ${other}`)}`,
        a > other,
        a > other ? `${a} lớn hơn ${other}.` : `${a} bé hơn ${other}.`,
      );
    },
  },
  {
    topic: 'Bảng nhân',
    grade: 2,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [random.pick([2, 5]), random.int(3, 9)];
      const right = math(`${a * b}`);
      return oneOf('MC1', facts, {
        stem: `${math(`${a} \\times ${b} =`)} ?`,
        right,
        wrong: distractors(right, options([a * (b - 1), a * (b + 1), a + b, a * b + 1])),
        explanation: `${math(`${a} \\times ${b} = ${a * b}`)}.`,
      });
    },
  },
  {
    topic: 'Tìm số bị trừ',
    grade: 2,
    difficulty: 'M3',
    make(random, facts) {
      const [x, b] = [random.int(45, 96), random.int(17, 39)];
      return numeric(facts, `Tìm một số, biết rằng số đó trừ đi ${b} thì được ${x - b}.`, `${x}`, {
        explanation: `Số bị trừ bằng hiệu cộng với số trừ: ${math(`${x - b} + ${b} = ${x}`)}.`,
      });
    },
  },
  {
    topic: 'Phép chia có dư',
    grade: 3,
    difficulty: 'M2',
    make(random, facts) {
      const divisor = random.int(4, 9);
      const quotient = random.int(5, 12);
      const rest = random.int(1, divisor - 1);
      const whole = divisor * quotient + rest;
      const say = (q: number, r: number) => `Thương là ${q}, số dư là ${r}`;
      const right = say(quotient, rest);
      return oneOf('MC1', facts, {
        stem: `Phép chia ${math(`${whole} : ${divisor}`)} có thương và số dư là bao nhiêu?`,
        right,
        wrong: distractors(right, [
          say(quotient, rest === 1 ? 2 : rest - 1),
          say(quotient - 1, rest + divisor),
          say(quotient + 1, rest),
          say(rest, quotient),
        ]),
        explanation: `${math(`${whole} = ${divisor} \\times ${quotient} + ${rest}`)}, số dư ${rest} bé hơn số chia ${divisor}.`,
      });
    },
  },
  {
    topic: 'Chu vi hình chữ nhật',
    grade: 3,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(13, 40), random.int(5, 12)];
      return numeric(
        facts,
        `Một mảnh vườn hình chữ nhật có chiều dài ${a} m, chiều rộng ${b} m. Chu vi của mảnh vườn là bao nhiêu mét?`,
        `${2 * (a + b)}`,
        { unit: 'm', explanation: `Chu vi: ${math(`(${a} + ${b}) \\times 2 = ${2 * (a + b)}`)} (m).` },
      );
    },
  },
  {
    topic: 'Cộng hai phân số cùng mẫu',
    grade: 4,
    difficulty: 'M1',
    make(random, facts) {
      const under = random.pick([7, 9, 11, 13]);
      const [a, b] = [random.int(1, 3), random.int(2, under - 4)];
      const written = (over: number, below: number) => math(`\\frac{${over}}{${below}}`);
      const right = written(a + b, under);
      return oneOf('MC1', facts, {
        stem: `${math(`\\frac{${a}}{${under}} + \\frac{${b}}{${under}}`)} bằng:`,
        right,
        wrong: distractors(right, [
          written(a + b, 2 * under),
          written(a * b, under),
          written(a + b + 1, under),
          written(a * b, 2 * under),
        ]),
        explanation: `Cộng hai tử số, giữ nguyên mẫu số: ${math(`\\frac{${a} + ${b}}{${under}} = \\frac{${a + b}}{${under}}`)}.`,
      });
    },
  },
  {
    topic: 'Tìm số trung bình cộng',
    grade: 4,
    difficulty: 'M2',
    make(random, facts) {
      const mean = random.int(24, 60);
      const [d, e] = [random.int(2, 9), random.int(2, 9)];
      const three = [mean - d, mean + d + e, mean - e];
      return numeric(
        facts,
        `Ba lớp 4A, 4B, 4C lần lượt trồng được ${three.join(', ')} cây. Trung bình mỗi lớp trồng được bao nhiêu cây?`,
        `${mean}`,
        { unit: 'cây', explanation: `${math(`(${three.join(' + ')}) : 3 = ${3 * mean} : 3 = ${mean}`)} (cây).` },
      );
    },
  },
  {
    topic: 'Tìm hai số khi biết tổng và hiệu',
    grade: 4,
    difficulty: 'M3',
    make(random, facts) {
      const [small, gap] = [random.int(15, 60), random.int(4, 30)];
      const big = small + gap;
      const right = math(`${big}`);
      return oneOf('MC1', facts, {
        stem: `Tổng của hai số là ${big + small}, hiệu của hai số là ${gap}. Số lớn là:`,
        right,
        wrong: distractors(right, options([small, big + small - gap, big + gap, Math.floor((big + small) / 2)])),
        explanation: `Số lớn: ${math(`(${big + small} + ${gap}) : 2 = ${big}`)}.`,
      });
    },
  },
  {
    topic: 'Tỉ số phần trăm',
    grade: 5,
    difficulty: 'M2',
    make(random, facts) {
      const percent = random.pick([15, 20, 25, 30, 40, 60]);
      const total = random.pick([20, 40, 60, 80, 120, 200]);
      const part = (total * percent) / 100;
      return numeric(
        facts,
        `Một trường có ${total} học sinh khối 5, trong đó ${percent}% tham gia câu lạc bộ bơi. Có bao nhiêu học sinh khối 5 tham gia câu lạc bộ bơi?`,
        plain(part),
        { unit: 'học sinh', explanation: `${math(`${total} \\times ${percent} : 100 = ${n(part)}`)} (học sinh).` },
      );
    },
  },
  {
    topic: 'Nhân số thập phân',
    grade: 5,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(12, 49), random.int(2, 9)];
      const right = math(n((a * b) / 100));
      return oneOf('MC1', facts, {
        stem: `${math(`${n(a / 10)} \\times ${n(b / 10)}`)} bằng:`,
        right,
        wrong: distractors(right, options([(a * b) / 10, a * b, (a * b) / 1000, (a + b) / 10])),
        explanation: `${math(`${a} \\times ${b} = ${a * b}`)}; hai thừa số có tất cả hai chữ số ở phần thập phân nên tích là ${math(n((a * b) / 100))}.`,
      });
    },
  },
  {
    topic: 'Vận tốc, quãng đường, thời gian',
    grade: 5,
    difficulty: 'M3',
    make(random, facts) {
      const [speed, half] = [random.pick([36, 40, 42, 44, 48, 50]), random.pick([3, 5, 7])];
      const hours = half / 2;
      const way = speed * hours;
      const right = `${plain(way)} km`;
      return oneOf('MC1', facts, {
        stem: `Một ô tô đi với vận tốc ${speed} km/giờ trong ${plain(hours)} giờ. Quãng đường ô tô đi được là:`,
        right,
        wrong: distractors(right, [
          `${plain(speed + hours)} km`,
          `${plain(speed / hours > 20 ? Math.round(speed / hours) : speed * 2)} km`,
          `${plain(speed * Math.floor(hours))} km`,
          `${plain(way + speed)} km`,
        ]),
        explanation: `${math(`s = v \\times t = ${speed} \\times ${n(hours)} = ${n(way)}`)} (km).`,
      });
    },
  },
  {
    topic: 'Rút gọn phân số',
    grade: 5,
    difficulty: 'M1',
    make(random, facts) {
      const [over, under] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 6],
        [3, 7],
        [4, 9],
      ] as const);
      const times = random.int(3, 9);
      const right = math(fraction(over, under));
      return oneOf('MC1', facts, {
        stem: `Phân số ${math(`\\frac{${over * times}}{${under * times}}`)} rút gọn thành phân số tối giản nào?`,
        right,
        wrong: distractors(right, [
          math(`\\frac{${under}}{${over}}`),
          math(`\\frac{${over}}{${under + 1}}`),
          math(`\\frac{${over + 1}}{${under + 1}}`),
          math(`\\frac{${over}}{${under * times}}`),
        ]),
        explanation: `Chia cả tử và mẫu cho ${times}: ${math(`\\frac{${over * times} : ${times}}{${under * times} : ${times}} = ${fraction(over, under)}`)}.`,
      });
    },
  },
];
