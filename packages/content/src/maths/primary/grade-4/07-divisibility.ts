/** Grade 4: Dấu hiệu chia hết. */
import { unit } from '../../terms/kit.ts';

export const divisibility4 = unit(4, 'Dấu hiệu chia hết', ({ mc, ok }) => [
  mc('M1', 'chia hết cho 2 và 5', (r) => {
    const a = r.int(11, 98);
    return {
      ask: [
        `Số nào chia hết cho cả 2 và 5?`,
        `Số quyển vở chia đều được cho 2 lớp và cũng chia đều được cho 5 lớp là:`,
        `Xếp số bánh thành các hộp 2 cái hay các hộp 5 cái đều vừa hết. Số bánh có thể là:`,
      ],
      right: `${10 * a}`,
      wrong: [
        [`${10 * a + 5}`, 'chỉ xét chia hết cho 5'],
        [`${10 * a + 2}`, 'chỉ xét chia hết cho 2'],
        [`${10 * a + 7}`, 'không xét chữ số tận cùng'],
      ],
      why: `Số chia hết cho cả 2 và 5 có chữ số tận cùng là 0: ${10 * a}.`,
    };
  }),
  ok('M1', 'chia hết cho 9', (r) => {
    const [a, b] = [r.int(1, 8), r.int(1, 8)];
    const c = (18 - a - b) % 9;
    const v = `${a}${b}${c}`;
    return {
      right: [`Số ${v} chia hết cho 9.`, `${v} quyển vở chia đều được cho 9 bạn, không thừa quyển nào.`],
      wrong: `Số ${v} không chia hết cho 9.`,
      why: `Tổng các chữ số là $${a} + ${b} + ${c} = ${a + b + c}$, chia hết cho 9.`,
    };
  }),
]);
