/** Grade 12: further families with figures, and tasks of level M4 for the graduation exam. */
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { along, boxOf, chart, graph, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, unit } from '../kit.ts';

const extremes: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb }) => [
  mc('M1', 'khoảng đồng biến từ đồ thị có ba điểm cực trị', (_, turn) => {
    const up = turn !== 1;
    const right = up ? '$(-1;\\,0)$' : '$(0;\\,1)$';
    return {
      ask: shown('hàm số $y = f(x)$ có đồ thị', 'Hàm số đồng biến trên khoảng nào?'),
      right,
      wrong: [
        [up ? '$(0;\\,1)$' : '$(-1;\\,0)$', 'nhầm đồng biến với nghịch biến'],
        ['$(-1;\\,1)$', 'lấy cả hai bên điểm cực trị'],
        [up ? '$(-\\infty;\\,-1)$' : '$(1;\\,+\\infty)$', 'nhầm chiều đi của nhánh ngoài'],
      ],
      why: `Trên khoảng ${right} đồ thị đi lên từ trái sang phải.`,
      figure: graph('quartic', up ? [1, -2, turn === 0 ? 0 : 2] : [-1, 2, 1], [-2.5, 2.5], [-3, 4], { grid: true }),
    };
  }),
  fb('M4', 'số nghiệm của phương trình f(f(x)) = k từ đồ thị', (_, turn) => {
    const [k, is, why] = (
      [
        [2, 5, '$f(t) = 2$ khi $t = -1$ hoặc $t = 2$. $f(x) = -1$ có ba nghiệm, $f(x) = 2$ có hai nghiệm'],
        [-2, 5, '$f(t) = -2$ khi $t = 1$ hoặc $t = -2$. $f(x) = 1$ có ba nghiệm, $f(x) = -2$ có hai nghiệm'],
        [0, 9, '$f(t) = 0$ có ba nghiệm $t$, đều thuộc khoảng $(-2;\\,2)$. Với mỗi $t$ đó, $f(x) = t$ có ba nghiệm'],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        'đồ thị của hàm số bậc ba $y = f(x)$',
        `Phương trình $f(f(x)) = ${k}$ có bao nhiêu nghiệm thực phân biệt?`,
      ),
      is,
      why: `Đặt $t = f(x)$. Từ đồ thị: ${why}. Các nghiệm khác nhau, tất cả có ${is} nghiệm.`,
      figure: graph('cubic', [1, 0, -3, 0], [-3, 3], [-4, 4], { grid: true }),
    };
  }),
  fb('M4', 'số giá trị nguyên của tham số để giá trị tuyệt đối không vượt quá một mức', (_, turn) => {
    const most = [5, 6, 7][turn]!;
    return {
      ask: [
        `Có bao nhiêu số nguyên $m$ để giá trị lớn nhất của hàm số $y = |x^3 - 3x^2 + m|$ trên đoạn $[0;\\,3]$ không vượt quá ${most}?`,
        `Cho hàm số $y = |x^3 - 3x^2 + m|$ với $m$ là tham số nguyên. Có bao nhiêu giá trị của $m$ để giá trị lớn nhất của hàm số trên đoạn $[0;\\,3]$ không lớn hơn ${most}?`,
        `Tìm số các số nguyên $m$ sao cho $|x^3 - 3x^2 + m| \\le ${most}$ với mọi $x$ thuộc đoạn $[0;\\,3]$.`,
      ],
      is: 2 * most - 3,
      why: `Đặt $f(x) = x^3 - 3x^2$; $f'(x) = 3x^2 - 6x = 0$ khi $x = 0$ hoặc $x = 2$. Trên đoạn $[0;\\,3]$, $f(x)$ nhận các giá trị từ $f(2) = -4$ đến $f(0) = f(3) = 0$, nên $f(x) + m$ nhận các giá trị từ $m - 4$ đến $m$. Điều kiện: $m \\le ${most}$ và $m - 4 \\ge -${most}$, tức là $${4 - most} \\le m \\le ${most}$: có $${most} - (${4 - most}) + 1 = ${2 * most - 3}$ số.`,
    };
  }),
]);

const curves: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, fb, tf }) => [
  mc('M1', 'tập xác định của hàm phân thức đọc từ đồ thị', (_, turn) => {
    const [p, q] = [
      [1, 2],
      [2, 1],
      [-1, 2],
    ][turn]! as [number, number];
    const without = (value: number) => `$\\mathbb{R} \\setminus \\{${value}\\}$`;
    return {
      ask: shown(
        'đồ thị của hàm số $y = \\dfrac{ax + b}{cx + d}$ ($c \\ne 0$, $ad - bc \\ne 0$)',
        'Tập xác định của hàm số là:',
      ),
      right: without(p),
      wrong: [
        [without(q), 'lấy tiệm cận ngang'],
        [without(-p), 'đọc sai dấu của tiệm cận đứng'],
        ['$\\mathbb{R}$', 'bỏ qua tiệm cận đứng'],
      ],
      why: `Đồ thị có tiệm cận đứng $x = ${p}$, nên hàm số không xác định tại $x = ${p}$.`,
      figure: graph('rational', [q, 3 - p * q, 1, -p], [-6, 7], [-5, 7], { grid: true }),
    };
  }),
  mc('M2', 'phương trình f(x) = m vô nghiệm, đọc từ đồ thị phân thức', (_, turn) => {
    const [p, q] = [
      [1, 2],
      [2, -1],
      [-1, 3],
    ][turn]! as [number, number];
    return {
      ask: shown(
        'đồ thị của hàm số $y = f(x) = \\dfrac{ax + b}{x + c}$',
        'Phương trình $f(x) = m$ vô nghiệm khi $m$ bằng:',
      ),
      right: q,
      wrong: [
        [p, 'lấy tiệm cận đứng'],
        [0, 'lấy trục hoành'],
        [q + 1, 'đọc lệch một ô'],
        [q - 1, 'đọc lệch một ô'],
      ],
      why: `Đường thẳng $y = m$ không cắt đồ thị chỉ khi nó là tiệm cận ngang $y = ${q}$.`,
      figure: graph('rational', [q, 2 - p * q, 1, -p], [-6, 7], [-5, 7], { grid: true }),
    };
  }),
  tf('M2', 'chi phí trung bình của mỗi sản phẩm trên đồ thị', (_, turn) => {
    const [a, b] = [
      [2, 4],
      [3, 6],
      [1, 6],
    ][turn]! as [number, number];
    const rule = `\\dfrac{${a === 1 ? '' : a}x + ${b}}{x}`;
    return {
      ask: [
        `Làm $x$ nghìn chiếc khẩu trang thì chi phí trung bình mỗi chiếc (nghìn đồng) là $f(x) = ${rule}$ với $x > 0$. Hình bên vẽ đồ thị của $f(x)$.`,
        `In $x$ nghìn tờ lịch thì giá thành trung bình mỗi tờ (nghìn đồng) là $f(x) = ${rule}$ với $x > 0$. Đồ thị của $f(x)$ như hình bên.`,
        `Một chuyến xe chở $x$ tấn hàng thì cước trung bình mỗi tấn (triệu đồng) là $f(x) = ${rule}$ với $x > 0$; đồ thị của $f(x)$ ở hình bên.`,
      ],
      say: [
        [
          `$f(2) = ${n((2 * a + b) / 2)}$.`,
          `$f(2) = ${2 * a + b}$.`,
          `$f(2) = \\dfrac{${2 * a} + ${b}}{2} = ${n((2 * a + b) / 2)}$.`,
        ],
        [
          `Đồ thị của $f(x)$ có tiệm cận ngang $y = ${a}$.`,
          `Đồ thị của $f(x)$ có tiệm cận ngang $y = ${b}$.`,
          `$f(x) = ${a} + \\dfrac{${b}}{x}$ dần tới ${a} khi $x \\to +\\infty$.`,
        ],
        [
          'Trên khoảng $(0;\\,+\\infty)$, $f(x)$ giảm dần.',
          'Trên khoảng $(0;\\,+\\infty)$, $f(x)$ tăng dần.',
          `$f'(x) = -\\dfrac{${b}}{x^2} < 0$.`,
        ],
        [
          `$f(x)$ luôn lớn hơn ${a} với mọi $x > 0$.`,
          `Có giá trị $x > 0$ để $f(x) = ${a}$.`,
          `$f(x) - ${a} = \\dfrac{${b}}{x} > 0$.`,
        ],
      ],
      figure: graph('rational', [a, b, 1, 0], [-1, 12], [-1, 10], { over: [0.1, 12] }),
    };
  }),
  fb('M4', 'khoảng cách ngắn nhất giữa hai nhánh của đồ thị phân thức', (_, turn) => {
    const [p, q, k, is] = (
      [
        [1, 1, 2, 4],
        [1, 2, 8, 8],
        [2, 1, 18, 12],
      ] as const
    )[turn]!;
    const rule = `\\dfrac{${poly([q, k - p * q])}}{${poly([1, -p])}}`;
    return {
      ask: shown(
        `đồ thị $(C)$ của hàm số $y = ${rule}$`,
        'Hai điểm $A$, $B$ thay đổi trên hai nhánh khác nhau của $(C)$. Độ dài đoạn thẳng $AB$ nhỏ nhất bằng bao nhiêu?',
      ),
      is,
      why: `$y = ${q} + \\dfrac{${k}}{${poly([1, -p])}}$. Đặt $A\\left(${p} + u;\\,${q} + \\dfrac{${k}}{u}\\right)$, $B\\left(${p} - v;\\,${q} - \\dfrac{${k}}{v}\\right)$ với $u, v > 0$. $AB^2 = (u + v)^2\\left(1 + \\dfrac{${k * k}}{u^2v^2}\\right) \\ge 4uv\\left(1 + \\dfrac{${k * k}}{u^2v^2}\\right) = 4\\left(uv + \\dfrac{${k * k}}{uv}\\right) \\ge 8 \\cdot ${k} = ${8 * k}$. Dấu bằng khi $u = v$ và $uv = ${k}$; $AB = ${is}$.`,
      figure: graph('rational', [q, k - p * q, 1, -p], [-8, 10], [-8, 10], { called: '(C)' }),
    };
  }),
]);

const optimum: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ mc, fb, tf }) => [
  mc('M1', 'lập hàm bình phương khoảng cách từ gốc toạ độ đến parabol', (_, turn) => {
    const c = [3, 4, 5][turn]!;
    return {
      ask: shown(
        `parabol $y = x^2 - ${c}$`,
        'Điểm $M(x;\\,y)$ thay đổi trên parabol. Bình phương khoảng cách từ $O$ đến $M$ theo $x$ là:',
      ),
      right: `$x^2 + (x^2 - ${c})^2$`,
      wrong: [
        [`$x^2 + x^2 - ${c}$`, 'quên bình phương tung độ'],
        [`$x + (x^2 - ${c})^2$`, 'quên bình phương hoành độ'],
        [`$(x^2 - ${c})^2$`, 'bỏ hoành độ'],
      ],
      why: `$OM^2 = x^2 + y^2$ với $y = x^2 - ${c}$.`,
      figure: graph('quadratic', [1, 0, -c], [-4, 4], [-c - 1, 5], {
        points: [{ name: 'M', at: [1.5, 2.25 - c], free: true }],
      }),
    };
  }),
  mc('M3', 'điểm của parabol gần một điểm cho trước nhất', (_, turn) => {
    // The nearest point of y = x² to (a; 0.5) has x³ = a / 2.
    const [a, x] = (
      [
        [2, 1],
        [16, 2],
        [54, 3],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Trong mặt phẳng $Oxy$, điểm của parabol $y = x^2$ gần điểm $A(${a};\\,0{,}5)$ nhất có hoành độ bằng:`,
        `Cho parabol $y = x^2$ và điểm $A(${a};\\,0{,}5)$. Điểm $M$ thuộc parabol sao cho độ dài $AM$ nhỏ nhất có hoành độ bằng:`,
        `Một con đường có dạng parabol $y = x^2$ trong mặt phẳng $Oxy$, trạm xăng ở điểm $A(${a};\\,0{,}5)$. Điểm của con đường gần trạm xăng nhất có hoành độ bằng:`,
      ],
      right: x,
      wrong: [
        [a, 'lấy điểm có cùng hoành độ với $A$'],
        [0, 'lấy đỉnh của parabol'],
        [-x, 'nhầm dấu khi lấy căn bậc ba'],
        [a / 2, 'quên lấy căn bậc ba'],
      ],
      why: `$d(x) = (x - ${a})^2 + (x^2 - 0{,}5)^2$; $d'(x) = 2(x - ${a}) + 4x(x^2 - 0{,}5) = 4x^3 - ${2 * a}$. $d'(x) = 0$ khi $x^3 = ${a / 2}$, tức là $x = ${x}$; $d'$ đổi dấu từ âm sang dương.`,
    };
  }),
  tf('M2', 'mật độ thả cá để sản lượng lớn nhất', (r, turn) => {
    const [fall, half] = [r.pick([10, 20]), r.int(8, 12)];
    const start = 2 * half * fall;
    const names = ['cá', 'tôm', 'ếch'];
    const name = names[turn]!;
    return {
      ask: [
        `Nếu thả $x$ con ${name} trên mỗi mét vuông mặt hồ thì sau một vụ mỗi con nặng trung bình $${start} - ${fall}x$ (gam).`,
        `Trong ao nuôi ${name}, với mật độ $x$ con mỗi mét vuông, cuối vụ mỗi con nặng trung bình $${start} - ${fall}x$ (gam).`,
        `Trại nuôi ${name} nhận thấy: thả $x$ con mỗi mét vuông thì cuối vụ mỗi con nặng trung bình $${start} - ${fall}x$ (gam).`,
      ],
      say: [
        [
          `Với $x = 5$, mỗi con nặng trung bình ${start - 5 * fall} gam.`,
          `Với $x = 5$, mỗi con nặng trung bình ${start - fall} gam.`,
          `$${start} - ${fall} \\cdot 5 = ${start - 5 * fall}$.`,
        ],
        [
          `Sản lượng (gam) trên mỗi mét vuông là $f(x) = ${start}x - ${fall}x^2$.`,
          `Sản lượng (gam) trên mỗi mét vuông là $f(x) = ${start} - ${fall}x^2$.`,
          `nhân số con với khối lượng mỗi con: $x(${start} - ${fall}x)$.`,
        ],
        [
          `Sản lượng lớn nhất khi thả ${half} con mỗi mét vuông.`,
          `Sản lượng lớn nhất khi thả ${2 * half} con mỗi mét vuông.`,
          `$f'(x) = ${start} - ${2 * fall}x = 0$ khi $x = ${half}$.`,
        ],
        [
          `Sản lượng lớn nhất trên mỗi mét vuông là ${plain((fall * half * half) / 1000)} kg.`,
          `Sản lượng lớn nhất trên mỗi mét vuông là ${plain((2 * fall * half * half) / 1000)} kg.`,
          `$f(${half}) = ${start * half} - ${fall * half * half} = ${fall * half * half}$ (gam).`,
        ],
      ],
    };
  }),
  fb('M4', 'chỗ đứng nhìn tấm biển dưới góc lớn nhất', (_, turn) => {
    const [low, high, is] = (
      [
        [1, 4, 2],
        [2, 8, 4],
        [3, 12, 6],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Một tấm biển thẳng đứng có mép dưới cao hơn tầm mắt ${low} m, mép trên cao hơn tầm mắt ${high} m. Người xem đứng cách chân tường treo biển bao nhiêu mét để góc nhìn tấm biển lớn nhất?`,
        `Màn hình của rạp chiếu thẳng đứng, mép dưới cao hơn mắt khán giả ${low} m, mép trên cao hơn mắt ${high} m. Khán giả ngồi cách tường treo màn hình bao nhiêu mét thì góc nhìn màn hình lớn nhất?`,
        `Tấm pa nô treo trên tường toà nhà có cạnh dưới cao hơn mắt người xem ${low} m, cạnh trên cao hơn mắt ${high} m. Đứng cách tường bao nhiêu mét thì nhìn tấm pa nô dưới góc lớn nhất?`,
      ],
      is,
      why: `Gọi $x > 0$ là khoảng cách đến tường, $\\alpha$ là góc nhìn: $\\tan \\alpha = \\left(\\dfrac{${high}}{x} - \\dfrac{${low}}{x}\\right) : \\left(1 + \\dfrac{${high}}{x} \\cdot \\dfrac{${low}}{x}\\right) = \\dfrac{${high - low}x}{x^2 + ${high * low}}$. Hàm số này có đạo hàm bằng 0 khi $x^2 = ${high * low}$, đổi dấu từ dương sang âm; $x = ${is}$.`,
    };
  }),
  fb('M4', 'thanh thẳng dài nhất đi qua góc hành lang', (_, turn) => {
    // Widths whose cube roots are two sides of a right-angled triangle; the cube of the third is the answer.
    const [a, b, u, v, w] = (
      [
        [27, 64, 3, 4, 5],
        [64, 27, 4, 3, 5],
        [216, 512, 6, 8, 10],
      ] as const
    )[turn]!;
    const is = w ** 3;
    return {
      ask: [
        `Hai hành lang rộng ${a} dm và ${b} dm gặp nhau vuông góc. Một thanh thẳng mảnh được mang nằm ngang qua góc hành lang. Thanh dài nhất có thể qua được là bao nhiêu đề-xi-mét?`,
        `Hai con kênh rộng ${a} m và ${b} m nối vuông góc với nhau. Một bè gỗ hẹp trôi từ kênh này sang kênh kia dài nhất là bao nhiêu mét? Bỏ qua bề rộng của bè.`,
        `Một ống thép mảnh được đẩy nằm ngang qua chỗ rẽ vuông góc của hai lối đi rộng ${a} cm và ${b} cm. Ống dài nhất qua được là bao nhiêu xăng-ti-mét?`,
      ],
      is,
      why: `Khi vật chạm góc trong và hai bờ ngoài, với $\\alpha$ là góc giữa nó và một bờ, độ dài là $L(\\alpha) = \\dfrac{${a}}{\\sin \\alpha} + \\dfrac{${b}}{\\cos \\alpha}$. $L'(\\alpha) = 0$ khi $\\tan^3 \\alpha = ${fraction(a, b)}$, tức là $\\tan \\alpha = ${fraction(u, v)}$, khi đó $\\sin \\alpha = ${fraction(u, w)}$, $\\cos \\alpha = ${fraction(v, w)}$. Giá trị nhỏ nhất của $L$ là độ dài lớn nhất qua được: $${a} : ${fraction(u, w)} + ${b} : ${fraction(v, w)} = ${is}$.`,
    };
  }),
]);

const primitives: readonly Template[] = unit(12, 'Nguyên hàm', ({ mc, tf }) => [
  mc('M1', 'tính đơn điệu của nguyên hàm từ đồ thị', (_, turn) => {
    const [p, q] = (
      [
        [-1, 3],
        [0, 2],
        [-2, 2],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        'đồ thị của hàm số bậc hai $y = f(x)$',
        'Gọi $F(x)$ là một nguyên hàm của $f(x)$. Hàm số $F(x)$ nghịch biến trên khoảng nào?',
      ),
      right: `$(${p};\\,${q})$`,
      wrong: [
        [`$(-\\infty;\\,${(p + q) / 2})$`, 'lấy khoảng mà $f(x)$ nghịch biến'],
        [`$(${q};\\,+\\infty)$`, 'lấy khoảng mà $f(x)$ dương'],
        [`$(${(p + q) / 2};\\,+\\infty)$`, 'lấy khoảng mà $f(x)$ đồng biến'],
      ],
      why: `$F'(x) = f(x)$; $f(x) < 0$ khi đồ thị nằm phía dưới trục hoành, tức là trên $(${p};\\,${q})$.`,
      figure: graph('quadratic', [1, -(p + q), p * q], [p - 2, q + 2], [-5, 5], { grid: true }),
    };
  }),
  tf('M2', 'xe hãm phanh có vận tốc là hàm bậc nhất trên đồ thị', (_, turn) => {
    const [v, a] = [
      [20, 5],
      [15, 3],
      [12, 2],
    ][turn]! as [number, number];
    const stop = v / a;
    const far = (v * stop) / 2;
    const [it, from] = [turn === 1 ? 'tàu' : 'xe', turn === 0 ? 'hãm phanh' : 'giảm tốc'];
    return {
      ask: [
        `Một ô tô hãm phanh từ thời điểm $t = 0$ (giây); vận tốc $v(t)$ (m/s) giảm theo hàm bậc nhất cho đến khi xe dừng, có đồ thị là đoạn thẳng ở hình bên.`,
        `Đoàn tàu điện giảm tốc từ thời điểm $t = 0$ (giây); vận tốc $v(t)$ (m/s) có đồ thị là đoạn thẳng ở hình bên, đi từ $${pt(0, v)}$ đến $${pt(stop, 0)}$.`,
        `Một xe máy giảm tốc đều từ lúc $t = 0$ (giây); hình bên vẽ vận tốc $v(t)$ (m/s), là đoạn thẳng từ $${pt(0, v)}$ đến $${pt(stop, 0)}$.`,
      ],
      say: [
        [`$v(t) = ${v} - ${a}t$.`, `$v(t) = ${v} - ${stop}t$.`, `hệ số góc là $-${v} : ${stop} = -${a}$.`],
        [`Sau ${stop} giây thì ${it} dừng lại.`, `Sau ${v} giây thì ${it} dừng lại.`, `$v(t) = 0$ khi $t = ${stop}$.`],
        [
          `Một nguyên hàm của $v(t)$ là $s(t) = ${v}t - ${n(a / 2)}t^2$.`,
          `Một nguyên hàm của $v(t)$ là $s(t) = ${v}t - ${a}t^2$.`,
          `$s'(t) = ${v} - ${a}t$.`,
        ],
        [
          `Từ lúc ${from} đến lúc dừng, ${it} đi được ${plain(far)} m.`,
          `Từ lúc ${from} đến lúc dừng, ${it} đi được ${plain(2 * far)} m.`,
          `diện tích tam giác dưới đồ thị: $\\dfrac{1}{2} \\cdot ${stop} \\cdot ${v} = ${n(far)}$.`,
        ],
      ],
      figure: graph('linear', [-a, v], [0, stop + 1], [0, v + 3], {
        axes: ['t', 'v'],
        over: [0, stop],
        points: [
          { name: '', at: [0, v] },
          { name: '', at: [stop, 0] },
        ],
      }),
    };
  }),
]);

const integrals: readonly Template[] = unit(12, 'Tích phân và ứng dụng', ({ mc, fb, tf }) => [
  mc('M1', 'tích phân là diện tích hình thang dưới đường thẳng', (_, turn) => {
    const [m, c, b] = (
      [
        [1, 2, 4],
        [2, 1, 3],
        [-1, 5, 4],
      ] as const
    )[turn]!;
    const end = m * b + c;
    const is = ((c + end) * b) / 2;
    return {
      ask: shown(
        'hàm số bậc nhất $y = f(x)$ có đồ thị',
        `Giá trị $\\displaystyle\\int_0^{${b}} f(x)\\,\\mathrm{d}x$ bằng:`,
      ),
      right: is,
      wrong: [
        [end - c, `tính $f(${b}) - f(0)$`],
        [(c + end) * b, 'quên chia cho 2'],
        [end * b, 'tính diện tích hình chữ nhật'],
        [c * b, 'tính diện tích hình chữ nhật'],
      ],
      why: `Tích phân bằng diện tích hình thang vuông có hai đáy ${c}, ${end} và chiều cao ${b}: $\\dfrac{(${c} + ${end}) \\cdot ${b}}{2} = ${is}$.`,
      figure: graph('linear', [m, c], [-1, b + 1], [-1, Math.max(c, end) + 1], { grid: true }),
    };
  }),
  tf('M2', 'lưu lượng nước qua đập có đồ thị là parabol', (_, turn) => {
    const [h, sum, unitName] = [
      [3, 'Tổng lượng nước chảy qua đập', 'nghìn m³'],
      [4, 'Tổng lượng nước máy bơm được', 'lít'],
      [6, 'Tổng số khách vào công viên', 'trăm người'],
    ][turn]! as [number, string, string];
    return {
      ask: [
        `Lưu lượng nước qua một đập sau $t$ giờ mở cửa là $q(t)$ (nghìn m³/giờ), có đồ thị là phần parabol ở hình bên ($0 \\le t \\le ${2 * h}$).`,
        `Tốc độ bơm của một máy bơm sau $t$ phút là $q(t)$ (lít/phút), có đồ thị là phần parabol ở hình bên ($0 \\le t \\le ${2 * h}$).`,
        `Tốc độ khách vào một công viên sau $t$ giờ mở cửa là $q(t)$ (trăm người/giờ), có đồ thị là phần parabol ở hình bên ($0 \\le t \\le ${2 * h}$).`,
      ],
      say: [
        [
          `$q(t)$ lớn nhất tại $t = ${h}$.`,
          `$q(t)$ lớn nhất tại $t = ${2 * h}$.`,
          `đỉnh của parabol là $${pt(h, h * h)}$.`,
        ],
        [
          `$q(t) = ${2 * h}t - t^2$.`,
          `$q(t) = ${h}t - t^2$.`,
          `parabol đi qua $(0;\\,0)$, $${pt(2 * h, 0)}$ và có đỉnh $${pt(h, h * h)}$.`,
        ],
        [
          `${sum} từ $t = 0$ đến $t = ${2 * h}$ (${unitName}) bằng $\\displaystyle\\int_0^{${2 * h}} q(t)\\,\\mathrm{d}t$.`,
          `${sum} từ $t = 0$ đến $t = ${2 * h}$ (${unitName}) bằng $q(${2 * h}) - q(0)$.`,
          'tổng lượng là tích phân của tốc độ theo thời gian.',
        ],
        [
          `${sum} trong thời gian đó là $${fraction(4 * h ** 3, 3)}$ ${unitName}.`,
          `${sum} trong thời gian đó là $${2 * h ** 3}$ ${unitName}.`,
          `$\\displaystyle\\int_0^{${2 * h}} (${2 * h}t - t^2)\\,\\mathrm{d}t = ${4 * h ** 3} - ${fraction(8 * h ** 3, 3)} = ${fraction(4 * h ** 3, 3)}$.`,
        ],
      ],
      figure: graph('quadratic', [-1, 2 * h, 0], [0, 2 * h + 1], [0, h * h + 2], {
        axes: ['t', 'q'],
        over: [0, 2 * h],
        points: [{ name: '', at: [2 * h, 0] }],
      }),
    };
  }),
  fb('M4', 'đường thẳng nằm ngang chia diện tích theo tỉ số', (_, turn) => {
    const a = [4, 6, 2][turn]!;
    return {
      ask: shown(
        `hình phẳng $(H)$ (gạch chéo) giới hạn bởi parabol $y = x^2$ và đường thẳng $y = ${a * a}$`,
        `Đường thẳng $y = m$ ($0 < m < ${a * a}$) chia $(H)$ thành hai phần, phần phía trên có diện tích gấp 7 lần phần phía dưới. Tìm $m$.`,
      ),
      is: (a * a) / 4,
      why: `Diện tích phần giữa parabol và đường thẳng $y = m$ là $\\displaystyle 2\\int_0^{\\sqrt{m}} (m - x^2)\\,\\mathrm{d}x = \\dfrac{4}{3}m\\sqrt{m}$. Phần dưới bằng $\\dfrac{1}{8}$ diện tích $(H)$: $m\\sqrt{m} = \\dfrac{1}{8} \\cdot ${a * a} \\cdot ${a}$, tức là $(\\sqrt{m})^3 = ${a / 2}^3$, $m = ${(a * a) / 4}$.`,
      figure: graph('quadratic', [1, 0, 0], [-a - 1, a + 1], [-1, a * a + 2], { extrema: false, line: [0, a * a] }),
    };
  }),
]);

const space: readonly Template[] = [
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ tf }) => [
    tf('M2', 'hình chóp tứ giác đều đặt trong hệ Oxyz', (_, turn) => {
      const [a, h, side] = (
        [
          [3, 4, 5],
          [6, 8, 10],
          [5, 12, 13],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          'hình chóp tứ giác đều $S.ABCD$ có $O$ là tâm của đáy',
          `Chọn hệ trục $Oxyz$ sao cho $A$, $B$, $S$ lần lượt thuộc các tia $Ox$, $Oy$, $Oz$; biết $OA = ${a}$, $SO = ${h}$.`,
        ),
        say: [
          [`$S${pt(0, 0, h)}$.`, `$S${pt(h, 0, 0)}$.`, `$S$ thuộc tia $Oz$ và $OS = ${h}$.`],
          [`$C${pt(-a, 0, 0)}$.`, `$C${pt(0, -a, 0)}$.`, '$C$ đối xứng với $A$ qua $O$.'],
          [
            `$SA = ${side}$.`,
            `$SA = ${a + h}$.`,
            `$\\overrightarrow{SA} = ${pt(a, 0, -h)}$, $SA = \\sqrt{${a}^2 + ${h}^2} = ${side}$.`,
          ],
          [
            `$\\overrightarrow{SA} \\cdot \\overrightarrow{SB} = ${h * h}$.`,
            `$\\overrightarrow{SA} \\cdot \\overrightarrow{SB} = ${side * side}$.`,
            `$\\overrightarrow{SA} = ${pt(a, 0, -h)}$, $\\overrightarrow{SB} = ${pt(0, a, -h)}$; tích vô hướng bằng $(-${h}) \\cdot (-${h}) = ${h * h}$.`,
          ],
        ],
        figure: solid('pyramid'),
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb, tf }) => [
    mc('M2', 'bán kính mặt cầu đi qua các đỉnh hình hộp', (_, turn) => {
      const [a, b, c, d] = (
        [
          [2, 4, 4, 6],
          [2, 3, 6, 7],
          [4, 4, 7, 9],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          "hình hộp chữ nhật $OABC.O'A'B'C'$ trong hệ trục $Oxyz$",
          `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$. Mặt cầu đi qua tám đỉnh của hình hộp có bán kính bằng:`,
        ),
        right: d / 2,
        wrong: [
          [d, 'lấy độ dài đường chéo'],
          [(a + b + c) / 2, 'lấy nửa tổng ba cạnh'],
          [c / 2, 'lấy nửa cạnh dài nhất'],
        ],
        why: `Đường kính là đường chéo: $\\sqrt{${a}^2 + ${b}^2 + ${c}^2} = ${d}$, nên bán kính bằng $${n(d / 2)}$.`,
        figure: boxOf([a, b, c], true),
      };
    }),
    tf('M2', 'mặt phẳng và mặt cầu gắn với hình hộp trong hệ Oxyz', (_, turn) => {
      const [a, b, c, d] = (
        [
          [2, 3, 6, 7],
          [2, 4, 4, 6],
          [2, 6, 9, 11],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          "hình hộp chữ nhật $OABC.O'A'B'C'$ trong hệ trục $Oxyz$",
          `Biết $OA = ${a}$, $OC = ${b}$, $OO' = ${c}$; các điểm $A$, $C$, $O'$ lần lượt thuộc các tia $Ox$, $Oy$, $Oz$.`,
        ),
        say: [
          [
            `Mặt phẳng $(O'A'B'C')$ có phương trình $z = ${c}$.`,
            `Mặt phẳng $(O'A'B'C')$ có phương trình $x = ${c}$.`,
            `mọi điểm của mặt phẳng này có cao độ ${c}.`,
          ],
          [
            `Điểm $B'$ có toạ độ $${pt(a, b, c)}$.`,
            `Điểm $B'$ có toạ độ $${pt(b, a, c)}$.`,
            `$B'$ có hoành độ của $A$, tung độ của $C$ và cao độ của $O'$.`,
          ],
          [
            `Mặt phẳng $(ACO')$ có phương trình $\\dfrac{x}{${a}} + \\dfrac{y}{${b}} + \\dfrac{z}{${c}} = 1$.`,
            `Mặt phẳng $(ACO')$ có phương trình $${a}x + ${b}y + ${c}z = 1$.`,
            'phương trình mặt phẳng theo đoạn chắn trên ba trục.',
          ],
          [
            `Mặt cầu đường kính $OB'$ có bán kính ${plain(d / 2)}.`,
            `Mặt cầu đường kính $OB'$ có bán kính ${d}.`,
            `$OB' = \\sqrt{${a}^2 + ${b}^2 + ${c}^2} = ${d}$.`,
          ],
        ],
        figure: boxOf([a, b, c], true),
      };
    }),
    fb('M4', 'thể tích nhỏ nhất của tứ diện do mặt phẳng chắn ba trục', (_, turn) => {
      const [a, b, c] = (
        [
          [1, 2, 3],
          [1, 1, 2],
          [2, 1, 2],
        ] as const
      )[turn]!;
      const is = (9 * a * b * c) / 2;
      return {
        ask: [
          `Mặt phẳng $(P)$ đi qua $M${pt(a, b, c)}$ và cắt các tia $Ox$, $Oy$, $Oz$ tại $A$, $B$, $C$ (khác $O$). Thể tích nhỏ nhất của khối tứ diện $OABC$ bằng bao nhiêu?`,
          `Ở góc phòng có ba cạnh nằm trên các tia $Ox$, $Oy$, $Oz$ (đơn vị: dm), một tấm bạt phẳng đi qua bóng đèn $M${pt(a, b, c)}$ và chắn ba tia tại $A$, $B$, $C$. Phần không gian $OABC$ có thể tích nhỏ nhất là bao nhiêu đề-xi-mét khối?`,
          `Cắt một góc của khối đá theo mặt phẳng đi qua $M${pt(a, b, c)}$ (đơn vị: dm), cắt các cạnh trên các tia $Ox$, $Oy$, $Oz$ tại $A$, $B$, $C$. Phần bị cắt là tứ diện $OABC$. Thể tích nhỏ nhất của phần bị cắt là bao nhiêu đề-xi-mét khối?`,
        ],
        is,
        why: `Với $A(u;\\,0;\\,0)$, $B(0;\\,v;\\,0)$, $C(0;\\,0;\\,w)$: $\\dfrac{${a}}{u} + \\dfrac{${b}}{v} + \\dfrac{${c}}{w} = 1$. Theo bất đẳng thức Cauchy: $1 \\ge 3\\sqrt[3]{\\dfrac{${a * b * c}}{uvw}}$, nên $uvw \\ge 27 \\cdot ${a * b * c} = ${27 * a * b * c}$ và $V = \\dfrac{uvw}{6} \\ge ${n(is)}$; dấu bằng khi $u = ${3 * a}$, $v = ${3 * b}$, $w = ${3 * c}$.`,
      };
    }),
  ]),
];

const chance: readonly Template[] = [
  ...unit(12, 'Mức độ phân tán của mẫu số liệu', ({ fb }) => [
    fb('M2', 'khoảng tứ phân vị từ biểu đồ tần số ghép nhóm', (_, turn) => {
      const [counts, width] = (
        [
          [[8, 12, 12, 8], 12],
          [[5, 10, 20, 5], 10],
          [[8, 8, 16, 8], 8],
        ] as const
      )[turn]!;
      const at = (target: number): number => {
        let before = 0;
        for (const [index, count] of counts.entries()) {
          if (before + count >= target) return index * width + ((target - before) / count) * width;
          before += count;
        }
        return 4 * width;
      };
      const [q1, q3] = [at(10), at(30)];
      return {
        ask: shown(
          `biểu đồ tần số ghép nhóm về ${['thời gian (phút) chờ lấy thuốc', 'quãng đường (km) đi làm', 'số tin nhắn gửi mỗi ngày'][turn]!} của 40 người`,
          'Tính khoảng tứ phân vị của mẫu số liệu ghép nhóm.',
        ),
        is: q3 - q1,
        why: `$\\dfrac{40}{4} = 10$ và $\\dfrac{3 \\cdot 40}{4} = 30$. Tính được $Q_1 = ${n(q1)}$, $Q_3 = ${n(q3)}$. Vậy $\\Delta_Q = ${n(q3)} - ${n(q1)} = ${n(q3 - q1)}$.`,
        figure: along(
          ['Thời gian (phút)', 'Quãng đường (km)', 'Số tin nhắn'][turn]!,
          chart(
            'histogram',
            'Số người',
            counts.map((count, index) => [`[${index * width}; ${(index + 1) * width})`, count] as const),
          ),
        ),
      };
    }),
  ]),
  ...unit(12, 'Xác suất toàn phần và Bayes', ({ fb }) => [
    fb('M4', 'hai lần xét nghiệm cho cùng kết quả dương tính', (_, turn) => {
      const share = [10, 5, 4][turn]!;
      const good = 100 - share;
      const [name, told] = (
        [
          ['bệnh', 'dương tính'],
          ['lỗi', 'bị báo lỗi'],
          ['virus', 'bị cảnh báo'],
        ] as const
      )[turn]!;
      const say = (value: number) => n(value / 100);
      return {
        ask: [
          `Tỉ lệ người mắc một bệnh là ${share}%. Xét nghiệm cho kết quả dương tính với xác suất $${say(good)}$ nếu người đó mắc bệnh và $${say(share)}$ nếu không mắc. Một người xét nghiệm hai lần, kết quả hai lần độc lập với nhau khi đã biết người đó có bệnh hay không, và đều dương tính. Tính xác suất người đó mắc bệnh.`,
          `Có ${share}% sản phẩm bị lỗi. Máy kiểm tra báo lỗi với xác suất $${say(good)}$ nếu sản phẩm có lỗi và $${say(share)}$ nếu không có lỗi. Một sản phẩm được kiểm tra hai lần, hai lần độc lập với nhau khi đã biết sản phẩm có lỗi hay không, và đều bị báo lỗi. Tính xác suất sản phẩm đó có lỗi.`,
          `Có ${share}% tệp đính kèm chứa virus. Phần mềm cảnh báo với xác suất $${say(good)}$ nếu tệp có virus và $${say(share)}$ nếu không có. Một tệp được quét hai lần, hai lần độc lập với nhau khi đã biết tệp có virus hay không, và đều bị cảnh báo. Tính xác suất tệp đó có virus.`,
        ],
        is: good / 100,
        why: `Gọi $A$ là biến cố có ${name}, $B$ là biến cố hai lần đều ${told}. $P(B \\mid A) = ${say(good)}^2$, $P(B \\mid \\overline{A}) = ${say(share)}^2$. $P(A \\mid B) = \\dfrac{${say(share)} \\cdot ${say(good)}^2}{${say(share)} \\cdot ${say(good)}^2 + ${say(good)} \\cdot ${say(share)}^2} = \\dfrac{${say(good)}}{${say(good)} + ${say(share)}} = ${say(good)}$.`,
      };
    }),
  ]),
];

export const grade12Sixth: readonly Template[] = [
  ...extremes,
  ...curves,
  ...optimum,
  ...primitives,
  ...integrals,
  ...space,
  ...chance,
];
