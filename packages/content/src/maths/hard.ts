/** Tasks of level M4: a parameter, the best value of something modelled, a process that repeats. */
import { n, poly, type Template } from './template.ts';
import { signed, unit } from './terms/kit.ts';

export const hard: readonly Template[] = [
  ...unit(9, 'Phương trình bậc hai một ẩn', ({ fb }) => [
    fb('M4', 'tham số từ tổng bình phương hai nghiệm', (r) => {
      const [m, k] = [r.int(2, 7), r.int(1, 5)];
      const equation = `x^2 - 2mx + m^2 - ${k * k} = 0`;
      const squares = 2 * m * m + 2 * k * k;
      return {
        ask: [
          `Tìm giá trị dương của $m$ để phương trình $${equation}$ có hai nghiệm $x_1$, $x_2$ thoả mãn $x_1^2 + x_2^2 = ${squares}$.`,
          `Phương trình $${equation}$ ($m$ là tham số) luôn có hai nghiệm phân biệt $x_1$, $x_2$. Với số dương $m$ nào thì $x_1^2 + x_2^2 = ${squares}$?`,
          `Với giá trị dương nào của $m$ thì tổng bình phương hai nghiệm của phương trình $${equation}$ (ẩn $x$) bằng ${squares}?`,
        ],
        is: m,
        why: `$\\Delta' = m^2 - (m^2 - ${k * k}) = ${k * k} > 0$. Theo định lí Viète: $x_1 + x_2 = 2m$, $x_1x_2 = m^2 - ${k * k}$.\n$x_1^2 + x_2^2 = (2m)^2 - 2(m^2 - ${k * k}) = 2m^2 + ${2 * k * k} = ${squares}$, suy ra $m^2 = ${m * m}$; vì $m > 0$ nên $m = ${m}$.`,
      };
    }),
  ]),
  ...unit(10, 'Hàm số bậc hai và ứng dụng', ({ fb }) => [
    fb('M4', 'tham số để tam thức luôn dương', (r) => {
      const [s, t] = [r.int(1, 4), r.int(2, 6)];
      const free = `${t - s === 0 ? '' : `${t - s === 1 ? '' : t - s === -1 ? '-' : t - s}m + `}${s * t}`;
      const all = s + t - 1;
      return {
        ask: [
          `Có bao nhiêu số nguyên $m$ để $x^2 - 2mx + ${free} > 0$ với mọi số thực $x$?`,
          `Đếm các giá trị nguyên của tham số $m$ sao cho bất phương trình $x^2 - 2mx + ${free} > 0$ nghiệm đúng với mọi $x \\in \\mathbb{R}$.`,
          `Parabol $y = x^2 - 2mx + ${free}$ nằm hoàn toàn phía trên trục hoành với bao nhiêu giá trị nguyên của $m$?`,
        ],
        is: all,
        why: `Hệ số của $x^2$ dương nên cần $\\Delta' = m^2 - (${free}) < 0$.\n$\\Delta'$ là tam thức bậc hai của $m$ có hai nghiệm $${-s}$ và $${t}$, nên $${-s} < m < ${t}$: có $${t} + ${s} - 1 = ${all}$ số nguyên.`,
      };
    }),
  ]),
  ...unit(11, 'Dãy số và cấp số', ({ fb }) => [
    fb('M4', 'lượng còn lại sau nhiều lần lặp', (r, turn) => {
      const what = ['Lượng thuốc ngay sau lần uống thứ $n$', 'Lượng chất bẩn ngay sau lần thải thứ $n$', '$u_n$'][
        turn
      ]!;
      const k = r.pick([2, 3, 4, 5]);
      const dose = (k - 1) * r.pick([5, 6, 8, 10, 12, 15]);
      const limit = (dose * k) / (k - 1);
      return {
        ask: [
          `Mỗi sáng một bệnh nhân uống ${dose} mg thuốc; đến sáng hôm sau cơ thể còn giữ $\\dfrac{1}{${k}}$ lượng thuốc có ngay sau khi uống. Sau rất nhiều ngày, lượng thuốc ngay sau khi uống tiến đến bao nhiêu miligam?`,
          `Mỗi tuần một nhà máy thải ${dose} tấn chất bẩn vào hồ; sau mỗi tuần hồ chỉ còn $\\dfrac{1}{${k}}$ lượng chất bẩn đang có. Về lâu dài, lượng chất bẩn ngay sau mỗi lần thải tiến đến bao nhiêu tấn?`,
          `Cho dãy số $(u_n)$ với $u_1 = ${dose}$ và $u_{n + 1} = \\dfrac{1}{${k}}u_n + ${dose}$. Tính $\\lim u_n$.`,
        ],
        is: limit,
        why: `${what} là tổng $n$ số hạng đầu của cấp số nhân có số hạng đầu ${dose} và công bội $\\dfrac{1}{${k}}$.\nKhi $n$ tăng vô hạn, tổng tiến đến $${dose} : \\left(1 - \\dfrac{1}{${k}}\\right) = ${limit}$.`,
      };
    }),
  ]),
  ...unit(12, 'Tính đơn điệu và cực trị', ({ fb }) => [
    fb('M4', 'tham số để hàm số đồng biến', (r) => {
      const [a, bound, c] = [r.int(1, 3), r.pick([10, 12, 15, 20]), r.int(1, 9)];
      const is = bound - a * a + 1;
      const fx = `x^3 - ${3 * a}x^2 + 3mx + ${c}`;
      return {
        ask: [
          `Có bao nhiêu số nguyên $m$ thuộc đoạn $[-${bound};\\,${bound}]$ để hàm số $y = ${fx}$ đồng biến trên $\\mathbb{R}$?`,
          `Đếm các giá trị nguyên của tham số $m \\in [-${bound};\\,${bound}]$ sao cho hàm số $y = ${fx}$ không có điểm cực trị.`,
          `Với bao nhiêu số nguyên $m$, $-${bound} \\le m \\le ${bound}$, thì hàm số $f(x) = ${fx}$ thoả mãn $f'(x) \\ge 0$ với mọi $x$?`,
        ],
        is,
        why: `Đạo hàm $y' = 3x^2 - ${6 * a}x + 3m$ không đổi dấu khi $\\Delta' = ${9 * a * a} - 9m \\le 0$, tức là $m \\ge ${a * a}$.\nCó $${bound} - ${a * a} + 1 = ${is}$ số nguyên $m$ từ ${a * a} đến ${bound}.`,
      };
    }),
  ]),
  ...unit(12, 'Bài toán tối ưu', ({ fb }) => [
    fb('M4', 'hộp không nắp có thể tích lớn nhất', (r) => {
      const a = r.int(1, 5);
      return {
        ask: [
          `Từ tấm bìa hình vuông cạnh ${6 * a} cm, cắt bỏ ở bốn góc bốn hình vuông bằng nhau rồi gấp thành một hộp không nắp. Thể tích lớn nhất của hộp là bao nhiêu xăng-ti-mét khối?`,
          `Một tấm tôn hình vuông cạnh ${6 * a} dm được cắt bốn hình vuông bằng nhau ở bốn góc và gò thành khay không nắp. Khay đựng được nhiều nhất bao nhiêu đề-xi-mét khối?`,
          `Bốn góc của tờ giấy vuông cạnh ${6 * a} cm bị cắt đi bốn hình vuông cạnh $x$ cm, phần còn lại gấp thành hộp không nắp cao $x$ cm. Thể tích hộp lớn nhất bằng bao nhiêu xăng-ti-mét khối?`,
        ],
        is: 16 * a ** 3,
        why: `Gọi $x$ là cạnh hình vuông bị cắt, $0 < x < ${3 * a}$: $V = x(${6 * a} - 2x)^2$.\n$V' = (${6 * a} - 2x)(${6 * a} - 6x) = 0$ khi $x = ${a}$; $V$ tăng rồi giảm.\n$V(${a}) = ${a} \\cdot ${4 * a}^2 = ${16 * a ** 3}$.`,
      };
    }),
    fb('M4', 'giá cho lợi nhuận lớn nhất', (r) => {
      const [step, lost, t, s] = [10, r.int(2, 5), r.int(3, 6), r.int(4, 8)];
      const [rooms, cost] = [lost * (2 * t + s), 10 * r.int(5, 9)];
      const price = cost + step * s;
      return {
        ask: [
          `Một nhà nghỉ cho thuê hết ${rooms} phòng với giá ${price} nghìn đồng một ngày. Mỗi lần tăng giá thêm ${step} nghìn đồng thì có thêm ${lost} phòng trống. Chi phí cho mỗi phòng có khách là ${cost} nghìn đồng một ngày. Để lợi nhuận lớn nhất, giá thuê là bao nhiêu nghìn đồng?`,
          `Cửa hàng bán ${rooms} áo mỗi tháng với giá ${price} nghìn đồng một chiếc, giá nhập ${cost} nghìn đồng. Cứ tăng giá ${step} nghìn đồng thì bán ít đi ${lost} chiếc. Giá bán nào (nghìn đồng) cho lợi nhuận lớn nhất?`,
          `Mỗi chuyến đò chở ${rooms} khách với giá vé ${price} nghìn đồng, chi phí cho mỗi khách ${cost} nghìn đồng. Cứ tăng giá vé ${step} nghìn đồng thì bớt ${lost} khách. Giá vé bao nhiêu nghìn đồng thì lợi nhuận một chuyến lớn nhất?`,
        ],
        is: price + step * t,
        unit: 'nghìn đồng',
        why: `Gọi $x$ là số lần tăng giá. Lợi nhuận: $L(x) = (${price - cost} + ${step}x)(${rooms} - ${lost}x) = ${poly([-step * lost, step * rooms - (price - cost) * lost, (price - cost) * rooms])}$.\n$L'(x) = 0$ khi $x = ${n(t)}$; hệ số của $x^2$ âm nên đó là giá trị lớn nhất.\nGiá: $${price} ${signed(step * t)} = ${price + step * t}$ (nghìn đồng).`,
      };
    }),
  ]),
];
