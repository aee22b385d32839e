/** Geometry, data and experiments of grade 6: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, type Template } from '../../template.ts';
import { chart, plane } from '../figure-kit.ts';
import { unit } from '../kit.ts';

const shapes: readonly Template[] = unit(6, 'Hình phẳng trong thực tiễn', ({ set, tf, ew }) => [
  set('M1', 'tính chất của lục giác đều, tam giác đều', [
    [
      'Hình lục giác đều có tính chất nào?',
      'Sáu cạnh bằng nhau, sáu góc bằng nhau',
      [
        ['Sáu cạnh bằng nhau, sáu góc vuông', 'nhầm góc của lục giác đều với góc vuông'],
        ['Ba cạnh bằng nhau, ba góc bằng nhau', 'nhầm với tam giác đều'],
        ['Bốn cạnh bằng nhau, bốn góc bằng nhau', 'nhầm với hình vuông'],
      ],
      'Lục giác đều có sáu cạnh bằng nhau, sáu góc bằng nhau, mỗi góc bằng $120^\\circ$.',
    ],
    [
      'Tam giác đều có mỗi góc bằng bao nhiêu độ?',
      '$60^\\circ$',
      [
        ['$90^\\circ$', 'nhầm với tam giác vuông'],
        ['$120^\\circ$', 'nhầm với lục giác đều'],
        ['$45^\\circ$', 'nhầm với góc của ê ke vuông cân'],
      ],
      'Ba góc của tam giác đều bằng nhau và bằng $60^\\circ$.',
    ],
    [
      'Ghép sáu tấm bìa hình tam giác đều bằng nhau quanh một đỉnh chung (không chồng lên nhau) được hình gì?',
      'Hình lục giác đều',
      [
        ['Hình vuông', 'không đếm số cạnh ngoài'],
        ['Hình thoi', 'chỉ ghép hai tấm'],
        ['Hình thang cân', 'chỉ ghép ba tấm'],
      ],
      'Sáu góc $60^\\circ$ lấp đầy $360^\\circ$; hình ngoài có sáu cạnh bằng nhau.',
    ],
  ]),
  tf('M2', 'mảnh vườn hình chữ nhật có lối đi', (r, turn) => {
    const [whole, strip] = (
      [
        ['mảnh vườn', 'lối đi'],
        ['sân', 'dải gạch đỏ'],
        ['thửa ruộng', 'con mương'],
      ] as const
    )[turn]!;
    const [a, b, w] = [r.int(12, 20), r.int(8, 11), r.int(1, 2)];
    return {
      ask: [
        `Một mảnh vườn hình chữ nhật dài ${a} m, rộng ${b} m. Người ta làm một lối đi thẳng rộng ${w} m, song song với chiều rộng, nối hai cạnh dài của vườn; phần còn lại trồng rau.`,
        `Sân hình chữ nhật dài ${a} m, rộng ${b} m có một dải gạch đỏ rộng ${w} m chạy song song với chiều rộng, từ cạnh dài này sang cạnh dài kia; phần còn lại lát gạch trắng.`,
        `Thửa ruộng hình chữ nhật dài ${a} m, rộng ${b} m bị một con mương rộng ${w} m (song song với chiều rộng, cắt ngang cả thửa) chia làm hai phần; phần còn lại cấy lúa.`,
      ],
      say: [
        [
          `Chu vi của ${whole} là ${2 * (a + b)} m.`,
          `Chu vi của ${whole} là ${a + b} m.`,
          `$2 \\cdot (${a} + ${b}) = ${2 * (a + b)}$.`,
        ],
        [
          `Diện tích của ${whole} là ${a * b} m².`,
          `Diện tích của ${whole} là ${2 * (a + b)} m².`,
          `$${a} \\cdot ${b} = ${a * b}$.`,
        ],
        [
          `Diện tích của ${strip} là ${w * b} m².`,
          `Diện tích của ${strip} là ${w * a} m².`,
          `${strip} dài ${b} m, rộng ${w} m: $${b} \\cdot ${w} = ${w * b}$.`,
        ],
        [
          `Diện tích phần còn lại là ${(a - w) * b} m².`,
          `Diện tích phần còn lại là ${(a - w) * (b - w)} m².`,
          `$${a * b} - ${w * b} = ${(a - w) * b}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'số viên gạch lát nền', (r, turn) => {
    const one = turn === 0 ? 'viên' : 'tấm';
    const tile = r.pick([40, 50]);
    const [p, q] = [r.int(11, 15), r.int(6, 10)];
    const [a, b] = [(p * tile) / 100, (q * tile) / 100];
    const price = r.int(18, 35);
    return {
      ask: [
        `Nền phòng hình chữ nhật dài ${plain(a)} m, rộng ${plain(b)} m được lát bằng gạch hình vuông cạnh ${tile} cm (mạch vữa không đáng kể). Cần bao nhiêu viên gạch và hết bao nhiêu tiền, biết mỗi viên giá ${price} nghìn đồng?`,
        `Người ta ốp một bức tường hình chữ nhật ${plain(a)} m × ${plain(b)} m bằng các tấm hình vuông cạnh ${tile} cm, mỗi tấm giá ${price} nghìn đồng. Tính số tấm cần dùng và số tiền phải trả.`,
        `Sân khấu hình chữ nhật dài ${plain(a)} m, rộng ${plain(b)} m được trải kín bằng các tấm thảm vuông cạnh ${tile} cm, giá ${price} nghìn đồng một tấm. Tính số tấm thảm và tổng số tiền.`,
      ],
      solution: `Đổi: ${plain(a)} m = ${p * tile} cm; ${plain(b)} m = ${q * tile} cm.\nTheo chiều dài xếp được $${p * tile} : ${tile} = ${p}$ ${one}, theo chiều rộng xếp được $${q * tile} : ${tile} = ${q}$ ${one}.\nSố ${one}: $${p} \\cdot ${q} = ${p * q}$.\nSố tiền: $${p * q} \\cdot ${price} = ${p * q * price}$ (nghìn đồng).`,
    };
  }),
]);

const symmetry: readonly Template[] = unit(6, 'Tính đối xứng', ({ mc, set, fb, ew }) => [
  set('M1', 'tâm đối xứng của một số hình', [
    [
      'Hình nào sau đây có tâm đối xứng?',
      'Hình bình hành',
      [
        ['Tam giác đều', 'cho rằng hình có trục đối xứng thì có tâm đối xứng'],
        ['Hình thang cân', 'nhầm trục đối xứng với tâm đối xứng'],
        ['Ngôi sao năm cánh đều', 'cho rằng hình đều nào cũng có tâm đối xứng'],
      ],
      'Quay hình bình hành nửa vòng quanh giao điểm hai đường chéo, hình trùng với chính nó.',
    ],
    [
      'Tâm đối xứng của hình chữ nhật là:',
      'giao điểm của hai đường chéo',
      [
        ['một đỉnh của hình', 'không kiểm tra khi quay nửa vòng'],
        ['trung điểm của một cạnh', 'nhầm với điểm nằm trên trục đối xứng'],
        ['hình chữ nhật không có tâm đối xứng', 'nhầm với hình thang cân'],
      ],
      'Hai đường chéo cắt nhau tại trung điểm của mỗi đường; đó là tâm đối xứng.',
    ],
    [
      'Cánh quạt hai cánh đối nhau khi quay nửa vòng quanh trục thì trùng với vị trí cũ. Điểm ở trục quạt là:',
      'tâm đối xứng của hình cánh quạt',
      [
        ['trục đối xứng của hình cánh quạt', 'nhầm điểm với đường thẳng'],
        ['đỉnh của hình cánh quạt', 'nhầm trục quạt với đầu cánh'],
        ['trung điểm của một cánh', 'nhầm giữa cánh với giữa hình'],
      ],
      'Hình trùng với chính nó khi quay nửa vòng quanh một điểm thì điểm đó là tâm đối xứng.',
    ],
  ]),
  mc('M2', 'chữ cái có cả trục và tâm đối xứng', (_, turn) => {
    const [right, wrong] = (
      [
        ['H', ['A', 'N', 'M']],
        ['X', ['S', 'T', 'V']],
        ['I', ['Z', 'E', 'Y']],
      ] as const
    )[turn]!;
    const why: Readonly<Record<string, string>> = {
      A: 'chỉ có trục đối xứng',
      M: 'chỉ có trục đối xứng',
      T: 'chỉ có trục đối xứng',
      V: 'chỉ có trục đối xứng',
      E: 'chỉ có trục đối xứng',
      Y: 'chỉ có trục đối xứng',
      N: 'chỉ có tâm đối xứng',
      S: 'chỉ có tâm đối xứng',
      Z: 'chỉ có tâm đối xứng',
    };
    return {
      ask: [
        'Chữ cái in hoa nào (kiểu chữ không chân) có cả trục đối xứng và tâm đối xứng?',
        'Trong các chữ in hoa sau (kiểu chữ không chân), chữ nào vừa có trục đối xứng vừa có tâm đối xứng?',
        'Bạn Vân gấp đôi tờ giấy ghi một chữ in hoa (kiểu chữ không chân) thì hai nửa trùng nhau, quay nửa vòng chữ đó cũng trùng với chính nó. Đó là chữ:',
      ],
      right,
      wrong: wrong.map((letter) => [letter, `quên rằng chữ ${letter} ${why[letter]!}`] as const),
      why: `Chữ ${right} có hai trục đối xứng vuông góc với nhau, giao điểm của chúng là tâm đối xứng.`,
    };
  }),
  fb('M1', 'chu vi nhờ trục đối xứng', (r) => {
    const [a, b] = [r.int(3, 9), r.int(10, 15)];
    return {
      ask: [
        `Gấp đôi tờ giấy theo đường thẳng $d$ rồi cắt được một hình có trục đối xứng $d$. Phần đường viền ở một phía của $d$ dài ${a + b} cm. Chu vi của hình là bao nhiêu xăng-ti-mét?`,
        `Chiếc lá có gân chính là trục đối xứng; mép lá ở một bên gân dài ${a + b} cm. Đường viền cả chiếc lá dài bao nhiêu xăng-ti-mét?`,
        `Cửa sổ vòm có trục đối xứng thẳng đứng. Khung viền bên trái trục dài ${a + b} dm. Toàn bộ khung viền dài bao nhiêu đề-xi-mét?`,
      ],
      is: 2 * (a + b),
      why: `Hai phần viền ở hai phía của trục đối xứng dài bằng nhau: $2 \\cdot ${a + b} = ${2 * (a + b)}$.`,
    };
  }),
  ew('M3', 'số trục đối xứng của hình chữ nhật, hình vuông, hình thoi', (r, turn) => {
    const [a, b] = [r.int(5, 9), r.int(10, 14)];
    const things = ['tấm bìa', 'viên gạch', 'khăn trải bàn'][turn]!;
    return {
      ask: [
        `Bạn An có hai ${things}: một hình chữ nhật kích thước ${b} cm × ${a} cm và một hình vuông cạnh ${a} cm. Chỉ ra các trục đối xứng và tâm đối xứng của mỗi hình. Gấp hình chữ nhật theo trục đối xứng song song với cạnh ngắn thì được hình có kích thước bao nhiêu?`,
        `Một ${things} hình chữ nhật ${b} cm × ${a} cm, một ${things} hình vuông cạnh ${a} cm. Mỗi hình có bao nhiêu trục đối xứng, đó là những đường thẳng nào, tâm đối xứng ở đâu? Trục đối xứng song song với cạnh ngắn chia hình chữ nhật thành hai phần kích thước bao nhiêu?`,
        `Có hai chiếc ${things}: chiếc hình chữ nhật dài ${b} dm, rộng ${a} dm và chiếc hình vuông cạnh ${a} dm. Nêu số trục đối xứng, tâm đối xứng của từng chiếc; nếu gấp đôi chiếc hình chữ nhật theo trục song song với cạnh ngắn thì được hình chữ nhật có kích thước nào?`,
      ],
      solution: `Hình chữ nhật (hai cạnh kề khác nhau) có 2 trục đối xứng: hai đường thẳng đi qua trung điểm của hai cạnh đối diện.\nHình vuông có 4 trục đối xứng: hai đường thẳng đi qua trung điểm của hai cạnh đối diện và hai đường chéo.\nTâm đối xứng của mỗi hình là giao điểm của hai đường chéo.\nTrục song song với cạnh ngắn chia đôi cạnh dài: $${b} : 2 = ${n(b / 2)}$, được hình có kích thước $${n(b / 2)}$ và $${a}$.`,
    };
  }),
]);

const points: readonly Template[] = unit(6, 'Điểm, đường thẳng, góc', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'ba điểm thẳng hàng, hai đường thẳng', [
    [
      'Ba điểm thẳng hàng là ba điểm:',
      'cùng thuộc một đường thẳng',
      [
        ['không cùng thuộc một đường thẳng nào', 'hiểu ngược từ “thẳng hàng”'],
        ['là ba đỉnh của một tam giác', 'nhầm với ba điểm không thẳng hàng'],
        ['cách đều nhau', 'nhầm với tính chất về khoảng cách'],
      ],
      'Ba điểm cùng thuộc một đường thẳng gọi là ba điểm thẳng hàng.',
    ],
    [
      'Cho ba điểm $A$, $B$, $C$ không thẳng hàng. Số đường thẳng đi qua hai trong ba điểm đó là:',
      '3',
      [
        ['1', 'nhầm với trường hợp ba điểm thẳng hàng'],
        ['2', 'bỏ sót một cặp điểm'],
        ['6', 'đếm mỗi đường thẳng hai lần'],
      ],
      'Mỗi cặp điểm cho một đường thẳng: $AB$, $BC$, $CA$, nên có 3 đường thẳng.',
    ],
    [
      'Hai thanh ray của đường tàu trên đoạn đường thẳng là hình ảnh của:',
      'hai đường thẳng song song',
      [
        ['hai đường thẳng cắt nhau', 'nhìn hình vẽ phối cảnh'],
        ['hai đường thẳng trùng nhau', 'cho rằng hai thanh là một'],
        ['hai tia đối nhau', 'nhầm đường thẳng với tia'],
      ],
      'Hai thanh ray không có điểm chung.',
    ],
  ]),
  mc('M1', 'số đo góc đọc trên hình', (r) => {
    const a = 5 * r.int(6, 17);
    if (a === 45 || a === 90) throw new TooFewDistractors('two names fit');
    return {
      ask: [
        'Góc $xOy$ ở hình bên là góc gì?',
        "Hai đường thẳng $xx'$ và $yy'$ cắt nhau tại $O$ như hình bên. Góc $xOy$ thuộc loại góc nào?",
        'Chiếc kéo mở ra như hình vẽ bên. Góc $xOy$ giữa hai lưỡi kéo là:',
      ],
      right: 'Góc nhọn',
      wrong: [
        ['Góc tù', 'nhầm với góc lớn hơn 90 độ'],
        ['Góc vuông', 'không so sánh với 90 độ'],
        ['Góc bẹt', 'nhầm với góc 180 độ'],
      ],
      why: `$0^\\circ < ${a}^\\circ < 90^\\circ$ nên góc $xOy$ là góc nhọn.`,
      figure: plane('crossing', a, { xOy: `${a}°` }),
    };
  }),
  mc('M2', 'khoảng cách giữa hai điểm trên một tia', (r, turn) => {
    const metre = ['cm', 'm', 'dm'][turn]!;
    const [a, b] = [r.int(2, 5), r.int(7, 12)];
    return {
      ask: [
        `Trên tia $Ox$ lấy hai điểm $A$, $B$ sao cho $OA = ${a}$ cm, $OB = ${b}$ cm. Độ dài $AB$ là:`,
        `Từ cổng $O$ đi trên một đường thẳng về cùng một phía, cây $A$ cách cổng ${a} m, cây $B$ cách cổng ${b} m. Khoảng cách $AB$ là:`,
        `Hai điểm $A$, $B$ thuộc tia $Ox$, $OA = ${a}$ dm và $OB = ${b}$ dm. Đoạn thẳng $AB$ dài:`,
      ],
      right: `${b - a} ${metre}`,
      wrong: [
        [`${a + b} ${metre}`, 'cộng hai độ dài như khi hai điểm ở hai phía của $O$'],
        [`${b} ${metre}`, 'lấy độ dài $OB$'],
        [`${plain((a + b) / 2)} ${metre}`, 'lấy trung bình cộng hai độ dài'],
      ],
      why: `$A$ nằm giữa $O$ và $B$ nên $AB = OB - OA = ${b} - ${a} = ${b - a}$ (${metre}).`,
    };
  }),
  mc('M2', 'số đoạn thẳng nối các điểm', (r) => {
    const k = r.int(4, 8);
    return {
      ask: [
        `Cho ${k} điểm trong đó không có ba điểm nào thẳng hàng. Số đoạn thẳng có hai đầu mút là hai trong các điểm đó là:`,
        `Có ${k} ngôi nhà, không có ba nhà nào thẳng hàng. Mỗi cặp nhà được nối bằng một con đường thẳng. Số con đường là:`,
        `${k} bạn đứng thành vòng, không có ba bạn nào thẳng hàng. Mỗi cặp bạn cầm hai đầu một sợi dây. Cần bao nhiêu sợi dây?`,
      ],
      right: (k * (k - 1)) / 2,
      wrong: [
        [k * (k - 1), 'tính mỗi đoạn thẳng hai lần'],
        [k, 'chỉ nối các điểm liên tiếp thành vòng'],
        [2 * k, 'nhân số điểm với 2'],
        k * k,
      ],
      why: `Mỗi điểm nối với ${k - 1} điểm khác; mỗi đoạn được tính hai lần: $${k} \\cdot ${k - 1} : 2 = ${(k * (k - 1)) / 2}$.`,
    };
  }),
  fb('M1', 'nửa đoạn thẳng từ trung điểm', (r) => {
    const a = 2 * r.int(4, 15);
    return {
      ask: [
        `$M$ là trung điểm của đoạn thẳng $AB$ dài ${a} cm. Đoạn thẳng $AM$ dài bao nhiêu xăng-ti-mét?`,
        `Sợi dây $AB$ dài ${a} dm được gấp đôi tại điểm chính giữa $M$. Đoạn $MB$ dài bao nhiêu đề-xi-mét?`,
        `Nhà Lan ($A$) cách nhà ông bà ($B$) ${a} km; trạm xăng $M$ ở chính giữa con đường thẳng nối hai nhà. Nhà Lan cách trạm xăng bao nhiêu ki-lô-mét?`,
      ],
      is: a / 2,
      why: `$M$ là trung điểm nên $AM = MB = AB : 2 = ${a} : 2 = ${a / 2}$.`,
    };
  }),
  fb('M2', 'góc giữa hai kim đồng hồ', (r) => {
    const h = r.int(1, 5);
    return {
      ask: [
        `Lúc ${h} giờ đúng, góc (nhỏ hơn góc bẹt) tạo bởi kim giờ và kim phút có số đo bao nhiêu độ?`,
        `Đồng hồ chỉ ${h} giờ đúng. Tính số đo (độ) của góc nhỏ hơn $180^\\circ$ giữa hai kim.`,
        `Vào lúc ${h} giờ, kim phút chỉ số 12, kim giờ chỉ số ${h}. Góc giữa hai kim (nhỏ hơn góc bẹt) bằng bao nhiêu độ?`,
      ],
      is: 30 * h,
      why: `Hai số liền nhau trên mặt đồng hồ cách nhau $360^\\circ : 12 = 30^\\circ$. Góc giữa hai kim: $${h} \\cdot 30^\\circ = ${30 * h}^\\circ$.`,
    };
  }),
  tf('M1', 'hai tia đối nhau và điểm nằm giữa', (r, turn) => {
    const unit = ['cm', 'km', 'dm'][turn]!;
    const [a, b] = [r.int(2, 4), r.int(5, 8)];
    return {
      ask: [
        `Trên đường thẳng $xy$ lấy điểm $O$. Trên tia $Ox$ lấy điểm $A$ với $OA = ${a}$ cm, trên tia $Oy$ lấy điểm $B$ với $OB = ${b}$ cm.`,
        `Trên con đường thẳng $xy$ có chợ $O$. Về phía $x$, trường $A$ cách chợ ${a} km; về phía $y$, nhà máy $B$ cách chợ ${b} km.`,
        `Điểm $O$ nằm trên đường thẳng $xy$; $A$ thuộc tia $Ox$, $B$ thuộc tia $Oy$, $OA = ${a}$ dm, $OB = ${b}$ dm.`,
      ],
      say: [
        [
          '$Ox$ và $Oy$ là hai tia đối nhau.',
          '$Ox$ và $Oy$ là hai tia trùng nhau.',
          'hai tia chung gốc $O$ và tạo thành đường thẳng $xy$.',
        ],
        ['$O$ nằm giữa $A$ và $B$.', '$A$ nằm giữa $O$ và $B$.', '$A$ và $B$ thuộc hai tia đối nhau gốc $O$.'],
        [`$AB$ dài ${a + b} ${unit}.`, `$AB$ dài ${b - a} ${unit}.`, `$AB = OA + OB = ${a} + ${b} = ${a + b}$.`],
        ['$O$ không là trung điểm của $AB$.', '$O$ là trung điểm của $AB$.', `$OA = ${a}$ khác $OB = ${b}$.`],
      ],
    };
  }),
  ew('M3', 'trung điểm và điểm nằm giữa trên một tia', (r, turn) => {
    const unit = ['cm', 'km', 'dm'][turn]!;
    const a = r.int(2, 5);
    const b = 2 * a;
    const c = b + 2 * r.int(1, 3);
    return {
      ask: [
        `Trên tia $Ox$ lấy các điểm $A$, $B$, $C$ sao cho $OA = ${a}$ cm, $OB = ${b}$ cm, $OC = ${c}$ cm. a) Chứng tỏ $A$ là trung điểm của $OB$. b) Tính $BC$ và độ dài đoạn $AM$ với $M$ là trung điểm của $BC$.`,
        `Trên một con đường thẳng, từ bến xe $O$ đi về một phía lần lượt có bưu điện $A$ cách bến ${a} km, chợ $B$ cách bến ${b} km, trường $C$ cách bến ${c} km. a) Bưu điện có ở chính giữa bến xe và chợ không? b) Cây xăng $M$ ở chính giữa chợ và trường; tính $BC$ và khoảng cách $AM$.`,
        `Cho ba điểm $A$, $B$, $C$ thuộc tia $Ox$, $OA = ${a}$ dm, $OB = ${b}$ dm, $OC = ${c}$ dm. Giải thích vì sao $A$ là trung điểm của đoạn thẳng $OB$; gọi $M$ là trung điểm của $BC$, tính $BC$ và $AM$.`,
      ],
      solution: `$OA = ${a} < OB = ${b}$ và $A$, $B$ cùng thuộc tia $Ox$ nên $A$ nằm giữa $O$ và $B$; $AB = ${b} - ${a} = ${b - a}$ (${unit}).\n$OA = AB = ${a}$ nên $A$ là trung điểm của $OB$.\n$B$ nằm giữa $O$ và $C$: $BC = ${c} - ${b} = ${c - b}$ (${unit}).\n$M$ là trung điểm của $BC$ nên $BM = ${c - b} : 2 = ${(c - b) / 2}$; $AM = AB + BM = ${b - a} + ${(c - b) / 2} = ${b - a + (c - b) / 2}$ (${unit}).`,
    };
  }),
]);

const data: readonly Template[] = unit(6, 'Dữ liệu và biểu đồ', ({ mc, set, ew }) => [
  set('M1', 'dữ liệu là số và không là số', [
    [
      'Dữ liệu nào sau đây là số liệu?',
      'Chiều cao (cm) của các bạn trong tổ',
      [
        ['Món ăn yêu thích của các bạn', 'nhầm số bạn thích mỗi món với tên món ăn'],
        ['Màu áo các bạn mặc hôm nay', 'nhầm số áo mỗi màu với tên màu'],
        ['Tên các con vật nuôi trong nhà', 'nhầm số con vật với tên con vật'],
      ],
      'Số liệu là dữ liệu dưới dạng số.',
    ],
    [
      'Bảng ghi tuổi của năm bạn lớp 6: 11; 12; 11; 120; 11. Giá trị không hợp lí là:',
      '120',
      [
        ['11', 'chọn giá trị lặp lại'],
        ['12', 'chọn giá trị khác các giá trị còn lại'],
        ['không có giá trị nào', 'không xét ý nghĩa của số liệu'],
      ],
      'Không có học sinh lớp 6 nào 120 tuổi.',
    ],
    [
      'Để biết các bạn trong lớp đến trường bằng phương tiện gì, cách thu thập dữ liệu phù hợp là:',
      'lập phiếu hỏi các bạn trong lớp',
      [
        ['đo quãng đường từ nhà mỗi bạn đến trường', 'không thấy dữ liệu này không phải là số đo'],
        ['đếm số xe đi qua cổng một trường khác', 'quên rằng cần dữ liệu của lớp mình'],
        ['tìm số liệu của cả nước trên mạng', 'quên rằng số liệu chung không cho biết về lớp mình'],
      ],
      'Dữ liệu về phương tiện của từng bạn được thu thập bằng phiếu hỏi.',
    ],
  ]),
  mc('M2', 'hiệu của hai cột trên biểu đồ', (r, turn) => {
    const values = [r.int(20, 28), r.int(10, 15), r.int(30, 36), r.int(16, 19)];
    const labels = [
      ['6A', '6B', '6C', '6D'],
      ['Cam', 'Xoài', 'Táo', 'Lê'],
      ['Tổ 1', 'Tổ 2', 'Tổ 3', 'Tổ 4'],
    ][turn]!;
    const gap = values[2]! - values[1]!;
    return {
      ask: [
        'Biểu đồ ở hình bên cho số cây bốn lớp trồng được. Lớp trồng nhiều nhất hơn lớp trồng ít nhất bao nhiêu cây?',
        'Hình bên cho số ki-lô-gam quả bán được trong ngày. Loại bán nhiều nhất hơn loại bán ít nhất bao nhiêu ki-lô-gam?',
        'Số sách bốn tổ quyên góp được vẽ ở hình bên. Tổ góp nhiều nhất hơn tổ góp ít nhất bao nhiêu quyển?',
      ],
      right: gap,
      wrong: [
        [values[2]! + values[1]!, 'cộng hai số liệu'],
        [values[2]! - values[0]!, 'so với cột đầu tiên'],
        [values[2]! - values[3]!, 'so với cột cuối cùng'],
        values[2]!,
      ],
      why: `Cao nhất: ${labels[2]!} (${values[2]!}); thấp nhất: ${labels[1]!} (${values[1]!}). Hiệu: $${values[2]!} - ${values[1]!} = ${gap}$.`,
      figure: chart(
        'bar',
        ['Số cây', 'Ki-lô-gam', 'Số quyển'][turn]!,
        labels.map((label, at) => [label, values[at]!] as const),
      ),
    };
  }),
  ew('M3', 'trung bình và tỉ số phần trăm từ biểu đồ cột', (r, turn) => {
    const base = 10 * r.int(3, 5);
    const values = [base, base + 10, base - 10, base + 20];
    const total = 4 * base + 20;
    const labels = ['Tuần 1', 'Tuần 2', 'Tuần 3', 'Tuần 4'];
    const thing = ['số sách mượn', 'số chai nhựa thu gom', 'số bài tập bạn Ly làm'][turn]!;
    return {
      ask: [
        `Biểu đồ ở hình bên cho ${thing} trong bốn tuần. Tính tổng, trung bình mỗi tuần và cho biết tuần 4 bằng bao nhiêu phần trăm của tuần 2 (làm tròn đến hàng đơn vị).`,
        `Hình bên biểu diễn ${thing} qua bốn tuần. Hãy tính tổng số, số trung bình của một tuần; tuần 4 bằng bao nhiêu phần trăm tuần 2 (làm tròn đến hàng đơn vị)?`,
        `Quan sát biểu đồ ở hình vẽ bên về ${thing}: tính tổng bốn tuần, trung bình mỗi tuần và tỉ số phần trăm của tuần 4 so với tuần 2 (làm tròn đến hàng đơn vị).`,
      ],
      solution: `Tổng: $${values.join(' + ')} = ${total}$.\nTrung bình mỗi tuần: $${total} : 4 = ${n(total / 4)}$.\nTuần 4: ${values[3]!}, tuần 2: ${values[1]!}.\nTỉ số phần trăm: $\\dfrac{${values[3]!}}{${values[1]!}} ${Number.isInteger((100 * values[3]!) / values[1]!) ? '=' : '\\approx'} ${Math.round((100 * values[3]!) / values[1]!)}\\%$.`,
      figure: chart(
        'bar',
        ['Số sách', 'Số chai', 'Số bài'][turn]!,
        labels.map((label, at) => [label, values[at]!] as const),
      ),
    };
  }),
]);

const experiments: readonly Template[] = unit(6, 'Xác suất thực nghiệm', ({ mc, set, fb, ew }) => [
  set('M1', 'sự kiện xảy ra hay không xảy ra', [
    [
      'Gieo một con xúc xắc được mặt 4 chấm. Sự kiện nào đã xảy ra?',
      'Số chấm xuất hiện là số chẵn',
      [
        ['Số chấm xuất hiện là số lẻ', 'nhầm số chẵn với số lẻ'],
        ['Số chấm xuất hiện lớn hơn 4', 'quên rằng 4 không lớn hơn 4'],
        ['Số chấm xuất hiện là số nguyên tố', 'nhầm 4 là số nguyên tố'],
      ],
      '4 là số chẵn.',
    ],
    [
      'Tung hai đồng xu, tập hợp các kết quả có thể là (S: sấp, N: ngửa):',
      '{SS; SN; NS; NN}',
      [
        ['{SS; NN}', 'bỏ sót trường hợp hai đồng xu khác nhau'],
        ['{S; N}', 'chỉ xét một đồng xu'],
        ['{SS; SN; NN}', 'không phân biệt hai đồng xu'],
      ],
      'Mỗi đồng xu có hai kết quả, ghép lại được bốn kết quả.',
    ],
    [
      'Hộp có một thẻ xanh, một thẻ đỏ, một thẻ vàng. Bạn Khôi rút ngẫu nhiên một thẻ. Có bao nhiêu kết quả có thể?',
      '3',
      [
        ['1', 'chỉ tính thẻ được rút'],
        ['2', 'bỏ sót một màu'],
        ['6', 'đếm cả thứ tự các thẻ'],
      ],
      'Có thể rút được thẻ xanh, thẻ đỏ hoặc thẻ vàng.',
    ],
  ]),
  mc('M2', 'xác suất thực nghiệm từ số lần không xảy ra', (r) => {
    const [all, no] = r.pick([
      [40, 22],
      [50, 28],
      [60, 33],
      [80, 44],
      [50, 27],
    ] as const);
    const yes = all - no;
    return {
      ask: [
        `Tung một đồng xu ${all} lần, có ${no} lần xuất hiện mặt sấp. Xác suất thực nghiệm của sự kiện “Xuất hiện mặt ngửa” là:`,
        `Bạn Đạt ném bóng vào rổ ${all} lần, trượt ${no} lần. Xác suất thực nghiệm của sự kiện “Ném trúng rổ” bằng:`,
        `Trong ${all} ngày theo dõi có ${no} ngày không mưa. Xác suất thực nghiệm của sự kiện “Ngày có mưa” là:`,
      ],
      right: `$${fraction(yes, all)}$`,
      wrong: [
        [`$${fraction(no, all)}$`, 'tính cho sự kiện ngược lại'],
        [`$${fraction(yes, no)}$`, 'chia cho số lần không xảy ra'],
        ['$\\dfrac{1}{2}$', 'cho rằng hai khả năng như nhau'],
      ],
      why: `Số lần xảy ra: $${all} - ${no} = ${yes}$. Xác suất thực nghiệm: $\\dfrac{${yes}}{${all}} = ${fraction(yes, all)}$.`,
    };
  }),
  fb('M1', 'số lần không xảy ra', (r) => {
    const all = 10 * r.int(3, 9);
    const yes = r.int(Math.ceil(0.4 * all), Math.floor(0.6 * all));
    return {
      ask: [
        `Tung một đồng xu ${all} lần, mặt ngửa xuất hiện ${yes} lần. Mặt sấp xuất hiện bao nhiêu lần?`,
        `Quay vòng quay ${all} lần, mũi tên chỉ ô đỏ ${yes} lần. Có bao nhiêu lần mũi tên không chỉ ô đỏ?`,
        `Trong ${all} lần lấy bi (mỗi lần lấy một viên rồi trả lại), có ${yes} lần được bi xanh. Số lần không được bi xanh là bao nhiêu?`,
      ],
      is: all - yes,
      why: `$${all} - ${yes} = ${all - yes}$ (lần).`,
    };
  }),
  ew('M3', 'so sánh ba cầu thủ ném phạt', (r, turn) => {
    const [a, b, c] = [r.int(12, 16), r.int(17, 22), r.int(30, 36)];
    const rows = [
      [20, a],
      [25, b],
      [50, c],
    ] as const;
    const rates = rows.map(([all, hit]) => (100 * hit) / all);
    if (new Set(rates).size < 3) throw new TooFewDistractors('equal rates');
    const order = ['thứ nhất', 'thứ hai', 'thứ ba'];
    const first = order[rates.indexOf(Math.max(...rates))]!;
    return {
      ask: [
        `Ba bạn tập ném bóng: bạn thứ nhất ném 20 lần trúng ${a} lần, bạn thứ hai ném 25 lần trúng ${b} lần, bạn thứ ba ném 50 lần trúng ${c} lần. Tính xác suất thực nghiệm ném trúng của mỗi bạn (viết dưới dạng phần trăm) và cho biết bạn nào ném tốt nhất.`,
        `Ba lô hạt giống được gieo thử: lô thứ nhất 20 hạt nảy mầm ${a} hạt, lô thứ hai 25 hạt nảy mầm ${b} hạt, lô thứ ba 50 hạt nảy mầm ${c} hạt. Tính xác suất thực nghiệm nảy mầm của từng lô theo phần trăm; lô nào tốt nhất?`,
        `Ba người tập bắn cung: người thứ nhất bắn 20 mũi tên, trúng hồng tâm ${a} mũi; người thứ hai bắn 25 mũi, trúng ${b} mũi; người thứ ba bắn 50 mũi, trúng ${c} mũi. Tính xác suất thực nghiệm bắn trúng hồng tâm của mỗi người theo phần trăm; ai bắn tốt nhất?`,
      ],
      solution: `${['Bạn', 'Lô', 'Người'][turn]!} thứ nhất: $\\dfrac{${a}}{20} = ${n(rates[0]!)}\\%$.\n${['Bạn', 'Lô', 'Người'][turn]!} thứ hai: $\\dfrac{${b}}{25} = ${n(rates[1]!)}\\%$.\n${['Bạn', 'Lô', 'Người'][turn]!} thứ ba: $\\dfrac{${c}}{50} = ${n(rates[2]!)}\\%$.\nXác suất thực nghiệm lớn nhất là $${n(Math.max(...rates))}\\%$, ứng với ${['bạn', 'lô', 'người'][turn]!} ${first}.`,
    };
  }),
]);

export const geometry6Third: readonly Template[] = [...shapes, ...symmetry, ...points, ...data, ...experiments];
