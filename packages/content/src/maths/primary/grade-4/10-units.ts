/** Grade 4: Yến, tạ, tấn; giây, thế kỉ; diện tích. */
import { unit } from '../../terms/kit.ts';

export const units4 = unit(4, 'Yến, tạ, tấn; giây, thế kỉ; diện tích', ({ mc, fb }) => [
  mc('M1', 'đổi đơn vị', (r) => {
    const k = r.int(2, 9);
    const [big, small, times] = r.pick([
      ['tấn', 'kg', 1000],
      ['tạ', 'kg', 100],
      ['phút', 'giây', 60],
      ['m²', 'dm²', 100],
    ] as const);
    return {
      ask: [`${k} ${big} = … ${small}. Số cần điền là:`, `Đổi ${k} ${big} ra ${small} được:`],
      right: `${k * times}`,
      wrong: [
        [`${k * 10}`, 'nhân với 10'],
        [`${times === 100 ? k * 1000 : k * 100}`, 'nhớ sai quan hệ giữa hai đơn vị'],
        [`${k + times}`, 'làm phép cộng'],
      ],
      why: `1 ${big} = ${times} ${small} nên ${k} ${big} = $${k} \\times ${times} = ${k * times}$ ${small}.`,
    };
  }),
  fb('M3', 'chuyến xe chở hàng', (r) => {
    const [a, b] = [r.int(3, 6), r.int(15, 40)];
    return {
      ask: [
        `Xe chở ${a} tấn gạo, đã giao ${b} bao, mỗi bao nặng 50 kg. Trên xe còn bao nhiêu ki-lô-gam gạo?`,
        `Kho có ${a} tấn thóc, bán ${b} bao, mỗi bao 50 kg. Kho còn bao nhiêu ki-lô-gam thóc?`,
        `Nhà máy có ${a} tấn đường, đóng được ${b} bao, mỗi bao 50 kg. Còn bao nhiêu ki-lô-gam đường chưa đóng bao?`,
      ],
      is: 1000 * a - 50 * b,
      unit: 'kg',
      why: `Đổi ${a} tấn = ${1000 * a} kg. Đã lấy: $50 \\times ${b} = ${50 * b}$ (kg). Còn: $${1000 * a} - ${50 * b} = ${1000 * a - 50 * b}$ (kg).`,
    };
  }),
]);
