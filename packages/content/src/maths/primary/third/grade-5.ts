/** Grade 5: a third choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { gcd, n, plain, rounded, type Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { cuboid, ray, sizes } from '../figures/kit.ts';

const numbers: readonly Template[] = [
  ...unit(5, 'Hỗn số', ({ mc, fb }) => [
    mc('M1', 'phân số thành hỗn số', (r) => {
      const [b, q] = [r.int(4, 9), r.int(2, 5)];
      const a = r.int(1, b - 1);
      if (a === q || q >= b || gcd(a, b) !== 1) throw new TooFewDistractors('other numbers');
      const over = b * q + a;
      return {
        ask: [
          `Phân số $\\dfrac{${over}}{${b}}$ viết thành hỗn số là:`,
          `Chia đều ${over} cái bánh cho ${b} đĩa, mỗi đĩa có $\\dfrac{${over}}{${b}}$ cái bánh. Viết số bánh đó dưới dạng hỗn số:`,
          `Hỗn số bằng $\\dfrac{${over}}{${b}}$ là:`,
        ],
        right: `$${q}\\dfrac{${a}}{${b}}$`,
        wrong: [
          [`$${a}\\dfrac{${q}}{${b}}$`, 'đổi chỗ thương và số dư'],
          [`$${q}\\dfrac{${b}}{${a}}$`, 'đổi chỗ tử số và mẫu số của phần phân số'],
          [`$${q - 1}\\dfrac{${a}}{${b}}$`, 'tính nhầm thương'],
          `$${q + 1}\\dfrac{${a}}{${b}}$`,
        ],
        why: `$${over} : ${b} = ${q}$ (dư ${a}), nên phần nguyên là ${q}, phần phân số là $\\dfrac{${a}}{${b}}$.`,
      };
    }),
    fb('M1', 'tử số của phân số thập phân bằng nó', (r) => {
      const [a, b] = r.pick([
        [3, 4],
        [7, 20],
        [9, 25],
        [13, 50],
        [4, 25],
        [11, 20],
      ] as const);
      return {
        ask: [
          `$\\dfrac{${a}}{${b}}$ bằng phân số thập phân có mẫu số 100. Tử số của phân số thập phân đó là bao nhiêu?`,
          `Tìm số thích hợp thay cho dấu hỏi: $\\dfrac{${a}}{${b}} = \\dfrac{?}{100}$.`,
          `Cứ ${b} hạt gieo xuống thì ${a} hạt nảy mầm. Với cùng tỉ lệ đó, gieo 100 hạt thì bao nhiêu hạt nảy mầm?`,
        ],
        is: (a * 100) / b,
        why: `$100 : ${b} = ${100 / b}$, $${a} \\times ${100 / b} = ${(a * 100) / b}$.`,
      };
    }),
    mc('M1', 'hỗn số nằm giữa hai số tự nhiên', (r) => {
      const [q, b] = [r.int(2, 6), r.int(5, 9)];
      const a = r.int(2, b - 1);
      if (gcd(a, b) !== 1) throw new TooFewDistractors('not in lowest terms');
      return {
        ask: [
          `Trên tia số bên, hỗn số $${q}\\dfrac{${a}}{${b}}$ nằm giữa hai số tự nhiên liên tiếp:`,
          `Một sợi dây dài $${q}\\dfrac{${a}}{${b}}$ m. Độ dài đó (theo mét) ở giữa hai số nào trên tia số bên?`,
          `Hỗn số $${q}\\dfrac{${a}}{${b}}$ lớn hơn số nào và bé hơn số nào trong hai số liền nhau trên tia số bên?`,
        ],
        right: `${q} và ${q + 1}`,
        wrong: [
          [`${q - 1} và ${q}`, 'cho rằng hỗn số bé hơn phần nguyên'],
          [`${q + 1} và ${q + 2}`, 'cộng thêm 1 vào phần nguyên'],
          [`${a} và ${a + 1}`, 'nhìn tử số thay cho phần nguyên'],
          `${q - 1} và ${q + 1}`,
        ],
        why: `Phần phân số $\\dfrac{${a}}{${b}}$ bé hơn 1, nên hỗn số lớn hơn ${q} và bé hơn ${q + 1}.`,
        figure: ray(0, 10, 1),
      };
    }),
  ]),
  ...unit(5, 'Số thập phân', ({ fb }) => [
    fb('M1', 'vạch của số thập phân trên tia số', (r) => {
      const [a, k] = [r.int(2, 8), r.int(3, 8)];
      return {
        ask: [
          `Trên tia số bên, đoạn từ ${a} đến ${a + 1} được chia thành 10 phần bằng nhau. Vạch thứ ${k} tính từ vạch ngay sau số ${a} ứng với số thập phân nào?`,
          `Kim của chiếc cân chỉ vạch thứ ${k} sau số ${a}; giữa hai số ${a} và ${a + 1} có 10 khoảng bằng nhau như tia số bên. Cân chỉ bao nhiêu ki-lô-gam?`,
          `Từ số ${a} trên tia số bên, đi sang phải ${k} khoảng, mỗi khoảng bằng một phần mười. Đến số nào?`,
        ],
        is: rounded(a + k / 10, 1),
        why: `Mỗi khoảng bằng $0{,}1$; ${k} khoảng bằng $${n(k / 10)}$: $${a} + ${n(k / 10)} = ${n(a + k / 10)}$.`,
        figure: ray(a, a + 1, 0.1),
      };
    }),
    fb('M2', 'số thập phân lớn nhất từ ba thẻ', (r) => {
      const [a, b, c] = r
        .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
        .slice(0, 3)
        .toSorted((x, y) => x - y) as [number, number, number];
      const cards = r.shuffle([a, b, c]);
      return {
        ask: [
          `Dùng cả ba chữ số ${cards.join(', ')}, mỗi chữ số một lần, viết số thập phân lớn nhất có hai chữ số ở phần thập phân. Đó là số nào?`,
          `Ghép ba thẻ số ${cards.join(', ')} và một thẻ dấu phẩy thành số thập phân có một chữ số ở phần nguyên. Số lớn nhất ghép được là số nào?`,
          `Số thập phân lớn nhất có đúng một chữ số ở phần nguyên, được viết bởi cả ba chữ số ${cards.join(', ')}, là số nào?`,
        ],
        is: rounded(c + b / 10 + a / 100, 2),
        why: `Phần nguyên là chữ số lớn nhất ${c}, hàng phần mười là ${b}, hàng phần trăm là ${a}.`,
      };
    }),
  ]),
  ...unit(5, 'Phép tính với số thập phân', ({ mc, fb }) => [
    fb('M1', 'trừ hai số thập phân', (r) => {
      const [a, b] = [r.int(52, 98) / 10, r.int(113, 387) / 100];
      return {
        ask: [
          `Tính $${n(a)} - ${n(b)}$.`,
          `Thanh gỗ dài ${plain(a)} m, cưa bớt ${plain(b)} m. Thanh gỗ còn dài bao nhiêu mét?`,
          `Bao gạo nặng ${plain(a)} kg, đã dùng ${plain(b)} kg. Còn lại bao nhiêu ki-lô-gam gạo?`,
        ],
        is: rounded(a - b, 2),
        why: `Viết $${n(a)}$ có hai chữ số ở phần thập phân rồi trừ thẳng cột: $${n(a)} - ${n(b)} = ${n(rounded(a - b, 2))}$.`,
      };
    }),
    fb('M2', 'chu vi hình tam giác có cạnh thập phân trên hình', (r) => {
      const k = r.int(11, 24) / 10;
      const [a, b, c] = [rounded(3 * k, 1), rounded(4 * k, 1), rounded(5 * k, 1)];
      return {
        ask: [
          'Tính chu vi hình tam giác $ABC$ trên hình bên theo xăng-ti-mét.',
          'Khung tam giác $ABC$ có các cạnh như hình bên. Làm khung cần bao nhiêu xăng-ti-mét dây đồng?',
          'Viền quanh mảnh vải $ABC$ ở hình bên một vòng ren. Ren dài bao nhiêu xăng-ti-mét?',
        ],
        is: rounded(a + b + c, 1),
        unit: 'cm',
        why: `$${n(a)} + ${n(b)} + ${n(c)} = ${n(rounded(a + b + c, 1))}$ (cm).`,
        figure: plane('right', sizes.right(a, b), {
          AB: `${plain(a)} cm`,
          AC: `${plain(b)} cm`,
          BC: `${plain(c)} cm`,
        }),
      };
    }),
    mc('M2', 'nhân rồi trừ số thập phân', (r) => {
      const [a, k, b] = [r.int(23, 39) / 10, r.int(4, 6), r.int(12, 38) / 10];
      const right = rounded(a * k - b, 2);
      return {
        ask: [
          `Giá trị của biểu thức $${n(a)} \\times ${k} - ${n(b)}$ là:`,
          `Có ${k} chai dầu, mỗi chai ${plain(a)} l. Đã dùng ${plain(b)} l. Số lít dầu còn lại là:`,
          `Cuộn dây gồm ${k} đoạn bằng nhau, mỗi đoạn ${plain(a)} m, cắt bớt đi ${plain(b)} m. Độ dài (m) còn lại của cuộn dây là:`,
        ],
        right,
        wrong: [
          [rounded((a - b) * k, 2), 'làm phép trừ trước phép nhân'],
          [rounded(a * k + b, 2), 'cộng thay vì trừ'],
          [rounded(a * k, 2), 'quên bước trừ'],
          [rounded(a * k * 10 - b, 2), 'đặt sai dấu phẩy ở tích'],
        ],
        why: `$${n(a)} \\times ${k} = ${n(rounded(a * k, 2))}$; $${n(rounded(a * k, 2))} - ${n(b)} = ${n(right)}$.`,
      };
    }),
  ]),
  ...unit(5, 'Tỉ số', ({ mc, fb }) => [
    fb('M1', 'một số phần trăm của một số', (r) => {
      const [p, a] = [r.pick([15, 25, 30, 40, 60]), 20 * r.int(4, 15)];
      return {
        ask: [
          `Tìm ${p}% của ${a}.`,
          `Trường có ${a} học sinh khối 5, trong đó ${p}% biết bơi. Có bao nhiêu học sinh biết bơi?`,
          `Vườn có ${a} cây, ${p}% là cây cam. Có bao nhiêu cây cam?`,
        ],
        is: (a * p) / 100,
        why: `$${a} : 100 \\times ${p} = ${(a * p) / 100}$.`,
      };
    }),
    mc('M2', 'tìm một số khi biết số phần trăm của nó', (r) => {
      const [p, all] = [r.pick([15, 20, 30, 40, 60]), 20 * r.int(4, 12)];
      const part = (all * p) / 100;
      return {
        ask: [
          `${p}% của một số là ${part}. Số đó là:`,
          `Có ${part} bạn đi xe đạp, chiếm ${p}% số học sinh khối 5. Khối 5 có số học sinh là:`,
          `Cửa hàng đã bán ${part} quyển vở, bằng ${p}% số vở lúc đầu. Lúc đầu có số quyển vở là:`,
        ],
        right: all,
        wrong: [
          [part + p, `cộng ${part} với ${p}`],
          [part * p, `nhân ${part} với ${p} mà không chia`],
          [all - part, 'trừ đi phần đã biết'],
          [rounded((part * p) / 100, 2), `tính ${p}% của ${part}`],
        ],
        why: `$${part} : ${p} \\times 100 = ${all}$.`,
      };
    }),
  ]),
  ...unit(5, 'Tổng, hiệu và tỉ số', ({ mc, fb }) => [
    mc('M1', 'giá trị một phần từ hiệu số phần', (r) => {
      const [k, one] = [r.int(2, 5), r.int(6, 15)];
      return {
        ask: [
          `Số lớn hơn số bé ${k} phần bằng nhau và hơn ${k * one} đơn vị. Giá trị của một phần là:`,
          `Đoạn dài hơn đoạn ngắn ${k} phần bằng nhau, tức là hơn ${k * one} cm. Độ dài (cm) mỗi phần là:`,
          `Trên sơ đồ, số gà nhiều hơn số vịt ${k} phần bằng nhau. Biết gà nhiều hơn vịt ${k * one} con. Mỗi phần ứng với số con là:`,
        ],
        right: one,
        wrong: [
          [k * one, 'chưa chia cho số phần hơn'],
          [k * k * one, 'nhân với số phần hơn'],
          [k * one - k, 'lấy hiệu trừ số phần hơn'],
          [one + k, 'cộng thêm số phần hơn'],
        ],
        why: `Lấy phần hơn chia cho số phần: $${k * one} : ${k} = ${one}$.`,
      };
    }),
    fb('M2', 'tổng và số lần gấp', (r) => {
      const [k, b] = [r.int(3, 7), r.int(12, 25)];
      return {
        ask: [
          `Tổng hai số là ${b * (k + 1)}, số lớn gấp ${k} lần số bé. Tìm số bé.`,
          `Hai kho có tất cả ${b * (k + 1)} tấn gạo, kho lớn có số gạo gấp ${k} lần kho nhỏ. Kho nhỏ có bao nhiêu tấn gạo?`,
          `Hai thửa ruộng thu được ${b * (k + 1)} tạ thóc, thửa thứ nhất thu gấp ${k} lần thửa thứ hai. Thửa thứ hai thu được bao nhiêu tạ thóc?`,
        ],
        is: b,
        why: `Tổng số phần: $${k} + 1 = ${k + 1}$. Số bé: $${b * (k + 1)} : ${k + 1} = ${b}$.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(5, 'Thể tích', ({ fb }) => [
    fb('M1', 'số khối lập phương nhỏ xếp đầy hộp', (r) => {
      const [a, b, c] = [r.int(6, 9), r.int(4, 5), r.int(2, 3)];
      return {
        ask: [
          `Hộp có dạng như hình bên, lòng hộp dài ${a} cm, rộng ${b} cm, cao ${c} cm. Xếp đầy hộp bằng các khối lập phương cạnh 1 cm thì cần bao nhiêu khối?`,
          `Khối hộp chữ nhật ở hình bên được ghép từ các khối lập phương cạnh 1 cm, dài ${a} cm, rộng ${b} cm, cao ${c} cm. Có bao nhiêu khối lập phương nhỏ?`,
          `Bé xếp các khối gỗ lập phương cạnh 1 cm thành khối hộp như hình bên: ${c} lớp, mỗi lớp có ${b} hàng, mỗi hàng ${a} khối. Bé dùng bao nhiêu khối gỗ?`,
        ],
        is: a * b * c,
        why: `Mỗi lớp có $${a} \\times ${b} = ${a * b}$ khối, ${c} lớp có $${a * b} \\times ${c} = ${a * b * c}$ khối.`,
        figure: cuboid([b, a, c]),
      };
    }),
    fb('M1', 'số lít nước từ mét khối', (r) => {
      const a = r.int(12, 48) / 10;
      return {
        ask: [
          `Bể chứa ${plain(a)} m³ nước. Trong bể có bao nhiêu lít nước (1 dm³ bằng 1 l)?`,
          `Xe bồn chở ${plain(a)} m³ sữa, 1 dm³ là 1 l. Xe chở bao nhiêu lít sữa?`,
          `Gia đình Nam dùng hết ${plain(a)} m³ nước trong một tuần. Biết 1 dm³ bằng 1 l, đó là bao nhiêu lít nước?`,
        ],
        is: 1000 * a,
        unit: 'l',
        why: `1 m³ bằng 1000 dm³, tức là 1000 l: $${n(a)} \\times 1000 = ${1000 * a}$ (l).`,
      };
    }),
  ]),
  ...unit(5, 'Diện tích xung quanh, toàn phần', ({ fb }) => [
    fb('M1', 'diện tích xung quanh từ chu vi đáy', (r) => {
      const [p, h] = [2 * r.int(10, 20), r.int(4, 9)];
      return {
        ask: [
          `Hình hộp chữ nhật ở hình bên có chu vi mặt đáy ${p} cm và chiều cao ${h} cm. Diện tích xung quanh là bao nhiêu xăng-ti-mét vuông?`,
          `Dán giấy kín bốn mặt bên của chiếc hộp như hình bên. Chu vi đáy hộp là ${p} cm, hộp cao ${h} cm. Cần bao nhiêu xăng-ti-mét vuông giấy (mép dán không đáng kể)?`,
          `Hộp quà dạng như hình bên cao ${h} cm, chu vi đáy ${p} cm. Tính diện tích bốn mặt bên theo xăng-ti-mét vuông.`,
        ],
        is: p * h,
        unit: 'cm²',
        why: `Lấy chu vi đáy nhân chiều cao: $${p} \\times ${h} = ${p * h}$ (cm²).`,
        figure: cuboid(),
      };
    }),
    fb('M2', 'cạnh hình lập phương từ diện tích toàn phần', (r) => {
      const a = r.int(3, 9);
      return {
        ask: [
          `Hình lập phương có diện tích toàn phần ${6 * a * a} cm². Cạnh của hình lập phương dài bao nhiêu xăng-ti-mét?`,
          `Sơn kín các mặt của một khối gỗ hình lập phương, diện tích được sơn là ${6 * a * a} cm². Tính cạnh của khối gỗ theo xăng-ti-mét.`,
          `Cần đúng ${6 * a * a} cm² bìa để làm các mặt của một hộp kín hình lập phương. Cạnh hộp dài bao nhiêu xăng-ti-mét?`,
        ],
        is: a,
        unit: 'cm',
        why: `Một mặt rộng $${6 * a * a} : 6 = ${a * a}$ (cm²). Vì $${a} \\times ${a} = ${a * a}$ nên cạnh dài ${a} cm.`,
      };
    }),
  ]),
  ...unit(5, 'Thời gian và chuyển động', ({ fb }) => [
    fb('M1', 'thời gian từ quãng đường và vận tốc', (r) => {
      const [v, t] = [r.pick([12, 36, 42, 48]), r.int(2, 5)];
      return {
        ask: [
          `Một xe chạy với vận tốc ${v} km/giờ. Xe đi quãng đường ${v * t} km hết bao nhiêu giờ?`,
          `Quãng đường dài ${v * t} km. Người đi với vận tốc ${v} km/giờ cần bao nhiêu giờ để đi hết?`,
          `Thuyền máy đi ${v * t} km với vận tốc ${v} km/giờ. Tính thời gian thuyền đi theo giờ.`,
        ],
        is: t,
        unit: 'giờ',
        why: `Lấy quãng đường chia cho vận tốc: $${v * t} : ${v} = ${t}$ (giờ).`,
      };
    }),
  ]),
  ...unit(5, 'Biểu đồ hình quạt tròn', ({ fb }) => [
    fb('M3', 'từ số lượng một phần tìm phần khác', (r) => {
      const [a, b] = [r.pick([20, 25]), r.pick([30, 35])];
      const c = r.pick([10, 15]);
      const d = 100 - a - b - c;
      const all = 20 * r.int(3, 9);
      return {
        ask: [
          `Hình bên cho biết các cách đến trường của học sinh khối 5. Có ${(all * a) / 100} bạn đi xe buýt. Có bao nhiêu bạn đi xe đạp?`,
          `Biểu đồ bên ghi tỉ số phần trăm các cách đến trường của một khối lớp. Biết ${(all * a) / 100} học sinh đi xe buýt, hãy tìm số học sinh đi xe đạp.`,
          `Theo biểu đồ bên, số bạn đi xe buýt là ${(all * a) / 100}. Tính số bạn đi xe đạp.`,
        ],
        is: (all * b) / 100,
        unit: 'bạn',
        why: `Xe buýt chiếm ${a}%, nên 1% ứng với $${(all * a) / 100} : ${a} = ${n(all / 100)}$ (bạn). Xe đạp chiếm ${b}%: $${n(all / 100)} \\times ${b} = ${(all * b) / 100}$ (bạn).`,
        figure: chart('pie', '', [
          ['Xe buýt', a],
          ['Xe đạp', b],
          ['Đi bộ', c],
          ['Xe máy', d],
        ]),
      };
    }),
  ]),
];

export const third5: readonly Template[] = [...numbers, ...shapes];
