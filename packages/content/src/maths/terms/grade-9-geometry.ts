/** Geometry, statistics and probability of grade 9 for the tests of a term and the entrance test of grade 10. */
import { fraction, gcd, n, plain, rounded, type Template } from '../template.ts';
import { table, unit } from './kit.ts';

const right = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;
const deg = (value: number) => `${n(value)}^\\circ`;

const geometry: readonly Template[] = [
  ...unit(9, 'Hệ thức lượng trong tam giác vuông', ({ mc, fb, ew }) => [
    mc('M2', 'tính cạnh góc vuông', (r) => {
      const [a, angle] = [2 * r.int(3, 9), r.pick([30, 60] as const)];
      const root = `${a / 2}\\sqrt{3}`;
      const half = `$${a / 2}$ cm`;
      return {
        ask: [
          `Tam giác $ABC$ vuông tại $A$ có $BC = ${a}$ cm, $\\widehat{B} = ${angle}^\\circ$. Độ dài cạnh $AC$ là:`,
          `Một tam giác vuông có cạnh huyền dài ${a} cm. Cạnh đối diện với góc nhọn $${angle}^\\circ$ dài:`,
          `Cho tam giác $ABC$ vuông tại $A$, $\\widehat{B} = ${angle}^\\circ$, cạnh huyền ${a} cm. Tính $AC$ ta được:`,
        ],
        right: angle === 30 ? half : `$${root}$ cm`,
        wrong:
          angle === 30
            ? [
                [`$${root}$ cm`, 'dùng côsin thay cho sin'],
                [`$${2 * a}$ cm`, 'chia cho sin thay vì nhân'],
                [`$${a}\\sqrt{3}$ cm`, 'dùng côtang thay cho sin'],
              ]
            : [
                [half, 'dùng côsin thay cho sin'],
                [`$${a}\\sqrt{3}$ cm`, 'dùng tang thay cho sin'],
                [`$${2 * a}$ cm`, 'chia cho côsin thay vì nhân với sin'],
              ],
        why: `Cạnh góc vuông bằng cạnh huyền nhân với sin góc đối: $${a} \\cdot \\sin ${angle}^\\circ = ${angle === 30 ? a / 2 : root}$ (cm).`,
      };
    }),
    fb('M2', 'tính độ cao của thang', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [1.5, 2, 2.5],
        [2.1, 2.8, 3.5],
        [1.2, 1.6, 2],
      ] as const);
      return {
        ask: [
          `Một chiếc thang dài ${plain(c)} m dựa vào tường, chân thang cách tường ${plain(a)} m. Đầu trên của thang cách mặt đất bao nhiêu mét?`,
          `Tam giác $ABC$ vuông tại $A$ có $BC = ${n(c)}$ m và $AB = ${n(a)}$ m. Độ dài cạnh $AC$ bằng bao nhiêu mét?`,
          `Sợi dây dài ${plain(c)} m được căng từ đầu trên của cọc thẳng đứng đến một điểm trên mặt đất cách chân cọc ${plain(a)} m. Cọc cao bao nhiêu mét?`,
        ],
        is: b,
        unit: 'm',
        why: `Cạnh huyền dài ${plain(c)} m, một cạnh góc vuông dài ${plain(a)} m nên cạnh kia dài $\\sqrt{${n(c)}^2 - ${n(a)}^2} = ${n(b)}$ (m).`,
      };
    }),
    ew('M3', 'bài toán đo chiều cao', (r) => {
      const [d, a] = [r.int(20, 60), r.pick([28, 32, 35, 40] as const)];
      const tan = rounded(Math.tan((a * Math.PI) / 180), 4);
      const h = rounded(d * Math.tan((a * Math.PI) / 180), 1);
      return {
        ask: [
          `Từ một điểm trên mặt đất cách chân toà nhà ${d} m, người ta nhìn thấy đỉnh toà nhà với góc nâng $${a}^\\circ$. Tính chiều cao toà nhà (làm tròn đến hàng phần mười của mét).`,
          `Tia nắng tạo với mặt đất góc $${a}^\\circ$, bóng của một cây cao trên mặt đất dài ${d} m. Vẽ hình minh hoạ và tính chiều cao của cây, làm tròn đến hàng phần mười của mét.`,
          `Một chiếc diều được giữ cách chỗ đứng (theo phương ngang) ${d} m, dây diều căng thẳng tạo với phương ngang góc $${a}^\\circ$. Coi tay người ở sát mặt đất, hỏi diều cao bao nhiêu mét so với mặt đất (làm tròn đến hàng phần mười)?`,
        ],
        solution: `Xét tam giác vuông có một cạnh góc vuông là ${d} m (khoảng cách nằm ngang), góc nhọn kề với cạnh đó là $${a}^\\circ$, cạnh đối diện là chiều cao $h$ cần tìm.\n$\\tan ${a}^\\circ = \\dfrac{h}{${d}}$, suy ra $h = ${d} \\cdot \\tan ${a}^\\circ \\approx ${d} \\cdot ${n(tan)} \\approx ${n(h)}$ (m).\nVậy chiều cao khoảng ${plain(h)} m.`,
      };
    }),
  ]),
  ...unit(9, 'Góc và tiếp tuyến của đường tròn', ({ mc, fb, ew }) => [
    mc('M2', 'khoảng cách từ tâm đến dây', (r) => {
      const [a, b, c] = r.pick(right);
      return {
        ask: [
          `Đường tròn tâm $O$ bán kính ${c} cm có dây $AB = ${2 * a}$ cm. Khoảng cách từ $O$ đến dây $AB$ là:`,
          `Một dây cung dài ${2 * a} cm của đường tròn bán kính ${c} cm. Tâm đường tròn cách dây đó:`,
          `Gọi $H$ là trung điểm của dây $AB = ${2 * a}$ cm trong đường tròn $(O;\\,${c}\\text{ cm})$. Độ dài $OH$ bằng:`,
        ],
        right: `${b} cm`,
        wrong: [
          [`${a} cm`, 'lấy nửa dây'],
          [`${c - a} cm`, 'trừ hai độ dài thay vì dùng định lí Pythagore'],
          [`${2 * b} cm`, 'nhân đôi kết quả'],
          [`${c} cm`, 'lấy bán kính'],
        ],
        why: `Gọi $O$ là tâm, $H$ là trung điểm của dây: $OH$ vuông góc với dây, nửa dây dài ${a} cm nên $OH = \\sqrt{${c}^2 - ${a}^2} = ${b}$ (cm).`,
      };
    }),
    fb('M2', 'độ dài tiếp tuyến', (r) => {
      const [a, b, c] = r.pick(right);
      return {
        ask: [
          `Từ điểm $A$ cách tâm $O$ của đường tròn bán kính ${a} cm một khoảng ${c} cm, kẻ tiếp tuyến $AB$ ($B$ là tiếp điểm). Độ dài $AB$ bằng bao nhiêu xăng-ti-mét?`,
          `$MT$ là tiếp tuyến của đường tròn $(O)$ tại $T$, biết $OT = ${a}$ cm và $OM = ${c}$ cm. Tính $MT$ (cm).`,
          `Một điểm $P$ nằm ngoài đường tròn tâm $O$, $OP = ${c}$ cm. Đoạn tiếp tuyến kẻ từ $P$ đến đường tròn bán kính ${a} cm dài bao nhiêu xăng-ti-mét?`,
        ],
        is: b,
        unit: 'cm',
        why: `Tiếp tuyến vuông góc với bán kính tại tiếp điểm, nên theo định lí Pythagore độ dài cần tìm là $\\sqrt{${c}^2 - ${a}^2} = ${b}$ (cm).`,
      };
    }),
    ew('M3', 'hai tiếp tuyến cắt nhau', (r) => {
      const [a, b, c] = r.pick(right);
      return {
        ask: [
          `Cho đường tròn $(O;\\,${a}\\text{ cm})$ và điểm $A$ với $OA = ${c}$ cm. Kẻ hai tiếp tuyến $AB$, $AC$ ($B$, $C$ là các tiếp điểm).\na) Tính $AB$ và $AC$.\nb) Chứng minh $OA \\perp BC$.`,
          `Từ điểm $A$ nằm ngoài đường tròn tâm $O$ bán kính ${a} cm sao cho $OA = ${c}$ cm, vẽ các tiếp tuyến $AB$, $AC$ với tiếp điểm $B$, $C$. Chứng minh $OA$ là đường trung trực của $BC$ và tính độ dài $AB$.`,
          `Hai tiếp tuyến tại $B$ và $C$ của đường tròn $(O)$ bán kính ${a} cm cắt nhau tại $A$, $OA = ${c}$ cm. Tính chu vi tứ giác $ABOC$ và chứng minh $BC$ vuông góc với $OA$.`,
        ],
        solution: `$AB \\perp OB$ (tính chất tiếp tuyến) nên tam giác $ABO$ vuông tại $B$: $AB = \\sqrt{OA^2 - OB^2} = \\sqrt{${c}^2 - ${a}^2} = ${b}$ (cm).\nTheo tính chất hai tiếp tuyến cắt nhau, $AC = AB = ${b}$ cm; chu vi tứ giác $ABOC$ là $2(${a} + ${b}) = ${2 * (a + b)}$ (cm).\nTa có $AB = AC$ và $OB = OC$ nên $A$ và $O$ cùng thuộc đường trung trực của $BC$. Vậy $OA$ là đường trung trực của $BC$, do đó $OA \\perp BC$.`,
      };
    }),
  ]),
  ...unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ mc, fb, ew }) => [
    mc('M1', 'góc đối của tứ giác nội tiếp', (r) => {
      const a = r.pick([52, 64, 75, 83, 98, 107, 115]);
      return {
        ask: [
          `Tứ giác $ABCD$ nội tiếp đường tròn có $\\widehat{A} = ${a}^\\circ$. Số đo góc $C$ là:`,
          `Bốn đỉnh của tứ giác $ABCD$ cùng thuộc một đường tròn và $\\widehat{A} = ${a}^\\circ$. Khi đó $\\widehat{C}$ bằng:`,
          `Một góc của tứ giác nội tiếp bằng $${a}^\\circ$. Góc đối diện với nó bằng:`,
        ],
        right: `$${deg(180 - a)}$`,
        wrong: [
          [`$${deg(a)}$`, 'nhầm với hai góc đối của hình bình hành'],
          [`$${deg(360 - a)}$`, 'lấy tổng bằng 360 độ'],
          [`$${deg(2 * a)}$`, 'nhầm với góc ở tâm'],
          [`$${deg(a / 2)}$`, 'nhầm với góc nội tiếp'],
        ],
        why: `Tổng hai góc đối của tứ giác nội tiếp bằng $180^\\circ$: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
      };
    }),
    mc('M1', 'tâm đường tròn ngoại tiếp, nội tiếp', (_, turn) => {
      const [ask, good, why] = (
        [
          [
            'Tâm đường tròn ngoại tiếp tam giác là giao điểm của:',
            'ba đường trung trực',
            'Tâm đường tròn ngoại tiếp cách đều ba đỉnh nên thuộc cả ba đường trung trực.',
          ],
          [
            'Giao điểm của những đường nào trong tam giác là tâm đường tròn nội tiếp?',
            'ba đường phân giác',
            'Tâm đường tròn nội tiếp cách đều ba cạnh nên thuộc cả ba đường phân giác.',
          ],
          [
            'Điểm cách đều ba đỉnh của một tam giác được xác định là giao điểm của:',
            'ba đường trung trực',
            'Điểm thuộc đường trung trực của một cạnh thì cách đều hai đầu mút của cạnh đó.',
          ],
        ] as const
      )[turn]!;
      return {
        ask: [ask],
        right: good,
        wrong: (
          [
            ['ba đường trung trực', 'nhầm với tâm đường tròn ngoại tiếp'],
            ['ba đường phân giác', 'nhầm với tâm đường tròn nội tiếp'],
            ['ba đường cao', 'nhầm với trực tâm'],
            ['ba đường trung tuyến', 'nhầm với trọng tâm'],
          ] as const
        ).filter(([one]) => one !== good),
        why,
      };
    }),
    mc('M2', 'bán kính đường tròn ngoại tiếp tam giác vuông', (r) => {
      const [a, b, c] = r.pick([
        [6, 8, 10],
        [12, 16, 20],
        [10, 24, 26],
        [18, 24, 30],
      ] as const);
      return {
        ask: [
          `Tam giác vuông có hai cạnh góc vuông ${a} cm và ${b} cm. Bán kính đường tròn ngoại tiếp tam giác là:`,
          `Đường tròn đi qua ba đỉnh của tam giác $ABC$ vuông tại $A$, $AB = ${a}$ cm, $AC = ${b}$ cm có bán kính bằng:`,
          `Cho tam giác $ABC$ có $\\widehat{A} = 90^\\circ$, $AB = ${a}$ cm, $AC = ${b}$ cm. Tâm đường tròn ngoại tiếp cách mỗi đỉnh một khoảng:`,
        ],
        right: `${c / 2} cm`,
        wrong: [
          [`${c} cm`, 'lấy đường kính'],
          [`${(a + b) / 2} cm`, 'lấy nửa tổng hai cạnh góc vuông'],
          [`${(a + b - c) / 2} cm`, 'nhầm với bán kính đường tròn nội tiếp'],
        ],
        why: `Cạnh huyền $\\sqrt{${a}^2 + ${b}^2} = ${c}$ (cm) là đường kính, nên $R = ${c / 2}$ cm.`,
      };
    }),
    fb('M1', 'góc của đa giác đều', (r) => {
      const sides = r.pick([5, 6, 8, 9, 10, 12]);
      const angle = ((sides - 2) * 180) / sides;
      return {
        ask: [
          `Mỗi góc của đa giác đều ${sides} cạnh có số đo bằng bao nhiêu độ?`,
          `Tính số đo (độ) mỗi góc trong của hình ${sides} cạnh đều.`,
          `Một viên gạch có dạng đa giác đều với ${sides} đỉnh. Mỗi góc của viên gạch bằng bao nhiêu độ?`,
        ],
        is: angle,
        unit: '°',
        why: `Tổng các góc là $(${sides} - 2) \\cdot 180^\\circ = ${(sides - 2) * 180}^\\circ$, mỗi góc bằng $${(sides - 2) * 180}^\\circ : ${sides} = ${angle}^\\circ$.`,
      };
    }),
    ew('M3', 'chứng minh tứ giác nội tiếp', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho tam giác nhọn $ABC$ có các đường cao $AD$, $BE$ cắt nhau tại $H$. Chứng minh tứ giác $CDHE$ nội tiếp và xác định tâm đường tròn ngoại tiếp tứ giác đó.',
            'Vì $AD \\perp BC$ nên $\\widehat{HDC} = 90^\\circ$; vì $BE \\perp AC$ nên $\\widehat{HEC} = 90^\\circ$.\nTam giác $HDC$ vuông tại $D$ nội tiếp đường tròn đường kính $HC$; tam giác $HEC$ vuông tại $E$ cũng nội tiếp đường tròn đường kính $HC$.\nVậy $C$, $D$, $H$, $E$ cùng thuộc đường tròn đường kính $HC$; tâm là trung điểm của $HC$.',
          ],
          [
            'Từ điểm $A$ ở ngoài đường tròn $(O)$ kẻ các tiếp tuyến $AB$, $AC$ với $B$, $C$ là tiếp điểm. Chứng minh bốn điểm $A$, $B$, $O$, $C$ cùng thuộc một đường tròn.',
            'Theo tính chất tiếp tuyến, $\\widehat{ABO} = \\widehat{ACO} = 90^\\circ$.\nTam giác $ABO$ vuông tại $B$ nên nội tiếp đường tròn đường kính $AO$; tam giác $ACO$ vuông tại $C$ nên cũng nội tiếp đường tròn đường kính $AO$.\nVậy $A$, $B$, $O$, $C$ cùng thuộc đường tròn đường kính $AO$, tâm là trung điểm của $AO$.',
          ],
          [
            'Cho nửa đường tròn đường kính $AB$ và điểm $C$ thuộc nửa đường tròn. Lấy $D$ thuộc đoạn $AB$; đường thẳng qua $D$ vuông góc với $AB$ cắt đoạn $AC$ tại $E$. Chứng minh tứ giác $BCED$ nội tiếp.',
            'Góc $ACB$ là góc nội tiếp chắn nửa đường tròn nên $\\widehat{ACB} = 90^\\circ$, tức là $\\widehat{ECB} = 90^\\circ$.\nVì $DE \\perp AB$ nên $\\widehat{EDB} = 90^\\circ$.\nHai tam giác vuông $ECB$ và $EDB$ có chung cạnh huyền $EB$ nên cùng nội tiếp đường tròn đường kính $EB$.\nVậy tứ giác $BCED$ nội tiếp đường tròn đường kính $EB$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ mc, fb, ew }) => [
    mc('M1', 'công thức diện tích, thể tích', (_, turn) => {
      const [ask, good, wrong, why] = (
        [
          [
            'Diện tích xung quanh của hình trụ có bán kính đáy $r$, chiều cao $h$ là:',
            '$2\\pi rh$',
            [
              ['$\\pi rh$', 'quên nhân với 2'],
              ['$\\pi r^2h$', 'nhầm với thể tích'],
              ['$2\\pi r(r + h)$', 'nhầm với diện tích toàn phần'],
            ],
            'Chu vi đáy $2\\pi r$ nhân với chiều cao $h$.',
          ],
          [
            'Thể tích của hình nón có bán kính đáy $r$, chiều cao $h$ được tính theo công thức:',
            '$\\dfrac{1}{3}\\pi r^2h$',
            [
              ['$\\pi r^2h$', 'quên nhân với $\\dfrac{1}{3}$'],
              ['$\\dfrac{4}{3}\\pi r^2h$', 'nhầm với hệ số của hình cầu'],
              ['$\\dfrac{1}{2}\\pi r^2h$', 'nhầm $\\dfrac{1}{3}$ với $\\dfrac{1}{2}$'],
            ],
            'Thể tích hình nón bằng một phần ba thể tích hình trụ có cùng đáy và chiều cao.',
          ],
          [
            'Diện tích của mặt cầu bán kính $R$ bằng:',
            '$4\\pi R^2$',
            [
              ['$\\pi R^2$', 'nhầm với diện tích hình tròn lớn'],
              ['$2\\pi R^2$', 'nhầm với nửa mặt cầu'],
              ['$\\dfrac{4}{3}\\pi R^3$', 'nhầm với thể tích hình cầu'],
            ],
            'Diện tích mặt cầu gấp bốn lần diện tích hình tròn lớn: $4\\pi R^2$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right: good, wrong, why };
    }),
    mc('M2', 'thể tích hình nón', (r) => {
      const [rad, h] = [r.int(2, 6), 3 * r.int(2, 5)];
      const v = (rad * rad * h) / 3;
      return {
        ask: [
          `Hình nón có bán kính đáy ${rad} cm và chiều cao ${h} cm. Thể tích hình nón là:`,
          `Một chiếc cốc giấy dạng hình nón cao ${h} cm, miệng cốc có bán kính ${rad} cm. Cốc chứa được nhiều nhất:`,
          `Quay tam giác vuông có hai cạnh góc vuông ${rad} cm và ${h} cm một vòng quanh cạnh ${h} cm ta được hình nón có thể tích:`,
        ],
        right: `$${v}\\pi$ cm³`,
        wrong: [
          [`$${3 * v}\\pi$ cm³`, 'quên nhân với $\\dfrac{1}{3}$'],
          [`$${rad * h}\\pi$ cm³`, 'nhân bán kính với chiều cao'],
          [`$${2 * rad * h}\\pi$ cm³`, 'nhầm với diện tích xung quanh hình trụ'],
          [`$${2 * v}\\pi$ cm³`, 'nhân thừa với 2'],
        ],
        why: `$V = \\dfrac{1}{3}\\pi r^2h = \\dfrac{1}{3}\\pi \\cdot ${rad}^2 \\cdot ${h} = ${v}\\pi$ (cm³).`,
      };
    }),
    fb('M1', 'đường sinh của hình nón', (r) => {
      const [a, b, c] = r.pick(right);
      return {
        ask: [
          `Hình nón có bán kính đáy ${a} cm, chiều cao ${b} cm. Độ dài đường sinh bằng bao nhiêu xăng-ti-mét?`,
          `Một chiếc nón lá dạng hình nón cao ${b} cm, bán kính vành nón ${a} cm. Tính độ dài đường sinh (cm) của chiếc nón.`,
          `Khoảng cách từ đỉnh đến một điểm trên đường tròn đáy của hình nón có chiều cao ${b} cm, bán kính đáy ${a} cm là bao nhiêu xăng-ti-mét?`,
        ],
        is: c,
        unit: 'cm',
        why: `$l = \\sqrt{r^2 + h^2} = \\sqrt{${a}^2 + ${b}^2} = ${c}$ (cm).`,
      };
    }),
    ew('M3', 'thả bi vào bình hình trụ', (r, turn) => {
      const body = ['Phần nước dâng thêm', 'Khối chì đúc được', 'Khối nước trong cốc'][turn]!;
      const [rad, balls] = [r.int(3, 5), r.int(4, 9)];
      const R = 2 * rad;
      const rise = (balls * 4 * rad ** 3) / 3 / R ** 2;
      return {
        ask: [
          `Bình thuỷ tinh hình trụ có bán kính đáy ${R} cm đang chứa nước. Thả vào bình ${balls} viên bi hình cầu bán kính ${rad} cm thì các viên bi chìm hẳn và nước không tràn. Mực nước dâng thêm bao nhiêu xăng-ti-mét?`,
          `Người ta nấu chảy ${balls} viên bi chì hình cầu bán kính ${rad} cm rồi đúc thành một hình trụ có bán kính đáy ${R} cm. Tính chiều cao của hình trụ (bỏ qua hao hụt).`,
          `Một cốc hình trụ bán kính đáy ${R} cm. Tổng thể tích của ${balls} quả cầu bán kính ${rad} cm bằng thể tích nước trong cốc. Tính chiều cao mực nước.`,
        ],
        solution: `Thể tích ${balls} hình cầu: $${balls} \\cdot \\dfrac{4}{3}\\pi \\cdot ${rad}^3 = ${fraction(balls * 4 * rad ** 3, 3)}\\pi$ (cm³).\n${body} có dạng hình trụ bán kính đáy ${R} cm, chiều cao $h$: $\\pi \\cdot ${R}^2 \\cdot h = ${R * R}\\pi h$.\nSuy ra $h = ${fraction(balls * 4 * rad ** 3, 3 * R * R)}$ (cm)${Number.isInteger(rise) ? '' : ` $\\approx ${n(rounded(rise, 2))}$ (cm)`}.`,
      };
    }),
  ]),
];

const chance: readonly Template[] = [
  ...unit(9, 'Tần số và tần số tương đối', ({ mc, fb, ew }) => [
    mc('M1', 'đọc bảng tần số', (r) => {
      const counts = r.shuffle([3, 5, 8, 11, 7]);
      const at = r.int(0, 4);
      const rows = table(['Điểm', 5, 6, 7, 8, 9], ['Tần số', ...counts]);
      return {
        ask: [
          `Bảng tần số điểm kiểm tra của một nhóm học sinh:\n${rows}\nTần số của điểm ${at + 5} là:`,
          `Điểm kiểm tra Toán được ghi trong bảng:\n${rows}\nSố học sinh đạt điểm ${at + 5} là:`,
          `Giáo viên thống kê điểm của học sinh như sau:\n${rows}\nGiá trị ${at + 5} xuất hiện bao nhiêu lần?`,
        ],
        right: counts[at]!,
        wrong: counts.filter((_, place) => place !== at),
        why: `Ở cột điểm ${at + 5}, tần số ghi trong bảng là ${counts[at]!}.`,
      };
    }),
    mc('M2', 'tính tần số tương đối', (r) => {
      const [all, share] = r.pick([
        [40, 15],
        [40, 35],
        [50, 18],
        [20, 35],
        [25, 28],
      ] as const);
      const some = (all * share) / 100;
      return {
        ask: [
          `Trong ${all} học sinh có ${some} bạn thích bơi lội. Tần số tương đối của giá trị “thích bơi lội” là:`,
          `Điều tra ${all} gia đình thì ${some} gia đình có hai con. Tần số tương đối của số gia đình có hai con bằng:`,
          `Một giá trị xuất hiện ${some} lần trong mẫu có ${all} số liệu. Tần số tương đối của giá trị đó là:`,
        ],
        right: `$${share}\\%$`,
        wrong: [
          [`$${some}\\%$`, 'lấy tần số làm tần số tương đối'],
          [`$${100 - share}\\%$`, 'tính cho giá trị còn lại'],
          `$${share / 10 > 9 ? share - 5 : share + 5}\\%$`,
          [`$${all}\\%$`, 'lấy cỡ mẫu làm phần trăm'],
        ],
        why: `$f = \\dfrac{${some}}{${all}} \\cdot 100\\% = ${share}\\%$.`,
      };
    }),
    mc('M2', 'bảng tần số ghép nhóm', (r) => {
      const counts = [r.int(4, 7), r.int(8, 12), r.int(13, 16), r.int(3, 6)];
      const all = counts.reduce((a, b) => a + b, 0);
      const more = counts[2]! + counts[3]!;
      const rows = table(
        ['Thời gian (phút)', '$[0;\\,10)$', '$[10;\\,20)$', '$[20;\\,30)$', '$[30;\\,40)$'],
        ['Tần số', ...counts],
      );
      return {
        ask: [
          `Thời gian đi học của học sinh một khối:\n${rows}\nSố học sinh đi học mất ít nhất 20 phút là:`,
          `Bảng sau cho biết thời gian chờ xe buýt của một số hành khách:\n${rows}\nCó bao nhiêu hành khách chờ từ 20 phút trở lên?`,
          `Người ta ghi thời gian hoàn thành bài thi của các thí sinh:\n${rows}\nSố thí sinh làm bài không dưới 20 phút bằng:`,
        ],
        right: more,
        wrong: [
          [counts[2]!, 'chỉ đếm một nhóm'],
          [all - more, 'đếm các nhóm còn lại'],
          [counts[3]!, 'chỉ đếm nhóm cuối'],
          [counts[1]! + counts[2]!, 'lấy nhầm hai nhóm ở giữa'],
        ],
        why: `Hai nhóm $[20;\\,30)$ và $[30;\\,40)$ có $${counts[2]!} + ${counts[3]!} = ${more}$ số liệu.`,
      };
    }),
    fb('M1', 'tổng các tần số', (r) => {
      const counts = [r.int(2, 6), r.int(5, 9), r.int(8, 12), r.int(3, 7)];
      const all = counts.reduce((a, b) => a + b, 0);
      const rows = table(['Số con', 0, 1, 2, 3], ['Tần số', ...counts]);
      return {
        ask: [
          `Số con của các hộ gia đình trong một tổ dân phố:\n${rows}\nTổ dân phố đó có bao nhiêu hộ gia đình?`,
          `Cho bảng tần số\n${rows}\nMẫu số liệu có bao nhiêu số liệu?`,
          `Cán bộ dân số lập bảng sau:\n${rows}\nCó tất cả bao nhiêu hộ được điều tra?`,
        ],
        is: all,
        why: `Cộng các tần số: $${counts.join(' + ')} = ${all}$.`,
      };
    }),
    fb('M2', 'tìm tần số từ tần số tương đối', (r) => {
      const [all, share] = [20 * r.int(3, 10), r.pick([15, 25, 35, 45])];
      return {
        ask: [
          `Khảo sát ${all} người, tần số tương đối của nhóm đi làm bằng xe buýt là ${share}%. Có bao nhiêu người đi làm bằng xe buýt?`,
          `Mẫu có ${all} số liệu, một giá trị có tần số tương đối ${share}%. Tần số của giá trị đó là bao nhiêu?`,
          `Biểu đồ cho biết ${share}% trong ${all} học sinh chọn môn cầu lông. Số học sinh chọn cầu lông là bao nhiêu?`,
        ],
        is: (all * share) / 100,
        why: `$${all} \\cdot ${share}\\% = ${all} \\cdot ${n(share / 100)} = ${(all * share) / 100}$.`,
      };
    }),
    ew('M3', 'lập bảng và nhận xét', (r, turn) => {
      const counts = r.pick([
        [4, 10, 18, 8],
        [6, 12, 14, 8],
        [2, 10, 20, 8],
        [8, 12, 16, 4],
      ] as const);
      const rows = table(['Mức', 'Chưa đạt', 'Đạt', 'Khá', 'Tốt'], ['Số học sinh', ...counts]);
      const shares = counts.map((one) => `$${n((one / 40) * 100)}\\%$`);
      return {
        ask: [
          `Kết quả học tập của 40 học sinh lớp 9A:\n${rows}\na) Lập bảng tần số tương đối.\nb) Bao nhiêu phần trăm học sinh xếp từ mức Khá trở lên?`,
          `Xếp loại của 40 học sinh được ghi ở bảng sau:\n${rows}\nTính tần số tương đối của từng mức và tỉ lệ phần trăm học sinh đạt mức Khá hoặc Tốt.`,
          `Giáo viên chủ nhiệm tổng hợp kết quả của 40 học sinh:\n${rows}\nHãy lập bảng tần số tương đối, rồi cho biết tỉ lệ học sinh từ mức Khá trở lên có vượt quá 50% không.`,
        ],
        solution: `Tần số tương đối bằng tần số chia cho 40 rồi nhân với 100%.\nChưa đạt: ${shares[0]!}; Đạt: ${shares[1]!}; Khá: ${shares[2]!}; Tốt: ${shares[3]!} (tổng bằng $100\\%$).\nTỉ lệ từ mức Khá trở lên: $\\dfrac{${counts[2]} + ${counts[3]}}{40} \\cdot 100\\% = ${n(((counts[2] + counts[3]) / 40) * 100)}\\%$${turn < 2 ? '' : counts[2] + counts[3] > 20 ? ', vượt quá 50%' : ', không vượt quá 50%'}.`,
      };
    }),
  ]),
  ...unit(9, 'Xác suất của biến cố', ({ mc, fb, ew }) => [
    mc('M1', 'số kết quả có thể', (r, turn) => {
      const k = r.int(4, 9);
      const [ask, good, wrong, why] = (
        [
          [
            `Rút ngẫu nhiên một thẻ từ hộp có ${k} thẻ đánh số từ 1 đến ${k}. Không gian mẫu có số phần tử là:`,
            k,
            [
              [k - 1, 'đếm thiếu một thẻ'],
              [2 * k, 'đếm mỗi thẻ hai lần'],
              [k + 1, 'đếm thừa một thẻ'],
            ],
            `Mỗi thẻ cho một kết quả nên có ${k} kết quả.`,
          ],
          [
            'Gieo một đồng xu hai lần liên tiếp. Số kết quả có thể của phép thử là:',
            4,
            [
              [2, 'chỉ xét một lần gieo'],
              [3, 'coi SN và NS là một kết quả'],
              [8, 'nhầm với gieo ba lần'],
            ],
            'Các kết quả: SS, SN, NS, NN.',
          ],
          [
            `Gieo một con xúc xắc và tung một đồng xu. Phép thử này có bao nhiêu kết quả có thể?`,
            12,
            [
              [8, 'cộng thay vì nhân'],
              [6, 'chỉ xét con xúc xắc'],
              [36, 'nhầm với gieo hai con xúc xắc'],
            ],
            'Mỗi mặt của xúc xắc (6 khả năng) đi với một mặt của đồng xu (2 khả năng): $6 \\cdot 2 = 12$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right: good, wrong, why };
    }),
    mc('M2', 'rút thẻ đánh số', (r) => {
      const all = r.pick([20, 24, 30]);
      const d = r.pick([3, 4, 5, 6, 7]);
      const good = Math.floor(all / d);
      return {
        ask: [
          `Một hộp có ${all} thẻ đánh số từ 1 đến ${all}. Rút ngẫu nhiên một thẻ. Xác suất để số trên thẻ chia hết cho ${d} là:`,
          `Chọn ngẫu nhiên một số tự nhiên từ 1 đến ${all}. Xác suất chọn được bội của ${d} bằng:`,
          `Trong ${all} vé xổ số đánh số từ 1 đến ${all}, vé có số chia hết cho ${d} trúng thưởng. Xác suất để một vé lấy ngẫu nhiên trúng thưởng là:`,
        ],
        right: `$${fraction(good, all)}$`,
        wrong: [
          [`$${fraction(good + 1, all)}$`, 'đếm thừa một kết quả'],
          [`$${fraction(1, d)}$`, 'lấy 1 chia cho số chia'],
          [`$${fraction(d, all)}$`, 'lấy số chia làm số kết quả thuận lợi'],
          [`$${fraction(all - good, all)}$`, 'tính cho biến cố đối'],
        ],
        why: `Có ${good} số chia hết cho ${d} (từ ${d} đến ${good * d}) trong ${all} số nên xác suất là $\\dfrac{${good}}{${all}}${gcd(good, all) > 1 ? ` = ${fraction(good, all)}` : ''}$.`,
      };
    }),
    fb('M2', 'lấy bóng từ hộp', (r) => {
      const [red, blue, yellow] = r.pick([
        [3, 5, 2],
        [4, 10, 6],
        [6, 9, 5],
        [7, 8, 5],
        [1, 3, 4],
      ] as const);
      const all = red + blue + yellow;
      return {
        ask: [
          `Hộp có ${red} bóng đỏ, ${blue} bóng xanh và ${yellow} bóng vàng cùng kích thước. Lấy ngẫu nhiên một bóng. Xác suất lấy được bóng xanh bằng bao nhiêu (viết dưới dạng số thập phân)?`,
          `Một lớp bầu chọn ngẫu nhiên một bạn từ ${red} bạn tổ 1, ${blue} bạn tổ 2 và ${yellow} bạn tổ 3. Xác suất chọn được bạn tổ 2 là bao nhiêu? Viết kết quả dưới dạng số thập phân.`,
          `Túi kẹo có ${red} viên vị dâu, ${blue} viên vị bạc hà, ${yellow} viên vị cam. Bốc ngẫu nhiên một viên. Tính xác suất được viên vị bạc hà (dạng số thập phân).`,
        ],
        is: blue / all,
        why: `Có ${all} kết quả đồng khả năng, ${blue} kết quả thuận lợi: $\\dfrac{${blue}}{${all}} = ${n(blue / all)}$.`,
      };
    }),
    ew('M3', 'liệt kê không gian mẫu', (r) => {
      const s = r.pick([5, 6, 7, 8]);
      const pairs = [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4, 5].filter((b) => a + b === s).map((b) => [a, b]));
      return {
        ask: [
          `Hộp I có bốn thẻ ghi số 1, 2, 3, 4; hộp II có năm thẻ ghi số 1, 2, 3, 4, 5. Rút ngẫu nhiên từ mỗi hộp một thẻ. Mô tả không gian mẫu và tính xác suất để tổng hai số bằng ${s}.`,
          `Bạn An chọn ngẫu nhiên một số trong các số 1, 2, 3, 4; bạn Bình chọn ngẫu nhiên một số trong các số 1, 2, 3, 4, 5. Tính số phần tử của không gian mẫu và xác suất của biến cố “Tổng hai số được chọn bằng ${s}”.`,
          `Quay vòng quay thứ nhất có 4 ô bằng nhau ghi 1 đến 4, rồi quay vòng quay thứ hai có 5 ô bằng nhau ghi 1 đến 5. Tính xác suất để tổng hai số nhận được là ${s}.`,
        ],
        solution: `Mỗi kết quả là một cặp $(a;\\,b)$ với $a \\in \\{1; 2; 3; 4\\}$, $b \\in \\{1; 2; 3; 4; 5\\}$. Không gian mẫu có $4 \\cdot 5 = 20$ phần tử đồng khả năng.\nCác kết quả có tổng bằng ${s}: ${pairs.map(([a, b]) => `$(${a};\\,${b})$`).join(', ')}, gồm ${pairs.length} kết quả.\nXác suất là $\\dfrac{${pairs.length}}{20}${gcd(pairs.length, 20) > 1 ? ` = ${fraction(pairs.length, 20)}` : ''}$.`,
      };
    }),
  ]),
];

export const geometry9: readonly Template[] = [...geometry, ...chance];
