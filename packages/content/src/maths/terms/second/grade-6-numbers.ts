/** Second families for each place of the term tests of grade 6: whole numbers, fractions, decimals. */
import { fraction, gcd, n, plain, primeFactors, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { again } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const naturals: readonly Template[] = unit(6, 'Số tự nhiên', ({ mc, fb, tf, ew }) => [
  mc('M1', 'số liền trước, số liền sau', (r, turn) => {
    const a = 100 * r.int(12, 79);
    const next = turn === 1;
    return {
      ask: [
        `Số tự nhiên liền ${next ? 'sau' : 'trước'} của $${a}$ là:`,
        `Trên tia số, số tự nhiên đứng ngay bên ${next ? 'phải' : 'trái'} $${a}$ là:`,
        `Hai số tự nhiên liên tiếp, số ${next ? 'bé' : 'lớn'} là $${a}$. Số còn lại là:`,
      ],
      right: next ? a + 1 : a - 1,
      wrong: [
        [next ? a - 1 : a + 1, 'nhầm liền trước với liền sau'],
        [next ? a + 10 : a - 10, 'thay đổi hàng chục'],
        [next ? a + 100 : a - 100, 'thay đổi hàng trăm'],
      ],
      why: `Hai số tự nhiên liên tiếp hơn kém nhau 1: $${a} ${next ? '+' : '-'} 1 = ${next ? a + 1 : a - 1}$.`,
    };
  }),
  mc('M1', 'đọc số La Mã', (r) => {
    const [written, value, others] = r.pick([
      ['XIV', 14, [16, 15, 13]],
      ['XIX', 19, [21, 11, 18]],
      ['XXIV', 24, [26, 14, 25]],
      ['XVI', 16, [14, 15, 11]],
      ['XXIX', 29, [31, 19, 28]],
    ] as const);
    return {
      ask: [
        `Số La Mã ${written} có giá trị bằng:`,
        `Chương ${written} của cuốn sách là chương thứ bao nhiêu?`,
        `Thế kỉ ${written} là thế kỉ thứ:`,
      ],
      right: value,
      wrong: [[others[0], 'cộng các chữ số mà không để ý thứ tự'], others[1], others[2], value + 10],
      why: `Chữ số có giá trị nhỏ đứng trước chữ số lớn hơn thì trừ, đứng sau thì cộng: ${written} bằng $${value}$.`,
    };
  }),
  mc('M1', 'viết gọn tích bằng luỹ thừa', (r) => {
    const [a, k] = [r.int(2, 9), r.int(3, 6)];
    const product = Array.from({ length: k }, () => a).join(' \\cdot ');
    return {
      ask: [
        `Viết gọn tích $${product}$ bằng cách dùng luỹ thừa.`,
        `Tích $${product}$ được viết thành:`,
        `Dạng luỹ thừa của $${product}$ là:`,
      ],
      right: `$${a}^${k}$`,
      wrong: [
        [`$${k}^${a}$`, 'đổi chỗ cơ số và số mũ'],
        [`$${a} \\cdot ${k}$`, 'nhầm luỹ thừa với phép nhân'],
        [`$${a}^${k + 1}$`, 'đếm thừa một thừa số'],
        `$${a}^${k - 1}$`,
      ],
      why: `Có ${k} thừa số bằng $${a}$ nên viết gọn là $${a}^${k}$.`,
    };
  }),
  mc('M1', 'nhân, chia hai luỹ thừa cùng cơ số', (r, turn) => {
    const [a, p, q] = [r.int(2, 9), r.int(5, 9), r.int(2, 4)];
    const times = turn !== 1;
    const right = times ? p + q : p - q;
    const shown = `$${a}^${p} ${times ? '\\cdot' : ':'} ${a}^${q}$`;
    return {
      ask: [
        `Kết quả của ${shown} viết dưới dạng một luỹ thừa là:`,
        `Viết ${shown} thành một luỹ thừa.`,
        `Phép tính ${shown} bằng:`,
      ],
      right: `$${a}^{${right}}$`,
      wrong: [
        [`$${a}^{${times ? p * q : p + q}}$`, times ? 'nhân hai số mũ' : 'cộng hai số mũ'],
        [`$${times ? a * a : 1}^{${right}}$`, times ? 'nhân cả cơ số' : 'chia cả cơ số'],
        `$${a}^{${times ? p - q : p * q}}$`,
        `$${a}^{${right + 1}}$`,
      ],
      why: `${times ? 'Nhân' : 'Chia'} hai luỹ thừa cùng cơ số: giữ nguyên cơ số, ${times ? 'cộng' : 'trừ'} các số mũ: $${p} ${times ? '+' : '-'} ${q} = ${right}$.`,
    };
  }),
  mc('M2', 'tính hợp lí nhờ tính chất phân phối', (r) => {
    const [a, b] = [r.int(12, 49), r.int(21, 79)];
    return {
      ask: [
        `Giá trị của biểu thức $${a} \\cdot ${b} + ${a} \\cdot ${100 - b}$ là:`,
        `Tính hợp lí: $${a} \\cdot ${b} + ${a} \\cdot ${100 - b}$.`,
        `Buổi sáng bán ${b} hộp, buổi chiều bán ${100 - b} hộp bánh, mỗi hộp ${a} nghìn đồng. Số tiền bán được (nghìn đồng) là:`,
      ],
      right: 100 * a,
      wrong: [
        [200 * a, 'tính thừa số chung hai lần'],
        [100 + a, 'cộng thừa số chung với 100'],
        [10 * a, 'nhẩm nhầm tổng trong ngoặc bằng 10'],
      ],
      why: `$${a} \\cdot (${b} + ${100 - b}) = ${a} \\cdot 100 = ${100 * a}$.`,
    };
  }),
  mc('M2', 'tìm số mũ hoặc cơ số', (r, turn) => {
    const [a, k] = r.pick([
      [2, 5],
      [2, 6],
      [3, 4],
      [5, 3],
      [3, 3],
      [4, 3],
    ] as const);
    if (a === k) return again();
    const power = turn !== 1;
    const right = power ? k : a;
    const shown = power ? `$${a}^x = ${a ** k}$` : `$x^${k} = ${a ** k}$`;
    return {
      ask: [
        `Số tự nhiên $x$ thoả mãn ${shown} là:`,
        `Tìm số tự nhiên $x$, biết ${shown}.`,
        `Giải một bài toán đố, bạn Mai lập được đẳng thức ${shown}. Giá trị của số tự nhiên $x$ là:`,
      ],
      right,
      wrong: [
        power ? [a ** (k - 1), 'lấy kết quả chia cho cơ số'] : [k, 'lấy luôn số mũ'],
        [right + 1, 'tính thừa một thừa số'],
        [right - 1, 'tính thiếu một thừa số'],
        right + 2,
      ],
      why: `$${a ** k} = ${Array.from({ length: k }, () => a).join(' \\cdot ')} = ${a}^${k}$ nên $x = ${right}$.`,
    };
  }),
  fb('M1', 'số phần tử của tập hợp', (r) => {
    const [a, b] = [r.int(5, 20), r.int(30, 60)];
    return {
      ask: [
        `Tập hợp các số tự nhiên lớn hơn ${a} và nhỏ hơn ${b} có bao nhiêu phần tử?`,
        `Có bao nhiêu số tự nhiên $x$ thoả mãn $${a} < x < ${b}$?`,
        `Bạn Lâm đã đọc xong trang ${a}, hôm nay đọc tiếp và dừng lại trước trang ${b}. Hôm nay bạn đọc bao nhiêu trang?`,
      ],
      is: b - a - 1,
      why: `Các số từ $${a + 1}$ đến $${b - 1}$: có $${b - 1} - ${a + 1} + 1 = ${b - a - 1}$ số.`,
    };
  }),
  tf('M1', 'số trang sách và số chữ số', (r) => {
    const all = r.int(120, 180);
    const tell = `Một cuốn sách có ${all} trang, đánh số từ 1 đến ${all}.`;
    return {
      ask: [tell, `${tell} Xét các khẳng định sau.`, `Tủ sách của lớp có thêm sách mới. ${tell}`],
      say: [
        [
          'Có 9 trang được đánh số bằng một chữ số.',
          'Có 10 trang được đánh số bằng một chữ số.',
          'các trang từ 1 đến 9.',
        ],
        [
          'Có 90 trang được đánh số bằng hai chữ số.',
          'Có 99 trang được đánh số bằng hai chữ số.',
          'từ 10 đến 99 có $99 - 10 + 1 = 90$ số.',
        ],
        [
          `Có ${all - 99} trang được đánh số bằng ba chữ số.`,
          `Có ${all - 100} trang được đánh số bằng ba chữ số.`,
          `từ 100 đến ${all} có $${all} - 100 + 1 = ${all - 99}$ số.`,
        ],
        [
          `Cần dùng tất cả ${9 + 180 + 3 * (all - 99)} chữ số để đánh số trang.`,
          `Cần dùng tất cả ${9 + 90 + (all - 99)} chữ số để đánh số trang.`,
          `$9 \\cdot 1 + 90 \\cdot 2 + ${all - 99} \\cdot 3 = ${9 + 180 + 3 * (all - 99)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'thay một xe lớn bằng xe nhỏ', (r) => {
    const [big, small, k] = [45, 29, r.int(3, 5)];
    const rest = r.int(5, 25);
    const all = big * k + rest;
    const [p, q] = [r.pick([30, 32, 35]), r.pick([20, 22, 24])];
    return {
      ask: [
        `Trường thuê xe đưa ${all} học sinh đi tham quan: xe 45 chỗ giá ${p * 100} nghìn đồng, xe 29 chỗ giá ${q * 100} nghìn đồng mỗi xe. a) Nếu chỉ thuê xe 45 chỗ thì cần ít nhất mấy xe, hết bao nhiêu tiền? b) Nếu thay một xe 45 chỗ cuối cùng bằng một xe 29 chỗ thì có đủ chỗ không, tiết kiệm bao nhiêu?`,
        `Đoàn ${all} người đi lễ hội. Nhà xe có xe 45 chỗ (${p * 100} nghìn đồng một xe) và xe 29 chỗ (${q * 100} nghìn đồng một xe). Tính số xe và số tiền nếu chỉ dùng xe 45 chỗ; sau đó xét phương án thay chiếc cuối cùng bằng xe 29 chỗ: có đủ chỗ không và rẻ hơn bao nhiêu?`,
        `Một câu lạc bộ có ${all} người cần thuê xe. Xe 45 chỗ giá ${p * 100} nghìn đồng, xe 29 chỗ giá ${q * 100} nghìn đồng. Hãy tính chi phí khi chỉ thuê xe 45 chỗ và khi chiếc cuối cùng là xe 29 chỗ, cho biết phương án nào rẻ hơn và rẻ hơn bao nhiêu.`,
      ],
      solution: [
        `$${all} = 45 \\cdot ${k} + ${rest}$ nên chỉ dùng xe 45 chỗ thì cần $${k} + 1 = ${k + 1}$ xe.`,
        `Chi phí: $${k + 1} \\cdot ${p * 100} = ${(k + 1) * p * 100}$ (nghìn đồng).`,
        `Thay xe cuối bằng xe 29 chỗ: $45 \\cdot ${k} + ${small} = ${big * k + small} \\ge ${all}$ nên đủ chỗ.`,
        `Phương án này rẻ hơn $${p * 100} - ${q * 100} = ${(p - q) * 100}$ nghìn đồng.`,
      ].join('\n'),
    };
  }),
  ew('M3', 'tìm số bị chia chưa biết', (r, turn) => {
    const [sought, one, parts] = (
      [
        ['Số cần tìm', 'đơn vị', 'thương'],
        ['Số quyển vở', 'quyển', 'số thùng'],
        ['Số kẹo', 'chiếc', 'số túi'],
      ] as const
    )[turn]!;
    const [d, q, left] = [r.int(12, 25), r.int(6, 15), r.int(3, 11)];
    const value = d * q + left;
    const add = d - left;
    return {
      ask: [
        `Một số tự nhiên chia cho ${d} được thương ${q} và dư ${left}. a) Tìm số đó. b) Phải thêm vào số đó ít nhất bao nhiêu đơn vị để phép chia cho ${d} là phép chia hết? Khi đó thương mới là bao nhiêu?`,
        `Xếp một số quyển vở vào ${q} thùng, mỗi thùng ${d} quyển thì còn dư ${left} quyển. Có bao nhiêu quyển vở? Cần thêm ít nhất bao nhiêu quyển để xếp vừa đủ các thùng ${d} quyển, khi đó có mấy thùng?`,
        `Chia kẹo thành ${q} túi, mỗi túi ${d} chiếc, còn thừa ${left} chiếc. Tính số kẹo. Muốn không còn kẹo thừa mà mỗi túi vẫn ${d} chiếc thì phải thêm ít nhất mấy chiếc, được tất cả mấy túi?`,
      ],
      solution: [
        `${sought} bằng thương nhân số chia cộng số dư: $${d} \\cdot ${q} + ${left}$.`,
        `$${d} \\cdot ${q} + ${left} = ${d * q} + ${left} = ${value}$.`,
        `Để chia hết cho ${d} cần thêm ít nhất $${d} - ${left} = ${add}$ (${one}).`,
        `Khi đó có tất cả $${value} + ${add} = ${value + add}$, ${parts} là $${value + add} : ${d} = ${q + 1}$.`,
      ].join('\n'),
    };
  }),
]);

const divisibility: readonly Template[] = unit(6, 'Tính chia hết', ({ mc, fb, tf, ew }) => [
  mc('M1', 'tổng chia hết cho một số', (r) => {
    const [d, a, b] = [r.int(3, 9), r.int(3, 9), r.int(11, 15)];
    const off = r.int(1, d - 1);
    return {
      ask: [
        `Không tính tổng, hãy cho biết tổng nào chia hết cho ${d}?`,
        `Biểu thức nào có giá trị chia hết cho ${d}?`,
        `Xếp hai loại bánh vào các đĩa, mỗi đĩa ${d} chiếc. Với số bánh nào dưới đây thì chắc chắn xếp vừa hết khi xếp riêng từng loại?`,
      ],
      right: `$${d * a} + ${d * b}$`,
      wrong: [
        [`$${d * a} + ${d * b + off}$`, 'chỉ xét số hạng thứ nhất'],
        [`$${d * a + off} + ${d * b}$`, 'chỉ xét số hạng thứ hai'],
        `$${d * a + off} + ${d * b + (2 * off === d ? 2 * off - 1 || 1 : off)}$`,
      ],
      why: `$${d * a}$ và $${d * b}$ đều chia hết cho ${d} nên tổng của chúng chia hết cho ${d}; các tổng khác chia cho ${d} còn dư.`,
    };
  }),
  mc('M1', 'ước của một số', (r) => {
    const a = r.pick([18, 20, 24, 28, 30, 36, 42]);
    const all = Array.from({ length: a }, (_, at) => at + 1).filter((one) => a % one === 0);
    const right = r.pick(all.filter((one) => one > 2 && one < a));
    const others = [a + 1, right + 1, right + 2, right - 1, 2 * a].filter((one) => a % one !== 0);
    return {
      ask: [
        `Số nào là ước của $${a}$?`,
        `Có thể chia đều ${a} chiếc bút thành mấy phần bằng nhau (không cắt bút) trong các số sau?`,
        `$${a}$ chia hết cho số nào dưới đây?`,
      ],
      right,
      wrong: others.map((one) => (one === 2 * a ? ([one, 'nhầm ước với bội'] as const) : one)).toReversed(),
      why: `$${a} : ${right} = ${a / right}$ nên $${right}$ là ước của $${a}$.`,
    };
  }),
  mc('M1', 'tập hợp các bội nhỏ hơn một số', (r) => {
    const a = r.int(6, 12);
    const list = (from: number, to: number) =>
      `$\\{${Array.from({ length: to - from + 1 }, (_, at) => (from + at) * a).join(';\\,')}\\}$`;
    const most = 4 * a - r.int(1, 3);
    return {
      ask: [
        `Tập hợp các bội nhỏ hơn ${most} của ${a} là:`,
        `Liệt kê tất cả các bội của ${a} nhỏ hơn ${most}.`,
        `Xe buýt rời bến cách nhau ${a} phút, chuyến đầu ở phút 0. Các chuyến rời bến trước phút ${most} vào những phút nào?`,
      ],
      right: list(0, 3),
      wrong: [
        [list(1, 3), 'bỏ sót bội 0'],
        [list(0, 4), `lấy cả bội lớn hơn ${most}`],
        [list(1, 4), 'bỏ sót 0 và lấy thừa một bội'],
      ],
      why: `Nhân ${a} với 0, 1, 2, 3 được các bội nhỏ hơn ${most}; $${a} \\cdot 4 = ${4 * a}$ đã lớn hơn ${most}.`,
    };
  }),
  mc('M1', 'ước chung của hai số', (r) => {
    const [g, p, q] = [r.pick([4, 6, 8, 9]), r.int(2, 4), r.int(5, 7)];
    if (gcd(p, q) > 1) return again();
    const [a, b] = [g * p, g * q];
    const other = a % 5 === 0 ? 7 : 5;
    return {
      ask: [
        `Số nào là ước chung của $${a}$ và $${b}$?`,
        `Cả $${a}$ và $${b}$ đều chia hết cho số nào?`,
        `Chia đều ${a} quả cam và ${b} quả quýt vào các đĩa như nhau. Số đĩa có thể là:`,
      ],
      right: g,
      wrong: [
        [g * p, `lấy ước của $${a}$ mà không phải của $${b}$`],
        [g * q, `lấy ước của $${b}$ mà không phải của $${a}$`],
        [g * p * q, 'nhầm ước chung với bội chung'],
        other,
      ],
      why: `$${a} : ${g} = ${p}$ và $${b} : ${g} = ${q}$ nên $${g}$ là ước chung của hai số.`,
    };
  }),
  mc('M2', 'ước chung lớn nhất từ phân tích', (r) => {
    const [i, j] = [r.int(2, 4), r.int(1, 2)];
    const [a, b] = [`2^${i + 1} \\cdot 3^${j + 1}`, `2^${i} \\cdot 3^${j + 2} \\cdot 5`];
    return {
      ask: [
        `Cho $a = ${a}$ và $b = ${b}$. Ước chung lớn nhất của $a$ và $b$ là:`,
        `Hai số phân tích ra thừa số nguyên tố được $${a}$ và $${b}$. ƯCLN của chúng bằng:`,
        `Số bút là $${a}$, số vở là $${b}$. Chia hết bút và vở thành nhiều phần thưởng như nhau nhất có thể thì số phần thưởng là:`,
      ],
      right: `$2^${i} \\cdot 3^${j + 1}$`,
      wrong: [
        [`$2^${i + 1} \\cdot 3^${j + 2} \\cdot 5$`, 'lấy bội chung nhỏ nhất'],
        [`$2^${i + 1} \\cdot 3^${j + 2}$`, 'lấy số mũ lớn nhất của thừa số chung'],
        [`$2^${i} \\cdot 3^${j + 1} \\cdot 5$`, 'lấy cả thừa số riêng'],
      ],
      why: `Chọn các thừa số chung 2 và 3, mỗi thừa số lấy số mũ nhỏ nhất: $2^${i} \\cdot 3^${j + 1}$.`,
    };
  }),
  mc('M2', 'hai xe cùng rời bến lần nữa', (r) => {
    const [a, b] = r.pick([
      [12, 18],
      [15, 20],
      [10, 15],
      [18, 24],
      [12, 20],
    ] as const);
    const all = (a * b) / gcd(a, b);
    return {
      ask: [
        `Hai tuyến xe buýt cùng rời bến lúc 7 giờ; tuyến A cứ ${a} phút, tuyến B cứ ${b} phút lại có một chuyến. Sau ít nhất bao nhiêu phút hai tuyến lại cùng rời bến?`,
        `Đèn đỏ nháy ${a} giây một lần, đèn xanh nháy ${b} giây một lần. Hai đèn vừa nháy cùng lúc; lần nháy cùng lúc tiếp theo sau bao nhiêu giây?`,
        `Số tự nhiên nhỏ nhất khác 0 chia hết cho cả ${a} và ${b} là:`,
      ],
      right: all,
      wrong: [
        [a * b, 'lấy tích của hai số'],
        [a + b, 'cộng hai số'],
        [gcd(a, b), 'tìm ước chung lớn nhất'],
      ],
      why: `$${a} = ${primeFactors(a)}$, $${b} = ${primeFactors(b)}$ nên BCNN là $${primeFactors(all)} = ${all}$.`,
    };
  }),
  fb('M1', 'số dư của phép chia', (r) => {
    const [d, q] = [r.int(6, 12), r.int(11, 25)];
    const left = r.int(1, d - 1);
    return {
      ask: [
        `Số dư trong phép chia $${d * q + left}$ cho $${d}$ là bao nhiêu?`,
        `Chia đều ${d * q + left} quyển vở vào các thùng, mỗi thùng ${d} quyển. Còn thừa bao nhiêu quyển?`,
        `Có ${d * q + left} học sinh xếp thành các hàng ${d} người. Hàng cuối chưa đủ có bao nhiêu người?`,
      ],
      is: left,
      why: `$${d * q + left} = ${d} \\cdot ${q} + ${left}$ và $${left} < ${d}$ nên số dư là ${left}.`,
    };
  }),
  fb('M2', 'chia hết cho cả 5 và 9', (r) => {
    const [a, b] = [r.int(1, 8), r.int(1, 8)];
    const c = (9 - ((a + b) % 9)) % 9;
    if (c === 0 || (a + b + 5) % 9 === 0) return again();
    return {
      ask: [
        `Số $\\overline{${a}x${b}0}$ chia hết cho 45. Chữ số $x$ bằng bao nhiêu?`,
        `Biển số xe có bốn chữ số $\\overline{${a}x${b}0}$, chia hết cho cả 5 và 9. Chữ số $x$ là bao nhiêu?`,
        `Số $\\overline{${a}x${b}0}$ chia hết cho cả 2, 5 và 9. Tìm chữ số $x$.`,
      ],
      is: c,
      why: `Số tận cùng là 0 nên chia hết cho 5. Tổng các chữ số $${a} + x + ${b} + 0 = ${a + b} + x$ phải chia hết cho 9, mà $0 \\le x \\le 9$ nên $x = ${c}$.`,
    };
  }),
  tf('M2', 'chia phần thưởng cho học sinh', (r) => {
    const [g, p, q] = [r.pick([6, 8, 10, 12]), r.int(3, 5), r.int(4, 7)];
    if (gcd(p, q) > 1 || p === q) return again();
    const [a, b] = [g * p, g * q];
    const tell = `chia hết ${a} quyển vở và ${b} chiếc bút thành các phần thưởng như nhau, mỗi phần có cả vở và bút.`;
    return {
      ask: [`Cô giáo muốn ${tell}`, `Hội phụ huynh dự định ${tell}`, `Thư viện sẽ ${tell}`],
      say: [
        [
          `Số phần thưởng là một ước chung của ${a} và ${b}.`,
          `Số phần thưởng là một bội chung của ${a} và ${b}.`,
          `cả ${a} và ${b} đều chia hết cho số phần thưởng.`,
        ],
        [
          'Có thể chia thành 2 phần thưởng.',
          `Có thể chia thành ${a} phần thưởng.`,
          `2 là ước chung của ${a} và ${b}.`,
          `${b} không chia hết cho ${a}.`,
        ],
        [
          `Chia được nhiều nhất ${g} phần thưởng.`,
          `Chia được nhiều nhất ${g * p * q} phần thưởng.`,
          `ƯCLN của ${a} và ${b} là ${g}.`,
        ],
        [
          `Khi chia được nhiều phần nhất, mỗi phần có ${p} vở và ${q} bút.`,
          `Khi chia được nhiều phần nhất, mỗi phần có ${q} vở và ${p} bút.`,
          `$${a} : ${g} = ${p}$ và $${b} : ${g} = ${q}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'cắt tấm bìa thành các hình vuông', (r, turn) => {
    const [one, metre] = (
      [
        ['hình vuông', 'cm'],
        ['viên gạch', 'dm'],
        ['khăn', 'cm'],
      ] as const
    )[turn]!;
    const [g, p, q] = [r.pick([6, 8, 12, 15]), r.int(3, 5), r.int(6, 8)];
    if (gcd(p, q) > 1) return again();
    const [a, b] = [g * q, g * p];
    return {
      ask: [
        `Tấm bìa hình chữ nhật dài ${a} cm, rộng ${b} cm được cắt hết thành các hình vuông bằng nhau có cạnh là số tự nhiên xăng-ti-mét. a) Tính cạnh lớn nhất của hình vuông. b) Khi đó cắt được bao nhiêu hình vuông?`,
        `Nền phòng hình chữ nhật dài ${a} dm, rộng ${b} dm được lát kín bằng gạch vuông, cạnh là số tự nhiên đề-xi-mét, không cắt viên nào. Cạnh viên gạch lớn nhất có thể là bao nhiêu? Cần bao nhiêu viên như thế?`,
        `Mảnh vải hình chữ nhật dài ${a} cm, rộng ${b} cm được cắt vừa hết thành các khăn vuông bằng nhau, cạnh là số tự nhiên xăng-ti-mét. Tìm cạnh khăn lớn nhất và số khăn khi đó.`,
      ],
      solution: [
        `Cạnh ${one} là ước chung của ${a} và ${b}; cạnh lớn nhất là ƯCLN.`,
        `$${a} = ${primeFactors(a)}$; $${b} = ${primeFactors(b)}$.`,
        `ƯCLN của ${a} và ${b} là $${primeFactors(g)}${primeFactors(g) === String(g) ? '' : ` = ${g}`}$, vậy cạnh lớn nhất là ${g} ${metre}.`,
        `Số ${one}: $(${a} : ${g}) \\cdot (${b} : ${g}) = ${q} \\cdot ${p} = ${p * q}$.`,
      ].join('\n'),
    };
  }),
]);

const integers: readonly Template[] = unit(6, 'Số nguyên', ({ mc, fb, tf }) => [
  mc('M1', 'số nguyên biểu thị tình huống', (r, turn) => {
    const a = r.int(5, 25);
    const rows = [
      [
        `Tàu ngầm ở độ sâu ${a} m dưới mực nước biển. Số nguyên chỉ độ cao của tàu là:`,
        'dưới mực nước biển nên mang dấu trừ',
      ],
      [`Cửa hàng lỗ ${a} triệu đồng trong tháng. Số nguyên chỉ lợi nhuận (triệu đồng) là:`, 'lỗ được ghi bằng số âm'],
      [`Nhiệt độ trong kho lạnh là ${a} độ dưới 0 °C. Số nguyên chỉ nhiệt độ (°C) là:`, 'dưới 0 nên mang dấu trừ'],
    ] as const;
    const [ask, why] = rows[turn]!;
    return {
      ask: [ask, ask, ask],
      right: -a,
      wrong: [
        [a, 'quên dấu trừ'],
        [0, 'lấy mốc 0 thay cho số đo'],
        [-a - 1, 'lấy số đứng liền trước'],
      ],
      why: `Phần số là ${a}, ${why}: $-${a}$.`,
    };
  }),
  mc('M1', 'cộng hai số nguyên trong tình huống', (r) => {
    const [a, b] = [r.int(3, 9), r.int(11, 19)];
    return {
      ask: [
        `Kết quả của phép tính $(-${a}) + ${b}$ là:`,
        `Buổi sáng nhiệt độ là $-${a}$ °C, đến trưa tăng ${b} độ. Nhiệt độ buổi trưa (°C) là:`,
        `Rô-bốt đứng ở điểm $-${a}$ trên trục số nằm ngang, đi sang phải ${b} đơn vị. Rô-bốt đến điểm:`,
      ],
      right: b - a,
      wrong: [
        [-(b - a), 'lấy dấu của số có giá trị nhỏ hơn'],
        [a + b, 'bỏ qua dấu trừ'],
        [-a - b, 'cộng như hai số cùng âm'],
      ],
      why: `Hai số trái dấu: lấy $${b} - ${a} = ${b - a}$, mang dấu của số có phần số lớn hơn là dấu cộng.`,
    };
  }),
  fb('M2', 'thứ tự thực hiện phép tính với số nguyên', (r) => {
    const [a, b, c] = [r.int(4, 9), r.int(2, 6), r.int(10, 30)];
    const value = c - a * b;
    if (value >= 0) return again();
    return {
      ask: [
        `Tính giá trị của biểu thức $${c} + (-${a}) \\cdot ${b}$.`,
        `Bạn Nhi có ${c} điểm, trả lời sai ${b} câu, mỗi câu bị trừ ${a} điểm. Số điểm của bạn là bao nhiêu?`,
        `Thực hiện phép tính theo đúng thứ tự: $${c} + (-${a}) \\cdot ${b}$.`,
      ],
      is: value,
      why: `Nhân trước, cộng sau: $(-${a}) \\cdot ${b} = -${a * b}$; $${c} + (-${a * b}) = ${value}$.`,
    };
  }),
  tf('M1', 'nhiệt độ ba thành phố', (r) => {
    const [a, b, c] = [r.int(6, 9), r.int(1, 4), r.int(3, 8)];
    const tell = `Nhiệt độ lúc 6 giờ sáng ở ba nơi: Mát-xcơ-va $-${a}$ °C, Bắc Kinh $-${b}$ °C, Sa Pa ${c} °C.`;
    return {
      ask: [
        tell,
        `${tell} Xét các khẳng định sau.`,
        `Theo bản tin thời tiết, nhiệt độ lúc 6 giờ sáng ở Mát-xcơ-va là $-${a}$ °C, ở Bắc Kinh là $-${b}$ °C, ở Sa Pa là ${c} °C.`,
      ],
      say: [
        ['Nơi lạnh nhất là Mát-xcơ-va.', 'Nơi lạnh nhất là Bắc Kinh.', `$-${a} < -${b} < ${c}$.`],
        [
          `Sa Pa ấm hơn Bắc Kinh ${c + b} độ.`,
          `Sa Pa ấm hơn Bắc Kinh ${Math.abs(c - b) === 0 ? c : Math.abs(c - b)} độ.`,
          `$${c} - (-${b}) = ${c + b}$.`,
        ],
        [
          `Bắc Kinh ấm hơn Mát-xcơ-va ${a - b} độ.`,
          `Bắc Kinh ấm hơn Mát-xcơ-va ${a + b} độ.`,
          `$-${b} - (-${a}) = ${a - b}$.`,
        ],
        [
          `Nếu Mát-xcơ-va ấm thêm ${a + 2} độ thì nhiệt độ ở đó là 2 °C.`,
          `Nếu Mát-xcơ-va ấm thêm ${a + 2} độ thì nhiệt độ ở đó là $-2$ °C.`,
          `$-${a} + ${a + 2} = 2$.`,
        ],
      ],
    };
  }),
]);

const fractions: readonly Template[] = unit(6, 'Phân số', ({ mc, fb, tf, ew }) => [
  mc('M1', 'số nghịch đảo', (r) => {
    const [a, b] = [r.int(2, 9), r.int(3, 11)];
    if (gcd(a, b) > 1) return again();
    return {
      ask: [
        `Số nghịch đảo của $-\\dfrac{${a}}{${b}}$ là:`,
        `Số nhân với $-\\dfrac{${a}}{${b}}$ được 1 là:`,
        `Để chia cho $-\\dfrac{${a}}{${b}}$, ta nhân với số nào?`,
      ],
      right: `$-\\dfrac{${b}}{${a}}$`,
      wrong: [
        [`$\\dfrac{${b}}{${a}}$`, 'đổi cả dấu'],
        [`$\\dfrac{${a}}{${b}}$`, 'nhầm số nghịch đảo với số đối'],
        [`$-\\dfrac{${a}}{${b}}$`, 'giữ nguyên số đã cho'],
      ],
      why: `$-\\dfrac{${a}}{${b}} \\cdot \\left(-\\dfrac{${b}}{${a}}\\right) = 1$ nên đảo tử và mẫu, giữ nguyên dấu.`,
    };
  }),
  mc('M1', 'nhân hai phân số', (r) => {
    const [a, b, c, d] = [r.int(1, 4), r.int(5, 7), r.int(1, 3), r.int(4, 5)];
    if (gcd(a * c, b * d) > 1) return again();
    return {
      ask: [
        `Kết quả của phép nhân $\\dfrac{${a}}{${b}} \\cdot \\dfrac{${c}}{${d}}$ là:`,
        `Tính $\\dfrac{${a}}{${b}}$ của $\\dfrac{${c}}{${d}}$.`,
        `Mảnh giấy hình chữ nhật có hai cạnh $\\dfrac{${a}}{${b}}$ m và $\\dfrac{${c}}{${d}}$ m. Diện tích (m²) là:`,
      ],
      right: `$${fraction(a * c, b * d)}$`,
      wrong: [
        [`$${fraction(a + c, b + d)}$`, 'cộng tử với tử, mẫu với mẫu'],
        [`$${fraction(a * d, b * c)}$`, 'nhân chéo như phép chia'],
        [`$${fraction(a * d + b * c, b * d)}$`, 'quy đồng rồi cộng'],
        `$${fraction(a * c, b + d)}$`,
      ],
      why: `Nhân tử với tử, mẫu với mẫu: $\\dfrac{${a} \\cdot ${c}}{${b} \\cdot ${d}} = ${fraction(a * c, b * d)}$.`,
    };
  }),
  mc('M1', 'hỗn số dưới dạng phân số', (r) => {
    const [w, a, b] = [r.int(2, 5), r.int(1, 4), r.int(5, 9)];
    if (gcd(a, b) > 1) return again();
    return {
      ask: [
        `Hỗn số $${w}\\dfrac{${a}}{${b}}$ viết dưới dạng phân số là:`,
        `Bao gạo nặng $${w}\\dfrac{${a}}{${b}}$ kg. Viết khối lượng bao gạo dưới dạng phân số (kg).`,
        `Sợi dây dài $${w}\\dfrac{${a}}{${b}}$ m. Viết số đo đó dưới dạng phân số (m).`,
      ],
      right: `$${fraction(w * b + a, b)}$`,
      wrong: [
        [`$${fraction(w * a, b)}$`, 'nhân phần nguyên với tử'],
        [`$${fraction(w + a, b)}$`, 'cộng phần nguyên với tử'],
        [`$${fraction(w * b - a, b)}$`, 'trừ tử thay vì cộng'],
        `$${fraction(w * a + b, b)}$`,
      ],
      why: `$\\dfrac{${w} \\cdot ${b} + ${a}}{${b}} = ${fraction(w * b + a, b)}$.`,
    };
  }),
  fb('M1', 'giá trị phân số của một số', (r) => {
    const [a, b, k] = [r.int(2, 4), r.int(5, 9), r.int(4, 12)];
    if (gcd(a, b) > 1) return again();
    return {
      ask: [
        `$\\dfrac{${a}}{${b}}$ của ${b * k} là bao nhiêu?`,
        `Lớp có ${b * k} quyển truyện, $\\dfrac{${a}}{${b}}$ số đó là truyện tranh. Có bao nhiêu quyển truyện tranh?`,
        `Thùng có ${b * k} quả cam, đã bán $\\dfrac{${a}}{${b}}$ số cam. Đã bán bao nhiêu quả?`,
      ],
      is: a * k,
      why: `$${b * k} \\cdot \\dfrac{${a}}{${b}} = ${b * k} : ${b} \\cdot ${a} = ${a * k}$.`,
    };
  }),
  tf('M1', 'chiếc bánh chia phần', (r) => {
    const [parts, eaten] = r.pick([
      [8, 3],
      [10, 3],
      [12, 5],
      [8, 5],
    ] as const);
    const more = r.pick([1, 2]);
    const left = parts - eaten - more;
    const tell = `Chiếc bánh được chia thành ${parts} phần bằng nhau. An ăn ${eaten} phần, Bình ăn ${more} phần.`;
    return {
      ask: [tell, `${tell} Xét các khẳng định sau.`, `Mẹ mua bánh mừng sinh nhật Minh. ${tell}`],
      say: [
        [
          `An ăn $\\dfrac{${eaten}}{${parts}}$ chiếc bánh.`,
          `An ăn $\\dfrac{${eaten}}{${parts - eaten}}$ chiếc bánh.`,
          `mỗi phần là $\\dfrac{1}{${parts}}$ chiếc bánh.`,
        ],
        [
          `An ăn nhiều hơn Bình $${fraction(eaten - more, parts)}$ chiếc bánh.`,
          `An ăn nhiều hơn Bình $${fraction(eaten + more, parts)}$ chiếc bánh.`,
          `$\\dfrac{${eaten}}{${parts}} - \\dfrac{${more}}{${parts}} = ${fraction(eaten - more, parts)}$.`,
        ],
        [
          `Phần còn lại là $${fraction(left, parts)}$ chiếc bánh.`,
          `Phần còn lại là $${fraction(parts - eaten, parts)}$ chiếc bánh.`,
          `$1 - \\dfrac{${eaten + more}}{${parts}} = ${fraction(left, parts)}$.`,
        ],
        [
          `Số phần còn lại chia đều cho 2 người thì mỗi người được $${fraction(left, 2 * parts)}$ chiếc bánh.`,
          `Số phần còn lại chia đều cho 2 người thì mỗi người được $${fraction(2 * left, parts)}$ chiếc bánh.`,
          `$${fraction(left, parts)} : 2 = ${fraction(left, 2 * parts)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'quãng đường đi trong ba ngày', (r, turn) => {
    const [act, unit] = (
      [
        ['đọc', 'trang'],
        ['sửa', 'm'],
        ['bán', 'kg'],
      ] as const
    )[turn]!;
    const [k, a] = [r.int(6, 15), r.pick([3, 4])];
    const all = 2 * a * k;
    const first = all / a;
    const rest = all - first;
    const second = rest / 2;
    if (!Number.isInteger(second)) return again();
    return {
      ask: [
        `Bạn Huy đọc cuốn sách ${all} trang trong ba ngày. Ngày thứ nhất đọc $\\dfrac{1}{${a}}$ số trang, ngày thứ hai đọc $\\dfrac{1}{2}$ số trang còn lại. Tính số trang đọc ngày thứ nhất, ngày thứ hai, ngày thứ ba và phân số chỉ phần sách đọc trong ngày thứ ba.`,
        `Một đội sửa ${all} m đường trong ba ngày. Ngày đầu sửa $\\dfrac{1}{${a}}$ đoạn đường, ngày thứ hai sửa $\\dfrac{1}{2}$ phần còn lại, ngày thứ ba sửa xong. Tính số mét sửa được mỗi ngày và phân số chỉ phần đường sửa trong ngày thứ ba.`,
        `Cửa hàng có ${all} kg gạo. Ngày thứ nhất bán $\\dfrac{1}{${a}}$ số gạo, ngày thứ hai bán $\\dfrac{1}{2}$ số còn lại, ngày thứ ba bán hết. Tính số gạo bán mỗi ngày và cho biết ngày thứ ba bán mấy phần của cả số gạo.`,
      ],
      solution: [
        `Ngày thứ nhất ${act}: $${all} \\cdot \\dfrac{1}{${a}} = ${first}$ (${unit}).`,
        `Còn lại $${all} - ${first} = ${rest}$ (${unit}); ngày thứ hai ${act}: $${rest} \\cdot \\dfrac{1}{2} = ${second}$ (${unit}).`,
        `Ngày thứ ba ${act}: $${rest} - ${second} = ${rest - second}$ (${unit}).`,
        `Phân số chỉ phần ${act} trong ngày thứ ba: $\\dfrac{${rest - second}}{${all}} = ${fraction(rest - second, all)}$.`,
      ].join('\n'),
    };
  }),
]);

const decimals: readonly Template[] = unit(6, 'Số thập phân và tỉ số phần trăm', ({ mc, tf, ew }) => [
  mc('M1', 'so sánh các số thập phân âm', (r) => {
    const [w, d] = [r.int(1, 9), r.int(2, 8)];
    return {
      ask: [
        'Số lớn nhất trong các số sau là:',
        'Trong bốn nhiệt độ sau (°C), nhiệt độ cao nhất là:',
        'Trên trục số nằm ngang, điểm nằm bên phải nhất trong các điểm biểu diễn các số sau là:',
      ],
      right: `$-${w}{,}0${d}$`,
      wrong: [
        [`$-${w}{,}${d}$`, 'so sánh như số dương hoặc quên giá trị các hàng'],
        [`$-${w + 1}{,}0${d}$`, 'cho rằng phần nguyên lớn hơn thì số âm lớn hơn'],
        `$-${w}{,}${d}${d}$`,
      ],
      why: `Trong các số âm, số có phần số nhỏ nhất là số lớn nhất; $${w}{,}0${d}$ nhỏ nhất nên $-${w}{,}0${d}$ lớn nhất.`,
    };
  }),
  mc('M1', 'nhân nhẩm với 0,1; 0,01', (r, turn) => {
    const value = r.int(112, 989) / 10;
    const k = turn === 1 ? 100 : 10;
    return {
      ask: [
        `Kết quả của $${n(value)} \\cdot ${n(1 / k)}$ là:`,
        `Nhân $${n(value)}$ với $${n(1 / k)}$ ta được:`,
        `$${n(1 / k)}$ của ${plain(value)} kg gạo bằng bao nhiêu ki-lô-gam?`,
      ],
      right: `$${n(value / k)}$`,
      wrong: [
        [`$${n(value * k)}$`, 'chuyển dấu phẩy sang phải'],
        [`$${n(value / k / 10)}$`, 'chuyển dấu phẩy thừa một chữ số'],
        [`$${n((value / k) * 10 === value ? value * 10 + 1 : (value / k) * 10)}$`, 'chuyển dấu phẩy thiếu một chữ số'],
        `$${n(value + 1 / k)}$`,
      ],
      why: `Nhân với $${n(1 / k)}$ là chia cho ${k}: chuyển dấu phẩy sang trái ${k === 10 ? 'một' : 'hai'} chữ số, được $${n(value / k)}$.`,
    };
  }),
  mc('M1', 'viết tỉ số phần trăm của phân số', (r) => {
    const [a, b] = r.pick([
      [3, 4],
      [2, 5],
      [7, 20],
      [9, 25],
      [3, 10],
      [11, 20],
    ] as const);
    return {
      ask: [
        `Phân số $\\dfrac{${a}}{${b}}$ bằng bao nhiêu phần trăm?`,
        `${a} trong ${b} bạn được hỏi thích đọc sách. Tỉ số phần trăm của số bạn thích đọc sách là:`,
        `Ném rổ ${b} lần, vào ${a} lần. Tỉ lệ ném vào là:`,
      ],
      right: `${plain((100 * a) / b)}%`,
      wrong: [
        [`${a}%`, 'lấy tử số làm số phần trăm'],
        [`${plain((10 * a) / b)}%`, 'nhân với 10 thay vì 100'],
        [`${plain(100 - (100 * a) / b)}%`, 'tính phần còn lại'],
        `${b}%`,
      ],
      why: `$\\dfrac{${a}}{${b}} = \\dfrac{${(100 * a) / b}}{100} = ${n((100 * a) / b)}\\%$.`,
    };
  }),
  tf('M2', 'điểm kiểm tra trên biểu đồ', (r) => {
    const all = 40;
    const [good, fair] = [r.int(4, 7) * 2, r.int(8, 9) * 2];
    const rest = all - good - fair;
    const tell = 'Biểu đồ cột bên ghi số học sinh xếp loại Tốt, Khá và Đạt của một lớp.';
    return {
      ask: [tell, `${tell} Xét các khẳng định sau.`, `Cuối học kì, cô chủ nhiệm vẽ biểu đồ. ${tell}`],
      say: [
        [`Lớp có ${all} học sinh.`, `Lớp có ${good + fair} học sinh.`, `$${good} + ${fair} + ${rest} = ${all}$.`],
        [
          `Số học sinh Tốt chiếm ${plain((100 * good) / all)}% cả lớp.`,
          `Số học sinh Tốt chiếm ${good}% cả lớp.`,
          `$\\dfrac{${good}}{${all}} = ${n((100 * good) / all)}\\%$.`,
        ],
        [
          `Số học sinh Khá và Tốt chiếm ${plain((100 * (good + fair)) / all)}% cả lớp.`,
          `Số học sinh Khá và Tốt chiếm ${plain((100 * rest) / all)}% cả lớp.`,
          `$\\dfrac{${good} + ${fair}}{${all}} = ${n((100 * (good + fair)) / all)}\\%$.`,
        ],
        [
          `Nếu có 2 bạn chuyển từ Đạt lên Khá thì số học sinh Khá chiếm ${plain((100 * (fair + 2)) / all)}% cả lớp.`,
          `Nếu có 2 bạn chuyển từ Đạt lên Khá thì số học sinh Khá chiếm ${plain((100 * fair) / all + 2)}% cả lớp.`,
          `$\\dfrac{${fair} + 2}{${all}} = ${n((100 * (fair + 2)) / all)}\\%$.`,
        ],
      ],
      figure: chart('bar', 'Học sinh', [
        ['Tốt', good],
        ['Khá', fair],
        ['Đạt', rest],
      ]),
    };
  }),
  ew('M3', 'hoá đơn có giảm giá và thuế', (r) => {
    const [p, k, off] = [r.pick([20, 25, 40]), r.int(4, 8), r.pick([10, 20])];
    const gross = p * k;
    const net = (gross * (100 - off)) / 100;
    const tax = (net * 8) / 100;
    return {
      ask: [
        `Mẹ mua ${k} hộp sữa giá ${p} nghìn đồng một hộp, được giảm ${off}% tổng tiền, sau đó cộng thêm 8% thuế tính trên số tiền đã giảm. Mẹ phải trả bao nhiêu tiền?`,
        `Lớp mua ${k} cây bút lông giá ${p} nghìn đồng một cây. Cửa hàng giảm ${off}% tổng tiền, rồi tính thuế 8% trên số tiền sau giảm. Tính số tiền phải trả.`,
        `Một nhóm gọi ${k} suất cơm giá ${p} nghìn đồng một suất, dùng phiếu giảm ${off}%; hoá đơn cộng 8% thuế trên số tiền sau khi giảm. Nhóm trả tất cả bao nhiêu?`,
      ],
      solution: [
        `Tổng tiền: $${p} \\cdot ${k} = ${gross}$ (nghìn đồng).`,
        `Sau khi giảm: $${gross} \\cdot (100\\% - ${off}\\%) = ${n(net)}$ (nghìn đồng).`,
        `Thuế: $${n(net)} \\cdot 8\\% = ${n(tax)}$ (nghìn đồng).`,
        `Phải trả: $${n(net)} + ${n(tax)} = ${n(net + tax)}$ (nghìn đồng).`,
      ].join('\n'),
    };
  }),
]);

export const numbers6Second: readonly Template[] = [
  ...naturals,
  ...divisibility,
  ...integers,
  ...fractions,
  ...decimals,
];
