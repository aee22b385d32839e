/** Grades 4 and 5: a second choice for places of the tests of a term. */
import { fraction, n, plain, type Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { cube } from '../figures/kit.ts';

export const second4: readonly Template[] = [
  ...unit(4, 'Số tự nhiên, lớp triệu', ({ mc, fb }) => [
    mc('M1', 'chữ số thuộc hàng nào', (r) => {
      const [a, b, c] = [r.int(1, 3), r.int(4, 6), r.int(7, 9)];
      const number = `${a} ${b}${c}0 000`;
      return {
        ask: [
          `Trong số ${number}, chữ số ${b} thuộc hàng nào?`,
          `Số dân của một tỉnh là ${number} người. Chữ số ${b} trong số đó thuộc:`,
          `Giá một ngôi nhà là ${number} nghìn đồng. Trong số ${number}, chữ số ${b} ở:`,
        ],
        right: 'hàng trăm nghìn',
        wrong: [
          ['hàng chục nghìn', 'đếm thiếu một hàng'],
          ['hàng triệu', 'đếm thừa một hàng'],
          ['hàng nghìn', 'chỉ xét tên lớp nghìn'],
        ],
        why: `Từ phải sang trái: đơn vị, chục, trăm, nghìn, chục nghìn, trăm nghìn, triệu. Chữ số ${b} ở hàng trăm nghìn.`,
      };
    }),
    fb('M1', 'số liền trước số tròn triệu', (r) => {
      const a = r.int(2, 9);
      return {
        ask: [
          `Số liền trước của ${a} 000 000 là số nào?`,
          `Đồng hồ đếm lùi từ ${a} 000 000. Số tiếp theo trên đồng hồ là số nào?`,
          `Số tự nhiên lớn nhất bé hơn ${a} triệu là số nào?`,
        ],
        is: a * 1_000_000 - 1,
        why: `Lấy ${a} 000 000 trừ 1 được ${a - 1} 999 999.`,
      };
    }),
  ]),
  ...unit(4, 'Tính chất của phép tính', ({ fb, ok }) => [
    fb('M1', 'tính thuận tiện bằng cách đổi chỗ', (r) => {
      const [a, b] = [r.int(13, 79), r.pick([4, 2, 5])];
      const c = 100 / b;
      return {
        ask: [
          `Đổi chỗ các thừa số cho dễ tính: $${b} \\times ${a} \\times ${c}$ bằng bao nhiêu?`,
          `Có ${b} kho, mỗi kho có ${a} giá, mỗi giá xếp ${c} hộp. Tất cả có bao nhiêu hộp?`,
          `Mỗi thùng có ${c} gói, mỗi xe chở ${a} thùng. ${b} xe như thế chở bao nhiêu gói?`,
        ],
        is: 100 * a,
        why: `$${b} \\times ${a} \\times ${c} = (${b} \\times ${c}) \\times ${a} = 100 \\times ${a} = ${100 * a}$.`,
      };
    }),
    ok('M1', 'nhân với 1 và nhân với 0', (r) => {
      const a = r.int(125, 980);
      return {
        right: [`$${a} \\times 1 = ${a}$.`, `Nhân ${a} với 0 thì được 0.`],
        wrong: `Lấy 0 nhân với ${a} thì được ${a}.`,
        why: `Một số nhân với 1 bằng chính nó, nhân với 0 bằng 0; ở đây số đó là ${a}.`,
      };
    }),
  ]),
  ...unit(4, 'Tổng và hiệu', ({ mc }) => [
    mc('M1', 'tìm số bé', (r) => {
      const [small, d] = [r.int(15, 60), 2 * r.int(3, 12)];
      const s = 2 * small + d;
      return {
        ask: [
          `Tổng của hai số là ${s}, hiệu của hai số là ${d}. Số bé là:`,
          `Hai lớp trồng được ${s} cây, lớp 4A hơn lớp 4B ${d} cây. Lớp 4B trồng được số cây là:`,
          `Hai thùng có ${s} l dầu, thùng to hơn thùng nhỏ ${d} l. Số lít dầu ở thùng nhỏ là:`,
        ],
        right: small,
        wrong: [
          [small + d, 'tìm số lớn'],
          [s / 2, 'chia đôi tổng mà không trừ hiệu'],
          [s - d, 'quên chia đôi'],
        ],
        why: `$(${s} - ${d}) : 2 = ${s - d} : 2 = ${small}$.`,
      };
    }),
  ]),
  ...unit(4, 'Trung bình cộng', ({ fb, mc, ew }) => [
    fb('M1', 'của ba số', (r) => {
      const [m, d] = [r.int(24, 60), r.int(3, 9)];
      const list = [m - d, m + 2 * d, m - d];
      return {
        ask: [
          `Tìm số trung bình cộng của ${list.join(', ')}.`,
          `Ba bạn cân nặng ${list.join(' kg, ')} kg. Trung bình mỗi bạn nặng bao nhiêu ki-lô-gam?`,
          `Ba ngày cửa hàng bán được ${list.join(' m, ')} m vải. Trung bình mỗi ngày bán bao nhiêu mét vải?`,
        ],
        is: m,
        why: `$(${list.join(' + ')}) : 3 = ${3 * m} : 3 = ${m}$.`,
      };
    }),
    mc('M1', 'ý nghĩa của số trung bình', (r) => {
      const m = r.int(6, 9);
      return {
        ask: [
          `Tổ em có 5 bạn, trung bình mỗi bạn góp được ${m} quyển vở. Cả tổ góp được số quyển vở là:`,
          `Trung bình mỗi ngày bạn Hạ đọc ${m} trang sách. Trong 5 ngày Hạ đọc được số trang là:`,
          `Trung bình cộng của 5 số là ${m}. Tổng của 5 số đó là:`,
        ],
        right: 5 * m,
        wrong: [
          [m + 5, 'cộng số trung bình với số các số'],
          [m, 'lấy luôn số trung bình'],
          [6 * m, 'nhân với 6 thay vì nhân với 5'],
        ],
        why: `Tổng bằng số trung bình nhân với số các số: $${m} \\times 5 = ${5 * m}$.`,
      };
    }),
    ew('M2', 'trung bình của hai nhóm bằng nhau', (r, turn) => {
      const unit = ['m', 'thùng', 'kg'][turn]!;
      const a = r.int(120, 160);
      const b = a + 2 * r.int(10, 25);
      const total = 3 * a + 3 * b;
      const each = turn === 1 ? 'xe' : 'ngày';
      const part = turn === 1 ? 'Ba xe' : 'Ba ngày';
      return {
        ask: [
          `Ba ngày đầu, mỗi ngày đội sửa được ${a} m đường; ba ngày sau, mỗi ngày sửa được ${b} m. Trung bình mỗi ngày đội sửa được bao nhiêu mét đường? Trình bày bài giải.`,
          `Có 3 xe, mỗi xe chở ${a} thùng hàng và 3 xe, mỗi xe chở ${b} thùng hàng. Trung bình mỗi xe chở bao nhiêu thùng hàng? Trình bày bài giải.`,
          `Cửa hàng bán trong 3 ngày, mỗi ngày ${a} kg gạo, rồi 3 ngày, mỗi ngày ${b} kg gạo. Trung bình mỗi ngày bán bao nhiêu ki-lô-gam gạo? Trình bày bài giải.`,
        ],
        solution: `${part} đầu: $${a} \\times 3 = ${3 * a}$ (${unit}).\n${part} sau: $${b} \\times 3 = ${3 * b}$ (${unit}).\nTất cả: $${3 * a} + ${3 * b} = ${total}$ (${unit}).\nTrung bình mỗi ${each}: $${total} : 6 = ${total / 6}$ (${unit}).`,
      };
    }),
  ]),
  ...unit(4, 'Khái niệm phân số', ({ fb, ew }) => [
    fb('M2', 'tử số khi quy đồng', (r) => {
      const [a, b, k] = [r.int(2, 5), r.int(6, 9), r.int(2, 4)];
      return {
        ask: [
          `Viết $\\dfrac{${a}}{${b}}$ thành phân số bằng nó có mẫu số ${b * k}. Tử số của phân số mới là số nào?`,
          `Chiếc bánh chia ${b} phần bằng nhau, Nga lấy ${a} phần. Nếu chia bánh đó thành ${b * k} phần bằng nhau thì Nga phải lấy mấy phần để được lượng bánh như cũ?`,
          `Điền số: $\\dfrac{${a}}{${b}} = \\dfrac{?}{${b * k}}$.`,
        ],
        is: a * k,
        why: `$${b * k} : ${b} = ${k}$ nên tử số là $${a} \\times ${k} = ${a * k}$.`,
      };
    }),
    ew('M3', 'so sánh hai phần đã làm', (r, turn) => {
      const k = r.int(2, 3);
      const [a, b] = [r.int(2, 3), r.int(5, 7)];
      const c = a * k + r.pick([-1, 1]);
      const sign = a * k < c ? '<' : '>';
      const [first, second] = (
        [
          ['Hùng đọc được', 'Dũng đọc được'],
          ['chai thứ nhất còn', 'chai thứ hai còn'],
          ['mảnh thứ nhất được trồng', 'mảnh thứ hai được trồng'],
        ] as const
      )[turn]!;
      const more = a * k < c ? second : first;
      return {
        ask: [
          `Bạn Hùng đã đọc $\\dfrac{${a}}{${b}}$ quyển truyện, bạn Dũng đã đọc $\\dfrac{${c}}{${b * k}}$ quyển truyện giống như thế. Bạn nào đọc được nhiều hơn? Giải thích.`,
          `Hai chai như nhau: chai thứ nhất còn $\\dfrac{${a}}{${b}}$ chai nước, chai thứ hai còn $\\dfrac{${c}}{${b * k}}$ chai nước. Chai nào còn nhiều nước hơn? Giải thích.`,
          `Hai mảnh vườn bằng nhau: đã trồng rau trên $\\dfrac{${a}}{${b}}$ mảnh thứ nhất và $\\dfrac{${c}}{${b * k}}$ mảnh thứ hai. Mảnh nào được trồng nhiều hơn? Giải thích.`,
        ],
        solution: `Quy đồng mẫu số: $\\dfrac{${a}}{${b}} = \\dfrac{${a * k}}{${b * k}}$.\nVì $${a * k} ${sign} ${c}$ nên $\\dfrac{${a * k}}{${b * k}} ${sign} \\dfrac{${c}}{${b * k}}$.\nVậy $\\dfrac{${a}}{${b}} ${sign} \\dfrac{${c}}{${b * k}}$: ${more} nhiều hơn.`,
      };
    }),
  ]),
  ...unit(4, 'Phép tính với phân số', ({ mc }) => [
    mc('M2', 'cộng hai phân số khác mẫu số', (r) => {
      const [b, k] = [r.int(3, 5), r.int(2, 3)];
      const under = b * k;
      const over = k + 1;
      return {
        ask: [
          `Kết quả của $\\dfrac{1}{${b}} + \\dfrac{1}{${under}}$ là:`,
          `Ngày thứ nhất làm được $\\dfrac{1}{${b}}$ công việc, ngày thứ hai làm được $\\dfrac{1}{${under}}$ công việc. Số phần công việc cả hai ngày làm được là:`,
          `Lan uống $\\dfrac{1}{${b}}$ chai nước, Mai uống $\\dfrac{1}{${under}}$ chai nước như thế. Lượng nước cả hai bạn uống, tính theo phần của chai, là:`,
        ],
        right: `$${fraction(over, under)}$`,
        wrong: [
          [`$${fraction(2, b + under)}$`, 'cộng tử với tử, mẫu với mẫu'],
          [`$${fraction(2, under)}$`, 'không quy đồng tử số của phân số thứ nhất'],
          [`$${fraction(1, b * under)}$`, 'nhân hai phân số'],
        ],
        why: `$\\dfrac{1}{${b}} = \\dfrac{${k}}{${under}}$ nên tổng là $\\dfrac{${k}}{${under}} + \\dfrac{1}{${under}} = ${fraction(over, under)}$.`,
      };
    }),
  ]),
  ...unit(4, 'Góc, song song, vuông góc', ({ mc }) => [
    mc('M1', 'cạnh vuông góc trong hình tam giác vuông', (r) => {
      const size = r.int(35, 55);
      return {
        ask: [
          'Hình tam giác $ABC$ bên có góc $A$ là góc vuông. Cạnh vuông góc với cạnh $AB$ là:',
          'Trong hình bên, góc đỉnh $A$ được đánh dấu góc vuông. Hai cạnh vuông góc với nhau là $AB$ và:',
          'Chiếc ê ke có dạng hình tam giác $ABC$ như hình bên, vuông ở $A$. Cạnh nào vuông góc với $AB$?',
        ],
        right: '$AC$',
        wrong: [
          ['$BC$', 'chọn cạnh không đi qua đỉnh góc vuông'],
          ['$BA$', 'gọi lại tên của chính cạnh $AB$'],
          ['không có cạnh nào', 'không nhìn dấu góc vuông'],
        ],
        why: 'Góc đỉnh $A$ vuông, hai cạnh của góc đó là $AB$ và $AC$ vuông góc với nhau.',
        figure: plane('right', size, {}),
      };
    }),
  ]),
  ...unit(4, 'Yến, tạ, tấn; giây, thế kỉ; diện tích', ({ fb, ew }) => [
    fb('M1', 'thế kỉ của một năm', (r) => {
      const [century, year] = r.pick([
        [20, 1945],
        [20, 1975],
        [19, 1858],
        [11, 1010],
        [21, 2010],
        [18, 1789],
      ] as const);
      return {
        ask: [
          `Năm ${year} thuộc thế kỉ thứ bao nhiêu (viết bằng số)?`,
          `Một sự kiện diễn ra năm ${year}. Sự kiện đó ở thế kỉ thứ bao nhiêu (viết bằng số)?`,
          `Trên dòng thời gian, năm ${year} nằm trong thế kỉ thứ mấy (viết bằng số)?`,
        ],
        is: century,
        why: `Lấy ${year} chia cho 100 được ${century - 1}, còn dư ${year % 100}, nên năm ${year} thuộc thế kỉ thứ $${century - 1} + 1 = ${century}$.`,
      };
    }),
    ew('M3', 'khối lượng hàng của hai loại xe', (r) => {
      const [a, b, x, y] = [r.int(2, 3), r.int(3, 5), r.int(4, 6), r.int(15, 28)];
      return {
        ask: [
          `Đoàn xe có ${a} xe to, mỗi xe chở ${x} tấn gạo và ${b} xe nhỏ, mỗi xe chở ${y} tạ gạo. Đoàn xe chở được tất cả bao nhiêu tạ gạo? Trình bày bài giải.`,
          `Kho nhận hàng từ ${a} toa tàu, mỗi toa ${x} tấn và ${b} xe tải, mỗi xe ${y} tạ. Kho nhận tất cả bao nhiêu tạ hàng? Trình bày bài giải.`,
          `Trang trại bán ${a} chuyến dưa hấu, mỗi chuyến ${x} tấn và ${b} chuyến bí đỏ, mỗi chuyến ${y} tạ. Trang trại bán tất cả bao nhiêu tạ dưa và bí? Trình bày bài giải.`,
        ],
        solution: `Đổi: ${x} tấn $= ${10 * x}$ tạ.\nLoại thứ nhất: $${10 * x} \\times ${a} = ${10 * x * a}$ (tạ).\nLoại thứ hai: $${y} \\times ${b} = ${y * b}$ (tạ).\nTất cả: $${10 * x * a} + ${y * b} = ${10 * x * a + y * b}$ (tạ).\nĐáp số: ${10 * x * a + y * b} tạ.`,
      };
    }),
  ]),
  ...unit(4, 'Dãy số liệu', ({ fb, ew }) => [
    fb('M1', 'chênh lệch của hai cột', (r) => {
      const [a, b, c] = [r.int(20, 40), r.int(45, 60), r.int(10, 18)];
      return {
        ask: [
          'Biểu đồ bên cho số cây mỗi khối trồng được. Khối Năm trồng nhiều hơn khối Ba bao nhiêu cây?',
          'Nhìn biểu đồ bên về số cây đã trồng. Khối Ba cần trồng thêm bao nhiêu cây để bằng khối Năm?',
          'Theo biểu đồ bên, số cây của khối Năm và số cây của khối Ba hơn kém nhau bao nhiêu cây?',
        ],
        is: b - c,
        unit: 'cây',
        why: `Khối Năm có ${b} cây, khối Ba có ${c} cây: $${b} - ${c} = ${b - c}$ (cây).`,
        figure: chart('bar', 'Số cây', [
          ['Khối Ba', c],
          ['Khối Bốn', a],
          ['Khối Năm', b],
        ]),
      };
    }),
    ew('M3', 'mua thưởng theo biểu đồ', (r) => {
      const [a, b, c] = [r.int(4, 8), r.int(9, 12), r.int(5, 8)];
      const [book, pen] = [r.int(8, 12), r.int(3, 5)];
      return {
        ask: [
          `Biểu đồ bên cho số học sinh đạt giải của ba tổ. Mỗi học sinh đạt giải được thưởng một quyển vở giá ${book} nghìn đồng và một chiếc bút giá ${pen} nghìn đồng. Tính số tiền mua phần thưởng. Trình bày bài giải.`,
          `Ba tổ có số bạn tham gia thi vẽ như biểu đồ bên. Mỗi bạn được phát một tập giấy giá ${book} nghìn đồng và một bút chì giá ${pen} nghìn đồng. Hỏi phải mua hết bao nhiêu tiền? Trình bày bài giải.`,
          `Biểu đồ bên cho số bạn của mỗi tổ đi tham quan. Mỗi bạn mua một vé giá ${book} nghìn đồng và một chai nước giá ${pen} nghìn đồng. Tính tổng số tiền. Trình bày bài giải.`,
        ],
        solution: `Số học sinh của ba tổ: $${a} + ${b} + ${c} = ${a + b + c}$.\nSố tiền cho mỗi học sinh: $${book} + ${pen} = ${book + pen}$ (nghìn đồng).\nTổng số tiền: $${book + pen} \\times ${a + b + c} = ${(book + pen) * (a + b + c)}$ (nghìn đồng).`,
        figure: chart('bar', 'Số học sinh', [
          ['Tổ Một', a],
          ['Tổ Hai', b],
          ['Tổ Ba', c],
        ]),
      };
    }),
  ]),
  ...unit(4, 'Tổng và hiệu', ({ mc }) => [
    mc('M1', 'phép tính tìm số lớn', (r) => {
      const [small, d] = [r.int(20, 60), 2 * r.int(3, 12)];
      const s = 2 * small + d;
      return {
        ask: [
          `Tổng của hai số là ${s}, hiệu là ${d}. Phép tính nào cho số lớn?`,
          `Hai bao gạo nặng ${s} kg, bao to nặng hơn bao nhỏ ${d} kg. Phép tính tìm số ki-lô-gam của bao to là:`,
          `Hai anh em có ${s} viên bi, anh hơn em ${d} viên. Để tìm số bi của anh, ta tính:`,
        ],
        right: `$(${s} + ${d}) : 2$`,
        wrong: [
          [`$(${s} - ${d}) : 2$`, 'lấy phép tính tìm số bé'],
          [`$${s} : 2 + ${d}$`, 'chia đôi tổng rồi mới cộng cả hiệu'],
          [`$${s} + ${d} : 2$`, 'quên dấu ngoặc'],
        ],
        why: `Số lớn bằng tổng cộng hiệu rồi chia 2: $(${s} + ${d}) : 2 = ${small + d}$.`,
      };
    }),
  ]),
  ...unit(4, 'Dấu hiệu chia hết', ({ mc, fb }) => [
    mc('M1', 'số chia hết cho 3', (r) => {
      const tens = r.int(11, 40);
      const base = 3 * tens;
      return {
        ask: [
          'Số nào sau đây chia hết cho 3?',
          'Có thể chia đều số quyển vở nào sau đây cho 3 lớp mà không thừa?',
          'Trong các số sau, số có tổng các chữ số chia hết cho 3 là:',
        ],
        right: base,
        wrong: [
          [base + 1, 'cộng các chữ số bị thiếu 1'],
          [base + 2, 'cộng các chữ số bị thừa 1'],
          [base + 10, 'chỉ xét chữ số tận cùng'],
        ],
        why: `Tổng các chữ số của ${base} là $${[...String(base)].join(' + ')} = ${[...String(base)].reduce((one, other) => one + Number(other), 0)}$, chia hết cho 3.`,
      };
    }),
    fb('M1', 'số dư khi chia cho 5', (r) => {
      const [a, b] = [r.int(12, 98), r.int(6, 9)];
      return {
        ask: [
          `Số $${a}${b}$ chia cho 5 dư bao nhiêu?`,
          `Xếp ${a}${b} quả trứng vào các khay, mỗi khay 5 quả. Còn thừa bao nhiêu quả?`,
          `Chia đều ${a}${b} viên kẹo cho 5 bạn, mỗi bạn được nhiều nhất có thể. Còn dư bao nhiêu viên kẹo?`,
        ],
        is: b - 5,
        why: `Số tròn chục chia hết cho 5, nên chỉ cần xét chữ số tận cùng: ${b} chia cho 5 dư ${b - 5}.`,
      };
    }),
  ]),
];

export const second5: readonly Template[] = [
  ...unit(5, 'Hỗn số', ({ fb, mc }) => [
    fb('M1', 'phần nguyên của phân số', (r) => {
      const [b, w] = [r.pick([5, 7]), r.int(2, 6)];
      const c = r.int(1, b - 1);
      return {
        ask: [
          `Viết phân số $\\dfrac{${w * b + c}}{${b}}$ thành hỗn số. Phần nguyên của hỗn số là số nào?`,
          `Có ${w * b + c} miếng bánh, mỗi chiếc bánh cắt ${b} miếng bằng nhau. Số miếng đó ghép được nhiều nhất mấy chiếc bánh đầy đủ?`,
          `Số tự nhiên lớn nhất không vượt quá $\\dfrac{${w * b + c}}{${b}}$ là số nào?`,
        ],
        is: w,
        why: `$${w * b + c} : ${b} = ${w}$ dư ${c}, nên $\\dfrac{${w * b + c}}{${b}} = ${w}\\dfrac{${c}}{${b}}$.`,
      };
    }),
    mc('M1', 'hỗn số thành số thập phân', (r) => {
      const [w, c] = [r.int(2, 9), r.int(1, 9)];
      return {
        ask: [
          `Hỗn số $${w}\\dfrac{${c}}{10}$ viết thành số thập phân là:`,
          `Sợi dây dài $${w}\\dfrac{${c}}{10}$ m. Viết độ dài đó bằng số thập phân (m):`,
          `Quả dưa nặng $${w}\\dfrac{${c}}{10}$ kg. Số ki-lô-gam viết dưới dạng số thập phân là:`,
        ],
        right: w + c / 10,
        wrong: [
          [w + c / 100, 'viết phần mười ở hàng phần trăm'],
          [(w * 10 + c) * 10, 'bỏ dấu phẩy'],
          [w / 10 + c / 100, 'dời dấu phẩy sang trái'],
          c + w / 10,
        ],
        why: `$\\dfrac{${c}}{10} = ${n(c / 10)}$ nên $${w}\\dfrac{${c}}{10} = ${n(w + c / 10)}$.`,
      };
    }),
  ]),
  ...unit(5, 'Số thập phân', ({ fb, mc, ok }) => [
    fb('M1', 'đổi số đo ra số thập phân', (r) => {
      const [a, b] = [r.int(2, 9), r.int(11, 99)];
      return {
        ask: [
          `Viết ${a} m ${b} cm dưới dạng số thập phân có đơn vị là mét. Số đó là số nào?`,
          `Bạn Khoa nhảy xa ${a} m ${b} cm. Khoa nhảy xa bao nhiêu mét (viết bằng số thập phân)?`,
          `Tấm vải dài ${a} m ${b} cm, tức là dài bao nhiêu mét (số thập phân)?`,
        ],
        is: a + b / 100,
        unit: 'm',
        why: `${b} cm $= \\dfrac{${b}}{100}$ m, nên ${a} m ${b} cm $= ${n(a + b / 100)}$ m.`,
      };
    }),
    mc('M1', 'cách viết số thập phân từ lời', (r) => {
      const [a, b] = [r.int(12, 48), r.int(2, 9)];
      return {
        ask: [
          `Số thập phân gồm ${a} đơn vị và ${b} phần trăm là:`,
          `Số “${a} đơn vị, ${b} phần trăm” được viết là:`,
          `Thời gian chạy của một vận động viên là ${a} giây và ${b} phần trăm giây. Viết số giây bằng số thập phân:`,
        ],
        right: a + b / 100,
        wrong: [
          [a + b / 10, 'viết phần trăm ở hàng phần mười'],
          [a + b / 1000, 'viết phần trăm ở hàng phần nghìn'],
          [100 * a + b, 'bỏ dấu phẩy'],
        ],
        why: `${b} phần trăm là $${n(b / 100)}$; thêm ${a} đơn vị được $${n(a + b / 100)}$.`,
      };
    }),
    ok('M1', 'chữ số 0 ở tận cùng phần thập phân', (r) => {
      const [a, b] = [r.int(2, 9), r.int(1, 9)];
      return {
        right: [
          `$${a}{,}${b} = ${a}{,}${b}0$.`,
          `Viết thêm chữ số 0 vào bên phải phần thập phân của $${a}{,}${b}$ thì giá trị không đổi.`,
        ],
        wrong: `Viết thêm chữ số 0 vào ngay sau dấu phẩy của $${a}{,}${b}$ thì giá trị không đổi.`,
        why: `Ở $${a}{,}${b}0$, chữ số 0 đứng cuối phần thập phân nên giá trị không đổi; viết 0 ngay sau dấu phẩy thì chữ số ${b} sang hàng khác.`,
      };
    }),
  ]),
  ...unit(5, 'Tổng, hiệu và tỉ số', ({ fb, mc }) => [
    fb('M1', 'một phần khi biết tổng số phần', (r) => {
      const [a, b] = r.pick([
        [2, 5],
        [3, 4],
        [3, 5],
      ] as const);
      const k = r.int(6, 15);
      return {
        ask: [
          `Hai số có tổng là ${(a + b) * k}, tỉ số của chúng là $\\dfrac{${a}}{${b}}$. Coi số bé là ${a} phần bằng nhau, số lớn là ${b} phần. Giá trị một phần là bao nhiêu?`,
          `Chia ${(a + b) * k} quyển vở cho hai lớp theo tỉ số $\\dfrac{${a}}{${b}}$. Mỗi phần bằng nhau có bao nhiêu quyển vở?`,
          `Trộn màu đỏ và màu vàng theo tỉ số $\\dfrac{${a}}{${b}}$ được ${(a + b) * k} ml màu cam. Mỗi phần bằng nhau là bao nhiêu mi-li-lít?`,
        ],
        is: k,
        why: `Tổng số phần: $${a} + ${b} = ${a + b}$. Một phần: $${(a + b) * k} : ${a + b} = ${k}$.`,
      };
    }),
    mc('M2', 'số lớn từ tổng và tỉ số', (r) => {
      const [a, b] = r.pick([
        [2, 5],
        [3, 4],
        [3, 5],
      ] as const);
      const k = r.int(5, 12);
      const s = (a + b) * k;
      return {
        ask: [
          `Tổng của hai số là ${s}, số bé bằng $\\dfrac{${a}}{${b}}$ số lớn. Số lớn là:`,
          `Câu lạc bộ có ${s} học sinh, số nam bằng $\\dfrac{${a}}{${b}}$ số nữ. Số học sinh nữ là:`,
          `Đàn gà có ${s} con, số gà trống bằng $\\dfrac{${a}}{${b}}$ số gà mái. Số gà mái là:`,
        ],
        right: b * k,
        wrong: [
          [a * k, 'tìm số bé'],
          [k, 'lấy giá trị một phần'],
          [s - b, 'lấy tổng trừ số phần'],
        ],
        why: `Tổng số phần bằng nhau: $${a} + ${b} = ${a + b}$. Số lớn: $${s} : ${a + b} \\times ${b} = ${b * k}$.`,
      };
    }),
  ]),
  ...unit(5, 'Diện tích xung quanh, toàn phần', ({ fb, mc }) => [
    fb('M1', 'diện tích xung quanh hình lập phương', (r) => {
      const a = r.int(3, 12);
      return {
        ask: [
          `Hình lập phương ở hình bên có cạnh ${a} cm. Diện tích xung quanh của nó là bao nhiêu xăng-ti-mét vuông?`,
          `Hộp quà dạng hình lập phương như hình bên, cạnh ${a} cm. Dán giấy màu kín bốn mặt bên cần bao nhiêu xăng-ti-mét vuông giấy?`,
          `Một chiếc đèn lồng dạng hình lập phương như hình bên có cạnh ${a} cm. Tổng diện tích bốn mặt xung quanh là bao nhiêu xăng-ti-mét vuông?`,
        ],
        is: 4 * a * a,
        unit: 'cm²',
        why: `Mỗi mặt: $${a} \\times ${a} = ${a * a}$ (cm²). Bốn mặt: $${a * a} \\times 4 = ${4 * a * a}$ (cm²).`,
        figure: cube(`${a} cm`),
      };
    }),
    mc('M2', 'sơn phòng học', (r) => {
      const [a, b, c] = [r.int(6, 9), r.int(4, 5), 4];
      const wall = 2 * (a + b) * c;
      const doors = r.int(6, 12);
      return {
        ask: [
          `Phòng học dạng hình hộp chữ nhật dài ${a} m, rộng ${b} m, cao ${c} m. Người ta sơn bốn bức tường, trừ ${doors} m² cửa. Diện tích cần sơn là:`,
          `Một nhà kho dạng hình hộp chữ nhật có chiều dài ${a} m, chiều rộng ${b} m, chiều cao ${c} m. Quét vôi bốn mặt tường xung quanh, không quét ${doors} m² cửa. Diện tích quét vôi là:`,
          `Lớp 5A trang trí bốn bức tường của căn phòng dài ${a} m, rộng ${b} m, cao ${c} m, trừ phần cửa rộng ${doors} m². Diện tích được trang trí là:`,
        ],
        right: `${wall - doors} m²`,
        wrong: [
          [`${wall} m²`, 'quên trừ diện tích cửa'],
          [`${wall + a * b - doors} m²`, 'tính cả trần nhà'],
          [`${a * b * c - doors} m²`, 'tính thể tích thay cho diện tích xung quanh'],
        ],
        why: `Diện tích bốn bức tường: $(${a} + ${b}) \\times 2 \\times ${c} = ${wall}$ (m²). Diện tích cần tìm: $${wall} - ${doors} = ${wall - doors}$ (m²).`,
      };
    }),
  ]),
  ...unit(5, 'Thời gian và chuyển động', ({ fb }) => [
    fb('M1', 'quãng đường từ vận tốc và thời gian', (r) => {
      const [v, t] = [r.int(8, 13) * 5, r.int(2, 5)];
      return {
        ask: [
          `Ô tô đi ${t} giờ với vận tốc ${v} km/giờ. Ô tô đi được bao nhiêu ki-lô-mét?`,
          `Tàu hoả chạy với vận tốc ${v} km/giờ. Sau ${t} giờ tàu chạy được bao nhiêu ki-lô-mét?`,
          `Một xe khách chạy ${t} giờ, mỗi giờ được ${v} km. Xe chạy được quãng đường bao nhiêu ki-lô-mét?`,
        ],
        is: v * t,
        unit: 'km',
        why: `$${v} \\times ${t} = ${v * t}$ (km).`,
      };
    }),
  ]),
  ...unit(5, 'Biểu đồ hình quạt tròn', ({ mc }) => [
    mc('M1', 'phần chiếm một nửa hình quạt', (r) => {
      const parts = r.shuffle([50, 25, 15, 10]);
      const names = ['Toán', 'Tiếng Việt', 'Khoa học', 'Âm nhạc'];
      const half = names[parts.indexOf(50)]!;
      const mistakes = new Map([
        [25, 'nhầm một nửa với một phần tư'],
        [15, 'đọc nhầm số ghi trên phần này'],
        [10, 'chọn phần nhỏ nhất'],
      ]);
      return {
        ask: [
          'Biểu đồ bên cho tỉ số phần trăm học sinh chọn môn yêu thích. Môn được một nửa số học sinh chọn là:',
          'Biểu đồ hình quạt tròn bên cho biết môn học yêu thích của học sinh. Môn được $\\dfrac{1}{2}$ số học sinh yêu thích là:',
          'Theo biểu đồ bên, số học sinh thích môn nào bằng tổng số học sinh thích ba môn kia?',
        ],
        right: half,
        wrong: names.flatMap((one, at) => {
          const mistake = mistakes.get(parts[at]!);
          return mistake === undefined ? [] : [[one, mistake] as const];
        }),
        why: `Một nửa là 50%. Phần ghi 50% trên biểu đồ là môn ${half}.`,
        figure: chart(
          'pie',
          'Học sinh',
          names.map((one, at) => [one, parts[at]!] as const),
        ),
      };
    }),
  ]),
  ...unit(5, 'Hỗn số', ({ mc }) => [
    mc('M1', 'nhận biết phân số thập phân', (r) => {
      const a = r.int(11, 19);
      return {
        ask: [
          'Phân số nào sau đây là phân số thập phân?',
          'Trong các phân số sau, phân số có mẫu số là 10, 100, 1000, … là:',
          'Bạn Hải chọn thẻ ghi phân số thập phân. Thẻ đó là:',
        ],
        right: `$\\dfrac{${a}}{100}$`,
        wrong: [
          [`$\\dfrac{${a}}{15}$`, 'không xét mẫu số'],
          [`$\\dfrac{10}{${a}}$`, 'xét tử số thay cho mẫu số'],
          [`$\\dfrac{${a}}{101}$`, 'nhầm 101 với 100'],
        ],
        why: `$\\dfrac{${a}}{100}$ có mẫu số 100.`,
      };
    }),
  ]),
  ...unit(5, 'Phép tính với số thập phân', ({ fb }) => [
    fb('M2', 'chiều dài các đoạn dây bằng nhau', (r) => {
      const [a, k] = [r.int(12, 48) / 10, r.int(3, 6)];
      const rest = r.int(2, 9) / 10;
      return {
        ask: [
          `Cuộn dây được cắt thành ${k} đoạn, mỗi đoạn dài ${plain(a)} m và còn thừa ${plain(rest)} m. Cuộn dây dài bao nhiêu mét?`,
          `Thùng sữa rót đầy ${k} bình, mỗi bình ${plain(a)} l thì còn ${plain(rest)} l. Thùng có bao nhiêu lít sữa?`,
          `Bao gạo chia vào ${k} túi, mỗi túi ${plain(a)} kg, còn lại ${plain(rest)} kg. Bao gạo nặng bao nhiêu ki-lô-gam?`,
        ],
        is: Math.round((a * k + rest) * 10) / 10,
        why: `$${n(a)} \\times ${k} = ${n(a * k)}$, $${n(a * k)} + ${n(rest)} = ${n(a * k + rest)}$.`,
      };
    }),
  ]),
  ...unit(5, 'Thể tích', ({ fb, mc }) => [
    fb('M1', 'thể tích hình lập phương', (r) => {
      const a = r.int(2, 10);
      return {
        ask: [
          `Hình lập phương ở hình bên có cạnh ${a} cm. Thể tích của nó là bao nhiêu xăng-ti-mét khối?`,
          `Khối rubic dạng hình lập phương như hình bên có cạnh ${a} cm. Tính thể tích của khối theo xăng-ti-mét khối.`,
          `Viên đá dạng hình lập phương như hình bên, cạnh ${a} cm, chiếm bao nhiêu xăng-ti-mét khối?`,
        ],
        is: a ** 3,
        unit: 'cm³',
        why: `$${a} \\times ${a} \\times ${a} = ${a ** 3}$ (cm³).`,
        figure: cube(`${a} cm`),
      };
    }),
    mc('M1', 'đơn vị đo thể tích phù hợp', (r, turn) => {
      const [thing, right] = (
        [
          ['một viên xúc xắc', 'xăng-ti-mét khối'],
          ['một bể nước lớn của khu nhà', 'mét khối'],
          ['một can đựng dầu ăn', 'đề-xi-mét khối'],
        ] as const
      )[turn]!;
      const all = ['xăng-ti-mét khối', 'đề-xi-mét khối', 'mét khối'];
      const units = r.shuffle(all).filter((one) => one !== right);
      const mistake = (one: string) =>
        all.indexOf(one) > all.indexOf(right)
          ? `quên rằng 1 ${one} lớn hơn vật này nhiều lần`
          : `quên rằng đo bằng ${one} thì số đo rất lớn`;
      return {
        ask: [`Đơn vị phù hợp nhất để đo thể tích của ${thing} là:`],
        right,
        wrong: [
          [units[0]!, mistake(units[0]!)],
          [units[1]!, mistake(units[1]!)],
          ['mét vuông', 'nhầm đơn vị thể tích với đơn vị diện tích'],
        ],
        why: `So với kích thước của ${thing}, đơn vị ${right} cho số đo gọn nhất.`,
      };
    }),
  ]),
];
