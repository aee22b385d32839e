/** Grade 4: Tính chất của phép tính. */
import { unit } from '../../terms/kit.ts';

export const properties4 = unit(4, 'Tính chất của phép tính', ({ mc, fb }) => [
  mc('M1', 'tính chất giao hoán, kết hợp', (r) => {
    const [a, b] = [r.int(121, 389), r.int(211, 499)];
    const c = 1000 - a;
    return {
      ask: [
        `Cách tính thuận tiện của $${a} + ${b} + ${c}$ là:`,
        `Để tính nhanh tổng $${a} + ${b} + ${c}$, ta viết:`,
        `Ba thửa ruộng thu được ${a} kg, ${b} kg và ${c} kg thóc. Cách tính nhanh tổng số thóc là:`,
      ],
      right: `$(${a} + ${c}) + ${b}$`,
      wrong: [
        [`$(${a} + ${b}) - ${c}$`, 'đổi dấu cộng thành dấu trừ'],
        [`$${a} \\times ${c} + ${b}$`, 'đổi dấu cộng thành dấu nhân'],
        [`$(${c} - ${a}) + ${b}$`, 'lấy hiệu thay cho tổng'],
      ],
      why: `$${a} + ${c} = 1000$ nên cộng hai số đó trước.`,
    };
  }),
  fb('M2', 'nhân một số với một tổng', (r) => {
    const [a, b] = [r.int(12, 48), r.int(21, 79)];
    return {
      ask: [
        `Tính bằng cách thuận tiện: $${a} \\times ${b} + ${a} \\times ${100 - b}$.`,
        `Mỗi thùng có ${a} chai nước. Đợt một chuyển ${b} thùng, đợt hai chuyển ${100 - b} thùng. Hai đợt chuyển bao nhiêu chai nước?`,
        `Mỗi hàng có ${a} cây. Vườn trước có ${b} hàng, vườn sau có ${100 - b} hàng. Hai vườn có bao nhiêu cây?`,
      ],
      is: 100 * a,
      why: `$${a} \\times (${b} + ${100 - b}) = ${a} \\times 100 = ${100 * a}$.`,
    };
  }),
]);
