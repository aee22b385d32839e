/** Grade 10, first term: further families for each place of its tests, most with a figure or a table. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, par, type Template } from '../../template.ts';
import { chart, graph, numberLine, plane, triangleOf, withLabels } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, sum, table, unit } from '../kit.ts';
import { boxPlot, venn } from './kit.ts';

const sets: readonly Template[] = unit(10, 'Mệnh đề, tập hợp', ({ mc, fb, tf, ew, set }) => [
  mc('M1', 'tính chất đặc trưng của tập hợp biểu diễn trên trục số', (r, turn) => {
    const [a, b] = [r.int(-4, -1), r.int(2, 5)];
    const closed = turn !== 1;
    const [one, two] = closed ? ['\\le', '<'] : ['<', '\\le'];
    const said = (left: string, right: string) => `$\\{x \\in \\mathbb{R} \\mid ${a} ${left} x ${right} ${b}\\}$`;
    return {
      ask: shown('tập hợp được biểu diễn trên trục số (phần không bị gạch)', 'Tập hợp đó là:'),
      right: said(one, two),
      wrong: [
        [said(two, one), 'nhầm đầu mút thuộc tập hợp với đầu mút không thuộc'],
        [said('\\le', '\\le'), 'lấy cả hai đầu mút'],
        [said('<', '<'), 'bỏ cả hai đầu mút'],
      ],
      why: `Đầu mút ${closed ? 'trái' : 'phải'} thuộc tập hợp, đầu mút ${closed ? 'phải' : 'trái'} không thuộc, nên tập hợp là ${said(one, two)}.`,
      figure: numberLine({ at: a, closed }, { at: b, closed: !closed }),
    };
  }),
  set('M1', 'mệnh đề kéo theo sai', [
    [
      'Mệnh đề $P \\Rightarrow Q$ sai khi nào?',
      '$P$ đúng và $Q$ sai',
      [
        ['$P$ sai và $Q$ đúng', 'nhầm vai trò của $P$ và $Q$'],
        ['$P$ và $Q$ cùng sai', 'nghĩ rằng giả thiết sai thì mệnh đề sai'],
        '$P$ và $Q$ cùng đúng',
      ],
      'Mệnh đề kéo theo chỉ sai khi giả thiết $P$ đúng mà kết luận $Q$ sai.',
    ],
    [
      'Mệnh đề nào sau đây sai?',
      'Nếu $12$ chia hết cho $6$ thì $12$ chia hết cho $5$.',
      [
        ['Nếu $12$ chia hết cho $6$ thì $12$ chia hết cho $3$.', 'không kiểm tra kết luận'],
        ['Nếu $7$ là số chẵn thì $7$ chia hết cho $2$.', 'thấy giả thiết sai thì kết luận mệnh đề sai'],
        'Nếu $-3 > 0$ thì $-3 > -5$.',
      ],
      'Giả thiết “12 chia hết cho 6” đúng, kết luận “12 chia hết cho 5” sai, nên mệnh đề kéo theo đó sai.',
    ],
    [
      'Bạn Lan nói: “Nếu trời mưa thì tôi đi xe buýt.” Lan nói sai trong trường hợp nào?',
      'Trời mưa mà Lan không đi xe buýt',
      [
        ['Trời không mưa mà Lan đi xe buýt', 'nhầm câu nói với mệnh đề đảo'],
        ['Trời không mưa và Lan không đi xe buýt', 'không xét giả thiết'],
        'Trời mưa và Lan đi xe buýt',
      ],
      'Câu nói chỉ sai khi giả thiết xảy ra (trời mưa) mà kết luận không xảy ra (Lan không đi xe buýt).',
    ],
  ]),
  mc('M2', 'hợp của đoạn trên trục số với một khoảng', (r) => {
    const [a, b] = [r.int(-4, -2), r.int(2, 5)];
    const c = r.int(a + 1, b - 1);
    return {
      ask: shown(
        'tập hợp $A$ được biểu diễn trên trục số (phần không bị gạch)',
        `Biết $B = (${c};\\,+\\infty)$. Tập hợp $A \\cup B$ là:`,
      ),
      right: `$[${a};\\,+\\infty)$`,
      wrong: [
        [`$(${c};\\,${b}]$`, 'lấy giao thay vì hợp'],
        [`$(${c};\\,+\\infty)$`, 'bỏ phần của $A$ nằm bên trái'],
        [`$(${a};\\,+\\infty)$`, `quên rằng $${a}$ thuộc $A$`],
        [`$[${a};\\,${c})$`, 'lấy hiệu thay vì hợp'],
      ],
      why: `Từ trục số, $A = [${a};\\,${b}]$. Vì $${a} < ${c} < ${b}$ nên $A \\cup B = [${a};\\,+\\infty)$.`,
      figure: numberLine({ at: a, closed: true }, { at: b, closed: true }),
    };
  }),
  tf('M1', 'tập hợp từ bảng hai chiều', (r, turn) => {
    const [both, left, right, none] = [r.int(8, 12), r.int(13, 18), r.int(5, 7), r.int(19, 24)];
    const heads = [
      ['Số học sinh', 'Biết bơi', 'Không biết bơi', 'Biết đi xe đạp', 'Không biết đi xe đạp'],
      ['Số khách', 'Đặt nước', 'Không đặt nước', 'Đặt cơm', 'Không đặt cơm'],
      ['Số nhân viên', 'Biết tiếng Anh', 'Không biết tiếng Anh', 'Biết tiếng Hàn', 'Không biết tiếng Hàn'],
    ][turn]! as [string, string, string, string, string];
    const [name, a, notA, b, notB] = heads;
    const grid = `${table([name, b, notB], [a, both, left])}\n%|h%${notA}%|%${right}%|%${none}`;
    return {
      ask: [
        `Bảng sau cho biết số học sinh của hai lớp 10A và 10B:\n${grid}\nGọi $A$ là tập hợp các học sinh biết bơi, $B$ là tập hợp các học sinh biết đi xe đạp của hai lớp đó.`,
        `Bảng sau cho biết số khách của một quán ăn trong một ngày:\n${grid}\nGọi $A$ là tập hợp các khách đặt nước, $B$ là tập hợp các khách đặt cơm trong ngày đó.`,
        `Bảng sau cho biết số nhân viên của một công ty du lịch:\n${grid}\nGọi $A$ là tập hợp các nhân viên biết tiếng Anh, $B$ là tập hợp các nhân viên biết tiếng Hàn của công ty.`,
      ],
      say: [
        [`$n(A) = ${both + left}$.`, `$n(A) = ${left}$.`, `$${both} + ${left} = ${both + left}$.`],
        [
          `$n(A \\cap B) = ${both}$.`,
          `$n(A \\cap B) = ${both + left + right}$.`,
          `ô chung của hàng thứ nhất và cột thứ nhất ghi ${both}.`,
        ],
        [
          `$n(A \\cup B) = ${both + left + right}$.`,
          `$n(A \\cup B) = ${2 * both + left + right}$.`,
          `$${both} + ${left} + ${right} = ${both + left + right}$, phần chung chỉ tính một lần.`,
        ],
        [
          `$n(B \\setminus A) = ${right}$.`,
          `$n(B \\setminus A) = ${left}$.`,
          `phần tử thuộc $B$ mà không thuộc $A$ nằm ở hàng thứ hai, cột thứ nhất: ${right}.`,
        ],
      ],
    };
  }),
  fb('M1', 'số phần tử của một tập hợp trên biểu đồ Ven', (r) => {
    const [left, both, right, outside] = [r.int(9, 14), r.int(4, 8), r.int(10, 15), r.int(2, 6)];
    return {
      ask: [
        'Hình chữ nhật ở hình bên ứng với một lớp; $A$ là tập hợp học sinh thích bóng đá, $B$ là tập hợp học sinh thích cầu lông; mỗi phần ghi số học sinh của nó. Tập hợp $A$ có bao nhiêu phần tử?',
        'Hình chữ nhật ở hình bên ứng với khách của một buổi diễn; $A$ là tập hợp khách mua vé trước, $B$ là tập hợp khách đi theo đoàn; mỗi phần ghi số khách của nó. Có bao nhiêu khách thuộc $A$?',
        'Trong biểu đồ Ven bên, $A$ và $B$ là hai tập hợp con của tập hợp ứng với hình chữ nhật, mỗi phần ghi số phần tử của nó. Tìm số phần tử của tập hợp $A$.',
      ],
      is: left + both,
      why: `$A$ gồm phần chỉ thuộc $A$ và phần chung: $${left} + ${both} = ${left + both}$.`,
      figure: venn(left, both, right, outside),
    };
  }),
  ew('M3', 'số người ít nhất và nhiều nhất thuộc cả hai nhóm', (r) => {
    const [all, a, b] = [r.int(38, 42), r.int(27, 30), r.int(22, 25)];
    return {
      ask: [
        `Lớp 10A có ${all} học sinh, trong đó ${a} bạn tham gia câu lạc bộ thể thao và ${b} bạn tham gia câu lạc bộ nghệ thuật. Số bạn tham gia cả hai câu lạc bộ ít nhất và nhiều nhất là bao nhiêu?`,
        `Trong ${all} hộ của một xóm có ${a} hộ nuôi gà và ${b} hộ trồng chè. Số hộ vừa nuôi gà vừa trồng chè ít nhất và nhiều nhất là bao nhiêu?`,
        `Hỏi ${all} khách du lịch thì ${a} người đã đến Huế và ${b} người đã đến Hội An. Số người đã đến cả hai nơi ít nhất và nhiều nhất là bao nhiêu?`,
      ],
      solution: `Gọi $A$, $B$ là hai tập hợp đã cho, $x = n(A \\cap B)$; khi đó $n(A \\cup B) = ${a} + ${b} - x = ${a + b} - x$.\nVì $n(A \\cup B) \\le ${all}$ nên $${a + b} - x \\le ${all}$, tức là $x \\ge ${a + b - all}$; dấu bằng xảy ra khi mọi người đều thuộc ít nhất một nhóm.\nVì $A \\cap B \\subset B$ nên $x \\le ${b}$; dấu bằng xảy ra khi $B \\subset A$.\nVậy số người thuộc cả hai nhóm ít nhất là ${a + b - all}, nhiều nhất là ${b}.`,
    };
  }),
]);

const inequalities: readonly Template[] = unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc, fb, tf, ew }) => [
  mc('M1', 'bất phương trình của nửa mặt phẳng chứa gốc toạ độ', (_, turn) => {
    const k = [3, 4, 2][turn]!;
    return {
      ask: shown(
        `đường thẳng $d\\colon x + y = ${k}$`,
        'Nửa mặt phẳng bờ $d$ chứa gốc toạ độ $O$, kể cả bờ, là miền nghiệm của bất phương trình:',
      ),
      right: `$x + y \\le ${k}$`,
      wrong: [
        [`$x + y \\ge ${k}$`, 'chọn nửa mặt phẳng không chứa gốc toạ độ'],
        [`$x + y < ${k}$`, 'bỏ bờ của miền nghiệm'],
        [`$x - y \\le ${k}$`, 'nhầm bờ của miền nghiệm'],
      ],
      why: `Thay toạ độ điểm $O$: $0 + 0 = 0 < ${k}$; lấy cả bờ nên bất phương trình là $x + y \\le ${k}$.`,
      figure: graph('linear', [-1, k], [-2, 6], [-2, 6], { grid: true, called: 'd' }),
    };
  }),
  mc('M1', 'biểu thức số tiền theo bảng giá', (r, turn) => {
    const [a, b] = [r.int(11, 19), r.int(4, 9)];
    const [one, two, unitName] = (
      [
        ['Vở', 'Bút', 'nghìn đồng'],
        ['Vé người lớn', 'Vé trẻ em', 'nghìn đồng'],
        ['Bưởi', 'Cam', 'nghìn đồng'],
      ] as const
    )[turn]!;
    const grid = table(['Loại', one, two], [`Giá (${unitName})`, a, b]);
    return {
      ask: [
        `Giá mỗi quyển vở và mỗi chiếc bút:\n${grid}\nMua $x$ quyển vở và $y$ chiếc bút hết không quá 200 nghìn đồng. Điều kiện của $x$ và $y$ là:`,
        `Giá mỗi vé vào một vườn hoa:\n${grid}\nĐoàn khách mua $x$ vé người lớn và $y$ vé trẻ em hết không quá 200 nghìn đồng. Điều kiện của $x$ và $y$ là:`,
        `Giá mỗi quả ở một quầy hàng:\n${grid}\nMua $x$ quả bưởi và $y$ quả cam hết không quá 200 nghìn đồng. Điều kiện của $x$ và $y$ là:`,
      ],
      right: `$${a}x + ${b}y \\le 200$`,
      wrong: [
        [`$${a}x + ${b}y \\ge 200$`, 'hiểu ngược “không quá”'],
        [`$${b}x + ${a}y \\le 200$`, 'đổi chỗ hai giá'],
        [`$${a + b}(x + y) \\le 200$`, 'cộng hai giá rồi nhân với tổng số lượng'],
      ],
      why: `Số tiền là $${a}x + ${b}y$; “không quá 200” nghĩa là $${a}x + ${b}y \\le 200$.`,
    };
  }),
  mc('M2', 'điểm cùng phía với gốc toạ độ đối với đường thẳng trong hình', (_, turn) => {
    const [p, q] = (
      [
        [2, 4],
        [3, 3],
        [4, 2],
      ] as const
    )[turn]!;
    const good = (
      [
        [-1, 3],
        [3, -1],
        [3, -1],
      ] as const
    )[turn]!;
    const bad = [
      [[p, q], 'ghép toạ độ hai giao điểm của $d$ với hai trục'],
      [[p, 1], 'chọn điểm ngay phía trên giao điểm của $d$ với trục hoành'],
      [[p + 1, 1], 'chọn điểm gần trục hoành'],
    ] as const;
    return {
      ask: shown(
        `đường thẳng $d$ cắt trục hoành tại $${pt(p, 0)}$ và cắt trục tung tại $${pt(0, q)}$`,
        'Điểm nào nằm cùng phía với gốc toạ độ $O$ đối với $d$?',
      ),
      right: `$${pt(...good)}$`,
      wrong: bad.map(([point, mistake]) => [`$${pt(...point)}$`, mistake] as const),
      why: `$d\\colon ${q}x + ${p}y = ${p * q}$. Với $O$: $0 < ${p * q}$. Với $${pt(...good)}$: $${q} \\cdot ${par(good[0])} + ${p} \\cdot ${par(good[1])} = ${q * good[0] + p * good[1]} < ${p * q}$; ba điểm kia cho giá trị lớn hơn $${p * q}$.`,
      figure: graph('linear', [-q / p, q], [-2, 6], [-2, 6], { grid: true, called: 'd' }),
    };
  }),
  tf('M2', 'miền tam giác giới hạn bởi đường thẳng trong hình và hai trục', (_, turn) => {
    const [p, q, a, b] = (
      [
        [4, 2, 1, 3],
        [3, 6, 3, 1],
        [5, 5, 2, 3],
      ] as const
    )[turn]!;
    const best = Math.max(a * p, b * q);
    const goal = sum([a, 'x'], [b, 'y']);
    return {
      ask: shown(
        `đường thẳng $d$ cắt trục hoành tại $A${pt(p, 0)}$, cắt trục tung tại $B${pt(0, q)}$`,
        'Gọi $(S)$ là tam giác $OAB$ (phần gạch chéo), kể cả các cạnh.',
      ),
      say: [
        [
          `Phương trình của $d$ là $\\dfrac{x}{${p}} + \\dfrac{y}{${q}} = 1$.`,
          `Phương trình của $d$ là $\\dfrac{x}{${p}} - \\dfrac{y}{${q}} = 1$.`,
          `$d$ chắn hai trục toạ độ tại $x = ${p}$ và $y = ${q}$.`,
        ],
        [
          `Điểm $${pt(1, 1)}$ thuộc $(S)$.`,
          `Điểm $${pt(p, q)}$ thuộc $(S)$.`,
          `$\\dfrac{1}{${p}} + \\dfrac{1}{${q}} < 1$.`,
          `thay vào vế trái được 2, lớn hơn 1.`,
        ],
        [
          `$(S)$ là miền nghiệm của hệ $x \\ge 0$, $y \\ge 0$, $${q}x + ${p}y \\le ${p * q}$.`,
          `$(S)$ là miền nghiệm của hệ $x \\ge 0$, $y \\ge 0$, $${q}x + ${p}y \\ge ${p * q}$.`,
          `gốc toạ độ thuộc $(S)$ và thoả mãn $0 \\le ${p * q}$.`,
        ],
        [
          `Giá trị lớn nhất của $F = ${goal}$ trên $(S)$ bằng ${best}.`,
          `Giá trị lớn nhất của $F = ${goal}$ trên $(S)$ bằng ${a * p + b * q}.`,
          `$F(O) = 0$, $F(A) = ${a * p}$, $F(B) = ${b * q}$.`,
        ],
      ],
      figure: graph('linear', [-q / p, q], [-1, p + 1.5], [-1, q + 1.5], {
        grid: true,
        called: 'd',
        points: [
          { name: 'A', at: [p, 0] },
          { name: 'B', at: [0, q] },
        ],
        area: [
          [0, 0],
          [p, 0],
          [0, q],
        ],
      }),
    };
  }),
  fb('M2', 'diện tích miền nghiệm là tam giác trong hình', (_, turn) => {
    const [p, q] = (
      [
        [6, 3],
        [4, 5],
        [3, 4],
      ] as const
    )[turn]!;
    const common = gcd(p, q);
    const left = sum([q / common, 'x'], [p / common, 'y']);
    const right = (p * q) / common;
    return {
      ask: shown(
        `đường thẳng $d\\colon ${left} = ${right}$`,
        `Tính diện tích miền nghiệm của hệ bất phương trình $x \\ge 0$, $y \\ge 0$, $${left} \\le ${right}$.`,
      ),
      is: (p * q) / 2,
      why: `Miền nghiệm là tam giác vuông có đỉnh $O$, hai cạnh góc vuông ${p} và ${q}: $\\dfrac{1}{2} \\cdot ${p} \\cdot ${q} = ${n((p * q) / 2)}$.`,
      figure: graph('linear', [-q / p, q], [-1, p + 1.5], [-1, q + 1.5], { grid: true, called: 'd' }),
    };
  }),
  ew('M3', 'phân bổ tiền vốn có giới hạn rủi ro', (r, turn) => {
    const [k, a] = [r.int(2, 5), r.int(5, 6)];
    const b = a + r.int(2, 3);
    const [safe, risky] = (
      [
        ['trái phiếu', 'cổ phiếu'],
        ['quỹ an toàn', 'quỹ mạo hiểm'],
        ['tiền gửi dài hạn', 'chứng chỉ vàng'],
      ] as const
    )[turn]!;
    const all = 300 * k;
    const text = `bác Hùng có ${all} triệu đồng để đầu tư vào ${safe} (lãi ${a}% một năm) và ${risky} (lãi dự kiến ${b}% một năm). Bác muốn số tiền ở ${risky} không quá một nửa số tiền ở ${safe}.`;
    return {
      ask: [
        `Năm nay ${text} Bác nên đầu tư mỗi loại bao nhiêu để tiền lãi dự kiến nhiều nhất?`,
        `Theo kế hoạch, ${text} Tìm cách chia số tiền để lãi dự kiến nhiều nhất.`,
        `Sau khi bán nhà, ${text} Nên chia số tiền thế nào để có lãi dự kiến nhiều nhất?`,
      ],
      solution: `Gọi $x$, $y$ (triệu đồng) là số tiền đầu tư vào ${safe} và ${risky}: $x \\ge 0$, $y \\ge 0$, $x + y \\le ${all}$, $y \\le \\dfrac{x}{2}$.\nTiền lãi (triệu đồng) là $F = ${n(a / 100)}x + ${n(b / 100)}y$.\nMiền nghiệm là tam giác có các đỉnh $O(0;\\,0)$, $A${pt(all, 0)}$, $B${pt(200 * k, 100 * k)}$.\n$F(O) = 0$, $F(A) = ${3 * a * k}$, $F(B) = ${2 * a * k} + ${b * k} = ${(2 * a + b) * k}$.\nVậy nên đầu tư ${200 * k} triệu đồng vào ${safe} và ${100 * k} triệu đồng vào ${risky}; lãi dự kiến là ${(2 * a + b) * k} triệu đồng.`,
    };
  }),
]);

/** Triangles with whole sides, opposite to A, B, C, whose area is whole. */
const heron = [
  { sides: [14, 15, 13], area: 84 },
  { sides: [20, 15, 7], area: 42 },
  { sides: [17, 10, 9], area: 36 },
] as const;

/** The same with three acute angles, so that its circle leaves room for measures. */
const acute = [
  { sides: [14, 15, 13], area: 84 },
  { sides: [36, 29, 25], area: 360 },
  { sides: [50, 41, 39], area: 780 },
] as const;

/** A triangle by two sides and the angle between them, which stand in the figure. */
const measured = (names: [string, string, string], b: number, c: number, angle: number) => {
  const a = Math.sqrt(b * b + c * c - 2 * b * c * Math.cos((angle * Math.PI) / 180));
  return withLabels(
    triangleOf(names, [Math.round(1000 * a) / 1000, b, c]),
    ['', `${b}`, `${c}`],
    [`${angle}°`, '', ''],
  );
};

const triangles: readonly Template[] = unit(10, 'Hệ thức lượng trong tam giác', ({ mc, fb, tf, ew }) => [
  mc('M1', 'định lí côsin viết cho tam giác trên hình', (_, turn) => {
    const [names, b, c, angle] = (
      [
        [['M', 'N', 'P'], 8, 5, 60],
        [['D', 'E', 'F'], 3, 5, 120],
        [['P', 'Q', 'R'], 15, 8, 60],
      ] as [[string, string, string], number, number, number][]
    )[turn]!;
    const [, y, z] = names;
    const rule = (sign: string, factor: string, fun: string) =>
      `$${b}^2 + ${c}^2 ${sign} ${factor}${b} \\cdot ${c} \\cdot \\${fun} ${angle}^\\circ$`;
    return {
      ask: shown(`tam giác $${names.join('')}$ có các số đo`, `Theo định lí côsin, $${y}${z}^2$ bằng:`),
      right: rule('-', '2 \\cdot ', 'cos'),
      wrong: [
        [rule('+', '2 \\cdot ', 'cos'), 'nhầm dấu trước tích'],
        [rule('-', '', 'cos'), 'quên hệ số 2'],
        [rule('-', '2 \\cdot ', 'sin'), 'dùng sin thay cho côsin'],
      ],
      why: `Bình phương cạnh đối diện góc $${angle}^\\circ$ bằng tổng bình phương hai cạnh kề góc đó trừ hai lần tích của chúng với $\\cos ${angle}^\\circ$.`,
      figure: measured(names, b, c, angle),
    };
  }),
  mc('M1', 'diện tích viết theo hai cạnh và góc xen giữa trên hình', (_, turn) => {
    const [names, b, c, angle] = (
      [
        [['D', 'E', 'F'], 8, 7, 50],
        [['P', 'Q', 'R'], 9, 6, 70],
        [['M', 'N', 'P'], 10, 8, 65],
      ] as [[string, string, string], number, number, number][]
    )[turn]!;
    const rule = (factor: string, fun: string) => `$${factor}${b} \\cdot ${c} \\cdot \\${fun} ${angle}^\\circ$`;
    return {
      ask: shown(`tam giác $${names.join('')}$ có các số đo`, 'Diện tích của tam giác bằng:'),
      right: rule('\\dfrac{1}{2} \\cdot ', 'sin'),
      wrong: [
        [rule('\\dfrac{1}{2} \\cdot ', 'cos'), 'dùng côsin thay cho sin'],
        [rule('', 'sin'), 'quên nhân với $\\dfrac{1}{2}$'],
        [rule('2 \\cdot ', 'sin'), 'nhầm $\\dfrac{1}{2}$ với 2'],
      ],
      why: `Diện tích bằng nửa tích hai cạnh với sin của góc xen giữa hai cạnh đó: $\\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\sin ${angle}^\\circ$.`,
      figure: measured(names, b, c, angle),
    };
  }),
  mc('M2', 'cạnh đối diện góc 60 độ từ cạnh đối diện góc 45 độ', (r) => {
    const k = r.int(2, 6);
    return {
      ask: shown(
        `tam giác $ABC$ có $\\widehat{A} = 45^\\circ$, $\\widehat{B} = 60^\\circ$ và $BC = ${2 * k}$`,
        'Độ dài cạnh $AC$ bằng:',
      ),
      right: `$${k}\\sqrt{6}$`,
      wrong: [
        [`$${2 * k}\\sqrt{6}$`, 'quên chia cho 2'],
        [`$${k}\\sqrt{2}$`, 'nhầm sin của góc 60°'],
        [`$${k}\\sqrt{3}$`, 'coi sin của góc 45° bằng 1'],
      ],
      why: `Định lí sin: $\\dfrac{AC}{\\sin 60^\\circ} = \\dfrac{${2 * k}}{\\sin 45^\\circ}$, nên $AC = ${2 * k} \\cdot \\dfrac{\\sqrt{3}}{2} : \\dfrac{\\sqrt{2}}{2} = ${k}\\sqrt{6}$.`,
      figure: withLabels(triangleOf(['A', 'B', 'C'], [2, 2.449, 2.732]), [`${2 * k}`, '', ''], ['45°', '60°', '']),
    };
  }),
  mc('M2', 'chu vi tam giác từ diện tích và bán kính đường tròn nội tiếp', (_, turn) => {
    const [sides, area] = (
      [
        [[14, 15, 13], 84],
        [[21, 17, 10], 84],
        [[25, 39, 56], 420],
      ] as const
    )[turn]!;
    const perimeter = sides[0] + sides[1] + sides[2];
    const radius = (2 * area) / perimeter;
    return {
      ask: shown(
        'tam giác $ABC$ và đường tròn nội tiếp của nó',
        `Biết bán kính đường tròn nội tiếp bằng $${n(radius)}$ cm và diện tích tam giác bằng ${area} cm². Chu vi (cm) của tam giác bằng:`,
      ),
      right: perimeter,
      wrong: [
        [perimeter / 2, 'dừng ở nửa chu vi'],
        [area * radius, 'nhân diện tích với bán kính'],
        [2 * perimeter, 'nhân hai lần với 2'],
      ],
      why: `$S = pr$ nên $p = ${area} : ${n(radius)} = ${perimeter / 2}$; chu vi bằng $2 \\cdot ${perimeter / 2} = ${perimeter}$.`,
      figure: triangleOf(['A', 'B', 'C'], sides, 'incircle'),
    };
  }),
  tf('M1', 'mảnh đất hình tam giác: chu vi, đường cao, hai bán kính', (_, turn) => {
    const { sides, area } = heron[turn]!;
    const [a, b, c] = sides;
    const half = (a + b + c) / 2;
    return {
      ask: shown(
        `mảnh đất hình tam giác $ABC$ có $BC = ${a}$ m, $CA = ${b}$ m, $AB = ${c}$ m, diện tích $S = ${area}$ m² và đường cao $AH$`,
      ),
      say: [
        [
          `Rào kín mảnh đất hết ${2 * half} m lưới.`,
          `Rào kín mảnh đất hết ${half} m lưới.`,
          `chu vi $${a} + ${b} + ${c} = ${2 * half}$ (m).`,
        ],
        [
          `Đường tròn đi qua ba đỉnh của mảnh đất có bán kính $${fraction(a * b * c, 4 * area)}$ m.`,
          `Đường tròn đi qua ba đỉnh của mảnh đất có bán kính $${fraction(a * b * c, 2 * area)}$ m.`,
          `$R = \\dfrac{BC \\cdot CA \\cdot AB}{4S} = \\dfrac{${a} \\cdot ${b} \\cdot ${c}}{4 \\cdot ${area}} = ${fraction(a * b * c, 4 * area)}$ (m).`,
        ],
        [
          `$AH = ${fraction(2 * area, a)}$ m.`,
          `$AH = ${fraction(area, a)}$ m.`,
          `$AH = \\dfrac{2S}{BC} = ${fraction(2 * area, a)}$ (m).`,
        ],
        [
          `Đài phun nước cách đều ba cạnh thì cách mỗi cạnh $${fraction(area, half)}$ m.`,
          `Đài phun nước cách đều ba cạnh thì cách mỗi cạnh $${fraction(a * b * c, 4 * area)}$ m.`,
          `khoảng cách là bán kính đường tròn nội tiếp: $r = \\dfrac{S}{p} = ${fraction(area, half)}$ (m).`,
        ],
      ],
      figure: withLabels(triangleOf(['A', 'B', 'C'], sides, 'altitude'), [`${a} m`, `${b} m`, `${c} m`]),
    };
  }),
  fb('M1', 'diện tích từ hai cạnh và góc 30 độ', (_, turn) => {
    const [b, c] = (
      [
        [8, 10],
        [12, 9],
        [10, 14],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        `tam giác $ABC$ có $AC = ${b}$, $AB = ${c}$ và $\\widehat{A} = 30^\\circ$`,
        'Tính diện tích tam giác.',
      ),
      is: (b * c) / 4,
      why: `$S = \\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\sin 30^\\circ = ${n((b * c) / 4)}$.`,
      figure: measured(['A', 'B', 'C'], b, c, 30),
    };
  }),
  fb('M2', 'đường chéo ngắn của hình bình hành có góc 60 độ', (_, turn) => {
    const [long, short, is] = (
      [
        [8, 5, 7],
        [15, 8, 13],
        [16, 10, 14],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hình bình hành $ABCD$ ở hình bên có $AB = ${long}$ cm, $AD = ${short}$ cm, $\\widehat{D} = 60^\\circ$. Tính độ dài đường chéo $AC$ theo xăng-ti-mét.`,
        `Khung cửa xếp có dạng hình bình hành $ABCD$ như hình bên: $AB = ${long}$ dm, $AD = ${short}$ dm, $\\widehat{D} = 60^\\circ$. Thanh chống nối $A$ với $C$ dài bao nhiêu đề-xi-mét?`,
        `Mảnh vườn hình bình hành $ABCD$ ở hình bên có $AB = ${long}$ m, $AD = ${short}$ m, $\\widehat{D} = 60^\\circ$. Lối đi thẳng từ $A$ đến $C$ dài bao nhiêu mét?`,
      ],
      is,
      why: `$DC = AB = ${long}$. $AC^2 = ${short}^2 + ${long}^2 - 2 \\cdot ${short} \\cdot ${long} \\cdot \\cos 60^\\circ = ${is * is}$, nên $AC = ${is}$.`,
      figure: plane('parallelogram', 60, { AB: `${long}`, AD: `${short}`, D: '60°' }),
    };
  }),
  ew('M3', 'bán kính của chiếc đĩa cổ từ ba điểm trên mép', (_, turn) => {
    const { sides, area } = acute[turn]!;
    const [a, b, c] = sides;
    const half = (a + b + c) / 2;
    const radius = (a * b * c) / (4 * area);
    const text = `Trên mép còn nguyên lấy ba điểm $A$, $B$, $C$ và đo được $BC = ${a}$ cm, $CA = ${b}$ cm, $AB = ${c}$ cm (hình bên).`;
    return {
      ask: [
        `Các nhà khảo cổ tìm được một mảnh đĩa cổ hình tròn đã vỡ. ${text} Tính bán kính chiếc đĩa.`,
        `Một bánh xe gỗ cổ chỉ còn lại một phần vành tròn. ${text} Tính bán kính của bánh xe.`,
        `Thợ mộc cần làm lại mặt bàn trà hình tròn theo một mảnh vỡ. ${text} Tính bán kính mặt bàn.`,
      ],
      solution: `Đường tròn mép là đường tròn ngoại tiếp tam giác $ABC$.\nNửa chu vi: $p = \\dfrac{${a} + ${b} + ${c}}{2} = ${half}$ (cm).\nDiện tích: $S = \\sqrt{${half} \\cdot ${half - a} \\cdot ${half - b} \\cdot ${half - c}} = ${area}$ (cm²).\nBán kính: $R = \\dfrac{BC \\cdot CA \\cdot AB}{4S} = \\dfrac{${a} \\cdot ${b} \\cdot ${c}}{4 \\cdot ${area}} = ${n(radius)}$ (cm).`,
      figure: withLabels(triangleOf(['A', 'B', 'C'], sides, 'circumcircle'), [`${a} cm`, `${b} cm`, `${c} cm`]),
    };
  }),
]);

const vectors: readonly Template[] = unit(10, 'Vectơ trong mặt phẳng', ({ mc, ew }) => [
  mc('M1', 'vectơ nối trung điểm hai cạnh trên hình', (_, turn) => {
    const half = '\\dfrac{1}{2}';
    const [vector, right, wrong] = (
      [
        ['\\overrightarrow{MN}', '\\overrightarrow{BC}', '\\overrightarrow{CB}'],
        ['\\overrightarrow{NM}', '\\overrightarrow{CB}', '\\overrightarrow{BC}'],
        ['\\overrightarrow{AM}', '\\overrightarrow{AB}', '\\overrightarrow{BA}'],
      ] as const
    )[turn]!;
    return {
      ask: shown('tam giác $ABC$ với $M$, $N$ là trung điểm của $AB$, $AC$', `Vectơ $${vector}$ bằng:`),
      right: `$${half}${right}$`,
      wrong: [
        [`$${half}${wrong}$`, 'nhầm hướng của vectơ'],
        [`$${right}$`, 'quên hệ số một nửa'],
        [`$2${right}$`, 'nhầm một nửa với gấp đôi'],
      ],
      why:
        turn === 2
          ? `$M$ là trung điểm của $AB$ nên hai vectơ cùng hướng và $AM = ${half}AB$.`
          : `$MN$ là đường trung bình: hai vectơ cùng hướng và $MN = ${half}BC$.`,
      figure: plane('midline', 60, {}),
    };
  }),
  mc('M2', 'tích vô hướng của hai cạnh hình thoi', (r) => {
    const a = 2 * r.int(2, 5);
    return {
      ask: shown(
        `hình thoi $ABCD$ có cạnh bằng ${a} và $\\widehat{BAD} = 60^\\circ$`,
        'Tích vô hướng $\\overrightarrow{AB} \\cdot \\overrightarrow{AD}$ bằng:',
      ),
      right: (a * a) / 2,
      wrong: [
        [a * a, 'quên nhân với côsin của góc'],
        [-(a * a) / 2, 'dùng góc $120^\\circ$'],
        [`$${(a * a) / 2}\\sqrt{3}$`, 'dùng sin thay cho côsin'],
      ],
      why: `$\\overrightarrow{AB} \\cdot \\overrightarrow{AD} = ${a} \\cdot ${a} \\cdot \\cos 60^\\circ = ${(a * a) / 2}$.`,
      figure: plane('rhombus', 30, {}),
    };
  }),
  ew('M3', 'vận tốc ca nô qua sông có dòng chảy', (_, turn) => {
    const [own, river, both] = (
      [
        [12, 5, 13],
        [15, 8, 17],
        [24, 7, 25],
      ] as const
    )[turn]!;
    const width = own * 10;
    return {
      ask: [
        `Một ca nô chạy qua khúc sông rộng ${width} m, mũi ca nô luôn vuông góc với bờ, vận tốc riêng ${own} km/h; dòng nước chảy dọc bờ với vận tốc ${river} km/h. Tính tốc độ của ca nô so với bờ và quãng đường ca nô bị trôi dọc bờ khi sang đến bờ bên kia.`,
        `Chiếc phà luôn hướng mũi vuông góc với bờ, vận tốc riêng ${own} km/h, vượt khúc sông rộng ${width} m có nước chảy ${river} km/h. Tính tốc độ của phà so với bờ và đoạn phà bị trôi dọc bờ.`,
        `Xuồng cứu hộ chạy vuông góc với bờ bằng vận tốc riêng ${own} km/h trên khúc sông rộng ${width} m, nước chảy ${river} km/h. Tính tốc độ của xuồng so với bờ và đoạn xuồng bị trôi dọc bờ khi sang đến bờ kia.`,
      ],
      solution: `Gọi $\\vec{u}$ là vận tốc riêng, $\\vec{w}$ là vận tốc dòng nước; vận tốc so với bờ là $\\vec{v} = \\vec{u} + \\vec{w}$.\nVì $\\vec{u} \\perp \\vec{w}$ nên $|\\vec{v}| = \\sqrt{${own}^2 + ${river}^2} = ${both}$ (km/h).\nThời gian sang sông: $${n(width / 1000)} : ${own} = 0{,}01$ (giờ).\nĐoạn bị trôi: $${river} \\cdot 0{,}01 = ${n(river / 100)}$ (km), tức là ${river * 10} m.`,
    };
  }),
]);

const samples = [
  ['thời gian chờ khám bệnh (phút)', 'Thời gian (phút)', [5, 10, 15, 25, 40]],
  ['chiều cao cây con (cm) trong vườn ươm', 'Chiều cao (cm)', [10, 18, 22, 28, 36]],
  ['số tin nhắn mỗi ngày của một nhóm học sinh', 'Số tin nhắn', [4, 10, 16, 20, 32]],
] as const;

const statistics: readonly Template[] = unit(10, 'Số đặc trưng của mẫu số liệu', ({ mc, fb, ew }) => [
  mc('M1', 'tứ phân vị thứ ba đọc từ biểu đồ hộp', (_, turn) => {
    const [name, axis, five] = samples[turn]!;
    return {
      ask: shown(`biểu đồ hộp của ${name}`, 'Tứ phân vị thứ ba $Q_3$ bằng:'),
      right: five[3],
      wrong: [
        [five[1], 'đọc tứ phân vị thứ nhất'],
        [five[2], 'đọc trung vị'],
        [five[4], 'đọc giá trị lớn nhất'],
      ],
      why: `Cạnh bên phải của hộp ứng với $Q_3 = ${five[3]}$.`,
      figure: boxPlot(axis, five),
    };
  }),
  mc('M2', 'số trung bình khi thêm một số liệu vào biểu đồ', (r, turn) => {
    const values = r.shuffle([12, 15, 18, 23]);
    const add = 5 * r.int(1, 3);
    const fifth = 17 + add;
    const [axis, one] = (
      [
        ['Số sách', 'Tuần'],
        ['Số áo', 'Ngày'],
        ['Số xe', 'Tháng'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Biểu đồ bên ghi số sách cho mượn trong bốn tuần. Tuần thứ năm cho mượn ${fifth} quyển. Trung bình mỗi tuần trong năm tuần cho mượn số quyển là:`,
        `Biểu đồ bên ghi số áo một tổ may được trong bốn ngày. Ngày thứ năm may được ${fifth} chiếc. Trung bình mỗi ngày trong năm ngày may được số áo là:`,
        `Biểu đồ bên ghi số xe bán được trong bốn tháng. Tháng thứ năm bán được ${fifth} chiếc. Trung bình mỗi tháng trong năm tháng bán được số xe là:`,
      ],
      right: (68 + fifth) / 5,
      wrong: [
        [17, 'quên số liệu thứ năm'],
        [(17 + fifth) / 2, 'lấy trung bình của số trung bình cũ và số liệu mới'],
        [(68 + fifth) / 4, 'chia cho 4 thay vì chia cho 5'],
      ],
      why: `Tổng bốn số liệu là $${values.join(' + ')} = 68$; $(68 + ${fifth}) : 5 = ${(68 + fifth) / 5}$.`,
      figure: chart(
        'bar',
        axis,
        values.map((value, at) => [`${one} ${at + 1}`, value] as const),
      ),
    };
  }),
  fb('M1', 'trung vị của các số liệu trên biểu đồ đoạn thẳng', (r, turn) => {
    const values = r.shuffle([14, 17, 21, 26, 30]);
    // Else the median is found without sorting.
    if (values[2] === 21) throw new TooFewDistractors('the median stands in the middle');
    return {
      ask: [
        'Biểu đồ đoạn thẳng bên ghi số khách của một quán trong năm ngày. Tìm trung vị của năm số liệu đó.',
        'Biểu đồ đoạn thẳng bên ghi số đơn hàng của một cửa hàng trong năm ngày. Trung vị của mẫu số liệu là bao nhiêu?',
        'Biểu đồ đoạn thẳng bên ghi số lượt mượn sách trong năm ngày. Trung vị của năm số liệu bằng bao nhiêu?',
      ],
      is: 21,
      why: `Sắp xếp tăng dần: 14, 17, 21, 26, 30. Số ở giữa là 21.`,
      figure: chart(
        'line',
        ['Số khách', 'Số đơn', 'Số lượt'][turn]!,
        values.map((value, at) => [`Ngày ${at + 1}`, value] as const),
      ),
    };
  }),
  ew('M3', 'so sánh độ phân tán qua biểu đồ hộp và một mẫu khác', (_, turn) => {
    const [what, unitName, other, second] = (
      [
        ['thời gian giao hàng (phút)', 'phút', [12, 15, 16, 18, 19, 21, 24], 'đội B'],
        ['số trang đọc mỗi ngày', 'trang', [13, 14, 17, 18, 20, 22, 25], 'bạn Bình'],
        ['số khách mỗi chuyến xe', 'khách', [11, 15, 17, 18, 19, 20, 26], 'tuyến số 2'],
      ] as const
    )[turn]!;
    const [q1, q2, q3] = [other[1], other[3], other[5]];
    const five = [5, 11, 18, 24, 32];
    return {
      ask: [
        `Biểu đồ hộp bên mô tả ${what} của đội A. Bảy số liệu của đội B là: ${other.join('; ')}. Dùng trung vị và khoảng tứ phân vị để so sánh hai đội.`,
        `Biểu đồ hộp bên mô tả ${what} của bạn An. Bảy số liệu của bạn Bình là: ${other.join('; ')}. So sánh hai bạn bằng trung vị và khoảng tứ phân vị.`,
        `Biểu đồ hộp bên mô tả ${what} của tuyến xe số 1. Bảy số liệu của tuyến số 2 là: ${other.join('; ')}. So sánh hai tuyến bằng trung vị và khoảng tứ phân vị.`,
      ],
      solution: `Từ biểu đồ hộp: $Q_1 = 11$, $Q_2 = 18$, $Q_3 = 24$, nên $\\Delta_Q = 24 - 11 = 13$ (${unitName}).\nSố liệu của ${second} đã sắp xếp: trung vị là số thứ tư, $Q_2 = ${q2}$; $Q_1 = ${q1}$ và $Q_3 = ${q3}$ là trung vị của ba số ở mỗi nửa.\nKhoảng tứ phân vị của ${second}: $\\Delta_Q = ${q3} - ${q1} = ${q3 - q1}$ (${unitName}).\nHai mẫu có cùng trung vị 18 nhưng $${q3 - q1} < 13$, nên số liệu của ${second} ít phân tán hơn.`,
      figure: boxPlot(['Thời gian (phút)', 'Số trang', 'Số khách'][turn]!, five),
    };
  }),
]);

export const firstTerm10: readonly Template[] = [...sets, ...inequalities, ...triangles, ...vectors, ...statistics];
