/** Second families for each place of the term tests of grade 6: shapes, symmetry, points and angles, data, chance. */
import { fraction, gcd, n, type Template } from '../../template.ts';
import { chart, plane } from '../figure-kit.ts';
import { degrees } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const shapes: readonly Template[] = [
  ...unit(6, 'Hình phẳng trong thực tiễn', ({ tf, ew }) => [
    tf('M2', 'sân hình thoi', (r) => {
      const [p, q, side] = r.pick([
        [6, 8, 5],
        [12, 16, 10],
        [10, 24, 13],
        [18, 24, 15],
      ] as const);
      const tell = `hình thoi có hai đường chéo dài ${p} m và ${q} m, cạnh dài ${side} m.`;
      return {
        ask: [`Một bồn hoa ${tell}`, `Sân chơi của khu phố là ${tell}`, `Mảnh vườn ${tell}`],
        say: [
          [
            `Chu vi là ${4 * side} m.`,
            `Chu vi là ${2 * (p + q)} m.`,
            `bốn cạnh bằng nhau: $4 \\cdot ${side} = ${4 * side}$.`,
          ],
          [
            `Diện tích là ${(p * q) / 2} m².`,
            `Diện tích là ${p * q} m².`,
            `nửa tích hai đường chéo: $\\dfrac{${p} \\cdot ${q}}{2} = ${(p * q) / 2}$.`,
          ],
          [
            `Rào quanh hết ${4 * side * 50} nghìn đồng nếu mỗi mét hết 50 nghìn đồng.`,
            `Rào quanh hết ${2 * side * 50} nghìn đồng nếu mỗi mét hết 50 nghìn đồng.`,
            `$${4 * side} \\cdot 50 = ${4 * side * 50}$.`,
          ],
          [
            `Hình vuông có cùng chu vi rộng hơn hình thoi này ${side * side - (p * q) / 2} m².`,
            `Hình vuông có cùng chu vi có diện tích bằng hình thoi này.`,
            `hình vuông có cạnh ${side} m, diện tích $${side}^2 = ${side * side}$; $${side * side} - ${(p * q) / 2} = ${side * side - (p * q) / 2}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'sơn bức tường có cửa', (r) => {
      const [a, b, w, h, price] = [r.int(6, 9), r.int(3, 4), r.int(1, 2), 2, r.pick([40, 45, 60])];
      const area = a * b - w * h;
      const paid = 100 * Math.ceil((area * price + 1) / 100);
      return {
        ask: [
          `Bức tường hình chữ nhật dài ${a} m, cao ${b} m có một cửa hình chữ nhật rộng ${w} m, cao ${h} m. Tính diện tích cần sơn và số tiền sơn, biết mỗi mét vuông hết ${price} nghìn đồng; nếu chủ nhà đưa ${paid} nghìn đồng thì được trả lại bao nhiêu?`,
          `Mặt trước phòng học hình chữ nhật dài ${a} m, cao ${b} m có cửa ra vào rộng ${w} m, cao ${h} m. Nhà trường sơn phần tường, mỗi mét vuông ${price} nghìn đồng. Tính diện tích phần tường, tiền sơn và số tiền còn thừa từ ${paid} nghìn đồng.`,
          `Bảng quảng cáo hình chữ nhật dài ${a} m, cao ${b} m, ở giữa khoét ô trống rộng ${w} m, cao ${h} m. Dán giấy phần còn lại, mỗi mét vuông ${price} nghìn đồng. Tính diện tích giấy, tiền giấy và số tiền còn lại nếu có ${paid} nghìn đồng.`,
        ],
        solution: [
          `Diện tích cả hình chữ nhật: $${a} \\cdot ${b} = ${a * b}$ (m²).`,
          `Diện tích phần bỏ đi: $${w} \\cdot ${h} = ${w * h}$ (m²); phần còn lại: $${a * b} - ${w * h} = ${area}$ (m²).`,
          `Số tiền: $${area} \\cdot ${price} = ${area * price}$ (nghìn đồng).`,
          `Còn lại: $${paid} - ${area * price} = ${paid - area * price}$ (nghìn đồng).`,
        ].join('\n'),
      };
    }),
  ]),
  ...unit(6, 'Tính đối xứng', ({ set, fb, ew }) => [
    set('M2', 'tâm đối xứng và trục đối xứng của hình', [
      [
        'Hình nào vừa có trục đối xứng vừa có tâm đối xứng?',
        'Hình chữ nhật',
        [
          ['Hình thang cân', 'quên rằng hình này không có tâm đối xứng'],
          ['Hình bình hành', 'cho rằng đường chéo là trục đối xứng'],
          ['Tam giác đều', 'cho rằng giao điểm các trục luôn là tâm đối xứng'],
        ],
        'Hình chữ nhật có hai trục đối xứng và giao điểm hai đường chéo là tâm đối xứng.',
      ],
      [
        'Hình nào có tâm đối xứng nhưng không có trục đối xứng?',
        'Hình bình hành',
        [
          ['Hình thoi', 'quên rằng hai đường chéo của hình này là trục đối xứng'],
          ['Hình vuông', 'quên các trục đối xứng của hình này'],
          ['Hình thang cân', 'nhầm trục với tâm đối xứng'],
        ],
        'Giao điểm hai đường chéo là tâm đối xứng của hình bình hành; gấp theo đường nào cũng không trùng khít (trừ các hình đặc biệt).',
      ],
      [
        'Chữ cái in hoa nào có trục đối xứng nhưng không có tâm đối xứng?',
        'Chữ A',
        [
          ['Chữ H', 'quên rằng chữ này có tâm đối xứng ở giữa nét ngang'],
          ['Chữ N', 'nhầm tâm đối xứng với trục đối xứng'],
          ['Chữ I', 'quên rằng chữ này có tâm đối xứng ở giữa nét đứng'],
        ],
        'Gấp chữ A theo đường thẳng đứng ở giữa thì hai nửa chồng khít; quay nửa vòng quanh điểm nào thì chữ A cũng bị lộn ngược.',
      ],
    ]),
    fb('M1', 'độ dài nhờ tâm đối xứng', (r) => {
      const a = r.int(4, 18);
      return {
        ask: [
          'Hình chữ nhật $ABCD$ ở hình bên có tâm đối xứng $O$, độ dài $OA$ đã ghi. Độ dài $OC$ là bao nhiêu xăng-ti-mét?',
          'Điểm $O$ là tâm đối xứng của hình chữ nhật ở hình bên. Từ độ dài $OA$ ghi trên hình, tính độ dài (cm) đoạn $OC$.',
          'Tấm thiệp hình chữ nhật $ABCD$ có tâm đối xứng $O$ như hình bên. Sợi chỉ nối $O$ với $C$ dài bao nhiêu xăng-ti-mét?',
        ],
        is: a,
        unit: 'cm',
        why: `$A$ và $C$ đối xứng với nhau qua tâm $O$ nên $OC = OA = ${a}$ cm.`,
        figure: plane('rectangle', 32, { OA: `${a} cm` }),
      };
    }),
    ew('M3', 'trục và tâm đối xứng của chữ cái', (_, turn) => {
      const [word, axis, centre, both] = (
        [
          ['H, A, N, O', 'H, A, O', 'H, N, O', 'H, O'],
          ['I, M, S, X', 'I, M, X', 'I, S, X', 'I, X'],
          ['O, T, N, H', 'O, T, H', 'O, N, H', 'O, H'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Các chữ cái in hoa kiểu nét đều: ${word} (chữ O là hình tròn). a) Chữ nào có trục đối xứng? b) Chữ nào có tâm đối xứng? c) Chữ nào có cả hai? Giải thích cách kiểm tra.`,
          `Trên bảng tên có các chữ in hoa kiểu nét đều ${word}. Hãy chỉ ra các chữ có trục đối xứng, các chữ có tâm đối xứng, các chữ có cả hai và nêu cách kiểm tra.`,
          `Bạn Thu cắt dán các chữ in hoa kiểu nét đều ${word} (chữ O là hình tròn). Chữ nào có trục đối xứng, chữ nào có tâm đối xứng, chữ nào có cả hai? Nêu cách em kiểm tra.`,
        ],
        solution: [
          'Cách kiểm tra: gấp đôi theo một đường thẳng mà hai phần chồng khít thì có trục đối xứng; quay nửa vòng quanh một điểm mà hình trùng vị trí cũ thì có tâm đối xứng.',
          `Có trục đối xứng: ${axis}.`,
          `Có tâm đối xứng: ${centre}.`,
          `Có cả trục và tâm đối xứng: ${both}.`,
        ].join('\n'),
      };
    }),
  ]),
];

const points: readonly Template[] = unit(6, 'Điểm, đường thẳng, góc', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'phân loại góc theo số đo trên hình', (r, turn) => {
    const size = [r.int(25, 80), 90, r.int(100, 155)][turn]!;
    const names = ['góc nhọn', 'góc vuông', 'góc tù', 'góc bẹt'];
    return {
      ask: [
        'Góc $COB$ trong hình bên là:',
        'Dựa vào số đo ghi ở hình bên, góc $COB$ thuộc loại:',
        'Tia $OC$ tạo với tia $OB$ góc $COB$ như hình bên. Góc đó là:',
      ],
      right: names[turn]!,
      wrong: names.filter((_, at) => at !== turn),
      why: `Góc $COB$ có số đo ${degrees(size)}${turn === 0 ? ', nhỏ hơn $90^\\circ$' : turn === 2 ? ', lớn hơn $90^\\circ$ và nhỏ hơn $180^\\circ$' : ''}.`,
      figure: plane('adjacent', size, { COB: `${size}°` }),
    };
  }),
  set('M1', 'vị trí của điểm và đường thẳng', [
    [
      'Ba điểm $A$, $B$, $C$ thẳng hàng và $B$ nằm giữa $A$ và $C$. Hai tia đối nhau là:',
      'tia $BA$ và tia $BC$',
      [
        ['tia $AB$ và tia $AC$', 'nhầm với hai tia trùng nhau'],
        ['tia $AB$ và tia $CB$', 'chọn hai tia không chung gốc'],
        'tia $CA$ và tia $CB$',
      ],
      'Hai tia đối nhau có chung gốc $B$ và tạo thành một đường thẳng.',
    ],
    [
      'Có bao nhiêu đường thẳng đi qua hai điểm phân biệt $M$ và $N$?',
      'Một',
      ['Hai', 'Không có', ['Vô số', 'nhầm với số đường thẳng đi qua một điểm']],
      'Có một và chỉ một đường thẳng đi qua hai điểm phân biệt.',
    ],
    [
      'Điểm $I$ là trung điểm của đoạn thẳng $AB$ khi:',
      '$I$ nằm giữa $A$, $B$ và $IA = IB$',
      [
        ['$IA = IB$', 'quên điều kiện $I$ nằm giữa $A$ và $B$'],
        ['$I$ nằm giữa $A$, $B$', 'quên điều kiện hai đoạn bằng nhau'],
        '$IA + IB = 2AB$',
      ],
      'Trung điểm nằm giữa hai đầu mút và cách đều chúng.',
    ],
  ]),
  mc('M2', 'độ dài đoạn nối hai trung điểm', (r) => {
    const [a, b] = [2 * r.int(3, 8), 2 * r.int(9, 14)];
    return {
      ask: [
        `Điểm $C$ nằm giữa $A$ và $B$, $AC = ${a}$ cm, $CB = ${b}$ cm. Gọi $M$, $N$ là trung điểm của $AC$, $CB$. Độ dài $MN$ là:`,
        `Trên đoạn thẳng $AB$ lấy điểm $C$ sao cho $AC = ${a}$ cm, $CB = ${b}$ cm; $M$ và $N$ lần lượt là trung điểm của $AC$ và $CB$. Tính $MN$.`,
        `Con đường thẳng từ nhà $A$ qua chợ $C$ đến trường $B$, trên bản đồ $AC = ${a}$ cm, $CB = ${b}$ cm. $M$, $N$ là điểm chính giữa của $AC$, $CB$. Trên bản đồ, $MN$ dài:`,
      ],
      right: `$${(a + b) / 2}$ cm`,
      wrong: [
        [`$${a + b}$ cm`, 'tính cả đoạn $AB$'],
        [`$${(b - a) / 2}$ cm`, 'lấy hiệu hai nửa đoạn'],
        [`$${a / 2 + b}$ cm`, 'chỉ chia đôi đoạn $AC$'],
        `$${a + b / 2}$ cm`,
      ],
      why: `$MC = ${a} : 2 = ${a / 2}$ (cm), $CN = ${b} : 2 = ${b / 2}$ (cm), $C$ nằm giữa $M$ và $N$: $MN = ${a / 2} + ${b / 2} = ${(a + b) / 2}$ (cm).`,
    };
  }),
  mc('M2', 'số đường thẳng qua các điểm', (r) => {
    const k = r.int(4, 9);
    const all = (k * (k - 1)) / 2;
    return {
      ask: [
        `Cho ${k} điểm, trong đó không có ba điểm nào thẳng hàng. Số đường thẳng đi qua hai trong các điểm đó là:`,
        `Có ${k} cây, không có ba cây nào thẳng hàng. Căng dây thẳng qua từng cặp cây thì có tất cả bao nhiêu đường dây?`,
        `Trên sân có ${k} chiếc cọc, không có ba cọc nào thẳng hàng. Giữa mỗi cặp cọc căng một sợi dây. Số sợi dây là:`,
      ],
      right: all,
      wrong: [
        [k * (k - 1), 'đếm mỗi đường thẳng hai lần'],
        [k, 'chỉ nối các điểm liên tiếp'],
        [2 * k, 'nhân số điểm với 2'],
        all + k,
      ],
      why: `Mỗi điểm nối được với $${k} - 1 = ${k - 1}$ điểm còn lại, mỗi đường được đếm hai lần: $\\dfrac{${k} \\cdot ${k - 1}}{2} = ${all}$.`,
    };
  }),
  fb('M1', 'độ dài cả đoạn thẳng từ trung điểm', (r) => {
    const a = r.int(3, 25);
    return {
      ask: [
        `$M$ là trung điểm của đoạn thẳng $AB$ và $AM = ${a}$ cm. Đoạn $AB$ dài bao nhiêu xăng-ti-mét?`,
        `Thanh gỗ $AB$ được đánh dấu điểm chính giữa $M$, đo được $AM = ${a}$ cm. Thanh gỗ dài bao nhiêu xăng-ti-mét?`,
        `Điểm $M$ nằm giữa $A$, $B$ và $MA = MB = ${a}$ cm. Tính độ dài (cm) đoạn $AB$.`,
      ],
      is: 2 * a,
      unit: 'cm',
      why: `$AB = 2 \\cdot AM = 2 \\cdot ${a} = ${2 * a}$ (cm).`,
    };
  }),
  fb('M2', 'góc quay của kim phút', (r) => {
    const minutes = r.pick([10, 15, 20, 25]);
    return {
      ask: [
        `Trong ${minutes} phút, kim phút của đồng hồ quay được góc bao nhiêu độ?`,
        `Kim phút quay một vòng ($360^\\circ$) trong 60 phút. Từ 8 giờ đến 8 giờ ${minutes} phút, kim phút quay được bao nhiêu độ?`,
        `Giờ giải lao kéo dài ${minutes} phút. Trong thời gian đó kim phút quét được góc bao nhiêu độ?`,
      ],
      is: 6 * minutes,
      unit: '°',
      why: `Mỗi phút kim phút quay $360^\\circ : 60 = 6^\\circ$; trong ${minutes} phút: $6^\\circ \\cdot ${minutes} = ${6 * minutes}^\\circ$.`,
    };
  }),
  tf('M1', 'các điểm trên tia', (r) => {
    const [a, b] = [r.int(2, 5), r.int(7, 12)];
    const tell = `Trên tia $Ox$ lấy hai điểm $A$, $B$ sao cho $OA = ${a}$ cm, $OB = ${b}$ cm.`;
    return {
      ask: [
        tell,
        `${tell} Xét các khẳng định sau.`,
        `Bạn Hoà vẽ tia $Ox$ rồi lấy trên tia đó hai điểm $A$, $B$ sao cho $OA = ${a}$ cm, $OB = ${b}$ cm.`,
      ],
      say: [
        [
          'Điểm $A$ nằm giữa $O$ và $B$.',
          'Điểm $B$ nằm giữa $O$ và $A$.',
          `hai điểm cùng thuộc tia $Ox$ và $${a} < ${b}$.`,
        ],
        [`$AB = ${b - a}$ cm.`, `$AB = ${a + b}$ cm.`, `$OB - OA = ${b} - ${a} = ${b - a}$.`],
        [
          'Hai tia $AO$ và $AB$ đối nhau.',
          'Hai tia $OA$ và $OB$ đối nhau.',
          '$A$ nằm giữa $O$ và $B$; hai tia $OA$, $OB$ trùng nhau.',
        ],
        [
          `Để $A$ là trung điểm của $OB$, cần lấy $OB = ${2 * a}$ cm.`,
          `Để $A$ là trung điểm của $OB$, cần lấy $OB = ${a + 2 === 2 * a ? a + 3 : a + 2}$ cm.`,
          `khi đó $OB = 2 \\cdot OA = 2 \\cdot ${a} = ${2 * a}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'hai điểm trên hai tia đối nhau', (r) => {
    const [a, b] = [r.int(3, 6), r.int(7, 10)];
    return {
      ask: [
        `Vẽ hai tia đối nhau $Ox$, $Oy$. Trên $Ox$ lấy $A$ với $OA = ${a}$ cm, trên $Oy$ lấy $B$ với $OB = ${b}$ cm. a) Tính $AB$. b) Lấy $C$ thuộc tia $Oy$ sao cho $O$ là trung điểm của $AC$; tính $OC$ và $CB$. c) $C$ có nằm giữa $O$ và $B$ không?`,
        `Trên đường thẳng $xy$ lấy điểm $O$; $A$ thuộc tia $Ox$, $B$ thuộc tia $Oy$, $OA = ${a}$ cm, $OB = ${b}$ cm. Tính $AB$. Gọi $C$ là điểm sao cho $O$ là trung điểm của $AC$. Tính $OC$, cho biết $C$ có nằm giữa $O$, $B$ không và tính $CB$.`,
        `Trên bản đồ, nhà $A$ và trường $B$ ở hai phía của ngã ba $O$ trên một đường thẳng, $OA = ${a}$ cm, $OB = ${b}$ cm. Tính $AB$. Thư viện $C$ ở phía trường, sao cho $O$ là trung điểm của $AC$. Tính $OC$, $CB$ và cho biết $C$ có nằm giữa $O$ và $B$ không.`,
      ],
      solution: [
        `$O$ nằm giữa $A$ và $B$ nên $AB = OA + OB = ${a} + ${b} = ${a + b}$ (cm).`,
        `$O$ là trung điểm của $AC$ nên $OC = OA = ${a}$ cm.`,
        `$C$, $B$ cùng thuộc tia $Oy$ và $OC = ${a} < ${b} = OB$ nên $C$ nằm giữa $O$ và $B$.`,
        `$CB = OB - OC = ${b} - ${a} = ${b - a}$ (cm).`,
      ].join('\n'),
    };
  }),
]);

const data: readonly Template[] = [
  ...unit(6, 'Dữ liệu và biểu đồ', ({ ew }) => [
    ew('M3', 'lập kế hoạch từ biểu đồ cột', (r) => {
      const sold = [r.int(20, 30), r.int(31, 45), r.int(46, 60), r.int(24, 40)];
      const all = sold.reduce((total, one) => total + one, 0);
      const price = r.pick([5, 8, 10]);
      return {
        ask: [
          `Biểu đồ cột bên ghi số chai nước căng tin bán từ thứ Hai đến thứ Năm, mỗi chai ${price} nghìn đồng. a) Ngày nào bán nhiều nhất, hơn ngày ít nhất bao nhiêu chai? b) Tính tổng số chai. c) Tính tổng số tiền thu được. d) Căng tin nên nhập thêm ít nhất bao nhiêu chai cho thứ Sáu nếu muốn bán bằng ngày nhiều nhất và chỉ còn 10 chai?`,
          `Từ biểu đồ cột bên về số chai nước bán trong bốn ngày (${price} nghìn đồng một chai), hãy tìm ngày bán nhiều nhất và chênh lệch với ngày ít nhất, tính tổng số chai, tổng số tiền và số chai cần nhập thêm để thứ Sáu bán được bằng ngày nhiều nhất, biết trong kho còn 10 chai.`,
          `Tổ 3 bán nước gây quỹ, số chai mỗi ngày ở biểu đồ cột bên, giá ${price} nghìn đồng một chai. Ngày nào bán nhiều nhất và hơn ngày ít nhất mấy chai? Bốn ngày bán bao nhiêu chai, thu bao nhiêu tiền? Còn 10 chai thì cần mua thêm mấy chai để thứ Sáu bán bằng ngày nhiều nhất?`,
        ],
        solution: [
          `Nhiều nhất là thứ Tư, hơn ngày ít nhất $${Math.max(...sold)} - ${Math.min(...sold)} = ${Math.max(...sold) - Math.min(...sold)}$ chai.`,
          `Tổng số chai: $${sold.join(' + ')} = ${all}$.`,
          `Số tiền: $${all} \\cdot ${price} = ${all * price}$ (nghìn đồng).`,
          `Cần nhập thêm $${Math.max(...sold)} - 10 = ${Math.max(...sold) - 10}$ chai.`,
        ].join('\n'),
        figure: chart(
          'bar',
          'Số chai',
          sold.map((one, at) => [['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm'][at]!, one] as const),
        ),
      };
    }),
  ]),
  ...unit(6, 'Xác suất thực nghiệm', ({ mc, fb, ew }) => [
    mc('M2', 'xác suất thực nghiệm của sự kiện ngược lại', (r) => {
      const all = r.pick([20, 25, 40, 50]);
      const win = r.int(Math.ceil(0.38 * all), Math.floor(0.48 * all));
      return {
        ask: [
          `Tung đồng xu ${all} lần, có ${win} lần xuất hiện mặt ngửa, còn lại là mặt sấp. Xác suất thực nghiệm của sự kiện “Xuất hiện mặt sấp” là:`,
          `Bạn Khánh ném bóng vào rổ ${all} lần, vào ${win} lần. Xác suất thực nghiệm của sự kiện “Ném không vào” bằng:`,
          `Trong ${all} ngày, có ${win} ngày mưa. Xác suất thực nghiệm của sự kiện “Ngày không mưa” là:`,
        ],
        right: `$${fraction(all - win, all)}$`,
        wrong: [
          [`$${fraction(win, all)}$`, 'tính cho sự kiện đã cho sẵn số lần'],
          [`$${fraction(1, 2)}$`, 'cho rằng hai khả năng luôn như nhau'],
          [`$${fraction(win, all + win)}$`, 'cộng số lần vào mẫu'],
          `$${fraction(1, all)}$`,
        ],
        why: `Số lần còn lại là $${all} - ${win} = ${all - win}$; xác suất thực nghiệm là $\\dfrac{${all - win}}{${all}}${gcd(win, all) > 1 ? ` = ${fraction(all - win, all)}` : ''}$.`,
      };
    }),
    fb('M1', 'tổng số lần gieo từ biểu đồ', (r) => {
      const counts = [r.int(5, 9), r.int(5, 9), r.int(5, 9), r.int(5, 9), r.int(5, 9), r.int(5, 9)];
      const all = counts.reduce((total, one) => total + one, 0);
      return {
        ask: [
          'Biểu đồ cột bên ghi số lần xuất hiện từng mặt khi gieo xúc xắc nhiều lần. Xúc xắc đã được gieo bao nhiêu lần?',
          'Bạn Tín gieo xúc xắc và vẽ biểu đồ cột bên về số lần xuất hiện mỗi mặt. Tổng số lần gieo là bao nhiêu?',
          'Từ biểu đồ cột bên về số lần xuất hiện của mỗi mặt xúc xắc, tính số lần gieo.',
        ],
        is: all,
        why: `Cộng số lần của sáu mặt: $${counts.join(' + ')} = ${all}$.`,
        figure: chart(
          'bar',
          'Số lần',
          counts.map((count, at) => [`${at + 1} chấm`, count] as const),
        ),
      };
    }),
    ew('M3', 'dự đoán từ xác suất thực nghiệm', (r, turn) => {
      const [event, hit, miss, what] = (
        [
          ['Bóng đạt chuẩn', 'bóng đạt chuẩn', 'bóng không đạt', 'bóng'],
          ['Hạt nảy mầm', 'hạt nảy mầm', 'hạt không nảy mầm', 'hạt'],
          ['Bắn trúng', 'phát trúng', 'phát trượt', 'phát'],
        ] as const
      )[turn]!;
      const [all, good, next] = [r.pick([50, 100, 200]), r.int(40, 48), r.pick([500, 1000, 2000])];
      const share = (good * 2) / 100;
      const made = (good * 2 * all) / 100;
      return {
        ask: [
          `Kiểm tra ${all} bóng đèn của một lô, có ${made} bóng đạt chuẩn. a) Tính xác suất thực nghiệm của sự kiện “Bóng đạt chuẩn”. b) Tính xác suất thực nghiệm của “Bóng không đạt”. c) Với ${next} bóng như thế, dự đoán có khoảng bao nhiêu bóng đạt và bao nhiêu bóng không đạt?`,
          `Gieo thử ${all} hạt giống, ${made} hạt nảy mầm. Tính xác suất thực nghiệm hạt nảy mầm, hạt không nảy mầm; dự đoán số hạt nảy mầm và không nảy mầm khi gieo ${next} hạt.`,
          `Một xạ thủ bắn ${all} phát, trúng ${made} phát. Tính xác suất thực nghiệm bắn trúng và bắn trượt. Nếu bắn ${next} phát với phong độ như vậy thì khoảng bao nhiêu phát trúng, bao nhiêu phát trượt?`,
        ],
        solution: [
          `Xác suất thực nghiệm của sự kiện “${event}”: $\\dfrac{${made}}{${all}} = ${n(share)}$.`,
          `Số ${miss}: $${all} - ${made} = ${all - made}$, xác suất thực nghiệm $\\dfrac{${all - made}}{${all}} = ${n(1 - share)}$.`,
          `Dự đoán trong ${next} ${what} có khoảng $${next} \\cdot ${n(share)} = ${n(next * share)}$ ${hit}.`,
          `Số ${miss}: khoảng $${next} - ${n(next * share)} = ${n(next - next * share)}$.`,
        ].join('\n'),
      };
    }),
  ]),
];

export const geometry6Second: readonly Template[] = [...shapes, ...points, ...data];
