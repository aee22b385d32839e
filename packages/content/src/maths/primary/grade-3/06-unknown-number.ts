/** Grade 3: Số chưa biết trong phép tính. */
import { unit } from '../../terms/kit.ts';

export const unknownNumber3 = unit(3, 'Số chưa biết trong phép tính', ({ mc, fb }) => [
  mc('M1', 'tìm thừa số', (r) => {
    const [x, k] = [r.int(6, 15), r.int(3, 8)];
    return {
      ask: [
        `Số điền vào dấu hỏi chấm trong $${k} \\times {?} = ${k * x}$ là:`,
        `Một số nhân với ${k} được ${k * x}. Số đó là:`,
        `Có ${k} túi gạo nặng như nhau, cân được tất cả ${k * x} kg. Mỗi túi nặng bao nhiêu ki-lô-gam?`,
      ],
      right: x,
      wrong: [
        [k * x - k, 'lấy tích trừ thừa số'],
        [k * x * k, 'lấy tích nhân thừa số'],
        [x + 1, 'chia sai'],
      ],
      why: `Thừa số chưa biết bằng tích chia cho thừa số kia: $${k * x} : ${k} = ${x}$.`,
    };
  }),
  fb('M1', 'tìm số bị chia', (r) => {
    const [x, k] = [r.int(6, 18), r.int(3, 7)];
    return {
      ask: [
        `Tìm một số, biết số đó chia cho ${k} được ${x}.`,
        `Số điền vào dấu hỏi chấm trong $? : ${k} = ${x}$ là số nào?`,
        `Chia đều một số bút cho ${k} bạn, mỗi bạn được ${x} cái. Có tất cả bao nhiêu cái bút?`,
      ],
      is: x * k,
      why: `Số bị chia bằng thương nhân với số chia: $${x} \\times ${k} = ${x * k}$.`,
    };
  }),
]);
