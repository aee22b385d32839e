/** Grade 3: Đơn vị đo. */
import { unit } from '../../terms/kit.ts';

export const units3 = unit(3, 'Đơn vị đo', ({ mc, fb }) => [
  mc('M1', 'đổi đơn vị', (r) => {
    const [k, big, small, times] = r.pick([
      [r.int(2, 9), 'kg', 'g', 1000],
      [r.int(2, 9), 'l', 'ml', 1000],
      [r.int(2, 9), 'cm', 'mm', 10],
    ] as const);
    return {
      ask: [`Số thích hợp điền vào chỗ trống: ${k} ${big} = … ${small}`, `${k} ${big} bằng bao nhiêu ${small}?`],
      right: `${k * times}`,
      wrong: [
        [`${(k * times) / 10 === k ? k * 100 : (k * times) / 10}`, 'nhân sai hệ số'],
        [`${k * times * 10}`, 'viết thừa một chữ số 0'],
        [`${k + times}`, 'làm phép cộng'],
        [`${k * times + times}`, 'nhân thừa một lần'],
      ],
      why: `$1$ ${big} = $${times}$ ${small} nên ${k} ${big} = ${k * times} ${small}.`,
    };
  }),
  fb('M3', 'cân và đong', (r, turn) => {
    const [big, small] = turn === 1 ? ['l', 'ml'] : ['kg', 'g'];
    const [k, a] = [r.int(3, 5), r.pick([150, 200, 250])];
    return {
      ask: [
        `Một túi đường nặng 2 kg. Cô lấy ra ${k} lần, mỗi lần ${a} g. Trong túi còn bao nhiêu gam đường?`,
        `Bình có 2 l nước. Rót ra ${k} cốc, mỗi cốc ${a} ml. Trong bình còn bao nhiêu mi-li-lít nước?`,
        `Kho thuốc có 2 kg bột, đóng thành ${k} gói, mỗi gói ${a} g. Còn thừa bao nhiêu gam bột?`,
      ],
      is: 2000 - k * a,
      why: `Đổi: 2 ${big} = 2000 ${small}. Lấy ra: $${a} \\times ${k} = ${k * a}$ (${small}). Còn lại: $2000 - ${k * a} = ${2000 - k * a}$ (${small}).`,
    };
  }),
]);
