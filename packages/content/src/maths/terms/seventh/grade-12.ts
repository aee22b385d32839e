/** Grade 12: further choices for the places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, nonZero, par, plain, poly, rounded, type Template } from '../../template.ts';
import { pt, signed, sum, unit } from '../kit.ts';

const functions: readonly Template[] = [
  ...unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb, ew }) => [
    fb('M1', 'giá trị lớn nhất trên đoạn của hàm số đồng biến', (r) => {
      const [k, c, a, b] = [r.int(1, 4), r.int(-5, 6), r.int(-2, 0), r.int(1, 3)];
      const is = b ** 3 + k * b + c;
      const f = poly([1, 0, k, c]);
      return {
        ask: [
          `Hàm số $y = ${f}$ đồng biến trên $\\mathbb{R}$. Giá trị lớn nhất của hàm số trên đoạn $[${a};\\,${b}]$ bằng bao nhiêu?`,
          `Biết hàm số $f(x) = ${f}$ đồng biến trên $\\mathbb{R}$, tính giá trị lớn nhất của $f(x)$ với $x \\in [${a};\\,${b}]$.`,
          `Đồ thị hàm số $y = ${f}$ luôn đi lên từ trái sang phải. Tìm tung độ lớn nhất của các điểm trên đồ thị có hoành độ thuộc đoạn $[${a};\\,${b}]$.`,
        ],
        is,
        why: `Hàm số đồng biến nên giá trị lớn nhất đạt tại $x = ${b}$: $${b}^3 ${signed(k * b)}${c === 0 ? '' : ` ${signed(c)}`} = ${n(is)}$.`,
      };
    }),
    mc('M2', 'khoảng đồng biến từ đạo hàm có thừa số bậc hai', (r) => {
      const [a, b] = [-r.int(1, 4), r.int(1, 5)];
      const factor = (at: number) => `(x ${signed(-at)})`;
      return {
        ask: [
          `Hàm số $y = f(x)$ có đạo hàm $f'(x) = ${factor(a)}^2${factor(b)}$ với mọi $x \\in \\mathbb{R}$. Hàm số đồng biến trên khoảng:`,
          `Cho hàm số $f(x)$ có $f'(x) = ${factor(a)}^2${factor(b)}$ trên $\\mathbb{R}$. Khoảng đồng biến của hàm số là:`,
          `Biết $f'(x) = ${factor(a)}^2${factor(b)}$ với mọi số thực $x$. Đồ thị hàm số $y = f(x)$ đi lên từ trái sang phải trên khoảng:`,
        ],
        right: `$(${b};\\,+\\infty)$`,
        wrong: [
          [`$(${a};\\,+\\infty)$`, 'cho rằng đạo hàm đổi dấu tại nghiệm bội hai'],
          [`$(-\\infty;\\,${b})$`, 'nhầm với khoảng nghịch biến'],
          [`$(${a};\\,${b})$`, 'xét dấu đạo hàm như một tam thức bậc hai'],
        ],
        why: `$${factor(a)}^2 \\ge 0$ nên dấu của $f'(x)$ là dấu của $x ${signed(-b)}$: $f'(x) > 0$ khi $x > ${b}$.`,
      };
    }),
    ew('M3', 'tham số để hàm số bậc ba đồng biến trên tập số thực', (r) => {
      const [p, q] = [-r.int(1, 3), r.int(2, 5)];
      if (p + q === 0) throw new TooFewDistractors('the parameter is gone');
      const last = sum([p + q, 'm'], [-p * q, '']);
      const f = `y = \\dfrac{1}{3}x^3 - mx^2 + (${last})x + 1`;
      const condition = sum([1, 'm^2'], [-(p + q), 'm'], [p * q, '']);
      return {
        ask: [
          `Tìm tất cả các giá trị thực của tham số $m$ để hàm số $${f}$ đồng biến trên $\\mathbb{R}$.`,
          `Với những giá trị nào của tham số $m$ thì đồ thị hàm số $${f}$ luôn đi lên từ trái sang phải trên $\\mathbb{R}$?`,
          `Cho hàm số $${f}$ với $m$ là tham số. Tìm $m$ để hàm số không có khoảng nghịch biến nào.`,
        ],
        solution: `Hàm số xác định trên $\\mathbb{R}$ và $y' = x^2 - 2mx + ${last.startsWith('-') ? `(${last})` : last}$.\nHàm số đồng biến trên $\\mathbb{R}$ khi và chỉ khi $y' \\ge 0$ với mọi $x$, tức là $\\Delta' = m^2 - (${last}) \\le 0$.\nBất phương trình trở thành $${condition} \\le 0$, tam thức có hai nghiệm $m = ${p}$ và $m = ${q}$.\nVậy $${p} \\le m \\le ${q}$.`,
      };
    }),
  ]),
  ...unit(12, 'Tiệm cận và đồ thị hàm số', ({ fb, ew }) => [
    fb('M2', 'tham số để giao điểm hai tiệm cận nằm trên một đường thẳng', (r) => {
      const [a, k] = [r.int(2, 6), r.pick([-3, -2, -1, 1, 2, 3])];
      const m = a - k;
      const f = `y = \\dfrac{${a}x + 1}{x - m}`;
      return {
        ask: [
          `Giao điểm hai đường tiệm cận của đồ thị hàm số $${f}$ nằm trên đường thẳng $y = x ${signed(k)}$. Tìm $m$.`,
          `Tìm giá trị của tham số $m$ để tâm đối xứng của đồ thị hàm số $${f}$ thuộc đường thẳng $y = x ${signed(k)}$.`,
          `Đường thẳng $y = x ${signed(k)}$ đi qua giao điểm của tiệm cận đứng và tiệm cận ngang của đồ thị hàm số $${f}$. Giá trị của $m$ bằng bao nhiêu?`,
        ],
        is: m,
        why: `Hai tiệm cận là $x = m$ và $y = ${a}$, cắt nhau tại $(m;\\,${a})$. Điểm này thuộc đường thẳng khi $${a} = m ${signed(k)}$, nên $m = ${m}$.`,
      };
    }),
    ew('M3', 'điểm trên đồ thị có tổng khoảng cách đến hai tiệm cận nhỏ nhất', (r) => {
      const [s, b] = [r.int(2, 4), r.int(1, 3)];
      const a = s * s - b;
      const f = `y = \\dfrac{x ${signed(a)}}{x - ${b}}`;
      return {
        ask: [
          `Gọi $(C)$ là đồ thị hàm số $${f}$. Tìm các điểm $M$ thuộc $(C)$ sao cho tổng khoảng cách từ $M$ đến hai đường tiệm cận của $(C)$ nhỏ nhất.`,
          `Cho hàm số $${f}$ có đồ thị $(C)$. Điểm $M$ thay đổi trên $(C)$. Tìm toạ độ của $M$ để tổng các khoảng cách từ $M$ đến tiệm cận đứng và tiệm cận ngang đạt giá trị nhỏ nhất.`,
          `Trên đồ thị $(C)$ của hàm số $${f}$, những điểm $M$ nào có tổng khoảng cách đến hai đường tiệm cận của $(C)$ bé nhất?`,
        ],
        solution: `Ta có $y = 1 + \\dfrac{${s * s}}{x - ${b}}$ nên $(C)$ có hai tiệm cận $x = ${b}$ và $y = 1$.\nVới $M(x;\\,y)$ thuộc $(C)$, tổng khoảng cách đến hai tiệm cận là $|x - ${b}| + \\dfrac{${s * s}}{|x - ${b}|}$.\nTheo bất đẳng thức Cauchy, tổng này không nhỏ hơn $2\\sqrt{${s * s}} = ${2 * s}$; dấu bằng xảy ra khi $|x - ${b}| = ${s}$, tức là $x = ${b + s}$ hoặc $x = ${b - s}$.\nVậy có hai điểm: $${pt(b + s, 1 + s)}$ và $${pt(b - s, 1 - s)}$.`,
      };
    }),
  ]),
  ...unit(12, 'Bài toán tối ưu', ({ mc, fb, ew }) => [
    fb('M1', 'số lượng cho chi phí thấp nhất khi đã có đạo hàm', (r) => {
      const k = r.int(6, 20);
      const cost = `C(x) = x + \\dfrac{${k * k}}{x}`;
      const slope = `C'(x) = 1 - \\dfrac{${k * k}}{x^2}`;
      return {
        ask: [
          `Chi phí (triệu đồng) để sản xuất $x$ nghìn sản phẩm là $${cost}$, $x > 0$, có đạo hàm $${slope}$. Chi phí thấp nhất khi $x$ bằng bao nhiêu?`,
          `Một cửa hàng nhập $x$ thùng hàng mỗi lần thì chi phí (trăm nghìn đồng) là $${cost}$ với $x > 0$. Biết $${slope}$. Mỗi lần nên nhập bao nhiêu thùng để chi phí thấp nhất?`,
          `Hàm số $${cost}$ trên khoảng $(0;\\,+\\infty)$ có đạo hàm $${slope}$. Hàm số đạt giá trị nhỏ nhất tại $x$ bằng bao nhiêu?`,
        ],
        is: k,
        why: `$C'(x) = 0$ khi $x^2 = ${k * k}$, mà $x > 0$ nên $x = ${k}$; đạo hàm đổi dấu từ âm sang dương tại đó.`,
      };
    }),
    mc('M2', 'cắt dây thành hai hình vuông có tổng diện tích nhỏ nhất', (r, turn) => {
      const a = r.int(2, 6);
      const all = 8 * a;
      return {
        ask: [
          `Sợi dây dài ${all} cm được cắt thành hai đoạn, mỗi đoạn uốn thành một hình vuông. Tổng diện tích (cm²) hai hình vuông nhỏ nhất bằng:`,
          `Dùng hết ${all} m lưới để rào hai ô đất hình vuông tách rời nhau. Tổng diện tích (m²) của hai ô nhỏ nhất là:`,
          `Hai hình vuông có tổng chu vi bằng ${all} dm. Giá trị nhỏ nhất của tổng diện tích (dm²) hai hình là:`,
        ],
        right: 2 * a * a,
        wrong: [
          [a * a, 'chỉ tính diện tích một hình vuông'],
          [4 * a * a, `dùng cả ${all} ${['cm dây', 'm lưới', 'dm chu vi'][turn]!} cho một hình vuông`],
          [8 * a * a, 'lấy cạnh hình vuông bằng nửa chu vi của nó'],
          [4 * a, 'cộng chiều dài hai cạnh rồi nhân đôi'],
        ],
        why: `Gọi hai cạnh là $x$ và $${2 * a} - x$. Tổng diện tích $x^2 + (${2 * a} - x)^2 = 2(x - ${a})^2 + ${2 * a * a}$ nhỏ nhất khi $x = ${a}$, bằng ${2 * a * a}.`,
      };
    }),
    mc('M2', 'hàng rào ngắn nhất khi một cạnh là bờ sông', (r) => {
      const k = r.int(5, 15);
      return {
        ask: [
          `Khu đất hình chữ nhật rộng ${2 * k * k} m² có một cạnh là bờ sông không cần rào. Tổng độ dài (m) hàng rào ba cạnh còn lại ngắn nhất bằng:`,
          `Người ta dựng hàng rào ba phía cho một vườn hình chữ nhật có diện tích ${2 * k * k} m², phía còn lại là bức tường có sẵn. Hàng rào ngắn nhất dài (m):`,
          `Chuồng hình chữ nhật rộng ${2 * k * k} m² dựa vào một bức tường dài, ba cạnh kia làm bằng lưới. Số mét lưới ít nhất cần dùng là:`,
        ],
        right: 4 * k,
        wrong: [
          [3 * k, 'cho rằng ba cạnh bằng nhau'],
          [6 * k, 'rào cả bốn cạnh'],
          [2 * k, 'chỉ lấy độ dài một cạnh'],
          [5 * k, 'tính thừa một cạnh bên'],
        ],
        why: `Gọi hai cạnh bên dài $x$, cạnh còn lại dài $\\dfrac{${2 * k * k}}{x}$. Độ dài $L(x) = 2x + \\dfrac{${2 * k * k}}{x}$ có $L'(x) = 2 - \\dfrac{${2 * k * k}}{x^2} = 0$ khi $x = ${k}$. Khi đó $L = ${2 * k} + ${2 * k} = ${4 * k}$.`,
      };
    }),
    ew('M3', 'trang giấy có lề để phần in lớn nhất', (r) => {
      const w = 2 * r.int(6, 12);
      const h = (3 * w) / 2;
      const area = w * h;
      return {
        ask: [
          `Một trang sách hình chữ nhật có diện tích ${area} cm². Lề trái và lề phải đều rộng 2 cm, lề trên và lề dưới đều rộng 3 cm. Tìm kích thước của trang để phần in chữ có diện tích lớn nhất.`,
          `Nhà in cần tờ quảng cáo hình chữ nhật rộng ${area} cm², chừa lề 2 cm ở mỗi bên trái, phải và 3 cm ở mỗi phía trên, dưới. Chọn chiều ngang và chiều dọc của tờ giấy thế nào để phần được in lớn nhất?`,
          `Tấm bìa hình chữ nhật có diện tích ${area} cm² được viền trắng: hai bên mỗi bên 2 cm, trên và dưới mỗi phía 3 cm. Tính hai kích thước của tấm bìa khi phần không bị viền có diện tích lớn nhất.`,
        ],
        solution: `Gọi chiều ngang là $x$ (cm), $x > 4$; chiều dọc là $\\dfrac{${area}}{x}$ (cm).\nDiện tích phần bên trong: $S(x) = (x - 4)\\left(\\dfrac{${area}}{x} - 6\\right) = ${area + 24} - 6x - \\dfrac{${4 * area}}{x}$.\n$S'(x) = -6 + \\dfrac{${4 * area}}{x^2}$, $S'(x) = 0$ khi $x^2 = ${w * w}$, tức là $x = ${w}$ (vì $x > 4$).\n$S'(x) > 0$ khi $4 < x < ${w}$ và $S'(x) < 0$ khi $x > ${w}$, nên $S$ lớn nhất tại $x = ${w}$. Chiều ngang ${w} cm, chiều dọc $${area} : ${w} = ${h}$ (cm).`,
      };
    }),
  ]),
];

const integrals: readonly Template[] = [
  ...unit(12, 'Nguyên hàm', ({ fb, ew }) => [
    fb('M1', 'vị trí của vật chuyển động đều từ vận tốc', (r) => {
      const [v, c, t] = [r.int(4, 15), r.int(5, 40), r.int(3, 9)];
      return {
        ask: [
          `Một vật chuyển động trên trục số với vận tốc không đổi $v(t) = ${v}$ (m/s). Toạ độ $s(t)$ của vật là một nguyên hàm của $v(t)$ và $s(0) = ${c}$. Tính $s(${t})$.`,
          `Hàm số $F(t)$ là một nguyên hàm của hàm số $f(t) = ${v}$ trên $\\mathbb{R}$ và $F(0) = ${c}$. Tính $F(${t})$.`,
          `Bể đang có ${c} lít nước thì được bơm thêm với tốc độ không đổi $V'(t) = ${v}$ (lít/phút). Sau ${t} phút trong bể có bao nhiêu lít nước?`,
        ],
        is: c + v * t,
        why: `Nguyên hàm của hằng số ${v} có dạng $${v}t + C$; giá trị tại 0 là ${c} nên $C = ${c}$. Tại ${t}: $${v} \\cdot ${t} + ${c} = ${c + v * t}$.`,
      };
    }),
    ew('M3', 'hàm số từ hệ số góc của tiếp tuyến', (r) => {
      const [j, b] = [r.int(1, 2), r.int(-2, 6)];
      const c = b - 1 + 3 * j;
      const [slope, f] = [`3x^2 - ${6 * j}x`, `x^3 - ${3 * j}x^2${c === 0 ? '' : ` ${signed(c)}`}`];
      const least = c - 4 * j ** 3;
      return {
        ask: [
          `Đồ thị hàm số $y = f(x)$ đi qua điểm $A${pt(1, b)}$; tại mỗi điểm có hoành độ $x$, tiếp tuyến của đồ thị có hệ số góc $${slope}$. Tìm $f(x)$ và giá trị cực tiểu của hàm số.`,
          `Biết tiếp tuyến của đồ thị hàm số $y = f(x)$ tại điểm có hoành độ $x$ luôn có hệ số góc bằng $${slope}$ và $f(1) = ${b}$. Xác định $f(x)$, rồi tìm giá trị cực tiểu của nó.`,
          `Cho hàm số $f(x)$ có $f'(x) = ${slope}$ với mọi $x \\in \\mathbb{R}$ và đồ thị đi qua điểm $A${pt(1, b)}$. Tìm công thức của $f(x)$ và giá trị cực tiểu của hàm số.`,
        ],
        solution: `Vì $f'(x) = ${slope}$ nên $f(x) = x^3 - ${3 * j}x^2 + C$.\nĐiều kiện $f(1) = ${b}$ cho $1 - ${3 * j} + C = ${b}$, suy ra $C = ${c}$ và $f(x) = ${f}$.\n$f'(x) = 0$ khi $x = 0$ hoặc $x = ${2 * j}$; $f'(x)$ đổi dấu từ âm sang dương tại $x = ${2 * j}$ nên hàm số đạt cực tiểu tại đó.\nGiá trị cực tiểu: $f(${2 * j}) = ${8 * j ** 3} - ${12 * j ** 3}${c === 0 ? '' : ` ${signed(c)}`} = ${n(least)}$.`,
      };
    }),
  ]),
  ...unit(12, 'Tích phân và ứng dụng', ({ fb, ew }) => [
    fb('M2', 'diện tích cổng vòm hình parabol', (r) => {
      const [d, h] = [2 * r.int(2, 5), 3 * r.int(1, 3)];
      return {
        ask: [
          `Cổng vòm có dạng một phần parabol, chân cổng rộng ${d} m, đỉnh cao ${h} m. Diện tích mặt cổng là bao nhiêu mét vuông?`,
          `Cửa hầm có dạng parabol rộng ${d} m ở mặt đường và cao ${h} m ở chính giữa. Tính diện tích cửa hầm (đơn vị: m²).`,
          `Mái vòm nhìn từ phía trước là hình phẳng giới hạn bởi mặt đất và một parabol có đỉnh cao ${h} m, hai chân cách nhau ${d} m. Tính diện tích hình phẳng đó (đơn vị: m²).`,
        ],
        is: (2 * d * h) / 3,
        why: `Đặt gốc toạ độ ở trung điểm đoạn thẳng nối hai chân, trục tung đi qua đỉnh: $y = ${h} - ${fraction(4 * h, d * d)}x^2$ với $-${d / 2} \\le x \\le ${d / 2}$. Diện tích $2\\displaystyle\\int_0^{${d / 2}} \\left(${h} - ${fraction(4 * h, d * d)}x^2\\right)\\,\\mathrm{d}x = ${n((2 * d * h) / 3)}$.`,
      };
    }),
    ew('M3', 'đường thẳng chia hình phẳng theo tỉ số cho trước', (r) => {
      const [times, part] = r.pick([
        [7, 2],
        [26, 3],
      ] as const);
      const a = part * r.int(1, 3);
      const k = a / part;
      return {
        ask: [
          `Hình phẳng $(H)$ giới hạn bởi đồ thị hàm số $y = 3x^2$, trục hoành và hai đường thẳng $x = 0$, $x = ${a}$. Đường thẳng $x = k$ ($0 < k < ${a}$) chia $(H)$ thành hai phần, phần bên phải có diện tích gấp ${times} lần phần bên trái. Tìm $k$.`,
          `Mảnh vườn được mô tả bởi hình phẳng giới hạn bởi parabol $y = 3x^2$, trục hoành và các đường thẳng $x = 0$, $x = ${a}$ (đơn vị: m). Lối đi dọc theo đường thẳng $x = k$ với $0 < k < ${a}$ chia vườn thành hai phần mà phần bên phải rộng gấp ${times} lần phần bên trái. Tìm $k$.`,
          `Cho hình phẳng giới hạn bởi các đường $y = 3x^2$, $y = 0$, $x = 0$ và $x = ${a}$. Tìm $k$ ($0 < k < ${a}$) để đường thẳng $x = k$ chia hình đó thành hai phần có diện tích $S_1$ (bên trái) và $S_2$ (bên phải) thoả mãn $S_2 = ${times}S_1$.`,
        ],
        solution: `Diện tích cả hình: $\\displaystyle\\int_0^{${a}} 3x^2\\,\\mathrm{d}x = ${a}^3 = ${a ** 3}$.\nDiện tích phần bên trái: $\\displaystyle\\int_0^k 3x^2\\,\\mathrm{d}x = k^3$.\nPhần bên phải gấp ${times} lần phần bên trái nên cả hình gấp $${times} + 1 = ${times + 1}$ lần phần bên trái: $${times + 1}k^3 = ${a ** 3}$.\nSuy ra $k^3 = ${k ** 3}$ và $k = ${k}$.`,
      };
    }),
  ]),
];

/** Pairs of vectors of one length that are not perpendicular. */
const equalVectors = [
  [[2, 1, 2], [1, 2, 2], 3],
  [[2, 2, 1], [2, -1, 2], 3],
  [[2, 3, 6], [6, 2, 3], 7],
  [[1, 4, 8], [4, 8, 1], 9],
] as const;

type Three = readonly [number, number, number];

const plus = ([a, b, c]: Three, [x, y, z]: Three, times = 1): Three => [a + times * x, b + times * y, c + times * z];

const cross = ([a, b, c]: Three, [x, y, z]: Three): Three => [b * z - c * y, c * x - a * z, a * y - b * x];

const dot = ([a, b, c]: Three, [x, y, z]: Three): number => a * x + b * y + c * z;

/** The left side of the equation of a plane. */
const plane = ([a, b, c]: Three, d: number): string => sum([a, 'x'], [b, 'y'], [c, 'z'], [d, '']);

const space: readonly Template[] = [
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ ew }) => [
    ew('M3', 'đỉnh thứ tư của hình bình hành và hình thoi', (r, turn) => {
      const [u, v, side] = r.pick(equalVectors);
      const b: Three = [r.int(-2, 3), r.int(-2, 3), r.int(-2, 3)];
      const [a, c] = [plus(b, u), plus(b, v)];
      const d = plus(a, v);
      return {
        ask: [
          `Trong không gian $Oxyz$, cho ba điểm $A${pt(...a)}$, $B${pt(...b)}$, $C${pt(...c)}$. Tìm điểm $D$ để $ABCD$ là hình bình hành, chứng minh $ABCD$ là hình thoi và tính chu vi của nó.`,
          `Ba đỉnh của một tấm bạt hình bình hành $ABCD$ được căng tại $A${pt(...a)}$, $B${pt(...b)}$, $C${pt(...c)}$ trong hệ toạ độ $Oxyz$ (đơn vị: m). Tìm toạ độ đỉnh $D$, chứng tỏ tấm bạt có dạng hình thoi và tính chu vi của nó.`,
          `Trong không gian $Oxyz$, hình bình hành $ABCD$ có $A${pt(...a)}$, $B${pt(...b)}$, $C${pt(...c)}$. Xác định toạ độ của $D$, chứng minh bốn cạnh của hình bằng nhau và tính chu vi.`,
        ],
        solution: `$ABCD$ là hình bình hành khi và chỉ khi $\\overrightarrow{AD} = \\overrightarrow{BC} = ${pt(...v)}$.\nSuy ra $D${pt(...d)}$.\n$\\overrightarrow{BA} = ${pt(...u)}$ nên $BA = \\sqrt{${u.map((one) => `${par(one)}^2`).join(' + ')}} = ${side}$; $BC = \\sqrt{${v.map((one) => `${par(one)}^2`).join(' + ')}} = ${side}$.\nHình bình hành có hai cạnh kề bằng nhau là hình thoi; chu vi bằng $4 \\cdot ${side} = ${4 * side}$${turn === 1 ? ' (m)' : ''}.`,
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb, ew }) => [
    fb('M1', 'tổng các toạ độ của tâm mặt cầu', (r) => {
      const at: Three = [r.int(2, 9), -r.int(1, 6), r.int(2, 9)];
      const radius = r.int(3, 8);
      const equation = `(x ${signed(-at[0])})^2 + (y ${signed(-at[1])})^2 + (z ${signed(-at[2])})^2 = ${radius * radius}`;
      const all = at[0] + at[1] + at[2];
      return {
        ask: [
          `Mặt cầu $(S)$: $${equation}$ có tâm $I(a;\\,b;\\,c)$. Tính $a + b + c$.`,
          `Trong không gian $Oxyz$, vùng phủ sóng của một trạm phát là khối cầu có phương trình mặt cầu $${equation}$. Trạm đặt tại tâm $I(a;\\,b;\\,c)$. Tính $a + b + c$.`,
          `Gọi $I(a;\\,b;\\,c)$ là tâm của mặt cầu có phương trình $${equation}$. Tổng $a + b + c$ bằng bao nhiêu?`,
        ],
        is: all,
        why: `Tâm là $I${pt(...at)}$ nên $a + b + c = ${at[0]} ${signed(at[1])} ${signed(at[2])} = ${all}$.`,
      };
    }),
    mc('M1', 'vectơ pháp tuyến của mặt phẳng vuông góc với một đường thẳng', (r) => {
      const at: Three = [r.int(1, 5), -r.int(1, 5), r.int(1, 5)];
      const u: Three = [r.int(2, 5), -r.int(2, 5), r.int(6, 9)];
      const line = `\\dfrac{x ${signed(-at[0])}}{${u[0]}} = \\dfrac{y ${signed(-at[1])}}{${u[1]}} = \\dfrac{z ${signed(-at[2])}}{${u[2]}}`;
      return {
        ask: [
          `Mặt phẳng $(P)$ vuông góc với đường thẳng $d$: $${line}$. Một vectơ pháp tuyến của $(P)$ là:`,
          `Cho đường thẳng $d$: $${line}$. Mọi mặt phẳng vuông góc với $d$ đều nhận vectơ nào sau đây làm vectơ pháp tuyến?`,
          `Một cột thẳng nằm trên đường thẳng $d$: $${line}$ và vuông góc với mặt sàn $(P)$. Vectơ nào là một vectơ pháp tuyến của $(P)$?`,
        ],
        right: `$${pt(...u)}$`,
        wrong: [
          [`$${pt(...at)}$`, 'lấy toạ độ điểm mà đường thẳng đi qua'],
          [`$${pt(-at[0], -at[1], -at[2])}$`, 'lấy các số ở tử thức'],
          [`$${pt(u[0], -u[1], u[2])}$`, 'đổi dấu toạ độ thứ hai của vectơ chỉ phương'],
        ],
        why: `$(P)$ vuông góc với $d$ nên vectơ chỉ phương $${pt(...u)}$ của $d$ là một vectơ pháp tuyến của $(P)$.`,
      };
    }),
    mc('M2', 'góc giữa hai mặt phẳng cho bởi phương trình', (r, turn) => {
      const [one, two, angle, cos] = (
        [
          [[1, 2, -1], [2, 1, 1], 60, '\\dfrac{1}{2}'],
          [[1, 0, 1], [0, 0, 1], 45, '\\dfrac{1}{\\sqrt{2}}'],
          [[1, 1, 2], [0, 1, 1], 30, '\\dfrac{\\sqrt{3}}{2}'],
        ] as const
      )[turn]!;
      const [p, q] = [plane(one, r.int(1, 9)), plane(two, -r.int(1, 9))];
      return {
        ask: [
          `Góc giữa hai mặt phẳng $(P)$: $${p} = 0$ và $(Q)$: $${q} = 0$ bằng:`,
          `Hai mái nhà nằm trên hai mặt phẳng $${p} = 0$ và $${q} = 0$ trong hệ toạ độ $Oxyz$. Góc giữa hai mặt phẳng đó là:`,
          `Tính góc giữa hai mặt phẳng có phương trình $${p} = 0$ và $${q} = 0$.`,
        ],
        right: `$${angle}^\\circ$`,
        wrong: [
          ...[30, 45, 60]
            .filter((one) => one !== angle)
            .map((one) => {
              const mistake =
                one === 90 - angle ? 'lấy góc có sin bằng giá trị đó' : `nhớ nhầm côsin của góc $${one}^\\circ$`;
              return [`$${one}^\\circ$`, mistake] as const;
            }),
          [`$${180 - angle}^\\circ$`, 'lấy góc tù giữa hai vectơ pháp tuyến'],
        ],
        why: `Hai vectơ pháp tuyến là $${pt(...one)}$ và $${pt(...two)}$: $\\cos\\varphi = \\dfrac{|${dot(one, two)}|}{\\sqrt{${dot(one, one)}} \\cdot \\sqrt{${dot(two, two)}}} = ${cos}$, nên $\\varphi = ${angle}^\\circ$.`,
      };
    }),
    ew('M3', 'mặt phẳng chứa một đường thẳng và một điểm', (r) => {
      const m: Three = [nonZero(r, -2, 3), nonZero(r, -2, 3), nonZero(r, -2, 3)];
      const u: Three = [r.int(1, 3), r.int(-3, -1), r.int(1, 3)];
      const w: Three = [r.int(-2, 3), r.int(1, 3), r.int(-2, 2)];
      const normal = cross(u, w);
      const common = normal.reduce((one, other) => gcd(one, other), 0);
      if (common === 0 || normal.includes(0) || w.includes(0)) throw new TooFewDistractors('the point is on the line');
      const size = common * Math.sign(normal[0]);
      const [a, b, c] = normal.map((one) => one / size) as [number, number, number];
      const at = plus(m, w);
      const equation = plane([a, b, c], -dot([a, b, c], m));
      const line = `\\begin{cases} x = ${sum([m[0], ''], [u[0], 't'])} \\\\ y = ${sum([m[1], ''], [u[1], 't'])} \\\\ z = ${sum([m[2], ''], [u[2], 't'])} \\end{cases}`;
      return {
        ask: [
          `Trong không gian $Oxyz$, viết phương trình mặt phẳng $(P)$ chứa đường thẳng $d$: $${line}$ và đi qua điểm $A${pt(...at)}$.`,
          `Trong không gian $Oxyz$, một tấm kính phẳng tựa lên thanh thẳng $d$: $${line}$ và chạm đầu một cọc tại điểm $A${pt(...at)}$. Viết phương trình mặt phẳng chứa tấm kính.`,
          `Cho đường thẳng $d$: $${line}$ và điểm $A${pt(...at)}$ không thuộc $d$. Viết phương trình mặt phẳng $(P)$ xác định bởi $A$ và $d$.`,
        ],
        solution: `Đường thẳng $d$ đi qua $M${pt(...m)}$ và có vectơ chỉ phương $\\vec{u} = ${pt(...u)}$; $\\overrightarrow{MA} = ${pt(...w)}$.\n$(P)$ có cặp vectơ chỉ phương $\\vec{u}$, $\\overrightarrow{MA}$ và $[\\vec{u}, \\overrightarrow{MA}] = ${pt(...normal)}$.\nChọn vectơ pháp tuyến $\\vec{n} = ${pt(a, b, c)}$.\n$(P)$ đi qua $M$ nên có phương trình $${sum([a, `(x ${signed(-m[0])})`], [b, `(y ${signed(-m[1])})`], [c, `(z ${signed(-m[2])})`])} = 0$, hay $${equation} = 0$.`,
      };
    }),
  ]),
];

const statistics: readonly Template[] = [
  ...unit(12, 'Mức độ phân tán của mẫu số liệu', ({ fb, ew }) => [
    fb('M1', 'ngưỡng trên của giá trị ngoại lệ', (r) => {
      const [low, spread] = [r.int(20, 50), 2 * r.int(4, 10)];
      const high = low + spread;
      const is = high + 1.5 * spread;
      return {
        ask: [
          `Mẫu số liệu ghép nhóm có $Q_1 = ${low}$, $Q_3 = ${high}$. Giá trị lớn hơn $Q_3 + 1{,}5\\Delta_Q$ được coi là ngoại lệ, trong đó $\\Delta_Q$ là khoảng tứ phân vị. Tính $Q_3 + 1{,}5\\Delta_Q$.`,
          `Thời gian (phút) tự học mỗi ngày của học sinh một trường có tứ phân vị thứ nhất ${low} và tứ phân vị thứ ba ${high}. Thời gian lớn hơn $Q_3 + 1{,}5\\Delta_Q$ được coi là ngoại lệ. Ngưỡng đó bằng bao nhiêu phút?`,
          `Khối lượng (gam) của các quả chanh trong một lô hàng có $Q_1 = ${low}$ và $Q_3 = ${high}$. Quả nặng hơn $Q_3 + 1{,}5\\Delta_Q$ gam được coi là có khối lượng ngoại lệ. Ngưỡng này bằng bao nhiêu gam?`,
        ],
        is,
        why: `$\\Delta_Q = ${high} - ${low} = ${spread}$; $${high} + 1{,}5 \\cdot ${spread} = ${n(is)}$.`,
      };
    }),
    ew('M3', 'tần số còn thiếu rồi phương sai của mẫu ghép nhóm', (r) => {
      const [a, x, b] = r.pick([
        [4, 8, 8],
        [3, 10, 7],
        [2, 12, 6],
        [5, 8, 7],
        [8, 8, 4],
      ] as const);
      const mean = rounded((5 * a + 15 * x + 25 * b) / (a + x + b), 6);
      const variance = rounded((a * (5 - mean) ** 2 + x * (15 - mean) ** 2 + b * (25 - mean) ** 2) / (a + x + b), 6);
      const square = (middle: number) => `(${middle} - ${n(mean)})^2`;
      const cells = `%|h%Nhóm%|h%$[0;\\,10)$%|h%$[10;\\,20)$%|h%$[20;\\,30)$\n%|h%Tần số%|%${a}%|%$x$%|%${b}`;
      return {
        ask: [
          `Thời gian (phút) đi từ nhà đến trường của một nhóm học sinh được cho ở bảng, số trung bình là ${plain(mean)} phút. Tìm $x$ rồi tính phương sai của mẫu số liệu.\n${cells}`,
          `Số trang sách đọc trong một ngày của các bạn trong câu lạc bộ được ghép nhóm ở bảng; trung bình mỗi bạn đọc ${plain(mean)} trang. Tìm tần số $x$ và phương sai của mẫu số liệu ghép nhóm.\n${cells}`,
          `Mẫu số liệu ghép nhóm dưới đây có số trung bình bằng ${plain(mean)}. Tìm $x$ và tính phương sai.\n${cells}`,
        ],
        solution: `Giá trị đại diện của các nhóm là 5; 15; 25. Số trung bình: $\\dfrac{5 \\cdot ${a} + 15x + 25 \\cdot ${b}}{${a} + x + ${b}} = ${n(mean)}$.\nSuy ra $${5 * a + 25 * b} + 15x = ${n(mean)}(${a + b} + x)$, nên $x = ${x}$ và cỡ mẫu là ${a + x + b}.\nPhương sai: $s^2 = \\dfrac{1}{${a + x + b}}\\left[${a} \\cdot ${square(5)} + ${x} \\cdot ${square(15)} + ${b} \\cdot ${square(25)}\\right]$.\nVậy $s^2 = ${n(variance)}$.`,
      };
    }),
  ]),
  ...unit(12, 'Xác suất toàn phần và Bayes', ({ mc, fb, ew, set }) => [
    fb('M1', 'rút lần thứ hai khi đã biết lần thứ nhất', (r, turn) => {
      const [item, sort] = (
        [
          ['viên bi', 'viên màu đỏ'],
          ['bạn', 'bạn nữ'],
          ['thẻ', 'thẻ trắng'],
        ] as const
      )[turn]!;
      const red = r.int(4, 8);
      const blue = 11 - red;
      return {
        ask: [
          `Hộp có ${red} viên bi đỏ và ${blue} viên bi xanh. Lấy ngẫu nhiên lần lượt hai viên, không trả lại. Biết viên thứ nhất màu đỏ, tính xác suất để viên thứ hai cũng màu đỏ.`,
          `Một nhóm có ${red} bạn nữ và ${blue} bạn nam. Chọn ngẫu nhiên lần lượt một tổ trưởng rồi một tổ phó. Biết tổ trưởng là nữ, tính xác suất để tổ phó cũng là nữ.`,
          `Trong túi có ${red} thẻ trắng và ${blue} thẻ vàng. Rút ngẫu nhiên một thẻ, không bỏ lại, rồi rút thẻ thứ hai. Khi thẻ đầu là thẻ trắng, xác suất để thẻ thứ hai là thẻ trắng bằng bao nhiêu?`,
        ],
        is: (red - 1) / 10,
        why: `Sau lần thứ nhất còn $${red} + ${blue} - 1 = 10$ ${item}, trong đó còn $${red} - 1 = ${red - 1}$ ${sort}: xác suất là $\\dfrac{${red - 1}}{10} = ${n((red - 1) / 10)}$.`,
      };
    }),
    mc('M1', 'biểu thức xác suất toàn phần của một tình huống', (r, turn) => {
      const [from, bad] = (
        [
          ['sản phẩm do dây chuyền I làm', 'sản phẩm bị lỗi'],
          ['quả trứng của trại thứ nhất', 'quả trứng bị vỡ'],
          ['bóng đèn của hãng A', 'bóng đèn bị hỏng'],
        ] as const
      )[turn]!;
      const [p, a, b] = [r.pick([0.6, 0.7, 0.8]), r.pick([0.02, 0.04]), r.pick([0.03, 0.05])];
      const [q, first, second] = [n(rounded(1 - p, 1)), n(a), n(b)];
      const share = n(p);
      return {
        ask: [
          `Nhà máy có hai dây chuyền: dây chuyền I làm ${plain(100 * p)}% số sản phẩm với tỉ lệ lỗi ${plain(100 * a)}%, dây chuyền II làm số còn lại với tỉ lệ lỗi ${plain(100 * b)}%. Xác suất để một sản phẩm lấy ngẫu nhiên bị lỗi được tính bởi:`,
          `Cửa hàng nhập ${plain(100 * p)}% số trứng từ trại thứ nhất (tỉ lệ trứng vỡ ${plain(100 * a)}%), số còn lại từ trại thứ hai (tỉ lệ vỡ ${plain(100 * b)}%). Xác suất để một quả trứng lấy ngẫu nhiên bị vỡ bằng:`,
          `Trong kho, ${plain(100 * p)}% số bóng đèn do hãng A sản xuất, còn lại của hãng B; tỉ lệ bóng hỏng của hãng A là ${plain(100 * a)}%, của hãng B là ${plain(100 * b)}%. Xác suất để một bóng chọn ngẫu nhiên bị hỏng là:`,
        ],
        right: `$${share} \\cdot ${first} + ${q} \\cdot ${second}$`,
        wrong: [
          [`$${share} \\cdot ${second} + ${q} \\cdot ${first}$`, 'ghép nhầm tỉ lệ của hai nguồn'],
          [`$${first} + ${second}$`, 'cộng hai xác suất có điều kiện'],
          [`$${share} \\cdot ${first} \\cdot ${q} \\cdot ${second}$`, 'nhân tất cả các xác suất'],
        ],
        why: `Gọi $A$ là biến cố “${from}”, $L$ là biến cố “${bad}”. Theo công thức xác suất toàn phần: $P(L) = P(A) \\cdot P(L \\mid A) + P(\\overline{A}) \\cdot P(L \\mid \\overline{A})$ với $P(\\overline{A}) = 1 - ${share} = ${q}$.`,
      };
    }),
    set('M1', 'giá trị đặc biệt của xác suất có điều kiện', [
      [
        'Cho hai biến cố $A$, $B$ xung khắc và $P(A) = 0{,}4$; $P(B) = 0{,}5$. Giá trị của $P(A \\mid B)$ là:',
        0,
        [
          ['$0{,}4$', 'coi hai biến cố xung khắc là độc lập'],
          ['$0{,}8$', 'lấy $P(A)$ chia cho $P(B)$'],
          ['$0{,}2$', 'nhân $P(A)$ với $P(B)$'],
        ],
        '$A$ và $B$ không thể cùng xảy ra nên khi $B$ xảy ra thì $A$ không xảy ra: $P(A \\mid B) = 0$.',
      ],
      [
        'Cho $P(B) = 0{,}5$ và biết rằng mỗi khi $B$ xảy ra thì $A$ chắc chắn xảy ra. Giá trị của $P(A \\mid B)$ là:',
        1,
        [
          ['$0{,}5$', 'nhầm với $P(B)$'],
          [0, 'nhầm với hai biến cố xung khắc'],
          ['$0{,}25$', 'nhân $P(B)$ với chính nó'],
        ],
        'Khi $B$ xảy ra thì $A$ chắc chắn xảy ra nên $P(A \\mid B) = 1$.',
      ],
      [
        'Cho hai biến cố $A$, $B$ độc lập, $P(A) = 0{,}6$; $P(B) = 0{,}3$. Giá trị của $P(A \\mid \\overline{B})$ là:',
        '$0{,}6$',
        [
          ['$0{,}7$', 'lấy xác suất của $\\overline{B}$'],
          ['$0{,}42$', 'tính xác suất của giao thay cho xác suất có điều kiện'],
          ['$0{,}4$', 'lấy xác suất của $\\overline{A}$'],
        ],
        '$A$ độc lập với $B$ thì cũng độc lập với $\\overline{B}$, nên $P(A \\mid \\overline{B}) = P(A) = 0{,}6$.',
      ],
    ]),
    ew('M3', 'biết có đúng một người thành công', (r, turn) => {
      const [who, did] = (
        [
          ['xạ thủ', 'bắn trúng'],
          ['thí sinh', 'giải được'],
          ['vòi', 'chạy tốt'],
        ] as const
      )[turn]!;
      const [p, q] = r.pick([
        [0.8, 0.6],
        [0.7, 0.6],
        [0.9, 0.6],
        [0.8, 0.5],
        [0.9, 0.7],
      ] as const);
      const [fail, lose] = [rounded(1 - p, 1), rounded(1 - q, 1)];
      const [first, second] = [rounded(p * lose, 2), rounded(fail * q, 2)];
      const all = rounded(first + second, 2);
      return {
        ask: [
          `Hai xạ thủ I và II bắn độc lập, mỗi người một viên vào bia; xác suất bắn trúng lần lượt là ${plain(p)} và ${plain(q)}. Biết rằng có đúng một viên trúng bia, tính xác suất để viên đó là của xạ thủ I.`,
          `Hai thí sinh I và II giải độc lập một bài toán với xác suất giải được lần lượt là ${plain(p)} và ${plain(q)}. Biết rằng có đúng một thí sinh giải được, tính xác suất để đó là thí sinh I.`,
          `Hai vòi phun tự động I và II hoạt động độc lập với xác suất chạy tốt trong ngày lần lượt là ${plain(p)} và ${plain(q)}. Biết rằng trong ngày có đúng một vòi chạy tốt, tính xác suất để đó là vòi I.`,
        ],
        solution: `Gọi $A$ là biến cố “${who} I ${did}”, $B$ là biến cố “${who} II ${did}”, $C$ là biến cố “có đúng một ${who} ${did}”.\n$P(A\\overline{B}) = ${n(p)} \\cdot (1 - ${n(q)}) = ${n(first)}$; $P(\\overline{A}B) = (1 - ${n(p)}) \\cdot ${n(q)} = ${n(second)}$.\n$P(C) = ${n(first)} + ${n(second)} = ${n(all)}$.\n$P(A \\mid C) = \\dfrac{P(A\\overline{B})}{P(C)} = \\dfrac{${n(first)}}{${n(all)}} = ${fraction(Math.round(100 * first), Math.round(100 * all))}$.`,
      };
    }),
  ]),
];

export const grade12Seventh: readonly Template[] = [...functions, ...integrals, ...space, ...statistics];
