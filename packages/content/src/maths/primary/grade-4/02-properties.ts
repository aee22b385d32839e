/** Grade 4: Tính chất của phép tính. */
import { TooFewDistractors } from '../../../kit.ts';
import { unit } from '../../terms/kit.ts';

export const properties4 = unit(4, 'Tính chất của phép tính', ({ mc, fb }) => [
  mc('M1', 'tính chất giao hoán, kết hợp', (r) => {
    const [a, b] = [r.int(121, 389), r.int(211, 499)];
    const c = 1000 - a;
    if ((a + b) % 10 === 0 || (b + c) % 10 === 0) throw new TooFewDistractors('another round sum');
    return {
      ask: [
        `Cách tính thuận tiện nhất của $${a} + ${b} + ${c}$ là:`,
        `Để tính nhanh nhất tổng $${a} + ${b} + ${c}$, ta viết:`,
        `Ba thửa ruộng thu được ${a} kg, ${b} kg và ${c} kg thóc. Cách tính nhanh nhất tổng số thóc là:`,
      ],
      right: `$(${a} + ${c}) + ${b}$`,
      wrong: [
        [`$(${a} + ${b}) + ${c}$`, 'cộng lần lượt từ trái sang phải'],
        [`$${a} + (${b} + ${c})$`, 'nhóm hai số có tổng không tròn nghìn'],
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
