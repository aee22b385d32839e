/** Grade 3: Nhân, chia với số có một chữ số. */
import { unit } from '../../terms/kit.ts';

export const byOneDigit3 = unit(3, 'Nhân, chia với số có một chữ số', ({ mc, fb }) => [
  mc('M1', 'nhân có nhớ', (r) => {
    const [a, b] = [10 * r.int(2, 4) + r.int(5, 9), r.int(3, 6)];
    const [t, u] = [Math.floor(a / 10), a % 10];
    return {
      ask: [
        `Kết quả của phép tính $${a} \\times ${b}$ là:`,
        `Mỗi thùng có ${a} hộp sữa. ${b} thùng như thế có bao nhiêu hộp sữa?`,
        `Một rạp có ${b} dãy ghế, mỗi dãy ${a} ghế. Rạp có bao nhiêu ghế?`,
      ],
      right: a * b,
      wrong: [
        [10 * t * b + ((u * b) % 10), 'quên nhớ sang hàng chục'],
        [a + b, 'làm phép cộng'],
        [t * b * 10 + u, 'quên nhân chữ số hàng đơn vị'],
      ],
      why: `$${u} \\times ${b} = ${u * b}$, viết ${(u * b) % 10} nhớ ${Math.floor((u * b) / 10)}; $${t} \\times ${b} + ${Math.floor((u * b) / 10)} = ${Math.floor((a * b) / 10)}$. Kết quả ${a * b}.`,
    };
  }),
  fb('M1', 'chia hết', (r) => {
    const [k, b] = [r.int(3, 7), r.int(12, 32)];
    return {
      ask: [
        `Tính $${k * b} : ${k}$.`,
        `Xếp đều ${k * b} quyển sách vào ${k} ngăn. Mỗi ngăn có bao nhiêu quyển sách?`,
        `${k} ngày đọc đều nhau được ${k * b} trang sách. Mỗi ngày đọc bao nhiêu trang?`,
      ],
      is: b,
      why: `$${b} \\times ${k} = ${k * b}$ nên $${k * b} : ${k} = ${b}$.`,
    };
  }),
]);
