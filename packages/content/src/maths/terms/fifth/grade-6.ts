/** Grade 6: further choices for the tests in the middle of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, plain, rounded, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { unit } from '../kit.ts';

/** A whole number in groups of three digits. */
const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ' ');

const naturals: readonly Template[] = unit(6, 'Số tự nhiên', ({ mc, fb, tf, ew }) => [
  mc('M1', 'số lớn nhất hoặc nhỏ nhất viết từ các chữ số', (r, turn) => {
    const [a, b, c] = r
      .shuffle([2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, 3)
      .toSorted((x, y) => x - y) as [number, number, number];
    const [greatest, least] = [100 * c + 10 * b + a, 100 * a + b];
    const shown = r.shuffle([0, a, b, c]).join('; ');
    const great = turn !== 1;
    return {
      ask: [
        `Từ các chữ số ${shown}, viết được số lớn nhất có ba chữ số khác nhau là:`,
        `Dùng ba trong bốn chữ số ${shown} để viết số nhỏ nhất có ba chữ số khác nhau. Số đó là:`,
        `Có bốn thẻ ghi các chữ số ${shown}. Xếp ba thẻ thành một số có ba chữ số. Số lớn nhất xếp được là:`,
      ],
      right: great ? greatest : least,
      wrong: great
        ? [
            [100 * c + 10 * a + b, 'xếp sai thứ tự hai chữ số sau'],
            [100 * b + 10 * c + a, 'xếp sai thứ tự hai chữ số đầu'],
            [100 * c + 10 * b, 'dùng chữ số 0 ở hàng đơn vị'],
          ]
        : [
            [100 * a + 10 * b + c, 'bỏ qua chữ số 0'],
            [100 * a + 10 * b, 'đặt chữ số 0 ở hàng đơn vị'],
            [100 * b + a, 'chọn sai chữ số hàng trăm'],
          ],
      why: great
        ? `Chọn chữ số lớn nhất ${c} cho hàng trăm, rồi đến ${b} và ${a}: ${greatest}.`
        : `Hàng trăm khác 0 nên nhỏ nhất là ${a}; hàng chục là 0, hàng đơn vị là ${b}: ${least}.`,
    };
  }),
  mc('M1', 'viết phép chia có dư dưới dạng biểu thức', (r) => {
    const [b, q, rest] = [r.int(6, 9), r.int(4, 9), r.int(1, 5)];
    const a = b * q + rest;
    return {
      ask: [
        `Phép chia ${a} cho ${b} được viết dưới dạng $a = bq + r$ với $0 \\le r < b$ là:`,
        `Chia ${a} quyển vở cho ${b} bạn, mỗi bạn được như nhau và còn thừa ít nhất. Phép chia này được viết là:`,
        `Cách viết nào cho biết thương và số dư của phép chia ${a} cho ${b}?`,
      ],
      right: `$${a} = ${b} \\cdot ${q} + ${rest}$`,
      wrong: [
        [`$${a} = ${b} \\cdot ${q - 1} + ${rest + b}$`, 'lấy số dư lớn hơn số chia'],
        [`$${a} = ${b} \\cdot ${q + 1} - ${b - rest}$`, 'lấy thương quá lớn'],
        [`$${a} = ${b + 1} \\cdot ${q} + ${rest - q}$`.replace('+ -', '- '), 'đổi số chia'],
      ],
      why: `$${b} \\cdot ${q} = ${b * q}$ và $${a} - ${b * q} = ${rest} < ${b}$.`,
    };
  }),
  mc('M1', 'so sánh hai luỹ thừa bằng cách tính', (r) => {
    const [a, b] = r.pick([
      [2, 5],
      [2, 6],
      [3, 4],
      [3, 5],
      [2, 7],
    ] as const);
    const greater = (x: string, y: string) => `$${x} > ${y}$`;
    return {
      ask: [
        `Khẳng định nào đúng về hai luỹ thừa $${a}^${b}$ và $${b}^${a}$?`,
        `Tính $${a}^${b}$ và $${b}^${a}$ rồi chọn khẳng định đúng.`,
        `Bạn An tính $${a}^${b}$, bạn Bình tính $${b}^${a}$. Khẳng định nào đúng?`,
      ],
      right: greater(`${a}^${b}`, `${b}^${a}`),
      wrong: [
        [`$${a}^${b} = ${b}^${a}$`, 'coi đổi chỗ cơ số và số mũ không làm thay đổi luỹ thừa'],
        [`$${a}^${b} < ${b}^${a}$`, 'chỉ so sánh hai cơ số'],
        [`$${a}^${b} = ${a} \\cdot ${b}$`, 'nhân cơ số với số mũ'],
      ],
      why: `$${a}^${b} = ${a ** b}$ và $${b}^${a} = ${b ** a}$; $${a ** b} > ${b ** a}$.`,
    };
  }),
  mc('M1', 'viết số dưới dạng luỹ thừa của 10', (r) => {
    const k = r.int(4, 8);
    return {
      ask: [
        `Số ${grouped(10 ** k)} viết dưới dạng luỹ thừa của 10 là:`,
        `Một hạt bụi được phóng to ${grouped(10 ** k)} lần. Viết số lần đó dưới dạng luỹ thừa của 10:`,
        `Luỹ thừa nào của 10 bằng ${grouped(10 ** k)}?`,
      ],
      right: `$10^${k}$`,
      wrong: [
        [`$10^${k + 1}$`, 'đếm cả chữ số 1'],
        [`$10^${k - 1}$`, 'đếm thiếu một chữ số 0'],
        [`$${k}^{10}$`, 'đổi chỗ cơ số và số mũ'],
      ],
      why: `Số này có ${k} chữ số 0 sau chữ số 1, nên bằng $10^${k}$.`,
    };
  }),
  mc('M1', 'biểu thức chỉ có phép nhân và phép chia', (r) => {
    const [b, c, q] = [r.int(3, 6), r.int(2, 4), r.int(2, 5)];
    const a = b * c * q;
    return {
      ask: [
        `Giá trị của biểu thức $${a} : ${b} \\cdot ${c}$ là:`,
        `Tính $${a} : ${b} \\cdot ${c}$.`,
        `Có ${a} chiếc kẹo chia đều cho ${b} bạn; ${c} bạn gộp phần kẹo của mình lại, số kẹo được tính bằng $${a} : ${b} \\cdot ${c}$. Kết quả là:`,
      ],
      right: c * c * q,
      wrong: [
        [q, 'thực hiện phép nhân trước'],
        [c * q, 'bỏ qua phép nhân'],
        [a * c, 'bỏ qua phép chia'],
      ],
      why: `Thực hiện từ trái sang phải: $${a} : ${b} = ${c * q}$, $${c * q} \\cdot ${c} = ${c * c * q}$.`,
    };
  }),
  mc('M2', 'so sánh hai luỹ thừa đưa về cùng cơ số', (r) => {
    const [base, k, m] = r.pick([
      [4, 2, 5],
      [8, 3, 4],
      [4, 2, 7],
      [8, 3, 3],
      [16, 4, 3],
    ] as const);
    const other = k * m - 1;
    return {
      ask: [
        `Viết $${base}^${m}$ dưới dạng luỹ thừa của 2 rồi so sánh với $2^{${other}}$. Khẳng định nào đúng?`,
        `Khẳng định nào đúng về hai số $${base}^${m}$ và $2^{${other}}$?`,
        `Một máy in $${base}^${m}$ trang, máy kia in $2^{${other}}$ trang. Khẳng định nào về hai số trang là đúng?`,
      ],
      right: `$${base}^${m} > 2^{${other}}$`,
      wrong: [
        [`$${base}^${m} < 2^{${other}}$`, 'chỉ so sánh hai số mũ'],
        [`$${base}^${m} = 2^{${other}}$`, 'tính sai số mũ khi đưa về cơ số 2'],
        [`$${base}^${m} = 2^{${k + m}}$`, 'cộng số mũ thay vì nhân'],
      ],
      why: `$${base} = 2^${k}$ nên $${base}^${m} = 2^{${k} \\cdot ${m}} = 2^{${k * m}}$. Vì $${k * m} > ${other}$ nên $${base}^${m} > 2^{${other}}$.`,
    };
  }),
  mc('M2', 'số khách trên xe sau hai bến', (r, turn) => {
    const [down, up] = turn === 2 ? ['số bạn về', 'số bạn đến'] : ['số người xuống', 'số người lên'];
    const [start, off, on] = [r.int(28, 40), r.int(7, 12), r.int(3, 6)];
    const [off2, on2] = [r.int(4, 8), r.int(9, 13)];
    const left = start - off + on - off2 + on2;
    return {
      ask: [
        `Xe buýt rời bến đầu với ${start} khách. Đến bến thứ hai có ${off} người xuống, ${on} người lên; đến bến thứ ba có ${off2} người xuống, ${on2} người lên. Khi rời bến thứ ba, trên xe có số khách là:`,
        `Một toa tàu có ${start} người. Ở ga thứ nhất ${off} người xuống và ${on} người lên, ở ga thứ hai ${off2} người xuống và ${on2} người lên. Sau đó toa tàu có bao nhiêu người?`,
        `Sân chơi có ${start} bạn. Lúc đầu ${off} bạn về, ${on} bạn khác đến; sau đó ${off2} bạn về và ${on2} bạn đến thêm. Cuối cùng sân có số bạn là:`,
      ],
      right: left,
      wrong: [
        [start + off - on + off2 - on2, `đổi chỗ ${down} và ${up}`],
        [start - off + on, 'chỉ tính lần đầu'],
        [start - off - off2, `quên ${up}`],
        [start + on + on2, `quên ${down}`],
      ],
      why: `$${start} - ${off} + ${on} - ${off2} + ${on2} = ${left}$.`,
    };
  }),
  tf('M1', 'dân số của một tỉnh', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(2, 9), r.int(2, 9)];
    if (a === b || b === c || a === c) throw new TooFewDistractors('a digit occurs twice');
    const value = 1_000_000 + a * 100_000 + b * 10_000 + c * 1000 + 610;
    return {
      ask: [
        `Dân số của một tỉnh là ${grouped(value)} người.`,
        `Theo thống kê, một tỉnh có ${grouped(value)} dân.`,
        `Bảng tin ghi: “Tỉnh ta có ${grouped(value)} người”.`,
      ],
      say: [
        [
          `Chữ số ${b} trong số đó có giá trị ${grouped(b * 10_000)}.`,
          `Chữ số ${b} trong số đó có giá trị ${grouped(b * 1000)}.`,
          `chữ số ${b} ở hàng chục nghìn.`,
        ],
        [
          `Số liền trước của số đó là ${grouped(value - 1)}.`,
          `Số liền trước của số đó là ${grouped(value + 1)}.`,
          'số liền trước bé hơn số đã cho 1 đơn vị.',
        ],
        [
          `Số đó bé hơn ${grouped(1_000_000 + (a + 1) * 100_000)}.`,
          `Số đó lớn hơn ${grouped(1_000_000 + (a + 1) * 100_000)}.`,
          `số trăm nghìn của số đó là ${10 + a}, bé hơn ${11 + a}.`,
        ],
        ['Số đó có 7 chữ số.', 'Số đó có 6 chữ số.', 'số đó lớn hơn 1 triệu và bé hơn 10 triệu.'],
      ],
    };
  }),
  fb('M2', 'tiền điện theo hai bậc giá', (r, turn) => {
    const first = ['50 số điện đầu', '50 kg đầu', '50 sản phẩm đầu'][turn]!;
    const [low, high, used] = [r.int(2, 3), r.int(4, 5), r.int(60, 95)];
    const over = used - 50;
    return {
      ask: [
        `Một phòng trọ trả tiền điện: 50 số đầu giá ${low} nghìn đồng một số, từ số thứ 51 trở đi ${high} nghìn đồng một số. Tháng này phòng dùng ${used} số điện. Tiền điện là bao nhiêu nghìn đồng?`,
        `Hãng xe tính phí gửi hàng: 50 kg đầu ${low} nghìn đồng một ki-lô-gam, mỗi ki-lô-gam tiếp theo ${high} nghìn đồng. Gửi ${used} kg hàng hết bao nhiêu nghìn đồng?`,
        `Một xưởng trả công: 50 sản phẩm đầu mỗi sản phẩm ${low} nghìn đồng, từ sản phẩm thứ 51 trở đi mỗi sản phẩm ${high} nghìn đồng. Người thợ làm được ${used} sản phẩm thì được trả bao nhiêu nghìn đồng?`,
      ],
      is: 50 * low + over * high,
      why: `${first}: $50 \\cdot ${low} = ${50 * low}$. Còn lại $${used} - 50 = ${over}$, ứng với $${over} \\cdot ${high} = ${over * high}$. Tổng: $${50 * low} + ${over * high} = ${50 * low + over * high}$.`,
    };
  }),
  ew('M3', 'viết thêm một chữ số vào bên trái', (r) => {
    const [digit, times, x] = r.pick([
      [3, 13, 25],
      [2, 9, 25],
      [3, 11, 30],
      [3, 5, 75],
      [2, 11, 20],
      [4, 6, 80],
      [1, 5, 25],
    ] as const);
    return {
      ask: [
        `Tìm số tự nhiên có hai chữ số, biết rằng khi viết thêm chữ số ${digit} vào bên trái số đó ta được số mới gấp ${times} lần số ban đầu.`,
        `Số nhà của bạn Minh là số có hai chữ số. Viết thêm chữ số ${digit} vào đằng trước thì được số nhà của bạn Hoa, gấp ${times} lần số nhà của Minh. Tìm số nhà của Minh.`,
        `Một mã số có ba chữ số bắt đầu bằng chữ số ${digit}. Bỏ chữ số đầu thì được một số có hai chữ số; mã số gấp ${times} lần số đó. Tìm số có hai chữ số đó.`,
      ],
      solution: `Gọi số có hai chữ số là $x$. Viết thêm chữ số ${digit} vào bên trái được số $${100 * digit} + x$.\nTheo đề: $${100 * digit} + x = ${times}x$.\nSuy ra $${times - 1}x = ${100 * digit}$.\nVậy $x = ${100 * digit} : ${times - 1} = ${x}$.`,
    };
  }),
  ew('M3', 'số ô tô và xe máy trong bãi', (r, turn) => {
    const [each, small, big, parts] = (
      [
        ['chiếc', 'xe máy', 'ô tô', 'bánh xe'],
        ['bàn', 'bàn hai chỗ', 'bàn bốn chỗ', 'chỗ ngồi'],
        ['chậu', 'chậu 2 cây', 'chậu 4 cây', 'cây'],
      ] as const
    )[turn]!;
    const [cars, bikes] = [r.int(8, 20), r.int(15, 40)];
    const [all, wheels] = [cars + bikes, 4 * cars + 2 * bikes];
    return {
      ask: [
        `Bãi gửi xe có ${all} chiếc gồm ô tô (4 bánh) và xe máy (2 bánh), đếm được tất cả ${wheels} bánh xe. Có bao nhiêu ô tô, bao nhiêu xe máy?`,
        `Phòng ăn có ${all} bàn gồm bàn bốn chỗ và bàn hai chỗ, tất cả ${wheels} chỗ ngồi. Hỏi có bao nhiêu bàn mỗi loại (bàn bốn chỗ, bàn hai chỗ)?`,
        `Một lớp trồng ${all} chậu hoa, có chậu trồng 4 cây và chậu trồng 2 cây, hết ${wheels} cây. Hỏi có mấy chậu 4 cây, mấy chậu 2 cây?`,
      ],
      solution: `Giả sử cả ${all} ${each} đều là ${small} thì có $${all} \\cdot 2 = ${2 * all}$ (${parts}).\nThực tế nhiều hơn $${wheels} - ${2 * all} = ${wheels - 2 * all}$ (${parts}).\nMỗi lần thay một ${small} bằng một ${big} thì tăng thêm $4 - 2 = 2$ (${parts}), nên số ${big} là $${wheels - 2 * all} : 2 = ${cars}$.\nSố ${small} là $${all} - ${cars} = ${bikes}$.`,
    };
  }),
]);

const divisibility: readonly Template[] = unit(6, 'Tính chia hết', ({ mc, fb, tf, ew }) => [
  mc('M1', 'tích chia hết vì có một thừa số chia hết', (r) => {
    const k = r.pick([7, 11, 13]);
    const [a, b, c, d] = [r.int(2, 5), r.int(2, 6), r.int(1, 3), r.int(1, 3)];
    return {
      ask: [
        `Không tính, tích nào sau đây chia hết cho ${k}?`,
        `Tích nào dưới đây là bội của ${k}?`,
        `Số ghế của một hội trường được tính bằng một trong bốn tích sau. Tích nào cho số ghế xếp đều được thành ${k} hàng?`,
      ],
      right: `$${k * a} \\cdot ${b}$`,
      wrong: [
        [`$${k * a + c} \\cdot ${b}$`, `coi ${k * a + c} chia hết cho ${k}`],
        [`$${k - d} \\cdot ${b + 1}$`, `không thấy cả hai thừa số đều không chia hết cho ${k}`],
        [`$${k + d} \\cdot ${b}$`, `coi ${k + d} chia hết cho ${k}`],
      ],
      why: `$${k * a} = ${k} \\cdot ${a}$ chia hết cho ${k} nên tích $${k * a} \\cdot ${b}$ chia hết cho ${k}.`,
    };
  }),
  mc('M1', 'bội chung của hai số', (r) => {
    const [a, b, lcm] = r.pick([
      [6, 8, 24],
      [4, 6, 12],
      [9, 12, 36],
      [8, 12, 24],
      [10, 15, 30],
    ] as const);
    return {
      ask: [
        `Số nào là bội chung của ${a} và ${b}?`,
        `Trong các số sau, số chia hết cho cả ${a} và ${b} là:`,
        `Số viên bi xếp vừa đủ vào các túi ${a} viên và cũng vừa đủ vào các túi ${b} viên. Số viên bi có thể là:`,
      ],
      right: 2 * lcm,
      wrong: [
        [a + b, 'cộng hai số'],
        [lcm + a, `chọn số chỉ là bội của ${a}`],
        [lcm + b, `chọn số chỉ là bội của ${b}`],
      ],
      why: `$${2 * lcm} = ${a} \\cdot ${(2 * lcm) / a}$ và $${2 * lcm} = ${b} \\cdot ${(2 * lcm) / b}$.`,
    };
  }),
  mc('M1', 'đếm các số nguyên tố trong một đoạn', (_, turn) => {
    const [from, to, primes] = (
      [
        [10, 20, [11, 13, 17, 19]],
        [20, 30, [23, 29]],
        [40, 50, [41, 43, 47]],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Có bao nhiêu số nguyên tố lớn hơn ${from} và nhỏ hơn ${to}?`,
        `Số các số nguyên tố nằm giữa ${from} và ${to} là:`,
        `Trong các số tự nhiên từ ${from} đến ${to} có số các số nguyên tố là:`,
      ],
      right: primes.length,
      wrong: [
        [5, 'đếm mọi số lẻ'],
        // There are five odd numbers between two tens.
        ...(primes.length < 4 ? [[primes.length + 1, 'đếm cả một hợp số lẻ'] as const] : []),
        [primes.length - 1, 'bỏ sót một số nguyên tố'],
        [primes.length - 2, 'bỏ sót hai số nguyên tố'],
      ],
      why: `Các số nguyên tố đó là ${primes.join('; ')}.`,
    };
  }),
  mc('M1', 'chữ số tận cùng theo hai điều kiện chia hết', (r, turn) => {
    const head = r.int(12, 97);
    const [condition, right, why] = (
      [
        ['chia hết cho cả 2 và 5', 0, 'chữ số tận cùng phải là 0'],
        ['chia hết cho 5 nhưng không chia hết cho 2', 5, 'chữ số tận cùng là 0 hoặc 5, và phải lẻ'],
        ['chia hết cho 2 nhưng chia cho 5 dư 3', 8, 'chia cho 5 dư 3 thì tận cùng là 3 hoặc 8, và phải chẵn'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Số $\\overline{${head}x}$ ${condition}. Chữ số $x$ là:`,
        `Thay $x$ bằng chữ số nào để số $\\overline{${head}x}$ ${condition}?`,
        `Biển số xe có phần số $\\overline{${head}x}$ ${condition}. Chữ số bị mờ $x$ là:`,
      ],
      right,
      wrong: [0, 2, 3, 5, 8].filter((one) => one !== right),
      why: `Với điều kiện đó, ${why}, nên $x = ${right}$.`,
    };
  }),
  mc('M1', 'số phần không chia đều được', (r) => {
    const [all, parts, not] = r.pick([
      [24, [4, 6, 8], 9],
      [36, [4, 9, 12], 8],
      [40, [4, 5, 8], 6],
      [30, [5, 6, 10], 4],
      [48, [6, 8, 12], 9],
    ] as const);
    return {
      ask: [
        `Có ${all} cái bánh (không cắt). Với số hộp nào sau đây thì không thể chia đều hết bánh vào các hộp?`,
        `${all} học sinh không xếp được thành các hàng có số người bằng nhau nếu số hàng là:`,
        `Cô giáo có ${all} quyển vở muốn chia hết và chia đều cho các bạn. Số bạn không thể là:`,
      ],
      right: not,
      wrong: parts.map((one) => [one, `quên rằng ${all} chia hết cho ${one}`] as const),
      why: `${all} chia hết cho ${parts.join('; ')} nhưng chia cho ${not} dư ${all % not}.`,
    };
  }),
  mc('M2', 'hình vuông nhỏ nhất ghép từ các viên gạch', (r) => {
    const [a, b, lcm] = r.pick([
      [12, 18, 36],
      [20, 30, 60],
      [15, 20, 60],
      [10, 25, 50],
      [18, 24, 72],
    ] as const);
    return {
      ask: [
        `Các viên gạch cùng kích thước ${a} cm × ${b} cm được xếp cùng chiều thành một hình vuông. Cạnh hình vuông ngắn nhất là:`,
        `Ghép những tấm bìa hình chữ nhật ${a} cm × ${b} cm, cùng chiều, không chồng lên nhau, thành hình vuông. Hình vuông nhỏ nhất có cạnh:`,
        `Lát các miếng gỗ dài ${b} cm, rộng ${a} cm theo cùng một chiều để được một hình vuông. Cạnh hình vuông ngắn nhất bằng:`,
      ],
      right: `${lcm} cm`,
      wrong: [
        [`${a * b} cm`, 'nhân hai cạnh của một viên'],
        [`${gcd(a, b)} cm`, 'lấy ước chung lớn nhất'],
        [`${a + b} cm`, 'cộng hai cạnh của một viên'],
        [`${2 * lcm} cm`, 'lấy một bội chung chưa nhỏ nhất'],
      ],
      why: `Cạnh hình vuông là bội chung của ${a} và ${b}; ngắn nhất là BCNN của hai số đó, bằng ${lcm}.`,
    };
  }),
  mc('M2', 'số dư của tổng từ số dư của từng số hạng', (r) => {
    const k = r.int(5, 9);
    const [a, b] = [r.int(2, k - 1), r.int(2, k - 1)];
    if (a + b <= k) throw new TooFewDistractors('the sum of the remainders is less than the divisor');
    return {
      ask: [
        `Số $a$ chia cho ${k} dư ${a}, số $b$ chia cho ${k} dư ${b}. Số dư khi chia $a + b$ cho ${k} là:`,
        `Hai đống sỏi khi xếp thành các nhóm ${k} viên thì thừa lần lượt ${a} viên và ${b} viên. Gộp hai đống rồi xếp lại thành các nhóm ${k} viên thì thừa:`,
        `Biết $a = ${k}m + ${a}$ và $b = ${k}n + ${b}$ ($m, n$ là số tự nhiên). Chia $a + b$ cho ${k} thì số dư là:`,
      ],
      right: a + b - k,
      wrong: [
        [a + b, `quên rằng số dư phải bé hơn ${k}`],
        [(a * b) % k, 'nhân hai số dư'],
        [Math.abs(a - b), 'lấy hiệu hai số dư'],
        [Math.max(a, b), 'lấy số dư lớn hơn'],
        [0, 'coi tổng chia hết'],
      ],
      why: `$${a} + ${b} = ${a + b} = ${k} + ${a + b - k}$, nên số dư là ${a + b - k}.`,
    };
  }),
  tf('M2', 'hai tuyến xe buýt cùng xuất bến', (r, turn) => {
    const [both, one, times] = (
      [
        ['hai tuyến lại cùng xuất bến', 'tuyến A xuất bến', 'chuyến'],
        ['hai chuông lại cùng reo', 'chuông A reo', 'lần'],
        ['hai đài phun nước lại cùng phun', 'đài A phun', 'lần'],
      ] as const
    )[turn]!;
    const [a, b, lcm] = r.pick([
      [12, 18, 36],
      [10, 15, 30],
      [8, 12, 24],
      [9, 12, 36],
    ] as const);
    return {
      ask: [
        `Hai tuyến xe buýt cùng xuất bến lúc 6 giờ. Sau đó tuyến A cứ ${a} phút có một chuyến, tuyến B cứ ${b} phút có một chuyến.`,
        `Hai chuông cùng reo lúc 6 giờ; sau đó chuông A cứ ${a} phút reo một lần, chuông B cứ ${b} phút reo một lần.`,
        `Lúc 6 giờ hai đài phun nước A và B cùng phun. Tiếp theo, A cứ ${a} phút phun một lần, B cứ ${b} phút phun một lần.`,
      ],
      say: [
        [
          `BCNN của ${a} và ${b} là ${lcm}.`,
          `BCNN của ${a} và ${b} là ${a * b}.`,
          `${lcm} là số nhỏ nhất khác 0 chia hết cho cả ${a} và ${b}.`,
        ],
        [
          `Sau 6 giờ, ${both} lần đầu tiên lúc 6 giờ ${lcm} phút.`,
          `Sau 6 giờ, ${both} lần đầu tiên lúc 6 giờ ${a + b === lcm ? lcm + a : a + b} phút.`,
          `cứ sau ${lcm} phút, ${both}.`,
        ],
        [
          `Trong ${lcm} phút sau 6 giờ, kể cả phút cuối, ${one} ${lcm / a} ${times}.`,
          `Trong ${lcm} phút sau 6 giờ, kể cả phút cuối, ${one} ${lcm / b} ${times}.`,
          `$${lcm} : ${a} = ${lcm / a}$.`,
        ],
        [
          `Sau 6 giờ và không muộn hơn 9 giờ, ${both} ${Math.floor(180 / lcm)} lần.`,
          `Sau 6 giờ và không muộn hơn 9 giờ, ${both} ${Math.floor(180 / lcm) + 2} lần.`,
          `3 giờ là 180 phút; 180 chia cho ${lcm} được ${Math.floor(180 / lcm)}${180 % lcm === 0 ? '' : `, dư ${180 % lcm}`}.`,
        ],
      ],
    };
  }),
  fb('M1', 'bội lớn nhất có hai chữ số', (r) => {
    const k = r.int(6, 17);
    const is = Math.floor(99 / k) * k;
    return {
      ask: [
        `Bội lớn nhất có hai chữ số của ${k} là số nào?`,
        `Số lớn nhất có hai chữ số chia hết cho ${k} là bao nhiêu?`,
        `Có ít hơn 100 quả trứng, xếp vừa đủ vào các khay ${k} quả. Có nhiều nhất bao nhiêu quả trứng?`,
      ],
      is,
      why: `$${k} \\cdot ${is / k} = ${is}$ còn $${k} \\cdot ${is / k + 1} = ${is + k}$ lớn hơn 99.`,
    };
  }),
  ew('M3', 'trồng cây cách đều quanh vườn', (r, turn) => {
    const what = ['cây', 'lá cờ', 'cọc'][turn]!;
    const [a, b, d] = r.pick([
      [48, 36, 12],
      [60, 45, 15],
      [54, 36, 18],
      [70, 42, 14],
      [80, 48, 16],
    ] as const);
    const trees = (2 * (a + b)) / d;
    return {
      ask: [
        `Người ta trồng cây quanh một vườn hình chữ nhật dài ${a} m, rộng ${b} m, mỗi góc vườn một cây và khoảng cách giữa hai cây liền nhau bằng nhau (số tự nhiên mét). Tìm khoảng cách lớn nhất giữa hai cây và số cây khi đó.`,
        `Sân trường hình chữ nhật dài ${a} m, rộng ${b} m. Người ta cắm cờ quanh sân: mỗi góc một lá cờ, hai lá cờ liền nhau cách đều nhau một số tự nhiên mét. Khoảng cách lớn nhất có thể là bao nhiêu? Khi đó cần bao nhiêu lá cờ?`,
        `Quanh một ao hình chữ nhật dài ${a} m, rộng ${b} m, người ta đóng cọc cách đều nhau, mỗi góc ao một cọc, khoảng cách là số tự nhiên mét. Tính khoảng cách lớn nhất giữa hai cọc liền nhau và số cọc cần dùng.`,
      ],
      solution: `Khoảng cách (m) là ước chung của ${a} và ${b}; lớn nhất khi bằng ƯCLN của ${a} và ${b}.\n$${a} = ${d} \\cdot ${a / d}$, $${b} = ${d} \\cdot ${b / d}$, và ${a / d}, ${b / d} là hai số nguyên tố cùng nhau, nên ƯCLN là ${d}.\nChu vi: $2 \\cdot (${a} + ${b}) = ${2 * (a + b)}$ (m).\nSố ${what}: $${2 * (a + b)} : ${d} = ${trees}$.`,
    };
  }),
]);

const fractions: readonly Template[] = unit(6, 'Phân số', ({ mc, tf }) => [
  mc('M1', 'số đối của một phân số', (r) => {
    const [a, b] = [r.int(2, 9), r.int(3, 11)];
    if (gcd(a, b) !== 1) throw new TooFewDistractors('not in lowest terms');
    return {
      ask: [
        `Số đối của phân số $-\\dfrac{${a}}{${b}}$ là:`,
        `Tổng của $-\\dfrac{${a}}{${b}}$ với số nào bằng 0?`,
        `Mực nước giảm, được ghi là $-\\dfrac{${a}}{${b}}$ m. Số đối của số này là:`,
      ],
      right: `$\\dfrac{${a}}{${b}}$`,
      wrong: [
        [`$-\\dfrac{${b}}{${a}}$`, 'nhầm với số nghịch đảo'],
        [`$\\dfrac{${b}}{${a}}$`, 'đổi cả dấu lẫn chỗ của tử và mẫu'],
        [`$-\\dfrac{${a}}{${b}}$`, 'giữ nguyên phân số'],
      ],
      why: `$-\\dfrac{${a}}{${b}} + \\dfrac{${a}}{${b}} = 0$.`,
    };
  }),
  mc('M1', 'phân số lớn hơn 1', (r, turn) => {
    const a = r.int(3, 9);
    const d = r.int(1, 2);
    return {
      ask: [
        'Phân số nào lớn hơn 1?',
        'Chọn phân số có giá trị lớn hơn 1.',
        'Mỗi cái bánh được cắt thành các phần bằng nhau. Phân số nào chỉ lượng bánh nhiều hơn một cái?',
      ],
      right: `$\\dfrac{${a + d}}{${a}}$`,
      wrong: [
        [`$\\dfrac{${a}}{${a + d}}$`, 'nhầm tử số với mẫu số'],
        [`$\\dfrac{${a}}{${a}}$`, 'quên rằng phân số có tử bằng mẫu bằng 1'],
        turn === 2
          ? [`$\\dfrac{1}{${a}}$`, 'chỉ lấy một phần của cái bánh']
          : [`$-\\dfrac{${a + d}}{${a}}$`, 'bỏ qua dấu âm'],
      ],
      why: `Phân số dương có tử lớn hơn mẫu thì lớn hơn 1: $${a + d} > ${a}$.`,
    };
  }),
  mc('M1', 'trừ hai phân số cùng mẫu', (r) => {
    const b = r.pick([7, 11, 13]);
    const [a, c] = [r.int(1, 3), r.int(4, 6)];
    return {
      ask: [
        `Thực hiện phép trừ hai phân số cùng mẫu $\\dfrac{${a}}{${b}} - \\dfrac{${c}}{${b}}$, ta được:`,
        `Tính $\\dfrac{${a}}{${b}} - \\dfrac{${c}}{${b}}$.`,
        `Số nào cộng với $\\dfrac{${c}}{${b}}$ thì được $\\dfrac{${a}}{${b}}$?`,
      ],
      right: `$-\\dfrac{${c - a}}{${b}}$`,
      wrong: [
        [`$\\dfrac{${c - a}}{${b}}$`, 'lấy số lớn trừ số bé'],
        [`$\\dfrac{${a + c}}{${b}}$`, 'cộng hai tử số'],
        [`$-\\dfrac{${c - a}}{${2 * b}}$`, 'cộng hai mẫu số'],
      ],
      why: `$\\dfrac{${a}}{${b}} - \\dfrac{${c}}{${b}} = \\dfrac{${a} - ${c}}{${b}} = -\\dfrac{${c - a}}{${b}}$.`,
    };
  }),
  mc('M1', 'phân số của cả hình đọc từ biểu đồ quạt', (_, turn) => {
    const [part, rest] = (
      [
        [1, 3],
        [2, 3],
        [3, 7],
      ] as const
    )[turn]!;
    const all = part + rest;
    return {
      ask: [
        'Biểu đồ bên cho biết phần “Đã đọc” và “Chưa đọc” của một quyển sách. Số trang đã đọc bằng bao nhiêu phần số trang của cả quyển?',
        'Biểu đồ bên cho biết phần bài tập “Đã làm” và “Chưa làm”. Phân số chỉ phần đã làm là:',
        'Biểu đồ bên ghi tỉ lệ ghế “Đã bán” và “Còn trống” của một rạp. Số ghế đã bán bằng bao nhiêu phần số ghế của rạp?',
      ],
      right: `$${fraction(part, all)}$`,
      wrong: [
        [`$${fraction(part, rest)}$`, 'so với phần còn lại thay vì cả hình'],
        [`$${fraction(rest, all)}$`, 'lấy phần còn lại'],
        [`$${fraction(part, all + 1)}$`, 'đếm thừa một phần'],
      ],
      why: `Phần đó chiếm ${(100 * part) / all}%, tức là $\\dfrac{${(100 * part) / all}}{100} = ${fraction(part, all)}$ của cả hình.`,
      figure: chart(
        'pie',
        '',
        (
          [
            [
              ['Đã đọc', part],
              ['Chưa đọc', rest],
            ],
            [
              ['Đã làm', part],
              ['Chưa làm', rest],
            ],
            [
              ['Đã bán', part],
              ['Còn trống', rest],
            ],
          ] as const
        )[turn]!,
      ),
    };
  }),
  tf('M1', 'thời gian viết bằng phân số của giờ', (_, turn) => {
    const [a, b, over, under, mixed] = (
      [
        [15, 40, 2, 5, 100],
        [20, 45, 3, 5, 90],
        [10, 50, 4, 5, 75],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Buổi chiều, Lan giải lao ${a} phút, đọc sách ${b} phút, giúp mẹ $\\dfrac{${over}}{${under}}$ giờ và học bài ${mixed} phút.`,
        `Một buổi tập gồm: khởi động ${a} phút, chạy ${b} phút, tập bóng $\\dfrac{${over}}{${under}}$ giờ và thi đấu ${mixed} phút.`,
        `Chuyến đi gồm các đoạn: đi bộ ${a} phút, đi xe buýt ${b} phút, nghỉ $\\dfrac{${over}}{${under}}$ giờ và đi tàu ${mixed} phút.`,
      ],
      say: [
        [
          `${a} phút bằng $${fraction(a, 60)}$ giờ.`,
          `${a} phút bằng $${fraction(a, 100)}$ giờ.`,
          `1 giờ có 60 phút: $\\dfrac{${a}}{60} = ${fraction(a, 60)}$.`,
        ],
        [
          `${b} phút bằng $${fraction(b, 60)}$ giờ.`,
          `${b} phút bằng $${fraction(60, b)}$ giờ.`,
          `$\\dfrac{${b}}{60} = ${fraction(b, 60)}$.`,
        ],
        [
          `$\\dfrac{${over}}{${under}}$ giờ bằng ${(60 * over) / under} phút.`,
          `$\\dfrac{${over}}{${under}}$ giờ bằng ${10 * over + under} phút.`,
          `$60 \\cdot \\dfrac{${over}}{${under}} = ${(60 * over) / under}$.`,
        ],
        [
          `${mixed} phút bằng $${fraction(mixed, 60)}$ giờ, nhiều hơn 1 giờ.`,
          `${mixed} phút bằng $${fraction(mixed - 60, 60)}$ giờ, ít hơn 1 giờ.`,
          `$\\dfrac{${mixed}}{60} = ${fraction(mixed, 60)} > 1$.`,
        ],
      ],
    };
  }),
]);

const decimals: readonly Template[] = unit(6, 'Số thập phân và tỉ số phần trăm', ({ mc, tf, ew }) => [
  mc('M1', 'ước lượng kết quả của phép nhân', (r) => {
    const [a, b] = [r.int(3, 9), 10 * r.int(2, 9)];
    const [x, y] = [a - 0.1, b + 0.2];
    return {
      ask: [
        `Làm tròn mỗi thừa số đến hàng đơn vị, tích $${n(x)} \\cdot ${n(y)}$ được ước lượng là:`,
        `Một mét dây giá $${n(y)}$ nghìn đồng. Mua $${n(x)}$ m dây thì hết khoảng bao nhiêu nghìn đồng, nếu làm tròn hai số đến hàng đơn vị?`,
        `Ước lượng $${n(x)} \\cdot ${n(y)}$ bằng cách làm tròn hai số đến hàng đơn vị, ta được:`,
      ],
      right: a * b,
      wrong: [
        [(a - 1) * b, `làm tròn $${n(x)}$ thành ${a - 1}`],
        [a * (b + 10), `làm tròn $${n(y)}$ thành ${b + 10}`],
        [a + b, 'cộng hai số thay vì nhân'],
      ],
      why: `$${n(x)} \\approx ${a}$, $${n(y)} \\approx ${b}$, tích xấp xỉ $${a} \\cdot ${b} = ${a * b}$.`,
    };
  }),
  mc('M1', 'chia cho một số thập phân', (r) => {
    const [q, d] = [r.int(3, 9), r.int(3, 9)];
    const [a, b] = [rounded((q * d) / 10, 1), rounded(d / 10, 1)];
    return {
      ask: [
        `Thương của phép chia $${n(a)}$ cho $${n(b)}$ bằng:`,
        `Có $${n(a)}$ lít nước, rót vào các cốc $${n(b)}$ lít thì được số cốc là:`,
        `Sợi dây dài $${n(a)}$ m được cắt thành các đoạn $${n(b)}$ m. Số đoạn cắt được là:`,
      ],
      right: q,
      wrong: [
        [rounded(q / 10, 1), 'chỉ bỏ dấu phẩy ở số chia'],
        [10 * q, 'chỉ bỏ dấu phẩy ở số bị chia'],
        [rounded(a - b, 1), 'trừ hai số'],
        [q + 1, 'tính sai phép chia'],
      ],
      why: `Nhân cả hai số với 10: $${n(a)} : ${n(b)} = ${q * d} : ${d} = ${q}$.`,
    };
  }),
  mc('M1', 'tỉ số của hai độ dài khác đơn vị', (r) => {
    // Several options are fractions, so that the key does not stand out.
    const [m, part] = [r.pick([2, 4]), r.pick([30, 70, 90])];
    return {
      ask: [
        `Tỉ số của ${part} cm và ${m} m là:`,
        `Cây con cao ${part} cm, cây lớn cao ${m} m. Tỉ số chiều cao của cây con và cây lớn là:`,
        `Viết tỉ số của độ dài ${part} cm và độ dài ${m} m dưới dạng phân số tối giản:`,
      ],
      right: `$${fraction(part, 100 * m)}$`,
      wrong: [
        [`$${fraction(part, m)}$`, 'không đổi về cùng đơn vị'],
        [`$${fraction(100 * m, part)}$`, 'đổi thứ tự của tỉ số'],
        [`$${fraction(part, 10 * m)}$`, 'coi 1 m bằng 10 cm'],
      ],
      why: `${m} m bằng ${100 * m} cm; $\\dfrac{${part}}{${100 * m}} = ${fraction(part, 100 * m)}$.`,
    };
  }),
  mc('M1', 'số thập phân nằm giữa hai số âm', (r) => {
    const [whole, tenth] = [r.int(1, 6), r.int(2, 7)];
    const [a, b] = [rounded(-whole - tenth / 10, 1), rounded(-whole - (tenth + 1) / 10, 1)];
    return {
      ask: [
        `Số nào lớn hơn $${n(b)}$ và nhỏ hơn $${n(a)}$?`,
        `Nhiệt độ lúc 5 giờ nằm giữa $${n(b)}$ °C và $${n(a)}$ °C. Nhiệt độ đó (°C) có thể là:`,
        `Trên trục số, điểm nằm giữa hai điểm $${n(b)}$ và $${n(a)}$ biểu diễn số:`,
      ],
      right: rounded(a - 0.05, 2),
      wrong: [
        [rounded(a + 0.05, 2), `chọn số lớn hơn $${n(a)}$`],
        [rounded(b - 0.05, 2), `chọn số nhỏ hơn $${n(b)}$`],
        [rounded(0.05 - a, 2), 'bỏ dấu âm'],
      ],
      why: `$${n(b)} < ${n(a - 0.05)} < ${n(a)}$.`,
    };
  }),
  tf('M2', 'giá bán có lãi rồi giảm giá', (r, turn) => {
    const cost = turn === 2 ? 'giá mua' : 'giá nhập';
    const b = 80 * r.int(2, 9);
    return {
      ask: [
        `Cửa hàng nhập một chiếc quạt giá ${b} nghìn đồng và niêm yết giá bán cao hơn giá nhập 25%. Cuối tuần, cửa hàng giảm 10% so với giá niêm yết.`,
        `Một chiếc balô nhập về với giá ${b} nghìn đồng được bán với giá tăng 25% so với giá nhập. Dịp khai giảng, giá bán đó được giảm 10%.`,
        `Chị Hà mua vào một bộ sách giá ${b} nghìn đồng, để giá bán cao hơn giá mua 25%, sau đó bớt cho khách 10% giá bán.`,
      ],
      say: [
        [
          `Giá bán khi chưa giảm là ${plain(1.25 * b)} nghìn đồng.`,
          `Giá bán khi chưa giảm là ${b + 25} nghìn đồng.`,
          `$${b} + ${b} \\cdot 25\\% = ${n(1.25 * b)}$.`,
        ],
        [
          `Số tiền được giảm là ${plain(0.125 * b)} nghìn đồng.`,
          `Số tiền được giảm là ${plain(0.1 * b)} nghìn đồng.`,
          `$${n(1.25 * b)} \\cdot 10\\% = ${n(0.125 * b)}$.`,
        ],
        [
          `Giá bán sau khi giảm là ${plain(1.125 * b)} nghìn đồng.`,
          `Giá bán sau khi giảm là ${plain(1.15 * b)} nghìn đồng.`,
          `$${n(1.25 * b)} - ${n(0.125 * b)} = ${n(1.125 * b)}$.`,
        ],
        [
          `Sau khi giảm giá, người bán vẫn lãi 12,5% so với ${cost}.`,
          `Sau khi giảm giá, người bán lãi 15% so với ${cost}.`,
          `lãi $${n(1.125 * b)} - ${b} = ${n(0.125 * b)}$, bằng $${n(0.125 * b)} : ${b} = 12{,}5\\%$ ${cost}.`,
        ],
      ],
    };
  }),
  ew('M3', 'tỉ số phần trăm sau khi cho thêm đường', (r, turn) => {
    const [part, whole, unit] = (
      [
        ['Khối lượng đường', 'Khối lượng nước đường', 'g'],
        ['Khối lượng phân bón', 'Khối lượng hỗn hợp', 'g'],
        ['Số kẹo dâu', 'Số kẹo trong túi', 'viên'],
      ] as const
    )[turn]!;
    const [all, percent, more, after] = r.pick([
      [200, 10, 50, 28],
      [300, 10, 60, 25],
      [400, 5, 100, 24],
      [150, 20, 50, 40],
      [500, 4, 140, 25],
    ] as const);
    const before = (all * percent) / 100;
    return {
      ask: [
        `Một cốc có ${all} g nước đường, trong đó đường chiếm ${percent}%. Cho thêm ${more} g đường vào cốc và khuấy tan. Tính tỉ số phần trăm của khối lượng đường và khối lượng nước đường lúc này.`,
        `Một chậu đất trộn nặng ${all} g chứa ${percent}% phân bón. Trộn thêm ${more} g phân bón. Phân bón chiếm bao nhiêu phần trăm khối lượng hỗn hợp mới?`,
        `Túi kẹo có ${all} viên, trong đó ${percent}% là kẹo dâu. Người ta bỏ thêm ${more} viên kẹo dâu vào túi. Kẹo dâu chiếm bao nhiêu phần trăm số kẹo trong túi?`,
      ],
      solution: `${part} lúc đầu: $${all} \\cdot ${percent}\\% = ${before}$ (${unit}).\n${part} sau khi thêm: $${before} + ${more} = ${before + more}$ (${unit}).\n${whole} sau khi thêm: $${all} + ${more} = ${all + more}$ (${unit}).\nTỉ số phần trăm: $\\dfrac{${before + more}}{${all + more}} \\cdot 100\\% = ${after}\\%$.`,
    };
  }),
]);

const segments: readonly Template[] = unit(6, 'Điểm, đường thẳng, góc', ({ mc, fb, ew }) => [
  mc('M2', 'số giao điểm của các đường thẳng cắt nhau', (r) => {
    const k = r.int(4, 8);
    const right = (k * (k - 1)) / 2;
    return {
      ask: [
        `Vẽ ${k} đường thẳng sao cho hai đường thẳng nào cũng cắt nhau và không có ba đường thẳng nào cùng đi qua một điểm. Số giao điểm là:`,
        `Trên mặt phẳng có ${k} đường thẳng, bất kì hai đường nào cũng cắt nhau, không có ba đường nào đồng quy. Có tất cả bao nhiêu giao điểm?`,
        `Một khu phố có ${k} con đường thẳng, hai con đường nào cũng gặp nhau, không có ba con đường nào gặp nhau ở cùng một chỗ. Số ngã tư là:`,
      ],
      right,
      wrong: [
        [k * (k - 1), 'đếm mỗi giao điểm hai lần'],
        [k, 'lấy số đường thẳng'],
        [right - 1, 'bỏ sót một giao điểm'],
        [2 * k, 'coi mỗi đường thẳng có hai giao điểm'],
      ],
      why: `Mỗi đường thẳng cắt ${k - 1} đường còn lại, tất cả $${k} \\cdot ${k - 1} = ${k * (k - 1)}$ lượt; mỗi giao điểm được tính hai lần, nên có $${k * (k - 1)} : 2 = ${right}$ giao điểm.`,
    };
  }),
  mc('M2', 'khoảng cách từ trung điểm đến điểm chia đoạn thẳng', (r) => {
    const part = 2 * r.int(2, 7);
    const all = 3 * part;
    return {
      ask: [
        `Đoạn thẳng $AB$ dài ${all} cm. Điểm $M$ nằm giữa $A$ và $B$ sao cho $AM = 2MB$. Gọi $I$ là trung điểm của $AB$. Độ dài $IM$ (cm) bằng:`,
        `Cho $AB = ${all}$ cm, $I$ là trung điểm của $AB$, $M$ thuộc đoạn $AB$ và $AM = 2MB$. Khi đó độ dài $IM$ (cm) bằng:`,
        `Con đường $AB$ dài ${all} hm có trạm $M$ nằm giữa $A$ và $B$ sao cho $AM = 2MB$, đèn $I$ ở chính giữa con đường. Khoảng cách từ $I$ đến $M$ (hm) là:`,
      ],
      right: part / 2,
      wrong: [
        [part, 'lấy độ dài $MB$'],
        [all / 2, 'lấy nửa độ dài $AB$'],
        [2 * part, 'lấy độ dài $AM$'],
      ],
      why: `$AB = AM + MB = 3MB$ nên $MB = ${part}$. $IB = ${all / 2}$, vậy $IM = ${all / 2} - ${part} = ${part / 2}$.`,
    };
  }),
  fb('M1', 'số tia chung gốc tạo bởi các đường thẳng', (r) => {
    const k = r.int(3, 12);
    return {
      ask: [
        `Có ${k} đường thẳng phân biệt cùng đi qua điểm $O$. Trên các đường thẳng đó có bao nhiêu tia gốc $O$?`,
        `Vẽ ${k} đường thẳng phân biệt cắt nhau tại $O$. Số tia có gốc $O$ nằm trên các đường thẳng đó là bao nhiêu?`,
        `Ở quảng trường $O$ có ${k} con đường thẳng chạy qua. Từ $O$ có thể đi theo bao nhiêu hướng khác nhau dọc các con đường?`,
      ],
      is: 2 * k,
      why: `Điểm $O$ chia mỗi đường thẳng thành hai tia, nên có $2 \\cdot ${k} = ${2 * k}$ tia.`,
    };
  }),
  ew('M3', 'điểm nằm giữa suy từ ba độ dài', (r, turn) => {
    const unit = ['cm', 'hm', 'dm'][turn]!;
    const [ac, cb] = [2 * r.int(2, 6), 2 * r.int(2, 6)];
    if (ac === cb) throw new TooFewDistractors('the point is the middle');
    const ab = ac + cb;
    return {
      ask: [
        `Ba điểm $A$, $B$, $C$ thẳng hàng với $AB = ${ab}$ cm, $AC = ${ac}$ cm, $BC = ${cb}$ cm. Điểm nào nằm giữa hai điểm còn lại? Gọi $M$, $N$ là trung điểm của $AC$, $CB$. Tính $MN$.`,
        `Trên một con phố thẳng có nhà $A$, trường $B$ và chợ $C$: $AB = ${ab}$ hm, $AC = ${ac}$ hm, $BC = ${cb}$ hm. Nơi nào ở giữa hai nơi kia? Tính khoảng cách giữa điểm chính giữa $M$ của $AC$ và điểm chính giữa $N$ của $CB$.`,
        `Cho ba điểm thẳng hàng $A$, $B$, $C$ có $AB = ${ab}$ dm, $AC = ${ac}$ dm, $CB = ${cb}$ dm. Xác định điểm nằm giữa và giải thích. Tính độ dài đoạn nối trung điểm $M$ của $AC$ với trung điểm $N$ của $CB$.`,
      ],
      solution: `$AC + CB = ${ac} + ${cb} = ${ab} = AB$ nên $C$ nằm giữa $A$ và $B$.\n$M$ là trung điểm của $AC$: $MC = ${ac} : 2 = ${ac / 2}$ (${unit}).\n$N$ là trung điểm của $CB$: $CN = ${cb} : 2 = ${cb / 2}$ (${unit}).\n$C$ nằm giữa $M$ và $N$ nên $MN = ${ac / 2} + ${cb / 2} = ${ab / 2}$ (${unit}).`,
    };
  }),
]);

export const midTerms6Fifth: readonly Template[] = [
  ...naturals,
  ...divisibility,
  ...fractions,
  ...decimals,
  ...segments,
];
