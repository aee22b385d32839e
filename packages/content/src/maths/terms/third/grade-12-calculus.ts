/** Calculus of grade 12: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, par, poly, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { interval, shown } from '../figures/kit.ts';
import { pt, signed, unit } from '../kit.ts';

/** The graph of x³ − 3x + c, which turns at −1 and 1. */
const bend = (c: number) => graph('cubic', [1, 0, -3, c], [-3, 3], [-5, 5], { grid: true });

const turning: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'dấu của đạo hàm và tính đơn điệu', [
    [
      "Cho hàm số $y = f(x)$ có đạo hàm trên khoảng $K$. Nếu $f'(x) > 0$ với mọi $x \\in K$ thì:",
      'hàm số đồng biến trên $K$',
      [
        ['hàm số nghịch biến trên $K$', 'nhớ ngược dấu của đạo hàm'],
        ['hàm số không đổi trên $K$', 'nhầm với trường hợp đạo hàm bằng 0'],
        ['hàm số đạt cực đại trên $K$', 'nhầm tính đơn điệu với cực trị'],
      ],
      'Đạo hàm dương trên $K$ thì hàm số đồng biến trên $K$; khi đó hàm số không có cực trị trên $K$.',
    ],
    [
      "Hàm số $y = f(x)$ có đạo hàm trên $\\mathbb{R}$; $f'(x)$ đổi dấu từ âm sang dương khi $x$ đi qua $x_0$. Khẳng định nào đúng?",
      '$x_0$ là điểm cực tiểu của hàm số',
      [
        ['$x_0$ là điểm cực đại của hàm số', 'nhớ ngược chiều đổi dấu'],
        ['$x_0$ không là điểm cực trị của hàm số', 'cho rằng phải xét thêm đạo hàm cấp hai'],
        ['hàm số đồng biến trên $\\mathbb{R}$', 'chỉ để ý phần đạo hàm dương'],
      ],
      'Trước $x_0$ hàm số nghịch biến, sau $x_0$ hàm số đồng biến, nên $x_0$ là điểm cực tiểu.',
    ],
    [
      'Một bạn giải thích: “Đạo hàm của hàm số $y = f(x)$ luôn âm trên khoảng $(a;\\,b)$, vì vậy …”. Cụm từ nào điền vào chỗ trống cho đúng?',
      'hàm số nghịch biến trên khoảng $(a;\\,b)$',
      [
        ['hàm số chỉ nhận giá trị âm trên khoảng $(a;\\,b)$', 'nhầm dấu của đạo hàm với dấu của hàm số'],
        ['đồ thị đi lên từ trái sang phải trên khoảng $(a;\\,b)$', 'nhớ ngược dấu của đạo hàm'],
        ['hàm số có giá trị nhỏ nhất trên khoảng $(a;\\,b)$', 'nhầm tính đơn điệu với giá trị nhỏ nhất'],
      ],
      'Đạo hàm âm trên khoảng nào thì hàm số nghịch biến trên khoảng đó; dấu của đạo hàm không cho biết dấu của hàm số.',
    ],
  ]),
  mc('M1', 'khoảng nghịch biến từ đồ thị', (r, turn) => {
    const c = r.pick([-1, 0, 1]);
    const up = turn === 1;
    const right = interval(-1, 1);
    return {
      ask: shown(
        'hàm số bậc ba $y = f(x)$ có đồ thị',
        `Hàm số ${up ? 'đồng biến' : 'nghịch biến'} trên khoảng nào sau đây?`,
      ),
      right,
      wrong: [
        [interval('-\\infty', -1), 'lấy khoảng mà đồ thị đi theo chiều ngược lại'],
        [interval(c - 2, c + 2), 'đọc theo trục tung, lấy hai giá trị cực trị'],
        interval(1, '+\\infty'),
        interval(-3, 3),
      ],
      why: `Khi $x$ đi từ $-1$ đến $1$, đồ thị đi ${up ? 'lên' : 'xuống'} từ trái sang phải nên hàm số ${up ? 'đồng biến' : 'nghịch biến'} trên khoảng ${right}.`,
      figure: up ? graph('cubic', [-1, 0, 3, c], [-3, 3], [-5, 5], { grid: true }) : bend(c),
    };
  }),
  mc('M1', 'giá trị lớn nhất trên đoạn từ đồ thị', (r, turn) => {
    const c = [1, 2, -1][turn]!;
    const [from, to] = r.pick([
      [-2, 0],
      [-2, 1],
    ] as const);
    return {
      ask: shown(
        'hàm số bậc ba $y = f(x)$ có đồ thị',
        `Giá trị lớn nhất của hàm số trên đoạn $[${from};\\,${to}]$ bằng:`,
      ),
      right: c + 2,
      wrong: [
        [-1, 'lấy hoành độ của điểm cao nhất'],
        [c - 2, 'lấy giá trị nhỏ nhất trên đoạn'],
        [c, 'lấy giá trị của hàm số tại $x = 0$'],
        to,
      ],
      why: `Trên đoạn $[${from};\\,${to}]$, điểm cao nhất của đồ thị là $${pt(-1, c + 2)}$. Vậy giá trị lớn nhất bằng $${c + 2}$.`,
      figure: bend(c),
    };
  }),
  fb('M1', 'điểm cực tiểu từ biểu thức của đạo hàm', (r) => {
    const [p, q] = [r.int(1, 3), r.int(5, 9)];
    return {
      ask: [
        `Cho hàm số $y = f(x)$ có đạo hàm $f'(x) = (x - ${p})(x - ${q})$ với mọi $x \\in \\mathbb{R}$. Hàm số đạt cực tiểu tại $x$ bằng bao nhiêu?`,
        `Một khinh khí cầu có độ cao $f(x)$ (m) sau $x$ phút bay, với $f'(x) = (x - ${p})(x - ${q})$, $x \\ge 0$. Độ cao đạt cực tiểu tại thời điểm $x$ bằng bao nhiêu phút?`,
        `Biết $f'(x) = (x - ${p})(x - ${q})$ trên $\\mathbb{R}$. Tìm điểm cực tiểu của hàm số $y = f(x)$.`,
      ],
      is: q,
      why: `$f'(x) = 0$ khi $x = ${p}$ hoặc $x = ${q}$. $f'(x)$ âm ở giữa hai nghiệm, dương ở ngoài, nên đổi dấu từ âm sang dương khi $x$ đi qua $${q}$. Điểm cực tiểu là $x = ${q}$.`,
    };
  }),
  tf('M1', 'đồ thị theo dõi trong bốn giờ', (_, turn) => {
    const c = [1, 2, 1][turn]!;
    const thing = turn === 2 ? 'Mực nước' : 'Nhiệt độ';
    const low = thing.toLowerCase();
    return {
      ask: [
        'Đồ thị ở hình bên biểu diễn nhiệt độ $y$ (°C) trong một kho lạnh sau $x$ giờ kể từ 8 giờ sáng, $0 \\le x \\le 4$.',
        'Cảm biến ghi nhiệt độ $y$ (°C) của tủ bảo quản vắc-xin trong bốn giờ, $x$ là số giờ tính từ lúc bắt đầu ghi ($0 \\le x \\le 4$). Kết quả là đồ thị ở hình bên.',
        'Mực nước $y$ (dm) của một bể nuôi cá trong bốn giờ theo dõi được vẽ ở hình bên, $x$ là số giờ, $0 \\le x \\le 4$.',
      ],
      say: [
        [
          `${thing} tăng trong giờ đầu tiên.`,
          `${thing} giảm trong giờ đầu tiên.`,
          'khi $x$ đi từ 0 đến 1, đồ thị đi lên.',
        ],
        [
          `${thing} giảm khi $x$ đi từ 1 đến 3.`,
          `${thing} giảm khi $x$ đi từ 3 đến 4.`,
          'đồ thị đi xuống khi $x$ đi từ 1 đến 3, đi lên khi $x$ đi từ 3 đến 4.',
        ],
        [
          `Giá trị cực tiểu của ${low} đạt được khi $x = 3$.`,
          `Giá trị cực tiểu của ${low} đạt được khi $x = 1$.`,
          'tại $x = 3$ đồ thị chuyển từ đi xuống sang đi lên; tại $x = 1$ thì ngược lại.',
        ],
        [
          `Trong bốn giờ, $y$ có giá trị lớn nhất bằng ${c + 4}, đạt được tại hai thời điểm.`,
          `Trong bốn giờ, $y$ có giá trị lớn nhất bằng ${c + 4}, chỉ đạt được tại một thời điểm.`,
          `các điểm cao nhất của phần đồ thị là $${pt(1, c + 4)}$ và $${pt(4, c + 4)}$.`,
        ],
      ],
      figure: graph('cubic', [1, -6, 9, c], [-0.5, 4.2], [-1, c + 6], { grid: true }),
    };
  }),
  ew('M3', 'tốc độ lan truyền lớn nhất', (r, turn) => {
    const per = ['người/ngày', 'nghìn lượt/giờ', 'nghìn tấn/tháng'][turn]!;
    const k = r.int(4, 9);
    return {
      ask: [
        `Số người nhiễm cúm ở một địa phương sau $t$ ngày kể từ ca đầu tiên được ước tính bởi $f(t) = ${3 * k}t^2 - t^3$ ($0 \\le t \\le ${2 * k}$). Coi $f'(t)$ là tốc độ lây lan (người/ngày). Chứng tỏ số người nhiễm luôn tăng trong khoảng thời gian này và tìm ngày có tốc độ lây lan lớn nhất.`,
        `Một đoạn phim được chia sẻ trên mạng; sau $t$ giờ có $f(t) = ${3 * k}t^2 - t^3$ (nghìn lượt xem), $0 \\le t \\le ${2 * k}$. Tốc độ lan truyền là $f'(t)$ (nghìn lượt/giờ). Chứng minh số lượt xem luôn tăng và xác định lúc tốc độ lan truyền lớn nhất, tốc độ đó bằng bao nhiêu.`,
        `Sản lượng một mỏ cát sau $t$ tháng khai thác là $f(t) = ${3 * k}t^2 - t^3$ (nghìn tấn), $0 \\le t \\le ${2 * k}$; $f'(t)$ là tốc độ khai thác. Chứng tỏ sản lượng luôn tăng, rồi tìm thời điểm tốc độ khai thác lớn nhất và giá trị lớn nhất đó.`,
      ],
      solution: `$f'(t) = ${6 * k}t - 3t^2 = 3t(${2 * k} - t)$.\nVới $0 < t < ${2 * k}$ thì $f'(t) > 0$ nên $f$ đồng biến trên đoạn $[0;\\,${2 * k}]$, tức là $f(t)$ luôn tăng.\nXét $g(t) = f'(t) = ${6 * k}t - 3t^2$ trên $[0;\\,${2 * k}]$: $g'(t) = ${6 * k} - 6t = 0 \\Leftrightarrow t = ${k}$; $g'$ đổi dấu từ dương sang âm khi $t$ đi qua ${k}.\nVậy tốc độ lớn nhất khi $t = ${k}$, bằng $g(${k}) = ${6 * k} \\cdot ${k} - 3 \\cdot ${k}^2 = ${3 * k * k}$ (${per}).`,
    };
  }),
]);

const curves: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, fb, ew }) => [
  mc('M1', 'hàm số có tiệm cận đứng cho trước', (r) => {
    const [a, b] = [r.int(2, 5), r.int(2, 7)];
    const f = (over: string, under: string) => `$y = \\dfrac{${over}}{${under}}$`;
    return {
      ask: [
        `Đồ thị của hàm số nào sau đây có tiệm cận đứng là đường thẳng $x = ${a}$?`,
        `Đường thẳng $x = ${a}$ là tiệm cận đứng của đồ thị hàm số nào?`,
        `Trong các hàm số sau, hàm số nào có đồ thị nhận đường thẳng $x = ${a}$ làm tiệm cận đứng?`,
      ],
      right: f(`x + ${b}`, `x - ${a}`),
      wrong: [
        [f(`x + ${b}`, `x + ${a}`), 'nhầm dấu khi giải mẫu bằng 0'],
        [f(`${a}x + ${b}`, 'x + 1'), 'nhầm với tiệm cận ngang'],
        [f(`x - ${a}`, `x + ${b}`), 'lấy nghiệm của tử'],
      ],
      why: `Mẫu $x - ${a} = 0$ khi $x = ${a}$, tại đó tử $x + ${b}$ bằng $${a + b} \\ne 0$, nên $x = ${a}$ là tiệm cận đứng.`,
    };
  }),
  mc('M1', 'tiệm cận xiên của hàm số viết dạng tách', (r) => {
    const [a, b, c, d] = [r.int(2, 4), r.int(1, 5), r.int(2, 7), r.int(1, 4)];
    const f = `${poly([a, -b])} + \\dfrac{${c}}{x + ${d}}`;
    return {
      ask: [
        `Tiệm cận xiên của đồ thị hàm số $y = ${f}$ là đường thẳng:`,
        `Khi $x$ rất lớn, đồ thị hàm số $y = ${f}$ tiến gần tới tiệm cận xiên có phương trình:`,
        `Đồ thị hàm số $y = ${f}$ nhận đường thẳng nào làm tiệm cận xiên?`,
      ],
      right: `$y = ${poly([a, -b])}$`,
      wrong: [
        [`$x = ${-d}$`, 'lấy tiệm cận đứng'],
        [`$y = x + ${d}$`, 'lấy biểu thức ở mẫu'],
        [`$y = ${poly([a, b])}$`, 'nhầm dấu của hệ số tự do'],
      ],
      why: `$\\lim\\limits_{x \\to +\\infty}\\left[y - (${poly([a, -b])})\\right] = \\lim\\limits_{x \\to +\\infty}\\dfrac{${c}}{x + ${d}} = 0$, nên tiệm cận xiên là $y = ${poly([a, -b])}$.`,
    };
  }),
  mc('M1', 'tiệm cận ngang của một hàm số thực tế', (r) => {
    const [a, b, c] = [r.int(6, 20), r.int(2, 5), r.int(3, 9)];
    if (new Set([a, b, c, 0]).size < 4) throw new TooFewDistractors('equal numbers');
    const f = `\\dfrac{${a}x + ${b}}{x + ${c}}`;
    return {
      ask: [
        `Sau $x$ tuần học, một người gõ được trung bình $N(x) = ${f}$ trang trong một buổi ($x \\ge 0$). Đồ thị của hàm số $y = N(x)$ có tiệm cận ngang là:`,
        `Số cá thể (nghìn con) của một đàn sau $x$ năm là $N(x) = ${f}$, $x \\ge 0$. Tiệm cận ngang của đồ thị hàm số $y = N(x)$ là đường thẳng:`,
        `Nồng độ muối (g/l) trong bể sau $x$ phút bơm nước muối vào là $N(x) = ${f}$, $x \\ge 0$. Đường tiệm cận ngang của đồ thị hàm số $y = N(x)$ là:`,
      ],
      right: `$y = ${a}$`,
      wrong: [
        [`$x = ${-c}$`, 'lấy nghiệm của mẫu, là tiệm cận đứng của biểu thức'],
        [`$y = ${fraction(b, c)}$`, 'lấy giá trị tại $x = 0$'],
        ['$y = 0$', 'cho rằng phân thức nào cũng dần tới 0'],
        `$x = ${a}$`,
      ],
      why: `$\\lim\\limits_{x \\to +\\infty} ${f} = ${a}$ nên tiệm cận ngang là $y = ${a}$.`,
    };
  }),
  fb('M2', 'tiệm cận xiên cắt trục tung', (r) => {
    const [m, d, k] = [r.int(2, 7), r.int(1, 4), r.int(1, 6)];
    const f = `\\dfrac{${poly([1, m + d, m * d + k])}}{x + ${d}}`;
    return {
      ask: [
        `Tiệm cận xiên của đồ thị hàm số $y = ${f}$ cắt trục tung tại điểm có tung độ bằng bao nhiêu?`,
        `Đồ thị hàm số $y = ${f}$ có tiệm cận xiên $y = x + b$. Tìm $b$.`,
        `Gọi $d$ là tiệm cận xiên của đồ thị hàm số $y = ${f}$. Tìm tung độ giao điểm của $d$ với trục $Oy$.`,
      ],
      is: m,
      why: `Chia tử cho mẫu: $y = x + ${m} + \\dfrac{${k}}{x + ${d}}$. Khi $x \\to \\pm\\infty$, phân thức dần tới 0 nên tiệm cận xiên là $y = x + ${m}$, cắt trục tung tại tung độ ${m}.`,
    };
  }),
  ew('M3', 'tham số và hình chữ nhật tạo bởi hai tiệm cận', (r) => {
    const [b, m] = [r.int(2, 4), r.int(2, 5)];
    const s = b * m;
    const a = s + r.int(1, 4);
    return {
      ask: [
        `Tìm tất cả các giá trị của tham số $m$ để hai đường tiệm cận của đồ thị hàm số $y = \\dfrac{mx + ${a}}{x - ${b}}$ cùng với hai trục toạ độ tạo thành một hình chữ nhật có diện tích ${s}.`,
        `Cho hàm số $y = \\dfrac{mx + ${a}}{x - ${b}}$ với $m$ là tham số. Tìm $m$ để đồ thị có tiệm cận đứng, tiệm cận ngang và hai tiệm cận đó cùng hai trục toạ độ giới hạn một hình chữ nhật có diện tích bằng ${s}.`,
        `Trên màn hình lưới toạ độ, đồ thị hàm số $y = \\dfrac{mx + ${a}}{x - ${b}}$ có hai tiệm cận được tô đậm. Với giá trị nào của $m$ thì hai tiệm cận và hai trục toạ độ là bốn cạnh của một hình chữ nhật có diện tích ${s}?`,
      ],
      solution: `Điều kiện để tử không chia hết cho mẫu: $m \\cdot ${b} + ${a} \\ne 0$, tức là $m \\ne ${fraction(-a, b)}$.\nKhi đó tiệm cận đứng là $x = ${b}$, tiệm cận ngang là $y = m$.\nHình chữ nhật có hai cạnh bằng $${b}$ và $|m|$ (với $m \\ne 0$), nên $${b}|m| = ${s}$, suy ra $|m| = ${m}$.\nVậy $m = ${m}$ hoặc $m = ${-m}$; cả hai giá trị đều thoả mãn điều kiện.`,
    };
  }),
]);

const optimal: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ mc, fb, tf, ew }) => [
  mc('M1', 'điều kiện của biến khi gấp hộp', (r) => {
    const short = 2 * r.int(4, 8);
    const long = short + 2 * r.int(2, 6);
    return {
      ask: [
        `Từ tấm bìa hình chữ nhật kích thước $${short}$ cm và $${long}$ cm, người ta cắt ở bốn góc bốn hình vuông cạnh $x$ (cm) rồi gập thành hộp không nắp. Điều kiện của $x$ là:`,
        `Bạn Mai cắt bốn hình vuông cạnh $x$ (cm) ở bốn góc của một tờ giấy ${short} cm × ${long} cm để gấp chiếc khay. Giá trị của $x$ phải thoả mãn điều kiện nào?`,
        `Một thợ gò cắt bốn hình vuông bằng nhau cạnh $x$ (cm) ở các góc của tấm tôn có hai cạnh ${short} cm, ${long} cm rồi gò thành khay không nắp. Biến $x$ nhận các giá trị nào?`,
      ],
      right: `$0 < x < ${short / 2}$`,
      wrong: [
        [`$0 < x < ${short}$`, 'quên rằng mỗi cạnh bị cắt ở hai đầu'],
        [`$0 < x < ${long / 2}$`, 'chỉ xét cạnh dài'],
        [`$0 < x < ${long}$`, 'so với cạnh dài và quên cắt ở hai đầu'],
      ],
      why: `Cạnh đáy ngắn là $${short} - 2x > 0$ nên $x < ${short / 2}$; khi đó cạnh kia cũng dương. Vậy $0 < x < ${short / 2}$.`,
    };
  }),
  mc('M1', 'lập hàm số chi phí làm hàng rào', (r) => {
    const [s, p, q] = [100 * r.int(2, 6), 10 * r.int(3, 5), 10 * r.int(6, 9)];
    // Two sides of length x at q, one side of length s/x at p.
    const f = (a: number, b: number) => `$C(x) = ${a}x + \\dfrac{${b}}{x}$`;
    return {
      ask: [
        `Một khu vườn hình chữ nhật có diện tích ${s} m², một cạnh giáp bờ sông không cần rào. Hai cạnh vuông góc với bờ sông, mỗi cạnh dài $x$ (m), rào với giá ${q} nghìn đồng/m; cạnh còn lại rào với giá ${p} nghìn đồng/m. Chi phí (nghìn đồng) là:`,
        `Bác Hùng rào ba cạnh của thửa đất hình chữ nhật rộng ${s} m², cạnh thứ tư là tường có sẵn. Hai cạnh vuông góc với tường, mỗi cạnh dài $x$ (m), rào bằng gỗ giá ${q} nghìn đồng/m; cạnh song song với tường rào bằng lưới giá ${p} nghìn đồng/m. Tổng chi phí (nghìn đồng) theo $x$ là:`,
        `Sân phơi hình chữ nhật có diện tích ${s} m² dựa vào một bức tường. Hai bên hông, mỗi bên dài $x$ (m), rào với giá ${q} nghìn đồng/m; mặt trước rào với giá ${p} nghìn đồng/m. Hàm chi phí (nghìn đồng) là:`,
      ],
      right: f(2 * q, p * s),
      wrong: [
        [f(q, p * s), 'chỉ tính một cạnh dài $x$'],
        [f(2 * p, q * s), 'đổi chỗ hai đơn giá'],
        [f(2 * q, 2 * p * s), 'tính hai lần cạnh còn lại'],
        f(q, 2 * p * s),
      ],
      why: `Cạnh còn lại dài $\\dfrac{${s}}{x}$ (m). Chi phí: $2x \\cdot ${q} + \\dfrac{${s}}{x} \\cdot ${p} = ${2 * q}x + \\dfrac{${p * s}}{x}$.`,
    };
  }),
  mc('M2', 'tích lớn nhất khi biết tổng', (r, turn) => {
    const put = turn === 2 ? 'Gọi cạnh đáy là $x$ (dm), chiều cao là $y$ (dm). ' : '';
    const k = r.int(2, 5);
    return {
      ask: [
        `Hai số dương $x$, $y$ có tổng bằng ${3 * k}. Giá trị lớn nhất của $x^2y$ là:`,
        `Một hộp đứng có đáy là hình vuông cạnh $x$ (dm), chiều cao $y$ (dm) và $x + y = ${3 * k}$. Thể tích lớn nhất của hộp (dm³) là:`,
        `Người ta đóng những chiếc hộp quà hình hộp chữ nhật có đáy là hình vuông, tổng của một cạnh đáy và chiều cao bằng ${3 * k} dm. Thể tích hộp lớn nhất bằng bao nhiêu đề-xi-mét khối?`,
      ],
      right: 4 * k ** 3,
      wrong: [
        [2 * k ** 3, 'đổi chỗ $x$ và $y$, lấy $x$ bằng một phần ba tổng'],
        [2 * k, 'trả lời bằng giá trị của $x$'],
        [(1.5 * k) ** 3, 'lấy $x = y$'],
      ],
      why: `${put}Ta có $y = ${3 * k} - x$. Xét $f(x) = x^2(${3 * k} - x) = ${3 * k}x^2 - x^3$, $f'(x) = ${6 * k}x - 3x^2 = 0$ khi $x = ${2 * k}$ (vì $x > 0$). Giá trị lớn nhất: $${2 * k}^2 \\cdot ${k} = ${4 * k ** 3}$.`,
    };
  }),
  mc('M2', 'số khách để doanh thu lớn nhất', (r) => {
    const [base, more] = [10 * r.int(2, 4), r.int(4, 9)];
    // Price p − 10x thousand for base + x guests: revenue is greatest at x = more.
    const price = 10 * (base + 2 * more);
    const at = (x: number) => (base + x) * (price - 10 * x);
    return {
      ask: [
        `Một công ty bán vé tham quan theo đoàn: đoàn ${base} khách thì giá mỗi vé ${price} nghìn đồng; cứ thêm một khách, giá mỗi vé giảm 10 nghìn đồng. Đoàn có bao nhiêu khách thì công ty thu được nhiều tiền nhất?`,
        `Xe khách hợp đồng chở ${base} người với giá ${price} nghìn đồng một người. Cứ thêm một người thì giá cho mỗi người giảm 10 nghìn đồng. Số người để tổng tiền thu lớn nhất là:`,
        `Lớp học bơi có ${base} học viên đóng ${price} nghìn đồng mỗi người. Cứ thêm một học viên thì học phí mỗi người giảm 10 nghìn đồng. Số học viên để tổng học phí lớn nhất là:`,
      ],
      right: base + more,
      wrong: [
        [more, 'trả lời bằng số người thêm'],
        [base + 2 * more, 'lấy giá trị tại đó doanh thu trở về như ban đầu'],
        [base, 'cho rằng thêm người thì tiền thu luôn giảm'],
      ],
      why: `Thêm $x$ người thì tiền thu là $f(x) = (${base} + x)(${price} - 10x) = -10x^2 + ${price - 10 * base}x + ${base * price}$ (nghìn đồng). $f'(x) = -20x + ${price - 10 * base} = 0$ khi $x = ${more}$; $f(${more}) = ${at(more)}$ là lớn nhất. Số người: $${base} + ${more} = ${base + more}$.`,
    };
  }),
  fb('M1', 'số sản phẩm cho lợi nhuận lớn nhất', (r) => {
    const [k, c] = [10 * r.int(2, 9), 100 * r.int(1, 3)];
    return {
      ask: [
        `Lợi nhuận (nghìn đồng) khi bán $x$ chiếc bánh trong ngày là $P(x) = -x^2 + ${2 * k}x - ${c}$. Bán bao nhiêu chiếc thì lợi nhuận lớn nhất?`,
        `Một xưởng may $x$ chiếc áo mỗi tuần, lãi $P(x) = -x^2 + ${2 * k}x - ${c}$ (nghìn đồng). Xưởng cần may bao nhiêu chiếc áo một tuần để lãi nhiều nhất?`,
        `Khi nuôi $x$ con gà trên một sào vườn, tiền lãi là $P(x) = -x^2 + ${2 * k}x - ${c}$ (nghìn đồng). Nuôi bao nhiêu con thì tiền lãi lớn nhất?`,
      ],
      is: k,
      why: `$P'(x) = -2x + ${2 * k} = 0$ khi $x = ${k}$; $P'$ đổi dấu từ dương sang âm nên $P$ lớn nhất tại $x = ${k}$.`,
    };
  }),
  fb('M2', 'thể tích lớn nhất của bưu kiện', (r) => {
    const k = r.int(2, 5);
    const total = 6 * k;
    return {
      ask: [
        `Bưu điện nhận bưu kiện hình hộp chữ nhật có đáy là hình vuông, tổng của chiều cao và chu vi đáy bằng ${total} dm. Thể tích lớn nhất của bưu kiện bằng bao nhiêu đề-xi-mét khối?`,
        `Hãng hàng không quy định kiện hàng hình hộp có đáy là hình vuông cạnh $x$ (dm), chiều cao $h$ (dm) với $4x + h = ${total}$. Kiện hàng có thể tích lớn nhất là bao nhiêu đề-xi-mét khối?`,
        `Một chiếc đèn lồng dạng hình hộp chữ nhật, đáy là hình vuông, có tổng chu vi đáy và chiều cao bằng ${total} dm. Tính thể tích lớn nhất (dm³) của chiếc đèn.`,
      ],
      is: 2 * k ** 3,
      why: `Gọi cạnh đáy là $x$ (dm), chiều cao là $${total} - 4x$. $V(x) = x^2(${total} - 4x) = ${total}x^2 - 4x^3$, $V'(x) = ${2 * total}x - 12x^2 = 0$ khi $x = ${k}$. $V(${k}) = ${k}^2 \\cdot (${total} - 4 \\cdot ${k}) = ${2 * k ** 3}$ (dm³).`,
    };
  }),
  tf('M2', 'gấp chiếc hộp từ tấm bìa vuông', (r) => {
    const a = 6 * r.int(2, 6);
    return {
      ask: [
        `Từ tấm bìa hình vuông cạnh ${a} cm, người ta cắt bốn hình vuông cạnh $x$ (cm) ở bốn góc rồi gập thành hộp không nắp có thể tích $V(x)$ (cm³).`,
        `Một tấm tôn hình vuông cạnh ${a} cm được cắt bỏ bốn hình vuông cạnh $x$ (cm) ở bốn góc rồi gò thành khay không nắp. Gọi $V(x)$ (cm³) là thể tích khay.`,
        `Bạn Bình làm hộp đựng bút từ miếng nhựa vuông cạnh ${a} cm bằng cách cắt bỏ bốn góc là bốn hình vuông cạnh $x$ (cm) rồi dựng các cạnh lên; $V(x)$ (cm³) là thể tích hộp.`,
      ],
      say: [
        [
          `Điều kiện của $x$ là $0 < x < ${a / 2}$.`,
          `Điều kiện của $x$ là $0 < x < ${a}$.`,
          `cạnh đáy $${a} - 2x$ phải dương nên $x < ${a / 2}$.`,
        ],
        [`$V(x) = x(${a} - 2x)^2$.`, `$V(x) = x(${a} - x)^2$.`, `đáy là hình vuông cạnh $${a} - 2x$, chiều cao $x$.`],
        [
          `$V'(x) = (${a} - 2x)(${a} - 6x)$.`,
          `$V'(x) = -4(${a} - 2x)$.`,
          `$V'(x) = (${a} - 2x)^2 - 4x(${a} - 2x) = (${a} - 2x)(${a} - 6x)$.`,
        ],
        [
          `Thể tích lớn nhất khi $x = ${a / 6}$.`,
          `Thể tích lớn nhất khi $x = ${a / 3}$.`,
          `$V'(x) = 0$ khi $x = ${a / 6}$ (loại $x = ${a / 2}$), tại đó $V'$ đổi dấu từ dương sang âm.`,
        ],
      ],
    };
  }),
  ew('M3', 'kéo đường dây ra đảo với chi phí thấp nhất', (r) => {
    const k = r.int(1, 3);
    const [h, x] = [4 * k, 3 * k];
    const d = x + r.int(4, 9);
    const cost = 5 * 5 * k + 3 * (d - x);
    return {
      ask: [
        `Một hòn đảo $A$ cách bờ biển thẳng ${h} km, $H$ là điểm gần $A$ nhất trên bờ. Trạm điện $B$ ở trên bờ, cách $H$ ${d} km. Người ta kéo cáp ngầm từ $A$ đến điểm $M$ trên bờ giữa $H$ và $B$ rồi kéo dây trên bờ từ $M$ đến $B$. Mỗi ki-lô-mét cáp ngầm giá 5 tỉ đồng, dây trên bờ giá 3 tỉ đồng. Tìm vị trí của $M$ để chi phí thấp nhất.`,
        `Giàn khoan $A$ cách bờ thẳng một khoảng $AH = ${h}$ km. Nhà máy $B$ trên bờ cách $H$ ${d} km. Đường ống đi dưới nước từ $A$ đến $M$ (thuộc đoạn $HB$) tốn 5 tỉ đồng/km, đi trên bờ từ $M$ đến $B$ tốn 3 tỉ đồng/km. Đặt $HM = x$ (km). Tìm $x$ để tổng chi phí nhỏ nhất và tính chi phí đó.`,
        `Từ trạm quan trắc $A$ giữa hồ, cách bờ thẳng ${h} km ($H$ là chân đường vuông góc), cần nối cáp tới trung tâm $B$ trên bờ với $HB = ${d}$ km. Cáp đi thẳng dưới nước đến điểm $M$ thuộc $HB$ với giá 5 tỉ đồng/km, sau đó đi dọc bờ với giá 3 tỉ đồng/km. Xác định độ dài $HM$ để chi phí thấp nhất.`,
      ],
      solution: `Đặt $HM = x$ (km), $0 \\le x \\le ${d}$. Khi đó $AM = \\sqrt{x^2 + ${h * h}}$, $MB = ${d} - x$.\nChi phí: $f(x) = 5\\sqrt{x^2 + ${h * h}} + 3(${d} - x)$.\n$f'(x) = \\dfrac{5x}{\\sqrt{x^2 + ${h * h}}} - 3 = 0 \\Leftrightarrow 5x = 3\\sqrt{x^2 + ${h * h}} \\Leftrightarrow 16x^2 = ${9 * h * h}$, suy ra $x = ${x}$.\n$f(0) = ${5 * h + 3 * d}$, $f(${x}) = 5 \\cdot ${5 * k} + 3 \\cdot ${d - x} = ${cost}$, $f(${d}) = 5\\sqrt{${d * d + h * h}} > ${cost}$.\nVậy chi phí thấp nhất khi $HM = ${x}$ km, bằng ${cost} tỉ đồng.`,
    };
  }),
]);

const antiderivatives: readonly Template[] = unit(12, 'Nguyên hàm', ({ mc, fb, tf, ew }) => [
  mc('M1', 'nguyên hàm của hàm số lượng giác', (r) => {
    const [a, b] = [r.int(2, 5), r.int(2, 6)];
    if (a === b) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `$\\displaystyle\\int (${a}\\cos x + ${b}\\sin x)\\,\\mathrm{d}x$ bằng:`,
        `Họ tất cả các nguyên hàm của hàm số $f(x) = ${a}\\cos x + ${b}\\sin x$ là:`,
        `Hàm số $f(x) = ${a}\\cos x + ${b}\\sin x$ có các nguyên hàm là (với $C$ là hằng số):`,
      ],
      right: `$${a}\\sin x - ${b}\\cos x + C$`,
      wrong: [
        [`$-${a}\\sin x + ${b}\\cos x + C$`, 'lấy đạo hàm thay cho nguyên hàm'],
        [`$${a}\\sin x + ${b}\\cos x + C$`, 'quên dấu âm của nguyên hàm của $\\sin x$'],
        [`$-${a}\\sin x - ${b}\\cos x + C$`, 'nhầm dấu nguyên hàm của $\\cos x$'],
      ],
      why: `$\\displaystyle\\int \\cos x\\,\\mathrm{d}x = \\sin x + C$, $\\displaystyle\\int \\sin x\\,\\mathrm{d}x = -\\cos x + C$ nên kết quả là $${a}\\sin x - ${b}\\cos x + C$.`,
    };
  }),
  mc('M1', 'hai nguyên hàm của một hàm số', (r) => {
    const [p, q, s] = [r.int(1, 5), r.int(6, 9), r.int(10, 20)];
    return {
      ask: [
        `Cho $F(x)$ và $G(x)$ là hai nguyên hàm của hàm số $f(x)$ trên $\\mathbb{R}$. Biết $F(0) = ${p}$, $G(0) = ${q}$ và $F(2) = ${s}$. Khi đó $G(2)$ bằng:`,
        `Hai hàm số $F(x)$, $G(x)$ cùng có đạo hàm là $f(x)$ trên $\\mathbb{R}$, $F(0) = ${p}$, $G(0) = ${q}$, $F(2) = ${s}$. Giá trị $G(2)$ là:`,
        `Hai bạn tìm nguyên hàm của cùng một hàm số liên tục trên $\\mathbb{R}$, được $F(x)$ và $G(x)$ với $F(0) = ${p}$, $G(0) = ${q}$. Nếu $F(2) = ${s}$ thì $G(2)$ bằng:`,
      ],
      right: s + q - p,
      wrong: [
        [s, 'cho rằng hai nguyên hàm luôn bằng nhau'],
        [s - q + p, 'lấy ngược dấu của hiệu hai hằng số'],
        [s + q, 'cộng giá trị $G(0)$ mà không trừ $F(0)$'],
      ],
      why: `Hai nguyên hàm hơn kém nhau một hằng số: $G(x) - F(x) = G(0) - F(0) = ${q - p}$. Vậy $G(2) = ${s} + ${q - p} = ${s + q - p}$.`,
    };
  }),
  mc('M1', 'nguyên hàm có chứa lôgarit', (r) => {
    const [a, b] = [r.int(2, 7), r.int(2, 9)];
    if (a === b) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `Trên khoảng $(0;\\,+\\infty)$, $\\displaystyle\\int \\left(${a} + \\dfrac{${b}}{x}\\right)\\mathrm{d}x$ bằng:`,
        `Họ nguyên hàm của hàm số $f(x) = ${a} + \\dfrac{${b}}{x}$ trên khoảng $(0;\\,+\\infty)$ là:`,
        `Hàm số nào là nguyên hàm của $f(x) = ${a} + \\dfrac{${b}}{x}$ trên khoảng $(0;\\,+\\infty)$, với $C$ là hằng số tuỳ ý?`,
      ],
      right: `$${a}x + ${b}\\ln x + C$`,
      wrong: [
        [`$${a}x - \\dfrac{${b}}{x^2} + C$`, 'lấy đạo hàm của $\\dfrac{1}{x}$'],
        [`$${b}\\ln x + C$`, 'cho rằng nguyên hàm của hằng số bằng 0'],
        [`$${b}x + ${a}\\ln x + C$`, 'đổi chỗ hai hệ số'],
      ],
      why: `$\\displaystyle\\int ${a}\\,\\mathrm{d}x = ${a}x + C$ và $\\displaystyle\\int \\dfrac{${b}}{x}\\,\\mathrm{d}x = ${b}\\ln x + C$ với $x > 0$.`,
    };
  }),
  mc('M2', 'nguyên hàm của bình phương một nhị thức', (r) => {
    const [a, b] = [r.int(2, 3), r.pick([3, 6, -3, 2, -1])];
    const f = `(${poly([a, b])})^2`;
    const F = (p: readonly (string | number)[]) => `$${p.join(' ')} + C$`;
    const terms = (x3: number, x2: number, x: number) => [
      `${x3 % 3 === 0 ? (x3 / 3 === 1 ? '' : x3 / 3) : fraction(x3, 3)}x^3`,
      `${signed(x2)}x^2`,
      `${signed(x)}x`.replace('+ 1x', '+ x'),
    ];
    return {
      ask: [
        `Họ nguyên hàm của hàm số $f(x) = ${f}$ là:`,
        `$\\displaystyle\\int ${f}\\,\\mathrm{d}x$ bằng:`,
        `Khai triển rồi tìm nguyên hàm của $f(x) = ${f}$, ta được:`,
      ],
      right: F(terms(a * a, a * b, b * b)),
      wrong: [
        [F(terms(a * a, 2 * a * b, b * b)), 'không chia hệ số của $x$ cho 2 khi lấy nguyên hàm'],
        [`$\\dfrac{${f.replace('^2', '^3')}}{3} + C$`, 'dùng công thức luỹ thừa như đối với $x^2$'],
        [`$${2 * a}(${poly([a, b])}) + C$`, 'lấy đạo hàm'],
      ],
      why: `$f(x) = ${poly([a * a, 2 * a * b, b * b])}$, lấy nguyên hàm từng số hạng được $${terms(a * a, a * b, b * b).join(' ')} + C$.`,
    };
  }),
  fb('M1', 'giá trị của hàm số khi biết một nguyên hàm', (r) => {
    const [a, b, x] = [r.int(1, 3), r.int(2, 9), r.int(1, 3)];
    const F = poly([a, 0, b, 0]);
    return {
      ask: [
        `Biết $F(x) = ${F}$ là một nguyên hàm của hàm số $f(x)$ trên $\\mathbb{R}$. Tính $f(${x})$.`,
        `Hàm số $f(x)$ có một nguyên hàm là $F(x) = ${F}$. Giá trị của $f(${x})$ bằng bao nhiêu?`,
        `Bể nước chứa $F(x) = ${F}$ (lít) sau $x$ phút bơm, $F$ là một nguyên hàm của tốc độ bơm $f(x)$ (lít/phút). Tốc độ bơm tại $x = ${x}$ là bao nhiêu lít/phút?`,
      ],
      is: 3 * a * x * x + b,
      why: `$f(x) = F'(x) = ${poly([3 * a, 0, b])}$ nên $f(${x}) = ${3 * a} \\cdot ${x}^2 + ${b} = ${3 * a * x * x + b}$.`,
    };
  }),
  fb('M2', 'nguyên hàm của hàm số mũ có điều kiện', (r) => {
    const [a, b, k] = [r.int(2, 5), r.int(1, 9), r.int(3, 6)];
    return {
      ask: [
        `Cho $F(x)$ là nguyên hàm của $f(x) = ${a}\\mathrm{e}^x$ trên $\\mathbb{R}$ với $F(0) = ${b}$. Tính $F(\\ln ${k})$.`,
        `Khối lượng $F(x)$ (gam) của một mẻ men sau $x$ giờ thoả mãn $F'(x) = ${a}\\mathrm{e}^x$ và $F(0) = ${b}$. Sau $\\ln ${k}$ giờ, khối lượng là bao nhiêu gam?`,
        `Hàm số $F(x)$ có $F'(x) = ${a}\\mathrm{e}^x$ và đồ thị đi qua điểm $(0;\\,${b})$. Giá trị $F(\\ln ${k})$ bằng bao nhiêu?`,
      ],
      is: a * k + b - a,
      why: `$F(x) = ${a}\\mathrm{e}^x + C$; $F(0) = ${a} + C = ${b}$ nên $C = ${b - a}$. Vì $\\mathrm{e}^{\\ln ${k}} = ${k}$ nên $F(\\ln ${k}) = ${a} \\cdot ${k} + ${par(b - a)} = ${a * k + b - a}$.`,
    };
  }),
  tf('M1', 'các nguyên hàm của một hàm số đa thức', (r) => {
    const [a, b, c] = [r.int(2, 4), r.int(2, 7), r.int(3, 9)];
    const F = poly([1, a, b, 0]);
    return {
      ask: [
        `Cho hàm số $F(x) = ${F}$ là một nguyên hàm của hàm số $f(x)$ trên $\\mathbb{R}$.`,
        `Biết $f(x)$ là hàm số liên tục trên $\\mathbb{R}$ và $F(x) = ${F}$ là một nguyên hàm của $f(x)$.`,
        `Xét hàm số $f(x)$ có một nguyên hàm trên $\\mathbb{R}$ là $F(x) = ${F}$.`,
      ],
      say: [
        [
          `$f(x) = ${poly([3, 2 * a, b])}$.`,
          `$f(x) = ${poly([3, 2 * a, 0])}$.`,
          `$f(x) = F'(x) = ${poly([3, 2 * a, b])}$.`,
        ],
        [
          `$F(x) + ${c}$ cũng là một nguyên hàm của $f(x)$.`,
          `$${c}F(x)$ cũng là một nguyên hàm của $f(x)$.`,
          `đạo hàm của $F(x) + ${c}$ là $f(x)$, còn đạo hàm của $${c}F(x)$ là $${c}f(x)$.`,
        ],
        [
          `$\\displaystyle\\int f(x)\\,\\mathrm{d}x = ${F} + C$.`,
          `$\\displaystyle\\int f(x)\\,\\mathrm{d}x = ${poly([3, 2 * a, b])} + C$.`,
          'họ nguyên hàm của $f(x)$ gồm các hàm số $F(x) + C$.',
        ],
        [
          `Nguyên hàm $G(x)$ của $f(x)$ thoả mãn $G(0) = ${c}$ là $G(x) = ${poly([1, a, b, c])}$.`,
          `Nguyên hàm $G(x)$ của $f(x)$ thoả mãn $G(0) = ${c}$ là $G(x) = ${poly([1, a, b, -c])}$.`,
          `$G(x) = ${F} + C$ và $G(0) = C = ${c}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'bể nước rò rỉ', (r, turn) => {
    const [c, T] = [r.int(2, 5), 2 * r.int(5, 10)];
    const all = c * T * T;
    return {
      ask: [
        `Một bể chứa ${all} lít nước bị rò rỉ. Sau $t$ phút ($0 \\le t \\le ${T}$), thể tích nước $V(t)$ (lít) trong bể thay đổi với tốc độ $V'(t) = -${2 * c}(${T} - t)$ (lít/phút). Tìm $V(t)$ và tính thời gian để lượng nước chỉ còn một phần tư lượng ban đầu.`,
        `Bồn dầu có ${all} lít được xả qua van. Tốc độ thay đổi của thể tích dầu là $V'(t) = -${2 * c}(${T} - t)$ (lít/phút), $0 \\le t \\le ${T}$. Lập công thức của $V(t)$. Sau bao nhiêu phút, dầu trong bồn còn một phần tư?`,
        `Ao cá chứa ${all} m³ nước được tháo cạn, $V'(t) = -${2 * c}(${T} - t)$ (m³/giờ) với $0 \\le t \\le ${T}$ ($t$ tính bằng giờ). Tìm thể tích nước $V(t)$ còn lại và thời điểm nước trong ao còn một phần tư.`,
      ],
      solution: `$V(t) = \\displaystyle\\int -${2 * c}(${T} - t)\\,\\mathrm{d}t = \\displaystyle\\int (${2 * c}t - ${2 * c * T})\\,\\mathrm{d}t = ${c}t^2 - ${2 * c * T}t + C$.\nTừ $V(0) = ${all}$ suy ra $C = ${all}$; vậy $V(t) = ${c}t^2 - ${2 * c * T}t + ${all} = ${c}(${T} - t)^2$.\nCòn một phần tư: $${c}(${T} - t)^2 = ${all / 4} \\Leftrightarrow (${T} - t)^2 = ${(T * T) / 4}$.\nVì $0 \\le t \\le ${T}$ nên $${T} - t = ${T / 2}$, $t = ${T / 2}$ (${turn === 2 ? 'giờ' : 'phút'}).`,
    };
  }),
]);

const integrals: readonly Template[] = unit(12, 'Tích phân và ứng dụng', ({ mc, fb, tf, ew }) => [
  mc('M1', 'thể tích vật thể từ diện tích thiết diện', (r) => {
    const [k, h] = [r.pick([3, 6, 9]), r.int(2, 4)];
    const v = (k * h ** 3) / 3;
    return {
      ask: [
        `Vật thể nằm giữa hai mặt phẳng $x = 0$ và $x = ${h}$; mặt phẳng vuông góc với trục $Ox$ tại điểm có hoành độ $x$ cắt vật thể theo thiết diện có diện tích $S(x) = ${k}x^2$. Thể tích của vật thể là:`,
        `Lòng một chiếc thùng sâu ${h} dm; ở độ cao $x$ (dm) tính từ đáy, thiết diện nằm ngang có diện tích $S(x) = ${k}x^2$ (dm²). Dung tích của thùng (dm³) là:`,
        `Một chiếc lều cao ${h} m; thiết diện nằm ngang cách đỉnh lều $x$ (m) có diện tích $S(x) = ${k}x^2$ (m²). Thể tích bên trong lều (m³) bằng:`,
      ],
      right: v,
      wrong: [
        [k * h ** 3, 'nhân diện tích thiết diện lớn nhất với chiều cao'],
        [k * h * h, 'lấy giá trị của $S(x)$ thay cho tích phân'],
        [`$${v}\\pi$`, 'nhân thêm $\\pi$ như với khối tròn xoay'],
        2 * k * h,
      ],
      why: `$V = \\displaystyle\\int_0^{${h}} ${k}x^2\\,\\mathrm{d}x = ${k / 3 === 1 ? '' : k / 3}x^3\\Big|_0^{${h}} = ${v}$.`,
    };
  }),
  mc('M1', 'giá trị cuối từ tích phân của tốc độ', (r) => {
    const [first, change, t] = [r.int(60, 90), r.int(12, 30), r.int(4, 9)];
    return {
      ask: [
        `Nhiệt độ $T(t)$ (°C) của cốc trà sau $t$ phút thoả mãn $T(0) = ${first}$ và $\\displaystyle\\int_0^{${t}} T'(t)\\,\\mathrm{d}t = -${change}$. Nhiệt độ của cốc trà sau ${t} phút (°C) là:`,
        `Lượng xăng trong bình $T(t)$ (lít) sau $t$ giờ chạy xe có $T(0) = ${first}$ và $\\displaystyle\\int_0^{${t}} T'(t)\\,\\mathrm{d}t = -${change}$. Sau ${t} giờ, lượng xăng còn lại (lít) là:`,
        `Hàm số $T(t)$ có đạo hàm liên tục, $T(0) = ${first}$, $\\displaystyle\\int_0^{${t}} T'(t)\\,\\mathrm{d}t = -${change}$. Giá trị $T(${t})$ bằng:`,
      ],
      right: first - change,
      wrong: [
        [first + change, 'lấy ngược dấu của tích phân'],
        [`$-${change}$`, 'trả lời bằng giá trị của tích phân, tức là độ thay đổi'],
        [first - t, 'trừ đi số đo thời gian'],
        first - change * t,
      ],
      why: `$\\displaystyle\\int_0^{${t}} T'(t)\\,\\mathrm{d}t = T(${t}) - T(0)$ nên $T(${t}) = ${first} + (-${change}) = ${first - change}$.`,
    };
  }),
  mc('M1', 'tìm cận của tích phân', (r) => {
    const [m, k] = [r.int(3, 7), r.pick([2, 4])];
    const is = (k * m * m) / 2;
    return {
      ask: [
        `Cho $m > 0$ thoả mãn $\\displaystyle\\int_0^m ${k}x\\,\\mathrm{d}x = ${is}$. Giá trị của $m$ là:`,
        `Tam giác giới hạn bởi đường thẳng $y = ${k}x$, trục hoành và đường thẳng $x = m$ ($m > 0$) có diện tích $\\displaystyle\\int_0^m ${k}x\\,\\mathrm{d}x = ${is}$. Khi đó $m$ bằng:`,
        `Xe tăng tốc từ lúc đứng yên với vận tốc $v(x) = ${k}x$ (m/s), $x$ là số giây. Sau $m$ giây xe đi được $\\displaystyle\\int_0^m ${k}x\\,\\mathrm{d}x = ${is}$ (m). Giá trị của $m$ là:`,
      ],
      right: m,
      wrong: [
        [m * m, 'quên lấy căn bậc hai'],
        [`$${fraction(is, k)}$`, `giải $${k}m = ${is}$, không lấy tích phân`],
        is / 2,
        2 * m,
      ],
      why: `$\\displaystyle\\int_0^m ${k}x\\,\\mathrm{d}x = ${k === 2 ? 'm^2' : `${k / 2}m^2`} = ${is}$${k === 2 ? '' : ` nên $m^2 = ${m * m}$`}; vì $m > 0$ nên $m = ${m}$.`,
    };
  }),
  fb('M2', 'tích phân của hàm số cho bởi hai công thức', (r) => {
    const [a, b, c] = [r.int(1, 3), r.int(2, 3), r.int(2, 4)];
    const level = 2 * a * b;
    const is = a * b * b + level * c;
    return {
      ask: [
        `Cho hàm số $f(x) = \\begin{cases} ${2 * a}x & \\text{khi } x \\le ${b} \\\\ ${level} & \\text{khi } x > ${b} \\end{cases}$. Tính $\\displaystyle\\int_0^{${b + c}} f(x)\\,\\mathrm{d}x$.`,
        `Một xe có vận tốc $f(x) = \\begin{cases} ${2 * a}x & \\text{khi } 0 \\le x \\le ${b} \\\\ ${level} & \\text{khi } x > ${b} \\end{cases}$ (m/s), $x$ là số giây kể từ lúc khởi hành. Quãng đường xe đi trong ${b + c} giây đầu là bao nhiêu mét?`,
        `Tốc độ nước chảy vào bể là $f(x) = \\begin{cases} ${2 * a}x & \\text{khi } 0 \\le x \\le ${b} \\\\ ${level} & \\text{khi } x > ${b} \\end{cases}$ (lít/phút) tại phút thứ $x$. Trong ${b + c} phút đầu có bao nhiêu lít nước chảy vào bể?`,
      ],
      is,
      why: `$\\displaystyle\\int_0^{${b}} ${2 * a}x\\,\\mathrm{d}x = ${a * b * b}$ và $\\displaystyle\\int_{${b}}^{${b + c}} ${level}\\,\\mathrm{d}x = ${level} \\cdot ${c} = ${level * c}$. Tổng: $${a * b * b} + ${level * c} = ${is}$.`,
    };
  }),
  tf('M2', 'hai xe chuyển động cùng chiều', (r) => {
    const a = 2 * r.int(3, 9);
    return {
      ask: [
        `Hai xe $A$ và $B$ xuất phát cùng lúc, cùng chỗ và chạy cùng chiều trên đường thẳng. Sau $t$ giây, vận tốc của chúng lần lượt là $v_A(t) = 2t$ và $v_B(t) = ${a}$ (m/s).`,
        `Trong một thử nghiệm, xe $A$ tăng tốc từ lúc đứng yên với vận tốc $v_A(t) = 2t$ (m/s); cùng lúc và cùng vị trí, xe $B$ chạy qua với vận tốc không đổi $v_B(t) = ${a}$ (m/s), hai xe cùng chiều.`,
        `Cảnh sát trên xe $A$ bắt đầu đuổi theo khi xe $B$ vừa chạy ngang qua, hai xe cùng chiều. Vận tốc (m/s) sau $t$ giây là $v_A(t) = 2t$, $v_B(t) = ${a}$.`,
      ],
      say: [
        [
          'Quãng đường xe $A$ đi được sau $t$ giây là $t^2$ (m).',
          'Quãng đường xe $A$ đi được sau $t$ giây là $2t^2$ (m).',
          '$\\displaystyle\\int_0^t 2x\\,\\mathrm{d}x = t^2$.',
        ],
        [
          `Hai xe có cùng vận tốc tại thời điểm $t = ${a / 2}$ giây.`,
          `Hai xe có cùng vận tốc tại thời điểm $t = ${a}$ giây.`,
          `$2t = ${a}$ khi $t = ${a / 2}$.`,
        ],
        [
          `Khi hai xe có cùng vận tốc, xe $B$ đi trước xe $A$ ${(a * a) / 4} m.`,
          'Khi hai xe có cùng vận tốc, xe $A$ vừa đuổi kịp xe $B$.',
          `khi đó xe $B$ đi được $${a} \\cdot ${a / 2} = ${(a * a) / 2}$ (m), xe $A$ đi được $${a / 2}^2 = ${(a * a) / 4}$ (m).`,
        ],
        [
          `Xe $A$ đuổi kịp xe $B$ sau ${a} giây.`,
          `Xe $A$ đuổi kịp xe $B$ sau ${2 * a} giây.`,
          `$t^2 = ${a}t$ với $t > 0$ khi $t = ${a}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'quãng đường của vật đổi chiều chuyển động', (r, turn) => {
    const length = ['m', 'cm', 'dm'][turn]!;
    const k = r.int(1, 3);
    const v = poly([3 * k, -12 * k, 9 * k], 't');
    return {
      ask: [
        `Một chất điểm chuyển động trên trục $Ox$ với vận tốc $v(t) = ${v}$ (m/s), đồ thị của $v$ như hình bên. Tính độ dịch chuyển và quãng đường chất điểm đi được trong 3 giây đầu.`,
        `Con trượt thử nghiệm chạy trên ray thẳng có vận tốc $v(t) = ${v}$ (cm/s) tại giây thứ $t$ (đồ thị ở hình bên). Tìm các khoảng thời gian con trượt đi theo chiều dương, chiều âm trong 3 giây đầu và tính quãng đường con trượt đi được trong thời gian đó.`,
        `Xe điều khiển từ xa chạy trên đường thẳng với vận tốc $v(t) = ${v}$ (dm/s), chiều dương là chiều tiến; hình vẽ bên là đồ thị của $v$. Trong 3 giây đầu, xe dừng ở cách vị trí ban đầu bao xa và đã chạy tổng cộng bao nhiêu đề-xi-mét?`,
      ],
      solution: `$v(t) = ${3 * k}(t - 1)(t - 3)$; trên $[0;\\,3]$: $v(t) \\ge 0$ khi $0 \\le t \\le 1$ và $v(t) \\le 0$ khi $1 \\le t \\le 3$.\nMột nguyên hàm của $v(t)$ là $s(t) = ${poly([k, -6 * k, 9 * k, 0], 't')}$; $s(0) = 0$, $s(1) = ${4 * k}$, $s(3) = 0$.\nĐộ dịch chuyển: $\\displaystyle\\int_0^3 v(t)\\,\\mathrm{d}t = s(3) - s(0) = 0$ (${length}).\nQuãng đường: $\\displaystyle\\int_0^3 |v(t)|\\,\\mathrm{d}t = (s(1) - s(0)) + (s(1) - s(3)) = ${4 * k} + ${4 * k} = ${8 * k}$ (${length}).`,
      figure: graph('quadratic', [3 * k, -12 * k, 9 * k], [0, 4], [-4 * k, 10 * k], {
        extrema: false,
        axes: ['t', 'v'],
        over: [0, 3],
        points: [
          { name: '', at: [0, 9 * k] },
          { name: '', at: [1, 0] },
          { name: '', at: [3, 0] },
        ],
      }),
    };
  }),
]);

export const calculus12Third: readonly Template[] = [
  ...turning,
  ...curves,
  ...optimal,
  ...antiderivatives,
  ...integrals,
];
