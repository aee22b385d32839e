/** Grade 1: Cộng, trừ trong phạm vi 10. */
import { unit } from '../../terms/kit.ts';

export const addingTo10In1 = unit(1, 'Cộng, trừ trong phạm vi 10', ({ mc, fb }) => [
  mc('M1', 'tính', (r) => {
    const [a, b] = [r.int(2, 5), r.int(1, 4)];
    return {
      ask: [
        `Kết quả của phép tính $${a} + ${b}$ là:`,
        `Trên đĩa có ${a} quả táo, mẹ đặt thêm ${b} quả. Trên đĩa có tất cả mấy quả táo?`,
        `Gộp ${a} que tính và ${b} que tính được mấy que tính?`,
      ],
      right: a + b,
      wrong: [
        [a + b + 1, 'đếm thừa một'],
        [a + b - 1, 'đếm thiếu một'],
        [Math.abs(a - b), 'làm phép trừ'],
        [a + b + 2, 'đếm thừa hai'],
      ],
      why: `$${a} + ${b} = ${a + b}$.`,
    };
  }),
  fb('M1', 'trừ', (r) => {
    const a = r.int(5, 10);
    const b = r.int(1, a - 1);
    return {
      ask: [
        `Tính $${a} - ${b}$.`,
        `Có ${a} con chim trên cành, ${b} con bay đi. Còn lại mấy con chim?`,
        `An có ${a} cái kẹo, An ăn ${b} cái. An còn mấy cái kẹo?`,
      ],
      is: a - b,
      why: `$${a} - ${b} = ${a - b}$.`,
    };
  }),
  mc('M2', 'hai phép tính', (r) => {
    const [a, b] = [r.int(4, 6), r.int(2, 4)];
    const c = r.int(1, 3);
    return {
      ask: [
        `Kết quả của phép tính $${a} + ${b} - ${c}$ là:`,
        `Tính $${a} + ${b} - ${c}$, ta được:`,
        `Số thích hợp trong $${a} + ${b} - ${c} = \\;{?}$ là:`,
      ],
      right: a + b - c,
      wrong: [
        [a + b, `quên trừ ${c}`],
        [a + b + c, 'cộng cả ba số'],
        [a - c, `quên cộng ${b}`],
      ],
      why: `Tính từ trái sang phải: $${a} + ${b} = ${a + b}$, $${a + b} - ${c} = ${a + b - c}$.`,
    };
  }),
  fb('M2', 'tìm số còn thiếu', (r) => {
    const a = r.int(6, 10);
    const b = r.int(2, a - 2);
    return {
      ask: [
        `Bình có ${b} nhãn vở. Bình cần thêm mấy nhãn vở để có ${a} nhãn vở?`,
        `Điền số vào chỗ trống: $${b} + {?} = ${a}$`,
        `Một số cộng với ${b} được ${a}. Số đó là số nào?`,
      ],
      is: a - b,
      why: `$${b} + ${a - b} = ${a}$ nên số cần tìm là ${a - b}.`,
    };
  }),
]);
