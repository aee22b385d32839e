/** Grade 1: a fourth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { boxes, clock, pictures } from '../figures/kit.ts';

const weekdays = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];

const numbers: readonly Template[] = [
  ...unit(1, 'Các số đến 10', ({ mc, fb, ok }) => [
    fb('M1', 'số con vật trong biểu đồ tranh', (r) => {
      const values = r.shuffle([3, 5, 7, 8]);
      const at = r.int(0, 3);
      const names = ['Gà', 'Vịt', 'Mèo', 'Chó'];
      const name = names[at]!.toLowerCase();
      return {
        ask: [
          `Ở hình bên, mỗi hình tròn là 1 con vật của nhà bạn Tí. Nhà bạn Tí có mấy con ${name}?`,
          `Tí đếm các con vật ở nhà bà rồi vẽ hình bên, mỗi hình tròn là 1 con. Nhà bà có mấy con ${name}?`,
          `Hàng ghi “${names[at]!}” ở hình bên có mấy hình tròn?`,
        ],
        is: values[at]!,
        why: `Đếm ở hàng “${names[at]!}” được ${values[at]!} hình tròn.`,
        figure: pictures(
          'Số con',
          names.map((one, index) => [one, values[index]!] as const),
        ),
      };
    }),
    ok('M1', 'đếm lùi từ một số', (r) => {
      const a = r.int(6, 9);
      return {
        right: [`Đếm lùi từ ${a}, số tiếp theo là ${a - 1}.`, `Đếm lùi hai số từ ${a} thì được ${a - 1}, ${a - 2}.`],
        wrong: `Khi đếm lùi, sau số ${a} là số ${a + 1}.`,
        why: `Đếm lùi là bớt 1 mỗi lần: ${a}, ${a - 1}, ${a - 2}.`,
      };
    }),
    mc('M2', 'thẻ số còn thiếu trong dãy', (r) => {
      const a = r.int(1, 4);
      return {
        ask: [
          `Bốn thẻ số xếp theo thứ tự đếm: ${a}, ${a + 1}, …, ${a + 3}. Thẻ ở chỗ dấu chấm ghi số:`,
          `Các toa tàu ghi số ${a}, ${a + 1}, …, ${a + 3}, mỗi toa hơn toa trước 1. Toa chưa ghi số là toa số:`,
          `Bé viết ${a}, ${a + 1}, rồi để trống một ô, rồi viết ${a + 3}. Số ở ô trống là:`,
        ],
        right: a + 2,
        wrong: [
          [a + 1, 'viết lại số đứng trước ô trống'],
          [a + 3, 'viết trước số đứng sau ô trống'],
          [a + 4, 'đếm tiếp từ số cuối'],
        ],
        why: `Đếm tiếp sau ${a + 1} là ${a + 2}, rồi mới đến ${a + 3}.`,
      };
    }),
    fb('M2', 'số bé hơn số này và lớn hơn số kia hai đơn vị', (r) => {
      const a = r.int(3, 7);
      return {
        ask: [
          `Số nào lớn hơn ${a} và bé hơn ${a + 2}?`,
          `Bình nhiều tuổi hơn Mai, Mai ${a} tuổi. Bình ít tuổi hơn anh Nam, anh Nam ${a + 2} tuổi. Bình mấy tuổi?`,
          `Tầng nhà Hoa ở trên tầng ${a} và ở dưới tầng ${a + 2}. Nhà Hoa ở tầng mấy?`,
        ],
        is: a + 1,
        why: `Giữa ${a} và ${a + 2} chỉ có số ${a + 1}.`,
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 10', ({ mc, fb }) => [
    mc('M1', 'hai số gộp lại được 10', (r) => {
      const a = r.int(6, 8);
      return {
        ask: [
          'Hai số nào gộp lại được 10?',
          'Bé cần hai thẻ số cộng lại bằng 10. Đó là hai thẻ:',
          'Mười quả trứng chia vào hai rổ. Số trứng của hai rổ có thể là:',
        ],
        right: `${a} và ${10 - a}`,
        wrong: [
          [`${a} và ${9 - a}`, 'cộng được 9'],
          [`${a} và ${11 - a}`, 'cộng được 11'],
          [`${a - 1} và ${10 - a}`, 'đếm thiếu 1'],
        ],
        why: `$${a} + ${10 - a} = 10$.`,
      };
    }),
    fb('M1', 'đi lùi trên tia số', (r) => {
      const [a, b] = [r.int(7, 10), r.int(2, 5)];
      return {
        ask: [
          `Ốc sên ở số ${a} trên dãy số ở hình bên. Nó bò sang trái ${b} ô. Ốc sên đến số mấy?`,
          `Từ số ${a} trên dãy số ở hình bên, đếm lùi ${b} bước thì đến số mấy?`,
          `Đặt ngón tay ở số ${a} trên dãy số ở hình bên rồi đưa sang trái ${b} ô. Ngón tay chỉ số mấy?`,
        ],
        is: a - b,
        why: `Sang trái ${b} ô là bớt ${b}: $${a} - ${b} = ${a - b}$.`,
        figure: boxes(0, 10, 1),
      };
    }),
    fb('M2', 'số lúc đầu trước khi cho bớt', (r) => {
      const [a, b] = [r.int(3, 5), r.int(2, 4)];
      return {
        ask: [
          `Lan cho bạn ${b} cái kẹo thì còn ${a} cái. Lúc đầu Lan có mấy cái kẹo?`,
          `Trên sân có ${b} con chim bay đi, còn lại ${a} con. Lúc đầu trên sân có mấy con chim?`,
          `Mẹ lấy ra ${b} quả trứng, trong hộp còn ${a} quả. Lúc đầu hộp có mấy quả trứng?`,
        ],
        is: a + b,
        why: `Gộp phần đã bớt với phần còn lại: $${b} + ${a} = ${a + b}$.`,
      };
    }),
    mc('M2', 'dấu thích hợp giữa hai phép tính', (r, turn) => {
      const [a, b] = [r.int(4, 6), r.int(2, 3)];
      const c = turn === 0 ? a + b - 1 : turn === 1 ? a + b + 1 : a + b;
      const sign = turn === 0 ? '>' : turn === 1 ? '<' : '=';
      const word = { '>': 'lớn hơn', '<': 'bé hơn', '=': 'bằng' }[sign];
      return {
        ask: [
          `Chọn từ đúng: $${a} + ${b}$ … $${c}$.`,
          `So sánh $${a} + ${b}$ với $${c}$. Từ đúng là:`,
          `Tính rồi so sánh: $${a} + ${b}$ … $${c}$. Chọn:`,
        ],
        right: word,
        wrong: [
          ...['lớn hơn', 'bé hơn', 'bằng']
            .filter((one) => one !== word)
            .map((one) => [one, `cộng nhầm được ${one === 'bằng' ? '' : `số ${one} `}${c}`] as const),
          ['không so sánh được', 'chưa tính kết quả'],
        ],
        why: `$${a} + ${b} = ${a + b}$, và ${a + b} ${word} ${c}.`,
      };
    }),
  ]),
  ...unit(1, 'Các số đến 100', ({ mc, fb }) => [
    mc('M1', 'số có chữ số hàng chục cho trước', (r) => {
      const [a, b] = [r.int(5, 9), r.int(1, 4)];
      return {
        ask: [
          `Số nào có chữ số hàng chục là ${a}?`,
          `Xe buýt của bé có số gồm ${a} chục và một số đơn vị. Đó là xe số:`,
          `Bóng bay nào ghi số có ${a} chục?`,
        ],
        right: `${a}${b}`,
        wrong: [
          [`${b}${a}`, 'nhìn chữ số hàng đơn vị'],
          [`${a - 1}${b}`, `nhìn nhầm ${a - 1} chục`],
          [`${b}0`, 'chọn số tròn chục khác'],
        ],
        why: `Chữ số hàng chục đứng bên trái. Số ${a}${b} gồm ${a} chục và ${b} đơn vị.`,
      };
    }),
    fb('M1', 'số lớn nhất trong các số', (r) => {
      const tens = r.int(4, 8);
      const [a, b, c] = [10 * tens + r.int(5, 8), 10 * tens + r.int(1, 4), 10 * (tens - 1) + 9];
      const list = r.shuffle([a, b, c]).join(', ');
      return {
        ask: [
          `Số lớn nhất trong các số ${list} là số nào?`,
          `Ba bạn nhặt được ${list} vỏ hộp. Bạn nhiều nhất nhặt được bao nhiêu vỏ hộp?`,
          `Các trang ${list} có tranh. Trang có tranh ở sau cùng là trang số mấy?`,
        ],
        is: a,
        why: `Số có nhiều chục hơn thì lớn hơn. Cùng ${tens} chục thì so số đơn vị: ${a} lớn hơn ${b}. Số ${c} chỉ có ${tens - 1} chục.`,
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 100', ({ mc, fb, ok }) => [
    fb('M1', 'thêm vài đơn vị vào số có hai chữ số', (r) => {
      const [a, b, c] = [r.int(3, 8), r.int(1, 4), r.int(2, 5)];
      return {
        ask: [
          `Tổ em có ${a}${b} lá cờ, làm thêm ${c} lá cờ. Tổ em có tất cả bao nhiêu lá cờ?`,
          `Tính $${a}${b} + ${c}$.`,
          `Trên giá có ${a}${b} quyển sách, cô đặt thêm ${c} quyển. Trên giá có bao nhiêu quyển sách?`,
        ],
        is: 10 * a + b + c,
        why: `Cộng số đơn vị: $${b} + ${c} = ${b + c}$, giữ nguyên ${a} chục, được $${a}${b} + ${c} = ${10 * a + b + c}$.`,
      };
    }),
    ok('M1', 'trừ đi cả phần đơn vị', (r) => {
      const [a, b] = [r.int(3, 8), r.int(2, 9)];
      return {
        right: [`$${a}${b} - ${b} = ${a}0$.`, `Bớt ${b} ở ${a}${b} thì còn ${a}0.`],
        wrong: `Lấy ${a}${b} trừ đi ${b} thì được ${a}.`,
        why: `Số ${a}${b} gồm ${a} chục và ${b} đơn vị. Bớt hết ${b} đơn vị thì còn ${a} chục, là ${a}0.`,
      };
    }),
    mc('M2', 'số bút còn lại sau khi lấy', (r) => {
      const [a, b] = [r.int(5, 7), r.int(1, 2)];
      const left = 10 * (a - b);
      return {
        ask: [
          `Hộp có ${a}0 cái bút. Cô lấy ${b}0 cái. Trong hộp còn lại số bút là:`,
          `Có ${a}0 chỗ ngồi. ${b}0 bạn đã ngồi vào chỗ. Số chỗ còn trống là:`,
          `Cuộn dây dài ${a}0 cm. Bé cắt ${b}0 cm. Dây còn lại dài bao nhiêu xăng-ti-mét?`,
        ],
        right: left,
        wrong: [
          [10 * (a + b), 'cộng thay vì trừ'],
          [10 * b, 'viết số đã lấy'],
          [left + 10, 'bớt thiếu một chục'],
          [left - 10, 'bớt thừa một chục'],
        ],
        why: `${a} chục bớt ${b} chục còn ${a - b} chục: $${a}0 - ${b}0 = ${left}$.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(1, 'Hình phẳng, hình khối', ({ mc, fb }) => [
    mc('M1', 'vật có dạng khối lập phương hay khối hộp', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Vật nào có dạng khối lập phương?',
            'con xúc xắc',
            [
              ['hộp sữa cao', 'chọn vật có dạng khối hộp chữ nhật'],
              ['quả bóng', 'chọn vật tròn'],
              ['tờ giấy', 'chọn vật mỏng, không phải là khối'],
            ],
            'Các mặt của con xúc xắc đều là hình vuông.',
          ],
          [
            'Vật nào có dạng khối hộp chữ nhật?',
            'viên gạch xây nhà',
            [
              ['quả cam', 'chọn vật tròn'],
              ['cái nón lá', 'chọn vật có đỉnh nhọn'],
              ['hòn bi', 'chọn vật tròn nhỏ'],
            ],
            'Các mặt của viên gạch xây nhà là hình chữ nhật.',
          ],
          [
            'Khối nào có tất cả các mặt là hình vuông?',
            'khối lập phương',
            [
              ['khối hộp chữ nhật dài', 'nhầm hai loại khối'],
              ['khối có dạng quả bóng', 'chọn khối không có mặt phẳng'],
              ['khối có dạng lon nước', 'chọn khối có mặt tròn'],
            ],
            'Khối lập phương có các mặt đều là hình vuông.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    fb('M1', 'đếm một loại hình trong các hình đã kể', (r) => {
      const [a, b, c] = [r.int(3, 6), r.int(2, 5), r.int(2, 4)];
      return {
        ask: [
          `Bé xếp ngôi nhà bằng ${a} hình vuông, ${b} hình tam giác và ${c} hình tròn. Bé dùng mấy hình không có cạnh?`,
          `Bức tranh có ${a} hình vuông, ${b} hình tam giác, ${c} hình tròn. Có mấy hình không có cạnh nào?`,
          `Trong hộp có ${a} hình vuông, ${b} hình tam giác, ${c} hình tròn. Lấy ra hết các hình không có cạnh thì được mấy hình?`,
        ],
        is: c,
        why: `Hình vuông có cạnh, hình tam giác có cạnh, hình tròn không có cạnh. Có ${c} hình tròn.`,
      };
    }),
    fb('M3', 'số que để xếp nhiều hình rời', (_, turn) => {
      const [k, m] = (
        [
          [1, 1],
          [1, 2],
          [1, 1],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Mỗi cạnh xếp bằng một que tính. Bé xếp ${k} hình vuông và ${m} hình tam giác, các hình không dính nhau. Bé dùng mấy que tính?`,
          `Bạn Na xếp ${k} hình vuông và ${m} hình tam giác rời nhau, mỗi cạnh là một que kem. Na cần mấy que kem?`,
          `Mỗi cạnh của hình là một ống hút. Cần mấy ống hút để xếp ${k} hình vuông và ${m} hình tam giác không chung cạnh?`,
        ],
        is: 4 * k + 3 * m,
        why: `Mỗi hình vuông cần 4 que, mỗi hình tam giác cần 3 que: $${[...Array.from({ length: k }, () => 4), ...Array.from({ length: m }, () => 3)].join(' + ')} = ${4 * k + 3 * m}$.`,
      };
    }),
  ]),
];

const measures: readonly Template[] = [
  ...unit(1, 'Độ dài', ({ mc, fb, set }) => [
    set('M1', 'đo bằng gang tay, bước chân', [
      [
        'Cùng đo một cái bàn, bố đo được 5 gang tay, bé đo được 8 gang tay. Gang tay của ai dài hơn?',
        'gang tay của bố',
        [
          ['gang tay của bé', 'cho rằng số lớn hơn là gang tay dài hơn'],
          ['hai gang tay dài bằng nhau', 'nghĩ rằng cùng một cái bàn thì gang tay bằng nhau'],
          ['không gang tay nào', 'không so sánh'],
        ],
        'Gang tay dài hơn thì đo được ít gang hơn. Bố đo 5 gang, ít hơn 8 gang.',
      ],
      [
        'Từ cửa đến bảng, cô đi 6 bước, Na đi 9 bước. Bước chân nào ngắn hơn?',
        'bước chân của Na',
        [
          ['bước chân của cô', 'cho rằng số bé hơn là bước chân ngắn hơn'],
          ['hai bước chân dài bằng nhau', 'nghĩ rằng cùng một đoạn đường thì bước chân bằng nhau'],
          ['không bước chân nào', 'không so sánh'],
        ],
        'Bước chân ngắn hơn thì phải đi nhiều bước hơn. Na đi 9 bước, nhiều hơn 6 bước.',
      ],
      [
        'Dây thứ nhất dài 4 que tính, dây thứ hai dài 7 que tính, các que dài bằng nhau. Dây nào dài hơn?',
        'dây thứ hai',
        [
          ['dây thứ nhất', 'chọn số que ít hơn'],
          ['hai dây dài bằng nhau', 'chỉ nhìn các que dài bằng nhau'],
          ['không dây nào', 'không so sánh'],
        ],
        'Các que dài bằng nhau, dây dài 7 que dài hơn dây dài 4 que.',
      ],
    ]),
    mc('M2', 'băng giấy dài hơn bao nhiêu', (r) => {
      const [a, b] = [r.int(15, 19), r.int(3, 8) + 5];
      if (a - b < 3 || a === 2 * b || a % 10 < b % 10) throw new TooFewDistractors('needs borrowing');
      return {
        ask: [
          `Băng giấy xanh dài ${a} cm, băng giấy đỏ dài ${b} cm. Băng xanh dài hơn băng đỏ:`,
          `Bút chì mới dài ${a} cm, bút chì cũ dài ${b} cm. Bút cũ ngắn hơn bút mới:`,
          `Con cá thứ nhất dài ${a} cm, con cá thứ hai dài ${b} cm. Hai con cá dài hơn kém nhau:`,
        ],
        right: `${a - b} cm`,
        wrong: [
          [`${a + b} cm`, 'làm phép cộng'],
          [`${a} cm`, 'chọn số đo dài hơn'],
          [`${b} cm`, 'chọn số đo ngắn hơn'],
          `${a - b + 1} cm`,
        ],
        why: `Hơn kém nhau thì làm phép trừ: $${a} - ${b} = ${a - b}$ (cm).`,
      };
    }),
    fb('M2', 'độ dài ba đoạn ghép lại', (r) => {
      const [a, b, c] = [r.int(2, 4), r.int(1, 3), r.int(1, 3)];
      return {
        ask: [
          `Kiến bò ${a} cm, rồi ${b} cm, rồi ${c} cm. Kiến bò được tất cả mấy xăng-ti-mét?`,
          `Bé nối ba mẩu dây dài ${a} cm, ${b} cm và ${c} cm. Dây nối được dài mấy xăng-ti-mét?`,
          `Ba khối gỗ cao ${a} cm, ${b} cm, ${c} cm xếp chồng lên nhau. Chồng gỗ cao mấy xăng-ti-mét?`,
        ],
        is: a + b + c,
        unit: 'cm',
        why: `Gộp ba số: $${a} + ${b} + ${c} = ${a + b + c}$ (cm).`,
      };
    }),
  ]),
  ...unit(1, 'Thời gian', ({ mc, fb }) => [
    mc('M1', 'việc làm lúc đồng hồ chỉ', (_, turn) => {
      const hour = [7, 11, 9][turn]!;
      return {
        ask: [
          'Đồng hồ bên chỉ giờ bé vào lớp buổi sáng. Bé vào lớp lúc:',
          'Đồng hồ bên chỉ giờ bé ăn cơm buổi trưa. Bé ăn cơm lúc:',
          'Đồng hồ bên chỉ giờ bé đi ngủ buổi tối. Bé đi ngủ lúc:',
        ],
        right: `${hour} giờ`,
        wrong: [
          ['12 giờ', 'đọc số mà kim dài chỉ'],
          [`${hour - 1} giờ`, 'đọc số đứng trước số mà kim ngắn chỉ'],
          [`${hour === 11 ? 9 : hour + 1} giờ`, 'đọc nhầm số mà kim ngắn chỉ'],
        ],
        why: `Kim dài chỉ số 12, kim ngắn chỉ số ${hour}, nên là ${hour} giờ.`,
        figure: clock(hour),
      };
    }),
    mc('M2', 'thứ của ngày sau hai hôm', (r) => {
      const at = r.int(0, 4);
      return {
        ask: [
          `Hôm nay là ${weekdays[at]!}. Hai hôm nữa lớp em đi dã ngoại. Lớp em đi vào:`,
          `Bà đến chơi vào ${weekdays[at]!} và về sau đó hai ngày. Bà về vào:`,
          `Hạt đậu được gieo vào ${weekdays[at]!}, hai ngày sau thì nảy mầm. Hạt nảy mầm vào:`,
        ],
        right: weekdays[at + 2]!,
        wrong: [
          [weekdays[at + 1]!, 'chỉ đếm một ngày'],
          [weekdays[(at + 3) % 7]!, 'đếm thừa một ngày'],
          [weekdays[(at + 5) % 7]!, 'đếm ngược lại'],
        ],
        why: `Sau ${weekdays[at]!} một ngày là ${weekdays[at + 1]!}, thêm một ngày nữa là ${weekdays[at + 2]!}.`,
      };
    }),
    fb('M3', 'giờ bắt đầu khi biết giờ kết thúc trên đồng hồ', (r) => {
      const [hour, long] = [r.int(8, 11), r.int(2, 3)];
      return {
        ask: [
          `Bố làm vườn trong ${long} giờ thì xong, lúc đó đồng hồ như hình bên. Bố bắt đầu làm vườn lúc mấy giờ?`,
          `Xe chạy ${long} giờ thì đến nơi, lúc đó đồng hồ như hình bên. Xe bắt đầu chạy lúc mấy giờ?`,
          `Đồng hồ bên chỉ lúc buổi diễn kết thúc. Buổi diễn dài ${long} giờ. Buổi diễn bắt đầu lúc mấy giờ?`,
        ],
        is: hour - long,
        unit: 'giờ',
        why: `Đồng hồ chỉ ${hour} giờ. Trước đó ${long} giờ: $${hour} - ${long} = ${hour - long}$ (giờ).`,
        figure: clock(hour),
      };
    }),
  ]),
];

const more: readonly Template[] = [
  ...unit(1, 'Cộng, trừ trong phạm vi 10', ({ mc, fb }) => [
    fb('M2', 'cho bạn để hai bên bằng nhau', (r) => {
      const k = r.int(1, 3);
      const b = r.int(1, 4);
      const a = b + 2 * k;
      return {
        ask: [
          `Nam có ${a} cái kẹo, Hà có ${b} cái kẹo. Nam cho Hà mấy cái kẹo thì hai bạn có số kẹo bằng nhau?`,
          `Đĩa thứ nhất có ${a} quả táo, đĩa thứ hai có ${b} quả. Chuyển mấy quả từ đĩa thứ nhất sang đĩa thứ hai để hai đĩa có số quả bằng nhau?`,
          `Bàn trên có ${a} bạn, bàn dưới có ${b} bạn. Mấy bạn ở bàn trên xuống bàn dưới thì hai bàn có số bạn bằng nhau?`,
        ],
        is: k,
        why: `Bớt ${k} ở bên này: $${a} - ${k} = ${a - k}$; thêm ${k} vào bên kia: $${b} + ${k} = ${b + k}$. Hai bên bằng nhau.`,
      };
    }),
    mc('M2', 'phép trừ có kết quả bằng một tổng', (r) => {
      const [a, b] = [r.int(2, 4), r.int(4, 5)];
      if (10 - a === a + b) throw new TooFewDistractors('two right options');
      return {
        ask: [
          `Phép trừ nào có cùng kết quả với $${a} + ${b}$?`,
          `Tổ Một có ${a} bạn nam và ${b} bạn nữ. Số bạn của tổ bằng kết quả của phép trừ:`,
          `Tính $${a} + ${b}$, rồi chọn phép trừ có cùng kết quả.`,
        ],
        right: `$10 - ${10 - a - b}$`,
        wrong: [
          [`$${b + 1} - ${a}$`, 'nhầm dấu cộng với dấu trừ rồi trừ sai'],
          [`$10 - ${a}$`, 'chỉ nhìn số thứ nhất'],
          [`$${a + b} - 1$`, 'bớt thừa 1'],
        ],
        why: `$${a} + ${b} = ${a + b}$ và $10 - ${10 - a - b} = ${a + b}$.`,
      };
    }),
  ]),
  ...unit(1, 'Các số đến 100', ({ mc, fb }) => [
    fb('M1', 'đếm thêm 10 từ một số', (r) => {
      const [a, b] = [r.int(2, 7), r.int(1, 9)];
      return {
        ask: [
          `Thêm 1 chục vào số ${a}${b} thì được số nào?`,
          `Đếm thêm 10: ${a}${b}, rồi đến số nào?`,
          `Lan có ${a}${b} que tính, lấy thêm một bó 10 que. Lan có bao nhiêu que tính?`,
        ],
        is: 10 * a + b + 10,
        why: `Thêm 1 chục thì chữ số hàng chục tăng 1: ${a} chục thành ${a + 1} chục, được ${a + 1}${b}.`,
      };
    }),
    mc('M1', 'số gồm các chục và đơn vị đổi chỗ', (r) => {
      const [a, b] = [r.int(5, 9), r.int(1, 4)];
      return {
        ask: [
          `${b} đơn vị và ${a} chục ghép thành số:`,
          `Bé có ${b} que tính rời và ${a} bó, mỗi bó 10 que. Số que tính của bé là:`,
          `Có ${b} quả trứng lẻ và ${a} vỉ, mỗi vỉ 10 quả. Số quả trứng là:`,
        ],
        right: `${a}${b}`,
        wrong: [
          [`${b}${a}`, 'viết theo thứ tự được đọc'],
          [`${a + b}`, 'cộng hai số'],
          [`${a}0`, 'quên số đơn vị'],
        ],
        why: `${a} chục là ${a}0, thêm ${b} được ${a}${b}.`,
      };
    }),
    mc('M1', 'số ở giữa hai số tròn chục', (r) => {
      const [a, b] = [r.int(2, 7), r.int(3, 8)];
      return {
        ask: [
          `Số nào lớn hơn ${a}0 và bé hơn ${a + 1}0?`,
          `Trang sách Hà đang đọc ở sau trang ${a}0 và trước trang ${a + 1}0. Đó là trang:`,
          `Ở giữa ${a}0 và ${a + 1}0 trên dãy số đếm có số:`,
        ],
        right: `${a}${b}`,
        wrong: [
          [`${a + 1}${b}`, `chọn số lớn hơn ${a + 1}0`],
          [`${a - 1}${b}`, `chọn số bé hơn ${a}0`],
          [`${a + 2}0`, 'chọn số tròn chục sau đó'],
        ],
        why: `Số ${a}${b} có ${a} chục và ${b} đơn vị, lớn hơn ${a}0 nhưng chưa đến ${a + 1} chục.`,
      };
    }),
  ]),
  ...unit(1, 'Hình phẳng, hình khối', ({ mc, fb, set }) => [
    fb('M1', 'số đoạn thẳng vẽ thêm bên trong hình', (_, turn) => {
      const is = [2, 1, 2][turn]!;
      return {
        ask: [
          'Ngoài bốn cạnh của hình chữ nhật bên, trong hình còn có mấy nét vẽ thêm?',
          'Ở hình bên, ngoài ba cạnh của hình tam giác lớn còn có mấy nét vẽ thêm bên trong?',
          'Bạn Na vẽ một hình có bốn cạnh rồi kẻ thêm các nét từ góc này sang góc đối diện như hình bên. Na kẻ thêm mấy nét?',
        ],
        is,
        why: is === 2 ? 'Có 2 nét cắt nhau ở bên trong hình.' : 'Có 1 nét nối góc ở trên với cạnh ở dưới.',
        figure: plane((['rectangle', 'bisector', 'rhombus'] as const)[turn]!, [34, 70, 42][turn]!, {}),
      };
    }),
    set('M1', 'vị trí trên, dưới, trước, sau', [
      [
        'Quả bóng ở dưới gầm bàn, lọ hoa ở trên mặt bàn. So với mặt bàn, quả bóng ở:',
        'phía dưới',
        [
          ['phía trên', 'nhầm quả bóng với lọ hoa'],
          ['bên trái', 'nhầm trên, dưới với trái, phải'],
          ['phía trước', 'nhầm dưới với trước'],
        ],
        'Gầm bàn ở phía dưới mặt bàn.',
      ],
      [
        'Ba bạn xếp hàng dọc: Mai đứng đầu, rồi đến Nam, rồi đến Tú. Bạn đứng ngay sau Mai là:',
        'Nam',
        [
          ['Tú', 'bỏ qua một bạn'],
          ['Mai', 'chọn bạn được nhắc đến'],
          ['không có bạn nào', 'nhầm Mai đứng cuối hàng'],
        ],
        'Sau Mai là Nam, sau Nam là Tú.',
      ],
      [
        'Chồng sách từ trên xuống dưới có sách Toán, sách Vẽ, sách Nhạc. Quyển ở giữa là:',
        'sách Vẽ',
        [
          ['sách Toán', 'chọn quyển ở trên cùng'],
          ['sách Nhạc', 'chọn quyển ở dưới cùng'],
          ['không có quyển nào', 'không đếm thứ tự'],
        ],
        'Trên sách Vẽ là sách Toán, dưới sách Vẽ là sách Nhạc.',
      ],
    ]),
    mc('M1', 'hình ghép từ hai hình tam giác', (r) => {
      const a = r.pick(['Bé', 'Na', 'Bin']);
      return {
        ask: [
          `${a} ghép hai hình tam giác giống nhau, mỗi hình là nửa hình vuông cắt chéo. ${a} có thể ghép lại được:`,
          `Gấp chéo hình vuông rồi cắt theo nếp gấp được hai mảnh. ${a} ghép hai mảnh như lúc đầu thì được:`,
          `Hai mảnh tam giác được cắt ra từ một tờ giấy hình vuông. Đặt hai mảnh khít lại như cũ, ${a} có:`,
        ],
        right: 'hình vuông',
        wrong: [
          ['hình tròn', 'chọn hình không có cạnh thẳng'],
          ['khối lập phương', 'nhầm hình phẳng với hình khối'],
          ['khối hộp chữ nhật', 'nhầm tờ giấy với cái hộp'],
        ],
        why: 'Hai mảnh được cắt ra từ hình vuông nên ghép khít lại thành hình vuông.',
      };
    }),
  ]),
];

export const fourth1: readonly Template[] = [...numbers, ...shapes, ...measures, ...more];
