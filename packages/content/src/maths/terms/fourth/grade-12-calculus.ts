/** Grade 12, calculus: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, n, poly, type Template } from '../../template.ts';
import { graph, variation } from '../figure-kit.ts';
import { interval, shown } from '../figures/kit.ts';
import { pt, signed, sum, unit } from '../kit.ts';

/** Miscounts of the points where a graph turns. */
const counts = [
  [1, 'chỉ đếm một lần đồ thị đổi chiều'],
  [2, 'đếm nhầm số lần đồ thị đổi chiều'],
  [3, 'đếm cả giao điểm với trục hoành'],
  [0, 'cho rằng đồ thị không đổi chiều'],
] as const;

const turning: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'các điểm cực tiểu từ bảng biến thiên', (r) => {
    const k = r.pick([1, 2]);
    const c = r.int(-2, 3);
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên', 'Hàm số đạt cực tiểu tại:'),
      right: `$x = -${k}$ và $x = ${k}$`,
      wrong: [
        ['$x = 0$', 'chọn điểm cực đại'],
        [`$x = ${c - k ** 4}$`, 'lấy giá trị cực tiểu thay cho điểm cực tiểu'],
        [`$x = ${k}$`, 'bỏ sót một điểm cực tiểu'],
        `$x = -${k}$ và $x = 0$`,
      ],
      why: `Trong bảng, hàm số chuyển từ nghịch biến sang đồng biến tại $x = -${k}$ và tại $x = ${k}$.`,
      figure: variation('quartic', [1, -2 * k * k, c]),
    };
  }),
  mc('M1', 'số điểm cực trị đọc từ đồ thị', (_, turn) => {
    const [figure, is, why] = (
      [
        [
          graph('quartic', [0.5, -2, 1], [-3, 3], [-2, 4], { grid: true, extrema: false }),
          3,
          'Đồ thị đổi chiều lên, xuống tại ba điểm.',
        ],
        [
          graph('cubic', [1, 0, -3, 1], [-3, 3], [-4, 5], { grid: true, extrema: false }),
          2,
          'Đồ thị đi lên, đi xuống rồi lại đi lên, nên đổi chiều tại hai điểm.',
        ],
        [
          graph('cubic', [0.5, 0, 1, 0], [-3, 3], [-4, 4], { grid: true, extrema: false }),
          0,
          'Đồ thị luôn đi lên từ trái sang phải nên không đổi chiều.',
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown('hàm số $y = f(x)$ xác định trên $\\mathbb{R}$ có đồ thị', 'Số điểm cực trị của hàm số là:'),
      right: is,
      wrong: counts.filter(([one]) => one !== is),
      why,
      figure,
    };
  }),
  set('M1', 'hàm số đồng biến trên tập số thực', [
    [
      'Hàm số nào đồng biến trên $\\mathbb{R}$?',
      '$y = x^3 + x$',
      [
        ['$y = x^3 - 3x$', 'không xét dấu của hệ số của $x$'],
        ['$y = x^2 + 1$', 'chỉ xét $x > 0$'],
        ['$y = -x^3 - x$', 'bỏ qua dấu âm của hệ số cao nhất'],
      ],
      "$y' = 3x^2 + 1 > 0$ với mọi $x$.",
    ],
    [
      'Trong các hàm số sau, hàm số nghịch biến trên $\\mathbb{R}$ là:',
      '$y = -2x^3 - 5x$',
      [
        ['$y = -2x^3 + 5x$', 'không xét dấu của hệ số của $x$'],
        ['$y = -x^2$', 'chỉ xét $x > 0$'],
        ['$y = \\dfrac{1}{x}$', 'không xét tập xác định'],
      ],
      "$y' = -6x^2 - 5 < 0$ với mọi $x$.",
    ],
    [
      'Sản lượng luôn tăng theo thời gian $t$ được mô tả bởi hàm số nào (xét trên $\\mathbb{R}$)?',
      '$y = t^3 + 3t^2 + 4t$',
      [
        ['$y = t^3 - 3t^2$', 'chỉ xét số hạng bậc ba'],
        ['$y = t^4 + t$', 'cho rằng bậc chẵn với hệ số dương thì luôn tăng'],
        ['$y = 4t - t^3$', 'chỉ xét hệ số của $t$'],
      ],
      "$y' = 3t^2 + 6t + 4 = 3(t + 1)^2 + 1 > 0$ với mọi $t$.",
    ],
  ]),
  mc('M1', 'giá trị lớn nhất trên tập số thực từ bảng biến thiên', (r) => {
    const [k, c] = [r.pick([1, 2]), r.int(-3, 2)];
    const top = k ** 4 + c;
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên', 'Giá trị lớn nhất của hàm số trên $\\mathbb{R}$ bằng:'),
      right: top,
      wrong: [
        [k, 'lấy hoành độ của điểm cực đại'],
        [c, 'lấy giá trị cực tiểu'],
        [0, 'lấy hoành độ của điểm cực tiểu'],
        [-k, 'lấy hoành độ âm của điểm cực đại'],
      ],
      why: `Hai giá trị cực đại cùng bằng ${math(n(top))} và hàm số giảm về $-\\infty$ ở hai phía, nên giá trị lớn nhất là ${math(n(top))}.`,
      figure: variation('quartic', [-1, 2 * k * k, c]),
    };
  }),
  fb('M1', 'hiệu hai giá trị cực trị đọc từ đồ thị', (r) => {
    const [a, c] = [r.pick([0.5, 1, 1.5]), r.int(-1, 1)];
    return {
      ask: shown(
        'hàm số bậc ba $y = f(x)$ có đồ thị',
        'Giá trị cực đại lớn hơn giá trị cực tiểu của hàm số bao nhiêu đơn vị?',
      ),
      is: 4 * a,
      why: `Điểm cực đại của đồ thị là $${pt(-1, 2 * a + c)}$, điểm cực tiểu là $${pt(1, c - 2 * a)}$. Hiệu hai tung độ: $${n(2 * a + c)} - ${c - 2 * a < 0 ? `(${n(c - 2 * a)})` : n(c - 2 * a)} = ${n(4 * a)}$.`,
      figure: graph('cubic', [a, 0, -3 * a, c], [-3, 3], [-5, 5], { grid: true }),
    };
  }),
  tf('M1', 'bảng biến thiên có ba điểm cực trị', (r) => {
    const [k, c] = [r.pick([1, 2]), r.int(1, 4)];
    const low = c - k ** 4;
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên'),
      figure: variation('quartic', [1, -2 * k * k, c]),
      say: [
        [
          `Hàm số đồng biến trên khoảng ${interval(-k, 0)}.`,
          `Hàm số nghịch biến trên khoảng ${interval(-k, 0)}.`,
          `giữa $-${k}$ và 0, mũi tên trong bảng đi lên.`,
        ],
        ['Hàm số có ba điểm cực trị.', 'Hàm số có hai điểm cực trị.', `đạo hàm đổi dấu tại $-${k}$, 0 và ${k}.`],
        [
          `Giá trị cực đại của hàm số là ${c}.`,
          'Giá trị cực đại của hàm số là 0.',
          `tại $x = 0$ hàm số có giá trị ${c}.`,
        ],
        [
          `Giá trị nhỏ nhất của hàm số trên $\\mathbb{R}$ là $${low}$.`,
          `Giá trị nhỏ nhất của hàm số trên $\\mathbb{R}$ là $-${k}$.`,
          `hai giá trị cực tiểu cùng bằng $${low}$, ở hai đầu hàm số tăng ra $+\\infty$.`,
        ],
      ],
    };
  }),
  ew('M3', 'nồng độ thuốc tăng rồi giảm', (r, turn) => {
    const [k, a] = [r.int(2, 5), r.int(2, 9)];
    const f = `\\dfrac{${a}t}{t^2 + ${k * k}}`;
    return {
      ask: [
        `Nồng độ thuốc trong máu sau $t$ giờ uống thuốc là $C(t) = ${f}$ (mg/l), $t \\ge 0$. Nồng độ tăng trong khoảng thời gian nào, giảm trong khoảng thời gian nào? Tìm nồng độ cao nhất.`,
        `Sau $t$ ngày ($t \\ge 0$), nồng độ chất ô nhiễm trong hồ là $C(t) = ${f}$ (mg/l). Xét chiều biến thiên của $C(t)$ và cho biết nồng độ lớn nhất, đạt được lúc nào.`,
        `Tốc độ phản ứng tại thời điểm $t \\ge 0$ (phút) cho bởi $C(t) = ${f}$. Tìm các khoảng đồng biến, nghịch biến của $C(t)$ và giá trị cực đại của nó.`,
      ],
      solution: `$C'(t) = \\dfrac{${a}(t^2 + ${k * k}) - ${a}t \\cdot 2t}{(t^2 + ${k * k})^2} = \\dfrac{${a}(${k * k} - t^2)}{(t^2 + ${k * k})^2}$.\nVới $t \\ge 0$: $C'(t) = 0$ khi $t = ${k}$; $C'(t) > 0$ khi $0 \\le t < ${k}$, $C'(t) < 0$ khi $t > ${k}$.\nVậy $C(t)$ tăng từ $t = 0$ đến $t = ${k}$ và giảm sau đó.\n${turn === 2 ? 'Giá trị cực đại' : 'Nồng độ lớn nhất'}: $C(${k}) = \\dfrac{${a * k}}{${2 * k * k}} = ${fraction(a, 2 * k)}$${turn === 2 ? '' : ' (mg/l)'}, đạt được khi $t = ${k}$.`,
    };
  }),
]);

const curves: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'tiệm cận đứng từ bảng biến thiên', (r) => {
    const [p, a] = [r.int(1, 3), r.int(2, 4)];
    const d = r.pick([-1, 1]) * p;
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên', 'Đường tiệm cận đứng của đồ thị hàm số có phương trình:'),
      right: `$x = ${d}$`,
      wrong: [
        [`$x = ${a}$`, 'lấy giới hạn của hàm số ở vô cực'],
        [`$y = ${d}$`, 'viết nhầm thành đường thẳng nằm ngang'],
        [`$y = ${a}$`, 'chọn tiệm cận ngang'],
        `$x = ${-d}$`,
      ],
      why: `Khi $x$ dần đến $${d}$, giá trị của hàm số dần ra vô cực.`,
      figure: variation('rational', [a, 1, 1, -d]),
    };
  }),
  mc('M1', 'số đường tiệm cận của hàm phân thức', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(1, 6), r.int(1, 6)];
    const f = `\\dfrac{${a}x + ${b}}{x - ${c}}`;
    return {
      ask: [
        `Đồ thị hàm số $y = ${f}$ có bao nhiêu đường tiệm cận?`,
        `Tổng số tiệm cận đứng và tiệm cận ngang của đồ thị hàm số $y = ${f}$ là:`,
        `Xét đồ thị hàm số $y = ${f}$. Số đường tiệm cận của nó bằng:`,
      ],
      right: 2,
      wrong: [
        [1, 'chỉ tìm tiệm cận đứng'],
        [3, 'tính cả tiệm cận xiên'],
        [0, 'cho rằng đồ thị không có tiệm cận'],
      ],
      why: `Tiệm cận đứng $x = ${c}$ (mẫu bằng 0, tử khác 0) và tiệm cận ngang $y = ${a}$.`,
    };
  }),
  mc('M1', 'tung độ giao điểm với trục tung đọc từ đồ thị', (r) => {
    const c = r.pick([-3, -2, -1, 1, 2]);
    return {
      ask: shown('hàm số bậc ba $y = f(x)$ có đồ thị', 'Đồ thị cắt trục tung tại điểm có tung độ bằng:'),
      right: c,
      wrong: [
        [c + 2, 'lấy tung độ của điểm cực đại'],
        [c - 2, 'lấy tung độ của điểm cực tiểu'],
        [0, 'lấy hoành độ của giao điểm'],
        -c,
      ],
      why: `Đồ thị đi qua điểm $${pt(0, c)}$ trên trục tung.`,
      figure: graph('cubic', [1, 0, -3, c], [-3, 3], [-6, 5], { grid: true }),
    };
  }),
  set('M1', 'hàm số không có tiệm cận ngang', [
    [
      'Đồ thị hàm số nào không có tiệm cận ngang?',
      '$y = \\dfrac{x^2 + 1}{x - 1}$',
      [
        ['$y = \\dfrac{2x + 1}{x - 1}$', 'không so sánh bậc của tử và mẫu'],
        ['$y = \\dfrac{1}{x - 1}$', 'cho rằng tử là hằng số thì không có tiệm cận ngang'],
        ['$y = \\dfrac{3 - x}{x + 2}$', 'bỏ qua trường hợp hệ số âm'],
      ],
      'Tử có bậc lớn hơn mẫu nên $y$ dần ra vô cực khi $x$ dần ra vô cực.',
    ],
    [
      'Hàm số nào có đồ thị nhận trục hoành làm tiệm cận ngang?',
      '$y = \\dfrac{5}{x + 2}$',
      [
        ['$y = \\dfrac{x}{x + 2}$', 'cho rằng tử không có hệ số tự do thì giới hạn bằng 0'],
        ['$y = \\dfrac{x^2}{x + 2}$', 'không so sánh bậc của tử và mẫu'],
        ['$y = x + 2$', 'chọn hàm số không có tiệm cận'],
      ],
      '$\\dfrac{5}{x + 2}$ dần về 0 khi $x$ dần ra vô cực.',
    ],
    [
      'Đồ thị hàm số nào không có tiệm cận đứng?',
      '$y = \\dfrac{2x - 1}{x^2 + 1}$',
      [
        ['$y = \\dfrac{2x - 1}{x - 3}$', 'không tìm nghiệm của mẫu'],
        ['$y = \\dfrac{1}{x}$', 'quên giá trị $x = 0$'],
        ['$y = \\dfrac{x + 1}{x^2 - 4}$', 'chỉ xét bậc của mẫu'],
      ],
      'Mẫu $x^2 + 1$ luôn dương nên không có giá trị nào của $x$ làm hàm số ra vô cực.',
    ],
  ]),
  mc('M2', 'hai hệ số tìm từ tiệm cận trong hình', (r) => {
    const [a, b] = r.pick([
      [2, 1],
      [1, 2],
      [3, 1],
      [2, -1],
      [1, -2],
    ] as const);
    return {
      ask: shown(
        'hàm số $y = \\dfrac{ax + 4}{x - b}$ có đồ thị (hai tiệm cận vẽ nét đứt)',
        'Giá trị của $a + b$ bằng:',
      ),
      right: a + b,
      wrong: [
        [a - b, 'nhầm dấu của tiệm cận đứng'],
        [b - a, 'đổi dấu tiệm cận ngang'],
        [a * b, 'lấy tích thay cho tổng'],
        [-a - b, 'nhầm dấu cả hai tiệm cận'],
        a + b + 4,
      ],
      why: `Tiệm cận ngang $y = ${a}$ nên $a = ${a}$; tiệm cận đứng $x = ${b}$ nên $b = ${b}$. Vậy $a + b = ${a + b}$.`,
      figure: graph('rational', [a, 4, 1, -b], [-7, 7], [-6, 8], { grid: true, extrema: false }),
    };
  }),
  fb('M2', 'khoảng cách từ gốc toạ độ đến giao điểm hai tiệm cận', (r) => {
    const [p, q, d] = r.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
    ] as const);
    const c = r.int(1, 7);
    const f = `\\dfrac{${q}x + ${c}}{x - ${p}}`;
    return {
      ask: [
        `Gọi $I$ là giao điểm hai đường tiệm cận của đồ thị hàm số $y = ${f}$. Tính độ dài $OI$.`,
        `Tâm đối xứng của đồ thị hàm số $y = ${f}$ cách gốc toạ độ bao nhiêu đơn vị?`,
        `Hai tiệm cận của đồ thị hàm số $y = ${f}$ cắt nhau tại $I$. Khoảng cách từ $I$ đến gốc toạ độ $O$ bằng bao nhiêu?`,
      ],
      is: d,
      why: `Tiệm cận đứng $x = ${p}$, tiệm cận ngang $y = ${q}$, chúng cắt nhau tại điểm $(${p};\\,${q})$, cách gốc toạ độ $\\sqrt{${p}^2 + ${q}^2} = ${d}$.`,
    };
  }),
  tf('M2', 'hàm số có tiệm cận xiên', (r) => {
    const [m, k] = [r.int(1, 4), r.int(2, 3)];
    // y = x + m + k²/x
    const f = `\\dfrac{x^2 + ${m}x + ${k * k}}{x}`.replace('1x', 'x');
    return {
      ask: [
        `Cho hàm số $y = f(x) = ${f}$.`,
        `Chi phí trung bình (triệu đồng) để làm $x$ mẻ bánh được mô tả bởi $y = f(x) = ${f}$; xét hàm số này với mọi $x \\ne 0$.`,
        `Xét hàm số $y = f(x) = ${f}$ xác định với $x \\ne 0$.`,
      ],
      say: [
        [
          `$f(x) = x + ${m} + \\dfrac{${k * k}}{x}$.`,
          `$f(x) = x + ${m} + ${k * k}x$.`,
          'chia từng số hạng của tử cho $x$.',
        ],
        [
          `Đường thẳng $y = x + ${m}$ là tiệm cận xiên của đồ thị.`,
          `Đường thẳng $y = x$ là tiệm cận xiên của đồ thị.`,
          `hiệu $f(x) - (x + ${m}) = \\dfrac{${k * k}}{x}$ dần về 0 khi $x$ dần ra vô cực.`,
        ],
        [
          `Hàm số đạt cực tiểu tại $x = ${k}$.`,
          `Hàm số đạt cực tiểu tại $x = -${k}$.`,
          `$f'(x) = 1 - \\dfrac{${k * k}}{x^2}$ đổi dấu từ âm sang dương khi $x$ đi qua ${k}, từ dương sang âm khi đi qua $-${k}$.`,
        ],
        [
          `Với $x > 0$, giá trị nhỏ nhất của $f(x)$ là ${2 * k + m}.`,
          `Với $x > 0$, giá trị nhỏ nhất của $f(x)$ là ${k}.`,
          `$f(${k}) = ${k} + ${m} + ${k} = ${2 * k + m}$ là giá trị tại điểm cực tiểu duy nhất.`,
        ],
      ],
    };
  }),
  ew('M3', 'điểm có toạ độ nguyên trên đồ thị hàm phân thức', (r) => {
    const [a, b, k] = [r.int(2, 4), r.int(1, 4), r.pick([3, 5, 7])];
    const f = `\\dfrac{${sum([a, 'x'], [k - a * b, ''])}}{x - ${b}}`;
    const points = [-k, -1, 1, k].map((d) => [b + d, a + k / d] as const);
    return {
      ask: [
        `Cho hàm số $y = ${f}$ có đồ thị $(C)$. Tìm các điểm thuộc $(C)$ có cả hoành độ và tung độ là số nguyên.`,
        `Tìm tất cả các điểm có toạ độ nguyên trên đồ thị $(C)$ của hàm số $y = ${f}$, rồi chứng tỏ chúng chia thành các cặp đối xứng nhau qua giao điểm hai tiệm cận.`,
        `Đồ thị $(C)$ của hàm số $y = ${f}$ đi qua bao nhiêu điểm có hoành độ và tung độ đều là số nguyên? Nêu toạ độ các điểm đó.`,
      ],
      solution: `Viết lại $y = ${a} + \\dfrac{${k}}{x - ${b}}$ ($x \\ne ${b}$).\n$x$, $y$ nguyên khi và chỉ khi $x - ${b}$ là ước của ${k}: $x - ${b} \\in \\{-${k};\\,-1;\\,1;\\,${k}\\}$.\nCác điểm cần tìm: ${points.map((point) => `$${pt(...point)}$`).join(', ')}.\nCó 4 điểm; giao điểm hai tiệm cận $${pt(b, a)}$ là trung điểm của đoạn nối điểm thứ nhất với điểm thứ tư và của đoạn nối điểm thứ hai với điểm thứ ba.`,
    };
  }),
]);

const best: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ mc, fb, tf, ew }) => [
  fb('M1', 'thời điểm độ cao lớn nhất đọc từ đồ thị', (r, turn) => {
    const [p, c] = [[3, 2, 4][turn]!, r.int(1, 3)];
    return {
      ask: [
        'Đồ thị ở hình bên cho biết độ cao $y$ (m) của quả bóng sau $x$ giây kể từ lúc ném. Quả bóng lên cao nhất sau bao nhiêu giây?',
        'Hình bên vẽ đồ thị lợi nhuận $y$ (chục triệu đồng) theo số tấn hàng $x$ bán ra. Bán bao nhiêu tấn thì lợi nhuận lớn nhất?',
        'Hiệu suất $y$ (%) của một động cơ theo tốc độ quay $x$ (nghìn vòng/phút) có đồ thị ở hình bên. Hiệu suất lớn nhất khi $x$ bằng bao nhiêu?',
      ],
      is: p,
      why: `Điểm cao nhất của đồ thị là $${pt(p, p * p + c)}$, có hoành độ ${p}.`,
      figure: graph('quadratic', [-1, 2 * p, c], [-0.5, 2 * p + 1], [-1, p * p + c + 1], {
        grid: true,
        extrema: false,
      }),
    };
  }),
  fb('M2', 'số hàng mỗi lần đặt để chi phí thấp nhất', (r) => {
    const [a, x] = [r.pick([2, 4, 5]), 10 * r.int(2, 6)];
    const b = a * x * x;
    return {
      ask: [
        `Mỗi năm cửa hàng chi $C(x) = ${a}x + \\dfrac{${b}}{x}$ (nghìn đồng) cho việc đặt và lưu kho, với $x$ là số thùng mỗi lần đặt ($x > 0$). Chi phí thấp nhất khi $x$ bằng bao nhiêu?`,
        `Chi phí mỗi ki-lô-mét đường (nghìn đồng) của một tàu chạy với vận tốc $x$ (km/h, $x > 0$) là $C(x) = ${a}x + \\dfrac{${b}}{x}$. Tàu chạy với vận tốc bao nhiêu km/h thì chi phí thấp nhất?`,
        `Tìm $x > 0$ để hàm số $C(x) = ${a}x + \\dfrac{${b}}{x}$ đạt giá trị nhỏ nhất.`,
      ],
      is: x,
      why: `$C'(x) = ${a} - \\dfrac{${b}}{x^2} = 0$ khi $x^2 = ${b} : ${a} = ${x * x}$, $x = ${x}$; $C'$ đổi dấu từ âm sang dương tại đó.`,
    };
  }),
  mc('M1', 'hàm số doanh thu khi giảm giá', (r) => {
    const [p, q, k] = [10 * r.int(8, 15), 10 * r.int(12, 30), r.int(3, 8)];
    return {
      ask: [
        `Bán giá ${p} nghìn đồng một áo thì mỗi tháng bán được ${q} áo. Cứ giảm giá 1 nghìn đồng thì bán thêm ${k} áo. Nếu giảm $x$ nghìn đồng, doanh thu (nghìn đồng) là:`,
        `Rạp bán vé giá ${p} nghìn đồng thì có ${q} khách; giảm mỗi 1 nghìn đồng có thêm ${k} khách. Giảm giá vé $x$ nghìn đồng thì tiền thu được (nghìn đồng) bằng:`,
        `Nhà hàng bán ${q} suất ăn mỗi ngày với giá ${p} nghìn đồng; cứ hạ giá 1 nghìn đồng thì bán thêm ${k} suất. Hàm số doanh thu khi hạ $x$ nghìn đồng là:`,
      ],
      right: `$(${p} - x)(${q} + ${k}x)$`,
      wrong: [
        [`$(${p} - x)(${q} + x)$`, `quên nhân $x$ với ${k}`],
        [`$(${p} + x)(${q} - ${k}x)$`, 'nhầm chiều tăng, giảm'],
        [`$${p * q} + ${k}x$`, 'không tính giá mới'],
      ],
      why: `Giá mới là $${p} - x$, số lượng bán là $${q} + ${k}x$; doanh thu bằng tích của chúng.`,
    };
  }),
  mc('M1', 'điểm tối ưu từ đạo hàm viết thành tích', (r) => {
    const a = r.int(2, 6);
    return {
      ask: [
        `Cắt ở mỗi góc của tấm bìa hình vuông cạnh ${6 * a} cm một hình vuông cạnh $x$ (cm) rồi gấp thành hộp không nắp. Thể tích hộp $V(x)$, $0 < x < ${3 * a}$, có $V'(x) = 12(x - ${a})(x - ${3 * a})$. Thể tích lớn nhất khi $x$ bằng:`,
        `Hộp không nắp gấp từ tấm bìa hình vuông cạnh ${6 * a} cm có chiều cao $x$ (cm) và thể tích $V(x)$, $0 < x < ${3 * a}$. Biết $V'(x) = 12(x - ${a})(x - ${3 * a})$, hộp chứa được nhiều nhất khi $x$ bằng:`,
        `Trên khoảng $(0;\\,${3 * a})$, hàm số $V(x)$ có $V'(x) = 12(x - ${a})(x - ${3 * a})$. Hàm số đạt giá trị lớn nhất tại $x$ bằng:`,
      ],
      right: a,
      wrong: [
        [3 * a, 'lấy nghiệm không thuộc khoảng đang xét'],
        [2 * a, 'lấy trung bình cộng hai nghiệm'],
        [12, 'lấy hệ số của đạo hàm'],
        [4 * a, 'cộng hai nghiệm'],
      ],
      why: `Trên khoảng đang xét, $V'(x)$ dương khi $x < ${a}$, âm khi $x > ${a}$, nên $V$ lớn nhất tại $x = ${a}$.`,
    };
  }),
  mc('M2', 'hình chữ nhật trong tam giác vuông', (r) => {
    const [a, b] = r.pick([
      [6, 8],
      [4, 10],
      [8, 12],
      [6, 10],
      [10, 14],
    ] as const);
    return {
      ask: [
        `Cắt từ tấm bìa tam giác vuông có hai cạnh góc vuông ${a} dm và ${b} dm một hình chữ nhật có hai cạnh nằm trên hai cạnh góc vuông. Diện tích lớn nhất (dm²) của hình chữ nhật là:`,
        `Mảnh đất hình tam giác vuông có hai cạnh góc vuông ${a} m và ${b} m. Người ta xây một nền nhà hình chữ nhật có một góc trùng với góc vuông. Diện tích lớn nhất (m²) của nền nhà là:`,
        `Trong tam giác vuông có hai cạnh góc vuông dài ${a} và ${b}, vẽ hình chữ nhật có một đỉnh là đỉnh góc vuông, đỉnh đối diện trên cạnh huyền. Diện tích lớn nhất của hình chữ nhật bằng:`,
      ],
      right: (a * b) / 4,
      wrong: [
        [(a * b) / 2, 'lấy diện tích tam giác'],
        [a * b, 'lấy tích hai cạnh góc vuông'],
        [(a * b) / 8, 'lấy một nửa kết quả đúng'],
        [a + b, 'lấy tổng hai cạnh góc vuông'],
      ],
      why: `Một cạnh là $x$ trên cạnh dài ${a}, cạnh kia là $${b} \\cdot \\dfrac{${a} - x}{${a}}$. Diện tích $${fraction(b, a)}x(${a} - x)$ lớn nhất khi $x = ${a / 2}$, bằng ${(a * b) / 4}.`,
    };
  }),
  mc('M2', 'đoạn thẳng đứng dài nhất giữa đường thẳng và parabol', (r) => {
    const [p, q] = r.pick([
      [-1, 3],
      [-2, 2],
      [0, 4],
      [-1, 1],
    ] as const);
    const m = r.pick([0, 1]);
    const d = (q - p) / 2;
    // line = parabola + (q - x)(x - p)
    const line = [m, r.int(0, 1) + 2] as [number, number];
    const f = [1, line[0] - (p + q), line[1] + p * q];
    return {
      ask: shown(
        'đường thẳng và parabol $y = x^2 + bx + c$ có đồ thị',
        `Hai đồ thị cắt nhau tại hai điểm có hoành độ $${p}$ và $${q}$. Đường thẳng $x = t$ với $${p} < t < ${q}$ cắt hai đồ thị tại $M$ và $N$. Độ dài lớn nhất của $MN$ là:`,
      ),
      right: d * d,
      wrong: [
        [2 * d, 'lấy khoảng cách giữa hai hoành độ'],
        [2 * d * d, 'nhân thêm với 2'],
        [d, 'lấy nửa khoảng cách giữa hai hoành độ'],
        [4 * d * d, 'bình phương cả khoảng cách'],
        d * d + 1,
      ],
      why: `$MN = ${p === 0 ? 't' : `(t ${signed(-p)})`}(${q} - t)$, lớn nhất khi $t = ${(p + q) / 2}$ và bằng $${n(d)}^2 = ${n(d * d)}$.`,
      figure: graph('quadratic', f, [Math.min(p - 1.5, -1), q + 1.5], [-5, 8], { grid: true, extrema: false, line }),
    };
  }),
  tf('M2', 'bể cá đáy vuông không nắp', (r) => {
    const a = r.int(2, 5);
    const v = 4 * a ** 3;
    return {
      ask: [
        `Người ta làm bể cá không nắp dạng hình hộp chữ nhật, đáy là hình vuông cạnh $x$ (dm, $x > 0$), thể tích ${v} dm³. Gọi $S(x)$ (dm²) là tổng diện tích các mặt kính.`,
        `Một thùng không nắp có đáy hình vuông cạnh $x$ (dm, $x > 0$), các mặt bên là hình chữ nhật vuông góc với đáy, chứa được ${v} dm³. Gọi $S(x)$ (dm²) là diện tích tôn làm thùng.`,
        `Hộp quà không nắp dạng hình hộp chữ nhật có đáy vuông cạnh $x$ (dm, $x > 0$) và thể tích ${v} dm³; $S(x)$ (dm²) là tổng diện tích năm mặt.`,
      ],
      say: [
        [
          `Chiều cao bằng $\\dfrac{${v}}{x^2}$ (dm).`,
          `Chiều cao bằng $\\dfrac{${v}}{4x}$ (dm).`,
          'thể tích bằng diện tích đáy $x^2$ nhân với chiều cao.',
        ],
        [
          `$S(x) = x^2 + \\dfrac{${4 * v}}{x}$.`,
          `$S(x) = 2x^2 + \\dfrac{${4 * v}}{x}$.`,
          `một đáy $x^2$ và bốn mặt bên, mỗi mặt $x \\cdot \\dfrac{${v}}{x^2}$.`,
        ],
        [
          `$S'(x) = 2x - \\dfrac{${4 * v}}{x^2}$.`,
          `$S'(x) = 2x + \\dfrac{${4 * v}}{x^2}$.`,
          `đạo hàm của $\\dfrac{${4 * v}}{x}$ là $-\\dfrac{${4 * v}}{x^2}$.`,
        ],
        [
          `$S(x)$ nhỏ nhất khi $x = ${2 * a}$.`,
          `$S(x)$ nhỏ nhất khi $x = ${a}$.`,
          `$S'(x) = 0$ khi $x^3 = ${2 * v}$, tức là $x = ${2 * a}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'vị trí trạm bơm để đường ống ngắn nhất', (r, turn) => {
    const [a, b, c, x, least] = r.pick([
      [3, 6, 12, 4, 15],
      [4, 8, 9, 3, 15],
      [3, 9, 16, 4, 20],
      [5, 10, 36, 12, 39],
    ] as const);
    const length = turn === 2 ? 'm' : 'km';
    return {
      ask: [
        `Hai làng $A$ và $B$ ở cùng một phía của một con sông thẳng, cách bờ sông lần lượt ${a} km và ${b} km; hình chiếu của hai làng trên bờ sông cách nhau ${c} km. Tìm vị trí trạm bơm $M$ trên bờ sông để tổng độ dài hai đường ống $MA + MB$ ngắn nhất và tính tổng đó.`,
        `Hai nhà máy $A$, $B$ nằm cùng phía của một đường ray thẳng, cách đường ray ${a} km và ${b} km; chân đường vuông góc kẻ từ hai nhà máy đến đường ray cách nhau ${c} km. Đặt ga $M$ trên đường ray ở đâu để $MA + MB$ nhỏ nhất? Tính giá trị nhỏ nhất.`,
        `Từ vị trí $A$ cách bờ tường thẳng ${a} m, một rô-bốt phải chạm tường tại $M$ rồi đến $B$ cách tường ${b} m (cùng phía với $A$); hai hình chiếu của $A$, $B$ trên tường cách nhau ${c} m. Xác định $M$ để quãng đường $MA + MB$ ngắn nhất và tính quãng đường đó.`,
      ],
      solution: `Gọi $H$, $K$ là hình chiếu của $A$, $B$; đặt $MH = x$ ($0 \\le x \\le ${c}$), $MK = ${c} - x$.\n$f(x) = MA + MB = \\sqrt{x^2 + ${a * a}} + \\sqrt{(${c} - x)^2 + ${b * b}}$.\n$f'(x) = \\dfrac{x}{\\sqrt{x^2 + ${a * a}}} - \\dfrac{${c} - x}{\\sqrt{(${c} - x)^2 + ${b * b}}}$; $f'(x) = 0$ khi $\\dfrac{x}{${a}} = \\dfrac{${c} - x}{${b}}$, tức là $x = ${x}$.\n$f'$ đổi dấu từ âm sang dương tại $x = ${x}$ nên $f$ nhỏ nhất tại đó.\nGiá trị nhỏ nhất: $\\sqrt{${x * x + a * a}} + \\sqrt{${(c - x) ** 2 + b * b}} = ${Math.sqrt(x * x + a * a)} + ${Math.sqrt((c - x) ** 2 + b * b)} = ${least}$ (${length}). Điểm $M$ cách hình chiếu của $A$ một khoảng ${x} ${length}.`,
    };
  }),
]);

const primitives: readonly Template[] = unit(12, 'Nguyên hàm', ({ mc, set, fb, tf, ew }) => [
  fb('M1', 'hằng số của nguyên hàm', (r) => {
    const [a, x, c] = [r.int(2, 3), r.int(1, 2), r.int(1, 9)];
    const value = x ** a + c;
    return {
      ask: [
        `Biết $F(x) = x^${a} + C$ và $F(${x}) = ${value}$. Tìm $C$.`,
        `Nguyên hàm $F(x) = x^${a} + C$ của một hàm số có đồ thị đi qua điểm $${pt(x, value)}$. Hằng số $C$ bằng bao nhiêu?`,
        `Sau $x$ giây chuyển động, một vật cách vạch mốc $F(x) = x^${a} + C$ (m). Khi $x = ${x}$, vật cách vạch mốc ${value} m. Tìm $C$.`,
      ],
      is: c,
      why: `$${x}^${a} + C = ${value}$, nên $C = ${value} - ${x ** a} = ${c}$.`,
    };
  }),
  fb('M2', 'tổng chi phí từ chi phí cận biên', (r) => {
    const [a, b, c, x] = [r.int(1, 3), r.int(4, 12), 10 * r.int(3, 9), r.int(4, 9)];
    const total = a * x * x + b * x + c;
    return {
      ask: [
        `Chi phí sản xuất $x$ tấn hàng là $C(x)$ (triệu đồng) với $C'(x) = ${2 * a}x + ${b}$ và $C(0) = ${c}$. Tính $C(${x})$.`,
        `Tốc độ tăng chi phí của một xưởng là $C'(x) = ${2 * a}x + ${b}$ (triệu đồng/tấn), chi phí cố định là $C(0) = ${c}$ triệu đồng. Chi phí làm ${x} tấn hàng là bao nhiêu triệu đồng?`,
        `Hàm số $C(x)$ có đạo hàm $C'(x) = ${2 * a}x + ${b}$ và $C(0) = ${c}$. Giá trị $C(${x})$ bằng bao nhiêu?`,
      ],
      is: total,
      why: `$C(x) = ${sum([a, 'x^2'], [b, 'x'], [c, ''])}$, nên $C(${x}) = ${a * x * x} + ${b * x} + ${c} = ${total}$.`,
    };
  }),
  set('M1', 'tính chất của nguyên hàm phát biểu sai', [
    [
      'Cho các hàm số $f(x)$, $g(x)$ liên tục trên $\\mathbb{R}$. Khẳng định nào sai?',
      '$\\int f(x)g(x)\\,\\mathrm{d}x = \\int f(x)\\,\\mathrm{d}x \\cdot \\int g(x)\\,\\mathrm{d}x$',
      [
        [
          '$\\int [f(x) + g(x)]\\,\\mathrm{d}x = \\int f(x)\\,\\mathrm{d}x + \\int g(x)\\,\\mathrm{d}x$',
          'cho rằng không tách được nguyên hàm của một tổng',
        ],
        ['$\\int 3f(x)\\,\\mathrm{d}x = 3\\int f(x)\\,\\mathrm{d}x$', 'cho rằng không đưa được hằng số ra ngoài'],
        [
          '$\\int [f(x) - g(x)]\\,\\mathrm{d}x = \\int f(x)\\,\\mathrm{d}x - \\int g(x)\\,\\mathrm{d}x$',
          'cho rằng không tách được nguyên hàm của một hiệu',
        ],
      ],
      'Nguyên hàm của một tích không bằng tích các nguyên hàm; chẳng hạn với $f(x) = g(x) = x$.',
    ],
    [
      'Cho $F(x)$ là một nguyên hàm của $f(x)$ trên $\\mathbb{R}$. Khẳng định nào sai?',
      '$F(x) + x$ cũng là một nguyên hàm của $f(x)$',
      [
        ["$F'(x) = f(x)$ với mọi $x$", 'quên định nghĩa của nguyên hàm'],
        ['$F(x) + 5$ cũng là một nguyên hàm của $f(x)$', 'quên rằng cộng một hằng số vẫn được nguyên hàm'],
        ['$2F(x)$ là một nguyên hàm của $2f(x)$', 'cho rằng không nhân được với hằng số'],
      ],
      'Đạo hàm của $F(x) + x$ là $f(x) + 1$.',
    ],
    [
      'Khẳng định nào sai?',
      '$\\int \\dfrac{1}{x^2}\\,\\mathrm{d}x = \\ln x^2 + C$',
      [
        ['$\\int \\mathrm{e}^x\\,\\mathrm{d}x = \\mathrm{e}^x + C$', 'nhớ sai nguyên hàm của hàm số mũ'],
        ['$\\int \\cos x\\,\\mathrm{d}x = \\sin x + C$', 'nhớ sai dấu trong công thức'],
        ['$\\int 0\\,\\mathrm{d}x = C$', 'quên rằng đạo hàm của hằng số bằng 0'],
      ],
      '$\\dfrac{1}{x^2} = x^{-2}$ có các nguyên hàm $-\\dfrac{1}{x} + C$.',
    ],
  ]),
  set('M1', 'nguyên hàm của hàm số có mẫu là bình phương lượng giác', [
    [
      'Họ nguyên hàm của $f(x) = \\dfrac{1}{\\cos^2 x}$ là:',
      '$\\tan x + C$',
      [
        ['$-\\cot x + C$', 'nhầm với nguyên hàm của $\\dfrac{1}{\\sin^2 x}$'],
        ['$\\dfrac{1}{\\sin x} + C$', 'lấy nguyên hàm riêng của mẫu'],
        ['$-\\tan x + C$', 'nhầm dấu'],
      ],
      "$(\\tan x)' = \\dfrac{1}{\\cos^2 x}$.",
    ],
    [
      '$\\int \\dfrac{2}{\\sin^2 x}\\,\\mathrm{d}x$ bằng:',
      '$-2\\cot x + C$',
      [
        ['$2\\tan x + C$', 'nhầm với nguyên hàm của $\\dfrac{2}{\\cos^2 x}$'],
        ['$2\\cot x + C$', 'nhầm dấu'],
        ['$-\\dfrac{2}{\\cos x} + C$', 'lấy nguyên hàm riêng của mẫu'],
      ],
      "$(\\cot x)' = -\\dfrac{1}{\\sin^2 x}$.",
    ],
    [
      'Một nguyên hàm của $f(x) = 1 + \\tan^2 x$ là:',
      '$\\tan x$',
      [
        ['$x + \\dfrac{\\tan^3 x}{3}$', 'lấy nguyên hàm như với luỹ thừa của biến'],
        ['$-\\cot x$', 'nhầm với nguyên hàm của $1 + \\cot^2 x$'],
        ['$2\\tan x$', 'nhầm với đạo hàm của $\\tan^2 x$'],
      ],
      '$1 + \\tan^2 x = \\dfrac{1}{\\cos^2 x}$.',
    ],
  ]),
  mc('M1', 'điểm cực tiểu của nguyên hàm từ đồ thị của f', (r) => {
    const [a, p] = [r.pick([1, 2]), r.pick([-2, -1, 1, 2])];
    return {
      ask: shown(
        'hàm số $y = f(x)$ liên tục trên $\\mathbb{R}$ có đồ thị là đường thẳng',
        'Gọi $F(x)$ là một nguyên hàm của $f(x)$. Hàm số $F(x)$ đạt cực tiểu tại $x$ bằng:',
      ),
      right: p,
      wrong: [
        [-a * p, 'lấy tung độ giao điểm với trục tung'],
        [0, 'lấy gốc toạ độ'],
        [-p, 'nhầm dấu của hoành độ giao điểm'],
        [p + 3, 'lấy một điểm khác trên trục hoành'],
      ],
      why: `$F'(x) = f(x)$ âm khi $x < ${p}$ và dương khi $x > ${p}$ (đồ thị cắt trục hoành tại $x = ${p}$), nên $F$ đạt cực tiểu tại $x = ${p}$.`,
      figure: graph('linear', [a, -a * p], [-4, 4], [-5, 5], { grid: true, extrema: false }),
    };
  }),
  mc('M1', 'nguyên hàm của tổng hàm mũ và phân thức', (r) => {
    const [a, b] = [r.int(2, 5), r.int(2, 7)];
    if (a === b) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `Trên khoảng $(0;\\,+\\infty)$, họ nguyên hàm của $f(x) = ${a}\\mathrm{e}^x + \\dfrac{${b}}{x}$ là:`,
        `Với $x > 0$, $\\int \\left(${a}\\mathrm{e}^x + \\dfrac{${b}}{x}\\right)\\mathrm{d}x$ bằng:`,
        `Hàm số nào sau đây, với $C$ là hằng số tuỳ ý, có đạo hàm bằng $${a}\\mathrm{e}^x + \\dfrac{${b}}{x}$ trên $(0;\\,+\\infty)$?`,
      ],
      right: `$${a}\\mathrm{e}^x + ${b}\\ln x + C$`,
      wrong: [
        [`$${a}\\mathrm{e}^x - \\dfrac{${b}}{x^2} + C$`, 'lấy đạo hàm của số hạng thứ hai'],
        [`$${a}x\\mathrm{e}^x + ${b}\\ln x + C$`, 'nhân thêm $x$ vào hàm số mũ'],
        [`$${a}\\mathrm{e}^x + ${b}x + C$`, `coi $\\dfrac{${b}}{x}$ như hằng số`],
      ],
      why: `$(${a}\\mathrm{e}^x)' = ${a}\\mathrm{e}^x$ và $(${b}\\ln x)' = \\dfrac{${b}}{x}$.`,
    };
  }),
  mc('M2', 'nguyên hàm của hàm số có đồ thị là đường thẳng', (r) => {
    const [a, b, c] = [r.pick([2, 4, -2]), r.pick([-2, -1, 1, 2]), r.int(1, 3)];
    const made = (x2: number, x1: number, x0: number) => `$F(x) = ${poly([x2, x1, x0])}$`;
    return {
      ask: shown('hàm số bậc nhất $y = f(x)$ có đồ thị', `Nguyên hàm $F(x)$ của $f(x)$ thoả mãn $F(0) = ${c}$ là:`),
      right: made(a / 2, b, c),
      wrong: [
        [made(a, b, c), `quên chia hệ số của $x$ cho 2`],
        [made(a / 2, b, 0), 'quên điều kiện để tìm hằng số'],
        [made(a / 2, c, b), 'đổi chỗ hệ số của $x$ và hằng số'],
        made(a / 2, -b, c),
      ],
      why: `Đồ thị đi qua $${pt(0, b)}$ và $${pt(1, a + b)}$ nên $f(x) = ${sum([a, 'x'], [b, ''])}$; $F(x) = ${sum([a / 2, 'x^2'], [b, 'x'])} + C$, $F(0) = C = ${c}$.`,
      figure: graph('linear', [a, b], [-3, 3], [-5, 5], { grid: true, extrema: false }),
    };
  }),
  tf('M1', 'nguyên hàm của tổng hàm mũ và đa thức', (r) => {
    const [a, k] = [r.int(2, 5), r.int(1, 4)];
    return {
      ask: [
        `Cho hàm số $f(x) = \\mathrm{e}^x + ${2 * a}x$ và $F(x)$ là nguyên hàm của $f(x)$ thoả mãn $F(0) = ${k + 1}$.`,
        `Khối lượng vi khuẩn $F(x)$ (mg) sau $x$ giờ có $F'(x) = f(x) = \\mathrm{e}^x + ${2 * a}x$ và $F(0) = ${k + 1}$.`,
        `Xét hàm số $f(x) = \\mathrm{e}^x + ${2 * a}x$ và nguyên hàm $F(x)$ của nó có đồ thị đi qua điểm $(0;\\,${k + 1})$.`,
      ],
      say: [
        [
          `Họ nguyên hàm của $f(x)$ là $\\mathrm{e}^x + ${a}x^2 + C$.`,
          `Họ nguyên hàm của $f(x)$ là $\\mathrm{e}^x + ${2 * a} + C$.`,
          `$(\\mathrm{e}^x + ${a}x^2)' = \\mathrm{e}^x + ${2 * a}x$.`,
        ],
        [
          `$F(x) = \\mathrm{e}^x + ${a}x^2 + ${k}$.`,
          `$F(x) = \\mathrm{e}^x + ${a}x^2 + ${k + 1}$.`,
          `$F(0) = 1 + C = ${k + 1}$, nên $C = ${k}$.`,
        ],
        [
          `$F(1) = \\mathrm{e} + ${a + k}$.`,
          `$F(1) = \\mathrm{e} + ${a + k + 1}$.`,
          `$\\mathrm{e}^1 + ${a} \\cdot 1^2 + ${k} = \\mathrm{e} + ${a + k}$.`,
        ],
        [
          "$F'(x) > 0$ với mọi $x > 0$.",
          "$F'(x) < 0$ với mọi $x > 0$.",
          `$F'(x) = f(x) = \\mathrm{e}^x + ${2 * a}x > 0$ khi $x > 0$.`,
        ],
      ],
    };
  }),
  ew('M3', 'số lượng tăng với tốc độ tỉ lệ với căn bậc hai', (r) => {
    const [from, k] = [100 * r.int(2, 6), r.pick([12, 18, 24, 30])];
    // P(t) = from + (2k/3) t^(3/2)
    const at4 = from + ((2 * k) / 3) * 8;
    const at9 = from + ((2 * k) / 3) * 27;
    return {
      ask: [
        `Số tế bào $P(t)$ sau $t$ ngày nuôi cấy có tốc độ tăng $P'(t) = k\\sqrt{t}$ ($k$ là hằng số). Lúc đầu có ${from} tế bào, sau 4 ngày có ${at4} tế bào. Sau 9 ngày có bao nhiêu tế bào?`,
        `Một cộng đồng có ${from} người dùng ứng dụng lúc $t = 0$; số người dùng tăng với tốc độ $P'(t) = k\\sqrt{t}$ (người/tuần). Sau 4 tuần có ${at4} người dùng. Tìm $k$ và số người dùng sau 9 tuần.`,
        `Đàn cá trong hồ có $P(t)$ con sau $t$ tháng, $P'(t) = k\\sqrt{t}$, $P(0) = ${from}$ và $P(4) = ${at4}$. Xác định $P(t)$ rồi tính số cá sau 9 tháng.`,
      ],
      solution: `$P(t) = \\int k\\sqrt{t}\\,\\mathrm{d}t = \\dfrac{2k}{3}t\\sqrt{t} + C$.\n$P(0) = C = ${from}$.\n$P(4) = \\dfrac{2k}{3} \\cdot 8 + ${from} = ${at4}$, nên $\\dfrac{16k}{3} = ${at4 - from}$, $k = ${k}$.\n$P(9) = \\dfrac{2 \\cdot ${k}}{3} \\cdot 27 + ${from} = ${18 * k} + ${from} = ${at9}$.`,
    };
  }),
]);

const integrals: readonly Template[] = unit(12, 'Tích phân và ứng dụng', ({ mc, fb, tf, ew }) => [
  fb('M2', 'tích phân có dấu giá trị tuyệt đối', (r) => {
    const a = r.int(1, 5);
    const b = a + r.pick([1, 3, 5].filter((d) => (d - a) % 2 === 0).concat(a));
    const is = (a * a + (b - a) ** 2) / 2;
    return {
      ask: [
        `Tính $\\int_0^{${b}} |x - ${a}|\\,\\mathrm{d}x$.`,
        `Vật chuyển động với vận tốc $v(t) = t - ${a}$ (m/s), $t$ tính bằng giây. Tính quãng đường (m) vật đi được trong ${b} giây đầu.`,
        `Diện tích hình phẳng giới hạn bởi đường thẳng $y = x - ${a}$, trục hoành và hai đường thẳng $x = 0$, $x = ${b}$ bằng bao nhiêu?`,
      ],
      is,
      why: `Trên đoạn từ 0 đến ${a} biểu thức không dương, sau đó không âm: $\\dfrac{${a}^2}{2} + \\dfrac{(${b} - ${a})^2}{2} = ${n((a * a) / 2)} + ${n((b - a) ** 2 / 2)} = ${n(is)}$.`,
    };
  }),
  mc('M1', 'tích phân của tổ hợp hai hàm số', (r) => {
    const [p, q, a, b] = [r.int(2, 3), r.int(4, 5), r.int(2, 6), r.int(-4, 5)];
    if (b === 0) throw new TooFewDistractors('zero');
    return {
      ask: [
        `Gọi $S = \\int_0^2 [${p}f(x) + ${q}g(x)]\\,\\mathrm{d}x$, trong đó $\\int_0^2 f(x)\\,\\mathrm{d}x = ${a}$ và $\\int_0^2 g(x)\\,\\mathrm{d}x = ${b}$. Khi đó $S$ bằng:`,
        `Biết tích phân trên đoạn $[0;\\,2]$ của $f(x)$ là ${a}, của $g(x)$ là $${b}$. Tích phân trên đoạn đó của $${p}f(x) + ${q}g(x)$ bằng:`,
        `Hai hàm số liên tục $f(x)$, $g(x)$ thoả mãn $\\int_0^2 f(x)\\,\\mathrm{d}x = ${a}$, $\\int_0^2 g(x)\\,\\mathrm{d}x = ${b}$. Tính $\\int_0^2 [${p}f(x) + ${q}g(x)]\\,\\mathrm{d}x$.`,
      ],
      right: p * a + q * b,
      wrong: [
        [a + b, 'quên nhân với các hệ số'],
        [q * a + p * b, 'đổi chỗ hai hệ số'],
        [(p + q) * (a + b), 'nhân tổng các hệ số với tổng các tích phân'],
        [p * a - q * b, 'nhầm dấu'],
      ],
      why: `$${p} \\cdot ${a} + ${q} \\cdot ${b < 0 ? `(${b})` : b} = ${p * a + q * b}$.`,
    };
  }),
  mc('M1', 'công thức diện tích phần gạch chéo giữa parabol và đường thẳng', (r) => {
    const [p, q] = r.pick([
      [-1, 2],
      [0, 3],
      [-2, 1],
      [-1, 3],
    ] as const);
    const line = [r.pick([0, 1]), 1] as [number, number];
    const f = [1, line[0] - (p + q), line[1] + p * q];
    const made = (from: number, to: number, inside: string) => `$\\int_{${from}}^{${to}} [${inside}]\\,\\mathrm{d}x$`;
    return {
      ask: shown(
        'parabol $y = f(x)$ (bề lõm quay lên) và đường thẳng $y = g(x)$ có đồ thị',
        `Hai đồ thị cắt nhau tại các điểm có hoành độ $${p}$ và $${q}$. Diện tích phần gạch chéo được tính bằng:`,
      ),
      right: made(p, q, 'g(x) - f(x)'),
      wrong: [
        [made(p, q, 'f(x) - g(x)'), 'lấy đường ở dưới trừ đường ở trên'],
        [made(p, q, 'f(x) + g(x)'), 'cộng hai hàm số'],
        [made(0, q, 'g(x) - f(x)'), 'lấy sai cận dưới'],
        made(p, q, 'g(x) - 2f(x)'),
      ],
      why: `Giữa $x = ${p}$ và $x = ${q}$, đường thẳng nằm trên parabol, nên lấy $g(x) - f(x)$.`,
      figure: graph('quadratic', f, [Math.min(p - 1.5, -1), q + 1.5], [-5, 7], { grid: true, extrema: false, line }),
    };
  }),
  mc('M1', 'tích phân của một hằng số', (r) => {
    const [k, a, d] = [r.int(2, 9), r.int(1, 4), r.int(2, 6)];
    const b = a + d;
    return {
      ask: [
        `Giá trị của $\\int_{${a}}^{${b}} ${k}\\,\\mathrm{d}x$ là:`,
        `Nước chảy vào bể với tốc độ không đổi ${k} lít/phút từ phút thứ ${a} đến phút thứ ${b} (tính theo đồng hồ). Lượng nước chảy vào, bằng $\\int_{${a}}^{${b}} ${k}\\,\\mathrm{d}t$ (lít), là:`,
        `Hình chữ nhật giới hạn bởi trục hoành, đường thẳng $y = ${k}$, $x = ${a}$ và $x = ${b}$ có diện tích $\\int_{${a}}^{${b}} ${k}\\,\\mathrm{d}x$ bằng:`,
      ],
      right: k * d,
      wrong: [
        [k, 'lấy giá trị của hàm số'],
        [k * b, 'chỉ thay cận trên'],
        [0, 'cho rằng tích phân của hằng số bằng 0'],
        [k * (a + b), 'cộng hai cận thay vì trừ'],
      ],
      why: `$${k}x$ là một nguyên hàm: $${k} \\cdot ${b} - ${k} \\cdot ${a} = ${k * d}$.`,
    };
  }),
  mc('M1', 'diện tích hình phẳng nằm dưới trục hoành', (r) => {
    const [p, q] = r.pick([
      [-1, 2],
      [0, 3],
      [-2, 1],
      [-1, 1],
    ] as const);
    const made = (text: string, from: number = p, to: number = q) =>
      `$${text}\\int_{${from}}^{${to}} f(x)\\,\\mathrm{d}x$`;
    return {
      ask: shown(
        'hàm số $y = f(x)$ có đồ thị là parabol',
        `Đồ thị cắt trục hoành tại hai điểm có hoành độ $${p}$ và $${q}$. Diện tích hình phẳng giới hạn bởi đồ thị và trục hoành bằng:`,
      ),
      right: made('-'),
      wrong: [
        [made(''), 'không xét dấu của $f(x)$'],
        [made('2'), 'lấy gấp đôi tích phân'],
        [`$\\left(\\int_{${p}}^{${q}} f(x)\\,\\mathrm{d}x\\right)^2$`, 'bình phương để bỏ dấu âm'],
        made('', q, 0),
      ],
      why: `Giữa hai giao điểm, đồ thị nằm dưới trục hoành nên $f(x) \\le 0$ và diện tích bằng $-\\int_{${p}}^{${q}} f(x)\\,\\mathrm{d}x$.`,
      figure: graph(
        'quadratic',
        [1, -(p + q), p * q],
        [p - 1.5, q + 1.5].map((at, index) => (index === 0 ? Math.min(at, -1) : at)) as [number, number],
        [-4, 5],
        {
          grid: true,
          extrema: false,
        },
      ),
    };
  }),
  tf('M2', 'phần gạch chéo giữa parabol và đường thẳng', (r) => {
    const [p, q] = r.pick([
      [-1, 2],
      [0, 3],
      [-2, 1],
    ] as const);
    const m = r.pick([0, 1]);
    const line = [m, 2] as [number, number];
    const f = [1, m - (p + q), 2 + p * q];
    return {
      ask: shown('parabol $y = f(x) = x^2 + bx + c$ và đường thẳng $y = g(x)$ có đồ thị'),
      figure: graph('quadratic', f, [Math.min(p - 1.5, -1), q + 1.5], [-4, 7], { grid: true, extrema: false, line }),
      say: [
        [
          `Phương trình $f(x) = g(x)$ có hai nghiệm $x = ${p}$ và $x = ${q}$.`,
          `Phương trình $f(x) = g(x)$ có hai nghiệm $x = ${p}$ và $x = ${q + 1}$.`,
          `hai đồ thị cắt nhau tại hai điểm có hoành độ $${p}$ và $${q}$.`,
        ],
        [
          `Với $${p} < x < ${q}$ thì $f(x) < g(x)$.`,
          `Với $${p} < x < ${q}$ thì $f(x) > g(x)$.`,
          'ở giữa hai giao điểm, parabol nằm dưới đường thẳng.',
        ],
        [
          `Diện tích phần gạch chéo bằng $\\int_{${p}}^{${q}} [g(x) - f(x)]\\,\\mathrm{d}x$.`,
          `Diện tích phần gạch chéo bằng $\\int_{${p}}^{${q}} [f(x) - g(x)]\\,\\mathrm{d}x$.`,
          'lấy hàm số có đồ thị ở trên trừ hàm số có đồ thị ở dưới.',
        ],
        [
          'Diện tích phần gạch chéo bằng $4{,}5$.',
          'Diện tích phần gạch chéo bằng 9.',
          `$g(x) - f(x) = -${p === 0 ? 'x' : `(x ${signed(-p)})`}(x ${signed(-q)})$, tích phân trên đoạn $[${p};\\,${q}]$ bằng $\\dfrac{3^3}{6} = 4{,}5$ ($3$ là khoảng cách giữa hai hoành độ).`,
        ],
      ],
    };
  }),
  ew('M3', 'diện tích mảnh vườn giữa hai parabol', (r) => {
    const [k, price] = [r.pick([1.5, 3]), r.pick([50, 80, 100])];
    const area = (8 * k ** 3) / 3;
    const top = 2 * k * k;
    return {
      ask: [
        `Trong hệ trục $Oxy$ (đơn vị mét), một bồn hoa được giới hạn bởi hai parabol $y = x^2$ và $y = ${n(top)} - x^2$. Trồng hoa hết ${price} nghìn đồng mỗi mét vuông. Tính diện tích bồn hoa và tổng tiền trồng hoa.`,
        `Một tấm biển có dạng hình phẳng nằm giữa hai parabol $y = x^2$ và $y = ${n(top)} - x^2$ (đơn vị trên hai trục là mét). Sơn biển hết ${price} nghìn đồng mỗi mét vuông. Tính diện tích và tiền sơn một mặt biển.`,
        `Hồ nước có mép là hai cung parabol $y = x^2$ và $y = ${n(top)} - x^2$ (đơn vị mét). Tính diện tích mặt hồ và số tiền phủ lưới mặt hồ, biết mỗi mét vuông lưới giá ${price} nghìn đồng.`,
      ],
      solution: `Hoành độ giao điểm: $x^2 = ${n(top)} - x^2$, $x^2 = ${n(k * k)}$, $x = \\pm ${n(k)}$.\nVới $-${n(k)} \\le x \\le ${n(k)}$ thì $${n(top)} - x^2 \\ge x^2$, nên $S = \\int_{-${n(k)}}^{${n(k)}} (${n(top)} - 2x^2)\\,\\mathrm{d}x$.\n$S = \\left(${n(top)}x - \\dfrac{2x^3}{3}\\right)\\Big|_{-${n(k)}}^{${n(k)}} = 2\\left(${n(top * k)} - ${n((2 * k ** 3) / 3)}\\right) = ${n(area)}$ (m²).\nSố tiền: $${n(area)} \\cdot ${price} = ${n(area * price)}$ (nghìn đồng).`,
    };
  }),
]);

export const calculus12Fourth: readonly Template[] = [...turning, ...curves, ...best, ...primitives, ...integrals];
