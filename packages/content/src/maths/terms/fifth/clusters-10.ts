/** Grade 10: clusters of statements and a short answer, for practice to have its share of the tests of 15 and 45 minutes. */
import type { FigureOf } from '@vumon/figures';
import { fraction, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { pt, unit } from '../kit.ts';

const venn = (left: number, both: number, right: number, outside: number): FigureOf<'venn'> => ({
  version: 1,
  kind: 'venn',
  names: ['A', 'B'],
  regions: { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${outside}` },
  shaded: [],
  universe: true,
});

export const clusters10Fifth: readonly Template[] = [
  ...unit(10, 'Mệnh đề, tập hợp', ({ tf, fb }) => [
    tf('M2', 'số học sinh trong các phần của biểu đồ Ven', (r) => {
      const [left, both, right, outside] = [r.int(8, 12), r.int(5, 7), r.int(13, 16), r.int(2, 4)];
      const all = left + both + right + outside;
      return {
        ask: [
          'Biểu đồ Ven bên ghi số học sinh của một lớp: $A$ là tập hợp các bạn biết bơi, $B$ là tập hợp các bạn biết đi xe đạp.',
          'Ở biểu đồ Ven bên, $A$ là tập hợp nhân viên biết tiếng Anh, $B$ là tập hợp nhân viên biết tiếng Nhật của một công ty; các số là số người trong mỗi phần.',
          'Một câu lạc bộ được mô tả bằng biểu đồ Ven bên: $A$ gồm những người chơi cờ vua, $B$ gồm những người chơi cầu lông; mỗi số là số người của phần đó.',
        ],
        figure: venn(left, both, right, outside),
        say: [
          [
            `Tập hợp $A$ có ${left + both} phần tử.`,
            `Tập hợp $A$ có ${left} phần tử.`,
            `$${left} + ${both} = ${left + both}$.`,
          ],
          [
            `Tập hợp $A \\cup B$ có ${left + both + right} phần tử.`,
            `Tập hợp $A \\cup B$ có ${left + 2 * both + right} phần tử.`,
            `$${left} + ${both} + ${right} = ${left + both + right}$, phần chung chỉ tính một lần.`,
          ],
          [
            `Có ${left + right} người chỉ thuộc một trong hai tập hợp $A$, $B$.`,
            `Có ${left + both + right} người chỉ thuộc một trong hai tập hợp $A$, $B$.`,
            `$${left} + ${right} = ${left + right}$.`,
          ],
          [
            `Có ${all - left - both} người không thuộc $A$.`,
            `Có ${outside} người không thuộc $A$.`,
            `ngoài $A$ có $${right} + ${outside} = ${right + outside}$ người.`,
          ],
        ],
      };
    }),
    tf('M2', 'hai khoảng có một đầu mút là tham số', (r) => {
      const [a, b] = [r.int(1, 3), r.int(6, 9)];
      return {
        ask: [
          `Cho hai tập hợp $A = [${a};\\,${b}]$ và $B = (m;\\,+\\infty)$, với $m$ là số thực.`,
          `Xét đoạn $A = [${a};\\,${b}]$ và khoảng $B = (m;\\,+\\infty)$, trong đó $m$ là tham số.`,
          `Nhiệt độ cho phép của kho thuộc $A = [${a};\\,${b}]$ (°C); máy báo động khi nhiệt độ thuộc $B = (m;\\,+\\infty)$.`,
        ],
        say: [
          [
            `Với $m = ${b}$ thì $A \\cap B = \\varnothing$.`,
            `Với $m = ${b}$ thì $A \\cap B = \\{${b}\\}$.`,
            `$B$ không chứa số ${b}.`,
          ],
          [
            `Với $m = ${a + 1}$ thì $A \\cap B = (${a + 1};\\,${b}]$.`,
            `Với $m = ${a + 1}$ thì $A \\cap B = [${a + 1};\\,${b}]$.`,
            `phần tử chung lớn hơn ${a + 1} và không lớn hơn ${b}.`,
          ],
          [
            `Với $m = ${a + 1}$ thì $A \\setminus B = [${a};\\,${a + 1}]$.`,
            `Với $m = ${a + 1}$ thì $A \\setminus B = [${a};\\,${a + 1})$.`,
            `số ${a + 1} thuộc $A$ mà không thuộc $B$.`,
          ],
          [
            `$A \\subset B$ khi và chỉ khi $m < ${a}$.`,
            `$A \\subset B$ khi và chỉ khi $m \\le ${a}$.`,
            `số ${a} của $A$ phải lớn hơn $m$.`,
          ],
        ],
      };
    }),
    fb('M2', 'số phần tử của hợp khi biết giao của hai tập hợp', (r) => {
      const [a, b, both, out] = [r.int(18, 24), r.int(15, 20), r.int(5, 9), r.int(2, 6)];
      return {
        ask: [
          `Lớp 10A có ${a} bạn học thêm tiếng Anh, ${b} bạn học thêm Tin học, ${both} bạn học cả hai môn, ${out} bạn không học môn nào. Lớp có bao nhiêu học sinh?`,
          `Trong một đoàn khách có ${a} người uống trà, ${b} người uống cà phê, ${both} người uống cả hai, ${out} người không uống thứ nào. Đoàn có bao nhiêu người?`,
          `Khảo sát một khu phố: ${a} nhà nuôi chó, ${b} nhà nuôi mèo, ${both} nhà nuôi cả chó và mèo, ${out} nhà không nuôi con nào trong hai con này. Khu phố có bao nhiêu nhà?`,
        ],
        is: a + b - both + out,
        why: `Số phần tử của hợp: $${a} + ${b} - ${both} = ${a + b - both}$. Cả nhóm: $${a + b - both} + ${out} = ${a + b - both + out}$.`,
      };
    }),
  ]),
  ...unit(10, 'Hàm số bậc hai và ứng dụng', ({ tf }) => [
    tf('M2', 'đường bay của quả bóng ném từ ban công', (r) => {
      const [p, top] = [r.int(2, 4), r.int(3, 4)];
      const h = top - 1;
      const f = `-\\dfrac{1}{${p * p}}(x - ${p})^2 + ${top}`;
      return {
        ask: [
          `Từ ban công có $x = 0$, bạn Nam ném một quả bóng; khi cách ban công $x$ (m) theo phương ngang, bóng ở độ cao $h(x) = ${f}$ (m) so với mặt sân.`,
          `Một tia nước phun ra từ vòi ở $x = 0$ có độ cao $h(x) = ${f}$ (m) tại điểm cách vòi $x$ (m) theo phương ngang.`,
          `Một quả bóng rổ rời tay người ném ở $x = 0$; khi cách người ném $x$ (m) theo phương ngang, bóng ở độ cao $h(x) = ${f}$ (m) so với mặt sân.`,
        ],
        say: [
          [
            `Khi $x = 0$, độ cao là ${h} m.`,
            `Khi $x = 0$, độ cao là ${top} m.`,
            `$h(0) = -\\dfrac{1}{${p * p}} \\cdot ${p * p} + ${top} = ${h}$.`,
          ],
          [
            `Độ cao lớn nhất là ${top} m.`,
            `Độ cao lớn nhất là ${top + p} m.`,
            `$h(x) \\le ${top}$ và dấu bằng xảy ra khi $x = ${p}$.`,
          ],
          [
            `Hai điểm có $x = ${p - 1}$ và $x = ${p + 1}$ ở cùng độ cao.`,
            `Điểm có $x = ${p - 1}$ cao hơn điểm có $x = ${p + 1}$.`,
            `hai điểm đối xứng nhau qua trục $x = ${p}$.`,
          ],
          [
            `Khi $x = ${2 * p}$, độ cao trở lại bằng ${h} m.`,
            `Khi $x = ${2 * p}$, độ cao bằng 0 m.`,
            `$h(${2 * p}) = -\\dfrac{1}{${p * p}} \\cdot ${p}^2 + ${top} = ${h}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'dấu và số nghiệm từ parabol quay bề lõm xuống dưới', (_, turn) => {
      const [p, q] = (
        [
          [-1, 3],
          [0, 4],
          [-2, 2],
        ] as const
      )[turn]!;
      const [axis, most] = [(p + q) / 2, (q - p) ** 2 / 4];
      return {
        ask: [
          'Cho hàm số bậc hai $y = f(x) = ax^2 + bx + c$ có đồ thị như hình bên.',
          'Hình bên là đồ thị của hàm số bậc hai $y = f(x) = ax^2 + bx + c$.',
          'Mặt cắt của một mái vòm được mô tả bởi hàm số bậc hai $y = f(x) = ax^2 + bx + c$ có đồ thị ở hình bên, trục $Ox$ nằm trên mặt đất.',
        ],
        figure: graph('quadratic', [-1, p + q, -p * q], [-4, 6], [-6, 5], { grid: true }),
        say: [
          ['$a < 0$.', '$a > 0$.', 'bề lõm của parabol quay xuống dưới.'],
          [
            `$f(x) > 0$ khi và chỉ khi $${p} < x < ${q}$.`,
            `$f(x) < 0$ khi và chỉ khi $${p} < x < ${q}$.`,
            'đồ thị nằm phía trên trục hoành giữa hai giao điểm với trục hoành.',
          ],
          [
            `Giá trị lớn nhất của hàm số là ${most}.`,
            `Giá trị lớn nhất của hàm số là ${axis}.`,
            `đỉnh của parabol có tung độ ${most}.`,
          ],
          [
            `Phương trình $f(x) = m$ có hai nghiệm phân biệt khi và chỉ khi $m < ${most}$.`,
            `Phương trình $f(x) = m$ có hai nghiệm phân biệt khi và chỉ khi $m > ${most}$.`,
            `đường thẳng $y = m$ cắt parabol tại hai điểm khi nằm phía dưới đỉnh.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(10, 'Vectơ trong mặt phẳng', ({ tf }) => [
    tf('M2', 'hai lực vuông góc kéo một vật', (r) => {
      const [a, b, c] = r.pick([
        [30, 40, 50],
        [50, 120, 130],
        [60, 80, 100],
        [80, 150, 170],
      ] as const);
      return {
        ask: [
          `Hai lực $\\vec{F_1}$, $\\vec{F_2}$ có giá vuông góc cùng tác dụng vào một chiếc xe, với độ lớn ${a} N và ${b} N.`,
          `Một vật chịu tác dụng của hai lực vuông góc $\\vec{F_1}$ (${a} N) và $\\vec{F_2}$ (${b} N) đặt tại cùng một điểm.`,
          `Hai người kéo một thuyền bằng hai lực vuông góc với nhau: $\\vec{F_1}$ có độ lớn ${a} N, $\\vec{F_2}$ có độ lớn ${b} N.`,
        ],
        say: [
          [
            '$\\vec{F_1} \\cdot \\vec{F_2} = 0$.',
            `$\\vec{F_1} \\cdot \\vec{F_2} = ${a * b}$.`,
            'hai vectơ vuông góc có tích vô hướng bằng 0.',
          ],
          [
            `$|\\vec{F_1} + \\vec{F_2}| = ${c}$ N.`,
            `$|\\vec{F_1} + \\vec{F_2}| = ${a + b}$ N.`,
            `$\\sqrt{${a}^2 + ${b}^2} = ${c}$.`,
          ],
          [
            '$|\\vec{F_1} - \\vec{F_2}| = |\\vec{F_1} + \\vec{F_2}|$.',
            '$|\\vec{F_1} - \\vec{F_2}| < |\\vec{F_1} + \\vec{F_2}|$.',
            'hai đường chéo của hình chữ nhật dựng trên hai vectơ bằng nhau.',
          ],
          [
            `Gọi $\\alpha$ là góc giữa hợp lực và $\\vec{F_1}$ thì $\\cos\\alpha = ${fraction(a, c)}$.`,
            `Gọi $\\alpha$ là góc giữa hợp lực và $\\vec{F_1}$ thì $\\cos\\alpha = ${fraction(b, c)}$.`,
            `trong tam giác vuông, $\\cos\\alpha = \\dfrac{${a}}{${c}}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'toạ độ các vectơ trong hình bình hành', (r) => {
      const [x, y] = [r.int(-3, 1), r.int(-3, 1)];
      const [u, v] = [
        [r.int(3, 5), 1],
        [1, r.int(3, 5)],
      ] as const;
      const [A, B, D, C] = [
        [x, y],
        [x + u[0], y + u[1]],
        [x + v[0], y + v[1]],
        [x + u[0] + v[0], y + u[1] + v[1]],
      ] as const;
      const product = u[0] * v[0] + u[1] * v[1];
      return {
        ask: [
          `Trong mặt phẳng toạ độ $Oxy$, cho hình bình hành $ABCD$ với $A${pt(...A)}$, $B${pt(...B)}$, $D${pt(...D)}$.`,
          `Cho ba điểm $A${pt(...A)}$, $B${pt(...B)}$, $D${pt(...D)}$ là ba đỉnh của hình bình hành $ABCD$.`,
          `Một tấm bảng hình bình hành $ABCD$ được đặt trên lưới toạ độ với $A${pt(...A)}$, $B${pt(...B)}$ và $D${pt(...D)}$.`,
        ],
        say: [
          [
            `$\\overrightarrow{AB} = ${pt(...u)}$.`,
            `$\\overrightarrow{AB} = ${pt(-u[0], -u[1])}$.`,
            'lấy toạ độ của $B$ trừ toạ độ của $A$.',
          ],
          [
            `$\\overrightarrow{AC} = ${pt(u[0] + v[0], u[1] + v[1])}$.`,
            `$\\overrightarrow{AC} = ${pt(v[0] - u[0], v[1] - u[1])}$.`,
            '$\\overrightarrow{AC} = \\overrightarrow{AB} + \\overrightarrow{AD}$.',
          ],
          [
            `Đỉnh $C$ có toạ độ $${pt(...C)}$.`,
            `Đỉnh $C$ có toạ độ $${pt(u[0] + v[0], u[1] + v[1])}$.`,
            'cộng toạ độ của $\\overrightarrow{AC}$ vào toạ độ của $A$.',
          ],
          [
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AD} = ${product}$, nên góc $A$ nhọn.`,
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AD} = 0$, nên góc $A$ vuông.`,
            `$${u[0]} \\cdot ${v[0]} + ${u[1]} \\cdot ${v[1]} = ${product} > 0$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(10, 'Số đặc trưng của mẫu số liệu', ({ tf }) => [
    tf('M2', 'điểm kiểm tra của bảy bạn', (r) => {
      const low = r.int(3, 4);
      const values = [low, low + 1, low + 1, low + 2, low + 3, low + 4, low + 6];
      const sum = values.reduce((all, one) => all + one, 0);
      return {
        ask: [
          `Điểm kiểm tra của bảy bạn, xếp theo thứ tự không giảm, là: ${values.join('; ')}.`,
          `Số giờ tự học trong tuần của bảy học sinh (đã xếp thứ tự): ${values.join('; ')}.`,
          `Số bàn thắng của bảy đội bóng sau một giải, xếp từ bé đến lớn: ${values.join('; ')}.`,
        ],
        say: [
          [
            'Khoảng biến thiên của mẫu số liệu là 6.',
            `Khoảng biến thiên của mẫu số liệu là ${low + 6}.`,
            `$${low + 6} - ${low} = 6$.`,
          ],
          [
            `Số trung vị là ${low + 2}.`,
            `Số trung vị là ${low + 3}.`,
            `số liệu thứ tư trong bảy số liệu đã xếp thứ tự là ${low + 2}.`,
          ],
          [
            `Khoảng tứ phân vị là 3.`,
            `Khoảng tứ phân vị là 4.`,
            `$Q_1 = ${low + 1}$ (số thứ hai), $Q_3 = ${low + 4}$ (số thứ sáu), hiệu bằng 3.`,
          ],
          [
            'Số trung bình lớn hơn số trung vị.',
            'Số trung bình bằng số trung vị.',
            `tổng bảy số liệu là ${sum}, số trung bình $\\dfrac{${sum}}{7} > ${low + 2}$ vì $7 \\cdot ${low + 2} = ${7 * (low + 2)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(10, 'Xác suất của biến cố', ({ tf }) => [
    tf('M2', 'tổng số chấm khi gieo hai con xúc xắc', (_, turn) => {
      const [sum, ways, other, otherWays] = (
        [
          [5, 4, 9, 4],
          [7, 6, 4, 3],
          [8, 5, 10, 3],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Gieo đồng thời hai con xúc xắc cân đối, một con màu đỏ và một con màu xanh.',
          'Bạn Long gieo hai con xúc xắc cân đối khác màu rồi cộng số chấm của chúng.',
          'Trong một trò chơi, người chơi gieo cùng lúc hai con xúc xắc cân đối, khác màu.',
        ],
        say: [
          [
            'Không gian mẫu có 36 phần tử.',
            'Không gian mẫu có 12 phần tử.',
            'mỗi con có 6 khả năng: $6 \\cdot 6 = 36$.',
          ],
          [
            `Xác suất để tổng số chấm bằng ${sum} là $${fraction(ways, 36)}$.`,
            `Xác suất để tổng số chấm bằng ${sum} là $\\dfrac{1}{11}$.`,
            `có ${ways} kết quả thuận lợi trong 36 kết quả.`,
          ],
          [
            'Xác suất để hai con cùng số chấm là $\\dfrac{1}{6}$.',
            'Xác suất để hai con cùng số chấm là $\\dfrac{1}{36}$.',
            'có 6 kết quả: cùng 1 chấm, cùng 2 chấm, …, cùng 6 chấm; $\\dfrac{6}{36} = \\dfrac{1}{6}$.',
          ],
          [
            ways === otherWays
              ? `Hai biến cố “tổng bằng ${sum}” và “tổng bằng ${other}” có xác suất bằng nhau.`
              : `Biến cố “tổng bằng ${sum}” có xác suất lớn hơn biến cố “tổng bằng ${other}”.`,
            ways === otherWays
              ? `Biến cố “tổng bằng ${sum}” có xác suất nhỏ hơn biến cố “tổng bằng ${other}”.`
              : `Hai biến cố “tổng bằng ${sum}” và “tổng bằng ${other}” có xác suất bằng nhau.`,
            `tổng bằng ${sum} có ${ways} kết quả, tổng bằng ${other} có ${otherWays} kết quả.`,
          ],
        ],
      };
    }),
    tf('M2', 'rút hai thẻ cùng lúc từ hộp thẻ đánh số', (r) => {
      const k = r.pick([6, 8, 10]);
      const all = (k * (k - 1)) / 2;
      const half = k / 2;
      const both = (half * (half - 1)) / 2;
      return {
        ask: [
          `Hộp có ${k} thẻ cùng loại đánh số từ 1 đến ${k}. Rút ngẫu nhiên cùng lúc hai thẻ.`,
          `Bạn Yến rút ngẫu nhiên cùng lúc hai thẻ từ ${k} thẻ giống nhau, ghi các số từ 1 đến ${k}.`,
          `Trong trò bốc thăm, người chơi rút ngẫu nhiên cùng lúc hai thẻ trong ${k} thẻ ghi các số từ 1 đến ${k}.`,
        ],
        say: [
          [
            `Số phần tử của không gian mẫu là ${all}.`,
            `Số phần tử của không gian mẫu là ${2 * all}.`,
            `$C_{${k}}^2 = ${all}$.`,
          ],
          [
            `Xác suất để cả hai thẻ ghi số chẵn là $${fraction(both, all)}$.`,
            'Xác suất để cả hai thẻ ghi số chẵn là $\\dfrac{1}{4}$.',
            `có ${half} thẻ chẵn: $\\dfrac{C_{${half}}^2}{C_{${k}}^2} = ${fraction(both, all)}$.`,
          ],
          [
            `Xác suất để hai thẻ có một số chẵn và một số lẻ là $${fraction(half * half, all)}$.`,
            'Xác suất để hai thẻ có một số chẵn và một số lẻ là $\\dfrac{1}{2}$.',
            `$${half} \\cdot ${half} = ${half * half}$ cách chọn trong ${all} cách.`,
          ],
          [
            `Xác suất để tích hai số là số chẵn bằng $${fraction(all - both, all)}$.`,
            `Xác suất để tích hai số là số chẵn bằng $${fraction(both, all)}$.`,
            `biến cố đối là cả hai số lẻ, có ${both} kết quả: $1 - ${fraction(both, all)} = ${fraction(all - both, all)}$.`,
          ],
        ],
      };
    }),
  ]),
];
