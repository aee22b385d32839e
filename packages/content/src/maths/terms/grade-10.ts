/** Algebra, statistics and probability of grade 10 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, gcd, n, nonZero, par, plain, poly, rounded, type Template } from '../template.ts';
import { pt, signed, sum, unit } from './kit.ts';

const set = (...of: readonly (number | string)[]) => `\\{${of.join(';\\ ')}\\}`;
const half = (a: number, b: number, sign: string, c: number) => `${sum([a, 'x'], [b, 'y'])} ${sign} ${c}`;

const algebra: readonly Template[] = [
  ...unit(10, 'Mệnh đề, tập hợp', ({ mc, fb, tf, ew }) => [
    mc('M1', 'phủ định của mệnh đề', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Mệnh đề phủ định của mệnh đề “$\\forall x \\in \\mathbb{R},\\ x^2 \\ge 0$” là:',
            '$\\exists x \\in \\mathbb{R},\\ x^2 < 0$',
            [
              ['$\\forall x \\in \\mathbb{R},\\ x^2 < 0$', 'quên đổi $\\forall$ thành $\\exists$'],
              ['$\\exists x \\in \\mathbb{R},\\ x^2 \\ge 0$', 'quên phủ định bất đẳng thức'],
              ['$\\exists x \\in \\mathbb{R},\\ x^2 \\le 0$', 'phủ định “$\\ge$” thành “$\\le$”'],
            ],
            'Đổi $\\forall$ thành $\\exists$ và phủ định “$\\ge$” thành “$<$”.',
          ],
          [
            'Phủ định mệnh đề “$\\exists n \\in \\mathbb{N},\\ n^2 = 2$” ta được:',
            '$\\forall n \\in \\mathbb{N},\\ n^2 \\ne 2$',
            [
              ['$\\exists n \\in \\mathbb{N},\\ n^2 \\ne 2$', 'quên đổi $\\exists$ thành $\\forall$'],
              ['$\\forall n \\in \\mathbb{N},\\ n^2 = 2$', 'quên phủ định đẳng thức'],
              ['$\\forall n \\in \\mathbb{N},\\ n^2 > 2$', 'phủ định “$=$” thành “$>$”'],
            ],
            'Đổi $\\exists$ thành $\\forall$ và phủ định “$=$” thành “$\\ne$”.',
          ],
          [
            'Mệnh đề phủ định của mệnh đề “Số 15 chia hết cho 5” là:',
            'Số 15 không chia hết cho 5.',
            [
              ['Số 5 chia hết cho 15.', 'đổi chỗ hai số'],
              ['Số 5 không chia hết cho 15.', 'đổi chỗ hai số rồi phủ định'],
              ['Số 15 chia hết cho 3.', 'thay số chia bằng một số khác'],
            ],
            'Phủ định một mệnh đề bằng cách thêm “không” vào trước vị ngữ; các số trong mệnh đề không đổi chỗ.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'các phép toán trên tập hợp', (r) => {
      const [a, b, c, d] = [r.int(1, 2), r.int(3, 4), r.int(5, 6), r.int(7, 9)];
      const [A, B] = [set(a, b, c), set(b, c, d)];
      return {
        ask: [
          `Cho $A = ${A}$ và $B = ${B}$. Tập $A \\setminus B$ là:`,
          `Hiệu của tập $A = ${A}$ và tập $B = ${B}$ bằng:`,
          `Tập gồm các phần tử thuộc $A = ${A}$ nhưng không thuộc $B = ${B}$ là:`,
        ],
        right: `$${set(a)}$`,
        wrong: [
          [`$${set(d)}$`, 'lấy hiệu ngược lại'],
          [`$${set(b, c)}$`, 'lấy giao của hai tập hợp'],
          [`$${set(a, d)}$`, 'bỏ phần chung khỏi hợp của hai tập hợp'],
          ['$\\varnothing$', 'cho rằng hai tập hợp bằng nhau'],
        ],
        why: `$${b}$ và $${c}$ thuộc cả hai tập; chỉ còn $${a}$ thuộc $A$ mà không thuộc $B$.`,
      };
    }),
    mc('M2', 'số phần tử của hợp hai tập hợp', (r) => {
      const [both, a, b] = [r.int(4, 9), r.int(10, 16), r.int(17, 24)];
      return {
        ask: [
          `Lớp 10A có ${a} bạn thích bóng đá, ${b} bạn thích cầu lông, ${both} bạn thích cả hai môn. Số bạn thích ít nhất một môn là:`,
          `Cho $n(A) = ${a}$, $n(B) = ${b}$ và $n(A \\cap B) = ${both}$. Khi đó $n(A \\cup B)$ bằng:`,
          `Trong một đội văn nghệ có ${a} bạn biết hát, ${b} bạn biết múa, ${both} bạn biết cả hát và múa; bạn nào cũng biết hát hoặc múa. Đội có số bạn là:`,
        ],
        right: a + b - both,
        wrong: [
          [a + b, 'quên trừ phần chung'],
          [a + b + both, 'cộng thêm phần chung'],
          [a + b - 2 * both, 'trừ phần chung hai lần'],
          [b - a, 'lấy hiệu thay cho tổng'],
        ],
        why: `Những bạn thuộc cả hai nhóm được tính hai lần nên phải trừ đi một lần: $${a} + ${b} - ${both} = ${a + b - both}$.`,
      };
    }),
    fb('M1', 'đếm phần tử', (r) => {
      const [from, to] = [-r.int(1, 4), r.int(2, 6)];
      return {
        ask: [
          `Tập hợp $A = \\{x \\in \\mathbb{Z} \\mid ${from} \\le x \\le ${to}\\}$ có bao nhiêu phần tử?`,
          `Có bao nhiêu số nguyên thuộc đoạn $[${from};\\,${to}]$?`,
          `Liệt kê các phần tử của tập $\\{x \\in \\mathbb{Z} \\mid ${from - 1} < x < ${to + 1}\\}$. Tập này có mấy phần tử?`,
        ],
        is: to - from + 1,
        why: `Các số nguyên từ $${from}$ đến $${to}$: có $${to} - (${from}) + 1 = ${to - from + 1}$ số.`,
      };
    }),
    tf('M1', 'hai tập hợp số', (r) => {
      const k = r.int(8, 12);
      const evens = Array.from({ length: Math.floor(k / 2) + 1 }, (_, at) => 2 * at);
      return {
        ask: [
          `Cho $A$ là tập các số tự nhiên chẵn không vượt quá ${k} và $B = ${set(0, 3, 6)}$.`,
          `Gọi $A = \\{x \\in \\mathbb{N} \\mid x \\le ${k},\\ x \\text{ chẵn}\\}$, $B = ${set(0, 3, 6)}$.`,
          `Xét hai tập hợp số: $A$ gồm các số tự nhiên chẵn nhỏ hơn ${k + 1}, $B = ${set(0, 3, 6)}$.`,
        ],
        say: [
          [`$A$ có ${evens.length} phần tử.`, `$A$ có ${evens.length - 1} phần tử.`, `$A = ${set(...evens)}$.`],
          [`$A \\cap B = ${set(0, 6)}$.`, `$A \\cap B = ${set(6)}$.`, '0 và 6 là các số chẵn thuộc $B$; 3 là số lẻ.'],
          [
            `$B \\setminus A = ${set(3)}$.`,
            `$B \\setminus A = ${set(0, 3)}$.`,
            'chỉ có 3 thuộc $B$ mà không thuộc $A$.',
          ],
          ['$B$ không phải là tập con của $A$.', '$B$ là tập con của $A$.', 'vì $3 \\in B$ nhưng $3 \\notin A$.'],
        ],
      };
    }),
    ew('M3', 'bài toán dùng biểu đồ Ven', (r, turn) => {
      const [who, likes, other] = (
        [
          ['bạn', 'thích môn Toán', 'thích môn Văn'],
          ['người', 'nói được tiếng Pháp', 'nói được tiếng Anh'],
          ['người', 'chơi cờ vua', 'chơi cờ tướng'],
        ] as const
      )[turn]!;
      const [both, a, b, none] = [r.int(4, 8), r.int(14, 18), r.int(19, 22), r.int(2, 6)];
      const all = a + b - both + none;
      return {
        ask: [
          `Lớp 10B có ${all} học sinh, trong đó ${a} bạn thích môn Toán, ${b} bạn thích môn Văn và ${none} bạn không thích môn nào trong hai môn này. Dùng biểu đồ Ven, tính số bạn thích cả hai môn và số bạn chỉ thích môn Toán.`,
          `Trong ${all} khách du lịch có ${a} người nói được tiếng Pháp, ${b} người nói được tiếng Anh, ${none} người không nói được thứ tiếng nào trong hai thứ tiếng đó. Hỏi có bao nhiêu người nói được cả hai thứ tiếng, bao nhiêu người chỉ nói được tiếng Pháp?`,
          `Một câu lạc bộ ${all} người: ${a} người chơi cờ vua, ${b} người chơi cờ tướng, ${none} người không chơi môn nào. Tính số người chơi cả hai môn và số người chỉ chơi cờ vua.`,
        ],
        solution: `Gọi $A$ là tập hợp những ${who} ${likes}, $B$ là tập hợp những ${who} ${other}: $n(A) = ${a}$, $n(B) = ${b}$.\n$n(A \\cup B) = ${all} - ${none} = ${all - none}$.\n$n(A \\cap B) = n(A) + n(B) - n(A \\cup B) = ${a} + ${b} - ${all - none} = ${both}$.\nVậy có ${both} ${who} vừa ${likes} vừa ${other}; số ${who} chỉ ${likes} là $${a} - ${both} = ${a - both}$.`,
      };
    }),
  ]),
  ...unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc, fb, tf, ew }) => [
    mc('M1', 'nhận biết bất phương trình', (r) => {
      const [a, b, c] = [r.int(2, 7), r.int(2, 7), r.int(1, 9)];
      return {
        ask: [
          'Bất phương trình nào sau đây là bất phương trình bậc nhất hai ẩn $x$, $y$?',
          'Chỉ ra bất phương trình có dạng $ax + by < c$ hoặc $ax + by \\ge c$, với $a$, $b$ không đồng thời bằng 0.',
          'Trong các bất phương trình sau, đâu là bất phương trình bậc nhất hai ẩn?',
        ],
        right: `$${half(a, -b, '<', c)}$`,
        wrong: [
          [`$${a}x^2 + ${b}y < ${c}$`, 'quên rằng $x^2$ có bậc hai'],
          [`$${a}xy \\ge ${c}$`, 'quên rằng tích $xy$ có bậc hai'],
          [`$${a}x + ${b}y^2 \\le ${c}$`, 'quên rằng $y^2$ có bậc hai'],
        ],
        why: `Chỉ $${half(a, -b, '<', c)}$ có dạng $ax + by < c$; các bất phương trình khác chứa bình phương hoặc tích hai ẩn.`,
      };
    }),
    mc('M1', 'cặp số là nghiệm', (r) => {
      const [a, b, x, y] = [r.int(2, 4), r.int(2, 4), r.int(2, 5), r.int(2, 5)];
      const c = a * x + b * y - r.int(1, 3);
      return {
        ask: [
          `Cặp số nào là nghiệm của bất phương trình $${half(a, b, '>', c)}$?`,
          `Miền nghiệm của bất phương trình $${half(a, b, '>', c)}$ chứa điểm nào?`,
          `Toạ độ của điểm nào sau đây thoả mãn $${half(a, b, '>', c)}$?`,
        ],
        right: `$${pt(x, y)}$`,
        wrong: [
          [`$${pt(0, 0)}$`, 'thay hai số 0 mà không so sánh với vế phải'],
          [`$${pt(-x, y)}$`, 'tính sai dấu của $x$'],
          [`$${pt(x, -y)}$`, 'tính sai dấu của $y$'],
          [`$${pt(-x, -y)}$`, 'tính sai dấu của cả hai số'],
        ],
        why: `$${a} \\cdot ${x} + ${b} \\cdot ${y} = ${a * x + b * y} > ${c}$; với các điểm còn lại vế trái nhỏ hơn ${c}.`,
      };
    }),
    mc('M1', 'bờ của miền nghiệm', (r) => {
      const [a, b, c] = [r.int(2, 5), nonZero(r, -5, 5), r.int(1, 9)];
      return {
        ask: [
          `Miền nghiệm của bất phương trình $${half(a, b, '\\le', c)}$ là nửa mặt phẳng có bờ là đường thẳng:`,
          `Khi biểu diễn miền nghiệm của $${half(a, b, '\\le', c)}$, trước hết ta vẽ đường thẳng nào?`,
          `Đường thẳng nào chia mặt phẳng thành hai phần, một phần là miền nghiệm của $${half(a, b, '\\le', c)}$?`,
        ],
        right: `$${sum([a, 'x'], [b, 'y'])} = ${c}$`,
        wrong: [
          [`$${sum([a, 'x'], [b, 'y'])} = 0$`, 'bỏ vế phải'],
          [`$${sum([a, 'x'], [-b, 'y'])} = ${c}$`, 'đổi dấu hệ số của $y$'],
          [`$${sum([a, 'x'], [b, 'y'])} = ${-c}$`, 'đổi dấu vế phải'],
        ],
        why: `Thay dấu “$\\le$” bằng dấu “$=$” ta được phương trình của bờ.`,
      };
    }),
    mc('M2', 'lập bất phương trình từ thực tế', (r) => {
      const [a, b, c] = [r.int(5, 9), r.int(10, 15), r.int(100, 200)];
      return {
        ask: [
          `An có ${c} nghìn đồng, mua $x$ quyển vở giá ${a} nghìn đồng và $y$ hộp bút giá ${b} nghìn đồng. Bất phương trình biểu thị số tiền đủ mua là:`,
          `Một xe chở tối đa ${c} kg, mỗi thùng loại I nặng ${a} kg, mỗi thùng loại II nặng ${b} kg. Nếu xe chở $x$ thùng loại I, $y$ thùng loại II thì điều kiện là:`,
          `Làm một chiếc bánh nhỏ cần ${a} g đường, một chiếc bánh lớn cần ${b} g đường. Có ${c} g đường để làm $x$ bánh nhỏ và $y$ bánh lớn. Ta có bất phương trình:`,
        ],
        right: `$${a}x + ${b}y \\le ${c}$`,
        wrong: [
          [`$${a}x + ${b}y \\ge ${c}$`, 'viết ngược chiều bất phương trình'],
          [`$${b}x + ${a}y \\le ${c}$`, 'đổi chỗ hai hệ số'],
          [`$${a}x + ${b}y < 0$`, 'quên giới hạn ở vế phải'],
        ],
        why: `Tổng cần dùng là $${a}x + ${b}y$, không được vượt quá ${c}.`,
      };
    }),
    fb('M2', 'giá trị lớn nhất trên miền đa giác', (r) => {
      const [p, q, k] = [r.int(2, 5), r.int(6, 9), r.int(3, 8)];
      return {
        ask: [
          `Tìm giá trị lớn nhất của $F = ${p}x + ${q}y$ với $x \\ge 0$, $y \\ge 0$, $x + y \\le ${k}$.`,
          `Miền nghiệm của hệ $x \\ge 0$, $y \\ge 0$, $x + y \\le ${k}$ là một tam giác. Giá trị lớn nhất của $F = ${p}x + ${q}y$ trên miền đó là bao nhiêu?`,
          `Một xưởng làm $x$ sản phẩm loại I và $y$ sản phẩm loại II, tổng không quá ${k} sản phẩm, lãi mỗi sản phẩm lần lượt là ${p} và ${q} triệu đồng. Lãi lớn nhất là bao nhiêu triệu đồng?`,
        ],
        is: q * k,
        why: `Các đỉnh của miền nghiệm: $(0;\\,0)$, $${pt(k, 0)}$, $${pt(0, k)}$; $F$ nhận các giá trị $0$; $${p * k}$; $${q * k}$. Lớn nhất là ${q * k}.`,
      };
    }),
    tf('M2', 'miền nghiệm của hệ bất phương trình', (r) => {
      const [a, b] = [r.int(3, 6), r.int(7, 9)];
      return {
        ask: [
          `Cho hệ bất phương trình gồm $x \\ge 0$, $y \\ge 0$, $x + y \\le ${b}$ và $x \\le ${a}$.`,
          `Gọi $(D)$ là miền nghiệm của hệ bất phương trình $x \\ge 0$, $y \\ge 0$, $x \\le ${a}$, $x + y \\le ${b}$.`,
          `Một bài toán thực tế dẫn đến các điều kiện $0 \\le x \\le ${a}$, $y \\ge 0$ và $x + y \\le ${b}$.`,
        ],
        say: [
          [
            `Điểm $${pt(a, b - a)}$ thuộc miền nghiệm.`,
            `Điểm $${pt(a, b)}$ thuộc miền nghiệm.`,
            `$${a} + ${b - a} = ${b}$ thoả mãn, còn $${a} + ${b} > ${b}$.`,
          ],
          [
            'Miền nghiệm là một tứ giác.',
            'Miền nghiệm là một tam giác.',
            `các đỉnh là $(0;\\,0)$, $${pt(a, 0)}$, $${pt(a, b - a)}$, $${pt(0, b)}$.`,
          ],
          [
            `Giá trị lớn nhất của $F = x + 2y$ trên miền nghiệm bằng ${2 * b}.`,
            `Giá trị lớn nhất của $F = x + 2y$ trên miền nghiệm bằng ${a + 2 * b}.`,
            `tại các đỉnh $F$ nhận giá trị 0; ${a}; ${a + 2 * (b - a)}; ${2 * b}.`,
          ],
          [
            'Giá trị nhỏ nhất của $F = x + 2y$ trên miền nghiệm bằng 0.',
            `Giá trị nhỏ nhất của $F = x + 2y$ trên miền nghiệm bằng ${a}.`,
            '$x \\ge 0$, $y \\ge 0$ nên $F \\ge 0$, dấu bằng tại $(0;\\,0)$.',
          ],
        ],
      };
    }),
    ew('M3', 'phương án tối ưu', (r, turn) => {
      const [what, one, two, verb, unit] = (
        [
          ['bàn', 'bàn loại I', 'bàn loại II', 'làm', 'trăm nghìn đồng'],
          ['bình', 'bình loại A', 'bình loại B', 'pha', 'nghìn đồng'],
          ['sào', 'sào rau loại I', 'sào rau loại II', 'trồng', 'triệu đồng'],
        ] as const
      )[turn]!;
      const [p, q, k] = [r.int(4, 6), r.int(5, 7), r.int(4, 9)];
      // 2x + y <= 3k, x + 2y <= 3k meet at (k, k).
      const at = [0, (3 * k * p) / 2, (p + q) * k, (3 * k * q) / 2];
      return {
        ask: [
          `Một xưởng làm hai loại bàn. Mỗi bàn loại I cần 2 giờ cưa và 1 giờ bào, lãi ${p} trăm nghìn đồng; mỗi bàn loại II cần 1 giờ cưa và 2 giờ bào, lãi ${q} trăm nghìn đồng. Mỗi ngày có ${3 * k} giờ cưa và ${3 * k} giờ bào. Nên làm bao nhiêu bàn mỗi loại để lãi nhiều nhất?`,
          `Pha một bình nước loại A cần 2 phần đường, 1 phần hương liệu, lãi ${p} nghìn đồng; một bình loại B cần 1 phần đường, 2 phần hương liệu, lãi ${q} nghìn đồng. Có ${3 * k} phần đường và ${3 * k} phần hương liệu. Pha bao nhiêu bình mỗi loại thì lãi nhiều nhất?`,
          `Trồng 1 sào rau loại I tốn 2 công làm đất, 1 công chăm sóc, lãi ${p} triệu đồng; 1 sào loại II tốn 1 công làm đất, 2 công chăm sóc, lãi ${q} triệu đồng. Có ${3 * k} công làm đất và ${3 * k} công chăm sóc. Trồng mỗi loại bao nhiêu sào để lãi lớn nhất?`,
        ],
        solution: `Gọi $x$, $y$ là số ${one} và số ${two}. Điều kiện: $x \\ge 0$, $y \\ge 0$, $2x + y \\le ${3 * k}$, $x + 2y \\le ${3 * k}$.\nLãi (${unit}): $F = ${p}x + ${q}y$.\nMiền nghiệm là tứ giác có các đỉnh $(0;\\,0)$, $${pt((3 * k) / 2, 0)}$, $${pt(k, k)}$, $${pt(0, (3 * k) / 2)}$.\nGiá trị của $F$ tại các đỉnh lần lượt là $${at.map((one) => n(one)).join('$; $')}$.\nLãi lớn nhất là ${plain(at[2]!)} ${unit} khi ${verb} mỗi loại ${k} ${what}.`,
      };
    }),
  ]),
  ...unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, fb, tf, ew }) => [
    mc('M1', 'trục đối xứng', (r) => {
      const [a, p, c] = [nonZero(r, -3, 3), nonZero(r, -4, 4), nonZero(r, -6, 6)];
      return {
        ask: [
          `Trục đối xứng của parabol $y = ${poly([a, -2 * a * p, c])}$ là đường thẳng:`,
          `Đồ thị hàm số $y = ${poly([a, -2 * a * p, c])}$ đối xứng qua đường thẳng nào?`,
          `Parabol $y = ${poly([a, -2 * a * p, c])}$ nhận đường thẳng nào làm trục đối xứng?`,
        ],
        right: `$x = ${p}$`,
        wrong: [
          [`$x = ${-p}$`, 'quên dấu âm trong $-\\dfrac{b}{2a}$'],
          [`$x = ${2 * p}$`, 'quên chia cho 2'],
          [`$y = ${p}$`, 'viết nhầm phương trình của đường thẳng nằm ngang'],
          [`$x = ${c}$`, 'lấy hệ số tự do'],
        ],
        why: `Trục đối xứng $x = -\\dfrac{b}{2a} = ${p}$.`,
      };
    }),
    mc('M1', 'khoảng đồng biến, nghịch biến', (r) => {
      const [p, c] = [nonZero(r, -4, 4), nonZero(r, -6, 6)];
      return {
        ask: [
          `Hàm số $y = ${poly([1, -2 * p, c])}$ đồng biến trên khoảng:`,
          `Khoảng đồng biến của hàm số bậc hai $y = ${poly([1, -2 * p, c])}$ là:`,
          `Đồ thị hàm số $y = ${poly([1, -2 * p, c])}$ đi lên từ trái sang phải trên khoảng:`,
        ],
        right: `$(${p};\\,+\\infty)$`,
        wrong: [
          [`$(-\\infty;\\,${p})$`, 'nhầm đồng biến với nghịch biến'],
          [`$(${-p};\\,+\\infty)$`, 'sai dấu hoành độ của đỉnh'],
          [`$(-\\infty;\\,${-p})$`, 'nhầm cả dấu hoành độ của đỉnh và chiều biến thiên'],
        ],
        why: `Hệ số của $x^2$ dương nên hàm số đồng biến trên khoảng $\\left(-\\dfrac{b}{2a};\\,+\\infty\\right) = (${p};\\,+\\infty)$.`,
      };
    }),
    mc('M1', 'tập xác định của hàm số', (r) => {
      const a = nonZero(r, -7, 7);
      const kind = r.pick(['root', 'fraction'] as const);
      const text = kind === 'root' ? `\\sqrt{${poly([1, -a])}}` : `\\dfrac{1}{${poly([1, -a])}}`;
      const forms = { root: `$[${a};\\,+\\infty)$`, fraction: `$\\mathbb{R} \\setminus \\{${a}\\}$` };
      return {
        ask: [
          `Tập xác định của hàm số $y = ${text}$ là:`,
          `Hàm số $y = ${text}$ xác định trên tập nào?`,
          `Biểu thức $${text}$ có nghĩa với tất cả các giá trị $x$ thuộc tập:`,
        ],
        right: forms[kind],
        wrong: [
          [kind === 'root' ? forms.fraction : forms.root, 'nhầm điều kiện của căn với điều kiện của mẫu'],
          [`$(${a};\\,+\\infty)$`, 'cho rằng biểu thức chứa $x$ phải dương'],
          [`$\\mathbb{R} \\setminus \\{${-a}\\}$`, 'loại một giá trị mà sai dấu'],
          ['$\\mathbb{R}$', 'không đặt điều kiện xác định'],
        ],
        why:
          kind === 'root'
            ? `Điều kiện $${poly([1, -a])} \\ge 0$, tức là $x \\ge ${a}$.`
            : `Điều kiện $${poly([1, -a])} \\ne 0$, tức là $x \\ne ${a}$.`,
      };
    }),
    mc('M1', 'dấu của tam thức bậc hai', (r) => {
      const [a, b] = [-r.int(1, 5), r.int(1, 6)];
      const f = poly([1, -a - b, a * b]);
      return {
        ask: [
          `Tam thức $f(x) = ${f}$ nhận giá trị âm khi:`,
          `Tập nghiệm của bất phương trình $${f} < 0$ là tập các $x$ thoả mãn:`,
          `Biểu thức $${f}$ nhỏ hơn 0 khi và chỉ khi:`,
        ],
        right: `$${a} < x < ${b}$`,
        wrong: [
          [`$x < ${a}$ hoặc $x > ${b}$`, 'nhầm dấu âm với dấu dương'],
          [`$${-b} < x < ${-a}$`, 'sai dấu hai nghiệm'],
          [`$x > ${b}$`, 'chỉ xét phần bên phải hai nghiệm'],
          [`$x < ${a}$`, 'chỉ xét phần bên trái hai nghiệm'],
        ],
        why: `Tam thức có hai nghiệm $x = ${a}$, $x = ${b}$ và hệ số của $x^2$ dương nên âm ở trong khoảng hai nghiệm.`,
      };
    }),
    mc('M2', 'phương trình chứa căn', (r) => {
      const [x, a] = [r.int(3, 8), r.int(1, 2)];
      // sqrt(x^2 - 2ax + c) = x - a has c = a^2 for every x; take sqrt(2x + c) = x - a.
      const c = (x - a) ** 2 - 2 * x;
      const other = 2 * a + 2 - x;
      if (c === 0 || other >= a) throw new TooFewDistractors('two roots or none');
      return {
        ask: [
          `Nghiệm của phương trình $\\sqrt{${poly([2, c])}} = x - ${a}$ là:`,
          `Phương trình $\\sqrt{${poly([2, c])}} = x - ${a}$ có nghiệm là:`,
          `Giải phương trình $\\sqrt{${poly([2, c])}} = x - ${a}$ và thử lại, ta nhận được:`,
        ],
        right: `$x = ${x}$`,
        wrong: [
          [`$x = ${x}$ hoặc $x = ${other}$`, 'không loại nghiệm làm vế phải âm'],
          [`$x = ${other}$`, 'lấy nghiệm làm vế phải âm'],
          `$x = ${x + 1}$`,
        ],
        why: `Bình phương hai vế: $${poly([2, c])} = (x - ${a})^2$, hay $${poly([1, -2 * a - 2, a * a - c])} = 0$, được $x = ${x}$ hoặc $x = ${other}$. Thử lại: với $x = ${other}$ vế phải bằng $${other - a} < 0$ nên loại. Vậy $x = ${x}$.`,
      };
    }),
    fb('M1', 'giá trị của hàm số', (r) => {
      const [a, b, c, x] = [r.int(1, 3), nonZero(r, -5, 5), nonZero(r, -6, 6), r.pick([-2, -1, 2, 3])];
      return {
        ask: [
          `Cho hàm số $f(x) = ${poly([a, b, c])}$. Tính $f(${x})$.`,
          `Giá trị của hàm số $y = ${poly([a, b, c])}$ tại $x = ${x}$ là bao nhiêu?`,
          `Điểm có hoành độ $${x}$ thuộc đồ thị hàm số $y = ${poly([a, b, c])}$ có tung độ bằng bao nhiêu?`,
        ],
        is: a * x * x + b * x + c,
        why: `$f(${x}) = ${a} \\cdot ${par(x)}^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${par(x)} ${signed(c)} = ${a * x * x + b * x + c}$.`,
      };
    }),
    fb('M2', 'giá trị nhỏ nhất', (r) => {
      const [a, p, q] = [r.int(1, 3), nonZero(r, -3, 4), nonZero(r, -8, 9)];
      const f = poly([a, -2 * a * p, a * p * p + q]);
      return {
        ask: [
          `Giá trị nhỏ nhất của hàm số $y = ${f}$ bằng bao nhiêu?`,
          `Tung độ đỉnh của parabol $y = ${f}$ là bao nhiêu?`,
          `Số nhỏ nhất mà biểu thức $${f}$ nhận được khi $x$ thay đổi là số nào?`,
        ],
        is: q,
        why: `Đỉnh có hoành độ $x = -\\dfrac{b}{2a} = ${p}$; giá trị nhỏ nhất là $y(${p}) = ${q}$.`,
      };
    }),
    tf('M1', 'xét một hàm số bậc hai', (r) => {
      const [p, q] = [r.int(1, 4), -r.int(1, 9)];
      const f = poly([1, -2 * p, p * p + q]);
      return {
        ask: [
          `Cho hàm số $y = ${f}$ có đồ thị $(P)$.`,
          `Bạn Hà vẽ parabol $(P)$: $y = ${f}$.`,
          `Xét tính chất của hàm số bậc hai $y = ${f}$, đồ thị $(P)$.`,
        ],
        say: [
          [
            `Đỉnh của $(P)$ là $I${pt(p, q)}$.`,
            `Đỉnh của $(P)$ là $I${pt(-p, q)}$.`,
            `$-\\dfrac{b}{2a} = ${p}$ và $y(${p}) = ${q}$.`,
          ],
          ['Bề lõm của $(P)$ quay lên trên.', 'Bề lõm của $(P)$ quay xuống dưới.', 'hệ số của $x^2$ là $1 > 0$.'],
          [
            `Hàm số nghịch biến trên khoảng $(-\\infty;\\,${p})$.`,
            `Hàm số đồng biến trên khoảng $(-\\infty;\\,${p})$.`,
            'bên trái trục đối xứng đồ thị đi xuống.',
          ],
          [
            `Giá trị nhỏ nhất của hàm số bằng $${q}$.`,
            `Giá trị lớn nhất của hàm số bằng $${q}$.`,
            'parabol có bề lõm quay lên nên chỉ có giá trị nhỏ nhất, tại đỉnh.',
          ],
        ],
      };
    }),
    ew('M3', 'quỹ đạo của quả bóng', (r) => {
      const [t, h0] = [r.int(1, 2), r.int(1, 3)];
      // Half of what bodies fall with, in m/s².
      const a = 5;
      const top = a * t * t + h0;
      return {
        ask: [
          `Độ cao (m) của quả bóng sau $t$ giây là $h(t) = ${poly([-a, 2 * a * t, h0], 't')}$. Tìm độ cao lớn nhất của bóng và thời điểm đạt độ cao đó. Bóng cao hơn ${h0} m trong khoảng thời gian nào?`,
          `Cầu thủ đá quả bóng lên, quỹ đạo cho bởi $h(t) = ${poly([-a, 2 * a * t, h0], 't')}$ ($h$ tính bằng mét, $t$ tính bằng giây). Xác định đỉnh của parabol, ý nghĩa thực tế của nó và khoảng thời gian bóng ở độ cao trên ${h0} m.`,
          `Tia nước phun lên có độ cao $h(t) = ${poly([-a, 2 * a * t, h0], 't')}$ (m) ở thời điểm $t$ (giây). Tính độ cao lớn nhất và giải bất phương trình $h(t) > ${h0}$.`,
        ],
        solution: `Hoành độ đỉnh: $t = -\\dfrac{b}{2a} = \\dfrac{${2 * a * t}}{${2 * a}} = ${t}$; $h(${t}) = -${a} \\cdot ${t}^2 + ${2 * a * t} \\cdot ${t} + ${h0} = ${top}$.\nHệ số của $t^2$ âm nên độ cao lớn nhất là ${top} m, đạt được sau ${t} giây.\n$h(t) > ${h0}$ khi $${poly([-a, 2 * a * t, 0], 't')} > 0$, tức là $${a}t(${2 * t} - t) > 0$, hay $0 < t < ${2 * t}$ (giây).`,
      };
    }),
    ew('M3', 'bất phương trình bậc hai trong kinh doanh', (r) => {
      const a = r.int(10, 20);
      // The vertex lies at a whole number.
      const b = a + 2 * r.int(8, 16);
      return {
        ask: [
          `Lợi nhuận (triệu đồng) khi bán $x$ sản phẩm là $L(x) = ${poly([-1, a + b, -a * b])}$. Bán từ bao nhiêu đến bao nhiêu sản phẩm thì không lỗ? Bán bao nhiêu sản phẩm thì lợi nhuận lớn nhất?`,
          `Một cửa hàng ước tính lợi nhuận $L(x) = ${poly([-1, a + b, -a * b])}$ (triệu đồng) với giá bán $x$ (nghìn đồng). Tìm các mức giá để cửa hàng không bị lỗ và mức giá cho lợi nhuận lớn nhất.`,
          `Giải bất phương trình $${poly([-1, a + b, -a * b])} \\ge 0$. Nếu vế trái là lợi nhuận $L(x)$ (triệu đồng) khi bán $x$ chiếc xe máy, hãy nêu ý nghĩa của kết quả và tìm $x$ để lợi nhuận lớn nhất.`,
        ],
        solution: `$${poly([-1, a + b, -a * b])} = 0$ khi $x = ${a}$ hoặc $x = ${b}$.\nHệ số của $x^2$ âm nên $L(x) \\ge 0$ khi $${a} \\le x \\le ${b}$: trong khoảng này không lỗ.\nLợi nhuận lớn nhất tại đỉnh $x = \\dfrac{${a} + ${b}}{2} = ${n((a + b) / 2)}$, khi đó $L = ${((b - a) / 2) ** 2}$ (triệu đồng).`,
      };
    }),
  ]),
  ...unit(10, 'Đại số tổ hợp', ({ mc, tf, ew }) => [
    mc('M1', 'quy tắc nhân', (r) => {
      const [a, b] = [r.int(3, 7), r.int(4, 8)];
      return {
        ask: [
          `Từ A đến B có ${a} con đường, từ B đến C có ${b} con đường. Số cách đi từ A đến C qua B là:`,
          `Một bạn có ${a} chiếc áo và ${b} chiếc quần. Số cách chọn một bộ gồm một áo và một quần là:`,
          `Thực đơn có ${a} món chính và ${b} món tráng miệng. Số cách chọn một bữa ăn gồm một món chính và một món tráng miệng là:`,
        ],
        right: a * b,
        wrong: [
          [a + b, 'cộng thay vì nhân'],
          [a ** 2, 'nhân số cách của bước đầu với chính nó'],
          [b ** 2, 'nhân số cách của bước sau với chính nó'],
          [a * b + a, 'cộng thêm số cách của bước đầu'],
        ],
        why: `Hai công đoạn liên tiếp, áp dụng quy tắc nhân: $${a} \\cdot ${b} = ${a * b}$.`,
      };
    }),
    mc('M1', 'hoán vị', (r) => {
      const k = r.int(3, 6);
      const f = [1, 1, 2, 6, 24, 120, 720, 5040][k]!;
      return {
        ask: [
          `Số cách xếp ${k} học sinh thành một hàng ngang là:`,
          `Có bao nhiêu cách sắp xếp ${k} cuốn sách khác nhau vào ${k} vị trí trên giá?`,
          `Số hoán vị của một tập hợp có ${k} phần tử bằng:`,
        ],
        right: f,
        wrong: [
          [k * k, 'lấy bình phương thay cho giai thừa'],
          [f / k, 'bỏ sót một thừa số của giai thừa'],
          [k ** k, 'cho rằng được lặp lại'],
          [2 * k, 'nhân với 2 thay vì lấy giai thừa'],
        ],
        why: `$P_${k} = ${k}! = ${f}$.`,
      };
    }),
    tf('M2', 'khai triển nhị thức', (r) => {
      const a = r.int(2, 3);
      return {
        ask: [
          `Xét khai triển nhị thức Newton của $(x + ${a})^4$.`,
          `Bạn Nam khai triển biểu thức $(x + ${a})^4$ theo luỹ thừa giảm dần của $x$.`,
          `Cho biểu thức $P = (x + ${a})^4$ được viết thành đa thức thu gọn.`,
        ],
        say: [
          ['Khai triển có 5 số hạng.', 'Khai triển có 4 số hạng.', 'khai triển $(a + b)^n$ có $n + 1$ số hạng.'],
          [`Hệ số của $x^3$ bằng ${4 * a}.`, `Hệ số của $x^3$ bằng ${a}.`, `$C_4^1 \\cdot ${a} = ${4 * a}$.`],
          [
            `Số hạng không chứa $x$ bằng ${a ** 4}.`,
            `Số hạng không chứa $x$ bằng ${4 * a}.`,
            `$C_4^4 \\cdot ${a}^4 = ${a ** 4}$.`,
          ],
          [
            `Tổng các hệ số của khai triển bằng ${(1 + a) ** 4}.`,
            `Tổng các hệ số của khai triển bằng ${2 ** 4}.`,
            `thay $x = 1$: $(1 + ${a})^4 = ${(1 + a) ** 4}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'lập số từ các chữ số', (r) => {
      const k = r.int(5, 7);
      const digits = Array.from({ length: k }, (_, at) => at);
      const all = (k - 1) * (k - 1) * (k - 2);
      const evens = digits.filter((d) => d % 2 === 0 && d > 0).length;
      const even = (k - 1) * (k - 2) + evens * (k - 2) * (k - 2);
      return {
        ask: [
          `Từ các chữ số ${digits.join(', ')} lập được bao nhiêu số tự nhiên có ba chữ số khác nhau? Trong đó có bao nhiêu số chẵn?`,
          `Có bao nhiêu số tự nhiên gồm ba chữ số đôi một khác nhau lấy từ tập $${set(...digits)}$, và bao nhiêu số trong chúng chia hết cho 2?`,
          `Một mã gồm ba chữ số khác nhau lấy trong các chữ số ${digits.join(', ')}, chữ số đầu khác 0. Tính số mã lập được và số mã có chữ số cuối chẵn.`,
        ],
        solution: `Chữ số hàng trăm khác 0: có ${k - 1} cách; hàng chục: ${k - 1} cách; hàng đơn vị: ${k - 2} cách. Có $${k - 1} \\cdot ${k - 1} \\cdot ${k - 2} = ${all}$ số.\nSố chẵn, trường hợp chữ số tận cùng bằng 0: $${k - 1} \\cdot ${k - 2} = ${(k - 1) * (k - 2)}$ số.\nTrường hợp chữ số tận cùng chẵn khác 0: ${evens} cách chọn chữ số tận cùng, ${k - 2} cách chọn hàng trăm, ${k - 2} cách chọn hàng chục: $${evens} \\cdot ${k - 2} \\cdot ${k - 2} = ${evens * (k - 2) ** 2}$ số.\nTất cả có $${(k - 1) * (k - 2)} + ${evens * (k - 2) ** 2} = ${even}$ số chẵn.`,
      };
    }),
  ]),
];

const chance: readonly Template[] = [
  ...unit(10, 'Số đặc trưng của mẫu số liệu', ({ mc, fb, ew }) => [
    mc('M2', 'tứ phân vị', (r) => {
      const values = [r.int(1, 3), r.int(4, 6), r.int(7, 8), r.int(9, 10), r.int(11, 12), r.int(13, 15), r.int(16, 18)];
      return {
        ask: [
          `Mẫu số liệu đã sắp xếp: ${values.join('; ')}. Tứ phân vị thứ nhất $Q_1$ bằng:`,
          `Tìm $Q_1$ của mẫu số liệu ${values.join('; ')}.`,
          `Số giờ tự học trong tuần của 7 bạn là ${values.join('; ')}. Tứ phân vị thứ nhất của mẫu là:`,
        ],
        right: values[1]!,
        wrong: [
          [values[3]!, 'lấy trung vị'],
          [values[2]!, 'đếm thừa một vị trí'],
          [values[5]!, 'lấy $Q_3$'],
          [values[0]!, 'lấy giá trị nhỏ nhất'],
        ],
        why: `Trung vị là $Q_2 = ${values[3]!}$; nửa dưới gồm ${values.slice(0, 3).join('; ')} có trung vị $Q_1 = ${values[1]!}$.`,
      };
    }),
    mc('M1', 'quy tròn số', (r) => {
      const a = r.int(1001, 8999);
      if (a % 100 === 50) throw new TooFewDistractors('half-way');
      return {
        ask: [
          `Số quy tròn của $${a}$ đến hàng trăm là:`,
          `Quy tròn số $${a}$ đến hàng trăm ta được:`,
          `Dân số một xã là $${a}$ người. Số người quy tròn đến hàng trăm là:`,
        ],
        right: Math.round(a / 100) * 100,
        wrong: [
          [Math.floor(a / 100) * 100 + (a % 100 >= 50 ? 0 : 100), 'quy tròn về phía sai'],
          [Math.round(a / 10) * 10, 'quy tròn đến hàng chục'],
          [Math.round(a / 1000) * 1000, 'quy tròn đến hàng nghìn'],
          Math.round(a / 100) * 100 + 200,
        ],
        why: `Chữ số hàng chục của $${a}$ là ${Math.floor((a % 100) / 10)}, nên quy tròn ${a % 100 >= 50 ? 'lên' : 'xuống'}: $${Math.round(a / 100) * 100}$.`,
      };
    }),
    fb('M1', 'khoảng biến thiên', (r) => {
      const values = r.shuffle([r.int(3, 9), r.int(10, 14), r.int(15, 19), r.int(20, 26), r.int(27, 34)]);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return {
        ask: [
          `Khoảng biến thiên của mẫu số liệu ${values.join('; ')} bằng bao nhiêu?`,
          `Nhiệt độ (°C) ghi được ở năm thành phố: ${values.join('; ')}. Tính khoảng biến thiên của mẫu số liệu.`,
          `Số sách đọc trong năm của năm bạn là ${values.join('; ')}. Hiệu giữa số lớn nhất và số nhỏ nhất của mẫu là bao nhiêu?`,
        ],
        is: most - least,
        why: `Lấy số lớn nhất trừ số nhỏ nhất: $${most} - ${least} = ${most - least}$.`,
      };
    }),
    ew('M3', 'trung bình, phương sai', (r) => {
      const [m, d] = [r.int(6, 20), r.int(1, 3)];
      const values = [m - 2 * d, m - d, m, m + d, m + 2 * d];
      return {
        ask: [
          `Tính số trung bình, phương sai và độ lệch chuẩn (làm tròn đến hàng phần trăm) của mẫu số liệu ${values.join('; ')}.`,
          `Số bàn thắng trong năm mùa giải của một cầu thủ là ${values.join('; ')}. Hãy tính số trung bình và độ lệch chuẩn (làm tròn đến hàng phần trăm) của mẫu số liệu.`,
          `Lượng mưa (mm) của năm ngày: ${values.join('; ')}. Tìm số trung bình, trung vị, phương sai và độ lệch chuẩn của mẫu (làm tròn đến hàng phần trăm).`,
        ],
        solution: `Số trung bình: $\\bar x = \\dfrac{${values.join(' + ')}}{5} = ${m}$ (trung vị cũng bằng ${m}).\nPhương sai: $s^2 = \\dfrac{(${values[0]! - m})^2 + (${values[1]! - m})^2 + 0^2 + ${d}^2 + ${2 * d}^2}{5} = ${2 * d * d}$.\nĐộ lệch chuẩn: $s = \\sqrt{${2 * d * d}} \\approx ${n(rounded(Math.sqrt(2 * d * d), 2))}$.`,
      };
    }),
  ]),
  ...unit(10, 'Xác suất của biến cố', ({ mc, fb, ew }) => [
    mc('M1', 'biến cố đối', (r) => {
      const p = r.pick([0.15, 0.25, 0.35, 0.4, 0.62, 0.7]);
      return {
        ask: [
          `Biến cố $A$ có $P(A) = ${n(p)}$. Xác suất của biến cố đối $\\overline{A}$ là:`,
          `Xác suất để ngày mai trời mưa là $${n(p)}$. Xác suất để ngày mai trời không mưa bằng:`,
          `Một xạ thủ bắn trúng bia với xác suất $${n(p)}$. Xác suất bắn trượt là:`,
        ],
        right: rounded(1 - p, 4),
        wrong: [
          [p, 'lấy xác suất của chính biến cố đã cho'],
          [rounded(p * (1 - p), 4), 'nhân hai xác suất'],
          [rounded(1 - p / 2, 4), 'lấy 1 trừ đi một nửa xác suất'],
          [rounded(p / 2, 4), 'chia đôi xác suất'],
        ],
        why: `$P(\\overline{A}) = 1 - P(A) = 1 - ${n(p)} = ${n(rounded(1 - p, 4))}$.`,
      };
    }),
    mc('M1', 'không gian mẫu', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Gieo một con xúc xắc hai lần liên tiếp. Số phần tử của không gian mẫu là:',
            36,
            [
              [12, 'cộng số kết quả của hai lần gieo'],
              [6, 'chỉ xét một lần gieo'],
              [18, 'coi hai kết quả khác thứ tự là một'],
            ],
            'Mỗi lần gieo có 6 kết quả: $6 \\cdot 6 = 36$.',
          ],
          [
            'Tung một đồng xu ba lần. Không gian mẫu có bao nhiêu phần tử?',
            8,
            [
              [6, 'nhân 2 với 3'],
              [3, 'chỉ đếm số lần tung'],
              [9, 'lấy $3^2$ thay cho $2^3$'],
            ],
            'Mỗi lần có 2 kết quả: $2^3 = 8$.',
          ],
          [
            'Chọn ngẫu nhiên 2 học sinh từ 5 học sinh. Số phần tử của không gian mẫu bằng:',
            10,
            [
              [20, 'kể cả thứ tự chọn'],
              [25, 'cho rằng được chọn lặp lại'],
              [7, 'cộng hai số đã cho'],
            ],
            '$n(\\Omega) = C_5^2 = 10$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    fb('M1', 'rút một lá thăm', (r) => {
      const [good, all] = r.pick([
        [3, 20],
        [7, 20],
        [9, 25],
        [6, 25],
        [12, 50],
        [3, 8],
      ] as const);
      return {
        ask: [
          `Trong ${all} lá thăm có ${good} lá trúng thưởng. Rút ngẫu nhiên một lá. Xác suất trúng thưởng bằng bao nhiêu (viết dưới dạng số thập phân)?`,
          `Lô hàng ${all} sản phẩm có ${good} phế phẩm. Lấy ngẫu nhiên một sản phẩm. Xác suất lấy phải phế phẩm là bao nhiêu? Viết kết quả dưới dạng số thập phân.`,
          `Cho $n(\\Omega) = ${all}$ và $n(A) = ${good}$, các kết quả đồng khả năng. Tính $P(A)$ dưới dạng số thập phân.`,
        ],
        is: good / all,
        why: `$P(A) = \\dfrac{n(A)}{n(\\Omega)} = \\dfrac{${good}}{${all}} = ${n(good / all)}$.`,
      };
    }),
    ew('M3', 'chọn nhóm học sinh', (r, turn) => {
      const [boys, girls] = [r.int(3, 6), r.int(3, 6)];
      const [one, other] = [
        ['nam', 'nữ'],
        ['bi xanh', 'bi đỏ'],
        ['cuốn Toán', 'cuốn Văn'],
      ][turn]!;
      const all = boys + girls;
      const c2 = (k: number) => (k * (k - 1)) / 2;
      const c3 = (k: number) => (k * (k - 1) * (k - 2)) / 6;
      const total = c3(all);
      const some = boys * c2(girls);
      const only = c3(boys);
      return {
        ask: [
          `Một tổ có ${boys} nam và ${girls} nữ. Chọn ngẫu nhiên 3 bạn đi trực nhật. Tính xác suất để chọn được đúng 1 nam, và xác suất để có ít nhất 1 nữ.`,
          `Hộp có ${boys} bi xanh và ${girls} bi đỏ. Lấy ngẫu nhiên đồng thời 3 bi. Tính xác suất lấy được đúng 1 bi xanh, và xác suất lấy được ít nhất 1 bi đỏ.`,
          `Từ ${boys} sách Toán và ${girls} sách Văn khác nhau, lấy ngẫu nhiên 3 cuốn. Tính xác suất để có đúng 1 cuốn Toán; xác suất để có ít nhất 1 cuốn Văn.`,
        ],
        solution: `$n(\\Omega) = C_{${all}}^3 = ${total}$.\nĐúng 1 ${one} và 2 ${other}: $${boys} \\cdot C_{${girls}}^2 = ${some}$ cách, xác suất $\\dfrac{${some}}{${total}}${gcd(some, total) > 1 ? ` = ${fraction(some, total)}` : ''}$.\nBiến cố đối của “có ít nhất 1 ${other}” là “cả 3 đều là ${one}”: $C_{${boys}}^3 = ${only}$ cách.\nXác suất cần tìm: $1 - \\dfrac{${only}}{${total}} = ${fraction(total - only, total)}$.`,
      };
    }),
  ]),
];

export const algebra10: readonly Template[] = [...algebra, ...chance];
