/** Grade 5: Thể tích. */
import { unit } from '../../terms/kit.ts';

export const volume5 = unit(5, 'Thể tích', ({ mc, fb }) => [
  mc('M1', 'thể tích hình hộp chữ nhật', (r) => {
    const [a, b, c] = [r.int(6, 9), r.int(4, 5), r.int(2, 3)];
    return {
      ask: [
        `Hình hộp chữ nhật dài ${a} cm, rộng ${b} cm, cao ${c} cm có thể tích là:`,
        `Hộp quà dạng hình hộp chữ nhật dài ${a} cm, rộng ${b} cm, cao ${c} cm. Thể tích hộp quà là:`,
        `Thỏi sô-cô-la dạng hình hộp chữ nhật có các kích thước ${a} cm, ${b} cm, ${c} cm. Thể tích của nó là:`,
      ],
      right: `${a * b * c} cm³`,
      wrong: [
        [`${a + b + c} cm³`, 'cộng ba kích thước'],
        [`${a * b} cm³`, 'chỉ tính diện tích đáy'],
        [`${2 * (a + b) * c} cm³`, 'tính diện tích xung quanh'],
      ],
      why: `$${a} \\times ${b} \\times ${c} = ${a * b * c}$ (cm³).`,
    };
  }),
  fb('M1', 'đổi đơn vị thể tích', (r) => {
    const [k, [big, small]] = [
      r.int(2, 9),
      r.pick([
        ['m³', 'dm³'],
        ['dm³', 'cm³'],
      ] as const),
    ];
    return {
      ask: [
        `${k} ${big} bằng bao nhiêu ${small}?`,
        `Một bể chứa ${k} ${big} nước. Viết số đo đó theo đơn vị ${small}.`,
        `Điền số: ${k} ${big} = … ${small}`,
      ],
      is: 1000 * k,
      unit: small,
      why: `1 ${big} = 1000 ${small} nên ${k} ${big} = ${1000 * k} ${small}.`,
    };
  }),
]);
