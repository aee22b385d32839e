/** Algebra, statistics and probability of grade 10: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { graph, chart } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, unit } from '../kit.ts';

const listed = (...all: readonly number[]): string => `\\{${all.join(';\\,')}\\}`;
const choose = (of: number, count: number): number => (count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count);
const divisors = (of: number): number[] =>
  Array.from({ length: of }, (_, at) => at + 1).filter((one) => of % one === 0);

const sets: readonly Template[] = unit(10, 'Mệnh đề, tập hợp', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận biết mệnh đề', [
    [
      'Câu nào sau đây là một mệnh đề?',
      'Số 15 chia hết cho 4.',
      [
        ['Bài này khó quá!', 'cho rằng câu cảm thán cũng là mệnh đề'],
        ['Bạn có thích môn Toán không?', 'cho rằng câu hỏi cũng là mệnh đề'],
        ['Hãy mở sách ra.', 'cho rằng câu cầu khiến cũng là mệnh đề'],
      ],
      'Mệnh đề là câu khẳng định đúng hoặc sai; “Số 15 chia hết cho 4” là khẳng định sai nên là mệnh đề.',
    ],
    [
      'Trong các câu sau, câu nào không phải là mệnh đề?',
      'Mấy giờ rồi?',
      [
        ['Hà Nội là thủ đô của Việt Nam.', 'cho rằng chỉ câu về toán học mới là mệnh đề'],
        ['$2 + 3 = 6$.', 'cho rằng khẳng định sai không phải là mệnh đề'],
        ['Số 7 là số nguyên tố.', 'không nhận ra khẳng định đúng'],
      ],
      'Câu hỏi không phải là khẳng định nên không phải là mệnh đề.',
    ],
    [
      'Cho các câu: (1) $x + 1 > 3$; (2) $5 < 2$; (3) Trời đẹp quá!; (4) Bạn đi đâu đấy? Câu nào là mệnh đề?',
      'Câu (2)',
      [
        ['Câu (1)', 'quên rằng câu chứa biến chưa đúng, chưa sai khi chưa biết $x$'],
        ['Câu (3)', 'cho rằng câu cảm thán là mệnh đề'],
        ['Câu (4)', 'cho rằng câu hỏi là mệnh đề'],
      ],
      'Câu (2) là một khẳng định sai, nên là mệnh đề; câu (1) là mệnh đề chứa biến.',
    ],
  ]),
  set('M1', 'kí hiệu với mọi và tồn tại', [
    [
      'Mệnh đề “Mọi số thực đều có bình phương không âm” được viết là:',
      '$\\forall x \\in \\mathbb{R},\\ x^2 \\ge 0$',
      [
        ['$\\exists x \\in \\mathbb{R},\\ x^2 \\ge 0$', 'nhầm kí hiệu “mọi” với “tồn tại”'],
        ['$\\forall x \\in \\mathbb{R},\\ x^2 > 0$', 'hiểu “không âm” là dương'],
        ['$\\forall x \\in \\mathbb{N},\\ x^2 \\ge 0$', 'lấy sai tập hợp số'],
      ],
      '“Mọi” viết là $\\forall$, “không âm” nghĩa là $x^2 \\ge 0$.',
    ],
    [
      'Cách phát biểu nào diễn đạt đúng mệnh đề “$\\exists n \\in \\mathbb{N},\\ n^2 = n$”?',
      'Có ít nhất một số tự nhiên bằng bình phương của chính nó',
      [
        ['Mọi số tự nhiên đều bằng bình phương của nó', 'nhầm “tồn tại” với “mọi”'],
        ['Không có số tự nhiên nào bằng bình phương của nó', 'lấy mệnh đề phủ định'],
        ['Chỉ có một số tự nhiên bằng bình phương của nó', 'hiểu “tồn tại” là có đúng một'],
      ],
      '$\\exists$ đọc là “có”, “có ít nhất một”; chẳng hạn $n = 0$ và $n = 1$.',
    ],
    [
      'Lớp trưởng nói: “Có bạn trong lớp chưa nộp bài”. Nếu $T$ là tập hợp học sinh của lớp, câu nói đó có dạng:',
      '$\\exists x \\in T$, $x$ chưa nộp bài',
      [
        ['$\\forall x \\in T$, $x$ chưa nộp bài', 'nhầm “có” với “mọi”'],
        ['$\\exists x \\in T$, $x$ đã nộp bài', 'bỏ từ “chưa”'],
        ['$\\forall x \\in T$, $x$ đã nộp bài', 'lấy mệnh đề phủ định'],
      ],
      '“Có bạn” nghĩa là tồn tại ít nhất một phần tử của $T$, viết là $\\exists x \\in T$.',
    ],
  ]),
  mc('M1', 'viết tập hợp bằng cách liệt kê', (r) => {
    const [from, to] = [-r.int(1, 2), r.int(2, 3)];
    const all = (a: number, b: number) => listed(...Array.from({ length: b - a + 1 }, (_, at) => a + at));
    return {
      ask: [
        `Tập hợp $A = \\{x \\in \\mathbb{Z} \\mid ${from} \\le x < ${to + 1}\\}$ được viết dưới dạng liệt kê là:`,
        `Liệt kê các phần tử của $A = \\{x \\in \\mathbb{Z} \\mid ${from - 1} < x \\le ${to}\\}$, ta được:`,
        `Thang máy đi từ tầng $${from}$ đến tầng ${to}, dừng ở mọi tầng (kể cả tầng 0). Tập hợp $A$ các số tầng là:`,
      ],
      right: `$${all(from, to)}$`,
      wrong: [
        [`$${all(from, to + 1)}$`, 'lấy thừa một số ở bên phải'],
        [`$${all(from + 1, to)}$`, 'bỏ sót số nhỏ nhất'],
        [`$${all(0, to)}$`, 'chỉ lấy các số tự nhiên'],
        `$${all(from + 1, to + 1)}$`,
      ],
      why: `Các số nguyên từ $${from}$ đến ${to}: $${all(from, to)}$.`,
    };
  }),
  mc('M2', 'hiệu của hai khoảng, đoạn', (r) => {
    const [a, b, c, d] = [-r.int(3, 6), -r.int(0, 2), r.int(2, 4), r.int(5, 9)];
    return {
      ask: [
        `Cho $A = [${a};\\,${c}]$ và $B = (${b};\\,${d})$. Tập hợp $A \\setminus B$ là:`,
        `Hai tập hợp $A = [${a};\\,${c}]$, $B = (${b};\\,${d})$ được biểu diễn trên trục số. Phần thuộc $A$ nhưng không thuộc $B$ là:`,
        `Một kho lạnh đặt được các nhiệt độ thuộc $A = [${a};\\,${c}]$ (°C); một loại vi khuẩn chỉ phát triển ở các nhiệt độ thuộc $B = (${b};\\,${d})$. Các nhiệt độ của kho mà vi khuẩn đó không phát triển là:`,
      ],
      right: `$[${a};\\,${b}]$`,
      wrong: [
        [`$[${a};\\,${b})$`, 'bỏ đầu mút không thuộc $B$'],
        [`$(${b};\\,${c}]$`, 'lấy giao của hai tập hợp'],
        [`$(${c};\\,${d})$`, 'lấy $B \\setminus A$'],
      ],
      why: `Lấy các số của $[${a};\\,${c}]$ rồi bỏ đi các số lớn hơn $${b}$ và nhỏ hơn ${d}; số $${b}$ không thuộc $B$ nên được giữ lại. Kết quả: $[${a};\\,${b}]$.`,
    };
  }),
  fb('M1', 'số phần tử của hiệu hai tập hợp', (r) => {
    const [a, both] = [r.int(15, 25), r.int(5, 11)];
    return {
      ask: [
        `Tập hợp $A$ có ${a} phần tử, $A \\cap B$ có ${both} phần tử. Hỏi $A \\setminus B$ có bao nhiêu phần tử?`,
        `Lớp 10A có ${a} bạn học bơi ($A$), trong đó ${both} bạn học cả bơi và cờ vua. Có bao nhiêu bạn học bơi mà không học cờ vua?`,
        `Trong ${a} khách gọi cà phê, có ${both} khách gọi cả cà phê và bánh. Bao nhiêu khách gọi cà phê mà không gọi bánh?`,
      ],
      is: a - both,
      why: `Bỏ các phần tử chung khỏi tập hợp thứ nhất: $${a} - ${both} = ${a - both}$.`,
    };
  }),
  tf('M1', 'các ước chung của hai số', (_, turn) => {
    const [p, q] = [
      [12, 18],
      [18, 24],
      [12, 20],
    ][turn]! as [number, number];
    const [A, B] = [divisors(p), divisors(q)];
    const both = A.filter((one) => B.includes(one));
    const only = A.filter((one) => !B.includes(one));
    const all = A.length + B.length - both.length;
    return {
      ask: [
        `Gọi $A$ là tập hợp các ước tự nhiên của ${p}, $B$ là tập hợp các ước tự nhiên của ${q}.`,
        `Cho $A = \\{n \\in \\mathbb{N} \\mid n \\text{ là ước của } ${p}\\}$ và $B = \\{n \\in \\mathbb{N} \\mid n \\text{ là ước của } ${q}\\}$.`,
        `Có ${p} quyển vở và ${q} chiếc bút. $A$ là tập hợp các số phần mà số vở chia đều được, $B$ là tập hợp các số phần mà số bút chia đều được.`,
      ],
      say: [
        [`$A$ có ${A.length} phần tử.`, `$A$ có ${A.length - 1} phần tử.`, `$A = ${listed(...A)}$.`],
        [
          `$A \\cap B = ${listed(...both)}$.`,
          `$A \\cap B = ${listed(...both.slice(1))}$.`,
          `các số thuộc cả $A$ và $B$ là ${both.join('; ')}.`,
        ],
        [
          `$A \\setminus B = ${listed(...only)}$.`,
          `$A \\setminus B = ${listed(...B.filter((one) => !A.includes(one)))}$.`,
          `bỏ các ước chung khỏi $A$ còn lại $${listed(...only)}$.`,
        ],
        [
          `$A \\cup B$ có ${all} phần tử.`,
          `$A \\cup B$ có ${A.length + B.length} phần tử.`,
          `$${A.length} + ${B.length} - ${both.length} = ${all}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'ba câu lạc bộ', (r) => {
    const all = r.int(3, 5);
    const [ab, bc, ca] = [all + r.int(1, 3), all + r.int(2, 4), all + r.int(1, 4)];
    const a = ab + ca - all + r.int(4, 8);
    const b = ab + bc - all + r.int(3, 7);
    const c = bc + ca - all + r.int(3, 6);
    const total = a + b + c - ab - bc - ca + all;
    return {
      ask: [
        `Một khối có ${total} học sinh tham gia ít nhất một trong ba câu lạc bộ: ${a} bạn ở câu lạc bộ Toán, ${b} bạn ở câu lạc bộ Tin học, ${c} bạn ở câu lạc bộ Tiếng Anh; ${ab} bạn ở cả Toán và Tin học, ${bc} bạn ở cả Tin học và Tiếng Anh, ${ca} bạn ở cả Toán và Tiếng Anh. Có bao nhiêu bạn ở cả ba câu lạc bộ và bao nhiêu bạn chỉ ở câu lạc bộ Toán?`,
        `Khảo sát ${total} hộ dùng ít nhất một trong ba dịch vụ: ${a} hộ dùng truyền hình, ${b} hộ dùng mạng, ${c} hộ dùng điện thoại bàn; ${ab} hộ dùng cả truyền hình và mạng, ${bc} hộ dùng cả mạng và điện thoại, ${ca} hộ dùng cả truyền hình và điện thoại. Tìm số hộ dùng cả ba dịch vụ và số hộ chỉ dùng truyền hình.`,
        `Đoàn tham quan có ${total} người, ai cũng biết ít nhất một trong ba thứ tiếng: ${a} người biết tiếng Anh, ${b} người biết tiếng Nhật, ${c} người biết tiếng Hàn; ${ab} người biết Anh và Nhật, ${bc} người biết Nhật và Hàn, ${ca} người biết Anh và Hàn. Bao nhiêu người biết cả ba thứ tiếng, bao nhiêu người chỉ biết tiếng Anh?`,
      ],
      solution: `Gọi $A$, $B$, $C$ là ba tập hợp theo thứ tự trong đề, $x$ là số phần tử của $A \\cap B \\cap C$.\nCộng số phần tử của ba tập hợp thì phần chung của hai tập hợp bị đếm hai lần, phần chung của ba tập hợp bị đếm ba lần, nên: $${total} = ${a} + ${b} + ${c} - ${ab} - ${bc} - ${ca} + x$.\nSuy ra $x = ${total} - ${a + b + c - ab - bc - ca} = ${all}$.\nSố phần tử chỉ thuộc $A$: $${a} - ${ab} - ${ca} + ${all} = ${a - ab - ca + all}$.`,
    };
  }),
]);

const halves: readonly Template[] = unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'điểm không thuộc miền nghiệm', (r) => {
    const [a, c] = [r.int(2, 4), r.int(6, 9)];
    return {
      ask: [
        `Điểm nào sau đây không thuộc miền nghiệm của bất phương trình $x + ${a}y \\le ${c}$?`,
        `Cặp số nào sau đây không phải là nghiệm của bất phương trình $x + ${a}y \\le ${c}$?`,
        `Tiền mua $x$ chiếc kẹo giá 1 nghìn đồng và $y$ gói bánh giá ${a} nghìn đồng không quá ${c} nghìn đồng, tức là $x + ${a}y \\le ${c}$. Cách mua $(x;\\,y)$ nào không đủ tiền?`,
      ],
      right: `$${pt(c - a, 2)}$`,
      wrong: [
        [`$${pt(c - a, 1)}$`, 'cho rằng dấu bằng không thoả mãn'],
        [`$${pt(c, 0)}$`, 'cho rằng điểm trên trục không thuộc miền nghiệm'],
        [`$${pt(0, 0)}$`, 'nhầm phía của gốc toạ độ'],
      ],
      why: `Với $${pt(c - a, 2)}$: $${c - a} + ${a} \\cdot 2 = ${c + a} > ${c}$, không thoả mãn; các cặp còn lại thoả mãn.`,
    };
  }),
  set('M1', 'biểu diễn miền nghiệm', [
    [
      'Miền nghiệm của bất phương trình $2x - y < 4$ được biểu diễn trên mặt phẳng toạ độ là:',
      'nửa mặt phẳng không kể bờ $2x - y = 4$',
      [
        ['nửa mặt phẳng kể cả bờ $2x - y = 4$', 'không để ý dấu $<$'],
        ['đường thẳng $2x - y = 4$', 'nhầm bất phương trình với phương trình'],
        ['phần mặt phẳng ở giữa hai trục toạ độ', 'nhầm bờ với hai trục'],
      ],
      'Bất phương trình có dấu $<$ nên miền nghiệm là nửa mặt phẳng không kể bờ.',
    ],
    [
      'Để biết miền nghiệm của bất phương trình $3x + 2y \\ge 6$ nằm về phía nào của bờ, cách làm nào đúng?',
      'Thay toạ độ một điểm không thuộc bờ vào bất phương trình',
      [
        ['Thay toạ độ một điểm thuộc bờ vào bất phương trình', 'quên rằng điểm thuộc bờ không cho biết phía nào'],
        ['Dấu $\\ge$ thì luôn lấy nửa mặt phẳng phía trên', 'dựa vào dấu mà không kiểm tra'],
        ['Luôn lấy nửa mặt phẳng chứa gốc toạ độ', 'không kiểm tra gốc toạ độ'],
      ],
      'Lấy một điểm không thuộc bờ, chẳng hạn gốc toạ độ, thay vào bất phương trình để xem nó có thoả mãn hay không.',
    ],
    [
      'Cửa hàng bán $x$ kg gạo và $y$ kg đường với điều kiện $x + y \\le 100$. Trên mặt phẳng toạ độ, các cặp $(x;\\,y)$ thoả mãn bất phương trình này tạo thành:',
      'nửa mặt phẳng có bờ $x + y = 100$, kể cả bờ',
      [
        ['nửa mặt phẳng có bờ $x + y = 100$, không kể bờ', 'bỏ trường hợp bằng'],
        ['đoạn thẳng nối hai điểm trên hai trục', 'nhầm với tập nghiệm của phương trình'],
        ['hình vuông cạnh 100', 'cho rằng $x$ và $y$ đều không quá 100 là đủ'],
      ],
      'Dấu $\\le$ lấy cả các điểm của bờ; bất phương trình bậc nhất hai ẩn có miền nghiệm là nửa mặt phẳng.',
    ],
  ]),
  mc('M1', 'giá trị nguyên lớn nhất của một ẩn', (r) => {
    const [a, b, x, rest] = [r.int(2, 4), r.int(3, 6), r.int(2, 5), r.int(1, 2)];
    const y = r.int(4, 7);
    const c = a * x + b * y + rest;
    return {
      ask: [
        `Cho bất phương trình $${a}x + ${b}y \\le ${c}$. Với $x = ${x}$, số nguyên $y$ lớn nhất thoả mãn bất phương trình là:`,
        `Nam có ${c} nghìn đồng để mua $x$ chiếc bút giá ${a} nghìn đồng và $y$ quyển vở giá ${b} nghìn đồng. Nếu đã mua ${x} chiếc bút thì Nam mua được nhiều nhất bao nhiêu quyển vở?`,
        `Cặp số nguyên $(${x};\\,y)$ là nghiệm của $${a}x + ${b}y \\le ${c}$. Giá trị lớn nhất của $y$ là:`,
      ],
      right: y,
      wrong: [
        [y + 1, 'làm tròn lên'],
        [Math.floor(c / b), 'quên phần đã dùng cho $x$'],
        [c - a * x, 'quên chia cho hệ số của $y$'],
        y - 1,
      ],
      why: `Thay $x = ${x}$: $${b}y \\le ${c} - ${a * x} = ${c - a * x}$, $y \\le ${fraction(c - a * x, b)}$, nên số nguyên lớn nhất là ${y}.`,
    };
  }),
  mc('M2', 'giá trị nhỏ nhất trên miền tam giác', (r) => {
    const [x, y] = [r.int(2, 5), r.int(2, 5)];
    const [a, b] = [r.int(2, 4), r.int(3, 6)];
    // The triangle (x; y), (x + 4; y), (x; y + 4): x ≥ …, y ≥ …, sum at most …
    const F = (p: number, q: number) => a * p + b * q;
    return {
      ask: [
        `Miền nghiệm của hệ $\\begin{cases} x \\ge ${x} \\\\ y \\ge ${y} \\\\ x + y \\le ${x + y + 4} \\end{cases}$ là một tam giác. Giá trị nhỏ nhất của $F = ${a}x + ${b}y$ trên miền đó là:`,
        `Một tổ làm ít nhất ${x} chiếc bàn ($x$) và ít nhất ${y} chiếc tủ ($y$), tổng cộng không quá ${x + y + 4} chiếc. Chi phí là $F = ${a}x + ${b}y$ (triệu đồng). Chi phí ít nhất (triệu đồng) là:`,
        `Với các số $x \\ge ${x}$, $y \\ge ${y}$ thoả mãn $x + y \\le ${x + y + 4}$, biểu thức $F = ${a}x + ${b}y$ nhỏ nhất bằng:`,
      ],
      right: F(x, y),
      wrong: [
        [F(x + 4, y), 'chỉ so sánh hai đỉnh trên bờ $x + y$ lớn nhất'],
        [F(x, y + 4), 'lấy đỉnh cho giá trị lớn hơn'],
        [0, 'lấy giá trị tại gốc toạ độ, không thuộc miền nghiệm'],
        F(x, y) - a,
      ],
      why: `Các đỉnh: $${pt(x, y)}$, $${pt(x + 4, y)}$, $${pt(x, y + 4)}$; $F$ lần lượt bằng $${F(x, y)}$; $${F(x + 4, y)}$; $${F(x, y + 4)}$. Giá trị nhỏ nhất là $${F(x, y)}$.`,
    };
  }),
  fb('M2', 'số điểm có toạ độ nguyên của miền nghiệm', (r) => {
    const k = r.int(3, 7);
    return {
      ask: [
        `Miền nghiệm của hệ $\\begin{cases} x \\ge 0 \\\\ y \\ge 0 \\\\ x + y \\le ${k} \\end{cases}$ có bao nhiêu điểm có toạ độ nguyên?`,
        `Bình mua $x$ que kem dâu và $y$ que kem dừa, tổng cộng không quá ${k} que (có thể không mua loại nào). Có bao nhiêu cách chọn cặp $(x;\\,y)$?`,
        `Có bao nhiêu cặp số tự nhiên $(x;\\,y)$ thoả mãn $x + y \\le ${k}$?`,
      ],
      is: ((k + 1) * (k + 2)) / 2,
      why: `Với $x = 0;\\,1;\\,\\dots;\\,${k}$, số giá trị của $y$ lần lượt là $${Array.from({ length: k + 1 }, (_, at) => k + 1 - at).join(';\\,')}$. Tổng là $${Array.from({ length: k + 1 }, (_, at) => k + 1 - at).join(' + ')} = ${((k + 1) * (k + 2)) / 2}$.`,
    };
  }),
  tf('M2', 'bán vé người lớn và vé trẻ em', (r, turn) => {
    const what = ['số vé', 'số khách', 'số vé'][turn]!;
    const m = 10 * r.int(2, 6);
    // x + y ≤ 3m, x ≤ 2m; a corner at (2m; m).
    return {
      ask: [
        `Một buổi xiếc bán $x$ vé người lớn giá 100 nghìn đồng và $y$ vé trẻ em giá 50 nghìn đồng ($x \\ge 0$, $y \\ge 0$). Rạp có ${3 * m} ghế, trong đó không quá ${2 * m} ghế dành cho người lớn.`,
        `Đoàn thuyền chở $x$ khách người lớn, giá 100 nghìn đồng một người, và $y$ khách trẻ em, giá 50 nghìn đồng một người ($x \\ge 0$, $y \\ge 0$). Đoàn chở tối đa ${3 * m} khách, số người lớn không quá ${2 * m}.`,
        `Khu vui chơi bán $x$ vé loại A giá 100 nghìn đồng và $y$ vé loại B giá 50 nghìn đồng ($x \\ge 0$, $y \\ge 0$); cả hai loại không quá ${3 * m} vé, loại A không quá ${2 * m} vé.`,
      ],
      say: [
        [
          `Điều kiện về tổng ${what} là $x + y \\le ${3 * m}$.`,
          `Điều kiện về tổng ${what} là $x + y \\ge ${3 * m}$.`,
          `tổng ${what} không vượt quá ${3 * m}.`,
        ],
        [
          `Phương án $(x;\\,y) = ${pt(m, 2 * m)}$ thoả mãn các điều kiện.`,
          `Phương án $(x;\\,y) = ${pt(2 * m, 2 * m)}$ thoả mãn các điều kiện.`,
          `$${m} + ${2 * m} = ${3 * m}$ và $${m} \\le ${2 * m}$.`,
          `$${2 * m} + ${2 * m} = ${4 * m} > ${3 * m}$.`,
        ],
        [
          'Số tiền thu được là $F = 100x + 50y$ (nghìn đồng).',
          'Số tiền thu được là $F = 150(x + y)$ (nghìn đồng).',
          'mỗi loại có giá riêng: 100 nghìn đồng và 50 nghìn đồng.',
        ],
        [
          `Số tiền thu được lớn nhất là ${250 * m} nghìn đồng.`,
          `Số tiền thu được lớn nhất là ${300 * m} nghìn đồng.`,
          `các đỉnh của miền nghiệm: $${pt(0, 0)}$, $${pt(2 * m, 0)}$, $${pt(2 * m, m)}$, $${pt(0, 3 * m)}$; $F$ lần lượt bằng $0$; $${200 * m}$; $${250 * m}$; $${150 * m}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'khẩu phần ăn rẻ nhất', (r, turn) => {
    const [one, first, second] = (
      [
        ['phần', 'thức ăn A', 'thức ăn B'],
        ['bao', 'cám loại I', 'cám loại II'],
        ['bao', 'phân I', 'phân II'],
      ] as const
    )[turn]!;
    const [p, q] = r.pick([
      [40, 30],
      [50, 30],
      [50, 40],
    ] as const);
    const k = r.int(1, 3);
    // 2x + y ≥ 8k, x + 2y ≥ 10k: corners (0; 8k), (2k; 4k), (10k; 0).
    const F = (x: number, y: number) => p * x + q * y;
    return {
      ask: [
        `Mỗi phần thức ăn A có 2 đơn vị đạm, 1 đơn vị chất béo, giá ${p} nghìn đồng; mỗi phần thức ăn B có 1 đơn vị đạm, 2 đơn vị chất béo, giá ${q} nghìn đồng. Một khẩu phần cần ít nhất ${8 * k} đơn vị đạm và ${10 * k} đơn vị chất béo. Cần bao nhiêu phần mỗi loại để chi phí thấp nhất?`,
        `Người nuôi cá trộn hai loại cám: mỗi bao loại I cho 2 kg đạm và 1 kg xơ, giá ${p} nghìn đồng; mỗi bao loại II cho 1 kg đạm và 2 kg xơ, giá ${q} nghìn đồng. Đàn cá cần ít nhất ${8 * k} kg đạm và ${10 * k} kg xơ. Nên mua bao nhiêu bao mỗi loại để tốn ít tiền nhất?`,
        `Vườn cần bón ít nhất ${8 * k} kg chất N và ${10 * k} kg chất K. Một bao phân I có 2 kg N và 1 kg K, giá ${p} nghìn đồng; một bao phân II có 1 kg N và 2 kg K, giá ${q} nghìn đồng. Tìm số bao mỗi loại để chi phí nhỏ nhất.`,
      ],
      solution: `Gọi $x$, $y$ là số ${one} ${first} và số ${one} ${second} ($x \\ge 0$, $y \\ge 0$). Chi phí (nghìn đồng): $F = ${p}x + ${q}y$.\nĐiều kiện: $2x + y \\ge ${8 * k}$ và $x + 2y \\ge ${10 * k}$.\nMiền nghiệm (không bị chặn phía trên) có ba đỉnh $${pt(0, 8 * k)}$, $${pt(2 * k, 4 * k)}$, $${pt(10 * k, 0)}$.\n$F$ tại các đỉnh lần lượt bằng $${F(0, 8 * k)}$; $${F(2 * k, 4 * k)}$; $${F(10 * k, 0)}$.\nVậy chi phí thấp nhất bằng ${F(2 * k, 4 * k)} nghìn đồng khi dùng ${2 * k} ${one} ${first} và ${4 * k} ${one} ${second}.`,
    };
  }),
]);

const quadratics: readonly Template[] = unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'nhận biết hàm số', [
    [
      'Bảng nào (giá trị của $x$ → giá trị của $y$) cho $y$ là hàm số của $x$?',
      '1 → 3; 2 → 3; 4 → 5',
      [
        ['1 → 3; 1 → 4; 2 → 5', 'không thấy $x = 1$ ứng với hai giá trị của $y$'],
        ['2 → 0; 3 → 1; 2 → 6', 'không thấy $x = 2$ ứng với hai giá trị của $y$'],
        ['5 → 1; 5 → 2; 5 → 3', 'nhầm vai trò của $x$ và $y$'],
      ],
      'Mỗi giá trị của $x$ phải ứng với đúng một giá trị của $y$; hai giá trị của $x$ có thể ứng với cùng một giá trị của $y$.',
    ],
    [
      'Công thức nào sau đây không xác định $y$ là hàm số của $x$?',
      '$y^2 = x$',
      [
        ['$y = x^2$', 'nhầm vai trò của $x$ và $y$'],
        ['$y = |x|$', 'cho rằng hai giá trị của $x$ không được có cùng giá trị $y$'],
        ['$y = 3$', 'cho rằng hàm hằng không phải là hàm số'],
      ],
      'Với $x = 4$, công thức $y^2 = x$ cho hai giá trị $y = 2$ và $y = -2$.',
    ],
    [
      'Một cửa hàng ghi: số ki-lô-gam gạo $x$ và số tiền $y$ phải trả. Vì sao $y$ là hàm số của $x$?',
      'Mỗi giá trị của $x$ ứng với đúng một giá trị của $y$',
      [
        ['Mỗi giá trị của $y$ ứng với đúng một giá trị của $x$', 'nhầm vai trò của hai đại lượng'],
        ['$x$ và $y$ đều là số dương', 'dựa vào dấu của số'],
        ['$x$ tăng thì $y$ cũng tăng', 'nhầm hàm số với tính đồng biến'],
      ],
      'Đó là định nghĩa của hàm số: mỗi giá trị của $x$ xác định duy nhất một giá trị của $y$.',
    ],
  ]),
  set('M1', 'nhận biết tam thức bậc hai', [
    [
      'Biểu thức nào sau đây là tam thức bậc hai (đối với $x$)?',
      '$f(x) = -x^2 + 3x$',
      [
        ['$f(x) = 2x + 5$', 'không để ý biểu thức không có số hạng bậc hai'],
        ['$f(x) = x^3 - x^2 + 1$', 'không để ý số hạng bậc ba'],
        ['$f(x) = \\dfrac{1}{x^2} + x$', 'nhầm $\\dfrac{1}{x^2}$ với $x^2$'],
      ],
      'Tam thức bậc hai có dạng $ax^2 + bx + c$ với $a \\ne 0$; ở đây $a = -1$, $b = 3$, $c = 0$.',
    ],
    [
      'Tam thức $f(x) = 4 - x - 2x^2$ có các hệ số $a$, $b$, $c$ lần lượt là:',
      '$-2$; $-1$; $4$',
      [
        ['$4$; $-1$; $-2$', 'đọc theo thứ tự viết'],
        ['$-2$; $1$; $4$', 'quên dấu âm của hệ số $b$'],
        ['$2$; $1$; $4$', 'quên dấu âm của $a$ và $b$'],
      ],
      'Viết lại $f(x) = -2x^2 - x + 4$.',
    ],
    [
      'Diện tích mảnh vườn là $S(x) = x(20 - x)$ (m²). Biểu thức $S(x)$ là:',
      'tam thức bậc hai có hệ số của $x^2$ bằng $-1$',
      [
        ['tam thức bậc hai có hệ số của $x^2$ bằng $1$', 'nhầm dấu khi nhân'],
        ['nhị thức bậc nhất', 'không nhân $x$ vào trong ngoặc'],
        ['đa thức bậc ba', 'đếm sai bậc của tích'],
      ],
      '$x(20 - x) = -x^2 + 20x$.',
    ],
  ]),
  mc('M1', 'giá trị lớn nhất của hàm số bậc hai', (r) => {
    const [h, k] = [r.int(1, 3), r.int(2, 6)];
    if (h === k) throw new TooFewDistractors('the same numbers');
    return {
      ask: [
        'Hàm số bậc hai có đồ thị ở hình bên. Giá trị lớn nhất của hàm số là:',
        'Đồ thị ở hình bên là của một hàm số bậc hai. Hàm số đó có giá trị lớn nhất bằng:',
        'Độ cao $y$ (m) của quả cầu lông khi cách vợt $x$ (m) theo phương ngang được vẽ ở hình bên. Độ cao lớn nhất (m) là:',
      ],
      right: k,
      wrong: [
        [h, 'trả lời bằng hoành độ của đỉnh'],
        [k - h * h, 'lấy giá trị của hàm số tại $x = 0$'],
        [`$-${k}$`, 'nhầm dấu của tung độ đỉnh'],
        `$-${h}$`,
      ],
      why: `Điểm cao nhất của đồ thị là đỉnh $${pt(h, k)}$, nên giá trị lớn nhất bằng ${k}, đạt được khi $x = ${h}$.`,
      figure: graph('quadratic', [-1, 2 * h, k - h * h], [-2, 6], [-4, 7], { grid: true }),
    };
  }),
  mc('M1', 'tam thức luôn dương', (r) => {
    const [h, k] = [r.int(1, 4), r.int(1, 6)];
    const always = poly([1, -2 * h, h * h + k]);
    return {
      ask: [
        'Tam thức bậc hai nào sau đây luôn dương với mọi $x \\in \\mathbb{R}$?',
        'Trong các tam thức sau, tam thức nào nhận giá trị dương tại mọi số thực $x$?',
        'Đồ thị hàm số $y = f(x)$ nằm hoàn toàn phía trên trục hoành. Biểu thức $f(x)$ có thể là:',
      ],
      right: `$${always}$`,
      wrong: [
        [`$${poly([1, -2 * h, h * h])}$`, `quên rằng tam thức bằng 0 tại $x = ${h}$`],
        [`$${poly([1, -2 * h, h * h - k])}$`, 'chỉ để ý hệ số của $x^2$ dương'],
        [`$${poly([-1, 2 * h, h * h + k])}$`, 'chỉ để ý hệ số tự do dương'],
      ],
      why: `$${always} = (x - ${h})^2 + ${k} > 0$ với mọi $x$.`,
    };
  }),
  mc('M2', 'hàm số bậc hai biết đỉnh và một điểm', (r) => {
    const [h, k, a] = [r.pick([1, 2, -1, -2]), r.int(-2, 2), r.pick([1, -1])];
    if (k === 0) throw new TooFewDistractors('the same sign');
    const f = (p: number, q: number, s: number) => `$y = ${poly([p, -2 * p * q, p * q * q + s])}$`;
    const y0 = a * h * h + k;
    return {
      ask: shown('parabol trên hệ trục toạ độ $Oxy$', 'Parabol đó là đồ thị của hàm số nào?'),
      right: f(a, h, k),
      wrong: [
        [f(a, -h, k), 'nhầm dấu của hoành độ đỉnh'],
        [f(-a, h, k), 'nhầm dấu của hệ số $a$'],
        [f(a, h, -k), 'nhầm dấu của tung độ đỉnh'],
        f(2 * a, h, k),
      ],
      why: `Đỉnh là $${pt(h, k)}$ nên $y = a(x ${signed(-h)})^2 ${signed(k)}$; đồ thị đi qua $${pt(0, y0)}$: $${h * h === 1 ? '' : h * h}a ${signed(k)} = ${y0}$, $a = ${a}$. Vậy ${f(a, h, k)}.`,
      figure: graph('quadratic', [a, -2 * a * h, y0], [-4.5, 4.5], [-5, 5], { grid: true }),
    };
  }),
  mc('M2', 'bất phương trình bậc hai phải chuyển vế', (r) => {
    const [p, q] = [-r.int(1, 4), r.int(2, 6)];
    if (p + q <= 0) throw new TooFewDistractors('the middle term');
    const b = p + q;
    return {
      ask: [
        `Tập nghiệm của bất phương trình $x(x ${signed(-b)}) > ${-p * q}$ là:`,
        `Giải bất phương trình $x^2 > ${b === 1 ? '' : b}x ${signed(-p * q)}$, ta được tập nghiệm:`,
        `Đồ thị hàm số $y = x^2$ nằm phía trên đường thẳng $y = ${b === 1 ? '' : b}x ${signed(-p * q)}$ khi $x$ thuộc:`,
      ],
      right: `$(-\\infty;\\,${p}) \\cup (${q};\\,+\\infty)$`,
      wrong: [
        [`$(${p};\\,${q})$`, 'lấy khoảng ở giữa hai nghiệm'],
        [`$(-\\infty;\\,${-q}) \\cup (${-p};\\,+\\infty)$`, 'nhầm dấu của hai nghiệm'],
        [`$(-\\infty;\\,${p}] \\cup [${q};\\,+\\infty)$`, 'lấy cả hai nghiệm'],
      ],
      why: `Chuyển vế: $${poly([1, -b, p * q])} > 0$; tam thức có hai nghiệm $${p}$ và ${q}, hệ số của $x^2$ dương nên dương ở ngoài khoảng hai nghiệm.`,
    };
  }),
  fb('M1', 'hệ số của hàm số bậc hai từ một điểm', (r) => {
    const [a, c, x] = [r.int(2, 6), r.int(1, 9), r.int(1, 3)];
    const y = a * x * x + c;
    return {
      ask: [
        `Parabol $y = ax^2 + ${c}$ đi qua điểm $${pt(x, y)}$. Tìm $a$.`,
        `Đồ thị hàm số $y = ax^2 + ${c}$ chứa điểm có hoành độ ${x} và tung độ ${y}. Hệ số $a$ bằng bao nhiêu?`,
        `Một chảo ăng-ten đặt ngửa; điểm của lòng chảo cách trục $x$ (dm) ở độ cao $y = ax^2 + ${c}$ (cm) so với sàn. Tại $x = ${x}$, độ cao là ${y} cm. Tìm $a$.`,
      ],
      is: a,
      why: `Thay $x = ${x}$, $y = ${y}$: $${x * x === 1 ? '' : x * x}a + ${c} = ${y}$, $a = ${a}$.`,
    };
  }),
  fb('M2', 'tổng các nghiệm của phương trình hai căn bằng nhau', (r) => {
    const [p, q, c] = [r.int(1, 4), r.int(5, 8), r.int(10, 20)];
    // 2x² − (s + 1)x + c + pq = x² − x + c
    const s = p + q;
    const [left, right] = [poly([2, -s - 1, c + p * q]), poly([1, -1, c])];
    return {
      ask: [
        `Phương trình $\\sqrt{${left}} = \\sqrt{${right}}$ có tổng các nghiệm bằng bao nhiêu?`,
        `Gọi $x_1$, $x_2$ là các nghiệm của phương trình $\\sqrt{${left}} = \\sqrt{${right}}$. Tính $x_1 + x_2$.`,
        `Hai đoạn dây có độ dài $\\sqrt{${left}}$ và $\\sqrt{${right}}$ (cm). Tính tổng các giá trị của $x$ để hai đoạn dây dài bằng nhau.`,
      ],
      is: s,
      why: `Bình phương hai vế: $${left} = ${right}$, tức là $${poly([1, -s, p * q])} = 0$, $x = ${p}$ hoặc $x = ${q}$. Cả hai làm cho $${right}$ dương nên đều là nghiệm. Tổng: $${p} + ${q} = ${s}$.`,
    };
  }),
  tf('M1', 'doanh thu theo số lần giảm giá', (r) => {
    const k = r.int(3, 8);
    return {
      ask: [
        `Doanh thu (triệu đồng) của một rạp khi giảm giá vé $x$ lần là $R(x) = -x^2 + ${2 * k}x + ${k}$, $0 \\le x \\le ${2 * k}$.`,
        `Sản lượng (tấn) của vườn khi bón thêm $x$ bao phân là $R(x) = -x^2 + ${2 * k}x + ${k}$, $0 \\le x \\le ${2 * k}$.`,
        `Lượng nước (m³) trong bể sau $x$ giờ là $R(x) = -x^2 + ${2 * k}x + ${k}$, $0 \\le x \\le ${2 * k}$.`,
      ],
      say: [
        [
          'Đồ thị của hàm số là một phần của parabol quay bề lõm xuống dưới.',
          'Đồ thị của hàm số là một phần của parabol quay bề lõm lên trên.',
          'hệ số của $x^2$ là $-1 < 0$.',
        ],
        [`$R(0) = ${k}$.`, `$R(0) = ${2 * k}$.`, `thay $x = 0$ được hệ số tự do ${k}.`],
        [
          `$R(x)$ lớn nhất khi $x = ${k}$.`,
          `$R(x)$ lớn nhất khi $x = ${2 * k}$.`,
          `hoành độ đỉnh là $-\\dfrac{${2 * k}}{2 \\cdot (-1)} = ${k}$.`,
        ],
        [
          `Giá trị lớn nhất của $R(x)$ là ${k * k + k}.`,
          `Giá trị lớn nhất của $R(x)$ là ${k * k}.`,
          `$R(${k}) = -${k}^2 + ${2 * k} \\cdot ${k} + ${k} = ${k * k + k}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chiều cao của cổng hình parabol', (_, turn) => {
    const [half, near, high] = (
      [
        [4, 3, 3.5],
        [3, 2, 2.5],
        [5, 4, 4.5],
      ] as const
    )[turn]!;
    // y = H − a x²; at `near` the height is `high`: H(1 − near²/half²) = high.
    const H = (high * half * half) / (half * half - near * near);
    const a = H / (half * half);
    return {
      ask: [
        `Một cổng chào hình parabol có khoảng cách giữa hai chân cổng là ${2 * half} m. Tại điểm trên mặt đất cách chân cổng ${half - near} m, người ta đo được chiều cao của cổng là ${plain(high)} m. Bằng cách chọn hệ trục toạ độ, tính chiều cao của cổng (từ đỉnh đến mặt đất).`,
        `Vòm của một đường hầm có dạng parabol, rộng ${2 * half} m ở mặt đường. Cọc tiêu cao ${plain(high)} m đặt cách mép hầm ${half - near} m chạm sát vòm. Viết phương trình của vòm trong một hệ toạ độ thích hợp và tìm chiều cao của hầm.`,
        `Cầu vòm parabol bắc qua con kênh rộng ${2 * half} m (hai chân vòm ở sát hai bờ). Cách một bờ ${half - near} m, vòm cao ${plain(high)} m so với mặt nước. Tính chiều cao lớn nhất của vòm so với mặt nước.`,
      ],
      solution: `Chọn trục $Ox$ nằm ngang qua hai chân, trục $Oy$ đi qua đỉnh. Hai chân có toạ độ $${pt(-half, 0)}$ và $${pt(half, 0)}$; phương trình parabol: $y = -ax^2 + h$ ($a > 0$).\nĐiểm cách chân ${half - near} m có hoành độ $${half} - ${half - near} = ${near}$, tung độ $${n(high)}$.\nTa có hệ $\\begin{cases} h - ${half * half}a = 0 \\\\ h - ${near * near}a = ${n(high)} \\end{cases}$.\nTrừ hai phương trình: $${half * half - near * near}a = ${n(high)}$, $a = ${n(a)}$; $h = ${half * half} \\cdot ${n(a)} = ${n(H)}$.\nVậy chiều cao là ${plain(H)} m.`,
    };
  }),
  ew('M3', 'phương trình chứa căn có nghiệm phải loại', (r) => {
    const [x, c] = [r.int(5, 9), r.int(1, 3)];
    // √(x + d) = x − c with the root x; the other root of (x − c)² = x + d is 2c + 1 − x.
    const d = (x - c) ** 2 - x;
    const other = 2 * c + 1 - x;
    return {
      ask: [
        `Giải phương trình $\\sqrt{x + ${d}} = x - ${c}$.`,
        `Tìm hoành độ giao điểm của đồ thị hàm số $y = \\sqrt{x + ${d}}$ và đường thẳng $y = x - ${c}$.`,
        `Bạn Tâm giải phương trình $\\sqrt{x + ${d}} = x - ${c}$ bằng cách bình phương hai vế và trả lời có hai nghiệm. Hãy giải đầy đủ và cho biết câu trả lời của Tâm có đúng không.`,
      ],
      solution: `Bình phương hai vế: $x + ${d} = (x - ${c})^2 = ${poly([1, -2 * c, c * c])}$.\nRút gọn: $${poly([1, -2 * c - 1, c * c - d])} = 0$, được $x = ${x}$ hoặc $x = ${other}$.\nThử lại: với $x = ${x}$, hai vế cùng bằng ${x - c}; với $x = ${other}$, vế phải bằng $${other - c}$ âm nên không thoả mãn.\nVậy phương trình có nghiệm duy nhất $x = ${x}$.`,
    };
  }),
]);

const counting: readonly Template[] = unit(10, 'Đại số tổ hợp', ({ mc, set, fb, tf }) => [
  set('M1', 'công thức đếm', [
    [
      'Số tổ hợp chập $k$ của $n$ phần tử ($1 \\le k \\le n$) được tính bởi công thức:',
      '$\\mathrm{C}_n^k = \\dfrac{n!}{k!(n - k)!}$',
      [
        ['$\\mathrm{C}_n^k = \\dfrac{n!}{(n - k)!}$', 'lấy công thức của số chỉnh hợp'],
        ['$\\mathrm{C}_n^k = \\dfrac{n!}{k!}$', 'quên $(n - k)!$ ở mẫu'],
        ['$\\mathrm{C}_n^k = n!$', 'lấy công thức của số hoán vị'],
      ],
      'Số tổ hợp bằng số chỉnh hợp chia cho $k!$.',
    ],
    [
      'Với $1 \\le k \\le n$, hệ thức nào giữa số chỉnh hợp và số tổ hợp đúng?',
      '$\\mathrm{A}_n^k = k!\\,\\mathrm{C}_n^k$',
      [
        ['$\\mathrm{C}_n^k = k!\\,\\mathrm{A}_n^k$', 'đổi chỗ hai số'],
        ['$\\mathrm{A}_n^k = n!\\,\\mathrm{C}_n^k$', 'nhân với $n!$ thay vì $k!$'],
        ['$\\mathrm{A}_n^k = \\mathrm{C}_n^k + k!$', 'cộng thay vì nhân'],
      ],
      'Mỗi tổ hợp chập $k$ có $k!$ cách sắp thứ tự, cho $k!$ chỉnh hợp.',
    ],
    [
      'Đếm số cách xếp 5 bạn vào một hàng dọc, ta dùng công thức nào?',
      '$\\mathrm{P}_5 = 5!$',
      [
        ['$\\mathrm{C}_5^5 = 1$', 'không kể thứ tự'],
        ['$5^5$', 'cho phép một bạn đứng ở nhiều chỗ'],
        ['$1 + 2 + 3 + 4 + 5$', 'dùng quy tắc cộng thay cho quy tắc nhân'],
      ],
      'Mỗi cách xếp là một hoán vị của 5 bạn: $5! = 120$ cách.',
    ],
  ]),
  mc('M1', 'tính số tổ hợp', (r) => {
    const k = r.int(5, 12);
    return {
      ask: [
        `Giá trị của $\\mathrm{C}_{${k}}^2$ là:`,
        `Số cách chọn 2 bạn trong ${k} bạn đi trực nhật là:`,
        `${k} người gặp nhau, hai người bất kì bắt tay nhau đúng một lần. Số cái bắt tay là:`,
      ],
      right: choose(k, 2),
      wrong: [
        [k * (k - 1), 'kể cả thứ tự chọn'],
        [2 * k, 'nhân số phần tử với 2'],
        [k * k, 'cho phép chọn một phần tử hai lần và kể thứ tự'],
        choose(k, 2) + k,
      ],
      why: `$\\mathrm{C}_{${k}}^2 = \\dfrac{${k} \\cdot ${k - 1}}{2} = ${choose(k, 2)}$.`,
    };
  }),
  mc('M2', 'số chẵn có ba chữ số khác nhau', (r) => {
    const k = r.int(5, 7);
    const evens = Math.floor(k / 2);
    const is = evens * (k - 1) * (k - 2);
    const digits = Array.from({ length: k }, (_, at) => at + 1);
    return {
      ask: [
        `Từ các chữ số ${digits.join('; ')} lập được bao nhiêu số chẵn có ba chữ số đôi một khác nhau?`,
        `Mã khoá gồm ba chữ số đôi một khác nhau lấy từ tập hợp $${listed(...digits)}$, chữ số cuối là số chẵn. Có bao nhiêu mã khoá?`,
        `Bạn Vy có các thẻ ghi số ${digits.join('; ')} (mỗi số một thẻ). Vy xếp ba thẻ cạnh nhau thành một số chẵn có ba chữ số. Số kết quả có thể là:`,
      ],
      right: is,
      wrong: [
        [k * (k - 1) * (k - 2), 'không để ý điều kiện chẵn'],
        [evens * k * k, 'cho phép các chữ số lặp lại'],
        [(k - evens) * (k - 1) * (k - 2), 'đếm các số lẻ'],
        [evens * (k - 1), 'quên chọn chữ số hàng chục'],
      ],
      why: `Chữ số hàng đơn vị có ${evens} cách chọn; hàng trăm còn ${k - 1} cách, hàng chục còn ${k - 2} cách: $${evens} \\cdot ${k - 1} \\cdot ${k - 2} = ${is}$.`,
    };
  }),
  fb('M2', 'số đường chéo của đa giác', (r, turn) => {
    const one = ['đỉnh', 'trạm', 'bạn'][turn]!;
    const k = r.int(6, 15);
    return {
      ask: [
        `Một đa giác lồi có ${k} cạnh. Đa giác đó có bao nhiêu đường chéo?`,
        `Trên một đường tròn có ${k} trạm, hai trạm kề nhau đã có đường nối. Người ta làm thêm đường thẳng nối mỗi cặp trạm không kề nhau. Cần làm thêm bao nhiêu đường?`,
        `Có ${k} bạn ngồi quanh bàn tròn. Mỗi cặp bạn không ngồi cạnh nhau bắt tay nhau một lần. Có bao nhiêu cái bắt tay?`,
      ],
      is: (k * (k - 3)) / 2,
      why: `Số cặp ${one} là $\\mathrm{C}_{${k}}^2 = ${choose(k, 2)}$; bỏ ${k} cặp kề nhau: $${choose(k, 2)} - ${k} = ${(k * (k - 3)) / 2}$.`,
    };
  }),
  tf('M2', 'chọn ban cán sự', (r) => {
    const [boys, girls] = [r.int(4, 5), r.int(3, 6)];
    const all = boys + girls;
    return {
      ask: [
        `Một nhóm có ${boys} học sinh nam và ${girls} học sinh nữ.`,
        `Câu lạc bộ bóng bàn có ${boys} bạn nam và ${girls} bạn nữ.`,
        `Đội thanh niên tình nguyện gồm ${boys} nam và ${girls} nữ.`,
      ],
      say: [
        [
          `Số cách chọn 3 người bất kì là ${choose(all, 3)}.`,
          `Số cách chọn 3 người bất kì là ${6 * choose(all, 3)}.`,
          `$\\mathrm{C}_{${all}}^3 = ${choose(all, 3)}$, không kể thứ tự.`,
        ],
        [
          `Số cách chọn một đội trưởng và một đội phó là ${all * (all - 1)}.`,
          `Số cách chọn một đội trưởng và một đội phó là ${choose(all, 2)}.`,
          `hai chức vụ khác nhau nên kể thứ tự: $\\mathrm{A}_{${all}}^2 = ${all * (all - 1)}$.`,
        ],
        [
          `Số cách chọn một đôi nam – nữ là ${boys * girls}.`,
          `Số cách chọn một đôi nam – nữ là ${boys + girls}.`,
          `quy tắc nhân: $${boys} \\cdot ${girls} = ${boys * girls}$.`,
        ],
        [
          `Số cách chọn 3 người có ít nhất một nữ là ${choose(all, 3) - choose(boys, 3)}.`,
          `Số cách chọn 3 người có ít nhất một nữ là ${girls * choose(all - 1, 2)}.`,
          `bỏ các cách chọn toàn nam: $${choose(all, 3)} - \\mathrm{C}_{${boys}}^3 = ${choose(all, 3)} - ${choose(boys, 3)} = ${choose(all, 3) - choose(boys, 3)}$.`,
        ],
      ],
    };
  }),
]);

const data: readonly Template[] = unit(10, 'Số đặc trưng của mẫu số liệu', ({ set, fb, ew }) => [
  set('M1', 'ý nghĩa của các số đặc trưng', [
    [
      'Số đặc trưng nào chia mẫu số liệu đã sắp thứ tự thành hai phần có số lượng bằng nhau?',
      'Trung vị',
      [
        ['Số trung bình', 'cho rằng số trung bình luôn ở chính giữa'],
        ['Mốt', 'nhầm với giá trị hay gặp nhất'],
        ['Khoảng biến thiên', 'nhầm với số đo độ phân tán'],
      ],
      'Trung vị là giá trị ở chính giữa của mẫu số liệu đã sắp thứ tự.',
    ],
    [
      'Một lớp có vài bạn nhận điểm rất thấp, các bạn khác điểm khá đều. Số đặc trưng nào ít bị ảnh hưởng bởi vài điểm rất thấp đó?',
      'Trung vị',
      [
        ['Số trung bình', 'quên rằng mọi giá trị đều được cộng vào'],
        ['Khoảng biến thiên', 'quên rằng nó phụ thuộc giá trị nhỏ nhất'],
        ['Độ lệch chuẩn', 'quên rằng nó phụ thuộc mọi giá trị'],
      ],
      'Trung vị chỉ phụ thuộc vị trí ở giữa nên hầu như không đổi khi vài giá trị ở đầu rất nhỏ.',
    ],
    [
      'Cửa hàng giày muốn biết cỡ giày bán chạy nhất để nhập thêm. Chủ cửa hàng nên dùng số đặc trưng nào của mẫu số liệu về cỡ giày?',
      'Mốt',
      [
        ['Số trung bình', 'quên rằng cỡ trung bình có thể không phải là một cỡ giày'],
        ['Trung vị', 'nhầm giá trị ở giữa với giá trị gặp nhiều nhất'],
        ['Phương sai', 'nhầm với số đo độ phân tán'],
      ],
      'Mốt là giá trị xuất hiện nhiều lần nhất.',
    ],
  ]),
  fb('M1', 'mốt từ biểu đồ tần số', (r, turn) => {
    const first = [36, 5, 1][turn]!;
    const values = [0, 1, 2, 3, 4].map((at) => first + at);
    const top = r.int(1, 3);
    const counts = values.map((_, at) => (at === top ? r.int(14, 18) : r.int(3, 12)));
    return {
      ask: [
        'Biểu đồ cột ở hình bên cho số đôi giày bán được trong tuần theo cỡ giày. Mốt của mẫu số liệu về cỡ giày là bao nhiêu?',
        'Điểm kiểm tra của một lớp được vẽ thành biểu đồ tần số ở hình bên. Tìm mốt của mẫu số liệu.',
        'Hình bên là biểu đồ tần số về số người trong mỗi gia đình ở một tổ dân phố. Giá trị nào là mốt của mẫu số liệu?',
      ],
      is: values[top]!,
      why: `Giá trị ${values[top]!} có tần số lớn nhất (${counts[top]!}) nên là mốt.`,
      figure: chart(
        'bar',
        ['Số đôi', 'Số bài', 'Số gia đình'][turn]!,
        values.map((value, at) => [`${value}`, counts[at]!] as const),
      ),
    };
  }),
  ew('M3', 'so sánh hai xạ thủ', (r, turn) => {
    const [one, other, found] = [
      ['Xạ thủ A', 'Xạ thủ B', 'xạ thủ A bắn ổn định hơn'],
      ['An', 'Bình', 'An đọc đều đặn hơn'],
      ['Máy I', 'Máy II', 'máy I rót đều hơn'],
    ][turn]!;
    const m = r.int(7, 8);
    const near = [m - 1, m, m, m, m + 1];
    const far = [m - 2, m - 1, m, m + 1, m + 2];
    const mixed = (list: readonly number[]) => r.shuffle(list).join('; ');
    return {
      ask: [
        `Điểm của 5 lần bắn của xạ thủ A: ${mixed(near)}; của xạ thủ B: ${mixed(far)}. Tính số trung bình, phương sai điểm của mỗi người và cho biết ai bắn ổn định hơn.`,
        `Số trang sách đọc mỗi ngày trong 5 ngày của An: ${mixed(near)}; của Bình: ${mixed(far)}. So sánh số trang trung bình và mức độ đều đặn của hai bạn bằng phương sai.`,
        `Hai máy rót sữa được kiểm tra 5 lần (đơn vị: chục ml). Máy I: ${mixed(near)}; máy II: ${mixed(far)}. Tính trung bình và phương sai của mỗi máy; máy nào rót đều hơn?`,
      ],
      solution: `${one}: $\\overline{x} = \\dfrac{${near.join(' + ')}}{5} = ${m}$.\nPhương sai: $s_1^2 = \\dfrac{(-1)^2 + 0^2 + 0^2 + 0^2 + 1^2}{5} = 0{,}4$.\n${other}: $\\overline{y} = \\dfrac{${far.join(' + ')}}{5} = ${m}$; phương sai $s_2^2 = \\dfrac{(-2)^2 + (-1)^2 + 0^2 + 1^2 + 2^2}{5} = 2$.\nHai số trung bình bằng nhau, $0{,}4 < 2$ nên ${found}.`,
    };
  }),
]);

const chances: readonly Template[] = unit(10, 'Xác suất của biến cố', ({ mc, set, fb, ew }) => [
  set('M1', 'biến cố chắc chắn, biến cố không thể', [
    [
      'Gieo một con xúc xắc. Biến cố nào là biến cố không thể?',
      'Số chấm xuất hiện bằng 7',
      [
        ['Số chấm xuất hiện bằng 6', 'cho rằng ít khi xảy ra là không thể'],
        ['Số chấm xuất hiện nhỏ hơn 7', 'nhầm với biến cố chắc chắn'],
        ['Số chấm xuất hiện là số lẻ', 'nhầm với một biến cố ngẫu nhiên'],
      ],
      'Xúc xắc có các mặt từ 1 đến 6 chấm, không có mặt 7 chấm.',
    ],
    [
      'Hộp có 3 bi đỏ và 2 bi xanh. Lấy ngẫu nhiên 3 viên. Biến cố nào là biến cố chắc chắn?',
      'Có ít nhất một viên bi đỏ',
      [
        ['Có ít nhất một viên bi xanh', 'quên trường hợp cả ba viên đều đỏ'],
        ['Cả ba viên cùng màu', 'chỉ xét trường hợp lấy được ba viên đỏ'],
        ['Có đúng một viên bi đỏ', 'chỉ xét trường hợp lấy được cả hai viên xanh'],
      ],
      'Chỉ có 2 bi xanh nên trong 3 viên luôn có ít nhất một viên đỏ.',
    ],
    [
      'Chọn ngẫu nhiên một ngày trong tuần. Biến cố có xác suất bằng 0 là:',
      'Ngày được chọn là ngày thứ tám',
      [
        ['Ngày được chọn là Chủ nhật', 'cho rằng xác suất nhỏ là bằng 0'],
        ['Ngày được chọn là ngày học', 'nhầm với một biến cố ngẫu nhiên'],
        ['Ngày được chọn thuộc tuần đó', 'nhầm với biến cố chắc chắn'],
      ],
      'Tuần chỉ có bảy ngày nên biến cố đó không thể xảy ra, xác suất bằng 0.',
    ],
  ]),
  mc('M1', 'số kết quả thuận lợi khi gieo hai con xúc xắc', (r) => {
    const s = r.pick([4, 5, 6, 8, 9, 10]);
    const pairs = Array.from({ length: 6 }, (_, at) => at + 1).filter((one) => s - one >= 1 && s - one <= 6);
    return {
      ask: [
        `Gieo đồng thời hai con xúc xắc khác màu. Số kết quả thuận lợi cho biến cố “Tổng số chấm bằng ${s}” là:`,
        `Gieo một con xúc xắc hai lần liên tiếp. Có bao nhiêu kết quả để tổng số chấm hai lần gieo bằng ${s}?`,
        `Trong trò chơi cờ cá ngựa với hai con xúc xắc khác màu, số trường hợp để đi được ${s} bước (tổng số chấm bằng ${s}) là:`,
      ],
      right: pairs.length,
      wrong: [
        [Math.ceil(pairs.length / 2), 'không phân biệt thứ tự hai con xúc xắc'],
        [36, 'đếm mọi kết quả có thể'],
        [s - 1, 'đếm cả mặt có hơn 6 chấm'],
        pairs.length + 1,
        pairs.length + 2,
      ],
      why: `Các kết quả: ${pairs.map((one) => `$${pt(one, s - one)}$`).join(', ')}, gồm ${pairs.length} kết quả.`,
    };
  }),
  mc('M2', 'xác suất có ít nhất một bạn nữ', (r, turn) => {
    const [unlike, missing, single] = [
      ['một nam và một nữ', 'không có bạn nữ nào', 'bạn'],
      ['một thẻ xanh và một thẻ đỏ', 'không có thẻ đỏ nào', 'thẻ'],
      ['một quyển truyện và một quyển thơ', 'không có quyển thơ nào', 'quyển'],
    ][turn]!;
    const [boys, girls] = [r.int(3, 5), r.int(3, 5)];
    const all = boys + girls;
    const none = choose(boys, 2);
    const total = choose(all, 2);
    return {
      ask: [
        `Chọn ngẫu nhiên 2 bạn trong nhóm có ${boys} nam và ${girls} nữ. Xác suất để có ít nhất một bạn nữ là:`,
        `Hộp có ${boys} thẻ xanh và ${girls} thẻ đỏ. Rút ngẫu nhiên đồng thời 2 thẻ. Tính xác suất để có ít nhất một thẻ đỏ.`,
        `Trên kệ có ${boys} quyển truyện và ${girls} quyển thơ. Lấy ngẫu nhiên 2 quyển. Xác suất để có ít nhất một quyển thơ bằng:`,
      ],
      right: `$${fraction(total - none, total)}$`,
      wrong: [
        [`$${fraction(none, total)}$`, 'tính xác suất của biến cố đối'],
        [`$${fraction(boys * girls, total)}$`, `chỉ tính trường hợp có ${unlike}`],
        [`$${fraction(girls, all)}$`, `tính như khi chỉ chọn một ${single}`],
        `$${fraction(choose(girls, 2), total)}$`,
      ],
      why: `Số cách chọn: $\\mathrm{C}_{${all}}^2 = ${total}$; số cách chọn ${missing}: $\\mathrm{C}_{${boys}}^2 = ${none}$. Xác suất: $1 - \\dfrac{${none}}{${total}} = ${fraction(total - none, total)}$.`,
    };
  }),
  fb('M1', 'xác suất rút được thẻ chia hết', (r) => {
    const [k, by] = r.pick([
      [20, 4],
      [20, 5],
      [25, 5],
      [50, 7],
      [40, 9],
      [50, 6],
    ] as const);
    const count = Math.floor(k / by);
    return {
      ask: [
        `Rút ngẫu nhiên một thẻ từ ${k} thẻ đánh số từ 1 đến ${k}. Tính xác suất để số trên thẻ chia hết cho ${by}.`,
        `Trò xổ số vui của lớp có ${k} phiếu, đánh số từ 1 đến ${k}; phiếu có số chia hết cho ${by} được thưởng. Xác suất để một phiếu rút ngẫu nhiên được thưởng là bao nhiêu?`,
        `Chọn ngẫu nhiên một trong ${k} số nguyên dương đầu tiên. Xác suất để số đó là bội của ${by} bằng bao nhiêu?`,
      ],
      is: count / k,
      why: `Các số chia hết cho ${by}: ${Array.from({ length: count }, (_, at) => (at + 1) * by).join('; ')}, gồm ${count} số. Xác suất: $\\dfrac{${count}}{${k}} = ${n(count / k)}$.`,
    };
  }),
  ew('M3', 'tổng của hai thẻ là số chẵn', (r) => {
    const k = r.int(7, 13);
    const odd = Math.ceil(k / 2);
    const even = k - odd;
    const good = choose(odd, 2) + choose(even, 2);
    const all = choose(k, 2);
    return {
      ask: [
        `Hộp có ${k} thẻ đánh số từ 1 đến ${k}. Rút ngẫu nhiên đồng thời hai thẻ. Tính xác suất để tổng hai số trên thẻ là số chẵn và xác suất để tích hai số là số chẵn.`,
        `Trên bảng viết các số từ 1 đến ${k}. Bạn Hoa xoá ngẫu nhiên hai số. Tính xác suất để hai số bị xoá có tổng chẵn; có tích chẵn.`,
        `Có ${k} toa tàu đánh số từ 1 đến ${k}; hai hành khách được xếp ngẫu nhiên vào hai toa khác nhau. Tính xác suất để tổng số hiệu hai toa là số chẵn, và xác suất để tích hai số hiệu là số chẵn.`,
      ],
      solution: `Số cách chọn hai số: $\\mathrm{C}_{${k}}^2 = ${all}$. Trong các số từ 1 đến ${k} có ${odd} số lẻ, ${even} số chẵn.\nTổng chẵn khi hai số cùng lẻ hoặc cùng chẵn: $\\mathrm{C}_{${odd}}^2 + \\mathrm{C}_{${even}}^2 = ${choose(odd, 2)} + ${choose(even, 2)} = ${good}$ cách.\nXác suất để tổng chẵn: $\\dfrac{${good}}{${all}}${fraction(good, all) === `\\dfrac{${good}}{${all}}` ? '' : ` = ${fraction(good, all)}`}$.\nTích lẻ khi cả hai số lẻ, nên xác suất để tích chẵn là $1 - \\dfrac{${choose(odd, 2)}}{${all}} = ${fraction(all - choose(odd, 2), all)}$.`,
    };
  }),
]);

export const algebra10Third: readonly Template[] = [
  ...sets,
  ...halves,
  ...quadratics,
  ...counting,
  ...data,
  ...chances,
];
