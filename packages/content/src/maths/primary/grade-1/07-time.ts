/** Grade 1: Thời gian. */
import { unit } from '../../terms/kit.ts';

export const time1 = unit(1, 'Thời gian', ({ mc, fb }) => [
  mc('M1', 'giờ đúng', (r) => {
    const a = r.int(2, 11);
    return {
      ask: [
        `Kim dài chỉ số 12, kim ngắn chỉ số ${a}. Đồng hồ chỉ:`,
        `Đồng hồ có kim ngắn ở số ${a} và kim dài ở số 12. Lúc đó là mấy giờ?`,
        `Nam nhìn đồng hồ thấy kim ngắn chỉ số ${a}, kim dài chỉ số 12. Lúc đó là mấy giờ?`,
      ],
      right: `${a} giờ`,
      wrong: [
        ['12 giờ', 'đọc số kim dài chỉ'],
        [`${a + 1} giờ`, 'đọc số sau kim ngắn'],
        [`${a - 1} giờ`, 'đọc số trước kim ngắn'],
      ],
      why: `Kim dài ở số 12 là giờ đúng; kim ngắn chỉ ${a} nên là ${a} giờ.`,
    };
  }),
  mc('M2', 'ngày trong tuần', (r) => {
    const days = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];
    const a = r.int(0, 6);
    const at = (by: number) => days[(a + by + 7) % 7]!;
    return {
      ask: [
        `Hôm nay là ${at(0)}. Ngày kia (sau hai ngày) là:`,
        `Bạn Hà được nghỉ hai ngày kể từ ${at(0)} rồi đi học. Hà đi học vào:`,
      ],
      right: at(2),
      wrong: [
        [at(1), 'chỉ đếm một ngày'],
        [at(3), 'đếm thừa một ngày'],
        [at(-2), 'đếm lùi'],
      ],
      why: `Sau ${at(0)} là ${at(1)}, rồi đến ${at(2)}.`,
    };
  }),
  fb('M3', 'kế hoạch trong ngày', (r) => {
    const [a, b] = [r.int(2, 6), r.int(2, 4)];
    return {
      ask: [
        `Mẹ đi chợ lúc ${a} giờ và về nhà sau ${b} giờ. Mẹ về nhà lúc mấy giờ?`,
        `Buổi văn nghệ bắt đầu lúc ${a} giờ chiều và kéo dài ${b} giờ. Buổi văn nghệ kết thúc lúc mấy giờ chiều?`,
        `Bố đi làm đồng lúc ${a} giờ và làm trong ${b} giờ. Bố làm xong lúc mấy giờ?`,
      ],
      is: a + b,
      unit: 'giờ',
      why: `$${a} + ${b} = ${a + b}$ (giờ).`,
    };
  }),
]);
