/** Questions of grades 11 and 12 that are read from a graph, a variation table or a solid. */
import { fraction, poly, type Template } from '../template.ts';
import { graph, solid, variation } from './figure-kit.ts';
import { pt, signed, unit } from './kit.ts';

const read11: readonly Template[] = [
  ...unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc }) => [
    mc('M2', 'hàm số mũ, lôgarit có đồ thị trong hình', (_, turn) => {
      const [right, wrong, why, figure] = (
        [
          [
            '$y = 2^x$',
            [
              ['$y = \\left(\\dfrac{1}{2}\\right)^x$', 'nhìn nhầm đi lên với đi xuống'],
              ['$y = \\log_2 x$', 'nhầm hàm số mũ với hàm số lôgarit'],
              ['$y = 3^x$', 'đọc sai tung độ tại $x = 1$'],
            ],
            'Đồ thị đi lên, nằm phía trên trục hoành, đi qua $(0;\\,1)$ và $(1;\\,2)$.',
            graph('exponential', [2], [-3, 3], [-1, 5], { grid: true }),
          ],
          [
            '$y = \\left(\\dfrac{1}{2}\\right)^x$',
            [
              ['$y = 2^x$', 'nhìn nhầm đi xuống với đi lên'],
              ['$y = \\log_{0{,}5} x$', 'nhầm hàm số mũ với hàm số lôgarit'],
              ['$y = -2^x$', 'không để ý đồ thị ở phía trên trục hoành'],
            ],
            'Đồ thị đi xuống, nằm phía trên trục hoành, đi qua $(0;\\,1)$ và $(-1;\\,2)$.',
            graph('exponential', [0.5], [-3, 3], [-1, 5], { grid: true }),
          ],
          [
            '$y = \\log_2 x$',
            [
              ['$y = 2^x$', 'nhầm hàm số lôgarit với hàm số mũ'],
              ['$y = \\log_{0{,}5} x$', 'nhìn nhầm đi lên với đi xuống'],
              ['$y = \\log_3 x$', 'đọc sai hoành độ khi $y = 1$'],
            ],
            'Đồ thị nằm bên phải trục tung, đi lên, đi qua $(1;\\,0)$ và $(2;\\,1)$.',
            graph('logarithm', [2], [-1, 6], [-3, 3], { grid: true }),
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Đường cong trong hình bên là đồ thị của hàm số nào?',
          'Hàm số nào trong các hàm số sau có đồ thị như hình bên?',
          'Hình bên vẽ đồ thị của một trong bốn hàm số sau. Đó là hàm số:',
        ],
        right,
        wrong,
        why,
        figure,
      };
    }),
  ]),
  ...unit(11, 'Lượng giác', ({ mc }) => [
    mc('M2', 'đồ thị hàm số lượng giác trong hình', (_, turn) => {
      const [right, wrong, why, figure] = (
        [
          [
            '$y = \\sin x$',
            [
              ['$y = \\cos x$', 'không để ý đồ thị đi qua gốc toạ độ'],
              ['$y = -\\sin x$', 'nhìn nhầm đi lên với đi xuống tại gốc toạ độ'],
              ['$y = 2\\sin x$', 'đọc sai giá trị lớn nhất'],
            ],
            'Đồ thị đi qua gốc toạ độ, đi lên tại đó, giá trị lớn nhất là 1.',
            graph('sine', [1, 1], [-5, 7], [-2, 2]),
          ],
          [
            '$y = \\cos x$',
            [
              ['$y = \\sin x$', 'không để ý điểm cắt trục tung'],
              ['$y = -\\cos x$', 'nhầm điểm cao nhất với điểm thấp nhất'],
              ['$y = 2\\cos x$', 'đọc sai giá trị lớn nhất'],
            ],
            'Đồ thị cắt trục tung tại $(0;\\,1)$, là điểm cao nhất; giá trị lớn nhất là 1.',
            graph('cosine', [1, 1], [-6.6, 6.6], [-2, 2]),
          ],
          [
            '$y = 2\\sin x$',
            [
              ['$y = \\sin 2x$', 'nhầm biên độ với chu kì'],
              ['$y = \\sin x$', 'đọc sai giá trị lớn nhất'],
              ['$y = 2\\cos x$', 'không để ý đồ thị đi qua gốc toạ độ'],
            ],
            'Đồ thị đi qua gốc toạ độ với chu kì $2\\pi$, giá trị lớn nhất là 2.',
            graph('sine', [2, 1], [-5, 7], [-2.6, 2.6]),
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Đường cong trong hình bên là một phần đồ thị của hàm số nào?',
          'Hình bên vẽ một phần đồ thị của hàm số lượng giác nào?',
          'Trong các hàm số sau, hàm số nào có đồ thị như hình bên?',
        ],
        right,
        wrong,
        why,
        figure,
      };
    }),
  ]),
  ...unit(11, 'Quan hệ vuông góc trong không gian', ({ mc }) => [
    mc('M1', 'đường cao của hình chóp trong hình', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'đường thẳng nào vuông góc với mặt phẳng $(ABCD)$?',
            '$SO$',
            [
              ['$SA$', 'nhầm cạnh bên qua $A$ với đường cao'],
              ['$SB$', 'nhầm cạnh bên qua $B$ với đường cao'],
              ['$SC$', 'nhầm cạnh bên qua $C$ với đường cao'],
            ],
            'Hình chóp đều có đường cao $SO$ với $O$ là tâm của đáy.',
          ],
          [
            'khoảng cách từ $S$ đến mặt phẳng $(ABCD)$ bằng độ dài đoạn nào?',
            '$SO$',
            [
              ['$SA$', 'lấy cạnh bên qua $A$ thay cho đường cao'],
              ['$SC$', 'lấy cạnh bên qua $C$ thay cho đường cao'],
              ['$SD$', 'lấy cạnh bên qua $D$ thay cho đường cao'],
            ],
            'Vì $SO \\perp (ABCD)$ tại $O$ nên khoảng cách đó là $SO$.',
          ],
          [
            'góc giữa đường thẳng $SA$ và mặt phẳng $(ABCD)$ là góc nào?',
            '$\\widehat{SAO}$',
            [
              ['$\\widehat{SAB}$', 'lấy góc giữa hai cạnh của mặt bên $(SAB)$'],
              ['$\\widehat{ASO}$', 'lấy góc giữa $SA$ và đường cao'],
              ['$\\widehat{SAD}$', 'lấy góc giữa hai cạnh của mặt bên $(SAD)$'],
            ],
            'Hình chiếu của $SA$ trên $(ABCD)$ là $OA$, vì $SO \\perp (ABCD)$.',
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho hình chóp tứ giác đều $S.ABCD$ có $O$ là tâm của đáy như hình bên; ${ask}`,
          `Trong hình chóp tứ giác đều $S.ABCD$ với tâm đáy $O$ ở hình bên, ${ask}`,
          `Hình bên vẽ hình chóp tứ giác đều $S.ABCD$, $O$ là giao điểm của $AC$ và $BD$; ${ask}`,
        ],
        right,
        wrong,
        why,
        figure: solid('pyramid'),
      };
    }),
  ]),
];

/** A cubic with a maximum at `p` and a minimum at `q`, p < q: its coefficients and values there. */
function cubic(p: number, q: number, c: number, sign: 1 | -1 = 1) {
  const f = [2 * sign, -3 * sign * (p + q), 6 * sign * p * q, c];
  const at = (x: number) => f[0]! * x ** 3 + f[1]! * x * x + f[2]! * x + c;
  return { f, at };
}

const read12: readonly Template[] = [
  ...unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb, tf }) => [
    mc('M1', 'khoảng đồng biến từ bảng biến thiên', (r, turn) => {
      const [p, q] = [-r.int(1, 2), r.int(1, 3)];
      const { f } = cubic(p, q, r.int(-2, 3), turn === 1 ? -1 : 1);
      const inside = `$${pt(p, q)}$`;
      const left = `$${pt('-\\infty', p)}$`;
      const asked = turn === 0 ? 'nghịch biến' : 'đồng biến';
      const right = turn === 2 ? left : inside;
      return {
        ask: [
          `Cho hàm số $y = f(x)$ có bảng biến thiên như hình bên. Hàm số ${asked} trên khoảng nào trong các khoảng sau?`,
          `Dựa vào bảng biến thiên bên của hàm số $y = f(x)$, khoảng nào sau đây là khoảng ${asked} của hàm số?`,
          `Hình bên là bảng biến thiên của hàm số $y = f(x)$. Trong các khoảng sau, hàm số ${asked} trên khoảng:`,
        ],
        right,
        wrong: [
          [turn === 2 ? inside : left, 'nhìn nhầm chiều mũi tên'],
          [`$${pt('-\\infty', q)}$`, 'lấy cả khoảng trước và sau một điểm cực trị'],
          [`$${pt(p, '+\\infty')}$`, 'không để ý hàm số đổi chiều tại điểm cực trị bên phải'],
          [`$(-\\infty;\\,+\\infty)$`, 'không để ý hàm số có hai điểm cực trị'],
        ],
        why: `Trong bảng, trên khoảng ${right} dấu của $y'$ là ${asked === 'đồng biến' ? 'dương và mũi tên đi lên' : 'âm và mũi tên đi xuống'}.`,
        figure: variation('cubic', f),
      };
    }),
    fb('M1', 'giá trị cực trị từ bảng biến thiên', (r, turn) => {
      const [p, q] = [-r.int(1, 2), r.int(1, 2)];
      const { f, at } = cubic(p, q, r.int(-3, 4));
      const top = turn !== 1;
      const x = top ? p : q;
      const name = top ? 'cực đại' : 'cực tiểu';
      return {
        ask: [
          `Dựa vào bảng biến thiên bên của hàm số $y = f(x)$, giá trị ${name} của hàm số bằng bao nhiêu?`,
          `Cho hàm số $y = f(x)$ có bảng biến thiên như hình bên. Tìm giá trị ${name} của hàm số.`,
          `Hình bên là bảng biến thiên của hàm số $y = f(x)$. Hàm số có giá trị ${name} bằng:`,
        ],
        is: at(x),
        why: `$y'$ đổi dấu từ ${top ? 'dương sang âm' : 'âm sang dương'} tại $x = ${x}$, nên giá trị ${name} là $f(${x}) = ${at(x)}$.`,
        figure: variation('cubic', f),
      };
    }),
    tf('M2', 'đọc đồ thị hàm số bậc ba', (r) => {
      const c = r.pick([-1, 0, 1]);
      return {
        ask: [
          'Cho hàm số bậc ba $y = f(x)$ có đồ thị như hình bên.',
          'Đường cong trong hình bên là đồ thị của hàm số bậc ba $y = f(x)$.',
          'Xét hàm số bậc ba $y = f(x)$ với đồ thị được vẽ ở hình bên.',
        ],
        say: [
          [
            'Hàm số đạt cực đại tại $x = -1$.',
            'Hàm số đạt cực đại tại $x = 1$.',
            `điểm cực đại của đồ thị là $${pt(-1, c + 2)}$.`,
          ],
          [
            `Giá trị cực tiểu của hàm số bằng $${c - 2}$.`,
            `Giá trị cực tiểu của hàm số bằng $${c + 2}$.`,
            `điểm cực tiểu của đồ thị là $${pt(1, c - 2)}$.`,
          ],
          [
            'Hàm số nghịch biến trên khoảng $(-1;\\,1)$.',
            'Hàm số đồng biến trên khoảng $(-1;\\,1)$.',
            'trên khoảng đó đồ thị đi xuống từ trái sang phải.',
          ],
          [
            'Phương trình $f(x) = 0$ có ba nghiệm phân biệt.',
            'Phương trình $f(x) = 0$ có đúng một nghiệm.',
            'đồ thị cắt trục hoành tại ba điểm phân biệt.',
          ],
        ],
        figure: graph('cubic', [1, 0, -3, c], [-3, 3], [-4, 4], { grid: true }),
      };
    }),
    mc('M2', 'số nghiệm của phương trình từ đồ thị', (r, turn) => {
      const c = r.pick([0, 1]);
      const [k, count] = (
        [
          [c, 3],
          [c + 2, 2],
          [c + 3, 1],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho hàm số bậc ba $y = f(x)$ có đồ thị như hình bên. Phương trình $f(x) = ${k}$ có bao nhiêu nghiệm thực phân biệt?`,
          `Dựa vào đồ thị bên của hàm số bậc ba $y = f(x)$, số nghiệm thực phân biệt của phương trình $f(x) = ${k}$ là:`,
          `Đường cong bên là đồ thị của hàm số bậc ba $y = f(x)$. Đường thẳng $y = ${k}$ cắt đồ thị tại bao nhiêu điểm phân biệt?`,
        ],
        right: count,
        wrong: [0, 1, 2, 3].filter((one) => one !== count),
        why: `Số nghiệm là số giao điểm của đồ thị với đường thẳng $y = ${k}$. Giá trị cực đại là $${c + 2}$, giá trị cực tiểu là $${c - 2}$, nên có ${count} giao điểm.`,
        figure: graph('cubic', [1, 0, -3, c], [-3, 3], [-4, 5], { grid: true }),
      };
    }),
  ]),
  ...unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, fb }) => [
    mc('M1', 'tiệm cận đọc từ đồ thị', (r, turn) => {
      const [p, q] = [r.pick([-2, -1, 1, 2]), r.pick([-1, 2, 3])];
      const [name, right, swap] =
        turn === 1 ? ['ngang', `$y = ${q}$`, `$x = ${q}$`] : ['đứng', `$x = ${p}$`, `$y = ${p}$`];
      return {
        ask: [
          `Đồ thị hàm số trong hình bên có tiệm cận ${name} là đường thẳng nào?`,
          `Quan sát đồ thị và các đường tiệm cận vẽ nét đứt ở hình bên. Tiệm cận ${name} của đồ thị là:`,
          `Hình bên vẽ đồ thị của hàm số $y = f(x)$. Đường tiệm cận ${name} của đồ thị có phương trình:`,
        ],
        right,
        wrong: [
          [swap, 'nhầm phương trình của đường thẳng song song với hai trục'],
          turn === 1 ? `$y = ${-q}$` : `$x = ${-p}$`,
          turn === 1 ? `$y = ${p === q ? q + 1 : p}$` : `$x = ${p === q ? p + 3 : q}$`,
        ],
        why: `Đường nét đứt ${turn === 1 ? 'song song với trục hoành' : 'song song với trục tung'} mà đồ thị tiến gần đến là ${right}.`,
        figure: graph(
          'rational',
          [q, 2 - p * q, 1, -p],
          [p - 5, p + 5].map((x, at) => (at === 0 ? Math.min(x, -1) : Math.max(x, 1))) as [number, number],
          [Math.min(q - 5, -1), Math.max(q + 5, 1)],
          { grid: true },
        ),
      };
    }),
    mc('M2', 'hàm số có đồ thị trong hình', (r) => {
      const [top, c] = [r.pick([true, false]), r.pick([1, 2])];
      const a = top ? 1 : -1;
      const f = (s: number, t: number, u: number) => `$y = ${poly([s, 0, t, u])}$`;
      return {
        ask: [
          'Đường cong trong hình bên là đồ thị của hàm số nào?',
          'Hình bên là đồ thị của một trong bốn hàm số sau. Đó là hàm số nào?',
          'Hàm số bậc ba nào có đồ thị như hình bên?',
        ],
        right: f(a, -3 * a, c),
        wrong: [
          [f(-a, 3 * a, c), 'nhầm dấu của hệ số bậc cao nhất'],
          [f(a, -3 * a, -c), 'đọc sai giao điểm với trục tung'],
          [f(a, 3 * a, c), 'không để ý đồ thị có hai điểm cực trị'],
          [f(-a, 3 * a, -c), 'nhầm dấu của mọi hệ số'],
        ],
        why: `Nhánh bên phải đi ${a > 0 ? 'lên' : 'xuống'} nên $a ${a > 0 ? '>' : '<'} 0$; đồ thị có hai điểm cực trị tại $x = \\pm 1$ và cắt trục tung tại $${pt(0, c)}$.`,
        figure: graph('cubic', [a, 0, -3 * a, c], [-3, 3], [-3, 5], { grid: true }),
      };
    }),
    fb('M2', 'tâm đối xứng đọc từ đồ thị', (r) => {
      const [p, q] = [r.pick([1, 2, 3]), r.pick([-1, 1, 2])];
      return {
        ask: [
          'Tâm đối xứng của đồ thị trong hình bên là điểm $I(p;\\,q)$. Tính $p + q$.',
          'Hai đường tiệm cận của đồ thị bên cắt nhau tại $I(p;\\,q)$. Giá trị của $p + q$ bằng bao nhiêu?',
          'Đồ thị bên có tiệm cận đứng $x = p$ và tiệm cận ngang $y = q$. Tính tổng $p + q$.',
        ],
        is: p + q,
        why: `Tiệm cận đứng $x = ${p}$ và tiệm cận ngang $y = ${q}$ cắt nhau tại $I${pt(p, q)}$: $${p} ${signed(q)} = ${p + q}$.`,
        figure: graph('rational', [q, 2 - p * q, 1, -p], [-3, 7], [-4, 6], { grid: true }),
      };
    }),
  ]),
  ...unit(12, 'Tích phân và ứng dụng', ({ mc }) => [
    mc('M2', 'diện tích hình phẳng trong hình', (r) => {
      const [p, q] = [-r.int(0, 1), r.int(1, 2)];
      const [sum, product] = [p + q, p * q];
      const area = (q - p) ** 3;
      return {
        ask: [
          `Diện tích phần gạch chéo trong hình bên, giới hạn bởi parabol $y = x^2$ và đường thẳng $y = ${poly([sum, -product])}$, bằng:`,
          `Hình phẳng gạch chéo trong hình nằm giữa đồ thị hàm số $y = x^2$ và đường thẳng $y = ${poly([sum, -product])}$. Diện tích của nó là:`,
          `Tính diện tích hình phẳng được gạch chéo trong hình bên, biết nó giới hạn bởi $y = x^2$ và $y = ${poly([sum, -product])}$.`,
        ],
        right: `$${fraction(area, 6)}$`,
        wrong: [
          `$${fraction(area, 3)}$`,
          `$${fraction(area, 2)}$`,
          `$${fraction(area + 1, 6)}$`,
          `$${fraction(area + 2, 3)}$`,
        ],
        why: `Hai đồ thị cắt nhau tại $x = ${p}$ và $x = ${q}$. $S = \\displaystyle\\int_{${p}}^{${q}} (${poly([-1, sum, -product])})\\,\\mathrm{d}x = \\dfrac{(${q} ${signed(-p) || '- 0'})^3}{6} = ${fraction(area, 6)}$.`,
        figure: graph('quadratic', [1, 0, 0], [-3, 3], [-1, 5], { extrema: false, line: [sum, -product] }),
      };
    }),
  ]),
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ mc }) => [
    mc('M1', 'toạ độ đỉnh hình lập phương trong hệ Oxyz', (r, turn) => {
      const a = r.int(2, 6);
      const [name, at, wrong] = (
        [
          ["B'", pt(a, a, a), [pt(a, a, 0), pt(a, 0, a), pt(0, a, a)]],
          ["A'", pt(a, 0, a), [pt(a, a, a), pt(0, a, a), pt(a, 0, 0)]],
          ['B', pt(a, a, 0), [pt(a, a, a), pt(a, 0, a), pt(0, a, a)]],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Hình lập phương $OABC.O'A'B'C'$ cạnh ${a} được đặt trong hệ trục $Oxyz$ như hình bên. Toạ độ của điểm $${name}$ là:`,
          `Trong hệ trục $Oxyz$ ở hình bên, hình lập phương $OABC.O'A'B'C'$ có cạnh bằng ${a}. Điểm $${name}$ có toạ độ:`,
          `Người ta gắn hệ trục $Oxyz$ vào hình lập phương $OABC.O'A'B'C'$ cạnh ${a} như hình bên. Tìm toạ độ điểm $${name}$.`,
        ],
        right: `$${at}$`,
        wrong: wrong.map((one) => `$${one}$`),
        why: `$A$ trên tia $Ox$, $C$ trên tia $Oy$, $O'$ trên tia $Oz$, mỗi cạnh dài ${a}; chiếu $${name}$ xuống ba trục được $${name}${at}$.`,
        figure: solid('cube'),
      };
    }),
  ]),
];

export const figuredSenior: readonly Template[] = [...read11, ...read12];
