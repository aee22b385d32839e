/** Grade 1: Độ dài. */
import { unit } from '../../terms/kit.ts';

export const length1 = unit(1, 'Độ dài', ({ mc, fb, ok }) => [
  mc('M1', 'đọc số đo trên thước', (r) => {
    const a = r.int(3, 12);
    return {
      ask: [
        `Đặt một đầu bút chì ở vạch 0 của thước, đầu kia ở vạch ${a}. Bút chì dài:`,
        `Một băng giấy đặt từ vạch 0 đến vạch ${a} của thước xăng-ti-mét. Băng giấy dài:`,
        `Đo que tính, một đầu ở vạch 0, đầu kia đúng vạch ${a} của thước xăng-ti-mét. Que tính dài:`,
      ],
      right: `${a} cm`,
      wrong: [
        [`${a + 1} cm`, 'đếm số vạch, không đếm số đoạn'],
        [`${a - 1} cm`, 'đếm thiếu một đoạn'],
        [`${a}`, 'quên đơn vị'],
      ],
      why: `Từ vạch 0 đến vạch ${a} là ${a} cm.`,
    };
  }),
  ok('M1', 'dài hơn, ngắn hơn', (r) => {
    const a = r.int(4, 9);
    const b = a + r.int(1, 6);
    return {
      right: [`Thước dài ${b} cm dài hơn bút dài ${a} cm.`, `Bút dài ${a} cm ngắn hơn thước dài ${b} cm.`],
      wrong: `Thước dài ${b} cm ngắn hơn bút dài ${a} cm.`,
      why: `${b} lớn hơn ${a} nên ${b} cm dài hơn ${a} cm.`,
    };
  }),
  fb('M2', 'cộng, trừ số đo', (r) => {
    const [a, b] = [r.int(11, 15), r.int(2, 4)];
    return {
      ask: [
        `Băng giấy dài ${a} cm được dán nối thêm ${b} cm. Băng giấy dài bao nhiêu xăng-ti-mét?`,
        `Con sên bò ${a} cm rồi bò tiếp ${b} cm. Con sên bò được tất cả bao nhiêu xăng-ti-mét?`,
        `Đoạn dây xanh dài ${a} cm, đoạn dây đỏ dài ${b} cm. Hai đoạn dài tất cả bao nhiêu xăng-ti-mét?`,
      ],
      is: a + b,
      unit: 'cm',
      why: `$${a} + ${b} = ${a + b}$ (cm).`,
    };
  }),
  mc('M2', 'đặt không từ vạch 0', (r) => {
    const [a, b] = [r.int(2, 5), r.int(3, 7)];
    return {
      ask: [
        `Một đầu bút đặt ở vạch ${a}, đầu kia ở vạch ${a + b} của thước xăng-ti-mét. Bút dài:`,
        `Chiếc lá che từ vạch ${a} đến vạch ${a + b} của thước xăng-ti-mét. Chiếc lá dài:`,
        `Que kem nằm từ vạch ${a} đến vạch ${a + b} trên thước xăng-ti-mét. Que kem dài:`,
      ],
      right: `${b} cm`,
      wrong: [
        [`${a + b} cm`, 'chỉ đọc vạch ở đầu kia'],
        [`${b + 1} cm`, 'đếm số vạch'],
        [`${2 * a + b} cm`, 'cộng hai vạch'],
      ],
      why: `Đếm từ vạch ${a} đến vạch ${a + b} được ${b} đoạn: $${a + b} - ${a} = ${b}$ (cm).`,
    };
  }),
]);
