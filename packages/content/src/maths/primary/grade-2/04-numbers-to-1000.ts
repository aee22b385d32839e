/** Grade 2: Các số đến 1000. */
import { unit } from '../../terms/kit.ts';

export const numbersTo1000In2 = unit(2, 'Các số đến 1000', ({ mc }) => [
  mc('M1', 'trăm, chục, đơn vị', (r) => {
    const [a, b, c] = r.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
    const v = (x: number, y: number, z: number) => 100 * x + 10 * y + z;
    return {
      ask: [
        `Số gồm ${a} trăm, ${b} chục và ${c} đơn vị là:`,
        `Có ${a} tấm thẻ một trăm, ${b} thẻ một chục và ${c} thẻ một đơn vị. Các thẻ biểu thị số:`,
        `Số viết được từ ${a} trăm, ${b} chục, ${c} đơn vị là:`,
      ],
      right: v(a, b, c),
      wrong: [
        [v(a, c, b), 'đổi chỗ chục và đơn vị'],
        [v(c, b, a), 'viết ngược các chữ số'],
        [a + b + c, 'cộng các chữ số'],
      ],
      why: `${100 * a} và ${10 * b} và ${c} là ${v(a, b, c)}.`,
    };
  }),
  mc('M2', 'so sánh', (r) => {
    const [a, b] = [r.int(3, 8), r.int(2, 7)];
    const x = 100 * a + 10 * b + 5;
    const right = 100 * a + 10 * (b + 1);
    return {
      ask: [
        `Số nào lớn hơn ${x}?`,
        `Cô bán hàng cần chọn số lớn hơn ${x}. Đó là số:`,
        `Số ${x} bé hơn số nào sau đây?`,
      ],
      right,
      wrong: [
        [100 * a + 10 * b + 4, 'chưa so sánh hàng đơn vị'],
        [100 * (a - 1) + 99, 'chỉ nhìn chữ số 9'],
        [100 * a + 10 * (b - 1) + 9, 'so sánh hàng đơn vị trước hàng chục'],
      ],
      why: `Hàng trăm cùng là ${a}; ${b + 1} chục nhiều hơn ${b} chục nên ${right} lớn hơn ${x}.`,
    };
  }),
]);
