/** Grade 5: Tỉ số. */
import { unit } from '../../terms/kit.ts';

export const ratios5 = unit(5, 'Tỉ số', ({ mc, fb }) => [
  mc('M1', 'tỉ số của hai số', (r) => {
    const [a, b] = r.pick([
      [3, 5],
      [5, 7],
      [4, 9],
      [7, 8],
      [5, 6],
    ] as const);
    const k = r.int(2, 4);
    return {
      ask: [
        `Lớp có ${a * k} bạn nam và ${b * k} bạn nữ. Tỉ số của số bạn nam và số bạn nữ là:`,
        `Vườn có ${a * k} cây cam và ${b * k} cây bưởi. Tỉ số của số cây cam và số cây bưởi là:`,
        `Hộp có ${a * k} bi đỏ và ${b * k} bi xanh. Tỉ số của số bi đỏ và số bi xanh là:`,
      ],
      right: `$\\dfrac{${a}}{${b}}$`,
      wrong: [
        [`$\\dfrac{${b}}{${a}}$`, 'viết ngược thứ tự'],
        [`$\\dfrac{${a}}{${a + b}}$`, 'so với tổng'],
        [`$\\dfrac{${b}}{${a + b}}$`, 'so số thứ hai với tổng'],
      ],
      why: `$\\dfrac{${a * k}}{${b * k}} = \\dfrac{${a}}{${b}}$.`,
    };
  }),
  fb('M1', 'viết thành tỉ số phần trăm', (r) => {
    const [a, k] = [r.int(1, 4), r.pick([5, 10, 20, 25])];
    return {
      ask: [
        `Viết $\\dfrac{${a}}{${k}}$ thành tỉ số phần trăm. Số phần trăm là bao nhiêu?`,
        `Đội bóng thắng ${a} trong ${k} trận. Đội thắng bao nhiêu phần trăm số trận?`,
        `Có ${k} hạt giống, ${a} hạt nảy mầm. Bao nhiêu phần trăm số hạt nảy mầm?`,
      ],
      is: (100 * a) / k,
      unit: '%',
      why: `$\\dfrac{${a}}{${k}} = \\dfrac{${(100 * a) / k}}{100} = ${(100 * a) / k}\\%$.`,
    };
  }),
]);
