/** Grade 2: Khối lượng, dung tích. */
import { unit } from '../../terms/kit.ts';

export const massAndCapacity2 = unit(2, 'Khối lượng, dung tích', ({ mc, fb }) => [
  mc('M1', 'đơn vị phù hợp', (r) => {
    const [what, right] = r.pick([
      ['Một bao gạo cân nặng 20', 'kg'],
      ['Can nước đựng được 10', 'l'],
      ['Con gà cân nặng 3', 'kg'],
      ['Cái chậu đựng được nhiều nhất 8', 'l'],
    ] as const);
    const kg = right === 'kg';
    return {
      ask: [`Chọn đơn vị điền vào chỗ trống: ${what} …`],
      right,
      wrong: [
        [kg ? 'l' : 'kg', 'nhầm khối lượng với dung tích'],
        ['cm', 'chọn đơn vị đo độ dài'],
        ['giờ', 'chọn đơn vị đo thời gian'],
      ],
      why: kg ? 'Cân nặng đo bằng ki-lô-gam.' : 'Sức chứa đo bằng lít.',
    };
  }),
  fb('M2', 'cân thăng bằng', (r) => {
    const [a, b] = [r.int(3, 6), r.int(1, 2)];
    return {
      ask: [
        `Cân thăng bằng: một bên là túi gạo và quả cân ${b} kg, bên kia là hai quả cân ${a} kg và 5 kg. Túi gạo nặng bao nhiêu ki-lô-gam?`,
        `Rổ đựng táo nặng tất cả ${a + 5} kg, riêng rổ nặng ${b} kg. Táo nặng bao nhiêu ki-lô-gam?`,
        `Lồng nhốt một con ngỗng cân được ${a + 5} kg, riêng cái lồng nặng ${b} kg. Con ngỗng nặng bao nhiêu ki-lô-gam?`,
      ],
      is: a + 5 - b,
      unit: 'kg',
      why: `$${a + 5} - ${b} = ${a + 5 - b}$ (kg).`,
    };
  }),
]);
