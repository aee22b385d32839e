/** Geometry of grade 10: a second choice for each place of the tests of a term. */
import type { FigureOf } from '@vumon/figures';
import { TooFewDistractors } from '../../../kit.ts';
import { gcd, n, nonZero, par, plain, root, type Template } from '../../template.ts';
import { withLabels } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, sum, unit } from '../kit.ts';

const triangle = (a: number, b: number, c: number): FigureOf<'triangle'> => ({
  version: 1,
  kind: 'triangle',
  names: ['A', 'B', 'C'],
  sides: [a, b, c],
  parts: [],
});

const triangles: readonly Template[] = unit(10, 'Hệ thức lượng trong tam giác', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận dạng tam giác theo ba cạnh', [
    [
      'Tam giác $ABC$ có $BC = 7$, $CA = 5$, $AB = 4$. Góc $A$ là:',
      'góc tù',
      [
        ['góc nhọn', 'xét dấu của $BC^2 - CA^2 - AB^2$ mà quên rằng côsin có dấu ngược lại'],
        ['góc vuông', 'không so sánh $BC^2$ với $CA^2 + AB^2$'],
        ['góc bẹt', 'nhầm góc tù với góc bẹt'],
      ],
      '$BC^2 = 49 > CA^2 + AB^2 = 25 + 16 = 41$ nên $\\cos A < 0$.',
    ],
    [
      'Một mảnh đất hình tam giác có ba cạnh 5 m, 12 m, 13 m. Góc lớn nhất của mảnh đất là:',
      'góc vuông',
      [
        ['góc nhọn', 'không kiểm tra định lí Pythagore đảo'],
        ['góc tù', 'cho rằng cạnh 13 m quá dài'],
        ['góc $60^\\circ$', 'coi tam giác là tam giác đều'],
      ],
      'Góc lớn nhất đối diện với cạnh 13 m và $13^2 = 5^2 + 12^2$.',
    ],
    [
      'Khung sắt hình tam giác có ba cạnh dài 6 dm, 7 dm và 8 dm. Khung đó là:',
      'tam giác nhọn',
      [
        ['tam giác tù', 'so sánh $8^2$ với $6^2 + 7^2$ sai'],
        ['tam giác vuông', 'không so sánh bình phương các cạnh'],
        ['tam giác cân', 'không để ý ba cạnh khác nhau'],
      ],
      'Cạnh lớn nhất là 8 dm và $8^2 = 64 < 6^2 + 7^2 = 85$ nên góc lớn nhất là góc nhọn.',
    ],
  ]),
  set('M1', 'giá trị lượng giác của góc đặc biệt', [
    [
      'Giá trị của $\\cos 120^\\circ$ là:',
      '$-\\dfrac{1}{2}$',
      [
        ['$\\dfrac{1}{2}$', 'quên rằng côsin của góc tù âm'],
        ['$-\\dfrac{\\sqrt{3}}{2}$', 'nhầm với $\\cos 150^\\circ$'],
        ['$\\dfrac{\\sqrt{3}}{2}$', 'nhầm với $\\sin 120^\\circ$'],
      ],
      '$\\cos 120^\\circ = -\\cos 60^\\circ = -\\dfrac{1}{2}$.',
    ],
    [
      'Trong các số sau, số nào bằng $\\sin 150^\\circ$?',
      '$\\dfrac{1}{2}$',
      [
        ['$-\\dfrac{1}{2}$', 'cho rằng sin của góc tù âm'],
        ['$\\dfrac{\\sqrt{3}}{2}$', 'nhầm với $\\sin 120^\\circ$'],
        ['$-\\dfrac{\\sqrt{3}}{2}$', 'nhầm với $\\cos 150^\\circ$'],
      ],
      '$\\sin 150^\\circ = \\sin 30^\\circ = \\dfrac{1}{2}$.',
    ],
    [
      'Mái nhà tạo với phương ngang góc $\\alpha$, với $\\alpha$ bù với góc $135^\\circ$. Khi đó $\\tan\\alpha$ bằng:',
      '$1$',
      [
        ['$-1$', 'lấy tang của góc $135^\\circ$'],
        ['$\\dfrac{\\sqrt{2}}{2}$', 'lấy sin thay cho tang'],
        ['$\\sqrt{3}$', 'nhầm với tang của góc $60^\\circ$'],
      ],
      '$\\alpha = 180^\\circ - 135^\\circ = 45^\\circ$ và $\\tan 45^\\circ = 1$.',
    ],
  ]),
  mc('M2', 'cạnh đối diện với góc 120 độ', (r) => {
    const k = r.int(1, 4);
    const [b, c, a] = r.pick([
      [3, 5, 7],
      [7, 8, 13],
      [5, 16, 19],
    ] as const);
    const [x, y, z] = [b * k, c * k, a * k];
    return {
      ask: [
        `Tam giác $ABC$ ở hình bên có $AB = ${x}$, $AC = ${y}$ và $\\widehat{A} = 120^\\circ$. Độ dài cạnh $BC$ là:`,
        `Từ cảng $A$, hai tàu $B$ và $C$ đi theo hai hướng tạo với nhau góc $120^\\circ$, đi được lần lượt ${x} km và ${y} km. Khoảng cách (km) giữa hai tàu là:`,
        `Hai con đường thẳng từ ngã ba $A$ tạo với nhau góc $120^\\circ$. Trạm $B$ và trạm $C$ nằm trên hai con đường, $AB = ${x}$ km, $AC = ${y}$ km. Khoảng cách $BC$ (km) là:`,
      ],
      right: z,
      wrong: [
        [`$\\sqrt{${x * x + y * y - x * y}}$`, 'lấy côsin của góc $120^\\circ$ bằng $\\dfrac{1}{2}$'],
        [`$\\sqrt{${x * x + y * y}}$`, 'dùng định lí Pythagore'],
        [`$\\sqrt{${n(x * x + y * y + (x * y) / 2)}}$`, 'quên hệ số 2 trước tích'],
      ],
      why: `$BC^2 = ${x}^2 + ${y}^2 - 2 \\cdot ${x} \\cdot ${y} \\cdot \\cos 120^\\circ = ${x * x} + ${y * y} + ${x * y} = ${z * z}$, nên $BC = ${z}$.`,
      figure: withLabels(triangle(z, y, x), ['', `${y}`, `${x}`], ['120°', '', '']),
    };
  }),
  fb('M1', 'cạnh tính bằng định lí sin', (r) => {
    const k = r.int(2, 9);
    const [p, q] = r.pick([
      [3, 4],
      [4, 5],
      [3, 5],
    ] as const);
    const [sinA, sinB] = [p / 8, q / 8];
    return {
      ask: [
        `Tam giác $ABC$ có $\\sin A = ${n(sinA)}$, $\\sin B = ${n(sinB)}$ và $BC = ${p * k}$ cm. Tính $AC$ (cm).`,
        `Ba cột mốc $A$, $B$, $C$ tạo thành tam giác với $BC = ${p * k}$ m. Đo góc được $\\sin A = ${n(sinA)}$ và $\\sin B = ${n(sinB)}$. Khoảng cách $AC$ là bao nhiêu mét?`,
        `Một thửa ruộng hình tam giác $ABC$ có cạnh $BC$ dài ${p * k} m, $\\sin A = ${n(sinA)}$, $\\sin B = ${n(sinB)}$. Cạnh $AC$ dài bao nhiêu mét?`,
      ],
      is: q * k,
      why: `Theo định lí sin, $\\dfrac{AC}{\\sin B} = \\dfrac{BC}{\\sin A}$ nên $AC = \\dfrac{${p * k} \\cdot ${n(sinB)}}{${n(sinA)}} = ${q * k}$.`,
    };
  }),
  tf('M1', 'công thức trong tam giác có ba cạnh cho trước', (r) => {
    const [a, b, c] = r.pick([
      [7, 6, 5],
      [8, 7, 5],
      [9, 8, 7],
      [10, 9, 5],
    ] as const);
    return {
      ask: shown(`tam giác $ABC$ có $BC = ${a}$, $CA = ${b}$, $AB = ${c}$`),
      say: [
        [
          `Nửa chu vi của tam giác bằng ${plain((a + b + c) / 2)}.`,
          `Nửa chu vi của tam giác bằng ${a + b + c}.`,
          `$p = \\dfrac{${a} + ${b} + ${c}}{2} = ${n((a + b + c) / 2)}$.`,
        ],
        [
          `$\\cos A = \\dfrac{${b}^2 + ${c}^2 - ${a}^2}{2 \\cdot ${b} \\cdot ${c}}$.`,
          `$\\cos A = \\dfrac{${a}^2 + ${b}^2 - ${c}^2}{2 \\cdot ${a} \\cdot ${b}}$.`,
          'trong hệ quả của định lí côsin, bình phương cạnh đối diện với góc mang dấu trừ.',
        ],
        [
          'Góc lớn nhất của tam giác là góc $A$.',
          'Góc lớn nhất của tam giác là góc $C$.',
          `cạnh lớn nhất là $BC = ${a}$, đối diện với góc $A$.`,
        ],
        [
          `Bán kính đường tròn ngoại tiếp là $R = \\dfrac{${a}}{2\\sin A}$.`,
          `Bán kính đường tròn ngoại tiếp là $R = \\dfrac{${a}}{\\sin A}$.`,
          'theo định lí sin, $\\dfrac{BC}{\\sin A} = 2R$.',
        ],
      ],
      figure: withLabels(triangle(a, b, c), [`${a}`, `${b}`, `${c}`]),
    };
  }),
  ew('M3', 'chiều cao tháp từ hai vị trí', (r) => {
    const d = 2 * r.int(10, 40);
    return {
      ask: [
        `Từ hai vị trí $A$ và $B$ trên mặt đất cách nhau ${d} m, thẳng hàng với chân $C$ của một tháp ($B$ nằm giữa $A$ và $C$), người ta nhìn đỉnh $D$ của tháp dưới các góc $\\widehat{DAC} = 30^\\circ$ và $\\widehat{DBC} = 60^\\circ$. Tính chiều cao $CD$ của tháp.`,
        `Bạn Sơn đứng ở $A$ nhìn ngọn cây $D$ với góc nâng $30^\\circ$ so với mặt đất, đi thẳng ${d} m về phía gốc cây $C$ đến $B$ thì góc nâng là $60^\\circ$. Tính chiều cao $CD$ của cây (bỏ qua chiều cao của mắt).`,
        `Để đo chiều cao $CD$ của cột ăng-ten, người ta chọn hai điểm $A$, $B$ trên mặt đất sao cho $A$, $B$, $C$ thẳng hàng theo thứ tự đó, $AB = ${d}$ m, $\\widehat{DAC} = 30^\\circ$, $\\widehat{DBC} = 60^\\circ$. Tính $CD$.`,
      ],
      solution: `Góc $DBC$ là góc ngoài của tam giác $ABD$ nên $\\widehat{ADB} = 60^\\circ - 30^\\circ = 30^\\circ$.\nÁp dụng định lí sin trong tam giác $ABD$: $\\dfrac{BD}{\\sin 30^\\circ} = \\dfrac{AB}{\\sin 30^\\circ}$, nên $BD = AB = ${d}$ (m).\nTam giác $BCD$ vuông tại $C$: $CD = BD\\sin 60^\\circ$.\n$CD = ${d} \\cdot \\dfrac{\\sqrt{3}}{2} = ${d / 2}\\sqrt{3}$ (m).`,
    };
  }),
]);

const vectors: readonly Template[] = unit(10, 'Vectơ trong mặt phẳng', ({ set, ew }) => [
  set('M1', 'hai vectơ bằng nhau', [
    [
      'Cho hình bình hành $ABCD$ có tâm $O$. Vectơ nào sau đây bằng $\\overrightarrow{AB}$?',
      '$\\overrightarrow{DC}$',
      [
        ['$\\overrightarrow{CD}$', 'chỉ xét độ dài và phương, không xét hướng'],
        ['$\\overrightarrow{BC}$', 'nhầm cạnh kề'],
        ['$\\overrightarrow{OB}$', 'chỉ thấy hai vectơ có chung điểm cuối'],
      ],
      '$AB$ và $DC$ song song, bằng nhau và $\\overrightarrow{AB}$, $\\overrightarrow{DC}$ cùng hướng.',
    ],
    [
      'Cho lục giác đều $ABCDEF$ tâm $O$. Vectơ nào sau đây bằng $\\overrightarrow{AB}$?',
      '$\\overrightarrow{OC}$',
      [
        ['$\\overrightarrow{DE}$', 'không để ý hướng ngược lại'],
        ['$\\overrightarrow{OB}$', 'chỉ xét độ dài'],
        ['$\\overrightarrow{BC}$', 'chỉ xét độ dài hai cạnh của lục giác đều'],
      ],
      'Tứ giác $ABCO$ là hình thoi nên $\\overrightarrow{AB} = \\overrightarrow{OC}$.',
    ],
    [
      'Gọi $M$ là trung điểm của đoạn thẳng $AB$. Khẳng định nào sau đây đúng?',
      '$\\overrightarrow{AM} = \\overrightarrow{MB}$',
      [
        ['$\\overrightarrow{MA} = \\overrightarrow{MB}$', 'chỉ xét độ dài, không xét hướng'],
        ['$\\overrightarrow{AM} = \\overrightarrow{BM}$', 'không để ý hai vectơ ngược hướng'],
        ['$\\overrightarrow{AB} = 2\\overrightarrow{MA}$', 'nhầm hướng của $\\overrightarrow{MA}$'],
      ],
      '$\\overrightarrow{AM}$ và $\\overrightarrow{MB}$ cùng hướng, cùng độ dài.',
    ],
  ]),
  ew('M3', 'hợp lực của hai lực', (r) => {
    const k = r.int(1, 5);
    const [p, q, t] = r.pick([
      [3, 5, 7],
      [7, 8, 13],
      [5, 16, 19],
    ] as const);
    const [x, y, z] = [p * k, q * k, t * k];
    return {
      ask: [
        `Hai lực $\\vec F_1$, $\\vec F_2$ cùng đặt vào một vật, có độ lớn ${x} N và ${y} N, tạo với nhau góc $60^\\circ$. Tính độ lớn của hợp lực $\\vec F = \\vec F_1 + \\vec F_2$ và độ lớn của lực $\\vec F_3$ để vật đứng yên khi chịu cả ba lực.`,
        `Hai bạn kéo một chiếc xe đồ chơi bằng hai lực $\\vec F_1$, $\\vec F_2$ có độ lớn ${x} N và ${y} N, hai dây kéo tạo với nhau góc $60^\\circ$. Tính độ lớn của hợp lực $\\vec F$ và của lực $\\vec F_3$ (lực cản) khi xe đứng yên.`,
        `Một vòng treo chịu hai lực kéo $\\vec F_1$, $\\vec F_2$ với $|\\vec F_1| = ${x}$ N, $|\\vec F_2| = ${y}$ N, góc giữa hai lực là $60^\\circ$. Tính $|\\vec F_1 + \\vec F_2|$ và độ lớn của lực $\\vec F_3$ giữ cho vòng cân bằng.`,
      ],
      solution: `Đặt $\\vec F = \\vec F_1 + \\vec F_2$. Bình phương vô hướng: $|\\vec F|^2 = |\\vec F_1|^2 + |\\vec F_2|^2 + 2\\vec F_1 \\cdot \\vec F_2$.\n$\\vec F_1 \\cdot \\vec F_2 = ${x} \\cdot ${y} \\cdot \\cos 60^\\circ = ${n((x * y) / 2)}$.\n$|\\vec F|^2 = ${x * x} + ${y * y} + ${x * y} = ${z * z}$ nên $|\\vec F| = ${z}$ (N).\nVật đứng yên khi $\\vec F + \\vec F_3 = \\vec 0$, do đó $|\\vec F_3| = |\\vec F| = ${z}$ (N), ngược hướng với $\\vec F$.`,
    };
  }),
]);

const line = (a: number, b: number, c: number): string => `${sum([a, 'x'], [b, 'y'], [c, ''])} = 0`;

const plane: readonly Template[] = unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'phương trình tham số của đường thẳng', (r) => {
    const [x, y] = [nonZero(r, -5, 5), nonZero(r, -5, 5)];
    const [u, v] = [r.int(2, 6), -r.int(2, 6)];
    if (x === u || y === v) throw new TooFewDistractors('the same numbers');
    const system = (p: number, a: number, q: number, b: number) =>
      `$\\begin{cases} x = ${sum([p, ''], [a, 't'])} \\\\ y = ${sum([q, ''], [b, 't'])} \\end{cases}$`;
    return {
      ask: [
        `Đường thẳng đi qua $A${pt(x, y)}$ và có vectơ chỉ phương $\\vec u = ${pt(u, v)}$ có phương trình tham số là:`,
        `Một xe chạy thẳng, lúc đầu ở $A${pt(x, y)}$, mỗi giờ di chuyển theo vectơ $\\vec u = ${pt(u, v)}$. Vị trí $(x;\\,y)$ của xe sau $t$ giờ là:`,
        `Viết phương trình tham số của đường thẳng qua điểm $A${pt(x, y)}$, song song với giá của $\\vec u = ${pt(u, v)}$.`,
      ],
      right: system(x, u, y, v),
      wrong: [
        [system(u, x, v, y), 'đổi chỗ toạ độ điểm và vectơ'],
        [system(-x, u, -y, v), 'đổi dấu toạ độ của điểm'],
        [system(x, -v, y, u), 'dùng vectơ vuông góc với $\\vec u$'],
      ],
      why: `$x = x_0 + at$, $y = y_0 + bt$ với $(x_0;\\,y_0) = ${pt(x, y)}$ và $(a;\\,b) = ${pt(u, v)}$.`,
    };
  }),
  mc('M1', 'đường thẳng song song với đường thẳng cho trước', (r) => {
    const [a, b, c] = [r.int(1, 4), nonZero(r, -5, 5), nonZero(r, -6, 6)];
    if (a === Math.abs(b)) throw new TooFewDistractors('the same coefficients');
    return {
      ask: [
        `Đường thẳng nào sau đây song song với $d$: $${line(a, b, c)}$?`,
        `Một con đường thẳng trên bản đồ có phương trình $${line(a, b, c)}$. Con đường nào song song với nó?`,
        `Trong các đường thẳng sau, đường thẳng không có điểm chung với $d$: $${line(a, b, c)}$ là:`,
      ],
      right: `$${line(2 * a, 2 * b, 2 * c + 3)}$`,
      wrong: [
        [`$${line(2 * a, 2 * b, 2 * c)}$`, 'không nhận ra đường thẳng trùng với $d$'],
        [`$${line(b, -a, c)}$`, 'lấy đường thẳng vuông góc với $d$'],
        [`$${line(a, -b, c + 1)}$`, 'đổi dấu một hệ số'],
      ],
      why: `$\\dfrac{${2 * a}}{${a}} = \\dfrac{${2 * b}}{${b}} = 2$ nhưng hệ số tự do $${2 * c + 3} \\ne 2 \\cdot ${par(c)}$.`,
    };
  }),
  set('M1', 'phương trình chính tắc của elip, hypebol, parabol', [
    [
      'Elip $\\dfrac{x^2}{25} + \\dfrac{y^2}{9} = 1$ có độ dài trục lớn bằng:',
      10,
      [
        [5, 'lấy nửa trục lớn'],
        [25, 'lấy mẫu số của $x^2$'],
        [6, 'lấy độ dài trục nhỏ'],
      ],
      '$a^2 = 25$ nên $a = 5$, trục lớn dài $2a = 10$.',
    ],
    [
      'Parabol $y^2 = 8x$ có tiêu điểm là:',
      '$F(2;\\,0)$',
      [
        ['$F(4;\\,0)$', 'lấy $p$ thay cho $\\dfrac{p}{2}$'],
        ['$F(8;\\,0)$', 'lấy hệ số của $x$'],
        ['$F(0;\\,2)$', 'nhầm trục đối xứng'],
      ],
      '$2p = 8$ nên $p = 4$, tiêu điểm $F\\left(\\dfrac{p}{2};\\,0\\right) = (2;\\,0)$.',
    ],
    [
      'Hypebol $\\dfrac{x^2}{16} - \\dfrac{y^2}{9} = 1$ có tiêu cự bằng:',
      10,
      [
        [5, 'lấy $c$ thay cho $2c$'],
        [8, 'lấy $2a$'],
        [14, 'lấy $2(a + b)$'],
      ],
      '$c^2 = 16 + 9 = 25$, $c = 5$, tiêu cự $2c = 10$.',
    ],
  ]),
  mc('M1', 'điểm thuộc đường thẳng', (r) => {
    const [a, b, x, y] = [r.int(2, 4), -r.int(1, 3), r.int(2, 5), r.int(1, 4)];
    if (x === y) throw new TooFewDistractors('equal coordinates');
    const c = -(a * x + b * y);
    const on = (p: number, q: number) => a * p + b * q + c === 0;
    const wrong = (
      [
        [[y, x], 'đổi chỗ hoành độ và tung độ'],
        [[-x, -y], 'đổi dấu cả hai toạ độ'],
        [[a, b], 'lấy toạ độ của vectơ pháp tuyến'],
        [[x + 1, y], 'tính nhầm khi thay toạ độ'],
      ] as const
    ).filter(([[p, q]]) => !on(p, q));
    return {
      ask: [
        `Điểm nào sau đây thuộc đường thẳng $${line(a, b, c)}$?`,
        `Đường thẳng $d$: $${line(a, b, c)}$ đi qua điểm:`,
        `Tuyến cáp treo trên bản đồ có phương trình $${line(a, b, c)}$. Trạm nào sau đây nằm trên tuyến cáp?`,
      ],
      right: `$${pt(x, y)}$`,
      wrong: wrong.map(([[p, q], mistake]) => [`$${pt(p, q)}$`, mistake] as const),
      why: `$${a} \\cdot ${x} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${y}${c === 0 ? '' : ` ${signed(c)}`} = 0$.`,
    };
  }),
  mc('M2', 'góc giữa hai đường thẳng', (r) => {
    const [[a, b], [c, d], angle] = r.pick([
      [[1, 2], [3, 1], 45],
      [[2, 1], [1, -2], 90],
      [[1, -3], [2, -1], 45],
      [[3, 2], [5, -1], 45],
      [[4, 3], [3, -4], 90],
    ] as const);
    const [e, f] = [r.int(-7, 7), r.int(-7, 7)];
    const dot = a * c + b * d;
    return {
      ask: [
        `Góc giữa hai đường thẳng $${line(a, b, e)}$ và $${line(c, d, f)}$ bằng:`,
        `Hai con đường thẳng trên bản đồ có phương trình $${line(a, b, e)}$ và $${line(c, d, f)}$. Góc giữa hai con đường là:`,
        `Cho $d_1$: $${line(a, b, e)}$ và $d_2$: $${line(c, d, f)}$. Số đo của góc giữa $d_1$ và $d_2$ là:`,
      ],
      right: `$${angle}^\\circ$`,
      wrong: [30, 45, 60, 90]
        .filter((one) => one !== angle)
        .map((one) => {
          const mistake =
            one === 90 ? 'cho rằng hai vectơ pháp tuyến vuông góc' : `nhớ nhầm côsin của góc $${one}^\\circ$`;
          return [`$${one}^\\circ$`, mistake] as const;
        }),
      why: `Hai vectơ pháp tuyến $${pt(a, b)}$, $${pt(c, d)}$ có tích vô hướng bằng ${n(dot)}, độ dài $\\sqrt{${a * a + b * b}}$ và $\\sqrt{${c * c + d * d}}$; $\\cos\\varphi = ${dot === 0 ? '0' : `\\dfrac{|${dot}|}{\\sqrt{${a * a + b * b}} \\cdot \\sqrt{${c * c + d * d}}} = \\dfrac{\\sqrt{2}}{2}`}$ nên $\\varphi = ${angle}^\\circ$.`,
    };
  }),
  fb('M1', 'giao điểm với trục hoành', (r, turn) => {
    const [a, b, x] = [r.int(2, 6), nonZero(r, -7, 7), r.int(2, 9)];
    const d = line(a, b, -a * x);
    return {
      ask: [
        `Đường thẳng $${d}$ cắt trục $Ox$ tại điểm có hoành độ bằng bao nhiêu?`,
        `Một con đường thẳng trên bản đồ có phương trình $${d}$; trục $Ox$ là bờ kênh. Con đường gặp bờ kênh tại điểm có hoành độ bằng bao nhiêu?`,
        `Điểm $M(m;\\,0)$ thuộc đường thẳng $${d}$. Tìm $m$.`,
      ],
      is: x,
      why:
        turn === 2
          ? `Thay toạ độ của $M$: $${a}m - ${a * x} = 0$, nên $m = ${x}$.`
          : `Với $y = 0$ ta có $${a}x = ${a * x}$, nên $x = ${x}$.`,
    };
  }),
  tf('M2', 'vùng phát sóng và con đường', (r, turn) => {
    const length = turn === 2 ? 'm' : 'km';
    const [a, b] = [r.int(-2, 3), r.int(-2, 3)];
    const [dist, R, half] = r.pick([
      [3, 5, 4],
      [4, 5, 3],
      [6, 10, 8],
    ] as const);
    const c = -(3 * a + 4 * b) - 5 * dist;
    const square = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
    const circle = (e: number) => `$${square('x', a)} + ${square('y', b)} = ${e}$`;
    const d = line(3, 4, c);
    return {
      ask: [
        `Trên bản đồ (đơn vị: km), trạm phát sóng đặt tại $I${pt(a, b)}$ có vùng phủ sóng là hình tròn bán kính ${R} km. Một con đường thẳng có phương trình $d$: $${d}$.`,
        `Đài quan sát đặt ở $I${pt(a, b)}$ phát hiện được vật cách không quá ${R} km (hệ trục có đơn vị km). Một máy bay bay thẳng theo đường $d$: $${d}$.`,
        `Một vòi phun nước đặt tại $I${pt(a, b)}$ tưới được hình tròn bán kính ${R} m (hệ trục có đơn vị m). Luống rau thẳng nằm trên đường $d$: $${d}$.`,
      ],
      say: [
        [
          `Đường tròn giới hạn vùng này có phương trình ${circle(R * R)}.`,
          `Đường tròn giới hạn vùng này có phương trình ${circle(R)}.`,
          'vế phải là bình phương bán kính.',
        ],
        [
          `Khoảng cách từ $I$ đến $d$ bằng ${dist} ${length}.`,
          `Khoảng cách từ $I$ đến $d$ bằng ${5 * dist} ${length}.`,
          `$\\dfrac{|3 \\cdot ${par(a)} + 4 \\cdot ${par(b)}${c === 0 ? '' : ` ${signed(c)}`}|}{\\sqrt{3^2 + 4^2}} = \\dfrac{${5 * dist}}{5} = ${dist}$.`,
        ],
        [
          'Đường thẳng $d$ cắt đường tròn giới hạn vùng này tại hai điểm.',
          'Đường thẳng $d$ không có điểm chung với vùng này.',
          `khoảng cách ${dist} nhỏ hơn bán kính ${R}.`,
        ],
        [
          `Đoạn của $d$ nằm trong vùng này dài ${2 * half} ${length}.`,
          `Đoạn của $d$ nằm trong vùng này dài ${half} ${length}.`,
          `nửa dây cung bằng $\\sqrt{${R}^2 - ${dist}^2} = ${half}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'đường tròn có đường kính cho trước và tiếp tuyến', (r) => {
    const [x, y] = [r.int(-3, 3), r.int(-3, 3)];
    const [u, v] = [nonZero(r, -4, 4), r.int(1, 4)];
    const shared = gcd(u, v);
    const A = [x - u, y - v] as const;
    const B = [x + u, y + v] as const;
    const square = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
    return {
      ask: [
        `Trong mặt phẳng $Oxy$, cho $A${pt(...A)}$ và $B${pt(...B)}$. Viết phương trình đường tròn đường kính $AB$ và phương trình tiếp tuyến của nó tại $A$.`,
        `Một bồn hoa hình tròn có hai đầu đường kính là $A${pt(...A)}$, $B${pt(...B)}$ (đơn vị: m). Lập phương trình đường tròn viền bồn hoa và phương trình lối đi thẳng tiếp xúc với bồn hoa tại $A$.`,
        `Cho đường tròn $(C)$ nhận đoạn $AB$ với $A${pt(...A)}$, $B${pt(...B)}$ làm đường kính. Tìm tâm, bán kính, phương trình của $(C)$ và phương trình tiếp tuyến của $(C)$ tại $A$.`,
      ],
      solution: `Tâm $I$ là trung điểm của $AB$: $I${pt(x, y)}$.\nBán kính: $R = IA = \\sqrt{${par(u)}^2 + ${v}^2} = ${root(u * u + v * v)}$.\nPhương trình đường tròn: $${square('x', x)} + ${square('y', y)} = ${u * u + v * v}$.\nTiếp tuyến tại $A$ nhận $\\overrightarrow{AI} = ${pt(u, v)}$ làm vectơ pháp tuyến: $${line(u, v, -(u * A[0] + v * A[1]))}$${shared === 1 ? '' : `, tức là $${line(u / shared, v / shared, -(u * A[0] + v * A[1]) / shared)}$`}.`,
    };
  }),
]);

export const geometry10Second: readonly Template[] = [...triangles, ...vectors, ...plane];
