/** Space, statistics and probability of grade 12: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, par, plain, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { pt, signed, sum, unit } from '../kit.ts';

const plane = (a: number, b: number, c: number, d: number): string =>
  `${sum([a, 'x'], [b, 'y'], [c, 'z'], [d, ''])} = 0`;
/** The square of `x − a`. */
const square = (name: string, a: number): string => (a === 0 ? `${name}^2` : `(${name} ${signed(-a)})^2`);

const space: readonly Template[] = unit(12, 'Vectơ và toạ độ trong không gian', ({ ew }) => [
  ew('M3', 'điểm trên trục Oz nhìn một đoạn dưới góc vuông', (r, turn) => {
    // MA · MB = m(m − s) − s', where s' is 2, 6 or 8.
    const [s, product, m, other] = (
      [
        [1, 2, 2, -1],
        [1, 6, 3, -2],
        [2, 8, 4, -2],
      ] as const
    )[turn]!;
    const [a, b] = r.pick([
      [1, 2],
      [2, 1],
    ] as const);
    const [c, d] = a === 1 ? [-product - 2, 1] : [1, -product - 2];
    return {
      ask: [
        `Trong không gian $Oxyz$, cho hai điểm $A${pt(a, b, 0)}$ và $B${pt(c, d, s)}$. Tìm toạ độ các điểm $M$ thuộc trục $Oz$ sao cho tam giác $MAB$ vuông tại $M$.`,
        `Hai máy quay đặt tại $A${pt(a, b, 0)}$ và $B${pt(c, d, s)}$ trong hệ toạ độ $Oxyz$ (đơn vị: mét). Một bóng đèn $M$ trượt trên trục $Oz$. Tìm các vị trí của $M$ để hai tia $MA$, $MB$ vuông góc với nhau.`,
        `Cho hai điểm $A${pt(a, b, 0)}$, $B${pt(c, d, s)}$ trong không gian $Oxyz$. Điểm $M$ nào trên trục $Oz$ nhìn đoạn thẳng $AB$ dưới một góc vuông?`,
      ],
      solution: `Vì $M$ thuộc trục $Oz$ nên $M(0;\\,0;\\,m)$.\n$\\overrightarrow{MA} = (${a};\\,${b};\\,-m)$, $\\overrightarrow{MB} = (${c};\\,${d};\\,${s} - m)$.\n$MA \\perp MB \\Leftrightarrow \\overrightarrow{MA} \\cdot \\overrightarrow{MB} = 0 \\Leftrightarrow ${a * c} ${signed(b * d)} - m(${s} - m) = 0 \\Leftrightarrow m^2 - ${s === 1 ? '' : s}m - ${product} = 0$.\nPhương trình có hai nghiệm $m = ${m}$ và $m = ${other}$.\nVậy có hai điểm: $M(0;\\,0;\\,${m})$ và $M(0;\\,0;\\,${other})$.`,
    };
  }),
]);

const planes: readonly Template[] = unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, set, fb, ew }) => [
  set('M1', 'phương trình của các mặt phẳng toạ độ', [
    [
      'Trong không gian $Oxyz$, mặt phẳng $(Oyz)$ có phương trình là:',
      '$x = 0$',
      [
        ['$y = 0$', 'lấy mặt phẳng $(Ozx)$'],
        ['$z = 0$', 'lấy mặt phẳng $(Oxy)$'],
        ['$y + z = 0$', 'ghép tên hai trục thành phương trình'],
      ],
      'Mọi điểm của mặt phẳng chứa hai trục $Oy$, $Oz$ có hoành độ bằng 0.',
    ],
    [
      'Nền nhà nằm trong mặt phẳng $(Oxy)$ của hệ toạ độ $Oxyz$. Phương trình của mặt phẳng đó là:',
      '$z = 0$',
      [
        ['$x = 0$', 'lấy mặt phẳng $(Oyz)$'],
        ['$x + y = 0$', 'ghép tên hai trục thành phương trình'],
        ['$y = 0$', 'lấy mặt phẳng $(Ozx)$'],
      ],
      'Mọi điểm của nền nhà có cao độ bằng 0.',
    ],
    [
      'Trong không gian $Oxyz$, phương trình $y = 0$ là phương trình của mặt phẳng nào?',
      '$(Ozx)$',
      [
        ['$(Oxy)$', 'nhầm với phương trình $z = 0$'],
        ['$(Oyz)$', 'nhầm với phương trình $x = 0$'],
        ['mặt phẳng vuông góc với $Oy$ tại điểm có tung độ 1', 'nhầm giá trị của tung độ'],
      ],
      'Các điểm có tung độ bằng 0 nằm trong mặt phẳng chứa hai trục $Ox$ và $Oz$.',
    ],
  ]),
  mc('M1', 'điểm thuộc đường thẳng có phương trình chính tắc', (r) => {
    const [x, y, z] = [r.int(1, 4), r.int(-4, -1), r.int(2, 5)];
    const [a, b, c] = [r.int(2, 3), r.int(4, 5), -r.int(2, 3)];
    const line = `\\dfrac{x - ${x}}{${a}} = \\dfrac{y ${signed(-y)}}{${b}} = \\dfrac{z - ${z}}{${c}}`;
    return {
      ask: [
        `Trong không gian $Oxyz$, đường thẳng $d$: $${line}$ đi qua điểm nào sau đây?`,
        `Điểm nào trong các điểm sau thuộc đường thẳng $d$ có phương trình chính tắc $${line}$?`,
        `Một tia laze đi theo đường thẳng $${line}$ trong hệ toạ độ $Oxyz$. Tia đó đi qua điểm:`,
      ],
      right: `$${pt(x, y, z)}$`,
      wrong: [
        [`$${pt(a, b, c)}$`, 'lấy toạ độ của vectơ chỉ phương'],
        [`$${pt(-x, -y, -z)}$`, 'nhầm dấu của cả ba toạ độ'],
        [`$${pt(x, -y, z)}$`, 'nhầm dấu của tung độ'],
      ],
      why: `Thay $x = ${x}$, $y = ${y}$, $z = ${z}$ thì cả ba phân thức đều bằng 0, nên điểm $${pt(x, y, z)}$ thuộc đường thẳng.`,
    };
  }),
  mc('M2', 'tham số để hai mặt phẳng vuông góc', (r) => {
    const [a, c, m] = [r.int(2, 4), r.int(1, 3), r.int(2, 6)];
    // (1; m; c)·(a; −1; k) = a − m + ck = 0
    const k = (m - a) / c;
    if (!Number.isInteger(k) || k === 0) throw new TooFewDistractors('no whole number');
    const [first, second] = [`${sum([1, 'x'], [1, 'my'], [c, 'z'], [1, ''])} = 0`, plane(a, -1, k, -5)];
    return {
      ask: [
        `Trong không gian $Oxyz$, cho hai mặt phẳng $(P)$: $${first}$ và $(Q)$: $${second}$. Giá trị của $m$ để $(P)$ vuông góc với $(Q)$ là:`,
        `Hai mặt phẳng $(P)$: $${first}$ và $(Q)$: $${second}$ vuông góc với nhau khi $m$ bằng:`,
        `Trong bản vẽ ba chiều, hai bức vách nằm trên các mặt phẳng $(P)$: $${first}$, $(Q)$: $${second}$. Hai bức vách vuông góc với nhau khi:`,
      ],
      right: `$m = ${m}$`,
      wrong: [
        [`$m = ${-m}$`, 'nhầm dấu khi giải phương trình'],
        [`$m = ${m - 2 * a}$`, 'nhầm dấu của tích hai hoành độ'],
        [`$m = ${m - 2 * c * k}$`, 'nhầm dấu của tích hai cao độ'],
        `$m = ${m + 1}$`,
      ],
      why: `Hai vectơ pháp tuyến $(1;\\,m;\\,${c})$ và $${pt(a, -1, k)}$ vuông góc: $1 \\cdot ${a} + m \\cdot (-1) + ${c} \\cdot ${par(k)} = 0$, suy ra $m = ${m}$.`,
    };
  }),
  mc('M2', 'phương trình mặt cầu có đường kính cho trước', (r) => {
    const [x, y, z] = [r.int(1, 4), r.int(-3, -1), r.int(1, 3)];
    const [p, q, s] = r.pick([
      [1, 2, 2],
      [2, 1, 2],
      [2, 2, 1],
    ] as const);
    const sphere = (at: readonly number[], right: number) =>
      `$${['x', 'y', 'z'].map((name, i) => square(name, at[i]!)).join(' + ')} = ${right}$`;
    const [A, B] = [pt(x - p, y - q, z - s), pt(x + p, y + q, z + s)];
    return {
      ask: [
        `Trong không gian $Oxyz$, cho hai điểm $A${A}$ và $B${B}$. Mặt cầu đường kính $AB$ có phương trình là:`,
        `Mặt cầu nhận đoạn thẳng $AB$ với $A${A}$, $B${B}$ làm đường kính có phương trình:`,
        `Quả bóng hình cầu tiếp xúc với hai tấm kẹp song song tại $A${A}$ và $B${B}$, $AB$ là đường kính. Phương trình của mặt cầu đó là:`,
      ],
      right: sphere([x, y, z], 9),
      wrong: [
        [sphere([x, y, z], 36), 'lấy độ dài đường kính làm bán kính'],
        [sphere([-x, -y, -z], 9), 'nhầm dấu toạ độ của tâm'],
        [sphere([x, y, z], 3), 'không bình phương bán kính'],
      ],
      why: `Tâm là trung điểm $${pt(x, y, z)}$ của $AB$; bán kính $R = \\dfrac{AB}{2} = \\dfrac{\\sqrt{${2 * p}^2 + ${2 * q}^2 + ${2 * s}^2}}{2} = \\dfrac{6}{2} = 3$, nên vế phải bằng $R^2 = 9$.`,
    };
  }),
  fb('M1', 'bán kính mặt cầu từ phương trình khai triển', (r) => {
    const [a, b, c, R] = [r.int(1, 4), r.int(1, 4), r.int(1, 3), r.int(3, 7)];
    const d = a * a + b * b + c * c - R * R;
    if (d === 0) throw new TooFewDistractors('no constant term');
    const f = `x^2 + y^2 + z^2 - ${2 * a}x + ${2 * b}y - ${2 * c}z ${signed(d)} = 0`;
    return {
      ask: [
        `Trong không gian $Oxyz$, mặt cầu có phương trình $${f}$ có bán kính bằng bao nhiêu?`,
        `Tính bán kính của mặt cầu $(S)$: $${f}$.`,
        `Vùng phủ sóng của một thiết bị phát trong không gian $Oxyz$ có biên là mặt cầu $${f}$ (đơn vị: km). Bán kính phủ sóng là bao nhiêu ki-lô-mét?`,
      ],
      is: R,
      why: `Tâm $${pt(a, -b, c)}$, $R = \\sqrt{${a}^2 + (-${b})^2 + ${c}^2 - ${par(d)}} = \\sqrt{${R * R}} = ${R}$.`,
    };
  }),
  fb('M2', 'giao điểm của đường thẳng và mặt phẳng', (r) => {
    const [t, x, y, z] = [r.int(1, 3), r.int(0, 3), r.int(1, 4), r.int(-2, 2)];
    const [a, b, c] = [r.int(1, 2), r.int(2, 3), -1];
    const at = [x + a * t, y + b * t, z + c * t] as const;
    const d = -(at[0] + at[1] + at[2]);
    const line = `\\begin{cases} x = ${sum([x, ''], [a, 't'])} \\\\ y = ${sum([y, ''], [b, 't'])} \\\\ z = ${sum([z, ''], [c, 't'])} \\end{cases}`;
    const P = plane(1, 1, 1, d);
    return {
      ask: [
        `Trong không gian $Oxyz$, đường thẳng $d$: $${line}$ cắt mặt phẳng $(P)$: $${P}$ tại điểm có tung độ bằng bao nhiêu?`,
        `Một vật chuyển động thẳng theo quỹ đạo $${line}$ ($t$ là thời gian, tính bằng giây) và chạm mặt phẳng $${P}$. Tung độ của điểm chạm bằng bao nhiêu?`,
        `Gọi $M$ là giao điểm của đường thẳng $${line}$ và mặt phẳng $${P}$. Tìm tung độ của $M$.`,
      ],
      is: at[1],
      why: `Thay vào phương trình mặt phẳng: $${sum([x + y + z + d, ''], [a + b + c, 't'])} = 0$ nên $t = ${t}$. Tung độ: $y = ${y} + ${b} \\cdot ${t} = ${at[1]}$.`,
    };
  }),
  ew('M3', 'hình chiếu và điểm đối xứng qua mặt phẳng', (r) => {
    const [a, b, c] = r.pick([
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
      [1, -2, 2],
    ] as const);
    const [x, y, z, k] = [r.int(-2, 2), r.int(-2, 2), r.int(-1, 2), r.pick([-2, -1, 1, 2])];
    // The foot is H; A = H − k·n.
    const A = [x - k * a, y - k * b, z - k * c] as const;
    const B = [x + k * a, y + k * b, z + k * c] as const;
    const d = -(a * x + b * y + c * z);
    const P = plane(a, b, c, d);
    const value = a * A[0] + b * A[1] + c * A[2] + d;
    return {
      ask: [
        `Trong không gian $Oxyz$, cho điểm $A${pt(...A)}$ và mặt phẳng $(P)$: $${P}$. Tìm toạ độ hình chiếu vuông góc $H$ của $A$ trên $(P)$ và điểm $B$ đối xứng với $A$ qua $(P)$.`,
        `Mặt gương phẳng nằm trong mặt phẳng $(P)$: $${P}$ của hệ toạ độ $Oxyz$. Tìm chân đường vuông góc $H$ kẻ từ điểm sáng $A${pt(...A)}$ đến gương và toạ độ ảnh $B$ của $A$ qua gương (điểm đối xứng của $A$ qua $(P)$).`,
        `Cho mặt phẳng $(P)$: $${P}$ và điểm $A${pt(...A)}$ trong không gian $Oxyz$. Viết phương trình đường thẳng đi qua $A$ và vuông góc với $(P)$, từ đó tìm giao điểm $H$ của đường thẳng với $(P)$ và điểm $B$ sao cho $H$ là trung điểm của $AB$.`,
      ],
      solution: `Đường thẳng qua $A$ và vuông góc với $(P)$ có vectơ chỉ phương $\\vec{n} = ${pt(a, b, c)}$: $x = ${sum([A[0], ''], [a, 't'])}$, $y = ${sum([A[1], ''], [b, 't'])}$, $z = ${sum([A[2], ''], [c, 't'])}$.\nThay vào phương trình của $(P)$: $${sum([9, 't'], [value, ''])} = 0 \\Leftrightarrow t = ${k}$.\nSuy ra $H${pt(x, y, z)}$.\n$H$ là trung điểm của $AB$ nên $B = (2x_H - x_A;\\,2y_H - y_A;\\,2z_H - z_A) = ${pt(...B)}$.`,
    };
  }),
]);

const spread: readonly Template[] = unit(12, 'Mức độ phân tán của mẫu số liệu', ({ mc, fb, ew }) => [
  mc('M1', 'khoảng tứ phân vị từ các tứ phân vị', (r) => {
    const [q1, q2, q3] = [r.int(11, 19) + 0.5, r.int(24, 30), r.int(36, 45) + 0.25];
    return {
      ask: [
        `Một mẫu số liệu ghép nhóm có các tứ phân vị $Q_1 = ${n(q1)}$; $Q_2 = ${q2}$; $Q_3 = ${n(q3)}$. Khoảng tứ phân vị của mẫu số liệu bằng:`,
        `Thống kê thời gian tự học (phút) của học sinh một khối, người ta tính được $Q_1 = ${n(q1)}$; $Q_2 = ${q2}$; $Q_3 = ${n(q3)}$. Khoảng tứ phân vị (phút) là:`,
        `Mẫu số liệu ghép nhóm về khối lượng (kg) của một đàn lợn có $Q_1 = ${n(q1)}$; $Q_2 = ${q2}$; $Q_3 = ${n(q3)}$. Tính khoảng tứ phân vị (kg).`,
      ],
      right: q3 - q1,
      wrong: [
        [q3 - q2, 'trừ trung vị'],
        [q3 + q1, 'cộng hai tứ phân vị'],
        [(q3 - q1) / 2, 'chia đôi hiệu'],
      ],
      why: `$\\Delta_Q = Q_3 - Q_1 = ${n(q3)} - ${n(q1)} = ${n(q3 - q1)}$.`,
    };
  }),
  mc('M2', 'tứ phân vị thứ nhất của mẫu ghép nhóm', (r, turn) => {
    const [low, width, k] = [r.pick([10, 20, 30, 40]), r.pick([8, 10, 12]), r.int(2, 5)];
    // 40 data; 6 before, 8 in the second group: Q1 at (10 − 6)/8 of it.
    const f = [6, 8, 26 - 2 * k, 2 * k];
    const starts = [0, 1, 2, 3].map((at) => low + at * width);
    const is = starts[1]! + width / 2;
    const groups = starts.map((from) => `$[${from};\\,${from + width})$`);
    return {
      ask: [
        'Biểu đồ ở hình bên cho thời gian (phút) đi từ nhà đến trường của 40 học sinh. Tứ phân vị thứ nhất của mẫu số liệu ghép nhóm là:',
        'Khối lượng (kg) của 40 bao thóc được vẽ thành biểu đồ tần số ghép nhóm ở hình bên. Giá trị $Q_1$ của mẫu số liệu bằng:',
        'Tuổi của 40 người tham gia chạy bộ được thống kê bằng biểu đồ ở hình vẽ bên. Tìm tứ phân vị thứ nhất của mẫu số liệu ghép nhóm.',
      ],
      right: is,
      wrong: [
        [starts[1]!, 'lấy đầu mút trái của nhóm chứa $Q_1$'],
        [starts[2]!, 'lấy đầu mút phải của nhóm chứa $Q_1$'],
        [starts[1]! + (10 / 8) * width, 'không trừ tần số của nhóm đứng trước'],
      ],
      why: `$\\dfrac{40}{4} = 10$; nhóm đầu có 6, hai nhóm đầu có 14 số liệu nên $Q_1$ thuộc nhóm ${groups[1]!}. $Q_1 = ${starts[1]!} + \\dfrac{10 - 6}{8} \\cdot ${width} = ${n(is)}$.`,
      figure: chart(
        'histogram',
        ['Số học sinh', 'Số bao', 'Số người'][turn]!,
        f.map((count, at) => [`[${starts[at]!}; ${starts[at]! + width})`, count] as const),
      ),
    };
  }),
  fb('M1', 'độ lệch chuẩn từ phương sai', (r) => {
    const s = r.pick([0.5, 0.6, 0.8, 1.2, 1.5, 2.5, 3.5]);
    return {
      ask: [
        `Một mẫu số liệu ghép nhóm có phương sai bằng ${plain(s * s)}. Độ lệch chuẩn của mẫu số liệu bằng bao nhiêu?`,
        `Thời gian chạy 1500 m của một đội điền kinh có phương sai ${plain(s * s)} (giây²). Độ lệch chuẩn là bao nhiêu giây?`,
        `Chiều cao của các cây con trong vườn ươm có phương sai ${plain(s * s)} (cm²). Tính độ lệch chuẩn (cm) của chiều cao.`,
      ],
      is: s,
      why: `Độ lệch chuẩn là căn bậc hai của phương sai: $s = \\sqrt{${n(s * s)}} = ${n(s)}$.`,
    };
  }),
  ew('M3', 'khoảng tứ phân vị của mẫu ghép nhóm', (r, turn) => {
    const width = [10, 5, 4][turn]!;
    const low = [20, 40, 8][turn]!;
    // 40 data: Q1 is in the middle of the first group, Q3 in that of the third.
    const f = r.pick([
      [20, 4, 12, 4],
      [20, 6, 8, 6],
      [20, 2, 16, 2],
    ] as const);
    const starts = [0, 1, 2, 3].map((at) => low + at * width);
    const q1 = low + width / 2;
    const before = f[0] + f[1];
    const q3 = starts[2]! + ((30 - before) / f[2]) * width;
    const what = [
      'tuổi của 40 khách tham quan',
      'khối lượng (kg) của 40 vận động viên',
      'quãng đường (km) đi làm mỗi ngày của 40 nhân viên',
    ][turn]!;
    const name = ['Số khách', 'Số vận động viên', 'Số nhân viên'][turn]!;
    return {
      ask: [
        `Biểu đồ tần số ghép nhóm ở hình bên cho biết ${what}. Tính khoảng tứ phân vị của mẫu số liệu ghép nhóm và nêu ý nghĩa của nó.`,
        `Người ta thống kê ${what} và vẽ được biểu đồ ở hình bên. Xác định $Q_1$, $Q_3$, từ đó tính khoảng tứ phân vị và cho biết nó nói lên điều gì.`,
        `Hình bên là biểu đồ tần số ghép nhóm về ${what}. Một nửa số liệu ở giữa trải trên một khoảng dài bao nhiêu? Hãy trả lời bằng cách tính khoảng tứ phân vị.`,
      ],
      solution: `Cỡ mẫu là 40 nên $\\dfrac{40}{4} = 10$ và $\\dfrac{3 \\cdot 40}{4} = 30$.\nNhóm đầu có ${f[0]} số liệu nên $Q_1$ thuộc nhóm $[${low};\\,${low + width})$: $Q_1 = ${low} + \\dfrac{10}{${f[0]}} \\cdot ${width} = ${n(q1)}$.\nHai nhóm đầu có ${before} số liệu, ba nhóm đầu có ${before + f[2]} số liệu nên $Q_3$ thuộc nhóm thứ ba: $Q_3 = ${starts[2]!} + \\dfrac{30 - ${before}}{${f[2]}} \\cdot ${width} = ${n(q3)}$.\nKhoảng tứ phân vị: $\\Delta_Q = ${n(q3)} - ${n(q1)} = ${n(q3 - q1)}$.\nÝ nghĩa: khoảng một nửa số liệu ở giữa của mẫu nằm trong một đoạn có độ dài ${plain(q3 - q1)}.`,
      figure: chart(
        'histogram',
        name,
        f.map((value, at) => [`[${starts[at]!}; ${starts[at]! + width})`, value] as const),
      ),
    };
  }),
]);

const conditional: readonly Template[] = unit(12, 'Xác suất toàn phần và Bayes', ({ mc, set, fb, ew }) => [
  set('M1', 'kí hiệu xác suất có điều kiện', [
    [
      'Chọn ngẫu nhiên một học sinh. Gọi $A$: “Học sinh đó biết bơi”, $B$: “Học sinh đó là nữ”. Xác suất để học sinh đó biết bơi, biết rằng đó là học sinh nữ, kí hiệu là:',
      '$P(A \\mid B)$',
      [
        ['$P(B \\mid A)$', 'đổi chỗ biến cố đã xảy ra và biến cố cần xét'],
        ['$P(AB)$', 'nhầm với xác suất cả hai biến cố cùng xảy ra'],
        ['$P(A)$', 'bỏ qua điều kiện đã biết'],
      ],
      'Điều kiện đã biết là $B$ nên viết $B$ sau dấu gạch: $P(A \\mid B)$.',
    ],
    [
      'Một nhà máy có hai dây chuyền. Gọi $A$: “Sản phẩm bị lỗi”, $B$: “Sản phẩm do dây chuyền I làm ra”. $P(B \\mid A)$ là xác suất để:',
      'sản phẩm do dây chuyền I làm ra, biết sản phẩm bị lỗi',
      [
        ['sản phẩm bị lỗi, biết sản phẩm do dây chuyền I làm ra', 'đổi chỗ hai biến cố'],
        ['sản phẩm bị lỗi và do dây chuyền I làm ra', 'nhầm với xác suất của biến cố giao'],
        ['sản phẩm bị lỗi hoặc do dây chuyền I làm ra', 'nhầm với xác suất của biến cố hợp'],
      ],
      'Biến cố viết sau dấu gạch là điều đã biết: sản phẩm bị lỗi.',
    ],
    [
      'Gọi $A$: “Ngày mai mưa”, $B$: “Hôm nay mưa”. Cách viết nào chỉ xác suất ngày mai không mưa, biết rằng hôm nay mưa?',
      '$P(\\overline{A} \\mid B)$',
      [
        ['$P(A \\mid \\overline{B})$', 'lấy biến cố đối của điều kiện'],
        ['$P(B \\mid \\overline{A})$', 'đổi chỗ hai biến cố'],
        ['$P(\\overline{A}B)$', 'nhầm với xác suất của biến cố giao'],
      ],
      'Điều cần xét là $\\overline{A}$, điều đã biết là $B$, nên viết $P(\\overline{A} \\mid B)$.',
    ],
  ]),
  mc('M1', 'xác suất dọc theo một nhánh của sơ đồ cây', (r) => {
    const [p, q] = [r.pick([0.3, 0.4, 0.6, 0.7]), r.pick([0.2, 0.8, 0.9])];
    const is = p * q;
    return {
      ask: [
        `Xác suất hôm nay trời mưa là ${plain(p)}. Nếu mưa thì xác suất bạn Nam đi học bằng xe buýt là ${plain(q)}. Xác suất để hôm nay mưa và Nam đi xe buýt là:`,
        `Sơ đồ cây có nhánh từ gốc đến $A$ ghi ${plain(p)}, nhánh từ $A$ đến $B$ ghi ${plain(q)}. Xác suất để cả $A$ và $B$ cùng xảy ra bằng:`,
        `Một xạ thủ bắn trúng lần đầu với xác suất ${plain(p)}; khi đã trúng lần đầu thì xác suất trúng lần sau là ${plain(q)}. Xác suất để người đó trúng cả hai lần là:`,
      ],
      right: is,
      wrong: [
        [q, 'chỉ lấy số ghi trên nhánh sau'],
        [p * (1 - q), 'nhân với xác suất của nhánh kia'],
        [(p + q) / 2, 'lấy trung bình cộng hai số'],
        p,
      ],
      why: `Xác suất để cả hai cùng xảy ra là tích các xác suất dọc theo nhánh: $${n(p)} \\cdot ${n(q)} = ${n(is)}$.`,
    };
  }),
  mc('M2', 'đổi chiều xác suất có điều kiện', (r) => {
    const [b, given] = [r.int(2, 4), r.pick([60, 80])];
    // Of 100: 10b use B; a share `given` of them also A; A has a in all.
    const both = (10 * b * given) / 100;
    const a = both + r.pick([8, 12, 16, 24]);
    if (gcd(both, a) === 1 || a >= 90) throw new TooFewDistractors('no simple fraction');
    return {
      ask: [
        `Trong một trường, ${a}% học sinh thích bóng đá, ${10 * b}% học sinh ở câu lạc bộ thể thao, và ${given}% học sinh của câu lạc bộ thích bóng đá. Chọn ngẫu nhiên một học sinh thích bóng đá, xác suất em đó ở câu lạc bộ thể thao là:`,
        `Ở một cửa hàng, ${a}% khách trả bằng thẻ, ${10 * b}% khách là thành viên, ${given}% khách thành viên trả bằng thẻ. Gặp ngẫu nhiên một khách trả bằng thẻ, xác suất người đó là thành viên là:`,
        `Một thư viện có ${a}% người đọc mượn sách khoa học, ${10 * b}% người đọc là sinh viên, ${given}% sinh viên mượn sách khoa học. Chọn ngẫu nhiên một người mượn sách khoa học, xác suất người đó là sinh viên là:`,
      ],
      right: `$${fraction(both, a)}$`,
      wrong: [
        [`$${fraction(given, 100)}$`, 'lấy xác suất có điều kiện theo chiều ngược lại'],
        [`$${fraction(both, 100)}$`, 'lấy xác suất của biến cố giao'],
        [`$${fraction(10 * b, 100)}$`, 'bỏ qua điều kiện đã biết'],
        `$${fraction(a - both, a)}$`,
      ],
      why: `Xác suất để cả hai điều xảy ra: $${n(b / 10)} \\cdot ${n(given / 100)} = ${n(both / 100)}$. Chia cho xác suất của điều kiện đã biết: $\\dfrac{${n(both / 100)}}{${n(a / 100)}} = ${fraction(both, a)}$.`,
    };
  }),
  fb('M1', 'xác suất có điều kiện khi rút thẻ', (r, turn) => {
    const [step, count, list] = r.pick([
      [3, 3, '6; 12; 18'],
      [4, 5, '4; 8; 12; 16; 20'],
      [5, 2, '10; 20'],
    ] as const);
    const thing = ['một thẻ', 'một quả bóng', 'một phiếu'][turn]!;
    return {
      ask: [
        `Rút ngẫu nhiên một thẻ từ hộp có 20 thẻ đánh số từ 1 đến 20. Biết rằng số trên thẻ là số chẵn, tính xác suất để số đó chia hết cho ${step}.`,
        `Lồng quay có 20 quả bóng ghi các số từ 1 đến 20. Một quả bóng ghi số chẵn vừa rơi ra. Xác suất để số ghi trên quả bóng đó chia hết cho ${step} là bao nhiêu?`,
        `Trò chơi bốc thăm có 20 phiếu, đánh số từ 1 đến 20. Chi bốc ngẫu nhiên một phiếu và nói đó là số chẵn. Tính xác suất để số trên phiếu của Chi chia hết cho ${step}.`,
      ],
      is: count / 10,
      why: `Có 10 số chẵn; trong đó các số chia hết cho ${step} là ${list}, gồm ${count} số. Vì đã biết ${thing} có số chẵn nên xác suất là $\\dfrac{${count}}{10} = ${n(count / 10)}$.`,
    };
  }),
  ew('M3', 'hai người lần lượt bốc thăm', (r, turn) => {
    const [before, after] = (
      [
        ['An trúng thưởng', 'Bình trúng thưởng'],
        ['thí sinh thứ nhất bốc được câu hình học', 'thí sinh thứ hai bốc được câu hình học'],
        ['bóng thứ nhất bị hỏng', 'bóng thứ hai bị hỏng'],
      ] as const
    )[turn]!;
    const [a, b] = r.pick([
      [3, 7],
      [2, 8],
      [4, 6],
      [4, 11],
      [6, 9],
    ] as const);
    const all = a + b;
    const [first, second] = [a * (a - 1), b * a];
    return {
      ask: [
        `Hộp có ${all} lá thăm, trong đó ${a} lá có thưởng. An bốc trước một lá, không bỏ lại; sau đó Bình bốc một lá. a) Tính xác suất để Bình trúng thưởng. b) Biết Bình trúng thưởng, tính xác suất để An cũng trúng thưởng.`,
        `Ngân hàng đề có ${all} câu, ${a} câu về hình học. Hai thí sinh lần lượt bốc mỗi người một câu, câu đã bốc không được dùng lại. a) Tính xác suất để thí sinh thứ hai bốc được câu hình học. b) Nếu thí sinh thứ hai bốc được câu hình học thì xác suất thí sinh thứ nhất cũng bốc được câu hình học là bao nhiêu?`,
        `Một lô ${all} bóng đèn có ${a} bóng hỏng. Lấy ngẫu nhiên lần lượt hai bóng, không hoàn lại. a) Tính xác suất để bóng thứ hai bị hỏng. b) Biết bóng thứ hai bị hỏng, tính xác suất để bóng thứ nhất cũng bị hỏng.`,
      ],
      solution: `Gọi $A$: “${before}”, $B$: “${after}”. $P(A) = ${fraction(a, all)}$, $P(\\overline{A}) = ${fraction(b, all)}$.\n$P(B \\mid A) = ${fraction(a - 1, all - 1)}$, $P(B \\mid \\overline{A}) = ${fraction(a, all - 1)}$.\nCông thức xác suất toàn phần: $P(B) = \\dfrac{${a}}{${all}} \\cdot \\dfrac{${a - 1}}{${all - 1}} + \\dfrac{${b}}{${all}} \\cdot \\dfrac{${a}}{${all - 1}} = \\dfrac{${first + second}}{${all * (all - 1)}} = ${fraction(a, all)}$.\nCông thức Bayes: $P(A \\mid B) = \\dfrac{P(A) \\cdot P(B \\mid A)}{P(B)} = \\dfrac{${first}}{${first + second}} = ${fraction(a - 1, all - 1)}$.`,
    };
  }),
]);

export const space12Third: readonly Template[] = [...space, ...planes, ...spread, ...conditional];
