/** Grade 10, second term: further families for each place of its tests, most with a figure or a table. */
import { fraction, gcd, n, plain, poly, type Template } from '../../template.ts';
import { chart, graph } from '../figure-kit.ts';
import { interval, parabolas, shown, withZeros } from '../figures/kit.ts';
import { pt, signed, table, unit } from '../kit.ts';

const choose = (all: number, some: number): number => {
  let value = 1;
  for (let at = 0; at < some; at++) value = (value * (all - at)) / (at + 1);
  return value;
};

/** A parabola with its zeros on a grid. */
const seen = (a: number, p: number, q: number, from: number, to: number) =>
  graph('quadratic', withZeros(a, p, q), [Math.min(p - 1.5, -1), q + 1.5], [from, to], { grid: true });

/** A rope between two posts, whose heights and distances stand at the axes. */
const hung = (a: number, low: number, half: number, high: number) =>
  graph('quadratic', [a, 0, low], [-half - 1, half + 1], [-1, high + 1], {
    over: [-half, half],
    points: [
      { name: '', at: [-half, high] },
      { name: '', at: [half, high] },
    ],
  });

const quadratics: readonly Template[] = unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, fb, tf, ew }) => [
  mc('M1', 'khoảng đồng biến đọc từ parabol', (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const middle = (p + q) / 2;
    const up = turn !== 1;
    const right = up ? interval(middle, '+\\infty') : interval('-\\infty', middle);
    return {
      ask: shown('hàm số bậc hai $y = f(x)$ có đồ thị', 'Hàm số đồng biến trên khoảng nào?'),
      right,
      wrong: [
        [up ? interval('-\\infty', middle) : interval(middle, '+\\infty'), 'nhầm đồng biến với nghịch biến'],
        [interval(p, q), 'lấy khoảng giữa hai nghiệm'],
        [up ? interval(p, '+\\infty') : interval('-\\infty', q), 'lấy đầu mút là nghiệm thay vì hoành độ đỉnh'],
      ],
      why: `Đỉnh của parabol có hoành độ $${middle}$; đồ thị đi lên từ trái sang phải trên khoảng ${right}.`,
      figure: seen(up ? 1 : -1, p, q, up ? -5 : -4, up ? 4 : 5),
    };
  }),
  mc('M1', 'giá trị của hàm số tại một điểm đọc từ đồ thị', (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const at = q - 1;
    const value = (x: number) => (x - p) * (x - q);
    return {
      ask: shown('đồ thị của hàm số bậc hai $y = f(x)$', `Giá trị $f(${at})$ bằng:`),
      right: value(at),
      wrong: [
        [-value(at), 'đọc nhầm dấu'],
        [q, 'đọc hoành độ giao điểm với trục hoành'],
        [value((p + q) / 2), 'đọc tung độ của đỉnh'],
        [value(at) + 2, 'đọc lệch hai ô'],
      ],
      why: `Điểm của đồ thị có hoành độ ${at} có tung độ $${value(at)}$.`,
      figure: seen(1, p, q, -5, 4),
    };
  }),
  mc('M1', 'số nghiệm của phương trình f(x) = k từ parabol', (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const [k, right, why] = (
      [
        [-2, '2', 'cắt parabol tại hai điểm, nên phương trình có hai nghiệm'],
        [4, '1', 'đi qua đỉnh của parabol, nên phương trình có một nghiệm'],
        [-5, '0', 'nằm phía dưới đỉnh của parabol, nên phương trình vô nghiệm'],
      ] as const
    )[turn]!;
    return {
      ask: shown('đồ thị của hàm số bậc hai $y = f(x)$', `Số nghiệm của phương trình $f(x) = ${k}$ là:`),
      right: `$${right}$`,
      wrong: [
        ['0', 'cho rằng đường thẳng không cắt parabol'],
        ['1', right === '2' ? 'chỉ tính một giao điểm' : 'cho rằng đường thẳng đi qua đỉnh'],
        ['2', 'cho rằng đường thẳng nằm ngang luôn cắt parabol tại hai điểm'],
        ['3', 'quên rằng phương trình bậc hai có nhiều nhất hai nghiệm'],
      ]
        .filter(([one]) => one !== right)
        .map(([one, mistake]) => [`$${one}$`, mistake!] as const),
      why: `Đường thẳng $y = ${k}$ ${why}.`,
      figure: seen(turn === 1 ? -1 : 1, p, q, turn === 1 ? -4 : -6, turn === 1 ? 6 : 4),
    };
  }),
  mc('M2', 'tập nghiệm của bất phương trình f(x) > k từ parabol', (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const [from, to] = [p + 1, q - 1];
    const k = (from - p) * (from - q);
    const inside = turn === 1;
    const out = `$(-\\infty;\\,${from}) \\cup (${to};\\,+\\infty)$`;
    return {
      ask: shown(
        'đồ thị của hàm số bậc hai $y = f(x)$',
        `Tập nghiệm của bất phương trình $f(x) ${inside ? '<' : '>'} ${k}$ là:`,
      ),
      right: inside ? interval(from, to) : out,
      wrong: [
        [inside ? out : interval(from, to), 'nhầm phần đồ thị phía trên với phần phía dưới đường thẳng'],
        [
          inside ? interval(p, q) : `$(-\\infty;\\,${p}) \\cup (${q};\\,+\\infty)$`,
          'so sánh với 0 thay vì với số đã cho',
        ],
        [`$[${from};\\,${to}]$`, 'lấy cả hai đầu mút'],
      ],
      why: `Đường thẳng $y = ${k}$ cắt parabol tại các điểm có hoành độ $${from}$ và $${to}$; đồ thị nằm phía ${inside ? 'dưới' : 'trên'} đường thẳng khi $x$ thuộc ${inside ? interval(from, to) : out}.`,
      figure: seen(1, p, q, -5, 4),
    };
  }),
  mc('M2', 'giá trị lớn nhất trên đoạn từ parabol', (_, turn) => {
    const { p, q } = parabolas[turn]!;
    const middle = (p + q) / 2;
    const value = (x: number) => (x - p) * (x - q);
    const [from, to] = [middle - 1, q];
    return {
      ask: shown(
        'đồ thị của hàm số bậc hai $y = f(x)$',
        `Gọi $M$, $m$ là giá trị lớn nhất, nhỏ nhất của hàm số trên đoạn $[${from};\\,${to}]$. Tính $M - m$.`,
      ),
      right: -value(middle),
      wrong: [
        [value(from) - value(middle), 'chỉ so sánh giá trị tại đầu mút bên trái và tại đỉnh'],
        [-value(from), 'chỉ so sánh giá trị tại hai đầu mút'],
        [value(middle), 'lấy $m - M$'],
      ],
      why: `Trên đoạn đó, giá trị lớn nhất là $f(${to}) = 0$, giá trị nhỏ nhất là tung độ của đỉnh, $f(${middle}) = ${value(middle)}$. Vậy $M - m = ${-value(middle)}$.`,
      figure: seen(1, p, q, -5, 4),
    };
  }),
  tf('M1', 'dây treo có dạng parabol', (_, turn) => {
    const [half, low, high] = (
      [
        [4, 1, 5],
        [6, 1, 4],
        [4, 2, 6],
      ] as const
    )[turn]!;
    const a = (high - low) / half ** 2;
    const value = (x: number) => a * x * x + low;
    const rule = `y = ${fraction(high - low, half * half)}x^2 + ${low}`;
    return {
      ask: [
        `Dây xích trang trí treo giữa hai cột có dạng parabol $${rule}$ trong hệ trục như hình bên (đơn vị: mét, mặt đất là trục hoành).`,
        `Dây cáp treo một mái che có dạng parabol $${rule}$ trong hệ trục như hình bên (đơn vị: mét, mái là trục hoành).`,
        `Một dây đèn treo giữa hai cột có dạng parabol $${rule}$ trong hệ trục như hình bên (đơn vị: mét, mặt sân là trục hoành).`,
      ],
      say: [
        [
          `Điểm thấp nhất của dây ở độ cao ${low} m.`,
          `Điểm thấp nhất của dây ở độ cao ${low + 1} m.`,
          `đỉnh của parabol là $${pt(0, low)}$.`,
        ],
        [
          `Hai đầu dây cách nhau ${2 * half} m.`,
          `Hai đầu dây cách nhau ${half} m.`,
          `hai đầu dây có hoành độ $-${half}$ và ${half}: $2 \\cdot ${half} = ${2 * half}$.`,
        ],
        [
          'Parabol nhận trục tung làm trục đối xứng.',
          'Parabol nhận trục hoành làm trục đối xứng.',
          'phương trình không có số hạng bậc nhất nên trục đối xứng là $x = 0$.',
        ],
        [
          `Ở vị trí cách trục tung ${half / 2} m, dây có độ cao ${plain(value(half / 2))} m.`,
          `Ở vị trí cách trục tung ${half / 2} m, dây có độ cao ${plain((high + low) / 2)} m.`,
          `thay $x = ${half / 2}$ được $y = ${n(value(half / 2))}$.`,
        ],
      ],
      figure: hung(a, low, half, high),
    };
  }),
  fb('M1', 'tổng hai nghiệm đọc từ parabol', (_, turn) => {
    const { p, q } = parabolas[turn]!;
    return {
      ask: shown('đồ thị của hàm số bậc hai $y = f(x)$', 'Tính tổng hai nghiệm của phương trình $f(x) = 0$.'),
      is: p + q,
      why: `Parabol cắt trục hoành tại $x = ${p}$ và $x = ${q}$: $${p} + ${q} = ${p + q}$.`,
      figure: seen(turn === 0 ? -1 : 1, p, q, turn === 0 ? -4 : -5, turn === 0 ? 5 : 4),
    };
  }),
  fb('M2', 'tổng các hệ số của hàm số bậc hai từ đồ thị', (_, turn) => {
    const [a, p, q] = (
      [
        [1, -1, 3],
        [-1, 0, 4],
        [1, 2, 4],
      ] as const
    )[turn]!;
    const is = a * (1 - p) * (1 - q);
    return {
      ask: shown('đồ thị của hàm số $y = ax^2 + bx + c$', 'Tính $a + b + c$.'),
      is,
      why: `$a + b + c$ là giá trị của hàm số tại $x = 1$. Điểm của đồ thị có hoành độ 1 có tung độ $${is}$.`,
      figure: graph('quadratic', withZeros(a, p, q), [-2, 6], [-5, 5], { grid: true }),
    };
  }),
  ew('M3', 'thời điểm hai xe cách nhau một khoảng cho trước', (_, turn) => {
    const two = ['hai xe', 'hai tàu', 'hai máy bay'][turn]!;
    const [u, v, lead, distance, reduced, at] = (
      [
        [50, 50, 70, 130, '5t^2 + 7t - 12 = 0', 1],
        [30, 30, 20, 100, '3t^2 + 2t - 16 = 0', 2],
        [80, 60, 90, 170, '25t^2 + 27t - 52 = 0', 1],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hai con đường vuông góc với nhau tại ngã tư $O$. Lúc 8 giờ, xe thứ nhất ở $O$ và chạy trên đường thứ nhất ra xa $O$ với tốc độ ${u} km/h; xe thứ hai ở trên đường thứ hai, cách $O$ ${lead} km và chạy ra xa $O$ với tốc độ ${v} km/h. Sau bao nhiêu giờ hai xe cách nhau ${distance} km?`,
        `Từ cảng $O$, tàu thứ nhất chạy về hướng bắc với tốc độ ${u} km/h. Cùng lúc đó, tàu thứ hai đang ở phía đông của $O$, cách $O$ ${lead} km, chạy tiếp về hướng đông với tốc độ ${v} km/h. Sau bao nhiêu giờ hai tàu cách nhau ${distance} km?`,
        `Hai máy bay không người lái bay cùng độ cao trên hai tuyến vuông góc, cắt nhau tại $O$. Máy thứ nhất bay qua $O$ với tốc độ ${u} km/h khi máy thứ hai đã qua $O$ được ${lead} km và đang bay với tốc độ ${v} km/h. Sau bao nhiêu giờ hai máy cách nhau ${distance} km?`,
      ],
      solution: `Sau $t$ giờ ($t > 0$), khoảng cách từ ${two} đến $O$ là $${u}t$ và $${lead} + ${v}t$ (km).\nKhoảng cách giữa ${two}: $\\sqrt{(${u}t)^2 + (${lead} + ${v}t)^2} = ${distance}$.\nBình phương hai vế và rút gọn: $${reduced}$.\nPhương trình có một nghiệm dương $t = ${at}$; nghiệm âm bị loại.\nVậy sau ${at} giờ, ${two} cách nhau ${distance} km.`,
    };
  }),
  ew('M3', 'tổng độ dài các dây treo của cầu', (_, turn) => {
    const [half, low, high] = (
      [
        [6, 1, 10],
        [4, 2, 10],
        [8, 1, 17],
      ] as const
    )[turn]!;
    const a = (high - low) / half ** 2;
    const step = half / 2;
    const near = a * step * step + low;
    return {
      ask: [
        `Dây cáp chính của một cầu treo có dạng parabol như hình bên (đơn vị: mét). Điểm thấp nhất cách mặt cầu (trục hoành) ${low} m; ở vị trí cách trục đối xứng ${half} m dây cao ${high} m. Các dây treo thẳng đứng đặt tại trục đối xứng, cách trục đối xứng ${step} m và ${half} m về cả hai phía. Tính tổng độ dài các dây treo.`,
        `Mái che hình parabol ở hình bên (đơn vị: mét) có điểm thấp nhất cao ${low} m so với sàn (trục hoành), mép mái cách trục đối xứng ${half} m và cao ${high} m. Các cột chống thẳng đứng đặt tại trục đối xứng và cách trục đối xứng ${step} m, ${half} m về cả hai phía. Tính tổng chiều cao các cột chống.`,
        `Đường trượt có mặt cắt là parabol như hình bên (đơn vị: mét): điểm thấp nhất cao ${low} m, hai đầu cách trục đối xứng ${half} m và cao ${high} m. Các cột đỡ thẳng đứng đặt tại trục đối xứng và cách trục đối xứng ${step} m, ${half} m về cả hai phía. Tính tổng chiều cao các cột đỡ.`,
      ],
      solution: `Parabol nhận trục tung làm trục đối xứng nên có phương trình $y = ax^2 + ${low}$.\nParabol đi qua $${pt(half, high)}$ nên $a = \\dfrac{${high} - ${low}}{${half}^2} = ${fraction(high - low, half * half)}$.\nVới $x = ${step}$: $y = ${n(near)}$ (m); với $x = ${half}$: $y = ${high}$ (m); với $x = 0$: $y = ${low}$ (m).\nTổng: $${low} + 2 \\cdot ${n(near)} + 2 \\cdot ${high} = ${n(low + 2 * near + 2 * high)}$ (m).`,
      figure: hung(a, low, half, high),
    };
  }),
  fb('M4', 'số giá trị nguyên của tham số để góc ở gốc toạ độ là góc tù', (_, turn) => {
    const { p, q } = (
      [
        { p: -1, q: 3 },
        { p: -1, q: 7 },
        { p: -3, q: 5 },
      ] as const
    )[turn]!;
    const f0 = p * q;
    const rule = poly(withZeros(1, p, q));
    const all = Array.from({ length: 21 }, (_unused, at) => at - 10).filter((m) => m * m - m + f0 < 0);
    const is = all.length - 1;
    return {
      ask: [
        `Cho parabol $(P)\\colon y = ${rule}$. Có bao nhiêu số nguyên $m$ để đường thẳng $y = m$ cắt $(P)$ tại hai điểm $A$, $B$ sao cho $OAB$ là tam giác có góc $AOB$ tù?`,
        `Đường thẳng $y = m$ cắt parabol $y = ${rule}$ tại hai điểm phân biệt $A$, $B$. Có bao nhiêu giá trị nguyên của $m$ để $O$, $A$, $B$ là ba đỉnh của một tam giác tù tại $O$?`,
        `Gọi $A$, $B$ là hai giao điểm của đường thẳng $y = m$ với đồ thị hàm số $y = ${rule}$. Tìm số các số nguyên $m$ để $A$, $O$, $B$ không thẳng hàng và $\\widehat{AOB} > 90^\\circ$.`,
      ],
      is,
      why: `Hoành độ của $A$, $B$ là hai nghiệm của $${rule} = m$, nên $x_1x_2 = ${f0} - m$; hai nghiệm phân biệt khi $m$ lớn hơn tung độ đỉnh $-${((q - p) / 2) ** 2}$. Góc $AOB$ tù khi $\\overrightarrow{OA} \\cdot \\overrightarrow{OB} = x_1x_2 + m^2 = m^2 - m ${signed(f0)} < 0$, tức là $m \\in \\{${all.join(';\\,')}\\}$. Với $m = 0$ thì $A$, $O$, $B$ thẳng hàng, loại. Còn lại ${is} số.`,
    };
  }),
]);

const lines = [
  [3, 4],
  [4, 3],
  [2, 5],
] as const;
/** The line d on a grid; `named`: with the points A and B where it meets the axes. */
const lineAt = (p: number, q: number, named = false) =>
  graph('linear', [-q / p, q], [-2, 7], [-2, 7], {
    grid: true,
    called: 'd',
    ...(named && { points: meeting(p, q) }),
  });
const meeting = (p: number, q: number): { name: string; at: [number, number] }[] => [
  { name: 'A', at: [p, 0] },
  { name: 'B', at: [0, q] },
];

const coordinates: readonly Template[] = unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ mc, fb, tf, ew }) => [
  mc('M1', 'vectơ chỉ phương của đường thẳng trong hình', (_, turn) => {
    const [p, q] = lines[turn]!;
    return {
      ask: shown(
        `đường thẳng $d$ cắt hai trục toạ độ tại $A${pt(p, 0)}$ và $B${pt(0, q)}$`,
        'Vectơ nào là một vectơ chỉ phương của $d$?',
      ),
      right: `$\\vec{u} = ${pt(p, -q)}$`,
      wrong: [
        [`$\\vec{u} = ${pt(q, p)}$`, 'nhầm với vectơ pháp tuyến'],
        [`$\\vec{u} = ${pt(p, q)}$`, 'nhầm dấu của tung độ'],
        [`$\\vec{u} = ${pt(q, -p)}$`, 'đổi chỗ hai toạ độ'],
      ],
      why: `$\\overrightarrow{BA} = ${pt(p, -q)}$ nằm trên $d$ nên là một vectơ chỉ phương.`,
      figure: lineAt(p, q, true),
    };
  }),
  mc('M1', 'điểm thuộc đường thẳng trong hình', (_, turn) => {
    const [m, c] = (
      [
        [1, 2],
        [-1, 4],
        [2, -1],
      ] as const
    )[turn]!;
    const x = 10;
    return {
      ask: shown('đường thẳng $d$', 'Đường thẳng $d$ đi qua điểm nào trong các điểm sau?'),
      right: `$${pt(x, m * x + c)}$`,
      wrong: [
        [`$${pt(m * x + c, x)}$`, 'đổi chỗ hoành độ và tung độ'],
        [`$${pt(x, m * x - c)}$`, 'nhầm dấu của tung độ gốc'],
        [`$${pt(x, m * x)}$`, 'quên tung độ giao điểm với trục tung'],
        [`$${pt(x, m * x + c + 1)}$`, 'đọc lệch một ô'],
      ],
      why: `Từ hình: $d$ cắt trục tung tại $${pt(0, c)}$ và đi qua $${pt(1, m + c)}$ nên $y = ${poly([m, c])}$. Với $x = ${x}$ thì $y = ${m * x + c}$.`,
      figure: graph('linear', [m, c], [-4, 5], [-4, 6], { grid: true, called: 'd' }),
    };
  }),
  mc('M1', 'đường chuẩn của parabol từ phương trình chính tắc', (r) => {
    const p = 2 * r.int(1, 6);
    return {
      ask: [
        `Đường chuẩn của parabol $y^2 = ${2 * p}x$ có phương trình:`,
        `Chảo ăng-ten có mặt cắt là parabol $y^2 = ${2 * p}x$. Đường chuẩn của parabol là:`,
        `Trong mặt phẳng $Oxy$, parabol $y^2 = ${2 * p}x$ có đường chuẩn là:`,
      ],
      right: `$x = ${-p / 2}$`,
      wrong: [
        [`$x = ${p / 2}$`, 'nhầm dấu: đó là hoành độ tiêu điểm'],
        [`$x = ${-p}$`, 'quên chia cho 2'],
        [`$y = ${-p / 2}$`, 'nhầm trục'],
      ],
      why: `$2p = ${2 * p}$ nên $p = ${p}$; đường chuẩn $x = -\\dfrac{p}{2} = ${-p / 2}$.`,
    };
  }),
  mc('M2', 'đường thẳng vuông góc với đường thẳng trong hình', (r, turn) => {
    const [p, q] = lines[turn]!;
    const [x, y] = [r.int(1, 3), r.int(-3, -1)];
    const c = -(p * x - q * y);
    const rule = (a: number, b: number, end: number) =>
      `$${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}y ${signed(end)} = 0$`;
    return {
      ask: shown(
        `đường thẳng $d$ cắt hai trục toạ độ tại $${pt(p, 0)}$ và $${pt(0, q)}$`,
        `Đường thẳng đi qua $M${pt(x, y)}$ và vuông góc với $d$ có phương trình:`,
      ),
      right: rule(p, -q, c),
      wrong: [
        [rule(q, p, -(q * x + p * y)), 'lấy đường thẳng song song với $d$'],
        [rule(p, q, -(p * x + q * y)), 'nhầm dấu trong vectơ pháp tuyến'],
        [rule(p, -q, -c), 'thay toạ độ điểm $M$ sai dấu'],
      ],
      why: `$d$ có vectơ chỉ phương $${pt(p, -q)}$, là vectơ pháp tuyến của đường thẳng cần tìm: $${p}(x ${signed(-x)}) - ${q}(y ${signed(-y)}) = 0$, tức là ${rule(p, -q, c)}.`,
      figure: lineAt(p, q),
    };
  }),
  mc('M2', 'vị trí của đường tròn đối với đường thẳng trong hình', (_, turn) => {
    const [p, q] = [4, 3];
    const [square, right, why] = (
      [
        ['9', 'cắt nhau tại hai điểm', 'bé hơn bán kính 3'],
        ['4', 'không có điểm chung', 'lớn hơn bán kính 2'],
        ['\\dfrac{144}{25}', 'tiếp xúc với nhau', 'bằng bán kính'],
      ] as const
    )[turn]!;
    const all = [
      ['cắt nhau tại hai điểm', 'bé hơn'],
      ['không có điểm chung', 'lớn hơn'],
      ['tiếp xúc với nhau', 'bằng'],
    ] as const;
    return {
      ask: shown(
        `đường thẳng $d$ cắt hai trục toạ độ tại $${pt(p, 0)}$ và $${pt(0, q)}$`,
        `Đường thẳng $d$ và đường tròn $x^2 + y^2 = ${square}$:`,
      ),
      right,
      wrong: [
        ...all
          .filter(([one]) => one !== right)
          .map(([one, how]) => [one, `cho rằng khoảng cách từ tâm đến $d$ ${how} bán kính`] as const),
        ['cắt nhau tại gốc toạ độ', 'nhầm tâm với giao điểm'],
      ],
      why: `$d\\colon 3x + 4y - 12 = 0$. Khoảng cách từ tâm $O$ đến $d$ là $\\dfrac{12}{\\sqrt{3^2 + 4^2}} = \\dfrac{12}{5}$, ${why}.`,
      figure: lineAt(p, q),
    };
  }),
  tf('M2', 'đường thẳng trong hình: phương trình, khoảng cách, diện tích', (_, turn) => {
    const [p, q, hyp] = (
      [
        [3, 4, 5],
        [4, 3, 5],
        [6, 2, 0],
      ] as const
    )[turn]!;
    const common = gcd(p, q);
    const [a, b] = [q / common, p / common];
    const rule = `${a === 1 ? '' : a}x + ${b === 1 ? '' : b}y = ${(p * q) / common}`;
    const far = hyp === 0 ? '\\dfrac{3\\sqrt{10}}{5}' : fraction(p * q, hyp);
    return {
      ask: shown(`đường thẳng $d$ cắt trục hoành tại $A${pt(p, 0)}$, cắt trục tung tại $B${pt(0, q)}$`),
      say: [
        [
          `$d$ có một vectơ pháp tuyến là $\\vec{n} = ${pt(a, b)}$.`,
          `$d$ có một vectơ pháp tuyến là $\\vec{n} = ${pt(b, -a)}$.`,
          `$\\vec{n} \\cdot \\overrightarrow{AB} = 0$ với $\\overrightarrow{AB} = ${pt(-p, q)}$.`,
        ],
        [
          `$d$ có phương trình $${rule}$.`,
          `$d$ có phương trình $${rule.replace('+', '-')}$.`,
          `toạ độ của $A$ và $B$ thoả mãn $${rule}$.`,
        ],
        [
          `Khoảng cách từ $O$ đến $d$ bằng $${far}$.`,
          `Khoảng cách từ $O$ đến $d$ bằng $${Math.min(p, q)}$.`,
          `$\\dfrac{OA \\cdot OB}{AB} = ${far}$.`,
        ],
        [
          `Đường tròn ngoại tiếp tam giác $OAB$ có tâm $I${pt(p / 2, q / 2)}$.`,
          `Đường tròn ngoại tiếp tam giác $OAB$ có tâm $I${pt(p, q)}$.`,
          `tam giác $OAB$ vuông tại $O$ nên tâm là trung điểm của $AB$.`,
        ],
      ],
      figure: lineAt(p, q, true),
    };
  }),
  fb('M1', 'toạ độ còn thiếu của điểm thuộc đường thẳng', (r) => {
    const [a, b, x, y] = [r.int(2, 5), r.int(2, 5), r.int(2, 6), r.int(1, 5)];
    const c = -(a * x + b * y);
    return {
      ask: [
        `Điểm $M(m;\\,${y})$ thuộc đường thẳng $${a}x + ${b}y ${signed(c)} = 0$. Tìm $m$.`,
        `Đường ống thẳng có phương trình $${a}x + ${b}y ${signed(c)} = 0$ đi qua điểm $M(m;\\,${y})$. Tìm $m$.`,
        `Tìm $m$ để điểm $M(m;\\,${y})$ nằm trên đường thẳng $${a}x + ${b}y ${signed(c)} = 0$.`,
      ],
      is: x,
      why: `Thay toạ độ: $${a}m + ${b} \\cdot ${y} ${signed(c)} = 0$, nên $${a}m = ${a * x}$, $m = ${x}$.`,
    };
  }),
  fb('M2', 'bán kính đường tròn ngoại tiếp tam giác tạo bởi đường thẳng với hai trục', (_, turn) => {
    const [p, q, hyp] = (
      [
        [4, 3, 5],
        [6, 8, 10],
        [12, 5, 13],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        `đường thẳng $d$ cắt trục hoành tại $A${pt(p, 0)}$ và cắt trục tung tại $B${pt(0, q)}$`,
        'Tính bán kính đường tròn ngoại tiếp tam giác $OAB$.',
      ),
      is: hyp / 2,
      why: `Tam giác $OAB$ vuông tại $O$, $AB = \\sqrt{${p}^2 + ${q}^2} = ${hyp}$; bán kính bằng nửa cạnh huyền: $${n(hyp / 2)}$.`,
      figure: graph('linear', [-q / p, q], [-2, p + 2], [-2, q + 2], { called: 'd', points: meeting(p, q) }),
    };
  }),
  ew('M3', 'trạm cách đều ba xã', (_, turn) => {
    const [x, y, r2] = (
      [
        [3, 4, 25],
        [5, 2, 29],
        [4, 4, 32],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Trên bản đồ có hệ trục $Oxy$ (đơn vị: km), ba xã đặt tại $O(0;\\,0)$, $A${pt(2 * x, 0)}$, $B${pt(0, 2 * y)}$ như hình bên. Trạm y tế $I$ cách đều ba xã. Tìm toạ độ của $I$ và viết phương trình đường tròn tâm $I$ đi qua ba xã.`,
        `Ba đèn chiếu sáng của sân vận động đặt tại $O(0;\\,0)$, $A${pt(2 * x, 0)}$, $B${pt(0, 2 * y)}$ trong hệ trục $Oxy$ ở hình bên (đơn vị: chục mét). Bảng điện $I$ đặt cách đều ba đèn. Tìm toạ độ của $I$ và viết phương trình đường tròn tâm $I$ đi qua ba vị trí đèn.`,
        `Ba giếng nước ở các vị trí $O(0;\\,0)$, $A${pt(2 * x, 0)}$, $B${pt(0, 2 * y)}$ trên bản đồ ở hình bên (đơn vị: chục mét). Bể chứa $I$ cách đều ba giếng. Tìm toạ độ của $I$ và viết phương trình đường tròn tâm $I$ đi qua ba giếng.`,
      ],
      solution: `Gọi $I(a;\\,b)$. Điều kiện $IO = IA$: $a^2 + b^2 = (a - ${2 * x})^2 + b^2$, nên $a = ${x}$.\nĐiều kiện $IO = IB$: $a^2 + b^2 = a^2 + (b - ${2 * y})^2$, nên $b = ${y}$. Vậy $I${pt(x, y)}$.\nBán kính: $R^2 = IO^2 = ${x}^2 + ${y}^2 = ${r2}$.\nPhương trình đường tròn: $(x - ${x})^2 + (y - ${y})^2 = ${r2}$.`,
      figure: graph('linear', [-y / x, 2 * y], [-1, 2 * x + 1], [-1, 2 * y + 1], {
        over: [0, 2 * x],
        points: meeting(2 * x, 2 * y),
      }),
    };
  }),
  fb('M4', 'quãng đường ngắn nhất có ghé bờ sông', (_, turn) => {
    const [d, a, b, is] = (
      [
        [12, 2, 3, 13],
        [8, 2, 4, 10],
        [15, 3, 5, 17],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Bờ sông là trục $Ox$ (đơn vị: km). Nhà ở $A${pt(0, a)}$, vườn ở $B${pt(d, b)}$, cùng một phía của sông. Bác Năm đi từ nhà ra bờ sông lấy nước rồi đến vườn. Quãng đường ngắn nhất là bao nhiêu ki-lô-mét?`,
        `Đường ray thẳng trùng với trục $Ox$ (đơn vị: km). Hai nhà máy ở $A${pt(0, a)}$ và $B${pt(d, b)}$. Cần đặt nhà ga trên đường ray để tổng độ dài hai con đường thẳng từ ga đến hai nhà máy ngắn nhất. Tổng đó bằng bao nhiêu ki-lô-mét?`,
        `Gương phẳng trùng với trục $Ox$ (đơn vị: dm). Tia sáng đi từ $A${pt(0, a)}$ đến một điểm trên gương rồi phản xạ tới $B${pt(d, b)}$ theo đường ngắn nhất. Quãng đường đó dài bao nhiêu đề-xi-mét?`,
      ],
      is,
      why: `Gọi $A'${pt(0, -a)}$ là điểm đối xứng với $A$ qua $Ox$. Với mọi $M$ thuộc $Ox$: $MA + MB = MA' + MB \\ge A'B = \\sqrt{${d}^2 + ${a + b}^2} = ${is}$; dấu bằng xảy ra khi $M$ nằm trên đoạn $A'B$.`,
    };
  }),
]);

const counting: readonly Template[] = unit(10, 'Đại số tổ hợp', ({ mc, fb, tf }) => [
  mc('M1', 'số thực đơn từ bảng món ăn', (r) => {
    const [a, b, c] = [r.int(3, 5), r.int(4, 6), r.int(2, 3)];
    const menu = table(['Loại món', 'Khai vị', 'Món chính', 'Tráng miệng'], ['Số món', a, b, c]);
    return {
      ask: [
        `Quán ăn có số món mỗi loại như bảng:\n${menu}\nMỗi thực đơn gồm một món của mỗi loại. Số thực đơn là:`,
        `Căng tin ghi số món mỗi loại trong bảng:\n${menu}\nMột suất ăn gồm một món của mỗi loại. Số suất ăn khác nhau là:`,
        `Tiệc cưới cho chọn món theo bảng:\n${menu}\nKhách chọn mỗi loại một món. Số cách chọn là:`,
      ],
      right: a * b * c,
      wrong: [
        [a + b + c, 'cộng thay vì nhân'],
        [a * b + c, 'nhân hai loại đầu rồi cộng loại thứ ba'],
        [a * b, 'bỏ qua món tráng miệng'],
      ],
      why: `Quy tắc nhân: $${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$.`,
    };
  }),
  mc('M1', 'số trận đấu vòng tròn một lượt', (r, turn) => {
    const all = r.int(6, 10);
    const one = ['người', 'đại biểu', 'đội'][turn]!;
    return {
      ask: [
        `Giải cờ vua có ${all} người, hai người bất kì gặp nhau đúng một ván. Số ván đấu là:`,
        `${all} đại biểu bắt tay nhau, hai người bất kì bắt tay đúng một lần. Số cái bắt tay là:`,
        `${all} đội bóng đá thi đấu vòng tròn một lượt. Số trận đấu là:`,
      ],
      right: choose(all, 2),
      wrong: [
        [all * (all - 1), 'tính mỗi cặp hai lần'],
        [2 * all, `nhân số ${one} với 2`],
        [choose(all + 1, 2), `tính cả mỗi ${one} với chính mình`],
      ],
      why: `Mỗi cặp một lần: $C_{${all}}^2 = \\dfrac{${all} \\cdot ${all - 1}}{2} = ${choose(all, 2)}$.`,
    };
  }),
  mc('M2', 'số cách chọn nhóm có ít nhất một người của một loại', (r, turn) => {
    const [one, kind] = (
      [
        ['bạn', 'bạn nữ'],
        ['viên', 'viên đỏ'],
        ['người', 'giáo viên Văn'],
      ] as const
    )[turn]!;
    const [a, b] = [r.int(4, 6), r.int(3, 5)];
    const right = choose(a + b, 3) - choose(a, 3);
    return {
      ask: [
        `Chọn 3 bạn từ ${a} nam và ${b} nữ sao cho có ít nhất một bạn nữ. Số cách chọn là:`,
        `Hộp có ${a} bi xanh và ${b} bi đỏ, các viên khác nhau. Số cách lấy 3 viên có ít nhất một viên đỏ là:`,
        `Tổ có ${a} giáo viên Toán và ${b} giáo viên Văn. Số cách cử 3 người, trong đó có ít nhất một giáo viên Văn, là:`,
      ],
      right,
      wrong: [
        [choose(a + b, 3), 'quên điều kiện “ít nhất một”'],
        [b * choose(a + b - 1, 2), `chọn trước một ${kind} rồi chọn hai ${one} tuỳ ý, nên đếm lặp`],
        [b * choose(a, 2), `chỉ tính trường hợp có đúng một ${kind}`],
      ],
      why: `Lấy tất cả trừ các cách không có ${kind} nào: $C_{${a + b}}^3 - C_{${a}}^3 = ${choose(a + b, 3)} - ${choose(a, 3)} = ${right}$.`,
    };
  }),
  tf('M2', 'mã khoá gồm các chữ số', (_, turn) => {
    const m = [3, 4, 3][turn]!;
    const k = [6, 6, 7][turn]!;
    const power = k ** m;
    let different = 1;
    for (let at = 0; at < m; at++) different *= k - at;
    return {
      ask: [
        `Khoá vali có ${m} vòng, mỗi vòng ghi các chữ số từ 1 đến ${k}.`,
        `Mã mở cửa gồm ${m} chữ số, mỗi chữ số lấy từ 1 đến ${k}.`,
        `Mật khẩu của máy tính bảng là dãy ${m} chữ số, mỗi chữ số từ 1 đến ${k}.`,
      ],
      say: [
        [`Có tất cả ${power} mã.`, `Có tất cả ${k * m} mã.`, `mỗi chữ số có ${k} cách chọn: $${k}^${m} = ${power}$.`],
        [
          `Có ${different} mã gồm các chữ số đôi một khác nhau.`,
          `Có ${choose(k, m)} mã gồm các chữ số đôi một khác nhau.`,
          `$A_{${k}}^${m} = ${different}$.`,
        ],
        [
          `Có ${power - different} mã có chữ số lặp lại.`,
          `Có ${power - choose(k, m)} mã có chữ số lặp lại.`,
          `$${power} - ${different} = ${power - different}$.`,
        ],
        [
          `Có ${choose(k, m)} mã mà các chữ số tăng dần từ trái sang phải.`,
          `Có ${different} mã mà các chữ số tăng dần từ trái sang phải.`,
          `chọn ${m} chữ số rồi chỉ có một cách xếp tăng dần: $C_{${k}}^${m} = ${choose(k, m)}$.`,
        ],
      ],
    };
  }),
  fb('M2', 'số đường đi ngắn nhất trên lưới ô vuông', (_, turn) => {
    const step = turn === 0 ? 'đoạn đi về phía bắc' : 'bước lên trên';
    const [m, k] = (
      [
        [4, 3],
        [5, 2],
        [5, 3],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Các đường phố tạo thành lưới ô vuông. Từ nhà đến trường phải đi ${m} đoạn về phía đông và ${k} đoạn về phía bắc, theo thứ tự tuỳ ý. Có bao nhiêu đường đi ngắn nhất?`,
        `Rô-bốt ở góc dưới bên trái của bảng ô vuông, mỗi bước sang phải hoặc lên trên một ô. Nó cần ${m} bước sang phải và ${k} bước lên trên. Có bao nhiêu cách đi?`,
        `Trong trò chơi, quân cờ đi ${m} bước sang phải và ${k} bước lên trên theo thứ tự tuỳ ý. Có bao nhiêu dãy bước đi khác nhau?`,
      ],
      is: choose(m + k, k),
      why: `Mỗi cách ứng với việc chọn vị trí của ${k} ${step} trong ${m + k} ${turn === 0 ? 'đoạn' : 'bước'}: $C_{${m + k}}^${k} = ${choose(m + k, k)}$.`,
    };
  }),
]);

const probability: readonly Template[] = unit(10, 'Xác suất của biến cố', ({ mc, fb, ew }) => [
  mc('M1', 'xác suất từ biểu đồ hình quạt', (r, turn) => {
    const values = r.shuffle([40, 30, 20, 10]);
    const names = [
      ['Xe buýt', 'Xe đạp', 'Đi bộ', 'Xe máy'],
      ['Trà', 'Cà phê', 'Nước cam', 'Sinh tố'],
      ['Bóng đá', 'Cầu lông', 'Bơi', 'Cờ vua'],
    ][turn]!;
    const at = r.int(0, 3);
    return {
      ask: [
        `Biểu đồ hình quạt bên cho biết cách đi học của 100 học sinh. Chọn ngẫu nhiên một học sinh. Xác suất chọn được bạn ${names[at] === 'Đi bộ' ? 'đi bộ đến trường' : `đi học bằng ${names[at]!.toLowerCase()}`} là:`,
        `Biểu đồ hình quạt bên cho biết đồ uống mà 100 khách đã gọi, mỗi khách một loại. Chọn ngẫu nhiên một khách. Xác suất chọn được khách gọi ${names[at]!.toLowerCase()} là:`,
        `Biểu đồ hình quạt bên cho biết môn thể thao yêu thích của 100 bạn. Chọn ngẫu nhiên một bạn. Xác suất chọn được bạn thích môn ${names[at]!.toLowerCase()} là:`,
      ],
      right: `$${fraction(values[at]!, 100)}$`,
      wrong: [
        [`$${fraction(100 - values[at]!, 100)}$`, 'tính xác suất của biến cố đối'],
        [`$\\dfrac{1}{4}$`, 'coi bốn loại là đồng khả năng'],
        ...values
          .filter((value) => value !== values[at] && value !== 100 - values[at]!)
          .map((value) => [`$${fraction(value, 100)}$`, 'đọc nhầm phần của hình quạt'] as const),
      ],
      why: `Có ${values[at]!} kết quả thuận lợi trong 100 kết quả: $\\dfrac{${values[at]!}}{100} = ${fraction(values[at]!, 100)}$.`,
      figure: chart(
        'pie',
        'Người',
        names.map((name, index) => [name, values[index]!] as const),
      ),
    };
  }),
  mc('M1', 'xác suất chọn được một ô của bảng hai chiều', (r, turn) => {
    const [a, b, c] = [r.int(6, 9), r.int(10, 13), r.int(8, 9)];
    const d = 40 - a - b - c;
    const [name, top, second, left, under] = [
      ['Số học sinh', 'Đeo kính', 'Không đeo kính', 'Nam', 'Nữ'],
      ['Số sản phẩm', 'Loại A', 'Loại B', 'Máy 1', 'Máy 2'],
      ['Số khách', 'Mua vé mạng', 'Mua tại quầy', 'Trẻ em', 'Người lớn'],
    ][turn]! as [string, string, string, string, string];
    const grid = `${table([name, top, second], [left, a, b])}\n%|h%${under}%|%${c}%|%${d}`;
    return {
      ask: [
        `Bảng sau thống kê 40 học sinh:\n${grid}\nChọn ngẫu nhiên một học sinh. Xác suất chọn được bạn nam đeo kính là:`,
        `Bảng sau thống kê 40 sản phẩm:\n${grid}\nLấy ngẫu nhiên một sản phẩm. Xác suất lấy được sản phẩm loại A của máy 1 là:`,
        `Bảng sau thống kê 40 khách:\n${grid}\nChọn ngẫu nhiên một khách. Xác suất chọn được trẻ em mua vé mạng là:`,
      ],
      right: `$${fraction(a, 40)}$`,
      wrong: [
        [`$${fraction(a, a + b)}$`, 'chỉ tính trong hàng thứ nhất'],
        [`$${fraction(a, a + c)}$`, 'chỉ tính trong cột thứ nhất'],
        [`$${fraction(a + b, 40)}$`, 'lấy cả hàng thứ nhất'],
      ],
      why: `Có ${a} kết quả thuận lợi trong 40 kết quả: $${fraction(a, 40)}$.`,
    };
  }),
  mc('M2', 'xác suất tổng số chấm không bé hơn một số', (_, turn) => {
    const least = [10, 9, 11][turn]!;
    const good = { 9: 10, 10: 6, 11: 3 }[least]!;
    const over = { 9: 6, 10: 3, 11: 1 }[least]!;
    return {
      ask: [
        `Gieo đồng thời hai con xúc xắc cân đối. Xác suất để tổng số chấm không bé hơn ${least} là:`,
        `Trò chơi gieo hai con xúc xắc cân đối, được thưởng khi tổng số chấm ít nhất là ${least}. Xác suất được thưởng là:`,
        `Gieo một con xúc xắc cân đối hai lần. Xác suất để tổng số chấm hai lần từ ${least} trở lên là:`,
      ],
      right: `$${fraction(good, 36)}$`,
      wrong: [
        [`$${fraction(over, 36)}$`, `bỏ trường hợp tổng bằng ${least}`],
        [`$${fraction(13 - least, 11)}$`, 'coi các tổng là đồng khả năng'],
        [`$${fraction(36 - good, 36)}$`, 'tính biến cố đối'],
      ],
      why: `Không gian mẫu có 36 kết quả; số kết quả có tổng từ ${least} đến 12 là ${good}. Xác suất là $\\dfrac{${good}}{36} = ${fraction(good, 36)}$.`,
    };
  }),
  fb('M1', 'số vật của một loại từ xác suất', (r) => {
    const [all, good] = [20 * r.int(2, 4), r.int(3, 9)];
    const count = (all * good) / 20;
    return {
      ask: [
        `Hộp có ${all} viên bi cùng kích thước. Xác suất lấy ngẫu nhiên được một viên đỏ là $${fraction(good, 20)}$. Hộp có bao nhiêu viên bi đỏ?`,
        `Trong ${all} vé, xác suất bốc ngẫu nhiên được một vé trúng thưởng là $${fraction(good, 20)}$. Có bao nhiêu vé trúng thưởng?`,
        `Lớp võ có ${all} học viên. Chọn ngẫu nhiên một người thì xác suất được học viên nữ là $${fraction(good, 20)}$. Lớp có bao nhiêu học viên nữ?`,
      ],
      is: count,
      why: `$${all} \\cdot ${fraction(good, 20)} = ${count}$.`,
    };
  }),
  ew('M3', 'xác suất hai người ở cùng một đội', (r, turn) => {
    const [one, other, two] = [
      ['đội Xanh', 'đội Đỏ', 'An và Bình'],
      ['bảng I', 'bảng II', 'Hai người cùng tỉnh'],
      ['xe số 1', 'xe số 2', 'Hai vợ chồng'],
    ][turn]!;
    const half = r.int(3, 6);
    const all = choose(2 * half, half);
    const same = 2 * choose(2 * half - 2, half - 2);
    return {
      ask: [
        `Chia ngẫu nhiên ${2 * half} bạn, trong đó có An và Bình, thành đội Xanh và đội Đỏ, mỗi đội ${half} bạn. Tính xác suất để An và Bình cùng đội.`,
        `${2 * half} vận động viên, trong đó có hai người của cùng một tỉnh, được bốc thăm vào hai bảng I và II, mỗi bảng ${half} người. Tính xác suất để hai người đó cùng bảng.`,
        `Xếp ngẫu nhiên ${2 * half} khách, trong đó có hai vợ chồng, vào hai xe số 1 và số 2, mỗi xe ${half} người. Tính xác suất để hai vợ chồng đi cùng xe.`,
      ],
      solution: `Số cách chọn người cho ${one}: $n(\\Omega) = C_{${2 * half}}^${half} = ${all}$.\n${two} cùng ở ${one}: chọn thêm ${half - 2} trong ${2 * half - 2} người còn lại, có $C_{${2 * half - 2}}^${half - 2} = ${same / 2}$ cách; cùng ở ${other} cũng có ${same / 2} cách.\nSố kết quả thuận lợi: $2 \\cdot ${same / 2} = ${same}$.\nXác suất: $\\dfrac{${same}}{${all}} = ${fraction(same, all)}$.`,
    };
  }),
]);

export const secondTerm10: readonly Template[] = [...quadratics, ...coordinates, ...counting, ...probability];
