/** Grade 3: Chu vi, diện tích. */
import { unit } from '../../terms/kit.ts';

export const perimeterAndArea3 = unit(3, 'Chu vi, diện tích', ({ mc, fb }) => [
  mc('M1', 'diện tích hình chữ nhật', (r) => {
    const [a, b] = [r.int(6, 9), r.int(3, 5)];
    return {
      ask: [
        `Hình chữ nhật dài ${a} cm, rộng ${b} cm có diện tích là:`,
        `Tờ bìa hình chữ nhật dài ${a} cm, rộng ${b} cm. Diện tích tờ bìa là:`,
        `Một thẻ học sinh hình chữ nhật có chiều dài ${a} cm, chiều rộng ${b} cm. Diện tích của thẻ là:`,
      ],
      right: `${a * b} cm²`,
      wrong: [
        [`${2 * (a + b)} cm²`, 'tính chu vi'],
        [`${a + b} cm²`, 'cộng dài với rộng'],
        [`${2 * a * b} cm²`, 'nhân thêm với 2'],
      ],
      why: `Lấy dài nhân rộng: $${a} \\times ${b} = ${a * b}$ (cm²).`,
    };
  }),
  fb('M2', 'từ chu vi hình vuông', (r) => {
    const a = r.int(4, 9);
    return {
      ask: [
        `Hình vuông có chu vi ${4 * a} cm. Diện tích hình vuông là bao nhiêu xăng-ti-mét vuông?`,
        `Uốn một sợi dây dài ${4 * a} cm thành một hình vuông. Hình vuông đó có diện tích bao nhiêu xăng-ti-mét vuông?`,
        `Viền quanh chiếc khăn hình vuông hết ${4 * a} cm ren. Chiếc khăn có diện tích bao nhiêu xăng-ti-mét vuông?`,
      ],
      is: a * a,
      unit: 'cm²',
      why: `Cạnh: $${4 * a} : 4 = ${a}$ (cm). Diện tích: $${a} \\times ${a} = ${a * a}$ (cm²).`,
    };
  }),
]);
