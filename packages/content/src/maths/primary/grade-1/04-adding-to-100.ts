/** Grade 1: Cộng, trừ trong phạm vi 100. */
import { unit } from '../../terms/kit.ts';

export const addingTo100In1 = unit(1, 'Cộng, trừ trong phạm vi 100', ({ mc, fb }) => [
  mc('M1', 'cộng không nhớ', (r) => {
    const [a, b, c, d] = [r.int(2, 4), r.int(1, 4), r.int(1, 4), r.int(1, 4)];
    const [x, y] = [10 * a + b, 10 * c + d];
    return {
      ask: [
        `Kết quả của phép tính $${x} + ${y}$ là:`,
        `Lớp 1A có ${x} bạn, lớp 1B có ${y} bạn. Hai lớp có tất cả bao nhiêu bạn?`,
        `Vườn có ${x} cây cam và ${y} cây chanh. Trong vườn có tất cả bao nhiêu cây?`,
      ],
      right: x + y,
      wrong: [
        [x + y + 10, 'cộng thừa một chục'],
        [x + y - 10, 'cộng thiếu một chục'],
        [x + y + 1, 'cộng sai hàng đơn vị'],
        [x + d, 'quên cộng hàng chục'],
      ],
      why: `Cộng đơn vị: $${b} + ${d} = ${b + d}$; cộng chục: $${a} + ${c} = ${a + c}$. Kết quả ${x + y}.`,
    };
  }),
  fb('M1', 'trừ không nhớ', (r) => {
    const [a, b] = [r.int(5, 9), r.int(5, 9)];
    const [c, d] = [r.int(1, 4), r.int(1, 4)];
    return {
      ask: [
        `Tính $${10 * a + b} - ${10 * c + d}$.`,
        `Quyển sách có ${10 * a + b} trang, Nam đã đọc ${10 * c + d} trang. Nam còn bao nhiêu trang chưa đọc?`,
        `Có ${10 * a + b} quả trứng, đã bán ${10 * c + d} quả. Còn lại bao nhiêu quả trứng?`,
      ],
      is: 10 * (a - c) + b - d,
      why: `Trừ đơn vị: $${b} - ${d} = ${b - d}$; trừ chục: $${a} - ${c} = ${a - c}$. Kết quả ${10 * (a - c) + b - d}.`,
    };
  }),
]);
