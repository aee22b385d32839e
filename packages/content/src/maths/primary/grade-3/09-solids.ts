/** Grade 3: Khối lập phương, khối hộp chữ nhật. */
import { unit } from '../../terms/kit.ts';

export const solids3 = unit(3, 'Khối lập phương, khối hộp chữ nhật', ({ mc, fb }) => [
  fb('M1', 'mặt, cạnh, đỉnh', (r) => {
    const [part, count] = r.pick([
      ['mặt', 6],
      ['cạnh', 12],
      ['đỉnh', 8],
    ] as const);
    const solid = r.pick(['khối lập phương', 'khối hộp chữ nhật']);
    return {
      ask: [
        `Một ${solid} có bao nhiêu ${part}?`,
        `Nam đếm số ${part} của một ${solid}. Nam đếm đúng thì được bao nhiêu?`,
      ],
      is: count,
      why: `Một ${solid} có 6 mặt, 12 cạnh, 8 đỉnh.`,
    };
  }),
  mc('M2', 'khung que', (r) => {
    const k = r.int(3, 9);
    return {
      ask: [
        `Làm khung một khối lập phương, mỗi cạnh là một que dài ${k} cm. Tổng độ dài các que là:`,
        `Một lồng đèn dạng khối lập phương có mỗi cạnh là nan tre dài ${k} cm. Cần tất cả bao nhiêu xăng-ti-mét nan tre?`,
        `Mỗi cạnh của khối lập phương dài ${k} cm. Tổng độ dài tất cả các cạnh là:`,
      ],
      right: `${12 * k} cm`,
      wrong: [
        [`${6 * k} cm`, 'đếm số mặt'],
        [`${8 * k} cm`, 'đếm số đỉnh'],
        [`${4 * k} cm`, 'chỉ tính một mặt'],
      ],
      why: `Khối lập phương có 12 cạnh: $12 \\times ${k} = ${12 * k}$ (cm).`,
    };
  }),
]);
