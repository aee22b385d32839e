/** Algebra and calculus of grade 11: a second choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, nonZero, plain, poly, rounded, type Template } from '../../template.ts';
import { pt, sum, unit } from '../kit.ts';

const waves: readonly Template[] = unit(11, 'Lượng giác', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'công thức cộng và công thức nhân đôi', [
    [
      'Với mọi góc $a$, biểu thức $2\\sin a\\cos a$ bằng:',
      '$\\sin 2a$',
      [
        ['$2\\sin 2a$', 'giữ lại hệ số 2'],
        ['$\\cos 2a$', 'nhầm với công thức của $\\cos 2a$'],
        ['$\\sin^2 a$', 'nhầm góc nhân đôi với bình phương'],
      ],
      'Công thức nhân đôi: $\\sin 2a = 2\\sin a\\cos a$.',
    ],
    [
      'Cho hai góc $a$, $b$ tuỳ ý. Rút gọn $\\cos a\\cos b - \\sin a\\sin b$, ta được:',
      '$\\cos(a + b)$',
      [
        ['$\\cos(a - b)$', 'nhầm dấu trong công thức cộng của côsin'],
        ['$\\sin(a + b)$', 'nhầm với công thức cộng của sin'],
        ['$\\sin(a - b)$', 'nhầm với công thức của $\\sin(a - b)$'],
      ],
      'Công thức cộng: $\\cos(a + b) = \\cos a\\cos b - \\sin a\\sin b$.',
    ],
    [
      'Đẳng thức nào sau đây cho giá trị của $1 - 2\\sin^2 a$ với mọi góc $a$?',
      '$1 - 2\\sin^2 a = \\cos 2a$',
      [
        ['$1 - 2\\sin^2 a = \\cos^2 a$', 'bỏ qua hệ số 2'],
        ['$1 - 2\\sin^2 a = \\sin 2a$', 'nhầm với công thức của $\\sin 2a$'],
        ['$1 - 2\\sin^2 a = -\\cos 2a$', 'nhầm với $2\\sin^2 a - 1$'],
      ],
      'Công thức nhân đôi: $\\cos 2a = 1 - 2\\sin^2 a$.',
    ],
  ]),
  mc('M1', 'chu kì của một dao động', (r) => {
    const [A, k] = [r.pick([3, 5, 7, 9]), r.pick([3, 5, 7])];
    const name = `${A}\\cos ${k}t`;
    return {
      ask: [
        `Một con lắc dao động theo phương trình $x = ${name}$ (cm), $t$ tính bằng giây. Chu kì dao động (giây) là:`,
        `Hàm số $y = ${name}$ tuần hoàn với chu kì nhỏ nhất là:`,
        `Li độ của một vật là $x(t) = ${name}$ (cm). Khoảng thời gian ngắn nhất để li độ lặp lại theo quy luật cũ là:`,
      ],
      right: `$\\dfrac{2\\pi}{${k}}$`,
      wrong: [
        ['$2\\pi$', `bỏ qua hệ số ${k} của $t$`],
        [`$${2 * k}\\pi$`, `nhân với ${k} thay vì chia`],
        [`$\\dfrac{2\\pi}{${A * k}}$`, 'đưa cả biên độ vào chu kì'],
      ],
      why: `Hàm số $\\cos kt$ có chu kì $\\dfrac{2\\pi}{k}$; biên độ ${A} không ảnh hưởng đến chu kì, ở đây $k = ${k}$.`,
    };
  }),
  set('M1', 'dấu của giá trị lượng giác', [
    [
      'Cho $\\dfrac{\\pi}{2} < \\alpha < \\pi$. Khẳng định nào sau đây đúng?',
      '$\\sin\\alpha > 0$, $\\cos\\alpha < 0$',
      [
        ['$\\sin\\alpha < 0$, $\\cos\\alpha > 0$', 'đổi chỗ sin và côsin'],
        ['$\\sin\\alpha > 0$, $\\cos\\alpha > 0$', 'nhầm với góc phần tư thứ nhất'],
        ['$\\sin\\alpha < 0$, $\\cos\\alpha < 0$', 'nhầm với góc phần tư thứ ba'],
      ],
      'Điểm biểu diễn thuộc góc phần tư thứ hai: tung độ dương, hoành độ âm.',
    ],
    [
      'Góc lượng giác $\\alpha$ thoả mãn $\\pi < \\alpha < \\dfrac{3\\pi}{2}$. Chọn khẳng định đúng về dấu của $\\tan\\alpha$ và $\\cos\\alpha$.',
      '$\\tan\\alpha > 0$, $\\cos\\alpha < 0$',
      [
        ['$\\tan\\alpha < 0$, $\\cos\\alpha < 0$', 'nhầm với góc phần tư thứ hai'],
        ['$\\tan\\alpha > 0$, $\\cos\\alpha > 0$', 'nhầm với góc phần tư thứ nhất'],
        ['$\\tan\\alpha < 0$, $\\cos\\alpha > 0$', 'nhầm với góc phần tư thứ tư'],
      ],
      'Điểm biểu diễn thuộc góc phần tư thứ ba: $\\sin\\alpha$ và $\\cos\\alpha$ cùng âm nên $\\tan\\alpha > 0$.',
    ],
    [
      'Nếu $\\dfrac{3\\pi}{2} < \\alpha < 2\\pi$ thì dấu của $\\sin\\alpha$ và $\\cos\\alpha$ là:',
      '$\\sin\\alpha < 0$, $\\cos\\alpha > 0$',
      [
        ['$\\sin\\alpha > 0$, $\\cos\\alpha < 0$', 'đổi chỗ sin và côsin'],
        ['$\\sin\\alpha < 0$, $\\cos\\alpha < 0$', 'nhầm với góc phần tư thứ ba'],
        ['$\\sin\\alpha > 0$, $\\cos\\alpha > 0$', 'nhầm với góc phần tư thứ nhất'],
      ],
      'Điểm biểu diễn thuộc góc phần tư thứ tư: tung độ âm, hoành độ dương.',
    ],
  ]),
  fb('M1', 'độ dài cung tròn', (r) => {
    const [R, angle] = [2 * r.int(10, 30), r.pick([0.5, 1.5, 2.5])];
    return {
      ask: [
        `Bánh xe đạp có bán kính ${R} cm quay được một góc ${plain(angle)} rad. Một điểm trên vành bánh xe đi được bao nhiêu xăng-ti-mét?`,
        `Trên đường tròn bán kính ${R} cm, cung có số đo ${plain(angle)} rad dài bao nhiêu xăng-ti-mét?`,
        `Cần gạt nước dài ${R} cm quét một góc ${plain(angle)} rad. Đầu cần gạt vạch một cung dài bao nhiêu xăng-ti-mét?`,
      ],
      is: R * angle,
      unit: 'cm',
      why: `$l = R\\alpha = ${R} \\cdot ${n(angle)} = ${n(R * angle)}$ (cm).`,
    };
  }),
  tf('M1', 'vòng quay trong công viên', (r) => {
    const [R, low, k] = [r.int(20, 40), r.int(2, 5), 2 * r.int(3, 6)];
    const h = `${R + low} - ${R}\\cos\\dfrac{\\pi t}{${k}}`;
    return {
      ask: [
        `Một cabin của vòng quay có độ cao so với mặt đất sau $t$ phút là $h(t) = ${h}$ (m).`,
        `Ngồi trên vòng quay ở công viên, sau $t$ phút bạn Hà ở độ cao $h(t) = ${h}$ (m) so với mặt đất.`,
        `Độ cao (m) của một cabin ngắm cảnh trên vòng quay sau $t$ phút là $h(t) = ${h}$.`,
      ],
      say: [
        [
          `Lúc $t = 0$, độ cao là ${low} m.`,
          `Lúc $t = 0$, độ cao là ${R + low} m.`,
          `$h(0) = ${R + low} - ${R} = ${low}$.`,
        ],
        [
          `Độ cao lớn nhất là ${2 * R + low} m.`,
          `Độ cao lớn nhất là ${R + low} m.`,
          `côsin nhỏ nhất bằng $-1$, khi đó $h = ${R + low} + ${R} = ${2 * R + low}$.`,
        ],
        [
          `Độ cao lặp lại sau mỗi ${2 * k} phút.`,
          `Độ cao lặp lại sau mỗi ${k} phút.`,
          `chu kì là $2\\pi : \\dfrac{\\pi}{${k}} = ${2 * k}$.`,
        ],
        [
          `Sau ${k / 2} phút, độ cao là ${R + low} m.`,
          `Sau ${k / 2} phút, độ cao là ${plain(low + R / 2)} m.`,
          `$\\cos\\dfrac{\\pi}{2} = 0$ nên $h = ${R + low}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'mực nước thuỷ triều', (r) => {
    const a = 2;
    const b = a + r.int(4, 9);
    return {
      ask: [
        `Độ sâu của nước ở một cảng lúc $t$ giờ trong ngày ($0 \\le t < 24$) là $h(t) = ${b} + ${a}\\cos\\dfrac{\\pi t}{6}$ (m). Tìm độ sâu lớn nhất, nhỏ nhất trong ngày và các thời điểm độ sâu bằng ${b + a / 2} m.`,
        `Mực nước tại một cửa biển được mô phỏng bởi $h(t) = ${b} + ${a}\\cos\\dfrac{\\pi t}{6}$ (m), $t$ là giờ trong ngày, $0 \\le t < 24$. Mực nước cao nhất, thấp nhất là bao nhiêu và vào những giờ nào mực nước bằng ${b + a / 2} m?`,
        `Một bến tàu có độ sâu $h(t) = ${b} + ${a}\\cos\\dfrac{\\pi t}{6}$ (m) vào lúc $t$ giờ ($0 \\le t < 24$). Xác định giá trị lớn nhất, nhỏ nhất của độ sâu và giải phương trình $h(t) = ${b + a / 2}$ để biết các giờ tàu cập bến.`,
      ],
      solution: `Vì $-1 \\le \\cos\\dfrac{\\pi t}{6} \\le 1$ nên độ sâu lớn nhất là $${b} + ${a} = ${a + b}$ m, nhỏ nhất là $${b} - ${a} = ${b - a}$ m (chẳng hạn khi $t = 0$ và khi $t = 6$).\n$h(t) = ${b + a / 2}$ khi $\\cos\\dfrac{\\pi t}{6} = \\dfrac{1}{2}$, tức là $\\dfrac{\\pi t}{6} = \\pm\\dfrac{\\pi}{3} + k2\\pi$ ($k \\in \\mathbb{Z}$).\n$t = \\pm 2 + 12k$.\nVới $0 \\le t < 24$: lúc 2 giờ, 10 giờ, 14 giờ và 22 giờ.`,
    };
  }),
]);

const sequences: readonly Template[] = unit(11, 'Dãy số và cấp số', ({ mc, set, tf, ew }) => [
  set('M1', 'dãy số tăng, dãy số giảm', [
    [
      'Dãy số nào sau đây là dãy số giảm?',
      '$u_n = \\dfrac{1}{n}$',
      [
        ['$u_n = n^2$', 'nhầm dãy tăng với dãy giảm'],
        ['$u_n = (-1)^n$', 'coi dãy đổi dấu là dãy giảm'],
        ['$u_n = 5$', 'coi dãy không đổi là dãy giảm'],
      ],
      '$\\dfrac{1}{n + 1} < \\dfrac{1}{n}$ với mọi $n \\ge 1$.',
    ],
    [
      'Dãy số nào sau đây là dãy số tăng?',
      '$u_n = 3n - 7$',
      [
        ['$u_n = 7 - 3n$', 'không để ý hệ số âm của $n$'],
        ['$u_n = (-2)^n$', 'coi dãy đổi dấu là dãy tăng'],
        ['$u_n = \\dfrac{2}{n}$', 'nhầm dãy giảm với dãy tăng'],
      ],
      '$u_{n + 1} - u_n = 3 > 0$ với mọi $n \\ge 1$.',
    ],
    [
      'Dãy số nào sau đây không tăng cũng không giảm?',
      '$u_n = (-1)^n \\cdot n$',
      [
        ['$u_n = 2^n$', 'không xét hiệu hai số hạng liên tiếp'],
        ['$u_n = -n$', 'cho rằng dãy số âm thì không giảm'],
        ['$u_n = \\dfrac{n}{n + 1}$', 'cho rằng dãy bị chặn thì không tăng'],
      ],
      'Các số hạng đầu là $-1$, $2$, $-3$: lúc tăng, lúc giảm.',
    ],
  ]),
  mc('M1', 'số hạng tổng quát của cấp số cộng', (r) => {
    const [a, d] = [r.int(5, 20), r.int(2, 6)];
    return {
      ask: [
        `Cấp số cộng có $u_1 = ${a}$ và công sai $d = ${d}$. Số hạng tổng quát là:`,
        `Ngày đầu Nam đọc ${a} trang sách, mỗi ngày sau đọc nhiều hơn ngày trước ${d} trang. Số trang đọc ở ngày thứ $n$ là:`,
        `Hàng ghế đầu của một nhà hát có ${a} ghế, mỗi hàng sau hơn hàng trước ${d} ghế. Số ghế ở hàng thứ $n$ là:`,
      ],
      right: `$u_n = ${poly([d, a - d], 'n')}$`,
      wrong: [
        [`$u_n = ${d}n + ${a}$`, 'cộng thêm $n$ lần công sai thay vì $n - 1$ lần'],
        [`$u_n = ${a}n + ${d}$`, 'đổi chỗ số hạng đầu và công sai'],
        [`$u_n = ${a} \\cdot ${d}^{n - 1}$`, 'dùng công thức của cấp số nhân'],
      ],
      why: `$u_n = u_1 + (n - 1)d = ${a} + (n - 1) \\cdot ${d} = ${poly([d, a - d], 'n')}$.`,
    };
  }),
  mc('M1', 'nhận biết cấp số nhân', (r) => {
    const [a, q, d] = [r.int(2, 5), r.int(2, 3), r.int(2, 6)];
    const list = (...terms: number[]) => `$${terms.map((one) => n(one)).join(';\\ ')}$`;
    return {
      ask: [
        'Dãy số nào sau đây là một cấp số nhân?',
        'Trong các dãy số sau, dãy nào có mỗi số hạng (từ số hạng thứ hai) bằng số hạng đứng trước nhân với một số không đổi?',
        'Số vi khuẩn sau mỗi giờ tăng theo một cấp số nhân. Dãy nào sau đây có thể là số vi khuẩn đếm được?',
      ],
      right: list(a, a * q, a * q * q, a * q ** 3),
      wrong: [
        [list(a, a + d, a + 2 * d, a + 3 * d), 'nhầm với cấp số cộng'],
        [list(a, a * q, a * q * q, a * q * q + a * q), 'chỉ kiểm tra ba số hạng đầu'],
        [list(1, 4, 9, 16), 'nhầm với dãy các số chính phương'],
      ],
      why: `$${a * q} : ${a} = ${a * q * q} : ${a * q} = ${a * q ** 3} : ${a * q * q} = ${q}$.`,
    };
  }),
  tf('M2', 'quả bóng nảy', (r) => {
    const H = 64 * r.int(1, 4);
    const heights = [H, (H * 3) / 4, (H * 9) / 16, (H * 27) / 64] as const;
    return {
      ask: [
        `Một quả bóng được thả từ độ cao ${H} cm. Sau mỗi lần chạm đất, bóng nảy lên độ cao bằng $\\dfrac{3}{4}$ độ cao trước đó.`,
        `Bạn Tú thả quả bóng cao su từ độ cao ${H} cm; mỗi lần chạm sàn bóng lại nảy lên bằng $\\dfrac{3}{4}$ độ cao của lần rơi ngay trước.`,
        `Trong một thí nghiệm, viên bi rơi từ độ cao ${H} cm xuống mặt bàn và mỗi lần nảy lên độ cao bằng $\\dfrac{3}{4}$ độ cao lần trước.`,
      ],
      say: [
        [
          `Sau lần chạm thứ nhất, độ cao nảy lên là ${heights[1]} cm.`,
          `Sau lần chạm thứ nhất, độ cao nảy lên là ${H / 4} cm.`,
          `$${H} \\cdot \\dfrac{3}{4} = ${heights[1]}$.`,
        ],
        [
          'Các độ cao nảy lên lập thành cấp số nhân có công bội $\\dfrac{3}{4}$.',
          'Các độ cao nảy lên lập thành cấp số cộng.',
          'mỗi độ cao bằng độ cao trước nhân với $\\dfrac{3}{4}$.',
        ],
        [
          `Sau lần chạm thứ ba, độ cao nảy lên là ${heights[3]} cm.`,
          `Sau lần chạm thứ ba, độ cao nảy lên là ${heights[2]} cm.`,
          `$${H} \\cdot \\left(\\dfrac{3}{4}\\right)^3 = ${heights[3]}$.`,
        ],
        [
          `Từ lúc thả đến lần chạm thứ ba, quãng đường đi được là ${H + 2 * (heights[1] + heights[2])} cm.`,
          `Từ lúc thả đến lần chạm thứ ba, quãng đường đi được là ${H + heights[1] + heights[2]} cm.`,
          `sau lần rơi đầu, mỗi độ cao được đi cả lên và xuống: $${H} + 2(${heights[1]} + ${heights[2]}) = ${H + 2 * (heights[1] + heights[2])}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'số hàng ghế cần thiết', (r, turn) => {
    const thing = turn === 2 ? 'tuần' : 'hàng';
    const [a, d, rows] = [2 * r.int(6, 12), 2 * r.int(1, 2), r.int(10, 18)];
    const total = (rows * (2 * a + (rows - 1) * d)) / 2;
    const h = d / 2;
    const disc = (a - h) ** 2 + 4 * h * total;
    return {
      ask: [
        `Một khán đài có hàng đầu ${a} ghế, mỗi hàng sau nhiều hơn hàng trước ${d} ghế. Cần xếp ít nhất bao nhiêu hàng để có đủ ${total} ghế?`,
        `Người ta trồng cây thành hàng: hàng thứ nhất ${a} cây, mỗi hàng tiếp theo thêm ${d} cây. Phải trồng ít nhất bao nhiêu hàng để có tất cả ${total} cây?`,
        `Tuần đầu bạn Vy tiết kiệm ${a} nghìn đồng, mỗi tuần sau nhiều hơn tuần trước ${d} nghìn đồng. Sau ít nhất bao nhiêu tuần Vy có đủ ${total} nghìn đồng?`,
      ],
      solution: `Các số theo thứ tự lập thành cấp số cộng với $u_1 = ${a}$, $d = ${d}$.\nTổng của $m$ số đầu: $S_m = \\dfrac{m[2 \\cdot ${a} + (m - 1) \\cdot ${d}]}{2} = ${poly([h, a - h, 0], 'm')}$.\nCần $${poly([h, a - h, 0], 'm')} \\ge ${total}$, tức là $${poly([h, a - h, -total], 'm')} \\ge 0$.\nPhương trình $${poly([h, a - h, -total], 'm')} = 0$ có $\\Delta = ${disc}$ và nghiệm dương $m = ${rows}$.\nVì $m$ nguyên dương nên $m \\ge ${rows}$: cần ít nhất ${rows} ${thing}.`,
    };
  }),
]);

const growth: readonly Template[] = unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'quy tắc tính lôgarit của tích và luỹ thừa', (r) => {
    const [p, q, k] = [r.int(2, 6), r.int(2, 6), r.int(2, 4)];
    return {
      ask: [
        `Cho $\\log_a b = ${p}$ và $\\log_a c = ${q}$ ($0 < a \\ne 1$; $b, c > 0$). Giá trị của $\\log_a (b^${k}c)$ là:`,
        `Biết $\\log_a b = ${p}$, $\\log_a c = ${q}$ với $0 < a \\ne 1$ và $b, c > 0$. Khi đó $\\log_a (b^${k}c)$ bằng:`,
        `Với $0 < a \\ne 1$, $b > 0$, $c > 0$ thoả mãn $\\log_a b = ${p}$ và $\\log_a c = ${q}$, tính $\\log_a (b^${k}c)$.`,
      ],
      right: k * p + q,
      wrong: [
        [k * (p + q), `nhân ${k} với cả lôgarit của $c$`],
        [k * p * q, 'lấy tích thay cho tổng'],
        [p ** k + q, 'lấy luỹ thừa của lôgarit'],
        [p + q, `bỏ qua số mũ ${k}`],
      ],
      why: `$\\log_a (b^${k}c) = ${k}\\log_a b + \\log_a c = ${k} \\cdot ${p} + ${q} = ${k * p + q}$.`,
    };
  }),
  mc('M1', 'viết nghiệm bằng lôgarit', (r) => {
    const [a, b] = [r.int(2, 5), r.pick([7, 11, 13, 17])];
    return {
      ask: [
        `Viết nghiệm của phương trình $${a}^x = ${b}$ dưới dạng lôgarit, ta được:`,
        `Số $x$ thoả mãn $${a}^x = ${b}$ được viết là:`,
        `Một đại lượng nhân lên ${a} lần sau mỗi giờ. Sau $x$ giờ nó gấp ${b} lần ban đầu, tức là $${a}^x = ${b}$. Khi đó:`,
      ],
      right: `$x = \\log_${a} ${b}$`,
      wrong: [
        [`$x = \\log_{${b}} ${a}$`, 'đổi chỗ cơ số và số dưới dấu lôgarit'],
        [`$x = \\dfrac{${b}}{${a}}$`, 'coi luỹ thừa như phép nhân'],
        [`$x = \\sqrt[${a}]{${b}}$`, 'coi ẩn là cơ số'],
      ],
      why: `Theo định nghĩa, $${a}^x = ${b}$ khi và chỉ khi $x = \\log_${a} ${b}$.`,
    };
  }),
  set('M1', 'tính đơn điệu của hàm số mũ, lôgarit', [
    [
      'Hàm số nào sau đây đồng biến trên $\\mathbb{R}$?',
      '$y = \\left(\\dfrac{5}{3}\\right)^x$',
      [
        ['$y = \\left(\\dfrac{3}{5}\\right)^x$', 'không so sánh cơ số với 1'],
        ['$y = 2^{-x}$', 'bỏ qua dấu trừ ở số mũ'],
        ['$y = \\log_3 x$', 'không để ý tập xác định của hàm số lôgarit'],
      ],
      'Hàm số $a^x$ đồng biến trên $\\mathbb{R}$ khi $a > 1$; $\\dfrac{5}{3} > 1$.',
    ],
    [
      'Hàm số nào sau đây nghịch biến trên khoảng $(0;\\,+\\infty)$?',
      '$y = \\log_{0{,}4} x$',
      [
        ['$y = \\log_4 x$', 'không so sánh cơ số với 1'],
        ['$y = \\ln x$', 'cho rằng $e < 1$'],
        ['$y = 4^x$', 'nhầm hàm đồng biến với hàm nghịch biến'],
      ],
      'Hàm số $\\log_a x$ nghịch biến khi $0 < a < 1$; $0{,}4 < 1$.',
    ],
    [
      'Hàm số nào sau đây nghịch biến trên $\\mathbb{R}$?',
      '$y = \\left(\\dfrac{2}{e}\\right)^x$',
      [
        ['$y = \\left(\\dfrac{\\pi}{3}\\right)^x$', 'cho rằng $\\pi < 3$'],
        ['$y = (\\sqrt{2})^x$', 'cho rằng $\\sqrt{2} < 1$'],
        ['$y = \\mathrm{e}^x$', 'nhầm hàm đồng biến với hàm nghịch biến'],
      ],
      'Hàm số $a^x$ nghịch biến khi $0 < a < 1$; $2 < e$ nên $\\dfrac{2}{e} < 1$.',
    ],
  ]),
  mc('M1', 'bất phương trình lôgarit cơ bản', (r, turn) => {
    const [a, b] = [r.int(2, 3), r.int(2, 4)];
    const value = a ** b;
    const asked = `\\log_${a} x < ${b}`;
    return {
      ask: [
        `Tập nghiệm của bất phương trình $${asked}$ là:`,
        `Giải bất phương trình $${asked}$, ta được tập nghiệm:`,
        `Các giá trị $x$ thoả mãn $${asked}$ là tất cả các số thuộc:`,
      ],
      right: `$(0;\\,${value})$`,
      wrong: [
        [`$(-\\infty;\\,${value})$`, 'quên điều kiện $x > 0$'],
        [`$(0;\\,${a * b})$`, `tính $${a}^${b}$ như tích`],
        [`$(${value};\\,+\\infty)$`, 'đổi chiều bất đẳng thức'],
        turn === 0 ? `$(0;\\,${b ** a})$` : `$[0;\\,${value}]$`,
      ],
      why: `Điều kiện $x > 0$. Cơ số lớn hơn 1 nên $x < ${a}^${b} = ${value}$.`,
    };
  }),
  fb('M1', 'độ pH của dung dịch', (r, turn) => {
    // Fish live in nearly neutral water.
    const k = turn === 2 ? r.int(7, 8) : r.int(2, 9);
    return {
      ask: [
        `Độ pH của một dung dịch là $\\text{pH} = -\\log[\\text{H}^+]$, với $[\\text{H}^+]$ là nồng độ ion hydrogen (mol/l). Một mẫu dung dịch có $[\\text{H}^+] = 10^{-${k}}$. Tính độ pH.`,
        `Cho công thức $\\text{pH} = -\\log[\\text{H}^+]$. Dung dịch có nồng độ ion hydrogen $[\\text{H}^+] = 10^{-${k}}$ mol/l thì có độ pH bằng bao nhiêu?`,
        `Nước ở một hồ nuôi cá có nồng độ ion hydrogen $10^{-${k}}$ mol/l. Độ pH, tính bởi $-\\log[\\text{H}^+]$, của nước hồ bằng bao nhiêu?`,
      ],
      is: k,
      why: `$\\text{pH} = -\\log 10^{-${k}} = -(-${k}) = ${k}$.`,
    };
  }),
  tf('M1', 'số vi khuẩn tăng gấp đôi', (r, turn) => {
    const cells = turn === 2 ? 'tế bào' : 'con';
    const [start, k] = [100 * r.int(2, 9), r.int(2, 5)];
    const N = `${start} \\cdot 2^{t/${k}}`;
    return {
      ask: [
        `Số vi khuẩn trong một mẫu sau $t$ giờ là $N(t) = ${N}$.`,
        `Trong phòng thí nghiệm, một đàn vi khuẩn tăng theo công thức $N(t) = ${N}$ (con), $t$ tính bằng giờ.`,
        `Số tế bào men trong bình ủ sau $t$ giờ được ước lượng bởi $N(t) = ${N}$.`,
      ],
      say: [
        [
          `Lúc đầu có ${start} ${cells}.`,
          `Lúc đầu có ${2 * start} ${cells}.`,
          `$N(0) = ${start} \\cdot 2^0 = ${start}$.`,
        ],
        [
          `Cứ sau ${k} giờ, số lượng tăng gấp đôi.`,
          `Cứ sau ${k} giờ, số lượng tăng gấp bốn.`,
          `$N(t + ${k}) = 2N(t)$.`,
        ],
        [
          `Sau ${3 * k} giờ có ${8 * start} ${cells}.`,
          `Sau ${3 * k} giờ có ${6 * start} ${cells}.`,
          `$N(${3 * k}) = ${start} \\cdot 2^3 = ${8 * start}$.`,
        ],
        [
          `Số lượng gấp 5 lần ban đầu khi $t = ${k}\\log_2 5$.`,
          `Số lượng gấp 5 lần ban đầu khi $t = \\dfrac{5}{2} \\cdot ${k}$.`,
          `$2^{t/${k}} = 5$ khi $\\dfrac{t}{${k}} = \\log_2 5$.`,
        ],
      ],
    };
  }),
  ew('M3', 'thời gian phân rã của chất phóng xạ', (r) => {
    const [T, part] = [r.pick([5, 6, 8, 12]), r.pick([5, 10, 20])];
    const exact = T * Math.log2(100 / part);
    const log = rounded(Math.log2(100 / part), 2);
    const days = rounded(exact, 1);
    return {
      ask: [
        `Khối lượng một chất phóng xạ còn lại sau $t$ ngày là $m(t) = m_0\\left(\\dfrac{1}{2}\\right)^{t/${T}}$. Sau bao nhiêu ngày thì chất đó còn lại ${part}% khối lượng ban đầu? Viết kết quả theo lôgarit rồi tính gần đúng đến một chữ số thập phân.`,
        `Bệnh viện dùng một chất phóng xạ có chu kì bán rã ${T} ngày: $m(t) = m_0\\left(\\dfrac{1}{2}\\right)^{t/${T}}$ với $t$ là số ngày. Tìm thời gian (tính gần đúng đến một chữ số thập phân) để chỉ còn ${part}% lượng chất ban đầu.`,
        `Trong mẫu nước, lượng chất độc phân huỷ theo công thức $m(t) = m_0\\left(\\dfrac{1}{2}\\right)^{t/${T}}$ ($t$: ngày). Hỏi sau bao nhiêu ngày lượng chất độc còn ${part}% so với ban đầu? Kết quả lấy một chữ số thập phân.`,
      ],
      solution: `Cần tìm $t$ để $m_0\\left(\\dfrac{1}{2}\\right)^{t/${T}} = ${n(part / 100)}m_0$.\n$2^{t/${T}} = ${100 / part}$.\n$\\dfrac{t}{${T}} = \\log_2 ${100 / part}$, nên $t = ${T}\\log_2 ${100 / part}$.\n$\\log_2 ${100 / part} \\approx ${n(log)}$ nên $t \\approx ${n(days)}$ (ngày).`,
    };
  }),
  ew('M3', 'bất phương trình lôgarit đưa về bậc hai', (r) => {
    const [a, p, q] = [r.int(2, 3), r.int(1, 2), r.int(3, 4)];
    const log = `\\log_${a}`;
    const left = `${log}^2 x - ${p + q}${log} x + ${p * q}`;
    return {
      ask: [
        `Giải bất phương trình $${left} \\le 0$.`,
        `Tìm tập nghiệm của bất phương trình $${left} \\le 0$.`,
        `Bằng cách đặt ẩn phụ, tìm tất cả các số thực $x$ thoả mãn $${left} \\le 0$.`,
      ],
      solution: `Điều kiện: $x > 0$. Đặt $u = ${log} x$.\nBất phương trình trở thành $u^2 - ${p + q}u + ${p * q} \\le 0$.\nTam thức có hai nghiệm $u = ${p}$, $u = ${q}$ nên $${p} \\le u \\le ${q}$.\n$${p} \\le ${log} x \\le ${q}$; vì ${a} lớn hơn 1 nên $${a ** p} \\le x \\le ${a ** q}$ (thoả mãn điều kiện).\nTập nghiệm: $[${a ** p};\\,${a ** q}]$.`,
    };
  }),
]);

const limits: readonly Template[] = unit(11, 'Giới hạn và hàm số liên tục', ({ set, fb, ew }) => [
  set('M1', 'hàm số gián đoạn tại một điểm', [
    [
      'Hàm số nào sau đây gián đoạn tại $x = 2$?',
      '$y = \\dfrac{x + 1}{x - 2}$',
      [
        ['$y = x^2 - 4$', 'nhầm điểm làm hàm số bằng 0 với điểm gián đoạn'],
        ['$y = \\dfrac{x - 2}{x^2 + 1}$', 'xét nghiệm của tử thức'],
        ['$y = \\sqrt{x + 2}$', 'nhầm $-2$ với $2$'],
      ],
      'Hàm số không xác định tại $x = 2$ nên gián đoạn tại đó; các hàm số còn lại liên tục tại $x = 2$.',
    ],
    [
      'Hàm số nào sau đây liên tục trên $\\mathbb{R}$?',
      '$y = \\dfrac{x}{x^2 + 3}$',
      [
        ['$y = \\dfrac{x^2 + 3}{x}$', 'không xét mẫu thức bằng 0 tại $x = 0$'],
        ['$y = \\tan x$', 'coi mọi hàm số lượng giác đều liên tục trên $\\mathbb{R}$'],
        ['$y = \\sqrt{x - 1}$', 'không xét tập xác định của căn thức'],
      ],
      '$x^2 + 3 > 0$ với mọi $x$ nên phân thức xác định và liên tục trên $\\mathbb{R}$.',
    ],
    [
      'Hàm số $y = \\dfrac{x + 5}{x^2 - 9}$ gián đoạn tại các điểm nào?',
      '$x = 3$ và $x = -3$',
      [
        ['$x = 3$', 'bỏ sót nghiệm âm của mẫu thức'],
        ['$x = -5$', 'lấy nghiệm của tử thức'],
        ['$x = 9$', 'không khai căn khi giải $x^2 = 9$'],
      ],
      'Hàm số không xác định khi $x^2 - 9 = 0$, tức là $x = \\pm 3$.',
    ],
  ]),
  fb('M1', 'tổng của cấp số nhân lùi vô hạn', (r) => {
    const [q, times] = r.pick([
      ['\\dfrac{1}{2}', 2],
      ['\\dfrac{2}{3}', 3],
      ['\\dfrac{3}{4}', 4],
      ['\\dfrac{4}{5}', 5],
    ] as const);
    const a = r.int(3, 12);
    return {
      ask: [
        `Cấp số nhân lùi vô hạn có $u_1 = ${a}$ và công bội $q = ${q}$. Tính tổng của nó.`,
        `Tính tổng $S = ${a} + ${a} \\cdot ${q} + ${a} \\cdot \\left(${q}\\right)^2 + \\dots$ (vô hạn số hạng).`,
        `Con lắc đung đưa: lần đầu quả nặng vạch cung dài ${a} dm, mỗi lần sau cung dài bằng $${q}$ lần trước. Tính tổng độ dài (dm) các cung cho đến khi con lắc dừng hẳn.`,
      ],
      is: a * times,
      why: `$S = \\dfrac{u_1}{1 - q} = \\dfrac{${a}}{1 - ${q}} = ${a} \\cdot ${times} = ${a * times}$.`,
    };
  }),
  ew('M3', 'chứng minh phương trình có nghiệm', (r) => {
    const [a, b] = [r.int(1, 4), r.int(2, 8)];
    const at = (x: number) => x ** 3 + a * x - b;
    const low = [0, 1, 2].find((x) => at(x) < 0 && at(x + 1) > 0);
    if (low === undefined) throw new TooFewDistractors('a whole root');
    const f = poly([1, 0, a, -b]);
    return {
      ask: [
        `Chứng minh phương trình $${f} = 0$ có ít nhất một nghiệm và chỉ ra một khoảng có độ dài 1, hai đầu là số nguyên, chứa nghiệm đó.`,
        `Bán kính đáy $x$ (dm) của một chiếc bình là nghiệm của phương trình $${f} = 0$. Chứng tỏ phương trình có nghiệm dương và tìm hai số nguyên liên tiếp mà nghiệm nằm giữa.`,
        `Dùng tính liên tục của hàm số, chứng minh phương trình $${f} = 0$ có nghiệm dương; cho biết nghiệm nằm giữa hai số nguyên liên tiếp nào.`,
      ],
      solution: `Xét hàm số $f(x) = ${f}$; đây là hàm đa thức nên liên tục trên $\\mathbb{R}$, do đó liên tục trên đoạn $[${low};\\,${low + 1}]$.\n$f(${low}) = ${at(low)} < 0$.\n$f(${low + 1}) = ${at(low + 1)} > 0$.\nVì $f(${low}) \\cdot f(${low + 1}) < 0$ nên phương trình có ít nhất một nghiệm thuộc khoảng $(${low};\\,${low + 1})$; nghiệm này dương.`,
    };
  }),
]);

const slopes: readonly Template[] = unit(11, 'Quy tắc tính đạo hàm', ({ mc, set, fb, ew }) => [
  set('M1', 'quy tắc đạo hàm của tích, thương', [
    [
      'Cho $u = u(x)$, $v = v(x)$ có đạo hàm. Đạo hàm của tích $uv$ là:',
      "$u'v + uv'$",
      [
        ["$u'v'$", 'lấy tích của hai đạo hàm'],
        ["$u'v - uv'$", 'nhầm với tử thức của đạo hàm của thương'],
        ["$u' + v'$", 'nhầm với đạo hàm của tổng'],
      ],
      "Quy tắc: $(uv)' = u'v + uv'$.",
    ],
    [
      'Cho $u = u(x)$, $v = v(x)$ có đạo hàm và $v \\ne 0$. Đạo hàm của thương $\\dfrac{u}{v}$ là:',
      "$\\dfrac{u'v - uv'}{v^2}$",
      [
        ["$\\dfrac{u'}{v'}$", 'lấy thương của hai đạo hàm'],
        ["$\\dfrac{u'v + uv'}{v^2}$", 'nhầm dấu ở tử thức'],
        ["$\\dfrac{u'v - uv'}{v}$", 'quên bình phương mẫu thức'],
      ],
      "Quy tắc: $\\left(\\dfrac{u}{v}\\right)' = \\dfrac{u'v - uv'}{v^2}$.",
    ],
    [
      "Áp dụng quy tắc đạo hàm của tích cho $y = x\\sin x$, ta được $y'$ bằng:",
      '$\\sin x + x\\cos x$',
      [
        ['$\\cos x$', 'lấy tích của hai đạo hàm'],
        ['$\\sin x - x\\cos x$', "nhầm dấu của $(\\sin x)'$"],
        ['$x\\cos x$', 'quên số hạng chứa đạo hàm của $x$'],
      ],
      "$(x\\sin x)' = 1 \\cdot \\sin x + x \\cdot \\cos x$.",
    ],
  ]),
  mc('M1', 'đạo hàm của luỹ thừa một nhị thức', (r) => {
    const [a, b, k] = [r.int(2, 5), nonZero(r, -6, 6), r.int(3, 6)];
    const inner = `(${poly([a, b])})`;
    return {
      ask: [
        `Cho hàm số $y = ${inner}^${k}$. Đạo hàm $y'$ bằng:`,
        `Cho $f(x) = ${inner}^${k}$. Khi đó $f'(x)$ bằng:`,
        `Dùng quy tắc đạo hàm của hàm hợp cho $y = ${inner}^${k}$, ta được:`,
      ],
      right: `$${k * a}${inner}^${k - 1}$`,
      wrong: [
        [`$${k}${inner}^${k - 1}$`, `quên nhân với đạo hàm của $${poly([a, b])}$`],
        [`$${k * a}${inner}^${k}$`, 'không giảm số mũ'],
        [`$${a}${inner}^${k - 1}$`, `quên nhân với số mũ ${k}`],
      ],
      why: `$y' = ${k}${inner}^${k - 1} \\cdot (${poly([a, b])})' = ${k} \\cdot ${a} \\cdot ${inner}^${k - 1}$, hệ số là $${k} \\cdot ${a} = ${k * a}$.`,
    };
  }),
  mc('M2', 'hệ số góc tại giao điểm với trục tung', (r) => {
    const [a, b, d] = [r.int(1, 4), nonZero(r, -5, 5), r.pick([-2, -1, 1, 2])];
    const over = a * d - b;
    if (over === 0) throw new TooFewDistractors('a line');
    const f = `\\dfrac{${poly([a, b])}}{${poly([1, d])}}`;
    const option = (x: number, y: number) => `$${fraction(x, y)}$`;
    return {
      ask: [
        `Tiếp tuyến của đồ thị hàm số $y = ${f}$ tại giao điểm với trục tung có hệ số góc bằng:`,
        `Đồ thị hàm số $y = ${f}$ cắt trục $Oy$ tại $M$. Hệ số góc của tiếp tuyến tại $M$ là:`,
        `Gọi $M$ là điểm có hoành độ 0 trên đồ thị hàm số $y = ${f}$. Tiếp tuyến tại $M$ có hệ số góc:`,
      ],
      right: option(over, d * d),
      wrong: [
        [option(b, d), 'lấy tung độ của giao điểm'],
        [option(-over, d * d), 'nhầm thứ tự ở tử thức của đạo hàm'],
        [option(a * d + b, d * d), 'cộng thay vì trừ ở tử thức của đạo hàm'],
        [option(over, d), 'quên bình phương mẫu thức'],
        option(a, 1),
      ],
      why: `$y' = \\dfrac{${sum([a * d, ''], [-b, ''])}}{(${poly([1, d])})^2} = \\dfrac{${over}}{(${poly([1, d])})^2}$; tại $x = 0$: $y'(0) = ${fraction(over, d * d)}$.`,
    };
  }),
  fb('M1', 'gia tốc tức thời', (r) => {
    const [a, b, t] = [r.int(1, 3), r.int(2, 6), r.int(2, 5)];
    const s = poly([a, b, 4, 0], 't');
    return {
      ask: [
        `Một chất điểm chuyển động theo phương trình $s(t) = ${s}$ (m), $t$ tính bằng giây. Gia tốc (m/s²) tại thời điểm $t = ${t}$ là bao nhiêu?`,
        `Viên bi lăn trên máng thẳng với $s(t) = ${s}$ (cm). Tính gia tốc (cm/s²) của viên bi lúc $t = ${t}$ giây.`,
        `Cho $s(t) = ${s}$. Tính $s''(${t})$.`,
      ],
      is: 6 * a * t + 2 * b,
      why: `$s'(t) = ${poly([3 * a, 2 * b, 4], 't')}$, $s''(t) = ${poly([6 * a, 2 * b], 't')}$; $s''(${t}) = ${6 * a} \\cdot ${t} + ${2 * b} = ${6 * a * t + 2 * b}$.`,
    };
  }),
  ew('M3', 'tiếp tuyến đi qua một điểm', (r) => {
    const [p, q] = [-r.int(1, 3), r.int(1, 3)];
    if ((p + q) % 2 !== 0 || p + q === 0) throw new TooFewDistractors('half a coordinate');
    const [x, y] = [(p + q) / 2, p * q];
    const tangent = (at: number) => `y = ${poly([2 * at, -at * at])}`;
    return {
      ask: [
        `Viết phương trình các tiếp tuyến của parabol $y = x^2$ đi qua điểm $A${pt(x, y)}$.`,
        `Mặt ngoài của một máng nước có mặt cắt dạng đường cong $y = x^2$ (mỗi đơn vị trên trục là 1 dm). Một thanh đỡ thẳng đi qua điểm $A${pt(x, y)}$ và tiếp xúc với máng. Tìm phương trình các đường thẳng có thể chứa thanh đỡ.`,
        `Từ điểm $A${pt(x, y)}$ kẻ các tiếp tuyến đến đồ thị hàm số $y = x^2$. Tìm toạ độ các tiếp điểm và phương trình của các tiếp tuyến đó.`,
      ],
      solution: `Gọi tiếp điểm là $M(m;\\,m^2)$. Vì $y' = 2x$ nên tiếp tuyến tại $M$ là $y = 2m(x - m) + m^2 = 2mx - m^2$.\nTiếp tuyến đi qua $A${pt(x, y)}$ khi $${y} = ${sum([2 * x, 'm'])} - m^2$, tức là $${poly([1, -2 * x, y], 'm')} = 0$.\nPhương trình có hai nghiệm $m = ${p}$ và $m = ${q}$; tiếp điểm là $${pt(p, p * p)}$ và $${pt(q, q * q)}$.\nHai tiếp tuyến: $${tangent(p)}$ và $${tangent(q)}$.`,
    };
  }),
]);

export const algebra11Second: readonly Template[] = [...waves, ...sequences, ...growth, ...limits, ...slopes];
