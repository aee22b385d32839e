/** Grade 12: solids in Oxyz, dispersion read from histograms, conditional probability from Venn diagrams. */
import type { FigureOf } from '@vumon/figures';
import { fraction, n, type Template } from '../../template.ts';
import { boxOf, chart, solid } from '../figure-kit.ts';
import { pt, unit } from '../kit.ts';
import { shown } from './kit.ts';

const box = "hình hộp chữ nhật $OABC.O'A'B'C'$ trong hệ trục $Oxyz$";
const arrow = (name: string) => `\\overrightarrow{${name}}`;

const vectors: readonly Template[] = unit(12, 'Vectơ và toạ độ trong không gian', ({ mc, fb, tf }) => [
  fb('M2', 'đường chéo hình hộp trong hệ Oxyz', (_, turn) => {
    const [a, b, c, d] = (
      [
        [2, 3, 6, 7],
        [2, 4, 4, 6],
        [6, 6, 7, 11],
      ] as const
    )[turn]!;
    return {
      ask: shown(box, `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Độ dài đoạn thẳng $AC'$ bằng bao nhiêu?`),
      is: d,
      why: `$A${pt(a, 0, 0)}$, $C'${pt(0, b, c)}$ nên $AC' = \\sqrt{${a}^2 + ${b}^2 + ${c}^2} = ${d}$.`,
      figure: boxOf([a, b, c], true),
    };
  }),
  mc('M2', 'toạ độ của vectơ đường chéo trong hình hộp', (r, turn) => {
    const [a, b, c] = [r.int(2, 3), r.int(4, 5), r.int(6, 8)];
    const [name, at, wrong] = (
      [
        [
          "AC'",
          [-a, b, c],
          [
            [a, b, c],
            [a, -b, -c],
            [-a, b, 0],
          ],
        ],
        [
          "CA'",
          [a, -b, c],
          [
            [a, b, c],
            [-a, b, -c],
            [a, -b, 0],
          ],
        ],
        [
          "O'B",
          [a, b, -c],
          [
            [a, b, c],
            [-a, -b, c],
            [a, b, 0],
          ],
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown(box, `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Toạ độ của vectơ $${arrow(name)}$ là:`),
      right: `$${pt(...at)}$`,
      wrong: [
        [`$${pt(...wrong[0])}$`, 'nhầm với vectơ của đường chéo đi qua gốc toạ độ'],
        [`$${pt(...wrong[1])}$`, 'lấy điểm đầu trừ điểm cuối'],
        `$${pt(...wrong[2])}$`,
      ],
      why: `Lấy toạ độ điểm cuối trừ toạ độ điểm đầu, với $A${pt(a, 0, 0)}$, $C${pt(0, b, 0)}$, $O'${pt(0, 0, c)}$ được $${arrow(name)} = ${pt(...at)}$.`,
      figure: boxOf([a, b, c], true),
    };
  }),
  mc('M1', 'quy tắc hình hộp trong hình', (_, turn) => {
    const [sum, right, wrong, why] = (
      [
        [['AB', 'AD', "AA'"], "AC'", ['AC', "BD'", "A'C"], 'ba vectơ cạnh cùng gốc $A$'],
        [['BA', 'BC', "BB'"], "BD'", ['BD', "AC'", "B'D"], 'ba vectơ cạnh cùng gốc $B$'],
        [['CB', 'CD', "CC'"], "CA'", ['CA', "AC'", "DB'"], 'ba vectơ cạnh cùng gốc $C$'],
      ] as const
    )[turn]!;
    return {
      ask: shown("hình hộp chữ nhật $ABCD.A'B'C'D'$", `Vectơ $${sum.map(arrow).join(' + ')}$ bằng vectơ nào?`),
      right: `$${arrow(right)}$`,
      wrong: wrong.map((one, at) =>
        at === 0 ? ([`$${arrow(one)}$`, 'chỉ cộng hai vectơ nằm trong đáy'] as const) : `$${arrow(one)}$`,
      ),
      why: `Theo quy tắc hình hộp, tổng ${why} bằng vectơ đường chéo $${arrow(right)}$.`,
      figure: solid('box', false),
    };
  }),
  mc('M2', 'góc giữa hai vectơ trong hình lập phương', (_, turn) => {
    const [u, v, angle, why] = (
      [
        ['AB', "A'C'", 45, "$\\overrightarrow{A'C'} = \\overrightarrow{AC}$ và $\\widehat{BAC} = 45^\\circ$"],
        [
          "AB'",
          'CD',
          135,
          "$\\overrightarrow{CD} = -\\overrightarrow{AB}$ và $\\widehat{BAB'} = 45^\\circ$, nên góc cần tìm là $180^\\circ - 45^\\circ$",
        ],
        ['AC', "AB'", 60, "tam giác $ACB'$ có ba cạnh là ba đường chéo của mặt hình vuông nên là tam giác đều"],
      ] as const
    )[turn]!;
    return {
      ask: shown("hình lập phương $ABCD.A'B'C'D'$", `Góc giữa hai vectơ $${arrow(u)}$ và $${arrow(v)}$ bằng:`),
      right: `$${angle}^\\circ$`,
      wrong: [45, 135, 60, 90, 120].filter((one) => one !== angle).map((one) => `$${one}^\\circ$`),
      why: `Ta có ${why}. Vậy góc bằng $${angle}^\\circ$.`,
      figure: solid('cube', false),
    };
  }),
  fb('M2', 'tích vô hướng trong hình lập phương', (r, turn) => {
    const a = r.int(2, 6);
    const [u, v, sign, why] = (
      [
        [
          'AB',
          "A'C'",
          1,
          `AB \\cdot AC \\cdot \\cos 45^\\circ = ${a} \\cdot ${a}\\sqrt{2} \\cdot \\dfrac{\\sqrt{2}}{2}`,
        ],
        [
          "AB'",
          'CD',
          -1,
          `AB' \\cdot CD \\cdot \\cos 135^\\circ = ${a}\\sqrt{2} \\cdot ${a} \\cdot \\left(-\\dfrac{\\sqrt{2}}{2}\\right)`,
        ],
        [
          'AC',
          "AB'",
          1,
          `AC \\cdot AB' \\cdot \\cos 60^\\circ = ${a}\\sqrt{2} \\cdot ${a}\\sqrt{2} \\cdot \\dfrac{1}{2}`,
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown(`hình lập phương $ABCD.A'B'C'D'$ cạnh ${a}`, `Tính tích vô hướng $${arrow(u)} \\cdot ${arrow(v)}$.`),
      is: sign * a * a,
      why: `$${arrow(u)} \\cdot ${arrow(v)} = ${why} = ${sign * a * a}$.`,
      figure: solid('cube', false),
    };
  }),
  tf('M2', 'phòng hình hộp trong hệ Oxyz', (_, turn) => {
    const [a, b, c] = (
      [
        [6, 8, 3],
        [5, 6, 4],
        [4, 9, 3],
      ] as const
    )[turn]!;
    return {
      ask: ['Một phòng học', 'Một gian hàng hội chợ', 'Một kho lạnh'].map(
        (what) =>
          `${what} dạng hình hộp chữ nhật $OABC.O'A'B'C'$ được gắn hệ trục $Oxyz$ như hình bên, đơn vị trên mỗi trục là 1 m, với $OA = ${a}$ m, $OC = ${b}$ m, $OO' = ${c}$ m.`,
      ),
      say: [
        [
          `Điểm $B'$ có toạ độ $${pt(a, b, c)}$.`,
          `Điểm $B'$ có toạ độ $${pt(a, 0, c)}$.`,
          `$B'$ có hình chiếu lên ba trục là $A$, $C$, $O'$.`,
        ],
        [
          `$${arrow("AC'")} = ${pt(-a, b, c)}$.`,
          `$${arrow("AC'")} = ${pt(a, b, c)}$.`,
          `$A${pt(a, 0, 0)}$, $C'${pt(0, b, c)}$.`,
        ],
        [
          `Bóng đèn ở tâm của trần $O'A'B'C'$ có toạ độ $${pt(a / 2, b / 2, c)}$.`,
          `Bóng đèn ở tâm của trần $O'A'B'C'$ có toạ độ $${pt(a / 2, b / 2, c / 2)}$.`,
          `tâm của trần là trung điểm của $O'B'$, có cao độ ${c}.`,
        ],
        [
          `Bình phương khoảng cách từ bóng đèn ở tâm trần đến góc $O$ bằng $${n((a * a + b * b) / 4 + c * c)}$.`,
          `Bình phương khoảng cách từ bóng đèn ở tâm trần đến góc $O$ bằng $${n(a * a + b * b + c * c)}$.`,
          `$${n(a / 2)}^2 + ${n(b / 2)}^2 + ${c}^2 = ${n((a * a + b * b) / 4 + c * c)}$.`,
        ],
      ],
      figure: boxOf([a, b, c], true),
    };
  }),
]);

const planes: readonly Template[] = unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb }) => [
  mc('M2', 'mặt phẳng qua ba đỉnh của hình hộp trong hệ Oxyz', (r) => {
    const [a, b, c] = [r.int(2, 3), r.int(4, 5), r.int(6, 7)];
    const plane = (x: number, y: number, z: number, right = 1) =>
      `$\\dfrac{x}{${x}} + \\dfrac{y}{${y}} + \\dfrac{z}{${z}} = ${right}$`;
    return {
      ask: shown(box, `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Phương trình mặt phẳng $(ACO')$ là:`),
      right: plane(a, b, c),
      wrong: [
        [plane(a, b, c, 0), 'viết mặt phẳng đi qua gốc toạ độ'],
        [`$${a}x + ${b}y + ${c}z = 1$`, 'lấy các đoạn chắn làm hệ số'],
        plane(b, a, c),
      ],
      why: `Mặt phẳng cắt ba trục tại $A${pt(a, 0, 0)}$, $C${pt(0, b, 0)}$, $O'${pt(0, 0, c)}$; dùng phương trình theo đoạn chắn.`,
      figure: boxOf([a, b, c], true),
    };
  }),
  fb('M2', 'bán kính đường tròn giao tuyến của mặt cầu', (_, turn) => {
    const [R, d, r] = (
      [
        [5, 3, 4],
        [13, 5, 12],
        [10, 6, 8],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Mặt cầu tâm $O$ bán kính $R = ${R}$ như hình bên bị cắt bởi một mặt phẳng cách $O$ một khoảng ${d}. Bán kính của đường tròn giao tuyến bằng bao nhiêu?`,
        `Hình bên là một quả cầu thuỷ tinh tâm $O$ bán kính $R = ${R}$ cm. Người ta cắt phẳng quả cầu, mặt cắt cách tâm ${d} cm. Mặt cắt là hình tròn có bán kính bao nhiêu xăng-ti-mét?`,
        `Một bể nuôi cá dạng hình cầu tâm $O$, bán kính $R = ${R}$ dm (hình bên). Mặt nước cách tâm $O$ của bể ${d} dm. Bán kính của mặt nước hình tròn là bao nhiêu đề-xi-mét?`,
      ],
      is: r,
      why: `Gọi $d$ là khoảng cách từ $O$ đến mặt phẳng chứa đường tròn. Bán kính cần tìm là $\\sqrt{R^2 - d^2} = \\sqrt{${R}^2 - ${d}^2} = ${r}$.`,
      figure: solid('sphere'),
    };
  }),
]);

const spread: readonly Template[] = unit(12, 'Mức độ phân tán của mẫu số liệu', ({ fb, mc }) => [
  fb('M1', 'khoảng biến thiên từ biểu đồ tần số ghép nhóm', (r, turn) => {
    const [from, step] = [[150, 20, 5][turn]!, [5, 10, 3][turn]!];
    const axis = ['Số học sinh', 'Số người', 'Số lần chạy'][turn]!;
    const what = [
      'chiều cao (cm) của học sinh một lớp',
      'tuổi của khách tham quan một bảo tàng',
      'thời gian (phút) của các lần chạy thử',
    ][turn]!;
    const groups = [r.int(3, 6), r.int(8, 12), r.int(7, 11), r.int(2, 5)];
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${what}`, 'Tính khoảng biến thiên của mẫu số liệu ghép nhóm này.'),
      is: 4 * step,
      why: `Nhóm đầu bắt đầu từ ${from}, nhóm cuối kết thúc ở ${from + 4 * step}: $R = ${from + 4 * step} - ${from} = ${4 * step}$.`,
      figure: chart(
        'histogram',
        axis,
        groups.map((count, at) => [`[${from + at * step}; ${from + (at + 1) * step})`, count] as const),
      ),
    };
  }),
  fb('M2', 'phương sai từ biểu đồ tần số ghép nhóm', (_, turn) => {
    const [width, side, middle, from, is] = (
      [
        [2, 5, 10, 4, 2],
        [2, 4, 24, 10, 1],
        [4, 5, 30, 20, 4],
      ] as const
    )[turn]!;
    const centre = from + 1.5 * width;
    const total = 2 * side + middle;
    const what = ['điểm kiểm tra của một nhóm', 'thời gian (phút) làm một bài tập', 'cân nặng (kg) của các bao hàng'][
      turn
    ]!;
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${what}`, 'Phương sai của mẫu số liệu ghép nhóm này bằng bao nhiêu?'),
      is,
      why: `Các giá trị đại diện là ${centre - width}, ${centre}, ${centre + width}; do đối xứng, số trung bình là ${centre}. $s^2 = \\dfrac{${side} \\cdot (-${width})^2 + ${middle} \\cdot 0^2 + ${side} \\cdot ${width}^2}{${total}} = ${is}$.`,
      figure: chart(
        'histogram',
        'Tần số',
        [side, middle, side].map((count, at) => [`[${from + at * width}; ${from + (at + 1) * width})`, count] as const),
      ),
    };
  }),
  mc('M2', 'so sánh mức độ phân tán của hai mẫu trên biểu đồ', (_, turn) => {
    const [first, second, right, why] = (
      [
        [
          [2, 6, 14, 6, 2],
          [8, 5, 4, 5, 8],
          'A',
          'các cột của lớp A dồn quanh mức giữa, các cột của lớp B cao ở hai đầu',
        ],
        [
          [9, 4, 4, 4, 9],
          [1, 7, 14, 7, 1],
          'B',
          'các cột của lớp B dồn quanh mức giữa, các cột của lớp A cao ở hai đầu',
        ],
        [[1, 8, 12, 8, 1], [6, 6, 6, 6, 6], 'A', 'các cột của lớp A dồn quanh mức giữa, các cột của lớp B trải đều'],
      ] as const
    )[turn]!;
    const other = right === 'A' ? 'B' : 'A';
    return {
      ask: shown(
        'biểu đồ cột kép về số giờ tự học mỗi ngày của học sinh hai lớp A và B, ghép thành năm nhóm',
        'Nhận xét nào về độ lệch chuẩn của số giờ tự học là đúng?',
      ),
      right: `Độ lệch chuẩn của lớp ${right} nhỏ hơn, số giờ đồng đều hơn`,
      wrong: [
        [`Độ lệch chuẩn của lớp ${other} nhỏ hơn, số giờ đồng đều hơn`, 'nhầm số liệu đồng đều với số liệu phân tán'],
        [
          'Hai lớp có độ lệch chuẩn bằng nhau vì có cùng số trung bình',
          'cho rằng cùng số trung bình thì cùng độ lệch chuẩn',
        ],
        ['Độ lệch chuẩn của cả hai lớp bằng 0 vì biểu đồ đối xứng', 'nhầm tính đối xứng với tính đồng đều'],
      ],
      why: `Tính theo các giá trị đại diện, hai lớp cùng có số trung bình là 2,5 giờ; ${why}, nên số liệu của lớp ${right} ít phân tán hơn.`,
      figure: chart(
        'bar',
        'Số học sinh',
        first.map((value, at) => [`[${at}; ${at + 1})`, value, second[at]!] as const),
        ['Lớp A', 'Lớp B'],
      ),
    };
  }),
]);

const venn = (left: number, both: number, right: number, outside: number): FigureOf<'venn'> => ({
  version: 1,
  kind: 'venn',
  names: ['A', 'B'],
  regions: { left: String(left), both: String(both), right: String(right), outside: String(outside) },
  shaded: [],
  universe: true,
});
const clubs = [
  {
    about:
      'Biểu đồ Ven bên ghi số học sinh một lớp tham gia câu lạc bộ bóng rổ ($A$) và câu lạc bộ tiếng Anh ($B$). Chọn ngẫu nhiên một bạn trong lớp.',
    events: 'Gọi $A$ là biến cố “Bạn đó ở câu lạc bộ bóng rổ”, $B$ là biến cố “Bạn đó ở câu lạc bộ tiếng Anh”.',
    not: 'Biết rằng bạn đó không ở câu lạc bộ bóng rổ, tính xác suất để bạn đó cũng không ở câu lạc bộ tiếng Anh.',
  },
  {
    about:
      'Biểu đồ Ven bên ghi số khách mua cà phê ($A$) và mua bánh ($B$) trong số khách được hỏi ở một quán. Chọn ngẫu nhiên một khách được hỏi.',
    events: 'Gọi $A$ là biến cố “Khách đó mua cà phê”, $B$ là biến cố “Khách đó mua bánh”.',
    not: 'Biết rằng khách đó không mua cà phê, tính xác suất để khách đó cũng không mua bánh.',
  },
  {
    about:
      'Biểu đồ Ven bên ghi số gia đình nuôi mèo ($A$) và nuôi chó ($B$) ở một tổ dân phố. Chọn ngẫu nhiên một gia đình trong tổ.',
    events: 'Gọi $A$ là biến cố “Gia đình đó nuôi mèo”, $B$ là biến cố “Gia đình đó nuôi chó”.',
    not: 'Biết rằng gia đình đó không nuôi mèo, tính xác suất để gia đình đó cũng không nuôi chó.',
  },
];

const conditional: readonly Template[] = unit(12, 'Xác suất toàn phần và Bayes', ({ mc, fb, tf }) => [
  mc('M1', 'xác suất có điều kiện đọc từ biểu đồ Ven', (_, turn) => {
    const [left, both, right, outside] = (
      [
        [7, 5, 10, 8],
        [9, 4, 12, 15],
        [8, 3, 7, 12],
      ] as const
    )[turn]!;
    const all = left + both + right + outside;
    const p = (over: number, under: number) => `$${fraction(over, under)}$`;
    return {
      ask: clubs.map(({ about, events }) => `${about} ${events} $P(A \\mid B)$ bằng:`),
      right: p(both, both + right),
      wrong: [
        [p(both, left + both), 'tính $P(B \\mid A)$'],
        [p(both, all), 'tính $P(A \\cap B)$'],
        p(left + both, all),
      ],
      why: `$B$ có $${both} + ${right} = ${both + right}$ kết quả, trong đó ${both} thuộc $A$: $P(A \\mid B) = ${fraction(both, both + right)}$.`,
      figure: venn(left, both, right, outside),
    };
  }),
  fb('M2', 'xác suất có điều kiện của biến cố đối từ biểu đồ Ven', (_, turn) => {
    const [left, both, right, outside] = (
      [
        [12, 6, 14, 8],
        [5, 10, 9, 14],
        [18, 12, 6, 13],
      ] as const
    )[turn]!;
    const not = right + outside;
    const is = Math.round(100 * (outside / not)) / 100;
    return {
      ask: clubs.map(({ about, not: given }) => `${about} ${given} (Làm tròn đến hàng phần trăm.)`),
      is,
      why: `Không thuộc $A$ có $${right} + ${outside} = ${not}$ kết quả, trong đó ${outside} cũng không thuộc $B$: $\\dfrac{${outside}}{${not}} ${Math.abs(outside / not - is) < 1e-9 ? '=' : '\\approx'} ${n(is)}$.`,
      figure: venn(left, both, right, outside),
    };
  }),
  tf('M2', 'độc lập và xác suất có điều kiện trên biểu đồ Ven', (_, turn) => {
    const [left, both, right, outside] = (
      [
        [12, 8, 12, 8],
        [6, 4, 12, 18],
        [15, 5, 20, 10],
      ] as const
    )[turn]!;
    const [a, b, all] = [left + both, both + right, left + both + right + outside];
    const free = both * all === a * b;
    const yes = 'Hai biến cố $A$ và $B$ độc lập.';
    const no = 'Hai biến cố $A$ và $B$ không độc lập.';
    return {
      ask: clubs.map(({ about, events }) => `${about} ${events}`),
      say: [
        [
          `$P(A) = ${fraction(a, all)}$.`,
          `$P(A) = ${fraction(left, all)}$.`,
          `$A$ có $${left} + ${both} = ${a}$ trong tất cả ${all} kết quả.`,
        ],
        [
          `$P(A \\cap B) = ${fraction(both, all)}$.`,
          `$P(A \\cap B) = ${fraction(left + both + right, all)}$.`,
          `phần chung ghi ${both}, tất cả có ${all} kết quả.`,
        ],
        [
          `$P(A \\mid B) = ${fraction(both, b)}$.`,
          `$P(A \\mid B) = ${fraction(both, all)}$.`,
          `$B$ có $${both} + ${right} = ${b}$ kết quả, trong đó ${both} thuộc $A$.`,
        ],
        [
          free ? yes : no,
          free ? no : yes,
          `$P(A \\mid B) = ${fraction(both, b)}$, $P(A) = ${fraction(a, all)}$: hai số này ${free ? 'bằng nhau' : 'khác nhau'}.`,
        ],
      ],
      figure: venn(left, both, right, outside),
    };
  }),
]);

export const space12Figures: readonly Template[] = [...vectors, ...planes, ...spread, ...conditional];
