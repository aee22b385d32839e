/** Second families for each place of the term tests of grade 9: equations, inequalities, roots, y = ax². */
import { n, par, poly, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { again } from '../figures/junior/kit.ts';
import { pt, sum, unit } from '../kit.ts';

const line = (a: number, b: number, c: number): string => `${sum([a, 'x'], [b, 'y'])} = ${c}`;
const system = (first: string, second: string): string => `$\\begin{cases} ${first} \\\\ ${second} \\end{cases}$`;
/** A factor that is zero at `zero`. */
const factor = (zero: number): string => `(${poly([1, -zero])})`;

const systems: readonly Template[] = unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ mc, fb, tf }) => [
  mc('M1', 'biểu diễn một ẩn theo ẩn kia', (r) => {
    const [b, c] = [r.pick([-5, -4, -3, -2, 2, 3, 4, 5]), r.int(1, 9)];
    const equation = `$${line(1, b, c)}$`;
    return {
      ask: [
        `Từ phương trình ${equation}, biểu diễn $x$ theo $y$ ta được:`,
        `Bước đầu của phương pháp thế: rút $x$ từ phương trình ${equation}. Kết quả đúng là:`,
        `Bạn Hà muốn thế $x$ vào phương trình còn lại của hệ, biết phương trình thứ nhất là ${equation}. Bạn cần viết:`,
      ],
      right: `$x = ${sum([c, ''], [-b, 'y'])}$`,
      wrong: [
        [`$x = ${sum([c, ''], [b, 'y'])}$`, 'chuyển vế mà không đổi dấu'],
        [`$x = ${sum([-c, ''], [b, 'y'])}$`, 'đổi dấu cả hai số hạng ở vế phải'],
        `$x = ${sum([-c, ''], [-b, 'y'])}$`,
      ],
      why: `Chuyển $${sum([b, 'y'])}$ sang vế phải và đổi dấu: $x = ${sum([c, ''], [-b, 'y'])}$.`,
    };
  }),
  mc('M1', 'cặp số là nghiệm của hệ', (r) => {
    const [x, y] = [r.int(-3, 4), r.int(-3, 4)];
    const [a, b, d, e] = [r.int(1, 4), r.pick([-3, -2, 2, 3]), r.int(1, 4), r.pick([-1, 1, 2])];
    if (x === y || a * e === b * d || x === 0 || y === 0) return again();
    const [c, f] = [a * x + b * y, d * x + e * y];
    const shown = system(line(a, b, c), line(d, e, f));
    return {
      ask: [
        `Cặp số nào là nghiệm của hệ phương trình ${shown}?`,
        `Bằng cách thay vào cả hai phương trình, chọn nghiệm $(x;\\,y)$ của hệ ${shown}.`,
        `Bốn bạn giải hệ ${shown} và được bốn đáp số sau. Đáp số đúng là:`,
      ],
      right: `$${pt(x, y)}$`,
      wrong: [
        [`$${pt(x + b, y - a)}$`, 'chỉ kiểm tra phương trình thứ nhất'],
        [`$${pt(x + e, y - d)}$`, 'chỉ kiểm tra phương trình thứ hai'],
        [`$${pt(y, x)}$`, 'viết ngược thứ tự của $x$ và $y$'],
        `$${pt(-x, -y)}$`,
      ],
      why: `Với $x = ${x}$, $y = ${y}$: $${a} \\cdot ${par(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${par(y)} = ${c}$ và $${d} \\cdot ${par(x)} ${e < 0 ? '-' : '+'} ${Math.abs(e)} \\cdot ${par(y)} = ${f}$, cả hai phương trình đều thoả mãn.`,
    };
  }),
  mc('M1', 'nghiệm đọc từ đường thẳng trong hình', (r) => {
    const [a, b] = [r.pick([-2, -1, 1, 2]), r.pick([-2, -1, 1, 2])];
    const y = a + b;
    if (y === 1 || y === 0) return again();
    return {
      ask: [
        'Đường thẳng trong hình bên biểu diễn tất cả các nghiệm của một phương trình bậc nhất hai ẩn $x$, $y$. Cặp số $(x;\\,y)$ nào là một nghiệm?',
        'Các nghiệm $(x;\\,y)$ của một phương trình bậc nhất hai ẩn là các điểm của đường thẳng ở hình bên. Một nghiệm của phương trình đó là:',
        'Bạn Minh vẽ đường thẳng biểu diễn nghiệm của một phương trình bậc nhất hai ẩn như hình bên. Trong các cặp số $(x;\\,y)$ sau, cặp nào là nghiệm?',
      ],
      right: `$${pt(1, y)}$`,
      wrong: [
        [`$${pt(y, 1)}$`, 'đọc tung độ trước hoành độ'],
        [`$${pt(1, -y)}$`, 'đọc sai dấu của tung độ'],
        `$${pt(-1, y)}$`,
        `$${pt(2, y)}$`,
      ],
      why: `Điểm $${pt(1, y)}$ nằm trên đường thẳng nên cặp số đó là nghiệm; ba điểm còn lại không nằm trên đường thẳng.`,
      figure: graph('linear', [a, b], [-4, 4], [-5, 5], { grid: true }),
    };
  }),
  fb('M1', 'hệ số còn thiếu của phương trình', (r) => {
    const [a, m, x, y] = [r.int(2, 5), r.int(2, 7), r.int(1, 4), r.pick([-2, -1, 1, 2, 3])];
    const c = a * x + m * y;
    return {
      ask: [
        `Biết cặp số $${pt(x, y)}$ là nghiệm của phương trình $${a}x + my = ${c}$. Tìm $m$.`,
        `Với giá trị nào của $m$ thì phương trình $${a}x + my = ${c}$ nhận $${pt(x, y)}$ làm nghiệm?`,
        `Đường thẳng $${a}x + my = ${c}$ đi qua điểm $${pt(x, y)}$. Giá trị của $m$ bằng bao nhiêu?`,
      ],
      is: m,
      why: `Thay $x = ${x}$, $y = ${y}$: $${a} \\cdot ${x} + m \\cdot ${par(y)} = ${c}$, suy ra $m \\cdot ${par(y)} = ${c - a * x}$, $m = ${m}$.`,
    };
  }),
  tf('M1', 'lập hệ cho số vở và số bút', (r) => {
    const [x, y] = [r.int(5, 9), r.int(2, 4)];
    const [p, q] = [r.pick([8, 9, 10]), r.pick([4, 5, 6])];
    const [all, cost] = [x + y, p * x + q * y];
    const tell = `mua $x$ quyển vở giá ${p} nghìn đồng một quyển và $y$ chiếc bút giá ${q} nghìn đồng một chiếc; tất cả có ${all} món đồ, hết ${cost} nghìn đồng.`;
    return {
      ask: [
        `Bạn Lan ${tell}`,
        `Để làm phần thưởng, tổ 1 ${tell}`,
        `Đầu năm học, bạn Nam ${tell} Xét các khẳng định sau.`,
      ],
      say: [
        [`$x + y = ${all}$.`, `$x + y = ${cost}$.`, `$x + y$ là số món đồ, bằng ${all}.`],
        [
          `$${line(p, q, cost)}$.`,
          `$${line(q, p, cost)}$.`,
          `tiền vở là $${p}x$, tiền bút là $${q}y$ (nghìn đồng), tổng bằng ${cost}.`,
        ],
        [
          `Cặp số $${pt(x, y)}$ thoả mãn cả hai điều kiện của đề bài.`,
          `Cặp số $${pt(y, x)}$ thoả mãn cả hai điều kiện của đề bài.`,
          `$${x} + ${y} = ${all}$ và $${p} \\cdot ${x} + ${q} \\cdot ${y} = ${cost}$; đổi chỗ hai số thì điều kiện về tiền không thoả mãn.`,
        ],
        [
          `Số vở nhiều hơn số bút là ${x - y}.`,
          `Số vở nhiều hơn số bút là ${x - y + 1}.`,
          `hệ có nghiệm duy nhất $x = ${x}$, $y = ${y}$, hiệu là $${x} - ${y} = ${x - y}$.`,
        ],
      ],
    };
  }),
]);

/** Hours of two taps alone and together. */
const taps = [
  [6, 12, 4],
  [10, 15, 6],
  [12, 24, 8],
  [20, 30, 12],
  [15, 30, 10],
] as const;

const reducible: readonly Template[] = unit(9, 'Phương trình quy về bậc nhất', ({ mc, fb, tf, ew }) => [
  mc('M1', 'mẫu thức chung của phương trình', (r) => {
    const [p, q, a, b] = [r.int(1, 6), r.int(1, 6), r.int(2, 7), r.int(2, 7)];
    if (p === q) return again();
    const equation = `$\\dfrac{${a}}{x - ${p}} + \\dfrac{${b}}{x + ${q}} = 1$`;
    return {
      ask: [
        `Để khử mẫu của phương trình ${equation}, ta nhân cả hai vế với mẫu thức chung nào?`,
        `Mẫu thức chung của các phân thức trong phương trình ${equation} là:`,
        `Bạn Tú giải phương trình ${equation}. Biểu thức bạn cần nhân vào hai vế để khử mẫu là:`,
      ],
      right: `$(x - ${p})(x + ${q})$`,
      wrong: [
        [`$(x + ${p})(x - ${q})$`, 'viết sai dấu trong hai mẫu'],
        [`$(x - ${p}) + (x + ${q})$`, 'cộng hai mẫu thay vì nhân'],
        [`$${a * b}(x - ${p})$`, 'bỏ sót một mẫu'],
        `$x^2 - ${p * q}$`,
      ],
      why: `Hai mẫu $x - ${p}$ và $x + ${q}$ khác nhau nên mẫu thức chung là tích $(x - ${p})(x + ${q})$.`,
    };
  }),
  mc('M1', 'phương trình có hai nghiệm cho trước', (r) => {
    const [p, q] = [r.int(2, 7), -r.int(1, 6)];
    if (p === -q) return again();
    return {
      ask: [
        `Phương trình nào nhận $x = ${p}$ và $x = ${q}$ làm nghiệm?`,
        `Hai nghiệm của một phương trình tích là $${p}$ và $${q}$. Phương trình đó là:`,
        `Cô giáo cần một phương trình tích có tập nghiệm gồm hai số $${p}$ và $${q}$. Cô chọn:`,
      ],
      right: `$${factor(p)}${factor(q)} = 0$`,
      wrong: [
        [`$${factor(-p)}${factor(-q)} = 0$`, 'viết mỗi nghiệm vào thừa số với dấu ngược lại'],
        [`$${factor(p)}${factor(-q)} = 0$`, 'sai dấu ở thừa số thứ hai'],
        [`$${factor(-p)}${factor(q)} = 0$`, 'sai dấu ở thừa số thứ nhất'],
      ],
      why: `$${factor(p)}${factor(q)} = 0$ khi $${poly([1, -p])} = 0$ hoặc $${poly([1, -q])} = 0$, tức là $x = ${p}$ hoặc $x = ${q}$.`,
    };
  }),
  mc('M1', 'biến đổi không làm mất nghiệm', (r) => {
    const [k, a] = [r.int(2, 9), r.pick(['x', 't', 'y'])];
    return {
      ask: [
        `Phép biến đổi nào đúng đối với phương trình $${a}^2 = ${k}${a}$?`,
        `Để không mất nghiệm, phương trình $${a}^2 = ${k}${a}$ cần được đưa về dạng:`,
        `Bốn bạn biến đổi phương trình $${a}^2 = ${k}${a}$. Bạn nào được phương trình có cùng tập nghiệm?`,
      ],
      right: `$${a}(${a} - ${k}) = 0$`,
      wrong: [
        [`$${a} = ${k}$`, `chia hai vế cho $${a}$ nên mất nghiệm $${a} = 0$`],
        [`$${a}(${a} + ${k}) = 0$`, 'chuyển vế mà không đổi dấu'],
        [`$${a}^2 - ${k} = 0$`, `bỏ mất $${a}$ ở vế phải`],
      ],
      why: `Chuyển $${k}${a}$ sang vế trái rồi đặt nhân tử chung: $${a}^2 - ${k}${a} = 0$, tức là $${a}(${a} - ${k}) = 0$; nghiệm là $0$ và $${k}$.`,
    };
  }),
  mc('M2', 'đối chiếu nghiệm với điều kiện', (r) => {
    const [p, q] = [r.int(1, 5), -r.int(1, 5)];
    const equation = `$\\dfrac{${poly([1, -p - q, p * q])}}{x - ${p}} = 0$`;
    if (p === -q) return again();
    return {
      ask: [
        `Tập nghiệm của phương trình ${equation} là:`,
        `Giải phương trình ${equation}, đối chiếu với điều kiện xác định rồi kết luận tập nghiệm.`,
        `Bạn An giải ${equation} và được tử bằng 0 tại hai giá trị của $x$. Tập nghiệm đúng của phương trình là:`,
      ],
      right: `$\\{${q}\\}$`,
      wrong: [
        [`$\\{${q};\\,${p}\\}$`, 'quên đối chiếu điều kiện xác định'],
        [`$\\{${p}\\}$`, 'giữ lại giá trị làm mẫu bằng 0'],
        [`$\\{${-q}\\}$`, 'đọc sai dấu của nghiệm'],
      ],
      why: `Điều kiện: $x \\ne ${p}$. Tử bằng $${factor(p)}${factor(q)}$, bằng 0 khi $x = ${p}$ hoặc $x = ${q}$. Loại $x = ${p}$, còn $x = ${q}$.`,
    };
  }),
  fb('M2', 'nghiệm lớn nhất sau khi đặt nhân tử chung', (r) => {
    const [p, k] = [r.int(2, 6), r.int(3, 12)];
    const other = k - p;
    if (other === p || other === -p) return again();
    const equation = `$x^2 - ${p * p} = ${k}(x - ${p})$`;
    return {
      ask: [
        `Nghiệm lớn nhất của phương trình ${equation} bằng bao nhiêu?`,
        `Giải phương trình ${equation} bằng cách đưa về phương trình tích và ghi nghiệm lớn hơn.`,
        `Hai nghiệm của phương trình ${equation} được ghi lên hai tấm thẻ. Số lớn hơn trên hai thẻ là bao nhiêu?`,
      ],
      is: Math.max(p, other),
      why: `$x^2 - ${p * p} = (x - ${p})(x + ${p})$ nên phương trình thành $(x - ${p})(x + ${p} - ${k}) = 0$, tức là $x = ${p}$ hoặc $x = ${k} - ${p} = ${other}$. Số lớn hơn là $${Math.max(p, other)}$.`,
    };
  }),
  tf('M2', 'hai bạn gõ văn bản', (r) => {
    const [slow, more, time] = [r.pick([30, 35, 40]), r.pick([5, 10, 15]), r.pick([8, 10, 12])];
    const [first, second] = [(slow + more) * time, slow * time];
    const tell = `Mỗi phút An gõ nhiều hơn Bình ${more} từ. Trong cùng một thời gian, An gõ được ${first} từ, Bình gõ được ${second} từ. Gọi $x$ là số từ Bình gõ trong một phút.`;
    return {
      ask: [tell, `An và Bình tập gõ văn bản trong giờ Tin học. ${tell}`, `${tell} Xét các khẳng định sau.`],
      say: [
        [
          `Mỗi phút An gõ $x + ${more}$ từ.`,
          `Mỗi phút An gõ $x - ${more}$ từ.`,
          `An gõ nhiều hơn Bình ${more} từ mỗi phút.`,
        ],
        [
          `Thời gian An gõ là $\\dfrac{${first}}{x + ${more}}$ phút.`,
          `Thời gian An gõ là $\\dfrac{x + ${more}}{${first}}$ phút.`,
          'thời gian bằng số từ chia cho số từ gõ trong một phút.',
        ],
        [
          `$x$ thoả mãn $\\dfrac{${first}}{x + ${more}} = \\dfrac{${second}}{x}$.`,
          `$x$ thoả mãn $\\dfrac{${first}}{x} = \\dfrac{${second}}{x + ${more}}$.`,
          `An gõ ${first} từ với $x + ${more}$ từ mỗi phút, Bình gõ ${second} từ với $x$ từ mỗi phút, hai thời gian bằng nhau.`,
        ],
        [
          `Mỗi phút Bình gõ ${slow} từ.`,
          `Mỗi phút Bình gõ ${slow + more} từ.`,
          `$${first}x = ${second}(x + ${more})$ nên $${first - second}x = ${second * more}$, $x = ${slow}$; $${slow + more}$ là của An.`,
        ],
      ],
    };
  }),
  ew('M3', 'hai vòi nước và phương trình chứa ẩn ở mẫu', (r, turn) => {
    const [a, b, both] = r.pick(taps);
    const [one, two, alone, whole] = (
      [
        ['vòi thứ nhất', 'vòi thứ hai', 'chảy một mình đầy bể', 'bể'],
        ['máy thứ nhất', 'máy thứ hai', 'bơm một mình đầy hồ', 'hồ'],
        ['tổ 1', 'tổ 2', 'dọn một mình xong', 'công việc'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hai vòi nước cùng chảy vào một bể cạn thì sau ${both} giờ đầy bể. Nếu chỉ mở vòi thứ nhất thì sau ${a} giờ đầy bể. Hỏi nếu chỉ mở vòi thứ hai thì sau bao lâu đầy bể?`,
        `Hai máy bơm cùng làm việc thì cấp đầy hồ của trường trong ${both} giờ; riêng máy thứ nhất cần ${a} giờ. Lập phương trình để tính thời gian máy thứ hai cấp đầy hồ một mình.`,
        `Hai tổ cùng dọn vệ sinh sân trường thì xong trong ${both} giờ. Nếu tổ 1 làm một mình thì mất ${a} giờ. Tổ 2 làm một mình thì mất bao nhiêu giờ?`,
      ],
      solution: [
        `Gọi $x$ (giờ) là thời gian ${two} ${alone}, $x > ${both}$.`,
        `Trong 1 giờ, ${one} làm được $\\dfrac{1}{${a}}$, ${two} $\\dfrac{1}{x}$, cả hai $\\dfrac{1}{${both}}$ ${whole}, nên $\\dfrac{1}{${a}} + \\dfrac{1}{x} = \\dfrac{1}{${both}}$.`,
        `$\\dfrac{1}{x} = \\dfrac{1}{${both}} - \\dfrac{1}{${a}} = \\dfrac{${a - both}}{${a * both}} = \\dfrac{1}{${b}}$.`,
        `$x = ${b}$ (thoả mãn điều kiện). Vậy thời gian ${two} ${alone} là ${b} giờ.`,
      ].join('\n'),
    };
  }),
]);

const inequalities: readonly Template[] = unit(9, 'Bất đẳng thức và bất phương trình', ({ mc, set, fb, ew }) => [
  set('M1', 'diễn tả bằng bất đẳng thức', [
    [
      'Biển báo giao thông ghi tốc độ tối đa cho phép là 50 km/h. Tốc độ $v$ (km/h) của xe chạy đúng quy định thoả mãn:',
      '$v \\le 50$',
      [
        ['$v < 50$', 'cho rằng chạy đúng 50 km/h là vi phạm'],
        ['$v \\ge 50$', 'nhầm “tối đa” với “tối thiểu”'],
        ['$v > 50$', 'viết ngược chiều bất đẳng thức'],
      ],
      '“Tối đa 50” nghĩa là không vượt quá 50, kể cả bằng 50: $v \\le 50$.',
    ],
    [
      'Bộ phim chỉ dành cho khán giả từ 16 tuổi trở lên. Tuổi $t$ của khán giả được vào xem thoả mãn:',
      '$t \\ge 16$',
      [
        ['$t > 16$', 'bỏ sót người vừa đủ 16 tuổi'],
        ['$t \\le 16$', 'nhầm “trở lên” với “trở xuống”'],
        ['$t < 16$', 'viết ngược chiều bất đẳng thức'],
      ],
      '“Từ 16 tuổi trở lên” gồm cả 16: $t \\ge 16$.',
    ],
    [
      'Kho lạnh phải luôn giữ nhiệt độ thấp hơn 4 °C. Nhiệt độ $T$ (°C) trong kho thoả mãn:',
      '$T < 4$',
      [
        ['$T \\le 4$', 'cho rằng “thấp hơn” gồm cả trường hợp bằng'],
        ['$T > 4$', 'viết ngược chiều bất đẳng thức'],
        ['$T \\ge 4$', 'nhầm “thấp hơn” với “không thấp hơn”'],
      ],
      '“Thấp hơn 4” không gồm trường hợp bằng: $T < 4$.',
    ],
  ]),
  mc('M1', 'giá trị là nghiệm của bất phương trình', (r, turn) => {
    const [a, b, t] = [r.int(2, 5), -r.int(1, 9), r.int(3, 6)];
    const c = a * t + b;
    // The side of `t` that the solutions are on.
    const side = turn === 1 ? -1 : 1;
    const right = t + 2 * side;
    const sign = side > 0 ? '>' : '<';
    const shown = `$${poly([a, b])} ${sign} ${c}$`;
    return {
      ask: [
        `Giá trị nào của $x$ là nghiệm của bất phương trình ${shown}?`,
        `Bất phương trình ${shown} nhận số nào làm nghiệm?`,
        `Thay lần lượt bốn số sau vào bất phương trình ${shown}. Số nào thoả mãn?`,
      ],
      right,
      wrong: [
        [t, 'lấy cả giá trị làm hai vế bằng nhau'],
        [t - side, 'viết ngược chiều bất phương trình'],
        t - 3 * side,
        t - 5 * side,
      ],
      why: `Với $x = ${right}$: $${a} \\cdot ${right} - ${-b} = ${a * right + b} ${sign} ${c}$. Với $x = ${t}$ hai vế bằng nhau, các số ${side > 0 ? 'nhỏ' : 'lớn'} hơn không thoả mãn.`,
    };
  }),
  mc('M2', 'bất phương trình có ngoặc ở hai vế', (r) => {
    const [k, m, p, t] = [r.int(4, 7), r.int(1, 3), r.int(1, 4), r.int(-4, 5)];
    const q = k * (t - p) - m * t;
    if (t === 0 || q === 0 || k * p + q === 0) return again();
    const shown = `$${k}(x - ${p}) \\ge ${poly([m, q])}$`;
    return {
      ask: [
        `Nghiệm của bất phương trình ${shown} là:`,
        `Bỏ ngoặc rồi giải bất phương trình ${shown}. Kết quả là:`,
        `Bất phương trình ${shown} tương đương với:`,
      ],
      right: `$x \\ge ${t}$`,
      wrong: [
        [`$x \\le ${t}$`, 'đổi chiều dù chia cho số dương'],
        [`$x \\ge ${-t}$`, 'chuyển vế mà không đổi dấu'],
        [`$x > ${t}$`, 'bỏ dấu bằng'],
        `$x \\le ${-t}$`,
      ],
      why: `$${k}x - ${k * p} \\ge ${poly([m, q])}$, suy ra $${sum([k, 'x'], [-m, 'x'])} \\ge ${k * p + q}$, tức là $${sum([k - m, 'x'])} \\ge ${(k - m) * t}$ và $x \\ge ${t}$.`,
    };
  }),
  mc('M2', 'tìm bước sai trong lời giải', (r, turn) => {
    const [a, b, t] = [r.int(2, 5), r.int(2, 9), r.int(1, 6)];
    const c = b + a * t;
    const steps = [
      `$-${a}x > ${turn === 0 ? c + b : c - b}$`,
      `$x ${turn === 1 ? '>' : '<'} \\dfrac{${turn === 0 ? c + b : c - b}}{-${a}}$`,
      `$x ${turn === 1 ? '>' : '<'} ${turn === 0 ? n((-c - b) / a) : turn === 2 ? t : -t}$`,
    ];
    if ((c + b) % a !== 0) return again();
    const told = `Bất phương trình $-${a}x + ${b} > ${c}$ được giải như sau. Bước 1: ${steps[0]}. Bước 2: ${steps[1]}. Bước 3: ${steps[2]}.`;
    const reasons = [
      `chuyển $${b}$ sang vế phải phải đổi dấu, được $-${a}x > ${c} - ${b}$`,
      `chia hai vế cho số âm $-${a}$ thì phải đổi chiều bất phương trình`,
      `$\\dfrac{${c - b}}{-${a}} = -${t}$, không phải $${t}$`,
    ];
    return {
      ask: [
        `${told} Lời giải sai bắt đầu từ bước nào?`,
        `${told} Bước biến đổi nào là bước sai đầu tiên?`,
        `${told} Bạn Vy chấm bài và thấy có một bước biến đổi sai. Đó là:`,
      ],
      right: ['Bước 1', 'Bước 2', 'Bước 3'][turn]!,
      wrong: ['Bước 1', 'Bước 2', 'Bước 3', 'Không bước nào'].filter((_, at) => at !== turn),
      why: `Sai ở bước ${turn + 1}: ${reasons[turn]!}.`,
    };
  }),
  fb('M1', 'đếm số nguyên dương thoả mãn', (r) => {
    const [a, most] = [r.int(2, 9), r.int(3, 9)];
    const b = a + most + 1;
    return {
      ask: [
        `Có bao nhiêu số nguyên dương $x$ thoả mãn $x + ${a} < ${b}$?`,
        `Tập nghiệm của bất phương trình $x + ${a} < ${b}$ có bao nhiêu số nguyên dương?`,
        `Bạn Hùng đã có ${a} tem, mua thêm $x$ tem ($x$ nguyên dương) mà tổng vẫn ít hơn ${b} tem. Có bao nhiêu giá trị của $x$?`,
      ],
      is: most,
      why: `$x + ${a} < ${b}$ nên $x < ${b - a}$; các số nguyên dương là từ 1 đến $${b - a - 1}$, có ${most} số.`,
    };
  }),
  fb('M2', 'số thùng hàng trong thang máy', (r) => {
    const [person, box] = [r.pick([60, 65, 70]), r.pick([35, 40, 45])];
    const [count, rest] = [r.int(10, 15), 10];
    const load = person + box * count + rest;
    return {
      ask: [
        `Thang máy chở được tối đa ${load} kg. Người vận hành nặng ${person} kg, mỗi thùng hàng nặng ${box} kg. Mỗi lần chở được nhiều nhất bao nhiêu thùng?`,
        `Một bè chở tối đa ${load} kg. Người lái nặng ${person} kg, mỗi bao gạo nặng ${box} kg. Bè chở cùng người lái được nhiều nhất bao nhiêu bao gạo?`,
        `Xe ba gác điện chở không quá ${load} kg, kể cả người lái nặng ${person} kg. Mỗi thùng nước nặng ${box} kg. Xe chở được nhiều nhất bao nhiêu thùng?`,
      ],
      is: count,
      why: `Gọi $x$ là số cần tìm: $${person} + ${box}x \\le ${load}$, suy ra $${box}x \\le ${load - person}$, $x \\le ${load - person} : ${box}$. Số nguyên lớn nhất thoả mãn là ${count}, vì $${box} \\cdot ${count} = ${box * count} \\le ${load - person}$ và $${box} \\cdot ${count + 1} = ${box * (count + 1)} > ${load - person}$.`,
    };
  }),
  ew('M3', 'chọn gói cước rẻ hơn', (r, turn) => {
    const [base, low, extra] = [r.pick([60, 80, 100]), r.int(2, 3), r.int(2, 3)];
    const high = low + extra;
    const least = Math.floor(base / extra) + 1;
    const what = ['lượt', 'trang', 'ki-lô-mét'][turn]!;
    return {
      ask: [
        `Gói A của một bãi gửi xe thu ${base} nghìn đồng mỗi tháng và ${low} nghìn đồng mỗi lượt gửi; gói B chỉ thu ${high} nghìn đồng mỗi lượt. Từ ít nhất bao nhiêu lượt mỗi tháng thì gói A rẻ hơn gói B?`,
        `Cửa hàng in thu theo hai cách. Cách A: phí mở đơn ${base} nghìn đồng và ${low} nghìn đồng mỗi trang màu. Cách B: ${high} nghìn đồng mỗi trang màu, không có phí mở đơn. Cần in ít nhất bao nhiêu trang để cách A rẻ hơn?`,
        `Thuê xe đạp ở khu du lịch: loại A trả trước ${base} nghìn đồng, sau đó ${low} nghìn đồng mỗi ki-lô-mét; loại B trả ${high} nghìn đồng mỗi ki-lô-mét. Phải đi ít nhất bao nhiêu ki-lô-mét (số nguyên) thì loại A rẻ hơn?`,
      ],
      solution: [
        `Gọi $x$ ($x$ nguyên dương) là số ${what}.`,
        `Số tiền theo A là $${base} + ${low}x$, theo B là $${high}x$ (nghìn đồng).`,
        `A rẻ hơn khi $${base} + ${low}x < ${high}x$, tức là $${extra}x > ${base}$, $x > ${base % extra === 0 ? n(base / extra) : `\\dfrac{${base}}{${extra}}`}$.`,
        `Số nguyên nhỏ nhất thoả mãn là $x = ${least}$. Vậy từ ${least} ${what} trở lên thì A rẻ hơn.`,
      ].join('\n'),
    };
  }),
]);

const functions: readonly Template[] = [
  ...unit(9, 'Căn thức', ({ fb }) => [
    fb('M1', 'cạnh hình vuông từ diện tích', (r) => {
      const side = r.int(11, 19);
      return {
        ask: [
          `Một mảnh sân hình vuông có diện tích ${side * side} m². Cạnh của sân dài bao nhiêu mét?`,
          `Nhà trường lát kín sân khấu ngoài trời hình vuông bằng ${side * side} tấm lát vuông cạnh 1 m. Mỗi cạnh sân khấu dài bao nhiêu mét?`,
          `Khu vườn hình vuông rộng ${side * side} m². Tính độ dài cạnh (m) của khu vườn.`,
        ],
        is: side,
        unit: 'm',
        why: `Cạnh là căn bậc hai số học của diện tích: $\\sqrt{${side * side}} = ${side}$ (m), vì $${side}^2 = ${side * side}$.`,
      };
    }),
  ]),
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ mc, set, fb, tf }) => [
    mc('M1', 'điểm đối xứng trên parabol', (r) => {
      const [a, p] = [r.pick([-3, -2, 2, 3]), r.int(1, 3)];
      const q = a * p * p;
      return {
        ask: [
          `Đồ thị hàm số $y = ${a}x^2$ đi qua điểm $${pt(p, q)}$ thì chắc chắn cũng đi qua điểm nào?`,
          `Điểm $${pt(p, q)}$ thuộc parabol $y = ${a}x^2$. Nhờ trục đối xứng, một điểm khác thuộc parabol là:`,
          `Vẽ parabol $y = ${a}x^2$, bạn Mai đã đánh dấu điểm $${pt(p, q)}$. Bạn lấy điểm đối xứng của nó để vẽ tiếp, đó là:`,
        ],
        right: `$${pt(-p, q)}$`,
        wrong: [
          [`$${pt(p, -q)}$`, 'lấy đối xứng qua $Ox$'],
          [`$${pt(-p, -q)}$`, 'lấy đối xứng qua gốc toạ độ'],
          `$${pt(q, p)}$`,
        ],
        why: `Trục $Oy$ là trục đối xứng của parabol nên điểm có hoành độ đối và cùng tung độ, $${pt(-p, q)}$, cũng thuộc parabol.`,
      };
    }),
    set('M1', 'nhận biết hàm số y = ax²', [
      [
        'Hàm số nào có dạng $y = ax^2$ ($a \\ne 0$)?',
        '$y = -\\dfrac{x^2}{3}$',
        [
          ['$y = -\\dfrac{3}{x^2}$', 'không để ý $x^2$ nằm ở mẫu'],
          ['$y = -3x$', 'lấy hàm số bậc nhất'],
          '$y = x^2 - 3x$',
        ],
        '$-\\dfrac{x^2}{3} = -\\dfrac{1}{3}x^2$ có dạng $ax^2$ với $a = -\\dfrac{1}{3}$.',
      ],
      [
        'Diện tích nào dưới đây là hàm số dạng $y = ax^2$ của $x$?',
        'Hình vuông cạnh $x$',
        [
          ['Hình chữ nhật cạnh $5$ và $x$', 'lấy hàm số $y = 5x$'],
          ['Hình chữ nhật cạnh $x$ và $x + 1$', 'quên số hạng $x$ trong $x^2 + x$'],
          'Tam giác đáy $8$, chiều cao $x$',
        ],
        'Hình vuông cạnh $x$ có diện tích $y = x^2$, tức là $a = 1$; các diện tích khác không có dạng $ax^2$.',
      ],
      [
        'Công thức nào cho một hàm số dạng $y = ax^2$ ($a \\ne 0$)?',
        '$y = \\sqrt{5}x^2$',
        [
          ['$y = 5\\sqrt{x}$', 'nhầm căn của $x$ với bình phương của $x$'],
          ['$y = 5x^2 + 1$', 'bỏ qua số hạng tự do'],
          '$y = 2x + 5$',
        ],
        '$\\sqrt{5}$ là một số khác 0 nên $y = \\sqrt{5}x^2$ có dạng $ax^2$.',
      ],
    ]),
    mc('M1', 'vị trí của parabol trong hình', (r, turn) => {
      const a = r.pick([1, 2, -1, -2]);
      const up = a > 0;
      const [question, right, wrong, why] = (
        [
          [
            'Trục đối xứng của đồ thị là:',
            'trục $Oy$',
            ['trục $Ox$', 'đường thẳng $y = x$', 'đường thẳng $y = 1$'],
            'Hai nhánh của parabol đối xứng với nhau qua trục $Oy$.',
          ],
          [
            `Điểm ${up ? 'thấp' : 'cao'} nhất của đồ thị là:`,
            `$${pt(0, 0)}$`,
            [`$${pt(1, a)}$`, `$${pt(0, up ? 1 : -1)}$`, `$${pt(-1, a)}$`],
            `Đồ thị nằm ${up ? 'phía trên' : 'phía dưới'} trục hoành và gặp trục hoành tại gốc toạ độ.`,
          ],
          [
            'Với mọi $x$ khác 0, giá trị $y$ của hàm số luôn:',
            up ? 'dương' : 'âm',
            [up ? 'âm' : 'dương', 'bằng 0', 'nhận cả giá trị âm và dương'],
            `Trừ gốc toạ độ, đồ thị nằm ${up ? 'phía trên' : 'phía dưới'} trục hoành.`,
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Hình bên là đồ thị của hàm số $y = ax^2$. ${question}`,
          `Cho parabol $y = ax^2$ như hình bên. ${question}`,
          `Quan sát parabol $y = ax^2$ ở hình bên. ${question}`,
        ],
        right,
        wrong,
        why,
        figure: graph('quadratic', [a, 0, 0], [-3, 3], up ? [-1, 6] : [-6, 1], { grid: true }),
      };
    }),
    fb('M1', 'hoành độ dương khi biết tung độ', (r, turn) => {
      const [a, m] = [r.pick([2, 3, 4, 5]), r.int(2, 6)];
      const name = ['m', 'x', 't'][turn]!;
      return {
        ask: [
          `Tìm số dương $m$, biết điểm $M(m;\\,${a * m * m})$ thuộc đồ thị hàm số $y = ${a}x^2$.`,
          `Với giá trị dương nào của $x$ thì hàm số $y = ${a}x^2$ nhận giá trị $${a * m * m}$?`,
          `Quãng đường $s$ (m) một xe đi được sau $t$ giây từ lúc khởi hành là $s = ${a}t^2$. Sau bao nhiêu giây xe đi được ${a * m * m} m?`,
        ],
        is: m,
        why: `$${a}${name}^2 = ${a * m * m}$ nên $${name}^2 = ${m * m}$; vì $${name} > 0$ nên $${name} = ${m}$.`,
      };
    }),
    tf('M1', 'vật rơi tự do', (r) => {
      const t = r.int(3, 5);
      const high = 5 * t * t;
      const tell = `Một vật rơi từ độ cao ${high} m. Quãng đường rơi (m) sau $t$ giây là $s = 5t^2$.`;
      return {
        ask: [tell, `${tell} Bỏ qua sức cản của không khí.`, `Trong giờ Khoa học tự nhiên, cô giáo nêu: ${tell}`],
        say: [
          ['Sau 1 giây vật rơi được 5 m.', 'Sau 1 giây vật rơi được 10 m.', '$5 \\cdot 1^2 = 5$.'],
          ['Sau 2 giây vật rơi được 20 m.', 'Sau 2 giây vật rơi được 10 m.', '$5 \\cdot 2^2 = 20$.'],
          [
            `Sau 2 giây vật cách mặt đất ${high - 20} m.`,
            `Sau 2 giây vật cách mặt đất ${high - 10} m.`,
            `$${high} - 20 = ${high - 20}$.`,
          ],
          [
            `Vật chạm đất sau ${t} giây.`,
            `Vật chạm đất sau ${t + 1} giây.`,
            `$5t^2 = ${high}$ nên $t^2 = ${t * t}$, $t = ${t}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Phương trình bậc hai một ẩn', ({ mc, set, fb, tf }) => [
    set('M1', 'nhận biết phương trình bậc hai', [
      [
        'Phương trình nào là phương trình bậc hai một ẩn?',
        '$5 - 2x^2 = 0$',
        [
          ['$5 - 2x = 0$', 'lấy phương trình bậc nhất'],
          ['$x^2 + y^2 = 5$', 'không để ý có hai ẩn'],
          ['$x^3 - 2x^2 = 0$', 'không để ý số hạng bậc ba'],
        ],
        '$5 - 2x^2 = 0$ có dạng $ax^2 + bx + c = 0$ với $a = -2$, $b = 0$, $c = 5$.',
      ],
      [
        'Phương trình nào sau đây không phải là phương trình bậc hai một ẩn?',
        '$3x - 1 = 0$',
        [
          ['$x^2 = 0$', 'cho rằng phải đủ ba số hạng'],
          ['$4x^2 - 9 = 0$', 'cho rằng phải có số hạng chứa $x$'],
          ['$x^2 - 5x = 0$', 'cho rằng phải có số hạng tự do'],
        ],
        '$3x - 1 = 0$ không có số hạng chứa $x^2$ nên là phương trình bậc nhất; ba phương trình kia có hệ số của $x^2$ khác 0.',
      ],
      [
        'Sau khi thu gọn, phương trình nào là phương trình bậc hai một ẩn?',
        '$x(x - 2) = 3$',
        [
          ['$x^2 - x(x - 2) = 3$', 'không thu gọn: hai số hạng $x^2$ triệt tiêu'],
          ['$2(x - 2) = 3$', 'lấy phương trình bậc nhất'],
          '$x^2(x - 2) = 3$',
        ],
        '$x(x - 2) = 3$ viết thành $x^2 - 2x - 3 = 0$, có hệ số của $x^2$ bằng 1.',
      ],
    ]),
    mc('M1', 'tổng hoặc tích hai nghiệm', (r, turn) => {
      const [a, p, q] = [r.pick([1, 2]), r.int(1, 6), -r.int(1, 6)];
      if (p === -q) return again();
      const [s, m] = [p + q, p * q];
      const wantsSum = turn !== 1;
      const right = wantsSum ? s : m;
      const equation = `$${poly([a, -a * s, a * m])} = 0$`;
      const name = wantsSum ? 'tổng $x_1 + x_2$' : 'tích $x_1x_2$';
      return {
        ask: [
          `Gọi $x_1$, $x_2$ là hai nghiệm của phương trình ${equation}. Khi đó ${name} bằng:`,
          `Không giải phương trình ${equation}, dùng định lí Viète tính ${name} của hai nghiệm.`,
          `Phương trình ${equation} có hai nghiệm $x_1$, $x_2$ trái dấu. Giá trị của ${name} là:`,
        ],
        right,
        wrong: [
          [-right, wantsSum ? 'quên dấu trừ trong $-\\dfrac{b}{a}$' : 'thừa dấu trừ trong $\\dfrac{c}{a}$'],
          [wantsSum ? m : s, 'nhầm tổng với tích'],
          [wantsSum ? -m : -s, 'nhầm cả công thức và dấu'],
          right + a,
          right - 2,
        ],
        why: wantsSum
          ? `Theo định lí Viète, $x_1 + x_2 = -\\dfrac{b}{a} = ${s}$, với $a = ${a}$, $b = ${-a * s}$.`
          : `Theo định lí Viète, $x_1x_2 = \\dfrac{c}{a} = ${m}$, với $a = ${a}$, $c = ${a * m}$.`,
      };
    }),
    mc('M1', 'phương trình khuyết số hạng bậc nhất', (r) => {
      const [a, k] = [r.int(2, 5), r.int(2, 7)];
      return {
        ask: [
          `Nghiệm của phương trình $${a}x^2 - ${a * k * k} = 0$ là:`,
          `Giải phương trình $${a}x^2 = ${a * k * k}$ (ẩn $x$).`,
          `Các số $x$ có $${a}x^2$ bằng $${a * k * k}$ là:`,
        ],
        right: `$x = ${k}$ hoặc $x = -${k}$`,
        wrong: [
          [`$x = ${k}$`, 'bỏ sót nghiệm âm'],
          [`$x = ${k * k}$ hoặc $x = -${k * k}$`, 'không lấy căn bậc hai'],
          [`$x = 0$ hoặc $x = ${k}$`, `đưa nhầm về dạng $x(x - ${k}) = 0$`],
        ],
        why: `$x^2 = ${a * k * k} : ${a} = ${k * k}$ nên $x = ${k}$ hoặc $x = -${k}$.`,
      };
    }),
    mc('M2', 'phương trình biết hai nghiệm', (r) => {
      const [p, q] = [r.int(2, 7), -r.int(1, 6)];
      if (p === -q || p + q === 1 || p + q === -1) return again();
      const of = (s: number, m: number) => `$${poly([1, -s, m])} = 0$`;
      return {
        ask: [
          `Phương trình bậc hai nào có hai nghiệm là $${p}$ và $${q}$?`,
          `Lập phương trình bậc hai nhận $x_1 = ${p}$, $x_2 = ${q}$ làm nghiệm.`,
          `Hai số có tổng và tích bằng tổng và tích của $${p}$ và $${q}$ là nghiệm của phương trình:`,
        ],
        right: of(p + q, p * q),
        wrong: [
          [of(-p - q, p * q), 'quên dấu trừ trước tổng'],
          [of(p + q, -p * q), 'sai dấu của tích'],
          [of(-p - q, -p * q), 'sai cả hai dấu'],
        ],
        why: `Tổng $S = ${p} - ${-q} = ${p + q}$, tích $P = ${p} \\cdot ${par(q)} = ${p * q}$. Phương trình $x^2 - Sx + P = 0$ là $${poly([1, -p - q, p * q])} = 0$.`,
      };
    }),
    fb('M2', 'tham số khi biết một nghiệm', (r) => {
      const [p, q] = [r.int(2, 5), r.int(2, 9)];
      return {
        ask: [
          `Tìm $m$, biết phương trình $x^2 - mx + ${p * q} = 0$ có một nghiệm $x = ${p}$.`,
          `Phương trình $x^2 - mx + ${p * q} = 0$ nhận $x = ${p}$ làm nghiệm. Giá trị của $m$ là bao nhiêu?`,
          `Số $${p}$ là một nghiệm của phương trình $x^2 - mx + ${p * q} = 0$ (ẩn $x$). Tính $m$.`,
        ],
        is: p + q,
        why: `Thay $x = ${p}$: $${p}^2 - ${p}m + ${p * q} = 0$, suy ra $${p}m = ${p * p + p * q}$, $m = ${p + q}$.`,
      };
    }),
    tf('M2', 'tấm thảm hình chữ nhật', (r) => {
      const [wide, more] = [r.int(3, 6), r.int(2, 5)];
      const area = wide * (wide + more);
      const delta = more * more + 4 * area;
      const tell = `hình chữ nhật có chiều dài hơn chiều rộng ${more} m và diện tích ${area} m². Gọi $x$ (m) là chiều rộng.`;
      return {
        ask: [`Một tấm thảm ${tell}`, `Sàn thư viện lớp học ${tell}`, `Một bồn hoa ${tell}`],
        say: [
          [`Chiều dài là $x + ${more}$ (m).`, `Chiều dài là $${more}x$ (m).`, `chiều dài hơn chiều rộng ${more} m.`],
          [
            `$x$ thoả mãn $x^2 + ${more}x - ${area} = 0$.`,
            `$x$ thoả mãn $x^2 + ${more}x + ${area} = 0$.`,
            `$x(x + ${more}) = ${area}$, tức là $x^2 + ${more}x - ${area} = 0$.`,
          ],
          [
            `Phương trình của $x$ có $\\Delta = ${delta}$.`,
            `Phương trình của $x$ có $\\Delta = ${more * more + area}$.`,
            `$\\Delta = ${more}^2 - 4 \\cdot 1 \\cdot (-${area}) = ${delta}$.`,
          ],
          [
            `Chu vi là ${2 * (2 * wide + more)} m.`,
            `Chu vi là ${2 * wide + more} m.`,
            `nghiệm dương là $x = \\dfrac{-${more} + ${Math.sqrt(delta)}}{2} = ${wide}$; chu vi bằng $2 \\cdot (${wide} + ${wide + more}) = ${2 * (2 * wide + more)}$ (m).`,
          ],
        ],
      };
    }),
  ]),
];

export const algebra9Second: readonly Template[] = [...systems, ...reducible, ...inequalities, ...functions];
