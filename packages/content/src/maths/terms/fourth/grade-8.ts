/** Grade 8: a fourth choice for each place of the first mid-term test. */
import { TooFewDistractors } from '../../../kit.ts';
import { gcd, poly, type Template } from '../../template.ts';
import { plane } from '../figure-kit.ts';
import { sum, unit } from '../kit.ts';

const polynomials: readonly Template[] = unit(8, 'Đa thức nhiều biến', ({ mc, set, fb, tf, ew }) => [
  fb('M1', 'số hạng tử sau khi thu gọn', (r, turn) => {
    const [a, b, c] = [r.int(2, 6), r.int(2, 6), r.int(1, 9)];
    const [p, is, why] = (
      [
        [`${a}x^2y - ${b}xy^2 + ${c} - ${a}x^2y`, 2, `$-${b}xy^2 + ${c}$`],
        [`${a}xy + ${b}x^2 - ${a + 1}xy + ${c}y`, 3, `$-xy + ${b}x^2 + ${c}y`],
        [`${a}x^2y + ${b}xy - ${b}yx + ${c}x^2y`, 1, `$${a + c}x^2y$`],
      ] as const
    )[turn]!;
    const shown = why.endsWith('$') ? why : `${why}$`;
    return {
      ask: [
        `Thu gọn đa thức $${p}$. Đa thức thu được có bao nhiêu hạng tử?`,
        `Sau khi cộng các hạng tử đồng dạng trong $${p}$, còn lại bao nhiêu hạng tử?`,
        `Đa thức $${p}$ viết ở dạng thu gọn có bao nhiêu hạng tử?`,
      ],
      is,
      why: `Dạng thu gọn là ${shown}, có ${is} hạng tử.`,
    };
  }),
  set('M1', 'đơn thức thu gọn', [
    [
      'Đơn thức nào đã ở dạng thu gọn?',
      '$-3x^2yz$',
      [
        ['$2x \\cdot 3y$', 'không nhân các hệ số'],
        ['$x^2yx$', 'không gộp luỹ thừa của cùng một biến'],
        ['$4xy \\cdot y$', 'không gộp hai thừa số $y$'],
      ],
      'Chỉ có một hệ số và mỗi biến xuất hiện một lần dưới dạng luỹ thừa.',
    ],
    [
      'Đơn thức nào chưa thu gọn?',
      '$5x^2yx$',
      [
        ['$-x^3y$', 'cho rằng hệ số $-1$ phải được viết ra'],
        ['$\\dfrac{1}{2}xy^2$', 'cho rằng hệ số phải là số nguyên'],
        ['$7$', 'cho rằng số không phải là đơn thức thu gọn'],
      ],
      'Biến $x$ xuất hiện hai lần; thu gọn được $5x^3y$.',
    ],
    [
      'Trong các đơn thức sau, đơn thức thu gọn có bậc 4 là:',
      '$2x^3y$',
      [
        ['$4x^2y$', 'nhìn hệ số thay cho bậc'],
        ['$x^4y$', 'chỉ lấy số mũ của $x$'],
        ['$xy^2 \\cdot y$', 'chọn đơn thức chưa thu gọn'],
      ],
      'Bậc bằng tổng các số mũ: $3 + 1 = 4$.',
    ],
  ]),
  mc('M1', 'giá trị của đơn thức', (r) => {
    const [a, x, y] = [r.int(2, 5), -r.int(2, 3), r.int(2, 4)];
    const right = a * x * x * y;
    return {
      ask: [
        `Giá trị của đơn thức $${a}x^2y$ tại $x = ${x}$, $y = ${y}$ là:`,
        `Thay $x = ${x}$, $y = ${y}$ vào $${a}x^2y$, ta được:`,
        `Tính $${a}x^2y$ khi $x = ${x}$ và $y = ${y}$.`,
      ],
      right,
      wrong: [
        [-right, `cho rằng $(${x})^2$ là số âm`],
        [a * x * y, 'quên bình phương'],
        [a * a * x * x * y, 'bình phương cả hệ số'],
        [a * 2 * x * y, 'nhân đôi thay vì bình phương'],
      ],
      why: `$${a} \\cdot (${x})^2 \\cdot ${y} = ${a} \\cdot ${x * x} \\cdot ${y} = ${right}$.`,
    };
  }),
  mc('M1', 'biểu thức của chu vi khu đất', (r) => {
    const [a, b] = [r.int(2, 4), r.int(2, 5)];
    return {
      ask: [
        `Hình chữ nhật có hai cạnh $${a}x + y$ và $x + ${b}y$. Chu vi của nó là:`,
        `Sân trường dài $${a}x + y$ (m), rộng $x + ${b}y$ (m). Chạy một vòng quanh sân được số mét là:`,
        `Khung ảnh hình chữ nhật có kích thước $${a}x + y$ và $x + ${b}y$ (cm). Viền quanh khung dài (cm):`,
      ],
      right: `$${2 * (a + 1)}x + ${2 * (b + 1)}y$`,
      wrong: [
        [`$${a + 1}x + ${b + 1}y$`, 'quên nhân 2'],
        [`$${2 * a}x + ${2 * b}y$`, 'bỏ sót các hạng tử có hệ số 1'],
        [`$${2 * (a + b + 2)}xy$`, 'cộng các hạng tử không đồng dạng'],
      ],
      why: `$2(${a}x + y + x + ${b}y) = 2(${a + 1}x + ${b + 1}y) = ${2 * (a + 1)}x + ${2 * (b + 1)}y$.`,
    };
  }),
  mc('M1', 'chia hai đơn thức', (r) => {
    const [a, b, p, q] = [r.int(2, 6), r.int(2, 5), r.int(3, 5), r.int(2, 4)];
    return {
      ask: [
        `Kết quả của phép chia $${a * b}x^${p}y^${q} : (${b}x^2y)$ là:`,
        `Thương của $${a * b}x^${p}y^${q}$ và $${b}x^2y$ bằng:`,
        `Tìm đơn thức $M$ biết $M \\cdot ${b}x^2y = ${a * b}x^${p}y^${q}$.`,
      ],
      right: `$${sum([a, `x${p - 2 === 1 ? '' : `^${p - 2}`}y${q - 1 === 1 ? '' : `^${q - 1}`}`])}$`,
      wrong: [
        [`$${a}x^${p + 2}y^${q + 1}$`, 'cộng các số mũ'],
        [`$${a * b - b}x^${p}y^${q}$`, 'trừ hai hệ số'],
        [`$${a}x^${p}y^${q}$`, 'chỉ chia các hệ số'],
      ],
      why: `$${a * b} : ${b} = ${a}$; số mũ của $x$: $${p} - 2 = ${p - 2}$; số mũ của $y$: $${q} - 1 = ${q - 1}$.`,
    };
  }),
  mc('M2', 'đa thức còn thiếu trong phép cộng', (r) => {
    const [a, b, c, d] = [r.int(5, 8), r.int(2, 5), r.int(2, 3), r.int(2, 4)];
    return {
      ask: [
        `Tìm đa thức $M$ biết $M + (${c}x^2 - ${d}xy) = ${a}x^2 + ${b}xy$.`,
        `Tổng diện tích hai mảnh vườn là $${a}x^2 + ${b}xy$ (m²), mảnh thứ nhất rộng $${c}x^2 - ${d}xy$ (m²). Mảnh thứ hai rộng (m²):`,
        `Hiệu của $${a}x^2 + ${b}xy$ và $${c}x^2 - ${d}xy$ là:`,
      ],
      right: `$${sum([a - c, 'x^2'], [b + d, 'xy'])}$`,
      wrong: [
        [`$${sum([a - c, 'x^2'], [b - d, 'xy'])}$`, 'không đổi dấu hạng tử thứ hai khi bỏ ngoặc'],
        [`$${sum([a + c, 'x^2'], [b - d, 'xy'])}$`, 'cộng thay vì trừ'],
        [`$${sum([c - a, 'x^2'], [-b - d, 'xy'])}$`, 'lấy hiệu ngược'],
      ],
      why: `$${a}x^2 + ${b}xy - ${c}x^2 + ${sum([d, 'xy'])} = ${sum([a - c, 'x^2'], [b + d, 'xy'])}$.`,
    };
  }),
  tf('M1', 'tiền mua vở và bút viết bằng đa thức', (r, turn) => {
    const [first, both, value, unit] = (
      [
        ['Số tiền (nghìn đồng) Lan phải trả', 'số tiền (nghìn đồng) cả hai bạn phải trả', 'Lan phải trả', 'nghìn đồng'],
        [
          'Tiền vé (nghìn đồng) của nhà thứ nhất',
          'tiền vé (nghìn đồng) của cả hai nhà',
          'nhà thứ nhất trả',
          'nghìn đồng',
        ],
        ['Khối lượng hàng (kg) của xe một', 'khối lượng hàng (kg) của cả hai xe', 'xe một chở', 'kg'],
      ] as const
    )[turn]!;
    const [a, b, c, d] = [r.int(3, 6), r.int(2, 4), r.int(2, 4), r.int(5, 7)];
    return {
      ask: [
        `Vở giá $x$ nghìn đồng một quyển, bút giá $y$ nghìn đồng một chiếc. Lan mua ${a} quyển vở và ${b} chiếc bút; Minh mua ${c} quyển vở và ${d} chiếc bút.`,
        `Vé người lớn giá $x$ nghìn đồng, vé trẻ em giá $y$ nghìn đồng. Nhà thứ nhất mua ${a} vé người lớn, ${b} vé trẻ em; nhà thứ hai mua ${c} vé người lớn, ${d} vé trẻ em.`,
        `Mỗi thùng táo nặng $x$ kg, mỗi thùng cam nặng $y$ kg. Xe một chở ${a} thùng táo, ${b} thùng cam; xe hai chở ${c} thùng táo, ${d} thùng cam.`,
      ],
      say: [
        [
          `${first} là $${a}x + ${b}y$.`,
          `${first} là $${a * b}xy$.`,
          'mỗi loại lấy số lượng nhân với biến của nó rồi cộng.',
        ],
        [
          `Đa thức biểu thị ${both} là $${a + c}x + ${b + d}y$.`,
          `Đa thức biểu thị ${both} là $${a + b}x + ${c + d}y$.`,
          'cộng các hạng tử đồng dạng.',
        ],
        [`Đa thức biểu thị ${both} có bậc 1.`, `Đa thức biểu thị ${both} có bậc 2.`, 'mỗi hạng tử có bậc 1.'],
        [
          `Khi $x = 10$, $y = 5$, ${value} ${10 * a + 5 * b} ${unit}.`,
          `Khi $x = 10$, $y = 5$, ${value} ${5 * a + 10 * b} ${unit}.`,
          `$${a} \\cdot 10 + ${b} \\cdot 5 = ${10 * a + 5 * b}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'thể tích phần còn lại của khối gỗ', (r, turn) => {
    const [taken, unit] = (
      [
        ['Thể tích phần bị khoét', 'cm³'],
        ['Thể tích các khối lập phương', 'dm³'],
        ['Thể tích các hộp đã xếp', 'dm³'],
      ] as const
    )[turn]!;
    const [a, b] = [r.int(2, 4), r.int(1, 3)];
    const [x, y] = [r.int(2, 4), r.int(5, 6)];
    const value = (a * x + y) * x * y - b * x ** 3;
    return {
      ask: [
        `Khối gỗ hình hộp chữ nhật có ba kích thước $${a}x + y$, $x$, $y$ (cm) bị khoét ${b} khối lập phương cạnh $x$ (cm). Viết đa thức thu gọn biểu thị thể tích phần còn lại và tính khi $x = ${x}$, $y = ${y}$.`,
        `Một bể hình hộp chữ nhật có ba kích thước $${a}x + y$, $x$, $y$ (dm) chứa đầy nước; người ta đặt vào ${b} khối lập phương đặc cạnh $x$ (dm), ngập hoàn toàn. Viết đa thức thu gọn biểu thị lượng nước còn lại và tính giá trị khi $x = ${x}$, $y = ${y}$.`,
        `Thùng hàng hình hộp chữ nhật kích thước trong $${a}x + y$, $x$, $y$ (dm) đã xếp ${b} hộp lập phương cạnh $x$ (dm). Lập đa thức thu gọn cho thể tích còn trống, rồi tính khi $x = ${x}$, $y = ${y}$.`,
      ],
      solution: `Thể tích hình hộp: $(${a}x + y) \\cdot x \\cdot y = ${a}x^2y + xy^2$.\n${taken}: $${sum([b, 'x^3'])}$.\nPhần còn lại: $${a}x^2y + xy^2 - ${sum([b, 'x^3'])}$.\nKhi $x = ${x}$, $y = ${y}$: $${a} \\cdot ${x * x} \\cdot ${y} + ${x} \\cdot ${y * y} - ${b} \\cdot ${x ** 3} = ${value}$ (${unit}).`,
    };
  }),
]);

const identities: readonly Template[] = unit(
  8,
  'Hằng đẳng thức và phân tích thành nhân tử',
  ({ mc, set, fb, tf, ew }) => [
    fb('M2', 'hiệu hai bình phương khi biết tổng và hiệu', (r) => {
      const [s, d] = [r.int(11, 30), r.int(3, 9)];
      return {
        ask: [
          `Biết $x + y = ${s}$ và $x - y = ${d}$. Tính $x^2 - y^2$.`,
          `Hai hình vuông có cạnh $x$ cm và $y$ cm, tổng hai cạnh ${s} cm, hiệu hai cạnh ${d} cm. Hiệu diện tích của chúng là bao nhiêu xăng-ti-mét vuông?`,
          `Cho $a + b = ${s}$, $a - b = ${d}$. Giá trị của $a^2 - b^2$ bằng bao nhiêu?`,
        ],
        is: s * d,
        why: `Hiệu hai bình phương bằng tích của tổng và hiệu: $${s} \\cdot ${d} = ${s * d}$.`,
      };
    }),
    mc('M1', 'khai triển bình phương của một tổng', (r) => {
      const [a, b] = [r.int(2, 4), r.int(2, 5)];
      return {
        ask: [
          `$(${a}x + ${b})^2$ bằng:`,
          `Diện tích hình vuông cạnh $${a}x + ${b}$ là:`,
          `Khai triển $(${a}x + ${b})^2$ theo hằng đẳng thức được:`,
        ],
        right: `$${poly([a * a, 2 * a * b, b * b])}$`,
        wrong: [
          [`$${poly([a * a, 0, b * b])}$`, 'quên hai lần tích'],
          [`$${poly([a * a, a * b, b * b])}$`, 'chỉ lấy một lần tích'],
          [`$${poly([a, 2 * a * b, b * b])}$`, `quên bình phương hệ số ${a}`],
        ],
        why: `$(${a}x)^2 + 2 \\cdot ${a}x \\cdot ${b} + ${b}^2 = ${poly([a * a, 2 * a * b, b * b])}$.`,
      };
    }),
    mc('M1', 'khai triển lập phương của một hiệu', (r) => {
      const b = r.int(2, 4);
      return {
        ask: [
          `$(x - ${b})^3$ bằng:`,
          `Thể tích khối lập phương cạnh $x - ${b}$ ($x > ${b}$) là:`,
          `Đa thức nào là khai triển của $(x - ${b})^3$?`,
        ],
        right: `$${poly([1, -3 * b, 3 * b * b, -(b ** 3)])}$`,
        wrong: [
          [`$${poly([1, 0, 0, -(b ** 3)])}$`, 'nhầm với hiệu hai lập phương'],
          [`$${poly([1, -3 * b, -3 * b * b, -(b ** 3)])}$`, 'nhầm dấu hạng tử bậc nhất'],
          [`$${poly([1, 3 * b, 3 * b * b, b ** 3])}$`, 'dùng lập phương của một tổng'],
        ],
        why: `$x^3 - 3x^2 \\cdot ${b} + 3x \\cdot ${b}^2 - ${b}^3$.`,
      };
    }),
    mc('M1', 'phân tích đa thức có nhân tử chung là đa thức', (r) => {
      const [a, b, c] = [r.int(2, 5), r.int(2, 7), r.int(1, 6)];
      if (gcd(a, b) !== 1) throw new TooFewDistractors('a common factor');
      return {
        ask: [
          `Phân tích $${a}x(x - ${c}) + ${b}(x - ${c})$ thành nhân tử được:`,
          `Đặt nhân tử chung trong $${a}x(x - ${c}) + ${b}(x - ${c})$, ta có:`,
          `Đa thức $${a}x(x - ${c}) + ${b}(x - ${c})$ bằng tích:`,
        ],
        right: `$(x - ${c})(${a}x + ${b})$`,
        wrong: [
          [`$(x - ${c})(${a}x - ${b})$`, 'nhầm dấu của số hạng còn lại'],
          [`$${a * b}x(x - ${c})$`, 'nhân hai hệ số với nhau'],
          [`$(x - ${c})^2(${a}x + ${b})$`, 'giữ lại hai lần nhân tử chung'],
        ],
        why: `Nhân tử chung là $x - ${c}$: $(x - ${c})(${a}x + ${b})$.`,
      };
    }),
    set('M1', 'vế còn lại của hằng đẳng thức lập phương', [
      [
        '$x^3 + 8$ bằng:',
        '$(x + 2)(x^2 - 2x + 4)$',
        [
          ['$(x + 2)(x^2 + 2x + 4)$', 'nhầm dấu trong bình phương thiếu của hiệu'],
          ['$(x + 2)^3$', 'nhầm với lập phương của một tổng'],
          ['$(x + 2)(x^2 - 4x + 4)$', 'lấy bình phương đủ của hiệu'],
        ],
        'Tổng hai lập phương: $x^3 + 2^3 = (x + 2)(x^2 - 2x + 2^2)$.',
      ],
      [
        'Thu gọn tích $(x - 3)(x^2 + 3x + 9)$ được:',
        '$x^3 - 27$',
        [
          ['$x^3 + 27$', 'nhầm dấu'],
          ['$(x - 3)^3$', 'nhầm với lập phương của một hiệu'],
          ['$x^3 - 9$', 'lấy $3^2$ thay cho $3^3$'],
        ],
        'Hiệu hai lập phương: $x^3 - 3^3$.',
      ],
      [
        'Thể tích hai khối lập phương cạnh $x$ và 1 có hiệu $x^3 - 1$ ($x > 1$). Hiệu đó phân tích thành:',
        '$(x - 1)(x^2 + x + 1)$',
        [
          ['$(x - 1)(x^2 - x + 1)$', 'nhầm dấu trong bình phương thiếu của tổng'],
          ['$(x - 1)^3$', 'nhầm với lập phương của một hiệu'],
          ['$(x - 1)(x^2 + 2x + 1)$', 'lấy bình phương đủ của tổng'],
        ],
        'Hiệu hai lập phương: $x^3 - 1^3 = (x - 1)(x^2 + x + 1)$.',
      ],
    ]),
    mc('M2', 'giá trị nhỏ nhất nhờ bình phương', (r) => {
      const [k, c] = [r.int(2, 6), r.int(1, 9)];
      return {
        ask: [
          `Giá trị nhỏ nhất của $x^2 - ${2 * k}x + ${k * k + c}$ là:`,
          `Viết $x^2 - ${2 * k}x + ${k * k + c} = (x - ${k})^2 + m$. Số $m$, cũng là giá trị nhỏ nhất của biểu thức, bằng:`,
          `Một con chim sà xuống rồi bay lên; sau $x$ giây nó ở độ cao $x^2 - ${2 * k}x + ${k * k + c}$ (m). Độ cao thấp nhất (m) của nó là:`,
        ],
        right: c,
        wrong: [
          [k * k + c, 'lấy hệ số tự do'],
          [k, 'lấy giá trị của $x$ khi biểu thức nhỏ nhất'],
          [c - k * k, 'trừ hai lần bình phương'],
          [-c, 'nhầm dấu'],
        ],
        why: `$(x - ${k})^2 + ${c} \\ge ${c}$, dấu bằng xảy ra khi $x = ${k}$.`,
      };
    }),
    tf('M2', 'hai số có tổng và tích đã biết', (r) => {
      const [a, b] = [r.int(5, 9), r.int(2, 4)];
      const [s, p] = [a + b, a * b];
      return {
        ask: [
          `Hai số $x$, $y$ có tổng bằng ${s} và tích bằng ${p}, $x > y$.`,
          `Hình chữ nhật có chiều dài $x$ (m), chiều rộng $y$ (m), nửa chu vi ${s} m và diện tích ${p} m².`,
          `Cho $x + y = ${s}$, $xy = ${p}$ với $x > y$.`,
        ],
        say: [
          [`$(x + y)^2 = ${s * s}$.`, `$(x + y)^2 = ${2 * s}$.`, `$${s}^2 = ${s * s}$.`],
          [
            `$x^2 + y^2 = ${s * s - 2 * p}$.`,
            `$x^2 + y^2 = ${s * s}$.`,
            `$(x + y)^2 - 2xy = ${s * s} - ${2 * p} = ${s * s - 2 * p}$.`,
          ],
          [
            `$(x - y)^2 = ${(a - b) ** 2}$.`,
            `$(x - y)^2 = ${s * s - 2 * p}$.`,
            `$(x + y)^2 - 4xy = ${s * s} - ${4 * p} = ${(a - b) ** 2}$.`,
          ],
          [
            `$x - y = ${a - b}$.`,
            `$x - y = ${s - p > 0 ? s - p : p - s}$.`,
            `$x > y$ và $(x - y)^2 = ${(a - b) ** 2}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'tìm x từ hiệu hai bình phương', (r) => {
      const [a, b] = [r.int(2, 3), r.int(1, 5)];
      const c = r.int(1, 4);
      // (ax + b)² = (x + c)² has the roots (c − b)/(a − 1) and −(b + c)/(a + 1).
      const [x1, x2] = [(c - b) / (a - 1), -(b + c) / (a + 1)];
      if (!Number.isInteger(x1) || !Number.isInteger(x2) || x1 === x2 || b === a * c)
        throw new TooFewDistractors('no whole roots');
      return {
        ask: [
          `Tìm $x$ biết $(${a}x + ${b})^2 - (x + ${c})^2 = 0$.`,
          `Hai hình vuông có cạnh viết được là $|${a}x + ${b}|$ và $|x + ${c}|$ có diện tích bằng nhau. Tìm các giá trị của $x$.`,
          `Phân tích $(${a}x + ${b})^2 - (x + ${c})^2$ thành nhân tử, rồi tìm các giá trị của $x$ để biểu thức bằng 0.`,
        ],
        solution: `$(${a}x + ${b})^2 - (x + ${c})^2 = [(${a}x + ${b}) - (x + ${c})][(${a}x + ${b}) + (x + ${c})]$.\n$= (${poly([a - 1, b - c])})(${poly([a + 1, b + c])})$.\nTích bằng 0 khi $${poly([a - 1, b - c])} = 0$ hoặc $${poly([a + 1, b + c])} = 0$.\nVậy $x = ${x1}$ hoặc $x = ${x2}$.`,
      };
    }),
  ],
);

const quadrilaterals: readonly Template[] = unit(8, 'Các loại tứ giác', ({ mc, fb, ew }) => [
  fb('M1', 'góc thứ tư của tứ giác', (r) => {
    const [a, b, c] = [r.int(70, 85), r.int(95, 110), r.int(86, 94)];
    return {
      ask: [
        `Tứ giác có ba góc bằng $${a}^\\circ$, $${b}^\\circ$, $${c}^\\circ$. Góc còn lại bằng bao nhiêu độ?`,
        `Một mảnh kính hình tứ giác có ba góc đo được $${a}^\\circ$, $${b}^\\circ$, $${c}^\\circ$. Góc thứ tư có số đo bao nhiêu độ?`,
        `Tứ giác $ABCD$ có $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$, $\\widehat{C} = ${c}^\\circ$. Tính $\\widehat{D}$ (độ).`,
      ],
      is: 360 - a - b - c,
      why: `Tổng bốn góc bằng $360^\\circ$: $360 - ${a} - ${b} - ${c} = ${360 - a - b - c}$.`,
    };
  }),
  fb('M2', 'nửa hiệu hai đáy của hình thang cân', (r) => {
    const [small, k] = [r.int(5, 12), r.int(2, 6)];
    const big = small + 2 * k;
    return {
      ask: [
        `Hình thang cân $ABCD$ như hình bên có đáy nhỏ $AB = ${small}$ cm, đáy lớn $CD = ${big}$ cm, đường cao $AH$. Tính $DH$ (cm).`,
        `Mặt cắt con đê là hình thang cân như hình bên, $AB = ${small}$ m, $CD = ${big}$ m, $AH \\perp CD$. Đoạn $DH$ dài bao nhiêu mét?`,
        `Trên hình bên, $ABCD$ là hình thang cân có hai đáy $AB = ${small}$ dm và $CD = ${big}$ dm. Chân đường cao kẻ từ $A$ cách $D$ bao nhiêu đề-xi-mét?`,
      ],
      is: k,
      why: `Kẻ thêm đường cao từ $B$ thì đáy lớn gồm một đoạn bằng đáy nhỏ và hai đoạn bằng $DH$: $DH = (${big} - ${small}) : 2 = ${k}$.`,
      figure: plane('trapezoid', 60, {}),
    };
  }),
  mc('M1', 'tính chất của hình trên hình vẽ', (_, turn) => {
    const forms = [
      ['rhombus', 40, 'hình thoi', '$AC \\perp BD$', '$AC = BD$', '$OA = OB$', '$\\widehat{DAB} = 90^\\circ$'],
      ['rectangle', 30, 'hình chữ nhật', '$AC = BD$', '$AC \\perp BD$', '$AB = AD$', '$\\widehat{OAB} = 45^\\circ$'],
      ['rhombus', 35, 'hình thoi', '$AB = BC$', '$AC = BD$', '$\\widehat{DAB} = \\widehat{ABC}$', '$OA = OB$'],
    ] as const;
    const [form, size, name, right, first, second, third] = forms[turn]!;
    const mistakes = [
      ['cho rằng $O$ cách đều bốn đỉnh', 'coi tứ giác là hình vuông'],
      ['coi tứ giác là hình vuông', 'cho rằng đường chéo chia đôi góc của tứ giác'],
      ['cho rằng hai góc kề một cạnh bằng nhau', 'cho rằng $O$ cách đều bốn đỉnh'],
    ] as const;
    return {
      ask: [
        `Tứ giác $ABCD$ ở hình bên là ${name}. Khẳng định nào chắc chắn đúng?`,
        `Hình bên vẽ ${name} $ABCD$ có hai đường chéo cắt nhau tại $O$. Điều nào luôn đúng?`,
        `Viên gạch $ABCD$ ở hình bên là ${name}. Chọn khẳng định luôn đúng.`,
      ],
      right,
      wrong: [
        [first, `lấy tính chất của ${turn === 1 ? 'hình thoi' : 'hình chữ nhật'}`],
        [second, mistakes[turn]![0]],
        [third, mistakes[turn]![1]],
      ],
      why:
        turn === 0
          ? 'Hai đường chéo của hình thoi vuông góc với nhau.'
          : turn === 1
            ? 'Hai đường chéo của hình chữ nhật bằng nhau.'
            : 'Hình thoi có bốn cạnh bằng nhau.',
      figure: plane(form, size, {}),
    };
  }),
  mc('M1', 'số đo góc của hình bình hành từ một góc', (r) => {
    const a = r.int(50, 78);
    return {
      ask: [
        'Hình bình hành $ABCD$ ở hình bên có góc $D$ đã ghi. Số đo góc $A$ là:',
        'Bậc thang có mặt bên là hình bình hành $ABCD$ như hình bên. Góc $A$ bằng:',
        'Dựa vào số đo ghi trên hình bên, tính góc $A$ của hình bình hành $ABCD$.',
      ],
      right: `$${180 - a}^\\circ$`,
      wrong: [
        [`$${a}^\\circ$`, 'nhầm với góc đối'],
        [`$${90 - a}^\\circ$`, 'lấy góc phụ'],
        [`$${360 - 2 * a}^\\circ$`, 'tính tổng hai góc còn lại'],
      ],
      why: `$\\widehat{A}$ và $\\widehat{D}$ kề một cạnh của hình bình hành nên có tổng $180^\\circ$: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
      figure: plane('parallelogram', a, { D: `${a}°` }),
    };
  }),
  mc('M2', 'cạnh hình bình hành theo tỉ lệ và chu vi', (r) => {
    const [p, q] = r.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [2, 5],
    ] as const);
    const k = r.int(3, 8);
    const all = 2 * k * (p + q);
    return {
      ask: [
        `Hình bình hành có chu vi ${all} cm, hai cạnh liên tiếp tỉ lệ với ${p} và ${q}. Cạnh dài là:`,
        `Khung hình bình hành được uốn từ ${all} cm dây, tỉ số hai cạnh kề nhau là $${p} : ${q}$. Độ dài cạnh lớn (cm) là:`,
        `Chu vi hình bình hành $ABCD$ bằng ${all} cm và $\\dfrac{AB}{BC} = \\dfrac{${p}}{${q}}$. Độ dài $BC$ là:`,
      ],
      right: `$${q * k}$ cm`,
      wrong: [
        [`$${p * k}$ cm`, 'lấy cạnh ngắn'],
        [`$${2 * q * k}$ cm`, 'quên chia đôi chu vi'],
        [`$${k}$ cm`, 'lấy giá trị của một phần'],
      ],
      why: `Nửa chu vi: $${all} : 2 = ${all / 2}$; một phần: $${all / 2} : (${p} + ${q}) = ${k}$; cạnh dài: $${q} \\cdot ${k} = ${q * k}$ (cm).`,
    };
  }),
  mc('M2', 'góc của hình thoi có đường chéo bằng cạnh', (r, turn) => {
    const a = r.int(4, 12);
    const [asked, right] = (
      [
        ['\\widehat{BAD}', 60],
        ['\\widehat{ABC}', 120],
        ['\\widehat{BAC}', 30],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hình thoi $ABCD$ có cạnh ${a} cm và đường chéo $BD = ${a}$ cm. Số đo $${asked}$ là:`,
        `Viên gạch hình thoi $ABCD$ có $AB = BD = ${a}$ cm. Góc $${asked}$ bằng:`,
        `Cho hình thoi $ABCD$ có $BD = AB = ${a}$ cm. Khi đó $${asked}$ bằng:`,
      ],
      right: `$${right}^\\circ$`,
      wrong: [
        ...(
          [
            [60, 'lấy góc của tam giác đều $ABD$'],
            [120, 'lấy góc tù của hình thoi'],
            [30, 'lấy nửa góc nhọn của hình thoi'],
          ] as const
        )
          .filter(([one]) => one !== right)
          .map(([one, why]) => [`$${one}^\\circ$`, why] as const),
        ['$90^\\circ$', 'nhầm với hình vuông'] as const,
      ],
      why: `Tam giác $ABD$ có $AB = AD = BD$ nên đều: $\\widehat{BAD} = 60^\\circ$, $\\widehat{ABC} = 180^\\circ - 60^\\circ = 120^\\circ$, $\\widehat{BAC} = 60^\\circ : 2 = 30^\\circ$.`,
    };
  }),
  ew('M3', 'chứng minh hình chữ nhật rồi tính độ dài', (r) => {
    const k = r.int(3, 9);
    return {
      ask: [
        `Cho tam giác $ABC$ vuông tại $A$, $BC = ${2 * k}$ cm, $M$ là trung điểm của $BC$. Kẻ $MD \\perp AB$ ($D \\in AB$), $ME \\perp AC$ ($E \\in AC$).\na) Chứng minh $ADME$ là hình chữ nhật.\nb) Tính $DE$.\nc) Tam giác $ABC$ cần thêm điều kiện gì để $ADME$ là hình vuông?`,
        `Tam giác $ABC$ vuông tại $A$ có cạnh huyền $BC = ${2 * k}$ cm. Gọi $M$ là trung điểm $BC$; $D$, $E$ là hình chiếu của $M$ trên $AB$, $AC$. Chứng minh tứ giác $ADME$ là hình chữ nhật, tính độ dài $DE$ và tìm điều kiện của tam giác để tứ giác đó là hình vuông.`,
        `Một tấm bìa tam giác $ABC$ vuông tại $A$, $BC = ${2 * k}$ cm. Từ trung điểm $M$ của $BC$ cắt theo các đoạn $MD \\perp AB$, $ME \\perp AC$. Chứng tỏ phần $ADME$ là hình chữ nhật, tính đường chéo $DE$; khi nào phần đó là hình vuông?`,
      ],
      solution: `Tứ giác $ADME$ có $\\widehat{A} = \\widehat{D} = \\widehat{E} = 90^\\circ$ nên là hình chữ nhật.\nHai đường chéo của hình chữ nhật bằng nhau: $DE = AM$.\n$AM$ là trung tuyến ứng với cạnh huyền nên $AM = \\dfrac{BC}{2} = ${k}$ (cm). Vậy $DE = ${k}$ cm.\nHình chữ nhật $ADME$ là hình vuông khi $AM$ là tia phân giác của góc $A$; trung tuyến $AM$ cũng là phân giác nên tam giác $ABC$ vuông cân tại $A$.`,
    };
  }),
]);

export const midterm8Fourth: readonly Template[] = [...polynomials, ...identities, ...quadrilaterals];
