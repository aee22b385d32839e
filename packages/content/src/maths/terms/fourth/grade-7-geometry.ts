/** Grade 7, geometry, data and chance: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, n, type Template } from '../../template.ts';
import { boxOf, chart, plane, solid } from '../figure-kit.ts';
import { unit } from '../kit.ts';

const degrees = (value: number): string => `$${n(value)}^\\circ$`;

const solids: readonly Template[] = unit(7, 'Hình khối trong thực tiễn', ({ mc, fb, tf }) => [
  fb('M2', 'diện tích toàn phần lăng trụ đáy tam giác vuông', (r) => {
    const [a, b, c] = r.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
    ] as const);
    const h = r.int(7, 12);
    return {
      ask: [
        `Hình lăng trụ đứng tam giác dạng như hình bên có đáy là tam giác vuông với ba cạnh ${a} cm, ${b} cm, ${c} cm, chiều cao ${h} cm. Tổng diện tích tất cả các mặt là bao nhiêu xăng-ti-mét vuông?`,
        `Hộp bánh có dạng lăng trụ đứng như hình bên, đáy là tam giác vuông có hai cạnh góc vuông ${a} cm và ${b} cm, cạnh dài nhất ${c} cm; hộp cao ${h} cm. Cần bao nhiêu xăng-ti-mét vuông bìa làm hộp (không kể mép dán)?`,
        `Tính diện tích toàn phần (xăng-ti-mét vuông) của khối gỗ hình lăng trụ đứng như hình bên: đáy là tam giác vuông có các cạnh ${a} cm, ${b} cm, ${c} cm, chiều cao của khối gỗ là ${h} cm.`,
      ],
      is: (a + b + c) * h + a * b,
      unit: 'cm²',
      why: `Diện tích xung quanh: $(${a} + ${b} + ${c}) \\cdot ${h} = ${(a + b + c) * h}$; hai đáy: $2 \\cdot \\dfrac{${a} \\cdot ${b}}{2} = ${a * b}$. Tổng: $${(a + b + c) * h} + ${a * b} = ${(a + b + c) * h + a * b}$ (cm²).`,
      figure: solid('prism', false),
    };
  }),
  mc('M1', 'đường chéo của hình hộp chữ nhật', (_, turn) => {
    const [right, top] = (
      [
        ["$AC'$", 'A'],
        ["$BD'$", 'B'],
        ["$CA'$", 'C'],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Hình hộp chữ nhật ở hình bên có đường chéo xuất phát từ đỉnh $${top}$ là:`,
        `Trong hình hộp chữ nhật ở hình bên, đường chéo đi qua đỉnh $${top}$ là:`,
        `Hình bên là một phòng hình hộp chữ nhật. Sợi dây căng theo đường chéo của phòng, một đầu buộc ở $${top}$, là đoạn thẳng:`,
      ],
      right,
      wrong: [
        [turn === 1 ? '$BD$' : '$AC$', 'chọn đường chéo của mặt đáy'],
        [`$${top}${top}'$`, 'chọn cạnh bên'],
        [turn === 1 ? "$BA'$" : turn === 0 ? "$AB'$" : "$CB'$", 'chọn đường chéo của một mặt bên'],
      ],
      why: `Đường chéo của hình hộp nối hai đỉnh không cùng nằm trên một mặt: từ $${top}$ là ${right}.`,
      figure: solid('box', false),
    };
  }),
  mc('M1', 'tổng độ dài các cạnh của hình hộp', (r) => {
    const [a, b, c] = [r.int(8, 12), r.int(5, 7), r.int(2, 4)];
    return {
      ask: [
        `Làm khung một hình hộp chữ nhật kích thước ${a} cm, ${b} cm, ${c} cm bằng dây thép. Số xăng-ti-mét dây cần dùng là:`,
        `Tổng độ dài các cạnh của hình hộp chữ nhật có ba kích thước ${a} cm, ${b} cm, ${c} cm bằng (cm):`,
        `Dán băng keo dọc theo tất cả các cạnh của chiếc hộp dài ${a} cm, rộng ${b} cm, cao ${c} cm. Chiều dài băng keo (cm) là:`,
      ],
      right: 4 * (a + b + c),
      wrong: [
        [a + b + c, 'mỗi kích thước chỉ tính một lần'],
        [2 * (a + b + c), 'mỗi kích thước chỉ tính hai lần'],
        [a * b * c, 'tính thể tích'],
        [2 * (a + b) * c, 'tính diện tích xung quanh'],
      ],
      why: `Mỗi kích thước là độ dài của 4 cạnh: $4 \\cdot (${a} + ${b} + ${c}) = ${4 * (a + b + c)}$.`,
    };
  }),
  tf('M1', 'thùng hàng hình hộp chữ nhật', (r) => {
    const [a, b, c] = [r.int(6, 9), r.int(4, 5), r.int(2, 3)];
    return {
      ask: [
        `Thùng hàng hình hộp chữ nhật như hình bên dài ${a} dm, rộng ${b} dm, cao ${c} dm.`,
        `Hòm gỗ có dạng như hình bên với chiều dài ${a} dm, chiều rộng ${b} dm, chiều cao ${c} dm.`,
        `Bồn chứa hình hộp chữ nhật như hình bên có ba kích thước: dài ${a} dm, rộng ${b} dm, cao ${c} dm.`,
      ],
      figure: boxOf([b, a, c]),
      say: [
        [
          'Hình có 6 mặt, 12 cạnh, 8 đỉnh.',
          'Hình có 6 mặt, 8 cạnh, 12 đỉnh.',
          'hai đáy có 8 cạnh và 8 đỉnh, thêm 4 cạnh bên.',
        ],
        [
          `Diện tích xung quanh là ${2 * (a + b) * c} dm².`,
          `Diện tích xung quanh là ${(a + b) * c} dm².`,
          `$2 \\cdot (${a} + ${b}) \\cdot ${c} = ${2 * (a + b) * c}$.`,
        ],
        [
          `Diện tích mặt đáy là ${a * b} dm².`,
          `Diện tích mặt đáy là ${2 * (a + b)} dm².`,
          `$${a} \\cdot ${b} = ${a * b}$.`,
        ],
        [
          `Thể tích là ${a * b * c} dm³.`,
          `Thể tích là ${a * b + c} dm³.`,
          `$${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$.`,
        ],
      ],
    };
  }),
]);

const angles: readonly Template[] = unit(7, 'Góc và đường thẳng song song', ({ mc, fb, tf, ew }) => [
  ew('M3', 'hai tia phân giác của hai góc so le trong', (r) => {
    const m = 2 * r.int(25, 38);
    return {
      ask: [
        `Trên hình bên, $a \\parallel b$ và $\\widehat{A_3} = ${m}^\\circ$. Gọi $Ax$ là tia phân giác của $\\widehat{A_3}$, $By$ là tia phân giác của $\\widehat{B_1}$. Tính $\\widehat{B_1}$ và chứng minh $Ax \\parallel By$.`,
        `Hai đường thẳng song song $a$, $b$ bị đường thẳng $c$ cắt tại $A$, $B$ như hình bên, $\\widehat{A_3} = ${m}^\\circ$. Kẻ tia phân giác $Ax$ của $\\widehat{A_3}$ và tia phân giác $By$ của $\\widehat{B_1}$. Chứng tỏ hai tia này nằm trên hai đường thẳng song song.`,
        `Cho hình bên với $a \\parallel b$, $\\widehat{A_3} = ${m}^\\circ$. Hai tia $Ax$, $By$ lần lượt chia đôi $\\widehat{A_3}$ và $\\widehat{B_1}$. Tính góc mà mỗi tia tạo với đoạn $AB$, từ đó giải thích vì sao $Ax \\parallel By$.`,
      ],
      figure: plane('parallels', m, { A3: `${m}°` }),
      solution: `$a \\parallel b$ nên hai góc so le trong bằng nhau: $\\widehat{B_1} = \\widehat{A_3} = ${m}^\\circ$.\n$Ax$ là tia phân giác của $\\widehat{A_3}$ nên $\\widehat{xAB} = ${m}^\\circ : 2 = ${m / 2}^\\circ$.\n$By$ là tia phân giác của $\\widehat{B_1}$ nên $\\widehat{yBA} = ${m}^\\circ : 2 = ${m / 2}^\\circ$.\n$\\widehat{xAB} = \\widehat{yBA}$ và hai góc này ở vị trí so le trong (hai phía của $AB$), do đó $Ax \\parallel By$.`,
    };
  }),
  fb('M1', 'góc đối đỉnh đọc từ hình', (r) => {
    const a = r.int(40, 140);
    return {
      ask: [
        "Dựa vào số đo ghi trên hình bên, góc $x'Oy'$ bằng bao nhiêu độ?",
        "Hai con đường cắt nhau như hình bên. Góc $x'Oy'$ có số đo bao nhiêu độ?",
        "Trên hình bên, tính số đo (độ) của góc $x'Oy'$.",
      ],
      is: a,
      why: `Góc $x'Oy'$ đối đỉnh với góc $xOy$ nên bằng $${a}^\\circ$.`,
      figure: plane('crossing', a, { xOy: `${a}°` }),
    };
  }),
  fb('M2', 'tìm x từ hai góc so le trong', (r) => {
    const [x, k] = [r.int(20, 30), r.int(3, 14)];
    const m = 2 * x + k;
    return {
      ask: [
        'Biết $a \\parallel b$ trên hình bên. Tìm $x$.',
        'Hai thanh ray song song $a$, $b$ bị đường $c$ cắt như hình bên. Giá trị của $x$ là bao nhiêu?',
        'Hình bên có $a \\parallel b$ và số đo hai góc so le trong (độ). Tính $x$.',
      ],
      is: x,
      why: `Hai góc so le trong bằng nhau: $2x + ${k} = ${m}$, nên $2x = ${m - k}$, $x = ${x}$.`,
      figure: plane('parallels', m, { A3: `2x + ${k}°`, B1: `${m}°` }),
    };
  }),
  mc('M1', 'cặp góc kề bù trên hình', (r) => ({
    ask: [
      'Trên hình bên, $A$, $O$, $B$ thẳng hàng. Hai góc kề bù là:',
      'Hình bên có tia $OC$ và đường thẳng $AB$ đi qua $O$. Cặp góc kề bù là:',
      'Hai góc nào ở hình bên ($O$ nằm trên đường thẳng $AB$) vừa kề nhau vừa có tổng $180^\\circ$?',
    ],
    right: '$\\widehat{AOC}$ và $\\widehat{COB}$',
    wrong: [
      ['$\\widehat{AOC}$ và $\\widehat{AOB}$', 'lấy một góc và góc bẹt'],
      ['$\\widehat{COB}$ và $\\widehat{AOB}$', 'lấy góc bẹt làm một trong hai góc'],
      ['$\\widehat{AOC}$ và $\\widehat{COA}$', 'viết một góc hai lần'],
    ],
    why: '$OA$ và $OB$ là hai tia đối nhau, $OC$ là cạnh chung, nên $\\widehat{AOC}$ và $\\widehat{COB}$ kề bù.',
    figure: plane('adjacent', r.int(40, 75), {}),
  })),
  mc('M1', 'cặp góc so le trong trên hình', (r, turn) => {
    const right = turn === 1 ? '$\\widehat{A_4}$ và $\\widehat{B_2}$' : '$\\widehat{A_3}$ và $\\widehat{B_1}$';
    const name = turn === 1 ? 'A_4' : 'A_3';
    return {
      ask: [
        `Đường thẳng $c$ cắt hai đường thẳng $a$, $b$ như hình bên. Cặp góc so le trong có góc $${name}$ là:`,
        `Góc $${name}$ trên hình bên cùng với một góc đỉnh $B$ tạo thành cặp góc so le trong. Cặp góc đó là:`,
        `Tìm trên hình bên cặp góc so le trong chứa góc $${name}$.`,
      ],
      right,
      wrong: [
        [`$\\widehat{${name}}$ và $\\widehat{B_${turn === 1 ? 4 : 3}}$`, 'chọn cặp góc đồng vị'],
        [`$\\widehat{${name}}$ và $\\widehat{B_${turn === 1 ? 1 : 2}}$`, 'chọn cặp góc trong cùng phía'],
        [`$\\widehat{${name}}$ và $\\widehat{A_${turn === 1 ? 2 : 1}}$`, 'chọn cặp góc đối đỉnh'],
      ],
      why: `${right} nằm giữa hai đường thẳng $a$, $b$ và ở hai phía của đường thẳng $c$.`,
      figure: plane('parallels', r.int(50, 75), {}),
    };
  }),
  mc('M2', 'tia phân giác cắt đường thẳng song song', (r) => {
    const m = 2 * r.int(25, 40);
    return {
      ask: [
        `Cho $a \\parallel b$, $A \\in a$, $B \\in b$. Tia phân giác của góc $${m}^\\circ$ tạo bởi $AB$ và một tia của $a$ cắt $b$ tại $C$. Số đo góc $ACB$ là:`,
        `Hai bờ kênh $a \\parallel b$; cầu $AB$ tạo với bờ $a$ góc $${m}^\\circ$. Đường phân giác của góc đó gặp bờ $b$ tại $C$. Góc $ACB$ bằng:`,
        `Đoạn $AB$ nối hai đường thẳng song song $a$, $b$ ($A \\in a$, $B \\in b$) và tạo với tia $Ax$ của $a$ góc $${m}^\\circ$. Tia phân giác của góc $xAB$ cắt $b$ tại $C$. Khi đó $\\widehat{ACB}$ bằng:`,
      ],
      right: degrees(m / 2),
      wrong: [
        [degrees(m), 'quên chia đôi góc'],
        [degrees(180 - m), 'lấy góc trong cùng phía'],
        [degrees(90 - m / 2), 'cho rằng tam giác có góc vuông'],
      ],
      why: `Tia phân giác tạo với $a$ góc $${m}^\\circ : 2 = ${m / 2}^\\circ$; góc $ACB$ so le trong với góc đó nên bằng $${m / 2}^\\circ$.`,
    };
  }),
  mc('M2', 'góc còn lại khi biết tổng hai góc đối đỉnh', (r) => {
    const s = 2 * r.int(50, 80);
    return {
      ask: [
        `Hai đường thẳng cắt nhau tạo thành bốn góc; tổng hai góc đối đỉnh bằng $${s}^\\circ$. Số đo mỗi góc trong hai góc còn lại là:`,
        `Hai con phố giao nhau, tổng số đo hai góc đối đỉnh là $${s}^\\circ$. Mỗi góc kề với chúng có số đo:`,
        `Hai đường thẳng $xy$ và $zt$ cắt nhau tại $O$, $\\widehat{xOz} + \\widehat{yOt} = ${s}^\\circ$. Số đo $\\widehat{xOt}$ là:`,
      ],
      right: degrees(180 - s / 2),
      wrong: [
        [degrees(s / 2), 'dừng ở số đo một góc đối đỉnh'],
        [degrees(180 - s > 0 ? 180 - s : s - 90), 'lấy tổng đó làm một góc'],
        [degrees(360 - s), 'quên chia đôi'],
      ],
      why: `Mỗi góc đối đỉnh bằng $${s}^\\circ : 2 = ${s / 2}^\\circ$; góc kề bù với nó: $180^\\circ - ${s / 2}^\\circ = ${180 - s / 2}^\\circ$.`,
    };
  }),
  tf('M1', 'tên các cặp góc với hai đường thẳng song song', (r) => {
    const m = r.int(50, 75);
    return {
      ask: [
        `Trên hình bên, $a \\parallel b$ và $\\widehat{A_3} = ${m}^\\circ$.`,
        `Đường thẳng $c$ cắt hai đường thẳng song song $a$ và $b$ như hình bên, $\\widehat{A_3} = ${m}^\\circ$.`,
        `Hai vạch sơn song song $a$, $b$ bị vạch $c$ cắt tại $A$, $B$ như hình bên; góc $A_3$ có số đo $${m}^\\circ$.`,
      ],
      figure: plane('parallels', m, { A3: `${m}°` }),
      say: [
        [
          '$\\widehat{A_3}$ và $\\widehat{B_1}$ là hai góc so le trong.',
          '$\\widehat{A_3}$ và $\\widehat{B_1}$ là hai góc đồng vị.',
          'chúng nằm giữa $a$ và $b$, ở hai phía của $c$.',
        ],
        [
          `$\\widehat{B_1} = ${m}^\\circ$.`,
          `$\\widehat{B_1} = ${180 - m}^\\circ$.`,
          `so le trong với góc $${m}^\\circ$.`,
        ],
        [
          `$\\widehat{A_4} = ${180 - m}^\\circ$.`,
          `$\\widehat{A_4} = ${m}^\\circ$.`,
          `kề bù với $\\widehat{A_3}$: $180^\\circ - ${m}^\\circ = ${180 - m}^\\circ$.`,
        ],
        [
          '$\\widehat{A_1}$ và $\\widehat{A_3}$ là hai góc đối đỉnh.',
          '$\\widehat{A_1}$ và $\\widehat{A_3}$ là hai góc kề bù.',
          'mỗi cạnh của góc này là tia đối của một cạnh góc kia.',
        ],
      ],
    };
  }),
]);

const triangles: readonly Template[] = [
  ...unit(7, 'Tam giác bằng nhau', ({ mc, tf, ew }) => [
    ew('M3', 'phân giác và đường vuông góc trong tam giác vuông', (r) => {
      const c = r.pick([20, 26, 30, 36, 40]);
      return {
        ask: [
          `Cho tam giác $ABC$ vuông tại $A$, $\\widehat{C} = ${c}^\\circ$. Tia phân giác của góc $B$ cắt $AC$ tại $D$; kẻ $DE \\perp BC$ tại $E$.\na) Chứng minh $\\triangle ABD = \\triangle EBD$.\nb) Chứng minh $AD < DC$.\nc) Tính $\\widehat{ADE}$.`,
          `Tam giác $ABC$ vuông tại $A$ có $\\widehat{C} = ${c}^\\circ$. Gọi $D$ là giao điểm của $AC$ với tia phân giác góc $B$, $E$ là chân đường vuông góc kẻ từ $D$ đến $BC$. Chứng minh $DA = DE$, so sánh $AD$ với $DC$ và tính góc $ADE$.`,
          `Cho tam giác vuông $ABC$ (vuông tại $A$) với $\\widehat{C} = ${c}^\\circ$, phân giác $BD$ ($D \\in AC$), $DE \\perp BC$ ($E \\in BC$). Chứng tỏ hai tam giác $ABD$ và $EBD$ bằng nhau, suy ra $AD < DC$; tính số đo góc $ADE$.`,
        ],
        solution: `Hai tam giác vuông $ABD$ (vuông tại $A$) và $EBD$ (vuông tại $E$) có cạnh huyền $BD$ chung, $\\widehat{ABD} = \\widehat{EBD}$ nên bằng nhau (cạnh huyền – góc nhọn).\nSuy ra $DA = DE$.\nTam giác $DEC$ vuông tại $E$ có $DC$ là cạnh huyền nên $DE < DC$, do đó $AD < DC$.\nTrong tam giác $DEC$: $\\widehat{EDC} = 90^\\circ - ${c}^\\circ = ${90 - c}^\\circ$; $\\widehat{ADE} = 180^\\circ - ${90 - c}^\\circ = ${90 + c}^\\circ$.`,
      };
    }),
    mc('M1', 'góc tương ứng của hai tam giác bằng nhau', (r) => {
      const [a, b] = [r.int(55, 62), r.int(65, 75)];
      const c = 180 - a - b;
      return {
        ask: [
          'Trên hình bên, $\\triangle ABC = \\triangle DEF$. Số đo góc $E$ là:',
          'Hai tấm bìa tam giác ở hình bên bằng nhau: $\\triangle ABC = \\triangle DEF$. Góc $E$ bằng:',
          'Biết $\\triangle ABC = \\triangle DEF$ như hình bên. Góc tương ứng với góc $B$ có số đo:',
        ],
        right: degrees(b),
        wrong: [
          [degrees(a), 'lấy góc tương ứng với đỉnh $A$'],
          [degrees(c), 'tính góc thứ ba'],
          [degrees(180 - b), 'lấy góc bù'],
        ],
        why: `Đỉnh $E$ tương ứng với đỉnh $B$ nên $\\widehat{E} = \\widehat{B} = ${b}^\\circ$.`,
        figure: plane('pair', 100, { A: `${a}°`, B: `${b}°` }),
      };
    }),
    mc('M2', 'hai góc nhọn của tam giác vuông theo tỉ lệ', (_, turn) => {
      const k = [4, 2, 5][turn]!;
      const c = 90 / (k + 1);
      return {
        ask: [
          `Tam giác $ABC$ vuông tại $A$ có $\\widehat{B} = ${k}\\widehat{C}$. Số đo góc $B$ là:`,
          `Một tấm bìa hình tam giác $ABC$ có góc $A$ vuông; góc nhọn $B$ lớn gấp ${k} lần góc nhọn $C$. Góc $B$ bằng:`,
          `Trong tam giác vuông $ABC$ ($\\widehat{A} = 90^\\circ$), góc $B$ gấp ${k} lần góc $C$. Số đo góc $B$ bằng:`,
        ],
        right: degrees(k * c),
        wrong: [
          [degrees(c), 'lấy góc nhỏ hơn'],
          [degrees((k * 180) / (k + 1)), 'lấy tổng hai góc nhọn bằng $180^\\circ$'],
          [degrees(90 / k), `chia $90^\\circ$ cho ${k}`],
        ],
        why: `$\\widehat{B} + \\widehat{C} = 90^\\circ$ nên $${k + 1}\\widehat{C} = 90^\\circ$, $\\widehat{C} = ${n(c)}^\\circ$, $\\widehat{B} = ${n(k * c)}^\\circ$.`,
      };
    }),
    tf('M2', 'chiếc diều có hai cặp cạnh bằng nhau', (r) => {
      const [a, c] = [2 * r.int(35, 50), 2 * r.int(20, 30)];
      return {
        ask: [
          `Tứ giác $ABCD$ có $AB = AD$, $CB = CD$, $\\widehat{BAD} = ${a}^\\circ$, $\\widehat{BCD} = ${c}^\\circ$.`,
          `Chiếc diều $ABCD$ có hai nan chéo $AC$, $BD$; $AB = AD$, $CB = CD$, góc ở $A$ bằng $${a}^\\circ$, góc ở $C$ bằng $${c}^\\circ$.`,
          `Hai tam giác cân $ABD$ (đỉnh $A$, góc $${a}^\\circ$) và $CBD$ (đỉnh $C$, góc $${c}^\\circ$) nằm khác phía đối với đáy chung $BD$.`,
        ],
        say: [
          [
            '$\\triangle ABC = \\triangle ADC$.',
            '$\\triangle ABD = \\triangle CBD$.',
            'ba cạnh tương ứng bằng nhau: $AB = AD$, $CB = CD$, $AC$ chung.',
            `hai tam giác cân này có góc ở đỉnh khác nhau: $${a}^\\circ$ và $${c}^\\circ$.`,
          ],
          [
            `$\\widehat{BAC} = ${a / 2}^\\circ$.`,
            `$\\widehat{BAC} = ${a}^\\circ$.`,
            `$AC$ chia đôi góc $BAD$: $${a}^\\circ : 2 = ${a / 2}^\\circ$.`,
          ],
          [
            '$AC$ là đường trung trực của $BD$.',
            '$BD$ là đường trung trực của $AC$.',
            '$A$ và $C$ cùng cách đều $B$ và $D$; $B$ không cách đều $A$ và $C$.',
          ],
          [
            `$\\widehat{ABC} = ${180 - (a + c) / 2}^\\circ$.`,
            `$\\widehat{ABC} = ${(a + c) / 2}^\\circ$.`,
            `trong tam giác $ABC$: $180^\\circ - ${a / 2}^\\circ - ${c / 2}^\\circ = ${180 - (a + c) / 2}^\\circ$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(7, 'Quan hệ giữa các yếu tố trong tam giác', ({ mc, tf, ew }) => [
    ew('M3', 'vị trí cách đều ba điểm', (r) => {
      const a = 2 * r.int(3, 9);
      return {
        ask: [
          `Ba nhà $A$, $B$, $C$ không thẳng hàng muốn đào một giếng $I$ cách đều ba nhà. Nêu cách xác định $I$ và giải thích. Nếu tam giác $ABC$ vuông tại $A$ và $BC = ${a}$ m thì giếng ở đâu, cách mỗi nhà bao nhiêu mét?`,
          `Đặt một loa $I$ cách đều ba cột $A$, $B$, $C$ (không thẳng hàng). Vì sao $I$ là giao điểm các đường trung trực của tam giác $ABC$? Khi $\\widehat{BAC} = 90^\\circ$ và $BC = ${a}$ m, hãy chỉ ra $I$ và khoảng cách từ $I$ đến mỗi cột.`,
          `Tìm điểm $I$ cách đều ba đỉnh của tam giác $ABC$. Chứng minh rằng khi tam giác vuông tại $A$ thì trung điểm $I$ của $BC$ cách đều ba đỉnh, và tính $IA$ biết $BC = ${a}$ m.`,
        ],
        solution: `Điểm cách đều $A$ và $B$ nằm trên đường trung trực của $AB$, điểm cách đều $A$ và $C$ nằm trên đường trung trực của $AC$; $I$ là giao điểm của hai đường đó, cũng thuộc đường trung trực của $BC$.\nXét tam giác vuông tại $A$: đường trung trực của $AB$ cắt $BC$ tại $I$ thì $IA = IB$, nên $\\widehat{IAB} = \\widehat{B}$.\nSuy ra $\\widehat{IAC} = 90^\\circ - \\widehat{B} = \\widehat{C}$, nên tam giác $IAC$ cân tại $I$ và $IA = IC$.\nVậy $I$ là trung điểm của $BC$ và $IA = IB = IC = ${a} : 2 = ${a / 2}$ (m).`,
      };
    }),
    mc('M1', 'khoảng cách từ đỉnh đến trọng tâm', (r) => {
      const k = r.int(3, 9);
      return {
        ask: [
          `Tam giác $ABC$ có trung tuyến $AM = ${3 * k}$ cm và trọng tâm $G$. Độ dài $AG$ là:`,
          `Tấm bìa tam giác $ABC$ treo thăng bằng tại trọng tâm $G$. Trung tuyến $AM$ dài ${3 * k} cm. Đoạn $AG$ dài:`,
          `$G$ là trọng tâm, $AM$ là trung tuyến dài ${3 * k} cm của tam giác $ABC$. Khi đó $AG$ bằng:`,
        ],
        right: `$${2 * k}$ cm`,
        wrong: [
          [`$${k}$ cm`, 'lấy đoạn từ trọng tâm đến trung điểm'],
          [`$${n((3 * k) / 2)}$ cm`, 'cho rằng trọng tâm là trung điểm của trung tuyến'],
          [`$${n((9 * k) / 2)}$ cm`, 'nhân với $\\dfrac{3}{2}$ thay vì $\\dfrac{2}{3}$'],
        ],
        why: `$AG = \\dfrac{2}{3}AM = \\dfrac{2}{3} \\cdot ${3 * k} = ${2 * k}$ (cm).`,
      };
    }),
    mc('M2', 'số giá trị nguyên của cạnh thứ ba', (r) => {
      const [a, b] = [r.int(7, 12), r.int(2, 5)];
      return {
        ask: [
          `Tam giác có hai cạnh ${a} cm và ${b} cm, cạnh thứ ba có độ dài (cm) là số nguyên. Cạnh thứ ba có thể nhận bao nhiêu giá trị?`,
          `Có hai que dài ${a} cm và ${b} cm. Số cách chọn que thứ ba có độ dài là số nguyên xăng-ti-mét để ghép thành tam giác là:`,
          `Số giá trị nguyên $x$ để ba đoạn ${a} cm, ${b} cm, $x$ cm là ba cạnh của một tam giác là:`,
        ],
        right: 2 * b - 1,
        wrong: [
          [2 * b, 'tính cả một trường hợp bằng'],
          [2 * b + 1, 'tính cả hai trường hợp bằng'],
          [a + b - 1, 'chỉ dùng điều kiện nhỏ hơn tổng'],
          [b, 'chỉ đếm các giá trị lớn hơn cạnh dài'],
        ],
        why: `Với $x$ là độ dài cạnh thứ ba: $${a} - ${b} < x < ${a} + ${b}$, tức là $x$ từ ${a - b + 1} đến ${a + b - 1}: có ${2 * b - 1} giá trị.`,
      };
    }),
    tf('M2', 'so sánh cạnh khi biết hai góc', (r) => {
      const [a, b] = [r.int(40, 48), r.int(55, 62)];
      const c = 180 - a - b;
      return {
        ask: [
          `Tam giác $ABC$ có $\\widehat{A} = ${a}^\\circ$ và $\\widehat{B} = ${b}^\\circ$.`,
          `Ba cọc $A$, $B$, $C$ tạo thành tam giác có $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$.`,
          `Mảnh đất hình tam giác $ABC$ có góc $A$ bằng $${a}^\\circ$, góc $B$ bằng $${b}^\\circ$.`,
        ],
        say: [
          [
            `$\\widehat{C} = ${c}^\\circ$.`,
            `$\\widehat{C} = ${a + b}^\\circ$.`,
            `$180^\\circ - ${a}^\\circ - ${b}^\\circ = ${c}^\\circ$.`,
          ],
          [
            '$AB$ là cạnh lớn nhất.',
            '$BC$ là cạnh lớn nhất.',
            `đối diện với góc lớn nhất, góc $C$ bằng $${c}^\\circ$.`,
          ],
          ['$BC < AC$.', '$BC > AC$.', `$${a}^\\circ < ${b}^\\circ$, cạnh đối diện với góc nhỏ hơn thì nhỏ hơn.`],
          ['$AB < AC + BC$.', '$AB = AC + BC$.', 'mỗi cạnh nhỏ hơn tổng hai cạnh kia.'],
        ],
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(7, 'Biểu đồ', ({ mc, fb, ew }) => {
    const years = ['2021', '2022', '2023', '2024'];
    const line = (axis: string, values: readonly number[]) =>
      chart(
        'line',
        axis,
        values.map((value, at) => [years[at]!, value] as const),
      );
    return [
      ew('M3', 'tốc độ tăng trên biểu đồ đoạn thẳng', (r) => {
        const a = 20 * r.int(2, 4);
        const [p, q] = [r.pick([10, 20]), r.pick([25, 50])];
        const b = (a * (100 + p)) / 100;
        const c = (b * (100 + q)) / 100;
        if (!Number.isInteger(b) || !Number.isInteger(c)) throw new TooFewDistractors('no whole numbers');
        const d = c + r.int(2, 5);
        return {
          ask: [
            `Biểu đồ bên ghi số học sinh (bạn) tham gia câu lạc bộ cờ vua qua các năm.\na) Năm 2022 tăng bao nhiêu phần trăm so với năm 2021?\nb) Năm 2023 tăng bao nhiêu phần trăm so với năm 2022?\nc) Nhận xét về số học sinh tham gia qua bốn năm.`,
            `Số cây xanh trồng mới của một phường qua bốn năm được vẽ ở biểu đồ bên. Tính tỉ lệ phần trăm tăng của năm 2022 so với năm 2021, của năm 2023 so với năm 2022 và nhận xét xu thế qua bốn năm.`,
            `Từ biểu đồ đoạn thẳng bên về số lượt mượn sách (chục lượt), tính phần trăm tăng của năm 2022 so với năm 2021 và của năm 2023 so với năm 2022; cho biết giai đoạn nào tăng nhanh hơn (theo phần trăm) và xu thế chung.`,
          ],
          figure: line('Số lượng', [a, b, c, d]),
          solution: `Số liệu bốn năm: ${a}; ${b}; ${c}; ${d}.\nNăm 2022 so với năm 2021: $\\dfrac{${b} - ${a}}{${a}} = ${n((b - a) / a)} = ${p}\\%$.\nNăm 2023 so với năm 2022: $\\dfrac{${c} - ${b}}{${b}} = ${n((c - b) / b)} = ${q}\\%$.\nGiai đoạn 2022–2023 tăng nhanh hơn; số liệu tăng qua các năm.`,
        };
      }),
      fb('M1', 'chênh lệch lớn nhất và nhỏ nhất trên biểu đồ', (r) => {
        const values = r.shuffle([r.int(12, 15), r.int(20, 24), r.int(28, 32), r.int(36, 40)]);
        const [least, most] = [Math.min(...values), Math.max(...values)];
        return {
          ask: [
            'Biểu đồ bên ghi số học sinh giỏi của một trường qua bốn năm. Năm nhiều nhất hơn năm ít nhất bao nhiêu học sinh?',
            'Trên biểu đồ đoạn thẳng bên, giá trị lớn nhất hơn giá trị nhỏ nhất bao nhiêu?',
            'Số xe bán được của một cửa hàng qua bốn năm như biểu đồ bên. Chênh lệch giữa năm bán nhiều nhất và năm bán ít nhất là bao nhiêu xe?',
          ],
          is: most - least,
          why: `Giá trị lớn nhất là ${most}, nhỏ nhất là ${least}: $${most} - ${least} = ${most - least}$.`,
          figure: line('Số lượng', values),
        };
      }),
      mc('M1', 'phần nhỏ nhất của biểu đồ hình quạt', (r) => {
        const names = ['Toán', 'Văn', 'Tiếng Anh', 'Khoa học'];
        const values = r.shuffle([15, 20, 25, 40]);
        const [least, most] = [names[values.indexOf(15)]!, names[values.indexOf(40)]!];
        return {
          ask: [
            'Biểu đồ hình quạt tròn bên cho biết tỉ lệ học sinh thích mỗi môn. Môn ít được thích nhất là:',
            'Theo biểu đồ bên, môn chiếm tỉ lệ nhỏ nhất là:',
            'Khối 7 chọn môn yêu thích như biểu đồ bên. Môn có ít bạn chọn nhất là:',
          ],
          right: least,
          wrong: [
            [most, 'chọn môn có tỉ lệ lớn nhất'] as const,
            ...names
              .filter((one) => one !== least && one !== most)
              .map(
                (one) =>
                  [
                    one,
                    values[names.indexOf(one)] === 20
                      ? 'chọn môn có tỉ lệ nhỏ thứ hai'
                      : 'chỉ so sánh với môn có tỉ lệ lớn nhất',
                  ] as const,
              ),
          ],
          why: `Tỉ lệ nhỏ nhất là $15\\%$, của môn ${least}.`,
          figure: chart(
            'pie',
            '',
            names.map((one, at) => [one, values[at]!] as const),
          ),
        };
      }),
      mc('M2', 'phần trăm tăng đọc từ biểu đồ', (r) => {
        const a = r.pick([40, 50, 80]);
        const p = r.pick([20, 25, 50]);
        const b = (a * (100 + p)) / 100;
        if (!Number.isInteger(b) || b - a === p) throw new TooFewDistractors('other numbers');
        const [c, d] = [b + r.int(3, 6), b + r.int(8, 12)];
        return {
          ask: [
            'Biểu đồ bên ghi số khách (nghìn lượt) của một khu du lịch. Năm 2022 tăng bao nhiêu phần trăm so với năm 2021?',
            'Theo biểu đồ đoạn thẳng bên, số lượng năm 2022 tăng so với năm 2021 là:',
            'Số máy tính một trường có qua các năm được ghi ở biểu đồ bên. Tỉ lệ tăng của năm 2022 so với năm 2021 bằng:',
          ],
          right: `$${p}\\%$`,
          wrong: [
            [`$${b - a}\\%$`, 'lấy hiệu số lượng làm số phần trăm'],
            [`$${100 + p}\\%$`, 'lấy tỉ số của hai năm'],
            [`$${n(Math.round((1000 * (d - a)) / a) / 10)}\\%$`, 'so sánh năm 2024 với năm 2021'],
          ],
          why: `$\\dfrac{${b} - ${a}}{${a}} = ${n((b - a) / a)} = ${p}\\%$.`,
          figure: line('Số lượng', [a, b, c, d]),
        };
      }),
    ];
  }),
  ...unit(7, 'Biến cố và xác suất', ({ mc, fb, ew }) => [
    ew('M3', 'thêm bóng để xác suất bằng một nửa', (r) => {
      const [red, blue] = [r.int(3, 6), r.int(8, 14)];
      return {
        ask: [
          `Hộp có ${red} quả bóng đỏ và ${blue} quả bóng xanh cùng kích thước. Lấy ngẫu nhiên một quả.\na) Tính xác suất lấy được bóng đỏ.\nb) Cần thêm bao nhiêu quả bóng đỏ để xác suất lấy được bóng đỏ bằng $\\dfrac{1}{2}$?`,
          `Trong túi có ${red} thẻ đỏ, ${blue} thẻ xanh giống nhau về kích thước. Rút ngẫu nhiên một thẻ. Tính xác suất rút được thẻ đỏ; phải cho thêm bao nhiêu thẻ đỏ để hai màu có khả năng được rút như nhau?`,
          `Lớp có ${red} bạn nữ và ${blue} bạn nam trong đội văn nghệ, chọn ngẫu nhiên một bạn dẫn chương trình. Tính xác suất chọn được bạn nữ. Đội cần thêm bao nhiêu bạn nữ để xác suất đó là $\\dfrac{1}{2}$?`,
        ],
        solution: `Có tất cả $${red} + ${blue} = ${red + blue}$ kết quả đồng khả năng.\nXác suất cần tìm: $${fraction(red, red + blue)}$.\nXác suất bằng $\\dfrac{1}{2}$ khi số kết quả thuận lợi bằng số kết quả còn lại, tức là bằng ${blue}.\nCần thêm $${blue} - ${red} = ${blue - red}$.`,
      };
    }),
    fb('M1', 'số kết quả khi rút một thẻ chữ', (_, turn) => {
      const [word, spaced] = (
        [
          ['VIETNAM', 'V, I, E, T, N, A, M'],
          ['SONGHONG', 'S, O, N, G, H, O, N, G'],
          ['CANTHO', 'C, A, N, T, H, O'],
        ] as const
      )[turn]!;
      const is = new Set(word).size;
      return {
        ask: [
          `Mỗi chữ cái của dãy ${spaced} được viết trên một thẻ. Rút ngẫu nhiên một thẻ. Chữ cái rút được có thể là bao nhiêu chữ cái khác nhau?`,
          `Bạn An xếp các thẻ ${spaced} rồi rút ngẫu nhiên một thẻ. Có bao nhiêu chữ cái khác nhau có thể xuất hiện?`,
          `Từ các thẻ chữ ${spaced}, rút ngẫu nhiên một thẻ và đọc chữ cái. Số chữ cái khác nhau có thể đọc được là bao nhiêu?`,
        ],
        is,
        why: `Các chữ cái khác nhau: ${[...new Set(word)].join(', ')}; có ${is} chữ cái.`,
      };
    }),
    fb('M2', 'xác suất dạng số thập phân của vòng quay', (r) => {
      const k = r.pick([3, 4, 6]);
      const count = Math.floor(20 / k);
      return {
        ask: [
          `Vòng quay có 20 ô bằng nhau đánh số từ 1 đến 20. Quay một lần. Xác suất mũi tên chỉ số chia hết cho ${k} bằng bao nhiêu (viết dạng số thập phân)?`,
          `Rút ngẫu nhiên một thẻ trong 20 thẻ đánh số từ 1 đến 20. Tính xác suất rút được số là bội của ${k}, viết dưới dạng số thập phân.`,
          `Chọn ngẫu nhiên một số tự nhiên từ 1 đến 20. Xác suất chọn được số chia hết cho ${k} là bao nhiêu? Viết kết quả dạng số thập phân.`,
        ],
        is: count / 20,
        why: `Các số chia hết cho ${k}: ${Array.from({ length: count }, (_, at) => k * (at + 1)).join(', ')}; có ${count} số. Xác suất: $${count} : 20 = ${n(count / 20)}$.`,
      };
    }),
    mc('M1', 'xác suất gieo được một mặt', (r) => {
      const k = r.int(2, 6);
      return {
        ask: [
          `Gieo một con xúc xắc cân đối. Xác suất để xuất hiện mặt ${k} chấm là:`,
          `Xác suất của biến cố “gieo được mặt ${k} chấm” khi gieo một con xúc xắc cân đối bằng:`,
          `Chọn ngẫu nhiên một trong sáu số 1, 2, 3, 4, 5, 6. Xác suất chọn được số ${k} là:`,
        ],
        right: '$\\dfrac{1}{6}$',
        wrong: [
          [math(fraction(k, 6)), `lấy ${k} chia cho 6`],
          ['$\\dfrac{1}{2}$', 'cho rằng chỉ có hai khả năng: được hoặc không'],
          ['$\\dfrac{5}{6}$', 'tính xác suất không xảy ra'],
          '$1$',
        ],
        why: 'Có 6 kết quả đồng khả năng, 1 kết quả thuận lợi.',
      };
    }),
    mc('M1', 'phần thưởng có khả năng cao nhất của vòng quay', (r) => {
      const names = ['Bút', 'Vở', 'Kẹo', 'Sách'];
      const values = r.shuffle([10, 20, 30, 40]);
      const [most, least] = [names[values.indexOf(40)]!, names[values.indexOf(10)]!];
      return {
        ask: [
          'Vòng quay trúng thưởng chia thành các phần như hình bên, mũi tên gắn cố định ở ngoài. Quay một lần, khả năng trúng phần thưởng nào cao nhất?',
          'Kim quay quanh tâm của đĩa chia phần như hình bên rồi dừng lại. Khả năng kim dừng ở phần nào là cao nhất?',
          'Hội chợ có đĩa quay chia phần thưởng như hình bên và một mũi tên cố định. Phần thưởng có xác suất trúng lớn nhất là:',
        ],
        right: most,
        wrong: [
          [least, 'chọn phần nhỏ nhất'] as const,
          ...names
            .filter((one) => one !== most && one !== least)
            .map(
              (one) =>
                [
                  one,
                  values[names.indexOf(one)] === 30 ? 'chọn phần lớn thứ hai' : 'chỉ so sánh với phần nhỏ nhất',
                ] as const,
            ),
        ],
        why: `Phần ghi “${most}” lớn nhất, chiếm $40\\%$ của đĩa.`,
        figure: chart(
          'pie',
          '',
          names.map((one, at) => [one, values[at]!] as const),
        ),
      };
    }),
    mc('M2', 'xác suất chọn được số có điều kiện về chữ số', (r) => {
      const from = 10 * r.int(1, 6);
      const k = r.int(6, 8);
      const good = 2 * (9 - k);
      return {
        ask: [
          `Chọn ngẫu nhiên một số tự nhiên từ ${from} đến ${from + 19}. Xác suất để chữ số hàng đơn vị lớn hơn ${k} là:`,
          `Viết các số tự nhiên từ ${from} đến ${from + 19} lên 20 thẻ rồi rút ngẫu nhiên một thẻ. Xác suất rút được số có chữ số tận cùng lớn hơn ${k} bằng:`,
          `Bốc thăm ngẫu nhiên một số ghế từ ${from} đến ${from + 19}. Xác suất để số ghế có chữ số hàng đơn vị lớn hơn ${k} là:`,
        ],
        right: math(fraction(good, 20)),
        wrong: [
          [math(fraction(good / 2, 20)), 'chỉ đếm trong một chục'],
          [math(fraction(2 * (10 - k), 20)), `tính cả chữ số ${k}`],
          [math(fraction(20 - good, 20)), 'tính xác suất không xảy ra'],
          `$\\dfrac{${good}}{19}$`,
        ],
        why: `Có 20 số; trong mỗi chục có $9 - ${k} = ${9 - k}$ số thoả mãn, nên có ${good} số. Xác suất là $\\dfrac{${good}}{20}${fraction(good, 20) === `\\dfrac{${good}}{20}` ? '' : ` = ${fraction(good, 20)}`}$.`,
      };
    }),
    mc('M2', 'xác suất rút được số chính phương', (r) => {
      const size = r.pick([20, 25, 30, 40, 50]);
      const count = Math.floor(Math.sqrt(size));
      return {
        ask: [
          `Có ${size} thẻ đánh số từ 1 đến ${size}. Rút ngẫu nhiên một thẻ. Xác suất rút được số chính phương là:`,
          `Chọn ngẫu nhiên một số tự nhiên từ 1 đến ${size}. Xác suất chọn được số là bình phương của một số tự nhiên bằng:`,
          `Trong ${size} phiếu rút thăm đánh số từ 1 đến ${size}, phiếu có số chính phương thì được quà. Rút ngẫu nhiên một phiếu, xác suất được quà là:`,
        ],
        right: math(fraction(count, size)),
        wrong: [
          [math(fraction(count - 1, size)), 'quên số 1'],
          [math(fraction(count + 1, size)), 'đếm thừa một số'],
          [math(fraction(size / 2 - (size % 2) / 2, size)), 'đếm các số chẵn'],
        ],
        why: `Các số chính phương: ${Array.from({ length: count }, (_, at) => (at + 1) ** 2).join(', ')}; có ${count} số. Xác suất là $${fraction(count, size)}$.`,
      };
    }),
  ]),
];

export const geometry7Fourth: readonly Template[] = [...solids, ...angles, ...triangles, ...data];
