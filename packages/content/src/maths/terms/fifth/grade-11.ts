/** Grade 11: further choices for the tests in the middle of a term. */
import { fraction, n, plain, type Template } from '../../template.ts';
import { chart, graph, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { table, unit } from '../kit.ts';

const trigonometry: readonly Template[] = unit(11, 'Lượng giác', ({ mc, tf, set }) => [
  mc('M1', 'góc lượng giác có cùng tia đầu và tia cuối', (r) => {
    const a = 10 * r.int(2, 8);
    return {
      ask: [
        `Góc lượng giác nào có cùng tia đầu, tia cuối với góc $${a}^\\circ$?`,
        `Trên đường tròn lượng giác, điểm biểu diễn của góc $${a}^\\circ$ cũng là điểm biểu diễn của góc:`,
        `Kim quay từ vị trí ban đầu một góc $${a}^\\circ$ theo chiều dương. Kim dừng ở cùng vị trí đó nếu quay một góc:`,
      ],
      right: `$${a - 360}^\\circ$`,
      wrong: [
        [`$${a + 180}^\\circ$`, 'cộng nửa vòng'],
        [`$${-a}^\\circ$`, 'lấy góc đối'],
        [`$${360 - a}^\\circ$`, 'lấy một vòng trừ góc đã cho'],
      ],
      why: `Các góc cùng tia đầu, tia cuối với $${a}^\\circ$ là $${a}^\\circ + k \\cdot 360^\\circ$; với $k = -1$ được $${a - 360}^\\circ$.`,
    };
  }),
  mc('M1', 'góc phần tư chứa điểm biểu diễn', (r, turn) => {
    const quarter = [2, 3, 4][turn]!;
    const a = 90 * (quarter - 1) + 5 * r.int(3, 15);
    const names = ['I', 'II', 'III', 'IV'];
    const right = names[quarter - 1]!;
    return {
      ask: [
        `Điểm biểu diễn góc lượng giác $${a}^\\circ$ trên đường tròn lượng giác thuộc góc phần tư thứ:`,
        `Trên đường tròn lượng giác, điểm biểu diễn của góc $${a}^\\circ$ nằm ở góc phần tư nào?`,
        `Một điểm xuất phát từ $(1;\\,0)$ chạy trên đường tròn lượng giác theo chiều dương một góc $${a}^\\circ$. Điểm đó dừng ở góc phần tư thứ:`,
      ],
      right,
      wrong: names.filter((one) => one !== right),
      why: `$${quarter - 1} \\cdot 90^\\circ < ${a}^\\circ < ${quarter} \\cdot 90^\\circ$, nên điểm biểu diễn thuộc góc phần tư thứ ${right}.`,
    };
  }),
  set('M1', 'công thức biến đổi tích thành tổng', [
    [
      'Công thức nào sau đây đúng với mọi $a$, $b$?',
      '$\\cos a\\cos b = \\dfrac{1}{2}\\left[\\cos(a - b) + \\cos(a + b)\\right]$',
      [
        [
          '$\\cos a\\cos b = \\dfrac{1}{2}\\left[\\cos(a - b) - \\cos(a + b)\\right]$',
          'nhầm với công thức của $\\sin a\\sin b$',
        ],
        ['$\\cos a\\cos b = \\cos(a - b) + \\cos(a + b)$', 'quên hệ số $\\dfrac{1}{2}$'],
        [
          '$\\cos a\\cos b = \\dfrac{1}{2}\\left[\\sin(a - b) + \\sin(a + b)\\right]$',
          'nhầm với công thức của $\\sin a\\cos b$',
        ],
      ],
      'Cộng vế với vế $\\cos(a - b) = \\cos a\\cos b + \\sin a\\sin b$ và $\\cos(a + b) = \\cos a\\cos b - \\sin a\\sin b$.',
    ],
    [
      'Tích $\\sin a\\sin b$ bằng biểu thức nào?',
      '$\\dfrac{1}{2}\\left[\\cos(a - b) - \\cos(a + b)\\right]$',
      [
        ['$\\dfrac{1}{2}\\left[\\cos(a - b) + \\cos(a + b)\\right]$', 'nhầm với công thức của $\\cos a\\cos b$'],
        ['$\\dfrac{1}{2}\\left[\\cos(a + b) - \\cos(a - b)\\right]$', 'đổi thứ tự hai số hạng của hiệu'],
        ['$\\dfrac{1}{2}\\left[\\sin(a - b) - \\sin(a + b)\\right]$', 'viết sin thay cho côsin'],
      ],
      'Trừ vế với vế $\\cos(a - b) = \\cos a\\cos b + \\sin a\\sin b$ và $\\cos(a + b) = \\cos a\\cos b - \\sin a\\sin b$.',
    ],
    [
      'Viết tích $\\sin 3x\\cos x$ thành tổng, ta được:',
      '$\\dfrac{1}{2}(\\sin 2x + \\sin 4x)$',
      [
        ['$\\dfrac{1}{2}(\\cos 2x + \\cos 4x)$', 'nhầm với công thức của $\\cos a\\cos b$'],
        ['$\\sin 2x + \\sin 4x$', 'quên hệ số $\\dfrac{1}{2}$'],
        ['$\\dfrac{1}{2}(\\sin 4x - \\sin 2x)$', 'nhầm dấu của $\\sin(a - b)$'],
      ],
      '$\\sin a\\cos b = \\dfrac{1}{2}\\left[\\sin(a - b) + \\sin(a + b)\\right]$ với $a = 3x$, $b = x$.',
    ],
  ]),
  mc('M1', 'giá trị nhỏ nhất đọc từ đồ thị hàm số côsin', (r) => {
    const a = r.int(2, 4);
    return {
      ask: shown('đồ thị của hàm số $y = a\\cos x$', 'Giá trị nhỏ nhất của hàm số là:'),
      right: -a,
      wrong: [
        [a, 'lấy giá trị lớn nhất'],
        [-1, 'coi hệ số $a$ bằng 1'],
        [0, 'lấy giá trị tại giao điểm với trục hoành'],
      ],
      why: `Điểm thấp nhất của đồ thị có tung độ $${-a}$.`,
      figure: graph('cosine', [a, 1], [-6.6, 6.6], [-a - 0.8, a + 0.8], { grid: true }),
    };
  }),
  tf('M1', 'các giá trị lượng giác của một góc đặc biệt', (_, turn) => {
    const [name, degrees, sine, cosine, tangent, cotangent] = (
      [
        ['\\dfrac{2\\pi}{3}', 120, '\\dfrac{\\sqrt{3}}{2}', '\\dfrac{1}{2}', '\\sqrt{3}', '\\dfrac{\\sqrt{3}}{3}'],
        ['\\dfrac{3\\pi}{4}', 135, '\\dfrac{\\sqrt{2}}{2}', '\\dfrac{\\sqrt{2}}{2}', '1', '1'],
        ['\\dfrac{5\\pi}{6}', 150, '\\dfrac{1}{2}', '\\dfrac{\\sqrt{3}}{2}', '\\dfrac{\\sqrt{3}}{3}', '\\sqrt{3}'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Cho góc lượng giác $\\alpha = ${name}$.`,
        `Xét điểm $M$ trên đường tròn lượng giác biểu diễn góc $\\alpha = ${name}$.`,
        `Một vòng quay nhỏ đã quay được góc $\\alpha = ${name}$ theo chiều dương.`,
      ],
      say: [
        [
          `Số đo của $\\alpha$ tính bằng độ là $${degrees}^\\circ$.`,
          `Số đo của $\\alpha$ tính bằng độ là $${180 - degrees}^\\circ$.`,
          `thay $\\pi$ bằng $180^\\circ$ thì $${name}$ thành $${degrees}^\\circ$.`,
        ],
        [
          `$\\sin\\alpha = ${sine}$.`,
          `$\\sin\\alpha = -${sine}$.`,
          'điểm biểu diễn nằm phía trên trục hoành nên sin dương.',
        ],
        [
          `$\\cos\\alpha = -${cosine}$.`,
          `$\\cos\\alpha = ${cosine}$.`,
          'điểm biểu diễn nằm bên trái trục tung nên côsin âm.',
        ],
        [
          `$\\tan\\alpha = -${tangent}$ và $\\cot\\alpha = -${cotangent}$.`,
          `$\\tan\\alpha = ${tangent}$ và $\\cot\\alpha = ${cotangent}$.`,
          'sin và côsin trái dấu nên tang và côtang đều âm.',
        ],
      ],
    };
  }),
]);

const sequences: readonly Template[] = unit(11, 'Dãy số và cấp số', ({ mc, tf, ew }) => [
  mc('M1', 'dãy số bị chặn', (r) => {
    const [k, a, b] = [r.int(2, 9), r.int(2, 5), r.int(2, 5)];
    return {
      ask: [
        'Dãy số $(u_n)$ nào sau đây là dãy số bị chặn?',
        'Chọn công thức số hạng tổng quát của một dãy số bị chặn.',
        'Trong bốn dãy số cho bởi số hạng tổng quát dưới đây, dãy nào vừa bị chặn trên vừa bị chặn dưới?',
      ],
      right: `$u_n = \\dfrac{n}{n + ${k}}$`,
      wrong: [
        [`$u_n = ${a}n + ${b}$`, 'quên rằng dãy này lớn hơn mọi số cho trước'],
        [`$u_n = n^2 - ${k}$`, 'chỉ thấy dãy bị chặn dưới'],
        [`$u_n = (-${a})^n$`, 'chỉ thấy dãy có số hạng âm và số hạng dương'],
      ],
      why: `Với mọi $n \\ge 1$: $0 < \\dfrac{n}{n + ${k}} < 1$.`,
    };
  }),
  mc('M1', 'thứ tự của một số hạng trong dãy số', (r) => {
    const [a, b, k] = [r.int(3, 8), r.int(1, 9), r.int(7, 15)];
    const value = a * k + b;
    return {
      ask: [
        `Dãy số $(u_n)$ có $u_n = ${a}n + ${b}$. Số ${value} là số hạng thứ mấy của dãy?`,
        `Cho dãy số $u_n = ${a}n + ${b}$. Biết $u_k = ${value}$, giá trị của $k$ là:`,
        `Số ghế ở hàng thứ $n$ của một rạp là $u_n = ${a}n + ${b}$. Hàng có ${value} ghế là hàng thứ:`,
      ],
      right: k,
      wrong: [
        [k + 1, 'đếm thêm một số hạng'],
        [k - 1, 'đếm số khoảng cách giữa các số hạng'],
        [a * value + b, `thay $n = ${value}$ vào công thức`],
      ],
      why: `$${a}n + ${b} = ${value}$ khi $n = \\dfrac{${value} - ${b}}{${a}} = ${k}$.`,
    };
  }),
  mc('M1', 'công sai từ hai số hạng liền nhau', (r) => {
    const [at, u, d] = [r.int(3, 9), r.int(5, 30), -r.int(2, 7)];
    return {
      ask: [
        `Cấp số cộng $(u_n)$ có $u_{${at}} = ${u}$ và $u_{${at + 1}} = ${u + d}$. Công sai của cấp số cộng là:`,
        `Cho cấp số cộng có số hạng thứ ${at} bằng ${u} và số hạng thứ ${at + 1} bằng $${u + d}$. Công sai bằng:`,
        `Mực nước hồ (cm so với mốc) giảm đều từng ngày: ngày thứ ${at} là ${u}, ngày thứ ${at + 1} là $${u + d}$. Các mực nước lập thành cấp số cộng có công sai:`,
      ],
      right: d,
      wrong: [
        [-d, 'lấy số hạng trước trừ số hạng sau'],
        [2 * u + d, 'cộng hai số hạng'],
        [u + d, 'lấy số hạng sau làm công sai'],
      ],
      why: `$d = u_{${at + 1}} - u_{${at}} = ${u + d < 0 ? `${u + d}` : u + d} - ${u} = ${d}$.`,
    };
  }),
  mc('M1', 'số hạng đầu của cấp số nhân', (r) => {
    const [q, a] = [r.int(2, 4), r.int(2, 6)];
    return {
      ask: [
        `Cấp số nhân có công bội ${q} và số hạng thứ ba bằng ${a * q * q}. Số hạng đầu là:`,
        `Cho cấp số nhân $(u_n)$ với $u_3 = ${a * q * q}$, $q = ${q}$. Khi đó $u_1$ bằng:`,
        `Sau mỗi giờ số vi khuẩn gấp ${q} lần. Đến đầu giờ thứ ba có ${a * q * q} nghìn con. Đầu giờ thứ nhất có số nghìn con là:`,
      ],
      right: a,
      wrong: [
        [a * q, 'chỉ chia một lần cho công bội'],
        [a * q * q - 2 * q, 'trừ hai lần công bội như với cấp số cộng'],
        [a * q ** 4, 'nhân thay vì chia'],
      ],
      why: `$u_3 = u_1 \\cdot ${q}^2$, nên $u_1 = \\dfrac{${a * q * q}}{${q * q}} = ${a}$.`,
    };
  }),
  tf('M2', 'tin nhắn được chuyển tiếp qua từng vòng', (r) => {
    const k = r.int(3, 5);
    const total = k + k ** 2 + k ** 3;
    return {
      ask: [
        `Bạn Mai gửi một tin cho ${k} người (vòng 1). Ở mỗi vòng sau, mỗi người mới nhận tin gửi tiếp cho ${k} người chưa biết tin. Gọi $u_n$ là số người mới nhận tin ở vòng thứ $n$.`,
        `Một câu lạc bộ mời thành viên theo từng đợt: đợt đầu mời ${k} người, từ đợt sau mỗi người vừa được mời lại mời thêm ${k} người mới. $u_n$ là số người được mời ở đợt thứ $n$.`,
        `Trong một trò chơi, người đầu tiên rủ ${k} bạn ở lượt 1; ở mỗi lượt tiếp theo, mỗi bạn mới vào rủ thêm ${k} bạn khác. Gọi $u_n$ là số bạn mới vào ở lượt thứ $n$.`,
      ],
      say: [
        [
          `Dãy $(u_n)$ là cấp số nhân có công bội ${k}.`,
          `Dãy $(u_n)$ là cấp số cộng có công sai ${k}.`,
          `mỗi lần số người mới gấp ${k} lần số người mới của lần trước.`,
        ],
        [`$u_3 = ${k ** 3}$.`, `$u_3 = ${3 * k}$.`, `$u_3 = ${k} \\cdot ${k}^2 = ${k ** 3}$.`],
        [`$u_n = ${k}^n$.`, `$u_n = ${k}^{n - 1}$.`, `$u_n = ${k} \\cdot ${k}^{n - 1} = ${k}^n$.`],
        [
          `$u_1 + u_2 + u_3 = ${total}$.`,
          `$u_1 + u_2 + u_3 = ${k ** 3}$.`,
          `$${k} + ${k ** 2} + ${k ** 3} = ${total}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'tam giác vuông có ba cạnh lập thành cấp số cộng', (r, turn) => {
    const d = r.int(2, 12);
    const length = ['cm', 'm', 'dm'][turn]!;
    return {
      ask: [
        `Một tam giác vuông có ba cạnh lập thành cấp số cộng và chu vi bằng ${12 * d} cm. Tính độ dài ba cạnh và diện tích tam giác.`,
        `Mảnh vườn hình tam giác vuông có chu vi ${12 * d} m, độ dài ba cạnh theo thứ tự lập thành một cấp số cộng. Tìm ba cạnh và diện tích mảnh vườn.`,
        `Khung gỗ hình tam giác vuông được ghép từ ba thanh có độ dài lập thành cấp số cộng, tổng độ dài ${12 * d} dm. Tính độ dài mỗi thanh và diện tích hình tam giác.`,
      ],
      solution: `Gọi ba cạnh là $a - x$, $a$, $a + x$ với $a > x > 0$. Chu vi $3a = ${12 * d}$ nên $a = ${4 * d}$.\nTheo định lí Pythagore: $(${4 * d} - x)^2 + ${4 * d}^2 = (${4 * d} + x)^2$.\nSuy ra $${16 * d}x = ${16 * d * d}$, $x = ${d}$. Ba cạnh dài ${3 * d} ${length}, ${4 * d} ${length}, ${5 * d} ${length}.\nDiện tích: $\\dfrac{${3 * d} \\cdot ${4 * d}}{2} = ${6 * d * d}$ (${length}²).`,
    };
  }),
]);

const grouped: readonly Template[] = unit(11, 'Mẫu số liệu ghép nhóm', ({ mc, fb }) => [
  mc('M1', 'độ dài của nhóm', (r) => {
    const [from, width] = [r.int(10, 40), r.pick([4, 5, 6, 8])];
    const bound = (at: number) => from + at * width;
    const group = (at: number) => `[${bound(at)}; ${bound(at + 1)})`;
    const rows = (name: string, count: string) =>
      table([name, group(0), group(1), group(2)], [count, r.int(3, 9), r.int(8, 15), r.int(3, 9)]);
    return {
      ask: [
        `Cho bảng tần số ghép nhóm:\n${rows('Chiều cao (cm)', 'Số cây')}\nĐộ dài của mỗi nhóm bằng:`,
        `Kết quả đo khối lượng của một số quả:\n${rows('Khối lượng (g)', 'Số quả')}\nMỗi nhóm của mẫu số liệu có độ dài là:`,
        `Bảng sau ghép nhóm thời gian chạy của học sinh:\n${rows('Thời gian (giây)', 'Số học sinh')}\nCác nhóm đều có độ dài bằng:`,
      ],
      right: width,
      wrong: [
        [3 * width, 'lấy độ dài của cả ba nhóm'],
        [bound(0) + width / 2, 'lấy giá trị đại diện của nhóm đầu'],
        [bound(1), 'lấy đầu mút phải của nhóm đầu'],
      ],
      why: `$${bound(1)} - ${bound(0)} = ${width}$.`,
    };
  }),
  mc('M1', 'nhóm chứa tứ phân vị thứ ba trên biểu đồ', (r, turn) => {
    const [a, b, c] = [
      [r.int(5, 8), r.int(10, 12), r.int(14, 16)],
      [r.int(4, 6), r.int(8, 10), r.int(10, 12)],
      [r.int(12, 15), r.int(18, 20), r.int(2, 3)],
    ][turn] as [number, number, number];
    const rest = 40 - a - b - c;
    const groups = ['$[0;\\,5)$', '$[5;\\,10)$', '$[10;\\,15)$', '$[15;\\,20)$'];
    const right = groups[[2, 3, 1][turn]!]!;
    const [two, three] = [a + b, a + b + c];
    return {
      ask: [
        'Biểu đồ bên ghi tần số ghép nhóm về số trang sách đọc mỗi ngày của 40 học sinh. Tứ phân vị thứ ba thuộc nhóm:',
        'Quãng đường (km) đi làm của 40 nhân viên được cho ở biểu đồ tần số bên. Nhóm chứa tứ phân vị thứ ba là:',
        'Từ biểu đồ tần số bên về thời gian (phút) chờ khám của 40 người, tứ phân vị thứ ba nằm trong nhóm nào?',
      ],
      right,
      wrong: groups.filter((one) => one !== right),
      why: [
        `$\\dfrac{3 \\cdot 40}{4} = 30$. Hai nhóm đầu có ${two} số liệu, ba nhóm đầu có ${three} số liệu, nhiều hơn 30, nên nhóm thứ ba chứa tứ phân vị thứ ba.`,
        `$\\dfrac{3 \\cdot 40}{4} = 30$. Ba nhóm đầu có $${a} + ${b} + ${c} = ${three}$ số liệu, chưa đủ 30, nên nhóm cuối chứa tứ phân vị thứ ba.`,
        `$\\dfrac{3 \\cdot 40}{4} = 30$. Nhóm đầu có ${a} số liệu, hai nhóm đầu có ${two} số liệu, không ít hơn 30, nên nhóm thứ hai chứa tứ phân vị thứ ba.`,
      ][turn]!,
      figure: chart('histogram', 'Tần số', [
        ['0–5', a],
        ['5–10', b],
        ['10–15', c],
        ['15–20', rest],
      ]),
    };
  }),
  mc('M2', 'số trung bình từ biểu đồ hình quạt của các nhóm', (r) => {
    const [a, b, c] = r.pick([
      [20, 50, 30],
      [30, 40, 30],
      [10, 60, 30],
      [40, 40, 20],
      [20, 40, 40],
    ] as const);
    const mean = (5 * a + 15 * b + 25 * c) / 100;
    return {
      ask: [
        'Biểu đồ hình quạt bên cho tỉ lệ học sinh theo thời gian (phút) từ nhà đến trường, ghép thành ba nhóm. Thời gian trung bình (phút) theo mẫu ghép nhóm là:',
        'Số cuốn sách mỗi bạn mượn trong năm được ghép thành ba nhóm với tỉ lệ như biểu đồ hình quạt bên. Số trung bình của mẫu số liệu ghép nhóm bằng:',
        'Tỉ lệ khách hàng theo thời gian (phút) gọi điện được cho ở biểu đồ hình quạt bên. Tính số trung bình (phút) của mẫu số liệu ghép nhóm.',
      ],
      right: mean,
      wrong: [
        [15, 'lấy giá trị đại diện của nhóm giữa'],
        [(10 * a + 20 * b + 30 * c) / 100, 'dùng đầu mút phải của mỗi nhóm'],
        [(10 * b + 20 * c) / 100, 'dùng đầu mút trái của mỗi nhóm'],
        [mean + 2, 'tính sai một tích'],
      ],
      why: `Giá trị đại diện của ba nhóm là 5; 15; 25. $\\overline{x} = 5 \\cdot ${n(a / 100)} + 15 \\cdot ${n(b / 100)} + 25 \\cdot ${n(c / 100)} = ${n(mean)}$.`,
      figure: chart('pie', '', [
        ['[0; 10)', a],
        ['[10; 20)', b],
        ['[20; 30)', c],
      ]),
    };
  }),
  mc('M2', 'mốt của mẫu ghép nhóm đọc từ biểu đồ', (r) => {
    const [before, most, after, mode] = r.pick([
      [6, 14, 12, 18],
      [4, 12, 10, 18],
      [12, 14, 6, 12],
      [8, 12, 6, 14],
      [5, 12, 9, 17],
    ] as const);
    const [gain, loss] = [most - before, most - after];
    return {
      ask: [
        'Biểu đồ bên ghi tần số ghép nhóm về tiền tiêu vặt (nghìn đồng) mỗi ngày của một nhóm bạn. Mốt của mẫu số liệu ghép nhóm là:',
        'Từ biểu đồ tần số ghép nhóm bên về thời gian (phút) làm bài tập của học sinh, mốt của mẫu số liệu bằng:',
        'Số điểm của các đội chơi được ghép nhóm và biểu diễn ở biểu đồ bên. Mốt của mẫu số liệu ghép nhóm bằng:',
      ],
      right: mode,
      wrong: [
        [15, 'lấy giá trị đại diện của nhóm chứa mốt'],
        [10 + (loss * 10) / (gain + loss), 'đổi chỗ hai hiệu trong công thức'],
        [most, 'lấy tần số của nhóm chứa mốt'],
        [10, 'lấy đầu mút trái của nhóm chứa mốt'],
      ],
      why: `Nhóm chứa mốt là $[10;\\,20)$. $M_o = 10 + \\dfrac{${most} - ${before}}{(${most} - ${before}) + (${most} - ${after})} \\cdot 10 = ${mode}$.`,
      figure: chart('histogram', 'Tần số', [
        ['0–10', before],
        ['10–20', most],
        ['20–30', after],
        ['30–40', 3],
      ]),
    };
  }),
  fb('M1', 'giá trị đại diện của nhóm có tần số lớn nhất', (r) => {
    const [from, at] = [2 * r.int(5, 20), r.int(0, 3)];
    const counts = [4, 6, 7, 8].map((one, index) => (index === at ? 15 : one));
    const heads = counts.map((_, index) => `[${from + 4 * index}; ${from + 4 * index + 4})`);
    const mid = from + 4 * at + 2;
    return {
      ask: [
        `Bảng tần số ghép nhóm về khối lượng (kg) của các bao hàng:\n${table(['Khối lượng', ...heads], ['Số bao', ...counts])}\nGiá trị đại diện của nhóm có tần số lớn nhất là bao nhiêu?`,
        `Tuổi của các thành viên một đội được ghép nhóm:\n${table(['Tuổi', ...heads], ['Số người', ...counts])}\nTìm giá trị đại diện của nhóm có nhiều người nhất.`,
        `Thời gian (phút) hoàn thành một sản phẩm:\n${table(['Thời gian', ...heads], ['Số lần', ...counts])}\nNhóm có tần số lớn nhất có giá trị đại diện bằng bao nhiêu phút?`,
      ],
      is: mid,
      why: `Tần số lớn nhất là 15, của nhóm $[${mid - 2};\\,${mid + 2})$. Giá trị đại diện: $\\dfrac{${mid - 2} + ${mid + 2}}{2} = ${mid}$.`,
    };
  }),
  fb('M2', 'tứ phân vị thứ nhất từ bảng ghép nhóm', (r) => {
    const [a, b, q] = r.pick([
      [4, 12, 15],
      [7, 12, 12.5],
      [5, 10, 15],
      [8, 8, 12.5],
      [4, 8, 17.5],
      [6, 16, 12.5],
    ] as const);
    const rest = 40 - a - b - 10;
    const rows = (name: string, count: string) =>
      table([name, '[0; 10)', '[10; 20)', '[20; 30)', '[30; 40)'], [count, a, b, 10, rest]);
    return {
      ask: [
        `Thời gian (phút) xem tin tức mỗi ngày của 40 người:\n${rows('Thời gian', 'Số người')}\nTứ phân vị thứ nhất của mẫu số liệu ghép nhóm là bao nhiêu?`,
        `Chiều cao (cm) của 40 cây giống:\n${rows('Chiều cao', 'Số cây')}\nTìm tứ phân vị thứ nhất của mẫu số liệu ghép nhóm.`,
        `Số tiền (nghìn đồng) 40 khách trả cho một bữa sáng:\n${rows('Số tiền', 'Số khách')}\nTính tứ phân vị thứ nhất của mẫu số liệu ghép nhóm.`,
      ],
      is: q,
      why: `$\\dfrac{40}{4} = 10$, và nhóm đầu có ${a} số liệu nên $Q_1$ thuộc nhóm $[10;\\,20)$. $Q_1 = 10 + \\dfrac{10 - ${a}}{${b}} \\cdot 10 = ${n(q)}$.`,
    };
  }),
]);

const exponentials: readonly Template[] = unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc, fb, ew }) => [
  mc('M1', 'lôgarit của 1 và của cơ số', (r) => {
    const a = r.int(3, 9);
    return {
      ask: [
        `Giá trị của $\\log_{${a}} 1 + \\log_{${a}} ${a}$ bằng:`,
        `Biểu thức $\\log_{${a}} ${a} + \\log_{${a}} 1$ có giá trị là:`,
        `Khi bấm máy tính $\\log_{${a}} 1 + \\log_{${a}} ${a}$, màn hình hiện kết quả:`,
      ],
      right: 1,
      wrong: [
        [2, 'coi $\\log_a 1 = 1$'],
        [0, 'coi $\\log_a a = 0$'],
        [a + 1, 'cộng hai số dưới dấu lôgarit'],
      ],
      why: `$\\log_{${a}} 1 = 0$ và $\\log_{${a}} ${a} = 1$.`,
    };
  }),
  mc('M1', 'điểm mà đồ thị của mọi hàm số mũ đi qua', (r) => {
    const a = r.int(2, 9);
    return {
      ask: [
        `Đồ thị hàm số $y = ${a}^x$ đi qua điểm nào sau đây?`,
        `Giao điểm của đồ thị hàm số $y = ${a}^x$ với trục tung là:`,
        `Trong các điểm sau, điểm thuộc đồ thị hàm số $y = ${a}^x$ là:`,
      ],
      right: '$(0;\\,1)$',
      wrong: [
        ['$(1;\\,0)$', 'nhầm với đồ thị hàm số lôgarit'],
        ['$(0;\\,0)$', `coi $${a}^0 = 0$`],
        [`$(0;\\,${a})$`, `coi $${a}^0 = ${a}$`],
      ],
      why: `$${a}^0 = 1$ nên đồ thị đi qua điểm $(0;\\,1)$ của trục tung.`,
    };
  }),
  mc('M1', 'luỹ thừa với số mũ nguyên âm', (r) => {
    const [a, b] = r.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const);
    return {
      ask: [
        `Giá trị của $\\left(\\dfrac{${a}}{${b}}\\right)^{-2}$ bằng:`,
        `Tính $\\left(\\dfrac{${a}}{${b}}\\right)^{-2}$.`,
        `Luỹ thừa $\\left(\\dfrac{${a}}{${b}}\\right)^{-2}$ có giá trị là:`,
      ],
      right: `$${fraction(b * b, a * a)}$`,
      wrong: [
        [`$${fraction(a * a, b * b)}$`, 'bỏ dấu âm của số mũ'],
        [`$-${fraction(a * a, b * b)}$`, 'đưa dấu âm của số mũ ra trước luỹ thừa'],
        [`$${fraction(-2 * a, b)}$`, 'nhân cơ số với số mũ'],
      ],
      why: `$\\left(\\dfrac{${a}}{${b}}\\right)^{-2} = \\left(\\dfrac{${b}}{${a}}\\right)^2 = ${fraction(b * b, a * a)}$.`,
    };
  }),
  mc('M1', 'viết căn bậc n thành luỹ thừa', (r) => {
    const [m, k] = r.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 7],
    ] as const);
    return {
      ask: [
        `Cho số thực dương $a$. Nếu $\\sqrt[${k}]{a^${m}} = a^x$ với mọi $a > 0$ thì $x$ bằng:`,
        `Viết $\\sqrt[${k}]{a^${m}}$ ($a > 0$) dưới dạng $a^x$ thì $x$ bằng:`,
        `Tìm số mũ $x$ để đẳng thức $a^x = \\sqrt[${k}]{a^${m}}$ đúng với mọi số thực $a > 0$.`,
      ],
      right: `$\\dfrac{${m}}{${k}}$`,
      wrong: [
        [`$\\dfrac{${k}}{${m}}$`, 'đổi chỗ bậc của căn và số mũ'],
        [k * m, 'nhân bậc của căn với số mũ'],
        [m - k, 'lấy số mũ trừ bậc của căn'],
      ],
      why: `$\\sqrt[n]{a^m} = a^{\\tfrac{m}{n}}$ với $n = ${k}$, $m = ${m}$.`,
    };
  }),
  mc('M1', 'phương trình lôgarit cơ bản', (r) => {
    const [a, k] = r.pick([
      [2, 5],
      [3, 4],
      [5, 3],
      [2, 6],
      [4, 3],
    ] as const);
    return {
      ask: [
        `Nghiệm của phương trình $\\log_{${a}} x = ${k}$ là:`,
        `Phương trình $\\log_{${a}} x = ${k}$ có nghiệm:`,
        `Tìm số $x$ có lôgarit cơ số ${a} bằng ${k}.`,
      ],
      right: `$x = ${a ** k}$`,
      wrong: [
        [`$x = ${a * k}$`, 'nhân cơ số với vế phải'],
        [`$x = ${k ** a}$`, 'đổi chỗ cơ số và số mũ'],
        [`$x = ${a + k}$`, 'cộng cơ số với vế phải'],
      ],
      why: `$\\log_{${a}} x = ${k}$ khi $x = ${a}^${k} = ${a ** k}$.`,
    };
  }),
  mc('M2', 'so sánh biên độ của hai trận động đất', (r) => {
    const [low, d] = [r.pick([4.5, 5, 5.2, 5.5, 6]), r.pick([2, 3])];
    const high = low + d;
    return {
      ask: [
        `Độ lớn Richter của một trận động đất là $M = \\log\\dfrac{A}{A_0}$, với $A$ là biên độ lớn nhất và $A_0$ là biên độ chuẩn. Trận thứ nhất có độ lớn ${plain(high)}, trận thứ hai ${plain(low)}. Biên độ của trận thứ nhất gấp biên độ của trận thứ hai:`,
        `Theo công thức Richter $M = \\log A - \\log A_0$, một trận động đất ${plain(high)} độ có biên độ $A$ gấp bao nhiêu lần biên độ của trận ${plain(low)} độ?`,
        `Hai trận động đất có độ lớn ${plain(low)} và ${plain(high)} theo thang $M = \\log\\dfrac{A}{A_0}$. Tỉ số giữa biên độ $A$ của trận mạnh hơn và trận yếu hơn là:`,
      ],
      right: `${10 ** d} lần`,
      wrong: [
        [`${d} lần`, 'lấy hiệu của hai độ lớn'],
        [`${10 * d} lần`, 'nhân hiệu của hai độ lớn với 10'],
        [`${2 ** d} lần`, 'dùng cơ số 2'],
      ],
      why: `Gọi $A_1$, $A_2$ là biên độ của trận mạnh hơn và trận yếu hơn: $\\log\\dfrac{A_1}{A_2} = ${n(high)} - ${n(low)} = ${d}$, nên $\\dfrac{A_1}{A_2} = 10^${d} = ${10 ** d}$.`,
    };
  }),
  mc('M2', 'lôgarit của một tích từ hai lôgarit đã biết', (r) => {
    const [x, y, a] = [r.int(2, 5), r.int(2, 6), r.int(2, 7)];
    return {
      ask: [
        `Cho $\\log_{${a}} x = ${x}$ và $\\log_{${a}} y = ${y}$. Giá trị của $\\log_{${a}}(x^3y)$ là:`,
        `Biết $\\log_{${a}} x = ${x}$, $\\log_{${a}} y = ${y}$ ($x, y > 0$). Khi đó $\\log_{${a}}(x^3y)$ bằng:`,
        `Hai số dương $x$, $y$ có lôgarit cơ số ${a} lần lượt là ${x} và ${y}. Lôgarit cơ số ${a} của $x^3y$ bằng:`,
      ],
      right: 3 * x + y,
      wrong: [
        [x ** 3 * y, 'tính như với chính hai số $x$, $y$'],
        [3 * x * y, 'nhân hai lôgarit'],
        [3 * (x + y), 'nhân cả hai lôgarit với 3'],
        [x ** 3 + y, 'luỹ thừa lôgarit thay vì nhân'],
      ],
      why: `$\\log_{${a}}(x^3y) = 3\\log_{${a}} x + \\log_{${a}} y = 3 \\cdot ${x} + ${y} = ${3 * x + y}$.`,
    };
  }),
  fb('M1', 'khối lượng còn lại sau các chu kì bán rã', (r) => {
    const [k, left, period] = [r.int(2, 4), 5 * r.int(2, 9), r.pick([5, 8, 30])];
    const start = left * 2 ** k;
    return {
      ask: [
        `Cứ sau ${period} ngày thì khối lượng một chất phóng xạ giảm còn một nửa. Ban đầu có ${start} g. Sau ${k * period} ngày còn lại bao nhiêu gam?`,
        `Khối lượng (mg) một chất sau $t$ giờ là $m(t) = ${start} \\cdot \\left(\\dfrac{1}{2}\\right)^{\\dfrac{t}{${period}}}$. Tính khối lượng chất đó sau ${k * period} giờ.`,
        `Thuốc trong máu giảm một nửa sau mỗi ${period} giờ. Lúc đầu có ${start} mg. Sau ${k * period} giờ còn bao nhiêu mi-li-gam?`,
      ],
      is: left,
      why: `$\\dfrac{${k * period}}{${period}} = ${k}$ lần giảm một nửa: $${start} \\cdot \\left(\\dfrac{1}{2}\\right)^${k} = \\dfrac{${start}}{${2 ** k}} = ${left}$.`,
    };
  }),
  ew('M3', 'thời gian để cốc nước nguội đến một nhiệt độ', (r) => {
    const [room, over, k, period] = [r.int(20, 28), 64, r.int(2, 4), r.pick([10, 12, 15])];
    const target = room + over / 2 ** k;
    return {
      ask: [
        `Nhiệt độ cốc trà sau $t$ phút là $T(t) = ${room} + ${over} \\cdot \\left(\\dfrac{1}{2}\\right)^{\\dfrac{t}{${period}}}$ (°C). Nhiệt độ lúc vừa pha là bao nhiêu? Sau bao nhiêu phút thì trà còn ${target} °C?`,
        `Một chiếc bánh vừa ra lò có nhiệt độ sau $t$ phút $T(t) = ${room} + ${over} \\cdot \\left(\\dfrac{1}{2}\\right)^{\\dfrac{t}{${period}}}$ (°C). Tính nhiệt độ lúc ra lò và thời điểm nhiệt độ bằng ${target} °C.`,
        `Nồi súp được để nguội, sau $t$ phút có nhiệt độ $T(t) = ${room} + ${over} \\cdot \\left(\\dfrac{1}{2}\\right)^{\\dfrac{t}{${period}}}$ (°C). Lúc đầu súp bao nhiêu độ? Phải chờ bao lâu để súp còn ${target} °C?`,
      ],
      solution: `Lúc đầu: $T(0) = ${room} + ${over} = ${room + over}$ (°C).\nCần $${room} + ${over} \\cdot \\left(\\dfrac{1}{2}\\right)^{\\dfrac{t}{${period}}} = ${target}$, tức là $\\left(\\dfrac{1}{2}\\right)^{\\dfrac{t}{${period}}} = \\dfrac{${over / 2 ** k}}{${over}} = \\left(\\dfrac{1}{2}\\right)^${k}$.\nSuy ra $\\dfrac{t}{${period}} = ${k}$.\nVậy $t = ${k * period}$ phút.`,
    };
  }),
  ew('M3', 'so sánh hai cách gửi tiết kiệm trong hai năm', (r) => {
    const [p, rate] = [100 * r.int(1, 5), r.pick([6, 8, 10])];
    const simple = p * (1 + (2 * (rate + 0.2)) / 100);
    const compound = p * (1 + rate / 100) ** 2;
    const better = compound > simple ? 'A' : 'B';
    return {
      ask: [
        `Bác Tư có ${p} triệu đồng gửi ngân hàng hai năm. Cách A: lãi suất ${rate}%/năm, lãi nhập vào vốn sau mỗi năm. Cách B: lãi suất ${plain(rate + 0.2)}%/năm, lãi mỗi năm tính trên vốn ban đầu. Tính số tiền nhận được theo mỗi cách và cho biết cách nào nhiều hơn, nhiều hơn bao nhiêu.`,
        `Một khoản ${p} triệu đồng được gửi trong hai năm theo một trong hai hình thức: A – lãi kép ${rate}% một năm; B – lãi đơn ${plain(rate + 0.2)}% một năm. Hình thức nào có lợi hơn và hơn bao nhiêu triệu đồng?`,
        `Cửa hàng có ${p} triệu đồng nhàn rỗi trong hai năm. So sánh hai phương án: A gửi với lãi kép ${rate}%/năm và B gửi với lãi đơn ${plain(rate + 0.2)}%/năm. Tính số tiền cuối kì của mỗi phương án và chênh lệch.`,
      ],
      solution: `Theo A: sau hai năm có $${p} \\cdot ${n(1 + rate / 100)}^2 = ${n(compound)}$ triệu đồng.\nTheo B: lãi mỗi năm $${p} \\cdot ${n((rate + 0.2) / 100)} = ${n((p * (rate + 0.2)) / 100)}$ triệu đồng.\nSau hai năm theo B có $${p} + 2 \\cdot ${n((p * (rate + 0.2)) / 100)} = ${n(simple)}$ triệu đồng.\nTheo ${better} được nhiều hơn, nhiều hơn ${plain(Math.abs(compound - simple))} triệu đồng.`,
    };
  }),
]);

const perpendicular: readonly Template[] = unit(11, 'Quan hệ vuông góc trong không gian', ({ mc, fb, ew, set }) => [
  set('M1', 'số đường thẳng, mặt phẳng vuông góc cho trước', [
    [
      'Qua một điểm cho trước có bao nhiêu mặt phẳng vuông góc với một đường thẳng cho trước?',
      '1',
      [
        ['0', 'cho rằng không dựng được mặt phẳng như thế'],
        ['2', 'nghĩ rằng mỗi phía của đường thẳng có một mặt phẳng'],
        ['Vô số', 'nhầm với số đường thẳng vuông góc với một đường thẳng'],
      ],
      'Có duy nhất một mặt phẳng đi qua một điểm cho trước và vuông góc với một đường thẳng cho trước.',
    ],
    [
      'Trong không gian, qua một điểm $A$ thuộc đường thẳng $d$ có bao nhiêu đường thẳng vuông góc với $d$?',
      'Vô số',
      [['1', 'nhầm với trường hợp trong mặt phẳng'], '0', '2'],
      'Mọi đường thẳng qua $A$ nằm trong mặt phẳng qua $A$ và vuông góc với $d$ đều vuông góc với $d$.',
    ],
    [
      'Hai mặt phẳng cắt nhau cùng vuông góc với mặt phẳng $(P)$. Giao tuyến của chúng:',
      'vuông góc với $(P)$',
      [
        ['song song với $(P)$', 'nhầm quan hệ của giao tuyến với $(P)$'],
        ['nằm trong $(P)$', 'coi giao tuyến là giao của mỗi mặt phẳng với $(P)$'],
        'có vị trí tuỳ ý đối với $(P)$',
      ],
      'Hai mặt phẳng cắt nhau cùng vuông góc với mặt phẳng thứ ba thì giao tuyến của chúng vuông góc với mặt phẳng đó.',
    ],
  ]),
  mc('M1', 'góc phẳng nhị diện trong hình lập phương', (_, turn) => {
    const [edge, right, others] = (
      [
        ["[A', BC, A]", "\\widehat{A'BA}", ["\\widehat{A'CA}", "\\widehat{BA'A}", "\\widehat{A'BC}"]],
        ["[B', AD, B]", "\\widehat{B'AB}", ["\\widehat{B'DB}", "\\widehat{AB'B}", "\\widehat{B'AD}"]],
        ["[C', AB, C]", "\\widehat{C'BC}", ["\\widehat{C'AC}", "\\widehat{BC'C}", "\\widehat{C'BA}"]],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Cho hình lập phương $ABCD.A'B'C'D'$ như hình bên. Góc phẳng của góc nhị diện $${edge}$ là:`,
        `Trong hình lập phương $ABCD.A'B'C'D'$ ở hình bên, góc nào là góc phẳng nhị diện của $${edge}$?`,
        `Hộp quà hình lập phương $ABCD.A'B'C'D'$ được vẽ ở hình bên. Góc phẳng nhị diện của $${edge}$ là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${others[0]}$`, 'lấy góc ở một điểm khác, các cạnh không cùng vuông góc với cạnh của nhị diện'],
        [`$${others[1]}$`, 'lấy góc có đỉnh không thuộc cạnh của nhị diện'],
        [`$${others[2]}$`, 'lấy góc có một cạnh nằm trên cạnh của nhị diện'],
      ],
      why: 'Góc phẳng nhị diện có đỉnh trên cạnh của nhị diện, hai cạnh của góc nằm trên hai mặt và cùng vuông góc với cạnh đó.',
      figure: solid('cube', false),
    };
  }),
  mc('M1', 'thể tích khối chóp từ khối lăng trụ cùng đáy và chiều cao', (r) => {
    const v = 3 * r.int(8, 40);
    return {
      ask: [
        `Khối lăng trụ và khối chóp có cùng diện tích đáy, cùng chiều cao. Khối lăng trụ có thể tích ${v} cm³. Thể tích khối chóp là:`,
        `Một khối chóp có đáy và chiều cao bằng đáy và chiều cao của khối lăng trụ có thể tích ${v} cm³. Khối chóp có thể tích:`,
        `Người ta gọt một khối gỗ hình lăng trụ thể tích ${v} cm³ thành khối chóp có cùng đáy và cùng chiều cao. Thể tích khối chóp là:`,
      ],
      right: `${v / 3} cm³`,
      wrong: [
        [`${plain(v / 2)} cm³`, 'chia cho 2 như với diện tích tam giác'],
        [`${v} cm³`, 'coi hai thể tích bằng nhau'],
        [`${3 * v} cm³`, 'nhân với 3 thay vì chia'],
      ],
      why: `$V = \\dfrac{1}{3}Sh$ và $Sh = ${v}$, nên $V = ${v / 3}$ (cm³).`,
    };
  }),
  mc('M1', 'đường vuông góc chung của hai cạnh chéo nhau', (_, turn) => {
    const [one, other, right, wrong] = (
      [
        ["AA'", 'BC', 'AB', ["A'B'", 'AC', "BB'"]],
        ["BB'", 'CD', 'BC', ["B'C'", 'BD', "CC'"]],
        ["A'B'", "CC'", "B'C'", ['BC', "A'C'", "BB'"]],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Trong hình lập phương $ABCD.A'B'C'D'$ như hình bên, đường vuông góc chung của $${one}$ và $${other}$ là đường thẳng:`,
        `Cho hình lập phương $ABCD.A'B'C'D'$ ở hình bên. Đoạn vuông góc chung của hai đường thẳng chéo nhau $${one}$ và $${other}$ là:`,
        `Khung sắt hình lập phương $ABCD.A'B'C'D'$ được vẽ ở hình bên. Thanh vuông góc và cắt cả $${one}$, $${other}$ là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, `chọn đường thẳng không cắt cả $${one}$ và $${other}$`],
        [`$${wrong[1]}$`, `chọn đường thẳng không vuông góc với cả $${one}$ và $${other}$`],
        [`$${wrong[2]}$`, 'chọn đường thẳng song song hoặc trùng với một trong hai đường'],
      ],
      why: `Đường thẳng $${right}$ cắt và vuông góc với cả $${one}$ và $${other}$.`,
      figure: solid('cube', false),
    };
  }),
  mc('M1', 'tam giác vuông trong hình chóp có cạnh bên vuông góc với đáy', (_, turn) => {
    const [height, base, right, wrong] = (
      [
        ['SA', '(ABC)', 'SAB', ['SBC', 'ABC']],
        ['SB', '(ABC)', 'SBC', ['SAC', 'ABC']],
        ['SC', '(ABC)', 'SAC', ['SAB', 'ABC']],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hình chóp $S.ABC$ có $${height} \\perp ${base}$. Tam giác nào chắc chắn là tam giác vuông?`,
        `Cho hình chóp $S.ABC$ với $${height}$ vuông góc với mặt đáy. Không biết thêm gì, có thể khẳng định tam giác nào vuông?`,
        `Cột $${height}$ dựng vuông góc với mặt sân $${base}$; từ $S$ kéo các dây xuống mặt sân được hình chóp $S.ABC$. Tam giác nào vuông dù tam giác $ABC$ có dạng nào?`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'chọn mặt bên không chứa đường cao'],
        [`$${wrong[1]}$`, 'coi đáy là tam giác vuông'],
        'Không có tam giác nào',
      ],
      why: `$${height} \\perp ${base}$ nên $${height}$ vuông góc với mọi đường thẳng của mặt đáy; do đó tam giác $${right}$ vuông ở chân đường cao.`,
    };
  }),
  mc('M2', 'thể tích khối chóp cụt đều', (r) => {
    const [a, b, h] = r.pick([
      [2, 4, 3],
      [1, 3, 6],
      [3, 6, 4],
      [2, 5, 3],
      [4, 6, 6],
    ] as const);
    const v = (h * (a * a + a * b + b * b)) / 3;
    return {
      ask: [
        `Khối chóp cụt tứ giác đều có cạnh hai đáy ${b} cm và ${a} cm, chiều cao ${h} cm. Thể tích (cm³) của khối là:`,
        `Một chậu cây có dạng khối chóp cụt tứ giác đều: miệng là hình vuông cạnh ${b} dm, đáy là hình vuông cạnh ${a} dm, cao ${h} dm. Thể tích (dm³) của chậu là:`,
        `Bệ tượng là khối chóp cụt tứ giác đều, đáy lớn cạnh ${b} m, đáy nhỏ cạnh ${a} m, cao ${h} m. Thể tích (m³) của bệ bằng:`,
      ],
      right: v,
      wrong: [
        [(h * (a * a + b * b)) / 2, 'lấy trung bình cộng diện tích hai đáy nhân chiều cao'],
        [3 * v, 'quên chia cho 3'],
        [(h * (a * a + b * b)) / 3, 'quên căn của tích hai diện tích'],
      ],
      why: `Hai đáy có diện tích $${a * a}$ và $${b * b}$. $V = \\dfrac{${h}}{3}\\left(${a * a} + ${b * b} + \\sqrt{${a * a} \\cdot ${b * b}}\\right) = \\dfrac{${h}}{3} \\cdot ${a * a + b * b + a * b} = ${v}$.`,
    };
  }),
  mc('M2', 'góc nhị diện cạnh đáy của hình chóp tứ giác đều', (r) => {
    const [half, height, angle] = r.pick([
      [2, '2', 45],
      [3, '3\\sqrt{3}', 60],
      [3, '\\sqrt{3}', 30],
      [5, '5', 45],
      [2, '2\\sqrt{3}', 60],
    ] as const);
    return {
      ask: [
        `Hình chóp tứ giác đều $S.ABCD$ ở hình bên có $AB = ${2 * half}$ cm và chiều cao $${height}$ cm. Số đo góc nhị diện $[S, BC, A]$ là:`,
        `Mái một ngôi nhà có dạng hình chóp tứ giác đều $S.ABCD$ như hình bên, cạnh đáy ${2 * half} m, chiều cao $${height}$ m. Góc giữa mặt mái $(SBC)$ và mặt đáy bằng:`,
        `Cho hình chóp tứ giác đều $S.ABCD$ như hình bên với $BC = ${2 * half}$, khoảng cách từ $S$ đến mặt đáy bằng $${height}$. Góc nhị diện cạnh $BC$ tạo bởi mặt bên và mặt đáy có số đo:`,
      ],
      right: `$${angle}^\\circ$`,
      wrong: [
        ...[30, 45, 60]
          .filter((one) => one !== angle)
          .map((one) => [`$${one}^\\circ$`, `nhớ nhầm tang của góc ${one} độ`] as const),
        ['$90^\\circ$', 'lấy góc giữa đường cao và mặt đáy'],
      ],
      why: `Gọi $O$ là tâm đáy, $M$ là trung điểm của $BC$: $OM = ${half}$ và $\\tan\\widehat{SMO} = \\dfrac{SO}{OM} = \\dfrac{${height}}{${half}}$, nên góc bằng $${angle}^\\circ$.`,
      figure: solid('pyramid', true),
    };
  }),
  fb('M1', 'diện tích đáy từ thể tích khối lăng trụ', (r) => {
    const [s, h] = [r.int(6, 30), r.int(4, 12)];
    return {
      ask: [
        `Khối lăng trụ có thể tích ${s * h} cm³ và chiều cao ${h} cm. Diện tích đáy bằng bao nhiêu xăng-ti-mét vuông?`,
        `Bể nước dạng hình lăng trụ đứng chứa ${s * h} m³ khi đầy, sâu ${h} m. Diện tích đáy bể là bao nhiêu mét vuông?`,
        `Một khối kim loại hình lăng trụ đứng cao ${h} cm, thể tích ${s * h} cm³. Tính diện tích (cm²) mặt đáy của khối đó.`,
      ],
      is: s,
      why: `$V = Sh$ nên $S = \\dfrac{${s * h}}{${h}} = ${s}$.`,
    };
  }),
  ew('M3', 'thời gian bơm đầy bể bơi có đáy nghiêng', (r) => {
    const [l, w, low, deep, rate] = [5 * r.int(3, 5), 2 * r.int(4, 6), 1, r.pick([2, 3]), r.pick([20, 25, 30])];
    const area = ((low + deep) * l) / 2;
    const v = area * w;
    return {
      ask: [
        `Bể bơi dài ${l} m, rộng ${w} m, đáy nghiêng đều theo chiều dài: đầu nông sâu ${low} m, đầu kia sâu ${deep} m, thành bể thẳng đứng. Máy bơm được ${rate} m³ nước mỗi giờ. Tính thể tích bể và thời gian bơm đầy bể.`,
        `Một hồ chứa nước có mặt hình chữ nhật ${l} m × ${w} m, các thành thẳng đứng, độ sâu tăng đều theo chiều dài từ ${low} m đến ${deep} m. Tính thể tích hồ. Với vòi chảy ${rate} m³/giờ, bao lâu thì đầy hồ?`,
        `Hầm chứa có miệng hình chữ nhật dài ${l} m, rộng ${w} m; hai mặt bên theo chiều dài là hình thang vuông có hai đáy ${low} m và ${deep} m. Hỏi hầm chứa được bao nhiêu mét khối nước và sau bao lâu thì đầy nếu mỗi giờ chảy vào ${rate} m³?`,
      ],
      solution: `Phần chứa nước là hình lăng trụ đứng có đáy là hình thang vuông với hai cạnh đáy ${low} m, ${deep} m và chiều cao ${l} m.\nDiện tích hình thang: $\\dfrac{(${low} + ${deep}) \\cdot ${l}}{2} = ${n(area)}$ (m²).\nThể tích: $${n(area)} \\cdot ${w} = ${n(v)}$ (m³).\nThời gian bơm đầy: $${n(v)} : ${rate} = ${fraction(v, rate)}$ giờ.`,
    };
  }),
]);

export const midTerms11Fifth: readonly Template[] = [
  ...trigonometry,
  ...sequences,
  ...grouped,
  ...exponentials,
  ...perpendicular,
];
