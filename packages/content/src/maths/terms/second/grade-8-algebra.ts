/** Second families for each place of the term tests of grade 8: polynomials, fractions, equations, functions. */
import { fraction, poly, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { again } from '../figures/junior/kit.ts';
import { pt, sum, unit } from '../kit.ts';

const polynomials: readonly Template[] = unit(8, 'Đa thức nhiều biến', ({ mc, fb, tf, ew }) => [
  mc('M1', 'hệ số và phần biến của đơn thức', (r) => {
    const [a, b, p, q] = [r.int(2, 5), r.int(2, 4), r.int(1, 3), r.int(2, 3)];
    const shown = `$-${a}x^${p + 1} \\cdot ${b}xy^${q}$`;
    return {
      ask: [
        `Thu gọn đơn thức ${shown} ta được:`,
        `Dạng thu gọn của đơn thức ${shown} là:`,
        `Nhân các hệ số và các luỹ thừa cùng biến của ${shown}. Kết quả là:`,
      ],
      right: `$-${a * b}x^${p + 2}y^${q}$`,
      wrong: [
        [`$${a * b}x^${p + 2}y^${q}$`, 'quên dấu trừ của hệ số'],
        [`$-${a * b}x^${p + 1}y^${q}$`, 'quên rằng $x$ có số mũ 1'],
        [`$-${a + b}x^${p + 2}y^${q}$`, 'cộng các hệ số thay vì nhân'],
      ],
      why: `Hệ số: $-${a} \\cdot ${b} = -${a * b}$. Phần biến: $x^${p + 1} \\cdot x = x^${p + 2}$ và $y^${q}$.`,
    };
  }),
  mc('M1', 'bậc của đa thức nhiều biến', (r) => {
    const [a, b, p, q] = [r.int(2, 7), r.int(2, 7), r.int(2, 4), r.int(2, 3)];
    const degree = p + q;
    const shown = `$${a}x^${p}y^${q} - ${b}x^${p + 1} + y - 1$`;
    return {
      ask: [
        `Bậc của đa thức ${shown} là:`,
        `Đa thức thu gọn ${shown} có bậc bằng:`,
        `Trong các hạng tử của đa thức ${shown}, hạng tử có bậc cao nhất có bậc là:`,
      ],
      right: degree,
      wrong: [
        [p + 1, 'chỉ lấy số mũ lớn nhất của một biến'],
        [p, 'chỉ lấy số mũ của $x$ ở hạng tử đầu'],
        [degree + p + 2, 'cộng số mũ của tất cả các hạng tử'],
        q,
        degree + 1,
      ],
      why: `Hạng tử $${a}x^${p}y^${q}$ có bậc $${p} + ${q} = ${degree}$, lớn hơn bậc của các hạng tử còn lại.`,
    };
  }),
  mc('M1', 'cộng hai đơn thức đồng dạng', (r) => {
    const [a, b] = [r.int(3, 9), r.int(2, 8)];
    const body = r.pick(['x^2y', 'xy^2', 'x^3y', 'xyz']);
    if (a === b || a - b === 1 || b - a === 1) return again();
    return {
      ask: [
        `Kết quả của phép tính $${a}${body} - ${b}${body}$ là:`,
        `Hiệu của hai đơn thức $${a}${body}$ và $${b}${body}$ bằng:`,
        `Thu gọn biểu thức $${a}${body} - ${b}${body}$.`,
      ],
      right: `$${a - b}${body}$`,
      wrong: [
        [`$${a - b}$`, 'bỏ mất phần biến'],
        [`$${a + b}${body}$`, 'cộng hai hệ số thay vì trừ'],
        [`$${b - a}${body}$`, 'trừ ngược thứ tự'],
      ],
      why: `Hai đơn thức đồng dạng: trừ hệ số, giữ nguyên phần biến: $(${a} - ${b})${body} = ${a - b}${body}$.`,
    };
  }),
  mc('M2', 'chia đa thức cho đơn thức', (r) => {
    const [k, a, b] = [r.int(2, 4), r.int(2, 5), r.int(2, 5)];
    return {
      ask: [
        `Thương của phép chia $(${k * a}x^3y^2 - ${k * b}x^2y) : ${k}xy$ là:`,
        `Thực hiện phép chia đa thức $${k * a}x^3y^2 - ${k * b}x^2y$ cho đơn thức $${k}xy$.`,
        `Hình chữ nhật có diện tích $${k * a}x^3y^2 - ${k * b}x^2y$ và một cạnh $${k}xy$. Cạnh còn lại là:`,
      ],
      right: `$${a}x^2y - ${b}x$`,
      wrong: [
        [`$${a}x^2y - ${b}xy$`, 'quên chia $y$ ở hạng tử thứ hai'],
        [`$${a}x^4y^3 - ${b}x^3y^2$`, 'cộng số mũ thay vì trừ'],
        [`$${a}x^2y + ${b}x$`, 'đổi dấu hạng tử thứ hai'],
      ],
      why: `Chia từng hạng tử: $${k * a}x^3y^2 : ${k}xy = ${a}x^2y$ và $${k * b}x^2y : ${k}xy = ${b}x$.`,
    };
  }),
  fb('M1', 'hệ số của hạng tử sau khi thu gọn', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(2, 9), r.int(2, 9)];
    const all = a - b + c;
    return {
      ask: [
        `Thu gọn đa thức $${a}xy - ${b}xy + x^2 + ${c}xy$. Hệ số của hạng tử chứa $xy$ bằng bao nhiêu?`,
        `Sau khi cộng các hạng tử đồng dạng của $${a}xy - ${b}xy + x^2 + ${c}xy$, hạng tử chứa $xy$ có hệ số là bao nhiêu?`,
        `Bạn Khôi thu gọn $${a}xy - ${b}xy + x^2 + ${c}xy$ thành $x^2 + kxy$. Tìm $k$.`,
      ],
      is: all,
      why: `Các hạng tử đồng dạng chứa $xy$: $${a} - ${b} + ${c} = ${all}$.`,
    };
  }),
  tf('M1', 'hộp giấy với kích thước là đơn thức', (r) => {
    const [a, b, c] = [r.int(2, 4), r.int(2, 3), r.int(2, 5)];
    const tell = `hình hộp chữ nhật có đáy là hình chữ nhật cạnh $${a}x$ và $${b}y$ (cm), chiều cao $${c}x$ (cm).`;
    return {
      ask: [`Một hộp giấy ${tell}`, `Bạn Thảo gấp hộp quà ${tell}`, `Bể kính mini ${tell}`],
      say: [
        [
          `Diện tích đáy là $${a * b}xy$ (cm²).`,
          `Diện tích đáy là $${a + b}xy$ (cm²).`,
          `$${a}x \\cdot ${b}y = ${a * b}xy$.`,
        ],
        [
          `Chu vi đáy là $${2 * a}x + ${2 * b}y$ (cm).`,
          `Chu vi đáy là $${a}x + ${b}y$ (cm).`,
          `$2(${a}x + ${b}y) = ${2 * a}x + ${2 * b}y$.`,
        ],
        [
          `Thể tích là đơn thức bậc 3.`,
          `Thể tích là đơn thức bậc 2.`,
          `$${a * b}xy \\cdot ${c}x = ${a * b * c}x^2y$ có bậc $2 + 1 = 3$.`,
        ],
        [
          `Khi $x = 2$, $y = 3$, thể tích bằng ${a * b * c * 12} cm³.`,
          `Khi $x = 2$, $y = 3$, thể tích bằng ${a * b * c * 18} cm³.`,
          `$${a * b * c} \\cdot 2^2 \\cdot 3 = ${a * b * c * 12}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'lối đi quanh bồn hoa', (r, turn) => {
    const unit = ['m²', 'dm²', 'm²'][turn]!;
    const [a, b] = [r.int(3, 8), r.int(2, 5)];
    return {
      ask: [
        `Mảnh đất hình chữ nhật dài $x + ${a}$ (m), rộng $x$ (m), ở giữa có bồn hoa hình vuông cạnh $y$ (m). a) Viết đa thức biểu diễn diện tích phần đất còn lại. b) Tính diện tích đó khi $x = 10$, $y = ${b}$.`,
        `Tấm bìa hình chữ nhật dài $x + ${a}$ (dm), rộng $x$ (dm) bị khoét một hình vuông cạnh $y$ (dm). a) Viết đa thức biểu diễn diện tích phần bìa còn lại. b) Tính giá trị của đa thức khi $x = 10$, $y = ${b}$.`,
        `Sân trường hình chữ nhật dài $x + ${a}$ (m), rộng $x$ (m) có một bể cá hình vuông cạnh $y$ (m). a) Viết đa thức biểu diễn diện tích sân ngoài bể cá. b) Diện tích đó bằng bao nhiêu khi $x = 10$, $y = ${b}$?`,
      ],
      solution: [
        `Diện tích cả hình chữ nhật là $x(x + ${a}) = x^2 + ${a}x$.`,
        `Diện tích hình vuông là $y^2$.`,
        `Phần còn lại có diện tích $x^2 + ${a}x - y^2$.`,
        `Khi $x = 10$, $y = ${b}$: $10^2 + ${a} \\cdot 10 - ${b}^2 = ${100 + 10 * a - b * b}$ (${unit}).`,
      ].join('\n'),
    };
  }),
]);

const identities: readonly Template[] = unit(8, 'Hằng đẳng thức và phân tích thành nhân tử', ({ mc, fb, tf, ew }) => [
  mc('M1', 'khai triển bình phương của một hiệu', (r) => {
    const [a, b] = [r.int(2, 4), r.int(5, 7)];
    return {
      ask: [
        `Khai triển $(${a}x - ${b})^2$ ta được:`,
        `Biểu thức $(${a}x - ${b})^2$ bằng biểu thức nào?`,
        `Mảnh vườn hình vuông cạnh $${a}x - ${b}$ (m) có diện tích (m²) là:`,
      ],
      right: `$${poly([a * a, -2 * a * b, b * b])}$`,
      wrong: [
        [`$${poly([a * a, 0, -b * b])}$`, 'nhầm với hiệu hai bình phương'],
        [`$${poly([a * a, -a * b, b * b])}$`, 'quên nhân đôi tích'],
        [`$${poly([a * a, -2 * a * b, -b * b])}$`, 'lấy bình phương số thứ hai với dấu trừ'],
      ],
      why: `$(A - B)^2 = A^2 - 2AB + B^2$ với $A = ${a}x$, $B = ${b}$: $(${a}x)^2 - 2 \\cdot ${a}x \\cdot ${b} + ${b}^2 = ${poly([a * a, -2 * a * b, b * b])}$.`,
    };
  }),
  mc('M1', 'số hạng còn thiếu của bình phương', (r) => {
    const b = r.int(3, 9);
    const sign = r.pick([1, -1]);
    return {
      ask: [
        `Số cần điền vào chỗ trống để $x^2 ${sign > 0 ? '+' : '-'} ${2 * b}x + \\ldots$ là bình phương của một ${sign > 0 ? 'tổng' : 'hiệu'} là:`,
        `Biểu thức $x^2 ${sign > 0 ? '+' : '-'} ${2 * b}x + \\ldots$ trở thành bình phương của một ${sign > 0 ? 'tổng' : 'hiệu'} khi thêm số:`,
        `Để viết $x^2 ${sign > 0 ? '+' : '-'} ${2 * b}x + \\ldots$ dưới dạng $(x ${sign > 0 ? '+' : '-'} a)^2$, cần điền vào chỗ trống số:`,
      ],
      right: b * b,
      wrong: [
        [b, 'quên bình phương số thứ hai'],
        [4 * b * b, 'bình phương cả hệ số của $x$'],
        [2 * b, 'lấy hệ số của $x$'],
        -b * b,
      ],
      why: `$${2 * b}x = 2 \\cdot x \\cdot ${b}$ nên số thứ hai là $${b}$ và số cần điền là $${b}^2 = ${b * b}$.`,
    };
  }),
  mc('M1', 'nhận ra tổng hoặc hiệu hai lập phương', (r, turn) => {
    const b = r.int(2, 5);
    const [s, o] = turn === 1 ? ['+', '-'] : ['-', '+'];
    return {
      ask: [
        `Phân tích $x^3 ${s} ${b ** 3}$ thành nhân tử ta được:`,
        `Đa thức $x^3 ${s} ${b ** 3}$ bằng tích nào?`,
        `Viết $x^3 ${s} ${b ** 3}$ thành tích nhờ hằng đẳng thức lập phương.`,
      ],
      right: `$(x ${s} ${b})(x^2 ${o} ${b}x + ${b * b})$`,
      wrong: [
        [`$(x ${s} ${b})^3$`, 'nhầm với lập phương của một tổng hoặc hiệu'],
        [`$(x ${s} ${b})(x^2 ${o} ${2 * b}x + ${b * b})$`, 'nhân đôi tích ở thừa số thứ hai'],
        [`$(x ${o} ${b})(x^2 ${s} ${b}x + ${b * b})$`, 'đặt sai dấu ở hai thừa số'],
      ],
      why: `$${b ** 3} = ${b}^3$ nên $x^3 ${s} ${b}^3 = (x ${s} ${b})(x^2 ${o} ${b}x + ${b}^2)$.`,
    };
  }),
  fb('M2', 'giá trị của bình phương khi biết tổng và tích', (r) => {
    const [x, y] = [r.int(3, 9), r.int(2, 8)];
    if (x === y) return again();
    const [s, p] = [x + y, x * y];
    return {
      ask: [
        `Biết $x + y = ${s}$ và $xy = ${p}$. Tính $x^2 + y^2$.`,
        `Hình chữ nhật có nửa chu vi ${s} cm và diện tích ${p} cm². Tổng bình phương hai kích thước (tính theo cm) bằng bao nhiêu?`,
        `Hai số có tổng $${s}$ và tích $${p}$. Tổng các bình phương của hai số là bao nhiêu?`,
      ],
      is: s * s - 2 * p,
      why: `Gọi hai số là $x$, $y$: $x^2 + y^2 = (x + y)^2 - 2xy = ${s}^2 - 2 \\cdot ${p} = ${s * s - 2 * p}$.`,
    };
  }),
  tf('M2', 'cắt hình vuông nhỏ khỏi hình vuông lớn', (r) => {
    const b = r.int(2, 6);
    const tell = `hình vuông cạnh $x$ (cm), người ta cắt bỏ một hình vuông cạnh $${b}$ cm ở góc ($x > ${b}$).`;
    return {
      ask: [`Từ tấm bìa ${tell}`, `Từ miếng gỗ ${tell}`, `Từ tấm tôn ${tell}`],
      say: [
        [
          `Diện tích phần còn lại là $x^2 - ${b * b}$ (cm²).`,
          `Diện tích phần còn lại là $(x - ${b})^2$ (cm²).`,
          `lấy diện tích hình lớn $x^2$ trừ diện tích hình nhỏ $${b}^2 = ${b * b}$.`,
        ],
        [
          `Diện tích phần còn lại viết được thành $(x - ${b})(x + ${b})$.`,
          `Diện tích phần còn lại viết được thành $(x - ${b})(x - ${b})$.`,
          `$x^2 - ${b}^2 = (x - ${b})(x + ${b})$.`,
        ],
        [
          `Có thể ghép phần còn lại thành hình chữ nhật cạnh $x - ${b}$ và $x + ${b}$.`,
          `Có thể ghép phần còn lại thành hình chữ nhật cạnh $x - ${b}$ và $x$.`,
          `hình chữ nhật cạnh $x - ${b}$ và $x + ${b}$ có cùng diện tích: cắt dải rộng $x - ${b}$ rồi đặt nối tiếp.`,
        ],
        [
          `Khi $x = ${100 - b}$, diện tích phần còn lại là $${100 * (100 - 2 * b)}$ cm².`,
          `Khi $x = ${100 - b}$, diện tích phần còn lại là $${(100 - 2 * b) ** 2}$ cm².`,
          `$(${100 - b} - ${b})(${100 - b} + ${b}) = ${100 - 2 * b} \\cdot 100 = ${100 * (100 - 2 * b)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'tìm x sau khi nhóm hạng tử', (r) => {
    const [a, b] = [r.int(3, 9), r.int(1, 5)];
    if (a === b) return again();
    return {
      ask: [
        `a) Phân tích đa thức $x^3 - ${a}x^2 - ${b * b}x + ${a * b * b}$ thành nhân tử. b) Tìm $x$ để đa thức bằng 0.`,
        `Tìm tất cả các số $x$ thoả mãn $x^3 - ${a}x^2 - ${b * b}x + ${a * b * b} = 0$ bằng cách nhóm các hạng tử.`,
        `Cho $P = x^3 - ${a}x^2 - ${b * b}x + ${a * b * b}$. Viết $P$ thành tích của ba đa thức bậc nhất rồi tìm $x$ để $P = 0$.`,
      ],
      solution: [
        `Nhóm: $x^2(x - ${a}) - ${b === 1 ? '' : b * b}(x - ${a})$.`,
        `Đặt nhân tử chung: $(x - ${a})(x^2 - ${b * b})$.`,
        `Hiệu hai bình phương: $(x - ${a})(x - ${b})(x + ${b})$.`,
        `Tích bằng 0 khi $x = ${a}$, $x = ${b}$ hoặc $x = -${b}$.`,
      ].join('\n'),
    };
  }),
]);

const fractions: readonly Template[] = unit(8, 'Phân thức đại số', ({ mc, fb, tf, ew }) => [
  mc('M1', 'mẫu thức chung đơn giản nhất', (r) => {
    const [a, b] = [r.int(2, 7), r.int(2, 7)];
    if (a === b) return again();
    return {
      ask: [
        `Mẫu thức chung của hai phân thức $\\dfrac{${a}}{x(x + ${b})}$ và $\\dfrac{1}{x + ${b}}$ là:`,
        `Quy đồng mẫu thức hai phân thức $\\dfrac{${a}}{x(x + ${b})}$ và $\\dfrac{1}{x + ${b}}$, mẫu thức chung đơn giản nhất là:`,
        `Để cộng $\\dfrac{${a}}{x(x + ${b})}$ với $\\dfrac{1}{x + ${b}}$, bạn Sơn chọn mẫu thức chung đơn giản nhất, đó là:`,
      ],
      right: `$x(x + ${b})$`,
      wrong: [
        [`$x(x + ${b})^2$`, 'nhân hai mẫu dù chúng có nhân tử chung'],
        [`$x + ${b}$`, 'bỏ sót nhân tử $x$'],
        [`$x$`, `bỏ sót nhân tử $x + ${b}$`],
      ],
      why: `Mẫu thứ nhất $x(x + ${b})$ đã chia hết cho mẫu thứ hai $x + ${b}$ nên là mẫu thức chung.`,
    };
  }),
  mc('M1', 'nhân hai phân thức', (r) => {
    const [a, b, k] = [r.int(2, 5), r.int(2, 5), r.int(2, 3)];
    if (a === b) return again();
    const shown = `$\\dfrac{${k * a}x}{y} \\cdot \\dfrac{y^2}{${k}x^2}$`;
    return {
      ask: [`Kết quả của phép nhân ${shown} là:`, `Rút gọn tích ${shown}.`, `Thực hiện phép tính ${shown}, ta được:`],
      right: `$\\dfrac{${a}y}{x}$`,
      wrong: [
        [`$\\dfrac{${a}x}{y}$`, 'rút gọn ngược các luỹ thừa'],
        [`$${a}xy$`, 'nhân các luỹ thừa mà không chia'],
        [`$\\dfrac{${k * k * a}y}{x}$`, 'nhân hệ số ở mẫu lên tử'],
        `$\\dfrac{${a}}{xy}$`,
      ],
      why: `Nhân tử với tử, mẫu với mẫu: $\\dfrac{${k * a}xy^2}{${k}x^2y} = \\dfrac{${a}y}{x}$.`,
    };
  }),
  mc('M1', 'phân thức đối và phân thức nghịch đảo', (r, turn) => {
    const [a, b] = [r.int(2, 7), r.int(2, 9)];
    if (a === b) return again();
    const opposite = turn !== 1;
    const frac = (top: string, bottom: string) => `\\dfrac{${top}}{${bottom}}`;
    const [x, y] = [`x - ${a}`, `x + ${b}`];
    const right = opposite ? `$${frac(`${a} - x`, y)}$` : `$${frac(y, x)}$`;
    const name = opposite ? 'phân thức đối' : 'phân thức nghịch đảo';
    return {
      ask: [
        `Trong các phân thức sau, ${name} của $${frac(x, y)}$ là:`,
        `Chọn ${name} của phân thức $${frac(x, y)}$ (với điều kiện thích hợp của $x$).`,
        `Khi tính toán, bạn Yến cần viết ${name} của $${frac(x, y)}$. Đó là:`,
      ],
      right,
      wrong: [
        opposite
          ? [`$${frac(y, x)}$`, 'viết phân thức nghịch đảo']
          : [`$${frac(`${a} - x`, y)}$`, 'viết phân thức đối'],
        [`$${frac(`x + ${a}`, `x - ${b}`)}$`, 'chỉ đổi dấu các số hạng tự do'],
        `$${frac(`x + ${a}`, y)}$`,
        `$${frac(x, `x - ${b}`)}$`,
      ],
      why: opposite
        ? `Phân thức đối có tổng với phân thức đã cho bằng 0: $-${frac(x, y)} = ${frac(`${a} - x`, y)}$.`
        : `Phân thức nghịch đảo có tích với phân thức đã cho bằng 1: đổi chỗ tử và mẫu được $${frac(y, x)}$.`,
    };
  }),
  mc('M2', 'trừ hai phân thức có mẫu đối nhau', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(2, 9), r.int(2, 7)];
    if (a === b) return again();
    const shown = `$\\dfrac{${a}x}{x - ${c}} - \\dfrac{${b}x}{${c} - x}$`;
    return {
      ask: [
        `Kết quả của phép tính ${shown} là:`,
        `Đổi dấu mẫu thứ hai rồi thực hiện phép tính ${shown}.`,
        `Viết ${shown} thành một phân thức, ta được:`,
      ],
      right: `$\\dfrac{${a + b}x}{x - ${c}}$`,
      wrong: [
        [`$\\dfrac{${sum([a - b, 'x'])}}{x - ${c}}$`, 'không đổi dấu khi đổi mẫu'],
        [`$\\dfrac{${a + b}x}{${c} - x}$`, 'lấy nhầm mẫu thứ hai'],
        `$\\dfrac{${sum([b - a, 'x'])}}{x - ${c}}$`,
        `$${a + b}x$`,
      ],
      why: `$-\\dfrac{${b}x}{${c} - x} = \\dfrac{${b}x}{x - ${c}}$ nên tổng là $\\dfrac{${a}x + ${b}x}{x - ${c}} = \\dfrac{${a + b}x}{x - ${c}}$.`,
    };
  }),
  fb('M1', 'giá trị của biến làm phân thức bằng 0', (r) => {
    const [a, t, c] = [r.int(2, 5), r.int(2, 9), r.int(1, 9)];
    if (t === c) return again();
    const shown = `$\\dfrac{${a}x - ${a * t}}{x + ${c}}$`;
    return {
      ask: [
        `Tìm giá trị của $x$ để phân thức ${shown} bằng 0.`,
        `Phân thức ${shown} nhận giá trị 0 khi $x$ bằng bao nhiêu?`,
        `Với giá trị nào của $x$ thì ${shown} có giá trị bằng 0?`,
      ],
      is: t,
      why: `Tử bằng 0: $${a}x = ${a * t}$ nên $x = ${t}$; khi đó mẫu $${t} + ${c} = ${t + c} \\ne 0$.`,
    };
  }),
  tf('M1', 'vận tốc và thời gian viết bằng phân thức', (r) => {
    const [s, v] = [r.pick([60, 120, 180]), r.int(3, 9)];
    const x = r.pick([30, 20, 10]);
    const tell = `đi quãng đường ${s} km với vận tốc $x$ (km/h), rồi quay về với vận tốc $x + ${v}$ (km/h).`;
    return {
      ask: [`Một ca nô ${tell}`, `Bác Hai lái xe ${tell}`, `Một đội xe đạp ${tell}`],
      say: [
        [
          `Thời gian đi là $\\dfrac{${s}}{x}$ (giờ).`,
          `Thời gian đi là $\\dfrac{x}{${s}}$ (giờ).`,
          'thời gian bằng quãng đường chia cho vận tốc.',
        ],
        [
          `Thời gian về là $\\dfrac{${s}}{x + ${v}}$ (giờ).`,
          `Thời gian về là $\\dfrac{${s}}{x} + ${v}$ (giờ).`,
          `vận tốc lúc về là $x + ${v}$ nên mẫu là $x + ${v}$.`,
        ],
        [
          `Thời gian về ít hơn thời gian đi.`,
          `Thời gian về nhiều hơn thời gian đi.`,
          `cùng quãng đường, vận tốc lúc về lớn hơn.`,
        ],
        [
          `Khi $x = ${x}$, thời gian đi là $${s / x}$ giờ.`,
          `Khi $x = ${x}$, thời gian đi là $${s / x + 1}$ giờ.`,
          `$${s} : ${x} = ${s / x}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chênh lệch thời gian theo vận tốc', (r) => {
    const [v, x, s] = r.pick([
      [10, 40, 100],
      [10, 50, 150],
      [20, 40, 120],
      [15, 45, 90],
    ] as const);
    return {
      ask: [
        `Ô tô đi từ A đến B dài ${s} km với vận tốc $x$ (km/h), lúc về với vận tốc $x + ${v}$ (km/h). a) Viết phân thức thu gọn biểu thị thời gian về ít hơn thời gian đi bao nhiêu giờ. b) Tính giá trị của phân thức đó khi $x = ${x}$.`,
        `Xe khách và ô tô con cùng chạy quãng đường ${s} km, vận tốc xe khách là $x$ (km/h), ô tô con nhanh hơn ${v} km/h. a) Viết phân thức biểu thị số giờ ô tô con đi ít hơn. b) Tính số giờ đó khi $x = ${x}$.`,
        `Tàu hoả tăng vận tốc từ $x$ (km/h) lên $x + ${v}$ (km/h) trên quãng đường ${s} km. a) Rút gọn biểu thức của số giờ tiết kiệm được. b) Tính số giờ tiết kiệm khi $x = ${x}$.`,
      ],
      solution: [
        `Hai thời gian là $\\dfrac{${s}}{x}$ và $\\dfrac{${s}}{x + ${v}}$ (giờ).`,
        `Hiệu: $\\dfrac{${s}}{x} - \\dfrac{${s}}{x + ${v}} = \\dfrac{${s}(x + ${v}) - ${s}x}{x(x + ${v})}$.`,
        `Rút gọn: $\\dfrac{${s * v}}{x(x + ${v})}$.`,
        `Khi $x = ${x}$: $\\dfrac{${s * v}}{${x} \\cdot ${x + v}} = \\dfrac{${s * v}}{${x * (x + v)}} = ${fraction(s * v, x * (x + v))}$ (giờ).`,
      ].join('\n'),
    };
  }),
]);

const equations: readonly Template[] = [
  ...unit(8, 'Phương trình bậc nhất', ({ mc, fb, tf, ew }) => [
    mc('M1', 'các hệ số a, b của phương trình', (r) => {
      const [a, b] = [r.int(2, 9), r.int(2, 9)];
      if (a === b) return again();
      return {
        ask: [
          `Phương trình $${b} - ${a}x = 0$ có dạng $ax + b = 0$ với:`,
          `Viết phương trình bậc nhất $${b} - ${a}x = 0$ theo dạng $ax + b = 0$. Các hệ số là:`,
          `Bạn Bảo xác định các hệ số $a$, $b$ của phương trình $${b} - ${a}x = 0$ (dạng $ax + b = 0$). Kết quả đúng là:`,
        ],
        right: `$a = -${a}$; $b = ${b}$`,
        wrong: [
          [`$a = ${b}$; $b = -${a}$`, 'lấy hệ số theo thứ tự viết trong phương trình'],
          [`$a = ${a}$; $b = ${b}$`, 'bỏ dấu trừ của hệ số'],
          [`$a = ${b}$; $b = ${a}$`, 'đảo thứ tự và bỏ dấu'],
        ],
        why: `$${b} - ${a}x = -${a}x + ${b}$ nên $a = -${a}$, $b = ${b}$.`,
      };
    }),
    mc('M1', 'phương trình nhận số cho trước làm nghiệm', (r) => {
      const [t, a] = [r.int(2, 7), r.int(2, 4)];
      const b = r.int(1, 6);
      if (a * t === t + b || a * t + b === t || a === 1) return again();
      return {
        ask: [
          `Phương trình nào nhận $x = ${t}$ làm nghiệm?`,
          `Số $${t}$ là nghiệm của phương trình nào dưới đây?`,
          `Thay $x = ${t}$ vào hai vế. Phương trình nào có hai vế bằng nhau?`,
        ],
        right: `$${a}x - ${b} = ${a * t - b}$`,
        wrong: [
          [`$${a}x + ${b} = ${a * t - b}$`, 'đổi dấu số hạng tự do'],
          [`$${a}x = ${a + t}$`, 'cộng hệ số với nghiệm thay vì nhân'],
          [`$x + ${t} = 0$`, 'nhầm với nghiệm đối'],
        ],
        why: `$${a} \\cdot ${t} - ${b} = ${a * t - b}$ nên hai vế bằng nhau; ba phương trình còn lại không thoả mãn.`,
      };
    }),
    mc('M1', 'bước chuyển vế đúng', (r) => {
      const [a, b, c, d] = [r.int(5, 9), r.int(1, 9), r.int(2, 4), r.int(10, 20)];
      return {
        ask: [
          `Từ phương trình $${a}x - ${b} = ${c}x + ${d}$, chuyển vế đúng ta được:`,
          `Chuyển các hạng tử chứa $x$ sang vế trái, các số sang vế phải của $${a}x - ${b} = ${c}x + ${d}$. Kết quả là:`,
          `Dòng tiếp theo đúng trong lời giải phương trình $${a}x - ${b} = ${c}x + ${d}$ là:`,
        ],
        right: `$${a}x - ${c}x = ${d} + ${b}$`,
        wrong: [
          [`$${a}x + ${c}x = ${d} + ${b}$`, `không đổi dấu $${c}x$ khi chuyển vế`],
          [`$${a}x - ${c}x = ${d} - ${b}$`, `không đổi dấu $-${b}$ khi chuyển vế`],
          [`$${a}x + ${c}x = ${d} - ${b}$`, 'không đổi dấu cả hai hạng tử'],
        ],
        why: `Hạng tử chuyển vế phải đổi dấu: $${c}x$ thành $-${c}x$, $-${b}$ thành $+${b}$.`,
      };
    }),
    mc('M2', 'phương trình có mẫu số', (r) => {
      const [p, q] = r.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
      ] as const);
      const [k, c] = [r.int(1, 3), r.int(1, 3)];
      const x = p * q * k;
      const right = x / p + (x - q * c) / q;
      return {
        ask: [
          `Nghiệm của phương trình $\\dfrac{x}{${p}} + \\dfrac{x - ${q * c}}{${q}} = ${right}$ là:`,
          `Quy đồng, khử mẫu rồi giải phương trình $\\dfrac{x}{${p}} + \\dfrac{x - ${q * c}}{${q}} = ${right}$.`,
          `Giá trị của $x$ thoả mãn $\\dfrac{x}{${p}} + \\dfrac{x - ${q * c}}{${q}} = ${right}$ là:`,
        ],
        right: `$x = ${x}$`,
        wrong: [
          [`$x = ${fraction(right + p * q * c, p + q)}$`, 'khử mẫu mà không nhân vế phải'],
          [`$x = ${fraction(p * q * right + q * c, p + q)}$`, 'chỉ nhân hạng tử đầu trong ngoặc'],
          [`$x = ${-x}$`, 'chuyển vế sai dấu'],
          `$x = ${x + p}$`,
        ],
        why: `Nhân hai vế với $${p * q}$: $${q}x + ${p}(x - ${q * c}) = ${p * q * right}$, suy ra $${p + q}x = ${p * q * right + p * q * c}$, $x = ${x}$.`,
      };
    }),
    fb('M1', 'hằng số để phương trình có nghiệm cho trước', (r) => {
      const [a, t, m] = [r.int(2, 6), r.int(2, 6), r.int(2, 12)];
      return {
        ask: [
          `Tìm $m$ để phương trình $${a}x + m = ${a * t + m}$ có nghiệm $x = ${t}$.`,
          `Phương trình $${a}x + m = ${a * t + m}$ (ẩn $x$) nhận $x = ${t}$ làm nghiệm. Số $m$ bằng bao nhiêu?`,
          `Biết $x = ${t}$ thoả mãn $${a}x + m = ${a * t + m}$. Tính $m$.`,
        ],
        is: m,
        why: `Thay $x = ${t}$: $${a} \\cdot ${t} + m = ${a * t + m}$ nên $m = ${a * t + m} - ${a * t} = ${m}$.`,
      };
    }),
    fb('M2', 'chu vi cho biết kích thước', (r) => {
      const [w, d] = [r.int(8, 20), r.int(3, 9)];
      const around = 2 * (2 * w + d);
      return {
        ask: [
          `Khu vui chơi hình chữ nhật có chu vi ${around} m, chiều dài hơn chiều rộng ${d} m. Chiều rộng là bao nhiêu mét?`,
          `Người ta dùng ${around} m lưới rào kín mảnh vườn hình chữ nhật có chiều dài hơn chiều rộng ${d} m. Tính chiều rộng (m) của vườn.`,
          `Khung tranh hình chữ nhật làm từ thanh nẹp dài ${around} cm, chiều dài hơn chiều rộng ${d} cm. Chiều rộng là bao nhiêu xăng-ti-mét?`,
        ],
        is: w,
        why: `Gọi $x$ là chiều rộng: $2(x + x + ${d}) = ${around}$, suy ra $2x + ${d} = ${around / 2}$, $2x = ${around / 2 - d}$, $x = ${w}$.`,
      };
    }),
    tf('M2', 'mua vé người lớn và trẻ em', (r) => {
      const [p, q] = [r.pick([40, 50, 60]), r.pick([20, 25, 30])];
      const [x, y] = [r.int(4, 9), r.int(11, 20)];
      const [all, cost] = [x + y, x * p + y * q];
      const tell = `gồm ${all} người mua vé hết ${cost} nghìn đồng; vé người lớn ${p} nghìn đồng, vé trẻ em ${q} nghìn đồng. Gọi $x$ là số người lớn.`;
      return {
        ask: [`Đoàn tham quan ${tell}`, `Nhóm khách vào bảo tàng ${tell}`, `Đoàn đi vườn thú ${tell}`],
        say: [
          [
            `Số trẻ em là $${all} - x$.`,
            `Số trẻ em là $x - ${all}$.`,
            `tổng số người là ${all}, trừ đi $x$ người lớn.`,
          ],
          [
            `Tiền vé trẻ em là $${q}(${all} - x)$ (nghìn đồng).`,
            `Tiền vé trẻ em là $${q}x$ (nghìn đồng).`,
            `có $${all} - x$ trẻ em, mỗi vé ${q} nghìn đồng.`,
          ],
          [
            `$${p}x + ${q}(${all} - x) = ${cost}$.`,
            `$${p}x - ${q}(${all} - x) = ${cost}$.`,
            `tổng tiền của hai loại vé là ${cost} nghìn đồng.`,
          ],
          [
            `Đoàn có ${x} người lớn.`,
            `Đoàn có ${y} người lớn.`,
            `$${p - q}x = ${cost} - ${q * all} = ${cost - q * all}$ nên $x = ${x}$; số trẻ em là ${y}.`,
          ],
        ],
      };
    }),
    ew('M3', 'hai xe gặp nhau', (r) => {
      const [v, w, t, lead] = [r.pick([30, 36, 40]), r.pick([50, 54, 60]), r.int(2, 3), 1];
      const s = v * (t + lead) + w * t;
      return {
        ask: [
          `Lúc 6 giờ, một xe máy đi từ A đến B với vận tốc ${v} km/h. Lúc 7 giờ, một ô tô đi từ B về A với vận tốc ${w} km/h. Quãng đường AB dài ${s} km. Hỏi hai xe gặp nhau lúc mấy giờ?`,
          `Xe máy rời thành phố A lúc 6 giờ đi về thành phố B với vận tốc ${v} km/h; ô tô rời B lúc 7 giờ đi về A trên cùng con đường với vận tốc ${w} km/h. Biết AB dài ${s} km. Lập phương trình và tìm thời điểm hai xe gặp nhau.`,
          `Hai nhà xe ở hai đầu A, B của con đường dài ${s} km. Lúc 6 giờ xe máy chạy từ A về B (${v} km/h), lúc 7 giờ ô tô chạy từ B về A (${w} km/h). Hai xe gặp nhau lúc nào?`,
        ],
        solution: [
          `Gọi $x$ (giờ, $x > 0$) là thời gian ô tô đi đến khi gặp; xe máy đã đi $x + 1$ giờ.`,
          `Quãng đường xe máy và ô tô đi được là $${v}(x + 1)$ và $${w}x$ (km), nên $${v}(x + 1) + ${w}x = ${s}$.`,
          `$${v + w}x = ${s - v}$, suy ra $x = ${t}$ (thoả mãn).`,
          `Hai xe gặp nhau lúc $7 + ${t} = ${7 + t}$ giờ.`,
        ].join('\n'),
      };
    }),
  ]),
  ...unit(8, 'Hàm số bậc nhất', ({ mc }) => [
    mc('M1', 'tung độ giao điểm đọc từ đồ thị', (r) => {
      const [a, b] = [r.pick([-2, -1, 1, 2]), r.pick([-3, -2, 2, 3])];
      if (a === b || a === -b) return again();
      return {
        ask: [
          'Đường thẳng trong hình bên cắt trục tung tại điểm nào?',
          'Đồ thị hàm số bậc nhất ở hình bên có giao điểm với trục $Oy$ là:',
          'Hình bên vẽ đồ thị của một hàm số bậc nhất. Khi $x = 0$, điểm tương ứng trên đồ thị là:',
        ],
        right: `$${pt(0, b)}$`,
        wrong: [
          [`$${pt(b, 0)}$`, 'viết ngược hoành độ và tung độ'],
          [`$${pt(0, -b)}$`, 'đọc sai dấu'],
          `$${pt(0, 0)}$`,
          `$${pt(1, a + b)}$`,
        ],
        why: `Điểm trên trục tung có hoành độ 0; đồ thị đi qua $${pt(0, b)}$.`,
        figure: graph('linear', [a, b], [-4, 4], [-5, 5], { grid: true }),
      };
    }),
  ]),
];

export const algebra8Second: readonly Template[] = [...polynomials, ...identities, ...fractions, ...equations];
