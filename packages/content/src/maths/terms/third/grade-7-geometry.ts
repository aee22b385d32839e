/** Geometry of grade 7: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { type Template } from '../../template.ts';
import { plane, solid } from '../figure-kit.ts';
import { degrees } from '../figures/junior/kit.ts';
import { shown } from '../figures/kit.ts';
import { unit } from '../kit.ts';

const solids: readonly Template[] = unit(7, 'Hình khối trong thực tiễn', ({ mc, fb, tf }) => [
  mc('M1', 'tên các yếu tố của hình lăng trụ đứng tam giác', (_, turn) => {
    const [asked, right, wrong, why] = (
      [
        [
          'Hình lăng trụ đứng tam giác này có bao nhiêu mặt bên?',
          '3',
          [
            ['5', 'đếm cả hai mặt đáy'],
            ['6', 'đếm số đỉnh'],
            ['9', 'đếm số cạnh'],
          ],
          'Các mặt bên là ba hình chữ nhật ứng với ba cạnh đáy.',
        ],
        [
          'Mặt bên của hình lăng trụ đứng này là hình gì?',
          'Hình chữ nhật',
          [
            ['Hình tam giác', 'nhầm với mặt đáy'],
            ['Hình thang', 'không để ý cạnh bên vuông góc với đáy'],
            ['Hình thoi', 'cho rằng các cạnh luôn bằng nhau'],
          ],
          'Cạnh bên vuông góc với mặt đáy nên mỗi mặt bên là hình chữ nhật.',
        ],
        [
          'Hai đáy của hình lăng trụ đứng này có tính chất nào?',
          'Hai tam giác bằng nhau nằm trên hai mặt phẳng song song',
          [
            ['Hai tam giác có chung một đỉnh', 'nhầm với hình chóp'],
            ['Hai hình chữ nhật bằng nhau', 'nhầm với mặt bên'],
            ['Hai tam giác có diện tích khác nhau', 'nhìn hình vẽ nghiêng'],
          ],
          'Hai mặt đáy của hình lăng trụ đứng song song và bằng nhau.',
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown("hình lăng trụ đứng $ABC.A'B'C'$", asked),
      right,
      wrong,
      why,
      figure: solid('prism', false),
    };
  }),
  mc('M1', 'diện tích xung quanh của hình hộp chữ nhật', (r) => {
    const [a, b, c] = [r.int(5, 9), r.int(3, 4), r.int(2, 6)];
    return {
      ask: [
        `Hình hộp chữ nhật có đáy ${a} dm × ${b} dm, cao ${c} dm. Diện tích xung quanh (dm²) là:`,
        `Bạn Hải dán giấy bốn mặt bên của chiếc hộp chữ nhật đáy ${a} dm × ${b} dm, cao ${c} dm. Diện tích giấy (dm²) bằng:`,
        `Người ta quét sơn bốn bức tường của căn phòng mô hình dài ${a} dm, rộng ${b} dm, cao ${c} dm (không kể cửa). Diện tích cần sơn (dm²) là:`,
      ],
      right: 2 * (a + b) * c,
      wrong: [
        [a * b * c, 'tính thể tích'],
        [(a + b) * c, 'quên nhân đôi nửa chu vi đáy'],
        [2 * (a + b) * c + 2 * a * b, 'tính diện tích toàn phần'],
      ],
      why: `Chu vi đáy: $2(${a} + ${b}) = ${2 * (a + b)}$. Diện tích xung quanh: $${2 * (a + b)} \\cdot ${c} = ${2 * (a + b) * c}$.`,
    };
  }),
  fb('M2', 'chiều cao mực nước trong bể', (r) => {
    const [a, b, h] = [r.int(4, 6), r.int(3, 5), r.int(2, 6)];
    return {
      ask: [
        `Bể cá hình hộp chữ nhật có đáy ${a} dm × ${b} dm. Đổ vào bể ${a * b * h} lít nước thì mực nước cao bao nhiêu đề-xi-mét? (1 lít = 1 dm³)`,
        `Một thùng hình hộp chữ nhật đáy ${a} dm × ${b} dm đang chứa ${a * b * h} lít dầu (1 lít = 1 dm³). Chiều cao của dầu trong thùng là bao nhiêu đề-xi-mét?`,
        `Người ta bơm ${a * b * h} lít nước vào bồn rỗng hình hộp chữ nhật có đáy ${a} dm × ${b} dm. Biết 1 lít = 1 dm³, mực nước trong bồn cao bao nhiêu đề-xi-mét?`,
      ],
      is: h,
      why: `Diện tích đáy: $${a} \\cdot ${b} = ${a * b}$ (dm²). Chiều cao: $${a * b * h} : ${a * b} = ${h}$ (dm).`,
    };
  }),
  tf('M1', 'lều trại hình lăng trụ đứng tam giác', (r) => {
    const [a, b, c, h] = [3, 4, 5, r.int(6, 12)];
    return {
      ask: [
        `Một hình lăng trụ đứng có đáy là tam giác vuông với hai cạnh góc vuông ${a} cm, ${b} cm, cạnh huyền ${c} cm; chiều cao ${h} cm.`,
        `Thanh sô-cô-la dạng lăng trụ đứng, đáy là tam giác vuông có ba cạnh ${a} cm, ${b} cm, ${c} cm, thanh dài ${h} cm (chiều cao lăng trụ).`,
        `Khối gỗ chặn giấy là hình lăng trụ đứng cao ${h} cm, đáy là tam giác vuông có các cạnh ${a} cm, ${b} cm và ${c} cm.`,
      ],
      say: [
        ['Diện tích một đáy là 6 cm².', 'Diện tích một đáy là 12 cm².', '$3 \\cdot 4 : 2 = 6$.'],
        ['Chu vi đáy là 12 cm.', 'Chu vi đáy là 7 cm.', '$3 + 4 + 5 = 12$.'],
        [
          `Diện tích xung quanh là ${12 * h} cm².`,
          `Diện tích xung quanh là ${12 * h + 12} cm².`,
          `$12 \\cdot ${h} = ${12 * h}$, không kể hai đáy.`,
        ],
        [`Thể tích là ${6 * h} cm³.`, `Thể tích là ${2 * h} cm³.`, `$6 \\cdot ${h} = ${6 * h}$.`],
      ],
    };
  }),
]);

const lines: readonly Template[] = unit(7, 'Góc và đường thẳng song song', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'định lí, giả thiết và kết luận', [
    [
      'Định lí “Hai góc đối đỉnh thì bằng nhau” có giả thiết là:',
      'Hai góc đối đỉnh',
      [
        ['Hai góc bằng nhau', 'lấy kết luận làm giả thiết'],
        ['Hai góc kề bù', 'nhầm loại góc'],
        ['Hai góc không đối đỉnh', 'phủ định giả thiết'],
      ],
      'Phần nằm giữa “Nếu” và “thì” (điều đã cho) là giả thiết: hai góc đối đỉnh.',
    ],
    [
      'Trong định lí “Nếu hai đường thẳng phân biệt cùng vuông góc với đường thẳng thứ ba thì chúng song song với nhau”, kết luận là:',
      'Hai đường thẳng đó song song với nhau',
      [
        ['Hai đường thẳng cùng vuông góc với đường thẳng thứ ba', 'lấy giả thiết làm kết luận'],
        ['Hai đường thẳng đó vuông góc với nhau', 'nhầm song song với vuông góc'],
        ['Hai đường thẳng đó trùng nhau', 'bỏ qua từ “phân biệt”'],
      ],
      'Phần sau từ “thì” là kết luận.',
    ],
    [
      'Bạn Dũng viết giả thiết: “$a \\parallel b$, đường thẳng $c$ cắt $a$ và $b$”. Kết luận nào phù hợp với tính chất hai đường thẳng song song?',
      'Hai góc so le trong bằng nhau',
      [
        ['Hai góc trong cùng phía bằng nhau', 'nhầm bù nhau với bằng nhau'],
        ['Hai góc đồng vị bù nhau', 'nhầm bằng nhau với bù nhau'],
        ['$c$ vuông góc với $a$', 'thêm điều kiện mà giả thiết không cho'],
      ],
      'Một đường thẳng cắt hai đường thẳng song song thì hai góc so le trong bằng nhau.',
    ],
  ]),
  mc('M1', 'góc so le trong trên hình', (r) => {
    const a = 5 * r.int(8, 15);
    return {
      ask: [
        'Trong hình bên, $a \\parallel b$ và số đo một góc đã ghi. Số đo góc $B_2$ bằng:',
        'Cho hai đường thẳng song song $a$, $b$ và đường thẳng $c$ như hình bên. Góc $B_2$ có số đo là:',
        'Hình bên vẽ hai thanh ray song song $a$, $b$ bị thanh $c$ cắt. Số đo góc $B_2$ là:',
      ],
      right: degrees(a),
      wrong: [
        [degrees(180 - a), 'coi hai góc so le trong bù nhau'],
        [degrees(a > 90 ? a - 90 : 90), 'nhầm với góc vuông'],
        degrees(a + 10),
        degrees(a - 15),
      ],
      why: `$\\widehat{A_4}$ và $\\widehat{B_2}$ là hai góc so le trong, $a \\parallel b$ nên $\\widehat{B_2} = \\widehat{A_4} = ${a}^\\circ$.`,
      figure: plane('parallels', Math.min(80, Math.max(35, a)), { A4: `${a}°`, B2: '?' }),
    };
  }),
  mc('M2', 'hai đường thẳng cùng vuông góc với đường thẳng thứ ba', (r) => {
    const a = 5 * r.int(8, 15);
    return {
      ask: [
        `Cho $a \\perp c$, $b \\perp c$ và đường thẳng $d$ cắt $a$, $b$ lần lượt tại $M$, $N$. Góc giữa $d$ và $a$ tại $M$ bằng ${a}°. Góc tại $N$ so le trong với góc đó bằng:`,
        `Hai cột đèn $a$, $b$ cùng vuông góc với mặt đường $c$. Dây $d$ cắt $a$, $b$ tại $M$, $N$, tạo tại $M$ một góc ${a}°. Góc so le trong với góc đó tại $N$ có số đo:`,
        `Hai nét vẽ $a$, $b$ cùng vuông góc với nét $c$; nét $d$ cắt $a$ tại $M$, cắt $b$ tại $N$. Biết một góc tại $M$ bằng ${a}°, góc tại $N$ so le trong với nó bằng:`,
      ],
      right: degrees(a),
      wrong: [
        [degrees(180 - a), 'coi hai góc so le trong bù nhau'],
        ['$90^\\circ$', 'nhầm với góc giữa $a$ và $c$'],
        degrees(a + 10),
        degrees(a - 10),
      ],
      why: `$a$ và $b$ cùng vuông góc với $c$ nên $a \\parallel b$; hai góc so le trong bằng nhau, nên góc cần tìm bằng $${a}^\\circ$.`,
    };
  }),
  mc('M2', 'hai góc kề bù hơn kém nhau', (r) => {
    const d = 10 * r.int(2, 8);
    const small = (180 - d) / 2;
    return {
      ask: [
        `Hai góc kề bù có hiệu số đo bằng ${d}°. Góc nhỏ có số đo là:`,
        `Góc $xOy$ và góc $yOz$ kề bù, $\\widehat{xOy}$ lớn hơn $\\widehat{yOz}$ là ${d}°. Số đo góc $yOz$ bằng:`,
        `Tia $Oy$ chia góc bẹt $xOz$ thành hai góc, góc này lớn hơn góc kia ${d}°. Góc nhỏ bằng:`,
      ],
      right: degrees(small),
      wrong: [
        [degrees(small + d), 'trả lời bằng góc lớn'],
        [degrees(180 - d), 'quên chia cho 2'],
        '$90^\\circ$',
        degrees(d),
      ],
      why: `Tổng hai góc bằng $180^\\circ$, hiệu bằng $${d}^\\circ$. Góc nhỏ: $(180^\\circ - ${d}^\\circ) : 2 = ${small}^\\circ$.`,
    };
  }),
  fb('M1', 'góc tạo bởi tia phân giác', (r) => {
    const a = 2 * r.int(15, 75);
    return {
      ask: [
        `Tia $Oz$ là tia phân giác của góc $xOy$, $\\widehat{xOy} = ${a}^\\circ$. Góc $xOz$ có số đo bao nhiêu độ?`,
        `Mở chiếc quạt giấy được góc $xOy = ${a}^\\circ$; nan giữa nằm trên tia phân giác $Oz$. Số đo (độ) của góc $zOy$ là bao nhiêu?`,
        `Cho $\\widehat{xOy} = ${a}^\\circ$ và $Oz$ là tia phân giác của nó. Tính số đo (độ) của góc $zOy$.`,
      ],
      is: a / 2,
      why: `Tia phân giác chia góc thành hai góc bằng nhau: $${a}^\\circ : 2 = ${a / 2}^\\circ$.`,
    };
  }),
  tf('M1', 'bốn góc tại một đỉnh trên hình', (r) => {
    const a = 5 * r.int(8, 16);
    return {
      ask: [
        "Hai đường thẳng $xx'$ và $yy'$ cắt nhau tại $O$ như hình bên.",
        "Hai con đường thẳng $xx'$, $yy'$ giao nhau tại $O$ được vẽ ở hình bên.",
        "Chiếc kéo mở tạo thành hai đường thẳng $xx'$, $yy'$ cắt nhau tại $O$ như hình vẽ bên.",
      ],
      say: [
        [
          "$\\widehat{xOy}$ và $\\widehat{x'Oy'}$ là hai góc đối đỉnh.",
          "$\\widehat{xOy}$ và $\\widehat{x'Oy'}$ là hai góc kề bù.",
          'mỗi cạnh của góc này là tia đối của một cạnh của góc kia.',
        ],
        [
          `$\\widehat{x'Oy'} = ${a}^\\circ$.`,
          `$\\widehat{x'Oy'} = ${180 - a}^\\circ$.`,
          `hai góc đối đỉnh bằng nhau, $\\widehat{xOy} = ${a}^\\circ$.`,
        ],
        [
          `$\\widehat{yOx'} = ${180 - a}^\\circ$.`,
          `$\\widehat{yOx'} = ${a}^\\circ$.`,
          `$\\widehat{yOx'}$ kề bù với $\\widehat{xOy}$: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
        ],
        [
          'Tổng số đo của bốn góc tại $O$ bằng $360^\\circ$.',
          'Tổng số đo của bốn góc tại $O$ bằng $180^\\circ$.',
          'gồm hai cặp góc kề bù, mỗi cặp có tổng $180^\\circ$.',
        ],
      ],
      figure: plane('crossing', a, { xOy: `${a}°` }),
    };
  }),
  ew('M3', 'hai tia phân giác của hai góc kề bù', (r) => {
    const a = 10 * r.int(4, 13);
    return {
      ask: [
        `Cho hai góc kề bù $xOy$ và $yOz$, $\\widehat{xOy} = ${a}^\\circ$. Gọi $Om$, $On$ lần lượt là tia phân giác của góc $xOy$ và góc $yOz$. Tính các góc $yOz$, $mOy$, $yOn$ và chứng tỏ $Om \\perp On$.`,
        `Bảng chỉ đường $Oy$ đặt trên đường thẳng $xz$ tại $O$ tạo với tia $Ox$ góc ${a}°. Hai thanh chống $Om$, $On$ nằm trên các tia phân giác của góc $xOy$ và góc $yOz$. Tính góc $mOy$, góc $yOn$ và cho biết hai thanh chống có vuông góc với nhau không.`,
        `Góc bẹt $xOz$ được tia $Oy$ chia thành $\\widehat{xOy} = ${a}^\\circ$ và $\\widehat{yOz}$. Vẽ các tia phân giác $Om$ của góc $xOy$, $On$ của góc $yOz$. Tính số đo góc $mOn$.`,
      ],
      solution: `Hai góc kề bù: $\\widehat{yOz} = 180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.\n$Om$ là tia phân giác của góc $xOy$: $\\widehat{mOy} = ${a}^\\circ : 2 = ${a / 2}^\\circ$.\n$On$ là tia phân giác của góc $yOz$: $\\widehat{yOn} = ${180 - a}^\\circ : 2 = ${90 - a / 2}^\\circ$.\n$\\widehat{mOn} = \\widehat{mOy} + \\widehat{yOn} = ${a / 2}^\\circ + ${90 - a / 2}^\\circ = 90^\\circ$, nên $Om \\perp On$.`,
    };
  }),
]);

const triangles: readonly Template[] = unit(7, 'Tam giác bằng nhau', ({ set, tf, ew }) => [
  set('M1', 'điều kiện thêm để hai tam giác bằng nhau', [
    [
      'Hai tam giác $ABC$ và $DEF$ có $AB = DE$, $\\widehat{A} = \\widehat{D}$. Cần thêm điều kiện nào để hai tam giác bằng nhau theo trường hợp cạnh – góc – cạnh?',
      '$AC = DF$',
      [
        ['$BC = EF$', 'lấy cạnh đối diện với góc đã cho'],
        ['$\\widehat{B} = \\widehat{E}$', 'nhầm với trường hợp góc – cạnh – góc'],
        ['$\\widehat{C} = \\widehat{F}$', 'lấy thêm một cặp góc thay cho một cặp cạnh'],
      ],
      'Góc $A$ xen giữa hai cạnh $AB$ và $AC$, nên cần $AC = DF$.',
    ],
    [
      'Hai tam giác $ABC$ và $MNP$ có $AB = MN$, $BC = NP$, $AC = MP$. Hai tam giác bằng nhau theo trường hợp nào?',
      'Cạnh – cạnh – cạnh',
      [
        ['Cạnh – góc – cạnh', 'quên rằng trường hợp này cần một cặp góc bằng nhau'],
        ['Góc – cạnh – góc', 'quên rằng trường hợp này cần hai cặp góc bằng nhau'],
        ['Cạnh huyền – góc nhọn', 'nhầm với tam giác vuông'],
      ],
      'Ba cạnh của tam giác này bằng ba cạnh của tam giác kia.',
    ],
    [
      'Hai chiếc ê ke là hai tam giác vuông có cạnh huyền bằng nhau và một góc nhọn bằng nhau. Hai ê ke bằng nhau theo trường hợp nào?',
      'Cạnh huyền – góc nhọn',
      [
        ['Cạnh huyền – cạnh góc vuông', 'nhầm góc nhọn với cạnh góc vuông'],
        ['Cạnh – cạnh – cạnh', 'quên rằng trường hợp này cần ba cặp cạnh bằng nhau'],
        ['Hai cạnh góc vuông', 'nhầm cạnh huyền với cạnh góc vuông'],
      ],
      'Hai tam giác vuông có cạnh huyền và một góc nhọn bằng nhau thì bằng nhau.',
    ],
  ]),
  tf('M2', 'tam giác cân có góc ở đỉnh đã biết', (r) => {
    const a = 2 * r.int(20, 50);
    const base = (180 - a) / 2;
    if (base === a) throw new TooFewDistractors('equilateral');
    return {
      ask: [
        'Tam giác $ABC$ ở hình bên có $AB = AC$, góc $A$ đã ghi trên hình. Gọi $M$ là trung điểm của $BC$.',
        'Tấm gỗ hình tam giác $ABC$ cân tại $A$ có góc ở đỉnh $A$ ghi trên hình bên, $M$ là trung điểm của $BC$.',
        'Cho tam giác $ABC$ cân tại $A$ như hình vẽ bên (số đo góc $A$ đã ghi) và $M$ là trung điểm của $BC$.',
      ],
      say: [
        [
          '$\\widehat{B} = \\widehat{C}$.',
          '$\\widehat{A} = \\widehat{B}$.',
          'hai góc ở đáy của tam giác cân bằng nhau.',
          `hai góc bằng nhau là hai góc ở đáy; $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${base}^\\circ$.`,
        ],
        [
          `$\\widehat{B} = ${base}^\\circ$.`,
          `$\\widehat{B} = ${180 - a}^\\circ$.`,
          `$\\widehat{B} = (180^\\circ - ${a}^\\circ) : 2 = ${base}^\\circ$.`,
        ],
        [
          'Tam giác $ABM$ và tam giác $ACM$ bằng nhau.',
          'Tam giác $ABM$ và tam giác $ACM$ không bằng nhau.',
          '$AB = AC$, $BM = CM$, $AM$ là cạnh chung (c.c.c).',
        ],
        [
          '$AM \\perp BC$.',
          '$AM$ không vuông góc với $BC$.',
          '$\\widehat{AMB} = \\widehat{AMC}$ và hai góc này kề bù nên cùng bằng $90^\\circ$.',
        ],
      ],
      figure: plane('isosceles', a, { A: `${a}°` }),
    };
  }),
  ew('M3', 'chứng minh hai đoạn thẳng bằng nhau và song song', (_, turn) => {
    const names = (
      [
        ['A', 'B', 'C', 'D'],
        ['M', 'N', 'P', 'Q'],
        ['D', 'E', 'F', 'G'],
      ] as const
    )[turn]!;
    const [a, b, c, d] = names;
    return {
      ask: [
        `Cho tam giác $${a}${b}${c}$, $O$ là trung điểm của $${a}${c}$. Trên tia đối của tia $O${b}$ lấy điểm $${d}$ sao cho $O${d} = O${b}$. Chứng minh hai tam giác $O${a}${b}$ và $O${c}${d}$ bằng nhau, từ đó suy ra $${a}${b} = ${c}${d}$ và $${a}${b} \\parallel ${c}${d}$.`,
        `Muốn đo khoảng cách $${a}${b}$ qua một cái hồ, người ta chọn điểm $O$, kéo dài $${a}O$ một đoạn $O${c} = O${a}$ và kéo dài $${b}O$ một đoạn $O${d} = O${b}$. Chứng minh rằng $${c}${d} = ${a}${b}$ và $${c}${d} \\parallel ${a}${b}$.`,
        `Hai thanh tre $${a}${c}$ và $${b}${d}$ được buộc với nhau tại trung điểm chung $O$. Chứng minh hai tam giác $O${a}${b}$ và $O${c}${d}$ bằng nhau, hai đoạn thẳng $${a}${b}$ và $${c}${d}$ bằng nhau và song song với nhau.`,
      ],
      solution: `Xét tam giác $O${a}${b}$ và tam giác $O${c}${d}$: $O${a} = O${c}$, $O${b} = O${d}$ (theo giả thiết).\n$\\widehat{${a}O${b}} = \\widehat{${c}O${d}}$ (hai góc đối đỉnh).\nDo đó hai tam giác bằng nhau (c.g.c), suy ra $${a}${b} = ${c}${d}$ và $\\widehat{O${a}${b}} = \\widehat{O${c}${d}}$.\nHai góc $O${a}${b}$ và $O${c}${d}$ ở vị trí so le trong và bằng nhau nên $${a}${b} \\parallel ${c}${d}$.`,
    };
  }),
]);

const relations: readonly Template[] = unit(7, 'Quan hệ giữa các yếu tố trong tam giác', ({ mc, set, tf, ew }) => [
  set('M1', 'đường vuông góc và đường xiên', [
    [
      'Trong các đoạn thẳng kẻ từ điểm $A$ ngoài đường thẳng $d$ đến các điểm của $d$, đoạn ngắn nhất là:',
      'đoạn vuông góc với $d$',
      [
        ['đoạn xiên bất kì', 'cho rằng các đoạn dài bằng nhau'],
        ['đoạn tạo với $d$ góc 60°', 'chọn một đường xiên'],
        ['đoạn tạo với $d$ góc 30°', 'cho rằng góc nhỏ hơn thì đoạn ngắn hơn'],
      ],
      'Đường vuông góc ngắn hơn mọi đường xiên kẻ từ cùng một điểm.',
    ],
    [
      'Tam giác $ABC$ vuông tại $A$. Cạnh lớn nhất là:',
      '$BC$',
      [
        ['$AB$', 'chọn cạnh đối diện với góc nhọn $C$'],
        ['$AC$', 'chọn cạnh đối diện với góc nhọn $B$'],
        ['không xác định được', 'quên rằng góc vuông là góc lớn nhất'],
      ],
      'Góc vuông là góc lớn nhất nên cạnh đối diện với nó, cạnh huyền $BC$, lớn nhất.',
    ],
    [
      'Người bơi từ vị trí $A$ muốn vào bờ hồ (đường thẳng $d$) theo đường ngắn nhất. Người đó nên bơi theo hướng nào?',
      'Theo đường vuông góc với bờ hồ',
      [
        ['Theo đường xiên góc 45° với bờ', 'cho rằng đi chéo là đi tắt'],
        ['Song song với bờ hồ', 'nhầm song song với vuông góc'],
        ['Theo đường xiên góc 60° với bờ', 'chọn đường xiên gần vuông góc với bờ nhất'],
      ],
      'Khoảng cách từ điểm đến đường thẳng là độ dài đường vuông góc.',
    ],
  ]),
  mc('M2', 'so sánh các góc khi biết ba cạnh', (r) => {
    const [a, b, c] = [r.int(4, 5), r.int(6, 7), r.int(8, 9)];
    return {
      ask: [
        `Tam giác $ABC$ có $AB = ${a}$ cm, $BC = ${b}$ cm, $CA = ${c}$ cm. Khẳng định nào đúng?`,
        `Ba trạm $A$, $B$, $C$ có khoảng cách $AB = ${a}$ km, $BC = ${b}$ km, $CA = ${c}$ km. So sánh các góc của tam giác $ABC$:`,
        `Cho tam giác $ABC$ với $AB = ${a}$, $BC = ${b}$, $CA = ${c}$. Thứ tự các góc là:`,
      ],
      right: '$\\widehat{C} < \\widehat{A} < \\widehat{B}$',
      wrong: [
        ['$\\widehat{B} < \\widehat{A} < \\widehat{C}$', 'cho rằng cạnh lớn hơn thì góc đối diện nhỏ hơn'],
        ['$\\widehat{A} < \\widehat{B} < \\widehat{C}$', 'ghép cạnh với góc kề'],
        ['$\\widehat{A} < \\widehat{C} < \\widehat{B}$', 'nhầm cạnh đối diện của hai góc'],
      ],
      why: `$AB < BC < CA$; các góc đối diện lần lượt là $\\widehat{C}$, $\\widehat{A}$, $\\widehat{B}$, nên $\\widehat{C} < \\widehat{A} < \\widehat{B}$.`,
    };
  }),
  tf('M2', 'trọng tâm của tam giác có trung tuyến đã biết', (r) => {
    const m = 3 * r.int(3, 8);
    return {
      ask: [
        `Tam giác $ABC$ có trung tuyến $AM = ${m}$ cm và trọng tâm $G$.`,
        `Tấm bìa hình tam giác $ABC$ được giữ thăng bằng tại trọng tâm $G$; trung tuyến $AM$ dài ${m} cm.`,
        `Cho $G$ là trọng tâm tam giác $ABC$, trung tuyến $AM = ${m}$ cm.`,
      ],
      say: [
        [
          '$M$ là trung điểm của $BC$.',
          '$AM$ luôn vuông góc với $BC$.',
          'trung tuyến nối đỉnh với trung điểm của cạnh đối diện, chưa chắc vuông góc với cạnh đó.',
        ],
        [
          `$AG = ${(2 * m) / 3}$ cm.`,
          `$AG = ${m / 3}$ cm.`,
          `$AG = \\dfrac{2}{3}AM = \\dfrac{2}{3} \\cdot ${m} = ${(2 * m) / 3}$.`,
        ],
        [`$GM = ${m / 3}$ cm.`, `$GM = ${(2 * m) / 3}$ cm.`, `$GM = ${m} - ${(2 * m) / 3} = ${m / 3}$.`],
        [
          'Trung tuyến kẻ từ $B$ cũng đi qua $G$.',
          'Đường cao kẻ từ $B$ luôn đi qua $G$.',
          'ba đường trung tuyến đồng quy tại trọng tâm; ba đường cao đồng quy tại trực tâm.',
        ],
      ],
    };
  }),
  ew('M3', 'chu vi tam giác cân có hai cạnh đã biết', (r, turn) => {
    const unit = ['cm', 'dm', 'm'][turn]!;
    const short = r.int(3, 6);
    const long = 2 * short + r.int(1, 5);
    return {
      ask: [
        `Một tam giác cân có hai cạnh dài ${short} cm và ${long} cm. Tìm độ dài cạnh thứ ba và chu vi của tam giác; giải thích vì sao chỉ có một đáp án.`,
        `Bạn An có hai thanh tre dài ${short} dm và ${long} dm, muốn lấy thêm một thanh để ghép thành khung tam giác cân. Thanh thứ ba phải dài bao nhiêu? Tính chu vi của khung.`,
        `Tam giác $ABC$ cân, hai trong ba cạnh có độ dài ${short} m và ${long} m. Xét các khả năng của cạnh còn lại và tính chu vi tam giác.`,
      ],
      solution: `Tam giác cân nên cạnh thứ ba bằng ${short} hoặc ${long}.\nNếu cạnh thứ ba bằng ${short}: ba cạnh ${short}; ${short}; ${long}, nhưng $${short} + ${short} = ${2 * short} < ${long}$, không thoả mãn bất đẳng thức tam giác.\nNếu cạnh thứ ba bằng ${long}: ba cạnh ${short}; ${long}; ${long}, $${short} + ${long} > ${long}$, thoả mãn.\nVậy cạnh thứ ba bằng ${long} ${unit}, chu vi: $${short} + ${long} + ${long} = ${short + 2 * long}$ (${unit}).`,
    };
  }),
]);

export const geometry7Third: readonly Template[] = [...solids, ...lines, ...triangles, ...relations];
