/** Grade 3: Bảng số liệu. */
import { unit } from '../../terms/kit.ts';

export const data3 = unit(3, 'Bảng số liệu', ({ fb }) => [
  fb('M1', 'đọc bảng', (r) => {
    const [a, b, c] = [r.int(11, 19), r.int(20, 29), r.int(5, 10)];
    return {
      ask: [
        `Số cây các lớp trồng được: lớp 3A ${a} cây, lớp 3B ${b} cây, lớp 3C ${c} cây. Lớp trồng nhiều nhất hơn lớp trồng ít nhất bao nhiêu cây?`,
        `Số sách ba tổ quyên góp: tổ Một ${a} quyển, tổ Hai ${b} quyển, tổ Ba ${c} quyển. Tổ nhiều nhất hơn tổ ít nhất bao nhiêu quyển?`,
        `Số điểm tốt trong tháng của An là ${a}, của Bình là ${b}, của Chi là ${c}. Bạn nhiều nhất hơn bạn ít nhất bao nhiêu điểm tốt?`,
      ],
      is: b - c,
      why: `Nhiều nhất ${b}, ít nhất ${c}: $${b} - ${c} = ${b - c}$.`,
    };
  }),
  fb('M3', 'tìm số liệu còn thiếu', (r) => {
    const [a, b] = [r.int(21, 35), r.int(6, 12)];
    const c = 2 * a - b;
    return {
      ask: [
        `Ngày thứ nhất cửa hàng bán ${a} hộp sữa, ngày thứ hai bán nhiều hơn ngày thứ nhất ${b} hộp. Cả ba ngày bán ${3 * a + c} hộp. Ngày thứ ba bán bao nhiêu hộp sữa?`,
        `Tổ Một trồng ${a} cây, tổ Hai trồng nhiều hơn tổ Một ${b} cây. Cả ba tổ trồng ${3 * a + c} cây. Tổ Ba trồng bao nhiêu cây?`,
        `Tuần thứ nhất thư viện cho mượn ${a} quyển sách, tuần thứ hai cho mượn nhiều hơn tuần thứ nhất ${b} quyển. Cả ba tuần cho mượn ${3 * a + c} quyển. Tuần thứ ba cho mượn bao nhiêu quyển sách?`,
      ],
      is: 3 * a + c - a - (a + b),
      why: `Số thứ hai: $${a} + ${b} = ${a + b}$. Tổng hai số đầu: $${a} + ${a + b} = ${2 * a + b}$. Số thứ ba: $${3 * a + c} - ${2 * a + b} = ${a + c - b}$.`,
    };
  }),
]);
