/** Grade 4: Khái niệm phân số. */
import { unit } from '../../terms/kit.ts';

export const fractions4 = unit(4, 'Khái niệm phân số', ({ mc, fb, ok }) => [
  ok('M1', 'tử số, mẫu số', (r) => {
    const [a, b] = [r.int(1, 4), r.int(5, 9)];
    return {
      right: [
        `Chia cái bánh thành ${b} phần bằng nhau, lấy ${a} phần thì được $\\dfrac{${a}}{${b}}$ cái bánh.`,
        `Phân số $\\dfrac{${a}}{${b}}$ chỉ ${a} phần trong ${b} phần bằng nhau.`,
      ],
      wrong: `Cái bánh cắt thành ${b} phần bằng nhau, ăn ${a} phần là ăn $\\dfrac{${b}}{${a}}$ cái bánh.`,
      why: `Mẫu số là số phần bằng nhau, ${b}; tử số là số phần đã lấy, ${a}.`,
    };
  }),
  mc('M2', 'so sánh phân số', (r) => {
    const a = r.int(2, 4);
    return {
      ask: [
        `Phân số nào lớn hơn $\\dfrac{${a}}{${a + 3}}$?`,
        `Hùng ăn nhiều hơn $\\dfrac{${a}}{${a + 3}}$ cái bánh. Phần bánh Hùng ăn có thể là:`,
        `Phân số nào đứng bên phải $\\dfrac{${a}}{${a + 3}}$ trên tia số?`,
      ],
      right: `$\\dfrac{${a}}{${a + 2}}$`,
      wrong: [
        [`$\\dfrac{${a}}{${a + 4}}$`, 'cho rằng mẫu số lớn hơn thì phân số lớn hơn'],
        [`$\\dfrac{${a - 1}}{${a + 3}}$`, 'so sánh sai tử số'],
        [`$\\dfrac{${a}}{${a + 5}}$`, 'chọn phân số có mẫu số lớn nhất'],
      ],
      why: `Cùng tử số ${a}, mẫu số bé hơn thì phân số lớn hơn: $\\dfrac{${a}}{${a + 2}} > \\dfrac{${a}}{${a + 3}}$.`,
    };
  }),
  fb('M3', 'phân số bằng nhau', (r) => {
    const [[a, b], k] = [
      r.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
      ] as const),
      r.int(3, 7),
    ];
    return {
      ask: [
        `Phân số bằng $\\dfrac{${a}}{${b}}$ và có tổng của tử số và mẫu số bằng ${(a + b) * k}. Mẫu số của phân số đó là bao nhiêu?`,
        `Câu lạc bộ có ${(a + b) * k} học sinh, số nam bằng $\\dfrac{${a}}{${b}}$ số nữ. Câu lạc bộ có bao nhiêu học sinh nữ?`,
        `Chia ${(a + b) * k} viên kẹo cho hai anh em, phần em bằng $\\dfrac{${a}}{${b}}$ phần anh. Anh được bao nhiêu viên kẹo?`,
      ],
      is: b * k,
      why: `Tổng gồm $${a} + ${b} = ${a + b}$ phần; mỗi phần $${(a + b) * k} : ${a + b} = ${k}$; ${b} phần là $${k} \\times ${b} = ${b * k}$.`,
    };
  }),
]);
