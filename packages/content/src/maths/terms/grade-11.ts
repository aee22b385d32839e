/** Algebra and calculus of grade 11 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, n, nonZero, poly, rounded, type Template } from '../template.ts';
import { pt, signed, unit } from './kit.ts';

/** A multiple of π: `\\dfrac{2\\pi}{3}`. */
const piOver = (over: number, under: number): string => {
  const whole = fraction(over, under);
  const [, sign = '', a = '', b = ''] = /^(-?)\\dfrac\{(\d+)\}\{(\d+)\}$/.exec(whole) ?? [];
  if (b !== '') return `${sign}\\dfrac{${a === '1' ? '' : a}\\pi}{${b}}`;
  return whole === '1' ? '\\pi' : whole === '-1' ? '-\\pi' : `${whole}\\pi`;
};

export const algebra11: readonly Template[] = [
  ...unit(11, 'Lượng giác', ({ mc, fb, tf, ew }) => [
    mc('M1', 'phương trình lượng giác cơ bản', (r) => {
      const [value, angle] = r.pick([
        ['\\dfrac{1}{2}', '\\dfrac{\\pi}{6}'],
        ['\\dfrac{\\sqrt{2}}{2}', '\\dfrac{\\pi}{4}'],
        ['\\dfrac{\\sqrt{3}}{2}', '\\dfrac{\\pi}{3}'],
      ] as const);
      const cos = {
        '\\dfrac{\\pi}{6}': '\\dfrac{\\pi}{3}',
        '\\dfrac{\\pi}{4}': '\\dfrac{\\pi}{4}',
        '\\dfrac{\\pi}{3}': '\\dfrac{\\pi}{6}',
      }[angle];
      return {
        ask: [
          `Các nghiệm của phương trình $\\cos x = ${value}$ là:`,
          `Phương trình $\\cos x = ${value}$ có nghiệm ($k \\in \\mathbb{Z}$):`,
          `Giải phương trình lượng giác $\\cos x = ${value}$ ta được, với $k \\in \\mathbb{Z}$:`,
        ],
        right: `$x = \\pm ${cos} + k2\\pi$`,
        wrong: [
          [`$x = \\pm ${cos} + k\\pi$`, 'nhầm chu kì $2\\pi$ với $\\pi$'],
          [`$x = ${cos} + k2\\pi$`, 'bỏ sót họ nghiệm đối'],
          [`$x = ${cos} + k\\pi$`, 'bỏ sót họ nghiệm đối và nhầm chu kì'],
        ],
        why: `$\\cos x = \\cos${cos}$ khi $x = ${cos} + k2\\pi$ hoặc $x = -${cos} + k2\\pi$.`,
      };
    }),
    mc('M1', 'tập giá trị của hàm số', (r) => {
      const [a, b] = [r.int(2, 5), nonZero(r, -4, 6)];
      return {
        ask: [
          `Tập giá trị của hàm số $y = ${a}\\sin x ${signed(b)}$ là:`,
          `Hàm số $y = ${a}\\sin x ${signed(b)}$ nhận các giá trị thuộc đoạn:`,
          `Li độ (cm) của một vật dao động là $y = ${a}\\sin x ${signed(b)}$. Các giá trị có thể có của $y$ tạo thành đoạn:`,
        ],
        right: `$[${b - a};\\,${a + b}]$`,
        wrong: [
          [`$[${-a};\\,${a}]$`, 'quên cộng số hạng tự do'],
          ['$[-1;\\,1]$', 'lấy tập giá trị của $\\sin x$'],
          [`$[${b - 1};\\,${b + 1}]$`, 'quên nhân với hệ số của $\\sin x$'],
          [`$[${b};\\,${a + b}]$`, 'cho rằng $\\sin x$ không âm'],
        ],
        why: `$-1 \\le \\sin x \\le 1$ nên $${-a} \\le ${a}\\sin x \\le ${a}$, suy ra $${b - a} \\le y \\le ${a + b}$.`,
      };
    }),
    mc('M2', 'giá trị lượng giác còn lại', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [4, 3, 5],
      ] as const);
      return {
        ask: [
          `Cho $\\sin\\alpha = \\dfrac{${a}}{${c}}$ với $\\dfrac{\\pi}{2} < \\alpha < \\pi$. Giá trị của $\\cos\\alpha$ là:`,
          `Biết $\\dfrac{\\pi}{2} < \\alpha < \\pi$ và $\\sin\\alpha = \\dfrac{${a}}{${c}}$. Tính $\\cos\\alpha$ ta được:`,
          `Góc $\\alpha$ thuộc góc phần tư thứ II có $\\sin\\alpha = \\dfrac{${a}}{${c}}$. Khi đó $\\cos\\alpha$ bằng:`,
        ],
        right: `$-\\dfrac{${b}}{${c}}$`,
        wrong: [
          [`$\\dfrac{${b}}{${c}}$`, 'quên rằng côsin âm ở góc phần tư thứ hai'],
          [`$-\\dfrac{${a}}{${c}}$`, 'lấy số đối của sin'],
          [`$-\\dfrac{${b}}{${a}}$`, 'nhầm với côtang'],
        ],
        why: `$\\cos^2\\alpha = 1 - \\dfrac{${a * a}}{${c * c}} = \\dfrac{${b * b}}{${c * c}}$; góc $\\alpha$ thuộc góc phần tư thứ II nên $\\cos\\alpha < 0$: $\\cos\\alpha = -\\dfrac{${b}}{${c}}$.`,
      };
    }),
    fb('M1', 'đổi radian sang độ', (r) => {
      const [a, b] = r.pick([
        [2, 3],
        [3, 4],
        [5, 6],
        [7, 6],
        [5, 4],
        [4, 3],
        [1, 5],
      ] as const);
      return {
        ask: [
          `Góc $${piOver(a, b)}$ rad bằng bao nhiêu độ?`,
          `Đổi số đo $${piOver(a, b)}$ rad sang độ thì được bao nhiêu độ?`,
          `Một bánh xe quay được góc $${piOver(a, b)}$ (rad). Góc quay đó bằng bao nhiêu độ?`,
        ],
        is: (180 * a) / b,
        unit: '°',
        why: `$\\pi$ rad bằng $180^\\circ$ nên $${piOver(a, b)}$ rad bằng $\\dfrac{${a === 1 ? '' : `${a} \\cdot `}180^\\circ}{${b}} = ${(180 * a) / b}^\\circ$.`,
      };
    }),
    tf('M1', 'tính chất của hàm số lượng giác', (r) => {
      const a = r.int(2, 6);
      return {
        ask: [
          `Cho hàm số $f(x) = ${a}\\cos x$.`,
          `Xét hàm số lượng giác $f(x) = ${a}\\cos x$ trên $\\mathbb{R}$.`,
          `Li độ của một con lắc lò xo ở thời điểm $x$ (giây) là $f(x) = ${a}\\cos x$ (cm).`,
        ],
        say: [
          ['$f(x)$ là hàm số chẵn.', '$f(x)$ là hàm số lẻ.', '$\\cos(-x) = \\cos x$.'],
          [
            '$f(x)$ là hàm số tuần hoàn với chu kì $2\\pi$.',
            '$f(x)$ là hàm số tuần hoàn với chu kì $\\pi$.',
            '$\\cos(x + 2\\pi) = \\cos x$, còn $\\cos(x + \\pi) = -\\cos x$.',
          ],
          [
            `Giá trị lớn nhất của $f(x)$ bằng ${a}.`,
            'Giá trị lớn nhất của $f(x)$ bằng 1.',
            `$\\cos x \\le 1$ nên $${a}\\cos x \\le ${a}$.`,
          ],
          [
            '$f\\left(\\dfrac{\\pi}{2}\\right) = 0$.',
            `$f\\left(\\dfrac{\\pi}{2}\\right) = ${a}$.`,
            '$\\cos\\dfrac{\\pi}{2} = 0$.',
          ],
        ],
      };
    }),
    ew('M3', 'giải phương trình lượng giác', (r, turn) => {
      const x = turn === 2 ? 't' : 'x';
      const [value, angle] = r.pick([
        ['1', '\\dfrac{\\pi}{6}'],
        ['\\sqrt{2}', '\\dfrac{\\pi}{4}'],
        ['\\sqrt{3}', '\\dfrac{\\pi}{3}'],
      ] as const);
      const den = { '\\dfrac{\\pi}{6}': 6, '\\dfrac{\\pi}{4}': 4, '\\dfrac{\\pi}{3}': 3 }[angle];
      const two = [piOver(1, 2 * den), piOver(den - 1, 2 * den)];
      return {
        ask: [
          `Giải phương trình $2\\sin 2x - ${value} = 0$ và tìm các nghiệm thuộc khoảng $(0;\\,\\pi)$.`,
          `Tìm tất cả nghiệm của phương trình $2\\sin 2x = ${value}$; trong đó nghiệm nào nằm trong khoảng $(0;\\,\\pi)$?`,
          `Cường độ dòng điện $i = 2\\sin 2t$ (A). Tìm các thời điểm $t$ trong khoảng $(0;\\,\\pi)$ (giây) mà $i = ${value}$; nêu rõ nghiệm tổng quát.`,
        ],
        solution: `Phương trình tương đương $\\sin 2${x} = \\sin${angle}$.\n$2${x} = ${angle} + k2\\pi$ hoặc $2${x} = \\pi - ${angle} + k2\\pi$.\nSuy ra $${x} = ${two[0]!} + k\\pi$ hoặc $${x} = ${two[1]!} + k\\pi$, $k \\in \\mathbb{Z}$.\nTrong khoảng $(0;\\,\\pi)$ chỉ có $k = 0$: $${x} = ${two[0]!}$ và $${x} = ${two[1]!}$.`,
      };
    }),
  ]),
  ...unit(11, 'Dãy số và cấp số', ({ mc, tf, ew }) => [
    mc('M1', 'tính số hạng của dãy', (r) => {
      const [a, b, k] = [r.int(2, 5), nonZero(r, -4, 4), r.int(4, 9)];
      return {
        ask: [
          `Cho dãy số $(u_n)$ với $u_n = ${a}n ${signed(b)}$. Số hạng $u_{${k}}$ bằng:`,
          `Số hạng thứ ${k} của dãy số có số hạng tổng quát $u_n = ${a}n ${signed(b)}$ là:`,
          `Biết $u_n = ${a}n ${signed(b)}$ với mọi $n \\ge 1$. Thay $n = ${k}$ ta được:`,
        ],
        right: a * k + b,
        wrong: [
          [a * k - b, 'nhầm dấu của số hạng tự do'],
          [a * (k + b), 'nhân cả số hạng tự do với hệ số'],
          [a + k + b, 'cộng thay vì nhân'],
          [a * (k - 1) + b, 'thay chỉ số bé hơn một đơn vị'],
        ],
        why: `$u_{${k}} = ${a} \\cdot ${k} ${signed(b)} = ${a * k + b}$.`,
      };
    }),
    mc('M1', 'nhận biết cấp số cộng', (r) => {
      const [a, d] = [r.int(1, 6), r.int(2, 5)];
      const row = (values: readonly number[]) => `$${values.join(';\\ ')}$`;
      const arithmetic = [a, a + d, a + 2 * d, a + 3 * d];
      return {
        ask: [
          'Dãy số nào sau đây là một cấp số cộng?',
          'Dãy nào có hiệu của mỗi số hạng và số hạng đứng ngay trước nó không đổi?',
          'Chỉ ra cấp số cộng trong các dãy số hữu hạn sau.',
        ],
        right: row(arithmetic),
        wrong: [
          [row([a, a * 2, a * 4, a * 8]), 'nhầm với cấp số nhân'],
          [row([a, a + d, a + 3 * d, a + 6 * d]), 'không kiểm tra mọi hiệu hai số hạng liên tiếp'],
          [row([a, -a, a, -a]), 'nhầm dãy đan dấu với cấp số cộng'],
        ],
        why: `Trong dãy ${row(arithmetic)}, mỗi số hạng hơn số hạng trước ${d} đơn vị: công sai $d = ${d}$.`,
      };
    }),
    mc('M2', 'tìm công bội', (r) => {
      const [u, q] = [r.int(1, 5), r.int(2, 4)];
      return {
        ask: [
          `Cấp số nhân có $u_1 = ${u}$ và $u_4 = ${u * q ** 3}$. Công bội $q$ bằng:`,
          `Một cấp số nhân với các số hạng là số thực, số hạng đầu ${u}, số hạng thứ tư ${u * q ** 3}. Công bội của nó là:`,
          `Số vi khuẩn ban đầu là ${u} nghìn con, mỗi giờ tăng gấp $q$ lần; sau 3 giờ có ${u * q ** 3} nghìn con. Giá trị của $q$ là:`,
        ],
        right: q,
        wrong: [
          [q * q, 'dừng ở $q^2$'],
          [`$${fraction(u * q ** 3 - u, 3)}$`, 'dùng công thức của cấp số cộng'],
          [-q, 'nhầm dấu'],
          q + 2,
        ],
        why: `$u_4 = u_1q^3$ nên $q^3 = \\dfrac{${u * q ** 3}}{${u}} = ${q ** 3}$, $q = ${q}$.`,
      };
    }),
    tf('M2', 'cấp số cộng trong thực tế', (r, turn) => {
      const times = turn === 2 ? 10 : 1;
      const [a, d] = [times * r.int(10, 20), times * r.int(2, 4)];
      const s10 = 5 * (2 * a + 9 * d);
      return {
        ask: [
          `Một hội trường có 10 dãy ghế. Dãy đầu có ${a} ghế, mỗi dãy sau nhiều hơn dãy ngay trước ${d} ghế. Gọi $u_n$ là số ghế của dãy thứ $n$, ta có cấp số cộng $(u_n)$.`,
          `Cấp số cộng $(u_n)$ có $u_1 = ${a}$, công sai $d = ${d}$; các số hạng biểu thị số ghế của mười dãy ghế trong một nhà hát.`,
          `Tháng đầu Lan để dành ${a} nghìn đồng, mỗi tháng sau hơn tháng trước ${d} nghìn đồng. Gọi $u_n$ là số tiền (nghìn đồng) Lan để dành ở tháng thứ $n$.`,
        ],
        say: [
          [
            `Số hạng thứ hai $u_2$ bằng ${a + d}.`,
            `Số hạng thứ hai $u_2$ bằng ${a * d}.`,
            `$u_2 = u_1 + d = ${a} + ${d}$.`,
          ],
          [
            `$u_n = ${a} + (n - 1) \\cdot ${d}$.`,
            `$u_n = ${a} + n \\cdot ${d}$.`,
            'công thức số hạng tổng quát $u_n = u_1 + (n - 1)d$.',
          ],
          [
            `Số hạng thứ 10 bằng ${a + 9 * d}.`,
            `Số hạng thứ 10 bằng ${a + 10 * d}.`,
            `$u_{10} = ${a} + 9 \\cdot ${d} = ${a + 9 * d}$.`,
          ],
          [
            `Tổng 10 số hạng đầu bằng ${s10}.`,
            `Tổng 10 số hạng đầu bằng ${2 * s10}.`,
            `$S_{10} = \\dfrac{10(u_1 + u_{10})}{2} = 5(${a} + ${a + 9 * d}) = ${s10}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'tìm số hạng đầu và công sai', (r) => {
      const [u, d] = [r.int(-3, 8), r.int(2, 5)];
      const [sum3, u10] = [3 * u + 3 * d, u + 9 * d];
      return {
        ask: [
          `Cấp số cộng $(u_n)$ có tổng ba số hạng đầu bằng ${sum3} và $u_{10} = ${u10}$. Tìm số hạng đầu, công sai và tính tổng 20 số hạng đầu.`,
          `Tìm $u_1$, $d$ và $S_{20}$ của cấp số cộng $(u_n)$ biết $u_1 + u_2 + u_3 = ${sum3}$ và $u_{10} = ${u10}$.`,
          `Một dãy số liệu tăng đều tạo thành cấp số cộng: ba số đầu có tổng ${sum3}, số thứ mười là ${u10}. Xác định số hạng đầu, công sai rồi tính tổng 20 số đầu tiên của dãy.`,
        ],
        solution: `$u_1 + u_2 + u_3 = 3u_1 + 3d = ${sum3}$ nên $u_1 + d = ${u + d}$.\n$u_{10} = u_1 + 9d = ${u10}$.\nTrừ hai đẳng thức: $8d = ${8 * d}$, $d = ${d}$; $u_1 = ${u + d} - ${d} = ${u}$.\n$S_{20} = \\dfrac{20(2u_1 + 19d)}{2} = 10(${2 * u} + ${19 * d}) = ${10 * (2 * u + 19 * d)}$.`,
      };
    }),
  ]),
  ...unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc, fb, tf, ew }) => [
    mc('M1', 'luỹ thừa với số mũ hữu tỉ', (r) => {
      const [p, q] = r.pick([
        [2, 3],
        [3, 4],
        [5, 3],
        [3, 5],
        [2, 5],
      ] as const);
      return {
        ask: [
          `Với $a > 0$, $\\sqrt[${q}]{a^${p}}$ bằng:`,
          `Viết $\\sqrt[${q}]{a^${p}}$ ($a > 0$) dưới dạng luỹ thừa với số mũ hữu tỉ ta được:`,
          `Biểu thức nào bằng $\\sqrt[${q}]{a^${p}}$ với mọi $a > 0$?`,
        ],
        right: `$a^{\\tfrac{${p}}{${q}}}$`,
        wrong: [
          [`$a^{\\tfrac{${q}}{${p}}}$`, 'đổi chỗ chỉ số căn và số mũ'],
          [`$a^{${p * q}}$`, 'nhân chỉ số căn với số mũ'],
          [`$a^{${p - q}}$`, 'trừ chỉ số căn khỏi số mũ'],
        ],
        why: `$\\sqrt[n]{a^m} = a^{\\tfrac{m}{n}}$ với $m = ${p}$, $n = ${q}$.`,
      };
    }),
    mc('M1', 'tập xác định của hàm số lôgarit', (r) => {
      const [base, a] = [r.pick([2, 3, 5]), nonZero(r, -6, 6)];
      return {
        ask: [
          `Tập xác định của hàm số $y = \\log_${base}(x ${signed(-a)})$ là:`,
          `Hàm số $y = \\log_${base}(x ${signed(-a)})$ xác định khi $x$ thuộc tập:`,
          `Biểu thức $\\log_${base}(x ${signed(-a)})$ có nghĩa với mọi $x$ thuộc:`,
        ],
        right: `$(${a};\\,+\\infty)$`,
        wrong: [
          [`$[${a};\\,+\\infty)$`, 'quên rằng biểu thức sau lôgarit phải khác 0'],
          [`$(${-a};\\,+\\infty)$`, 'sai dấu khi chuyển vế'],
          [`$\\mathbb{R} \\setminus \\{${a}\\}$`, 'chỉ loại giá trị làm biểu thức bằng 0'],
        ],
        why: `Biểu thức dưới dấu lôgarit phải dương: $x ${signed(-a)} > 0$, tức là $x > ${a}$.`,
      };
    }),
    mc('M2', 'bất phương trình mũ', (r) => {
      const [base, k, a] = [r.pick([2, 3, 5]), r.int(2, 4), nonZero(r, -4, 4)];
      return {
        ask: [
          `Nghiệm của bất phương trình $${base}^{x ${signed(a)}} < ${base ** k}$ là:`,
          `Giải bất phương trình $${base}^{x ${signed(a)}} < ${base ** k}$ ta được:`,
          `Tất cả số thực $x$ thoả mãn $${base}^{x ${signed(a)}} < ${base ** k}$ là:`,
        ],
        right: `$x < ${k - a}$`,
        wrong: [
          [`$x > ${k - a}$`, 'đổi chiều bất phương trình dù cơ số lớn hơn 1'],
          [`$x < ${k + a}$`, 'sai dấu khi chuyển vế'],
          [`$x < ${base ** k - a}$`, 'quên đưa vế phải về cùng cơ số'],
        ],
        why: `$${base ** k} = ${base}^${k}$, cơ số $${base} > 1$ nên $x ${signed(a)} < ${k}$, tức là $x < ${k - a}$.`,
      };
    }),
    fb('M1', 'tính lôgarit', (r) => {
      const [base, k] = r.pick([
        [2, 5],
        [2, 6],
        [3, 4],
        [5, 3],
        [10, 3],
        [4, 3],
        [2, 7],
      ] as const);
      return {
        ask: [
          `Tính $\\log_{${base}} ${base ** k}$.`,
          `Số nào là giá trị của $\\log_{${base}} ${base ** k}$?`,
          `Phải nâng ${base} lên luỹ thừa bậc mấy để được ${base ** k}?`,
        ],
        is: k,
        why: `$${base}^{${k}} = ${base ** k}$ nên $\\log_{${base}} ${base ** k} = ${k}$.`,
      };
    }),
    fb('M2', 'biểu thức lôgarit', (r) => {
      const [p, q, i, j] = [r.int(2, 4), r.int(1, 3), r.int(2, 5), r.int(2, 4)];
      // With equal numbers the exponents could be exchanged.
      if (i === j || p === q) throw new TooFewDistractors('a and b alike');
      return {
        ask: [
          `Cho $\\log_2 a = ${i}$ và $\\log_2 b = ${j}$. Tính $\\log_2(a^${p} b^{${q}})$.`,
          `Biết $a$, $b$ dương thoả mãn $\\log_2 a = ${i}$, $\\log_2 b = ${j}$. Giá trị của biểu thức $\\log_2(a^${p} \\cdot b^{${q}})$ là bao nhiêu?`,
          `Với $a = 2^{${i}}$ và $b = 2^{${j}}$, biểu thức $\\log_2(a^${p} b^{${q}})$ bằng bao nhiêu?`,
        ].map((one) => one.replaceAll('^{1}', '')),
        is: p * i + q * j,
        why: `$\\log_2(a^${p}b^{${q}}) = ${p}\\log_2 a + ${q === 1 ? '' : q}\\log_2 b = ${p} \\cdot ${i} + ${q} \\cdot ${j} = ${p * i + q * j}$.`.replace(
          'b^{1}',
          'b',
        ),
      };
    }),
    tf('M1', 'hàm số mũ và hàm số lôgarit', (r) => {
      const a = r.int(3, 5);
      return {
        ask: [
          `Cho hàm số mũ $f(x) = ${a}^x$ và hàm số lôgarit $g(x) = \\log_${a} x$.`,
          `Xét hai hàm số $f(x) = ${a}^x$, $g(x) = \\log_${a} x$ và đồ thị của chúng.`,
          `Trên cùng một hệ trục toạ độ, Bình vẽ đồ thị các hàm số $f(x) = ${a}^x$ và $g(x) = \\log_${a} x$.`,
        ],
        say: [
          [
            'Tập xác định của $f(x)$ là $\\mathbb{R}$.',
            'Tập xác định của $f(x)$ là $(0;\\,+\\infty)$.',
            'hàm số mũ xác định với mọi số thực $x$.',
          ],
          [
            'Đồ thị của $g(x)$ đi qua điểm $(1;\\,0)$.',
            'Đồ thị của $g(x)$ đi qua điểm $(0;\\,1)$.',
            `$\\log_${a} 1 = 0$.`,
          ],
          [
            'Cả hai hàm số đều đồng biến trên tập xác định.',
            'Cả hai hàm số đều nghịch biến trên tập xác định.',
            `cơ số $${a} > 1$.`,
          ],
          [`$g(${a * a}) = 2$.`, `$g(${a * a}) = ${a}$.`, `$${a}^2 = ${a * a}$.`],
        ],
      };
    }),
    ew('M3', 'phương trình mũ đưa về bậc hai', (r) => {
      const [base, i, j] = [r.pick([2, 3]), r.int(0, 1), r.int(2, 3)];
      const [u, v] = [base ** i, base ** j];
      return {
        ask: [
          `Giải phương trình $${base ** 2}^x - ${u + v} \\cdot ${base}^x + ${u * v} = 0$.`,
          `Bằng cách đặt $t = ${base}^x$, hãy giải phương trình $${base ** 2}^x - ${u + v} \\cdot ${base}^x + ${u * v} = 0$.`,
          `Tìm tất cả số thực $x$ thoả mãn $${base}^{2x} + ${u * v} = ${u + v} \\cdot ${base}^x$.`,
        ],
        solution: `Đặt $t = ${base}^x$ ($t > 0$), phương trình trở thành $t^2 - ${u + v}t + ${u * v} = 0$.\nNghiệm: $t = ${u}$ hoặc $t = ${v}$ (đều thoả mãn $t > 0$).\nVới $t = ${u}$: $${base}^x = ${u}$, $x = ${i}$.\nVới $t = ${v}$: $${base}^x = ${v}$, $x = ${j}$.\nVậy phương trình có hai nghiệm $x = ${i}$ và $x = ${j}$.`,
      };
    }),
    ew('M3', 'bài toán lãi kép', (r) => {
      const [p, rate] = [r.pick([50, 80, 100, 200]), r.pick([5, 6, 7, 8])];
      const years = Math.ceil(Math.log(1.5) / Math.log(1 + rate / 100));
      const three = rounded(p * (1 + rate / 100) ** 3, 2);
      return {
        ask: [
          `Ông Tư gửi ${p} triệu đồng vào ngân hàng theo hình thức lãi kép, lãi suất ${rate}% một năm. Tính số tiền nhận được sau 3 năm (làm tròn đến hàng phần trăm của triệu đồng). Sau ít nhất bao nhiêu năm thì số tiền vượt quá ${1.5 * p} triệu đồng?`,
          `Dân số một thị trấn là ${p} nghìn người, tăng đều ${rate}% mỗi năm. Tính dân số sau 3 năm (nghìn người, làm tròn đến hàng phần trăm) và cho biết sau ít nhất bao nhiêu năm dân số vượt ${1.5 * p} nghìn người.`,
          `Doanh thu năm nay của một công ty là ${p} tỉ đồng và tăng ${rate}% mỗi năm. Doanh thu sau 3 năm là bao nhiêu (làm tròn đến hàng phần trăm)? Cần ít nhất bao nhiêu năm để doanh thu vượt ${1.5 * p} tỉ đồng?`,
        ],
        solution: `Sau $n$ năm: $S_n = ${p} \\cdot ${n(1 + rate / 100)}^n$.\n$S_3 = ${p} \\cdot ${n(1 + rate / 100)}^3 \\approx ${n(three)}$.\n$S_n > ${n(1.5 * p)}$ khi $${n(1 + rate / 100)}^n > 1{,}5$, tức là $n > \\log_{${n(1 + rate / 100)}} 1{,}5 \\approx ${n(rounded(Math.log(1.5) / Math.log(1 + rate / 100), 2))}$.\nVậy cần ít nhất ${years} năm.`,
      };
    }),
  ]),
  ...unit(11, 'Giới hạn và hàm số liên tục', ({ mc, fb, ew }) => [
    mc('M2', 'giới hạn dạng vô định', (r) => {
      const [a, b] = [nonZero(r, -4, 5), nonZero(r, -6, 6)];
      if (a === b) throw new TooFewDistractors('a double root');
      return {
        ask: [
          `$\\lim_{x \\to ${a}} \\dfrac{${poly([1, -a - b, a * b])}}{${poly([1, -a])}}$ bằng:`,
          `Tính giới hạn $\\lim_{x \\to ${a}} \\dfrac{${poly([1, -a - b, a * b])}}{${poly([1, -a])}}$ ta được:`,
          `Khi $x$ dần đến $${a}$, biểu thức $\\dfrac{${poly([1, -a - b, a * b])}}{${poly([1, -a])}}$ dần đến:`,
        ],
        right: a - b,
        wrong: [
          [a + b, 'sai dấu khi phân tích tử'],
          [b - a, 'đổi thứ tự của hiệu'],
          ['$+\\infty$', 'kết luận từ mẫu dần tới 0 mà chưa rút gọn'],
          [0, 'kết luận từ tử dần tới 0 mà chưa rút gọn'],
        ],
        why: `Phân tích tử: $(${poly([1, -a])})(${poly([1, -b])})$; rút gọn còn $${poly([1, -b])}$, có giới hạn $${a} ${signed(-b)} = ${a - b}$.`,
      };
    }),
    fb('M1', 'giới hạn của đa thức', (r) => {
      const [a, b, c, x] = [r.int(1, 3), nonZero(r, -5, 5), nonZero(r, -6, 6), r.pick([-2, -1, 1, 2, 3])];
      return {
        ask: [
          `Tính $\\lim_{x \\to ${x}} (${poly([a, b, c])})$.`,
          `Giới hạn của hàm số $f(x) = ${poly([a, b, c])}$ khi $x \\to ${x}$ bằng bao nhiêu?`,
          `Hàm số $f(x) = ${poly([a, b, c])}$ liên tục tại $x = ${x}$. Giá trị của $\\lim_{x \\to ${x}} f(x)$ là bao nhiêu?`,
        ],
        is: a * x * x + b * x + c,
        why: `Hàm đa thức liên tục nên giới hạn bằng $f(${x}) = ${a * x * x + b * x + c}$.`,
      };
    }),
    ew('M3', 'tìm tham số để hàm số liên tục', (r) => {
      const [a, b] = [r.int(1, 4), r.int(-5, -1)];
      const f = `f(x) = \\begin{cases} \\dfrac{${poly([1, -a - b, a * b])}}{x - ${a}} & \\text{khi } x \\ne ${a} \\\\ m & \\text{khi } x = ${a} \\end{cases}`;
      return {
        ask: [
          `Tìm $m$ để hàm số $${f}$ liên tục tại $x = ${a}$.`,
          `Với giá trị nào của $m$ thì hàm số $${f}$ liên tục trên $\\mathbb{R}$?`,
          `Cho hàm số $${f}$. Tính $\\lim_{x \\to ${a}} f(x)$ rồi xác định $m$ để hàm số liên tục tại điểm $x = ${a}$.`,
        ],
        solution: `Với $x \\ne ${a}$: $f(x) = \\dfrac{(x - ${a})(${poly([1, -b])})}{x - ${a}} = ${poly([1, -b])}$.\n$\\lim_{x \\to ${a}} f(x) = ${a} ${signed(-b)} = ${a - b}$.\n$f(${a}) = m$. Hàm số liên tục tại $x = ${a}$ khi và chỉ khi $m = ${a - b}$.\n(Với $x \\ne ${a}$ hàm số luôn liên tục vì là hàm phân thức có mẫu khác 0.)`,
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính đạo hàm', ({ mc, fb, ew }) => [
    mc('M1', 'đạo hàm của đa thức', (r) => {
      const [a, b, c] = [r.int(2, 4), nonZero(r, -6, 6), nonZero(r, -9, 9)];
      return {
        ask: [
          `Đạo hàm của hàm số $y = ${poly([a, 0, b, c])}$ là:`,
          `Cho $y = ${poly([a, 0, b, c])}$. Khi đó $y'$ bằng:`,
          `Biểu thức nào là đạo hàm của $f(x) = ${poly([a, 0, b, c])}$?`,
        ],
        right: `$${poly([3 * a, 0, b])}$`,
        wrong: [
          [`$${poly([3 * a, 0, b + c === 0 ? 1 : b + c])}$`, 'giữ lại hằng số'],
          [`$${poly([a, 0, b])}$`, 'quên nhân với số mũ'],
          [`$${poly([3 * a, 0, b, 0])}$`, 'quên giảm số mũ'],
          [`$${poly([3 * a, b, 0])}$`, 'quên giảm số mũ của số hạng bậc nhất'],
        ],
        why: `$(x^3)' = 3x^2$, $(x)' = 1$, đạo hàm của hằng số bằng 0.`,
      };
    }),
    mc('M1', 'đạo hàm của hàm số cơ bản', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Đạo hàm của hàm số $y = \\sin x$ là:',
            '$\\cos x$',
            [
              ['$-\\cos x$', 'nhầm dấu'],
              ['$-\\sin x$', 'nhầm với đạo hàm của $\\cos x$'],
              ['$\\sin x$', 'giữ nguyên hàm số'],
            ],
            "$(\\sin x)' = \\cos x$.",
          ],
          [
            'Với $x > 0$, đạo hàm của $y = \\sqrt{x}$ bằng:',
            '$\\dfrac{1}{2\\sqrt{x}}$',
            [
              ['$\\dfrac{1}{\\sqrt{x}}$', 'quên số 2 ở mẫu'],
              ['$2\\sqrt{x}$', 'nhầm nhân với chia'],
              ['$-\\dfrac{1}{2\\sqrt{x}}$', 'nhầm dấu'],
            ],
            "$(\\sqrt{x})' = \\dfrac{1}{2\\sqrt{x}}$.",
          ],
          [
            'Hàm số $y = \\mathrm{e}^x$ có đạo hàm là:',
            '$\\mathrm{e}^x$',
            [
              ['$x\\mathrm{e}^{x - 1}$', 'dùng quy tắc đạo hàm của luỹ thừa'],
              ['$\\dfrac{\\mathrm{e}^x}{x}$', 'chia cho $x$ như với nguyên hàm của luỹ thừa'],
              ['$\\ln x$', 'nhầm hàm số mũ với hàm số lôgarit'],
            ],
            "$(\\mathrm{e}^x)' = \\mathrm{e}^x$.",
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'phương trình tiếp tuyến', (r) => {
      const [b, x, c] = [nonZero(r, -4, 4), r.pick([-2, -1, 1, 2, 3]), nonZero(r, -5, 5)];
      const [slope, y] = [2 * x + b, x * x + b * x + c];
      if (slope === 0) throw new TooFewDistractors('a horizontal tangent');
      const line = (k: number, m: number) => `$y = ${poly([k, m])}$`;
      return {
        ask: [
          `Tiếp tuyến của đồ thị hàm số $y = ${poly([1, b, c])}$ tại điểm có hoành độ $${x}$ có phương trình:`,
          `Viết phương trình tiếp tuyến của parabol $y = ${poly([1, b, c])}$ tại điểm $${pt(x, y)}$.`,
          `Đường thẳng nào tiếp xúc với đồ thị hàm số $y = ${poly([1, b, c])}$ tại điểm có $x = ${x}$?`,
        ],
        right: line(slope, y - slope * x),
        wrong: [
          [line(slope, y), 'lấy tung độ tiếp điểm làm hệ số tự do'],
          [line(slope, y + slope * x), 'nhầm dấu trong $x - x_0$'],
          [line(x + b === 0 ? slope + 1 : x + b, y - (x + b) * x), 'quên hệ số 2 trong đạo hàm của $x^2$'],
          [line(-slope, y + slope * x), 'nhầm dấu của hệ số góc'],
        ],
        why: `$y' = ${poly([2, b])}$, $y'(${x}) = ${slope}$, $y(${x}) = ${y}$; tiếp tuyến $y = ${slope}(x ${signed(-x)}) ${y === 0 ? '' : signed(y)}$, thu gọn được ${line(slope, y - slope * x)}.`
          .replace(') $,', ')$,')
          .replace('= 1(x', '= (x')
          .replace('= -1(x', '= -(x'),
      };
    }),
    fb('M1', 'vận tốc tức thời', (r) => {
      const [a, b, t] = [r.int(1, 4), r.int(1, 9), r.int(2, 5)];
      return {
        ask: [
          `Một vật chuyển động theo quy luật $s(t) = ${poly([a, b, 0], 't')}$ ($s$ tính bằng mét, $t$ tính bằng giây). Vận tốc tức thời (m/s) lúc $t = ${t}$ là bao nhiêu?`,
          `Cho $s(t) = ${poly([a, b, 0], 't')}$. Tính $s'(${t})$.`,
          `Quãng đường đi được của một xe đua sau $t$ giây là $s(t) = ${poly([a, b, 0], 't')}$ (m). Vận tốc của xe ở giây thứ ${t} là bao nhiêu mét trên giây?`,
        ],
        is: 2 * a * t + b,
        why: `$s'(t) = ${poly([2 * a, b], 't')}$, $s'(${t}) = ${2 * a} \\cdot ${t} + ${b} = ${2 * a * t + b}$.`,
      };
    }),
    ew('M3', 'tiếp tuyến song song với đường thẳng', (r, turn) => {
      const [x, c] = [r.int(1, 3), nonZero(r, -4, 4)];
      const k = 3 * x * x - 3;
      if (k === 0) throw new TooFewDistractors('a horizontal tangent');
      const y = (at: number) => at ** 3 - 3 * at + c;
      const line = (at: number) => `y = ${poly([k, y(at) - k * at])}`;
      const free = [1, 2, 3, 4, 5].find((m) => m !== y(x) - k * x && m !== y(-x) + k * x)!;
      return {
        ask: [
          `Viết phương trình các tiếp tuyến của đồ thị hàm số $y = ${poly([1, 0, -3, c])}$ song song với đường thẳng $y = ${poly([k, free])}$.`,
          `Tìm các điểm trên đồ thị $y = ${poly([1, 0, -3, c])}$ mà tiếp tuyến tại đó có hệ số góc bằng ${k}, rồi viết phương trình các tiếp tuyến ấy.`,
          `Cho đường cong $(C)$: $y = ${poly([1, 0, -3, c])}$ và đường thẳng $d$: $y = ${poly([k, free])}$. Lập phương trình tiếp tuyến của $(C)$ song song với $d$.`,
        ],
        solution: `$y' = 3x^2 - 3$. Tiếp tuyến có hệ số góc ${k} nên $3x^2 - 3 = ${k}$, $x^2 = ${x * x}$, $x = ${x}$ hoặc $x = -${x}$.\nVới $x = ${x}$: $y = ${y(x)}$, tiếp tuyến $${line(x)}$.\nVới $x = -${x}$: $y = ${y(-x)}$, tiếp tuyến $${line(-x)}$.\n${turn === 1 ? `Vậy có hai điểm là $${pt(x, y(x))}$ và $${pt(-x, y(-x))}$.` : `Hai đường thẳng này đều khác $y = ${poly([k, free])}$ nên thoả mãn.`}`,
      };
    }),
  ]),
];
