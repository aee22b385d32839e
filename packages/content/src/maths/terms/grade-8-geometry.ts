/** Geometry of grade 8 for the tests of a term. */
import { fraction, n, plain, type Template } from '../template.ts';
import { unit } from './kit.ts';

const right = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;

export const geometry8: readonly Template[] = [
  ...unit(8, 'Hình chóp đều', ({ mc, set }) => [
    set('M1', 'các yếu tố của hình chóp đều', [
      [
        'Hình chóp tứ giác đều có đáy là:',
        'hình vuông',
        [
          ['hình chữ nhật', 'quên rằng các cạnh đáy bằng nhau'],
          ['hình thoi', 'quên rằng các góc ở đáy bằng nhau'],
          ['hình thang cân', 'cho rằng đáy chỉ cần hai cạnh song song'],
        ],
        'Đáy của hình chóp tứ giác đều là tứ giác đều, tức là hình vuông.',
      ],
      [
        'Các mặt bên của hình chóp tam giác đều là:',
        'các tam giác cân',
        [
          ['các tam giác vuông', 'nhầm góc ở mặt bên với góc ở chân đường cao'],
          ['các hình vuông', 'nhầm với hình lập phương'],
          ['các hình thang', 'nhầm với hình chóp cụt'],
        ],
        'Các cạnh bên bằng nhau nên mỗi mặt bên là tam giác cân tại đỉnh hình chóp.',
      ],
      [
        'Hình chóp tứ giác đều có tất cả bao nhiêu cạnh?',
        8,
        [
          [4, 'chỉ đếm cạnh đáy'],
          [6, 'nhầm với hình chóp tam giác'],
          [12, 'nhầm với hình hộp'],
        ],
        '4 cạnh đáy và 4 cạnh bên.',
      ],
    ]),
    mc('M2', 'diện tích xung quanh', (r) => {
      const a = r.int(4, 12);
      // The slant height is longer than half the base edge.
      const d = r.int(Math.max(5, Math.floor(a / 2) + 1), 15);
      return {
        ask: [
          `Hình chóp tứ giác đều có cạnh đáy ${a} cm, trung đoạn ${d} cm. Diện tích xung quanh (cm²) là:`,
          `Mái của một toà tháp có dạng hình chóp tứ giác đều, cạnh đáy ${a} m, chiều cao mỗi mặt bên (trung đoạn) ${d} m. Diện tích phần mái (m²) cần lợp là:`,
          `Tính diện tích xung quanh của hình chóp tứ giác đều biết cạnh đáy bằng ${a} cm và trung đoạn bằng ${d} cm (đơn vị: cm²).`,
        ],
        right: 2 * a * d,
        wrong: [
          [4 * a * d, 'quên chia đôi diện tích mỗi mặt'],
          [a * d, 'chỉ tính hai mặt bên'],
          [a * a + 2 * a * d, 'tính cả diện tích đáy'],
          3 * a * d,
        ],
        why: `$S_{xq} = p \\cdot d$ với nửa chu vi đáy $p = 2 \\cdot ${a} = ${2 * a}$: $${2 * a} \\cdot ${d} = ${2 * a * d}$.`,
      };
    }),
  ]),
  ...unit(8, 'Tam giác vuông và định lí Pythagore', ({ set, ew }) => [
    set('M1', 'nhận biết', [
      [
        'Tam giác $ABC$ vuông tại $A$. Hệ thức nào đúng?',
        '$BC^2 = AB^2 + AC^2$',
        [
          ['$AB^2 = BC^2 + AC^2$', 'lấy $AB$ làm cạnh huyền'],
          ['$BC = AB + AC$', 'quên bình phương'],
          ['$AC^2 = AB^2 + BC^2$', 'lấy $AC$ làm cạnh huyền'],
        ],
        'Bình phương cạnh huyền bằng tổng bình phương hai cạnh góc vuông.',
      ],
      [
        'Tam giác $MNP$ có $MN^2 + NP^2 = MP^2$. Tam giác này vuông tại đỉnh nào?',
        '$N$',
        [
          ['$M$', 'lấy đầu mút thứ nhất của cạnh huyền'],
          ['$P$', 'lấy đầu mút thứ hai của cạnh huyền'],
          ['Không vuông tại đỉnh nào', 'không dùng định lí Pythagore đảo'],
        ],
        'Theo định lí Pythagore đảo, $MP$ là cạnh huyền nên góc vuông đối diện với $MP$ là góc $N$.',
      ],
      [
        'Nếu bình phương một cạnh của tam giác bằng tổng bình phương hai cạnh kia thì tam giác đó là:',
        'tam giác vuông',
        [
          ['tam giác đều', 'nhầm tổng bình phương bằng nhau với ba cạnh bằng nhau'],
          ['tam giác tù', 'nhầm với khi bình phương ấy lớn hơn tổng'],
          ['tam giác nhọn', 'nhầm với khi bình phương ấy bé hơn tổng'],
        ],
        'Đây là định lí Pythagore đảo.',
      ],
    ]),
    ew('M3', 'bài toán thực tế', (r, turn) => {
      // A ladder of two to five metres, in decimetres.
      const ladders = [
        [15, 20, 25],
        [24, 32, 40],
        [30, 40, 50],
      ] as const;
      const [a, b, c] = turn === 0 ? r.pick(ladders) : r.pick(right);
      return {
        ask: [
          `Một chiếc thang dài ${c} dm dựa vào tường, chân thang cách tường ${a} dm.\na) Tính độ cao của đầu thang.\nb) Nếu kéo chân thang ra cách tường ${b} dm thì đầu thang cao bao nhiêu?`,
          `Hai con thuyền xuất phát từ cùng một bến, một thuyền đi về phía đông ${a} km, một thuyền đi về phía bắc ${b} km. Vẽ hình, tính khoảng cách giữa hai thuyền và chu vi của tam giác tạo bởi bến và hai thuyền.`,
          `Khu vườn hình chữ nhật có đường chéo ${c} m và một cạnh ${a} m. Tính cạnh còn lại, chu vi và diện tích khu vườn.`,
        ],
        solution: [
          `Thang, tường và mặt đất tạo thành một tam giác vuông có cạnh huyền ${c} dm.\na) Theo định lí Pythagore, độ cao là $\\sqrt{${c}^2 - ${a}^2} = \\sqrt{${b * b}} = ${b}$ (dm).\nb) Khi chân thang cách tường ${b} dm, độ cao là $\\sqrt{${c}^2 - ${b}^2} = \\sqrt{${a * a}} = ${a}$ (dm).`,
          `Hướng đông và hướng bắc vuông góc nên bến và hai thuyền tạo thành một tam giác vuông.\nKhoảng cách giữa hai thuyền: $\\sqrt{${a}^2 + ${b}^2} = \\sqrt{${c * c}} = ${c}$ (km).\nChu vi tam giác: $${a} + ${b} + ${c} = ${a + b + c}$ (km).`,
          `Đường chéo và hai cạnh kề tạo thành một tam giác vuông.\nCạnh còn lại: $\\sqrt{${c}^2 - ${a}^2} = \\sqrt{${b * b}} = ${b}$ (m).\nChu vi: $2(${a} + ${b}) = ${2 * (a + b)}$ (m). Diện tích: $${a} \\cdot ${b} = ${a * b}$ (m²).`,
        ][turn]!,
      };
    }),
  ]),
  ...unit(8, 'Các loại tứ giác', ({ mc, fb, tf, ew, set }) => [
    tf('M1', 'xét một hình bình hành', (r) => {
      const [a, b, angle] = [r.int(4, 7), r.int(8, 12), r.int(50, 80)];
      return {
        ask: [
          `Cho hình bình hành $ABCD$ có $AB = ${b}$ cm, $AD = ${a}$ cm, $\\widehat{A} = ${angle}^\\circ$, hai đường chéo cắt nhau tại $O$.`,
          `Tứ giác $ABCD$ là hình bình hành tâm $O$ ($O$ là giao điểm hai đường chéo), $AB = ${b}$ cm, $AD = ${a}$ cm, góc $A$ bằng $${angle}^\\circ$.`,
          `Một khung gỗ có dạng hình bình hành $ABCD$, $AB = ${b}$ cm, $AD = ${a}$ cm, $\\widehat{A} = ${angle}^\\circ$; hai thanh chéo $AC$, $BD$ cắt nhau tại $O$.`,
        ],
        say: [
          [`$CD = ${b}$ cm.`, `$CD = ${a}$ cm.`, 'các cạnh đối của hình bình hành bằng nhau: $CD = AB$.'],
          [
            `$\\widehat{C} = ${angle}^\\circ$.`,
            `$\\widehat{C} = ${180 - angle}^\\circ$.`,
            'các góc đối của hình bình hành bằng nhau.',
          ],
          [
            '$OA = OC$.',
            '$OA = OB$.',
            'hai đường chéo cắt nhau tại trung điểm của mỗi đường; hình này không phải hình chữ nhật nên $OA \\ne OB$.',
          ],
          [
            `Chu vi của hình bằng ${2 * (a + b)} cm.`,
            `Chu vi của hình bằng ${a + b} cm.`,
            `$2(${a} + ${b}) = ${2 * (a + b)}$.`,
          ],
        ],
      };
    }),
    set('M1', 'dấu hiệu nhận biết', [
      [
        'Hình bình hành có một góc vuông là:',
        'hình chữ nhật',
        [
          ['hình thoi', 'nhầm góc vuông với hai cạnh kề bằng nhau'],
          ['hình vuông', 'thêm điều kiện hai cạnh kề bằng nhau'],
          ['hình thang cân', 'chỉ để ý hai đường chéo bằng nhau'],
        ],
        'Dấu hiệu nhận biết hình chữ nhật.',
      ],
      [
        'Tứ giác có bốn cạnh bằng nhau là:',
        'hình thoi',
        [
          ['hình vuông', 'thêm điều kiện góc vuông'],
          ['hình chữ nhật', 'nhầm cạnh bằng nhau với góc bằng nhau'],
          ['hình thang cân', 'chỉ để ý hai cạnh bên'],
        ],
        'Định nghĩa hình thoi; muốn là hình vuông cần thêm một góc vuông.',
      ],
      [
        'Tứ giác có hai đường chéo cắt nhau tại trung điểm của mỗi đường là:',
        'hình bình hành',
        [
          ['hình thang cân', 'nhầm với hai đường chéo bằng nhau'],
          ['hình chữ nhật', 'thêm điều kiện hai đường chéo bằng nhau'],
          ['hình thoi', 'thêm điều kiện hai đường chéo vuông góc'],
        ],
        'Dấu hiệu nhận biết hình bình hành.',
      ],
    ]),
    set('M1', 'tính chất các tứ giác', [
      [
        'Hai đường chéo của hình nào luôn bằng nhau?',
        'Hình chữ nhật',
        [
          ['Hình thoi', 'nhầm vuông góc với bằng nhau'],
          ['Hình bình hành', 'nhầm cắt nhau tại trung điểm với bằng nhau'],
          ['Hình thang vuông', 'cho rằng có góc vuông là đủ'],
        ],
        'Hình chữ nhật có hai đường chéo bằng nhau.',
      ],
      [
        'Tính chất nào chỉ đúng với hình thoi mà không đúng với mọi hình bình hành?',
        'Hai đường chéo vuông góc',
        [
          ['Các cạnh đối song song', 'quên rằng mọi hình bình hành có các cạnh đối song song'],
          ['Các góc đối bằng nhau', 'quên rằng mọi hình bình hành có các góc đối bằng nhau'],
          [
            'Hai đường chéo cắt nhau tại trung điểm mỗi đường',
            'quên tính chất chung của hai đường chéo hình bình hành',
          ],
        ],
        'Hình bình hành nói chung không có hai đường chéo vuông góc.',
      ],
      [
        'Trong hình thang cân:',
        'hai góc kề một đáy bằng nhau',
        [
          ['hai góc đối bằng nhau', 'nhầm với hình bình hành'],
          ['hai đáy bằng nhau', 'nhầm hai đáy với hai cạnh bên'],
          ['hai đường chéo vuông góc', 'nhầm hai đường chéo bằng nhau với vuông góc'],
        ],
        'Định nghĩa hình thang cân.',
      ],
    ]),
    mc('M2', 'góc còn lại của tứ giác', (r) => {
      const [a, b, c] = [r.int(60, 80), r.int(85, 105), r.int(70, 110)];
      const d = 360 - a - b - c;
      return {
        ask: [
          `Tứ giác $ABCD$ có $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$, $\\widehat{C} = ${c}^\\circ$. Số đo góc $D$ là:`,
          `Ba góc của một tứ giác bằng $${a}^\\circ$; $${b}^\\circ$; $${c}^\\circ$. Góc thứ tư bằng:`,
          `Một mảnh bìa hình tứ giác có ba góc $${a}^\\circ$, $${b}^\\circ$, $${c}^\\circ$. Góc còn lại của mảnh bìa đo được:`,
        ],
        right: `$${d}^\\circ$`,
        wrong: [
          `$${d + 10}^\\circ$`,
          [`$${Math.abs(a + b + c - 180)}^\\circ$`, 'lấy tổng bốn góc bằng 180 độ'],
          [`$${180 - a}^\\circ$`, 'cho rằng hai góc kề một cạnh bù nhau'],
          `$${d - 10}^\\circ$`,
        ],
        why: `Tổng bốn góc bằng $360^\\circ$: $360^\\circ - ${a}^\\circ - ${b}^\\circ - ${c}^\\circ = ${d}^\\circ$.`,
      };
    }),
    mc('M2', 'cạnh của hình thoi', (r) => {
      const [a, b, c] = r.pick(right);
      return {
        ask: [
          `Hình thoi có hai đường chéo ${2 * a} cm và ${2 * b} cm. Độ dài cạnh hình thoi là:`,
          `Một con diều hình thoi có hai thanh chéo dài ${2 * a} cm và ${2 * b} cm. Mỗi cạnh con diều dài:`,
          `Cho hình thoi $ABCD$, $AC = ${2 * a}$ cm, $BD = ${2 * b}$ cm. Độ dài cạnh $AB$ bằng:`,
        ],
        right: `${c} cm`,
        wrong: [
          [`${2 * c} cm`, 'quên chia đôi hai đường chéo'],
          [`${a + b} cm`, 'cộng hai nửa đường chéo'],
          `${c + 1} cm`,
        ],
        why: `Hai đường chéo vuông góc và cắt nhau tại trung điểm: cạnh bằng $\\sqrt{${a}^2 + ${b}^2} = ${c}$ (cm).`,
      };
    }),
    fb('M1', 'góc của hình bình hành', (r) => {
      const a = r.int(52, 78);
      return {
        ask: [
          `Hình bình hành $ABCD$ có $\\widehat{A} = ${a}^\\circ$. Số đo góc $B$ bằng bao nhiêu độ?`,
          `Hai góc kề một cạnh của hình bình hành, một góc bằng $${a}^\\circ$. Góc kia bằng bao nhiêu độ?`,
          `Một góc nhọn của hình thoi bằng $${a}^\\circ$. Mỗi góc tù của hình thoi đó bằng bao nhiêu độ?`,
        ],
        is: 180 - a,
        unit: '°',
        why: `Hai góc kề một cạnh bù nhau: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
      };
    }),
    fb('M2', 'đường chéo hình chữ nhật', (r) => {
      const [a, b, c] = r.pick(right);
      return {
        ask: [
          `Hình chữ nhật có hai cạnh ${a} cm và ${b} cm. Độ dài đường chéo là bao nhiêu xăng-ti-mét?`,
          `Hình chữ nhật $ABCD$ có $AB = ${a}$ cm, $BC = ${b}$ cm. Độ dài đường chéo $BD$ là bao nhiêu xăng-ti-mét?`,
          `Màn hình dạng hình chữ nhật rộng ${b} dm, cao ${a} dm. Khoảng cách giữa hai góc đối diện của màn hình là bao nhiêu đề-xi-mét?`,
        ],
        is: c,
        why: `Hai đường chéo bằng nhau và bằng $\\sqrt{${a}^2 + ${b}^2} = ${c}$.`,
      };
    }),
    ew('M3', 'chứng minh tứ giác đặc biệt', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho tam giác $ABC$ vuông tại $A$, $M$ là trung điểm của $BC$. Kẻ $MD \\perp AB$ ($D \\in AB$), $ME \\perp AC$ ($E \\in AC$). Chứng minh $ADME$ là hình chữ nhật. Tam giác $ABC$ cần thêm điều kiện gì để $ADME$ là hình vuông?',
            'Tứ giác $ADME$ có $\\widehat{A} = \\widehat{D} = \\widehat{E} = 90^\\circ$ nên là hình chữ nhật.\n$ADME$ là hình vuông khi đường chéo $AM$ là tia phân giác của góc $A$.\nKhi đó $AM$ vừa là trung tuyến vừa là phân giác nên tam giác $ABC$ cân tại $A$.\nVậy tam giác $ABC$ vuông cân tại $A$.',
          ],
          [
            'Cho hình bình hành $ABCD$. Gọi $E$, $F$ lần lượt là trung điểm của $AB$ và $CD$. Chứng minh $AECF$ là hình bình hành và $AC$, $BD$, $EF$ cùng đi qua một điểm.',
            '$AB \\parallel CD$, $AB = CD$ nên $AE \\parallel CF$ và $AE = CF = \\dfrac{1}{2}AB$; vậy $AECF$ là hình bình hành.\nGọi $O$ là trung điểm của $AC$. Trong hình bình hành $ABCD$, $BD$ đi qua $O$.\nTrong hình bình hành $AECF$, $EF$ đi qua trung điểm $O$ của $AC$.\nVậy $AC$, $BD$, $EF$ cùng đi qua $O$.',
          ],
          [
            'Cho tam giác $ABC$ cân tại $A$, đường cao $AH$. Gọi $D$ là điểm đối xứng với $A$ qua $H$. Chứng minh $ABDC$ là hình thoi.',
            'Tam giác $ABC$ cân tại $A$ nên đường cao $AH$ cũng là trung tuyến: $HB = HC$.\n$D$ đối xứng với $A$ qua $H$ nên $HA = HD$.\nTứ giác $ABDC$ có hai đường chéo cắt nhau tại trung điểm mỗi đường nên là hình bình hành.\nMà $AD \\perp BC$ nên $ABDC$ là hình thoi.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(8, 'Định lí Thalès trong tam giác', ({ tf, ew, set }) => [
    set('M1', 'tỉ lệ thức từ định lí', [
      [
        'Trong tam giác $ABC$, $DE \\parallel BC$ ($D \\in AB$, $E \\in AC$). Khẳng định nào đúng?',
        '$\\dfrac{AD}{AB} = \\dfrac{AE}{AC}$',
        [
          ['$\\dfrac{AD}{DB} = \\dfrac{AC}{EC}$', 'lấy cả cạnh thay cho một đoạn ở vế phải'],
          ['$\\dfrac{AD}{AB} = \\dfrac{AC}{AE}$', 'đảo ngược một tỉ số'],
          ['$\\dfrac{DB}{AB} = \\dfrac{AE}{AC}$', 'ghép hai đoạn không tương ứng'],
        ],
        'Theo định lí Thalès.',
      ],
      [
        '$AD$ là đường phân giác của tam giác $ABC$. Khi đó:',
        '$\\dfrac{DB}{DC} = \\dfrac{AB}{AC}$',
        [
          ['$\\dfrac{DB}{DC} = \\dfrac{AC}{AB}$', 'đảo ngược tỉ số hai cạnh'],
          ['$\\dfrac{DB}{BC} = \\dfrac{AB}{AC}$', 'lấy cả cạnh thay cho một đoạn'],
          ['$DB = DC$', 'nhầm phân giác với trung tuyến'],
        ],
        'Đường phân giác chia cạnh đối diện theo tỉ số hai cạnh kề.',
      ],
      [
        'Đường trung bình của tam giác thì:',
        'song song với cạnh thứ ba và bằng nửa cạnh ấy',
        [
          ['vuông góc với cạnh thứ ba', 'nhầm với đường trung trực'],
          ['bằng cạnh thứ ba', 'quên chia đôi'],
          ['đi qua một đỉnh của tam giác', 'nhầm với đường trung tuyến'],
        ],
        'Tính chất đường trung bình.',
      ],
    ]),
    tf('M2', 'đường thẳng song song với một cạnh', (r) => {
      const [p, q, k] = [r.int(2, 4), r.int(1, 3), r.int(2, 4)];
      const [ad, db, ae, bc] = [p, q, p * k, (p + q) * k];
      return {
        ask: [
          `Cho tam giác $ABC$, $D \\in AB$, $E \\in AC$, $DE \\parallel BC$; biết $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm, $BC = ${bc}$ cm.`,
          `Đường thẳng song song với cạnh $BC$ của tam giác $ABC$ cắt $AB$, $AC$ tại $D$, $E$. Độ dài (cm): $AD = ${ad}$, $DB = ${db}$, $AE = ${ae}$, $BC = ${bc}$.`,
          `Một tấm bìa hình tam giác $ABC$ có nếp gấp $DE \\parallel BC$ với $D$ thuộc $AB$, $E$ thuộc $AC$; $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm, $BC = ${bc}$ cm.`,
        ],
        say: [
          ['$\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$.', '$\\dfrac{AD}{AB} = \\dfrac{AE}{EC}$.', 'theo định lí Thalès.'],
          [
            `$EC = ${q * k}$ cm.`,
            `$EC = ${q * k + p}$ cm.`,
            `$EC = \\dfrac{AE \\cdot DB}{AD} = \\dfrac{${ae} \\cdot ${db}}{${ad}} = ${q * k}$ (cm).`,
          ],
          [`$AC = ${(p + q) * k}$ cm.`, `$AC = ${p * k + 1}$ cm.`, `$AC = AE + EC = ${p * k} + ${q * k}$ (cm).`],
          [
            `$DE = ${p * k}$ cm.`,
            `$DE = ${q * k + p * k}$ cm.`,
            `$\\dfrac{DE}{BC} = \\dfrac{AD}{AB} = \\dfrac{${p}}{${p + q}}$ nên $DE = ${p * k}$ cm.`,
          ],
        ],
      };
    }),
    ew('M3', 'đo gián tiếp và phân giác', (r, turn) => {
      const length = turn === 1 ? 'm' : 'cm';
      const [a, b, k] = [r.int(2, 4), r.int(5, 7), r.int(1, 3)];
      const bc = (a + b) * k;
      return {
        ask: [
          `Tam giác $ABC$ có $AB : AC = ${a} : ${b}$, $BC = ${bc}$ cm, đường phân giác $AD$ ($D \\in BC$). Tính $DB$ và $DC$.`,
          `Trong khu đất tam giác $ABC$ người ta mở lối đi $AD$ theo tia phân giác của góc $A$ ($D$ thuộc $BC$). Biết tỉ số $AB : AC = ${a} : ${b}$ và $BC = ${bc}$ m. Tính độ dài $DB$, $DC$.`,
          `Đường phân giác trong góc $A$ của tam giác $ABC$ cắt cạnh $BC$ tại $D$. Cho $\\dfrac{AB}{AC} = \\dfrac{${a}}{${b}}$, $BC = ${bc}$ cm. Trình bày cách tính hai đoạn $DB$ và $DC$.`,
        ],
        solution: `Theo tính chất đường phân giác: $\\dfrac{DB}{DC} = \\dfrac{AB}{AC} = \\dfrac{${a}}{${b}}$.\nSuy ra $\\dfrac{DB}{${a}} = \\dfrac{DC}{${b}} = \\dfrac{DB + DC}{${a} + ${b}} = \\dfrac{${bc}}{${a + b}} = ${k}$.\nVậy $DB = ${a * k}$ ${length}, $DC = ${b * k}$ ${length}.`,
      };
    }),
  ]),
  ...unit(8, 'Tam giác đồng dạng', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'các trường hợp đồng dạng', [
      [
        'Hai tam giác đồng dạng với nhau nếu:',
        'hai góc của tam giác này bằng hai góc của tam giác kia',
        [
          ['một góc của tam giác này bằng một góc của tam giác kia', 'cho rằng một cặp góc là đủ'],
          ['một cạnh của tam giác này bằng một cạnh của tam giác kia', 'nhầm với điều kiện bằng nhau'],
          ['chu vi của chúng bằng nhau', 'cho rằng cùng chu vi thì cùng hình dạng'],
        ],
        'Trường hợp đồng dạng góc – góc.',
      ],
      [
        'Hai tam giác nào luôn đồng dạng với nhau?',
        'Hai tam giác đều',
        [
          ['Hai tam giác vuông', 'chỉ xét một cặp góc vuông'],
          ['Hai tam giác cân', 'quên rằng góc ở đỉnh có thể khác nhau'],
          ['Hai tam giác tù', 'cho rằng hai góc tù luôn bằng nhau'],
        ],
        'Các góc của tam giác đều bằng $60^\\circ$.',
      ],
      [
        'Nếu $\\triangle ABC$ đồng dạng với $\\triangle MNP$ thì góc $B$ bằng:',
        'góc $N$',
        [
          ['góc $M$', 'ghép nhầm với đỉnh thứ nhất'],
          ['góc $P$', 'ghép nhầm với đỉnh thứ ba'],
          ['góc $A$', 'lấy góc của cùng một tam giác'],
        ],
        'Các đỉnh tương ứng: $A$ và $M$, $B$ và $N$, $C$ và $P$.',
      ],
    ]),
    mc('M1', 'tỉ số đồng dạng', (r) => {
      const [k, a] = [r.int(2, 5), r.int(2, 6)];
      return {
        ask: [
          `$\\triangle ABC$ đồng dạng với $\\triangle MNP$, $AB = ${k * a}$ cm, $MN = ${a}$ cm. Tỉ số đồng dạng của $\\triangle ABC$ và $\\triangle MNP$ là:`,
          `Hai tam giác đồng dạng có hai cạnh tương ứng dài ${k * a} cm và ${a} cm. Tỉ số đồng dạng của tam giác lớn với tam giác nhỏ bằng:`,
          `Hình phóng to của tam giác có cạnh ${a} cm là tam giác có cạnh tương ứng ${k * a} cm. Tỉ số phóng to là:`,
        ],
        right: k,
        wrong: [
          [`$${fraction(1, k)}$`, 'lấy tỉ số ngược'],
          k * a - a === k ? k + 1 : k * a - a,
          [k * k, 'nhầm với tỉ số diện tích'],
          [a * k, 'lấy độ dài cạnh'],
        ],
        why: `Tỉ số hai cạnh tương ứng: $\\dfrac{${k * a}}{${a}} = ${k}$.`,
      };
    }),
    mc('M2', 'tỉ số diện tích', (r) => {
      const [k, s] = [r.int(2, 4), r.int(3, 9)];
      return {
        ask: [
          `Hai tam giác đồng dạng với tỉ số ${k}, tam giác nhỏ có diện tích ${s} cm². Diện tích tam giác lớn (cm²) là:`,
          `Phóng to một tam giác diện tích ${s} cm² với tỉ số ${k} thì được tam giác có diện tích (cm²):`,
          `$\\triangle ABC$ đồng dạng với $\\triangle DEF$ theo tỉ số ${k}, $S_{DEF} = ${s}$ cm². Khi đó $S_{ABC}$ (cm²) bằng:`,
        ],
        right: k * k * s,
        wrong: [
          [k * s, 'quên bình phương tỉ số'],
          2 * k * s === k * k * s ? 3 * k * s : 2 * k * s,
          [s + k, 'cộng thay vì nhân'],
          [`$${fraction(s, k * k)}$`, 'chia thay vì nhân'],
        ],
        why: `Tỉ số diện tích bằng bình phương tỉ số đồng dạng: $${s} \\cdot ${k}^2 = ${k * k * s}$.`,
      };
    }),
    mc('M2', 'đo chiều cao bằng bóng', (r) => {
      const [h, s, k] = [r.pick([1.5, 1.6, 1.2]), r.pick([2, 3]), r.int(4, 9)];
      const height = h * k;
      return {
        ask: [
          `Một cọc cao ${plain(h)} m có bóng dài ${s} m. Cùng lúc đó bóng của một cái cây dài ${s * k} m. Chiều cao của cây (m) là:`,
          `Cùng một thời điểm, bạn Tú cao ${plain(h)} m có bóng ${s} m, cột đèn có bóng ${s * k} m. Cột đèn cao (m):`,
          `Bóng của toà nhà dài ${s * k} m, bóng của chiếc gậy ${plain(h)} m cắm thẳng đứng dài ${s} m (cùng một lúc). Toà nhà cao (m):`,
        ],
        right: height,
        wrong: (
          [
            [s * k, 'lấy độ dài của bóng'],
            [height + s, 'cộng thêm độ dài của bóng'],
            [(s * k) / h, 'chia cho chiều cao thay vì lập tỉ số hai bóng'],
            [h + k, 'cộng tỉ số thay vì nhân'],
          ] as const
        ).map(([one, mistake]) => [Math.round(one * 100) / 100, mistake] as const),
        why: `Hai tam giác vuông đồng dạng: $\\dfrac{h}{${n(h)}} = \\dfrac{${s * k}}{${s}} = ${k}$, $h = ${n(h)} \\cdot ${k} = ${n(height)}$ (m).`,
      };
    }),
    fb('M1', 'cạnh tương ứng', (r) => {
      const [a, b, k] = [r.int(3, 7), r.int(4, 9), r.int(2, 4)];
      return {
        ask: [
          `$\\triangle ABC$ đồng dạng với $\\triangle MNP$, $AB = ${a}$, $BC = ${b}$, $MN = ${a * k}$. Tính $NP$.`,
          `Hai tam giác đồng dạng. Tam giác thứ nhất có hai cạnh ${a} cm và ${b} cm; cạnh tương ứng với cạnh ${a} cm của tam giác thứ hai dài ${a * k} cm. Cạnh tương ứng với cạnh ${b} cm dài bao nhiêu xăng-ti-mét?`,
          `Một bức ảnh ${a} cm × ${b} cm được phóng to, cạnh ${a} cm thành ${a * k} cm. Cạnh ${b} cm thành bao nhiêu xăng-ti-mét?`,
        ],
        is: b * k,
        why: `Tỉ số là $\\dfrac{${a * k}}{${a}} = ${k}$, cạnh cần tìm $${b} \\cdot ${k} = ${b * k}$.`,
      };
    }),
    fb('M2', 'chu vi hai tam giác đồng dạng', (r) => {
      const [a, b, c, k] = [r.int(4, 5), r.int(6, 7), r.int(8, 9), r.int(2, 5)];
      return {
        ask: [
          `Tam giác $ABC$ có ba cạnh ${a} cm, ${b} cm, ${c} cm. Tam giác $MNP$ đồng dạng với tam giác $ABC$ và cạnh nhỏ nhất dài ${a * k} cm. Tính chu vi tam giác $MNP$ (cm).`,
          `Một tam giác có chu vi ${a + b + c} cm. Tam giác đồng dạng với nó theo tỉ số ${k} (tam giác mới so với tam giác cũ) có chu vi bao nhiêu xăng-ti-mét?`,
          `Bản vẽ khu đất hình tam giác có các cạnh ${a}; ${b}; ${c} (cm). Trên bản vẽ phóng to ${k} lần, chu vi khu đất dài bao nhiêu xăng-ti-mét?`,
        ],
        is: (a + b + c) * k,
        unit: 'cm',
        why: `Tỉ số chu vi bằng tỉ số đồng dạng ${k}: $(${a} + ${b} + ${c}) \\cdot ${k} = ${(a + b + c) * k}$ (cm).`,
      };
    }),
    tf('M1', 'hai tam giác đồng dạng', (r) => {
      const [a, b, c, k] = [r.int(4, 5), r.int(6, 7), r.int(8, 9), r.int(2, 3)];
      return {
        ask: [
          `Cho $\\triangle ABC$ có $AB = ${a}$, $AC = ${b}$, $BC = ${c}$ và $\\triangle MNP$ có $MN = ${a * k}$, $MP = ${b * k}$, $NP = ${c * k}$.`,
          `Hai tam giác $ABC$ và $MNP$ có các cạnh $AB = ${a}$, $AC = ${b}$, $BC = ${c}$; $MN = ${a * k}$, $MP = ${b * k}$, $NP = ${c * k}$.`,
          `Tam giác $MNP$ với $MN = ${a * k}$, $MP = ${b * k}$, $NP = ${c * k}$ là hình phóng to của tam giác $ABC$ với $AB = ${a}$, $AC = ${b}$, $BC = ${c}$.`,
        ],
        say: [
          [
            '$\\triangle ABC$ đồng dạng với $\\triangle MNP$.',
            '$\\triangle ABC$ đồng dạng với $\\triangle NMP$.',
            `$\\dfrac{AB}{MN} = \\dfrac{AC}{MP} = \\dfrac{BC}{NP} = \\dfrac{1}{${k}}$, nên $A$, $B$, $C$ tương ứng với $M$, $N$, $P$.`,
          ],
          [
            '$\\widehat{A} = \\widehat{M}$.',
            '$\\widehat{A} = \\widehat{N}$.',
            'hai góc tương ứng của hai tam giác đồng dạng bằng nhau.',
          ],
          [
            `Chu vi $\\triangle MNP$ gấp ${k} lần chu vi $\\triangle ABC$.`,
            `Chu vi $\\triangle MNP$ gấp ${k * k} lần chu vi $\\triangle ABC$.`,
            'tỉ số chu vi bằng tỉ số đồng dạng.',
          ],
          [
            `Diện tích $\\triangle MNP$ gấp ${k * k} lần diện tích $\\triangle ABC$.`,
            `Diện tích $\\triangle MNP$ gấp ${k} lần diện tích $\\triangle ABC$.`,
            'tỉ số diện tích bằng bình phương tỉ số đồng dạng.',
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh tam giác đồng dạng', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho tam giác $ABC$ vuông tại $A$, đường cao $AH$. Chứng minh $\\triangle HBA$ đồng dạng với $\\triangle ABC$ và $AB^2 = BH \\cdot BC$.',
            'Hai tam giác $HBA$ và $ABC$ có $\\widehat{BHA} = \\widehat{BAC} = 90^\\circ$ và chung góc $B$.\nDo đó $\\triangle HBA$ đồng dạng với $\\triangle ABC$ (góc – góc).\nSuy ra $\\dfrac{BH}{AB} = \\dfrac{AB}{BC}$, tức là $AB^2 = BH \\cdot BC$.',
          ],
          [
            'Cho tam giác nhọn $ABC$ có các đường cao $BD$ và $CE$. Chứng minh $\\triangle ABD$ đồng dạng với $\\triangle ACE$, từ đó suy ra $AE \\cdot AB = AD \\cdot AC$.',
            'Hai tam giác $ABD$ và $ACE$ có $\\widehat{ADB} = \\widehat{AEC} = 90^\\circ$ và chung góc $A$.\nDo đó $\\triangle ABD$ đồng dạng với $\\triangle ACE$ (góc – góc).\nSuy ra $\\dfrac{AB}{AC} = \\dfrac{AD}{AE}$, tức là $AE \\cdot AB = AD \\cdot AC$.',
          ],
          [
            'Hình thang $ABCD$ ($AB \\parallel CD$) có hai đường chéo cắt nhau tại $O$. Chứng minh $\\triangle OAB$ đồng dạng với $\\triangle OCD$ và $OA \\cdot OD = OB \\cdot OC$.',
            'Vì $AB \\parallel CD$ nên $\\widehat{OAB} = \\widehat{OCD}$ và $\\widehat{OBA} = \\widehat{ODC}$ (so le trong).\nDo đó $\\triangle OAB$ đồng dạng với $\\triangle OCD$ (góc – góc).\nSuy ra $\\dfrac{OA}{OC} = \\dfrac{OB}{OD}$, tức là $OA \\cdot OD = OB \\cdot OC$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
];
