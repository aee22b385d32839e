/** Grade 5: Tổng, hiệu và tỉ số. */
import { unit } from '../../terms/kit.ts';

export const sumAndRatio5 = unit(5, 'Tổng, hiệu và tỉ số', ({ mc, fb }) => [
  mc('M1', 'số phần bằng nhau', (r) => {
    const [a, b, k] = [r.pick([2, 3]), r.pick([5, 7]), r.int(4, 9)];
    return {
      ask: [
        `Tổng của hai số là ${(a + b) * k}, tỉ số của hai số là $\\dfrac{${a}}{${b}}$. Số bé là:`,
        `Có ${(a + b) * k} quyển vở chia cho hai tổ theo tỉ số $\\dfrac{${a}}{${b}}$. Tổ được ít hơn nhận bao nhiêu quyển vở?`,
        `Hai kho chứa ${(a + b) * k} tấn thóc, kho nhỏ chứa bằng $\\dfrac{${a}}{${b}}$ kho lớn. Kho nhỏ chứa bao nhiêu tấn thóc?`,
      ],
      right: a * k,
      wrong: [
        [b * k, 'tìm số lớn'],
        [k, 'chỉ tính giá trị một phần'],
        [(b - a) * k, 'tìm hiệu của hai số'],
      ],
      why: `Tổng số phần: $${a} + ${b} = ${a + b}$. Số bé: $${(a + b) * k} : ${a + b} \\times ${a} = ${a * k}$.`,
    };
  }),
  fb('M2', 'hiệu và tỉ số', (r) => {
    const [a, b, k] = [r.pick([2, 3]), r.pick([5, 7]), r.int(4, 9)];
    return {
      ask: [
        `Hiệu của hai số là ${(b - a) * k}, tỉ số của số bé và số lớn là $\\dfrac{${a}}{${b}}$. Số lớn là bao nhiêu?`,
        `Số bi của An bằng $\\dfrac{${a}}{${b}}$ số bi của Bình và ít hơn ${(b - a) * k} viên. Bình có bao nhiêu viên bi?`,
        `Chiều rộng mảnh đất bằng $\\dfrac{${a}}{${b}}$ chiều dài và kém chiều dài ${(b - a) * k} m. Chiều dài mảnh đất là bao nhiêu mét?`,
      ],
      is: b * k,
      why: `Hiệu số phần: $${b} - ${a} = ${b - a}$. Số lớn: $${(b - a) * k} : ${b - a} \\times ${b} = ${b * k}$.`,
    };
  }),
]);
