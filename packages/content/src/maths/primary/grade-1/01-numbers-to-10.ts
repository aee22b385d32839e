/** Grade 1: Các số đến 10. */
import { unit } from '../../terms/kit.ts';

export const numbersTo10In1 = unit(1, 'Các số đến 10', ({ mc, fb, ok }) => [
  mc('M1', 'số liền sau', (r) => {
    const a = r.int(2, 8);
    return {
      ask: [
        `Số đứng ngay sau số ${a} là:`,
        `Đếm tiếp: ${a - 1}, ${a}, … Số cần điền là:`,
        `Trong dãy số từ 0 đến 10, số đứng ngay sau số ${a} là:`,
      ],
      right: a + 1,
      wrong: [
        [a - 1, 'tìm số đứng trước'],
        [a + 2, 'đếm thêm hai'],
        [a, 'viết lại số đã cho'],
      ],
      why: `Đếm thêm một: sau ${a} là ${a + 1}.`,
    };
  }),
  ok('M1', 'so sánh hai số', (r) => {
    const a = r.int(1, 8);
    const b = r.int(a + 1, 9);
    return {
      right: [`${a} bé hơn ${b}.`, `Khi đếm từ 0 đến 10, số ${a} đứng trước số ${b}.`],
      wrong: `${a} lớn hơn ${b}.`,
      why: `Khi đếm, ${a} đứng trước ${b} nên ${a} bé hơn ${b}.`,
    };
  }),
  mc('M2', 'xếp theo thứ tự', (r) => {
    const [a, b, c] = [r.int(0, 3), r.int(4, 6), r.int(7, 10)];
    return {
      ask: [
        `Các số ${b}, ${c}, ${a} xếp theo thứ tự từ bé đến lớn là:`,
        `Dãy số nào xếp các số ${c}, ${a}, ${b} từ bé đến lớn?`,
        `Ba bạn có ${b}, ${a}, ${c} cái bóng. Số bóng xếp từ ít đến nhiều là:`,
      ],
      right: `${a}, ${b}, ${c}`,
      wrong: [
        [`${c}, ${b}, ${a}`, 'xếp từ lớn đến bé'],
        [`${a}, ${c}, ${b}`, `cho ${c} bé hơn ${b}`],
        [`${b}, ${a}, ${c}`, `cho ${b} bé hơn ${a}`],
      ],
      why: `Bé nhất là ${a}, rồi đến ${b}, lớn nhất là ${c}.`,
    };
  }),
  fb('M2', 'tách số', (r) => {
    const a = r.int(5, 10);
    const b = r.int(1, a - 1);
    return {
      ask: [
        `Tách ${a} thành ${b} và một số nữa. Số đó là số nào?`,
        `Hai tay Mai có ${a} viên sỏi, tay trái ${b} viên. Tay phải Mai có mấy viên sỏi?`,
        `${a} gồm ${b} và mấy?`,
      ],
      is: a - b,
      why: `${a} gồm ${b} và ${a - b}.`,
    };
  }),
]);
