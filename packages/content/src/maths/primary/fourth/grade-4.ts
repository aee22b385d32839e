/** Grade 4: a fourth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, type Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';

const numbers: readonly Template[] = [
  ...unit(4, 'Số tự nhiên, lớp triệu', ({ mc, fb }) => [
    mc('M1', 'giá trị của chữ số trong số đến lớp triệu', (r) => {
      const [a, b, c] = r.shuffle([2, 3, 4, 6, 7, 8, 9]) as [number, number, number];
      return {
        ask: [
          `Giá trị của chữ số ${b} trong số ${a}${b}${c} 510 là:`,
          `Một trường đại học có ${a}${b}${c} 510 lượt bạn đọc. Chữ số ${b} trong số đó có giá trị là:`,
          `Trong số ${a}${b}${c} 510, chữ số ${b} ứng với:`,
        ],
        right: `${b}0 000`,
        wrong: [
          [`${b}000`, 'nhầm sang hàng nghìn'],
          [`${b}00 000`, 'nhầm sang hàng trăm nghìn'],
          [`${b}`, 'chỉ đọc chữ số mà không xét hàng'],
        ],
        why: `Chữ số ${b} ở hàng chục nghìn nên có giá trị là ${b}0 000.`,
      };
    }),
    fb('M2', 'hiệu của số lớn nhất và số bé nhất từ bốn thẻ', (r) => {
      const [a, b, c, d] = r
        .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
        .slice(0, 4)
        .toSorted((x, y) => x - y) as [number, number, number, number];
      const cards = r.shuffle([a, b, c, d]).join(', ');
      const [least, most] = [Number(`${a}${b}${c}${d}`), Number(`${d}${c}${b}${a}`)];
      return {
        ask: [
          `Từ bốn chữ số ${cards}, viết số lớn nhất và số bé nhất có bốn chữ số khác nhau. Hiệu của hai số đó là bao nhiêu?`,
          `Ghép bốn thẻ số ${cards} để được số lớn nhất, rồi ghép lại để được số bé nhất. Hai số hơn kém nhau bao nhiêu?`,
          `Bình lập số lớn nhất, Chi lập số bé nhất, mỗi bạn dùng đủ bốn chữ số ${cards}, mỗi chữ số một lần. Số của Bình hơn số của Chi bao nhiêu?`,
        ],
        is: most - least,
        why: `Số lớn nhất là ${most}, số bé nhất là ${least}: $${most} - ${least} = ${most - least}$.`,
      };
    }),
  ]),
  ...unit(4, 'Tính chất của phép tính', ({ mc, fb }) => [
    mc('M1', 'số thích hợp theo tính chất kết hợp', (r) => {
      const [a, b, c] = [r.int(24, 49), r.int(51, 79), r.int(81, 98)];
      return {
        ask: [
          `Số thích hợp trong $(${a} + ${b}) + ${c} = ${a} + (${b} + {?})$ là:`,
          `Bạn Lan viết $(${a} + ${b}) + ${c} = ${a} + (${b} + {?})$. Số bị che là:`,
          `Áp dụng tính chất kết hợp: $(${a} + ${b}) + ${c} = ${a} + (${b} + {?})$. Dấu hỏi thay cho số:`,
        ],
        right: c,
        wrong: [
          [a, 'chọn số hạng thứ nhất'],
          [b, 'chọn số hạng thứ hai'],
          [b + c, 'điền tổng của hai số hạng cuối'],
        ],
        why: `Cộng tổng của hai số với số thứ ba cũng bằng cộng số thứ nhất với tổng của số thứ hai và số thứ ba: số còn lại là ${c}.`,
      };
    }),
    fb('M2', 'hai số tròn khi tính nhanh tổng bốn số', (r) => {
      const [a, b] = [r.int(112, 148), r.int(213, 249)];
      const [first, second] = [100 * r.int(3, 5), 100 * r.int(4, 7)];
      const [x, y] = [first - a, second - b];
      return {
        ask: [
          `Cộng nhanh bốn số ${a}, ${b}, ${x} và ${y}. Tổng bằng bao nhiêu?`,
          `Bốn ngày đoàn xe chở được ${a}, ${b}, ${x} và ${y} bao gạo. Cả bốn ngày chở được bao nhiêu bao gạo?`,
          `Bốn khối lớp trồng lần lượt ${a}, ${b}, ${x}, ${y} cây. Toàn trường trồng được bao nhiêu cây?`,
        ],
        is: first + second,
        why: `$${a} + ${x} = ${first}$ và $${b} + ${y} = ${second}$, nên tổng là $${first} + ${second} = ${first + second}$.`,
      };
    }),
  ]),
  ...unit(4, 'Tổng và hiệu', ({ mc, fb }) => [
    fb('M1', 'tổng khi thêm phần hơn vào số bé', (r) => {
      const [a, b] = [r.int(50, 85), r.int(15, 45)];
      const [s, d] = [a + b, a - b];
      return {
        ask: [
          `Hai số có tổng ${s}, hiệu ${d}. Thêm vào số bé ${d} đơn vị thì hai số bằng nhau. Khi đó tổng mới là bao nhiêu?`,
          `Hai rổ có tất cả ${s} quả táo, rổ to nhiều hơn rổ nhỏ ${d} quả. Nếu thêm vào rổ nhỏ ${d} quả thì cả hai rổ có bao nhiêu quả táo?`,
          `Hai chị em có tất cả ${s} nghìn đồng, chị nhiều hơn em ${d} nghìn đồng. Mẹ cho em thêm ${d} nghìn đồng thì cả hai chị em có bao nhiêu nghìn đồng?`,
        ],
        is: s + d,
        why: `Thêm ${d} vào tổng: $${s} + ${d} = ${s + d}$.`,
      };
    }),
    mc('M1', 'bước tính số bé', (r) => {
      const [a, b] = [r.int(40, 70), r.int(12, 30)];
      const [s, d] = [a + b, a - b];
      return {
        ask: [
          `Tổng hai số là ${s}, hiệu là ${d}. Phép tính tìm số bé là:`,
          `Mẹ và con ${s} tuổi, mẹ hơn con ${d} tuổi. Phép tính tìm tuổi con là:`,
          `Nửa chu vi hình chữ nhật là ${s} m, chiều dài hơn chiều rộng ${d} m. Chiều rộng được tính bằng:`,
        ],
        right: `$(${s} - ${d}) : 2$`,
        wrong: [
          [`$(${s} + ${d}) : 2$`, 'tìm số lớn'],
          [`$${s} : 2 - ${d}$`, 'chia tổng cho 2 rồi mới bớt cả hiệu'],
          [`$${s} - ${d}$`, 'quên chia cho 2'],
        ],
        why: `Bớt phần hơn thì hai số bằng nhau: $(${s} - ${d}) : 2 = ${b}$.`,
      };
    }),
  ]),
  ...unit(4, 'Trung bình cộng', ({ mc, fb }) => [
    mc('M1', 'phép tính tìm trung bình của bốn số', (r) => {
      const list = [r.int(12, 19), r.int(21, 29), r.int(31, 39), r.int(41, 49)];
      return {
        ask: [
          `Muốn tìm số trung bình cộng của ${list.join(', ')}, ta tính:`,
          `Bốn tổ nhặt được ${list.join(' kg, ')} kg giấy vụn. Trung bình mỗi tổ nhặt được số ki-lô-gam giấy bằng:`,
          `Bốn trận, đội ghi được ${list.join(', ')} điểm. Biểu thức tính trung bình số điểm mỗi trận là:`,
        ],
        right: `$(${list.join(' + ')}) : 4$`,
        wrong: [
          [`$${list.join(' + ')}$`, 'quên chia cho số các số hạng'],
          [`$(${list.join(' + ')}) : 2$`, 'luôn chia cho 2'],
          [`$(${list[0]!} + ${list[3]!}) : 2$`, 'chỉ lấy số đầu và số cuối'],
        ],
        why: 'Tính tổng của bốn số rồi chia tổng đó cho 4.',
      };
    }),
    fb('M1', 'trung bình khi hai số bằng nhau', (r) => {
      const [a, d] = [r.int(20, 45), 3 * r.int(2, 6)];
      return {
        ask: [
          `Tìm số trung bình cộng của ${a}, ${a} và ${a + d}.`,
          `Hai ngày đầu, mỗi ngày xưởng may được ${a} bộ quần áo, ngày thứ ba may được ${a + d} bộ. Trung bình mỗi ngày xưởng may được bao nhiêu bộ?`,
          `Hai bao đường, mỗi bao nặng ${a} kg, bao thứ ba nặng ${a + d} kg. Trung bình mỗi bao nặng bao nhiêu ki-lô-gam?`,
        ],
        is: a + d / 3,
        why: `$(${a} + ${a} + ${a + d}) : 3 = ${3 * a + d} : 3 = ${a + d / 3}$.`,
      };
    }),
    fb('M2', 'số phải thêm để trung bình tăng', (r) => {
      const [mean, more] = [r.int(6, 7), r.int(1, 2)];
      const k = r.int(3, 4);
      const needed = (mean + more) * (k + 1) - mean * k;
      return {
        ask: [
          `Trung bình ${k} ngày đầu, mỗi ngày Hà đọc ${mean} trang. Ngày tiếp theo Hà phải đọc bao nhiêu trang để trung bình cả ${k + 1} ngày là ${mean + more} trang?`,
          `${k} xe đầu chở trung bình mỗi xe ${mean} tấn hàng. Xe thứ ${k + 1} phải chở bao nhiêu tấn để trung bình cả ${k + 1} xe là ${mean + more} tấn?`,
          `Trong ${k} giờ đầu, mỗi giờ người thợ làm trung bình ${mean} sản phẩm. Giờ tiếp theo phải làm bao nhiêu sản phẩm để trung bình ${k + 1} giờ là ${mean + more} sản phẩm?`,
        ],
        is: needed,
        why: `Tổng cần có: $${mean + more} \\times ${k + 1} = ${(mean + more) * (k + 1)}$. Đã có: $${mean} \\times ${k} = ${mean * k}$. Còn: $${(mean + more) * (k + 1)} - ${mean * k} = ${needed}$.`,
      };
    }),
  ]),
  ...unit(4, 'Khái niệm phân số', ({ mc, fb }) => [
    mc('M1', 'phân số chỉ phần của nhóm', (r) => {
      const [a, b] = [r.int(3, 5), r.int(6, 8)];
      return {
        ask: [
          `Bình có ${a} viên bi xanh và ${b} viên bi đỏ. Phân số chỉ số bi xanh trong tất cả số bi là:`,
          `Tổ em có ${a} bạn nữ và ${b} bạn nam. Số bạn nữ chiếm bao nhiêu phần số bạn của tổ?`,
          `Rổ có ${a} quả cam và ${b} quả quýt. Phân số chỉ phần cam trong số quả của rổ là:`,
        ],
        right: `$\\dfrac{${a}}{${a + b}}$`,
        wrong: [
          [`$\\dfrac{${a}}{${b}}$`, 'so với phần còn lại thay cho tất cả'],
          [`$\\dfrac{${b}}{${a + b}}$`, 'lấy phần còn lại'],
          [`$\\dfrac{${a + b}}{${a}}$`, 'đổi chỗ tử số và mẫu số'],
        ],
        why: `Tất cả có $${a} + ${b} = ${a + b}$, trong đó có ${a}, nên phân số là $\\dfrac{${a}}{${a + b}}$.`,
      };
    }),
    mc('M2', 'phân số lớn nhất cùng tử số', (r) => {
      const [a, b, c, d, e] = [r.int(3, 5), r.int(6, 7), r.int(8, 9), r.int(10, 11), r.int(12, 13)];
      return {
        ask: [
          'Phân số nào lớn nhất?',
          `Có bốn chiếc bánh như nhau. Lan ăn $\\dfrac{${a}}{${d}}$ chiếc, Mai ăn $\\dfrac{${a}}{${b}}$ chiếc, Nam ăn $\\dfrac{${a}}{${e}}$ chiếc, Tú ăn $\\dfrac{${a}}{${c}}$ chiếc. Bạn ăn nhiều nhất đã ăn số phần chiếc bánh là:`,
          `Bốn bể giống nhau có lượng nước lần lượt là $\\dfrac{${a}}{${c}}$ bể, $\\dfrac{${a}}{${e}}$ bể, $\\dfrac{${a}}{${b}}$ bể, $\\dfrac{${a}}{${d}}$ bể. Bể nhiều nước nhất có lượng nước (số phần bể) là:`,
        ],
        right: `$\\dfrac{${a}}{${b}}$`,
        wrong: [
          [`$\\dfrac{${a}}{${e}}$`, 'cho rằng mẫu số lớn hơn thì phân số lớn hơn'],
          [`$\\dfrac{${a}}{${c}}$`, 'so sánh sai hai mẫu số gần nhau'],
          [`$\\dfrac{${a}}{${d}}$`, 'so sánh sai các mẫu số'],
        ],
        why: `Các phân số cùng tử số ${a}; mẫu số ${b} bé nhất nên phân số $\\dfrac{${a}}{${b}}$ lớn nhất.`,
      };
    }),
    fb('M3', 'thêm vào tử số để được phân số cho trước', (r) => {
      const [k, times] = [r.pick([3, 5, 7]), r.int(3, 6)];
      const [under, to] = [k * times, 2 * times];
      const over = to - r.int(2, 4);
      return {
        ask: [
          `Phải thêm vào tử số của phân số $\\dfrac{${over}}{${under}}$ bao nhiêu đơn vị để được phân số bằng $\\dfrac{2}{${k}}$?`,
          `Băng giấy chia thành ${under} phần bằng nhau, đã tô ${over} phần. Phải tô thêm mấy phần nữa để phần tô màu bằng $\\dfrac{2}{${k}}$ băng giấy?`,
          `Lớp có ${under} bạn, ${over} bạn đã biết bơi. Cần thêm bao nhiêu bạn biết bơi để số bạn biết bơi bằng $\\dfrac{2}{${k}}$ số bạn của lớp?`,
        ],
        is: to - over,
        why: `$\\dfrac{2}{${k}} = \\dfrac{${to}}{${under}}$ (nhân cả tử số và mẫu số với ${times}). Cần thêm $${to} - ${over} = ${to - over}$.`,
      };
    }),
  ]),
  ...unit(4, 'Phép tính với phân số', ({ mc, fb }) => [
    fb('M1', 'tử số của hiệu hai phân số cùng mẫu', (r) => {
      const b = r.pick([11, 13, 17, 19]);
      const [a, c] = [r.int(7, b - 2), r.int(2, 5)];
      return {
        ask: [
          `$\\dfrac{${a}}{${b}} - \\dfrac{${c}}{${b}} = \\dfrac{?}{${b}}$. Số thay cho dấu hỏi là số nào?`,
          `Trong bình có $\\dfrac{${a}}{${b}}$ l sữa, đã uống $\\dfrac{${c}}{${b}}$ l. Viết số lít sữa còn lại thành phân số có mẫu số ${b} thì tử số là bao nhiêu?`,
          `Đội công nhân đã sửa $\\dfrac{${a}}{${b}}$ con đường, trong đó hôm nay sửa $\\dfrac{${c}}{${b}}$ con đường. Phần đường đã sửa trước hôm nay là một phân số có mẫu số ${b}. Tử số của phân số đó là bao nhiêu?`,
        ],
        is: a - c,
        why: `Giữ nguyên mẫu số, trừ hai tử số: $${a} - ${c} = ${a - c}$.`,
      };
    }),
    mc('M2', 'phần còn lại sau khi dùng hai phần khác mẫu', (r) => {
      const [b, d] = r.pick([
        [3, 4],
        [2, 5],
        [4, 5],
        [3, 5],
      ] as const);
      const left = b * d - b - d;
      return {
        ask: [
          `Một bể đầy nước, lần đầu dùng $\\dfrac{1}{${b}}$ bể, lần sau dùng $\\dfrac{1}{${d}}$ bể. Số phần bể nước còn lại là:`,
          `Thửa ruộng được trồng ngô trên $\\dfrac{1}{${b}}$ diện tích, trồng đỗ trên $\\dfrac{1}{${d}}$ diện tích, còn lại trồng lạc. Phần trồng lạc là:`,
          `Ngày thứ nhất sửa $\\dfrac{1}{${b}}$ con đường, ngày thứ hai sửa $\\dfrac{1}{${d}}$ con đường. Phần đường chưa sửa là:`,
        ],
        right: math(fraction(left, b * d)),
        wrong: [
          [math(fraction(b + d, b * d)), 'tính phần đã dùng, quên lấy 1 trừ đi'],
          [math(fraction(b + d - 2, b + d)), 'cộng hai mẫu số khi cộng hai phân số'],
          [math(fraction(d - 1, d)), 'chỉ bớt phần thứ hai'],
          math(fraction(b - 1, b)),
        ],
        why: `Đã dùng: $\\dfrac{1}{${b}} + \\dfrac{1}{${d}} = \\dfrac{${b + d}}{${b * d}}$. Còn lại: $1 - \\dfrac{${b + d}}{${b * d}} = \\dfrac{${left}}{${b * d}}$.`,
      };
    }),
  ]),
  ...unit(4, 'Dấu hiệu chia hết', ({ mc, fb }) => [
    mc('M1', 'số chia hết cho 3 mà không chia hết cho 9', (r) => {
      const [a, b] = [r.int(5, 6), r.int(4, 5)];
      const withSum = (sum: number): number => 100 * a + 10 * b + sum - a - b;
      return {
        ask: [
          'Số nào chia hết cho 3 nhưng không chia hết cho 9?',
          'Có thể chia đều số kẹo nào cho 3 bạn, nhưng không chia đều được cho 9 bạn?',
          'Trong bốn số sau, số chia hết cho 3 mà không chia hết cho 9 là:',
        ],
        right: withSum(12),
        wrong: [
          [withSum(18), 'quên kiểm tra số đó có chia hết cho 9'],
          [withSum(13), 'cộng các chữ số chưa đúng'],
          [withSum(16), 'không cộng các chữ số'],
        ],
        why: `Tổng các chữ số của ${withSum(12)} là 12, chia hết cho 3, không chia hết cho 9. Tổng các chữ số của ${withSum(18)} là 18; của ${withSum(13)} là 13; của ${withSum(16)} là 16.`,
      };
    }),
    fb('M1', 'chữ số để số chia hết cho 9', (r) => {
      const [a, b] = [r.int(2, 8), r.int(1, 8)];
      if ((a + b) % 9 === 0) throw new TooFewDistractors('two answers');
      const is = 9 - ((a + b) % 9);
      return {
        ask: [
          `Tìm chữ số thay cho dấu * để số ${a}${b}* chia hết cho 9.`,
          `Số nhà gồm ba chữ số ${a}, ${b} và một chữ số bị mờ ở cuối. Số nhà chia hết cho 9. Chữ số bị mờ là chữ số nào?`,
          `Số ${a}${b}* là số vở của một thùng, xếp vừa hết thành các chồng 9 quyển. Chữ số ở hàng đơn vị là chữ số nào?`,
        ],
        is,
        why: `Tổng hai chữ số đã biết là $${a} + ${b} = ${a + b}$. Thêm ${is} được $${a + b} + ${is} = ${a + b + is}$, chia hết cho 9.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(4, 'Góc, song song, vuông góc', ({ fb, mc }) => [
    fb('M1', 'số đo góc ghi trên hình', (r) => {
      const size = r.int(6, 15) * 10;
      if (size === 90) throw new TooFewDistractors('a right angle');
      return {
        ask: [
          'Đọc trên hình bên: góc $AOC$ có số đo bao nhiêu độ?',
          'Bạn Lan đo góc $AOC$ bằng thước đo góc rồi ghi số đo lên hình bên. Góc $AOC$ bằng bao nhiêu độ?',
          'Hai tia $OA$ và $OC$ trên hình bên tạo thành góc bao nhiêu độ?',
        ],
        is: size,
        why: `Số đo ghi ở góc đỉnh $O$, cạnh $OA$ và $OC$ là $${size}^\\circ$.`,
        figure: plane('adjacent', 180 - size, { AOC: `${size}°` }),
      };
    }),
    mc('M2', 'hai cạnh vuông góc với một cạnh', (_, turn) => ({
      ask: [
        'Trong hình chữ nhật $ABCD$ ở hình bên, hai cạnh cùng vuông góc với cạnh $AB$ là:',
        'Mặt sân hình chữ nhật $ABCD$ như hình bên. Hai cạnh sân vuông góc với cạnh $AD$ là:',
        'Khung cửa hình chữ nhật $ABCD$ ở hình bên có hai cạnh vuông góc với $AB$. Hai cạnh đó là:',
      ],
      right: turn === 1 ? '$AB$ và $DC$' : '$AD$ và $BC$',
      wrong: [
        [turn === 1 ? '$AD$ và $BC$' : '$AB$ và $DC$', 'chọn hai cạnh song song với cạnh đã cho'],
        ['$AC$ và $BD$', 'chọn hai đường chéo'],
        ['$AB$ và $AD$', 'chọn hai cạnh chung đỉnh $A$'],
      ],
      why:
        turn === 1
          ? 'Các góc đỉnh $A$ và đỉnh $D$ là góc vuông, nên $AB$ và $DC$ vuông góc với $AD$.'
          : 'Các góc đỉnh $A$ và đỉnh $B$ là góc vuông, nên $AD$ và $BC$ vuông góc với $AB$.',
      figure: plane('rectangle', [30, 35, 28][turn]!, {}),
    })),
  ]),
  ...unit(4, 'Hình bình hành, hình thoi', ({ mc, fb }) => [
    fb('M1', 'cạnh đối diện của hình bình hành trên hình', (r) => {
      const [a, b] = [r.int(12, 18), r.int(7, 11)];
      return {
        ask: [
          'Hình bên là hình bình hành $ABCD$. Cạnh $DC$ dài bao nhiêu xăng-ti-mét?',
          'Mảnh gỗ hình bình hành $ABCD$ như hình bên. Cạnh đối diện với $AB$ dài bao nhiêu xăng-ti-mét?',
          'Trên hình bình hành $ABCD$ bên có ghi độ dài hai cạnh. Tính độ dài cạnh $DC$ theo xăng-ti-mét.',
        ],
        is: a,
        unit: 'cm',
        why: `Trong hình bình hành, hai cạnh đối diện bằng nhau: $DC = AB = ${a}$ cm.`,
        figure: plane('parallelogram', 65, { AB: `${a} cm`, AD: `${b} cm` }),
      };
    }),
    mc('M2', 'cạnh kề của hình bình hành khi biết chu vi', (r) => {
      const [a, b] = [r.int(14, 25), r.int(6, 12)];
      const p = 2 * (a + b);
      return {
        ask: [
          `Hình bình hành có chu vi ${p} cm, một cạnh dài ${a} cm. Độ dài (cm) cạnh kề với nó là:`,
          `Rào quanh mảnh vườn hình bình hành hết ${p} m lưới, một cạnh vườn dài ${a} m. Độ dài (m) cạnh kề với nó là:`,
          `Khung hình bình hành làm từ thanh sắt dài ${p} dm, uốn vừa hết. Một cạnh dài ${a} dm. Độ dài (dm) cạnh kề với nó là:`,
        ],
        right: b,
        wrong: [
          [p - a, 'lấy chu vi trừ một cạnh'],
          [p - 2 * a, 'quên chia cho 2'],
          [p / 2, 'quên trừ cạnh đã biết'],
        ],
        why: `Nửa chu vi: $${p} : 2 = ${p / 2}$. Cạnh kề: $${p / 2} - ${a} = ${b}$.`,
      };
    }),
  ]),
  ...unit(4, 'Yến, tạ, tấn; giây, thế kỉ; diện tích', ({ mc, fb }) => [
    mc('M1', 'số đo lớn nhất', (r) => {
      const a = r.int(3, 8);
      return {
        ask: [
          'Số đo nào lớn nhất?',
          'Bốn xe chở bốn lượng hàng sau đây. Lượng hàng nặng nhất là:',
          'So sánh các số đo khối lượng. Số đo lớn nhất là:',
        ],
        right: `${a} tấn`,
        wrong: [
          [`${a * 10 - 1} tạ`, 'chỉ so sánh các số, không đổi đơn vị'],
          [`${a * 100 - 50} yến`, 'chọn số đo có số lớn hơn mà không đổi đơn vị'],
          [`${a * 1000 - 100} kg`, 'chọn số lớn nhất mà không xét đơn vị'],
        ],
        why: `Đổi ra ki-lô-gam: ${a} tấn = ${a * 1000} kg; ${a * 10 - 1} tạ = ${a * 1000 - 100} kg; ${a * 100 - 50} yến = ${a * 1000 - 500} kg.`,
      };
    }),
    fb('M3', 'số viên gạch lát nền', (r, turn) => {
      const one = turn === 1 ? 'tấm' : 'viên';
      const [a, b, side] = [r.int(4, 8), r.int(3, 6), r.pick([20, 50])];
      const each = (side / 10) ** 2;
      const is = (a * b * 100) / each;
      return {
        ask: [
          `Nền phòng hình chữ nhật dài ${a} m, rộng ${b} m. Lát kín nền bằng gạch vuông cạnh ${side} cm (mạch vữa không đáng kể) thì cần bao nhiêu viên gạch?`,
          `Sân hình chữ nhật có hai cạnh ${a} m và ${b} m được lát bằng các tấm gạch vuông cạnh ${side} cm. Cần bao nhiêu tấm?`,
          `Ốp kín bức tường hình chữ nhật dài ${a} m, cao ${b} m bằng gạch vuông cạnh ${side} cm. Cần bao nhiêu viên?`,
        ],
        is,
        why: `Diện tích: $${a} \\times ${b} = ${a * b}$ (m²), là ${a * b * 100} dm². Mỗi ${one} có cạnh ${side / 10} dm: $${side / 10} \\times ${side / 10} = ${each}$ (dm²). Số ${one}: $${a * b * 100} : ${each} = ${is}$.`,
      };
    }),
  ]),
  ...unit(4, 'Dãy số liệu', ({ fb }) => [
    fb('M1', 'tổng của hai cột trên biểu đồ', (r) => {
      const values = [r.int(18, 25), r.int(26, 35), r.int(14, 20), r.int(30, 40)];
      return {
        ask: [
          'Biểu đồ bên ghi số học sinh khối 4 thích mỗi môn thể thao. Có bao nhiêu bạn thích bóng đá hoặc cầu lông (mỗi bạn chọn một môn)?',
          'Theo biểu đồ bên, hai môn bóng đá và cầu lông có tất cả bao nhiêu bạn chọn?',
          'Cộng số bạn ở cột “Bóng đá” và cột “Cầu lông” trên biểu đồ bên thì được bao nhiêu?',
        ],
        is: values[0]! + values[1]!,
        unit: 'bạn',
        why: `$${values[0]!} + ${values[1]!} = ${values[0]! + values[1]!}$ (bạn).`,
        figure: chart(
          'bar',
          'Số bạn',
          ['Bóng đá', 'Cầu lông', 'Bơi', 'Cờ vua'].map((one, at) => [one, values[at]!] as const),
        ),
      };
    }),
    fb('M2', 'cột còn thiếu khi biết tổng', (r) => {
      const values = [r.int(22, 30), r.int(31, 39), r.int(18, 27)];
      const last = r.int(24, 36);
      const sum = values[0]! + values[1]! + values[2]! + last;
      return {
        ask: [
          `Biểu đồ bên ghi số cây ba lớp đã trồng. Bốn lớp trồng được tất cả ${sum} cây. Lớp 4D chưa có cột trên biểu đồ, lớp đó trồng được bao nhiêu cây?`,
          `Ba lớp có số cây như biểu đồ bên, cả bốn lớp có ${sum} cây. Lớp thứ tư có bao nhiêu cây?`,
          `Khối 4 trồng ${sum} cây. Biểu đồ bên cho số cây của ba lớp, còn lại là của lớp 4D. Lớp 4D trồng bao nhiêu cây?`,
        ],
        is: last,
        unit: 'cây',
        why: `Tổng của ba lớp: $${values.join(' + ')} = ${sum - last}$ (cây). Lớp còn lại: $${sum} - ${sum - last} = ${last}$ (cây).`,
        figure: chart('bar', 'Số cây', [
          ['4A', values[0]!],
          ['4B', values[1]!],
          ['4C', values[2]!],
        ]),
      };
    }),
  ]),
];

export const fourth4: readonly Template[] = [...numbers, ...shapes];
