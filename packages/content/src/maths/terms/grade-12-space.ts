/** Space, statistics and probability of grade 12 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { equalsOr, fraction, n, nonZero, par, rounded, type Template } from '../template.ts';
import { pt, signed, sum, table, unit } from './kit.ts';

const plane = (a: number, b: number, c: number, d: number) => `${sum([a, 'x'], [b, 'y'], [c, 'z'], [d, ''])} = 0`;

export const space12: readonly Template[] = [
  ...unit(12, 'Vectơ và toạ độ trong không gian', ({ mc, tf, ew }) => [
    mc('M2', 'độ dài của vectơ tổng', (r) => {
      const [x, y, z, size] = r.pick([
        [1, 2, 2, 3],
        [2, 3, 6, 7],
        [1, 4, 8, 9],
        [2, 6, 9, 11],
        [4, 4, 7, 9],
      ] as const);
      const [a, b, c] = [r.int(-4, 4), r.int(-4, 4), r.int(-4, 4)];
      return {
        ask: [
          `Trong không gian $Oxyz$, cho $\\vec a = ${pt(a, b, c)}$ và $\\vec b = ${pt(x - a, y - b, z - c)}$. Độ dài của vectơ $\\vec a + \\vec b$ bằng:`,
          `Cho hai vectơ $\\vec a = ${pt(a, b, c)}$, $\\vec b = ${pt(x - a, y - b, z - c)}$. Giá trị của $|\\vec a + \\vec b|$ là:`,
          `Hai lực (đơn vị niu-tơn) có toạ độ $\\vec a = ${pt(a, b, c)}$ và $\\vec b = ${pt(x - a, y - b, z - c)}$ cùng tác dụng vào một vật. Độ lớn của hợp lực bằng:`,
        ],
        right: size,
        wrong: [
          [x + y + z, 'cộng các toạ độ'],
          [size * size, 'quên khai căn'],
          size + 1,
          [2 * size, 'nhân đôi độ dài'],
        ],
        why: `$\\vec a + \\vec b = ${pt(x, y, z)}$, độ dài bằng $\\sqrt{${x}^2 + ${y}^2 + ${z}^2} = ${size}$.`,
      };
    }),
    tf('M2', 'tam giác trong không gian', (r) => {
      const [a, b, c] = [r.int(1, 4), r.int(1, 4), r.int(1, 4)];
      const [A, B, C] = [pt(3 * a, 0, 0), pt(0, 3 * b, 0), pt(0, 0, 3 * c)];
      return {
        ask: [
          `Trong không gian $Oxyz$, cho ba điểm $A${A}$, $B${B}$, $C${C}$.`,
          `Ba điểm $A${A}$, $B${B}$, $C${C}$ lần lượt nằm trên ba trục toạ độ của không gian $Oxyz$.`,
          `Xét tam giác $ABC$ với $A${A}$, $B${B}$, $C${C}$ trong hệ toạ độ $Oxyz$.`,
        ],
        say: [
          [
            `$\\overrightarrow{AB} = ${pt(-3 * a, 3 * b, 0)}$.`,
            `$\\overrightarrow{AB} = ${pt(3 * a, -3 * b, 0)}$.`,
            'lấy toạ độ của $B$ trừ toạ độ của $A$.',
          ],
          [
            `Trọng tâm của tam giác $ABC$ là $G${pt(a, b, c)}$.`,
            `Trọng tâm của tam giác $ABC$ là $G${pt(3 * a, 3 * b, 3 * c)}$.`,
            'toạ độ trọng tâm là trung bình cộng toạ độ ba đỉnh.',
          ],
          [
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${9 * a * a}$.`,
            '$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = 0$.',
            `$\\overrightarrow{AC} = ${pt(-3 * a, 0, 3 * c)}$, tích vô hướng bằng $(-${3 * a}) \\cdot (-${3 * a}) + 0 + 0 = ${9 * a * a}$.`,
          ],
          [
            'Góc $BAC$ là góc nhọn.',
            'Góc $BAC$ là góc tù.',
            `$\\cos\\widehat{BAC}$ cùng dấu với $\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${9 * a * a} > 0$.`,
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh tam giác vuông', (r, turn) => {
      const [x, y, z] = [r.int(-3, 3), r.int(-3, 3), r.int(-3, 3)];
      const k = r.int(1, 3);
      const B = [x + 2 * k, y + 2 * k, z + k] as const;
      const C = [x + 2, y - 1, z - 2] as const;
      return {
        ask: [
          `Trong không gian $Oxyz$, cho $A${pt(x, y, z)}$, $B${pt(...B)}$, $C${pt(...C)}$. Chứng minh tam giác $ABC$ vuông tại $A$ và tính diện tích của nó.`,
          `Ba nút của một giàn thép có toạ độ $A${pt(x, y, z)}$, $B${pt(...B)}$, $C${pt(...C)}$ (đơn vị: m). Chứng tỏ góc $BAC$ vuông và tính diện tích tam giác $ABC$.`,
          `Cho ba điểm $A${pt(x, y, z)}$, $B${pt(...B)}$ và $C${pt(...C)}$ trong không gian $Oxyz$. Tính độ dài các cạnh $AB$, $AC$, số đo góc $A$ và diện tích tam giác $ABC$.`,
        ],
        solution: `$\\overrightarrow{AB} = ${pt(2 * k, 2 * k, k)}$, $\\overrightarrow{AC} = ${pt(2, -1, -2)}$.\n$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${2 * k} \\cdot 2 + ${2 * k} \\cdot (-1) + ${k} \\cdot (-2) = 0$ nên $AB \\perp AC$, tam giác $ABC$ vuông tại $A$.\n$AB = \\sqrt{${4 * k * k} + ${4 * k * k} + ${k * k}} = ${3 * k}$, $AC = \\sqrt{4 + 1 + 4} = 3$.\nDiện tích: $\\dfrac{1}{2} \\cdot ${3 * k} \\cdot 3 = ${fraction(9 * k, 2)}$${turn === 1 ? ' (m²)' : ''}.`,
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ mc, fb, ew }) => [
    mc('M2', 'phương trình đường thẳng', (r) => {
      const [x, y, z] = [nonZero(r, -5, 5), nonZero(r, -5, 5), nonZero(r, -5, 5)];
      const [a, b, c] = [r.int(2, 5), r.int(2, 5), -r.int(2, 5)];
      const line = (p: readonly number[], u: readonly number[]) =>
        `$\\dfrac{x ${signed(-p[0]!)}}{${u[0]!}} = \\dfrac{y ${signed(-p[1]!)}}{${u[1]!}} = \\dfrac{z ${signed(-p[2]!)}}{${u[2]!}}$`;
      const [p, u] = [
        [x, y, z],
        [a, b, c],
      ];
      if (x === a && y === b && z === c) throw new TooFewDistractors('the same numbers');
      return {
        ask: [
          `Phương trình chính tắc của đường thẳng đi qua $M${pt(x, y, z)}$ và có vectơ chỉ phương $\\vec u = ${pt(a, b, c)}$ là:`,
          `Đường thẳng $d$ đi qua điểm $M${pt(x, y, z)}$, song song với giá của vectơ $\\vec u = ${pt(a, b, c)}$. Phương trình của $d$ là:`,
          `Một chất điểm chuyển động thẳng từ $M${pt(x, y, z)}$ theo hướng của vectơ $\\vec u = ${pt(a, b, c)}$ trong không gian $Oxyz$. Quỹ đạo của nó nằm trên đường thẳng có phương trình:`,
        ],
        right: line(p, u),
        wrong: [
          [
            line(
              p.map((one) => -one),
              u,
            ),
            'nhầm dấu toạ độ của điểm',
          ],
          [line(u, p), 'đổi chỗ điểm và vectơ chỉ phương'],
          [
            line(
              p,
              u.map((one, at) => (at === 2 ? -one : one)),
            ),
            'nhầm dấu một toạ độ của vectơ chỉ phương',
          ],
        ],
        why: `Dạng chính tắc $\\dfrac{x - x_0}{a} = \\dfrac{y - y_0}{b} = \\dfrac{z - z_0}{c}$ với $(x_0;\\,y_0;\\,z_0) = ${pt(x, y, z)}$ và $\\vec u = ${pt(a, b, c)}$.`,
      };
    }),
    fb('M1', 'điểm thuộc mặt phẳng', (r, turn) => {
      const [a, b, c] = [r.int(2, 4), r.int(-3, -1), r.int(1, 3)];
      const [x, y, z] = [r.int(-3, 3), r.int(-3, 3), nonZero(r, -4, 6)];
      const d = -(a * x + b * y + c * z);
      return {
        ask: [
          `Điểm $M(${x};\\,${y};\\,m)$ thuộc mặt phẳng $${plane(a, b, c, d)}$. Tìm $m$.`,
          `Mặt phẳng $(P)$: $${plane(a, b, c, d)}$ đi qua điểm $M(${x};\\,${y};\\,m)$ khi $m$ bằng bao nhiêu?`,
          `Một điểm trên mặt phẳng $${plane(a, b, c, d)}$ có hoành độ $${x}$ và tung độ $${y}$. Cao độ của điểm đó bằng bao nhiêu?`,
        ],
        is: z,
        why: `${turn === 2 ? 'Gọi cao độ là $m$. ' : ''}Thay toạ độ vào phương trình: $${a} \\cdot ${par(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${par(y)} + ${c === 1 ? '' : c}m${d === 0 ? '' : ` ${signed(d)}`} = 0$, suy ra $m = ${z}$.`,
      };
    }),
    ew('M3', 'mặt cầu tiếp xúc với mặt phẳng', (r) => {
      const [x, y, z, dist] = [r.int(-2, 3), r.int(-2, 3), r.int(-2, 3), r.int(1, 4)];
      const d = 3 * dist - (x + 2 * y + 2 * z);
      const square = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
      return {
        ask: [
          `Trong không gian $Oxyz$, viết phương trình mặt cầu tâm $I${pt(x, y, z)}$ tiếp xúc với mặt phẳng $(P)$: $${plane(1, 2, 2, d)}$.`,
          `Một quả bóng có tâm $I${pt(x, y, z)}$ tiếp xúc với mặt sàn $(P)$: $${plane(1, 2, 2, d)}$. Tính bán kính và viết phương trình mặt cầu biểu diễn bề mặt quả bóng.`,
          `Tính khoảng cách từ $I${pt(x, y, z)}$ đến mặt phẳng $(P)$: $${plane(1, 2, 2, d)}$, rồi lập phương trình mặt cầu tâm $I$ nhận $(P)$ làm mặt phẳng tiếp xúc.`,
        ],
        solution: `Mặt cầu tiếp xúc với $(P)$ nên $R = d(I, (P)) = \\dfrac{|${x} + 2 \\cdot ${par(y)} + 2 \\cdot ${par(z)}${d === 0 ? '' : ` ${signed(d)}`}|}{\\sqrt{1^2 + 2^2 + 2^2}} = \\dfrac{${3 * dist}}{3} = ${dist}$.\nPhương trình mặt cầu: $${square('x', x)} + ${square('y', y)} + ${square('z', z)} = ${dist * dist}$.`,
      };
    }),
  ]),
  ...unit(12, 'Mức độ phân tán của mẫu số liệu', ({ mc, fb, ew }) => [
    mc('M2', 'ý nghĩa của độ lệch chuẩn', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Hai vận động viên có thành tích trung bình bằng nhau; độ lệch chuẩn của vận động viên A nhỏ hơn của B. Kết luận nào đúng?',
            'Thành tích của A ổn định hơn',
            [
              ['Thành tích của B ổn định hơn', 'hiểu ngược ý nghĩa của độ lệch chuẩn'],
              ['Thành tích của A cao hơn', 'nhầm độ ổn định với thành tích trung bình'],
              ['Không thể so sánh độ ổn định', 'không dùng độ lệch chuẩn để so sánh'],
            ],
            'Độ lệch chuẩn nhỏ hơn nghĩa là số liệu ít phân tán quanh số trung bình hơn.',
          ],
          [
            'Nếu phương sai của một mẫu số liệu ghép nhóm bằng $6{,}25$ thì độ lệch chuẩn bằng:',
            '$2{,}5$',
            [
              ['$6{,}25$', 'lấy phương sai'],
              ['$12{,}5$', 'nhân đôi phương sai'],
              ['$39{,}0625$', 'bình phương thay vì khai căn'],
            ],
            'Độ lệch chuẩn là căn bậc hai số học của phương sai: $\\sqrt{6{,}25} = 2{,}5$.',
          ],
          [
            'Số đặc trưng nào cho biết độ phân tán của nửa giữa các số liệu đã sắp xếp?',
            'Khoảng tứ phân vị',
            [
              ['Khoảng biến thiên', 'nhầm nửa giữa với cả mẫu số liệu'],
              ['Số trung bình', 'nhầm độ phân tán với vị trí trung tâm'],
              ['Mốt', 'nhầm độ phân tán với giá trị hay gặp'],
            ],
            'Khoảng tứ phân vị $\\Delta_Q = Q_3 - Q_1$ đo khoảng chứa 50% số liệu ở giữa.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    fb('M1', 'khoảng biến thiên và khoảng tứ phân vị', (r) => {
      const [q1, gap] = [r.int(20, 40), r.int(5, 18)];
      return {
        ask: [
          `Mẫu số liệu ghép nhóm có tứ phân vị thứ nhất $Q_1 = ${q1}$ và tứ phân vị thứ ba $Q_3 = ${q1 + gap}$. Khoảng tứ phân vị bằng bao nhiêu?`,
          `Thời gian tự học của một nhóm học sinh có $Q_1 = ${q1}$ phút, $Q_3 = ${q1 + gap}$ phút. Tính khoảng tứ phân vị (phút).`,
          `Biết $Q_1 = ${q1}$, $Q_3 = ${q1 + gap}$. Giá trị $\\Delta_Q$ của mẫu số liệu là bao nhiêu?`,
        ],
        is: gap,
        why: `$\\Delta_Q = Q_3 - Q_1 = ${q1 + gap} - ${q1} = ${gap}$.`,
      };
    }),
    ew('M3', 'phương sai và độ lệch chuẩn', (r) => {
      const [a, b] = r.pick([
        [2, 6],
        [4, 2],
        [1, 8],
        [3, 4],
      ] as const);
      const counts = [a, b, a];
      const all = 2 * a + b;
      const variance = (2 * a * 100) / all;
      const rows = table(['Nhóm', '$[0;\\,10)$', '$[10;\\,20)$', '$[20;\\,30)$'], ['Tần số', ...counts]);
      return {
        ask: [
          `Cho mẫu số liệu ghép nhóm:\n${rows}\nTính số trung bình, phương sai và độ lệch chuẩn (làm tròn đến hàng phần trăm).`,
          `Thời gian chờ (phút) của khách hàng được cho trong bảng:\n${rows}\nHãy tính thời gian chờ trung bình và độ lệch chuẩn, làm tròn đến hàng phần trăm.`,
          `Quãng đường đi làm (km) của một số nhân viên được ghi trong bảng:\n${rows}\nTính phương sai và độ lệch chuẩn của mẫu số liệu, làm tròn đến hàng phần trăm.`,
        ],
        solution: `Giá trị đại diện của các nhóm: 5; 15; 25. Cỡ mẫu $n = ${all}$.\nSố trung bình: $\\bar x = \\dfrac{${a} \\cdot 5 + ${b} \\cdot 15 + ${a} \\cdot 25}{${all}} = 15$.\nPhương sai: $s^2 = \\dfrac{${a}(5 - 15)^2 + ${b}(15 - 15)^2 + ${a}(25 - 15)^2}{${all}} = \\dfrac{${200 * a}}{${all}}${Number.isInteger(variance * 100) ? ` = ${n(variance)}` : ` \\approx ${n(rounded(variance, 2))}`}$.\nĐộ lệch chuẩn: $s = \\sqrt{s^2} \\approx ${n(rounded(Math.sqrt(variance), 2))}$.`,
      };
    }),
  ]),
  ...unit(12, 'Xác suất toàn phần và Bayes', ({ mc, fb, ew }) => [
    mc('M1', 'công thức xác suất có điều kiện', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Cho hai biến cố $A$, $B$ với $P(B) > 0$. Xác suất có điều kiện $P(A \\mid B)$ bằng:',
            '$\\dfrac{P(AB)}{P(B)}$',
            [
              ['$\\dfrac{P(AB)}{P(A)}$', 'chia cho xác suất của biến cố còn lại'],
              ['$P(A) \\cdot P(B)$', 'nhầm với công thức nhân của hai biến cố độc lập'],
              ['$\\dfrac{P(A)}{P(B)}$', 'lấy cả $P(A)$ thay cho xác suất của biến cố giao'],
            ],
            'Theo định nghĩa, $P(A \\mid B) = \\dfrac{P(AB)}{P(B)}$.',
          ],
          [
            'Công thức xác suất toàn phần của $P(A)$ theo biến cố $B$ và biến cố đối $\\overline{B}$ là:',
            '$P(B)P(A \\mid B) + P(\\overline{B})P(A \\mid \\overline{B})$',
            [
              ['$P(B)P(A \\mid \\overline{B}) + P(\\overline{B})P(A \\mid B)$', 'ghép chéo hai xác suất có điều kiện'],
              ['$P(A \\mid B) + P(A \\mid \\overline{B})$', 'quên nhân với xác suất của điều kiện'],
              ['$P(B)P(A \\mid B)$', 'bỏ sót trường hợp thứ hai'],
            ],
            'Biến cố $A$ xảy ra cùng với $B$ hoặc cùng với $\\overline{B}$, hai trường hợp xung khắc.',
          ],
          [
            'Hai biến cố $A$ và $B$ độc lập, $P(B) > 0$. Khi đó $P(A \\mid B)$ bằng:',
            '$P(A)$',
            [
              ['$P(B)$', 'lấy xác suất của điều kiện'],
              ['$P(A)P(B)$', 'lấy xác suất của biến cố giao'],
              ['$1 - P(A)$', 'lấy xác suất của biến cố đối'],
            ],
            'Khi $A$, $B$ độc lập, việc $B$ xảy ra không làm thay đổi khả năng xảy ra của $A$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'tính xác suất có điều kiện', (r, turn) => {
      const [ab, b] = r.pick([
        [0.2, 0.5],
        [0.3, 0.4],
        [0.12, 0.3],
        [0.35, 0.7],
        [0.18, 0.6],
      ] as const);
      return {
        ask: [
          `Cho $P(AB) = ${n(ab)}$ và $P(B) = ${n(b)}$. Xác suất có điều kiện $P(A \\mid B)$ bằng:`,
          `Biết $P(B) = ${n(b)}$ và xác suất để cả $A$ và $B$ cùng xảy ra là $${n(ab)}$. Giá trị của $P(A \\mid B)$ là:`,
          `Trong một kho, tỉ lệ hàng nhập khẩu là $${n(b)}$, tỉ lệ hàng vừa nhập khẩu vừa được giảm giá là $${n(ab)}$. Lấy ngẫu nhiên một món thì được hàng nhập khẩu; xác suất món đó được giảm giá là:`,
        ],
        right: rounded(ab / b, 4),
        wrong: [
          [rounded(ab * b, 4), 'nhân thay vì chia'],
          [rounded(b - ab, 4), 'trừ hai xác suất'],
          rounded(1 - ab / b + 0.05, 4),
          [rounded(1 - ab, 4), 'lấy xác suất của biến cố đối'],
        ],
        why: `${turn === 2 ? 'Gọi $A$: “món hàng được giảm giá”, $B$: “món hàng là hàng nhập khẩu”. ' : ''}$P(A \\mid B) = \\dfrac{P(AB)}{P(B)} = \\dfrac{${n(ab)}}{${n(b)}} = ${n(rounded(ab / b, 4))}$.`,
      };
    }),
    mc('M2', 'xác suất toàn phần', (r) => {
      const [p, a, b] = r.pick([
        [0.6, 0.02, 0.03],
        [0.4, 0.05, 0.1],
        [0.7, 0.1, 0.2],
        [0.3, 0.4, 0.2],
      ] as const);
      const total = rounded(p * a + (1 - p) * b, 6);
      return {
        ask: [
          `Máy I làm ra $${n(p * 100)}\\%$ sản phẩm, máy II làm ra phần còn lại; tỉ lệ phế phẩm của hai máy lần lượt là $${n(a)}$ và $${n(b)}$. Lấy ngẫu nhiên một sản phẩm, xác suất để đó là phế phẩm bằng:`,
          `Cho $P(B) = ${n(p)}$, $P(A \\mid B) = ${n(a)}$, $P(A \\mid \\overline{B}) = ${n(b)}$. Giá trị của xác suất $P(A)$ là:`,
          `Một nhà trường có $${n(p * 100)}\\%$ học sinh đi xe đạp, số còn lại đi xe buýt; xác suất đi muộn của hai nhóm lần lượt là $${n(a)}$ và $${n(b)}$. Chọn ngẫu nhiên một học sinh, xác suất để bạn đó đi muộn là:`,
        ],
        right: total,
        wrong: [
          [rounded(a + b, 4), 'cộng hai tỉ lệ đã cho'],
          [rounded(p * b + (1 - p) * a, 6), 'ghép nhầm tỉ lệ của hai nguồn'],
          [rounded(p * a, 6), 'bỏ sót trường hợp thứ hai'],
          [rounded((a + b) / 2, 6), 'lấy trung bình cộng hai tỉ lệ'],
        ],
        why: `Theo công thức xác suất toàn phần: $${n(p)} \\cdot ${n(a)} + ${n(rounded(1 - p, 4))} \\cdot ${n(b)} = ${n(total)}$.`,
      };
    }),
    fb('M1', 'xác suất của tích hai biến cố', (r, turn) => {
      const named = [
        '',
        'Gọi $B$: “trời mưa”, $A$: “tắc đường”. ',
        'Gọi $B$: “học sinh qua vòng 1”, $A$: “học sinh qua vòng 2”. ',
      ][turn]!;
      const [b, a] = r.pick([
        [0.5, 0.4],
        [0.6, 0.5],
        [0.8, 0.25],
        [0.4, 0.3],
        [0.9, 0.7],
      ] as const);
      return {
        ask: [
          `Cho $P(B) = ${n(b)}$ và $P(A \\mid B) = ${n(a)}$. Tính $P(AB)$.`,
          `Xác suất để trời mưa là $${n(b)}$; nếu mưa thì xác suất tắc đường là $${n(a)}$. Xác suất để vừa mưa vừa tắc đường bằng bao nhiêu?`,
          `Một học sinh vượt qua vòng 1 với xác suất $${n(b)}$; nếu qua vòng 1, xác suất qua vòng 2 là $${n(a)}$. Tính xác suất qua cả hai vòng.`,
        ],
        is: rounded(a * b, 4),
        why: `${named}Ta có $P(AB) = P(B) \\cdot P(A \\mid B) = ${n(b)} \\cdot ${n(a)} = ${n(rounded(a * b, 4))}$.`,
      };
    }),
    ew('M3', 'bài toán Bayes', (r, turn) => {
      const [ill, found] = (
        [
          ['người đó mắc bệnh', 'người đó có kết quả dương tính'],
          ['sản phẩm bị lỗi', 'sản phẩm bị máy báo lỗi'],
          ['thư là thư rác', 'thư bị chặn'],
        ] as const
      )[turn]!;
      const [p, sens, falsePositive] = r.pick([
        [0.02, 0.95, 0.04],
        [0.05, 0.9, 0.1],
        [0.1, 0.8, 0.05],
        [0.01, 0.99, 0.02],
      ] as const);
      const total = rounded(p * sens + (1 - p) * falsePositive, 6);
      const back = rounded((p * sens) / total, 4);
      return {
        ask: [
          `Ở một vùng, tỉ lệ người mắc bệnh X là $${n(p * 100)}\\%$. Xét nghiệm cho kết quả dương tính với $${n(sens * 100)}\\%$ người mắc bệnh và với $${n(falsePositive * 100)}\\%$ người không mắc bệnh. Một người có kết quả dương tính. Tính xác suất người đó mắc bệnh (làm tròn đến hàng phần nghìn).`,
          `Một dây chuyền có $${n(p * 100)}\\%$ sản phẩm lỗi. Máy kiểm tra báo lỗi đúng với $${n(sens * 100)}\\%$ sản phẩm lỗi nhưng cũng báo lỗi nhầm $${n(falsePositive * 100)}\\%$ sản phẩm tốt. Một sản phẩm bị máy báo lỗi; tính xác suất sản phẩm đó thật sự lỗi (làm tròn đến hàng phần nghìn).`,
          `Trong hộp thư, $${n(p * 100)}\\%$ thư là thư rác. Bộ lọc chặn $${n(sens * 100)}\\%$ thư rác và chặn nhầm $${n(falsePositive * 100)}\\%$ thư bình thường. Một thư bị chặn; xác suất thư đó là thư rác bằng bao nhiêu (làm tròn đến hàng phần nghìn)?`,
        ],
        solution: `Gọi $B$ là biến cố “${ill}”, $A$ là biến cố “${found}”.\n$P(B) = ${n(p)}$, $P(\\overline{B}) = ${n(rounded(1 - p, 4))}$, $P(A \\mid B) = ${n(sens)}$, $P(A \\mid \\overline{B}) = ${n(falsePositive)}$.\n$P(A) = ${n(p)} \\cdot ${n(sens)} + ${n(rounded(1 - p, 4))} \\cdot ${n(falsePositive)} = ${n(total)}$.\nTheo công thức Bayes: $P(B \\mid A) = \\dfrac{${n(p)} \\cdot ${n(sens)}}{${n(total)}} = \\dfrac{${n(rounded(p * sens, 6))}}{${n(total)}} ${equalsOr((p * sens) / total, 3)} ${n(rounded(back, 3))}$.`,
      };
    }),
  ]),
];
