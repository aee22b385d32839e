/** Families of grade 8 that are read from a figure. */
import { n, poly, type Template } from '../../../template.ts';
import { chart, graph, plane, solid } from '../../figure-kit.ts';
import { pt, signed, unit } from '../../kit.ts';
import { again, degrees } from './kit.ts';

/** Legs and hypotenuse in whole numbers. */
const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;

const thales: readonly Template[] = unit(8, 'Định lí Thalès trong tam giác', ({ mc, fb }) => [
  fb('M1', 'đoạn thẳng thứ tư theo định lí Thalès trên hình', (r) => {
    const [p, q, k, m] = [r.int(2, 4), r.int(1, 3), r.int(2, 3), r.int(4, 5)];
    return {
      ask: [
        'Trong hình bên, $DE \\parallel BC$ và độ dài các đoạn thẳng đã ghi. Tìm $x$.',
        'Cho $DE \\parallel BC$ như hình bên. Đoạn thẳng $EC$ dài bao nhiêu?',
        'Hai thanh ngang $DE$ và $BC$ của một giàn hoa tam giác song song như hình bên (đơn vị: dm). Đoạn $EC$ dài bao nhiêu đề-xi-mét?',
      ],
      is: q * m,
      why: `$DE \\parallel BC$ nên $\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$, tức là $\\dfrac{${p * k}}{${q * k}} = \\dfrac{${p * m}}{x}$. Vậy $x = ${q * k} \\cdot ${p * m} : ${p * k} = ${q * m}$.`,
      figure: plane('thales', Math.min(75, Math.max(25, Math.round((100 * p) / (p + q)))), {
        AD: `${p * k}`,
        DB: `${q * k}`,
        AE: `${p * m}`,
        EC: 'x',
      }),
    };
  }),
  mc('M2', 'đoạn song song với đáy theo hệ quả Thalès', (r) => {
    const [p, q, k] = [r.int(1, 3), r.int(1, 3), r.int(2, 4)];
    const s = p + q;
    return {
      ask: [
        'Trong hình bên, $DE \\parallel BC$. Độ dài $BC$ là:',
        'Biết $DE \\parallel BC$ và các độ dài ghi trên hình bên. Cạnh đáy $BC$ bằng:',
        'Hai thanh giằng $DE$ và $BC$ của một khung tam giác song song như hình bên (đơn vị: dm). Độ dài (dm) của thanh $BC$ là:',
      ],
      right: s * k,
      wrong: [
        [(q * k * p * k) / (p * k), 'dùng tỉ số $\\dfrac{AD}{DB}$ thay cho $\\dfrac{AD}{AB}$'],
        [p * k + q * 2, 'cộng $DE$ với $DB$'],
        [2 * p * k, 'coi $DE$ là đường trung bình'],
        s * k + 2,
        s * k - 1,
      ],
      why: `$AB = ${2 * p} + ${2 * q} = ${2 * s}$. Theo hệ quả của định lí Thalès, $\\dfrac{DE}{BC} = \\dfrac{AD}{AB} = \\dfrac{${2 * p}}{${2 * s}}$, nên $BC = ${p * k} \\cdot ${2 * s} : ${2 * p} = ${s * k}$.`,
      figure: plane('thales', Math.min(75, Math.max(25, Math.round((100 * p) / s))), {
        AD: `${2 * p}`,
        DB: `${2 * q}`,
        DE: `${p * k}`,
        BC: '?',
      }),
    };
  }),
  fb('M1', 'đường trung bình trên hình', (r, turn) => {
    const side = r.int(5, 12);
    return {
      ask: [
        'Theo các kí hiệu trong hình bên, $M$, $N$ là trung điểm của hai cạnh. Độ dài $BC$ bằng bao nhiêu xăng-ti-mét?',
        'Đoạn thẳng $MN$ nối trung điểm hai cạnh của tam giác như hình bên. Tính độ dài $MN$ (cm).',
        'Muốn biết khoảng cách $BC$ qua ao, người ta đo đoạn $MN$ nối trung điểm hai cạnh như hình bên (tính theo mét). $BC$ dài bao nhiêu mét?',
      ],
      is: turn === 1 ? side : 2 * side,
      why:
        turn === 1
          ? `$MN$ là đường trung bình nên $MN = \\dfrac{1}{2}BC = ${2 * side} : 2 = ${side}$.`
          : `$MN$ là đường trung bình nên $BC = 2MN = 2 \\cdot ${side} = ${2 * side}$.`,
      figure: plane('midline', 65, turn === 1 ? { BC: `${2 * side}` } : { MN: `${side}` }),
    };
  }),
  mc('M2', 'tính chất đường phân giác trên hình', (r) => {
    const [p, q] = r.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
    ] as const);
    const [k, m] = [r.int(3, 4), r.int(2, 3)];
    if (k === m) return again();
    return {
      ask: [
        'Trong hình bên, $AD$ là đường phân giác của tam giác $ABC$. Độ dài $DC$ là:',
        'Hai góc ở $A$ trong hình bên bằng nhau. Từ các độ dài đã ghi, $x$ bằng:',
        'Tam giác $ABC$ ở hình bên có đường phân giác $AD$. Giá trị của $x$ là:',
      ],
      right: q * m,
      wrong: [
        [Math.round((100 * p * m * p) / q) / 100, 'lập tỉ số ngược: $\\dfrac{DB}{DC} = \\dfrac{AC}{AB}$'],
        [p * m, 'coi $D$ là trung điểm của $BC$'],
        [q * k - p * k + p * m, 'cộng hiệu hai cạnh vào $DB$'],
        q * m + 2,
        q * m - 1,
      ],
      why: `$AD$ là đường phân giác nên $\\dfrac{DB}{DC} = \\dfrac{AB}{AC}$, tức là $\\dfrac{${p * m}}{x} = \\dfrac{${p * k}}{${q * k}}$. Vậy $x = ${p * m} \\cdot ${q * k} : ${p * k} = ${q * m}$.`,
      figure: plane('bisector', Math.round((100 * p) / q), {
        AB: `${p * k}`,
        AC: `${q * k}`,
        BD: `${p * m}`,
        DC: 'x',
      }),
    };
  }),
  fb('M2', 'chia cạnh đáy theo đường phân giác', (r) => {
    const [p, q] = r.pick([
      [2, 3],
      [3, 4],
      [3, 5],
    ] as const);
    const [k, m] = [r.int(3, 5), 2];
    const base = (p + q) * m;
    if (base >= (p + q) * k || base <= (q - p) * k) return again();
    return {
      ask: [
        `Tam giác $ABC$ trong hình bên có đường phân giác $AD$ và $BC = ${base}$. Tính độ dài $BD$.`,
        `Hai góc ở $A$ trong hình bên bằng nhau, $BC = ${base}$. Đoạn thẳng $BD$ dài bao nhiêu?`,
        `Đường phân giác $AD$ ở hình bên chia cạnh $BC = ${base}$ thành hai đoạn. Đoạn $BD$ dài bao nhiêu?`,
      ],
      is: p * m,
      why: `$\\dfrac{BD}{DC} = \\dfrac{AB}{AC} = \\dfrac{${p * k}}{${q * k}} = \\dfrac{${p}}{${q}}$, nên $BD = \\dfrac{${p}}{${p + q}} BC = \\dfrac{${p}}{${p + q}} \\cdot ${base} = ${p * m}$.`,
      figure: plane('bisector', Math.round((100 * p) / q), { AB: `${p * k}`, AC: `${q * k}` }),
    };
  }),
]);

const pythagoras: readonly Template[] = unit(8, 'Tam giác vuông và định lí Pythagore', ({ mc, fb }) => [
  fb('M1', 'cạnh huyền trên hình', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        'Tam giác $ABC$ trong hình bên vuông tại $A$. Độ dài $BC$ là bao nhiêu xăng-ti-mét?',
        'Tính độ dài (cm) cạnh huyền của tam giác vuông trong hình bên.',
        'Một tấm gỗ tam giác vuông có hai cạnh góc vuông như hình bên. Cạnh dài nhất dài bao nhiêu xăng-ti-mét?',
      ],
      is: c,
      unit: 'cm',
      why: `$BC^2 = ${b}^2 + ${a}^2 = ${a * a + b * b}$ nên $BC = ${c}$ (cm).`,
      figure: plane('right', Math.min(70, Math.max(20, Math.round((Math.atan2(a, b) * 180) / Math.PI))), {
        AB: `${b} cm`,
        AC: `${a} cm`,
      }),
    };
  }),
  mc('M2', 'cạnh hình thoi từ hai đường chéo trên hình', (r) => {
    const [a, b, c] = r.pick(triples);
    return {
      ask: [
        'Hình thoi $ABCD$ bên có hai đường chéo cắt nhau tại $O$. Độ dài cạnh $AB$ là:',
        'Từ độ dài $OA$, $OB$ ghi trên hình, cạnh của hình thoi bên bằng:',
        'Khung diều hình thoi có hai thanh chéo như hình bên. Mỗi cạnh của diều dài:',
      ],
      right: `$${c}$ cm`,
      wrong: [
        [`$${a + b}$ cm`, 'cộng hai nửa đường chéo'],
        [`$${2 * c}$ cm`, 'dùng cả đường chéo làm cạnh góc vuông'],
        [`$${a * a + b * b}$ cm`, 'quên khai căn'],
        `$${c + 1}$ cm`,
      ],
      why: `Hai đường chéo vuông góc tại $O$ nên $AB^2 = OA^2 + OB^2 = ${b}^2 + ${a}^2 = ${c * c}$, vậy $AB = ${c}$ (cm).`,
      figure: plane('rhombus', Math.min(60, Math.max(30, Math.round((Math.atan2(a, b) * 180) / Math.PI))), {
        OA: `${b} cm`,
        OB: `${a} cm`,
      }),
    };
  }),
  fb('M3', 'cạnh bên của hình thang cân trên hình', (r) => {
    const [a, b, c] = r.pick([triples[0], triples[1], triples[2]] as const);
    const top = r.int(4, 9);
    return {
      ask: [
        'Hình thang cân $ABCD$ trong hình bên có số đo đã ghi (cm). Cạnh bên $AD$ dài bao nhiêu xăng-ti-mét?',
        'Mặt cắt của đoạn đê là hình thang cân như hình bên, số đo tính theo mét. Sườn đê $AD$ dài bao nhiêu mét?',
        'Dựa vào hai đáy và đường cao ghi trên hình thang cân bên, tính độ dài $AD$.',
      ],
      is: c,
      why: `$DH = \\dfrac{CD - AB}{2} = \\dfrac{${top + 2 * a} - ${top}}{2} = ${a}$. Tam giác $AHD$ vuông tại $H$: $AD^2 = ${a}^2 + ${b}^2 = ${c * c}$, nên $AD = ${c}$.`,
      figure: plane('trapezoid', Math.min(75, Math.max(45, Math.round((Math.atan2(b, a) * 180) / Math.PI))), {
        AB: `${top}`,
        CD: `${top + 2 * a}`,
        AH: `${b}`,
      }),
    };
  }),
]);

const similar: readonly Template[] = [
  ...unit(8, 'Tam giác đồng dạng', ({ mc, fb }) => [
    mc('M2', 'cạnh của tam giác đồng dạng trên hình', (r) => {
      const [ab, bc] = r.pick([
        [15, 25],
        [20, 25],
        [20, 30],
      ] as const);
      const share = r.pick([60, 80]);
      const [de, ef] = [(ab * share) / 100, (bc * share) / 100];
      return {
        ask: [
          'Trong hình bên, tam giác $ABC$ đồng dạng với tam giác $DEF$. Độ dài $DE$ là:',
          'Hai tam giác $ABC$ và $DEF$ ở hình bên đồng dạng (các đỉnh viết theo thứ tự tương ứng). Cạnh $DE$ bằng:',
          'Máy in thu nhỏ tam giác $ABC$ thành tam giác $DEF$ với các độ dài (cm) ghi ở hình bên. Độ dài $DE$ (cm) là:',
        ],
        right: de,
        wrong: [
          [ab - (bc - ef), 'trừ hai cạnh cùng một số thay cho nhân với tỉ số'],
          [Math.round((ab * 10000) / share) / 100, 'nhân với tỉ số ngược'],
          [ab, 'coi hai tam giác bằng nhau'],
          de + 2,
        ],
        why: `$\\dfrac{DE}{AB} = \\dfrac{EF}{BC} = \\dfrac{${ef}}{${bc}}$, nên $DE = ${ab} \\cdot ${ef} : ${bc} = ${de}$.`,
        figure: plane('pair', share, { AB: `${ab}`, BC: `${bc}`, EF: `${ef}`, DE: '?' }),
      };
    }),
    fb('M2', 'chu vi tam giác đồng dạng trên hình', (r) => {
      const [ab, bc, ac, share] = [15, r.pick([20, 25]), 20, r.pick([60, 80])];
      const round = ab + bc + ac;
      return {
        ask: [
          'Tam giác $ABC$ trong hình bên đồng dạng với tam giác $DEF$. Chu vi tam giác $DEF$ là bao nhiêu?',
          'Hai tam giác $ABC$ và $DEF$ ở hình bên đồng dạng theo thứ tự đỉnh ấy. Tính tổng độ dài ba cạnh của tam giác $DEF$.',
          'Một dây đèn chạy quanh biển hiệu tam giác $DEF$, đồng dạng với bản mẫu $ABC$ như hình bên (đơn vị: dm). Dây đèn dài bao nhiêu đề-xi-mét?',
        ],
        is: (round * share) / 100,
        why: `Tỉ số đồng dạng: $\\dfrac{EF}{BC} = \\dfrac{${(bc * share) / 100}}{${bc}} = ${n(share / 100)}$. Chu vi tam giác $ABC$: $${ab} + ${bc} + ${ac} = ${round}$. Chu vi tam giác $DEF$: $${round} \\cdot ${n(share / 100)} = ${n((round * share) / 100)}$.`,
        figure: plane('pair', share, { AB: `${ab}`, BC: `${bc}`, AC: `${ac}`, EF: `${(bc * share) / 100}` }),
      };
    }),
    fb('M3', 'đường cao ứng với cạnh huyền trên hình', (r) => {
      const [p, q] = r.pick([
        [4, 9],
        [9, 16],
        [2, 8],
        [3, 12],
      ] as const);
      const height = Math.sqrt(p * q);
      return {
        ask: [
          'Tam giác $ABC$ trong hình bên vuông tại $A$ có đường cao $AH$. Tính $AH$.',
          'Từ độ dài $BH$ và $HC$ ghi trên hình bên, tìm độ dài đường cao $AH$ của tam giác vuông $ABC$.',
          'Mái che có mặt cắt là tam giác vuông $ABC$ như hình bên, số đo tính theo đề-xi-mét. Cột $AH$ cao bao nhiêu đề-xi-mét?',
        ],
        is: height,
        why: `Hai tam giác vuông $HBA$ và $HAC$ đồng dạng (cùng phụ một góc) nên $\\dfrac{HB}{HA} = \\dfrac{HA}{HC}$. Do đó $AH^2 = ${p} \\cdot ${q} = ${p * q}$, $AH = ${height}$.`,
        figure: plane('height', Math.min(60, Math.round((Math.atan2(height, p) * 180) / Math.PI)), {
          BH: `${p}`,
          HC: `${q}`,
        }),
      };
    }),
  ]),
  ...unit(8, 'Các loại tứ giác', ({ mc }) => [
    mc('M1', 'góc của hình bình hành trên hình', (r) => {
      const size = r.pick([52, 58, 64, 68, 72]);
      return {
        ask: [
          'Tứ giác $ABCD$ trong hình bên là hình bình hành. Góc $A$ có số đo là:',
          'Hình bình hành $ABCD$ ở hình bên có góc $D$ đã ghi. Số đo góc kề với nó, $\\widehat{A}$, bằng:',
          'Khung xe có dạng hình bình hành như hình bên. Góc ở $A$ là:',
        ],
        right: degrees(180 - size),
        wrong: [
          [degrees(size), 'cho rằng hai góc kề một cạnh bằng nhau'],
          [degrees(90 - size), 'lấy góc phụ với góc đã cho'],
          [degrees(360 - 2 * size), 'tính tổng của hai góc tù'],
          degrees(170 - size),
        ],
        why: `Hai góc kề một cạnh của hình bình hành bù nhau: $\\widehat{A} = 180^\\circ - ${size}^\\circ = ${180 - size}^\\circ$.`,
        figure: plane('parallelogram', size, { D: `${size}°`, A: '?' }),
      };
    }),
    mc('M2', 'góc giữa hai đường chéo hình chữ nhật trên hình', (r) => {
      const size = r.pick([25, 28, 32, 35, 38]);
      return {
        ask: [
          'Hình chữ nhật $ABCD$ bên có hai đường chéo cắt nhau tại $O$. Số đo góc $AOB$ là:',
          'Từ góc $ACD$ ghi trên hình chữ nhật bên, góc $AOB$ giữa hai đường chéo bằng:',
          'Cánh cổng hình chữ nhật có hai thanh chéo như hình bên. Góc $AOB$ bằng:',
        ],
        right: degrees(180 - 2 * size),
        wrong: [
          [degrees(2 * size), 'tính góc $AOD$, kề bù với góc $AOB$'],
          [degrees(90 - size), 'coi tam giác $AOB$ vuông'],
          [degrees(180 - size), 'chỉ trừ một góc ở đáy'],
          degrees(90),
        ],
        why: `$AB \\parallel CD$ nên $\\widehat{OAB} = \\widehat{ACD} = ${size}^\\circ$ (so le trong). Hai đường chéo bằng nhau và cắt nhau tại trung điểm nên tam giác $OAB$ cân tại $O$: $\\widehat{AOB} = 180^\\circ - 2 \\cdot ${size}^\\circ = ${180 - 2 * size}^\\circ$.`,
        figure: plane('rectangle', size, { ACD: `${size}°`, AOB: '?' }),
      };
    }),
  ]),
];

const rest: readonly Template[] = [
  ...unit(8, 'Hàm số bậc nhất', ({ tf, fb }) => [
    tf('M2', 'tính chất đọc từ đường thẳng', (r) => {
      const [a, x] = [r.pick([-2, 2]), r.pick([1, 2])];
      const b = -a * x;
      const up = a > 0;
      return {
        ask: [
          'Đường thẳng trong hình bên là đồ thị của hàm số $y = ax + b$.',
          'Hình bên vẽ đồ thị hàm số bậc nhất $y = ax + b$.',
          'Cho hàm số $y = ax + b$ có đồ thị là đường thẳng ở hình bên.',
        ],
        say: [
          [
            `Đồ thị cắt trục tung tại điểm $${pt(0, b)}$.`,
            `Đồ thị cắt trục tung tại điểm $${pt(b, 0)}$.`,
            `giao điểm với trục tung là $${pt(0, b)}$.`,
          ],
          [`$b = ${b}$.`, `$b = ${-b}$.`, `tung độ gốc là $${b}$.`],
          [
            `$a ${up ? '>' : '<'} 0$.`,
            `$a ${up ? '<' : '>'} 0$.`,
            `từ trái sang phải đường thẳng đi ${up ? 'lên' : 'xuống'}.`,
          ],
          [
            `Hàm số là $y = ${poly([a, b])}$.`,
            `Hàm số là $y = ${poly([-a, b])}$.`,
            `đồ thị đi qua $${pt(x, 0)}$ nên $a \\cdot ${x} ${signed(b)} = 0$, $a = ${a}$.`,
          ],
        ],
        figure: graph('linear', [a, b], [-4, 4], [-5, 5], { grid: true }),
      };
    }),
    fb('M2', 'diện tích tam giác do đường thẳng tạo với hai trục', (r) => {
      const [a, x] = [r.pick([-1, 1, -2, 2]), r.pick([2, 3])];
      if (Math.abs(a * x) > 4) return again();
      const area = (x * Math.abs(a * x)) / 2;
      return {
        ask: [
          'Đường thẳng trong hình bên cắt hai trục toạ độ tại $A$ và $B$ (không ghi trên hình). Diện tích tam giác $OAB$ là bao nhiêu (mỗi ô vuông có cạnh 1)?',
          'Tính diện tích tam giác tạo bởi đường thẳng trong hình bên với hai trục toạ độ, biết mỗi ô vuông có cạnh 1 đơn vị.',
          'Trên bản vẽ, một bồn hoa hình tam giác nằm giữa hai trục toạ độ và đường thẳng ở hình bên, cạnh mỗi ô vuông ứng với 1 m. Bồn hoa rộng bao nhiêu mét vuông?',
        ],
        is: area,
        why: `Đường thẳng cắt $Ox$ tại $${pt(x, 0)}$ và $Oy$ tại $${pt(0, -a * x)}$. Hai cạnh góc vuông dài $${x}$ và $${Math.abs(a * x)}$: $\\dfrac{${x} \\cdot ${Math.abs(a * x)}}{2} = ${n(area)}$.`,
        figure: graph('linear', [a, -a * x], [-4, 4], [-5, 5], { grid: true }),
      };
    }),
  ]),
  ...unit(8, 'Dữ liệu và biểu đồ', ({ mc }) => [
    mc('M2', 'giảm bao nhiêu phần trăm theo biểu đồ đoạn thẳng', (r) => {
      const before = r.pick([40, 60, 80]);
      const share = r.pick([15, 25, 30]);
      const after = before - (before * share) / 100;
      return {
        ask: [
          'Biểu đồ đoạn thẳng bên ghi lượng rác nhựa (kg) của trường qua các tháng. So với tháng 9, tháng 10 giảm bao nhiêu phần trăm?',
          'Theo biểu đồ đoạn thẳng bên về lượng rác nhựa (kg), từ tháng 9 đến tháng 10 lượng rác giảm:',
          'Lượng rác nhựa (kg) của trường được vẽ ở biểu đồ đoạn thẳng bên. Tỉ lệ giảm của tháng 10 so với tháng 9 là:',
        ],
        right: `$${share}\\%$`,
        wrong: [
          [`$${before - after}\\%$`, 'lấy số ki-lô-gam giảm làm phần trăm'],
          [`$${n(Math.round(((before - after) / after) * 1000) / 10)}\\%$`, 'so với tháng 10'],
          [`$${100 - share}\\%$`, 'lấy phần còn lại'],
          `$${share + 10}\\%$`,
        ],
        why: `Giảm $${before} - ${after} = ${before - after}$ (kg), bằng $\\dfrac{${before - after}}{${before}} \\cdot 100\\% = ${share}\\%$ của tháng 9.`,
        figure: chart('line', 'Rác nhựa (kg)', [
          ['Tháng 8', before - 10],
          ['Tháng 9', before],
          ['Tháng 10', after],
          ['Tháng 11', after + 4],
        ]),
      };
    }),
  ]),
  ...unit(8, 'Xác suất của biến cố', ({ fb }) => [
    fb('M2', 'xác suất của biến cố gồm hai cột', (r) => {
      const [a, b] = [r.int(7, 11), r.int(14, 16)];
      const [c, d] = [r.int(5, 8), 0];
      const last = 40 - a - b - c - d;
      return {
        ask: [
          'Biểu đồ cột bên cho biết số con trong 40 gia đình ở một khu phố. Chọn ngẫu nhiên một gia đình. Xác suất để gia đình đó có ít nhất 3 con là bao nhiêu (viết dưới dạng số thập phân)?',
          'Theo biểu đồ cột bên về số con của 40 gia đình, gặp ngẫu nhiên một gia đình. Viết dưới dạng số thập phân xác suất của biến cố “Gia đình có từ 3 con trở lên”.',
          'Có 40 gia đình với số con như biểu đồ cột bên. Tính xác suất (số thập phân) để một gia đình chọn ngẫu nhiên có trên 2 con.',
        ],
        is: (c + last) / 40,
        why: `Số gia đình có 3 con: ${c}, có 4 con: ${last}. Xác suất: $\\dfrac{${c} + ${last}}{40} = ${n((c + last) / 40)}$.`,
        figure: chart('bar', 'Số gia đình', [
          ['1 con', a],
          ['2 con', b],
          ['3 con', c],
          ['4 con', last],
        ]),
      };
    }),
  ]),
  ...unit(8, 'Hình chóp đều', ({ mc }) => [
    mc('M2', 'thể tích hình chóp tứ giác đều trong hình', (r) => {
      const [a, h] = [r.int(3, 6), 3 * r.int(2, 4)];
      return {
        ask: [
          `Hình chóp tứ giác đều $S.ABCD$ trong hình bên có cạnh đáy ${a} cm và chiều cao ${h} cm. Thể tích của nó là:`,
          `Hộp quà có dạng hình chóp tứ giác đều như hình bên, cạnh đáy ${a} cm, cao ${h} cm. Thể tích của hộp bằng:`,
          `Cho hình chóp tứ giác đều bên với $AB = ${a}$ cm và chiều cao ${h} cm. Thể tích hình chóp là:`,
        ],
        right: `$${(a * a * h) / 3}$ cm³`,
        wrong: [
          [`$${a * a * h}$ cm³`, 'quên nhân với $\\dfrac{1}{3}$'],
          [`$${(4 * a * h) / 3}$ cm³`, 'dùng chu vi đáy thay cho diện tích đáy'],
          [`$${n((a * a * h) / 2)}$ cm³`, 'nhân với $\\dfrac{1}{2}$ thay cho $\\dfrac{1}{3}$'],
          `$${(a * a * h) / 3 + a}$ cm³`,
        ],
        why: `$V = \\dfrac{1}{3} \\cdot ${a}^2 \\cdot ${h} = ${(a * a * h) / 3}$ (cm³).`,
        figure: solid('pyramid'),
      };
    }),
  ]),
];

export const grade8Figures: readonly Template[] = [...thales, ...pythagoras, ...similar, ...rest];
