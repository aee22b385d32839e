/** Grade 12, space, data and chance: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, math, n, plain, rounded, type Template } from '../../template.ts';
import { boxOf, chart } from '../figure-kit.ts';
import { pt, signed, sum, table, unit } from '../kit.ts';

const vectors: readonly Template[] = unit(12, 'Vectơ và toạ độ trong không gian', ({ mc, tf, ew }) => [
  mc('M2', 'tâm của hình hộp chữ nhật trong hệ toạ độ', (r) => {
    const [a, b, c] = [2 * r.int(1, 4), 2 * r.int(1, 4), 2 * r.int(1, 4)];
    if (a === b || b === c || a === c) throw new TooFewDistractors('equal sides');
    return {
      ask: [
        `Hình hộp chữ nhật $ABCD.A'B'C'D'$ như hình bên có $AB = ${a}$, $AD = ${b}$, $AA' = ${c}$. Chọn hệ trục $Oxyz$ có gốc là $A$; các tia $Ox$, $Oy$, $Oz$ lần lượt chứa $B$, $D$, $A'$. Giao điểm các đường chéo của hình hộp có toạ độ:`,
        `Một nhà kho dạng hình hộp chữ nhật $ABCD.A'B'C'D'$ (hình bên) được gắn hệ trục $Oxyz$ gốc $A$, $B \\in Ox$, $D \\in Oy$, $A' \\in Oz$ (phần dương), với $AB = ${a}$ m, $AD = ${b}$ m, $AA' = ${c}$ m. Đèn treo ở chính giữa nhà kho (tâm hình hộp) có toạ độ:`,
        `Với hình hộp chữ nhật $ABCD.A'B'C'D'$ ở hình bên, lấy $A$ làm gốc toạ độ, $B$, $D$, $A'$ lần lượt thuộc các tia $Ox$, $Oy$, $Oz$; $AB = ${a}$, $AD = ${b}$, $AA' = ${c}$. Trung điểm của $AC'$ là điểm có toạ độ:`,
      ],
      right: `$${pt(a / 2, b / 2, c / 2)}$`,
      wrong: [
        [`$${pt(a, b, c)}$`, "lấy toạ độ của $C'$"],
        [`$${pt(a / 2, b / 2, 0)}$`, 'lấy tâm của mặt đáy'],
        [`$${pt(a / 2, b / 2, c)}$`, 'lấy tâm của mặt trên'],
      ],
      why: `$A(0;\\,0;\\,0)$ và $C'${pt(a, b, c)}$, trung điểm của $AC'$ là $${pt(a / 2, b / 2, c / 2)}$.`,
      figure: boxOf([a, b, c]),
    };
  }),
  tf('M2', 'ba điểm trên ba trục toạ độ', (r) => {
    const [a, b, c] = r.shuffle([r.int(1, 3), r.int(4, 6), r.int(7, 9)]) as [number, number, number];
    return {
      ask: [
        `Trong không gian $Oxyz$, cho $A${pt(a, 0, 0)}$, $B${pt(0, b, 0)}$, $C${pt(0, 0, c)}$.`,
        `Ba móc treo $A${pt(a, 0, 0)}$, $B${pt(0, b, 0)}$, $C${pt(0, 0, c)}$ nằm trên ba cạnh của góc phòng, chọn làm các trục $Ox$, $Oy$, $Oz$ (đơn vị dm).`,
        `Một tấm vải hình tam giác được căng ở ba điểm $A${pt(a, 0, 0)}$, $B${pt(0, b, 0)}$, $C${pt(0, 0, c)}$ trong hệ trục $Oxyz$.`,
      ],
      say: [
        [
          `$\\overrightarrow{AB} = ${pt(-a, b, 0)}$.`,
          `$\\overrightarrow{AB} = ${pt(a, b, 0)}$.`,
          'lấy toạ độ điểm cuối trừ toạ độ điểm đầu.',
        ],
        [
          `Trọng tâm tam giác $ABC$ là $\\left(${fraction(a, 3)};\\,${fraction(b, 3)};\\,${fraction(c, 3)}\\right)$.`,
          `Trọng tâm tam giác $ABC$ là $\\left(${fraction(a, 2)};\\,${fraction(b, 2)};\\,${fraction(c, 2)}\\right)$.`,
          'lấy tổng các toạ độ tương ứng chia cho 3.',
        ],
        [
          `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${a * a}$.`,
          `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = 0$.`,
          `$(-${a}) \\cdot (-${a}) + ${b} \\cdot 0 + 0 \\cdot ${c} = ${a * a}$.`,
        ],
        [
          'Góc $BAC$ nhọn.',
          'Góc $BAC$ tù.',
          `tích vô hướng của $\\overrightarrow{AB}$ và $\\overrightarrow{AC}$ bằng $${a * a} > 0$ nên côsin của góc dương.`,
        ],
      ],
    };
  }),
  ew('M3', 'điểm trên mặt đất thẳng hàng với hai điểm', (r) => {
    const [x, y, h] = [r.int(1, 4), r.int(1, 4), r.int(2, 4)];
    const [u, v] = [r.int(1, 3), r.int(1, 3)];
    const k = r.int(2, 3);
    // A is k steps, B one step of (u, v, h) above M.
    const m = [x, y, 0] as const;
    const b = [x + u, y + v, h] as const;
    const a = [x + (k + 1) * u, y + (k + 1) * v, (k + 1) * h] as const;
    return {
      ask: [
        `Trong không gian $Oxyz$, mặt đất là mặt phẳng $(Oxy)$. Một tia sáng đi từ $A${pt(...a)}$ qua $B${pt(...b)}$ rồi chạm mặt đất tại $M$. Tìm toạ độ điểm $M$ và tính tỉ số $\\dfrac{AB}{BM}$.`,
        `Cho $A${pt(...a)}$ và $B${pt(...b)}$. Tìm điểm $M$ thuộc mặt phẳng $(Oxy)$ sao cho $A$, $B$, $M$ thẳng hàng, rồi tính $\\dfrac{AB}{BM}$.`,
        `Dây cáp thẳng nối đỉnh cột $A${pt(...a)}$ với mặt đất $(Oxy)$ đi qua điểm $B${pt(...b)}$. Cáp chạm đất tại điểm $M$ nào? Đoạn $AB$ dài gấp mấy lần đoạn $BM$?`,
      ],
      solution: `$M \\in (Oxy)$ nên $M(x;\\,y;\\,0)$. $\\overrightarrow{AB} = ${pt(-k * u, -k * v, -k * h)}$, $\\overrightarrow{BM} = (x - ${b[0]};\\,y - ${b[1]};\\,-${h})$.\n$A$, $B$, $M$ thẳng hàng khi có số $t$ để $\\overrightarrow{BM} = t\\overrightarrow{AB}$; so sánh cao độ: $-${h} = -${k * h}t$, nên $t = ${fraction(1, k)}$.\n$x - ${b[0]} = -${u}$, $y - ${b[1]} = -${v}$, suy ra $M${pt(...m)}$.\n$\\overrightarrow{BM} = ${fraction(1, k)}\\overrightarrow{AB}$ nên $\\dfrac{AB}{BM} = ${k}$.`,
    };
  }),
]);

const planes: readonly Template[] = unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb, ew }) => [
  fb('M1', 'khoảng cách từ điểm đến mặt phẳng toạ độ', (r, turn) => {
    const at = r.shuffle([-r.int(2, 4), r.int(5, 7), r.int(8, 9)]) as [number, number, number];
    const [plane, index] = (
      [
        ['Oxy', 2],
        ['Oyz', 0],
        ['Oxz', 1],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Trong không gian $Oxyz$, tính khoảng cách từ $M${pt(...at)}$ đến mặt phẳng $(${plane})$.`,
        `Một con chim ở vị trí $M${pt(...at)}$ (đơn vị: mét) trong hệ trục $Oxyz$. Nó cách bức tường nằm trên mặt phẳng $(${plane})$ bao nhiêu mét?`,
        `Điểm $M${pt(...at)}$ cách mặt phẳng $(${plane})$ một khoảng bằng bao nhiêu?`,
      ],
      is: Math.abs(at[index]!),
      why: `Khoảng cách đến $(${plane})$ là giá trị tuyệt đối của ${['hoành độ', 'tung độ', 'cao độ'][index]!}: $|${at[index]!}| = ${Math.abs(at[index]!)}$.`,
    };
  }),
  fb('M2', 'khoảng cách giữa hai mặt phẳng song song', (r) => {
    const [[a, b, c], size] = r.pick([
      [[1, 2, 2], 3],
      [[2, -1, 2], 3],
      [[2, 3, 6], 7],
      [[1, -2, 2], 3],
    ] as const);
    const [d, k] = [r.int(1, 6), r.int(2, 5)];
    const made = (value: number) => `${sum([a, 'x'], [b, 'y'], [c, 'z'], [value, ''])} = 0`;
    return {
      ask: [
        `Tính khoảng cách giữa hai mặt phẳng $(P): ${made(d)}$ và $(Q): ${made(d + k * size)}$.`,
        `Hai tấm kính song song nằm trên các mặt phẳng $${made(d)}$ và $${made(d + k * size)}$ (đơn vị: dm). Hai tấm kính cách nhau bao nhiêu đề-xi-mét?`,
        `Mặt phẳng $(Q): ${made(d + k * size)}$ song song với $(P): ${made(d)}$. Mọi điểm của $(Q)$ cách $(P)$ một khoảng bằng bao nhiêu?`,
      ],
      is: k,
      why: `$\\dfrac{|${d + k * size} - ${d}|}{\\sqrt{${a * a} + ${b * b} + ${c * c}}} = \\dfrac{${k * size}}{${size}} = ${k}$.`,
    };
  }),
  mc('M1', 'phương trình mặt phẳng theo đoạn chắn', (r) => {
    const [a, b, c] = r.shuffle([2, 3, 4, 5, 6]).slice(0, 3) as [number, number, number];
    return {
      ask: [
        `Mặt phẳng đi qua $A${pt(a, 0, 0)}$, $B${pt(0, b, 0)}$, $C${pt(0, 0, c)}$ có phương trình:`,
        `Mặt phẳng cắt ba trục $Ox$, $Oy$, $Oz$ lần lượt tại các điểm có toạ độ $${pt(a, 0, 0)}$, $${pt(0, b, 0)}$, $${pt(0, 0, c)}$ là:`,
        `Tấm bạt phẳng buộc vào ba điểm $${pt(a, 0, 0)}$, $${pt(0, b, 0)}$, $${pt(0, 0, c)}$ của hệ trục $Oxyz$ nằm trên mặt phẳng:`,
      ],
      right: `$\\dfrac{x}{${a}} + \\dfrac{y}{${b}} + \\dfrac{z}{${c}} = 1$`,
      wrong: [
        [`$\\dfrac{x}{${a}} + \\dfrac{y}{${b}} + \\dfrac{z}{${c}} = 0$`, 'viết nhầm vế phải thành 0'],
        [`$${a}x + ${b}y + ${c}z = 1$`, 'lấy các đoạn chắn làm hệ số'],
        [`$\\dfrac{x}{${b}} + \\dfrac{y}{${a}} + \\dfrac{z}{${c}} = 1$`, 'đổi chỗ hai đoạn chắn'],
      ],
      why: `Toạ độ của cả ba điểm thoả mãn $\\dfrac{x}{${a}} + \\dfrac{y}{${b}} + \\dfrac{z}{${c}} = 1$.`,
    };
  }),
  mc('M1', 'điểm nằm trong mặt cầu', (r) => {
    const [a, b, c] = [r.int(1, 3), -r.int(1, 3), r.int(1, 3)];
    const R = 3;
    const equation = `(x - ${a})^2 + (y + ${-b})^2 + (z - ${c})^2 = ${R * R}`;
    return {
      ask: [
        `Điểm nào nằm trong mặt cầu $${equation}$?`,
        `Trạm phát sóng phủ phần bên trong mặt cầu $${equation}$. Điểm thuộc vùng phủ sóng (không kể biên) là:`,
        `Khoảng cách từ tâm của mặt cầu $${equation}$ đến điểm nào nhỏ hơn bán kính?`,
      ],
      right: `$${pt(a + 1, b + 1, c + 1)}$`,
      wrong: [
        [`$${pt(a + 3, b, c)}$`, 'lấy điểm nằm trên mặt cầu'],
        [`$${pt(a + 2, b + 2, c + 2)}$`, 'so sánh từng hiệu toạ độ với bán kính'],
        [`$${pt(-a, -b, -c)}$`, 'nhầm dấu toạ độ tâm'],
      ].filter(([at]) => at !== `$${pt(-a, -b, -c)}$` || 4 * (a * a + b * b + c * c) > 9) as [string, string][],
      why: `Tâm là $${pt(a, b, c)}$, bán kính bằng ${R}. Với điểm $${pt(a + 1, b + 1, c + 1)}$: $1^2 + 1^2 + 1^2 = 3 < ${R * R}$.`,
    };
  }),
  mc('M2', 'góc giữa đường thẳng và mặt phẳng toạ độ', (r, turn) => {
    const [u, size] = r.pick([
      [[1, 2, 2], 3],
      [[2, 1, 2], 3],
      [[2, 3, 6], 7],
      [[6, 2, 3], 7],
      [[4, 4, 7], 9],
    ] as const);
    const [plane, index] = (
      [
        ['Oxy', 2],
        ['Oyz', 0],
        ['Oxz', 1],
      ] as const
    )[turn]!;
    const value = u[index]!;
    const other = u.find((one) => one !== value)!;
    return {
      ask: [
        `Đường thẳng $d$ có vectơ chỉ phương $\\vec{u} = ${pt(...u)}$. Sin của góc giữa $d$ và mặt phẳng $(${plane})$ bằng:`,
        `Máy bay bay theo hướng của vectơ $\\vec{u} = ${pt(...u)}$ trong hệ trục $Oxyz$. Gọi $\\alpha$ là góc giữa đường bay và mặt phẳng $(${plane})$. Giá trị $\\sin\\alpha$ là:`,
        `Thanh chống có hướng $\\vec{u} = ${pt(...u)}$ tạo với mặt phẳng $(${plane})$ góc $\\alpha$. Khi đó $\\sin\\alpha$ bằng:`,
      ],
      right: math(fraction(value, size)),
      wrong: [
        [math(fraction(other, size)), 'lấy nhầm thành phần của vectơ'],
        [`$\\dfrac{\\sqrt{${size * size - value * value}}}{${size}}$`, 'tính côsin thay cho sin'],
        [math(fraction(value, size * size)), 'quên lấy căn khi tính độ dài vectơ'],
        math(fraction(1, size)),
      ],
      why: `Vectơ pháp tuyến của $(${plane})$ là vectơ đơn vị $\\vec{n}$ của trục còn lại: $\\sin\\alpha = \\dfrac{|\\vec{u} \\cdot \\vec{n}|}{|\\vec{u}|} = \\dfrac{${value}}{\\sqrt{${u.map((one) => one * one).join(' + ')}}} = \\dfrac{${value}}{${size}}$.`,
    };
  }),
  mc('M2', 'mặt phẳng chứa một trục toạ độ', (r, turn) => {
    const [a, b, c] = [r.int(1, 4), r.int(5, 9), r.int(2, 7)];
    const [axis, x, y, p, q] = (
      [
        ['Oz', 'x', 'y', a, b],
        ['Ox', 'y', 'z', b, c],
        ['Oy', 'x', 'z', a, c],
      ] as const
    )[turn]!;
    if (gcd(p, q) !== 1) throw new TooFewDistractors('a common factor');
    return {
      ask: [
        `Mặt phẳng chứa trục $${axis}$ và đi qua $M${pt(a, b, c)}$ có phương trình:`,
        `Cánh cửa phẳng quay quanh trục $${axis}$, lúc đi qua điểm $M${pt(a, b, c)}$ nằm trên mặt phẳng:`,
        `Viết phương trình mặt phẳng đi qua điểm $M${pt(a, b, c)}$ và chứa trục $${axis}$.`,
      ],
      right: `$${sum([q, x], [-p, y])} = 0$`,
      wrong: [
        [`$${sum([p, x], [-q, y])} = 0$`, 'đổi chỗ hai hệ số'],
        [`$${sum([q, x], [p, y])} = 0$`, 'nhầm dấu, điểm $M$ không thoả mãn'],
        [`$${x} ${signed(-p)} = 0$`, 'lấy mặt phẳng song song với trục'],
      ],
      why: `Mặt phẳng chứa $${axis}$ có dạng $m${x} + k${y} = 0$; thay toạ độ $M$: $${q} \\cdot ${p} - ${p} \\cdot ${q} = 0$.`,
    };
  }),
  ew('M3', 'thời điểm vật bay gần đài quan sát nhất', (r, turn) => {
    // The flight is above the ground until the point that is nearest to O.
    const [h, u] = r.pick([
      [
        [1, 2, 2],
        [2, 1, -2],
      ],
      [
        [2, 1, 2],
        [1, 2, -2],
      ],
      [
        [1, -2, 2],
        [2, -1, -2],
      ],
      [
        [2, -1, 2],
        [1, -2, -2],
      ],
    ] as const);
    const [m, k] = [r.int(2, 4), r.int(3, 6)];
    const foot = h.map((one) => m * one);
    const start = foot.map((one, at) => one - k * u[at]!);
    const a = start as [number, number, number];
    const dot = a.reduce((total, one, at) => total + one * u[at]!, 0);
    const line = (['x', 'y', 'z'] as const).map((name, at) => `${name} = ${sum([a[at]!, ''], [u[at]!, 't'])}`);
    return {
      ask: [
        `Trong không gian $Oxyz$ (đơn vị: mét), đài quan sát đặt tại gốc toạ độ $O$. Một flycam ở vị trí $A${pt(...a)}$ lúc $t = 0$ và bay với vận tốc không đổi $\\vec{v} = ${pt(...u)}$ (m/s). Sau bao nhiêu giây flycam gần đài nhất? Tính khoảng cách đó.`,
        `Một thiết bị bay thẳng đều, tại thời điểm $t$ (giây) ở vị trí $${line.join(',\\; ')}$ (mét). Trạm quan sát đặt tại $O$. Tìm thời điểm thiết bị ở gần trạm nhất và khoảng cách nhỏ nhất.`,
        `Cho đường thẳng $d$ có phương trình tham số $${line.join(',\\; ')}$. Tìm giá trị $t$ ứng với điểm $H$ của $d$ gần gốc toạ độ nhất; tính $OH$.`,
      ],
      solution: `${['Tại thời điểm $t$, flycam ở vị trí', 'Tại thời điểm $t$, thiết bị ở vị trí', 'Mỗi điểm của $d$ có dạng'][turn]!} $M(${(['x', 'y', 'z'] as const).map((_, at) => sum([a[at]!, ''], [u[at]!, 't'])).join(';\\,')})$.\n$OM$ ngắn nhất khi $\\overrightarrow{OM} \\perp \\vec{v}$ với $\\vec{v} = ${pt(...u)}$${turn === 2 ? ' là vectơ chỉ phương của $d$' : ''}.\n$\\overrightarrow{OM} \\cdot \\vec{v} = 9t ${signed(dot)} = 0$, nên $t = ${k}$.\nKhi đó ${turn === 2 ? '$M$ trùng với $H' : '$M'}${pt(...foot)}$ và $O${turn === 2 ? 'H' : 'M'} = \\sqrt{${foot.map((one) => one * one).join(' + ')}} = ${3 * m}$${turn === 2 ? '' : ' (mét)'}.`,
    };
  }),
]);

const spread: readonly Template[] = unit(12, 'Mức độ phân tán của mẫu số liệu', ({ mc, set, fb, ew }) => [
  fb('M1', 'phương sai từ tổng bình phương độ lệch', (r) => {
    const [size, s2] = [10 * r.int(2, 6), r.int(4, 16)];
    return {
      ask: [
        `Mẫu số liệu ghép nhóm cỡ ${size} có tổng $m_1(x_1 - \\overline{x})^2 + \\ldots + m_k(x_k - \\overline{x})^2 = ${size * s2}$. Phương sai của mẫu bằng bao nhiêu?`,
        `Khảo sát ${size} cây, tổng các bình phương độ lệch của chiều cao (theo giá trị đại diện) so với số trung bình là ${size * s2}. Tính phương sai của mẫu số liệu.`,
        `Với ${size} học sinh, người ta tính được tổng bình phương độ lệch so với số trung bình (theo giá trị đại diện của nhóm) bằng ${size * s2}. Tìm phương sai.`,
      ],
      is: s2,
      why: `Chia tổng cho cỡ mẫu: $${size * s2} : ${size} = ${s2}$.`,
    };
  }),
  mc('M1', 'mẫu ổn định nhất theo độ lệch chuẩn', (r) => {
    const list = r.shuffle([0.8, 1.3, 1.9, 2.4]);
    const names = ['A', 'B', 'C', 'D'];
    const right = names[list.indexOf(0.8)]!;
    const shown = (name: string) => table([name, ...names], ['Độ lệch chuẩn', ...list.map((one) => plain(one))]);
    return {
      ask: [
        `Độ lệch chuẩn của đường kính (mm) chi tiết do bốn máy làm ra, các máy có số trung bình bằng nhau:\n${shown('Máy')}\nMáy làm ra chi tiết đồng đều nhất là:`,
        `Độ lệch chuẩn về thời gian giao hàng (giờ) của bốn hãng, thời gian trung bình như nhau:\n${shown('Hãng')}\nHãng có thời gian giao hàng ổn định nhất là:`,
        `Bốn vận động viên có thành tích trung bình bằng nhau, độ lệch chuẩn của thành tích (giây):\n${shown('Vận động viên')}\nNgười có thành tích ổn định nhất là:`,
      ],
      right,
      wrong: [
        [names[list.indexOf(2.4)]!, 'chọn độ lệch chuẩn lớn nhất'],
        [names[list.indexOf(1.9)]!, 'lấy độ lệch chuẩn lớn thứ hai'],
        [names[list.indexOf(1.3)]!, 'lấy độ lệch chuẩn nhỏ thứ hai'],
      ],
      why: `Số trung bình bằng nhau thì độ lệch chuẩn càng nhỏ, mẫu càng ít phân tán; giá trị nhỏ nhất là $0{,}8$ của ${right}.`,
    };
  }),
  set('M2', 'độ lệch chuẩn khi đổi mọi giá trị', [
    [
      'Mọi giá trị của mẫu số liệu đều tăng thêm 5 đơn vị. Độ lệch chuẩn của mẫu mới so với mẫu cũ:',
      'không đổi',
      [
        ['tăng thêm 5', 'cho rằng độ lệch chuẩn thay đổi như số trung bình'],
        ['tăng gấp 5 lần', 'nhầm phép cộng với phép nhân'],
        ['tăng thêm 25', 'nhầm với bình phương của 5'],
      ],
      'Số trung bình cũng tăng 5 nên các độ lệch so với số trung bình không đổi.',
    ],
    [
      'Chiều dài các sản phẩm được đổi từ xăng-ti-mét sang mi-li-mét (mỗi giá trị gấp 10 lần). Phương sai mới bằng phương sai cũ nhân với:',
      100,
      [
        [10, 'cho rằng phương sai thay đổi như số trung bình'],
        [20, 'cộng hai lần 10'],
        [1, 'cho rằng phương sai không đổi'],
      ],
      'Mỗi độ lệch gấp 10 lần nên bình phương của nó gấp $10^2 = 100$ lần.',
    ],
    [
      'Lương của tất cả nhân viên một tổ cùng tăng gấp đôi. Độ lệch chuẩn của lương sẽ:',
      'tăng gấp đôi',
      [
        ['không đổi', 'nhầm với trường hợp cộng cùng một số'],
        ['tăng gấp bốn', 'nhầm với phương sai'],
        ['giảm một nửa', 'nhầm chiều thay đổi'],
      ],
      'Số trung bình và mỗi độ lệch đều gấp đôi, nên độ lệch chuẩn gấp đôi.',
    ],
  ]),
  ew('M3', 'tính độ lệch chuẩn từ biểu đồ rồi so sánh', (r, turn) => {
    const [a, b] = r.pick([
      [2, 6],
      [3, 9],
      [4, 8],
      [5, 10],
    ] as const);
    const size = 2 * (a + b);
    // Mid-points 15, 25, 35, 45 with the frequencies a, b, b, a; the mean is 30.
    const total = 2 * a * 225 + 2 * b * 25;
    const s2 = total / size;
    const s = rounded(Math.sqrt(s2), 2);
    const other = rounded(s + r.pick([-1.5, 1.2, 2.1]), 1);
    const group = s < other ? 'A' : 'B';
    const [sample, verdict] = (
      [
        [`của lớp 12${group}`, `thời gian làm bài của lớp 12${group} đồng đều hơn`],
        [`của bến ${group}`, `bến ${group} có thời gian chờ ổn định hơn`],
        [`của vườn ${group}`, `quả ở vườn ${group} đều hơn`],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Biểu đồ bên ghi tần số về thời gian (phút) làm bài của lớp 12A. Tính số trung bình và độ lệch chuẩn của mẫu số liệu ghép nhóm (làm tròn đến hàng phần trăm). Lớp 12B có cùng số trung bình, độ lệch chuẩn ${plain(other)} phút. Thời gian làm bài của lớp nào đồng đều hơn?`,
        `Số phút chờ xe buýt của khách ở bến A được ghi trong biểu đồ tần số ghép nhóm bên. Tính số trung bình, phương sai, độ lệch chuẩn (độ lệch chuẩn làm tròn đến hàng phần trăm). Bến B có cùng số trung bình và độ lệch chuẩn ${plain(other)} phút; bến nào có thời gian chờ ổn định hơn?`,
        `Hình bên là biểu đồ tần số ghép nhóm về khối lượng (g) của các quả ở vườn A. Tính số trung bình và độ lệch chuẩn (làm tròn đến hàng phần trăm). Quả ở vườn B có cùng khối lượng trung bình, độ lệch chuẩn ${plain(other)} g. Quả ở vườn nào đều hơn?`,
      ],
      figure: chart('histogram', 'Tần số', [
        ['10–20', a],
        ['20–30', b],
        ['30–40', b],
        ['40–50', a],
      ]),
      solution: `Giá trị đại diện của các nhóm: 15; 25; 35; 45. Cỡ mẫu: $${a} + ${b} + ${b} + ${a} = ${size}$.\nSố trung bình: $\\overline{x} = \\dfrac{${a} \\cdot 15 + ${b} \\cdot 25 + ${b} \\cdot 35 + ${a} \\cdot 45}{${size}} = 30$.\nPhương sai: $s^2 = \\dfrac{${a} \\cdot 15^2 + ${b} \\cdot 5^2 + ${b} \\cdot 5^2 + ${a} \\cdot 15^2}{${size}} = ${n(s2)}$.\nĐộ lệch chuẩn: $s = \\sqrt{${n(s2)}} \\approx ${n(s)}$.\nVì $${n(s)} ${s < other ? '<' : '>'} ${n(other)}$ nên mẫu số liệu ${sample} ít phân tán hơn: ${verdict}.`,
    };
  }),
]);

const chance: readonly Template[] = unit(12, 'Xác suất toàn phần và Bayes', ({ mc, set, fb, ew }) => [
  fb('M1', 'xác suất có điều kiện của biến cố đối', (r) => {
    const p = r.int(11, 19) / 20;
    return {
      ask: [
        `Cho $P(A \\mid B) = ${n(p)}$. Tính $P(\\overline{A} \\mid B)$.`,
        `Trong số các gói hàng gửi nhanh, xác suất để một gói đến đúng hẹn là ${plain(p)}. Biết một gói được gửi nhanh, xác suất để gói đó không đến đúng hẹn là bao nhiêu?`,
        `Nếu trời mưa thì xác suất xe đến muộn là ${plain(p)}. Biết trời mưa, xác suất xe không đến muộn bằng bao nhiêu?`,
      ],
      is: rounded(1 - p, 2),
      why: `Hai biến cố đối nhau, cùng một điều kiện: $1 - ${n(p)} = ${n(rounded(1 - p, 2))}$.`,
    };
  }),
  set('M1', 'công thức xác suất toàn phần', [
    [
      'Cho hai biến cố $A$, $B$ với $0 < P(A) < 1$. Công thức nào đúng?',
      '$P(B) = P(A)P(B \\mid A) + P(\\overline{A})P(B \\mid \\overline{A})$',
      [
        ['$P(B) = P(A)P(B \\mid A) + P(\\overline{A})P(B \\mid A)$', 'dùng cùng một điều kiện cho cả hai số hạng'],
        ['$P(B) = P(B \\mid A) + P(B \\mid \\overline{A})$', 'quên nhân với xác suất của điều kiện'],
        ['$P(B) = P(A)P(A \\mid B) + P(\\overline{A})P(\\overline{A} \\mid B)$', 'đổi chỗ biến cố và điều kiện'],
      ],
      '$B$ xảy ra cùng $A$ hoặc cùng $\\overline{A}$; cộng hai xác suất đó.',
    ],
    [
      'Nhà máy có dây chuyền 1 làm 60% sản phẩm, tỉ lệ lỗi 2%; dây chuyền 2 làm 40% sản phẩm, tỉ lệ lỗi 3%. Xác suất để một sản phẩm lấy ngẫu nhiên bị lỗi được tính bằng:',
      '$0{,}6 \\cdot 0{,}02 + 0{,}4 \\cdot 0{,}03$',
      [
        ['$0{,}02 + 0{,}03$', 'quên nhân với tỉ lệ sản phẩm của mỗi dây chuyền'],
        ['$0{,}6 \\cdot 0{,}03 + 0{,}4 \\cdot 0{,}02$', 'đổi chỗ hai tỉ lệ lỗi'],
        ['$\\dfrac{0{,}02 + 0{,}03}{2}$', 'lấy trung bình cộng hai tỉ lệ lỗi'],
      ],
      'Mỗi dây chuyền góp tỉ lệ sản phẩm nhân với tỉ lệ lỗi của nó.',
    ],
    [
      'Hộp I có 3 bi đỏ trong 5 bi, hộp II có 1 bi đỏ trong 4 bi. Chọn ngẫu nhiên một hộp rồi lấy một bi. Xác suất lấy được bi đỏ là:',
      '$\\dfrac{1}{2} \\cdot \\dfrac{3}{5} + \\dfrac{1}{2} \\cdot \\dfrac{1}{4}$',
      [
        ['$\\dfrac{4}{9}$', 'gộp bi của hai hộp làm một'],
        ['$\\dfrac{3}{5} + \\dfrac{1}{4}$', 'quên xác suất chọn hộp'],
        ['$\\dfrac{1}{2} \\cdot \\dfrac{3}{5} \\cdot \\dfrac{1}{4}$', 'nhân xác suất của hai hộp'],
      ],
      'Mỗi hộp được chọn với xác suất $\\dfrac{1}{2}$; cộng hai trường hợp.',
    ],
  ]),
  set('M1', 'công thức Bayes', [
    [
      'Cho $P(A) > 0$, $P(B) > 0$. Công thức Bayes viết là:',
      '$P(A \\mid B) = \\dfrac{P(A)P(B \\mid A)}{P(B)}$',
      [
        ['$P(A \\mid B) = \\dfrac{P(B)P(B \\mid A)}{P(A)}$', 'đổi chỗ $P(A)$ và $P(B)$'],
        ['$P(A \\mid B) = P(A)P(B \\mid A)$', 'quên chia cho $P(B)$'],
        ['$P(A \\mid B) = \\dfrac{P(B \\mid A)}{P(A)}$', 'chia cho xác suất của $A$'],
      ],
      '$P(A \\mid B)P(B)$ và $P(A)P(B \\mid A)$ đều bằng $P(AB)$.',
    ],
    [
      'Biết $P(A) = 0{,}2$, $P(B \\mid A) = 0{,}9$ và $P(B) = 0{,}3$. Giá trị của $P(A \\mid B)$ được tính bằng:',
      '$\\dfrac{0{,}2 \\cdot 0{,}9}{0{,}3}$',
      [
        ['$\\dfrac{0{,}3 \\cdot 0{,}9}{0{,}2}$', 'đổi chỗ $P(A)$ và $P(B)$'],
        ['$0{,}2 \\cdot 0{,}9$', 'dừng ở xác suất của $AB$'],
        ['$\\dfrac{0{,}9}{0{,}3}$', 'quên nhân với $P(A)$'],
      ],
      'Chia $P(AB) = P(A)P(B \\mid A)$ cho $P(B)$.',
    ],
    [
      'Một xét nghiệm cho kết quả dương tính với xác suất chung $0{,}1$; người mắc bệnh chiếm $0{,}02$ và người mắc bệnh có kết quả dương tính với xác suất $0{,}95$. Biết một người có kết quả dương tính, xác suất người đó mắc bệnh là:',
      '$\\dfrac{0{,}02 \\cdot 0{,}95}{0{,}1}$',
      [
        ['$0{,}95$', 'nhầm hai chiều của điều kiện'],
        ['$0{,}02 \\cdot 0{,}95$', 'quên chia cho xác suất dương tính'],
        ['$\\dfrac{0{,}1 \\cdot 0{,}95}{0{,}02}$', 'đổi chỗ tử và mẫu'],
      ],
      'Áp dụng công thức Bayes với $A$: “mắc bệnh”, $B$: “dương tính”.',
    ],
  ]),
  mc('M2', 'tìm xác suất còn lại từ xác suất toàn phần', (r) => {
    const [p, q, s] = r.pick([
      [0.6, 0.5, 0.2],
      [0.4, 0.8, 0.3],
      [0.5, 0.6, 0.2],
      [0.7, 0.4, 0.1],
      [0.2, 0.9, 0.4],
    ] as const);
    const all = rounded(p * q + (1 - p) * s, 3);
    return {
      ask: [
        `Cho $P(A) = ${n(p)}$, $P(B \\mid A) = ${n(q)}$ và $P(B) = ${n(all)}$. Giá trị của $P(B \\mid \\overline{A})$ là:`,
        `${100 * p}% học sinh ôn bài đều. Trong số đó, ${100 * q}% đạt điểm giỏi; tính chung cả lớp có ${plain(rounded(100 * all, 1))}% đạt điểm giỏi. Chọn ngẫu nhiên một học sinh không ôn bài đều. Xác suất để học sinh đó đạt điểm giỏi là:`,
        `${100 * p}% khách đặt hàng qua ứng dụng, trong đó ${100 * q}% dùng mã giảm giá. Tính chung, ${plain(rounded(100 * all, 1))}% khách dùng mã giảm giá. Xác suất để một khách không đặt qua ứng dụng dùng mã giảm giá là:`,
      ],
      right: s,
      wrong: [
        [rounded(all - p * q, 3), 'quên chia cho xác suất của điều kiện'],
        [rounded(all - q < 0 ? q - all : all - q, 3), 'lấy hiệu hai xác suất đã cho'],
        [rounded(1 - q, 2), 'lấy xác suất của biến cố đối'],
        [rounded(all * (1 - p), 3), 'nhân hai xác suất'],
      ],
      why: `Gọi $P$ là xác suất cần tìm. Theo công thức xác suất toàn phần: $${n(all)} = ${n(p)} \\cdot ${n(q)} + ${n(rounded(1 - p, 2))} \\cdot P$, nên $P = \\dfrac{${n(all)} - ${n(rounded(p * q, 3))}}{${n(rounded(1 - p, 2))}} = ${n(s)}$.`,
    };
  }),
  ew('M3', 'ba nhóm lái xe của công ty bảo hiểm', (r, turn) => {
    const [from, bad] = (
      [
        ['lái xe thuộc nhóm', 'lái xe gây tai nạn'],
        ['linh kiện của xưởng', 'linh kiện bị hỏng'],
        ['thư đến từ nguồn', 'thư là thư rác'],
      ] as const
    )[turn]!;
    const [a, b] = [r.pick([20, 30]), r.pick([40, 50])];
    const c = 100 - a - b;
    const [p, q, s] = [r.pick([1, 2]), r.pick([5, 6]), r.pick([10, 12])];
    const total = (a * p + b * q + c * s) / 10_000;
    const part = (c * s) / 10_000;
    const result = rounded(part / total, 2);
    return {
      ask: [
        `Công ty bảo hiểm chia lái xe thành ba nhóm: ít rủi ro (${a}%), trung bình (${b}%), nhiều rủi ro (${c}%). Xác suất gây tai nạn trong một năm của một người thuộc ba nhóm lần lượt là ${p}%, ${q}%, ${s}%. Tính xác suất để một lái xe bất kì gây tai nạn trong năm; nếu người đó gây tai nạn thì xác suất người đó thuộc nhóm nhiều rủi ro là bao nhiêu (làm tròn đến hàng phần trăm)?`,
        `Ba xưởng cung cấp ${a}%, ${b}%, ${c}% linh kiện cho nhà máy, tỉ lệ linh kiện hỏng của ba xưởng lần lượt là ${p}%, ${q}%, ${s}%. Lấy ngẫu nhiên một linh kiện. Tính xác suất linh kiện đó hỏng; biết linh kiện hỏng, tính xác suất nó do xưởng thứ ba cung cấp (làm tròn đến hàng phần trăm).`,
        `Thư điện tử đến hộp thư từ ba nguồn chiếm ${a}%, ${b}%, ${c}%, với tỉ lệ thư rác lần lượt ${p}%, ${q}%, ${s}%. Tính xác suất để một thư bất kì là thư rác. Biết một thư là thư rác, tính xác suất thư đó đến từ nguồn thứ ba (làm tròn đến hàng phần trăm).`,
      ],
      solution: `Gọi $A_1$, $A_2$, $A_3$ là các biến cố ${from} thứ nhất, thứ hai, thứ ba; $B$ là biến cố “${bad}”. $P(A_1) = ${n(a / 100)}$, $P(A_2) = ${n(b / 100)}$, $P(A_3) = ${n(c / 100)}$.\nTheo công thức xác suất toàn phần: $P(B) = ${n(a / 100)} \\cdot ${n(p / 100)} + ${n(b / 100)} \\cdot ${n(q / 100)} + ${n(c / 100)} \\cdot ${n(s / 100)}$.\n$P(B) = ${n(total)}$.\nTheo công thức Bayes: $P(A_3 \\mid B) = \\dfrac{${n(c / 100)} \\cdot ${n(s / 100)}}{${n(total)}} = \\dfrac{${n(part)}}{${n(total)}} \\approx ${n(result)}$.`,
    };
  }),
]);

export const space12Fourth: readonly Template[] = [...vectors, ...planes, ...spread, ...chance];
