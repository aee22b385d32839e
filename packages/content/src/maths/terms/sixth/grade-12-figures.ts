/** Grade 12: further families that start from a figure. */
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { along, boxOf, chart, graph } from '../figure-kit.ts';
import { interval, shown } from '../figures/kit.ts';
import { pt, unit } from '../kit.ts';

const box = "hình hộp chữ nhật $OABC.O'A'B'C'$ trong hệ trục $Oxyz$";
const arrow = (name: string): string => `\\overrightarrow{${name}}`;

/** A rectangle between the axes and a line that falls, with its corner M at a fourth of the way. */
const under = (m: number, c: number) => {
  const [x, y] = [c / m / 4, (3 * c) / 4];
  return graph('linear', [-m, c], [-1, c / m + 1], [-1, c + 1.5], {
    called: 'd',
    points: [
      { name: 'M', at: [x, y], free: true },
      { name: '', at: [c / m, 0] },
      { name: '', at: [0, c] },
    ],
    area: [
      [0, 0],
      [x, 0],
      [x, y],
      [0, y],
    ],
  });
};

const functions: readonly Template[] = [
  ...unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb, tf }) => [
    mc('M2', 'số nghiệm của phương trình f(x) = f(a) từ đồ thị bậc ba', (_, turn) => {
      const [a, right, why] = (
        [
          [-1, 2, 'đi qua điểm cực đại và cắt đồ thị tại thêm một điểm'],
          [0, 3, 'cắt đồ thị tại ba điểm'],
          [3, 1, 'nằm phía trên điểm cực đại và chỉ cắt đồ thị tại một điểm'],
        ] as const
      )[turn]!;
      const mistakes = [
        `quên rằng $x = ${a}$ là một nghiệm`,
        `chỉ tính nghiệm $x = ${a}$`,
        a === 0 ? 'bỏ sót một giao điểm' : 'đếm cả điểm cực đại là giao điểm',
        'cho rằng đường thẳng nằm ngang nào cũng cắt đồ thị hàm bậc ba tại ba điểm',
      ];
      return {
        ask: shown('đồ thị của hàm số bậc ba $y = f(x)$', `Số nghiệm thực của phương trình $f(x) = f(${a})$ là:`),
        right,
        wrong: mistakes.map((mistake, count) => [count, mistake] as const).filter(([count]) => count !== right),
        why: `Đường thẳng nằm ngang qua điểm của đồ thị có hoành độ $${a}$ ${why}. Phương trình có ${right} nghiệm.`,
        figure: graph('cubic', [0.25, 0, -0.75, 1], [-4, 4], [-3, 6], { grid: true }),
      };
    }),
    fb('M2', "hoành độ điểm cực đại từ đồ thị parabol của f'", (_, turn) => {
      const [a, p, q] = (
        [
          [1, -1, 3],
          [-1, -2, 2],
          [1, 0, 4],
        ] as const
      )[turn]!;
      const is = a > 0 ? p : q;
      return {
        ask: shown(
          "hàm số $y = f(x)$ có đạo hàm trên $\\mathbb{R}$; hàm số $y = f'(x)$ có đồ thị là parabol",
          'Hàm số $y = f(x)$ đạt cực đại tại $x$ bằng bao nhiêu?',
        ),
        is,
        why: `$f'(x) = 0$ khi $x = ${p}$ hoặc $x = ${q}$; $f'(x)$ đổi dấu từ dương sang âm khi đi qua $x = ${is}$.`,
        figure: graph('quadratic', [a, -a * (p + q), a * p * q], [p - 2, q + 2], [-5, 5], {
          grid: true,
          extrema: false,
        }),
      };
    }),
    tf('M2', "hàm số có đồ thị của f' là đường thẳng", (_, turn) => {
      const [m, x0] = [
        [2, 1],
        [1, 2],
        [2, -1],
      ][turn]! as [number, number];
      return {
        ask: shown("hàm số $y = f(x)$ có đạo hàm trên $\\mathbb{R}$; đồ thị của hàm số $y = f'(x)$ là đường thẳng"),
        say: [
          [
            `Hàm số nghịch biến trên khoảng ${interval('-\\infty', x0)}.`,
            `Hàm số đồng biến trên khoảng ${interval('-\\infty', x0)}.`,
            `$f'(x) < 0$ khi $x < ${x0}$.`,
          ],
          [
            `Hàm số đạt cực tiểu tại $x = ${x0}$.`,
            `Hàm số đạt cực đại tại $x = ${x0}$.`,
            `$f'(x)$ đổi dấu từ âm sang dương khi đi qua $x = ${x0}$.`,
          ],
          [
            'Hàm số có đúng một điểm cực trị.',
            'Hàm số có hai điểm cực trị.',
            `$f'(x)$ chỉ đổi dấu một lần, khi đi qua $x = ${x0}$.`,
          ],
          [
            `$f(${x0}) < f(${x0 + 2})$.`,
            `$f(${x0}) > f(${x0 + 2})$.`,
            `$f'(x) > 0$ khi $x > ${x0}$ nên hàm số đồng biến trên đoạn $[${x0};\\,${x0 + 2}]$.`,
          ],
        ],
        figure: graph('linear', [m, -m * x0], [-4, 5], [-5, 5], { grid: true }),
      };
    }),
  ]),
  ...unit(12, 'Tiệm cận và đồ thị hàm số', ({ fb }) => [
    fb('M1', 'giao điểm hai đường tiệm cận đọc từ đồ thị phân thức', (_, turn) => {
      const [p, q, k] = (
        [
          [1, 2, 3],
          [2, 1, 3],
          [-1, 2, -3],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          'hàm số $y = \\dfrac{ax + b}{x + c}$ có đồ thị',
          'Gọi $I(m;\\,n)$ là giao điểm của hai đường tiệm cận của đồ thị. Tính $m + 2n$.',
        ),
        is: p + 2 * q,
        why: `Tiệm cận đứng là $x = ${p}$, tiệm cận ngang là $y = ${q}$ nên $I${pt(p, q)}$: $${p} + 2 \\cdot ${q} = ${p + 2 * q}$.`,
        figure: graph('rational', [q, k - p * q, 1, -p], [-6, 7], [-5, 7], { grid: true }),
      };
    }),
  ]),
  ...unit(12, 'Bài toán tối ưu', ({ mc, fb }) => [
    mc('M1', 'lập hàm diện tích hình chữ nhật dưới đường thẳng', (_, turn) => {
      const [m, c] = [
        [1, 6],
        [2, 8],
        [1, 4],
      ][turn]! as [number, number];
      const line = poly([-m, c]);
      return {
        ask: shown(
          `đường thẳng $d\\colon y = ${line}$ và hình chữ nhật (gạch chéo) có hai cạnh nằm trên hai trục toạ độ, đỉnh $M(x;\\,y)$ thuộc $d$ với $x > 0$, $y > 0$`,
          'Diện tích hình chữ nhật theo $x$ là:',
        ),
        right: `$x(${line})$`,
        wrong: [
          [`$x + ${c} - ${m === 1 ? '' : m}x$`, 'tính nửa chu vi thay vì diện tích'],
          [`$\\dfrac{1}{2}x(${line})$`, 'tính diện tích tam giác'],
          [`$(${line})^2$`, 'lấy bình phương tung độ'],
        ],
        why: `Hai cạnh của hình chữ nhật dài $x$ và $y = ${line}$, nên diện tích bằng $x(${line})$.`,
        figure: under(m, c),
      };
    }),
    fb('M2', 'diện tích lớn nhất của hình chữ nhật dưới đường thẳng', (_, turn) => {
      const [m, c] = [
        [1, 6],
        [2, 8],
        [2, 12],
      ][turn]! as [number, number];
      const is = (c * c) / (4 * m);
      return {
        ask: shown(
          `đường thẳng $d\\colon y = ${poly([-m, c])}$ và hình chữ nhật (gạch chéo) có hai cạnh nằm trên hai trục toạ độ, đỉnh $M$ thuộc $d$ và có hai toạ độ dương`,
          'Khi $M$ thay đổi trên $d$, diện tích lớn nhất của hình chữ nhật bằng bao nhiêu?',
        ),
        is,
        why: `Gọi $x$ là hoành độ của $M$. Diện tích hình chữ nhật là $S(x) = x(${poly([-m, c])}) = ${c}x - ${m === 1 ? '' : m}x^2$, $S'(x) = ${c} - ${2 * m}x = 0$ khi $x = ${fraction(c, 2 * m)}$; $S = ${is}$.`,
        figure: under(m, c),
      };
    }),
  ]),
];

const calculus: readonly Template[] = [
  ...unit(12, 'Nguyên hàm', ({ fb, tf }) => [
    fb('M2', 'hiệu hai giá trị của nguyên hàm từ đồ thị bậc nhất', (_, turn) => {
      const [m, c, b] = (
        [
          [1, 1, 4],
          [2, 2, 2],
          [1, 3, 2],
        ] as const
      )[turn]!;
      const is = (m * b * b) / 2 + c * b;
      return {
        ask: shown(
          'hàm số bậc nhất $y = f(x)$ có đồ thị',
          `Gọi $F(x)$ là một nguyên hàm của $f(x)$. Tính $F(${b}) - F(0)$.`,
        ),
        is,
        why: `Từ hình: $f(x) = ${poly([m, c])}$, nên $F(x) = ${m === 2 ? '' : '\\dfrac{1}{2}'}x^2 + ${c === 1 ? '' : c}x + C$. $F(${b}) - F(0) = ${n((m * b * b) / 2)} + ${c * b} = ${is}$.`,
        figure: graph('linear', [m, c], [-3, 5], [-2, 6], { grid: true }),
      };
    }),
    tf('M2', 'nguyên hàm của hàm số có đồ thị là parabol', (_, turn) => {
      const [p, q] = (
        [
          [-1, 2],
          [0, 3],
          [-2, 1],
        ] as const
      )[turn]!;
      return {
        ask: shown('đồ thị parabol của hàm số $y = f(x) = x^2 + bx + c$', 'Gọi $F(x)$ là một nguyên hàm của $f(x)$.'),
        say: [
          [
            `$F'(${p}) = 0$.`,
            `$F'(${p}) = ${p === 0 ? 3 : p}$.`,
            `$F'(x) = f(x)$ và đồ thị cắt trục hoành tại $x = ${p}$.`,
          ],
          [
            `$F(x)$ nghịch biến trên khoảng ${interval(p, q)}.`,
            `$F(x)$ đồng biến trên khoảng ${interval(p, q)}.`,
            `$f(x) < 0$ trên khoảng ${interval(p, q)}.`,
          ],
          [
            `$F(x)$ đạt cực tiểu tại $x = ${q}$.`,
            `$F(x)$ đạt cực đại tại $x = ${q}$.`,
            `$f(x)$ đổi dấu từ âm sang dương khi đi qua $x = ${q}$.`,
          ],
          [
            `$F(${q}) - F(${p}) = -4{,}5$.`,
            `$F(${q}) - F(${p}) = 4{,}5$.`,
            `$\\displaystyle\\int_{${p}}^{${q}} (${poly([1, -(p + q), p * q])})\\,\\mathrm{d}x = -\\dfrac{3^3}{6} = -4{,}5$.`,
          ],
        ],
        figure: graph('quadratic', [1, -(p + q), p * q], [p - 2, q + 2], [-4, 5], { grid: true, extrema: false }),
      };
    }),
  ]),
  ...unit(12, 'Tích phân và ứng dụng', ({ mc, tf }) => [
    mc('M2', 'thể tích khối nón tạo bởi đường thẳng qua gốc toạ độ', (_, turn) => {
      const [m, b] = [
        [1, 3],
        [2, 3],
        [1, 6],
      ][turn]! as [number, number];
      const right = (m * m * b ** 3) / 3;
      const line = poly([m, 0]);
      return {
        ask: shown(
          `hình tam giác (gạch chéo) giới hạn bởi đường thẳng $y = ${line}$, trục $Ox$ và đường thẳng $x = ${b}$`,
          'Quay hình tam giác đó quanh trục $Ox$. Thể tích khối tròn xoay tạo thành bằng:',
        ),
        right: `$${right}\\pi$`,
        wrong: [
          [`$${right}$`, 'quên nhân với $\\pi$'],
          [`$${n((m * b * b) / 2)}\\pi$`, 'không bình phương hàm số dưới dấu tích phân'],
          [`$${3 * right}\\pi$`, 'tính khối trụ'],
        ],
        why: `$V = \\pi\\displaystyle\\int_0^{${b}} ${m === 1 ? 'x^2' : `(${line})^2`}\\,\\mathrm{d}x = \\pi \\cdot ${m === 1 ? '' : m * m + ' \\cdot '}\\dfrac{${b}^3}{3} = ${right}\\pi$.`,
        figure: graph('linear', [m, 0], [-1, b + 1], [-1, m * b + 1], {
          grid: true,
          area: [
            [0, 0],
            [b, 0],
            [b, m * b],
          ],
        }),
      };
    }),
    tf('M3', 'cổng parabol và hình chữ nhật ngoại tiếp', (_, turn) => {
      const [half, high] = [
        [3, 9],
        [2, 4],
        [3, 6],
      ][turn]! as [number, number];
      const [it, unitName] = (
        [
          ['mặt cổng', 'm'],
          ['ô kính', 'dm'],
          ['mặt cắt', 'm'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cổng vòm có mép trên là parabol trong hệ trục ở hình bên (đơn vị: mét): chân cổng ở $${pt(-half, 0)}$, $${pt(half, 0)}$, đỉnh ở $${pt(0, high)}$.`,
          `Ô kính có mép trên là parabol như hình bên (đơn vị: dm), đi qua $${pt(-half, 0)}$, $${pt(half, 0)}$ và có đỉnh $${pt(0, high)}$; mép dưới nằm trên trục hoành.`,
          `Mặt cắt của đường hầm giới hạn bởi trục hoành và parabol ở hình bên (đơn vị: mét), đi qua $${pt(-half, 0)}$, $${pt(half, 0)}$, đỉnh $${pt(0, high)}$.`,
        ],
        say: [
          [
            `Parabol có phương trình $y = ${high} - ${high === half * half ? '' : fraction(high, half * half)}x^2$.`,
            `Parabol có phương trình $y = ${high} - ${fraction(high, half)}x^2$.`,
            `thay $x = ${half}$ được $y = 0$, thay $x = 0$ được $y = ${high}$.`,
          ],
          [
            `Diện tích của ${it} là $${fraction(4 * half * high, 3)}$ ${unitName}².`,
            `Diện tích của ${it} là ${half * high} ${unitName}².`,
            `$2\\displaystyle\\int_0^{${half}} y\\,\\mathrm{d}x = 2\\left(${half * high} - ${fraction(high * half, 3)}\\right) = ${fraction(4 * half * high, 3)}$.`,
          ],
          [
            `Diện tích của ${it} bằng $\\dfrac{2}{3}$ diện tích hình chữ nhật có cùng chiều rộng và chiều cao.`,
            `Diện tích của ${it} bằng $\\dfrac{3}{4}$ diện tích hình chữ nhật có cùng chiều rộng và chiều cao.`,
            `hình chữ nhật có diện tích $${2 * half} \\cdot ${high} = ${2 * half * high}$.`,
          ],
          [
            `Ở độ cao bằng $\\dfrac{3}{4}$ chiều cao, ${it} rộng ${half} ${unitName}.`,
            `Ở độ cao bằng $\\dfrac{3}{4}$ chiều cao, ${it} rộng ${plain(half / 2)} ${unitName}.`,
            `$y = \\dfrac{3}{4} \\cdot ${high}$ khi $x^2 = \\dfrac{1}{4} \\cdot ${half}^2$, tức là $x = \\pm ${n(half / 2)}$.`,
          ],
        ],
        figure: graph('quadratic', [-high / half ** 2, 0, high], [-half - 1, half + 1], [-1, high + 1], {
          over: [-half, half],
          points: [
            { name: '', at: [-half, 0] },
            { name: '', at: [half, 0] },
          ],
        }),
      };
    }),
  ]),
];

const space: readonly Template[] = [
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ mc, fb }) => [
    mc('M1', 'vectơ bằng vectơ cho trước trong hình hộp', (_, turn) => {
      const [name, right, wrong] = (
        [
          ['OA', "C'B'", ["B'C'", 'OC', "AA'"]],
          ["OO'", "BB'", ["B'B", 'OB', "A'B'"]],
          ['OC', "A'B'", ["B'A'", 'OA', "CC'"]],
        ] as const
      )[turn]!;
      return {
        ask: shown("hình hộp chữ nhật $OABC.O'A'B'C'$", `Vectơ nào bằng vectơ $${arrow(name)}$?`),
        right: `$${arrow(right)}$`,
        wrong: [
          [`$${arrow(wrong[0])}$`, 'lấy vectơ ngược hướng'],
          [`$${arrow(wrong[1])}$`, 'lấy vectơ có chung điểm đầu'],
          [`$${arrow(wrong[2])}$`, 'lấy vectơ không cùng phương'],
        ],
        why: `Hai vectơ $${arrow(name)}$ và $${arrow(right)}$ cùng hướng và có độ dài bằng nhau.`,
        figure: boxOf([3, 5, 4], true),
      };
    }),
    fb('M2', 'tích vô hướng của hai đường chéo trong hình hộp', (_, turn) => {
      const [a, b, c] = (
        [
          [2, 5, 4],
          [3, 4, 6],
          [2, 6, 3],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          box,
          `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Tính tích vô hướng $${arrow("OB'")} \\cdot ${arrow('AC')}$.`,
        ),
        is: b * b - a * a,
        why: `$${arrow("OB'")} = ${pt(a, b, c)}$, $${arrow('AC')} = ${pt(-a, b, 0)}$; tích vô hướng bằng $-${a}^2 + ${b}^2 = ${b * b - a * a}$.`,
        figure: boxOf([a, b, c], true),
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb }) => [
    mc('M1', 'phương trình mặt phẳng chứa một mặt bên của hình hộp', (r, turn) => {
      const [a, b, c] = [r.int(2, 3), r.int(4, 5), r.int(6, 7)];
      const [face, right] = (
        [
          ["(ABB'A')", `$x = ${a}$`],
          ["(BCC'B')", `$y = ${b}$`],
          ["(ABB'A')", `$x = ${a}$`],
        ] as const
      )[turn]!;
      const all = [`$x = ${a}$`, `$y = ${b}$`, `$z = ${c}$`, `$x + y = ${a + b}$`];
      const mistakes = [
        "lấy mặt phẳng $(ABB'A')$",
        "lấy mặt phẳng $(BCC'B')$",
        "lấy mặt phẳng $(O'A'B'C')$",
        `cộng hai phương trình $x = ${a}$ và $y = ${b}$`,
      ];
      return {
        ask: shown(box, `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Mặt phẳng $${face}$ có phương trình:`),
        right,
        wrong: all.map((one, at) => [one, mistakes[at]!] as const).filter(([one]) => one !== right),
        why: `Mọi điểm của mặt phẳng $${face}$ thoả mãn ${right}.`,
        figure: boxOf([a, b, c], true),
      };
    }),
    fb('M2', 'khoảng cách từ đỉnh hình hộp đến mặt phẳng qua ba đỉnh kề', (_, turn) => {
      const [a, b, c, is] = (
        [
          [6, 3, 3, 2],
          [12, 6, 6, 4],
          [21, 14, 7, 6],
        ] as const
      )[turn]!;
      return {
        ask: shown(box, `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Tính khoảng cách từ $O$ đến mặt phẳng $(ACO')$.`),
        is,
        why: `$(ACO')\\colon \\dfrac{x}{${a}} + \\dfrac{y}{${b}} + \\dfrac{z}{${c}} = 1$. $\\dfrac{1}{d^2} = \\dfrac{1}{${a}^2} + \\dfrac{1}{${b}^2} + \\dfrac{1}{${c}^2} = \\dfrac{1}{${is}^2}$, nên $d = ${is}$.`,
        figure: boxOf([a, b, c], true),
      };
    }),
  ]),
  ...unit(12, 'Mức độ phân tán của mẫu số liệu', ({ tf }) => [
    tf('M2', 'phương sai của biểu đồ tần số đối xứng', (_, turn) => {
      const width = [10, 4, 20][turn]!;
      const counts = [2, 3, 3, 2];
      const variance = 1.05 * width * width;
      const unitName = ['phút', 'km', 'trang'][turn]!;
      return {
        ask: shown(
          `biểu đồ tần số ghép nhóm về ${['thời gian (phút) tập thể dục', 'quãng đường (km) chạy bộ', 'số trang sách đọc'][turn]!} trong ngày của 10 người`,
        ),
        say: [
          [
            `Khoảng biến thiên của mẫu số liệu ghép nhóm bằng ${4 * width} ${unitName}.`,
            `Khoảng biến thiên của mẫu số liệu ghép nhóm bằng ${3 * width} ${unitName}.`,
            `$${4 * width} - 0 = ${4 * width}$.`,
          ],
          [
            `Số trung bình bằng ${2 * width} ${unitName}.`,
            `Số trung bình bằng ${plain(2.5 * width)} ${unitName}.`,
            `các tần số đối xứng qua $${2 * width}$.`,
          ],
          [
            `Phương sai bằng ${plain(variance)}.`,
            `Phương sai bằng ${plain(variance * 10)}.`,
            `$s^2 = \\dfrac{2 \\cdot 2 \\cdot ${n(1.5 * width)}^2 + 2 \\cdot 3 \\cdot ${n(0.5 * width)}^2}{10} = ${n(variance)}$.`,
          ],
          [
            `Độ lệch chuẩn lớn hơn ${width} ${unitName}.`,
            `Độ lệch chuẩn bé hơn ${width} ${unitName}.`,
            `$s^2 = ${n(variance)} > ${width}^2$.`,
          ],
        ],
        figure: along(
          ['Thời gian (phút)', 'Quãng đường (km)', 'Số trang'][turn]!,
          chart(
            'histogram',
            'Số người',
            counts.map((count, at) => [`[${at * width}; ${(at + 1) * width})`, count] as const),
          ),
        ),
      };
    }),
  ]),
];

export const grade12Figured: readonly Template[] = [...functions, ...calculus, ...space];
