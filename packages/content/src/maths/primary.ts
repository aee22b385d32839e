/** Maths of grades 1–5. */
import { distractors, mistaken, numeric, oneOf, trueOrFalse } from '../kit.ts';
import { fraction, gcd, math, n, plain, type Template } from './template.ts';

export const primary: readonly Template[] = [
  {
    topic: 'Phép cộng có nhớ trong phạm vi 20',
    grade: 2,
    difficulty: 'M1',
    make(random, facts) {
      const a = random.int(6, 9);
      const b = random.int(11 - a, 9);
      const right = math(`${a + b}`);
      const stems = [
        `Kết quả của phép tính ${math(`${a} + ${b}`)} là:`,
        `Số thích hợp điền vào dấu hỏi chấm trong ${math(`${a} + ${b} = {?}`)} là:`,
        `Mai có ${a} nhãn vở, chị cho Mai thêm ${b} nhãn vở. Mai có tất cả bao nhiêu nhãn vở?`,
        `Trên cành có ${a} con chim, có thêm ${b} con chim bay đến. Trên cành có tất cả bao nhiêu con chim?`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        ...mistaken(
          right,
          [
            [math(n(a + b - 1)), 'cộng thiếu 1'],
            [math(n(a + b + 1)), 'cộng thừa 1'],
            [math(n(a + b - 10)), 'quên nhớ 1 chục'],
            [math(n(Math.abs(a - b))), 'trừ thay vì cộng'],
          ],
          `Tách ${b} để được tròn 10: ${math(`${a} + ${b} = ${a} + ${10 - a}${b === 10 - a ? '' : ` + ${b - (10 - a)}`} = 10${b === 10 - a ? '' : ` + ${b - (10 - a)} = ${a + b}`}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Bài toán có lời văn: phép trừ',
    grade: 1,
    difficulty: 'M2',
    make(random, facts) {
      // Without borrowing, which is taught in grade 2.
      const ones = random.int(4, 9);
      const [a, b] = [10 + ones, random.int(2, ones - 1)];
      const name = random.pick(['Lan', 'Nam', 'Mai', 'Minh', 'Hoa']);
      const [text, thing] = random.pick([
        [`${name} có ${a} viên bi. ${name} cho bạn ${b} viên bi. Hỏi ${name} còn lại bao nhiêu viên bi?`, 'viên bi'],
        [`Trong rổ có ${a} quả cam. Cả nhà ăn hết ${b} quả. Hỏi trong rổ còn lại bao nhiêu quả cam?`, 'quả cam'],
        [`Trên cành có ${a} con chim, ${b} con bay đi. Hỏi trên cành còn lại bao nhiêu con chim?`, 'con chim'],
        [`Sợi dây dài ${a} cm, ${name} cắt đi ${b} cm. Hỏi sợi dây còn lại dài bao nhiêu xăng-ti-mét?`, 'xăng-ti-mét'],
      ] as const);
      return numeric(facts, text, `${a - b}`, {
        explanation: `Ta làm phép trừ: ${math(`${a} - ${b} = ${a - b}`)} (${thing}).`,
      });
    },
  },
  {
    topic: 'So sánh số có hai chữ số',
    grade: 1,
    difficulty: 'M1',
    make(random, facts) {
      const tens = random.int(2, 9);
      const sameTens = random.next() < 0.5;
      const first = 10 * tens + random.int(0, 9);
      const others = Array.from({ length: 80 }, (_, at) => at + 20).filter(
        (one) => one !== first && (Math.floor(one / 10) === tens) === sameTens,
      );
      const isTrue = random.next() < 0.5;
      // `=` is only used in false statements, because comparing a number with itself would be trivial.
      const kind = isTrue ? random.pick(['<', '>'] as const) : random.pick(['<', '>', '=', '<', '>'] as const);
      const fits = (one: number) => (kind === '<' ? first < one : first > one);
      const fitting = others.filter((one) => fits(one) === isTrue);
      const second = random.pick(kind !== '=' && fitting.length > 0 ? fitting : others);
      const [a, b] = [Math.floor(first / 10), Math.floor(second / 10)];
      const sign = (x: number, y: number) => (x < y ? 'bé hơn' : x > y ? 'lớn hơn' : 'bằng');
      const why =
        a === b
          ? `Chữ số hàng chục cùng là ${a}; ở hàng đơn vị ${first % 10} ${sign(first % 10, second % 10)} ${second % 10}, nên ${first} ${sign(first, second)} ${second}.`
          : `Chữ số hàng chục ${a} ${sign(a, b)} ${b}, nên ${first} ${sign(first, second)} ${second}.`;
      const holds = kind !== '=' && fits(second);
      return trueOrFalse(facts, math(`${first} ${kind} ${second}`), holds, why);
    },
  },
  {
    topic: 'Bảng nhân',
    grade: 2,
    difficulty: 'M1',
    make(random, facts) {
      const [a, b] = [random.pick([2, 5]), random.int(3, 9)];
      const right = math(`${a * b}`);
      const stems = [
        `Kết quả của phép nhân ${math(`${a} \\times ${b}`)} là:`,
        `Số thích hợp điền vào dấu hỏi chấm trong ${math(`${a} \\times ${b} = {?}`)} là:`,
        `Mỗi đĩa có ${a} quả cam. ${b} đĩa như thế có tất cả bao nhiêu quả cam?`,
        `Mỗi bàn có ${a} học sinh ngồi. ${b} bàn như thế có tất cả bao nhiêu học sinh?`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        ...mistaken(
          right,
          [
            [math(n(a * (b - 1))), 'tính thiếu một lần'],
            [math(n(a * (b + 1))), 'tính thừa một lần'],
            [math(n(a * (b + 2))), 'tính thừa hai lần'],
            [math(n(a * (b - 2))), 'tính thiếu hai lần'],
          ],
          `${math(`${a} \\times ${b}`)} là ${b} lần ${a}: ${math(`${Array.from({ length: b }, () => a).join(' + ')} = ${a * b}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Tìm thành phần chưa biết của phép tính',
    grade: 3,
    difficulty: 'M2',
    make(random, facts) {
      const [x, b] = [random.int(45, 96), random.int(17, 39)];
      const [text, answer, why] = random.pick([
        [
          `Tìm một số, biết rằng số đó trừ đi ${b} thì được ${x - b}.`,
          x,
          `Số bị trừ bằng hiệu cộng với số trừ: ${math(`${x - b} + ${b} = ${x}`)}.`,
        ],
        [
          `Tìm một số, biết rằng ${x} trừ đi số đó thì được ${x - b}.`,
          b,
          `Số trừ bằng số bị trừ trừ đi hiệu: ${math(`${x} - ${x - b} = ${b}`)}.`,
        ],
        [
          `Tìm một số, biết rằng số đó cộng với ${b} thì được ${x}.`,
          x - b,
          `Số hạng chưa biết bằng tổng trừ đi số hạng kia: ${math(`${x} - ${b} = ${x - b}`)}.`,
        ],
      ] as const);
      return numeric(facts, text, `${answer}`, { explanation: why });
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
        ...mistaken(
          right,
          [
            [say(quotient, rest === 1 ? 2 : rest - 1), 'tính sai số dư'],
            [say(quotient - 1, rest + divisor), 'dừng khi số dư còn lớn hơn số chia'],
            [say(quotient + 1, rest), 'lấy thương thừa 1'],
            [say(rest, quotient), 'đổi chỗ thương và số dư'],
          ],
          `${math(`${whole} = ${divisor} \\times ${quotient} + ${rest}`)}, số dư ${rest} bé hơn số chia ${divisor}.`,
        ),
      });
    },
  },
  {
    topic: 'Chu vi hình chữ nhật',
    grade: 3,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b] = [random.int(13, 40), random.int(5, 12)];
      const around = 2 * (a + b);
      const [text, answer, why] = random.pick([
        [
          `Một mảnh vườn hình chữ nhật có chiều dài ${a} m, chiều rộng ${b} m. Chu vi của mảnh vườn là bao nhiêu mét?`,
          around,
          `Chu vi: ${math(`(${a} + ${b}) \\times 2 = ${around}`)} (m).`,
        ],
        [
          `Một mảnh sân hình chữ nhật có chu vi ${around} m, chiều rộng ${b} m. Chiều dài của mảnh sân là bao nhiêu mét?`,
          a,
          `Nửa chu vi: ${math(`${around} : 2 = ${a + b}`)} (m). Chiều dài: ${math(`${a + b} - ${b} = ${a}`)} (m).`,
        ],
        [
          `Người ta rào xung quanh một ao cá hình chữ nhật dài ${a} m, rộng ${b} m. Hàng rào dài bao nhiêu mét?`,
          around,
          `Hàng rào dài bằng chu vi ao cá: ${math(`(${a} + ${b}) \\times 2 = ${around}`)} (m).`,
        ],
      ] as const);
      return numeric(facts, text, `${answer}`, { unit: 'm', explanation: why });
    },
  },
  {
    topic: 'Cộng hai phân số cùng mẫu',
    grade: 4,
    difficulty: 'M1',
    make(random, facts) {
      const under = random.pick([7, 11, 13, 17]);
      const [a, b] = [random.int(1, 3), random.int(2, under - 4)];
      const written = (over: number, below: number) => math(`\\dfrac{${over}}{${below}}`);
      const right = written(a + b, under);
      return oneOf('MC1', facts, {
        stem: `${math(`\\dfrac{${a}}{${under}} + \\dfrac{${b}}{${under}}`)} bằng:`,
        right,
        ...mistaken(
          right,
          [
            [written(a + b, 2 * under), 'cộng cả hai mẫu số'],
            [written(a * b, under), 'nhân hai tử số'],
            [written(a + b + 1, under), 'cộng thừa 1 ở tử số'],
            [written(a * b, 2 * under), 'nhân hai tử số và cộng hai mẫu số'],
          ],
          `Cộng hai tử số, giữ nguyên mẫu số: ${math(`\\dfrac{${a} + ${b}}{${under}} = \\dfrac{${a + b}}{${under}}`)}.`,
        ),
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
    difficulty: 'M2',
    make(random, facts) {
      const [small, gap] = [random.int(15, 60), random.int(4, 30)];
      const big = small + gap;
      const right = math(`${big}`);
      return oneOf('MC1', facts, {
        stem: `Tổng của hai số là ${big + small}, hiệu của hai số là ${gap}. Số lớn là:`,
        right,
        ...mistaken(
          right,
          [
            [math(n(small)), 'tìm số bé'],
            [math(n(big + small - gap)), 'trừ đi hiệu mà quên chia cho 2'],
            [math(n(big + gap)), 'cộng thêm hiệu vào số lớn'],
            [math(n(Math.floor((big + small) / 2))), 'chia đôi tổng'],
          ],
          `Số lớn: ${math(`(${big + small} + ${gap}) : 2 = ${big}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Tỉ số phần trăm',
    grade: 5,
    difficulty: 'M2',
    make(random, facts) {
      const percent = random.pick([15, 20, 25, 30, 40, 60]);
      const total = random.pick([80, 120, 160, 200, 240]);
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
      // Mistake: tens and ones multiplied separately, without the carry.
      const withoutCarry = Math.floor(a / 10) * b * 10 + (((a % 10) * b) % 10);
      const stems = [
        `${math(`${n(a / 10)} \\times ${n(b / 10)}`)} bằng:`,
        `Kết quả của phép tính ${math(`${n(a / 10)} \\times ${n(b / 10)}`)} là:`,
        `Một mét dây nặng ${n(b / 10).replace('{,}', ',')} kg. ${n(a / 10).replace('{,}', ',')} m dây như thế nặng bao nhiêu ki-lô-gam?`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        ...mistaken(
          right,
          [
            [math(n(withoutCarry / 100)), 'quên nhớ khi nhân hàng đơn vị'],
            [math(n((a * b) / 10)), 'tách thiếu một chữ số ở phần thập phân'],
            [math(n((a + b) / 10)), 'cộng thay vì nhân'],
            [math(n((a * b) / 1000)), 'tách thừa một chữ số ở phần thập phân'],
          ],
          `${math(`${a} \\times ${b} = ${a * b}`)}; hai thừa số có tất cả hai chữ số ở phần thập phân nên tích là ${math(n((a * b) / 100))}.`,
        ),
      });
    },
  },
  {
    topic: 'Vận tốc, quãng đường, thời gian',
    grade: 5,
    difficulty: 'M2',
    make(random, facts) {
      const [speed, half] = [random.pick([36, 40, 42, 44, 48, 50]), random.pick([3, 5, 7])];
      const hours = half / 2;
      const way = speed * hours;
      const right = `${plain(way)} km`;
      return oneOf('MC1', facts, {
        stem: `Một ô tô đi với vận tốc ${speed} km/giờ trong ${plain(hours)} giờ. Quãng đường ô tô đi được là:`,
        right,
        ...mistaken(
          right,
          [
            [`${plain(speed * Math.floor(hours))} km`, 'bỏ nửa giờ'],
            [`${plain(speed * Math.ceil(hours))} km`, 'làm tròn số giờ lên'],
            [`${plain(speed * half)} km`, 'nhân với số lần nửa giờ'],
          ],
          `${math(`s = v \\times t = ${speed} \\times ${n(hours)} = ${n(way)}`)} (km).`,
        ),
      });
    },
  },
  {
    topic: 'Rút gọn phân số',
    grade: 4,
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
      // Like the right option, each is in lowest terms and below 1, so that none can be excluded without calculating.
      const near = [
        [over, under + 1],
        [over + 1, under + 1],
        [over - 1, under],
        [over, under + 2],
        [over + 1, under + 2],
        [over + 2, under + 2],
        [over - 1, under + 2],
      ].filter(([p, q]) => p! > 0 && p! < q! && gcd(p!, q!) === 1);
      const given = math(`\\dfrac{${over * times}}{${under * times}}`);
      const stems = [
        `Phân số ${given} rút gọn thành phân số tối giản nào?`,
        `Phân số tối giản bằng phân số ${given} là:`,
        `Trong ${under * times} bông hoa có ${over * times} bông hoa hồng. Số hoa hồng chiếm bao nhiêu phần số hoa (viết dưới dạng phân số tối giản)?`,
      ];
      return oneOf('MC1', facts, {
        stem: random.pick(stems),
        right,
        wrong: distractors(right, random.shuffle(near.map(([p, q]) => math(fraction(p!, q!))))),
        explanation: `Chia cả tử số và mẫu số cho ${times}: ${math(`\\dfrac{${over * times} : ${times}}{${under * times} : ${times}} = ${fraction(over, under)}`)}.`,
      });
    },
  },
];
