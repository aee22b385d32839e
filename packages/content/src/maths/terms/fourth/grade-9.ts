/** Grade 9, algebra: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { equalsOr, math, n, plain, poly, rounded, type Template } from '../../template.ts';
import { graph, numberLine } from '../figure-kit.ts';
import { pt, sum, table, unit } from '../kit.ts';

const systems: readonly Template[] = unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ mc, fb }) => [
  fb('M1', 'tung độ giao điểm với trục tung', (r) => {
    const [a, b, y] = [r.int(2, 7), r.int(2, 6), r.int(2, 9)];
    const line = `${a}x + ${b}y = ${b * y}`;
    return {
      ask: [
        `Đường thẳng biểu diễn nghiệm của phương trình $${line}$ cắt trục tung tại điểm có tung độ bằng bao nhiêu?`,
        `Trên mặt phẳng toạ độ $Oxy$, các nghiệm của phương trình $${line}$ được biểu diễn bởi một đường thẳng. Đường thẳng đó cắt trục $Oy$ tại điểm $(0;\\,m)$. Tìm $m$.`,
        `Điểm $A(0;\\,m)$ là giao điểm của trục tung với đường thẳng $d$: $${line}$. Giá trị của $m$ là bao nhiêu?`,
      ],
      is: y,
      why: `Thay $x = 0$: $${b}y = ${b * y}$, nên $y = ${y}$.`,
    };
  }),
  mc('M1', 'đường thẳng song song với trục hoành', (r) => {
    const [b, y] = [r.int(2, 5), r.int(2, 6)];
    const line = `0 \\cdot x + ${b}y = ${b * y}`;
    return {
      ask: [
        `Tập nghiệm của phương trình $${line}$ được biểu diễn bởi đường thẳng:`,
        `Các điểm có toạ độ thoả mãn $${line}$ nằm trên đường thẳng:`,
        `Đường thẳng biểu diễn tất cả các nghiệm của phương trình $${line}$ là:`,
      ],
      right: `$y = ${y}$`,
      wrong: [
        [`$x = ${y}$`, 'nhầm ẩn $x$ với ẩn $y$'],
        [`$y = ${b * y}$`, `quên chia cho ${b}`],
        [`$y = ${y}x$`, 'thêm ẩn $x$ có hệ số bằng 0'],
      ],
      why: `Hệ số của $x$ bằng 0 nên $${b}y = ${b * y}$, tức là $y = ${y}$ với mọi $x$.`,
    };
  }),
  mc('M1', 'phương trình sau khi thế', (r) => {
    const [a, b, c, d] = [r.int(2, 4), r.int(1, 5), r.int(3, 6), r.int(9, 20)];
    const system = `\\begin{cases} y = ${a}x - ${b} \\\\ ${c}x + 2y = ${d} \\end{cases}`;
    return {
      ask: [
        `Giải hệ $${system}$ bằng phương pháp thế, ta được phương trình một ẩn:`,
        `Thế $y$ từ phương trình thứ nhất vào phương trình thứ hai của hệ $${system}$, ta có:`,
        `Bước đầu của phương pháp thế cho hệ $${system}$ dẫn đến phương trình:`,
      ],
      right: `$${c}x + 2(${a}x - ${b}) = ${d}$`,
      wrong: [
        [`$${c}x + 2 \\cdot ${a}x - ${b} = ${d}$`, `không nhân $-${b}$ với 2`],
        [`$${c}x + ${a}x - ${b} = ${d}$`, 'quên hệ số 2 của $y$'],
        [`$${c}(${a}x - ${b}) + 2y = ${d}$`, 'thế vào chỗ của $x$'],
      ],
      why: `Thay $y$ bởi $${a}x - ${b}$ trong $${c}x + 2y = ${d}$, giữ dấu ngoặc: $${c}x + 2(${a}x - ${b}) = ${d}$.`,
    };
  }),
  mc('M1', 'hệ phương trình của bài toán hai loại vé', (r) => {
    const [x, y] = [r.int(12, 30), r.int(10, 25)];
    const [a, b] = [40, 25];
    const [all, money] = [x + y, a * x + b * y];
    if (x === y) throw new TooFewDistractors('equal numbers');
    const made = (first: string, second: string) => `$\\begin{cases} ${first} \\\\ ${second} \\end{cases}$`;
    return {
      ask: [
        `Đoàn tham quan mua ${all} vé gồm $x$ vé người lớn giá ${a} nghìn đồng và $y$ vé trẻ em giá ${b} nghìn đồng, hết ${money} nghìn đồng. Hệ phương trình lập được là:`,
        `Quầy sách bán ${all} cuốn gồm $x$ cuốn giá ${a} nghìn đồng và $y$ cuốn giá ${b} nghìn đồng, thu ${money} nghìn đồng. Hệ nào mô tả đúng?`,
        `Bếp ăn nấu ${all} suất gồm $x$ suất giá ${a} nghìn đồng và $y$ suất giá ${b} nghìn đồng, tổng tiền ${money} nghìn đồng. Khi đó $x$, $y$ thoả mãn hệ:`,
      ],
      right: made(`x + y = ${all}`, `${a}x + ${b}y = ${money}`),
      wrong: [
        [made(`x + y = ${money}`, `${a}x + ${b}y = ${all}`), 'đổi chỗ số lượng và số tiền'],
        [made(`x + y = ${all}`, `${b}x + ${a}y = ${money}`), 'đổi chỗ hai giá tiền'],
        [made(`x + y = ${all}`, `${a + b}(x + y) = ${money}`), 'cộng hai giá tiền với nhau'],
      ],
      why: `Tổng số lượng: $x + y = ${all}$. Tổng số tiền: $${a}x + ${b}y = ${money}$.`,
    };
  }),
  mc('M1', 'phương trình của đường thẳng trong hình', (r) => {
    const [a, b] = r.pick([
      [1, 1],
      [2, -1],
      [-1, 2],
      [-2, 2],
      [1, -2],
    ] as const);
    const made = (slope: number, value: number) => `$${sum([-slope, 'x'], [1, 'y'])} = ${value}$`;
    return {
      ask: [
        'Đường thẳng trong hình bên biểu diễn các nghiệm của phương trình:',
        'Mọi điểm của đường thẳng ở hình bên có toạ độ thoả mãn phương trình:',
        'Dựa vào giao điểm với trục tung và một điểm khác trên hình bên, phương trình có các nghiệm nằm trên đường thẳng đó là:',
      ],
      right: made(a, b),
      wrong: [
        [made(-a, b), 'nhầm dấu hệ số góc'],
        [made(a, -b), 'nhầm dấu của tung độ giao điểm với trục tung'],
        [made(b, a), 'đổi chỗ hệ số góc và tung độ gốc'],
        made(a, b + 1),
      ],
      why: `Đường thẳng đi qua $${pt(0, b)}$ và $${pt(1, a + b)}$; toạ độ hai điểm này thoả mãn ${made(a, b)}.`,
      figure: graph('linear', [a, b], [-3, 3], [-4, 4], { grid: true, extrema: false }),
    };
  }),
  mc('M2', 'giá của một món từ hai hoá đơn', (r, turn) => {
    const [x, y] = [r.int(6, 15), r.int(3, 9)];
    const [p, q] = [3 * x + 2 * y, x + 2 * y];
    if (x === y) throw new TooFewDistractors('equal prices');
    const [one, two] = (
      [
        ['giá một quyển vở', 'giá một chiếc bút'],
        ['giá một cốc sữa', 'giá một cái bánh'],
        ['khối lượng một túi gạo', 'khối lượng một túi đỗ'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Ba quyển vở và hai chiếc bút giá ${p} nghìn đồng; một quyển vở và hai chiếc bút giá ${q} nghìn đồng. Giá một quyển vở (nghìn đồng) là:`,
        `Ba cốc sữa và hai cái bánh hết ${p} nghìn đồng; một cốc sữa và hai cái bánh như thế hết ${q} nghìn đồng. Một cốc sữa có giá (nghìn đồng):`,
        `Cân ba túi gạo và hai túi đỗ được ${p} kg, cân một túi gạo và hai túi đỗ được ${q} kg (các túi cùng loại nặng như nhau). Một túi gạo nặng (kg):`,
      ],
      right: x,
      wrong: [
        [y, `tính ${two}`],
        [p - q, 'quên chia cho 2'],
        [rounded((p + q) / 4, 2), 'cộng hai phương trình thay vì trừ'],
        [x + y, `cộng ${one} với ${two}`],
      ],
      why: `Gọi ${one} là $x$, ${two} là $y$. Trừ từng vế hai phương trình $3x + 2y = ${p}$ và $x + 2y = ${q}$: $2x = ${p - q}$, $x = ${x}$.`,
    };
  }),
]);

const reducible: readonly Template[] = unit(9, 'Phương trình quy về bậc nhất', ({ mc, fb }) => [
  fb('M2', 'vận tốc lượt về từ tổng thời gian', (r) => {
    const [s, v, t, x] = r.pick([
      [60, 30, 3.5, 40],
      [36, 12, 5, 18],
      [48, 16, 5, 24],
      [60, 20, 5, 30],
      [30, 15, 5, 10],
    ] as const);
    return {
      ask: [
        `Bác Tư đi ${s} km với vận tốc ${v} km/h rồi quay về theo đường cũ. Cả đi và về hết ${plain(t)} giờ (không kể nghỉ). Vận tốc lúc về là bao nhiêu km/h?`,
        `Xe chở hàng đi từ kho đến cửa hàng cách ${s} km với vận tốc ${v} km/h, sau đó về kho theo đường đó. Tổng thời gian xe chạy là ${plain(t)} giờ. Tính vận tốc lượt về theo km/h.`,
        `Tìm $x$ biết $\\dfrac{${s}}{${v}} + \\dfrac{${s}}{x} = ${n(t)}$.`,
      ],
      is: x,
      why: `Với $x$ là số cần tìm: $\\dfrac{${s}}{x} = ${n(t)} - ${n(s / v)} = ${n(t - s / v)}$, nên $x = ${s} : ${n(t - s / v)} = ${x}$.`,
    };
  }),
  mc('M1', 'điều kiện xác định khi mẫu là hiệu hai bình phương', (r) => {
    const [k, c] = [r.int(2, 7), r.int(1, 9)];
    const equation = `\\dfrac{${c}}{x^2 - ${k * k}} = 1`;
    return {
      ask: [
        `Điều kiện xác định của phương trình $${equation}$ là:`,
        `Phương trình $${equation}$ xác định khi:`,
        `Để mẫu thức của phương trình $${equation}$ khác 0, cần có:`,
      ],
      right: `$x \\ne ${k}$ và $x \\ne -${k}$`,
      wrong: [
        [`$x \\ne ${k}$`, `bỏ sót $x = -${k}$`],
        [`$x \\ne ${k * k}$`, 'quên bình phương ở mẫu'],
        ['mọi $x$', 'cho rằng mẫu luôn khác 0'],
        `$x \\ne 0$`,
      ],
      why: `$x^2 - ${k * k} = (x - ${k})(x + ${k})$ khác 0 khi $x \\ne ${k}$ và $x \\ne -${k}$.`,
    };
  }),
  mc('M1', 'phương trình có điều kiện xác định đã cho', (r) => {
    const [k, c] = [r.int(2, 7), r.int(2, 9)];
    if (k === c) throw new TooFewDistractors('equal numbers');
    return {
      ask: [
        `Phương trình nào có điều kiện xác định là $x \\ne ${k}$?`,
        `Trong các phương trình sau, phương trình chỉ không xác định tại $x = ${k}$ là:`,
        `Phương trình nào xác định với mọi $x$ khác ${k} và không xác định khi $x = ${k}$?`,
      ],
      right: `$\\dfrac{${c}}{x - ${k}} = 1$`,
      wrong: [
        [`$\\dfrac{${c}}{x + ${k}} = 1$`, `giải sai $x + ${k} = 0$`],
        [`$\\dfrac{x - ${k}}{${c}} = 1$`, 'nhìn tử thức thay cho mẫu thức'],
        [`$\\dfrac{${c}}{${k}x} = 1$`, `cho rằng $${k}x = 0$ khi $x = ${k}$`],
      ],
      why: `Mẫu thức $x - ${k}$ bằng 0 khi $x = ${k}$.`,
    };
  }),
  mc('M1', 'phương trình nhận một số làm nghiệm', (r) => {
    const k = r.int(2, 5);
    return {
      ask: [
        `Phương trình nào nhận $x = ${k}$ làm nghiệm?`,
        `Thử trực tiếp, số ${k} là nghiệm của phương trình:`,
        `$x = ${k}$ thoả mãn phương trình nào sau đây?`,
      ],
      right: `$\\dfrac{${2 * k}}{x} = 2$`,
      wrong: [
        [`$\\dfrac{x - ${k}}{x - ${k}} = 1$`, 'quên điều kiện xác định'],
        [`$\\dfrac{x}{${2 * k}} = 2$`, 'lấy nghịch đảo của vế trái'],
        [`$\\dfrac{${k}}{x} = ${k}$`, 'tính sai giá trị của vế trái'],
      ],
      why: `Thay $x = ${k}$: $\\dfrac{${2 * k}}{${k}} = 2$. Phương trình có mẫu $x - ${k}$ không xác định tại $x = ${k}$.`,
    };
  }),
  mc('M1', 'thời gian viết theo vận tốc', (r) => {
    const [s, d] = [10 * r.int(4, 12), r.int(3, 8)];
    return {
      ask: [
        `Lúc đi, xe chạy với vận tốc $x$ (km/h). Lúc về, xe chạy nhanh hơn ${d} km/h trên quãng đường ${s} km đó. Thời gian lúc về (giờ) là:`,
        `Ca nô có vận tốc khi nước lặng là $x$ (km/h), dòng nước chảy ${d} km/h. Thời gian (giờ) ca nô xuôi dòng ${s} km là:`,
        `Anh Bình đi xe máy với vận tốc $x$ (km/h), anh Minh đi nhanh hơn anh Bình ${d} km/h. Thời gian (giờ) anh Minh đi hết quãng đường ${s} km là:`,
      ],
      right: `$\\dfrac{${s}}{x + ${d}}$`,
      wrong: [
        [`$\\dfrac{${s}}{x - ${d}}$`, 'lấy vận tốc nhỏ hơn'],
        [`$\\dfrac{x + ${d}}{${s}}$`, 'lấy vận tốc chia cho quãng đường'],
        [`$${s}(x + ${d})$`, 'nhân quãng đường với vận tốc'],
      ],
      why: `Vận tốc là $x + ${d}$ (km/h), thời gian bằng quãng đường chia cho vận tốc.`,
    };
  }),
  mc('M2', 'phương trình của bài toán về sớm', (r) => {
    const [s, d, t] = [10 * r.int(6, 15), r.int(5, 10), r.int(1, 2)];
    return {
      ask: [
        `Quãng đường dài ${s} km. Lúc đi xe chạy với vận tốc $x$ (km/h), lúc về chạy nhanh hơn ${d} km/h nên thời gian về ít hơn thời gian đi ${t} giờ. Phương trình lập được là:`,
        `Một máy phải in ${s} trang với tốc độ $x$ trang mỗi giờ. Thực tế mỗi giờ máy in thêm ${d} trang nên xong sớm ${t} giờ. Phương trình của bài toán là:`,
        `Một chiếc thuyền dự định đi ${s} km với vận tốc $x$ (km/h). Nhờ tăng vận tốc thêm ${d} km/h, thuyền đến sớm ${t} giờ. Ta có phương trình:`,
      ],
      right: `$\\dfrac{${s}}{x} - \\dfrac{${s}}{x + ${d}} = ${t}$`,
      wrong: [
        [`$\\dfrac{${s}}{x + ${d}} - \\dfrac{${s}}{x} = ${t}$`, 'lấy thời gian ngắn trừ thời gian dài'],
        [`$\\dfrac{${s}}{x} + \\dfrac{${s}}{x + ${d}} = ${t}$`, 'cộng hai thời gian'],
        [`$\\dfrac{${s}}{x} - \\dfrac{${s}}{x - ${d}} = ${t}$`, 'giảm vận tốc thay vì tăng'],
      ],
      why: `Thời gian với tốc độ $x$ là $\\dfrac{${s}}{x}$, với tốc độ $x + ${d}$ là $\\dfrac{${s}}{x + ${d}}$, ít hơn ${t} giờ.`,
    };
  }),
]);

const inequalities: readonly Template[] = unit(9, 'Bất đẳng thức và bất phương trình', ({ mc, fb }) => [
  fb('M1', 'giá trị nhỏ nhất của biểu thức bậc nhất', (r, turn) => {
    const times = turn === 1 ? 10 : 1;
    const [a, b, k] = [times * r.int(2, 5), times * r.int(1, 9), r.int(2, 6)];
    return {
      ask: [
        `Biết $x \\ge ${k}$. Giá trị nhỏ nhất của $${a}x + ${b}$ bằng bao nhiêu?`,
        `Thuê xe máy hết ${b} nghìn đồng cố định và ${a} nghìn đồng mỗi giờ, phải thuê từ ${k} giờ trở lên. Số tiền ít nhất phải trả là bao nhiêu nghìn đồng?`,
        `Với mọi $x \\ge ${k}$ ta có $${a}x + ${b} \\ge m$, dấu bằng xảy ra khi $x = ${k}$. Tìm $m$.`,
      ],
      is: a * k + b,
      why: `${turn === 1 ? 'Gọi $x$ là số giờ thuê: ' : ''}$x \\ge ${k}$ nên $${a}x \\ge ${a * k}$ và $${a}x + ${b} \\ge ${a * k} + ${b} = ${a * k + b}$.`,
    };
  }),
  fb('M2', 'số tuần tiết kiệm ít nhất', (r) => {
    const [has, each, goal] = [10 * r.int(5, 15), 10 * r.int(3, 6), 10 * r.int(45, 70)];
    const least = (goal - has) / each;
    if (Number.isInteger(least)) throw new TooFewDistractors('no rounding');
    return {
      ask: [
        `Lan có ${has} nghìn đồng và mỗi tuần để dành thêm ${each} nghìn đồng. Sau ít nhất bao nhiêu tuần Lan có đủ tiền mua chiếc máy tính bỏ túi giá ${goal} nghìn đồng?`,
        `Quỹ lớp đang có ${has} nghìn đồng, mỗi tuần thu thêm ${each} nghìn đồng. Cần ít nhất bao nhiêu tuần để quỹ có từ ${goal} nghìn đồng trở lên?`,
        `Bể đang có ${has} lít nước, mỗi phút chảy thêm ${each} lít. Sau ít nhất bao nhiêu phút (số nguyên) thì bể có không dưới ${goal} lít?`,
      ],
      is: Math.ceil(least),
      why: `Với $x$ là số cần tìm: $${has} + ${each}x \\ge ${goal}$, nên $${each}x \\ge ${goal - has}$, $x \\ge \\dfrac{${goal - has}}{${each}} ${equalsOr(least, 2)} ${n(rounded(least, 2))}$. Số nguyên nhỏ nhất là ${Math.ceil(least)}.`,
    };
  }),
  mc('M1', 'bất phương trình có nghiệm vẽ trên trục số', (r, turn) => {
    const k = r.int(-2, 3);
    const closed = turn !== 1;
    const right = closed ? '\\ge' : '>';
    return {
      ask: [
        'Phần trục số không bị gạch ở hình bên, kéo dài về bên phải, biểu diễn tập nghiệm của bất phương trình:',
        'Các số ở phần không bị gạch của trục số bên (phía bên phải) là tất cả các số thoả mãn bất phương trình:',
        'Trên trục số bên, phần bên trái bị gạch bỏ. Phần còn lại là tập nghiệm của bất phương trình:',
      ],
      right: `$x ${right} ${k}$`,
      wrong: [
        [`$x ${closed ? '>' : '\\ge'} ${k}$`, closed ? 'bỏ điểm đầu mút được lấy' : 'lấy cả điểm đầu mút'],
        [`$x ${closed ? '\\le' : '<'} ${k}$`, 'lấy phần ở bên trái'],
        [`$x ${closed ? '<' : '\\le'} ${k}$`, 'lấy phần bên trái và nhầm đầu mút'],
      ],
      why: `Phần nghiệm ở bên phải số ${k}, ${closed ? 'lấy cả' : 'không lấy'} số ${k}.`,
      figure: numberLine({ at: k, closed }),
    };
  }),
  mc('M1', 'tính chất bắc cầu', (r) => {
    const k = r.int(30, 45);
    return {
      ask: [
        `Biết $a < b$ và $b < ${k}$. Khẳng định nào chắc chắn đúng?`,
        `Lớp 9A có $a$ học sinh, lớp 9B có $b$ học sinh. Lớp 9A ít học sinh hơn lớp 9B, lớp 9B có ít hơn ${k} học sinh. Điều nào chắc chắn đúng?`,
        `Từ $a < b$ và $b < ${k}$, theo tính chất bắc cầu suy ra:`,
      ],
      right: `$a < ${k}$`,
      wrong: [
        [`$a > ${k}$`, 'đổi chiều bất đẳng thức'],
        [`$a + b < ${k}$`, 'cộng hai số nhỏ hơn'],
        [`$b < a$`, 'đổi chiều bất đẳng thức thứ nhất'],
      ],
      why: `$a < b$ và $b < ${k}$ nên $a < ${k}$.`,
    };
  }),
  mc('M2', 'điều kiện để biểu thức không âm', (r) => {
    const [a, b] = r.pick([
      [2, 7],
      [3, 12],
      [4, 10],
      [5, 15],
      [2, 9],
    ] as const);
    const k = n(b / a);
    return {
      ask: [
        `Biểu thức $${b} - ${a}x$ có giá trị không âm khi:`,
        `Bể có ${b} m³ nước, mỗi giờ chảy ra ${a} m³. Lượng nước còn lại sau $x$ giờ là $${b} - ${a}x$. Lượng nước đó không âm khi:`,
        `Tìm $x$ để $${b} - ${a}x \\ge 0$.`,
      ],
      right: `$x \\le ${k}$`,
      wrong: [
        [`$x \\ge ${k}$`, 'không đổi chiều khi chia cho số âm'],
        [`$x \\le -${k}$`, 'nhầm dấu khi chuyển vế'],
        [`$x < ${k}$`, 'bỏ trường hợp giá trị bằng 0'],
      ],
      why: `$-${a}x \\ge -${b}$; chia hai vế cho $-${a}$ và đổi chiều: $x \\le ${k}$.`,
    };
  }),
  mc('M2', 'bất phương trình ứng với hình vẽ', (r) => {
    const [k, a] = [r.int(1, 4), r.int(2, 4)];
    const b = r.int(1, 5);
    return {
      ask: [
        'Phần không bị gạch ở hình bên, kéo dài về bên trái, là tập nghiệm của bất phương trình nào?',
        'Giải từng bất phương trình rồi chọn bất phương trình có tập nghiệm là phần không bị gạch, phía bên trái, của trục số bên.',
        'Trên trục số bên, phần bên phải bị gạch bỏ. Bất phương trình có tập nghiệm là phần còn lại là:',
      ],
      right: `$-${a}x + ${b} > ${b - a * k}$`,
      wrong: [
        [`$${a}x + ${b} > ${a * k + b}$`, 'chỉ xét giá trị đầu mút, không xét chiều'],
        [`$-${a}x + ${b} < ${b - a * k}$`, 'quên đổi chiều khi chia cho số âm'],
        [`$-${a}x + ${b} > ${b + a * k}$`, 'nhầm dấu của đầu mút'],
      ],
      why: `Hình vẽ ứng với $x < ${k}$. $-${a}x + ${b} > ${b - a * k}$ cho $-${a}x > -${a * k}$, chia cho $-${a}$ và đổi chiều: $x < ${k}$.`,
      figure: numberLine(undefined, { at: k, closed: false }),
    };
  }),
]);

const roots: readonly Template[] = unit(9, 'Căn thức', ({ mc, fb }) => [
  fb('M1', 'cạnh khối lập phương từ thể tích', (r) => {
    const k = r.int(3, 9);
    return {
      ask: [
        `Khối rubik hình lập phương có thể tích ${k ** 3} cm³. Cạnh của nó dài bao nhiêu xăng-ti-mét?`,
        `Tính $\\sqrt[3]{${k ** 3}}$.`,
        `Bể nước hình lập phương chứa được nhiều nhất ${k ** 3} dm³ nước. Cạnh trong của bể dài bao nhiêu đề-xi-mét?`,
      ],
      is: k,
      why: `$\\sqrt[3]{${k ** 3}} = ${k}$ vì $${k}^3 = ${k ** 3}$.`,
    };
  }),
  mc('M1', 'khai phương một tích', (r) => {
    const [a, b] = [r.int(3, 6), r.int(7, 10)];
    return {
      ask: [
        `Giá trị của $\\sqrt{${a * a} \\cdot ${b * b}}$ là:`,
        `Áp dụng quy tắc khai phương một tích, $\\sqrt{${a * a} \\cdot ${b * b}}$ bằng:`,
        `Hình vuông có diện tích $${a * a} \\cdot ${b * b}$ m² thì cạnh dài (mét):`,
      ],
      right: a * b,
      wrong: [
        [a + b, 'cộng hai căn'],
        [a * a * b, 'chỉ khai phương một thừa số'],
        [(a * b) ** 2, 'quên khai phương'],
        [(a * a * b * b) / 2, 'chia tích cho 2'],
      ],
      why: `$\\sqrt{${a * a}} \\cdot \\sqrt{${b * b}} = ${a} \\cdot ${b} = ${a * b}$.`,
    };
  }),
  mc('M2', 'cộng trừ các căn sau khi đưa thừa số ra ngoài', (r) => {
    const [p, q, m] = [r.int(4, 6), r.int(2, 3), r.pick([2, 3, 5])];
    const shown = `\\sqrt{${p * p * m}} + \\sqrt{${q * q * m}} - \\sqrt{${m}}`;
    return {
      ask: [
        `Rút gọn $${shown}$ được:`,
        `Kết quả của phép tính $${shown}$ là:`,
        `Sau khi đưa thừa số ra ngoài dấu căn, $${shown}$ bằng:`,
      ],
      right: `$${p + q - 1}\\sqrt{${m}}$`,
      wrong: [
        [`$\\sqrt{${p * p * m + q * q * m - m}}$`, 'cộng, trừ các số dưới dấu căn'],
        [`$${p + q}\\sqrt{${m}}$`, `quên trừ $\\sqrt{${m}}$`],
        [`$${p + q + 1}\\sqrt{${m}}$`, 'cộng thay vì trừ'],
        `$${p * p + q * q - 1}\\sqrt{${m}}$`,
      ],
      why: `$${p}\\sqrt{${m}} + ${q}\\sqrt{${m}} - \\sqrt{${m}} = (${p} + ${q} - 1)\\sqrt{${m}} = ${p + q - 1}\\sqrt{${m}}$.`,
    };
  }),
]);

const parabolas: readonly Template[] = unit(9, 'Hàm số y = ax² và đồ thị', ({ mc, set, fb }) => [
  fb('M1', 'lực của gió tác dụng lên cánh buồm', (r) => {
    const [a, v] = [r.pick([0.5, 2, 3, 4]), r.pick([4, 6, 8, 10])];
    return {
      ask: [
        `Lực của gió tác dụng lên cánh buồm là $F = ${n(a)}v^2$ (N), với $v$ (m/s) là vận tốc gió. Khi $v = ${v}$, lực $F$ bằng bao nhiêu niu-tơn?`,
        `Lực cản của không khí lên một xe là $F = ${n(a)}v^2$ (N), $v$ tính bằng m/s. Tính lực cản (N) khi xe chạy ${v} m/s.`,
        `Cho hàm số $F = ${n(a)}v^2$. Tính giá trị của $F$ tại $v = ${v}$.`,
      ],
      is: a * v * v,
      why: `$F = ${n(a)} \\cdot ${v}^2 = ${n(a)} \\cdot ${v * v} = ${n(a * v * v)}$.`,
    };
  }),
  mc('M1', 'hàm số của parabol trong hình', (r) => {
    const a = r.pick([1, 2, -1, -2]);
    const made = (k: number) => `$y = ${sum([k, 'x^2'])}$`;
    return {
      ask: [
        'Đồ thị trong hình bên là của hàm số nào?',
        'Parabol ở hình bên là đồ thị của hàm số:',
        'Nhìn điểm có hoành độ 1 trên hình bên, hàm số có đồ thị đó là:',
      ],
      right: made(a),
      wrong: [
        [made(-a), 'không xét bề lõm quay lên hay quay xuống'],
        [made(a > 0 ? 3 - a : -3 - a), 'đọc sai tung độ của điểm có hoành độ 1'],
        [`$y = ${sum([a, 'x'])}$`, 'nhầm parabol với đường thẳng'],
        made(a * 2),
      ],
      why: `Parabol đi qua điểm $${pt(1, a)}$, nên hệ số của $x^2$ là ${math(n(a))}.`,
      figure: graph('quadratic', [a, 0, 0], [-2.5, 2.5], a > 0 ? [-1, 5] : [-5, 1], { grid: true, extrema: false }),
    };
  }),
  set('M1', 'số điểm chung của parabol và đường thẳng y = m', [
    [
      'Đường thẳng $y = 4$ và parabol $y = x^2$ có bao nhiêu điểm chung?',
      2,
      [
        [1, 'chỉ lấy nghiệm dương của $x^2 = 4$'],
        [0, 'cho rằng đường thẳng song song với trục hoành không cắt parabol'],
        [4, 'lấy số ở vế phải'],
      ],
      '$x^2 = 4$ có hai nghiệm $x = 2$ và $x = -2$.',
    ],
    [
      'Số điểm chung của parabol $y = x^2$ và đường thẳng $y = -1$ là:',
      0,
      [
        [1, 'cho rằng $x^2 = -1$ có một nghiệm'],
        [2, 'bỏ qua dấu âm'],
        [3, 'đếm nhầm cả đỉnh của parabol'],
      ],
      '$x^2 \\ge 0 > -1$ với mọi $x$ nên không có điểm chung.',
    ],
    [
      'Parabol $y = -2x^2$ và đường thẳng $y = 0$ có số điểm chung là:',
      1,
      [
        [2, 'cho rằng parabol luôn cắt trục hoành tại hai điểm'],
        [0, 'quên đỉnh của parabol nằm trên trục hoành'],
        [3, 'đếm nhầm các giao điểm với hai trục'],
      ],
      '$-2x^2 = 0$ chỉ khi $x = 0$.',
    ],
  ]),
  mc('M1', 'giá trị còn thiếu trong bảng', (r) => {
    const a = r.pick([2, 3, -2, -3]);
    const cells = table(
      ['$x$', '$-2$', '$-1$', '0', '1', '2'],
      ['$y$', '?', math(n(a)), '0', math(n(a)), math(n(4 * a))],
    );
    return {
      ask: [
        `Bảng giá trị của hàm số $y = ${sum([a, 'x^2'])}$:\n${cells}\nSố thích hợp ở ô có dấu hỏi là:`,
        `Hoàn thành bảng để vẽ đồ thị hàm số $y = ${sum([a, 'x^2'])}$:\n${cells}\nSố còn thiếu là:`,
        `Bạn Hải lập bảng sau cho hàm số $y = ${sum([a, 'x^2'])}$:\n${cells}\nTại $x = -2$, Hải phải điền số:`,
      ],
      right: 4 * a,
      wrong: [
        [-4 * a, 'cho rằng $(-2)^2 = -4$'],
        [-2 * a, `lấy ${math(n(a))} nhân với $-2$`],
        [2 * a, 'quên bình phương'],
        [4 * a * a, `bình phương cả ${math(n(a))}`],
      ],
      why: `$${n(a)} \\cdot (-2)^2 = ${n(a)} \\cdot 4 = ${n(4 * a)}$; giá trị này bằng giá trị tại $x = 2$.`,
    };
  }),
  set('M1', 'đặc điểm của parabol y = ax²', [
    [
      'Trục đối xứng của parabol $y = 3x^2$ là:',
      'trục $Oy$',
      [
        ['trục $Ox$', 'nhầm hai trục toạ độ'],
        ['đường thẳng $y = 3$', 'dùng hệ số của $x^2$'],
        ['đường thẳng $y = x$', 'nhầm với đường phân giác của góc phần tư'],
      ],
      'Hai điểm có hoành độ đối nhau trên parabol có cùng tung độ, nên parabol đối xứng qua trục $Oy$.',
    ],
    [
      'Đỉnh của parabol $y = -5x^2$ là điểm:',
      '$O(0;\\,0)$',
      [
        ['$(0;\\,-5)$', 'lấy hệ số của $x^2$ làm tung độ'],
        ['$(-5;\\,0)$', 'lấy hệ số của $x^2$ làm hoành độ'],
        ['$(1;\\,-5)$', 'lấy một điểm bất kì của parabol'],
      ],
      'Parabol $y = ax^2$ luôn có đỉnh là gốc toạ độ.',
    ],
    [
      'Parabol $y = \\dfrac{1}{2}x^2$ nằm:',
      'phía trên trục hoành (trừ đỉnh)',
      [
        ['phía dưới trục hoành (trừ đỉnh)', 'nhầm dấu của hệ số'],
        ['bên phải trục tung', 'chỉ xét $x$ dương'],
        ['bên trái trục tung', 'chỉ xét $x$ âm'],
      ],
      'Hệ số $\\dfrac{1}{2}$ dương nên $y > 0$ với mọi $x \\ne 0$.',
    ],
  ]),
  mc('M2', 'hệ số a từ hiệu hai tung độ', (r) => {
    const [p, q, a] = r.pick([
      [1, 3, 2],
      [1, 2, 3],
      [2, 3, 4],
      [1, 4, 2],
      [2, 4, 3],
    ] as const);
    const d = a * (q * q - p * p);
    return {
      ask: [
        `Trên đồ thị hàm số $y = ax^2$, tung độ của điểm có hoành độ ${q} lớn hơn tung độ của điểm có hoành độ ${p} là ${d}. Giá trị của $a$ là:`,
        `Cho $f(x) = ax^2$ và $f(${q}) - f(${p}) = ${d}$. Khi đó $a$ bằng:`,
        `Vật trượt được $s = at^2$ (m) sau $t$ giây. Từ lúc $t = ${p}$ đến lúc $t = ${q}$ vật đi thêm ${d} m. Hệ số $a$ bằng:`,
      ],
      right: a,
      wrong: [
        [d / (q - p), `chia cho $${q} - ${p}$, quên bình phương`],
        [rounded(d / (p + q), 2), `chia cho $${p} + ${q}$, quên bình phương`],
        [d, 'quên chia'],
        [-a, 'lấy hiệu theo thứ tự ngược lại'],
      ],
      why: `$a \\cdot ${q}^2 - a \\cdot ${p}^2 = ${q * q - p * p}a = ${d}$, nên $a = ${a}$.`,
    };
  }),
]);

const quadratics: readonly Template[] = unit(9, 'Phương trình bậc hai một ẩn', ({ mc, fb }) => [
  fb('M2', 'hai số biết hiệu và tích', (r) => {
    const [x, d] = [r.int(3, 12), r.int(2, 7)];
    const p = x * (x + d);
    return {
      ask: [
        `Hai số dương hơn kém nhau ${d} và có tích bằng ${p}. Tìm số bé.`,
        `Hình chữ nhật có chiều dài hơn chiều rộng ${d} m và diện tích ${p} m². Tính chiều rộng theo mét.`,
        `Tìm nghiệm dương của phương trình $x(x + ${d}) = ${p}$.`,
      ],
      is: x,
      why: `Với $x$ là số cần tìm: $x^2 + ${d}x - ${p} = 0$, $\\Delta = ${d}^2 + 4 \\cdot ${p} = ${(2 * x + d) ** 2}$, nghiệm dương là $\\dfrac{-${d} + ${2 * x + d}}{2} = ${x}$.`,
    };
  }),
  mc('M1', 'nghiệm của phương trình khuyết hệ số tự do', (r) => {
    const [a, k] = [r.int(2, 5), r.int(2, 7)];
    const equation = `${a}x^2 - ${a * k}x = 0`;
    return {
      ask: [
        `Các nghiệm của phương trình $${equation}$ là:`,
        `Phương trình $${equation}$ có các nghiệm:`,
        `Đặt nhân tử chung rồi giải $${equation}$, ta được nghiệm:`,
      ],
      right: `$x = 0$ và $x = ${k}$`,
      wrong: [
        [`$x = ${k}$`, 'chia hai vế cho $x$ nên mất nghiệm $x = 0$'],
        [`$x = 0$ và $x = -${k}$`, 'nhầm dấu'],
        [`$x = 0$ và $x = ${a * k}$`, `quên chia cho ${a}`],
      ],
      why: `$${a}x(x - ${k}) = 0$ nên $x = 0$ hoặc $x = ${k}$.`,
    };
  }),
  mc('M1', 'nghiệm khi biết biệt thức', (r) => {
    const [x1, x2] = [r.int(1, 4), r.int(5, 9)];
    const [s, p] = [x1 + x2, x1 * x2];
    const root = x2 - x1;
    return {
      ask: [
        `Phương trình $x^2 - ${s}x + ${p} = 0$ có $\\Delta = ${root * root}$. Nghiệm lớn hơn bằng:`,
        `Biết phương trình $x^2 - ${s}x + ${p} = 0$ có biệt thức ${root * root}. Nghiệm lớn nhất của phương trình là:`,
        `Phương trình $x^2 - ${s}x + ${p} = 0$ có một nghiệm là $\\dfrac{${s} + \\sqrt{${root * root}}}{2}$. Rút gọn nghiệm đó, ta được:`,
      ],
      right: x2,
      wrong: [
        [x1, 'lấy nghiệm nhỏ hơn'],
        [-x1, 'nhầm dấu của hệ số $b$'],
        [s + root, 'quên chia cho 2'],
        [rounded((s + root * root) / 2, 2), 'quên khai căn biệt thức'],
      ],
      why: `$x = \\dfrac{${s} + \\sqrt{${root * root}}}{2} = \\dfrac{${s} + ${root}}{2} = ${x2}$.`,
    };
  }),
  mc('M1', 'hệ số tự do để có nghiệm kép', (r) => {
    const k = r.int(2, 9);
    return {
      ask: [
        `Phương trình $x^2 - ${2 * k}x + c = 0$ có nghiệm kép khi $c$ bằng:`,
        `Tìm $c$ để phương trình $x^2 - ${2 * k}x + c = 0$ có đúng một nghiệm.`,
        `Để hai nghiệm của phương trình $x^2 - ${2 * k}x + c = 0$ bằng nhau thì $c$ phải bằng:`,
      ],
      right: k * k,
      wrong: [
        [4 * k * k, 'quên chia cho 4'],
        [2 * k, 'lấy giá trị tuyệt đối của hệ số $b$'],
        [-k * k, 'nhầm dấu'],
        [k, 'quên bình phương'],
      ],
      why: `$\\Delta' = ${k}^2 - c = 0$ khi $c = ${k * k}$; khi đó $x^2 - ${2 * k}x + ${k * k} = (x - ${k})^2$.`,
    };
  }),
  mc('M1', 'phương trình có hai nghiệm trái dấu', (r) => {
    const [a, b, c] = [r.int(2, 4), r.int(5, 9), r.int(1, 3)];
    return {
      ask: [
        'Phương trình nào có hai nghiệm trái dấu?',
        'Không giải, dựa vào dấu của tích hai nghiệm, phương trình có hai nghiệm trái dấu là:',
        'Phương trình bậc hai nào có một nghiệm dương và một nghiệm âm?',
      ],
      right: `$${poly([a, b, -c])} = 0$`,
      wrong: [
        [`$${poly([a, -b, c])} = 0$`, 'chỉ xét dấu của hệ số $b$'],
        [`$${poly([a, b, c])} = 0$`, 'không xét dấu của $a \\cdot c$'],
        [`$${poly([a, 0, c])} = 0$`, 'không nhận ra phương trình vô nghiệm'],
      ],
      why: `$a \\cdot c = ${a} \\cdot (-${c}) < 0$ nên phương trình có hai nghiệm và tích hai nghiệm âm.`,
    };
  }),
  mc('M2', 'phương trình có các nghiệm gấp đôi', (r) => {
    const [s, p] = r.pick([
      [5, 3],
      [7, 4],
      [6, 2],
      [8, 5],
      [9, 6],
    ] as const);
    return {
      ask: [
        `Gọi $x_1$, $x_2$ là hai nghiệm của $x^2 - ${s}x + ${p} = 0$. Phương trình bậc hai có hai nghiệm $2x_1$ và $2x_2$ là:`,
        `Phương trình nào có mỗi nghiệm gấp đôi một nghiệm của phương trình $x^2 - ${s}x + ${p} = 0$?`,
        `Hai số $2x_1$, $2x_2$ (với $x_1$, $x_2$ là nghiệm của $x^2 - ${s}x + ${p} = 0$) là nghiệm của phương trình:`,
      ],
      right: `$x^2 - ${2 * s}x + ${4 * p} = 0$`,
      wrong: [
        [`$x^2 - ${2 * s}x + ${2 * p} = 0$`, 'chỉ nhân tích với 2'],
        [`$2x^2 - ${2 * s}x + ${2 * p} = 0$`, 'nhân cả hai vế với 2'],
        [`$x^2 + ${2 * s}x + ${4 * p} = 0$`, 'nhầm dấu của tổng'],
      ],
      why: `Tổng mới: $2x_1 + 2x_2 = 2 \\cdot ${s} = ${2 * s}$; tích mới: $4x_1x_2 = 4 \\cdot ${p} = ${4 * p}$.`,
    };
  }),
]);

export const algebra9Fourth: readonly Template[] = [
  ...systems,
  ...reducible,
  ...inequalities,
  ...roots,
  ...parabolas,
  ...quadratics,
];
