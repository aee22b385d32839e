/** Space, statistics and probability of grade 11: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, type Template } from '../../template.ts';
import { boxOf, chart, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { unit } from '../kit.ts';

const parallels: readonly Template[] = unit(11, 'Quan hệ song song trong không gian', ({ set, fb, tf }) => [
  set('M1', 'cách xác định một mặt phẳng', [
    [
      'Điều kiện nào sau đây xác định duy nhất một mặt phẳng?',
      'Ba điểm không thẳng hàng',
      [
        ['Ba điểm bất kì', 'quên trường hợp ba điểm thẳng hàng'],
        ['Hai điểm phân biệt', 'nhầm với cách xác định một đường thẳng'],
        ['Bốn điểm bất kì', 'cho rằng bốn điểm luôn cùng thuộc một mặt phẳng'],
      ],
      'Qua ba điểm không thẳng hàng có một và chỉ một mặt phẳng.',
    ],
    [
      'Cho đường thẳng $a$ và điểm $M$. Có duy nhất một mặt phẳng chứa cả $a$ và $M$ khi nào?',
      'Khi $M$ không thuộc $a$',
      [
        ['Khi $M$ thuộc $a$', 'không thấy rằng khi đó có vô số mặt phẳng'],
        ['Với mọi vị trí của $M$', 'bỏ qua trường hợp $M$ thuộc $a$'],
        ['Không bao giờ', 'cho rằng luôn có vô số mặt phẳng'],
      ],
      'Một đường thẳng và một điểm không thuộc nó xác định duy nhất một mặt phẳng.',
    ],
    [
      'Chiếc kiềng ba chân đặt trên nền gồ ghề vẫn không cập kênh. Tính chất nào giải thích điều đó?',
      'Qua ba điểm không thẳng hàng có đúng một mặt phẳng',
      [
        ['Qua hai điểm phân biệt có đúng một đường thẳng', 'dùng tính chất của đường thẳng'],
        ['Hai mặt phẳng song song không có điểm chung', 'dùng tính chất của hai mặt phẳng song song'],
        ['Có bốn điểm không cùng thuộc một mặt phẳng', 'dùng tính chất giải thích vì sao bàn bốn chân cập kênh'],
      ],
      'Ba đầu chân kiềng là ba điểm không thẳng hàng, luôn cùng thuộc một mặt phẳng.',
    ],
  ]),
  set('M1', 'dấu hiệu song song của đường thẳng và mặt phẳng', [
    [
      'Đường thẳng $d$ không nằm trong mặt phẳng $(P)$. Điều kiện nào đủ để $d \\parallel (P)$?',
      '$d$ song song với một đường thẳng nằm trong $(P)$',
      [
        ['$d$ chéo với một đường thẳng nằm trong $(P)$', 'không thấy rằng $d$ vẫn có thể cắt $(P)$'],
        ['$d$ vuông góc với một đường thẳng nằm trong $(P)$', 'nhầm quan hệ song song với vuông góc'],
        ['$d$ không cắt một đường thẳng nằm trong $(P)$', 'bỏ qua trường hợp hai đường thẳng chéo nhau'],
      ],
      'Nếu $d \\not\\subset (P)$ và $d$ song song với một đường thẳng của $(P)$ thì $d \\parallel (P)$.',
    ],
    [
      'Nếu mặt phẳng $(P)$ chứa hai đường thẳng cắt nhau cùng song song với mặt phẳng $(Q)$ thì:',
      '$(P)$ song song với $(Q)$',
      [
        ['$(P)$ cắt $(Q)$', 'cho rằng hai mặt phẳng phân biệt luôn cắt nhau'],
        ['$(P)$ trùng với $(Q)$', 'không phân biệt song song và trùng nhau'],
        ['$(P)$ vuông góc với $(Q)$', 'nhầm với dấu hiệu vuông góc'],
      ],
      'Đây là dấu hiệu nhận biết hai mặt phẳng song song.',
    ],
    [
      'Thanh treo quần áo song song với một mép sàn nhà và không nằm trên sàn. Có thể kết luận gì về thanh treo và mặt sàn?',
      'Thanh treo song song với mặt sàn',
      [
        ['Thanh treo cắt mặt sàn', 'cho rằng kéo dài thì phải cắt'],
        ['Thanh treo vuông góc với mặt sàn', 'nhầm với cột chống'],
        ['Chưa kết luận được gì', 'không dùng dấu hiệu song song'],
      ],
      'Thanh treo không nằm trên mặt sàn và song song với một đường thẳng của mặt sàn, nên song song với mặt sàn.',
    ],
  ]),
  fb('M2', 'chu vi tứ giác có đỉnh là các trung điểm của tứ diện', (r) => {
    const [a, b] = [r.int(4, 12), r.int(5, 15)];
    return {
      ask: [
        `Tứ diện $S.ABC$ ở hình bên có $SA = ${a}$, $BC = ${b}$. Gọi $M$, $N$, $P$, $Q$ lần lượt là trung điểm của $AB$, $SB$, $SC$, $AC$. Tính chu vi của tứ giác $MNPQ$.`,
        `Khung đèn hình chóp $S.ABC$ (hình bên) có $SA = ${a}$ dm, $BC = ${b}$ dm. Người ta căng dây màu lần lượt qua trung điểm $M$, $N$, $P$, $Q$ của các thanh $AB$, $SB$, $SC$, $AC$ rồi về $M$. Dây dài bao nhiêu đề-xi-mét?`,
        `Cho hình chóp $S.ABC$ (hình vẽ bên) có $SA = ${a}$ cm và $BC = ${b}$ cm. Lấy các trung điểm $M$, $N$, $P$, $Q$ theo thứ tự của $AB$, $SB$, $SC$, $AC$. Chu vi tứ giác $MNPQ$ bằng bao nhiêu xăng-ti-mét?`,
      ],
      is: a + b,
      why: `$MN$ và $PQ$ là đường trung bình ứng với cạnh $SA$ nên $MN = PQ = \\dfrac{${a}}{2}$; $NP$ và $MQ$ ứng với cạnh $BC$ nên $NP = MQ = \\dfrac{${b}}{2}$. Chu vi: $2\\left(\\dfrac{${a}}{2} + \\dfrac{${b}}{2}\\right) = ${a + b}$.`,
      figure: solid('tetrahedron', false),
    };
  }),
  tf('M1', 'ba trung điểm của ba cạnh bên', (_, turn) => {
    const side = ['AB', 'BC', 'AC'][turn]!;
    const small = ['MN', 'NP', 'MP'][turn]!;
    return {
      ask: shown('hình chóp $S.ABC$', 'Gọi $M$, $N$, $P$ lần lượt là trung điểm của các cạnh $SA$, $SB$, $SC$.'),
      say: [
        [
          `$${small} \\parallel ${side}$.`,
          `$${small}$ cắt $${side}$.`,
          `$${small}$ là đường trung bình của tam giác $S${side}$.`,
        ],
        [
          `Đường thẳng $${small}$ song song với mặt phẳng $(ABC)$.`,
          `Đường thẳng $${small}$ cắt mặt phẳng $(ABC)$.`,
          `$${small}$ không nằm trong $(ABC)$ và song song với $${side}$, $${side} \\subset (ABC)$.`,
        ],
        ['$(MNP) \\parallel (ABC)$.', '$(MNP)$ cắt $(ABC)$.', '$MN$ và $NP$ cắt nhau, cùng song song với $(ABC)$.'],
        [
          'Diện tích tam giác $MNP$ bằng $\\dfrac{1}{4}$ diện tích tam giác $ABC$.',
          'Diện tích tam giác $MNP$ bằng $\\dfrac{1}{2}$ diện tích tam giác $ABC$.',
          'hai tam giác đồng dạng với tỉ số $\\dfrac{1}{2}$ nên tỉ số diện tích là $\\dfrac{1}{4}$.',
        ],
      ],
      figure: solid('tetrahedron', false),
    };
  }),
]);

const perpendiculars: readonly Template[] = unit(
  11,
  'Quan hệ vuông góc trong không gian',
  ({ mc, set, fb, tf, ew }) => [
    mc('M1', 'hình chiếu của cạnh bên lên mặt đáy', (_, turn) => {
      const edge = ['SA', 'SB', 'SC'][turn]!;
      const foot = `O${edge[1]!}`;
      return {
        ask: shown(
          'hình chóp tứ giác đều $S.ABCD$ có $O$ là giao điểm của $AC$ và $BD$',
          `Hình chiếu vuông góc của đường thẳng $${edge}$ trên mặt phẳng $(ABCD)$ là đường thẳng nào?`,
        ),
        right: `$${foot}$`,
        wrong: [
          ['$SO$', 'lấy đường cao của hình chóp'],
          ...[turn === 1 ? 'BC' : 'AB', 'CD'].map(
            (one) =>
              [`$${one}$`, `lấy cạnh đáy ${one.includes(edge[1]!) ? 'đi qua' : 'không đi qua'} $${edge[1]!}$`] as const,
          ),
        ],
        why: `$SO \\perp (ABCD)$ nên hình chiếu của $S$ là $O$; $${edge[1]!}$ thuộc mặt đáy. Vậy hình chiếu của $${edge}$ là $${foot}$.`,
        figure: solid('pyramid'),
      };
    }),
    mc('M1', 'khoảng cách giữa một cạnh và một mặt của hình hộp', (r, turn) => {
      const [a, b, c] = [r.int(3, 5), r.int(6, 8), r.int(9, 12)];
      const [what, is, why] = (
        [
          ["từ điểm $A$ đến mặt phẳng $(BCC'B')$", a, '$AB'],
          ["từ điểm $A$ đến mặt phẳng $(CDD'C')$", b, '$AD'],
          ["từ điểm $A$ đến mặt phẳng $(A'B'C'D')$", c, "$AA'"],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          `hình hộp chữ nhật $ABCD.A'B'C'D'$ có $AB = ${a}$, $AD = ${b}$, $AA' = ${c}$`,
          `Khoảng cách ${what} bằng:`,
        ),
        right: is,
        wrong: [
          ...(
            [
              [a, 'AB'],
              [b, 'AD'],
              [c, "AA'"],
            ] as const
          )
            .filter(([one]) => one !== is)
            .map(([one, name]) => [one, `lấy độ dài cạnh $${name}$, không vuông góc với mặt đó`] as const),
          [a * a + b * b === is * is ? a + b : `$\\sqrt{${a * a + b * b}}$`, 'lấy đường chéo của mặt đáy'],
        ],
        why: `${why}$ vuông góc với mặt phẳng đó, nên khoảng cách bằng ${why} = ${is}$.`,
        figure: boxOf([a, b, c]),
      };
    }),
    set('M1', 'hai mặt phẳng vuông góc', [
      [
        'Mặt phẳng $(P)$ vuông góc với mặt phẳng $(Q)$ nếu:',
        '$(P)$ chứa một đường thẳng vuông góc với $(Q)$',
        [
          ['$(P)$ chứa một đường thẳng song song với $(Q)$', 'nhầm với quan hệ song song'],
          [
            '$(P)$ chứa một đường thẳng vuông góc với một đường thẳng của $(Q)$',
            'chỉ xét vuông góc với một đường thẳng',
          ],
          ['$(P)$ cắt $(Q)$', 'cho rằng cắt nhau là vuông góc'],
        ],
        'Dấu hiệu: mặt phẳng này chứa một đường thẳng vuông góc với mặt phẳng kia.',
      ],
      [
        'Hình chóp $S.ABCD$ có $SA$ vuông góc với mặt phẳng $(ABCD)$. Mặt phẳng nào sau đây vuông góc với $(ABCD)$?',
        '$(SAC)$',
        [
          ['$(SBC)$', 'cho rằng $BC \\perp SA$ thì mặt phẳng chứa $BC$ vuông góc với đáy'],
          ['$(SCD)$', 'lấy một mặt bên không chứa $SA$'],
          ['$(SBD)$', 'nhầm đường cao với đoạn nối $S$ và tâm đáy'],
        ],
        '$(SAC)$ chứa $SA$ và $SA \\perp (ABCD)$ nên $(SAC) \\perp (ABCD)$.',
      ],
      [
        'Thợ xây kiểm tra bức tường vuông góc với nền nhà nằm ngang bằng dây dọi. Dây dọi áp sát tường chứng tỏ điều gì?',
        'Bức tường chứa một đường thẳng vuông góc với nền nhà',
        [
          ['Bức tường song song với dây dọi nên song song với nền', 'suy sai quan hệ song song'],
          [
            'Mọi đường thẳng của bức tường đều vuông góc với nền nhà',
            'cho rằng mọi đường thẳng của tường đều thẳng đứng',
          ],
          ['Dây dọi song song với nền nhà', 'nhầm phương của dây dọi'],
        ],
        'Dây dọi có phương thẳng đứng, vuông góc với nền; tường chứa phương đó nên tường vuông góc với nền.',
      ],
    ]),
    set('M1', 'công thức thể tích', [
      [
        'Khối chóp có diện tích đáy $B$ và chiều cao $h$ có thể tích là:',
        '$V = \\dfrac{1}{3}Bh$',
        [
          ['$V = Bh$', 'lấy công thức của khối lăng trụ'],
          ['$V = \\dfrac{1}{2}Bh$', 'nhầm với diện tích tam giác'],
          ['$V = \\dfrac{1}{6}Bh$', 'chia đôi thêm một lần'],
        ],
        'Thể tích khối chóp bằng một phần ba tích của diện tích đáy và chiều cao.',
      ],
      [
        "Khối chóp cụt đều có diện tích hai đáy $B$, $B'$ và chiều cao $h$. Thể tích của nó được tính bởi:",
        "$V = \\dfrac{1}{3}h\\left(B + \\sqrt{BB'} + B'\\right)$",
        [
          ["$V = \\dfrac{1}{3}h\\left(B + B'\\right)$", "bỏ số hạng $\\sqrt{BB'}$"],
          ["$V = \\dfrac{1}{2}h\\left(B + B'\\right)$", 'nhầm với diện tích hình thang'],
          ["$V = h\\left(B + \\sqrt{BB'} + B'\\right)$", 'quên chia cho 3'],
        ],
        "Thể tích khối chóp cụt đều: $V = \\dfrac{1}{3}h\\left(B + \\sqrt{BB'} + B'\\right)$.",
      ],
      [
        'Hai khối chóp $S.ABC$ và $S.ABCD$ có chung đỉnh, đáy $ABCD$ là hình bình hành. Tỉ số thể tích của khối $S.ABC$ và khối $S.ABCD$ là:',
        '$\\dfrac{1}{2}$',
        [
          ['$\\dfrac{1}{3}$', 'nhầm với hệ số trong công thức thể tích'],
          ['$\\dfrac{1}{4}$', 'cho rằng hai đường chéo chia đáy ra rồi chỉ lấy một tam giác nhỏ'],
          ['$\\dfrac{2}{3}$', 'so sánh số cạnh của hai đáy'],
        ],
        'Hai khối có cùng chiều cao; diện tích tam giác $ABC$ bằng nửa diện tích hình bình hành $ABCD$.',
      ],
    ]),
    mc('M2', 'góc giữa cạnh bên và mặt đáy', (r, turn) => {
      const a = r.int(2, 9);
      const [side, angle, other] = (
        [
          [`${a}\\sqrt{3}`, 60, '\\sqrt{3}'],
          [`${a}`, 45, '1'],
          [`\\dfrac{${a}\\sqrt{3}}{3}`, 30, '\\dfrac{\\sqrt{3}}{3}'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho hình chóp $S.ABC$ có $SA \\perp (ABC)$, $SA = ${side}$ và $AB = ${a}$. Góc giữa đường thẳng $SB$ và mặt phẳng $(ABC)$ bằng:`,
          `Hình chóp $S.ABC$ có cạnh bên $SA$ vuông góc với đáy, $SA = ${side}$, $AB = ${a}$. Số đo góc giữa $SB$ và mặt phẳng đáy là:`,
          `Cột $SA$ dựng vuông góc với sân phẳng, $SA = ${side}$ (m); dây căng từ $S$ xuống điểm $B$ trên sân với $AB = ${a}$ m. Góc giữa dây $SB$ và mặt sân bằng:`,
        ],
        right: `$${angle}^\\circ$`,
        wrong: [
          ...(angle === 45
            ? []
            : [
                [
                  `$${90 - angle}^\\circ$`,
                  turn === 2 ? 'lấy góc giữa dây $SB$ và cột $SA$' : 'lấy góc giữa $SB$ và $SA$',
                ] as const,
              ]),
          ...[30, 45, 60, 90].filter((one) => one !== angle && one !== 90 - angle).map((one) => `$${one}^\\circ$`),
          '$75^\\circ$',
        ],
        why: `$AB$ là hình chiếu của $SB$ trên mặt đáy nên góc cần tìm là $\\widehat{SBA}$; $\\tan\\widehat{SBA} = \\dfrac{SA}{AB} = ${other}$, suy ra góc bằng $${angle}^\\circ$.`,
      };
    }),
    mc('M2', 'thể tích khối lăng trụ tam giác đều', (r) => {
      const [a, h] = [2 * r.int(1, 4), r.int(3, 9)];
      const is = (a * a * h) / 4;
      const root = (value: number) => `$${value === 1 ? '' : n(value)}\\sqrt{3}$`;
      return {
        ask: [
          `Khối lăng trụ đứng $ABC.A'B'C'$ ở hình bên có đáy là tam giác đều cạnh ${a}, chiều cao ${h}. Thể tích của nó bằng:`,
          `Hộp sô-cô-la có dạng lăng trụ đứng $ABC.A'B'C'$ (hình bên), đáy là tam giác đều cạnh ${a} cm, dài ${h} cm. Thể tích hộp (cm³) là:`,
          `Lăng trụ tam giác đều $ABC.A'B'C'$ ở hình vẽ bên có $AB = ${a}$, $AA' = ${h}$. Thể tích của khối lăng trụ là:`,
        ],
        right: root(is),
        wrong: [
          [
            `$${fraction(a * a * h, 12)}\\sqrt{3}$`.replace('$1\\sqrt', '$\\sqrt'),
            'nhân thêm $\\dfrac{1}{3}$ như với khối chóp',
          ],
          [root((a * a * h) / 2), 'lấy diện tích tam giác đều là $\\dfrac{a^2\\sqrt{3}}{2}$'],
          [`$${a * a * h}$`, 'lấy diện tích đáy là bình phương cạnh'],
        ],
        why: `Diện tích đáy: $\\dfrac{${a}^2\\sqrt{3}}{4} = ${(a * a) / 4 === 1 ? '' : n((a * a) / 4)}\\sqrt{3}$. Thể tích: $${(a * a) / 4 === 1 ? '' : n((a * a) / 4)}\\sqrt{3} \\cdot ${h} = ${n(is)}\\sqrt{3}$.`,
        figure: solid('prism', false),
      };
    }),
    fb('M1', 'thể tích khối lăng trụ đứng có đáy là tam giác vuông', (r) => {
      const [a, b, h] = [2 * r.int(2, 4), r.int(3, 7), r.int(5, 9)];
      return {
        ask: [
          `Khối lăng trụ đứng $ABC.A'B'C'$ ở hình bên có đáy là tam giác vuông tại $A$, $AB = ${a}$, $AC = ${b}$, chiều cao ${h}. Tính thể tích của khối lăng trụ.`,
          `Khối đá có dạng lăng trụ đứng $ABC.A'B'C'$ (hình bên), đáy $ABC$ vuông tại $A$ có $AB = ${a}$ dm, $AC = ${b}$ dm; khối đá cao ${h} dm. Thể tích của khối đá là bao nhiêu đề-xi-mét khối?`,
          `Lăng trụ đứng $ABC.A'B'C'$ ở hình vẽ bên có tam giác $ABC$ vuông tại $A$, $AB = ${a}$, $AC = ${b}$, $AA' = ${h}$. Thể tích của khối lăng trụ bằng bao nhiêu?`,
        ],
        is: (a * b * h) / 2,
        why: `Diện tích đáy: $\\dfrac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}$. Thể tích: $${(a * b) / 2} \\cdot ${h} = ${(a * b * h) / 2}$.`,
        figure: solid('prism', false),
      };
    }),
    fb('M2', 'khoảng cách từ chân đường cao đến mặt bên', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [6, 8, 10],
        [15, 20, 25],
        [9, 12, 15],
      ] as const);
      const is = (a * b) / c;
      return {
        ask: [
          `Cho hình chóp $S.ABC$ có $SA \\perp (ABC)$, tam giác $ABC$ vuông tại $B$, $SA = ${a}$, $AB = ${b}$. Tính khoảng cách từ $A$ đến mặt phẳng $(SBC)$.`,
          `Hình chóp $S.ABC$ có $SA = ${a}$ và vuông góc với đáy, đáy $ABC$ vuông tại $B$ với $AB = ${b}$. Khoảng cách từ điểm $A$ đến mặt bên $(SBC)$ bằng bao nhiêu?`,
          `Một khối đá có dạng hình chóp $S.ABC$, cạnh $SA$ vuông góc với mặt đáy $(ABC)$, $AB \\perp BC$, $SA = ${a}$ dm, $AB = ${b}$ dm. Từ $A$ khoan vuông góc đến mặt $(SBC)$; mũi khoan dài ít nhất bao nhiêu đề-xi-mét?`,
        ],
        is,
        why: `$BC \\perp AB$, $BC \\perp SA$ nên $BC \\perp (SAB)$. Kẻ $AH \\perp SB$ thì $AH \\perp (SBC)$. $SB = \\sqrt{${a}^2 + ${b}^2} = ${c}$, $AH = \\dfrac{SA \\cdot AB}{SB} = \\dfrac{${a} \\cdot ${b}}{${c}} = ${n(is)}$.`,
      };
    }),
    tf('M2', 'chiếc lều hình chóp tứ giác đều', (_, turn) => {
      const k = turn + 3;
      const [side, high, slant] = [6 * k, 4 * k, 5 * k];
      return {
        ask: shown(
          `chiếc lều dạng hình chóp tứ giác đều $S.ABCD$, cạnh đáy ${side} dm và chiều cao $SO = ${high}$ dm`,
          'Gọi $M$ là trung điểm của $AB$.',
        ),
        say: [
          [
            `$SM = ${slant}$ dm.`,
            `$SM = ${side}$ dm.`,
            `$OM = ${side / 2}$ dm, $SM = \\sqrt{${high}^2 + ${side / 2}^2} = ${slant}$ dm.`,
          ],
          [
            'Mặt phẳng $(SOM)$ vuông góc với mặt phẳng $(SAB)$.',
            'Đường thẳng $SO$ vuông góc với mặt phẳng $(SAB)$.',
            '$AB \\perp OM$ và $AB \\perp SO$ nên $AB \\perp (SOM)$, do đó $(SAB) \\perp (SOM)$.',
            '$SO$ vuông góc với $OM$ nên không vuông góc với $SM$, mà $SM$ nằm trong $(SAB)$.',
          ],
          [
            `Góc nhị diện giữa mặt bên và mặt đáy có tang bằng $${fraction(high, side / 2)}$.`,
            `Góc nhị diện giữa mặt bên và mặt đáy có tang bằng $${fraction(side / 2, high)}$.`,
            `góc đó là $\\widehat{SMO}$, $\\tan\\widehat{SMO} = \\dfrac{SO}{OM} = ${fraction(high, side / 2)}$.`,
          ],
          [
            `Thể tích của lều là ${(side * side * high) / 3} dm³.`,
            `Thể tích của lều là ${side * side * high} dm³.`,
            `$V = \\dfrac{1}{3} \\cdot ${side}^2 \\cdot ${high} = ${(side * side * high) / 3}$.`,
          ],
        ],
        figure: solid('pyramid'),
      };
    }),
    ew('M3', 'góc nhị diện của mái kim tự tháp', (r, turn) => {
      const k = r.int(1, 6);
      const side = 2 * k;
      const unit = (power: string) => (turn === 1 ? '' : ` (m${power})`);
      return {
        ask: [
          `Mái của một toà tháp có dạng hình chóp tứ giác đều $S.ABCD$ (hình bên) với cạnh đáy ${side} m, mặt bên tạo với mặt đáy góc nhị diện có số đo $60^\\circ$. Tính chiều cao, thể tích của phần mái và diện tích cần lợp (bốn mặt bên).`,
          `Cho hình chóp tứ giác đều $S.ABCD$ như hình bên có cạnh đáy ${side}; góc nhị diện $[S, AB, O]$ bằng $60^\\circ$ với $O$ là tâm của đáy. Tính $SO$, thể tích khối chóp và diện tích xung quanh.`,
          `Một lều trại hình chóp tứ giác đều $S.ABCD$ (hình vẽ bên) có cạnh đáy ${side} m. Các mặt bên nghiêng $60^\\circ$ so với mặt đất. Tính chiều cao của lều, thể tích trong lều và diện tích vải của bốn mặt bên.`,
        ],
        solution: `Gọi đỉnh là $S$, tâm đáy là $O$, $M$ là trung điểm của cạnh đáy $AB$. $OM \\perp AB$, $SM \\perp AB$ nên góc nhị diện là $\\widehat{SMO} = 60^\\circ$, $OM = ${k}$${unit('')}.\nChiều cao: $SO = OM\\tan 60^\\circ = ${k === 1 ? '' : k}\\sqrt{3}$${unit('')}.\nThể tích: $V = \\dfrac{1}{3} \\cdot ${side}^2 \\cdot ${k === 1 ? '' : k}\\sqrt{3} = ${fraction(4 * k ** 3, 3)}\\sqrt{3}$${unit('³')}.\n$SM = \\dfrac{OM}{\\cos 60^\\circ} = ${side}$${unit('')}; diện tích xung quanh: $4 \\cdot \\dfrac{1}{2} \\cdot ${side} \\cdot ${side} = ${2 * side * side}$${unit('²')}.`,
        figure: solid('pyramid'),
      };
    }),
  ],
);

const from = [
  [0, 10],
  [20, 5],
  [40, 10],
] as const;
const what = [
  ['thời gian (phút) chờ xe buýt của 40 hành khách', 'Số hành khách'],
  ['chiều cao (cm) của 40 cây giống', 'Số cây'],
  ['tốc độ (km/h) của 40 xe qua một trạm đo', 'Số xe'],
] as const;

const grouped: readonly Template[] = unit(11, 'Mẫu số liệu ghép nhóm', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'nhóm chứa một số liệu', (r) => {
    const [low, width] = [r.pick([10, 20, 30]), r.pick([5, 10])];
    const group = (at: number) => `$[${low + at * width};\\,${low + (at + 1) * width})$`;
    const value = low + 2 * width;
    return {
      ask: [
        `Ghép các số liệu thành các nhóm ${group(0)}, ${group(1)}, ${group(2)}, ${group(3)}. Số liệu ${value} thuộc nhóm nào?`,
        `Tuổi của khách tham quan được ghép thành các nhóm ${group(0)}, ${group(1)}, ${group(2)}, ${group(3)}. Một người ${value} tuổi được đếm vào nhóm:`,
        `Điểm thi được chia thành các nhóm ${group(0)}, ${group(1)}, ${group(2)}, ${group(3)}. Bài thi ${value} điểm nằm trong nhóm nào?`,
      ],
      right: group(2),
      wrong: [
        [group(1), 'tính cả đầu mút phải vào nhóm'],
        [group(3), 'đếm nhầm một nhóm'],
        [group(0), 'đếm nhầm hai nhóm'],
      ],
      why: `Mỗi nhóm chứa đầu mút trái, không chứa đầu mút phải, nên ${value} thuộc nhóm ${group(2)}.`,
    };
  }),
  set('M1', 'công thức số trung bình của mẫu ghép nhóm', [
    [
      'Mẫu số liệu ghép nhóm có các giá trị đại diện $x_1$, $x_2$, …, $x_k$ với tần số $m_1$, $m_2$, …, $m_k$ và cỡ mẫu $n$. Số trung bình là:',
      '$\\dfrac{m_1x_1 + m_2x_2 + \\dots + m_kx_k}{n}$',
      [
        ['$\\dfrac{x_1 + x_2 + \\dots + x_k}{k}$', 'không nhân với tần số'],
        ['$\\dfrac{m_1 + m_2 + \\dots + m_k}{n}$', 'quên các giá trị đại diện'],
        ['$\\dfrac{m_1x_1 + m_2x_2 + \\dots + m_kx_k}{k}$', 'chia cho số nhóm thay vì cỡ mẫu'],
      ],
      'Nhân mỗi giá trị đại diện với tần số của nhóm, cộng lại rồi chia cho cỡ mẫu.',
    ],
    [
      'Muốn tính số trung bình của một mẫu số liệu ghép nhóm, trước hết thay mỗi nhóm bởi:',
      'giá trị đại diện của nhóm',
      [
        ['đầu mút phải của nhóm', 'lấy đầu mút lớn thay cho điểm chính giữa'],
        ['đầu mút trái của nhóm', 'lấy đầu mút nhỏ thay cho điểm chính giữa'],
        ['độ dài của nhóm', 'nhầm giá trị đại diện với độ dài'],
      ],
      'Giá trị đại diện là trung bình cộng của hai đầu mút, thay cho mọi số liệu của nhóm.',
    ],
    [
      'Lớp 11A có 3 nhóm điểm với các giá trị đại diện 5; 7; 9 và tần số 10; 20; 10. Phép tính nào cho điểm trung bình của lớp theo mẫu ghép nhóm?',
      '$\\dfrac{5 \\cdot 10 + 7 \\cdot 20 + 9 \\cdot 10}{40}$',
      [
        ['$\\dfrac{5 \\cdot 10 + 7 \\cdot 20 + 9 \\cdot 10}{3}$', 'chia cho số nhóm'],
        ['$\\dfrac{10 + 20 + 10}{3}$', 'lấy trung bình của các tần số'],
        ['$\\dfrac{5 + 7 + 9}{40}$', 'không nhân với tần số'],
      ],
      'Cỡ mẫu là $10 + 20 + 10 = 40$; nhân mỗi giá trị đại diện với tần số rồi cộng lại.',
    ],
  ]),
  mc('M2', 'tứ phân vị thứ ba của mẫu ghép nhóm', (r, turn) => {
    const [low, width] = from[turn]!;
    const k = r.pick([8, 10, 16]);
    // 40 data; 30 is in the middle of the third group, which has k data.
    const before = 30 - k / 2;
    const first = r.int(6, 9);
    const f = [first, before - first, k, 40 - before - k];
    const group = (at: number) => `$[${low + at * width};\\,${low + (at + 1) * width})$`;
    const start = low + 2 * width;
    const is = start + width / 2;
    return {
      ask: [
        'Biểu đồ ở hình bên cho thời gian (phút) chờ xe buýt của 40 hành khách. Tứ phân vị thứ ba của mẫu số liệu ghép nhóm là:',
        'Chiều cao (cm) của 40 cây giống được vẽ thành biểu đồ tần số ghép nhóm ở hình bên. Giá trị của $Q_3$ bằng:',
        'Hình vẽ bên là biểu đồ về tốc độ (km/h) của 40 xe qua một trạm đo. Tính tứ phân vị thứ ba của mẫu số liệu ghép nhóm.',
      ],
      right: is,
      wrong: [
        [start, 'lấy đầu mút trái của nhóm chứa $Q_3$'],
        [start + width, 'lấy đầu mút phải của nhóm chứa $Q_3$'],
        [low + 3 * width + width / 2, 'lấy nhóm cuối'],
      ],
      why: `$\\dfrac{3 \\cdot 40}{4} = 30$; hai nhóm đầu có ${before}, ba nhóm đầu có ${before + k} số liệu nên $Q_3$ thuộc nhóm ${group(2)}. $Q_3 = ${start} + \\dfrac{30 - ${before}}{${k}} \\cdot ${width} = ${n(is)}$.`,
      figure: chart(
        'histogram',
        what[turn]![1],
        f.map((count, i) => [`[${low + i * width}; ${low + (i + 1) * width})`, count] as const),
      ),
    };
  }),
  mc('M2', 'số trung bình khi gộp hai mẫu', (r) => {
    const [m, k, a] = [10 * r.int(2, 4), 10, r.int(5, 7)];
    const b = a + ((m + k) / 10) * r.pick([1, 0.5]);
    const is = (m * a + k * b) / (m + k);
    return {
      ask: [
        `Tổ I có ${m} người với năng suất trung bình ${a} sản phẩm/giờ, tổ II có ${k} người với năng suất trung bình ${plain(b)} sản phẩm/giờ. Năng suất trung bình của cả hai tổ (sản phẩm/giờ) là:`,
        `Mẫu thứ nhất cỡ ${m} có số trung bình ${a}; mẫu thứ hai cỡ ${k} có số trung bình ${plain(b)}. Gộp hai mẫu, số trung bình bằng:`,
        `Trong một tháng, ${m} hộ dùng trung bình ${a} m³ nước và ${k} hộ khác dùng trung bình ${plain(b)} m³ nước. Tính trung bình mỗi hộ, lượng nước đã dùng (m³) là:`,
      ],
      right: is,
      wrong: [
        [(a + b) / 2, 'lấy trung bình cộng của hai số trung bình'],
        [(m * b + k * a) / (m + k), 'đổi chỗ hai cỡ mẫu'],
        [a + b, 'cộng hai số trung bình'],
      ],
      why: `$\\dfrac{${m} \\cdot ${a} + ${k} \\cdot ${n(b)}}{${m} + ${k}} = \\dfrac{${n(m * a + k * b)}}{${m + k}} = ${n(is)}$.`,
    };
  }),
  fb('M1', 'tần số của nhóm có giá trị cho trước trên biểu đồ', (r, turn) => {
    const [low, width] = from[turn]!;
    const f = [r.int(4, 7), r.int(9, 12), r.int(13, 15), r.int(5, 8)];
    const at = r.int(1, 3);
    const value = low + at * width;
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${['thời gian (phút) chờ xe buýt của hành khách', 'chiều cao (cm) của các cây giống', 'tốc độ (km/h) của xe qua một trạm đo'][turn]!}`,
        `Nhóm chứa giá trị ${value} có tần số bằng bao nhiêu?`,
      ),
      is: f[at]!,
      why: `Giá trị ${value} là đầu mút trái của nhóm $[${value};\\,${value + width})$ nên thuộc nhóm này; cột tương ứng cho tần số là ${f[at]!}.`,
      figure: chart(
        'histogram',
        what[turn]![1],
        f.map((count, i) => [`[${low + i * width}; ${low + (i + 1) * width})`, count] as const),
      ),
    };
  }),
  fb('M2', 'trung vị từ biểu đồ tần số ghép nhóm', (r, turn) => {
    const [low, width] = from[turn]!;
    const k = r.pick([8, 12, 16]);
    const before = 20 - k / 2;
    const first = r.int(4, 5);
    const f = [first, before - first, k, 20 - k / 2];
    const start = low + 2 * width;
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${what[turn]![0]}`, 'Tính trung vị của mẫu số liệu ghép nhóm này.'),
      is: start + width / 2,
      why: `$\\dfrac{40}{2} = 20$; hai nhóm đầu có $${first} + ${before - first} = ${before}$ số liệu, nhóm thứ ba có ${k} nên trung vị thuộc nhóm thứ ba: $M_e = ${start} + \\dfrac{20 - ${before}}{${k}} \\cdot ${width} = ${n(start + width / 2)}$.`,
      figure: chart(
        'histogram',
        what[turn]![1],
        f.map((count, i) => [`[${low + i * width}; ${low + (i + 1) * width})`, count] as const),
      ),
    };
  }),
  tf('M2', 'biểu đồ tần số của 40 số liệu', (_, turn) => {
    const [low, width] = from[turn]!;
    const f = [
      [4, 12, 16, 8],
      [6, 10, 16, 8],
      [8, 8, 16, 8],
    ][turn]!;
    const middle = (at: number) => low + at * width + width / 2;
    const mean = f.reduce((total, count, at) => total + count * middle(at), 0) / 40;
    const start = low + 2 * width;
    const median = start + ((20 - f[0]! - f[1]!) / 16) * width;
    const thing = ['hành khách chờ', 'cây giống cao', 'xe chạy với tốc độ'][turn]!;
    const unitOf = ['phút', 'cm', 'km/h'][turn]!;
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${what[turn]![0]}`),
      say: [
        [
          `Có ${f[2]! + f[3]!} ${thing} từ ${start} ${unitOf} trở lên.`,
          `Có ${f[3]!} ${thing} từ ${start} ${unitOf} trở lên.`,
          `hai nhóm cuối có $${f[2]!} + ${f[3]!} = ${f[2]! + f[3]!}$ số liệu.`,
        ],
        [
          `Số trung bình của mẫu số liệu là ${plain(mean)}.`,
          `Số trung bình của mẫu số liệu là ${plain(low + 2 * width)}.`,
          `$\\dfrac{${f.map((count, at) => `${count} \\cdot ${n(middle(at))}`).join(' + ')}}{40} = ${n(mean)}$.`,
        ],
        [
          `Mốt của mẫu số liệu thuộc nhóm thứ ba.`,
          `Mốt của mẫu số liệu thuộc nhóm thứ hai.`,
          'nhóm thứ ba có tần số lớn nhất.',
        ],
        [
          `Trung vị của mẫu số liệu là ${plain(median)}.`,
          `Trung vị của mẫu số liệu là ${plain(start + width)}.`,
          `$M_e = ${start} + \\dfrac{20 - ${f[0]! + f[1]!}}{16} \\cdot ${width} = ${n(median)}$.`,
        ],
      ],
      figure: chart(
        'histogram',
        what[turn]![1],
        f.map((count, i) => [`[${low + i * width}; ${low + (i + 1) * width})`, count] as const),
      ),
    };
  }),
  ew('M3', 'số trung bình và mốt từ biểu đồ', (r, turn) => {
    const [low, width] = from[turn]!;
    const k = r.pick([2, 4]);
    // The modal group stands out by k on the left and on the right by k: the mode is in its middle.
    const top = 14 + k / 2;
    const side = top - 2 * k;
    const rest = 40 - top - 2 * side;
    const f = [side, top, side, rest];
    if (rest < 1 || rest >= side) throw new TooFewDistractors('the groups do not fit');
    const middle = (at: number) => low + at * width + width / 2;
    const total = f.reduce((sum, count, at) => sum + count * middle(at), 0);
    return {
      ask: shown(
        `biểu đồ tần số ghép nhóm về ${what[turn]![0]}`,
        'Tính số trung bình và mốt của mẫu số liệu ghép nhóm. Giá trị nào cho biết mức thường gặp nhất?',
      ),
      solution: `Các giá trị đại diện: ${[0, 1, 2, 3].map((at) => `$${n(middle(at))}$`).join('; ')}.\nSố trung bình: $\\overline{x} = \\dfrac{${f.map((count, at) => `${count} \\cdot ${n(middle(at))}`).join(' + ')}}{40} = \\dfrac{${n(total)}}{40} = ${n(total / 40)}$.\nNhóm thứ hai có tần số lớn nhất: $M_o = ${low + width} + \\dfrac{${top} - ${side}}{(${top} - ${side}) + (${top} - ${side})} \\cdot ${width} = ${n(middle(1))}$.\nMốt cho biết mức thường gặp nhất: khoảng ${plain(middle(1))}.`,
      figure: chart(
        'histogram',
        what[turn]![1],
        f.map((count, i) => [`[${low + i * width}; ${low + (i + 1) * width})`, count] as const),
      ),
    };
  }),
]);

const chances: readonly Template[] = unit(11, 'Quy tắc tính xác suất', ({ mc, set, fb, ew }) => [
  set('M1', 'nhận biết hai biến cố độc lập', [
    [
      'Gieo một đồng xu và một con xúc xắc. Hai biến cố nào sau đây độc lập?',
      '“Đồng xu sấp” và “Xúc xắc ra mặt 6 chấm”',
      [
        ['“Xúc xắc ra mặt chẵn” và “Xúc xắc ra mặt lẻ”', 'nhầm xung khắc với độc lập'],
        ['“Xúc xắc ra mặt 6 chấm” và “Xúc xắc ra mặt chẵn”', 'không thấy biến cố trước kéo theo biến cố sau'],
        ['“Đồng xu sấp” và “Đồng xu ngửa”', 'nhầm biến cố đối với biến cố độc lập'],
      ],
      'Kết quả của đồng xu không ảnh hưởng đến kết quả của xúc xắc.',
    ],
    [
      'Hộp có 5 bi đỏ, 4 bi xanh cùng kích thước. Lấy lần lượt hai viên. Khi nào hai biến cố “viên đầu đỏ” và “viên sau đỏ” độc lập?',
      'Khi viên đầu được trả lại hộp trước khi lấy viên sau',
      [
        ['Khi không trả lại viên đầu', 'không thấy số bi trong hộp đã thay đổi'],
        ['Luôn luôn độc lập', 'bỏ qua cách lấy'],
        ['Không bao giờ độc lập', 'cho rằng hai lần lấy luôn ảnh hưởng nhau'],
      ],
      'Trả lại viên đầu thì hộp như cũ, lần lấy sau không phụ thuộc lần lấy trước.',
    ],
    [
      'Hai bạn An và Bình làm bài độc lập. Nếu $P(A) = 0{,}8$ là xác suất An làm đúng, $P(B) = 0{,}7$ là xác suất Bình làm đúng thì đẳng thức nào đúng?',
      '$P(AB) = 0{,}8 \\cdot 0{,}7$',
      [
        ['$P(AB) = 0{,}8 + 0{,}7$', 'dùng công thức cộng'],
        ['$P(A \\cup B) = 0{,}8 + 0{,}7$', 'coi hai biến cố xung khắc'],
        ['$P(AB) = 0$', 'nhầm độc lập với xung khắc'],
      ],
      'Hai biến cố độc lập: $P(AB) = P(A) \\cdot P(B)$.',
    ],
  ]),
  mc('M1', 'biến cố giao khi gieo xúc xắc', (_, turn) => {
    const [a, b, right, wrong] = (
      [
        [
          'là số chẵn',
          'lớn hơn 3',
          '\\{4;\\,6\\}',
          ['\\{2;\\,4;\\,5;\\,6\\}', '\\{2;\\,4;\\,6\\}', '\\{4;\\,5;\\,6\\}'],
        ],
        ['là số lẻ', 'nhỏ hơn 4', '\\{1;\\,3\\}', ['\\{1;\\,2;\\,3;\\,5\\}', '\\{1;\\,3;\\,5\\}', '\\{1;\\,2;\\,3\\}']],
        [
          'là số nguyên tố',
          'lớn hơn 2',
          '\\{3;\\,5\\}',
          ['\\{2;\\,3;\\,4;\\,5;\\,6\\}', '\\{2;\\,3;\\,5\\}', '\\{3;\\,4;\\,5;\\,6\\}'],
        ],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Gieo một con xúc xắc cân đối. Gọi $A$: “Số chấm ${a}”, $B$: “Số chấm ${b}”. Biến cố $A \\cap B$ là tập hợp:`,
        `Một con xúc xắc cân đối được gieo một lần; $A$ là biến cố số chấm ${a}, $B$ là biến cố số chấm ${b}. Các kết quả thuận lợi cho biến cố giao $AB$ là:`,
        `Trong trò chơi, bạn Mi thắng nếu gieo xúc xắc được số chấm vừa ${a} ($A$) vừa ${b} ($B$). Tập hợp các kết quả giúp Mi thắng, $A \\cap B$, là:`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'lấy biến cố hợp'],
        [`$${wrong[1]}$`, 'chỉ lấy biến cố $A$'],
        [`$${wrong[2]}$`, 'chỉ lấy biến cố $B$'],
      ],
      why: `$A = ${wrong[1]}$, $B = ${wrong[2]}$; các kết quả chung là $${right}$.`,
    };
  }),
  mc('M2', 'đúng một trong hai người thành công', (r) => {
    const [p, q] = r.pick([
      [0.8, 0.6],
      [0.9, 0.7],
      [0.7, 0.4],
      [0.6, 0.3],
      [0.9, 0.4],
    ] as const);
    const is = p * (1 - q) + q * (1 - p);
    return {
      ask: [
        `Hai xạ thủ bắn độc lập vào một bia với xác suất trúng lần lượt là ${plain(p)} và ${plain(q)}. Xác suất để có đúng một người bắn trúng là:`,
        `Hai học sinh độc lập giải một bài toán, xác suất giải được lần lượt là ${plain(p)} và ${plain(q)}. Tính xác suất để chỉ một trong hai bạn giải được.`,
        `Hai hạt giống nảy mầm độc lập với xác suất ${plain(p)} và ${plain(q)}. Xác suất để đúng một hạt nảy mầm bằng:`,
      ],
      right: is,
      wrong: [
        [p * q, 'tính xác suất để cả hai cùng xảy ra'],
        [p + q - p * q, 'tính xác suất để ít nhất một trong hai xảy ra'],
        [p * (1 - q), 'chỉ xét một trường hợp, bỏ trường hợp còn lại'],
        (1 - p) * (1 - q),
      ],
      why: `$${n(p)} \\cdot (1 - ${n(q)}) + (1 - ${n(p)}) \\cdot ${n(q)} = ${n(p * (1 - q))} + ${n(q * (1 - p))} = ${n(is)}$.`,
    };
  }),
  fb('M1', 'cả hai biến cố độc lập cùng xảy ra', (r) => {
    const [p, q] = [r.pick([0.6, 0.7, 0.8, 0.9]), r.pick([0.3, 0.5, 0.4, 0.6])];
    return {
      ask: [
        `Cho $A$, $B$ là hai biến cố độc lập, $P(A) = ${n(p)}$, $P(B) = ${n(q)}$. Tính $P(AB)$.`,
        `Hai máy hoạt động độc lập; xác suất chạy tốt trong ngày của máy I là ${plain(p)}, của máy II là ${plain(q)}. Xác suất để cả hai máy cùng chạy tốt là bao nhiêu?`,
        `Xác suất có mưa ngày mai ở Huế là ${plain(p)}, ở Cần Thơ là ${plain(q)}; coi thời tiết hai nơi độc lập với nhau. Tính xác suất để ngày mai cả hai nơi đều có mưa.`,
      ],
      is: p * q,
      why: `Hai biến cố độc lập nên xác suất để cả hai cùng xảy ra là $${n(p)} \\cdot ${n(q)} = ${n(p * q)}$.`,
    };
  }),
  ew('M3', 'lấy từ mỗi hộp một viên bi', (r, turn) => {
    const [taken, one, two, alike] = [
      ['từ hộp I, hộp II lấy được viên đỏ', 'viên đỏ', 'Hai viên', 'màu'],
      ['từ giỏ I, giỏ II lấy được quả cam', 'quả cam', 'Hai quả', 'loại'],
      ['ở tổ I, tổ II chọn được bạn nam', 'bạn nam', 'Hai bạn', 'giới tính'],
    ][turn]!;
    const [a, b, c, d] = [r.int(2, 4), r.int(5, 6), r.int(3, 5), r.int(2, 4)];
    const [all1, all2] = [a + b, c + d];
    return {
      ask: [
        `Hộp I có ${a} bi đỏ và ${b} bi xanh, hộp II có ${c} bi đỏ và ${d} bi xanh; các viên bi cùng kích thước, khối lượng. Lấy ngẫu nhiên từ mỗi hộp một viên. Tính xác suất để hai viên cùng màu và xác suất để có ít nhất một viên đỏ.`,
        `Giỏ I có ${a} quả cam và ${b} quả quýt, giỏ II có ${c} quả cam và ${d} quả quýt. Lan nhắm mắt lấy từ mỗi giỏ một quả. Tính xác suất để Lan lấy được hai quả cùng loại; xác suất để có ít nhất một quả cam.`,
        `Tổ I có ${a} nam, ${b} nữ; tổ II có ${c} nam, ${d} nữ. Chọn ngẫu nhiên mỗi tổ một bạn đi trực. Tính xác suất để hai bạn cùng giới tính và xác suất để có ít nhất một bạn nam.`,
      ],
      solution: `Gọi $A$, $B$ lần lượt là biến cố ${taken}; $A$, $B$ độc lập, $P(A) = ${fraction(a, all1)}$, $P(B) = ${fraction(c, all2)}$.\n${two} cùng ${alike}: $AB \\cup \\overline{A}\\,\\overline{B}$, hai biến cố này xung khắc.\n$P = \\dfrac{${a}}{${all1}} \\cdot \\dfrac{${c}}{${all2}} + \\dfrac{${b}}{${all1}} \\cdot \\dfrac{${d}}{${all2}} = \\dfrac{${a * c + b * d}}{${all1 * all2}}${fraction(a * c + b * d, all1 * all2) === `\\dfrac{${a * c + b * d}}{${all1 * all2}}` ? '' : ` = ${fraction(a * c + b * d, all1 * all2)}`}$.\nCó ít nhất một ${one}: $1 - P(\\overline{A}\\,\\overline{B}) = 1 - \\dfrac{${b * d}}{${all1 * all2}} = ${fraction(all1 * all2 - b * d, all1 * all2)}$.`,
    };
  }),
]);

export const space11Third: readonly Template[] = [...parallels, ...perpendiculars, ...grouped, ...chances];
