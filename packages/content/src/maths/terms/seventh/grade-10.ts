/** Grade 10: a further choice for a place of the tests of the first term. */
import type { Template } from '../../template.ts';
import { unit } from '../kit.ts';

const values = [
  [120, '\\dfrac{\\sqrt{3}}{2}', '\\dfrac{1}{2}', '\\sqrt{3}'],
  [135, '\\dfrac{\\sqrt{2}}{2}', '\\dfrac{\\sqrt{2}}{2}', '1'],
  [150, '\\dfrac{1}{2}', '\\dfrac{\\sqrt{3}}{2}', '\\dfrac{\\sqrt{3}}{3}'],
] as const;

export const grade10Seventh: readonly Template[] = unit(10, 'Hệ thức lượng trong tam giác', ({ tf }) => [
  tf('M1', 'giá trị lượng giác của góc tù và góc bù với nó', (_, turn) => {
    const [angle, sine, cosine, tangent] = values[turn]!;
    const other = 180 - angle;
    return {
      ask: [
        `Cho góc $\\alpha = ${angle}^\\circ$.`,
        `Tam giác $ABC$ có góc $A$ tù, số đo góc $A$ là $\\alpha = ${angle}^\\circ$.`,
        `Hai mái của một ngôi nhà tạo với nhau góc $\\alpha = ${angle}^\\circ$.`,
      ],
      say: [
        [
          `Góc bù với góc $\\alpha$ có số đo $${other}^\\circ$.`,
          `Góc bù với góc $\\alpha$ có số đo $${360 - angle}^\\circ$.`,
          `hai góc bù nhau có tổng bằng $180^\\circ$: $180^\\circ - ${angle}^\\circ = ${other}^\\circ$.`,
        ],
        [
          `$\\sin\\alpha = ${sine}$.`,
          `$\\sin\\alpha = -${sine}$.`,
          `hai góc bù nhau có sin bằng nhau: $\\sin ${angle}^\\circ = \\sin ${other}^\\circ = ${sine}$.`,
        ],
        [
          `$\\cos\\alpha = -${cosine}$.`,
          `$\\cos\\alpha = ${cosine}$.`,
          `hai góc bù nhau có côsin đối nhau: $\\cos ${angle}^\\circ = -\\cos ${other}^\\circ = -${cosine}$.`,
        ],
        [
          `$\\tan\\alpha = -${tangent}$.`,
          `$\\tan\\alpha = ${tangent}$.`,
          `hai góc bù nhau có tang đối nhau: $\\tan ${angle}^\\circ = -\\tan ${other}^\\circ = -${tangent}$.`,
        ],
      ],
    };
  }),
]);
