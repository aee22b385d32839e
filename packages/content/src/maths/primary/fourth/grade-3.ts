/** Grade 3: a fourth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { table, unit } from '../../terms/kit.ts';
import { clock, cube, cuboid } from '../figures/kit.ts';

const numbers: readonly Template[] = [
  ...unit(3, 'Bảng nhân, bảng chia 3 đến 9', ({ mc, fb }) => [
    mc('M1', 'số chia hết trong bảng chia', (r) => {
      const k = r.pick([6, 7, 8, 9]);
      const q = r.int(4, 8);
      return {
        ask: [
          `Số nào chia hết cho ${k}?`,
          `Chỉ một trong bốn số sau có trong bảng nhân ${k}. Đó là số:`,
          `Có thể xếp số bạn nào sau đây thành các nhóm ${k} bạn mà không thừa bạn nào?`,
        ],
        right: k * q,
        wrong: [
          ...[k * q + 1, k * q - 2].map((one) => [one, `nhớ nhầm $${k} \\times ${q} = ${one}$`] as const),
          [k * q + 3, `đếm thêm ${k} bị sai`],
        ],
        why: `$${k} \\times ${q} = ${k * q}$, nên $${k * q} : ${k} = ${q}$.`,
      };
    }),
    fb('M2', 'hai loại nhóm đồ vật', (r) => {
      const [a, x, b, y] = [r.int(3, 5), r.int(6, 9), r.int(2, 4), r.int(3, 5)];
      return {
        ask: [
          `Có ${a} hộp, mỗi hộp ${x} bút chì và ${b} hộp, mỗi hộp ${y} bút chì. Có tất cả bao nhiêu bút chì?`,
          `Cô mua ${a} túi lớn, mỗi túi ${x} quả cam và ${b} túi nhỏ, mỗi túi ${y} quả cam. Cô mua tất cả bao nhiêu quả cam?`,
          `Phòng họp có ${a} hàng, mỗi hàng ${x} ghế và ${b} hàng, mỗi hàng ${y} ghế. Phòng có bao nhiêu ghế?`,
        ],
        is: a * x + b * y,
        why: `$${x} \\times ${a} = ${a * x}$; $${y} \\times ${b} = ${b * y}$; $${a * x} + ${b * y} = ${a * x + b * y}$.`,
      };
    }),
  ]),
  ...unit(3, 'Một phần mấy', ({ mc, fb }) => [
    fb('M1', 'một phần mấy của độ dài trên hình', (r) => {
      const [k, each] = [r.int(3, 6), r.int(4, 9)];
      return {
        ask: [
          `Đoạn $AB$ trên hình bên dài ${k * each} cm. Tô màu $\\dfrac{1}{${k}}$ đoạn đó. Phần tô màu dài bao nhiêu xăng-ti-mét?`,
          `Cạnh $AB$ của hình chữ nhật bên dài ${k * each} cm. $\\dfrac{1}{${k}}$ cạnh $AB$ dài bao nhiêu xăng-ti-mét?`,
          `Cắt $\\dfrac{1}{${k}}$ sợi dây dài bằng cạnh $AB$ ở hình bên, $AB$ dài ${k * each} cm. Đoạn cắt ra dài bao nhiêu xăng-ti-mét?`,
        ],
        is: each,
        unit: 'cm',
        why: `Chia ${k * each} cm thành ${k} phần bằng nhau: $${k * each} : ${k} = ${each}$ (cm).`,
        figure: plane('rectangle', r.int(28, 40), { AB: `${k * each} cm` }),
      };
    }),
    mc('M2', 'phần còn lại là mấy phần bằng nhau', (r) => {
      const [k, each] = [r.int(4, 7), r.int(3, 6)];
      return {
        ask: [
          `Thùng có ${k * each} l dầu, đã dùng $\\dfrac{1}{${k}}$ số dầu. Số lít dầu còn lại là:`,
          `Mai có ${k * each} cái nhãn vở, cho em $\\dfrac{1}{${k}}$ số nhãn vở. Số nhãn vở còn lại là:`,
          `Đoạn đường dài ${k * each} km, đã sửa $\\dfrac{1}{${k}}$ đoạn đường. Số ki-lô-mét chưa sửa là:`,
        ],
        right: k * each - each,
        wrong: [
          [each, 'tìm phần đã bớt, quên trừ'],
          [k * each - k, `trừ đi ${k}`],
          [k * each + each, 'cộng phần đã bớt vào'],
          [k * each - 1, 'trừ đi 1'],
        ],
        why: `Phần đã bớt: $${k * each} : ${k} = ${each}$. Còn lại: $${k * each} - ${each} = ${k * each - each}$.`,
      };
    }),
  ]),
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ mc, fb }) => [
    fb('M1', 'gấp một số lên nhiều lần', (r) => {
      const [a, k] = [r.int(112, 139), r.int(3, 6)];
      return {
        ask: [
          `Gấp số ${a} lên ${k} lần thì được số nào?`,
          `Con bê nặng ${a} kg, con bò nặng gấp ${k} lần con bê. Con bò nặng bao nhiêu ki-lô-gam?`,
          `Cuộn dây ngắn dài ${a} m, cuộn dây dài gấp ${k} lần cuộn dây ngắn. Cuộn dây dài có bao nhiêu mét?`,
        ],
        is: a * k,
        why: `Gấp lên ${k} lần thì nhân với ${k}: $${a} \\times ${k} = ${a * k}$.`,
      };
    }),
    mc('M1', 'chia số có ba chữ số', (r) => {
      const [d, q] = [r.int(3, 6), r.int(112, 160)];
      return {
        ask: [
          `Kết quả của phép chia $${d * q} : ${d}$ là:`,
          `Chia đều ${d * q} quyển vở cho ${d} lớp. Mỗi lớp được số quyển vở là:`,
          `Có ${d * q} kg cà phê đóng đều vào ${d} bao. Mỗi bao có số ki-lô-gam cà phê là:`,
        ],
        right: q,
        wrong: [
          [q - 100, 'bỏ sót chữ số hàng trăm của thương'],
          [q + 10, 'chia nhầm hàng chục'],
          [q - 10, 'chia thiếu ở hàng chục'],
        ],
        why: `$${q} \\times ${d} = ${d * q}$, nên $${d * q} : ${d} = ${q}$.`,
      };
    }),
    fb('M2', 'số lớn hơn số bé bao nhiêu khi gấp lên', (r) => {
      const [a, k] = [r.int(24, 46), r.int(3, 5)];
      return {
        ask: [
          `Đàn vịt có ${a} con, đàn gà có số con gấp ${k} lần đàn vịt. Đàn gà hơn đàn vịt bao nhiêu con?`,
          `Bình đọc ${a} trang, Chi đọc gấp ${k} lần Bình. Chi đọc nhiều hơn Bình bao nhiêu trang?`,
          `Thùng nhỏ đựng ${a} l nước, thùng to đựng gấp ${k} lần thùng nhỏ. Thùng to đựng nhiều hơn thùng nhỏ bao nhiêu lít nước?`,
        ],
        is: a * k - a,
        why: `Số gấp lên: $${a} \\times ${k} = ${a * k}$. Nhiều hơn: $${a * k} - ${a} = ${a * k - a}$.`,
      };
    }),
  ]),
  ...unit(3, 'Các số đến 100 000', ({ mc, fb }) => [
    fb('M1', 'đếm thêm từng nghìn', (r) => {
      const [from, k] = [r.int(12, 79), r.int(3, 8)];
      const is = 1000 * (from + k);
      return {
        ask: [
          `Bắt đầu từ ${from} 000, đếm thêm 1000, đếm ${k} lần. Được số nào?`,
          `Trên tia số có các vạch cách nhau 1000, từ vạch ${from} 000 đi sang phải ${k} vạch thì đến số nào?`,
          `Quỹ trường có ${from} 000 đồng. Mỗi ngày góp thêm 1000 đồng thì sau ${k} ngày quỹ có bao nhiêu đồng?`,
        ],
        is,
        why: `${from} nghìn thêm ${k} nghìn: $${from} + ${k} = ${from + k}$ (nghìn), là ${from + k} 000.`,
      };
    }),
    mc('M2', 'số gần một số tròn chục nghìn nhất', (r) => {
      const t = r.int(3, 8);
      const round = 10_000 * t;
      const near = r.pick([120, 150, 180]);
      const spaced = (value: number) => `${Math.floor(value / 1000)} ${String(value % 1000).padStart(3, '0')}`;
      const [a, b, c, d] = [round + near, round - 950, round + 1300, round - 2400].map(spaced) as [
        string,
        string,
        string,
        string,
      ];
      return {
        ask: [
          `Số nào gần ${t}0 000 nhất?`,
          `Bốn xã có số dân như dưới đây. Xã có số dân gần ${t}0 000 người nhất có số dân là:`,
          `Trên tia số, số đứng gần ${t}0 000 nhất là:`,
        ],
        right: a,
        wrong: [
          [b, `chọn số bé hơn ${t}0 000 mà không tính khoảng cách`],
          [c, 'nhìn nhầm chữ số hàng nghìn'],
          [d, 'chỉ nhìn chữ số hàng chục nghìn'],
        ],
        why: `Khoảng cách từ bốn số ${a}, ${b}, ${c}, ${d} đến ${t}0 000 lần lượt là ${near}, 950, 1300, 2400. Khoảng cách ${near} bé nhất.`,
      };
    }),
  ]),
  ...unit(3, 'Biểu thức số', ({ mc, fb }) => [
    fb('M1', 'giá trị biểu thức chỉ có nhân và chia', (r) => {
      const [a, b, c] = r.pick([
        [24, 3, 4],
        [36, 4, 6],
        [45, 5, 7],
        [32, 8, 9],
        [54, 6, 5],
      ] as const);
      return {
        ask: [
          `Tính giá trị của biểu thức $${a} : ${b} \\times ${c}$.`,
          `Chia đều ${a} cái bánh vào ${b} hộp. ${c} hộp như thế có bao nhiêu cái bánh?`,
          `Có ${a} m vải may được ${b} bộ rèm cửa giống nhau. May ${c} bộ như thế cần bao nhiêu mét vải?`,
        ],
        is: (a / b) * c,
        why: `Tính từ trái sang phải: $${a} : ${b} = ${a / b}$, $${a / b} \\times ${c} = ${(a / b) * c}$.`,
      };
    }),
    mc('M2', 'cách đặt dấu ngoặc', (r) => {
      const [a, b, c] = [r.int(3, 6), r.int(5, 9), r.int(2, 4)];
      const right = (a + b) * c;
      return {
        ask: [
          `Muốn được kết quả ${right} từ ba số ${a}, ${b}, ${c}, phải viết biểu thức:`,
          `Mỗi phần quà có ${a} quyển vở và ${b} cái bút. Số đồ dùng của ${c} phần quà là ${right}. Biểu thức tính đúng số đó là:`,
          `Bạn An tính được kết quả ${right}. Biểu thức mà An đã tính là:`,
        ],
        right: `$(${a} + ${b}) \\times ${c}$`,
        wrong: [
          [`$${a} + ${b} \\times ${c}$`, 'bỏ dấu ngoặc nên phép nhân được làm trước'],
          [`$${a} \\times ${c} + ${b}$`, 'chỉ nhân số thứ nhất'],
          [`$${a} + ${b} + ${c}$`, 'thay phép nhân bằng phép cộng'],
        ],
        why: `$(${a} + ${b}) \\times ${c} = ${a + b} \\times ${c} = ${right}$.`,
      };
    }),
  ]),
  ...unit(3, 'Số chưa biết trong phép tính', ({ mc, fb }) => [
    fb('M1', 'tìm số chia', (r) => {
      const [d, q] = [r.int(3, 9), r.int(4, 9)];
      if (d === q) throw new TooFewDistractors('two equal numbers');
      return {
        ask: [
          `Tìm số thích hợp: $${d * q} : {?} = ${q}$.`,
          `Có ${d * q} bông hoa cắm đều vào các lọ, mỗi lọ ${q} bông. Có mấy lọ hoa?`,
          `${d * q} chia cho số nào thì được ${q}?`,
        ],
        is: d,
        why: `Lấy số bị chia chia cho thương: $${d * q} : ${q} = ${d}$.`,
      };
    }),
    mc('M1', 'phép tính thử lại', (r) => {
      const [a, b] = [r.int(320, 480), r.int(130, 260)];
      return {
        ask: [
          `Hoa tìm được số chưa biết trong $\\;{?} - ${b} = ${a - b}$ là ${a}. Phép tính thử lại là:`,
          `Nam nói: “Số bớt đi ${b} còn ${a - b} là số ${a}.” Để kiểm tra, ta tính:`,
          `Lan tìm được số bị trừ là ${a}, khi số trừ là ${b} và hiệu là ${a - b}. Lan thử lại bằng phép tính:`,
        ],
        right: `$${a} - ${b} = ${a - b}$`,
        wrong: [
          [`$${a} + ${b} = ${a + b}$`, 'thay phép trừ bằng phép cộng'],
          [`$${a - b} + ${a} = ${2 * a - b}$`, 'cộng số tìm được với hiệu'],
          [`$${b} + ${b} = ${2 * b}$`, 'cộng số trừ với chính nó'],
        ],
        why: `Thay ${a} vào chỗ số chưa biết: $${a} - ${b} = ${a - b}$, đúng với đề bài.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(3, 'Góc, hình tròn, hình tam giác', ({ mc, fb }) => [
    fb('M1', 'số góc vuông của hình trên hình vẽ', (r, turn) => ({
      ask: [
        'Hình tam giác ở hình bên có mấy góc vuông? (Góc vuông được đánh dấu trên hình.)',
        'Dùng ê ke kiểm tra các góc của hình chữ nhật $ABCD$ bên, ta thấy hình đó có mấy góc vuông?',
        'Tấm bìa ở hình bên có dạng hình tam giác $ABC$. Nhìn dấu góc vuông, tấm bìa có mấy góc vuông?',
      ],
      is: turn === 1 ? 4 : 1,
      why:
        turn === 1
          ? 'Hình chữ nhật có 4 góc, cả 4 góc đều là góc vuông.'
          : 'Chỉ có góc đỉnh $A$ được đánh dấu là góc vuông, nên hình có 1 góc vuông.',
      figure: turn === 1 ? plane('rectangle', 32, {}) : plane('right', r.int(35, 55), {}),
    })),
    mc('M2', 'bán kính khi hai đường tròn bằng nhau đặt cạnh nhau', (r) => {
      const [a, k] = [r.int(3, 6), r.int(2, 4)];
      return {
        ask: [
          `Xếp ${k} hình tròn bằng nhau thành hàng ngang, sát nhau, trong một hộp dài ${2 * a * k} cm thì vừa khít. Bán kính mỗi hình tròn là:`,
          `${k} chiếc bánh tròn như nhau xếp sát nhau thành hàng dài ${2 * a * k} cm. Bán kính mỗi chiếc bánh là:`,
          `Đặt ${k} miếng bìa hình tròn bằng nhau sát nhau thành một hàng thẳng dài ${2 * a * k} cm. Bán kính mỗi miếng bìa là:`,
        ],
        right: `${a} cm`,
        wrong: [
          [`${2 * a} cm`, 'tìm đường kính, chưa chia cho 2'],
          [`${a * k} cm`, 'chia cho 2 mà không chia cho số hình tròn'],
          [`${2 * a * k} cm`, 'lấy cả chiều dài'],
          `${a + 1} cm`,
        ],
        why: `Đường kính mỗi hình: $${2 * a * k} : ${k} = ${2 * a}$ (cm). Bán kính: $${2 * a} : 2 = ${a}$ (cm).`,
      };
    }),
  ]),
  ...unit(3, 'Chu vi, diện tích', ({ mc }) => [
    mc('M1', 'chu vi hình vuông', (r) => {
      const a = r.int(12, 35);
      return {
        ask: [
          `Hình vuông có cạnh ${a} cm. Chu vi hình vuông là:`,
          `Uốn một sợi dây thành khung hình vuông cạnh ${a} cm thì cần sợi dây dài:`,
          `Viên gạch hình vuông cạnh ${a} cm. Đi quanh mép viên gạch một vòng thì được:`,
        ],
        right: `${4 * a} cm`,
        wrong: [
          [`${a * a} cm`, 'lấy cạnh nhân với cạnh'],
          [`${2 * a} cm`, 'chỉ tính hai cạnh'],
          [`${a + 4} cm`, 'cộng cạnh với 4'],
        ],
        why: `Bốn cạnh dài bằng nhau: $${a} \\times 4 = ${4 * a}$ (cm).`,
      };
    }),
  ]),
  ...unit(3, 'Khối lập phương, khối hộp chữ nhật', ({ mc, fb }) => [
    fb('M1', 'số đỉnh nhìn thấy và khuất', (_, turn) => ({
      ask: [
        'Khối lập phương ở hình bên có tất cả bao nhiêu đỉnh?',
        'Gắn ở mỗi đỉnh của khối lập phương bên một viên đất nặn. Cần bao nhiêu viên đất nặn?',
        'Đếm cả đỉnh nhìn thấy và đỉnh bị khuất, khối ở hình bên có bao nhiêu đỉnh?',
      ],
      is: 8,
      why: 'Mặt trên có 4 đỉnh, mặt dưới có 4 đỉnh: $4 + 4 = 8$ (đỉnh).',
      figure: turn === 2 ? cuboid() : cube(),
    })),
    mc('M2', 'độ dài dây buộc khối lập phương', (r) => {
      const a = r.int(6, 15);
      return {
        ask: [
          `Dán băng màu dọc theo tất cả các cạnh của khối lập phương cạnh ${a} cm như hình bên. Độ dài băng màu (cm) cần dùng là:`,
          `Làm khung khối lập phương như hình bên bằng que tre, mỗi cạnh ${a} cm. Tổng độ dài (cm) các que là:`,
          `Khối lập phương ở hình bên có cạnh ${a} cm. Tổng độ dài tất cả các cạnh, tính theo xăng-ti-mét, là:`,
        ],
        right: 12 * a,
        wrong: [
          [4 * a, 'chỉ tính các cạnh của một mặt'],
          [6 * a, 'nhân với số mặt'],
          [8 * a, 'nhân với số đỉnh'],
        ],
        why: `Khối lập phương có 12 cạnh dài bằng nhau: $${a} \\times 12 = ${12 * a}$ (cm).`,
        figure: cube(`${a} cm`),
      };
    }),
  ]),
  ...unit(3, 'Đơn vị đo', ({ mc, fb }) => [
    mc('M1', 'giờ trên đồng hồ khi kim phút chỉ số lẻ', (r) => {
      const [hour, mark] = [r.int(2, 9), r.pick([1, 5, 7])];
      return {
        ask: [
          'Đồng hồ bên chỉ mấy giờ, mấy phút?',
          'Tàu đến ga lúc đồng hồ bên chỉ. Tàu đến lúc:',
          'Giờ trên đồng hồ bên là:',
        ],
        right: `${hour} giờ ${5 * mark} phút`,
        wrong: [
          [`${hour} giờ ${mark} phút`, 'đọc số mà kim phút chỉ làm số phút'],
          [`${hour + 1} giờ ${5 * mark} phút`, 'đọc số mà kim giờ chưa tới'],
          [`${hour} giờ ${5 * mark + 5} phút`, 'đếm thừa một khoảng 5 phút'],
        ],
        why: `Kim giờ đã qua số ${hour}; kim phút chỉ số ${mark}: $5 \\times ${mark} = ${5 * mark}$ (phút).`,
        figure: clock(hour, 5 * mark),
      };
    }),
    fb('M3', 'tiền thừa khi mua hai món', (r) => {
      const [a, k, b] = [r.int(4, 7), r.int(3, 5), r.int(12, 18)];
      const paid = 100;
      return {
        ask: [
          `Mẹ mua ${k} quyển vở, mỗi quyển ${a} nghìn đồng và một hộp bút ${b} nghìn đồng. Mẹ đưa cô bán hàng tờ 100 nghìn đồng. Cô trả lại mẹ bao nhiêu nghìn đồng?`,
          `Nhóm em mua ${k} cốc chè, mỗi cốc ${a} nghìn đồng và một đĩa hoa quả ${b} nghìn đồng, đưa cô bán hàng 100 nghìn đồng. Nhóm em được trả lại bao nhiêu nghìn đồng?`,
          `Bố có 100 nghìn đồng, mua ${k} ổ bánh mì, mỗi ổ ${a} nghìn đồng và một hộp sữa ${b} nghìn đồng. Bố còn lại bao nhiêu nghìn đồng?`,
        ],
        is: paid - a * k - b,
        unit: 'nghìn đồng',
        why: `Tiền phải trả: $${a} \\times ${k} + ${b} = ${a * k} + ${b} = ${a * k + b}$. Còn: $100 - ${a * k + b} = ${paid - a * k - b}$ (nghìn đồng).`,
      };
    }),
  ]),
  ...unit(3, 'Bảng số liệu', ({ mc, fb }) => [
    mc('M1', 'hai cột có số liệu bằng nhau', (r) => {
      const [a, b, c] = [r.int(12, 15), r.int(16, 19), r.int(20, 24)];
      const [names, values] = r.pick([
        [
          ['3A', '3B', '3C', '3D'],
          [a, b, a, c],
        ],
        [
          ['3A', '3B', '3C', '3D'],
          [a, c, a, b],
        ],
      ] as const);
      const shown = (what: string) => table(['Lớp', ...names], [what, ...values]);
      return {
        ask: [
          `Bảng ghi số cây các lớp đã trồng:\n${shown('Số cây')}\nHai lớp nào trồng được số cây bằng nhau?`,
          `Số giấy vụn (kg) các lớp góp được:\n${shown('Số kg')}\nHai lớp góp được bằng nhau là:`,
          `Số bạn học bơi của các lớp:\n${shown('Số bạn')}\nHai lớp có số bạn học bơi như nhau là:`,
        ],
        right: '3A và 3C',
        wrong: [
          ['3A và 3B', 'so sánh hai cột liền nhau'],
          ['3B và 3D', 'chỉ xem hai lớp còn lại'],
          ['3C và 3D', 'đọc nhầm cột'],
        ],
        why: `Lớp 3A và lớp 3C cùng có số liệu ${a}.`,
      };
    }),
    fb('M3', 'số cần thêm để bằng tổng hai cột kia', (r) => {
      const [a, b, c] = [r.int(25, 35), r.int(30, 40), r.int(28, 36)];
      const shown = (what: string) => table(['Tổ', 'Tổ Một', 'Tổ Hai', 'Tổ Ba'], [what, a, b, c]);
      return {
        ask: [
          `Số sách ba tổ quyên góp:\n${shown('Số sách')}\nTổ Ba phải góp thêm bao nhiêu quyển để bằng tổng số sách của hai tổ kia?`,
          `Điểm thi đua của ba tổ:\n${shown('Số điểm')}\nTổ Ba cần thêm bao nhiêu điểm nữa để bằng tổng điểm của tổ Một và tổ Hai?`,
          `Số vỏ hộp ba tổ đã thu gom:\n${shown('Số vỏ hộp')}\nTổ Ba thu gom thêm bao nhiêu vỏ hộp thì bằng cả hai tổ còn lại gộp lại?`,
        ],
        is: a + b - c,
        why: `Tổ Một và tổ Hai: $${a} + ${b} = ${a + b}$. Tổ Ba cần thêm: $${a + b} - ${c} = ${a + b - c}$.`,
      };
    }),
  ]),
];

const more: readonly Template[] = unit(3, 'Góc, hình tròn, hình tam giác', ({ fb }) => [
  fb('M2', 'số cạnh còn lại khi cắt một góc', (r, turn) => {
    const k = [4, 3, 4][turn]!;
    const cut = r.int(1, 2);
    const name = k === 4 ? 'hình chữ nhật' : 'hình tam giác';
    return {
      ask: [
        `Cắt bớt ${cut} góc của tờ giấy ${name}${cut === 1 ? '' : ', mỗi góc'} bằng một nhát cắt thẳng không đi qua đỉnh nào. Hình còn lại có bao nhiêu cạnh?`,
        `Từ miếng bìa ${name}, bạn Hoa cắt đi ${cut} góc${cut === 1 ? '' : ', mỗi góc'} bằng một nhát cắt thẳng ngắn. Miếng bìa còn lại có bao nhiêu cạnh?`,
        `Bác thợ cưa cụt ${cut} góc của tấm gỗ ${name}${cut === 1 ? '' : ', mỗi góc'} bằng một đường cưa thẳng ngắn. Tấm gỗ còn lại có bao nhiêu cạnh?`,
      ],
      is: k + cut,
      why: `Lúc đầu có ${k} cạnh. Mỗi lần cắt cụt một góc thì thêm 1 cạnh: $${k} + ${cut} = ${k + cut}$.`,
    };
  }),
]);

export const fourth3: readonly Template[] = [...numbers, ...shapes, ...more];
