/** Grade 5: Diện tích hình tam giác, hình thang, hình tròn. */
import { unit } from '../../terms/kit.ts';

export const areas5 = unit(5, 'Diện tích hình tam giác, hình thang, hình tròn', ({ mc, fb }) => [
  mc('M1', 'diện tích hình tam giác', (r) => {
    const [a, h] = [2 * r.int(4, 9), r.int(5, 9)];
    return {
      ask: [
        `Hình tam giác có đáy ${a} cm, chiều cao ${h} cm. Diện tích hình tam giác là:`,
        `Lá cờ đuôi nheo hình tam giác có đáy ${a} cm, chiều cao ${h} cm. Diện tích lá cờ là:`,
        `Mảnh bìa hình tam giác có cạnh đáy ${a} cm và đường cao tương ứng ${h} cm. Diện tích mảnh bìa là:`,
      ],
      right: `${(a * h) / 2} cm²`,
      wrong: [
        [`${a * h} cm²`, 'quên chia cho 2'],
        [`${a + h} cm²`, 'cộng đáy với chiều cao'],
        [`${2 * a * h} cm²`, 'nhân với 2'],
      ],
      why: `$${a} \\times ${h} : 2 = ${(a * h) / 2}$ (cm²).`,
    };
  }),
  fb('M2', 'diện tích hình thang', (r) => {
    const [a, b, h] = [r.int(10, 16), r.int(5, 9), 2 * r.int(2, 6)];
    return {
      ask: [
        `Hình thang có hai đáy ${a} cm và ${b} cm, chiều cao ${h} cm. Diện tích hình thang là bao nhiêu xăng-ti-mét vuông?`,
        `Mảnh bìa hình thang có đáy lớn ${a} cm, đáy bé ${b} cm, chiều cao ${h} cm. Mảnh bìa có diện tích bao nhiêu xăng-ti-mét vuông?`,
        `Miếng gỗ hình thang có hai đáy ${a} cm và ${b} cm, chiều cao ${h} cm. Tính diện tích miếng gỗ theo xăng-ti-mét vuông.`,
      ],
      is: ((a + b) * h) / 2,
      unit: 'cm²',
      why: `$(${a} + ${b}) \\times ${h} : 2 = ${((a + b) * h) / 2}$ (cm²).`,
    };
  }),
  fb('M3', 'bồn hoa hình tròn', (r) => {
    const [a, c] = [10, r.int(11, 20)];
    return {
      ask: [
        `Mảnh đất hình chữ nhật dài ${c + 20} m, rộng ${c + 12} m. Ở giữa người ta làm một bồn hoa hình tròn bán kính ${a} m. Tính diện tích phần đất còn lại theo mét vuông (lấy 3,14 làm số pi).`,
        `Sân chơi hình chữ nhật dài ${c + 20} m, rộng ${c + 12} m có một bể phun nước hình tròn bán kính ${a} m. Phần sân ngoài bể rộng bao nhiêu mét vuông (lấy 3,14 làm số pi)?`,
        `Khu vườn hình chữ nhật dài ${c + 20} m, rộng ${c + 12} m có một cái ao hình tròn bán kính ${a} m. Diện tích phần vườn ngoài ao là bao nhiêu mét vuông (lấy 3,14 làm số pi)?`,
      ],
      is: (c + 20) * (c + 12) - 314,
      unit: 'm²',
      why: `Hình chữ nhật: $${c + 20} \\times ${c + 12} = ${(c + 20) * (c + 12)}$ (m²). Hình tròn: $${a} \\times ${a} \\times 3{,}14 = 314$ (m²). Còn lại: $${(c + 20) * (c + 12)} - 314 = ${(c + 20) * (c + 12) - 314}$ (m²).`,
    };
  }),
]);
