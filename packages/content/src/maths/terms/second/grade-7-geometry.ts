/** Second families for each place of the term tests of grade 7: geometry, charts and chance. */
import { fraction, n, type Template } from '../../template.ts';
import { boxOf, chart, plane, solid } from '../figure-kit.ts';
import { again, degrees } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const solids: readonly Template[] = unit(7, 'Hình khối trong thực tiễn', ({ mc, tf }) => [
  mc('M1', 'diện tích xung quanh lăng trụ từ chu vi đáy', (r) => {
    const [p, h] = [r.int(9, 24), r.int(4, 12)];
    return {
      ask: [
        `Hình lăng trụ đứng tam giác ở hình bên có chu vi đáy ${p} cm và chiều cao ${h} cm. Diện tích xung quanh của nó là:`,
        `Hộp quà dạng lăng trụ đứng tam giác như hình bên có chu vi đáy ${p} cm, cao ${h} cm. Diện tích giấy bọc vừa kín các mặt bên là:`,
        `Mô hình toà tháp dạng lăng trụ đứng tam giác như hình bên có chu vi đáy ${p} cm, chiều cao ${h} cm. Tổng diện tích ba mặt bên bằng:`,
      ],
      right: `$${p * h}$ cm²`,
      wrong: [
        [`$${n((p * h) / 2)}$ cm²`, 'chia đôi như diện tích tam giác'],
        [`$${p + h}$ cm²`, 'cộng chu vi với chiều cao'],
        [`$${3 * p * h}$ cm²`, 'nhân thêm với số mặt bên'],
      ],
      why: `Diện tích xung quanh bằng chu vi đáy nhân chiều cao: $${p} \\cdot ${h} = ${p * h}$ (cm²).`,
      figure: solid('prism', false),
    };
  }),
  mc('M1', 'thể tích lăng trụ từ diện tích đáy', (r) => {
    const [s, h] = [3 * r.int(3, 9), 2 * r.int(2, 6)];
    return {
      ask: [
        `Hình lăng trụ đứng ở hình bên có diện tích đáy ${s} cm² và chiều cao ${h} cm. Thể tích của nó là:`,
        `Thanh sô-cô-la dạng lăng trụ đứng tam giác như hình bên có diện tích đáy ${s} cm², dài (chiều cao lăng trụ) ${h} cm. Thể tích thanh sô-cô-la bằng:`,
        `Khối gỗ dạng lăng trụ đứng như hình bên có diện tích đáy ${s} cm² và chiều cao ${h} cm. Thể tích khối gỗ bằng:`,
      ],
      right: `$${s * h}$ cm³`,
      wrong: [
        [`$${(s * h) / 3}$ cm³`, 'dùng công thức của hình chóp'],
        [`$${(s * h) / 2}$ cm³`, 'chia đôi vì đáy là tam giác'],
        [`$${2 * s + h}$ cm³`, 'cộng diện tích hai đáy với chiều cao'],
      ],
      why: `Thể tích bằng diện tích đáy nhân chiều cao: $${s} \\cdot ${h} = ${s * h}$ (cm³).`,
      figure: solid('prism', false),
    };
  }),
  tf('M1', 'bể cá hình hộp chữ nhật', (r) => {
    const [a, b, c] = [r.int(6, 9), r.int(3, 5), r.int(4, 6)];
    const tell = `Bể cá dạng hình hộp chữ nhật như hình bên dài ${a} dm, rộng ${b} dm, cao ${c} dm, không có nắp.`;
    return {
      ask: [
        tell,
        `${tell} Xét các khẳng định sau.`,
        `Góc khoa học của lớp có một bể cá không nắp dạng hình hộp chữ nhật như hình bên, dài ${a} dm, rộng ${b} dm, cao ${c} dm.`,
      ],
      say: [
        [
          `Diện tích đáy bể là ${a * b} dm².`,
          `Diện tích đáy bể là ${2 * (a + b)} dm².`,
          `$${a} \\cdot ${b} = ${a * b}$.`,
        ],
        [
          `Diện tích xung quanh là ${2 * (a + b) * c} dm².`,
          `Diện tích xung quanh là ${(a + b) * c} dm².`,
          `$2 \\cdot (${a} + ${b}) \\cdot ${c} = ${2 * (a + b) * c}$.`,
        ],
        [
          `Diện tích kính làm bể là ${2 * (a + b) * c + a * b} dm².`,
          `Diện tích kính làm bể là ${2 * (a + b) * c + 2 * a * b} dm².`,
          `bể không nắp nên chỉ thêm một đáy: $${2 * (a + b) * c} + ${a * b} = ${2 * (a + b) * c + a * b}$.`,
        ],
        [
          `Đổ nước đến độ cao ${c - 1} dm thì cần ${a * b * (c - 1)} lít nước.`,
          `Đổ nước đến độ cao ${c - 1} dm thì cần ${a * b * c} lít nước.`,
          `$${a * b} \\cdot ${c - 1} = ${a * b * (c - 1)}$ (dm³), 1 dm³ là 1 lít.`,
        ],
      ],
      figure: boxOf([b, a, c]),
    };
  }),
]);

const angles: readonly Template[] = unit(7, 'Góc và đường thẳng song song', ({ mc, tf, ew }) => [
  mc('M2', 'góc kề bù với góc đồng vị trên hình', (r) => {
    const size = r.int(40, 78);
    return {
      ask: [
        'Hai đường thẳng $a$ và $b$ trong hình bên song song với nhau. Số đo góc $B_1$ là:',
        'Biết $a$ song song với $b$ và góc đã ghi ở hình bên, góc $B_1$ bằng:',
        'Hai thanh ray $a$, $b$ song song, con đường $c$ cắt ngang như hình bên. Góc $B_1$ có số đo:',
      ],
      right: degrees(180 - size),
      wrong: [
        [degrees(size), 'lấy luôn góc đồng vị mà không tính góc kề bù'],
        [degrees(90 - size), 'cho rằng hai góc kề bù có tổng $90^\\circ$'],
        degrees(190 - size),
        degrees(90 - size / 2),
      ],
      why: `$\\widehat{B_2} = \\widehat{A_2} = ${size}^\\circ$ (đồng vị); $\\widehat{B_1}$ kề bù với $\\widehat{B_2}$: $180^\\circ - ${size}^\\circ = ${180 - size}^\\circ$.`,
      figure: plane('parallels', size, { A2: `${size}°`, B1: '?' }),
    };
  }),
  mc('M2', 'nhận ra song song rồi tính góc', (r) => {
    const [s, t] = [r.int(50, 75), r.int(80, 115)];
    return {
      ask: [
        `Đường thẳng $c$ cắt hai đường thẳng $a$, $b$ tạo thành một cặp góc đồng vị cùng bằng $${s}^\\circ$. Đường thẳng $d$ cắt $a$ tại $M$, cắt $b$ tại $N$, một góc trong cùng phía tại $M$ bằng $${t}^\\circ$. Góc trong cùng phía với nó tại $N$ bằng:`,
        `Hai đường thẳng $a$, $b$ bị đường thẳng $c$ cắt, hai góc đồng vị đều bằng $${s}^\\circ$. Một đường thẳng $d$ cắt $a$, $b$ lần lượt tại $M$, $N$; trong hai góc trong cùng phía, góc tại $M$ là $${t}^\\circ$. Góc tại $N$ là:`,
        `Thanh chống $c$ tạo với hai xà $a$, $b$ hai góc đồng vị cùng bằng $${s}^\\circ$. Thanh $d$ cắt $a$ tại $M$, cắt $b$ tại $N$ và có một góc trong cùng phía tại $M$ bằng $${t}^\\circ$. Góc trong cùng phía kia, tại $N$, có số đo:`,
      ],
      right: degrees(180 - t),
      wrong: [
        [degrees(t), 'cho rằng hai góc trong cùng phía bằng nhau'],
        [degrees(180 - s), 'dùng góc của đường thẳng $c$ thay cho $d$'],
        [degrees(t - s), 'lấy hiệu hai góc đã cho'],
        degrees(190 - t),
        degrees(170 - t),
      ],
      why: `Hai góc đồng vị bằng nhau nên $a$ song song với $b$. Hai góc trong cùng phía bù nhau: $180^\\circ - ${t}^\\circ = ${180 - t}^\\circ$.`,
    };
  }),
  tf('M1', 'tia phân giác của một góc kề bù', (r) => {
    const s = 2 * r.int(22, 40);
    return {
      ask: [
        'Ba điểm $A$, $O$, $B$ trong hình bên thẳng hàng. Tia $OM$ là tia phân giác của góc $COB$.',
        'Cho hình bên với $A$, $O$, $B$ thẳng hàng; vẽ thêm tia $OM$ là tia phân giác của góc $COB$.',
        'Từ điểm $O$ của đường thẳng $AB$ vẽ tia $OC$, được góc $COB$ như hình bên. Gọi $OM$ là tia phân giác của góc $COB$.',
      ],
      say: [
        [
          'Hai góc $AOC$ và $COB$ kề bù.',
          'Hai góc $AOC$ và $COB$ đối đỉnh.',
          'chúng có chung cạnh $OC$, hai cạnh còn lại là hai tia đối nhau.',
        ],
        [
          `$\\widehat{AOC} = ${180 - s}^\\circ$.`,
          `$\\widehat{AOC} = ${s}^\\circ$.`,
          `$180^\\circ - ${s}^\\circ = ${180 - s}^\\circ$.`,
        ],
        [
          `$\\widehat{COM} = ${s / 2}^\\circ$.`,
          `$\\widehat{COM} = ${2 * s}^\\circ$.`,
          `tia phân giác chia góc $COB$ thành hai góc bằng nhau: $${s}^\\circ : 2 = ${s / 2}^\\circ$.`,
        ],
        [
          `$\\widehat{AOM} = ${180 - s / 2}^\\circ$.`,
          `$\\widehat{AOM} = ${180 - s}^\\circ$.`,
          `$\\widehat{AOM} = ${180 - s}^\\circ + ${s / 2}^\\circ = ${180 - s / 2}^\\circ$.`,
        ],
      ],
      figure: plane('adjacent', s, { COB: `${s}°` }),
    };
  }),
  ew('M3', 'kẻ thêm đường thẳng song song', (r) => {
    const [a, b] = [r.int(25, 50), r.int(30, 60)];
    if (a === b) return again();
    return {
      ask: [
        `Hai tia $Ax$ và $By$ song song, cùng hướng. Điểm $O$ nằm giữa hai đường thẳng $Ax$, $By$ sao cho $\\widehat{xAO} = ${a}^\\circ$, $\\widehat{yBO} = ${b}^\\circ$. Kẻ tia $Oz$ song song và ngược hướng với tia $Ax$. a) Giải thích vì sao $Oz$ song song với $By$. b) Tính $\\widehat{AOB}$, biết tia $Oz$ nằm giữa hai tia $OA$, $OB$.`,
        `Mép trên $Ax$ và mép dưới $By$ của tờ giấy song song, cùng hướng. Điểm $O$ ở giữa hai mép có $\\widehat{xAO} = ${a}^\\circ$ và $\\widehat{yBO} = ${b}^\\circ$. Kẻ tia $Oz$ song song, ngược hướng với $Ax$; tia $Oz$ nằm giữa hai tia $OA$, $OB$. Chứng tỏ $Oz$ song song với $By$ rồi tính $\\widehat{AOB}$.`,
        `Hai bờ kênh $Ax$, $By$ song song, cùng hướng; thuyền ở $O$ giữa kênh được buộc vào cọc $A$ và $B$ với $\\widehat{xAO} = ${a}^\\circ$, $\\widehat{yBO} = ${b}^\\circ$. Tia $Oz$ song song, ngược hướng với $Ax$ và nằm giữa hai tia $OA$, $OB$. Vì sao $Oz$ song song với $By$? Tính góc $AOB$ giữa hai dây.`,
      ],
      solution: [
        '$Oz$ song song với $Ax$ và $Ax$ song song với $By$ nên $Oz$ song song với $By$.',
        `$\\widehat{AOz} = \\widehat{xAO} = ${a}^\\circ$ (hai góc so le trong, $Oz$ song song với $Ax$).`,
        `$\\widehat{BOz} = \\widehat{yBO} = ${b}^\\circ$ (hai góc so le trong, $Oz$ song song với $By$).`,
        `$\\widehat{AOB} = \\widehat{AOz} + \\widehat{BOz} = ${a}^\\circ + ${b}^\\circ = ${a + b}^\\circ$.`,
      ].join('\n'),
    };
  }),
]);

const triangles: readonly Template[] = [
  ...unit(7, 'Tam giác bằng nhau', ({ mc, tf, ew }) => [
    mc('M1', 'cạnh tương ứng của hai tam giác bằng nhau', (r) => {
      const k = r.int(2, 5);
      const [ab, bc, ac] = [6 * k, 8 * k, 7 * k + 1];
      return {
        ask: [
          'Hai tam giác $ABC$ và $DEF$ ở hình bên bằng nhau (các đỉnh viết theo thứ tự tương ứng). Độ dài $EF$ là:',
          'Biết tam giác $ABC$ bằng tam giác $DEF$ (đỉnh viết theo thứ tự tương ứng) và số đo ghi ở hình bên, $EF$ bằng:',
          'Hai tấm bìa $ABC$, $DEF$ ở hình bên chồng khít lên nhau, $A$ trùng $D$, $B$ trùng $E$, $C$ trùng $F$. Cạnh $EF$ dài:',
        ],
        right: `$${bc}$ cm`,
        wrong: [
          [`$${ab}$ cm`, 'lấy cạnh tương ứng với $DE$'],
          [`$${ac}$ cm`, 'lấy cạnh tương ứng với $DF$'],
          [`$${ab + bc + ac}$ cm`, 'lấy chu vi tam giác'],
        ],
        why: `$E$ tương ứng với $B$, $F$ tương ứng với $C$ nên $EF = BC = ${bc}$ cm.`,
        figure: plane('pair', 100, { AB: `${ab} cm`, BC: `${bc} cm`, AC: `${ac} cm`, EF: '?' }),
      };
    }),
    tf('M2', 'điểm trên đường trung trực', (r) => {
      const [half, m] = [r.int(3, 9), r.int(10, 15)];
      if (2 * half === m) return again();
      const tell = `$I$ là trung điểm của đoạn thẳng $AB$, điểm $M$ không thuộc $AB$ và $MI$ vuông góc với $AB$; $AB = ${2 * half}$ cm, $MA = ${m}$ cm.`;
      return {
        ask: [
          `Cho ${tell}`,
          `Giá treo đồ có dạng tam giác $MAB$, trong đó ${tell}`,
          `Trên bản vẽ mặt trước của một chiếc lều, ${tell}`,
        ],
        say: [
          [
            'Tam giác $MIA$ bằng tam giác $MIB$ theo trường hợp cạnh – góc – cạnh.',
            'Tam giác $MIA$ bằng tam giác $MIB$ theo trường hợp góc – góc – góc.',
            '$IA = IB$, hai góc tại $I$ cùng vuông, $MI$ là cạnh chung (c.g.c).',
          ],
          [`$MB = ${m}$ cm.`, `$MB = ${2 * m}$ cm.`, `hai tam giác bằng nhau nên $MB = MA = ${m}$ cm.`],
          [
            'Tam giác $MAB$ cân tại $M$.',
            'Tam giác $MAB$ cân tại $A$.',
            `$MA = MB = ${m}$ cm, còn $AB = ${2 * half}$ cm khác $MA$.`,
          ],
          [
            `Chu vi tam giác $MAB$ bằng ${2 * m + 2 * half} cm.`,
            `Chu vi tam giác $MAB$ bằng ${m + 2 * half} cm.`,
            `$${m} + ${m} + ${2 * half} = ${2 * m + 2 * half}$ (cm).`,
          ],
        ],
      };
    }),
    ew('M3', 'hai đoạn thẳng cắt nhau tại trung điểm', (r, turn) => {
      const [a, s] = [r.int(5, 20), r.int(35, 75)];
      return {
        ask: [
          `Hai đoạn thẳng $AB$ và $CD$ cắt nhau tại $O$ là trung điểm của mỗi đoạn. Biết $AC = ${a}$ cm, $\\widehat{CAO} = ${s}^\\circ$. a) Chứng minh tam giác $OAC$ bằng tam giác $OBD$. b) Tính $BD$ và $\\widehat{DBO}$. c) Chứng minh $AC$ song song với $BD$.`,
          `Chân bàn gấp gồm hai thanh $AB$, $CD$ gắn với nhau tại trung điểm chung $O$ của chúng. Biết $AC = ${a}$ cm và $\\widehat{CAO} = ${s}^\\circ$. Chứng minh hai tam giác $OAC$, $OBD$ bằng nhau, tính $BD$, $\\widehat{DBO}$ và chứng minh $AC$ song song với $BD$.`,
          `Để đo khoảng cách $AC$ qua vật cản, bạn Hiếu chọn điểm $O$, kéo dài $AO$ thêm đoạn $OB = OA$ và kéo dài $CO$ thêm đoạn $OD = OC$, rồi đo được $BD = ${a}$ m, $\\widehat{CAO} = ${s}^\\circ$. Chứng minh hai tam giác $OAC$, $OBD$ bằng nhau, cho biết $AC$ dài bao nhiêu, $\\widehat{DBO}$ bằng bao nhiêu và vì sao $AC$ song song với $BD$.`,
        ],
        solution: [
          '$OA = OB$, $OC = OD$ và $\\widehat{AOC} = \\widehat{BOD}$ (đối đỉnh).',
          'Vậy tam giác $OAC$ bằng tam giác $OBD$ (cạnh – góc – cạnh).',
          `Suy ra $AC = BD = ${a}$ ${turn === 2 ? 'm' : 'cm'} và $\\widehat{DBO} = \\widehat{CAO} = ${s}^\\circ$.`,
          '$\\widehat{DBO}$ và $\\widehat{CAO}$ ở vị trí so le trong và bằng nhau nên $AC$ song song với $BD$.',
        ].join('\n'),
      };
    }),
  ]),
  ...unit(7, 'Quan hệ giữa các yếu tố trong tam giác', ({ tf, ew }) => [
    tf('M2', 'chọn thanh thứ ba để ghép tam giác', (r) => {
      const [a, b] = [r.int(3, 6), r.int(8, 12)];
      const tell = `hai thanh dài ${a} dm và ${b} dm, cần thêm thanh thứ ba dài $x$ (dm) để ghép thành khung tam giác.`;
      return {
        ask: [`Bạn Tùng có ${tell}`, `Thợ mộc có ${tell}`, `Trong giờ Công nghệ, nhóm 2 có ${tell}`],
        say: [
          [`$x < ${a + b}$.`, `$x > ${a + b}$.`, `một cạnh nhỏ hơn tổng hai cạnh kia: $${a} + ${b} = ${a + b}$.`],
          [`$x > ${b - a}$.`, `$x < ${b - a}$.`, `một cạnh lớn hơn hiệu hai cạnh kia: $${b} - ${a} = ${b - a}$.`],
          [
            `Có thể chọn $x = ${b}$.`,
            `Có thể chọn $x = ${b - a}$.`,
            `$x$ phải lớn hơn $${b - a}$ và nhỏ hơn $${a + b}$.`,
          ],
          [
            `Nếu $x$ là số tự nhiên thì có ${2 * a - 1} cách chọn.`,
            `Nếu $x$ là số tự nhiên thì có ${2 * a + 1} cách chọn.`,
            `các số tự nhiên từ ${b - a + 1} đến ${a + b - 1}: $${a + b - 1} - ${b - a + 1} + 1 = ${2 * a - 1}$ số.`,
          ],
        ],
      };
    }),
    ew('M3', 'hai trung tuyến và bất đẳng thức', (r) => {
      const [p, q] = [r.int(3, 6), r.int(4, 8)];
      return {
        ask: [
          `Tam giác $ABC$ có hai đường trung tuyến $BM = ${3 * p}$ cm, $CN = ${3 * q}$ cm cắt nhau tại $G$. a) Tính $BG$, $CG$. b) Chứng minh $BC < ${2 * p + 2 * q}$ cm. c) $BC$ có thể bằng ${2 * p + 2 * q + 1} cm không?`,
          `Miếng bìa tam giác $ABC$ có trung tuyến $BM = ${3 * p}$ cm và $CN = ${3 * q}$ cm, giữ thăng bằng tại giao điểm $G$ của chúng. Tính $BG$, $CG$; chứng minh $BC < ${2 * p + 2 * q}$ cm và giải thích vì sao $BC$ không thể bằng ${2 * p + 2 * q + 1} cm.`,
          `Gọi $G$ là giao điểm hai trung tuyến $BM$, $CN$ của tam giác $ABC$, $BM = ${3 * p}$ cm, $CN = ${3 * q}$ cm. Tính $BG$ và $CG$, chứng minh $BC < ${2 * p + 2 * q}$ cm. Bạn Vinh đo được $BC = ${2 * p + 2 * q + 1}$ cm; phép đo đó đúng hay sai?`,
        ],
        solution: [
          `$G$ là trọng tâm nên $BG = \\dfrac{2}{3}BM = \\dfrac{2}{3} \\cdot ${3 * p} = ${2 * p}$ (cm).`,
          `$CG = \\dfrac{2}{3}CN = \\dfrac{2}{3} \\cdot ${3 * q} = ${2 * q}$ (cm).`,
          `Trong tam giác $GBC$: $BC < BG + CG = ${2 * p} + ${2 * q} = ${2 * p + 2 * q}$ (cm).`,
          `$${2 * p + 2 * q + 1} > ${2 * p + 2 * q}$ nên $BC$ không thể bằng ${2 * p + 2 * q + 1} cm.`,
        ].join('\n'),
      };
    }),
  ]),
];

const charts: readonly Template[] = [
  ...unit(7, 'Biểu đồ', ({ mc, ew }) => [
    mc('M1', 'thời điểm có giá trị cho trước', (r) => {
      const first = r.int(20, 24);
      const values = [first, first + r.int(1, 2), first + r.int(4, 6), first + r.int(8, 9)];
      const at = r.int(1, 3);
      const names = ['Tháng 1', 'Tháng 2', 'Tháng 3', 'Tháng 4'];
      return {
        ask: [
          `Biểu đồ đoạn thẳng bên ghi số học sinh đến thư viện mỗi tháng. Tháng nào có ${values[at]!} học sinh?`,
          `Theo biểu đồ đoạn thẳng bên về số lượt học sinh đến thư viện, ${values[at]!} lượt là của tháng nào?`,
          `Cô thủ thư vẽ biểu đồ bên về số học sinh đến thư viện. Số ${values[at]!} ứng với:`,
        ],
        right: names[at]!,
        wrong: names.filter((_, other) => other !== at),
        why: `Điểm ghi ${values[at]!} trên biểu đồ ứng với ${names[at]!.toLowerCase()}.`,
        figure: chart(
          'line',
          'Học sinh',
          values.map((value, month) => [names[month]!, value] as const),
        ),
      };
    }),
    ew('M3', 'khảo sát biểu diễn bằng hình quạt', (r) => {
      const all = r.pick([120, 160, 200, 240]);
      const [a, b, c] = [5 * r.int(7, 9), 5 * r.int(4, 6), 5 * r.int(3, 4)];
      const d = 100 - a - b - c;
      if (d < 5 || [a, b, c].includes(d)) return again();
      const count = (share: number) => (all * share) / 100;
      if (![a, b, c, d].every((share) => Number.isInteger(count(share)))) return again();
      return {
        ask: [
          `Biểu đồ hình quạt tròn bên cho biết môn thể thao yêu thích của ${all} học sinh. a) Tính số học sinh chọn mỗi môn. b) Số bạn chọn bóng đá hơn số bạn chọn bơi bao nhiêu?`,
          `Khối 7 có ${all} học sinh, môn thể thao các bạn yêu thích được vẽ ở biểu đồ hình quạt tròn bên. Tính số học sinh của từng môn và cho biết bóng đá hơn bơi bao nhiêu bạn.`,
          `Thầy thể dục hỏi ${all} học sinh về môn yêu thích, kết quả ở biểu đồ hình quạt tròn bên. Có bao nhiêu bạn chọn mỗi môn? Số bạn chọn bóng đá nhiều hơn số bạn chọn bơi bao nhiêu?`,
        ],
        solution: [
          `Bóng đá: $${all} \\cdot ${a}\\% = ${count(a)}$ (bạn).`,
          `Cầu lông: $${all} \\cdot ${b}\\% = ${count(b)}$ (bạn).`,
          `Bơi: $${all} \\cdot ${c}\\% = ${count(c)}$ (bạn); môn khác: $${all} \\cdot ${d}\\% = ${count(d)}$ (bạn).`,
          `Bóng đá hơn bơi: $${count(a)} - ${count(c)} = ${count(a) - count(c)}$ (bạn).`,
        ].join('\n'),
        figure: chart('pie', '', [
          ['Bóng đá', a],
          ['Cầu lông', b],
          ['Bơi', c],
          ['Môn khác', d],
        ]),
      };
    }),
  ]),
  ...unit(7, 'Biến cố và xác suất', ({ mc, fb, ew }) => [
    mc('M1', 'so sánh khả năng xảy ra', (r) => {
      const [a, b] = [r.int(6, 9), r.int(2, 4)];
      const colours = ['đỏ', 'xanh', 'vàng'];
      const most = r.int(0, 2);
      const counts = colours.map((_, at) => (at === most ? a : at === (most + 1) % 3 ? b : 1));
      const told = colours.map((name, at) => `${counts[at]!} ${name}`).join(', ');
      return {
        ask: [
          `Hộp có các viên bi cùng kích thước: ${told}. Lấy ngẫu nhiên một viên. Biến cố nào có khả năng xảy ra cao nhất?`,
          `Trong túi có các tấm thẻ giống nhau trừ màu sắc: ${told}. Rút ngẫu nhiên một thẻ, kết quả dễ xảy ra nhất là:`,
          `Đĩa quay chia thành các hình quạt bằng nhau gồm: ${told}. Quay một lần, biến cố có xác suất lớn nhất là:`,
        ],
        right: `Được màu ${colours[most]!}`,
        wrong: [
          ...colours.filter((_, at) => at !== most).map((name) => `Được màu ${name}`),
          'Không có (ba màu có khả năng như nhau)',
        ],
        why: `Màu ${colours[most]!} có nhiều nhất (${a}) nên dễ xảy ra nhất.`,
      };
    }),
    mc('M1', 'xác suất của các biến cố đồng khả năng', (r) => {
      const k = r.int(5, 12);
      return {
        ask: [
          `Trong ${k} bạn của tổ, cô giáo gọi ngẫu nhiên đúng một bạn lên bảng, khả năng được gọi của các bạn như nhau. Xác suất bạn An (một bạn trong tổ) được gọi là:`,
          `Có ${k} hộp quà giống hệt nhau, chỉ một hộp có vé xem phim. Chọn ngẫu nhiên một hộp. Xác suất chọn được hộp có vé là:`,
          `Một chiếc chìa khoá mở được đúng một trong ${k} ngăn tủ. Chọn ngẫu nhiên một ngăn. Xác suất chọn đúng ngăn mở được là:`,
        ],
        right: `$${fraction(1, k)}$`,
        wrong: [
          [`$${fraction(1, 2)}$`, 'cho rằng chỉ có hai khả năng đúng, sai với xác suất như nhau'],
          [`$${fraction(k - 1, k)}$`, 'tính xác suất của trường hợp ngược lại'],
          [`$${fraction(1, k - 1)}$`, 'bỏ một khả năng khi đếm'],
        ],
        why: `Có ${k} khả năng như nhau và luôn xảy ra đúng một, nên mỗi khả năng có xác suất $${fraction(1, k)}$.`,
      };
    }),
    mc('M2', 'rút thẻ ghi số nguyên tố', (r) => {
      const all = r.pick([10, 12, 15, 20]);
      const primes = [2, 3, 5, 7, 11, 13, 17, 19].filter((one) => one <= all);
      const k = primes.length;
      const odd = Math.ceil(all / 2);
      return {
        ask: [
          `Hộp có ${all} thẻ cùng loại ghi các số từ 1 đến ${all}. Rút ngẫu nhiên một thẻ. Xác suất rút được số nguyên tố là:`,
          `Chọn ngẫu nhiên một số tự nhiên từ 1 đến ${all}. Xác suất chọn được số nguyên tố bằng:`,
          `Vòng quay có ${all} ô bằng nhau đánh số từ 1 đến ${all}. Xác suất kim chỉ vào ô ghi số nguyên tố là:`,
        ],
        right: `$${fraction(k, all)}$`,
        wrong: [
          [`$${fraction(k + 1, all)}$`, 'tính cả số 1 là số nguyên tố'],
          [`$${fraction(k - 1, all)}$`, 'bỏ sót số 2'],
          [`$${fraction(odd, all)}$`, 'đếm các số lẻ'],
          `$${fraction(1, all)}$`,
        ],
        why: `Các số nguyên tố là ${primes.join('; ')}: có ${k} số trong ${all} số, xác suất bằng $${fraction(k, all)}$.`,
      };
    }),
    fb('M1', 'số kết quả có thể khi chọn một số', (r) => {
      const [a, b] = [r.int(10, 20), r.int(30, 60)];
      return {
        ask: [
          `Chọn ngẫu nhiên một số tự nhiên từ ${a} đến ${b}. Có bao nhiêu kết quả có thể?`,
          `Vé gửi xe được đánh số từ ${a} đến ${b}, mỗi số một vé. Lấy ngẫu nhiên một vé thì có bao nhiêu kết quả có thể xảy ra?`,
          `Học sinh khối 7 mang số báo danh từ ${a} đến ${b}. Gọi ngẫu nhiên một số báo danh thì có bao nhiêu khả năng?`,
        ],
        is: b - a + 1,
        why: `Từ ${a} đến ${b} có $${b} - ${a} + 1 = ${b - a + 1}$ số.`,
      };
    }),
    fb('M2', 'số kết quả làm cho biến cố xảy ra', (r) => {
      const [a, k] = [r.int(2, 4) * 10, r.pick([3, 4, 7])];
      const list = Array.from({ length: 21 }, (_, at) => a + at).filter((one) => one % k === 0);
      return {
        ask: [
          `Chọn ngẫu nhiên một số tự nhiên từ ${a} đến ${a + 20}. Biến cố “Số được chọn chia hết cho ${k}” xảy ra ở bao nhiêu kết quả?`,
          `Các ghế trong rạp đánh số từ ${a} đến ${a + 20}. Chọn ngẫu nhiên một ghế. Có bao nhiêu kết quả làm cho số ghế là bội của ${k}?`,
          `Rút ngẫu nhiên một thẻ trong các thẻ ghi số từ ${a} đến ${a + 20}. Có bao nhiêu kết quả để số trên thẻ chia hết cho ${k}?`,
        ],
        is: list.length,
        why: `Các số chia hết cho ${k} là: ${list.join('; ')}; có ${list.length} số.`,
      };
    }),
    ew('M3', 'vòng quay đánh số', (r) => {
      const all = r.pick([12, 18, 30]);
      const low = r.int(3, 5);
      const twice = Array.from({ length: all }, (_, at) => at + 1).filter((one) => all % one === 0);
      return {
        ask: [
          `Vòng quay có ${all} ô bằng nhau đánh số từ 1 đến ${all}. Quay một lần. Tính xác suất của mỗi biến cố: A “Số chia hết cho 3”; B “Số nhỏ hơn ${low}”; C “Số là ước của ${all}”. Biến cố nào có khả năng xảy ra cao nhất?`,
          `Hội chợ có vòng quay ${all} ô bằng nhau ghi các số từ 1 đến ${all}. Giải A khi số chia hết cho 3, giải B khi số nhỏ hơn ${low}, giải C khi số là ước của ${all}. Tính xác suất trúng mỗi giải và cho biết giải nào dễ trúng nhất.`,
          `Rút ngẫu nhiên một trong ${all} thẻ ghi số từ 1 đến ${all}. Xét các biến cố A: số chia hết cho 3; B: số nhỏ hơn ${low}; C: số là ước của ${all}. Tính xác suất từng biến cố rồi so sánh chúng.`,
        ],
        solution: [
          `Có ${all} kết quả đồng khả năng. A có $${all} : 3 = ${all / 3}$ kết quả thuận lợi: xác suất $\\dfrac{${all / 3}}{${all}} = ${fraction(1, 3)}$.`,
          `B có ${low - 1} kết quả thuận lợi: xác suất $\\dfrac{${low - 1}}{${all}}$.`,
          `Các ước của ${all} là ${twice.join('; ')}, có ${twice.length} số: C có xác suất $\\dfrac{${twice.length}}{${all}}$.`,
          `So sánh số kết quả thuận lợi ${all / 3}, ${low - 1} và ${twice.length}: ${all / 3 === twice.length ? 'A và C có khả năng xảy ra như nhau, cao hơn B' : all / 3 > twice.length ? 'A có khả năng xảy ra cao nhất' : 'C có khả năng xảy ra cao nhất'}.`,
        ].join('\n'),
      };
    }),
  ]),
];

export const geometry7Second: readonly Template[] = [...solids, ...angles, ...triangles, ...charts];
