/** Geometry of grade 8: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, type Template } from '../../template.ts';
import { plane } from '../figure-kit.ts';
import { degrees } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;
const angleOf = (opposite: number, near: number): number => Math.round((Math.atan(opposite / near) * 180) / Math.PI);

const pythagoras: readonly Template[] = unit(8, 'Tam giác vuông và định lí Pythagore', ({ mc, ew }) => [
  mc('M1', 'bộ ba số là ba cạnh của tam giác vuông', (r) => {
    const [a, b, c] = r.pick(triples);
    const k = r.int(1, 2);
    const said = (x: number, y: number, z: number) => `${k * x} cm; ${k * y} cm; ${k * z} cm`;
    return {
      ask: [
        'Bộ ba độ dài nào là ba cạnh của một tam giác vuông?',
        'Tam giác có ba cạnh nào sau đây là tam giác vuông?',
        'Bạn Đức ghép ba thanh tre thành tam giác có một góc vuông. Độ dài ba thanh có thể là:',
      ],
      right: said(a, b, c),
      wrong: [
        [said(a, b, c + 1), 'kiểm tra thiếu chính xác bình phương của cạnh lớn nhất'],
        [said(a, b, a + b - 1), 'cộng hai cạnh thay vì cộng hai bình phương'],
        [said(a + 1, b, c), 'kiểm tra thiếu chính xác bình phương của cạnh nhỏ nhất'],
        [said(b, b, c), 'nhầm tam giác cân với tam giác vuông'],
      ],
      why: `$${k * a}^2 + ${k * b}^2 = ${k * k * a * a} + ${k * k * b * b} = ${k * k * c * c} = ${k * c}^2$ nên tam giác vuông (định lí Pythagore đảo).`,
    };
  }),
  mc('M2', 'đường cao của tam giác cân', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        `Tam giác $ABC$ cân tại $A$ có $AB = ${c}$ cm, $BC = ${2 * a}$ cm. Đường cao $AH$ dài (cm):`,
        `Lá cờ đuôi nheo hình tam giác cân có hai cạnh $AB = AC = ${c}$ dm, cạnh đáy $BC = ${2 * a}$ dm. Chiều cao $AH$ (dm) của lá cờ là:`,
        `Thang chữ A mở ra có hai chân $AB = AC = ${c}$ dm, khoảng cách hai chân trên mặt đất $BC = ${2 * a}$ dm. Đỉnh thang $A$ cách mặt đất một khoảng $AH$ (dm) bằng:`,
      ],
      right: b,
      wrong: [
        [
          `$\\sqrt{${c * c - 4 * a * a > 0 ? c * c - 4 * a * a : c * c + 4 * a * a}}$`,
          c > 2 * a ? 'dùng cả cạnh $BC$ thay vì một nửa' : 'dùng cả cạnh $BC$ và cộng hai bình phương',
        ],
        [`$\\sqrt{${c * c + a * a}}$`, 'cộng hai bình phương thay vì trừ'],
        [c - a, 'trừ hai độ dài'],
        a,
      ],
      why: `$H$ là trung điểm của $BC$ nên $BH = ${a}$. $AH^2 = AB^2 - BH^2 = ${c}^2 - ${a}^2 = ${b * b}$, $AH = ${b}$.`,
    };
  }),
  ew('M3', 'đường chéo hình hộp và cây sào', (_, turn) => {
    const unit = ['dm', 'm', 'cm'][turn]!;
    // The stick is longer than every edge and every diagonal of a face.
    const [a, b, c, d, stick] = (
      [
        [3, 4, 12, 13, '12,8'],
        [9, 12, 8, 17, '16'],
        [6, 8, 24, 26, '25,6'],
      ] as const
    )[turn]!;
    const square = a * a + b * b;
    return {
      ask: [
        `Thùng hàng hình hộp chữ nhật có đáy ${a} dm × ${b} dm và cao ${c} dm. Tính độ dài đường chéo nối một đỉnh của đáy dưới với đỉnh đối diện của đáy trên. Có thể đặt trong thùng một cây sào thẳng dài ${stick} dm không?`,
        `Nhà kho hình hộp chữ nhật có nền ${a} m × ${b} m, chiều cao ${c} m. Một sợi dây được căng thẳng từ một góc nền đến góc trần đối diện; sợi dây dài bao nhiêu mét? Thanh thẳng dài ${stick} m có để lọt trong nhà kho không?`,
        `Hộp quà hình hộp chữ nhật có đáy ${a} cm × ${b} cm, cao ${c} cm. Tính khoảng cách lớn nhất giữa hai đỉnh của hộp và cho biết chiếc bút thẳng dài ${stick} cm có nằm gọn trong hộp không.`,
      ],
      solution: `Gọi đường chéo của đáy là $d$. Theo định lí Pythagore: $d^2 = ${a}^2 + ${b}^2 = ${square}$.\nĐường chéo của hình hộp là cạnh huyền của tam giác vuông có hai cạnh góc vuông $d$ và ${c}.\nBình phương đường chéo của hình hộp: $${square} + ${c}^2 = ${d * d}$, nên đường chéo dài ${d} ${unit}.\nVì $${stick.replace(',', '{,}')} < ${d}$ nên đặt được theo phương đường chéo của hình hộp, tuy cạnh dài nhất chỉ là ${Math.max(b, c)} ${unit}.`,
    };
  }),
]);

const quadrilaterals: readonly Template[] = unit(8, 'Các loại tứ giác', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'quan hệ giữa các loại tứ giác', [
    [
      'Khẳng định nào sau đây đúng?',
      'Mỗi hình vuông là một hình chữ nhật',
      [
        ['Mỗi hình chữ nhật là một hình vuông', 'đảo ngược quan hệ'],
        ['Mỗi hình bình hành là một hình thoi', 'quên điều kiện về cạnh'],
        ['Mỗi hình thang là một hình bình hành', 'quên cặp cạnh đối thứ hai'],
      ],
      'Hình vuông có bốn góc vuông nên là hình chữ nhật.',
    ],
    [
      'Hình nào vừa là hình chữ nhật vừa là hình thoi?',
      'Hình vuông',
      [
        ['Hình bình hành', 'chỉ để ý các cạnh đối song song'],
        ['Hình thang cân', 'chỉ để ý hai đường chéo bằng nhau'],
        ['Hình thang vuông', 'chỉ để ý góc vuông'],
      ],
      'Có bốn góc vuông và bốn cạnh bằng nhau thì là hình vuông.',
    ],
    [
      'Chiếc khung tranh hình bình hành có một góc được chỉnh thành góc vuông. Khi đó khung tranh có dạng:',
      'hình chữ nhật',
      [
        ['hình thoi', 'nhầm điều kiện về góc với điều kiện về cạnh'],
        ['hình thang vuông', 'không để ý các cạnh đối vẫn song song'],
        ['hình vuông', 'cho rằng các cạnh phải bằng nhau'],
      ],
      'Hình bình hành có một góc vuông là hình chữ nhật.',
    ],
  ]),
  mc('M1', 'góc kề một cạnh bên của hình thang', (r) => {
    const a = r.int(11, 16) * 5;
    return {
      ask: [
        `Hình thang $ABCD$ có $AB \\parallel CD$ và $\\widehat{D} = ${a}^\\circ$. Số đo góc $A$ bằng:`,
        `Thành bể bơi có mặt cắt là hình thang $ABCD$ ($AB \\parallel CD$), $\\widehat{D} = ${a}^\\circ$. Góc $A$ có số đo:`,
        `Cho hình thang $ABCD$ với hai đáy $AB$, $CD$, biết $\\widehat{D} = ${a}^\\circ$. Khi đó $\\widehat{A}$ bằng:`,
      ],
      right: degrees(180 - a),
      wrong: [
        [degrees(a), 'cho rằng hai góc kề một cạnh bên bằng nhau'],
        [degrees(360 - 2 * a), 'lấy 360 độ trừ hai lần góc đã cho'],
        degrees(a - 10),
        degrees(270 - a),
      ],
      why: `$AB \\parallel CD$ nên hai góc kề cạnh bên $AD$ bù nhau: $\\widehat{A} = 180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
    };
  }),
  mc('M2', 'các góc của tứ giác tỉ lệ với các số', (r) => {
    const [p, q, s] = r.pick([
      [1, 2, 4],
      [2, 3, 3],
      [1, 3, 3],
      [2, 2, 3],
    ] as const);
    const t = 12 - p - q - s;
    const most = Math.max(p, q, s, t);
    // One of twelve equal parts of 360 degrees.
    const rest = 30;
    return {
      ask: [
        `Tứ giác có số đo bốn góc tỉ lệ với ${p}; ${q}; ${s}; ${t}. Góc lớn nhất của tứ giác bằng:`,
        `Bốn góc của một mảnh đất tứ giác lần lượt tỉ lệ với ${p}; ${q}; ${s}; ${t}. Số đo góc lớn nhất là:`,
        `Cho tứ giác $ABCD$ có $\\widehat{A} : \\widehat{B} : \\widehat{C} : \\widehat{D} = ${p} : ${q} : ${s} : ${t}$. Góc lớn nhất có số đo:`,
      ],
      right: degrees(most * rest),
      wrong: [
        [degrees(rest), 'trả lời bằng số đo ứng với một phần'],
        [degrees(15 * most), 'lấy tổng bốn góc bằng 180 độ'],
        [degrees(Math.min(p, q, s, t) * rest), 'lấy góc nhỏ nhất'],
        degrees(most * rest - 30),
      ],
      why: `Tổng số phần là $${p} + ${q} + ${s} + ${t} = ${p + q + s + t}$; mỗi phần ứng với $360^\\circ : ${p + q + s + t} = ${rest}^\\circ$. Góc lớn nhất: $${most} \\cdot ${rest}^\\circ = ${most * rest}^\\circ$.`,
    };
  }),
  mc('M2', 'trung tuyến ứng với cạnh huyền', (r) => {
    const [a, b, c] = r.pick([
      [6, 8, 10],
      [12, 16, 20],
      [10, 24, 26],
      [18, 24, 30],
    ] as const);
    return {
      ask: [
        `Tam giác vuông có hai cạnh góc vuông ${a} cm và ${b} cm. Đường trung tuyến ứng với cạnh huyền dài (cm):`,
        `Tam giác $ABC$ vuông tại $A$, $AB = ${a}$, $AC = ${b}$, $M$ là trung điểm của $BC$. Độ dài $AM$ bằng:`,
        `Sân chơi hình tam giác vuông có hai cạnh góc vuông ${a} m và ${b} m. Vạch kẻ từ đỉnh góc vuông đến trung điểm cạnh huyền dài (m):`,
      ],
      right: c / 2,
      wrong: [
        [c, 'lấy độ dài cạnh huyền'],
        [(a + b) / 2, 'lấy nửa tổng hai cạnh góc vuông'],
        [a / 2, 'lấy nửa một cạnh góc vuông'],
      ],
      why: `Cạnh huyền: $\\sqrt{${a}^2 + ${b}^2} = ${c}$. Trung tuyến ứng với cạnh huyền bằng nửa cạnh huyền (vẽ thêm hình chữ nhật): $${c} : 2 = ${c / 2}$.`,
    };
  }),
  fb('M1', 'góc của hình thoi trên hình', (r) => {
    const half = r.int(6, 11) * 5;
    return {
      ask: [
        'Hình bên là hình thoi $ABCD$ có $O$ là giao điểm của hai đường chéo. Số đo góc $BAD$ bằng bao nhiêu độ?',
        'Cho hình thoi $ABCD$ ở hình bên với góc $OAB$ đã ghi. Tính số đo (độ) của góc $BAD$.',
        'Viên gạch hình thoi $ABCD$ ở hình bên có góc giữa cạnh $AB$ và đường chéo $AC$ đã ghi. Góc $BAD$ của viên gạch là bao nhiêu độ?',
      ],
      is: 2 * half,
      why: `Đường chéo $AC$ là tia phân giác của góc $BAD$ nên $\\widehat{BAD} = 2 \\cdot ${half}^\\circ = ${2 * half}^\\circ$.`,
      figure: plane('rhombus', half, { OAB: `${half}°` }),
    };
  }),
  fb('M2', 'đường chéo của hình thoi', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        `Hình thoi có cạnh ${c} cm, một đường chéo dài ${2 * a} cm. Đường chéo còn lại dài bao nhiêu xăng-ti-mét?`,
        `Cánh diều hình thoi có bốn cạnh ${c} dm, thanh nan ngang (một đường chéo) dài ${2 * a} dm. Thanh nan dọc dài bao nhiêu đề-xi-mét?`,
        `Cho hình thoi $ABCD$ có $AB = ${c}$, $AC = ${2 * a}$. Tính $BD$.`,
      ],
      is: 2 * b,
      why: `Hai đường chéo vuông góc và cắt nhau tại trung điểm mỗi đường: nửa đường chéo đã biết là ${a}; nửa đường chéo kia là $\\sqrt{${c}^2 - ${a}^2} = ${b}$. Vậy đường chéo còn lại dài $2 \\cdot ${b} = ${2 * b}$.`,
    };
  }),
  tf('M1', 'hình chữ nhật có đường chéo đã biết', (r) => {
    const [a, b, c] = r.pick([
      [6, 8, 10],
      [12, 16, 20],
      [10, 24, 26],
    ] as const);
    return {
      ask: [
        `Cho hình chữ nhật $ABCD$ có $AB = ${b}$ cm, $AC = ${c}$ cm, $O$ là giao điểm của $AC$ và $BD$.`,
        `Tấm ván hình chữ nhật $ABCD$ có cạnh $AB = ${b}$ cm và đường chéo $AC = ${c}$ cm; hai đường chéo cắt nhau tại $O$.`,
        `Hình chữ nhật $ABCD$ có hai đường chéo cắt nhau tại $O$, biết $AB = ${b}$ cm, $AC = ${c}$ cm.`,
      ],
      say: [
        [`$BD = ${c}$ cm.`, `$BD = ${b}$ cm.`, 'hai đường chéo của hình chữ nhật bằng nhau.'],
        [`$OA = ${c / 2}$ cm.`, `$OA = ${b / 2}$ cm.`, 'hai đường chéo cắt nhau tại trung điểm của mỗi đường.'],
        [
          'Tam giác $OAB$ cân tại $O$.',
          'Tam giác $OAB$ là tam giác đều.',
          `$OA = OB = ${c / 2}$ cm, còn $AB = ${b}$ cm khác ${c / 2} cm.`,
        ],
        [`$BC = ${a}$ cm.`, `$BC = ${c - b}$ cm.`, `$BC^2 = AC^2 - AB^2 = ${c}^2 - ${b}^2 = ${a * a}$.`],
      ],
    };
  }),
  ew('M3', 'chứng minh hình bình hành từ hai trung điểm', (_, turn) => {
    const [first, second, thing] = (
      [
        ['AB', 'CD', 'hình bình hành'],
        ['AD', 'BC', 'hình bình hành'],
        ['AB', 'CD', 'hình chữ nhật'],
      ] as const
    )[turn]!;
    const whole = turn === 1 ? 'BMDN' : 'AMCN';
    const [p, q] = turn === 1 ? ['MD', 'BN'] : ['AM', 'NC'];
    return {
      ask: [
        `Cho ${thing} $ABCD$. Gọi $M$, $N$ lần lượt là trung điểm của $${first}$ và $${second}$. Chứng minh tứ giác $${whole}$ là hình bình hành, từ đó suy ra ${turn === 1 ? '$BM$' : '$AN$'} và ${turn === 1 ? '$DN$' : '$CM$'} song song và bằng nhau.`,
        `Trong ${thing} $ABCD$, $M$ là trung điểm của $${first}$, $N$ là trung điểm của $${second}$. Chứng minh rằng $${whole}$ là hình bình hành và hai đoạn thẳng ${turn === 1 ? '$BM$, $DN$' : '$AN$, $CM$'} song song, bằng nhau.`,
        `Sân trường ${thing} $ABCD$ có hai cây cột tại trung điểm $M$ của $${first}$ và trung điểm $N$ của $${second}$. Người ta kẻ hai vạch ${turn === 1 ? '$BM$, $DN$' : '$AN$, $CM$'}. Chứng minh $${whole}$ là hình bình hành và hai vạch đó song song, bằng nhau.`,
      ],
      solution: `$ABCD$ là ${thing} nên $${first} \\parallel ${second}$ và $${first} = ${second}$.\n$M$ là trung điểm của $${first}$, $N$ là trung điểm của $${second}$ nên $${p} = \\dfrac{1}{2}${first}$, $${q} = \\dfrac{1}{2}${second}$, suy ra $${p} = ${q}$.\n$${p} \\parallel ${q}$ (vì $${first} \\parallel ${second}$).\nTứ giác $${whole}$ có hai cạnh đối $${p}$ và $${q}$ song song, bằng nhau nên là hình bình hành.\nDo đó ${turn === 1 ? '$BM \\parallel DN$ và $BM = DN$' : '$AN \\parallel CM$ và $AN = CM$'} (hai cạnh đối của hình bình hành).`,
    };
  }),
]);

const thales: readonly Template[] = unit(8, 'Định lí Thalès trong tam giác', ({ mc, tf, ew }) => [
  mc('M1', 'dấu hiệu song song theo định lí Thalès đảo', (r) => {
    const [a, b, k] = [r.int(2, 4), r.int(5, 7), r.int(2, 3)];
    const said = (p: number, q: number, s: number, t: number) => `$AD = ${p}$, $DB = ${q}$, $AE = ${s}$, $EC = ${t}$`;
    return {
      ask: [
        'Cho tam giác $ABC$, $D$ thuộc $AB$, $E$ thuộc $AC$. Trường hợp nào sau đây suy ra được $DE \\parallel BC$?',
        'Trên hai cạnh $AB$, $AC$ của tam giác $ABC$ lấy hai điểm $D$, $E$. Số đo nào chứng tỏ $DE \\parallel BC$?',
        'Thanh giằng $DE$ nối hai cạnh $AB$, $AC$ của khung tam giác $ABC$. Số đo nào (cm) cho biết $DE$ song song với $BC$?',
      ],
      right: said(a, b, k * a, k * b),
      wrong: [
        [said(a, b, k * b, k * a), 'so sánh hai tỉ số nghịch đảo của nhau'],
        [said(a, b, a + k, b + k), 'cộng cùng một số vào hai đoạn thay vì nhân'],
        [said(a, b, k * a, k * b + 1), 'không tính chính xác hai tỉ số'],
      ],
      why: `$\\dfrac{AD}{DB} = \\dfrac{${a}}{${b}}$ và $\\dfrac{AE}{EC} = \\dfrac{${k * a}}{${k * b}} = \\dfrac{${a}}{${b}}$ nên $DE \\parallel BC$ theo định lí Thalès đảo.`,
    };
  }),
  tf('M2', 'khung sắt có thanh song song trên hình', (r) => {
    const [p, q, k] = r.pick([
      [2, 3, 2],
      [3, 2, 2],
      [1, 2, 3],
      [2, 1, 3],
    ] as const);
    const s = p + q;
    const bc = k * s;
    return {
      ask: [
        'Hình bên có $DE \\parallel BC$, các độ dài (cm) đã ghi trên hình.',
        'Khung sắt hình tam giác $ABC$ có thanh $DE$ song song với $BC$ như hình bên (đơn vị: dm).',
        'Trong hình bên, hai đường thẳng $DE$ và $BC$ song song; độ dài các đoạn thẳng đã ghi (đơn vị: cm).',
      ],
      say: [
        [
          '$\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$.',
          '$\\dfrac{AD}{DB} = \\dfrac{DE}{BC}$.',
          'theo định lí Thalès, hai tỉ số bằng nhau là của các đoạn trên hai cạnh bên.',
        ],
        [
          `$EC = ${4 * q}$.`,
          `$EC = ${3 * q + p}$.`,
          `$\\dfrac{${3 * p}}{${3 * q}} = \\dfrac{${4 * p}}{EC}$ nên $EC = ${4 * q}$.`,
        ],
        [
          `$\\dfrac{DE}{BC} = ${fraction(p, s)}$.`,
          `$\\dfrac{DE}{BC} = ${fraction(p, q)}$.`,
          `$\\dfrac{DE}{BC} = \\dfrac{AD}{AB} = \\dfrac{${3 * p}}{${3 * s}}$.`,
        ],
        [`$DE = ${k * p}$.`, `$DE = ${k * q}$.`, `$DE = ${fraction(p, s)} \\cdot ${bc} = ${k * p}$.`],
      ],
      figure: plane('thales', Math.min(75, Math.max(25, Math.round((100 * p) / s))), {
        AD: `${3 * p}`,
        DB: `${3 * q}`,
        AE: `${4 * p}`,
        BC: `${bc}`,
      }),
    };
  }),
  ew('M3', 'chia cạnh bởi đường phân giác rồi kẻ song song', (r) => {
    const [p, q] = r.pick([
      [2, 3],
      [3, 4],
      [1, 2],
      [3, 5],
    ] as const);
    const k = r.int(2, 4);
    const [ab, ac, bc] = [p * k * 2, q * k * 2, (p + q) * k];
    const [bd, dc] = [p * k, q * k];
    // DE ∥ AB, E on AC: CE / CA = CD / CB
    const ce = (ac * q) / (p + q);
    return {
      ask: [
        `Tam giác $ABC$ có $AB = ${ab}$ cm, $AC = ${ac}$ cm, $BC = ${bc}$ cm. Đường phân giác của góc $A$ cắt $BC$ tại $D$; qua $D$ kẻ đường thẳng song song với $AB$ cắt $AC$ tại $E$. Tính $BD$, $DC$ và $CE$.`,
        `Mảnh đất hình tam giác $ABC$ có $AB = ${ab}$ m, $AC = ${ac}$ m, $BC = ${bc}$ m. Lối đi $AD$ là đường phân giác của góc $A$ ($D$ thuộc $BC$), hàng rào $DE$ song song với $AB$ ($E$ thuộc $AC$). Tính độ dài $BD$, $DC$ và $CE$.`,
        `Cho tam giác $ABC$ với $AB = ${ab}$, $AC = ${ac}$, $BC = ${bc}$. Gọi $AD$ là đường phân giác trong của tam giác và $E$ là điểm trên cạnh $AC$ sao cho $DE \\parallel AB$. Tính các đoạn thẳng $BD$, $DC$, $CE$.`,
      ],
      solution: `$AD$ là đường phân giác nên $\\dfrac{BD}{DC} = \\dfrac{AB}{AC} = \\dfrac{${ab}}{${ac}} = ${fraction(p, q)}$.\nMà $BD + DC = ${bc}$ nên $BD = ${fraction(p, p + q)} \\cdot ${bc} = ${bd}$, $DC = ${bc} - ${bd} = ${dc}$.\n$DE \\parallel AB$ nên theo định lí Thalès: $\\dfrac{CE}{CA} = \\dfrac{CD}{CB} = \\dfrac{${dc}}{${bc}} = ${fraction(q, p + q)}$.\nVậy $CE = ${fraction(q, p + q)} \\cdot ${ac} = ${Number.isInteger(ce) ? ce : fraction(ac * q, p + q)}$.`,
    };
  }),
]);

const similar: readonly Template[] = unit(8, 'Tam giác đồng dạng', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'tính chất của hai tam giác đồng dạng', [
    [
      'Nếu tam giác $ABC$ đồng dạng với tam giác $DEF$ (viết theo thứ tự đỉnh tương ứng) thì:',
      '$\\dfrac{AB}{DE} = \\dfrac{BC}{EF}$',
      [
        ['$\\dfrac{AB}{EF} = \\dfrac{BC}{DE}$', 'ghép $AB$ với $EF$ và $BC$ với $DE$'],
        ['$\\dfrac{AB}{DF} = \\dfrac{AC}{DE}$', 'ghép $AB$ với $DF$ và $AC$ với $DE$'],
        ['$AB = DE$', 'nhầm đồng dạng với bằng nhau'],
      ],
      'Các cặp cạnh tương ứng: $AB$ và $DE$, $BC$ và $EF$, $AC$ và $DF$.',
    ],
    [
      'Khẳng định nào sau đây sai?',
      'Hai tam giác đồng dạng thì bằng nhau',
      [
        ['Hai tam giác bằng nhau thì đồng dạng', 'quên rằng khi đó tỉ số đồng dạng bằng 1'],
        ['Hai tam giác đều luôn đồng dạng', 'quên rằng các góc đều bằng 60 độ'],
        ['Hai tam giác đồng dạng có các góc tương ứng bằng nhau', 'nhầm với các cạnh'],
      ],
      'Hai tam giác đồng dạng có thể khác kích thước nên chưa chắc bằng nhau.',
    ],
    [
      'Bạn Thu phóng to một tam giác bằng máy chiếu. Yếu tố nào của tam giác không đổi?',
      'Số đo các góc',
      [
        ['Độ dài các cạnh', 'nhầm phóng to với giữ nguyên'],
        ['Chu vi', 'quên rằng các cạnh đều dài ra'],
        ['Diện tích', 'quên rằng hình đã to hơn'],
      ],
      'Hình phóng to đồng dạng với hình ban đầu nên các góc tương ứng bằng nhau.',
    ],
  ]),
  mc('M1', 'tỉ số hai đường cao tương ứng', (r) => {
    const [p, q] = r.pick([
      [2, 3],
      [3, 5],
      [1, 4],
      [2, 5],
      [3, 4],
    ] as const);
    return {
      ask: [
        `Tam giác $ABC$ đồng dạng với tam giác $DEF$ theo tỉ số $\\dfrac{${p}}{${q}}$. Tỉ số hai đường cao tương ứng $AH$ và $DK$ bằng:`,
        `Hai tam giác đồng dạng có tỉ số đồng dạng $\\dfrac{${p}}{${q}}$. Tỉ số hai đường cao tương ứng của chúng là:`,
        `Bản vẽ một mái nhà tam giác đồng dạng với mái nhà mẫu theo tỉ số $\\dfrac{${p}}{${q}}$. Tỉ số chiều cao của mái trong bản vẽ và của mái mẫu là:`,
      ],
      right: `$\\dfrac{${p}}{${q}}$`,
      wrong: [
        [`$\\dfrac{${p * p}}{${q * q}}$`, 'lấy tỉ số diện tích'],
        [`$${fraction(q, p)}$`, 'lấy nghịch đảo'],
        [`$\\dfrac{${p}}{${p + q}}$`, 'so với tổng của hai số'],
      ],
      why: 'Tỉ số hai đường cao tương ứng của hai tam giác đồng dạng bằng tỉ số đồng dạng.',
    };
  }),
  mc('M2', 'chiều cao cây nhờ gương phẳng', (r) => {
    const [p, q, k] = [r.int(2, 3), r.int(8, 12), 16];
    const is = (k * q) / p / 10;
    if (!Number.isInteger(is * 10)) throw new TooFewDistractors('long decimals');
    return {
      ask: [
        `Đặt một chiếc gương nhỏ trên mặt đất cách gốc cây ${q} m. Bạn Huy đứng cách gương ${p} m thì nhìn thấy ngọn cây trong gương; mắt Huy cách mặt đất 1,6 m. Chiều cao của cây (m) là:`,
        `Mắt của Mai ở độ cao 1,6 m. Mai đứng cách vũng nước ${p} m và thấy bóng đỉnh cột điện trong vũng nước; vũng nước cách chân cột ${q} m. Cột điện cao (m):`,
        `Để đo chiều cao một bức tượng, An đặt gương trên nền cách chân tượng ${q} m rồi lùi ra sau ${p} m thì thấy đỉnh tượng trong gương. Mắt An cách nền 1,6 m. Tượng cao (m):`,
      ],
      right: is,
      wrong: [
        [Math.round((160 * p) / q) / 100, 'lấy nghịch đảo của tỉ số khoảng cách'],
        [(1.6 * (p + q)) / p, 'lấy khoảng cách từ người đến chân vật cần đo'],
        [q - p, 'trừ hai khoảng cách'],
      ],
      why: `Góc tới bằng góc phản xạ nên hai tam giác vuông đồng dạng: chiều cao cần tìm là $1{,}6 \\cdot \\dfrac{${q}}{${p}} = ${n(is)}$ (m).`,
    };
  }),
  mc('M2', 'hai cạnh tỉ lệ và góc xen giữa bằng nhau', (r) => {
    const [a, b, c, k] = [r.int(3, 4), r.int(5, 6), r.int(7, 8), r.int(2, 3)];
    return {
      ask: [
        `Hai tam giác $ABC$ và $DEF$ có $\\widehat{A} = \\widehat{D}$, $AB = ${a}$, $AC = ${b}$, $BC = ${c}$, $DE = ${k * a}$, $DF = ${k * b}$. Độ dài $EF$ bằng:`,
        `Cho $\\widehat{A} = \\widehat{D}$, $AB = ${a}$ cm, $AC = ${b}$ cm, $BC = ${c}$ cm, $DE = ${k * a}$ cm, $DF = ${k * b}$ cm. Cạnh $EF$ của tam giác $DEF$ dài:`,
        `Hai khung tam giác $ABC$, $DEF$ có góc $A$ bằng góc $D$; $AB = ${a}$ dm, $AC = ${b}$ dm, $BC = ${c}$ dm; $DE = ${k * a}$ dm, $DF = ${k * b}$ dm. Độ dài (dm) của thanh $EF$ là:`,
      ],
      right: k * c,
      wrong: [
        [c, 'cho rằng hai tam giác bằng nhau'],
        [c + k * a - a, 'cộng thêm hiệu hai cạnh tương ứng'],
        [k * k * c, 'lấy bình phương của tỉ số'],
        k * c - 1,
      ],
      why: `$\\dfrac{DE}{AB} = \\dfrac{DF}{AC} = ${k}$ và $\\widehat{A} = \\widehat{D}$ nên hai tam giác đồng dạng (c.g.c), $EF = ${k} \\cdot ${c} = ${k * c}$.`,
    };
  }),
  fb('M1', 'độ dài cạnh tương ứng trên hình', (r) => {
    const k = r.int(2, 3);
    const [a, b] = [r.int(5, 7), r.int(8, 10)];
    return {
      ask: [
        'Hai tam giác $ABC$ và $DEF$ ở hình bên đồng dạng (các đỉnh viết theo thứ tự tương ứng). Độ dài $BC$ bằng bao nhiêu?',
        'Trong hình bên, tam giác $DEF$ là hình thu nhỏ của tam giác $ABC$. Tính $BC$ theo các độ dài đã ghi.',
        'Máy chiếu phóng to tam giác $DEF$ thành tam giác $ABC$, các độ dài (cm) ghi ở hình bên. Cạnh $BC$ dài bao nhiêu xăng-ti-mét?',
      ],
      is: k * b,
      why: `$\\dfrac{AB}{DE} = \\dfrac{${k * a}}{${a}} = ${k}$ nên $BC = ${k} \\cdot EF = ${k} \\cdot ${b} = ${k * b}$.`,
      figure: plane('pair', Math.max(50, Math.round(100 / k)), { AB: `${k * a}`, BC: '?', DE: `${a}`, EF: `${b}` }),
    };
  }),
  fb('M2', 'đoạn thẳng trong tam giác vuông có đường cao', (r) => {
    const [a, b, c] = r.pick([
      [15, 20, 25],
      [30, 40, 50],
      [45, 60, 75],
    ] as const);
    const h = (a * b) / c;
    return {
      ask: [
        'Tam giác $ABC$ vuông tại $A$, đường cao $AH$, các độ dài (cm) ghi ở hình bên. Tính $AH$ (cm).',
        'Hình bên là mặt cắt một mái che $ABC$ vuông tại $A$ với cột chống $AH \\perp BC$ (đơn vị: dm). Cột chống dài bao nhiêu đề-xi-mét?',
        'Cho tam giác $ABC$ vuông tại $A$ như hình bên, $AH$ là đường cao. Dùng hai tam giác đồng dạng $HBA$ và $ABC$ để tính $AH$.',
      ],
      is: h,
      why: `$BC = \\sqrt{${a}^2 + ${b}^2} = ${c}$. Hai tam giác $HBA$ và $ABC$ đồng dạng nên $\\dfrac{AH}{AC} = \\dfrac{AB}{BC}$, $AH = \\dfrac{${a} \\cdot ${b}}{${c}} = ${h}$.`,
      figure: plane('height', angleOf(4, 3), { AB: `${a}`, AC: `${b}`, AH: '?' }),
    };
  }),
  tf('M1', 'hai tam giác có hai cặp góc bằng nhau', (r) => {
    const [a, k] = [r.int(4, 7), r.int(2, 3)];
    const [x, y] = [r.int(9, 13) * 5, r.int(14, 16) * 5];
    return {
      ask: [
        `Cho tam giác $ABC$ và tam giác $DEF$ có $\\widehat{A} = \\widehat{D} = ${x}^\\circ$, $\\widehat{B} = \\widehat{E} = ${y}^\\circ$, $AB = ${a}$ cm, $DE = ${k * a}$ cm.`,
        `Hai mảnh bìa tam giác $ABC$, $DEF$ có $\\widehat{A} = \\widehat{D} = ${x}^\\circ$, $\\widehat{B} = \\widehat{E} = ${y}^\\circ$; $AB = ${a}$ cm, $DE = ${k * a}$ cm.`,
        `Người thợ cắt hai tấm kính tam giác $ABC$ và $DEF$ với $\\widehat{A} = \\widehat{D} = ${x}^\\circ$, $\\widehat{B} = \\widehat{E} = ${y}^\\circ$, $AB = ${a}$ cm, $DE = ${k * a}$ cm.`,
      ],
      say: [
        [
          `$\\widehat{C} = \\widehat{F} = ${180 - x - y}^\\circ$.`,
          `$\\widehat{C} = \\widehat{F} = ${x}^\\circ$.`,
          `tổng ba góc của tam giác bằng $180^\\circ$: $180^\\circ - ${x}^\\circ - ${y}^\\circ = ${180 - x - y}^\\circ$.`,
        ],
        [
          'Hai tam giác $ABC$ và $DEF$ đồng dạng.',
          'Hai tam giác $ABC$ và $DEF$ không đồng dạng.',
          'hai cặp góc bằng nhau (g.g).',
        ],
        [`$EF = ${k}BC$.`, `$BC = ${k}EF$.`, `$\\dfrac{EF}{BC} = \\dfrac{DE}{AB} = ${k}$.`],
        [
          `Chu vi tam giác $DEF$ gấp ${k} lần chu vi tam giác $ABC$.`,
          `Chu vi tam giác $DEF$ gấp ${k * k} lần chu vi tam giác $ABC$.`,
          'tỉ số chu vi bằng tỉ số đồng dạng.',
        ],
      ],
    };
  }),
  ew('M3', 'hai đường cao cắt nhau và các cặp tam giác đồng dạng', (_, turn) => {
    const [first, second] = (
      [
        ['BE', 'CF'],
        ['AD', 'BE'],
        ['AD', 'CF'],
      ] as const
    )[turn]!;
    // Feet: D on BC, E on CA, F on AB.
    const [v, w] = [first[0]!, second[0]!];
    const [p, q] = [first[1]!, second[1]!];
    const third = ['A', 'B', 'C'].find((one) => one !== v && one !== w)!;
    return {
      ask: [
        `Cho tam giác nhọn $ABC$ có hai đường cao $${first}$ và $${second}$ cắt nhau tại $H$. Chứng minh tam giác $${third}${v}${p}$ đồng dạng với tam giác $${third}${w}${q}$, từ đó suy ra $${third}${p} \\cdot ${third}${w} = ${third}${q} \\cdot ${third}${v}$. Chứng minh $H${v} \\cdot H${p} = H${w} \\cdot H${q}$.`,
        `Tam giác nhọn $ABC$ có các đường cao $${first}$, $${second}$ và trực tâm $H$. Chứng minh rằng: hai tam giác $${third}${v}${p}$, $${third}${w}${q}$ đồng dạng; $${third}${p} \\cdot ${third}${w} = ${third}${q} \\cdot ${third}${v}$; $H${v} \\cdot H${p} = H${w} \\cdot H${q}$.`,
        `Một tấm tôn hình tam giác nhọn $ABC$ được vạch hai đường cao $${first}$ và $${second}$, cắt nhau tại $H$. Hãy chứng minh hai tam giác $${third}${v}${p}$ và $${third}${w}${q}$ đồng dạng, suy ra $${third}${p} \\cdot ${third}${w} = ${third}${q} \\cdot ${third}${v}$, và chứng minh $H${v} \\cdot H${p} = H${w} \\cdot H${q}$.`,
      ],
      solution: `Xét tam giác $${third}${v}${p}$ và tam giác $${third}${w}${q}$: góc $${third}$ chung, $\\widehat{${third}${p}${v}} = \\widehat{${third}${q}${w}} = 90^\\circ$.\nDo đó hai tam giác đồng dạng (g.g).\nSuy ra $\\dfrac{${third}${p}}{${third}${q}} = \\dfrac{${third}${v}}{${third}${w}}$, tức là $${third}${p} \\cdot ${third}${w} = ${third}${q} \\cdot ${third}${v}$.\nXét tam giác $H${v}${q}$ và tam giác $H${w}${p}$: $\\widehat{H${q}${v}} = \\widehat{H${p}${w}} = 90^\\circ$, $\\widehat{${v}H${q}} = \\widehat{${w}H${p}}$ (hai góc đối đỉnh), nên hai tam giác đồng dạng (g.g).\nSuy ra $\\dfrac{H${v}}{H${w}} = \\dfrac{H${q}}{H${p}}$, tức là $H${v} \\cdot H${p} = H${w} \\cdot H${q}$.`,
    };
  }),
]);

export const geometry8Third: readonly Template[] = [...pythagoras, ...quadrilaterals, ...thales, ...similar];
