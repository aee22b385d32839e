/** Grade 3: Góc, hình tròn, hình tam giác. */
import { unit } from '../../terms/kit.ts';

export const anglesAndCircles3 = unit(3, 'Góc, hình tròn, hình tam giác', ({ mc, fb }) => [
  mc('M1', 'bán kính, đường kính', (r) => {
    const a = r.int(3, 9);
    return {
      ask: [
        `Hình tròn có bán kính ${a} cm. Đường kính của hình tròn là:`,
        `Chiếc bánh hình tròn có bán kính ${a} cm. Cắt qua tâm thành hai phần bằng nhau, đường cắt dài:`,
        `Vẽ hình tròn tâm $O$ bán kính ${a} cm. Đường kính $AB$ của hình tròn đó dài:`,
      ],
      right: `${2 * a} cm`,
      wrong: [
        [`${a} cm`, 'cho đường kính bằng bán kính'],
        [`${3 * a} cm`, 'nhân với 3'],
        [`${4 * a} cm`, 'nhân với 4'],
      ],
      why: `Đường kính gấp hai lần bán kính: $${a} \\times 2 = ${2 * a}$ (cm).`,
    };
  }),
  fb('M2', 'đếm góc', (r) => {
    const [k, m] = [r.int(2, 5), r.int(1, 4)];
    return {
      ask: [
        `${k} hình chữ nhật và ${m} hình tam giác vẽ rời nhau có tất cả bao nhiêu góc?`,
        `Bé cắt được ${k} hình vuông và ${m} hình tam giác. Các hình đó có tất cả bao nhiêu góc?`,
        `Bức tranh ghép từ ${k} mảnh hình chữ nhật và ${m} mảnh hình tam giác. Các mảnh có tất cả bao nhiêu góc?`,
      ],
      is: 4 * k + 3 * m,
      why: `$4 \\times ${k} + 3 \\times ${m} = ${4 * k} + ${3 * m} = ${4 * k + 3 * m}$.`,
    };
  }),
]);
