/** Grade 4: Phép tính với phân số. */
import { unit } from '../../terms/kit.ts';

export const fractionArithmetic4 = unit(4, 'Phép tính với phân số', ({ mc, fb }) => [
  mc('M1', 'trừ cùng mẫu số', (r) => {
    const [m, b] = [r.pick([7, 11, 13]), r.int(1, 2)];
    const a = r.int(4, 6);
    return {
      ask: [
        `$\\dfrac{${a}}{${m}} - \\dfrac{${b}}{${m}}$ bằng:`,
        `Bình có $\\dfrac{${a}}{${m}}$ l nước, đã dùng $\\dfrac{${b}}{${m}}$ l. Trong bình còn bao nhiêu lít nước?`,
        `Tấm vải dài $\\dfrac{${a}}{${m}}$ m, cắt đi $\\dfrac{${b}}{${m}}$ m. Tấm vải còn lại dài bao nhiêu mét?`,
      ],
      right: `$\\dfrac{${a - b}}{${m}}$`,
      wrong: [
        [`$\\dfrac{${a + b}}{${m}}$`, 'làm phép cộng'],
        [`$\\dfrac{${a - b}}{${2 * m}}$`, 'cộng hai mẫu số'],
        [`$\\dfrac{${a}}{${m - b}}$`, 'trừ ở mẫu số'],
      ],
      why: `Trừ hai tử số, giữ nguyên mẫu số: $${a} - ${b} = ${a - b}$.`,
    };
  }),
  fb('M2', 'phân số của một số', (r) => {
    const [[a, b], k] = [
      r.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [4, 5],
      ] as const),
      r.int(6, 15),
    ];
    return {
      ask: [
        `$\\dfrac{${a}}{${b}}$ của ${b * k} là bao nhiêu?`,
        `Một thửa ruộng thu được ${b * k} yến thóc, đã bán $\\dfrac{${a}}{${b}}$ số thóc. Đã bán bao nhiêu yến thóc?`,
        `Câu lạc bộ có ${b * k} bạn, $\\dfrac{${a}}{${b}}$ số bạn biết bơi. Có bao nhiêu bạn biết bơi?`,
      ],
      is: a * k,
      why: `$${b * k} \\times \\dfrac{${a}}{${b}} = ${a * k}$.`,
    };
  }),
]);
