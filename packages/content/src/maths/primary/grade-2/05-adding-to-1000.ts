/** Grade 2: Cộng, trừ trong phạm vi 1000. */
import { unit } from '../../terms/kit.ts';

export const addingTo1000In2 = unit(2, 'Cộng, trừ trong phạm vi 1000', ({ mc, fb }) => [
  mc('M1', 'cộng số có ba chữ số', (r) => {
    const [a, b] = [
      100 * r.int(2, 4) + 10 * r.int(1, 4) + r.int(5, 9),
      100 * r.int(1, 4) + 10 * r.int(1, 4) + r.int(5, 9),
    ];
    return {
      ask: [
        `Kết quả của phép tính $${a} + ${b}$ là:`,
        `Trường có ${a} học sinh nam và ${b} học sinh nữ. Trường có tất cả bao nhiêu học sinh?`,
        `Kho có ${a} kg gạo nếp và ${b} kg gạo tẻ. Kho có tất cả bao nhiêu ki-lô-gam gạo?`,
      ],
      right: a + b,
      wrong: [
        [a + b - 10, 'quên nhớ 1 sang hàng chục'],
        [a + b + 100, 'nhớ nhầm sang hàng trăm'],
        [a + b + 10, 'nhớ thừa 1 chục'],
      ],
      why: `Cộng từ phải sang trái, nhớ 1 sang hàng chục: $${a} + ${b} = ${a + b}$.`,
    };
  }),
  fb('M1', 'trừ số có ba chữ số', (r) => {
    const [a, b] = [
      100 * r.int(6, 9) + 10 * r.int(5, 9) + r.int(0, 4),
      100 * r.int(1, 4) + 10 * r.int(1, 4) + r.int(5, 9),
    ];
    return {
      ask: [
        `Tính $${a} - ${b}$.`,
        `Đàn vịt có ${a} con, đã bán ${b} con. Đàn vịt còn bao nhiêu con?`,
        `Quãng đường dài ${a} km, xe đã đi ${b} km. Còn bao nhiêu ki-lô-mét phải đi?`,
      ],
      is: a - b,
      why: `Trừ từ phải sang trái, nhớ 1 ở hàng chục: $${a} - ${b} = ${a - b}$.`,
    };
  }),
]);
