/** Grade 11: clusters of statements, most of which start from a figure, for practice to have its share of longer tests. */
import type { FigureOf } from '@vumon/figures';
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { graph, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { unit } from '../kit.ts';

const venn = (left: number, both: number, right: number, outside: number): FigureOf<'venn'> => ({
  version: 1,
  kind: 'venn',
  names: ['A', 'B'],
  regions: { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${outside}` },
  shaded: [],
  universe: true,
});

export const clusters11Fifth: readonly Template[] = [
  ...unit(11, 'Lượng giác', ({ tf }) => [
    tf('M2', 'biên độ và tần số đọc từ đồ thị hàm số côsin', (r) => {
      const a = r.int(2, 4);
      return {
        ask: [
          'Hình bên là đồ thị của hàm số $y = a\\cos bx$ với $a > 0$, $b > 0$.',
          'Li độ $y$ (cm) của một vật dao động tại thời điểm $x$ (giây) là $y = a\\cos bx$ ($a, b > 0$), có đồ thị như hình bên.',
          'Màn hình máy đo hiện đồ thị của hàm số $y = a\\cos bx$ ($a > 0$, $b > 0$) như hình bên.',
        ],
        figure: graph('cosine', [a, 2], [-3.6, 3.6], [-a - 0.8, a + 0.8], { grid: true }),
        say: [
          [`$a = ${a}$.`, `$a = ${2 * a}$.`, `điểm cao nhất của đồ thị có tung độ ${a}.`],
          [
            'Chu kì của hàm số là $\\pi$.',
            'Chu kì của hàm số là $2\\pi$.',
            'hai điểm cao nhất liền nhau có hoành độ $0$ và $\\pi$.',
          ],
          ['$b = 2$.', '$b = \\dfrac{1}{2}$.', 'chu kì là $\\dfrac{2\\pi}{b} = \\pi$ nên $b = 2$.'],
          [
            'Phương trình $a\\cos bx = 0$ có bốn nghiệm thuộc đoạn $[-\\pi;\\,\\pi]$.',
            'Phương trình $a\\cos bx = 0$ có hai nghiệm thuộc đoạn $[-\\pi;\\,\\pi]$.',
            'trên đoạn đó đồ thị cắt trục hoành tại bốn điểm.',
          ],
        ],
      };
    }),
    tf('M2', 'các giá trị lượng giác suy từ sin của góc tù', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
      ] as const);
      const square = c * c;
      return {
        ask: [
          `Cho $\\sin\\alpha = \\dfrac{${a}}{${c}}$ với $\\dfrac{\\pi}{2} < \\alpha < \\pi$.`,
          `Biết $\\dfrac{\\pi}{2} < \\alpha < \\pi$ và $\\sin\\alpha = \\dfrac{${a}}{${c}}$.`,
          `Điểm biểu diễn góc $\\alpha$ trên đường tròn lượng giác thuộc góc phần tư thứ II và có tung độ $\\dfrac{${a}}{${c}}$.`,
        ],
        say: [
          [
            `$\\cos\\alpha = -\\dfrac{${b}}{${c}}$.`,
            `$\\cos\\alpha = \\dfrac{${b}}{${c}}$.`,
            `$\\cos^2\\alpha = 1 - \\dfrac{${a * a}}{${square}} = \\dfrac{${b * b}}{${square}}$ và côsin âm trong góc phần tư thứ II.`,
          ],
          [
            `$\\tan\\alpha = -\\dfrac{${a}}{${b}}$.`,
            `$\\tan\\alpha = -\\dfrac{${b}}{${a}}$.`,
            'tang bằng sin chia cho côsin.',
          ],
          [
            `$\\sin 2\\alpha = -\\dfrac{${2 * a * b}}{${square}}$.`,
            `$\\sin 2\\alpha = \\dfrac{${2 * a}}{${c}}$.`,
            `$\\sin 2\\alpha = 2\\sin\\alpha\\cos\\alpha = -\\dfrac{${2 * a * b}}{${square}}$.`,
          ],
          [
            `$\\cos 2\\alpha = \\dfrac{${b * b - a * a}}{${square}}$.`,
            `$\\cos 2\\alpha = -\\dfrac{${b * b - a * a}}{${square}}$.`,
            `$\\cos 2\\alpha = 1 - 2\\sin^2\\alpha = 1 - \\dfrac{${2 * a * a}}{${square}} = \\dfrac{${b * b - a * a}}{${square}}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Hàm số mũ, hàm số lôgarit', ({ tf }) => [
    tf('M2', 'hàm số mũ có cơ số bé hơn 1 trên đồ thị', (r) => {
      const k = r.int(2, 3);
      return {
        ask: [
          'Hình bên là đồ thị của hàm số $y = a^x$ ($a > 0$, $a \\ne 1$).',
          'Phần khối lượng còn lại $y$ của một chất theo thời gian $x$ (so với mốc $x = 0$) là $y = a^x$, có đồ thị như hình bên.',
          'Cho hàm số mũ $y = a^x$ có đồ thị ở hình bên.',
        ],
        figure: graph('exponential', [1 / k], [-3, 4], [-1, 5], { grid: true }),
        say: [
          ['$0 < a < 1$.', '$a > 1$.', 'đồ thị đi xuống từ trái sang phải.'],
          [
            'Đồ thị nằm hoàn toàn phía trên trục hoành.',
            'Đồ thị cắt trục hoành tại một điểm.',
            '$a^x > 0$ với mọi $x$.',
          ],
          ['$a^{2} < a$.', '$a^{2} > a$.', 'hàm số nghịch biến và $2 > 1$.'],
          [
            'Bất phương trình $a^x > 1$ có tập nghiệm $(-\\infty;\\,0)$.',
            'Bất phương trình $a^x > 1$ có tập nghiệm $(0;\\,+\\infty)$.',
            'đồ thị đi qua điểm $(0;\\,1)$ và ở bên trái điểm đó thì $y > 1$.',
          ],
        ],
      };
    }),
    tf('M2', 'hàm số lôgarit đi qua một điểm cho trước', (r) => {
      const a = r.int(2, 4);
      return {
        ask: [
          `Đồ thị hàm số $y = \\log_a x$ ở hình bên đi qua điểm $(${a};\\,1)$.`,
          `Cho hàm số $y = \\log_a x$ có đồ thị như hình bên, biết đồ thị chứa điểm $(${a};\\,1)$.`,
          `Số giờ $y$ để số tế bào tăng gấp $x$ lần là $y = \\log_a x$; đồ thị ở hình bên chứa điểm $(${a};\\,1)$.`,
        ],
        figure: graph('logarithm', [a], [-1, 9], [-3, 4], { grid: true }),
        say: [
          [`$a = ${a}$.`, `$a = ${fraction(1, a)}$.`, `$\\log_a ${a} = 1$ khi $a = ${a}$.`],
          [
            'Tập xác định của hàm số là $(0;\\,+\\infty)$.',
            'Tập xác định của hàm số là $\\mathbb{R}$.',
            'đồ thị chỉ nằm bên phải trục tung.',
          ],
          [`$\\log_a ${a * a} = 2$.`, `$\\log_a ${a * a} = ${a}$.`, `$${a * a} = ${a}^2$.`],
          [
            `$\\log_a x < 1$ khi và chỉ khi $0 < x < ${a}$.`,
            `$\\log_a x < 1$ khi và chỉ khi $x < ${a}$.`,
            `hàm số đồng biến trên $(0;\\,+\\infty)$ và bằng 1 tại $x = ${a}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Quan hệ song song trong không gian', ({ tf }) => [
    tf('M2', 'mặt phẳng qua trung điểm cắt hình chóp tứ giác', () => ({
      ask: [
        'Cho hình chóp $S.ABCD$ như hình bên, đáy $ABCD$ là hình bình hành. Gọi $M$, $N$, $P$ lần lượt là trung điểm của $SA$, $SB$, $SC$.',
        'Hình bên là hình chóp $S.ABCD$ có đáy là hình bình hành; $M$, $N$, $P$ là trung điểm của các cạnh $SA$, $SB$, $SC$.',
        'Một khối gỗ hình chóp $S.ABCD$ như hình bên có đáy $ABCD$ là hình bình hành. Gọi $M$, $N$, $P$ là trung điểm của $SA$, $SB$, $SC$.',
      ],
      figure: solid('pyramid', false),
      say: [
        [
          '$MN \\parallel CD$.',
          '$MN$ và $CD$ chéo nhau.',
          '$MN \\parallel AB$ (đường trung bình của tam giác $SAB$) và $AB \\parallel CD$.',
        ],
        [
          '$(MNP) \\parallel (ABCD)$.',
          '$(MNP)$ cắt $(ABCD)$ theo một đường thẳng.',
          '$MN \\parallel AB$ và $NP \\parallel BC$, hai đường thẳng $MN$, $NP$ cắt nhau.',
        ],
        [
          '$(MNP)$ cắt $SD$ tại trung điểm của $SD$.',
          '$(MNP)$ không cắt $SD$.',
          '$(MNP)$ song song với đáy nên cắt mặt $(SAD)$ theo đường thẳng qua $M$ song song với $AD$.',
        ],
        [
          'Giao tuyến của $(SAB)$ và $(SCD)$ song song với $MN$.',
          'Giao tuyến của $(SAB)$ và $(SCD)$ là đường thẳng $SO$, với $O$ là tâm của đáy.',
          'hai mặt phẳng chứa $AB \\parallel CD$ và có điểm chung $S$, nên giao tuyến đi qua $S$ và song song với $AB$.',
        ],
      ],
    })),
    tf('M2', 'đường thẳng và mặt phẳng trong hình hộp', () => ({
      ask: [
        "Cho hình hộp $ABCD.A'B'C'D'$ như hình bên.",
        "Một thùng hàng có dạng hình hộp $ABCD.A'B'C'D'$ ở hình bên.",
        "Hình bên là khung của một hình hộp $ABCD.A'B'C'D'$.",
      ],
      figure: solid('box', false),
      say: [
        [
          "$BD \\parallel B'D'$.",
          "$BD$ và $B'D'$ chéo nhau.",
          "$BB'D'D$ là hình bình hành vì $BB'$ và $DD'$ song song và bằng nhau.",
        ],
        [
          "$BD \\parallel (AB'D')$.",
          "$BD$ cắt mặt phẳng $(AB'D')$.",
          "$BD \\parallel B'D'$, $B'D'$ nằm trong $(AB'D')$ còn $BD$ thì không.",
        ],
        [
          "$(AB'D') \\parallel (C'BD)$.",
          "$(AB'D')$ và $(C'BD)$ cắt nhau.",
          "$BD \\parallel B'D'$ và $C'D \\parallel AB'$ là hai cặp đường thẳng song song.",
        ],
        [
          "Giao tuyến của $(ABC'D')$ và $(ABCD)$ là $AB$.",
          "Giao tuyến của $(ABC'D')$ và $(ABCD)$ là $C'D'$.",
          'hai mặt phẳng cùng chứa hai điểm $A$ và $B$.',
        ],
      ],
    })),
  ]),
  ...unit(11, 'Quy tắc tính xác suất', ({ tf }) => [
    tf('M2', 'quy tắc cộng trên biểu đồ Ven', (r) => {
      const [left, both, right] = [r.int(8, 12), r.int(4, 7), r.int(9, 13)];
      const outside = 40 - left - both - right;
      return {
        ask: [
          'Biểu đồ Ven bên ghi số học sinh của một lớp 40 bạn: $A$ là các bạn thích bóng đá, $B$ là các bạn thích bơi. Chọn ngẫu nhiên một bạn; gọi $A$, $B$ cũng là các biến cố chọn được bạn thuộc tập hợp tương ứng.',
          'Trong 40 khách của một quán, $A$ gọi trà và $B$ gọi bánh, số người mỗi phần ở biểu đồ Ven bên. Chọn ngẫu nhiên một khách; $A$, $B$ là biến cố khách đó gọi trà, gọi bánh.',
          'Biểu đồ Ven bên cho biết 40 nhân viên biết tiếng Anh ($A$) hay tiếng Pháp ($B$). Chọn ngẫu nhiên một người; $A$, $B$ là biến cố người đó biết thứ tiếng tương ứng.',
        ],
        figure: venn(left, both, right, outside),
        say: [
          [
            `$P(A) = ${fraction(left + both, 40)}$.`,
            `$P(A) = ${fraction(left, 40)}$.`,
            `$A$ có $${left} + ${both} = ${left + both}$ người trong 40 người.`,
          ],
          [
            `$P(AB) = ${fraction(both, 40)}$.`,
            `$P(AB) = ${fraction(left + both + right, 40)}$.`,
            `phần chung của hai tập hợp có ${both} người.`,
          ],
          [
            `$P(A \\cup B) = ${fraction(left + both + right, 40)}$.`,
            `$P(A \\cup B) = ${fraction(left + 2 * both + right, 40)}$.`,
            '$P(A \\cup B) = P(A) + P(B) - P(AB)$.',
          ],
          [
            '$A$ và $B$ không phải là hai biến cố xung khắc.',
            '$A$ và $B$ là hai biến cố xung khắc.',
            `có ${both} người thuộc cả hai tập hợp nên hai biến cố có thể cùng xảy ra.`,
          ],
        ],
      };
    }),
    tf('M2', 'hai máy hoạt động độc lập', (r, turn) => {
      const [a, b] = [r.pick([0.7, 0.8, 0.9]), r.pick([0.5, 0.6])];
      const [both, failing, neither, some] = (
        [
          [
            'cả hai máy đều chạy tốt',
            'máy I không chạy tốt',
            'cả hai máy đều không chạy tốt',
            'có ít nhất một máy chạy tốt',
          ],
          [
            'cả An và Bình đều sút thành công',
            'An sút hỏng',
            'cả An và Bình đều sút hỏng',
            'có ít nhất một bạn sút thành công',
          ],
          [
            'cả hai bóng đèn đều còn sáng',
            'bóng đèn thứ nhất đã hỏng',
            'cả hai bóng đèn đều đã hỏng',
            'có ít nhất một bóng đèn còn sáng',
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Trạm bơm có hai máy I và II hoạt động độc lập với nhau. Xác suất để máy I, máy II chạy tốt trong một ngày lần lượt là ${plain(a)} và ${plain(b)}. Xét trạm bơm trong một ngày.`,
          `An và Bình mỗi người sút một quả phạt đền, kết quả của hai bạn độc lập với nhau. Xác suất sút thành công của An và Bình lần lượt là ${plain(a)} và ${plain(b)}.`,
          `Hai bóng đèn của một phòng học hoạt động độc lập với nhau. Xác suất để bóng đèn thứ nhất, bóng đèn thứ hai còn sáng sau một năm lần lượt là ${plain(a)} và ${plain(b)}. Xét hai bóng đèn sau một năm.`,
        ],
        say: [
          [
            `Xác suất để ${both} là ${plain(a * b)}.`,
            `Xác suất để ${both} là ${plain((a + b) / 2)}.`,
            `$${n(a)} \\cdot ${n(b)} = ${n(a * b)}$.`,
          ],
          [
            `Xác suất để ${failing} là ${plain(1 - a)}.`,
            `Xác suất để ${failing} là ${plain(1 - b)}.`,
            `$1 - ${n(a)} = ${n(1 - a)}$.`,
          ],
          [
            `Xác suất để ${neither} là ${plain((1 - a) * (1 - b))}.`,
            `Xác suất để ${neither} là ${plain(1 - a * b)}.`,
            `$${n(1 - a)} \\cdot ${n(1 - b)} = ${n((1 - a) * (1 - b))}$.`,
          ],
          [
            `Xác suất để ${some} là ${plain(1 - (1 - a) * (1 - b))}.`,
            `Xác suất để ${some} là ${plain(a * (1 - b) + b * (1 - a))}.`,
            `$1 - ${n((1 - a) * (1 - b))} = ${n(1 - (1 - a) * (1 - b))}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Giới hạn và hàm số liên tục', ({ tf }) => [
    tf('M2', 'giới hạn đọc từ đồ thị hàm phân thức', (r) => {
      const [p, q, k] = [r.int(1, 2), r.int(-1, 2), r.int(1, 3)];
      return {
        ask: [
          `Hình bên là đồ thị của hàm số $y = f(x)$ xác định với mọi $x \\ne ${p}$; đường thẳng $x = ${p}$ và $y = ${q}$ là hai đường tiệm cận của đồ thị.`,
          `Hàm số $f(x)$ có đồ thị ở hình bên; đồ thị tiến sát hai đường thẳng $x = ${p}$ và $y = ${q}$.`,
          `Cho hàm số $y = f(x)$, $x \\ne ${p}$, với đồ thị như hình bên. Các đường nét đứt là $x = ${p}$ và $y = ${q}$.`,
        ],
        figure: graph('rational', [q, k - p * q, 1, -p], [-5, 7], [-6, 7]),
        say: [
          [
            `$\\lim\\limits_{x \\to +\\infty} f(x) = ${q}$.`,
            `$\\lim\\limits_{x \\to +\\infty} f(x) = +\\infty$.`,
            `khi $x$ rất lớn, đồ thị tiến sát đường thẳng $y = ${q}$.`,
          ],
          [
            `$\\lim\\limits_{x \\to ${p}^+} f(x) = +\\infty$.`,
            `$\\lim\\limits_{x \\to ${p}^+} f(x) = -\\infty$.`,
            `ở bên phải đường thẳng $x = ${p}$ và gần nó, đồ thị đi lên mãi.`,
          ],
          [
            `$f(x)$ không có giới hạn hữu hạn khi $x \\to ${p}$.`,
            `$\\lim\\limits_{x \\to ${p}} f(x) = ${q}$.`,
            `ở hai bên đường thẳng $x = ${p}$, $f(x)$ dần tới $+\\infty$ và $-\\infty$.`,
          ],
          [
            `Hàm số liên tục trên khoảng $(${p};\\,+\\infty)$.`,
            'Hàm số liên tục trên $\\mathbb{R}$.',
            `đồ thị là một đường liền với mọi $x > ${p}$, nhưng đứt đoạn tại $x = ${p}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'hàm số cho bởi hai công thức có tham số', (r) => {
      const [a, c, p] = [r.int(2, 4), r.int(1, 5), r.int(1, 3)];
      const value = p * p + c;
      const m = value - a * p;
      return {
        ask: [
          `Cho hàm số $f(x) = \\begin{cases} x^2 + ${c} & \\text{khi } x \\le ${p} \\\\ ${a}x + m & \\text{khi } x > ${p} \\end{cases}$ với $m$ là tham số.`,
          `Xét hàm số $f(x)$ bằng $x^2 + ${c}$ khi $x \\le ${p}$ và bằng $${a}x + m$ khi $x > ${p}$ ($m$ là tham số).`,
          `Nhiệt độ (°C) của một mẫu thử sau $x$ phút ($x \\ge 0$) là $f(x) = x^2 + ${c}$ nếu $x \\le ${p}$ và $f(x) = ${a}x + m$ nếu $x > ${p}$, với $m$ là hằng số.`,
        ],
        say: [
          [
            `$f(${p}) = ${value}$.`,
            `$f(${p}) = ${a * p} + m$ với mọi $m$.`,
            `với $x = ${p}$ dùng công thức thứ nhất: $${p}^2 + ${c} = ${value}$.`,
          ],
          [
            `$\\lim\\limits_{x \\to ${p}^-} f(x) = ${value}$.`,
            `$\\lim\\limits_{x \\to ${p}^-} f(x) = ${a * p} + m$ với mọi $m$.`,
            'giới hạn bên trái dùng công thức thứ nhất.',
          ],
          [
            `$\\lim\\limits_{x \\to ${p}^+} f(x) = ${a * p} + m$.`,
            `$\\lim\\limits_{x \\to ${p}^+} f(x) = ${value}$ với mọi $m$.`,
            'giới hạn bên phải dùng công thức thứ hai.',
          ],
          [
            `Hàm số liên tục tại $x = ${p}$ khi và chỉ khi $m = ${m}$.`,
            `Hàm số liên tục tại $x = ${p}$ khi và chỉ khi $m = ${value}$.`,
            `cần $${a * p} + m = ${value}$, tức là $m = ${m}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính đạo hàm', ({ tf }) => [
    tf('M2', 'tiếp tuyến của parabol trên hình', (_, turn) => {
      const [p, q] = (
        [
          [-1, 3],
          [0, 4],
          [-2, 2],
        ] as const
      )[turn]!;
      const [axis, least] = [(p + q) / 2, -((q - p) ** 2) / 4];
      const f = poly([1, -(p + q), p * q]);
      const slope = q - p;
      return {
        ask: shown(`đồ thị của hàm số $y = f(x) = ${f}$`),
        figure: graph('quadratic', [1, -(p + q), p * q], [-4, 6], [-5, 6], { grid: true }),
        say: [
          [`$f'(x) = ${poly([2, -(p + q)])}$.`, `$f'(x) = ${poly([1, -(p + q)])}$.`, 'đạo hàm của $x^2$ là $2x$.'],
          [
            `Tiếp tuyến tại đỉnh của parabol có hệ số góc bằng 0.`,
            `Tiếp tuyến tại đỉnh của parabol có hệ số góc bằng $${least}$.`,
            `hoành độ đỉnh là $${axis}$ và đạo hàm tại đó bằng 0.`,
          ],
          [
            `Tiếp tuyến tại điểm $(${q};\\,0)$ có hệ số góc ${slope}.`,
            `Tiếp tuyến tại điểm $(${q};\\,0)$ có hệ số góc ${2 * slope}.`,
            `thay $x = ${q}$ vào đạo hàm được $f'(${q}) = ${slope}$.`,
          ],
          [
            `Tiếp tuyến tại hai giao điểm của đồ thị với trục hoành có hệ số góc đối nhau.`,
            `Tiếp tuyến tại hai giao điểm của đồ thị với trục hoành song song với nhau.`,
            `$f'(${p}) = ${-slope}$ và $f'(${q}) = ${slope}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'tốc độ tăng của số người biết một tin', (r) => {
      const [a, b] = [r.int(10, 30), 2 * r.int(5, 12)];
      return {
        ask: [
          `Số người biết một tin sau $t$ ngày là $N(t) = ${a} + ${b}t + 3t^2$ (người).`,
          `Số lượt xem (nghìn lượt) của một video sau $t$ ngày được mô tả bởi $N(t) = ${a} + ${b}t + 3t^2$.`,
          `Khối lượng (kg) rau thu được sau $t$ ngày của một vườn là $N(t) = ${a} + ${b}t + 3t^2$.`,
        ],
        say: [
          [`$N'(t) = ${b} + 6t$.`, `$N'(t) = ${a} + ${b} + 6t$.`, 'đạo hàm của hằng số bằng 0 và của $3t^2$ là $6t$.'],
          [
            `Tốc độ tăng của $N(t)$ tại thời điểm $t = 2$ bằng ${b + 12}.`,
            `Tốc độ tăng của $N(t)$ tại thời điểm $t = 2$ bằng ${a + 2 * b + 12}.`,
            `$N'(2) = ${b} + 6 \\cdot 2 = ${b + 12}$.`,
          ],
          ["$N''(t) = 6$ với mọi $t$.", "$N''(t) = 6t$ với mọi $t$.", `đạo hàm của $${b} + 6t$ là 6.`],
          [
            `Tốc độ tăng trung bình của $N(t)$ trong 2 ngày đầu bằng ${b + 6}.`,
            `Tốc độ tăng trung bình của $N(t)$ trong 2 ngày đầu bằng ${b + 12}.`,
            `$\\dfrac{N(2) - N(0)}{2} = \\dfrac{${2 * b} + 12}{2} = ${b + 6}$.`,
          ],
        ],
      };
    }),
  ]),
];
