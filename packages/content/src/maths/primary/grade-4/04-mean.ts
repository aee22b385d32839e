/** Grade 4: Trung bình cộng. */
import { unit } from '../../terms/kit.ts';

export const mean4 = unit(4, 'Trung bình cộng', ({ mc, fb }) => [
  mc('M1', 'của hai số', (r) => {
    const [a, d] = [r.int(20, 60), r.int(3, 12)];
    return {
      ask: [
        `Trung bình cộng của ${a - d} và ${a + d} là:`,
        `Hôm qua trại bán ${a - d} con gà, hôm nay bán ${a + d} con. Trung bình mỗi ngày trại bán bao nhiêu con gà?`,
        `Hai bạn nặng ${a - d} kg và ${a + d} kg. Trung bình mỗi bạn nặng bao nhiêu ki-lô-gam?`,
      ],
      right: a,
      wrong: [
        [2 * a, 'quên chia cho 2'],
        [2 * d, 'lấy hiệu của hai số'],
        [a + d, 'chọn số lớn'],
      ],
      why: `$(${a - d} + ${a + d}) : 2 = ${a}$.`,
    };
  }),
  fb('M1', 'từ trung bình đến tổng', (r) => {
    const [m, k] = [r.int(15, 40), r.int(3, 6)];
    return {
      ask: [
        `Trung bình cộng của ${k} số là ${m}. Tổng của ${k} số đó là bao nhiêu?`,
        `Trung bình mỗi ngày An đọc ${m} trang sách. Trong ${k} ngày An đọc bao nhiêu trang?`,
        `Có ${k} ô tô, trung bình mỗi xe chở ${m} tạ hàng. ${k} ô tô chở bao nhiêu tạ hàng?`,
      ],
      is: m * k,
      why: `$${m} \\times ${k} = ${m * k}$.`,
    };
  }),
]);
