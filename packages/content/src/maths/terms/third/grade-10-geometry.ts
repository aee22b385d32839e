/** Geometry of grade 10: a third choice for each place of the tests of a term. */
import type { FigureOf } from '@vumon/figures';
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, par, type Template } from '../../template.ts';
import { withLabels } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, sum, unit } from '../kit.ts';

/** The triangle ABC with BC, CA and AB of these lengths. */
const triangle = (
  a: number,
  b: number,
  c: number,
  parts: FigureOf<'triangle'>['parts'] = [],
): FigureOf<'triangle'> => ({ version: 1, kind: 'triangle', names: ['A', 'B', 'C'], sides: [a, b, c], parts });
const circle = (a: number, b: number, square: number | string): string => {
  const part = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
  return `$${part('x', a)} + ${part('y', b)} = ${square}$`;
};
const heron = (a: number, b: number, c: number): number => {
  const p = (a + b + c) / 2;
  return Math.sqrt(p * (p - a) * (p - b) * (p - c));
};
const wholeTriangles = [
  [13, 14, 15],
  [10, 13, 13],
  [9, 10, 17],
  [7, 15, 20],
  [5, 29, 30],
  [11, 13, 20],
] as const;

const triangles: readonly Template[] = unit(10, 'Hệ thức lượng trong tam giác', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'dấu các giá trị lượng giác của góc tù', [
    [
      'Cho góc tù $\\alpha$ ($90^\\circ < \\alpha < 180^\\circ$). Khẳng định nào đúng?',
      '$\\sin\\alpha > 0$',
      [
        ['$\\cos\\alpha > 0$', 'cho rằng mọi giá trị lượng giác của góc tam giác đều dương'],
        ['$\\tan\\alpha > 0$', 'quên rằng tang bằng sin chia cho côsin, mà côsin âm'],
        ['$\\cot\\alpha > 0$', 'cho rằng với góc tù chỉ có côsin và tang âm'],
      ],
      'Góc tù có sin dương, côsin âm, do đó tang và côtang âm.',
    ],
    [
      'Biết $0^\\circ < \\alpha < 180^\\circ$ và $\\cos\\alpha = -0{,}6$. Góc $\\alpha$ là:',
      'góc tù',
      [
        ['góc nhọn', 'bỏ qua dấu âm của côsin'],
        ['góc vuông', 'nhầm với $\\cos\\alpha = 0$'],
        ['góc bẹt', 'nhầm với $\\cos\\alpha = -1$'],
      ],
      'Côsin âm và khác $-1$ nên $90^\\circ < \\alpha < 180^\\circ$.',
    ],
    [
      'Tam giác $ABC$ có $\\cos A < 0$. Kết luận nào đúng?',
      'Tam giác có góc $A$ tù',
      [
        ['Tam giác có ba góc nhọn', 'bỏ qua dấu của côsin'],
        ['Tam giác vuông tại $A$', 'nhầm với $\\cos A = 0$'],
        ['Không có tam giác như vậy', 'cho rằng côsin của góc tam giác luôn dương'],
      ],
      'Góc của tam giác có côsin âm là góc tù.',
    ],
  ]),
  mc('M1', 'cạnh đối diện với góc đặc biệt và bán kính ngoại tiếp', (r, turn) => {
    const R = r.int(3, 12);
    const [angle, right, wrong] = (
      [
        [30, `${R}`, [`${2 * R}`, `${R}\\sqrt{3}`, `${R}\\sqrt{2}`]],
        [60, `${R}\\sqrt{3}`, [`${2 * R}`, `${R}`, `${2 * R}\\sqrt{3}`]],
        [45, `${R}\\sqrt{2}`, [`${2 * R}`, `${R}`, `${2 * R}\\sqrt{2}`]],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Tam giác $ABC$ có $\\widehat{A} = ${angle}^\\circ$ và bán kính đường tròn ngoại tiếp $R = ${R}$. Độ dài cạnh $BC$ bằng:`,
        `Ba điểm $A$, $B$, $C$ nằm trên đường tròn bán kính ${R} sao cho $\\widehat{BAC} = ${angle}^\\circ$. Đoạn thẳng $BC$ dài:`,
        `Ba trạm $A$, $B$, $C$ nằm trên đường tròn bán kính ${R} km; từ $A$ nhìn đoạn $BC$ dưới góc $${angle}^\\circ$. Khoảng cách $BC$ (km) là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'quên nhân với sin của góc'],
        [`$${wrong[1]}$`, 'nhớ nhầm giá trị sin của góc'],
        `$${wrong[2]}$`,
      ],
      why: `Định lí sin: $\\dfrac{BC}{\\sin A} = 2R$ nên $BC = 2R\\sin A = ${2 * R}\\sin ${angle}^\\circ = ${right}$.`,
    };
  }),
  mc('M2', 'góc lớn nhất của tam giác có ba cạnh cho trước', (r, turn) => {
    const k = r.int(1, 4);
    const [a, b, c, angle, cosine] = (
      [
        [7, 5, 3, 120, '-\\dfrac{1}{2}'],
        [7, 8, 13, 120, '-\\dfrac{1}{2}'],
        [3, 4, 5, 90, '0'],
      ] as const
    )[turn]!;
    const sides = [a, b, c].map((one) => one * k).toSorted((x, y) => x - y) as [number, number, number];
    const [p, q, s] = sides;
    return {
      ask: [
        `Tam giác $ABC$ ở hình bên có $AB = ${p}$, $AC = ${q}$, $BC = ${s}$. Góc lớn nhất của tam giác bằng:`,
        `Khu đất hình tam giác $ABC$ (hình bên) có $AB = ${p}$ m, $AC = ${q}$ m, $BC = ${s}$ m. Số đo góc lớn nhất của khu đất là:`,
        `Tam giác $ABC$ như hình vẽ bên có $AB = ${p}$, $AC = ${q}$, $BC = ${s}$. Số đo góc $A$ bằng:`,
      ],
      right: `$${angle}^\\circ$`,
      wrong: [
        ['$60^\\circ$', angle === 120 ? 'bỏ dấu âm của côsin' : 'nhầm với góc có côsin bằng $\\dfrac{1}{2}$'],
        [
          `$${angle === 120 ? 150 : 45}^\\circ$`,
          `nhầm với góc có côsin bằng $${angle === 120 ? '-\\dfrac{\\sqrt{3}}{2}' : '\\dfrac{\\sqrt{2}}{2}'}$`,
        ],
        ['$135^\\circ$', 'nhầm với góc có côsin bằng $-\\dfrac{\\sqrt{2}}{2}$'],
      ],
      why: `Góc lớn nhất đối diện với cạnh ${s}: côsin bằng $\\dfrac{${p}^2 + ${q}^2 - ${s}^2}{2 \\cdot ${p} \\cdot ${q}} = ${cosine}$, nên góc bằng $${angle}^\\circ$.`,
      figure: withLabels(triangle(s, q, p), [`${s}`, `${q}`, `${p}`]),
    };
  }),
  mc('M2', 'diện tích tam giác từ ba cạnh', (r) => {
    const [a, b, c] = r.pick(wholeTriangles);
    const p = (a + b + c) / 2;
    const S = heron(a, b, c);
    return {
      ask: [
        `Tam giác $ABC$ ở hình bên có $BC = ${a}$, $CA = ${b}$, $AB = ${c}$. Diện tích của tam giác bằng:`,
        `Mảnh vườn hình tam giác $ABC$ (hình bên) có $BC = ${a}$ m, $CA = ${b}$ m, $AB = ${c}$ m. Diện tích mảnh vườn (m²) là:`,
        `Cho tam giác $ABC$ như hình vẽ bên với $BC = ${a}$ cm, $CA = ${b}$ cm, $AB = ${c}$ cm. Diện tích tam giác (cm²) là:`,
      ],
      right: S,
      wrong: [
        [(a * b) / 2, 'tính như tam giác vuông có hai cạnh góc vuông là hai cạnh đầu'],
        [p, 'trả lời bằng nửa chu vi'],
        [S * S, 'quên lấy căn bậc hai'],
        2 * S,
      ],
      why: `Nửa chu vi $p = \\dfrac{${a} + ${b} + ${c}}{2} = ${p}$. Công thức Heron: $S = \\sqrt{${p} \\cdot ${p - a} \\cdot ${p - b} \\cdot ${p - c}} = \\sqrt{${S * S}} = ${S}$.`,
      figure: withLabels(triangle(a, b, c), [`${a}`, `${b}`, `${c}`]),
    };
  }),
  fb('M1', 'diện tích từ nửa chu vi và bán kính nội tiếp', (r, turn) => {
    const [a, b, c, radius] = (
      [
        [13, 14, 15, 4],
        [9, 10, 17, 2],
        [7, 15, 20, 2],
      ] as const
    )[turn]!;
    const k = r.int(1, 2);
    const p = (k * (a + b + c)) / 2;
    const rho = k * radius;
    return {
      ask: [
        `Tam giác $ABC$ ở hình bên có nửa chu vi $p = ${p}$ và bán kính đường tròn nội tiếp $r = ${rho}$. Tính diện tích tam giác $ABC$.`,
        `Bồn hoa hình tam giác $ABC$ có chu vi ${2 * p} m; vòi phun ở tâm đường tròn nội tiếp có bán kính $r = ${rho}$ m (hình bên). Diện tích bồn hoa là bao nhiêu mét vuông?`,
        `Đường tròn nội tiếp tam giác $ABC$ ở hình vẽ bên có bán kính ${rho} cm, chu vi tam giác là ${2 * p} cm. Tam giác có diện tích bao nhiêu xăng-ti-mét vuông?`,
      ],
      is: p * rho,
      why: `$S = pr$ với nửa chu vi $p = ${p}$: $S = ${p} \\cdot ${rho} = ${p * rho}$.`,
      figure: triangle(a, b, c, ['incircle']),
    };
  }),
  tf('M1', 'tam giác có góc 120 độ', (r) => {
    const k = r.int(1, 6);
    const [a, b, c] = [7 * k, 5 * k, 3 * k];
    return {
      ask: shown(`tam giác $ABC$ có $AB = ${c}$, $AC = ${b}$, $\\widehat{A} = 120^\\circ$`),
      say: [
        [
          `$\\cos A = -\\dfrac{1}{2}$.`,
          `$\\cos A = \\dfrac{1}{2}$.`,
          '$\\cos 120^\\circ = -\\cos 60^\\circ = -\\dfrac{1}{2}$.',
        ],
        [
          `$BC = ${a}$.`,
          `$BC^2 = ${b * b + c * c - b * c}$.`,
          `$BC^2 = ${b}^2 + ${c}^2 - 2 \\cdot ${b} \\cdot ${c} \\cdot \\left(-\\dfrac{1}{2}\\right) = ${a * a}$.`,
        ],
        [
          `Diện tích tam giác bằng $${fraction(b * c, 4)}\\sqrt{3}$.`,
          `Diện tích tam giác bằng $${fraction(b * c, 2)}\\sqrt{3}$.`,
          `$S = \\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\sin 120^\\circ = ${fraction(b * c, 4)}\\sqrt{3}$.`,
        ],
        ['Góc $B$ là góc nhọn.', 'Góc $B$ là góc tù.', 'tam giác đã có góc $A$ tù nên hai góc còn lại nhọn.'],
      ],
      figure: withLabels(triangle(7, 5, 3), ['', `${b}`, `${c}`], ['120°', '', '']),
    };
  }),
  ew('M3', 'hai tàu rời cảng theo hai hướng', (r, turn) => {
    const h = r.int(2, 3);
    const [u, v, angle, w] = (
      [
        [15, 24, 60, 21],
        [15, 9, 120, 21],
        [16, 10, 60, 14],
      ] as const
    )[turn]!;
    const [p, q, s] = [u * h, v * h, w * h];
    return {
      ask: [
        `Hai tàu cùng rời cảng $A$ đi thẳng theo hai hướng tạo với nhau góc $${angle}^\\circ$ với tốc độ ${u} km/h và ${v} km/h. Sau ${h} giờ, hai tàu ở các vị trí $B$ và $C$ (hình bên). Tính khoảng cách $BC$ và côsin của góc $B$ trong tam giác $ABC$.`,
        `Từ bến $A$, hai thuyền xuất phát cùng lúc theo hai hướng hợp với nhau góc $${angle}^\\circ$, tốc độ lần lượt ${u} km/h và ${v} km/h. Sau ${h} giờ, chúng đến $B$ và $C$ như hình bên. Hai thuyền cách nhau bao nhiêu ki-lô-mét? Tính côsin của góc $ABC$.`,
        `Hai xe rời ngã ba $A$ trên hai đường thẳng tạo thành góc $${angle}^\\circ$; xe thứ nhất chạy ${u} km/h, xe thứ hai chạy ${v} km/h. Sau ${h} giờ hai xe ở $B$ và $C$ (hình vẽ bên). Tính độ dài $BC$ và $\\cos\\widehat{ABC}$.`,
      ],
      solution: `$AB = ${u} \\cdot ${h} = ${p}$ (km), $AC = ${v} \\cdot ${h} = ${q}$ (km).\nĐịnh lí côsin: $BC^2 = ${p}^2 + ${q}^2 - 2 \\cdot ${p} \\cdot ${q} \\cdot \\cos ${angle}^\\circ = ${s * s}$.\nVậy $BC = ${s}$ (km).\n$\\cos B = \\dfrac{AB^2 + BC^2 - AC^2}{2 \\cdot AB \\cdot BC} = \\dfrac{${p}^2 + ${s}^2 - ${q}^2}{2 \\cdot ${p} \\cdot ${s}} = ${fraction(p * p + s * s - q * q, 2 * p * s)}$.`,
      figure: withLabels(triangle(w, v, u), ['', '', ''], [`${angle}°`, '', '']),
    };
  }),
]);

const vectors: readonly Template[] = unit(10, 'Vectơ trong mặt phẳng', ({ mc, set, tf, ew }) => [
  set('M1', 'tích của một số với một vectơ', [
    [
      'Cho vectơ $\\vec{a} \\ne \\vec{0}$. Vectơ $-2\\vec{a}$:',
      'ngược hướng với $\\vec{a}$ và có độ dài gấp 2 lần $|\\vec{a}|$',
      [
        ['cùng hướng với $\\vec{a}$ và có độ dài gấp 2 lần $|\\vec{a}|$', 'bỏ qua dấu âm'],
        ['ngược hướng với $\\vec{a}$ và có độ dài bằng $-2|\\vec{a}|$', 'cho rằng độ dài có thể âm'],
        ['ngược hướng với $\\vec{a}$ và có độ dài bằng $|\\vec{a}|$', 'chỉ để ý hướng'],
      ],
      'Số âm thì vectơ ngược hướng, độ dài nhân với $|-2| = 2$.',
    ],
    [
      'Gọi $I$ là trung điểm của đoạn thẳng $AB$. Đẳng thức nào đúng?',
      '$\\overrightarrow{AB} = 2\\overrightarrow{AI}$',
      [
        ['$\\overrightarrow{AB} = 2\\overrightarrow{IA}$', 'nhầm hướng của vectơ'],
        ['$\\overrightarrow{IA} = \\overrightarrow{IB}$', 'chỉ để ý độ dài'],
        ['$\\overrightarrow{AI} = 2\\overrightarrow{AB}$', 'đổi chỗ hai vectơ'],
      ],
      '$\\overrightarrow{AB}$ cùng hướng với $\\overrightarrow{AI}$ và dài gấp đôi.',
    ],
    [
      'Một chiếc thuyền chịu lực kéo $\\vec{F}$. Chiếc thứ hai kéo ngược chiều với độ lớn gấp ba. Lực của chiếc thứ hai là:',
      '$-3\\vec{F}$',
      [
        ['$3\\vec{F}$', 'bỏ qua chiều của lực'],
        ['$-\\dfrac{1}{3}\\vec{F}$', 'lấy nghịch đảo của 3'],
        ['$\\vec{F} - 3$', 'trừ một số khỏi một vectơ'],
      ],
      'Ngược chiều ứng với số âm, độ lớn gấp ba ứng với hệ số 3.',
    ],
  ]),
  mc('M2', 'độ dài của tổng hai vectơ trong tam giác đều, hình vuông', (r, turn) => {
    const a = r.int(2, 9);
    const [thing, asked, right, wrong, why] = (
      [
        [
          `tam giác đều $ABC$ cạnh ${a}`,
          '\\overrightarrow{AB} + \\overrightarrow{AC}',
          `${a}\\sqrt{3}`,
          [`${2 * a}`, `${a}`, `${a}\\sqrt{2}`],
          `Gọi $M$ là trung điểm của $BC$: $\\overrightarrow{AB} + \\overrightarrow{AC} = 2\\overrightarrow{AM}$, $AM = \\dfrac{${a}\\sqrt{3}}{2}$, nên độ dài bằng $${a}\\sqrt{3}$.`,
        ],
        [
          `hình vuông $ABCD$ cạnh ${a}`,
          '\\overrightarrow{AB} + \\overrightarrow{AD}',
          `${a}\\sqrt{2}`,
          [`${2 * a}`, `${a}`, `${a}\\sqrt{3}`],
          `Quy tắc hình bình hành: $\\overrightarrow{AB} + \\overrightarrow{AD} = \\overrightarrow{AC}$, đường chéo $AC = ${a}\\sqrt{2}$.`,
        ],
        [
          `tam giác đều $ABC$ cạnh ${a}`,
          '\\overrightarrow{AB} - \\overrightarrow{AC}',
          `${a}`,
          ['0', `${a}\\sqrt{3}`, `${2 * a}`],
          `$\\overrightarrow{AB} - \\overrightarrow{AC} = \\overrightarrow{CB}$ nên độ dài bằng $BC = ${a}$.`,
        ],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Cho ${thing}. Độ dài của vectơ $${asked}$ bằng:`,
        `Tính $|${asked}|$ trong ${thing}.`,
        `Hai lực đặt tại $A$ được biểu diễn bởi các vectơ trong ${thing}. Độ lớn của $${asked}$ là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, turn === 2 ? 'lấy hiệu của hai độ dài' : 'cộng hai độ dài'],
        [`$${wrong[1]}$`, turn === 2 ? 'tính tổng hai vectơ' : 'cho rằng độ dài không đổi'],
        `$${wrong[2]}$`,
      ],
      why,
    };
  }),
  tf('M2', 'các vectơ trong hình chữ nhật', (r) => {
    const [a, b, c] = r.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
    ] as const);
    return {
      ask: [
        `Cho hình chữ nhật $ABCD$ tâm $O$ có $AB = ${b}$, $AD = ${a}$.`,
        `Trên bản vẽ, một sân bóng hình chữ nhật $ABCD$ có $AB = ${b}$ cm, $AD = ${a}$ cm, $O$ là giao điểm của hai đường chéo.`,
        `Hình chữ nhật $ABCD$ có hai cạnh $AB = ${b}$, $AD = ${a}$; hai đường chéo cắt nhau tại $O$.`,
      ],
      say: [
        [
          '$\\overrightarrow{AB} = \\overrightarrow{DC}$.',
          '$\\overrightarrow{AB} = \\overrightarrow{CD}$.',
          '$AB$ và $DC$ song song, bằng nhau; $\\overrightarrow{AB}$ cùng hướng với $\\overrightarrow{DC}$.',
        ],
        [
          '$\\overrightarrow{OA} + \\overrightarrow{OC} = \\vec{0}$.',
          '$\\overrightarrow{OA} + \\overrightarrow{OB} = \\vec{0}$.',
          '$O$ là trung điểm của $AC$ nên $\\overrightarrow{OA}$ và $\\overrightarrow{OC}$ đối nhau.',
        ],
        [
          `$|\\overrightarrow{AB} + \\overrightarrow{AD}| = ${c}$.`,
          `$|\\overrightarrow{AB} + \\overrightarrow{AD}| = ${a + b}$.`,
          `tổng đó là $\\overrightarrow{AC}$, $AC = \\sqrt{${a}^2 + ${b}^2} = ${c}$.`,
        ],
        [
          `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${b * b}$.`,
          `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${b * c}$.`,
          `$\\overrightarrow{AB} \\cdot (\\overrightarrow{AB} + \\overrightarrow{AD}) = AB^2 + 0 = ${b * b}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chứng minh ba điểm thẳng hàng bằng vectơ', (_, turn) => {
    const k = turn + 2;
    // M on AB with AM = AB/k … N on the median: AI with AN = 2/(k+1)·AI lies on CM.
    const share = fraction(2, k + 1);
    return {
      ask: [
        `Cho tam giác $ABC$, $I$ là trung điểm của $BC$. Điểm $M$ thuộc cạnh $AB$ sao cho $AM = \\dfrac{1}{${k}}AB$, điểm $N$ thuộc đoạn $AI$ sao cho $AN = ${share}AI$. Đặt $\\vec{b} = \\overrightarrow{AB}$, $\\vec{c} = \\overrightarrow{AC}$. Biểu diễn $\\overrightarrow{CM}$, $\\overrightarrow{CN}$ theo $\\vec{b}$, $\\vec{c}$ và chứng minh $C$, $N$, $M$ thẳng hàng.`,
        `Trong tam giác $ABC$, gọi $I$ là trung điểm của $BC$; lấy $M$ trên cạnh $AB$ với $\\overrightarrow{AM} = \\dfrac{1}{${k}}\\overrightarrow{AB}$ và $N$ trên $AI$ với $\\overrightarrow{AN} = ${share}\\overrightarrow{AI}$. Chứng minh rằng ba điểm $C$, $N$, $M$ thẳng hàng bằng cách biểu diễn các vectơ theo $\\vec{b} = \\overrightarrow{AB}$, $\\vec{c} = \\overrightarrow{AC}$.`,
        `Khu vườn hình tam giác $ABC$ có lối đi $AI$ từ $A$ đến trung điểm $I$ của $BC$. Cổng $M$ trên $AB$ thoả mãn $\\overrightarrow{AM} = \\dfrac{1}{${k}}\\overrightarrow{AB}$, giếng $N$ trên lối đi thoả mãn $\\overrightarrow{AN} = ${share}\\overrightarrow{AI}$. Dùng $\\vec{b} = \\overrightarrow{AB}$, $\\vec{c} = \\overrightarrow{AC}$ chứng minh rằng từ $C$ nhìn thẳng qua giếng thì thấy cổng ($C$, $N$, $M$ thẳng hàng).`,
      ],
      solution: `$\\overrightarrow{CM} = \\overrightarrow{AM} - \\overrightarrow{AC} = \\dfrac{1}{${k}}\\vec{b} - \\vec{c}$.\n$\\overrightarrow{AI} = \\dfrac{1}{2}(\\vec{b} + \\vec{c})$ nên $\\overrightarrow{AN} = ${share} \\cdot \\dfrac{1}{2}(\\vec{b} + \\vec{c}) = \\dfrac{1}{${k + 1}}(\\vec{b} + \\vec{c})$.\n$\\overrightarrow{CN} = \\overrightarrow{AN} - \\overrightarrow{AC} = \\dfrac{1}{${k + 1}}\\vec{b} - \\dfrac{${k}}{${k + 1}}\\vec{c} = \\dfrac{${k}}{${k + 1}}\\left(\\dfrac{1}{${k}}\\vec{b} - \\vec{c}\\right)$.\nVậy $\\overrightarrow{CN} = \\dfrac{${k}}{${k + 1}}\\overrightarrow{CM}$, hai vectơ cùng phương và chung gốc $C$ nên $C$, $N$, $M$ thẳng hàng.`,
    };
  }),
]);

const coordinates: readonly Template[] = unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'toạ độ trung điểm', (r) => {
    const [x, y] = [r.int(1, 5), r.int(-4, -1)];
    const [p, q] = [r.int(1, 3), r.int(1, 4)];
    const [A, B] = [pt(x - p, y + q), pt(x + p, y - q)];
    return {
      ask: [
        `Trong mặt phẳng $Oxy$, trung điểm của đoạn thẳng $AB$ với $A${A}$, $B${B}$ có toạ độ là:`,
        `Hai đầu của một con đập thẳng ở $A${A}$ và $B${B}$ trên bản đồ toạ độ. Điểm chính giữa con đập là:`,
        `Điểm $I$ sao cho $A${A}$ và $B${B}$ đối xứng với nhau qua $I$ có toạ độ:`,
      ],
      right: `$${pt(x, y)}$`,
      wrong: [
        [`$${pt(2 * x, 2 * y)}$`, 'cộng mà quên chia cho 2'],
        [`$${pt(p, -q)}$`, 'lấy nửa hiệu các toạ độ'],
        [`$${pt(2 * p, -2 * q)}$`, 'lấy toạ độ của $\\overrightarrow{AB}$'],
        `$${pt(y, x)}$`,
      ],
      why: `$\\dfrac{${x - p} + ${par(x + p)}}{2} = ${x}$, $\\dfrac{${y + q} + ${par(y - q)}}{2} = ${y}$.`,
    };
  }),
  mc('M1', 'toạ độ của vectơ nối hai điểm', (r) => {
    const [a, b, c, d] = [r.int(1, 4), r.int(-3, -1), r.int(5, 9), r.int(1, 4)];
    const [A, B] = [pt(a, b), pt(c, d)];
    return {
      ask: [
        `Cho hai điểm $A${A}$ và $B${B}$. Toạ độ của vectơ $\\overrightarrow{AB}$ là:`,
        `Một rô-bốt đi thẳng từ $A${A}$ đến $B${B}$ trên lưới toạ độ. Vectơ dịch chuyển của rô-bốt là:`,
        `Trong mặt phẳng $Oxy$ có $A${A}$, $B${B}$. Vectơ $\\overrightarrow{AB}$ bằng:`,
      ],
      right: `$${pt(c - a, d - b)}$`,
      wrong: [
        [`$${pt(a - c, b - d)}$`, 'lấy toạ độ điểm đầu trừ điểm cuối'],
        [`$${pt(a + c, b + d)}$`, 'cộng hai toạ độ'],
        [`$${pt(c - a, d + b)}$`, 'nhầm dấu khi trừ số âm'],
      ],
      why: `$\\overrightarrow{AB} = (${c} - ${a};\\,${d} - ${par(b)}) = ${pt(c - a, d - b)}$.`,
    };
  }),
  mc('M1', 'phương trình đường tròn biết tâm và bán kính', (r) => {
    const [a, b, R] = [r.int(1, 5), -r.int(1, 5), r.int(2, 6)];
    return {
      ask: [
        `Đường tròn tâm $I${pt(a, b)}$, bán kính $R = ${R}$ có phương trình là:`,
        `Một vòi tưới đặt tại $I${pt(a, b)}$ phun xa nhất ${R} m. Biên của vùng được tưới là đường tròn có phương trình:`,
        `Tập hợp các điểm cách $I${pt(a, b)}$ một khoảng bằng ${R} là đường tròn:`,
      ],
      right: circle(a, b, R * R),
      wrong: [
        [circle(-a, -b, R * R), 'nhầm dấu toạ độ của tâm'],
        [circle(a, b, R), 'không bình phương bán kính'],
        [circle(a, -b, R * R), 'nhầm dấu của tung độ'],
      ],
      why: `$(x - ${a})^2 + [y - (${b})]^2 = ${R}^2$, tức là ${circle(a, b, R * R)}.`,
    };
  }),
  set('M1', 'vị trí tương đối của hai đường thẳng', [
    [
      'Hai đường thẳng $d_1$: $x - 2y + 3 = 0$ và $d_2$: $2x - 4y + 1 = 0$:',
      'song song với nhau',
      [
        ['trùng nhau', 'không so sánh tỉ số của các hệ số tự do'],
        ['cắt nhau nhưng không vuông góc', 'không nhận ra hai vectơ pháp tuyến cùng phương'],
        ['vuông góc với nhau', 'tính nhầm tích vô hướng'],
      ],
      'Hai vectơ pháp tuyến $(1;\\,-2)$ và $(2;\\,-4)$ cùng phương; $\\dfrac{1}{2} = \\dfrac{-2}{-4} \\ne \\dfrac{3}{1}$ nên hai đường thẳng song song.',
    ],
    [
      'Đường thẳng nào sau đây vuông góc với đường thẳng $2x + y - 1 = 0$?',
      '$x - 2y + 5 = 0$',
      [
        ['$2x + y + 3 = 0$', 'lấy đường thẳng song song'],
        ['$2x - y + 4 = 0$', 'chỉ đổi dấu một hệ số'],
        ['$x + 2y = 0$', 'đổi chỗ hai hệ số mà không đổi dấu'],
      ],
      'Hai vectơ pháp tuyến $(2;\\,1)$ và $(1;\\,-2)$ có tích vô hướng $2 \\cdot 1 + 1 \\cdot (-2) = 0$.',
    ],
    [
      'Hai con đường trên bản đồ có phương trình $3x + y - 6 = 0$ và $x - y + 2 = 0$. Kết luận nào đúng?',
      'Hai con đường cắt nhau tại một điểm, không vuông góc',
      [
        ['Hai con đường song song', 'không so sánh hai vectơ pháp tuyến'],
        ['Hai con đường vuông góc', 'tính nhầm tích vô hướng'],
        ['Hai con đường trùng nhau', 'không so sánh các tỉ số'],
      ],
      '$(3;\\,1)$ và $(1;\\,-1)$ không cùng phương; tích vô hướng $3 \\cdot 1 + 1 \\cdot (-1) = 2 \\ne 0$ nên cắt nhau, không vuông góc.',
    ],
  ]),
  mc('M2', 'đường tròn có đường kính cho trước', (r) => {
    const [a, b] = [r.int(1, 4), r.int(-3, 3)];
    const [p, q] = r.pick([
      [3, 4],
      [4, 3],
      [2, 1],
      [1, 3],
    ] as const);
    const square = p * p + q * q;
    return {
      ask: [
        `Đường tròn đường kính $AB$ với $A${pt(a - p, b - q)}$, $B${pt(a + p, b + q)}$ có phương trình là:`,
        `Hai điểm $A${pt(a - p, b - q)}$ và $B${pt(a + p, b + q)}$ là hai đầu một đường kính của bể phun nước hình tròn. Phương trình của đường tròn đó là:`,
        `Viết phương trình đường tròn nhận đoạn thẳng nối $A${pt(a - p, b - q)}$ và $B${pt(a + p, b + q)}$ làm đường kính.`,
      ],
      right: circle(a, b, square),
      wrong: [
        [circle(a, b, 4 * square), 'lấy độ dài đường kính làm bán kính'],
        [circle(-a, -b, square), 'nhầm dấu toạ độ của tâm'],
        [circle(a, b, 2 * square), 'tính nhầm bình phương của bán kính'],
      ],
      why: `Tâm là trung điểm của $AB$: $${pt(a, b)}$; bán kính bằng nửa $AB$, $R^2 = ${p}^2 + ${q}^2 = ${square}$. Vậy ${circle(a, b, square)}.`,
    };
  }),
  mc('M2', 'tiếp tuyến của đường tròn tại một điểm', (r) => {
    const [a, b] = [r.int(1, 3), r.int(-2, 2)];
    const [p, q] = r.pick([
      [3, 4],
      [4, 3],
      [3, -4],
      [4, -3],
    ] as const);
    const M = [a + p, b + q] as const;
    const line = (u: number, v: number, x: number, y: number) =>
      `$${sum([u, 'x'], [v, 'y'], [-u * x - v * y, ''])} = 0$`;
    return {
      ask: [
        `Tiếp tuyến của đường tròn ${circle(a, b, 25)} tại điểm $M${pt(...M)}$ có phương trình là:`,
        `Cho đường tròn ${circle(a, b, 25)} và điểm $M${pt(...M)}$ thuộc đường tròn. Đường thẳng tiếp xúc với đường tròn tại $M$ là:`,
        `Bánh xe được mô hình hoá bởi đường tròn ${circle(a, b, 25)}, tiếp xúc với một tấm ván tại $M${pt(...M)}$. Tấm ván nằm trên đường thẳng:`,
      ],
      right: line(p, q, ...M),
      wrong: [
        [line(q, -p, ...M), 'lấy vectơ $\\overrightarrow{IM}$ làm vectơ chỉ phương, với $I$ là tâm'],
        [line(p, q, a, b), 'cho tiếp tuyến đi qua tâm'],
        [line(p, -q, ...M), 'nhầm dấu một toạ độ của vectơ pháp tuyến'],
      ],
      why: `Gọi tâm là $I${pt(a, b)}$; tiếp tuyến qua $M$ nhận $\\overrightarrow{IM} = ${pt(p, q)}$ làm vectơ pháp tuyến: ${line(p, q, ...M)}.`,
    };
  }),
  fb('M1', 'bán kính đường tròn từ phương trình khai triển', (r) => {
    const [a, b, R] = [r.int(1, 5), r.int(1, 5), r.int(3, 8)];
    const c = a * a + b * b - R * R;
    if (c === 0) throw new TooFewDistractors('no constant term');
    const f = `x^2 + y^2 - ${2 * a}x + ${2 * b}y ${signed(c)} = 0`;
    return {
      ask: [
        `Đường tròn $${f}$ có bán kính bằng bao nhiêu?`,
        `Tính bán kính của đường tròn $(C)$: $${f}$.`,
        `Vùng an toàn quanh một trạm điện có biên là đường tròn $${f}$ (đơn vị: mét). Bán kính của vùng đó là bao nhiêu mét?`,
      ],
      is: R,
      why: `Tâm $${pt(a, -b)}$, $R = \\sqrt{${a}^2 + (-${b})^2 - ${par(c)}} = \\sqrt{${R * R}} = ${R}$.`,
    };
  }),
  fb('M2', 'khoảng cách giữa hai đường thẳng song song', (r) => {
    const [a, b] = r.pick([
      [3, 4],
      [4, 3],
      [6, 8],
      [5, 12],
    ] as const);
    const h = Math.hypot(a, b);
    const [c, d] = [r.int(1, 6), r.int(2, 4)];
    return {
      ask: [
        `Tính khoảng cách giữa hai đường thẳng song song $${a}x + ${b}y + ${c} = 0$ và $${a}x + ${b}y - ${h * d - c} = 0$.`,
        `Hai mép của một con đường thẳng nằm trên các đường thẳng $${a}x + ${b}y + ${c} = 0$ và $${a}x + ${b}y - ${h * d - c} = 0$ (đơn vị: mét). Con đường rộng bao nhiêu mét?`,
        `Khoảng cách từ một điểm bất kì của đường thẳng $${a}x + ${b}y + ${c} = 0$ đến đường thẳng $${a}x + ${b}y - ${h * d - c} = 0$ bằng bao nhiêu?`,
      ],
      is: d,
      why: `Hai đường thẳng có cùng vectơ pháp tuyến $${pt(a, b)}$; khoảng cách là $\\dfrac{|${c} - (-${h * d - c})|}{\\sqrt{${a}^2 + ${b}^2}} = \\dfrac{${h * d}}{${h}} = ${d}$.`,
    };
  }),
  tf('M2', 'căn phòng vòm hình elip', (_, turn) => {
    const [a, b, c] = (
      [
        [5, 4, 3],
        [13, 12, 5],
        [10, 8, 6],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Cho elip $(E)$ có phương trình $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$.`,
        `Mặt bằng một phòng trưng bày là hình elip $(E)$: $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$ (đơn vị: mét).`,
        `Quỹ đạo của một vệ tinh mô hình là elip $(E)$: $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$ (đơn vị: dm).`,
      ],
      say: [
        [
          `$(E)$ đi qua điểm $${pt(a, 0)}$.`,
          `$(E)$ đi qua điểm $${pt(0, a)}$.`,
          `thay $x = ${a}$, $y = 0$ được vế trái bằng 1; điểm $${pt(0, a)}$ không thoả mãn.`,
        ],
        [
          `Tiêu cự của $(E)$ bằng ${2 * c}.`,
          `Tiêu cự của $(E)$ bằng ${c}.`,
          `$c = \\sqrt{${a * a} - ${b * b}} = ${c}$, tiêu cự là $2c = ${2 * c}$.`,
        ],
        [
          `Hai tiêu điểm là $${pt(-c, 0)}$ và $${pt(c, 0)}$.`,
          `Hai tiêu điểm là $${pt(0, -c)}$ và $${pt(0, c)}$.`,
          'hai tiêu điểm nằm trên trục hoành vì mẫu số dưới $x^2$ lớn hơn.',
        ],
        [
          `Với mọi điểm $M$ thuộc $(E)$, tổng khoảng cách từ $M$ đến hai tiêu điểm bằng ${2 * a}.`,
          `Với mọi điểm $M$ thuộc $(E)$, tổng khoảng cách từ $M$ đến hai tiêu điểm bằng ${a}.`,
          `tổng đó bằng $2a = ${2 * a}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'điểm trên con đường gần trạm nhất', (r) => {
    const [a, b, k] = [r.int(-2, 3), r.int(-2, 3), r.int(1, 3)];
    // The road x − 2y + c = 0 through the foot H(a; b); the station is H + k(1; −2).
    const S = [a + k, b - 2 * k] as const;
    const c = 2 * b - a;
    const d = sum([1, 'x'], [-2, 'y'], [c, '']);
    return {
      ask: [
        `Trên bản đồ toạ độ (đơn vị: km), một con đường nằm trên đường thẳng $d$: $${d} = 0$ và trạm y tế ở điểm $S${pt(...S)}$. Tìm toạ độ điểm $H$ trên con đường gần trạm y tế nhất và khoảng cách $SH$.`,
        `Cho đường thẳng $d$: $${d} = 0$ và điểm $S${pt(...S)}$. Viết phương trình đường thẳng đi qua $S$ và vuông góc với $d$, tìm hình chiếu vuông góc $H$ của $S$ trên $d$ và độ dài $SH$.`,
        `Một con tàu đi theo đường thẳng $d$: $${d} = 0$ (đơn vị: km), ngọn hải đăng đặt tại $S${pt(...S)}$. Con tàu ở vị trí $H$ nào thì gần hải đăng nhất, khi đó cách hải đăng bao nhiêu?`,
      ],
      solution: `Điểm gần $S$ nhất là hình chiếu vuông góc $H$ của $S$ trên $d$.\nĐường thẳng qua $S$ và vuông góc với $d$ có vectơ pháp tuyến $(2;\\,1)$: $2(x - ${par(S[0])}) + (y - ${par(S[1])}) = 0$, tức là $${sum([2, 'x'], [1, 'y'], [-2 * S[0] - S[1], ''])} = 0$.\nGiải hệ $\\begin{cases} ${d} = 0 \\\\ ${sum([2, 'x'], [1, 'y'], [-2 * S[0] - S[1], ''])} = 0 \\end{cases}$ được $H${pt(a, b)}$.\n$SH = \\sqrt{(${a} - ${par(S[0])})^2 + (${b} - ${par(S[1])})^2} = \\sqrt{${5 * k * k}} = ${k === 1 ? '' : k}\\sqrt{5}$.`,
    };
  }),
]);

export const geometry10Third: readonly Template[] = [...triangles, ...vectors, ...coordinates];
