/** Numbers, algebra, statistics and probability of grade 7 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, gcd, n, nonZero, par, plain, poly, type Template } from '../template.ts';
import { sum, table, unit } from './kit.ts';

const numbers: readonly Template[] = [
  ...unit(7, 'Số hữu tỉ', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'tập hợp số hữu tỉ', [
      [
        'Kí hiệu nào sau đây viết đúng?',
        '$-\\dfrac{2}{3} \\in \\mathbb{Q}$',
        [
          ['$-\\dfrac{2}{3} \\in \\mathbb{Z}$', 'cho rằng phân số cũng là số nguyên'],
          ['$\\dfrac{1}{2} \\in \\mathbb{N}$', 'cho rằng phân số cũng là số tự nhiên'],
          ['$-5 \\notin \\mathbb{Q}$', 'quên rằng số nguyên cũng là số hữu tỉ'],
        ],
        '$\\mathbb{Q}$ là tập hợp các số hữu tỉ, gồm các số viết được dưới dạng phân số.',
      ],
      [
        'Số hữu tỉ là số viết được dưới dạng $\\dfrac{a}{b}$ với:',
        '$a, b \\in \\mathbb{Z}$, $b \\ne 0$',
        [
          ['$a, b \\in \\mathbb{N}$', 'quên các số hữu tỉ âm'],
          ['$a \\in \\mathbb{Z}$, $b = 0$', 'quên rằng mẫu phải khác 0'],
          ['$a, b \\in \\mathbb{Z}$, $a \\ne 0$', 'nhầm điều kiện của mẫu với điều kiện của tử'],
        ],
        'Mẫu số phải khác 0, tử số là số nguyên bất kì.',
      ],
      [
        'Số đối của số hữu tỉ $-\\dfrac{3}{7}$ là:',
        '$\\dfrac{3}{7}$',
        [
          ['$-\\dfrac{7}{3}$', 'nhầm với số nghịch đảo'],
          ['$\\dfrac{7}{3}$', 'vừa đổi dấu vừa nghịch đảo'],
          ['$-\\dfrac{4}{7}$', 'lấy mẫu trừ tử'],
        ],
        'Tổng của hai số đối nhau bằng 0.',
      ],
    ]),
    mc('M1', 'so sánh số hữu tỉ', (r) => {
      const [a, b] = [r.int(2, 4), r.int(5, 9)];
      return {
        ask: [
          'Số nào lớn nhất trong các số sau?',
          'Trên trục số nằm ngang, điểm biểu diễn số nào nằm bên phải nhất?',
          'Trong bốn số dưới đây, số hữu tỉ lớn nhất là:',
        ],
        right: `$\\dfrac{1}{${a}}$`,
        wrong: [
          [`$\\dfrac{1}{${b}}$`, 'cho rằng mẫu lớn hơn thì phân số lớn hơn'],
          [`$-\\dfrac{1}{${a}}$`, 'bỏ qua dấu âm'],
          [`$-\\dfrac{1}{${b}}$`, 'bỏ qua dấu âm và so sánh ngược hai mẫu'],
        ],
        why: `Số dương lớn hơn số âm; $\\dfrac{1}{${a}} > \\dfrac{1}{${b}}$ vì $${a} < ${b}$.`,
      };
    }),
    mc('M1', 'cộng hai số hữu tỉ', (r) => {
      const [b, a, c] = [r.int(5, 11), r.int(1, 4), r.int(1, 4)];
      if (a === c) throw new TooFewDistractors('zero');
      if (gcd(a, b) > 1 || gcd(c, b) > 1) throw new TooFewDistractors('not reduced');
      return {
        ask: [
          `Kết quả của phép tính $-\\dfrac{${a}}{${b}} + \\dfrac{${c}}{${b}}$ là:`,
          `$-\\dfrac{${a}}{${b}} + \\dfrac{${c}}{${b}}$ bằng:`,
          `Mực nước giảm $\\dfrac{${a}}{${b}}$ m rồi tăng $\\dfrac{${c}}{${b}}$ m. So với ban đầu, mực nước thay đổi (m):`,
        ],
        right: `$${fraction(c - a, b)}$`,
        wrong: [
          [`$${fraction(a - c, b)}$`, 'nhầm dấu của kết quả'],
          [`$${fraction(a + c, b)}$`, 'bỏ qua dấu âm'],
          [`$${fraction(-a - c, b)}$`, 'cộng hai tử rồi lấy dấu âm'],
          [`$${fraction(c - a, 2 * b)}$`, 'cộng cả hai mẫu'],
        ],
        why: `Cùng mẫu: $\\dfrac{-${a} + ${c}}{${b}} = ${fraction(c - a, b)}$.`,
      };
    }),
    fb('M1', 'tính giá trị biểu thức', (r) => {
      const [a, b, c] = [r.int(2, 9), r.int(2, 9), r.int(2, 5)];
      if (gcd(a, c) > 1) throw new TooFewDistractors('not reduced');
      return {
        ask: [
          `Tính $\\dfrac{${a}}{${c}} \\cdot (-${b * c})$.`,
          `Tích của hai số $\\dfrac{${a}}{${c}}$ và $-${b * c}$ bằng bao nhiêu?`,
          `Kết quả của phép nhân $(-${b * c}) \\cdot \\dfrac{${a}}{${c}}$ là số nào?`,
        ],
        is: -a * b,
        why: `$\\dfrac{${a} \\cdot (-${b * c})}{${c}} = ${a} \\cdot (-${b}) = ${-a * b}$.`,
      };
    }),
    tf('M1', 'xét các số hữu tỉ', (r) => {
      const [a, b] = r.pick([
        [3, 4],
        [2, 5],
        [1, 4],
        [3, 5],
        [1, 5],
      ] as const);
      return {
        ask: [
          `Cho số hữu tỉ $x = -\\dfrac{${a}}{${b}}$.`,
          `Xét số $x = -\\dfrac{${a}}{${b}}$ trên trục số.`,
          `Bạn Nga viết số hữu tỉ $x = -\\dfrac{${a}}{${b}}$ dưới nhiều dạng.`,
        ],
        say: [
          [`$x = ${n(-a / b)}$.`, `$x = ${n(a / b)}$.`, `$${a} : ${b} = ${n(a / b)}$, thêm dấu âm.`],
          ['$x$ nằm giữa $-1$ và $0$.', '$x$ nằm giữa $0$ và $1$.', `$-1 < -\\dfrac{${a}}{${b}} < 0$.`],
          [
            `$x = -\\dfrac{${2 * a}}{${2 * b}}$.`,
            `$x = -\\dfrac{${a + 1}}{${b + 1}}$.`,
            'nhân cả tử và mẫu với cùng số 2.',
            'cộng cùng số 1 vào tử và mẫu thì được một số khác.',
          ],
          [`$x + \\dfrac{${a}}{${b}} = 0$.`, `$x - \\dfrac{${a}}{${b}} = 0$.`, 'hai số đối nhau có tổng bằng 0.'],
        ],
      };
    }),
    ew('M3', 'bài toán với số hữu tỉ', (r) => {
      const [a, b, x] = [r.pick([1, 3]), r.int(5, 8), r.int(2, 4)];
      return {
        ask: [
          `Tính hợp lí: $A = \\dfrac{${a}}{${b}} \\cdot ${x} + \\dfrac{${a}}{${b}} \\cdot ${b - x}$. Tìm $x$ biết $x - \\dfrac{1}{2} = \\dfrac{${a}}{4}$.`,
          `Dùng tính chất phân phối để tính $A = \\dfrac{${a}}{${b}} \\cdot ${x} + \\dfrac{${a}}{${b}} \\cdot ${b - x}$, sau đó tìm số $x$ thoả mãn $x - \\dfrac{1}{2} = \\dfrac{${a}}{4}$.`,
          `a) Tính nhanh $A = \\dfrac{${a}}{${b}} \\cdot ${x} + \\dfrac{${a}}{${b}} \\cdot ${b - x}$.\nb) Tìm số hữu tỉ $x$ sao cho $x$ trừ đi $\\dfrac{1}{2}$ được $\\dfrac{${a}}{4}$.`,
        ],
        solution: `$A = \\dfrac{${a}}{${b}} \\cdot (${x} + ${b - x}) = \\dfrac{${a}}{${b}} \\cdot ${b} = ${a}$.\n$x = \\dfrac{${a}}{4} + \\dfrac{1}{2} = \\dfrac{${a} + 2}{4} = ${fraction(a + 2, 4)}$.`,
      };
    }),
  ]),
  ...unit(7, 'Số thực', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'nhận biết số vô tỉ', [
      [
        'Số nào sau đây là số vô tỉ?',
        '$\\sqrt{3}$',
        [
          ['$\\sqrt{9}$', 'quên rằng $\\sqrt{9} = 3$'],
          ['$0{,}(3)$', 'quên rằng số thập phân vô hạn tuần hoàn là số hữu tỉ'],
          ['$-\\dfrac{5}{7}$', 'cho rằng số âm là số vô tỉ'],
        ],
        '$\\sqrt{3}$ là số thập phân vô hạn không tuần hoàn.',
      ],
      [
        'Số thập phân vô hạn không tuần hoàn là số:',
        'vô tỉ',
        [
          ['hữu tỉ', 'nhầm với số thập phân vô hạn tuần hoàn'],
          ['nguyên', 'chỉ nhìn phần nguyên'],
          ['tự nhiên', 'nhầm với số dùng để đếm'],
        ],
        'Định nghĩa số vô tỉ.',
      ],
      [
        'Phân số nào viết được dưới dạng số thập phân hữu hạn?',
        '$\\dfrac{7}{20}$',
        [
          ['$\\dfrac{5}{6}$', 'quên rằng mẫu 6 có ước nguyên tố 3'],
          ['$\\dfrac{2}{7}$', 'quên rằng mẫu có ước nguyên tố 7'],
          ['$\\dfrac{4}{9}$', 'quên rằng mẫu 9 có ước nguyên tố 3'],
        ],
        '$\\dfrac{7}{20} = 0{,}35$; mẫu $20 = 2^2 \\cdot 5$ chỉ có ước nguyên tố 2 và 5.',
      ],
    ]),
    mc('M1', 'giá trị tuyệt đối', (r) => {
      const a = r.int(2, 20) / r.pick([1, 2, 4]);
      return {
        ask: [
          `Giá trị của $|${n(-a)}|$ là:`,
          `$|${n(-a)}|$ bằng:`,
          `Khoảng cách từ điểm $${n(-a)}$ đến gốc $O$ trên trục số bằng:`,
        ],
        right: a,
        wrong: [
          [-a, 'giữ nguyên dấu âm'],
          [0, 'nhầm với tổng của hai số đối nhau'],
          [2 * a, 'nhân đôi khoảng cách đến 0'],
          1 / a === a ? a + 1 : -2 * a,
        ],
        why: `Giá trị tuyệt đối của số âm là số đối của nó: $|${n(-a)}| = ${n(a)}$.`,
      };
    }),
    fb('M2', 'biểu thức có căn và giá trị tuyệt đối', (r) => {
      const [a, b] = [r.int(3, 12), r.int(2, 15)];
      return {
        ask: [
          `Tính $\\sqrt{${a * a}} + |-${b}|$.`,
          `Giá trị của biểu thức $|-${b}| + \\sqrt{${a * a}}$ bằng bao nhiêu?`,
          `Trên trục số, điểm $A$ biểu diễn số $\\sqrt{${a * a}}$, điểm $B$ biểu diễn số $-${b}$. Độ dài đoạn thẳng $AB$ bằng bao nhiêu?`,
        ],
        is: a + b,
        why: `$\\sqrt{${a * a}} = ${a}$, $|-${b}| = ${b}$, tổng bằng ${a + b}.`,
      };
    }),
    tf('M2', 'so sánh và làm tròn', (r) => {
      const a = r.pick([2, 3, 5, 6, 7, 8]);
      const root = Math.sqrt(a);
      const low = Math.floor(root);
      const near = Math.round(root * 10) / 10;
      return {
        ask: [
          `Cho số thực $x = \\sqrt{${a}}$.`,
          `Bạn Lâm dùng máy tính để tính $x = \\sqrt{${a}}$.`,
          `Cạnh của một hình vuông có diện tích ${a} cm² dài $x = \\sqrt{${a}}$ (cm).`,
        ],
        say: [
          ['$x$ là số vô tỉ.', '$x$ là số hữu tỉ.', `${a} không phải là bình phương của số hữu tỉ nào.`],
          [
            `$${low} < x < ${low + 1}$.`,
            `$${low + 1} < x < ${low + 2}$.`,
            `$${low}^2 = ${low * low} < ${a} < ${(low + 1) ** 2} = ${low + 1}^2$.`,
          ],
          [
            `Làm tròn đến hàng phần mười, $x \\approx ${n(near)}$.`,
            `Làm tròn đến hàng phần mười, $x \\approx ${n(near + 0.1)}$.`,
            `$x = ${n(Math.floor(root * 1000) / 1000)}\\ldots$`,
          ],
          [`$x^2 = ${a}$.`, `$x^2 = ${a * a}$.`, `theo định nghĩa căn bậc hai số học, $(\\sqrt{${a}})^2 = ${a}$.`],
        ],
      };
    }),
    ew('M3', 'tìm x và làm tròn', (r) => {
      const [a, b, s] = [r.int(1, 5), r.int(6, 9), r.int(4, 12)];
      return {
        ask: [
          `a) Tìm $x$ biết $|x - ${a}| = ${b}$.\nb) Một mảnh vườn hình vuông có diện tích ${s * s} m². Tính cạnh và chu vi mảnh vườn.`,
          `Tìm tất cả các số thực $x$ sao cho $|x - ${a}| = ${b}$. Một sân hình vuông rộng ${s * s} m²; cần bao nhiêu mét dây để rào quanh sân?`,
          `Giải thích cách tìm $x$ trong đẳng thức $|x - ${a}| = ${b}$. Sau đó tính độ dài cạnh và chu vi của hình vuông có diện tích ${s * s} m².`,
        ],
        solution: `$|x - ${a}| = ${b}$ nên $x - ${a} = ${b}$ hoặc $x - ${a} = -${b}$.\nSuy ra $x = ${a + b}$ hoặc $x = ${a - b}$.\nCạnh hình vuông: $\\sqrt{${s * s}} = ${s}$ (m); chu vi: $4 \\cdot ${s} = ${4 * s}$ (m).`,
      };
    }),
  ]),
  ...unit(7, 'Tỉ lệ thức và đại lượng tỉ lệ', ({ mc, fb, tf, ew, set }) => [
    mc('M1', 'nhận biết tỉ lệ thức', (r) => {
      const [a, b, k] = [r.int(2, 4), r.int(5, 7), r.int(2, 4)];
      return {
        ask: [
          `Từ đẳng thức $${a} \\cdot ${b * k} = ${b} \\cdot ${a * k}$ lập được tỉ lệ thức nào?`,
          `Bốn số ${a}; ${b}; ${a * k}; ${b * k} lập thành tỉ lệ thức nào sau đây?`,
          `Cặp số ${a}; ${b} tỉ lệ với cặp số ${a * k}; ${b * k}. Tỉ lệ thức nào thể hiện điều đó?`,
        ],
        right: `$\\dfrac{${a}}{${b}} = \\dfrac{${a * k}}{${b * k}}$`,
        wrong: [
          [`$\\dfrac{${a}}{${b}} = \\dfrac{${b * k}}{${a * k}}$`, 'đổi chỗ tử và mẫu ở vế phải'],
          [`$\\dfrac{${a}}{${a * k}} = \\dfrac{${b * k}}{${b}}$`, 'ghép các thừa số rồi đảo ngược vế phải'],
          [`$\\dfrac{${b * k}}{${a}} = \\dfrac{${b}}{${a * k}}$`, 'ghép hai thừa số của hai vế thành một phân số'],
        ],
        why: `$${a} \\cdot ${b * k} = ${b} \\cdot ${a * k} = ${a * b * k}$ nên $\\dfrac{${a}}{${b}} = \\dfrac{${a * k}}{${b * k}}$.`,
      };
    }),
    mc('M1', 'hệ số tỉ lệ', (r, turn) => {
      const [k, x] = [turn === 2 ? 10 * r.int(3, 9) : r.int(2, 9), r.int(2, 8)];
      if (k === x) throw new TooFewDistractors('equal');
      return {
        ask: [
          `$y$ tỉ lệ thuận với $x$; khi $x = ${x}$ thì $y = ${k * x}$. Hệ số tỉ lệ của $y$ đối với $x$ là:`,
          `Biết $y = kx$ và $x = ${x}$ thì $y = ${k * x}$. Giá trị của $k$ là:`,
          `Mua ${x} m vải hết ${k * x} nghìn đồng, số tiền tỉ lệ thuận với số mét vải. Hệ số tỉ lệ của số tiền (nghìn đồng) đối với số mét vải là:`,
        ],
        right: k,
        wrong: [
          [x, 'lấy giá trị của $x$'],
          [k * x * x, 'nhân hai giá trị'],
          [`$${fraction(1, k)}$`, 'chia ngược'],
          k * x - x === k ? k + x : k * x - x,
        ],
        why: `$k = \\dfrac{y}{x} = \\dfrac{${k * x}}{${x}} = ${k}$.`,
      };
    }),
    set('M1', 'tính chất tỉ lệ thuận, tỉ lệ nghịch', [
      [
        'Nếu $y$ tỉ lệ nghịch với $x$ theo hệ số tỉ lệ $a \\ne 0$ thì:',
        '$xy = a$',
        [
          ['$y = ax$', 'nhầm với tỉ lệ thuận'],
          ['$x + y = a$', 'nhầm tích với tổng'],
          ['$\\dfrac{y}{x} = a$', 'nhầm tích với thương'],
        ],
        'Tích hai đại lượng tỉ lệ nghịch không đổi.',
      ],
      [
        'Hai đại lượng nào tỉ lệ nghịch với nhau?',
        'Tốc độ và thời gian đi cùng một quãng đường',
        [
          ['Số vở và số tiền mua vở cùng loại', 'nhầm với hai đại lượng tỉ lệ thuận'],
          ['Chu vi và cạnh của hình vuông', 'quên rằng cạnh tăng thì chu vi cũng tăng'],
          ['Quãng đường và thời gian đi với tốc độ không đổi', 'quên rằng đi lâu hơn thì được xa hơn'],
        ],
        'Trên cùng quãng đường, tốc độ nhân thời gian không đổi.',
      ],
      [
        'Cho $\\dfrac{a}{b} = \\dfrac{c}{d}$ với $b + d \\ne 0$, $b + c \\ne 0$. Đẳng thức nào luôn đúng?',
        '$\\dfrac{a}{b} = \\dfrac{a + c}{b + d}$',
        [
          ['$\\dfrac{a}{b} = \\dfrac{a + d}{b + c}$', 'cộng chéo tử với mẫu'],
          ['$\\dfrac{a}{b} = \\dfrac{ac}{bd}$', 'nhân thay vì cộng'],
          ['$ab = cd$', 'nhân tử với mẫu của mỗi tỉ số'],
        ],
        'Theo tính chất của dãy tỉ số bằng nhau.',
      ],
    ]),
    fb('M1', 'tìm số hạng của tỉ lệ thức', (r) => {
      const [a, b, k] = [r.int(2, 7), r.int(3, 9), r.int(2, 6)];
      return {
        ask: [
          `Tìm $x$ trong tỉ lệ thức $\\dfrac{x}{${b * k}} = \\dfrac{${a}}{${b}}$.`,
          `Biết $x : ${b * k} = ${a} : ${b}$. Số $x$ bằng bao nhiêu?`,
          `Trên bản đồ, ${b} cm ứng với ${a} km. Quãng đường dài bao nhiêu ki-lô-mét nếu trên bản đồ đo được ${b * k} cm?`,
        ],
        is: a * k,
        why: `Với $x$ là số cần tìm: $x = \\dfrac{${a} \\cdot ${b * k}}{${b}} = ${a * k}$.`,
      };
    }),
    tf('M1', 'bảng giá trị tỉ lệ thuận', (r, turn) => {
      const k = [r.int(2, 8), 5 * r.int(8, 12), 10 * r.int(3, 8)][turn]!;
      const rows = table(['$x$', 1, 2, 3, 5], ['$y$', k, 2 * k, 3 * k, 5 * k]);
      return {
        ask: [
          `Cho bảng giá trị của hai đại lượng $x$ và $y$:\n${rows}`,
          `Số lít xăng $x$ và quãng đường $y$ (km) của một xe máy được ghi như sau:\n${rows}`,
          `Bảng sau cho số hộp bánh $x$ và số tiền $y$ (nghìn đồng):\n${rows}`,
        ],
        say: [
          ['$y$ tỉ lệ thuận với $x$.', '$y$ tỉ lệ nghịch với $x$.', `tỉ số $\\dfrac{y}{x}$ luôn bằng ${k}.`],
          [`$y = ${k}x$.`, `$y = x + ${k}$.`, `hệ số tỉ lệ là ${k}.`],
          [`Khi $x = 10$ thì $y = ${10 * k}$.`, `Khi $x = 10$ thì $y = ${10 + k}$.`, `$${k} \\cdot 10 = ${10 * k}$.`],
          [
            'Khi $x$ tăng gấp đôi thì $y$ tăng gấp đôi.',
            'Khi $x$ tăng gấp đôi thì $y$ giảm một nửa.',
            'tính chất của hai đại lượng tỉ lệ thuận.',
          ],
        ],
      };
    }),
    ew('M3', 'bài toán tỉ lệ nghịch', (r) => {
      const [men, days, more] = r.pick([
        [12, 10, 20],
        [8, 15, 12],
        [10, 18, 15],
        [15, 8, 20],
        [6, 20, 10],
      ] as const);
      return {
        ask: [
          `${men} công nhân hoàn thành một công việc trong ${days} ngày. Hỏi ${more} công nhân (năng suất như nhau) hoàn thành công việc đó trong bao nhiêu ngày?`,
          `${men} máy cày cày xong một cánh đồng trong ${days} ngày. Nếu dùng ${more} máy cày như thế thì cày xong trong bao nhiêu ngày? Giải thích vì sao số máy và thời gian là hai đại lượng tỉ lệ nghịch.`,
          `Một bếp ăn đủ gạo cho ${men} người ăn trong ${days} ngày. Với ${more} người (mức ăn như nhau) thì số gạo đó đủ ăn trong bao nhiêu ngày?`,
        ],
        solution: `Tích của hai đại lượng không đổi nên chúng tỉ lệ nghịch.\nGọi thời gian cần tìm là $x$: $${more} \\cdot x = ${men} \\cdot ${days}$.\n$x = \\dfrac{${men} \\cdot ${days}}{${more}} = ${n((men * days) / more)}$.\nVậy thời gian cần tìm là ${plain((men * days) / more)} ngày.`,
      };
    }),
  ]),
  ...unit(7, 'Đa thức một biến', ({ mc, fb, tf, ew, set }) => [
    mc('M1', 'bậc và hệ số', (r) => {
      const [a, b, c, p] = [r.int(2, 7), r.int(2, 9), r.int(2, 9), r.int(3, 5)];
      return {
        ask: [
          `Bậc của đa thức $${b}x - ${a}x^${p} + ${c}$ là:`,
          `Đa thức $P(x) = ${b}x - ${a}x^${p} + ${c}$ có bậc bằng:`,
          `Số mũ lớn nhất của biến trong đa thức $${b}x - ${a}x^${p} + ${c}$, tức là bậc của nó, bằng:`,
        ],
        right: p,
        wrong: [
          [1, 'lấy số mũ của hạng tử đứng đầu'],
          [p + 1, 'cộng các số mũ'],
          [-a, 'lấy hệ số cao nhất'],
          p - 1 === 1 ? 0 : p - 1,
        ],
        why: `Hạng tử có bậc cao nhất là $-${a}x^${p}$, bậc ${p}.`,
      };
    }),
    mc('M1', 'nghiệm của đa thức', (r) => {
      const [a, x] = [r.int(2, 6), nonZero(r, -5, 6)];
      return {
        ask: [
          `Nghiệm của đa thức $P(x) = ${poly([a, -a * x])}$ là:`,
          `Đa thức $P(x) = ${poly([a, -a * x])}$ có nghiệm là:`,
          `Giá trị của biến để đa thức $${poly([a, -a * x])}$ bằng 0 là:`,
        ],
        right: `$x = ${x}$`,
        wrong: [
          [`$x = ${-x}$`, 'nhầm dấu khi chuyển vế'],
          [`$x = ${a * x}$`, 'quên chia cho hệ số'],
          ['$x = 0$', 'cho rằng nghiệm luôn bằng 0'],
          `$x = ${x + 1}$`,
        ],
        why: `Thay $x = ${x}$: $${a} \\cdot ${par(x)} ${a * x > 0 ? '-' : '+'} ${Math.abs(a * x)} = 0$.`,
      };
    }),
    set('M1', 'biểu thức đại số', [
      [
        'Biểu thức đại số biểu thị chu vi hình chữ nhật có hai cạnh $a$ và $b$ là:',
        '$2(a + b)$',
        [
          ['$a + b$', 'quên nhân với 2'],
          ['$ab$', 'nhầm với diện tích'],
          ['$2ab$', 'nhân thay vì cộng'],
        ],
        'Chu vi bằng hai lần tổng hai cạnh.',
      ],
      [
        'Tích của 3 và bình phương của $x$ viết là:',
        '$3x^2$',
        [
          ['$(3x)^2$', 'bình phương cả số 3'],
          ['$3 + x^2$', 'cộng thay vì nhân'],
          ['$3 \\cdot 2x$', 'nhầm bình phương với nhân 2'],
        ],
        'Bình phương của $x$ là $x^2$, nhân với 3.',
      ],
      [
        'Biểu thức nào là đơn thức một biến?',
        '$-2x^3$',
        [
          ['$x + 1$', 'nhầm đa thức với đơn thức'],
          ['$\\dfrac{1}{x}$', 'quên rằng biến không được ở mẫu'],
          ['$x^2 - x$', 'cho rằng hiệu cũng là đơn thức'],
        ],
        'Đơn thức một biến là tích của một số với luỹ thừa của biến.',
      ],
    ]),
    mc('M2', 'cộng trừ đa thức', (r) => {
      const [a, b, c, d] = [r.int(2, 6), nonZero(r, -6, 6), r.int(1, 5), nonZero(r, -6, 6)];
      if (a === c || b === d) throw new TooFewDistractors('a term vanishes');
      const [P, Q] = [poly([a, b, 0]), poly([c, d, 0])];
      return {
        ask: [
          `Cho $P(x) = ${P}$ và $Q(x) = ${Q}$. Đa thức $P(x) - Q(x)$ là:`,
          `Hiệu của hai đa thức $P(x) = ${P}$ và $Q(x) = ${Q}$ bằng:`,
          `Thu gọn $(${P}) - (${Q})$ ta được:`,
        ],
        right: `$${poly([a - c, b - d, 0])}$`,
        wrong: [
          [`$${poly([a - c, b + d, 0])}$`, 'chỉ đổi dấu hạng tử đầu của đa thức thứ hai'],
          [`$${poly([a + c, b + d, 0])}$`, 'lấy tổng thay cho hiệu'],
          [`$${poly([c - a, d - b, 0])}$`, 'lấy đa thức thứ hai trừ đa thức thứ nhất'],
          [`$${poly([a + c, b - d, 0])}$`, 'chỉ đổi dấu hạng tử sau của đa thức thứ hai'],
        ],
        why: `Bỏ ngoặc, đổi dấu các hạng tử của đa thức thứ hai: $(${P}) - (${Q}) = ${sum([a, 'x^2'], [b, 'x'], [-c, 'x^2'], [-d, 'x'])} = ${poly([a - c, b - d, 0])}$.`,
      };
    }),
    fb('M2', 'giá trị của tổng', (r) => {
      const [a, b, c, x] = [r.int(2, 4), nonZero(r, -5, 5), nonZero(r, -6, 6), r.pick([-3, -2, -1, 2, 3])];
      return {
        ask: [
          `Cho $P(x) = ${poly([a, b, 0])}$ và $Q(x) = ${poly([1, 0, c])}$. Tính $P(${x}) + Q(${x})$.`,
          `Đa thức $A(x)$ là tổng của $${poly([a, b, 0])}$ và $${poly([1, 0, c])}$. Tính $A(${x})$.`,
          `Thu gọn $(${poly([a, b, 0])}) + (${poly([1, 0, c])})$ rồi tính giá trị tại $x = ${x}$.`,
        ],
        is: (a + 1) * x * x + b * x + c,
        why: `Tổng là $${poly([a + 1, b, c])}$; tại $x = ${x}$: $${a + 1} \\cdot ${x * x} + ${par(b)} \\cdot ${par(x)} + ${par(c)} = ${(a + 1) * x * x + b * x + c}$.`,
      };
    }),
    tf('M2', 'xét một đa thức', (r) => {
      const [a, b] = [r.int(1, 3), r.int(4, 6)];
      const P = poly([1, -a - b, a * b]);
      return {
        ask: [
          `Cho đa thức $P(x) = ${P}$.`,
          `Bạn Thu tính các giá trị của đa thức $P(x) = ${P}$.`,
          `Xét bậc, giá trị và nghiệm của đa thức một biến $P(x) = ${P}$.`,
        ],
        say: [
          ['$P(x)$ có bậc 2.', '$P(x)$ có bậc 3.', 'số mũ cao nhất của $x$ là 2.'],
          [`$P(0) = ${a * b}$.`, `$P(0) = ${1 - a - b + a * b}$.`, 'thay $x = 0$ chỉ còn hạng tử tự do.'],
          [
            `$x = ${a}$ là một nghiệm của $P(x)$.`,
            `$x = ${-a}$ là một nghiệm của $P(x)$.`,
            `$P(${a}) = ${a * a} - ${(a + b) * a} + ${a * b} = 0$.`,
          ],
          [
            `$P(x) + ${a + b}x = ${poly([1, 0, a * b])}$.`,
            `$P(x) + ${a + b}x = ${poly([1, -2 * (a + b), a * b])}$.`,
            `$-${a + b}x + ${a + b}x = 0$.`,
          ],
        ],
      };
    }),
    ew('M3', 'phép tính với đa thức', (r) => {
      const [a, b, c, d] = [r.int(2, 5), r.int(2, 7), r.int(1, 4), r.int(1, 9)];
      return {
        ask: [
          `Cho $A(x) = ${a}x^3 - ${b}x + ${d}$ và $B(x) = ${c === 1 ? '' : c}x^3 + ${b}x - ${d}$. Tính $A(x) + B(x)$, $A(x) - B(x)$ và tìm nghiệm của đa thức $A(x) + B(x)$.`,
          `Thu gọn tổng và hiệu của hai đa thức $A(x) = ${a}x^3 - ${b}x + ${d}$, $B(x) = ${c === 1 ? '' : c}x^3 + ${b}x - ${d}$. Với giá trị nào của $x$ thì tổng bằng 0?`,
          `Hai đa thức $A(x) = ${a}x^3 - ${b}x + ${d}$ và $B(x) = ${c === 1 ? '' : c}x^3 + ${b}x - ${d}$.\na) Tính $C(x) = A(x) + B(x)$ và $D(x) = A(x) - B(x)$.\nb) Tìm nghiệm của $C(x)$.`,
        ],
        solution: `$A(x) + B(x) = (${a} + ${c})x^3 + (-${b} + ${b})x + (${d} - ${d}) = ${a + c}x^3$.\n$A(x) - B(x) = ${poly([a - c, 0, -2 * b, 2 * d])}$.\n$A(x) + B(x) = ${a + c}x^3 = 0$ khi $x^3 = 0$, tức là $x = 0$.\nVậy nghiệm của tổng là $x = 0$.`,
      };
    }),
  ]),
];

const chance: readonly Template[] = [
  ...unit(7, 'Biểu đồ', ({ mc, fb, ew, set }) => [
    set('M1', 'chọn biểu đồ', [
      [
        'Biểu đồ hình quạt tròn dùng để:',
        'so sánh tỉ lệ các phần với toàn thể',
        [
          ['biểu diễn sự thay đổi theo thời gian', 'nhầm với biểu đồ đoạn thẳng'],
          ['đo độ dài các đoạn thẳng', 'nhầm biểu đồ với thước đo'],
          ['tính trung bình cộng', 'nhầm với bước xử lí số liệu'],
        ],
        'Mỗi hình quạt biểu thị tỉ lệ của một phần so với toàn thể.',
      ],
      [
        'Tổng tỉ lệ phần trăm của tất cả các hình quạt trong biểu đồ hình quạt tròn bằng:',
        '$100\\%$',
        [
          ['$50\\%$', 'chỉ tính nửa hình tròn'],
          ['$90\\%$', 'nhầm với góc vuông'],
          ['$360\\%$', 'nhầm phần trăm với số đo góc của cả hình tròn'],
        ],
        'Cả hình tròn ứng với toàn thể, tức là 100%.',
      ],
      [
        'Muốn biểu diễn lượng mưa từng tháng trong năm để thấy sự tăng giảm, nên dùng:',
        'biểu đồ đoạn thẳng',
        [
          ['biểu đồ hình quạt tròn', 'nhầm với so sánh các phần của toàn thể'],
          ['biểu đồ tranh', 'nhầm với so sánh số lượng bằng biểu tượng'],
          ['bảng kiểm đếm', 'nhầm với bước thu thập dữ liệu'],
        ],
        'Biểu đồ đoạn thẳng biểu diễn sự thay đổi theo thời gian.',
      ],
    ]),
    mc('M2', 'đọc biểu đồ hình quạt tròn', (r) => {
      const [a, b, all] = [5 * r.int(4, 7), 5 * r.int(3, 6), r.pick([40, 60, 80, 200])];
      const c = 100 - a - b;
      const some = (all * c) / 100;
      return {
        ask: [
          `Biểu đồ hình quạt tròn cho biết trong ${all} học sinh: ${a}% đi xe đạp, ${b}% đi bộ, còn lại đi xe buýt. Số học sinh đi xe buýt là:`,
          `${all} quyển sách của thư viện gồm ${a}% truyện, ${b}% sách tham khảo, còn lại là sách giáo khoa (theo biểu đồ hình quạt tròn). Số sách giáo khoa là:`,
          `Một biểu đồ hình quạt tròn có ba phần: ${a}%, ${b}% và phần còn lại. Nếu toàn thể là ${all} người thì phần còn lại có số người là:`,
        ],
        right: some,
        wrong: [
          [c, 'lấy số phần trăm làm kết quả'],
          [(all * a) / 100, 'lấy nhầm phần thứ nhất'],
          [(all * b) / 100, 'lấy nhầm phần thứ hai'],
          [all - some, 'tính cho các phần còn lại'],
        ],
        why: `Phần còn lại chiếm $100\\% - ${a}\\% - ${b}\\% = ${c}\\%$, tức là $${all} \\cdot ${c}\\% = ${n(some)}$.`,
      };
    }),
    fb('M1', 'đọc số liệu', (r) => {
      const values = [r.int(22, 25), r.int(26, 29), r.int(30, 34), r.int(27, 31)];
      const rows = table(['Giờ', '6', '9', '12', '15'], ['Nhiệt độ (°C)', ...values]);
      return {
        ask: [
          `Biểu đồ đoạn thẳng về nhiệt độ trong ngày được vẽ từ bảng:\n${rows}\nTừ 6 giờ đến 12 giờ nhiệt độ tăng bao nhiêu độ?`,
          `Số liệu nhiệt độ tại một trạm đo:\n${rows}\nNhiệt độ lúc 12 giờ cao hơn lúc 6 giờ bao nhiêu độ C?`,
          `Dựa vào bảng:\n${rows}\ntính hiệu giữa nhiệt độ lúc 12 giờ và lúc 6 giờ (°C).`,
        ],
        is: values[2]! - values[0]!,
        why: `$${values[2]!} - ${values[0]!} = ${values[2]! - values[0]!}$ (°C).`,
      };
    }),
    ew('M3', 'phân tích biểu đồ', (r, turn) => {
      const [first, second, rest] = (
        [
          ['Truyện tranh', 'Khoa học', 'Lịch sử'],
          ['Trà', 'Cà phê', 'Nước ép'],
          ['Cây bàng', 'Cây phượng', 'Cây lim'],
        ] as const
      )[turn]!;
      const [a, b, all] = [10 * r.int(3, 4), 10 * r.int(2, 3), 20 * r.int(3, 9)];
      const c = 100 - a - b;
      return {
        ask: [
          `Kết quả khảo sát ${all} học sinh về loại sách yêu thích được vẽ bằng biểu đồ hình quạt tròn: truyện tranh ${a}%, khoa học ${b}%, còn lại là lịch sử.\na) Tính số học sinh thích mỗi loại.\nb) Hình quạt biểu thị “truyện tranh” có góc ở tâm bao nhiêu độ?`,
          `Một cửa hàng bán ${all} li nước trong ngày: trà ${a}%, cà phê ${b}%, còn lại là nước ép. Tính số li mỗi loại và số đo góc của hình quạt ứng với trà khi vẽ biểu đồ hình quạt tròn.`,
          `Trong ${all} cây ở công viên có ${a}% cây bàng, ${b}% cây phượng, còn lại là cây lim. Tính số cây mỗi loại; khi vẽ biểu đồ hình quạt tròn, phần cây bàng có góc bao nhiêu độ?`,
        ],
        solution: `${first}: $${all} \\cdot ${a}\\% = ${(all * a) / 100}$.\n${second}: $${all} \\cdot ${b}\\% = ${(all * b) / 100}$.\n${rest} chiếm $${c}\\%$: $${all} \\cdot ${c}\\% = ${(all * c) / 100}$.\nHình quạt của ${a}% có góc: $360^\\circ \\cdot ${a}\\% = ${(360 * a) / 100}^\\circ$.`,
      };
    }),
  ]),
  ...unit(7, 'Biến cố và xác suất', ({ mc, fb, ew, set }) => [
    set('M1', 'phân loại biến cố', [
      [
        'Biến cố “Gieo một con xúc xắc được mặt có số chấm nhỏ hơn 7” là biến cố:',
        'chắc chắn',
        [
          ['không thể', 'nhầm với biến cố không bao giờ xảy ra'],
          ['ngẫu nhiên', 'không để ý mặt nào cũng có ít hơn 7 chấm'],
          ['có xác suất bằng $\\dfrac{1}{6}$', 'nhầm với biến cố được đúng một mặt'],
        ],
        'Mọi mặt đều có số chấm từ 1 đến 6.',
      ],
      [
        'Biến cố nào là biến cố không thể?',
        'Gieo một con xúc xắc được mặt 7 chấm',
        [
          ['Gieo một con xúc xắc được mặt 6 chấm', 'quên rằng xúc xắc có mặt 6 chấm'],
          ['Tung đồng xu được mặt ngửa', 'nhầm “không thể” với “ngẫu nhiên”'],
          ['Ngày mai trời mưa', 'cho rằng điều không chắc là không thể'],
        ],
        'Xúc xắc không có mặt 7 chấm.',
      ],
      [
        'Biến cố nào là biến cố ngẫu nhiên?',
        'Tung đồng xu được mặt sấp',
        [
          ['Mặt trời mọc ở đằng đông', 'nhầm với biến cố chắc chắn'],
          ['Tháng Hai có 30 ngày', 'nhầm với biến cố không thể'],
          ['Nước sôi ở $0^\\circ$C trong điều kiện thường', 'nhớ nhầm nhiệt độ sôi của nước'],
        ],
        'Không biết trước biến cố có xảy ra hay không.',
      ],
    ]),
    set('M1', 'xác suất của biến cố đặc biệt', [
      [
        'Xác suất của biến cố chắc chắn bằng:',
        1,
        [
          [0, 'nhầm với biến cố không thể'],
          ['$\\dfrac{1}{2}$', 'nhầm với biến cố có hai khả năng như nhau'],
          ['$\\dfrac{3}{4}$', 'nhầm “chắc chắn” với “rất có thể”'],
        ],
        'Biến cố chắc chắn luôn xảy ra.',
      ],
      [
        'Xác suất của biến cố không thể bằng:',
        0,
        [
          [1, 'nhầm với biến cố chắc chắn'],
          ['$\\dfrac{1}{2}$', 'nhầm với biến cố có hai khả năng như nhau'],
          ['$\\dfrac{1}{3}$', 'nhầm “không thể” với “ít có thể”'],
        ],
        'Biến cố không thể không bao giờ xảy ra.',
      ],
      [
        'Tung một đồng xu cân đối. Xác suất để xuất hiện mặt ngửa là:',
        '$\\dfrac{1}{2}$',
        [
          [0, 'nhầm với biến cố không thể'],
          [1, 'nhầm với biến cố chắc chắn'],
          ['$\\dfrac{1}{4}$', 'nhầm với tung hai đồng xu'],
        ],
        'Hai mặt có khả năng xuất hiện như nhau.',
      ],
    ]),
    mc('M2', 'gieo xúc xắc', (r) => {
      const [text, k] = r.pick([
        ['lớn hơn 4', 2],
        ['nhỏ hơn 2', 1],
        ['là số chẵn', 3],
        ['chia hết cho 3', 2],
        ['nhỏ hơn 6', 5],
      ] as const);
      return {
        ask: [
          `Gieo một con xúc xắc cân đối. Xác suất để số chấm ${text} là:`,
          `Khi gieo một con xúc xắc, xác suất của biến cố “Số chấm xuất hiện ${text}” bằng:`,
          `Một trò chơi: gieo xúc xắc cân đối, thắng nếu số chấm ${text}. Xác suất thắng là:`,
        ],
        right: `$${fraction(k, 6)}$`,
        wrong: [
          [`$${fraction(6 - k, 6)}$`, 'tính cho biến cố còn lại'],
          [`$${fraction(k, 12)}$`, 'nhân đôi số kết quả có thể'],
          '$\\dfrac{1}{4}$',
          '$\\dfrac{3}{4}$',
          '$\\dfrac{1}{5}$',
        ],
        why: `Có ${k} kết quả thuận lợi trong 6 kết quả có khả năng như nhau: $\\dfrac{${k}}{6}${gcd(k, 6) > 1 ? ` = ${fraction(k, 6)}` : ''}$.`,
      };
    }),
    mc('M2', 'chọn ngẫu nhiên một đồ vật', (r) => {
      const k = r.int(5, 12);
      return {
        ask: [
          `Hộp có ${k} thẻ đánh số từ 1 đến ${k}. Rút ngẫu nhiên một thẻ. Xác suất rút được thẻ số 3 là:`,
          `Một tổ có ${k} bạn, chọn ngẫu nhiên một bạn trực nhật. Xác suất để bạn An của tổ được chọn bằng:`,
          `Vòng quay có ${k} phần bằng nhau, trong đó một phần ghi “Giải đặc biệt”. Xác suất mũi tên chỉ vào phần đó là:`,
        ],
        right: `$${fraction(1, k)}$`,
        wrong: [
          [`$${fraction(k - 1, k)}$`, 'tính cho biến cố còn lại'],
          [`$${fraction(1, k - 1)}$`, 'bớt một kết quả có thể'],
          ['$\\dfrac{1}{2}$', 'cho rằng chỉ có hai khả năng như nhau'],
          `$${fraction(3, k)}$`,
        ],
        why: `${k} kết quả có khả năng như nhau, mỗi kết quả có xác suất $\\dfrac{1}{${k}}$.`,
      };
    }),
    fb('M1', 'đếm kết quả thuận lợi', (r) => {
      const [all, d] = [r.int(12, 30), r.int(2, 5)];
      const count = Math.floor(all / d);
      const list = count > 4 ? [d, 2 * d, '…', count * d] : Array.from({ length: count }, (_, at) => (at + 1) * d);
      return {
        ask: [
          `Chọn ngẫu nhiên một số từ 1 đến ${all}. Có bao nhiêu kết quả thuận lợi cho biến cố “Số được chọn chia hết cho ${d}”?`,
          `Trong ${all} thẻ đánh số từ 1 đến ${all} có bao nhiêu thẻ ghi bội của ${d}?`,
          `Phiếu rút thăm ghi số từ 1 đến ${all}; phiếu có số chia hết cho ${d} thì được quà. Có bao nhiêu phiếu được quà?`,
        ],
        is: count,
        why: `Các bội của ${d}: ${list.join('; ')}, gồm ${count} số.`,
      };
    }),
    fb('M2', 'tính xác suất', (r) => {
      const [k, all] = r.pick([
        [1, 4],
        [1, 5],
        [1, 8],
        [2, 5],
        [3, 4],
        [1, 10],
        [3, 10],
      ] as const);
      return {
        ask: [
          `Một vòng quay chia thành ${all} phần bằng nhau, có ${k} phần màu đỏ. Xác suất mũi tên chỉ vào phần màu đỏ là bao nhiêu (viết dưới dạng số thập phân)?`,
          `Hộp có ${all} viên bi cùng loại, trong đó ${k} viên màu vàng. Lấy ngẫu nhiên một viên. Xác suất lấy được bi vàng bằng bao nhiêu? Viết kết quả dưới dạng số thập phân.`,
          `Nhóm ${all} bạn có ${k} bạn thuận tay trái. Chọn ngẫu nhiên một bạn, xác suất bạn đó thuận tay trái là bao nhiêu (dạng số thập phân)?`,
        ],
        is: k / all,
        why: `$\\dfrac{${k}}{${all}} = ${n(k / all)}$.`,
      };
    }),
    ew('M3', 'bài toán xác suất', (r) => {
      const all = r.pick([20, 24, 30]);
      const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].filter((one) => one <= all).length;
      const five = Math.floor(all / 5);
      const simple = (k: number) => `\\dfrac{${k}}{${all}}${gcd(k, all) > 1 ? ` = ${fraction(k, all)}` : ''}`;
      return {
        ask: [
          `Một hộp có ${all} thẻ cùng loại ghi các số từ 1 đến ${all}. Rút ngẫu nhiên một thẻ. Tính xác suất của các biến cố $A$: “Số trên thẻ chia hết cho 5” và $B$: “Số trên thẻ là số nguyên tố”.`,
          `Viết ngẫu nhiên một số tự nhiên từ 1 đến ${all}. Liệt kê các kết quả thuận lợi và tính xác suất để số đó là bội của 5; để số đó là số nguyên tố.`,
          `Lớp có ${all} học sinh mang số thứ tự từ 1 đến ${all}. Thầy giáo gọi ngẫu nhiên một bạn. Tính xác suất để bạn được gọi có số thứ tự chia hết cho 5 và xác suất để số thứ tự là số nguyên tố.`,
        ],
        solution: `Có ${all} kết quả có khả năng như nhau.\nCác số chia hết cho 5: ${Array.from({ length: five }, (_, at) => 5 * (at + 1)).join('; ')}, gồm ${five} số. Xác suất: $${simple(five)}$.\nCác số nguyên tố: ${[2, 3, 5, 7, 11, 13, 17, 19, 23, 29].filter((one) => one <= all).join('; ')}, gồm ${primes} số. Xác suất: $${simple(primes)}$.`,
      };
    }),
  ]),
];

export const numbers7: readonly Template[] = [...numbers, ...chance];
