/** Grade 5: a fifth choice for places of the test at the end of the first term. */
import { n, plain, type Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { ray, sizes } from '../figures/kit.ts';

export const sixth5: readonly Template[] = [
  ...unit(5, 'Hỗn số', ({ mc, fb }) => [
    mc('M1', 'hỗn số từ phần nguyên và phần phân số', (r) => {
      const whole = r.int(2, 4);
      const [a, b] = r.pick([
        [1, 4],
        [3, 4],
        [1, 5],
        [2, 5],
        [3, 5],
        [1, 6],
      ] as const);
      const mixed = (w: number, over: number, under: number) => `$${w}\\dfrac{${over}}{${under}}$`;
      return {
        ask: [
          `Hỗn số có phần nguyên là ${whole} và phần phân số là $\\dfrac{${a}}{${b}}$ viết là:`,
          `Mẹ mua ${whole} cái bánh và thêm $\\dfrac{${a}}{${b}}$ cái bánh. Số cái bánh mẹ mua viết thành hỗn số là:`,
          `Sợi dây dài ${whole} m và thêm $\\dfrac{${a}}{${b}}$ m nữa. Số mét của sợi dây viết thành hỗn số là:`,
        ],
        right: mixed(whole, a, b),
        wrong: [
          [mixed(whole + 1, a, b), 'đếm phần lẻ thành một đơn vị'],
          [mixed(a, whole, b), 'đổi chỗ phần nguyên và tử số'],
          [`$\\dfrac{${whole + a}}{${b}}$`, 'cộng phần nguyên với tử số'],
          [`$\\dfrac{${whole * a}}{${b}}$`, 'nhân phần nguyên với tử số'],
        ],
        why: `${whole} và $\\dfrac{${a}}{${b}}$ viết thành hỗn số ${mixed(whole, a, b)}.`,
      };
    }),
    fb('M1', 'tử số khi đổi hỗn số ra phần mười', (r) => {
      const [whole, a] = [r.int(2, 8), r.int(1, 9)];
      return {
        ask: [
          `Viết hỗn số $${whole}\\dfrac{${a}}{10}$ thành phân số có mẫu số 10. Tử số của phân số là bao nhiêu?`,
          `$${whole}\\dfrac{${a}}{10}$ bằng bao nhiêu phần mười?`,
          `Băng giấy dài $${whole}\\dfrac{${a}}{10}$ dm được chia thành các đoạn dài $\\dfrac{1}{10}$ dm. Có bao nhiêu đoạn?`,
        ],
        is: whole * 10 + a,
        why: `$${whole} \\times 10 + ${a} = ${whole * 10 + a}$.`,
      };
    }),
  ]),
  ...unit(5, 'Số thập phân', ({ mc, fb }) => [
    mc('M1', 'số thập phân bằng số đã cho', (r) => {
      const [a, b] = [r.int(2, 9), r.int(1, 9)];
      const value = a + b / 10;
      return {
        ask: [
          `Số thập phân nào bằng ${plain(value)}?`,
          `Con đường dài ${plain(value)} km. Số đo đó còn viết là:`,
          `Viết thêm chữ số để được số bằng ${plain(value)}. Cách viết đúng là:`,
        ],
        right: `${plain(value)}00`,
        wrong: [
          [`${a},0${b}`, 'thêm chữ số 0 ngay sau dấu phẩy'],
          [`${a}0,${b}`, 'thêm chữ số 0 vào phần nguyên'],
          [`${a},00${b}`, 'thêm hai chữ số 0 ngay sau dấu phẩy'],
        ],
        why: `Viết thêm chữ số 0 vào tận cùng bên phải phần thập phân thì được số bằng nó: ${plain(value)}00.`,
      };
    }),
    fb('M1', 'số thập phân ở vạch trên tia số', (r) => {
      const [from, at] = [r.int(2, 6), r.int(3, 8)];
      return {
        ask: [
          `Trên tia số bên, đoạn từ ${from} đến ${from + 1} được chia thành 10 phần bằng nhau. Dấu hỏi thay cho số nào?`,
          `Mặt cân được vẽ như tia số bên (đơn vị: kg), từ ${from} đến ${from + 1} có 10 khoảng bằng nhau. Vạch ghi dấu hỏi chỉ bao nhiêu ki-lô-gam?`,
          `Các vạch trên tia số bên chia đoạn từ ${from} đến ${from + 1} thành 10 phần bằng nhau. Số ở vạch ghi dấu hỏi là số nào?`,
        ],
        is: from + at / 10,
        why: `Dấu hỏi cách vạch ${from} là ${at} khoảng, mỗi khoảng 0,1: $${from} + ${n(at / 10)} = ${n(from + at / 10)}$.`,
        figure: ray(from, from + 1, 0.1, { written: [from, from + 1], asked: from + at / 10 }),
      };
    }),
    fb('M2', 'số đo viết bằng số thập phân rồi so sánh', (r, turn) => {
      const [small, big] = (
        [
          ['m', 'km'],
          ['g', 'kg'],
          ['ml', 'l'],
        ] as const
      )[turn]!;
      const [a, b, d] = [r.int(2, 5), 10 * r.int(2, 6), 5 * r.int(3, 7)];
      return {
        ask: [
          `Con đường thứ nhất dài ${a} km ${10 * b} m, con đường thứ hai dài hơn ${10 * d} m. Con đường thứ hai dài bao nhiêu ki-lô-mét? (Viết kết quả dưới dạng số thập phân.)`,
          `Bao thứ nhất nặng ${a} kg ${10 * b} g, bao thứ hai nặng hơn ${10 * d} g. Bao thứ hai nặng bao nhiêu ki-lô-gam? (Viết kết quả dưới dạng số thập phân.)`,
          `Xô thứ nhất đựng ${a} l ${10 * b} ml nước, xô thứ hai nhiều hơn ${10 * d} ml. Xô thứ hai đựng bao nhiêu lít nước? (Viết kết quả dưới dạng số thập phân.)`,
        ],
        is: a + (b + d) / 100,
        why: `$${10 * b} + ${10 * d} = ${10 * (b + d)}$ (${small}); ${10 * (b + d)} ${small} = ${plain((b + d) / 100)} ${big}. $${a} + ${n((b + d) / 100)} = ${n(a + (b + d) / 100)}$ (${big}).`,
      };
    }),
  ]),
  ...unit(5, 'Phép tính với số thập phân', ({ mc, fb }) => [
    mc('M1', 'đặt dấu phẩy vào tích', (r) => {
      const [a, b] = [r.int(12, 28), r.int(3, 7)];
      const product = a * b;
      return {
        ask: [
          `Biết $${a} \\times ${b} = ${product}$. Kết quả của $${n(a / 10)} \\times ${b}$ là:`,
          `Mỗi chai có ${plain(a / 10)} l nước. ${b} chai có số lít nước là:`,
          `Mỗi đoạn dây dài ${plain(a / 10)} m. Tổng độ dài (m) của ${b} đoạn là:`,
        ],
        right: plain(product / 10),
        wrong: [
          [plain(product), 'quên đặt dấu phẩy'],
          [plain(product / 100), 'tách hai chữ số thay vì một'],
          [plain(a / 10 + b), 'cộng thay vì nhân'],
        ],
        why: `Thừa số có một chữ số ở phần thập phân nên tích có một chữ số ở phần thập phân: $${n(a / 10)} \\times ${b} = ${n(product / 10)}$.`,
      };
    }),
    fb('M2', 'tiền còn lại sau khi mua theo cân nặng', (r) => {
      const [price, kilos] = [2 * r.int(8, 14), r.pick([1.5, 2.5])];
      const cost = price * kilos;
      return {
        ask: [
          `Mẹ mang 100 nghìn đồng đi mua ${plain(kilos)} kg cam, giá ${price} nghìn đồng một ki-lô-gam. Mẹ còn bao nhiêu nghìn đồng?`,
          `Bác có 100 nghìn đồng, mua ${plain(kilos)} m vải giá ${price} nghìn đồng một mét. Bác còn lại bao nhiêu nghìn đồng?`,
          `Chị đưa 100 nghìn đồng trả tiền ${plain(kilos)} kg cà chua, giá ${price} nghìn đồng một ki-lô-gam. Chị được trả lại bao nhiêu nghìn đồng?`,
        ],
        is: 100 - cost,
        why: `$${price} \\times ${n(kilos)} = ${n(cost)}$; $100 - ${n(cost)} = ${n(100 - cost)}$.`,
      };
    }),
    fb('M2', 'số chai đựng hết khi mỗi chai có phần thập phân', (r) => {
      const [size, count, more] = [r.pick([0.5, 1.5, 2.5]), r.int(6, 12), 0.5];
      const all = size * count + more;
      return {
        ask: [
          `Có ${plain(all)} l mật ong, đổ ra một cốc ${plain(more)} l, phần còn lại rót đầy các chai ${plain(size)} l thì vừa hết. Cần bao nhiêu chai?`,
          `Sợi dây dài ${plain(all)} m, cắt bỏ ${plain(more)} m bị hỏng, phần còn lại cắt thành các đoạn ${plain(size)} m thì vừa hết. Được bao nhiêu đoạn?`,
          `Bao gạo ${plain(all)} kg, lấy ra ${plain(more)} kg nấu cơm, phần còn lại chia vào các túi ${plain(size)} kg thì vừa hết. Cần bao nhiêu túi?`,
        ],
        is: count,
        why: `$${n(all)} - ${n(more)} = ${n(all - more)}$; $${n(all - more)} : ${n(size)} = ${count}$.`,
      };
    }),
  ]),
  ...unit(5, 'Diện tích hình tam giác, hình thang, hình tròn', ({ mc, fb }) => [
    mc('M1', 'diện tích hình tròn', (r) => {
      const a = r.int(2, 6);
      return {
        ask: [
          `Hình tròn có bán kính ${a} cm. Diện tích (cm²) của hình tròn là:`,
          `Mặt bàn hình tròn bán kính ${a} dm có diện tích (dm²) là:`,
          `Bồn hoa hình tròn bán kính ${a} m có diện tích (m²) là:`,
        ],
        right: plain(3.14 * a * a),
        wrong: [
          [plain(3.14 * 2 * a), 'tính chu vi'],
          [plain(3.14 * a), 'chỉ nhân bán kính với 3,14'],
          [plain(3.14 * 4 * a * a), 'lấy đường kính nhân đường kính'],
        ],
        why: `$${a} \\times ${a} \\times 3{,}14 = ${n(3.14 * a * a)}$.`,
      };
    }),
    mc('M2', 'diện tích phần ngoài hình tam giác trong hình chữ nhật', (r) => {
      const [a, b] = [2 * r.int(6, 9), 2 * r.int(3, 5)];
      return {
        ask: [
          `Từ tờ giấy hình chữ nhật dài ${a} cm, rộng ${b} cm, cắt ra một hình tam giác có đáy bằng chiều dài và chiều cao bằng nửa chiều rộng tờ giấy. Diện tích (cm²) phần giấy còn lại là:`,
          `Sân hình chữ nhật dài ${a} m, rộng ${b} m có thảm cỏ hình tam giác, đáy là chiều dài của sân, chiều cao bằng nửa chiều rộng của sân. Diện tích (m²) phần sân không trồng cỏ là:`,
          `Tấm bảng hình chữ nhật dài ${a} dm, rộng ${b} dm được sơn xanh một hình tam giác có đáy bằng chiều dài, chiều cao bằng nửa chiều rộng tấm bảng. Diện tích (dm²) phần không sơn xanh là:`,
        ],
        right: (3 * a * b) / 4,
        wrong: [
          [(a * b) / 4, 'dừng ở diện tích hình tam giác'],
          [(a * b) / 2, 'quên chia cho 2 khi tính diện tích hình tam giác'],
          [a * b, 'quên trừ hình tam giác'],
        ],
        why: `Hình chữ nhật: $${a} \\times ${b} = ${a * b}$. Chiều cao hình tam giác: $${b} : 2 = ${b / 2}$. Hình tam giác: $${a} \\times ${b / 2} : 2 = ${(a * b) / 4}$. Còn lại: $${a * b} - ${(a * b) / 4} = ${(3 * a * b) / 4}$.`,
      };
    }),
    fb('M3', 'tiền trồng cỏ mảnh đất hình tam giác vuông', (r) => {
      const [a, b, price, free] = [2 * r.int(5, 7), r.int(7, 9), 5 * r.int(3, 6), r.int(4, 6)];
      const area = (a * b) / 2;
      return {
        ask: [
          `Mảnh đất hình tam giác vuông $ABC$ có kích thước như hình bên. Trong đó ${free} m² làm lối đi, phần còn lại trồng cỏ, mỗi mét vuông cỏ hết ${price} nghìn đồng. Trồng cỏ hết bao nhiêu nghìn đồng?`,
          `Sân hình tam giác vuông $ABC$ có kích thước như hình bên. Giữa sân có bể cá chiếm ${free} m², phần còn lại lát gạch, mỗi mét vuông hết ${price} nghìn đồng. Lát gạch hết bao nhiêu nghìn đồng?`,
          `Vườn hình tam giác vuông $ABC$ có kích thước như hình bên. Bác để ${free} m² làm lối đi, phần còn lại trồng hoa, mỗi mét vuông hết ${price} nghìn đồng. Trồng hoa hết bao nhiêu nghìn đồng?`,
        ],
        is: (area - free) * price,
        why: `Diện tích cả hình: $${a} \\times ${b} : 2 = ${area}$ (m²). Phần còn lại: $${area} - ${free} = ${area - free}$ (m²). Số tiền: $${area - free} \\times ${price} = ${(area - free) * price}$ (nghìn đồng).`,
        figure: plane('right', sizes.right(a, b), { AB: `${a} m`, AC: `${b} m` }),
      };
    }),
  ]),
];
