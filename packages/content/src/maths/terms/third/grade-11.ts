/** Algebra and calculus of grade 11: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { signed, unit } from '../kit.ts';

const waves: readonly Template[] = unit(11, 'Lượng giác', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'tập xác định của hàm số lượng giác', [
    [
      'Tập xác định của hàm số $y = \\tan x$ là:',
      '$\\mathbb{R} \\setminus \\left\\{\\dfrac{\\pi}{2} + k\\pi \\mid k \\in \\mathbb{Z}\\right\\}$',
      [
        [
          '$\\mathbb{R} \\setminus \\{k\\pi \\mid k \\in \\mathbb{Z}\\}$',
          'lấy điều kiện $\\sin x \\ne 0$ của hàm số côtang',
        ],
        ['$\\mathbb{R}$', 'nhầm với hàm số sin, côsin'],
        ['$[-1;\\,1]$', 'nhầm với tập giá trị của hàm số sin'],
      ],
      '$\\tan x = \\dfrac{\\sin x}{\\cos x}$ xác định khi $\\cos x \\ne 0$, tức là $x \\ne \\dfrac{\\pi}{2} + k\\pi$.',
    ],
    [
      'Hàm số $y = \\cot x$ xác định khi và chỉ khi:',
      '$x \\ne k\\pi$, $k \\in \\mathbb{Z}$',
      [
        ['$x \\ne \\dfrac{\\pi}{2} + k\\pi$, $k \\in \\mathbb{Z}$', 'lấy điều kiện của hàm số tang'],
        ['$x \\ne k2\\pi$, $k \\in \\mathbb{Z}$', 'bỏ sót các điểm $\\pi + k2\\pi$'],
        ['$x \\ne 0$', 'chỉ loại một giá trị'],
      ],
      '$\\cot x = \\dfrac{\\cos x}{\\sin x}$ xác định khi $\\sin x \\ne 0$, tức là $x \\ne k\\pi$.',
    ],
    [
      'Bạn Huy muốn máy tính vẽ đồ thị của hàm số $y = \\dfrac{1}{\\cos x}$. Máy báo lỗi tại các giá trị nào của $x$?',
      '$x = \\dfrac{\\pi}{2} + k\\pi$, $k \\in \\mathbb{Z}$',
      [
        ['$x = k\\pi$, $k \\in \\mathbb{Z}$', 'giải nhầm $\\sin x = 0$'],
        ['$x = k2\\pi$, $k \\in \\mathbb{Z}$', 'giải nhầm $\\cos x = 1$'],
        ['$x = 0$', 'chỉ xét mẫu bằng 0 khi $x = 0$'],
      ],
      'Hàm số không xác định khi $\\cos x = 0$, tức là $x = \\dfrac{\\pi}{2} + k\\pi$.',
    ],
  ]),
  set('M1', 'giá trị lượng giác của hai góc liên quan đặc biệt', [
    [
      'Với mọi góc $\\alpha$, $\\sin(\\pi - \\alpha)$ bằng:',
      '$\\sin\\alpha$',
      [
        ['$-\\sin\\alpha$', 'nhầm với hai góc hơn kém $\\pi$'],
        ['$\\cos\\alpha$', 'nhầm với hai góc phụ nhau'],
        ['$-\\cos\\alpha$', 'lấy công thức của $\\cos(\\pi - \\alpha)$'],
      ],
      'Hai góc bù nhau có sin bằng nhau.',
    ],
    [
      'Đẳng thức nào sau đây đúng với mọi góc $x$?',
      '$\\cos\\left(\\dfrac{\\pi}{2} - x\\right) = \\sin x$',
      [
        [
          '$\\cos\\left(\\dfrac{\\pi}{2} - x\\right) = -\\sin x$',
          'nhầm với $\\cos\\left(\\dfrac{\\pi}{2} + x\\right)$',
        ],
        ['$\\cos(-x) = -\\cos x$', 'cho rằng côsin là hàm số lẻ'],
        ['$\\cos(\\pi + x) = \\cos x$', 'nhầm với chu kì $2\\pi$'],
      ],
      'Hai góc phụ nhau: sin của góc này bằng côsin của góc kia.',
    ],
    [
      'Bánh xe quay thêm nửa vòng từ vị trí ứng với góc lượng giác $a$ (radian). Côsin của góc mới, $\\cos(a + \\pi)$, bằng:',
      '$-\\cos a$',
      [
        ['$\\cos a$', 'nhầm nửa vòng với một vòng'],
        ['$\\sin a$', 'nhầm với góc phụ nhau'],
        ['$-\\sin a$', 'lấy công thức của $\\sin(a + \\pi)$'],
      ],
      'Điểm biểu diễn quay nửa vòng tới điểm đối xứng qua gốc toạ độ nên hoành độ đổi dấu.',
    ],
  ]),
  set('M1', 'hàm số lượng giác chẵn, lẻ', [
    [
      'Hàm số nào sau đây là hàm số chẵn?',
      '$y = \\cos x$',
      [
        ['$y = \\sin x$', 'nhớ ngược tính chẵn, lẻ của sin và côsin'],
        ['$y = \\tan x$', 'không đổi dấu mẫu số đúng khi thay $-x$'],
        ['$y = \\cot x$', 'không đổi dấu tử số đúng khi thay $-x$'],
      ],
      '$\\cos(-x) = \\cos x$, còn $\\sin$, $\\tan$, $\\cot$ đổi dấu khi thay $x$ bởi $-x$.',
    ],
    [
      'Đồ thị của hàm số nào dưới đây nhận gốc toạ độ làm tâm đối xứng?',
      '$y = \\sin 2x$',
      [
        ['$y = \\cos 2x$', 'nhớ ngược tính chẵn, lẻ'],
        ['$y = |\\sin x|$', 'bỏ qua dấu giá trị tuyệt đối'],
        ['$y = \\sin x + 1$', 'bỏ qua số hạng 1'],
      ],
      '$\\sin(-2x) = -\\sin 2x$ nên $y = \\sin 2x$ là hàm số lẻ, đồ thị đối xứng qua gốc toạ độ.',
    ],
    [
      'Tín hiệu âm thanh có dạng $y = f(t)$. Tín hiệu nào ứng với một hàm số có đồ thị đối xứng qua trục tung?',
      '$f(t) = 2\\cos 3t$',
      [
        ['$f(t) = 2\\sin 3t$', 'nhớ ngược tính chẵn, lẻ'],
        ['$f(t) = \\tan t$', 'nhầm hàm số lẻ với hàm số chẵn'],
        ['$f(t) = t\\cos t$', 'chỉ nhìn thừa số $\\cos t$'],
      ],
      '$f(-t) = 2\\cos(-3t) = 2\\cos 3t = f(t)$: hàm số chẵn, đồ thị đối xứng qua trục tung.',
    ],
  ]),
  mc('M2', 'côsin của góc gấp đôi khi biết sin', (r, turn) => {
    const [p, q] = [
      [1, 3],
      [2, 3],
      [1, 4],
    ][turn]! as [number, number];
    const is = fraction(q * q - 2 * p * p, q * q);
    const quarter = r.pick(['0 < \\alpha < \\dfrac{\\pi}{2}', '\\dfrac{\\pi}{2} < \\alpha < \\pi']);
    return {
      ask: [
        `Cho $\\sin\\alpha = ${fraction(p, q)}$. Giá trị của $\\cos 2\\alpha$ bằng:`,
        `Biết góc $\\alpha$ thoả mãn $${quarter}$ và $\\sin\\alpha = ${fraction(p, q)}$. Khi đó $\\cos 2\\alpha$ bằng:`,
        `Một tia sáng chiếu tới gương phẳng với góc tới $\\alpha$, $\\sin\\alpha = ${fraction(p, q)}$; góc giữa tia tới và tia phản xạ là $2\\alpha$. Tính $\\cos 2\\alpha$.`,
      ],
      right: `$${is}$`,
      wrong: [
        [`$${fraction(2 * p, q)}$`, 'nhân đôi giá trị của sin'],
        [`$${fraction(2 * p * p - q * q, q * q)}$`, 'dùng công thức $2\\sin^2\\alpha - 1$'],
        [`$${fraction(q * q - p * p, q * q)}$`, 'lấy $\\cos^2\\alpha$'],
        `$${fraction(q - 2 * p, q)}$`,
      ],
      why: `$\\cos 2\\alpha = 1 - 2\\sin^2\\alpha = 1 - 2 \\cdot ${fraction(p * p, q * q)} = ${is}$.`,
    };
  }),
  fb('M1', 'giá trị lớn nhất của hàm số lượng giác', (r) => {
    const [a, b] = [r.int(2, 6), r.int(8, 20)];
    return {
      ask: [
        `Tìm giá trị lớn nhất của hàm số $y = ${a}\\sin x + ${b}$.`,
        `Độ cao (m) của một cabin đu quay tại thời điểm $t$ (phút) là $h(t) = ${a}\\sin\\dfrac{\\pi t}{8} + ${b}$. Độ cao lớn nhất của cabin là bao nhiêu mét?`,
        `Độ sâu (m) của mực nước ở một cửa sông lúc $t$ giờ là $y = ${a}\\cos\\dfrac{\\pi t}{6} + ${b}$. Mực nước sâu nhất là bao nhiêu mét?`,
      ],
      is: a + b,
      why: `Sin, côsin của một góc có giá trị lớn nhất bằng 1, nên giá trị lớn nhất là $${a} \\cdot 1 + ${b} = ${a + b}$.`,
    };
  }),
  tf('M1', 'kim phút của đồng hồ', (r) => {
    const R = 2 * r.int(4, 12);
    return {
      ask: [
        `Kim phút của một đồng hồ treo tường dài ${R} cm. Quy ước chiều quay của kim đồng hồ là chiều âm.`,
        `Mô hình đồng hồ tháp có kim phút dài ${R} cm; góc lượng giác mà kim quay theo chiều kim đồng hồ mang dấu âm.`,
        `Bạn Lâm quan sát kim phút dài ${R} cm của một chiếc đồng hồ và coi chiều quay của kim là chiều âm của góc lượng giác.`,
      ],
      say: [
        [
          'Trong 15 phút, kim phút quay góc $-\\dfrac{\\pi}{2}$.',
          'Trong 15 phút, kim phút quay góc $\\dfrac{\\pi}{2}$.',
          '15 phút là một phần tư vòng, quay theo chiều âm.',
        ],
        [
          'Trong 2 giờ, kim phút quay góc $-4\\pi$.',
          'Trong 2 giờ, kim phút quay góc $-2\\pi$.',
          'mỗi giờ kim phút quay một vòng, tức là góc $-2\\pi$.',
        ],
        [
          `Trong 30 phút, đầu kim phút vạch một cung dài $${R}\\pi$ cm.`,
          `Trong 30 phút, đầu kim phút vạch một cung dài $${2 * R}\\pi$ cm.`,
          `cung nửa đường tròn bán kính ${R} cm có độ dài $${R}\\pi$ cm.`,
        ],
        [
          'Sau 20 phút, góc giữa vị trí đầu và vị trí sau của kim phút có số đo $120^\\circ$.',
          'Sau 20 phút, góc giữa vị trí đầu và vị trí sau của kim phút có số đo $60^\\circ$.',
          '20 phút là một phần ba vòng, ứng với $\\dfrac{360^\\circ}{3} = 120^\\circ$.',
        ],
      ],
    };
  }),
  ew('M3', 'nhiệt độ trong ngày theo hàm số sin', (r, turn) => {
    const [a, b, t0] = [2 * r.int(2, 4), r.int(22, 28), r.int(8, 10)];
    const f = `T(t) = ${b} + ${a}\\sin\\left[\\dfrac{\\pi}{12}(t - ${t0})\\right]`;
    return {
      ask: [
        `Nhiệt độ ngoài trời (°C) tại thời điểm $t$ giờ trong ngày được ước tính bởi $${f}$, $0 \\le t \\le 24$. Nhiệt độ cao nhất trong ngày là bao nhiêu, vào lúc mấy giờ? Vào những giờ nào nhiệt độ bằng ${b + a / 2} °C?`,
        `Trạm khí tượng mô tả nhiệt độ (°C) trong một ngày bằng công thức $${f}$, $t$ là giờ, $0 \\le t \\le 24$. Tìm thời điểm nóng nhất, nhiệt độ khi đó, và các thời điểm nhiệt độ là ${b + a / 2} °C.`,
        `Trong nhà kính, nhiệt độ (°C) lúc $t$ giờ là $${f}$ với $0 \\le t \\le 24$. Quạt làm mát bật khi nhiệt độ tăng đến ${b + a / 2} °C và tắt khi nhiệt độ giảm về mức đó. Quạt bật lúc mấy giờ, tắt lúc mấy giờ? Lúc nào nhà kính nóng nhất và bao nhiêu độ?`,
      ],
      solution: `$\\sin$ có giá trị lớn nhất bằng 1 nên nhiệt độ cao nhất là $${b} + ${a} = ${a + b}$ (°C).\nKhi đó $\\dfrac{\\pi}{12}(t - ${t0}) = \\dfrac{\\pi}{2} + k2\\pi$, $t = ${t0 + 6} + 24k$; vì $0 \\le t \\le 24$ nên $t = ${t0 + 6}$ (giờ).\n$T(t) = ${b + a / 2} \\Leftrightarrow \\sin\\left[\\dfrac{\\pi}{12}(t - ${t0})\\right] = \\dfrac{1}{2} \\Leftrightarrow t - ${t0} = 2 + 24k$ hoặc $t - ${t0} = 10 + 24k$.\nVới $0 \\le t \\le 24$: $t = ${t0 + 2}$ hoặc $t = ${t0 + 10}$ (giờ), lúc ${t0 + 2} giờ nhiệt độ đang tăng, lúc ${t0 + 10} giờ nhiệt độ đang giảm${turn === 2 ? `: quạt bật lúc ${t0 + 2} giờ, tắt lúc ${t0 + 10} giờ` : ''}.`,
    };
  }),
]);

const sequences: readonly Template[] = unit(11, 'Dãy số và cấp số', ({ mc, tf, ew }) => [
  mc('M1', 'số hạng cho bởi hệ thức truy hồi', (r) => {
    const [u, a, b] = [r.int(1, 4), r.int(2, 3), r.int(1, 5)];
    const [u2, u3] = [a * u + b, a * (a * u + b) + b];
    return {
      ask: [
        `Cho dãy số $(u_n)$ có $u_1 = ${u}$ và $u_{n + 1} = ${a}u_n + ${b}$ với mọi $n \\ge 1$. Số hạng $u_3$ bằng:`,
        `Một ao bèo ban đầu có $u_1 = ${u}$ (chục cây); mỗi tháng số cây bằng ${a} lần tháng trước rồi được thả thêm ${b} (chục cây), tức là $u_{n + 1} = ${a}u_n + ${b}$. Tháng thứ ba có bao nhiêu chục cây?`,
        `Dãy số $(u_n)$ được xác định bởi $u_1 = ${u}$, $u_{n + 1} = ${a}u_n + ${b}$. Giá trị của $u_3$ là:`,
      ],
      right: u3,
      wrong: [
        [u2, 'dừng ở $u_2$'],
        [a * u3 + b, 'tính thừa một bước'],
        [a * a * u + b, 'chỉ cộng một lần ở bước cuối'],
        u + 2 * b,
      ],
      why: `$u_2 = ${a} \\cdot ${u} + ${b} = ${u2}$, $u_3 = ${a} \\cdot ${u2} + ${b} = ${u3}$.`,
    };
  }),
  mc('M1', 'số hạng giữa của cấp số cộng', (r) => {
    const [a, d] = [r.int(3, 12), 2 * r.int(2, 6)];
    const c = a + 2 * d;
    return {
      ask: [
        `Ba số $${a}$; $x$; $${c}$ theo thứ tự lập thành một cấp số cộng. Giá trị của $x$ là:`,
        `Cấp số cộng $(u_n)$ có $u_4 = ${a}$ và $u_6 = ${c}$. Số hạng $u_5$ bằng:`,
        `Tuổi của ba anh em theo thứ tự lập thành cấp số cộng; em út ${a} tuổi, anh cả ${c} tuổi. Người thứ hai bao nhiêu tuổi?`,
      ],
      right: a + d,
      wrong: [[c - a, 'lấy hiệu hai số đã cho'], [d, 'trả lời bằng công sai'], [a + c, 'quên chia cho 2'], a + 1],
      why: `Số hạng giữa bằng trung bình cộng hai số hạng kề: $\\dfrac{${a} + ${c}}{2} = ${a + d}$.`,
    };
  }),
  mc('M1', 'số hạng tổng quát của cấp số nhân', (r) => {
    const [u, q] = [r.int(2, 7), r.int(2, 5)];
    if (u === q) throw new TooFewDistractors('the same power');
    return {
      ask: [
        `Cấp số nhân $(u_n)$ có $u_1 = ${u}$ và công bội $q = ${q}$. Số hạng tổng quát là:`,
        `Một tin nhắn được gửi cho ${u} người ở lượt đầu; mỗi người nhận lại gửi cho ${q} người mới ở lượt sau. Số người nhận tin ở lượt thứ $n$ là:`,
        `Công thức nào cho số hạng thứ $n$ của cấp số nhân có số hạng đầu ${u}, công bội ${q}?`,
      ],
      right: `$u_n = ${u} \\cdot ${q}^{n - 1}$`,
      wrong: [
        [`$u_n = ${u} \\cdot ${q}^n$`, 'nhân công bội thừa một lần'],
        [`$u_n = ${u} + ${q}(n - 1)$`, 'dùng công thức của cấp số cộng'],
        [`$u_n = ${q} \\cdot ${u}^{n - 1}$`, 'đổi chỗ số hạng đầu và công bội'],
      ],
      why: `$u_n = u_1 \\cdot q^{n - 1} = ${u} \\cdot ${q}^{n - 1}$.`,
    };
  }),
  mc('M2', 'tổng các số hạng đầu của cấp số nhân', (r) => {
    const [u, k] = [r.int(2, 6), r.int(5, 7)];
    const is = u * (2 ** k - 1);
    return {
      ask: [
        `Cấp số nhân $(u_n)$ có $u_1 = ${u}$, $q = 2$. Tổng ${k} số hạng đầu bằng:`,
        `Ngày đầu bạn Tú bỏ lợn ${u} nghìn đồng, mỗi ngày sau bỏ gấp đôi ngày trước. Sau ${k} ngày Tú để dành được (nghìn đồng):`,
        `Người ta xếp thóc lên các ô: ô đầu ${u} hạt, mỗi ô sau gấp đôi ô trước. Số hạt thóc trên ${k} ô đầu là:`,
      ],
      right: is,
      wrong: [
        [u * 2 ** (k - 1), `lấy số hạng thứ ${k}`],
        [u * 2 ** k, 'quên trừ $u_1$'],
        [u * (2 ** (k - 1) - 1), 'cộng thiếu một số hạng'],
      ],
      why: `$S_${k} = u_1 \\cdot \\dfrac{q^${k} - 1}{q - 1} = ${u} \\cdot \\dfrac{2^${k} - 1}{2 - 1} = ${u} \\cdot ${2 ** k - 1} = ${is}$.`,
    };
  }),
  tf('M2', 'giá trị còn lại của một chiếc xe', (r) => {
    const v = 200 * r.int(2, 5);
    return {
      ask: [
        `Một chiếc ô tô mua với giá ${v} triệu đồng; mỗi năm giá trị giảm 10% so với năm trước. Gọi $u_n$ (triệu đồng) là giá trị của xe sau $n$ năm sử dụng.`,
        `Máy cày trị giá ${v} triệu đồng, sau mỗi năm chỉ còn 90% giá trị của năm trước. Gọi $u_n$ (triệu đồng) là giá trị sau $n$ năm.`,
        `Dây chuyền đóng gói có giá ${v} triệu đồng và mất 10% giá trị mỗi năm (so với năm liền trước); $u_n$ (triệu đồng) là giá trị sau $n$ năm.`,
      ],
      say: [
        [`$u_1 = ${(v * 9) / 10}$.`, `$u_1 = ${v - 10}$.`, `$${v} \\cdot 0{,}9 = ${(v * 9) / 10}$.`],
        [
          'Dãy số $(u_n)$ là cấp số nhân có công bội $q = 0{,}9$.',
          'Dãy số $(u_n)$ là cấp số nhân có công bội $q = 0{,}1$.',
          'mỗi năm giá trị được nhân với $1 - 0{,}1 = 0{,}9$.',
        ],
        [
          `Sau 2 năm, giá trị còn ${(v * 81) / 100} triệu đồng.`,
          `Sau 2 năm, giá trị còn ${(v * 8) / 10} triệu đồng.`,
          `$u_2 = ${v} \\cdot 0{,}9^2 = ${(v * 81) / 100}$; giá trị không giảm 20% so với lúc đầu vì năm thứ hai giảm 10% của số đã giảm.`,
        ],
        [
          'Số tiền giảm đi ở năm thứ hai ít hơn ở năm thứ nhất.',
          'Mỗi năm giá trị giảm đi cùng một số tiền.',
          `năm thứ nhất giảm ${v / 10} triệu đồng, năm thứ hai giảm ${(v * 9) / 100} triệu đồng.`,
        ],
      ],
    };
  }),
  ew('M3', 'so sánh hai đơn giá khoan giếng', (r, turn) => {
    const unit = turn === 2 ? 'tầng' : 'mét';
    const [a, d, k] = [10 * r.int(8, 12), 2 * r.int(2, 4), r.int(12, 20)];
    // The nth metre costs a + (n − 1)d; both offers cost the same for 2k + 1 metres.
    const p = a + k * d;
    return {
      ask: [
        `Cơ sở A tính giá khoan giếng: mét đầu ${a} nghìn đồng, mỗi mét sau đắt hơn mét liền trước ${d} nghìn đồng. Cơ sở B tính ${p} nghìn đồng cho mọi mét. Hỏi khoan giếng sâu bao nhiêu mét thì hai cơ sở có giá bằng nhau, và giếng sâu hơn thì nên thuê cơ sở nào?`,
        `Hợp đồng đào mương với đội A: mét đầu ${a} nghìn đồng, từ mét thứ hai mỗi mét tăng ${d} nghìn đồng so với mét trước. Đội B nhận ${p} nghìn đồng mỗi mét. Với mương dài bao nhiêu mét thì tiền công của hai đội bằng nhau? Nếu mương dài hơn thì chọn đội nào?`,
        `Thợ A leo dây lau kính tính công: tầng thứ nhất ${a} nghìn đồng, mỗi tầng sau nhiều hơn tầng dưới ${d} nghìn đồng. Thợ B lấy ${p} nghìn đồng mỗi tầng. Toà nhà bao nhiêu tầng thì tiền công hai thợ bằng nhau? Toà nhà cao hơn nên thuê ai?`,
      ],
      solution: `Giá của A lập thành cấp số cộng có $u_1 = ${a}$, công sai $d = ${d}$; với $n$ ${unit}: $S_n = \\dfrac{n[2 \\cdot ${a} + (n - 1) \\cdot ${d}]}{2}$ (nghìn đồng).\nGiá của B: $${p}n$ (nghìn đồng).\n$S_n = ${p}n \\Leftrightarrow ${2 * a} + ${d}(n - 1) = ${2 * p} \\Leftrightarrow n - 1 = ${2 * k} \\Leftrightarrow n = ${2 * k + 1}$.\nVới $n > ${2 * k + 1}$ thì $S_n > ${p}n$, nên thuê B rẻ hơn.`,
    };
  }),
]);

const powers: readonly Template[] = unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'rút gọn biểu thức chứa luỹ thừa hữu tỉ', (r) => {
    const [p, q, s] = [r.int(1, 2), 3, r.pick([1, 3, 5])];
    const t = 2;
    const [over, under] = [p * t + s * q, q * t];
    // Fractions in exponents are printed small.
    const ratio = (a: number, b: number) => fraction(a, b).replace('dfrac', 'tfrac');
    const power = (a: number, b: number) => `$a^{${ratio(a, b)}}$`;
    return {
      ask: [
        `Với $a > 0$, biểu thức $a^{${ratio(p, q)}} \\cdot a^{${ratio(s, t)}}$ bằng:`,
        `Viết $\\sqrt[3]{${p === 1 ? 'a' : `a^${p}`}} \\cdot a^{${ratio(s, t)}}$ ($a > 0$) dưới dạng luỹ thừa của $a$, ta được:`,
        `Rút gọn $P = a^{${ratio(p, q)}} \\cdot a^{${ratio(s, t)}}$ với $a$ là số thực dương.`,
      ],
      right: power(over, under),
      wrong: [
        [power(p * s, q * t), 'nhân hai số mũ'],
        [power(p + s, q + t), 'cộng tử với tử, mẫu với mẫu'],
        [power(p * t - s * q, q * t), 'trừ hai số mũ'],
        power(p * t, q * s),
      ],
      why: `$a^{${ratio(p, q)}} \\cdot a^{${ratio(s, t)}} = a^{${ratio(p, q)} + ${ratio(s, t)}} = a^{${ratio(over, under)}}$.`,
    };
  }),
  set('M1', 'so sánh hai luỹ thừa, hai lôgarit', [
    [
      'Khẳng định nào sau đây đúng?',
      '$2^{\\sqrt{3}} > 2^{1{,}7}$',
      [
        ['$0{,}5^{3} > 0{,}5^{2}$', 'so sánh số mũ như khi cơ số lớn hơn 1'],
        ['$3^{-2} > 3^{-1}$', 'so sánh 2 và 1 mà quên dấu âm'],
        ['$\\log_2 5 > \\log_2 6$', 'so sánh ngược hai số'],
      ],
      'Cơ số $2 > 1$ và $\\sqrt{3} > 1{,}7$ nên $2^{\\sqrt{3}} > 2^{1{,}7}$; ba khẳng định còn lại ngược chiều.',
    ],
    [
      'Cho $0 < a < 1$. Khẳng định nào đúng?',
      '$a^{2} < a^{\\tfrac{1}{2}}$',
      [
        ['$a^{3} > a^{2}$', 'cho rằng số mũ lớn hơn thì luỹ thừa lớn hơn'],
        ['$\\log_a 3 > \\log_a 2$', 'cho rằng lôgarit luôn đồng biến'],
        ['$a^{-1} < 1$', 'nhầm nghịch đảo của số nhỏ hơn 1'],
      ],
      'Với $0 < a < 1$, số mũ càng lớn luỹ thừa càng nhỏ; $2 > \\dfrac{1}{2}$ nên $a^2 < a^{\\tfrac{1}{2}}$.',
    ],
    [
      'Bạn Khoa so sánh bốn cặp số mà không dùng máy tính. Kết quả nào đúng?',
      '$\\log_3 7 < \\log_3 8$',
      [
        ['$\\log_{0{,}5} 7 < \\log_{0{,}5} 8$', 'quên đổi chiều khi cơ số nhỏ hơn 1'],
        ['$5^{-2} > 5^{-1}$', 'so sánh 2 và 1 mà quên dấu âm'],
        ['$\\log_2 3 < 1$', 'không so sánh 3 với cơ số 2'],
      ],
      'Cơ số $3 > 1$ nên $7 < 8$ cho $\\log_3 7 < \\log_3 8$.',
    ],
  ]),
  mc('M1', 'đổi cơ số của lôgarit', (r) => {
    const [a, k] = [r.pick([2, 3, 5]), r.int(2, 4)];
    const power = a ** k;
    return {
      ask: [
        `Với $b > 0$, $\\log_{${power}} b$ bằng:`,
        `Cho số dương $b$. Viết $\\log_{${power}} b$ theo $\\log_{${a}} b$, ta được:`,
        `Máy tính bỏ túi chỉ có phím lôgarit cơ số ${a}. Muốn tính $\\log_{${power}} b$ ($b > 0$), ta tính:`,
      ],
      right: `$\\dfrac{1}{${k}}\\log_{${a}} b$`,
      wrong: [
        [`$${k}\\log_{${a}} b$`, 'đưa số mũ của cơ số ra mà không lấy nghịch đảo'],
        [`$(\\log_{${a}} b)^{${k}}$`, 'luỹ thừa cả lôgarit'],
        [`$\\log_{${a}} b - ${k}$`, 'trừ số mũ như lôgarit của một thương'],
      ],
      why: `$${power} = ${a}^${k}$ nên $\\log_{${power}} b = \\dfrac{\\log_{${a}} b}{\\log_{${a}} ${power}} = \\dfrac{1}{${k}}\\log_{${a}} b$.`,
    };
  }),
  mc('M1', 'công thức tiền gửi theo lãi kép', (r) => {
    const [p, rate] = [10 * r.int(5, 20), r.int(5, 8)];
    const f = (q: string) => `$${p} \\cdot ${q}$`;
    return {
      ask: [
        `Gửi ${p} triệu đồng với lãi suất ${rate}% một năm, lãi nhập gốc hằng năm. Số tiền (triệu đồng) cả gốc và lãi sau $n$ năm là:`,
        `Ông Tâm gửi tiết kiệm ${p} triệu đồng theo hình thức lãi kép, kì hạn một năm, lãi suất ${rate}%/năm không đổi. Sau $n$ năm ông có (triệu đồng):`,
        `Một khoản vay ${p} triệu đồng chịu lãi kép ${rate}% mỗi năm. Nếu không trả dần thì sau $n$ năm phải trả (triệu đồng):`,
      ],
      right: f(`1{,}0${rate}^n`),
      wrong: [
        [f(`(1 + 0{,}0${rate}n)`), 'tính theo lãi đơn'],
        [f(`0{,}0${rate}^n`), 'quên cộng 1 cho phần gốc'],
        [f(`1{,}${rate}^n`), `đổi ${rate}% thành $0{,}${rate}$`],
      ],
      why: `Mỗi năm số tiền được nhân với $1 + ${rate}\\% = 1{,}0${rate}$, nên sau $n$ năm là $${p} \\cdot 1{,}0${rate}^n$.`,
    };
  }),
  mc('M2', 'biểu diễn lôgarit theo hai lôgarit', (r) => {
    const [x, y] = [r.int(1, 3), r.int(1, 2)];
    if (x === y) throw new TooFewDistractors('the same exponents');
    const value = 3 ** x * 5 ** y;
    const f = (p: number, q: number) => `$${p === 1 ? '' : p}a + ${q === 1 ? '' : q}b$`;
    return {
      ask: [
        `Đặt $\\log_2 3 = a$, $\\log_2 5 = b$. Biểu diễn $\\log_2 ${value}$ theo $a$ và $b$:`,
        `Biết $\\log_2 3 = a$ và $\\log_2 5 = b$. Khi đó $\\log_2 ${value}$ bằng:`,
        `Bảng số chỉ ghi $\\log_2 3 = a$, $\\log_2 5 = b$. Từ bảng đó, $\\log_2 ${value}$ được tính bằng:`,
      ],
      right: f(x, y),
      wrong: [
        [f(y, x), 'đổi chỗ hai số mũ'],
        [`$a^${x} \\cdot b^${y}$`.replaceAll('^1', ''), 'nhân các lôgarit thay vì cộng'],
        [`$${x + y}(a + b)$`, 'cộng hai số mũ thành hệ số chung'],
      ],
      why: `$${value} = 3^${x} \\cdot 5^${y}$ nên $\\log_2 ${value} = ${x}\\log_2 3 + ${y}\\log_2 5$, tức là ${f(x, y)}.`.replaceAll(
        '1\\log',
        '\\log',
      ),
    };
  }),
  mc('M2', 'phương trình mũ đưa về cùng cơ số', (r) => {
    const [a, b] = [r.int(1, 3), r.int(1, 4)];
    // 4^(x + a) = 8^(x − b): 2x + 2a = 3x − 3b
    const is = 2 * a + 3 * b;
    return {
      ask: [
        `Nghiệm của phương trình $4^{x + ${a}} = 8^{x - ${b}}$ là:`,
        `Giải phương trình $4^{x + ${a}} = 8^{x - ${b}}$.`,
        `Hai đồ thị $y = 4^{x + ${a}}$ và $y = 8^{x - ${b}}$ cắt nhau tại điểm có hoành độ:`,
      ],
      right: `$x = ${is}$`,
      wrong: [
        [`$x = ${a + b}$`, 'chỉ nhân số mũ 2 và 3 với $x$, không nhân với số hạng còn lại'],
        [`$x = ${2 * a - 3 * b}$`, 'chuyển vế không đổi dấu'],
        [`$x = ${3 * a + 2 * b}$`, 'đổi chỗ hai số mũ 2 và 3 của các cơ số'],
        `$x = ${-is}$`,
      ],
      why: `$2^{2(x + ${a})} = 2^{3(x - ${b})} \\Leftrightarrow 2x + ${2 * a} = 3x - ${3 * b} \\Leftrightarrow x = ${is}$.`,
    };
  }),
  fb('M1', 'luỹ thừa có số mũ là lôgarit', (r) => {
    const [a, b, c] = [r.int(2, 7), r.int(3, 11), r.int(2, 9)];
    if (a === b) throw new TooFewDistractors('the exponent is 1');
    return {
      ask: [
        `Tính giá trị của biểu thức $${a}^{\\log_{${a}} ${b}} + ${c}$.`,
        `Giá trị của $${a}^{\\log_{${a}} ${b}} + ${c}$ bằng bao nhiêu?`,
        `Không dùng máy tính, bạn Thư tính được $A = ${a}^{\\log_{${a}} ${b}} + ${c}$. Kết quả đúng là bao nhiêu?`,
      ],
      is: b + c,
      why: `$a^{\\log_a b} = b$ nên $${a}^{\\log_{${a}} ${b}} = ${b}$; kết quả $${b} + ${c} = ${b + c}$.`,
    };
  }),
  fb('M2', 'số nghiệm nguyên của bất phương trình lôgarit', (r) => {
    const [a, b, k] = [r.pick([2, 3]), r.int(1, 6), r.int(2, 3)];
    return {
      ask: [
        `Bất phương trình $\\log_{${a}}(x - ${b}) \\le ${k}$ có bao nhiêu nghiệm nguyên?`,
        `Có bao nhiêu số nguyên $x$ thoả mãn $\\log_{${a}}(x - ${b}) \\le ${k}$?`,
        `Mức nhiễu của thiết bị ở nấc $x$ là $\\log_{${a}}(x - ${b})$ (đơn vị), $x$ là số nguyên. Có bao nhiêu nấc mà mức nhiễu không vượt quá ${k}?`,
      ],
      is: a ** k,
      why: `Điều kiện $x > ${b}$. Vì $${a} > 1$: $x - ${b} \\le ${a}^${k} = ${a ** k}$, tức là $${b} < x \\le ${b + a ** k}$. Có ${a ** k} số nguyên.`,
    };
  }),
  tf('M1', 'tiền gửi tiết kiệm qua từng năm', (r) => {
    const [p, rate] = [100 * r.int(1, 4), r.int(5, 8)];
    const [first, second] = [(p * rate) / 100, (p * rate * (100 + rate)) / 10000];
    return {
      ask: [
        `Cô Hà gửi ${p} triệu đồng vào ngân hàng với lãi suất ${rate}% một năm, tiền lãi mỗi năm được nhập vào gốc.`,
        `Quỹ khuyến học gửi ${p} triệu đồng theo thể thức lãi kép, lãi suất không đổi ${rate}%/năm, kì hạn một năm.`,
        `Một gia đình gửi tiết kiệm ${p} triệu đồng, lãi suất ${rate}%/năm; cuối mỗi năm, lãi được cộng vào gốc để tính lãi năm sau.`,
      ],
      say: [
        [
          `Tiền lãi của năm thứ nhất là ${first} triệu đồng.`,
          `Tiền lãi của năm thứ nhất là ${plain(first / 10)} triệu đồng.`,
          `$${p} \\cdot ${rate}\\% = ${first}$.`,
        ],
        [
          `Sau $n$ năm, số tiền là $${p} \\cdot 1{,}0${rate}^n$ triệu đồng.`,
          `Sau $n$ năm, số tiền là $${p} \\cdot (1 + 0{,}0${rate}n)$ triệu đồng.`,
          `mỗi năm số tiền được nhân với $1{,}0${rate}$.`,
        ],
        [
          'Tiền lãi của năm thứ hai nhiều hơn của năm thứ nhất.',
          'Tiền lãi của năm thứ hai bằng của năm thứ nhất.',
          `năm thứ hai lãi được tính trên $${p + first}$ triệu đồng, bằng $${n(second)}$ triệu đồng.`,
        ],
        [
          `Sau 2 năm, số tiền là ${plain(p + first + second)} triệu đồng.`,
          `Sau 2 năm, số tiền là ${plain(p + 2 * first)} triệu đồng.`,
          `sau 2 năm có $${p + first} + ${n(second)} = ${n(p + first + second)}$ (triệu đồng).`,
        ],
      ],
    };
  }),
  ew('M3', 'mức cường độ âm của hai nguồn', (r, turn) => {
    const [quiet, loud] = [
      ['tiếng nói chuyện', 'tiếng máy khoan'],
      ['âm trong lớp học', 'âm ngoài sân trường'],
      ['âm của quạt', 'âm của loa'],
    ][turn]!;
    const started = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
    const [low, k] = [10 * r.int(4, 6), r.int(2, 4)];
    const high = low + 10 * k;
    return {
      ask: [
        `Mức cường độ âm (dB) được tính bởi $L = 10\\log\\dfrac{I}{I_0}$, trong đó $I$ (W/m²) là cường độ âm, $I_0 = 10^{-12}$ W/m². Tiếng nói chuyện có mức ${low} dB, tiếng máy khoan có mức ${high} dB. Tính cường độ âm của mỗi nguồn và cho biết cường độ âm của máy khoan gấp bao nhiêu lần của tiếng nói chuyện.`,
        `Với $I_0 = 10^{-12}$ W/m², mức cường độ âm là $L = 10\\log\\dfrac{I}{I_0}$ (dB). Trong lớp học yên tĩnh đo được ${low} dB, ngoài sân trường giờ ra chơi đo được ${high} dB. Tìm cường độ âm ở hai nơi và tỉ số của chúng.`,
        `Công thức $L = 10\\log\\dfrac{I}{I_0}$ (dB), $I_0 = 10^{-12}$ W/m², cho mức cường độ âm. Quạt điện phát ra âm ${low} dB, loa kéo phát ra âm ${high} dB. Hãy tính cường độ âm $I$ của quạt, của loa và so sánh chúng.`,
      ],
      solution: `Từ $L = 10\\log\\dfrac{I}{I_0}$ suy ra $\\dfrac{I}{I_0} = 10^{\\dfrac{L}{10}}$, $I = I_0 \\cdot 10^{\\dfrac{L}{10}}$.\n${started(quiet!)}: $I_1 = 10^{-12} \\cdot 10^{${low / 10}} = 10^{${low / 10 - 12}}$ (W/m²).\n${started(loud!)}: $I_2 = 10^{-12} \\cdot 10^{${high / 10}} = 10^{${high / 10 - 12}}$ (W/m²).\n$\\dfrac{I_2}{I_1} = 10^{${k}} = ${10 ** k}$: cường độ của ${loud} gấp ${10 ** k} lần cường độ của ${quiet}.`,
    };
  }),
  ew('M3', 'phương trình lôgarit có nghiệm phải loại', (r) => {
    // (x − p)(x − q) = 2^k with p < q; the roots are x1 < p and x2 > q.
    const [k, gap, x2, x1] = r.pick([
      [2, 3, 4, -1],
      [3, 2, 4, -2],
      [3, 7, 8, -1],
      [1, 1, 2, -1],
      [5, 4, 8, -4],
    ] as const);
    const p = r.int(1, 3);
    const f = `\\log_2(x - ${p}) + \\log_2(x - ${p + gap}) = ${k}`;
    return {
      ask: [
        `Giải phương trình $${f}$.`,
        `Một bạn giải phương trình $${f}$ và kết luận phương trình có hai nghiệm. Hãy giải lại phương trình và chỉ ra bạn đó sai ở đâu.`,
        `Tìm hoành độ giao điểm của đồ thị hàm số $y = \\log_2(x - ${p}) + \\log_2(x - ${p + gap})$ với đường thẳng $y = ${k}$.`,
      ],
      solution: `Điều kiện: $x - ${p} > 0$ và $x - ${p + gap} > 0$, tức là $x > ${p + gap}$.\nPhương trình trở thành $\\log_2[(x - ${p})(x - ${p + gap})] = ${k} \\Leftrightarrow (x - ${p})(x - ${p + gap}) = ${2 ** k}$.\n$${poly([1, -2 * p - gap, p * (p + gap) - 2 ** k])} = 0 \\Leftrightarrow x = ${p + x2}$ hoặc $x = ${p + x1}$.\nDo điều kiện, loại $x = ${p + x1}$ (giá trị này làm $x - ${p + gap}$ âm). Vậy phương trình có một nghiệm $x = ${p + x2}$.`,
    };
  }),
]);

const limits: readonly Template[] = unit(11, 'Giới hạn và hàm số liên tục', ({ mc, set, fb, ew }) => [
  set('M1', 'giới hạn vô cực', [
    [
      '$\\lim\\limits_{x \\to 2^+} \\dfrac{3}{x - 2}$ bằng:',
      '$+\\infty$',
      [
        ['$-\\infty$', 'xét dấu của mẫu như khi $x$ dần tới 2 từ bên trái'],
        ['$0$', 'nhầm với giới hạn khi $x$ dần tới vô cực'],
        ['$3$', 'bỏ qua mẫu số'],
      ],
      'Khi $x \\to 2^+$ thì $x - 2$ dần tới 0 và luôn dương, tử bằng 3 dương, nên giới hạn là $+\\infty$.',
    ],
    [
      'Khi $x$ dần tới 1 từ bên trái, hàm số $f(x) = \\dfrac{5}{x - 1}$ có giới hạn:',
      '$-\\infty$',
      [
        ['$+\\infty$', 'không để ý mẫu âm khi $x < 1$'],
        ['$0$', 'nhầm với giới hạn tại vô cực'],
        ['$5$', 'bỏ qua mẫu số'],
      ],
      'Với $x < 1$, $x - 1$ âm và dần tới 0, tử dương, nên giới hạn là $-\\infty$.',
    ],
    [
      'Độ sáng tại điểm cách bóng đèn $x$ mét tỉ lệ với $\\dfrac{1}{x^2}$. Khi điểm đó tiến sát bóng đèn, $\\lim\\limits_{x \\to 0^+} \\dfrac{1}{x^2}$ bằng:',
      '$+\\infty$',
      [
        ['$0$', 'nhầm với giới hạn khi $x$ dần tới vô cực'],
        ['$-\\infty$', 'nhầm dấu của mẫu'],
        ['$1$', 'thay $x^2$ bởi 1'],
      ],
      'Mẫu $x^2$ dương và dần tới 0, tử bằng 1, nên giới hạn là $+\\infty$.',
    ],
  ]),
  mc('M2', 'giới hạn dạng vô định có căn', (r) => {
    const [b, c] = [r.int(2, 5), r.int(1, 4)];
    const a = b * b - c;
    if (a <= 0) throw new TooFewDistractors('no root');
    const f = `\\dfrac{\\sqrt{x + ${a}} - ${b}}{x - ${c}}`;
    return {
      ask: [
        `$\\lim\\limits_{x \\to ${c}} ${f}$ bằng:`,
        `Khi $x$ dần tới ${c}, biểu thức $${f}$ dần tới:`,
        `Cho $f(x) = ${f}$ với $x \\ne ${c}$, $x \\ge -${a}$. Giới hạn của $f(x)$ khi $x \\to ${c}$ là:`,
      ],
      right: `$\\dfrac{1}{${2 * b}}$`,
      wrong: [
        ['$0$', 'thấy tử bằng 0 mà không khử dạng vô định'],
        [`$${2 * b}$`, 'lấy nghịch đảo của kết quả'],
        [`$\\dfrac{1}{${b}}$`, `bỏ sót một số ${b} trong mẫu $\\sqrt{x + ${a}} + ${b}$`],
      ],
      why: `Nhân với biểu thức liên hợp: $${f} = \\dfrac{x - ${c}}{(x - ${c})(\\sqrt{x + ${a}} + ${b})} = \\dfrac{1}{\\sqrt{x + ${a}} + ${b}}$, dần tới $\\dfrac{1}{${b} + ${b}} = \\dfrac{1}{${2 * b}}$.`,
    };
  }),
  fb('M1', 'giới hạn một bên của hàm số cho bởi hai công thức', (r) => {
    const [c, a, b, d] = [r.int(1, 4), r.int(2, 5), r.int(1, 9), r.int(1, 6)];
    const f = `f(x) = \\begin{cases} ${a}x + ${b} & \\text{khi } x \\le ${c} \\\\ x^2 + ${d} & \\text{khi } x > ${c} \\end{cases}`;
    return {
      ask: [
        `Cho hàm số $${f}$. Tính $\\lim\\limits_{x \\to ${c}^+} f(x)$.`,
        `Hàm số $${f}$ có giới hạn bên phải tại $x = ${c}$ bằng bao nhiêu?`,
        `Một thiết bị chuyển chế độ tại thời điểm $x = ${c}$, tín hiệu là $${f}$. Khi $x$ dần tới ${c} từ bên phải, tín hiệu dần tới giá trị nào?`,
      ],
      is: c * c + d,
      why: `Khi $x > ${c}$ thì $f(x) = x^2 + ${d}$ nên $\\lim\\limits_{x \\to ${c}^+} f(x) = ${c}^2 + ${d} = ${c * c + d}$.`,
    };
  }),
  ew('M3', 'tổng quãng đường của quả bóng nảy', (r, turn) => {
    const [p, q] = r.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 3],
    ] as const);
    const h = q * r.int(1, 3) * (q - p);
    const down = (h * q) / (q - p);
    const up = down - h;
    const length = turn === 1 ? 'dm' : 'm';
    return {
      ask: [
        `Một quả bóng cao su được thả từ độ cao ${h} m. Mỗi lần chạm đất, bóng nảy lên thẳng đứng tới độ cao bằng $${fraction(p, q)}$ độ cao trước đó. Coi bóng nảy mãi, tính tổng quãng đường bóng đi được.`,
        `Thả một viên bi đàn hồi từ độ cao ${h} dm xuống mặt bàn; sau mỗi lần chạm bàn, bi nảy lên tới $${fraction(p, q)}$ độ cao của lần trước. Giả sử bi nảy mãi theo quy luật đó. Tính tổng độ dài các đoạn đường bi đi xuống, đi lên và tổng quãng đường.`,
        `Từ ban công cao ${h} m, bạn Sơn thả quả bóng; mỗi lần nảy lên, bóng đạt độ cao bằng $${fraction(p, q)}$ độ cao liền trước. Nếu coi bóng nảy vô hạn lần thì bóng đi được tổng cộng bao nhiêu mét?`,
      ],
      solution: `Các đoạn đi xuống lập thành cấp số nhân lùi vô hạn có số hạng đầu ${h}, công bội $${fraction(p, q)}$; tổng: $\\dfrac{${h}}{1 - ${fraction(p, q)}} = ${down}$ (${length}).\nCác đoạn đi lên lập thành cấp số nhân lùi vô hạn có số hạng đầu $${h} \\cdot ${fraction(p, q)} = ${(h * p) / q}$, cùng công bội; tổng: $\\dfrac{${(h * p) / q}}{1 - ${fraction(p, q)}} = ${up}$ (${length}).\nTổng quãng đường: $${down} + ${up} = ${down + up}$ (${length}).`,
    };
  }),
]);

const slopes: readonly Template[] = unit(11, 'Quy tắc tính đạo hàm', ({ mc, set, fb, ew }) => [
  set('M1', 'ý nghĩa của đạo hàm', [
    [
      "Hàm số $s = f(t)$ cho quãng đường (m) sau $t$ giây. $f'(3) = 8$ có nghĩa là:",
      'vận tốc tức thời tại $t = 3$ giây là 8 m/s',
      [
        ['sau 3 giây vật đi được 8 m', 'nhầm đạo hàm với giá trị của hàm số'],
        ['vận tốc trung bình trong 3 giây đầu là 8 m/s', 'nhầm vận tốc tức thời với vận tốc trung bình'],
        ['gia tốc tại $t = 3$ giây là 8 m/s²', 'nhầm với đạo hàm cấp hai'],
      ],
      'Đạo hàm của quãng đường theo thời gian là vận tốc tức thời.',
    ],
    [
      "Cho hàm số $y = f(x)$ có đồ thị $(C)$. $f'(x_0)$ là:",
      'hệ số góc của tiếp tuyến của $(C)$ tại điểm có hoành độ $x_0$',
      [
        ['tung độ của điểm thuộc $(C)$ có hoành độ $x_0$', 'nhầm đạo hàm với giá trị của hàm số'],
        [
          'hệ số góc của đường thẳng nối gốc toạ độ với điểm thuộc $(C)$ có hoành độ $x_0$',
          'lấy tỉ số của tung độ và hoành độ',
        ],
        ['hoành độ giao điểm của tiếp tuyến với trục $Ox$', 'nhầm hệ số góc với giao điểm'],
      ],
      'Ý nghĩa hình học: đạo hàm tại một điểm là hệ số góc của tiếp tuyến tại điểm đó.',
    ],
    [
      "$V(t)$ (lít) là lượng nước trong bể sau $t$ phút. $V'(10) = -4$ cho biết tại phút thứ 10:",
      'lượng nước đang giảm với tốc độ 4 lít/phút',
      [
        ['lượng nước đang tăng với tốc độ 4 lít/phút', 'bỏ qua dấu âm'],
        ['trong bể còn 4 lít nước', 'nhầm đạo hàm với giá trị của hàm số'],
        ['trong 10 phút đầu lượng nước giảm 4 lít', 'nhầm tốc độ tức thời với độ giảm trong cả khoảng thời gian'],
      ],
      'Đạo hàm là tốc độ thay đổi tức thời; dấu âm nghĩa là giảm.',
    ],
  ]),
  mc('M1', 'đạo hàm của hàm hợp mũ, lôgarit', (r, turn) => {
    const [a, b] = [r.int(2, 5), r.int(1, 7)];
    const inner = poly([a, b]);
    const exponential = turn !== 1;
    return {
      ask: [
        `Đạo hàm của hàm số $y = \\mathrm{e}^{${inner}}$ là:`,
        `Hàm số $y = \\ln(${inner})$ (với $x > 0$) có đạo hàm:`,
        `Số vi khuẩn trong một mẻ nuôi sau $x$ giờ là $y = \\mathrm{e}^{${inner}}$ (con). Tốc độ tăng $y'$ bằng:`,
      ],
      right: exponential ? `$y' = ${a}\\mathrm{e}^{${inner}}$` : `$y' = \\dfrac{${a}}{${inner}}$`,
      wrong: exponential
        ? [
            [`$y' = \\mathrm{e}^{${inner}}$`, 'quên nhân với đạo hàm của số mũ'],
            [`$y' = (${inner})\\mathrm{e}^{${poly([a, b - 1])}}$`, 'dùng công thức của hàm luỹ thừa'],
            [`$y' = ${a}\\mathrm{e}^{${a}x}$`, 'bỏ số hạng tự do của số mũ'],
          ]
        : [
            [`$y' = \\dfrac{1}{${inner}}$`, `quên nhân với đạo hàm của $${inner}$`],
            [`$y' = \\dfrac{${a}}{x}$`, 'bỏ số hạng tự do'],
            [`$y' = ${a}\\ln(${inner})$`, 'làm như với hàm số mũ'],
          ],
      why: exponential
        ? `$y' = (${inner})' \\cdot \\mathrm{e}^{${inner}} = ${a}\\mathrm{e}^{${inner}}$.`
        : `$y' = \\dfrac{(${inner})'}{${inner}} = \\dfrac{${a}}{${inner}}$.`,
    };
  }),
  mc('M2', 'bất phương trình với đạo hàm', (r) => {
    const [p, q] = [r.int(-3, 0), r.int(1, 4)];
    if ((p + q) % 2 !== 0 || p + q === 0) throw new TooFewDistractors('fractions');
    const f = poly([1, (-3 * (p + q)) / 2, 3 * p * q, r.int(1, 5)]);
    const d = poly([3, -3 * (p + q), 3 * p * q]);
    const open = (a: number | string, b: number | string) => `$(${a};\\,${b})$`;
    return {
      ask: [
        `Cho hàm số $y = ${f}$. Tập nghiệm của bất phương trình $y' < 0$ là:`,
        `Đạo hàm của hàm số $y = ${f}$ âm khi $x$ thuộc khoảng nào?`,
        `Tiếp tuyến của đồ thị hàm số $y = ${f}$ có hệ số góc âm khi hoành độ tiếp điểm thuộc:`,
      ],
      right: open(p, q),
      wrong: [
        [`$(-\\infty;\\,${p}) \\cup (${q};\\,+\\infty)$`, 'lấy phần đạo hàm dương'],
        [open(-q, -p), 'nhầm dấu của hai nghiệm'],
        [`$[${p};\\,${q}]$`, 'lấy cả hai nghiệm của đạo hàm'],
      ],
      why: `$y' = ${d}$ có hai nghiệm $x = ${p}$ và $x = ${q}$, hệ số của $x^2$ dương, nên $y' < 0$ khi $${p} < x < ${q}$.`,
    };
  }),
  fb('M1', 'đạo hàm cấp hai tại một điểm', (r) => {
    const [a, b, c, x] = [r.int(1, 3), r.int(1, 6), r.int(2, 9), r.int(1, 3)];
    const f = poly([a, b, c, 0]);
    return {
      ask: [
        `Cho hàm số $f(x) = ${f}$. Tính $f''(${x})$.`,
        `Đạo hàm cấp hai của hàm số $f(x) = ${f}$ tại $x = ${x}$ bằng bao nhiêu?`,
        `Quãng đường (m) một vật đi được sau $x$ giây là $f(x) = ${f}$. Gia tốc của vật tại giây thứ ${x}, tức là $f''(${x})$, bằng bao nhiêu m/s²?`,
      ],
      is: 6 * a * x + 2 * b,
      why: `$f'(x) = ${poly([3 * a, 2 * b, c])}$, $f''(x) = ${poly([6 * a, 2 * b])}$, nên $f''(${x}) = ${6 * a} \\cdot ${x} + ${2 * b} = ${6 * a * x + 2 * b}$.`,
    };
  }),
  ew('M3', 'tiếp tuyến có hệ số góc nhỏ nhất', (r) => {
    const [k, c, d] = [r.int(1, 3), r.int(1, 9), r.int(-3, 4)];
    const f = poly([1, -3 * k, c, d]);
    const slope = c - 3 * k * k;
    const y = k ** 3 - 3 * k ** 3 + c * k + d;
    const line = poly([slope, y - slope * k]);
    if (slope === 0) throw new TooFewDistractors('a horizontal tangent');
    return {
      ask: [
        `Trong các tiếp tuyến của đồ thị hàm số $y = ${f}$, tìm tiếp tuyến có hệ số góc nhỏ nhất và viết phương trình của nó.`,
        `Mặt cắt dọc của một đoạn dốc có dạng đồ thị hàm số $y = ${f}$. Tìm điểm tại đó tiếp tuyến có hệ số góc nhỏ nhất và viết phương trình tiếp tuyến đó.`,
        `Cho đồ thị $(C)$: $y = ${f}$. Gọi $M$ là điểm thuộc $(C)$ mà tiếp tuyến tại đó có hệ số góc nhỏ nhất. Tìm toạ độ của $M$ và phương trình tiếp tuyến tại $M$.`,
      ],
      solution: `$y' = ${poly([3, -6 * k, c])}$; hệ số góc của tiếp tuyến tại điểm có hoành độ $x_0$ là $y'(x_0)$.\n$y' = 3(x - ${k})^2 ${signed(slope)} \\ge ${slope}$; dấu bằng xảy ra khi $x = ${k}$.\nHệ số góc nhỏ nhất là $${slope}$, tiếp điểm $M(${k};\\,${y})$.\nTiếp tuyến: $y = ${slope}(x - ${k})${y === 0 ? '' : ` ${signed(y)}`}$, tức là $y = ${line}$.`,
    };
  }),
]);

export const algebra11Third: readonly Template[] = [...waves, ...sequences, ...powers, ...limits, ...slopes];
