/** Families of grade 9 that are read from a figure. */
import { n, type Template } from '../../../template.ts';
import { chart, graph, plane, solid } from '../../figure-kit.ts';
import { pt, unit } from '../../kit.ts';
import { again, degrees, fractionOf } from './kit.ts';

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const;
const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));
const angleOf = (over: number, under: number): number => (Math.atan2(over, under) * 180) / Math.PI;

const circles: readonly Template[] = unit(9, 'Góc và tiếp tuyến của đường tròn', ({ mc, fb, tf }) => [
  fb('M1', 'góc nội tiếp từ góc ở tâm trên hình', (r) => {
    const size = r.pick([35, 40, 45, 55, 60, 65]);
    return {
      ask: [
        'Trong hình bên, $A$, $B$, $C$ nằm trên đường tròn tâm $O$. Góc $ACB$ bằng bao nhiêu độ?',
        'Từ số đo góc ở tâm ghi trên hình bên, tính số đo (độ) góc nội tiếp $ACB$.',
        'Camera đặt ở $C$ trên bờ hồ tròn tâm $O$ nhìn đoạn $AB$ như hình bên. Góc nhìn $ACB$ bằng bao nhiêu độ?',
      ],
      is: size,
      unit: '°',
      why: `Góc nội tiếp bằng nửa góc ở tâm cùng chắn một cung: $\\widehat{ACB} = ${2 * size}^\\circ : 2 = ${size}^\\circ$.`,
      figure: plane('inscribed', size, { AOB: `${2 * size}°`, ACB: '?' }),
    };
  }),
  mc('M1', 'góc ở tâm từ góc nội tiếp trên hình', (r) => {
    const size = r.pick([36, 42, 48, 54, 62]);
    return {
      ask: [
        'Góc ở tâm $AOB$ trong hình bên có số đo là:',
        'Góc nội tiếp $ACB$ đã ghi trên hình bên. Số đo góc $AOB$ bằng:',
        'Hai bán kính $OA$, $OB$ ở hình bên tạo với nhau góc:',
      ],
      right: degrees(2 * size),
      wrong: [
        [degrees(size), 'cho rằng hai góc cùng chắn một cung thì bằng nhau'],
        [degrees(size / 2), 'lấy nửa góc nội tiếp'],
        [degrees(180 - size), 'cho rằng hai góc bù nhau'],
        degrees(90 - size),
      ],
      why: `Góc ở tâm gấp đôi góc nội tiếp cùng chắn cung $AB$: $2 \\cdot ${size}^\\circ = ${2 * size}^\\circ$.`,
      figure: plane('inscribed', size, { ACB: `${size}°`, AOB: '?' }),
    };
  }),
  fb('M2', 'góc chắn nửa đường tròn trên hình', (r) => {
    const size = r.int(22, 67);
    return {
      ask: [
        'Đoạn thẳng $AB$ trong hình bên là đường kính. Góc $A$ của tam giác $ABC$ bằng bao nhiêu độ?',
        'Điểm $C$ nằm trên đường tròn đường kính $AB$ như hình bên. Tính số đo (độ) góc $BAC$.',
        'Cửa sổ tròn có thanh ngang là đường kính $AB$ và hai thanh $CA$, $CB$ như hình bên. Góc $CAB$ bằng bao nhiêu độ?',
      ],
      is: 90 - size,
      unit: '°',
      why: `Góc $ACB$ chắn nửa đường tròn nên bằng $90^\\circ$. Vậy $\\widehat{BAC} = 90^\\circ - ${size}^\\circ = ${90 - size}^\\circ$.`,
      figure: plane('diameter', size, { B: `${size}°`, A: '?' }),
    };
  }),
  mc('M2', 'góc ở tâm của hai tiếp tuyến trên hình', (r) => {
    const size = r.pick([44, 50, 56, 64, 70]);
    return {
      ask: [
        '$MA$, $MB$ trong hình bên là hai tiếp tuyến của đường tròn tâm $O$. Số đo góc $AOB$ là:',
        'Từ điểm $M$ kẻ hai tiếp tuyến $MA$, $MB$ như hình bên. Góc $AOB$ bằng:',
        'Sợi dây căng từ $M$ tiếp xúc với bánh xe tâm $O$ tại $A$ và $B$ như hình bên. Góc ở tâm $AOB$ là:',
      ],
      right: degrees(180 - size),
      wrong: [
        [degrees(size), 'cho rằng góc $AOB$ bằng góc $AMB$'],
        [degrees(2 * size), 'dùng tính chất của góc nội tiếp'],
        [degrees(90 - size / 2), 'chỉ tính góc $AOM$'],
        degrees(190 - size),
      ],
      why: `$\\widehat{OAM} = \\widehat{OBM} = 90^\\circ$, tổng bốn góc của tứ giác $OAMB$ bằng $360^\\circ$: $\\widehat{AOB} = 360^\\circ - 90^\\circ - 90^\\circ - ${size}^\\circ = ${180 - size}^\\circ$.`,
      figure: plane('tangents', size, { AMB: `${size}°` }),
    };
  }),
  fb('M2', 'độ dài tiếp tuyến trên hình', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        '$MA$ trong hình bên là tiếp tuyến của đường tròn tâm $O$. Độ dài $MA$ là bao nhiêu?',
        'Từ độ dài $OA$ và $OM$ ghi trên hình bên, tính độ dài tiếp tuyến $MA$.',
        'Người đứng ở $M$ nhìn thấy mép hồ tròn tâm $O$ tại $A$ như hình bên, số đo tính theo mét. Đoạn $MA$ dài bao nhiêu mét?',
      ],
      is: b,
      why: `$OA \\perp MA$ nên $MA^2 = OM^2 - OA^2 = ${c}^2 - ${a}^2 = ${b * b}$, vậy $MA = ${b}$.`,
      figure: plane('tangents', bounded(2 * angleOf(a, b), 40, 80), { OA: `${a}`, OM: `${c}` }),
    };
  }),
  fb('M2', 'độ dài dây cung trên hình', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        'Đường tròn tâm $O$ trong hình bên có $OH \\perp AB$. Dây $AB$ dài bao nhiêu xăng-ti-mét?',
        'Từ bán kính và khoảng cách từ tâm đến dây ghi trên hình bên, tính độ dài (cm) dây $AB$.',
        'Mặt cắt ống nước tròn tâm $O$ có mực nước $AB$ như hình bên. Bề rộng $AB$ của mặt nước là bao nhiêu xăng-ti-mét?',
      ],
      is: 2 * b,
      unit: 'cm',
      why: `$HB^2 = OB^2 - OH^2 = ${c}^2 - ${a}^2 = ${b * b}$ nên $HB = ${b}$ (cm). $H$ là trung điểm của $AB$: $AB = 2 \\cdot ${b} = ${2 * b}$ (cm).`,
      figure: plane('chord', bounded(angleOf(a, b), 20, 60), { OH: `${a} cm`, OB: `${c} cm` }),
    };
  }),
  tf('M2', 'hai tiếp tuyến cắt nhau trên hình', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        '$MA$ và $MB$ trong hình bên là hai tiếp tuyến của đường tròn tâm $O$.',
        'Từ điểm $M$ ở ngoài đường tròn tâm $O$ kẻ hai tiếp tuyến $MA$, $MB$ như hình bên.',
        'Cho hình bên: $A$, $B$ là tiếp điểm của hai tiếp tuyến kẻ từ $M$ tới đường tròn tâm $O$.',
      ],
      say: [
        [
          '$MA = MB$.',
          '$MA = OM$.',
          'hai tiếp tuyến cắt nhau tại $M$ thì $MA = MB$; $OM$ là cạnh huyền nên dài hơn $MA$.',
        ],
        [`$MA = ${b}$.`, `$MA = ${c - a}$.`, `$MA^2 = ${c}^2 - ${a}^2 = ${b * b}$.`],
        [
          `Diện tích tứ giác $OAMB$ bằng $${a * b}$.`,
          `Diện tích tứ giác $OAMB$ bằng $${n((a * b) / 2)}$.`,
          `tứ giác gồm hai tam giác vuông bằng nhau: $2 \\cdot \\dfrac{${a} \\cdot ${b}}{2} = ${a * b}$.`,
        ],
        [
          '$OM$ là đường trung trực của $AB$.',
          '$AB$ là đường trung trực của $OM$.',
          '$OA = OB$ và $MA = MB$ nên $O$, $M$ cách đều $A$, $B$; còn $OA \\ne MA$ nên $AB$ không là trung trực của $OM$.',
        ],
      ],
      figure: plane('tangents', bounded(2 * angleOf(a, b), 40, 80), { OA: `${a}`, OM: `${c}` }),
    };
  }),
]);

const cyclic: readonly Template[] = unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ mc, fb }) => [
  mc('M1', 'góc đối của tứ giác nội tiếp trên hình', (r) => {
    const size = r.pick([68, 74, 82, 104, 112]);
    return {
      ask: [
        'Tứ giác $ABCD$ nội tiếp đường tròn như hình bên. Số đo góc $C$ là:',
        'Từ góc $A$ ghi trên hình bên, góc đối diện $\\widehat{BCD}$ của tứ giác nội tiếp bằng:',
        'Bốn đỉnh của tứ giác ở hình bên nằm trên một đường tròn. Góc đánh dấu hỏi bằng:',
      ],
      right: degrees(180 - size),
      wrong: [
        [degrees(size), 'cho rằng hai góc đối bằng nhau'],
        [degrees(size / 2), 'lấy nửa góc đối, như góc nội tiếp với góc ở tâm'],
        degrees(190 - size),
        degrees(Math.abs(90 - size)),
      ],
      why: `Hai góc đối của tứ giác nội tiếp có tổng $180^\\circ$: $\\widehat{C} = 180^\\circ - ${size}^\\circ = ${180 - size}^\\circ$.`,
      figure: plane('cyclic', size, { A: `${size}°`, C: '?' }),
    };
  }),
  fb('M2', 'tìm x trong tứ giác nội tiếp trên hình', (r) => {
    const [x, k] = [r.int(4, 6) * 5, r.int(2, 3)];
    const rest = 180 - k * x - x;
    const first = k * x;
    if (rest < 10 || first < 60 || first > 120) return again();
    return {
      ask: [
        'Tứ giác $ABCD$ trong hình bên nội tiếp đường tròn, hai góc đối ghi theo $x$. Tìm $x$ (độ).',
        'Bốn điểm $A$, $B$, $C$, $D$ nằm trên đường tròn như hình bên. Giá trị của $x$ là bao nhiêu độ?',
        'Dựa vào hai góc đối ghi trên tứ giác nội tiếp ở hình bên, tính $x$ (độ).',
      ],
      is: x,
      unit: '°',
      why: `$${k}x + x + ${rest}^\\circ = 180^\\circ$ nên $${k + 1}x = ${180 - rest}^\\circ$, vậy $x = ${x}^\\circ$.`,
      figure: plane('cyclic', first, { A: `${k}x`, C: `x + ${rest}°` }),
    };
  }),
]);

const ratios: readonly Template[] = unit(9, 'Hệ thức lượng trong tam giác vuông', ({ mc, fb }) => [
  mc('M1', 'tỉ số lượng giác đọc từ hình', (r, turn) => {
    const [a, b, c] = r.pick(triples);
    const name = ['\\sin B', '\\cos B', '\\tan B'][turn]!;
    const values = [fractionOf(a, c), fractionOf(b, c), fractionOf(a, b), fractionOf(b, a), fractionOf(c, a)];
    const right = values[turn]!;
    const rule = ['đối chia huyền', 'kề chia huyền', 'đối chia kề'][turn]!;
    return {
      ask: [
        `Tam giác $ABC$ trong hình bên vuông tại $A$. Giá trị của $${name}$ là:`,
        `Từ ba cạnh ghi trên tam giác vuông ở hình bên, $${name}$ bằng:`,
        `Mặt cắt của một mái che là tam giác $ABC$ vuông tại $A$ như hình bên (đơn vị: dm). Với góc $B$ của mái, $${name}$ bằng:`,
      ],
      right: `$${right}$`,
      wrong: values
        .filter((one) => one !== right)
        .map((one) => (one === values[1 - turn] ? ([`$${one}$`, 'nhầm cạnh đối với cạnh kề'] as const) : `$${one}$`)),
      why: `$${name}$ bằng ${rule}; cạnh đối góc $B$ là $AC = ${a}$, cạnh kề là $AB = ${b}$, cạnh huyền là $BC = ${c}$. Giá trị: $${right}$.`,
      figure: plane('right', bounded(angleOf(a, b), 20, 70), { AB: `${b}`, AC: `${a}`, BC: `${c}` }),
    };
  }),
  fb('M2', 'cạnh đối của góc 30 độ trên hình', (r) => {
    const c = 2 * r.int(4, 15);
    return {
      ask: [
        'Tam giác $ABC$ trong hình bên vuông tại $A$. Độ dài $AC$ là bao nhiêu mét?',
        'Dốc $BC$ nghiêng so với mặt đất như hình bên. Đỉnh dốc $C$ cao hơn mặt đất bao nhiêu mét?',
        'Từ góc và cạnh huyền ghi trên hình bên, tính cạnh góc vuông $AC$ (m).',
      ],
      is: c / 2,
      unit: 'm',
      why: `$AC = BC \\cdot \\sin 30^\\circ = ${c} \\cdot 0{,}5 = ${c / 2}$ (m).`,
      figure: plane('right', 30, { BC: `${c} m`, B: '30°', AC: '?' }),
    };
  }),
  mc('M2', 'chiều cao với tang của góc trên hình', (r, turn) => {
    const [size, name, value] = (
      [
        [45, '1', (b: number) => `${b}`],
        [60, '\\sqrt{3}', (b: number) => `${b}\\sqrt{3}`],
        [30, '\\dfrac{\\sqrt{3}}{3}', (b: number) => `${b / 3}\\sqrt{3}`],
      ] as const
    )[turn]!;
    const b = 3 * r.int(3, 8);
    return {
      ask: [
        'Cột cờ $AC$ có bóng $AB$ trên mặt đất như hình bên. Chiều cao của cột là:',
        'Tam giác $ABC$ trong hình bên vuông tại $A$. Độ dài $AC$ bằng:',
        'Từ $B$ nhìn ngọn cây $C$ theo góc ghi trên hình bên. Cây $AC$ cao:',
      ],
      right: `$${value(b)}$ m`,
      wrong: [
        ...(size === 45
          ? []
          : ([
              [`$${size === 60 ? `${b / 3}\\sqrt{3}` : `${b}\\sqrt{3}`}$ m`, 'dùng côtang thay cho tang'],
              [`$${size === 60 ? n(b / 2) : `${n(b / 2)}\\sqrt{3}`}$ m`, 'dùng côsin thay cho tang'],
            ] as const)),
        `$${n(b / 2)}$ m`,
        `$${n(b / 2)}\\sqrt{3}$ m`,
        `$${2 * b}$ m`,
        `$${b}\\sqrt{2}$ m`,
      ],
      why: `$AC = AB \\cdot \\tan ${size}^\\circ = ${b} \\cdot ${name} = ${value(b)}$ (m).`,
      figure: plane('right', size, { AB: `${b} m`, B: `${size}°`, AC: '?' }),
    };
  }),
]);

const rest: readonly Template[] = [
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ fb, tf }) => [
    fb('M2', 'hệ số a đọc từ một điểm của parabol', (r) => {
      const a = r.pick([1, 2, -1, -2]);
      return {
        ask: [
          'Parabol $y = ax^2$ trong hình bên được vẽ trên lưới ô vuông. Hệ số $a$ bằng bao nhiêu?',
          'Tìm $a$, biết đồ thị của hàm số $y = ax^2$ là parabol ở hình bên.',
          'Trên bản vẽ kĩ thuật, một đường viền có dạng parabol $y = ax^2$ như hình bên. Giá trị của $a$ là bao nhiêu?',
        ],
        is: a,
        why: `Parabol đi qua điểm $${pt(1, a)}$ nên $a \\cdot 1^2 = ${a}$, tức là $a = ${a}$.`,
        figure: graph('quadratic', [a, 0, 0], [-3, 3], a > 0 ? [-1, 6] : [-6, 1], { grid: true }),
      };
    }),
    tf('M2', 'tính chất đọc từ parabol qua gốc toạ độ', (r) => {
      const a = r.pick([1, -1, 2, -2]);
      const up = a > 0;
      return {
        ask: [
          'Hình bên là đồ thị của hàm số $y = ax^2$.',
          'Cho hàm số $y = ax^2$ có đồ thị là parabol ở hình bên.',
          'Xét parabol $y = ax^2$ vẽ trên lưới ô vuông ở hình bên.',
        ],
        say: [
          [
            `$a ${up ? '>' : '<'} 0$.`,
            `$a ${up ? '<' : '>'} 0$.`,
            `đồ thị nằm ${up ? 'phía trên' : 'phía dưới'} trục hoành.`,
          ],
          [
            'Trục đối xứng của đồ thị là $Oy$.',
            'Trục đối xứng của đồ thị là $Ox$.',
            'hai điểm có hoành độ đối nhau thì có cùng tung độ.',
          ],
          [
            `Đồ thị đi qua điểm $${pt(-1, a)}$.`,
            `Đồ thị đi qua điểm $${pt(-1, -a)}$.`,
            `điểm đối xứng với $${pt(1, a)}$ qua $Oy$ là $${pt(-1, a)}$.`,
          ],
          [
            `Khi $x = 3$ thì $y = ${9 * a}$.`,
            `Khi $x = 3$ thì $y = ${3 * a}$.`,
            `đồ thị đi qua $${pt(1, a)}$ nên $y = ${a === 1 ? '' : a === -1 ? '-' : a}x^2$; với $x = 3$: $y = ${a} \\cdot 9 = ${9 * a}$.`,
          ],
        ],
        figure: graph('quadratic', [a, 0, 0], [-3, 3], up ? [-1, 6] : [-6, 1], { grid: true }),
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ mc }) => [
    mc('M2', 'diện tích xung quanh của khối trong hình', (r, turn) => {
      const rad = r.int(3, 6);
      const h = r.int(7, 12);
      const [ask, value, why, form] = (
        [
          [
            `Hộp sữa hình trụ như hình bên có $r = ${rad}$ cm, $h = ${h}$ cm. Diện tích nhãn dán kín mặt xung quanh là:`,
            2 * rad * h,
            `$S = 2\\pi r h = 2\\pi \\cdot ${rad} \\cdot ${h} = ${2 * rad * h}\\pi$ (cm²).`,
            'cylinder',
          ],
          [
            `Mái che của quán có dạng hình nón như hình bên, bán kính đáy $r = ${rad}$ m, đường sinh dài ${h} m. Diện tích vải làm mái (diện tích xung quanh) là:`,
            rad * h,
            `$S = \\pi r l = \\pi \\cdot ${rad} \\cdot ${h} = ${rad * h}\\pi$ (m²).`,
            'cone',
          ],
          [
            `Quả bóng có dạng hình cầu như hình bên, bán kính $R = ${rad}$ cm. Diện tích mặt cầu là:`,
            4 * rad * rad,
            `$S = 4\\pi R^2 = 4\\pi \\cdot ${rad}^2 = ${4 * rad * rad}\\pi$ (cm²).`,
            'sphere',
          ],
        ] as const
      )[turn]!;
      const area = (of: number) => `$${n(of)}\\pi$ ${turn === 1 ? 'm²' : 'cm²'}`;
      const slip = [
        [rad * h, 'quên nhân với 2'],
        [2 * rad * h, 'dùng công thức của hình trụ'],
        [(4 * rad ** 3) / 3, 'dùng công thức thể tích'],
      ][turn] as [number, string];
      return {
        ask: [ask],
        right: area(value),
        wrong: [[area(slip[0]), slip[1]], ...[value / 2, rad * rad * h, value + rad, 2 * value].map(area)],
        why,
        // The slant height of a cone is given, not the height that the picture would show.
        figure: solid(form, form !== 'cone'),
      };
    }),
  ]),
  ...unit(9, 'Tần số và tần số tương đối', ({ mc, fb }) => [
    fb('M2', 'tần số từ biểu đồ quạt', (r) => {
      const [a, b] = [r.pick([15, 25, 35]), 40];
      const all = r.pick([40, 60, 80, 120]);
      return {
        ask: [
          `Biểu đồ hình quạt tròn bên cho biết tần số tương đối của ba cỡ áo trong ${all} áo đã bán. Tần số của cỡ M là bao nhiêu?`,
          `Cửa hàng bán ${all} áo với tỉ lệ các cỡ ở biểu đồ hình quạt tròn bên. Có bao nhiêu áo cỡ M?`,
          `Theo biểu đồ hình quạt tròn bên về ${all} áo đã bán, tính số áo cỡ M.`,
        ],
        is: (all * a) / 100,
        why: `Tần số tương đối của cỡ M là ${a}%: $${all} \\cdot ${a}\\% = ${n((all * a) / 100)}$ (áo).`,
        figure: chart('pie', '', [
          ['M', a],
          ['L', b],
          ['XL', 100 - a - b],
        ]),
      };
    }),
    mc('M2', 'tần số tương đối của nhóm từ biểu đồ tần số ghép nhóm', (r) => {
      const [a, c, d] = [r.pick([4, 6, 8]), r.pick([10, 12]), r.pick([6, 8])];
      const b = 40 - a - c - d;
      const share = (c / 40) * 100;
      return {
        ask: [
          'Biểu đồ tần số ghép nhóm bên ghi thời gian (phút) đến trường của 40 học sinh. Tần số tương đối của nhóm $[20; 30)$ là:',
          'Theo biểu đồ tần số ghép nhóm bên về thời gian (phút) đến trường của 40 học sinh, nhóm từ 20 đến dưới 30 phút chiếm:',
          'Thời gian (phút) đến trường của 40 học sinh được vẽ ở biểu đồ tần số ghép nhóm bên. Tỉ lệ học sinh mất từ 20 đến dưới 30 phút là:',
        ],
        right: `$${n(share)}\\%$`,
        wrong: [
          [`$${c}\\%$`, 'lấy tần số làm tần số tương đối'],
          [`$${n(((c + d) / 40) * 100)}\\%$`, 'tính cả nhóm từ 30 phút trở lên'],
          [`$${n((b / 40) * 100)}\\%$`, 'đọc nhầm cột bên cạnh'],
          `$${n(100 - share)}\\%$`,
          `$${n(share + 5)}\\%$`,
        ],
        why: `Cột của nhóm ghi ${c}: $\\dfrac{${c}}{40} \\cdot 100\\% = ${n(share)}\\%$.`,
        figure: chart('histogram', 'Số học sinh', [
          ['0–10', a],
          ['10–20', b],
          ['20–30', c],
          ['30–40', d],
        ]),
      };
    }),
  ]),
  ...unit(9, 'Xác suất của biến cố', ({ mc }) => [
    mc('M2', 'xác suất theo biểu đồ tần số ghép nhóm', (r) => {
      const [a, b, d] = [r.pick([5, 7]), r.pick([13, 14]), r.pick([6, 8])];
      const c = 40 - a - b - d;
      return {
        ask: [
          'Cân nặng (kg) của 40 học sinh được vẽ ở biểu đồ tần số ghép nhóm bên. Chọn ngẫu nhiên một em. Xác suất để em đó nặng dưới 50 kg là:',
          'Theo biểu đồ tần số ghép nhóm bên về cân nặng (kg) của 40 học sinh, xác suất gặp ngẫu nhiên một em nhẹ hơn 50 kg bằng:',
          'Gọi ngẫu nhiên một trong 40 học sinh có cân nặng (kg) như biểu đồ tần số ghép nhóm bên. Xác suất của biến cố “Em đó nặng chưa đến 50 kg” là:',
        ],
        right: `$${fractionOf(a + b, 40)}$`,
        wrong: [
          [`$${fractionOf(b, 40)}$`, 'bỏ sót nhóm đầu tiên'],
          [`$${fractionOf(c + d, 40)}$`, 'tính xác suất của biến cố đối'],
          ['$\\dfrac{1}{2}$', 'đếm số nhóm thay cho số học sinh'],
          `$${fractionOf(a, 40)}$`,
        ],
        why: `Hai nhóm dưới 50 kg có $${a} + ${b} = ${a + b}$ học sinh: xác suất bằng $${a + b} : 40 = ${fractionOf(a + b, 40)}$.`,
        figure: chart('histogram', 'Số học sinh', [
          ['40–45', a],
          ['45–50', b],
          ['50–55', c],
          ['55–60', d],
        ]),
      };
    }),
  ]),
];

export const grade9Figures: readonly Template[] = [...circles, ...cyclic, ...ratios, ...rest];
