/** Second families for each place of the term tests of grade 8: geometry, data and chance. */
import { fraction, gcd, n, type Template } from '../../template.ts';
import { chart, plane, solid } from '../figure-kit.ts';
import { again, degrees } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const pythagoras: readonly Template[] = [
  ...unit(8, 'Hình chóp đều', ({ fb }) => [
    fb('M2', 'vải phủ lều hình chóp tứ giác đều', (r) => {
      const a = r.int(2, 6);
      // The slant height is longer than half the base edge, or the faces do not meet.
      const d = r.int(Math.floor(a / 2) + 1, 6);
      return {
        ask: [
          `Lều trại dạng hình chóp tứ giác đều như hình bên có cạnh đáy ${a} m, trung đoạn ${d} m. Cần bao nhiêu mét vuông vải để phủ bốn mặt bên (không tính mép gấp)?`,
          `Hình chóp tứ giác đều $S.ABCD$ ở hình bên có cạnh đáy ${a} m và trung đoạn ${d} m. Tính diện tích xung quanh (m²).`,
          `Mái tháp dạng hình chóp tứ giác đều như hình bên có cạnh đáy ${a} m, trung đoạn ${d} m. Diện tích phần mái cần lợp là bao nhiêu mét vuông?`,
        ],
        is: 2 * a * d,
        unit: 'm²',
        why: `Diện tích xung quanh bằng nửa chu vi đáy nhân trung đoạn: $\\dfrac{4 \\cdot ${a}}{2} \\cdot ${d} = ${2 * a * d}$ (m²).`,
        figure: solid('pyramid', false),
      };
    }),
  ]),
  ...unit(8, 'Tam giác vuông và định lí Pythagore', ({ mc, ew }) => [
    mc('M1', 'hệ thức Pythagore theo hình', (_, turn) => {
      const [shape, right, wrong, why, figure] = (
        [
          [
            'tam giác vuông $ABC$',
            '$BC^2 = AB^2 + AC^2$',
            [
              ['$AB^2 = BC^2 + AC^2$', 'lấy $AB$ làm cạnh huyền'],
              ['$AC^2 = AB^2 + BC^2$', 'lấy $AC$ làm cạnh huyền'],
              ['$BC = AB + AC$', 'quên bình phương'],
            ],
            'Góc vuông ở $A$ nên $BC$ là cạnh huyền.',
            plane('right', 40, {}),
          ],
          [
            'hình chữ nhật $ABCD$ có đường chéo $AC$',
            '$AC^2 = AB^2 + BC^2$',
            [
              ['$AB^2 = AC^2 + BC^2$', 'lấy $AB$ làm cạnh huyền'],
              ['$BC^2 = AB^2 + AC^2$', 'lấy $BC$ làm cạnh huyền'],
              ['$AC = AB + BC$', 'quên bình phương'],
            ],
            'Tam giác $ABC$ vuông tại $B$ nên $AC$ là cạnh huyền.',
            plane('rectangle', 32, {}),
          ],
          [
            'hình thoi $ABCD$ có hai đường chéo cắt nhau tại $O$',
            '$AB^2 = OA^2 + OB^2$',
            [
              ['$OA^2 = AB^2 + OB^2$', 'lấy $OA$ làm cạnh huyền'],
              ['$OB^2 = AB^2 + OA^2$', 'lấy $OB$ làm cạnh huyền'],
              ['$AB = OA + OB$', 'quên bình phương'],
            ],
            'Hai đường chéo của hình thoi vuông góc nên tam giác $OAB$ vuông tại $O$, cạnh huyền là $AB$.',
            plane('rhombus', 37, {}),
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho ${shape} như hình bên. Hệ thức nào đúng?`,
          `Với ${shape} ở hình bên, định lí Pythagore cho:`,
          `Quan sát ${shape} trong hình bên. Chọn đẳng thức đúng.`,
        ],
        right,
        wrong,
        why,
        figure,
      };
    }),
    ew('M3', 'chu vi tam giác từ đường cao', (r, turn) => {
      const [one, two] = r.pick([
        [
          [5, 13],
          [9, 15],
        ],
        [
          [9, 15],
          [5, 13],
        ],
        [
          [5, 13],
          [16, 20],
        ],
      ] as const);
      const [[hb, ab], [hc, ac]] = [one, two];
      const all = ab + ac + hb + hc;
      return {
        ask: [
          `Một cánh buồm hình tam giác $ABC$ có đường cao $AH = 12$ dm, $H$ nằm giữa $B$ và $C$, $HB = ${hb}$ dm, $HC = ${hc}$ dm. Tính độ dài hai mép $AB$, $AC$ và chu vi của cánh buồm.`,
          `Tam giác nhọn $ABC$ có đường cao $AH = 12$ cm, $HB = ${hb}$ cm, $HC = ${hc}$ cm. Tính $AB$, $AC$ và chu vi tam giác.`,
          `Cột $AH$ cao 12 m được giữ bởi hai dây cáp $AB$, $AC$ nối xuống mặt đất ở hai phía của cột, $HB = ${hb}$ m, $HC = ${hc}$ m. Tính độ dài mỗi dây và chu vi tam giác $ABC$.`,
        ],
        solution: [
          `Tam giác $ABH$ vuông tại $H$: $AB^2 = 12^2 + ${hb}^2 = ${ab * ab}$ nên $AB = ${ab}$.`,
          `Tam giác $ACH$ vuông tại $H$: $AC^2 = 12^2 + ${hc}^2 = ${ac * ac}$ nên $AC = ${ac}$.`,
          `$BC = HB + HC = ${hb} + ${hc} = ${hb + hc}$.`,
          `Chu vi: $${ab} + ${ac} + ${hb + hc} = ${all}$ (${['dm', 'cm', 'm'][turn]!}).`,
        ].join('\n'),
      };
    }),
  ]),
];

/** Half the difference of the bases, the height and the leg of an isosceles trapezium, with the angle at its base. */
const legs = [
  [3, 4, 5, 53],
  [6, 8, 10, 53],
  [5, 12, 13, 67],
  [8, 15, 17, 62],
] as const;

const quadrilaterals: readonly Template[] = unit(8, 'Các loại tứ giác', ({ mc, fb, ew }) => [
  mc('M1', 'đường chéo hình chữ nhật từ nửa đường chéo', (r) => {
    const a = r.int(4, 14);
    return {
      ask: [
        'Hình chữ nhật $ABCD$ ở hình bên có hai đường chéo cắt nhau tại $O$. Độ dài đường chéo $BD$ là:',
        'Từ độ dài $OA$ ghi trên hình chữ nhật $ABCD$ ở hình bên ($O$ là giao điểm hai đường chéo), ta có $BD$ bằng:',
        'Khung cửa hình chữ nhật $ABCD$ được gia cố bằng hai thanh chéo cắt nhau tại $O$ như hình bên. Thanh $BD$ dài:',
      ],
      right: `$${2 * a}$ cm`,
      wrong: [[`$${a}$ cm`, 'chỉ lấy nửa đường chéo'], [`$${4 * a}$ cm`, 'cộng cả hai đường chéo'], `$${a + 2}$ cm`],
      why: `$O$ là trung điểm của $AC$ nên $AC = 2 \\cdot ${a} = ${2 * a}$ (cm); hai đường chéo bằng nhau nên $BD = ${2 * a}$ cm.`,
      figure: plane('rectangle', 32, { OA: `${a} cm` }),
    };
  }),
  mc('M2', 'góc của đường chéo với cạnh hình chữ nhật', (r) => {
    const s = r.int(25, 42);
    return {
      ask: [
        'Hình chữ nhật $ABCD$ ở hình bên có $O$ là giao điểm hai đường chéo, góc $AOB$ đã ghi. Số đo góc $ACD$ là:',
        'Từ góc giữa hai đường chéo ghi trên hình chữ nhật ở hình bên, góc $ACD$ bằng:',
        'Hai thanh chéo của khung hình chữ nhật $ABCD$ tạo góc $AOB$ như hình bên. Thanh $AC$ tạo với cạnh $CD$ góc:',
      ],
      right: degrees(s),
      wrong: [
        [degrees(90 - s), 'tính góc $ACB$'],
        [degrees(180 - 2 * s), 'lấy luôn góc giữa hai đường chéo'],
        [degrees(2 * s), 'không chia đôi phần còn lại của $180^\\circ$'],
        degrees(s + 5),
      ],
      why: `$\\widehat{COD} = \\widehat{AOB} = ${180 - 2 * s}^\\circ$ (đối đỉnh), tam giác $OCD$ cân tại $O$: $\\widehat{ACD} = (180^\\circ - ${180 - 2 * s}^\\circ) : 2 = ${s}^\\circ$.`,
      figure: plane('rectangle', s, { AOB: `${180 - 2 * s}°`, ACD: '?' }),
    };
  }),
  fb('M1', 'góc của hình thang cân trên hình', (r) => {
    const s = r.int(48, 72);
    return {
      ask: [
        'Hình thang cân $ABCD$ ($AB$ song song với $CD$) ở hình bên có góc $D$ đã ghi. Góc $B$ bằng bao nhiêu độ?',
        'Từ góc $D$ ghi trên hình thang cân $ABCD$ (đáy $AB$, $CD$) ở hình bên, tính số đo (độ) góc $ABC$.',
        'Mặt bên của chậu hoa là hình thang cân $ABCD$ đáy $AB$, $CD$ như hình bên. Góc ở đỉnh $B$ bằng bao nhiêu độ?',
      ],
      is: 180 - s,
      unit: '°',
      why: `Hình thang cân có hai góc kề một đáy bằng nhau: $\\widehat{C} = \\widehat{D} = ${s}^\\circ$; $AB$ song song với $CD$ nên $\\widehat{B} = 180^\\circ - ${s}^\\circ = ${180 - s}^\\circ$.`,
      figure: plane('trapezoid', s, { D: `${s}°`, B: '?' }),
    };
  }),
  fb('M2', 'cạnh hình bình hành từ chu vi', (r) => {
    const [k, a] = [r.int(2, 4), r.int(4, 12)];
    const around = 2 * (k + 1) * a;
    return {
      ask: [
        `Hình bình hành có chu vi ${around} cm, cạnh này dài gấp ${k} lần cạnh kề với nó. Cạnh ngắn dài bao nhiêu xăng-ti-mét?`,
        `Bốn thanh gỗ ghép thành khung hình bình hành có chu vi ${around} cm; thanh dài gấp ${k} lần thanh ngắn. Tính độ dài (cm) thanh ngắn.`,
        `Mảnh đất hình bình hành có chu vi ${around} m, hai cạnh kề có tỉ số $${k} : 1$. Cạnh ngắn dài bao nhiêu mét?`,
      ],
      is: a,
      why: `Nửa chu vi bằng tổng hai cạnh kề: $${around} : 2 = ${around / 2}$, gồm ${k + 1} lần cạnh ngắn. Cạnh ngắn: $${around / 2} : ${k + 1} = ${a}$.`,
    };
  }),
  ew('M3', 'chiều cao và diện tích hình thang cân', (r, turn) => {
    const unit = ['cm', 'm', 'dm'][turn]!;
    const [half, high, leg, angle] = r.pick(legs);
    const top = r.int(5, 12);
    const bottom = top + 2 * half;
    return {
      ask: [
        `Hình thang cân $ABCD$ ($AB$ song song với $CD$) ở hình bên có các kích thước (cm) như đã ghi, $AH$ vuông góc với $CD$. a) Tính $DH$. b) Tính đường cao $AH$ và diện tích hình thang.`,
        `Mặt cắt của một con đê là hình thang cân $ABCD$ đáy $AB$, $CD$ như hình bên (đơn vị mét), $AH$ là đường cao. Tính $DH$, chiều cao $AH$ và diện tích mặt cắt.`,
        `Tấm bìa hình thang cân $ABCD$ đáy $AB$, $CD$ có số đo ghi ở hình bên (đơn vị dm), đường cao $AH$. Tính $DH$, $AH$ và diện tích tấm bìa.`,
      ],
      solution: [
        `Kẻ $BK$ vuông góc với $CD$. Hai tam giác vuông $ADH$ và $BCK$ bằng nhau (cạnh huyền, góc nhọn) nên $DH = KC$.`,
        `$HK = AB = ${top}$ nên $DH = (${bottom} - ${top}) : 2 = ${half}$ (${unit}).`,
        `$AH^2 = AD^2 - DH^2 = ${leg}^2 - ${half}^2 = ${high * high}$, vậy $AH = ${high}$ (${unit}).`,
        `Diện tích: $\\dfrac{(${top} + ${bottom}) \\cdot ${high}}{2} = ${((top + bottom) * high) / 2}$ (${unit}²).`,
      ].join('\n'),
      figure: plane('trapezoid', angle, { AB: `${top}`, CD: `${bottom}`, AD: `${leg}` }),
    };
  }),
]);

const thales: readonly Template[] = unit(8, 'Định lí Thalès trong tam giác', ({ mc, tf, ew }) => [
  mc('M1', 'tỉ số của hai đoạn thẳng khác đơn vị', (r) => {
    const [k, b] = [r.int(2, 6), r.int(2, 5)];
    const a = (10 * b) / k;
    if (!Number.isInteger(a) || a === b) return again();
    return {
      ask: [
        `Cho $AB = ${a}$ cm và $CD = ${b}$ dm. Tỉ số $\\dfrac{AB}{CD}$ bằng:`,
        `Đoạn thẳng $AB$ dài ${a} cm, đoạn thẳng $CD$ dài ${b} dm. Tỉ số của $AB$ và $CD$ là:`,
        `Thanh gỗ $AB$ dài ${a} cm, thanh gỗ $CD$ dài ${b} dm. Tính $\\dfrac{AB}{CD}$.`,
      ],
      right: `$${fraction(1, k)}$`,
      wrong: [
        [`$${fraction(a, b)}$`, 'không đổi về cùng đơn vị'],
        [`$${k}$`, 'lập tỉ số ngược'],
        [`$${fraction(a, 100 * b)}$`, 'đổi đề-xi-mét như mét'],
        `$${fraction(b, a)}$`,
      ],
      why: `$CD = ${b}$ dm $= ${10 * b}$ cm nên $\\dfrac{AB}{CD} = \\dfrac{${a}}{${10 * b}} = ${fraction(1, k)}$.`,
    };
  }),
  tf('M2', 'đo khoảng cách qua hồ bằng đường trung bình', (r) => {
    const [m, a, b] = [r.int(18, 40), r.int(30, 45), r.int(30, 45)];
    const tell = `hai điểm $A$, $B$ ở hai bên hồ. Bạn ấy chọn điểm $C$ trên bờ, lấy $M$, $N$ lần lượt là trung điểm của $CA$, $CB$ và đo được $MN = ${m}$ m, $CA = ${2 * a}$ m, $CB = ${2 * b}$ m.`;
    return {
      ask: [
        `Bạn Phúc cần đo khoảng cách giữa ${tell}`,
        `Bạn Linh tìm khoảng cách giữa ${tell}`,
        `Bạn Quân đo gián tiếp khoảng cách giữa ${tell}`,
      ],
      say: [
        [
          '$MN$ song song với $AB$.',
          '$MN$ vuông góc với $AB$.',
          '$MN$ là đường trung bình của tam giác $ABC$ nên song song với $AB$.',
        ],
        [
          `$AB = ${2 * m}$ m.`,
          `$AB = ${n(m / 2)}$ m.`,
          `$MN = \\dfrac{1}{2}AB$ nên $AB = 2 \\cdot ${m} = ${2 * m}$ (m).`,
        ],
        [
          `Chu vi tam giác $CMN$ bằng ${m + a + b} m.`,
          `Chu vi tam giác $CMN$ bằng ${m + 2 * a + 2 * b} m.`,
          `$CM = ${a}$ m, $CN = ${b}$ m nên chu vi là $${a} + ${b} + ${m} = ${m + a + b}$ (m).`,
        ],
        [
          'Chu vi tam giác $CAB$ gấp 2 lần chu vi tam giác $CMN$.',
          'Chu vi tam giác $CAB$ gấp 4 lần chu vi tam giác $CMN$.',
          'mỗi cạnh của tam giác $CAB$ gấp 2 lần cạnh tương ứng của tam giác $CMN$.',
        ],
      ],
    };
  }),
  ew('M3', 'tứ giác có đỉnh là trung điểm các cạnh', (r, turn) => {
    const [a, b] = [2 * r.int(5, 15), 2 * r.int(5, 15)];
    return {
      ask: [
        `Tứ giác $ABCD$ có $AC = ${a}$ cm, $BD = ${b}$ cm. Gọi $M$, $N$, $P$, $Q$ lần lượt là trung điểm của $AB$, $BC$, $CD$, $DA$. Chứng minh $MNPQ$ là hình bình hành và tính chu vi của nó.`,
        `Khu vườn hình tứ giác $ABCD$ có hai đường chéo $AC = ${a}$ m, $BD = ${b}$ m. Lối đi nối lần lượt trung điểm $M$, $N$, $P$, $Q$ của $AB$, $BC$, $CD$, $DA$. Chứng minh lối đi tạo thành hình bình hành $MNPQ$ và tính độ dài lối đi.`,
        `Con diều hình tứ giác $ABCD$ có $AC = ${a}$ dm, $BD = ${b}$ dm. Dây viền nối lần lượt trung điểm $M$, $N$, $P$, $Q$ của bốn cạnh $AB$, $BC$, $CD$, $DA$. Chứng minh $MNPQ$ là hình bình hành và tính chiều dài dây viền.`,
      ],
      solution: [
        `$MN$ là đường trung bình của tam giác $ABC$ nên $MN$ song song với $AC$ và $MN = \\dfrac{1}{2}AC = ${a / 2}$.`,
        `$PQ$ là đường trung bình của tam giác $ADC$ nên $PQ$ song song với $AC$ và $PQ = ${a / 2}$. Do đó $MN$ và $PQ$ song song, bằng nhau: $MNPQ$ là hình bình hành.`,
        `$NP$ là đường trung bình của tam giác $BCD$ nên $NP = \\dfrac{1}{2}BD = ${b / 2}$.`,
        `Chu vi: $2 \\cdot (${a / 2} + ${b / 2}) = ${a + b}$ (${['cm', 'm', 'dm'][turn]!}).`,
      ].join('\n'),
    };
  }),
]);

const similar: readonly Template[] = unit(8, 'Tam giác đồng dạng', ({ mc, fb, tf, ew }) => [
  mc('M1', 'tỉ số đồng dạng từ hai chu vi', (r) => {
    const [p, q, k] = [r.int(2, 5), r.int(3, 7), r.int(3, 6)];
    if (p >= q || (p === 2 && q === 4) || (p === 2 && q === 6) || (p === 3 && q === 6)) return again();
    return {
      ask: [
        `Tam giác $ABC$ đồng dạng với tam giác $MNP$; chu vi của chúng lần lượt là ${p * k} cm và ${q * k} cm. Tỉ số đồng dạng của tam giác $ABC$ với tam giác $MNP$ là:`,
        `Hai biển báo là hai tam giác đồng dạng $ABC$ và $MNP$ có chu vi ${p * k} dm và ${q * k} dm (theo thứ tự đó). Tỉ số $\\dfrac{AB}{MN}$ bằng:`,
        `Biết tam giác $ABC$ và tam giác $MNP$ đồng dạng (các đỉnh viết theo thứ tự tương ứng), chu vi tam giác $ABC$ là ${p * k} cm, chu vi tam giác $MNP$ là ${q * k} cm. Khi đó $\\dfrac{BC}{NP}$ bằng:`,
      ],
      right: `$${fraction(p, q)}$`,
      wrong: [
        [`$${fraction(q, p)}$`, 'lập tỉ số ngược'],
        [`$${fraction(p * p, q * q)}$`, 'nhầm với tỉ số diện tích'],
        [`$${fraction(p, p + q)}$`, 'lấy tổng hai chu vi làm mẫu'],
      ],
      why: `Tỉ số chu vi bằng tỉ số đồng dạng: $\\dfrac{${p * k}}{${q * k}} = ${fraction(p, q)}$.`,
    };
  }),
  mc('M1', 'trường hợp đồng dạng theo hình', (_, turn) => {
    const names = ['cạnh – cạnh – cạnh', 'cạnh – góc – cạnh', 'góc – góc'];
    const labels: Readonly<Record<string, string>>[] = [
      { AB: '6', BC: '8', AC: '7,6', DE: '3', EF: '4', DF: '3,8' },
      { AB: '6', BC: '8', B: '64°', DE: '3', EF: '4', E: '64°' },
      { B: '64°', C: '45°', E: '64°', F: '45°' },
    ];
    const why = [
      'Ba cặp cạnh tỉ lệ: $\\dfrac{6}{3} = \\dfrac{8}{4} = \\dfrac{7{,}6}{3{,}8} = 2$.',
      'Hai cặp cạnh tỉ lệ $\\dfrac{6}{3} = \\dfrac{8}{4}$ và hai góc xen giữa bằng nhau ($64^\\circ$).',
      'Hai cặp góc bằng nhau: $64^\\circ$ và $45^\\circ$.',
    ];
    return {
      ask: [
        'Theo các số đo ghi ở hình bên, hai tam giác $ABC$ và $DEF$ đồng dạng theo trường hợp nào?',
        'Chỉ dùng các số đo ghi trên hai tam giác $ABC$, $DEF$ ở hình bên, ta kết luận chúng đồng dạng nhờ trường hợp:',
        'Bạn Tâm giải thích hai tam giác $ABC$ và $DEF$ ở hình bên đồng dạng từ các số đo đã ghi. Bạn dùng trường hợp:',
      ],
      right: names[turn]!,
      wrong: (
        [
          [names[0]!, 'cho rằng cần đủ ba cạnh'],
          [names[1]!, 'cho rằng có hai cạnh và một góc'],
          [names[2]!, 'cho rằng có hai cặp góc'],
          ['cạnh huyền – cạnh góc vuông', 'nhầm với tam giác vuông'],
        ] as const
      ).filter((_, at) => at !== turn),
      why: `${why[turn]!} Đó là trường hợp ${names[turn]!}.`,
      figure: plane('pair', 50, labels[turn]!),
    };
  }),
  mc('M2', 'giao điểm hai đường chéo hình thang', (r) => {
    const [p, q, k, m] = [r.int(2, 4), r.int(3, 6), r.int(2, 3), r.int(2, 4)];
    if (p >= q || q - p === p || gcd(p, q) > 1) return again();
    return {
      ask: [
        `Hình thang $ABCD$ có $AB$ song song với $CD$, $AB = ${p * k}$ cm, $CD = ${q * k}$ cm; hai đường chéo cắt nhau tại $O$ và $OA = ${p * m}$ cm. Độ dài $OC$ là:`,
        `Hai thanh chéo $AC$, $BD$ của giá đỡ hình thang $ABCD$ (đáy $AB = ${p * k}$ cm, $CD = ${q * k}$ cm) cắt nhau tại $O$, $OA = ${p * m}$ cm. Đoạn $OC$ dài:`,
        `Cho $O$ là giao điểm hai đường chéo của hình thang $ABCD$ có hai đáy $AB = ${p * k}$ cm, $CD = ${q * k}$ cm. Biết $OA = ${p * m}$ cm, tính $OC$.`,
      ],
      right: `$${q * m}$ cm`,
      wrong: [
        [`$${p * m + (q - p) * k}$ cm`, 'cộng thêm hiệu hai đáy'],
        [`$${p * m}$ cm`, 'cho rằng $O$ là trung điểm của $AC$'],
        [`$${(p + q) * m}$ cm`, 'tính cả đường chéo $AC$'],
        `$${q * m + 1}$ cm`,
        `$${q * m + 2}$ cm`,
      ],
      why: `Tam giác $OAB$ đồng dạng với tam giác $OCD$ nên $\\dfrac{OA}{OC} = \\dfrac{AB}{CD} = \\dfrac{${p * k}}{${q * k}} = \\dfrac{${p}}{${q}}$. Vậy $OC = ${p * m} \\cdot \\dfrac{${q}}{${p}} = ${q * m}$ (cm).`,
    };
  }),
  fb('M1', 'góc tương ứng của hai tam giác đồng dạng', (r) => {
    const [a, b] = [r.int(35, 75), r.int(40, 70)];
    const c = 180 - a - b;
    if (a === b || c === a || c === b) return again();
    return {
      ask: [
        `Tam giác $ABC$ đồng dạng với tam giác $MNP$ (đỉnh viết theo thứ tự tương ứng), $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$. Góc $P$ bằng bao nhiêu độ?`,
        `Bản vẽ thu nhỏ $MNP$ đồng dạng với mảnh đất tam giác $ABC$ theo thứ tự đỉnh tương ứng. Biết góc $A$ bằng $${a}^\\circ$, góc $B$ bằng $${b}^\\circ$, tính số đo (độ) góc $P$.`,
        `Cho hai tam giác $ABC$, $MNP$ đồng dạng (các đỉnh viết theo thứ tự tương ứng) với $\\widehat{A} = ${a}^\\circ$ và $\\widehat{N} = ${b}^\\circ$. Tính số đo (độ) góc $P$.`,
      ],
      is: c,
      unit: '°',
      why: `Các góc tương ứng bằng nhau, tổng ba góc của tam giác bằng $180^\\circ$: $\\widehat{P} = 180^\\circ - ${a}^\\circ - ${b}^\\circ = ${c}^\\circ$.`,
    };
  }),
  tf('M1', 'phóng to một bức ảnh', (r) => {
    const [w, h, k] = [r.pick([4, 6, 9]), r.pick([5, 8, 10, 12]), r.int(2, 3)];
    const tell = `bức ảnh hình chữ nhật ${w} cm × ${h} cm được phóng to theo tỉ số ${k} (mọi độ dài gấp ${k} lần).`;
    return {
      ask: [`Một ${tell}`, `Để làm báo tường, ${tell}`, `Ở hiệu ảnh, ${tell}`],
      say: [
        [
          'Ảnh mới và ảnh cũ là hai hình đồng dạng.',
          'Ảnh mới và ảnh cũ là hai hình bằng nhau.',
          `ảnh mới là ảnh cũ phóng to ${k} lần, cùng hình dạng nhưng khác kích thước.`,
        ],
        [
          `Hai cạnh của ảnh mới dài ${k * w} cm và ${k * h} cm.`,
          `Hai cạnh của ảnh mới dài ${k + w} cm và ${k + h} cm.`,
          `$${w} \\cdot ${k} = ${k * w}$ và $${h} \\cdot ${k} = ${k * h}$.`,
        ],
        [
          `Chu vi ảnh mới là ${2 * k * (w + h)} cm.`,
          `Chu vi ảnh mới là ${2 * k * k * (w + h)} cm.`,
          `$2 \\cdot (${k * w} + ${k * h}) = ${2 * k * (w + h)}$, gấp ${k} lần chu vi ảnh cũ.`,
        ],
        [
          `Diện tích ảnh mới gấp ${k * k} lần diện tích ảnh cũ.`,
          `Diện tích ảnh mới gấp ${k} lần diện tích ảnh cũ.`,
          `$${k * w} \\cdot ${k * h} = ${k * k * w * h}$, còn $${w} \\cdot ${h} = ${w * h}$; $${k * k * w * h} : ${w * h} = ${k * k}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'hệ thức của đường cao trong tam giác vuông', (r, turn) => {
    const unit = ['cm', 'dm', ''][turn]!;
    const [hb, hc, ah, angle] = r.pick([
      [4, 9, 6, 56],
      [9, 16, 12, 53],
      [9, 4, 6, 34],
      [16, 9, 12, 37],
    ] as const);
    return {
      ask: [
        'Tam giác $ABC$ ở hình bên vuông tại $A$, đường cao $AH$, số đo ghi theo xăng-ti-mét. a) Chứng minh tam giác $HBA$ đồng dạng với tam giác $HAC$. b) Tính $AH$ và diện tích tam giác $ABC$.',
        'Mặt bên của mái che là tam giác $ABC$ vuông tại $A$ với cột chống $AH$ vuông góc với $BC$ như hình bên (đơn vị dm). Chứng minh hai tam giác $HBA$, $HAC$ đồng dạng, tính chiều cao $AH$ của cột và diện tích mặt bên.',
        'Cho tam giác $ABC$ vuông tại $A$, đường cao $AH$ với $BH$, $HC$ như hình bên. Chứng minh tam giác $HBA$ đồng dạng với tam giác $HAC$, từ đó tính $AH$ và diện tích tam giác $ABC$.',
      ],
      solution: [
        '$\\widehat{AHB} = \\widehat{CHA} = 90^\\circ$ và $\\widehat{HBA} = \\widehat{HAC}$ (cùng phụ với góc $BAH$).',
        'Vậy tam giác $HBA$ đồng dạng với tam giác $HAC$ (góc – góc).',
        `Suy ra $\\dfrac{HB}{HA} = \\dfrac{HA}{HC}$, tức là $AH^2 = HB \\cdot HC = ${hb} \\cdot ${hc} = ${ah * ah}$, $AH = ${ah}$${unit && ` (${unit})`}.`,
        `Diện tích: $\\dfrac{BC \\cdot AH}{2} = \\dfrac{${hb + hc} \\cdot ${ah}}{2} = ${((hb + hc) * ah) / 2}$${unit && ` (${unit}²)`}.`,
      ].join('\n'),
      figure: plane('height', angle, { BH: `${hb}`, HC: `${hc}` }),
    };
  }),
]);

const data: readonly Template[] = [
  ...unit(8, 'Dữ liệu và biểu đồ', ({ mc, fb, ew }) => [
    mc('M1', 'phần còn lại của biểu đồ hình quạt', (r) => {
      const [a, b] = [5 * r.int(6, 9), 5 * r.int(2, 5)];
      const c = 100 - a - b;
      if (c === a || c === b) return again();
      return {
        ask: [
          'Biểu đồ hình quạt tròn bên cho biết tỉ lệ sách mượn ở thư viện: truyện, sách khoa học và sách tham khảo. Hai loại truyện và sách khoa học chiếm tất cả:',
          'Theo biểu đồ hình quạt tròn bên về sách mượn ở thư viện, truyện và sách khoa học gộp lại chiếm:',
          'Thư viện trường vẽ biểu đồ hình quạt tròn bên về các loại sách được mượn. Tổng tỉ lệ của truyện và sách khoa học là:',
        ],
        right: `${a + b}%`,
        wrong: [
          [`${c}%`, 'lấy phần của sách tham khảo'],
          [`${a}%`, 'chỉ lấy phần của truyện'],
          [`${a - b}%`, 'trừ thay vì cộng'],
          `${b}%`,
        ],
        why: `Truyện ${a}%, sách khoa học ${b}%: $${a} + ${b} = ${a + b}$ (%).`,
        figure: chart('pie', '', [
          ['Truyện', a],
          ['Khoa học', b],
          ['Tham khảo', c],
        ]),
      };
    }),
    fb('M1', 'mức tăng trên biểu đồ đoạn thẳng', (r) => {
      const first = r.int(18, 22);
      const values = [first, first + r.int(2, 4), first + r.int(6, 9), first + r.int(3, 5)];
      return {
        ask: [
          'Biểu đồ đoạn thẳng bên ghi nhiệt độ (°C) trong một ngày. Từ 6 giờ đến 12 giờ nhiệt độ tăng bao nhiêu độ?',
          'Theo biểu đồ nhiệt độ (°C) bên, nhiệt độ lúc 12 giờ cao hơn lúc 6 giờ bao nhiêu độ?',
          'Trạm quan trắc của trường vẽ biểu đồ nhiệt độ (°C) ở hình bên. Tính mức tăng nhiệt độ từ 6 giờ đến 12 giờ.',
        ],
        is: values[2]! - first,
        why: `Lúc 6 giờ là ${first} °C, lúc 12 giờ là ${values[2]!} °C: $${values[2]!} - ${first} = ${values[2]! - first}$.`,
        figure: chart(
          'line',
          'Nhiệt độ',
          values.map((value, at) => [`${6 + 3 * at} giờ`, value] as const),
        ),
      };
    }),
    ew('M3', 'so sánh hai năm trên biểu đồ cột kép', (r) => {
      const before = [20 * r.int(2, 4), 20 * r.int(3, 5), 20 * r.int(2, 5)];
      const after = before.map((one) => one + one / r.pick([2, 4, 5]));
      const [x, y] = [before, after].map((list) => list.reduce((total, one) => total + one, 0)) as [number, number];
      return {
        ask: [
          'Biểu đồ cột kép bên ghi số sách (quyển) ba lớp quyên góp trong hai năm. a) Tính tổng số sách mỗi năm. b) Lớp 8A năm sau tăng bao nhiêu phần trăm so với năm trước? c) Cả ba lớp năm sau tăng bao nhiêu quyển?',
          'Ba lớp quyên góp sách trong hai năm, kết quả (quyển) ở biểu đồ cột kép bên. Tính tổng số sách từng năm, tỉ lệ phần trăm tăng thêm của lớp 8A và số quyển tăng thêm của cả ba lớp.',
          'Từ biểu đồ cột kép bên về số sách quyên góp (quyển) của ba lớp, hãy tính tổng của từng năm, phần trăm tăng của lớp 8A so với năm trước và số sách cả ba lớp tăng thêm.',
        ],
        solution: [
          `Năm trước: $${before.join(' + ')} = ${x}$ (quyển).`,
          `Năm sau: $${after.join(' + ')} = ${y}$ (quyển).`,
          `Lớp 8A tăng $${after[0]!} - ${before[0]!} = ${after[0]! - before[0]!}$ quyển, bằng $\\dfrac{${after[0]! - before[0]!}}{${before[0]!}} = ${n((100 * (after[0]! - before[0]!)) / before[0]!)}\\%$.`,
          `Cả ba lớp tăng $${y} - ${x} = ${y - x}$ quyển.`,
        ].join('\n'),
        figure: chart(
          'bar',
          'Số sách',
          before.map((one, at) => [`8${'ABC'[at]!}`, one, after[at]!] as const),
          ['Năm trước', 'Năm sau'],
        ),
      };
    }),
  ]),
  ...unit(8, 'Xác suất của biến cố', ({ mc, tf, ew }) => [
    mc('M1', 'xác suất từ số kết quả thuận lợi', (r) => {
      const [parts, win] = [r.pick([8, 10, 12]), r.int(2, 3)];
      return {
        ask: [
          `Đĩa tròn chia thành ${parts} hình quạt bằng nhau, ${win} hình quạt tô đỏ. Quay đĩa một lần. Xác suất mũi tên chỉ vào hình quạt đỏ là:`,
          `Trong ${parts} lá phiếu giống nhau có ${win} phiếu trúng thưởng. Rút ngẫu nhiên một phiếu. Xác suất trúng thưởng bằng:`,
          `Tổ có ${parts} bạn, ${win} bạn biết bơi. Chọn ngẫu nhiên một bạn. Xác suất chọn được bạn biết bơi là:`,
        ],
        right: `$${fraction(win, parts)}$`,
        wrong: [
          [`$${fraction(1, parts)}$`, 'chỉ tính một kết quả thuận lợi'],
          [`$${fraction(parts - win, parts)}$`, 'tính xác suất của trường hợp ngược lại'],
          [`$${fraction(win, parts - win)}$`, 'chia cho số kết quả không thuận lợi'],
          `$${fraction(1, win)}$`,
        ],
        why: `Có ${parts} kết quả đồng khả năng, ${win} kết quả thuận lợi: $\\dfrac{${win}}{${parts}}${gcd(win, parts) === 1 ? '' : ` = ${fraction(win, parts)}`}$.`,
      };
    }),
    tf('M2', 'rút thẻ đánh số từ 1', (r) => {
      const all = r.pick([15, 20, 25]);
      const [three, five] = [Math.floor(all / 3), all / 5];
      const tell = `Hộp có ${all} tấm thẻ cùng loại ghi các số từ 1 đến ${all}, mỗi thẻ một số. Rút ngẫu nhiên một thẻ.`;
      const both = Math.floor(all / 15);
      return {
        ask: [tell, `Hội xuân có trò chơi rút thẻ. ${tell}`, `${tell} Xét các khẳng định sau.`],
        say: [
          [
            `Có ${all} kết quả đồng khả năng.`,
            `Có ${all - 1} kết quả đồng khả năng.`,
            `mỗi thẻ là một kết quả, có ${all} thẻ.`,
          ],
          [
            `Xác suất rút được số chia hết cho 5 là $${fraction(five, all)}$.`,
            `Xác suất rút được số chia hết cho 5 là $${fraction(five + 1, all)}$.`,
            `có $${all} : 5 = ${five}$ số chia hết cho 5.`,
          ],
          [
            `Có ${three} số chia hết cho 3.`,
            `Có ${three + 1} số chia hết cho 3.`,
            `các số đó là bội của 3 từ 3 đến ${3 * three}, có $${3 * three} : 3 = ${three}$ số.`,
          ],
          [
            `Có ${three + five - both} số chia hết cho 3 hoặc cho 5.`,
            `Có ${three + five} số chia hết cho 3 hoặc cho 5.`,
            `$${three} + ${five} - ${both} = ${three + five - both}$, vì số 15 được đếm ở cả hai nhóm.`,
          ],
        ],
      };
    }),
    ew('M3', 'xác suất khi ghép số có hai chữ số', (r) => {
      const digits = r.pick([
        [1, 2, 3, 4],
        [2, 3, 4, 5],
        [1, 2, 5, 6],
        [3, 4, 5, 6],
      ] as const);
      const numbers = digits.flatMap((a) => digits.filter((b) => b !== a).map((b) => 10 * a + b));
      const even = numbers.filter((one) => one % 2 === 0);
      const three = numbers.filter((one) => one % 3 === 0);
      const told = digits.join(', ');
      return {
        ask: [
          `Từ bốn thẻ ghi các số ${told}, rút lần lượt hai thẻ (không trả lại) và ghép thành số có hai chữ số theo thứ tự rút. a) Liệt kê các kết quả. b) Tính xác suất số nhận được là số chẵn. c) Tính xác suất số nhận được chia hết cho 3.`,
          `Bạn Ngân viết ngẫu nhiên một số có hai chữ số khác nhau lấy từ các chữ số ${told}. Liệt kê các số có thể viết, rồi tính xác suất để số đó chẵn và xác suất để số đó chia hết cho 3.`,
          `Mã khoá tủ gồm hai chữ số khác nhau chọn từ ${told}. Chọn ngẫu nhiên một mã, coi là số có hai chữ số. Liệt kê các mã; tính xác suất mã là số chẵn; tính xác suất mã chia hết cho 3.`,
        ],
        solution: [
          `Các kết quả: ${numbers.join('; ')}.`,
          `Có ${numbers.length} kết quả đồng khả năng.`,
          `Số chẵn: ${even.join('; ')}, có ${even.length} số, xác suất $\\dfrac{${even.length}}{${numbers.length}} = ${fraction(even.length, numbers.length)}$.`,
          `Chia hết cho 3: ${three.join('; ')}, có ${three.length} số, xác suất $\\dfrac{${three.length}}{${numbers.length}} = ${fraction(three.length, numbers.length)}$.`,
        ].join('\n'),
      };
    }),
  ]),
];

export const geometry8Second: readonly Template[] = [...pythagoras, ...quadrilaterals, ...thales, ...similar, ...data];
