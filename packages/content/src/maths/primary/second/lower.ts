/** Grades 1 to 3: a second choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { table, unit } from '../../terms/kit.ts';
import { boxes, clock, cube, cuboid, moment, pictures } from '../figures/kit.ts';

export const second1: readonly Template[] = [
  ...unit(1, 'Các số đến 10', ({ mc, fb }) => [
    mc('M1', 'số bé nhất', (r) => {
      const list = r.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
      const [least, ...rest] = list.toSorted((a, b) => a - b);
      return {
        ask: [
          `Trong các số ${list.join(', ')}, số bé nhất là:`,
          `Bốn chiếc thẻ ghi các số ${list.join(', ')}. Thẻ ghi số bé nhất là thẻ số:`,
          `Bốn bạn có ${list.join(', ')} viên bi. Bạn ít bi nhất có mấy viên bi?`,
        ],
        right: least!,
        wrong: [
          [rest[2]!, 'chọn số lớn nhất'],
          [rest[0]!, 'chọn số bé thứ hai'],
          [rest[1]!, 'so sánh thiếu một số'],
        ],
        why: `Đếm từ 1, số ${least!} được đếm trước các số ${rest.join(', ')} nên số ${least!} bé nhất.`,
      };
    }),
    fb('M1', 'đếm trên biểu đồ', (r) => {
      const [a, b, c] = [r.int(2, 5), r.int(6, 9), r.int(2, 5)];
      const [first, second, third, thing] = r.pick([
        ['Gà', 'Vịt', 'Ngan', 'con vịt'],
        ['Cam', 'Táo', 'Lê', 'quả táo'],
        ['Mèo', 'Chó', 'Thỏ', 'con chó'],
      ] as const);
      return {
        ask: [
          `Ở hình bên, mỗi hình tròn là 1 ${thing.split(' ')[0]}. Có mấy ${thing}?`,
          `Mỗi hàng ở hình bên cho biết số lượng của một loại. Có tất cả mấy ${thing}?`,
          `Bé đếm rồi vẽ các hàng hình tròn như hình bên. Bé đã đếm được mấy ${thing}?`,
        ],
        is: b,
        why: `Hàng ghi “${second}” có ${b} hình tròn: có ${b} ${thing}.`,
        figure: pictures('Số lượng', [
          [first, a],
          [second, b],
          [third, c],
        ]),
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 10', ({ mc, ok, fb }) => [
    mc('M1', 'phép tính có kết quả đã cho', (r) => {
      const [s, a, b] = [r.int(6, 9), r.int(1, 2), r.int(3, 4)];
      return {
        ask: [
          `Phép tính nào có kết quả bằng ${s}?`,
          `Bạn nào làm phép tính được ${s}?`,
          `Thẻ nào ghi phép tính có kết quả là ${s}?`,
        ],
        right: `$${a} + ${s - a}$`,
        wrong: [
          [`$${b} + ${s - b + 1}$`, 'cộng thừa một'],
          [`$10 - ${11 - s}$`, 'bớt thừa một'],
          [`$${b} + ${s - b - 1}$`, 'cộng thiếu một'],
        ],
        why: `$${a} + ${s - a} = ${s}$.`,
      };
    }),
    ok('M1', 'cộng, trừ với 0', (r) => {
      const a = r.int(3, 9);
      return {
        right: [`Thêm 0 vào số ${a} thì được số ${a}.`, `${a} quả bóng thêm 0 quả bóng vẫn là ${a} quả bóng.`],
        wrong: `Bớt 0 ở số ${a} thì được số 0.`,
        why: `Thêm 0 hoặc bớt 0 thì số ${a} không thay đổi.`,
      };
    }),
    fb('M1', 'số còn lại trên tia số', (r) => {
      const [a, b] = [r.int(6, 9), r.int(2, 4)];
      return {
        ask: [
          `Chú ếch đứng ở số ${a} trên dãy số ở hình bên và nhảy lùi ${b} bước, mỗi bước 1 số. Ếch đến số nào?`,
          `Nhìn dãy số ở hình bên. Từ số ${a} đếm lùi ${b} số thì được số nào?`,
          `Bé đặt ngón tay vào số ${a} trên dãy số ở hình bên rồi lùi ${b} số. Ngón tay ở số nào?`,
        ],
        is: a - b,
        why: `Lùi ${b} số là bớt ${b}: $${a} - ${b} = ${a - b}$.`,
        figure: boxes(0, 10, 1),
      };
    }),
    fb('M2', 'so sánh hơn kém', (r) => {
      const [a, b] = [r.int(6, 10), r.int(2, 5)];
      return {
        ask: [
          `Lan có ${a} bông hoa, Mai có ${b} bông hoa. Lan có nhiều hơn Mai mấy bông hoa?`,
          `Có ${a} con gà và ${b} con vịt. Số gà nhiều hơn số vịt mấy con?`,
          `Tổ Một có ${a} bạn, tổ Hai có ${b} bạn. Tổ Hai ít hơn tổ Một mấy bạn?`,
        ],
        is: a - b,
        why: `$${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 100', ({ mc, ok }) => [
    mc('M1', 'cộng các số tròn chục', (r) => {
      const [a, b] = [r.int(2, 5), r.int(1, 4)];
      return {
        ask: [
          `Tính nhẩm $${a}0 + ${b}0$, được số:`,
          `Mẹ có ${a} chục quả trứng, mua thêm ${b} chục quả. Mẹ có tất cả bao nhiêu quả trứng?`,
          `Hộp thứ nhất có ${a}0 bút màu, hộp thứ hai có ${b}0 bút màu. Cả hai hộp có bao nhiêu bút màu?`,
        ],
        right: 10 * (a + b),
        wrong: [
          [a + b, 'quên viết chữ số 0 ở hàng đơn vị'],
          [10 * a + b, 'cộng chục với đơn vị'],
          [10 * (a + b) + 10, 'cộng thừa một chục'],
          10 * Math.abs(a - b),
        ],
        why: `${a} chục cộng ${b} chục bằng ${a + b} chục: $${a}0 + ${b}0 = ${a + b}0$.`,
      };
    }),
    ok('M1', 'đặt tính cộng thẳng cột', (r) => {
      const [a, b, c] = [r.int(2, 6), r.int(1, 4), r.int(2, 5)];
      return {
        right: [`$${a}${b} + ${c} = ${a}${b + c}$.`, `Cộng ${a}${b} với ${c} được ${a}${b + c}.`],
        wrong: `Gộp ${a}${b} que tính và ${c} que tính được ${a + c}${b} que tính.`,
        why: `Cộng ${c} vào hàng đơn vị: ${b} cộng ${c} bằng ${b + c}, giữ nguyên ${a} chục.`,
      };
    }),
  ]),
  ...unit(1, 'Hình phẳng, hình khối', ({ fb }) => [
    fb('M3', 'đếm hình khi ghép que', (r) => {
      const k = r.int(2, 3);
      return {
        ask: [
          `Bé dùng que xếp ${k} hình tam giác rời nhau. Mỗi hình cần 3 que. Xếp lần lượt từng hình, bé dùng tất cả mấy que?`,
          `Mỗi lá cờ hình tam giác được viền bằng 3 đoạn dây. Viền ${k} lá cờ cần mấy đoạn dây?`,
          `Có ${k} hình tam giác vẽ rời nhau. Tất cả có mấy cạnh?`,
        ],
        is: 3 * k,
        why: `Cộng 3 nhiều lần, mỗi hình một lần: $${Array.from({ length: k }, () => 3).join(' + ')} = ${3 * k}$.`,
      };
    }),
  ]),
  ...unit(1, 'Thời gian', ({ fb }) => [
    fb('M3', 'từ lúc đi đến lúc về', (r) => {
      const [hour, long] = [r.int(1, 6), r.int(2, 4)];
      return {
        ask: [
          `Đồng hồ bên chỉ lúc bé bắt đầu học vẽ. Bé học vẽ ${long} giờ. Bé học xong lúc mấy giờ?`,
          `Ông ra vườn lúc đồng hồ bên chỉ. Ông làm vườn ${long} giờ thì xong. Ông làm xong lúc mấy giờ?`,
          `Tàu chạy lúc đồng hồ bên chỉ. Tàu đi ${long} giờ thì đến nơi. Tàu đến nơi lúc mấy giờ?`,
        ],
        is: hour + long,
        unit: 'giờ',
        why: `Đồng hồ chỉ ${hour} giờ. Thêm ${long} giờ: $${hour} + ${long} = ${hour + long}$ (giờ).`,
        figure: clock(hour),
      };
    }),
  ]),
  ...unit(1, 'Các số đến 10', ({ fb }) => [
    fb('M2', 'có mấy số ở giữa hai số', (r) => {
      const [a, k] = [r.int(1, 4), r.int(2, 4)];
      const between = Array.from({ length: k }, (_, at) => a + 1 + at);
      return {
        ask: [
          `Có mấy số lớn hơn ${a} và bé hơn ${a + k + 1}?`,
          `Các bạn xếp hàng mang số 1 đến 10. Có mấy bạn đứng giữa bạn số ${a} và bạn số ${a + k + 1}?`,
          `Giữa trang ${a} và trang ${a + k + 1} của quyển vở có mấy trang?`,
        ],
        is: k,
        why: `Đó là các số ${between.join(', ')}: có ${k} số.`,
      };
    }),
  ]),
  ...unit(1, 'Các số đến 100', ({ mc, fb }) => [
    mc('M1', 'viết số từ lời đọc', (r) => {
      const [a, b] = [r.int(2, 9), r.int(1, 9)];
      if (a === b) throw new TooFewDistractors('the same digits');
      const names = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
      const last = b === 1 ? 'mốt' : b === 5 ? 'lăm' : names[b - 1]!;
      const read = `${names[a - 1]!} mươi ${last}`;
      return {
        ask: [
          `Số “${read}” viết là:`,
          `Cô giáo đọc “${read}”. Bé viết số nào?`,
          `Trên thẻ ghi chữ “${read}”. Thẻ đó ứng với số:`,
        ],
        right: 10 * a + b,
        wrong: [
          [10 * b + a, 'đổi chỗ chục và đơn vị'],
          [a + b, 'cộng hai chữ số'],
          [10 * a, 'bỏ chữ số hàng đơn vị'],
        ],
        why: `${a} chục và ${b} đơn vị là số ${10 * a + b}.`,
      };
    }),
    fb('M1', 'số tròn chục liền sau', (r) => {
      const a = r.int(1, 8);
      return {
        ask: [
          `Số tròn chục đứng ngay sau số ${a}0 là số nào?`,
          `Đếm theo chục: ${a}0, tiếp theo là số nào?`,
          `Bé có ${a} chục que tính, thêm 1 chục nữa. Bé có bao nhiêu que tính?`,
        ],
        is: 10 * (a + 1),
        why: `${a} chục thêm 1 chục là ${a + 1} chục: ${10 * (a + 1)}.`,
      };
    }),
  ]),
  ...unit(1, 'Hình phẳng, hình khối', ({ mc, set, fb }) => [
    mc('M1', 'hình tiếp theo của dãy', (r) => {
      const [a, b, c] = r.shuffle(['hình tròn', 'hình vuông', 'hình tam giác', 'hình chữ nhật']);
      return {
        ask: [
          `Dãy hình: ${a}, ${b}, ${a}, ${b}, ${a}. Hình tiếp theo là:`,
          `Bé xâu vòng theo thứ tự: ${a}, ${b}, ${a}, ${b}, ${a}, rồi lặp lại như thế. Tiếp theo là:`,
          `Đường viền vở được vẽ: ${a}, ${b}, ${a}, ${b}, ${a}. Vẽ tiếp hình nào cho đúng quy luật?`,
        ],
        right: b!,
        wrong: [
          [a!, 'vẽ lại hình vừa có'],
          [c!, 'chọn hình không có trong dãy'],
          ['không vẽ gì', 'không thấy quy luật lặp lại'],
        ],
        why: `Hai hình lặp lại lần lượt, sau ${a!} là ${b!}.`,
      };
    }),
    set('M1', 'hình có cạnh và hình không có cạnh', [
      [
        'Hình nào không có cạnh thẳng?',
        'hình tròn',
        [
          ['hình vuông', 'không đếm bốn cạnh của hình vuông'],
          ['hình tam giác', 'không đếm ba cạnh của hình tam giác'],
          ['hình chữ nhật', 'không đếm bốn cạnh của hình chữ nhật'],
        ],
        'Hình tròn được vẽ bởi một đường cong kín.',
      ],
      [
        'Hình nào có ít cạnh nhất trong các hình sau?',
        'hình tam giác',
        [
          ['hình vuông', 'không đếm bốn cạnh của hình vuông'],
          ['hình chữ nhật', 'không đếm bốn cạnh của hình chữ nhật'],
          ['cả ba hình có số cạnh bằng nhau', 'cho rằng hình nào cũng có số cạnh như nhau'],
        ],
        'Hình tam giác có 3 cạnh, hai hình kia có 4 cạnh.',
      ],
      [
        'Bạn Mai xếp 4 que tính như nhau thành viền của một hình. Đó là hình nào trong các hình sau?',
        'hình vuông',
        [
          ['hình tam giác', 'đếm thiếu một que tính'],
          ['hình tròn', 'không để ý que tính thẳng còn hình tròn thì cong'],
          ['hình khối hộp', 'nhầm hình vuông với khối hộp'],
        ],
        'Mỗi que là một cạnh: hình vuông có 4 cạnh.',
      ],
    ]),
    fb('M1', 'cắt một hình thành các hình tam giác', (_, turn) => {
      const [told, is, why] = (
        [
          [
            'Gấp chéo tờ giấy hình vuông một lần rồi cắt theo nếp gấp',
            2,
            'Nếp gấp chéo chia hình vuông thành 2 hình tam giác.',
          ],
          [
            'Gấp chéo tờ giấy hình vuông hai lần, mở ra rồi cắt theo cả hai nếp gấp',
            4,
            'Hai nếp gấp chéo chia hình vuông thành 4 hình tam giác.',
          ],
          [
            'Cắt tấm bìa hình chữ nhật thẳng từ một góc sang góc đối diện',
            2,
            'Đường cắt chéo chia hình chữ nhật thành 2 hình tam giác.',
          ],
        ] as const
      )[turn]!;
      return { ask: [`${told}. Được mấy hình tam giác?`], is, why };
    }),
  ]),
  ...unit(1, 'Độ dài', ({ mc, fb }) => [
    mc('M2', 'dài hơn vật đã biết', (r) => {
      const [a, b] = [r.int(11, 15), r.int(2, 4)];
      return {
        ask: [
          `Bút chì dài ${a} cm. Thước kẻ dài hơn bút chì ${b} cm. Thước kẻ dài:`,
          `Đoạn đỏ dài ${a} cm. Đoạn xanh dài hơn đoạn đỏ ${b} cm. Đoạn xanh dài:`,
          `Cây hoa cao ${a} cm. Tuần sau cây cao thêm ${b} cm. Lúc đó cây cao:`,
        ],
        right: `${a + b} cm`,
        wrong: [
          [`${a - b} cm`, 'trừ thay vì cộng'],
          [`${b} cm`, 'chỉ lấy phần dài thêm'],
          [`${a} cm`, 'quên phần dài thêm'],
        ],
        why: `Thêm ${b} cm: $${a} + ${b} = ${a + b}$ (cm).`,
      };
    }),
    fb('M2', 'đo bằng các đoạn dài 10 cm', (r) => {
      const k = r.int(3, 8);
      return {
        ask: [
          `Mỗi gang tay của Tuấn dài 10 cm. Mép bàn dài đúng ${k} gang tay của Tuấn. Mép bàn dài bao nhiêu xăng-ti-mét?`,
          `Nối ${k} que tính, mỗi que dài 10 cm, thành một hàng thẳng liền nhau. Hàng que dài bao nhiêu xăng-ti-mét?`,
          `Băng giấy được chia thành ${k} ô, mỗi ô dài 10 cm. Băng giấy dài bao nhiêu xăng-ti-mét?`,
        ],
        is: 10 * k,
        unit: 'cm',
        why: `${k} lần 10 cm là ${k} chục xăng-ti-mét, bằng ${10 * k} cm.`,
      };
    }),
  ]),
];

export const second2: readonly Template[] = [
  ...unit(2, 'Cộng, trừ trong phạm vi 20', ({ fb, ok }) => [
    fb('M1', 'tìm số hạng chưa biết', (r) => {
      const [a, b] = [r.int(6, 9), r.int(5, 9)];
      return {
        ask: [
          `Một số cộng với ${a} được ${a + b}. Số đó là số nào?`,
          `Trong rổ có ${a} quả cam và một số quả quýt, tất cả ${a + b} quả. Có mấy quả quýt?`,
          `Tìm số thích hợp: $${a} + {?} = ${a + b}$.`,
        ],
        is: b,
        why: `Lấy tổng trừ số hạng đã biết: $${a + b} - ${a} = ${b}$.`,
      };
    }),
    ok('M1', 'tách để cộng qua 10', (r) => {
      const [a, b] = [r.int(7, 9), r.int(4, 6)];
      return {
        right: [
          `$${a} + ${b} = 10 + ${a + b - 10}$.`,
          `Để tính $${a} + ${b}$, tách ${b} thành ${10 - a} và ${a + b - 10}, được 10 cộng ${a + b - 10}.`,
        ],
        wrong: `Muốn tính $${a} + ${b}$, ta lấy 10 cộng ${b}.`,
        why: `${a} cần thêm ${10 - a} để được 10, còn lại $${b} - ${10 - a} = ${a + b - 10}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ ok, mc, fb, ew }) => [
    ok('M1', 'kiểm tra kết quả phép trừ', (r) => {
      const [a, b] = [r.int(4, 8) * 10 + r.int(1, 4), r.int(15, 19) + 10 * r.int(0, 1)];
      return {
        right: [`$${a} - ${b} = ${a - b}$.`, `Lấy ${a} trừ đi ${b} được ${a - b}.`],
        wrong: `Có ${a} cái kẹo, cho đi ${b} cái thì còn ${a - b + 10} cái.`,
        why: `Thử lại: $${a - b} + ${b} = ${a}$.`,
      };
    }),
    fb('M2', 'tổng của ba số hạng', (r) => {
      const [a, b, c] = [r.int(15, 19), r.int(25, 29), r.int(16, 25)];
      return {
        ask: [
          `Tính $${a} + ${b} + ${c}$.`,
          `Tìm số thích hợp: $${a} + ${b} + ${c} = \\;{?}$`,
          `Cộng ba số ${a}, ${b} và ${c} thì được số nào?`,
        ],
        is: a + b + c,
        why: `Tính từ trái sang phải: $${a} + ${b} = ${a + b}$, $${a + b} + ${c} = ${a + b + c}$.`,
      };
    }),
    mc('M2', 'số bị trừ từ hiệu', (r) => {
      const [b, d] = [r.int(16, 29), r.int(35, 58)];
      if ((b % 10) + (d % 10) < 10) throw new TooFewDistractors('nothing is carried');
      return {
        ask: [
          `Một số trừ đi ${b} được ${d}. Số đó là:`,
          `Cửa hàng bán ${b} hộp bánh thì còn ${d} hộp. Lúc đầu cửa hàng có bao nhiêu hộp bánh?`,
          `Cho bạn ${b} viên bi, Nam còn ${d} viên. Lúc đầu Nam có bao nhiêu viên bi?`,
        ],
        right: b + d,
        wrong: [[d - b, 'làm phép trừ'], [b + d - 10, 'quên nhớ 1 chục'], [d, 'lấy số còn lại'], b + d + 10],
        why: `Lấy hiệu cộng số trừ: $${d} + ${b} = ${b + d}$.`,
      };
    }),
    ew('M3', 'bài giải về bên nhiều hơn', (r, turn) => {
      const [second, unit] = (
        [
          ['Rổ thứ hai có số quả cam là', 'quả'],
          ['Buổi chiều quán bán số bát phở là', 'bát'],
          ['Lớp 2B góp số quyển truyện là', 'quyển'],
        ] as const
      )[turn]!;
      const [a, d] = [r.int(27, 36), r.int(8, 15)];
      if ((a % 10) + (d % 10) < 10) throw new TooFewDistractors('nothing is carried');
      return {
        ask: [
          `Rổ thứ nhất có ${a} quả cam, như vậy là ít hơn rổ thứ hai ${d} quả. Rổ thứ hai có bao nhiêu quả cam? Trình bày bài giải.`,
          `Buổi sáng quán bán ${a} bát phở, ít hơn buổi chiều ${d} bát. Buổi chiều quán bán bao nhiêu bát phở? Trình bày bài giải.`,
          `Lớp 2A góp ${a} quyển truyện, ít hơn lớp 2B ${d} quyển. Lớp 2B góp bao nhiêu quyển truyện? Trình bày bài giải.`,
        ],
        solution: `${second}:\n$${a} + ${d} = ${a + d}$ (${unit}).\nĐáp số: ${a + d} ${unit}.`,
      };
    }),
  ]),
  ...unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ ew }) => [
    ew('M3', 'bài giải về các nhóm như nhau', (r, turn) => {
      const [first, unit] = (
        [
          ['Cô giáo mua tất cả số bút là', 'chiếc'],
          ['Tất cả có số bạn ngồi là', 'bạn'],
          ['Cần tất cả số ngôi sao là', 'ngôi sao'],
        ] as const
      )[turn]!;
      const a = r.int(4, 9);
      return {
        ask: [
          `Một hộp bút có 5 chiếc. Cô giáo mua ${a} hộp bút như thế. Cô mua tất cả bao nhiêu chiếc bút? Trình bày bài giải.`,
          `Mỗi bàn tròn ngồi 5 bạn. Phòng ăn có ${a} bàn tròn, bàn nào cũng đủ 5 bạn. Tất cả có bao nhiêu bạn ngồi? Trình bày bài giải.`,
          `Mỗi con bướm giấy dán 5 ngôi sao. Dán ${a} con bướm cần bao nhiêu ngôi sao? Trình bày bài giải.`,
        ],
        solution: `${first}:\n$5 \\times ${a} = ${5 * a}$ (${unit}).\nĐáp số: ${5 * a} ${unit}.`,
      };
    }),
  ]),
  ...unit(2, 'Khối lượng, dung tích', ({ fb, mc }) => [
    fb('M1', 'cộng, trừ số đo khối lượng', (r) => {
      const [a, b] = [r.int(25, 48), r.int(13, 19)];
      return {
        ask: [
          `Một bao gạo nặng ${a} kg, bao ngô nặng ${b} kg. Cả hai bao nặng bao nhiêu ki-lô-gam?`,
          `Tính: $${a}$ kg $+$ $${b}$ kg. Kết quả là bao nhiêu ki-lô-gam?`,
          `Anh nặng ${a} kg, em nặng ${b} kg. Cả hai anh em nặng bao nhiêu ki-lô-gam?`,
        ],
        is: a + b,
        unit: 'kg',
        why: `$${a} + ${b} = ${a + b}$ (kg).`,
      };
    }),
    mc('M2', 'số lít đã rót khi biết số lít còn lại', (r) => {
      const [a, b] = [r.int(15, 18), r.int(6, 9)];
      return {
        ask: [
          `Can to có ${a} l nước. Rót bớt sang can nhỏ thì can to còn ${b} l. Số lít nước đã rót là:`,
          `Thùng có ${a} l sữa. Bác bán một ít thì trong thùng còn ${b} l. Bác đã bán số lít sữa là:`,
          `Bể cá có ${a} l nước. Múc bớt thì trong bể còn ${b} l. Đã múc ra:`,
        ],
        right: `${a - b} l`,
        wrong: [
          [`${a + b} l`, 'cộng thay vì trừ'],
          [`${b} l`, 'lấy số lít còn lại'],
          [`${a} l`, 'lấy số lít lúc đầu'],
          `${a - b + 1} l`,
        ],
        why: `Lấy số lít lúc đầu trừ số lít còn lại: $${a} - ${b} = ${a - b}$ (l).`,
      };
    }),
  ]),
  ...unit(2, 'Kiểm đếm và khả năng', ({ mc, fb }) => [
    mc('M1', 'loại nhiều nhất trên biểu đồ', (r) => {
      const counts = r.shuffle([3, 5, 7, 9]);
      const names = ['Bóng đá', 'Cầu lông', 'Bơi', 'Nhảy dây'];
      const most = names[counts.indexOf(9)]!;
      const mistakes = new Map([
        [7, 'chọn hàng dài thứ hai'],
        [5, 'đếm nhầm số hình tròn của hàng này'],
        [3, 'nhầm nhiều nhất với ít nhất'],
      ]);
      return {
        ask: [
          'Biểu đồ tranh bên cho biết số bạn thích mỗi môn, mỗi hình tròn là 1 bạn. Môn được nhiều bạn thích nhất là:',
          'Nhìn biểu đồ bên về môn thể thao yêu thích của lớp 2A. Hàng dài nhất là của môn:',
          'Tổ trưởng ghi số bạn thích từng môn vào biểu đồ bên. Môn có nhiều bạn chọn nhất là:',
        ],
        right: most,
        wrong: names.flatMap((one, at) => {
          const mistake = mistakes.get(counts[at]!);
          return mistake === undefined ? [] : [[one, mistake] as const];
        }),
        why: `Hàng của môn ${most.toLowerCase()} dài nhất, có 9 hình tròn.`,
        figure: pictures(
          'Số bạn',
          names.map((one, at) => [one, counts[at]!] as const),
        ),
      };
    }),
    fb('M2', 'tổng số từ biểu đồ', (r) => {
      const [a, b, c] = [r.int(4, 9), r.int(5, 10), r.int(3, 8)];
      return {
        ask: [
          'Biểu đồ tranh bên cho số con vật nuôi ở nhà bà, mỗi hình tròn là 1 con. Nhà bà có tất cả bao nhiêu con?',
          'Nhìn biểu đồ bên về các con vật trong trại. Tất cả có bao nhiêu con gà, vịt và thỏ?',
          'Bạn Hà đếm các con vật và vẽ biểu đồ bên. Hà đã đếm tất cả bao nhiêu con?',
        ],
        is: a + b + c,
        unit: 'con',
        why: `Gà ${a} con, vịt ${b} con, thỏ ${c} con: $${a} + ${b} + ${c} = ${a + b + c}$ (con).`,
        figure: pictures('Số con', [
          ['Gà', a],
          ['Vịt', b],
          ['Thỏ', c],
        ]),
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ fb }) => [
    fb('M1', 'trừ số tròn chục', (r) => {
      const [a, b] = [r.int(6, 9) * 10 + r.int(1, 9), r.int(2, 5) * 10];
      return {
        ask: [
          `Tính nhẩm $${a} - ${b}$.`,
          `Cửa hàng có ${a} quả bóng, bán đi ${b} quả. Còn lại bao nhiêu quả bóng?`,
          `Sợi dây dài ${a} cm, cắt đi ${b} cm. Sợi dây còn lại bao nhiêu xăng-ti-mét?`,
        ],
        is: a - b,
        why: `Bớt ${b / 10} chục, giữ nguyên hàng đơn vị: $${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ trong phạm vi 1000', ({ fb, mc }) => [
    fb('M1', 'cộng nhẩm các số tròn trăm', (r) => {
      const [a, b] = [r.int(1, 4) * 100, r.int(2, 5) * 100];
      return {
        ask: [
          `Tính nhẩm $${a} + ${b}$.`,
          `Thùng thứ nhất có ${a} quả cam, thùng thứ hai có ${b} quả cam. Cả hai thùng có bao nhiêu quả cam?`,
          `Đoạn đường thứ nhất dài ${a} m, đoạn thứ hai dài ${b} m. Cả hai đoạn dài bao nhiêu mét?`,
        ],
        is: a + b,
        why: `${a / 100} trăm cộng ${b / 100} trăm bằng ${(a + b) / 100} trăm: ${a + b}.`,
      };
    }),
    mc('M1', 'tìm số trừ trong phạm vi 1000', (r) => {
      const [a, b] = [r.int(5, 9) * 100 + 50, r.int(1, 4) * 100 + 20];
      return {
        ask: [
          `Lấy ${a} trừ đi một số được ${a - b}. Số đó là:`,
          `Kho có ${a} bao xi măng, sau khi bán còn ${a - b} bao. Số bao đã bán là:`,
          `Quyển sách có ${a} trang, còn ${a - b} trang chưa đọc. Số trang đã đọc là:`,
        ],
        right: b,
        wrong: [[2 * a - b, 'làm phép cộng'], [a - b, 'lấy luôn số còn lại'], [b + 100, 'trừ sai ở hàng trăm'], b + 10],
        why: `$${a} - ${a - b} = ${b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Đường thẳng, đường gấp khúc, hình tứ giác', ({ set }) => [
    set('M1', 'nhận biết hình tứ giác', [
      [
        'Hình tứ giác là hình có:',
        '4 cạnh',
        [
          ['3 cạnh', 'nhầm với hình tam giác'],
          ['5 cạnh', 'đếm thừa một cạnh'],
          ['một đường cong kín', 'nhầm với hình tròn'],
        ],
        'Hình tứ giác có 4 cạnh và 4 đỉnh.',
      ],
      [
        'Hình nào sau đây là hình tứ giác?',
        'hình chữ nhật',
        [
          ['hình tam giác', 'nhầm hình 3 cạnh với hình 4 cạnh'],
          ['hình tròn', 'không để ý hình tròn không có cạnh thẳng'],
          ['đường gấp khúc 2 đoạn', 'nhầm đường gấp khúc với hình khép kín'],
        ],
        'Hình chữ nhật có 4 cạnh nên là hình tứ giác.',
      ],
      [
        'Nối lần lượt bốn điểm $A$, $B$, $C$, $D$ rồi nối $D$ với $A$ (không có ba điểm nào thẳng hàng, các đoạn không cắt nhau). Ta được:',
        'hình tứ giác',
        [
          ['hình tam giác', 'quên một đỉnh'],
          ['đường thẳng', 'không thấy các đoạn đổi hướng'],
          ['hình tròn', 'không thấy các cạnh thẳng'],
        ],
        'Hình khép kín có 4 cạnh là hình tứ giác.',
      ],
    ]),
  ]),
];

export const second3: readonly Template[] = [
  ...unit(3, 'Bảng nhân, bảng chia 3 đến 9', ({ fb, mc }) => [
    fb('M1', 'số nhóm bằng nhau', (r) => {
      const [a, b] = [r.int(3, 9), r.int(4, 9)];
      return {
        ask: [
          `Có ${a * b} quả trứng xếp vào các hộp, mỗi hộp ${a} quả. Cần mấy hộp?`,
          `Có ${a * b} bạn chia thành các nhóm, mỗi nhóm ${a} bạn. Có mấy nhóm?`,
          `Tính $${a * b} : ${a}$.`,
        ],
        is: b,
        why: `$${a * b} : ${a} = ${b}$ vì $${a} \\times ${b} = ${a * b}$.`,
      };
    }),
    mc('M2', 'hai phép nhân rồi so sánh', (r) => {
      const [a, b] = [r.int(6, 9), r.int(3, 5)];
      const [c, d] = [a - 1, b + 2];
      const [x, y] = [a * b, c * d];
      return {
        ask: [
          `An xếp ${a} hàng, mỗi hàng ${b} viên gạch. Bình xếp ${c} hàng, mỗi hàng ${d} viên. Bình xếp nhiều hơn An bao nhiêu viên gạch?`,
          `Có ${a} đĩa, mỗi đĩa ${b} quả cam và ${c} đĩa, mỗi đĩa ${d} quả táo. Số táo nhiều hơn số cam bao nhiêu quả?`,
          `Tích của ${c} và ${d} lớn hơn tích của ${a} và ${b} bao nhiêu đơn vị?`,
        ],
        right: y - x,
        wrong: [
          [y + x, 'cộng hai tích'],
          [y, 'chỉ tính tích lớn hơn'],
          [x, 'chỉ tính tích bé hơn'],
        ],
        why: `$${a} \\times ${b} = ${x}$, $${c} \\times ${d} = ${y}$, $${y} - ${x} = ${y - x}$.`,
      };
    }),
  ]),
  ...unit(3, 'Một phần mấy', ({ mc }) => [
    mc('M1', 'viết một phần mấy', (r) => {
      const k = r.int(3, 9);
      return {
        ask: [
          `Một chiếc bánh được cắt thành ${k} phần bằng nhau, Lan ăn một phần. Lan đã ăn một phần mấy chiếc bánh?`,
          `Chia đều một sợi dây thành ${k} đoạn. Mỗi đoạn bằng một phần mấy sợi dây?`,
          `Hình chữ nhật được chia thành ${k} ô bằng nhau, tô màu một ô. Đã tô màu một phần mấy hình chữ nhật?`,
        ],
        right: `$\\dfrac{1}{${k}}$`,
        wrong: [
          [`$\\dfrac{1}{${k - 1}}$`, 'chỉ đếm các phần còn lại'],
          [`$\\dfrac{1}{${k + 1}}$`, 'đếm thừa một phần'],
          [`$${k}$`, 'lấy số phần được chia'],
        ],
        why: `Chia thành ${k} phần bằng nhau, lấy một phần là $\\dfrac{1}{${k}}$.`,
      };
    }),
  ]),
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ fb }) => [
    fb('M2', 'chia đều rồi nhân', (r) => {
      const [a, k, m] = [r.int(12, 24), r.int(3, 4), r.int(5, 7)];
      return {
        ask: [
          `${k} hộp bút như nhau có tất cả ${a * k} chiếc bút. ${m} hộp như thế có bao nhiêu chiếc bút?`,
          `Mua ${k} quyển vở hết ${a * k} nghìn đồng. Mua ${m} quyển vở như thế hết bao nhiêu nghìn đồng?`,
          `${k} xe chở được ${a * k} bao xi măng, các xe chở như nhau. ${m} xe như thế chở được bao nhiêu bao?`,
        ],
        is: a * m,
        why: `Một phần: $${a * k} : ${k} = ${a}$. ${m} phần: $${a} \\times ${m} = ${a * m}$.`,
      };
    }),
  ]),
  ...unit(3, 'Các số đến 100 000', ({ fb, mc }) => [
    fb('M1', 'số ở chính giữa hai số tròn nghìn', (r) => {
      const start = 10_000 * r.int(1, 8);
      return {
        ask: [
          `Số nào đứng chính giữa hai số $${start}$ và $${start + 2000}$?`,
          `Con đường có cột mốc ghi ${start} m và ${start + 2000} m. Cột mốc ở chính giữa hai cột này ghi bao nhiêu mét?`,
          `Một số hơn $${start}$ bao nhiêu thì kém $${start + 2000}$ bấy nhiêu. Số đó là số nào?`,
        ],
        is: start + 1000,
        why: `Hai số cách nhau 2000, nửa khoảng cách là 1000: $${start} + 1000 = ${start + 1000}$.`,
      };
    }),
    mc('M2', 'sắp xếp bốn số', (r) => {
      const [a, b] = [r.int(2, 8), r.int(1, 8)];
      const base = a * 10_000 + b * 1000;
      const list = [base + 95, base + 590, base + 905, base + 950];
      const text = (order: readonly number[]) => order.map((at) => `$${list[at]!}$`).join('; ');
      return {
        ask: [
          'Dãy số nào được xếp theo thứ tự từ bé đến lớn?',
          'Bốn thành phố có số dân được xếp theo thứ tự tăng dần. Dãy nào có thể là dãy số dân đó?',
          'Bạn Phong xếp bốn số từ bé đến lớn. Cách xếp đúng là:',
        ],
        right: text([0, 1, 2, 3]),
        wrong: [
          [text([0, 2, 1, 3]), `so sánh sai $${list[1]!}$ và $${list[2]!}$`],
          [text([3, 2, 1, 0]), 'xếp từ lớn đến bé'],
          [text([0, 1, 3, 2]), `so sánh sai $${list[2]!}$ và $${list[3]!}$`],
        ],
        why: `Các số có hàng chục nghìn, hàng nghìn như nhau. So sánh phần còn lại: 95, 590, 905, 950.`,
      };
    }),
  ]),
  ...unit(3, 'Biểu thức số', ({ fb }) => [
    fb('M1', 'biểu thức chỉ có cộng, trừ', (r) => {
      const [a, b, c] = [r.int(210, 480), r.int(50, 150), r.int(30, 90)];
      return {
        ask: [
          `Biểu thức $${a} - ${b} + ${c}$ có giá trị bằng bao nhiêu?`,
          `Thư viện có ${a} quyển sách, cho mượn ${b} quyển, sau đó nhận về ${c} quyển. Thư viện có bao nhiêu quyển sách?`,
          `Kho có ${a} bao thóc, xuất đi ${b} bao rồi nhập thêm ${c} bao. Kho có bao nhiêu bao thóc?`,
        ],
        is: a - b + c,
        why: `Tính từ trái sang phải: $${a} - ${b} = ${a - b}$, $${a - b} + ${c} = ${a - b + c}$.`,
      };
    }),
  ]),
  ...unit(3, 'Khối lập phương, khối hộp chữ nhật', ({ mc, fb }) => [
    mc('M1', 'hình dạng các mặt', (_, turn) => {
      const box = turn === 1;
      return {
        ask: [
          'Khối lập phương ở hình bên có các mặt đều là:',
          'Khối hộp chữ nhật ở hình bên có các mặt là:',
          'Con xúc xắc có dạng khối lập phương như hình bên. Mỗi mặt của nó là:',
        ],
        right: box ? 'hình chữ nhật' : 'hình vuông',
        wrong: [
          ['hình tam giác', 'đếm thiếu một cạnh của mỗi mặt'],
          ['hình tròn', 'nhầm với mặt của vật tròn'],
          [
            box ? 'hình bát giác' : 'hình ngũ giác',
            box ? 'lấy số đỉnh của khối làm số cạnh của mặt' : 'đếm thừa một cạnh của mỗi mặt',
          ],
        ],
        why: box
          ? 'Khối hộp chữ nhật có 6 mặt, các mặt là hình chữ nhật.'
          : 'Khối lập phương có 6 mặt bằng nhau, mỗi mặt là hình vuông.',
        figure: box ? cuboid() : cube(),
      };
    }),
    fb('M2', 'số khối nhỏ ghép thành khối lớn', (r) => {
      const [a, b, c] = [r.int(3, 6), r.int(2, 4), r.int(2, 3)];
      return {
        ask: [
          `Xếp các khối lập phương nhỏ thành khối hộp chữ nhật: mỗi hàng ${a} khối, mỗi lớp ${b} hàng, có ${c} lớp. Cần bao nhiêu khối nhỏ?`,
          `Thùng bánh có ${c} lớp, mỗi lớp xếp ${b} hàng, mỗi hàng ${a} hộp. Thùng có bao nhiêu hộp bánh?`,
          `Bé xếp gạch đồ chơi thành ${c} tầng, mỗi tầng có ${b} hàng, mỗi hàng ${a} viên. Bé đã dùng bao nhiêu viên gạch?`,
        ],
        is: a * b * c,
        why: `Một lớp: $${a} \\times ${b} = ${a * b}$. Cả khối: $${a * b} \\times ${c} = ${a * b * c}$.`,
      };
    }),
  ]),
  ...unit(3, 'Đơn vị đo', ({ fb, ew }) => [
    fb('M1', 'khối lượng các túi quả', (r) => {
      const [a, b] = [r.int(2, 5) * 100, r.int(1, 4) * 50];
      return {
        ask: [
          `Túi táo cân nặng ${a} g, túi nho cân nặng ${b} g. Cả hai túi cân nặng bao nhiêu gam?`,
          `Đổ ${a} g bột mì và ${b} g đường vào bát. Trong bát có bao nhiêu gam cả bột và đường?`,
          `Hộp sữa nặng ${a} g, gói bánh nặng ${b} g. Cả hai nặng bao nhiêu gam?`,
        ],
        is: a + b,
        unit: 'g',
        why: `$${a} + ${b} = ${a + b}$ (g).`,
      };
    }),
    ew('M3', 'chia nước vào các cốc', (r) => {
      const [cups, each] = [r.int(3, 4), 50 * r.int(3, 4)];
      return {
        ask: [
          `Chai có 1 l nước. Rót đầy ${cups} cốc, mỗi cốc ${each} ml. Trong chai còn lại bao nhiêu mi-li-lít nước? Trình bày bài giải.`,
          `Bình có 1 l sữa. Mẹ rót cho ${cups} người, mỗi người ${each} ml. Bình còn lại bao nhiêu mi-li-lít sữa? Trình bày bài giải.`,
          `Can có 1 l nước mắm. Bà rót vào ${cups} chai nhỏ, mỗi chai ${each} ml. Can còn lại bao nhiêu mi-li-lít? Trình bày bài giải.`,
        ],
        solution: `Đổi: 1 l $= 1000$ ml.\nĐã rót ra: $${each} \\times ${cups} = ${each * cups}$ (ml).\nCòn lại: $1000 - ${each * cups} = ${1000 - each * cups}$ (ml).\nĐáp số: ${1000 - each * cups} ml.`,
      };
    }),
  ]),
  ...unit(3, 'Bảng số liệu', ({ mc }) => [
    mc('M1', 'đọc giờ mở cửa trong bảng', (r) => {
      const hours = [r.int(6, 7), r.int(8, 9), r.int(10, 11)];
      const [early, middle, late] = r.shuffle(['chợ', 'thư viện', 'bể bơi']);
      const places = [
        [middle!, hours[1]!],
        [early!, hours[0]!],
        [late!, hours[2]!],
      ] as const;
      const rows = table(
        ['Nơi', ...places.map(([name]) => name)],
        ['Mở cửa', ...places.map(([, hour]) => moment(hour, 0))],
      );
      return {
        ask: [
          `Bảng sau cho giờ mở cửa của ba nơi.\n${rows}\nNơi mở cửa sớm nhất là:`,
          `Bạn Hoa chép giờ mở cửa vào bảng.\n${rows}\nHoa có thể đến nơi nào sớm nhất?`,
          `Đọc bảng giờ mở cửa.\n${rows}\nTrước ${moment(hours[1]!, 0)}, nơi đã mở cửa là:`,
        ],
        right: early!,
        wrong: [
          [middle!, `không so sánh với giờ mở cửa của ${early!}`],
          [late!, 'chọn nơi mở cửa muộn nhất'],
          ['cả ba nơi', 'cho rằng các nơi mở cửa cùng lúc'],
        ],
        why: `${early!.charAt(0).toUpperCase()}${early!.slice(1)} mở cửa lúc ${moment(hours[0]!, 0)}, sớm hơn ${middle!} và ${late!}.`,
      };
    }),
  ]),
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ mc, fb }) => [
    mc('M1', 'nhân nhẩm số tròn chục', (r) => {
      const [a, b] = [r.int(2, 9), r.int(3, 8)];
      return {
        ask: [
          `Kết quả nhân nhẩm $${a}0 \\times ${b}$ là:`,
          `Mỗi túi có ${a}0 hạt giống. ${b} túi có số hạt giống là:`,
          `Mỗi ngày bác thợ làm ${a}0 viên gạch. Trong ${b} ngày bác làm được số viên gạch là:`,
        ],
        right: 10 * a * b,
        wrong: [
          [a * b, 'quên viết chữ số 0'],
          [10 * a + b, 'làm phép cộng'],
          [100 * a * b, 'viết thừa một chữ số 0'],
        ],
        why: `${a} chục nhân ${b} bằng ${a * b} chục: $${a}0 \\times ${b} = ${10 * a * b}$.`,
      };
    }),
    fb('M1', 'chia nhẩm số tròn trăm', (r) => {
      const [a, b] = [r.int(2, 4), r.int(2, 4)];
      return {
        ask: [
          `Tính nhẩm $${a * b}00 : ${b}$.`,
          `${a * b}00 quyển vở được chia đều cho ${b} trường. Mỗi trường nhận bao nhiêu quyển vở?`,
          `Đoạn đường ${a * b}00 m được chia thành ${b} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?`,
        ],
        is: 100 * a,
        why: `${a * b} trăm chia cho ${b} bằng ${a} trăm: ${100 * a}.`,
      };
    }),
  ]),
  ...unit(3, 'Số chưa biết trong phép tính', ({ fb, mc }) => [
    fb('M1', 'tìm số hạng trong phạm vi 1000', (r) => {
      const [a, b] = [r.int(120, 450), r.int(110, 380)];
      return {
        ask: [
          `Tìm số thích hợp: $${a} + {?} = ${a + b}$.`,
          `Trường có ${a + b} học sinh, trong đó ${a} học sinh nam. Trường có bao nhiêu học sinh nữ?`,
          `Một số thêm ${a} thì được ${a + b}. Tìm số đó.`,
        ],
        is: b,
        why: `Lấy tổng trừ số hạng đã biết: $${a + b} - ${a} = ${b}$.`,
      };
    }),
    mc('M1', 'cách tìm số bị trừ', (r) => {
      const [a, b] = [r.int(30, 90), r.int(110, 250)];
      return {
        ask: [
          `Muốn tìm số bị trừ trong $? - ${a} = ${b}$, ta tính:`,
          `Sau khi bán ${a} kg gạo, cửa hàng còn ${b} kg. Để tìm số gạo lúc đầu, ta tính:`,
          `Đoàn tàu trả ${a} khách thì còn ${b} khách. Phép tính tìm số khách lúc đầu là:`,
        ],
        right: `$${b} + ${a}$`,
        wrong: [
          [`$${b} - ${a}$`, 'làm phép trừ thay vì phép cộng'],
          [`$${b} \\times ${a}$`, 'làm phép nhân'],
          [`$${b} : ${a}$`, 'làm phép chia'],
        ],
        why: `Số bị trừ bằng hiệu cộng số trừ: $${b} + ${a} = ${a + b}$.`,
      };
    }),
  ]),
];
