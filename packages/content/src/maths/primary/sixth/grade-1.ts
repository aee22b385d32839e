/** Grade 1: a fifth choice for places of the tests of a term. */
import type { Template } from '../../template.ts';
import { unit } from '../../terms/kit.ts';
import { boxes, clock, ruler } from '../figures/kit.ts';

const weekdays = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];
const spoken = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'];

const firstTerm: readonly Template[] = [
  ...unit(1, 'Các số đến 10', ({ mc, fb }) => [
    mc('M1', 'viết số từ tên gọi', (r) => {
      const a = r.int(6, 9);
      return {
        ask: [
          `Số “${spoken[a]!}” viết là:`,
          `Cô giáo đọc “${spoken[a]!}”. Bé viết số:`,
          `Trên thẻ có chữ “${spoken[a]!}”. Thẻ đó ghép với số:`,
        ],
        right: a,
        wrong: [
          [a - 1, 'đếm thiếu 1'],
          [a + 1, 'đếm thừa 1'],
          [a - 4, 'nhầm tên của hai số'],
        ],
        why: `Đếm: …, ${spoken[a - 1]!}, ${spoken[a]!}. Số “${spoken[a]!}” viết là ${a}.`,
      };
    }),
    fb('M1', 'số ngay bên trái trên dãy số', (r) => {
      const a = r.int(4, 9);
      return {
        ask: [
          `Nhìn dãy số ở hình bên. Số ngay bên trái số ${a} là số nào?`,
          `Châu chấu ở số ${a} trên dãy số ở hình bên, nhảy sang trái 1 ô. Nó đến số nào?`,
          `Trên dãy số ở hình bên, số nào đứng ngay trước số ${a}?`,
        ],
        is: a - 1,
        why: `Ngay bên trái số ${a} là số ${a - 1}.`,
        figure: boxes(0, 10, 1),
      };
    }),
    fb('M2', 'chia thành hai phần như nhau', (r, turn) => {
      const half = r.int(2, 5);
      const things = ['cái kẹo', 'viên bi', 'bông hoa'];
      return {
        ask: [
          `Có ${2 * half} cái kẹo để vào hai đĩa, số kẹo ở hai đĩa như nhau. Mỗi đĩa có mấy cái kẹo?`,
          `Hai anh em có ${2 * half} viên bi và có số bi bằng nhau. Mỗi người có mấy viên bi?`,
          `Bé cắm ${2 * half} bông hoa vào hai lọ, số hoa ở hai lọ như nhau. Mỗi lọ có mấy bông hoa?`,
        ],
        is: half,
        why: `${2 * half} gồm ${half} và ${half}, nên mỗi phần có ${half} ${things[turn]!}.`,
      };
    }),
    fb('M2', 'có mấy số lớn hơn trên dãy số', (r) => {
      const a = r.int(4, 8);
      return {
        ask: [
          `Trên dãy số ở hình bên có mấy số lớn hơn ${a}?`,
          `Bé tô màu tất cả các số lớn hơn ${a} trên dãy số ở hình bên. Bé tô mấy số?`,
          `Nhìn dãy số ở hình bên. Bên phải số ${a} có mấy số?`,
        ],
        is: 10 - a,
        why: `Đếm các số từ ${a + 1} đến 10: có ${10 - a} số.`,
        figure: boxes(0, 10, 1),
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 10', ({ mc, fb }) => [
    fb('M1', 'đi tới trên dãy số', (r) => {
      const [a, b] = [r.int(2, 5), r.int(2, 5)];
      return {
        ask: [
          `Chú ếch ở số ${a} trên dãy số ở hình bên. Ếch nhảy sang phải ${b} ô thì đến số mấy?`,
          `Từ số ${a} trên dãy số ở hình bên, đếm thêm ${b} bước thì đến số mấy?`,
          `Bé đặt ngón tay ở số ${a} trên dãy số ở hình bên rồi đưa sang phải ${b} ô. Ngón tay chỉ số mấy?`,
        ],
        is: a + b,
        why: `Sang phải ${b} ô là thêm ${b}: $${a} + ${b} = ${a + b}$.`,
        figure: boxes(0, 10, 1),
      };
    }),
    mc('M1', 'phép tính có kết quả bằng 0', (r) => {
      const a = r.int(4, 9);
      return {
        ask: [
          'Kết quả của phép tính nào là số 0?',
          'Bé cần tìm phép tính có kết quả bằng 0. Đó là phép tính:',
          'Chọn phép tính có kết quả là 0.',
        ],
        right: `$${a} - ${a}$`,
        wrong: [
          [`$${a} - 1$`, 'chỉ bớt 1'],
          [`$0 + ${a}$`, 'nghĩ rằng cộng với 0 thì được 0'],
          [`$${a} - ${a - 1}$`, 'bớt thiếu 1'],
        ],
        why: `Bớt đi tất cả thì không còn gì: $${a} - ${a} = 0$.`,
      };
    }),
    mc('M2', 'hai tổng bằng nhau', (r) => {
      const [a, b] = [r.int(2, 3), r.int(4, 5)];
      return {
        ask: [
          `An có ${a} bi đỏ và ${b} bi xanh. Bình có số bi bằng An. Số bi đỏ và số bi xanh của Bình có thể là:`,
          `Đĩa thứ nhất có ${a} quả cam và ${b} quả táo. Đĩa thứ hai có số quả bằng đĩa thứ nhất. Số cam và số táo ở đĩa thứ hai có thể là:`,
          `Hàng trên có ${a} bạn nam và ${b} bạn nữ. Hàng dưới có số bạn bằng hàng trên. Số bạn nam và số bạn nữ ở hàng dưới có thể là:`,
        ],
        right: `${a - 1} và ${b + 1}`,
        wrong: [
          [`${a} và ${b - 1}`, 'bớt đi 1'],
          [`${a + 1} và ${b + 1}`, 'thêm vào cả hai số'],
          [`${a - 1} và ${b}`, 'đếm thiếu 1'],
        ],
        why: `$${a} + ${b} = ${a + b}$ và $${a - 1} + ${b + 1} = ${a + b}$.`,
      };
    }),
  ]),
  ...unit(1, 'Hình phẳng, hình khối', ({ mc, ok, set }) => [
    set('M1', 'mặt của đồ vật có dạng một hình phẳng', [
      [
        'Mặt của đồ vật nào có dạng hình tròn?',
        'Đồng xu',
        [
          ['Quyển sách', 'chọn hình chữ nhật'],
          ['Lá cờ đuôi nheo', 'chọn hình tam giác'],
          ['Viên gạch lát nền', 'chọn hình vuông'],
        ],
        'Mặt đồng xu có dạng hình tròn.',
      ],
      [
        'Đồ vật nào có dạng hình chữ nhật?',
        'Tờ tiền giấy',
        [
          ['Bánh xe đạp', 'chọn hình tròn'],
          ['Quả bóng', 'chọn vật không có mặt phẳng'],
          ['Miếng bánh mì cắt chéo', 'chọn hình tam giác'],
        ],
        'Tờ tiền giấy có dạng hình chữ nhật.',
      ],
      [
        'Đồ vật nào có dạng hình tam giác?',
        'Lá cờ đuôi nheo',
        [
          ['Đồng hồ treo tường mặt tròn', 'chọn hình tròn'],
          ['Cánh cửa lớp', 'chọn hình chữ nhật'],
          ['Ô bàn cờ', 'chọn hình vuông'],
        ],
        'Lá cờ đuôi nheo có 3 cạnh: dạng hình tam giác.',
      ],
    ]),
    ok('M1', 'vật lăn được và vật xếp chồng được', () => ({
      right: ['Quả bóng lăn được trên sân.', 'Các hộp phấn dạng khối hộp chữ nhật xếp chồng lên nhau được.'],
      wrong: 'Các viên bi xếp chồng lên nhau được như các hộp phấn.',
      why: 'Vật tròn như quả bóng, viên bi thì lăn; vật có các mặt phẳng như hộp phấn thì xếp chồng được.',
    })),
    mc('M3', 'hình ở xa trong dãy lặp lại', (r, turn) => {
      const shapes = r.shuffle(['hình tròn', 'hình vuông', 'hình tam giác']);
      const place = 7 + turn;
      const right = shapes[(place - 1) % 3]!;
      const list = [...shapes, ...shapes].join(', ');
      return {
        ask: [
          `Bé xếp các hình theo quy luật: ${list}, … Hình thứ ${place} là:`,
          `Dây cờ có các lá cờ xếp theo quy luật: ${list}, … Lá cờ thứ ${place} có dạng:`,
          `Vòng hạt xâu theo quy luật: ${list}, … Hạt thứ ${place} có dạng:`,
        ],
        right,
        wrong: [
          [shapes[place % 3]!, 'lấy hình đứng ngay sau'],
          [shapes[(place + 1) % 3]!, 'lấy hình đứng ngay trước'],
          ['hình chữ nhật', 'chọn hình không có trong dãy'],
        ],
        why: `Ba hình lặp lại, nên hình thứ 7 giống hình thứ nhất, hình thứ 8 giống hình thứ hai, hình thứ 9 giống hình thứ ba. Hình thứ ${place} là ${right}.`,
      };
    }),
  ]),
];

const secondTerm: readonly Template[] = [
  ...unit(1, 'Các số đến 100', ({ mc, fb }) => [
    mc('M1', 'số lớn hơn một số đã cho', (r) => {
      const [a, b] = [r.int(4, 6), r.int(7, 9)];
      return {
        ask: [
          `Số nào lớn hơn ${10 * a + b}?`,
          `Hoa có ${10 * a + b} hạt vòng. Bạn có nhiều hạt hơn Hoa là bạn có:`,
          `Thẻ nào ghi số lớn hơn ${10 * a + b}?`,
        ],
        right: 10 * b + a,
        wrong: [
          [10 * (a - 1) + 9, 'chỉ nhìn số đơn vị'],
          [10 * a + b - 1, 'đếm ngược'],
          [10 * a, 'quên so sánh số đơn vị'],
        ],
        why: `${10 * b + a} có ${b} chục, nhiều hơn ${a} chục của ${10 * a + b}.`,
      };
    }),
    fb('M1', 'số tròn chục đứng giữa trên dãy số', (r) => {
      const a = 10 * r.int(2, 7);
      return {
        ask: [
          `Nhìn dãy số ở hình bên. Số đứng giữa ${a} và ${a + 20} là số nào?`,
          `Thỏ ở số ${a} trên dãy số ở hình bên, nhảy sang phải 1 ô, chưa đến số ${a + 20}. Thỏ đến số nào?`,
          `Trên dãy số ở hình bên, ô ở giữa ô ghi ${a} và ô ghi ${a + 20} có số nào?`,
        ],
        is: a + 10,
        why: `Đếm các số tròn chục: ${a}, ${a + 10}, ${a + 20}.`,
        figure: boxes(0, 100, 10),
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 100', ({ mc, fb }) => [
    fb('M1', 'bớt số tròn chục', (r) => {
      const [a, b, c] = [r.int(5, 9), r.int(1, 9), r.int(2, 4)];
      const from = 10 * a + b;
      return {
        ask: [
          `Tính $${from} - ${10 * c}$.`,
          `Cửa hàng có ${from} quả bóng, đã bán ${10 * c} quả. Cửa hàng còn bao nhiêu quả bóng?`,
          `Vườn có ${from} cây hoa, bác bứng đi ${10 * c} cây. Trong vườn còn bao nhiêu cây hoa?`,
        ],
        is: from - 10 * c,
        why: `Bớt ${c} chục, giữ nguyên số đơn vị: $${from} - ${10 * c} = ${from - 10 * c}$.`,
      };
    }),
    mc('M1', 'phép cộng viết đúng kết quả', (r) => {
      const [a, b, c] = [r.int(2, 4), r.int(1, 4), r.int(3, 5)];
      const first = 10 * a + b;
      return {
        ask: ['Phép tính nào đúng?', 'Bạn nào làm đúng? Phép tính của bạn đó là:', 'Chọn phép tính có kết quả đúng.'],
        right: `$${first} + ${c} = ${first + c}$`,
        wrong: [
          [`$${first} + ${c} = ${first + 10 * c}$`, 'cộng vào số chục'],
          [`$${first} + ${c} = ${first + c - 1}$`, 'đếm thiếu 1'],
          [`$${first} + ${c} = ${first + c + 10}$`, 'thêm 1 chục'],
        ],
        why: `Cộng số đơn vị: $${b} + ${c} = ${b + c}$, giữ nguyên ${a} chục, được ${first + c}.`,
      };
    }),
    fb('M2', 'nhiều hơn bao nhiêu trong phạm vi 100', (r) => {
      const [a, b, c, d] = [r.int(5, 8), r.int(5, 9), r.int(1, 4), r.int(1, 4)];
      const [big, small] = [10 * a + b, 10 * c + d];
      return {
        ask: [
          `Lan có ${big} nhãn vở, Mai có ${small} nhãn vở. Lan có nhiều hơn Mai bao nhiêu nhãn vở?`,
          `Xe thứ nhất chở ${big} khách, xe thứ hai chở ${small} khách. Xe thứ nhất chở nhiều hơn xe thứ hai bao nhiêu khách?`,
          `Vườn có ${big} cây cam và ${small} cây bưởi. Số cây cam nhiều hơn số cây bưởi bao nhiêu cây?`,
        ],
        is: big - small,
        why: `$${big} - ${small} = ${big - small}$.`,
      };
    }),
  ]),
  ...unit(1, 'Độ dài', ({ fb, set }) => [
    set('M1', 'ước lượng độ dài đồ vật quen thuộc', [
      [
        'Chiếc bút chì mới dài khoảng:',
        '18 cm',
        [
          ['2 cm', 'chọn độ dài bằng đốt ngón tay'],
          ['80 cm', 'chọn độ dài của cái bàn'],
          ['100 cm', 'chọn độ dài của sải tay người lớn'],
        ],
        'Bút chì mới dài hơn một gang tay một chút: khoảng 18 cm.',
      ],
      [
        'Cục tẩy của em dài khoảng:',
        '4 cm',
        [
          ['30 cm', 'chọn độ dài của thước kẻ'],
          ['50 cm', 'chọn độ dài của cái cặp'],
          ['90 cm', 'chọn độ dài của cái bàn'],
        ],
        'Cục tẩy nằm gọn trong lòng bàn tay: khoảng 4 cm.',
      ],
      [
        'Quyển vở học sinh dài khoảng:',
        '24 cm',
        [
          ['3 cm', 'chọn độ dài của cục tẩy'],
          ['70 cm', 'chọn độ dài của cái ghế'],
          ['95 cm', 'chọn độ dài của cái bàn'],
        ],
        'Quyển vở dài gần bằng hai gang tay của em: khoảng 24 cm.',
      ],
    ]),
    fb('M2', 'độ dài của vật không đặt ở vạch 0 của thước', (r) => {
      const [a, b] = [r.int(1, 4), r.int(4, 8)];
      return {
        ask: [
          'Thanh màu xám ở hình bên là chiếc bút sáp đặt dọc theo thước. Bút sáp dài bao nhiêu xăng-ti-mét?',
          'Bé đặt băng giấy màu xám dọc theo thước như hình bên. Băng giấy dài bao nhiêu xăng-ti-mét?',
          'Hình bên vẽ thước và một thanh gỗ màu xám đặt trên thước. Thanh gỗ dài bao nhiêu xăng-ti-mét?',
        ],
        is: b,
        unit: 'cm',
        why: `Thanh nằm từ vạch ${a} đến vạch ${a + b}: $${a + b} - ${a} = ${b}$ (cm).`,
        figure: ruler(12, [a, a + b]),
      };
    }),
    fb('M2', 'độ cao khi đứng trên bục', (r) => {
      const [a, b] = [10 * r.int(2, 4), r.int(31, 48)];
      return {
        ask: [
          `Trên mặt bàn có chiếc hộp cao ${a} cm, trên nóc hộp có gấu bông cao ${b} cm. Đỉnh đầu gấu bông cách mặt bàn bao nhiêu xăng-ti-mét?`,
          `Trên sàn nhà có cái bục cao ${a} cm. Bé đặt lọ hoa cao ${b} cm lên bục. Miệng lọ cách sàn nhà bao nhiêu xăng-ti-mét?`,
          `Trên sân có chậu cây cao ${a} cm, cây trong chậu cao hơn miệng chậu ${b} cm. Ngọn cây cách mặt sân bao nhiêu xăng-ti-mét?`,
        ],
        is: a + b,
        unit: 'cm',
        why: `$${a} + ${b} = ${a + b}$ (cm).`,
      };
    }),
  ]),
  ...unit(1, 'Thời gian', ({ mc, fb }) => [
    mc('M1', 'hôm qua là thứ mấy', (r) => {
      const at = r.int(1, 5);
      return {
        ask: [
          `Hôm nay là ${weekdays[at]!}. Hôm qua là:`,
          `Bé đi bơi vào ${weekdays[at]!}, đi vẽ trước đó một ngày. Bé đi vẽ vào:`,
          `Ngày ngay trước ${weekdays[at]!} là:`,
        ],
        right: weekdays[at - 1]!,
        wrong: [
          [weekdays[at + 1]!, 'đếm tới thay vì đếm lùi'],
          [weekdays[(at + 5) % 7]!, 'lùi hai ngày'],
          [weekdays[(at + 3) % 7]!, 'nhớ nhầm thứ tự các ngày'],
        ],
        why: `Các ngày trong tuần: …, ${weekdays[at - 1]!}, ${weekdays[at]!}, …`,
      };
    }),
    fb('M2', 'mấy giờ nữa đến lúc đã hẹn trên đồng hồ', (r) => {
      const [h, later] = [r.int(2, 6), r.int(2, 4)];
      return {
        ask: [
          `Buổi chiều, bé bắt đầu chơi lúc đồng hồ chỉ như hình bên. Bé chơi ${later} giờ. Bé chơi xong lúc mấy giờ?`,
          `Mẹ bắt đầu làm bánh lúc đồng hồ chỉ như hình bên, làm trong ${later} giờ thì xong. Mẹ làm xong lúc mấy giờ?`,
          `Xe khởi hành lúc đồng hồ chỉ như hình bên, chạy ${later} giờ thì đến nơi. Xe đến nơi lúc mấy giờ?`,
        ],
        is: h + later,
        why: `Đồng hồ chỉ ${h} giờ. Thêm ${later} giờ: $${h} + ${later} = ${h + later}$.`,
        figure: clock(h),
      };
    }),
    fb('M3', 'giờ xong hai việc nối tiếp nhau', (r) => {
      const [h, a, b] = [r.int(6, 7), r.int(1, 2), 2];
      return {
        ask: [
          `Buổi sáng, bà đi chợ lúc ${h} giờ. Sau ${a} giờ bà về nhà và nấu ăn trong ${b} giờ. Bà nấu ăn xong lúc mấy giờ?`,
          `Lớp em lên xe lúc ${h} giờ sáng, đi ${a} giờ thì tới vườn thú, xem hết ${b} giờ. Lúc xem xong là mấy giờ?`,
          `Nam bắt đầu tập võ lúc ${h} giờ sáng, tập ${a} giờ, sau đó bơi ${b} giờ. Nam bơi xong lúc mấy giờ?`,
        ],
        is: h + a + b,
        why: `$${h} + ${a} + ${b} = ${h + a + b}$, nên là ${h + a + b} giờ.`,
      };
    }),
  ]),
];

export const sixth1: readonly Template[] = [...firstTerm, ...secondTerm];
