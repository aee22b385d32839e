/** Grade 3: Biểu thức số. */
import { unit } from '../../terms/kit.ts';

export const expressions3 = unit(3, 'Biểu thức số', ({ mc, fb }) => [
  mc('M1', 'nhân chia trước', (r) => {
    const [a, b, c] = [r.int(12, 40), r.int(3, 9), r.int(2, 6)];
    return {
      ask: [
        `Giá trị của biểu thức $${a} + ${b} \\times ${c}$ là:`,
        `An có ${a} nhãn vở và ${c} túi, mỗi túi ${b} nhãn vở. An có tất cả bao nhiêu nhãn vở?`,
        `Trong sân có ${a} xe máy, thêm ${c} đoàn đến, mỗi đoàn ${b} xe. Trong sân có tất cả bao nhiêu xe máy?`,
      ],
      right: a + b * c,
      wrong: [
        [(a + b) * c, 'cộng trước rồi mới nhân'],
        [a + b + c, 'cộng cả ba số'],
        [a * c + b, 'nhân nhầm thừa số'],
      ],
      why: `Nhân trước, cộng sau: $${b} \\times ${c} = ${b * c}$; $${a} + ${b * c} = ${a + b * c}$.`,
    };
  }),
  fb('M2', 'biểu thức có dấu ngoặc', (r) => {
    const [k, c] = [r.int(2, 6), r.int(11, 30)];
    const a = k * r.int(6, 12);
    return {
      ask: [
        `Tính giá trị của biểu thức $(${a + c} - ${c}) : ${k}$.`,
        `Hộp có ${a + c} cái bút, lấy ra ${c} cái, số còn lại chia đều cho ${k} bạn. Mỗi bạn được mấy cái bút?`,
        `Mẹ mua ${a + c} quả trứng, làm bánh hết ${c} quả, còn lại xếp đều vào ${k} khay. Mỗi khay có mấy quả trứng?`,
      ],
      is: a / k,
      why: `Tính trong ngoặc trước: $${a + c} - ${c} = ${a}$; $${a} : ${k} = ${a / k}$.`,
    };
  }),
]);
