/** Families of grade 1 that are read from a clock. */
import type { Template } from '../../template.ts';
import { unit } from '../../terms/kit.ts';
import { clock } from './kit.ts';

export const figures1: readonly Template[] = unit(1, 'Thời gian', ({ mc, fb }) => [
  fb('M1', 'đọc giờ đúng trên đồng hồ', (r) => {
    const hour = r.int(1, 11);
    return {
      ask: [
        'Đồng hồ bên chỉ mấy giờ?',
        'Kim dài của đồng hồ bên chỉ số 12. Lúc đó là mấy giờ?',
        'Bé nhìn đồng hồ bên. Bé đọc là mấy giờ?',
      ],
      is: hour,
      unit: 'giờ',
      why: `Kim dài chỉ số 12, kim ngắn chỉ số ${hour}: đồng hồ chỉ ${hour} giờ.`,
      figure: clock(hour),
    };
  }),
  mc('M1', 'vị trí kim ngắn', (r) => {
    const hour = r.int(2, 10);
    return {
      ask: [
        'Đồng hồ bên chỉ giờ đúng. Một giờ nữa, kim ngắn chỉ số nào?',
        'Nhìn đồng hồ bên. Sau 1 giờ, kim ngắn sẽ chỉ số nào?',
        'Bé ngồi vẽ đúng 1 giờ, bắt đầu lúc đồng hồ chỉ như hình bên. Khi bé vẽ xong, kim ngắn chỉ số nào?',
      ],
      right: hour + 1,
      wrong: [
        [hour, 'đọc giờ hiện tại, chưa thêm 1 giờ'],
        [hour - 1, 'bớt đi 1 giờ'],
        [12, 'nhầm kim ngắn với kim dài'],
        hour + 2,
      ],
      why: `Bây giờ kim ngắn chỉ số ${hour}. Một giờ nữa kim ngắn chỉ số tiếp theo: $${hour} + 1 = ${hour + 1}$.`,
      figure: clock(hour),
    };
  }),
  fb('M2', 'còn mấy giờ nữa', (r) => {
    const [hour, wait] = [r.int(1, 6), r.int(2, 5)];
    return {
      ask: [
        `Đồng hồ bên chỉ giờ lúc này. Mẹ về lúc ${hour + wait} giờ. Còn mấy giờ nữa mẹ về?`,
        `Phim hoạt hình chiếu lúc ${hour + wait} giờ. Đồng hồ bên chỉ giờ lúc này. Còn mấy giờ nữa thì phim chiếu?`,
        `Bà hẹn đón bé lúc ${hour + wait} giờ. Đồng hồ bên chỉ giờ lúc này. Bé phải chờ mấy giờ nữa?`,
      ],
      is: wait,
      unit: 'giờ',
      why: `Đồng hồ chỉ ${hour} giờ. Từ ${hour} giờ đến ${hour + wait} giờ: $${hour + wait} - ${hour} = ${wait}$ (giờ).`,
      figure: clock(hour),
    };
  }),
]);
