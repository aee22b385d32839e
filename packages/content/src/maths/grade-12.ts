/** Maths of grade 12, in the three forms of the graduation exam. */
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

const triple = (x: number, y: number, z: number) => `(${x};\\,${y};\\,${z})`;
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
        ...mistaken(
          right,
          [
            [math(`x = ${p}`), 'lấy điểm cực tiểu'],
            [math('x = 0'), 'lấy hoành độ của tâm đối xứng'],
            [math(`x = ${c + 2 * p ** 3}`), 'lấy giá trị cực đại'],
            [math(`x = ${3 * p}`), 'giải sai phương trình đạo hàm bằng 0'],
          ],
          `${math(`y' = ${poly([3, 0, -3 * p * p])} = 0`)} khi ${math(`x = \\pm ${p}`)}; ${math("y'")} đổi dấu từ dương sang âm tại ${math(`x = ${-p}`)}.`,
        ),
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
        stem: `Tiệm cận ngang của đồ thị hàm số ${math(`y = \\dfrac{${poly([a, b === a * d ? b + 1 : b])}}{${poly([1, d])}}`)} là đường thẳng:`,
        right,
        ...mistaken(
          right,
          [
            [math(`x = ${-d}`), 'lấy tiệm cận đứng'],
            [math(`y = ${-d}`), 'lấy nghiệm của mẫu làm tung độ'],
            [math(`y = ${-a}`), 'nhầm dấu'],
            [math(`x = ${a}`), 'viết nhầm phương trình của đường thẳng đứng'],
          ],
          `${math(`\\lim_{x \\to \\pm\\infty} y = ${a}`)}.`,
        ),
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
        ...mistaken(
          right,
          [
            [written([2 * a, b, 0]), 'quên chia cho 2'],
            [written([2 * a]), 'lấy đạo hàm'],
            [written([a, 0, 0]), 'bỏ nguyên hàm của hằng số'],
            [written([a, -b, 0]), 'nhầm dấu của số hạng thứ hai'],
          ],
          `${math(`\\int (${poly([2 * a, b])})\\,\\mathrm{d}x = ${poly([a, b, 0])} + C`)}.`,
        ),
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
        stem: `Cho ${math(`\\int_0^2 f(x)\\,\\mathrm{d}x = ${p}`)} và ${math(`\\int_0^2 g(x)\\,\\mathrm{d}x = ${q}`)}. Giá trị của ${math(`\\int_0^2 [f(x) + ${k}g(x)]\\,\\mathrm{d}x`)} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(n(p - k * q)), 'trừ thay vì cộng'],
            [math(n(p + q)), 'quên nhân với hệ số'],
            [math(n(k * (p + q))), 'nhân hệ số với cả hai tích phân'],
            [math(n(p * k * q)), 'nhân hai tích phân'],
          ],
          `${math(`${p} + ${k} \\cdot ${par(q)} = ${value}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Toạ độ của vectơ',
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
        stem: `Trong không gian ${math('Oxyz')}, cho ${math(`A${triple(a, b, c)}`)} và ${math(`B${triple(d, e, f)}`)}. Toạ độ của ${math('\\overrightarrow{AB}')} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(triple(a - d, b - e, c - f)), 'lấy điểm đầu trừ điểm cuối'],
            [math(triple(a + d, b + e, c + f)), 'cộng các toạ độ tương ứng'],
            [math(triple(d - a, e - b, f + c)), 'cộng ở toạ độ thứ ba'],
            [math(triple(a * d, b * e, c * f)), 'nhân các toạ độ tương ứng'],
            [math(triple(d - a + 1, e - b, f - c)), 'trừ sai ở toạ độ thứ nhất'],
          ],
          `Lấy toạ độ điểm cuối trừ toạ độ điểm đầu: ${math(triple(d - a, e - b, f - c))}.`,
        ),
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
        ...mistaken(
          right,
          (
            [
              [[a, -b, c], 'nhầm dấu hệ số của $y$'],
              [[b, c, d], 'bỏ hệ số của $x$ và lấy hệ số tự do'],
              [[a, b, d], 'lấy hệ số tự do thay cho hệ số của $z$'],
              [[-a, b, c], 'nhầm dấu hệ số của $x$'],
            ] as const
          )
            .filter(([[x, y, z]]) => a * y !== b * x || b * z !== c * y)
            .map(([[x, y, z], mistake]) => [math(`\\vec n = ${triple(x, y, z)}`), mistake] as const),
          `Các hệ số của ${math('x, y, z')} là toạ độ của một vectơ pháp tuyến.`,
        ),
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
        ...mistaken(
          right,
          [
            [say(-a, -b, -c, r), 'nhầm dấu toạ độ của tâm'],
            [say(a, b, c, r * r), 'quên khai căn khi tìm bán kính'],
            [say(-a, -b, -c, r * r), 'nhầm dấu toạ độ của tâm và quên khai căn'],
          ],
          `Dạng ${math('(x-a)^2 + (y-b)^2 + (z-c)^2 = R^2')}: tâm ${math(`I${triple(a, b, c)}`)} (đổi dấu các số trong ngoặc), bán kính ${math(`R = \\sqrt{${r * r}} = ${r}`)}.`,
        ),
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
      const what = random.pick(['Thời gian (phút)', 'Chiều dài (cm)', 'Khối lượng (kg)', 'Điểm']);
      const header = counts
        .map((_, at) => `%|h%${math(`[${from + at * width};\\,${from + (at + 1) * width})`)}`)
        .join('');
      const table = `%|h%${what}${header}\n%|h%Tần số${counts.map((count) => `%|%${count}`).join('')}`;
      return oneOf('MC1', facts, {
        stem: `Cho mẫu số liệu ghép nhóm:\n${table}\nKhoảng biến thiên của mẫu số liệu là:`,
        right,
        ...mistaken(
          right,
          [
            [math(n(width * (groups - 1))), 'đếm thiếu một nhóm'],
            [math(n(width)), 'lấy độ dài của một nhóm'],
            [math(n(Math.max(...counts) - Math.min(...counts))), 'lấy hiệu hai tần số'],
            [math(n(from + width * groups)), 'lấy đầu mút phải của nhóm cuối'],
          ],
          `Lấy đầu mút phải của nhóm cuối trừ đầu mút trái của nhóm đầu: ${math(`${from + width * groups} - ${from} = ${width * groups}`)}.`,
        ),
      });
    },
  },
  {
    topic: 'Giá trị lớn nhất trên một đoạn',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const c = nonZero(random, -4, 6);
      const [from, to] = random.pick([
        [-2, 0],
        [-3, 1],
        [-2, 1],
        [0, 3],
        [1, 3],
        [-1, 3],
      ] as const);
      const f = (x: number) => x ** 3 - 3 * x + c;
      const points = [from, -1, 1, to].filter((x) => x >= from && x <= to);
      const best = Math.max(...points.map(f));
      const right = math(`${best}`);
      const curve = math(`f(x) = ${poly([1, 0, -3, c])}`);
      const span = math(`[${from};\\,${to}]`);
      return oneOf('MC1', facts, {
        stem: random.pick([
          `Giá trị lớn nhất của hàm số ${curve} trên đoạn ${span} là:`,
          `Trên đoạn ${span}, hàm số ${curve} đạt giá trị lớn nhất bằng:`,
        ]),
        right,
        // Mistakes: the minimum, the values at the ends and at turning points, x instead of f(x).
        ...mistaken(
          right,
          [
            [math(n(Math.min(...points.map(f)))), 'lấy giá trị nhỏ nhất'],
            [math(n(f(from))), 'lấy giá trị tại đầu mút trái'],
            [math(n(f(to))), 'lấy giá trị tại đầu mút phải'],
            [math(n(f(-1))), 'lấy giá trị tại $x = -1$'],
            [math(n(f(1))), 'lấy giá trị tại $x = 1$'],
            [math(n(f(0))), 'lấy giá trị tại $x = 0$'],
            [math(n(points.find((x) => f(x) === best)!)), 'lấy $x$ thay cho $f(x)$'],
          ],
          `${math(`f'(x) = ${poly([3, 0, -3])} = 0`)} khi ${math('x = \\pm 1')}; trên đoạn đã cho so sánh ${[...new Set(points)].map((x) => math(`f(${x}) = ${f(x)}`)).join(', ')}.`,
        ),
      });
    },
  },
  {
    topic: 'Phương trình mũ',
    grade: 11,
    difficulty: 'M1',
    make(random, facts) {
      const [base, power, shift] = [random.pick([2, 3, 5]), random.int(2, 4), nonZero(random, -3, 3)];
      const right = math(`x = ${power - shift}`);
      return oneOf('MC1', facts, {
        stem: `Nghiệm của phương trình ${math(`${base}^{x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}} = ${base ** power}`)} là:`,
        right,
        ...mistaken(
          right,
          [
            [math(`x = ${power + shift}`), 'nhầm dấu khi chuyển vế'],
            [math(`x = ${power}`), 'quên chuyển vế'],
            [math(`x = ${base ** power - shift}`), 'quên đưa về cùng cơ số'],
            [math(`x = ${power - shift + 1}`), 'tính sai số mũ của vế phải'],
          ],
          `${math(`${base ** power} = ${base}^{${power}}`)} nên ${math(`x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)} = ${power}`)}.`,
        ),
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
      if (top === 0 || bottom === 0) throw new TooFewDistractors('a double root');
      const three = top > 0 && bottom < 0;
      const roots = (many: boolean) =>
        `Phương trình ${math('f(x) = 0')} có ${many ? 'ba nghiệm phân biệt' : 'đúng một nghiệm'}.`;
      const { list, explanation } = claims(random, [
        {
          right: `Hàm số đồng biến trên khoảng ${math(`(${p};\\,+\\infty)`)}.`,
          wrong: `Hàm số đồng biến trên khoảng ${math(`(${-p};\\,${p})`)}.`,
          why: `${math(`f'(x) = ${poly([3, 0, -3 * p * p])}`)} dương khi ${math(`x < ${-p}`)} hoặc ${math(`x > ${p}`)}.`,
        },
        {
          right: `Giá trị cực đại của hàm số bằng ${math(`${top}`)}.`,
          wrong: `Giá trị cực đại của hàm số bằng ${math(`${bottom}`)}.`,
          why: `hàm số đạt cực đại tại ${math(`x = ${-p}`)}, ${math(`f(${-p}) = ${top}`)}.`,
        },
        {
          right: `Đồ thị cắt trục tung tại điểm có tung độ ${math(`${c}`)}.`,
          wrong: `Đồ thị cắt trục tung tại điểm có tung độ ${math(`${-c}`)}.`,
          why: `${math(`f(0) = ${c}`)}.`,
        },
        {
          right: roots(three),
          wrong: roots(!three),
          why: `giá trị cực đại ${math(`${top}`)} và giá trị cực tiểu ${math(`${bottom}`)} ${three ? 'trái dấu' : 'cùng dấu'}.`,
        },
      ]);
      return statements('TF5', facts, list, explanation, {
        instructions: `Cho hàm số ${math(`f(x) = ${poly([1, 0, -3 * p * p, c])}`)}.`,
      });
    },
  },
  {
    topic: 'Chuyển động thẳng',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const half = random.int(3, 6);
      const end = 2 * half;
      const way = fraction(4 * half ** 3, 3);
      const { list, explanation } = claims(random, [
        {
          right: `Vận tốc của vật tại thời điểm ${math('t = 1')} giây là ${2 * half - 1} m/s.`,
          wrong: `Vận tốc của vật tại thời điểm ${math('t = 1')} giây là ${2 * half} m/s.`,
          why: `${math(`v(1) = ${2 * half} - 1 = ${2 * half - 1}`)} (m/s).`,
        },
        {
          right: `Gia tốc của vật tại thời điểm ${math(`t = ${half}`)} giây bằng 0 m/s².`,
          wrong: `Gia tốc của vật tại thời điểm ${math('t = 0')} giây bằng 0 m/s².`,
          why: `${math(`a(t) = v'(t) = ${2 * half} - 2t`)}, bằng 0 khi ${math(`t = ${half}`)}.`,
        },
        {
          right: `Vận tốc lớn nhất của vật là ${half * half} m/s.`,
          wrong: `Vận tốc lớn nhất của vật là ${2 * half} m/s.`,
          why: `vận tốc lớn nhất khi ${math(`t = ${half}`)}: ${math(`v(${half}) = ${half * half}`)} (m/s).`,
        },
        {
          right: `Quãng đường vật đi được trong ${end} giây là ${math(way)} m.`,
          wrong: `Quãng đường vật đi được trong ${end} giây là ${math(fraction(2 * half ** 3, 3))} m.`,
          why: `${math(`\\int_0^{${end}} (${2 * half}t - t^2)\\,\\mathrm{d}t = ${way}`)} (m).`,
        },
      ]);
      return statements('TF5', facts, list, explanation, {
        instructions: `Một vật chuyển động thẳng với vận tốc ${math(`v(t) = ${2 * half}t - t^2`)} (m/s), ${math(`0 \\le t \\le ${end}`)} (${math('t')} tính bằng giây).`,
      });
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
      if (over === 0) throw new TooFewDistractors('the point is on the plane');
      const { list, explanation } = claims(random, [
        {
          right: `Một vectơ pháp tuyến của ${math('(P)')} là ${math(`\\vec n = ${triple(1, 2, 2)}`)}.`,
          wrong: `Một vectơ pháp tuyến của ${math('(P)')} là ${math(`\\vec n = ${triple(2, 2, d)}`)}.`,
          why: `các hệ số của ${math('x, y, z')} là toạ độ của một vectơ pháp tuyến.`,
        },
        {
          right: `Điểm ${math(`B${triple(-d, 0, 0)}`)} thuộc ${math('(P)')}.`,
          wrong: `Điểm ${math(`B${triple(d, 0, 0)}`)} thuộc ${math('(P)')}.`,
          why: `với ${math('y = z = 0')} thì ${math(`x = ${-d}`)}.`,
        },
        {
          right: `Khoảng cách từ ${math('A')} đến ${math('(P)')} bằng ${math(fraction(over, 3))}.`,
          wrong: `Khoảng cách từ ${math('A')} đến ${math('(P)')} bằng ${math(fraction(over, 9))}.`,
          why: `${math(`d(A, (P)) = \\dfrac{|${x} + 2 \\cdot ${par(y)} + 2 \\cdot ${par(z)} ${d < 0 ? '-' : '+'} ${Math.abs(d)}|}{\\sqrt{1 + 4 + 4}} = ${fraction(over, 3)}`)}.`,
        },
        {
          right: `Đường thẳng qua ${math('A')} và vuông góc với ${math('(P)')} có một vectơ chỉ phương là ${math(triple(1, 2, 2))}.`,
          wrong: `Đường thẳng qua ${math('A')} và vuông góc với ${math('(P)')} có một vectơ chỉ phương là ${math(triple(2, 1, 2))}.`,
          why: `vectơ pháp tuyến của ${math('(P)')} là vectơ chỉ phương của đường thẳng đó.`,
        },
      ]);
      return statements('TF5', facts, list, explanation, {
        instructions: `Trong không gian ${math('Oxyz')}, cho điểm ${math(`A${triple(x, y, z)}`)} và mặt phẳng ${math(`(P): x + 2y + 2z ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0`)}.`,
      });
    },
  },
  {
    topic: 'Xác suất có điều kiện',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const [girls, boys] = [random.pick([18, 20, 22, 24]), random.pick([16, 18, 20])];
      const [gClub, bClub] = [random.int(5, 9), random.int(3, 7)];
      const [all, club] = [girls + boys, gClub + bClub];
      const part = (over: number, under: number) => math(fraction(over, under));
      if (girls === boys || gClub * girls === club * gClub)
        throw new TooFewDistractors('both conditions give the same');
      const { list, explanation } = claims(random, [
        {
          right: `Xác suất bạn được chọn là nữ bằng ${part(girls, all)}.`,
          wrong: `Xác suất bạn được chọn là nữ bằng ${part(boys, all)}.`,
          why: `lớp có ${girls} nữ trong ${all} bạn.`,
        },
        {
          right: `Xác suất bạn được chọn tham gia câu lạc bộ Toán bằng ${part(club, all)}.`,
          wrong: `Xác suất bạn được chọn tham gia câu lạc bộ Toán bằng ${part(gClub, all)}.`,
          why: `câu lạc bộ có ${gClub} nữ và ${bClub} nam, tức ${club} bạn trong ${all} bạn.`,
        },
        {
          right: `Biết bạn được chọn là nữ, xác suất bạn ấy tham gia câu lạc bộ Toán bằng ${part(gClub, girls)}.`,
          wrong: `Biết bạn được chọn là nữ, xác suất bạn ấy tham gia câu lạc bộ Toán bằng ${part(gClub, all)}.`,
          why: `trong ${girls} bạn nữ có ${gClub} bạn tham gia câu lạc bộ.`,
        },
        {
          right: `Biết bạn được chọn tham gia câu lạc bộ Toán, xác suất bạn ấy là nữ bằng ${part(gClub, club)}.`,
          wrong: `Biết bạn được chọn tham gia câu lạc bộ Toán, xác suất bạn ấy là nữ bằng ${part(gClub, girls)}.`,
          why: `trong ${club} bạn của câu lạc bộ có ${gClub} bạn nữ.`,
        },
      ]);
      return statements('TF5', facts, list, explanation, {
        instructions: `Một lớp có ${girls} nữ và ${boys} nam, trong đó có ${gClub} bạn nữ và ${bClub} bạn nam tham gia câu lạc bộ Toán. Chọn ngẫu nhiên một bạn trong lớp.`,
      });
    },
  },
  {
    topic: 'Tính tích phân',
    grade: 12,
    difficulty: 'M2',
    make(random, facts) {
      const [a, b, end] = [random.int(1, 4), nonZero(random, -5, 6), random.int(2, 4)];
      const value = a * end ** 3 + b * end;
      return numeric(facts, `Tính ${math(`\\int_0^{${end}} (${poly([3 * a, 0, b])})\\,\\mathrm{d}x`)}.`, `${value}`, {
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
          explanation: `Hoành độ giao điểm: ${math(`x = ${x1}`)} và ${math(`x = ${x2}`)}; ${math(`S = \\int_{${x1}}^{${x2}} (${poly([-1, x1 + x2, -x1 * x2])})\\,\\mathrm{d}x = ${n(area)}`)}.`,
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
      const [a, b, c, norm] = random.pick([
        [2, -1, 2, 3],
        [1, 2, -2, 3],
        [2, 3, 6, 7],
        [6, -2, 3, 7],
        [4, 4, -7, 9],
        [1, -4, 8, 9],
      ] as const);
      const [x, y, z] = [random.int(-3, 3), random.int(-3, 3), random.int(-3, 3)];
      const d = norm * distance - (a * x + b * y + c * z);
      if (d === 0) throw new TooFewDistractors('the plane goes through the origin');
      const term = (value: number, name: string) =>
        `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${name}`;
      const plane = `(P): ${a === 1 ? '' : a}x ${term(b, 'y')} ${term(c, 'z')} ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0`;
      const sum = `${a} \\cdot ${par(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${par(y)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} \\cdot ${par(z)} ${d < 0 ? '-' : '+'} ${Math.abs(d)}`;
      const point = math(`M${triple(x, y, z)}`);
      const stems = [
        `Trong không gian ${math('Oxyz')}, tính khoảng cách từ điểm ${point} đến mặt phẳng ${math(plane)}.`,
        `Trong không gian ${math('Oxyz')}, mặt cầu tâm ${point} tiếp xúc với mặt phẳng ${math(plane)}. Tính bán kính của mặt cầu.`,
      ];
      return numeric(facts, random.pick(stems), `${distance}`, {
        explanation: `${math(`d(M, (P)) = \\dfrac{|${sum}|}{\\sqrt{${a * a} + ${b * b} + ${c * c}}} = \\dfrac{${norm * distance}}{${norm}} = ${distance}`)}.`,
      });
    },
  },
  {
    topic: 'Công thức Bayes',
    grade: 12,
    difficulty: 'M3',
    make(random, facts) {
      const [share, bad1, bad2] = [random.pick([40, 60, 70]), random.int(1, 3), random.int(4, 6)];
      const [one, two] = [share * bad1, (100 - share) * bad2];
      const exact = one / (one + two);
      if (isHalfWay(exact, 2)) throw new TooFewDistractors('half-way between two roundings');
      const value = rounded(exact, 2);
      const [text, a, b] = random.pick([
        [
          `Một nhà máy có hai dây chuyền. Dây chuyền I làm ra ${share}% sản phẩm với tỉ lệ lỗi ${bad1}%, dây chuyền II làm ra phần còn lại với tỉ lệ lỗi ${bad2}%. Lấy ngẫu nhiên một sản phẩm thì thấy bị lỗi. Tính xác suất sản phẩm đó do dây chuyền I làm ra.`,
          'sản phẩm do dây chuyền I làm ra',
          'sản phẩm bị lỗi',
        ],
        [
          `Một cửa hàng nhập ${share}% số bóng đèn từ công ty I, phần còn lại từ công ty II. Tỉ lệ bóng hỏng của công ty I là ${bad1}%, của công ty II là ${bad2}%. Chọn ngẫu nhiên một bóng thì thấy bị hỏng. Tính xác suất bóng đó của công ty I.`,
          'bóng đèn của công ty I',
          'bóng đèn bị hỏng',
        ],
      ] as const);
      return numeric(facts, `${text}${roundingNote(exact, 2)}`, plain(value), {
        explanation: `Gọi ${math('A')} là biến cố “${a}”, ${math('B')} là biến cố “${b}”. ${math(`P(A \\mid B) = \\dfrac{P(A)P(B \\mid A)}{P(A)P(B \\mid A) + P(\\overline{A})P(B \\mid \\overline{A})} = \\dfrac{${n(share / 100)} \\cdot ${n(bad1 / 100)}}{${n(share / 100)} \\cdot ${n(bad1 / 100)} + ${n((100 - share) / 100)} \\cdot ${n(bad2 / 100)}} ${equalsOr(exact, 2)} ${n(value)}`)}.`,
      });
    },
  },
  {
    topic: 'Bài toán tối ưu: hộp không nắp',
    grade: 12,
    difficulty: 'M3',
    count: 5,
    make(random, facts) {
      const cut = random.int(3, 9);
      const side = 6 * cut;
      return numeric(
        facts,
        `Từ một tấm bìa hình vuông cạnh ${side} cm, người ta cắt ở bốn góc bốn hình vuông bằng nhau rồi gấp lại thành một hộp không nắp. Để thể tích hộp lớn nhất, cạnh của mỗi hình vuông bị cắt dài bao nhiêu xăng-ti-mét?`,
        `${cut}`,
        {
          unit: 'cm',
          explanation: `Gọi ${math('x')} (cm) là cạnh hình vuông bị cắt, ${math(`0 < x < ${side / 2}`)}. ${math(`V(x) = x(${side} - 2x)^2`)}, ${math(`V'(x) = (${side} - 2x)(${side} - 6x) = 0`)} khi ${math(`x = ${cut}`)}; ${math("V'")} đổi dấu từ dương sang âm tại đó nên thể tích lớn nhất khi ${math(`x = ${cut}`)}.`,
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
