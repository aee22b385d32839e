/** Numbers, statistics and probability of grade 7: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, plain, poly, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { sum, unit } from '../kit.ts';

const rational: readonly Template[] = unit(7, 'Số hữu tỉ', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'điểm biểu diễn số hữu tỉ trên trục số', (r) => {
    const [p, q] = r.pick([
      [7, 3],
      [5, 2],
      [7, 4],
      [11, 4],
      [8, 3],
    ] as const);
    const [low, high] = [-Math.ceil(p / q), -Math.floor(p / q)];
    return {
      ask: [
        `Trên trục số, điểm biểu diễn số $-\\dfrac{${p}}{${q}}$ nằm giữa hai điểm biểu diễn hai số nguyên nào?`,
        `Số hữu tỉ $-\\dfrac{${p}}{${q}}$ nằm giữa hai số nguyên liên tiếp nào?`,
        `Một tàu thăm dò ở độ cao $-\\dfrac{${p}}{${q}}$ km so với mực nước biển. Số này nằm giữa hai số nguyên liên tiếp nào?`,
      ],
      right: `$${low}$ và $${high}$`,
      wrong: [
        [`$${-high}$ và $${-low}$`, 'quên dấu âm'],
        [`$${low - 1}$ và $${low}$`, 'làm tròn nhầm về phía nhỏ hơn'],
        [`$${high}$ và $${high + 1}$`, 'làm tròn nhầm về phía lớn hơn'],
      ],
      why: `$\\dfrac{${p}}{${q}}$ lớn hơn ${-high} và nhỏ hơn ${-low}, nên $${low} < -\\dfrac{${p}}{${q}} < ${high}$.`,
    };
  }),
  mc('M1', 'luỹ thừa của một thương', (r) => {
    const [a, b, k] = [r.int(1, 3), r.int(4, 5), r.int(2, 3)];
    return {
      ask: [
        `Giá trị của $\\left(\\dfrac{${a}}{${b}}\\right)^${k}$ là:`,
        `Kết quả của phép tính $\\left(\\dfrac{${a}}{${b}}\\right)^${k}$ bằng:`,
        `Viết $\\left(\\dfrac{${a}}{${b}}\\right)^${k}$ dưới dạng phân số tối giản, ta được:`,
      ],
      right: `$\\dfrac{${a ** k}}{${b ** k}}$`,
      wrong: [
        [`$${fraction(a * k, b * k)}$`, 'nhân tử và mẫu với số mũ'],
        [`$${fraction(a ** k, b)}$`, 'chỉ nâng tử lên luỹ thừa'],
        [`$${fraction(a, b ** k)}$`, 'chỉ nâng mẫu lên luỹ thừa'],
        `$${fraction(a + k, b + k)}$`,
      ],
      why: `$\\left(\\dfrac{${a}}{${b}}\\right)^${k} = \\dfrac{${a}^${k}}{${b}^${k}} = \\dfrac{${a ** k}}{${b ** k}}$.`,
    };
  }),
  set('M1', 'quy tắc dấu ngoặc và quy tắc chuyển vế', [
    [
      'Bỏ dấu ngoặc trong biểu thức $\\dfrac{1}{2} - \\left(\\dfrac{1}{3} - \\dfrac{1}{5}\\right)$, ta được:',
      '$\\dfrac{1}{2} - \\dfrac{1}{3} + \\dfrac{1}{5}$',
      [
        ['$\\dfrac{1}{2} - \\dfrac{1}{3} - \\dfrac{1}{5}$', 'chỉ đổi dấu số hạng đầu trong ngoặc'],
        ['$\\dfrac{1}{2} + \\dfrac{1}{3} - \\dfrac{1}{5}$', 'không đổi dấu số hạng nào'],
        ['$\\dfrac{1}{2} + \\dfrac{1}{3} + \\dfrac{1}{5}$', 'đổi dấu nhầm số hạng đầu'],
      ],
      'Trước ngoặc có dấu trừ nên đổi dấu mọi số hạng trong ngoặc.',
    ],
    [
      'Từ đẳng thức $x + \\dfrac{2}{7} = \\dfrac{3}{5}$ suy ra:',
      '$x = \\dfrac{3}{5} - \\dfrac{2}{7}$',
      [
        ['$x = \\dfrac{3}{5} + \\dfrac{2}{7}$', 'chuyển vế mà không đổi dấu'],
        ['$x = \\dfrac{2}{7} - \\dfrac{3}{5}$', 'đổi chỗ hai số'],
        ['$x = \\dfrac{3}{5} : \\dfrac{2}{7}$', 'dùng phép chia thay phép trừ'],
      ],
      'Chuyển $\\dfrac{2}{7}$ sang vế phải thì đổi dấu.',
    ],
    [
      'Mai có $\\dfrac{9}{2}$ m vải, cắt bớt một mảnh dài $x$ m thì còn $\\dfrac{5}{4}$ m. Phép tính nào cho biết $x$?',
      '$x = \\dfrac{9}{2} - \\dfrac{5}{4}$',
      [
        ['$x = \\dfrac{9}{2} + \\dfrac{5}{4}$', 'chuyển vế mà không đổi dấu'],
        ['$x = \\dfrac{5}{4} - \\dfrac{9}{2}$', 'đổi chỗ hai số'],
        ['$x = \\dfrac{9}{2} : \\dfrac{5}{4}$', 'dùng phép chia thay phép trừ'],
      ],
      'Từ $\\dfrac{9}{2} - x = \\dfrac{5}{4}$ suy ra $x = \\dfrac{9}{2} - \\dfrac{5}{4}$.',
    ],
  ]),
  mc('M2', 'tính hợp lí với số hữu tỉ', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(3, 7), r.pick([11, 13, 17])];
    const [x, y] = [r.int(4, 8), r.int(1, 3)];
    const f = `\\dfrac{${b}}{${c}} \\cdot ${x + y} - \\dfrac{${b}}{${c}} \\cdot ${y} + ${a}`;
    const is = fraction(b * x + a * c, c);
    return {
      ask: [
        `Tính hợp lí: $${f}$. Kết quả là:`,
        `Giá trị của biểu thức $${f}$ bằng:`,
        `Bạn Quân tính nhanh $${f}$ nhờ tính chất phân phối. Kết quả đúng là:`,
      ],
      right: `$${is}$`,
      wrong: [
        [`$${fraction(b * (x + 2 * y) + a * c, c)}$`, 'cộng hai thừa số thay vì trừ'],
        [`$${fraction(b * x, c)}$`, 'quên số hạng cuối'],
        [`$${fraction(b * (x + a), c)}$`, 'nhân cả số hạng cuối với thừa số chung'],
      ],
      why: `$\\dfrac{${b}}{${c}}(${x + y} - ${y}) + ${a} = \\dfrac{${b}}{${c}} \\cdot ${x} + ${a} = ${is}$.`,
    };
  }),
  fb('M1', 'giá trị của tích hai luỹ thừa cùng số mũ', (r, turn) => {
    const [k, a] = [[3, 2, 4][turn]!, r.pick([2, 5])];
    const b = 10 / a;
    return {
      ask: [
        `Tính $${a}^${k} \\cdot ${b}^${k}$.`,
        `Giá trị của biểu thức $${a}^${k} \\cdot ${b}^${k}$ bằng bao nhiêu?`,
        `Không đặt tính, bạn Yến tính ngay được $${a}^${k} \\cdot ${b}^${k}$. Kết quả là bao nhiêu?`,
      ],
      is: 10 ** k,
      why: `$${a}^${k} \\cdot ${b}^${k} = (${a} \\cdot ${b})^${k} = 10^${k} = ${10 ** k}$.`,
    };
  }),
  tf('M1', 'lượng nước trong bình', (r, turn) => {
    const [vessel, what] = [turn === 2 ? 'bể' : 'bình', turn === 1 ? 'xăng' : 'nước'];
    const [p, q] = r.pick([
      [3, 4],
      [5, 8],
      [7, 10],
    ] as const);
    const full = q * r.int(2, 4) * 2;
    const now = (full * p) / q;
    return {
      ask: [
        `Một bình chứa được ${full} lít, đang có $\\dfrac{${p}}{${q}}$ bình nước.`,
        `Bình xăng của một chiếc xe có dung tích ${full} lít, kim chỉ $\\dfrac{${p}}{${q}}$ bình.`,
        `Bể cá có dung tích ${full} lít, hiện có nước đến $\\dfrac{${p}}{${q}}$ bể.`,
      ],
      say: [
        [
          `Trong ${vessel} có ${now} lít ${what}.`,
          `Trong ${vessel} có ${full - now} lít ${what}.`,
          `$${full} \\cdot \\dfrac{${p}}{${q}} = ${now}$.`,
        ],
        [
          `Phần còn trống là $${fraction(q - p, q)}$ dung tích.`,
          `Phần còn trống là $${fraction(p, q)}$ dung tích.`,
          `$1 - \\dfrac{${p}}{${q}} = ${fraction(q - p, q)}$.`,
        ],
        [
          `$\\dfrac{${p}}{${q}}$ viết dưới dạng số thập phân là ${plain(p / q)}.`,
          `$\\dfrac{${p}}{${q}}$ viết dưới dạng số thập phân là ${p},${q}.`,
          `$${p} : ${q} = ${n(p / q)}$.`,
        ],
        [
          `Khi lượng ${what} giảm đi một nửa thì còn ${plain(now / 2)} lít.`,
          `Khi lượng ${what} giảm đi một nửa thì còn ${plain(full / 2)} lít.`,
          `còn lại một nửa của ${now} lít: $${now} : 2 = ${n(now / 2)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chia quỹ theo phần còn lại', (r) => {
    const all = 60 * r.int(4, 9);
    const [first, rest] = [(all * 2) / 5, (all * 3) / 5];
    const second = rest / 3;
    return {
      ask: [
        `Quỹ lớp có ${all} nghìn đồng. Lớp dùng $\\dfrac{2}{5}$ số tiền mua sách, sau đó dùng $\\dfrac{1}{3}$ số tiền còn lại mua cây xanh. Tính số tiền mua sách, số tiền mua cây và phân số chỉ phần quỹ còn lại.`,
        `Một cửa hàng có ${all} kg gạo. Buổi sáng bán $\\dfrac{2}{5}$ số gạo, buổi chiều bán $\\dfrac{1}{3}$ số gạo còn lại. Mỗi buổi bán bao nhiêu ki-lô-gam? Cuối ngày còn lại mấy phần số gạo ban đầu?`,
        `Đoạn đường dài ${all} m được sửa trong hai tuần: tuần đầu sửa $\\dfrac{2}{5}$ đoạn đường, tuần sau sửa $\\dfrac{1}{3}$ phần còn lại. Tính số mét sửa được mỗi tuần và phân số chỉ phần đường chưa sửa.`,
      ],
      solution: `Lần đầu: $${all} \\cdot \\dfrac{2}{5} = ${first}$.\nCòn lại: $${all} - ${first} = ${rest}$.\nLần sau: $${rest} \\cdot \\dfrac{1}{3} = ${second}$.\nPhần còn lại cuối cùng: $${rest} - ${second} = ${rest - second}$, chiếm $\\dfrac{${rest - second}}{${all}} = ${fraction(2, 5)}$ tổng số.`,
    };
  }),
]);

const real: readonly Template[] = unit(7, 'Số thực', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'quan hệ giữa các tập hợp số', [
    [
      'Khẳng định nào sau đây đúng?',
      'Mỗi số hữu tỉ là một số thực',
      [
        ['Mỗi số thực là một số hữu tỉ', 'quên các số vô tỉ'],
        ['Mỗi số vô tỉ là một số hữu tỉ', 'nhầm hai loại số'],
        ['Số 0 là số vô tỉ', 'không nhận ra $0 = \\dfrac{0}{1}$'],
      ],
      'Tập hợp số thực gồm các số hữu tỉ và các số vô tỉ.',
    ],
    [
      'Kí hiệu nào sau đây viết đúng?',
      '$\\sqrt{5} \\in \\mathbb{R}$',
      [
        ['$\\sqrt{5} \\in \\mathbb{Q}$', 'cho rằng căn bậc hai của 5 là số hữu tỉ'],
        ['$\\dfrac{2}{3} \\in \\mathbb{Z}$', 'nhầm số hữu tỉ với số nguyên'],
        ['$-4 \\notin \\mathbb{R}$', 'cho rằng số âm không phải là số thực'],
      ],
      '$\\sqrt{5}$ là số vô tỉ nên là số thực.',
    ],
    [
      'Bạn Bảo đo đường chéo của hình vuông cạnh 1 dm được $\\sqrt{2}$ dm. Số $\\sqrt{2}$ thuộc tập hợp nào?',
      'Tập hợp số thực',
      [
        ['Tập hợp số hữu tỉ', 'cho rằng mọi độ dài là số hữu tỉ'],
        ['Tập hợp số nguyên', 'nhầm 2 với một số chính phương'],
        ['Tập hợp số tự nhiên', 'cho rằng căn bậc hai số học của số tự nhiên là số tự nhiên'],
      ],
      '$\\sqrt{2}$ là số vô tỉ, thuộc tập hợp số thực.',
    ],
  ]),
  mc('M1', 'so sánh căn bậc hai với số nguyên', (r) => {
    const k = r.int(3, 9);
    const a = k * k + r.int(2, k);
    return {
      ask: [
        `Số $\\sqrt{${a}}$ nằm giữa hai số tự nhiên liên tiếp nào?`,
        `Hình vuông có diện tích ${a} cm². Độ dài cạnh (cm) nằm giữa hai số tự nhiên liên tiếp nào?`,
        `Không dùng máy tính, cho biết $\\sqrt{${a}}$ ở giữa hai số tự nhiên liên tiếp nào.`,
      ],
      right: `${k} và ${k + 1}`,
      wrong: [
        [`${k - 1} và ${k}`, `so sánh nhầm ${a} với $${k}^2$`],
        [`${k + 1} và ${k + 2}`, `so sánh nhầm ${a} với $${k + 1}^2$`],
        [`${Math.floor(a / 2)} và ${Math.floor(a / 2) + 1}`, 'lấy một nửa số dưới dấu căn'],
      ],
      why: `$${k}^2 = ${k * k} < ${a} < ${(k + 1) ** 2} = ${k + 1}^2$ nên $${k} < \\sqrt{${a}} < ${k + 1}$.`,
    };
  }),
  mc('M1', 'làm tròn với độ chính xác cho trước', (r) => {
    const value = 1000 * r.int(12, 48) + r.pick([347, 462, 718, 856]);
    const right = Math.round(value / 100) * 100;
    return {
      ask: [
        `Làm tròn số ${value} với độ chính xác 50, ta được:`,
        `Dân số một xã là ${value} người. Làm tròn số này với độ chính xác 50, kết quả là:`,
        `Sân vận động bán được ${value} vé. Làm tròn số vé với độ chính xác 50 được:`,
      ],
      right,
      wrong: [
        [Math.round(value / 10) * 10, 'làm tròn đến hàng chục'],
        [Math.round(value / 1000) * 1000, 'làm tròn đến hàng nghìn'],
        [right > value ? right - 100 : right + 100, 'làm tròn về phía sai'],
      ],
      why: `Độ chính xác 50 tương ứng với làm tròn đến hàng trăm: $${value} \\approx ${right}$.`,
    };
  }),
  mc('M2', 'biểu thức có nhiều căn bậc hai', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(6, 9), r.int(2, 4)];
    return {
      ask: [
        `Giá trị của $${c}\\sqrt{${b * b}} - \\sqrt{${a * a}}$ là:`,
        `Tính $${c}\\sqrt{${b * b}} - \\sqrt{${a * a}}$, ta được:`,
        `Ghép ${c} thanh dài $\\sqrt{${b * b}}$ dm nối tiếp nhau rồi cắt bớt $\\sqrt{${a * a}}$ dm. Phần còn lại dài (dm):`,
      ],
      right: c * b - a,
      wrong: [
        [c * b * b - a * a, 'bỏ dấu căn mà không khai căn'],
        [c * b + a, 'nhầm dấu phép trừ'],
        [b - a, `quên nhân với ${c}`],
        c * (b - a),
      ],
      why: `$${c} \\cdot ${b} - ${a} = ${c * b - a}$.`,
    };
  }),
  fb('M2', 'tìm số dưới dấu căn', (r) => {
    const [a, b] = [r.int(2, 9), r.int(3, 12)];
    return {
      ask: [
        `Tìm $x$, biết $\\sqrt{x} + ${a} = ${a + b}$.`,
        `Một hình vuông có diện tích $x$ cm². Tăng cạnh thêm ${a} cm thì được cạnh ${a + b} cm. Tìm $x$.`,
        `Số $x$ không âm thoả mãn $\\sqrt{x} = ${a + b} - ${a}$ bằng bao nhiêu?`,
      ],
      is: b * b,
      why: `$\\sqrt{x} = ${a + b} - ${a} = ${b}$ nên $x = ${b}^2 = ${b * b}$.`,
    };
  }),
  tf('M2', 'giá trị tuyệt đối và khoảng cách', (r) => {
    const [a, b] = [r.int(2, 6), r.int(7, 12)];
    return {
      ask: [
        `Trên trục số, điểm $A$ biểu diễn số $-${a}$, điểm $B$ biểu diễn số $${b}$, gốc là $O$.`,
        `Trên một tuyến đường thẳng, bến $O$ được ghi số 0 (km); trạm $A$ ở vị trí $-${a}$, trạm $B$ ở vị trí $${b}$.`,
        `Trên trục số thẳng đứng có gốc $O$ ở mặt nước, đơn vị là mét, một tàu ngầm mô hình ở điểm $A$ biểu diễn số $-${a}$, một máy bay mô hình ở điểm $B$ biểu diễn số $${b}$.`,
      ],
      say: [
        [`$OA = |-${a}| = ${a}$.`, `$OA = -${a}$.`, 'khoảng cách từ một điểm đến gốc là giá trị tuyệt đối của số đó.'],
        [`$AB = ${a + b}$.`, `$AB = ${b - a}$.`, `$A$ và $B$ ở hai phía của $O$: $AB = ${a} + ${b} = ${a + b}$.`],
        [
          `Có hai điểm trên trục số cách $O$ một khoảng bằng ${b}.`,
          `Chỉ có một điểm trên trục số cách $O$ một khoảng bằng ${b}.`,
          `đó là các điểm biểu diễn $${b}$ và $-${b}$.`,
        ],
        [
          `Trung điểm của $AB$ biểu diễn số ${plain((b - a) / 2)}.`,
          `Trung điểm của $AB$ biểu diễn số ${plain((a + b) / 2)}.`,
          `$\\dfrac{-${a} + ${b}}{2} = ${n((b - a) / 2)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'rào vườn hình vuông và trồng cây', (r, turn) => {
    const step = 2;
    // Whole steps along each side, because a tree stands at each corner.
    const side = step * r.int(6, 12);
    const one = ['cây', 'lá cờ', 'cọc đèn'][turn]!;
    const trees = (4 * side) / step;
    return {
      ask: [
        `Một khu vườn hình vuông có diện tích ${side * side} m². Người ta trồng cây dọc theo các cạnh, hai cây liên tiếp cách nhau ${step} m, mỗi đỉnh có một cây. Tính độ dài hàng rào quanh vườn và số cây trồng được.`,
        `Sân chơi hình vuông rộng ${side * side} m² được cắm cờ quanh mép sân, cứ ${step} m một lá cờ, ở mỗi góc sân có một lá. Tính chu vi sân và số lá cờ.`,
        `Hồ nước hình vuông có diện tích mặt nước ${side * side} m². Quanh bờ hồ, cứ ${step} m đặt một cọc đèn, mỗi góc hồ có một cọc. Tính chiều dài bờ hồ và số cọc đèn cần dùng.`,
      ],
      solution: `Cạnh hình vuông: $\\sqrt{${side * side}} = ${side}$ (m).\nChu vi: $4 \\cdot ${side} = ${4 * side}$ (m).\nĐường khép kín nên số khoảng cách bằng số ${one}.\nSố ${one}: $${4 * side} : ${step} = ${trees}$.`,
    };
  }),
]);

const ratios: readonly Template[] = unit(7, 'Tỉ lệ thức và đại lượng tỉ lệ', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận biết hai đại lượng tỉ lệ nghịch', [
    [
      'Hai đại lượng nào sau đây tỉ lệ nghịch với nhau?',
      'Vận tốc và thời gian đi hết một quãng đường cố định',
      [
        ['Số quyển vở và số tiền mua vở (cùng loại)', 'nhầm với hai đại lượng tỉ lệ thuận'],
        ['Cạnh và chu vi của hình vuông', 'quên rằng cạnh tăng thì chu vi cũng tăng'],
        ['Tuổi và chiều cao của một người', 'cho rằng cái này tăng thì cái kia cũng đổi theo là tỉ lệ'],
      ],
      'Vận tốc nhân với thời gian bằng quãng đường không đổi.',
    ],
    [
      'Nếu $y$ tỉ lệ nghịch với $x$ theo hệ số tỉ lệ $a$ ($a \\ne 0$) thì:',
      '$xy = a$',
      [
        ['$y = ax$', 'lấy công thức của tỉ lệ thuận'],
        ['$\\dfrac{y}{x} = a$', 'cho rằng thương không đổi thay vì tích không đổi'],
        ['$x + y = a$', 'nhầm tích với tổng'],
      ],
      'Hai đại lượng tỉ lệ nghịch có tích các giá trị tương ứng không đổi.',
    ],
    [
      'Một đội thợ làm xong con đường trong một số ngày. Nếu số thợ tăng gấp đôi (năng suất như nhau) thì số ngày làm xong:',
      'giảm còn một nửa',
      [
        ['tăng gấp đôi', 'coi hai đại lượng tỉ lệ thuận'],
        ['không thay đổi', 'bỏ qua sự phụ thuộc'],
        ['giảm còn một phần tư', 'lấy bình phương của tỉ số'],
      ],
      'Số thợ và số ngày tỉ lệ nghịch với nhau.',
    ],
  ]),
  mc('M1', 'tỉ số của hai đại lượng', (r) => {
    const [a, b] = r.pick([
      [12, 18],
      [15, 25],
      [16, 24],
      [18, 30],
      [14, 21],
    ] as const);
    return {
      ask: [
        `Tỉ số $${a} : ${b}$ lập thành tỉ lệ thức với tỉ số:`,
        `Câu lạc bộ có ${a} bạn nam, ${b} bạn nữ. Tỉ số của số bạn nam và số bạn nữ lập thành tỉ lệ thức với tỉ số:`,
        `Hai thanh gỗ dài ${a} dm và ${b} dm. Tỉ số độ dài của thanh thứ nhất và thanh thứ hai lập thành tỉ lệ thức với tỉ số:`,
      ],
      right: `$${fraction(a, b)}$`,
      wrong: [
        [`$${fraction(b, a)}$`, 'đảo ngược tỉ số'],
        [`$${fraction(a, a + b)}$`, 'so với tổng'],
        [`$${fraction(b, a + b)}$`, 'so số thứ hai với tổng'],
      ],
      why: `$${a} : ${b} = \\dfrac{${a}}{${b}} = ${fraction(a, b)}$.`,
    };
  }),
  mc('M1', 'số chưa biết từ hai tỉ số bằng nhau', (r) => {
    const [a, b, k] = [r.int(2, 5), r.int(6, 9), r.int(2, 5)];
    if (gcd(a, b) > 1) throw new TooFewDistractors('not reduced');
    return {
      ask: [
        `Biết $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$ và $x = ${a * k}$. Giá trị của $y$ là:`,
        `Hai số $x$, $y$ tỉ lệ với ${a}; ${b}. Nếu $x = ${a * k}$ thì $y$ bằng:`,
        `Bột và sữa được trộn theo tỉ lệ ${a} : ${b}. Dùng ${a * k} g bột thì cần bao nhiêu gam sữa?`,
      ],
      right: b * k,
      wrong: [
        [a * k + b - a, 'cộng thêm hiệu thay vì nhân'],
        [b * k - a, 'trừ nhầm'],
        [b * (k + 1), 'tính sai số phần'],
        a * a * k,
      ],
      why: `Mỗi phần ứng với $${a * k} : ${a} = ${k}$ nên số cần tìm là $${b} \\cdot ${k} = ${b * k}$.`,
    };
  }),
  mc('M2', 'số ngày khi thay đổi số công nhân', (_, turn) => {
    const [people, days, more] = (
      [
        [12, 10, 3],
        [20, 9, 10],
        [15, 8, 5],
      ] as const
    )[turn]!;
    const is = (people * days) / (people + more);
    return {
      ask: [
        `${people} công nhân làm xong một công việc trong ${days} ngày. Nếu thêm ${more} người (năng suất như nhau) thì làm xong trong bao nhiêu ngày?`,
        `Đội ${people} người đào xong con mương trong ${days} ngày. Có thêm ${more} người cùng làm với năng suất như vậy thì cần số ngày là:`,
        `Bếp ăn chuẩn bị gạo cho ${people} người ăn trong ${days} ngày. Có thêm ${more} người (mức ăn như nhau) thì số gạo đó đủ ăn trong bao nhiêu ngày?`,
      ],
      right: is,
      wrong: [
        [`$${fraction(days * (people + more), people)}$`, 'coi hai đại lượng tỉ lệ thuận'],
        [days + more, 'cộng số ngày với số người thêm'],
        [`$${fraction(people * days, more)}$`, 'chỉ chia cho số người thêm'],
        days - 1,
      ],
      why: `Số người và số ngày tỉ lệ nghịch: $${people} \\cdot ${days} = (${people} + ${more}) \\cdot x$, $x = ${people * days} : ${people + more} = ${is}$.`,
    };
  }),
  fb('M1', 'hệ số tỉ lệ nghịch', (r) => {
    const [x, y] = [r.int(3, 9), r.int(4, 12)];
    return {
      ask: [
        `Hai đại lượng $x$, $y$ tỉ lệ nghịch với nhau; khi $x = ${x}$ thì $y = ${y}$. Hệ số tỉ lệ bằng bao nhiêu?`,
        `Cho $y$ tỉ lệ nghịch với $x$ theo hệ số $a$. Biết $x = ${x}$ thì $y = ${y}$. Tìm $a$.`,
        `Chia đều một số kẹo cho ${x} bạn thì mỗi bạn được ${y} chiếc. Số bạn và số kẹo mỗi bạn nhận được tỉ lệ nghịch với nhau theo hệ số bằng bao nhiêu?`,
      ],
      is: x * y,
      why: `Hai đại lượng tỉ lệ nghịch có tích không đổi: $${x} \\cdot ${y} = ${x * y}$.`,
    };
  }),
  tf('M1', 'công thức pha nước chanh', (r) => {
    const [lemon, sugar, k] = [r.int(2, 3), r.int(4, 5), r.int(2, 4)];
    return {
      ask: [
        `Theo công thức, cứ ${lemon} quả chanh thì pha với ${sugar} thìa đường. Số quả chanh $x$ và số thìa đường $y$ tỉ lệ thuận với nhau.`,
        `Để nhuộm vải, cứ ${lemon} gói màu thì hoà với ${sugar} lít nước; số gói màu $x$ và số lít nước $y$ tỉ lệ thuận với nhau.`,
        `Thợ trộn vữa theo tỉ lệ ${lemon} bao xi măng với ${sugar} xe cát; số bao $x$ và số xe $y$ tỉ lệ thuận với nhau.`,
      ],
      say: [
        [
          `$y = ${fraction(sugar, lemon)}x$.`,
          `$y = ${fraction(lemon, sugar)}x$.`,
          `khi $x = ${lemon}$ thì $y = ${sugar}$ nên hệ số là $${fraction(sugar, lemon)}$.`,
        ],
        [
          `Khi $x = ${lemon * k}$ thì $y = ${sugar * k}$.`,
          `Khi $x = ${lemon * k}$ thì $y = ${sugar + lemon * k - lemon}$.`,
          `$x$ gấp ${k} lần thì $y$ cũng gấp ${k} lần.`,
        ],
        [
          `$x$ tăng gấp đôi thì $y$ tăng gấp đôi.`,
          `$x$ tăng gấp đôi thì $y$ giảm một nửa.`,
          'hai đại lượng tỉ lệ thuận.',
        ],
        [
          `Tích $xy$ thay đổi khi $x$ thay đổi.`,
          `Tích $xy$ không đổi khi $x$ thay đổi.`,
          `với $x = ${lemon}$ tích là ${lemon * sugar}, với $x = ${lemon * k}$ tích là ${lemon * k * sugar * k}; thương $\\dfrac{y}{x}$ mới không đổi.`,
        ],
      ],
    };
  }),
  ew('M3', 'hai lớp góp sách biết hiệu', (r) => {
    const [p, q] = r.pick([
      [3, 5],
      [4, 7],
      [5, 8],
      [5, 9],
    ] as const);
    const k = r.int(8, 15);
    const gap = (q - p) * k;
    return {
      ask: [
        `Số sách hai lớp 7A, 7B quyên góp tỉ lệ với ${p}; ${q}, lớp 7B góp nhiều hơn lớp 7A ${gap} quyển. Tính số sách mỗi lớp.`,
        `Hai đội thanh niên trồng cây với số cây lần lượt tỉ lệ với ${p} và ${q}. Đội II trồng nhiều hơn đội I ${gap} cây. Mỗi đội trồng bao nhiêu cây?`,
        `Lượng sữa (ml) trong hai bình tỉ lệ với ${p}; ${q}, bình thứ hai nhiều hơn bình thứ nhất ${gap} ml. Tính lượng sữa của mỗi bình.`,
      ],
      solution: `Gọi hai số cần tìm là $x$, $y$. Theo đề: $\\dfrac{x}{${p}} = \\dfrac{y}{${q}}$ và $y - x = ${gap}$.\nTính chất dãy tỉ số bằng nhau: $\\dfrac{x}{${p}} = \\dfrac{y}{${q}} = \\dfrac{y - x}{${q} - ${p}} = \\dfrac{${gap}}{${q - p}} = ${k}$.\n$x = ${p} \\cdot ${k} = ${p * k}$.\n$y = ${q} \\cdot ${k} = ${q * k}$.`,
    };
  }),
]);

const polynomials: readonly Template[] = unit(7, 'Đa thức một biến', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận biết đa thức một biến', [
    [
      'Biểu thức nào sau đây là đa thức một biến?',
      '$2x^3 - x + 5$',
      [
        ['$\\dfrac{1}{x} + 2$', 'không để ý biến ở mẫu'],
        ['$x^2 + y$', 'không để ý có hai biến'],
        ['$\\sqrt{x} - 1$', 'không để ý biến ở trong căn'],
      ],
      'Đa thức một biến là tổng của các đơn thức của cùng một biến.',
    ],
    [
      'Đa thức $7 - 3x^2 + x^4$ có bậc là:',
      '4',
      [
        ['7', 'lấy hạng tử đầu tiên'],
        ['2', 'lấy số mũ của hạng tử ở giữa'],
        ['6', 'cộng các số mũ'],
      ],
      'Bậc là số mũ lớn nhất của biến trong đa thức thu gọn.',
    ],
    [
      'Quãng đường (km) xe đi sau $t$ giờ là $40t + 5$. Biểu thức này là:',
      'đa thức một biến có bậc 1',
      [
        ['đơn thức có bậc 1', 'không để ý hạng tử 5'],
        ['đa thức một biến có bậc 40', 'nhầm hệ số với bậc'],
        ['đa thức hai biến', 'nhầm số với biến'],
      ],
      '$40t + 5$ có một biến $t$ với số mũ cao nhất là 1.',
    ],
  ]),
  mc('M1', 'hệ số tự do và hệ số cao nhất', (r) => {
    const [a, b, c, d] = [r.int(2, 6), r.int(2, 5), r.int(2, 9), r.int(10, 15)];
    const f = `${b}x - ${a}x^3 + ${d} + ${c}x^2`;
    return {
      ask: [
        `Hệ số cao nhất của đa thức $${f}$ là:`,
        `Đa thức $A(x) = ${f}$ có hệ số của hạng tử bậc cao nhất bằng:`,
        `Bạn Chi sắp xếp đa thức $${f}$ theo luỹ thừa giảm của biến. Hệ số đầu tiên là:`,
      ],
      right: `$-${a}$`,
      wrong: [
        [`$${a}$`, 'bỏ dấu trừ'],
        [`$${d}$`, 'lấy hệ số lớn nhất, là hệ số tự do'],
        [`$${b}$`, 'lấy hệ số của hạng tử viết đầu tiên'],
      ],
      why: `Hạng tử bậc cao nhất là $-${a}x^3$ nên hệ số cao nhất là $-${a}$.`,
    };
  }),
  mc('M1', 'nhân hai đơn thức một biến', (r) => {
    const [a, b, p, q] = [r.int(2, 6), r.int(2, 5), r.int(2, 4), r.int(2, 5)];
    return {
      ask: [
        `Tích $${a}x^${p} \\cdot ${b}x^${q}$ bằng:`,
        `Kết quả của phép nhân $${a}x^${p}$ với $${b}x^${q}$ là:`,
        `Hình chữ nhật có hai cạnh $${a}x^${p}$ và $${b}x^${q}$ (cm). Diện tích (cm²) là:`,
      ],
      right: `$${a * b}x^{${p + q}}$`,
      wrong: [
        [`$${a + b}x^{${p + q}}$`, 'cộng hai hệ số'],
        [`$${a * b}x^{${p * q}}$`, 'nhân hai số mũ'],
        [`$${a + b}x^{${p * q}}$`, 'cộng hai hệ số và nhân hai số mũ'],
        `$${a * b}x^${p}$`,
      ],
      why: `$${a} \\cdot ${b} = ${a * b}$ và $x^${p} \\cdot x^${q} = x^{${p + q}}$.`,
    };
  }),
  mc('M2', 'chia đa thức cho đơn thức', (r) => {
    const [k, a, b] = [r.int(2, 4), r.int(2, 5), r.int(1, 6)];
    const f = `${k * a}x^3 - ${k * b}x^2`;
    const over = k === 1 ? 'x^2' : `${k}x^2`;
    return {
      ask: [
        `Thương của phép chia $(${f}) : ${over}$ là:`,
        `Thực hiện phép chia $(${f}) : ${over}$, ta được:`,
        `Hình chữ nhật có diện tích $${f}$ (cm²), một cạnh $${over}$ (cm). Cạnh kia (cm) là:`,
      ],
      right: `$${poly([a, -b])}$`,
      wrong: [
        [`$${poly([a, b])}$`, 'nhầm dấu'],
        [`$${sum([a, 'x^2'], [-b, 'x'])}$`, 'trừ số mũ thiếu'],
        [`$${poly([k * a, -k * b])}$`, 'quên chia các hệ số'],
      ],
      why: `$${k * a}x^3 : ${over} = ${a === 1 ? '' : a}x$; $${k * b}x^2 : ${over} = ${b}$.`,
    };
  }),
  fb('M2', 'hệ số của đa thức tích', (r) => {
    const a = r.int(2, 6);
    const b = r.int(1, a - 1);
    return {
      ask: [
        `Tìm hệ số của $x$ trong đa thức thu gọn của tích $(x + ${a})(x + ${b})$.`,
        `Sau khi nhân $(x + ${a})(x + ${b})$ và thu gọn, hệ số của hạng tử bậc nhất bằng bao nhiêu?`,
        `Mảnh vườn hình chữ nhật có hai cạnh $x + ${a}$ và $x + ${b}$ (m). Trong biểu thức diện tích thu gọn, hệ số của $x$ là bao nhiêu?`,
      ],
      is: a + b,
      why: `$(x + ${a})(x + ${b}) = x^2 + ${b === 1 ? '' : b}x + ${a}x + ${a * b} = x^2 + ${a + b}x + ${a * b}$.`,
    };
  }),
  tf('M2', 'lợi nhuận biểu thị bằng đa thức', (r) => {
    const [a, b, x] = [r.int(5, 9), r.int(20, 40), r.int(10, 20)];
    return {
      ask: [
        `Bán $x$ chiếc bánh thu được $${a + 5}x$ nghìn đồng; chi phí là $5x + ${b}$ nghìn đồng. Gọi $L(x)$ là tiền lãi (nghìn đồng).`,
        `Bạn Ngân bán $x$ vòng tay, thu $${a + 5}x$ nghìn đồng, tiền nguyên liệu và thuê chỗ hết $5x + ${b}$ nghìn đồng. $L(x)$ (nghìn đồng) là tiền lãi.`,
        `Quầy nước bán $x$ cốc, thu $${a + 5}x$ nghìn đồng và chi $5x + ${b}$ nghìn đồng. $L(x)$ là số tiền lãi (nghìn đồng).`,
      ],
      say: [
        [`$L(x) = ${a}x - ${b}$.`, `$L(x) = ${a}x + ${b}$.`, `$${a + 5}x - (5x + ${b}) = ${a}x - ${b}$.`],
        ['$L(x)$ là đa thức bậc nhất.', '$L(x)$ là đơn thức.', 'đa thức có hai hạng tử, số mũ cao nhất của $x$ là 1.'],
        [`$L(${x}) = ${a * x - b}$.`, `$L(${x}) = ${a * x + b}$.`, `$${a} \\cdot ${x} - ${b} = ${a * x - b}$.`],
        [
          `$L(0) = -${b}$, tức là không bán được thì lỗ ${b} nghìn đồng.`,
          `$L(0) = 0$, tức là không bán được thì không lãi, không lỗ.`,
          `$${a} \\cdot 0 - ${b} = -${b}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'diện tích phần còn lại viết bằng đa thức', (r, turn) => {
    const unit = ['cm²', 'm²', 'dm²'][turn]!;
    const [a, b, x] = [r.int(3, 6), r.int(1, 2), r.int(3, 6)];
    return {
      ask: [
        `Một tấm bìa hình vuông cạnh $x + ${a}$ (cm) bị cắt đi một hình chữ nhật có hai cạnh $x$ và $${b}$ (cm). Viết đa thức thu gọn biểu thị diện tích phần còn lại và tính diện tích đó khi $x = ${x}$.`,
        `Mảnh sân hình vuông cạnh $x + ${a}$ (m) có một lối đi hình chữ nhật dài $x$ (m), rộng ${b} m. Viết biểu thức thu gọn của diện tích phần sân còn lại và tính giá trị của nó tại $x = ${x}$.`,
        `Tấm gỗ hình vuông cạnh $x + ${a}$ (dm) bị khoét một ô hình chữ nhật kích thước $x$ (dm) và ${b} dm. Tìm đa thức thu gọn chỉ diện tích cần sơn ở một mặt của tấm gỗ; khi $x = ${x}$ thì cần sơn bao nhiêu đề-xi-mét vuông?`,
      ],
      solution: `Diện tích hình vuông: $(x + ${a})(x + ${a}) = x^2 + ${a}x + ${a}x + ${a * a} = x^2 + ${2 * a}x + ${a * a}$.\nDiện tích hình chữ nhật: $${b === 1 ? '' : b}x$.\nPhần còn lại: $x^2 + ${2 * a}x + ${a * a} - ${b === 1 ? '' : b}x = x^2 + ${2 * a - b}x + ${a * a}$.\nKhi $x = ${x}$: $${x}^2 + ${2 * a - b} \\cdot ${x} + ${a * a} = ${x * x + (2 * a - b) * x + a * a}$ (${unit}).`,
    };
  }),
]);

const charts: readonly Template[] = unit(7, 'Biểu đồ', ({ mc, fb, ew }) => [
  mc('M1', 'xu thế trên biểu đồ đoạn thẳng', (r, turn) => {
    const up = turn !== 1;
    const first = r.int(20, 30);
    const steps = [0, r.int(2, 4), r.int(5, 7), r.int(8, 11)];
    const values = steps.map((step) => (up ? first + step : first - step));
    const what = [
      'số khách (nghìn lượt) của một khu du lịch',
      'lượng nước (m³) tiêu thụ của một gia đình',
      'sản lượng (tấn) của một trang trại',
    ][turn]!;
    return {
      ask: [
        `Biểu đồ đoạn thẳng ở hình bên cho biết ${what} từ năm 2022 đến năm 2025. Nhận xét nào về xu thế là đúng?`,
        `Hình bên biểu diễn ${what} trong bốn năm. Xu thế của số liệu là:`,
        `Quan sát biểu đồ ở hình bên về ${what}. Trong giai đoạn đó số liệu:`,
      ],
      right: up ? 'Tăng liên tục qua các năm' : 'Giảm liên tục qua các năm',
      wrong: [
        [up ? 'Giảm liên tục qua các năm' : 'Tăng liên tục qua các năm', 'đọc ngược chiều của đường gấp khúc'],
        ['Không thay đổi qua các năm', 'chỉ nhìn hai điểm gần nhau'],
        ['Lúc tăng, lúc giảm', 'không so sánh từng cặp năm liên tiếp'],
      ],
      why: `Các điểm theo thứ tự năm luôn ${up ? 'đi lên' : 'đi xuống'}: ${values.join('; ')}.`,
      figure: chart(
        'line',
        ['Nghìn lượt', 'm³', 'Tấn'][turn]!,
        values.map((value, at) => [`${2022 + at}`, value] as const),
      ),
    };
  }),
  fb('M1', 'tổng hai phần của biểu đồ hình quạt', (r, turn) => {
    const [a, b] = [5 * r.int(4, 7), 5 * r.int(2, 4)];
    const c = 5 * r.int(1, 3);
    const rest = 100 - a - b - c;
    const labels = [
      ['Bóng đá', 'Cầu lông', 'Bơi', 'Cờ vua'],
      ['Ăn uống', 'Học tập', 'Đi lại', 'Tiết kiệm'],
      ['Lúa', 'Ngô', 'Khoai', 'Rau'],
    ][turn]!;
    return {
      ask: [
        'Biểu đồ hình quạt ở hình bên cho tỉ lệ học sinh yêu thích bốn môn thể thao. Tổng tỉ lệ của Bóng đá và Cờ vua là bao nhiêu phần trăm?',
        'Hình bên là biểu đồ chi tiêu trong tháng của một gia đình. Ăn uống và Tiết kiệm chiếm tất cả bao nhiêu phần trăm?',
        'Biểu đồ ở hình bên cho tỉ lệ diện tích trồng bốn loại cây của một hợp tác xã. Lúa và Rau chiếm tất cả bao nhiêu phần trăm diện tích?',
      ],
      is: a + rest,
      unit: '%',
      why: `$${a}\\% + ${rest}\\% = ${a + rest}\\%$.`,
      figure: chart(
        'pie',
        '%',
        [a, b, c, rest].map((value, at) => [labels[at]!, value] as const),
      ),
    };
  }),
  ew('M3', 'từ biểu đồ cột sang tỉ lệ phần trăm', (r, turn) => {
    const all = 40;
    const [a, b] = [r.pick([10, 12, 14]), r.pick([8, 16])];
    const c = all - a - b;
    const labels = [
      ['Tốt', 'Khá', 'Đạt'],
      ['Xe đạp', 'Xe buýt', 'Đi bộ'],
      ['Truyện', 'Khoa học', 'Lịch sử'],
    ][turn]!;
    const share = (value: number) => n((100 * value) / all);
    return {
      ask: [
        'Biểu đồ cột ở hình bên cho kết quả học tập của học sinh một lớp. Tính số học sinh của lớp, tỉ lệ phần trăm của từng mức và cho biết góc ở tâm của hình quạt ứng với mức Tốt nếu vẽ biểu đồ hình quạt tròn.',
        'Hình bên cho biết phương tiện đến trường của học sinh một lớp. Tính tổng số học sinh, tỉ lệ phần trăm của mỗi phương tiện và góc ở tâm ứng với Xe đạp khi vẽ biểu đồ hình quạt tròn.',
        'Số sách mượn theo ba thể loại được vẽ ở hình bên. Tính tổng số sách, tỉ lệ phần trăm của mỗi thể loại; nếu vẽ biểu đồ hình quạt tròn thì hình quạt của Truyện có góc ở tâm bao nhiêu độ?',
      ],
      solution: `Tổng: $${a} + ${b} + ${c} = ${all}$.\nTỉ lệ của ${labels[0]!}: $\\dfrac{${a}}{${all}} = ${share(a)}\\%$; của ${labels[1]!}: $\\dfrac{${b}}{${all}} = ${share(b)}\\%$.\nTỉ lệ của ${labels[2]!}: $\\dfrac{${c}}{${all}} = ${share(c)}\\%$.\nGóc ở tâm ứng với ${labels[0]!}: $360^\\circ \\cdot ${share(a)}\\% = ${n((360 * a) / all)}^\\circ$.`,
      figure: chart(
        'bar',
        ['Số học sinh', 'Số học sinh', 'Số sách'][turn]!,
        [a, b, c].map((value, at) => [labels[at]!, value] as const),
      ),
    };
  }),
]);

const chances: readonly Template[] = unit(7, 'Biến cố và xác suất', ({ mc, set, fb, ew }) => [
  set('M1', 'nhận biết biến cố chắc chắn, không thể, ngẫu nhiên', [
    [
      'Gieo một con xúc xắc. Biến cố nào là biến cố ngẫu nhiên?',
      'Số chấm xuất hiện là 5',
      [
        ['Số chấm xuất hiện nhỏ hơn 7', 'không để ý mặt nào cũng có ít hơn 7 chấm'],
        ['Số chấm xuất hiện là 0', 'nhầm với biến cố không thể'],
        ['Số chấm xuất hiện là số tự nhiên', 'quên rằng 1, 2, …, 6 đều là số tự nhiên'],
      ],
      'Khi gieo, mặt 5 chấm có thể xuất hiện hoặc không.',
    ],
    [
      'Trong hộp chỉ có các viên bi đỏ. Lấy ra một viên, biến cố “Viên bi lấy ra màu xanh” là:',
      'biến cố không thể',
      [
        ['biến cố chắc chắn', 'nhầm hai loại biến cố'],
        ['biến cố ngẫu nhiên', 'không để ý hộp chỉ có bi đỏ'],
        ['biến cố có xác suất bằng $\\dfrac{1}{2}$', 'cho rằng hai khả năng như nhau'],
      ],
      'Hộp không có bi xanh nên không thể lấy được bi xanh.',
    ],
    [
      'Tháng 2 năm nay có 28 ngày. Chọn một ngày của tháng đó, biến cố “Ngày được chọn không vượt quá 28” là:',
      'biến cố chắc chắn',
      [
        ['biến cố không thể', 'nhầm hai loại biến cố'],
        ['biến cố ngẫu nhiên', 'không thấy điều đó luôn xảy ra'],
        ['biến cố có xác suất bằng $\\dfrac{1}{28}$', 'tính xác suất chọn được một ngày đã định'],
      ],
      'Mọi ngày của tháng đó đều từ 1 đến 28.',
    ],
  ]),
  mc('M1', 'xác suất khi gieo đồng xu', (_, turn) => {
    const [thing, right] = (
      [
        ['xuất hiện mặt sấp khi gieo một đồng xu cân đối', '$\\dfrac{1}{2}$'],
        ['xuất hiện mặt 6 chấm khi gieo một con xúc xắc cân đối', '$\\dfrac{1}{6}$'],
        ['chọn trúng Chủ nhật khi chọn ngẫu nhiên một ngày trong tuần', '$\\dfrac{1}{7}$'],
      ] as const
    )[turn]!;
    const all = ['$\\dfrac{1}{2}$', '$\\dfrac{1}{6}$', '$\\dfrac{1}{7}$', '$1$', '$0$'];
    return {
      ask: [
        `Xác suất để ${thing} là:`,
        `Tính xác suất để ${thing}.`,
        `Bạn Phúc dự đoán khả năng ${thing}. Xác suất đúng bằng:`,
      ],
      right,
      wrong: [
        ['$1$', 'cho rằng chắc chắn xảy ra'],
        ['$0$', 'cho rằng không thể xảy ra'],
        ...all.filter((one) => one !== right && one !== '$1$' && one !== '$0$'),
      ],
      why: `Có ${[2, 6, 7][turn]!} kết quả đồng khả năng, biến cố ứng với 1 kết quả, nên xác suất là ${right}.`,
    };
  }),
  mc('M2', 'xác suất khi chọn một học sinh', (r) => {
    const [boys, girls, extra] = [r.int(12, 18), r.int(19, 22), r.int(2, 4)];
    const all = boys + girls;
    if (gcd(boys, all) === 1) throw new TooFewDistractors('not to be reduced');
    return {
      ask: [
        `Lớp 7C có ${boys} bạn nam và ${girls} bạn nữ. Chọn ngẫu nhiên một bạn, xác suất để chọn được bạn nam là:`,
        `Hộp có ${boys} thẻ đỏ và ${girls} thẻ vàng cùng kích thước. Rút ngẫu nhiên một thẻ, xác suất rút được thẻ đỏ bằng:`,
        `Trên giá có ${boys} quyển truyện và ${girls} quyển sách khoa học. Lấy ngẫu nhiên một quyển, xác suất lấy được truyện là:`,
      ],
      right: `$${fraction(boys, all)}$`,
      wrong: [
        [`$${fraction(boys, girls)}$`, 'so với số còn lại'],
        [`$${fraction(girls, all)}$`, 'tính cho loại còn lại'],
        ['$\\dfrac{1}{2}$', 'cho rằng hai khả năng như nhau'],
        `$${fraction(extra, all)}$`,
      ],
      why: `Có $${boys} + ${girls} = ${all}$ kết quả đồng khả năng, ${boys} kết quả thuận lợi: $\\dfrac{${boys}}{${all}} = ${fraction(boys, all)}$.`,
    };
  }),
  mc('M2', 'xác suất chọn được số chia hết', (r) => {
    const [k, by] = r.pick([
      [12, 3],
      [15, 5],
      [18, 6],
      [20, 4],
      [24, 8],
      [20, 5],
    ] as const);
    const count = k / by;
    return {
      ask: [
        `Chọn ngẫu nhiên một số từ 1 đến ${k}. Xác suất để số được chọn chia hết cho ${by} là:`,
        `Hộp có ${k} quả bóng đánh số từ 1 đến ${k}. Lấy ngẫu nhiên một quả, xác suất để số ghi trên quả bóng chia hết cho ${by} bằng:`,
        `Bạn Loan quay số ngẫu nhiên từ 1 đến ${k}. Loan được quà nếu số quay được là bội của ${by}. Xác suất để Loan được quà là:`,
      ],
      right: `$${fraction(count, k)}$`,
      wrong: [
        [`$${fraction(1, k)}$`, 'chỉ đếm một kết quả thuận lợi'],
        [`$${fraction(k - count, k)}$`, 'tính xác suất không chia hết'],
        [`$${fraction(by, k)}$`, 'lấy số chia làm số kết quả thuận lợi'],
        `$${fraction(count + 1, k)}$`,
      ],
      why: `Các số thuận lợi: ${Array.from({ length: count }, (_, at) => (at + 1) * by).join('; ')}, gồm ${count} số. Xác suất: $\\dfrac{${count}}{${k}} = ${fraction(count, k)}$.`,
    };
  }),
  fb('M1', 'số kết quả có thể khi quay vòng quay', (r) => {
    const [a, b] = [r.int(5, 12), r.int(13, 30)];
    return {
      ask: [
        `Chọn ngẫu nhiên một số tự nhiên từ ${a} đến ${b}. Có bao nhiêu kết quả có thể xảy ra?`,
        `Các phòng trong toà nhà được đánh số liên tiếp từ ${a} đến ${b}. Chọn ngẫu nhiên một phòng, có bao nhiêu kết quả có thể?`,
        `Phiếu rút thăm được đánh số từ ${a} đến ${b}. Rút ngẫu nhiên một phiếu, có bao nhiêu kết quả có thể xảy ra?`,
      ],
      is: b - a + 1,
      why: `$${b} - ${a} + 1 = ${b - a + 1}$ kết quả.`,
    };
  }),
  fb('M2', 'số kết quả thuận lợi khi chọn số có hai chữ số', (r) => {
    const by = r.pick([7, 8, 9, 11, 12, 15]);
    const count = Math.floor(99 / by) - Math.floor(9 / by);
    return {
      ask: [
        `Chọn ngẫu nhiên một số tự nhiên có hai chữ số. Có bao nhiêu kết quả thuận lợi cho biến cố “Số được chọn chia hết cho ${by}”?`,
        `Viết ngẫu nhiên một số có hai chữ số. Có bao nhiêu kết quả làm cho số đó là bội của ${by}?`,
        `Máy quay số của một trò chơi cho ra ngẫu nhiên một số tự nhiên có hai chữ số. Có bao nhiêu kết quả là số chia hết cho ${by}?`,
      ],
      is: count,
      why: `Các bội của ${by} có hai chữ số từ ${by * Math.ceil(10 / by)} đến ${by * Math.floor(99 / by)}: $(${by * Math.floor(99 / by)} - ${by * Math.ceil(10 / by)}) : ${by} + 1 = ${count}$.`,
    };
  }),
  ew('M3', 'trò chơi có công bằng không', (r, turn) => {
    const [first, second] = (
      [
        ['bạn An', 'bạn Bình'],
        ['bạn Mai', 'bạn Lan'],
        ['đội Đỏ', 'đội Xanh'],
      ] as const
    )[turn]!;
    const k = r.pick([10, 12, 14, 16, 20]);
    const primes = [2, 3, 5, 7, 11, 13, 17, 19].filter((one) => one <= k);
    return {
      ask: [
        `Hộp có ${k} thẻ đánh số từ 1 đến ${k}. Rút ngẫu nhiên một thẻ: An thắng nếu số trên thẻ là số nguyên tố, Bình thắng nếu đó là số chẵn lớn hơn 2. Tính xác suất thắng của mỗi bạn và cho biết ai có khả năng thắng cao hơn.`,
        `Vòng quay chia ${k} phần bằng nhau ghi các số từ 1 đến ${k}. Mai được điểm nếu mũi tên chỉ số nguyên tố, Lan được điểm nếu mũi tên chỉ số chẵn lớn hơn 2. Tính xác suất được điểm của mỗi bạn trong một lượt quay. Trò chơi có lợi cho ai?`,
        `Một ứng dụng chọn ngẫu nhiên một số từ 1 đến ${k}. Đội Đỏ ghi điểm khi số đó là số nguyên tố, đội Xanh ghi điểm khi số đó là số chẵn lớn hơn 2. So sánh khả năng ghi điểm của hai đội.`,
      ],
      solution: `Có ${k} kết quả đồng khả năng.\nCác số nguyên tố: ${primes.join('; ')}, gồm ${primes.length} số; xác suất: $\\dfrac{${primes.length}}{${k}}$.\nCác số chẵn lớn hơn 2: ${Array.from({ length: k / 2 - 1 }, (_, at) => 2 * at + 4).join('; ')}, gồm ${k / 2 - 1} số; xác suất: $\\dfrac{${k / 2 - 1}}{${k}}$.\n${primes.length === k / 2 - 1 ? `Hai xác suất bằng nhau: ${first} và ${second} có khả năng như nhau.` : `Vì $\\dfrac{${primes.length}}{${k}} ${primes.length > k / 2 - 1 ? '>' : '<'} \\dfrac{${k / 2 - 1}}{${k}}$ nên ${primes.length > k / 2 - 1 ? first : second} có khả năng cao hơn.`}`,
    };
  }),
]);

export const numbers7Third: readonly Template[] = [
  ...rational,
  ...real,
  ...ratios,
  ...polynomials,
  ...charts,
  ...chances,
];
