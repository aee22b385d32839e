/** Grade 1: Các số đến 100. */
import { unit } from '../../terms/kit.ts';

export const numbersTo100In1 = unit(1, 'Các số đến 100', ({ mc, fb }) => [
  mc('M1', 'chục và đơn vị', (r) => {
    const a = r.int(2, 8);
    const b = r.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== a));
    return {
      ask: [
        `Số gồm ${a} chục và ${b} đơn vị là:`,
        `Có ${a} bó que tính, mỗi bó một chục que, và ${b} que rời. Có tất cả bao nhiêu que tính?`,
        `Mẹ mua ${a} chục quả trứng và ${b} quả nữa. Mẹ mua tất cả bao nhiêu quả trứng?`,
      ],
      right: 10 * a + b,
      wrong: [
        [10 * b + a, 'đổi chỗ chục và đơn vị'],
        [a + b, `cộng ${a} với ${b}`],
        [10 * a, 'quên số đơn vị'],
      ],
      why: `${a} chục là ${10 * a}, thêm ${b} đơn vị được ${10 * a + b}.`,
    };
  }),
  fb('M1', 'số liền trước', (r) => {
    const a = r.int(21, 98);
    return {
      ask: [
        `Số đứng ngay trước số ${a} là số nào?`,
        `Đếm lùi từ ${a} thì số tiếp theo là số nào?`,
        `Nhà Nam số ${a}, nhà bên có số bé hơn một đơn vị. Nhà bên là số nào?`,
      ],
      is: a - 1,
      why: `Bớt một ở ${a} được ${a - 1}.`,
    };
  }),
  mc('M2', 'số lớn nhất', (r) => {
    const a = r.int(3, 8);
    const all = [10 * a + r.int(5, 9), 10 * a + r.int(0, 4), 10 * (a - 1) + 9, 10 * (a - 1) + r.int(0, 7)] as const;
    return {
      ask: [
        `Trong các số ${all[2]}, ${all[1]}, ${all[0]}, ${all[3]}, số lớn nhất là:`,
        `Bốn bạn nhảy dây được ${all[3]}, ${all[0]}, ${all[2]}, ${all[1]} cái. Bạn nhảy được nhiều nhất nhảy bao nhiêu cái?`,
        `So sánh các số ${all[3]}, ${all[0]}, ${all[1]}, ${all[2]}. Số đứng cuối khi xếp từ bé đến lớn là:`,
      ],
      right: all[0],
      wrong: [
        [all[2], 'chỉ nhìn chữ số hàng đơn vị'],
        [all[1], 'chưa so sánh hàng đơn vị'],
        [all[3], 'tìm số bé nhất'],
      ],
      why: `${all[0]} và ${all[1]} có ${a} chục, nhiều hơn hai số kia; ${all[0] % 10} lớn hơn ${all[1] % 10} nên ${all[0]} lớn nhất.`,
    };
  }),
]);
