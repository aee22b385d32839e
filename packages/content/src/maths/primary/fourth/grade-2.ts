/** Grade 2: a fourth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { table, unit } from '../../terms/kit.ts';
import { clock, moment, pictures, ray, sizes } from '../figures/kit.ts';

const adding: readonly Template[] = [
  ...unit(2, 'Cộng, trừ trong phạm vi 20', ({ mc, fb, ok }) => [
    ok('M1', 'hai số đổi chỗ trong phép cộng', (r) => {
      const [a, b] = [r.int(7, 9), r.int(4, 6)];
      return {
        right: [`$${a} + ${b} = ${b} + ${a}$.`, `Biết $${a} + ${b} = ${a + b}$ thì $${b} + ${a} = ${a + b}$.`],
        wrong: `$${a} + ${b}$ lớn hơn $${b} + ${a}$.`,
        why: `Đổi chỗ hai số hạng thì tổng không đổi, cùng bằng ${a + b}.`,
      };
    }),
    fb('M1', 'lùi qua số 10 trên tia số', (r) => {
      const [a, b] = [r.int(12, 15), r.int(6, 9)];
      return {
        ask: [
          `Ếch ngồi ở số ${a} trên tia số bên và nhảy sang trái ${b} bước, mỗi bước 1 số. Ếch đến số nào?`,
          `Trên tia số bên, từ số ${a} đếm lùi ${b} số thì được số nào?`,
          `Thang máy ở tầng ${a}, đi xuống ${b} tầng. Dựa vào tia số bên, hãy cho biết thang máy đến tầng mấy.`,
        ],
        is: a - b,
        why: `Lùi ${a - 10} số thì về 10, lùi tiếp ${b - a + 10} số nữa: $10 - ${b - a + 10} = ${a - b}$.`,
        figure: ray(0, 20, 1),
      };
    }),
    mc('M2', 'phép trừ cho câu hỏi hơn kém', (r) => {
      const [a, b] = [r.int(12, 16), r.int(7, 9)];
      if (a - b === b) throw new TooFewDistractors('two equal numbers');
      return {
        ask: [
          `Anh ${a} tuổi, em ${b} tuổi. Anh hơn em số tuổi là:`,
          `Hàng trên có ${a} ô tô, hàng dưới có ${b} ô tô. Hàng dưới ít hơn hàng trên số ô tô là:`,
          `Mai gấp được ${a} con hạc, Hoa gấp được ${b} con hạc. Hoa cần gấp thêm mấy con nữa để bằng Mai?`,
        ],
        right: a - b,
        wrong: [
          [a + b, 'làm phép cộng'],
          [a - b + 1, 'trừ nhầm 1'],
          [b, 'chọn số bé'],
          [a, 'chọn số lớn'],
        ],
        why: `Tìm phần hơn thì làm phép trừ: $${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ mc, fb, ok }) => [
    mc('M1', 'phép tính có kết quả tròn chục', (r) => {
      const [a, b] = [10 * r.int(2, 5) + r.int(3, 7), 10 * r.int(1, 3)];
      const c = b + 10 - (a % 10);
      return {
        ask: [
          'Phép tính nào có kết quả là số tròn chục?',
          'Thẻ ghi phép tính có kết quả tận cùng là chữ số 0 là:',
          'Chọn phép cộng cho kết quả tròn chục.',
        ],
        right: `$${a} + ${c}$`,
        wrong: [
          [`$${a} + ${c + 1}$`, 'cộng thừa 1 đơn vị'],
          [`$${a} + ${c - 1}$`, 'cộng thiếu 1 đơn vị'],
          [`$${a} + ${b}$`, 'chỉ nhìn số tròn chục trong phép tính'],
        ],
        why: `Số đơn vị gộp lại được 10: $${a % 10} + ${10 - (a % 10)} = 10$, nên $${a} + ${c} = ${a + c}$.`,
      };
    }),
    fb('M1', 'số bị trừ khi biết hiệu và số trừ', (r) => {
      const [a, b] = [10 * r.int(2, 4) + r.int(5, 8), 10 * r.int(1, 3) + r.int(5, 9)];
      return {
        ask: [
          `Tìm số thích hợp: $\\;{?} - ${a} = ${b}$.`,
          `Một số bớt đi ${a} thì còn ${b}. Số đó là bao nhiêu?`,
          `Bác bán ${a} quả bưởi thì còn ${b} quả. Lúc đầu bác có bao nhiêu quả bưởi?`,
        ],
        is: a + b,
        why: `Lấy số còn lại cộng với số đã bớt: $${b} + ${a} = ${a + b}$.`,
      };
    }),
    fb('M2', 'hai số liền nhau cộng lại', (r) => {
      const a = 10 * r.int(2, 4) + r.int(5, 8);
      return {
        ask: [
          `Tổng của số ${a} và số liền sau của nó là bao nhiêu?`,
          `Hai nhà liền nhau ghi số ${a} và số liền sau số ${a}. Cộng hai số nhà được bao nhiêu?`,
          `Mở quyển sách ra thấy trang ${a} và trang ${a + 1}. Tổng hai số trang là bao nhiêu?`,
        ],
        is: 2 * a + 1,
        why: `Số liền sau của ${a} là ${a + 1}: $${a} + ${a + 1} = ${2 * a + 1}$.`,
      };
    }),
    ok('M2', 'kiểm tra phép tính bằng cách ước lượng', (r) => {
      const [a, b] = [10 * r.int(3, 4) + r.int(6, 9), 10 * r.int(2, 3) + r.int(5, 8)];
      const tens = Math.floor((a + b) / 10) * 10;
      return {
        right: [`Tổng của ${a} và ${b} lớn hơn ${tens - 1}.`, `$${a} + ${b}$ có kết quả bé hơn ${tens + 10}.`],
        wrong: `Tổng của ${a} và ${b} bé hơn ${tens}.`,
        why: `$${a} + ${b} = ${a + b}$.`,
      };
    }),
    fb('M3', 'bên nhiều hơn khi biết bên ít hơn', (r) => {
      const [a, b] = [r.int(26, 58), r.int(15, 29)];
      if ((a % 10) + (b % 10) < 10) throw new TooFewDistractors('nothing is carried');
      return {
        ask: [
          `Tổ Một nhặt được ${a} vỏ chai, ít hơn tổ Hai ${b} vỏ chai. Tổ Hai nhặt được bao nhiêu vỏ chai?`,
          `Bao ngô nặng ${a} kg, nhẹ hơn bao gạo ${b} kg. Bao gạo nặng bao nhiêu ki-lô-gam?`,
          `Lan có ${a} nhãn vở. Lan có ít hơn Huệ ${b} nhãn vở. Huệ có bao nhiêu nhãn vở?`,
        ],
        is: a + b,
        why: `Nhiều hơn ${b} nên làm phép cộng: $${a} + ${b} = ${a + b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ mc, fb }) => [
    mc('M1', 'phép nhân hợp với các nhóm đồ vật', (r) => {
      const [k, each] = [r.int(3, 9), r.pick([2, 5])];
      if (k === each) throw new TooFewDistractors('two equal numbers');
      const other = each === 2 ? 5 : 2;
      return {
        ask: [
          `Có ${k} đĩa, mỗi đĩa ${each} quả táo. Phép nhân tính số quả táo là:`,
          `Có ${k} bàn, mỗi bàn ${each} học sinh. Số học sinh được tính bằng phép nhân:`,
          `Mẹ mua ${k} túi, mỗi túi ${each} cái bánh. Chọn phép nhân tính số bánh.`,
        ],
        right: `$${each} \\times ${k}$`,
        wrong: [
          [`$${each} + ${k}$`, 'làm phép cộng'],
          [`$${other} \\times ${k}$`, 'nhầm số đồ vật ở mỗi nhóm'],
          [`$${each} \\times ${k - 1}$`, 'đếm thiếu một nhóm'],
        ],
        why: `${each} được lấy ${k} lần: $${each} \\times ${k} = ${each * k}$.`,
      };
    }),
    mc('M2', 'kết quả bằng nhau của hai phép tính', (_, turn) => {
      const k = [4, 6, 8][turn]!;
      return {
        ask: [
          `Phép tính nào có kết quả bằng $5 \\times ${k}$?`,
          `Có ${k} hộp, mỗi hộp 5 cái bút. Số bút đó bằng kết quả của phép tính:`,
          `Tính $5 \\times ${k}$ rồi chọn phép tính có cùng kết quả.`,
        ],
        right: `$${5 * k - 7} + 7$`,
        wrong: [
          [`$5 + ${k}$`, 'đổi phép nhân thành phép cộng'],
          [`$2 \\times ${k}$`, 'dùng bảng nhân 2'],
          [`$${5 * k} - 5$`, 'bớt đi một lần 5'],
        ],
        why: `$5 \\times ${k} = ${5 * k}$ và $${5 * k - 7} + 7 = ${5 * k}$.`,
      };
    }),
    fb('M3', 'số vật suy ra từ số bộ phận', (r, turn) => {
      const pair = ['Mỗi con vịt có 2 chân', 'Mỗi xe đạp có 2 bánh', 'Mỗi đôi tất có 2 chiếc'][turn]!;
      const k = r.int(5, 10);
      return {
        ask: [
          `Tí đếm được ${2 * k} cái chân vịt dưới ao. Dưới ao có mấy con vịt?`,
          `Bãi xe đạp có tất cả ${2 * k} bánh xe. Bãi xe có mấy chiếc xe đạp?`,
          `Mẹ gấp ${2 * k} chiếc tất thành các đôi. Có tất cả mấy đôi tất?`,
        ],
        is: k,
        why: `${pair}: $${2 * k} : 2 = ${k}$.`,
      };
    }),
  ]),
  ...unit(2, 'Các số đến 1000', ({ mc }) => [
    mc('M1', 'viết số thành tổng các trăm, chục, đơn vị', (r) => {
      const [a, b, c] = [r.int(2, 9), r.int(1, 9), r.int(1, 9)];
      if (new Set([a, b, c]).size < 3) throw new TooFewDistractors('equal digits');
      return {
        ask: [
          `Số ${a}${b}${c} viết thành tổng là:`,
          `Cách viết đúng của số ${a}${b}${c} theo các trăm, chục, đơn vị là:`,
          `Số ${a}${b}${c} bằng tổng nào?`,
        ],
        right: `$${a}00 + ${b}0 + ${c}$`,
        wrong: [
          [`$${a} + ${b} + ${c}$`, 'chỉ cộng các chữ số'],
          [`$${c}00 + ${b}0 + ${a}$`, 'đổi chỗ chữ số hàng trăm và hàng đơn vị'],
          [`$${a}00 + ${c}0 + ${b}$`, 'đổi chỗ chữ số hàng chục và hàng đơn vị'],
        ],
        why: `Số ${a}${b}${c} gồm ${a} trăm, ${b} chục và ${c} đơn vị.`,
      };
    }),
    mc('M2', 'số bé nhất từ ba chữ số', (r) => {
      const [a, b] = [r.int(1, 4), r.int(5, 9)];
      const cards = r.shuffle([0, a, b]).join(', ');
      return {
        ask: [
          `Ghép ba thẻ ${cards} thành một số có ba chữ số. Số bé nhất ghép được là:`,
          `Khoá số gồm cả ba chữ số ${cards}, là số có ba chữ số bé nhất có thể. Khoá số là:`,
          `Số có ba chữ số bé nhất viết bởi cả ba chữ số ${cards} là:`,
        ],
        right: Number(`${a}0${b}`),
        wrong: [
          [Number(`${a}${b}0`), 'đặt chữ số 0 ở cuối'],
          [Number(`${b}0${a}`), 'đặt chữ số lớn ở hàng trăm'],
          [Number(`${b}${a}0`), 'viết số lớn nhất'],
        ],
        why: `Chữ số 0 không đứng ở hàng trăm. Hàng trăm là ${a}, hàng chục là 0, hàng đơn vị là ${b}.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ trong phạm vi 1000', ({ mc, fb }) => [
    fb('M1', 'quãng đường còn phải đi', (r) => {
      const [a, b] = [
        100 * r.int(6, 9) + 10 * r.int(5, 8) + r.int(5, 9),
        100 * r.int(2, 4) + 10 * r.int(1, 4) + r.int(1, 4),
      ];
      return {
        ask: [
          `Quãng đường từ nhà đến trường dài ${a} m. Nam đã đi ${b} m. Nam còn phải đi bao nhiêu mét?`,
          `Thư viện có ${a} quyển sách, đang cho mượn ${b} quyển. Thư viện còn bao nhiêu quyển sách?`,
          `Một trại có ${a} con vịt, bán ${b} con. Trại còn lại bao nhiêu con vịt?`,
        ],
        is: a - b,
        why: `Còn lại thì làm phép trừ: $${a} - ${b} = ${a - b}$.`,
      };
    }),
    mc('M1', 'kết quả phép cộng có nhớ một lần', (r) => {
      const [a, b] = [
        100 * r.int(2, 4) + 10 * r.int(1, 3) + r.int(6, 9),
        100 * r.int(1, 4) + 10 * r.int(2, 5) + r.int(5, 9),
      ];
      return {
        ask: [
          `Đặt tính rồi tính $${a} + ${b}$. Kết quả là:`,
          `Một cửa hàng buổi sáng bán ${a} cái bánh, buổi chiều bán ${b} cái bánh. Cả ngày cửa hàng bán số bánh là:`,
          `Đàn gà có ${a} con, đàn vịt có ${b} con. Cả hai đàn có số con là:`,
        ],
        right: a + b,
        wrong: [
          [a + b - 10, 'quên nhớ 1 sang hàng chục'],
          [a + b + 10, 'nhớ thừa 1 sang hàng chục'],
          [a + b - 100, 'cộng thiếu 1 trăm'],
        ],
        why: `Hàng đơn vị: $${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}$, viết ${((a % 10) + (b % 10)) % 10} nhớ 1. Kết quả: $${a} + ${b} = ${a + b}$.`,
      };
    }),
  ]),
];

const measuring: readonly Template[] = [
  ...unit(2, 'Khối lượng, dung tích', ({ mc, fb }) => [
    fb('M1', 'số lít nước của hai trong ba can ở bảng', (r) => {
      const [a, b, c] = [r.int(10, 15), r.int(5, 9), r.int(16, 20)];
      const grid = table(['Can', 'Xanh', 'Đỏ', 'Vàng'], ['Số lít', a, b, c]);
      return {
        ask: [
          `Bảng sau ghi số lít nước ở ba can:\n${grid}\nCan xanh và can đỏ có tất cả bao nhiêu lít nước?`,
          `Số lít nước ở ba can:\n${grid}\nĐổ hết nước ở can xanh và can đỏ vào một thùng to. Trong thùng có bao nhiêu lít nước?`,
          `Lan ghi số lít nước ở ba can vào bảng:\n${grid}\nCan xanh và can đỏ đựng tất cả bao nhiêu lít nước?`,
        ],
        is: a + b,
        unit: 'l',
        why: `Can xanh có ${a} l, can đỏ có ${b} l: $${a} + ${b} = ${a + b}$ (l).`,
      };
    }),
    mc('M2', 'khối lượng của một vật trong hai lần cân', (r) => {
      const [box, each] = [r.int(2, 4), r.int(3, 8)];
      const [one, two] = [box + each, box + 2 * each];
      return {
        ask: [
          `Rổ đựng một quả mít cân được ${one} kg. Rổ đó đựng hai quả mít nặng như nhau cân được ${two} kg. Một quả mít nặng:`,
          `Thùng có một bao gạo nặng tất cả ${one} kg. Thùng đó có hai bao gạo nặng bằng nhau nặng tất cả ${two} kg. Mỗi bao gạo nặng:`,
          `Giỏ có một con thỏ cân được ${one} kg. Thêm vào giỏ một con thỏ nặng đúng bằng con thứ nhất thì cân được ${two} kg. Một con thỏ nặng:`,
        ],
        right: `${each} kg`,
        wrong: [
          [`${box} kg`, 'lấy khối lượng của vật đựng'],
          [`${one} kg`, 'không bớt khối lượng của vật đựng'],
          [`${two} kg`, 'chọn số đo lớn hơn'],
          `${each + 1} kg`,
        ],
        why: `Hai lần cân chỉ khác nhau một vật: $${two} - ${one} = ${each}$ (kg).`,
      };
    }),
  ]),
  ...unit(2, 'Đường thẳng, đường gấp khúc, hình tứ giác', ({ mc, fb, set }) => [
    fb('M1', 'đường gấp khúc gồm các đoạn bằng nhau', (r) => {
      const [k, a] = [r.int(3, 6), r.pick([2, 5])];
      return {
        ask: [
          `Đường gấp khúc có ${k} đoạn thẳng, mỗi đoạn dài ${a} cm. Đường gấp khúc dài bao nhiêu xăng-ti-mét?`,
          `Sợi dây thép được bẻ thành ${k} đoạn liền nhau, mỗi đoạn ${a} cm. Sợi dây thép dài bao nhiêu xăng-ti-mét?`,
          `Kiến bò theo ${k} đoạn thẳng nối nhau, mỗi đoạn dài ${a} cm. Kiến bò được bao nhiêu xăng-ti-mét?`,
        ],
        is: k * a,
        unit: 'cm',
        why: `${a} cm được lấy ${k} lần: $${a} \\times ${k} = ${a * k}$ (cm).`,
      };
    }),
    set('M1', 'tên của hình từ số cạnh', [
      [
        'Hình có bốn cạnh được gọi là:',
        'hình tứ giác',
        [
          ['hình tam giác', 'nhầm với hình có ba cạnh'],
          ['hình tròn', 'chọn hình không có cạnh'],
          ['đường gấp khúc', 'nhầm hình với đường không khép kín'],
        ],
        'Hình tứ giác có 4 cạnh và 4 đỉnh.',
      ],
      [
        'Đường gồm các đoạn thẳng nối tiếp nhau, không cùng nằm trên một đường thẳng, được gọi là:',
        'đường gấp khúc',
        [
          ['đường thẳng', 'quên rằng các đoạn không thẳng hàng'],
          ['đường cong', 'quên rằng đường gồm các đoạn thẳng'],
          ['hình tròn', 'nhầm đường với hình'],
        ],
        'Các đoạn thẳng nối tiếp nhau, không thẳng hàng tạo thành đường gấp khúc.',
      ],
      [
        'Cái bảng lớp có bốn cạnh. Mặt bảng có dạng:',
        'hình tứ giác',
        [
          ['hình tam giác', 'nhầm với hình có ba cạnh'],
          ['hình tròn', 'chọn hình không có cạnh'],
          ['đường gấp khúc', 'không thấy các cạnh khép kín'],
        ],
        'Mặt bảng có 4 cạnh khép kín nên có dạng hình tứ giác.',
      ],
    ]),
    mc('M1', 'đoạn ngắn nhất trên hình', (r) => {
      const [a, b, c] = r.pick([
        [12, 16, 20],
        [15, 20, 25],
        [9, 12, 15],
        [20, 21, 29],
      ] as const);
      return {
        ask: [
          'Trong các đoạn $AB$, $AC$, $BC$ trên hình bên, đoạn ngắn nhất là:',
          'Từ $A$ có thể đi đến $B$ hoặc $C$, từ $B$ có thể đi đến $C$ (hình bên). Đoạn đường ngắn nhất là:',
          'So sánh độ dài ba cạnh của hình tam giác bên. Cạnh ngắn nhất là:',
        ],
        right: '$AB$',
        wrong: [
          ['$AC$', 'chọn cạnh dài thứ hai'],
          ['$BC$', 'chọn cạnh dài nhất'],
          ['ba cạnh dài bằng nhau', 'không so sánh các số đo'],
        ],
        why: `$AB$ dài ${a} dm, bé hơn hai số đo kia.`,
        figure: plane('right', sizes.right(a, b), { AB: `${a} dm`, AC: `${b} dm`, BC: `${c} dm` }),
      };
    }),
  ]),
  ...unit(2, 'Giờ, phút, ngày, tháng', ({ mc, fb }) => [
    fb('M1', 'số phút của đồng hồ', (r) => {
      const [hour, minute] = [r.int(3, 8), r.pick([15, 30])];
      return {
        ask: [
          `Đồng hồ bên chỉ ${hour} giờ và bao nhiêu phút?`,
          `Tàu chạy lúc đồng hồ bên chỉ, tức là ${hour} giờ và bao nhiêu phút?`,
          `Kim giờ của đồng hồ bên đã qua số ${hour}. Lúc đó là ${hour} giờ bao nhiêu phút?`,
        ],
        is: minute,
        unit: 'phút',
        why: `Kim phút chỉ số ${minute / 5}, đếm từ số 12 mỗi số là 5 phút: $5 \\times ${minute / 5} = ${minute}$ (phút).`,
        figure: clock(hour, minute),
      };
    }),
    mc('M2', 'thêm 30 phút vào giờ đúng', (_, turn) => {
      const hour = [7, 9, 8][turn]!;
      return {
        ask: [
          'Tiết học bắt đầu lúc đồng hồ bên chỉ và dài 30 phút. Tiết học kết thúc lúc:',
          'Mẹ luộc ngô từ lúc đồng hồ bên chỉ. Sau 30 phút thì ngô chín. Ngô chín lúc:',
          'Bé tập đàn 30 phút, bắt đầu lúc đồng hồ bên chỉ. Bé tập xong lúc:',
        ],
        right: moment(hour, 30),
        wrong: [
          [moment(hour, 15), 'chỉ thêm 15 phút'],
          [moment(hour + 1, 0), 'thêm 1 giờ'],
          [moment(hour + 1, 30), 'thêm cả 1 giờ và 30 phút'],
        ],
        why: `Đồng hồ chỉ ${hour} giờ. Thêm 30 phút là ${moment(hour, 30)}.`,
        figure: clock(hour),
      };
    }),
  ]),
  ...unit(2, 'Kiểm đếm và khả năng', ({ mc, fb }) => [
    fb('M1', 'số bạn nhiều nhất trên biểu đồ', (r) => {
      const most = r.int(11, 15);
      const values = r.shuffle([5, 8, 10, most]);
      return {
        ask: [
          'Biểu đồ tranh bên cho biết số bạn tham gia bốn câu lạc bộ, mỗi hình tròn là 1 bạn. Câu lạc bộ đông nhất có bao nhiêu bạn?',
          'Ở hình bên, mỗi hình tròn là 1 bạn. Hàng dài nhất ứng với bao nhiêu bạn?',
          'Nhìn hình bên, câu lạc bộ nào đông nhất thì có bao nhiêu bạn?',
        ],
        is: most,
        unit: 'bạn',
        why: `Hàng dài nhất có ${most} hình tròn.`,
        figure: pictures(
          'Số bạn',
          ['Vẽ', 'Hát', 'Cờ', 'Bơi'].map((one, at) => [one, values[at]!] as const),
        ),
      };
    }),
    mc('M2', 'loại bi có khả năng lấy được', (r) => {
      const [a, b] = [r.int(2, 4), r.int(5, 8)];
      return {
        ask: [
          `Hộp có ${a} viên bi đỏ và ${b} viên bi xanh, không có bi màu khác. Không nhìn, lấy ra một viên. Điều không thể xảy ra là lấy được:`,
          `Túi có ${a} viên bi đỏ, ${b} viên bi xanh. Nhắm mắt lấy một viên thì không thể lấy được:`,
          `Trong hộp chỉ có ${a} bi đỏ và ${b} bi xanh. Bé lấy một viên. Viên bi đó không thể là:`,
        ],
        right: 'bi vàng',
        wrong: [
          ['bi đỏ', 'nghĩ rằng ít bi đỏ thì không lấy được'],
          ['bi xanh', 'nghĩ rằng nhiều bi xanh thì không lấy được'],
          ['bi đỏ hoặc bi xanh', 'nhầm “không thể” với “chắc chắn”'],
        ],
        why: 'Trong đó không có viên bi vàng nào.',
      };
    }),
  ]),
];

const more: readonly Template[] = unit(2, 'Cộng, trừ trong phạm vi 20', ({ fb }) => [
  fb('M2', 'cộng rồi trừ trong phạm vi 20', (r) => {
    const [a, b, c] = [r.int(7, 9), r.int(4, 6), r.int(3, 5)];
    return {
      ask: [
        `Tính $${a} + ${b} - ${c}$.`,
        `Tìm số thích hợp: $${a} + ${b} - ${c} = \\;{?}$`,
        `Kết quả của $${a} + ${b} - ${c}$ là số nào?`,
      ],
      is: a + b - c,
      why: `$${a} + ${b} = ${a + b}$, $${a + b} - ${c} = ${a + b - c}$.`,
    };
  }),
]);

export const fourth2: readonly Template[] = [...adding, ...measuring, ...more];
