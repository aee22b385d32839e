/** Grade 5: Hỗn số. */
import { TooFewDistractors } from '../../../kit.ts';
import { gcd } from '../../template.ts';
import { unit } from '../../terms/kit.ts';

export const mixedNumbers5 = unit(5, 'Hỗn số', ({ mc, fb, ok }) => [
  mc('M1', 'đổi hỗn số thành phân số', (r) => {
    const [a, b, m] = [r.int(2, 5), r.int(1, 4), r.pick([5, 7, 9])];
    return {
      ask: [
        `Hỗn số $${a}\\dfrac{${b}}{${m}}$ viết thành phân số là:`,
        `Đoạn dây dài $${a}\\dfrac{${b}}{${m}}$ m. Viết số đo đó dưới dạng phân số:`,
        `Phân số bằng $${a}\\dfrac{${b}}{${m}}$ là:`,
      ],
      right: `$\\dfrac{${a * m + b}}{${m}}$`,
      wrong: [
        [`$\\dfrac{${a * b}}{${m}}$`, 'nhân phần nguyên với tử số'],
        [`$\\dfrac{${a + b}}{${m}}$`, 'cộng phần nguyên với tử số'],
        [`$\\dfrac{${a * m}}{${m + b}}$`, 'cộng tử số vào mẫu số'],
      ],
      why: `$\\dfrac{${a} \\times ${m} + ${b}}{${m}} = \\dfrac{${a * m + b}}{${m}}$.`,
    };
  }),
  fb('M1', 'phân số thập phân', (r) => {
    const [a, k] = [r.int(1, 9), r.pick([2, 4, 5, 20, 25])];
    if (a >= k || gcd(a, k) > 1) throw new TooFewDistractors('not a proper fraction in lowest terms');
    return {
      ask: [
        `Viết $\\dfrac{${a}}{${k}}$ thành phân số thập phân có mẫu số 100. Tử số là bao nhiêu?`,
        `Điền số: $\\dfrac{${a}}{${k}} = \\dfrac{{?}}{100}$`,
        `Trong đẳng thức $\\dfrac{${a}}{${k}} = \\dfrac{{?}}{100}$, số thay cho dấu hỏi là số nào?`,
      ],
      is: (100 / k) * a,
      why: `Nhân cả tử số và mẫu số với ${100 / k}: $${a} \\times ${100 / k} = ${(100 / k) * a}$.`,
    };
  }),
  ok('M1', 'phần nguyên', (r) => {
    const [a, b] = [r.int(2, 9), r.int(1, 6)];
    return {
      right: [
        `Phần nguyên của hỗn số $${a}\\dfrac{${b}}{7}$ là ${a}.`,
        `Hỗn số $${a}\\dfrac{${b}}{7}$ lớn hơn ${a} và bé hơn ${a + 1}.`,
      ],
      wrong: `Hỗn số $${a}\\dfrac{${b}}{7}$ có phần nguyên là 7.`,
      why: `Hỗn số có phần nguyên ${a} và phần phân số $\\dfrac{${b}}{7}$.`,
    };
  }),
]);
