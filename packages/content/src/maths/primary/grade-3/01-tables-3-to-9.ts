/** Grade 3: Bảng nhân, bảng chia 3 đến 9. */
import { unit } from '../../terms/kit.ts';

export const tables3To9In3 = unit(3, 'Bảng nhân, bảng chia 3 đến 9', ({ mc, fb }) => [
  mc('M1', 'nhân, chia trong bảng', (r) => {
    const [a, b] = [r.int(3, 9), r.int(4, 9)];
    return {
      ask: [
        `Kết quả của phép tính $${a} \\times ${b}$ là:`,
        `Mỗi hàng có ${b} cây. ${a} hàng như thế có bao nhiêu cây?`,
        `Mỗi hộp có ${b} cái bút chì. Trong ${a} hộp có bao nhiêu cái bút chì?`,
      ],
      right: a * b,
      wrong: [
        [a * (b - 1), `nhớ nhầm sang $${a} \\times ${b - 1}$`],
        [a * (b + 1), `nhớ nhầm sang $${a} \\times ${b + 1}$`],
        [a + b, 'làm phép cộng'],
      ],
      why: `Theo bảng nhân ${a}: $${a} \\times ${b} = ${a * b}$.`,
    };
  }),
  fb('M2', 'gấp lên, giảm đi', (r) => {
    const [a, k] = [r.int(4, 9), r.int(3, 6)];
    return {
      ask: [
        `Chị có ${a} tem thư, số tem của Bình gấp ${k} lần số tem của chị. Bình có bao nhiêu tem thư?`,
        `Một số giảm đi ${k} lần thì được ${a}. Số đó là bao nhiêu?`,
        `Sợi dây ngắn dài ${a} dm, sợi dây dài gấp ${k} lần sợi dây ngắn. Sợi dây dài đo được bao nhiêu đề-xi-mét?`,
      ],
      is: a * k,
      why: `$${a} \\times ${k} = ${a * k}$.`,
    };
  }),
]);
