/** Grade 5: Biểu đồ hình quạt tròn. */
import { unit } from '../../terms/kit.ts';

export const pieCharts5 = unit(5, 'Biểu đồ hình quạt tròn', ({ fb }) => [
  fb('M1', 'phần còn lại', (r) => {
    const [a, b] = [5 * r.int(5, 9), 5 * r.int(3, 5)];
    return {
      ask: [
        `Biểu đồ hình quạt tròn về môn thể thao yêu thích: bóng đá ${a}%, bơi ${b}%, còn lại là cầu lông. Cầu lông chiếm bao nhiêu phần trăm?`,
        `Biểu đồ hình quạt tròn về loại sách trong thư viện: truyện ${a}%, sách khoa học ${b}%, còn lại là sách tham khảo. Sách tham khảo chiếm bao nhiêu phần trăm?`,
        `Khảo sát cách đến trường: đi bộ ${a}%, đi xe đạp ${b}%, còn lại đi xe máy cùng bố mẹ. Hình quạt của xe máy ứng với bao nhiêu phần trăm?`,
      ],
      is: 100 - a - b,
      unit: '%',
      why: `$100\\% - ${a}\\% - ${b}\\% = ${100 - a - b}\\%$.`,
    };
  }),
  fb('M3', 'từ phần trăm đến tổng số', (r) => {
    const [p, k] = [r.pick([20, 25, 40]), r.int(3, 9)];
    const part = (p / 5) * k;
    return {
      ask: [
        `Trong biểu đồ hình quạt tròn, phần học sinh đi xe đạp chiếm ${p}% và ứng với ${part} học sinh. Có bao nhiêu học sinh không đi xe đạp?`,
        `Biểu đồ hình quạt tròn cho biết cây ăn quả chiếm ${p}% số cây trong vườn, tức là ${part} cây. Trong vườn có bao nhiêu cây không phải cây ăn quả?`,
        `Hình quạt của nhóm thích đọc truyện chiếm ${p}%, ứng với ${part} em. Có bao nhiêu em không thuộc nhóm đó?`,
      ],
      is: 20 * k - part,
      why: `Tất cả: $${part} : ${p} \\times 100 = ${20 * k}$. Phần còn lại: $${20 * k} - ${part} = ${20 * k - part}$.`,
    };
  }),
]);
