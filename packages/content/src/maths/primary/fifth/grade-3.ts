/** Grade 3: further choices for the tests at the end of a term, most for the second. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { table, unit } from '../../terms/kit.ts';
import { cube, cuboid, ray } from '../figures/kit.ts';

const numbers: readonly Template[] = [
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ mc, fb }) => [
    fb('M2', 'số lượng của mỗi phần sau khi gộp hai nhóm', (r) => {
      const [k, q] = [r.int(3, 6), r.int(12, 18)];
      const first = r.int(15, 30);
      const second = k * q - first;
      return {
        ask: [
          `Nhà bạn Hoa thu ${first} quả cam và ${second} quả bưởi, xếp chung tất cả vào ${k} rổ, số quả ở mỗi rổ bằng nhau. Mỗi rổ có bao nhiêu quả?`,
          `Lớp 3A góp ${first} quyển sách, lớp 3B góp ${second} quyển. Cô chia đều tất cả cho ${k} tủ sách. Mỗi tủ được bao nhiêu quyển?`,
          `Có ${first} bạn nam và ${second} bạn nữ xếp thành ${k} hàng, số bạn ở mỗi hàng như nhau. Mỗi hàng có bao nhiêu bạn?`,
        ],
        is: q,
        why: `$${first} + ${second} = ${k * q}$; $${k * q} : ${k} = ${q}$.`,
      };
    }),
    mc('M2', 'số lớn gấp mấy lần số bé sau khi thay đổi', (r) => {
      const [small, k, more] = [r.int(4, 8), r.int(3, 5), r.int(2, 4)];
      const big = small * k - more;
      if (big <= 0 || big % small === 0) throw new TooFewDistractors('a multiple before the change');
      return {
        ask: [
          `Ngăn trên có ${big} quyển sách, ngăn dưới có ${small} quyển. Thêm ${more} quyển vào ngăn trên thì số sách ngăn trên gấp số sách ngăn dưới:`,
          `Bình có ${big} viên bi, An có ${small} viên. Bình mua thêm ${more} viên. Bây giờ số bi của Bình gấp số bi của An:`,
          `Vườn có ${big} cây cam và ${small} cây chanh. Trồng thêm ${more} cây cam thì số cây cam gấp số cây chanh:`,
        ],
        right: `${k} lần`,
        wrong: [
          [`${small * k} lần`, 'lấy số lượng sau khi thêm'],
          [`${k + more} lần`, `cộng thêm ${more}`],
          [`${small * k - small} lần`, 'lấy hiệu thay vì thương'],
        ],
        why: `$${big} + ${more} = ${small * k}$; $${small * k} : ${small} = ${k}$.`,
      };
    }),
  ]),
  ...unit(3, 'Các số đến 100 000', ({ mc, fb }) => [
    fb('M1', 'số liền sau của số có năm chữ số', (r) => {
      const value = 1000 * r.int(12, 98) + 100 * r.int(1, 8) + 99;
      return {
        ask: [
          `Số liền sau của ${value} là số nào?`,
          `Công tơ đang chỉ ${value}. Thêm 1 đơn vị nữa thì công tơ chỉ số nào?`,
          `Số nào lớn hơn ${value} đúng 1 đơn vị?`,
        ],
        is: value + 1,
        why: `$${value} + 1 = ${value + 1}$.`,
      };
    }),
    mc('M1', 'số lớn nhất trong bốn số có năm chữ số', (r) => {
      const [a, b] = [r.int(3, 8), r.int(2, 8)];
      const base = 10_000 * a + 1000 * b;
      return {
        ask: [
          'Số lớn nhất trong bốn số sau là:',
          'Bốn xã có số dân như dưới đây. Xã đông dân nhất có số dân là:',
          'Trong các số dưới đây, số nào lớn nhất?',
        ],
        right: `${base + 650}`,
        wrong: [
          [`${base + 605}`, 'so sánh chữ số hàng đơn vị trước'],
          [`${base - 1000 + 999}`, 'chỉ nhìn các chữ số cuối'],
          [`${base + 566}`, 'chỉ nhìn các chữ số hàng chục và hàng đơn vị'],
        ],
        why: `So sánh từ hàng chục nghìn: ${base + 650} có chữ số hàng nghìn lớn hơn ${base - 1}, hàng trăm lớn hơn ${base + 566}, hàng chục lớn hơn ${base + 605}.`,
      };
    }),
    fb('M2', 'hiệu hai số tròn nghìn', (r) => {
      const [a, b] = [1000 * r.int(21, 48), 1000 * r.int(11, 19)];
      return {
        ask: [
          `Sân vận động có ${a} chỗ, đã bán được ${b} vé. Còn bao nhiêu chỗ chưa bán vé?`,
          `Kho có ${a} kg thóc, chuyển đi ${b} kg. Trong kho còn bao nhiêu ki-lô-gam thóc?`,
          `Thư viện có ${a} quyển sách, trong đó ${b} quyển là truyện. Có bao nhiêu quyển không phải là truyện?`,
        ],
        is: a - b,
        why: `Tính nhẩm theo nghìn: $${a} - ${b} = ${a - b}$.`,
      };
    }),
    mc('M2', 'số ở vạch được hỏi trên tia số tròn nghìn', (r) => {
      const from = 10 * r.int(2, 7);
      const at = r.int(2, 4);
      return {
        ask: [
          'Các vạch của tia số bên cách đều nhau. Số ở vạch ghi dấu hỏi là:',
          'Trên tia số bên, hai vạch liền nhau hơn kém nhau một số như nhau. Dấu hỏi thay cho số:',
          'Vạch đo mực nước của một bể bơi được vẽ như tia số bên, đơn vị: lít, các vạch cách đều nhau. Số lít ở vạch ghi dấu hỏi là:',
        ],
        right: `${1000 * (from + 2 * at)}`,
        wrong: [
          [`${1000 * (from + at)}`, 'coi mỗi khoảng là 1 nghìn'],
          [`${1000 * (from + 2 * at + 2)}`, 'đếm thừa một khoảng'],
          [`${1000 * (from + 2 * at - 2)}`, 'đếm thiếu một khoảng'],
        ],
        why: `Từ ${1000 * from} đến ${1000 * (from + 10)} có 5 khoảng, mỗi khoảng 2000. Dấu hỏi cách vạch đầu ${at} khoảng: $${1000 * from} + ${2000 * at} = ${1000 * (from + 2 * at)}$.`,
        figure: ray(from, from + 10, 2, { worth: 1000, written: [from, from + 10], asked: from + 2 * at }),
      };
    }),
  ]),
  ...unit(3, 'Số chưa biết trong phép tính', ({ mc, fb }) => [
    fb('M1', 'thừa số chưa biết trong phép nhân', (r) => {
      const [a, x] = [r.int(3, 8), r.int(11, 25)];
      return {
        ask: [
          `Tìm số thích hợp thay cho dấu hỏi: $? \\times ${a} = ${a * x}$.`,
          `Một số nhân với ${a} được ${a * x}. Số đó là số nào?`,
          `${a} hộp như nhau có tất cả ${a * x} cái bánh. Mỗi hộp có bao nhiêu cái bánh?`,
        ],
        is: x,
        why: `$${a * x} : ${a} = ${x}$.`,
      };
    }),
    fb('M1', 'số bị trừ chưa biết', (r) => {
      const [b, d] = [r.int(125, 280), r.int(130, 290)];
      return {
        ask: [
          `Tìm số thích hợp thay cho dấu hỏi: $? - ${b} = ${d}$.`,
          `Một cửa hàng bán ${b} kg gạo thì còn ${d} kg. Lúc đầu cửa hàng có bao nhiêu ki-lô-gam gạo?`,
          `Bớt ${b} ở một số thì được ${d}. Số đó là số nào?`,
        ],
        is: b + d,
        why: `Số bị trừ bằng hiệu cộng số trừ: $${d} + ${b} = ${b + d}$.`,
      };
    }),
    mc('M1', 'phép tính để tìm số chia', (r) => {
      const [q, b] = [r.int(3, 8), r.int(4, 9)];
      const a = q * b;
      return {
        ask: [
          `Muốn tìm số chia trong phép chia $${a} : {?} = ${q}$, ta làm phép tính:`,
          `Chia ${a} chiếc kẹo cho một số bạn, mỗi bạn được ${q} chiếc. Phép tính tìm số bạn là:`,
          `$${a} : {?} = ${q}$. Số thay cho dấu hỏi là kết quả của phép tính:`,
        ],
        right: `$${a} : ${q}$`,
        wrong: [
          [`$${a} \\times ${q}$`, 'nhầm với cách tìm số bị chia'],
          [`$${a} - ${q}$`, 'nhầm với cách tìm số trừ'],
          [`$${a} + ${q}$`, 'nhầm với cách tìm số bị trừ'],
        ],
        why: `Muốn tìm số chia, ta lấy số bị chia chia cho thương: $${a} : ${q} = ${b}$.`,
      };
    }),
    mc('M1', 'phép tính có số chưa biết bằng một số đã cho', (r) => {
      const x = r.int(6, 9);
      const [a, b, c] = [r.int(3, 5), r.int(12, 20), r.int(21, 30)];
      return {
        ask: [
          `Phép tính nào có số chưa biết bằng ${x}?`,
          `Thay dấu hỏi bằng ${x} thì phép tính nào đúng?`,
          `Thẻ số ${x} đặt được vào chỗ dấu hỏi của phép tính nào?`,
        ],
        right: `$? \\times ${a} = ${a * x}$`,
        wrong: [
          [`$? + ${b} = ${b + x + 2}$`, 'tính sai tổng'],
          [`$${c} - {?} = ${c - x - 1}$`, 'tính sai hiệu'],
          [`$? : 2 = ${x}$`, 'nhầm số bị chia với thương'],
        ],
        why: `$${x} \\times ${a} = ${a * x}$.`,
      };
    }),
  ]),
];

const geometry: readonly Template[] = [
  ...unit(3, 'Chu vi, diện tích', ({ mc, fb }) => [
    fb('M1', 'chu vi hình chữ nhật trên hình', (r) => {
      const [a, b] = [2 * r.int(4, 5), r.int(4, 6)];
      return {
        ask: [
          'Hình chữ nhật bên có chu vi bao nhiêu xăng-ti-mét?',
          'Một tấm bìa hình chữ nhật có kích thước như hình bên. Chu vi tấm bìa là bao nhiêu xăng-ti-mét?',
          'Tính chu vi (cm) của hình chữ nhật $ABCD$ bên.',
        ],
        is: 2 * (a + b),
        unit: 'cm',
        why: `Chiều dài ${a} cm, chiều rộng ${b} cm: $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$ (cm).`,
        figure: plane('rectangle', Math.round((Math.atan2(b, a) * 180) / Math.PI), { AB: `${a} cm`, AD: `${b} cm` }),
      };
    }),
    mc('M1', 'diện tích hình vuông', (r) => {
      const a = r.int(5, 9);
      return {
        ask: [
          `Hình vuông có cạnh ${a} cm. Diện tích (cm²) của hình vuông là:`,
          `Viên gạch hình vuông cạnh ${a} dm có diện tích (dm²) là:`,
          `Một mảnh giấy hình vuông cạnh ${a} cm có diện tích tính bằng xăng-ti-mét vuông là:`,
        ],
        right: a * a,
        wrong: [
          [4 * a, 'tính chu vi'],
          [2 * a, 'lấy cạnh nhân 2'],
          [a + 4, 'lấy cạnh cộng 4'],
          [a * a + a, 'tính sai phép nhân'],
        ],
        why: `$${a} \\times ${a} = ${a * a}$.`,
      };
    }),
    fb('M2', 'diện tích hình chữ nhật khi biết chu vi', (r) => {
      const [a, b] = [r.int(7, 9), r.int(3, 6)];
      return {
        ask: [
          `Hình chữ nhật có chu vi ${2 * (a + b)} cm, chiều dài ${a} cm. Diện tích của nó là bao nhiêu xăng-ti-mét vuông?`,
          `Mảnh vườn hình chữ nhật có chiều dài ${a} m, chu vi ${2 * (a + b)} m. Diện tích mảnh vườn là bao nhiêu mét vuông?`,
          `Một tấm thảm hình chữ nhật dài ${a} dm, chu vi ${2 * (a + b)} dm. Tính diện tích (dm²) tấm thảm.`,
        ],
        is: a * b,
        why: `Nửa chu vi: $${2 * (a + b)} : 2 = ${a + b}$. Chiều rộng: $${a + b} - ${a} = ${b}$. Diện tích: $${a} \\times ${b} = ${a * b}$.`,
      };
    }),
    mc('M2', 'diện tích phần còn lại của tờ giấy', (r) => {
      const [a, b, c] = [r.int(7, 9), r.int(5, 6), r.int(2, 4)];
      return {
        ask: [
          `Tờ giấy hình chữ nhật dài ${a} cm, rộng ${b} cm. Cắt đi một hình vuông cạnh ${c} cm. Diện tích (cm²) phần còn lại là:`,
          `Mảnh vườn hình chữ nhật ${a} m × ${b} m có một bể nước hình vuông cạnh ${c} m. Diện tích (m²) phần vườn không có bể là:`,
          `Bức tường hình chữ nhật dài ${a} m, cao ${b} m của nhà xưởng có một cửa hình vuông cạnh ${c} m. Diện tích (m²) tường không tính cửa là:`,
        ],
        right: a * b - c * c,
        wrong: [
          [a * b, 'quên trừ phần hình vuông'],
          [a * b - 4 * c, 'trừ chu vi hình vuông'],
          [a * b - c, 'trừ cạnh hình vuông'],
          [a * b + c * c, 'cộng thay vì trừ'],
        ],
        why: `$${a} \\times ${b} = ${a * b}$; $${c} \\times ${c} = ${c * c}$; $${a * b} - ${c * c} = ${a * b - c * c}$.`,
      };
    }),
  ]),
  ...unit(3, 'Khối lập phương, khối hộp chữ nhật', ({ mc, fb, set }) => [
    set('M1', 'đồ vật có dạng khối hộp chữ nhật hoặc khối lập phương', [
      [
        'Đồ vật nào có dạng khối hộp chữ nhật?',
        'Hộp kem đánh răng',
        [
          ['Quả bóng đá', 'chọn khối cầu'],
          ['Lon sữa', 'chọn khối trụ'],
          ['Chiếc nón lá', 'chọn khối nón'],
        ],
        'Hộp kem đánh răng có 6 mặt là hình chữ nhật.',
      ],
      [
        'Vật nào có dạng khối lập phương?',
        'Con xúc xắc',
        [
          ['Viên bi', 'chọn khối cầu'],
          ['Cái cốc', 'chọn khối trụ'],
          ['Quyển sách', 'chọn khối hộp có các mặt không phải đều là hình vuông'],
        ],
        'Con xúc xắc có 6 mặt là hình vuông bằng nhau.',
      ],
      [
        'Trong các vật sau, vật có 6 mặt đều là hình chữ nhật là:',
        'Viên gạch xây nhà',
        [
          ['Quả cam', 'chọn khối cầu'],
          ['Khúc gỗ tròn', 'chọn khối trụ'],
          ['Cái phễu', 'chọn khối nón'],
        ],
        'Viên gạch xây nhà có dạng khối hộp chữ nhật, cả 6 mặt là hình chữ nhật.',
      ],
    ]),
    fb('M1', 'tổng số cạnh của các khối lập phương', (r) => {
      const k = r.int(2, 5);
      return {
        ask: [
          `Khối lập phương ở hình bên có 12 cạnh. ${k} khối như thế đặt rời nhau có tất cả bao nhiêu cạnh?`,
          `Bạn Nga làm ${k} khung khối lập phương như hình bên, mỗi cạnh một que, các khung rời nhau. Nga cần bao nhiêu que?`,
          `Mỗi chiếc hộp có dạng khối lập phương như hình bên. Dán băng dính dọc theo mọi cạnh của ${k} chiếc hộp rời nhau thì dán bao nhiêu cạnh?`,
        ],
        is: 12 * k,
        why: `Mỗi khối lập phương có 12 cạnh: $12 \\times ${k} = ${12 * k}$.`,
        figure: cube(),
      };
    }),
    fb('M2', 'số mặt áp vào nhau khi xếp các khối', (r) => {
      const k = r.int(3, 6);
      return {
        ask: [
          `Xếp ${k} khối lập phương giống khối ở hình bên thành một hàng dọc, mặt sát mặt. Có bao nhiêu mặt của các khối áp vào mặt khối khác?`,
          `Một cột gồm ${k} khối lập phương như hình bên chồng khít lên nhau. Số mặt bị che vì áp vào khối khác là bao nhiêu (không tính mặt đáy cột)?`,
          `Dán ${k} khối lập phương như hình bên nối tiếp thành một thanh. Có bao nhiêu mặt được bôi keo, biết hai mặt áp vào nhau đều bôi keo?`,
        ],
        is: 2 * (k - 1),
        why: `Có $${k} - 1 = ${k - 1}$ chỗ tiếp xúc, mỗi chỗ có 2 mặt: $${k - 1} \\times 2 = ${2 * (k - 1)}$.`,
        figure: cube(),
      };
    }),
    mc('M2', 'độ dài que làm khung hình hộp chữ nhật', (r) => {
      const [a, b, c] = [r.int(6, 9), r.int(4, 5), r.int(2, 3)];
      return {
        ask: [
          `Khung một khối hộp chữ nhật như hình bên dài ${a} cm, rộng ${b} cm, cao ${c} cm. Tổng độ dài (cm) các cạnh là:`,
          `Làm khung đèn lồng hình hộp chữ nhật (hình bên) dài ${a} dm, rộng ${b} dm, cao ${c} dm. Độ dài nan tre (dm) cần dùng là:`,
          `Hộp quà có dạng khối hộp chữ nhật như hình bên, dài ${a} cm, rộng ${b} cm, cao ${c} cm. Viền dây dọc theo tất cả các cạnh thì độ dài dây (cm) cần dùng là:`,
        ],
        right: 4 * (a + b + c),
        wrong: [
          [a + b + c, 'chỉ cộng ba cạnh khác nhau'],
          [2 * (a + b), 'tính chu vi một mặt'],
          [2 * (a + b + c), 'coi mỗi độ dài có hai cạnh'],
          [12 * a, 'coi các cạnh bằng nhau'],
        ],
        why: `Mỗi độ dài có 4 cạnh: $(${a} + ${b} + ${c}) \\times 4 = ${4 * (a + b + c)}$.`,
        figure: cuboid([b, a, c]),
      };
    }),
  ]),
];

/** For the test at the end of the first term. */
const firstTerm: readonly Template[] = [
  ...unit(3, 'Góc, hình tròn, hình tam giác', ({ fb, set }) => [
    set('M1', 'tên gọi các yếu tố của hình tròn', [
      [
        'Hình tròn tâm $O$ có đường kính $AB$. Điểm $O$ là:',
        'trung điểm của $AB$',
        [
          ['một đầu mút của $AB$', 'nhầm tâm với điểm trên đường tròn'],
          'điểm nằm ngoài đoạn $AB$',
          'đỉnh của hình tròn',
        ],
        'Đường kính đi qua tâm, và tâm chia đường kính thành hai bán kính bằng nhau.',
      ],
      [
        'Đoạn thẳng nối tâm của hình tròn với một điểm trên đường tròn gọi là:',
        'bán kính',
        [['đường kính', 'nhầm với đoạn đi qua tâm nối hai điểm của đường tròn'], 'cạnh', 'đỉnh'],
        'Bán kính nối tâm với một điểm trên đường tròn.',
      ],
      [
        'Trong một hình tròn, đường kính dài gấp mấy lần bán kính?',
        '2 lần',
        [['3 lần', 'nhớ nhầm quan hệ giữa đường kính và bán kính'], '4 lần', '1 lần'],
        'Đường kính gồm hai bán kính.',
      ],
    ]),
    fb('M1', 'bán kính từ đường kính', (r) => {
      const a = r.int(6, 30);
      return {
        ask: [
          `Hình tròn có đường kính ${2 * a} cm. Bán kính là bao nhiêu xăng-ti-mét?`,
          `Bồn hoa hình tròn có đường kính ${2 * a} dm thì bán kính là bao nhiêu đề-xi-mét?`,
          `Bánh xe có đường kính ${2 * a} cm. Khoảng cách từ tâm bánh xe đến vành là bao nhiêu xăng-ti-mét?`,
        ],
        is: a,
        why: `Bán kính bằng một nửa đường kính: $${2 * a} : 2 = ${a}$.`,
      };
    }),
  ]),
  ...unit(3, 'Đơn vị đo', ({ fb, set }) => [
    fb('M1', 'số gam còn thiếu để đủ một ki-lô-gam', (r) => {
      const a = 50 * r.int(5, 17);
      return {
        ask: [
          `Túi đường nặng ${a} g. Thêm bao nhiêu gam nữa thì túi đường nặng 1 kg?`,
          `Đĩa cân bên trái có quả cân 1 kg, đĩa bên phải có ${a} g táo. Cần thêm bao nhiêu gam táo để cân thăng bằng?`,
          `1 kg bột chia thành hai túi, một túi ${a} g. Túi kia nặng bao nhiêu gam?`,
        ],
        is: 1000 - a,
        why: `1 kg bằng 1000 g: $1000 - ${a} = ${1000 - a}$ (g).`,
      };
    }),
    set('M1', 'nhiệt độ phù hợp với đồ vật', [
      [
        'Nhiệt độ của nước đang sôi khoảng:',
        '100 °C',
        [['37 °C', 'nhầm với nhiệt độ cơ thể'], ['0 °C', 'nhầm với nước đá đang tan'], '50 °C'],
        'Nước sôi ở khoảng 100 °C.',
      ],
      [
        'Nhiệt độ cơ thể của người khoẻ mạnh khoảng:',
        '37 °C',
        [['100 °C', 'nhầm với nước đang sôi'], ['0 °C', 'nhầm với nước đá đang tan'], '20 °C'],
        'Người khoẻ mạnh có nhiệt độ cơ thể khoảng 37 °C.',
      ],
      [
        'Nhiệt độ của nước đá đang tan là:',
        '0 °C',
        [['37 °C', 'nhầm với nhiệt độ cơ thể'], ['100 °C', 'nhầm với nước đang sôi'], '25 °C'],
        'Nước đá tan ở 0 °C.',
      ],
    ]),
  ]),
];

const data: readonly Template[] = unit(3, 'Bảng số liệu', ({ mc, fb }) => [
  fb('M1', 'số lớn nhất của bảng', (r) => {
    const [a, b, c, d] = r.shuffle([r.int(15, 20), r.int(31, 38), r.int(22, 28), r.int(8, 12)]) as [
      number,
      number,
      number,
      number,
    ];
    const rows = (head: string, name: string, heads: readonly string[]) => table([head, ...heads], [name, a, b, c, d]);
    return {
      ask: [
        `Số cây mỗi tổ trồng được:\n${rows('Tổ', 'Số cây', ['Tổ 1', 'Tổ 2', 'Tổ 3', 'Tổ 4'])}\nTổ trồng nhiều nhất trồng được bao nhiêu cây?`,
        `Số quyển truyện của bốn bạn:\n${rows('Bạn', 'Số truyện', ['An', 'Bình', 'Chi', 'Dũng'])}\nBạn có nhiều truyện nhất có bao nhiêu quyển?`,
        `Số khách đến quán trong bốn ngày:\n${rows('Ngày', 'Số khách', ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm'])}\nNgày đông khách nhất có bao nhiêu khách?`,
      ],
      is: Math.max(a, b, c, d),
      why: `Số lớn nhất trong bảng là ${Math.max(a, b, c, d)}.`,
    };
  }),
  mc('M1', 'bạn có số điểm cho trước trong bảng', (r, turn) => {
    const [a, b, c, d] = r.shuffle([12, 15, 18, 24]) as [number, number, number, number];
    const names = ['Mai', 'Nam', 'Oanh', 'Phúc'];
    const all = [a, b, c, d];
    const at = [2, 0, 3][turn]!;
    const rows = (head: string, name: string) => table([head, ...names], [name, ...all]);
    return {
      ask: [
        `Số sao mỗi bạn đạt được:\n${rows('Bạn', 'Số sao')}\nBạn nào có ${all[at]!} sao?`,
        `Số hạt bạn nhặt được trong trò chơi:\n${rows('Tên', 'Số hạt')}\nNgười nhặt được ${all[at]!} hạt là:`,
        `Số trang sách các bạn đọc trong ngày:\n${rows('Bạn', 'Số trang')}\nBạn đọc ${all[at]!} trang là:`,
      ],
      right: names[at]!,
      wrong: names.filter((_, other) => other !== at),
      why: `Cột của ${names[at]!} ghi số ${all[at]!}.`,
    };
  }),
  fb('M3', 'số cần chuyển để hai cột bằng nhau', (r) => {
    const [base, d] = [r.int(14, 20), r.int(3, 7)];
    const [a, b] = [base + d, base - d];
    return {
      ask: [
        `Số quyển sách ở ba tủ:\n${table(['Tủ', 'Tủ A', 'Tủ B', 'Tủ C'], ['Số sách', a, b, base + 5])}\nPhải chuyển bao nhiêu quyển từ tủ A sang tủ B để hai tủ A và B có số sách bằng nhau?`,
        `Số bạn ở ba nhóm:\n${table(['Nhóm', 'Nhóm A', 'Nhóm B', 'Nhóm C'], ['Số bạn', a, b, base + 5])}\nMuốn nhóm A và nhóm B có số bạn bằng nhau thì cần chuyển mấy bạn từ nhóm A sang nhóm B?`,
        `Số quả trong ba rổ:\n${table(['Rổ', 'Rổ A', 'Rổ B', 'Rổ C'], ['Số quả', a, b, base + 5])}\nLấy bao nhiêu quả ở rổ A bỏ sang rổ B thì hai rổ A và B có số quả bằng nhau?`,
      ],
      is: d,
      why: `A hơn B là $${a} - ${b} = ${2 * d}$. Chuyển một nửa: $${2 * d} : 2 = ${d}$.`,
    };
  }),
  fb('M3', 'tiền mua vật dụng theo bảng giá', (r) => {
    const [p, q, s] = [r.int(6, 9), r.int(3, 5), r.int(12, 15)];
    const [x, y] = [r.int(3, 5), r.int(2, 4)];
    const cost = p * x + q * y;
    const paid = 50 * Math.ceil(cost / 50);
    if (paid === cost) throw new TooFewDistractors('no change');
    return {
      ask: [
        `Bảng giá (nghìn đồng):\n${table(['Món', 'Vở', 'Bút', 'Hộp màu'], ['Giá', p, q, s])}\nMua ${x} quyển vở và ${y} cái bút, đưa ${paid} nghìn đồng thì được trả lại bao nhiêu nghìn đồng?`,
        `Giá đồ uống (nghìn đồng):\n${table(['Món', 'Nước cam', 'Trà đá', 'Sinh tố'], ['Giá', p, q, s])}\nGọi ${x} cốc nước cam và ${y} cốc trà đá, trả ${paid} nghìn đồng thì nhận lại bao nhiêu nghìn đồng?`,
        `Bảng giá quầy bánh (nghìn đồng):\n${table(['Bánh', 'Bánh bao', 'Bánh rán', 'Bánh mì'], ['Giá', p, q, s])}\nBạn Lan mua ${x} bánh bao, ${y} bánh rán và đưa ${paid} nghìn đồng. Cô bán hàng trả lại bao nhiêu nghìn đồng?`,
      ],
      is: paid - cost,
      why: `$${p} \\times ${x} = ${p * x}$; $${q} \\times ${y} = ${q * y}$; tất cả $${p * x} + ${q * y} = ${cost}$; trả lại $${paid} - ${cost} = ${paid - cost}$.`,
    };
  }),
]);

export const fifth3: readonly Template[] = [...numbers, ...geometry, ...firstTerm, ...data];
