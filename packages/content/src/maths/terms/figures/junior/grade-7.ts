/** Families of grade 7 that are read from a figure. */
import { n, type Template } from '../../../template.ts';
import { boxOf, chart, plane } from '../../figure-kit.ts';
import { unit } from '../../kit.ts';
import { again, degrees, fractionOf } from './kit.ts';

const angles: readonly Template[] = unit(7, 'Góc và đường thẳng song song', ({ mc, fb, tf }) => [
  fb('M1', 'góc kề bù trên hình', (r) => {
    const size = r.int(6, 16) * 5 + r.pick([2, 4, 7]);
    return {
      ask: [
        'Trong hình bên, $A$, $O$, $B$ thẳng hàng. Góc $AOC$ có số đo bao nhiêu độ?',
        'Tia $OC$ chia góc bẹt $AOB$ ở hình bên thành hai góc. Tính số đo (độ) của góc $AOC$.',
        'Hai góc trong hình bên kề bù, số đo một góc đã ghi. Số đo góc còn lại, $\\widehat{AOC}$, là bao nhiêu độ?',
      ],
      is: 180 - size,
      unit: '°',
      why: `Hai góc kề bù có tổng $180^\\circ$: $\\widehat{AOC} = 180^\\circ - ${size}^\\circ = ${180 - size}^\\circ$.`,
      figure: plane('adjacent', size, { COB: `${size}°` }),
    };
  }),
  mc('M1', 'góc đối đỉnh trên hình', (r) => {
    const size = r.int(7, 15) * 5;
    if (size === 90) return again();
    return {
      ask: [
        "Hai đường thẳng $xx'$ và $yy'$ cắt nhau tại $O$ như hình bên. Số đo của góc $x'Oy'$ là:",
        "Dựa vào góc đã ghi ở hình bên, góc đối đỉnh với nó, $\\widehat{x'Oy'}$, bằng:",
        "Quan sát hai đường thẳng cắt nhau ở hình bên. Số đo $\\widehat{x'Oy'}$ bằng:",
      ],
      right: degrees(size),
      wrong: [
        [degrees(180 - size), 'nhầm góc đối đỉnh với góc kề bù'],
        [degrees(90 - size > 0 ? 90 - size : size - 20), 'nhầm với góc phụ'],
        degrees(2 * size),
        degrees(size / 2),
      ],
      why: `$\\widehat{x'Oy'}$ và $\\widehat{xOy}$ đối đỉnh nên bằng nhau: $${size}^\\circ$.`,
      figure: plane('crossing', size, { xOy: `${size}°` }),
    };
  }),
  fb('M2', 'tìm x từ hai góc kề bù', (r) => {
    const [x, k] = [r.int(4, 8) * 5, r.int(2, 3)];
    const rest = 180 - (k + 1) * x;
    if (rest < 10 || x + rest > 155 || x + rest < 25) return again();
    return {
      ask: [
        'Hai góc kề bù trong hình bên có số đo viết theo $x$. Giá trị của $x$ là bao nhiêu độ?',
        'Biết $A$, $O$, $B$ thẳng hàng và số đo hai góc ghi trên hình bên, tìm $x$ (độ).',
        'Tia $OC$ trong hình bên tạo với đường thẳng $AB$ hai góc có số đo đã ghi theo $x$. Tính $x$ (độ).',
      ],
      is: x,
      unit: '°',
      why: `$${k}x + x + ${rest}^\\circ = 180^\\circ$ nên $${k + 1}x = ${180 - rest}^\\circ$, vậy $x = ${x}^\\circ$.`,
      figure: plane('adjacent', x + rest, { AOC: `${k}x`, COB: `x + ${rest}°` }),
    };
  }),
  mc('M1', 'hai góc đồng vị trên hình', (r) => {
    const size = r.pick([50, 55, 65, 70, 75]);
    return {
      ask: [
        'Trong hình bên, $a \\parallel b$. Số đo của góc $B_2$ (góc trên, bên phải của $B$) là:',
        'Đường thẳng $c$ cắt hai đường thẳng song song như hình bên. Góc $B_2$ đồng vị với góc $A_2$ đã ghi có số đo:',
        'Biết $a \\parallel b$ và số đo góc $A_2$ ghi trên hình bên. Góc $B_2$ ở vị trí đồng vị bằng:',
      ],
      right: degrees(size),
      wrong: [
        [degrees(180 - size), 'cho rằng hai góc đồng vị bù nhau'],
        [degrees(90 - size), 'lấy góc phụ với góc đã cho'],
        degrees(size / 2),
        degrees(90 + size),
      ],
      why: `Vì $a \\parallel b$ nên hai góc đồng vị bằng nhau: $\\widehat{B_2} = \\widehat{A_2} = ${size}^\\circ$.`,
      figure: plane('parallels', size, { A2: `${size}°`, B2: '?' }),
    };
  }),
  fb('M2', 'hai góc trong cùng phía trên hình', (r) => {
    const size = r.pick([48, 53, 62, 67, 74]);
    return {
      ask: [
        'Trong hình bên, $a \\parallel b$ và số đo góc $A_3$ đã ghi. Tính số đo (độ) của góc $B_2$ trong cùng phía với nó.',
        'Đường thẳng $c$ cắt $a$ và $b$ song song như hình bên. Góc $B_2$, ở trong và cùng phía với góc $A_3$, bằng bao nhiêu độ?',
        'Biết $a \\parallel b$ và $\\widehat{A_3}$ ghi trên hình bên. Góc $B_2$ đánh dấu hỏi có số đo bao nhiêu độ?',
      ],
      is: size,
      unit: '°',
      why: `$a \\parallel b$ nên hai góc trong cùng phía bù nhau: $\\widehat{B_2} = 180^\\circ - ${180 - size}^\\circ = ${size}^\\circ$.`,
      figure: plane('parallels', size, { A3: `${180 - size}°`, B2: '?' }),
    };
  }),
  tf('M2', 'các góc tạo bởi hai đường thẳng song song', (r) => {
    const size = r.pick([50, 55, 65, 70]);
    return {
      ask: [
        'Cho hình bên, trong đó $a \\parallel b$ và số đo một góc đã ghi.',
        'Đường thẳng $c$ cắt hai đường thẳng song song $a$ và $b$ như hình bên.',
        'Quan sát hình bên với $a \\parallel b$; các góc quanh $A$ và $B$ được đánh số từ 1 đến 4.',
      ],
      say: [
        [
          `$\\widehat{A_3} = ${180 - size}^\\circ$.`,
          `$\\widehat{A_3} = ${size}^\\circ$.`,
          `góc $A_3$ đối đỉnh với góc $A_1$ nên bằng $${180 - size}^\\circ$.`,
        ],
        [
          `$\\widehat{A_2} = ${size}^\\circ$.`,
          `$\\widehat{A_2} = ${180 - size}^\\circ$.`,
          `góc $A_2$ kề bù với góc $A_1$: $180^\\circ - ${180 - size}^\\circ = ${size}^\\circ$.`,
        ],
        [
          `$\\widehat{B_1} = ${180 - size}^\\circ$.`,
          `$\\widehat{B_1} = ${size}^\\circ$.`,
          `góc $B_1$ đồng vị với góc $A_1$ nên bằng $${180 - size}^\\circ$.`,
        ],
        [
          `$\\widehat{A_3} + \\widehat{B_2} = 180^\\circ$.`,
          `$\\widehat{A_3} = \\widehat{B_2}$.`,
          `hai góc trong cùng phía bù nhau: $${180 - size}^\\circ + ${size}^\\circ = 180^\\circ$.`,
        ],
      ],
      figure: plane('parallels', size, { A1: `${180 - size}°` }),
    };
  }),
]);

const triangles: readonly Template[] = [
  ...unit(7, 'Tam giác bằng nhau', ({ mc, fb }) => [
    fb('M1', 'góc thứ ba của tam giác trong hình', (r) => {
      const [a, b] = [r.int(12, 16) * 5, r.int(8, 13) * 5];
      return {
        ask: [
          'Hai góc của tam giác $ABC$ trong hình bên đã có số đo. Góc $C$ của tam giác bằng bao nhiêu độ?',
          'Dựa vào hai góc ghi ở hình bên, tính số đo (độ) góc thứ ba, $\\widehat{ACB}$.',
          'Quan sát tam giác $ABC$ ở hình bên. Số đo góc $ACB$ là bao nhiêu độ?',
        ],
        is: 180 - a - b,
        unit: '°',
        why: `Tổng ba góc của tam giác bằng $180^\\circ$: $\\widehat{ACB} = 180^\\circ - ${a}^\\circ - ${b}^\\circ = ${180 - a - b}^\\circ$.`,
        figure: plane('triangle', a, { A: `${a}°`, B: `${b}°` }),
      };
    }),
    mc('M2', 'góc ngoài của tam giác trong hình', (r) => {
      const [a, b] = [r.int(12, 16) * 5, r.int(8, 12) * 5];
      return {
        ask: [
          'Góc ngoài $ACx$ của tam giác $ABC$ trong hình bên có số đo là:',
          'Hình bên cho số đo hai góc của tam giác. Góc $ACx$ kề bù với góc $C$ bằng:',
          'Tia $Cx$ là tia đối của tia $CB$ trong hình bên. Số đo $\\widehat{ACx}$ là:',
        ],
        right: degrees(a + b),
        wrong: [
          [degrees(180 - a - b), 'tính góc trong của tam giác tại $C$'],
          [degrees(180 - a), 'chỉ trừ góc $A$'],
          [degrees(180 - b), 'chỉ trừ góc $B$'],
          degrees(a + b - 10),
        ],
        why: `Góc ngoài bằng tổng hai góc trong không kề với nó: $${a}^\\circ + ${b}^\\circ = ${a + b}^\\circ$.`,
        figure: plane('triangle', a, { A: `${a}°`, B: `${b}°`, ACx: '?' }),
      };
    }),
    mc('M2', 'trường hợp bằng nhau theo số đo trên hình', (_, turn) => {
      const [right, labels, why] = (
        [
          [
            'Cạnh – cạnh – cạnh',
            { AB: '5', BC: '8', AC: '6', DE: '5', EF: '8', DF: '6' },
            'ba cặp cạnh bằng nhau: $AB = DE$, $BC = EF$, $AC = DF$',
          ],
          [
            'Cạnh – góc – cạnh',
            { AB: '5', BC: '8', B: '64°', DE: '5', EF: '8', E: '64°' },
            'hai cặp cạnh bằng nhau và góc xen giữa $B$, $E$ bằng nhau',
          ],
          [
            'Góc – cạnh – góc',
            { B: '64°', BC: '8', C: '45°', E: '64°', EF: '8', F: '45°' },
            'cặp cạnh $BC$, $EF$ bằng nhau và hai góc kề cạnh ấy bằng nhau',
          ],
        ] as const
      )[turn]!;
      const all = ['Cạnh – cạnh – cạnh', 'Cạnh – góc – cạnh', 'Góc – cạnh – góc', 'Chưa đủ điều kiện'];
      return {
        ask: [
          'Theo các số đo ghi trên hình bên (cạnh tính theo xăng-ti-mét), hai tam giác $ABC$ và $DEF$ bằng nhau theo trường hợp nào?',
          'Quan sát số đo ghi ở hai tam giác bên. Trường hợp bằng nhau áp dụng được là:',
          'Hai tam giác trong hình bên có các yếu tố bằng nhau như đã ghi. Ta kết luận chúng bằng nhau theo trường hợp:',
        ],
        right,
        wrong: all.filter((one) => one !== right),
        why: `Hình ghi ${why}; vậy hai tam giác bằng nhau theo trường hợp ${right.toLowerCase()}.`,
        figure: plane('pair', 100, labels),
      };
    }),
  ]),
  ...unit(7, 'Quan hệ giữa các yếu tố trong tam giác', ({ mc, fb }) => [
    fb('M2', 'góc ở đáy của tam giác cân trong hình', (r) => {
      const a = r.int(20, 50) * 2;
      return {
        ask: [
          'Tam giác $ABC$ trong hình bên có hai cạnh đánh dấu bằng nhau. Góc $B$ bằng bao nhiêu độ?',
          'Dựa vào kí hiệu và số đo góc $A$ ở hình bên, tính số đo (độ) góc ở đáy $ABC$.',
          'Tấm bìa có dạng tam giác cân như hình bên. Góc giữa cạnh bên $AB$ và cạnh đáy là bao nhiêu độ?',
        ],
        is: (180 - a) / 2,
        unit: '°',
        why: `Tam giác cân tại $A$ nên $\\widehat{B} = \\widehat{C} = \\dfrac{180^\\circ - ${a}^\\circ}{2} = ${(180 - a) / 2}^\\circ$.`,
        figure: plane('isosceles', a, { A: `${a}°`, B: '?' }),
      };
    }),
    mc('M2', 'cạnh lớn nhất theo các góc trong hình', (_, turn) => {
      const [a, b] = [
        [80, 55],
        [45, 50],
        [50, 75],
      ][turn] as [number, number];
      const c = 180 - a - b;
      const sides = ['BC', 'AC', 'AB'];
      const most = [a, b, c].indexOf(Math.max(a, b, c));
      const least = [a, b, c].indexOf(Math.min(a, b, c));
      return {
        ask: [
          'Dựa vào hai góc ghi ở hình bên, cạnh lớn nhất của tam giác $ABC$ là:',
          'Trong tam giác $ABC$ ở hình bên, cạnh nào dài nhất?',
          'Không đo độ dài, chỉ dùng các góc đã ghi trên hình bên. Cạnh dài nhất của tam giác $ABC$ là:',
        ],
        right: `$${sides[most]}$`,
        wrong: [
          [`$${sides[least]}$`, 'lấy cạnh đối diện với góc nhỏ nhất'],
          ...sides.filter((_, at) => at !== most && at !== least).map((one) => `$${one}$`),
          'Không có (ba cạnh bằng nhau)',
        ],
        why: `$\\widehat{C} = 180^\\circ - ${a}^\\circ - ${b}^\\circ = ${c}^\\circ$. Góc lớn nhất là $${Math.max(a, b, c)}^\\circ$, đối diện với cạnh $${sides[most]}$ nên cạnh ấy lớn nhất.`,
        figure: plane('triangle', a, { A: `${a}°`, B: `${b}°` }),
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(7, 'Biểu đồ', ({ mc, fb }) => [
    mc('M2', 'khoảng tăng nhanh nhất trên biểu đồ đoạn thẳng', (r) => {
      const rises = r.shuffle([1, 3, 6, 2]);
      const hours = ['6 giờ', '8 giờ', '10 giờ', '12 giờ', '14 giờ'];
      const values = [22];
      for (const rise of rises) values.push(values.at(-1)! + rise);
      const gaps = rises.map((_, at) => `Từ ${hours[at]} đến ${hours[at + 1]}`);
      const at = rises.indexOf(6);
      return {
        ask: [
          'Biểu đồ đoạn thẳng bên ghi nhiệt độ (°C) trong một buổi. Trong khoảng thời gian nào nhiệt độ tăng nhiều nhất?',
          'Theo biểu đồ đoạn thẳng bên về nhiệt độ (°C), khoảng hai giờ có mức tăng lớn nhất là:',
          'Quan sát biểu đồ đoạn thẳng bên về nhiệt độ (°C) trong ngày. Đoạn dốc nhất ứng với khoảng:',
        ],
        right: gaps[at]!,
        wrong: gaps.filter((_, other) => other !== at),
        why: `Mức tăng lần lượt là ${rises.map((rise) => `${rise}°C`).join('; ')}; lớn nhất là $${values[at + 1]} - ${values[at]} = 6$ (°C).`,
        figure: chart(
          'line',
          'Nhiệt độ (°C)',
          hours.map((hour, index) => [hour, values[index]!] as const),
        ),
      };
    }),
    fb('M2', 'tìm tổng từ một phần của biểu đồ quạt', (r) => {
      const a = r.pick([20, 25, 40]);
      const b = 45;
      const c = 100 - a - b;
      const part = (a / 20) * r.int(5, 9) * 4;
      const all = (part * 100) / a;
      return {
        ask: [
          `Biểu đồ hình quạt tròn bên cho biết thể loại sách trong thư viện của lớp. Có ${part} quyển truyện tranh. Thư viện có tất cả bao nhiêu quyển?`,
          `Theo biểu đồ hình quạt tròn bên, ${part} quyển truyện tranh là một phần sách của lớp. Tính tổng số sách.`,
          `Tủ sách của lớp có ${part} quyển truyện tranh, tỉ lệ các loại sách ở biểu đồ hình quạt tròn bên. Tủ có bao nhiêu quyển sách?`,
        ],
        is: all,
        why: `Truyện tranh chiếm ${a}%: $${part} : ${a}\\% = ${n(all)}$ (quyển).`,
        figure: chart('pie', '', [
          ['Truyện tranh', a],
          ['Khoa học', b],
          ['Lịch sử', c],
        ]),
      };
    }),
  ]),
  ...unit(7, 'Biến cố và xác suất', ({ mc }) => [
    mc('M2', 'xác suất khi chọn theo biểu đồ cột', (r) => {
      const a = r.pick([4, 6, 8]);
      const [b, c] = [r.pick([10, 12]), r.pick([9, 15])];
      const all = a + b + c;
      return {
        ask: [
          'Biểu đồ cột bên cho biết số bút mỗi màu trong hộp, các bút cùng kích thước. Lấy ngẫu nhiên một bút. Xác suất lấy được bút đỏ là:',
          'Trong hộp có các viên bi cùng kích thước với số lượng như biểu đồ cột bên. Lấy ngẫu nhiên một viên, xác suất để được viên màu đỏ bằng:',
          'Số thẻ mỗi màu trong túi ghi ở biểu đồ cột bên. Rút ngẫu nhiên một thẻ. Xác suất của biến cố “Thẻ rút được màu đỏ” là:',
        ],
        right: `$${fractionOf(a, all)}$`,
        wrong: [
          [`$${fractionOf(a, b + c)}$`, 'chia cho số kết quả không thuận lợi'],
          ['$\\dfrac{1}{3}$', 'coi ba màu là đồng khả năng'],
          [`$${fractionOf(all - a, all)}$`, 'tính xác suất của biến cố không được màu đỏ'],
          `$${fractionOf(b, all)}$`,
        ],
        why: `Có $${a} + ${b} + ${c} = ${all}$ kết quả đồng khả năng, trong đó ${a} kết quả là màu đỏ: $${a} : ${all} = ${fractionOf(a, all)}$.`,
        figure: chart('bar', 'Số lượng', [
          ['Đỏ', a],
          ['Xanh', b],
          ['Vàng', c],
        ]),
      };
    }),
  ]),
  ...unit(7, 'Hình khối trong thực tiễn', ({ fb }) => [
    fb('M2', 'diện tích xung quanh của hộp trong hình', (r) => {
      const [a, b, c] = [r.int(6, 9), r.int(3, 5), r.int(4, 7)];
      return {
        ask: [
          `Hộp quà có dạng hình hộp chữ nhật $ABCD.A'B'C'D'$ như hình bên, $AB = ${a}$ cm, $BC = ${b}$ cm, $AA' = ${c}$ cm. Diện tích bốn mặt bên là bao nhiêu xăng-ti-mét vuông?`,
          `Hình hộp chữ nhật ở hình bên có $AB = ${a}$ cm, $BC = ${b}$ cm và $AA' = ${c}$ cm. Tính diện tích xung quanh (cm²).`,
          `Bể cá có hình dạng như hình bên với $AB = ${a}$ dm, $BC = ${b}$ dm, chiều cao $AA' = ${c}$ dm. Diện tích kính của bốn mặt bên là bao nhiêu đề-xi-mét vuông?`,
        ],
        is: 2 * (a + b) * c,
        why: `Chu vi đáy nhân chiều cao: $2 \\cdot (${a} + ${b}) \\cdot ${c} = ${2 * (a + b) * c}$.`,
        figure: boxOf([a, b, c]),
      };
    }),
  ]),
];

export const grade7Figures: readonly Template[] = [...angles, ...triangles, ...data];
