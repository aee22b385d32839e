/** Grade 3: a third choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { table, unit } from '../../terms/kit.ts';
import { clock, cuboid, sizes } from '../figures/kit.ts';

const numbers: readonly Template[] = [
  ...unit(3, 'Bảng nhân, bảng chia 3 đến 9', ({ mc, fb }) => [
    mc('M1', 'phép nhân có tích đã cho', (r) => {
      const [a, b] = [r.int(6, 9), r.int(4, 5)];
      return {
        ask: [
          `Phép nhân nào có kết quả bằng ${a * b}?`,
          `Trong bốn phép nhân sau, phép tính được ${a * b} là:`,
          `Có ${a * b} cái ghế xếp thành các hàng bằng nhau. Cách xếp đúng số ghế đó là:`,
        ],
        right: `$${a} \\times ${b}$`,
        wrong: [
          [`$${a} \\times ${b + 1}$`, `nhầm với tích liền sau trong bảng nhân ${a}`],
          [`$${a - 1} \\times ${b}$`, `nhầm với bảng nhân ${a - 1}`],
          [`$${a} \\times ${b - 1}$`, `nhầm với tích liền trước trong bảng nhân ${a}`],
        ],
        why: `$${a} \\times ${b} = ${a * b}$.`,
      };
    }),
    fb('M2', 'đổi cách xếp hàng', (r) => {
      const [a, b, c] = r.pick([
        [6, 4, 8],
        [9, 4, 6],
        [8, 3, 4],
        [6, 6, 9],
        [8, 6, 6],
      ] as const);
      return {
        ask: [
          `Lớp 3A xếp thành ${b} hàng, mỗi hàng ${a} bạn. Nếu xếp lại mỗi hàng ${c} bạn thì được mấy hàng?`,
          `Có ${b} hộp bánh, mỗi hộp ${a} cái. Chia lại số bánh đó vào các hộp, mỗi hộp ${c} cái. Được mấy hộp?`,
          `Vườn có ${b} luống rau, mỗi luống ${a} cây. Nếu trồng mỗi luống ${c} cây thì cần mấy luống?`,
        ],
        is: (a * b) / c,
        why: `Tất cả có $${a} \\times ${b} = ${a * b}$. Chia theo ${c}: $${a * b} : ${c} = ${(a * b) / c}$.`,
      };
    }),
  ]),
  ...unit(3, 'Một phần mấy', ({ ok, fb }) => [
    ok('M1', 'một phần mấy của số đồ vật', (r) => {
      const [k, each] = [r.int(3, 6), r.int(4, 7)];
      if (k === each) throw new TooFewDistractors('the same number');
      return {
        right: [
          `Chia đều ${k * each} quả cam vào ${k} đĩa thì mỗi đĩa có $\\dfrac{1}{${k}}$ số quả cam.`,
          `$\\dfrac{1}{${k}}$ của ${k * each} là ${each}.`,
        ],
        wrong: `Xếp đều ${k * each} bông hoa vào ${k} lọ, số hoa của mỗi lọ bằng $\\dfrac{1}{${each}}$ số hoa đã có.`,
        why: `Chia thành ${k} phần bằng nhau, mỗi phần là $\\dfrac{1}{${k}}$: $${k * each} : ${k} = ${each}$.`,
      };
    }),
    fb('M2', 'so sánh một phần của hai số', (r) => {
      const [a, b] = [r.int(7, 9), r.int(3, 5)];
      const [p, q] = r.pick([
        [3, 6],
        [4, 5],
        [3, 5],
      ] as const);
      return {
        ask: [
          `$\\dfrac{1}{${p}}$ của ${p * a} hơn $\\dfrac{1}{${q}}$ của ${q * b} bao nhiêu?`,
          `Hoa cho bạn $\\dfrac{1}{${p}}$ của ${p * a} nhãn vở, Lan cho bạn $\\dfrac{1}{${q}}$ của ${q * b} nhãn vở. Hoa cho nhiều hơn Lan bao nhiêu nhãn vở?`,
          `Tổ Một có ${p * a} cây, đã tưới $\\dfrac{1}{${p}}$ số cây. Tổ Hai có ${q * b} cây, đã tưới $\\dfrac{1}{${q}}$ số cây. Tổ Một đã tưới nhiều hơn tổ Hai bao nhiêu cây?`,
        ],
        is: a - b,
        why: `$${p * a} : ${p} = ${a}$; $${q * b} : ${q} = ${b}$; $${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ mc, ok, fb }) => [
    mc('M1', 'số dư lớn nhất', (r) => {
      const k = r.int(4, 9);
      return {
        ask: [
          `Trong phép chia có dư cho ${k}, số dư lớn nhất có thể là:`,
          `Chia đều bánh cho ${k} bạn, số bánh thừa nhiều nhất có thể là mấy cái (khi không chia thêm được nữa)?`,
          `Phép chia một số cho ${k} có dư. Số dư lớn nhất có thể có là:`,
        ],
        right: k - 1,
        wrong: [
          [k, 'cho rằng số dư có thể bằng số chia'],
          [1, 'nhầm với số dư bé nhất khác 0'],
          [k - 2, 'bớt thừa 1'],
          [k + 1, 'cho rằng số dư có thể lớn hơn số chia'],
        ],
        why: `Số dư luôn bé hơn số chia ${k}, nên lớn nhất là $${k} - 1 = ${k - 1}$.`,
      };
    }),
    ok('M1', 'thử lại phép chia có dư', (r) => {
      const [d, q] = [r.int(4, 8), r.int(6, 9)];
      const rest = r.int(1, d - 2);
      const a = d * q + rest;
      return {
        right: [
          `Phép chia $${a} : ${d}$ có thương là ${q} và số dư là ${rest}.`,
          `$${d} \\times ${q} + ${rest} = ${a}$, nên ${a} chia ${d} được ${q}, dư ${rest}.`,
        ],
        wrong: `Chia đều ${a} cái kẹo cho ${d} bạn, mỗi bạn được ${q - 1} cái và còn thừa ${rest} cái.`,
        why: `$${d} \\times ${q} = ${d * q}$, $${d * q} + ${rest} = ${a}$ và ${rest} bé hơn ${d}.`,
      };
    }),
    fb('M2', 'thêm ít nhất cho đầy túi cuối', (r) => {
      const [d, q] = [r.int(6, 9), r.int(5, 8)];
      const rest = r.int(2, d - 2);
      const a = d * q + rest;
      return {
        ask: [
          `Có ${a} quả cam, xếp mỗi túi ${d} quả. Cần thêm ít nhất mấy quả để tất cả các túi đều đủ ${d} quả?`,
          `Lớp có ${a} bông hoa, cắm mỗi lọ ${d} bông. Phải thêm ít nhất mấy bông nữa để lọ nào cũng đủ ${d} bông?`,
          `Mỗi trang vở dán ${d} tem. Nam có ${a} con tem và dán lần lượt từng trang. Nam cần thêm ít nhất mấy con tem để trang cuối cũng đủ ${d} tem?`,
        ],
        is: d - rest,
        why: `$${a} : ${d} = ${q}$ (dư ${rest}). Còn thừa ${rest}, cần thêm $${d} - ${rest} = ${d - rest}$.`,
      };
    }),
  ]),
  ...unit(3, 'Các số đến 100 000', ({ fb }) => [
    fb('M2', 'số bé nhất lập từ năm thẻ', (r) => {
      const [a, b, c, d] = r
        .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
        .slice(0, 4)
        .toSorted((x, y) => x - y) as [number, number, number, number];
      const cards = r.shuffle([a, b, c, d, 0]);
      return {
        ask: [
          `Ghép năm thẻ ghi các chữ số ${cards.join(', ')} thành một số có năm chữ số. Số bé nhất ghép được là số nào?`,
          `Dùng cả năm chữ số ${cards.join(', ')}, mỗi chữ số một lần, để viết số có năm chữ số bé nhất. Đó là số nào?`,
          `Mật mã là số bé nhất có năm chữ số được viết bởi tất cả các chữ số ${cards.join(', ')}. Mật mã là số nào?`,
        ],
        is: Number(`${a}0${b}${c}${d}`),
        why: `Chữ số 0 không đứng đầu, nên hàng chục nghìn là ${a}; các hàng sau lần lượt là 0, ${b}, ${c}, ${d}.`,
      };
    }),
  ]),
  ...unit(3, 'Biểu thức số', ({ mc }) => [
    mc('M1', 'bước tính đầu tiên', (r) => {
      const [a, b, c] = [r.int(20, 45), r.int(6, 9), r.int(3, 5)];
      return {
        ask: [
          `Khi tính giá trị của biểu thức $${a} + ${b} \\times ${c}$, phép tính làm đầu tiên là:`,
          `Bạn Hùng tính $${a} + ${b} \\times ${c}$. Hùng phải tính trước:`,
          `Trong biểu thức $${a} + ${b} \\times ${c}$, ta thực hiện trước phép tính:`,
        ],
        right: `$${b} \\times ${c}$`,
        wrong: [
          [`$${a} + ${b}$`, 'tính lần lượt từ trái sang phải'],
          [`$${a} + ${c}$`, 'lấy hai số không đứng cạnh nhau'],
          [`$${a} \\times ${c}$`, 'nhân nhầm thừa số'],
        ],
        why: `Nhân, chia trước, cộng, trừ sau: $${b} \\times ${c} = ${b * c}$, rồi $${a} + ${b * c} = ${a + b * c}$.`,
      };
    }),
    mc('M2', 'biểu thức có giá trị bằng nhau', (r) => {
      const [a, b, c] = [r.int(3, 5), r.int(6, 9), r.int(2, 4)];
      return {
        ask: [
          `Biểu thức nào có giá trị bằng $${a} \\times (${b} + ${c})$?`,
          `Mỗi túi có ${b} bút xanh và ${c} bút đỏ. Có ${a} túi. Số bút của cả ${a} túi không tính bằng $${a} \\times (${b} + ${c})$ thì có thể tính bằng:`,
          `Tính rồi tìm biểu thức có cùng giá trị với $${a} \\times (${b} + ${c})$.`,
        ],
        right: `$${a} \\times ${b} + ${a} \\times ${c}$`,
        wrong: [
          [`$${a} \\times ${b} + ${c}$`, 'bỏ dấu ngoặc mà chỉ nhân số thứ nhất'],
          [`$${a} + ${b} \\times ${c}$`, 'đổi chỗ dấu cộng và dấu nhân'],
          [`$${a} \\times ${b} \\times ${c}$`, 'thay dấu cộng bằng dấu nhân'],
        ],
        why: `$${a} \\times (${b} + ${c}) = ${a} \\times ${b + c} = ${a * (b + c)}$; $${a} \\times ${b} + ${a} \\times ${c} = ${a * b} + ${a * c} = ${a * (b + c)}$.`,
      };
    }),
  ]),
  ...unit(3, 'Số chưa biết trong phép tính', ({ mc, fb }) => [
    fb('M1', 'tìm số trừ', (r) => {
      const [a, b] = [r.int(520, 880), r.int(140, 390)];
      return {
        ask: [
          `Tìm số thích hợp: $${a} - {?} = ${b}$.`,
          `Kho có ${a} bao gạo, sau khi chuyển đi một số bao thì còn ${b} bao. Đã chuyển đi bao nhiêu bao?`,
          `Lấy ${a} trừ đi một số thì được ${b}. Số đó là số nào?`,
        ],
        is: a - b,
        why: `Lấy số bị trừ trừ đi hiệu: $${a} - ${b} = ${a - b}$.`,
      };
    }),
    mc('M1', 'cách tìm số bị chia', (r) => {
      const [d, q] = [r.int(4, 6), r.int(7, 9)];
      return {
        ask: [
          `Để tìm số thích hợp trong $\\;{?} : ${d} = ${q}$, ta tính:`,
          `Chia đều một số kẹo cho ${d} bạn, mỗi bạn được ${q} cái. Phép tính tìm số kẹo là:`,
          `Một số chia cho ${d} được ${q}. Muốn tìm số đó, ta làm phép tính:`,
        ],
        right: `$${q} \\times ${d}$`,
        wrong: [
          [`$${q} + ${d}$`, 'lấy thương cộng số chia'],
          [`$${q} - ${d}$`, 'lấy thương trừ số chia'],
          [`$${q} : ${d}$`, 'lấy thương chia tiếp cho số chia'],
        ],
        why: `Lấy thương nhân với số chia: $${q} \\times ${d} = ${q * d}$.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(3, 'Góc, hình tròn, hình tam giác', ({ mc }) => [
    mc('M1', 'cạnh của góc vuông trên hình', (r) => ({
      ask: [
        'Hình tam giác ở hình bên có một góc vuông đỉnh $A$. Hai cạnh của góc đó là:',
        'Dùng ê ke thấy hình tam giác bên có góc vuông đỉnh $A$. Đó là góc có hai cạnh:',
        'Trên hình bên, góc vuông có đỉnh $A$ được tạo bởi hai cạnh:',
      ],
      right: '$AB$ và $AC$',
      wrong: [
        ['$AB$ và $BC$', 'chọn hai cạnh gặp nhau tại $B$'],
        ['$AC$ và $BC$', 'chọn hai cạnh gặp nhau tại $C$'],
        ['cả ba cạnh $AB$, $AC$, $BC$', 'lấy hết các cạnh của hình tam giác'],
      ],
      why: 'Góc đỉnh $A$ có hai cạnh cùng đi qua $A$, là $AB$ và $AC$.',
      figure: plane('right', sizes.right(r.int(12, 15), r.int(8, 11)), {}),
    })),
  ]),
  ...unit(3, 'Chu vi, diện tích', ({ fb }) => [
    fb('M1', 'diện tích từ số hàng ô vuông', (r) => {
      const [a, b] = [r.int(3, 6), r.int(7, 9)];
      return {
        ask: [
          `Hình chữ nhật được kẻ thành ${a} hàng, mỗi hàng ${b} ô vuông, mỗi ô vuông rộng 1 cm². Diện tích hình chữ nhật là bao nhiêu xăng-ti-mét vuông?`,
          `Tờ giấy kẻ ô có ${a} hàng ô vuông, mỗi hàng có ${b} ô, mỗi ô rộng 1 cm². Tờ giấy rộng bao nhiêu xăng-ti-mét vuông?`,
          `Bé ghép các miếng bìa vuông rộng 1 cm² thành hình chữ nhật có ${a} hàng, mỗi hàng ${b} miếng. Tính diện tích hình chữ nhật theo xăng-ti-mét vuông.`,
        ],
        is: a * b,
        unit: 'cm²',
        why: `Có $${b} \\times ${a} = ${a * b}$ ô vuông, mỗi ô 1 cm², nên diện tích là ${a * b} cm².`,
      };
    }),
  ]),
  ...unit(3, 'Khối lập phương, khối hộp chữ nhật', ({ mc, fb }) => [
    mc('M1', 'cạnh bằng nhau của khối hộp chữ nhật', (_, turn) => ({
      ask: [
        'Khối hộp chữ nhật ở hình bên có cạnh nào chắc chắn dài bằng cạnh $AB$?',
        'Chiếc hộp có dạng khối hộp chữ nhật như hình bên. Cạnh luôn dài bằng cạnh $BC$ là:',
        'Trong khối hộp chữ nhật ở hình bên, cạnh nào luôn dài bằng cạnh $AB$?',
      ],
      right: turn === 1 ? '$AD$' : '$CD$',
      wrong: [
        [turn === 1 ? '$CD$' : '$AD$', 'chọn cạnh cùng mặt đáy nhưng là chiều khác'],
        ['$AM$', 'chọn cạnh là chiều cao'],
        ['$AC$', 'chọn đoạn không phải là cạnh của khối hộp'],
      ],
      why:
        turn === 1
          ? 'Mặt $ABCD$ là hình chữ nhật, hai cạnh đối diện $BC$ và $AD$ dài bằng nhau.'
          : 'Mặt $ABCD$ là hình chữ nhật, hai cạnh đối diện $AB$ và $CD$ dài bằng nhau.',
      figure: cuboid(),
    })),
    fb('M2', 'mặt ngoài của các khối xếp thành hàng', (r) => {
      const k = r.int(3, 6);
      return {
        ask: [
          `Xếp ${k} khối lập phương bằng nhau sát nhau thành một hàng. Đếm tất cả các mặt hình vuông nhìn thấy được từ mọi phía (kể cả phía dưới). Có bao nhiêu mặt?`,
          `Bé dán ${k} khối gỗ lập phương bằng nhau thành một hàng thẳng, mặt sát mặt, rồi sơn toàn bộ bên ngoài. Có bao nhiêu mặt hình vuông nhỏ được sơn?`,
          `Ghép ${k} hộp dạng khối lập phương bằng nhau thành một khối hộp chữ nhật dài, các hộp sát nhau thành một hàng. Bên ngoài khối hộp đó có bao nhiêu mặt vuông nhỏ?`,
        ],
        is: 4 * k + 2,
        why: `Mỗi khối có 4 mặt ở bốn phía: $4 \\times ${k} = ${4 * k}$, thêm 2 mặt ở hai đầu: $${4 * k} + 2 = ${4 * k + 2}$.`,
      };
    }),
  ]),
  ...unit(3, 'Đơn vị đo', ({ fb }) => [
    fb('M3', 'thời gian còn lại sau hai việc', (r) => {
      const [hour, minute] = [r.int(7, 10), 5 * r.int(1, 2)];
      const [a, b] = [5 * r.int(3, 4), 5 * r.int(2, 3)];
      const rest = 60 - minute - a - b;
      return {
        ask: [
          `Mai bắt đầu làm bài lúc đồng hồ bên chỉ. Mai làm Toán ${a} phút rồi làm Tiếng Việt ${b} phút. Lúc làm xong, còn bao nhiêu phút nữa đến ${hour + 1} giờ?`,
          `Xe rời bến lúc đồng hồ bên chỉ, chạy ${a} phút, nghỉ ${b} phút. Khi nghỉ xong, còn bao nhiêu phút nữa là ${hour + 1} giờ?`,
          `Đồng hồ bên chỉ lúc bố bắt đầu nấu ăn. Bố nhặt rau ${a} phút, nấu ${b} phút thì xong. Bữa ăn bắt đầu lúc ${hour + 1} giờ. Từ lúc nấu xong đến bữa ăn còn bao nhiêu phút?`,
        ],
        is: rest,
        unit: 'phút',
        why: `Đồng hồ chỉ ${hour} giờ ${minute} phút. Xong việc lúc ${hour} giờ ${minute + a + b} phút, vì $${minute} + ${a} + ${b} = ${minute + a + b}$. Còn $60 - ${minute + a + b} = ${rest}$ (phút).`,
        figure: clock(hour, minute),
      };
    }),
  ]),
  ...unit(3, 'Bảng số liệu', ({ fb }) => [
    fb('M3', 'tiền thu của hai ngày từ bảng', (r) => {
      const [a, b, c, d] = [r.int(21, 25), r.int(15, 19), r.int(32, 36), r.int(28, 31)];
      const price = r.int(4, 6);
      const shown = (what: string) => table(['Ngày', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'], [what, a, b, c, d]);
      const more = price * (c + d - a - b);
      return {
        ask: [
          `Bảng ghi số vé đã bán của vườn thú mi-ni:\n${shown('Số vé')}\nMỗi vé giá ${price} nghìn đồng. Hai ngày thứ Bảy, Chủ nhật thu nhiều hơn hai ngày trước đó bao nhiêu nghìn đồng?`,
          `Số que kem quán bán được:\n${shown('Số que kem')}\nMỗi que kem giá ${price} nghìn đồng. Tiền bán kem hai ngày cuối nhiều hơn hai ngày đầu bao nhiêu nghìn đồng?`,
          `Số chiếc vòng các bạn bán ở hội chợ:\n${shown('Số vòng')}\nMỗi chiếc vòng giá ${price} nghìn đồng. Hai ngày sau bán được nhiều hơn hai ngày trước bao nhiêu nghìn đồng?`,
        ],
        is: more,
        unit: 'nghìn đồng',
        why: `Hai ngày cuối: $${c} + ${d} = ${c + d}$; hai ngày đầu: $${a} + ${b} = ${a + b}$; nhiều hơn $${c + d} - ${a + b} = ${c + d - a - b}$. Số tiền: $${c + d - a - b} \\times ${price} = ${more}$ (nghìn đồng).`,
      };
    }),
  ]),
];

export const third3: readonly Template[] = [...numbers, ...shapes];
