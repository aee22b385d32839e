/** Grade 11: waves, sequences in charts, exponential curves, solids, histograms, limits read from graphs. */
import type { FigureOf } from '@vumon/figures';
import { fraction, n, type Template } from '../../template.ts';
import { chart, graph, solid } from '../figure-kit.ts';
import { unit } from '../kit.ts';
import { interval, shown } from './kit.ts';

const waves: readonly Template[] = unit(11, 'Lượng giác', ({ fb, tf }) => [
  fb('M2', 'số nghiệm của phương trình lượng giác từ đồ thị', (_, turn) => {
    const [family, name, k, is, why] = (
      [
        ['sine', '\\sin x', '\\dfrac{1}{2}', 4, 'cắt phần đồ thị đó tại bốn điểm, mỗi chu kì hai điểm'],
        ['cosine', '\\cos x', '1', 3, 'tiếp xúc với đồ thị tại ba điểm cao nhất'],
        ['sine', '\\sin x', '0', 5, 'là trục hoành, cắt phần đồ thị đó tại năm điểm, kể cả hai đầu'],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        `đồ thị của hàm số $y = ${name}$`,
        `Phương trình $${name} = ${k}$ có bao nhiêu nghiệm thuộc đoạn $[-2\\pi;\\,2\\pi]$?`,
      ),
      is,
      why: `Đường thẳng $y = ${k}$ ${why}. Vậy phương trình có ${is} nghiệm.`,
      figure: graph(family, [1, 1], [-6.6, 6.6], [-2, 2]),
    };
  }),
  tf('M2', 'đọc các tính chất của hàm số lượng giác trên đồ thị', (_, turn) => {
    const a = turn + 1;
    return {
      ask: shown(`đồ thị của hàm số $y = ${a === 1 ? '' : a}\\cos x$`),
      say: [
        [
          'Đồ thị nhận trục tung làm trục đối xứng.',
          'Đồ thị nhận gốc toạ độ làm tâm đối xứng.',
          'hàm số này là hàm số chẵn.',
        ],
        [
          `Giá trị lớn nhất của hàm số bằng ${a}.`,
          `Giá trị lớn nhất của hàm số bằng ${2 * a}.`,
          `các điểm cao nhất của đồ thị có tung độ ${a}.`,
        ],
        [
          'Hàm số nghịch biến trên khoảng $(0;\\,\\pi)$.',
          'Hàm số đồng biến trên khoảng $(0;\\,\\pi)$.',
          'trên khoảng đó đồ thị đi xuống từ trái sang phải.',
        ],
        [
          `Trên đoạn $[0;\\,2\\pi]$, phương trình $${a === 1 ? '' : a}\\cos x = ${a}$ có hai nghiệm.`,
          `Trên đoạn $[0;\\,2\\pi]$, phương trình $${a === 1 ? '' : a}\\cos x = ${a}$ có một nghiệm.`,
          'đồ thị đạt điểm cao nhất tại $x = 0$ và $x = 2\\pi$.',
        ],
      ],
      figure: graph('cosine', [a, 1], [-6.6, 6.6], [-a - 0.8, a + 0.8]),
    };
  }),
]);

const growth: readonly Template[] = [
  ...unit(11, 'Dãy số và cấp số', ({ fb, mc }) => [
    fb('M2', 'tổng của cấp số cộng cho bằng biểu đồ cột', (r, turn) => {
      const [first, step] = [10 * r.int(2, 5), 5 * r.int(1, 3)];
      const total = 6 * (2 * first + 11 * step);
      const values = [0, 1, 2, 3].map((at) => first + at * step);
      return {
        ask: [
          'Biểu đồ cột bên ghi số tiền (nghìn đồng) bạn Lan để dành trong bốn tháng đầu năm. Các tháng sau số tiền tiếp tục tăng đều như vậy. Cả năm Lan để dành được bao nhiêu nghìn đồng?',
          'Biểu đồ cột bên ghi số cây một đội thanh niên trồng trong bốn tháng đầu năm. Số cây mỗi tháng tiếp tục tăng đều như vậy đến hết năm. Cả năm đội trồng được bao nhiêu cây?',
          'Biểu đồ cột bên ghi số ghế của bốn hàng đầu trong một rạp hát có 12 hàng; số ghế các hàng sau tiếp tục tăng đều như vậy. Rạp có tất cả bao nhiêu ghế?',
        ],
        is: total,
        why: `Các số liệu lập thành cấp số cộng có $u_1 = ${first}$, $d = ${step}$. $S_{12} = \\dfrac{12(2u_1 + 11d)}{2} = 6(${2 * first} + ${11 * step}) = ${total}$.`,
        figure: chart(
          'bar',
          ['Nghìn đồng', 'Số cây', 'Số ghế'][turn]!,
          values.map((value, at) => [`${turn === 2 ? 'Hàng' : 'Tháng'} ${at + 1}`, value] as const),
        ),
      };
    }),
    mc('M2', 'số hạng của cấp số nhân cho bằng biểu đồ cột', (_, turn) => {
      const [first, ratio] = (
        [
          [3, 2],
          [5, 2],
          [2, 3],
        ] as const
      )[turn]!;
      const values = [0, 1, 2, 3].map((at) => first * ratio ** at);
      const right = first * ratio ** 6;
      return {
        ask: [
          'Biểu đồ cột bên ghi số vi khuẩn (nghìn con) trong một mẫu thử sau mỗi giờ theo dõi. Nếu tiếp tục nhân lên như vậy thì ở giờ thứ 7 có bao nhiêu nghìn con?',
          'Biểu đồ cột bên ghi số lượt xem (trăm lượt) một đoạn phim trong từng giờ. Nếu quy luật đó tiếp tục thì giờ thứ 7 có bao nhiêu trăm lượt xem?',
          'Biểu đồ cột bên ghi số tế bào (nghìn) trong đĩa nuôi ở từng giờ quan sát. Theo quy luật đó, ở giờ thứ 7 có bao nhiêu nghìn tế bào?',
        ],
        right,
        wrong: [
          [first * ratio ** 7, 'nhân với công bội bảy lần'],
          [values[3]! + 3 * (values[3]! - values[2]!), 'coi các số liệu là cấp số cộng từ giờ thứ 4'],
          first * ratio ** 5,
          first * ratio * 7,
        ],
        why: `Các số liệu lập thành cấp số nhân với $u_1 = ${first}$, $q = ${ratio}$: $u_7 = u_1q^6 = ${first} \\cdot ${ratio}^6 = ${right}$.`,
        figure: chart(
          'bar',
          ['Nghìn con', 'Trăm lượt', 'Nghìn'][turn]!,
          values.map((value, at) => [`Giờ ${at + 1}`, value] as const),
        ),
      };
    }),
  ]),
  ...unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc, fb, tf }) => [
    fb('M2', 'cơ số của hàm số mũ, lôgarit từ một điểm của đồ thị', (_, turn) => {
      const [family, a, name, why] = (
        [
          ['exponential', 3, 'y = a^x', 'Đồ thị đi qua $(1;\\,3)$ nên $a^1 = 3$'],
          ['logarithm', 3, 'y = \\log_a x', 'Đồ thị đi qua $(3;\\,1)$ nên $\\log_a 3 = 1$'],
          ['exponential', 4, 'y = a^x', 'Đồ thị đi qua $(1;\\,4)$ nên $a^1 = 4$'],
        ] as const
      )[turn]!;
      return {
        ask: shown(`đồ thị của hàm số $${name}$ ($a > 0$, $a \\ne 1$)`, 'Tìm $a$.'),
        is: a,
        why: `${why}, tức là $a = ${a}$.`,
        figure:
          family === 'exponential'
            ? graph(family, [a], [-3, 3], [-1, 6], { grid: true })
            : graph(family, [a], [-1, 7], [-3, 3], { grid: true }),
      };
    }),
    mc('M2', 'bất phương trình mũ, lôgarit giải bằng đồ thị', (_, turn) => {
      const [family, a, ask, right, wrong, why] = (
        [
          [
            'exponential',
            2,
            '2^x > 4',
            interval(2, '+\\infty'),
            [interval('-\\infty', 2), interval(4, '+\\infty'), interval(0, 2)],
            'Đồ thị đi lên và qua $(2;\\,4)$, nên nằm trên đường thẳng $y = 4$ khi $x > 2$.',
          ],
          [
            'exponential',
            0.5,
            '\\left(\\dfrac{1}{2}\\right)^x > 2',
            interval('-\\infty', -1),
            [interval(-1, '+\\infty'), interval(1, '+\\infty'), interval('-\\infty', 1)],
            'Đồ thị đi xuống và qua $(-1;\\,2)$, nên nằm trên đường thẳng $y = 2$ khi $x < -1$.',
          ],
          [
            'logarithm',
            2,
            '\\log_2 x < 1',
            interval(0, 2),
            [interval('-\\infty', 2), interval(2, '+\\infty'), interval(0, 1)],
            'Đồ thị chỉ có với $x > 0$, đi lên và qua $(2;\\,1)$, nên nằm dưới đường thẳng $y = 1$ khi $0 < x < 2$.',
          ],
        ] as const
      )[turn]!;
      const name = family === 'exponential' ? (a === 2 ? '2^x' : '\\left(\\dfrac{1}{2}\\right)^x') : '\\log_2 x';
      return {
        ask: shown(`đồ thị của hàm số $y = ${name}$`, `Tập nghiệm của bất phương trình $${ask}$ là:`),
        right,
        wrong,
        why,
        figure:
          family === 'exponential'
            ? graph(family, [a], [-3, 3], [-1, 5], { grid: true })
            : graph(family, [a], [-1, 6], [-3, 3], { grid: true }),
      };
    }),
    tf('M2', 'tính chất của hàm số lôgarit trên đồ thị', (_, turn) => {
      const a = [2, 3, 4][turn]!;
      return {
        ask: shown(`đồ thị của hàm số $y = \\log_${a} x$`),
        say: [
          [
            'Tập xác định của hàm số là $(0;\\,+\\infty)$.',
            'Tập xác định của hàm số là $\\mathbb{R}$.',
            'đồ thị nằm hoàn toàn bên phải trục tung.',
          ],
          [
            'Hàm số đồng biến trên tập xác định.',
            'Hàm số nghịch biến trên tập xác định.',
            `đồ thị đi lên từ trái sang phải, cơ số ${a} lớn hơn 1.`,
          ],
          [`Đồ thị đi qua điểm $(${a};\\,1)$.`, `Đồ thị đi qua điểm $(1;\\,${a})$.`, `$\\log_${a} ${a} = 1$.`],
          [
            `Phương trình $\\log_${a} x = -2$ có nghiệm $x = ${fraction(1, a * a)}$.`,
            `Phương trình $\\log_${a} x = -2$ vô nghiệm.`,
            `$x = ${a}^{-2} = ${fraction(1, a * a)}$; mọi đường thẳng nằm ngang đều cắt đồ thị tại đúng một điểm.`,
          ],
        ],
        figure: graph('logarithm', [a], [-1, 7], [-3, 3], { grid: true }),
      };
    }),
  ]),
];

const regular = 'hình chóp tứ giác đều $S.ABCD$ có $O$ là giao điểm của $AC$ và $BD$';
const cube = "hình lập phương $ABCD.A'B'C'D'$";

const parallel: readonly Template[] = unit(11, 'Quan hệ song song trong không gian', ({ mc, fb, tf }) => [
  mc('M1', 'giao tuyến qua hai điểm chung trong hình chóp', (_, turn) => {
    const [planes, right, wrong, why] = (
      [
        ['$(SAC)$ và $(SBD)$', '$SO$', ['$SA$', '$AC$', '$BD$'], '$S$ và $O$ cùng thuộc hai mặt phẳng'],
        ['$(SAB)$ và $(SBC)$', '$SB$', ['$SA$', '$AC$', '$SO$'], '$S$ và $B$ cùng thuộc hai mặt phẳng'],
        ['$(SBD)$ và $(ABCD)$', '$BD$', ['$SO$', '$AC$', '$SB$'], '$B$ và $D$ cùng thuộc hai mặt phẳng'],
      ] as const
    )[turn]!;
    return {
      ask: shown(regular, `Giao tuyến của hai mặt phẳng ${planes} là đường thẳng nào?`),
      right,
      wrong,
      why: `${why} nên giao tuyến là ${right}.`,
      figure: solid('pyramid'),
    };
  }),
  mc('M2', 'giao tuyến song song với một cạnh đáy', (_, turn) => {
    const [planes, side, other] = (
      [
        ['$(SAB)$ và $(SCD)$', 'AB', 'AD'],
        ['$(SAD)$ và $(SBC)$', 'AD', 'AB'],
        ['$(SBC)$ và $(SAD)$', 'BC', 'CD'],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        'hình chóp $S.ABCD$ có đáy $ABCD$ là hình vuông',
        `Giao tuyến của hai mặt phẳng ${planes} là đường thẳng nào?`,
      ),
      right: `Đường thẳng đi qua $S$ và song song với $${side}$`,
      wrong: [
        [`Đường thẳng đi qua $S$ và song song với $${other}$`, 'lấy cặp cạnh không thuộc hai mặt phẳng'],
        'Đường thẳng đi qua $S$ và tâm của đáy',
        'Đường thẳng $AC$',
      ],
      why: `Hai mặt phẳng có điểm chung $S$ và lần lượt chứa hai cạnh đối của hình vuông, song song với $${side}$; giao tuyến đi qua $S$ và song song với các cạnh đó.`,
      figure: solid('pyramid', false),
    };
  }),
  mc('M1', 'hai mặt phẳng song song trong hình lập phương', (_, turn) => {
    const [plane, right, wrong] = (
      [
        ["(ABB'A')", "(CDD'C')", ["(BCC'B')", '(ABCD)', "(ACC'A')"]],
        ["(ADD'A')", "(BCC'B')", ["(CDD'C')", "(A'B'C'D')", "(BDD'B')"]],
        ["(A'B'C'D')", '(ABCD)', ["(ABB'A')", "(ACC'A')", "(BDD'B')"]],
      ] as const
    )[turn]!;
    return {
      ask: shown(cube, `Mặt phẳng $${plane}$ song song với mặt phẳng nào?`),
      right: `$${right}$`,
      wrong: wrong.map((one) => `$${one}$`),
      why: `$${plane}$ và $${right}$ là hai mặt đối diện của hình lập phương.`,
      figure: solid('cube', false),
    };
  }),
  fb('M3', 'chu vi thiết diện song song với đáy', (_, turn) => {
    const [a, part, side] = (
      [
        [12, '\\dfrac{1}{3}', 4],
        [10, '\\dfrac{1}{2}', 5],
        [16, '\\dfrac{3}{4}', 12],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        `hình chóp $S.ABCD$ có đáy là hình vuông cạnh ${a}`,
        `Gọi $M$ là điểm trên cạnh $SA$ sao cho $SM = ${part} SA$. Mặt phẳng đi qua $M$ và song song với đáy cắt hình chóp theo một tứ giác. Tính chu vi của tứ giác đó.`,
      ),
      is: 4 * side,
      why: `Mặt phẳng cắt các mặt bên theo các đoạn song song với cạnh đáy; theo định lí Thalès mỗi đoạn dài $${part} \\cdot ${a} = ${side}$. Chu vi: $4 \\cdot ${side} = ${4 * side}$.`,
      figure: solid('pyramid', false),
    };
  }),
  tf('M2', 'quan hệ song song trong hình chóp có hai trung điểm', (_, turn) => {
    const [m, k, side, far] = (
      [
        ['SA', 'SB', 'AB', 'CD'],
        ['SB', 'SC', 'BC', 'AD'],
        ['SC', 'SD', 'CD', 'AB'],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        'hình chóp $S.ABCD$ có đáy là hình vuông',
        `Gọi $M$ và $N$ lần lượt là trung điểm của $${m}$ và $${k}$.`,
      ),
      say: [
        [`$MN \\parallel ${side}$.`, `$MN$ cắt $${side}$.`, `$MN$ là đường trung bình của tam giác $S${side}$.`],
        [
          `$MN \\parallel (ABCD)$.`,
          `$MN$ cắt mặt phẳng $(ABCD)$.`,
          `$MN \\parallel ${side}$ và $${side} \\subset (ABCD)$, $MN \\not\\subset (ABCD)$.`,
        ],
        [
          `$MN \\parallel ${far}$.`,
          `$MN$ và $${far}$ chéo nhau.`,
          `$MN \\parallel ${side}$ và $${side} \\parallel ${far}$.`,
        ],
        [`$MN = \\dfrac{1}{2}${far}$.`, `$MN = ${far}$.`, `$MN = \\dfrac{1}{2}${side}$ và $${side} = ${far}$.`],
      ],
      figure: solid('pyramid', false),
    };
  }),
]);

const square: readonly Template[] = unit(11, 'Quan hệ vuông góc trong không gian', ({ mc, fb, tf }) => [
  fb('M2', 'thể tích khối chóp tứ giác đều từ cạnh bên và đường chéo đáy', (_, turn) => {
    const [diagonal, edge, high] = (
      [
        [6, 5, 4],
        [8, 5, 3],
        [10, 13, 12],
      ] as const
    )[turn]!;
    const base = (diagonal * diagonal) / 2;
    return {
      ask: shown(regular, `Biết $AC = ${diagonal}$ và $SA = ${edge}$. Thể tích của khối chóp bằng bao nhiêu?`),
      is: (base * high) / 3,
      why: `$OA = ${diagonal / 2}$, $SO = \\sqrt{SA^2 - OA^2} = ${high}$. Diện tích đáy: $\\dfrac{AC^2}{2} = ${base}$. $V = \\dfrac{1}{3} \\cdot ${base} \\cdot ${high} = ${(base * high) / 3}$.`,
      figure: solid('pyramid'),
    };
  }),
  mc('M2', 'góc giữa hai đường thẳng trong hình lập phương', (_, turn) => {
    const [u, v, angle, why] = (
      [
        ["AB'", "BC'", 60, "$BC' \\parallel AD'$ và tam giác $AB'D'$ đều"],
        ["A'C'", 'BD', 90, "$A'C' \\parallel AC$ và $AC \\perp BD$"],
        ["AB'", 'CD', 45, "$CD \\parallel AB$ và $\\widehat{BAB'} = 45^\\circ$"],
      ] as const
    )[turn]!;
    return {
      ask: shown(cube, `Góc giữa hai đường thẳng $${u}$ và $${v}$ bằng:`),
      right: `$${angle}^\\circ$`,
      wrong: [30, 45, 60, 90].filter((one) => one !== angle).map((one) => `$${one}^\\circ$`),
      why: `${why}, nên góc bằng $${angle}^\\circ$.`.replace(/^./, (first) => first.toUpperCase()),
      figure: solid('cube', false),
    };
  }),
  mc('M2', 'khoảng cách trong hình lập phương', (r, turn) => {
    const a = r.int(2, 6);
    const half = fraction(a, 2);
    const [what, right, wrong, why] = (
      [
        [
          "từ điểm $A$ đến mặt phẳng $(BDD'B')$",
          `${half}\\sqrt{2}`,
          [`${a}\\sqrt{2}`, `${a}`, `${half}`],
          `$AC \\perp (BDD'B')$ tại tâm của hình vuông $ABCD$; khoảng cách bằng nửa đường chéo $AC = ${a}\\sqrt{2}$`,
        ],
        [
          "giữa hai đường thẳng $AA'$ và $CD$",
          `${a}`,
          [`${a}\\sqrt{2}`, `${half}\\sqrt{2}`, `${a}\\sqrt{3}`],
          `$AD$ vuông góc với cả $AA'$ và $CD$; khoảng cách là $AD = ${a}$`,
        ],
        [
          "giữa hai đường thẳng $AB$ và $C'D'$",
          `${a}\\sqrt{2}`,
          [`${a}`, `${a}\\sqrt{3}`, `${half}\\sqrt{2}`],
          `hai đường thẳng song song, $AD'$ vuông góc với cả hai; khoảng cách là $AD' = ${a}\\sqrt{2}$`,
        ],
      ] as const
    )[turn]!;
    const tidy = (one: string) => `$${one.replace(/^1\\sqrt/, '\\sqrt')}$`;
    return {
      ask: shown(`${cube} cạnh ${a}`, `Khoảng cách ${what} bằng:`),
      right: tidy(right),
      wrong: wrong.map(tidy),
      why: `${why.replace(/^./, (first) => first.toUpperCase())}.`,
      figure: solid('cube', false),
    };
  }),
  tf('M3', 'góc và khoảng cách trong hình chóp tứ giác đều', (_, turn) => {
    const [diagonal, edge, high] = (
      [
        [6, 5, 4],
        [8, 5, 3],
        [24, 13, 5],
      ] as const
    )[turn]!;
    const half = diagonal / 2;
    return {
      ask: shown(`${regular}, với $AC = ${diagonal}$ và $SA = ${edge}$`),
      say: [
        ['$SO \\perp (ABCD)$.', '$SA \\perp (ABCD)$.', 'hình chóp đều có chân đường cao là tâm của đáy.'],
        [`$SO = ${high}$.`, `$SO = ${edge}$.`, `$SO^2 = SA^2 - OA^2 = ${edge}^2 - ${half}^2 = ${high}^2$.`],
        [
          `Góc $\\alpha$ giữa $SA$ và $(ABCD)$ có $\\tan\\alpha = ${fraction(high, half)}$.`,
          `Góc $\\alpha$ giữa $SA$ và $(ABCD)$ có $\\tan\\alpha = ${fraction(half, high)}$.`,
          `$\\alpha = \\widehat{SAO}$ và $\\tan\\alpha = \\dfrac{SO}{OA}$.`,
        ],
        [
          'Hai mặt phẳng $(SAC)$ và $(SBD)$ vuông góc với nhau.',
          'Hai mặt phẳng $(SAC)$ và $(SBD)$ không vuông góc với nhau.',
          '$AC \\perp BD$ và $AC \\perp SO$ nên $AC \\perp (SBD)$.',
        ],
      ],
      figure: solid('pyramid'),
    };
  }),
]);

const data: readonly Template[] = [
  ...unit(11, 'Mẫu số liệu ghép nhóm', ({ mc, fb }) => [
    mc('M1', 'nhóm chứa trung vị trên biểu đồ tần số', (_, turn) => {
      const [counts, at] = (
        [
          [[4, 7, 12, 7], 2],
          [[5, 16, 6, 3], 1],
          [[3, 6, 9, 14], 2],
        ] as const
      )[turn]!;
      const groups = ['[0; 10)', '[10; 20)', '[20; 30)', '[30; 40)'];
      const all = counts.reduce((sum: number, one) => sum + one, 0);
      const before = counts.slice(0, at).reduce((sum: number, one) => sum + one, 0);
      const group = (index: number) => `Nhóm $${groups[index]!.replace('; ', ';\\,')}$`;
      return {
        ask: shown(
          `biểu đồ tần số ghép nhóm về ${['thời gian (phút) chờ xe buýt', 'thời gian (phút) đọc báo mỗi ngày', 'số phút luyện đàn mỗi ngày'][turn]} của một nhóm người`,
          'Nhóm nào chứa trung vị của mẫu số liệu?',
        ),
        right: group(at),
        wrong: [0, 1, 2, 3].filter((index) => index !== at).map(group),
        why: `Có tất cả ${all} số liệu, nửa cỡ mẫu là ${n(all / 2)}. Các nhóm trước có ${before} số liệu, đến hết nhóm này có ${before + counts[at]!}, nên trung vị thuộc ${group(at).replace('N', 'n')}.`,
        figure: chart(
          'histogram',
          'Số người',
          groups.map((label, index) => [label, counts[index]!] as const),
        ),
      };
    }),
    fb('M2', 'số trung bình từ biểu đồ tần số ghép nhóm', (_, turn) => {
      const counts = (
        [
          [4, 10, 6],
          [3, 7, 10],
          [5, 8, 7],
        ] as const
      )[turn]!;
      const mean = (counts[0] * 5 + counts[1] * 15 + counts[2] * 25) / 20;
      return {
        ask: shown(
          `biểu đồ tần số ghép nhóm về ${['quãng đường (km) đi làm', 'thời gian (phút) đi học', 'số trang sách đọc trong ngày'][turn]} của 20 người`,
          'Số trung bình của mẫu số liệu ghép nhóm này bằng bao nhiêu?',
        ),
        is: mean,
        why: `Các giá trị đại diện là 5, 15, 25. $\\overline{x} = \\dfrac{${counts[0]} \\cdot 5 + ${counts[1]} \\cdot 15 + ${counts[2]} \\cdot 25}{20} = ${n(mean)}$.`,
        figure: chart(
          'histogram',
          'Số người',
          counts.map((count, at) => [`[${10 * at}; ${10 * at + 10})`, count] as const),
        ),
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính xác suất', ({ fb, mc }) => [
    fb('M2', 'xác suất của biến cố hợp từ biểu đồ Ven', (_, turn) => {
      const regions = (
        [
          [12, 8, 10, 10],
          [9, 6, 17, 8],
          [14, 6, 8, 12],
        ] as const
      )[turn]!;
      const sum = regions[0] + regions[1] + regions[2];
      return {
        ask: [
          'Biểu đồ Ven bên ghi số học sinh một lớp thích bóng đá ($A$) và thích cầu lông ($B$). Chọn ngẫu nhiên một bạn. Tính xác suất để bạn đó thích ít nhất một trong hai môn.',
          'Biểu đồ Ven bên ghi số người được hỏi có dùng xe máy ($A$) và có dùng xe buýt ($B$). Chọn ngẫu nhiên một người. Tính xác suất để người đó dùng xe máy hoặc xe buýt.',
          'Biểu đồ Ven bên ghi số bạn biết bơi ($A$) và biết đi xe đạp ($B$) trong một đội. Chọn ngẫu nhiên một bạn. Xác suất để bạn đó biết ít nhất một trong hai việc là bao nhiêu?',
        ],
        is: sum / 40,
        why: `Số kết quả thuận lợi: $${regions[0]} + ${regions[1]} + ${regions[2]} = ${sum}$ trong tất cả 40. $P(A \\cup B) = \\dfrac{${sum}}{40} = ${n(sum / 40)}$.`,
        figure: venn(regions),
      };
    }),
    mc('M2', 'xác suất chỉ một trong hai biến cố từ biểu đồ Ven', (_, turn) => {
      const [left, both, right, outside] = (
        [
          [7, 5, 9, 9],
          [10, 4, 6, 5],
          [8, 6, 12, 9],
        ] as const
      )[turn]!;
      const all = left + both + right + outside;
      const p = (over: number) => `$${fraction(over, all)}$`;
      return {
        ask: [
          'Biểu đồ Ven bên ghi số học sinh đăng kí học đàn ($A$) và học vẽ ($B$) trong một lớp. Chọn ngẫu nhiên một bạn. Xác suất để bạn đó chỉ đăng kí đúng một trong hai môn là:',
          'Biểu đồ Ven bên ghi số hộ gia đình có dùng bếp ga ($A$) và bếp điện ($B$) ở một khu phố. Chọn ngẫu nhiên một hộ. Xác suất để hộ đó chỉ dùng đúng một trong hai loại bếp là:',
          'Biểu đồ Ven bên ghi số vận động viên thi chạy ($A$) và thi nhảy xa ($B$) của một đoàn. Chọn ngẫu nhiên một người. Xác suất để người đó chỉ thi đúng một trong hai môn là:',
        ],
        right: p(left + right),
        wrong: [
          [p(left + both + right), 'tính xác suất của biến cố hợp'],
          [p(both), 'tính xác suất của biến cố giao'],
          p(left),
          p(outside),
        ],
        why: `Chỉ thuộc $A$: ${left}; chỉ thuộc $B$: ${right}; tất cả có ${all}. Xác suất: $\\dfrac{${left} + ${right}}{${all}} = ${fraction(left + right, all)}$.`,
        figure: venn([left, both, right, outside]),
      };
    }),
  ]),
  ...unit(11, 'Giới hạn và hàm số liên tục', ({ mc }) => [
    mc('M2', 'giới hạn đọc từ đồ thị có tiệm cận', (r, turn) => {
      const [p, q] = [r.pick([1, 2]), r.pick([-1, 3])];
      const [under, right, wrong, why] = (
        [
          [
            'x \\to +\\infty',
            `${q}`,
            [`${p}`, '+\\infty', '-\\infty'],
            `khi $x$ lớn dần, đồ thị tiến gần đường thẳng $y = ${q}$`,
          ],
          [
            `x \\to ${p}^+`,
            '+\\infty',
            ['-\\infty', `${q}`, `${p}`],
            `khi $x$ dần tới ${p} từ bên phải, đồ thị đi lên mãi`,
          ],
          [
            `x \\to ${p}^-`,
            '-\\infty',
            ['+\\infty', `${q}`, `${p}`],
            `khi $x$ dần tới ${p} từ bên trái, đồ thị đi xuống mãi`,
          ],
        ] as const
      )[turn]!;
      return {
        ask: shown('hàm số $y = f(x)$ có đồ thị', `$\\displaystyle\\lim_{${under}} f(x)$ bằng:`),
        right: `$${right}$`,
        wrong: wrong.map((one) => `$${one}$`),
        why: `Trong hình, ${why}, nên giới hạn bằng $${right}$.`,
        figure: graph('rational', [q, 2 - p * q, 1, -p], [-4, 7], [-5, 7], { grid: true }),
      };
    }),
  ]),
];

function venn([left, both, right, outside]: readonly [number, number, number, number]): FigureOf<'venn'> {
  const regions = { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${outside}` };
  return { version: 1, kind: 'venn', names: ['A', 'B'], regions, shaded: [], universe: true };
}

export const grade11Figures: readonly Template[] = [...waves, ...growth, ...parallel, ...square, ...data];
