/** Grade 11, first term: further families for each place of its tests, most with a figure or a table. */
import { equalsOr, fraction, n, plain, type Template } from '../../template.ts';
import { along, chart, graph, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { table, unit } from '../kit.ts';

const waves: readonly Template[] = unit(11, 'Lượng giác', ({ mc, fb, tf, ew }) => [
  mc('M1', 'biên độ và hàm số từ đồ thị hàm số sin', (_, turn) => {
    const a = [2, 3, 4][turn]!;
    return {
      ask: shown('đồ thị của hàm số $y = a\\sin x$', 'Giá trị của $a$ là:'),
      right: a,
      wrong: [
        [2 * a, 'lấy hiệu giá trị lớn nhất và giá trị nhỏ nhất'],
        [-a, 'lấy giá trị nhỏ nhất'],
        [1, 'coi đồ thị là của hàm số $y = \\sin x$'],
      ],
      why: `Trên khoảng $(0;\\,\\pi)$ đồ thị nằm phía trên trục hoành và giá trị lớn nhất bằng ${a}, nên $a = ${a}$.`,
      figure: graph('sine', [a, 1], [-6.6, 6.6], [-a - 0.8, a + 0.8], { grid: true }),
    };
  }),
  mc('M1', 'số đo cung lượng giác sau một số vòng', (r, turn) => {
    const [k, part, name] = [r.int(2, 5), [3, 4, 6][turn]!, ['Bánh xe', 'Đu quay', 'Cánh quạt'][turn]!];
    const right = 2 * k * part + 1;
    return {
      ask: [
        `${name} quay được ${k} vòng và thêm góc $\\dfrac{\\pi}{${part}}$ theo chiều dương. Góc quay (radian) là:`,
        `${name} quay theo chiều dương ${k} vòng rồi quay tiếp góc $\\dfrac{\\pi}{${part}}$. Số đo góc lượng giác là:`,
        `Góc lượng giác khi ${name.toLowerCase()} quay ${k} vòng và thêm $\\dfrac{\\pi}{${part}}$ theo chiều dương có số đo:`,
      ],
      right: `$\\dfrac{${right}\\pi}{${part}}$`,
      wrong: [
        [`$\\dfrac{${k * part + 1}\\pi}{${part}}$`, 'coi một vòng là $\\pi$'],
        [`$\\dfrac{${2 * k + 1}\\pi}{${part}}$`, `cộng $${2 * k}\\pi$ vào tử số mà không quy đồng mẫu số`],
        [`$\\dfrac{${2 * k * part - 1}\\pi}{${part}}$`, 'trừ góc quay thêm'],
      ],
      why: `${k} vòng là $${2 * k}\\pi$; cộng thêm $\\dfrac{\\pi}{${part}}$ được $\\dfrac{${right}\\pi}{${part}}$.`,
    };
  }),
  mc('M2', 'khoảng nghịch biến của hàm số lượng giác từ đồ thị', (_, turn) => {
    const [family, name, right, wrong] = (
      [
        [
          'sine',
          '2\\sin x',
          '\\left(\\dfrac{\\pi}{2};\\,\\dfrac{3\\pi}{2}\\right)',
          [
            '\\left(-\\dfrac{\\pi}{2};\\,\\dfrac{\\pi}{2}\\right)',
            '(0;\\,\\pi)',
            '\\left(\\dfrac{3\\pi}{2};\\,2\\pi\\right)',
          ],
        ],
        [
          'cosine',
          '2\\cos x',
          '(0;\\,\\pi)',
          [
            '(-\\pi;\\,0)',
            '\\left(-\\dfrac{\\pi}{2};\\,\\dfrac{\\pi}{2}\\right)',
            '\\left(\\dfrac{\\pi}{2};\\,\\dfrac{3\\pi}{2}\\right)',
          ],
        ],
        [
          'sine',
          '3\\sin x',
          '\\left(-\\dfrac{3\\pi}{2};\\,-\\dfrac{\\pi}{2}\\right)',
          [
            '\\left(-\\dfrac{\\pi}{2};\\,0\\right)',
            '(-\\pi;\\,0)',
            '\\left(-\\dfrac{\\pi}{2};\\,\\dfrac{\\pi}{2}\\right)',
          ],
        ],
      ] as const
    )[turn]!;
    const a = Number(name[0]);
    return {
      ask: shown(`đồ thị của hàm số $y = ${name}$`, 'Hàm số nghịch biến trên khoảng nào?'),
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'chọn khoảng mà đồ thị đi lên'],
        [`$${wrong[1]}$`, 'chọn khoảng mà đồ thị vừa đi lên vừa đi xuống'],
        [
          `$${wrong[2]}$`,
          turn === 2 ? 'nhầm chiều đi lên với chiều đi xuống' : 'chọn khoảng mà đồ thị nằm dưới trục hoành',
        ],
      ],
      why: `Đồ thị đi xuống từ trái sang phải từ một điểm cao nhất đến điểm thấp nhất liền sau, tức là trên khoảng $${right}$.`,
      figure: graph(family, [a, 1], [-6.6, 6.6], [-a - 1, a + 1]),
    };
  }),
  tf('M1', 'mực nước của một cảng theo hàm số sin', (_, turn) => {
    const [a, base] = [
      [2, 6],
      [3, 8],
      [1, 5],
    ][turn]! as [number, number];
    const amplitude = a === 1 ? '' : a;
    return {
      ask: [
        `Mực nước (m) ở một cảng vào giờ thứ $t$ của một ngày ($0 \\le t \\le 24$) là $h(t) = ${base} + ${amplitude}\\sin \\dfrac{\\pi t}{6}$.`,
        `Mực nước (m) của kênh dẫn tàu vào giờ thứ $t$ trong ngày ($0 \\le t \\le 24$) được mô tả bởi $h(t) = ${base} + ${amplitude}\\sin \\dfrac{\\pi t}{6}$.`,
        `Người ta đo được mực nước (m) tại một cửa sông vào giờ thứ $t$ ($0 \\le t \\le 24$) là $h(t) = ${base} + ${amplitude}\\sin \\dfrac{\\pi t}{6}$.`,
      ],
      say: [
        [
          `Lúc 0 giờ, mực nước là ${base} m.`,
          `Lúc 0 giờ, mực nước là ${base + a} m.`,
          `$\\sin 0 = 0$ nên $h(0) = ${base}$.`,
        ],
        [
          `Mực nước cao nhất là ${base + a} m.`,
          `Mực nước cao nhất là ${base} m.`,
          `$\\sin \\dfrac{\\pi t}{6} \\le 1$ nên $h(t) \\le ${base} + ${a} = ${base + a}$.`,
        ],
        [
          'Hàm số $h(t)$ tuần hoàn với chu kì 12 (giờ).',
          'Hàm số $h(t)$ tuần hoàn với chu kì 6 (giờ).',
          '$2\\pi : \\dfrac{\\pi}{6} = 12$.',
        ],
        [
          `Lúc 9 giờ, mực nước là ${base - a} m.`,
          `Lúc 9 giờ, mực nước là ${base} m.`,
          `$\\sin \\dfrac{9\\pi}{6} = \\sin \\dfrac{3\\pi}{2} = -1$ nên $h(9) = ${base} - ${a} = ${base - a}$.`,
        ],
      ],
    };
  }),
  fb('M1', 'giá trị nhỏ nhất của hàm số côsin cộng một số', (r) => {
    const [a, b] = [r.int(2, 5), r.int(6, 9)];
    return {
      ask: [
        `Tìm giá trị nhỏ nhất của hàm số $y = ${b} + ${a}\\cos x$.`,
        `Độ cao (m) của một điểm trên vòng quay là $h = ${b} + ${a}\\cos x$, với $x$ là góc quay. Độ cao nhỏ nhất là bao nhiêu mét?`,
        `Nhiệt độ (°C) trong kho lạnh thay đổi theo $T = ${b} + ${a}\\cos x$. Nhiệt độ thấp nhất là bao nhiêu độ?`,
      ],
      is: b - a,
      why: `$\\cos x \\ge -1$ nên giá trị nhỏ nhất là $${b} - ${a} = ${b - a}$.`,
    };
  }),
  ew('M3', 'khoảng thời gian mực nước đủ cho tàu vào cảng', (_, turn) => {
    const [base, a, need] = (
      [
        [8, 2, 9],
        [7, 2, 8],
        [9, 6, 12],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Mực nước (m) ở cảng vào giờ thứ $t$ ($0 \\le t \\le 12$) là $h(t) = ${base} + ${a}\\sin \\dfrac{\\pi t}{6}$. Tàu chỉ vào được cảng khi mực nước không thấp hơn ${need} m. Tàu vào được cảng trong khoảng thời gian nào?`,
        `Độ sâu (m) của luồng lạch vào giờ thứ $t$ ($0 \\le t \\le 12$) là $h(t) = ${base} + ${a}\\sin \\dfrac{\\pi t}{6}$. Thuyền cần độ sâu ít nhất ${need} m. Thuyền đi qua được trong khoảng thời gian nào?`,
        `Công suất (kW) của trạm điện thuỷ triều vào giờ thứ $t$ ($0 \\le t \\le 12$) là $h(t) = ${base} + ${a}\\sin \\dfrac{\\pi t}{6}$. Công suất không thấp hơn ${need} kW trong khoảng thời gian nào?`,
      ],
      solution: `Điều kiện: $${base} + ${a}\\sin \\dfrac{\\pi t}{6} \\ge ${need}$, tức là $\\sin \\dfrac{\\pi t}{6} \\ge \\dfrac{1}{2}$.\nVì $0 \\le t \\le 12$ nên $0 \\le \\dfrac{\\pi t}{6} \\le 2\\pi$.\nTrên đoạn $[0;\\,2\\pi]$, sin không bé hơn $\\dfrac{1}{2}$ khi góc thuộc đoạn $\\left[\\dfrac{\\pi}{6};\\,\\dfrac{5\\pi}{6}\\right]$.\nDo đó $\\dfrac{\\pi}{6} \\le \\dfrac{\\pi t}{6} \\le \\dfrac{5\\pi}{6}$, tức là $1 \\le t \\le 5$: từ 1 giờ đến 5 giờ.`,
    };
  }),
]);

const sequences: readonly Template[] = unit(11, 'Dãy số và cấp số', ({ mc, fb, tf, ew }) => [
  mc('M1', 'công sai của cấp số cộng từ biểu đồ đoạn thẳng', (r, turn) => {
    const [first, step] = [r.int(10, 20), r.int(3, 6)];
    return {
      ask: [
        'Biểu đồ bên ghi số khách của một quán trong bốn ngày, lập thành một cấp số cộng. Công sai là:',
        'Biểu đồ bên ghi chiều cao (cm) của cây đậu sau mỗi tuần, lập thành một cấp số cộng. Công sai là:',
        'Biểu đồ bên ghi số bài tập bạn Nam làm trong bốn ngày, lập thành một cấp số cộng. Công sai là:',
      ],
      right: step,
      wrong: [
        [first, 'nhầm công sai với số hạng đầu'],
        [3 * step, 'lấy hiệu số hạng cuối và số hạng đầu'],
        [-step, 'lấy số trước trừ số sau'],
      ],
      why: `$d = u_2 - u_1 = ${first + step} - ${first} = ${step}$.`,
      figure: chart(
        'line',
        ['Số khách', 'Chiều cao (cm)', 'Số bài'][turn]!,
        [0, 1, 2, 3].map((at) => [`${turn === 1 ? 'Tuần' : 'Ngày'} ${at + 1}`, first + at * step] as const),
      ),
    };
  }),
  mc('M1', 'công bội của cấp số nhân từ bảng', (r) => {
    const [first, ratio] = [r.int(2, 5), r.int(2, 4)];
    const values = [0, 1, 2, 3].map((at) => first * ratio ** at);
    const grid = table(['Lần đếm', 1, 2, 3, 4], ['Số con', ...values]);
    return {
      ask: [
        `Số vi khuẩn trong mỗi lần đếm:\n${grid}\nCác số đó lập thành cấp số nhân có công bội:`,
        `Số ruồi giấm trong lồng nuôi ở mỗi lần đếm:\n${grid}\nDãy số liệu là cấp số nhân có công bội:`,
        `Số cá con trong bể sau mỗi lần đếm:\n${grid}\nDãy số liệu là cấp số nhân có công bội:`,
      ],
      right: ratio,
      wrong: [
        [values[1]! - values[0]!, 'lấy hiệu thay vì thương'],
        [`$${fraction(1, ratio)}$`, 'lấy số trước chia số sau'],
        [ratio * ratio, 'lấy thương của hai số cách nhau hai vị trí'],
        [first, 'nhầm với số hạng đầu'],
      ],
      why: `$q = \\dfrac{u_2}{u_1} = \\dfrac{${values[1]!}}{${values[0]!}} = ${ratio}$.`,
    };
  }),
  mc('M2', 'số hạng của dãy số từ hình xếp que', (r, turn) => {
    const [start, step] = [
      [4, 3],
      [3, 2],
      [6, 5],
    ][turn]! as [number, number];
    const place = r.int(20, 40);
    const shape = ['hình vuông', 'hình tam giác', 'hình lục giác'][turn]!;
    return {
      ask: [
        `Xếp các que thành ${shape} liền nhau: hình thứ nhất cần ${start} que, mỗi hình sau chung một cạnh với hình trước nên thêm ${step} que. Để xếp ${place} hình cần số que là:`,
        `Hàng rào gồm các khung ${shape} ghép liền nhau: khung đầu cần ${start} thanh, mỗi khung sau chung một thanh với khung trước nên cần thêm ${step} thanh. Hàng rào ${place} khung cần số thanh là:`,
        `Dãy ${shape} xếp liền nhau: hình đầu dùng ${start} que, mỗi hình sau dùng thêm ${step} que vì chung một cạnh. Số que của dãy ${place} hình là:`,
      ],
      right: start + (place - 1) * step,
      wrong: [
        [start + place * step, 'cộng thừa một lần công sai'],
        [start * place, 'coi các hình rời nhau'],
        [(place - 1) * step, 'quên hình thứ nhất'],
      ],
      why: `Cấp số cộng $u_1 = ${start}$, $d = ${step}$: $u_{${place}} = ${start} + ${place - 1} \\cdot ${step} = ${start + (place - 1) * step}$.`,
    };
  }),
  tf('M2', 'cấp số nhân trong biểu đồ cột', (_, turn) => {
    const [first, ratio] = [
      [3, 2],
      [5, 2],
      [2, 3],
    ][turn]! as [number, number];
    const values = [0, 1, 2, 3].map((at) => first * ratio ** at);
    const total = values.reduce((sum, one) => sum + one, 0);
    return {
      ask: [
        'Biểu đồ cột bên ghi số lượt chia sẻ một đoạn phim trong bốn ngày đầu; quy luật nhân lên đó giữ nguyên trong một tuần.',
        'Biểu đồ cột bên ghi số tế bào (nghìn) trong đĩa nuôi sau mỗi giờ; quy luật nhân lên đó giữ nguyên trong bảy giờ.',
        'Biểu đồ cột bên ghi số người biết một tin sau mỗi giờ; quy luật nhân lên đó giữ nguyên trong bảy giờ.',
      ],
      say: [
        [
          `Các số liệu lập thành cấp số nhân có công bội ${ratio}.`,
          `Các số liệu lập thành cấp số cộng có công sai ${first * (ratio - 1)}.`,
          `mỗi số liệu gấp ${ratio} lần số liệu trước.`,
        ],
        [
          `Số liệu thứ năm là ${first * ratio ** 4}.`,
          `Số liệu thứ năm là ${values[3]! + values[3]! - values[2]!}.`,
          `$u_5 = ${values[3]!} \\cdot ${ratio} = ${first * ratio ** 4}$.`,
        ],
        [
          `Tổng bốn số liệu đầu là ${total}.`,
          `Tổng bốn số liệu đầu là ${total - first}.`,
          `$${values.join(' + ')} = ${total}$.`,
        ],
        [
          `Số liệu thứ bảy gấp ${ratio ** 3} lần số liệu thứ tư.`,
          `Số liệu thứ bảy gấp ${3 * ratio} lần số liệu thứ tư.`,
          `từ số thứ tư đến số thứ bảy nhân ba lần với ${ratio}: $${ratio}^3 = ${ratio ** 3}$.`,
        ],
      ],
      figure: chart(
        'bar',
        ['Số lượt', 'Số tế bào (nghìn)', 'Số người'][turn]!,
        values.map((value, at) => [`${turn === 0 ? 'Ngày' : 'Giờ'} ${at + 1}`, value] as const),
      ),
    };
  }),
  fb('M2', 'số hàng khi biết tổng của cấp số cộng', (r) => {
    const [rows, first, step] = [r.int(8, 12), r.int(5, 9), 2];
    const total = (rows * (2 * first + (rows - 1) * step)) / 2;
    return {
      ask: [
        `Một khối gạch xếp thành các hàng: hàng trên cùng có ${first} viên, mỗi hàng dưới hơn hàng trên ${step} viên. Tất cả có ${total} viên. Có bao nhiêu hàng?`,
        `Bạn Hoa ngày đầu học ${first} từ mới, mỗi ngày sau học nhiều hơn ngày trước ${step} từ. Sau bao nhiêu ngày Hoa học được tất cả ${total} từ?`,
        `Khán đài có hàng đầu ${first} ghế, mỗi hàng sau hơn hàng trước ${step} ghế, tất cả ${total} ghế. Khán đài có bao nhiêu hàng?`,
      ],
      is: rows,
      why: `$S_n = \\dfrac{n[2 \\cdot ${first} + (n - 1) \\cdot ${step}]}{2} = n^2 + ${first - 1}n = ${total}$; nghiệm dương là $n = ${rows}$.`,
    };
  }),
  ew('M3', 'ba kích thước lập thành cấp số nhân', (_, turn) => {
    const [first, ratio] = [
      [4, 3],
      [5, 2],
      [3, 4],
    ][turn]! as [number, number];
    const [a, b, c] = [first, first * ratio, first * ratio * ratio];
    return {
      ask: [
        `Hộp quà hình hộp chữ nhật có chiều cao, chiều rộng, chiều dài (cm) theo thứ tự lập thành cấp số nhân; thể tích hộp là ${b ** 3} cm³ và tổng ba kích thước là ${a + b + c} cm. Tìm ba kích thước đó.`,
        `Bể nước hình hộp chữ nhật có ba kích thước (dm) tăng dần lập thành cấp số nhân; bể chứa đầy được ${b ** 3} dm³ nước, tổng ba kích thước là ${a + b + c} dm. Tìm ba kích thước đó.`,
        `Ba số dương tăng dần lập thành cấp số nhân, là ba kích thước (cm) của một khối gỗ hình hộp chữ nhật có thể tích ${b ** 3} cm³; tổng ba kích thước là ${a + b + c} cm. Tìm ba kích thước đó.`,
      ],
      solution: `Gọi ba kích thước là $x < y < z$, lập thành cấp số nhân nên $xz = y^2$.\nThể tích: $xyz = y^3 = ${b ** 3}$, nên $y = ${b}$.\nKhi đó $xz = ${b * b}$ và $x + z = ${a + b + c} - ${b} = ${a + c}$.\n$x$, $z$ là hai nghiệm của $X^2 - ${a + c}X + ${b * b} = 0$: $x = ${a}$, $z = ${c}$.\nBa kích thước là ${[a, b, c].map((one) => `${one} ${turn === 1 ? 'dm' : 'cm'}`).join(', ')}.`,
    };
  }),
  fb('M4', 'lượng bớt mỗi lần để hết sau một số lần tăng gấp đôi', (r) => {
    const [times, k] = [r.int(4, 6), r.int(3, 9)];
    const power = 2 ** times;
    const start = (power - 1) * k;
    const is = power * k;
    return {
      ask: [
        `Một ao có ${start} m² bèo. Mỗi ngày diện tích bèo tăng gấp đôi, sau đó người ta vớt đi $x$ m², $x$ không đổi. Sau đúng ${times} ngày thì vớt hết bèo. Tìm $x$.`,
        `Dãy số $(u_n)$ có $u_1 = ${start}$ và $u_{n+1} = 2u_n - x$ với mọi $n \\ge 1$, $x$ là hằng số. Biết $u_{${times + 1}} = 0$. Tìm $x$.`,
        `Trong hộp nuôi có ${start} con côn trùng. Mỗi tuần số con tăng gấp đôi, sau đó người ta lấy ra $x$ con, $x$ không đổi. Sau đúng ${times} tuần thì lấy hết. Tìm $x$.`,
      ],
      is,
      why: `Đặt $u_1 = ${start}$, $u_{n+1} = 2u_n - x$. Vì $u_{n+1} - x = 2(u_n - x)$ nên $u_n - x$ là cấp số nhân có công bội 2: $u_{${times + 1}} = x + 2^${times}(${start} - x)$. Điều kiện $u_{${times + 1}} = 0$ cho $(2^${times} - 1)x = ${start} \\cdot 2^${times}$, tức là $${power - 1}x = ${start * power}$, nên $x = ${is}$.`,
    };
  }),
]);

const groups = (from: number, width: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `[${from + at * width}; ${from + (at + 1) * width})`);
const shownGroup = (label: string): string => `$${label.replace('; ', ';\\,')}$`;
const histogram = (across: string, axis: string, labels: readonly string[], counts: readonly number[]) =>
  along(
    across,
    chart(
      'histogram',
      axis,
      labels.map((label, at) => [label, counts[at]!] as const),
    ),
  );
const subjects = [
  'thời gian (phút) làm bài tập ở nhà',
  'số trang sách đọc mỗi ngày',
  'quãng đường (km) đi xe đạp trong tuần',
] as const;
const quantities = ['Thời gian (phút)', 'Số trang', 'Quãng đường (km)'] as const;

const grouped: readonly Template[] = unit(11, 'Mẫu số liệu ghép nhóm', ({ mc, fb, tf, ew }) => [
  mc('M1', 'giá trị đại diện của nhóm có tần số lớn nhất trên biểu đồ', (r, turn) => {
    const counts = r.shuffle([4, 7, 9, 12]);
    const width = [10, 5, 8][turn]!;
    const at = counts.indexOf(12);
    const right = (at + 0.5) * width;
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${subjects[turn]!} của một nhóm học sinh`,
        'Giá trị đại diện của nhóm có tần số lớn nhất bằng:',
      ),
      right,
      wrong: [
        [12, 'lấy tần số của nhóm'],
        [(at + 1) * width, 'lấy đầu mút phải của nhóm'],
        [at * width, 'lấy đầu mút trái của nhóm'],
        [width, 'lấy độ dài của nhóm'],
      ],
      why: `Cột cao nhất ứng với nhóm ${shownGroup(groups(0, width, 4)[at]!)}; giá trị đại diện là $\\dfrac{${at * width} + ${(at + 1) * width}}{2} = ${n(right)}$.`,
      figure: histogram(quantities[turn]!, 'Số bạn', groups(0, width, 4), counts),
    };
  }),
  mc('M1', 'cỡ mẫu từ biểu đồ tần số ghép nhóm', (r, turn) => {
    const counts = [r.int(3, 6), r.int(9, 12), r.int(7, 8), r.int(2, 5)];
    const all = counts.reduce((sum, one) => sum + one, 0);
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${subjects[turn]!} của một nhóm học sinh`, 'Cỡ mẫu bằng:'),
      right: all,
      wrong: [
        [4, 'đếm số nhóm'],
        [Math.max(...counts), 'lấy tần số lớn nhất'],
        [all - counts[3]!, 'bỏ nhóm cuối cùng'],
      ],
      why: `$${counts.join(' + ')} = ${all}$.`,
      figure: histogram(quantities[turn]!, 'Số bạn', groups(0, [10, 5, 8][turn]!, 4), counts),
    };
  }),
  mc('M2', 'tỉ lệ phần trăm số liệu dưới một mức từ biểu đồ', (r, turn) => {
    const counts = r.shuffle([6, 9, 10, 15]);
    const width = [10, 5, 8][turn]!;
    const labels = groups(0, width, 4);
    const below = counts[0]! + counts[1]!;
    const percent = (value: number) => `${plain((100 * value) / 40)}%`;
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${subjects[turn]!} của 40 học sinh`,
        `Tỉ lệ học sinh ${['làm bài dưới 20 phút', 'đọc dưới 10 trang mỗi ngày', 'đi dưới 16 km'][turn]!} là:`,
      ),
      right: percent(below),
      wrong: [
        [percent(40 - below), 'lấy phần từ mức đó trở lên'],
        [percent(counts[1]!), 'chỉ lấy nhóm thứ hai'],
        [percent(counts[0]!), 'chỉ lấy nhóm đầu tiên'],
        [percent(below + counts[2]!), 'lấy thừa một nhóm'],
      ],
      why: `$${counts[0]!} + ${counts[1]!} = ${below}$; $\\dfrac{${below}}{40} = ${n((100 * below) / 40)}\\%$.`,
      figure: histogram(quantities[turn]!, 'Số bạn', labels, counts),
    };
  }),
  mc('M2', 'số trung bình của biểu đồ tần số đối xứng', (_, turn) => {
    const counts = (
      [
        [4, 8, 12, 8, 4],
        [3, 7, 10, 7, 3],
        [5, 6, 8, 6, 5],
      ] as const
    )[turn]!;
    const width = [10, 4, 6][turn]!;
    const right = 2.5 * width;
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${subjects[turn]!} của một nhóm học sinh`,
        'Số trung bình của mẫu số liệu ghép nhóm bằng:',
      ),
      right,
      wrong: [
        [2 * width, 'lấy đầu mút trái của nhóm giữa'],
        [3 * width, 'lấy đầu mút phải của nhóm giữa'],
        [counts[2], 'lấy tần số của nhóm giữa'],
        [5 * width, 'lấy đầu mút phải của nhóm cuối'],
      ],
      why: `Các tần số đối xứng qua nhóm giữa nên số trung bình là giá trị đại diện của nhóm giữa: $\\dfrac{${2 * width} + ${3 * width}}{2} = ${n(right)}$.`,
      figure: histogram(quantities[turn]!, 'Số bạn', groups(0, width, 5), counts),
    };
  }),
  tf('M2', 'đọc biểu đồ tần số ghép nhóm của bốn nhóm', (r, turn) => {
    const counts = [r.int(5, 7), 12, r.int(8, 10), 0];
    counts[3] = 30 - counts[0]! - counts[1]! - counts[2]!;
    const width = [10, 5, 8][turn]!;
    const labels = groups(0, width, 4);
    const [a, b, c, d] = counts as [number, number, number, number];
    const mode = width + ((b - a) / (b - a + (b - c))) * width;
    const wrongMode = width + ((b - c) / (b - a + (b - c))) * width;
    const say = (value: number) => plain(Math.round(value * 10) / 10);
    const atLeast = ['làm bài từ 20 phút trở lên', 'đọc từ 10 trang trở lên mỗi ngày', 'đi từ 16 km trở lên'][turn]!;
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${subjects[turn]!} của một nhóm học sinh`),
      say: [
        ['Cỡ mẫu bằng 30.', `Cỡ mẫu bằng ${30 - d}.`, `$${a} + ${b} + ${c} + ${d} = 30$.`],
        [`Có ${c + d} học sinh ${atLeast}.`, `Có ${d} học sinh ${atLeast}.`, `$${c} + ${d} = ${c + d}$.`],
        [
          `Trung vị thuộc nhóm ${shownGroup(labels[1]!)}.`,
          `Trung vị thuộc nhóm ${shownGroup(labels[2]!)}.`,
          `nhóm đầu có ${a} số liệu, hai nhóm đầu có ${a + b} số liệu; các số liệu thứ 15 và 16 thuộc nhóm thứ hai.`,
        ],
        [
          `Mốt của mẫu số liệu ghép nhóm (làm tròn đến hàng phần mười) là ${say(mode)}.`,
          `Mốt của mẫu số liệu ghép nhóm (làm tròn đến hàng phần mười) là ${say(wrongMode)}.`,
          `$M_o = ${width} + \\dfrac{${b} - ${a}}{(${b} - ${a}) + (${b} - ${c})} \\cdot ${width} ${equalsOr(mode, 1)} ${n(Math.round(mode * 10) / 10)}$.`,
        ],
      ],
      figure: histogram(quantities[turn]!, 'Số bạn', labels, counts),
    };
  }),
  fb('M1', 'tần số tích luỹ của nhóm thứ ba trên biểu đồ', (r, turn) => {
    const counts = r.shuffle([5, 8, 11, 16]);
    const is = counts[0]! + counts[1]! + counts[2]!;
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${subjects[turn]!} của một nhóm học sinh`,
        'Tần số tích luỹ của nhóm thứ ba bằng bao nhiêu?',
      ),
      is,
      why: `Cộng tần số của ba nhóm đầu: $${counts[0]!} + ${counts[1]!} + ${counts[2]!} = ${is}$.`,
      figure: histogram(quantities[turn]!, 'Số bạn', groups(0, [10, 5, 8][turn]!, 4), counts),
    };
  }),
  fb('M2', 'tứ phân vị thứ ba từ biểu đồ tần số ghép nhóm', (_, turn) => {
    const [counts, width] = (
      [
        [[4, 6, 8, 2], 8],
        [[5, 5, 8, 2], 16],
        [[2, 5, 10, 3], 10],
      ] as const
    )[turn]!;
    const before = counts[0] + counts[1];
    const is = 2 * width + ((15 - before) / counts[2]) * width;
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${['thời gian (phút) đi bộ trong ngày', 'số trang sách đọc mỗi tuần', 'thời gian (phút) nấu ăn trong ngày'][turn]!} của 20 người`,
        'Tính tứ phân vị thứ ba của mẫu số liệu ghép nhóm.',
      ),
      is,
      why: `$\\dfrac{3 \\cdot 20}{4} = 15$; hai nhóm đầu có ${before} số liệu nên $Q_3$ thuộc nhóm thứ ba: $Q_3 = ${2 * width} + \\dfrac{15 - ${before}}{${counts[2]}} \\cdot ${width} = ${n(is)}$.`,
      figure: histogram(
        ['Thời gian (phút)', 'Số trang', 'Thời gian (phút)'][turn]!,
        'Số người',
        groups(0, width, 4),
        counts,
      ),
    };
  }),
  ew('M3', 'tần số còn thiếu của nhóm giữa từ số trung bình', (_, turn) => {
    const [x, others] = (
      [
        [10, [4, 6]],
        [8, [5, 7]],
        [12, [5, 3]],
      ] as const
    )[turn]!;
    // The middles of the groups are 5, 15 and 25.
    const all = others[0] + others[1];
    const sum = 5 * others[0] + 25 * others[1];
    const mean = fraction(sum + 15 * x, all + x);
    return {
      ask: [
        `Thời gian chờ (phút) của các khách ở một phòng khám chia thành ba nhóm $[0;\\,10)$, $[10;\\,20)$, $[20;\\,30)$. Nhóm đầu có ${others[0]} khách, nhóm cuối có ${others[1]} khách, số trung bình của mẫu ghép nhóm là $${mean}$ phút. Tìm số khách của nhóm giữa.`,
        `Tuổi thọ (tháng) của các bóng đèn được chia thành ba nhóm $[0;\\,10)$, $[10;\\,20)$, $[20;\\,30)$. Nhóm đầu có ${others[0]} bóng, nhóm cuối có ${others[1]} bóng, số trung bình của mẫu ghép nhóm là $${mean}$ tháng. Tìm số bóng của nhóm giữa.`,
        `Khối lượng (kg) của các bao hàng được chia thành ba nhóm $[0;\\,10)$, $[10;\\,20)$, $[20;\\,30)$. Nhóm đầu có ${others[0]} bao, nhóm cuối có ${others[1]} bao, số trung bình của mẫu ghép nhóm là $${mean}$ kg. Tìm số bao của nhóm giữa.`,
      ],
      solution: `Gọi $x$ là tần số của nhóm giữa ($x \\in \\mathbb{N}^*$); cỡ mẫu là $${all} + x$.\nGiá trị đại diện của các nhóm là 5, 15, 25.\nSố trung bình: $\\dfrac{${others[0]} \\cdot 5 + 15x + ${others[1]} \\cdot 25}{${all} + x} = ${mean}$.\nSuy ra $${sum} + 15x = ${mean}(${all} + x)$, nên $x = ${x}$. Vậy nhóm giữa có ${x} ${['khách', 'bóng', 'bao'][turn]!}.`,
    };
  }),
]);

const square = "hình lập phương $ABCD.A'B'C'D'$";
const pyramid = 'hình chóp tứ giác đều $S.ABCD$';

const parallel: readonly Template[] = unit(11, 'Quan hệ song song trong không gian', ({ mc, fb, tf }) => [
  mc('M1', 'đường thẳng song song với một mặt trong hình chóp', (_, turn) => {
    const [line, right, wrong] = (
      [
        ['AB', '(SCD)', ['(SAB)', '(SBC)', '(SAD)']],
        ['BC', '(SAD)', ['(SBC)', '(SAB)', '(SCD)']],
        ['CD', '(SAB)', ['(SCD)', '(SBC)', '(SAD)']],
      ] as const
    )[turn]!;
    return {
      ask: shown(pyramid, `Đường thẳng $${line}$ song song với mặt phẳng nào?`),
      right: `$${right}$`,
      wrong: wrong.map(
        (one, at) =>
          [
            `$${one}$`,
            at === 0
              ? `chọn mặt phẳng chứa $${line}$`
              : `chọn mặt phẳng cắt $${line}$ tại $${[...line].find((end) => one.includes(end))!}$`,
          ] as const,
      ),
      why: `$${line}$ song song với cạnh đối của hình vuông $ABCD$, cạnh đó nằm trong $${right}$, và $${line}$ không nằm trong $${right}$.`,
      figure: solid('pyramid', false),
    };
  }),
  mc('M1', 'cặp đường thẳng song song trong hình lập phương', (_, turn) => {
    const [line, right, wrong] = (
      [
        ['AC', "A'C'", ['BD', "B'D'", "BC'"]],
        ["AB'", "DC'", ["A'B", "CD'", "BC'"]],
        ["BC'", "AD'", ["B'C", "A'D", "AB'"]],
      ] as const
    )[turn]!;
    return {
      ask: shown(square, `Đường thẳng $${line}$ song song với đường thẳng nào?`),
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'chọn đường chéo kia của cùng một mặt'],
        [`$${wrong[1]}$`, 'chọn đường chéo không tương ứng của mặt đối diện'],
        [`$${wrong[2]}$`, 'chọn đường chéo của một mặt khác'],
      ],
      why: `$${line}$ và $${right}$ là hai đường chéo tương ứng của hai mặt đối diện, nên song song với nhau.`,
      figure: solid('cube', false),
    };
  }),
  tf('M1', 'vị trí tương đối trong hình chóp tứ giác đều', () => ({
    ask: shown(`${pyramid} có $O$ là tâm của đáy`),
    say: [
      [
        '$AB$ và $SC$ chéo nhau.',
        '$AB$ và $SC$ cắt nhau.',
        'không có mặt phẳng nào chứa cả bốn điểm $A$, $B$, $S$, $C$.',
      ],
      ['$AD$ và $BC$ song song với nhau.', '$AD$ và $BC$ chéo nhau.', 'đáy $ABCD$ là hình vuông.'],
      [
        'Giao tuyến của $(SAC)$ và $(SBD)$ là $SO$.',
        'Giao tuyến của $(SAC)$ và $(SBD)$ là $SA$.',
        '$S$ và $O$ đều thuộc hai mặt phẳng.',
      ],
      [
        '$AC$ và $BD$ cắt nhau.',
        '$AC$ và $BD$ chéo nhau.',
        'hai đường chéo của đáy cùng nằm trong $(ABCD)$ và cắt nhau tại $O$.',
      ],
    ],
    figure: solid('pyramid'),
  })),
  fb('M2', 'diện tích thiết diện song song với đáy của hình chóp', (_, turn) => {
    const [a, over, under] = (
      [
        [6, 1, 3],
        [10, 2, 5],
        [8, 3, 4],
      ] as const
    )[turn]!;
    const side = (a * over) / under;
    return {
      ask: shown(
        `${pyramid} có cạnh đáy bằng ${a} và mặt phẳng song song với đáy cắt các cạnh $SA$, $SB$, $SC$, $SD$ tại $M$, $N$, $P$, $Q$`,
        `Biết $SM = ${fraction(over, under)}SA$. Tính diện tích tứ giác $MNPQ$.`,
      ),
      is: side * side,
      why: `$MNPQ$ là hình vuông đồng dạng với đáy theo tỉ số $${fraction(over, under)}$: cạnh bằng $${fraction(over, under)} \\cdot ${a} = ${side}$, diện tích bằng $${side}^2 = ${side * side}$.`,
      figure: { ...solid('pyramid', false), section: over / under },
    };
  }),
]);

const limits: readonly Template[] = unit(11, 'Giới hạn và hàm số liên tục', ({ mc, fb, ew }) => [
  mc('M1', 'giới hạn tại vô cực đọc từ đồ thị', (_, turn) => {
    const [p, q] = [
      [1, 2],
      [2, 1],
      [-1, 3],
    ][turn]! as [number, number];
    return {
      ask: [
        'Đồ thị hàm số $y = f(x)$ ở hình bên có tiệm cận ngang. Giá trị của $\\displaystyle\\lim_{x \\to -\\infty} f(x)$ là:',
        'Quan sát đồ thị hàm số $y = f(x)$ ở hình bên. Khi $x \\to -\\infty$, $f(x)$ dần tới:',
        'Đường cong ở hình bên là đồ thị của hàm số $y = f(x)$. Khi $x \\to +\\infty$, giá trị của $f(x)$ tiến gần đến số:',
      ],
      right: q,
      wrong: [
        [p, 'đọc tiệm cận đứng'],
        ['$+\\infty$', 'nhầm với giới hạn một bên tại tiệm cận đứng'],
        [0, 'nghĩ rằng giới hạn tại vô cực luôn bằng 0'],
      ],
      why: `Đi xa mãi về hai phía của trục hoành, đồ thị tiến gần đường thẳng $y = ${q}$.`,
      figure: graph('rational', [q, 2 - p * q, 1, -p], [-5, 7], [-4, 7], { grid: true }),
    };
  }),
  mc('M1', 'giá trị cần gán để hàm số liên tục tại một điểm', (r) => {
    const [m, c, a] = [r.int(2, 5), r.int(1, 6), r.int(1, 4)];
    const piece = `\\begin{cases} ${m}x + ${c} & \\text{khi } x \\ne ${a} \\\\ k & \\text{khi } x = ${a} \\end{cases}`;
    return {
      ask: [
        `Hàm số $f(x) = ${piece}$ liên tục tại $x = ${a}$ khi $k$ bằng:`,
        `Tìm $k$ để hàm số $f(x) = ${piece}$ liên tục tại điểm $x = ${a}$.`,
        `Cảm biến ghi nhiệt độ theo hàm số $f(x) = ${piece}$. Đường ghi liền nét tại $x = ${a}$ khi $k$ bằng:`,
      ],
      right: m * a + c,
      wrong: [
        [a, 'lấy hoành độ của điểm'],
        [c, 'lấy hệ số tự do'],
        [m + c, 'cộng hai hệ số'],
        [m * a, 'quên cộng hệ số tự do'],
        [m * a - c, 'nhầm dấu của hệ số tự do'],
      ],
      why: `$\\displaystyle\\lim_{x \\to ${a}} f(x) = ${m} \\cdot ${a} + ${c} = ${m * a + c}$; hàm số liên tục tại $x = ${a}$ khi $k = f(${a}) = ${m * a + c}$.`,
    };
  }),
  mc('M2', 'khoảng liên tục của hàm số từ đồ thị', (_, turn) => {
    const p = [1, 2, -1][turn]!;
    const q = [1, 2, 1][turn]!;
    return {
      ask: shown('hàm số $y = f(x)$ có đồ thị', 'Khẳng định nào đúng?'),
      right: `$f(x)$ liên tục trên $(${p};\\,+\\infty)$`,
      wrong: [
        ['$f(x)$ liên tục trên $\\mathbb{R}$', 'bỏ qua điểm mà đồ thị bị ngắt'],
        [`$f(x)$ liên tục tại $x = ${p}$`, 'không nhận ra hàm số không xác định tại đó'],
        [`$f(x)$ liên tục trên $(${p - 1};\\,${p + 1})$`, 'lấy khoảng chứa điểm gián đoạn'],
      ],
      why: `Hàm số không xác định tại $x = ${p}$; bên phải $x = ${p}$ đồ thị là một đường liền nét, nên $f(x)$ liên tục trên $(${p};\\,+\\infty)$.`,
      figure: graph('rational', [q, 2 - p * q, 1, -p], [-5, 7], [-4, 6], { grid: true }),
    };
  }),
  fb('M1', 'giới hạn của dãy số có tử và mẫu cùng bậc', (r) => {
    const [b, k, c, d] = [r.int(2, 4), r.int(2, 6), r.int(2, 5), r.int(1, 5)];
    return {
      ask: [
        `Tính $\\displaystyle\\lim \\dfrac{${b * k}n^2 + ${c}n}{${b}n^2 + ${d}}$.`,
        `Giá trung bình (nghìn đồng) của mỗi sản phẩm khi làm $n$ sản phẩm là $\\dfrac{${b * k}n^2 + ${c}n}{${b}n^2 + ${d}}$. Giá này tiến dần đến bao nhiêu nghìn đồng khi $n \\to +\\infty$?`,
        `Dãy số $u_n = \\dfrac{${b * k}n^2 + ${c}n}{${b}n^2 + ${d}}$ có giới hạn bằng bao nhiêu?`,
      ],
      is: k,
      why: `Chia cả tử và mẫu cho $n^2$: giới hạn bằng $\\dfrac{${b * k}}{${b}} = ${k}$.`,
    };
  }),
  ew('M3', 'tổng chiều dài các đoạn gấp khúc nối tiếp', (_, turn) => {
    const [first, over, under] = (
      [
        [12, 2, 3],
        [20, 3, 5],
        [15, 1, 2],
      ] as const
    )[turn]!;
    const total = fraction(first * under, under - over);
    return {
      ask: [
        `Một con lắc đơn dao động tắt dần: quãng đường đi được trong lần lắc đầu là ${first} cm, mỗi lần sau bằng $${fraction(over, under)}$ lần trước. Tính tổng quãng đường con lắc đi được đến khi dừng lại.`,
        `Chiếc đinh được đóng vào gỗ: nhát búa đầu đinh lún ${first} mm, mỗi nhát sau đinh lún bằng $${fraction(over, under)}$ nhát trước. Nếu đóng mãi thì tổng độ lún của đinh tiến dần đến bao nhiêu?`,
        `Đường trang trí gồm vô hạn đoạn thẳng nối tiếp: đoạn đầu dài ${first} cm, mỗi đoạn sau dài bằng $${fraction(over, under)}$ đoạn trước. Tính tổng độ dài của đường đó.`,
      ],
      solution: `Các độ dài lập thành cấp số nhân lùi vô hạn có $u_1 = ${first}$.\nCông bội $q = ${fraction(over, under)}$, $|q| < 1$.\nTổng: $S = \\dfrac{u_1}{1 - q} = \\dfrac{${first}}{1 - ${fraction(over, under)}}$.\n$S = ${first} : ${fraction(under - over, under)} = ${total}$ (${turn === 1 ? 'mm' : 'cm'}).`,
    };
  }),
]);

export const firstTerm11: readonly Template[] = [...waves, ...sequences, ...grouped, ...parallel, ...limits];
