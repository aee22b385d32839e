/** Grade 2: Giờ, phút, ngày, tháng. */
import { unit } from '../../terms/kit.ts';

export const time2 = unit(2, 'Giờ, phút, ngày, tháng', ({ mc }) => [
  mc('M1', 'giờ phút', (r) => {
    const [h, m] = [r.int(2, 10), r.pick([15, 30])];
    const at = m === 15 ? 3 : 6;
    return {
      ask: [
        `Kim ngắn vừa qua số ${h}, kim dài chỉ số ${at}. Đồng hồ chỉ:`,
        `Đồng hồ có kim dài ở số ${at}, kim ngắn ở giữa số ${h} và số ${h + 1}. Lúc đó là mấy giờ?`,
        `Tan học, Nam thấy kim dài chỉ số ${at}, kim ngắn vừa đi qua số ${h}. Nam tan học lúc:`,
      ],
      right: `${h} giờ ${m} phút`,
      wrong: [
        [`${h} giờ ${at} phút`, 'đọc số kim dài chỉ làm số phút'],
        [`${h + 1} giờ ${m} phút`, 'đọc số sau kim ngắn'],
        [`${at} giờ ${h} phút`, 'đổi vai hai kim'],
      ],
      why: `Kim dài ở số ${at} là ${m} phút; kim ngắn đã qua số ${h} nên là ${h} giờ ${m} phút.`,
    };
  }),
  mc('M2', 'tờ lịch', (r) => {
    const day = r.int(3, 20);
    return {
      ask: [
        `Thứ Năm tuần này là ngày ${day} tháng 10. Thứ Năm tuần sau là ngày:`,
        `Hôm nay là ngày ${day} tháng 5. Một tuần nữa là ngày:`,
        `Lớp em học vẽ mỗi tuần một lần. Tuần này học vào ngày ${day}, tuần sau học vào ngày:`,
      ],
      right: `${day + 7}`,
      wrong: [
        [`${day + 1}`, 'tính ngày hôm sau'],
        [`${day + 6}`, 'đếm cả ngày hôm nay'],
        [`${day + 8}`, 'đếm thừa một ngày'],
      ],
      why: `Một tuần có 7 ngày: $${day} + 7 = ${day + 7}$.`,
    };
  }),
]);
