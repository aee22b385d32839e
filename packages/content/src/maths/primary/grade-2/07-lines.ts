/** Grade 2: Đường thẳng, đường gấp khúc, hình tứ giác. */
import { unit } from '../../terms/kit.ts';

export const lines2 = unit(2, 'Đường thẳng, đường gấp khúc, hình tứ giác', ({ mc, fb }) => [
  fb('M1', 'độ dài đường gấp khúc', (r) => {
    const [a, b, c] = [r.int(3, 9), r.int(3, 9), r.int(3, 9)];
    return {
      ask: [
        `Đường gấp khúc $ABCD$ có $AB = ${a}$ cm, $BC = ${b}$ cm, $CD = ${c}$ cm. Đường gấp khúc dài bao nhiêu xăng-ti-mét?`,
        `Con kiến bò theo đường gấp khúc gồm ba đoạn dài ${a} cm, ${b} cm và ${c} cm. Con kiến bò bao nhiêu xăng-ti-mét?`,
        `Sợi dây thép uốn thành ba đoạn dài ${a} cm, ${b} cm, ${c} cm. Sợi dây thép dài bao nhiêu xăng-ti-mét?`,
      ],
      is: a + b + c,
      unit: 'cm',
      why: `Cộng độ dài các đoạn: $${a} + ${b} + ${c} = ${a + b + c}$ (cm).`,
    };
  }),
  mc('M1', 'số đoạn thẳng', (r) => {
    const k = r.int(3, 5);
    const name = 'ABCDEF'.slice(0, k + 1);
    return {
      ask: [
        `Đường gấp khúc $${name}$ gồm mấy đoạn thẳng?`,
        `Nối các điểm của đường gấp khúc $${name}$ theo thứ tự được mấy đoạn thẳng?`,
        `Bé vẽ đường gấp khúc $${name}$. Bé phải vẽ mấy đoạn thẳng?`,
      ],
      right: k,
      wrong: [
        [k + 1, 'đếm số điểm'],
        [k - 1, 'đếm thiếu một đoạn'],
        [k + 2, 'đếm thừa'],
      ],
      why: `Có ${k + 1} điểm, giữa hai điểm liền nhau có một đoạn: ${k} đoạn.`,
    };
  }),
]);
