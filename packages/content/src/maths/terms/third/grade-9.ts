/** Grade 9: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, plain, poly, type Template } from '../../template.ts';
import { chart, graph, plane } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, sum, table, unit } from '../kit.ts';

const systems: readonly Template[] = unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ mc, set, fb, tf }) => [
  set('M1', 'lập phương trình từ một câu nói', [
    [
      'Mua $x$ quyển vở giá 8 nghìn đồng và $y$ chiếc bút giá 5 nghìn đồng hết 71 nghìn đồng. Phương trình là:',
      '$8x + 5y = 71$',
      [
        ['$5x + 8y = 71$', 'đổi chỗ giá của vở và bút'],
        ['$x + y = 71$', 'lấy số lượng thay cho số tiền'],
        ['$13(x + y) = 71$', 'cộng hai giá tiền'],
      ],
      'Tiền vở là $8x$, tiền bút là $5y$ (nghìn đồng), tổng là 71.',
    ],
    [
      'Tuổi mẹ ($x$) gấp 3 lần tuổi con ($y$). Hệ thức giữa $x$ và $y$ là:',
      '$x - 3y = 0$',
      [
        ['$3x - y = 0$', 'nhân 3 với tuổi mẹ'],
        ['$x - y = 3$', 'hiểu “gấp 3 lần” là “hơn 3 tuổi”'],
        ['$x + 3y = 0$', 'nhầm dấu khi chuyển vế'],
      ],
      '$x = 3y$, chuyển vế được $x - 3y = 0$.',
    ],
    [
      'Một hình chữ nhật có chiều dài $x$ (m), chiều rộng $y$ (m), chu vi 50 m. Phương trình liên hệ $x$ và $y$ là:',
      '$x + y = 25$',
      [
        ['$x + y = 50$', 'lấy nửa chu vi bằng chu vi'],
        ['$xy = 50$', 'nhầm chu vi với diện tích'],
        ['$2x + y = 50$', 'chỉ nhân đôi chiều dài'],
      ],
      'Nửa chu vi bằng $50 : 2 = 25$ nên $x + y = 25$.',
    ],
  ]),
  mc('M1', 'phép cộng đại số khử một ẩn', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(2, 5), r.int(2, 5)];
    const [p, q] = [r.int(5, 15), r.int(1, 4)];
    if (a === c) throw new TooFewDistractors('equal coefficients');
    const system = `$\\begin{cases} ${sum([a, 'x'], [b, 'y'])} = ${p} \\\\ ${sum([c, 'x'], [-b, 'y'])} = ${q} \\end{cases}$`;
    return {
      ask: [
        `Cộng từng vế hai phương trình của hệ ${system}, ta được:`,
        `Cho hệ ${system}. Khi khử ẩn $y$ bằng cách cộng từng vế, phương trình thu được là:`,
        `Bạn Tâm giải hệ ${system} bằng phương pháp cộng đại số. Bước cộng từng vế cho phương trình:`,
      ],
      right: `$${a + c}x = ${p + q}$`,
      wrong: [
        [`$${sum([a - c, 'x'])} = ${p - q}$`, 'trừ từng vế theo $x$'],
        [`$${a + c}x + ${2 * b}y = ${p + q}$`, 'cộng hai hệ số của $y$ mà không để ý dấu'],
        [`$${a + c}x = ${p - q}$`, 'cộng vế trái nhưng trừ vế phải'],
      ],
      why: `Hệ số của $y$ đối nhau nên khi cộng, $y$ bị khử: $${a}x + ${c}x = ${p} + ${q}$, tức là $${a + c}x = ${p + q}$.`,
    };
  }),
  mc('M1', 'phương trình nhận cặp số làm nghiệm', (r) => {
    const [x, y, a, b] = [r.int(1, 4), -r.int(1, 4), r.int(2, 5), r.int(2, 5)];
    const c = a * x + b * y;
    return {
      ask: [
        `Cặp số $${pt(x, y)}$ là nghiệm của phương trình nào sau đây?`,
        `Phương trình bậc nhất hai ẩn nào nhận $x = ${x}$, $y = ${y}$ làm nghiệm?`,
        `Đường thẳng biểu diễn nghiệm của phương trình nào sau đây đi qua điểm $M${pt(x, y)}$?`,
      ],
      right: `$${sum([a, 'x'], [b, 'y'])} = ${c}$`,
      wrong: [
        [`$${sum([a, 'x'], [-b, 'y'])} = ${c}$`, 'bỏ qua dấu âm của $y$'],
        [`$${sum([b, 'x'], [a, 'y'])} = ${c + 1}$`, 'thay nhầm vị trí của $x$ và $y$'],
        [`$${sum([a, 'x'], [b, 'y'])} = ${c + 2}$`, 'tính nhầm tổng'],
      ],
      why: `$${a} \\cdot ${x} + ${b} \\cdot (${y}) = ${c}$.`,
    };
  }),
  mc('M2', 'tham số để hệ nhận một nghiệm', (r) => {
    const [x, y, a, b] = [r.int(2, 4), r.int(1, 3), r.int(2, 5), r.int(2, 5)];
    if (a === b) throw new TooFewDistractors('equal coefficients');
    const p = a * x + b * y;
    const q = 2 * x - y;
    const system = `$\\begin{cases} mx + ${b}y = ${p} \\\\ 2x - y = ${q} \\end{cases}$`;
    return {
      ask: [
        `Hệ ${system} nhận $${pt(x, y)}$ làm nghiệm khi $m$ bằng:`,
        `Tìm $m$ để cặp số $x = ${x}$, $y = ${y}$ là nghiệm của hệ ${system}.`,
        `Hai đường thẳng biểu diễn hai phương trình của hệ ${system} cắt nhau tại $M${pt(x, y)}$. Giá trị của $m$ là:`,
      ],
      right: a,
      wrong: [
        [b, 'lấy hệ số của $y$'],
        [p - b * y, 'quên chia cho giá trị của $x$'],
        [-a, 'nhầm dấu khi chuyển vế'],
        [a + 1, 'tính nhầm'],
      ],
      why: `Thay vào phương trình thứ nhất: $${x}m + ${b * y} = ${p}$, nên $${x}m = ${p - b * y}$, $m = ${a}$; phương trình thứ hai đúng vì $2 \\cdot ${x} - ${y} = ${q}$.`,
    };
  }),
  fb('M1', 'tổng hai ẩn của hệ đối xứng', (r, turn) => {
    const times = turn === 1 ? 10 : 1;
    const [x, y] = [times * r.int(2, 9), times * r.int(1, 6)];
    if (x === y) throw new TooFewDistractors('equal values');
    const [p, q] = [2 * x + y, x + 2 * y];
    return {
      ask: [
        `Biết $\\begin{cases} 2x + y = ${p} \\\\ x + 2y = ${q} \\end{cases}$. Tính $x + y$.`,
        `Hai hộp bánh và một hộp kẹo giá ${p} nghìn đồng; một hộp bánh và hai hộp kẹo giá ${q} nghìn đồng. Một hộp bánh và một hộp kẹo giá bao nhiêu nghìn đồng?`,
        `Hai số $x$, $y$ thoả mãn $2x + y = ${p}$ và $x + 2y = ${q}$. Tổng $x + y$ bằng bao nhiêu?`,
      ],
      is: x + y,
      why: `${turn === 1 ? 'Gọi $x$, $y$ là giá một hộp bánh, một hộp kẹo. Cộng từng vế' : 'Cộng từng vế'}: $3(x + y) = ${p} + ${q} = ${p + q}$, nên $x + y = ${x + y}$.`,
    };
  }),
  tf('M1', 'các cách trả tiền bằng hai loại tờ', (r) => {
    const c = 2 * r.int(3, 6) + 1;
    const [big, small] = r.pick([
      [20, 10],
      [100, 50],
      [200, 100],
    ] as const);
    const told = `$2x + y = ${c}$`;
    return {
      ask: [
        `Bác Lâm trả ${small * c} nghìn đồng bằng $x$ tờ ${big} nghìn đồng và $y$ tờ ${small} nghìn đồng, do đó ${told}.`,
        `Để có ${small * c} nghìn đồng, người thu ngân lấy $x$ tờ ${big} nghìn đồng và $y$ tờ ${small} nghìn đồng; khi đó ${told}.`,
        `Trong ví có $x$ tờ ${big} nghìn đồng và $y$ tờ ${small} nghìn đồng, tổng cộng ${small * c} nghìn đồng, nghĩa là ${told}.`,
      ],
      say: [
        [
          `Cặp số $${pt(1, c - 2)}$ là một nghiệm của phương trình.`,
          `Cặp số $${pt(c - 2, 1)}$ là một nghiệm của phương trình.`,
          `với $x = 1$ thì $y = ${c} - 2 = ${c - 2}$.`,
          `$2 \\cdot ${c - 2} + 1 = ${2 * c - 3} \\ne ${c}$.`,
        ],
        [
          'Nếu $x$, $y$ là số thực tuỳ ý thì phương trình có vô số nghiệm.',
          'Nếu $x$, $y$ là số thực tuỳ ý thì phương trình có đúng một nghiệm.',
          `mỗi giá trị của $x$ cho một giá trị $y = ${c} - 2x$.`,
        ],
        [
          `Đường thẳng biểu diễn các nghiệm đi qua điểm $${pt(0, c)}$.`,
          `Đường thẳng biểu diễn các nghiệm đi qua điểm $${pt(c, 0)}$.`,
          `với $x = 0$ thì $y = ${c}$.`,
        ],
        [
          `Có ${(c - 1) / 2} cặp số nguyên dương $(x;\\,y)$ là nghiệm của phương trình.`,
          `Có ${(c + 1) / 2} cặp số nguyên dương $(x;\\,y)$ là nghiệm của phương trình.`,
          `$x$, $y$ nguyên dương nên $x$ nhận các giá trị từ 1 đến ${(c - 1) / 2}.`,
        ],
      ],
    };
  }),
]);

const reducible: readonly Template[] = unit(9, 'Phương trình quy về bậc nhất', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'số nghiệm của phương trình tích', [
    [
      'Phương trình $(x - 4)(x + 1) = 0$ có bao nhiêu nghiệm?',
      2,
      [
        [1, 'chỉ giải một nhân tử'],
        [0, 'cho rằng tích luôn khác 0'],
        [4, 'lấy số trong nhân tử thứ nhất'],
      ],
      '$x - 4 = 0$ hoặc $x + 1 = 0$, nên có hai nghiệm 4 và $-1$.',
    ],
    [
      'Số nghiệm của phương trình $(x - 3)(2x - 6) = 0$ là:',
      1,
      [
        [2, 'không nhận ra hai nhân tử cho cùng một nghiệm'],
        [0, 'cho rằng hai nghiệm triệt tiêu nhau'],
        [3, 'lấy giá trị của nghiệm'],
      ],
      'Cả hai nhân tử bằng 0 khi $x = 3$ nên phương trình có một nghiệm.',
    ],
    [
      'Tập nghiệm của phương trình $x(x^2 + 1) = 0$ có bao nhiêu phần tử?',
      1,
      [
        [2, 'cho rằng $x^2 + 1 = 0$ có nghiệm'],
        [3, 'đếm theo bậc của $x$'],
        [0, 'quên nghiệm $x = 0$'],
      ],
      '$x^2 + 1 > 0$ với mọi $x$ nên chỉ có nghiệm $x = 0$.',
    ],
  ]),
  mc('M1', 'khử mẫu của phương trình', (r) => {
    const [a, b] = [r.int(2, 6), r.int(2, 5)];
    if (a === b) throw new TooFewDistractors('no root');
    const equation = `\\dfrac{${a}}{x} = \\dfrac{${b}}{x - 1}`;
    return {
      ask: [
        `Quy đồng và khử mẫu phương trình $${equation}$, ta được:`,
        `Với $x \\ne 0$, $x \\ne 1$, phương trình $${equation}$ trở thành:`,
        `Nhân chéo hai vế của phương trình $${equation}$ (với điều kiện xác định), ta được phương trình:`,
      ],
      right: `$${a}(x - 1) = ${sum([b, 'x'])}$`,
      wrong: [
        [`$${a}x = ${b}(x - 1)$`, 'nhân nhầm tử với mẫu của chính nó'],
        [`$${a}(x - 1) = ${b}$`, 'không nhân vế phải với $x$'],
        [`$${a}x - 1 = ${sum([b, 'x'])}$`, 'không nhân $-1$ với tử thức'],
      ],
      why: `Nhân hai vế với $x(x - 1)$: $${a}(x - 1) = ${sum([b, 'x'])}$.`,
    };
  }),
  mc('M1', 'giá trị không thuộc điều kiện xác định', (r) => {
    const [a, b] = [r.int(1, 4), r.int(5, 9)];
    return {
      ask: [
        `Phương trình $\\dfrac{1}{x - ${a}} + \\dfrac{2}{x + ${b}} = 3$ không xác định khi $x$ bằng:`,
        `Giá trị nào sau đây làm một mẫu thức của phương trình $\\dfrac{1}{x - ${a}} + \\dfrac{2}{x + ${b}} = 3$ bằng 0?`,
        `Số nào chắc chắn không là nghiệm của phương trình $\\dfrac{1}{x - ${a}} + \\dfrac{2}{x + ${b}} = 3$ vì vi phạm điều kiện xác định?`,
      ],
      right: -b,
      wrong: [
        [b, `giải sai $x + ${b} = 0$`],
        [-a, `giải sai $x - ${a} = 0$`],
        [0, 'cho rằng phương trình chứa ẩn ở mẫu thì $x$ phải khác 0'],
        3,
      ],
      why: `$x + ${b} = 0$ khi $x = -${b}$; các số còn lại không làm mẫu thức nào bằng 0.`,
    };
  }),
  mc('M2', 'phương trình tích sau khi chuyển vế', (r) => {
    const [a, b] = [r.int(2, 6), r.int(1, 5)];
    if (a === b) throw new TooFewDistractors('one root');
    return {
      ask: [
        `Tổng các nghiệm của phương trình $x(x - ${a}) = ${sum([b, 'x'])} - ${a * b}$ là:`,
        `Phương trình $x(x - ${a}) = ${b === 1 ? '' : b}(x - ${a})$ có tổng các nghiệm bằng:`,
        `Giải phương trình $x(x - ${a}) - ${b === 1 ? '' : b}(x - ${a}) = 0$ rồi cộng các nghiệm, ta được:`,
      ],
      right: a + b,
      wrong: [
        [b, `chia hai vế cho $x - ${a}$ nên mất một nghiệm`],
        [a, 'chỉ lấy một nghiệm'],
        [-(a + b), 'nhầm dấu các nghiệm'],
        [a - b, 'nhầm dấu một nghiệm'],
      ],
      why: `Phương trình viết thành $(x - ${a})(x - ${b}) = 0$, có nghiệm ${a} và ${b}; tổng $${a} + ${b} = ${a + b}$.`,
    };
  }),
  fb('M2', 'số cần tìm từ phân số', (r) => {
    const [a, b, k] = r.pick([
      [1, 4, 2],
      [2, 5, 4],
      [1, 5, 3],
      [3, 8, 2],
    ] as const);
    // (a + k) / (b + k) in lowest terms.
    const common = gcd(a + k, b + k);
    const [p, q] = [(a + k) / common, (b + k) / common];
    const target = fraction(p, q);
    return {
      ask: [
        `Cộng cùng một số $x$ vào tử và mẫu của $\\dfrac{${a}}{${b}}$ thì được phân số bằng $${target}$. Tìm $x$.`,
        `Tìm $x$ biết $\\dfrac{${a} + x}{${b} + x} = ${target}$.`,
        `Đội bóng đã thắng ${a} trong ${b} trận. Nếu thắng liên tiếp $x$ trận nữa thì tỉ lệ thắng là $${target}$. Tìm $x$.`,
      ],
      is: k,
      why: `Điều kiện $x \\ne -${b}$. Nhân chéo: $${q}(${a} + x) = ${p === 1 ? '' : p}(${b} + x)$, nên $${sum([q - p, 'x'])} = ${p * b} - ${q * a} = ${p * b - q * a}$${q - p === 1 ? '' : `, $x = ${k}$`}.`,
    };
  }),
  tf('M2', 'đi xe đạp xuôi và ngược gió', (r) => {
    const [v, w, s] = r.pick([
      [15, 3, 36],
      [12, 3, 45],
      [14, 2, 48],
      [18, 2, 80],
    ] as const);
    const t = s / (v + w) + s / (v - w);
    return {
      ask: [
        `Một người đạp xe quãng đường ${s} km xuôi gió rồi quay về ngược gió. Khi lặng gió vận tốc là $x$ (km/h, $x > ${w}$), gió làm vận tốc thay đổi ${w} km/h; cả đi và về hết ${t} giờ.`,
        `Thuyền máy có vận tốc riêng $x$ (km/h, $x > ${w}$), nước chảy ${w} km/h. Thuyền đi xuôi dòng ${s} km rồi ngược dòng trở về, tổng thời gian chạy là ${t} giờ.`,
        `Ca nô du lịch có vận tốc khi nước lặng là $x$ (km/h, $x > ${w}$), vận tốc dòng nước ${w} km/h. Ca nô chạy xuôi ${s} km và chạy ngược lại quãng đường đó, hết tất cả ${t} giờ.`,
      ],
      say: [
        [
          `Vận tốc lúc đi xuôi là $x + ${w}$ (km/h).`,
          `Vận tốc lúc đi xuôi là $x - ${w}$ (km/h).`,
          'khi xuôi, hai vận tốc được cộng với nhau.',
        ],
        [
          `Thời gian lượt về là $\\dfrac{${s}}{x - ${w}}$ (giờ).`,
          `Thời gian lượt về là $\\dfrac{x - ${w}}{${s}}$ (giờ).`,
          'thời gian bằng quãng đường chia cho vận tốc.',
        ],
        [
          `$\\dfrac{${s}}{x + ${w}} + \\dfrac{${s}}{x - ${w}} = ${t}$.`,
          `$\\dfrac{${2 * s}}{x} = ${t}$.`,
          'tổng thời gian hai lượt, mỗi lượt có vận tốc riêng.',
        ],
        [
          `$x = ${v}$ thoả mãn bài toán.`,
          `$x = ${v + w}$ thoả mãn bài toán.`,
          `$\\dfrac{${s}}{${v + w}} + \\dfrac{${s}}{${v - w}} = ${s / (v + w)} + ${s / (v - w)} = ${t}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'năng suất tăng sau nửa công việc', (r, turn) => {
    const what = ['số áo', 'số mét vuông', 'số thùng'][turn]!;
    const [x, d, half] = r.pick([
      [10, 2, 60],
      [12, 3, 60],
      [15, 3, 90],
      [20, 5, 100],
    ] as const);
    const [short, long] = [x / d, x / d + 1];
    const share = fraction(short, long);
    return {
      ask: [
        `Một tổ phải may ${2 * half} chiếc áo. Làm được một nửa, tổ cải tiến kĩ thuật nên mỗi ngày may thêm ${d} chiếc và thời gian may nửa sau bằng $${share}$ thời gian may nửa đầu. Tính số áo mỗi ngày lúc đầu.`,
        `Đội thợ phải lát ${2 * half} m² sân. Sau khi lát được một nửa, mỗi ngày đội lát thêm ${d} m² nên thời gian lát nửa sau bằng $${share}$ thời gian lát nửa đầu. Lúc đầu mỗi ngày đội lát được bao nhiêu mét vuông?`,
        `Xưởng phải đóng ${2 * half} thùng hàng. Nửa sau, mỗi ngày xưởng đóng nhiều hơn lúc đầu ${d} thùng nên chỉ mất $${share}$ thời gian đóng nửa đầu. Tìm số thùng xưởng đóng mỗi ngày lúc đầu.`,
      ],
      solution: `Gọi ${what} làm được mỗi ngày lúc đầu là $x$ ($x > 0$); lúc sau là $x + ${d}$.\nThời gian làm nửa đầu là $\\dfrac{${half}}{x}$ ngày, nửa sau là $\\dfrac{${half}}{x + ${d}}$ ngày.\nTa có phương trình $\\dfrac{${half}}{x + ${d}} = ${share} \\cdot \\dfrac{${half}}{x}$.\nKhử mẫu và chia hai vế cho ${half}: $${long}x = ${short}(x + ${d})$.\nDo đó $x = ${short} \\cdot ${d} = ${x}$, thoả mãn $x > 0$. Vậy lúc đầu mỗi ngày làm được ${x} ${['chiếc áo', 'm²', 'thùng'][turn]!}.`,
    };
  }),
]);

const inequalities: readonly Template[] = unit(9, 'Bất đẳng thức và bất phương trình', ({ mc, set, fb, ew }) => [
  set('M1', 'viết bất đẳng thức từ lời văn', [
    [
      'Thang máy chở không quá 630 kg. Khối lượng $m$ (kg) được chở thoả mãn:',
      '$m \\le 630$',
      [
        ['$m < 630$', 'bỏ trường hợp đúng bằng 630 kg'],
        ['$m \\ge 630$', 'hiểu ngược “không quá”'],
        ['$m > 630$', 'hiểu ngược và bỏ trường hợp bằng'],
      ],
      '“Không quá 630” nghĩa là nhỏ hơn hoặc bằng 630.',
    ],
    [
      'Để được học bổng, điểm trung bình $d$ của học sinh phải đạt ít nhất 8,5. Điều kiện đó được viết là:',
      '$d \\ge 8{,}5$',
      [
        ['$d > 8{,}5$', 'bỏ trường hợp đúng bằng 8,5'],
        ['$d \\le 8{,}5$', 'hiểu ngược “ít nhất”'],
        ['$d = 8{,}5$', 'chỉ lấy giá trị nhỏ nhất'],
      ],
      '“Ít nhất 8,5” nghĩa là lớn hơn hoặc bằng 8,5.',
    ],
    [
      'Xe chạy trong khu dân cư phải có tốc độ $v$ (km/h) dưới 50 km/h. Bất đẳng thức mô tả điều này là:',
      '$v < 50$',
      [
        ['$v \\le 50$', 'tính cả trường hợp đúng bằng 50 km/h'],
        ['$v > 50$', 'hiểu ngược “dưới”'],
        ['$v \\ge 50$', 'hiểu ngược và thêm trường hợp bằng'],
      ],
      '“Dưới 50” nghĩa là nhỏ hơn 50, không kể 50.',
    ],
  ]),
  mc('M1', 'nhân hai vế với số âm', (r) => {
    const k = r.int(2, 6);
    return {
      ask: [
        `Cho $a < b$. Bất đẳng thức nào sau đây đúng?`,
        `Nếu $a < b$ thì khi nhân hai vế với $-${k}$, ta được:`,
        `Trên trục số, $a$ nằm bên trái $b$. Khẳng định đúng là:`,
      ],
      right: `$-${k}a > -${k}b$`,
      wrong: [
        [`$-${k}a < -${k}b$`, 'không đổi chiều khi nhân với số âm'],
        [`$${k}a > ${k}b$`, 'đổi chiều khi nhân với số dương'],
        [`$-${k}a = -${k}b$`, 'coi hai số bằng nhau'],
      ],
      why: `Nhân hai vế của $a < b$ với số âm $-${k}$ thì bất đẳng thức đổi chiều.`,
    };
  }),
  mc('M2', 'bất phương trình có mẫu số', (r) => {
    const [a, x] = [r.pick([2, 3, 4]), r.int(3, 9)];
    const b = r.int(1, 5);
    // (x + b)/a > 1 has the solution x > a - b; shifted so that the bound is x.
    const c = (x + b) / a;
    if (!Number.isInteger(c)) throw new TooFewDistractors('a fraction');
    return {
      ask: [
        `Bất phương trình $\\dfrac{x + ${b}}{${a}} > ${c}$ có nghiệm:`,
        `Nhân hai vế của bất phương trình $\\dfrac{x + ${b}}{${a}} > ${c}$ với ${a} rồi giải tiếp, ta được:`,
        `Thêm ${b} vào $x$ rồi chia cho ${a} thì được một số lớn hơn ${c}. Khi đó:`,
      ],
      right: `$x > ${x}$`,
      wrong: [
        [`$x < ${x}$`, 'đổi chiều bất đẳng thức khi nhân với số dương'],
        [`$x > ${a * c + b}$`, `cộng ${b} thay vì trừ`],
        [`$x > ${c - b}$`, `quên nhân vế phải với ${a}`],
      ],
      why: `Nhân hai vế với ${a}: $x + ${b} > ${a * c}$, nên $x > ${a * c} - ${b} = ${x}$.`,
    };
  }),
  mc('M2', 'so sánh hai biểu thức', (r) => {
    const [k, c, d] = [r.int(2, 6), r.int(4, 9), r.int(1, 3)];
    return {
      ask: [
        `Cho $a > b$, $A = ${k}a + ${c}$ và $B = ${k}b + ${d}$. Kết quả so sánh $A$ với $B$ là:`,
        `Lớp 9A góp được $a$ nghìn đồng, lớp 9B góp được $b$ nghìn đồng, $a > b$. Nhà trường tính điểm $A = ${k}a + ${c}$ và $B = ${k}b + ${d}$ cho hai lớp. Khi đó:`,
        `Với $a > b$, đặt $A = ${k}a + ${c}$ và $B = ${k}b + ${d}$. Khẳng định nào đúng?`,
      ],
      right: '$A > B$',
      wrong: [
        ['$A < B$', 'đổi chiều khi nhân với số dương'],
        ['$A = B$', 'cho rằng các số cộng thêm bù trừ nhau'],
        ['không so sánh được', 'không dùng tính chất bắc cầu'],
      ],
      why: `$${k}a > ${k}b$ nên $${k}a + ${c} > ${k}b + ${c}$; mà $${c} > ${d}$ nên $${k}b + ${c} > ${k}b + ${d}$. Vậy $A > B$.`,
    };
  }),
  fb('M1', 'biên của tập nghiệm', (r, turn) => {
    const [a, b] = turn === 2 ? [50 * r.int(2, 4), 10 * r.int(2, 9)] : [r.int(2, 7), r.int(2, 9)];
    const x = r.int(3, 12);
    const c = a * x + b;
    return {
      ask: [
        `Bất phương trình $${a}x + ${b} > ${c}$ có nghiệm là $x > m$. Tìm $m$.`,
        `Nghiệm của bất phương trình $${a}x + ${b} > ${c}$ được biểu diễn trên trục số bởi các điểm nằm bên phải điểm $m$. Số $m$ bằng bao nhiêu?`,
        `Tiền thuê sân bóng gồm ${b} nghìn đồng phí cố định và ${a} nghìn đồng mỗi giờ. Số tiền vượt quá ${c} nghìn đồng khi thuê nhiều hơn $m$ giờ. Tìm $m$.`,
      ],
      is: x,
      why: `${turn === 2 ? 'Gọi $x$ là số giờ thuê: ' : ''}$${a}x > ${c} - ${b} = ${c - b}$, nên $x > ${c - b} : ${a} = ${x}$.`,
    };
  }),
  fb('M2', 'điểm bài kiểm tra cuối cần đạt', (r) => {
    const list = [r.int(6, 8), r.int(7, 9), r.int(6, 8)];
    const goal = 8;
    const need = 5 * goal - list.reduce((one, other) => one + other, 0);
    if (need % 2 !== 0 || need / 2 > 10 || need / 2 < 7) throw new TooFewDistractors('no whole mark');
    return {
      ask: [
        `Bạn Yến có ba điểm kiểm tra hệ số 1 là ${list.join('; ')}; bài cuối kì có hệ số 2. Yến cần đạt ít nhất bao nhiêu điểm bài cuối kì để điểm trung bình không dưới ${goal}?`,
        `Điểm trung bình được tính từ ba điểm hệ số 1 là ${list.join('; ')} và điểm cuối kì $x$ hệ số 2. Tìm $x$ nhỏ nhất để điểm trung bình từ ${goal} trở lên.`,
        `Thí sinh đã có ba vòng thi với số điểm ${list.join('; ')}; vòng chung kết tính hệ số 2. Cần ít nhất bao nhiêu điểm ở vòng chung kết để điểm trung bình đạt từ ${goal} điểm?`,
      ],
      is: need / 2,
      why: `Gọi điểm cần tìm là $x$: $\\dfrac{${list.join(' + ')} + 2x}{5} \\ge ${goal}$, nên $2x \\ge ${5 * goal} - ${5 * goal - need} = ${need}$, $x \\ge ${need / 2}$.`,
    };
  }),
  ew('M3', 'số câu trả lời đúng ít nhất', (r, turn) => {
    const times = turn === 2 ? 10 : 1;
    const [count, plus, minus] = [5 * r.int(5, 8), times * r.int(3, 5), times * r.int(1, 2)];
    const goal = times * r.int(3, 7) * 10;
    const bound = goal + minus * count;
    const least = Math.ceil(bound / (plus + minus));
    if (least >= count) throw new TooFewDistractors('too many');
    const [good, bad, total] = (
      [
        ['câu trả lời đúng', 'câu sai hoặc bỏ trống', 'Tổng số điểm'],
        ['lượt thắng', 'lượt thua', 'Tổng số điểm'],
        ['bình nguyên vẹn', 'bình vỡ', 'Số tiền nhận được (nghìn đồng)'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Bài thi có ${count} câu hỏi. Mỗi câu trả lời đúng được cộng ${plus} điểm, mỗi câu sai hoặc bỏ trống bị trừ ${minus} điểm. Để vào vòng sau, thí sinh cần ít nhất ${goal} điểm. Hỏi thí sinh phải trả lời đúng ít nhất bao nhiêu câu?`,
        `Một trò chơi có ${count} lượt. Lượt thắng được ${plus} điểm, lượt thua bị trừ ${minus} điểm, không có lượt hoà. Muốn có từ ${goal} điểm trở lên, người chơi phải thắng ít nhất bao nhiêu lượt?`,
        `Công ty vận chuyển ${count} bình gốm: mỗi bình nguyên vẹn được trả ${plus} nghìn đồng, mỗi bình vỡ phải đền ${minus} nghìn đồng. Cần giao nguyên vẹn ít nhất bao nhiêu bình để số tiền nhận được không ít hơn ${goal} nghìn đồng?`,
      ],
      solution: `Gọi số ${good} là $x$ ($x$ nguyên, $0 \\le x \\le ${count}$); số ${bad} là $${count} - x$.\n${total}: $${plus}x - ${minus === 1 ? '' : minus}(${count} - x) = ${plus + minus}x - ${minus * count}$.\nTa cần $${plus + minus}x - ${minus * count} \\ge ${goal}$, tức là $${plus + minus}x \\ge ${bound}$.\n$x \\ge ${fraction(bound, plus + minus)}$; vì $x$ nguyên nên $x$ nhỏ nhất là ${least}. Vậy cần ít nhất ${least} ${good}.`,
    };
  }),
]);

const roots: readonly Template[] = unit(9, 'Căn thức', ({ mc, fb }) => [
  mc('M1', 'đưa thừa số ra ngoài dấu căn', (r) => {
    const [a, b] = [r.int(2, 7), r.pick([2, 3, 5, 7])];
    if (a === b) throw new TooFewDistractors('the same numbers');
    return {
      ask: [
        `Đưa thừa số ra ngoài dấu căn, $\\sqrt{${a * a * b}}$ bằng:`,
        `Biểu thức nào sau đây bằng $\\sqrt{${a * a * b}}$?`,
        `Một hình vuông có diện tích ${a * a * b} cm². Độ dài cạnh (cm) của hình vuông là:`,
      ],
      right: `$${a}\\sqrt{${b}}$`,
      wrong: [
        [`$${a * a}\\sqrt{${b}}$`, `không khai căn $${a}^2$`],
        [`$${b}\\sqrt{${a}}$`, 'đưa nhầm thừa số ra ngoài'],
        [a * b, 'bỏ dấu căn'],
      ],
      why: `$\\sqrt{${a * a * b}} = \\sqrt{${a}^2 \\cdot ${b}} = ${a}\\sqrt{${b}}$.`,
    };
  }),
  mc('M2', 'trục căn thức ở mẫu', (r) => {
    const [k, b] = [r.int(2, 6), r.pick([2, 3, 5])];
    return {
      ask: [
        `Trục căn thức ở mẫu của $\\dfrac{${k * (b - 1)}}{\\sqrt{${b}} - 1}$, ta được:`,
        `Viết biểu thức $\\dfrac{${k * (b - 1)}}{\\sqrt{${b}} - 1}$ dưới dạng không có căn ở mẫu, ta được:`,
        `Hình chữ nhật có diện tích ${k * (b - 1)} cm², một cạnh dài $\\sqrt{${b}} - 1$ (cm). Cạnh kia (cm) dài:`,
      ],
      right: `$${k}(\\sqrt{${b}} + 1)$`,
      wrong: [
        [`$${k}(\\sqrt{${b}} - 1)$`, 'không đổi dấu ở biểu thức liên hợp'],
        [`$${k * (b - 1)}(\\sqrt{${b}} + 1)$`, 'quên chia cho mẫu mới'],
        [
          `$\\dfrac{${k * (b - 1)}(\\sqrt{${b}} + 1)}{${b + 1}}$`,
          'tính mẫu mới bằng tổng thay vì hiệu hai bình phương',
        ],
      ],
      why: `Nhân tử và mẫu với $\\sqrt{${b}} + 1$: mẫu mới là $${b} - 1 = ${b - 1}$, nên kết quả là $${k}(\\sqrt{${b}} + 1)$.`,
    };
  }),
  fb('M1', 'giá trị của căn thức tại một điểm', (r) => {
    const [a, s] = [r.int(2, 4), r.int(3, 9)];
    const x = r.int(2, 6);
    const b = s * s - a * x;
    if (b < 1) throw new TooFewDistractors('negative');
    return {
      ask: [
        `Tính giá trị của $\\sqrt{${a}x + ${b}}$ tại $x = ${x}$.`,
        `Khi $x = ${x}$, căn thức $\\sqrt{${a}x + ${b}}$ có giá trị bằng bao nhiêu?`,
        `Bán kính (m) của vùng chiếu sáng là $r = \\sqrt{${a}x + ${b}}$ với $x$ (m) là độ cao của đèn. Tính $r$ khi $x = ${x}$.`,
      ],
      is: s,
      why: `$\\sqrt{${a} \\cdot ${x} + ${b}} = \\sqrt{${s * s}} = ${s}$.`,
    };
  }),
]);

const parabolas: readonly Template[] = unit(9, 'Hàm số y = ax² và đồ thị', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận biết hàm số dạng y = ax²', [
    [
      'Hàm số nào sau đây có dạng $y = ax^2$ ($a \\ne 0$)?',
      '$y = -\\dfrac{x^2}{3}$',
      [
        ['$y = 3x + 2$', 'nhầm với hàm số bậc nhất'],
        ['$y = \\dfrac{3}{x^2}$', 'không để ý $x^2$ ở mẫu'],
        ['$y = x^2 + 1$', 'không để ý số hạng tự do'],
      ],
      '$-\\dfrac{x^2}{3} = -\\dfrac{1}{3}x^2$, có dạng $ax^2$ với $a = -\\dfrac{1}{3}$.',
    ],
    [
      'Diện tích $S$ (cm²) của hình vuông cạnh $x$ (cm) được tính bởi công thức nào, thuộc dạng $y = ax^2$?',
      '$S = x^2$',
      [
        ['$S = 4x$', 'nhầm với chu vi'],
        ['$S = 2x$', 'nhầm bình phương với nhân đôi'],
        ['$S = x^2 + x$', 'cộng thêm một cạnh'],
      ],
      'Diện tích hình vuông bằng bình phương độ dài cạnh, ở đây $a = 1$.',
    ],
    [
      'Trong các hàm số sau, hàm số nào không có dạng $y = ax^2$?',
      '$y = (2x)^3$',
      [
        ['$y = (2x)^2$', 'không khai triển bình phương'],
        ['$y = -x^2$', 'cho rằng hệ số phải dương'],
        ['$y = \\sqrt{2}x^2$', 'cho rằng hệ số phải là số nguyên'],
      ],
      '$(2x)^3 = 8x^3$ có số mũ 3; các hàm số còn lại có dạng $ax^2$.',
    ],
  ]),
  mc('M1', 'hệ số a từ công thức thực tế', (r) => {
    const k = r.int(2, 9);
    return {
      ask: [
        `Hình chữ nhật có chiều rộng $x$ (cm), chiều dài gấp ${k} lần chiều rộng. Diện tích $y$ (cm²) là hàm số $y = ax^2$ với $a$ bằng:`,
        `Khu đất hình chữ nhật có chiều dài gấp ${k} lần chiều rộng $x$ (m), diện tích $y = ax^2$ (m²). Hệ số $a$ là:`,
        `Tấm bìa dài gấp ${k} lần chiều rộng $x$ (dm). Nếu viết diện tích (dm²) là $y = ax^2$ thì $a$ bằng:`,
      ],
      right: k,
      wrong: [
        [2 * (k + 1), 'tính theo chu vi'],
        [k * k, 'bình phương cả số lần'],
        [1, 'bỏ qua số lần'],
      ],
      why: `Chiều dài là $${k}x$ nên $y = x \\cdot ${k}x = ${k}x^2$.`,
    };
  }),
  mc('M1', 'điểm thấp nhất hoặc cao nhất của parabol', (_, turn) => {
    const a = [1, -1, 1][turn]!;
    return {
      ask: shown('đồ thị của hàm số $y = ax^2$', 'Khẳng định nào sau đây đúng?'),
      right: a > 0 ? 'Gốc toạ độ $O$ là điểm thấp nhất của đồ thị' : 'Gốc toạ độ $O$ là điểm cao nhất của đồ thị',
      wrong: [
        [
          a > 0 ? 'Gốc toạ độ $O$ là điểm cao nhất của đồ thị' : 'Gốc toạ độ $O$ là điểm thấp nhất của đồ thị',
          'nhầm chiều của bề lõm',
        ],
        ['Đồ thị nhận trục $Ox$ làm trục đối xứng', 'nhầm trục đối xứng'],
        ['Đồ thị không đi qua gốc toạ độ', 'không xét $x = 0$'],
      ],
      why: `Đồ thị nằm phía ${a > 0 ? 'trên' : 'dưới'} trục hoành và đi qua $O$.`,
      figure: graph('quadratic', [turn === 2 ? 0.5 : a, 0, 0], [-3.5, 3.5], a > 0 ? [-1, 5] : [-5, 1], { grid: true }),
    };
  }),
  mc('M2', 'giao điểm của parabol và đường thẳng song song Ox', (r) => {
    const [a, s] = [r.int(1, 3), r.int(2, 5)];
    const y = a * s * s;
    const f = poly([a, 0, 0]);
    return {
      ask: [
        `Đường thẳng $y = ${y}$ cắt parabol $y = ${f}$ tại hai điểm $A$ và $B$. Độ dài đoạn $AB$ bằng:`,
        `Mặt nước ngang với đường thẳng $y = ${y}$ trong một lòng máng có mặt cắt là parabol $y = ${f}$ (đơn vị: dm). Bề rộng mặt nước (dm) là:`,
        `Hai điểm phân biệt $A$, $B$ thuộc parabol $y = ${f}$ và cùng có tung độ ${y}. Khoảng cách giữa $A$ và $B$ là:`,
      ],
      right: 2 * s,
      wrong: [
        [s, 'chỉ lấy hoành độ của một điểm'],
        [2 * s * s, 'không khai căn'],
        [y, 'lấy tung độ'],
        [4 * s, 'nhân đôi hai lần'],
      ],
      why: `$${a === 1 ? '' : a}x^2 = ${y}$ khi $x^2 = ${s * s}$, $x = \\pm ${s}$; khoảng cách cần tìm là $${s} - (-${s}) = ${2 * s}$.`,
    };
  }),
  fb('M1', 'giá trị tăng bao nhiêu lần', (r) => {
    const [a, k] = [r.int(2, 9), r.int(2, 6)];
    return {
      ask: [
        `Cho hàm số $y = ${a}x^2$. Khi $x$ tăng gấp ${k} lần thì $y$ tăng gấp bao nhiêu lần?`,
        `Động năng của một xe tỉ lệ với bình phương vận tốc: $E = ${a}v^2$. Vận tốc gấp ${k} lần thì động năng gấp bao nhiêu lần?`,
        `Diện tích một hình được tính bởi $S = ${a}x^2$ với $x$ là độ dài một cạnh. Phóng to để cạnh gấp ${k} lần thì diện tích gấp bao nhiêu lần?`,
      ],
      is: k * k,
      why: `Đại lượng được bình phương tăng gấp ${k} lần nên bình phương của nó gấp $${k}^2 = ${k * k}$ lần.`,
    };
  }),
  tf('M1', 'dây cáp cầu treo', (r, turn) => {
    const [a, half] = r.pick([
      [0.01, 30],
      [0.02, 20],
      [0.02, 30],
      [0.01, 40],
    ] as const);
    const top = a * half * half;
    const [ends, end] = (
      [
        ['đầu dây', 'đầu'],
        ['mép chảo', 'mép'],
        ['bờ hồ', 'bờ'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Dây cáp của một cầu treo có dạng parabol $y = ${n(a)}x^2$ (đơn vị: m), gốc $O$ ở điểm thấp nhất của dây; hai đầu dây ở đỉnh hai trụ cầu, cách $Oy$ ${half} m.`,
        `Mặt cắt qua trục của chảo kính thiên văn vô tuyến là parabol $y = ${n(a)}x^2$ (đơn vị: m) có đỉnh $O$ ở đáy chảo; hai mép chảo cách trục $Oy$ ${half} m.`,
        `Mặt cắt của một lòng hồ là parabol $y = ${n(a)}x^2$ (đơn vị: m) với đáy hồ ở $O$; hai bờ hồ cách trục $Oy$ ${half} m.`,
      ],
      say: [
        [
          'Đồ thị nằm phía trên trục hoành và nhận trục tung làm trục đối xứng.',
          'Đồ thị nằm phía dưới trục hoành và nhận trục tung làm trục đối xứng.',
          `hệ số ${plain(a)} là số dương.`,
        ],
        [
          `Hai ${ends} cách nhau ${2 * half} m.`,
          `Hai ${ends} cách nhau ${half} m.`,
          `chúng đối xứng qua $Oy$, mỗi ${end} cách $Oy$ ${half} m.`,
        ],
        [
          `Hai ${ends} cao hơn điểm thấp nhất ${plain(top)} m.`,
          `Hai ${ends} cao hơn điểm thấp nhất ${plain(a * half)} m.`,
          `$y = ${n(a)} \\cdot ${half}^2 = ${n(top)}$.`,
        ],
        [
          `Điểm có hoành độ ${half / 2} cao hơn điểm thấp nhất ${plain(top / 4)} m.`,
          `Điểm có hoành độ ${half / 2} cao hơn điểm thấp nhất ${plain(top / 2)} m.`,
          `$y = ${n(a)} \\cdot ${half / 2}^2 = ${n(top / 4)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'xe tải qua hầm hình parabol', (r, turn) => {
    const [half, k] = [r.pick([4, 5]), r.int(1, 2)];
    const a = k === 1 ? 0.25 : 0.2;
    const top = a * half * half;
    const w = r.pick([2, 3]);
    const height = top - a * w * w;
    const truck = r.pick([plain(height - 0.5), plain(height + 0.5)]);
    const fits = truck === plain(height - 0.5);
    if (height < 1.5) throw new TooFewDistractors('too low');
    const what = ['xe tải', 'xe hoa', 'thuyền'][turn]!;
    return {
      ask: [
        `Một đường hầm có mặt cắt là phần parabol $y = -${n(a)}x^2$ phía trên mặt đường, gốc $O$ ở nóc hầm, mặt đường rộng ${2 * half} m (đơn vị trên các trục: m). Một xe tải rộng ${2 * w} m, cao ${truck} m chạy giữa hầm. Xe có qua được hầm không? Giải thích.`,
        `Cổng vòm hình parabol $y = -${n(a)}x^2$ (đơn vị: m, $O$ ở đỉnh cổng) có hai chân cách nhau ${2 * half} m. Chiếc xe hoa hình hộp rộng ${2 * w} m, cao ${truck} m đi chính giữa cổng. Xe hoa có đi lọt qua cổng không? Vì sao?`,
        `Gầm một cây cầu có dạng parabol $y = -${n(a)}x^2$ (đơn vị: m, $O$ là điểm cao nhất), rộng ${2 * half} m ở sát mặt nước. Một thuyền chở rơm có phần trên mặt nước là hình hộp rộng ${2 * w} m, cao ${truck} m đi giữa dòng. Thuyền có chui qua gầm cầu được không? Giải thích.`,
      ],
      solution: `Chân vòm có hoành độ $\\pm ${half}$, tung độ $-${n(a)} \\cdot ${half}^2 = -${n(top)}$, nên vòm cao ${plain(top)} m.\nMép của ${what} cách trục đối xứng ${w} m: tại $x = ${w}$, $y = -${n(a)} \\cdot ${w}^2 = -${n(a * w * w)}$.\nKhoảng cách từ điểm đó của vòm xuống đường ngang chân vòm: $${n(top)} - ${n(a * w * w)} = ${n(height)}$ (m).\nVì ${truck} m ${fits ? 'nhỏ' : 'lớn'} hơn ${plain(height)} m nên ${what} ${fits ? 'qua được' : 'không qua được'}.`,
    };
  }),
]);

const second: readonly Template[] = unit(9, 'Phương trình bậc hai một ẩn', ({ mc, fb, tf }) => [
  mc('M1', 'phương trình của hai số có tổng và tích cho trước', (r) => {
    const [S, P] = [r.int(5, 15), r.int(2, 6)];
    const of = (b: number, c: number) => `$${poly([1, b, c])} = 0$`;
    return {
      ask: [
        `Hai số có tổng bằng ${S} và tích bằng ${P} là hai nghiệm của phương trình:`,
        `Hình chữ nhật có nửa chu vi ${S} cm và diện tích ${P} cm². Độ dài hai cạnh (cm) là nghiệm của phương trình:`,
        `Biết $u + v = ${S}$ và $uv = ${P}$. Khi đó $u$, $v$ là hai nghiệm của phương trình nào?`,
      ],
      right: of(-S, P),
      wrong: [
        [of(S, P), 'nhầm dấu của tổng'],
        [of(-S, -P), 'nhầm dấu của tích'],
        [of(-P, S), 'đổi chỗ tổng và tích'],
      ],
      why: `Hai số có tổng $S$ và tích $P$ là nghiệm của $x^2 - Sx + P = 0$, với $S = ${S}$, $P = ${P}$.`,
    };
  }),
  mc('M1', 'công thức nghiệm', (r) => {
    const [p, q] = [r.int(1, 4), r.int(5, 9)];
    const f = poly([1, -(p + q), p * q]);
    return {
      ask: [
        `Phương trình $${f} = 0$ có $\\Delta = ${(q - p) ** 2}$. Nghiệm lớn hơn của phương trình là:`,
        `Biết phương trình $${f} = 0$ có biệt thức $\\Delta = ${(q - p) ** 2}$. Số lớn hơn trong hai nghiệm bằng:`,
        `Hai cạnh của một hình chữ nhật (m) là hai nghiệm của $${f} = 0$, phương trình có $\\Delta = ${(q - p) ** 2}$. Cạnh dài hơn bằng:`,
      ],
      right: q,
      wrong: [
        [p, 'lấy nghiệm nhỏ hơn'],
        [2 * q, 'quên chia cho $2a$'],
        [-p, 'nhầm dấu của $b$'],
        [p + q, 'lấy tổng hai nghiệm'],
      ],
      why: `$x = \\dfrac{${p + q} + \\sqrt{${(q - p) ** 2}}}{2} = \\dfrac{${p + q} + ${q - p}}{2} = ${q}$.`,
    };
  }),
  mc('M1', 'dấu của biệt thức và số nghiệm', (r, turn) => {
    const d = [r.int(2, 9), 0, -r.int(2, 9)][turn]!;
    const right = ['có hai nghiệm phân biệt', 'có nghiệm kép', 'vô nghiệm'][turn]!;
    const all = [
      ['có hai nghiệm phân biệt', 'nhầm với trường hợp $\\Delta > 0$'],
      ['có nghiệm kép', 'nhầm với trường hợp $\\Delta = 0$'],
      ['vô nghiệm', 'nhầm với trường hợp $\\Delta < 0$'],
      ['có vô số nghiệm', 'quên rằng phương trình bậc hai có nhiều nhất hai nghiệm'],
    ] as const;
    return {
      ask: [
        `Một phương trình bậc hai có biệt thức $\\Delta = ${d}$. Phương trình đó:`,
        `Bạn Bách tính được $\\Delta = ${d}$ khi giải một phương trình bậc hai. Kết luận đúng là phương trình:`,
        `Phương trình $ax^2 + bx + c = 0$ ($a \\ne 0$) có $b^2 - 4ac = ${d}$. Khi đó phương trình:`,
      ],
      right,
      wrong: all.filter(([one]) => one !== right),
      why: `$\\Delta ${d > 0 ? '> 0' : d === 0 ? '= 0' : '< 0'}$ nên phương trình ${right}.`,
    };
  }),
  mc('M2', 'nghiệm còn lại theo định lí Viète', (r) => {
    const [x, y] = [r.int(2, 6), -r.int(2, 7)];
    const f = `x^2 + mx ${signed(x * y)}`;
    return {
      ask: [
        `Phương trình $${f} = 0$ ($m$ là tham số) có một nghiệm bằng ${x}. Nghiệm còn lại là:`,
        `Biết $x = ${x}$ là một nghiệm của phương trình $${f} = 0$. Không tính $m$, ta tìm được nghiệm kia bằng:`,
        `Đồ thị hàm số $y = ${f}$ cắt trục hoành tại điểm có hoành độ ${x}. Giao điểm thứ hai với trục hoành có hoành độ bằng:`,
      ],
      right: y,
      wrong: [
        [-y, 'nhầm dấu của tích hai nghiệm'],
        [x * y, 'lấy luôn tích hai nghiệm'],
        [x * y - x, 'lấy tích trừ đi nghiệm đã biết'],
        [x + y, 'lấy tổng hai nghiệm'],
      ],
      why: `Theo định lí Viète, tích hai nghiệm bằng $${x * y}$, nên nghiệm còn lại là $${x * y} : ${x} = ${y}$.`,
    };
  }),
  fb('M2', 'bề rộng lối đi quanh bể', (r) => {
    const [a, b, x] = [r.int(6, 10), r.int(4, 5), r.int(1, 3)];
    const big = (a + 2 * x) * (b + 2 * x);
    return {
      ask: [
        `Bể bơi hình chữ nhật ${a} m × ${b} m được bao quanh bởi lối đi rộng đều $x$ (m). Cả bể và lối đi có diện tích ${big} m². Tìm $x$.`,
        `Tìm số dương $x$ thoả mãn $(${a} + 2x)(${b} + 2x) = ${big}$.`,
        `Bức tranh ${a} dm × ${b} dm được đóng khung có bề rộng đều $x$ (dm). Diện tích cả khung và tranh là ${big} dm². Bề rộng $x$ của khung bằng bao nhiêu đề-xi-mét?`,
      ],
      is: x,
      why: `Khai triển: $4x^2 + ${2 * (a + b)}x + ${a * b} = ${big}$, tức là $4x^2 + ${2 * (a + b)}x - ${big - a * b} = 0$. Nghiệm dương là $x = ${x}$ vì $(${a} + ${2 * x})(${b} + ${2 * x}) = ${big}$.`,
    };
  }),
  tf('M2', 'hai số tự nhiên liên tiếp', (r) => {
    const x = r.int(5, 12);
    const s = x * x + (x + 1) * (x + 1);
    return {
      ask: [
        `Hai số tự nhiên liên tiếp có tổng các bình phương bằng ${s}. Gọi số bé là $x$.`,
        `Hai mảnh vườn hình vuông có cạnh là hai số tự nhiên liên tiếp (m), tổng diện tích ${s} m². Gọi cạnh của mảnh bé là $x$ (m).`,
        `Bạn Ngân xếp gạch thành hai hình vuông có số viên ở mỗi cạnh là hai số tự nhiên liên tiếp, dùng hết ${s} viên. Gọi số viên ở cạnh hình bé là $x$.`,
      ],
      say: [
        ['Số lớn hơn là $x + 1$.', 'Số lớn hơn là $2x$.', 'hai số tự nhiên liên tiếp hơn kém nhau 1.'],
        [`$x^2 + (x + 1)^2 = ${s}$.`, `$(x + x + 1)^2 = ${s}$.`, 'tổng các bình phương khác bình phương của tổng.'],
        [
          `Phương trình thu gọn là $x^2 + x - ${(s - 1) / 2} = 0$.`,
          `Phương trình thu gọn là $x^2 + x - ${s - 1} = 0$.`,
          `$2x^2 + 2x + 1 = ${s}$, chia hai vế cho 2.`,
        ],
        [
          `Số bé là ${x}.`,
          `Số bé là ${x + 1}.`,
          `$${x}^2 + ${x + 1}^2 = ${x * x} + ${(x + 1) * (x + 1)} = ${s}$; nghiệm còn lại là số âm nên loại.`,
        ],
      ],
    };
  }),
]);

const triangles: readonly Template[] = [
  ...unit(9, 'Hệ thức lượng trong tam giác vuông', ({ mc, fb }) => [
    mc('M1', 'tỉ số lượng giác của góc phụ nhau', (r) => {
      const a = r.int(12, 40);
      return {
        ask: [
          `$\\sin ${a}^\\circ$ bằng giá trị nào sau đây?`,
          `Tam giác $ABC$ vuông tại $A$ có $\\widehat{B} = ${a}^\\circ$. Khi đó $\\sin B$ bằng:`,
          `Hai góc nhọn của một tấm bìa hình tam giác vuông có số đo $${a}^\\circ$ và $${90 - a}^\\circ$. Sin của góc $${a}^\\circ$ bằng:`,
        ],
        right: `$\\cos ${90 - a}^\\circ$`,
        wrong: [
          [`$\\cos ${a}^\\circ$`, 'giữ nguyên góc khi đổi sin thành côsin'],
          [`$\\sin ${90 - a}^\\circ$`, 'chỉ đổi góc mà không đổi sin thành côsin'],
          [`$\\tan ${90 - a}^\\circ$`, 'nhầm với tang của góc phụ'],
        ],
        why: `Hai góc $${a}^\\circ$ và $${90 - a}^\\circ$ phụ nhau nên sin góc này bằng côsin góc kia.`,
      };
    }),
    mc('M2', 'góc tính từ hai cạnh trên hình', (r, turn) => {
      const k = r.int(2, 9);
      const [angle, ab, ac] = (
        [
          [45, `${k} cm`, `${k} cm`],
          [60, `${k} cm`, `${k}√3 cm`],
          [30, `${k}√3 cm`, `${k} cm`],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Tam giác $ABC$ vuông tại $A$ ở hình bên có hai cạnh góc vuông như đã ghi. Số đo góc $B$ là:',
          'Một tấm gỗ hình tam giác $ABC$ vuông tại $A$ như hình bên. Góc tại đỉnh $B$ bằng:',
          'Tính góc $B$ của tam giác $ABC$ vuông tại $A$ với các độ dài ghi ở hình bên.',
        ],
        right: `$${angle}^\\circ$`,
        wrong: [
          [
            `$${angle === 45 ? 60 : 90 - angle}^\\circ$`,
            angle === 45 ? 'nhớ nhầm $\\tan 60^\\circ = 1$' : 'lấy tỉ số của hai cạnh theo thứ tự ngược lại',
          ],
          [
            `$${angle === 45 ? 30 : 45}^\\circ$`,
            angle === 45 ? 'nhớ nhầm $\\tan 30^\\circ = 1$' : 'nhớ nhầm giá trị của $\\tan 45^\\circ$',
          ],
          '$90^\\circ$',
        ],
        why: `$\\tan B = \\dfrac{AC}{AB} = ${['1', '\\sqrt{3}', '\\dfrac{1}{\\sqrt{3}}'][turn]!}$ nên $\\widehat{B} = ${angle}^\\circ$.`,
        figure: plane('right', Math.max(20, Math.min(70, angle)), { AB: ab, AC: ac }),
      };
    }),
    fb('M2', 'cạnh đáy của tam giác cân từ góc', (r) => {
      const k = 2 * r.int(3, 12);
      return {
        ask: [
          `Tam giác $ABC$ cân tại $A$ có $AB = ${k}$ cm, $\\widehat{A} = 60^\\circ$; $AH$ là đường cao. Tính $BH$ (cm).`,
          `Chiếc thang chữ A có hai chân dài ${k} dm, góc mở ở đỉnh là $60^\\circ$. Mỗi chân thang cách đường thẳng đứng qua đỉnh bao nhiêu đề-xi-mét?`,
          `Hai mái của một chiếc lều dài bằng nhau, mỗi mái ${k} dm, tạo với nhau góc $60^\\circ$. Mép dưới của mỗi mái cách trục đối xứng bao nhiêu đề-xi-mét?`,
        ],
        is: k / 2,
        why: `Đường cao chia đôi góc ở đỉnh thành hai góc $30^\\circ$; độ dài cần tìm bằng $${k} \\cdot \\sin 30^\\circ = ${k} \\cdot 0{,}5 = ${k / 2}$.`,
      };
    }),
  ]),
  ...unit(9, 'Góc và tiếp tuyến của đường tròn', ({ mc }) => [
    mc('M1', 'vị trí của một điểm với đường tròn', (r, turn) => {
      const R = r.int(4, 9);
      const d = [R - r.int(1, 3), R, R + r.int(1, 4)][turn]!;
      const right = ['nằm trong đường tròn', 'nằm trên đường tròn', 'nằm ngoài đường tròn'][turn]!;
      const all = [
        ['nằm trong đường tròn', 'nhầm với trường hợp $OM$ nhỏ hơn bán kính'],
        ['nằm trên đường tròn', 'nhầm với trường hợp $OM$ bằng bán kính'],
        ['nằm ngoài đường tròn', 'nhầm với trường hợp $OM$ lớn hơn bán kính'],
        ['trùng với tâm $O$', 'quên rằng khi đó $OM = 0$'],
      ] as const;
      return {
        ask: [
          `Cho đường tròn tâm $O$ bán kính ${R} cm và điểm $M$ với $OM = ${d}$ cm. Điểm $M$:`,
          `Con dê được buộc vào cọc $O$, gặm cỏ tới đường tròn bán kính ${R} m. Bụi cây $M$ cách cọc ${d} m. So với đường tròn đó, $M$:`,
          `Điểm $M$ cách tâm $O$ của đường tròn $(O;\\,${R})$ một khoảng bằng ${d}. Khẳng định đúng là $M$:`,
        ],
        right,
        wrong: all.filter(([one]) => one !== right),
        why: `So sánh $OM = ${d}$ với bán kính ${R}: điểm $M$ ${right}.`,
      };
    }),
    mc('M2', 'độ dài cung tròn', (r) => {
      const [R, angle] = [6 * r.int(1, 5), r.pick([60, 120, 150])];
      const over = (R * angle) / 180;
      return {
        ask: [
          `Trên đường tròn bán kính ${R} cm, cung có số đo $${angle}^\\circ$ có độ dài (cm) là:`,
          `Kim phút dài ${R} cm quay được góc $${angle}^\\circ$. Đầu kim vạch nên một cung dài (cm):`,
          `Vành quạt giấy là cung tròn bán kính ${R} cm, số đo $${angle}^\\circ$. Độ dài cung (cm) bằng:`,
        ],
        right: `$${over === 1 ? '' : over}\\pi$`,
        wrong: [
          [`$${(R * R * angle) / 360}\\pi$`, 'dùng công thức diện tích hình quạt'],
          [`$${2 * over}\\pi$`, 'dùng đường kính thay cho bán kính'],
          [`$${2 * R}\\pi$`, 'lấy độ dài cả đường tròn'],
        ],
        why: `$l = \\dfrac{\\pi \\cdot ${R} \\cdot ${angle}}{180} = ${over === 1 ? '' : over}\\pi$ (cm).`,
      };
    }),
  ]),
  ...unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ mc, fb, ew }) => [
    fb('M1', 'số cạnh của đa giác đều từ phép quay', (r) => {
      const m = r.pick([5, 6, 8, 9, 10, 12]);
      return {
        ask: [
          `Góc dương nhỏ nhất của phép quay quanh tâm biến một đa giác đều thành chính nó là $${360 / m}^\\circ$. Đa giác đều đó có bao nhiêu cạnh?`,
          `Mỗi cạnh của một đa giác đều nội tiếp đường tròn tâm $O$ chắn góc ở tâm $${360 / m}^\\circ$. Đa giác có bao nhiêu cạnh?`,
          `Cánh quạt có các cánh cách đều nhau, hai cánh liên tiếp tạo góc $${360 / m}^\\circ$ tại tâm. Quạt có bao nhiêu cánh?`,
        ],
        is: m,
        why: `$360 : ${360 / m} = ${m}$.`,
      };
    }),
    mc('M2', 'bán kính đường tròn nội tiếp tam giác vuông', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
      ] as const);
      const k = r.int(1, 3);
      const [x, y, z] = [a * k, b * k, c * k];
      return {
        ask: [
          `Tam giác vuông có hai cạnh góc vuông ${x} cm và ${y} cm. Bán kính đường tròn nội tiếp (cm) là:`,
          `Từ tấm bìa hình tam giác vuông có hai cạnh góc vuông ${x} cm, ${y} cm, cắt ra hình tròn lớn nhất. Bán kính (cm) của hình tròn là:`,
          `Bồn hoa hình tròn được làm vừa khít trong khu đất tam giác vuông có hai cạnh góc vuông ${x} m và ${y} m. Bán kính (m) của bồn hoa là:`,
        ],
        right: (x + y - z) / 2,
        wrong: [
          [x + y - z, 'quên chia đôi'],
          [z / 2, 'lấy bán kính đường tròn ngoại tiếp'],
          [(x + y + z) / 2, 'lấy nửa chu vi'],
          (x + y - z) / 2 + 1,
        ],
        why: `Cạnh huyền: $\\sqrt{${x}^2 + ${y}^2} = ${z}$. Diện tích: $\\dfrac{${x} \\cdot ${y}}{2} = ${n((x * y) / 2)}$, nửa chu vi: ${plain((x + y + z) / 2)}; $r = ${n((x * y) / 2)} : ${n((x + y + z) / 2)} = ${(x + y - z) / 2}$.`,
      };
    }),
    ew('M3', 'góc của tứ giác nội tiếp theo tỉ lệ', (r) => {
      const [p, q] = r.pick([
        [1, 2],
        [2, 3],
        [4, 5],
        [1, 3],
      ] as const);
      const a = (180 * p) / (p + q);
      const d = r.int(10, 40);
      const b = 90 + d;
      return {
        ask: [
          `Tứ giác $ABCD$ nội tiếp một đường tròn có $\\widehat{A} : \\widehat{C} = ${p} : ${q}$ và $\\widehat{B} - \\widehat{D} = ${2 * d}^\\circ$. Tính các góc của tứ giác.`,
          `Bốn cây $A$, $B$, $C$, $D$ được trồng theo thứ tự trên một đường tròn. Đo được $\\widehat{A} : \\widehat{C} = ${p} : ${q}$, $\\widehat{B} - \\widehat{D} = ${2 * d}^\\circ$ trong tứ giác $ABCD$. Tìm bốn góc của tứ giác.`,
          `Mảnh kính hình tứ giác $ABCD$ có bốn đỉnh nằm trên một đường tròn, góc $A$ và góc $C$ tỉ lệ với ${p} và ${q}, góc $B$ lớn hơn góc $D$ là $${2 * d}^\\circ$. Tính số đo bốn góc.`,
        ],
        solution: `Tứ giác nội tiếp có tổng hai góc đối bằng $180^\\circ$: $\\widehat{A} + \\widehat{C} = 180^\\circ$, $\\widehat{B} + \\widehat{D} = 180^\\circ$.\n$\\dfrac{\\widehat{A}}{${p}} = \\dfrac{\\widehat{C}}{${q}} = \\dfrac{180^\\circ}{${p + q}} = ${180 / (p + q)}^\\circ$.\n$\\widehat{A} = ${a}^\\circ$, $\\widehat{C} = ${180 - a}^\\circ$.\n$\\widehat{B} = (180^\\circ + ${2 * d}^\\circ) : 2 = ${b}^\\circ$, $\\widehat{D} = 180^\\circ - ${b}^\\circ = ${180 - b}^\\circ$.`,
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ set, mc, fb }) => [
    set('M1', 'hình tạo thành khi quay', [
      [
        'Quay một hình chữ nhật một vòng quanh một cạnh của nó, ta được:',
        'hình trụ',
        [
          ['hình nón', 'nhầm với quay tam giác vuông'],
          ['hình cầu', 'nhầm với quay nửa hình tròn'],
          ['hình hộp chữ nhật', 'không xét phép quay'],
        ],
        'Cạnh đối diện vạch nên mặt xung quanh của hình trụ.',
      ],
      [
        'Quay một tam giác vuông một vòng quanh một cạnh góc vuông, ta được:',
        'hình nón',
        [
          ['hình trụ', 'nhầm với quay hình chữ nhật'],
          ['hình chóp', 'không xét phép quay'],
          ['hình cầu', 'nhầm với quay nửa hình tròn'],
        ],
        'Cạnh huyền vạch nên mặt xung quanh của hình nón.',
      ],
      [
        'Quay một nửa hình tròn một vòng quanh đường kính của nó, ta được:',
        'hình cầu',
        [
          ['hình trụ', 'nhầm với quay hình chữ nhật'],
          ['hình nón', 'nhầm với quay tam giác vuông'],
          ['hình tròn', 'không xét hình trong không gian'],
        ],
        'Nửa đường tròn vạch nên mặt cầu.',
      ],
    ]),
    mc('M1', 'diện tích xung quanh của nón lá', (r) => {
      const [R, l] = [r.int(10, 20), r.int(22, 30)];
      return {
        ask: [
          `Chiếc nón lá dạng hình nón có bán kính đáy ${R} cm, đường sinh ${l} cm. Diện tích lá phủ mặt ngoài (cm²) là:`,
          `Hình nón có bán kính đáy ${R} cm và đường sinh ${l} cm. Diện tích xung quanh (cm²) bằng:`,
          `Mái chòi dạng hình nón, bán kính đáy ${R} dm, đường sinh ${l} dm. Diện tích mái (dm²) là:`,
        ],
        right: `$${R * l}\\pi$`,
        wrong: [
          [`$${2 * R * l}\\pi$`, 'dùng công thức của hình trụ'],
          [`$${R * R}\\pi$`, 'tính diện tích đáy'],
          [`$${R * l + R * R}\\pi$`, 'tính cả diện tích đáy'],
        ],
        why: `$S_{xq} = \\pi Rl = \\pi \\cdot ${R} \\cdot ${l} = ${R * l}\\pi$.`,
      };
    }),
    fb('M1', 'bán kính hình cầu từ diện tích mặt cầu', (r) => {
      const R = r.int(2, 12);
      return {
        ask: [
          `Mặt cầu có diện tích $${4 * R * R}\\pi$ cm². Bán kính của mặt cầu là bao nhiêu xăng-ti-mét?`,
          `Người thợ sơn kín mặt ngoài một quả cầu trang trí, diện tích sơn là $${4 * R * R}\\pi$ dm². Quả cầu có bán kính bao nhiêu đề-xi-mét?`,
          `Quả bóng có diện tích bề mặt $${4 * R * R}\\pi$ cm². Tính bán kính (cm) của quả bóng.`,
        ],
        is: R,
        why: `$4\\pi R^2 = ${4 * R * R}\\pi$ nên $R^2 = ${R * R}$, $R = ${R}$.`,
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(9, 'Tần số và tần số tương đối', ({ mc, fb, ew }) => [
    fb('M1', 'tần số còn thiếu trong bảng', (r) => {
      const [a, b, c, d] = [r.int(4, 9), r.int(8, 14), r.int(6, 12), r.int(2, 6)];
      const rows = (name: string) => table([name, 6, 7, 8, 9], ['Tần số', a, b, '?', d]);
      return {
        ask: [
          `Điểm kiểm tra của ${a + b + c + d} học sinh được ghi trong bảng tần số.\n${rows('Điểm')}\nTần số còn thiếu là bao nhiêu?`,
          `${a + b + c + d} hộ dân được hỏi số người trong nhà.\n${rows('Số người')}\nCó bao nhiêu hộ có 8 người?`,
          `Cửa hàng ghi lại số đôi giày bán được theo cỡ trong ${a + b + c + d} lượt mua (mỗi lượt một đôi, cỡ tính theo bảng).\n${rows('Cỡ trẻ em')}\nSố đôi giày cỡ 8 là bao nhiêu?`,
        ],
        is: c,
        why: `Tổng các tần số bằng ${a + b + c + d}: $${a + b + c + d} - ${a} - ${b} - ${d} = ${c}$.`,
      };
    }),
    mc('M1', 'giá trị có tần số lớn nhất trên biểu đồ', (r) => {
      const counts = r.shuffle([5, 8, 11, 14]);
      const names = ['Xe đạp', 'Đi bộ', 'Xe buýt', 'Xe máy'];
      const most = names[counts.indexOf(14)]!;
      const mistakes = new Map([
        [11, 'chọn cột cao thứ hai'],
        [8, 'đọc nhầm chiều cao của cột này'],
        [5, 'nhầm lớn nhất với nhỏ nhất'],
      ]);
      return {
        ask: [
          'Biểu đồ tần số bên cho biết cách đến trường của học sinh một lớp. Cách được dùng nhiều nhất là:',
          'Theo biểu đồ bên về phương tiện đến trường, giá trị có tần số lớn nhất là:',
          'Nhìn biểu đồ cột bên, phương tiện được nhiều học sinh chọn nhất là:',
        ],
        right: most,
        wrong: names.flatMap((one, at) => {
          const mistake = mistakes.get(counts[at]!);
          return mistake === undefined ? [] : [[one, mistake] as const];
        }),
        why: `Cột “${most}” cao nhất, tần số bằng 14.`,
        figure: chart(
          'bar',
          'Số học sinh',
          names.map((one, at) => [one, counts[at]!] as const),
        ),
      };
    }),
    mc('M1', 'chọn loại biểu đồ phù hợp', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Để thấy rõ tỉ lệ phần trăm của từng loại sách so với cả thư viện, nên dùng:',
            'biểu đồ hình quạt tròn',
            [
              ['biểu đồ đoạn thẳng', 'không để ý biểu đồ này dùng cho sự thay đổi theo thời gian'],
              ['bảng số liệu gốc', 'quên rằng bảng số liệu gốc chưa cho thấy tỉ lệ'],
              ['biểu đồ tranh', 'quên rằng biểu đồ này cho số lượng chứ không cho phần trăm của tổng thể'],
            ],
            'Hình quạt tròn biểu diễn các phần của một tổng thể.',
          ],
          [
            'Muốn mô tả sự thay đổi nhiệt độ của một thành phố theo các tháng trong năm, biểu đồ phù hợp nhất là:',
            'biểu đồ đoạn thẳng',
            [
              ['biểu đồ hình quạt tròn', 'không để ý biểu đồ này dùng cho các phần của tổng thể'],
              ['biểu đồ tranh', 'quên rằng ở biểu đồ này khó thấy xu hướng'],
              ['bảng tần số', 'quên rằng bảng tần số không cho thấy xu hướng theo thời gian'],
            ],
            'Đoạn thẳng cho thấy xu hướng tăng, giảm theo thời gian.',
          ],
          [
            'Số liệu chiều cao của 200 học sinh, đo chính xác đến mi-li-mét, nên được trình bày trong:',
            'bảng tần số ghép nhóm',
            [
              ['bảng tần số không ghép nhóm', 'không để ý có quá nhiều giá trị khác nhau'],
              ['biểu đồ tranh', 'quên rằng biểu đồ này không hợp với số liệu liên tục'],
              ['biểu đồ hình quạt tròn theo từng giá trị', 'không để ý hình sẽ có quá nhiều phần nhỏ'],
            ],
            'Số liệu liên tục có nhiều giá trị khác nhau nên cần ghép nhóm.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'cỡ mẫu từ tần số và tần số tương đối', (r) => {
      const [percent, k] = [r.pick([15, 25, 35, 45]), r.int(2, 6)];
      const total = 20 * k;
      const part = (total * percent) / 100;
      return {
        ask: [
          `Trong một cuộc khảo sát, ${part} khách “rất hài lòng”, ứng với tần số tương đối ${percent}%. Số khách được khảo sát là:`,
          `Có ${part} hạt nảy mầm trong 3 ngày, tần số tương đối là ${percent}%. Số hạt đã gieo là:`,
          `Lớp 9 của một trường có ${part} học sinh đạt giải, tần số tương đối là ${percent}%. Số học sinh lớp 9 của trường là:`,
        ],
        right: total,
        wrong: [
          [total - part, 'lấy phần còn lại'],
          [part + percent, 'cộng tần số với số phần trăm'],
          [100, 'lấy cỡ mẫu bằng 100'],
          part * 2,
        ],
        why: `$${part} : \\dfrac{${percent}}{100} = ${total}$.`,
      };
    }),
    mc('M2', 'so sánh tần số tương đối của hai mẫu', (r, turn) => {
      const [one, two] = (
        [
          ['nhóm thứ nhất', 'nhóm thứ hai'],
          ['máy I', 'máy II'],
          ['vườn I', 'vườn II'],
        ] as const
      )[turn]!;
      const [a, b] = [r.int(3, 4) * 10, r.int(5, 7) * 10];
      const [x, y] = [a / 2, b * 0.4];
      return {
        ask: [
          `Nhóm thứ nhất có ${a} học sinh, ${x} em biết bơi; nhóm thứ hai có ${b} học sinh, ${y} em biết bơi. Khẳng định nào đúng về tần số tương đối của học sinh biết bơi?`,
          `Máy I làm ${a} sản phẩm, có ${x} sản phẩm loại A; máy II làm ${b} sản phẩm, có ${y} sản phẩm loại A. So sánh tần số tương đối của sản phẩm loại A ở hai máy:`,
          `Vườn I trồng ${a} cây, ${x} cây ra hoa; vườn II trồng ${b} cây, ${y} cây ra hoa. So sánh tần số tương đối của cây ra hoa:`,
        ],
        right: `Ở ${one} lớn hơn (50% so với 40%)`,
        wrong: [
          [`Ở ${two} lớn hơn vì số lượng lớn hơn`, 'so sánh tần số thay cho tần số tương đối'],
          ['Hai tần số tương đối bằng nhau', 'không tính tỉ lệ'],
          [`Ở ${two} lớn hơn (50% so với 40%)`, 'đổi chỗ hai tỉ lệ'],
        ],
        why: `$\\dfrac{${x}}{${a}} = 50\\%$, $\\dfrac{${y}}{${b}} = 40\\%$.`,
      };
    }),
    ew('M3', 'số học sinh tăng để đạt tỉ lệ', (r) => {
      const [a, b, c] = [4 * r.int(2, 4), 4 * r.int(3, 5), 4 * r.int(1, 2)];
      const total = a + b + c;
      if (total / 2 <= a) throw new TooFewDistractors('half is reached');
      const rows = (name: string) => table([name, 'Tốt', 'Khá', 'Đạt'], ['Tần số', a, b, c]);
      return {
        ask: [
          `Kết quả rèn luyện của học sinh một lớp được ghi trong bảng.\n${rows('Mức')}\nLập bảng tần số tương đối (làm tròn đến hàng phần mười của phần trăm nếu cần) và cho biết cần ít nhất bao nhiêu bạn ở mức “Khá” chuyển lên mức “Tốt” để số bạn ở mức “Tốt” không ít hơn một nửa lớp.`,
          `Một đội kiểm tra chất lượng các lô gạo và ghi kết quả trong bảng.\n${rows('Mức')}\nTính tần số tương đối của mỗi mức (làm tròn đến hàng phần mười của phần trăm nếu cần); cần ít nhất bao nhiêu lô “Khá” được nâng lên “Tốt” để ít nhất một nửa số lô đạt mức “Tốt”?`,
          `Bảng sau cho mức hài lòng của các khách trọ.\n${rows('Mức')}\nLập bảng tần số tương đối (làm tròn đến hàng phần mười của phần trăm nếu cần) và tính xem ít nhất bao nhiêu khách ở mức “Khá” cần chuyển sang “Tốt” để mức “Tốt” chiếm từ 50% trở lên.`,
        ],
        solution: `Cỡ mẫu: $${a} + ${b} + ${c} = ${total}$.\nTần số tương đối: “Tốt” ${percentOf(a, total)}, “Khá” ${percentOf(b, total)}, “Đạt” ${percentOf(c, total)}.\nMột nửa cỡ mẫu là $${total} : 2 = ${total / 2}$.\nMức “Tốt” đang có ${a}, cần thêm ít nhất $${total / 2} - ${a} = ${total / 2 - a}$; mức “Khá” có ${b} nên thực hiện được.`,
      };
    }),
  ]),
  ...unit(9, 'Xác suất của biến cố', ({ mc, fb }) => [
    mc('M1', 'không gian mẫu của phép thử', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Gieo một đồng xu hai lần (S: sấp, N: ngửa). Không gian mẫu là:',
            '$\\{SS;\\, SN;\\, NS;\\, NN\\}$',
            [
              ['$\\{S;\\, N\\}$', 'chỉ xét một lần gieo'],
              ['$\\{SS;\\, SN;\\, NN\\}$', 'coi SN và NS là một kết quả'],
              ['$\\{SN;\\, NS\\}$', 'bỏ các kết quả có hai mặt giống nhau'],
            ],
            'Mỗi lần gieo có hai khả năng, ghi theo thứ tự hai lần.',
          ],
          [
            'Lấy ngẫu nhiên đồng thời hai thẻ từ hộp có ba thẻ ghi 1, 2, 3; mỗi kết quả là một cặp số không kể thứ tự. Không gian mẫu là:',
            '$\\{(1;\\,2);\\, (1;\\,3);\\, (2;\\,3)\\}$',
            [
              ['$\\{1;\\, 2;\\, 3\\}$', 'chỉ xét một thẻ'],
              ['$\\{(1;\\,1);\\, (2;\\,2);\\, (3;\\,3)\\}$', 'cho rằng hai thẻ giống nhau'],
              ['$\\{(1;\\,2);\\, (2;\\,3)\\}$', 'bỏ sót một cặp'],
            ],
            'Lấy đồng thời nên không kể thứ tự: có ba cặp thẻ khác nhau.',
          ],
          [
            'Chọn ngẫu nhiên một bạn trong hai bạn nam An, Bình và một bạn trong hai bạn nữ Chi, Dung. Số phần tử của không gian mẫu là:',
            4,
            [
              [2, 'chỉ xét việc chọn bạn nam'],
              [6, 'chọn hai bạn bất kì trong bốn bạn'],
              [3, 'bỏ sót một cặp'],
            ],
            'Các kết quả: An – Chi, An – Dung, Bình – Chi, Bình – Dung.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'tổng của hai thẻ là số chẵn', (r) => {
      const m = r.int(4, 7);
      const cards = Array.from({ length: m }, (_, at) => at + 1);
      const all = (m * (m - 1)) / 2;
      const even = cards.flatMap((a) => cards.filter((b) => b > a && (a + b) % 2 === 0).map((b) => pt(a, b)));
      return {
        ask: [
          `Hộp có ${m} thẻ ghi các số từ 1 đến ${m}. Lấy ngẫu nhiên đồng thời hai thẻ. Xác suất để tổng hai số trên thẻ là số chẵn bằng:`,
          `Trong ${m} bạn được đánh số từ 1 đến ${m}, cô giáo chọn ngẫu nhiên hai bạn. Xác suất để tổng hai số của hai bạn là số chẵn bằng:`,
          `Có ${m} tủ đồ mang các số từ 1 đến ${m}. Hai bạn được phát ngẫu nhiên hai tủ khác nhau. Xác suất để tổng hai số tủ là số chẵn bằng:`,
        ],
        right: `$${fraction(even.length, all)}$`,
        wrong: [
          [`$${fraction(all - even.length, all)}$`, 'tính xác suất để tổng là số lẻ'],
          [`$${fraction(even.length, m * m)}$`, `cho rằng có $${m}^2$ kết quả có thể, kể cả cặp hai số bằng nhau`],
          [`$${fraction(1, 2)}$`, 'cho rằng chẵn và lẻ có khả năng như nhau'],
          [
            `$${fraction(even.length, m * (m - 1))}$`,
            'kể thứ tự khi đếm các kết quả có thể mà không kể thứ tự ở các kết quả thuận lợi',
          ],
        ],
        why: `Có $\\dfrac{${m} \\cdot ${m - 1}}{2} = ${all}$ cặp. Các cặp có tổng chẵn: $${even.join('$, $')}$, gồm ${even.length} cặp; xác suất bằng $\\dfrac{${even.length}}{${all}}${fraction(even.length, all) === `\\dfrac{${even.length}}{${all}}` ? '' : ` = ${fraction(even.length, all)}`}$.`,
      };
    }),
    fb('M2', 'số bi từ xác suất', (r) => {
      const [a, k] = [r.int(3, 9), r.pick([0.2, 0.25, 0.5])];
      const total = a / k;
      return {
        ask: [
          `Hộp có ${a} viên bi đỏ và một số viên bi xanh cùng kích thước. Lấy ngẫu nhiên một viên, xác suất được bi đỏ là ${plain(k)}. Hộp có bao nhiêu viên bi xanh?`,
          `Một túi có ${a} phiếu trúng thưởng và các phiếu không trúng. Rút ngẫu nhiên một phiếu, xác suất trúng thưởng bằng ${plain(k)}. Có bao nhiêu phiếu không trúng?`,
          `Trong khay có ${a} chiếc bánh nhân đậu xanh, còn lại là bánh nhân thịt. Lấy ngẫu nhiên một chiếc, xác suất được bánh nhân đậu xanh là ${plain(k)}. Khay có bao nhiêu chiếc bánh nhân thịt?`,
        ],
        is: total - a,
        why: `Tổng số là $${a} : ${n(k)} = ${total}$; số còn lại là $${total} - ${a} = ${total - a}$.`,
      };
    }),
  ]),
];

/** A share in per cent, to one decimal place. */
function percentOf(part: number, whole: number): string {
  const exact = (100 * part) / whole;
  const shownAs = Math.round(exact * 10) / 10;
  return `${Math.abs(exact - shownAs) < 1e-9 ? '' : 'khoảng '}${plain(shownAs)}%`;
}

export const third9: readonly Template[] = [
  ...systems,
  ...reducible,
  ...inequalities,
  ...roots,
  ...parabolas,
  ...second,
  ...triangles,
  ...data,
];
