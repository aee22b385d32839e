/** Grade 5: Số thập phân. */
import { plain } from '../../template.ts';
import { unit } from '../../terms/kit.ts';

export const decimals5 = unit(5, 'Số thập phân', ({ mc, fb }) => [
  mc('M1', 'giá trị của chữ số', (r) => {
    const [a, b, c] = r.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
    return {
      ask: [
        `Trong số ${a},${b}${c}, chữ số ${c} có giá trị là:`,
        `Chữ số ${c} trong số ${a},${b}${c} biểu thị:`,
        `Viết số ${a},${b}${c} thành tổng, phần ứng với chữ số ${c} là:`,
      ],
      right: `$\\dfrac{${c}}{100}$`,
      wrong: [
        [`$\\dfrac{${c}}{10}$`, 'nhầm sang hàng phần mười'],
        [`${c}`, 'nhầm sang hàng đơn vị'],
        [`$\\dfrac{${c}}{1000}$`, 'nhầm sang hàng phần nghìn'],
      ],
      why: `Chữ số ${c} ở hàng phần trăm nên có giá trị $\\dfrac{${c}}{100}$.`,
    };
  }),
  mc('M1', 'so sánh', (r) => {
    const [a, b] = [r.int(2, 9), r.int(3, 8)];
    return {
      ask: [
        `Số lớn nhất trong các số ${a},${b}; ${a},${b - 1}9; ${a},0${b}9; ${a},${b - 2}99 là:`,
        `Xếp các số ${a},0${b}9; ${a},${b - 2}99; ${a},${b}; ${a},${b - 1}9 từ bé đến lớn, số cuối cùng là:`,
        `Trong bốn số đo ${a},${b - 1}9 m; ${a},${b} m; ${a},${b - 2}99 m; ${a},0${b}9 m, số đo dài nhất tính theo mét là:`,
      ],
      right: `${a},${b}`,
      wrong: [
        [`${a},${b - 2}99`, 'cho số có nhiều chữ số là số lớn hơn'],
        [`${a},${b - 1}9`, 'so sánh phần thập phân như số tự nhiên'],
        [`${a},0${b}9`, 'bỏ qua chữ số 0 ở hàng phần mười'],
      ],
      why: `Phần nguyên bằng nhau; hàng phần mười: ${b} lớn hơn ${b - 1}, ${b - 2} và 0 nên ${a},${b} lớn nhất.`,
    };
  }),
  fb('M2', 'làm tròn', (r) => {
    const [a, b, c] = [r.int(11, 48), r.int(1, 8), r.pick([1, 2, 3, 6, 7, 8, 9])];
    const is = a + (c >= 5 ? b + 1 : b) / 10;
    return {
      ask: [
        `Làm tròn số ${a},${b}${c} đến hàng phần mười.`,
        `Bạn Tú nặng ${a},${b}${c} kg. Làm tròn đến hàng phần mười, bạn Tú nặng khoảng bao nhiêu ki-lô-gam?`,
        `Sợi dây dài ${a},${b}${c} m. Làm tròn số đo đến hàng phần mười, sợi dây dài khoảng bao nhiêu mét?`,
      ],
      is,
      why: `Chữ số hàng phần trăm là ${c} nên làm tròn ${c >= 5 ? 'lên' : 'xuống'} thành ${plain(is)}.`,
    };
  }),
]);
