/** Second families for each place of the term tests of grade 7: numbers, proportions, polynomials. */
import { fraction, gcd, n, plain, poly, rounded, type Template } from '../../template.ts';
import { again } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const rationals: readonly Template[] = unit(7, 'Số hữu tỉ', ({ mc, fb, tf, ew }) => [
  mc('M1', 'số đối của số hữu tỉ', (r) => {
    const [a, b] = [r.int(2, 9), r.int(3, 9)];
    if (gcd(a, b) > 1) return again();
    return {
      ask: [
        `Số đối của $-\\dfrac{${a}}{${b}}$ là:`,
        `Trên trục số, điểm nằm cách gốc bằng điểm $-\\dfrac{${a}}{${b}}$ nhưng ở phía bên kia gốc biểu diễn số:`,
        `Số cộng với $-\\dfrac{${a}}{${b}}$ được 0 là:`,
      ],
      right: `$\\dfrac{${a}}{${b}}$`,
      wrong: [
        [`$-\\dfrac{${b}}{${a}}$`, 'lấy số nghịch đảo'],
        [`$\\dfrac{${b}}{${a}}$`, 'vừa đổi dấu vừa đảo tử và mẫu'],
        [`$-\\dfrac{${a}}{${b}}$`, 'giữ nguyên số đã cho'],
      ],
      why: `$-\\dfrac{${a}}{${b}} + \\dfrac{${a}}{${b}} = 0$ nên số đối là $\\dfrac{${a}}{${b}}$.`,
    };
  }),
  mc('M1', 'nhân hai luỹ thừa cùng cơ số', (r, turn) => {
    const [p, q] = [r.int(5, 9), r.int(2, 4)];
    const base = '\\left(\\dfrac{2}{3}\\right)';
    const times = turn !== 1;
    const right = times ? p + q : p - q;
    const shown = `$${base}^${p} ${times ? '\\cdot' : ':'} ${base}^${q}$`;
    const power = (k: number) => `$${base}^{${k}}$`;
    return {
      ask: [
        `Viết ${shown} dưới dạng một luỹ thừa.`,
        `Kết quả của phép tính ${shown} là:`,
        `Biểu thức ${shown} bằng luỹ thừa nào?`,
      ],
      right: power(right),
      wrong: [
        [power(p * q), times ? 'nhân hai số mũ' : 'nhân hai số mũ thay vì trừ'],
        [power(times ? p - q : p + q), times ? 'trừ hai số mũ' : 'cộng hai số mũ'],
        power(right + 1),
        power(p),
      ],
      why: `${times ? 'Nhân' : 'Chia'} hai luỹ thừa cùng cơ số: giữ cơ số, ${times ? 'cộng' : 'trừ'} số mũ: $${p} ${times ? '+' : '-'} ${q} = ${right}$.`,
    };
  }),
  mc('M1', 'đổi số thập phân thành phân số', (r) => {
    const [a, b] = r.pick([
      [3, 4],
      [2, 5],
      [7, 20],
      [9, 25],
      [1, 4],
      [3, 20],
    ] as const);
    const value = a / b;
    return {
      ask: [
        `Số $-${n(value)}$ viết dưới dạng phân số tối giản là:`,
        `Số hữu tỉ $-${n(value)}$ bằng phân số tối giản nào?`,
        `Nhiệt độ trong tủ đông thay đổi $-${n(value)}$ °C mỗi phút. Viết số này thành phân số tối giản.`,
      ],
      right: `$-\\dfrac{${a}}{${b}}$`,
      wrong: [
        [`$\\dfrac{${a}}{${b}}$`, 'quên dấu âm'],
        [`$${fraction(-a, 10 * b)}$`, 'đếm thừa một chữ số thập phân'],
        [`$-\\dfrac{${b}}{${a}}$`, 'đảo tử và mẫu'],
      ],
      why: `$-${n(value)} = -\\dfrac{${n(value * 100)}}{100} = -\\dfrac{${a}}{${b}}$.`,
    };
  }),
  mc('M2', 'tìm x với phân số', (r) => {
    const [a, b, c] = [r.int(1, 4), r.int(5, 9), r.int(2, 4)];
    if (gcd(a, b) > 1 || gcd(b, c) > 1) return again();
    const [right, wrong] = [fraction(c * b * 1 - a, b), fraction(c * b + a, b)];
    return {
      ask: [
        `Tìm $x$, biết $x + \\dfrac{${a}}{${b}} = ${c}$.`,
        `Giá trị của $x$ thoả mãn $x + \\dfrac{${a}}{${b}} = ${c}$ là:`,
        `Thêm $\\dfrac{${a}}{${b}}$ vào một số thì được $${c}$. Số đó là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong}$`, 'cộng thay vì trừ'],
        [`$${fraction(a - c * b, b)}$`, 'trừ ngược thứ tự'],
        [`$${fraction(c - a, b)}$`, 'không quy đồng số nguyên'],
        `$${fraction(c * b - a + 1, b)}$`,
      ],
      why: `Với $x$ là số cần tìm: $x = ${c} - \\dfrac{${a}}{${b}} = \\dfrac{${c * b}}{${b}} - \\dfrac{${a}}{${b}} = ${right}$.`,
    };
  }),
  fb('M1', 'luỹ thừa của luỹ thừa: tìm số mũ', (r) => {
    const [p, q] = [r.int(2, 6), r.int(2, 6)];
    return {
      ask: [
        `Tìm số tự nhiên $k$, biết $\\left(0{,}5^${p}\\right)^${q} = 0{,}5^k$.`,
        `Viết $\\left(0{,}5^${p}\\right)^${q}$ thành luỹ thừa của $0{,}5$. Số mũ bằng bao nhiêu?`,
        `Số mũ $k$ trong đẳng thức $\\left(0{,}5^${p}\\right)^${q} = 0{,}5^k$ là bao nhiêu?`,
      ],
      is: p * q,
      why: `Luỹ thừa của luỹ thừa: giữ cơ số, nhân hai số mũ: $${p} \\cdot ${q} = ${p * q}$.`,
    };
  }),
  tf('M1', 'độ cao so với mực nước biển', (r) => {
    const [dive, up, bird] = [r.int(11, 19) / 2, r.int(3, 8) / 2, r.int(5, 12)];
    const now = dive - up;
    const tell = `Thợ lặn ở độ cao $-${n(dive)}$ m so với mực nước biển rồi bơi lên ${plain(up)} m; một con hải âu bay ở độ cao ${bird} m.`;
    return {
      ask: [
        tell,
        `${tell} Xét các khẳng định sau.`,
        `Trong chuyến tham quan biển, bạn Hoà thấy một thợ lặn ở độ cao $-${n(dive)}$ m so với mực nước biển rồi bơi lên ${plain(up)} m và một con hải âu bay ở độ cao ${bird} m.`,
      ],
      say: [
        [
          `Ban đầu, độ cao của thợ lặn là số hữu tỉ âm.`,
          `Ban đầu, độ cao của thợ lặn là số hữu tỉ dương.`,
          `$-${n(dive)} < 0$.`,
        ],
        [
          `Sau khi bơi lên, thợ lặn ở độ cao $-${n(now)}$ m.`,
          `Sau khi bơi lên, thợ lặn ở độ cao $-${n(dive + up)}$ m.`,
          `$-${n(dive)} + ${n(up)} = -${n(now)}$.`,
        ],
        [
          `Khi đó, thợ lặn ở thấp hơn hải âu ${plain(bird + now)} m.`,
          `Khi đó, thợ lặn ở thấp hơn hải âu ${plain(Math.abs(bird - now) === bird + now ? bird : Math.abs(bird - now))} m.`,
          `$${bird} - (-${n(now)}) = ${n(bird + now)}$.`,
        ],
        [
          `$-${n(dive)} < -${n(now)} < ${bird}$.`,
          `$-${n(now)} < -${n(dive)} < ${bird}$.`,
          `$${n(dive)} > ${n(now)}$ nên $-${n(dive)} < -${n(now)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'giảm giá hai lần liên tiếp', (r) => {
    const [price, a, b] = [100 * r.int(3, 8), r.pick([10, 20]), r.pick([5, 10, 15])];
    const first = (price * (100 - a)) / 100;
    const second = (first * (100 - b)) / 100;
    const all = (100 * (price - second)) / price;
    return {
      ask: [
        `Đôi giày giá ${price} nghìn đồng được giảm ${a}%, sau đó giảm tiếp ${b}% của giá đã giảm. Tính giá sau mỗi lần giảm và cho biết tất cả giảm bao nhiêu phần trăm so với giá ban đầu.`,
        `Cửa hàng hạ giá chiếc cặp ${price} nghìn đồng ${a}%, tuần sau hạ tiếp ${b}% của giá mới. Tính giá cuối cùng và tỉ lệ phần trăm đã giảm so với giá ban đầu.`,
        `Bộ sách giá ${price} nghìn đồng giảm ${a}% rồi giảm thêm ${b}% trên giá đã giảm. Bạn Dũng nói: “Tất cả giảm ${a + b}%.” Tính giá sau mỗi lần và cho biết bạn nói đúng hay sai, tất cả giảm bao nhiêu phần trăm.`,
      ],
      solution: [
        `Sau lần thứ nhất: $${price} \\cdot (100\\% - ${a}\\%) = ${n(first)}$ (nghìn đồng).`,
        `Sau lần thứ hai: $${n(first)} \\cdot (100\\% - ${b}\\%) = ${n(second)}$ (nghìn đồng).`,
        `Số tiền đã giảm: $${price} - ${n(second)} = ${n(price - second)}$ (nghìn đồng).`,
        `Tất cả giảm $\\dfrac{${n(price - second)}}{${price}} = ${n(all)}\\%$, không phải ${a + b}%.`,
      ].join('\n'),
    };
  }),
]);

const reals: readonly Template[] = unit(7, 'Số thực', ({ mc, fb, tf, ew }) => [
  mc('M1', 'căn bậc hai số học của số chính phương', (r, turn) => {
    const a = r.int(5, 15);
    return {
      ask: [
        `$\\sqrt{${a * a}}$ bằng:`,
        `Căn bậc hai số học của $${a * a}$ là:`,
        `Hình vuông có diện tích ${a * a} cm² thì cạnh dài bao nhiêu xăng-ti-mét?`,
      ],
      right: a,
      wrong: [
        turn === 2 ? a + 2 : [-a, 'lấy số âm; căn bậc hai số học không âm'],
        [n((a * a) / 2) === n(a) ? a + 3 : (a * a) / 2, 'chia đôi thay vì lấy căn'],
        [a * a * 2, 'nhân đôi số dưới dấu căn'],
        a + 1,
      ],
      why: `$${a} > 0$ và $${a}^2 = ${a * a}$ nên $\\sqrt{${a * a}} = ${a}$.`,
    };
  }),
  mc('M1', 'làm tròn đến hàng cho trước', (r) => {
    const [whole, d] = [r.int(11, 98), r.int(1, 8)];
    const tail = r.pick([53, 61, 74, 86, 92]);
    const value = `${whole}{,}${d}${tail}`;
    return {
      ask: [
        `Làm tròn số $${value}$ đến hàng phần mười được:`,
        `Số $${value}$ làm tròn với độ chính xác $0{,}05$ là:`,
        `Cân điện tử ghi khối lượng $${value}$ kg. Làm tròn đến chữ số thập phân thứ nhất, ta viết:`,
      ],
      right: `$${whole}{,}${d + 1}$`,
      wrong: [
        [`$${whole}{,}${d}$`, 'bỏ các chữ số sau mà không tăng hàng phần mười'],
        [`$${whole}{,}${d}${String(tail)[0]}$`, 'làm tròn bằng cách giữ hai chữ số thập phân'],
        [`$${whole + 1}$`, 'làm tròn đến hàng đơn vị và luôn tăng'],
      ],
      why: `Chữ số ngay sau hàng phần mười lớn hơn hoặc bằng 5 nên tăng chữ số hàng phần mười thêm 1 và bỏ phần sau: được $${whole}{,}${d + 1}$.`,
    };
  }),
  mc('M1', 'số thập phân vô hạn tuần hoàn', (r, turn) => {
    const digits = r.pick([12, 27, 36, 45, 63]);
    const k = r.int(1, 9);
    const [shown, right, wrong] = (
      [
        [
          `0{,}${digits}${digits}${digits}\\ldots`,
          `0{,}(${digits})`,
          [`0{,}${String(digits)[0]}(${String(digits)[1]})`, `0{,}(${digits}${String(digits)[0]})`, `0{,}${digits}`],
        ],
        [`0{,}4${k}${k}${k}\\ldots`, `0{,}4(${k})`, [`0{,}(4${k})`, `0{,}(${k}4)`, `0{,}4${k}`]],
        [
          `1{,}${digits}${digits}${digits}\\ldots`,
          `1{,}(${digits})`,
          [`1{,}${String(digits)[0]}(${String(digits)[1]})`, `(1{,}${digits})`, `1{,}${digits}`],
        ],
      ] as const
    )[turn]!;
    if (turn === 1 && k === 4) return again();
    return {
      ask: [
        `Số thập phân vô hạn tuần hoàn $${shown}$ được viết gọn là:`,
        `Dùng dấu ngoặc chỉ chu kì, viết gọn số $${shown}$ (các chữ số lặp lại mãi như đã thấy).`,
        `Máy tính hiện kết quả $${shown}$ với các chữ số cứ lặp lại. Cách viết gọn đúng là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'xác định sai chu kì'],
        `$${wrong[1]}$`,
        [`$${wrong[2]}$`, 'viết thành số thập phân hữu hạn'],
      ],
      why: `Nhóm chữ số lặp lại liên tiếp được đặt trong ngoặc: $${right}$.`,
    };
  }),
  mc('M2', 'tìm x trong giá trị tuyệt đối', (r) => {
    const [a, b] = [r.int(2, 9), r.int(1, 9)];
    if (a === b) return again();
    const both = (p: number, q: number) => `$x = ${p}$ hoặc $x = ${q}$`;
    return {
      ask: [
        `Các giá trị của $x$ thoả mãn $|x - ${b}| = ${a}$ là:`,
        `Tìm $x$, biết $|x - ${b}| = ${a}$.`,
        `Những điểm trên trục số cách điểm $${b}$ một khoảng $${a}$ đơn vị biểu diễn các số $x$ với:`,
      ],
      right: both(b + a, b - a),
      wrong: [
        [both(a, -a), `bỏ quên số $${b}$`],
        [both(b + a, -b - a), 'lấy số đối của kết quả thứ nhất'],
        [both(a - b, -a - b), `cộng nhầm thành $|x + ${b}|$`],
      ],
      why: `$x - ${b} = ${a}$ hoặc $x - ${b} = -${a}$, do đó $x = ${b + a}$ hoặc $x = ${b - a}$.`,
    };
  }),
  fb('M2', 'chu vi hình vuông từ diện tích', (r) => {
    const a = r.int(6, 18);
    return {
      ask: [
        `Mảnh vườn hình vuông có diện tích ${a * a} m². Cần bao nhiêu mét lưới để rào kín vườn?`,
        `Khăn trải bàn hình vuông rộng ${a * a} dm². Viền quanh khăn dài bao nhiêu đề-xi-mét?`,
        `Sân chơi hình vuông có diện tích ${a * a} m². Chạy một vòng quanh mép sân là bao nhiêu mét?`,
      ],
      is: 4 * a,
      why: `Cạnh hình vuông: $\\sqrt{${a * a}} = ${a}$. Chu vi: $4 \\cdot ${a} = ${4 * a}$.`,
    };
  }),
  tf('M2', 'hai khu đất hình vuông', (r) => {
    const [a, b] = [r.int(4, 8), r.int(9, 14)];
    const tell = `Khu đất hình vuông thứ nhất rộng ${a * a} m², khu thứ hai rộng ${b * b} m².`;
    return {
      ask: [
        tell,
        `${tell} Xét các khẳng định sau.`,
        `Thôn Đoài có hai khu đất hình vuông: khu thứ nhất rộng ${a * a} m², khu thứ hai rộng ${b * b} m².`,
      ],
      say: [
        [
          `Cạnh khu thứ nhất dài ${a} m.`,
          `Cạnh khu thứ nhất dài ${n((a * a) / 4).replace('{,}', ',')} m.`,
          `$\\sqrt{${a * a}} = ${a}$.`,
        ],
        [
          `Cạnh khu thứ hai dài hơn cạnh khu thứ nhất ${b - a} m.`,
          `Cạnh khu thứ hai dài hơn cạnh khu thứ nhất ${b - a + 1} m.`,
          `$\\sqrt{${b * b}} - \\sqrt{${a * a}} = ${b} - ${a} = ${b - a}$.`,
        ],
        [
          `Hình vuông rộng bằng cả hai khu (${a * a + b * b} m²) có cạnh ngắn hơn ${a + b} m.`,
          `Hình vuông rộng bằng cả hai khu (${a * a + b * b} m²) có cạnh dài đúng ${a + b} m.`,
          `$${a + b}^2 = ${(a + b) ** 2} > ${a * a + b * b}$ nên $\\sqrt{${a * a + b * b}} < ${a + b}$.`,
        ],
        [
          `Cạnh của hình vuông rộng ${2 * a * a} m² là một số vô tỉ (tính theo mét).`,
          `Cạnh của hình vuông rộng ${2 * a * a} m² là một số hữu tỉ (tính theo mét).`,
          `cạnh đó là $${a}\\sqrt{2}$ (m), mà $\\sqrt{2}$ là số vô tỉ.`,
        ],
      ],
    };
  }),
  ew('M3', 'lát sân bằng gạch vuông', (r, turn) => {
    const one = turn === 2 ? 'tấm thảm' : 'viên gạch';
    const [tile, k] = [r.pick([3, 4, 5]), r.int(16, 30)];
    const side = (tile * k) / 10;
    const area = rounded(side * side, 2);
    return {
      ask: [
        `Một sân hình vuông có diện tích ${plain(area)} m² được lát kín bằng gạch vuông cạnh ${10 * tile} cm (bỏ qua mạch vữa). Tính cạnh của sân, số viên gạch dọc theo một cạnh và tổng số gạch.`,
        `Hội trường hình vuông rộng ${plain(area)} m². Thợ lát kín nền bằng gạch vuông cạnh ${10 * tile} cm, không cắt viên nào. Tính cạnh hội trường, số gạch mỗi hàng và tổng số gạch cần dùng.`,
        `Phòng thể dục hình vuông rộng ${plain(area)} m² trải thảm ghép từ các tấm vuông cạnh ${10 * tile} cm. Tính cạnh phòng, số tấm dọc một cạnh và tổng số tấm.`,
      ],
      solution: [
        `Cạnh hình vuông: $\\sqrt{${n(area)}} = ${n(side)}$ (m).`,
        `Đổi $${n(side)}$ m $= ${10 * tile * k}$ cm.`,
        `Số ${one} dọc một cạnh: $${10 * tile * k} : ${10 * tile} = ${k}$.`,
        `Tổng số ${one}: $${k} \\cdot ${k} = ${k * k}$.`,
      ].join('\n'),
    };
  }),
]);

const proportions: readonly Template[] = unit(7, 'Tỉ lệ thức và đại lượng tỉ lệ', ({ mc, fb, tf, ew }) => [
  mc('M1', 'đẳng thức tích từ tỉ lệ thức', (r) => {
    const [a, b] = [r.int(2, 9), r.int(2, 9)];
    if (a === b) return again();
    return {
      ask: [
        `Từ tỉ lệ thức $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$ suy ra:`,
        `Đẳng thức nào tương đương với $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$?`,
        `Nhân chéo hai vế của $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$ ta được:`,
      ],
      right: `$${b}x = ${a}y$`,
      wrong: [
        [`$${a}x = ${b}y$`, 'nhân tử với mẫu của cùng một phân số'],
        [`$xy = ${a * b}$`, 'nhân hai tử với nhau'],
        [`$x + ${b} = y + ${a}$`, 'cộng chéo thay vì nhân chéo'],
      ],
      why: `Trong tỉ lệ thức, tích ngoại tỉ bằng tích trung tỉ: $x \\cdot ${b} = ${a} \\cdot y$.`,
    };
  }),
  mc('M1', 'giá trị của đại lượng tỉ lệ nghịch', (r) => {
    const [k, x, u] = [r.pick([24, 36, 48, 60]), r.pick([2, 3, 4]), r.pick([6, 12])];
    return {
      ask: [
        `Hai đại lượng $x$, $y$ tỉ lệ nghịch với nhau; khi $x = ${x}$ thì $y = ${k / x}$. Khi $x = ${u}$ thì $y$ bằng:`,
        `Biết $y$ tỉ lệ nghịch với $x$ và $y = ${k / x}$ khi $x = ${x}$. Giá trị của $y$ khi $x = ${u}$ là:`,
        `$x$ máy cày cày xong cánh đồng trong $y$ giờ, $x$ và $y$ tỉ lệ nghịch. Với $x = ${x}$ thì $y = ${k / x}$. Với $x = ${u}$ thì $y$ bằng:`,
      ],
      right: k / u,
      wrong: [
        [((k / x) * u) / x, 'dùng quan hệ tỉ lệ thuận'],
        [k / x + u - x, 'cộng thêm mức tăng của $x$'],
        [k, 'lấy hệ số tỉ lệ'],
        k / x,
      ],
      why: `$xy = ${x} \\cdot ${k / x} = ${k}$ không đổi nên $y = ${k} : ${u} = ${n(k / u)}$.`,
    };
  }),
  mc('M1', 'tính chất dãy tỉ số bằng nhau', (r) => {
    const [a, b] = [r.int(2, 5), r.int(6, 9)];
    return {
      ask: [
        `Nếu $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$ thì hai tỉ số đó bằng:`,
        `Theo tính chất của dãy tỉ số bằng nhau, $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$ bằng tỉ số nào?`,
        `Từ $\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$, bạn Vân viết thêm một tỉ số bằng chúng. Tỉ số đúng là:`,
      ],
      right: `$\\dfrac{x + y}{${a + b}}$`,
      wrong: [
        [`$\\dfrac{x + y}{${a * b}}$`, 'nhân hai mẫu thay vì cộng'],
        [`$\\dfrac{x - y}{${a + b}}$`, 'trừ ở tử nhưng cộng ở mẫu'],
        [`$\\dfrac{xy}{${a * b}}$`, 'nhân các tử và các mẫu'],
      ],
      why: `$\\dfrac{x}{${a}} = \\dfrac{y}{${b}} = \\dfrac{x + y}{${a} + ${b}} = \\dfrac{x + y}{${a + b}}$.`,
    };
  }),
  fb('M1', 'khối lượng theo thể tích', (r) => {
    const [k, x, u] = [r.int(2, 8), r.int(3, 9), r.int(10, 20)];
    return {
      ask: [
        `Khối lượng thanh kim loại tỉ lệ thuận với thể tích. Thanh ${x} cm³ nặng ${k * x} g. Thanh ${u} cm³ cùng loại nặng bao nhiêu gam?`,
        `Đại lượng $y$ tỉ lệ thuận với $x$; khi $x = ${x}$ thì $y = ${k * x}$. Tính $y$ khi $x = ${u}$.`,
        `${x} mét dây đồng nặng ${k * x} g. ${u} mét dây đó nặng bao nhiêu gam?`,
      ],
      is: k * u,
      why: `Hệ số tỉ lệ: $${k * x} : ${x} = ${k}$. Giá trị cần tìm: $${k} \\cdot ${u} = ${k * u}$.`,
    };
  }),
  tf('M1', 'chia vở theo tỉ lệ', (r) => {
    const [a, b, k] = [r.int(2, 4), r.int(5, 7), r.int(3, 6)];
    if (gcd(a, b) > 1) return again();
    const all = (a + b) * k;
    const tell = `chia ${all} quyển vở cho An và Bình theo tỉ lệ $${a} : ${b}$. Gọi số vở của An, Bình là $x$, $y$.`;
    return {
      ask: [`Cô giáo ${tell}`, `Thư viện ${tell}`, `Lớp trưởng ${tell}`],
      say: [
        [`$\\dfrac{x}{${a}} = \\dfrac{y}{${b}}$.`, `$\\dfrac{x}{${b}} = \\dfrac{y}{${a}}$.`, `$x : y = ${a} : ${b}$.`],
        [`$x + y = ${all}$.`, `$y - x = ${all}$.`, `tổng số vở là ${all}.`],
        [
          `$\\dfrac{x}{${a}} = ${k}$.`,
          `$\\dfrac{x}{${a}} = ${k + 1}$.`,
          `$\\dfrac{x}{${a}} = \\dfrac{y}{${b}} = \\dfrac{${all}}{${a + b}} = ${k}$.`,
        ],
        [
          `Bình được nhiều hơn An ${(b - a) * k} quyển.`,
          `Bình được nhiều hơn An ${b - a} quyển.`,
          `$y - x = ${b * k} - ${a * k} = ${(b - a) * k}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'ba lớp trồng cây theo tỉ lệ', (r) => {
    const [a, b, c, k] = [r.int(3, 5), r.int(6, 7), r.int(8, 9), r.int(6, 15)];
    if (gcd(a, gcd(b, c)) > 1) return again();
    const all = (a + b + c) * k;
    return {
      ask: [
        `Ba lớp 7A, 7B, 7C trồng được tất cả ${all} cây, số cây của ba lớp tỉ lệ với ${a}; ${b}; ${c}. Tính số cây mỗi lớp trồng được.`,
        `Ba lớp 7A, 7B, 7C quyên góp tất cả ${all} quyển sách theo tỉ lệ $${a} : ${b} : ${c}$. Mỗi lớp quyên góp bao nhiêu quyển?`,
        `Ba tổ nhận chăm sóc ${all} chậu hoa, số chậu của ba tổ tỉ lệ với ${a}, ${b}, ${c}. Mỗi tổ chăm sóc bao nhiêu chậu?`,
      ],
      solution: [
        `Gọi ba số cần tìm là $x$, $y$, $z$. Theo đề: $\\dfrac{x}{${a}} = \\dfrac{y}{${b}} = \\dfrac{z}{${c}}$ và $x + y + z = ${all}$.`,
        `Theo tính chất dãy tỉ số bằng nhau, mỗi tỉ số bằng $\\dfrac{${all}}{${a + b + c}} = ${k}$.`,
        `$x = ${a} \\cdot ${k} = ${a * k}$; $y = ${b} \\cdot ${k} = ${b * k}$.`,
        `$z = ${c} \\cdot ${k} = ${c * k}$.`,
      ].join('\n'),
    };
  }),
]);

const polynomials: readonly Template[] = unit(7, 'Đa thức một biến', ({ mc, fb, tf, ew }) => [
  mc('M1', 'sắp xếp theo luỹ thừa giảm', (r) => {
    const [a, b, c, d] = [r.int(2, 6), r.int(2, 6), r.int(2, 6), r.int(1, 9)];
    return {
      ask: [
        `Sắp xếp đa thức $${d} - ${b}x^2 + ${a}x^3 + ${c}x$ theo luỹ thừa giảm của biến được:`,
        `Đa thức $${d} - ${b}x^2 + ${a}x^3 + ${c}x$ viết theo số mũ giảm dần của $x$ là:`,
        `Trước khi đặt tính, bạn Chi viết lại $${d} - ${b}x^2 + ${a}x^3 + ${c}x$ theo luỹ thừa giảm của $x$. Cách viết đúng là:`,
      ],
      right: `$${poly([a, -b, c, d])}$`,
      wrong: [
        [`$${poly([a, b, c, d])}$`, 'mất dấu trừ khi đổi chỗ'],
        [`$${d} + ${c}x - ${b}x^2 + ${a}x^3$`, 'sắp xếp theo luỹ thừa tăng'],
        [`$${poly([a, -b, d, c])}$`, 'đổi chỗ hệ số của $x$ với hệ số tự do'],
        `$${poly([a, c, -b, d])}$`,
      ],
      why: `Số mũ giảm dần từ 3 đến 0, mỗi hạng tử giữ nguyên dấu: $${poly([a, -b, c, d])}$.`,
    };
  }),
  mc('M1', 'cộng hai đơn thức một biến', (r) => {
    const [a, b, k] = [r.int(2, 8), r.int(2, 8), r.int(2, 4)];
    return {
      ask: [
        `Tổng $${a}x^${k} + ${b}x^${k}$ bằng:`,
        `Thu gọn $${a}x^${k} + ${b}x^${k}$ ta được:`,
        `Hai tấm bìa có diện tích $${a}x^${k}$ và $${b}x^${k}$ (cm²). Tổng diện tích (cm²) của chúng là:`,
      ],
      right: `$${a + b}x^${k}$`,
      wrong: [
        [`$${a + b}x^${2 * k}$`, 'cộng cả số mũ'],
        [`$${a * b}x^${k}$`, 'nhân hai hệ số'],
        [`$${a * b}x^${2 * k}$`, 'nhân hai đơn thức'],
        `$${a + b}x$`,
      ],
      why: `Cộng hệ số, giữ nguyên phần biến: $(${a} + ${b})x^${k} = ${a + b}x^${k}$.`,
    };
  }),
  mc('M1', 'biểu thức biểu thị tình huống', (r, turn) => {
    const [a, b] = [r.int(3, 9), r.int(12, 30)];
    const rows = [
      [
        `Mua $x$ chiếc bút giá ${a} nghìn đồng và một hộp màu giá ${b} nghìn đồng. Số tiền (nghìn đồng) là:`,
        `$${a}x + ${b}$`,
        [
          [`$${a} + ${b}x$`, 'đổi chỗ hai giá tiền'],
          [`$${a + b}x$`, 'nhân cả giá hộp màu với $x$'],
          [`$${a}x - ${b}$`, 'trừ thay vì cộng'],
        ],
      ],
      [
        `Bể có ${b} lít nước, mỗi phút vòi chảy thêm ${a} lít. Sau $x$ phút, số lít nước trong bể là:`,
        `$${b} + ${a}x$`,
        [
          [`$${b}x + ${a}$`, 'đổi chỗ lượng nước có sẵn và lượng nước mỗi phút'],
          [`$${a + b}x$`, 'nhân cả lượng nước có sẵn với $x$'],
          [`$${b} - ${a}x$`, 'trừ thay vì cộng'],
        ],
      ],
      [
        `Hình chữ nhật có chiều rộng $x$ cm, chiều dài hơn chiều rộng ${a} cm. Chu vi (cm) là:`,
        `$4x + ${2 * a}$`,
        [
          [`$2x + ${a}$`, 'quên nhân với 2'],
          [`$x^2 + ${a}x$`, 'nhầm với diện tích'],
          [`$4x + ${a}$`, 'chỉ nhân đôi một phần của chiều dài'],
        ],
      ],
    ] as const;
    const [ask, right, wrong] = rows[turn]!;
    const why = [
      `Tiền bút là $${a}x$, cộng tiền hộp màu ${b}: $${a}x + ${b}$.`,
      `Sau $x$ phút vòi chảy thêm $${a}x$ lít: $${b} + ${a}x$.`,
      `Chu vi: $2(x + x + ${a}) = 4x + ${2 * a}$.`,
    ][turn]!;
    return { ask: [ask, ask, ask], right, wrong, why };
  }),
  mc('M2', 'nhân đơn thức với đa thức một biến', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(2, 5), r.int(2, 9)];
    return {
      ask: [
        `Kết quả của phép nhân $${a}x(${b}x - ${c})$ là:`,
        `Thực hiện phép tính $${a}x \\cdot (${b}x - ${c})$ ta được:`,
        `Hình chữ nhật có hai cạnh $${a}x$ và $${b}x - ${c}$. Diện tích của nó là:`,
      ],
      right: `$${poly([a * b, -a * c, 0])}$`,
      wrong: [
        [`$${poly([a * b, 0, -c])}$`, 'chỉ nhân với hạng tử đầu'],
        [`$${poly([a * b, -a * c])}$`, `quên nhân $x$ với $x$`],
        [`$${poly([a * b, a * c, 0])}$`, 'sai dấu hạng tử thứ hai'],
        `$${poly([a + b, -a * c, 0])}$`,
      ],
      why: `Nhân với từng hạng tử: $${a}x \\cdot ${b}x = ${a * b}x^2$ và $${a}x \\cdot (-${c}) = -${a * c}x$.`,
    };
  }),
  fb('M2', 'hệ số để đa thức có nghiệm', (r) => {
    const [t, a, m] = [r.int(2, 5), r.int(1, 3), r.int(2, 9)];
    const c = -(a * t * t - m * t);
    if (c === 0) return again();
    const shown = `$${poly([a, 0, 0]).replace(' ', '')} - mx ${c < 0 ? '-' : '+'} ${Math.abs(c)}$`;
    return {
      ask: [
        `Tìm $m$ để $x = ${t}$ là nghiệm của đa thức ${shown}.`,
        `Đa thức ${shown} bằng 0 khi $x = ${t}$. Giá trị của $m$ là bao nhiêu?`,
        `Biết $${t}$ là một nghiệm của đa thức ${shown} (biến $x$). Tính $m$.`,
      ],
      is: m,
      why: `Thay $x = ${t}$: $${a * t * t} - ${t}m ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$, suy ra $${t}m = ${a * t * t + c}$, $m = ${m}$.`,
    };
  }),
  tf('M2', 'tiền taxi theo quãng đường', (r) => {
    const [open, rate] = [r.int(11, 15), r.int(12, 16)];
    const tell = `Hãng taxi thu ${open} nghìn đồng mở cửa và ${rate} nghìn đồng mỗi ki-lô-mét. Đi $x$ km hết $T(x)$ nghìn đồng.`;
    return {
      ask: [
        tell,
        `${tell} Xét các khẳng định sau.`,
        `Theo bảng giá của một hãng taxi, tiền mở cửa là ${open} nghìn đồng, mỗi ki-lô-mét đi hết ${rate} nghìn đồng. Đi $x$ km hết $T(x)$ nghìn đồng.`,
      ],
      say: [
        [
          `$T(x) = ${rate}x + ${open}$.`,
          `$T(x) = ${open}x + ${rate}$.`,
          `tiền theo quãng đường là $${rate}x$, cộng tiền mở cửa ${open}.`,
        ],
        ['$T(x)$ là đa thức bậc 1.', '$T(x)$ là đa thức bậc 2.', 'số mũ cao nhất của $x$ là 1.'],
        [
          `$T(5) = ${5 * rate + open}$.`,
          `$T(5) = ${5 * (rate + open)}$.`,
          `$${rate} \\cdot 5 + ${open} = ${5 * rate + open}$.`,
        ],
        [
          `Với ${10 * rate + open} nghìn đồng đi được 10 km.`,
          `Với ${10 * rate + open} nghìn đồng đi được 11 km.`,
          `$${rate}x + ${open} = ${10 * rate + open}$ khi $${rate}x = ${10 * rate}$, tức là $x = 10$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chia đa thức cho nhị thức', (r) => {
    const [a, b, c, t] = [r.int(1, 3), r.int(1, 5), r.int(1, 6), r.int(1, 4)];
    const product = [a, b - a * t, c - b * t, -c * t];
    if (product[1] === 0 || product[2] === 0) return again();
    return {
      ask: [
        `Cho $P(x) = ${poly(product)}$. a) Thực hiện phép chia $P(x)$ cho $x - ${t}$. b) Từ đó chỉ ra một nghiệm của $P(x)$.`,
        `Thực hiện phép chia đa thức $P(x) = ${poly(product)}$ cho $x - ${t}$ và giải thích vì sao $x = ${t}$ là nghiệm của $P(x)$.`,
        `Khối hộp chữ nhật có thể tích $P(x) = ${poly(product)}$ (cm³) và chiều cao $x - ${t}$ (cm) với $x > ${t}$. a) Tìm đa thức biểu thị diện tích đáy. b) Chỉ ra giá trị của $x$ làm cho đa thức $P(x)$ bằng 0 nhờ phép chia.`,
      ],
      solution: [
        `Chia hạng tử cao nhất: $${poly([a, 0, 0, 0])} : x = ${poly([a, 0, 0])}$; lấy $P(x)$ trừ tích $${poly([a, 0, 0])}(x - ${t})$ còn $${poly([b, c - b * t, -c * t])}$.`,
        `Chia tiếp: $${poly([b, 0, 0])} : x = ${poly([b, 0])}$; còn lại $${poly([c, -c * t])}$.`,
        `Chia tiếp được $${c}$, dư 0. Thương là $${poly([a, b, c])}$.`,
        `Vậy $P(x) = (x - ${t})(${poly([a, b, c])})$, do đó $P(${t}) = 0$ và $x = ${t}$ là một nghiệm.`,
      ].join('\n'),
    };
  }),
]);

export const numbers7Second: readonly Template[] = [...rationals, ...reals, ...proportions, ...polynomials];
