/** Grade 4: Tổng và hiệu. */
import { unit } from '../../terms/kit.ts';

export const sumAndDifference4 = unit(4, 'Tổng và hiệu', ({ mc, fb }) => [
  mc('M1', 'tìm số lớn', (r) => {
    const [a, d] = [r.int(15, 60), 2 * r.int(3, 15)];
    return {
      ask: [
        `Hai số có tổng ${2 * a + d} và hiệu ${d}. Số bé là:`,
        `Hai lớp trồng được ${2 * a + d} cây, lớp 4A trồng hơn lớp 4B ${d} cây. Lớp 4B trồng được bao nhiêu cây?`,
        `Hai thùng đựng ${2 * a + d} lít dầu, thùng to đựng nhiều hơn thùng nhỏ ${d} lít. Thùng nhỏ đựng bao nhiêu lít dầu?`,
      ],
      right: a,
      wrong: [
        [a + d, 'tìm số lớn'],
        [a + d / 2, 'chia đôi tổng, quên hiệu'],
        [2 * a, 'quên chia cho 2'],
      ],
      why: `Số bé: $(${2 * a + d} - ${d}) : 2 = ${a}$.`,
    };
  }),
  fb('M1', 'tổng và hiệu của hai số đã biết một số', (r) => {
    const [a, d] = [r.int(21, 60), r.int(5, 19)];
    return {
      ask: [
        `Số lớn là ${a + d}, hiệu của hai số là ${d}. Số bé là bao nhiêu?`,
        `Anh ${a + d} kg, anh nặng hơn em ${d} kg. Em nặng bao nhiêu ki-lô-gam?`,
        `Vườn có ${a + d} cây xoài, số cây xoài nhiều hơn số cây vải ${d} cây. Vườn có bao nhiêu cây vải?`,
      ],
      is: a,
      why: `$${a + d} - ${d} = ${a}$.`,
    };
  }),
]);
