/** Grade 7, numbers and expressions: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, n, plain, poly, rounded, type Template } from '../../template.ts';
import { table, unit } from '../kit.ts';

const rationals: readonly Template[] = unit(7, 'Số hữu tỉ', ({ mc, fb, tf, ew }) => [
  fb('M1', 'nhiệt độ sau khi tăng', (r) => {
    const [a, b] = [r.int(11, 48) / 10, r.int(52, 98) / 10];
    return {
      ask: [
        `Lúc sáng sớm nhiệt độ ở Mẫu Sơn là $-${n(a)}$ °C. Đến trưa nhiệt độ tăng thêm $${n(b)}$ °C. Nhiệt độ buổi trưa là bao nhiêu độ C?`,
        `Tính $-${n(a)} + ${n(b)}$.`,
        `Kho lạnh đang ở $-${n(a)}$ °C thì mất điện, nhiệt độ tăng $${n(b)}$ °C. Nhiệt độ trong kho lúc đó là bao nhiêu độ C?`,
      ],
      is: rounded(b - a, 1),
      why: `$-${n(a)} + ${n(b)} = ${n(b)} - ${n(a)} = ${n(rounded(b - a, 1))}$.`,
    };
  }),
  mc('M1', 'chia hai số hữu tỉ', (r) => {
    const [a, b, c, d] = r.pick([
      [2, 3, 5, 7],
      [3, 4, 2, 5],
      [5, 6, 3, 7],
      [4, 5, 3, 2],
    ] as const);
    return {
      ask: [
        `Kết quả của $-\\dfrac{${a}}{${b}} : \\dfrac{${c}}{${d}}$ là:`,
        `Tìm số $x$ biết $x \\cdot \\dfrac{${c}}{${d}} = -\\dfrac{${a}}{${b}}$.`,
        `Thương của $-\\dfrac{${a}}{${b}}$ và $\\dfrac{${c}}{${d}}$ bằng:`,
      ],
      right: math(fraction(-a * d, b * c)),
      wrong: [
        [math(fraction(-a * c, b * d)), 'nhân thay vì chia'],
        [math(fraction(a * d, b * c)), 'quên dấu âm'],
        [math(fraction(-b * c, a * d)), 'lấy nghịch đảo của số bị chia'],
      ],
      why: `$-\\dfrac{${a}}{${b}} \\cdot \\dfrac{${d}}{${c}} = ${fraction(-a * d, b * c)}$.`,
    };
  }),
  mc('M1', 'luỹ thừa của một tích', (r) => {
    const [a, k] = [r.int(2, 5), r.int(3, 6)];
    return {
      ask: [
        `Với mọi số hữu tỉ $x$, $(${a}x)^${k}$ bằng:`,
        `Khai triển luỹ thừa của tích $(${a}x)^${k}$ được:`,
        `Tích của ${k} thừa số, mỗi thừa số bằng $${a}x$, viết gọn là:`,
      ],
      right: `$${a}^${k} \\cdot x^${k}$`,
      wrong: [
        [`$${a}x^${k}$`, 'chỉ nâng luỹ thừa của biến'],
        [`$${a * k}x^${k}$`, 'nhân cơ số với số mũ'],
        [`$${a}^${k}x$`, 'chỉ nâng luỹ thừa của hệ số'],
      ],
      why: `Luỹ thừa của một tích bằng tích các luỹ thừa: $(${a}x)^${k} = ${a}^${k} \\cdot x^${k}$.`,
    };
  }),
  mc('M1', 'viết phân số dưới dạng luỹ thừa', (r) => {
    const [a, b, k] = r.pick([
      [3, 4, 3],
      [2, 5, 3],
      [2, 3, 4],
      [3, 5, 3],
      [2, 3, 5],
    ] as const);
    const shown = `\\dfrac{${a ** k}}{${b ** k}}`;
    return {
      ask: [
        `Viết $${shown}$ dưới dạng luỹ thừa của một số hữu tỉ:`,
        `Luỹ thừa nào bằng $${shown}$?`,
        `$${shown}$ là luỹ thừa:`,
      ],
      right: `$\\left(\\dfrac{${a}}{${b}}\\right)^${k}$`,
      wrong: [
        [`$\\left(\\dfrac{${a}}{${b}}\\right)^${k - 1}$`, 'đếm thiếu một thừa số'],
        [`$\\left(\\dfrac{${b}}{${a}}\\right)^${k}$`, 'đổi chỗ tử số và mẫu số'],
        [`$\\dfrac{${a}^${k}}{${b}}$`, 'chỉ viết tử số thành luỹ thừa'],
      ],
      why: `$${a}^${k} = ${a ** k}$ và $${b}^${k} = ${b ** k}$.`,
    };
  }),
  mc('M1', 'sắp xếp ba số hữu tỉ', (r) => {
    const [p, q] = [r.pick([2, 4]), r.int(5, 9)];
    const [low, middle, high] = [`-\\dfrac{${p}}{3}`, `-\\dfrac{1}{${q}}`, `\\dfrac{1}{${q}}`];
    const row = (...list: string[]) => `$${list.join(';\\; ')}$`;
    return {
      ask: [
        `Sắp xếp các số $${high}$, $${low}$, $${middle}$ theo thứ tự tăng dần:`,
        `Các số $${middle}$, $${high}$, $${low}$ được biểu diễn trên trục số. Đi từ trái sang phải, ta lần lượt gặp các điểm biểu diễn:`,
        `Ba trạm đo ở đảo và đáy biển có độ cao (km) so với mực nước biển là $${high}$, $${low}$, $${middle}$. Xếp các độ cao từ thấp nhất đến cao nhất:`,
      ],
      right: row(low, middle, high),
      wrong: [
        [row(middle, low, high), 'so sánh hai số âm như hai số dương'],
        [row(high, middle, low), 'xếp theo thứ tự giảm dần'],
        [row(high, low, middle), 'bỏ qua dấu âm khi so sánh'],
      ],
      why: `$${low} < ${middle}$ vì $\\dfrac{${p}}{3} > \\dfrac{1}{${q}}$; số âm nhỏ hơn số dương.`,
    };
  }),
  mc('M2', 'rút gọn thương các luỹ thừa', (r) => {
    const [m, k] = [r.int(4, 6), r.int(3, 5)];
    const shown = `\\dfrac{2^${m} \\cdot 3^${k}}{2^${m - 2} \\cdot 3^${k - 1}}`;
    return {
      ask: [`Giá trị của $${shown}$ là:`, `Rút gọn $${shown}$ được:`, `Thực hiện phép tính $${shown}$, kết quả là:`],
      right: 12,
      wrong: [
        [6, 'trừ số mũ của 2 cho 1'],
        [36, 'trừ số mũ của 3 cho 2'],
        [7, 'cộng hai kết quả'],
        [24, 'tính nhầm $2^2$ thành 8'],
      ],
      why: `$2^{${m} - ${m - 2}} \\cdot 3^{${k} - ${k - 1}} = 2^2 \\cdot 3 = 12$.`,
    };
  }),
  tf('M1', 'số dư của ví điện tử', (r) => {
    const [a, b, c] = [r.int(11, 19) / 10, r.int(25, 38) / 10, r.int(4, 9) / 10];
    const now = rounded(b - a, 1);
    const last = rounded(now - c, 1);
    return {
      ask: [
        `Một cửa hàng đang nợ ${plain(a)} triệu đồng, số dư ghi là $-${n(a)}$ (triệu đồng). Cửa hàng nạp ${plain(b)} triệu đồng, sau đó trả thêm một hoá đơn ${plain(c)} triệu đồng.`,
        `Tài khoản thấu chi của chị Lan có số dư $-${n(a)}$ (triệu đồng). Chị nạp vào ${plain(b)} triệu đồng rồi chuyển đi ${plain(c)} triệu đồng.`,
        `Quỹ của câu lạc bộ đang âm ${plain(a)} triệu đồng, viết là $-${n(a)}$ (triệu đồng). Quỹ nhận tài trợ ${plain(b)} triệu đồng, sau đó chi ${plain(c)} triệu đồng.`,
      ],
      say: [
        [
          `Số đối của $-${n(a)}$ là $${n(a)}$.`,
          `Số đối của $-${n(a)}$ là $-\\dfrac{1}{${n(a)}}$.`,
          'hai số đối nhau có tổng bằng 0.',
        ],
        [
          `Sau khi nhận ${plain(b)} triệu đồng, số dư là $${n(now)}$ (triệu đồng).`,
          `Sau khi nhận ${plain(b)} triệu đồng, số dư là $${n(rounded(a + b, 1))}$ (triệu đồng).`,
          `$-${n(a)} + ${n(b)} = ${n(now)}$.`,
        ],
        [
          `Số dư cuối cùng là $${n(last)}$ (triệu đồng).`,
          `Số dư cuối cùng là $${n(rounded(now + c, 1))}$ (triệu đồng).`,
          `$${n(now)} - ${n(c)} = ${n(last)}$.`,
        ],
        [
          `$-${n(a)} < ${n(last)}$.`,
          `$-${n(a)} > ${n(last)}$.`,
          `số âm nhỏ hơn ${last >= 0 ? 'số không âm' : 'số âm có giá trị tuyệt đối bé hơn'}.`,
        ],
      ],
    };
  }),
  ew('M3', 'vòi chảy vào và vòi chảy ra', (r, turn) => {
    const whole = turn === 2 ? 'hồ' : 'bể';
    const [p, q, a, b] = r.pick([
      [4, 6, 1, 3],
      [3, 4, 1, 2],
      [5, 10, 1, 5],
      [6, 12, 1, 4],
    ] as const);
    const net = (q - p) / (p * q);
    const hours = (1 - a / b) / net;
    return {
      ask: [
        `Mỗi giờ vòi thứ nhất chảy vào được $\\dfrac{1}{${p}}$ bể, vòi thứ hai tháo ra $\\dfrac{1}{${q}}$ bể. Bể đang có $\\dfrac{${a}}{${b}}$ bể nước. Mở cả hai vòi thì sau bao nhiêu giờ bể đầy?`,
        `Một bể bơi đang chứa $\\dfrac{${a}}{${b}}$ dung tích. Mỗi giờ máy bơm đưa vào $\\dfrac{1}{${p}}$ bể, đồng thời nước thoát ra $\\dfrac{1}{${q}}$ bể. Tính số giờ để bể đầy.`,
        `Hồ cá có $\\dfrac{${a}}{${b}}$ lượng nước cần thiết. Mỗi giờ bơm thêm được $\\dfrac{1}{${p}}$ hồ nhưng bị rò $\\dfrac{1}{${q}}$ hồ. Hỏi sau bao nhiêu giờ hồ đầy nước?`,
      ],
      solution: `Mỗi giờ lượng nước tăng thêm: $\\dfrac{1}{${p}} - \\dfrac{1}{${q}} = ${fraction(q - p, p * q)}$ (${whole}).\nPhần ${whole} còn trống: $1 - \\dfrac{${a}}{${b}} = ${fraction(b - a, b)}$ (${whole}).\nThời gian để đầy: $${fraction(b - a, b)} : ${fraction(q - p, p * q)}$ (giờ).\n$${fraction(b - a, b)} : ${fraction(q - p, p * q)} = ${n(hours)}$. Vậy sau ${plain(hours)} giờ thì đầy.`,
    };
  }),
]);

const reals: readonly Template[] = unit(7, 'Số thực', ({ mc, set, fb, tf, ew }) => [
  fb('M2', 'đếm số nguyên dương có căn nhỏ hơn một số', (r) => {
    const k = r.int(3, 9);
    return {
      ask: [
        `Có bao nhiêu số nguyên dương $x$ thoả mãn $\\sqrt{x} < ${k}$?`,
        `Một hình vuông có diện tích $x$ cm² với $x$ là số nguyên dương, cạnh ngắn hơn ${k} cm. Diện tích $x$ có thể nhận bao nhiêu giá trị?`,
        `Đếm các số nguyên dương có căn bậc hai số học nhỏ hơn ${k}. Có bao nhiêu số?`,
      ],
      is: k * k - 1,
      why: `Với số nguyên dương $x$: $\\sqrt{x} < ${k}$ khi $x < ${k}^2 = ${k * k}$; các số nguyên dương là từ 1 đến ${k * k - 1}.`,
    };
  }),
  mc('M1', 'giá trị tuyệt đối của số vô tỉ âm', (r) => {
    const a = r.pick([2, 3, 5, 7, 11]);
    return {
      ask: [
        `Giá trị của $|-\\sqrt{${a}}|$ là:`,
        `Khoảng cách từ điểm $-\\sqrt{${a}}$ đến gốc $O$ trên trục số bằng:`,
        `Số $|-\\sqrt{${a}}|$ bằng số nào sau đây?`,
      ],
      right: `$\\sqrt{${a}}$`,
      wrong: [
        [`$-\\sqrt{${a}}$`, 'giữ nguyên dấu âm'],
        [a, 'bình phương số đã cho'],
        [-a, 'bình phương rồi thêm dấu âm'],
      ],
      why: `$-\\sqrt{${a}}$ là số âm nên giá trị tuyệt đối là số đối của nó: $\\sqrt{${a}}$.`,
    };
  }),
  set('M1', 'phân số viết được thành số thập phân hữu hạn', [
    [
      'Phân số nào viết được thành số thập phân hữu hạn?',
      '$\\dfrac{7}{20}$',
      [
        ['$\\dfrac{1}{3}$', 'không xét ước nguyên tố của mẫu'],
        ['$\\dfrac{5}{12}$', 'chỉ thấy mẫu chia hết cho 4'],
        ['$\\dfrac{4}{15}$', 'chỉ thấy mẫu chia hết cho 5'],
      ],
      'Mẫu $20 = 2^2 \\cdot 5$ chỉ có ước nguyên tố 2 và 5.',
    ],
    [
      'Phân số nào chỉ viết được thành số thập phân vô hạn tuần hoàn?',
      '$\\dfrac{2}{9}$',
      [
        ['$\\dfrac{3}{8}$', 'quên $8 = 2^3$'],
        ['$\\dfrac{9}{25}$', 'quên $25 = 5^2$'],
        ['$\\dfrac{6}{15}$', 'quên rút gọn phân số'],
      ],
      'Mẫu $9 = 3^2$ có ước nguyên tố 3; các phân số kia (sau khi rút gọn) có mẫu 8, 25, 5.',
    ],
    [
      'Trong các phân số sau, phân số bằng một số thập phân hữu hạn là:',
      '$\\dfrac{9}{12}$',
      [
        ['$\\dfrac{8}{12}$', 'quên rút gọn phân số'],
        ['$\\dfrac{5}{6}$', 'chỉ thấy mẫu chia hết cho 2'],
        ['$\\dfrac{3}{7}$', 'không xét ước nguyên tố của mẫu'],
      ],
      '$\\dfrac{9}{12} = \\dfrac{3}{4} = 0{,}75$.',
    ],
  ]),
  mc('M1', 'số vô tỉ nằm giữa hai số nguyên', (r) => {
    const k = r.int(3, 8);
    const a = k * k + r.int(2, 2 * k - 1);
    return {
      ask: [
        `Trên trục số, điểm biểu diễn $\\sqrt{${a}}$ nằm giữa hai điểm biểu diễn số nguyên liên tiếp:`,
        `Cạnh hình vuông có diện tích ${a} m² dài $\\sqrt{${a}}$ m. Độ dài đó (mét) ở giữa hai số nguyên liên tiếp:`,
        `Hai số nguyên liên tiếp $a$, $b$ sao cho $a < \\sqrt{${a}} < b$ là:`,
      ],
      right: `${k} và ${k + 1}`,
      wrong: [
        [`${k - 1} và ${k}`, 'lấy thiếu một đơn vị'],
        [`${k + 1} và ${k + 2}`, 'lấy thừa một đơn vị'],
        [`${Math.floor(a / 2)} và ${Math.floor(a / 2) + 1}`, 'chia đôi số dưới dấu căn'],
      ],
      why: `$${k}^2 = ${k * k} < ${a} < ${(k + 1) ** 2} = ${k + 1}^2$.`,
    };
  }),
  mc('M1', 'so sánh số thập phân vô hạn tuần hoàn', (r) => {
    const [a, d] = [r.int(1, 9), r.int(2, 8)];
    return {
      ask: [
        `Khẳng định nào đúng khi so sánh $${a}{,}(${d})$ với các số sau?`,
        `Cho $x = ${a}{,}(${d})$. Điều nào đúng?`,
        `Số $x = ${a}{,}(${d})$ có chữ số ${d} lặp lại mãi ở phần thập phân. Chọn so sánh đúng.`,
      ],
      right: `$${a}{,}(${d}) > ${a}{,}${d}${d}$`,
      wrong: [
        [`$${a}{,}(${d}) = ${a}{,}${d}${d}$`, 'bỏ các chữ số lặp lại phía sau'],
        [`$${a}{,}(${d}) < ${a}{,}${d}${d}$`, 'so sánh ngược'],
        [`$${a}{,}(${d}) > ${a}{,}${d + 1}$`, 'cho rằng có vô số chữ số thì lớn hơn'],
      ],
      why: `$${a}{,}(${d}) = ${a}{,}${d}${d}${d}\\ldots$ lớn hơn $${a}{,}${d}${d}$ và nhỏ hơn $${a}{,}${d + 1}$.`,
    };
  }),
  mc('M2', 'tìm x dưới dấu căn', (r) => {
    const [a, k] = [r.int(1, 9), r.int(3, 8)];
    return {
      ask: [
        `Số $x$ thoả mãn $\\sqrt{x - ${a}} = ${k}$ là:`,
        `Bớt một mảnh rộng ${a} m² ở khu đất rộng $x$ m², phần còn lại xếp vừa một hình vuông cạnh ${k} m: $\\sqrt{x - ${a}} = ${k}$. Khi đó $x$ bằng:`,
        `Tìm $x$ biết căn bậc hai số học của $x - ${a}$ bằng ${k}.`,
      ],
      right: k * k + a,
      wrong: [
        [k * k - a, 'chuyển vế không đổi dấu'],
        [k + a, 'quên bình phương'],
        [2 * k + a, 'nhân đôi thay vì bình phương'],
        [k * k, 'quên cộng lại'],
      ],
      why: `$x - ${a} = ${k}^2 = ${k * k}$, nên $x = ${k * k} + ${a} = ${k * k + a}$.`,
    };
  }),
  tf('M2', 'quãng đường theo số vòng bánh xe', (r) => {
    const d = r.pick([0.5, 0.6, 0.7, 0.8]);
    const c = rounded(3.14 * d, 3);
    return {
      ask: [
        `Bánh xe đạp có đường kính ${plain(d)} m. Lấy $\\pi \\approx 3{,}14$.`,
        `Một bánh xe lăn không trượt trên đường, đường kính ${plain(d)} m; dùng $\\pi \\approx 3{,}14$ để tính.`,
        `Vòng sắt hình tròn đường kính ${plain(d)} m được lăn trên sân, lấy giá trị gần đúng $3{,}14$ cho $\\pi$.`,
      ],
      say: [
        [
          'Số $\\pi$ là số vô tỉ, $3{,}14$ chỉ là giá trị gần đúng của nó.',
          'Số $\\pi$ bằng đúng $3{,}14$.',
          '$\\pi$ có phần thập phân vô hạn không tuần hoàn.',
        ],
        [
          `Chu vi tính được là $${n(c)}$ m.`,
          `Chu vi tính được là $${n(rounded(3.14 * d * d, 4))}$ m.`,
          `$3{,}14 \\cdot ${n(d)} = ${n(c)}$.`,
        ],
        [
          `Làm tròn chu vi đó đến hàng phần mười được $${n(rounded(c, 1))}$ m.`,
          `Làm tròn chu vi đó đến hàng phần mười được $${n(rounded(rounded(c, 1) + 0.1, 1))}$ m.`,
          `$${n(c)}$ gần $${n(rounded(c, 1))}$ nhất trong các số có một chữ số thập phân.`,
        ],
        [
          `Sau 1000 vòng, quãng đường khoảng ${rounded(1000 * c, 0)} m.`,
          `Sau 1000 vòng, quãng đường khoảng ${rounded(500 * c, 0)} m.`,
          `mỗi vòng đi được $${n(c)}$ m: $${n(c)} \\cdot 1000 = ${rounded(1000 * c, 0)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'hai hình vuông có tổng diện tích đã biết', (r, turn) => {
    const unit = turn === 1 ? 'dm' : 'm';
    const [s, k] = [r.int(3, 9), r.int(2, 3)];
    const all = s * s * (1 + k * k);
    return {
      ask: [
        `Hai mảnh vườn hình vuông có tổng diện tích ${all} m², diện tích mảnh lớn gấp ${k * k} lần diện tích mảnh nhỏ. Tính cạnh mỗi mảnh và tổng chiều dài hàng rào quanh hai mảnh (rào riêng từng mảnh).`,
        `Cắt hai tấm vải hình vuông từ một cuộn, tổng diện tích ${all} dm²; tấm lớn có diện tích gấp ${k * k} lần tấm nhỏ. Tìm cạnh của mỗi tấm và tổng chu vi hai tấm.`,
        `Hai sân hình vuông rộng tất cả ${all} m²; sân lớn rộng gấp ${k * k} lần sân nhỏ. Tính cạnh từng sân và tổng chu vi của hai sân.`,
      ],
      solution: `Diện tích hình nhỏ là một phần, hình lớn là ${k * k} phần: tổng số phần $1 + ${k * k} = ${1 + k * k}$.\nDiện tích hình nhỏ: $${all} : ${1 + k * k} = ${s * s}$; cạnh hình nhỏ: $\\sqrt{${s * s}} = ${s}$.\nDiện tích hình lớn: $${s * s} \\cdot ${k * k} = ${s * s * k * k}$; cạnh hình lớn: $\\sqrt{${s * s * k * k}} = ${s * k}$.\nTổng chu vi: $4 \\cdot ${s} + 4 \\cdot ${s * k} = ${4 * s * (1 + k)}$ (${unit}).`,
    };
  }),
]);

const ratios: readonly Template[] = unit(7, 'Tỉ lệ thức và đại lượng tỉ lệ', ({ mc, fb, tf, ew }) => [
  fb('M1', 'khoảng cách thật từ bản đồ', (r) => {
    const [k, cm] = [r.pick([100, 200, 500]), r.int(3, 9)];
    return {
      ask: [
        `Trên bản đồ tỉ lệ $1 : ${k}\\,000$, hai trường cách nhau ${cm} cm. Khoảng cách thật là bao nhiêu ki-lô-mét?`,
        `Bản đồ có tỉ lệ $1 : ${k}\\,000$. Đoạn đường đo được ${cm} cm trên bản đồ dài bao nhiêu ki-lô-mét trên thực tế?`,
        `Một con kênh dài ${cm} cm trên bản đồ tỉ lệ $1 : ${k}\\,000$. Tính chiều dài thật của kênh theo ki-lô-mét.`,
      ],
      is: (cm * k) / 100,
      unit: 'km',
      why: `1 cm trên bản đồ ứng với $${k}\\,000$ cm, tức là ${plain(k / 100)} km: $${cm} \\cdot ${n(k / 100)} = ${n((cm * k) / 100)}$ (km).`,
    };
  }),
  mc('M1', 'công thức liên hệ tỉ lệ thuận', (r) => {
    const [k, x] = [-r.int(2, 6), r.int(2, 5)];
    return {
      ask: [
        `Biết $y$ tỉ lệ thuận với $x$ và $y = ${k * x}$ khi $x = ${x}$. Công thức liên hệ là:`,
        `Hai đại lượng $x$, $y$ tỉ lệ thuận; $x = ${x}$ thì $y = ${k * x}$. Biểu diễn $y$ theo $x$:`,
        `Độ thay đổi nhiệt độ $y$ (°C) tỉ lệ thuận với thời gian $x$ (giờ); sau ${x} giờ thì $y = ${k * x}$. Khi đó:`,
      ],
      right: `$y = ${k}x$`,
      wrong: [
        [`$y = ${-k}x$`, 'bỏ dấu âm'],
        [`$y = \\dfrac{${k * x * x}}{x}$`, 'dùng công thức tỉ lệ nghịch'],
        [`$y = ${k * x}x$`, 'lấy giá trị của $y$ làm hệ số'],
      ],
      why: `Hệ số tỉ lệ: $${k * x} : ${x} = ${k}$.`,
    };
  }),
  mc('M1', 'giá trị còn thiếu của bảng tỉ lệ nghịch', (r) => {
    const k = r.pick([24, 36, 48]);
    const [a, b, c] = [2, 3, 6];
    const cells = table(['$x$', a, b, c], ['$y$', k / a, k / b, '?']);
    return {
      ask: [
        `Hai đại lượng $x$ và $y$ tỉ lệ nghịch:\n${cells}\nSố thích hợp ở ô có dấu hỏi là:`,
        `Thời gian $y$ (giờ) tỉ lệ nghịch với số máy $x$:\n${cells}\nKhi có ${c} máy, thời gian là:`,
        `Bảng sau ghi hai đại lượng tỉ lệ nghịch, $x$ là số vòi mở, $y$ là số phút đầy bể:\n${cells}\nGiá trị còn thiếu là:`,
      ],
      right: k / c,
      wrong: [
        [(k / b) * 2, 'dùng tỉ lệ thuận'],
        [k / b - (k / a - k / b), 'trừ đều như dãy số cách đều'],
        [k, 'lấy hệ số tỉ lệ'],
        [k / c + 2, 'tính nhầm'],
      ],
      why: `Hệ số tỉ lệ: $${a} \\cdot ${k / a} = ${k}$, nên $y = ${k} : ${c} = ${k / c}$.`,
    };
  }),
  mc('M1', 'tỉ lệ thức lập từ đẳng thức tích', (r) => {
    const [a, d, b, c] = r.pick([
      [2, 15, 5, 6],
      [3, 8, 4, 6],
      [4, 9, 3, 12],
      [5, 12, 4, 15],
      [2, 21, 6, 7],
    ] as const);
    const made = (p: number, q: number, s: number, t: number) => `$\\dfrac{${p}}{${q}} = \\dfrac{${s}}{${t}}$`;
    return {
      ask: [
        `Từ đẳng thức $${a} \\cdot ${d} = ${b} \\cdot ${c}$, lập được tỉ lệ thức nào?`,
        `Biết $${a} \\cdot ${d} = ${b} \\cdot ${c}$. Tỉ lệ thức đúng là:`,
        `Bốn số ${a}, ${b}, ${c}, ${d} thoả mãn $${a} \\cdot ${d} = ${b} \\cdot ${c}$. Chọn tỉ lệ thức đúng.`,
      ],
      right: made(a, b, c, d),
      wrong: [
        [made(a, b, d, c), 'đổi chỗ hai số ở tỉ số thứ hai'],
        [made(a, d, b, c), 'đặt hai thừa số của một tích vào một tỉ số'],
        [made(b, a, c, d), 'lật ngược tỉ số thứ nhất'],
      ],
      why: `${made(a, b, c, d)} cho tích chéo $${a} \\cdot ${d} = ${b} \\cdot ${c} = ${a * d}$.`,
    };
  }),
  mc('M1', 'viết dãy tỉ số bằng nhau', (r) => {
    const [a, b, c] = r.shuffle([2, 3, 5, 7]).slice(0, 3) as [number, number, number];
    return {
      ask: [
        `Ba số $x$, $y$, $z$ tỉ lệ với ${a}; ${b}; ${c}. Ta viết:`,
        `Số vở $x$, $y$, $z$ của ba bạn tỉ lệ với ${a}; ${b}; ${c}. Dãy tỉ số bằng nhau là:`,
        `$x : y : z = ${a} : ${b} : ${c}$ có nghĩa là:`,
      ],
      right: `$\\dfrac{x}{${a}} = \\dfrac{y}{${b}} = \\dfrac{z}{${c}}$`,
      wrong: [
        [`$${a}x = ${b}y = ${c}z$`, 'nhầm với đại lượng tỉ lệ nghịch'],
        [`$\\dfrac{x}{${c}} = \\dfrac{y}{${b}} = \\dfrac{z}{${a}}$`, 'viết ngược thứ tự'],
        [`$x + ${a} = y + ${b} = z + ${c}$`, 'nhầm tỉ số với hiệu'],
      ],
      why: `Mỗi số chia cho số tương ứng của nó thì được các tỉ số bằng nhau.`,
    };
  }),
  mc('M2', 'thời gian đi với vận tốc khác', (r) => {
    const [v, t, w] = r.pick([
      [12, 3, 9],
      [40, 3, 60],
      [45, 4, 60],
      [15, 4, 12],
      [50, 6, 60],
    ] as const);
    const is = (v * t) / w;
    return {
      ask: [
        `Đi từ A đến B với vận tốc ${v} km/h hết ${t} giờ. Nếu đi với vận tốc ${w} km/h thì hết số giờ là:`,
        `Với vận tốc ${v} km/h, xe chạy hết ${t} giờ một quãng đường. Chạy quãng đường đó với vận tốc ${w} km/h hết số giờ là:`,
        `Một tàu đi hết một quãng đường trong ${t} giờ với vận tốc ${v} km/h. Nếu đi quãng đường đó với vận tốc ${w} km/h thì thời gian (giờ) là:`,
      ],
      right: is,
      wrong: [
        [rounded((t * w) / v, 2), 'dùng tỉ lệ thuận'],
        [t, 'cho rằng thời gian không đổi'],
        [v * t, 'dừng ở quãng đường'],
        [is + 1, 'tính nhầm'],
      ],
      why: `Vận tốc và thời gian tỉ lệ nghịch: $${v} \\cdot ${t} : ${w} = ${is}$ (giờ).`,
    };
  }),
  tf('M1', 'bảng số công nhân và số ngày', (r) => {
    const k = r.pick([60, 90, 120]);
    return {
      ask: [
        `Số ngày $y$ để hoàn thành một công việc tỉ lệ nghịch với số công nhân $x$ (năng suất như nhau). Có 6 công nhân thì làm trong ${k / 6} ngày.`,
        `Một kho thức ăn đủ cho 6 con bò ăn trong ${k / 6} ngày. Số ngày $y$ tỉ lệ nghịch với số con bò $x$.`,
        `6 máy như nhau làm xong một lô hàng trong ${k / 6} giờ; gọi $y$ là số giờ khi dùng $x$ máy.`,
      ],
      say: [
        [`$xy = ${k}$.`, `$\\dfrac{y}{x} = ${k}$.`, `$6 \\cdot ${k / 6} = ${k}$.`],
        [`Khi $x = 10$ thì $y = ${k / 10}$.`, `Khi $x = 10$ thì $y = ${k / 6 + 4}$.`, `$${k} : 10 = ${k / 10}$.`],
        [`Khi $y = ${k / 5}$ thì $x = 5$.`, `Khi $y = ${k / 5}$ thì $x = 7$.`, `$${k} : ${n(k / 5)} = 5$.`],
        [
          'Khi $x$ tăng gấp đôi thì $y$ giảm một nửa.',
          'Khi $x$ tăng gấp đôi thì $y$ tăng gấp đôi.',
          'tích $xy$ không đổi.',
        ],
      ],
    };
  }),
  ew('M3', 'ba đội máy làm ba việc như nhau', (r, turn) => {
    const [group, one] = (
      [
        ['đội', 'máy'],
        ['tổ', 'người'],
        ['nhóm', 'bạn'],
      ] as const
    )[turn]!;
    const [[a, b, c], [p, q, s]] = r.pick([
      [
        [3, 4, 6],
        [4, 3, 2],
      ],
      [
        [2, 3, 4],
        [6, 4, 3],
      ],
      [
        [4, 6, 8],
        [6, 4, 3],
      ],
      [
        [4, 5, 10],
        [5, 4, 2],
      ],
    ] as const);
    const k = r.int(1, 3);
    const d = k * (p - q);
    return {
      ask: [
        `Ba đội máy cày cày ba cánh đồng có diện tích bằng nhau. Đội thứ nhất xong trong ${a} ngày, đội thứ hai trong ${b} ngày, đội thứ ba trong ${c} ngày. Các máy có năng suất như nhau, đội thứ nhất nhiều hơn đội thứ hai ${d} máy. Mỗi đội có bao nhiêu máy?`,
        `Ba tổ công nhân làm ba lô hàng như nhau, lần lượt hết ${a} ngày, ${b} ngày, ${c} ngày. Năng suất mỗi người bằng nhau, tổ một đông hơn tổ hai ${d} người. Tính số người của mỗi tổ.`,
        `Ba nhóm học sinh trồng số cây bằng nhau, lần lượt xong trong ${a} giờ, ${b} giờ, ${c} giờ; mỗi bạn trồng nhanh như nhau. Nhóm thứ nhất hơn nhóm thứ hai ${d} bạn. Tìm số bạn của mỗi nhóm.`,
      ],
      solution: `Gọi $x$, $y$, $z$ lần lượt là số ${one} của ba ${group}. Công việc như nhau nên số ${one} và thời gian tỉ lệ nghịch: $${a}x = ${b}y = ${c}z$.\nSuy ra $\\dfrac{x}{${p}} = \\dfrac{y}{${q}} = \\dfrac{z}{${s}}$.\nTheo tính chất dãy tỉ số bằng nhau: $\\dfrac{x}{${p}} = \\dfrac{y}{${q}} = \\dfrac{x - y}{${p} - ${q}} = \\dfrac{${d}}{${p - q}} = ${k}$.\nVậy $x = ${p * k}$, $y = ${q * k}$, $z = ${s * k}$.`,
    };
  }),
]);

const polynomials: readonly Template[] = unit(7, 'Đa thức một biến', ({ mc, set, fb, tf, ew }) => [
  fb('M2', 'tổng các hệ số sau khi khai triển', (r) => {
    const [a, b, c] = [r.int(2, 4), r.int(1, 5), r.int(2, 6)];
    if (a === b) throw new TooFewDistractors('zero');
    const p = `(${a}x - ${b})(x + ${c})`;
    return {
      ask: [
        `Tính tổng tất cả các hệ số của đa thức $P(x) = ${p}$ (sau khi khai triển và thu gọn).`,
        `Đa thức $P(x) = ${p}$ có $P(1)$ bằng tổng các hệ số. Tổng đó bằng bao nhiêu?`,
        `Nhân hai đa thức trong $P(x) = ${p}$ rồi cộng các hệ số thu được, kể cả hệ số tự do. Kết quả là bao nhiêu?`,
      ],
      is: (a - b) * (1 + c),
      why: `Tổng các hệ số bằng $P(1) = (${a} - ${b})(1 + ${c}) = ${(a - b) * (1 + c)}$.`,
    };
  }),
  mc('M1', 'giá trị của đa thức tại số âm', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(2, 6), r.int(1, 7)];
    const p = poly([a, -b, c]);
    return {
      ask: [
        `Giá trị của $P(x) = ${p}$ tại $x = -1$ là:`,
        `Cho $P(x) = ${p}$. Khi đó $P(-1)$ bằng:`,
        `Thay $x = -1$ vào đa thức $${p}$, ta được:`,
      ],
      right: a + b + c,
      wrong: [
        [a - b + c, 'quên đổi dấu của hạng tử bậc nhất'],
        [-a + b + c, 'cho rằng $(-1)^2 = -1$'],
        [-a - b + c, 'nhầm dấu cả hai hạng tử'],
        [a + b - c, 'nhầm dấu hệ số tự do'],
      ],
      why: `$${a} \\cdot (-1)^2 - ${b} \\cdot (-1) + ${c} = ${a} + ${b} + ${c} = ${a + b + c}$.`,
    };
  }),
  set('M1', 'đa thức không có nghiệm', [
    [
      'Đa thức nào không có nghiệm?',
      '$x^2 + 4$',
      [
        ['$x^2 - 4$', 'không nhận ra $x = 2$ là nghiệm'],
        ['$2x + 4$', 'không nhận ra đa thức bậc nhất luôn có nghiệm'],
        ['$x^2 + 4x$', 'không nhận ra $x = 0$ là nghiệm'],
      ],
      '$x^2 \\ge 0$ nên $x^2 + 4 > 0$ với mọi $x$.',
    ],
    [
      'Trong các đa thức sau, đa thức luôn nhận giá trị dương là:',
      '$3x^2 + 1$',
      [
        ['$3x + 1$', 'chỉ thử với $x$ dương'],
        ['$3x^2 - 1$', 'chỉ để ý $x^2 \\ge 0$'],
        ['$3x^2$', 'quên giá trị tại $x = 0$'],
      ],
      '$3x^2 \\ge 0$ nên $3x^2 + 1 \\ge 1$ với mọi $x$.',
    ],
    [
      'Đa thức nào nhận cả $x = 3$ và $x = -3$ làm nghiệm?',
      '$x^2 - 9$',
      [
        ['$x^2 + 9$', 'nhầm dấu của hệ số tự do'],
        ['$x - 3$', 'chỉ thử $x = 3$'],
        ['$x^2 - 3x$', 'chỉ thử $x = 3$ và $x = 0$'],
      ],
      '$3^2 - 9 = 0$ và $(-3)^2 - 9 = 0$.',
    ],
  ]),
  mc('M1', 'bậc của tổng hai đa thức', (r) => {
    const [a, b, c, d] = [r.int(2, 6), r.int(1, 5), r.int(2, 6), r.int(1, 9)];
    const [p, q] = [poly([a, 0, b, 1]), poly([-a, c, 0, d])];
    return {
      ask: [
        `Cho $A(x) = ${p}$ và $B(x) = ${q}$. Bậc của $A(x) + B(x)$ là:`,
        `Tổng của hai đa thức $${p}$ và $${q}$ có bậc:`,
        `Cộng $A(x) = ${p}$ với $B(x) = ${q}$ được đa thức bậc:`,
      ],
      right: 2,
      wrong: [
        [3, 'không nhận ra hai hạng tử bậc ba triệt tiêu'],
        [6, 'cộng bậc của hai đa thức'],
        [1, 'bỏ sót hạng tử bậc hai'],
        [0, 'cho rằng mọi hạng tử đều triệt tiêu'],
      ],
      why: `Tổng của hai đa thức là $${poly([c, b, 1 + d])}$, có bậc 2.`,
    };
  }),
  mc('M1', 'nhân hai nhị thức bậc nhất', (r) => {
    const [a, b] = [r.int(2, 6), r.int(1, 5)];
    if (a === b) throw new TooFewDistractors('no middle term');
    return {
      ask: [
        `Tích $(x + ${a})(x - ${b})$ bằng:`,
        `Hình chữ nhật có hai cạnh $x + ${a}$ và $x - ${b}$ ($x > ${b}$). Diện tích của nó là:`,
        `Khai triển $(x + ${a})(x - ${b})$ được đa thức:`,
      ],
      right: `$${poly([1, a - b, -a * b])}$`,
      wrong: [
        [`$${poly([1, a + b, -a * b])}$`, 'cộng hai số mà không xét dấu'],
        [`$${poly([1, a - b, a * b])}$`, 'nhầm dấu hệ số tự do'],
        [`$${poly([1, 0, -a * b])}$`, 'chỉ nhân hạng tử đầu với đầu, cuối với cuối'],
      ],
      why: `$x^2 - ${b === 1 ? '' : b}x + ${a}x - ${a * b} = ${poly([1, a - b, -a * b])}$.`,
    };
  }),
  mc('M2', 'thương của phép chia cho nhị thức', (r) => {
    const [a, b] = [r.int(2, 5), r.int(1, 6)];
    if (a === b) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `Thương của phép chia $${poly([1, a + b, a * b])}$ cho $x + ${a}$ là:`,
        `Hình chữ nhật có diện tích $${poly([1, a + b, a * b])}$, một cạnh $x + ${a}$. Cạnh còn lại là:`,
        `Tìm đa thức $Q(x)$ biết $(x + ${a}) \\cdot Q(x) = ${poly([1, a + b, a * b])}$.`,
      ],
      right: `$x + ${b}$`,
      wrong: [
        [`$x - ${b}$`, 'nhầm dấu'],
        [`$x + ${a * b}$`, 'lấy cả hệ số tự do'],
        [`$x + ${a + b}$`, 'lấy hệ số của hạng tử bậc nhất'],
      ],
      why: `$(x + ${a})(x + ${b}) = x^2 + ${a + b}x + ${a * b}$.`,
    };
  }),
  tf('M2', 'hộp gấp từ tấm bìa hình chữ nhật', (r) => {
    const [a, b] = [10 * r.int(3, 5), 20];
    const x = r.int(3, 5);
    return {
      ask: [
        `Từ tấm bìa hình chữ nhật dài ${a} cm, rộng ${b} cm, cắt bốn góc bốn hình vuông cạnh $x$ cm ($0 < x < 10$) rồi gấp thành hộp không nắp.`,
        `Người ta cắt ở mỗi góc của tấm tôn ${a} cm × ${b} cm một hình vuông cạnh $x$ cm ($0 < x < 10$) và gấp lên thành khay.`,
        `Tấm nhựa hình chữ nhật ${a} cm × ${b} cm bị cắt bỏ bốn hình vuông cạnh $x$ cm ở bốn góc ($0 < x < 10$), phần còn lại gấp thành hộp không nắp.`,
      ],
      say: [
        [`Chiều dài đáy hộp là $${a} - 2x$ (cm).`, `Chiều dài đáy hộp là $${a} - x$ (cm).`, 'mỗi đầu bị cắt $x$ cm.'],
        [
          `Diện tích đáy hộp là $${poly([4, -2 * (a + b), a * b])}$ (cm²).`,
          `Diện tích đáy hộp là $${poly([4, -(a + b), a * b])}$ (cm²).`,
          `$(${a} - 2x)(${b} - 2x) = ${poly([4, -2 * (a + b), a * b])}$.`,
        ],
        [
          `Diện tích đáy hộp là đa thức bậc 2 của biến $x$.`,
          `Diện tích đáy hộp là đa thức bậc 1 của biến $x$.`,
          'hạng tử bậc cao nhất là $4x^2$.',
        ],
        [
          `Khi $x = ${x}$, diện tích đáy hộp là ${(a - 2 * x) * (b - 2 * x)} cm².`,
          `Khi $x = ${x}$, diện tích đáy hộp là ${(a - x) * (b - x)} cm².`,
          `$(${a} - ${2 * x})(${b} - ${2 * x}) = ${a - 2 * x} \\cdot ${b - 2 * x} = ${(a - 2 * x) * (b - 2 * x)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'giá trị không phụ thuộc vào biến', (r) => {
    const [a, b] = [r.int(3, 8), r.int(1, 2)];
    const p = `(x + ${a})(x - ${b}) - x(x + ${a - b})`;
    return {
      ask: [
        `Chứng minh giá trị của biểu thức $A = ${p}$ không phụ thuộc vào $x$. Tính giá trị đó.`,
        `Bạn Mai nói rằng với mọi số $x$, biểu thức $A = ${p}$ luôn có cùng một giá trị. Bạn Mai nói đúng không? Vì sao?`,
        `Rút gọn $A = ${p}$ để thấy $A$ là một hằng số, rồi tính $A$ khi $x = 2026$.`,
      ],
      solution: `$(x + ${a})(x - ${b}) = ${poly([1, a - b, -a * b])}$.\n$x(x + ${a - b}) = ${poly([1, a - b, 0])}$.\n$A = (${poly([1, a - b, -a * b])}) - (${poly([1, a - b, 0])})$.\n$A = -${a * b}$ với mọi $x$, nên giá trị của $A$ không phụ thuộc vào $x$.`,
    };
  }),
]);

export const numbers7Fourth: readonly Template[] = [...rationals, ...reals, ...ratios, ...polynomials];
