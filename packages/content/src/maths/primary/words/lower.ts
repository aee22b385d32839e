/** More numbers for grades 1 to 3: a step further than reading or computing once. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { unit } from '../../terms/kit.ts';

const first: readonly Template[] = [
  ...unit(1, 'Các số đến 10', ({ fb, mc }) => [
    fb('M1', 'số đứng giữa hai số', (r) => {
      const a = r.int(1, 8);
      return {
        ask: [
          `Số nào đứng giữa số ${a} và số ${a + 2}?`,
          `Bé đếm: ${a}, rồi một số, rồi ${a + 2}. Số bé đếm ở giữa là số mấy?`,
          `Trên dãy ghế, ghế của Tí ở giữa ghế số ${a} và ghế số ${a + 2}. Tí ngồi ghế số mấy?`,
        ],
        is: a + 1,
        why: `Đếm tiếp từ ${a}: ${a}, ${a + 1}, ${a + 2}. Số ở giữa là ${a + 1}.`,
      };
    }),
    mc('M2', 'lớn hơn số này, bé hơn số kia', (r) => {
      const a = r.int(2, 5);
      const right = r.int(a + 1, a + 2);
      return {
        ask: [
          `Số nào lớn hơn ${a} và bé hơn ${a + 3}?`,
          `Số kẹo của Mai nhiều hơn ${a} và ít hơn ${a + 3}. Mai có thể có mấy cái kẹo?`,
          `Bạn Nam nghĩ một số lớn hơn ${a} nhưng bé hơn ${a + 3}. Số Nam nghĩ có thể là:`,
        ],
        right,
        wrong: [[a, `lấy cả số ${a}`], [a + 3, `lấy cả số ${a + 3}`], [a - 1, 'lấy số bé hơn'], a + 4],
        why: `Các số lớn hơn ${a} và bé hơn ${a + 3} là ${a + 1} và ${a + 2}. Trong bốn số chỉ có ${right} thoả mãn.`,
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 10', ({ fb }) => [
    fb('M2', 'còn thiếu bao nhiêu', (r) => {
      const [have, lack] = [r.int(2, 5), r.int(2, 4)];
      return {
        ask: [
          `Bàn ăn cần ${have + lack} cái bát. Bé đã lấy ${have} cái. Bé phải lấy thêm mấy cái bát?`,
          `Lan muốn gấp ${have + lack} con hạc. Lan đã gấp được ${have} con. Lan còn phải gấp mấy con hạc?`,
          `Đội bóng cần ${have + lack} bạn, mới có ${have} bạn đến. Còn thiếu mấy bạn?`,
        ],
        is: lack,
        why: `Lấy số cần có trừ số đã có: $${have + lack} - ${have} = ${lack}$.`,
      };
    }),
    fb('M3', 'nhiều hơn bạn', (r) => {
      const [a, more] = [r.int(3, 6), r.int(2, 4)];
      return {
        ask: [
          `An có ${a} cái nhãn vở. Bình có nhiều hơn An ${more} cái. Bình có mấy cái nhãn vở?`,
          `Trên cành thấp có ${a} con chim, cành cao có nhiều hơn cành thấp ${more} con. Trên cành cao có mấy con chim?`,
          `Chị hái ${a} quả ổi. Anh hái nhiều hơn chị ${more} quả. Anh hái được mấy quả ổi?`,
        ],
        is: a + more,
        why: `Nhiều hơn ${more} nên thêm ${more}: $${a} + ${more} = ${a + more}$.`,
      };
    }),
  ]),
  ...unit(1, 'Các số đến 100', ({ fb, mc }) => [
    fb('M1', 'bó chục và que rời', (r) => {
      const [tens, ones] = [r.int(2, 8), r.int(1, 9)];
      return {
        ask: [
          `Có ${tens} bó que tính, mỗi bó 1 chục que, và ${ones} que rời. Có tất cả bao nhiêu que tính?`,
          `Cô có ${tens} hộp bút, mỗi hộp 1 chục chiếc, và ${ones} chiếc bút rời. Cô có bao nhiêu chiếc bút?`,
          `Bà xếp trứng được ${tens} khay, mỗi khay 1 chục quả, còn thừa ${ones} quả. Bà có tất cả bao nhiêu quả trứng?`,
        ],
        is: 10 * tens + ones,
        why: `${tens} chục và ${ones} đơn vị là số ${10 * tens + ones}.`,
      };
    }),
    mc('M2', 'đổi chỗ hai chữ số', (r) => {
      const [a, b] = [r.int(2, 5), r.int(6, 9)];
      return {
        ask: [
          `Đổi chỗ hai chữ số của số ${10 * a + b}, ta được số nào?`,
          `Bạn Tú viết nhầm số ${10 * a + b}: chữ số hàng chục thành hàng đơn vị và ngược lại. Bạn Tú đã viết số nào?`,
          `Số có chữ số hàng chục là ${b} và chữ số hàng đơn vị là ${a} là:`,
        ],
        right: 10 * b + a,
        wrong: [
          [10 * a + b, 'viết nhầm chữ số hàng chục với chữ số hàng đơn vị'],
          [a + b, 'cộng hai chữ số'],
          10 * b + b,
          10 * a + a,
        ],
        why: `Chữ số ${b} đứng ở hàng chục, chữ số ${a} đứng ở hàng đơn vị: số ${10 * b + a}.`,
      };
    }),
  ]),
  ...unit(1, 'Cộng, trừ trong phạm vi 100', ({ fb }) => [
    fb('M2', 'số người còn lại trên xe', (r) => {
      const [a, off] = [10 * r.int(3, 5) + r.int(5, 8), r.int(2, 5)];
      return {
        ask: [
          `Trên xe có ${a} người. Đến bến, ${off} người xuống xe. Trên xe còn bao nhiêu người?`,
          `Thư viện lớp có ${a} quyển truyện. Các bạn mượn ${off} quyển. Thư viện còn bao nhiêu quyển truyện?`,
          `Đàn gà có ${a} con. Mẹ bán ${off} con. Đàn gà còn bao nhiêu con?`,
        ],
        is: a - off,
        why: `Bớt đi ${off}: $${a} - ${off} = ${a - off}$.`,
      };
    }),
  ]),
];

const second: readonly Template[] = [
  ...unit(2, 'Cộng, trừ trong phạm vi 20', ({ fb }) => [
    fb('M2', 'số ban đầu', (r) => {
      const [gone, left] = [r.int(5, 9), r.int(6, 9)];
      return {
        ask: [
          `Hoa cho em ${gone} cái kẹo thì còn ${left} cái. Lúc đầu Hoa có bao nhiêu cái kẹo?`,
          `Sau khi bay đi ${gone} con, trên cây còn ${left} con chim. Lúc đầu trên cây có bao nhiêu con chim?`,
          `Minh đã đọc ${gone} trang, còn ${left} trang nữa là hết quyển sách. Quyển sách có bao nhiêu trang?`,
        ],
        is: gone + left,
        why: `Gộp hai phần lại: $${gone} + ${left} = ${gone + left}$.`,
      };
    }),
    fb('M3', 'thêm cho bằng bên kia', (r) => {
      const [a, b] = [r.int(12, 17), r.int(4, 9)];
      return {
        ask: [
          `An có ${a} viên bi, Bình có ${b} viên bi. Bình phải có thêm mấy viên nữa để có số bi bằng An?`,
          `Giỏ trên có ${a} quả cam, giỏ dưới có ${b} quả. Phải thêm vào giỏ dưới mấy quả để hai giỏ có số cam bằng nhau?`,
          `Tổ 1 có ${a} lá cờ, tổ 2 có ${b} lá cờ. Tổ 2 làm thêm mấy lá thì có số cờ bằng tổ 1?`,
        ],
        is: a - b,
        why: `Phải thêm số còn thiếu: $${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
  ...unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ fb, mc }) => [
    fb('M2', 'chia đều thành hai phần', (r) => {
      const half = r.int(4, 10);
      return {
        ask: [
          `Mẹ bày đều ${2 * half} quả táo vào 2 đĩa. Mỗi đĩa có mấy quả táo?`,
          `Cô xếp ${2 * half} bạn thành 2 hàng có số bạn bằng nhau. Mỗi hàng có mấy bạn?`,
          `Hai anh em chia đều ${2 * half} cái bánh. Mỗi người được mấy cái bánh?`,
        ],
        is: half,
        why: `Chia đều thành 2 phần: $${2 * half} : 2 = ${half}$.`,
      };
    }),
    mc('M1', 'phép nhân thay cho phép cộng', (r) => {
      const [one, times] = [r.pick([2, 5]), r.int(3, 6)];
      if (one === times) throw new TooFewDistractors('both factors are the same');
      const sum = Array.from({ length: times }, () => one).join(' + ');
      return {
        ask: [
          `Tổng $${sum}$ được viết thành phép nhân nào?`,
          `Mỗi hộp có ${one} chiếc bút; ${times} hộp có $${sum}$ chiếc. Phép nhân thích hợp là:`,
          `Bạn Vy tính $${sum}$. Vy có thể viết gọn thành:`,
        ],
        right: `$${one} \\times ${times}$`,
        wrong: [
          [`$${one} + ${times}$`, 'viết phép cộng của hai số'],
          [`$${one} \\times ${times + 1}$`, 'đếm thừa một số hạng'],
          [`$${one} \\times ${times - 1}$`, 'đếm thiếu một số hạng'],
        ],
        why: `Số ${one} được lấy ${times} lần, nên viết $${one} \\times ${times}$.`,
      };
    }),
  ]),
  ...unit(2, 'Các số đến 1000', ({ mc, fb }) => [
    mc('M2', 'số lớn nhất từ ba chữ số', (r) => {
      const [a, b, c] = [r.int(1, 3), r.int(4, 6), r.int(7, 9)];
      return {
        ask: [
          `Dùng cả ba thẻ số ${b}, ${a}, ${c}, ghép được số có ba chữ số lớn nhất là:`,
          `Từ ba chữ số ${a}, ${c}, ${b}, viết được số có ba chữ số khác nhau lớn nhất là số nào?`,
          `Mã khoá là số lớn nhất có ba chữ số gồm đủ các chữ số ${b}, ${c}, ${a}. Mã khoá là:`,
        ],
        right: 100 * c + 10 * b + a,
        wrong: [
          [100 * a + 10 * b + c, 'viết số bé nhất'],
          [100 * c + 10 * a + b, 'đặt chữ số bé ở hàng chục'],
          [100 * b + 10 * c + a, 'không đặt chữ số lớn nhất ở hàng trăm'],
        ],
        why: `Chữ số lớn nhất ${c} ở hàng trăm, rồi ${b} ở hàng chục, ${a} ở hàng đơn vị: ${100 * c + 10 * b + a}.`,
      };
    }),
    fb('M1', 'số liền trước số tròn trăm', (r) => {
      const a = 100 * r.int(2, 9);
      return {
        ask: [
          `Số liền trước của ${a} là số nào?`,
          `Quyển sách đang mở ở trang ${a}. Trang ngay trước đó là trang bao nhiêu?`,
          `Thêm 1 vào số nào thì được ${a}?`,
        ],
        is: a - 1,
        why: `Số liền trước kém 1 đơn vị: $${a} - 1 = ${a - 1}$.`,
      };
    }),
  ]),
  ...unit(2, 'Cộng, trừ trong phạm vi 1000', ({ fb }) => [
    fb('M2', 'buổi chiều ít hơn buổi sáng', (r) => {
      const [a, less] = [r.int(235, 390), r.int(25, 90)];
      return {
        ask: [
          `Buổi sáng cửa hàng bán ${a} quyển vở, buổi chiều bán ít hơn buổi sáng ${less} quyển. Buổi chiều bán được bao nhiêu quyển vở?`,
          `Đội một trồng ${a} cây, đội hai trồng ít hơn đội một ${less} cây. Đội hai trồng được bao nhiêu cây?`,
          `Thùng to đựng ${a} lít nước, thùng nhỏ đựng ít hơn thùng to ${less} lít. Thùng nhỏ đựng bao nhiêu lít nước?`,
        ],
        is: a - less,
        why: `Ít hơn ${less} nên làm phép trừ: $${a} - ${less} = ${a - less}$.`,
      };
    }),
  ]),
];

const third: readonly Template[] = [
  ...unit(3, 'Một phần mấy', ({ fb }) => [
    fb('M2', 'phần còn lại sau khi bớt một phần', (r) => {
      const [k, part] = [r.int(3, 6), r.int(4, 9)];
      const all = k * part;
      return {
        ask: [
          `Đĩa có ${all} cái bánh. Cả nhà đã ăn $\\dfrac{1}{${k}}$ số bánh. Còn lại bao nhiêu cái bánh?`,
          `Sợi dây dài ${all} m, đã cắt đi $\\dfrac{1}{${k}}$ sợi dây. Sợi dây còn lại dài bao nhiêu mét?`,
          `Lớp có ${all} quả bóng bay, $\\dfrac{1}{${k}}$ số bóng đã bị vỡ. Còn lại bao nhiêu quả bóng?`,
        ],
        is: all - part,
        why: `Phần đã bớt: $${all} : ${k} = ${part}$. Còn lại: $${all} - ${part} = ${all - part}$.`,
      };
    }),
  ]),
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ fb }) => [
    fb('M3', 'số chuyến ít nhất', (r) => {
      const [each, times, rest] = [r.int(4, 8), r.int(5, 9), r.int(1, 3)];
      const all = each * times + rest;
      return {
        ask: [
          `Có ${all} học sinh qua sông, mỗi chuyến thuyền chở được nhiều nhất ${each} học sinh. Cần ít nhất bao nhiêu chuyến để chở hết?`,
          `Mỗi hộp đựng được nhiều nhất ${each} cái bánh. Cần ít nhất bao nhiêu hộp để đựng hết ${all} cái bánh?`,
          `Mỗi bàn ngồi được nhiều nhất ${each} người. Có ${all} khách. Phải kê ít nhất bao nhiêu bàn?`,
        ],
        is: times + 1,
        why: `$${all} : ${each} = ${times}$ (dư ${rest}). Phần dư cần thêm một lần nữa: $${times} + 1 = ${times + 1}$.`,
      };
    }),
  ]),
  ...unit(3, 'Biểu thức số', ({ mc }) => [
    mc('M2', 'biểu thức của bài toán', (r) => {
      const [a, b, k] = [r.int(12, 19), r.int(5, 9), r.int(3, 5)];
      return {
        ask: [
          `Mỗi túi quà có ${a} cái kẹo và ${b} cái bánh. Biểu thức tính số kẹo và bánh của ${k} túi là:`,
          `Mỗi đội có ${a} bạn nam và ${b} bạn nữ. Biểu thức tính số bạn của ${k} đội như thế là:`,
          `Mỗi ngày Lan học ${a} từ mới và ôn ${b} từ cũ. Biểu thức tính số từ Lan học và ôn trong ${k} ngày là:`,
        ],
        right: `$(${a} + ${b}) \\times ${k}$`,
        wrong: [
          [`$${a} + ${b} \\times ${k}$`, 'quên dấu ngoặc nên chỉ nhân số thứ hai'],
          [`$${a} \\times ${k} + ${b}$`, 'chỉ nhân số thứ nhất'],
          [`$${a} + ${b} + ${k}$`, 'cộng cả ba số'],
        ],
        why: `Tính tổng của một nhóm trước rồi mới nhân với ${k}, nên tổng $${a} + ${b}$ ở trong ngoặc.`,
      };
    }),
  ]),
  ...unit(3, 'Số chưa biết trong phép tính', ({ fb }) => [
    fb('M2', 'số chia chưa biết', (r) => {
      const [by, is] = [r.int(4, 9), r.int(6, 9)];
      return {
        ask: [
          `Lấy ${by * is} chia cho một số thì được ${is}. Số đó là số nào?`,
          `Chia đều ${by * is} quả cam vào các đĩa, mỗi đĩa ${is} quả. Có bao nhiêu đĩa?`,
          `Trong phép chia hết, số bị chia là ${by * is}, thương là ${is}. Số chia là số nào?`,
        ],
        is: by,
        why: `Muốn tìm số chia, lấy số bị chia chia cho thương: $${by * is} : ${is} = ${by}$.`,
      };
    }),
  ]),
  ...unit(3, 'Các số đến 100 000', ({ fb }) => [
    fb('M1', 'viết số từ các hàng', (r) => {
      const [a, b, c] = [r.int(2, 9), r.int(1, 9), r.int(1, 9)];
      const is = 10_000 * a + 1000 * b + 10 * c;
      return {
        ask: [
          `Số gồm ${a} chục nghìn, ${b} nghìn và ${c} chục là số nào?`,
          `Viết số có ${a} chục nghìn, ${b} nghìn, ${c} chục; không có trăm, không có đơn vị lẻ.`,
          `Lò gạch nung được ${a} chục nghìn, ${b} nghìn và ${c} chục viên gạch. Lò nung được bao nhiêu viên gạch?`,
        ],
        is,
        why: `${a} chục nghìn là ${a * 10_000}, ${b} nghìn là ${b * 1000}, ${c} chục là ${c * 10}. Cộng lại được ${is}; hàng trăm và hàng đơn vị viết chữ số 0.`,
      };
    }),
  ]),
];

export const lowerWords: readonly Template[] = [...first, ...second, ...third];
