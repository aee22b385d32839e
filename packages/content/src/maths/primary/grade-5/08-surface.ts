/** Grade 5: Diện tích xung quanh, toàn phần. */
import { unit } from '../../terms/kit.ts';

export const surface5 = unit(5, 'Diện tích xung quanh, toàn phần', ({ mc, fb }) => [
  mc('M1', 'hình lập phương', (r) => {
    const a = r.int(3, 9);
    return {
      ask: [
        `Hình lập phương cạnh ${a} cm có diện tích toàn phần là:`,
        `Dán giấy màu kín các mặt của một hộp hình lập phương cạnh ${a} cm. Diện tích giấy cần dùng là:`,
        `Sơn tất cả các mặt của khối gỗ hình lập phương cạnh ${a} cm. Diện tích được sơn là:`,
      ],
      right: `${6 * a * a} cm²`,
      wrong: [
        [`${4 * a * a} cm²`, 'tính diện tích xung quanh'],
        [`${a * a} cm²`, 'chỉ tính một mặt'],
        [`${a * a * a} cm²`, 'tính thể tích'],
      ],
      why: `Sáu mặt, mỗi mặt $${a} \\times ${a} = ${a * a}$: $${a * a} \\times 6 = ${6 * a * a}$ (cm²).`,
    };
  }),
  fb('M2', 'hình hộp chữ nhật', (r) => {
    const [a, b, c] = [r.int(6, 12), r.int(3, 5), r.int(2, 6)];
    return {
      ask: [
        `Hình hộp chữ nhật dài ${a} dm, rộng ${b} dm, cao ${c} dm. Diện tích xung quanh là bao nhiêu đề-xi-mét vuông?`,
        `Quét sơn bốn mặt bên của một thùng dạng hình hộp chữ nhật dài ${a} dm, rộng ${b} dm, cao ${c} dm. Diện tích cần sơn là bao nhiêu đề-xi-mét vuông?`,
        `Khung gỗ không có đáy và nắp gồm bốn mặt xung quanh của một hình hộp chữ nhật dài ${a} dm, rộng ${b} dm, cao ${c} dm. Diện tích gỗ của bốn mặt đó là bao nhiêu đề-xi-mét vuông?`,
      ],
      is: 2 * (a + b) * c,
      unit: 'dm²',
      why: `Chu vi đáy: $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$ (dm). Diện tích xung quanh: $${2 * (a + b)} \\times ${c} = ${2 * (a + b) * c}$ (dm²).`,
    };
  }),
]);
