/** Grade 8: a fourth choice for each place of the second mid-term test. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, poly, type Template } from '../../template.ts';
import { plane } from '../figure-kit.ts';
import { unit } from '../kit.ts';

const rational: readonly Template[] = unit(8, 'Phân thức đại số', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'phân thức bằng phân thức đã cho', (r) => {
    const [a, b] = [r.int(2, 6), r.int(2, 7)];
    if (a === b) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `Phân thức $\\dfrac{${a}}{x - ${b}}$ bằng phân thức nào?`,
        `Nhân cả tử và mẫu của $\\dfrac{${a}}{x - ${b}}$ với $-1$, ta được:`,
        `Đổi dấu cả tử và mẫu của phân thức $\\dfrac{${a}}{x - ${b}}$ thì được phân thức:`,
      ],
      right: `$\\dfrac{-${a}}{${b} - x}$`,
      wrong: [
        [`$\\dfrac{${a}}{${b} - x}$`, 'chỉ đổi dấu mẫu'],
        [`$\\dfrac{-${a}}{x - ${b}}$`, 'chỉ đổi dấu tử'],
        [`$\\dfrac{-${a}}{x + ${b}}$`, 'chỉ đổi dấu số hạng thứ hai của mẫu'],
      ],
      why: `$\\dfrac{${a} \\cdot (-1)}{(x - ${b}) \\cdot (-1)} = \\dfrac{-${a}}{${b} - x}$.`,
    };
  }),
  mc('M1', 'thừa số còn thiếu trong đẳng thức hai phân thức', (r) => {
    const [a, b] = [r.int(2, 6), r.int(2, 7)];
    if (a === b) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `Đa thức thích hợp thay cho $P$ trong $\\dfrac{x}{x + ${a}} = \\dfrac{P}{(x + ${a})(x - ${b})}$ là:`,
        `Quy đồng $\\dfrac{x}{x + ${a}}$ về mẫu $(x + ${a})(x - ${b})$ thì tử thức mới là:`,
        `Viết $\\dfrac{x}{x + ${a}}$ thành phân thức có mẫu $(x + ${a})(x - ${b})$. Tử thức là:`,
      ],
      right: `$x(x - ${b})$`,
      wrong: [
        ['$x$', 'giữ nguyên tử thức'],
        [`$x + (x - ${b})$`, 'cộng nhân tử phụ vào tử thức'],
        [`$x(x + ${a})$`, 'nhân với nhân tử đã có ở mẫu'],
      ],
      why: `Mẫu được nhân thêm $x - ${b}$ nên tử cũng nhân với $x - ${b}$.`,
    };
  }),
  set('M1', 'tử thức và mẫu thức trong tình huống', [
    [
      'Một xe đi $s$ km trong $t + 1$ giờ. Phân thức biểu thị vận tốc trung bình (km/h) có mẫu thức là:',
      '$t + 1$',
      [
        ['$s$', 'nhầm tử thức với mẫu thức'],
        ['$t$', 'quên thêm 1 giờ'],
        ['$s(t + 1)$', 'nhân thay vì chia'],
      ],
      'Vận tốc là $\\dfrac{s}{t + 1}$.',
    ],
    [
      'Hình chữ nhật có diện tích $x^2 + 3$ (m²) và chiều rộng $x - 1$ (m), $x > 1$. Phân thức biểu thị chiều dài có tử thức là:',
      '$x^2 + 3$',
      [
        ['$x - 1$', 'nhầm mẫu thức với tử thức'],
        ['$x^2$', 'bỏ sót số hạng của tử thức'],
        ['$(x^2 + 3)(x - 1)$', 'nhân thay vì chia'],
      ],
      'Chiều dài là $\\dfrac{x^2 + 3}{x - 1}$.',
    ],
    [
      'Lớp có $n$ bạn góp đều 600 nghìn đồng; có 2 bạn được miễn. Phân thức biểu thị số tiền (nghìn đồng) mỗi bạn còn lại góp là:',
      '$\\dfrac{600}{n - 2}$',
      [
        ['$\\dfrac{600}{n + 2}$', 'cộng thêm thay vì bớt đi 2 bạn'],
        ['$\\dfrac{n - 2}{600}$', 'đảo ngược phân thức'],
        ['$\\dfrac{600}{n} - 2$', 'bớt 2 ở số tiền thay vì ở số bạn'],
      ],
      'Có $n - 2$ bạn góp 600 nghìn đồng.',
    ],
  ]),
  mc('M1', 'hiệu hai phân thức cùng mẫu', (r) => {
    const [a, b, c] = [r.int(5, 8), r.int(2, 3), r.int(2, 9)];
    return {
      ask: [
        `Kết quả của $\\dfrac{${a}x}{x + ${c}} - \\dfrac{${b}x}{x + ${c}}$ là:`,
        `Thực hiện phép trừ $\\dfrac{${a}x}{x + ${c}} - \\dfrac{${b}x}{x + ${c}}$, ta được:`,
        `Hiệu của hai phân thức $\\dfrac{${a}x}{x + ${c}}$ và $\\dfrac{${b}x}{x + ${c}}$ bằng:`,
      ],
      right: `$\\dfrac{${poly([a - b, 0])}}{x + ${c}}$`,
      wrong: [
        [`$${poly([a - b, 0])}$`, 'trừ cả hai mẫu thức'],
        [`$\\dfrac{${a + b}x}{x + ${c}}$`, 'cộng hai tử thức'],
        [`$\\dfrac{${a - b}}{x + ${c}}$`, 'bỏ mất biến $x$'],
        `$\\dfrac{${poly([a - b, 0])}}{2x + ${2 * c}}$`,
      ],
      why: `Giữ nguyên mẫu, trừ hai tử: $${a}x - ${poly([b, 0])} = ${poly([a - b, 0])}$.`,
    };
  }),
  mc('M2', 'chia phân thức rồi rút gọn', (r) => {
    const [a, b] = [r.int(2, 7), r.int(2, 5)];
    return {
      ask: [
        `Kết quả rút gọn của $\\dfrac{x^2 - ${a * a}}{${b}x} : \\dfrac{x - ${a}}{x}$ là:`,
        `Biểu thức $\\dfrac{x^2 - ${a * a}}{${b}x} : \\dfrac{x - ${a}}{x}$ (với $x \\ne 0$, $x \\ne ${a}$) bằng:`,
        `Thực hiện phép chia $\\dfrac{x^2 - ${a * a}}{${b}x} : \\dfrac{x - ${a}}{x}$ và rút gọn, ta được:`,
      ],
      right: `$\\dfrac{x + ${a}}{${b}}$`,
      wrong: [
        [`$\\dfrac{x - ${a}}{${b}}$`, 'rút gọn nhầm nhân tử'],
        [`$\\dfrac{x + ${a}}{${b}x^2}$`, 'không đảo phân thức thứ hai khi nhân với $x$'],
        [`$\\dfrac{(x^2 - ${a * a})(x - ${a})}{${b}x^2}$`, 'nhân thay vì chia'],
      ],
      why: `$\\dfrac{(x - ${a})(x + ${a})}{${b}x} \\cdot \\dfrac{x}{x - ${a}} = \\dfrac{x + ${a}}{${b}}$.`,
    };
  }),
  fb('M1', 'tổng hai phân thức cùng mẫu tại một giá trị', (r) => {
    const [a, b, x] = [r.int(2, 6), r.int(2, 6), r.int(3, 7)];
    const top = a * x + b + b * x + a;
    const under = x + 1;
    return {
      ask: [
        `Tính giá trị của $\\dfrac{${a}x + ${b}}{x + 1} + \\dfrac{${b}x + ${a}}{x + 1}$ tại $x = ${x}$.`,
        `Khi $x = ${x}$, tổng $\\dfrac{${a}x + ${b}}{x + 1} + \\dfrac{${b}x + ${a}}{x + 1}$ bằng bao nhiêu?`,
        `Rút gọn rồi tính giá trị biểu thức $\\dfrac{${a}x + ${b}}{x + 1} + \\dfrac{${b}x + ${a}}{x + 1}$ với $x = ${x}$.`,
      ],
      is: top / under,
      why: `Tổng là $\\dfrac{${a + b}x + ${a + b}}{x + 1} = \\dfrac{${a + b}(x + 1)}{x + 1} = ${a + b}$ với mọi $x \\ne -1$.`,
    };
  }),
  tf('M1', 'hai phân thức có mẫu đối nhau', (r) => {
    const [a, b] = [r.int(2, 5), r.int(6, 9)];
    return {
      ask: [
        `Cho hai phân thức $A = \\dfrac{${a}x}{x - ${b}}$ và $B = \\dfrac{${a * b}}{${b} - x}$.`,
        `Xét $A = \\dfrac{${a}x}{x - ${b}}$ và $B = \\dfrac{${a * b}}{${b} - x}$ với $x$ là biến.`,
        `Bạn Thu viết hai phân thức của biến $x$: $A = \\dfrac{${a}x}{x - ${b}}$, $B = \\dfrac{${a * b}}{${b} - x}$.`,
      ],
      say: [
        [
          `Điều kiện xác định của cả hai phân thức là $x \\ne ${b}$.`,
          `Điều kiện xác định của cả hai phân thức là $x \\ne 0$.`,
          `mẫu thức khác 0 khi $x \\ne ${b}$.`,
        ],
        [`$B = -\\dfrac{${a * b}}{x - ${b}}$.`, `$B = \\dfrac{${a * b}}{x - ${b}}$.`, `$${b} - x = -(x - ${b})$.`],
        [
          `$A + B = ${a}$ với $x \\ne ${b}$.`,
          `$A + B = \\dfrac{${a}x + ${a * b}}{x - ${b}}$ với $x \\ne ${b}$.`,
          `$A + B = \\dfrac{${a}x - ${a * b}}{x - ${b}} = \\dfrac{${a}(x - ${b})}{x - ${b}} = ${a}$.`,
        ],
        [
          `Tại $x = ${b + 1}$, giá trị của $A$ là ${a * (b + 1)}.`,
          `Tại $x = ${b + 1}$, giá trị của $A$ là ${a}.`,
          `$\\dfrac{${a} \\cdot ${b + 1}}{${b + 1} - ${b}} = ${a * (b + 1)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'cộng ba phân thức rồi tìm giá trị của biến', (r) => {
    const [a, k] = [r.int(2, 6), r.int(2, 5)];
    const x = a + 2 * k;
    const value = fraction(2, x - a);
    return {
      ask: [
        `Cho biểu thức $P = \\dfrac{1}{x - ${a}} + \\dfrac{1}{x + ${a}} + \\dfrac{${2 * a}}{x^2 - ${a * a}}$. Tìm điều kiện xác định, rút gọn $P$ và tìm $x$ để $P = ${value}$.`,
        `Rút gọn $P = \\dfrac{1}{x - ${a}} + \\dfrac{1}{x + ${a}} + \\dfrac{${2 * a}}{x^2 - ${a * a}}$ (nêu điều kiện xác định). Với giá trị nào của $x$ thì $P = ${value}$?`,
        `Biểu thức $P = \\dfrac{1}{x - ${a}} + \\dfrac{1}{x + ${a}} + \\dfrac{${2 * a}}{x^2 - ${a * a}}$ biểu thị phần việc làm được trong một giờ của một máy. Viết điều kiện xác định, rút gọn $P$, rồi tìm $x$ khi $P = ${value}$.`,
      ],
      solution: `Điều kiện xác định: $x \\ne ${a}$ và $x \\ne -${a}$.\nMẫu chung là $(x - ${a})(x + ${a})$: $P = \\dfrac{(x + ${a}) + (x - ${a}) + ${2 * a}}{(x - ${a})(x + ${a})} = \\dfrac{2x + ${2 * a}}{(x - ${a})(x + ${a})}$.\n$P = \\dfrac{2(x + ${a})}{(x - ${a})(x + ${a})} = \\dfrac{2}{x - ${a}}$.\n$\\dfrac{2}{x - ${a}} = ${value}$ khi $x - ${a} = ${x - a}$, tức là $x = ${x}$ (thoả mãn điều kiện).`,
    };
  }),
]);

const equations: readonly Template[] = unit(8, 'Phương trình bậc nhất', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'hai phương trình có cùng nghiệm', (r) => {
    const [a, x] = [r.int(2, 6), r.int(2, 8)];
    return {
      ask: [
        `Phương trình nào có cùng nghiệm với phương trình $${a}x = ${a * x}$?`,
        `Nghiệm của $${a}x = ${a * x}$ cũng là nghiệm của phương trình:`,
        `Bạn Vy biến đổi $${a}x = ${a * x}$ thành một phương trình có cùng nghiệm. Đó là phương trình:`,
      ],
      right: `$x - ${x} = 0$`,
      wrong: [
        [`$x + ${x} = 0$`, 'chuyển vế mà không đổi dấu'],
        [`$x - ${a * x - a} = 0$`, 'lấy vế phải trừ hệ số thay vì chia'],
        [`$x - ${a * x} = 0$`, 'bỏ hệ số mà không chia vế phải'],
      ],
      why: `Chia hai vế cho ${a}: $x = ${x}$, tức là $x - ${x} = 0$.`,
    };
  }),
  set('M1', 'thuật ngữ về phương trình', [
    [
      'Trong phương trình $3x + 5 = x - 7$, vế trái là:',
      '$3x + 5$',
      [
        ['$x - 7$', 'nhầm vế phải với vế trái'],
        ['$3x$', 'bỏ sót số hạng của vế trái'],
        ['$5$', 'chỉ lấy số hạng tự do'],
      ],
      'Vế trái là biểu thức đứng bên trái dấu bằng.',
    ],
    [
      'Khi giải phương trình ta tìm:',
      'các giá trị của ẩn làm hai vế bằng nhau',
      [
        ['giá trị lớn nhất của vế trái', 'nhầm với bài toán tìm giá trị lớn nhất'],
        ['các giá trị của ẩn làm vế trái dương', 'nhầm với bất phương trình'],
        ['dạng thu gọn của vế trái', 'nhầm với rút gọn biểu thức'],
      ],
      'Nghiệm là giá trị của ẩn mà tại đó hai vế nhận cùng một giá trị.',
    ],
    [
      'Phương trình $7 - 2t = 0$ là phương trình bậc nhất với ẩn là:',
      '$t$',
      [
        ['$x$', 'cho rằng ẩn luôn là $x$'],
        ['$7$', 'nhầm số hạng tự do với ẩn'],
        ['$-2$', 'nhầm hệ số với ẩn'],
      ],
      'Chữ duy nhất trong phương trình là $t$.',
    ],
  ]),
  mc('M1', 'kết quả sau khi bỏ dấu ngoặc', (r) => {
    const [a, b, c] = [r.int(2, 6), r.int(2, 7), r.int(8, 15)];
    return {
      ask: [
        `Bỏ dấu ngoặc ở phương trình $${c} - ${a}(x - ${b}) = 0$, ta được:`,
        `Bước biến đổi đúng của $${c} - ${a}(x - ${b}) = 0$ là:`,
        `Phương trình $${c} - ${a}(x - ${b}) = 0$ viết lại không có dấu ngoặc thành:`,
      ],
      right: `$${c} - ${a}x + ${a * b} = 0$`,
      wrong: [
        [`$${c} - ${a}x - ${a * b} = 0$`, 'không đổi dấu số hạng thứ hai trong ngoặc'],
        [`$${c} - ${a}x - ${b} = 0$`, 'chỉ nhân số hạng thứ nhất trong ngoặc'],
        [`$${c} + ${a}x - ${a * b} = 0$`, 'đổi dấu cả số hạng thứ nhất'],
      ],
      why: `$-${a} \\cdot x = -${a}x$ và $-${a} \\cdot (-${b}) = ${a * b}$.`,
    };
  }),
  mc('M1', 'số phải nhân để khử mẫu', (r) => {
    const [p, q, m] = r.pick([
      [2, 3, 6],
      [3, 4, 12],
      [4, 6, 12],
      [5, 2, 10],
    ] as const);
    return {
      ask: [
        `Để khử mẫu của phương trình $\\dfrac{x + 1}{${p}} = \\dfrac{x - 2}{${q}} + 1$, nên nhân hai vế với số nhỏ nhất là:`,
        `Bước đầu khi giải $\\dfrac{x + 1}{${p}} = \\dfrac{x - 2}{${q}} + 1$ là nhân hai vế với mẫu chung nhỏ nhất, bằng:`,
        `Mẫu chung nhỏ nhất (số dương) dùng để khử mẫu phương trình $\\dfrac{x + 1}{${p}} = \\dfrac{x - 2}{${q}} + 1$ là:`,
      ],
      right: m,
      wrong: [
        [p + q, 'cộng hai mẫu'],
        [p, 'chỉ lấy mẫu của vế trái'],
        [q, 'chỉ lấy mẫu của vế phải'],
        [2 * m, 'lấy một bội chung không nhỏ nhất'],
      ],
      why: `BCNN của ${p} và ${q} là ${m}.`,
    };
  }),
  mc('M2', 'phương trình có hai phân số', (r) => {
    const [p, q] = r.pick([
      [2, 3],
      [3, 4],
      [2, 5],
    ] as const);
    const k = r.int(1, 3);
    const x = p * q * k;
    const total = x / p - x / q;
    return {
      ask: [
        `Nghiệm của phương trình $\\dfrac{x}{${p}} - \\dfrac{x}{${q}} = ${total}$ là:`,
        `Một phần ${p} của một số lớn hơn một phần ${q} của số đó ${total} đơn vị. Số đó là:`,
        `Đoạn dây dài $x$ (m). Chia đều thành ${p} phần thì mỗi phần dài hơn khi chia đều thành ${q} phần là ${total} m. Giá trị của $x$ là:`,
      ],
      right: x,
      wrong: [
        [total * (q - p), 'chỉ nhân với hiệu hai mẫu'],
        [total * (p + q), 'nhân với tổng hai mẫu'],
        [total * p, 'quên hạng tử thứ hai'],
        [2 * x, 'nhân thừa khi khử mẫu'],
      ],
      why: `Nhân hai vế với ${p * q}: $${q}x - ${p}x = ${total * p * q}$, tức là $${poly([q - p, 0])} = ${total * p * q}$${q - p === 1 ? '' : `, nên $x = ${x}$`}.`,
    };
  }),
  fb('M1', 'số chưa biết từ một câu nói', (r) => {
    const [k, x, b] = [r.int(3, 7), r.int(4, 12), r.int(5, 20)];
    return {
      ask: [
        `Gấp một số lên ${k} lần rồi cộng thêm ${b} thì được ${k * x + b}. Tìm số đó.`,
        `Nghiệm của phương trình $${k}x + ${b} = ${k * x + b}$ là bao nhiêu?`,
        `Mua ${k} quyển vở cùng giá và một chiếc thước giá ${b} nghìn đồng hết ${k * x + b} nghìn đồng. Mỗi quyển vở giá bao nhiêu nghìn đồng?`,
      ],
      is: x,
      why: `Với $x$ là số cần tìm: $${k}x = ${k * x + b} - ${b} = ${k * x}$, nên $x = ${k * x} : ${k} = ${x}$.`,
    };
  }),
  fb('M2', 'ba số tự nhiên liên tiếp', (r) => {
    const x = r.int(12, 45);
    return {
      ask: [
        `Tổng của ba số tự nhiên liên tiếp bằng ${3 * x + 3}. Số nhỏ nhất trong ba số là bao nhiêu?`,
        `Ba căn nhà liền nhau được đánh số bằng ba số tự nhiên liên tiếp, tổng ba số nhà là ${3 * x + 3}. Số nhà nhỏ nhất là bao nhiêu?`,
        `Ba em bé có số tháng tuổi là ba số tự nhiên liên tiếp, tổng là ${3 * x + 3}. Em bé nhỏ nhất được bao nhiêu tháng tuổi?`,
      ],
      is: x,
      why: `Gọi số nhỏ nhất là $x$: $x + (x + 1) + (x + 2) = ${3 * x + 3}$, tức là $3x + 3 = ${3 * x + 3}$, nên $x = ${x}$.`,
    };
  }),
  tf('M2', 'pha thêm nước vào dung dịch muối', (r) => {
    const [m, p, q] = r.pick([
      [200, 10, 8],
      [300, 10, 6],
      [400, 15, 10],
      [160, 15, 12],
    ] as const);
    const salt = (m * p) / 100;
    const x = (salt * 100) / q - m;
    return {
      ask: [
        `Có ${m} g dung dịch muối nồng độ ${p}%. Người ta đổ thêm $x$ g nước để được dung dịch nồng độ ${q}%.`,
        `Bạn Lê pha thêm $x$ g nước vào ${m} g nước muối ${p}% để được nước muối ${q}%.`,
        `Một cốc chứa ${m} g nước muối ${p}%; thêm $x$ g nước thì nồng độ còn ${q}%.`,
      ],
      say: [
        [
          `Lượng muối trong dung dịch là ${n(salt)} g.`.replace('{,}', ','),
          `Lượng muối trong dung dịch là ${p} g.`,
          `$${m} \\cdot ${p}\\% = ${n(salt)}$ (g).`,
        ],
        [
          `Sau khi thêm nước, khối lượng dung dịch là $${m} + x$ (g).`,
          `Sau khi thêm nước, khối lượng dung dịch vẫn là ${m} g.`,
          'chỉ thêm nước, lượng muối không đổi.',
        ],
        [
          `Phương trình của bài toán là $\\dfrac{${n(salt)}}{${m} + x} = \\dfrac{${q}}{100}$.`,
          `Phương trình của bài toán là $\\dfrac{${n(salt)} + x}{${m} + x} = \\dfrac{${q}}{100}$.`,
          'tử là lượng muối, không thay đổi khi thêm nước.',
        ],
        [
          `Cần thêm ${x} g nước.`,
          `Cần thêm ${x + m} g nước.`,
          `$${m} + x = ${n(salt)} \\cdot 100 : ${q} = ${x + m}$, nên $x = ${x}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'đi và về với hai vận tốc', (r) => {
    const [v, w, gap] = r.pick([
      [40, 50, 0.5],
      [30, 40, 1],
      [36, 45, 1],
      [45, 60, 0.5],
    ] as const);
    const s = gap / (1 / v - 1 / w);
    const said = gap === 1 ? '1 giờ' : '30 phút';
    const half = gap === 1 ? '1' : '\\dfrac{1}{2}';
    return {
      ask: [
        `Một người đi từ A đến B với vận tốc ${v} km/h, lúc về đi với vận tốc ${w} km/h nên thời gian về ít hơn thời gian đi ${said}. Tính quãng đường AB bằng cách lập phương trình.`,
        `Xe tải chở hàng ra thành phố với vận tốc ${v} km/h, khi quay về trên cùng con đường chạy ${w} km/h và nhanh hơn lúc đi ${said}. Hỏi con đường dài bao nhiêu ki-lô-mét?`,
        `Đoàn tham quan đi ${v} km mỗi giờ, lúc về đi ${w} km mỗi giờ theo đường cũ, mất ít thời gian hơn ${said}. Lập phương trình và tính độ dài quãng đường.`,
      ],
      solution: `Gọi quãng đường là $x$ (km), $x > 0$. Thời gian đi là $\\dfrac{x}{${v}}$ giờ, thời gian về là $\\dfrac{x}{${w}}$ giờ.\nTheo bài ra: $\\dfrac{x}{${v}} - \\dfrac{x}{${w}} = ${half}$.\nNhân hai vế với ${v * w}: $${w}x - ${v}x = ${v * w * gap}$, tức là $${w - v}x = ${v * w * gap}$.\n$x = ${Math.round(s)}$ (thoả mãn). Quãng đường dài ${Math.round(s)} km.`,
    };
  }),
]);

const triples = [
  [4, 5, 6],
  [6, 8, 9],
  [5, 7, 8],
  [6, 7, 9],
] as const;

const similar: readonly Template[] = unit(8, 'Tam giác đồng dạng', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'cặp cạnh tương ứng', [
    [
      'Nếu $\\triangle ABC \\backsim \\triangle MNP$ thì cạnh tương ứng với $BC$ là:',
      '$NP$',
      [
        ['$MN$', 'ghép với hai đỉnh đầu'],
        ['$MP$', 'ghép đỉnh đầu với đỉnh cuối'],
        ['$AC$', 'chọn cạnh của chính tam giác $ABC$'],
      ],
      'Các đỉnh $B$, $C$ tương ứng với $N$, $P$.',
    ],
    [
      'Biết $\\triangle DEF \\backsim \\triangle HIK$. Góc tương ứng với góc $F$ là góc:',
      '$K$',
      [
        ['$H$', 'ghép với đỉnh đầu'],
        ['$I$', 'ghép với đỉnh giữa'],
        ['$E$', 'chọn góc của chính tam giác $DEF$'],
      ],
      'Đỉnh $F$ viết ở vị trí thứ ba nên tương ứng với $K$.',
    ],
    [
      'Hai miếng bìa tam giác có $\\triangle ABC \\backsim \\triangle XYZ$. Tỉ số $\\dfrac{AB}{XY}$ bằng:',
      '$\\dfrac{AC}{XZ}$',
      [
        ['$\\dfrac{AC}{YZ}$', 'ghép sai cạnh tương ứng'],
        ['$\\dfrac{XZ}{AC}$', 'đảo ngược tỉ số'],
        ['$\\dfrac{BC}{XZ}$', 'ghép sai cạnh tương ứng của $BC$'],
      ],
      '$AC$ tương ứng với $XZ$, nên $\\dfrac{AB}{XY} = \\dfrac{AC}{XZ}$.',
    ],
  ]),
  mc('M1', 'hai tam giác vuông có góc nhọn trên hình', (_, turn) => {
    const angle = [40, 35, 55][turn]!;
    const rest = `$90^\\circ - ${angle}^\\circ$`;
    const wrong: readonly (readonly [angle: number, mistake: string])[] = [
      [45, 'cho rằng hai góc nhọn bằng nhau'],
      [95 - angle, `tính sai phép trừ ${rest}`],
      turn === 2
        ? [60, 'nhầm với thước ê ke có góc $60^\\circ$']
        : [100 - angle, `viết nhầm $100^\\circ$ thay cho $90^\\circ$`],
    ];
    return {
      ask: [
        `Tam giác $ABC$ ở hình bên vuông tại $A$. Tam giác vuông nào sau đây đồng dạng với nó?`,
        `Một tam giác vuông đồng dạng với tam giác $ABC$ ở hình bên khi nó có một góc nhọn bằng:`,
        `Một tấm biển có dạng tam giác vuông $ABC$ như hình bên. Góc nhọn nào sau đây là góc của một tam giác vuông đồng dạng với tấm biển?`,
      ],
      right: turn === 0 ? `tam giác vuông có một góc $${90 - angle}^\\circ$` : `$${90 - angle}^\\circ$`,
      wrong: wrong.map(
        ([one, mistake]) =>
          [turn === 0 ? `tam giác vuông có một góc $${one}^\\circ$` : `$${one}^\\circ$`, mistake] as const,
      ),
      why: `Góc nhọn còn lại của tam giác $ABC$ là $90^\\circ - ${angle}^\\circ = ${90 - angle}^\\circ$; hai tam giác vuông có một góc nhọn bằng nhau thì đồng dạng.`,
      figure: plane('right', angle, { B: `${angle}°` }),
    };
  }),
  mc('M2', 'đường cao thật từ bản vẽ đồng dạng', (r) => {
    const [scale, a, b] = [r.pick([100, 200]), r.int(10, 15), r.int(4, 9)];
    return {
      ask: [
        `Trên bản vẽ, đầu hồi của mái nhà là tam giác có đáy ${a} cm, đường cao ${b} cm. Ngoài thực tế, tam giác đồng dạng đó có đáy ${(a * scale) / 100} m. Đường cao thật là:`,
        `Mô hình lá cờ hình tam giác có đáy ${a} cm và chiều cao ${b} cm; lá cờ thật đồng dạng với mô hình, đáy dài ${(a * scale) / 100} m. Chiều cao lá cờ thật là:`,
        `Hai tam giác đồng dạng có hai đáy tương ứng ${a} cm và ${(a * scale) / 100} m. Đường cao ứng với đáy của tam giác nhỏ là ${b} cm, của tam giác lớn là:`,
      ],
      right: `${(b * scale) / 100} m`,
      wrong: [
        [
          `${(b * scale * scale) / 10_000 === (b * scale) / 100 ? b * 10 : (b * scale * scale) / 10_000} m`,
          'bình phương tỉ số đồng dạng',
        ],
        [`${(a * scale) / 100 + b - a} m`, 'cộng thêm độ chênh lệch thay vì nhân tỉ số'],
        [`${b * scale} m`, 'quên đổi đơn vị'],
        `${(a * scale) / 100} m`,
      ],
      why: `Đổi ${(a * scale) / 100} m = ${a * scale} cm. Tỉ số đồng dạng: $${a * scale} : ${a} = ${scale}$. Đường cao: $${b} \\cdot ${scale} = ${b * scale}$ (cm), là ${(b * scale) / 100} m.`,
    };
  }),
  mc('M2', 'hình chiếu của cạnh góc vuông trên cạnh huyền', (r) => {
    const [ab, bc, bh] = r.pick([
      [6, 9, 4],
      [6, 12, 3],
      [10, 20, 5],
      [12, 16, 9],
      [15, 25, 9],
    ] as const);
    return {
      ask: [
        `Tam giác $ABC$ vuông tại $A$ có đường cao $AH$ như hình bên, $AB = ${ab}$ cm, $BC = ${bc}$ cm. Độ dài $BH$ là:`,
        `Ở hình bên, $AH$ là đường cao của tam giác vuông $ABC$ ($\\widehat{A} = 90^\\circ$). Biết $AB = ${ab}$ cm, $BC = ${bc}$ cm; đoạn $BH$ dài:`,
        `Mái che có mặt cắt là tam giác $ABC$ vuông tại $A$, thanh chống $AH$ vuông góc với $BC$ (hình bên), $AB = ${ab}$ cm, $BC = ${bc}$ cm trên bản vẽ. Trên bản vẽ $BH$ dài:`,
      ],
      right: `${bh} cm`,
      wrong: [
        [`${bc - ab} cm`, 'trừ hai cạnh'],
        [`${bc - bh} cm`, 'tính đoạn $HC$'],
        [`${ab / 2} cm`.replace('.', ','), 'lấy nửa cạnh góc vuông'],
        `${bc / 2} cm`.replace('.', ','),
      ],
      why: `$\\triangle HBA \\backsim \\triangle ABC$ (góc $B$ chung, cùng có góc vuông) nên $\\dfrac{BH}{AB} = \\dfrac{AB}{BC}$, $BH = \\dfrac{${ab}^2}{${bc}} = ${bh}$ (cm).`,
      figure: plane('height', Math.max(30, Math.min(60, Math.round((Math.acos(ab / bc) * 180) / Math.PI))), {
        AB: `${ab} cm`,
      }),
    };
  }),
  fb('M1', 'tỉ số chu vi bằng tỉ số đồng dạng', (r) => {
    const [k, sides] = [r.int(2, 4), r.pick(triples)];
    const p = sides[0] + sides[1] + sides[2];
    return {
      ask: [
        `$\\triangle MNP \\backsim \\triangle ABC$ với tỉ số đồng dạng ${k}. Chu vi tam giác $ABC$ là ${p} cm. Chu vi tam giác $MNP$ là bao nhiêu xăng-ti-mét?`,
        `Phóng to một tam giác chu vi ${p} cm lên ${k} lần (mọi cạnh gấp ${k}). Tam giác mới có chu vi bao nhiêu xăng-ti-mét?`,
        `Hai tam giác đồng dạng, mỗi cạnh của tam giác lớn gấp ${k} lần cạnh tương ứng của tam giác nhỏ. Tam giác nhỏ có chu vi ${p} cm. Tính chu vi tam giác lớn theo xăng-ti-mét.`,
      ],
      is: p * k,
      unit: 'cm',
      why: `Tỉ số hai chu vi bằng tỉ số đồng dạng: $${p} \\cdot ${k} = ${p * k}$ (cm).`,
    };
  }),
  fb('M2', 'cạnh nhỏ nhất của tam giác đồng dạng khi biết chu vi', (r) => {
    const [k, sides] = [r.int(2, 5), r.pick(triples)];
    const p = sides[0] + sides[1] + sides[2];
    return {
      ask: [
        `Tam giác $ABC$ có ba cạnh ${sides.join(' cm, ')} cm. Tam giác $DEF$ đồng dạng với nó và có chu vi ${p * k} cm. Cạnh nhỏ nhất của tam giác $DEF$ dài bao nhiêu xăng-ti-mét?`,
        `Bản vẽ một khung tam giác có các cạnh ${sides.join(' cm, ')} cm. Khung khác đồng dạng với nó được uốn vừa hết thanh sắt dài ${p * k} cm. Cạnh ngắn nhất của khung đó là bao nhiêu xăng-ti-mét?`,
        `Một tam giác có các cạnh tỉ lệ với ${sides.join('; ')} và chu vi ${p * k} cm. Tính cạnh ngắn nhất theo xăng-ti-mét.`,
      ],
      is: sides[0] * k,
      unit: 'cm',
      why: `Chu vi ứng với ba số ${sides.join(', ')} là $${sides.join(' + ')} = ${p}$. Tỉ số: $${p * k} : ${p} = ${k}$. Cạnh ngắn nhất: $${sides[0]} \\cdot ${k} = ${sides[0] * k}$ (cm).`,
    };
  }),
  tf('M1', 'đường thẳng song song cắt hai cạnh tạo tam giác đồng dạng', (r) => {
    const [p, q] = r.pick([
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 2],
    ] as const);
    const bc = (p + q) * r.int(3, 6);
    const ratio = fraction(p, p + q);
    return {
      ask: [
        `Tam giác $ABC$ ở hình bên có $DE \\parallel BC$, $AD = ${p * 3}$ cm, $DB = ${q * 3}$ cm và $BC = ${bc}$ cm.`,
        `Trên hình bên, thanh $DE$ song song với cạnh $BC$ của khung tam giác $ABC$; $AD = ${p * 3}$ cm, $DB = ${q * 3}$ cm, $BC = ${bc}$ cm.`,
        `Cho hình bên với $D$ thuộc $AB$, $E$ thuộc $AC$, $DE \\parallel BC$. Biết $AD = ${p * 3}$ cm, $DB = ${q * 3}$ cm, $BC = ${bc}$ cm.`,
      ],
      figure: plane('thales', Math.round((100 * p) / (p + q)), {
        AD: `${p * 3} cm`,
        DB: `${q * 3} cm`,
        BC: `${bc} cm`,
      }),
      say: [
        [
          '$\\triangle ADE \\backsim \\triangle ABC$.',
          '$\\triangle ADE \\backsim \\triangle ACB$.',
          '$DE \\parallel BC$ nên góc $ADE$ bằng góc $ABC$, góc $AED$ bằng góc $ACB$.',
        ],
        [
          `Tỉ số đồng dạng của $\\triangle ADE$ và $\\triangle ABC$ là $${ratio}$.`,
          `Tỉ số đồng dạng của $\\triangle ADE$ và $\\triangle ABC$ là $${fraction(p, q)}$.`,
          `$\\dfrac{AD}{AB} = \\dfrac{${p * 3}}{${p * 3} + ${q * 3}} = ${ratio}$.`,
        ],
        [
          `$DE = ${(bc * p) / (p + q)}$ cm.`,
          `$DE = ${bc - p * 3}$ cm.`,
          `$DE = ${ratio} \\cdot ${bc} = ${(bc * p) / (p + q)}$ (cm).`,
        ],
        [
          `Diện tích tam giác $ADE$ bằng $${fraction(p * p, (p + q) ** 2)}$ diện tích tam giác $ABC$.`,
          `Diện tích tam giác $ADE$ bằng $${ratio}$ diện tích tam giác $ABC$.`,
          'tỉ số diện tích bằng bình phương tỉ số đồng dạng.',
        ],
      ],
    };
  }),
  ew('M3', 'hình bình hành và điểm chia một cạnh', (r) => {
    const k = r.int(3, 4);
    const ab = (k + 1) * r.int(2, 4);
    const ad = ab / 2 + r.int(3, 6);
    return {
      ask: [
        `Cho hình bình hành $ABCD$ có $AB = ${ab}$ cm, $AD = ${n(ad)}$ cm. Trên cạnh $BC$ lấy điểm $M$ sao cho $BM = ${fraction(1, k)}BC$. Đường thẳng $AM$ cắt đường thẳng $DC$ tại $N$. Chứng minh $\\triangle MAB \\backsim \\triangle MNC$ và tính $CN$, $DN$.`,
        `Hình bình hành $ABCD$ có $AB = ${ab}$ cm, $BC = ${n(ad)}$ cm; điểm $M$ thuộc cạnh $BC$ với $BM = ${fraction(1, k)}BC$. Tia $AM$ cắt tia $DC$ tại $N$. Chứng minh hai tam giác $MAB$ và $MNC$ đồng dạng, rồi tính độ dài $CN$ và $DN$.`,
        `Trên bản vẽ mảnh vườn hình bình hành $ABCD$ ($AB = ${ab}$ cm, $AD = ${n(ad)}$ cm), điểm $M$ của cạnh $BC$ thoả mãn $BM = ${fraction(1, k)}BC$. Kéo dài $AM$ cắt $DC$ kéo dài tại $N$. Chứng tỏ $\\triangle MAB \\backsim \\triangle MNC$; tính $CN$ và $DN$.`,
      ],
      solution: `$AB \\parallel CN$ (vì $AB \\parallel DC$) nên $\\widehat{MAB} = \\widehat{MNC}$ (so le trong); $\\widehat{AMB} = \\widehat{NMC}$ (đối đỉnh).\nDo đó $\\triangle MAB \\backsim \\triangle MNC$ (g.g).\n$BM = ${fraction(1, k)}BC$ nên $MC = ${fraction(k - 1, k)}BC$ và $\\dfrac{BM}{CM} = ${fraction(1, k - 1)}$.\n$\\dfrac{AB}{NC} = \\dfrac{BM}{CM} = ${fraction(1, k - 1)}$, suy ra $CN = ${k - 1} \\cdot ${ab} = ${(k - 1) * ab}$ (cm).\n$DN = DC + CN = ${ab} + ${(k - 1) * ab} = ${k * ab}$ (cm).`,
    };
  }),
]);

export const secondTerm8Fourth: readonly Template[] = [...rational, ...equations, ...similar];
