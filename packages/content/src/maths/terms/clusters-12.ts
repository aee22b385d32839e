/** Clusters of four statements for the graduation exam, mostly of the levels above those of the term tests. */
import { TooFewDistractors, type SeedQuestion } from '../../kit.ts';
import { fraction, instances, n, plain, poly, type Template } from '../template.ts';
import { chart, graph, plane, solid, variation } from './figure-kit.ts';
import { shown } from './figures/kit.ts';
import { pt, table, unit } from './kit.ts';

const turning: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ tf }) => [
  tf('M2', 'nhiệt độ trong bốn giờ theo hàm số bậc ba', (r) => {
    const c = r.int(18, 26);
    const f = `t^3 - 6t^2 + 9t + ${c}`;
    return {
      ask: [
        `Trong 4 giờ thử nghiệm, nhiệt độ của một lò ấm được mô tả bởi $T(t) = ${f}$ (°C), với $t$ (giờ) thuộc đoạn $[0;\\,4]$.`,
        `Nhiệt độ trong nhà kính sau $t$ giờ kể từ lúc mở mái che là $T(t) = ${f}$ (°C), $0 \\le t \\le 4$.`,
        `Cảm biến ghi nhiệt độ của bể nuôi tôm trong 4 giờ; kết quả được xấp xỉ bởi hàm số $T(t) = ${f}$ (°C), $t \\in [0;\\,4]$ tính bằng giờ.`,
      ],
      say: [
        ["$T'(t) = 3t^2 - 12t + 9$.", "$T'(t) = 3t^2 - 6t + 9$.", 'đạo hàm của $6t^2$ là $12t$.'],
        [
          'Nhiệt độ giảm trên khoảng thời gian từ 1 giờ đến 3 giờ.',
          'Nhiệt độ giảm trên khoảng thời gian từ 0 giờ đến 2 giờ.',
          "$T'(t) = 3(t - 1)(t - 3) < 0$ khi $1 < t < 3$.",
        ],
        [
          `Nhiệt độ cao nhất trong 4 giờ là ${c + 4} °C.`,
          `Nhiệt độ cao nhất trong 4 giờ là ${c} °C.`,
          `$T(0) = T(3) = ${c}$ và $T(1) = T(4) = ${c + 4}$.`,
        ],
        [
          `Trong 4 giờ có đúng ba thời điểm mà nhiệt độ bằng ${c + 2} °C.`,
          `Trong 4 giờ có đúng hai thời điểm mà nhiệt độ bằng ${c + 2} °C.`,
          `trên mỗi đoạn $[0;\\,1]$, $[1;\\,3]$, $[3;\\,4]$ nhiệt độ đi hết từ ${c} đến ${c + 4} hoặc ngược lại, nên nhận giá trị ${c + 2} đúng một lần.`,
        ],
      ],
    };
  }),
  tf('M2', 'số nghiệm của phương trình từ bảng biến thiên bậc ba', (r) => {
    const c = r.int(-2, 4);
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên'),
      figure: variation('cubic', [1, 0, -3, c]),
      say: [
        [
          'Hàm số đạt cực đại tại $x = -1$.',
          'Hàm số đạt cực đại tại $x = 1$.',
          "$f'(x)$ đổi dấu từ dương sang âm khi $x$ đi qua $-1$.",
        ],
        [
          `Giá trị cực tiểu của hàm số là $${c - 2}$.`,
          'Giá trị cực tiểu của hàm số là $1$.',
          `tại $x = 1$ hàm số nhận giá trị cực tiểu $${c - 2}$.`,
        ],
        [
          `Phương trình $f(x) = ${c + 1}$ có ba nghiệm phân biệt.`,
          `Phương trình $f(x) = ${c + 1}$ có một nghiệm duy nhất.`,
          `$${c - 2} < ${c + 1} < ${c + 2}$ nên đường thẳng $y = ${c + 1}$ cắt đồ thị tại ba điểm.`,
        ],
        [
          'Có đúng 3 số nguyên $m$ để phương trình $f(x) = m$ có ba nghiệm phân biệt.',
          'Có đúng 5 số nguyên $m$ để phương trình $f(x) = m$ có ba nghiệm phân biệt.',
          `cần $${c - 2} < m < ${c + 2}$, nên $m$ là một trong các số $${c - 1}$, $${c}$, $${c + 1}$.`,
        ],
      ],
    };
  }),
  tf('M3', 'họ hàm số bậc ba có tham số', (r) => {
    const [k, c] = [r.int(2, 6), r.int(1, 9)];
    const f = `x^3 - 3mx^2 + 3(m^2 - 1)x + ${c}`;
    return {
      ask: [
        `Cho hàm số $y = ${f}$, trong đó $m$ là tham số thực.`,
        `Xét họ đồ thị $(C_m)$ của các hàm số $y = ${f}$ ($m \\in \\mathbb{R}$).`,
        `Với mỗi số thực $m$, hàm số $y = ${f}$ có đồ thị là $(C_m)$.`,
      ],
      say: [
        [
          "$y' = 3x^2 - 6mx + 3(m^2 - 1)$.",
          "$y' = 3x^2 - 3mx + 3(m^2 - 1)$.",
          'đạo hàm của $3mx^2$ theo $x$ là $6mx$.',
        ],
        [
          'Hàm số có hai điểm cực trị với mọi giá trị của $m$.',
          'Hàm số chỉ có hai điểm cực trị khi $m > 1$.',
          "$y' = 3\\left[(x - m)^2 - 1\\right]$ luôn có hai nghiệm phân biệt $m - 1$ và $m + 1$.",
        ],
        [
          `Khi $m = ${k}$, hàm số đạt cực đại tại $x = ${k - 1}$.`,
          `Khi $m = ${k}$, hàm số đạt cực đại tại $x = ${k + 1}$.`,
          "$y'$ đổi dấu từ dương sang âm khi $x$ đi qua nghiệm nhỏ $m - 1$.",
        ],
        [
          'Khoảng cách giữa hai điểm cực trị của đồ thị bằng $2\\sqrt{5}$ với mọi $m$.',
          'Khoảng cách giữa hai điểm cực trị của đồ thị bằng $2$ với mọi $m$.',
          'hai hoành độ hơn kém nhau 2, hai tung độ hơn kém nhau 4, nên khoảng cách là $\\sqrt{2^2 + 4^2} = 2\\sqrt{5}$.',
        ],
      ],
    };
  }),
]);

const asymptotes: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ tf }) => [
  tf('M3', 'khoảng cách từ điểm của đồ thị đến hai tiệm cận', (r, turn) => {
    const [p, k] = [r.int(1, 2), [2, 8, 2][turn]!];
    const root = Math.sqrt(2 * k);
    const over = poly([1, k - p]);
    const f = `\\dfrac{${over}}{x - ${p}}`;
    return {
      ask: shown(`đồ thị $(C)$ của hàm số $y = ${f}$`, 'Gọi $I$ là giao điểm của hai đường tiệm cận.'),
      figure: graph('rational', [1, k - p, 1, -p], [-6, 8], [-6, 8]),
      say: [
        [
          `Đồ thị có tiệm cận đứng $x = ${p}$ và tiệm cận ngang $y = 1$.`,
          `Đồ thị có tiệm cận đứng $x = 1$ và tiệm cận ngang $y = ${p === 1 ? 0 : p}$.`,
          `mẫu bằng 0 khi $x = ${p}$, và $y$ dần tới 1 khi $x$ dần tới vô cực.`,
        ],
        [
          `$y = 1 + \\dfrac{${k}}{x - ${p}}$ với mọi $x \\ne ${p}$.`,
          `$y = 1 - \\dfrac{${k}}{x - ${p}}$ với mọi $x \\ne ${p}$.`,
          `$${over} = (x - ${p}) + ${k}$.`,
        ],
        [
          `Tích các khoảng cách từ một điểm bất kì của $(C)$ đến hai tiệm cận bằng ${k}.`,
          'Tích các khoảng cách từ một điểm của $(C)$ đến hai tiệm cận thay đổi theo điểm đó.',
          `hai khoảng cách là $|x - ${p}|$ và $|y - 1| = \\dfrac{${k}}{|x - ${p}|}$.`,
        ],
        [
          `Khoảng cách nhỏ nhất từ $I$ đến một điểm của $(C)$ bằng ${root}.`,
          `Khoảng cách nhỏ nhất từ $I$ đến một điểm của $(C)$ bằng ${k * 2}.`,
          `bình phương khoảng cách là $(x - ${p})^2 + \\dfrac{${k * k}}{(x - ${p})^2} \\ge ${2 * k}$, nên khoảng cách nhỏ nhất là $\\sqrt{${2 * k}} = ${root}$.`,
        ],
      ],
    };
  }),
]);

const best: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ tf }) => [
  tf('M2', 'đường ống từ đảo vào bờ', (r) => {
    const [a, b, root] = r.pick([
      [5, 4, 3],
      [5, 3, 4],
    ] as const);
    const h = root * r.int(1, 2);
    const x0 = (b * h) / root;
    const length = x0 + r.int(3, 8);
    return {
      ask: [
        `Đảo $C$ cách bờ biển thẳng một khoảng $AC = ${h}$ km như hình bên. Trạm $D$ ở trên bờ, $AD = ${length}$ km. Đường ống đi từ $C$ dưới biển đến $B$ trên bờ ($B$ nằm giữa $A$ và $D$), rồi theo bờ đến trạm $D$. Mỗi ki-lô-mét ống dưới biển tốn ${a} tỉ đồng, trên bờ tốn ${b} tỉ đồng. Đặt $AB = x$ (km), $0 \\le x \\le ${length}$.`,
        `Cáp điện được kéo từ giàn khoan $C$ đến điểm $B$ trên bờ, rồi dọc bờ đến nhà máy $D$. Điểm $A$ của bờ gần $C$ nhất, $AC = ${h}$ km như hình bên. Nhà máy cách $A$ một đoạn $AD = ${length}$ km, $B$ nằm giữa $A$ và $D$. Giá mỗi ki-lô-mét cáp là ${a} tỉ đồng dưới nước và ${b} tỉ đồng trên bờ. Đặt $AB = x$ km.`,
        `Người ta dẫn nước từ hồ $C$ đến khu dân cư $D$ bên con đường thẳng $AD = ${length}$ km; $CA$ vuông góc với đường, $CA = ${h}$ km. Ống đi thẳng từ $C$ đến $B$ thuộc đường (hình bên), rồi dọc đường đến $D$. Mỗi ki-lô-mét đoạn $CB$ tốn ${a} tỉ đồng, đoạn $BD$ tốn ${b} tỉ đồng. Đặt $AB = x$ (km).`,
      ],
      figure: plane('right', 40, { AB: 'x km', AC: `${h} km` }),
      say: [
        [`$BC = \\sqrt{x^2 + ${h * h}}$ (km).`, `$BC = x + ${h}$ (km).`, 'tam giác $ABC$ vuông tại $A$.'],
        [
          `Tổng chi phí (tỉ đồng) là $${a}\\sqrt{x^2 + ${h * h}} + ${b}(${length} - x)$.`,
          `Tổng chi phí (tỉ đồng) là $${b}\\sqrt{x^2 + ${h * h}} + ${a}(${length} - x)$.`,
          `đoạn $BC$ có giá ${a} tỉ đồng mỗi ki-lô-mét, đoạn $BD = ${length} - x$ có giá ${b} tỉ đồng mỗi ki-lô-mét.`,
        ],
        [
          `Chi phí nhỏ nhất khi $x = ${x0}$.`,
          `Chi phí nhỏ nhất khi $x = ${length}$.`,
          `đạo hàm $\\dfrac{${a}x}{\\sqrt{x^2 + ${h * h}}} - ${b}$ bằng 0 khi $${a}x = ${b}\\sqrt{x^2 + ${h * h}}$, tức là $${root}x = ${b * h}$, $x = ${x0}$; trước đó âm, sau đó dương.`,
        ],
        [
          `Chi phí nhỏ nhất là ${root * h + b * length} tỉ đồng.`,
          `Chi phí nhỏ nhất là ${a * h + b * length} tỉ đồng.`,
          `với $x = ${x0}$: $${a} \\cdot ${(a * h) / root} + ${b} \\cdot ${length - x0} = ${root * h + b * length}$.`,
        ],
      ],
    };
  }),
  tf('M3', 'hình chữ nhật nội tiếp trong vùng dưới parabol', (_, turn) => {
    const [k, c] = [[1, 3] as const, [2, 12] as const, [1, 3] as const][turn]!;
    return {
      ask: [
        `Hình bên là parabol $y = ${c} - x^2$. Hình chữ nhật $MNPQ$ có hai đỉnh $M$, $N$ trên trục hoành, hai đỉnh $P(x;\\,y)$, $Q$ trên parabol, với $0 < x < \\sqrt{${c}}$.`,
        `Mặt trước của một lều vòm nhỏ là phần giới hạn bởi parabol $y = ${c} - x^2$ (hình bên, đơn vị: dm) và mặt đất $Ox$. Người ta đặt một tấm biển hình chữ nhật $MNPQ$ với $MN$ trên mặt đất, $P$ có hoành độ $x > 0$ và $Q$ cùng thuộc parabol.`,
        `Trong vùng giới hạn bởi trục hoành và parabol $y = ${c} - x^2$ ở hình bên, vẽ hình chữ nhật có một cạnh nằm trên trục hoành và hai đỉnh thuộc parabol. Gọi $x$ ($x > 0$) là hoành độ của đỉnh bên phải thuộc parabol.`,
      ],
      figure: graph('quadratic', [-1, 0, c], [-5, 5], [-2, c + 2], { extrema: false }),
      say: [
        [
          'Cạnh của hình chữ nhật nằm trên trục hoành dài $2x$.',
          'Cạnh của hình chữ nhật nằm trên trục hoành dài $x$.',
          'parabol nhận trục tung làm trục đối xứng, nên hai đỉnh có hoành độ $x$ và $-x$.',
        ],
        [
          `Diện tích hình chữ nhật là $S(x) = ${2 * c}x - 2x^3$.`,
          `Diện tích hình chữ nhật là $S(x) = ${c}x - x^3$.`,
          `$S(x) = 2x(${c} - x^2) = ${2 * c}x - 2x^3$.`,
        ],
        [
          `Diện tích lớn nhất khi $x = ${k}$.`,
          `Diện tích lớn nhất khi $x = ${k === 1 ? '\\sqrt{2}' : 3}$.`,
          `$S'(x) = ${2 * c} - 6x^2 = 0$ khi $x = ${k}$ (vì $x > 0$); $S$ tăng rồi giảm.`,
        ],
        [
          `Diện tích lớn nhất bằng ${4 * k ** 3}.`,
          `Diện tích lớn nhất bằng ${2 * k ** 3}.`,
          `$S(${k}) = 2 \\cdot ${k} \\cdot (${c} - ${k * k}) = ${4 * k ** 3}$.`,
        ],
      ],
    };
  }),
]);

const integrals: readonly Template[] = [
  ...unit(12, 'Nguyên hàm', ({ tf }) => [
    tf('M2', 'một nguyên hàm và đồ thị bậc nhất của đạo hàm', (r) => {
      const [p, a] = [r.int(1, 3), 2];
      return {
        ask: shown(
          'đường thẳng là đồ thị của hàm số $y = f(x)$',
          'Gọi $F(x)$ là một nguyên hàm của $f(x)$ trên $\\mathbb{R}$.',
        ),
        figure: graph('linear', [a, -a * p], [-3, 5], [-7, 5], { grid: true }),
        say: [
          [
            `$f(x) = 2x - ${2 * p}$.`,
            `$f(x) = 2x + ${2 * p}$.`,
            `đường thẳng đi qua hai điểm $(0;\\,-${2 * p})$ và $(${p};\\,0)$.`,
          ],
          [
            `$F(x) = x^2 - ${2 * p}x + C$ với $C$ là hằng số.`,
            `$F(x) = 2x^2 - ${2 * p}x + C$ với $C$ là hằng số.`,
            'nguyên hàm của $2x$ là $x^2$.',
          ],
          [
            `Hàm số $y = F(x)$ đạt cực tiểu tại $x = ${p}$.`,
            `Hàm số $y = F(x)$ đạt cực đại tại $x = ${p}$.`,
            `$F'(x) = f(x)$ đổi dấu từ âm sang dương khi $x$ đi qua ${p}.`,
          ],
          [`$F(0) = F(${2 * p})$.`, `$F(0) < F(${2 * p})$.`, `$F(${2 * p}) - F(0) = ${4 * p * p} - ${4 * p * p} = 0$.`],
        ],
      };
    }),
  ]),
  ...unit(12, 'Tích phân và ứng dụng', ({ tf }) => [
    tf('M3', 'cổng chào hình parabol', (r, turn) => {
      const [a, h, c, at, width, area] = (
        [
          [3, 9, 1, 5, 4, 36],
          [6, 9, 0.25, 5, 8, 72],
          [4, 12, 0.75, 9, 4, 64],
        ] as const
      )[turn]!;
      const price = r.pick([200, 250, 300]);
      const [front, cover] = (
        [
          ['mặt cổng', 'Căng bạt kín mặt cổng'],
          ['mặt trước nhà kho', 'Lợp tôn kín mặt trước nhà kho'],
          ['cửa vòm', 'Lắp kính kín cửa vòm'],
        ] as const
      )[turn]!;
      const square = { 1: 'x^2', 0.25: '\\dfrac{1}{4}x^2', 0.75: '\\dfrac{3}{4}x^2' }[c];
      return {
        ask: [
          `Cổng chào có dạng phần parabol ở phía trên trục hoành như hình bên (đơn vị mét): chân cổng rộng ${2 * a} m, cổng cao ${h} m.`,
          `Mặt trước của nhà kho là hình giới hạn bởi mặt đất (trục $Ox$) và parabol ở hình bên, rộng ${2 * a} m ở sát đất, chỗ cao nhất ${h} m.`,
          `Cửa vòm của một nhà hát giới hạn bởi parabol ở hình bên và trục hoành, chân cửa rộng ${2 * a} m, đỉnh cách mặt đất ${h} m. Mỗi đơn vị trên trục dài 1 m.`,
        ],
        figure: graph('quadratic', [-c, 0, h], [-a - 2, a + 2], [-2, h + 2], { extrema: false }),
        say: [
          [
            `Parabol có phương trình $y = ${h} - ${square}$.`,
            `Parabol có phương trình $y = ${h} + ${square}$.`,
            `parabol có đỉnh $(0;\\,${h})$ và cắt trục hoành tại $x = ${a}$, $x = -${a}$.`,
          ],
          [
            `Ở độ cao ${at} m, ${front} rộng ${width} m.`,
            `Ở độ cao ${at} m, ${front} rộng ${width / 2} m.`,
            `$${h} - ${square} = ${at}$ khi $x = \\pm ${width / 2}$, hai điểm cách nhau ${width} m.`,
          ],
          [
            `Diện tích của ${front} là ${area} m².`,
            `Diện tích của ${front} là ${area / 2} m².`,
            `$\\displaystyle\\int_{-${a}}^{${a}} \\left(${h} - ${square}\\right)\\mathrm{d}x = ${area}$.`,
          ],
          [
            `${cover} với giá ${price} nghìn đồng một mét vuông hết ${plain((area * price) / 1000)} triệu đồng.`,
            `${cover} với giá ${price} nghìn đồng một mét vuông hết ${plain((2 * a * h * price) / 1000)} triệu đồng.`,
            `$${area} \\cdot ${price} = ${area * price}$ (nghìn đồng).`,
          ],
        ],
      };
    }),
  ]),
];

const space: readonly Template[] = [
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ tf }) => [
    tf('M3', 'thiết bị bay theo hướng của một vectơ', (r, turn) => {
      const m = r.int(2, 6);
      const it = ['thiết bị', 'máy bay', 'con chim'][turn]!;
      return {
        ask: [
          `Trong hệ trục $Oxyz$ (đơn vị mét), một thiết bị bay thẳng từ $O$, mỗi giây dịch chuyển theo vectơ $\\vec{u} = (1;\\,2;\\,2)$. Trạm thu đặt tại $H${pt(9 * m, 0, 0)}$.`,
          `Một máy bay không người lái bay thẳng đều trong không gian $Oxyz$ (đơn vị mét) từ gốc $O$; sau mỗi giây nó dịch chuyển theo vectơ $\\vec{u} = (1;\\,2;\\,2)$. Máy quay đặt cố định tại $H${pt(9 * m, 0, 0)}$.`,
          `Trong hệ trục $Oxyz$ (đơn vị mét), một con chim bay thẳng đều từ $O$, mỗi giây dịch chuyển theo vectơ $\\vec{u} = (1;\\,2;\\,2)$. Người quan sát đứng ở $H${pt(9 * m, 0, 0)}$.`,
        ],
        say: [
          [`Tốc độ của ${it} là 3 m/s.`, `Tốc độ của ${it} là 5 m/s.`, '$|\\vec{u}| = \\sqrt{1^2 + 2^2 + 2^2} = 3$.'],
          [
            `Sau ${m} giây, ${it} ở điểm $${pt(m, 2 * m, 2 * m)}$.`,
            `Sau ${m} giây, ${it} ở điểm $${pt(m, 2, 2)}$.`,
            `sau ${m} giây, ${it} dịch chuyển theo vectơ $${m}\\vec{u} = ${pt(m, 2 * m, 2 * m)}$.`,
          ],
          [
            `Sau ${m} giây, đường thẳng nối ${it} với $H$ vuông góc với hướng bay.`,
            `Sau ${m} giây, đường thẳng nối ${it} với $H$ song song với hướng bay.`,
            `vectơ từ ${it} đến $H$ là $${pt(8 * m, -2 * m, -2 * m)}$; $${8 * m} \\cdot 1 - ${2 * m} \\cdot 2 - ${2 * m} \\cdot 2 = 0$.`,
          ],
          [
            `Khoảng cách ngắn nhất từ ${it} đến $H$ là $${6 * m}\\sqrt{2}$ m.`,
            `Khoảng cách ngắn nhất từ ${it} đến $H$ là $${9 * m}$ m.`,
            `khoảng cách ngắn nhất đạt được ở vị trí vuông góc: $\\sqrt{${8 * m}^2 + (-${2 * m})^2 + (-${2 * m})^2} = ${6 * m}\\sqrt{2}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ tf }) => [
    tf('M3', 'máy bay đi qua vùng quan sát của ra đa', (r) => {
      const [a, b, c, k] = [r.int(1, 6), r.int(1, 6), r.int(1, 3), r.pick([2, 3, 4])];
      const y = b + 3 * k;
      return {
        ask: [
          `Trong hệ trục $Oxyz$ (đơn vị km), ra đa đặt tại $I${pt(a, b, c)}$ quan sát được mọi vật cách nó không quá ${5 * k} km. Máy bay bay theo đường thẳng qua $M${pt(0, y, c)}$ và song song với trục $Ox$, mỗi phút bay ${2 * k} km.`,
          `Trạm $I${pt(a, b, c)}$ phủ sóng trong khối cầu bán kính ${5 * k} km (hệ trục $Oxyz$, đơn vị km). Một thiết bị bay dọc theo đường thẳng $d$ đi qua $M${pt(0, y, c)}$, có vectơ chỉ phương $(1;\\,0;\\,0)$, với tốc độ ${2 * k} km mỗi phút.`,
          `Hệ thống cảnh báo ở $I${pt(a, b, c)}$ phát hiện được vật trong phạm vi ${5 * k} km (hệ trục $Oxyz$, đơn vị km). Một vật bay thẳng, song song với trục $Ox$, qua điểm $M${pt(0, y, c)}$, mỗi phút đi được ${2 * k} km.`,
        ],
        say: [
          [
            `Mặt cầu giới hạn vùng quan sát có phương trình $(x - ${a})^2 + (y - ${b})^2 + (z - ${c})^2 = ${25 * k * k}$.`,
            `Mặt cầu giới hạn vùng quan sát có phương trình $(x + ${a})^2 + (y + ${b})^2 + (z + ${c})^2 = ${25 * k * k}$.`,
            `tâm $I${pt(a, b, c)}$, bán kính ${5 * k}.`,
          ],
          [
            `Đường bay nằm trong mặt phẳng $z = ${c}$.`,
            `Đường bay vuông góc với mặt phẳng $z = ${c}$.`,
            `mọi điểm của đường bay có toạ độ $(x;\\,${y};\\,${c})$.`,
          ],
          [
            `Khoảng cách từ $I$ đến đường bay là ${3 * k} km.`,
            `Khoảng cách từ $I$ đến đường bay là ${4 * k} km.`,
            `hình chiếu của $I$ trên đường bay là $${pt(a, y, c)}$, cách $I$ một khoảng $${y} - ${b} = ${3 * k}$.`,
          ],
          [
            'Thời gian ở trong vùng quan sát là 4 phút.',
            'Thời gian ở trong vùng quan sát là 2 phút.',
            `đoạn đường trong vùng dài $2\\sqrt{${5 * k}^2 - ${3 * k}^2} = ${8 * k}$ (km), và $${8 * k} : ${2 * k} = 4$.`,
          ],
        ],
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(12, 'Mức độ phân tán của mẫu số liệu', ({ tf }) => [
    tf('M2', 'tứ phân vị của mẫu đối xứng trên biểu đồ tần số', (r) => {
      const [a, b, low] = r.pick([
        [4, 8, 22.5],
        [2, 4, 22.5],
        [6, 10, 22],
        [3, 5, 22],
      ] as const);
      const size = 2 * (a + b);
      const high = 60 - low;
      return {
        ask: [
          'Hình bên là biểu đồ tần số ghép nhóm về thời gian (phút) tập thể dục mỗi ngày của một nhóm học sinh.',
          'Biểu đồ bên ghi tần số ghép nhóm về số phút chờ của khách tại một quầy vé.',
          'Khối lượng (gam) của các quả chôm chôm trên một cành được ghi trong biểu đồ tần số ghép nhóm bên.',
        ],
        figure: chart('histogram', 'Tần số', [
          ['10–20', a],
          ['20–30', b],
          ['30–40', b],
          ['40–50', a],
        ]),
        say: [
          [`Cỡ mẫu là ${size}.`, `Cỡ mẫu là ${a + b}.`, `$${a} + ${b} + ${b} + ${a} = ${size}$.`],
          [
            'Số trung bình của mẫu số liệu ghép nhóm là 30.',
            'Số trung bình của mẫu số liệu ghép nhóm là 25.',
            'các tần số đối xứng qua 30: nhóm $[10;\\,20)$ với $[40;\\,50)$, nhóm $[20;\\,30)$ với $[30;\\,40)$.',
          ],
          [
            `Tứ phân vị thứ nhất là $${n(low)}$.`,
            'Tứ phân vị thứ nhất là $20$.',
            `$\\dfrac{${size}}{4} = ${size / 4}$, nên $Q_1 = 20 + \\dfrac{${size / 4} - ${a}}{${b}} \\cdot 10 = ${n(low)}$.`,
          ],
          [
            `Khoảng tứ phân vị là $${n(high - low)}$.`,
            'Khoảng tứ phân vị là $40$.',
            `$Q_3 = 30 + \\dfrac{${(3 * size) / 4} - ${a + b}}{${b}} \\cdot 10 = ${n(high)}$ và $\\Delta_Q = ${n(high)} - ${n(low)} = ${n(high - low)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Xác suất toàn phần và Bayes', ({ tf }) => [
    tf('M3', 'xét nghiệm nhanh và người mắc bệnh', (r) => {
      const [sick, right, wrong] = r.pick([
        [10, 90, 20],
        [20, 90, 10],
        [10, 80, 10],
        [20, 95, 5],
        [5, 90, 10],
      ] as const);
      const [both, other] = [sick * right, (100 - sick) * wrong];
      const known = table(
        ['Tình trạng', 'Mắc bệnh', 'Không mắc bệnh'],
        ['Xác suất dương tính', plain(right / 100), plain(wrong / 100)],
      );
      return {
        ask: [
          `Ở một vùng có ${sick}% số người mắc bệnh X. Khả năng cho kết quả dương tính của loại que thử nhanh:\n${known}\nChọn ngẫu nhiên một người trong vùng và cho thử một lần.`,
          `Trong một đàn gia cầm, ${sick}% số con mắc bệnh X. Xác suất que thử cho kết quả dương tính:\n${known}\nBắt ngẫu nhiên một con và thử một lần.`,
          `Một trại có ${sick}% số cây con mắc bệnh X. Xác suất bộ thử cho kết quả dương tính:\n${known}\nLấy ngẫu nhiên một cây và thử một lần.`,
        ],
        say: [
          [
            `Xác suất không mắc bệnh là ${plain(1 - sick / 100)}.`,
            `Xác suất không mắc bệnh là ${plain(sick / 100)}.`,
            `$1 - ${n(sick / 100)} = ${n(1 - sick / 100)}$.`,
          ],
          [
            `Xác suất vừa mắc bệnh vừa có kết quả dương tính là ${plain(both / 10_000)}.`,
            `Xác suất vừa mắc bệnh vừa có kết quả dương tính là ${plain(right / 100)}.`,
            `$${n(sick / 100)} \\cdot ${n(right / 100)} = ${n(both / 10_000)}$.`,
          ],
          [
            `Xác suất có kết quả dương tính là ${plain((both + other) / 10_000)}.`,
            `Xác suất có kết quả dương tính là ${plain((right + wrong) / 200)}.`,
            `$${n(both / 10_000)} + ${n(1 - sick / 100)} \\cdot ${n(wrong / 100)} = ${n((both + other) / 10_000)}$.`,
          ],
          [
            `Biết kết quả dương tính, xác suất thật sự mắc bệnh là $${fraction(both, both + other)}$.`,
            `Biết kết quả dương tính, xác suất thật sự mắc bệnh là $${fraction(right, 100)}$.`,
            `theo công thức Bayes: $\\dfrac{${n(both / 10_000)}}{${n((both + other) / 10_000)}} = ${fraction(both, both + other)}$.`,
          ],
        ],
      };
    }),
  ]),
];

const further: readonly Template[] = [
  ...unit(12, 'Tiệm cận và đồ thị hàm số', ({ tf }) => [
    tf('M1', 'đọc tiệm cận trên đồ thị', (r) => {
      const [p, q] = [r.int(1, 2), r.int(1, 3)];
      return {
        ask: shown('đồ thị của hàm số $y = f(x)$ và hai đường tiệm cận (nét đứt)'),
        figure: graph('rational', [q, 1 - p * q, 1, -p], [-5, 7], [-5, 7]),
        say: [
          [
            `Đường thẳng $x = ${p}$ là tiệm cận đứng của đồ thị.`,
            `Đường thẳng $x = ${p}$ là tiệm cận ngang của đồ thị.`,
            `đồ thị ở sát đường thẳng $x = ${p}$ khi $y$ tăng hoặc giảm vô hạn.`,
          ],
          [
            `$\\lim\\limits_{x \\to +\\infty} f(x) = ${q}$.`,
            `$\\lim\\limits_{x \\to +\\infty} f(x) = +\\infty$.`,
            `khi $x$ rất lớn, đồ thị ở sát đường thẳng $y = ${q}$.`,
          ],
          [
            `Hàm số nghịch biến trên khoảng $(${p};\\,+\\infty)$.`,
            `Hàm số đồng biến trên khoảng $(${p};\\,+\\infty)$.`,
            `bên phải đường thẳng $x = ${p}$ đồ thị đi xuống.`,
          ],
          [
            `Giao điểm của hai tiệm cận là $${pt(p, q)}$.`,
            `Giao điểm của hai tiệm cận là $${pt(q === p ? q + 1 : q, p)}$.`,
            `hai đường thẳng $x = ${p}$ và $y = ${q}$ cắt nhau tại $${pt(p, q)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Nguyên hàm', ({ tf }) => [
    tf('M3', 'tốc độ tăng dân số và hàm dân số', (r, turn) => {
      const [a, b, c] = [r.int(1, 3), r.int(2, 5), r.int(20, 60)];
      const at = (t: number) => a * t ** 3 + b * t * t + c;
      const [what, time, each] = (
        [
          ['dân số', 'năm', 'nghìn người'],
          ['số lượt xem', 'ngày', 'nghìn lượt'],
          ['lượng gỗ', 'năm', 'nghìn mét khối'],
        ] as const
      )[turn]!;
      const late = `Từ đầu ${time} thứ hai đến hết ${time} thứ ba ($1 \\le t \\le 3$), ${what} tăng thêm`;
      return {
        ask: [
          `Dân số một khu đô thị sau $t$ năm là $P(t)$ (nghìn người), tăng với tốc độ $P'(t) = ${poly([3 * a, 2 * b, 0], 't')}$ (nghìn người mỗi năm). Lúc đầu ($t = 0$) có ${c} nghìn người.`,
          `Số lượt xem một video sau $t$ ngày là $P(t)$ (nghìn lượt), với $P'(t) = ${poly([3 * a, 2 * b, 0], 't')}$ và $P(0) = ${c}$.`,
          `Lượng gỗ của khu rừng sau $t$ năm là $P(t)$ (nghìn mét khối), có tốc độ tăng $P'(t) = ${poly([3 * a, 2 * b, 0], 't')}$; ban đầu rừng có ${c} nghìn mét khối gỗ.`,
        ],
        say: [
          [
            "$P(t)$ là một nguyên hàm của $P'(t)$.",
            "$P'(t)$ là một nguyên hàm của $P(t)$.",
            "đạo hàm của $P(t)$ là $P'(t)$.",
          ],
          [
            `$P(t) = ${poly([a, b, 0, c], 't')}$.`,
            `$P(t) = ${poly([3 * a, 2 * b, 0, c], 't')}$.`,
            `nguyên hàm của $${poly([3 * a, 2 * b, 0], 't')}$ là $${poly([a, b, 0, 0], 't')} + C$, và $C = P(0) = ${c}$.`,
          ],
          [
            `$P(2) = ${at(2)}$.`,
            `$P(2) = ${at(2) - c}$.`,
            `$${a === 1 ? '' : `${a} \\cdot `}2^3 + ${b} \\cdot 2^2 + ${c} = ${at(2)}$.`,
          ],
          [
            `${late} ${at(3) - at(1)} ${each}.`,
            `${late} ${at(3) - c} ${each}.`,
            `$P(3) - P(1) = ${at(3)} - ${at(1)} = ${at(3) - at(1)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Tích phân và ứng dụng', ({ tf }) => [
    tf('M1', 'tính chất của tích phân với số liệu cho trước', (r) => {
      const [a, b] = [r.int(2, 6), r.int(7, 12)];
      return {
        ask: [
          `Cho hàm số $f(x)$ liên tục trên $\\mathbb{R}$, $\\displaystyle\\int_0^2 f(x)\\mathrm{d}x = ${a}$ và $\\displaystyle\\int_0^5 f(x)\\mathrm{d}x = ${b}$.`,
          `Hàm số $f(x)$ liên tục trên đoạn $[0;\\,5]$ thoả mãn $\\displaystyle\\int_0^2 f(x)\\mathrm{d}x = ${a}$, $\\displaystyle\\int_0^5 f(x)\\mathrm{d}x = ${b}$.`,
          `Biết hàm số $f(x)$ liên tục trên khoảng $(-1;\\,6)$ và $\\displaystyle\\int_0^2 f(x)\\mathrm{d}x = ${a}$, $\\displaystyle\\int_0^5 f(x)\\mathrm{d}x = ${b}$.`,
        ],
        say: [
          [
            `$\\displaystyle\\int_2^0 f(x)\\mathrm{d}x = -${a}$.`,
            `$\\displaystyle\\int_2^0 f(x)\\mathrm{d}x = ${a}$.`,
            'đổi chỗ hai cận thì tích phân đổi dấu.',
          ],
          [
            `$\\displaystyle\\int_2^5 f(x)\\mathrm{d}x = ${b - a}$.`,
            `$\\displaystyle\\int_2^5 f(x)\\mathrm{d}x = ${a + b}$.`,
            `$${b} - ${a} = ${b - a}$.`,
          ],
          [
            `$\\displaystyle\\int_0^2 3f(x)\\mathrm{d}x = ${3 * a}$.`,
            `$\\displaystyle\\int_0^2 3f(x)\\mathrm{d}x = ${a + 3}$.`,
            `$3 \\cdot ${a} = ${3 * a}$.`,
          ],
          [
            `$\\displaystyle\\int_0^2 \\left[f(x) + 2x\\right]\\mathrm{d}x = ${a + 4}$.`,
            `$\\displaystyle\\int_0^2 \\left[f(x) + 2x\\right]\\mathrm{d}x = ${a + 2}$.`,
            `$\\displaystyle\\int_0^2 2x\\,\\mathrm{d}x = 4$, nên tổng là $${a} + 4 = ${a + 4}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ tf }) => [
    tf('M1', 'hình lập phương đặt trong hệ trục toạ độ', (r) => {
      const a = r.int(2, 9);
      return {
        ask: [
          `Hình lập phương $ABCD.A'B'C'D'$ ở hình bên có cạnh ${a}. Chọn hệ trục $Oxyz$ có gốc $A$; $B$, $D$, $A'$ lần lượt thuộc các tia $Ox$, $Oy$, $Oz$.`,
          `Đặt hệ trục toạ độ vào hộp lập phương $ABCD.A'B'C'D'$ cạnh ${a} dm (hình bên): gốc tại $A$, tia $Ox$ chứa $B$, tia $Oy$ chứa $D$, tia $Oz$ chứa $A'$.`,
          `Khối rubik lập phương $ABCD.A'B'C'D'$ cạnh ${a} cm như hình bên được gắn hệ trục $Oxyz$ với $O$ trùng $A$, các tia $Ox$, $Oy$, $Oz$ lần lượt đi qua $B$, $D$, $A'$.`,
        ],
        figure: solid('cube', false),
        say: [
          [`$B${pt(a, 0, 0)}$.`, `$B${pt(0, a, 0)}$.`, `$B$ thuộc tia $Ox$ và $AB = ${a}$.`],
          [
            `$C'${pt(a, a, a)}$.`,
            `$C'${pt(a, a, 0)}$.`,
            `$\\overrightarrow{AC'} = \\overrightarrow{AB} + \\overrightarrow{AD} + \\overrightarrow{AA'}$.`,
          ],
          [
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AA'} = 0$.`,
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AA'} = ${a * a}$.`,
            "hai cạnh $AB$ và $AA'$ vuông góc với nhau.",
          ],
          [`$AC' = ${a}\\sqrt{3}$.`, `$AC' = ${a}\\sqrt{2}$.`, `$\\sqrt{${a}^2 + ${a}^2 + ${a}^2} = ${a}\\sqrt{3}$.`],
        ],
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ tf }) => [
    tf('M1', 'mặt phẳng và đường thẳng vuông góc với nó', (r) => {
      const [a, b, c, d] = [r.int(1, 4), r.int(2, 5), r.int(1, 6), r.int(7, 12)];
      // The length of the normal vector keeps its root.
      if (Number.isInteger(Math.hypot(a, b, c))) throw new TooFewDistractors('a whole length');
      const plane3 = `${a === 1 ? '' : a}x - ${b}y + ${c === 1 ? '' : c}z - ${d} = 0`;
      return {
        ask: [
          `Trong không gian $Oxyz$, cho mặt phẳng $(P): ${plane3}$.`,
          `Sân nghiêng nằm trong mặt phẳng $(P): ${plane3}$ của hệ trục $Oxyz$.`,
          `Xét mặt phẳng $(P)$ có phương trình $${plane3}$ trong không gian $Oxyz$.`,
        ],
        say: [
          [
            `$\\vec{n} = ${pt(a, -b, c)}$ là một vectơ pháp tuyến của $(P)$.`,
            `$\\vec{n} = ${pt(a, b, c)}$ là một vectơ pháp tuyến của $(P)$.`,
            'lấy các hệ số của $x$, $y$, $z$ với dấu của chúng.',
          ],
          [
            'Gốc toạ độ $O$ không thuộc $(P)$.',
            'Gốc toạ độ $O$ thuộc $(P)$.',
            `thay $x = y = z = 0$ được $-${d} \\ne 0$.`,
          ],
          [
            `Đường thẳng qua $O$ và vuông góc với $(P)$ có vectơ chỉ phương $${pt(a, -b, c)}$.`,
            `Đường thẳng qua $O$ và vuông góc với $(P)$ có vectơ chỉ phương $${pt(b, a, 0)}$.`,
            'đường thẳng vuông góc với mặt phẳng nhận vectơ pháp tuyến làm vectơ chỉ phương.',
          ],
          [
            `Khoảng cách từ $O$ đến $(P)$ là $\\dfrac{${d}}{\\sqrt{${a * a + b * b + c * c}}}$.`,
            `Khoảng cách từ $O$ đến $(P)$ là ${d}.`,
            `$\\dfrac{|-${d}|}{\\sqrt{${a}^2 + ${b}^2 + ${c}^2}} = \\dfrac{${d}}{\\sqrt{${a * a + b * b + c * c}}}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Mức độ phân tán của mẫu số liệu', ({ tf }) => [
    tf('M3', 'so sánh độ phân tán của hai mẫu cùng trung bình', (r) => {
      const [a, b] = r.pick([
        [2, 8],
        [4, 6],
        [1, 9],
      ] as const);
      const first = (2 * a * 225 + 2 * b * 25) / 20;
      const second = (2 * b * 225 + 2 * a * 25) / 20;
      const rows = table(
        ['Nhóm', '[10; 20)', '[20; 30)', '[30; 40)', '[40; 50)'],
        ['Tần số ở A', a, b, b, a],
        ['Tần số ở B', b, a, a, b],
      );
      return {
        ask: [
          `Thời gian chờ (phút) của 20 khách ở mỗi phòng khám A và B:\n${rows}`,
          `Tuổi thọ (nghìn giờ) của 20 bóng đèn ở mỗi lô A và B:\n${rows}`,
          `Điểm kiểm tra (thang 50) của 20 học sinh ở mỗi lớp A và B:\n${rows}`,
        ],
        say: [
          [
            'Số trung bình của hai mẫu số liệu ghép nhóm bằng nhau.',
            'Số trung bình của mẫu A lớn hơn của mẫu B.',
            'tần số của cả hai mẫu đối xứng qua 30, nên hai số trung bình cùng bằng 30.',
          ],
          [
            `Phương sai của mẫu A là $${n(first)}$.`,
            `Phương sai của mẫu A là $${n(second)}$.`,
            `$\\dfrac{${2 * a} \\cdot 15^2 + ${2 * b} \\cdot 5^2}{20} = ${n(first)}$.`,
          ],
          [
            'Độ lệch chuẩn của mẫu B lớn hơn của mẫu A.',
            'Hai mẫu có độ lệch chuẩn bằng nhau.',
            `phương sai của mẫu B là $\\dfrac{${2 * b} \\cdot 15^2 + ${2 * a} \\cdot 5^2}{20} = ${n(second)} > ${n(first)}$.`,
          ],
          [
            'Các số liệu của mẫu A ít phân tán hơn của mẫu B.',
            'Các số liệu của mẫu B ít phân tán hơn của mẫu A.',
            'hai số trung bình bằng nhau, mẫu nào có độ lệch chuẩn nhỏ hơn thì ít phân tán hơn.',
          ],
        ],
      };
    }),
  ]),
  ...unit(12, 'Xác suất toàn phần và Bayes', ({ tf }) => [
    tf('M1', 'bảng hai chiều về giới tính và biết bơi', (r) => {
      const [a, b, c] = [r.int(8, 14), r.int(10, 16), r.int(6, 12)];
      const d = 50 - a - b - c;
      const rows = table(['Giới tính', 'Biết bơi', 'Không biết bơi'], ['Nam', a, b], ['Nữ', c, d]);
      return {
        ask: [
          `Nhà trường điều tra 50 học sinh:\n${rows}\nChọn ngẫu nhiên một học sinh. $A$: “học sinh đó biết bơi”; $B$: “học sinh đó là nam”.`,
          `Kết quả khảo sát 50 học sinh khối 12:\n${rows}\nGọi ngẫu nhiên một em; $A$ là biến cố “em đó biết bơi”, $B$ là biến cố “em đó là nam”.`,
          `Thống kê về 50 thành viên của một câu lạc bộ:\n${rows}\nChọn ngẫu nhiên một thành viên. Xét các biến cố $A$: “người đó biết bơi”, $B$: “người đó là nam”.`,
        ],
        say: [
          [
            `$P(B) = ${fraction(a + b, 50)}$.`,
            `$P(B) = ${fraction(a, 50)}$.`,
            `có $${a} + ${b} = ${a + b}$ nam trong 50 người.`,
          ],
          [`$P(A \\cap B) = ${fraction(a, 50)}$.`, `$P(A \\cap B) = ${fraction(a + c, 50)}$.`, `có ${a} nam biết bơi.`],
          [
            `$P(A \\mid B) = ${fraction(a, a + b)}$.`,
            `$P(A \\mid B) = ${fraction(a, a + c)}$.`,
            `trong ${a + b} nam có ${a} người biết bơi.`,
          ],
          [
            `$P(\\overline{A} \\mid \\overline{B}) = ${fraction(d, c + d)}$.`,
            `$P(\\overline{A} \\mid \\overline{B}) = ${fraction(d, 50)}$.`,
            `trong $${c} + ${d} = ${c + d}$ nữ có ${d} người không biết bơi.`,
          ],
        ],
      };
    }),
  ]),
];

export const clusters12Questions = (): SeedQuestion[] =>
  [...turning, ...asymptotes, ...best, ...integrals, ...space, ...data, ...further].flatMap(instances);
