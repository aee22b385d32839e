/** Grade 9: further choices for the test in the middle of the first term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, type Template } from '../../template.ts';
import { signed, sum, unit } from '../kit.ts';

const systems: readonly Template[] = unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ mc, fb, ew, set }) => [
  fb('M1', 'hệ có một phương trình chỉ chứa một ẩn', (r) => {
    const [a, b, x, y] = [r.int(2, 6), r.int(2, 5), r.int(1, 8), r.int(1, 6)];
    const c = a * x + b * y;
    const system = `\\begin{cases} ${a}x + ${b}y = ${c} \\\\ y = ${y} \\end{cases}`;
    return {
      ask: [
        `Hệ phương trình $${system}$ có nghiệm $(x_0;\\,y_0)$. Tìm $x_0$.`,
        `Cặp số $(m;\\,${y})$ là nghiệm của hệ phương trình $${system}$. Giá trị của $m$ bằng bao nhiêu?`,
        `Một cửa hàng bán $x$ hộp bút và $y$ hộp tẩy, số hộp thoả mãn hệ $${system}$. Cửa hàng đã bán bao nhiêu hộp bút?`,
      ],
      is: x,
      why: `Thay $y = ${y}$: $${a}x + ${b} \\cdot ${y} = ${c}$, nên $${a}x = ${a * x}$ và $x = ${x}$.`,
    };
  }),
  set('M1', 'nhận biết hệ hai phương trình bậc nhất hai ẩn', [
    [
      'Hệ nào sau đây là hệ hai phương trình bậc nhất hai ẩn $x$, $y$?',
      '$\\begin{cases} 2x - y = 3 \\\\ x + 4y = 5 \\end{cases}$',
      [
        ['$\\begin{cases} x^2 + y = 3 \\\\ x - y = 1 \\end{cases}$', 'bỏ qua ẩn có số mũ 2'],
        ['$\\begin{cases} xy = 6 \\\\ x + y = 5 \\end{cases}$', 'bỏ qua tích của hai ẩn'],
        ['$\\begin{cases} \\dfrac{1}{x} + y = 2 \\\\ x - y = 0 \\end{cases}$', 'bỏ qua ẩn ở mẫu'],
      ],
      'Mỗi phương trình của hệ phải có dạng $ax + by = c$ với $a$, $b$ không đồng thời bằng 0.',
    ],
    [
      'Hệ nào sau đây không phải là hệ hai phương trình bậc nhất hai ẩn $x$, $y$?',
      '$\\begin{cases} x - 3y^2 = 1 \\\\ 2x + y = 4 \\end{cases}$',
      [
        [
          '$\\begin{cases} 3x = 6 \\\\ x + y = 7 \\end{cases}$',
          'cho rằng thiếu ẩn $y$ thì không phải là phương trình bậc nhất hai ẩn',
        ],
        ['$\\begin{cases} -x + 5y = 0 \\\\ x - y = 2 \\end{cases}$', 'cho rằng vế phải phải khác 0'],
        [
          '$\\begin{cases} x + y = 9 \\\\ 2y = 4 \\end{cases}$',
          'cho rằng thiếu ẩn $x$ thì không phải là phương trình bậc nhất hai ẩn',
        ],
      ],
      'Phương trình $x - 3y^2 = 1$ có ẩn $y$ với số mũ 2 nên không phải là phương trình bậc nhất.',
    ],
    [
      'Với $m$ bằng giá trị nào thì $\\begin{cases} mx = 4 \\\\ x + y = 3 \\end{cases}$ không phải là hệ hai phương trình bậc nhất hai ẩn?',
      '$m = 0$',
      [
        ['$m = 1$', 'nhầm hệ số với nghiệm'],
        ['$m = 4$', 'lấy số ở vế phải'],
        ['$m = -1$', 'đổi dấu hệ số của phương trình thứ hai'],
      ],
      'Trong phương trình bậc nhất $ax + by = c$, hai hệ số không đồng thời bằng 0; phương trình $mx = 4$ có $b = 0$ nên phải có $m \\ne 0$.',
    ],
  ]),
  mc('M1', 'nhân hai vế để khử một ẩn', (r) => {
    const [k, a, x, y] = [r.int(2, 5), r.int(2, 5), r.int(1, 5), r.int(1, 5)];
    const system = `\\begin{cases} ${a}x + y = ${a * x + y} & (1) \\\\ x - ${k}y = ${x - k * y} & (2) \\end{cases}`;
    return {
      ask: [
        `Cho hệ phương trình $${system}$. Để cộng từng vế hai phương trình mà mất ẩn $y$, cần nhân hai vế của phương trình (1) với:`,
        `Giải hệ $${system}$ bằng phương pháp cộng đại số. Muốn khử ẩn $y$ bằng phép cộng, phải nhân cả hai vế của (1) với số nào?`,
        `Bạn Mai muốn khử ẩn $y$ của hệ $${system}$ bằng cách cộng hai phương trình. Trước hết Mai nhân hai vế của (1) với:`,
      ],
      right: k,
      wrong: [
        [-k, 'lấy số làm cho hai hệ số bằng nhau chứ không đối nhau'],
        [-a, 'khử ẩn $x$ thay cho ẩn $y$'],
        [a, 'nhìn hệ số của $x$'],
        [k + 1, 'cộng thêm hệ số của $y$ ở phương trình (1)'],
      ],
      why: `Hệ số của $y$ ở (2) là $-${k}$. Nhân (1) với ${k} thì hệ số của $y$ ở (1) thành ${k}, hai hệ số đối nhau nên cộng lại mất $y$.`,
    };
  }),
  mc('M2', 'tổng hai ẩn nhờ cộng hai phương trình', (r, turn) => {
    const [a, b] = r.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [1, 4],
    ] as const);
    // Books are sold for tens of thousands of dong.
    const unit = turn === 1 ? 10 : 1;
    const [x, y] = [unit * r.int(2, 9), unit * r.int(1, 8)];
    if (x === y) throw new TooFewDistractors('x and y are equal');
    const [p, q] = [a * x + b * y, b * x + a * y];
    const [first, second] = [sum([a, 'x'], [b, 'y']), sum([b, 'x'], [a, 'y'])];
    return {
      ask: [
        `Cặp số $(x;\\,y)$ thoả mãn $${first} = ${p}$ và $${second} = ${q}$. Giá trị của $x + y$ là:`,
        `Mua ${a} quyển sách và ${b} quyển truyện hết ${p} nghìn đồng; mua ${b} quyển sách và ${a} quyển truyện hết ${q} nghìn đồng. Mua mỗi loại một quyển hết bao nhiêu nghìn đồng?`,
        `Biết $(x;\\,y)$ là nghiệm của hệ $\\begin{cases} ${first} = ${p} \\\\ ${second} = ${q} \\end{cases}$. Không cần tìm $x$ và $y$, tổng $x + y$ bằng:`,
      ],
      right: x + y,
      wrong: [
        [p + q, 'quên chia cho tổng hai hệ số'],
        [Math.abs(x - y), 'trừ hai phương trình thay vì cộng'],
        [(a + b) * (x + y - unit), 'chia nhầm'],
        [x + y + unit, 'tính sai phép chia'],
      ],
      why: `${turn === 1 ? 'Gọi $x$, $y$ là giá một quyển sách, một quyển truyện. Cộng từng vế' : 'Cộng từng vế'}: $${a + b}(x + y) = ${p} + ${q} = ${p + q}$, nên $x + y = ${p + q} : ${a + b} = ${x + y}$.`,
    };
  }),
  ew('M3', 'tìm số có hai chữ số', (r) => {
    const [tens, ones] = [r.int(1, 5), r.int(6, 9)];
    const [all, more] = [tens + ones, 9 * (ones - tens)];
    return {
      ask: [
        `Một số tự nhiên có hai chữ số, tổng hai chữ số bằng ${all}. Nếu đổi chỗ hai chữ số thì được số mới lớn hơn số ban đầu ${more} đơn vị. Tìm số ban đầu.`,
        `Số ghi trên áo của một cầu thủ có hai chữ số với tổng các chữ số là ${all}. Bạn Nam đọc ngược hai chữ số nên được số lớn hơn ${more} đơn vị. Tìm số ghi trên áo.`,
        `Số nhà của cô Lan là số có hai chữ số, tổng hai chữ số bằng ${all}. Viết hai chữ số theo thứ tự ngược lại thì được số nhà của cô Mai, lớn hơn số nhà cô Lan ${more} đơn vị. Tìm số nhà của cô Lan.`,
      ],
      solution: `Gọi chữ số hàng chục là $x$, chữ số hàng đơn vị là $y$ ($x$, $y$ là các chữ số khác 0). Tổng hai chữ số: $x + y = ${all}$.\nĐổi chỗ hai chữ số được số $10y + x$, nên $(10y + x) - (10x + y) = ${more}$, tức là $y - x = ${ones - tens}$.\nCộng hai phương trình: $2y = ${2 * ones}$, suy ra $y = ${ones}$ và $x = ${tens}$ (thoả mãn điều kiện).\nVậy số cần tìm là ${10 * tens + ones}.`,
    };
  }),
]);

const equations: readonly Template[] = unit(9, 'Phương trình quy về bậc nhất', ({ mc, fb, tf, ew, set }) => [
  mc('M1', 'phương trình tích có một thừa số luôn dương', (r) => {
    const [c, x] = [r.int(1, 9), r.pick([-7, -5, -4, -3, 2, 3, 4, 6, 8])];
    if (c === Math.abs(x)) throw new TooFewDistractors('two options are one');
    const left = `(x ${signed(-x)})(x^2 + ${c})`;
    return {
      ask: [
        `Phương trình $${left} = 0$ có nghiệm là:`,
        `Tất cả các nghiệm của phương trình $${left} = 0$ là:`,
        `Giải phương trình $${left} = 0$, ta được:`,
      ],
      right: `$x = ${x}$`,
      wrong: [
        [`$x = ${-x}$`, 'đổi dấu nghiệm'],
        ...[-c, c].map((one) => [`$x = ${x}$ và $x = ${one}$`, `cho rằng $x^2 + ${c} = 0$ khi $x = ${one}$`] as const),
      ],
      why: `$x^2 + ${c} > 0$ với mọi $x$, nên phương trình chỉ có nghiệm của $x ${signed(-x)} = 0$, tức là $x = ${x}$.`,
    };
  }),
  set('M1', 'các bước giải phương trình chứa ẩn ở mẫu', [
    [
      'Việc đầu tiên khi giải một phương trình chứa ẩn ở mẫu là:',
      'Tìm điều kiện xác định',
      [
        ['Quy đồng rồi khử mẫu', 'bỏ qua điều kiện xác định'],
        ['Chuyển các số hạng sang một vế', 'bắt đầu như với phương trình bậc nhất'],
        ['Nhân chéo hai vế', 'khử mẫu ngay khi chưa biết mẫu có khác 0 hay không'],
      ],
      'Phải biết ẩn được nhận những giá trị nào trước khi quy đồng và khử mẫu.',
    ],
    [
      'Sau khi khử mẫu và giải phương trình nhận được, bước cuối cùng khi giải phương trình chứa ẩn ở mẫu là:',
      'Đối chiếu các giá trị tìm được với điều kiện xác định',
      [
        ['Kết luận mọi giá trị tìm được là nghiệm', 'không loại những giá trị làm mẫu bằng 0'],
        ['Chỉ giữ lại những giá trị dương', 'nhầm với điều kiện của bài toán thực tế'],
        ['Tìm điều kiện xác định của phương trình', 'làm ngược thứ tự các bước'],
      ],
      'Giá trị tìm được chỉ là nghiệm khi thoả mãn điều kiện xác định.',
    ],
    [
      'Khi khử mẫu của một phương trình chứa ẩn ở mẫu, ta nhân hai vế của phương trình với:',
      'Mẫu thức chung',
      [
        ['Tử thức chung', 'nhầm tử thức với mẫu thức'],
        ['Tổng các mẫu thức', 'cộng các mẫu thay vì tìm mẫu thức chung'],
        ['Mẫu thức của vế trái', 'chỉ khử được mẫu ở một vế'],
      ],
      'Nhân hai vế với mẫu thức chung thì các mẫu đều bị rút gọn.',
    ],
  ]),
  mc('M2', 'hai phân thức có tử là số', (r) => {
    const [c, x] = [r.int(2, 5), r.int(2, 8)];
    const a = c + r.int(1, 4);
    const shift = ((a - c) * x) / c;
    if (!Number.isInteger(shift)) throw new TooFewDistractors('no whole numbers');
    return {
      ask: [
        `Nghiệm của phương trình $\\dfrac{${a}}{x + ${shift}} = \\dfrac{${c}}{x}$ là:`,
        `Giải phương trình $\\dfrac{${c}}{x} = \\dfrac{${a}}{x + ${shift}}$, ta được nghiệm:`,
        `Số $x$ khác 0 thoả mãn $\\dfrac{${a}}{x + ${shift}} = \\dfrac{${c}}{x}$ là:`,
      ],
      right: `$x = ${x}$`,
      wrong: [
        [`$x = -${x}$`, 'đổi dấu sai khi chuyển vế'],
        [`$x = ${shift}$`, 'cho hai mẫu bằng nhau'],
        [`$x = ${c * shift}$`, 'quên chia cho hệ số của $x$'],
        [`$x = ${x + 1}$`, 'tính sai phép chia'],
      ],
      why: `Điều kiện $x \\ne 0$ và $x \\ne -${shift}$. Khử mẫu: $${a}x = ${c}(x + ${shift})$, tức là $${a - c === 1 ? '' : a - c}x = ${c * shift}$, nên $x = ${x}$ (thoả mãn điều kiện).`,
    };
  }),
  fb('M2', 'tổng các nghiệm của hiệu hai bình phương', (r) => {
    const [b, k] = [r.int(1, 6), r.int(1, 3)];
    const a = b + 3 * k;
    const left = `(2x - ${a})^2 - (x + ${b})^2`;
    return {
      ask: [
        `Tính tổng các nghiệm của phương trình $${left} = 0$.`,
        `Phương trình $(2x - ${a})^2 = (x + ${b})^2$ có hai nghiệm. Tổng hai nghiệm đó bằng bao nhiêu?`,
        `Có hai số $x$ làm cho $(2x - ${a})^2$ và $(x + ${b})^2$ bằng nhau. Tính tổng hai số đó.`,
      ],
      is: a + b + k,
      why: `$(2x - ${a} - x - ${b})(2x - ${a} + x + ${b}) = 0$, tức là $(x - ${a + b})(3x - ${3 * k}) = 0$. Hai nghiệm là ${a + b} và ${k}, tổng bằng ${a + b + k}.`,
    };
  }),
  tf('M2', 'hai tổ trồng cây trong cùng số giờ', (r) => {
    const [k, hours, x] = [r.int(2, 4), r.int(3, 6), r.int(6, 12)];
    const [first, second] = [x * hours, (x + k) * hours];
    return {
      ask: [
        `Tổ I trồng mỗi giờ $x$ cây, tổ II mỗi giờ trồng nhiều hơn tổ I là ${k} cây. Trong cùng một số giờ, tổ I trồng được ${first} cây, tổ II trồng được ${second} cây.`,
        `Mỗi giờ bạn An gấp $x$ con hạc giấy, bạn Bình gấp nhiều hơn An ${k} con. Cùng một số giờ, An gấp được ${first} con, Bình gấp được ${second} con.`,
        `Máy I đóng mỗi giờ $x$ thùng hàng, máy II mỗi giờ đóng nhiều hơn máy I ${k} thùng. Trong cùng một số giờ, máy I đóng được ${first} thùng, máy II đóng được ${second} thùng.`,
      ],
      say: [
        [
          `Thời gian đã làm bằng $\\dfrac{${first}}{x}$.`,
          `Thời gian đã làm bằng $\\dfrac{x}{${first}}$.`,
          'thời gian bằng khối lượng công việc chia cho năng suất.',
        ],
        [
          `Ta có phương trình $\\dfrac{${first}}{x} = \\dfrac{${second}}{x + ${k}}$.`,
          `Ta có phương trình $\\dfrac{${first}}{x} = \\dfrac{${second}}{x - ${k}}$.`,
          `năng suất thứ hai là $x + ${k}$, hai thời gian bằng nhau.`,
        ],
        [
          `$x = ${x}$.`,
          `$x = ${x + k}$.`,
          `$${first}(x + ${k}) = ${second}x$ nên $${second - first}x = ${first * k}$, $x = ${x}$.`,
        ],
        [`Thời gian đã làm là ${hours} giờ.`, `Thời gian đã làm là ${hours + 1} giờ.`, `$${first} : ${x} = ${hours}$.`],
      ],
    };
  }),
  ew('M3', 'phân số có tử và mẫu cùng tăng', (r) => {
    const [a, b] = r.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
    ] as const);
    const [k, times] = [r.int(2, 5), r.int(3, 6)];
    const [x, d] = [a * times - k, (b - a) * times];
    if (x < 1 || gcd(x, x + d) !== 1) throw new TooFewDistractors('the fraction is not in lowest terms');
    return {
      ask: [
        `Một phân số có tử bé hơn mẫu ${d} đơn vị. Nếu cộng thêm ${k} vào cả tử và mẫu thì được phân số bằng $\\dfrac{${a}}{${b}}$. Tìm phân số ban đầu.`,
        `Mẫu của một phân số hơn tử ${d} đơn vị. Tăng cả tử và mẫu thêm ${k} đơn vị, ta được một phân số bằng $\\dfrac{${a}}{${b}}$. Tìm phân số đó.`,
        `Một lớp có ${d} bạn nam. Nếu có thêm ${k} bạn nữ vào lớp thì số bạn nữ bằng $\\dfrac{${a}}{${b}}$ số bạn của cả lớp. Viết phân số biểu thị tỉ số của số bạn nữ và số bạn của cả lớp lúc đầu.`,
      ],
      solution: `Gọi tử số là $x$ thì mẫu số là $x + ${d}$ ($x$ nguyên, $x \\ne -${d}$, $x \\ne -${d + k}$).\nSau khi cùng tăng ${k}: $\\dfrac{x + ${k}}{x + ${d + k}} = \\dfrac{${a}}{${b}}$.\nKhử mẫu: $${b}(x + ${k}) = ${a === 1 ? '' : a}${a === 1 ? `x + ${d + k}` : `(x + ${d + k})`}$, suy ra ${b - a === 1 ? '' : `$${b - a}x = ${a * (d + k) - b * k}$ và `}$x = ${x}$ (thoả mãn điều kiện).\nVậy tử là ${x}, mẫu là ${x + d}: kết quả là $${fraction(x, x + d)}$.`,
    };
  }),
]);

const inequalities: readonly Template[] = unit(9, 'Bất đẳng thức và bất phương trình', ({ mc, fb, ew, set }) => [
  set('M1', 'hai bất đẳng thức cùng chiều', [
    [
      'Cặp bất đẳng thức nào sau đây cùng chiều?',
      '$a > 2$ và $b > -5$',
      [
        ['$a > 2$ và $b < 5$', 'chỉ nhìn các số ở vế phải'],
        ['$a < -1$ và $b > -3$', 'chỉ nhìn dấu của các số'],
        ['$a \\le 4$ và $b > 4$', 'chỉ nhìn hai vế phải bằng nhau'],
      ],
      'Hai bất đẳng thức cùng chiều khi dấu của chúng cùng hướng, như “$>$” và “$>$”.',
    ],
    [
      'Bất đẳng thức nào cùng chiều với bất đẳng thức $m < 7$?',
      '$n < -2$',
      [
        ['$n > 7$', 'chỉ nhìn vế phải'],
        ['$n \\ge 7$', 'chỉ nhìn hai vế phải bằng nhau'],
        ['$n > -7$', 'chỉ nhìn số đối'],
      ],
      'Bất đẳng thức $n < -2$ có cùng dấu “$<$” với $m < 7$.',
    ],
    [
      'Bất đẳng thức nào ngược chiều với bất đẳng thức $x \\ge 3$?',
      '$y \\le -1$',
      [
        ['$y \\ge -3$', 'nhầm số đối với ngược chiều'],
        ['$y > 0$', 'bỏ qua hướng của dấu'],
        ['$y \\ge 3$', 'nhầm ngược chiều với cùng chiều'],
      ],
      'Dấu “$\\le$” ngược hướng với dấu “$\\ge$”.',
    ],
  ]),
  mc('M1', 'chuyển vế một số hạng của bất phương trình', (r) => {
    const [a, b] = [r.int(2, 9), r.int(10, 20)];
    return {
      ask: [
        `Chuyển số hạng $${a}$ của bất phương trình $x + ${a} > ${b}$ sang vế phải, ta được:`,
        `Bất phương trình $x + ${a} > ${b}$ viết lại sau khi chuyển $${a}$ sang vế phải là:`,
        `Bạn Nga giải bất phương trình $x + ${a} > ${b}$ và chuyển $${a}$ sang vế phải. Bạn phải viết:`,
      ],
      right: `$x > ${b} - ${a}$`,
      wrong: [
        [`$x > ${b} + ${a}$`, 'không đổi dấu số hạng được chuyển vế'],
        [`$x < ${b} - ${a}$`, 'đổi chiều bất phương trình khi chuyển vế'],
        [`$x < ${b} + ${a}$`, 'đổi chiều bất phương trình và không đổi dấu số hạng'],
      ],
      why: `Chuyển một số hạng từ vế này sang vế kia thì đổi dấu số hạng đó, chiều của bất phương trình giữ nguyên: $x > ${b} - ${a}$.`,
    };
  }),
  mc('M2', 'bất phương trình có cùng các nghiệm', (r) => {
    const [a, k] = [r.int(2, 5), r.int(2, 6)];
    return {
      ask: [
        `Bất phương trình nào có cùng các nghiệm với bất phương trình $${a}x - ${a * k} < 0$?`,
        `Tất cả các số thoả mãn $${a}x - ${a * k} < 0$ cũng là tất cả các nghiệm của bất phương trình:`,
        `Trong các bất phương trình sau, bất phương trình nào có nghiệm giống hệt bất phương trình $${a}x < ${a * k}$?`,
      ],
      right: `$${k} - x > 0$`,
      wrong: [
        [`$x - ${k} > 0$`, 'nhầm chiều của bất phương trình'],
        [`$x + ${k} < 0$`, 'đổi dấu số hạng tự do'],
        [`$-x > ${k}$`, 'đổi chiều mà không đổi dấu vế phải'],
      ],
      why: `$${a}x < ${a * k}$ khi $x < ${k}$; $${k} - x > 0$ cũng khi $x < ${k}$.`,
    };
  }),
  mc('M2', 'tham số để một số là nghiệm của bất phương trình', (r) => {
    const [x, b, m] = [r.int(2, 5), r.int(1, 6), r.int(2, 6)];
    const c = m * x + b;
    return {
      ask: [
        `Số $x = ${x}$ là nghiệm của bất phương trình $mx + ${b} > ${c}$ khi và chỉ khi:`,
        `Tìm tất cả các giá trị của $m$ để bất phương trình $mx + ${b} > ${c}$ nhận $x = ${x}$ làm nghiệm.`,
        `Điều kiện của $m$ để $${x}$ thuộc tập các nghiệm của bất phương trình $mx + ${b} > ${c}$ là:`,
      ],
      right: `$m > ${m}$`,
      wrong: [
        [`$m < ${m}$`, 'đổi chiều bất đẳng thức khi chia cho số dương'],
        [`$m > ${c - b}$`, 'quên chia cho giá trị của $x$'],
        [`$m \\ge ${m}$`, 'lấy cả trường hợp hai vế bằng nhau'],
      ],
      why: `Thay $x = ${x}$: $${x}m + ${b} > ${c}$, tức là $${x}m > ${c - b}$, nên $m > ${m}$.`,
    };
  }),
  fb('M1', 'số quyển nhiều nhất mua được', (r) => {
    const [price, most, rest] = [r.int(7, 12), r.int(6, 12), r.int(1, 6)];
    const money = price * most + rest;
    return {
      ask: [
        `Hoa có ${money} nghìn đồng, mỗi quyển vở giá ${price} nghìn đồng. Gọi $x$ là số quyển vở Hoa mua được thì $${price}x \\le ${money}$. Hoa mua được nhiều nhất bao nhiêu quyển?`,
        `Tìm số tự nhiên $x$ lớn nhất thoả mãn bất phương trình $${price}x \\le ${money}$.`,
        `Mỗi chuyến xe chở được ${price} tạ gạo. Sau $x$ chuyến xe chở được không quá ${money} tạ, mỗi chuyến đều chở đầy. Giá trị lớn nhất của $x$ là bao nhiêu?`,
      ],
      is: most,
      why: `$x \\le \\dfrac{${money}}{${price}}$; vì $${price} \\cdot ${most} = ${price * most} \\le ${money}$ và $${price} \\cdot ${most + 1} = ${price * (most + 1)} > ${money}$ nên $x = ${most}$.`,
    };
  }),
  fb('M2', 'quãng đường dài nhất đi được với số tiền đang có', (r) => {
    const [open, price, most] = [r.int(10, 15), r.int(11, 16), r.int(5, 12)];
    const money = open + price * most;
    return {
      ask: [
        `Một hãng taxi tính ${open} nghìn đồng khi lên xe và thêm ${price} nghìn đồng cho mỗi ki-lô-mét. Với ${money} nghìn đồng, khách đi được nhiều nhất bao nhiêu ki-lô-mét?`,
        `Thuê xe đạp đôi phải trả ${open} nghìn đồng tiền thủ tục và ${price} nghìn đồng mỗi giờ. Có ${money} nghìn đồng thì thuê được nhiều nhất bao nhiêu giờ?`,
        `Gửi một bưu kiện mất ${open} nghìn đồng phí đóng gói và ${price} nghìn đồng cho mỗi ki-lô-gam. Với ${money} nghìn đồng, gửi được bưu kiện nặng nhất bao nhiêu ki-lô-gam?`,
      ],
      is: most,
      why: `Gọi số cần tìm là $x$: $${open} + ${price}x \\le ${money}$, nên $${price}x \\le ${money - open}$ và $x \\le ${most}$.`,
    };
  }),
  ew('M3', 'so sánh hai biểu thức từ một bất đẳng thức', (r) => {
    const [m, p, k] = [r.int(2, 6), r.int(5, 9), r.int(2, 5)];
    const [q, c] = [p - r.int(1, 4), r.int(1, 6)];
    const d = c + r.int(1, 4);
    return {
      ask: [
        `Cho hai số $a$, $b$ với $a > b$.\na) Chứng minh $${m}a + ${p} > ${m}b + ${q}$.\nb) So sánh $${c} - ${k}a$ và $${d} - ${k}b$.`,
        `Biết $a > b$. Hãy chứng minh $${m}a + ${p} > ${m}b + ${q}$ và cho biết trong hai số $${c} - ${k}a$, $${d} - ${k}b$ số nào bé hơn.`,
        `Cho $a > b$. Giải thích vì sao $${m}a + ${p}$ lớn hơn $${m}b + ${q}$, rồi so sánh hai số $${c} - ${k}a$ và $${d} - ${k}b$.`,
      ],
      solution: `Từ $a > b$ suy ra $${m}a > ${m}b$ (nhân hai vế với số dương ${m}).\nDo đó $${m}a + ${p} > ${m}b + ${p}$; mà $${p} > ${q}$ nên $${m}b + ${p} > ${m}b + ${q}$. Vậy $${m}a + ${p} > ${m}b + ${q}$.\nTừ $a > b$ suy ra $-${k}a < -${k}b$ (nhân hai vế với số âm $-${k}$ thì đổi chiều).\nDo đó $${c} - ${k}a < ${c} - ${k}b < ${d} - ${k}b$ (vì $${c} < ${d}$). Vậy $${c} - ${k}a < ${d} - ${k}b$.`,
    };
  }),
]);

export const grade9Seventh: readonly Template[] = [...systems, ...equations, ...inequalities];
