/** Word problems of grade 6, about school, trips, shopping and the household. */
import { fraction, n, plain, type Template } from './template.ts';
import { unit } from './terms/kit.ts';

export const words6: readonly Template[] = [
  ...unit(6, 'Số tự nhiên', ({ fb }) => [
    fb('M2', 'mua hàng', (r) => {
      const [books, price, pens, each] = [r.int(3, 7), r.int(12, 18), r.int(2, 5), r.int(4, 8)];
      const paid = books * price + pens * each;
      return {
        ask: [
          `Lan mua ${books} quyển vở giá ${price} nghìn đồng một quyển và ${pens} cái bút giá ${each} nghìn đồng một cái. Lan phải trả bao nhiêu nghìn đồng?`,
          `Căng tin bán ${books} suất xôi giá ${price} nghìn đồng một suất và ${pens} hộp sữa giá ${each} nghìn đồng một hộp. Căng tin thu được bao nhiêu nghìn đồng?`,
          `Một nhóm mua ${books} vé vào cổng giá ${price} nghìn đồng một vé và ${pens} chai nước giá ${each} nghìn đồng một chai. Nhóm trả bao nhiêu nghìn đồng?`,
        ],
        is: paid,
        unit: 'nghìn đồng',
        why: `$${books} \\cdot ${price} + ${pens} \\cdot ${each} = ${books * price} + ${pens * each} = ${paid}$ (nghìn đồng).`,
      };
    }),
    fb('M3', 'thuê xe đi tham quan', (r) => {
      const [seats, full, rest] = [r.pick([29, 35, 45]), r.int(3, 6), r.int(5, 20)];
      const people = seats * full + rest;
      return {
        ask: [
          `Một trường có ${people} người đi tham quan Văn Miếu, mỗi xe chở được nhiều nhất ${seats} người. Cần thuê ít nhất bao nhiêu xe?`,
          `Có ${people} học sinh về dự hội khoẻ, mỗi dãy nhà trọ ở được nhiều nhất ${seats} em. Cần thuê ít nhất bao nhiêu dãy?`,
          `Xếp ${people} quyển sách vào các thùng, mỗi thùng đựng được nhiều nhất ${seats} quyển. Cần ít nhất bao nhiêu thùng?`,
        ],
        is: full + 1,
        why: `$${people} = ${seats} \\cdot ${full} + ${rest}$. Phép chia được thương ${full} và còn dư ${rest} nên cần $${full} + 1 = ${full + 1}$.`,
      };
    }),
    fb('M3', 'tiết kiệm để mua đồ', (r) => {
      const [have, week, lack] = [r.int(60, 120), r.int(15, 25), r.int(6, 12)];
      const price = have + week * lack - r.int(1, week - 1);
      return {
        ask: [
          `Minh có ${have} nghìn đồng và mỗi tuần để dành thêm ${week} nghìn đồng. Sau ít nhất bao nhiêu tuần thì Minh đủ tiền mua chiếc vợt giá ${price} nghìn đồng?`,
          `Quỹ lớp có ${have} nghìn đồng, mỗi tuần góp thêm được ${week} nghìn đồng. Sau ít nhất bao nhiêu tuần thì quỹ đủ mua bộ cờ giá ${price} nghìn đồng?`,
          `Hoa đã có ${have} nghìn đồng, mỗi tuần bán giấy vụn được ${week} nghìn đồng. Ít nhất bao nhiêu tuần nữa Hoa mua được đôi giày ${price} nghìn đồng?`,
        ],
        is: lack,
        unit: 'tuần',
        why: `Còn thiếu $${price} - ${have} = ${price - have}$ (nghìn đồng). Vì $${week} \\cdot ${lack - 1} = ${week * (lack - 1)} < ${price - have}$ và $${week} \\cdot ${lack} = ${week * lack} \\ge ${price - have}$ nên cần ${lack} tuần.`,
      };
    }),
    fb('M4', 'đánh số trang sách', (r) => {
      const pages = r.int(120, 260);
      const digits = 9 + 2 * 90 + 3 * (pages - 99);
      return {
        ask: [
          `Đánh số trang một quyển sách từ 1, người ta dùng tất cả ${digits} chữ số. Quyển sách có bao nhiêu trang?`,
          `Viết liền các số tự nhiên 1, 2, 3, … thì đến chữ số thứ ${digits} là vừa viết xong một số. Số đó là bao nhiêu?`,
          `Nhà in dùng ${digits} chữ số để đánh số các trang của một cuốn truyện, bắt đầu từ trang 1. Cuốn truyện có bao nhiêu trang?`,
        ],
        is: pages,
        why: `Các số có một chữ số dùng 9 chữ số, có hai chữ số dùng $2 \\cdot 90 = 180$. Còn $${digits} - 189 = ${digits - 189}$ chữ số, là $${digits - 189} : 3 = ${pages - 99}$ số có ba chữ số. Số cuối cùng: $99 + ${pages - 99} = ${pages}$.`,
      };
    }),
  ]),
  ...unit(6, 'Tính chia hết', ({ fb }) => [
    fb('M3', 'chia quà thành phần như nhau', (r) => {
      const [k, [a, b]] = [
        r.int(6, 12),
        r.pick([
          [3, 4],
          [4, 5],
          [3, 5],
          [5, 7],
        ] as const),
      ];
      return {
        ask: [
          `Cô giáo có ${a * k} quyển vở và ${b * k} cái bút, chia thành các phần quà như nhau, không thừa cái nào. Có thể chia được nhiều nhất bao nhiêu phần quà?`,
          `Đội văn nghệ có ${a * k} nam và ${b * k} nữ, chia thành các nhóm có số nam như nhau và số nữ như nhau. Có thể chia được nhiều nhất bao nhiêu nhóm?`,
          `Bác Sáu có ${a * k} cây hoa hồng và ${b * k} cây hoa cúc, trồng thành các luống có số cây mỗi loại như nhau. Trồng được nhiều nhất bao nhiêu luống?`,
        ],
        is: k,
        why: `Số cần tìm là ƯCLN của ${a * k} và ${b * k}. Vì $${a * k} = ${a} \\cdot ${k}$, $${b * k} = ${b} \\cdot ${k}$ và ${a}, ${b} nguyên tố cùng nhau nên ƯCLN bằng ${k}.`,
      };
    }),
    fb('M4', 'xếp hàng thừa như nhau', (r) => {
      const [rest, times] = [r.int(2, 5), r.pick([3, 4, 5])];
      const is = 60 * times + rest;
      return {
        ask: [
          `Số học sinh khối 6 của một trường trong khoảng từ ${60 * times - 20} đến ${60 * times + 30}. Khi xếp hàng 10, hàng 12, hàng 15 đều thừa ${rest} em. Khối 6 có bao nhiêu học sinh?`,
          `Một kho có từ ${60 * times - 20} đến ${60 * times + 30} thùng hàng. Chất lên xe theo chồng 10, chồng 12 hay chồng 15 thùng đều thừa ${rest} thùng. Kho có bao nhiêu thùng hàng?`,
          `Số sách của thư viện trong khoảng từ ${60 * times - 20} đến ${60 * times + 30}. Buộc thành bó 10 quyển, 12 quyển hay 15 quyển đều thừa ${rest} quyển. Thư viện có bao nhiêu quyển sách?`,
        ],
        is,
        why: `Bớt ${rest} thì số đó là bội chung của 10, 12, 15; BCNN bằng 60. Trong khoảng đã cho chỉ có $60 \\cdot ${times} = ${60 * times}$ thoả mãn, nên số cần tìm là $${60 * times} + ${rest} = ${is}$.`,
      };
    }),
  ]),
  ...unit(6, 'Phân số', ({ fb, mc }) => [
    fb('M3', 'phần còn lại sau hai lần', (r) => {
      const whole = 60 * r.int(2, 6);
      const left = (whole * 2) / 3 / 4;
      return {
        ask: [
          `Quyển truyện có ${whole} trang. Ngày đầu Hà đọc $\\dfrac{1}{3}$ số trang, ngày sau đọc $\\dfrac{3}{4}$ số trang còn lại. Hà còn bao nhiêu trang chưa đọc?`,
          `Kho có ${whole} tạ thóc. Lần đầu xuất $\\dfrac{1}{3}$ số thóc, lần sau xuất $\\dfrac{3}{4}$ số thóc còn lại. Trong kho còn bao nhiêu tạ thóc?`,
          `Tấm vải dài ${whole} m. Ngày đầu bán $\\dfrac{1}{3}$ tấm vải, ngày sau bán $\\dfrac{3}{4}$ phần còn lại. Tấm vải còn bao nhiêu mét?`,
        ],
        is: left,
        why: `Sau lần đầu còn $${whole} \\cdot \\dfrac{2}{3} = ${(whole * 2) / 3}$. Sau lần hai còn $\\dfrac{1}{4}$ của số đó: $${(whole * 2) / 3} \\cdot \\dfrac{1}{4} = ${left}$.`,
      };
    }),
    mc('M2', 'phần công việc', (r) => {
      const [a, b] = r.pick([
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
      ] as const);
      return {
        ask: [
          `Vòi thứ nhất chảy một mình đầy bể trong ${a} giờ, vòi thứ hai trong ${b} giờ. Trong một giờ, cả hai vòi chảy được bao nhiêu phần bể?`,
          `Một mình An quét xong sân trường trong ${a} giờ, một mình Bình trong ${b} giờ. Trong một giờ, cả hai bạn quét được bao nhiêu phần sân?`,
          `Đội Một làm xong một đoạn đường trong ${a} ngày, đội Hai trong ${b} ngày. Cùng làm một ngày, hai đội làm được bao nhiêu phần đoạn đường?`,
        ],
        right: `$${fraction(a + b, a * b)}$`,
        wrong: [
          [`$${fraction(2, a + b)}$`, 'cộng tử với tử, mẫu với mẫu'],
          [`$${fraction(1, a + b)}$`, 'lấy một chia cho tổng hai số đã cho'],
          [`$${fraction(1, a * b)}$`, 'nhân hai phân số'],
        ],
        why: `Cộng hai phần làm được: $\\dfrac{1}{${a}} + \\dfrac{1}{${b}} = ${fraction(a + b, a * b)}$.`,
      };
    }),
  ]),
  ...unit(6, 'Số thập phân và tỉ số phần trăm', ({ fb }) => [
    fb('M2', 'giá sau khi giảm', (r) => {
      const [price, off] = [20 * r.int(6, 20), r.pick([10, 15, 20, 25])];
      const is = (price * (100 - off)) / 100;
      return {
        ask: [
          `Đôi giày giá ${price} nghìn đồng được giảm ${off}%. Giá sau khi giảm là bao nhiêu nghìn đồng?`,
          `Chiếc ba lô giá ${price} nghìn đồng được khuyến mại ${off}%. Người mua phải trả bao nhiêu nghìn đồng?`,
          `Vé xem xiếc giá ${price} nghìn đồng, học sinh được giảm ${off}%. Học sinh mua vé phải trả bao nhiêu nghìn đồng?`,
        ],
        is,
        unit: 'nghìn đồng',
        why: `Giá mới bằng $100\\% - ${off}\\% = ${100 - off}\\%$ giá cũ: $${price} \\cdot ${100 - off}\\% = ${n(is)}$ (nghìn đồng).`,
      };
    }),
    fb('M3', 'lãi tiết kiệm một năm', (r) => {
      const [sum, rate] = [10 * r.int(3, 9), r.pick([5, 6, 5.5, 6.5])];
      const is = sum + (sum * rate) / 100;
      return {
        ask: [
          `Bác Hoà gửi tiết kiệm ${sum} triệu đồng với lãi suất ${plain(rate)}% một năm. Sau một năm, bác nhận được cả gốc và lãi bao nhiêu triệu đồng?`,
          `Cô Thu vay ${sum} triệu đồng với lãi suất ${plain(rate)}% một năm. Sau một năm, cô phải trả cả gốc và lãi bao nhiêu triệu đồng?`,
          `Quỹ khuyến học gửi ngân hàng ${sum} triệu đồng, lãi suất ${plain(rate)}% một năm. Sau một năm quỹ có bao nhiêu triệu đồng?`,
        ],
        is,
        unit: 'triệu đồng',
        why: `Tiền lãi: $${sum} \\cdot ${n(rate)}\\% = ${n((sum * rate) / 100)}$. Cả gốc và lãi: $${sum} + ${n((sum * rate) / 100)} = ${n(is)}$ (triệu đồng).`,
      };
    }),
  ]),
];
