/** Grade 2: Cộng, trừ có nhớ trong phạm vi 100. */
import { TooFewDistractors } from '../../../kit.ts';
import { unit } from '../../terms/kit.ts';

export const addingTo100In2 = unit(2, 'Cộng, trừ có nhớ trong phạm vi 100', ({ mc, fb }) => [
  mc('M1', 'cộng có nhớ', (r) => {
    const [a, b] = [10 * r.int(2, 4) + r.int(6, 9), 10 * r.int(1, 4) + r.int(5, 9)];
    return {
      ask: [
        `Kết quả của phép tính $${a} + ${b}$ là:`,
        `Buổi sáng cửa hàng bán ${a} kg gạo, buổi chiều bán ${b} kg. Cả ngày cửa hàng bán được bao nhiêu ki-lô-gam gạo?`,
        `Khúc gỗ thứ nhất dài ${a} dm, khúc gỗ thứ hai dài ${b} dm. Hai khúc gỗ dài tất cả bao nhiêu đề-xi-mét?`,
      ],
      right: a + b,
      wrong: [
        [a + b - 10, 'quên nhớ 1 sang hàng chục'],
        [a + b + 10, 'nhớ thừa 1 chục'],
        [a + b - 1, 'cộng sai hàng đơn vị'],
      ],
      why: `$${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}$, viết ${((a % 10) + (b % 10)) % 10} nhớ 1; $${Math.floor(a / 10)} + ${Math.floor(b / 10)} + 1 = ${Math.floor((a + b) / 10)}$. Kết quả ${a + b}.`,
    };
  }),
  fb('M1', 'trừ có nhớ', (r) => {
    const [a, b] = [10 * r.int(5, 9) + r.int(0, 4), 10 * r.int(1, 4) + r.int(5, 9)];
    return {
      ask: [
        `Tính $${a} - ${b}$.`,
        `Một sợi dây dài ${a} cm, cắt đi ${b} cm. Sợi dây còn lại dài bao nhiêu xăng-ti-mét?`,
        `Đội bóng có ${a} áo, trong đó ${b} áo màu đỏ, còn lại màu trắng. Có bao nhiêu áo màu trắng?`,
      ],
      is: a - b,
      why: `${a % 10} không trừ được ${b % 10}, lấy $${10 + (a % 10)} - ${b % 10} = ${10 + (a % 10) - (b % 10)}$, nhớ 1; $${Math.floor(a / 10)} - ${Math.floor(b / 10)} - 1 = ${Math.floor((a - b) / 10)}$. Kết quả ${a - b}.`,
    };
  }),
  mc('M2', 'thứ tự từ trái sang phải', (r) => {
    const [a, b, c] = [r.int(41, 58), r.int(17, 29), r.int(12, 19)];
    if ((a % 10) + (b % 10) < 10) throw new TooFewDistractors('nothing is carried');
    return {
      ask: [
        `Kết quả của phép tính $${a} + ${b} - ${c}$ là:`,
        `Tính $${a} + ${b} - ${c}$, ta được:`,
        `Số thích hợp trong $${a} + ${b} - ${c} = \\;{?}$ là:`,
      ],
      right: a + b - c,
      wrong: [
        [a + b + c, 'cộng cả ba số'],
        [a - b + c, 'đổi chỗ dấu cộng và dấu trừ'],
        [a + b, `quên trừ ${c}`],
      ],
      why: `$${a} + ${b} = ${a + b}$; $${a + b} - ${c} = ${a + b - c}$.`,
    };
  }),
  fb('M3', 'bên ít hơn khi biết bên nhiều hơn', (r) => {
    const [a, b] = [r.int(42, 63), r.int(13, 29)];
    if (a % 10 >= b % 10) throw new TooFewDistractors('nothing is carried');
    return {
      ask: [
        `Thùng thứ nhất có ${a} lít dầu, như vậy là nhiều hơn thùng thứ hai ${b} lít. Thùng thứ hai có bao nhiêu lít dầu?`,
        `Hà có ${a} nhãn vở. Hà có nhiều hơn em Hà ${b} nhãn vở. Em Hà có bao nhiêu nhãn vở?`,
        `Tổ Một trồng được ${a} cây, hơn tổ Hai ${b} cây. Tổ Hai trồng được bao nhiêu cây?`,
      ],
      is: a - b,
      why: `Ít hơn ${b} nên làm phép trừ: $${a} - ${b} = ${a - b}$.`,
    };
  }),
]);
