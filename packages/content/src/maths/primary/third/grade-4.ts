/** Grade 4: a third choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, math, type Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';

const numbers: readonly Template[] = [
  ...unit(4, 'Số tự nhiên, lớp triệu', ({ fb }) => [
    fb('M2', 'số tròn nghìn lớn nhất bé hơn một số', (r) => {
      const [millions, thousands] = [r.int(1, 9), r.int(101, 989)];
      const a = `${millions} ${thousands} ${r.int(101, 899)}`;
      return {
        ask: [
          `Tìm số tròn nghìn lớn nhất bé hơn ${a}.`,
          `Viết các số tròn nghìn bé hơn ${a} theo thứ tự từ bé đến lớn. Số cuối cùng là số nào?`,
          `Một tỉnh có ${a} người. Số tròn nghìn lớn nhất không vượt quá số dân đó là số nào?`,
        ],
        is: 1_000_000 * millions + 1000 * thousands,
        why: `Giữ nguyên các hàng từ hàng nghìn trở lên, thay ba chữ số cuối bằng 0, được số ${millions} ${thousands} 000.`,
      };
    }),
  ]),
  ...unit(4, 'Tính chất của phép tính', ({ mc }) => [
    mc('M2', 'nhóm hai thừa số có tích tròn', (r) => {
      const [p, q] = r.pick([
        [25, 4],
        [5, 20],
        [2, 50],
        [125, 8],
      ] as const);
      const a = r.int(13, 49);
      if (a === q) throw new TooFewDistractors('two equal numbers');
      return {
        ask: [
          `Cách tính thuận tiện nhất của $${p} \\times ${a} \\times ${q}$ là:`,
          `Có ${q} kiện hàng, mỗi kiện ${a} hộp, mỗi hộp ${p} chiếc. Để tính nhẩm $${p} \\times ${a} \\times ${q}$, nên viết thành:`,
          `Bạn Tâm muốn tính nhanh $${p} \\times ${a} \\times ${q}$. Bạn nên viết:`,
        ],
        right: `$${a} \\times (${p} \\times ${q})$`,
        wrong: [
          [`$(${p} \\times ${a}) \\times ${q}$`, 'nhân lần lượt, không đổi chỗ thừa số'],
          [`$${p} \\times (${a} \\times ${q})$`, 'nhóm hai thừa số không cho tích tròn'],
          [`$${a} \\times (${p} + ${q})$`, 'đổi phép nhân thành phép cộng'],
        ],
        why: `$${p} \\times ${q} = ${p * q}$, nên $${a} \\times ${p * q} = ${a * p * q}$.`,
      };
    }),
  ]),
  ...unit(4, 'Tổng và hiệu', ({ mc, fb }) => [
    fb('M1', 'hai lần số bé', (r) => {
      const [a, b] = [r.int(45, 80), r.int(15, 40)];
      const [s, d] = [a + b, a - b];
      return {
        ask: [
          `Hai số có tổng là ${s} và hiệu là ${d}. Hai lần số bé bằng bao nhiêu?`,
          `Hai bạn có tất cả ${s} nhãn vở, bạn thứ nhất nhiều hơn bạn thứ hai ${d} nhãn vở. Nếu bạn thứ nhất bớt đi ${d} nhãn vở thì cả hai bạn có bao nhiêu nhãn vở?`,
          `Hai thùng có tất cả ${s} l dầu, thùng lớn nhiều hơn thùng bé ${d} l. Hai lần số lít dầu của thùng bé là bao nhiêu?`,
        ],
        is: s - d,
        why: `Bớt phần hơn đi thì hai số bằng nhau: $${s} - ${d} = ${s - d}$.`,
      };
    }),
    mc('M1', 'cặp số có tổng và hiệu đã cho', (r) => {
      const [a, b] = [r.int(30, 60), r.int(8, 25)];
      const [s, d] = [a + b, a - b];
      return {
        ask: [
          `Hai số nào có tổng bằng ${s} và hiệu bằng ${d}?`,
          `Khối Bốn và khối Ba có tất cả ${s} bạn tham gia, khối Bốn nhiều hơn khối Ba ${d} bạn. Số bạn của khối Bốn và khối Ba lần lượt là:`,
          `Sợi dây dài ${s} dm cắt thành hai đoạn, đoạn dài hơn đoạn ngắn ${d} dm. Hai đoạn dài lần lượt (theo đề-xi-mét):`,
        ],
        right: `${a} và ${b}`,
        wrong: [
          [`${s - d} và ${d}`, 'lấy hiệu làm số bé'],
          [`${a + 1} và ${b - 1}`, 'chỉ thử tổng, không thử hiệu'],
          [`${a + 2} và ${b + 2}`, 'chỉ thử hiệu, không thử tổng'],
        ],
        why: `$${a} + ${b} = ${s}$ và $${a} - ${b} = ${d}$.`,
      };
    }),
  ]),
  ...unit(4, 'Trung bình cộng', ({ mc, fb }) => [
    fb('M1', 'trung bình của bốn cột trên biểu đồ', (r) => {
      const mean = r.int(22, 30);
      const [x, y] = [r.int(2, 4), r.int(5, 8)];
      const values = r.shuffle([mean - x, mean + x, mean - y, mean + y]);
      const sum = 4 * mean;
      return {
        ask: [
          'Hình bên ghi số cây bốn lớp đã trồng. Trung bình mỗi lớp trồng được bao nhiêu cây?',
          'Số cây hoa của bốn lớp như hình bên. Tính số trung bình cộng của bốn số đó.',
          'Nếu số cây trên hình bên được chia đều cho bốn lớp thì mỗi lớp có bao nhiêu cây?',
        ],
        is: mean,
        unit: 'cây',
        why: `$(${values.join(' + ')}) : 4 = ${sum} : 4 = ${mean}$ (cây).`,
        figure: chart(
          'bar',
          'Số cây',
          values.map((value, at) => [`4${'ABCD'[at]!}`, value] as const),
        ),
      };
    }),
    mc('M1', 'trung bình của ba số cách đều', (r) => {
      const [m, d] = [2 * r.int(20, 45), r.int(2, 6)];
      const list = [m - d, m, m + d];
      return {
        ask: [
          `Số trung bình cộng của ${list.join(', ')} là:`,
          `Ba ngày liền cửa hàng bán được ${list.join(' kg, ')} kg gạo. Trung bình mỗi ngày bán được số ki-lô-gam gạo là:`,
          `Ba thanh gỗ dài ${list.join(' mm, ')} mm. Trung bình mỗi thanh dài bao nhiêu mi-li-mét?`,
        ],
        right: m,
        wrong: [
          [3 * m, 'quên chia cho 3'],
          [m + d, 'chọn số lớn nhất'],
          [(3 * m) / 2, 'chia cho 2'],
          [m - d, 'chọn số bé nhất'],
        ],
        why: `$(${list.join(' + ')}) : 3 = ${3 * m} : 3 = ${m}$.`,
      };
    }),
    fb('M2', 'số thứ ba khi biết trung bình', (r) => {
      const [a, b, mean] = [r.int(30, 40), r.int(41, 50), r.int(42, 48)];
      const c = 3 * mean - a - b;
      return {
        ask: [
          `Trung bình cộng của ba số là ${mean}. Hai số đầu là ${a} và ${b}. Tìm số thứ ba.`,
          `Trung bình mỗi ngày trong ba ngày tổ làm được ${mean} sản phẩm. Ngày thứ nhất làm ${a}, ngày thứ hai làm ${b} sản phẩm. Ngày thứ ba làm bao nhiêu sản phẩm?`,
          `Ba xe chở trung bình mỗi xe ${mean} bao gạo. Xe thứ nhất chở ${a} bao, xe thứ hai chở ${b} bao. Xe thứ ba chở bao nhiêu bao?`,
        ],
        is: c,
        why: `Tổng ba số: $${mean} \\times 3 = ${3 * mean}$. Số thứ ba: $${3 * mean} - ${a} - ${b} = ${c}$.`,
      };
    }),
  ]),
  ...unit(4, 'Khái niệm phân số', ({ fb }) => [
    fb('M2', 'mẫu số sau khi rút gọn', (r) => {
      const [a, b] = r.pick([
        [3, 4],
        [2, 5],
        [5, 8],
        [4, 9],
        [3, 7],
      ] as const);
      const k = r.int(4, 9);
      const shown = `\\dfrac{${a * k}}{${b * k}}`;
      return {
        ask: [
          `Rút gọn $${shown}$ thành phân số tối giản. Mẫu số của phân số tối giản là bao nhiêu?`,
          `Trong ${b * k} bạn dự thi có ${a * k} bạn đạt giải. Viết phân số chỉ số bạn đạt giải ở dạng tối giản thì mẫu số là bao nhiêu?`,
          `Phân số tối giản bằng $${shown}$ có mẫu số là bao nhiêu?`,
        ],
        is: b,
        why: `Chia cả tử số và mẫu số cho ${k}: $${a * k} : ${k} = ${a}$, $${b * k} : ${k} = ${b}$.`,
      };
    }),
    fb('M3', 'đếm phân số nằm giữa hai phân số', (r) => {
      const [a, b, c, d, m] = r.pick([
        [1, 4, 2, 3, 12],
        [1, 3, 5, 6, 12],
        [1, 2, 4, 5, 20],
        [1, 4, 3, 5, 20],
        [1, 6, 3, 4, 24],
      ] as const);
      const [from, to] = [(a * m) / b, (c * m) / d];
      return {
        ask: [
          `Có bao nhiêu phân số có mẫu số ${m}, lớn hơn $\\dfrac{${a}}{${b}}$ và bé hơn $\\dfrac{${c}}{${d}}$?`,
          `Băng giấy được chia thành ${m} phần bằng nhau. Bạn Hà tô một số phần sao cho phần tô nhiều hơn $\\dfrac{${a}}{${b}}$ và ít hơn $\\dfrac{${c}}{${d}}$ băng giấy. Số phần được tô có thể nhận bao nhiêu giá trị?`,
          `Viết tất cả phân số có mẫu số ${m} nằm giữa $\\dfrac{${a}}{${b}}$ và $\\dfrac{${c}}{${d}}$. Viết được bao nhiêu phân số?`,
        ],
        is: to - from - 1,
        why: `$\\dfrac{${a}}{${b}} = \\dfrac{${from}}{${m}}$, $\\dfrac{${c}}{${d}} = \\dfrac{${to}}{${m}}$. Tử số nhận các giá trị từ ${from + 1} đến ${to - 1}: có ${to - from - 1} phân số.`,
      };
    }),
  ]),
  ...unit(4, 'Phép tính với phân số', ({ mc }) => [
    mc('M1', 'nhân phân số với số tự nhiên', (r) => {
      const [a, b, k] = r.pick([
        [2, 7, 3],
        [3, 11, 2],
        [2, 9, 4],
        [3, 13, 4],
        [4, 15, 2],
      ] as const);
      return {
        ask: [
          `Kết quả của $\\dfrac{${a}}{${b}} \\times ${k}$ là:`,
          `Mỗi chai đựng $\\dfrac{${a}}{${b}}$ l nước. ${k} chai như thế đựng số lít nước là:`,
          `Mỗi ngày đội sửa được $\\dfrac{${a}}{${b}}$ km đường. Trong ${k} ngày đội sửa được số ki-lô-mét đường là:`,
        ],
        right: math(fraction(a * k, b)),
        wrong: [
          [`$\\dfrac{${a * k}}{${b * k}}$`, `nhân cả tử số và mẫu số với ${k}`],
          [`$\\dfrac{${a}}{${b * k}}$`, `chỉ nhân mẫu số với ${k}`],
          [`$\\dfrac{${a + k}}{${b}}$`, `cộng tử số với ${k}`],
        ],
        why: `Nhân tử số với ${k}, giữ nguyên mẫu số: $\\dfrac{${a} \\times ${k}}{${b}} = \\dfrac{${a * k}}{${b}}$.`,
      };
    }),
    mc('M2', 'diện tích hình chữ nhật có cạnh là phân số', (r) => {
      const [a, b, c, d] = r.pick([
        [4, 5, 2, 3],
        [5, 7, 3, 4],
        [3, 4, 3, 5],
        [7, 8, 1, 2],
      ] as const);
      const common = gcd(a * c, b * d);
      const right = `\\dfrac{${(a * c) / common}}{${(b * d) / common}}`;
      return {
        ask: [
          `Tấm bìa hình chữ nhật dài $\\dfrac{${a}}{${b}}$ m, rộng $\\dfrac{${c}}{${d}}$ m. Diện tích tấm bìa là:`,
          `Khăn trải bàn hình chữ nhật có chiều dài $\\dfrac{${a}}{${b}}$ m và chiều rộng $\\dfrac{${c}}{${d}}$ m. Diện tích của khăn là:`,
          `Ô đất hình chữ nhật có hai cạnh $\\dfrac{${a}}{${b}}$ m và $\\dfrac{${c}}{${d}}$ m. Ô đất rộng:`,
        ],
        right: `$${right}$ m²`,
        wrong: [
          [`$\\dfrac{${a + c}}{${b + d}}$ m²`, 'cộng tử số với tử số, mẫu số với mẫu số'],
          [`${math(fraction(a * d + b * c, b * d))} m²`, 'cộng hai cạnh'],
          [`${math(fraction(a * d, b * c))} m²`, 'chia hai cạnh'],
          `${math(fraction(a * c, b + d))} m²`,
        ],
        why: `$\\dfrac{${a}}{${b}} \\times \\dfrac{${c}}{${d}} = \\dfrac{${a * c}}{${b * d}}${common === 1 ? '' : ` = ${right}`}$ (m²).`,
      };
    }),
  ]),
  ...unit(4, 'Dấu hiệu chia hết', ({ mc, fb }) => [
    fb('M1', 'số chia hết cho 5 tiếp theo', (r) => {
      const a = 10 * r.int(21, 89) + r.int(1, 4) + 5 * r.int(0, 1);
      const next = 5 * Math.ceil(a / 5);
      return {
        ask: [
          `Tìm số bé nhất lớn hơn ${a} và chia hết cho 5.`,
          `Viết các số lớn hơn ${a} theo thứ tự từ bé đến lớn. Số đầu tiên chia hết cho 5 là số nào?`,
          `Có ${a} quả trứng. Cần có ít nhất bao nhiêu quả (nhiều hơn ${a}) để xếp vừa hết vào các vỉ 5 quả?`,
        ],
        is: next,
        why: `Số chia hết cho 5 có chữ số tận cùng là 0 hoặc 5; sau ${a}, số đầu tiên như thế là ${next}.`,
      };
    }),
    mc('M1', 'số không chia hết cho 9', (r) => {
      const make = (rest: number): number => {
        const [a, b] = [r.int(2, 8), r.int(1, 8)];
        const c = (18 - a - b + rest) % 9;
        return 100 * a + 10 * b + c;
      };
      const right = make(r.int(1, 4));
      const [x, y, z] = [make(0), make(0), make(0)];
      const sum = (value: number) => [...`${value}`].reduce((total, one) => total + Number(one), 0);
      return {
        ask: [
          'Số nào không chia hết cho 9?',
          'Bốn hộp có số viên bi như sau. Hộp nào không thể chia đều hết số bi cho 9 bạn?',
          'Ba trong bốn số sau chia hết cho 9. Số còn lại là:',
        ],
        right,
        wrong: [
          [x, `không cộng các chữ số của ${x}`],
          [y, `không cộng các chữ số của ${y}`],
          [z, `không cộng các chữ số của ${z}`],
        ],
        why: `Tổng các chữ số của ${right} là ${sum(right)}, không chia hết cho 9; tổng các chữ số của ba số kia là 9 hoặc 18.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(4, 'Hình bình hành, hình thoi', ({ mc, fb }) => [
    mc('M1', 'cạnh song song của hình bình hành', (r, turn) => ({
      ask: [
        'Trong hình bình hành $ABCD$ ở hình bên, cạnh $AB$ song song với cạnh:',
        'Hình bên vẽ hình bình hành $ABCD$. Cạnh song song với $AD$ là:',
        'Mảnh bìa $ABCD$ ở hình bên là hình bình hành. Cạnh song song và bằng cạnh $AB$ là:',
      ],
      right: turn === 1 ? '$BC$' : '$DC$',
      wrong: [
        [turn === 1 ? '$DC$' : '$BC$', 'chọn cạnh có chung một đỉnh'],
        [turn === 1 ? '$AB$' : '$AD$', 'chọn cạnh có chung đỉnh $A$'],
        ['$AC$', 'chọn đường nối hai đỉnh đối diện'],
      ],
      why: 'Trong hình bình hành, hai cạnh đối diện song song và bằng nhau: $AB$ với $DC$, $AD$ với $BC$.',
      figure: plane('parallelogram', r.int(55, 70), {}),
    })),
    fb('M2', 'cạnh hình thoi cùng chu vi với hình chữ nhật', (r) => {
      const [a, b] = [r.int(12, 20), r.int(5, 10)];
      if ((a + b) % 2 !== 0) throw new TooFewDistractors('no whole number');
      return {
        ask: [
          `Hình thoi có chu vi bằng chu vi hình chữ nhật dài ${a} cm, rộng ${b} cm. Cạnh hình thoi dài bao nhiêu xăng-ti-mét?`,
          `Một sợi dây thép uốn vừa đủ thành hình chữ nhật dài ${a} cm, rộng ${b} cm. Duỗi ra rồi uốn thành hình thoi thì cạnh hình thoi dài bao nhiêu xăng-ti-mét?`,
          `Khung ảnh hình chữ nhật dài ${a} cm, rộng ${b} cm và một khung hình thoi có chu vi bằng nhau. Tính cạnh khung hình thoi theo xăng-ti-mét.`,
        ],
        is: (a + b) / 2,
        unit: 'cm',
        why: `Chu vi: $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$ (cm). Bốn cạnh hình thoi bằng nhau: $${2 * (a + b)} : 4 = ${(a + b) / 2}$ (cm).`,
      };
    }),
  ]),
  ...unit(4, 'Yến, tạ, tấn; giây, thế kỉ; diện tích', ({ fb }) => [
    fb('M1', 'đổi mét vuông ra đề-xi-mét vuông', (r) => {
      const a = r.int(3, 25);
      return {
        ask: [
          `${a} m² bằng bao nhiêu đề-xi-mét vuông?`,
          `Nền phòng rộng ${a} m². Diện tích đó là bao nhiêu đề-xi-mét vuông?`,
          `Cần bao nhiêu viên gạch vuông, mỗi viên rộng 1 dm², để lát kín ${a} m² sân?`,
        ],
        is: 100 * a,
        why: `1 m² bằng 100 dm², nên ${a} m² bằng $${a} \\times 100 = ${100 * a}$ (dm²).`,
      };
    }),
    fb('M3', 'sản lượng của thửa ruộng theo tạ', (r) => {
      const [a, b] = [10 * r.int(10, 15), 10 * r.int(4, 8)];
      const each = 10 * r.int(5, 7);
      const all = (a * b * each) / 100;
      return {
        ask: [
          `Thửa ruộng hình chữ nhật dài ${a} m, rộng ${b} m. Cứ 100 m² thu được ${each} kg thóc. Cả thửa ruộng thu được bao nhiêu tạ thóc?`,
          `Bác Năm trồng khoai trên mảnh đất hình chữ nhật dài ${a} m, rộng ${b} m; trung bình 100 m² thu ${each} kg khoai. Bác thu được bao nhiêu tạ khoai?`,
          `Vườn ngô hình chữ nhật có chiều dài ${a} m, chiều rộng ${b} m. Cứ 100 m² vườn thu ${each} kg ngô. Hỏi cả vườn thu được bao nhiêu tạ ngô?`,
        ],
        is: all / 100,
        unit: 'tạ',
        why: `Diện tích: $${a} \\times ${b} = ${a * b}$ (m²), gấp 100 m² số lần là $${a * b} : 100 = ${(a * b) / 100}$. Thu được: $${each} \\times ${(a * b) / 100} = ${all}$ (kg), đổi ra tạ: $${all} : 100 = ${all / 100}$ (tạ).`,
      };
    }),
  ]),
];

export const third4: readonly Template[] = [...numbers, ...shapes];
