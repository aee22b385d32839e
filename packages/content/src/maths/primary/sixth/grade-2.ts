/** Grade 2: a fifth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { unit } from '../../terms/kit.ts';
import { clock, pictures, ray } from '../figures/kit.ts';

const firstTerm: readonly Template[] = [
  ...unit(2, 'Cộng, trừ trong phạm vi 20', ({ mc, fb }) => [
    fb('M1', 'số bị trừ khi biết hiệu trong phạm vi 20', (r) => {
      const [a, b] = [r.int(5, 9), r.int(4, 8)];
      return {
        ask: [
          `Tìm số thích hợp thay cho dấu hỏi: $? - ${a} = ${b}$.`,
          `Hà tặng bạn ${a} bông hoa thì còn ${b} bông. Lúc đầu Hà có bao nhiêu bông hoa?`,
          `Bớt ${a} ở một số thì được ${b}. Số đó là số nào?`,
        ],
        is: a + b,
        why: `Lấy hiệu cộng với số trừ: $${b} + ${a} = ${a + b}$.`,
      };
    }),
    mc('M1', 'phép trừ có kết quả đã cho', (r) => {
      const [q, b] = [r.int(6, 8), r.int(5, 8)];
      return {
        ask: [`Phép trừ nào có kết quả bằng ${q}?`, `Chọn phép trừ có hiệu là ${q}.`, `Thẻ ${q} ghép với phép trừ:`],
        right: `$${q + b} - ${b}$`,
        wrong: [
          [`$${q + b} - ${b - 1}$`, 'trừ thừa 1'],
          [`$${q + b - 2} - ${b}$`, 'trừ thiếu 2 khi trừ qua 10'],
          [`$${q + b + 1} - ${b - 1}$`, 'trừ thừa 2 khi trừ qua 10'],
        ],
        why: `$${q + b} - ${b} = ${q}$.`,
      };
    }),
    fb('M2', 'bên ít hơn trong phạm vi 20', (r) => {
      const [a, b] = [r.int(12, 16), r.int(5, 9)];
      return {
        ask: [
          `Tổ Một hái được ${a} quả bưởi, tổ Hai hái ít hơn tổ Một ${b} quả. Tổ Hai hái được bao nhiêu quả bưởi?`,
          `Chị gấp ${a} con hạc, em gấp ít hơn chị ${b} con. Em gấp được bao nhiêu con hạc?`,
          `Sân trước có ${a} con gà, số vịt ít hơn số gà ${b} con. Có bao nhiêu con vịt?`,
        ],
        is: a - b,
        why: `$${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ fb }) => [
    fb('M3', 'chênh lệch lúc đầu trước khi cho bớt để bằng nhau', (r) => {
      const a = r.int(15, 19);
      return {
        ask: [
          `Lan cho Mai ${a} nhãn vở thì hai bạn có số nhãn vở bằng nhau. Lúc đầu Lan có nhiều hơn Mai bao nhiêu nhãn vở?`,
          `Chuyển ${a} quyển sách từ ngăn trên xuống ngăn dưới thì hai ngăn có số sách bằng nhau. Lúc đầu ngăn trên có nhiều hơn ngăn dưới bao nhiêu quyển sách?`,
          `Múc ${a} l nước từ thùng to sang thùng nhỏ thì hai thùng có số lít nước bằng nhau. Lúc đầu thùng to có nhiều hơn thùng nhỏ bao nhiêu lít nước?`,
        ],
        is: 2 * a,
        why: `Bên nhiều bớt ${a}, bên ít thêm ${a} thì bằng nhau: $${a} + ${a} = ${2 * a}$.`,
      };
    }),
  ]),
  ...unit(2, 'Khối lượng, dung tích', ({ mc, fb }) => [
    fb('M1', 'số ki-lô-gam còn lại sau khi bán', (r) => {
      const [a, b] = [r.int(31, 45), r.int(12, 19)];
      return {
        ask: [
          `Bao gạo có ${a} kg. Mẹ lấy ra ${b} kg. Bao gạo còn bao nhiêu ki-lô-gam?`,
          `Cô bán ${b} kg trong ${a} kg khoai. Cô còn bao nhiêu ki-lô-gam khoai?`,
          `Thùng có ${a} kg cá, lấy ra ${b} kg. Trong thùng còn bao nhiêu ki-lô-gam cá?`,
        ],
        is: a - b,
        unit: 'kg',
        why: `$${a} - ${b} = ${a - b}$ (kg).`,
      };
    }),
    mc('M2', 'số lít của can thứ hai khi biết cả hai can', (r) => {
      const [a, b] = [r.int(13, 18), r.int(6, 9)];
      return {
        ask: [
          `Hai can có tất cả ${a} l dầu, can thứ nhất có ${b} l. Số lít dầu của can thứ hai là:`,
          `Rót ${b} l từ thùng ${a} l nước vào một cái xô, phần còn lại rót vào chậu. Số lít nước trong chậu là:`,
          `Mẹ mua ${a} l sữa gồm sữa tươi và sữa chua uống, trong đó ${b} l là sữa tươi. Số lít sữa chua uống là:`,
        ],
        right: `${a - b} l`,
        wrong: [
          [`${a + b} l`, 'cộng thay vì trừ'],
          [`${a - b + 2} l`, 'trừ qua 10 chưa đúng'],
          [`${a - b - 1} l`, 'đếm lùi thừa một bước'],
        ],
        why: `$${a} - ${b} = ${a - b}$ (l).`,
      };
    }),
  ]),
  ...unit(2, 'Đường thẳng, đường gấp khúc, hình tứ giác', ({ fb, set }) => [
    set('M1', 'đường thẳng, đường cong, đoạn thẳng', [
      [
        'Sợi dây căng thẳng giữa hai cọc cho ta hình ảnh của:',
        'đoạn thẳng',
        [['đường cong', 'nghĩ đến sợi dây để chùng'], 'đường gấp khúc', 'hình tứ giác'],
        'Sợi dây căng giữa hai cọc thẳng và có hai đầu.',
      ],
      [
        'Vành của chiếc nón cho ta hình ảnh của:',
        'đường cong',
        [['đường thẳng', 'nhầm cong với thẳng'], 'đoạn thẳng', 'đường gấp khúc'],
        'Vành nón uốn tròn, không thẳng.',
      ],
      [
        'Ba đoạn thẳng nối tiếp nhau, không cùng nằm trên một đường thẳng, tạo thành:',
        'đường gấp khúc',
        [['đường thẳng', 'quên rằng các đoạn đổi hướng'], 'đường cong', 'ba điểm thẳng hàng'],
        'Các đoạn thẳng nối tiếp nhau và đổi hướng tạo thành đường gấp khúc.',
      ],
    ]),
    fb('M1', 'đi hết một vòng theo bốn cạnh', (r) => {
      const [a, b, c, d] = [r.int(2, 4), r.int(5, 6), r.int(3, 4), r.int(7, 9)];
      return {
        ask: [
          `Hình tứ giác có bốn cạnh dài ${a} cm, ${b} cm, ${c} cm và ${d} cm. Một con kiến bò đúng một vòng theo các cạnh. Con kiến bò bao nhiêu xăng-ti-mét?`,
          `Bốn que dài ${a} cm, ${b} cm, ${c} cm và ${d} cm ghép thành một hình tứ giác. Bốn que dài tất cả bao nhiêu xăng-ti-mét?`,
          `Bác rào mảnh vườn hình tứ giác có các cạnh ${a} m, ${b} m, ${c} m và ${d} m. Hàng rào dài bao nhiêu mét?`,
        ],
        is: a + b + c + d,
        why: `$${a} + ${b} + ${c} + ${d} = ${a + b + c + d}$.`,
      };
    }),
  ]),
  ...unit(2, 'Giờ, phút, ngày, tháng', ({ mc, fb }) => [
    mc('M1', 'giờ buổi chiều trên đồng hồ', (r) => {
      const h = r.int(2, 5);
      return {
        ask: [
          'Buổi chiều, đồng hồ chỉ như hình bên. Lúc đó còn gọi là:',
          'Bố tan làm buổi chiều lúc đồng hồ chỉ như hình bên. Giờ đó còn đọc là:',
          'Đồng hồ bên chỉ giờ mẹ đón bé buổi chiều. Giờ đó còn đọc là:',
        ],
        right: `${h + 12} giờ`,
        wrong: [
          [`${h + 10} giờ`, 'thêm 10 thay vì thêm 12'],
          [`${h + 11} giờ`, 'thêm 11 thay vì thêm 12'],
          [`${h + 13} giờ`, 'thêm 13 thay vì thêm 12'],
        ],
        why: `Đồng hồ chỉ ${h} giờ. Buổi chiều: $${h} + 12 = ${h + 12}$, nên là ${h + 12} giờ.`,
        figure: clock(h),
      };
    }),
    fb('M2', 'ngày của tuần sau cùng thứ', (r) => {
      const d = r.int(8, 20);
      return {
        ask: [
          `Thứ Ba tuần này là ngày ${d}. Thứ Ba tuần sau (vẫn trong tháng đó) là ngày bao nhiêu?`,
          `Lớp em học vẽ mỗi tuần một buổi. Tuần này lớp học vẽ vào ngày ${d}. Tuần sau, vẫn trong tháng đó, lớp học vẽ vào ngày bao nhiêu?`,
          `Hôm nay là Chủ nhật, ngày ${d}. Chủ nhật tuần sau (vẫn trong tháng này) là ngày bao nhiêu?`,
        ],
        is: d + 7,
        why: `Một tuần có 7 ngày: $${d} + 7 = ${d + 7}$.`,
      };
    }),
  ]),
];

const secondTerm: readonly Template[] = [
  ...unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ mc, fb }) => [
    fb('M1', 'cộng hai số có tổng qua số tròn chục', (r) => {
      const [a, b] = [10 * r.int(2, 4) + r.int(6, 9), 10 * r.int(1, 3) + r.int(5, 9)];
      return {
        ask: [
          `Tính $${a} + ${b}$.`,
          `Lớp 2A quyên góp ${a} quyển vở, lớp 2B quyên góp ${b} quyển. Cả hai lớp quyên góp bao nhiêu quyển vở?`,
          `Buổi sáng bán ${a} chiếc bánh, buổi chiều bán ${b} chiếc. Cả ngày bán bao nhiêu chiếc bánh?`,
        ],
        is: a + b,
        why: `Cộng số đơn vị trước, có nhớ 1 sang hàng chục: $${a} + ${b} = ${a + b}$.`,
      };
    }),
    mc('M1', 'phép trừ nào có nhớ', (r) => {
      const a = r.int(5, 8);
      return {
        ask: [
          'Phép trừ nào là phép trừ có nhớ?',
          'Khi tính phép trừ nào ta phải nhớ 1 sang hàng chục?',
          'Bạn An tính một phép trừ có nhớ. Đó là phép trừ:',
        ],
        right: `$${10 * a + 3} - ${27}$`,
        wrong: [
          [`$${10 * a + 8} - ${25}$`, 'tưởng 8 không trừ được 5'],
          [`$${10 * a + 7} - ${17}$`, 'tưởng hai chữ số bằng nhau thì phải nhớ'],
          [`$${10 * a + 9} - ${34}$`, 'tưởng 9 không trừ được 4'],
        ],
        why: `Ở hàng đơn vị, 3 không trừ được 7 nên phải lấy 13 trừ 7, nhớ 1.`,
      };
    }),
  ]),
  ...unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ mc, fb }) => [
    fb('M1', 'số bánh xe, số ngón tay', (r) => {
      const a = r.int(4, 9);
      return {
        ask: [
          `Mỗi bàn tay có 5 ngón. ${a} bàn tay có bao nhiêu ngón tay?`,
          `Mỗi cánh tay áo có 5 chiếc khuy. ${a} cánh tay áo như thế có bao nhiêu chiếc khuy?`,
          `Mỗi bông hoa có 5 cánh. ${a} bông hoa như thế có bao nhiêu cánh?`,
        ],
        is: 5 * a,
        why: `$5 \\times ${a} = ${5 * a}$.`,
      };
    }),
    mc('M2', 'số tiếp theo của dãy cách đều', (r) => {
      const a = r.int(1, 4);
      const step = r.pick([2, 5]);
      const at = (place: number) => step * (a + place);
      return {
        ask: [
          `Dãy số ${at(0)}, ${at(1)}, ${at(2)}, … có quy luật số sau hơn số trước như nhau. Số tiếp theo là:`,
          `Bé đếm cách đều: ${at(0)}, ${at(1)}, ${at(2)}, … Bé đếm tiếp số:`,
          `Các ghế ghi số ${at(0)}, ${at(1)}, ${at(2)}, … theo quy luật cách đều. Ghế tiếp theo ghi số:`,
        ],
        right: at(3),
        wrong: [
          [at(2) + 1, 'đếm thêm 1'],
          [at(4), 'bỏ qua một số'],
          [at(2) + 10, 'đếm thêm 10'],
          [at(1) + 1, 'đếm nhầm chỗ'],
        ],
        why: `Mỗi số hơn số trước ${step} đơn vị: $${at(2)} + ${step} = ${at(3)}$.`,
      };
    }),
    fb('M3', 'số ngày không nói ra', (r) => {
      const a = r.pick([2, 5]);
      const [last, days] = r.pick([
        ['thứ Năm', 4],
        ['thứ Sáu', 5],
        ['thứ Bảy', 6],
      ] as const);
      return {
        ask: [
          `Từ thứ Hai đến hết ${last}, mỗi ngày An đọc ${a} trang truyện. Trong những ngày đó An đọc tất cả bao nhiêu trang?`,
          `Mỗi ngày từ thứ Hai đến hết ${last}, Hoa gấp ${a} con hạc giấy. Trong những ngày đó Hoa gấp tất cả bao nhiêu con hạc?`,
          `Mỗi ngày từ thứ Hai đến hết ${last}, Bình tập viết ${a} dòng chữ. Trong những ngày đó Bình viết tất cả bao nhiêu dòng?`,
        ],
        is: a * days,
        why: `Từ thứ Hai đến hết ${last} có ${days} ngày: $${a} \\times ${days} = ${a * days}$.`,
      };
    }),
  ]),
  ...unit(2, 'Các số đến 1000', ({ mc, fb }) => [
    fb('M1', 'số tròn trăm ở vạch ghi dấu hỏi trên tia số', (r) => {
      const a = r.int(3, 9);
      return {
        ask: [
          'Số ở vạch ghi dấu hỏi trên tia số bên là số nào?',
          'Tìm số thay cho dấu hỏi trên tia số bên.',
          'Chú thỏ nhảy trên tia số bên và dừng ở vạch ghi dấu hỏi. Thỏ dừng ở số nào?',
        ],
        is: 100 * a,
        why: `Hai vạch liền nhau hơn kém nhau 100. Dấu hỏi ở vạch thứ ${a} sau số 0: đếm ${a} trăm được ${100 * a}.`,
        figure: ray(0, 10, 1, { worth: 100, written: [0, 1, 2], asked: a }),
      };
    }),
    mc('M2', 'số trong khoảng giữa hai số', (r) => {
      const a = 100 * r.int(3, 7);
      return {
        ask: [
          `Số nào lớn hơn ${a + 50} và bé hơn ${a + 100}?`,
          `Số nhà của Lan lớn hơn ${a + 50} và bé hơn ${a + 100}. Số nhà của Lan có thể là:`,
          `Số nào đứng giữa ${a + 50} và ${a + 100}?`,
        ],
        right: a + 78,
        wrong: [
          [a + 48, 'chỉ xét điều kiện bé hơn số thứ hai'],
          [a + 108, 'chỉ xét điều kiện lớn hơn số thứ nhất'],
          [a - 22, 'nhìn nhầm chữ số hàng trăm'],
        ],
        why: `${a + 78} có 7 chục, nhiều hơn 5 chục của ${a + 50}, và chưa đến ${a + 100}.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ trong phạm vi 1000', ({ mc, fb }) => [
    fb('M1', 'trừ nhẩm các số tròn trăm', (r) => {
      const [a, b] = [100 * r.int(6, 9), 100 * r.int(2, 4)];
      return {
        ask: [
          `Tính nhẩm $${a} - ${b}$.`,
          `Cuộn dây dài ${a} cm, cắt đi ${b} cm. Cuộn dây còn lại bao nhiêu xăng-ti-mét?`,
          `Thư viện có ${a} quyển truyện, cho mượn ${b} quyển. Thư viện còn bao nhiêu quyển truyện?`,
        ],
        is: a - b,
        why: `${a / 100} trăm bớt ${b / 100} trăm: $${a} - ${b} = ${a - b}$.`,
      };
    }),
    mc('M1', 'phép tính có kết quả lớn hơn 500', (r) => {
      const a = r.int(12, 45);
      return {
        ask: [
          'Phép tính nào có kết quả lớn hơn 500?',
          'Chọn phép tính có kết quả lớn hơn 500.',
          'Chỉ một phép tính dưới đây có kết quả lớn hơn 500. Đó là:',
        ],
        right: `$${400 + a} + 150$`,
        wrong: [
          [`$${300 + a} + 150$`, 'cộng nhầm thêm 1 trăm'],
          [`$${600 + a} - 200$`, `chỉ nhìn số ${600 + a}`],
          [`$${700 + a} - 300$`, `chỉ nhìn số ${700 + a}`],
        ],
        why: `$${400 + a} + 150 = ${550 + a}$, lớn hơn 500.`,
      };
    }),
  ]),
  ...unit(2, 'Kiểm đếm và khả năng', ({ mc, fb }) => [
    mc('M1', 'loại ít nhất trên biểu đồ tranh', (r, turn) => {
      const values = r.shuffle([4, 6, 7, 9]);
      const names = ['Táo', 'Cam', 'Lê', 'Nho'];
      const least = names[values.indexOf(4)]!;
      return {
        ask: [
          'Biểu đồ tranh bên cho biết số bạn thích mỗi loại quả, mỗi hình tròn là 1 bạn. Loại quả ít bạn thích nhất là:',
          'Cô vẽ số hộp quả bán được vào hình bên, mỗi hình tròn là 1 hộp. Loại quả bán được ít nhất là:',
          'Mỗi hình tròn ở hình bên là 1 cây trong vườn. Loại cây có ít nhất là:',
        ],
        right: least,
        wrong: names
          .filter((name) => name !== least)
          .map(
            (name) =>
              [
                name,
                { 9: 'chọn hàng dài nhất', 7: 'chỉ so sánh với hàng dài nhất', 6: 'chọn hàng ngắn thứ hai' }[
                  values[names.indexOf(name)] as 6 | 7 | 9
                ],
              ] as const,
          ),
        why: `Hàng “${least}” ngắn nhất, có 4 hình tròn.`,
        figure: pictures(
          ['Số bạn', 'Số hộp', 'Số cây'][turn]!,
          names.map((name, at) => [name, values[at]!] as const),
        ),
      };
    }),
    fb('M2', 'hai loại hơn kém nhau trên biểu đồ tranh', (r) => {
      const values = r.shuffle([5, 8, 11, 14]);
      const names = ['Gà', 'Vịt', 'Ngan', 'Ngỗng'];
      const [a, b] = r
        .shuffle([0, 1, 2, 3])
        .slice(0, 2)
        .toSorted((one, two) => values[two]! - values[one]!) as [number, number];
      const [more, less] = [names[a]!, names[b]!];
      if (values[a]! - values[b]! < 3) throw new TooFewDistractors('too close');
      return {
        ask: [
          `Biểu đồ tranh bên cho biết số con vật của nhà bác Ba, mỗi hình tròn là 1 con. Số ${more.toLowerCase()} nhiều hơn số ${less.toLowerCase()} bao nhiêu con?`,
          `Ở hình bên, mỗi hình tròn là 1 con. Trại nuôi ${less.toLowerCase()} ít hơn ${more.toLowerCase()} bao nhiêu con?`,
          `Theo biểu đồ tranh bên (mỗi hình tròn là 1 con), cần mua thêm bao nhiêu con ${less.toLowerCase()} để số ${less.toLowerCase()} bằng số ${more.toLowerCase()}?`,
        ],
        is: values[a]! - values[b]!,
        why: `${more} có ${values[a]!} con, ${less.toLowerCase()} có ${values[b]!} con: $${values[a]!} - ${values[b]!} = ${values[a]! - values[b]!}$.`,
        figure: pictures(
          'Số con',
          names.map((name, at) => [name, values[at]!] as const),
        ),
      };
    }),
  ]),
];

export const sixth2: readonly Template[] = [...firstTerm, ...secondTerm];
