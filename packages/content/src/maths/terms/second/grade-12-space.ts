/** Space, statistics and probability of grade 12: a second choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, nonZero, par, plain, root, type Template } from '../../template.ts';
import { boxOf } from '../figure-kit.ts';
import { pt, signed, sum, table, unit } from '../kit.ts';

const plane = (a: number, b: number, c: number, d: number) => `${sum([a, 'x'], [b, 'y'], [c, 'z'], [d, ''])} = 0`;

const vectors: readonly Template[] = unit(12, 'Vectơ và toạ độ trong không gian', ({ tf, ew }) => [
  tf('M2', 'flycam bay trong không gian', (r) => {
    const [x, y, z] = [r.int(1, 4) * 10, r.int(1, 4) * 10, r.int(2, 6) * 10];
    if (x === z) throw new TooFewDistractors('a wrong height would be right');
    const [a, b, c] = [20, 30, 60];
    return {
      ask: [
        `Chọn hệ trục $Oxyz$ với mặt phẳng $(Oxy)$ là mặt đất, đơn vị trên mỗi trục là mét. Một flycam bay thẳng đều từ vị trí $A${pt(x, y, z)}$ đến vị trí $B${pt(x + a, y + b, z + c)}$ trong 10 giây.`,
        `Trong buổi quay phim của trường, flycam bay thẳng đều từ $A${pt(x, y, z)}$ đến $B${pt(x + a, y + b, z + c)}$ hết 10 giây; hệ trục $Oxyz$ có $(Oxy)$ là mặt sân, đơn vị là mét.`,
        `Máy bay không người lái chụp ảnh cánh đồng chuyển động thẳng đều từ $A${pt(x, y, z)}$ tới $B${pt(x + a, y + b, z + c)}$ trong 10 giây. Hệ toạ độ $Oxyz$ có mặt phẳng $(Oxy)$ trùng mặt ruộng, đơn vị là mét.`,
      ],
      say: [
        [
          `Lúc ở $A$, thiết bị cách mặt đất ${z} m.`,
          `Lúc ở $A$, thiết bị cách mặt đất ${x} m.`,
          'khoảng cách đến mặt phẳng $(Oxy)$ là giá trị tuyệt đối của cao độ.',
        ],
        [
          `$\\overrightarrow{AB} = ${pt(a, b, c)}$.`,
          `$\\overrightarrow{AB} = ${pt(-a, -b, -c)}$.`,
          'lấy toạ độ của $B$ trừ toạ độ của $A$.',
        ],
        [
          'Tốc độ bay của thiết bị là 7 m/s.',
          'Tốc độ bay của thiết bị là 11 m/s.',
          `$AB = \\sqrt{${a}^2 + ${b}^2 + ${c}^2} = 70$ m, bay trong 10 giây.`,
        ],
        [
          `Sau 5 giây, thiết bị ở vị trí $${pt(x + a / 2, y + b / 2, z + c / 2)}$.`,
          `Sau 5 giây, thiết bị ở vị trí $${pt(a / 2, b / 2, c / 2)}$.`,
          'bay đều nên sau nửa thời gian thiết bị ở trung điểm của $AB$.',
        ],
      ],
    };
  }),
  ew('M3', 'điểm trên trục cách đều hai điểm', (r, turn) => {
    const [a, b, c] = [r.int(1, 5), r.int(1, 5), r.int(1, 5)];
    const [d, e] = [r.int(1, 5), r.int(1, 5)];
    const f = c + 2 * r.int(1, 3);
    const over = d * d + e * e + f * f - (a * a + b * b + c * c);
    if (over % (2 * (f - c)) !== 0) throw new TooFewDistractors('no whole height');
    const z = over / (2 * (f - c));
    if (z < 1) throw new TooFewDistractors('below the ground');
    const square = a * a + b * b + (z - c) ** 2;
    return {
      ask: [
        `Trong không gian $Oxyz$, cho $A${pt(a, b, c)}$ và $B${pt(d, e, f)}$. Tìm điểm $M$ trên trục $Oz$ cách đều $A$ và $B$, rồi tính khoảng cách $MA$.`,
        `Cột đèn đứng dọc theo trục $Oz$ (đơn vị: m). Cần treo một bộ phát sóng tại điểm $M$ trên cột sao cho $M$ cách đều hai máy thu đặt ở $A${pt(a, b, c)}$ và $B${pt(d, e, f)}$. Xác định toạ độ của $M$ và khoảng cách từ $M$ đến mỗi máy thu.`,
        `Hai camera đặt ở $A${pt(a, b, c)}$ và $B${pt(d, e, f)}$ (đơn vị: m). Thang máy chạy dọc trục $Oz$. Khi thang ở vị trí $M$ cách đều hai camera, hãy tìm toạ độ của $M$ và tính $MA$.`,
      ],
      solution: `$M$ thuộc trục $Oz$ nên $M(0;\\,0;\\,m)$.\n$MA^2 = ${a}^2 + ${b}^2 + (${c} - m)^2$, $MB^2 = ${d}^2 + ${e}^2 + (${f} - m)^2$.\n$MA = MB$ khi $${a * a + b * b + c * c} - ${2 * c}m = ${d * d + e * e + f * f} - ${2 * f}m$, tức là $${2 * (f - c)}m = ${over}$, $m = ${z}$.\nVậy $M${pt(0, 0, z)}$ và $MA = \\sqrt{${a * a} + ${b * b} + ${(z - c) ** 2}} = ${root(square)}$${turn === 0 ? '' : ' (m)'}.`,
    };
  }),
]);

const planes: readonly Template[] = unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb, tf, ew }) => [
  mc('M1', 'vectơ chỉ phương từ phương trình tham số', (r) => {
    const p = [nonZero(r, -5, 5), nonZero(r, -5, 5), nonZero(r, -5, 5)];
    const u = [r.int(2, 5), -r.int(2, 5), r.int(2, 5)];
    const [x, y, z] = ['x', 'y', 'z'].map((name, at) => `${name} = ${p[at]!} ${signed(u[at]!)}t`);
    const system = `$\\begin{cases} ${x} \\\\ ${y} \\\\ ${z} \\end{cases}$`;
    return {
      ask: [
        `Đường thẳng $d$: ${system} có một vectơ chỉ phương là:`,
        `Một vectơ chỉ phương của đường thẳng có phương trình tham số ${system} là:`,
        `Một chất điểm chuyển động theo đường thẳng ${system} ($t$ là thời gian). Hướng chuyển động cho bởi vectơ:`,
      ],
      right: `$\\vec u = ${pt(...u)}$`,
      wrong: [
        [`$\\vec u = ${pt(...p)}$`, 'lấy toạ độ của điểm ứng với $t = 0$'],
        [`$\\vec u = ${pt(u[0]!, -u[1]!, u[2]!)}$`, 'bỏ dấu trừ trước hệ số của $t$'],
        [`$\\vec u = ${pt(...p.map((one, at) => one + u[at]!))}$`, 'lấy toạ độ của điểm ứng với $t = 1$'],
      ],
      why: `Toạ độ của vectơ chỉ phương là các hệ số của $t$: $${pt(...u)}$.`,
    };
  }),
  mc('M1', 'phương trình mặt phẳng trần nhà', (r, turn) => {
    const [a, b, c] = [r.int(6, 9), r.int(4, 5), r.int(2, 3)];
    const [name, right, wall] = (
      [
        ["$(A'B'C'D')$", `$z - ${c} = 0$`, `$x - ${a} = 0$`],
        ["$(BCC'B')$", `$x - ${a} = 0$`, `$y - ${b} = 0$`],
        ["$(DCC'D')$", `$y - ${b} = 0$`, `$z - ${c} = 0$`],
      ] as const
    )[turn]!;
    const size = [c, a, b][turn]!;
    const axis = ['z', 'x', 'y'][turn]!;
    const room = `$AB = ${a}$, $AD = ${b}$, $AA' = ${c}$`;
    return {
      ask: [
        `Căn phòng dạng hình hộp chữ nhật $ABCD.A'B'C'D'$ như hình bên có ${room} (đơn vị: m). Chọn hệ trục $Oxyz$ có gốc $O$ trùng $A$, các tia $Ox$, $Oy$, $Oz$ lần lượt chứa $B$, $D$, $A'$. Mặt phẳng ${name} có phương trình:`,
        `Bể chứa nước dạng hình hộp chữ nhật $ABCD.A'B'C'D'$ như hình bên, ${room} (đơn vị: m). Hệ trục $Oxyz$ có $O \\equiv A$; $B$, $D$, $A'$ lần lượt nằm trên các tia $Ox$, $Oy$, $Oz$. Phương trình của mặt phẳng ${name} là:`,
        `Cho hình hộp chữ nhật $ABCD.A'B'C'D'$ như hình bên với ${room}. Gắn hệ trục $Oxyz$ sao cho $A$ là gốc toạ độ, $B \\in Ox$, $D \\in Oy$, $A' \\in Oz$ (các toạ độ đều không âm). Viết phương trình mặt phẳng ${name}.`,
      ],
      right,
      wrong: [
        [wall, 'nhầm trục vuông góc với mặt phẳng'],
        [`$${axis} + ${size} = 0$`, 'nhầm dấu'],
        [`$${axis} = 0$`, 'lấy mặt phẳng đối diện, đi qua $A$'],
      ],
      why: `Mặt phẳng ${name} vuông góc với trục $O${axis}$ và mọi điểm của nó có toạ độ $${axis}$ bằng ${size}.`,
      figure: boxOf([a, b, c]),
    };
  }),
  mc('M2', 'mặt phẳng trung trực của đoạn thẳng', (r) => {
    const mid = [r.int(-3, 3), r.int(-3, 3), r.int(-3, 3)];
    const u = [r.int(1, 3), -r.int(1, 3), r.int(1, 3)];
    const A = mid.map((one, at) => one - u[at]!);
    const B = mid.map((one, at) => one + u[at]!);
    const dot = (v: readonly number[]) => u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!;
    const [d, atA, atB] = [dot(mid), dot(A), dot(B)];
    if (d === 0) throw new TooFewDistractors('through the origin');
    const of = (v: readonly number[], e: number) => `$${plane(v[0]!, v[1]!, v[2]!, e)}$`;
    return {
      ask: [
        `Trong không gian $Oxyz$, mặt phẳng trung trực của đoạn thẳng $AB$ với $A${pt(...A)}$, $B${pt(...B)}$ có phương trình:`,
        `Hai trạm phát sóng đặt tại $A${pt(...A)}$ và $B${pt(...B)}$. Các điểm cách đều hai trạm nằm trên mặt phẳng:`,
        `Tập hợp các điểm $M$ trong không gian $Oxyz$ sao cho $MA = MB$, với $A${pt(...A)}$ và $B${pt(...B)}$, là mặt phẳng:`,
      ],
      right: of(u, -d),
      wrong: [
        [of(u, -atA), 'cho mặt phẳng đi qua $A$ thay vì trung điểm'],
        [of(u, -atB), 'cho mặt phẳng đi qua $B$ thay vì trung điểm'],
        [of(u, d), 'nhầm dấu của hệ số tự do'],
      ],
      why: `Trung điểm của $AB$ là $${pt(...mid)}$; $\\overrightarrow{AB} = ${pt(...u.map((one) => 2 * one))}$ nên lấy vectơ pháp tuyến $${pt(...u)}$. Thay toạ độ trung điểm được hệ số tự do $${-d}$.`,
    };
  }),
  fb('M1', 'giao điểm của mặt phẳng với trục', (r, turn) => {
    const [a, b, c, z] = [r.int(2, 5), -r.int(2, 5), r.int(2, 4), r.int(2, 9)];
    const P = plane(a, b, c, -c * z);
    return {
      ask: [
        `Mặt phẳng $(P)$: $${P}$ cắt trục $Oz$ tại điểm có cao độ bằng bao nhiêu?`,
        `Một tấm bạt phẳng căng theo mặt phẳng $${P}$ (đơn vị: m) buộc vào cột đứng dọc trục $Oz$. Điểm buộc cách gốc $O$ bao nhiêu mét?`,
        `Điểm $M(0;\\,0;\\,m)$ nằm trên mặt phẳng $${P}$. Tìm $m$.`,
      ],
      is: z,
      why:
        turn === 2
          ? `Thay toạ độ của $M$ vào phương trình mặt phẳng: $${c}m = ${c * z}$, nên $m = ${z}$.`
          : `Với $x = y = 0$ ta có $${c}z = ${c * z}$, nên $z = ${z}$.`,
    };
  }),
  tf('M2', 'vùng phủ sóng của trạm phát', (r) => {
    const [a, b, c] = [r.int(-3, 3), r.int(-3, 3), r.int(1, 4)];
    const R = r.pick([5, 7, 9]);
    const inside = [a + 2, b + 1, c + 2] as const;
    const square = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
    const sphere = (e: number) => `$${square('x', a)} + ${square('y', b)} + ${square('z', c)} = ${e}$`;
    return {
      ask: [
        `Trạm thu phát sóng đặt tại $I${pt(a, b, c)}$ phủ sóng trong bán kính ${R} km; hệ trục $Oxyz$ có đơn vị là km. Người dùng ở đâu trong vùng phủ sóng, kể cả biên, cũng gọi điện được.`,
        `Ra đa ở vị trí $I${pt(a, b, c)}$ phát hiện được mọi vật cách nó không quá ${R} km (hệ trục $Oxyz$, đơn vị: km).`,
        `Một thiết bị cảm biến đặt tại $I${pt(a, b, c)}$ nhận tín hiệu trong phạm vi bán kính ${R} km. Xét hệ trục $Oxyz$ có đơn vị là km.`,
      ],
      say: [
        [
          `Biên của vùng này là mặt cầu ${sphere(R * R)}.`,
          `Biên của vùng này là mặt cầu ${sphere(R)}.`,
          'vế phải của phương trình mặt cầu là bình phương bán kính.',
        ],
        [
          `Điểm $M${pt(...inside)}$ thuộc vùng này.`,
          `Điểm $M${pt(...inside)}$ nằm ngoài vùng này.`,
          `$IM = \\sqrt{4 + 1 + 4} = 3 < ${R}$.`,
        ],
        [
          `Điểm $N${pt(a, b, c + R)}$ nằm trên biên của vùng này.`,
          `Điểm $N${pt(a, b, c + R)}$ nằm ngoài vùng này.`,
          `$IN = ${R}$, bằng bán kính.`,
        ],
        [
          `Mặt phẳng $(Oxy)$ cắt vùng này theo hình tròn có bán kính $\\sqrt{${R * R - c * c}}$ km.`,
          `Mặt phẳng $(Oxy)$ cắt vùng này theo hình tròn có bán kính ${R - c} km.`,
          `khoảng cách từ $I$ đến $(Oxy)$ là ${c}, bán kính hình tròn là $\\sqrt{${R}^2 - ${c}^2} = \\sqrt{${R * R - c * c}}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'mặt phẳng qua ba điểm và khoảng cách', (r, turn) => {
    const [x, y, z] = [r.int(-3, 3), r.int(-3, 3), r.int(-3, 3)];
    const dist = r.int(1, 4);
    const B = [x + 2, y - 1, z] as const;
    const C = [x + 2, y, z - 1] as const;
    const D = [x + dist, y + dist, z] as const;
    const d = -(x + 2 * y + 2 * z);
    const P = plane(1, 2, 2, d);
    return {
      ask: [
        `Trong không gian $Oxyz$, cho $A${pt(x, y, z)}$, $B${pt(...B)}$, $C${pt(...C)}$, $D${pt(...D)}$. Viết phương trình mặt phẳng $(ABC)$ và tính khoảng cách từ $D$ đến mặt phẳng đó.`,
        `Một tấm pin mặt trời phẳng đi qua ba điểm $A${pt(x, y, z)}$, $B${pt(...B)}$, $C${pt(...C)}$ trong hệ trục $Oxyz$ (đơn vị: m). Viết phương trình mặt phẳng chứa tấm pin và tính khoảng cách từ đèn đặt ở $D${pt(...D)}$ đến mặt phẳng này.`,
        `Mái che phẳng được đỡ bởi ba đỉnh cột $A${pt(x, y, z)}$, $B${pt(...B)}$, $C${pt(...C)}$ (đơn vị: m). Lập phương trình mặt phẳng của mái và tính khoảng cách từ điểm treo quạt $D${pt(...D)}$ đến mái.`,
      ],
      solution: `$\\overrightarrow{AB} = (2;\\,-1;\\,0)$, $\\overrightarrow{AC} = (2;\\,0;\\,-1)$.\nVectơ pháp tuyến: $[\\overrightarrow{AB},\\,\\overrightarrow{AC}] = (1;\\,2;\\,2)$.\nMặt phẳng $(ABC)$ đi qua $A$ có phương trình $${P}$.\n$d(D, (ABC)) = \\dfrac{|${D[0]} + 2 \\cdot ${par(D[1])} + 2 \\cdot ${par(D[2])}${d === 0 ? '' : ` ${signed(d)}`}|}{\\sqrt{1 + 4 + 4}} = \\dfrac{${3 * dist}}{3} = ${dist}$${turn === 0 ? '' : ' (m)'}.`,
    };
  }),
]);

const spread: readonly Template[] = unit(12, 'Mức độ phân tán của mẫu số liệu', ({ set, tf, ew }) => [
  set('M1', 'liên hệ giữa các số đặc trưng đo độ phân tán', [
    [
      'Mẫu số liệu ghép nhóm về thời gian chờ xe buýt (phút) có độ lệch chuẩn 1,5. Phương sai của mẫu số liệu là:',
      2.25,
      [
        [3, 'nhân đôi thay vì bình phương'],
        [1.5, 'cho rằng hai số đặc trưng này bằng nhau'],
        [0.75, 'chia đôi'],
      ],
      'Phương sai là bình phương của độ lệch chuẩn: $1{,}5^2 = 2{,}25$.',
    ],
    [
      'Cân nặng (kg) của các bao gạo trong kho có phương sai 0,64. Độ lệch chuẩn (kg) của mẫu số liệu là:',
      0.8,
      [
        [0.32, 'chia đôi phương sai'],
        [0.64, 'cho rằng hai số đặc trưng này bằng nhau'],
        [1.28, 'nhân đôi phương sai'],
      ],
      'Độ lệch chuẩn là căn bậc hai của phương sai: $\\sqrt{0{,}64} = 0{,}8$.',
    ],
    [
      'Mẫu số liệu ghép nhóm về tuổi thọ bóng đèn có tứ phân vị thứ nhất 8,2 và tứ phân vị thứ ba 11,6 (nghìn giờ). Khoảng tứ phân vị (nghìn giờ) là:',
      3.4,
      [
        [9.9, 'lấy trung bình của hai tứ phân vị'],
        [19.8, 'lấy tổng của hai tứ phân vị'],
        [1.7, 'chia đôi hiệu của hai tứ phân vị'],
      ],
      '$\\Delta_Q = Q_3 - Q_1 = 11{,}6 - 8{,}2 = 3{,}4$.',
    ],
  ]),
  tf('M2', 'thời gian đi học của học sinh', (r) => {
    const [a, b] = r.pick([
      [2, 8],
      [3, 12],
      [6, 10],
    ] as const);
    const total = 2 * a + 2 * b;
    const rows = table(
      ['Thời gian (phút)', '[0; 10)', '[10; 20)', '[20; 30)', '[30; 40)'],
      ['Số học sinh', a, b, b, a],
    );
    const q = 10 + (10 * (total / 4 - a)) / b;
    const variance = (2 * a * 225 + 2 * b * 25) / total;
    return {
      ask: [
        `Thời gian đi từ nhà đến trường của học sinh lớp 12A được ghi lại trong bảng sau.\n${rows}`,
        `Một nhóm học sinh khảo sát thời gian đi học của các bạn trong lớp và được bảng tần số ghép nhóm sau.\n${rows}`,
        `Bảng sau cho biết thời gian đi học (phút) của học sinh một lớp ở ngoại thành.\n${rows}`,
      ],
      say: [
        [
          'Khoảng biến thiên của mẫu số liệu ghép nhóm là 40 phút.',
          `Khoảng biến thiên của mẫu số liệu ghép nhóm là ${b - a} phút.`,
          'lấy đầu mút phải của nhóm cuối trừ đầu mút trái của nhóm đầu: $40 - 0 = 40$.',
        ],
        [
          'Thời gian đi học trung bình của lớp là 20 phút.',
          'Thời gian đi học trung bình của lớp là 15 phút.',
          `các giá trị đại diện là 5, 15, 25, 35 với tần số đối xứng; $\\overline{x} = \\dfrac{${a} \\cdot 5 + ${b} \\cdot 15 + ${b} \\cdot 25 + ${a} \\cdot 35}{${total}} = 20$.`,
        ],
        [
          `Tứ phân vị thứ nhất của mẫu số liệu là ${plain(q)} phút.`,
          `Tứ phân vị thứ nhất của mẫu số liệu là ${plain(q - 10)} phút.`,
          `$Q_1$ thuộc nhóm $[10;\\,20)$: $Q_1 = 10 + \\dfrac{${n(total / 4)} - ${a}}{${b}} \\cdot 10 = ${n(q)}$.`,
        ],
        [
          `Phương sai của mẫu số liệu là ${plain(variance)}.`,
          `Phương sai của mẫu số liệu là ${plain(variance + 25)}.`,
          `$s^2 = \\dfrac{${2 * a} \\cdot 15^2 + ${2 * b} \\cdot 5^2}{${total}} = ${n(variance)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'so sánh độ ổn định của hai mẫu', (r, turn) => {
    const [a, b] = [r.int(2, 4), r.int(6, 9)];
    const total = 2 * a + b;
    const totalB = 2 * (b - a) + 3 * a;
    if (2 * a * totalB === 2 * (b - a) * total) throw new TooFewDistractors('the same variance');
    const [first, second] = [fraction(8 * a, total), fraction(8 * (b - a), totalB)];
    const steadier = (8 * a) / total < (8 * (b - a)) / totalB ? 0 : 1;
    const [kind, one, other] = (
      [
        ['quán', 'quán A', 'quán B'],
        ['tổ', 'tổ 1', 'tổ 2'],
        ['sạp', 'sạp rau', 'sạp cá'],
      ] as const
    )[turn]!;
    const rows = table(
      ['Số tiền', '[4; 6)', '[6; 8)', '[8; 10)'],
      [`Số ngày của ${one}`, a, b, a],
      [`Số ngày của ${other}`, b - a, 3 * a, b - a],
    );
    const task = `Tính số trung bình, phương sai của mỗi mẫu số liệu ghép nhóm và cho biết doanh thu của ${kind} nào ổn định hơn.\n${rows}`;
    return {
      ask: [
        `Doanh thu mỗi ngày (triệu đồng) của hai quán ăn được ghi trong bảng. ${task}`,
        `Doanh thu mỗi ngày (triệu đồng) của hai tổ bán hàng được thống kê trong bảng. ${task}`,
        `Doanh thu mỗi ngày (triệu đồng) của hai sạp hàng ở chợ được thống kê trong bảng. ${task}`,
      ],
      solution: `Giá trị đại diện của các nhóm là 5, 7, 9. Hai mẫu có cỡ ${total} và ${totalB}.\nDo tần số đối xứng, cả hai số trung bình đều bằng 7 (triệu đồng).\nPhương sai của ${one}: $s_1^2 = \\dfrac{${a} \\cdot (5 - 7)^2 + ${b} \\cdot 0 + ${a} \\cdot (9 - 7)^2}{${total}} = ${first}$.\nPhương sai của ${other}: $s_2^2 = \\dfrac{${b - a} \\cdot (5 - 7)^2 + ${3 * a} \\cdot 0 + ${b - a} \\cdot (9 - 7)^2}{${totalB}} = ${second}$.\nVì $s_${steadier + 1}^2 < s_${2 - steadier}^2$ nên doanh thu của ${[one, other][steadier]!} ổn định hơn.`,
    };
  }),
]);

const conditional: readonly Template[] = unit(12, 'Xác suất toàn phần và Bayes', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'độc lập và xác suất có điều kiện', [
    [
      'Hai biến cố $A$, $B$ độc lập với $P(A) = 0{,}3$ và $P(B) = 0{,}6$. Xác suất $P(A \\mid B)$ bằng:',
      0.3,
      [
        [0.18, 'tính $P(AB)$'],
        [0.5, 'lấy $P(A) : P(B)$'],
        [0.6, 'lấy $P(B)$'],
      ],
      '$A$, $B$ độc lập nên việc $B$ xảy ra không làm thay đổi xác suất của $A$: $P(A \\mid B) = P(A) = 0{,}3$.',
    ],
    [
      'Hai máy làm việc độc lập; máy I hỏng trong ngày với xác suất 0,1, máy II với xác suất 0,2. Biết máy II hỏng, xác suất máy I hỏng là:',
      0.1,
      [
        [0.02, 'tính xác suất cả hai máy hỏng'],
        [0.5, 'lấy tỉ số của hai xác suất'],
        [0.2, 'lấy xác suất máy II hỏng'],
      ],
      'Hai máy làm việc độc lập nên thông tin về máy II không thay đổi xác suất máy I hỏng: 0,1.',
    ],
    [
      'Gieo một đồng xu cân đối và một con xúc xắc cân đối. Biết đồng xu xuất hiện mặt ngửa, xác suất để xúc xắc xuất hiện mặt 6 chấm là:',
      '$\\dfrac{1}{6}$',
      [
        ['$\\dfrac{1}{12}$', 'tính xác suất để cả hai việc cùng xảy ra'],
        ['$\\dfrac{1}{3}$', 'lấy $\\dfrac{1}{6} : \\dfrac{1}{2}$'],
        ['$\\dfrac{1}{2}$', 'lấy xác suất của mặt ngửa'],
      ],
      'Kết quả của đồng xu không ảnh hưởng đến xúc xắc, nên xác suất vẫn là $\\dfrac{1}{6}$.',
    ],
  ]),
  mc('M2', 'rút hai sản phẩm không hoàn lại', (r, turn) => {
    const [item, broken] = (
      [
        ['bóng', 'hỏng'],
        ['chiếc', 'bị lỗi'],
        ['quả', 'hỏng'],
      ] as const
    )[turn]!;
    const [bad, good] = [r.int(2, 4), r.int(5, 8)];
    const all = bad + good;
    const pairs = all * (all - 1);
    const option = (over: number, under: number) => `$${fraction(over, under)}$`;
    return {
      ask: [
        `Một hộp có ${all} bóng đèn, trong đó có ${bad} bóng hỏng. Lấy ngẫu nhiên lần lượt hai bóng, không hoàn lại. Xác suất để lần thứ nhất được bóng tốt và lần thứ hai được bóng hỏng là:`,
        `Trong ${all} chiếc bút có ${bad} chiếc bị lỗi. Chọn ngẫu nhiên lần lượt hai chiếc (không trả lại). Xác suất chiếc đầu tốt, chiếc sau bị lỗi là:`,
        `Túi có ${all} quả cam, ${bad} quả đã hỏng. Lấy ngẫu nhiên liên tiếp hai quả, không bỏ lại quả đầu. Xác suất quả thứ nhất tốt và quả thứ hai hỏng bằng:`,
      ],
      right: option(good * bad, pairs),
      wrong: [
        [option(good * bad, all * all), 'tính như khi có hoàn lại'],
        [option(bad, all - 1), 'chỉ lấy xác suất có điều kiện của lần thứ hai'],
        [option(2 * good * bad, pairs), `tính cả trường hợp lần đầu ${broken}, lần sau tốt`],
        option(good * (bad - 1), pairs),
      ],
      why: `Lần đầu: $P = \\dfrac{${good}}{${all}}$; khi đó còn ${all - 1} ${item}, trong đó có ${bad} ${item} ${broken}. Xác suất cần tìm: $\\dfrac{${good}}{${all}} \\cdot \\dfrac{${bad}}{${all - 1}} = ${fraction(good * bad, pairs)}$.`,
    };
  }),
  fb('M1', 'xác suất có điều kiện từ bảng hai chiều', (r) => {
    const [a, b] = r.pick([
      [6, 14],
      [12, 8],
      [15, 5],
      [18, 12],
      [8, 32],
    ] as const);
    const [c, d] = [r.int(6, 12), r.int(6, 12)];
    const rows = (first: string, second: string, top: string, low: string) =>
      `%|h%%|h%${first}%|h%${second}\n%|h%${top}%|%${a}%|%${c}\n%|h%${low}%|%${b}%|%${d}`;
    return {
      ask: [
        `Bảng sau cho số học sinh của hai khối tham gia câu lạc bộ.\n${rows('Khối 12', 'Khối 11', 'Bóng đá', 'Cờ vua')}\nChọn ngẫu nhiên một học sinh, biết em đó thuộc khối 12. Xác suất em đó chơi bóng đá là bao nhiêu (viết dưới dạng số thập phân)?`,
        `Bảng sau cho số khách của một quán trong buổi sáng và buổi chiều.\n${rows('Buổi sáng', 'Buổi chiều', 'Gọi trà', 'Gọi cà phê')}\nChọn ngẫu nhiên một khách, biết khách đến buổi sáng. Tính xác suất (số thập phân) khách đó gọi trà.`,
        `Kết quả thử một loại phân bón trên hai thửa ruộng được ghi trong bảng (số khóm lúa).\n${rows('Thửa 1', 'Thửa 2', 'Đạt chuẩn', 'Chưa đạt')}\nChọn ngẫu nhiên một khóm lúa và thấy nó ở thửa 1. Xác suất (số thập phân) để khóm đó đạt chuẩn là bao nhiêu?`,
      ],
      is: a / (a + b),
      why: `Chỉ xét cột thứ nhất: có $${a} + ${b} = ${a + b}$ trường hợp, trong đó ${a} trường hợp thuận lợi; $\\dfrac{${a}}{${a + b}} = ${n(a / (a + b))}$.`,
    };
  }),
  tf('M2', 'kiểm tra chất lượng của hai dây chuyền', (r) => {
    const first = r.pick([60, 70, 80]);
    const [p, q] = r.pick([
      [2, 5],
      [1, 4],
      [3, 4],
    ] as const);
    const bad = (first * p + (100 - first) * q) / 10000;
    return {
      ask: [
        `Nhà máy bánh kẹo có hai dây chuyền: dây chuyền I làm ra ${first}% số hộp, dây chuyền II làm phần còn lại. Tỉ lệ hộp lỗi của dây chuyền I là ${p}%, của dây chuyền II là ${q}%. Chọn ngẫu nhiên một hộp; gọi $A$ là biến cố “hộp của dây chuyền I”, $B$ là biến cố “hộp bị lỗi”.`,
        `Trong kho trứng, ${first}% số trứng là của trại I, còn lại của trại II; ${p}% trứng của trại I và ${q}% trứng của trại II bị dập. Lấy ngẫu nhiên một quả; $A$: “quả trứng của trại I”, $B$: “quả trứng bị dập”.`,
        `Cửa hàng nhập ${first}% số quạt từ xưởng I và phần còn lại từ xưởng II. Tỉ lệ quạt phải bảo hành của xưởng I là ${p}%, của xưởng II là ${q}%. Chọn ngẫu nhiên một chiếc quạt; $A$: “quạt của xưởng I”, $B$: “quạt phải bảo hành”.`,
      ],
      say: [
        [
          `$P(\\overline{A}) = ${n(1 - first / 100)}$.`,
          `$P(\\overline{A}) = ${n(first / 100)}$.`,
          `$P(\\overline{A}) = 1 - ${n(first / 100)}$.`,
        ],
        [
          `$P(B \\mid A) = ${n(p / 100)}$.`,
          `$P(B \\mid A) = ${n((first * p) / 10000)}$.`,
          `trong các trường hợp của $A$ có ${p}% thuộc $B$.`,
        ],
        [
          `$P(B) = ${n(bad)}$.`,
          `$P(B) = ${n((p + q) / 200)}$.`,
          `$P(B) = ${n(first / 100)} \\cdot ${n(p / 100)} + ${n(1 - first / 100)} \\cdot ${n(q / 100)} = ${n(bad)}$.`,
        ],
        [
          `$P(A \\mid B) = ${fraction(first * p, first * p + (100 - first) * q)}$.`,
          `$P(A \\mid B) = ${n((first * p) / 10000)}$.`,
          `$P(A \\mid B) = \\dfrac{${n(first / 100)} \\cdot ${n(p / 100)}}{${n(bad)}} = ${fraction(first * p, first * p + (100 - first) * q)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chuyển một viên bi giữa hai hộp', (r, turn) => {
    const [thing, kind] = (
      [
        ['viên bi', 'màu đỏ'],
        ['phiếu', 'là “quà đỏ”'],
        ['con gà', 'là gà mái'],
      ] as const
    )[turn]!;
    const [a, b, c, d] = [r.int(2, 4), r.int(3, 5), r.int(2, 4), r.int(2, 4)];
    const [first, second] = [a + b, c + d + 1];
    const right = fraction(a * (c + 1) + b * c, first * second);
    return {
      ask: [
        `Hộp I có ${a} bi đỏ và ${b} bi xanh, hộp II có ${c} bi đỏ và ${d} bi xanh, các viên bi cùng kích thước. Lấy ngẫu nhiên một viên từ hộp I bỏ sang hộp II, rồi lấy ngẫu nhiên một viên từ hộp II. Tính xác suất để viên lấy ra từ hộp II màu đỏ.`,
        `Túi I có ${a} phiếu “quà đỏ” và ${b} phiếu “quà xanh”, túi II có ${c} phiếu “quà đỏ” và ${d} phiếu “quà xanh”. Cô giáo chuyển ngẫu nhiên một phiếu từ túi I sang túi II, sau đó bạn Mai rút ngẫu nhiên một phiếu ở túi II. Tính xác suất để Mai được “quà đỏ”.`,
        `Lồng I có ${a} gà mái và ${b} gà trống, lồng II có ${c} gà mái và ${d} gà trống. Một con ở lồng I chạy ngẫu nhiên sang lồng II, rồi bác nông dân bắt ngẫu nhiên một con ở lồng II. Tính xác suất để con bắt được là gà mái.`,
      ],
      solution: `Gọi $A$ là biến cố “${thing} chuyển từ I sang II ${kind}”, $B$ là biến cố “${thing} lấy từ II ${kind}”.\n$P(A) = \\dfrac{${a}}{${first}}$, $P(\\overline{A}) = \\dfrac{${b}}{${first}}$.\nSau khi chuyển, ở II có ${second} ${thing}: $P(B \\mid A) = \\dfrac{${c + 1}}{${second}}$, $P(B \\mid \\overline{A}) = \\dfrac{${c}}{${second}}$.\n$P(B) = P(A)P(B \\mid A) + P(\\overline{A})P(B \\mid \\overline{A}) = \\dfrac{${a}}{${first}} \\cdot \\dfrac{${c + 1}}{${second}} + \\dfrac{${b}}{${first}} \\cdot \\dfrac{${c}}{${second}} = ${right}$.`,
    };
  }),
]);

export const space12Second: readonly Template[] = [...vectors, ...planes, ...spread, ...conditional];
