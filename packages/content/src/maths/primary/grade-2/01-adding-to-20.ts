/** Grade 2: Cộng, trừ trong phạm vi 20. */
import { unit } from '../../terms/kit.ts';

export const addingTo20In2 = unit(2, 'Cộng, trừ trong phạm vi 20', ({ mc, fb }) => [
  mc('M1', 'trừ có nhớ', (r) => {
    const [a, b] = [r.int(11, 14), r.int(6, 9)];
    return {
      ask: [
        `Kết quả của phép tính $${a} - ${b}$ là:`,
        `Có ${a} quả bưởi, bán ${b} quả. Còn lại bao nhiêu quả bưởi?`,
        `Mai có ${a} cái nơ, Mai cho em ${b} cái. Mai còn bao nhiêu cái nơ?`,
      ],
      right: a - b,
      wrong: [
        [a - b + 1, `trừ thiếu một`],
        [a - b - 1, 'trừ thừa một'],
        [b - (a - 10), `lấy chữ số lớn trừ chữ số bé: $${b} - ${a - 10}$`],
        [a - b + 2, 'đếm lùi thiếu hai'],
      ],
      why: `Trừ để còn 10 rồi trừ tiếp: $${a} - ${a - 10} = 10$, $10 - ${b - a + 10} = ${a - b}$.`,
    };
  }),
  fb('M2', 'nhiều hơn, ít hơn', (r) => {
    const [a, b] = [r.int(8, 12), r.int(3, 7)];
    return {
      ask: [
        `Lan hái được ${a} bông hoa, Mai hái được nhiều hơn Lan ${b} bông. Mai hái được bao nhiêu bông hoa?`,
        `Tổ Một gấp ${a} con hạc, ít hơn tổ Hai ${b} con. Tổ Hai gấp bao nhiêu con hạc?`,
        `Lớp có ${a} bạn nam, số bạn nữ nhiều hơn số bạn nam ${b} bạn. Lớp có bao nhiêu bạn nữ?`,
      ],
      is: a + b,
      why: `Nhiều hơn ${b} nên làm phép cộng: $${a} + ${b} = ${a + b}$.`,
    };
  }),
]);
