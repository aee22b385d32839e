/** Geometry, statistics and probability of grade 6 for the tests of a term. */
import { fraction, gcd, n, plain, type Template } from '../template.ts';
import { table, unit } from './kit.ts';

export const geometry6: readonly Template[] = [
  ...unit(6, 'Hình phẳng trong thực tiễn', ({ mc, tf, ew, set }) => [
    set('M1', 'nhận biết các hình', [
      [
        'Hình có bốn cạnh bằng nhau và bốn góc vuông là:',
        'hình vuông',
        [
          ['hình thoi', 'quên điều kiện bốn góc vuông'],
          ['hình chữ nhật', 'quên điều kiện bốn cạnh bằng nhau'],
          ['hình thang cân', 'nhầm bốn cạnh bằng nhau với hai cạnh bên bằng nhau'],
        ],
        'Hình thoi có bốn cạnh bằng nhau nhưng các góc không nhất thiết vuông.',
      ],
      [
        'Lục giác đều có mỗi góc bằng:',
        '$120^\\circ$',
        [
          ['$60^\\circ$', 'nhầm với góc của tam giác đều'],
          ['$90^\\circ$', 'nhầm với góc của hình vuông'],
          ['$108^\\circ$', 'nhầm với góc của ngũ giác đều'],
        ],
        'Lục giác đều ghép từ sáu tam giác đều, mỗi góc bằng $2 \\cdot 60^\\circ$.',
      ],
      [
        'Hình nào luôn có hai đường chéo bằng nhau?',
        'Hình thang cân',
        [
          ['Hình thoi', 'nhầm vuông góc với bằng nhau'],
          ['Hình bình hành', 'nhầm cắt nhau tại trung điểm với bằng nhau'],
          ['Hình thang vuông', 'cho rằng có góc vuông là đủ'],
        ],
        'Tính chất của hình thang cân.',
      ],
    ]),
    mc('M2', 'sản lượng trên mảnh đất hình bình hành', (r, turn) => {
      const what = ['ki-lô-gam rau', 'viên gạch', 'khóm hoa'][turn]!;
      const [a, b, k] = [r.int(4, 9), r.int(10, 16), r.int(3, 6)];
      return {
        ask: [
          `Mảnh đất hình bình hành có một cạnh ${b} m, chiều cao ứng với cạnh đó ${a} m. Mỗi mét vuông thu được ${k} kg rau. Cả mảnh đất thu được số ki-lô-gam rau là:`,
          `Một sân hình bình hành có cạnh đáy ${b} m, chiều cao tương ứng ${a} m. Lát mỗi mét vuông cần ${k} viên gạch. Lát kín sân cần số viên gạch là:`,
          `Vườn hoa hình bình hành có cạnh ${b} m và chiều cao ứng với cạnh đó ${a} m, mỗi mét vuông trồng ${k} khóm hoa. Số khóm hoa của vườn là:`,
        ],
        right: a * b * k,
        wrong: [
          [a * b, 'chỉ tính diện tích'],
          [2 * (a + b) * k, 'lấy tổng hai kích thước nhân 2 thay cho diện tích'],
          [(a * b * k) / 2, 'chia đôi diện tích như với hình tam giác'],
          [a * b + k, 'cộng thay vì nhân ở bước sau'],
        ],
        why: `Diện tích: $${b} \\cdot ${a} = ${a * b}$ (m²). Số ${what}: $${a * b} \\cdot ${k} = ${a * b * k}$.`,
      };
    }),
    tf('M2', 'khu vườn hình chữ nhật', (r) => {
      const [a, b] = [r.int(6, 10), r.int(12, 20)];
      return {
        ask: [
          `Một khu vườn hình chữ nhật dài ${b} m, rộng ${a} m.`,
          `Sân trường hình chữ nhật có chiều dài ${b} m và chiều rộng ${a} m.`,
          `Bác Năm rào quanh một thửa ruộng hình chữ nhật có kích thước ${b} m và ${a} m.`,
        ],
        say: [
          [`Chu vi bằng ${2 * (a + b)} m.`, `Chu vi bằng ${a + b} m.`, `$2 \\cdot (${a} + ${b}) = ${2 * (a + b)}$.`],
          [`Diện tích bằng ${a * b} m².`, `Diện tích bằng ${2 * a * b} m².`, `$${a} \\cdot ${b} = ${a * b}$.`],
          [
            'Hai đường chéo bằng nhau.',
            'Hai đường chéo vuông góc với nhau.',
            'đó là tính chất của hình chữ nhật.',
            'hình chữ nhật này có chiều dài khác chiều rộng nên không phải là hình vuông.',
          ],
          [
            `Hình vuông có cùng chu vi có cạnh ${plain((a + b) / 2)} m.`,
            `Hình vuông có cùng chu vi có cạnh ${a + b} m.`,
            `$${2 * (a + b)} : 4 = ${n((a + b) / 2)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'lát nền, trồng cỏ', (r) => {
      const [a, b, c] = [r.int(5, 8), r.int(9, 14), r.int(2, 4)];
      return {
        ask: [
          `Một khu vườn hình chữ nhật dài ${b} m, rộng ${a} m, ở giữa có bồn hoa hình vuông cạnh ${c} m, phần còn lại trồng cỏ. Tính diện tích trồng cỏ và số tiền mua cỏ nếu mỗi mét vuông giá 30 nghìn đồng.`,
          `Nền nhà hình chữ nhật kích thước ${b} m × ${a} m được lát gạch, trừ một ô hình vuông cạnh ${c} m. Tính diện tích lát gạch và tiền công, biết giá công 30 nghìn đồng mỗi mét vuông.`,
          `Bức tường nhà thi đấu hình chữ nhật dài ${b} m, cao ${a} m có một cửa sổ hình vuông cạnh ${c} m. Tính diện tích cần sơn và tiền sơn nếu mỗi mét vuông hết 30 nghìn đồng.`,
        ],
        solution: `Diện tích hình chữ nhật: $${b} \\cdot ${a} = ${a * b}$ (m²).\nDiện tích hình vuông: $${c} \\cdot ${c} = ${c * c}$ (m²).\nDiện tích cần tìm: $${a * b} - ${c * c} = ${a * b - c * c}$ (m²).\nSố tiền: $${a * b - c * c} \\cdot 30 = ${(a * b - c * c) * 30}$ (nghìn đồng).`,
      };
    }),
  ]),
  ...unit(6, 'Tính đối xứng', ({ fb, ew, set }) => [
    set('M1', 'hình có trục, tâm đối xứng', [
      [
        'Hình nào có tâm đối xứng?',
        'Hình bình hành',
        [
          ['Tam giác đều', 'nhầm trục đối xứng với tâm đối xứng'],
          ['Hình thang cân', 'cho rằng có trục thì có tâm đối xứng'],
          ['Tam giác cân', 'nhầm đỉnh với tâm đối xứng'],
        ],
        'Tâm đối xứng của hình bình hành là giao điểm hai đường chéo.',
      ],
      [
        'Chữ cái in hoa nào có trục đối xứng?',
        'A',
        [
          ['N', 'nhầm tâm đối xứng với trục đối xứng'],
          ['S', 'nghĩ rằng chữ có hai nửa giống nhau thì có trục'],
          ['Z', 'lấy đường chéo làm trục đối xứng'],
        ],
        'Chữ A có trục đối xứng thẳng đứng; N, S, Z chỉ có tâm đối xứng.',
      ],
      [
        'Hình tròn có bao nhiêu trục đối xứng?',
        'Vô số',
        [
          ['1', 'chỉ đếm trục thẳng đứng'],
          ['2', 'chỉ đếm trục ngang và trục dọc'],
          ['4', 'nhầm với hình vuông'],
        ],
        'Mọi đường thẳng qua tâm đều là trục đối xứng.',
      ],
    ]),
    set('M2', 'số trục đối xứng', [
      [
        'Hình thoi (không phải hình vuông) có bao nhiêu trục đối xứng?',
        2,
        [
          [1, 'chỉ đếm một đường chéo'],
          [4, 'nhầm với hình vuông'],
          [0, 'nhầm với hình bình hành'],
        ],
        'Hai đường chéo là hai trục đối xứng.',
      ],
      [
        'Hình nào có trục đối xứng nhưng không có tâm đối xứng?',
        'Tam giác đều',
        [
          ['Hình vuông', 'quên rằng giao điểm hai đường chéo là tâm đối xứng'],
          ['Hình chữ nhật', 'cho rằng chỉ hình vuông có tâm đối xứng'],
          ['Lục giác đều', 'nhầm lục giác đều với tam giác đều'],
        ],
        'Tam giác đều có ba trục đối xứng, không có tâm đối xứng.',
      ],
      [
        'Bạn Mai gấp rồi mở tờ giấy hình vuông theo từng trục đối xứng của nó. Trên tờ giấy có bao nhiêu nếp gấp?',
        4,
        [
          [1, 'chỉ gấp một lần'],
          [2, 'quên hai đường chéo'],
          [8, 'đếm mỗi nếp gấp hai lần'],
        ],
        'Hai đường chéo và hai đường thẳng qua trung điểm hai cạnh đối diện là các trục đối xứng của hình vuông.',
      ],
    ]),
    fb('M1', 'đếm trục đối xứng', (_, turn) => {
      const [ask, is, why] = (
        [
          [
            'Hình vuông có bao nhiêu trục đối xứng?',
            4,
            'Hai đường chéo và hai đường thẳng qua trung điểm các cạnh đối diện.',
          ],
          [
            'Một chiếc biển báo hình tam giác đều. Hình đó có bao nhiêu trục đối xứng?',
            3,
            'Mỗi trục đi qua một đỉnh và trung điểm cạnh đối diện.',
          ],
          [
            'Đếm số trục đối xứng của lục giác đều.',
            6,
            'Ba đường chéo chính và ba đường thẳng qua trung điểm hai cạnh đối diện.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], is, why };
    }),
    ew('M3', 'vẽ và giải thích', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Vẽ hình chữ nhật $ABCD$ có hai đường chéo cắt nhau tại $O$. Nêu tâm đối xứng và các trục đối xứng của hình, giải thích bằng cách gấp giấy. Nếu $AC = 10$ cm thì $O$ cách mỗi đỉnh bao nhiêu?',
            'Tâm đối xứng là $O$.\nHai trục đối xứng là các đường thẳng đi qua $O$ và trung điểm hai cạnh đối diện: gấp theo mỗi đường này hai nửa chồng khít.\nHai đường chéo bằng nhau và cắt nhau tại trung điểm mỗi đường nên $OA = OB = OC = OD = 10 : 2 = 5$ (cm).',
          ],
          [
            'Cho đoạn thẳng $AB = 8$ cm, $O$ là trung điểm. Điểm $M$ nằm giữa $A$ và $O$, $AM = 3$ cm. Gọi $N$ là điểm đối xứng với $M$ qua $O$. Tính $OM$, $ON$, $NB$.',
            '$OA = OB = 8 : 2 = 4$ (cm).\n$OM = OA - AM = 4 - 3 = 1$ (cm).\n$N$ đối xứng với $M$ qua $O$ nên $ON = OM = 1$ cm và $N$ nằm giữa $O$ và $B$.\n$NB = OB - ON = 4 - 1 = 3$ (cm).',
          ],
          [
            'Trong các hình: tam giác đều, hình vuông, hình bình hành, lục giác đều, hình nào có trục đối xứng, hình nào có tâm đối xứng? Nêu số trục đối xứng của mỗi hình (nếu có).',
            'Tam giác đều: 3 trục đối xứng, không có tâm đối xứng.\nHình vuông: 4 trục đối xứng, có tâm đối xứng.\nHình bình hành (nói chung): không có trục đối xứng, có tâm đối xứng.\nLục giác đều: 6 trục đối xứng, có tâm đối xứng.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(6, 'Điểm, đường thẳng, góc', ({ mc, fb, tf, ew, set }) => [
    set('M1', 'điểm, đường thẳng, tia', [
      [
        'Qua hai điểm phân biệt vẽ được bao nhiêu đường thẳng?',
        'Chỉ một',
        [
          ['Hai', 'đếm mỗi chiều một đường thẳng'],
          ['Vô số', 'nhầm với số đường thẳng qua một điểm'],
          ['Không vẽ được', 'cho rằng cần ba điểm'],
        ],
        'Có một và chỉ một đường thẳng đi qua hai điểm phân biệt.',
      ],
      [
        'Ba điểm cùng nằm trên một đường thẳng gọi là ba điểm:',
        'thẳng hàng',
        [
          ['song song', 'nhầm với hai đường thẳng song song'],
          ['cắt nhau', 'nhầm với hai đường thẳng cắt nhau'],
          ['đối nhau', 'nhầm với hai tia đối nhau'],
        ],
        'Định nghĩa ba điểm thẳng hàng.',
      ],
      [
        'Hai tia đối nhau là hai tia:',
        'chung gốc và tạo thành một đường thẳng',
        [
          ['chung gốc', 'quên điều kiện tạo thành một đường thẳng'],
          ['cùng nằm trên một đường thẳng', 'quên điều kiện chung gốc'],
          ['không có điểm chung', 'nhầm với hai đường thẳng song song'],
        ],
        'Phải có cả hai điều kiện.',
      ],
    ]),
    set('M1', 'góc', [
      [
        'Góc có số đo $90^\\circ$ là góc:',
        'vuông',
        [
          ['nhọn', 'nhầm với góc bé hơn 90 độ'],
          ['tù', 'nhầm với góc lớn hơn 90 độ'],
          ['bẹt', 'nhầm với góc 180 độ'],
        ],
        'Góc vuông bằng $90^\\circ$.',
      ],
      [
        'Góc có hai cạnh là hai tia đối nhau có số đo bằng:',
        '$180^\\circ$',
        [
          ['$90^\\circ$', 'nhầm với góc vuông'],
          ['$0^\\circ$', 'cho rằng hai tia trùng nhau'],
          ['$360^\\circ$', 'lấy cả vòng quay'],
        ],
        'Đó là góc bẹt.',
      ],
      [
        'Góc nào là góc tù?',
        '$125^\\circ$',
        [
          ['$90^\\circ$', 'nhầm với góc vuông'],
          ['$75^\\circ$', 'nhầm với góc nhọn'],
          ['$180^\\circ$', 'nhầm với góc bẹt'],
        ],
        'Góc tù lớn hơn $90^\\circ$ và nhỏ hơn $180^\\circ$.',
      ],
    ]),
    mc('M2', 'độ dài đoạn thẳng', (r) => {
      const [a, b] = [r.int(2, 6), r.int(7, 12)];
      return {
        ask: [
          `Điểm $M$ nằm giữa $A$ và $B$, $AM = ${a}$ cm, $AB = ${a + b}$ cm. Độ dài $MB$ là:`,
          `Trên đoạn thẳng $AB = ${a + b}$ cm lấy $M$ sao cho $AM = ${a}$ cm. Khi đó $MB$ bằng:`,
          `Trên một thanh thẳng có ba vạch $A$, $M$, $B$ theo thứ tự đó; $AB = ${a + b}$ cm, $AM = ${a}$ cm. Đoạn $MB$ dài:`,
        ],
        right: `${b} cm`,
        wrong: [
          [`${2 * a + b} cm`, 'cộng hai độ dài thay vì trừ'],
          [`${a} cm`, 'lấy độ dài đoạn đã cho'],
          [`${b + 1} cm`, 'tính sai phép trừ'],
        ],
        why: `Độ dài phần còn lại: $${a + b} - ${a} = ${b}$ (cm).`,
      };
    }),
    mc('M2', 'trung điểm', (r) => {
      const a = r.int(3, 15);
      return {
        ask: [
          `$I$ là trung điểm của đoạn thẳng $MN$, $MI = ${a}$ cm. Độ dài $MN$ là:`,
          `Gấp đôi một sợi dây, mỗi nửa dài ${a} cm. Cả sợi dây dài:`,
          `Cho $I$ là trung điểm của $MN$ và $IN = ${a}$ cm. Khi đó $MN$ bằng:`,
        ],
        right: `${2 * a} cm`,
        wrong: [
          [`${a} cm`, 'lấy nửa đoạn thẳng làm cả đoạn'],
          [`${plain(a / 2)} cm`, 'chia cho 2 thay vì nhân với 2'],
          [`${a + 2} cm`, 'cộng 2 thay vì nhân với 2'],
          [`${4 * a} cm`, 'nhân đôi hai lần'],
        ],
        why: `Hai nửa bằng nhau nên cả đoạn dài $2 \\cdot ${a} = ${2 * a}$ (cm).`,
      };
    }),
    fb('M1', 'đếm đoạn thẳng', (r) => {
      const k = r.int(3, 6);
      return {
        ask: [
          `Trên một đường thẳng lấy ${k} điểm phân biệt. Có bao nhiêu đoạn thẳng có hai đầu mút là các điểm đó?`,
          `Vẽ ${k} điểm trong đó không có ba điểm nào thẳng hàng. Cứ qua hai điểm vẽ một đường thẳng thì được bao nhiêu đường thẳng?`,
          `${k} bạn gặp nhau, mỗi bạn bắt tay từng bạn khác một lần. Có bao nhiêu cái bắt tay (như số đoạn thẳng nối ${k} điểm)?`,
        ],
        is: (k * (k - 1)) / 2,
        why: `Mỗi điểm nối với ${k - 1} điểm khác, mỗi đoạn được đếm hai lần: $${k} \\cdot ${k - 1} : 2 = ${(k * (k - 1)) / 2}$.`,
      };
    }),
    fb('M2', 'tính góc', (r) => {
      const [a, all] = [r.int(25, 60), r.pick([90, 120, 150, 180])];
      return {
        ask: [
          `Tia $Oz$ nằm trong góc $xOy$, $\\widehat{xOy} = ${all}^\\circ$, $\\widehat{xOz} = ${a}^\\circ$. Tính số đo (độ) góc $zOy$.`,
          `Kim đồng hồ phải quay một góc $${all}^\\circ$, đã quay được $${a}^\\circ$. Kim còn phải quay thêm bao nhiêu độ?`,
          `Một tia chia góc $${all}^\\circ$ thành hai góc, một góc bằng $${a}^\\circ$. Góc kia bằng bao nhiêu độ?`,
        ],
        is: all - a,
        unit: '°',
        why: `$${all}^\\circ - ${a}^\\circ = ${all - a}^\\circ$.`,
      };
    }),
    tf('M1', 'đoạn thẳng và trung điểm', (r) => {
      const a = r.int(3, 9);
      return {
        ask: [
          `Trên tia $Ox$ lấy hai điểm $A$, $B$ sao cho $OA = ${a}$ cm, $OB = ${2 * a}$ cm.`,
          `Cho tia $Ox$ và hai điểm $A$, $B$ thuộc tia đó, $OA = ${a}$ cm, $OB = ${2 * a}$ cm.`,
          `Trên một đường thẳng, xuất phát từ $O$ về cùng một phía, $A$ cách $O$ ${a} cm, $B$ cách $O$ ${2 * a} cm.`,
        ],
        say: [
          [
            'Điểm $A$ nằm giữa $O$ và $B$.',
            'Điểm $B$ nằm giữa $O$ và $A$.',
            `$OA < OB$ và $A$, $B$ cùng phía đối với $O$.`,
          ],
          [`$AB = ${a}$ cm.`, `$AB = ${3 * a}$ cm.`, `$AB = OB - OA = ${2 * a} - ${a} = ${a}$ (cm).`],
          [
            '$A$ là trung điểm của đoạn thẳng $OB$.',
            '$O$ là trung điểm của đoạn thẳng $AB$.',
            '$A$ nằm giữa $O$, $B$ và $OA = AB$.',
          ],
          [
            'Ba điểm $O$, $A$, $B$ thẳng hàng.',
            'Ba điểm $O$, $A$, $B$ không thẳng hàng.',
            'ba điểm cùng thuộc một tia.',
          ],
        ],
      };
    }),
    ew('M3', 'tính độ dài, chứng tỏ trung điểm', (r) => {
      const a = r.int(2, 6);
      return {
        ask: [
          `Trên tia $Ox$ lấy $A$, $B$ sao cho $OA = ${a}$ cm, $OB = ${3 * a}$ cm. Gọi $M$ là trung điểm của $AB$. Tính $AB$, $AM$ và $OM$. Điểm $A$ có là trung điểm của $OM$ không? Vì sao?`,
          `Cho tia $Ox$, $A \\in Ox$, $B \\in Ox$, $OA = ${a}$ cm, $OB = ${3 * a}$ cm, $M$ là trung điểm của đoạn thẳng $AB$. Vẽ hình và chứng tỏ $A$ là trung điểm của $OM$.`,
          `Ba cọc $O$, $A$, $B$ thẳng hàng theo thứ tự đó, $OA = ${a}$ m, $OB = ${3 * a}$ m. Người ta đóng thêm cọc $M$ ở chính giữa $A$ và $B$. Tính khoảng cách $OM$ và giải thích vì sao $A$ ở chính giữa $O$ và $M$.`,
        ],
        solution: `$A$ nằm giữa $O$ và $B$ nên $AB = OB - OA = ${3 * a} - ${a} = ${2 * a}$.\n$M$ là trung điểm của $AB$ nên $AM = ${2 * a} : 2 = ${a}$.\n$OM = OA + AM = ${a} + ${a} = ${2 * a}$.\n$A$ nằm giữa $O$ và $M$, $OA = AM = ${a}$ nên $A$ là trung điểm của $OM$.`,
      };
    }),
  ]),
  ...unit(6, 'Dữ liệu và biểu đồ', ({ mc, tf, ew, set }) => [
    tf('M2', 'đọc biểu đồ cột', (r) => {
      const [a, b, c] = [r.int(10, 14), r.int(15, 19), r.int(20, 25)];
      const rows = table(['Lớp', '6A', '6B', '6C'], ['Số cây', a, c, b]);
      return {
        ask: [
          `Số cây mỗi lớp trồng được, theo một biểu đồ cột:\n${rows}`,
          `Biểu đồ cột về phong trào trồng cây của ba lớp được vẽ từ bảng:\n${rows}`,
          `Ban quản lí vườn trường ghi lại kết quả trồng cây:\n${rows}`,
        ],
        say: [
          ['Lớp 6B trồng được nhiều cây nhất.', 'Lớp 6C trồng được nhiều cây nhất.', `${c} là số lớn nhất trong bảng.`],
          [
            `Cả ba lớp trồng được ${a + b + c} cây.`,
            `Cả ba lớp trồng được ${a + c} cây.`,
            `$${a} + ${c} + ${b} = ${a + b + c}$.`,
          ],
          [
            `Lớp 6C trồng nhiều hơn lớp 6A ${b - a} cây.`,
            `Lớp 6C trồng ít hơn lớp 6A ${b - a} cây.`,
            `$${b} - ${a} = ${b - a}$.`,
          ],
          [
            'Trên biểu đồ, cột của lớp 6A thấp nhất.',
            'Trên biểu đồ, cột của lớp 6C thấp nhất.',
            `${a} là số nhỏ nhất.`,
          ],
        ],
      };
    }),
    set('M1', 'thu thập dữ liệu', [
      [
        'Dữ liệu nào là số liệu?',
        'Cân nặng của các bạn trong tổ',
        [
          ['Tên các bạn trong tổ', 'nhầm tên gọi với số liệu'],
          ['Màu áo yêu thích', 'nghĩ rằng dữ liệu nào cũng là số liệu'],
          ['Môn thể thao yêu thích', 'nhầm số bạn chọn với dữ liệu thu được'],
        ],
        'Số liệu là dữ liệu dạng số.',
      ],
      [
        'Cách nào phù hợp để biết món ăn yêu thích của các bạn trong lớp?',
        'Lập phiếu hỏi',
        [
          ['Đo đạc', 'dùng cách thu thập số đo'],
          ['Làm thí nghiệm', 'dùng cách tìm hiểu hiện tượng'],
          ['Đếm số bạn trong lớp', 'nhầm số bạn với sở thích của các bạn'],
        ],
        'Ý kiến của các bạn được thu thập bằng phiếu hỏi.',
      ],
      [
        'Trong danh sách tuổi của học sinh lớp 6: 11; 12; 11; 110; 13, giá trị không hợp lí là:',
        110,
        [
          [11, 'chọn giá trị lặp lại'],
          [12, 'chọn giá trị ở giữa'],
          [13, 'chọn giá trị ở cuối'],
        ],
        'Học sinh lớp 6 không thể 110 tuổi.',
      ],
    ]),
    mc('M2', 'biểu đồ tranh', (r) => {
      const [k, a, b] = [r.pick([5, 10, 20]), r.int(3, 5), r.int(6, 8)];
      return {
        ask: [
          `Trong biểu đồ tranh, mỗi biểu tượng ứng với ${k} học sinh. Lớp 6A có ${b} biểu tượng, lớp 6B có ${a} biểu tượng. Lớp 6A nhiều hơn lớp 6B (học sinh):`,
          `Biểu đồ tranh dùng một hình quả táo biểu diễn ${k} quả. Thứ Hai bán được ${b} hình, thứ Ba ${a} hình. Thứ Hai bán nhiều hơn thứ Ba (quả):`,
          `Mỗi hình quyển sách trong biểu đồ ứng với ${k} cuốn. Khối 6 có ${b} hình, khối 7 có ${a} hình. Số sách khối 6 hơn khối 7 là:`,
        ],
        right: k * (b - a),
        wrong: [
          [b - a, 'quên nhân với số ứng với mỗi biểu tượng'],
          [k * (a + b), 'cộng thay vì trừ'],
          [k * b, 'chỉ tính bên có nhiều biểu tượng hơn'],
          [k * (b - a) + k, 'đếm thừa một biểu tượng'],
        ],
        why: `Hơn nhau $${b} - ${a} = ${b - a}$ biểu tượng, tức là $${b - a} \\cdot ${k} = ${k * (b - a)}$.`,
      };
    }),
    ew('M3', 'đọc bảng số liệu', (r) => {
      const [a, b, c, d] = [r.int(8, 12), r.int(13, 16), r.int(5, 7), r.int(2, 4)];
      const all = a + b + c + d;
      const rows = table(['Phương tiện', 'Xe đạp', 'Đi bộ', 'Xe buýt', 'Ô tô'], ['Số học sinh', a, b, c, d]);
      return {
        ask: [
          `Cách đến trường của học sinh lớp 6C được ghi trong bảng:\n${rows}\na) Lớp có bao nhiêu học sinh?\nb) Cách đi nào được dùng nhiều nhất, ít nhất?\nc) Số bạn đi bộ nhiều hơn số bạn đi xe buýt bao nhiêu?`,
          `Lớp trưởng lập bảng thống kê:\n${rows}\nTính tổng số học sinh, cho biết phương tiện nào nhiều bạn dùng nhất, ít bạn dùng nhất, và hiệu giữa số bạn đi bộ với số bạn đi xe buýt.`,
          `Từ bảng số liệu sau, hãy vẽ biểu đồ cột, tính số học sinh của lớp và so sánh số bạn đi bộ với số bạn đi xe buýt; nêu phương tiện được dùng nhiều nhất và ít nhất.\n${rows}`,
        ],
        solution: `Số học sinh: $${a} + ${b} + ${c} + ${d} = ${all}$.\nNhiều nhất là đi bộ (${b} bạn), ít nhất là ô tô (${d} bạn).\nSố bạn đi bộ nhiều hơn số bạn đi xe buýt: $${b} - ${c} = ${b - c}$ (bạn).`,
      };
    }),
  ]),
  ...unit(6, 'Xác suất thực nghiệm', ({ mc, fb, ew, set }) => [
    set('M1', 'kết quả có thể', [
      [
        'Tung một đồng xu một lần, tập hợp các kết quả có thể là:',
        '{sấp; ngửa}',
        [
          ['{sấp}', 'bỏ sót kết quả ngửa'],
          ['{ngửa}', 'bỏ sót kết quả sấp'],
          ['{sấp; ngửa; đứng}', 'kể cả kết quả không xảy ra'],
        ],
        'Có hai kết quả có thể: mặt sấp hoặc mặt ngửa.',
      ],
      [
        'Gieo một con xúc xắc một lần có bao nhiêu kết quả có thể?',
        6,
        [
          [1, 'chỉ đếm mặt xuất hiện'],
          [12, 'đếm mỗi mặt hai lần'],
          [2, 'nhầm với tung đồng xu'],
        ],
        'Các kết quả: 1; 2; 3; 4; 5; 6 chấm.',
      ],
      [
        'Trong hộp có bóng xanh và bóng đỏ, lấy ra một quả. Sự kiện nào không thể xảy ra?',
        'Lấy được bóng vàng',
        [
          ['Lấy được bóng xanh', 'nhầm “không thể” với “có thể”'],
          ['Lấy được bóng đỏ', 'cho rằng chỉ lấy được bóng xanh'],
          ['Lấy được bóng xanh hoặc đỏ', 'nhầm “không thể” với “chắc chắn”'],
        ],
        'Trong hộp không có bóng vàng.',
      ],
    ]),
    mc('M2', 'xác suất thực nghiệm', (r) => {
      const [k, all] = r.pick([
        [9, 20],
        [13, 30],
        [11, 25],
        [7, 20],
        [22, 50],
      ] as const);
      return {
        ask: [
          `Tung đồng xu ${all} lần, có ${k} lần mặt ngửa. Xác suất thực nghiệm xuất hiện mặt ngửa là:`,
          `An ném bóng vào rổ ${all} lần, trúng ${k} lần. Xác suất thực nghiệm của sự kiện ném trúng là:`,
          `Quay vòng quay ${all} lần, mũi tên chỉ vào ô đỏ ${k} lần. Xác suất thực nghiệm chỉ vào ô đỏ bằng:`,
        ],
        right: `$${fraction(k, all)}$`,
        wrong: [
          [`$${fraction(all - k, all)}$`, 'tính cho kết quả còn lại'],
          ['$\\dfrac{1}{2}$', 'cho rằng hai kết quả luôn xuất hiện như nhau'],
          [`$${fraction(k, all + k)}$`, 'cộng số lần xuất hiện vào tổng số lần'],
          [`$${fraction(1, all)}$`, 'chỉ tính một lần xuất hiện'],
        ],
        why: `Số lần xảy ra chia cho tổng số lần thực hiện: $\\dfrac{${k}}{${all}}${gcd(k, all) > 1 ? ` = ${fraction(k, all)}` : ''}$.`,
      };
    }),
    fb('M1', 'số lần xảy ra', (r) => {
      const counts = [r.int(5, 9), r.int(6, 12), r.int(8, 14)];
      const rows = table(['Màu', 'Xanh', 'Đỏ', 'Vàng'], ['Số lần', ...counts]);
      const all = counts.reduce((a, b) => a + b, 0);
      return {
        ask: [
          `Lấy ngẫu nhiên một viên bi rồi trả lại hộp nhiều lần, kết quả:\n${rows}\nĐã thực hiện tất cả bao nhiêu lần lấy bi?`,
          `Bảng kết quả quay một vòng quay ba màu:\n${rows}\nTổng số lần quay là bao nhiêu?`,
          `Bình ghi lại màu của xe máy đi qua cổng trường:\n${rows}\nBình đã đếm được bao nhiêu xe?`,
        ],
        is: all,
        why: `$${counts.join(' + ')} = ${all}$.`,
      };
    }),
    ew('M3', 'tính và so sánh xác suất thực nghiệm', (r) => {
      const counts = r.pick([
        [8, 9, 12, 7, 6, 8],
        [10, 7, 8, 9, 6, 10],
        [7, 8, 9, 11, 8, 7],
      ] as const);
      const rows = table(['Số chấm', 1, 2, 3, 4, 5, 6], ['Số lần', ...counts]);
      const even = counts[1] + counts[3] + counts[5];
      const big = counts[4] + counts[5];
      const simple = (k: number) => `\\dfrac{${k}}{50}${gcd(k, 50) > 1 ? ` = ${fraction(k, 50)}` : ''}`;
      return {
        ask: [
          `Gieo một con xúc xắc 50 lần được kết quả:\n${rows}\nTính xác suất thực nghiệm của các sự kiện “Số chấm là số chẵn” và “Số chấm lớn hơn 4”. Sự kiện nào xảy ra nhiều hơn?`,
          `Bạn Hùng gieo xúc xắc 50 lần và ghi lại:\n${rows}\nXác suất thực nghiệm xuất hiện mặt có số chấm chẵn là bao nhiêu? Xuất hiện mặt lớn hơn 4 chấm là bao nhiêu? Sự kiện nào xảy ra nhiều hơn?`,
          `Từ bảng kết quả 50 lần gieo xúc xắc dưới đây, hãy tính rồi so sánh xác suất thực nghiệm của hai sự kiện: số chấm chẵn; số chấm lớn hơn 4.\n${rows}`,
        ],
        solution: `Số lần được số chấm chẵn: $${counts[1]} + ${counts[3]} + ${counts[5]} = ${even}$, xác suất thực nghiệm $${simple(even)}$.\nSố lần được số chấm lớn hơn 4: $${counts[4]} + ${counts[5]} = ${big}$, xác suất thực nghiệm $${simple(big)}$.\nSự kiện “Số chấm là số chẵn” xảy ra nhiều hơn.`,
      };
    }),
  ]),
];
