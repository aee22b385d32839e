/** Grade 1: a third choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { boxes, pictures } from '../figures/kit.ts';

const weekdays = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];

const numbers: readonly Template[] = [
  ...unit(1, 'Các số đến 10', ({ mc, fb }) => [
    mc('M1', 'loại nhiều nhất trong hình', (r) => {
      const values = r.shuffle([2, 4, 6, 9]);
      const names = ['Cam', 'Táo', 'Lê', 'Ổi'];
      const most = names[values.indexOf(9)]!;
      const least = names[values.indexOf(2)]!;
      return {
        ask: [
          'Mỗi hàng ở hình bên cho biết số quả của một loại. Loại quả nào nhiều nhất?',
          'Mẹ đếm quả trong rổ rồi vẽ hình bên. Trong rổ có nhiều nhất là quả:',
          'Nhìn hình bên và so sánh số quả các loại. Loại nhiều hơn tất cả các loại khác là:',
        ],
        right: most,
        wrong: [
          [least, 'chọn loại ít nhất'] as const,
          ...names
            .filter((one) => one !== most && one !== least)
            .map(
              (one) =>
                [
                  one,
                  values[names.indexOf(one)] === 6 ? 'chọn loại nhiều thứ hai' : 'chỉ so sánh với loại ít nhất',
                ] as const,
            ),
        ],
        why: `Hàng “${most}” dài nhất, có 9 hình tròn.`,
        figure: pictures(
          'Số quả',
          names.map((one, at) => [one, values[at]!] as const),
        ),
      };
    }),
    fb('M2', 'đứng thứ mấy khi đếm từ đầu kia', (r) => {
      const [all, at] = [r.int(8, 10), r.int(2, 4)];
      return {
        ask: [
          `Có ${all} bạn xếp một hàng ngang. Đếm từ trái sang phải, Nam đứng thứ ${at}. Đếm từ phải sang trái, Nam đứng thứ mấy?`,
          `Đoàn tàu có ${all} toa. Toa màu đỏ là toa thứ ${at} tính từ đầu tàu. Tính từ cuối tàu, toa màu đỏ là toa thứ mấy?`,
          `Trên giá có ${all} quyển truyện. Quyển truyện của Hà là quyển thứ ${at} từ bên trái. Từ bên phải, đó là quyển thứ mấy?`,
        ],
        is: all - at + 1,
        why: `Phía sau còn $${all} - ${at} = ${all - at}$, nên đếm từ đầu kia là thứ ${all - at + 1}.`,
      };
    }),
    mc('M2', 'hai số cạnh một số trên tia số', (r) => {
      const a = r.int(3, 8);
      return {
        ask: [
          `Trên dãy số ở hình bên, hai số đứng cạnh số ${a} là:`,
          `Ếch xanh đứng ở số ${a} trên dãy số ở hình bên. Nhảy một bước sang trái hoặc sang phải, ếch có thể đến:`,
          `Nhìn dãy số ở hình bên. Số đứng ngay trước và số đứng ngay sau số ${a} là:`,
        ],
        right: `${a - 1} và ${a + 1}`,
        wrong: [
          [`${a} và ${a + 1}`, `lấy chính số ${a} làm số đứng trước`],
          [`${a - 1} và ${a}`, `lấy chính số ${a} làm số đứng sau`],
          [`${a - 2} và ${a + 2}`, 'đếm hai bước'],
        ],
        why: `Bớt 1 ở số ${a} được ${a - 1}, thêm 1 vào số ${a} được ${a + 1}.`,
        figure: boxes(0, 10, 1),
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 10', ({ mc, fb }) => [
    fb('M1', 'gộp hai hàng của hình', (r) => {
      const [a, b] = [r.int(3, 5), r.int(2, 4)];
      return {
        ask: [
          'Ở hình bên, mỗi hình tròn là 1 con. Có tất cả mấy con gà và con vịt?',
          'Bà nuôi gà và vịt, số con mỗi loại như hình bên. Bà nuôi tất cả mấy con?',
          'Gộp số gà và số vịt ở hình bên thì được mấy con?',
        ],
        is: a + b,
        unit: 'con',
        why: `Có ${a} con gà và ${b} con vịt: $${a} + ${b} = ${a + b}$ (con).`,
        figure: pictures('Số con', [
          ['Gà', a],
          ['Vịt', b],
        ]),
      };
    }),
    mc('M2', 'phép tính hợp với câu chuyện', (r) => {
      const [a, b] = [r.int(6, 9), r.int(2, 4)];
      if (a === 2 * b) throw new TooFewDistractors('two equal numbers');
      return {
        ask: [
          `Trên cành có ${a} con chim, ${b} con bay đi. Phép tính nào cho biết số chim còn lại?`,
          `Bé có ${a} quả bóng bay, ${b} quả bị vỡ. Phép tính tìm số bóng còn lại là:`,
          `Trong hộp có ${a} cái bánh, cả nhà ăn ${b} cái. Chọn phép tính tìm số bánh còn lại.`,
        ],
        right: `$${a} - ${b}$`,
        wrong: [
          [`$${a} + ${b}$`, 'làm phép cộng'],
          [`$${b} + ${b}$`, `không dùng số ${a}`],
          [`$${a} - ${a - b}$`, 'trừ đi số còn lại'],
        ],
        why: `Bớt đi ${b} thì làm phép trừ: $${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(1, 'Các số đến 100', ({ set, fb }) => [
    fb('M1', 'số liền sau trên tia số', (r) => {
      const from = 10 * r.int(2, 7);
      const a = from + r.int(3, 8);
      return {
        ask: [
          `Tìm số đứng ngay sau số ${a} trên dãy số ở hình bên.`,
          `Trên dãy số ở hình bên, đi từ số ${a} sang phải một bước thì đến số nào?`,
          `Bạn đang đọc trang ${a}. Trang tiếp theo là trang số mấy? (Có thể nhìn dãy số ở hình bên.)`,
        ],
        is: a + 1,
        why: `Thêm 1 vào số ${a}: $${a} + 1 = ${a + 1}$.`,
        figure: boxes(from, from + 10, 1),
      };
    }),
    set('M1', 'cách đọc số có hai chữ số', [
      [
        'Số 35 đọc là:',
        'ba mươi lăm',
        [
          ['ba mươi năm', 'đọc chữ số 5 sau “mươi” là “năm”'],
          ['năm mươi ba', 'đổi chỗ hai chữ số'],
          ['ba năm', 'đọc rời từng chữ số'],
        ],
        'Số 35 gồm 3 chục và 5 đơn vị; chữ số 5 đứng sau “mươi” đọc là “lăm”.',
      ],
      [
        'Trên biển số nhà ghi 21. Số nhà đọc là:',
        'hai mươi mốt',
        [
          ['hai mươi một', 'đọc chữ số 1 sau “mươi” là “một”'],
          ['mười hai', 'đổi chỗ hai chữ số'],
          ['hai một', 'đọc rời từng chữ số'],
        ],
        'Số 21 gồm 2 chục và 1 đơn vị; chữ số 1 đứng sau “mươi” đọc là “mốt”.',
      ],
      [
        'Trên thẻ của bé ghi số 15. Số 15 đọc là:',
        'mười lăm',
        [
          ['mười năm', 'đọc chữ số 5 sau “mười” là “năm”'],
          ['năm mươi mốt', 'đổi chỗ hai chữ số'],
          ['một năm', 'đọc rời từng chữ số'],
        ],
        'Số 15 gồm 1 chục và 5 đơn vị, đọc là “mười lăm”.',
      ],
    ]),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 100', ({ mc, fb }) => [
    mc('M1', 'trừ các số tròn chục', (r) => {
      const [a, b] = [r.int(6, 9), r.int(2, 4)];
      return {
        ask: [
          `Tính nhẩm $${a}0 - ${b}0$, được số:`,
          `Cửa hàng có ${a} chục quả trứng, đã bán ${b} chục quả. Còn lại số quả trứng là:`,
          `Sợi dây dài ${a}0 cm, cắt đi ${b}0 cm. Phần còn lại dài bao nhiêu xăng-ti-mét?`,
        ],
        right: 10 * (a - b),
        wrong: [
          [10 * (a + b), 'làm phép cộng'],
          [a - b, 'quên viết chữ số 0 ở hàng đơn vị'],
          [10 * (a - b) + 10, 'bớt thiếu một chục'],
          [10 * a - b, 'lấy chục trừ đơn vị'],
        ],
        why: `${a} chục bớt ${b} chục còn ${a - b} chục: $${a}0 - ${b}0 = ${a - b}0$.`,
      };
    }),
    fb('M1', 'nhảy từng bước 10 trên tia số', (r) => {
      const [a, k] = [r.int(1, 4), r.int(3, 5)];
      return {
        ask: [
          `Thỏ đứng ở số ${a}0 trên dãy số ở hình bên và nhảy ${k} bước sang phải, mỗi bước 10. Thỏ đến số nào?`,
          `Đếm thêm 10 từ số ${a}0 trên dãy số ở hình bên, đếm ${k} lần. Được số nào?`,
          `Trên dãy số ở hình bên, từ số ${a}0 đi sang phải ${k} ô thì đến số nào?`,
        ],
        is: 10 * (a + k),
        why: `Thêm ${k} chục vào ${a} chục: $${a}0 + ${k}0 = ${10 * (a + k)}$.`,
        figure: boxes(0, 100, 10),
      };
    }),
    mc('M2', 'phép tính có kết quả lớn nhất', (r) => {
      const s = 10 * r.int(4, 7);
      const [a, b, c] = [r.int(5, 8), r.int(1, 4), r.int(2, 4)];
      return {
        ask: [
          'Phép tính nào có kết quả lớn nhất?',
          'Bốn bạn cầm bốn thẻ phép tính. Thẻ có kết quả lớn nhất là:',
          'Quả bóng ghi phép tính có kết quả lớn nhất là:',
        ],
        right: `$${s} + ${a}$`,
        wrong: [
          [`$${s} + ${b}$`, 'so sánh sai số đơn vị'],
          [`$${s + 9} - ${10 - c}$`, 'nhìn số đầu, chưa tính'],
          [`$${s - 10} + ${a + 1}$`, 'chỉ so sánh số được cộng thêm'],
        ],
        why: `Tính từng phép: $${s} + ${a} = ${s + a}$; $${s} + ${b} = ${s + b}$; $${s + 9} - ${10 - c} = ${s - 1 + c}$; $${s - 10} + ${a + 1} = ${s - 9 + a}$. Số ${s + a} lớn nhất.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(1, 'Hình phẳng, hình khối', ({ mc, fb }) => [
    fb('M1', 'đếm hình tam giác nhỏ trong hình', (_, turn) => {
      const [form, size, is, what] = (
        [
          ['rhombus', 45, 4, 'bốn'],
          ['bisector', 75, 2, 'hai'],
          ['rectangle', 35, 4, 'bốn'],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Hình bên được chia thành mấy hình tam giác nhỏ?',
          'Cô tô mỗi hình tam giác nhỏ ở hình bên một màu. Cô cần mấy màu?',
          'Trong hình bên có mấy hình tam giác nhỏ, không bị nét nào cắt qua?',
        ],
        is,
        why: `Đếm từng hình tam giác không bị nét nào cắt qua: có ${what} hình, viết là ${is}.`,
        figure: plane(form, size, {}),
      };
    }),
    mc('M1', 'bên trái, bên phải, ở giữa', (r) => {
      const [a, b, c, d] = r.shuffle(['mèo', 'chó', 'gà', 'thỏ']);
      return {
        ask: [
          `Bốn con vật xếp hàng từ trái sang phải: ${a}, ${b}, ${c}, ${d}. Con vật đứng ngay bên phải con ${b} là:`,
          `Trên giá có bốn con thú bông, từ trái sang phải là ${a}, ${b}, ${c}, ${d}. Ở giữa con ${b} và con ${d} là con:`,
          `Bé dán hình từ trái sang phải: ${a}, ${b}, ${c}, ${d}. Ngay bên trái con ${d} là con:`,
        ],
        right: c!,
        wrong: [
          [a!, 'nhầm bên trái với bên phải'],
          [d!, 'bỏ qua một con vật'],
          [b!, 'chọn con vật được nhắc đến'],
        ],
        why: `Thứ tự từ trái sang phải là ${a}, ${b}, ${c}, ${d}; con ${c} đứng sau con ${b} và trước con ${d}.`,
      };
    }),
    fb('M3', 'số hình của một loại trong dãy lặp lại', (r) => {
      const k = r.int(7, 10);
      const circles = Math.ceil(k / 2);
      return {
        ask: [
          `Bé xếp lần lượt: hình tròn, hình vuông, hình tròn, hình vuông, … Bé xếp được ${k} hình thì có mấy hình tròn?`,
          `Cờ được treo lần lượt đỏ, vàng, đỏ, vàng, … bắt đầu từ cờ đỏ. Trong ${k} lá cờ có mấy lá cờ đỏ?`,
          `Các bạn đứng thành hàng: bạn nam, bạn nữ, bạn nam, bạn nữ, … bắt đầu bằng bạn nam. Hàng có ${k} bạn thì có mấy bạn nam?`,
        ],
        is: circles,
        why: `Loại thứ nhất đứng ở các vị trí ${Array.from({ length: circles }, (_, at) => 2 * at + 1).join(', ')}: có ${circles}.`,
      };
    }),
  ]),
];

const measures: readonly Template[] = [
  ...unit(1, 'Độ dài', ({ mc, fb }) => [
    mc('M1', 'vật dài nhất theo số đo', (r) => {
      const [a, b, c, d] = r.shuffle([4, 7, 12, 15]) as [number, number, number, number];
      const named = [
        ['cục tẩy', a],
        ['bút chì', b],
        ['thước kẻ', c],
        ['hộp bút', d],
      ] as const;
      const told = named.map(([name, size]) => `${name} dài ${size} cm`).join(', ');
      const [longest] = named.find(([, size]) => size === 15)!;
      return {
        ask: [
          `Bé đo: ${told}. Vật dài nhất là:`,
          `Trên bàn có bốn vật: ${told}. Vật nào dài nhất?`,
          `So sánh các số đo: ${told}. Dài nhất là:`,
        ],
        right: longest,
        wrong: named
          .filter(([name]) => name !== longest)
          .map(
            ([name, size]) =>
              [
                name,
                size === 4
                  ? 'chọn vật ngắn nhất'
                  : size === 12
                    ? 'chọn vật dài thứ hai'
                    : 'chỉ so sánh với vật ngắn nhất',
              ] as const,
          ),
        why: `Trong các số 4, 7, 12, 15, số 15 lớn nhất, là số đo của ${longest}.`,
      };
    }),
    mc('M2', 'so sánh qua vật ở giữa', (r) => {
      const [a, b, c] = r.shuffle(['dây đỏ', 'dây xanh', 'dây vàng']);
      return {
        ask: [
          `${a![0]!.toUpperCase()}${a!.slice(1)} dài hơn ${b}, ${b} dài hơn ${c}. Sợi dây ngắn nhất là:`,
          `Biết ${b} ngắn hơn ${a} nhưng dài hơn ${c}. Sợi nào ngắn nhất?`,
          `Bé xếp ba sợi dây từ dài đến ngắn: ${a}, ${b}, ${c}. Sợi ngắn nhất là:`,
        ],
        right: c!,
        wrong: [
          [a!, 'chọn sợi dài nhất'],
          [b!, 'chọn sợi ở giữa'],
          ['ba sợi dài bằng nhau', 'không so sánh'],
        ],
        why: `Từ dài đến ngắn là ${a}, ${b}, ${c}, nên ${c} ngắn nhất.`,
      };
    }),
    fb('M2', 'phần đã cắt khi biết phần còn lại', (r) => {
      const [a, b] = [r.int(15, 19), r.int(2, 5)];
      return {
        ask: [
          `Băng giấy dài ${a} cm. Bé cắt đi một đoạn thì còn ${a - b} cm. Đoạn cắt đi dài bao nhiêu xăng-ti-mét?`,
          `Cây nến dài ${a} cm. Sau một buổi tối, nến còn dài ${a - b} cm. Nến đã cháy bao nhiêu xăng-ti-mét?`,
          `Sợi ruy băng dài ${a} cm. Mẹ cắt một đoạn làm nơ thì còn ${a - b} cm. Mẹ đã cắt bao nhiêu xăng-ti-mét?`,
        ],
        is: b,
        unit: 'cm',
        why: `Lấy độ dài lúc đầu bớt phần còn lại: $${a} - ${a - b} = ${b}$ (cm).`,
      };
    }),
  ]),
  ...unit(1, 'Thời gian', ({ fb }) => [
    fb('M2', 'đếm số ngày từ thứ này đến thứ kia', (r) => {
      const from = r.int(0, 2);
      const to = r.int(from + 2, 5);
      const days = weekdays.slice(from, to + 1);
      return {
        ask: [
          `Bé ở nhà bà từ ${weekdays[from]} đến hết ${weekdays[to]} cùng tuần. Bé ở nhà bà mấy ngày?`,
          `Lớp Một A trực nhật từ ${weekdays[from]} đến hết ${weekdays[to]} cùng tuần. Lớp trực nhật mấy ngày?`,
          `Hội chợ mở cửa từ ${weekdays[from]} đến hết ${weekdays[to]} cùng tuần. Hội chợ mở cửa mấy ngày?`,
        ],
        is: days.length,
        unit: 'ngày',
        why: `Đếm từng ngày: ${days.join(', ')}. Có ${days.length} ngày.`,
      };
    }),
    fb('M3', 'ngày của một thứ trong tuần', (r) => {
      const [from, date] = [r.int(0, 2), r.int(3, 9)];
      const to = r.int(from + 2, 6);
      return {
        ask: [
          `Hôm nay là ${weekdays[from]}, ngày ${date}. Sinh nhật Lan vào ${weekdays[to]} tuần này. Sinh nhật Lan là ngày mấy?`,
          `${weekdays[from]![0]!.toUpperCase()}${weekdays[from]!.slice(1)} tuần này là ngày ${date}. Lớp đi tham quan vào ${weekdays[to]} cùng tuần. Đó là ngày mấy?`,
          `Tờ lịch hôm nay ghi ${weekdays[from]}, ngày ${date}. Tờ lịch của ${weekdays[to]} trong tuần này ghi ngày mấy?`,
        ],
        is: date + to - from,
        why: `Từ ${weekdays[from]} đến ${weekdays[to]} còn ${to - from} ngày: $${date} + ${to - from} = ${date + to - from}$.`,
      };
    }),
  ]),
];

export const third1: readonly Template[] = [...numbers, ...shapes, ...measures];
