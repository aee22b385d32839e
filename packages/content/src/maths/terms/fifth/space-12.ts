/** Grade 12, space and statistics: further tasks for the graduation exam, many of them of level M3. */
import { fraction, n, plain, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { pt, signed, sum, table, unit } from '../kit.ts';

const vectors: readonly Template[] = unit(12, 'Vectơ và toạ độ trong không gian', ({ mc, fb }) => [
  mc('M1', 'vectơ cùng phương với vectơ đã cho', (r) => {
    const [x, y, z] = [r.int(1, 3), -r.int(1, 4), r.int(4, 7)];
    const k = -r.int(2, 3);
    return {
      ask: [
        `Trong không gian $Oxyz$, vectơ nào sau đây cùng phương với $\\vec{a} = ${pt(x, y, z)}$?`,
        `Cho $\\vec{a} = ${pt(x, y, z)}$. Vectơ cùng phương với $\\vec{a}$ là:`,
        `Một con đường thẳng có hướng là vectơ $\\vec{a} = ${pt(x, y, z)}$. Vectơ nào dưới đây có giá song song với con đường?`,
      ],
      right: `$${pt(k * x, k * y, k * z)}$`,
      wrong: [
        [`$${pt(k * x, k * y, -k * z)}$`, 'nhân các toạ độ với những số khác nhau'],
        [`$${pt(x + 2, y + 2, z + 2)}$`, 'cộng cùng một số vào các toạ độ'],
        [`$${pt(z, y, x)}$`, 'đổi chỗ các toạ độ'],
      ],
      why: `$${pt(k * x, k * y, k * z)} = ${k}\\vec{a}$.`,
    };
  }),
  mc('M2', 'đỉnh thứ tư của hình bình hành trong không gian', (r) => {
    const [a, b, c] = [0, 1, 2].map(() => [r.int(-4, 4), r.int(-4, 4), r.int(-4, 4)] as const) as [
      readonly [number, number, number],
      readonly [number, number, number],
      readonly [number, number, number],
    ];
    const of = (f: (at: 0 | 1 | 2) => number) => `$${pt(f(0), f(1), f(2))}$`;
    const points = `$A${pt(...a)}$, $B${pt(...b)}$, $C${pt(...c)}$`;
    return {
      ask: [
        `Trong không gian $Oxyz$, cho ${points}. Toạ độ điểm $D$ để $ABCD$ là hình bình hành là:`,
        `Ba đỉnh liên tiếp của hình bình hành $ABCD$ là ${points}. Đỉnh $D$ có toạ độ:`,
        `Một tấm pin mặt trời hình bình hành $ABCD$ có ba góc ở các vị trí ${points} trong hệ toạ độ $Oxyz$. Góc $D$ ở vị trí:`,
      ],
      right: of((at) => a[at] + c[at] - b[at]),
      wrong: [
        [of((at) => a[at] + b[at] - c[at]), 'dựng hình bình hành có thứ tự đỉnh khác'],
        [of((at) => b[at] + c[at] - a[at]), 'lấy $\\overrightarrow{AB} = \\overrightarrow{CD}$'],
        [of((at) => a[at] + b[at] + c[at]), 'cộng toạ độ ba đỉnh'],
      ],
      why: `$\\overrightarrow{AD} = \\overrightarrow{BC} = ${pt(c[0] - b[0], c[1] - b[1], c[2] - b[2])}$, nên $D${pt(a[0] + c[0] - b[0], a[1] + c[1] - b[1], a[2] + c[2] - b[2])}$.`,
    };
  }),
  mc('M3', 'điểm trên trục có tổng bình phương khoảng cách nhỏ nhất', (r) => {
    const [a, b] = [
      [r.int(1, 4), -r.int(1, 4), r.int(1, 4)],
      [r.int(-3, 3), r.int(1, 3), r.int(5, 9)],
    ] as const;
    const [s, d] = [a[2] + b[2], b[2] - a[2]];
    return {
      ask: [
        `Trong không gian $Oxyz$, cho $A${pt(...a)}$ và $B${pt(...b)}$. Điểm $M$ thuộc trục $Oz$ sao cho $MA^2 + MB^2$ nhỏ nhất là:`,
        `Hai trạm quan trắc đặt ở $A${pt(...a)}$ và $B${pt(...b)}$. Chọn vị trí $M$ trên cột thẳng đứng $Oz$ để $MA^2 + MB^2$ nhỏ nhất. Toạ độ của $M$ là:`,
        `Xét các điểm $M$ trên trục $Oz$ và hai điểm $A${pt(...a)}$, $B${pt(...b)}$. Tổng $MA^2 + MB^2$ đạt giá trị nhỏ nhất khi $M$ có toạ độ:`,
      ],
      right: `$\\left(0;\\,0;\\,${fraction(s, 2)}\\right)$`,
      wrong: [
        [`$\\left(0;\\,0;\\,${s}\\right)$`, 'lấy tổng hai cao độ'],
        [`$\\left(0;\\,0;\\,${fraction(d, 2)}\\right)$`, 'lấy nửa hiệu hai cao độ'],
        [
          `$\\left(${fraction(a[0] + b[0], 2)};\\,${fraction(a[1] + b[1], 2)};\\,${fraction(s, 2)}\\right)$`,
          'lấy trung điểm của $AB$, không thuộc trục $Oz$',
        ],
      ],
      why: `Với $M(0;\\,0;\\,z)$, phần phụ thuộc $z$ của tổng là $(z - ${a[2]})^2 + (z - ${b[2]})^2$, một tam thức bậc hai nhỏ nhất khi $z = \\dfrac{${a[2]} + ${b[2]}}{2} = ${fraction(s, 2)}$.`,
    };
  }),
  fb('M3', 'đường bay ngắn nhất có chạm mặt đất', (r) => {
    const [dx, dy, up, length] = r.pick([
      [2, 3, 6, 7],
      [1, 4, 8, 9],
      [3, 4, 12, 13],
      [2, 6, 9, 11],
      [6, 6, 7, 11],
      [6, 8, 24, 26],
    ] as const);
    const [x, y, z] = [r.int(1, 4), r.int(1, 4), r.int(1, up - 2)];
    const [a, b] = [pt(x, y, z), pt(x + dx, y + dy, up - z)];
    return {
      ask: [
        `Trong không gian $Oxyz$ (đơn vị: mét), mặt đất là mặt phẳng $Oxy$. Một flycam bay từ $A${a}$ xuống một điểm trên mặt đất rồi bay đến $B${b}$. Quãng đường bay ngắn nhất là bao nhiêu mét?`,
        `Cho $A${a}$, $B${b}$ và điểm $M$ thay đổi trên mặt phẳng $Oxy$. Giá trị nhỏ nhất của $MA + MB$ là bao nhiêu?`,
        `Một sợi dây được kéo căng từ điểm $A${a}$ đến một cái móc trên sàn nhà ($z = 0$) rồi đến điểm $B${b}$ (đơn vị: mét). Dây ngắn nhất dài bao nhiêu mét?`,
      ],
      is: length,
      why: `Lấy $A'${pt(x, y, -z)}$ đối xứng với $A$ qua mặt phẳng $Oxy$. $MA + MB = MA' + MB \\ge A'B = \\sqrt{${dx}^2 + ${dy}^2 + ${up}^2} = ${length}$.`,
    };
  }),
  fb('M3', 'lực căng của ba sợi dây treo đèn', (r) => {
    const [l, h, step] = r.pick([
      [25, 20, 12],
      [13, 12, 36],
      [15, 12, 12],
      [50, 40, 12],
      [26, 24, 36],
    ] as const);
    const p = step * r.int(1, step === 36 ? 2 : 6);
    return {
      ask: [
        `Một chiếc đèn nặng ${p} N được treo bởi ba sợi dây dài bằng nhau, mỗi sợi ${l} cm, gắn lên trần tại ba đỉnh của một tam giác đều. Đèn ở dưới trần ${h} cm. Lực căng của mỗi sợi dây là bao nhiêu niu-tơn?`,
        `Ba sợi dây cùng dài ${l} cm nối một chậu hoa có trọng lượng ${p} N với ba điểm trên trần nhà tạo thành tam giác đều; chậu cách trần ${h} cm. Tính độ lớn lực căng (N) của mỗi dây.`,
        `Giá đỡ ba chân, mỗi chân dài ${l} cm, ba đầu chân chạm sàn là ba đỉnh của tam giác đều, đỉnh giá cách sàn ${h} cm. Trên đỉnh giá đặt vật nặng ${p} N. Lực mà vật nén dọc theo mỗi chân là bao nhiêu niu-tơn?`,
      ],
      is: (p * l) / (3 * h),
      why: `Ba lực có độ lớn $F$ bằng nhau; theo phương thẳng đứng mỗi lực cho $F \\cdot \\dfrac{${h}}{${l}}$. Cân bằng: $3F \\cdot \\dfrac{${h}}{${l}} = ${p}$, nên $F = ${n((p * l) / (3 * h))}$.`,
    };
  }),
]);

const surfaces: readonly Template[] = unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb, tf }) => [
  mc('M3', 'mặt phẳng cắt ba trục tại tam giác có trọng tâm cho trước', (r) => {
    const [a, b, c] = [r.int(1, 3), r.int(1, 3) + 3, r.int(1, 2) + 6];
    const plane = (x: number, y: number, z: number, end = 1) =>
      `$\\dfrac{x}{${x}} + \\dfrac{y}{${y}} + \\dfrac{z}{${z}} = ${end}$`;
    return {
      ask: [
        `Trong không gian $Oxyz$, mặt phẳng $(P)$ cắt ba trục $Ox$, $Oy$, $Oz$ lần lượt tại $A$, $B$, $C$ sao cho $G${pt(a, b, c)}$ là trọng tâm của tam giác $ABC$. Phương trình của $(P)$ là:`,
        `Mặt phẳng đi qua ba điểm $A$, $B$, $C$ trên ba trục $Ox$, $Oy$, $Oz$, và tam giác $ABC$ có trọng tâm $G${pt(a, b, c)}$, có phương trình:`,
        `Một tấm bạt phẳng hình tam giác được căng từ ba cọc $A$, $B$, $C$ trên ba trục $Ox$, $Oy$, $Oz$; trọng tâm của tấm bạt là $G${pt(a, b, c)}$. Mặt phẳng của tấm bạt có phương trình:`,
      ],
      right: plane(3 * a, 3 * b, 3 * c),
      wrong: [
        [plane(a, b, c), 'lấy toạ độ trọng tâm làm đoạn chắn'],
        [plane(2 * a, 2 * b, 2 * c), 'nhân với 2 như đối với trung điểm'],
        [plane(3 * a, 3 * b, 3 * c, 3), 'đặt vế phải bằng 3'],
      ],
      why: `$A(x;\\,0;\\,0)$ và các điểm $B$, $C$ tương tự; trọng tâm có hoành độ $\\dfrac{x}{3} = ${a}$ nên $x = ${3 * a}$. Các đoạn chắn kia là ${3 * b} và ${3 * c}.`,
    };
  }),
  mc('M3', 'mặt phẳng song song và tiếp xúc mặt cầu', (r) => {
    const [a, radius] = [r.int(1, 3), r.int(2, 6)];
    const plane = (d: number) => `$2x + 2y + z${d === 0 ? '' : ` ${signed(d)}`} = 0$`;
    const [given, other] = [3 * radius - 2 * a, -3 * radius - 2 * a];
    const sphere = `$(x - ${a})^2 + y^2 + z^2 = ${radius * radius}$`;
    return {
      ask: [
        `Cho mặt cầu $(S)$: ${sphere} và mặt phẳng $(P)$: ${plane(given)}. Mặt phẳng song song với $(P)$ và tiếp xúc với $(S)$ có phương trình:`,
        `Mặt phẳng $(Q)$ tiếp xúc với mặt cầu ${sphere} và song song với mặt phẳng ${plane(given)}. Phương trình của $(Q)$ là:`,
        `Một quả bóng là mặt cầu ${sphere} nằm giữa hai tấm ván song song, mỗi tấm đều tiếp xúc với bóng. Một tấm ván thuộc mặt phẳng ${plane(given)}. Tấm kia thuộc mặt phẳng:`,
      ],
      right: plane(other),
      wrong: [
        [plane(-given), 'đổi dấu hệ số tự do'],
        [plane(-radius - 2 * a), 'quên chia cho độ dài của vectơ pháp tuyến'],
        [plane(radius - 2 * a), 'quên chia cho độ dài của vectơ pháp tuyến và chọn sai phía'],
        [plane(-3 * radius), 'bỏ qua tâm của mặt cầu'],
      ],
      why: `Mặt cầu có tâm $(${a};\\,0;\\,0)$, bán kính ${radius}. Mặt phẳng $2x + 2y + z + D = 0$ tiếp xúc khi $\\dfrac{|${2 * a} + D|}{3} = ${radius}$, tức là $D = ${given}$ hoặc $D = ${other}$. Giá trị $D = ${given}$ cho mặt phẳng đã biết, vậy lấy $D = ${other}$.`,
    };
  }),
  fb('M3', 'đoạn đường bay trong vùng phủ sóng', (r) => {
    const [y, z, h, radius, half] = r.pick([
      [4, 3, 5, 13, 12],
      [8, 6, 10, 26, 24],
      [12, 9, 15, 17, 8],
      [12, 9, 15, 25, 20],
      [16, 12, 20, 29, 21],
      [16, 12, 20, 25, 15],
    ] as const);
    return {
      ask: [
        `Trong không gian $Oxyz$ (đơn vị: km), một trạm ra đa ở gốc $O$ phát hiện được mọi vật cách nó không quá ${radius} km. Một máy bay bay theo đường thẳng $y = ${y}$, $z = ${z}$ (song song với trục $Ox$). Máy bay ở trong vùng phát hiện trên đoạn đường dài bao nhiêu ki-lô-mét?`,
        `Đường thẳng $d$ gồm các điểm có $y = ${y}$, $z = ${z}$ cắt mặt cầu $x^2 + y^2 + z^2 = ${radius * radius}$ tại $A$ và $B$. Độ dài $AB$ bằng bao nhiêu?`,
        `Một trạm phát sóng đặt ở gốc toạ độ $O$ (đơn vị: km) có bán kính phủ sóng ${radius} km. Một bóng thám không trôi theo đường thẳng song song với $Ox$ và đi qua điểm $(0;\\,${y};\\,${z})$. Phần đường đi trong vùng phủ sóng dài bao nhiêu ki-lô-mét?`,
      ],
      is: 2 * half,
      why: `Khoảng cách từ $O$ đến đường thẳng là $\\sqrt{${y}^2 + ${z}^2} = ${h}$. Nửa đoạn cần tìm là $\\sqrt{${radius}^2 - ${h}^2} = ${half}$, cả đoạn là ${2 * half}.`,
    };
  }),
  fb('M3', 'vị trí cách đều bốn điểm trên ba trục', (r) => {
    const [a, b, c, twice] = r.pick([
      [2, 4, 4, 6],
      [4, 6, 12, 14],
      [2, 6, 9, 11],
      [6, 6, 3, 9],
      [4, 4, 2, 6],
      [6, 12, 4, 14],
    ] as const);
    return {
      ask: [
        `Bốn cảm biến đặt tại $O$, $A(${a};\\,0;\\,0)$, $B(0;\\,${b};\\,0)$ và $C(0;\\,0;\\,${c})$ trong hệ toạ độ $Oxyz$ (đơn vị: mét). Bộ thu được đặt cách đều bốn cảm biến. Khoảng cách từ bộ thu đến mỗi cảm biến là bao nhiêu mét?`,
        `Tính bán kính của mặt cầu đi qua bốn điểm $O(0;\\,0;\\,0)$, $A(${a};\\,0;\\,0)$, $B(0;\\,${b};\\,0)$, $C(0;\\,0;\\,${c})$.`,
        `Tìm khoảng cách từ điểm $I$ đến $O$, biết $I$ cách đều bốn điểm $O$, $A(${a};\\,0;\\,0)$, $B(0;\\,${b};\\,0)$ và $C(0;\\,0;\\,${c})$.`,
      ],
      is: twice / 2,
      why: `Điểm cách đều $O$ và $A$ có hoành độ ${plain(a / 2)}; tương tự tung độ ${plain(b / 2)}, cao độ ${plain(c / 2)}. Khoảng cách đến $O$: $\\dfrac{\\sqrt{${a}^2 + ${b}^2 + ${c}^2}}{2} = \\dfrac{${twice}}{2} = ${n(twice / 2)}$.`,
    };
  }),
  tf('M3', 'mái nhà phẳng và cột chống', (r) => {
    const [a, h] = [2 * r.int(2, 4), r.int(3, 5)];
    const rise = 2;
    return {
      ask: [
        `Một nhà kho có nền $OABC$ nằm trên mặt phẳng $Oxy$ (đơn vị: mét): $O(0;\\,0;\\,0)$, $A(${a};\\,0;\\,0)$, $B(${a};\\,8;\\,0)$, $C(0;\\,8;\\,0)$. Bốn cột ở bốn góc thẳng đứng; cột ở $O$ và $C$ cao ${h} m, cột ở $A$ và $B$ cao ${h + rise} m. Mái là hình phẳng nối bốn đầu cột.`,
        `Trong hệ toạ độ $Oxyz$ (đơn vị: mét), nền một mái hiên là hình chữ nhật có các đỉnh $O(0;\\,0;\\,0)$, $A(${a};\\,0;\\,0)$, $B(${a};\\,8;\\,0)$, $C(0;\\,8;\\,0)$. Tại $O$ và $C$ dựng cột cao ${h} m, tại $A$ và $B$ dựng cột cao ${h + rise} m, tất cả vuông góc với nền. Mái phẳng đi qua bốn đầu cột.`,
        `Sân khấu có sàn $OABC$ với $O(0;\\,0;\\,0)$, $A(${a};\\,0;\\,0)$, $B(${a};\\,8;\\,0)$, $C(0;\\,8;\\,0)$ (đơn vị: mét). Người ta căng một mái bạt phẳng qua bốn đầu cột thẳng đứng: hai cột ở $O$, $C$ cao ${h} m, hai cột ở $A$, $B$ cao ${h + rise} m.`,
      ],
      say: [
        [
          `Đầu cột tại $B$ có toạ độ $(${a};\\,8;\\,${h + rise})$.`,
          `Đầu cột tại $B$ có toạ độ $(${a};\\,8;\\,${h})$.`,
          `cột tại $B(${a};\\,8;\\,0)$ vuông góc với mặt phẳng $Oxy$ và cao ${h + rise} m.`,
        ],
        [
          `Mái thuộc mặt phẳng $${sum([2, 'x'], [-a, 'z'])} + ${a * h} = 0$.`,
          `Mái thuộc mặt phẳng $${sum([a, 'x'], [-2, 'z'])} + ${2 * h} = 0$.`,
          `mặt phẳng này đi qua $(0;\\,0;\\,${h})$, $(0;\\,8;\\,${h})$ và $(${a};\\,0;\\,${h + rise})$.`,
        ],
        [
          'Một vectơ chỉ phương của cạnh mái nối hai đầu cột tại $O$ và $C$ là $(0;\\,1;\\,0)$.',
          'Một vectơ chỉ phương của cạnh mái nối hai đầu cột tại $O$ và $C$ là $(1;\\,0;\\,0)$.',
          'hai đầu cột này chỉ khác nhau ở tung độ.',
        ],
        [
          `Cột chống thẳng đứng đặt tại $D(${a / 2};\\,4;\\,0)$ phải cao ${h + 1} m để chạm mái.`,
          `Cột chống thẳng đứng đặt tại $D(${a / 2};\\,4;\\,0)$ phải cao ${h + 2} m để chạm mái.`,
          `thay $x = ${a / 2}$ vào phương trình của mái: $z = ${h} + \\dfrac{2x}{${a}} = ${h + 1}$.`,
        ],
      ],
    };
  }),
]);

const spread: readonly Template[] = unit(12, 'Mức độ phân tán của mẫu số liệu', ({ mc, fb, tf }) => [
  mc('M1', 'nhóm chứa tứ phân vị thứ nhất trên biểu đồ', (r, turn) => {
    const [a, b, c] = [
      [r.int(4, 8), r.int(7, 9), r.int(10, 12)],
      [r.int(11, 14), r.int(10, 12), r.int(6, 8)],
      [r.int(2, 4), r.int(3, 5), r.int(14, 18)],
    ][turn] as [number, number, number];
    const rest = 40 - a - b - c;
    const groups = ['$[0;\\,10)$', '$[10;\\,20)$', '$[20;\\,30)$', '$[30;\\,40)$'];
    const right = groups[[1, 0, 2][turn]!]!;
    return {
      ask: [
        'Biểu đồ bên ghi tần số ghép nhóm về thời gian (phút) tập thể dục mỗi ngày của 40 người. Nhóm chứa tứ phân vị thứ nhất là:',
        'Thời gian (phút) làm bài của 40 học sinh được cho ở biểu đồ tần số bên. Tứ phân vị thứ nhất của mẫu số liệu ghép nhóm thuộc nhóm:',
        'Từ biểu đồ tần số bên về thời gian (phút) chờ xe của 40 hành khách, tứ phân vị thứ nhất nằm trong nhóm nào?',
      ],
      right,
      wrong: groups.filter((one) => one !== right),
      why: [
        `$\\dfrac{40}{4} = 10$. Nhóm đầu có ${a} số liệu, chưa đủ 10; hai nhóm đầu có $${a} + ${b} = ${a + b}$ số liệu, nên nhóm thứ hai chứa tứ phân vị thứ nhất.`,
        `$\\dfrac{40}{4} = 10$. Riêng nhóm đầu đã có ${a} số liệu, nhiều hơn 10, nên nhóm đầu chứa tứ phân vị thứ nhất.`,
        `$\\dfrac{40}{4} = 10$. Hai nhóm đầu có $${a} + ${b} = ${a + b}$ số liệu, chưa đủ 10; thêm ${c} số liệu của nhóm thứ ba thì vượt 10, nên nhóm thứ ba chứa tứ phân vị thứ nhất.`,
      ][turn]!,
      figure: chart('histogram', 'Tần số', [
        ['0–10', a],
        ['10–20', b],
        ['20–30', c],
        ['30–40', rest],
      ]),
    };
  }),
  mc('M2', 'giá trị ngoại lệ của mẫu số liệu', (r) => {
    const [q1, d] = [r.int(30, 50), 2 * r.int(4, 8)];
    const high = q1 + d + 1.5 * d;
    return {
      ask: [
        `Một mẫu số liệu ghép nhóm về khối lượng (kg) có $Q_1 = ${q1}$, $Q_3 = ${q1 + d}$. Giá trị nào sau đây là giá trị ngoại lệ?`,
        `Thời gian (phút) làm một sản phẩm của công nhân trong xưởng có tứ phân vị thứ nhất ${q1} và tứ phân vị thứ ba ${q1 + d}. Số liệu nào dưới đây là giá trị ngoại lệ?`,
        `Tứ phân vị thứ nhất và thứ ba của mẫu số liệu ghép nhóm về số trang sách đọc trong tuần lần lượt là ${q1} và ${q1 + d}. Số trang nào sau đây là giá trị ngoại lệ?`,
      ],
      right: high + 3,
      wrong: [
        [high - 2, 'lấy một giá trị lớn nhưng chưa vượt giới hạn'],
        [q1 + d + 1, 'coi mọi giá trị lớn hơn $Q_3$ là ngoại lệ'],
        [q1 - 1, 'coi mọi giá trị nhỏ hơn $Q_1$ là ngoại lệ'],
      ],
      why: `$\\Delta_Q = ${q1 + d} - ${q1} = ${d}$. Giá trị ngoại lệ lớn hơn $${q1 + d} + 1{,}5 \\cdot ${d} = ${high}$ hoặc nhỏ hơn $${q1} - 1{,}5 \\cdot ${d} = ${q1 - 1.5 * d}$.`,
    };
  }),
  fb('M2', 'độ lệch chuẩn của mẫu ghép nhóm đối xứng', (r) => {
    const [a, b, s] = r.pick([
      [1, 6, 5],
      [2, 12, 5],
      [8, 9, 8],
      [2, 21, 4],
      [4, 42, 4],
      [3, 18, 5],
    ] as const);
    const size = 2 * a + b;
    return {
      ask: [
        `Bảng tần số ghép nhóm về tuổi thọ (giờ) của ${size} chiếc pin:\n${table(['Tuổi thọ', '[0; 10)', '[10; 20)', '[20; 30)'], ['Số pin', a, b, a])}\nĐộ lệch chuẩn của mẫu số liệu ghép nhóm là bao nhiêu giờ?`,
        `Quãng đường (km) đi trong ngày của ${size} xe:\n${table(['Quãng đường', '[0; 10)', '[10; 20)', '[20; 30)'], ['Số xe', a, b, a])}\nTính độ lệch chuẩn (km) của mẫu số liệu ghép nhóm.`,
        `Thời gian (phút) gọi điện của ${size} khách hàng:\n${table(['Thời gian', '[0; 10)', '[10; 20)', '[20; 30)'], ['Số khách', a, b, a])}\nMẫu số liệu ghép nhóm có độ lệch chuẩn bằng bao nhiêu phút?`,
      ],
      is: s,
      why: `Các giá trị đại diện là 5; 15; 25, số trung bình là 15 vì bảng đối xứng. Phương sai: $\\dfrac{${a} \\cdot 10^2 + ${b} \\cdot 0^2 + ${a} \\cdot 10^2}{${size}} = ${n(s * s)}$, độ lệch chuẩn là ${s}.`,
    };
  }),
  tf('M2', 'năng suất của hai giống lúa', (r) => {
    const [a, b] = [r.int(1, 2), r.int(3, 4)];
    const rest = (x: number) => 20 - 2 * x;
    const variance = (x: number) => (2 * x * 100) / 20;
    return {
      ask: [
        `Năng suất (tạ/ha) của hai giống lúa A và B trên cùng 20 thửa ruộng:\n${table(['Năng suất', '[45; 55)', '[55; 65)', '[65; 75)'], ['Giống A', a, rest(a), a])}\n%|h%Giống B%|%${b}%|%${rest(b)}%|%${b}`,
        `Người ta trồng thử giống lúa A và giống lúa B, mỗi giống trên 20 thửa, rồi ghi năng suất (tạ/ha):\n${table(['Năng suất', '[45; 55)', '[55; 65)', '[65; 75)'], ['Giống A', a, rest(a), a])}\n%|h%Giống B%|%${b}%|%${rest(b)}%|%${b}`,
        `Bảng sau cho số thửa ruộng theo năng suất (tạ/ha) của hai giống lúa, mỗi giống 20 thửa:\n${table(['Năng suất', '[45; 55)', '[55; 65)', '[65; 75)'], ['Giống A', a, rest(a), a])}\n%|h%Giống B%|%${b}%|%${rest(b)}%|%${b}`,
      ],
      say: [
        [
          'Khoảng biến thiên của hai mẫu số liệu ghép nhóm đều bằng 30 tạ/ha.',
          'Khoảng biến thiên của hai mẫu số liệu ghép nhóm đều bằng 10 tạ/ha.',
          '$75 - 45 = 30$ cho cả hai mẫu.',
        ],
        [
          'Năng suất trung bình của hai giống đều bằng 60 tạ/ha.',
          'Năng suất trung bình của giống B cao hơn của giống A.',
          'các giá trị đại diện là 50; 60; 70 và mỗi dòng đối xứng quanh 60.',
        ],
        [
          `Phương sai của mẫu số liệu về giống A bằng ${plain(variance(a))}.`,
          `Phương sai của mẫu số liệu về giống A bằng ${plain(variance(a) / 10)}.`,
          `$\\dfrac{${a} \\cdot 10^2 + ${a} \\cdot 10^2}{20} = ${n(variance(a))}$.`,
        ],
        [
          'Xét theo độ lệch chuẩn, giống A có năng suất đều hơn.',
          'Xét theo độ lệch chuẩn, giống B có năng suất đều hơn.',
          `phương sai của mẫu về giống B là ${plain(variance(b))}, lớn hơn ${plain(variance(a))} của giống A.`,
        ],
      ],
    };
  }),
]);

const conditional: readonly Template[] = unit(12, 'Xác suất toàn phần và Bayes', ({ mc, fb, tf }) => [
  mc('M2', 'xác suất có điều kiện từ biểu đồ cột kép', (r) => {
    const [boys, girls] = [2 * r.int(4, 7), 2 * r.int(4, 7) + 1];
    const [boys2, girls2] = [r.int(9, 14), r.int(7, 12)];
    const all = boys + girls;
    return {
      ask: [
        'Biểu đồ bên cho số nam và số nữ của hai câu lạc bộ trong trường. Chọn ngẫu nhiên một thành viên; biết bạn đó thuộc câu lạc bộ Bóng rổ, xác suất để bạn đó là nữ bằng:',
        'Một trường có hai câu lạc bộ như ở biểu đồ bên, không bạn nào tham gia cả hai. Gặp một thành viên của câu lạc bộ Bóng rổ, xác suất để người đó là nữ là:',
        'Từ biểu đồ bên về số thành viên hai câu lạc bộ, tính xác suất chọn được một bạn nữ, với điều kiện bạn được chọn thuộc câu lạc bộ Bóng rổ.',
      ],
      right: `$${fraction(girls, all)}$`,
      wrong: [
        [`$${fraction(girls, girls + girls2)}$`, 'lấy xác suất thuộc câu lạc bộ Bóng rổ khi biết là nữ'],
        [`$${fraction(girls, all + boys2 + girls2)}$`, 'chia cho số thành viên của cả hai câu lạc bộ'],
        [`$${fraction(boys, all)}$`, 'tính xác suất là nam'],
      ],
      why: `Câu lạc bộ Bóng rổ có $${boys} + ${girls} = ${all}$ thành viên, trong đó ${girls} nữ. Xác suất là $${fraction(girls, all)}$.`,
      figure: chart(
        'bar',
        'Số thành viên',
        [
          ['Bóng rổ', boys, girls],
          ['Cờ vua', boys2, girls2],
        ],
        ['Nam', 'Nữ'],
      ),
    };
  }),
  mc('M3', 'xác suất biết cách làm khi đã trả lời đúng', (r) => {
    const [a, b] = r.pick([
      [3, 5],
      [2, 5],
      [1, 3],
      [1, 2],
      [3, 4],
      [7, 10],
    ] as const);
    const p = fraction(a, b);
    return {
      ask: [
        `Một câu hỏi có bốn phương án, một phương án đúng. Xác suất để bạn An biết cách làm là $${p}$, khi đó An chắc chắn chọn đúng; nếu không biết, An chọn ngẫu nhiên. An đã chọn đúng. Xác suất để An biết cách làm là:`,
        `Với xác suất $${p}$ một thí sinh biết đáp án của câu trắc nghiệm bốn lựa chọn và trả lời đúng; nếu không biết, thí sinh khoanh ngẫu nhiên một phương án. Biết thí sinh trả lời đúng, xác suất người đó thực sự biết đáp án bằng:`,
        `Trong trò chơi có câu hỏi bốn lựa chọn, người chơi biết câu trả lời với xác suất $${p}$ (và trả lời đúng), còn lại thì đoán ngẫu nhiên. Một người vừa trả lời đúng. Xác suất để người đó không phải đoán là:`,
      ],
      right: `$${fraction(4 * a, 3 * a + b)}$`,
      wrong: [
        [`$${p}$`, 'không dùng việc đã trả lời đúng'],
        [`$${fraction(3 * a + b, 4 * b)}$`, 'chỉ tính xác suất trả lời đúng'],
        [`$${fraction(b - a, 3 * a + b)}$`, 'tính xác suất đã đoán'],
        [`$${fraction(a, 4 * b)}$`, 'nhân với xác suất đoán đúng'],
      ],
      why: `Xác suất trả lời đúng: $${p} \\cdot 1 + ${fraction(b - a, b)} \\cdot \\dfrac{1}{4} = ${fraction(3 * a + b, 4 * b)}$. Theo công thức Bayes, xác suất cần tìm là $${p} : ${fraction(3 * a + b, 4 * b)} = ${fraction(4 * a, 3 * a + b)}$.`,
    };
  }),
  fb('M3', 'tỉ trọng sản lượng suy từ công thức Bayes', (r, turn) => {
    const [a, b, share] = r.pick([
      [3, 2, 40],
      [4, 1, 20],
      [3, 1, 25],
      [2, 6, 75],
      [1, 4, 80],
      [2, 3, 60],
    ] as const);
    const part = ['sản phẩm do máy I làm', 'cây giống mua ở vườn I', 'thư đi tuyến I'][turn]!;
    return {
      ask: [
        `Xưởng có hai máy. Tỉ lệ phế phẩm của máy I là ${a}%, của máy II là ${b}%. Lấy ngẫu nhiên một sản phẩm của xưởng thì thấy là phế phẩm; xác suất để nó do máy I làm bằng đúng xác suất để nó do máy II làm. Máy I làm bao nhiêu phần trăm sản phẩm của xưởng?`,
        `Một trang trại mua cây giống ở vườn I (tỉ lệ cây bệnh ${a}%) và vườn II (tỉ lệ cây bệnh ${b}%). Biết một cây chọn ngẫu nhiên bị bệnh thì khả năng nó từ vườn I và từ vườn II là như nhau. Vườn I cung cấp bao nhiêu phần trăm số cây?`,
        `Bưu điện giao thư bằng hai tuyến; tỉ lệ thư trễ ở tuyến I là ${a}%, ở tuyến II là ${b}%. Nếu một lá thư chọn ngẫu nhiên bị trễ thì xác suất nó đi tuyến I bằng 0,5. Bao nhiêu phần trăm thư đi tuyến I?`,
      ],
      is: share,
      why: `Gọi $p$ là tỉ lệ ${part}. Hai xác suất bằng nhau khi $p \\cdot ${n(a / 100)} = (1 - p) \\cdot ${n(b / 100)}$, tức là $${a + b}p = ${b}$, $p = ${n(share / 100)}$.`,
    };
  }),
  tf('M2', 'chọn hộp bằng xúc xắc rồi lấy bi', (r) => {
    const [a, b] = [r.int(3, 6), r.int(6, 8)];
    const right = fraction(a + 2 * b, 30);
    const drawn = `Hộp I có ${a} bi đỏ và ${10 - a} bi xanh, hộp II có ${b} bi đỏ và ${10 - b} bi xanh, các bi cùng kích thước và khối lượng.`;
    return {
      ask: [
        `${drawn} Gieo một con xúc xắc cân đối: nếu ra 1 hoặc 2 chấm thì lấy ngẫu nhiên một bi từ hộp I, nếu không thì lấy từ hộp II. Gọi $A$ là biến cố “lấy từ hộp I”, $B$ là biến cố “lấy được bi đỏ”.`,
        `${drawn} Bạn Bình gieo xúc xắc cân đối; khi số chấm nhỏ hơn 3, Bình lấy ngẫu nhiên một bi ở hộp I, ngược lại lấy ở hộp II. Gọi $A$: “bi lấy ra thuộc hộp I” và $B$: “bi lấy ra màu đỏ”.`,
        `Trong một trò chơi: ${drawn} Người chơi gieo xúc xắc cân đối, ra 1 hoặc 2 chấm thì được lấy ngẫu nhiên một bi của hộp I, các mặt khác thì lấy của hộp II. Gọi $A$ là biến cố “người chơi lấy từ hộp I”, $B$ là biến cố “bi lấy ra màu đỏ”.`,
      ],
      say: [
        ['$P(A) = \\dfrac{1}{3}$.', '$P(A) = \\dfrac{1}{2}$.', 'hai trong sáu mặt của xúc xắc dẫn đến hộp I.'],
        [
          `$P(B \\mid A) = ${fraction(a, 10)}$.`,
          `$P(B \\mid A) = ${fraction(a, 30)}$.`,
          `khi đã lấy từ hộp I thì có ${a} bi đỏ trong 10 bi.`,
        ],
        [
          `$P(B) = ${right}$.`,
          `$P(B) = ${fraction(a + b, 20)}$.`,
          `$\\dfrac{1}{3} \\cdot \\dfrac{${a}}{10} + \\dfrac{2}{3} \\cdot \\dfrac{${b}}{10} = ${right}$.`,
        ],
        [
          `$P(A \\mid B) = ${fraction(a, a + 2 * b)}$.`,
          `$P(A \\mid B) = ${fraction(a, a + b)}$.`,
          `theo công thức Bayes, $P(A \\mid B) = \\dfrac{1}{3} \\cdot \\dfrac{${a}}{10} : ${right} = ${fraction(a, a + 2 * b)}$.`,
        ],
      ],
    };
  }),
]);

export const space12Fifth: readonly Template[] = [...vectors, ...surfaces, ...spread, ...conditional];
