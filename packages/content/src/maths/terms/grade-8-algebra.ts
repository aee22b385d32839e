/** Algebra, statistics and probability of grade 8 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, gcd, n, nonZero, par, poly, type Template } from '../template.ts';
import { signed, table, unit } from './kit.ts';

const polynomials: readonly Template[] = [
  ...unit(8, 'Đa thức nhiều biến', ({ mc, fb, tf, ew, set }) => [
    mc('M1', 'bậc của đơn thức', (r) => {
      const [a, p, q] = [r.int(2, 9), r.int(2, 4), r.int(2, 5)];
      return {
        ask: [
          `Bậc của đơn thức $-${a}x^${p}y^${q}$ là:`,
          `Đơn thức $-${a}x^${p}y^${q}$ có bậc bằng:`,
          `Tổng số mũ của các biến trong đơn thức $-${a}x^${p}y^${q}$, tức là bậc của nó, bằng:`,
        ],
        right: p + q,
        wrong: [
          [p * q, 'nhân hai số mũ'],
          [Math.max(p, q), 'chỉ lấy số mũ lớn hơn'],
          [p + q + 1, 'cộng thêm 1 cho hệ số'],
          [Math.min(p, q), 'chỉ lấy số mũ bé hơn'],
        ],
        why: `Cộng các số mũ: $${p} + ${q} = ${p + q}$.`,
      };
    }),
    mc('M1', 'đơn thức đồng dạng', (r) => {
      const [a, p, q] = [r.int(2, 9), r.int(2, 3), r.int(4, 5)];
      return {
        ask: [
          `Đơn thức nào đồng dạng với $${a}x^${p}y^${q}$?`,
          `Đơn thức $${a}x^${p}y^${q}$ và đơn thức nào sau đây có cùng phần biến?`,
          `Có thể cộng đơn thức $${a}x^${p}y^${q}$ với đơn thức nào để được một đơn thức?`,
        ],
        right: `$-${a + 1}x^${p}y^${q}$`,
        wrong: [
          [`$${a}x^${q}y^${p}$`, 'đổi chỗ số mũ của hai biến'],
          [`$${a}x^${p}y$`, 'quên số mũ của $y$'],
          [`$${a}x^${p}y^${q}z$`, 'thêm một biến'],
        ],
        why: `Hai đơn thức đồng dạng có hệ số khác 0 và cùng phần biến $x^${p}y^${q}$.`,
      };
    }),
    set('M1', 'nhận biết đơn thức, đa thức', [
      [
        'Biểu thức nào sau đây là đơn thức?',
        '$-3x^2y$',
        [
          ['$x + y$', 'nhầm tổng với đơn thức'],
          ['$\\dfrac{2}{x}$', 'quên rằng biến không được ở mẫu'],
          ['$3x - 1$', 'nhầm hiệu với đơn thức'],
        ],
        'Đơn thức là số, biến hoặc tích của các số và các biến.',
      ],
      [
        'Biểu thức nào không phải là đa thức?',
        '$\\dfrac{x}{y} + 1$',
        [
          ['$x^2 - 2xy$', 'cho rằng đa thức không được chứa phép trừ'],
          ['$5$', 'quên rằng một số cũng là đa thức'],
          ['$-7xyz$', 'quên rằng đơn thức cũng là đa thức'],
        ],
        '$\\dfrac{x}{y}$ không phải là đơn thức vì có biến ở mẫu.',
      ],
      [
        'Hệ số của đơn thức thu gọn $-5x^3y$ là:',
        '$-5$',
        [
          ['$5$', 'bỏ dấu âm'],
          ['$3$', 'lấy số mũ của $x$'],
          ['$4$', 'lấy bậc của đơn thức'],
        ],
        'Phần số của đơn thức là $-5$, phần biến là $x^3y$.',
      ],
    ]),
    mc('M2', 'nhân đơn thức với đa thức', (r) => {
      const [a, b, c] = [r.int(2, 4), r.int(2, 5), r.int(1, 6)];
      const show = (x: number, y: number, q = 'x^2y') => `$${x}${q} ${y < 0 ? '-' : '+'} ${Math.abs(y)}xy$`;
      return {
        ask: [
          `Kết quả của phép nhân $${a}xy(${b}x - ${c})$ là:`,
          `Thực hiện phép tính $${a}xy \\cdot (${b}x - ${c})$ ta được đa thức:`,
          `Một hình chữ nhật có hai cạnh $${a}xy$ và $${b}x - ${c}$. Biểu thức tính diện tích của nó là:`,
        ].map((one) => one.replaceAll('1x', 'x')),
        right: show(a * b, -a * c),
        wrong: [
          [show(a * b, a * c), 'nhầm dấu của hạng tử thứ hai'],
          [show(a * b, -a * c, 'xy'), 'quên tăng số mũ của $x$'],
          [show(a + b, -a - c), 'cộng các hệ số thay vì nhân'],
          [show(a * b, -c), 'quên nhân hạng tử thứ hai với hệ số'],
        ],
        why: `Nhân $${a}xy$ với từng hạng tử: $${a}xy \\cdot ${b}x = ${a * b}x^2y$, $${a}xy \\cdot ${c} = ${a * c}xy$.`,
      };
    }),
    fb('M1', 'giá trị của đa thức', (r) => {
      const [a, x, y] = [r.int(2, 5), r.int(2, 4), r.pick([-3, -2, -1, 2, 3])];
      return {
        ask: [
          `Tính giá trị của đa thức $x^2y + ${a}x$ tại $x = ${x}$, $y = ${y}$.`,
          `Khi $x = ${x}$ và $y = ${y}$ thì đa thức $P = x^2y + ${a}x$ nhận giá trị bao nhiêu?`,
          `Thay $x = ${x}$, $y = ${y}$ vào biểu thức $x^2y + ${a}x$ thì được số nào?`,
        ],
        is: x * x * y + a * x,
        why: `$${x}^2 \\cdot ${par(y)} + ${a} \\cdot ${x} = ${x * x * y} + ${a * x} = ${x * x * y + a * x}$.`,
      };
    }),
    tf('M1', 'xét hai đa thức', (r) => {
      const [a, b, c] = [r.int(3, 6), r.int(1, 2), r.int(2, 7)];
      const coefficient = (k: number) => (k === 1 ? '' : k);
      return {
        ask: [
          `Cho hai đa thức $A = ${a}x^2y + ${c}$ và $B = ${coefficient(b)}x^2y - ${c}$.`,
          `Bạn Mai tính tổng và hiệu của $A = ${a}x^2y + ${c}$ và $B = ${coefficient(b)}x^2y - ${c}$.`,
          `Xét các đa thức hai biến $x$, $y$: $A = ${a}x^2y + ${c}$, $B = ${coefficient(b)}x^2y - ${c}$.`,
        ],
        say: [
          ['Đa thức $A$ có bậc 3.', 'Đa thức $A$ có bậc 2.', 'hạng tử $x^2y$ có bậc $2 + 1 = 3$.'],
          [`$A + B = ${a + b}x^2y$.`, `$A + B = ${a + b}x^2y + ${2 * c}$.`, `$${c} - ${c} = 0$.`],
          [
            `$A - B = ${coefficient(a - b)}x^2y + ${2 * c}$.`,
            `$A - B = ${coefficient(a - b)}x^2y$.`,
            `$${c} - (-${c}) = ${2 * c}$.`,
          ],
          [
            `Tại $x = 1$, $y = 1$ thì $A = ${a + c}$.`,
            `Tại $x = 1$, $y = 1$ thì $A = ${a - c}$.`,
            `$${a} \\cdot 1 \\cdot 1 + ${c} = ${a + c}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'diện tích biểu diễn bằng đa thức', (r, turn) => {
      const [a, b, c, x] = [r.int(2, 4), r.int(5, 9), r.int(1, 4), r.int(5, 9)];
      return {
        ask: [
          `Một mảnh vườn hình chữ nhật có chiều dài $${a}x + ${b}$ (m), chiều rộng $x + ${c}$ (m). Viết đa thức biểu thị diện tích mảnh vườn và tính diện tích khi $x = ${x}$.`,
          `Tấm bìa hình chữ nhật có hai cạnh $${a}x + ${b}$ (cm) và $x + ${c}$ (cm). Thu gọn biểu thức tính diện tích và tìm giá trị của nó tại $x = ${x}$.`,
          `Thực hiện phép nhân $(${a}x + ${b})(x + ${c})$, sau đó dùng kết quả tính diện tích sân hình chữ nhật có hai cạnh $${a}x + ${b}$ và $x + ${c}$ (m) với $x = ${x}$.`,
        ],
        solution: `$S = (${a}x + ${b})(x + ${c}) = ${a}x^2 + ${a * c}x + ${b}x + ${b * c} = ${poly([a, a * c + b, b * c])}$.\nVới $x = ${x}$: $S = ${a} \\cdot ${x}^2 + ${a * c + b} \\cdot ${x} + ${b * c} = ${a * x * x + (a * c + b) * x + b * c}$ (${turn === 1 ? 'cm²' : 'm²'}).`,
      };
    }),
  ]),
  ...unit(8, 'Hằng đẳng thức và phân tích thành nhân tử', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'các hằng đẳng thức', [
      [
        'Hằng đẳng thức nào đúng?',
        '$A^2 - B^2 = (A - B)(A + B)$',
        [
          ['$A^2 - B^2 = (A - B)^2$', 'nhầm với bình phương của một hiệu'],
          ['$A^2 + B^2 = (A + B)^2$', 'bỏ mất hạng tử giữa của bình phương một tổng'],
          ['$(A - B)^2 = A^2 - B^2$', 'nhầm bình phương của một hiệu với hiệu hai bình phương'],
        ],
        'Hiệu hai bình phương bằng tích của hiệu và tổng.',
      ],
      [
        '$(A + B)^3$ bằng:',
        '$A^3 + 3A^2B + 3AB^2 + B^3$',
        [
          ['$A^3 + B^3$', 'bỏ các hạng tử giữa'],
          ['$A^3 + A^2B + AB^2 + B^3$', 'quên hệ số 3'],
          ['$A^3 + 3A^2B + 3AB^2 - B^3$', 'nhầm dấu của hạng tử cuối'],
        ],
        'Lập phương của một tổng.',
      ],
      [
        'Tổng hai lập phương $A^3 + B^3$ viết thành tích là:',
        '$(A + B)(A^2 - AB + B^2)$',
        [
          ['$(A + B)^3$', 'nhầm với lập phương của một tổng'],
          ['$(A + B)(A^2 + AB + B^2)$', 'nhầm dấu của hạng tử giữa'],
          ['$(A - B)(A^2 + AB + B^2)$', 'nhầm với hiệu hai lập phương'],
        ],
        'Nhân tử thứ hai là bình phương thiếu của một hiệu.',
      ],
    ]),
    mc('M1', 'hiệu hai bình phương', (r) => {
      const [a, b] = [r.int(2, 5), r.int(2, 9)];
      return {
        ask: [
          `Phân tích $${a * a}x^2 - ${b * b}$ thành nhân tử ta được:`,
          `Đa thức $${a * a}x^2 - ${b * b}$ bằng tích nào?`,
          `Viết $${a * a}x^2 - ${b * b}$ dưới dạng tích của hai đa thức bậc nhất.`,
        ],
        right: `$(${a}x - ${b})(${a}x + ${b})$`,
        wrong: [
          [`$(${a}x - ${b})^2$`, 'nhầm với bình phương của một hiệu'],
          [`$(${a * a}x - ${b})(${a * a}x + ${b})$`, 'quên khai căn hệ số của $x^2$'],
          [`$(${a}x - ${b * b})(${a}x + ${b * b})$`, 'quên khai căn số hạng tự do'],
        ],
        why: `$${a * a}x^2 - ${b * b} = (${a}x)^2 - ${b}^2 = (${a}x - ${b})(${a}x + ${b})$.`,
      };
    }),
    mc('M1', 'đặt nhân tử chung', (r) => {
      const [a, b, k] = [r.int(2, 4), r.int(3, 7), r.int(2, 5)];
      if (gcd(a, b) > 1) throw new TooFewDistractors('not the greatest common factor');
      return {
        ask: [
          `Phân tích đa thức $${k * a}x^2 + ${k * b}xy$ thành nhân tử bằng cách đặt nhân tử chung:`,
          `Đa thức $${k * a}x^2 + ${k * b}xy$ viết được thành tích:`,
          `Kết quả phân tích $${k * a}x^2 + ${k * b}xy$ thành nhân tử là:`,
        ],
        right: `$${k}x(${a}x + ${b}y)$`,
        wrong: [
          [`$${k}x(${a}x + ${b})$`, 'quên $y$ ở hạng tử thứ hai'],
          [`$${k}(${a}x + ${b}y)$`, 'bỏ mất nhân tử $x$'],
          [`$${k}y(${a}x + ${b}x)$`, 'đặt nhầm $y$ làm nhân tử chung'],
        ],
        why: `Nhân tử chung là $${k}x$: $${k * a}x^2 = ${k}x \\cdot ${a}x$, $${k * b}xy = ${k}x \\cdot ${b}y$.`,
      };
    }),
    fb('M2', 'tính nhanh', (r) => {
      const [a, b] = [r.int(51, 99), r.int(1, 9)];
      return {
        ask: [
          `Tính nhanh $${a + b}^2 - ${a}^2$.`,
          `Dùng hằng đẳng thức, tính giá trị của $${a + b}^2 - ${a}^2$.`,
          `Hình vuông cạnh ${a + b} cm có diện tích lớn hơn hình vuông cạnh ${a} cm bao nhiêu xăng-ti-mét vuông?`,
        ],
        is: b * (2 * a + b),
        why: `$${a + b}^2 - ${a}^2 = (${a + b} - ${a})(${a + b} + ${a}) = ${b} \\cdot ${2 * a + b} = ${b * (2 * a + b)}$.`,
      };
    }),
    tf('M2', 'xét một biểu thức', (r) => {
      const a = r.int(2, 9);
      return {
        ask: [
          `Cho biểu thức $P = x^2 - ${2 * a}x + ${a * a}$.`,
          `Bạn Sơn biến đổi đa thức $P = x^2 - ${2 * a}x + ${a * a}$.`,
          `Xét đa thức $P = x^2 - ${2 * a}x + ${a * a}$ với $x$ là số thực bất kì.`,
        ],
        say: [
          [
            `$P = (x - ${a})^2$.`,
            `$P = (x - ${a})(x + ${a})$.`,
            `bình phương của một hiệu: $x^2 - 2 \\cdot x \\cdot ${a} + ${a}^2$.`,
          ],
          [`Tại $x = ${a + 10}$ thì $P = 100$.`, `Tại $x = ${a + 10}$ thì $P = 10$.`, `$(${a + 10} - ${a})^2 = 10^2$.`],
          ['$P \\ge 0$ với mọi $x$.', '$P > 0$ với mọi $x$.', `bình phương luôn không âm và bằng 0 khi $x = ${a}$.`],
          [
            `$P - 1 = (x - ${a + 1})(x - ${a - 1})$.`,
            `$P - 1 = (x - ${a} - 1)^2$.`,
            `$(x - ${a})^2 - 1^2 = (x - ${a} - 1)(x - ${a} + 1)$.`,
          ],
        ],
      };
    }),
    ew('M3', 'phân tích thành nhân tử và tìm x', (r) => {
      const [a, b] = [r.int(1, 5), r.int(6, 9)];
      return {
        ask: [
          `Phân tích đa thức $x^2 - ${a}x + xy - ${a}y$ thành nhân tử. Tìm $x$ biết $x(x - ${b}) - ${a}(x - ${b}) = 0$.`,
          `a) Phân tích $x^2 - ${a}x + xy - ${a}y$ thành nhân tử bằng cách nhóm hạng tử.\nb) Giải bài toán tìm $x$: $x(x - ${b}) - ${a}(x - ${b}) = 0$.`,
          `Viết $x^2 - ${a}x + xy - ${a}y$ thành tích. Với cách làm tương tự, tìm tất cả các số $x$ thoả mãn $x(x - ${b}) = ${a}(x - ${b})$.`,
        ].map((one) => one.replace(/\b1([xy])/g, '$1')),
        solution:
          `$x^2 - ${a}x + xy - ${a}y = x(x - ${a}) + y(x - ${a}) = (x - ${a})(x + y)$.\n$x(x - ${b}) - ${a}(x - ${b}) = (x - ${b})(x - ${a}) = 0$.\nSuy ra $x - ${b} = 0$ hoặc $x - ${a} = 0$, tức là $x = ${b}$ hoặc $x = ${a}$.`.replace(
            /\b1([xy])/g,
            '$1',
          ),
      };
    }),
  ]),
  ...unit(8, 'Phân thức đại số', ({ mc, fb, tf, ew, set }) => [
    mc('M1', 'điều kiện xác định', (r) => {
      const [a, b] = [nonZero(r, -9, 9), r.int(1, 9)];
      const f = `\\dfrac{x + ${b}}{x ${signed(-a)}}`;
      return {
        ask: [
          `Điều kiện xác định của phân thức $${f}$ là:`,
          `Phân thức $${f}$ xác định khi nào?`,
          `Giá trị của phân thức $${f}$ được xác định với điều kiện:`,
        ],
        right: `$x \\ne ${a}$`,
        wrong: [
          [`$x \\ne ${-a}$`, 'nhầm dấu khi giải mẫu khác 0'],
          [`$x \\ne -${b}$`, 'lấy nghiệm của tử'],
          ['$x \\ne 0$', 'cho rằng biến khác 0 là đủ'],
          [`$x = ${a}$`, 'nhầm “khác” với “bằng”'],
        ],
        why: `Mẫu thức phải khác 0: $x ${signed(-a)} \\ne 0$, tức là $x \\ne ${a}$.`,
      };
    }),
    mc('M1', 'rút gọn phân thức', (r) => {
      const [a, p, q, k] = [r.int(2, 5), r.int(3, 5), r.int(1, 2), r.int(2, 4)];
      const power = (name: string, e: number) => (e === 1 ? name : `${name}^${e}`);
      return {
        ask: [
          `Rút gọn phân thức $\\dfrac{${a * k}x^${p}y}{${k}${power('x', q)}}$ ta được:`,
          `Phân thức $\\dfrac{${a * k}x^${p}y}{${k}${power('x', q)}}$ bằng:`,
          `Chia cả tử và mẫu của $\\dfrac{${a * k}x^${p}y}{${k}${power('x', q)}}$ cho nhân tử chung, kết quả là:`,
        ],
        right: `$${a}${power('x', p - q)}y$`,
        wrong: [
          [`$${a * k}${power('x', p - q)}y$`, 'quên rút gọn hệ số'],
          [`$${a}x^${p + q}y$`, 'cộng số mũ thay vì trừ'],
          [`$${a}${power('x', p - q + 1)}y$`, 'trừ sai số mũ'],
        ],
        why: `Chia tử và mẫu cho $${k}${power('x', q)}$: $\\dfrac{${a * k}}{${k}} = ${a}$, $x^${p} : ${power('x', q)} = ${power('x', p - q)}$.`,
      };
    }),
    set('M1', 'hai phân thức bằng nhau, phép tính', [
      [
        'Hai phân thức $\\dfrac{A}{B}$ và $\\dfrac{C}{D}$ bằng nhau khi:',
        '$AD = BC$',
        [
          ['$AC = BD$', 'nhân tử với tử, mẫu với mẫu'],
          ['$AB = CD$', 'nhân tử với mẫu của cùng một phân thức'],
          ['$A = C$', 'chỉ so sánh hai tử'],
        ],
        'Định nghĩa hai phân thức bằng nhau: tích chéo bằng nhau.',
      ],
      [
        'Phân thức đối của $\\dfrac{x}{x + 1}$ là:',
        '$-\\dfrac{x}{x + 1}$',
        [
          ['$\\dfrac{x + 1}{x}$', 'nhầm với phân thức nghịch đảo'],
          ['$\\dfrac{-x}{-x - 1}$', 'đổi dấu cả tử và mẫu'],
          ['$\\dfrac{x}{x - 1}$', 'chỉ đổi dấu số hạng tự do của mẫu'],
        ],
        'Tổng của hai phân thức đối nhau bằng 0.',
      ],
      [
        '$\\dfrac{A}{B} : \\dfrac{C}{D}$ (với $C \\ne 0$) bằng:',
        '$\\dfrac{AD}{BC}$',
        [
          ['$\\dfrac{AC}{BD}$', 'nhân thay vì chia'],
          ['$\\dfrac{BC}{AD}$', 'nghịch đảo phân thức bị chia'],
          ['$\\dfrac{AB}{CD}$', 'nhân tử với mẫu của mỗi phân thức'],
        ],
        'Chia cho một phân thức là nhân với phân thức nghịch đảo.',
      ],
    ]),
    mc('M2', 'cộng hai phân thức', (r) => {
      const [a, b, c] = [r.int(2, 5), r.int(1, 6), r.int(1, 6)];
      const over = (text: string) => `$\\dfrac{${text}}{x + ${c}}$`;
      return {
        ask: [
          `Kết quả của phép cộng $\\dfrac{${a}x}{x + ${c}} + \\dfrac{x - ${b}}{x + ${c}}$ là:`,
          `Tổng của hai phân thức $\\dfrac{${a}x}{x + ${c}}$ và $\\dfrac{x - ${b}}{x + ${c}}$ bằng:`,
          `Thực hiện phép tính $\\dfrac{${a}x}{x + ${c}} + \\dfrac{x - ${b}}{x + ${c}}$ ta được:`,
        ],
        right: over(`${a + 1}x - ${b}`),
        wrong: [
          [`$\\dfrac{${a + 1}x - ${b}}{2x + ${2 * c}}$`, 'cộng cả hai mẫu'],
          [over(`${a}x^2 - ${b}`), 'nhân hai hạng tử thay vì cộng'],
          [over(`${a + 1}x + ${b}`), 'nhầm dấu của số hạng tự do'],
        ],
        why: `Giữ nguyên mẫu thức, cộng các tử thức: $${a}x + x - ${b} = ${a + 1}x - ${b}$.`,
      };
    }),
    fb('M1', 'giá trị của phân thức', (r) => {
      const [a, x, k] = [r.int(1, 4), r.int(5, 9), r.int(2, 5)];
      const b = k * (x - a) - x;
      return {
        ask: [
          `Tính giá trị của phân thức $\\dfrac{${poly([1, b])}}{x - ${a}}$ tại $x = ${x}$.`,
          `Khi $x = ${x}$ thì phân thức $\\dfrac{${poly([1, b])}}{x - ${a}}$ nhận giá trị bao nhiêu?`,
          `Thay $x = ${x}$ vào $\\dfrac{${poly([1, b])}}{x - ${a}}$ thì được số nào?`,
        ],
        is: k,
        why: `$\\dfrac{${x}${b === 0 ? '' : ` ${signed(b)}`}}{${x} - ${a}} = \\dfrac{${x + b}}{${x - a}} = ${k}$.`,
      };
    }),
    tf('M1', 'xét một phân thức', (r) => {
      const a = r.int(2, 7);
      return {
        ask: [
          `Cho phân thức $P = \\dfrac{x^2 - ${a * a}}{x - ${a}}$.`,
          `Bạn Hoa xét phân thức $P = \\dfrac{x^2 - ${a * a}}{x - ${a}}$ với biến $x$.`,
          `Xét điều kiện xác định và giá trị của phân thức $P = \\dfrac{x^2 - ${a * a}}{x - ${a}}$.`,
        ],
        say: [
          [
            `Điều kiện xác định của $P$ là $x \\ne ${a}$.`,
            `Điều kiện xác định của $P$ là $x \\ne -${a}$.`,
            `mẫu thức $x - ${a}$ phải khác 0.`,
          ],
          [`Rút gọn được $P = x + ${a}$.`, `Rút gọn được $P = x - ${a}$.`, `$x^2 - ${a * a} = (x - ${a})(x + ${a})$.`],
          [`Tại $x = 0$ thì $P = ${a}$.`, `Tại $x = 0$ thì $P = -${a}$.`, `$\\dfrac{-${a * a}}{-${a}} = ${a}$.`],
          [
            `$P = 0$ khi $x = -${a}$.`,
            `$P = 0$ khi $x = ${a}$.`,
            `$x + ${a} = 0$ khi $x = -${a}$ (thoả mãn điều kiện).`,
          ],
        ],
      };
    }),
    ew('M3', 'rút gọn biểu thức', (r) => {
      const [a, v] = [r.int(1, 5), r.int(6, 12)];
      return {
        ask: [
          `Cho $P = \\dfrac{1}{x - ${a}} + \\dfrac{1}{x + ${a}}$.\na) Viết điều kiện xác định và rút gọn $P$.\nb) Tính giá trị của $P$ tại $x = ${v}$.`,
          `Tìm điều kiện xác định, rút gọn biểu thức $P = \\dfrac{1}{x - ${a}} + \\dfrac{1}{x + ${a}}$ rồi tính $P$ khi $x = ${v}$.`,
          `Quy đồng mẫu thức và cộng hai phân thức $\\dfrac{1}{x - ${a}}$, $\\dfrac{1}{x + ${a}}$. Giá trị của tổng tại $x = ${v}$ bằng bao nhiêu? Nêu điều kiện của $x$.`,
        ],
        solution: `Điều kiện xác định: $x \\ne ${a}$ và $x \\ne -${a}$.\nMẫu thức chung: $(x - ${a})(x + ${a}) = x^2 - ${a * a}$.\n$P = \\dfrac{(x + ${a}) + (x - ${a})}{x^2 - ${a * a}} = \\dfrac{2x}{x^2 - ${a * a}}$.\nTại $x = ${v}$: $P = \\dfrac{${2 * v}}{${v * v} - ${a * a}} = ${fraction(2 * v, v * v - a * a)}$.`,
      };
    }),
  ]),
];

const equations: readonly Template[] = [
  ...unit(8, 'Phương trình bậc nhất', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'nhận biết phương trình bậc nhất', [
      [
        'Phương trình nào là phương trình bậc nhất một ẩn?',
        '$3x - 5 = 0$',
        [
          ['$x^2 - 1 = 0$', 'quên rằng $x^2$ có bậc hai'],
          ['$0 \\cdot x + 2 = 0$', 'quên điều kiện hệ số của $x$ khác 0'],
          ['$\\dfrac{1}{x} = 2$', 'quên rằng ẩn không được ở mẫu'],
        ],
        'Dạng $ax + b = 0$ với $a \\ne 0$.',
      ],
      [
        'Phương trình $ax + b = 0$ ($a \\ne 0$) luôn có:',
        'một nghiệm duy nhất',
        [
          ['vô số nghiệm', 'nhầm với trường hợp $a = b = 0$'],
          ['hai nghiệm', 'nhầm với phương trình bậc hai'],
          ['không có nghiệm nào', 'nhầm với trường hợp $a = 0$, $b \\ne 0$'],
        ],
        'Nghiệm duy nhất $x = -\\dfrac{b}{a}$.',
      ],
      [
        'Chuyển một hạng tử từ vế này sang vế kia của phương trình, ta phải:',
        'đổi dấu hạng tử đó',
        [
          ['giữ nguyên dấu hạng tử đó', 'quên quy tắc chuyển vế'],
          ['nhân hạng tử đó với 2', 'nhầm với quy tắc nhân'],
          ['lấy nghịch đảo hạng tử đó', 'nhầm với quy tắc chia'],
        ],
        'Đây là quy tắc chuyển vế.',
      ],
    ]),
    mc('M1', 'nghiệm của phương trình', (r) => {
      const [a, x] = [r.int(2, 6), nonZero(r, -6, 7)];
      return {
        ask: [
          `Nghiệm của phương trình $${poly([a, -a * x])} = 0$ là:`,
          `Phương trình $${poly([a, -a * x])} = 0$ có nghiệm:`,
          `Số nào thoả mãn phương trình $${poly([a, -a * x])} = 0$?`,
        ],
        right: `$x = ${x}$`,
        wrong: [
          [`$x = ${-x}$`, 'nhầm dấu khi chuyển vế'],
          [`$x = ${a * x}$`, 'quên chia cho hệ số'],
          `$x = ${a + x}$`,
          ['$x = 0$', 'chỉ nhìn vế phải bằng 0'],
        ],
        why: `$${a}x = ${a * x}$, $x = ${a * x} : ${a} = ${x}$.`,
      };
    }),
    mc('M1', 'biểu diễn đại lượng qua ẩn', (r) => {
      const k = r.int(3, 9);
      return {
        ask: [
          `Xe máy đi với tốc độ $x$ (km/h). Quãng đường xe đi trong ${k} giờ (km) là:`,
          `Mỗi quyển vở giá $x$ (nghìn đồng). Số tiền (nghìn đồng) mua ${k} quyển vở là:`,
          `Hình chữ nhật có một cạnh ${k} cm, cạnh kia $x$ (cm). Diện tích (cm²) của nó là:`,
        ],
        right: `$${k}x$`,
        wrong: [
          [`$x + ${k}$`, 'cộng thay vì nhân'],
          [`$\\dfrac{x}{${k}}$`, 'chia thay vì nhân'],
          [`$x - ${k}$`, 'trừ thay vì nhân'],
        ],
        why: `Nhân hai đại lượng: $${k} \\cdot x = ${k}x$.`,
      };
    }),
    mc('M2', 'phương trình có dấu ngoặc', (r) => {
      const [a, b, c, x] = [r.int(3, 6), r.int(1, 5), r.int(1, 2), nonZero(r, -5, 6)];
      const d = a * (x - b) - c * x;
      const f = `${a}(x - ${b}) = ${poly([c, d])}`;
      return {
        ask: [
          `Nghiệm của phương trình $${f}$ là:`,
          `Giải phương trình $${f}$ ta được:`,
          `Giá trị nào của $x$ làm cho $${a}(x - ${b})$ bằng $${poly([c, d])}$?`,
        ],
        right: `$x = ${x}$`,
        wrong: [
          [`$x = ${-x}$`, 'nhầm dấu của nghiệm'],
          `$${fraction(d + b, a - c) === `${x}` ? `x = ${x + 1}` : `x = ${fraction(d + b, a - c)}`}$`,
          `$x = ${x + 2}$`,
          `$x = ${x - 1}$`,
        ],
        why: `$${poly([a, -a * b])} = ${poly([c, d])}$, suy ra $${poly([a - c, 0])} = ${d + a * b}$, $x = ${x}$.`,
      };
    }),
    fb('M1', 'giải phương trình đơn giản', (r) => {
      const [a, b, x] = [r.int(2, 7), r.int(1, 12), r.int(2, 9)];
      return {
        ask: [
          `Giải phương trình $${a}x + ${b} = ${a * x + b}$. Nghiệm $x$ bằng bao nhiêu?`,
          `Gấp một số lên ${a} lần rồi cộng thêm ${b} thì được ${a * x + b}. Số đó là bao nhiêu?`,
          `Mua ${a} chiếc bút giống nhau và một quyển sách giá ${b} nghìn đồng hết ${a * x + b} nghìn đồng. Mỗi chiếc bút giá bao nhiêu nghìn đồng?`,
        ],
        is: x,
        why: `Với $x$ là số cần tìm: $${a}x = ${a * x + b} - ${b} = ${a * x}$, $x = ${x}$.`,
      };
    }),
    tf('M2', 'bài toán tuổi', (r, turn) => {
      const [adult, child] = (
        [
          ['mẹ', 'con'],
          ['bố', 'con'],
          ['cô', 'cháu'],
        ] as const
      )[turn]!;
      const [son, k] = r.pick([
        [10, 4],
        [8, 4],
        [12, 3],
        [6, 5],
        [9, 4],
      ] as const);
      return {
        ask: [
          `Năm nay tuổi mẹ gấp ${k} lần tuổi con và tổng số tuổi hai mẹ con là ${son * (k + 1)}. Gọi tuổi con năm nay là $x$.`,
          `Hiện nay tuổi bố gấp đúng ${k} lần tuổi con; cộng tuổi hai bố con được ${son * (k + 1)}. Đặt tuổi con hiện nay là $x$.`,
          `Hai cô cháu năm nay có tổng số tuổi là ${son * (k + 1)}, tuổi cô gấp ${k} lần tuổi cháu. Gọi tuổi cháu năm nay là $x$.`,
        ],
        say: [
          [
            `Tuổi ${adult} được biểu diễn là $${k}x$.`,
            `Tuổi ${adult} được biểu diễn là $x + ${k}$.`,
            `tuổi ${adult} gấp ${k} lần tuổi ${child}.`,
          ],
          [
            `Phương trình lập được là $x + ${k}x = ${son * (k + 1)}$.`,
            `Phương trình lập được là $${k}x - x = ${son * (k + 1)}$.`,
            `tổng số tuổi hai người bằng ${son * (k + 1)}.`,
          ],
          [`$x = ${son}$.`, `$x = ${son + k}$.`, `$${k + 1}x = ${son * (k + 1)}$ nên $x = ${son}$.`],
          [
            `Hai người hơn kém nhau ${son * (k - 1)} tuổi.`,
            `Hai người hơn kém nhau ${son * k} tuổi.`,
            `$${son * k} - ${son} = ${son * (k - 1)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'giải bài toán bằng cách lập phương trình', (r) => {
      const [v, w] = r.pick([
        [40, 50],
        [30, 40],
        [45, 60],
        [36, 45],
      ] as const);
      const common = gcd(v, w);
      return travel(v, w, (v + w) / common, (v * w) / common);
    }),
  ]),
  ...unit(8, 'Hàm số bậc nhất', ({ mc, ew }) => [
    mc('M2', 'hai đường thẳng song song', (r) => {
      const [a, b, c] = [nonZero(r, -5, 5), nonZero(r, -6, 6), nonZero(r, -6, 6)];
      if (b === c) throw new TooFewDistractors('the same line');
      return {
        ask: [
          `Đường thẳng nào song song với đường thẳng $y = ${poly([a, b])}$?`,
          `Đồ thị hàm số $y = ${poly([a, b])}$ song song với đồ thị của hàm số nào?`,
          `Hai đường thẳng không có điểm chung: một là $y = ${poly([a, b])}$, đường thẳng kia là:`,
        ],
        right: `$y = ${poly([a, c])}$`,
        wrong: [
          [`$y = ${poly([-a, c])}$`, 'nhầm dấu của hệ số góc'],
          [`$y = ${poly([-a, b])}$`, 'đổi dấu hệ số góc và giữ hệ số tự do'],
          [`$y = ${poly([2 * a, b])}$`, 'chỉ để ý hai hệ số tự do bằng nhau'],
        ],
        why: `Hai đường thẳng song song khi hệ số góc bằng nhau ($${a}$) và tung độ gốc khác nhau ($${c} \\ne ${b}$).`,
      };
    }),
    ew('M3', 'hàm số trong thực tế', (r, turn) => {
      const [a, b, x] = [r.int(10, 15), r.int(16, 25), r.int(5, 12)];
      const [y, unit] = (
        [
          ['nghìn đồng', 'km'],
          ['nghìn đồng', 'giờ'],
          ['lít', 'phút'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cước taxi gồm ${b} nghìn đồng mở cửa và ${a} nghìn đồng cho mỗi ki-lô-mét. Viết công thức tính số tiền $y$ (nghìn đồng) theo quãng đường $x$ (km). Tính tiền khi đi ${x} km, và quãng đường đi được với ${a * (x + 3) + b} nghìn đồng.`,
          `Phí thuê xe đạp gồm ${b} nghìn đồng cố định và ${a} nghìn đồng mỗi giờ. Lập hàm số $y$ (nghìn đồng) theo số giờ $x$; tính phí thuê ${x} giờ và số giờ thuê nếu trả ${a * (x + 3) + b} nghìn đồng.`,
          `Một bể đang có ${b} lít nước, mỗi phút vòi chảy thêm ${a} lít. Viết công thức lượng nước $y$ (lít) sau $x$ phút. Sau ${x} phút bể có bao nhiêu lít? Sau bao lâu thì có ${a * (x + 3) + b} lít?`,
        ],
        solution: `Công thức: $y = ${a}x + ${b}$ (hàm số bậc nhất).\nVới $x = ${x}$: $y = ${a} \\cdot ${x} + ${b} = ${a * x + b}$ (${y}).\nVới $y = ${a * (x + 3) + b}$: $${a}x + ${b} = ${a * (x + 3) + b}$, $${a}x = ${a * (x + 3)}$, $x = ${x + 3}$ (${unit}).`,
      };
    }),
  ]),
];

function travel(v: number, w: number, time: number, way: number) {
  return {
    ask: [
      `Một người đi xe máy từ A đến B với tốc độ ${v} km/h, lúc về đi với tốc độ ${w} km/h. Tổng thời gian đi và về là ${time} giờ. Tính quãng đường AB.`,
      `Ô tô chạy từ thành phố đến cảng với tốc độ ${v} km/h rồi quay về theo đường cũ với tốc độ ${w} km/h, hết tất cả ${time} giờ (không kể thời gian nghỉ). Hỏi cảng cách thành phố bao nhiêu ki-lô-mét?`,
      `Bác An đi từ nhà lên tỉnh với tốc độ ${v} km/h và trở về với tốc độ ${w} km/h. Cả đi lẫn về mất ${time} giờ. Lập phương trình và tính quãng đường từ nhà lên tỉnh.`,
    ],
    solution: `Gọi quãng đường là $x$ (km), $x > 0$.\nThời gian đi: $\\dfrac{x}{${v}}$ (giờ); thời gian về: $\\dfrac{x}{${w}}$ (giờ).\nPhương trình: $\\dfrac{x}{${v}} + \\dfrac{x}{${w}} = ${time}$.\nQuy đồng: $\\dfrac{${v + w}x}{${v * w}} = ${time}$, suy ra $x = \\dfrac{${time} \\cdot ${v * w}}{${v + w}} = ${way}$ (thoả mãn).\nVậy quãng đường dài ${way} km.`,
  };
}

const chance: readonly Template[] = [
  ...unit(8, 'Dữ liệu và biểu đồ', ({ mc, fb, ew, set }) => [
    set('M1', 'phân loại dữ liệu, chọn biểu đồ', [
      [
        'Dữ liệu nào sau đây là dữ liệu số liên tục?',
        'Chiều cao của các bạn trong lớp',
        [
          ['Số anh chị em của mỗi bạn', 'nhầm dữ liệu rời rạc với dữ liệu liên tục'],
          ['Màu sắc yêu thích', 'nhầm dữ liệu không là số với số liệu'],
          ['Xếp loại học tập', 'cho rằng dữ liệu xếp được thứ tự là số liệu'],
        ],
        'Chiều cao có thể nhận mọi giá trị trong một khoảng.',
      ],
      [
        'Để biểu diễn tỉ lệ phần trăm của từng thành phần so với toàn thể, nên dùng biểu đồ:',
        'hình quạt tròn',
        [
          ['đoạn thẳng', 'nhầm với sự thay đổi theo thời gian'],
          ['cột kép', 'nhầm với so sánh hai nhóm'],
          ['tranh', 'nhầm với so sánh số lượng bằng biểu tượng'],
        ],
        'Mỗi hình quạt ứng với một phần của toàn thể.',
      ],
      [
        'Muốn thấy sự thay đổi của nhiệt độ theo thời gian, biểu đồ nào phù hợp nhất?',
        'Biểu đồ đoạn thẳng',
        [
          ['Biểu đồ hình quạt tròn', 'nhầm với tỉ lệ của các phần'],
          ['Biểu đồ tranh', 'nhầm với so sánh số lượng bằng biểu tượng'],
          ['Biểu đồ cột kép', 'nhầm với so sánh hai nhóm'],
        ],
        'Biểu đồ đoạn thẳng cho thấy xu hướng tăng giảm theo thời gian.',
      ],
    ]),
    mc('M2', 'tỉ lệ phần trăm từ bảng', (r) => {
      const counts = r.pick([
        [8, 12, 16, 4],
        [10, 6, 20, 4],
        [14, 8, 12, 6],
        [18, 6, 10, 6],
      ] as const);
      const at = r.int(0, 3);
      const names = ['Bóng đá', 'Cầu lông', 'Bơi lội', 'Cờ vua'];
      const rows = table(['Môn', ...names], ['Số bạn', ...counts]);
      const share = (counts[at]! / 40) * 100;
      return {
        ask: [
          `Môn thể thao yêu thích của 40 học sinh:\n${rows}\nTỉ lệ phần trăm học sinh thích môn ${names[at]!.toLowerCase()} là:`,
          `Bảng thống kê lựa chọn của 40 học sinh khi đăng kí câu lạc bộ:\n${rows}\nSố bạn chọn ${names[at]!.toLowerCase()} chiếm bao nhiêu phần trăm?`,
          `Kết quả khảo sát 40 bạn khối 8:\n${rows}\nTrên biểu đồ hình quạt tròn, phần ứng với ${names[at]!.toLowerCase()} ghi:`,
        ],
        right: `$${n(share)}\\%$`,
        wrong: [
          [`$${n(counts[at]!)}\\%$`, 'lấy số học sinh làm phần trăm'],
          [`$${n(100 - share)}\\%$`, 'tính cho các môn còn lại'],
          [`$${n(share / 2)}\\%$`, 'chia cho 80 thay cho 40'],
          `$${n(share + 5)}\\%$`,
        ],
        why: `$\\dfrac{${counts[at]!}}{40} \\cdot 100\\% = ${n(share)}\\%$.`,
      };
    }),
    fb('M1', 'chênh lệch trên biểu đồ', (r) => {
      const values = [r.int(20, 30), r.int(31, 40), r.int(41, 55), r.int(24, 39)];
      const [most, least] = [Math.max(...values), Math.min(...values)];
      const rows = table(['Quý', 'I', 'II', 'III', 'IV'], ['Doanh thu', ...values]);
      return {
        ask: [
          `Doanh thu (triệu đồng) các quý của một cửa hàng:\n${rows}\nQuý cao nhất hơn quý thấp nhất bao nhiêu triệu đồng?`,
          `Bảng số liệu của một biểu đồ cột:\n${rows}\nHiệu giữa giá trị lớn nhất và giá trị nhỏ nhất là bao nhiêu?`,
          `Xưởng may ghi doanh thu theo quý (triệu đồng):\n${rows}\nTính mức chênh lệch giữa quý có doanh thu lớn nhất và quý có doanh thu nhỏ nhất.`,
        ],
        is: most - least,
        why: `$${most} - ${least} = ${most - least}$.`,
      };
    }),
    ew('M3', 'phân tích số liệu', (r) => {
      const [a, b] = [r.int(20, 30) * 10, r.int(31, 40) * 10];
      const c = (a * 15) / 10;
      const rows = table(['Năm', 2021, 2022, 2023], ['Số lượng', a, b, c]);
      return {
        ask: [
          `Số khách (nghìn lượt) đến một khu du lịch:\n${rows}\na) Năm 2023 số khách bằng bao nhiêu phần trăm năm 2021?\nb) Tính số khách trung bình mỗi năm và nhận xét xu hướng.`,
          `Sản lượng (tấn) của một hợp tác xã:\n${rows}\nTính tỉ số phần trăm của sản lượng năm 2023 so với năm 2021, sản lượng trung bình của ba năm; cho biết sản lượng năm nào cao nhất.`,
          `Số sách bán được của một cửa hàng:\n${rows}\nSo với năm 2021, năm 2023 bán được nhiều hơn bao nhiêu phần trăm? Trung bình mỗi năm bán được bao nhiêu cuốn (làm tròn đến hàng đơn vị)?`,
        ],
        solution: `Tỉ số phần trăm năm 2023 so với năm 2021: $\\dfrac{${c}}{${a}} \\cdot 100\\% = 150\\%$, tức là tăng 50%.\nTrung bình ba năm: $\\dfrac{${a} + ${b} + ${c}}{3} ${(a + b + c) % 3 === 0 ? '=' : '\\approx'} ${Math.round((a + b + c) / 3)}$.\nNăm cao nhất là ${c >= b ? 2023 : 2022}; thấp nhất là năm 2021.`,
      };
    }),
  ]),
  ...unit(8, 'Xác suất của biến cố', ({ mc, tf, ew }) => [
    mc('M1', 'xác suất thực nghiệm', (r) => {
      const [k, all] = r.pick([
        [22, 50],
        [27, 50],
        [46, 100],
        [9, 20],
        [11, 20],
      ] as const);
      return {
        ask: [
          `Tung một đồng xu ${all} lần thì ${k} lần xuất hiện mặt ngửa. Xác suất thực nghiệm của biến cố “xuất hiện mặt ngửa” là:`,
          `Kiểm tra ${all} sản phẩm thấy ${k} sản phẩm loại A. Xác suất thực nghiệm để một sản phẩm là loại A bằng:`,
          `Trong ${all} ngày có ${k} ngày mưa. Xác suất thực nghiệm của biến cố “ngày có mưa” là:`,
        ],
        right: `$${fraction(k, all)}$`,
        wrong: [
          [`$${fraction(all - k, all)}$`, 'tính cho kết quả còn lại'],
          [`$${fraction(k, all + k)}$`, 'cộng số lần xuất hiện vào tổng số lần'],
          ['$\\dfrac{1}{2}$', 'lấy xác suất lí thuyết'],
          [`$${fraction(1, all)}$`, 'chỉ tính một lần xuất hiện'],
        ],
        why: `Số lần xảy ra chia cho tổng số lần: $\\dfrac{${k}}{${all}}${gcd(k, all) > 1 ? ` = ${fraction(k, all)}` : ''}$.`,
      };
    }),
    tf('M2', 'gieo xúc xắc', (_, turn) => {
      const number = ['số chấm', 'số trên thẻ', 'số mũi tên chỉ'][turn]!;
      return {
        ask: [
          'Gieo một con xúc xắc cân đối một lần và xét số chấm xuất hiện.',
          'Trong hộp có sáu thẻ cùng loại ghi các số từ 1 đến 6. Rút ngẫu nhiên một thẻ.',
          'Bạn An quay một vòng quay chia thành sáu phần bằng nhau ghi các số từ 1 đến 6.',
        ],
        say: [
          ['Có 6 kết quả có thể.', 'Có 12 kết quả có thể.', 'các kết quả là 1; 2; 3; 4; 5; 6.'],
          [
            `Xác suất để ${number} là số chẵn bằng $\\dfrac{1}{2}$.`,
            `Xác suất để ${number} là số chẵn bằng $\\dfrac{1}{3}$.`,
            'có 3 số chẵn: 2; 4; 6.',
          ],
          [
            `Xác suất để ${number} lớn hơn 4 bằng $\\dfrac{1}{3}$.`,
            `Xác suất để ${number} lớn hơn 4 bằng $\\dfrac{1}{2}$.`,
            'có 2 số lớn hơn 4: 5 và 6.',
          ],
          [
            `Xác suất để ${number} là số nguyên tố bằng $\\dfrac{1}{2}$.`,
            `Xác suất để ${number} là số nguyên tố bằng $\\dfrac{2}{3}$.`,
            'có 3 số nguyên tố: 2; 3; 5.',
          ],
        ],
      };
    }),
    ew('M3', 'ước lượng bằng xác suất thực nghiệm', (r) => {
      const [k, all, total] = r.pick([
        [12, 200, 5000],
        [15, 300, 8000],
        [18, 150, 2000],
        [24, 400, 6000],
      ] as const);
      return {
        ask: [
          `Kiểm tra ngẫu nhiên ${all} bóng đèn thấy ${k} bóng bị lỗi. Tính xác suất thực nghiệm của biến cố “bóng bị lỗi” và ước lượng số bóng lỗi trong lô ${total} bóng.`,
          `Trong ${all} chai nước được lấy mẫu có ${k} chai không đạt chuẩn. Viết xác suất thực nghiệm của biến cố “chai không đạt chuẩn” và dự đoán số chai không đạt chuẩn trong ${total} chai.`,
          `Khảo sát ${all} người dân thì ${k} người chưa tiêm phòng. Ước lượng số người chưa tiêm phòng trong một phường ${total} dân, giải thích cách làm.`,
        ],
        solution: `Xác suất thực nghiệm: $\\dfrac{${k}}{${all}} = ${fraction(k, all)}$.\nVì số lần thử khá lớn nên xác suất của biến cố xấp xỉ $${fraction(k, all)}$.\nSố lượng ước tính: $${total} \\cdot ${fraction(k, all)} = ${(total * k) / all}$.`,
      };
    }),
  ]),
];

export const algebra8: readonly Template[] = [...polynomials, ...equations, ...chance];
