/** Grade 8, geometry, functions and data: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, n, plain, poly, rounded, type Template } from '../../template.ts';
import { chart, graph, plane, solid } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

const lines: readonly Template[] = unit(8, 'Hàm số bậc nhất', ({ mc, fb }) => [
  mc('M1', 'nhận biết hàm số bậc nhất', (r) => {
    const [a, b] = [r.int(2, 7), r.int(1, 9)];
    return {
      ask: [
        'Hàm số nào là hàm số bậc nhất?',
        'Trong các công thức sau, công thức có dạng $y = ax + b$ với $a \\ne 0$ là:',
        'Bốn bạn viết bốn hàm số của $x$. Hàm số bậc nhất là:',
      ],
      right: `$y = ${poly([-a, b])}$`,
      wrong: [
        [`$y = ${poly([a, b, 0])}$`, 'không xét số mũ của $x$'],
        [`$y = \\dfrac{${a}}{x} + ${b}$`, 'nhầm với công thức có $x$ ở mẫu'],
        [`$y = ${b}$`, 'chọn hàm hằng, không chứa $x$'],
      ],
      why: `$y = ${poly([-a, b])}$ có dạng $y = ax + b$ với $a = -${a} \\ne 0$.`,
    };
  }),
  mc('M2', 'đường thẳng đi qua hai điểm của lưới', (r) => {
    const [a, b] = [r.pick([1, 2]), r.int(-2, 2)];
    if (b === 0) throw new TooFewDistractors('through the origin');
    return {
      ask: [
        `Đường thẳng đi qua hai điểm $(0;\\,${b})$ và $(2;\\,${2 * a + b})$ là đồ thị của hàm số:`,
        `Đồ thị ở hình bên là đường thẳng đi qua các điểm có toạ độ $(0;\\,${b})$ và $(2;\\,${2 * a + b})$. Hàm số đó là:`,
        `Hàm số bậc nhất nhận giá trị ${math(n(b))} khi $x = 0$ và nhận giá trị ${math(n(2 * a + b))} khi $x = 2$. Công thức của hàm số là:`,
      ],
      right: `$y = ${poly([a, b])}$`,
      wrong: [
        [`$y = ${poly([2 * a, b])}$`, 'lấy độ tăng của $y$ mà không chia cho độ tăng của $x$'],
        [`$y = ${poly([-a, b])}$`, 'nhầm dấu của hệ số góc'],
        [`$y = ${poly([b, a])}$`, 'đổi chỗ hai hệ số'],
        `$y = ${poly([a, -b])}$`,
      ],
      why: `Khi $x = 0$ thì $y = ${b}$ nên $b = ${b}$. Thay $x = 2$: $2a ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${2 * a + b}$, suy ra $a = ${a}$.`,
      figure: graph('linear', [a, b], [-4, 5], [-5, 7], { grid: true }),
    };
  }),
  fb('M2', 'thời điểm hai đại lượng bậc nhất bằng nhau', (r) => {
    const [a, c, x] = [r.int(5, 9), r.int(2, 4), r.int(6, 15)];
    const b = r.int(10, 30);
    const d = b + (a - c) * x;
    return {
      ask: [
        `Bể A có ${b} l nước, mỗi phút chảy thêm vào ${a} l. Bể B có ${d} l nước, mỗi phút chảy thêm vào ${c} l. Sau bao nhiêu phút hai bể có lượng nước bằng nhau?`,
        `Hai hàm số $y = ${a}x + ${b}$ và $y = ${c}x + ${d}$ nhận giá trị bằng nhau khi $x$ bằng bao nhiêu?`,
        `An có ${b} nghìn đồng, mỗi tuần để dành ${a} nghìn đồng; Bình có ${d} nghìn đồng, mỗi tuần để dành ${c} nghìn đồng. Sau bao nhiêu tuần hai bạn có số tiền bằng nhau?`,
      ],
      is: x,
      why: `Với $x$ là số cần tìm: $${a}x + ${b} = ${c}x + ${d}$ khi $${a - c}x = ${d - b}$, tức là $x = ${x}$.`,
    };
  }),
]);

const pyramids: readonly Template[] = unit(8, 'Hình chóp đều', ({ mc, fb }) => [
  mc('M1', 'hình dạng các mặt của hình chóp đều', (_, turn) => {
    const [name, base, count] = (
      [
        ['hình chóp tam giác đều', 'tam giác đều', 3],
        ['hình chóp tứ giác đều', 'hình vuông', 4],
        ['hình chóp tứ giác đều', 'hình vuông', 4],
      ] as const
    )[turn]!;
    const right = `${base} và các tam giác cân`;
    const other = base === 'hình vuông' ? 'tam giác đều' : 'hình vuông';
    return {
      ask: [
        `Mặt đáy và các mặt bên của ${name} lần lượt là:`,
        `Một mái che có dạng ${name} như hình bên. Mặt đáy và các mặt bên của nó lần lượt là:`,
        `Dán các tấm bìa thành ${name} như hình bên. Tấm làm đáy và các tấm làm mặt bên lần lượt là:`,
      ],
      right,
      wrong: [
        [`${other} và các tam giác cân`, 'nhầm loại hình chóp'],
        [`${base} và các hình chữ nhật`, 'nhầm với hình lăng trụ'],
        [`${base} và các tam giác vuông`, 'cho rằng cạnh bên vuông góc với đáy'],
      ],
      why: `Đáy của ${name} là ${base}; ${count} mặt bên là các tam giác cân bằng nhau, chung đỉnh.`,
      ...(turn > 0 && { figure: solid('pyramid', false) }),
    };
  }),
  fb('M2', 'diện tích toàn phần hình chóp tứ giác đều', (r) => {
    const a = 2 * r.int(3, 8);
    // The slant height is longer than half the base edge.
    const d = r.int(Math.max(5, a / 2 + 1), 12);
    const is = 2 * a * d + a * a;
    return {
      ask: [
        `Hình chóp tứ giác đều như hình bên có cạnh đáy ${a} cm, trung đoạn ${d} cm. Tính diện tích toàn phần (cả mặt đáy) theo xăng-ti-mét vuông.`,
        `Hộp quà kín dạng hình chóp tứ giác đều (hình bên), cạnh đáy ${a} cm, chiều cao của mỗi mặt bên kẻ từ đỉnh hình chóp là ${d} cm. Diện tích bìa làm hộp, kể cả đáy, là bao nhiêu xăng-ti-mét vuông (bỏ qua mép dán)?`,
        `Sơn kín tất cả các mặt của khối gỗ hình chóp tứ giác đều có cạnh đáy ${a} cm và trung đoạn ${d} cm (hình bên). Diện tích cần sơn là bao nhiêu xăng-ti-mét vuông?`,
      ],
      is,
      unit: 'cm²',
      why: `Xung quanh: $\\dfrac{4 \\cdot ${a}}{2} \\cdot ${d} = ${2 * a * d}$. Đáy: $${a}^2 = ${a * a}$. Toàn phần: $${2 * a * d} + ${a * a} = ${is}$ (cm²).`,
      figure: solid('pyramid', false),
    };
  }),
  mc('M2', 'thể tích thay đổi khi gấp chiều cao', (r) => {
    const [k, v] = [r.int(2, 4), 10 * r.int(2, 9)];
    return {
      ask: [
        `Hình chóp tam giác đều có thể tích ${v} cm³. Giữ nguyên đáy và tăng chiều cao lên ${k} lần thì thể tích mới là:`,
        `Khối nến hình chóp đều có thể tích ${v} cm³. Khối nến khác có cùng đáy, cao gấp ${k} lần. Thể tích khối nến đó là:`,
        `Mô hình đống cát có dạng hình chóp tứ giác đều, thể tích ${v} cm³. Nếu đáy không đổi mà chiều cao gấp ${k} lần thì thể tích là:`,
      ],
      right: `${k * v} cm³`,
      wrong: [
        [`${k * k * v} cm³`, 'bình phương số lần gấp'],
        [`${v + k} cm³`, 'cộng thêm số lần gấp'],
        [`${plain(rounded((k * v) / 3, 1))} cm³`, 'chia thêm cho 3'],
        `${v} cm³`,
      ],
      why: `$V = \\dfrac{1}{3}Sh$, đáy không đổi nên thể tích gấp ${k} lần: $${k} \\cdot ${v} = ${k * v}$ (cm³).`,
    };
  }),
]);

const pythagoras: readonly Template[] = unit(8, 'Tam giác vuông và định lí Pythagore', ({ mc, ew }) => [
  mc('M1', 'cạnh huyền từ hai cạnh góc vuông trên hình', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        'Tam giác $ABC$ ở hình bên vuông tại $A$. Độ dài cạnh $BC$ là:',
        'Chiếc thang $BC$ dựa vào tường như hình bên (tường $AC$ vuông góc với mặt đất $AB$). Thang dài:',
        'Tính độ dài $BC$ của mảnh vải hình tam giác vuông ở hình bên.',
      ],
      right: `${c} dm`,
      wrong: [
        [`${a + b} dm`, 'cộng hai cạnh góc vuông'],
        [`${c * c} dm`, 'quên khai căn'],
        [`${b - a} dm`, 'trừ hai cạnh góc vuông'],
        `${c + 1} dm`,
      ],
      why: `$BC^2 = AB^2 + AC^2 = ${a}^2 + ${b}^2 = ${c * c}$, nên $BC = ${c}$ dm.`,
      figure: plane('right', Math.min(70, Math.round((Math.atan2(b, a) * 180) / Math.PI)), {
        AB: `${a} dm`,
        AC: `${b} dm`,
      }),
    };
  }),
  mc('M2', 'khoảng cách sau khi đi hai hướng vuông góc', (r) => {
    const [a, b, c] = r.pick(triples);
    const t = r.int(2, 3);
    return {
      ask: [
        `Từ cùng một bến, hai thuyền đi theo hai hướng vuông góc với vận tốc ${a} km/h và ${b} km/h. Sau ${t} giờ hai thuyền cách nhau:`,
        `Hai rô-bốt khảo sát xuất phát cùng lúc từ một trạm, một rô-bốt đi về phía bắc ${a} km mỗi giờ, rô-bốt kia đi về phía đông ${b} km mỗi giờ. Sau ${t} giờ hai rô-bốt cách nhau:`,
        `Hai tàu cá rời cảng cùng lúc theo hai hướng vuông góc với nhau, vận tốc ${a} km/h và ${b} km/h. Khoảng cách giữa hai tàu sau ${t} giờ là:`,
      ],
      right: `${c * t} km`,
      wrong: [
        [`${(a + b) * t} km`, 'cộng hai quãng đường'],
        [`${c} km`, 'quên nhân với thời gian'],
        [`${(b - a) * t} km`, 'trừ hai quãng đường'],
        `${c * t + t} km`,
      ],
      why: `Hai quãng đường: $${a} \\cdot ${t} = ${a * t}$, $${b} \\cdot ${t} = ${b * t}$ (km). Khoảng cách: $\\sqrt{${a * t}^2 + ${b * t}^2} = ${c * t}$ (km).`,
    };
  }),
  ew('M3', 'chiều cao và diện tích hình thang vuông', (r, turn) => {
    const unit = ['cm', 'm', 'dm'][turn]!;
    const [a, h, c] = r.pick(triples);
    const short = r.int(4, 10);
    const long = short + a;
    const area = ((short + long) * h) / 2;
    return {
      ask: [
        `Hình thang vuông $ABCD$ có $\\widehat{A} = \\widehat{D} = 90^\\circ$, đáy nhỏ $AB = ${short}$ cm, đáy lớn $CD = ${long}$ cm, cạnh bên $BC = ${c}$ cm. Tính chiều cao $AD$ và diện tích hình thang.`,
        `Mảnh vườn $ABCD$ là hình thang vuông tại $A$ và $D$ với $AB = ${short}$ m, $CD = ${long}$ m, $BC = ${c}$ m ($AB < CD$). Tính độ dài $AD$ và diện tích mảnh vườn.`,
        `Tấm bìa hình thang $ABCD$ ($AB \\parallel CD$) có $AD$ vuông góc với hai đáy, $AB = ${short}$ dm, $CD = ${long}$ dm, $BC = ${c}$ dm. Hãy tính $AD$ rồi tính diện tích tấm bìa.`,
      ],
      solution: `Kẻ $BH \\perp CD$ tại $H$. Tứ giác $ABHD$ có ba góc vuông nên là hình chữ nhật.\nDo đó $DH = AB = ${short}$ và $HC = ${long} - ${short} = ${a}$.\nTam giác $BHC$ vuông tại $H$: $BH^2 = BC^2 - HC^2 = ${c}^2 - ${a}^2 = ${h * h}$, nên $AD = BH = ${h}$ (${unit}).\nDiện tích: $\\dfrac{(${short} + ${long}) \\cdot ${h}}{2} = ${n(area)}$ (${unit}²).`,
    };
  }),
]);

const shapes: readonly Template[] = [
  ...unit(8, 'Các loại tứ giác', ({ tf }) => [
    tf('M1', 'tính chất của một hình thoi', (r) => {
      const [a, b, c] = r.pick(triples);
      return {
        ask: [
          `Cho hình thoi $ABCD$ như hình bên, hai đường chéo cắt nhau tại $O$, $OA = ${b}$ cm, $OB = ${a}$ cm.`,
          `Khung diều hình thoi $ABCD$ ở hình bên có hai thanh chéo $AC$, $BD$ cắt nhau tại $O$ với $OA = ${b}$ cm, $OB = ${a}$ cm.`,
          `Viên gạch hình thoi $ABCD$ (hình bên) có tâm $O$, $OA = ${b}$ cm và $OB = ${a}$ cm.`,
        ],
        say: [
          [
            '$AC \\perp BD$.',
            '$AC = BD$.',
            'hai đường chéo của hình thoi vuông góc với nhau; ở đây $OA \\ne OB$ nên $AC \\ne BD$.',
          ],
          [
            `$AC = ${2 * b}$ cm.`,
            `$AC = ${a + b}$ cm.`,
            `$O$ là trung điểm của $AC$ nên $AC = 2 \\cdot ${b} = ${2 * b}$ (cm).`,
          ],
          [
            'Tia $AC$ là tia phân giác của góc $BAD$.',
            'Tia $AC$ chia góc $BAD$ thành hai góc không bằng nhau.',
            'mỗi đường chéo của hình thoi là đường phân giác của các góc mà nó đi qua đỉnh.',
          ],
          [
            `$AB = ${c}$ cm.`,
            `$AB = ${2 * c}$ cm.`,
            `tam giác $OAB$ vuông tại $O$: $AB = \\sqrt{${b}^2 + ${a}^2} = ${c}$ (cm).`,
          ],
        ],
        figure: plane('rhombus', Math.max(30, Math.min(60, Math.round((Math.atan2(a, b) * 180) / Math.PI))), {}),
      };
    }),
  ]),
  ...unit(8, 'Định lí Thalès trong tam giác', ({ mc, tf, ew }) => [
    mc('M1', 'hệ thức của đường trung bình', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Trên hình bên, $M$, $N$ lần lượt là trung điểm của $AB$, $AC$. Khẳng định đúng là:',
            '$MN = \\dfrac{1}{2}BC$',
            [
              ['$MN = BC$', 'quên hệ số một nửa'],
              ['$MN = \\dfrac{1}{3}BC$', 'nhầm với tỉ số của trọng tâm'],
              ['$MN = 2BC$', 'đảo ngược tỉ số'],
            ],
            '$MN$ là đường trung bình nên $MN \\parallel BC$ và $MN = \\dfrac{1}{2}BC$.',
          ],
          [
            'Thanh ngang $MN$ nối trung điểm hai cạnh $AB$, $AC$ của khung như hình bên. Thanh $MN$ song song với:',
            '$BC$',
            [
              ['$AB$', 'chọn cạnh chứa điểm $M$'],
              ['$AC$', 'chọn cạnh chứa điểm $N$'],
              ['đường cao kẻ từ $A$', 'nhầm song song với vuông góc'],
            ],
            'Đường trung bình của tam giác song song với cạnh thứ ba.',
          ],
          [
            'Ở hình bên, $AM = MB$ và $AN = NC$. Tỉ số $\\dfrac{MN}{BC}$ bằng:',
            '$\\dfrac{1}{2}$',
            [
              ['$1$', 'cho rằng $MN = BC$'],
              ['$2$', 'đảo ngược tỉ số'],
              ['$\\dfrac{1}{4}$', 'nhầm với tỉ số diện tích'],
            ],
            '$MN$ là đường trung bình của tam giác $ABC$ nên bằng nửa cạnh $BC$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why, figure: plane('midline', [55, 60, 65][turn]!, {}) };
    }),
    mc('M2', 'đoạn trên cạnh thứ hai theo định lí Thalès trên hình', (r) => {
      const [p, q] = r.pick([
        [2, 3],
        [3, 2],
        [1, 2],
        [3, 4],
      ] as const);
      // AC is a little longer than AB, as in the figure.
      const k = r.int(3, 5);
      const m = k + 1;
      const [ad, db, ae, ec] = [p * k, q * k, p * m, q * m];
      return {
        ask: [
          'Ở hình bên, $DE \\parallel BC$. Độ dài $EC$ là:',
          'Tam giác $ABC$ ở hình bên có $D$ thuộc $AB$, $E$ thuộc $AC$ và $DE$ song song với $BC$. Đoạn $EC$ dài:',
          'Thanh giằng $DE$ song song với $BC$ như hình bên. Tính độ dài $EC$.',
        ],
        right: `${ec} cm`,
        wrong: [
          [`${ae + db - ad} cm`, 'cộng phần chênh lệch thay vì lập tỉ số'],
          [`${plain(rounded((ae * ad) / db, 1))} cm`, 'lập ngược tỉ số'],
          [`${ae + ec} cm`, 'tính cả đoạn $AC$'],
          `${db} cm`,
        ],
        why: `$\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$, tức là $\\dfrac{${ad}}{${db}} = \\dfrac{${ae}}{EC}$. Suy ra $EC = \\dfrac{${db} \\cdot ${ae}}{${ad}} = ${ec}$ (cm).`,
        figure: plane('thales', Math.round((100 * p) / (p + q)), { AD: `${ad} cm`, DB: `${db} cm`, AE: `${ae} cm` }),
      };
    }),
    tf('M2', 'bóng cây và tia nắng theo định lí Thalès', (r) => {
      const [h, k, near] = [r.int(2, 3), r.int(3, 5), r.int(2, 4)];
      const [tree, whole] = [h * k, near * k];
      return {
        ask: [
          `Cọc $DE$ cao ${h} m và cây $BC$ cùng vuông góc với mặt đất $AC$; $E$ nằm giữa $A$ và $C$; $A$, $D$, $B$ thẳng hàng theo một tia nắng. Biết $AE = ${near}$ m, $AC = ${whole}$ m.`,
          `Buổi chiều, bóng của cây $BC$ và bóng của cọc $DE$ cao ${h} m (cùng vuông góc với mặt đất) đều kết thúc tại $A$; $E$ thuộc đoạn $AC$, $D$ thuộc đoạn $AB$. Đo được $AE = ${near}$ m, $AC = ${whole}$ m.`,
          `Nam đặt cọc $DE = ${h}$ m thẳng đứng sao cho từ điểm $A$ trên mặt đất nhìn thấy đỉnh cọc $D$ che khuất đúng ngọn cây $B$. Gốc cây là $C$, $E$ thuộc đoạn $AC$, $AE = ${near}$ m, $AC = ${whole}$ m; cây cũng thẳng đứng.`,
        ],
        say: [
          ['$DE \\parallel BC$.', '$DE \\perp BC$.', '$DE$ và $BC$ cùng vuông góc với $AC$.'],
          [
            '$\\dfrac{DE}{BC} = \\dfrac{AE}{AC}$.',
            '$\\dfrac{DE}{BC} = \\dfrac{AE}{EC}$.',
            'theo hệ quả của định lí Thalès trong tam giác $ABC$ với $DE \\parallel BC$.',
          ],
          [
            `Cây cao ${tree} m.`,
            `Cây cao ${h * (k - 1)} m.`,
            `$BC = \\dfrac{DE \\cdot AC}{AE} = \\dfrac{${h} \\cdot ${whole}}{${near}} = ${tree}$ (m).`,
          ],
          [
            `$\\dfrac{AD}{DB} = ${fraction(1, k - 1)}$.`,
            `$\\dfrac{AD}{DB} = ${fraction(1, k)}$.`,
            `$\\dfrac{AD}{DB} = \\dfrac{AE}{EC} = \\dfrac{${near}}{${whole - near}} = ${fraction(1, k - 1)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh song song nhờ tỉ số rồi tính độ dài', (r, turn) => {
      const unit = ['cm', 'dm', ''][turn]!;
      const [p, q, k] = [r.int(2, 3), r.int(1, 2), r.int(2, 4)];
      const [ad, db, ae, ec] = [p * k, q * k, p * (k + 1), q * (k + 1)];
      const bc = (p + q) * r.int(3, 5);
      const de = (bc * p) / (p + q);
      return {
        ask: [
          `Tam giác $ABC$ có điểm $D$ thuộc cạnh $AB$, điểm $E$ thuộc cạnh $AC$ với $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm, $EC = ${ec}$ cm. Chứng minh $DE \\parallel BC$. Biết $BC = ${bc}$ cm, tính $DE$.`,
          `Trên khung thép hình tam giác $ABC$, người thợ hàn thanh $DE$ ($D$ thuộc $AB$, $E$ thuộc $AC$) sao cho $AD = ${ad}$ dm, $DB = ${db}$ dm, $AE = ${ae}$ dm, $EC = ${ec}$ dm. Thanh $DE$ có song song với $BC$ không? Tính độ dài thanh $DE$, biết $BC = ${bc}$ dm.`,
          `Cho tam giác $ABC$; lấy $D \\in AB$, $E \\in AC$ sao cho $AD = ${ad}$, $DB = ${db}$, $AE = ${ae}$, $EC = ${ec}$. Chứng tỏ $DE$ song song với $BC$ và tính $DE$ khi $BC = ${bc}$.`,
        ],
        figure: plane('thales', Math.round((100 * p) / (p + q)), {
          AD: `${ad}`,
          DB: `${db}`,
          AE: `${ae}`,
          EC: `${ec}`,
        }),
        solution: `$\\dfrac{AD}{DB} = \\dfrac{${ad}}{${db}} = ${fraction(p, q)}$ và $\\dfrac{AE}{EC} = \\dfrac{${ae}}{${ec}} = ${fraction(p, q)}$.\nVì $\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$ nên $DE \\parallel BC$ (định lí Thalès đảo).\n$AB = ${ad} + ${db} = ${ad + db}$. Theo hệ quả của định lí Thalès: $\\dfrac{DE}{BC} = \\dfrac{AD}{AB} = \\dfrac{${ad}}{${ad + db}} = ${fraction(p, p + q)}$.\nVậy $DE = ${fraction(p, p + q)} \\cdot ${bc} = ${de}$${unit && ` (${unit})`}.`,
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(8, 'Dữ liệu và biểu đồ', ({ mc, fb, ew }) => [
    fb('M1', 'giá trị của hạng mục trên biểu đồ hình quạt', (r) => {
      const [a, b] = [r.pick([25, 35, 40]), r.pick([20, 30])];
      const total = 20 * r.int(5, 15);
      return {
        ask: [
          `Biểu đồ hình quạt tròn bên cho tỉ lệ các loại sách trong ${total} quyển sách của tủ sách lớp. Tủ có bao nhiêu quyển truyện?`,
          `Tủ sách lớp 8A có ${total} quyển, được phân loại như biểu đồ bên. Số quyển truyện là bao nhiêu?`,
          `Theo biểu đồ bên về ${total} quyển sách, hãy tính số quyển truyện.`,
        ],
        is: (total * a) / 100,
        unit: 'quyển',
        why: `Truyện chiếm ${a}%: $${total} \\cdot ${a}\\% = ${(total * a) / 100}$ (quyển).`,
        figure: chart('pie', '', [
          ['Truyện', a],
          ['Tham khảo', b],
          ['Báo', 100 - a - b],
        ]),
      };
    }),
    mc('M1', 'dạng biểu đồ cho hai dãy số liệu', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Muốn so sánh số học sinh nam và số học sinh nữ của từng lớp trong khối 8, nên dùng:',
            'biểu đồ cột kép',
            [
              ['biểu đồ hình quạt tròn', 'nhầm với so sánh các phần của một tổng thể'],
              ['biểu đồ đoạn thẳng', 'nhầm với theo dõi sự thay đổi theo thời gian'],
              ['bảng thống kê một cột', 'quên rằng cần hai nhóm số liệu'],
            ],
            'Mỗi lớp có hai số liệu cần đặt cạnh nhau, nên dùng biểu đồ cột kép.',
          ],
          [
            'Lớp theo dõi nhiệt độ lúc 7 giờ sáng trong 14 ngày liền để thấy xu hướng tăng, giảm. Biểu đồ phù hợp nhất là:',
            'biểu đồ đoạn thẳng',
            [
              ['biểu đồ hình quạt tròn', 'nhầm với tỉ lệ của các phần'],
              ['biểu đồ cột kép', 'không để ý chỉ có một dãy số liệu'],
              ['biểu đồ tranh', 'không để ý các số liệu gần nhau khó vẽ bằng hình'],
            ],
            'Biểu đồ đoạn thẳng thể hiện rõ sự thay đổi theo thời gian.',
          ],
          [
            'Báo cáo cần cho thấy mỗi khoản chiếm bao nhiêu phần trăm trong tổng chi của quỹ lớp. Nên dùng:',
            'biểu đồ hình quạt tròn',
            [
              ['biểu đồ đoạn thẳng', 'nhầm với sự thay đổi theo thời gian'],
              ['biểu đồ cột kép', 'nhầm với so sánh hai nhóm'],
              ['bảng ghi ngày chi', 'quên rằng cần so với tổng chi'],
            ],
            'Biểu đồ hình quạt tròn thể hiện tỉ lệ của mỗi phần so với tổng thể.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'tỉ số giữa hai cột của biểu đồ', (r) => {
      const [k, a] = [r.pick([1.5, 2.5, 3]), 2 * r.int(6, 15)];
      const other = [r.int(20, 28), r.int(14, 19)];
      return {
        ask: [
          'Biểu đồ bên ghi số giờ tập văn nghệ của bốn lớp. Số giờ tập của lớp 8B gấp mấy lần lớp 8A?',
          'Số giờ tình nguyện của bốn lớp được ghi ở biểu đồ bên. Số giờ của lớp 8B gấp số giờ của lớp 8A:',
          'Biểu đồ bên cho biết số giờ đọc sách ở thư viện của bốn lớp trong một học kì. So với lớp 8A, số giờ đọc sách của lớp 8B gấp:',
        ],
        right: `${plain(k)} lần`,
        wrong: [
          [`${plain(rounded(1 / k, 2))} lần`, 'lấy số giờ của lớp 8A chia cho số giờ của lớp 8B'],
          [`${a * k - a} lần`, 'tính hiệu thay vì tỉ số'],
          [`${plain(k - 1)} lần`, 'chỉ tính phần nhiều hơn'],
          `${plain(k + 1)} lần`,
        ],
        why: `$${a * k} : ${a} = ${n(k)}$.`,
        figure: chart('bar', 'Số giờ', [
          ['8A', a],
          ['8B', a * k],
          ['8C', other[0]!],
          ['8D', other[1]!],
        ]),
      };
    }),
    ew('M3', 'tính tỉ lệ từ bảng và nhận xét một kết luận', (r) => {
      const [x, y] = [32, 40];
      const [a, b] = [4 * r.int(4, 6), 2 * r.int(9, 13)];
      if (a === b) throw new TooFewDistractors('equal counts');
      const [pa, pb] = [rounded((100 * a) / x, 1), rounded((100 * b) / y, 1)];
      const shown = table(['Lớp', '8A', '8B'], ['Số bạn biết bơi', a, b]);
      const said = `lớp 8A có ${x} học sinh, lớp 8B có ${y} học sinh`;
      return {
        ask: [
          `Bảng sau cho số học sinh biết bơi của hai lớp:\n${shown}\nBiết ${said}. Tính tỉ lệ phần trăm học sinh biết bơi của mỗi lớp. Bạn Hùng nói: “Lớp có nhiều bạn biết bơi hơn thì tỉ lệ biết bơi cao hơn.” Với hai lớp này, lời bạn Hùng có đúng không? Vì sao?`,
          `Cô giáo thống kê số học sinh biết bơi:\n${shown}\nBiết ${said}. Tính tỉ lệ phần trăm học sinh biết bơi của mỗi lớp. Lớp nào có tỉ lệ cao hơn? Có thể chỉ dựa vào số bạn biết bơi để kết luận không?`,
          `Số bạn biết bơi của hai lớp được ghi trong bảng:\n${shown}\nBiết ${said}. Tính rồi so sánh tỉ lệ phần trăm học sinh biết bơi của hai lớp. Kết luận “lớp nào có nhiều bạn biết bơi hơn thì lớp đó có tỉ lệ biết bơi cao hơn” có đúng với hai lớp này không?`,
        ],
        solution: `Lớp 8A: $\\dfrac{${a}}{${x}} = ${n(pa)}\\%$.\nLớp 8B: $\\dfrac{${b}}{${y}} = ${n(pb)}\\%$.\nVì $${n(pa)}\\% ${pa > pb ? '>' : pa < pb ? '<' : '='} ${n(pb)}\\%$ nên ${pa === pb ? 'hai lớp có tỉ lệ bằng nhau' : `lớp ${pa > pb ? '8A' : '8B'} có tỉ lệ cao hơn`}.\nLớp ${a > b ? '8A' : '8B'} có số bạn biết bơi ${a === b ? 'bằng lớp kia' : 'nhiều hơn'}; kết luận ${(a > b && pa > pb) || (b > a && pb > pa) ? 'phù hợp ở đây, nhưng' : 'không phù hợp, vì'} số học sinh hai lớp khác nhau nên phải so sánh tỉ lệ, không chỉ so sánh số lượng.`,
      };
    }),
  ]),
  ...unit(8, 'Xác suất của biến cố', ({ mc, tf, ew }) => [
    mc('M1', 'xác suất của biến cố đối trong hộp bi', (r) => {
      const [a, b] = [r.int(2, 5), r.int(6, 9)];
      return {
        ask: [
          `Hộp có ${a} viên bi đỏ và ${b} viên bi xanh cùng kích thước. Lấy ngẫu nhiên một viên. Xác suất để viên bi không có màu đỏ là:`,
          `Rổ có ${a} quả trứng nâu, ${b} quả trứng trắng. Lấy ngẫu nhiên một quả. Xác suất lấy được quả không phải màu nâu là:`,
          `Tổ có ${a} bạn nữ và ${b} bạn nam. Chọn ngẫu nhiên một bạn. Xác suất để bạn được chọn không phải bạn nữ là:`,
        ],
        right: math(fraction(b, a + b)),
        wrong: [
          [math(fraction(a, a + b)), 'tính xác suất của loại được nhắc đến'],
          [math(fraction(a, b)), 'so sánh hai loại với nhau'],
          [math(fraction(1, a + b)), 'chỉ đếm một kết quả thuận lợi'],
          math(fraction(1, 2)),
        ],
        why: `Có $${a} + ${b} = ${a + b}$ kết quả đồng khả năng, trong đó ${b} kết quả thuận lợi: $${fraction(b, a + b)}$.`,
      };
    }),
    tf('M2', 'số liệu quay bánh xe may mắn', (r) => {
      const [total, a, b] = [200, 10 * r.int(4, 7), 10 * r.int(2, 3)];
      const c = total - a - b;
      return {
        ask: [
          `Bánh xe may mắn có ba loại ô: đỏ, vàng, trắng. Trong ${total} lần quay, mũi tên dừng ở ô đỏ ${a} lần, ô vàng ${b} lần, ô trắng ${c} lần.`,
          `Kết quả ${total} lần quay đĩa ở hội chợ: ${a} lần vào ô đỏ, ${b} lần vào ô vàng, còn lại vào ô trắng.`,
          `Máy quay thưởng ghi lại ${total} lượt: ô đỏ ${a} lượt, ô vàng ${b} lượt, ô trắng ${c} lượt.`,
        ],
        say: [
          [
            `Xác suất thực nghiệm của biến cố “dừng ở ô đỏ” là ${plain(a / total)}.`,
            `Xác suất thực nghiệm của biến cố “dừng ở ô đỏ” là ${plain(rounded(a / (total - a), 2))}.`,
            `$\\dfrac{${a}}{${total}} = ${n(a / total)}$.`,
          ],
          [
            `Số lần dừng ở ô trắng là ${c}.`,
            `Số lần dừng ở ô trắng là ${total - a}.`,
            `$${total} - ${a} - ${b} = ${c}$.`,
          ],
          [
            `Xác suất thực nghiệm của biến cố “không dừng ở ô vàng” là ${plain(1 - b / total)}.`,
            `Xác suất thực nghiệm của biến cố “không dừng ở ô vàng” là ${plain(b / total)}.`,
            `có $${a} + ${c} = ${a + c}$ lần không vào ô vàng: $\\dfrac{${a + c}}{${total}} = ${n(1 - b / total)}$.`,
          ],
          [
            `Quay tiếp 500 lần thì có thể dự đoán khoảng ${(500 * a) / total} lần vào ô đỏ.`,
            `Quay tiếp 500 lần thì chắc chắn có đúng ${(500 * a) / total} lần vào ô đỏ.`,
            `$500 \\cdot ${n(a / total)} = ${(500 * a) / total}$ là số dự đoán, không phải số chắc chắn.`,
          ],
        ],
      };
    }),
    ew('M3', 'thêm bi để có xác suất cho trước', (r, turn) => {
      const [red, add] = [r.int(4, 8), r.int(2, 6)];
      const blue = red + add;
      const all = red + blue;
      const what = ['viên bi đỏ', 'thẻ “Trúng”', 'bạn nữ'][turn]!;
      return {
        ask: [
          `Hộp có ${red} viên bi đỏ và ${blue} viên bi xanh cùng kích thước. Tính xác suất lấy được bi đỏ khi lấy ngẫu nhiên một viên. Phải thêm vào hộp bao nhiêu viên bi đỏ để xác suất đó bằng $\\dfrac{1}{2}$?`,
          `Túi có ${red} thẻ ghi chữ “Trúng” và ${blue} thẻ ghi chữ “Chúc may mắn lần sau”. Rút ngẫu nhiên một thẻ, tính xác suất trúng. Cần thêm bao nhiêu thẻ “Trúng” để xác suất trúng là $\\dfrac{1}{2}$?`,
          `Đội tuyển có ${red} bạn nữ và ${blue} bạn nam. Chọn ngẫu nhiên một bạn làm đội trưởng; tính xác suất chọn được bạn nữ. Nếu muốn xác suất đó bằng $\\dfrac{1}{2}$ thì cần thêm bao nhiêu bạn nữ vào đội?`,
        ],
        solution: `Có $${red} + ${blue} = ${all}$ kết quả đồng khả năng, ${red} kết quả thuận lợi, nên xác suất là $\\dfrac{${red}}{${all}}${fraction(red, all) === `\\dfrac{${red}}{${all}}` ? '' : ` = ${fraction(red, all)}`}$.\nGọi số ${what} cần thêm là $x$ ($x \\in \\mathbb{N}$). Khi đó xác suất là $\\dfrac{${red} + x}{${all} + x}$.\n$\\dfrac{${red} + x}{${all} + x} = \\dfrac{1}{2}$ khi $2(${red} + x) = ${all} + x$.\nSuy ra $x = ${all} - ${2 * red} = ${all - 2 * red}$. Vậy cần thêm ${all - 2 * red} ${what}.`,
      };
    }),
  ]),
];

export const final8Fourth: readonly Template[] = [...lines, ...pyramids, ...pythagoras, ...shapes, ...data];
