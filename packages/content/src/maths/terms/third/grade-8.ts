/** Algebra, statistics and probability of grade 8: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, par, poly, type Template } from '../../template.ts';
import { chart, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, sum, table, unit } from '../kit.ts';

const polynomials: readonly Template[] = unit(8, 'Đa thức nhiều biến', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'thu gọn đơn thức', (r) => {
    const [a, b, p, q] = [r.int(2, 5), r.int(2, 6), r.int(1, 3), r.int(2, 4)];
    return {
      ask: [
        `Thu gọn đơn thức $${a}x^${p + 1}y \\cdot ${b}xy^${q}$, ta được:`,
        `Kết quả của phép nhân hai đơn thức $${a}x^${p + 1}y$ và $${b}xy^${q}$ là:`,
        `Mảnh đất hình chữ nhật có hai cạnh $${a}x^${p + 1}y$ và $${b}xy^${q}$ (m). Diện tích (m²) viết dưới dạng đơn thức thu gọn là:`,
      ],
      right: `$${a * b}x^${p + 2}y^${q + 1}$`,
      wrong: [
        [`$${a + b}x^${p + 2}y^${q + 1}$`, 'cộng hai hệ số'],
        [`$${a * b}x^${p + 1}y^${q}$`, 'quên rằng $x$ và $y$ có số mũ 1'],
        [`$${a * b}x^${2 * p + 3}y^${q}$`, 'nhầm quy tắc nhân hai luỹ thừa cùng cơ số'],
      ],
      why: `$${a} \\cdot ${b} = ${a * b}$; $x^${p + 1} \\cdot x = x^${p + 2}$; $y \\cdot y^${q} = y^${q + 1}$.`,
    };
  }),
  mc('M1', 'thu gọn đa thức có hạng tử đồng dạng', (r) => {
    const [a, b, c] = [r.int(5, 9), r.int(2, 3), r.int(2, 5)];
    return {
      ask: [
        `Thu gọn đa thức $${a}x^2y - ${c}xy + ${b}x^2y$, ta được:`,
        `Đa thức nào bằng đa thức $${a}x^2y - ${c}xy + ${b}x^2y$?`,
        `Bạn An thu gọn đa thức $${a}x^2y - ${c}xy + ${b}x^2y$. Kết quả đúng là:`,
      ],
      right: `$${a + b}x^2y - ${c}xy$`,
      wrong: [
        [`$${a + b - c}x^2y$`, 'cộng cả những hạng tử không đồng dạng'],
        [`$${a + b}x^4y^2 - ${c}xy$`, 'cộng cả số mũ của biến'],
        [`$${a - b}x^2y - ${c}xy$`, 'trừ hai hệ số'],
      ],
      why: `$${a}x^2y$ và $${b}x^2y$ đồng dạng: $${a}x^2y + ${b}x^2y = ${a + b}x^2y$; hạng tử $-${c}xy$ giữ nguyên.`,
    };
  }),
  set('M1', 'bỏ dấu ngoặc khi trừ hai đa thức', [
    [
      'Kết quả bỏ dấu ngoặc của $(2x + y) - (x - 3y)$ là:',
      '$2x + y - x + 3y$',
      [
        ['$2x + y - x - 3y$', 'chỉ đổi dấu hạng tử đầu trong ngoặc'],
        ['$2x + y + x - 3y$', 'không đổi dấu hạng tử nào'],
        ['$2x + y + x + 3y$', 'chỉ đổi dấu hạng tử sau'],
      ],
      'Trước ngoặc có dấu trừ nên đổi dấu mọi hạng tử trong ngoặc.',
    ],
    [
      'Cho $A = xy + 4$ và $B = xy - 1$. Hiệu $A - B$ bằng:',
      '$5$',
      [
        ['$3$', 'không đổi dấu hạng tử $-1$'],
        ['$2xy + 3$', 'cộng hai đa thức'],
        ['$-5$', 'lấy $B - A$'],
      ],
      '$A - B = xy + 4 - xy + 1 = 5$.',
    ],
    [
      'Sợi dây dài $5x + 2y$ (m), cắt đi một đoạn dài $2x - y$ (m). Phần còn lại dài (m):',
      '$3x + 3y$',
      [
        ['$3x + y$', 'không đổi dấu hạng tử $-y$'],
        ['$7x + y$', 'cộng hai độ dài'],
        ['$3x - 3y$', 'đổi dấu nhầm hạng tử $2y$'],
      ],
      '$(5x + 2y) - (2x - y) = 5x + 2y - 2x + y = 3x + 3y$.',
    ],
  ]),
  mc('M2', 'nhân hai đa thức', (r) => {
    const [a, b] = [r.int(2, 5), r.int(1, 4)];
    if (a === b) throw new TooFewDistractors('a square');
    return {
      ask: [
        `Tích $(x + ${a === 1 ? '' : a}y)(x - ${b === 1 ? '' : b}y)$ bằng:`,
        `Khai triển $(x + ${a}y)(x - ${b === 1 ? '' : b}y)$, ta được:`,
        `Hình chữ nhật có hai cạnh $x + ${a}y$ và $x - ${b === 1 ? '' : b}y$ (cm). Diện tích (cm²) là:`,
      ],
      right: `$${sum([1, 'x^2'], [a - b, 'xy'], [-a * b, 'y^2'])}$`,
      wrong: [
        [`$${sum([1, 'x^2'], [-a * b, 'y^2'])}$`, 'chỉ nhân hạng tử đầu với đầu, cuối với cuối'],
        [`$${sum([1, 'x^2'], [a + b, 'xy'], [-a * b, 'y^2'])}$`, 'nhầm dấu của một tích chéo'],
        [`$${sum([1, 'x^2'], [a - b, 'xy'], [a * b, 'y^2'])}$`, 'nhầm dấu của hạng tử cuối'],
      ],
      why: `$x^2 - ${b === 1 ? '' : b}xy + ${a}xy - ${a * b}y^2 = ${sum([1, 'x^2'], [a - b, 'xy'], [-a * b, 'y^2'])}$.`,
    };
  }),
  fb('M1', 'bậc của tích hai đơn thức', (r) => {
    const [a, b, c, d] = [r.int(2, 4), r.int(1, 3), r.int(1, 3), r.int(2, 5)];
    const power = (name: string, p: number) => (p === 1 ? name : `${name}^${p}`);
    const [first, second] = [`2${power('x', a)}${power('y', b)}`, `5${power('x', c)}${power('y', d)}`];
    return {
      ask: [
        `Tích của hai đơn thức $${first}$ và $${second}$ có bậc bằng bao nhiêu?`,
        `Tìm bậc của đơn thức $${first} \\cdot ${second}$.`,
        `Bạn Nga nhân $${first}$ với $${second}$ rồi tìm bậc của đơn thức thu được. Kết quả đúng là bao nhiêu?`,
      ],
      is: a + b + c + d,
      why: `Tích là $10x^{${a + c}}y^{${b + d}}$, có bậc $${a + c} + ${b + d} = ${a + b + c + d}$.`,
    };
  }),
  tf('M1', 'chu vi và diện tích viết bằng đa thức', (r) => {
    const [a, b] = [r.int(2, 5), r.int(2, 7)];
    return {
      ask: [
        `Một bồn hoa hình chữ nhật có chiều dài $${a}x + y$ (m) và chiều rộng $x$ (m), với $x > 0$, $y > 0$.`,
        `Tấm bìa hình chữ nhật có hai cạnh $${a}x + y$ và $x$ (cm), trong đó $x$, $y$ là các số dương.`,
        `Sàn phòng hình chữ nhật dài $${a}x + y$ (m), rộng $x$ (m) ($x > 0$, $y > 0$).`,
      ],
      say: [
        [
          `Biểu thức của chiều dài là đa thức có 2 hạng tử.`,
          `Biểu thức của chiều dài là một đơn thức.`,
          `$${a}x + y$ là tổng của hai đơn thức $${a}x$ và $y$.`,
        ],
        [`Chu vi là $${2 * a + 2}x + 2y$.`, `Chu vi là $${a + 1}x + y$.`, `$2(${a}x + y + x) = ${2 * a + 2}x + 2y$.`],
        [`Diện tích là $${a}x^2 + xy$.`, `Diện tích là $${a}x^2 + y$.`, `$x(${a}x + y) = ${a}x^2 + xy$.`],
        [
          `Khi $x = 2$, $y = ${b}$, diện tích bằng ${4 * a + 2 * b}.`,
          `Khi $x = 2$, $y = ${b}$, diện tích bằng ${2 * a + b}.`,
          `$${a} \\cdot 2^2 + 2 \\cdot ${b} = ${4 * a + 2 * b}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'giá trị của biểu thức không phụ thuộc biến', (r) => {
    const [a, b] = [r.int(2, 5), r.int(1, 6)];
    const f = `(x + ${a}y)(x - ${a}y) - x(x - ${b === 1 ? '' : b}y) - ${b === 1 ? '' : b}xy + ${a * a}y^2 + ${a * b}`;
    return {
      ask: [
        `Chứng tỏ giá trị của biểu thức $P = ${f}$ không phụ thuộc vào $x$ và $y$.`,
        `Bạn Minh thay nhiều giá trị của $x$, $y$ vào biểu thức $P = ${f}$ và luôn được cùng một kết quả. Hãy giải thích vì sao và cho biết kết quả đó.`,
        `Rút gọn biểu thức $P = ${f}$ rồi cho biết giá trị của $P$ tại $x = 2026$, $y = -2027$.`,
      ],
      solution: `$(x + ${a}y)(x - ${a}y) = x^2 - ${a}xy + ${a}xy - ${a * a}y^2 = x^2 - ${a * a}y^2$.\n$x(x - ${b === 1 ? '' : b}y) = x^2 - ${b === 1 ? '' : b}xy$.\n$P = x^2 - ${a * a}y^2 - x^2 + ${b === 1 ? '' : b}xy - ${b === 1 ? '' : b}xy + ${a * a}y^2 + ${a * b} = ${a * b}$.\nVậy với mọi $x$, $y$, giá trị của $P$ luôn bằng ${a * b}.`,
    };
  }),
]);

const factors: readonly Template[] = unit(8, 'Hằng đẳng thức và phân tích thành nhân tử', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'khai triển lập phương của một tổng', (r) => {
    const a = r.int(2, 4);
    const cube = (p: number, q: number, s: number) => `$x^3 + ${p}x^2 + ${q}x + ${s}$`;
    return {
      ask: [
        `Khai triển $(x + ${a})^3$, ta được:`,
        `Biểu thức nào bằng $(x + ${a})^3$?`,
        `Khối lập phương có cạnh $x + ${a}$ (cm). Thể tích (cm³) của khối đó là:`,
      ],
      right: cube(3 * a, 3 * a * a, a ** 3),
      wrong: [
        [`$x^3 + ${a ** 3}$`, 'lấy lập phương của từng số hạng'],
        [cube(a, a * a, a ** 3), 'quên hệ số 3'],
        [cube(3 * a, 3 * a, a ** 3), 'quên bình phương số thứ hai'],
      ],
      why: `$(A + B)^3 = A^3 + 3A^2B + 3AB^2 + B^3$ với $A = x$, $B = ${a}$.`,
    };
  }),
  mc('M1', 'viết đa thức dưới dạng bình phương', (r) => {
    const [a, minus] = [r.int(3, 9), r.pick([true, false])];
    const sign = minus ? '-' : '+';
    const other = minus ? '+' : '-';
    return {
      ask: [
        `Đa thức $x^2 ${sign} ${2 * a}x + ${a * a}$ viết dưới dạng bình phương là:`,
        `Biểu thức $x^2 ${sign} ${2 * a}x + ${a * a}$ bằng:`,
        `Hình vuông có diện tích $x^2 ${sign} ${2 * a}x + ${a * a}$ (cm²) với $x > ${a}$. Viết diện tích đó dưới dạng bình phương của cạnh, ta được:`,
      ],
      right: `$(x ${sign} ${a})^2$`,
      wrong: [
        [`$(x ${other} ${a})^2$`, 'nhầm dấu của hạng tử ở giữa'],
        [`$(x ${sign} ${2 * a})^2$`, 'lấy hệ số của $x$ mà không chia đôi'],
        [`$(x - ${a})(x + ${a})$`, 'nhầm với hiệu hai bình phương'],
      ],
      why: `$${2 * a}x = 2 \\cdot x \\cdot ${a}$ và $${a * a} = ${a}^2$ nên $x^2 ${sign} ${2 * a}x + ${a * a} = (x ${sign} ${a})^2$.`,
    };
  }),
  set('M1', 'phương pháp phân tích thành nhân tử', [
    [
      'Để phân tích $x^2 - xy + 3x - 3y$ thành nhân tử, bước đầu tiên phù hợp là:',
      'Nhóm $(x^2 - xy) + (3x - 3y)$',
      [
        ['Đặt nhân tử chung $x(x - y + 3 - 3y)$', 'không để ý hạng tử $-3y$ không có $x$'],
        ['Nhóm $(x^2 - 3y) + (3x - xy)$', 'nhóm hai hạng tử không có nhân tử chung'],
        ['Viết thành $(x - y)^2 + 3x - 3y$', 'nhầm $x^2 - xy$ với bình phương của một hiệu'],
      ],
      'Nhóm từng cặp có nhân tử chung: $x(x - y) + 3(x - y) = (x - y)(x + 3)$.',
    ],
    [
      'Đa thức nào phân tích được bằng cách dùng ngay hiệu hai bình phương?',
      '$4x^2 - 9$',
      [
        ['$4x^2 + 9$', 'nhầm tổng với hiệu hai bình phương'],
        ['$4x^2 - 9x$', 'không để ý $9x$ không phải là bình phương'],
        ['$4x - 9$', 'không để ý $4x$ không phải là bình phương'],
      ],
      '$4x^2 - 9 = (2x)^2 - 3^2 = (2x - 3)(2x + 3)$.',
    ],
    [
      'Bạn Hà phân tích $5x^2y - 10xy^2$ thành nhân tử. Nhân tử chung bạn nên đặt ra ngoài là:',
      '$5xy$',
      [
        ['$5x^2y^2$', 'lấy số mũ lớn nhất của mỗi biến'],
        ['$10xy$', 'lấy hệ số lớn nhất'],
        ['$xy$', 'quên ước chung của hai hệ số'],
      ],
      'ƯCLN(5, 10) = 5; mỗi biến lấy số mũ nhỏ nhất: $5xy(x - 2y)$.',
    ],
  ]),
  mc('M2', 'rút gọn biểu thức có hằng đẳng thức', (r) => {
    const a = r.int(2, 6);
    return {
      ask: [
        `Rút gọn biểu thức $(x + ${a})^2 - (x - ${a})^2$, ta được:`,
        `Biểu thức $(x + ${a})^2 - (x - ${a})^2$ bằng:`,
        `Hai hình vuông có cạnh $x + ${a}$ và $x - ${a}$ (cm), $x > ${a}$. Hiệu diện tích của chúng (cm²) là:`,
      ],
      right: `$${4 * a}x$`,
      wrong: [
        [`$${2 * a * a}$`, 'bỏ mất các hạng tử chứa $x$'],
        ['$0$', 'cho rằng hai bình phương bằng nhau'],
        [`$${2 * a}x$`, 'chỉ tính một trong hai hạng tử chứa $x$'],
        `$2x^2 + ${2 * a * a}$`,
      ],
      why: `$(x^2 + ${2 * a}x + ${a * a}) - (x^2 - ${2 * a}x + ${a * a}) = ${4 * a}x$.`,
    };
  }),
  fb('M2', 'tổng hai lập phương khi biết tổng và tích', (r) => {
    const [x, y] = [r.int(2, 5), r.int(1, 4)];
    const [s, p] = [x + y, x * y];
    return {
      ask: [
        `Cho $x + y = ${s}$ và $xy = ${p}$. Tính $x^3 + y^3$.`,
        `Hai khối lập phương có cạnh $x$ và $y$ (dm), biết $x + y = ${s}$ và $xy = ${p}$. Tổng thể tích của hai khối bằng bao nhiêu đề-xi-mét khối?`,
        `Biết tổng của hai số là ${s}, tích của chúng là ${p}. Tổng các lập phương của hai số đó bằng bao nhiêu?`,
      ],
      is: x ** 3 + y ** 3,
      why: `Gọi hai số là $x$, $y$: $x^3 + y^3 = (x + y)^3 - 3xy(x + y) = ${s}^3 - 3 \\cdot ${p} \\cdot ${s} = ${s ** 3} - ${3 * p * s} = ${x ** 3 + y ** 3}$.`,
    };
  }),
  tf('M2', 'một đa thức bậc ba', (r) => {
    const a = r.int(2, 5);
    const f = `x^3 - ${a * a}x`;
    return {
      ask: [
        `Cho đa thức $P = ${f}$.`,
        `Xét biểu thức $P = ${f}$, trong đó $x$ là số thực.`,
        `Bạn Lan được giao phân tích và tính giá trị của $P = ${f}$.`,
      ],
      say: [
        [`$P = x(x^2 - ${a * a})$.`, `$P = x(x^2 - ${a})$.`, `đặt nhân tử chung $x$.`],
        [
          `$P = x(x - ${a})(x + ${a})$.`,
          `$P = x(x - ${a})^2$.`,
          `$x^2 - ${a * a} = (x - ${a})(x + ${a})$ là hiệu hai bình phương.`,
        ],
        [
          `Có đúng ba giá trị của $x$ để $P = 0$.`,
          `Có đúng hai giá trị của $x$ để $P = 0$.`,
          `$P = 0$ khi $x = 0$, $x = ${a}$ hoặc $x = -${a}$.`,
        ],
        [
          `Khi $x = ${10 - a}$, $P = ${10 * (10 - a) * (10 - 2 * a)}$.`,
          `Khi $x = ${10 - a}$, $P = ${10 * (10 - a)}$.`,
          `$${10 - a} \\cdot ${par(10 - 2 * a)} \\cdot 10 = ${10 * (10 - a) * (10 - 2 * a)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chứng minh chia hết nhờ phân tích thành nhân tử', (_, turn) => {
    const [a, b] = (
      [
        [2, 1],
        [3, 1],
        [4, 1],
      ] as const
    )[turn]!;
    // (n + a)² − (n − b)² with a + b = s: s(2n + a − b)
    const s = a + b;
    const rest = a - b;
    return {
      ask: [
        `Chứng minh rằng với mọi số nguyên $n$, giá trị của biểu thức $(n + ${a})^2 - (n - ${b})^2$ luôn chia hết cho ${s}.`,
        `Với mỗi số nguyên $n$, xét hiệu $(n + ${a})^2 - (n - ${b})^2$. Bạn Tú khẳng định hiệu này luôn là bội của ${s}. Hãy chứng minh khẳng định đó.`,
        `Hai hình vuông có cạnh $n + ${a}$ và $n - ${b}$ (cm), $n$ là số nguyên lớn hơn ${b}. Chứng tỏ số đo hiệu hai diện tích (cm²) chia hết cho ${s}.`,
      ],
      solution: `Áp dụng $A^2 - B^2 = (A - B)(A + B)$ với $A = n + ${a}$, $B = n - ${b}$.\n$A - B = (n + ${a}) - (n - ${b}) = ${s}$.\n$A + B = (n + ${a}) + (n - ${b}) = 2n + ${rest}$.\nVậy hiệu bằng $${s}(2n + ${rest})$; $2n + ${rest}$ là số nguyên nên hiệu chia hết cho ${s}.`,
    };
  }),
]);

const fractions: readonly Template[] = unit(8, 'Phân thức đại số', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận biết phân thức đại số', [
    [
      'Biểu thức nào sau đây không phải là phân thức đại số?',
      '$\\dfrac{\\sqrt{x}}{x + 1}$',
      [
        ['$\\dfrac{x - 1}{x^2 + 1}$', 'cho rằng mẫu không được chứa biến'],
        ['$x^2 + 3$', 'quên rằng mỗi đa thức cũng là một phân thức'],
        ['$\\dfrac{5}{x}$', 'cho rằng tử phải chứa biến'],
      ],
      'Phân thức có tử và mẫu là các đa thức; $\\sqrt{x}$ không phải là đa thức.',
    ],
    [
      'Tử thức và mẫu thức của phân thức $\\dfrac{x + 2}{3y - 1}$ lần lượt là:',
      '$x + 2$ và $3y - 1$',
      [
        ['$3y - 1$ và $x + 2$', 'đổi chỗ tử và mẫu'],
        ['$x$ và $3y$', 'chỉ lấy hạng tử chứa biến'],
        ['$2$ và $-1$', 'chỉ lấy các số hạng tự do'],
      ],
      'Trong $\\dfrac{A}{B}$, $A$ là tử thức, $B$ là mẫu thức.',
    ],
    [
      'Một người đi $s$ km trong $t + 1$ giờ. Vận tốc trung bình (km/h) được viết bằng phân thức nào?',
      '$\\dfrac{s}{t + 1}$',
      [
        ['$\\dfrac{t + 1}{s}$', 'đổi chỗ tử và mẫu'],
        ['$s(t + 1)$', 'nhân quãng đường với thời gian'],
        ['$\\dfrac{s}{t} + 1$', 'chia cho riêng $t$'],
      ],
      'Vận tốc bằng quãng đường chia cho thời gian.',
    ],
  ]),
  mc('M1', 'chia hai phân thức', (r) => {
    const [a, b] = [r.int(2, 5), r.int(6, 9)];
    const f = (over: string, under: string) => `$\\dfrac{${over}}{${under}}$`;
    return {
      ask: [
        `Kết quả của phép chia $\\dfrac{${a}}{x + 1} : \\dfrac{${b}}{y}$ là:`,
        `Thực hiện phép tính $\\dfrac{${a}}{x + 1} : \\dfrac{${b}}{y}$ (với $x \\ne -1$, $y \\ne 0$).`,
        `Thương của hai phân thức $\\dfrac{${a}}{x + 1}$ và $\\dfrac{${b}}{y}$ bằng:`,
      ],
      right: f(`${a}y`, `${b}(x + 1)`),
      wrong: [
        [f(`${a * b}`, 'y(x + 1)'), 'nhân thay vì chia'],
        [f(`${b}(x + 1)`, `${a}y`), 'nghịch đảo phân thức bị chia'],
        [f(`${a}y`, `${b}x + 1`), 'quên dấu ngoặc khi nhân'],
      ],
      why: `$\\dfrac{${a}}{x + 1} : \\dfrac{${b}}{y} = \\dfrac{${a}}{x + 1} \\cdot \\dfrac{y}{${b}} = \\dfrac{${a}y}{${b}(x + 1)}$.`,
    };
  }),
  mc('M1', 'cộng hai phân thức cùng mẫu', (r) => {
    const [a, b, c] = [r.int(1, 4), r.int(5, 9), r.int(2, 6)];
    const f = (over: string, under: string) => `$\\dfrac{${over}}{${under}}$`;
    return {
      ask: [
        `Tổng $\\dfrac{x + ${a}}{x - ${c}} + \\dfrac{x + ${b}}{x - ${c}}$ bằng:`,
        `Cộng hai phân thức $\\dfrac{x + ${a}}{x - ${c}}$ và $\\dfrac{x + ${b}}{x - ${c}}$, ta được:`,
        `Hai vòi nước mỗi giờ lần lượt chảy được $\\dfrac{x + ${a}}{x - ${c}}$ và $\\dfrac{x + ${b}}{x - ${c}}$ (bể), $x > ${c}$. Cùng chảy, mỗi giờ được (bể):`,
      ],
      right: f(`2x + ${a + b}`, `x - ${c}`),
      wrong: [
        [f(`2x + ${a + b}`, `2x - ${2 * c}`), 'cộng cả hai mẫu'],
        [f(`x^2 + ${a + b}`, `x - ${c}`), 'nhân $x$ với $x$ thay vì cộng'],
        [f(`2x + ${a * b}`, `x - ${c}`), 'nhân hai hệ số tự do'],
      ],
      why: `Giữ nguyên mẫu, cộng các tử: $(x + ${a}) + (x + ${b}) = 2x + ${a + b}$.`,
    };
  }),
  mc('M2', 'rút gọn phân thức nhờ phân tích tử và mẫu', (r) => {
    const a = r.int(2, 7);
    const f = (over: string, under: string) => `$\\dfrac{${over}}{${under}}$`;
    return {
      ask: [
        `Rút gọn phân thức $\\dfrac{x^2 - ${a * a}}{x^2 + ${a}x}$, ta được:`,
        `Phân thức $\\dfrac{x^2 - ${a * a}}{x^2 + ${a}x}$ (với $x \\ne 0$, $x \\ne -${a}$) bằng:`,
        `Tỉ số diện tích của hai mảnh vườn là $\\dfrac{x^2 - ${a * a}}{x^2 + ${a}x}$, $x > ${a}$. Tỉ số đó rút gọn thành:`,
      ],
      right: f(`x - ${a}`, 'x'),
      wrong: [
        [f(`x + ${a}`, 'x'), 'rút gọn nhầm nhân tử'],
        [f(`-${a}`, 'x'), 'gạch $x^2$ ở tử và mẫu'],
        [f(`x - ${a}`, `x + ${a}`), 'đặt nhầm nhân tử chung của mẫu'],
      ],
      why: `$\\dfrac{(x - ${a})(x + ${a})}{x(x + ${a})} = \\dfrac{x - ${a}}{x}$.`,
    };
  }),
  fb('M1', 'giá trị của biến để phân thức không xác định', (r) => {
    const [a, b, c] = [r.int(2, 4), r.int(2, 8), r.int(1, 9)];
    return {
      ask: [
        `Phân thức $\\dfrac{x + ${c}}{${a}x - ${a * b}}$ không xác định khi $x$ bằng bao nhiêu?`,
        `Tìm giá trị của $x$ làm cho mẫu của phân thức $\\dfrac{x + ${c}}{${a}x - ${a * b}}$ bằng 0.`,
        `Máy tính báo lỗi khi tính giá trị của phân thức $\\dfrac{x + ${c}}{${a}x - ${a * b}}$ tại một giá trị của $x$. Đó là giá trị nào?`,
      ],
      is: b,
      why: `Phân thức không xác định khi mẫu bằng 0: $${a}x - ${a * b} = 0$, $x = ${b}$.`,
    };
  }),
  tf('M1', 'phân thức có tử và mẫu rút gọn được', (r) => {
    const [a, b] = [r.int(2, 6), r.int(7, 12)];
    return {
      ask: [
        `Cho phân thức $A = \\dfrac{${b}x - ${a * b}}{x^2 - ${a * a}}$.`,
        `Xét biểu thức $A = \\dfrac{${b}x - ${a * b}}{x^2 - ${a * a}}$, trong đó $x$ là biến.`,
        `Bạn Hà lập bảng giá trị của phân thức $A = \\dfrac{${b}x - ${a * b}}{x^2 - ${a * a}}$ với các số nguyên $x$.`,
      ],
      say: [
        [
          `Điều kiện xác định của $A$ là $x \\ne ${a}$ và $x \\ne -${a}$.`,
          `Điều kiện xác định của $A$ là $x \\ne ${a}$.`,
          `$x^2 - ${a * a} = (x - ${a})(x + ${a}) \\ne 0$.`,
        ],
        [
          `Tử thức của $A$ bằng $${b}(x - ${a})$.`,
          `Tử thức của $A$ bằng $${b}(x - ${a * b})$.`,
          `$${b}x - ${a * b} = ${b}(x - ${a})$.`,
        ],
        [
          `Rút gọn: $A = \\dfrac{${b}}{x + ${a}}$.`,
          `Rút gọn: $A = \\dfrac{${b}}{x - ${a}}$.`,
          `chia cả tử và mẫu cho $x - ${a}$.`,
        ],
        [
          `Khi $x = 0$, giá trị của $A$ là $${fraction(b, a)}$.`,
          `Khi $x = 0$, giá trị của $A$ là $0$.`,
          `$\\dfrac{-${a * b}}{-${a * a}} = ${fraction(b, a)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'giá trị nguyên của phân thức', (r) => {
    const [a, k] = [r.int(1, 5), r.pick([2, 3, 5])];
    // (x + a + k)/(x + a) = 1 + k/(x + a)
    const over = a + k;
    const values = [-k, -1, 1, k].map((one) => one - a);
    return {
      ask: [
        `Cho phân thức $A = \\dfrac{x^2 + ${over}x}{x^2 + ${a === 1 ? '' : a}x}$. Rút gọn $A$ và tìm các số nguyên $x$ để giá trị của $A$ là số nguyên.`,
        `Rút gọn biểu thức $A = \\dfrac{x^2 + ${over}x}{x^2 + ${a === 1 ? '' : a}x}$. Với những số nguyên $x$ nào thì $A$ nhận giá trị nguyên?`,
        `Bạn Phong viết $A = \\dfrac{x^2 + ${over}x}{x^2 + ${a === 1 ? '' : a}x}$ dưới dạng tổng của một số nguyên và một phân thức có tử là hằng số để tìm các số nguyên $x$ sao cho $A$ là số nguyên. Hãy làm giúp Phong.`,
      ],
      solution: `Điều kiện: $x \\ne 0$ và $x \\ne -${a}$.\n$A = \\dfrac{x(x + ${over})}{x(x + ${a})} = \\dfrac{x + ${over}}{x + ${a}} = 1 + \\dfrac{${k}}{x + ${a}}$.\nVới $x$ nguyên, $A$ nguyên khi $x + ${a}$ là ước của ${k}: $x + ${a} \\in \\{-${k};\\,-1;\\,1;\\,${k}\\}$.\nSuy ra $x \\in \\{${values.join(';\\,')}\\}$${values.includes(0) ? `; loại $x = 0$ do điều kiện. Vậy $x \\in \\{${values.filter((one) => one !== 0).join(';\\,')}\\}$` : ' (đều thoả mãn điều kiện)'}.`,
    };
  }),
]);

const equations: readonly Template[] = unit(8, 'Phương trình bậc nhất', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'số nghiệm của phương trình', [
    [
      'Phương trình $0 \\cdot x = 5$:',
      'vô nghiệm',
      [
        ['có nghiệm $x = 5$', 'bỏ qua hệ số 0'],
        ['có nghiệm $x = 0$', 'cho rằng 0 luôn là nghiệm'],
        ['có vô số nghiệm', 'nhầm với phương trình $0 \\cdot x = 0$'],
      ],
      'Vế trái luôn bằng 0 với mọi $x$, khác 5, nên phương trình vô nghiệm.',
    ],
    [
      'Phương trình nào sau đây có vô số nghiệm?',
      '$2(x + 1) = 2x + 2$',
      [
        ['$2x + 1 = 2x + 2$', 'không để ý hai hằng số khác nhau'],
        ['$2x = x$', 'quên nghiệm duy nhất $x = 0$'],
        ['$3x = 6$', 'nhầm với phương trình bậc nhất có một nghiệm'],
      ],
      'Hai vế bằng nhau với mọi giá trị của $x$.',
    ],
    [
      'Bạn Nam giải phương trình $3x - 3 = 3x + 1$ và được $0 \\cdot x = 4$. Nam kết luận thế nào thì đúng?',
      'Phương trình vô nghiệm',
      [
        ['Phương trình có nghiệm $x = 4$', 'bỏ qua hệ số 0'],
        ['Phương trình có vô số nghiệm', 'nhầm với $0 \\cdot x = 0$'],
        ['Phương trình có nghiệm $x = 0$', 'chia 0 cho 4'],
      ],
      'Không có giá trị nào của $x$ làm cho $0 \\cdot x$ bằng 4.',
    ],
  ]),
  mc('M1', 'lập phương trình từ câu nói', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(3, 9), r.int(20, 60)];
    return {
      ask: [
        `Gấp ${a} lần số $x$ rồi cộng thêm ${b} thì được ${c}. Phương trình là:`,
        `Bạn Vân mua ${a} quyển vở giá $x$ nghìn đồng và một chiếc bút giá ${b} nghìn đồng, hết ${c} nghìn đồng. Phương trình biểu thị điều đó là:`,
        `Mỗi ngày bác Tư thu hoạch $x$ kg rau, sau ${a} ngày cộng với ${b} kg có sẵn được ${c} kg. Ta có phương trình:`,
      ],
      right: `$${a}x + ${b} = ${c}$`,
      wrong: [
        [`$${a}(x + ${b}) = ${c}$`, `nhân cả ${b} với ${a}`],
        [`$${a}x - ${b} = ${c}$`, 'trừ thay vì cộng'],
        [`$x + ${a + b} = ${c}$`, 'cộng thay vì nhân'],
      ],
      why: `Gấp ${a} lần là $${a}x$, cộng thêm ${b} được $${a}x + ${b}$, bằng ${c}.`,
    };
  }),
  mc('M1', 'kiểm tra nghiệm bằng cách thay số', (r) => {
    const [x, a, b] = [r.int(2, 6), r.int(2, 5), r.int(1, 9)];
    return {
      ask: [
        `Số $x = ${x}$ là nghiệm của phương trình nào?`,
        `Phương trình nào sau đây nhận $x = ${x}$ làm nghiệm?`,
        `Thay $x = ${x}$ vào hai vế, phương trình nào cho hai vế bằng nhau?`,
      ],
      right: `$${a}x + ${b} = ${a * x + b}$`,
      wrong: [
        [`$${a}x - ${b} = ${a * x + b}$`, 'nhầm dấu của số hạng tự do'],
        [`$${a}x + ${b} = ${a + x + b}$`, 'cộng hệ số với ẩn thay vì nhân'],
        [`$x + ${b} = ${a * x + b}$`, 'bỏ sót hệ số của ẩn'],
        `$${a + 1}x + ${b} = ${a * x + b}$`,
      ],
      why: `$${a} \\cdot ${x} + ${b} = ${a * x + b}$ nên $x = ${x}$ là nghiệm.`,
    };
  }),
  mc('M2', 'phương trình có ẩn ở hai vế', (r) => {
    const [x, a, b, c] = [r.int(2, 8), r.int(5, 9), r.int(2, 4), r.int(1, 9)];
    const d = (a - b) * x + c;
    return {
      ask: [
        `Nghiệm của phương trình $${a}x + ${c} = ${b}x + ${d}$ là:`,
        `Hai cửa hàng cho thuê xe tính tiền (nghìn đồng) cho $x$ giờ lần lượt là $${a}x + ${c}$ và $${b}x + ${d}$. Hai số tiền bằng nhau khi $x$ bằng:`,
        `Giải phương trình $${a}x + ${c} = ${b}x + ${d}$, ta được:`,
      ],
      right: `$x = ${x}$`,
      wrong: [
        [`$x = ${fraction(c + d, a - b)}$`, `chuyển ${c} sang vế phải mà không đổi dấu`],
        [`$x = ${fraction(d - c, a + b)}$`, 'chuyển số hạng chứa ẩn mà không đổi dấu'],
        [`$x = ${(a - b) * x}$`, 'quên chia cho hệ số của ẩn'],
      ],
      why: `$${a}x - ${b}x = ${d} - ${c}$, $${a - b}x = ${d - c}$, $x = ${x}$.`,
    };
  }),
  fb('M1', 'nghiệm của phương trình dạng ax + b = 0', (r) => {
    const [a, x] = [r.int(2, 8), r.int(2, 12)];
    return {
      ask: [
        `Tìm nghiệm của phương trình $${a}x - ${a * x} = 0$.`,
        `Phương trình $${a}x - ${a * x} = 0$ có nghiệm $x$ bằng bao nhiêu?`,
        `Số dư tài khoản của bạn Kiên (nghìn đồng) sau $x$ tuần là $${a}x - ${a * x}$. Sau bao nhiêu tuần thì số dư bằng 0?`,
      ],
      is: x,
      why: `$${a}x = ${a * x}$, $x = ${a * x} : ${a} = ${x}$.`,
    };
  }),
  fb('M2', 'bài toán chia hàng vào hai kho', (r, turn) => {
    // The classes of the second wording have no more than 44 pupils.
    const [a, b] = turn === 1 ? [r.int(32, 38), r.int(1, 3)] : [r.int(20, 40), r.int(4, 15)];
    const [first, second] = [a + 2 * b, a];
    const total = first + second;
    return {
      ask: [
        `Hai kho có tất cả ${total} tấn thóc. Nếu chuyển ${b} tấn từ kho I sang kho II thì số thóc ở hai kho bằng nhau. Lúc đầu kho I có bao nhiêu tấn thóc?`,
        `Hai lớp 8A và 8B có ${total} học sinh. Nếu chuyển ${b} bạn từ lớp 8A sang lớp 8B thì số học sinh hai lớp bằng nhau. Lúc đầu lớp 8A có bao nhiêu học sinh?`,
        `Hai thùng có ${total} lít dầu. Rót ${b} lít từ thùng lớn sang thùng nhỏ thì hai thùng có lượng dầu bằng nhau. Lúc đầu thùng lớn có bao nhiêu lít dầu?`,
      ],
      is: first,
      why: `Gọi số cần tìm là $x$, số kia là $${total} - x$. Phương trình: $x - ${b} = ${total} - x + ${b}$, $2x = ${total + 2 * b}$, $x = ${first}$.`,
    };
  }),
  tf('M2', 'hai gói cước gửi xe', (r, turn) => {
    const way = turn === 1 ? 'gói' : 'cách';
    const [p, q, k] = [r.int(2, 3), r.int(4, 5), r.int(10, 20)];
    const fixed = (q - p) * k;
    return {
      ask: [
        `Bãi xe có hai cách tính tiền tháng: cách I trả ${fixed} nghìn đồng và ${p} nghìn đồng cho mỗi lượt gửi; cách II trả ${q} nghìn đồng mỗi lượt. Gọi $x$ là số lượt gửi trong tháng.`,
        `Phòng tập có hai gói: gói I phí cố định ${fixed} nghìn đồng và ${p} nghìn đồng mỗi buổi; gói II ${q} nghìn đồng mỗi buổi, không phí cố định. Gọi $x$ là số buổi tập trong tháng.`,
        `Thư viện cho mượn sách theo hai cách: cách I đóng ${fixed} nghìn đồng và thêm ${p} nghìn đồng mỗi quyển; cách II ${q} nghìn đồng mỗi quyển. Gọi $x$ là số quyển mượn.`,
      ],
      say: [
        [
          `Số tiền theo ${way} I là $${p}x + ${fixed}$ (nghìn đồng).`,
          `Số tiền theo ${way} I là $${fixed}x + ${p}$ (nghìn đồng).`,
          `khoản cố định ${fixed} nghìn đồng không phụ thuộc $x$.`,
        ],
        [
          `Số tiền theo hai ${way} bằng nhau khi $${p}x + ${fixed} = ${q}x$.`,
          `Số tiền theo hai ${way} bằng nhau khi $${p}x + ${fixed} + ${q}x = 0$.`,
          'cho hai biểu thức số tiền bằng nhau.',
        ],
        [
          `Hai số tiền bằng nhau khi $x = ${k}$.`,
          `Hai số tiền bằng nhau khi $x = ${fixed}$.`,
          `$${q - p === 1 ? '' : q - p}x = ${fixed}$ nên $x = ${k}$.`,
        ],
        [
          `Khi $x = ${k + 5}$, ${way} I rẻ hơn.`,
          `Khi $x = ${k + 5}$, ${way} II rẻ hơn.`,
          `${way} I: $${p} \\cdot ${k + 5} + ${fixed} = ${p * (k + 5) + fixed}$; ${way} II: $${q} \\cdot ${k + 5} = ${q * (k + 5)}$ (nghìn đồng).`,
        ],
      ],
    };
  }),
  ew('M3', 'năng suất tăng nên xong trước thời hạn', (r, turn) => {
    const [what, unit] = (
      [
        ['áo', 'chiếc'],
        ['cây', 'cây'],
        ['ghế', 'chiếc'],
      ] as const
    )[turn]!;
    const [p, more, days] = [10 * r.int(3, 6), 5 * r.int(1, 2), r.int(1, 3)];
    // p·t = (p + more)(t − days) − extra
    const t = r.int(10, 16);
    const extra = (p + more) * (t - days) - p * t;
    if (extra <= 0 || extra > 60) throw new TooFewDistractors('no surplus');
    return {
      ask: [
        `Một tổ may dự định mỗi ngày may ${p} chiếc áo. Thực tế mỗi ngày tổ may được ${p + more} chiếc nên hoàn thành trước thời hạn ${days} ngày và còn may thêm được ${extra} chiếc. Tính số áo tổ dự định may.`,
        `Theo kế hoạch, mỗi ngày đội trồng ${p} cây. Do cải tiến, mỗi ngày đội trồng ${p + more} cây, vì vậy xong sớm ${days} ngày và trồng vượt mức ${extra} cây. Theo kế hoạch đội phải trồng bao nhiêu cây?`,
        `Xưởng mộc nhận làm một số ghế, dự định mỗi ngày làm ${p} chiếc. Xưởng đã làm ${p + more} chiếc mỗi ngày nên xong trước ${days} ngày, lại làm dư ${extra} chiếc. Hỏi xưởng nhận làm bao nhiêu chiếc ghế?`,
      ],
      solution: `Gọi số ngày dự định là $x$ ($x > ${days}$). Số ${what} dự định là $${p}x$.\nThực tế làm trong $x - ${days}$ ngày, được $${p + more}(x - ${days})$ ${unit}.\nPhương trình: $${p + more}(x - ${days}) = ${p}x + ${extra}$.\n$${p + more}x - ${(p + more) * days} = ${p}x + ${extra} \\Leftrightarrow ${more}x = ${extra + (p + more) * days} \\Leftrightarrow x = ${t}$ (thoả mãn).\nSố ${what} dự định: $${p} \\cdot ${t} = ${p * t}$ (${unit}).`,
    };
  }),
]);

const linear: readonly Template[] = unit(8, 'Hàm số bậc nhất', ({ mc, fb }) => [
  mc('M1', 'giá trị của hàm số bậc nhất', (r) => {
    const [a, b, x] = [r.int(2, 6), r.int(1, 3), r.int(2, 5)];
    return {
      ask: [
        `Cho hàm số $f(x) = ${a}x - ${b}$. Giá trị $f(${x})$ bằng:`,
        `Lãi (nghìn đồng) khi bán $x$ ổ bánh là $f(x) = ${a}x - ${b}$. Bán ${x} ổ bánh thì lãi (nghìn đồng):`,
        `Với hàm số $y = ${a}x - ${b}$, khi $x = ${x}$ thì $y$ bằng:`,
      ],
      right: a * x - b,
      wrong: [
        [a * x + b, 'cộng thay vì trừ'],
        [a + x - b, 'cộng hệ số với $x$'],
        [a * (x - b), 'trừ trước rồi mới nhân'],
        a * x,
      ],
      why: `$${a} \\cdot ${x} - ${b} = ${a * x - b}$.`,
    };
  }),
  mc('M2', 'hàm số bậc nhất biết hệ số góc và một điểm', (r) => {
    const [a, x, y] = [r.pick([2, 3, -2, -3]), r.int(1, 3), r.int(1, 6)];
    const b = y - a * x;
    return {
      ask: [
        `Đường thẳng có hệ số góc $${a}$ và đi qua điểm $${pt(x, y)}$ là đồ thị của hàm số:`,
        `Hàm số bậc nhất có đồ thị song song với đường thẳng $y = ${a}x + 100$ và đi qua điểm $${pt(x, y)}$ là:`,
        `Nhiệt độ trong buồng lạnh ${a > 0 ? 'tăng' : 'giảm'} đều ${Math.abs(a)} °C mỗi giờ; sau ${x} giờ kể từ lúc bắt đầu đo, nhiệt độ là ${y} °C. Công thức tính nhiệt độ $y$ (°C) sau $x$ giờ là:`,
      ],
      right: `$y = ${poly([a, b])}$`,
      wrong: [
        [`$y = ${poly([a, y])}$`, 'lấy tung độ của điểm làm hệ số tự do'],
        [`$y = ${poly([a, y + a * x])}$`, 'nhầm dấu khi tìm hệ số tự do'],
        [`$y = ${poly([b === 0 ? 1 : b, a])}$`, 'đổi chỗ hai hệ số'],
        `$y = ${poly([a, -b])}$`,
      ],
      why: `$y = ${a}x + b$; thay $x = ${x}$, $y = ${y}$: $${y} = ${a} \\cdot ${x} + b$, $b = ${b}$.`,
    };
  }),
  fb('M2', 'giao điểm của hai đường thẳng', (r) => {
    const [x, a, c, b] = [r.int(1, 5), r.int(3, 6), r.int(1, 2), r.int(1, 6)];
    const y = a * x + b;
    const d = y - c * x;
    const second = c === 1 ? 'x' : `${c}x`;
    return {
      ask: [
        `Hai đường thẳng $y = ${a}x + ${b}$ và $y = ${second} + ${d}$ cắt nhau tại điểm có hoành độ bằng bao nhiêu?`,
        `Hai bể nước có mực nước (dm) sau $x$ giờ là $y = ${a}x + ${b}$ và $y = ${second} + ${d}$. Sau bao nhiêu giờ, mực nước hai bể bằng nhau?`,
        `Tìm hoành độ giao điểm của đồ thị hai hàm số $y = ${a}x + ${b}$ và $y = ${second} + ${d}$.`,
      ],
      is: x,
      why: `$${a}x + ${b} = ${second} + ${d}$, $${a - c}x = ${d - b}$, $x = ${x}$.`,
    };
  }),
]);

const pyramids: readonly Template[] = unit(8, 'Hình chóp đều', ({ mc, fb }) => [
  mc('M1', 'công thức của hình chóp đều', (_, turn) => {
    const [asked, right, wrong, why] = (
      [
        [
          'Diện tích xung quanh của hình chóp đều bằng:',
          'nửa chu vi đáy nhân với trung đoạn',
          [
            ['chu vi đáy nhân với trung đoạn', 'quên chia đôi'],
            ['nửa chu vi đáy nhân với chiều cao', 'nhầm trung đoạn với chiều cao'],
            ['diện tích đáy nhân với chiều cao', 'nhầm với thể tích hình lăng trụ'],
          ],
          'Mỗi mặt bên là tam giác có chiều cao là trung đoạn, nên tổng diện tích bằng nửa chu vi đáy nhân với trung đoạn.',
        ],
        [
          'Thể tích của hình chóp đều bằng:',
          'một phần ba tích của diện tích đáy và chiều cao',
          [
            ['tích của diện tích đáy và chiều cao', 'nhầm với hình lăng trụ'],
            ['một nửa tích của diện tích đáy và chiều cao', 'nhầm với diện tích tam giác'],
            ['một phần ba tích của diện tích đáy và trung đoạn', 'nhầm chiều cao với trung đoạn'],
          ],
          'Thể tích hình chóp bằng $\\dfrac{1}{3}$ thể tích hình lăng trụ có cùng đáy và chiều cao.',
        ],
        [
          'Trung đoạn của hình chóp đều là:',
          'đường cao kẻ từ đỉnh của mỗi mặt bên',
          [
            ['đoạn thẳng nối đỉnh với tâm của đáy', 'nhầm với chiều cao của hình chóp'],
            ['cạnh bên của hình chóp', 'nhầm với cạnh bên'],
            ['đường chéo của đáy', 'nhầm với một đoạn nằm trong đáy'],
          ],
          'Các mặt bên là tam giác cân bằng nhau; đường cao kẻ từ đỉnh chung của chúng gọi là trung đoạn.',
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown('hình chóp tứ giác đều $S.ABCD$', asked),
      right,
      wrong,
      why,
      figure: solid('pyramid'),
    };
  }),
  mc('M2', 'chiều cao của hình chóp từ thể tích', (r) => {
    const [a, h] = [r.int(3, 6), 3 * r.int(2, 4)];
    const v = (a * a * h) / 3;
    return {
      ask: [
        `Hình chóp tứ giác đều có thể tích ${v} cm³, cạnh đáy ${a} cm. Chiều cao của hình chóp (cm) là:`,
        `Khối gỗ hình chóp tứ giác đều có thể tích ${v} cm³, cạnh đáy dài ${a} cm. Khối gỗ cao (cm):`,
        `Một nhà kính hình chóp tứ giác đều chứa ${v} m³ không khí, cạnh đáy ${a} m. Chiều cao của nhà kính (m) là:`,
      ],
      right: h,
      wrong: [
        [h / 3, 'quên hệ số $\\dfrac{1}{3}$ trong công thức thể tích'],
        [`$${fraction(v, a)}$`, 'chia cho cạnh đáy thay vì diện tích đáy'],
        [`$${fraction(3 * v, 4 * a)}$`, 'chia cho chu vi đáy'],
        3 * h,
      ],
      why: `$V = \\dfrac{1}{3}Sh$ nên $h = \\dfrac{3V}{S} = \\dfrac{3 \\cdot ${v}}{${a}^2} = ${h}$.`,
    };
  }),
  fb('M2', 'trung đoạn từ diện tích xung quanh', (r) => {
    const a = 2 * r.int(2, 6);
    // The slant height is longer than half the base edge.
    const d = r.int(Math.max(5, a / 2 + 1), 12);
    return {
      ask: [
        `Hình chóp tứ giác đều có cạnh đáy ${a} cm, diện tích xung quanh ${2 * a * d} cm². Tính trung đoạn (cm) của hình chóp.`,
        `Mái che hình chóp tứ giác đều cạnh đáy ${a} m cần ${2 * a * d} m² bạt cho bốn mặt bên. Trung đoạn của mái dài bao nhiêu mét?`,
        `Đèn trang trí hình chóp tứ giác đều có cạnh đáy ${a} cm, bốn mặt bên dán hết ${2 * a * d} cm² giấy màu. Trung đoạn của đèn là bao nhiêu xăng-ti-mét?`,
      ],
      is: d,
      why: `Nửa chu vi đáy: $4 \\cdot ${a} : 2 = ${2 * a}$. Trung đoạn: $${2 * a * d} : ${2 * a} = ${d}$.`,
    };
  }),
]);

const data: readonly Template[] = unit(8, 'Dữ liệu và biểu đồ', ({ mc, set, fb, ew }) => [
  set('M1', 'tính hợp lí của dữ liệu, kết luận', [
    [
      'Muốn biết học sinh cả trường thích môn thể thao nào, nhóm khảo sát nên hỏi ai?',
      'Một số học sinh được chọn ngẫu nhiên ở tất cả các khối',
      [
        ['Các bạn trong đội bóng đá', 'không để ý các bạn ấy đều thích bóng đá'],
        ['Các bạn cùng bàn', 'cho rằng hỏi vài bạn là đủ'],
        ['Chỉ các bạn khối 8', 'bỏ sót các khối khác'],
      ],
      'Dữ liệu thu được phải đại diện cho toàn trường.',
    ],
    [
      'Bảng ghi nhiệt độ trưa của 5 ngày ở Hà Nội: 31; 33; 32; 230; 34 (°C). Số liệu nào không hợp lí?',
      '230',
      [
        ['31', 'chọn số nhỏ nhất'],
        ['34', 'chọn số ở cuối'],
        ['33', 'không xét ý nghĩa của số liệu'],
      ],
      'Nhiệt độ không khí không thể tới 230 °C.',
    ],
    [
      'Khảo sát 40 bạn thì 30 bạn thích học nhóm. Kết luận nào phù hợp với dữ liệu?',
      'Khoảng 75% số bạn được khảo sát thích học nhóm',
      [
        ['Mọi bạn trong trường đều thích học nhóm', 'kết luận cho cả những bạn không được hỏi'],
        ['30% số bạn được khảo sát thích học nhóm', 'lấy số bạn làm phần trăm'],
        ['Không ai thích học một mình', 'bỏ qua 10 bạn còn lại'],
      ],
      '$30 : 40 = 75\\%$; chỉ nói về những bạn được khảo sát.',
    ],
  ]),
  mc('M2', 'số liệu tăng bao nhiêu phần trăm', (r, turn) => {
    const first = r.pick([20, 40, 50]);
    const rate = r.pick([10, 20, 30, 50]);
    const second = first + (first * rate) / 100;
    const thing = ['số áo bán được', 'số cây trồng được', 'số khách đến thư viện'][turn]!;
    const third = second + r.pick([-5, 5, 8]);
    return {
      ask: [
        `Biểu đồ cột ở hình bên cho biết ${thing} trong ba tháng. Tháng 2 tăng bao nhiêu phần trăm so với tháng 1?`,
        `Theo biểu đồ ở hình bên về ${thing}, so với tháng 1 thì tháng 2 tăng:`,
        `Hình bên là biểu đồ về ${thing} trong ba tháng đầu năm. Tỉ lệ tăng của tháng 2 so với tháng 1 là:`,
      ],
      right: `${rate}%`,
      wrong: [
        [`${second - first}%`, 'lấy hiệu hai số liệu làm phần trăm'],
        [`${100 + rate}%`, 'lấy tỉ số phần trăm của tháng 2 so với tháng 1'],
        '15%',
        '25%',
      ],
      why: `Tăng $${second} - ${first} = ${second - first}$; tỉ lệ tăng: $\\dfrac{${second - first}}{${first}} = ${rate}\\%$.`,
      figure: chart('bar', ['Số áo', 'Số cây', 'Số khách'][turn]!, [
        ['Tháng 1', first],
        ['Tháng 2', second],
        ['Tháng 3', third],
      ]),
    };
  }),
  fb('M1', 'tổng số liệu trên biểu đồ cột', (r, turn) => {
    const values = [r.int(10, 20), r.int(12, 24), r.int(8, 18), r.int(15, 25)];
    const labels = [
      ['8A', '8B', '8C', '8D'],
      ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm'],
      ['Tổ 1', 'Tổ 2', 'Tổ 3', 'Tổ 4'],
    ][turn]!;
    return {
      ask: [
        'Biểu đồ ở hình bên cho biết số học sinh đăng kí tham quan của bốn lớp. Cả bốn lớp có bao nhiêu học sinh đăng kí?',
        'Số lượt mượn sách trong bốn ngày được vẽ ở hình bên. Tính tổng số lượt mượn của bốn ngày.',
        'Hình bên là biểu đồ số ki-lô-gam giấy vụn bốn tổ thu được. Bốn tổ thu được tất cả bao nhiêu ki-lô-gam?',
      ],
      is: values.reduce((total, one) => total + one, 0),
      why: `$${values.join(' + ')} = ${values.reduce((total, one) => total + one, 0)}$.`,
      figure: chart(
        'bar',
        ['Số học sinh', 'Số lượt', 'Ki-lô-gam'][turn]!,
        labels.map((label, at) => [label, values[at]!] as const),
      ),
    };
  }),
  ew('M3', 'biểu đồ gây hiểu nhầm và tỉ lệ thật', (r, turn) => {
    const first = 10 * r.int(8, 12);
    const second = first + r.pick([4, 6, 8]);
    const name = ['cửa hàng A và cửa hàng B', 'trường A và trường B', 'đội A và đội B'][turn]!;
    const thing = ['số xe đạp bán được', 'số cây trồng được', 'số sản phẩm làm được'][turn]!;
    const rate = Math.round((1000 * (second - first)) / first) / 10;
    return {
      ask: [0, 1, 2].map(
        (at) =>
          [
            `Bảng sau cho biết ${thing} của ${name}:`,
            `${thing[0]!.toUpperCase()}${thing.slice(1)} của ${name} được ghi trong bảng:`,
            `Người ta thống kê ${thing} của ${name} như sau:`,
          ][at]! +
          `\n${table(['', 'A', 'B'], ['Số lượng', first, second])}\nTrên một biểu đồ cột, trục đứng bắt đầu từ ${first - 10} nên cột của B trông cao hơn hẳn cột của A. Trên biểu đồ đó, cột của B cao gấp mấy lần cột của A? Thật ra số của B nhiều hơn số của A bao nhiêu phần trăm (làm tròn đến hàng phần mười)? Nên vẽ thế nào để người đọc không hiểu nhầm?`,
      ),
      solution: `Trên biểu đồ, cột A cao $${first} - ${first - 10} = 10$, cột B cao $${second} - ${first - 10} = ${second - first + 10}$ (đơn vị của trục).\nCột B cao gấp: $${second - first + 10} : 10 = ${n((second - first + 10) / 10)}$ (lần cột A).\nThực tế B nhiều hơn A: $\\dfrac{${second} - ${first}}{${first}} = \\dfrac{${second - first}}{${first}} ${Math.abs(rate - (100 * (second - first)) / first) < 1e-9 ? '=' : '\\approx'} ${n(rate)}\\%$.\nNên vẽ trục đứng bắt đầu từ 0 (hoặc ghi rõ trục bị cắt) để chiều cao các cột tỉ lệ với số liệu.`,
    };
  }),
]);

const chances: readonly Template[] = unit(8, 'Xác suất của biến cố', ({ mc, tf, ew }) => [
  mc('M1', 'xác suất khi quay đĩa chia đều', (r) => {
    const [all, red] = [r.pick([8, 10, 12]), r.int(3, 5)];
    if (all === 2 * red) throw new TooFewDistractors('one half');
    return {
      ask: [
        `Đĩa tròn được chia thành ${all} phần bằng nhau, trong đó có ${red} phần màu đỏ. Quay đĩa một lần, xác suất để mũi tên chỉ vào phần màu đỏ là:`,
        `Vòng quay may mắn có ${all} ô bằng nhau, ${red} ô có quà. Xác suất để một lượt quay trúng ô có quà bằng:`,
        `Có ${all} chiếc ghế giống nhau, ${red} chiếc dán số may mắn ở dưới. Bạn Hoa chọn ngẫu nhiên một chiếc. Xác suất để Hoa chọn được ghế có số may mắn là:`,
      ],
      right: `$${fraction(red, all)}$`,
      wrong: [
        [`$${fraction(red, all - red)}$`, 'so phần thuận lợi với phần còn lại'],
        [`$${fraction(all - red, all)}$`, 'tính xác suất của biến cố đối'],
        [`$${fraction(1, all)}$`, 'chỉ đếm một kết quả thuận lợi'],
      ],
      why: `Có ${all} kết quả đồng khả năng, ${red} kết quả thuận lợi: $\\dfrac{${red}}{${all}}${fraction(red, all) === `\\dfrac{${red}}{${all}}` ? '' : ` = ${fraction(red, all)}`}$.`,
    };
  }),
  tf('M2', 'hộp bút nhiều màu', (r, turn) => {
    const [blue, red, black] = [r.int(4, 6), r.int(2, 3), r.int(7, 9)];
    const all = blue + red + black;
    const what = ['chiếc bút', 'viên bi', 'chiếc tất'][turn]!;
    return {
      ask: [
        `Hộp có ${blue} bút xanh, ${red} bút đỏ và ${black} bút đen cùng kích thước. Lấy ngẫu nhiên một chiếc bút.`,
        `Trong túi có ${blue} viên bi xanh, ${red} viên bi đỏ, ${black} viên bi đen giống nhau về kích thước và khối lượng. Bạn Sơn lấy ngẫu nhiên một viên.`,
        `Ngăn kéo có ${blue} chiếc tất xanh, ${red} chiếc tất đỏ, ${black} chiếc tất đen cùng cỡ. Không nhìn, Lan lấy ra một chiếc.`,
      ],
      say: [
        [
          `Có ${all} kết quả đồng khả năng.`,
          'Có 3 kết quả đồng khả năng.',
          `mỗi ${what} là một kết quả: $${blue} + ${red} + ${black} = ${all}$; ba màu có số lượng khác nhau nên không đồng khả năng.`,
        ],
        [
          `Xác suất lấy được ${what} màu đỏ là $${fraction(red, all)}$.`,
          `Xác suất lấy được ${what} màu đỏ là $\\dfrac{1}{3}$.`,
          `có ${red} kết quả thuận lợi trong ${all} kết quả.`,
        ],
        [
          `Khả năng lấy được ${what} màu đen là cao nhất.`,
          'Ba màu có khả năng được lấy ra như nhau.',
          `số lượng màu đen (${black}) lớn nhất.`,
        ],
        [
          `Xác suất để ${what} lấy ra không có màu xanh là $${fraction(red + black, all)}$.`,
          `Xác suất để ${what} lấy ra không có màu xanh là $${fraction(blue, all)}$.`,
          `có $${red} + ${black} = ${red + black}$ kết quả thuận lợi.`,
        ],
      ],
    };
  }),
  ew('M3', 'tìm số bi từ xác suất', (r, turn) => {
    const [k, white] = [r.int(2, 5), r.int(4, 9)];
    // white of them; P(white) = 1/k before; with `more` white added the chance is 1/2.
    const all = k * white;
    const other = all - white;
    const more = other - white;
    if (more <= 0) throw new TooFewDistractors('enough already');
    const [one, two] = (
      [
        ['bi trắng', 'bi vàng'],
        ['hộp sữa', 'hộp bánh'],
        ['thẻ đỏ', 'thẻ xanh'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hộp có ${white} viên bi trắng và một số viên bi vàng cùng kích thước, khối lượng. Lấy ngẫu nhiên một viên, xác suất được bi trắng là $\\dfrac{1}{${k}}$. Hộp có bao nhiêu bi vàng? Cần thêm bao nhiêu bi trắng để xác suất được bi trắng bằng $\\dfrac{1}{2}$?`,
        `Thùng quà có ${white} hộp sữa, còn lại là hộp bánh, bọc giấy giống nhau. Bốc ngẫu nhiên một hộp, xác suất được hộp sữa là $\\dfrac{1}{${k}}$. Tính số hộp bánh. Phải bỏ thêm bao nhiêu hộp sữa để xác suất bốc được hộp sữa là $\\dfrac{1}{2}$?`,
        `Một bộ thẻ có ${white} thẻ đỏ, các thẻ khác màu xanh. Rút ngẫu nhiên một thẻ, xác suất được thẻ đỏ bằng $\\dfrac{1}{${k}}$. Có bao nhiêu thẻ xanh? Thêm bao nhiêu thẻ đỏ thì xác suất rút được thẻ đỏ bằng $\\dfrac{1}{2}$?`,
      ],
      solution: `Gọi $x$ là số ${two}. Xác suất được ${one}: $\\dfrac{${white}}{${white} + x} = \\dfrac{1}{${k}}$.\nSuy ra $${white} + x = ${k} \\cdot ${white} = ${all}$, $x = ${other}$.\nGọi $y$ là số ${one} thêm vào: $\\dfrac{${white} + y}{${all} + y} = \\dfrac{1}{2}$.\n$2(${white} + y) = ${all} + y$, $y = ${all} - ${2 * white} = ${more}$. Vậy có ${other} ${two} và cần thêm ${more} ${one}.`,
    };
  }),
]);

export const algebra8Third: readonly Template[] = [
  ...polynomials,
  ...factors,
  ...fractions,
  ...equations,
  ...linear,
  ...pyramids,
  ...data,
  ...chances,
];
