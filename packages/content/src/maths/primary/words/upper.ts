/** More numbers for grades 4 and 5: a step further than computing once. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, type Template } from '../../template.ts';
import { unit } from '../../terms/kit.ts';

/** Denominators of two parts of a whole, the second a multiple of the first; one list a wording. */
const parts: readonly (readonly (readonly [number, number])[])[] = [
  [
    [4, 8],
    [2, 8],
  ],
  [
    [3, 9],
    [2, 10],
  ],
  [
    [5, 10],
    [3, 6],
  ],
];

const fourth: readonly Template[] = [
  ...unit(4, 'Số tự nhiên, lớp triệu', ({ fb }) => [
    fb('M2', 'số chẵn lớn nhất từ các chữ số', (r) => {
      const [a, b, c, odd] = [r.pick([2, 4]), r.pick([5, 7]), 9, 1];
      const digits = [c, b, odd].toSorted((x, y) => y - x);
      const is = Number(`${digits.join('')}${a}`);
      return {
        ask: [
          `Viết số chẵn lớn nhất có bốn chữ số gồm đủ các chữ số ${odd}, ${a}, ${b}, ${c}.`,
          `Ghép bốn thẻ số ${b}, ${odd}, ${c}, ${a} thành số chẵn lớn nhất. Số đó là số nào?`,
          `Biển số xe của bác Nam là số chẵn lớn nhất viết bằng đủ bốn chữ số ${a}, ${c}, ${odd}, ${b}. Biển số đó là số nào?`,
        ],
        is,
        why: `Số chẵn nên hàng đơn vị là chữ số chẵn duy nhất, ${a}. Các chữ số còn lại xếp từ lớn đến bé: ${digits.join(', ')}. Số đó là ${is}.`,
      };
    }),
  ]),
  ...unit(4, 'Tính chất của phép tính', ({ fb }) => [
    fb('M2', 'hiệu của hai tích', (r) => {
      const [a, c] = [r.int(23, 78), r.int(12, 36)];
      const more = 100 + a;
      return {
        ask: [
          `Tính bằng cách thuận tiện: $${c} \\times ${more} - ${c} \\times ${a}$.`,
          `Kho có ${more} thùng sữa, mỗi thùng ${c} chai. Đã bán ${a} thùng. Trong kho còn lại bao nhiêu chai sữa?`,
          `Rạp in ${more} vé, mỗi vé giá ${c} nghìn đồng, nhưng còn thừa ${a} vé không bán được. Rạp thu được bao nhiêu nghìn đồng?`,
        ],
        is: 100 * c,
        why: `$${c} \\times ${more} - ${c} \\times ${a} = ${c} \\times (${more} - ${a}) = ${c} \\times 100 = ${100 * c}$.`,
      };
    }),
  ]),
  ...unit(4, 'Tổng và hiệu', ({ fb }) => [
    fb('M2', 'chiều rộng từ nửa chu vi', (r) => {
      const [wide, more] = [r.int(12, 30), r.int(4, 15)];
      const half = 2 * wide + more;
      return {
        ask: [
          `Hình chữ nhật có nửa chu vi ${half} m, chiều dài hơn chiều rộng ${more} m. Chiều rộng là bao nhiêu mét?`,
          `Sân trường hình chữ nhật: chiều dài cộng chiều rộng được ${half} m, chiều dài hơn chiều rộng ${more} m. Tính chiều rộng theo mét.`,
          `Mảnh vườn hình chữ nhật có tổng chiều dài và chiều rộng là ${half} m. Chiều rộng kém chiều dài ${more} m. Chiều rộng dài bao nhiêu mét?`,
        ],
        is: wide,
        unit: 'm',
        why: `Chiều rộng là số bé: $(${half} - ${more}) : 2 = ${wide}$ (m).`,
      };
    }),
  ]),
  ...unit(4, 'Trung bình cộng', ({ fb }) => [
    fb('M3', 'số cần thêm để đạt trung bình', (r) => {
      const [mean, a, b] = [r.int(30, 45), r.int(2, 9), r.int(1, 8)];
      const [x, y] = [mean - a, mean + b];
      const is = 3 * mean - x - y;
      return {
        ask: [
          `Ngày đầu cửa hàng bán ${x} kg gạo, ngày thứ hai bán ${y} kg. Ngày thứ ba phải bán bao nhiêu ki-lô-gam để trung bình mỗi ngày bán ${mean} kg?`,
          `Lớp 4A quyên góp ${x} quyển vở, lớp 4B ${y} quyển. Lớp 4C phải góp bao nhiêu quyển để trung bình mỗi lớp góp ${mean} quyển?`,
          `Trung bình cộng của ba số là ${mean}. Hai trong ba số đó là ${x} và ${y}. Số thứ ba là số nào?`,
        ],
        is,
        why: `Tổng ba số: $${mean} \\times 3 = ${3 * mean}$. Số thứ ba: $${3 * mean} - (${x} + ${y}) = ${is}$.`,
      };
    }),
  ]),
  ...unit(4, 'Phép tính với phân số', ({ mc }) => [
    mc('M3', 'phần còn lại sau hai lần', (r, turn) => {
      const [a, b] = r.pick(parts[turn]!);
      const used = b / a + 1;
      const left = b - used;
      return {
        ask: [
          `Buổi sáng đội công nhân sửa $\\dfrac{1}{${a}}$ quãng đường, buổi chiều sửa $\\dfrac{1}{${b}}$ quãng đường. Còn lại bao nhiêu phần quãng đường chưa sửa?`,
          `Mẹ dùng $\\dfrac{1}{${a}}$ túi bột để làm bánh mì và $\\dfrac{1}{${b}}$ túi bột để làm bánh rán. Còn lại bao nhiêu phần túi bột?`,
          `Hôm qua Nam đọc $\\dfrac{1}{${a}}$ quyển sách, hôm nay đọc $\\dfrac{1}{${b}}$ quyển sách. Nam còn phải đọc bao nhiêu phần quyển sách?`,
        ],
        right: `$${fraction(left, b)}$`,
        wrong: [
          [`$${fraction(used, b)}$`, 'tính phần đã dùng'],
          [`$${fraction(a + b - 2, a + b)}$`, 'cộng tử với tử, mẫu với mẫu'],
          [`$${fraction(b - 1, b)}$`, 'chỉ trừ lần thứ hai'],
          `$${fraction(a - 1, a)}$`,
        ],
        why: `Đã dùng: $\\dfrac{1}{${a}} + \\dfrac{1}{${b}} = \\dfrac{${used}}{${b}}$. Còn lại: $1 - \\dfrac{${used}}{${b}} = \\dfrac{${left}}{${b}}${fraction(left, b) === `\\dfrac{${left}}{${b}}` ? '' : ` = ${fraction(left, b)}`}$.`,
      };
    }),
  ]),
  ...unit(4, 'Khái niệm phân số', ({ mc }) => [
    mc('M1', 'so sánh phân số với 1', (r) => {
      const a = r.int(5, 8);
      return {
        ask: [
          'Phân số nào lớn hơn 1?',
          'Trong các phân số sau, phân số lớn hơn 1 là:',
          'Mỗi cái bánh chia thành các phần bằng nhau. Phân số nào chỉ lượng bánh nhiều hơn một cái bánh?',
        ],
        right: `$\\dfrac{${a + 2}}{${a}}$`,
        wrong: [
          [`$\\dfrac{${a}}{${a}}$`, 'chọn phân số bằng 1'],
          [`$\\dfrac{${a}}{${a + 2}}$`, 'chọn phân số có tử số bé hơn mẫu số'],
          `$\\dfrac{${a - 1}}{${a}}$`,
        ],
        why: `Phân số lớn hơn 1 khi tử số lớn hơn mẫu số: $${a + 2} > ${a}$.`,
      };
    }),
  ]),
  ...unit(4, 'Dấu hiệu chia hết', ({ fb }) => [
    fb('M2', 'chữ số điền vào để chia hết cho 9', (r) => {
      const [a, b, c] = [r.int(1, 4), r.int(1, 3), r.int(1, 2)];
      if (a === b || b === c || a + b + c === 9)
        throw new TooFewDistractors('two digits would do, or digits are the same');
      return {
        ask: [
          `Điền chữ số nào vào dấu ? để số ${a}${b}${c}? chia hết cho 9?`,
          `Số nhà ${a}${b}${c}? bị mờ chữ số cuối. Biết số nhà chia hết cho 9, chữ số bị mờ là chữ số nào?`,
          `Mã hàng ${a}${b}${c}? chia hết cho 9. Chữ số ở vị trí dấu ? là chữ số nào?`,
        ],
        is: 9 - a - b - c,
        why: `Tổng ba chữ số đã biết: $${a} + ${b} + ${c} = ${a + b + c}$. Để tổng chia hết cho 9, chữ số cần tìm là $9 - ${a + b + c} = ${9 - a - b - c}$.`,
      };
    }),
  ]),
];

const fifth: readonly Template[] = [
  ...unit(5, 'Hỗn số', ({ mc }) => [
    mc('M2', 'cộng hai hỗn số', (r) => {
      const [a, b, under] = [r.int(1, 4), r.int(2, 5), r.pick([5, 7, 11])];
      const [x, y] = [r.int(1, 2), r.int(1, 2)];
      const right = `$${a + b}\\dfrac{${x + y}}{${under}}$`;
      return {
        ask: [
          `Kết quả của $${a}\\dfrac{${x}}{${under}} + ${b}\\dfrac{${y}}{${under}}$ là:`,
          `Tấm vải thứ nhất dài $${a}\\dfrac{${x}}{${under}}$ m, tấm thứ hai dài $${b}\\dfrac{${y}}{${under}}$ m. Hai tấm dài tất cả (theo mét):`,
          `Can to có $${a}\\dfrac{${x}}{${under}}$ lít dầu, can nhỏ có $${b}\\dfrac{${y}}{${under}}$ lít dầu. Cả hai can có số lít dầu là:`,
        ],
        right,
        wrong: [
          [`$${a + b}\\dfrac{${x + y}}{${2 * under}}$`, 'cộng cả hai mẫu số'],
          [`$${a + b + 1}\\dfrac{${x + y}}{${under}}$`, 'thêm 1 vào phần nguyên'],
          [`$${a + b}\\dfrac{${x * y}}{${under}}$`, 'nhân hai tử số'],
          `$${a + b - 1}\\dfrac{${x + y}}{${under}}$`,
        ],
        why: `Cộng phần nguyên: $${a} + ${b} = ${a + b}$. Cộng phần phân số: $\\dfrac{${x}}{${under}} + \\dfrac{${y}}{${under}} = \\dfrac{${x + y}}{${under}}$.`,
      };
    }),
  ]),
  ...unit(5, 'Số thập phân', ({ mc }) => [
    mc('M2', 'số thập phân nằm giữa hai số', (r) => {
      const a = r.int(2, 8) + r.int(1, 8) / 10;
      const b = a + 0.1;
      const inner = a + r.int(2, 8) / 100;
      return {
        ask: [
          `Số thập phân nào lớn hơn ${plain(a)} và bé hơn ${plain(b)}?`,
          `Chiều cao của cây con lớn hơn ${plain(a)} dm nhưng nhỏ hơn ${plain(b)} dm. Số đo nào (dm) phù hợp?`,
          `Trên tia số, điểm nào nằm giữa điểm ${plain(a)} và điểm ${plain(b)}?`,
        ],
        right: inner,
        wrong: [
          [a - 0.05, `chọn số bé hơn ${plain(a)}`],
          [b + 0.05, `chọn số lớn hơn ${plain(b)}`],
          [b + 0.2, 'chỉ so sánh phần nguyên'],
        ],
        why: `So sánh từng hàng: $${n(a)} < ${n(inner)} < ${n(b)}$.`,
      };
    }),
  ]),
  ...unit(5, 'Phép tính với số thập phân', ({ fb }) => [
    fb('M2', 'chia đều một số thập phân', (r) => {
      const [k, each] = [r.int(4, 8), r.int(12, 35) / 10];
      const all = Math.round(k * each * 10) / 10;
      return {
        ask: [
          `Chia đều ${plain(all)} kg gạo vào ${k} túi. Mỗi túi có bao nhiêu ki-lô-gam gạo?`,
          `Sợi dây dài ${plain(all)} m được cắt thành ${k} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?`,
          `${k} chai dầu như nhau đựng tất cả ${plain(all)} lít. Mỗi chai đựng bao nhiêu lít dầu?`,
        ],
        is: each,
        why: `$${n(all)} : ${k} = ${n(each)}$.`,
      };
    }),
    fb('M3', 'lượng nước sau một thời gian', (r) => {
      const [start, per, t] = [r.int(25, 60) / 10, r.int(12, 28) / 10, r.int(3, 6)];
      return {
        ask: [
          `Thùng có sẵn ${plain(start)} lít nước. Vòi chảy vào thùng mỗi phút ${plain(per)} lít. Sau ${t} phút, thùng có bao nhiêu lít nước (thùng chưa đầy)?`,
          `Bể cá đang có ${plain(start)} lít nước, bố đổ thêm ${t} ca, mỗi ca ${plain(per)} lít. Bể có tất cả bao nhiêu lít nước?`,
          `Cây leo cao ${plain(start)} dm, mỗi tuần cao thêm ${plain(per)} dm. Sau ${t} tuần, cây cao bao nhiêu đề-xi-mét?`,
        ],
        is: start + per * t,
        why: `Phần thêm: $${n(per)} \\times ${t} = ${n(per * t)}$. Tất cả: $${n(start)} + ${n(per * t)} = ${n(start + per * t)}$.`,
      };
    }),
  ]),
  ...unit(5, 'Tỉ số', ({ fb }) => [
    fb('M2', 'độ dài thật từ bản đồ', (r) => {
      const [cm, k] = [r.int(3, 9), r.pick([2, 5])];
      return {
        ask: [
          `Trên bản đồ tỉ lệ 1 : ${k}00 000, quãng đường từ xã A đến xã B dài ${cm} cm. Quãng đường thật dài bao nhiêu ki-lô-mét?`,
          `Con sông trên bản đồ tỉ lệ 1 : ${k}00 000 dài ${cm} cm. Độ dài thật của đoạn sông đó là bao nhiêu ki-lô-mét?`,
          `Bạn Lan đo trên bản đồ tỉ lệ 1 : ${k}00 000 thấy nhà mình cách bãi biển ${cm} cm. Khoảng cách thật là bao nhiêu ki-lô-mét?`,
        ],
        is: cm * k,
        unit: 'km',
        why: `1 cm trên bản đồ ứng với ${k}00 000 cm = ${k} km. Độ dài thật: $${cm} \\times ${k} = ${cm * k}$ (km).`,
      };
    }),
    fb('M3', 'giá sau khi giảm phần trăm', (r) => {
      const [price, off] = [20 * r.int(6, 20), r.pick([10, 15, 20, 25])];
      const less = (price * off) / 100;
      return {
        ask: [
          `Chiếc cặp giá ${price} nghìn đồng được giảm ${off}%. Giá sau khi giảm là bao nhiêu nghìn đồng?`,
          `Đôi giày giá ${price} nghìn đồng, cửa hàng giảm giá ${off}%. Khách phải trả bao nhiêu nghìn đồng?`,
          `Bộ sách giá ${price} nghìn đồng được giảm ${off}% nhân ngày khai trường. Mua bộ sách đó hết bao nhiêu nghìn đồng?`,
        ],
        is: price - less,
        unit: 'nghìn đồng',
        why: `Số tiền giảm: $${price} \\times ${off} : 100 = ${n(less)}$ (nghìn đồng). Còn phải trả: $${price} - ${n(less)} = ${n(price - less)}$ (nghìn đồng).`,
      };
    }),
  ]),
  ...unit(5, 'Tổng, hiệu và tỉ số', ({ fb }) => [
    fb('M3', 'tuổi mẹ và tuổi con sau vài năm', (r) => {
      const [child, years] = [r.int(8, 10), r.int(3, 4)];
      const gap = 2 * (child + years);
      return {
        ask: [
          `Mẹ hơn con ${gap} tuổi. Sau ${years} năm nữa, tuổi mẹ gấp 3 lần tuổi con. Hiện nay con bao nhiêu tuổi?`,
          `Bố hơn Nam ${gap} tuổi; ${years} năm nữa tuổi bố gấp 3 lần tuổi Nam. Năm nay Nam bao nhiêu tuổi?`,
          `Cô hơn cháu ${gap} tuổi. Sau ${years} năm nữa, tuổi cô bằng 3 lần tuổi cháu. Năm nay cháu bao nhiêu tuổi?`,
        ],
        is: child,
        unit: 'tuổi',
        why: `Hiệu số tuổi không đổi, bằng ${gap}. Khi gấp 3 lần, hiệu ứng với $3 - 1 = 2$ phần: tuổi của người ít tuổi lúc đó là $${gap} : 2 = ${child + years}$. Hiện nay: $${child + years} - ${years} = ${child}$ (tuổi).`,
      };
    }),
  ]),
  ...unit(5, 'Thể tích', ({ fb }) => [
    fb('M3', 'mực nước dâng trong bể', (r) => {
      const [a, b, up] = [r.int(6, 9), r.int(3, 5), r.int(1, 3)];
      return {
        ask: [
          `Bể cá dạng hình hộp chữ nhật có đáy dài ${a} dm, rộng ${b} dm. Đặt một hòn non bộ chìm hẳn vào nước thì mực nước dâng thêm ${up} dm (nước không tràn). Thể tích hòn non bộ là bao nhiêu đề-xi-mét khối?`,
          `Thùng hình hộp chữ nhật đáy dài ${a} dm, rộng ${b} dm đang có nước. Đổ thêm nước thì mực nước cao thêm ${up} dm. Đã đổ thêm bao nhiêu lít nước (1 lít = 1 dm³)?`,
          `Bể nước hình hộp chữ nhật có đáy dài ${a} dm, rộng ${b} dm. Lấy bớt nước ra thì mực nước hạ xuống ${up} dm. Đã lấy ra bao nhiêu lít nước (1 lít = 1 dm³)?`,
        ],
        is: a * b * up,
        why: `Phần nước thay đổi là hình hộp chữ nhật: $${a} \\times ${b} \\times ${up} = ${a * b * up}$ (dm³).`,
      };
    }),
  ]),
];

export const upperWords: readonly Template[] = [...fourth, ...fifth];
