/** Grade 10: sets and number lines, half-planes, parabolas, triangles, lines in Oxy, box plots, chances from diagrams. */
import type { FigureOf } from '@vumon/figures';
import { fraction, n, poly, type Template } from '../../template.ts';
import { chart, graph, numberLine, withLabels } from '../figure-kit.ts';
import { pt, unit } from '../kit.ts';
import { interval, shown } from './kit.ts';

type Regions = readonly [left: number, both: number, right: number, outside: number];
function venn(regions: Regions | null, shaded: FigureOf<'venn'>['shaded'] = []): FigureOf<'venn'> {
  const [left, both, right, outside] = regions?.map(String) ?? ['', '', '', ''];
  return {
    version: 1,
    kind: 'venn',
    names: ['A', 'B'],
    regions: { left: left!, both: both!, right: right!, outside: outside! },
    shaded,
    universe: regions !== null,
  };
}

const sets: readonly Template[] = unit(10, 'Mệnh đề, tập hợp', ({ mc, fb, tf }) => [
  mc('M1', 'phép toán tập hợp ứng với phần gạch chéo', (_, turn) => {
    const all = ['$A \\cap B$', '$A \\setminus B$', '$B \\setminus A$', '$A \\cup B$'];
    const [shaded, at, why] = (
      [
        [['left'], 1, 'Phần gạch chéo gồm các phần tử thuộc $A$ mà không thuộc $B$'],
        [['both'], 0, 'Phần gạch chéo gồm các phần tử thuộc cả $A$ và $B$'],
        [['left', 'both', 'right'], 3, 'Phần gạch chéo gồm các phần tử thuộc $A$ hoặc thuộc $B$'],
      ] as const
    )[turn]!;
    return {
      ask: shown('biểu đồ Ven của hai tập hợp $A$ và $B$', 'Phần gạch chéo biểu diễn tập hợp nào?'),
      right: all[at]!,
      wrong: all.filter((_one, index) => index !== at),
      why: `${why}, đó là ${all[at]!}.`,
      figure: venn(null, [...shaded]),
    };
  }),
  fb('M2', 'số phần tử tìm ngược từ biểu đồ Ven', (_, turn) => {
    const [left, both, right, outside] = (
      [
        [14, 6, 11, 9],
        [10, 8, 15, 7],
        [9, 12, 13, 6],
      ] as const
    )[turn]!;
    const all = left + both + right + outside;
    return {
      ask: [
        `Lớp 10A có ${all} học sinh; $A$ là tập hợp các bạn thích Vật lí, $B$ là tập hợp các bạn thích Sinh học. Biểu đồ Ven bên còn một phần ghi “x”. Có bao nhiêu bạn thích cả hai môn?`,
        `Trong ${all} khách du lịch, $A$ là tập hợp những người đã đến Huế, $B$ là tập hợp những người đã đến Hội An. Biểu đồ Ven bên còn một phần ghi “x”. Có bao nhiêu người đã đến cả hai nơi?`,
        `Phỏng vấn ${all} người: $A$ là tập hợp những người đọc báo giấy, $B$ là tập hợp những người đọc báo mạng. Biểu đồ Ven bên còn một phần ghi “x”. Có bao nhiêu người đọc cả hai loại báo?`,
      ],
      is: both,
      why: `Bốn phần có tổng là ${all}: $${left} + x + ${right} + ${outside} = ${all}$, suy ra $x = ${both}$.`,
      figure: {
        ...venn([left, both, right, outside]),
        regions: { left: `${left}`, both: 'x', right: `${right}`, outside: `${outside}` },
      },
    };
  }),
  mc('M1', 'khoảng, đoạn, nửa khoảng từ trục số', (r, turn) => {
    const [a, b] = [r.int(-4, -1), r.int(2, 5)];
    const [from, to, said] = (
      [
        [true, false, `[${a};\\,${b})`],
        [false, true, `(${a};\\,${b}]`],
        [true, true, `[${a};\\,${b}]`],
      ] as const
    )[turn]!;
    const all = [`(${a};\\,${b})`, `[${a};\\,${b})`, `(${a};\\,${b}]`, `[${a};\\,${b}]`];
    return {
      ask: shown('trục số với phần không bị gạch là tập hợp $X$', 'Tập hợp $X$ là:'),
      right: `$${said}$`,
      wrong: all.filter((one) => one !== said).map((one) => `$${one}$`),
      why: `Ngoặc vuông là lấy cả đầu mút, ngoặc tròn là không lấy: ${from ? 'lấy' : 'không lấy'} $${a}$, ${to ? 'lấy' : 'không lấy'} $${b}$. Vậy $X = ${said}$.`,
      figure: numberLine({ at: a, closed: from }, { at: b, closed: to }),
    };
  }),
  fb('M2', 'số phần tử nguyên của tập hợp trên trục số', (r, turn) => {
    const [a, b] = [r.int(-5, -1), r.int(2, 6)];
    const closed = turn === 1;
    const count = b - a + (closed ? 1 : 0);
    return {
      ask: shown(
        'trục số với phần không bị gạch là tập hợp $X$',
        'Tập hợp $X \\cap \\mathbb{Z}$ có bao nhiêu phần tử?',
      ),
      is: count,
      why: `$X = ${closed ? '[' : '('}${a};\\,${b}]$ chứa các số nguyên từ $${closed ? a : a + 1}$ đến ${b}: có ${count} số.`,
      figure: numberLine({ at: a, closed }, { at: b, closed: true }),
    };
  }),
  tf('M2', 'giao, hợp, hiệu với tập hợp trên trục số', (r) => {
    const [a, b] = [r.int(-4, -2), r.int(2, 4)];
    return {
      ask: shown('trục số với phần không bị gạch là tập hợp $A$', 'Đặt $B = (0;\\,+\\infty)$.'),
      say: [
        [`$A = [${a};\\,${b})$.`, `$A = (${a};\\,${b}]$.`, `ngoặc vuông tại $${a}$, ngoặc tròn tại ${b}.`],
        [`$A \\cap B = (0;\\,${b})$.`, `$A \\cap B = [0;\\,${b})$.`, `0 không thuộc $B$.`],
        [
          `$A \\cup B = [${a};\\,+\\infty)$.`,
          `$A \\cup B = (0;\\,+\\infty)$.`,
          `mọi số từ $${a}$ trở lên thuộc $A$ hoặc thuộc $B$.`,
        ],
        [
          `$A \\setminus B = [${a};\\,0]$.`,
          `$A \\setminus B = [${a};\\,0)$.`,
          `0 thuộc $A$ và không thuộc $B$ nên 0 thuộc hiệu.`,
        ],
      ],
      figure: numberLine({ at: a, closed: true }, { at: b, closed: false }),
    };
  }),
]);

const lines: readonly Template[] = [
  ...unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc }) => [
    mc('M2', 'bất phương trình có miền nghiệm là nửa mặt phẳng trong hình', (r, turn) => {
      const [a, b] = [[1, -1, 2][turn]!, r.pick([2, 3])];
      const within = turn !== 1;
      const left = poly([a, b]);
      const said = (sign: string, other = b) => `$y ${sign} ${poly([a, other])}$`;
      return {
        ask: shown(
          'đường thẳng $d$',
          `Nửa mặt phẳng bờ $d$ (không kể $d$) ${within ? '' : 'không '}chứa gốc toạ độ $O$ là miền nghiệm của bất phương trình nào?`,
        ),
        right: said(within ? '<' : '>'),
        wrong: [
          [said(within ? '>' : '<'), 'lấy nửa mặt phẳng ở phía bên kia của $d$'],
          [said(within ? '\\le' : '\\ge'), 'lấy cả các điểm thuộc $d$'],
          said(within ? '<' : '>', -b),
        ],
        why: `$d$ đi qua $${pt(0, b)}$ và $${pt(1, a + b)}$ nên có phương trình $y = ${left}$. Tại $O$: $0 < ${b}$, nên nửa mặt phẳng chứa $O$ ứng với $y < ${left}$${within ? '' : `, nửa còn lại ứng với $y > ${left}$`}.`,
        figure: graph('linear', [a, b], [-4, 4], [-2, 5], { grid: true }),
      };
    }),
  ]),
  ...unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ mc, fb }) => [
    mc('M2', 'phương trình theo đoạn chắn của đường thẳng trong hình', (_, turn) => {
      const [p, q] = (
        [
          [2, 4],
          [3, -3],
          [-4, 2],
        ] as const
      )[turn]!;
      // x/p + y/q = 1
      const said = (a: number, b: number) => `$\\dfrac{x}{${a}} + \\dfrac{y}{${b}} = 1$`;
      const wrong = [
        [said(q, p), 'đổi chỗ hai đoạn chắn'],
        [said(-p, q), 'nhầm dấu của giao điểm với trục hoành'],
        said(p, -q),
        said(-p, -q),
      ] as const;
      return {
        ask: shown('đường thẳng $\\Delta$', 'Phương trình của $\\Delta$ theo đoạn chắn là:'),
        right: said(p, q),
        wrong,
        why: `$\\Delta$ cắt trục hoành tại $${pt(p, 0)}$ và trục tung tại $${pt(0, q)}$.`,
        figure: graph('linear', [-q / p, q], [-5, 5], [-4, 5], { grid: true }),
      };
    }),
    fb('M2', 'khoảng cách từ gốc toạ độ đến đường thẳng trong hình', (_, turn) => {
      const [p, q, d] = (
        [
          [4, 3, 2.4],
          [-3, 4, 2.4],
          [6, 8, 4.8],
        ] as const
      )[turn]!;
      return {
        ask: shown('đường thẳng $\\Delta$', 'Khoảng cách từ gốc toạ độ $O$ đến $\\Delta$ bằng bao nhiêu?'),
        is: d,
        why: `$\\Delta$ cắt hai trục tại $${pt(p, 0)}$ và $${pt(0, q)}$; tam giác vuông tạo bởi $\\Delta$ và hai trục có hai cạnh góc vuông ${Math.abs(p)} và ${q}, cạnh huyền ${Math.hypot(p, q)}. Khoảng cách là đường cao: $\\dfrac{${Math.abs(p)} \\cdot ${q}}{${Math.hypot(p, q)}} = ${n(d)}$.`,
        figure: graph('linear', [-q / p, q], [Math.min(p, 0) - 1, Math.max(p, 0) + 1], [-1, q + 1], { grid: true }),
      };
    }),
  ]),
];

const parabola = (a: number, p: number, q: number) => [a, -a * (p + q), a * p * q];

const quadratics: readonly Template[] = unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, fb }) => [
  mc('M1', 'tập nghiệm của bất phương trình bậc hai từ đồ thị', (_, turn) => {
    const [a, p, q] = (
      [
        [1, -1, 3],
        [-1, 0, 4],
        [1, -2, 2],
      ] as const
    )[turn]!;
    const asked = turn === 1 ? '>' : turn === 0 ? '<' : '>';
    const inside = interval(p, q);
    const outside = `$(-\\infty;\\,${p}) \\cup (${q};\\,+\\infty)$`;
    const right = turn === 2 ? outside : inside;
    return {
      ask: shown('hàm số bậc hai $y = f(x)$ có đồ thị', `Tập nghiệm của bất phương trình $f(x) ${asked} 0$ là:`),
      right,
      wrong: [
        [right === inside ? outside : inside, 'lấy phần đồ thị ở phía bên kia của trục hoành'],
        interval(p, '+\\infty'),
        interval('-\\infty', q),
      ],
      why: `Đồ thị cắt trục hoành tại $x = ${p}$, $x = ${q}$ và nằm phía ${asked === '>' ? 'trên' : 'dưới'} trục hoành ${right === inside ? 'giữa' : 'ngoài'} hai điểm đó.`,
      figure: graph('quadratic', parabola(a, p, q), [Math.min(p - 1.5, -1), q + 1.5], a > 0 ? [-5, 4] : [-4, 5], {
        grid: true,
        extrema: false,
      }),
    };
  }),
  mc('M2', 'dấu các hệ số của hàm số bậc hai từ đồ thị', (_, turn) => {
    const [f, signs, why] = (
      [
        [[1, -4, 3], '><>', 'đỉnh nằm bên phải trục tung, $-\\dfrac{b}{2a} > 0$'],
        [[-1, 2, 3], '<>>', 'đỉnh nằm bên phải trục tung, $-\\dfrac{b}{2a} > 0$'],
        [[1, 2, -3], '>><', 'đỉnh nằm bên trái trục tung, $-\\dfrac{b}{2a} < 0$'],
      ] as const
    )[turn]!;
    const said = (all: string) => `$${[...all].map((sign, at) => `${'abc'[at]} ${sign} 0`).join(',\\ ')}$`;
    const other = (at: number) =>
      said([...signs].map((sign, i) => (i === at ? (sign === '>' ? '<' : '>') : sign)).join(''));
    return {
      ask: shown('đồ thị của hàm số $y = ax^2 + bx + c$', 'Khẳng định nào về dấu của $a$, $b$, $c$ là đúng?'),
      right: said(signs),
      wrong: [
        [other(0), 'nhầm chiều của bề lõm'],
        [other(1), 'nhầm dấu của $b$ với dấu hoành độ đỉnh'],
        [other(2), 'đọc sai giao điểm với trục tung'],
      ],
      why: `Bề lõm quay ${signs[0] === '>' ? 'lên trên' : 'xuống dưới'} nên $a ${signs[0]} 0$; ${why} nên $b ${signs[1]} 0$; đồ thị cắt trục tung tại $${pt(0, f[2])}$ nên $c ${signs[2]} 0$.`,
      figure: graph('quadratic', f, turn === 2 ? [-5, 3] : [-3, 5], [-5, 5], { grid: true }),
    };
  }),
  fb('M3', 'độ cao của quỹ đạo hình parabol', (_, turn) => {
    const h = [3, 4, 5][turn]!;
    const far = 1;
    const at = 2 * h - far;
    return {
      ask: [
        `Quả bóng được đá lên từ mặt đất tại gốc toạ độ và bay theo parabol ở hình bên (đơn vị trên hai trục: mét). Khi bóng cách chỗ đá ${at} m theo phương ngang thì nó ở độ cao bao nhiêu mét?`,
        `Tia nước từ vòi ở gốc toạ độ phun theo parabol ở hình bên (đơn vị trên hai trục: mét). Tại chỗ cách vòi ${at} m theo phương ngang, tia nước cao bao nhiêu mét?`,
        `Quả pháo hoa bay lên từ mặt đất tại gốc toạ độ theo parabol ở hình bên (đơn vị trên hai trục: mét, mặt đất là trục hoành). Khi cách chỗ phóng ${at} m theo phương ngang, quả pháo ở độ cao bao nhiêu mét?`,
      ],
      is: at,
      why: `Parabol có đỉnh $${pt(h, h * h)}$ và đi qua $(0;\\,0)$ nên $y = a(x - ${h})^2 + ${h * h}$ với $${h * h}a + ${h * h} = 0$, $a = -1$. Tại $x = ${at}$: $y = -(${at} - ${h})^2 + ${h * h} = ${at}$.`,
      figure: graph('quadratic', [-1, 2 * h, 0], [-1, 2 * h + 1], [-1, h * h + 1]),
    };
  }),
]);

type Part = FigureOf<'triangle'>['parts'][number];
const triangle = (sides: readonly [number, number, number], ...parts: Part[]): FigureOf<'triangle'> => ({
  version: 1,
  kind: 'triangle',
  names: ['A', 'B', 'C'],
  sides: [...sides],
  parts,
});

const triangles: readonly Template[] = [
  ...unit(10, 'Hệ thức lượng trong tam giác', ({ fb, mc }) => [
    fb('M2', 'độ dài đường trung tuyến từ ba cạnh', (_, turn) => {
      const [a, b, c, m] = (
        [
          [8, 9, 7, 7],
          [10, 11, 9, Math.sqrt(76)],
          [6, 8, 10, Math.sqrt(73)],
        ] as const
      )[turn]!;
      const square = (2 * b * b + 2 * c * c - a * a) / 4;
      const is = Math.round(m * 100) / 100;
      return {
        ask: shown(
          `tam giác $ABC$ có $BC = ${a}$, $CA = ${b}$, $AB = ${c}$ và $M$ là trung điểm của $BC$`,
          `Tính độ dài $AM$. (Kết quả không nguyên thì làm tròn đến hàng phần trăm.)`,
        ),
        is,
        why: `$AM^2 = \\dfrac{2CA^2 + 2AB^2 - BC^2}{4} = \\dfrac{2 \\cdot ${b}^2 + 2 \\cdot ${c}^2 - ${a}^2}{4} = ${square}$ nên $AM ${Math.abs(is - m) < 1e-9 ? '=' : '\\approx'} ${n(is)}$.`,
        figure: withLabels(triangle([a, b, c], 'median'), [`${a}`, `${b}`, `${c}`]),
      };
    }),
    fb('M2', 'đường cao từ ba cạnh', (_, turn) => {
      const [a, b, c, area] = (
        [
          [14, 13, 15, 84],
          [21, 17, 10, 84],
          [25, 17, 12, 90],
        ] as const
      )[turn]!;
      const half = (a + b + c) / 2;
      return {
        ask: shown(
          `tam giác $ABC$ có $BC = ${a}$, $CA = ${b}$, $AB = ${c}$ và đường cao $AH$`,
          'Độ dài $AH$ bằng bao nhiêu?',
        ),
        is: (2 * area) / a,
        why: `Nửa chu vi là $${half}$; theo công thức Heron $S = \\sqrt{${half} \\cdot ${half - a} \\cdot ${half - b} \\cdot ${half - c}} = ${area}$. $AH = \\dfrac{2S}{BC} = \\dfrac{${2 * area}}{${a}} = ${n((2 * area) / a)}$.`,
        figure: withLabels(triangle([a, b, c], 'altitude'), [`${a}`, `${b}`, `${c}`]),
      };
    }),
    fb('M2', 'bán kính đường tròn nội tiếp từ ba cạnh', (_, turn) => {
      const [a, b, c, area] = (
        [
          [14, 13, 15, 84],
          [21, 17, 10, 84],
          [10, 17, 9, 36],
        ] as const
      )[turn]!;
      const half = (a + b + c) / 2;
      return {
        ask: [
          `Cho tam giác $ABC$ có $BC = ${a}$, $CA = ${b}$, $AB = ${c}$ và đường tròn nội tiếp như hình bên. Bán kính của đường tròn đó bằng bao nhiêu?`,
          `Một mảnh vườn hình tam giác $ABC$ có $BC = ${a}$ m, $CA = ${b}$ m, $AB = ${c}$ m. Người ta đào một hồ tròn tiếp xúc với cả ba cạnh như hình bên. Bán kính của hồ là bao nhiêu mét?`,
          `Từ tấm tôn tam giác $ABC$ có $BC = ${a}$ dm, $CA = ${b}$ dm, $AB = ${c}$ dm, người ta cắt một hình tròn tiếp xúc với ba cạnh như hình bên. Bán kính của hình tròn là bao nhiêu đề-xi-mét?`,
        ],
        is: area / half,
        why: `Nửa chu vi là $p = ${half}$; theo công thức Heron $S = \\sqrt{${half} \\cdot ${half - a} \\cdot ${half - b} \\cdot ${half - c}} = ${area}$. $S = pr$ nên $r = \\dfrac{${area}}{${half}} = ${n(area / half)}$.`,
        figure: withLabels(triangle([a, b, c], 'incircle'), [`${a}`, `${b}`, `${c}`]),
      };
    }),
    mc('M2', 'bán kính đường tròn ngoại tiếp từ một cạnh và góc đối', (r, turn) => {
      const [angle, times, sides] = (
        [
          [30, '', [3.6, 7, 6.9]],
          [60, '\\sqrt{3}', [7, 8, 5]],
          [45, '\\sqrt{2}', [5.6, 7.5, 7.2]],
        ] as const
      )[turn]!;
      const k = r.int(3, 9);
      const side = angle === 30 ? `${k}` : `${k}${times}`;
      const right = `$${k}$`;
      return {
        ask: shown(
          `tam giác $ABC$ có $BC = ${side}$, $\\widehat{A} = ${angle}^\\circ$ và đường tròn ngoại tiếp`,
          'Bán kính đường tròn ngoại tiếp tam giác bằng:',
        ),
        right,
        wrong: [
          [`$${2 * k}$`, 'quên chia cho 2 trong định lí sin'],
          `$${fraction(k, 2)}$`,
          `$${k}\\sqrt{${angle === 45 ? 3 : 2}}$`,
        ],
        why: `Theo định lí sin, $2R = \\dfrac{BC}{\\sin ${angle}^\\circ} = ${2 * k}$ nên $R = ${k}$.`,
        figure: withLabels(
          triangle([...sides], 'circumcircle'),
          [angle === 30 ? `${k}` : `${k}√${angle === 60 ? 3 : 2}`, '', ''],
          [`${angle}°`, '', ''],
        ),
      };
    }),
  ]),
  ...unit(10, 'Vectơ trong mặt phẳng', ({ mc, tf }) => [
    mc('M2', 'biểu diễn vectơ trung tuyến, trọng tâm', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            '\\overrightarrow{AM}',
            '\\dfrac{1}{2}\\overrightarrow{AB} + \\dfrac{1}{2}\\overrightarrow{AC}',
            [
              '\\overrightarrow{AB} + \\overrightarrow{AC}',
              '\\dfrac{1}{2}\\overrightarrow{AB} - \\dfrac{1}{2}\\overrightarrow{AC}',
              '\\dfrac{1}{3}\\overrightarrow{AB} + \\dfrac{1}{3}\\overrightarrow{AC}',
            ],
            '$M$ là trung điểm của $BC$ nên $\\overrightarrow{AB} + \\overrightarrow{AC} = 2\\overrightarrow{AM}$',
          ],
          [
            '\\overrightarrow{BM}',
            '\\dfrac{1}{2}\\overrightarrow{AC} - \\dfrac{1}{2}\\overrightarrow{AB}',
            [
              '\\dfrac{1}{2}\\overrightarrow{AB} - \\dfrac{1}{2}\\overrightarrow{AC}',
              '\\overrightarrow{AC} - \\overrightarrow{AB}',
              '\\dfrac{1}{2}\\overrightarrow{AB} + \\dfrac{1}{2}\\overrightarrow{AC}',
            ],
            '$\\overrightarrow{BM} = \\dfrac{1}{2}\\overrightarrow{BC}$ và $\\overrightarrow{BC} = \\overrightarrow{AC} - \\overrightarrow{AB}$',
          ],
          [
            '\\overrightarrow{MA}',
            '-\\dfrac{1}{2}\\overrightarrow{AB} - \\dfrac{1}{2}\\overrightarrow{AC}',
            [
              '\\dfrac{1}{2}\\overrightarrow{AB} + \\dfrac{1}{2}\\overrightarrow{AC}',
              '-\\overrightarrow{AB} - \\overrightarrow{AC}',
              '\\dfrac{1}{2}\\overrightarrow{AB} - \\dfrac{1}{2}\\overrightarrow{AC}',
            ],
            '$\\overrightarrow{MA} = -\\overrightarrow{AM}$ và $2\\overrightarrow{AM} = \\overrightarrow{AB} + \\overrightarrow{AC}$',
          ],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          'tam giác $ABC$ có $M$ là trung điểm của $BC$',
          `Khẳng định nào đúng khi biểu diễn $${ask}$ qua $\\overrightarrow{AB}$ và $\\overrightarrow{AC}$?`,
        ),
        right: `$${ask} = ${right}$`,
        wrong: wrong.map((one) => `$${ask} = ${one}$`),
        why: `${why}.`,
        figure: triangle([6, 5, 4], 'median'),
      };
    }),
    tf('M2', 'các đẳng thức vectơ với trung tuyến', (_, turn) => {
      const k = turn + 2;
      return {
        ask: shown(
          `tam giác $ABC$ có $M$ là trung điểm của $BC$ và $AM = ${3 * k}$`,
          'Gọi $G$ là trọng tâm của tam giác.',
        ),
        say: [
          [
            '$\\overrightarrow{MB} + \\overrightarrow{MC} = \\vec{0}$.',
            '$\\overrightarrow{MB} = \\overrightarrow{MC}$.',
            '$M$ là trung điểm của $BC$ nên hai vectơ đối nhau.',
          ],
          [
            `$\\left|\\overrightarrow{AG}\\right| = ${2 * k}$.`,
            `$\\left|\\overrightarrow{AG}\\right| = ${k}$.`,
            `$AG = \\dfrac{2}{3}AM$.`,
          ],
          [
            `$\\left|\\overrightarrow{AB} + \\overrightarrow{AC}\\right| = ${6 * k}$.`,
            `$\\left|\\overrightarrow{AB} + \\overrightarrow{AC}\\right| = ${3 * k}$.`,
            `$\\overrightarrow{AB} + \\overrightarrow{AC} = 2\\overrightarrow{AM}$.`,
          ],
          [
            `$\\left|\\overrightarrow{GB} + \\overrightarrow{GC}\\right| = ${2 * k}$.`,
            `$\\left|\\overrightarrow{GB} + \\overrightarrow{GC}\\right| = ${k}$.`,
            `$\\overrightarrow{GB} + \\overrightarrow{GC} = -\\overrightarrow{GA}$ và $GA = ${2 * k}$.`,
          ],
        ],
        figure: triangle([6, 5, 4], 'median'),
      };
    }),
  ]),
];

const boxPlot = (axis: string, five: readonly number[]): FigureOf<'box-plot'> => ({
  version: 1,
  kind: 'box-plot',
  axis,
  five: [...five],
});
const samples = [
  ['điểm kiểm tra Toán của học sinh một lớp', 'Điểm', [3, 5, 7, 8, 10]],
  ['thời gian (phút) đi từ nhà đến trường của một nhóm học sinh', 'Phút', [5, 12, 18, 25, 40]],
  ['số sách mỗi bạn đã đọc trong năm', 'Số sách', [2, 6, 9, 14, 20]],
] as const;

const statistics: readonly Template[] = [
  ...unit(10, 'Số đặc trưng của mẫu số liệu', ({ mc, fb, tf }) => [
    fb('M1', 'khoảng tứ phân vị từ biểu đồ hộp', (_, turn) => {
      const [what, axis, five] = samples[turn]!;
      return {
        ask: shown(`biểu đồ hộp về ${what}`, 'Khoảng tứ phân vị của mẫu số liệu bằng bao nhiêu?'),
        is: five[3] - five[1],
        why: `Hai cạnh của hộp ở $Q_1 = ${five[1]}$ và $Q_3 = ${five[3]}$: $\\Delta_Q = ${five[3]} - ${five[1]} = ${five[3] - five[1]}$.`,
        figure: boxPlot(axis, five),
      };
    }),
    mc('M2', 'phần số liệu nằm trong một khoảng của biểu đồ hộp', (_, turn) => {
      const [what, axis, five] = samples[turn]!;
      const [from, to, right] = (
        [
          [five[1], five[3], 50],
          [five[3], five[4], 25],
          [five[0], five[3], 75],
        ] as const
      )[turn]!;
      return {
        ask: shown(`biểu đồ hộp về ${what}`, `Khoảng bao nhiêu phần trăm số liệu nằm từ ${from} đến ${to}?`),
        right: `${right}%`,
        wrong: [
          ...[25, 50, 75]
            .filter((one) => one !== right)
            .map((one) => [`${one}%`, `đếm ${one / 25} phần thay cho ${right / 25} phần`] as const),
          ['90%', 'cho rằng khoảng đó gồm gần hết số liệu'],
        ],
        why: `Các tứ phân vị ${five[1]}, ${five[2]}, ${five[3]} chia mẫu số liệu đã sắp xếp thành bốn phần, mỗi phần khoảng 25%; từ ${from} đến ${to} có ${right / 25} phần.`,
        figure: boxPlot(axis, five),
      };
    }),
    tf('M2', 'nhận xét từ biểu đồ hộp', (_, turn) => {
      const [what, axis, five] = samples[turn]!;
      const [least, first, median, third, most] = five;
      const fence = third + 1.5 * (third - first);
      return {
        ask: shown(`biểu đồ hộp về ${what}`),
        say: [
          [
            `Trung vị của mẫu số liệu là ${median}.`,
            `Trung vị của mẫu số liệu là ${third}.`,
            `vạch trong hộp ở ${median}.`,
          ],
          [
            `Khoảng biến thiên là ${most - least}.`,
            `Khoảng biến thiên là ${third - first}.`,
            `$${most} - ${least} = ${most - least}$.`,
          ],
          [
            `Khoảng 25% số liệu không nhỏ hơn ${third}.`,
            `Khoảng 75% số liệu không nhỏ hơn ${third}.`,
            `$Q_3 = ${third}$ là tứ phân vị thứ ba.`,
          ],
          [
            `Giá trị ${most} không phải là giá trị bất thường.`,
            `Giá trị ${most} là giá trị bất thường.`,
            `$Q_3 + 1{,}5\\Delta_Q = ${third} + 1{,}5 \\cdot ${third - first} = ${n(fence)}$, lớn hơn ${most}.`,
          ],
        ],
        figure: boxPlot(axis, five),
      };
    }),
    fb('M2', 'số trung bình từ biểu đồ cột tần số', (_, turn) => {
      const counts = (
        [
          [4, 6, 7, 3],
          [2, 5, 8, 5],
          [6, 8, 4, 2],
        ] as const
      )[turn]!;
      const values = [0, 1, 2, 3];
      const mean = counts.reduce((sum: number, count, at) => sum + count * at, 0) / 20;
      return {
        ask: [
          'Biểu đồ cột bên cho biết số học sinh ứng với mỗi số lần đi thư viện trong tuần của một nhóm bạn. Trung bình mỗi bạn đi thư viện bao nhiêu lần?',
          'Biểu đồ cột bên cho biết số trận đấu ứng với mỗi số bàn thắng của một đội bóng. Trung bình mỗi trận đội ghi được bao nhiêu bàn?',
          'Biểu đồ cột bên cho biết số ngày ứng với mỗi số máy hỏng ở một xưởng. Trung bình mỗi ngày có bao nhiêu máy hỏng?',
        ],
        is: mean,
        why: `Cỡ mẫu là $${counts.join(' + ')} = 20$. $\\overline{x} = \\dfrac{${values.map((one, at) => `${counts[at]!} \\cdot ${one}`).join(' + ')}}{20} = ${n(mean)}$.`,
        figure: chart(
          'bar',
          ['Số học sinh', 'Số trận', 'Số ngày'][turn]!,
          values.map((one, at) => [`${one} ${['lần', 'bàn', 'máy'][turn]}`, counts[at]!] as const),
        ),
      };
    }),
  ]),
  ...unit(10, 'Xác suất của biến cố', ({ mc, fb }) => [
    mc('M1', 'xác suất từ biểu đồ Ven', (_, turn) => {
      const [left, both, right, outside] = (
        [
          [11, 7, 13, 9],
          [16, 4, 9, 7],
          [8, 10, 12, 5],
        ] as const
      )[turn]!;
      const all = left + both + right + outside;
      const p = (over: number) => `$${fraction(over, all)}$`;
      return {
        ask: [
          'Biểu đồ Ven bên ghi số học sinh một lớp tham gia đội múa ($A$) và đội hợp xướng ($B$). Chọn ngẫu nhiên một bạn trong lớp. Xác suất để bạn đó tham gia đội múa là:',
          'Biểu đồ Ven bên ghi số bạn trong nhóm có nuôi cá ($A$) và có nuôi chim ($B$). Chọn ngẫu nhiên một bạn. Xác suất để bạn đó có nuôi cá là:',
          'Biểu đồ Ven bên ghi số người ở một lớp nấu ăn thích món cay ($A$) và thích món ngọt ($B$). Chọn ngẫu nhiên một người. Xác suất để người đó thích món cay là:',
        ],
        right: p(left + both),
        wrong: [
          [p(left), 'bỏ quên phần chung của $A$ và $B$'],
          [`$${fraction(left + both, left + both + right)}$`, 'bỏ quên phần ngoài cả hai tập hợp'],
          p(both),
        ],
        why: `$A$ có $${left} + ${both} = ${left + both}$ người trong tất cả ${all} người: xác suất là $${fraction(left + both, all)}$.`,
        figure: venn([left, both, right, outside]),
      };
    }),
    fb('M2', 'xác suất chọn hai người từ biểu đồ cột', (_, turn) => {
      const [girls, boys] = (
        [
          [6, 4],
          [3, 9],
          [9, 6],
        ] as const
      )[turn]!;
      const all = girls + boys;
      const pairs = (k: number) => (k * (k - 1)) / 2;
      const is = Math.round((100 * girls * boys) / pairs(all)) / 100;
      return {
        ask: shown(
          'biểu đồ cột về số bạn nữ và số bạn nam của một câu lạc bộ',
          'Chọn ngẫu nhiên hai bạn trong câu lạc bộ. Xác suất để chọn được một nữ và một nam là bao nhiêu? (Làm tròn đến hàng phần trăm.)',
        ),
        is,
        why: `Không gian mẫu có $C_{${all}}^2 = ${pairs(all)}$ kết quả; số kết quả thuận lợi là $${girls} \\cdot ${boys} = ${girls * boys}$. Xác suất: $\\dfrac{${girls * boys}}{${pairs(all)}} \\approx ${n(is)}$.`,
        figure: chart('bar', 'Số bạn', [
          ['Nữ', girls],
          ['Nam', boys],
        ]),
      };
    }),
  ]),
];

export const grade10Figures: readonly Template[] = [...sets, ...lines, ...quadratics, ...triangles, ...statistics];
