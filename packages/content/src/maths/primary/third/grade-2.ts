/** Grade 2: a third choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { table, unit } from '../../terms/kit.ts';
import { clock, pictures, ray, sizes } from '../figures/kit.ts';

const adding: readonly Template[] = [
  ...unit(2, 'Cộng, trừ trong phạm vi 20', ({ mc, fb }) => [
    fb('M1', 'nhảy qua số 10 trên tia số', (r) => {
      const [a, b] = [r.int(7, 9), r.int(4, 8)];
      return {
        ask: [
          `Châu chấu đứng ở số ${a} trên tia số bên và nhảy sang phải ${b} bước, mỗi bước 1 số. Châu chấu đến số nào?`,
          `Trên tia số bên, từ số ${a} đếm tiếp ${b} số thì đến số nào?`,
          `Đặt bút ở số ${a} trên tia số bên rồi đi sang phải ${b} vạch. Bút ở số nào?`,
        ],
        is: a + b,
        why: `Đi ${10 - a} bước đến số 10, còn ${b - 10 + a} bước nữa: $10 + ${b - 10 + a} = ${a + b}$.`,
        figure: ray(0, 20, 1),
      };
    }),
    mc('M1', 'hai số có tổng đã cho', (r) => {
      const [a, b] = [r.int(7, 9), r.int(5, 6)];
      const s = a + b;
      return {
        ask: [
          `Hai số nào có tổng bằng ${s}?`,
          `Cần hai tấm thẻ có tổng là ${s}. Đó là hai thẻ ghi số:`,
          `Hai bạn có tất cả ${s} viên bi. Số bi của hai bạn có thể là:`,
        ],
        right: `${a} và ${b}`,
        wrong: [
          [`${a} và ${b - 1}`, 'cộng thừa 1'],
          [`${a - 1} và ${b + 2}`, 'cộng thiếu 1'],
          [`${s - 10} và ${b}`, 'quên 10 đơn vị'],
        ],
        why: `$${a} + ${b} = ${s}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ mc, fb }) => [
    fb('M1', 'thêm cho đủ số tròn chục', (r) => {
      const s = 10 * r.int(5, 9);
      const a = s - r.int(12, 28);
      if (a % 10 === 0) throw new TooFewDistractors('no carry');
      return {
        ask: [
          `Số nào cộng với ${a} được ${s}?`,
          `Quyển truyện có ${s} trang, Mai đã đọc ${a} trang. Mai còn phải đọc bao nhiêu trang?`,
          `Lợn đất có ${a} nghìn đồng. Cần thêm bao nhiêu nghìn đồng để được ${s} nghìn đồng?`,
        ],
        is: s - a,
        why: `$${s} - ${a} = ${s - a}$.`,
      };
    }),
    mc('M1', 'phép cộng nào đúng', (r) => {
      const [a, b] = [10 * r.int(2, 4) + r.int(6, 9), 10 * r.int(3, 4) + r.int(5, 8)];
      const [c, d] = [10 * r.int(7, 9) + r.int(1, 3), 10 * r.int(3, 4) + r.int(6, 9)];
      return {
        ask: [
          'Phép tính nào đúng?',
          'Bạn nào viết phép tính đúng?',
          'Trong bốn phép tính sau, phép tính có kết quả đúng là:',
        ],
        right: `$${a} + ${b} = ${a + b}$`,
        wrong: [
          [`$${a} + ${b - 10} = ${a + b - 20}$`, 'quên nhớ 1 chục khi cộng'],
          [`$${c} - ${d} = ${c - d + 10}$`, 'quên trả 1 chục khi trừ'],
          [
            `$${c} - ${d - 10} = ${10 * (Math.floor(c / 10) - Math.floor(d / 10) + 1) + (d % 10) - (c % 10)}$`,
            'lấy chữ số lớn trừ chữ số bé ở hàng đơn vị',
          ],
        ],
        why: `Ba phép kia sai vì $${a} + ${b - 10} = ${a + b - 10}$; $${c} - ${d} = ${c - d}$; $${c} - ${d - 10} = ${c - d + 10}$.`,
      };
    }),
    fb('M3', 'còn thiếu bao nhiêu so với số trong bảng', (r) => {
      const [a, b, c] = [r.int(24, 29), r.int(15, 19), r.int(22, 28)];
      const grid = table(['Tổ', 'Tổ 1', 'Tổ 2', 'Tổ 3'], ['Số chai', a, b, c]);
      return {
        ask: [
          `Bảng sau ghi số chai nhựa ba tổ đã nhặt:\n${grid}\nMỗi tổ cần nhặt 50 chai. Tổ 2 còn phải nhặt bao nhiêu chai?`,
          `Số chai nhựa ba tổ đã góp:\n${grid}\nTổ 2 muốn góp đủ 50 chai thì còn thiếu bao nhiêu chai?`,
          `Ba tổ đã thu gom được số chai nhựa ghi trong bảng:\n${grid}\nTổ 2 cần thêm bao nhiêu chai để có 50 chai?`,
        ],
        is: 50 - b,
        unit: 'chai',
        why: `Ô của Tổ 2 ghi ${b} chai. Còn thiếu: $50 - ${b} = ${50 - b}$ (chai).`,
      };
    }),
  ]),
  ...unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ mc, fb }) => [
    mc('M2', 'phép nhân có kết quả lớn nhất', (r) => {
      const [a, b] = [r.int(4, 6), r.int(7, 9)];
      return {
        ask: [
          'Phép nhân nào có kết quả lớn nhất?',
          'Nhóm đồ vật nào có nhiều nhất? Mỗi phép tính sau cho biết số đồ vật của một nhóm.',
          'So sánh kết quả bốn phép nhân. Kết quả lớn nhất là của phép tính:',
        ],
        right: `$5 \\times ${a}$`,
        wrong: [
          [`$2 \\times ${b}$`, `chỉ so sánh ${b} với ${a}`],
          [`$5 \\times ${a - 1}$`, 'tính nhầm bảng nhân 5'],
          [`$2 \\times ${b - 1}$`, 'tính nhầm bảng nhân 2'],
        ],
        why: `$5 \\times ${a} = ${5 * a}$; $2 \\times ${b} = ${2 * b}$; $5 \\times ${a - 1} = ${5 * a - 5}$; $2 \\times ${b - 1} = ${2 * b - 2}$. Số ${5 * a} lớn nhất.`,
      };
    }),
    fb('M3', 'nhân với số 2 không nói ra', (r, turn) => {
      const pair = ['Mỗi con vịt có 2 chân', 'Mỗi xe đạp có 2 bánh', 'Mỗi đôi giày có 2 chiếc'][turn]!;
      const k = r.int(4, 10);
      return {
        ask: [
          `Đàn vịt có ${k} con. Đàn vịt có tất cả bao nhiêu cái chân?`,
          `Bãi xe có ${k} chiếc xe đạp. Có tất cả bao nhiêu bánh xe?`,
          `Tủ giày có ${k} đôi giày. Có tất cả bao nhiêu chiếc giày?`,
        ],
        is: 2 * k,
        why: `${pair}: $2 \\times ${k} = ${2 * k}$.`,
      };
    }),
  ]),
  ...unit(2, 'Các số đến 1000', ({ fb }) => [
    fb('M1', 'số ở vạch tiếp theo', (r) => {
      const from = 100 * r.int(2, 8);
      const a = from + 10 * r.int(3, 8);
      return {
        ask: [
          `Trên tia số bên, hai vạch liền nhau hơn kém nhau 10. Vạch ngay sau vạch ${a} ứng với số nào?`,
          `Đếm thêm 10 trên tia số bên: sau số ${a} là số nào?`,
          `Tia số bên có các vạch cách nhau 10. Từ số ${a} đi sang phải một vạch thì đến số nào?`,
        ],
        is: a + 10,
        why: `Thêm 1 chục vào ${a}: $${a} + 10 = ${a + 10}$.`,
        figure: ray(from, from + 100, 10, { asked: a + 10 }),
      };
    }),
    fb('M2', 'gộp trăm với hơn mười chục', (r) => {
      const [a, b] = [r.int(2, 6), r.int(11, 19)];
      return {
        ask: [
          `Số gồm ${a} trăm và ${b} chục là số nào?`,
          `Có ${a} hộp, mỗi hộp 100 chiếc bút và ${b} bó, mỗi bó 10 chiếc. Có tất cả bao nhiêu chiếc bút?`,
          `Bác thủ kho đếm được ${a} thùng, mỗi thùng 100 quyển vở, và ${b} gói, mỗi gói 10 quyển. Có tất cả bao nhiêu quyển vở?`,
        ],
        is: 100 * a + 10 * b,
        why: `${b} chục là ${10 * b}, nên $${100 * a} + ${10 * b} = ${100 * a + 10 * b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ trong phạm vi 1000', ({ mc, ok }) => [
    mc('M1', 'đường đi qua một điểm trên hình', (r) => {
      const [a, b] = [
        100 * r.int(2, 3) + 10 * r.int(2, 5) + r.int(1, 4),
        100 * r.int(2, 4) + 10 * r.int(1, 4) + r.int(1, 5),
      ];
      return {
        ask: [
          'An đi từ nhà ($B$) qua chợ ($A$) đến trường ($C$) như hình bên. Quãng đường An đi dài:',
          'Xe buýt chạy từ bến $B$ qua bến $A$ đến bến $C$ như hình bên. Xe đã chạy số mét là:',
          'Trên hình bên, đường gấp khúc $BAC$ dài:',
        ],
        right: `${a + b} m`,
        wrong: [
          [`${Math.abs(a - b)} m`, 'làm phép trừ'],
          [`${a + b + 100} m`, 'cộng thừa 1 trăm'],
          [`${a + b - 10} m`, 'cộng thiếu 1 chục'],
          `${Math.max(a, b)} m`,
        ],
        why: `Cộng hai đoạn: $${a} + ${b} = ${a + b}$ (m).`,
        figure: plane('right', sizes.right(a, b), { AB: `${a} m`, AC: `${b} m` }),
      };
    }),
    ok('M1', 'hai số tròn trăm có tổng 1000', (r) => {
      const a = r.int(2, 4);
      return {
        right: [`$${a}00 + ${10 - a}00 = 1000$.`, `${a}00 thêm ${10 - a}00 được 1000.`],
        wrong: `Muốn có 1000 thì phải thêm ${9 - a}00 vào ${a}00.`,
        why: `${a} trăm và ${10 - a} trăm là 10 trăm, bằng 1000.`,
      };
    }),
  ]),
];

const measuring: readonly Template[] = [
  ...unit(2, 'Khối lượng, dung tích', ({ mc, fb }) => [
    mc('M1', 'bạn nặng nhất trên biểu đồ', (r) => {
      const names = ['An', 'Bình', 'Chi', 'Dũng'];
      const values = r.shuffle([19, 22, 25, 28]);
      const most = names[values.indexOf(28)]!;
      const least = names[values.indexOf(19)]!;
      const grid = table(['Bạn', ...names], ['Cân nặng (kg)', ...values]);
      return {
        ask: [
          `Bảng sau ghi cân nặng của bốn bạn:\n${grid}\nBạn nặng nhất là:`,
          `Cô y tế cân bốn bạn và ghi kết quả vào bảng:\n${grid}\nBạn nào nặng nhất?`,
          `So sánh cân nặng của bốn bạn:\n${grid}\nNặng hơn cả ba bạn kia là bạn:`,
        ],
        right: most,
        wrong: [
          [least, 'chọn bạn nhẹ nhất'] as const,
          ...names
            .filter((one) => one !== most && one !== least)
            .map(
              (one) =>
                [
                  one,
                  values[names.indexOf(one)] === 25 ? 'chọn bạn nặng thứ hai' : 'chỉ so sánh với bạn nhẹ nhất',
                ] as const,
            ),
        ],
        why: `28 kg là số đo lớn nhất trong bốn số đo, đó là cân nặng của ${most}.`,
      };
    }),
    fb('M2', 'số can để đựng hết', (r) => {
      const [each, k] = [r.pick([2, 5]), r.int(5, 8)];
      return {
        ask: [
          `Có ${each * k} l nước mắm, rót đầy các can ${each} l. Cần mấy can để đựng hết?`,
          `Thùng có ${each * k} l dầu, rót hết vào các chai ${each} l thì được mấy chai đầy?`,
          `Bác Ba vắt được ${each * k} l sữa, đựng đầy các bình ${each} l. Bác cần mấy bình?`,
        ],
        is: k,
        why: `Chia theo nhóm ${each} l: $${each * k} : ${each} = ${k}$.`,
      };
    }),
  ]),
  ...unit(2, 'Đường thẳng, đường gấp khúc, hình tứ giác', ({ mc }) => [
    mc('M1', 'ba điểm thẳng hàng trên hình', (r) => ({
      ask: [
        'Trên hình bên, ba điểm nào thẳng hàng?',
        'Nhìn hình bên. Ba điểm cùng nằm trên một đường thẳng là:',
        'Trên hình bên, có thể đặt cạnh thước đi qua ba điểm nào?',
      ],
      right: '$A$, $O$, $B$',
      wrong: [
        ['$A$, $O$, $C$', 'không thấy điểm $C$ lệch khỏi đường thẳng $AO$'],
        ['$B$, $O$, $C$', 'không thấy điểm $C$ lệch khỏi đường thẳng $BO$'],
        ['$A$, $B$, $C$', 'lấy ba điểm ở ba đầu của hình'],
      ],
      why: 'Điểm $O$ nằm trên đường thẳng $AB$, điểm $C$ thì không.',
      figure: plane('adjacent', 5 * r.int(8, 15), {}),
    })),
  ]),
  ...unit(2, 'Giờ, phút, ngày, tháng', ({ fb }) => [
    fb('M1', 'giờ buổi chiều và buổi tối', (r) => {
      const hour = r.int(1, 9);
      const part = hour <= 5 ? 'chiều' : 'tối';
      return {
        ask: [
          `Buổi ${part}, đồng hồ chỉ như hình bên. Lúc đó còn gọi là mấy giờ (tính từ 0 giờ sáng)?`,
          `Một buổi ${part}, bố xem đồng hồ bên. Đồng hồ điện tử lúc đó hiện số giờ là bao nhiêu?`,
          `Đồng hồ bên chỉ giờ mẹ về nhà, vào buổi ${part}. Theo cách tính 24 giờ trong ngày, mẹ về nhà lúc mấy giờ?`,
        ],
        is: hour + 12,
        unit: 'giờ',
        why: `Đồng hồ chỉ ${hour} giờ ${part}: $12 + ${hour} = ${hour + 12}$ (giờ).`,
        figure: clock(hour),
      };
    }),
    fb('M2', 'số ngày còn lại của tháng', (r) => {
      const a = r.int(12, 25);
      return {
        ask: [
          `Hôm nay là ngày ${a} tháng Mười một. Lớp thi kể chuyện vào ngày 30 tháng Mười một. Còn bao nhiêu ngày nữa đến ngày thi?`,
          `Tháng Sáu có 30 ngày. Đã qua ${a} ngày. Tháng Sáu còn lại bao nhiêu ngày?`,
          `Bố đi công tác về vào ngày 30 tháng Chín. Hôm nay là ngày ${a} tháng Chín. Bao nhiêu ngày nữa bố về?`,
        ],
        is: 30 - a,
        unit: 'ngày',
        why: `Lấy 30 trừ số ngày đã qua: $30 - ${a} = ${30 - a}$ (ngày).`,
      };
    }),
  ]),
  ...unit(2, 'Kiểm đếm và khả năng', ({ fb }) => [
    fb('M1', 'đọc số của một hàng trong biểu đồ tranh', (r) => {
      const values = r.shuffle([4, 6, 7, 9]);
      const names = ['Cam', 'Táo', 'Nho', 'Xoài'];
      const at = r.int(0, 3);
      return {
        ask: [
          `Biểu đồ tranh bên cho biết số bạn thích mỗi loại quả, mỗi hình tròn là 1 bạn. Có bao nhiêu bạn thích ${names[at]!.toLowerCase()}?`,
          `Tổ Hai hỏi các bạn thích quả nào nhất và vẽ hình bên. Số bạn chọn ${names[at]!.toLowerCase()} là bao nhiêu?`,
          `Đọc hình bên: bao nhiêu bạn chọn quả ${names[at]!.toLowerCase()}?`,
        ],
        is: values[at]!,
        unit: 'bạn',
        why: `Hàng “${names[at]!}” có ${values[at]!} hình tròn.`,
        figure: pictures(
          'Số bạn',
          names.map((one, index) => [one, values[index]!] as const),
        ),
      };
    }),
    fb('M2', 'thêm cho hai hàng bằng nhau', (r) => {
      const [a, b, c] = [r.int(11, 15), r.int(4, 8), r.int(6, 10)];
      return {
        ask: [
          'Biểu đồ tranh bên cho biết số quyển truyện của ba tổ, mỗi hình tròn là 1 quyển. Tổ 2 cần góp thêm bao nhiêu quyển để bằng tổ 1?',
          'Số quyển truyện ba tổ đã đọc như hình bên. Tổ 2 phải đọc thêm bao nhiêu quyển nữa mới bằng tổ 1?',
          'Nhìn hình bên: tổ 2 có ít hơn tổ 1 bao nhiêu quyển truyện?',
        ],
        is: a - b,
        unit: 'quyển',
        why: `Tổ 1 có ${a} quyển, tổ 2 có ${b} quyển: $${a} - ${b} = ${a - b}$ (quyển).`,
        figure: pictures('Số quyển truyện', [
          ['Tổ 1', a],
          ['Tổ 2', b],
          ['Tổ 3', c],
        ]),
      };
    }),
  ]),
];

export const third2: readonly Template[] = [...adding, ...measuring];
