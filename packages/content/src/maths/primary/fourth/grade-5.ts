/** Grade 5: a fourth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { gcd, n, plain, rounded, type Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { clock, cube, moment, ray, sizes } from '../figures/kit.ts';

const numbers: readonly Template[] = [
  ...unit(5, 'Hỗn số', ({ mc, fb, ok }) => [
    fb('M1', 'tử số khi viết hỗn số thành phân số', (r) => {
      const [q, b] = [r.int(2, 6), r.int(5, 9)];
      const a = r.int(1, b - 1);
      return {
        ask: [
          `Viết hỗn số $${q}\\dfrac{${a}}{${b}}$ thành phân số có mẫu số ${b}. Tử số của phân số đó là bao nhiêu?`,
          `Có $${q}\\dfrac{${a}}{${b}}$ cái bánh, cắt thành các miếng, mỗi miếng bằng $\\dfrac{1}{${b}}$ cái bánh. Được bao nhiêu miếng?`,
          `$${q}\\dfrac{${a}}{${b}} = \\dfrac{?}{${b}}$. Số thay cho dấu hỏi là số nào?`,
        ],
        is: q * b + a,
        why: `Lấy phần nguyên nhân mẫu số rồi cộng tử số: $${q} \\times ${b} + ${a} = ${q * b + a}$.`,
      };
    }),
    mc('M1', 'hỗn số lớn hơn', (r) => {
      const [q, b] = [r.int(3, 6), r.int(5, 9)];
      const [a, c] = [r.int(1, 2), r.int(3, 4)];
      if (gcd(a, b) !== 1 || gcd(c, b) !== 1) throw new TooFewDistractors('not in lowest terms');
      return {
        ask: [
          'Hỗn số nào lớn nhất?',
          'Bốn sợi dây có độ dài (theo mét) như sau. Sợi dài nhất là:',
          'Trong bốn bao gạo có khối lượng (theo tạ) sau đây, bao nặng nhất là:',
        ],
        right: `$${q}\\dfrac{${c}}{${b}}$`,
        wrong: [
          [`$${q}\\dfrac{${a}}{${b}}$`, 'không so sánh phần phân số'],
          [`$${q - 1}\\dfrac{${b - 1}}{${b}}$`, 'chỉ so sánh phần phân số'],
          [`$${q - 1}\\dfrac{${c}}{${b}}$`, 'không so sánh phần nguyên'],
        ],
        why: `Phần nguyên ${q} lớn nhất; cùng phần nguyên ${q} thì so sánh $\\dfrac{${c}}{${b}}$ với $\\dfrac{${a}}{${b}}$: ${c} lớn hơn ${a}.`,
      };
    }),
    ok('M1', 'hỗn số và số tự nhiên tiếp theo', (r) => {
      const [q, b] = [r.int(2, 8), r.int(4, 9)];
      const a = r.int(1, b - 1);
      return {
        right: [
          `Hỗn số $${q}\\dfrac{${a}}{${b}}$ bé hơn ${q + 1}.`,
          `$${q}\\dfrac{${a}}{${b}}$ gồm ${q} đơn vị và $\\dfrac{${a}}{${b}}$ đơn vị.`,
        ],
        wrong: `Hỗn số $${q}\\dfrac{${a}}{${b}}$ bằng $${q} \\times \\dfrac{${a}}{${b}}$.`,
        why: `$${q}\\dfrac{${a}}{${b}} = ${q} + \\dfrac{${a}}{${b}}$, phần phân số bé hơn 1.`,
      };
    }),
  ]),
  ...unit(5, 'Số thập phân', ({ mc, fb, ok }) => [
    fb('M1', 'số thập phân từ các hàng', (r) => {
      const [a, b, c] = [r.int(2, 9), r.int(1, 9), r.int(1, 9)];
      return {
        ask: [
          `Số gồm ${a} đơn vị, ${b} phần mười và ${c} phần trăm là số nào?`,
          `Viết số thập phân có phần nguyên là ${a}, chữ số hàng phần mười là ${b}, hàng phần trăm là ${c}.`,
          `Tấm vải dài ${a} m ${b} dm ${c} cm. Viết số đo đó dưới dạng số thập phân theo đơn vị mét.`,
        ],
        is: rounded(a + b / 10 + c / 100, 2),
        why: `$${a} + ${n(b / 10)} + ${n(c / 100)} = ${n(rounded(a + b / 10 + c / 100, 2))}$.`,
      };
    }),
    ok('M1', 'so sánh hai số thập phân khác số chữ số', (r) => {
      const [a, b] = [r.int(1, 9), r.int(3, 8)];
      const small = rounded(a + (b - 1) / 10 + 0.08, 2);
      const big = rounded(a + b / 10, 1);
      return {
        right: [`$${n(big)} > ${n(small)}$.`, `$${n(small)}$ bé hơn $${n(big)}$.`],
        wrong: `$${n(small)} > ${n(big)}$ vì phần thập phân có nhiều chữ số hơn.`,
        why: `Cùng phần nguyên ${a}; ở hàng phần mười, ${b} lớn hơn ${b - 1}.`,
      };
    }),
    mc('M2', 'vị trí gần nhất trên tia số', (r) => {
      const [a, k] = [r.int(2, 8), r.pick([2, 3, 6, 7, 8])];
      const x = rounded(a + k / 10 + 0.02, 2);
      const tenth = (value: number) => `$${n(rounded(a + value / 10, 1))}$`;
      return {
        ask: [
          `Tia số bên có các vạch cách nhau một phần mười. Số $${n(x)}$ gần vạch nào nhất?`,
          `Một chiếc đinh nặng $${n(x)}$ g. Trên tia số bên, số đó gần với số nào nhất?`,
          `Làm tròn $${n(x)}$ đến hàng phần mười nhờ tia số bên thì được:`,
        ],
        right: tenth(k),
        wrong: [
          [tenth(k + 1), 'luôn làm tròn lên'],
          [tenth(k - 1), 'bớt đi một phần mười'],
          [`$${a}$`, 'bỏ hết phần thập phân'],
        ],
        why: `$${n(x)}$ ở giữa ${tenth(k)} và ${tenth(k + 1)}, cách ${tenth(k)} là $${n(0.02)}$, gần hơn.`,
        figure: ray(a, a + 1, 0.1),
      };
    }),
  ]),
  ...unit(5, 'Phép tính với số thập phân', ({ mc, fb }) => [
    mc('M1', 'chia nhẩm cho 10, 100', (r) => {
      const [a, by] = [r.int(123, 987) / 10, r.pick([10, 100])];
      const is = rounded(a / by, 3);
      return {
        ask: [
          `Kết quả của $${n(a)} : ${by}$ là:`,
          `Chia đều ${plain(a)} kg đường vào ${by} gói. Mỗi gói có số ki-lô-gam đường là:`,
          `Dây dài ${plain(a)} m cắt thành ${by} đoạn bằng nhau. Độ dài (m) mỗi đoạn là:`,
        ],
        right: is,
        wrong: [
          [rounded(a * by, 1), 'chuyển dấu phẩy sang bên phải'],
          [rounded(is * 10, 2), 'chuyển dấu phẩy thiếu một chữ số'],
          [rounded(is / 10, 4), 'chuyển dấu phẩy thừa một chữ số'],
        ],
        why: `Chia cho ${by} thì chuyển dấu phẩy sang bên trái ${by === 10 ? 'một' : 'hai'} chữ số: $${n(a)} : ${by} = ${n(is)}$.`,
      };
    }),
    fb('M2', 'tổng của ba số đo khác đơn vị', (r) => {
      const [a, b, c] = [r.int(12, 29) / 10, r.int(35, 85), r.int(3, 9)];
      const is = rounded(a + b / 100 + c / 10, 2);
      return {
        ask: [
          `Ba đoạn dây dài ${plain(a)} m, ${b} cm và ${c} dm được nối lại. Dây nối được dài bao nhiêu mét?`,
          `Một lối đi nhỏ lát bằng ba tấm ván đặt nối tiếp, dài ${plain(a)} m, ${b} cm, ${c} dm. Lối đi dài bao nhiêu mét?`,
          `Tính tổng của ${plain(a)} m, ${b} cm và ${c} dm theo mét.`,
        ],
        is,
        unit: 'm',
        why: `Đổi ra mét: ${b} cm là $${n(b / 100)}$ m, ${c} dm là $${n(c / 10)}$ m. Tổng: $${n(a)} + ${n(b / 100)} + ${n(c / 10)} = ${n(is)}$ (m).`,
      };
    }),
    mc('M2', 'trung bình của hai số thập phân', (r) => {
      const [a, b] = [r.int(21, 39) / 10, r.int(42, 68) / 10];
      const is = rounded((a + b) / 2, 2);
      return {
        ask: [
          `Số trung bình cộng của $${n(a)}$ và $${n(b)}$ là:`,
          `Hai quả dưa nặng ${plain(a)} kg và ${plain(b)} kg. Trung bình mỗi quả nặng bao nhiêu ki-lô-gam?`,
          `Ngày đầu đội làm ${plain(a)} km đường, ngày sau làm ${plain(b)} km. Trung bình mỗi ngày làm được số ki-lô-mét là:`,
        ],
        right: is,
        wrong: [
          [rounded(a + b, 1), 'quên chia cho 2'],
          [rounded((b - a) / 2, 2), 'lấy nửa hiệu của hai số'],
          [rounded(b - a, 1), 'lấy hiệu của hai số'],
        ],
        why: `$(${n(a)} + ${n(b)}) : 2 = ${n(rounded(a + b, 1))} : 2 = ${n(is)}$.`,
      };
    }),
  ]),
  ...unit(5, 'Tỉ số', ({ mc, fb }) => [
    mc('M1', 'tỉ số phần trăm của hai số', (r) => {
      const [p, all] = [r.pick([20, 30, 40, 60, 70]), 10 * r.int(4, 12)];
      const part = (all * p) / 100;
      return {
        ask: [
          `Tỉ số phần trăm của ${part} và ${all} là:`,
          `Bạn Hải ném ${all} quả bóng, trúng ${part} quả. Số quả trúng chiếm:`,
          `Trong ${all} hạt đậu có ${part} hạt nảy mầm. Tỉ số phần trăm hạt nảy mầm là:`,
        ],
        right: `${p}%`,
        wrong: [
          [`${100 - p}%`, 'tính phần còn lại'],
          [`${part}%`, 'viết luôn số thứ nhất kèm kí hiệu phần trăm'],
          [`${p / 10}%`, 'chia xong chỉ nhân với 10'],
          `${all - part}%`,
        ],
        why: `$${part} : ${all} = ${n(p / 100)} = ${p}\\%$.`,
      };
    }),
    fb('M2', 'số phần trăm tăng thêm', (r) => {
      const [a, p] = [20 * r.int(4, 12), r.pick([5, 10, 15, 20, 25])];
      const b = a + (a * p) / 100;
      return {
        ask: [
          `Năm ngoái câu lạc bộ có ${a} người, năm nay có ${b} người. Số người tăng bao nhiêu phần trăm so với năm ngoái?`,
          `Tháng trước cửa hàng bán ${a} đôi giày, tháng này bán ${b} đôi. Số giày bán được tăng bao nhiêu phần trăm so với tháng trước?`,
          `Một cây cao ${a} cm, sau một mùa cao ${b} cm. Chiều cao của cây tăng bao nhiêu phần trăm so với lúc đầu?`,
        ],
        is: p,
        unit: '%',
        why: `Phần tăng: $${b} - ${a} = ${b - a}$. So với ban đầu: $${b - a} : ${a} = ${n(p / 100)} = ${p}\\%$.`,
      };
    }),
  ]),
  ...unit(5, 'Tổng, hiệu và tỉ số', ({ mc, fb }) => [
    mc('M1', 'tổng số phần từ tỉ số', (r) => {
      const [a, b] = r.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 7],
      ] as const);
      return {
        ask: [
          `Tỉ số của hai số là $\\dfrac{${a}}{${b}}$. Nếu số bé gồm ${a} phần thì tổng của hai số gồm số phần bằng nhau là:`,
          `Số bạn nữ bằng $\\dfrac{${a}}{${b}}$ số bạn nam. Coi số bạn nữ là ${a} phần bằng nhau thì cả lớp có số phần là:`,
          `Số cam bằng $\\dfrac{${a}}{${b}}$ số quýt. Vẽ sơ đồ với số cam là ${a} phần thì cả cam và quýt có số phần là:`,
        ],
        right: a + b,
        wrong: [
          [b - a, 'tính hiệu số phần'],
          [a * b, 'nhân hai số phần'],
          [b, 'chỉ lấy số phần của số lớn'],
          [a, 'chỉ lấy số phần của số bé'],
        ],
        why: `Số bé ${a} phần, số lớn ${b} phần: $${a} + ${b} = ${a + b}$ (phần).`,
      };
    }),
    fb('M2', 'số lớn từ hiệu và phân số chỉ tỉ số', (r) => {
      const [a, b] = r.pick([
        [2, 5],
        [3, 5],
        [3, 7],
        [4, 7],
      ] as const);
      const one = r.int(6, 14);
      return {
        ask: [
          `Hiệu hai số là ${(b - a) * one}, số bé bằng $\\dfrac{${a}}{${b}}$ số lớn. Tìm số lớn.`,
          `Số gà ít hơn số vịt ${(b - a) * one} con và bằng $\\dfrac{${a}}{${b}}$ số vịt. Có bao nhiêu con vịt?`,
          `Chiều rộng sân kém chiều dài ${(b - a) * one} m và bằng $\\dfrac{${a}}{${b}}$ chiều dài. Chiều dài sân là bao nhiêu mét?`,
        ],
        is: b * one,
        why: `Hiệu số phần: $${b} - ${a} = ${b - a}$. Một phần: $${(b - a) * one} : ${b - a} = ${one}$. Số lớn: $${one} \\times ${b} = ${b * one}$.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(5, 'Diện tích hình tam giác, hình thang, hình tròn', ({ mc, fb }) => [
    mc('M1', 'đáy và chiều cao của hình tam giác vuông', (r) => {
      const [a, b] = [2 * r.int(4, 8), r.int(5, 9)];
      return {
        ask: [
          'Hình tam giác vuông ở hình bên có diện tích là:',
          'Mảnh bìa hình tam giác $ABC$ vuông ở $A$ như hình bên rộng:',
          'Lá cờ hình tam giác vuông có hai cạnh góc vuông ghi trên hình bên. Diện tích lá cờ là:',
        ],
        right: `${(a * b) / 2} dm²`,
        wrong: [
          [`${a * b} dm²`, 'quên chia cho 2'],
          [`${a + b} dm²`, 'cộng hai cạnh'],
          [`${2 * (a + b)} dm²`, 'tính chu vi hình chữ nhật'],
        ],
        why: `$${a} \\times ${b} : 2 = ${(a * b) / 2}$ (dm²).`,
        figure: plane('right', sizes.right(a, b), { AB: `${a} dm`, AC: `${b} dm` }),
      };
    }),
    mc('M2', 'diện tích phần còn lại của hình vuông', (r) => {
      const a = r.pick([4, 6, 8, 10]);
      const circle = rounded((3.14 * a * a) / 4, 2);
      return {
        ask: [
          `Từ tấm bìa hình vuông cạnh ${a} cm, cắt ra hình tròn lớn nhất có thể. Diện tích (cm²) phần bìa còn lại là:`,
          `Mảnh đất hình vuông cạnh ${a} m có bồn hoa hình tròn đường kính ${a} m ở giữa. Diện tích (m²) phần đất còn lại là:`,
          `Khăn hình vuông cạnh ${a} dm thêu một hình tròn chạm cả bốn cạnh. Diện tích (dm²) phần khăn ngoài hình tròn là:`,
        ],
        right: rounded(a * a - circle, 2),
        wrong: [
          [circle, 'tính diện tích hình tròn, quên trừ'],
          [rounded(Math.abs(a * a - 4 * circle), 2), 'lấy cạnh hình vuông làm bán kính'],
          [rounded(4 * a - 3.14 * a, 2), 'lấy chu vi trừ chu vi'],
        ],
        why: `Bán kính: $${a} : 2 = ${a / 2}$. Hình tròn: $${a / 2} \\times ${a / 2} \\times 3{,}14 = ${n(circle)}$. Còn lại: $${a} \\times ${a} - ${n(circle)} = ${n(rounded(a * a - circle, 2))}$.`,
      };
    }),
    fb('M3', 'chiều cao hình thang từ diện tích', (r) => {
      const [a, b, h] = [r.int(12, 18), r.int(6, 10), 2 * r.int(3, 6)];
      const area = ((a + b) * h) / 2;
      return {
        ask: [
          `Thửa ruộng hình thang có diện tích ${area} m², hai đáy dài ${a} m và ${b} m. Chiều cao thửa ruộng là bao nhiêu mét?`,
          `Hình thang có hai đáy dài ${a} m và ${b} m, diện tích ${area} m². Tính chiều cao hình thang theo mét.`,
          `Khu vườn hình thang rộng ${area} m², đáy lớn ${a} m, đáy bé ${b} m. Khoảng cách giữa hai đáy là bao nhiêu mét?`,
        ],
        is: h,
        unit: 'm',
        why: `Tổng hai đáy: $${a} + ${b} = ${a + b}$ (m). Chiều cao: $${area} \\times 2 : ${a + b} = ${h}$ (m).`,
      };
    }),
  ]),
  ...unit(5, 'Thể tích', ({ mc, ok }) => [
    mc('M1', 'so sánh hai số đo thể tích', (r) => {
      const a = r.int(2, 9);
      return {
        ask: [
          'Số đo thể tích nào lớn nhất?',
          'Bốn bể nước chứa các lượng nước sau. Bể nhiều nước nhất chứa:',
          'So sánh bốn số đo thể tích. Số đo lớn nhất là:',
        ],
        right: `${a} m³`,
        wrong: [
          [`${a * 100} dm³`, 'cho rằng 1 m³ bằng 100 dm³ nên coi là bằng nhau'],
          [`${a}0 000 cm³`, 'chỉ nhìn số lớn nhất'],
          [`${a * 1000 - 100} dm³`, 'đổi đơn vị sai'],
        ],
        why: `${a} m³ bằng ${a * 1000} dm³; ${a}0 000 cm³ bằng ${a * 10} dm³. Số đo ${a * 1000} dm³ lớn nhất.`,
      };
    }),
    ok('M1', 'thể tích khi gấp đôi cạnh', (r) => {
      const a = r.int(2, 5);
      return {
        right: [
          `Hình lập phương cạnh ${2 * a} cm có thể tích gấp 8 lần thể tích hình lập phương cạnh ${a} cm.`,
          `Hình lập phương cạnh ${a} cm có thể tích ${a ** 3} cm³.`,
        ],
        wrong: `Cạnh hình lập phương tăng từ ${a} cm lên ${2 * a} cm thì thể tích chỉ gấp 2 lần thể tích lúc đầu.`,
        why: `$${a} \\times ${a} \\times ${a} = ${a ** 3}$ (cm³); $${2 * a} \\times ${2 * a} \\times ${2 * a} = ${8 * a ** 3}$ (cm³); $${8 * a ** 3} : ${a ** 3} = 8$.`,
      };
    }),
  ]),
  ...unit(5, 'Diện tích xung quanh, toàn phần', ({ mc, fb }) => [
    mc('M1', 'diện tích toàn phần hình lập phương trên hình', (r) => {
      const a = r.int(3, 9);
      return {
        ask: [
          `Hình lập phương ở hình bên có cạnh ${a} cm. Diện tích toàn phần của nó là:`,
          `Bọc kín hộp lập phương cạnh ${a} cm như hình bên bằng giấy màu, không có phần giấy chồng lên nhau. Diện tích giấy cần dùng là:`,
          `Sơn tất cả các mặt của khối gỗ lập phương cạnh ${a} cm ở hình bên. Diện tích được sơn là:`,
        ],
        right: `${6 * a * a} cm²`,
        wrong: [
          [`${4 * a * a} cm²`, 'chỉ tính bốn mặt bên'],
          [`${a ** 3 === 6 * a * a ? 12 * a : a ** 3} cm²`, 'nhầm với thể tích'],
          [`${a * a} cm²`, 'chỉ tính một mặt'],
          `${12 * a} cm²`,
        ],
        why: `Hình lập phương có 6 mặt vuông: $${a} \\times ${a} \\times 6 = ${6 * a * a}$ (cm²).`,
        figure: cube(`${a} cm`),
      };
    }),
    fb('M2', 'bể cá không nắp', (r) => {
      const [a, b, h] = [r.int(6, 9), r.int(4, 5), r.int(3, 5)];
      const is = 2 * (a + b) * h + a * b;
      return {
        ask: [
          `Bể cá bằng kính không có nắp, dài ${a} dm, rộng ${b} dm, cao ${h} dm. Cần bao nhiêu đề-xi-mét vuông kính để làm bể?`,
          `Thùng tôn không nắp dạng hình hộp chữ nhật dài ${a} dm, rộng ${b} dm, cao ${h} dm. Diện tích tôn làm thùng là bao nhiêu đề-xi-mét vuông (không tính mép hàn)?`,
          `Dán giấy bốn mặt bên và mặt đáy của hộp dài ${a} dm, rộng ${b} dm, cao ${h} dm. Diện tích giấy cần dán là bao nhiêu đề-xi-mét vuông?`,
        ],
        is,
        unit: 'dm²',
        why: `Xung quanh: $(${a} + ${b}) \\times 2 \\times ${h} = ${2 * (a + b) * h}$ (dm²). Đáy: $${a} \\times ${b} = ${a * b}$ (dm²). Tất cả: $${2 * (a + b) * h} + ${a * b} = ${is}$ (dm²).`,
      };
    }),
  ]),
  ...unit(5, 'Thời gian và chuyển động', ({ mc, fb }) => [
    mc('M1', 'đơn vị của vận tốc', (r) => {
      const [v, t] = [r.int(4, 9), r.int(5, 9)];
      return {
        ask: [
          `Một vận động viên chạy ${v * t} m trong ${t} giây. Vận tốc của vận động viên là:`,
          `Con chó săn chạy được ${v * t} m trong ${t} giây. Vận tốc của con chó là:`,
          `Diều bị gió cuốn đi ${v * t} m trong ${t} giây. Vận tốc của diều là:`,
        ],
        right: `${v} m/giây`,
        wrong: [
          [`${v} km/giờ`, 'ghi sai đơn vị vận tốc'],
          [`${v * t * t} m/giây`, 'nhân quãng đường với thời gian'],
          [`${v * t - t} m/giây`, 'lấy quãng đường trừ thời gian'],
        ],
        why: `Lấy quãng đường (mét) chia cho thời gian (giây): $${v * t} : ${t} = ${v}$ (m/giây).`,
      };
    }),
    mc('M2', 'giờ khởi hành từ giờ đến trên đồng hồ', (r) => {
      const [hour, minute] = [r.int(8, 10), r.pick([10, 15, 20])];
      const long = r.pick([30, 40]);
      const before = 60 + minute - long;
      return {
        ask: [
          `Xe đến nơi lúc đồng hồ bên chỉ, sau khi chạy ${long} phút. Xe khởi hành lúc:`,
          `Buổi tập kéo dài ${long} phút và kết thúc lúc đồng hồ bên chỉ. Buổi tập bắt đầu lúc:`,
          `Đồng hồ bên chỉ lúc bánh chín. Bánh được nướng ${long} phút. Bánh được cho vào lò lúc:`,
        ],
        right: moment(hour - 1, before),
        wrong: [
          [moment(hour, before), 'quên bớt 1 giờ khi mượn 60 phút'],
          [moment(hour, minute + long), 'cộng thêm thời gian'],
          [moment(hour - 1, minute), 'bớt cả 1 giờ'],
        ],
        why: `Đồng hồ chỉ ${moment(hour, minute)}, bằng ${hour - 1} giờ ${60 + minute} phút. Bớt ${long} phút: $${60 + minute} - ${long} = ${before}$. Lúc đó là ${moment(hour - 1, before)}.`,
        figure: clock(hour, minute),
      };
    }),
    fb('M2', 'thời gian gặp nhau khi đi ngược chiều', (r) => {
      const [v, w, t] = [r.pick([12, 14, 15]), r.pick([30, 35, 40]), r.int(2, 4)];
      return {
        ask: [
          `Quãng đường AB dài ${(v + w) * t} km. Cùng một lúc, một người đi xe đạp từ A với vận tốc ${v} km/giờ, một người đi xe máy từ B ngược lại với vận tốc ${w} km/giờ. Sau mấy giờ hai người gặp nhau?`,
          `Một chiếc thuyền và một ca nô cách nhau ${(v + w) * t} km, khởi hành cùng lúc và đi lại phía nhau. Thuyền đi với vận tốc ${v} km/giờ, ca nô đi với vận tốc ${w} km/giờ. Sau mấy giờ thuyền gặp ca nô?`,
          `Hai người ở hai đầu con đường dài ${(v + w) * t} km cùng lúc đi lại gần nhau: người đi xe đạp mỗi giờ đi ${v} km, người đi xe máy mỗi giờ đi ${w} km. Sau mấy giờ hai người gặp nhau?`,
        ],
        is: t,
        unit: 'giờ',
        why: `Mỗi giờ hai bên đi lại gần nhau: $${v} + ${w} = ${v + w}$ (km). Thời gian: $${(v + w) * t} : ${v + w} = ${t}$ (giờ).`,
      };
    }),
  ]),
  ...unit(5, 'Biểu đồ hình quạt tròn', ({ mc, fb }) => [
    mc('M1', 'phần nhỏ nhất của hình quạt', (r) => {
      const values = r.shuffle([10, 20, 30, 40]);
      const names = ['Đọc sách', 'Thể thao', 'Âm nhạc', 'Vẽ'];
      const nameOf = (value: number) => names[values.indexOf(value)]!;
      return {
        ask: [
          'Biểu đồ bên cho biết sở thích của học sinh một lớp. Sở thích ít bạn chọn nhất là:',
          'Theo biểu đồ bên, hoạt động có tỉ số phần trăm bé nhất là:',
          'Phần hình quạt bé nhất trên biểu đồ bên ứng với:',
        ],
        right: nameOf(10),
        wrong: [
          [nameOf(40), 'chọn phần lớn nhất'],
          [nameOf(20), 'chọn phần bé thứ hai'],
          [nameOf(30), 'chỉ so sánh với phần lớn nhất'],
        ],
        why: `Trong các số 10%, 20%, 30%, 40%, số 10% bé nhất, là phần “${nameOf(10)}”.`,
        figure: chart(
          'pie',
          '',
          names.map((one, at) => [one, values[at]!] as const),
        ),
      };
    }),
    fb('M3', 'số người của hai phần gộp lại', (r) => {
      const [a, b] = [r.pick([15, 20, 25]), r.pick([30, 35])];
      const all = 20 * r.int(6, 15);
      return {
        ask: [
          `Biểu đồ bên cho biết môn thể thao yêu thích của ${all} học sinh. Số bạn thích bơi hoặc chạy là bao nhiêu (mỗi bạn chọn một môn)?`,
          `Trường hỏi ${all} bạn về môn yêu thích và vẽ biểu đồ bên. Có tất cả bao nhiêu bạn chọn bơi hoặc chạy?`,
          `Theo biểu đồ bên về ${all} học sinh, cả hai môn bơi và chạy có bao nhiêu bạn chọn?`,
        ],
        is: (all * (a + b)) / 100,
        unit: 'bạn',
        why: `Hai phần chiếm $${a}\\% + ${b}\\% = ${a + b}\\%$. Số bạn: $${all} : 100 \\times ${a + b} = ${(all * (a + b)) / 100}$.`,
        figure: chart('pie', '', [
          ['Bơi', a],
          ['Chạy', b],
          ['Bóng đá', 100 - a - b],
        ]),
      };
    }),
  ]),
];

const more: readonly Template[] = [
  ...unit(5, 'Hỗn số', ({ mc }) => [
    mc('M1', 'hỗn số chỉ thời gian', (r) => {
      const h = r.int(1, 5);
      const [part, over, under] = r.pick([
        [15, 1, 4],
        [30, 1, 2],
        [45, 3, 4],
        [20, 1, 3],
      ] as const);
      return {
        ask: [
          `${h} giờ ${part} phút viết thành hỗn số theo đơn vị giờ là:`,
          `Chuyến xe đi hết ${h} giờ ${part} phút, tức là:`,
          `Đổi ${h} giờ ${part} phút ra giờ, dưới dạng hỗn số:`,
        ],
        right: `$${h}\\dfrac{${over}}{${under}}$ giờ`,
        wrong: [
          [`$${h}\\dfrac{${part}}{100}$ giờ`, 'coi 1 giờ bằng 100 phút'],
          [`$${part}\\dfrac{${h}}{60}$ giờ`, 'đổi chỗ số giờ và số phút'],
          [`$${h}\\dfrac{${under}}{${over === 1 ? under + 1 : 5}}$ giờ`, 'viết sai phân số chỉ số phút'],
        ],
        why: `${part} phút bằng $\\dfrac{${part}}{60} = \\dfrac{${over}}{${under}}$ giờ, nên là $${h}\\dfrac{${over}}{${under}}$ giờ.`,
      };
    }),
  ]),
  ...unit(5, 'Diện tích hình tam giác, hình thang, hình tròn', ({ fb }) => [
    fb('M3', 'quãng đường của bánh xe', (r) => {
      const [d, turns] = [r.pick([40, 50, 60]), 10 * r.int(5, 20)];
      const is = rounded((d * 3.14 * turns) / 100, 2);
      return {
        ask: [
          `Bánh xe đạp có đường kính ${d} cm. Bánh xe lăn ${turns} vòng thì xe đi được bao nhiêu mét (lấy 3,14 làm số pi)?`,
          `Bánh xe đẩy hàng có đường kính ${d} cm lăn trên đường thẳng ${turns} vòng. Xe đẩy đi được bao nhiêu mét (lấy 3,14 làm số pi)?`,
          `Bạn Minh lăn một chiếc vòng hình tròn đường kính ${d} cm trên sân ${turns} vòng. Chiếc vòng lăn được bao nhiêu mét (lấy 3,14 làm số pi)?`,
        ],
        is,
        unit: 'm',
        why: `Mỗi vòng lăn được chu vi hình tròn: $${d} \\times 3{,}14 = ${n(rounded(d * 3.14, 2))}$ (cm). Tất cả: $${n(rounded(d * 3.14, 2))} \\times ${turns} = ${n(rounded(d * 3.14 * turns, 2))}$ (cm), là $${n(is)}$ m.`,
      };
    }),
  ]),
];

export const fourth5: readonly Template[] = [...numbers, ...shapes, ...more];
