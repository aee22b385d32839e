/** Grade 10: further choices for the tests in the middle of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, poly, type Template } from '../../template.ts';
import { graph, plane, triangleOf, withLabels } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, sum, table, unit } from '../kit.ts';

const logic: readonly Template[] = unit(10, 'Mệnh đề, tập hợp', ({ mc, tf, set }) => [
  set('M1', 'mệnh đề đảo', [
    [
      'Mệnh đề đảo của mệnh đề “Nếu tứ giác $ABCD$ là hình vuông thì nó có hai đường chéo bằng nhau” là:',
      'Nếu tứ giác $ABCD$ có hai đường chéo bằng nhau thì nó là hình vuông.',
      [
        [
          'Nếu tứ giác $ABCD$ không là hình vuông thì hai đường chéo không bằng nhau.',
          'phủ định cả giả thiết và kết luận mà không đổi chỗ',
        ],
        [
          'Tứ giác $ABCD$ là hình vuông khi và chỉ khi có hai đường chéo bằng nhau.',
          'nhầm mệnh đề đảo với mệnh đề tương đương',
        ],
        ['Tứ giác $ABCD$ không là hình vuông và hai đường chéo bằng nhau.', 'nhầm mệnh đề đảo với mệnh đề phủ định'],
      ],
      'Mệnh đề đảo của “Nếu P thì Q” là “Nếu Q thì P”.',
    ],
    [
      'Cho mệnh đề “Nếu số $n$ chia hết cho 6 thì $n$ chia hết cho 3”. Mệnh đề đảo của nó là:',
      'Nếu số $n$ chia hết cho 3 thì $n$ chia hết cho 6.',
      [
        [
          'Nếu số $n$ không chia hết cho 6 thì $n$ không chia hết cho 3.',
          'phủ định cả giả thiết và kết luận mà không đổi chỗ',
        ],
        ['Số $n$ chia hết cho 6 khi và chỉ khi $n$ chia hết cho 3.', 'nhầm mệnh đề đảo với mệnh đề tương đương'],
        ['Số $n$ chia hết cho 6 và không chia hết cho 3.', 'nhầm mệnh đề đảo với mệnh đề phủ định'],
      ],
      'Đổi chỗ giả thiết “chia hết cho 6” và kết luận “chia hết cho 3”.',
    ],
    [
      'Mệnh đề nào là mệnh đề đảo của “Nếu trời mưa thì sân trường ướt”?',
      'Nếu sân trường ướt thì trời mưa.',
      [
        ['Nếu trời không mưa thì sân trường không ướt.', 'phủ định hai vế mà không đổi chỗ'],
        ['Nếu sân trường không ướt thì trời không mưa.', 'vừa đổi chỗ vừa phủ định hai vế'],
        ['Trời mưa và sân trường không ướt.', 'nhầm mệnh đề đảo với mệnh đề phủ định'],
      ],
      'Mệnh đề đảo của “Nếu P thì Q” là “Nếu Q thì P”, ở đây P là “trời mưa”, Q là “sân trường ướt”.',
    ],
  ]),
  mc('M1', 'giá trị làm cho mệnh đề chứa biến đúng', (r) => {
    const [k, m] = [r.int(3, 6), r.int(2, 4)];
    const bound = k * (m + 1) + 1;
    return {
      ask: [
        `Mệnh đề chứa biến $P(n)$: “$n$ chia hết cho ${k} và $n > ${bound}$”. $P(n)$ là mệnh đề đúng với $n$ bằng:`,
        `Với giá trị nào của $n$ thì câu “Số tự nhiên $n$ lớn hơn ${bound} và là bội của ${k}” là mệnh đề đúng?`,
        `Cho $P(n)$: “$n$ là bội của ${k} và lớn hơn ${bound}”, $n \\in \\mathbb{N}$. Chọn số $n$ để $P(n)$ đúng.`,
      ],
      right: k * (m + 3),
      wrong: [
        [k * (m + 1), `chọn bội của ${k} nhưng không lớn hơn ${bound}`],
        [k * (m + 3) + 1, `chỉ xét điều kiện lớn hơn ${bound}`],
        [bound, 'chọn số không thoả mãn cả hai điều kiện'],
      ],
      why: `$${k * (m + 3)} = ${k} \\cdot ${m + 3}$ chia hết cho ${k} và $${k * (m + 3)} > ${bound}$.`,
    };
  }),
  mc('M1', 'tập con của một tập hợp hữu hạn', (r) => {
    const [a, d] = [r.int(1, 4), r.int(2, 4)];
    const [one, two, three, four] = [a, a + d, a + 2 * d, a + 3 * d] as const;
    const of = (...list: readonly number[]) => `$\\{${list.join(';\\,')}\\}$`;
    const all = of(one, two, three, four);
    return {
      ask: [
        `Cho tập hợp $A = ${all.slice(1, -1)}$. Tập hợp nào sau đây là tập con của $A$?`,
        `Tập hợp nào dưới đây là tập con của ${all}?`,
        `Gọi $A$ là tập hợp ${all}. Tập hợp $B$ nào thoả mãn $B \\subset A$?`,
      ],
      right: of(one, three),
      wrong: [
        [of(two, two + 1), `quên rằng ${two + 1} không thuộc $A$`],
        [of(0, one), 'coi 0 thuộc mọi tập hợp'],
        [of(one, two, three, four, four + d), 'nhầm tập con với tập chứa $A$'],
      ],
      why: `Cả ${one} và ${three} đều thuộc $A$, nên ${of(one, three)} là tập con của $A$.`,
    };
  }),
  mc('M1', 'hiệu của hai tập hợp đọc từ biểu đồ Ven', (_, turn) => {
    const [left, both, right] = (
      [
        ['1; 4', '2; 6', '3; 5'],
        ['a; c', 'b', 'd; e'],
        ['5; 7', '9', '8; 11'],
      ] as const
    )[turn]!;
    const of = (list: string) => `$\\{${list.replaceAll(' ', '\\,')}\\}$`;
    return {
      ask: shown(
        'biểu đồ Ven của hai tập hợp $A$ và $B$, trong mỗi phần có ghi các phần tử,',
        'Tập hợp $A \\setminus B$ là:',
      ),
      right: of(left),
      wrong: [
        [of(both), 'lấy giao của hai tập hợp'],
        [of(right), 'lấy $B \\setminus A$'],
        [of(`${left}; ${both}`), 'lấy cả tập hợp $A$'],
      ],
      why: `$A \\setminus B$ gồm các phần tử thuộc $A$ mà không thuộc $B$, nằm ở phần bên trái của hình: ${of(left)}.`,
      figure: {
        version: 1,
        kind: 'venn',
        names: ['A', 'B'],
        regions: { left, both, right, outside: '' },
        shaded: [],
        universe: false,
      },
    };
  }),
  tf('M1', 'mệnh đề có kí hiệu với mọi và tồn tại', (r) => {
    const k = 2 * r.int(3, 20) + 1;
    return {
      ask: [
        `Cho hai mệnh đề $P$: “$\\forall x \\in \\mathbb{R},\\ x^2 \\ge 0$” và $Q$: “$\\exists n \\in \\mathbb{N},\\ 2n = ${k}$”.`,
        `Xét $P$: “$\\forall x \\in \\mathbb{R},\\ x^2 \\ge 0$” và $Q$: “$\\exists n \\in \\mathbb{N},\\ 2n = ${k}$”.`,
        `Bạn Hà viết hai mệnh đề lên bảng: $P$: “$\\forall x \\in \\mathbb{R},\\ x^2 \\ge 0$”; $Q$: “$\\exists n \\in \\mathbb{N},\\ 2n = ${k}$”.`,
      ],
      say: [
        ['$P$ là mệnh đề đúng.', '$P$ là mệnh đề sai.', 'bình phương của mọi số thực đều không âm.'],
        [
          'Mệnh đề phủ định của $P$ là “$\\exists x \\in \\mathbb{R},\\ x^2 < 0$”.',
          'Mệnh đề phủ định của $P$ là “$\\forall x \\in \\mathbb{R},\\ x^2 < 0$”.',
          'phủ định của “với mọi” là “tồn tại”, phủ định của $\\ge$ là $<$.',
        ],
        ['$Q$ là mệnh đề sai.', '$Q$ là mệnh đề đúng.', `$2n$ là số chẵn, còn ${k} là số lẻ.`],
        [
          `Mệnh đề phủ định của $Q$ là “$\\forall n \\in \\mathbb{N},\\ 2n \\ne ${k}$”.`,
          `Mệnh đề phủ định của $Q$ là “$\\exists n \\in \\mathbb{N},\\ 2n \\ne ${k}$”.`,
          'phủ định của “tồn tại” là “với mọi”, phủ định của $=$ là $\\ne$.',
        ],
      ],
    };
  }),
]);

const halfPlanes: readonly Template[] = unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc, tf, ew, set }) => [
  mc('M1', 'viết bất phương trình về dạng tổng quát', (r) => {
    const [a, b, c, d] = [r.int(4, 9), r.int(2, 5), r.int(1, 3), r.int(3, 12)];
    const given = `${a}x - ${b}y \\ge ${sum([c, 'x'], [d, ''])}`;
    const of = (x: number, y: number, end: number) => `$${sum([x, 'x'], [y, 'y'])} \\ge ${n(end)}$`;
    return {
      ask: [
        `Viết bất phương trình $${given}$ về dạng $px + qy \\ge e$ được:`,
        `Bất phương trình $${given}$ tương đương với bất phương trình nào sau đây?`,
        `Chuyển vế và thu gọn $${given}$, ta được bất phương trình bậc nhất hai ẩn:`,
      ],
      right: of(a - c, -b, d),
      wrong: [
        [of(a + c, -b, d), 'chuyển vế mà không đổi dấu'],
        [of(a - c, b, d), `đổi dấu của $${b}y$`],
        [of(a - c, -b, -d), 'đổi dấu vế phải'],
      ],
      why: `Chuyển $${sum([c, 'x'])}$ sang vế trái: $${a}x - ${sum([c, 'x'])} - ${b}y \\ge ${d}$, tức là ${of(a - c, -b, d)}.`,
    };
  }),
  mc('M1', 'ý nghĩa của một cặp số trong tình huống mua hàng', (r) => {
    const [p, q, x] = [r.int(10, 12), r.int(4, 6), r.int(2, 5)];
    const y = x + r.int(1, 3);
    const money = p * x + q * y + r.int(0, 3);
    const bought = (count: number, other: number) => `mua ${count} quyển vở và ${other} cái bút`;
    return {
      ask: [
        `An có ${money} nghìn đồng, mua $x$ quyển vở giá ${p} nghìn đồng và $y$ cái bút giá ${q} nghìn đồng, nên $${p}x + ${q}y \\le ${money}$. Cặp $(${x};\\,${y})$ là nghiệm của bất phương trình này. Điều đó có nghĩa là An:`,
        `Bất phương trình $${p}x + ${q}y \\le ${money}$ mô tả số quyển vở $x$ (${p} nghìn đồng một quyển) và số bút $y$ (${q} nghìn đồng một cái) có thể mua với ${money} nghìn đồng. Vì $(${x};\\,${y})$ là một nghiệm nên có thể kết luận rằng ${money} nghìn đồng:`,
        `Với ${money} nghìn đồng, bạn Lan mua $x$ quyển vở (${p} nghìn đồng/quyển) và $y$ cái bút (${q} nghìn đồng/cái). Nghiệm $(${x};\\,${y})$ của $${p}x + ${q}y \\le ${money}$ cho biết Lan:`,
      ],
      right: `đủ tiền ${bought(x, y)}`,
      wrong: [
        [`đủ tiền ${bought(y, x)}`, 'đọc sai hai thành phần của cặp số'],
        [`không đủ tiền ${bought(x, y)}`, 'đọc ngược dấu bất đẳng thức'],
        [`chỉ đủ tiền ${bought(x, 0)}`, 'bỏ qua thành phần thứ hai'],
      ],
      why: `$${p} \\cdot ${x} + ${q} \\cdot ${y} = ${p * x + q * y} \\le ${money}$: tiền mua ${x} quyển vở và ${y} cái bút không vượt quá ${money} nghìn đồng.`,
    };
  }),
  set('M1', 'bất phương trình của nửa mặt phẳng bờ là trục toạ độ', [
    [
      'Miền nghiệm của bất phương trình nào là nửa mặt phẳng nằm bên phải trục tung, kể cả trục tung?',
      '$x \\ge 0$',
      [
        ['$y \\ge 0$', 'nhầm trục tung với trục hoành'],
        ['$x > 0$', 'bỏ trục tung'],
        ['$x \\le 0$', 'lấy phía bên trái'],
      ],
      'Các điểm nằm bên phải hoặc trên trục tung là những điểm có hoành độ $x \\ge 0$.',
    ],
    [
      'Nửa mặt phẳng nằm phía dưới trục hoành, không kể trục hoành, là miền nghiệm của bất phương trình:',
      '$y < 0$',
      [
        ['$x < 0$', 'nhầm trục hoành với trục tung'],
        ['$y \\le 0$', 'lấy cả trục hoành'],
        ['$y > 0$', 'lấy phía trên'],
      ],
      'Các điểm nằm phía dưới trục hoành là những điểm có tung độ $y < 0$.',
    ],
    [
      'Các điểm nằm bên trái đường thẳng $x = 3$, kể cả đường thẳng này, tạo thành miền nghiệm của bất phương trình:',
      '$x \\le 3$',
      [
        ['$y \\le 3$', 'nhầm hoành độ với tung độ'],
        ['$x \\ge 3$', 'lấy phía bên phải'],
        ['$x < 3$', 'bỏ đường thẳng $x = 3$'],
      ],
      'Điểm nằm bên trái đường thẳng $x = 3$ có hoành độ nhỏ hơn 3; kể cả đường thẳng thì $x \\le 3$.',
    ],
  ]),
  mc('M1', 'giao điểm hai bờ của miền nghiệm', (r) => {
    const [x, y] = [r.int(3, 7), r.int(1, 2)];
    const [a, b] = [x + y, x - y];
    return {
      ask: [
        `Miền nghiệm của hệ $\\begin{cases} x + y \\le ${a} \\\\ x - y \\ge ${b} \\end{cases}$ có hai bờ cắt nhau tại điểm:`,
        `Hai đường thẳng $x + y = ${a}$ và $x - y = ${b}$ là bờ miền nghiệm của một hệ bất phương trình. Chúng cắt nhau tại:`,
        `Đỉnh của miền nghiệm của hệ gồm $x + y \\le ${a}$ và $x - y \\ge ${b}$ là điểm:`,
      ],
      right: `$${pt(x, y)}$`,
      wrong: [
        [`$${pt(y, x)}$`, 'đổi chỗ hoành độ và tung độ'],
        [`$${pt(a, b)}$`, 'lấy hai vế phải'],
        [`$${pt(x, -y)}$`, 'giải sai dấu của $y$'],
      ],
      why: `Giải hệ $x + y = ${a}$, $x - y = ${b}$: $2x = ${a + b}$, $x = ${x}$ và $y = ${y}$.`,
    };
  }),
  tf('M2', 'kế hoạch chạy bộ và bơi trong tuần', (r) => {
    const s = r.int(5, 7);
    const k = 1000 + 400 * s;
    const [x, y] = [4, s - 2];
    const enough = 500 * x + 400 * y;
    return {
      ask: [
        `Mỗi tuần anh Nam dành nhiều nhất 10 giờ cho $x$ giờ chạy bộ và $y$ giờ bơi, và muốn tiêu hao ít nhất ${k} kcal. Một giờ chạy tiêu hao 500 kcal, một giờ bơi tiêu hao 400 kcal.`,
        `Chị Hoa lập kế hoạch tập luyện trong tuần: $x$ giờ chạy bộ (500 kcal mỗi giờ), $y$ giờ bơi (400 kcal mỗi giờ), tổng thời gian không quá 10 giờ, tổng năng lượng tiêu hao ít nhất ${k} kcal.`,
        `Huấn luyện viên yêu cầu vận động viên mỗi tuần chạy $x$ giờ và bơi $y$ giờ, tổng cộng không quá 10 giờ và tiêu hao không dưới ${k} kcal; chạy tiêu hao 500 kcal/giờ, bơi tiêu hao 400 kcal/giờ.`,
      ],
      say: [
        [
          'Điều kiện về thời gian là $x + y \\le 10$.',
          'Điều kiện về thời gian là $x + y \\ge 10$.',
          'tổng số giờ không vượt quá 10.',
        ],
        [
          `Điều kiện về năng lượng là $5x + 4y \\ge ${k / 100}$.`,
          `Điều kiện về năng lượng là $5x + 4y \\le ${k / 100}$.`,
          `$500x + 400y \\ge ${k}$; chia hai vế cho 100.`,
        ],
        [
          `Cặp $(${x};\\,${y})$ thoả mãn cả hai điều kiện.`,
          `Cặp $(${x};\\,${y})$ không thoả mãn điều kiện về năng lượng.`,
          `$${x} + ${y} = ${x + y} \\le 10$ và $500 \\cdot ${x} + 400 \\cdot ${y} = ${enough} \\ge ${k}$.`,
        ],
        [
          `Nếu mỗi tuần chạy 2 giờ thì phải bơi ít nhất ${s} giờ.`,
          `Nếu mỗi tuần chạy 2 giờ thì phải bơi ít nhất ${s + 1} giờ.`,
          `$1000 + 400y \\ge ${k}$ khi $y \\ge ${s}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'miền nghiệm là hình thang và diện tích của nó', (r, turn) => {
    const [a, b] = [r.int(6, 10), r.int(2, 4)];
    const area = a * b - (b * b) / 2;
    return {
      ask: [
        `Biểu diễn miền nghiệm của hệ bất phương trình $\\begin{cases} x \\ge 0 \\\\ y \\ge 0 \\\\ x \\le ${b} \\\\ x + y \\le ${a} \\end{cases}$ trên mặt phẳng toạ độ, kể tên các đỉnh rồi tính diện tích của miền đó.`,
        `Một khu vườn trên bản đồ (đơn vị: mét) gồm các điểm có $0 \\le x \\le ${b}$, $y \\ge 0$ và $x + y \\le ${a}$. Xác định hình dạng, các đỉnh và diện tích của khu vườn.`,
        `Hệ $x \\ge 0$, $y \\ge 0$, $x \\le ${b}$, $x + y \\le ${a}$ mô tả vùng trồng hoa trên bản vẽ (đơn vị: mét). Hãy vẽ vùng đó, tìm toạ độ các đỉnh và tính diện tích.`,
      ],
      solution: `Vẽ bốn đường thẳng $x = 0$, $y = 0$, $x = ${b}$, $x + y = ${a}$; phần cần lấy chứa điểm $(1;\\,1)$.\nCác đỉnh: $(0;\\,0)$, $(${b};\\,0)$, $(${b};\\,${a - b})$, $(0;\\,${a})$.\nMiền nghiệm là hình thang vuông có hai đáy dài ${a} và ${a - b}, chiều cao ${b}.\nDiện tích: $\\dfrac{(${a} + ${a - b}) \\cdot ${b}}{2} = ${n(area)}$${turn === 0 ? '' : ' (m²)'}.`,
    };
  }),
]);

const triangles: readonly Template[] = unit(10, 'Hệ thức lượng trong tam giác', ({ mc, fb, ew }) => [
  mc('M2', 'số đo góc bằng định lí sin', (r) => {
    const [root, angle] = r.pick([
      [2, 45],
      [3, 60],
    ] as const);
    const k = r.int(2, 9);
    return {
      ask: [
        `Tam giác $ABC$ có $\\widehat{A} = 30^\\circ$, $BC = ${k}$, $AC = ${k}\\sqrt{${root}}$ và góc $B$ nhọn. Số đo góc $B$ là:`,
        `Cho tam giác $ABC$ với $BC = ${k}$ cm, $AC = ${k}\\sqrt{${root}}$ cm, $\\widehat{A} = 30^\\circ$. Biết góc $B$ nhọn, góc $B$ bằng:`,
        `Từ chốt $A$, hai sợi dây căng đến $B$ và $C$ tạo với nhau góc $30^\\circ$; $BC = ${k}$ m, $AC = ${k}\\sqrt{${root}}$ m và góc $ABC$ nhọn. Góc $ABC$ bằng:`,
      ],
      right: `$${angle}^\\circ$`,
      wrong: [
        [`$${angle === 45 ? 60 : 45}^\\circ$`, 'nhớ sai giá trị lượng giác của góc đặc biệt'],
        ['$30^\\circ$', 'lấy góc $B$ bằng góc $A$'],
        ['$75^\\circ$', 'coi tam giác cân tại $A$'],
      ],
      why: `Theo định lí sin, $\\sin B = \\dfrac{AC \\cdot \\sin A}{BC} = \\dfrac{\\sqrt{${root}}}{2}$. Góc $B$ nhọn nên $B = ${angle}^\\circ$.`,
    };
  }),
  mc('M2', 'diện tích hình bình hành từ hai cạnh và góc', (r) => {
    const [a, b] = r.pick([
      [10, 6],
      [20, 12],
      [12, 7],
      [8, 5],
      [16, 10],
    ] as const);
    return {
      ask: [
        `Hình bình hành $ABCD$ ở hình bên có $AB = ${a}$ cm, $AD = ${b}$ cm và $\\widehat{A} = 120^\\circ$. Diện tích (cm²) của nó bằng:`,
        `Một mảnh vườn hình bình hành $ABCD$ như hình bên có $AB = ${a}$ m, $AD = ${b}$ m, $\\widehat{A} = 120^\\circ$. Diện tích (m²) của mảnh vườn là:`,
        `Cho hình bình hành $ABCD$ như hình bên, $AB = ${a}$, $AD = ${b}$, $\\widehat{A} = 120^\\circ$. Diện tích $ABCD$ là:`,
      ],
      right: `$${(a * b) / 2}\\sqrt{3}$`,
      wrong: [
        [`$${n((a * b) / 4)}\\sqrt{3}$`, 'tính diện tích tam giác $ABD$'],
        [a * b, 'nhân hai cạnh như với hình chữ nhật'],
        [(a * b) / 2, 'dùng côsin của góc $60^\\circ$ thay cho sin'],
      ],
      why: `$S_{ABCD} = 2S_{ABD} = AB \\cdot AD \\cdot \\sin A = ${a} \\cdot ${b} \\cdot \\dfrac{\\sqrt{3}}{2} = ${(a * b) / 2}\\sqrt{3}$.`,
      figure: plane('parallelogram', 60, { AB: `${a}`, AD: `${b}`, A: '120°' }),
    };
  }),
  fb('M1', 'diện tích từ ba cạnh và bán kính đường tròn ngoại tiếp', (r) => {
    const [a, b, c, radius, area] = r.pick([
      [6, 8, 10, 5, 24],
      [5, 12, 13, 6.5, 30],
      [13, 14, 15, 8.125, 84],
      [9, 12, 15, 7.5, 54],
      [8, 15, 17, 8.5, 60],
    ] as const);
    return {
      ask: [
        `Tam giác có ba cạnh ${a} cm, ${b} cm, ${c} cm và bán kính đường tròn ngoại tiếp $R = ${n(radius)}$ cm. Diện tích tam giác là bao nhiêu xăng-ti-mét vuông?`,
        `Dùng công thức $S = \\dfrac{abc}{4R}$, tính diện tích tam giác có $a = ${a}$, $b = ${b}$, $c = ${c}$ và $R = ${n(radius)}$.`,
        `Ba cột đèn đứng ở ba đỉnh một tam giác có các cạnh ${a} m, ${b} m, ${c} m; đường tròn qua ba cột có bán kính $${n(radius)}$ m. Diện tích tam giác bằng bao nhiêu mét vuông?`,
      ],
      is: area,
      why: `$S = \\dfrac{abc}{4R} = \\dfrac{${a} \\cdot ${b} \\cdot ${c}}{4 \\cdot ${n(radius)}} = ${area}$.`,
      figure: withLabels(triangleOf(['A', 'B', 'C'], [a, b, c], 'circumcircle'), [`${a}`, `${b}`, `${c}`]),
    };
  }),
  ew('M3', 'diện tích mảnh đất hình tứ giác', (r, turn) => {
    const [ab, ad, bd, bc, cd, half, heron] = r.pick([
      [8, 5, 7, 24, 25, 28, 84],
      [8, 3, 7, 15, 20, 21, 42],
      [15, 7, 13, 14, 15, 21, 84],
      [15, 8, 13, 12, 5, 15, 30],
    ] as const);
    const root = (ab * ad) / 4;
    return {
      ask: [
        `Mảnh đất hình tứ giác lồi $ABCD$ có $AB = ${ab}$ m, $AD = ${ad}$ m, $\\widehat{BAD} = 60^\\circ$, $BC = ${bc}$ m, $CD = ${cd}$ m. Tính độ dài $BD$ và diện tích mảnh đất.`,
        `Một hồ bơi có dạng tứ giác lồi $ABCD$ với $AB = ${ab}$ m, $AD = ${ad}$ m, góc $A$ bằng $60^\\circ$, $BC = ${bc}$ m và $CD = ${cd}$ m. Tính đường chéo $BD$ rồi tính diện tích mặt hồ.`,
        `Cho tứ giác lồi $ABCD$ có $AB = ${ab}$, $AD = ${ad}$, $\\widehat{A} = 60^\\circ$, $BC = ${bc}$, $CD = ${cd}$. Tính $BD$ và diện tích tứ giác.`,
      ],
      solution: `Định lí côsin trong tam giác $ABD$: $BD^2 = ${ab}^2 + ${ad}^2 - 2 \\cdot ${ab} \\cdot ${ad} \\cdot \\dfrac{1}{2} = ${bd * bd}$, nên $BD = ${bd}$${turn === 2 ? '' : ' (m)'}.\n$S_{ABD} = \\dfrac{1}{2} \\cdot ${ab} \\cdot ${ad} \\cdot \\sin 60^\\circ = ${root === 1 ? '' : n(root)}\\sqrt{3}$.\nTam giác $BCD$ có nửa chu vi $p = \\dfrac{${bd} + ${bc} + ${cd}}{2} = ${half}$, nên $S_{BCD} = \\sqrt{${half} \\cdot ${half - bd} \\cdot ${half - bc} \\cdot ${half - cd}} = ${heron}$.\nDiện tích tứ giác: $${heron} + ${n(root)}\\sqrt{3}$${turn === 2 ? '' : ' (m²)'}.`,
    };
  }),
]);

/** Parabolas with whole zeros and a vertex in the picture. */
const drawn = [
  { a: 1, p: -1, q: 3 },
  { a: 1, p: 0, q: 4 },
  { a: 1, p: -2, q: 2 },
] as const;

const quadratic: readonly Template[] = unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, fb, ew }) => [
  mc('M1', 'giá trị của biến tìm từ bảng giá trị', (r) => {
    const ys = r.shuffle([3, 5, 8, 10, 13]);
    const at = r.int(0, 4);
    const rows = table(['x', 1, 2, 3, 4, 5], ['f(x)', ...ys]);
    return {
      ask: [
        `Hàm số $y = f(x)$ được cho bởi bảng:\n${rows}\n$f(x) = ${ys[at]!}$ khi $x$ bằng:`,
        `Bảng sau cho số chỗ trống $f(x)$ trên xe buýt lúc $x$ giờ chiều:\n${rows}\nXe còn ${ys[at]!} chỗ trống khi $x$ bằng:`,
        `Số khách $f(x)$ (trăm người) của bảo tàng vào ngày thứ $x$ của tuần lễ hội:\n${rows}\nNgày có ${ys[at]!} trăm khách ứng với $x$ bằng:`,
      ],
      right: at + 1,
      wrong: [
        [ys[at]!, 'lấy giá trị của hàm số làm giá trị của biến'],
        [((at + 1) % 5) + 1, 'đọc sang cột bên cạnh'],
        ...[(at + 2) % 5, (at + 3) % 5].map((one) => [one + 1, `đọc nhầm cột có giá trị ${ys[one]!}`] as const),
      ],
      why: `Ở cột có giá trị ${ys[at]!} của hàm số, $x = ${at + 1}$.`,
    };
  }),
  mc('M1', 'tập giá trị đọc từ đồ thị parabol', (_, turn) => {
    const { p, q } = drawn[turn]!;
    const [least, axis] = [-((q - p) ** 2) / 4, (p + q) / 2];
    return {
      ask: shown('đồ thị của hàm số bậc hai $y = f(x)$', 'Tập giá trị của hàm số là:'),
      right: `$[${least};\\,+\\infty)$`,
      wrong: [
        ['$\\mathbb{R}$', 'nhầm với tập xác định'],
        [`$(-\\infty;\\,${least}]$`, 'coi đỉnh là điểm cao nhất'],
        [`$[${axis};\\,+\\infty)$`, 'dùng hoành độ của đỉnh'],
      ],
      why: `Điểm thấp nhất của đồ thị có tung độ $${least}$ và đồ thị đi lên mãi, nên tập giá trị là $[${least};\\,+\\infty)$.`,
      figure: graph('quadratic', [1, -(p + q), p * q], [-4, 6], [-5, 6], { grid: true }),
    };
  }),
  mc('M1', 'giao điểm của parabol với trục tung', (r) => {
    const [a, b, c] = [r.int(2, 5), r.int(2, 7), r.int(2, 9)];
    const f = poly([a, -b, c]);
    return {
      ask: [
        `Parabol $y = ${f}$ cắt trục tung tại điểm:`,
        `Toạ độ giao điểm của đồ thị hàm số $y = ${f}$ với trục $Oy$ là:`,
        `Đồ thị hàm số bậc hai $y = ${f}$ đi qua điểm nào trên trục tung?`,
      ],
      right: `$${pt(0, c)}$`,
      wrong: [
        [`$${pt(c, 0)}$`, 'đổi chỗ hoành độ và tung độ'],
        [`$${pt(0, -b)}$`, 'lấy hệ số của $x$'],
        [`$${pt(0, a)}$`, 'lấy hệ số của $x^2$'],
      ],
      why: `Thay $x = 0$: $y = ${c}$.`,
    };
  }),
  mc('M1', 'nghiệm của tam thức bậc hai đọc từ đồ thị', (_, turn) => {
    const { p, q } = drawn[turn]!;
    const of = (...list: readonly number[]) => `$\\{${list.join(';\\,')}\\}$`;
    const least = -((q - p) ** 2) / 4;
    return {
      ask: shown('đồ thị của hàm số bậc hai $y = f(x)$', 'Tập nghiệm của phương trình $f(x) = 0$ là:'),
      right: of(p, q),
      wrong: [
        [of(least, (p + q) / 2), 'lấy hai toạ độ của đỉnh'],
        [of(p - 1, q - 1), 'đọc lệch một ô sang trái'],
        [of(p * q), 'lấy tung độ giao điểm với trục tung'],
        [of(q), 'bỏ sót một giao điểm'],
      ],
      why: `Nghiệm của $f(x) = 0$ là hoành độ các giao điểm của đồ thị với trục hoành: $${p}$ và $${q}$.`,
      figure: graph('quadratic', [1, -(p + q), p * q], [-4, 6], [-5, 6], { grid: true }),
    };
  }),
  mc('M1', 'điểm thuộc đồ thị hàm số bậc hai', (r) => {
    const [a, b, x] = [r.int(1, 3), r.int(1, 5), r.int(2, 4)];
    const f = poly([a, b, 0]);
    const y = a * x * x + b * x;
    return {
      ask: [
        `Điểm nào sau đây thuộc đồ thị hàm số $y = ${f}$?`,
        `Đồ thị của hàm số $f(x) = ${f}$ đi qua điểm nào?`,
        `Parabol $(P)$: $y = ${f}$ chứa điểm nào dưới đây?`,
      ],
      right: `$${pt(x, y)}$`,
      wrong: [
        [`$${pt(y, x)}$`, 'đổi chỗ hoành độ và tung độ'],
        [`$${pt(-x, y)}$`, 'coi trục tung là trục đối xứng'],
        [`$${pt(x, a * x + b * x)}$`, 'quên bình phương'],
      ],
      why: `Thay $x = ${x}$: $${a === 1 ? '' : `${a} \\cdot `}${x}^2 + ${b === 1 ? '' : `${b} \\cdot `}${x} = ${y}$.`,
    };
  }),
  mc('M2', 'tham số để phương trình bậc hai có hai nghiệm', (r) => {
    const k = r.int(2, 9);
    const f = `x^2 - 2mx + m^2 - m + ${k}`;
    return {
      ask: [
        `Phương trình $${f} = 0$ có hai nghiệm phân biệt khi và chỉ khi:`,
        `Tìm $m$ để tam thức $f(x) = ${f}$ có hai nghiệm phân biệt.`,
        `Đồ thị hàm số $y = ${f}$ cắt trục hoành tại hai điểm phân biệt khi:`,
      ],
      right: `$m > ${k}$`,
      wrong: [
        [`$m \\ge ${k}$`, 'lấy cả trường hợp nghiệm kép'],
        [`$m < ${k}$`, 'nhầm chiều của bất phương trình'],
        [`$m > ${-k}$`, `đổi dấu của ${k}`],
      ],
      why: `$\\Delta' = m^2 - (m^2 - m + ${k}) = m - ${k}$. Cần $\\Delta' > 0$, tức là $m > ${k}$.`,
    };
  }),
  mc('M2', 'tập xác định của căn bậc hai của một tam thức', (r) => {
    const p = r.int(-4, 2);
    const q = p + r.int(2, 5);
    const f = poly([-1, p + q, -p * q]);
    return {
      ask: [
        `Tập xác định của hàm số $y = \\sqrt{${f}}$ là:`,
        `Biểu thức $\\sqrt{${f}}$ có nghĩa khi $x$ thuộc tập hợp:`,
        `Tìm tập xác định của hàm số $f(x) = \\sqrt{${f}}$.`,
      ],
      right: `$[${p};\\,${q}]$`,
      wrong: [
        [`$(${p};\\,${q})$`, 'bỏ hai nghiệm của tam thức'],
        [`$(-\\infty;\\,${p}] \\cup [${q};\\,+\\infty)$`, 'nhầm dấu của tam thức có $a < 0$'],
        [`$[${-q};\\,${-p}]$`, 'đổi dấu hai nghiệm'],
      ],
      why: `Cần $${f} \\ge 0$. Tam thức có hai nghiệm $${p}$ và $${q}$, hệ số $a = -1 < 0$, nên không âm khi $${p} \\le x \\le ${q}$.`,
    };
  }),
  fb('M1', 'trục đối xứng khi biết hai giao điểm với trục hoành', (r) => {
    const p = r.int(-6, 2);
    const q = p + 2 * r.int(2, 6);
    return {
      ask: [
        `Một parabol cắt trục hoành tại hai điểm có hoành độ $${p}$ và $${q}$. Trục đối xứng của parabol là đường thẳng $x = m$. Tìm $m$.`,
        `Hàm số bậc hai $f(x)$ có $f(${p}) = f(${q}) = 0$. Hoành độ đỉnh của đồ thị là bao nhiêu?`,
        `Cổng chào hình parabol có hai chân tại $x = ${p}$ và $x = ${q}$ (mét) trên trục hoành. Đỉnh cổng ở hoành độ bằng bao nhiêu?`,
      ],
      is: (p + q) / 2,
      why: `Hai giao điểm đối xứng nhau qua trục của parabol, nên hoành độ của đỉnh là $\\dfrac{${p < 0 ? `(${p})` : p} + ${q < 0 ? `(${q})` : q}}{2} = ${(p + q) / 2}$.`,
    };
  }),
  ew('M3', 'khoảng thời gian vật ở trên một độ cao', (r) => {
    const [p, q, h] = [r.int(1, 2), r.int(3, 5), r.int(1, 5)];
    const [v, level] = [5 * (p + q), h + 5 * p * q];
    return {
      ask: [
        `Một quả bóng được đánh lên từ độ cao ${h} m; sau $t$ giây nó ở độ cao $h(t) = -5t^2 + ${v}t + ${h}$ (m). Trong khoảng thời gian nào quả bóng ở cao hơn ${level} m? Khoảng đó dài bao nhiêu giây?`,
        `Pháo hoa có độ cao $h(t) = -5t^2 + ${v}t + ${h}$ (m) sau $t$ giây. Tìm các thời điểm $t$ mà pháo ở trên độ cao ${level} m và độ dài của khoảng thời gian đó.`,
        `Độ cao của dòng nước phun sau $t$ giây là $h(t) = -5t^2 + ${v}t + ${h}$ (m). Xác định khoảng thời gian mà nước cao hơn ${level} m, khoảng này dài mấy giây?`,
      ],
      solution: `Cần $-5t^2 + ${v}t + ${h} > ${level}$.\nChuyển vế và chia cho $-5$: $t^2 - ${p + q}t + ${p * q} < 0$.\nTam thức có hai nghiệm ${p} và ${q}, nên bất phương trình có nghiệm $${p} < t < ${q}$.\nKhoảng thời gian đó dài $${q} - ${p} = ${q - p}$ giây.`,
    };
  }),
  ew('M3', 'chiều rộng lối đi quanh một khu vườn', (r, turn) => {
    const [what, metre] = (
      [
        ['lối đi', 'm'],
        ['viền gạch', 'm'],
        ['khung', 'dm'],
      ] as const
    )[turn]!;
    const [a, b, x] = [r.int(8, 14), r.int(4, 7), r.int(1, 2)];
    const s = 4 * x * x + 2 * (a + b) * x;
    return {
      ask: [
        `Khu vườn hình chữ nhật dài ${a} m, rộng ${b} m. Người ta làm lối đi rộng $x$ (m) bao quanh bên ngoài vườn. Diện tích lối đi không được quá ${s} m². Lối đi rộng nhất là bao nhiêu mét?`,
        `Bể bơi hình chữ nhật ${a} m × ${b} m có viền lát gạch rộng đều $x$ (m) ở bên ngoài. Có gạch để lát nhiều nhất ${s} m². Tìm giá trị lớn nhất của $x$.`,
        `Một bức tranh dài ${a} dm, rộng ${b} dm được đóng khung rộng $x$ (dm) về mỗi phía. Diện tích phần khung không vượt quá ${s} dm². Khung rộng nhất là bao nhiêu đề-xi-mét?`,
      ],
      solution: `Diện tích ${what} là $(${a} + 2x)(${b} + 2x) - ${a} \\cdot ${b} = 4x^2 + ${2 * (a + b)}x$, với $x > 0$.\nCần $4x^2 + ${2 * (a + b)}x - ${s} \\le 0$.\nTam thức có hai nghiệm $x = ${x}$ và $x = ${fraction(-s, 4 * x)}$, nên bất phương trình có nghiệm $${fraction(-s, 4 * x)} \\le x \\le ${x}$.\nKết hợp $x > 0$: $0 < x \\le ${x}$. Vậy ${what} rộng nhất là ${x} ${metre}.`,
    };
  }),
]);

const plane10: readonly Template[] = unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ mc, fb, tf }) => [
  mc('M1', 'toạ độ trọng tâm của tam giác', (r) => {
    const [x, y, a, b] = [r.int(-2, 3), r.int(1, 4), r.int(1, 3), r.int(-3, -1)];
    const [A, B, C] = [pt(x + a, y + b), pt(x - 2 * a, y + b), pt(x + a, y - 2 * b)];
    return {
      ask: [
        `Tam giác $ABC$ có $A${A}$, $B${B}$, $C${C}$. Trọng tâm của tam giác có toạ độ:`,
        `Cho ba điểm $A${A}$, $B${B}$, $C${C}$. Toạ độ trọng tâm $G$ của tam giác $ABC$ là:`,
        `Ba cây ở $A${A}$, $B${B}$, $C${C}$ trên bản đồ toạ độ. Người ta đặt vòi tưới ở trọng tâm tam giác $ABC$, tức là ở điểm:`,
      ],
      right: `$${pt(x, y)}$`,
      wrong: [
        [`$${pt(3 * x, 3 * y)}$`, 'quên chia cho 3'],
        [`$\\left(${fraction(3 * x, 2)};\\,${fraction(3 * y, 2)}\\right)$`, 'chia cho 2'],
        [`$\\left(${fraction(2 * x - a, 2)};\\,${n(y + b)}\\right)$`, 'lấy trung điểm của $AB$'],
        [`$${pt(y, x)}$`, 'đổi chỗ hoành độ và tung độ'],
      ],
      why: `Tổng ba hoành độ là $${3 * x}$, tổng ba tung độ là $${3 * y}$; chia cho 3 được $${pt(x, y)}$.`,
    };
  }),
  mc('M1', 'đường thẳng vuông góc với đường thẳng cho trước', (r) => {
    const [a, b, c, d] = [r.int(2, 5), r.int(2, 5), r.int(1, 9), r.int(1, 9)];
    if (a === b) throw new TooFewDistractors('the normal and the direction look alike');
    const line = (x: number, y: number, end: number) => `$${sum([x, 'x'], [y, 'y'], [end, ''])} = 0$`;
    return {
      ask: [
        `Đường thẳng nào vuông góc với đường thẳng ${line(a, b, c)}?`,
        `Cho đường thẳng $d$: ${line(a, b, c)}. Đường thẳng vuông góc với $d$ là:`,
        `Con đường thứ nhất nằm trên đường thẳng ${line(a, b, c)}. Con đường vuông góc với nó nằm trên đường thẳng:`,
      ],
      right: line(b, -a, d),
      wrong: [
        [line(a, b, -d), 'chọn đường thẳng song song'],
        [line(b, a, d), 'đổi chỗ hai hệ số mà không đổi dấu'],
        [line(a, -b, d), 'chỉ đổi dấu một hệ số'],
      ],
      why: `Hai vectơ pháp tuyến $${pt(a, b)}$ và $${pt(b, -a)}$ có tích vô hướng $${a} \\cdot ${b} - ${b} \\cdot ${a} = 0$.`,
    };
  }),
  mc('M1', 'đường thẳng qua một điểm và song song với trục', (r, turn) => {
    const [x, y] = [r.int(-6, -2), r.int(2, 6)];
    const along = turn !== 1;
    const axis = along ? 'Ox' : 'Oy';
    return {
      ask: [
        `Đường thẳng đi qua $M${pt(x, y)}$ và song song với trục $${axis}$ có phương trình:`,
        `Phương trình đường thẳng qua điểm $M${pt(x, y)}$, song song với $${axis}$ là:`,
        `Một bức tường trên bản vẽ đi qua điểm $M${pt(x, y)}$ và song song với trục $${axis}$. Bức tường nằm trên đường thẳng:`,
      ],
      right: along ? `$y = ${y}$` : `$x = ${x}$`,
      wrong: [
        [along ? `$x = ${x}$` : `$y = ${y}$`, 'chọn đường thẳng song song với trục kia'],
        [along ? `$y = ${x}$` : `$x = ${y}$`, 'lấy nhầm toạ độ'],
        [along ? `$y = ${-y}$` : `$x = ${-x}$`, 'đổi dấu toạ độ'],
      ],
      why: along
        ? `Mọi điểm của đường thẳng song song với $Ox$ có cùng tung độ, ở đây là ${y}.`
        : `Mọi điểm của đường thẳng song song với $Oy$ có cùng hoành độ, ở đây là $${x}$.`,
    };
  }),
  mc('M1', 'điểm thuộc đường tròn', (r) => {
    const [a, b] = [r.int(1, 4), r.int(-4, -1)];
    const [u, v, radius] = r.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
    ] as const);
    const circle = `$(x - ${a})^2 + (y + ${-b})^2 = ${radius * radius}$`;
    return {
      ask: [
        `Điểm nào sau đây thuộc đường tròn ${circle}?`,
        `Đường tròn $(C)$: ${circle} đi qua điểm:`,
        `Vành bánh xe nằm trên đường tròn ${circle}. Điểm nào dưới đây thuộc vành bánh xe?`,
      ],
      right: `$${pt(a + u, b + v)}$`,
      wrong: [
        [`$${pt(a, b)}$`, 'chọn tâm của đường tròn'],
        [`$${pt(u, v)}$`, 'coi tâm là gốc toạ độ'],
        [`$${pt(a + radius, b + radius)}$`, 'cộng bán kính vào cả hai toạ độ của tâm'],
      ],
      why: `Thay toạ độ $${pt(a + u, b + v)}$ vào vế trái: $${u}^2 + ${v}^2 = ${radius * radius}$.`,
    };
  }),
  mc('M1', 'tiêu điểm của parabol từ phương trình chính tắc', (r) => {
    const p = 2 * r.int(1, 6);
    return {
      ask: [
        `Một điểm $M$ trên parabol $y^2 = ${2 * p}x$ luôn cách đều đường chuẩn và tiêu điểm $F$. Toạ độ của $F$ là:`,
        `Tiêu điểm của parabol có phương trình chính tắc $y^2 = ${2 * p}x$ là điểm:`,
        `Mặt cắt của một gương đèn pha nằm trên parabol $y^2 = ${2 * p}x$; bóng đèn đặt ở tiêu điểm. Bóng đèn ở điểm:`,
      ],
      right: `$F${pt(p / 2, 0)}$`,
      wrong: [
        [`$F${pt(p, 0)}$`, 'lấy $p$ thay vì $\\dfrac{p}{2}$'],
        [`$F${pt(0, p / 2)}$`, 'đặt tiêu điểm trên trục tung'],
        [`$F${pt(-p / 2, 0)}$`, 'nhầm với đường chuẩn'],
      ],
      why: `$2p = ${2 * p}$ nên $p = ${p}$, tiêu điểm là $\\left(\\dfrac{p}{2};\\,0\\right)$, tức là $${pt(p / 2, 0)}$.`,
    };
  }),
  mc('M2', 'đường trung trực của một đoạn thẳng', (r) => {
    const [x, y, a, b] = [r.int(1, 4), r.int(1, 4), r.int(1, 3), r.int(-3, -1)];
    const [A, B] = [pt(x - a, y - b), pt(x + a, y + b)];
    const line = (u: number, v: number, end: number) => `$${sum([u, 'x'], [v, 'y'], [end, ''])} = 0$`;
    return {
      ask: [
        `Cho $A${A}$ và $B${B}$. Đường trung trực của đoạn $AB$ có phương trình:`,
        `Tập hợp các điểm cách đều hai điểm $A${A}$ và $B${B}$ là đường thẳng:`,
        `Hai nhà ở $A${A}$ và $B${B}$. Người ta làm con đường thẳng mà mọi điểm trên đó cách đều hai nhà. Con đường có phương trình:`,
      ],
      right: line(a, b, -a * x - b * y),
      wrong: [
        [line(-b, a, b * x - a * y), 'viết phương trình đường thẳng $AB$'],
        [line(a, b, a * x + b * y), 'sai dấu của hệ số tự do'],
        [line(a, b, -a * (x - a) - b * (y - b)), 'cho đường thẳng đi qua $A$ thay vì trung điểm'],
      ],
      why: `Trung điểm của $AB$ là $${pt(x, y)}$, vectơ pháp tuyến là $\\overrightarrow{AB} = ${pt(2 * a, 2 * b)}$, cùng phương với $${pt(a, b)}$. Phương trình: ${line(a, b, -a * x - b * y)}.`,
    };
  }),
  mc('M2', 'phương trình elip từ độ dài trục lớn và tiêu cự', (r) => {
    const [a, b, c] = r.pick([
      [5, 4, 3],
      [5, 3, 4],
      [10, 8, 6],
      [13, 12, 5],
      [13, 5, 12],
    ] as const);
    const ellipse = (u: number, v: number) => `$\\dfrac{x^2}{${u}} + \\dfrac{y^2}{${v}} = 1$`;
    return {
      ask: [
        `Elip có độ dài trục lớn ${2 * a} và tiêu cự ${2 * c} có phương trình chính tắc:`,
        `Phương trình chính tắc của elip có trục lớn dài ${2 * a}, hai tiêu điểm cách nhau ${2 * c} là:`,
        `Một sân vườn hình elip dài ${2 * a} m theo trục lớn, hai đèn đặt ở hai tiêu điểm cách nhau ${2 * c} m. Phương trình chính tắc của đường viền sân là:`,
      ],
      right: ellipse(a * a, b * b),
      wrong: [
        [ellipse(a * a, c * c), 'lấy $c^2$ làm $b^2$'],
        [ellipse(4 * a * a, 4 * b * b), 'không chia đôi các độ dài'],
        [ellipse(a * a, a * a + c * c), 'lấy $b^2 = a^2 + c^2$'],
      ],
      why: `$a = ${a}$, $c = ${c}$ nên $b^2 = ${a * a} - ${c * c} = ${b * b}$. Phương trình: ${ellipse(a * a, b * b)}.`,
    };
  }),
  tf('M2', 'tam giác cho bởi toạ độ ba đỉnh', (r) => {
    const [x, y, k] = [r.int(-2, 2), r.int(-2, 2), r.int(1, 3)];
    const [B, C] = [
      [x, y],
      [x + 12, y + 9],
    ] as const;
    // The height from A has length 5k, its foot is at a third of BC.
    const A = [x + 4 - 3 * k, y + 3 + 4 * k] as const;
    const line = (u: number, v: number, end: number) => `$${sum([u, 'x'], [v, 'y'], [end, ''])} = 0$`;
    return {
      ask: [
        `Trong mặt phẳng toạ độ, cho tam giác $ABC$ có $A${pt(...A)}$, $B${pt(...B)}$, $C${pt(...C)}$.`,
        `Tam giác $ABC$ có ba đỉnh $A${pt(...A)}$, $B${pt(...B)}$ và $C${pt(...C)}$.`,
        `Một khu đất hình tam giác trên bản đồ có các đỉnh $A${pt(...A)}$, $B${pt(...B)}$, $C${pt(...C)}$.`,
      ],
      say: [
        ['Độ dài cạnh $BC$ bằng 15.', 'Độ dài cạnh $BC$ bằng 21.', '$BC = \\sqrt{12^2 + 9^2} = 15$.'],
        [
          `Đường thẳng $BC$ có phương trình ${line(3, -4, 4 * y - 3 * x)}.`,
          `Đường thẳng $BC$ có phương trình ${line(4, 3, -4 * x - 3 * y)}.`,
          'vectơ chỉ phương $(12;\\,9)$, cùng phương với $(4;\\,3)$, cho vectơ pháp tuyến $(3;\\,-4)$, và đường thẳng đi qua $B$.',
        ],
        [
          `Khoảng cách từ $A$ đến đường thẳng $BC$ bằng ${5 * k}.`,
          `Khoảng cách từ $A$ đến đường thẳng $BC$ bằng ${25 * k}.`,
          `thay toạ độ của $A$ vào vế trái của phương trình $BC$ được $${-25 * k}$, chia giá trị tuyệt đối cho 5 được ${5 * k}.`,
        ],
        [
          `Diện tích tam giác $ABC$ bằng $${n(37.5 * k)}$.`,
          `Diện tích tam giác $ABC$ bằng $${75 * k}$.`,
          `$\\dfrac{1}{2} \\cdot 15 \\cdot ${5 * k} = ${n(37.5 * k)}$.`,
        ],
      ],
    };
  }),
  fb('M2', 'diện tích tam giác mà đường thẳng tạo với hai trục', (r) => {
    const [a, b] = [2 * r.int(2, 6), r.int(3, 9)];
    const line = `${sum([b, 'x'], [a, 'y'])} ${signed(-a * b)} = 0`;
    return {
      ask: [
        `Đường thẳng $${line}$ cùng với hai trục toạ độ tạo thành một tam giác. Diện tích tam giác đó là bao nhiêu?`,
        `Gọi $A$, $B$ là giao điểm của đường thẳng $${line}$ với hai trục toạ độ. Tính diện tích tam giác $OAB$.`,
        `Mảnh đất hình tam giác được giới hạn bởi hai con đường trùng với hai trục toạ độ và con đường $${line}$ (đơn vị: mét). Diện tích mảnh đất là bao nhiêu mét vuông?`,
      ],
      is: (a * b) / 2,
      why: `Cho $y = 0$: $x = ${a}$; cho $x = 0$: $y = ${b}$. Tam giác vuông có hai cạnh góc vuông ${a} và ${b}, diện tích $\\dfrac{${a} \\cdot ${b}}{2} = ${(a * b) / 2}$.`,
    };
  }),
]);

export const midTerms10Fifth: readonly Template[] = [...logic, ...halfPlanes, ...triangles, ...quadratic, ...plane10];
