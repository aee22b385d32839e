/** Geometry of grade 7 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { type Template } from '../template.ts';
import { unit } from './kit.ts';

const deg = (value: number) => `$${value}^\\circ$`;

export const geometry7: readonly Template[] = [
  ...unit(7, 'Hình khối trong thực tiễn', ({ mc, tf, set }) => [
    set('M1', 'các yếu tố của hình khối', [
      [
        'Hình hộp chữ nhật có bao nhiêu cạnh?',
        12,
        [
          [6, 'đếm số mặt'],
          [8, 'đếm số đỉnh'],
          [4, 'chỉ đếm cạnh của một mặt'],
        ],
        '4 cạnh đáy trên, 4 cạnh đáy dưới, 4 cạnh bên.',
      ],
      [
        'Các mặt bên của hình lăng trụ đứng tam giác là:',
        'hình chữ nhật',
        [
          ['hình tam giác', 'nhầm mặt bên với mặt đáy'],
          ['hình thang', 'cho rằng hai đáy không bằng nhau'],
          ['hình thoi', 'cho rằng mọi cạnh đều bằng nhau'],
        ],
        'Cạnh bên vuông góc với đáy nên mặt bên là hình chữ nhật.',
      ],
      [
        'Hình lập phương có số mặt là:',
        6,
        [
          [4, 'chỉ đếm các mặt bên'],
          [8, 'đếm số đỉnh'],
          [12, 'đếm số cạnh'],
        ],
        'Sáu mặt đều là hình vuông.',
      ],
    ]),
    mc('M1', 'thể tích hình hộp, hình lập phương', (r, turn) => {
      const [a, b, c] = [r.int(2, 5), r.int(3, 7), r.int(4, 9)];
      return {
        ask: [
          `Hình hộp chữ nhật có ba kích thước ${a} cm, ${b} cm, ${c} cm. Thể tích (cm³) là:`,
          `Một bể cá dạng hình hộp chữ nhật dài ${c} dm, rộng ${b} dm, cao ${a} dm. Bể chứa được nhiều nhất (lít):`,
          `Khối gỗ hình hộp chữ nhật có các kích thước ${a}; ${b}; ${c} (cm) có thể tích (cm³) bằng:`,
        ],
        right: a * b * c,
        wrong: [
          [a + b + c, 'cộng thay vì nhân'],
          [2 * (a * b + b * c + c * a), 'nhầm với diện tích toàn phần'],
          [a * b + c, 'nhân hai kích thước rồi cộng kích thước thứ ba'],
          [(a + b) * c, 'cộng hai kích thước rồi nhân'],
        ],
        why: `$${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$${turn === 1 ? ' (1 dm³ bằng 1 lít)' : ''}.`,
      };
    }),
    tf('M1', 'hình lập phương', (r) => {
      const a = r.int(3, 9);
      return {
        ask: [
          `Cho hình lập phương cạnh ${a} cm.`,
          `Một khối ru-bích có dạng hình lập phương với cạnh dài ${a} cm.`,
          `Hộp quà hình lập phương có mỗi cạnh bằng ${a} cm (bỏ qua độ dày của bìa).`,
        ],
        say: [
          [`Thể tích bằng ${a ** 3} cm³.`, `Thể tích bằng ${3 * a} cm³.`, `$${a}^3 = ${a ** 3}$.`],
          [
            `Diện tích xung quanh bằng ${4 * a * a} cm².`,
            `Diện tích xung quanh bằng ${6 * a * a} cm².`,
            `bốn mặt bên: $4 \\cdot ${a}^2 = ${4 * a * a}$.`,
          ],
          [
            `Diện tích toàn phần bằng ${6 * a * a} cm².`,
            `Diện tích toàn phần bằng ${4 * a * a} cm².`,
            `sáu mặt: $6 \\cdot ${a}^2 = ${6 * a * a}$.`,
          ],
          ['Hình có 8 đỉnh.', 'Hình có 6 đỉnh.', 'mỗi đáy có 4 đỉnh.'],
        ],
      };
    }),
  ]),
  ...unit(7, 'Góc và đường thẳng song song', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'tiên đề và dấu hiệu', [
      [
        'Qua một điểm ở ngoài một đường thẳng có bao nhiêu đường thẳng song song với đường thẳng đó?',
        'Chỉ có một',
        [
          ['Không có', 'cho rằng không vẽ được'],
          ['Có hai', 'đếm mỗi phía một đường thẳng'],
          ['Có vô số', 'nhầm với số đường thẳng đi qua một điểm'],
        ],
        'Tiên đề Euclid.',
      ],
      [
        'Hai đường thẳng phân biệt cùng vuông góc với một đường thẳng thứ ba thì:',
        'song song với nhau',
        [
          ['vuông góc với nhau', 'nhầm vuông góc với song song'],
          ['cắt nhau', 'cho rằng hai đường thẳng nào cũng cắt nhau'],
          ['trùng nhau', 'bỏ qua điều kiện phân biệt'],
        ],
        'Hai góc so le trong bằng nhau (cùng bằng $90^\\circ$).',
      ],
      [
        'Nếu một đường thẳng cắt hai đường thẳng và tạo thành một cặp góc so le trong bằng nhau thì hai đường thẳng đó:',
        'song song',
        [
          ['vuông góc', 'cho rằng hai góc bằng nhau thì vuông góc'],
          ['cắt nhau', 'nhầm hai đường thẳng với đường thẳng cắt chúng'],
          ['trùng nhau', 'cho rằng hai góc bằng nhau thì hai đường trùng nhau'],
        ],
        'Dấu hiệu nhận biết hai đường thẳng song song.',
      ],
    ]),
    mc('M2', 'góc trong cùng phía', (r) => {
      const a = r.pick([48, 55, 62, 67, 73, 112, 118, 125]);
      return {
        ask: [
          `Cho $a \\parallel b$, đường thẳng $c$ cắt $a$, $b$ tạo thành hai góc trong cùng phía, một góc bằng ${deg(a)}. Góc kia bằng:`,
          `Hai góc trong cùng phía tạo bởi một đường thẳng cắt hai đường thẳng song song có một góc ${deg(a)}. Số đo góc còn lại là:`,
          `Một thanh sắt đặt chéo qua hai thanh ray song song. Trong hai góc trong cùng phía, một góc bằng ${deg(a)}. Góc kia bằng:`,
        ],
        right: deg(180 - a),
        wrong: [
          [deg(a), 'nhầm với hai góc so le trong'],
          [deg(Math.abs(90 - a)), 'nhầm bù nhau với phụ nhau'],
          [deg(360 - a), 'lấy tổng bằng 360 độ'],
          deg(a + 10),
        ],
        why: `Hai góc trong cùng phía bù nhau: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
      };
    }),
    mc('M2', 'tia phân giác', (r) => {
      const a = 2 * r.int(25, 75);
      if (a === 60 || a === 120 || a === 90) throw new TooFewDistractors('special angles coincide');
      return {
        ask: [
          `$Oz$ là tia phân giác của góc $xOy$, $\\widehat{xOy} = ${a}^\\circ$. Số đo góc $xOz$ là:`,
          `Tia phân giác chia góc ${deg(a)} thành hai góc bằng nhau, mỗi góc bằng:`,
          `Gấp đôi một góc giấy ${deg(a)} sao cho hai cạnh trùng nhau. Nếp gấp tạo với mỗi cạnh góc:`,
        ],
        right: deg(a / 2),
        wrong: [
          [deg(a), 'quên chia đôi'],
          [deg(180 - a), 'tính góc kề bù'],
          [deg(90 - a / 2 > 0 ? 90 - a / 2 : a), 'lấy 90 độ trừ đi nửa góc'],
          [deg(2 * a), 'nhân với 2 thay vì chia cho 2'],
        ],
        why: `$${a}^\\circ : 2 = ${a / 2}^\\circ$.`,
      };
    }),
    fb('M1', 'góc kề bù, góc đối đỉnh', (r) => {
      const a = r.int(28, 82);
      return {
        ask: [
          `Hai đường thẳng cắt nhau tạo thành một góc ${deg(a)}. Góc kề bù với góc đó bằng bao nhiêu độ?`,
          `Góc $xOy$ và góc $yOz$ kề bù, $\\widehat{xOy} = ${a}^\\circ$. Tính số đo (độ) góc $yOz$.`,
          `Một thanh sắt bị uốn gập tại $O$: đoạn sau tạo với phần kéo dài của đoạn trước góc ${deg(a)}. Góc giữa hai đoạn của thanh sắt kề bù với góc đó và bằng bao nhiêu độ?`,
        ],
        is: 180 - a,
        unit: '°',
        why: `Hai góc kề bù có tổng $180^\\circ$: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
      };
    }),
    fb('M2', 'tính góc có hai đường song song', (r) => {
      const [a, b] = [r.int(30, 55), r.int(40, 65)];
      return {
        ask: [
          `Hai đường thẳng song song $a$, $b$ bị đường thẳng $c$ cắt. Một trong hai góc đồng vị được một tia chia thành hai góc kề nhau ${deg(a)} và ${deg(b)}. Góc đồng vị kia bằng bao nhiêu độ?`,
          `Đường thẳng $c$ cắt hai đường thẳng song song $a$, $b$. Một trong hai góc so le trong gồm hai góc kề nhau ${deg(a)} và ${deg(b)}. Góc so le trong kia bằng bao nhiêu độ?`,
          `Cho $a \\parallel b$. Qua điểm $O$ nằm giữa $a$ và $b$ kẻ đường thẳng song song với chúng; nó chia góc $AOB$ ($A \\in a$, $B \\in b$) thành hai góc, so le trong với các góc ${deg(a)} tại $A$ và ${deg(b)} tại $B$. Góc $AOB$ bằng bao nhiêu độ?`,
        ],
        is: a + b,
        unit: '°',
        why: `Các góc so le trong, các góc đồng vị tạo bởi hai đường thẳng song song bằng nhau, nên góc cần tìm là $${a}^\\circ + ${b}^\\circ = ${a + b}^\\circ$.`,
      };
    }),
    tf('M1', 'hai đường thẳng cắt nhau', (r) => {
      const a = r.int(35, 80);
      return {
        ask: [
          `Hai đường thẳng $xx'$ và $yy'$ cắt nhau tại $O$, $\\widehat{xOy} = ${a}^\\circ$.`,
          `Cho hai đường thẳng $xx'$, $yy'$ cắt nhau tại điểm $O$ sao cho góc $xOy$ bằng ${deg(a)}.`,
          `Hai con đường thẳng $xx'$ và $yy'$ giao nhau tại ngã tư $O$, tạo góc $\\widehat{xOy} = ${a}^\\circ$.`,
        ],
        say: [
          [
            `$\\widehat{x'Oy'} = ${a}^\\circ$.`,
            `$\\widehat{x'Oy'} = ${180 - a}^\\circ$.`,
            `$\\widehat{x'Oy'}$ và $\\widehat{xOy}$ là hai góc đối đỉnh.`,
          ],
          [
            `$\\widehat{xOy'} = ${180 - a}^\\circ$.`,
            `$\\widehat{xOy'} = ${90 - a > 0 ? 90 - a : a}^\\circ$.`,
            `$\\widehat{xOy'}$ kề bù với $\\widehat{xOy}$.`,
          ],
          [
            `$\\widehat{x'Oy} = \\widehat{xOy'}$.`,
            `$\\widehat{x'Oy} = \\widehat{xOy}$.`,
            'hai góc đối đỉnh thì bằng nhau.',
          ],
          [
            'Tổng bốn góc ở đỉnh $O$ bằng $360^\\circ$.',
            'Tổng bốn góc ở đỉnh $O$ bằng $180^\\circ$.',
            'bốn góc ghép thành hai cặp góc kề bù.',
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh hai đường thẳng song song', (r, turn) => {
      const a = r.int(50, 75);
      const [ask, solution] = (
        [
          [
            `Cho đường thẳng $c$ cắt hai đường thẳng $a$ và $b$ tại $A$ và $B$. Biết một góc tạo bởi $c$ và $a$ tại $A$ bằng ${deg(a)}, góc trong cùng phía với nó tại $B$ bằng ${deg(180 - a)}. Chứng minh $a \\parallel b$.`,
            `Góc kề bù với góc ${deg(180 - a)} tại $B$ bằng $180^\\circ - ${180 - a}^\\circ = ${a}^\\circ$.\nGóc này và góc ${deg(a)} tại $A$ ở vị trí so le trong và bằng nhau.\nVậy $a \\parallel b$ (dấu hiệu nhận biết).`,
          ],
          [
            `Cho góc $xOy = ${2 * a}^\\circ$, $Oz$ là tia phân giác. Lấy $A$ trên $Ox$, kẻ tia $At$ cắt $Oz$ tại $B$ sao cho $\\widehat{OAB} = ${180 - 2 * a}^\\circ$. Chứng minh $AB \\parallel Oy$ và tính góc $OBA$.`,
            `$\\widehat{OAB} + \\widehat{xOy} = ${180 - 2 * a}^\\circ + ${2 * a}^\\circ = 180^\\circ$, hai góc ở vị trí trong cùng phía nên $AB \\parallel Oy$.\n$Oz$ là tia phân giác nên $\\widehat{zOy} = ${a}^\\circ$.\nDo $AB \\parallel Oy$, $\\widehat{OBA} = \\widehat{zOy} = ${a}^\\circ$ (so le trong).`,
          ],
          [
            `Cho $a \\perp c$ tại $A$, $b \\perp c$ tại $B$; đường thẳng $d$ cắt $a$ tại $C$, cắt $b$ tại $D$, tạo với $a$ tại $C$ một góc nhọn ${deg(a)}. Giải thích vì sao $a \\parallel b$ và tính góc nhọn, góc tù mà $d$ tạo với $b$ tại $D$.`,
            `$a$ và $b$ phân biệt, cùng vuông góc với $c$ nên $a \\parallel b$.\nGóc nhọn tại $D$ và góc nhọn tại $C$ là hai góc so le trong (hoặc đồng vị) nên bằng nhau: ${deg(a)}.\nGóc tù tại $D$ kề bù với góc nhọn: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(7, 'Tam giác bằng nhau', ({ mc, tf, ew, set }) => [
    set('M1', 'các trường hợp bằng nhau', [
      [
        'Trường hợp nào không phải là trường hợp bằng nhau của hai tam giác?',
        'góc – góc – góc',
        [
          ['cạnh – cạnh – cạnh', 'quên trường hợp có ba cạnh'],
          ['cạnh – góc – cạnh', 'quên trường hợp có góc xen giữa hai cạnh'],
          ['góc – cạnh – góc', 'quên trường hợp có cạnh kề hai góc'],
        ],
        'Hai tam giác có ba góc bằng nhau chưa chắc đã bằng nhau.',
      ],
      [
        '$\\triangle ABC = \\triangle MNP$. Cạnh bằng cạnh $BC$ là:',
        '$NP$',
        [
          ['$MN$', 'ghép nhầm với hai đỉnh đầu'],
          ['$MP$', 'ghép nhầm với đỉnh đầu và đỉnh cuối'],
          ['$AC$', 'chọn cạnh của cùng một tam giác'],
        ],
        'Đỉnh $B$ tương ứng với $N$, $C$ tương ứng với $P$.',
      ],
      [
        'Tam giác cân có một góc bằng $60^\\circ$ là:',
        'tam giác đều',
        [
          ['tam giác vuông', 'nhầm 60 độ với 90 độ'],
          ['tam giác tù', 'cho rằng một góc còn lại lớn hơn 90 độ'],
          ['tam giác vuông cân', 'nhầm với góc 45 độ'],
        ],
        'Hai góc còn lại cũng bằng $60^\\circ$.',
      ],
    ]),
    mc('M2', 'góc của tam giác cân', (r) => {
      const a = 2 * r.int(15, 55);
      if (a === 60) throw new TooFewDistractors('equilateral');
      const base = (180 - a) / 2;
      return {
        ask: [
          `Tam giác $ABC$ cân tại $A$ có $\\widehat{A} = ${a}^\\circ$. Số đo góc $B$ là:`,
          `Góc ở đỉnh của một tam giác cân bằng ${deg(a)}. Mỗi góc ở đáy bằng:`,
          `Tấm bìa hình tam giác cân có góc ở đỉnh ${deg(a)}. Góc giữa cạnh bên và cạnh đáy của tấm bìa là:`,
        ],
        right: deg(base),
        wrong: [
          [deg(a), 'lấy góc ở đỉnh'],
          [deg(180 - a), 'quên chia đôi'],
          deg(base + 10),
          deg(180 - 2 * a > 0 ? 180 - 2 * a : base - 5),
        ],
        why: `$(180^\\circ - ${a}^\\circ) : 2 = ${base}^\\circ$.`,
      };
    }),
    tf('M2', 'tam giác cân và đường cao', (r) => {
      const b = r.int(35, 75);
      // With these angles a statement about a mistake would be true.
      if (b === 60 || b === 45) throw new TooFewDistractors('a special triangle');
      return {
        ask: [
          `Cho tam giác $ABC$ cân tại $A$, $\\widehat{B} = ${b}^\\circ$, $AH \\perp BC$ ($H \\in BC$).`,
          `Tam giác $ABC$ có $AB = AC$, góc $B$ bằng ${deg(b)}; kẻ $AH$ vuông góc với $BC$ tại $H$.`,
          `Cột $AH$ dựng vuông góc với mặt đất $BC$, hai dây néo $AB$, $AC$ bằng nhau, $\\widehat{ABC} = ${b}^\\circ$.`,
        ],
        say: [
          [
            `$\\widehat{C} = ${b}^\\circ$.`,
            `$\\widehat{C} = ${180 - 2 * b}^\\circ$.`,
            'hai góc ở đáy của tam giác cân bằng nhau.',
          ],
          [
            `$\\widehat{BAC} = ${180 - 2 * b}^\\circ$.`,
            `$\\widehat{BAC} = ${180 - b}^\\circ$.`,
            `$180^\\circ - 2 \\cdot ${b}^\\circ = ${180 - 2 * b}^\\circ$.`,
          ],
          [
            '$\\triangle ABH = \\triangle ACH$.',
            '$\\triangle ABH = \\triangle CAH$.',
            'hai tam giác vuông $ABH$ và $ACH$ có $AB = AC$, $AH$ chung (cạnh huyền – cạnh góc vuông), $B$ tương ứng với $C$.',
          ],
          ['$H$ là trung điểm của $BC$.', '$HB = 2HC$.', 'từ hai tam giác bằng nhau suy ra $HB = HC$.'],
        ],
      };
    }),
    ew('M3', 'chứng minh hai tam giác bằng nhau', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho tam giác $ABC$, $M$ là trung điểm của $BC$. Trên tia đối của tia $MA$ lấy $D$ sao cho $MD = MA$. Chứng minh $\\triangle MAB = \\triangle MDC$ và $AB \\parallel CD$.',
            'Xét $\\triangle MAB$ và $\\triangle MDC$: $MA = MD$ (giả thiết), $\\widehat{AMB} = \\widehat{DMC}$ (đối đỉnh), $MB = MC$ (giả thiết).\nVậy $\\triangle MAB = \\triangle MDC$ (c.g.c).\nSuy ra $\\widehat{MAB} = \\widehat{MDC}$, hai góc ở vị trí so le trong nên $AB \\parallel CD$.',
          ],
          [
            'Cho góc nhọn $xOy$ có tia phân giác $Oz$. Lấy $A \\in Ox$, $B \\in Oy$ sao cho $OA = OB$, điểm $M$ thuộc $Oz$. Chứng minh $MA = MB$ và $OM$ là tia phân giác của góc $AMB$ (tia $MO$).',
            'Xét $\\triangle OMA$ và $\\triangle OMB$: $OA = OB$, $\\widehat{AOM} = \\widehat{BOM}$ ($Oz$ là phân giác), $OM$ chung.\nVậy $\\triangle OMA = \\triangle OMB$ (c.g.c).\nSuy ra $MA = MB$ và $\\widehat{OMA} = \\widehat{OMB}$, tức là $MO$ là tia phân giác của góc $AMB$.',
          ],
          [
            'Cho tam giác $ABC$ cân tại $A$, góc $A$ nhọn. Kẻ $BD \\perp AC$ ($D \\in AC$), $CE \\perp AB$ ($E \\in AB$). Chứng minh $BD = CE$ và $AD = AE$.',
            'Xét hai tam giác vuông $ABD$ (vuông tại $D$) và $ACE$ (vuông tại $E$): $AB = AC$ (tam giác cân), góc $A$ chung.\nVậy $\\triangle ABD = \\triangle ACE$ (cạnh huyền – góc nhọn).\nSuy ra $BD = CE$ và $AD = AE$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(7, 'Quan hệ giữa các yếu tố trong tam giác', ({ mc, tf, ew, set }) => [
    set('M1', 'các đường đồng quy', [
      [
        'Giao điểm của ba đường trung tuyến trong tam giác gọi là:',
        'trọng tâm',
        [
          ['trực tâm', 'nhầm đường trung tuyến với đường cao'],
          ['tâm đường tròn ngoại tiếp', 'nhầm đường trung tuyến với đường trung trực'],
          ['tâm đường tròn nội tiếp', 'nhầm đường trung tuyến với đường phân giác'],
        ],
        'Ba đường trung tuyến đồng quy tại trọng tâm.',
      ],
      [
        'Ba đường cao của tam giác cùng đi qua một điểm gọi là:',
        'trực tâm',
        [
          ['trọng tâm', 'nhầm đường cao với đường trung tuyến'],
          ['trung điểm', 'nhầm với điểm chính giữa một cạnh'],
          ['tâm đường tròn nội tiếp', 'nhầm đường cao với đường phân giác'],
        ],
        'Định nghĩa trực tâm.',
      ],
      [
        'Điểm nằm trên đường trung trực của đoạn thẳng $AB$ thì:',
        'cách đều $A$ và $B$',
        [
          ['nằm trên $AB$', 'nhầm đường trung trực với chính đoạn thẳng'],
          ['là trung điểm của $AB$', 'chỉ xét một điểm của đường trung trực'],
          ['cách $A$ xa hơn $B$', 'cho rằng điểm lệch về một phía'],
        ],
        'Tính chất đường trung trực.',
      ],
    ]),
    mc('M2', 'bất đẳng thức tam giác', (r) => {
      const [a, b] = [r.int(3, 5), r.int(7, 9)];
      return {
        ask: [
          `Hai cạnh của một tam giác dài ${a} cm và ${b} cm. Cạnh thứ ba có thể dài:`,
          `Với hai que dài ${a} cm và ${b} cm, có thể ghép thêm que nào để được một tam giác?`,
          `Độ dài nào có thể là cạnh còn lại của tam giác có hai cạnh ${a} cm, ${b} cm?`,
        ],
        right: `${b - 1} cm`,
        wrong: [
          [`${b - a} cm`, 'quên rằng cạnh thứ ba không được bằng hiệu hai cạnh kia'],
          [`${a + b} cm`, 'quên rằng cạnh thứ ba phải bé hơn tổng hai cạnh kia'],
          [`${a + b + 2} cm`, 'cho rằng cạnh thứ ba dài bao nhiêu cũng được'],
          [`${b - a - 1} cm`, 'quên rằng cạnh thứ ba phải lớn hơn hiệu hai cạnh kia'],
        ],
        why: `Cạnh thứ ba lớn hơn $${b} - ${a} = ${b - a}$ và nhỏ hơn $${b} + ${a} = ${a + b}$ (cm).`,
      };
    }),
    tf('M2', 'trọng tâm và quan hệ góc, cạnh', (r) => {
      const [k, a, b] = [r.int(2, 6), r.int(40, 55), r.int(60, 68)];
      const c = 180 - a - b;
      return {
        ask: [
          `Tam giác $ABC$ có $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$, trung tuyến $AM = ${3 * k}$ cm, trọng tâm $G$.`,
          `Cho tam giác $ABC$ với hai góc $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$. Trung tuyến $AM$ dài ${3 * k} cm và $G$ là trọng tâm.`,
          `Tấm bìa hình tam giác $ABC$ có $\\widehat{A} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$; đường trung tuyến $AM = ${3 * k}$ cm đi qua trọng tâm $G$ của tấm bìa.`,
        ],
        say: [
          [
            `$\\widehat{C} = ${c}^\\circ$.`,
            `$\\widehat{C} = ${c + 10}^\\circ$.`,
            `$180^\\circ - ${a}^\\circ - ${b}^\\circ = ${c}^\\circ$.`,
          ],
          [
            `$AG = ${2 * k}$ cm.`,
            `$AG = ${k}$ cm.`,
            `$AG = \\dfrac{2}{3}AM = \\dfrac{2}{3} \\cdot ${3 * k} = ${2 * k}$ (cm).`,
          ],
          [
            'Cạnh ngắn nhất của tam giác là $BC$.',
            'Cạnh ngắn nhất của tam giác là $AC$.',
            `góc nhỏ nhất là $\\widehat{A} = ${a}^\\circ$, cạnh đối diện với nó là $BC$.`,
          ],
          ['$AB + AC > BC$.', '$AB + AC = BC$.', 'bất đẳng thức tam giác.'],
        ],
      };
    }),
    ew('M3', 'chứng minh với các đường trong tam giác', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho tam giác $ABC$ có $AB < AC$, đường cao $AH$ với $H$ nằm giữa $B$ và $C$. Chứng minh $HB < HC$ và $\\widehat{B} > \\widehat{C}$.',
            'Trong tam giác $ABC$, $AB < AC$ nên góc đối diện $\\widehat{C} < \\widehat{B}$.\n$HB$ và $HC$ lần lượt là hình chiếu của hai đường xiên $AB$ và $AC$ kẻ từ $A$ đến đường thẳng $BC$.\nĐường xiên lớn hơn có hình chiếu lớn hơn; vì $AB < AC$ nên $HB < HC$.',
          ],
          [
            'Cho tam giác $ABC$ và điểm $M$ nằm trong tam giác. Chứng minh $MA + MB > AB$ và $MA + MB + MC > \\dfrac{AB + BC + CA}{2}$.',
            'Áp dụng bất đẳng thức tam giác trong các tam giác $MAB$, $MBC$, $MCA$: $MA + MB > AB$, $MB + MC > BC$, $MC + MA > CA$.\nCộng ba bất đẳng thức: $2(MA + MB + MC) > AB + BC + CA$.\nChia hai vế cho 2 được $MA + MB + MC > \\dfrac{AB + BC + CA}{2}$.',
          ],
          [
            'Cho tam giác $ABC$ cân tại $A$, hai đường trung tuyến $BM$ và $CN$ cắt nhau tại $G$. Chứng minh $BM = CN$ và tam giác $GBC$ cân.',
            '$AB = AC$ nên $AN = AM$ (nửa hai cạnh bằng nhau).\n$\\triangle ABM = \\triangle ACN$ (c.g.c: $AB = AC$, góc $A$ chung, $AM = AN$) nên $BM = CN$.\n$G$ là trọng tâm: $GB = \\dfrac{2}{3}BM$, $GC = \\dfrac{2}{3}CN$, do đó $GB = GC$ và tam giác $GBC$ cân tại $G$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
];
