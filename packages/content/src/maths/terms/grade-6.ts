/** Numbers of grade 6 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, gcd, n, primeFactors, rounded, type Template } from '../template.ts';
import { unit } from './kit.ts';

const setOf = (...of: readonly number[]) => `\\{${of.join(';\\ ')}\\}`;

export const numbers6: readonly Template[] = [
  ...unit(6, 'Số tự nhiên', ({ mc, fb, tf, ew, set }) => [
    fb('M1', 'tính luỹ thừa', (r) => {
      const [a, p] = r.pick([
        [2, 3],
        [2, 4],
        [2, 5],
        [3, 3],
        [4, 2],
        [5, 3],
        [10, 3],
        [6, 2],
      ] as const);
      return {
        ask: [
          `Tính giá trị của luỹ thừa $${a}^${p}$.`,
          `Tích của ${p} thừa số, mỗi thừa số bằng ${a}, là số nào?`,
          `Một bạn kể câu chuyện cho ${a} bạn, mỗi bạn đó lại kể cho ${a} bạn khác, cứ như thế đến lượt kể thứ ${p} thì có $${a}^${p}$ bạn được nghe. Lượt kể thứ ${p} có bao nhiêu bạn được nghe?`,
        ],
        is: a ** p,
        why: `$${a}^${p} = ${Array.from({ length: p }, () => a).join(' \\cdot ')} = ${a ** p}$.`,
      };
    }),
    set('M1', 'tập hợp', [
      [
        'Cho $A = \\{2;\\ 4;\\ 6;\\ 8\\}$. Khẳng định nào đúng?',
        '$6 \\in A$',
        [
          ['$3 \\in A$', 'cho rằng số nằm giữa hai phần tử cũng thuộc tập hợp'],
          ['$8 \\notin A$', 'nhầm kí hiệu thuộc và không thuộc'],
          ['$\\{2\\} \\in A$', 'nhầm phần tử với tập hợp'],
        ],
        'Số 6 là một phần tử của $A$.',
      ],
      [
        'Tập hợp các số tự nhiên nhỏ hơn 4 là:',
        '$\\{0;\\ 1;\\ 2;\\ 3\\}$',
        [
          ['$\\{1;\\ 2;\\ 3\\}$', 'bỏ sót số 0'],
          ['$\\{1;\\ 2;\\ 3;\\ 4\\}$', 'bỏ sót số 0 và lấy cả số 4'],
          ['$\\{0;\\ 1;\\ 2;\\ 3;\\ 4\\}$', 'lấy cả số 4'],
        ],
        'Số 0 là số tự nhiên, số 4 không nhỏ hơn 4.',
      ],
      [
        'Tập hợp các chữ cái trong từ “THANH” có bao nhiêu phần tử?',
        4,
        [
          [5, 'đếm chữ H hai lần'],
          [3, 'bỏ hẳn chữ lặp lại'],
          [6, 'đếm thừa một chữ cái'],
        ],
        'Mỗi chữ cái chỉ viết một lần: T, H, A, N.',
      ],
    ]),
    mc('M1', 'giá trị của chữ số', (r) => {
      const [a, b, c, d] = [r.int(1, 9), r.int(1, 9), r.int(1, 9), r.int(0, 9)];
      if (new Set([a, b, c, d]).size < 4) throw new TooFewDistractors('equal digits');
      const value = 1000 * a + 100 * b + 10 * c + d;
      return {
        ask: [
          `Trong số ${value}, chữ số ${b} có giá trị bằng:`,
          `Chữ số ${b} trong số tự nhiên ${value} biểu thị giá trị nào?`,
          `Viết số ${value} thành tổng giá trị các chữ số của nó, số hạng ứng với chữ số ${b} là:`,
        ],
        right: 100 * b,
        wrong: [
          [b, 'lấy chính chữ số đó'],
          [10 * b, 'nhầm với hàng chục'],
          [1000 * b, 'nhầm với hàng nghìn'],
        ],
        why: `Chữ số ${b} ở hàng trăm nên có giá trị $${b} \\cdot 100 = ${100 * b}$.`,
      };
    }),
    mc('M1', 'tính chất của phép tính', (r) => {
      const [a, b] = [r.int(12, 49), r.int(11, 60)];
      const rest = 100 - b;
      return {
        ask: [
          `Kết quả của phép tính $${a} \\cdot ${b} + ${a} \\cdot ${rest}$ là:`,
          `Tính nhanh $${a} \\cdot ${b} + ${a} \\cdot ${rest}$ ta được:`,
          `Mỗi thùng có ${a} gói bánh. Buổi sáng bán ${b} thùng, buổi chiều bán ${rest} thùng. Số gói bánh đã bán là:`,
        ],
        right: a * 100,
        wrong: [
          [a * a * 100, 'nhân thừa số chung hai lần'],
          [a * 10, 'tính sai tổng trong ngoặc'],
          [a + 100, 'cộng thay vì nhân'],
          [a * 200, 'nhân đôi tổng'],
        ],
        why: `$${a} \\cdot (${b} + ${rest}) = ${a} \\cdot 100 = ${a * 100}$.`,
      };
    }),
    mc('M2', 'thứ tự thực hiện phép tính', (r, turn) => {
      const [a, b, c, d] = [r.int(20, 60), r.int(2, 4), r.int(3, 5), r.int(2, 5)];
      const right = a - b * c + d ** 2;
      return {
        ask: [
          `Giá trị của biểu thức $${a} - ${b} \\cdot ${c} + ${d}^2$ là:`,
          `Thực hiện phép tính $${a} - ${b} \\cdot ${c} + ${d}^2$ ta được:`,
          `Bạn Bi có ${a} viên bi, cho ${b} bạn mỗi bạn ${c} viên, rồi được tặng ${d} túi, mỗi túi ${d} viên. Số bi của Bi bây giờ là:`,
        ],
        right,
        wrong: [
          [(a - b) * c + d ** 2, 'thực hiện phép trừ trước phép nhân'],
          [a - b * c + 2 * d, 'nhầm bình phương với nhân 2'],
          [a - b * c + d, 'bỏ qua luỹ thừa'],
          right + d,
        ],
        why: `${turn === 2 ? 'Bớt số bi đã cho, thêm số bi được tặng' : 'Luỹ thừa, rồi nhân, rồi cộng trừ'}: $${a} - ${b * c} + ${d * d} = ${right}$.`,
      };
    }),
    mc('M2', 'tìm số chưa biết', (r) => {
      const [a, x, b] = [r.int(2, 9), r.int(4, 15), r.int(5, 30)];
      return {
        ask: [
          `Tìm số tự nhiên $x$ biết $${a}x - ${b} = ${a * x - b}$.`,
          `Số tự nhiên $x$ thoả mãn $${a}x - ${b} = ${a * x - b}$ là:`,
          `Lấy một số nhân với ${a} rồi trừ đi ${b} thì được ${a * x - b}. Số đó là:`,
        ],
        right: x,
        wrong: [
          [a * x, 'quên chia cho hệ số'],
          [x + b, 'cộng thêm số trừ vào kết quả'],
          a * x - 2 * b > 0 ? a * x - 2 * b : x + 1,
          x + a,
        ],
        why: `Gọi số cần tìm là $x$: $${a}x = ${a * x - b} + ${b} = ${a * x}$, $x = ${a * x} : ${a} = ${x}$.`,
      };
    }),
    tf('M1', 'xét một tập hợp số', (r) => {
      const [a, k] = [r.int(2, 5), r.int(4, 6)];
      const values = Array.from({ length: k }, (_, at) => a + at);
      return {
        ask: [
          `Cho tập hợp $A = \\{x \\in \\mathbb{N} \\mid ${a - 1} < x \\le ${a + k - 1}\\}$.`,
          `Gọi $A$ là tập hợp các số tự nhiên lớn hơn ${a - 1} và không vượt quá ${a + k - 1}.`,
          `Bạn Minh viết tập hợp $A$ gồm các số tự nhiên từ ${a} đến ${a + k - 1}.`,
        ],
        say: [
          [
            `$A = ${setOf(...values)}$.`,
            `$A = ${setOf(a - 1, ...values)}$.`,
            `số ${a - 1} không thuộc $A$, số ${a + k - 1} thuộc $A$.`,
          ],
          [
            `$A$ có ${k} phần tử.`,
            `$A$ có ${k + 1} phần tử.`,
            `từ ${a} đến ${a + k - 1} có $${a + k - 1} - ${a} + 1 = ${k}$ số.`,
          ],
          [
            `$${a + k - 1} \\in A$.`,
            `$${a + k - 1} \\notin A$.`,
            `số ${a + k - 1} thoả mãn điều kiện của các phần tử.`,
          ],
          [
            `Tổng các phần tử của $A$ bằng ${values.reduce((x, y) => x + y, 0)}.`,
            `Tổng các phần tử của $A$ bằng ${values.reduce((x, y) => x + y, 0) + a - 1}.`,
            `$${values.join(' + ')} = ${values.reduce((x, y) => x + y, 0)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'bài toán mua sắm', (r) => {
      const [a, b, p, q] = [r.int(6, 12), r.int(3, 6), r.int(7, 12), r.int(15, 25)];
      const spent = a * p + b * q;
      const have = Math.ceil((spent + 10) / 50) * 50;
      return {
        ask: [
          `Mẹ mua ${a} quyển vở, mỗi quyển ${p} nghìn đồng và ${b} hộp bút, mỗi hộp ${q} nghìn đồng. Mẹ đưa cho cô bán hàng ${have} nghìn đồng. Viết biểu thức tính số tiền được trả lại và tính giá trị của nó.`,
          `Một lớp có quỹ ${have} nghìn đồng, dùng để mua ${a} chậu hoa giá ${p} nghìn đồng mỗi chậu và ${b} cây cảnh giá ${q} nghìn đồng mỗi cây. Hỏi quỹ lớp còn lại bao nhiêu?`,
          `Bác Lan mang ${have} nghìn đồng đi chợ, mua ${a} kg rau giá ${p} nghìn đồng mỗi ki-lô-gam và ${b} kg cà chua giá ${q} nghìn đồng mỗi ki-lô-gam. Viết một biểu thức số để tính số tiền còn lại rồi tính.`,
        ],
        solution: `Số tiền đã dùng: $${a} \\cdot ${p} + ${b} \\cdot ${q} = ${a * p} + ${b * q} = ${spent}$ (nghìn đồng).\nBiểu thức số tiền còn lại: $${have} - (${a} \\cdot ${p} + ${b} \\cdot ${q})$.\nGiá trị: $${have} - ${spent} = ${have - spent}$ (nghìn đồng).`,
      };
    }),
    ew('M3', 'luỹ thừa và so sánh', (r) => {
      const [a, p, b] = [r.int(2, 4), r.int(2, 3), r.int(3, 7)];
      const x = r.int(2, 5);
      return {
        ask: [
          `Tính $A = ${a}^${p} \\cdot ${b} - (${b} + ${a})$ và tìm số tự nhiên $x$ biết $2^x = ${2 ** x}$.`,
          `a) Thực hiện phép tính $${a}^${p} \\cdot ${b} - (${b} + ${a})$.\nb) Viết ${2 ** x} dưới dạng luỹ thừa của 2, từ đó tìm $x$ để $2^x = ${2 ** x}$.`,
          `a) Tính giá trị của $${a}^${p} \\cdot ${b} - (${b} + ${a})$.\nb) Một tờ giấy gấp đôi $x$ lần được ${2 ** x} lớp, tức là $2^x = ${2 ** x}$. Tìm $x$.`,
        ],
        solution: `$${a}^${p} \\cdot ${b} - (${b} + ${a}) = ${a ** p} \\cdot ${b} - ${a + b} = ${a ** p * b} - ${a + b} = ${a ** p * b - a - b}$.\n$${2 ** x} = 2^${x}$ nên $x = ${x}$.`,
      };
    }),
  ]),
  ...unit(6, 'Tính chia hết', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'số nguyên tố, hợp số', [
      [
        'Số nào là số nguyên tố?',
        29,
        [
          [27, 'không thấy 27 chia hết cho 3'],
          [33, 'không thấy 33 chia hết cho 3'],
          [51, 'không thấy 51 chia hết cho 3'],
        ],
        '29 chỉ có hai ước là 1 và 29.',
      ],
      [
        'Số nguyên tố chẵn duy nhất là:',
        2,
        [
          [0, 'quên rằng 0 có vô số ước'],
          [4, 'quên rằng 4 chia hết cho 2'],
          [1, 'cho rằng 1 là số nguyên tố'],
        ],
        'Mọi số chẵn lớn hơn 2 đều chia hết cho 2.',
      ],
      [
        'Số nào là hợp số?',
        39,
        [
          [31, 'cho rằng 31 chia hết cho 3'],
          [37, 'cho rằng 37 chia hết cho 7'],
          [41, 'cho rằng số lớn nhất là hợp số'],
        ],
        '$39 = 3 \\cdot 13$.',
      ],
    ]),
    set('M1', 'ước và bội', [
      [
        'Tập hợp các ước của 12 là:',
        '$\\{1;\\ 2;\\ 3;\\ 4;\\ 6;\\ 12\\}$',
        [
          ['$\\{2;\\ 3;\\ 4;\\ 6\\}$', 'bỏ sót 1 và 12'],
          ['$\\{1;\\ 2;\\ 3;\\ 4;\\ 6\\}$', 'bỏ sót 12'],
          ['$\\{0;\\ 12;\\ 24\\}$', 'nhầm ước với bội'],
        ],
        '12 chia hết cho 1; 2; 3; 4; 6 và 12.',
      ],
      [
        'Số nào là bội của 9?',
        63,
        [
          [56, 'nhầm với bội của 7 và 8'],
          [49, 'nhầm với bội của 7'],
          [71, 'tính sai phép chia 71 cho 9'],
        ],
        '$63 = 9 \\cdot 7$.',
      ],
      [
        'Số 8 không phải là ước của số nào?',
        36,
        [
          [40, 'quên rằng $40 = 8 \\cdot 5$'],
          [56, 'quên rằng $56 = 8 \\cdot 7$'],
          [72, 'quên rằng $72 = 8 \\cdot 9$'],
        ],
        '36 chia cho 8 dư 4.',
      ],
    ]),
    mc('M1', 'dấu hiệu chia hết', (r) => {
      const d = r.pick([2, 5, 3, 9]);
      const numbers = r.shuffle(Array.from({ length: 800 }, (_, at) => at + 120));
      const good = numbers.find((one) => one % d === 0)!;
      const bad = numbers.filter((one) => one % d !== 0).slice(0, 4);
      return {
        ask: [
          `Số nào sau đây chia hết cho ${d}?`,
          `Trong các số sau, số nào là bội của ${d}?`,
          `Có thể chia đều số kẹo nào cho ${d} bạn mà không thừa viên nào?`,
        ],
        right: good,
        wrong: bad,
        why:
          d === 2
            ? `${good} có chữ số tận cùng là số chẵn.`
            : d === 5
              ? `${good} có chữ số tận cùng là 0 hoặc 5.`
              : `Tổng các chữ số của ${good} bằng ${[...`${good}`].reduce((sum, one) => sum + Number(one), 0)}, chia hết cho ${d}.`,
      };
    }),
    mc('M1', 'phân tích ra thừa số nguyên tố', (r) => {
      const value = r.pick([36, 40, 54, 60, 72, 90, 100]);
      return {
        ask: [
          `Phân tích số ${value} ra thừa số nguyên tố ta được:`,
          `Dạng phân tích ra thừa số nguyên tố của ${value} là:`,
          `Số ${value} viết thành tích các thừa số nguyên tố là:`,
        ],
        right: `$${value} = ${primeFactors(value)}$`,
        wrong: [
          [`$${value} = 2 \\cdot ${value / 2}$`, 'dừng khi còn thừa số là hợp số'],
          [`$${value} = 1 \\cdot ${value}$`, 'coi 1 là thừa số nguyên tố'],
          [
            `$${value} = ${value % 9 === 0 ? `9 \\cdot ${value / 9}` : `10 \\cdot ${value / 10}`}$`,
            'tách thành hai thừa số mà không phân tích tiếp',
          ],
        ],
        why: `Chia liên tiếp cho các số nguyên tố nhỏ nhất: $${value} = ${primeFactors(value)}$; các cách viết khác có thừa số không phải là số nguyên tố.`,
      };
    }),
    fb('M1', 'chữ số còn thiếu', (r) => {
      const [a, b] = [r.int(1, 9), r.int(1, 8)];
      const missing = (9 - ((a + b) % 9)) % 9;
      if (missing === 0) throw new TooFewDistractors('0 and 9');
      return {
        ask: [
          `Tìm chữ số $x$ để số $\\overline{${a}x${b}}$ chia hết cho 9.`,
          `Số $\\overline{${a}x${b}}$ chia hết cho 9 khi chữ số $x$ bằng bao nhiêu?`,
          `Điền chữ số nào vào dấu * để số ${a}*${b} là bội của 9?`,
        ],
        is: missing,
        why: `Gọi chữ số cần tìm là $x$: $${a} + x + ${b} = ${a + b} + x$ chia hết cho 9, với $0 \\le x \\le 9$ nên $x = ${missing}$.`,
      };
    }),
    fb('M2', 'chia nhóm, xếp hàng', (r) => {
      const [p, q, k] = r.pick([
        [2, 3, 6],
        [3, 4, 8],
        [3, 5, 6],
        [2, 5, 9],
        [4, 5, 6],
      ] as const);
      return {
        ask: [
          `Lớp có ${k * p} nam và ${k * q} nữ chia thành nhiều tổ nhất sao cho số nam, số nữ trong các tổ như nhau. Chia được bao nhiêu tổ?`,
          `Tìm số lớn nhất mà cả ${k * p} và ${k * q} đều chia hết cho nó.`,
          `Có ${k * p} quả cam và ${k * q} quả táo, chia vào các đĩa sao cho số cam và số táo ở mỗi đĩa như nhau. Có thể chia nhiều nhất vào bao nhiêu đĩa?`,
        ],
        is: k,
        why: `Số cần tìm là ƯCLN của ${k * p} và ${k * q}. $${k * p} = ${primeFactors(k * p)}$, $${k * q} = ${primeFactors(k * q)}$ nên ƯCLN bằng $${k}$.`,
      };
    }),
    tf('M2', 'xét hai số', (r) => {
      const [p, q, k] = r.pick([
        [2, 3, 6],
        [3, 4, 4],
        [2, 5, 6],
        [3, 5, 4],
        [2, 7, 6],
      ] as const);
      const [a, b] = [k * p, k * q];
      return {
        ask: [
          `Cho hai số tự nhiên $a = ${a}$ và $b = ${b}$.`,
          `Bạn Khoa xét các ước và bội của hai số $a = ${a}$, $b = ${b}$.`,
          `Hai đèn nhấp nháy theo chu kì $a = ${a}$ giây và $b = ${b}$ giây.`,
        ],
        say: [
          [
            `$\\text{ƯCLN}(a,\\,b) = ${k}$.`,
            `$\\text{ƯCLN}(a,\\,b) = ${k / 2}$.`,
            `$${a} = ${primeFactors(a)}$, $${b} = ${primeFactors(b)}$.`,
          ],
          [
            `$\\text{BCNN}(a,\\,b) = ${k * p * q}$.`,
            `$\\text{BCNN}(a,\\,b) = ${a * b}$.`,
            `lấy mọi thừa số nguyên tố với số mũ lớn nhất được ${k * p * q}.`,
          ],
          [`$a + b$ chia hết cho ${k}.`, `$a + b$ không chia hết cho ${k}.`, `cả hai số hạng đều chia hết cho ${k}.`],
          [
            '$a$ và $b$ không nguyên tố cùng nhau.',
            '$a$ và $b$ nguyên tố cùng nhau.',
            `hai số có ước chung ${k} lớn hơn 1.`,
          ],
        ],
      };
    }),
    ew('M3', 'bài toán bội chung', (r, turn) => {
      const sought = ['số học sinh', 'số sách', 'số phút'][turn]!;
      const [a, b, c, low] = r.pick([
        [8, 10, 12, 100],
        [6, 8, 9, 60],
        [10, 12, 15, 50],
        [6, 10, 15, 20],
      ] as const);
      const lcm = (x: number, y: number) => (x * y) / gcd(x, y);
      const least = lcm(lcm(a, b), c);
      const answer = Math.ceil(low / least) * least;
      return {
        ask: [
          `Số học sinh khối 6 của một trường khi xếp hàng ${a}, hàng ${b}, hàng ${c} đều vừa đủ. Biết số học sinh lớn hơn ${low} và nhỏ hơn ${low + least}. Tính số học sinh khối 6.`,
          `Một tủ sách xếp thành từng bó ${a} cuốn, ${b} cuốn hay ${c} cuốn đều vừa hết. Số sách lớn hơn ${low} và ít hơn ${low + least} cuốn. Tìm số sách.`,
          `Ba xe buýt cùng rời bến, sau đó lần lượt cứ ${a} phút, ${b} phút, ${c} phút lại rời bến một chuyến. Tìm số phút (lớn hơn ${low} và nhỏ hơn ${low + least}) để ba xe lại cùng rời bến một lúc.`,
        ],
        solution: `${sought[0]!.toUpperCase()}${sought.slice(1)} cần tìm là bội chung của ${a}, ${b}, ${c}.\n$${a} = ${primeFactors(a)}$, $${b} = ${primeFactors(b)}$, $${c} = ${primeFactors(c)}$ nên $\\text{BCNN}(${a},\\,${b},\\,${c}) = ${primeFactors(least)} = ${least}$.\nBội chung lớn hơn ${low} và nhỏ hơn ${low + least} là ${answer}.\nVậy ${sought} cần tìm là ${answer}.`,
      };
    }),
  ]),
  ...unit(6, 'Số nguyên', ({ mc, tf }) => [
    mc('M1', 'số đối', (r) => {
      const a = r.int(3, 50);
      return {
        ask: [
          `Số đối của $-${a}$ là:`,
          `Số nguyên nào cộng với $-${a}$ thì được 0?`,
          `Trên trục số, điểm biểu diễn số nào cách gốc $O$ một khoảng bằng điểm $-${a}$ nhưng nằm ở phía bên kia?`,
        ],
        right: a,
        wrong: [
          [-a, 'giữ nguyên dấu'],
          [0, 'nhầm với tổng của hai số đối nhau'],
          [a - 1, 'đếm thiếu một đơn vị trên trục số'],
          [-a + 1, 'lấy số liền sau'],
        ],
        why: `$-${a} + ${a} = 0$.`,
      };
    }),
    tf('M1', 'so sánh và tính với hai số nguyên âm', (r) => {
      const [a, b] = [r.int(2, 8), r.int(9, 15)];
      return {
        ask: [
          `Cho hai số nguyên $x = -${a}$ và $y = -${b}$.`,
          `Hai tấm thẻ ghi hai số nguyên $x = -${a}$ và $y = -${b}$.`,
          `Trên trục số nằm ngang có hai điểm biểu diễn $x = -${a}$ và $y = -${b}$.`,
        ],
        say: [
          ['$x > y$.', '$x < y$.', `${a} < ${b} nên $-${a} > -${b}$.`],
          [`$x + y = -${a + b}$.`, `$x + y = ${a + b}$.`, 'tổng hai số nguyên âm là số nguyên âm.'],
          [`$x - y = ${b - a}$.`, `$x - y = -${a + b}$.`, `$-${a} - (-${b}) = -${a} + ${b} = ${b - a}$.`],
          [`$x \\cdot y = ${a * b}$.`, `$x \\cdot y = -${a * b}$.`, 'tích hai số nguyên âm là số nguyên dương.'],
        ],
      };
    }),
  ]),
  ...unit(6, 'Phân số', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'so sánh phân số', [
      [
        'Phân số nào lớn hơn $\\dfrac{-1}{2}$?',
        '$\\dfrac{-1}{3}$',
        [
          ['$\\dfrac{-2}{3}$', 'quên rằng số âm càng xa số 0 thì càng bé'],
          ['$\\dfrac{-3}{4}$', 'so sánh như với hai phân số dương'],
          ['$\\dfrac{-5}{6}$', 'chọn phân số có tử và mẫu xa số 0 nhất'],
        ],
        'Quy đồng: $\\dfrac{-1}{3} = \\dfrac{-2}{6} > \\dfrac{-3}{6} = \\dfrac{-1}{2}$.',
      ],
      [
        'Trong hai phân số có cùng mẫu dương, phân số nào lớn hơn?',
        'Phân số có tử lớn hơn',
        [
          ['Phân số có tử nhỏ hơn', 'nhầm với hai phân số cùng tử'],
          ['Hai phân số luôn bằng nhau', 'chỉ so sánh hai mẫu'],
          ['Không so sánh được', 'cho rằng chỉ so sánh được khi mẫu khác nhau'],
        ],
        'Cùng mẫu dương thì so sánh các tử.',
      ],
      [
        'Khẳng định nào đúng?',
        '$\\dfrac{3}{7} < \\dfrac{5}{7}$',
        [
          ['$\\dfrac{-3}{7} < \\dfrac{-5}{7}$', 'so sánh như với hai phân số dương'],
          ['$\\dfrac{3}{7} < 0$', 'nhầm phân số dương với phân số âm'],
          ['$\\dfrac{5}{7} > 1$', 'cho rằng tử bé hơn mẫu thì phân số lớn hơn 1'],
        ],
        'Cùng mẫu 7 và $3 < 5$.',
      ],
    ]),
    fb('M1', 'phân số bằng nhau: tìm số còn thiếu', (r) => {
      const [p, q] = r.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 7],
        [5, 6],
      ] as const);
      const k = r.int(2, 9);
      return {
        ask: [
          `Tìm số nguyên $x$ biết $\\dfrac{x}{${q * k}} = \\dfrac{-${p}}{${q}}$.`,
          `Phân số $\\dfrac{-${p}}{${q}}$ bằng phân số có mẫu ${q * k} và tử bằng bao nhiêu?`,
          `Điền số thích hợp: khi nhân cả tử và mẫu của $\\dfrac{-${p}}{${q}}$ với ${k} thì tử mới bằng bao nhiêu?`,
        ],
        is: -p * k,
        why: `Mẫu được nhân với ${k}: $${q} \\cdot ${k} = ${q * k}$, nên tử bằng $-${p} \\cdot ${k} = ${-p * k}$.`,
      };
    }),
    mc('M1', 'rút gọn phân số', (r) => {
      const [p, q] = r.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [5, 6],
        [4, 7],
      ] as const);
      const k = r.int(3, 9);
      return {
        ask: [
          `Phân số tối giản của $\\dfrac{${-p * k}}{${q * k}}$ là:`,
          `Rút gọn phân số $\\dfrac{${-p * k}}{${q * k}}$ ta được:`,
          `Phân số tối giản nào bằng $\\dfrac{${-p * k}}{${q * k}}$?`,
        ],
        right: `$-\\dfrac{${p}}{${q}}$`,
        wrong: [
          [`$\\dfrac{${p}}{${q}}$`, 'quên dấu âm'],
          [`$-\\dfrac{${q}}{${p}}$`, 'đổi chỗ tử và mẫu'],
          `$-\\dfrac{${p}}{${q + 1}}$`,
        ],
        why: `Chia tử và mẫu cho ${k}: $\\dfrac{${-p * k} : ${k}}{${q * k} : ${k}} = -\\dfrac{${p}}{${q}}$.`,
      };
    }),
    mc('M2', 'cộng hai phân số khác mẫu', (r) => {
      const [a, b, c, d] = r.pick([
        [1, 2, 1, 3],
        [2, 3, 1, 4],
        [3, 4, 1, 6],
        [4, 5, 1, 2],
        [5, 6, 1, 4],
      ] as const);
      return {
        ask: [
          `Kết quả của phép tính $\\dfrac{${a}}{${b}} - \\dfrac{${c}}{${d}}$ là:`,
          `Hiệu của hai phân số $\\dfrac{${a}}{${b}}$ và $\\dfrac{${c}}{${d}}$ bằng:`,
          `Một bể có $\\dfrac{${a}}{${b}}$ bể nước, dùng hết $\\dfrac{${c}}{${d}}$ bể. Phần nước còn lại (so với bể) là:`,
        ],
        right: `$${fraction(a * d - b * c, b * d)}$`,
        wrong: [
          ...(b === d ? [] : [`$${fraction(a - c === 0 ? 1 : a - c, Math.abs(b - d))}$`]),
          [`$${fraction(a * d + b * c, b * d)}$`, 'cộng thay vì trừ'] as const,
          [`$${fraction(a * c, b * d)}$`, 'nhân thay vì trừ'] as const,
          [`$${fraction(a + c, b + d)}$`, 'cộng tử với tử, mẫu với mẫu'] as const,
        ],
        why: `Quy đồng mẫu số: $\\dfrac{${a * d}}{${b * d}} - \\dfrac{${b * c}}{${b * d}} = ${fraction(a * d - b * c, b * d)}$.`,
      };
    }),
    tf('M1', 'so sánh, tính với phân số', (r) => {
      const [p, q] = r.pick([
        [2, 5],
        [3, 7],
        [3, 8],
        [4, 9],
        [5, 8],
      ] as const);
      return {
        ask: [
          `Cho hai phân số $a = \\dfrac{-${p}}{${q}}$ và $b = \\dfrac{${p}}{${q}}$.`,
          `Bạn Vân xét hai phân số $a = \\dfrac{-${p}}{${q}}$, $b = \\dfrac{${p}}{${q}}$.`,
          `Hai điểm trên trục số biểu diễn các phân số $a = \\dfrac{-${p}}{${q}}$ và $b = \\dfrac{${p}}{${q}}$.`,
        ],
        say: [
          ['$a < b$.', '$a > b$.', 'phân số âm nhỏ hơn phân số dương.'],
          ['$a + b = 0$.', `$a + b = \\dfrac{${2 * p}}{${q}}$.`, 'hai phân số đối nhau có tổng bằng 0.'],
          [
            `$a \\cdot ${q} = -${p}$.`,
            `$a \\cdot ${q} = -\\dfrac{${p}}{${q * q}}$.`,
            `$\\dfrac{-${p}}{${q}} \\cdot ${q} = -${p}$.`,
          ],
          [`$b = \\dfrac{${3 * p}}{${3 * q}}$.`, `$b = \\dfrac{${p + 3}}{${q + 3}}$.`, 'nhân cả tử và mẫu với 3.'],
        ],
      };
    }),
    ew('M3', 'bài toán giá trị phân số', (r, turn) => {
      const [once, twice, rest, unit] = (
        [
          ['Ngày đầu An đọc', 'Ngày thứ hai An đọc', 'An còn phải đọc', 'trang'],
          ['Lần thứ nhất lấy', 'Lần thứ hai lấy', 'Trong thùng còn', 'kg'],
          ['Ngày thứ nhất sửa', 'Ngày thứ hai sửa', 'Đoạn đường chưa sửa dài', 'm'],
        ] as const
      )[turn]!;
      const [k, p, q] = r.pick([
        [3, 1, 4],
        [2, 2, 5],
        [3, 1, 3],
        [3, 2, 5],
      ] as const);
      const all = 60 * k;
      const [first, left] = [(all * p) / q, all - (all * p) / q];
      const second = left / 3;
      return {
        ask: [
          `Một quyển truyện có ${all} trang. Ngày đầu An đọc $\\dfrac{${p}}{${q}}$ số trang, ngày thứ hai đọc $\\dfrac{1}{3}$ số trang còn lại. Hỏi An còn phải đọc bao nhiêu trang?`,
          `Một thùng có ${all} kg gạo. Lần thứ nhất lấy $\\dfrac{${p}}{${q}}$ số gạo, lần thứ hai lấy $\\dfrac{1}{3}$ số gạo còn lại. Trong thùng còn bao nhiêu ki-lô-gam gạo?`,
          `Đoạn đường dài ${all} m. Ngày thứ nhất sửa được $\\dfrac{${p}}{${q}}$ đoạn đường, ngày thứ hai sửa được $\\dfrac{1}{3}$ phần còn lại. Còn bao nhiêu mét đường chưa sửa?`,
        ],
        solution: `${once}: $${all} \\cdot \\dfrac{${p}}{${q}} = ${first}$ (${unit}).\nCòn lại: $${all} - ${first} = ${left}$ (${unit}).\n${twice}: $${left} \\cdot \\dfrac{1}{3} = ${n(second)}$ (${unit}).\n${rest}: $${left} - ${n(second)} = ${n(left - second)}$ (${unit}).`,
      };
    }),
  ]),
  ...unit(6, 'Số thập phân và tỉ số phần trăm', ({ mc, fb, tf, ew, set }) => [
    fb('M2', 'tỉ số phần trăm của hai số', (r) => {
      const [all, share] = [r.pick([20, 25, 40, 50, 80]), 5 * r.int(2, 17)];
      const some = (all * share) / 100;
      if (!Number.isInteger(some)) throw new TooFewDistractors('not whole');
      return {
        ask: [
          `Tỉ số phần trăm của ${some} và ${all} là bao nhiêu phần trăm?`,
          `Một đội bóng thắng ${some} trong ${all} trận. Số trận thắng chiếm bao nhiêu phần trăm tổng số trận?`,
          `Trong ${all} hạt giống gieo xuống có ${some} hạt nảy mầm. Tỉ lệ nảy mầm là bao nhiêu phần trăm?`,
        ],
        is: share,
        unit: '%',
        why: `$\\dfrac{${some}}{${all}} \\cdot 100\\% = ${share}\\%$.`,
      };
    }),
    set('M1', 'viết số thập phân', [
      [
        'Phân số $\\dfrac{-37}{100}$ viết dưới dạng số thập phân là:',
        '$-0{,}37$',
        [
          ['$-3{,}7$', 'đếm thiếu một chữ số sau dấu phẩy'],
          ['$0{,}37$', 'quên dấu âm'],
          ['$-0{,}037$', 'đếm thừa một chữ số sau dấu phẩy'],
        ],
        'Mẫu 100 ứng với hai chữ số phần thập phân.',
      ],
      [
        'Số đối của $-2{,}5$ là:',
        '$2{,}5$',
        [
          ['$-5{,}2$', 'đổi chỗ phần nguyên và phần thập phân'],
          ['$5{,}2$', 'bỏ dấu âm rồi đổi chỗ hai chữ số'],
          ['$0{,}25$', 'bỏ dấu âm rồi dời dấu phẩy'],
        ],
        'Tổng của hai số đối nhau bằng 0.',
      ],
      [
        'Số thập phân nào lớn nhất?',
        '$-0{,}9$',
        [
          ['$-1{,}2$', 'chỉ so sánh phần thập phân'],
          ['$-3{,}05$', 'so sánh như với số dương'],
          ['$-1{,}19$', 'chọn số có nhiều chữ số hơn'],
        ],
        'Trong các số âm, số gần 0 hơn thì lớn hơn.',
      ],
    ]),
    mc('M1', 'cộng trừ số thập phân', (r) => {
      const [a, b] = [r.int(15, 60) / 10, r.int(61, 99) / 10];
      return {
        ask: [
          `Kết quả của phép tính $${n(a)} - ${n(b)}$ là:`,
          `Hiệu của $${n(a)}$ và $${n(b)}$ bằng:`,
          `Nhiệt độ là $${n(a)}$ độ C, sau đó giảm $${n(b)}$ độ. Nhiệt độ lúc sau (độ C) là:`,
        ],
        right: rounded(a - b, 1),
        wrong: [
          [rounded(b - a, 1), 'trừ ngược thứ tự'],
          [rounded(a + b, 1), 'cộng thay vì trừ'],
          [rounded(-a - b, 1), 'nhầm dấu của cả hai số'],
        ],
        why: `$${n(a)} - ${n(b)} = -(${n(b)} - ${n(a)}) = ${n(rounded(a - b, 1))}$.`,
      };
    }),
    mc('M2', 'tính giá trị phần trăm', (r) => {
      const [all, share] = [20 * r.int(3, 15), r.pick([15, 25, 35, 45])];
      return {
        ask: [
          `$${share}\\%$ của ${all} bằng:`,
          `Một cửa hàng giảm giá ${share}% cho món hàng giá ${all} nghìn đồng. Số tiền được giảm (nghìn đồng) là:`,
          `Trường có ${all} học sinh, ${share}% tham gia bơi lội. Số học sinh tham gia bơi lội là:`,
        ],
        right: (all * share) / 100,
        wrong: [
          [all - (all * share) / 100, 'tính phần còn lại'],
          [(all * share) / 10, 'chia cho 10 thay vì chia cho 100'],
          [share, 'lấy số phần trăm làm kết quả'],
          (all * (share + 10)) / 100,
        ],
        why: `$${all} \\cdot \\dfrac{${share}}{100} = ${(all * share) / 100}$.`,
      };
    }),
    tf('M2', 'giảm giá', (r, turn) => {
      const two = ['hai chiếc áo', 'hai đôi giày', 'hai bộ sách'][turn]!;
      const [p, d] = [100 * r.int(2, 9), r.pick([10, 20, 30])];
      const cut = (p * d) / 100;
      return {
        ask: [
          `Một chiếc áo giá niêm yết ${p} nghìn đồng được giảm ${d}%.`,
          `Cửa hàng giảm giá ${d}% cho đôi giày có giá ${p} nghìn đồng.`,
          `Bộ sách giá ${p} nghìn đồng, trong ngày hội đọc sách được giảm ${d}% giá bìa.`,
        ],
        say: [
          [
            `Số tiền được giảm là ${cut} nghìn đồng.`,
            `Số tiền được giảm là ${d} nghìn đồng.`,
            `$${p} \\cdot ${d}\\% = ${cut}$.`,
          ],
          [
            `Số tiền phải trả là ${p - cut} nghìn đồng.`,
            `Số tiền phải trả là ${p - d} nghìn đồng.`,
            `$${p} - ${cut} = ${p - cut}$.`,
          ],
          [
            `Số tiền phải trả bằng ${100 - d}% giá ban đầu.`,
            `Số tiền phải trả bằng ${d}% giá ban đầu.`,
            `$100\\% - ${d}\\% = ${100 - d}\\%$.`,
          ],
          [
            `Mua ${two} như thế phải trả ${2 * (p - cut)} nghìn đồng.`,
            `Mua ${two} như thế phải trả ${2 * p - cut} nghìn đồng.`,
            `$2 \\cdot ${p - cut} = ${2 * (p - cut)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'lãi suất và tỉ số phần trăm', (r, turn) => {
      const [more, whole, unit] = (
        [
          ['Tiền lãi', 'Cả gốc và lãi', 'triệu đồng'],
          ['Tiền lãi', 'Tiền bán được', 'triệu đồng'],
          ['Sản lượng tăng thêm', 'Sản lượng năm nay', 'tấn'],
        ] as const
      )[turn]!;
      const [p, rate] = [10 * r.int(3, 12), r.pick([5, 6, 8])];
      const gain = (p * rate) / 100;
      return {
        ask: [
          `Bác Hải gửi ngân hàng ${p} triệu đồng kì hạn một năm, lãi suất ${rate}% một năm. Sau một năm bác nhận được bao nhiêu tiền lãi, tổng cộng cả gốc và lãi là bao nhiêu? Tiền lãi bằng bao nhiêu phần trăm tổng số tiền nhận được (làm tròn đến hàng phần mười)?`,
          `Một cửa hàng nhập hàng hết ${p} triệu đồng và bán lãi ${rate}% so với giá nhập. Tính tiền lãi, tiền bán được và tỉ số phần trăm của tiền lãi so với tiền bán (làm tròn đến hàng phần mười).`,
          `Sản lượng năm ngoái của một trang trại là ${p} tấn, năm nay tăng ${rate}%. Tính phần tăng thêm, sản lượng năm nay và tỉ số phần trăm của phần tăng thêm so với sản lượng năm nay (làm tròn đến hàng phần mười).`,
        ],
        solution: `${more}: $${p} \\cdot ${rate}\\% = ${n(gain)}$ (${unit}).\n${whole}: $${p} + ${n(gain)} = ${n(p + gain)}$ (${unit}).\nTỉ số phần trăm: $\\dfrac{${n(gain)}}{${n(p + gain)}} \\cdot 100\\% \\approx ${n(rounded((gain / (p + gain)) * 100, 1))}\\%$.`,
      };
    }),
  ]),
];
