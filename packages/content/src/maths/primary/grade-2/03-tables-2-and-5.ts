/** Grade 2: Bảng nhân, bảng chia 2 và 5. */
import { unit } from '../../terms/kit.ts';

export const tables2And5In2 = unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ mc, fb }) => [
  mc('M1', 'chia', (r) => {
    const [a, b] = [r.pick([2, 5]), r.int(3, 9)];
    return {
      ask: [
        `Kết quả của phép tính $${a * b} : ${a}$ là:`,
        `Chia đều ${a * b} cái bánh vào ${a} đĩa. Mỗi đĩa có mấy cái bánh?`,
        `Có ${a * b} học sinh xếp đều thành ${a} hàng. Mỗi hàng có mấy học sinh?`,
      ],
      right: b,
      wrong: [
        [a * b - a, 'làm phép trừ'],
        [b + 1, 'nhớ nhầm bảng chia'],
        [b - 1, 'nhớ nhầm bảng chia'],
        [b + 2, 'nhớ nhầm bảng chia'],
      ],
      why: `$${a} \\times ${b} = ${a * b}$ nên $${a * b} : ${a} = ${b}$.`,
    };
  }),
  fb('M2', 'nhân rồi cộng', (r) => {
    const [a, b, c] = [r.pick([2, 5]), r.int(4, 9), r.int(3, 9)];
    return {
      ask: [
        `Mỗi túi có ${a} quả cam. Bác Tư có ${b} túi như thế và ${c} quả để ngoài. Bác Tư có bao nhiêu quả cam?`,
        `Tính $${a} \\times ${b} + ${c}$.`,
        `Có ${b} đôi đũa xếp thành bó, mỗi bó ${a} chiếc, và ${c} chiếc rời: ${b} bó và ${c} chiếc rời có bao nhiêu chiếc đũa?`,
      ],
      is: a * b + c,
      why: `$${a} \\times ${b} = ${a * b}$; $${a * b} + ${c} = ${a * b + c}$.`,
    };
  }),
  fb('M3', 'tìm cách chia', (r) => {
    const [b, c] = [r.int(3, 8), r.pick([2, 4, 6])];
    return {
      ask: [
        `Cô có ${5 * b + c} quyển vở. Cô giữ lại ${c} quyển, số còn lại chia đều cho 5 bạn. Mỗi bạn được mấy quyển vở?`,
        `Có ${5 * b + c} quả trứng, làm vỡ ${c} quả. Số còn lại xếp đều vào 5 rổ. Mỗi rổ có mấy quả trứng?`,
        `Lan hái ${5 * b + c} quả mận, ăn ${c} quả, số còn lại chia đều vào 5 đĩa. Mỗi đĩa có mấy quả mận?`,
      ],
      is: b,
      why: `Còn lại: $${5 * b + c} - ${c} = ${5 * b}$. Mỗi phần: $${5 * b} : 5 = ${b}$.`,
    };
  }),
]);
