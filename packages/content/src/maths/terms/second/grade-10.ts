/** Algebra of grade 10, its statistics and probability: a second choice for each place of the tests of a term. */
import type { FigureOf } from '@vumon/figures';
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, poly, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, sum, unit } from '../kit.ts';

const venn = (left: number, both: number, right: number, outside: number): FigureOf<'venn'> => ({
  version: 1,
  kind: 'venn',
  names: ['A', 'B'],
  regions: { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${outside}` },
  shaded: [],
  universe: true,
});

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1));
const choose = (of: number, count: number): number => factorial(of) / factorial(count) / factorial(of - count);

const sets: readonly Template[] = unit(10, 'Mệnh đề, tập hợp', ({ set, fb, tf, ew }) => [
  set('M2', 'điều kiện cần, điều kiện đủ', [
    [
      'Mệnh đề “Nếu tứ giác là hình vuông thì nó có hai đường chéo bằng nhau” được phát biểu lại là:',
      'Hai đường chéo bằng nhau là điều kiện cần để tứ giác là hình vuông',
      [
        ['Hai đường chéo bằng nhau là điều kiện đủ để tứ giác là hình vuông', 'nhầm điều kiện cần với điều kiện đủ'],
        ['Tứ giác là hình vuông là điều kiện cần để hai đường chéo bằng nhau', 'nhầm vai trò của giả thiết'],
        ['Hai đường chéo bằng nhau là điều kiện cần và đủ để tứ giác là hình vuông', 'cho rằng mệnh đề đảo cũng đúng'],
      ],
      'Trong $P \\Rightarrow Q$, $Q$ là điều kiện cần để có $P$, còn $P$ là điều kiện đủ để có $Q$.',
    ],
    [
      'Với số tự nhiên $m$, mệnh đề “Nếu $m$ chia hết cho 6 thì $m$ chia hết cho 3” được phát biểu lại là:',
      '$m$ chia hết cho 6 là điều kiện đủ để $m$ chia hết cho 3',
      [
        ['$m$ chia hết cho 6 là điều kiện cần để $m$ chia hết cho 3', 'nhầm điều kiện đủ với điều kiện cần'],
        ['$m$ chia hết cho 3 là điều kiện đủ để $m$ chia hết cho 6', 'nhầm vai trò của kết luận'],
        ['$m$ chia hết cho 3 là điều kiện cần và đủ để $m$ chia hết cho 6', 'cho rằng mệnh đề đảo cũng đúng'],
      ],
      'Trong $P \\Rightarrow Q$, $P$ là điều kiện đủ để có $Q$; mệnh đề đảo sai, chẳng hạn với $m = 9$.',
    ],
    [
      'Mệnh đề đảo của mệnh đề “Nếu tam giác cân thì nó có hai góc bằng nhau” là:',
      'Nếu tam giác có hai góc bằng nhau thì nó cân',
      [
        ['Nếu tam giác không cân thì nó không có hai góc bằng nhau', 'phủ định cả hai vế mà không đổi chỗ'],
        ['Nếu tam giác cân thì nó không có hai góc bằng nhau', 'phủ định kết luận'],
        ['Tam giác cân và không có hai góc bằng nhau', 'lấy mệnh đề phủ định'],
      ],
      'Mệnh đề đảo của $P \\Rightarrow Q$ là $Q \\Rightarrow P$.',
    ],
  ]),
  fb('M1', 'số tập con của một tập hợp', (r) => {
    const k = r.int(3, 7);
    return {
      ask: [
        `Tập hợp $A$ có ${k} phần tử. $A$ có bao nhiêu tập con?`,
        `Quán trà sữa có ${k} loại thạch. Khách có thể chọn một số loại tuỳ ý, kể cả không chọn loại nào hoặc chọn tất cả. Có bao nhiêu cách chọn?`,
        `Một bảng đèn có ${k} bóng khác nhau, mỗi bóng bật hoặc tắt. Mỗi trạng thái của bảng ứng với tập hợp các bóng được bật. Có tất cả bao nhiêu trạng thái?`,
      ],
      is: 2 ** k,
      why: `Mỗi phần tử có 2 khả năng: thuộc hoặc không thuộc tập con. Số tập con là $2^${k} = ${2 ** k}$.`,
    };
  }),
  tf('M1', 'đọc biểu đồ Ven về hai câu lạc bộ', (r) => {
    const [left, both, right, outside] = [r.int(8, 14), r.int(3, 7), r.int(9, 16), r.int(2, 6)];
    return {
      ask: [
        'Biểu đồ Ven ở hình bên cho số học sinh của một lớp; $A$ là tập hợp học sinh của câu lạc bộ tiếng Anh, $B$ là tập hợp học sinh của câu lạc bộ bóng rổ.',
        'Lớp trưởng vẽ biểu đồ Ven ở hình bên về số học sinh của lớp, với $A$ là tập hợp các bạn ở câu lạc bộ tiếng Anh, $B$ là tập hợp các bạn ở câu lạc bộ bóng rổ.',
        'Trong hình bên, $A$ và $B$ lần lượt là tập hợp học sinh của một lớp tham gia câu lạc bộ tiếng Anh và câu lạc bộ bóng rổ; mỗi số là số học sinh ở phần tương ứng.',
      ],
      say: [
        [
          `Câu lạc bộ tiếng Anh có ${left + both} học sinh của lớp.`,
          `Câu lạc bộ tiếng Anh có ${left} học sinh của lớp.`,
          `$${left} + ${both} = ${left + both}$, tính cả học sinh ở cả hai câu lạc bộ.`,
        ],
        [
          `$A \\cap B$ có ${both} phần tử.`,
          `$A \\cap B$ có ${left + both + right} phần tử.`,
          'phần chung của hai hình ứng với giao của hai tập hợp.',
        ],
        [
          `Có ${right} học sinh chỉ tham gia câu lạc bộ bóng rổ.`,
          `Có ${right + both} học sinh chỉ tham gia câu lạc bộ bóng rổ.`,
          `$B \\setminus A$ có ${right} phần tử.`,
        ],
        [
          `Lớp có ${left + both + right + outside} học sinh.`,
          `Lớp có ${left + 2 * both + right + outside} học sinh.`,
          `$${left} + ${both} + ${right} + ${outside} = ${left + both + right + outside}$.`,
        ],
      ],
      figure: venn(left, both, right, outside),
    };
  }),
  ew('M3', 'tham số để một đoạn nằm trong một khoảng', (r) => {
    const [a, b, k] = [-r.int(2, 6), r.int(5, 9), r.int(2, 4)];
    return {
      ask: [
        `Cho $A = [m;\\,m + ${k}]$ và $B = (${a};\\,${b})$. Tìm tất cả các giá trị $m$ để $A \\subset B$, rồi cho biết có bao nhiêu giá trị nguyên của $m$.`,
        `Một thiết bị hoạt động ở các nhiệt độ thuộc $B = (${a};\\,${b})$ (°C). Trong ca làm việc, nhiệt độ thay đổi trong đoạn $A = [m;\\,m + ${k}]$. Tìm $m$ để thiết bị hoạt động suốt ca ($A \\subset B$) và đếm số giá trị nguyên của $m$.`,
        `Tìm điều kiện của tham số $m$ để đoạn $A = [m;\\,m + ${k}]$ là tập con của khoảng $B = (${a};\\,${b})$ và cho biết có bao nhiêu giá trị nguyên của $m$ thoả mãn.`,
      ],
      solution: `$A \\subset B$ khi và chỉ khi hai đầu mút của $A$ đều thuộc $B$: $m > ${a}$ và $m + ${k} < ${b}$.\nBất phương trình thứ hai cho $m < ${b - k}$.\nVậy $${a} < m < ${b - k}$.\nCác giá trị nguyên của $m$ là từ $${a + 1}$ đến $${b - k - 1}$, gồm ${b - k - 1 - a} giá trị.`,
    };
  }),
]);

const halves: readonly Template[] = unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'điểm thuộc miền nghiệm của hệ', (r) => {
    const [s, d] = [r.int(4, 8), r.int(1, 3)];
    const system = `$\\begin{cases} x + y \\le ${s} \\\\ x - y \\ge ${d} \\end{cases}$`;
    return {
      ask: [
        `Điểm nào sau đây thuộc miền nghiệm của hệ bất phương trình ${system}?`,
        `Cặp số $(x;\\,y)$ nào sau đây là một nghiệm của hệ ${system}?`,
        `Trong các điểm sau, điểm có toạ độ thoả mãn cả hai bất phương trình của hệ ${system} là:`,
      ],
      right: `$${pt(d + 1, 1)}$`,
      wrong: [
        [`$${pt(s, 2)}$`, 'chỉ kiểm tra bất phương trình thứ hai'],
        [`$${pt(1, 2)}$`, 'chỉ kiểm tra bất phương trình thứ nhất'],
        [`$${pt(1, s + 1)}$`, 'đổi chiều cả hai bất đẳng thức'],
      ],
      why: `Với $${pt(d + 1, 1)}$: $${d + 1} + 1 = ${d + 2} \\le ${s}$ và $${d + 1} - 1 = ${d} \\ge ${d}$.`,
    };
  }),
  mc('M1', 'miền nghiệm chứa gốc toạ độ', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(2, 5), r.int(1, 9)];
    const line = (sign: string, rest: number) => `$${sum([a, 'x'], [b, 'y'])} ${sign} ${rest}$`;
    return {
      ask: [
        'Bất phương trình nào sau đây có miền nghiệm chứa gốc toạ độ $O$?',
        'Trong các bất phương trình sau, bất phương trình nhận $(0;\\,0)$ làm một nghiệm là:',
        'Gốc toạ độ $O$ thuộc miền nghiệm của bất phương trình nào?',
      ],
      right: line('\\le', c),
      wrong: [
        [line('\\ge', c), 'đổi chiều bất đẳng thức'],
        [line('<', -c), 'cho rằng 0 nhỏ hơn số âm'],
        [line('>', c + 1), 'chỉ xét bờ mà không thay toạ độ'],
        [line('<', 0), 'coi 0 nhỏ hơn 0'],
      ],
      why: `Thay $x = 0$, $y = 0$ được $0 \\le ${c}$, đúng; ba bất phương trình còn lại không đúng tại $O$.`,
    };
  }),
  set('M1', 'nhận biết hệ bất phương trình bậc nhất hai ẩn', [
    [
      'Hệ nào sau đây là hệ bất phương trình bậc nhất hai ẩn?',
      '$\\begin{cases} x + 2y > 1 \\\\ 3x - y \\le 4 \\end{cases}$',
      [
        ['$\\begin{cases} x + 2y = 1 \\\\ 3x - y = 4 \\end{cases}$', 'nhầm với hệ phương trình'],
        ['$\\begin{cases} x^2 + y > 1 \\\\ x - y \\le 4 \\end{cases}$', 'không để ý số mũ 2 của $x$'],
        ['$\\begin{cases} xy > 1 \\\\ x - y \\le 4 \\end{cases}$', 'không để ý tích $xy$'],
      ],
      'Cả hai bất phương trình đều có $x$, $y$ ở bậc nhất.',
    ],
    [
      'Hệ nào sau đây không phải là hệ bất phương trình bậc nhất hai ẩn?',
      '$\\begin{cases} x + y \\ge 2 \\\\ x^2 - y < 3 \\end{cases}$',
      [
        ['$\\begin{cases} x \\ge 0 \\\\ y < 3 \\end{cases}$', 'cho rằng mỗi bất phương trình phải có đủ $x$ và $y$'],
        ['$\\begin{cases} 2x - y > 0 \\\\ x + y < 5 \\end{cases}$', 'cho rằng vế phải phải khác 0'],
        ['$\\begin{cases} x - 3y \\le 1 \\\\ -x \\ge y \\end{cases}$', 'không chuyển vế trước khi nhận dạng'],
      ],
      'Bất phương trình $x^2 - y < 3$ có $x$ ở bậc hai.',
    ],
    [
      'Bạn Lan mua $x$ quyển vở và $y$ chiếc bút, mua ít nhất 5 quyển vở và tổng số món không quá 12. Hệ nào mô tả các điều kiện này?',
      '$\\begin{cases} x \\ge 5 \\\\ x + y \\le 12 \\end{cases}$',
      [
        ['$\\begin{cases} x > 5 \\\\ x + y < 12 \\end{cases}$', 'bỏ trường hợp bằng'],
        ['$\\begin{cases} x \\le 5 \\\\ x + y \\ge 12 \\end{cases}$', 'hiểu ngược “ít nhất” và “không quá”'],
        ['$\\begin{cases} y \\ge 5 \\\\ x + y \\le 12 \\end{cases}$', 'nhầm ẩn chỉ số vở'],
      ],
      '“Ít nhất 5” là $x \\ge 5$, “không quá 12” là $x + y \\le 12$.',
    ],
  ]),
  fb('M2', 'số cách mua hàng trong một số tiền', (r) => {
    const [a, b] = r.pick([
      [5, 10],
      [4, 8],
      [6, 12],
    ] as const);
    const k = r.int(5, 8);
    const most = b * k;
    const ways: number[] = [];
    for (let y = 1; b * y < most; y += 1) ways.push(Math.floor((most - b * y) / a));
    const total = ways.reduce((one, other) => one + other, 0);
    return {
      ask: [
        `Bút giá ${a} nghìn đồng một chiếc, vở giá ${b} nghìn đồng một quyển. Có bao nhiêu cách mua ít nhất một chiếc bút và ít nhất một quyển vở mà tổng số tiền không quá ${most} nghìn đồng?`,
        `Có bao nhiêu cặp số nguyên dương $(x;\\,y)$ thoả mãn $${a}x + ${b}y \\le ${most}$?`,
        `Cây con giá ${a} nghìn đồng, chậu giá ${b} nghìn đồng. Hỏi có bao nhiêu cách chọn số cây và số chậu (mỗi loại ít nhất một) để số tiền không vượt quá ${most} nghìn đồng?`,
      ],
      is: total,
      why: `Gọi $x$, $y$ là số lượng mỗi loại: $${a}x + ${b}y \\le ${most}$. Với $y = 1;\\,2;\\,\\dots;\\,${ways.length}$, số giá trị của $x$ lần lượt là $${ways.join(';\\,')}$. Tổng là $${ways.join(' + ')} = ${total}$.`,
    };
  }),
  tf('M2', 'kế hoạch sản xuất hai loại bánh', (r, turn) => {
    const [stuff, one, two, measure] = (
      [
        ['bột', 'khay bánh quy', 'khay bánh mì', 'kg bột'],
        ['gỗ', 'chiếc bàn', 'chiếc ghế', 'tấm gỗ'],
        ['mây', 'giỏ to', 'giỏ nhỏ', 'bó mây'],
      ] as const
    )[turn]!;
    const m = 2 * r.int(2, 6);
    const [a, b] = r.pick([
      [50, 40],
      [30, 40],
      [60, 50],
    ] as const);
    return {
      ask: [
        `Một tiệm làm $x$ khay bánh quy và $y$ khay bánh mì trong ngày. Mỗi khay bánh quy cần 2 kg bột và 1 giờ nướng, mỗi khay bánh mì cần 1 kg bột và 2 giờ nướng; tiệm có ${3 * m} kg bột và ${3 * m} giờ nướng. Lãi mỗi khay bánh quy là ${a} nghìn đồng, mỗi khay bánh mì là ${b} nghìn đồng.`,
        `Xưởng mộc làm $x$ chiếc bàn và $y$ chiếc ghế. Mỗi chiếc bàn cần 2 tấm gỗ và 1 giờ công, mỗi chiếc ghế cần 1 tấm gỗ và 2 giờ công; xưởng có ${3 * m} tấm gỗ và ${3 * m} giờ công. Mỗi chiếc bàn lãi ${a} nghìn đồng, mỗi chiếc ghế lãi ${b} nghìn đồng.`,
        `Tổ đan làm $x$ giỏ to và $y$ giỏ nhỏ. Mỗi giỏ to cần 2 bó mây và 1 ngày công, mỗi giỏ nhỏ có hoa văn cần 1 bó mây và 2 ngày công; tổ có ${3 * m} bó mây và ${3 * m} ngày công. Giỏ to lãi ${a} nghìn đồng, giỏ nhỏ lãi ${b} nghìn đồng một chiếc.`,
      ],
      say: [
        [
          `Điều kiện về lượng ${stuff} là $2x + y \\le ${3 * m}$.`,
          `Điều kiện về lượng ${stuff} là $x + 2y \\le ${3 * m}$.`,
          `mỗi ${one} cần 2 ${measure}, mỗi ${two} cần 1 ${measure}.`,
        ],
        [
          `Phương án $(x;\\,y) = ${pt(m, m)}$ thực hiện được.`,
          `Phương án $(x;\\,y) = ${pt(m, m)}$ không thực hiện được.`,
          `$2 \\cdot ${m} + ${m} = ${3 * m}$ và $${m} + 2 \\cdot ${m} = ${3 * m}$.`,
        ],
        [
          `Số tiền lãi là $F = ${a}x + ${b}y$ (nghìn đồng).`,
          `Số tiền lãi là $F = ${b}x + ${a}y$ (nghìn đồng).`,
          `mỗi ${one} lãi ${a} nghìn đồng, mỗi ${two} lãi ${b} nghìn đồng.`,
        ],
        [
          `Lãi lớn nhất là ${(a + b) * m} nghìn đồng.`,
          `Lãi lớn nhất là ${Math.max(a, b) * 1.5 * m} nghìn đồng.`,
          `tại các đỉnh $${pt(0, 0)}$, $${pt(1.5 * m, 0)}$, $${pt(m, m)}$, $${pt(0, 1.5 * m)}$ của miền nghiệm, $F$ lần lượt bằng $0$; $${a * 1.5 * m}$; $${(a + b) * m}$; $${b * 1.5 * m}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chi phí thuê xe ít nhất', (r) => {
    const [a, b] = r.pick([
      [4, 3],
      [5, 3],
      [5, 4],
    ] as const);
    const cost = (x: number, y: number) => a * x + b * y;
    const at = ([x, y]: readonly [number, number]) => `tại $${pt(x, y)}$: $F = ${n(cost(x, y))}$`;
    const corners = [
      [5, 4],
      [10, 2],
      [10, 9],
      [2.5, 9],
    ] as const;
    return {
      ask: [
        `Một công ty cần chở 140 người và 9 tấn hàng. Có 10 xe loại I, mỗi xe chở 20 người và 0,6 tấn hàng, giá thuê ${a} triệu đồng; có 9 xe loại II, mỗi xe chở 10 người và 1,5 tấn hàng, giá thuê ${b} triệu đồng. Cần thuê bao nhiêu xe mỗi loại để chi phí thấp nhất?`,
        `Đoàn thiện nguyện có 140 người mang theo 9 tấn hàng. Nhà xe có 10 xe loại I (20 người, 0,6 tấn hàng, ${a} triệu đồng một xe) và 9 xe loại II (10 người, 1,5 tấn hàng, ${b} triệu đồng một xe). Tìm số xe mỗi loại cần thuê để tốn ít tiền nhất.`,
        `Đoàn cứu trợ cần đưa 140 người và 9 tấn gạo đến vùng lũ. Có thể thuê tối đa 10 xe loại I, mỗi xe chở được 20 người và 0,6 tấn, giá ${a} triệu đồng, và tối đa 9 xe loại II, mỗi xe chở được 10 người và 1,5 tấn, giá ${b} triệu đồng. Thuê thế nào để chi phí ít nhất?`,
      ],
      solution: `Gọi $x$, $y$ là số xe loại I, loại II ($0 \\le x \\le 10$, $0 \\le y \\le 9$). Chi phí: $F = ${a}x + ${b}y$ (triệu đồng).\nĐiều kiện: $20x + 10y \\ge 140$, tức là $2x + y \\ge 14$; $0{,}6x + 1{,}5y \\ge 9$, tức là $2x + 5y \\ge 30$.\nMiền nghiệm là tứ giác có các đỉnh $${corners.map(([x, y]) => pt(x, y)).join('$, $')}$.\nGiá trị của $F$: ${corners.map(at).join('; ')}.\nVậy $F$ nhỏ nhất bằng ${cost(5, 4)} triệu đồng khi thuê 5 xe loại I và 4 xe loại II.`,
    };
  }),
]);

const quadratics: readonly Template[] = unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, fb, tf, ew }) => [
  mc('M1', 'toạ độ đỉnh đọc từ đồ thị', (r) => {
    const [h, k, a] = [r.pick([-2, -1, 1, 2]), r.int(2, 3), r.pick([-1, 1])];
    const y = -a * k;
    if (Math.abs(h) === k) throw new TooFewDistractors('the same numbers');
    return {
      ask: shown('hàm số bậc hai $y = f(x)$ có đồ thị', 'Toạ độ đỉnh của parabol là:'),
      right: `$${pt(h, y)}$`,
      wrong: [
        [`$${pt(y, h)}$`, 'đổi chỗ hoành độ và tung độ'],
        [`$${pt(-h, y)}$`, 'nhầm dấu của hoành độ'],
        [`$${pt(0, a * h * h + y)}$`, 'lấy giao điểm với trục tung'],
        `$${pt(h, 0)}$`,
      ],
      why: `Điểm ${a > 0 ? 'thấp' : 'cao'} nhất của parabol có hoành độ $${n(h)}$ và tung độ $${n(y)}$.`,
      figure: graph('quadratic', [a, -2 * a * h, a * h * h + y], [-4.5, 4.5], a > 0 ? [-4, 4] : [-4, 4], {
        grid: true,
      }),
    };
  }),
  mc('M1', 'tiền cước theo từng mức', (r) => {
    const [first, next, km] = [r.int(12, 15), r.int(8, 11), r.int(5, 9)];
    const told = `Trong 2 km đầu, mỗi ki-lô-mét giá ${first} nghìn đồng; từ ki-lô-mét thứ ba, mỗi ki-lô-mét giá ${next} nghìn đồng.`;
    const lower = told.replace('Trong', 'trong');
    return {
      ask: [
        `Một hãng taxi tính cước như sau. ${told} Đi ${km} km, khách phải trả (nghìn đồng):`,
        `Giá cước của một hãng xe công nghệ: ${lower} Gọi $f(x)$ (nghìn đồng) là số tiền phải trả khi đi $x$ km. Khi đó $f(${km})$ bằng:`,
        `Bác An đi xe ôm ${km} km. Giá cước: ${lower} Số tiền (nghìn đồng) bác phải trả là:`,
      ],
      right: 2 * first + (km - 2) * next,
      wrong: [
        [km * next, 'tính mọi ki-lô-mét theo giá sau'],
        [km * first, 'tính mọi ki-lô-mét theo giá đầu'],
        [2 * first + km * next, 'không trừ 2 km đầu'],
        [first + (km - 1) * next, 'chỉ tính 1 km theo giá đầu'],
      ],
      why: `2 km đầu: $2 \\cdot ${first} = ${2 * first}$; $${km} - 2 = ${km - 2}$ km sau: $${km - 2} \\cdot ${next} = ${(km - 2) * next}$; tổng $${2 * first} + ${(km - 2) * next} = ${2 * first + (km - 2) * next}$ (nghìn đồng).`,
    };
  }),
  mc('M1', 'tập nghiệm của bất phương trình bậc hai', (r) => {
    const [p, q] = [-r.int(1, 4), r.int(1, 6)];
    if (p + q === 0) throw new TooFewDistractors('no middle term');
    const f = poly([1, -(p + q), p * q]);
    return {
      ask: [
        `Tập nghiệm của bất phương trình $${f} \\le 0$ là:`,
        `Tam thức bậc hai $f(x) = ${f}$ không dương khi $x$ thuộc:`,
        `Giải bất phương trình $${f} \\le 0$, ta được:`,
      ],
      right: `$[${p};\\,${q}]$`,
      wrong: [
        [`$(${p};\\,${q})$`, 'bỏ trường hợp bằng 0'],
        [`$(-\\infty;\\,${p}] \\cup [${q};\\,+\\infty)$`, 'lấy phần tam thức không âm'],
        [`$[${-q};\\,${-p}]$`, 'nhầm dấu của các nghiệm'],
      ],
      why: `Tam thức có hai nghiệm $${n(p)}$ và ${q}, hệ số của $x^2$ dương nên tam thức không dương ở giữa hai nghiệm, kể cả hai nghiệm.`,
    };
  }),
  fb('M2', 'số nghiệm nguyên của bất phương trình bậc hai', (r) => {
    const [p, q] = [-r.int(1, 5), r.int(2, 7)];
    if (p + q === 0) throw new TooFewDistractors('no middle term');
    const f = poly([1, -(p + q), p * q]);
    return {
      ask: [
        `Bất phương trình $${f} < 0$ có bao nhiêu nghiệm nguyên?`,
        `Có bao nhiêu số nguyên $x$ thoả mãn $${f} < 0$?`,
        `Đồ thị hàm số $y = ${f}$ nằm phía dưới trục hoành tại bao nhiêu giá trị nguyên của $x$?`,
      ],
      is: q - p - 1,
      why: `Tam thức có hai nghiệm $${n(p)}$ và ${q} nên $${p} < x < ${q}$; các số nguyên từ $${n(p + 1)}$ đến ${n(q - 1)}, gồm ${q - p - 1} số.`,
    };
  }),
  tf('M1', 'tia nước có dạng parabol', (r) => {
    const [h, k] = r.pick([
      [2, 4],
      [2, 5],
      [1, 4],
    ] as const);
    const c = k - h * h;
    return {
      ask: [
        'Đồ thị ở hình bên biểu diễn độ cao $y$ (m) của một tia nước theo khoảng cách ngang $x$ (m) tính từ vòi phun, $x \\ge 0$; trục $Ox$ nằm trên mặt đất.',
        'Một vòi tưới phun tia nước hình parabol như hình bên; $x$ (m) là khoảng cách ngang tính từ vòi ($x \\ge 0$), $y$ (m) là độ cao so với mặt đất.',
        'Đài phun nước tạo ra tia nước có độ cao $y$ (m) khi cách vòi $x$ (m) theo phương ngang ($x \\ge 0$), theo đồ thị ở hình bên, với trục $Ox$ nằm trên mặt đất.',
      ],
      say: [
        [`Tia nước cao nhất là ${k} m.`, `Tia nước cao nhất là ${h} m.`, `tung độ đỉnh của parabol là ${k}.`],
        [
          `Tia nước cao nhất khi cách vòi ${h} m theo phương ngang.`,
          `Tia nước cao nhất khi cách vòi ${2 * h} m theo phương ngang.`,
          `hoành độ đỉnh của parabol là ${h}.`,
        ],
        [
          `Miệng vòi ${c === 0 ? 'ở sát mặt đất' : `cao ${c} m so với mặt đất`}.`,
          `Miệng vòi cao ${k} m so với mặt đất.`,
          `khi $x = 0$ thì $y = ${c}$.`,
        ],
        [
          `Khi cách vòi ${2 * h} m theo phương ngang, tia nước lại có độ cao như ở miệng vòi.`,
          `Khi cách vòi ${h} m theo phương ngang, tia nước lại có độ cao như ở miệng vòi.`,
          `hai điểm có hoành độ 0 và ${2 * h} đối xứng qua trục $x = ${h}$.`,
        ],
      ],
      figure: graph('quadratic', [-1, 2 * h, c], [-1, 2 * h + 1.5], [-1, k + 1], {
        grid: true,
        over: [0, h + Math.sqrt(k)],
      }),
    };
  }),
  ew('M3', 'tìm hàm số bậc hai từ đồ thị', (r, turn) => {
    const [h, k] = [[1, 2, -1][turn]!, r.pick([1, 4])];
    const root = k === 1 ? 1 : 2;
    const f = [1, -2 * h, h * h - k];
    return {
      ask: shown(
        'parabol là đồ thị của hàm số $y = x^2 + bx + c$',
        'Dựa vào toạ độ đỉnh đọc trên hình, tìm $b$ và $c$, rồi giải bất phương trình $x^2 + bx + c > 0$.',
      ),
      solution: `Đỉnh của parabol là $${pt(h, -k)}$.\nHoành độ đỉnh: $-\\dfrac{b}{2} = ${h}$ nên $b = ${-2 * h}$.\nTung độ đỉnh: $${sum([h * h, ''], [-2 * h * h, ''])} + c = ${-k}$ nên $c = ${h * h - k}$.\nTam thức $${poly(f)}$ có hai nghiệm $x = ${h - root}$ và $x = ${h + root}$, hệ số của $x^2$ dương.\nTập nghiệm: $(-\\infty;\\,${h - root}) \\cup (${h + root};\\,+\\infty)$.`,
      figure: graph('quadratic', f, [-4.5, 4.5], [-5, 4], { grid: true }),
    };
  }),
  ew('M3', 'phương trình chứa căn từ bài toán chiếc thang', (r, turn) => {
    const what = ['chiều dài thang', 'chiều dài dây', 'chiều dài cầu trượt'][turn]!;
    // A ladder stands steeper than a slide lies.
    const [h, d, x] = (
      [
        [4, 2, 3],
        r.pick([
          [12, 8, 5],
          [8, 4, 6],
          [8, 2, 15],
        ]),
        r.pick([
          [3, 1, 4],
          [6, 2, 8],
        ]),
      ] as [number, number, number][]
    )[turn]!;
    return {
      ask: [
        `Một chiếc thang dựa vào tường thẳng đứng, đầu thang cách mặt đất ${h} m. Chiều dài thang hơn khoảng cách từ chân thang đến tường là ${d} m. Gọi $x$ (m) là khoảng cách từ chân thang đến tường. Lập phương trình chứa căn của $x$ và tính chiều dài thang.`,
        `Từ đỉnh cột cờ cao ${h} m, người ta căng một dây đèn xuống một điểm trên mặt sân. Dây dài hơn khoảng cách từ chân cột đến điểm đó ${d} m. Đặt khoảng cách này là $x$ (m), lập phương trình chứa căn để tìm $x$ và chiều dài dây.`,
        `Cầu trượt bắc từ độ cao ${h} m xuống đất, dài hơn khoảng cách ngang $x$ (m) giữa hai đầu cầu trượt ${d} m. Viết phương trình chứa căn mà $x$ thoả mãn, giải phương trình và tính chiều dài cầu trượt.`,
      ],
      solution: `Theo định lí Pythagore, ${what} là $\\sqrt{x^2 + ${h}^2}$ (m), $x > 0$.\nTa có phương trình $\\sqrt{x^2 + ${h * h}} = x + ${d}$.\nBình phương hai vế (vế phải dương): $x^2 + ${h * h} = x^2 + ${2 * d}x + ${d * d}$, nên $${2 * d}x = ${h * h - d * d}$, $x = ${x}$ (thoả mãn).\nVậy ${what} là $${x} + ${d} = ${x + d}$ (m).`,
    };
  }),
]);

const counting: readonly Template[] = unit(10, 'Đại số tổ hợp', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'quy tắc cộng', (r) => {
    const [a, b, c] = [r.int(3, 6), r.int(4, 8), r.int(2, 5)];
    return {
      ask: [
        `Quán có ${a} món phở, ${b} món bún và ${c} món cơm. Bạn Minh gọi đúng một món. Số cách chọn là:`,
        `Từ Hà Nội đi Đà Nẵng trong ngày có ${a} chuyến tàu, ${b} chuyến bay và ${c} chuyến xe khách. Số cách chọn một chuyến để đi là:`,
        `Thư viện có ${a} quyển sách Toán, ${b} quyển sách Văn và ${c} quyển sách Sử khác nhau. Bạn An mượn một quyển. Số cách chọn là:`,
      ],
      right: a + b + c,
      wrong: [
        [a * b * c, 'dùng quy tắc nhân như khi chọn mỗi loại một thứ'],
        [3, 'chỉ đếm số loại'],
        [a * b + c, 'nhân hai số đầu rồi cộng'],
        a + b,
      ],
      why: `Chỉ chọn một trong ba loại nên dùng quy tắc cộng: $${a} + ${b} + ${c} = ${a + b + c}$.`,
    };
  }),
  set('M1', 'nhận biết hoán vị, chỉnh hợp, tổ hợp', [
    [
      'Chọn 3 học sinh trong 10 học sinh để làm trực nhật, không phân công việc riêng. Số cách chọn là:',
      '$C_{10}^3$',
      [
        ['$A_{10}^3$', 'tính cả thứ tự của ba học sinh'],
        ['$3!$', 'chỉ đếm cách xếp ba học sinh'],
        ['$10^3$', 'cho phép chọn lặp lại'],
      ],
      'Không có thứ tự nên mỗi cách chọn là một tổ hợp chập 3 của 10.',
    ],
    [
      'Chọn trong 10 học sinh một lớp trưởng, một lớp phó và một thủ quỹ, mỗi người một việc. Số cách chọn là:',
      '$A_{10}^3$',
      [
        ['$C_{10}^3$', 'bỏ qua việc ba chức vụ khác nhau'],
        ['$3!$', 'chỉ đếm cách phân việc cho ba người đã chọn'],
        ['$10!$', 'xếp việc cho cả mười người'],
      ],
      'Ba việc khác nhau nên thứ tự có ý nghĩa: chỉnh hợp chập 3 của 10.',
    ],
    [
      'Xếp 6 bạn vào một hàng dọc để chụp ảnh. Số cách xếp là:',
      '$6!$',
      [
        ['$C_6^6$', 'bỏ qua thứ tự'],
        ['$6^6$', 'cho phép một bạn đứng nhiều chỗ'],
        ['$6$', 'chỉ đếm số cách chọn bạn đứng đầu'],
      ],
      'Mỗi cách xếp cả 6 bạn theo thứ tự là một hoán vị của 6 phần tử.',
    ],
  ]),
  mc('M2', 'hệ số trong khai triển nhị thức', (r) => {
    const a = r.int(2, 5);
    return {
      ask: [
        `Hệ số của $x^2$ trong khai triển $(x + ${a})^4$ là:`,
        `Trong khai triển của biểu thức $(x + ${a})^4$, số hạng chứa $x^2$ có hệ số bằng:`,
        `Viết $(x + ${a})^4$ thành đa thức; hệ số của $x^2$ là:`,
      ],
      right: 6 * a * a,
      wrong: [
        [a * a, `quên nhân với $C_4^2$`],
        [4 * a * a, 'dùng $C_4^1$ thay cho $C_4^2$'],
        [6 * a, `quên bình phương ${a}`],
        [6, `quên nhân với $${a}^2$`],
      ],
      why: `Số hạng chứa $x^2$ là $C_4^2x^2 \\cdot ${a}^2 = 6 \\cdot ${a * a}x^2$, hệ số bằng ${6 * a * a}.`,
    };
  }),
  fb('M2', 'chọn nhóm có số nam, số nữ cho trước', (r) => {
    const [a, b] = [r.int(5, 8), r.int(4, 7)];
    const is = choose(a, 2) * b;
    return {
      ask: [
        `Đội văn nghệ có ${a} nam và ${b} nữ. Có bao nhiêu cách chọn 3 bạn gồm 2 nam và 1 nữ?`,
        `Một hộp có ${a} viên bi đỏ và ${b} viên bi xanh khác nhau. Có bao nhiêu cách lấy 3 viên trong đó có đúng 2 viên đỏ?`,
        `Câu lạc bộ có ${a} bạn khối 10 và ${b} bạn khối 11. Có bao nhiêu cách lập tổ 3 người gồm 2 bạn khối 10 và 1 bạn khối 11?`,
      ],
      is,
      why: `$C_${a}^2 \\cdot C_${b}^1 = ${choose(a, 2)} \\cdot ${b} = ${is}$.`,
    };
  }),
  tf('M2', 'số có ba chữ số khác nhau', (r) => {
    const m = r.int(5, 7);
    const evens = Math.floor(m / 2);
    const rest = (m - 1) * (m - 2);
    return {
      ask: [
        `Từ các chữ số từ 1 đến ${m}, lập các số tự nhiên có ba chữ số khác nhau.`,
        `Có ${m} tấm thẻ ghi các số từ 1 đến ${m}. Bạn Nga xếp ba tấm thẻ thành hàng ngang để được một số có ba chữ số.`,
        `Mã mở khoá gồm ba chữ số khác nhau lấy từ 1 đến ${m}; mỗi mã được đọc như một số có ba chữ số.`,
      ],
      say: [
        [
          `Lập được ${m * rest} số.`,
          `Lập được ${m ** 3} số.`,
          `số các số là $A_${m}^3 = ${m} \\cdot ${m - 1} \\cdot ${m - 2} = ${m * rest}$.`,
        ],
        [
          `Có ${rest} số bắt đầu bằng chữ số 1.`,
          `Có ${m * (m - 1)} số bắt đầu bằng chữ số 1.`,
          `hai chữ số còn lại có $${m - 1} \\cdot ${m - 2} = ${rest}$ cách chọn.`,
        ],
        [
          `Có ${evens * rest} số chẵn.`,
          `Có ${(m - evens) * rest + (m % 2 === 0 ? rest : 0)} số chẵn.`,
          `chữ số cuối có ${evens} cách chọn, hai chữ số còn lại có ${rest} cách: $${evens} \\cdot ${rest} = ${evens * rest}$.`,
        ],
        [
          `Có ${(m - 1) * (m - 2) * (m - 3)} số không chứa chữ số 5.`,
          `Có ${m * rest - rest} số không chứa chữ số 5.`,
          `chọn ba chữ số từ ${m - 1} chữ số còn lại: $A_${m - 1}^3 = ${(m - 1) * (m - 2) * (m - 3)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'số đội từ số trận và khai triển nhị thức', (r, turn) => {
    const m = r.int(4, 5);
    const a = r.int(2, 3);
    const games = choose(m, 2);
    const expansion = Array.from({ length: m + 1 }, (_, at) => choose(m, m - at) * a ** (m - at));
    const told = [
      `Một giải cờ có $m$ kì thủ, hai kì thủ bất kì đấu với nhau đúng một ván, tất cả ${games} ván.`,
      `Trong buổi gặp mặt, $m$ người bắt tay nhau, hai người bất kì bắt tay đúng một lần; có tất cả ${games} cái bắt tay.`,
      `Trên đường tròn lấy $m$ điểm; nối hai điểm bất kì được tất cả ${games} đoạn thẳng.`,
    ][turn]!;
    return {
      ask: [`${told} Tìm $m$, rồi khai triển biểu thức $(${a}x + 1)^m$.`],
      solution: `Mỗi cặp ứng với một tổ hợp chập 2 của $m$: $C_m^2 = ${games}$.\n$\\dfrac{m(m - 1)}{2} = ${games}$, tức là $m^2 - m - ${2 * games} = 0$, nên $m = ${m}$ (loại nghiệm âm $m = ${1 - m}$).\n$(${a}x + 1)^${m} = \\sum_{k = 0}^{${m}} C_${m}^k(${a}x)^{${m} - k}$.\n$(${a}x + 1)^${m} = ${poly(expansion)}$.`,
    };
  }),
]);

const samples: readonly Template[] = unit(10, 'Số đặc trưng của mẫu số liệu', ({ set, ew }) => [
  set('M1', 'số gần đúng với độ chính xác', [
    [
      'Chiều dài một cây cầu đo được là $152 \\pm 0{,}2$ (m). Số đúng của chiều dài nằm trong đoạn:',
      '$[151{,}8;\\,152{,}2]$',
      [
        ['$[152;\\,152{,}2]$', 'chỉ cộng mà không trừ độ chính xác'],
        ['$[151{,}8;\\,152]$', 'chỉ trừ mà không cộng độ chính xác'],
        ['$[151{,}98;\\,152{,}02]$', 'nhầm hàng của độ chính xác'],
      ],
      '$152 - 0{,}2 = 151{,}8$ và $152 + 0{,}2 = 152{,}2$.',
    ],
    [
      'Một bao gạo ghi khối lượng $50 \\pm 0{,}3$ (kg). Khối lượng thật của bao gạo không vượt quá:',
      '$50{,}3$ kg',
      [
        ['$50$ kg', 'bỏ qua độ chính xác'],
        ['$49{,}7$ kg', 'lấy giá trị nhỏ nhất'],
        ['$53$ kg', 'nhầm hàng của độ chính xác'],
      ],
      '$50 + 0{,}3 = 50{,}3$.',
    ],
    [
      'Lấy 3,14 làm giá trị gần đúng của $\\pi$ ($3{,}1415 < \\pi < 3{,}1416$). Sai số tuyệt đối không vượt quá:',
      '$0{,}0016$',
      [
        ['$0{,}14$', 'lấy phần thập phân của số gần đúng'],
        ['$0{,}0001$', 'lấy độ dài của khoảng chứa số đúng'],
        ['$0{,}00016$', 'nhầm hàng khi trừ'],
      ],
      '$|\\pi - 3{,}14| < 3{,}1416 - 3{,}14 = 0{,}0016$.',
    ],
  ]),
  ew('M3', 'tìm giá trị bất thường', (r) => {
    const base = r.int(20, 40);
    const data = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30].map((one) => base + one);
    const far = data.at(-1)!;
    const [q1, q3] = [data[2]!, data[8]!];
    const reach = 1.5 * (q3 - q1);
    return {
      ask: [
        `Thời gian (phút) hoàn thành một bài tập của 11 học sinh là: ${data.join('; ')}. Tìm tứ phân vị và cho biết mẫu số liệu có giá trị bất thường nào không (giá trị nhỏ hơn $Q_1 - 1{,}5\\Delta_Q$ hoặc lớn hơn $Q_3 + 1{,}5\\Delta_Q$).`,
        `Số khách mỗi ngày của một quán trong 11 ngày, xếp theo thứ tự tăng, là: ${data.join('; ')}. Tính khoảng tứ phân vị $\\Delta_Q$ và tìm các giá trị bất thường (nhỏ hơn $Q_1 - 1{,}5\\Delta_Q$ hoặc lớn hơn $Q_3 + 1{,}5\\Delta_Q$).`,
        `Khối lượng (kg) rau bán được trong 11 buổi chợ là: ${data.join('; ')}. Xác định $Q_1$, $Q_2$, $Q_3$ và giá trị bất thường của mẫu, nếu có (nhỏ hơn $Q_1 - 1{,}5\\Delta_Q$ hoặc lớn hơn $Q_3 + 1{,}5\\Delta_Q$).`,
      ],
      solution: `Mẫu có 11 giá trị đã xếp thứ tự nên $Q_2$ là giá trị thứ sáu: $Q_2 = ${data[5]!}$.\nNửa dưới có 5 giá trị, $Q_1 = ${q1}$; nửa trên có 5 giá trị, $Q_3 = ${q3}$.\n$\\Delta_Q = ${q3} - ${q1} = ${q3 - q1}$, $1{,}5\\Delta_Q = ${n(reach)}$.\n$Q_1 - 1{,}5\\Delta_Q = ${n(q1 - reach)}$ và $Q_3 + 1{,}5\\Delta_Q = ${n(q3 + reach)}$.\nChỉ có $${far} > ${n(q3 + reach)}$ nên ${far} là giá trị bất thường duy nhất.`,
    };
  }),
]);

const chances: readonly Template[] = unit(10, 'Xác suất của biến cố', ({ set, mc, fb, ew }) => [
  set('M1', 'xác suất khi gieo một con xúc xắc', [
    [
      'Gieo một con xúc xắc cân đối. Xác suất để số chấm lớn hơn 4 là:',
      '$\\dfrac{1}{3}$',
      [
        ['$\\dfrac{1}{2}$', 'tính cả mặt 4 chấm'],
        ['$\\dfrac{1}{6}$', 'chỉ tính một mặt'],
        ['$\\dfrac{2}{3}$', 'tính xác suất của biến cố đối'],
      ],
      'Các kết quả thuận lợi là 5 và 6: $\\dfrac{2}{6} = \\dfrac{1}{3}$.',
    ],
    [
      'Gieo một con xúc xắc cân đối. Xác suất để số chấm là số nguyên tố là:',
      '$\\dfrac{1}{2}$',
      [
        ['$\\dfrac{2}{3}$', 'coi 1 là số nguyên tố'],
        ['$\\dfrac{1}{3}$', 'bỏ sót số 2'],
        ['$\\dfrac{1}{6}$', 'chỉ tính một mặt'],
      ],
      'Các kết quả thuận lợi là 2, 3, 5: $\\dfrac{3}{6} = \\dfrac{1}{2}$.',
    ],
    [
      'Gieo một con xúc xắc cân đối. Xác suất để số chấm là ước của 6 là:',
      '$\\dfrac{2}{3}$',
      [
        ['$\\dfrac{1}{2}$', 'bỏ sót ước 1 hoặc ước 6'],
        ['$\\dfrac{1}{3}$', 'tính xác suất của biến cố đối'],
        ['$\\dfrac{1}{6}$', 'chỉ tính mặt 6 chấm'],
      ],
      'Các kết quả thuận lợi là 1, 2, 3, 6: $\\dfrac{4}{6} = \\dfrac{2}{3}$.',
    ],
  ]),
  mc('M2', 'lấy hai viên cùng màu', (r, turn) => {
    const [unlike, one, other] = [
      ['hai viên khác màu', 'hai viên cùng đỏ', 'hai viên cùng xanh'],
      ['hai chiếc khác màu', 'hai chiếc cùng trắng', 'hai chiếc cùng đen'],
      ['hai bạn khác giới', 'cả hai bạn là nam', 'cả hai bạn là nữ'],
    ][turn]!;
    const [a, b] = [r.int(3, 6), r.int(4, 7)];
    const all = choose(a + b, 2);
    const same = choose(a, 2) + choose(b, 2);
    const option = (over: number, under: number) => `$${fraction(over, under)}$`;
    return {
      ask: [
        `Một hộp có ${a} viên bi đỏ và ${b} viên bi xanh cùng kích thước. Lấy ngẫu nhiên đồng thời hai viên. Xác suất để hai viên cùng màu là:`,
        `Trong tủ có ${a} chiếc tất trắng và ${b} chiếc tất đen để lẫn. Lấy ngẫu nhiên hai chiếc. Xác suất được hai chiếc cùng màu là:`,
        `Nhóm có ${a} bạn nam và ${b} bạn nữ. Chọn ngẫu nhiên hai bạn. Xác suất để hai bạn cùng giới là:`,
      ],
      right: option(same, all),
      wrong: [
        [option(a * b, all), `tính xác suất để ${unlike}`],
        [option(choose(a, 2), all), `chỉ tính trường hợp ${one}`],
        [option(choose(b, 2), all), `chỉ tính trường hợp ${other}`],
        [option(a * a + b * b, (a + b) ** 2), 'tính như khi lấy có hoàn lại'],
      ],
      why: `$n(\\Omega) = C_{${a + b}}^2 = ${all}$; số kết quả thuận lợi: $C_${a}^2 + C_${b}^2 = ${choose(a, 2)} + ${choose(b, 2)} = ${same}$. Xác suất: $\\dfrac{${same}}{${all}}${fraction(same, all) === `\\dfrac{${same}}{${all}}` ? '' : ` = ${fraction(same, all)}`}$.`,
    };
  }),
  fb('M1', 'gieo ba đồng xu', (_, turn) => {
    const [event, count, list] = (
      [
        ['có ít nhất hai mặt ngửa', 4, 'NNN, NNS, NSN, SNN'],
        ['số mặt ngửa là số lẻ', 4, 'NSS, SNS, SSN, NNN'],
        ['ba đồng xu xuất hiện cùng một mặt', 2, 'NNN, SSS'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Gieo đồng thời ba đồng xu cân đối. Tính xác suất để ${event} (viết dưới dạng số thập phân).`,
        `Bạn Hoa gieo một đồng xu cân đối ba lần. Xác suất để ${event} là bao nhiêu (số thập phân)?`,
        `Trong một trò chơi, người chơi tung ba đồng xu cân đối và thắng nếu ${event}. Xác suất thắng là bao nhiêu (số thập phân)?`,
      ],
      is: count / 8,
      why: `Không gian mẫu có $2^3 = 8$ kết quả. Với N là ngửa, S là sấp, các kết quả thuận lợi là ${list}: $\\dfrac{${count}}{8} = ${n(count / 8)}$.`,
    };
  }),
  ew('M3', 'xếp hai người cạnh nhau', (r, turn) => {
    const m = r.int(5, 7);
    const [two, all] = [
      ['An và Bình', 'các bạn còn lại'],
      ['hai quyển Toán', 'các quyển còn lại'],
      ['hai tiết mục của lớp 10A', 'các tiết mục còn lại'],
    ][turn]!;
    return {
      ask: [
        `Xếp ngẫu nhiên ${m} bạn, trong đó có An và Bình, thành một hàng ngang. Tính xác suất để An và Bình đứng cạnh nhau.`,
        `Trên giá có ${m} quyển sách khác nhau, trong đó có hai quyển Toán, được xếp ngẫu nhiên thành một hàng. Tính xác suất để hai quyển Toán đứng cạnh nhau.`,
        `Có ${m} tiết mục khác nhau trong buổi văn nghệ được sắp thứ tự ngẫu nhiên, trong đó có hai tiết mục của lớp 10A. Tính xác suất để hai tiết mục của lớp 10A diễn liền nhau.`,
      ],
      solution: `$n(\\Omega) = ${m}! = ${factorial(m)}$.\nCoi ${two} là một khối; xếp khối này và ${all}: $${m - 1}!$ cách.\nTrong khối có $2!$ cách xếp, nên số kết quả thuận lợi là $2! \\cdot ${m - 1}! = ${2 * factorial(m - 1)}$.\nXác suất: $\\dfrac{${2 * factorial(m - 1)}}{${factorial(m)}} = ${fraction(2, m)}$.`,
    };
  }),
]);

export const algebra10Second: readonly Template[] = [
  ...sets,
  ...halves,
  ...quadratics,
  ...counting,
  ...samples,
  ...chances,
];
