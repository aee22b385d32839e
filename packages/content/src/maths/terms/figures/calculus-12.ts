/** Grade 12: graphs of f and f′, variation tables, areas and velocities. */
import { fraction, n, poly, type Template } from '../../template.ts';
import { graph, variation } from '../figure-kit.ts';
import { pt, signed, unit } from '../kit.ts';
import { interval, parabolas, shown, withZeros } from './kit.ts';

/** The range of a graph of f′ with the zeros p and q. */
const around = (p: number, q: number): [number, number] => [Math.min(p - 1.5, -1), q + 1.5];
const slopes = (a: number, p: number, q: number) =>
  graph('quadratic', withZeros(a, p, q), around(p, q), a > 0 ? [-4.6, 3.4] : [-3.4, 4.6], {
    grid: true,
    extrema: false,
  });

/** A speed from a start to a stop, over time. */
const speed = (h: number) =>
  graph('quadratic', [-1, 2 * h, 0], [0, 2 * h + 1], [0, h * h + 2], {
    axes: ['t', 'v'],
    over: [0, 2 * h],
    points: [{ name: '', at: [2 * h, 0] }],
  });

const derivative = "hàm số $y = f(x)$ có đạo hàm trên $\\mathbb{R}$ và đồ thị của hàm số $y = f'(x)$";

const slopesOf: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb, tf, ew }) => [
  mc('M2', "khoảng đơn điệu từ đồ thị của f'", (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const middle = (p + q) / 2;
    const a = turn === 0 ? -1 : 1;
    const asked = turn === 1 ? 'nghịch biến' : 'đồng biến';
    const right = turn === 2 ? interval(q, '+\\infty') : interval(p, q);
    const misread =
      turn === 0
        ? interval('-\\infty', middle)
        : interval(turn === 1 ? '-\\infty' : middle, turn === 1 ? middle : '+\\infty');
    return {
      ask: shown(derivative, `Hàm số $y = f(x)$ ${asked} trên khoảng nào trong các khoảng sau?`),
      right,
      wrong: [
        [misread, "đọc chiều đi lên, đi xuống của đồ thị $f'$ như của đồ thị $f$"],
        turn === 2 ? interval(p, q) : interval(q, '+\\infty'),
        interval(p, '+\\infty'),
      ],
      why: `Trên khoảng ${right}, đồ thị của $f'$ nằm phía ${asked === 'đồng biến' ? 'trên' : 'dưới'} trục hoành nên $f'(x) ${asked === 'đồng biến' ? '>' : '<'} 0$, hàm số $f$ ${asked}.`,
      figure: slopes(a, p, q),
    };
  }),
  fb('M2', "số điểm cực trị từ đồ thị của f'", (_, turn) => {
    const [f, is, why] = (
      [
        [[1, 0, -3, -2], 1, 'chỉ đổi dấu tại $x = 2$; tại $x = -1$ đồ thị tiếp xúc với trục hoành nên không đổi dấu'],
        [[1, 0, -3, 0], 3, 'đổi dấu tại ba giao điểm phân biệt của đồ thị với trục hoành'],
        [[1, 0, -3, 2], 1, 'chỉ đổi dấu tại $x = -2$; tại $x = 1$ đồ thị tiếp xúc với trục hoành nên không đổi dấu'],
      ] as const
    )[turn]!;
    return {
      ask: shown(derivative, 'Hàm số $y = f(x)$ có bao nhiêu điểm cực trị?'),
      is,
      why: `$f'(x)$ ${why}. Vậy hàm số có ${is} điểm cực trị.`,
      figure: graph('cubic', f, [-3, 3], [-5, 5], { grid: true }),
    };
  }),
  fb('M3', 'số điểm cực trị của f(x) − kx', (_, turn) => {
    const [k, is, why] = (
      [
        [1, 3, 'cắt đồ thị tại ba điểm phân biệt, tại mỗi điểm hiệu đó đổi dấu'],
        [2, 1, 'cắt đồ thị tại một điểm và tiếp xúc với đồ thị tại điểm cực đại, nơi hiệu đó không đổi dấu'],
        [-3, 1, 'cắt đồ thị tại đúng một điểm'],
      ] as const
    )[turn]!;
    const term = k === 1 ? ' - x' : k > 0 ? ` - ${k}x` : ` + ${-k}x`;
    return {
      ask: shown(derivative, `Đặt $g(x) = f(x)${term}$. Tìm số điểm cực trị của hàm số $y = g(x)$.`),
      is,
      why: `$g'(x) = f'(x) ${signed(-k)}$. Đường thẳng $y = ${k}$ ${why}. Vậy $g$ có ${is} điểm cực trị.`,
      figure: graph('cubic', [1, 0, -3, 0], [-3, 3], [-5, 5], { grid: true }),
    };
  }),
  tf('M3', "từ đồ thị của f' suy ra tính chất của f", (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const [s, t] = [p + 1, q - 1];
    return {
      ask: shown(derivative),
      say: [
        [
          `Phương trình $f'(x) = 0$ có đúng hai nghiệm $x = ${p}$ và $x = ${q}$.`,
          `Phương trình $f'(x) = 0$ có nghiệm duy nhất $x = ${(p + q) / 2}$.`,
          `đồ thị của $f'$ cắt trục hoành tại các điểm có hoành độ $${p}$ và $${q}$.`,
        ],
        [
          `Hàm số $y = f(x)$ nghịch biến trên khoảng ${interval(p, q)}.`,
          `Hàm số $y = f(x)$ đồng biến trên khoảng ${interval(p, q)}.`,
          `trên khoảng đó đồ thị của $f'$ nằm dưới trục hoành nên $f'(x) < 0$.`,
        ],
        [
          `Hàm số $y = f(x)$ đạt cực đại tại $x = ${p}$.`,
          `Hàm số $y = f(x)$ đạt cực đại tại $x = ${q}$.`,
          `$f'(x)$ đổi dấu từ dương sang âm khi $x$ đi qua $${p}$, từ âm sang dương khi đi qua $${q}$.`,
        ],
        [
          `$f(${s}) > f(${t})$.`,
          `$f(${s}) < f(${t})$.`,
          `$${p} < ${s} < ${t} < ${q}$ và $f$ nghịch biến trên khoảng ${interval(p, q)}.`,
        ],
      ],
      figure: slopes(1, p, q),
    };
  }),
  fb('M2', 'tổng giá trị lớn nhất và nhỏ nhất trên đoạn đọc từ đồ thị', (r) => {
    const c = r.pick([-2, -1, 1, 2]);
    return {
      ask: shown(
        'hàm số bậc ba $y = f(x)$ có đồ thị',
        'Gọi $M$ và $m$ lần lượt là giá trị lớn nhất và giá trị nhỏ nhất của hàm số trên đoạn $[0;\\,2]$. Tính $M + m$.',
      ),
      is: 2 * c,
      why: `Trên đoạn $[0;\\,2]$, điểm thấp nhất của đồ thị là $${pt(1, c - 2)}$, điểm cao nhất là $${pt(2, c + 2)}$. Vậy $M + m = ${c + 2} ${signed(c - 2) || '+ 0'} = ${2 * c}$.`,
      figure: graph('cubic', [1, 0, -3, c], [-3, 3], [-5, 5], { grid: true }),
    };
  }),
  mc('M2', 'số nghiệm của af(x) + b = 0 từ bảng biến thiên', (r, turn) => {
    const low = r.int(-3, -2);
    const high = low + 4;
    const [k, count] = (
      [
        [low + 1, 3],
        [high, 2],
        [high + 1, 1],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        'hàm số $y = f(x)$ có bảng biến thiên',
        `Số nghiệm thực phân biệt của phương trình $2f(x) ${signed(-2 * k) || '+ 0'} = 0$ là:`,
      ),
      right: count,
      wrong: [0, 1, 2, 3].filter((one) => one !== count),
      why: `Phương trình tương đương với $f(x) = ${k}$. Giá trị cực đại là $${high}$, giá trị cực tiểu là $${low}$; đường thẳng $y = ${k}$ có ${count} điểm chung với đồ thị.`,
      figure: variation('cubic', [1, 0, -3, low + 2]),
    };
  }),
  fb('M3', 'số nghiệm của phương trình có dấu giá trị tuyệt đối từ đồ thị', (_, turn) => {
    const [k, plus, minus] = (
      [
        [1, 3, 2],
        [2, 3, 1],
        [3, 2, 1],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        'hàm số bậc ba $y = f(x)$ có đồ thị',
        `Phương trình $\\left|f(x)\\right| = ${k}$ có bao nhiêu nghiệm thực phân biệt?`,
      ),
      is: plus + minus,
      why: `$f(x) = ${k}$ có ${plus} nghiệm, $f(x) = -${k}$ có ${minus} nghiệm (đếm giao điểm của đồ thị với hai đường thẳng nằm ngang); tất cả có $${plus} + ${minus} = ${plus + minus}$ nghiệm.`,
      figure: graph('cubic', [1, 0, -3, 1], [-3, 3], [-5, 5], { grid: true }),
    };
  }),
  fb('M2', 'số giá trị nguyên của tham số để phương trình có bốn nghiệm', (r, turn) => {
    const a = [3, 4, 5][turn]!;
    const c = r.int(1, 2);
    return {
      ask: shown(
        'hàm số $y = f(x)$ có đồ thị nhận trục tung làm trục đối xứng',
        'Có bao nhiêu giá trị nguyên của tham số $m$ để phương trình $f(x) = m$ có bốn nghiệm thực phân biệt?',
      ),
      is: a - 1,
      why: `Đường thẳng $y = m$ cắt đồ thị tại bốn điểm khi nằm giữa hai mức $${c - a}$ và $${c}$: $${c - a} < m < ${c}$. Có ${a - 1} giá trị nguyên.`,
      figure: graph('quartic', [a, -2 * a, c], [-2, 2], [c - a - 1, c + 2]),
    };
  }),
  ew('M3', 'tham số để phương trình có ba nghiệm, từ bảng biến thiên', (r, turn) => {
    const [p, q] = (
      [
        [-1, 1],
        [0, 2],
        [-2, 0],
      ] as const
    )[turn]!;
    const c = r.int(-1, 2);
    const s = (p + q) / 2;
    // (x - s)³ - 3(x - s) + c
    const f = [1, -3 * s, 3 * s * s - 3, -(s ** 3) + 3 * s + c];
    return {
      ask: shown(
        'hàm số $y = f(x)$ có bảng biến thiên',
        'Tìm tất cả các giá trị của tham số $m$ để phương trình $f(x) - m = 1$ có ba nghiệm phân biệt.',
      ),
      solution: `Phương trình tương đương với $f(x) = m + 1$.\nSố nghiệm là số điểm chung của đồ thị hàm số $y = f(x)$ với đường thẳng $y = m + 1$.\nTừ bảng biến thiên: giá trị cực đại là $f(${p}) = ${c + 2}$, giá trị cực tiểu là $f(${q}) = ${c - 2}$; phương trình có ba nghiệm phân biệt khi và chỉ khi $${c - 2} < m + 1 < ${c + 2}$.\nVậy $${c - 3} < m < ${c + 1}$.`,
      figure: variation('cubic', f),
    };
  }),
]);

const curves: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, fb, tf }) => [
  tf('M2', 'bảng biến thiên của hàm phân thức', (r, turn) => {
    const [p, q] = [[1, -1, 2][turn]!, r.pick([-2, 2, 3])];
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên'),
      say: [
        [
          `Tập xác định của hàm số là $\\mathbb{R} \\setminus \\{${p}\\}$.`,
          'Tập xác định của hàm số là $\\mathbb{R}$.',
          `tại $x = ${p}$ bảng có hai vạch đứng: hàm số không xác định.`,
        ],
        [
          `Hàm số nghịch biến trên khoảng ${interval(p, '+\\infty')}.`,
          `Hàm số đồng biến trên khoảng ${interval(p, '+\\infty')}.`,
          `trên khoảng ${interval(p, '+\\infty')}, $y'$ mang dấu âm.`,
        ],
        [
          `Đồ thị có tiệm cận ngang $y = ${q}$.`,
          `Đồ thị có tiệm cận ngang $y = ${p === q ? q + 1 : p}$.`,
          `$f(x)$ dần tới $${q}$ khi $x \\to -\\infty$ và khi $x \\to +\\infty$.`,
        ],
        [
          `Phương trình $f(x) = ${q}$ vô nghiệm.`,
          `Phương trình $f(x) = ${q}$ có đúng một nghiệm.`,
          `$f(x) < ${q}$ khi $x < ${p}$ và $f(x) > ${q}$ khi $x > ${p}$.`,
        ],
      ],
      figure: variation('rational', [q, 3 - p * q, 1, -p]),
    };
  }),
  mc('M2', 'dấu của đạo hàm từ đồ thị hàm phân thức', (r, turn) => {
    const [p, q] = [r.pick([1, 2, -1]), r.pick([1, 2])];
    const falls = turn !== 1;
    const d = falls ? 2 : -2;
    return {
      ask: shown('hàm số $y = \\dfrac{ax + b}{cx + d}$ có đồ thị', 'Khẳng định nào sau đây đúng?'),
      right: `$y' ${falls ? '<' : '>'} 0$ với mọi $x \\ne ${p}$`,
      wrong: [
        [
          `$y' ${falls ? '<' : '>'} 0$ với mọi $x \\in \\mathbb{R}$`,
          'quên rằng hàm số không xác định tại tiệm cận đứng',
        ],
        [`$y' ${falls ? '>' : '<'} 0$ với mọi $x \\ne ${p}$`, 'nhầm chiều đi của hai nhánh'],
        `$y' ${falls ? '>' : '<'} 0$ với mọi $x \\in \\mathbb{R}$`,
      ],
      why: `Tiệm cận đứng là $x = ${p}$; từ trái sang phải mỗi nhánh của đồ thị đều đi ${falls ? 'xuống' : 'lên'} nên hàm số ${falls ? 'nghịch biến' : 'đồng biến'} trên từng khoảng xác định.`,
      figure: graph(
        'rational',
        [q, d - p * q, 1, -p],
        [p - 5, p + 5].map((x, at) => (at === 0 ? Math.min(x, -1) : Math.max(x, 1))) as [number, number],
        [-4, 6],
        {
          grid: true,
        },
      ),
    };
  }),
  fb('M3', 'tìm các hệ số của hàm phân thức từ đồ thị', (_, turn) => {
    const [p, q, at0] = (
      [
        [1, 2, -1],
        [2, 1, -1],
        [-1, 2, 4],
      ] as const
    )[turn]!;
    const b = -p * at0;
    return {
      ask: shown('đồ thị của hàm số $y = \\dfrac{ax + b}{x + c}$', 'Tính $a + b + c$.'),
      is: q + b - p,
      why: `Tiệm cận đứng $x = ${p}$ cho $c = ${-p}$; tiệm cận ngang $y = ${q}$ cho $a = ${q}$; đồ thị đi qua $${pt(0, at0)}$ nên $\\dfrac{b}{c} = ${at0}$, $b = ${b}$. Vậy $a + b + c = ${q} ${signed(b)} ${signed(-p)} = ${q + b - p}$.`,
      figure: graph('rational', [q, b, 1, -p], [-5, 6], [-5, 7], { grid: true }),
    };
  }),
  mc('M3', 'dấu các hệ số của hàm bậc ba từ đồ thị', (_, turn) => {
    const [f, signs, x, why] = (
      [
        [[1, -6, 9, -2], '><><', [-1, 5], 'Hai điểm cực trị có hoành độ 1 và 3, tổng dương và tích dương.'],
        [
          [0.125, -0.375, -1.125, 1.375],
          '><<>',
          [-4, 6],
          'Hai điểm cực trị có hoành độ $-1$ và 3, tổng dương và tích âm.',
        ],
        [[-1, -6, -9, -2], '<<<<', [-5, 1], 'Hai điểm cực trị có hoành độ $-3$ và $-1$, tổng âm và tích dương.'],
      ] as const
    )[turn]!;
    const said = (all: string) => `$${[...all].map((sign, at) => `${'abcd'[at]} ${sign} 0`).join(',\\ ')}$`;
    const other = (at: number) =>
      said([...signs].map((sign, i) => (i === at ? (sign === '>' ? '<' : '>') : sign)).join(''));
    return {
      ask: shown('đồ thị của hàm số $y = ax^3 + bx^2 + cx + d$', 'Khẳng định nào về dấu của các hệ số là đúng?'),
      right: said(signs),
      wrong: [
        [other(1), 'nhầm dấu của tổng hai hoành độ cực trị $-\\dfrac{2b}{3a}$'],
        [other(2), 'nhầm dấu của tích hai hoành độ cực trị $\\dfrac{c}{3a}$'],
        [other(3), 'đọc sai giao điểm với trục tung'],
      ],
      why: `Nhánh bên phải đi ${signs[0] === '>' ? 'lên' : 'xuống'} nên $a ${signs[0]} 0$. ${why} Tổng bằng $-\\dfrac{2b}{3a}$ nên $b ${signs[1]} 0$; tích bằng $\\dfrac{c}{3a}$ nên $c ${signs[2]} 0$. Đồ thị cắt trục tung ${signs[3] === '>' ? 'phía trên' : 'phía dưới'} gốc toạ độ nên $d ${signs[3]} 0$.`,
      figure: graph('cubic', f, x, [-4, 4]),
    };
  }),
]);

const optimum: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ fb }) => [
  fb('M3', 'hình chữ nhật dưới parabol', (_, turn) => {
    const k = turn + 1;
    const a = 3 * k * k;
    return {
      ask: [
        `Cho parabol $y = ${a} - x^2$ như hình bên. Hình chữ nhật $MNPQ$ có hai đỉnh $M$, $N$ trên trục hoành và hai đỉnh $P$, $Q$ trên phần parabol phía trên trục hoành. Diện tích lớn nhất của hình chữ nhật bằng bao nhiêu?`,
        `Mặt trước của một mô hình nhà kính có dạng parabol $y = ${a} - x^2$ như hình bên (đơn vị: dm, mặt đất là trục hoành). Một tấm kính hình chữ nhật dựng trên mặt đất có hai đỉnh trên parabol. Diện tích lớn nhất của tấm kính là bao nhiêu đề-xi-mét vuông?`,
        `Một ô cửa vòm có dạng parabol $y = ${a} - x^2$ trong hệ trục ở hình bên (đơn vị: dm, mặt đất là trục hoành). Người ta lắp một cánh cửa hình chữ nhật có cạnh dưới sát mặt đất, hai đỉnh trên thuộc vòm. Diện tích cánh cửa lớn nhất là bao nhiêu đề-xi-mét vuông?`,
      ],
      is: 4 * k ** 3,
      why: `Gọi $x > 0$ là hoành độ của đỉnh bên phải: $S(x) = 2x(${a} - x^2)$, $S'(x) = ${2 * a} - 6x^2 = 0$ khi $x = ${k}$. $S(${k}) = ${2 * k} \\cdot ${2 * k * k} = ${4 * k ** 3}$.`,
      figure: graph('quadratic', [-1, 0, a], [-2 * k - 1, 2 * k + 1], [-1, a + 1]),
    };
  }),
]);

const areas: readonly Template[] = unit(12, 'Tích phân và ứng dụng', ({ mc, fb, tf }) => [
  mc('M2', 'công thức diện tích theo đồ thị nằm hai phía trục hoành', (_, turn) => {
    const [f, a, b, up] = (
      [
        [[1, -1, -2, 0], -1, 2, true],
        [[1, 1, -2, 0], -2, 1, true],
        [[-1, 1, 2, 0], -1, 2, false],
      ] as const
    )[turn]!;
    const part = (from: number, to: number) => `\\displaystyle\\int_{${from}}^{${to}} f(x)\\,\\mathrm{d}x`;
    const [left, right] = [part(a, 0), part(0, b)];
    const [good, swapped] = [`$${left} - ${right}$`, `$-${left} + ${right}$`];
    return {
      ask: shown(
        'đồ thị của hàm số $y = f(x)$',
        `Gọi $S$ là diện tích hình phẳng giới hạn bởi đồ thị và trục hoành, với $${a} \\le x \\le ${b}$. $S$ được tính bởi công thức nào?`,
      ),
      right: up ? good : swapped,
      wrong: [
        [`$${part(a, b)}$`, 'bỏ qua phần đồ thị nằm dưới trục hoành'],
        [up ? swapped : good, 'nhầm phần nằm trên với phần nằm dưới trục hoành'],
        `$\\left|${part(a, b)}\\right|$`,
      ],
      why: `Trên khoảng $(${a};\\,0)$ đồ thị nằm phía ${up ? 'trên' : 'dưới'} trục hoành, trên khoảng $(0;\\,${b})$ nằm phía ${up ? 'dưới' : 'trên'}; phần nằm dưới lấy dấu trừ.`,
      figure: graph('cubic', f, [-3, 3], [-4, 4], { grid: true, extrema: false }),
    };
  }),
  mc('M4', "so sánh các giá trị của f nhờ diện tích dưới đồ thị f'", (_, turn) => {
    const [f, order, why] = (
      [
        [[1, -1, -2, 0], [2, -1, 0], 'Phần trên trục hoành (từ $-1$ đến 0) nhỏ hơn phần dưới trục hoành (từ 0 đến 2)'],
        [[1, 1, -2, 0], [-2, 1, 0], 'Phần trên trục hoành (từ $-2$ đến 0) lớn hơn phần dưới trục hoành (từ 0 đến 1)'],
        [[-1, 1, 2, 0], [0, -1, 2], 'Phần dưới trục hoành (từ $-1$ đến 0) nhỏ hơn phần trên trục hoành (từ 0 đến 2)'],
      ] as const
    )[turn]!;
    const said = (all: readonly number[]) => `$${all.map((x) => `f(${x})`).join(' < ')}$`;
    const [a, b, c] = order;
    return {
      ask: shown(derivative, `Khẳng định nào sau đây đúng?`),
      right: said(order),
      wrong: [
        [turn === 2 ? said([a, c, b]) : said([b, a, c]), 'so sánh ngược hai diện tích'],
        said([c, b, a]),
        turn === 2 ? said([b, a, c]) : said([a, c, b]),
      ],
      why: `Hiệu hai giá trị của $f$ là tích phân của $f'$, tức là diện tích có dấu. ${why}, nên thứ tự đúng là ${said(order)}.`,
      figure: graph('cubic', f, [-3, 3], [-4, 4], { grid: true, extrema: false }),
    };
  }),
  fb('M2', 'tích phân của hàm bậc nhất từ đồ thị', (r) => {
    const [a, zero] = [r.pick([-2, -1, 1, 2]), r.pick([1, 3])];
    return {
      ask: shown('hàm số bậc nhất $y = f(x)$ có đồ thị', 'Tính $\\displaystyle\\int_0^4 f(x)\\,\\mathrm{d}x$.'),
      is: a * (8 - 4 * zero),
      why: `Đồ thị cắt trục hoành tại $x = ${zero}$ và đi qua $${pt(0, -a * zero)}$ nên $f(x) = ${poly([a, -a * zero])}$. $\\displaystyle\\int_0^4 (${poly([a, -a * zero])})\\,\\mathrm{d}x = ${a * (8 - 4 * zero)}$.`,
      figure: graph('linear', [a, -a * zero], [-1, 5], [-6.5, 6.5], { grid: true }),
    };
  }),
  fb('M3', 'quãng đường từ đồ thị vận tốc', (_, turn) => {
    const h = [2, 1, 4][turn]!;
    return {
      ask: [
        'Một xe điện chạy giữa hai trạm với đồ thị vận tốc là parabol như hình bên (trục hoành: thời gian, phút; trục tung: vận tốc, trăm mét mỗi phút). Hai trạm cách nhau bao nhiêu trăm mét? (Làm tròn đến hàng phần mười.)',
        'Vận tốc (m/s) của một vật theo thời gian (giây) có đồ thị là phần parabol ở hình bên. Tính quãng đường (m) vật đi được từ lúc xuất phát đến lúc dừng lại. (Làm tròn đến hàng phần mười.)',
        'Hình bên là đồ thị vận tốc (m/s) theo thời gian (giây) của một toa tàu lượn, có dạng parabol, từ lúc bắt đầu chạy đến lúc dừng. Toa tàu đi được bao nhiêu mét? (Làm tròn đến hàng phần mười.)',
      ],
      is: Math.round((40 * h ** 3) / 3) / 10,
      why: `Parabol đi qua $(0;\\,0)$ và có đỉnh $${pt(h, h * h)}$ nên $v(t) = -t^2 + ${2 * h}t$; $v(t) = 0$ khi $t = ${2 * h}$. $s = \\displaystyle\\int_0^{${2 * h}} (-t^2 + ${2 * h}t)\\,\\mathrm{d}t = ${fraction(4 * h ** 3, 3)} \\approx ${n(Math.round((40 * h ** 3) / 3) / 10)}$.`,
      figure: speed(h),
    };
  }),
  tf('M3', 'chuyển động có đồ thị vận tốc là parabol', (_, turn) => {
    const h = [3, 5, 4][turn]!;
    const names = ['ca nô', 'ô tô thử nghiệm', 'máy bay không người lái'];
    const it = ['ca nô', 'ô tô', 'máy bay'][turn]!;
    const far = (2 * h ** 3) / 3;
    return {
      ask: names.map(
        (name) =>
          `Một ${name} có vận tốc $v(t)$ (m/s) theo thời gian $t$ (giây) với đồ thị là phần parabol ở hình bên, từ lúc xuất phát đến lúc dừng lại.`,
      ),
      say: [
        [
          `Vận tốc lớn nhất của ${it} là ${h * h} m/s.`,
          `Vận tốc lớn nhất của ${it} là ${2 * h} m/s.`,
          `đỉnh của parabol là $${pt(h, h * h)}$.`,
        ],
        [
          `$v(t) = -t^2 + ${2 * h}t$.`,
          `$v(t) = -t^2 + ${h}t$.`,
          `parabol đi qua $(0;\\,0)$, $${pt(2 * h, 0)}$ và có đỉnh $${pt(h, h * h)}$.`,
        ],
        [
          `Gia tốc tại thời điểm $t = 1$ bằng $${2 * h - 2}$ m/s².`,
          `Gia tốc tại thời điểm $t = 1$ bằng $${2 * h - 1}$ m/s².`,
          `$v'(t) = -2t + ${2 * h}$, $v'(1) = ${2 * h - 2}$.`,
        ],
        [
          `Trong ${h} giây đầu, ${it} đi được $${fraction(2 * h ** 3, 3)}$ m.`,
          `Trong ${h} giây đầu, ${it} đi được $${h ** 3}$ m.`,
          `$\\displaystyle\\int_0^{${h}} (-t^2 + ${2 * h}t)\\,\\mathrm{d}t = ${h ** 3} - ${fraction(h ** 3, 3)} = ${Number.isInteger(far) ? far : fraction(2 * h ** 3, 3)}$.`,
        ],
      ],
      figure: speed(h),
    };
  }),
  mc('M2', 'thể tích khối tròn xoay của hình gạch chéo', (_, turn) => {
    const k = turn + 2;
    const volume = (over: number, under: number) => {
      const value = fraction(over, under);
      return value.startsWith('\\dfrac') ? `$${value.replace('}', '\\pi}')}$` : `$${value}\\pi$`;
    };
    return {
      ask: shown(
        `hình phẳng gạch chéo giới hạn bởi parabol $y = ${poly([-1, k, 0])}$ và trục hoành`,
        'Quay hình phẳng đó quanh trục $Ox$ được khối tròn xoay có thể tích bằng:',
      ),
      right: volume(k ** 5, 30),
      wrong: [
        [`$${fraction(k ** 5, 30)}$`, 'quên nhân với $\\pi$'],
        [volume(k ** 3, 6), 'không bình phương hàm số dưới dấu tích phân'],
        volume(k ** 5, 15),
        volume(k ** 4, 30),
      ],
      why: `Parabol cắt trục hoành tại $x = 0$ và $x = ${k}$. $V = \\pi\\displaystyle\\int_0^{${k}} (${poly([-1, k, 0])})^2\\,\\mathrm{d}x = \\pi\\left(\\dfrac{${k}^5}{3} - \\dfrac{${k}^5}{2} + \\dfrac{${k}^5}{5}\\right) = \\pi \\cdot ${fraction(k ** 5, 30)}$.`,
      figure: graph('quadratic', [-1, k, 0], [-1, k + 1], [-1, (k * k) / 4 + 1], { extrema: false, line: [0, 0] }),
    };
  }),
  fb('M3', 'tiền làm cửa hình parabol', (r, turn) => {
    const [half, high] = (
      [
        [2, 3],
        [3, 4],
        [3, 6],
      ] as const
    )[turn]!;
    const [price, area] = [r.pick([2, 3, 4]) * 100, (4 * half * high) / 3];
    return {
      ask: [
        `Cửa vòm của một nhà văn hoá có dạng parabol như hình bên: chân vòm rộng ${2 * half} m, đỉnh vòm cao ${high} m. Làm cửa hết ${price} nghìn đồng mỗi mét vuông. Tổng số tiền làm cửa là bao nhiêu nghìn đồng?`,
        `Người ta lắp kính cho ô cửa hình parabol gạch chéo ở hình bên, rộng ${2 * half} m ở chân và cao ${high} m ở giữa. Giá kính là ${price} nghìn đồng một mét vuông. Tiền kính là bao nhiêu nghìn đồng?`,
        `Một bức tường hoa có dạng phần gạch chéo ở hình bên, giới hạn bởi parabol cao ${high} m và mặt đất, chân rộng ${2 * half} m. Mỗi mét vuông hoa giá ${price} nghìn đồng. Tính tổng số tiền (nghìn đồng).`,
      ],
      is: area * price,
      why: `Chọn hệ trục như hình: $y = ${high} - ${fraction(high, half * half)}x^2$. Diện tích: $\\displaystyle\\int_{-${half}}^{${half}} \\left(${high} - ${fraction(high, half * half)}x^2\\right)\\mathrm{d}x = ${area}$ (m²). Số tiền: $${area} \\cdot ${price} = ${area * price}$ (nghìn đồng).`,
      figure: graph('quadratic', [-high / half ** 2, 0, high], [-half - 1, half + 1], [-1, high + 1], { line: [0, 0] }),
    };
  }),
]);

export const calculus12Figures: readonly Template[] = [...slopesOf, ...curves, ...optimum, ...areas];
