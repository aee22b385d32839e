/** Grade 5: Phép tính với số thập phân. */
import { n, plain } from '../../template.ts';
import { unit } from '../../terms/kit.ts';

export const decimalArithmetic5 = unit(5, 'Phép tính với số thập phân', ({ mc, fb }) => [
  mc('M1', 'nhân nhẩm', (r) => {
    const v = r.int(112, 989) / 100;
    return {
      ask: [
        `$${n(v)} \\times 10$ bằng:`,
        `Dời dấu phẩy để tính nhẩm $${n(v)} \\times 10$. Kết quả là:`,
        `Tích của ${plain(v)} và 10 là:`,
      ],
      right: v * 10,
      wrong: [
        [v * 100, 'dời dấu phẩy sang phải hai chữ số'],
        [v / 10, 'dời dấu phẩy sang trái'],
        [v, 'giữ nguyên dấu phẩy'],
      ],
      why: `Nhân với 10 thì dời dấu phẩy sang phải một chữ số: $${n(v * 10)}$.`,
    };
  }),
  fb('M1', 'cộng số thập phân', (r) => {
    const [a, b] = [r.int(125, 589) / 100, r.int(12, 48) / 10];
    return {
      ask: [
        `Tính $${n(a)} + ${n(b)}$.`,
        `Mảnh vải xanh dài ${plain(a)} m, mảnh vải đỏ dài ${plain(b)} m. Hai mảnh dài tất cả bao nhiêu mét?`,
        `Con gà nặng ${plain(b)} kg, con ngỗng nặng ${plain(a)} kg. Cả hai con nặng bao nhiêu ki-lô-gam?`,
      ],
      is: Math.round((a + b) * 100) / 100,
      why: `Đặt các chữ số cùng hàng thẳng cột: $${n(a)} + ${n(b)} = ${n(Math.round((a + b) * 100) / 100)}$.`,
    };
  }),
  fb('M2', 'mua hàng', (r) => {
    const [a, p] = [r.pick([1.5, 2.5, 3.5]), r.pick([18, 22, 24, 26])];
    return {
      ask: [
        `Một ki-lô-gam gạo giá ${p} nghìn đồng. Mua ${plain(a)} kg gạo hết bao nhiêu nghìn đồng?`,
        `Mỗi mét vải giá ${p} nghìn đồng. Cô Lan mua ${plain(a)} m vải. Cô phải trả bao nhiêu nghìn đồng?`,
        `Mỗi lít nước mắm giá ${p} nghìn đồng. Bếp ăn mua ${plain(a)} lít. Bếp ăn trả bao nhiêu nghìn đồng?`,
      ],
      is: a * p,
      unit: 'nghìn đồng',
      why: `$${p} \\times ${n(a)} = ${a * p}$ (nghìn đồng).`,
    };
  }),
]);
