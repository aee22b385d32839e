/** Grade 6: a fourth choice for places of the tests at the end of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, math, n, par, type Template } from '../../template.ts';
import { chart, plane } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

const whole: readonly Template[] = [
  ...unit(6, 'Số tự nhiên', ({ fb }) => [
    fb('M1', 'số mũ của một luỹ thừa', (r) => {
      const [a, k] = r.pick([
        [2, 5],
        [2, 6],
        [2, 7],
        [3, 4],
        [3, 5],
        [5, 3],
        [5, 4],
      ] as const);
      return {
        ask: [
          `Viết ${a ** k} dưới dạng luỹ thừa của ${a}. Số mũ là bao nhiêu?`,
          `Tìm số tự nhiên $x$, biết $${a}^x = ${a ** k}$.`,
          `Lúc đầu có 1 vi khuẩn, cứ sau mỗi giờ số vi khuẩn gấp ${a} lần. Sau bao nhiêu giờ có ${a ** k} vi khuẩn?`,
        ],
        is: k,
        why: `$${Array.from({ length: k }, () => a).join(' \\cdot ')} = ${a ** k}$, có ${k} thừa số nên số mũ là ${k}.`,
      };
    }),
  ]),
  ...unit(6, 'Tính chia hết', ({ fb }) => [
    fb('M2', 'số bước chân gặp nhau', (r) => {
      const [a, b] = r.pick([
        [60, 45],
        [50, 75],
        [40, 60],
        [48, 60],
        [54, 72],
      ] as const);
      const is = (a * b) / gcd(a, b);
      return {
        ask: [
          `Bước chân của anh dài ${Math.max(a, b)} cm, của em dài ${Math.min(a, b)} cm. Hai anh em xuất phát từ cùng một vạch và đi thẳng. Sau quãng đường ngắn nhất bao nhiêu xăng-ti-mét thì vết chân hai người lại trùng nhau?`,
          `Xếp các viên gạch dài ${a} cm thành một hàng và các viên gạch dài ${b} cm thành hàng khác, bắt đầu từ cùng một vạch. Hai hàng bằng nhau lần đầu khi dài bao nhiêu xăng-ti-mét?`,
          `Độ dài nhỏ nhất (khác 0, tính theo xăng-ti-mét) vừa chia đều được thành các đoạn ${a} cm, vừa chia đều được thành các đoạn ${b} cm là bao nhiêu?`,
        ],
        is,
        why: `Độ dài cần tìm là BCNN của ${a} và ${b}: $${a} \\cdot ${is / a} = ${is}$ và $${b} \\cdot ${is / b} = ${is}$, nên BCNN bằng ${is}.`,
      };
    }),
  ]),
  ...unit(6, 'Số nguyên', ({ mc, fb, tf }) => [
    mc('M1', 'hiệu hai số nguyên', (r) => {
      const [a, b] = [r.int(2, 8), r.int(9, 15)];
      return {
        ask: [
          `Kết quả của $${a} - ${b}$ là:`,
          `Nhiệt độ buổi chiều là $${a}$ °C, đêm giảm ${b} °C. Nhiệt độ ban đêm (°C) là:`,
          `Rô-bốt đứng ở điểm ${a} trên trục số nằm ngang, đi sang trái ${b} đơn vị. Rô-bốt đến điểm:`,
        ],
        right: a - b,
        wrong: [
          [b - a, 'lấy số lớn trừ số bé'],
          [a + b, 'cộng thay vì trừ'],
          [-(a + b), 'cộng rồi thêm dấu trừ'],
        ],
        why: `$${a} - ${b} = ${a} + (-${b}) = -(${b} - ${a}) = ${a - b}$.`,
      };
    }),
    mc('M1', 'tích của hai số nguyên âm', (r) => {
      const [a, b] = [r.int(3, 9), r.int(3, 9)];
      return {
        ask: [
          `Kết quả của $(-${a}) \\cdot (-${b})$ là:`,
          `Tích của hai số nguyên $-${a}$ và $-${b}$ bằng:`,
          `Giá trị của biểu thức $x \\cdot y$ khi $x = -${a}$, $y = -${b}$ là:`,
        ],
        right: a * b,
        wrong: [
          [-a * b, 'nhầm dấu của tích hai số cùng dấu'],
          [-(a + b), 'cộng thay vì nhân'],
          [a + b, 'cộng hai số rồi bỏ dấu'],
        ],
        why: `Tích của hai số nguyên âm là số dương: $${a} \\cdot ${b} = ${a * b}$.`,
      };
    }),
    tf('M1', 'số tiền trong ví và khoản nợ', (r, turn) => {
      const [once, twice, what] = (
        [
          ['Sau khi mua sách', 'Sau khi được cho thêm tiền', 'số ghi trong sổ'],
          ['Sau khi chi', 'Sau khi thu thêm', 'số tiền quỹ'],
          ['Sau khi bị trừ điểm', 'Sau khi được cộng điểm', 'số điểm của Bình'],
        ] as const
      )[turn]!;
      const [a, b, c] = [10 * r.int(5, 9), 10 * r.int(2, 4), 10 * r.int(10, 15)];
      return {
        ask: [
          `Bạn An ghi sổ chi tiêu (nghìn đồng): tiền có được ghi bằng số dương, tiền nợ ghi bằng số âm. An có ${a}, sau đó mua sách hết ${c} và được cho thêm ${b}.`,
          `Cô thủ quỹ ghi tiền quỹ (nghìn đồng), số âm là tiền quỹ đang nợ. Quỹ có ${a}, chi ${c}, rồi thu thêm ${b}.`,
          `Trong một trò chơi, Bình có ${a} điểm, bị trừ ${c} điểm rồi được cộng ${b} điểm; điểm có thể là số âm.`,
        ],
        say: [
          [`${once}, ${what} là $${a - c}$.`, `${once}, ${what} là $${c - a}$.`, `$${a} - ${c} = ${a - c}$.`],
          [
            `${twice}, ${what} là $${a - c + b}$.`,
            `${twice}, ${what} là $${a - c - b}$.`,
            `$${a - c} + ${b} = ${a - c + b}$.`,
          ],
          [
            `Số đối của $${a - c}$ là $${c - a}$.`,
            `Số đối của $${a - c}$ là $${a - c}$.`,
            'hai số đối nhau chỉ khác dấu.',
          ],
          [`$${a - c} < ${a - c + b}$.`, `$${a - c} > ${a - c + b}$.`, `thêm số dương ${b} thì được số lớn hơn.`],
        ],
      };
    }),
    fb('M2', 'số bị che trong phép tính với số nguyên', (r) => {
      const [a, b] = [r.int(5, 15), r.int(16, 30)];
      return {
        ask: [
          `Tìm số nguyên $x$, biết $x + ${b} = ${a}$.`,
          `Một số cộng với ${b} thì được ${a}. Số đó là số nguyên nào?`,
          `Sau khi tăng ${b} °C, nhiệt độ kho lạnh là ${a} °C. Trước đó nhiệt độ là bao nhiêu độ C?`,
        ],
        is: a - b,
        why: `Lấy tổng trừ đi số hạng đã biết: $${a} - ${b} = ${a - b}$.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(6, 'Hình phẳng trong thực tiễn', ({ mc, tf, ew }) => [
    mc('M1', 'yếu tố của hình thang cân trên hình', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Hình thang cân $ABCD$ ở hình bên có hai cạnh bên bằng nhau là:',
            '$AD$ và $BC$',
            [
              ['$AB$ và $CD$', 'chọn hai đáy'],
              ['$AB$ và $BC$', 'chọn đáy $AB$ và một cạnh bên'],
              ['$AD$ và $CD$', 'chọn đáy $CD$ và một cạnh bên'],
            ],
            'Hai đáy là $AB$ và $CD$; hai cạnh bên $AD$ và $BC$ bằng nhau.',
          ],
          [
            'Mặt bàn hình thang cân $ABCD$ như hình bên. Hai cạnh song song của mặt bàn là:',
            '$AB$ và $CD$',
            [
              ['$AD$ và $BC$', 'chọn hai cạnh bên'],
              ['$AB$ và $AD$', 'chọn hai cạnh kề'],
              ['$AC$ và $BD$', 'chọn hai đường chéo'],
            ],
            'Trong hình thang, hai đáy song song với nhau: $AB$ và $CD$.',
          ],
          [
            'Với hình thang cân $ABCD$ ở hình bên, hai đoạn nào bằng nhau?',
            '$AC$ và $BD$',
            [
              ['$AB$ và $CD$', 'chọn hai đáy'],
              ['$AD$ và $AB$', 'chọn hai cạnh kề'],
              ['$AC$ và $CD$', 'chọn đường chéo và đáy'],
            ],
            'Hai đường chéo của hình thang cân bằng nhau.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why, figure: plane('trapezoid', [55, 60, 65][turn]!, {}) };
    }),
    mc('M2', 'chu vi hình chữ L trên hình', (r) => {
      const [ab, cd, bc, de] = [r.int(5, 8), r.int(5, 8), r.int(3, 4), r.int(4, 5)];
      const is = 2 * (ab + cd + bc + de);
      return {
        ask: [
          'Các góc của hình $ABCDEF$ bên là góc vuông. Chu vi của hình là:',
          'Mảnh vườn $ABCDEF$ ở hình bên có các góc vuông. Hàng rào quanh vườn dài:',
          'Căng dây một vòng quanh mép mảnh sân $ABCDEF$ ở hình bên (các góc đều vuông) thì cần sợi dây dài:',
        ],
        right: `${is} m`,
        wrong: [
          [`${ab + cd + bc + de} m`, 'chỉ cộng các cạnh có ghi số đo'],
          [`${2 * (ab + bc)} m`, 'chỉ tính phần hình chữ nhật phía trên'],
          [`${(ab + cd) * (bc + de)} m`, 'nhân thay vì cộng'],
        ],
        why: `Cạnh $EF$ dài $${ab} + ${cd} = ${ab + cd}$ m, cạnh $AF$ dài $${bc} + ${de} = ${bc + de}$ m. Chu vi: $2 \\cdot (${ab + cd} + ${bc + de}) = ${is}$ (m).`,
        figure: plane('corner', Math.round((100 * ab) / (ab + cd)), {
          AB: `${ab} m`,
          BC: `${bc} m`,
          CD: `${cd} m`,
          DE: `${de} m`,
        }),
      };
    }),
    tf('M2', 'mảnh đất hình thang cân trên hình', (r, turn) => {
      const [what, metre] = (
        [
          ['mảnh đất', 'm'],
          ['tấm biển', 'dm'],
          ['hình thang', 'cm'],
        ] as const
      )[turn]!;
      const [a, b, side, h] = r.pick([
        [8, 20, 10, 8],
        [6, 12, 5, 4],
        [10, 26, 10, 6],
        [5, 23, 15, 12],
      ] as const);
      return {
        ask: [
          `Mảnh đất hình thang cân $ABCD$ như hình bên có $AB = ${a}$ m, $CD = ${b}$ m, $AD = ${side}$ m, chiều cao $AH = ${h}$ m.`,
          `Tấm biển hình thang cân $ABCD$ ở hình bên: $AB = ${a}$ dm, $CD = ${b}$ dm, $AD = ${side}$ dm, $AH = ${h}$ dm.`,
          `Cho hình thang cân $ABCD$ (hình bên) với $AB = ${a}$ cm, $CD = ${b}$ cm, $AD = ${side}$ cm và đường cao $AH = ${h}$ cm.`,
        ],
        figure: plane('trapezoid', Math.max(45, Math.min(75, Math.round((Math.asin(h / side) * 180) / Math.PI))), {}),
        say: [
          ['$BC = AD$.', '$BC = AB$.', 'hai cạnh bên của hình thang cân bằng nhau.'],
          [
            `Chu vi của ${what} là ${a + b + 2 * side} ${metre}.`,
            `Chu vi của ${what} là ${a + b + side} ${metre}.`,
            `$${a} + ${b} + 2 \\cdot ${side} = ${a + b + 2 * side}$.`,
          ],
          [
            `Diện tích của ${what} là ${((a + b) * h) / 2} ${metre}².`,
            `Diện tích của ${what} là ${(a + b) * h} ${metre}².`,
            `$\\dfrac{(${a} + ${b}) \\cdot ${h}}{2} = ${((a + b) * h) / 2}$.`,
          ],
          [
            `$DH = ${(b - a) / 2}$ ${metre}.`,
            `$DH = ${b - a}$ ${metre}.`,
            `phần đáy lớn dài hơn đáy nhỏ $${b} - ${a} = ${b - a}$, chia đều cho hai bên.`,
          ],
        ],
      };
    }),
    ew('M3', 'trồng cây quanh sân và lối đi', (r, turn) => {
      const one = turn === 2 ? 'lá cờ' : 'cây';
      const [a, b, d] = [10 * r.int(4, 6), 10 * r.int(2, 3), r.pick([2, 5])];
      const w = 2;
      const p = 2 * (a + b);
      const inner = (a - 2 * w) * (b - 2 * w);
      return {
        ask: [
          `Sân hình chữ nhật dài ${a} m, rộng ${b} m. Quanh mép sân trồng cây, hai cây liền nhau cách nhau ${d} m (bốn góc đều có cây). Phía trong làm lối đi rộng ${w} m sát mép sân, phần còn lại ở giữa trồng cỏ. Tính số cây và diện tích trồng cỏ.`,
          `Công viên nhỏ hình chữ nhật ${a} m × ${b} m được trồng cây dọc theo cả bốn cạnh, cách đều ${d} m và có cây ở mỗi góc. Một lối đi rộng ${w} m chạy vòng bên trong, sát mép; ở giữa là thảm cỏ hình chữ nhật. Hỏi có bao nhiêu cây và thảm cỏ rộng bao nhiêu mét vuông?`,
          `Người ta cắm cờ quanh một bãi hình chữ nhật dài ${a} m, rộng ${b} m, cách đều ${d} m, bốn góc đều có cờ; bên trong chừa một dải rộng ${w} m dọc theo cả bốn cạnh, phần giữa là sân chơi. Tính số lá cờ và diện tích sân chơi.`,
        ],
        solution: `Chu vi: $2 \\cdot (${a} + ${b}) = ${p}$ (m).\nSố ${one}: $${p} : ${d} = ${p / d}$.\nPhần giữa là hình chữ nhật có chiều dài $${a} - 2 \\cdot ${w} = ${a - 2 * w}$ (m), chiều rộng $${b} - 2 \\cdot ${w} = ${b - 2 * w}$ (m).\nDiện tích phần giữa: $${a - 2 * w} \\cdot ${b - 2 * w} = ${inner}$ (m²).`,
      };
    }),
  ]),
  ...unit(6, 'Tính đối xứng', ({ fb, mc, ew }) => [
    fb('M1', 'diện tích nửa hình nhờ trục đối xứng', (r) => {
      const s = 2 * r.int(20, 60);
      return {
        ask: [
          `Một hình có trục đối xứng $d$ và diện tích ${s} cm². Phần hình nằm ở một bên của $d$ có diện tích bao nhiêu xăng-ti-mét vuông?`,
          `Chiếc lá có diện tích ${s} cm², sống lá nằm trên trục đối xứng của lá. Nửa chiếc lá có diện tích bao nhiêu xăng-ti-mét vuông?`,
          `Gấp tấm bìa diện tích ${s} cm² theo trục đối xứng của nó thì hai nửa khít nhau. Sau khi gấp, hình nhìn thấy có diện tích bao nhiêu xăng-ti-mét vuông?`,
        ],
        is: s / 2,
        unit: 'cm²',
        why: `Trục đối xứng chia hình thành hai phần bằng nhau: $${s} : 2 = ${s / 2}$ (cm²).`,
      };
    }),
    mc('M1', 'trục đối xứng của hình thoi trên hình', (_, turn) => {
      const [form, right, wrong] = (
        [
          [
            'rhombus',
            'đường thẳng $AC$',
            [
              ['đường thẳng $AB$', 'nhầm cạnh với đường chéo'],
              [
                'đường thẳng qua trung điểm của $AB$ và trung điểm của $CD$',
                'nhầm với trục đối xứng của hình chữ nhật',
              ],
              ['đường thẳng qua $A$ và trung điểm của $BC$', 'nhầm với trục đối xứng của tam giác cân'],
            ],
          ],
          [
            'isosceles',
            'đường thẳng qua $A$ và trung điểm của $BC$',
            [
              ['đường thẳng $AB$', 'lấy một cạnh bên'],
              ['đường thẳng $BC$', 'lấy cạnh đáy'],
              ['đường thẳng qua $B$ và trung điểm của $AC$', 'quên rằng tam giác chỉ cân tại $A$'],
            ],
          ],
          [
            'rectangle',
            'đường thẳng qua trung điểm của $AB$ và trung điểm của $CD$',
            [
              ['đường thẳng $AC$', 'nhầm với trục đối xứng của hình thoi'],
              ['đường thẳng $BD$', 'cho rằng đường chéo chia hình thành hai nửa chồng khít'],
              ['đường thẳng $AB$', 'lấy một cạnh của hình'],
            ],
          ],
        ] as const
      )[turn]!;
      const name = ['Hình thoi $ABCD$', 'Tam giác $ABC$ cân tại $A$', 'Hình chữ nhật $ABCD$'][turn]!;
      return {
        ask: [`${name} ở hình bên có một trục đối xứng là:`],
        right,
        wrong,
        why: `Gấp hình theo ${right} thì hai phần chồng khít lên nhau.`,
        figure: plane(form, [40, 50, 32][turn]!, {}),
      };
    }),
    mc('M2', 'điểm đối xứng trên trục số', (r) => {
      const [a, b] = [r.int(2, 5), r.int(7, 9)];
      return {
        ask: [
          `Trên trục số, điểm $I$ biểu diễn số ${a} là tâm đối xứng của đoạn thẳng $AB$. Điểm $A$ biểu diễn số ${b}. Điểm $B$ biểu diễn số:`,
          `Một dây đèn căng thẳng dọc theo trục số, chính giữa dây ở vạch ${a}. Một đầu dây ở vạch ${b}. Đầu kia của dây ở vạch:`,
          `Hai điểm $A$, $B$ trên trục số nhận điểm biểu diễn số ${a} làm tâm đối xứng. Nếu $A$ biểu diễn số ${b} thì $B$ biểu diễn số:`,
        ],
        right: 2 * a - b,
        wrong: [
          [-b, 'lấy số đối, tức là đối xứng qua điểm 0'],
          [a - b, 'quên tính từ tâm đối xứng'],
          [b - a, 'tính khoảng cách đến tâm đối xứng'],
          [a + b, 'đi thêm về cùng một phía'],
        ],
        why: `Khoảng cách từ tâm đối xứng đến vạch ${b} là $${b} - ${a} = ${b - a}$. Đi ngược lại ${b - a} đơn vị từ ${a}: $${a} - ${b - a} = ${2 * a - b}$.`,
      };
    }),
    ew('M3', 'hoàn thành hình có hai trục đối xứng', (r) => {
      const [a, b] = [r.int(3, 5), r.int(6, 9)];
      return {
        ask: [
          `Một hình có hai trục đối xứng vuông góc với nhau, chia hình thành bốn phần. Một phần là tam giác vuông có hai cạnh góc vuông ${a} cm và ${b} cm nằm trên hai trục. Cả hình là hình gì? Tính độ dài hai đường chéo và diện tích của hình.`,
          `Gấp tờ giấy làm tư rồi cắt một nhát thẳng được một tam giác vuông có hai cạnh trên nếp gấp là ${a} cm và ${b} cm. Mở ra được hình gì? Vì sao? Tính độ dài hai đường chéo và diện tích hình đó.`,
          `Hoạ tiết thêu có hai trục đối xứng vuông góc tại $O$; một phần tư hoạ tiết là tam giác $OAB$ vuông tại $O$, $OA = ${a}$ cm, $OB = ${b}$ cm. Cho biết hình dạng cả hoạ tiết, tính hai đường chéo và diện tích của nó.`,
        ],
        solution: `Lấy đối xứng qua hai trục, bốn phần là bốn tam giác vuông bằng nhau.\nBốn cạnh ngoài bằng nhau nên hình là hình thoi, hai đường chéo nằm trên hai trục.\nHai đường chéo dài $2 \\cdot ${a} = ${2 * a}$ (cm) và $2 \\cdot ${b} = ${2 * b}$ (cm).\nDiện tích: $\\dfrac{${2 * a} \\cdot ${2 * b}}{2} = ${2 * a * b}$ (cm²).`,
      };
    }),
  ]),
];

const parts: readonly Template[] = [
  ...unit(6, 'Phân số', ({ mc, fb, ew }) => [
    fb('M1', 'tử số của tổng hai phân số có mẫu gấp nhau', (r) => {
      const [b, k] = [r.int(3, 6), r.int(2, 3)];
      const [a, c] = [r.int(1, b - 1), r.int(1, 4)];
      return {
        ask: [
          `$\\dfrac{${a}}{${b}} + \\dfrac{${c}}{${b * k}} = \\dfrac{x}{${b * k}}$. Tìm $x$.`,
          `Viết tổng $\\dfrac{${a}}{${b}} + \\dfrac{${c}}{${b * k}}$ thành phân số có mẫu ${b * k} thì tử số là bao nhiêu?`,
          `Buổi sáng đội làm $\\dfrac{${a}}{${b}}$ kế hoạch ngày, buổi chiều làm thêm $\\dfrac{${c}}{${b * k}}$ kế hoạch. Cả ngày làm được $\\dfrac{x}{${b * k}}$ kế hoạch. Tìm $x$.`,
        ],
        is: a * k + c,
        why: `$\\dfrac{${a}}{${b}} = \\dfrac{${a * k}}{${b * k}}$, nên tử số là $${a * k} + ${c} = ${a * k + c}$.`,
      };
    }),
    mc('M2', 'trừ rồi nhân phân số', (r) => {
      const [a, b] = r.pick([
        [1, 3],
        [1, 4],
        [2, 5],
        [3, 8],
      ] as const);
      const k = r.int(2, 3);
      const [over, under] = [b - a, b * k];
      return {
        ask: [
          `Giá trị của $\\left(1 - \\dfrac{${a}}{${b}}\\right) \\cdot \\dfrac{1}{${k}}$ là:`,
          `Ngày đầu đọc $\\dfrac{${a}}{${b}}$ quyển sách, ngày sau đọc $\\dfrac{1}{${k}}$ phần còn lại. Ngày sau đọc được số phần quyển sách là:`,
          `Bể đã dùng $\\dfrac{${a}}{${b}}$ lượng nước, sau đó dùng tiếp $\\dfrac{1}{${k}}$ lượng nước còn lại. Lần sau đã dùng số phần lượng nước lúc đầu là:`,
        ],
        right: math(fraction(over, under)),
        wrong: [
          [math(fraction(b * k - a, b * k)), 'làm phép nhân trước'],
          [math(fraction(a, under)), 'nhân với phần đã dùng'],
          [math(fraction(over, b)), 'quên bước nhân'],
          math(fraction(1, k)),
        ],
        why: `Còn lại $1 - \\dfrac{${a}}{${b}} = \\dfrac{${over}}{${b}}$; $\\dfrac{${over}}{${b}} \\cdot \\dfrac{1}{${k}} = ${fraction(over, under)}$.`,
      };
    }),
    ew('M3', 'chia tổng theo hai phân số nối tiếp', (r, turn) => {
      const [one, two, three, unit, all] = (
        [
          ['khối 6', 'khối 7', 'khối 8', 'cây', 'số cây'],
          ['truyện', 'sách khoa học', 'sách tham khảo', 'quyển', 'số sách'],
          ['ngày đầu', 'ngày thứ hai', 'ngày thứ ba', 'tấn', 'số hàng'],
        ] as const
      )[turn]!;
      const total = 60 * r.int(2, 4);
      const [first, second] = [(total * 2) / 5, (total * 3) / 5 / 3];
      const rest = total - first - second;
      return {
        ask: [
          `Trường trồng ${total} cây. Khối 6 trồng $\\dfrac{2}{5}$ số cây, khối 7 trồng $\\dfrac{1}{3}$ số cây còn lại, còn lại là khối 8. Tính số cây mỗi khối. Số cây của khối 8 chiếm bao nhiêu phần tổng số cây?`,
          `Thư viện nhận ${total} quyển sách: $\\dfrac{2}{5}$ là truyện, $\\dfrac{1}{3}$ số còn lại là sách khoa học, phần cuối là sách tham khảo. Tính số quyển mỗi loại và cho biết sách tham khảo chiếm bao nhiêu phần tổng số sách.`,
          `Đội xe chở ${total} tấn hàng trong ba ngày: ngày đầu chở $\\dfrac{2}{5}$ số hàng, ngày thứ hai chở $\\dfrac{1}{3}$ số còn lại, ngày thứ ba chở nốt. Tính số tấn hàng mỗi ngày và phân số chỉ phần hàng của ngày thứ ba.`,
        ],
        solution: `Phần của ${one}: $${total} \\cdot \\dfrac{2}{5} = ${first}$ (${unit}).\nCòn lại: $${total} - ${first} = ${total - first}$ (${unit}); phần của ${two}: $${total - first} \\cdot \\dfrac{1}{3} = ${second}$ (${unit}).\nPhần của ${three}: $${total - first} - ${second} = ${rest}$ (${unit}).\nPhần của ${three} chiếm $\\dfrac{${rest}}{${total}} = ${fraction(rest, total)}$ ${all}.`,
      };
    }),
  ]),
  ...unit(6, 'Số thập phân và tỉ số phần trăm', ({ mc, fb }) => [
    fb('M2', 'khối lượng muối trong nước muối', (r) => {
      const [m, p] = [50 * r.int(4, 12), r.pick([2, 4, 6, 8])];
      return {
        ask: [
          `Nước muối loại ${p}% nghĩa là muối chiếm ${p}% khối lượng. Trong ${m} g nước muối ${p}% có bao nhiêu gam muối?`,
          `Sữa có ${p}% chất béo. Hộp sữa ${m} g có bao nhiêu gam chất béo?`,
          `Bán một món hàng giá ${m} nghìn đồng, cửa hàng được lãi ${p}% giá bán. Tiền lãi là bao nhiêu nghìn đồng?`,
        ],
        is: (m * p) / 100,
        why: `$${m} \\cdot ${p}\\% = ${m} \\cdot \\dfrac{${p}}{100} = ${n((m * p) / 100)}$.`,
      };
    }),
    mc('M2', 'biểu thức với số thập phân âm', (r) => {
      const [a, b, k] = [r.int(12, 38) / 10, r.int(41, 79) / 10, r.int(2, 4)];
      const is = Math.round((a - b) * k * 10) / 10;
      return {
        ask: [
          `Giá trị của $(${n(a)} - ${n(b)}) \\cdot ${k}$ là:`,
          `Nhiệt độ thay đổi từ $${n(b)}$ °C xuống $${n(a)}$ °C trong một giờ. Nếu cứ thay đổi như thế, sau ${k} giờ nhiệt độ thay đổi bao nhiêu độ C (số âm là giảm)?`,
          `Kết quả của phép tính $${k} \\cdot (${n(a)} - ${n(b)})$ bằng:`,
        ],
        right: is,
        wrong: [
          [-is, 'lấy số lớn trừ số bé, bỏ dấu âm'],
          [Math.round((a - b * k) * 10) / 10, 'nhân trước khi trừ'],
          [Math.round((a + b) * k * 10) / 10, 'cộng thay vì trừ'],
        ],
        why: `$${n(a)} - ${n(b)} = ${n(a - b)}$; $${par(a - b)} \\cdot ${k} = ${n(is)}$.`,
      };
    }),
  ]),
];

const space6: readonly Template[] = [
  ...unit(6, 'Điểm, đường thẳng, góc', ({ mc, fb, tf }) => [
    mc('M1', 'tên góc tù, góc nhọn trên hình', (_, turn) => {
      const size = [50, 60, 40][turn]!;
      const asked = turn === 1 ? 'góc nhọn' : 'góc tù';
      return {
        ask: [
          'Trên hình bên, $A$, $O$, $B$ thẳng hàng. Góc nào là góc tù?',
          'Hình bên có $O$ nằm giữa $A$ và $B$. Góc nào là góc nhọn?',
          'Thanh $OC$ gắn vào thanh $AB$ tại $O$ như hình bên. Góc tù được tạo thành là:',
        ],
        right: turn === 1 ? '$\\widehat{BOC}$' : '$\\widehat{AOC}$',
        wrong: [
          [turn === 1 ? '$\\widehat{AOC}$' : '$\\widehat{BOC}$', `nhầm ${asked} với góc kia`],
          ['$\\widehat{AOB}$', 'chọn góc bẹt'],
          ['không có góc nào', 'không so sánh với góc vuông'],
        ],
        why: `$\\widehat{BOC} = ${size}^\\circ$ bé hơn $90^\\circ$; $\\widehat{AOC} = 180^\\circ - ${size}^\\circ = ${180 - size}^\\circ$ lớn hơn $90^\\circ$.`,
        figure: plane('adjacent', size, { COB: `${size}°` }),
      };
    }),
    mc('M1', 'hai tia đối nhau trên hình', (_, turn) => ({
      ask: [
        'Trên hình bên, $A$, $O$, $B$ thẳng hàng. Hai tia đối nhau là:',
        'Cho hình bên với $O$ nằm giữa hai điểm $A$, $B$. Tia đối của tia $OA$ là:',
        'Từ trạm $O$ trên đường thẳng $AB$ (hình bên), hai xe đi theo hai tia đối nhau. Đó là hai tia:',
      ],
      right: turn === 1 ? 'tia $OB$' : '$OA$ và $OB$',
      wrong:
        turn === 1
          ? [
              ['tia $OC$', 'chọn tia không cùng nằm trên đường thẳng'],
              ['tia $AO$', 'đổi gốc của tia'],
              ['tia $BO$', 'chọn tia có gốc khác'],
            ]
          : [
              ['$OA$ và $OC$', 'chọn hai cạnh của góc $AOC$'],
              ['$OC$ và $OB$', 'chọn hai cạnh của góc $COB$'],
              ['$AO$ và $BO$', 'chọn hai tia không chung gốc'],
            ],
      why: 'Hai tia đối nhau chung gốc $O$ và tạo thành đường thẳng $AB$.',
      figure: plane('adjacent', [60, 50, 70][turn]!, {}),
    })),
    tf('M1', 'hai đường thẳng cắt nhau trên hình', (r) => {
      const size = r.int(4, 7) * 10;
      return {
        ask: [
          'Hình bên vẽ hai đường thẳng cắt nhau tại $O$.',
          'Hai con đường thẳng gặp nhau tại ngã tư $O$ như hình bên.',
          'Cho hai đường thẳng $xx′$ và $yy′$ cắt nhau tại $O$ như hình bên.',
        ],
        figure: plane('crossing', size, { xOy: `${size}°` }),
        say: [
          [
            'Hai đường thẳng có đúng một điểm chung.',
            'Hai đường thẳng không có điểm chung nào.',
            'điểm chung duy nhất là $O$.',
          ],
          [
            'Tia $Ox$ và tia $Ox′$ đối nhau.',
            'Tia $Ox$ và tia $Oy$ đối nhau.',
            'hai tia đối nhau phải chung gốc và tạo thành một đường thẳng.',
          ],
          [
            `Góc $xOy$ là góc nhọn.`,
            `Góc $xOy$ là góc tù.`,
            `số đo ghi trên hình là $${size}^\\circ$, bé hơn $90^\\circ$.`,
          ],
          ['Góc $xOx′$ là góc bẹt.', 'Góc $xOx′$ là góc vuông.', 'hai cạnh của góc là hai tia đối nhau.'],
        ],
      };
    }),
    fb('M2', 'số góc tạo bởi các tia chung gốc', (r) => {
      const k = r.int(4, 8);
      return {
        ask: [
          `Vẽ ${k} tia phân biệt chung gốc $O$, không có hai tia nào đối nhau. Mỗi cặp tia tạo thành một góc. Có tất cả bao nhiêu góc?`,
          `Từ một cột mốc có ${k} lối đi thẳng toả ra theo ${k} hướng khác nhau. Hai lối đi bất kì tạo thành một góc. Có bao nhiêu góc như thế?`,
          `Chiếc quạt giấy có ${k} nan chung một đầu. Mỗi hai nan tạo thành một góc. Có bao nhiêu góc?`,
        ],
        is: (k * (k - 1)) / 2,
        why: `Mỗi tia ghép với ${k - 1} tia còn lại; mỗi góc được đếm hai lần: $${k} \\cdot ${k - 1} : 2 = ${(k * (k - 1)) / 2}$.`,
      };
    }),
  ]),
  ...unit(6, 'Dữ liệu và biểu đồ', ({ mc, ew }) => [
    mc('M1', 'cột thấp nhất của biểu đồ', (r) => {
      const values = r.shuffle([12, 18, 25, 31]);
      const names = ['6A', '6B', '6C', '6D'];
      const nameOf = (value: number) => names[values.indexOf(value)]!;
      return {
        ask: [
          'Biểu đồ bên ghi số sách bốn lớp đã quyên góp. Lớp góp ít sách nhất là:',
          'Nhìn biểu đồ bên về số vở của bốn lớp, cột thấp nhất là của lớp:',
          'Biểu đồ bên ghi số quyển truyện của bốn lớp. Lớp có ít truyện nhất là:',
        ],
        right: `Lớp ${nameOf(12)}`,
        wrong: [
          [`Lớp ${nameOf(31)}`, 'chọn cột cao nhất'],
          [`Lớp ${nameOf(18)}`, 'so sánh thiếu một cột'],
          [`Lớp ${nameOf(25)}`, 'so sánh thiếu hai cột'],
        ],
        why: `Số nhỏ nhất trong các số 12; 18; 25; 31 là 12, của lớp ${nameOf(12)}.`,
        figure: chart(
          'bar',
          'Số quyển',
          names.map((one, at) => [one, values[at]!] as const),
        ),
      };
    }),
    mc('M2', 'dữ liệu không hợp lí trong bảng', (r, turn) => {
      const counts = [r.int(20, 30), r.int(15, 25), r.int(18, 28)];
      const [wrong, at] = [45 + r.int(5, 15), [2, 0, 3][turn]!];
      const classes = ['6A', '6B', '6C', '6D'];
      counts.splice(at, 0, wrong);
      const shown = table(['Lớp', ...classes], ['Số bạn đi xe đạp', ...counts]);
      return {
        ask: [
          `Mỗi lớp có không quá 45 học sinh. Bảng ghi số bạn đi xe đạp đến trường:\n${shown}\nSố liệu không hợp lí là của lớp:`,
          `Một bạn ghi nhầm một số trong bảng sau (mỗi lớp có nhiều nhất 45 học sinh):\n${shown}\nSố ghi nhầm là của lớp:`,
          `Kiểm tra bảng số liệu, biết sĩ số mỗi lớp không vượt quá 45:\n${shown}\nLớp có số liệu chắc chắn sai là:`,
        ],
        right: classes[at]!,
        wrong: classes.flatMap((one, other) =>
          other === at ? [] : [[one, `không so sánh ${counts[other]!} với sĩ số lớp`] as const],
        ),
        why: `Lớp ${classes[at]!} ghi ${wrong}, lớn hơn 45 nên vượt quá sĩ số của lớp.`,
      };
    }),
    ew('M3', 'tổng, chênh lệch và tiền thu từ biểu đồ cột', (r, turn) => {
      const what = ['suất', 'vé', 'hộp'][turn]!;
      const [a, b, c, d] = [r.int(20, 28), r.int(30, 38), r.int(15, 19), r.int(40, 45)];
      const sum = a + b + c + d;
      return {
        ask: [
          `Biểu đồ bên ghi số suất cơm bán trong bốn ngày. Tính tổng số suất. Ngày bán nhiều nhất hơn ngày bán ít nhất bao nhiêu suất? Nếu mỗi suất giá 25 nghìn đồng thì bốn ngày thu được bao nhiêu nghìn đồng?`,
          `Số vé xe buýt bán trong bốn ngày được ghi ở biểu đồ bên, mỗi vé giá 25 nghìn đồng. Tính tổng số vé, chênh lệch giữa ngày nhiều nhất và ngày ít nhất, và số tiền thu được.`,
          `Theo biểu đồ bên về số hộp quà bán trong bốn ngày (mỗi hộp giá 25 nghìn đồng), hãy tính tổng số hộp, hiệu giữa ngày bán nhiều nhất và ngày bán ít nhất, và tổng số tiền.`,
        ],
        figure: chart('bar', `Số ${what}`, [
          ['Ngày 1', a],
          ['Ngày 2', b],
          ['Ngày 3', c],
          ['Ngày 4', d],
        ]),
        solution: `Đọc biểu đồ: bốn ngày lần lượt là ${a}; ${b}; ${c}; ${d}.\nTổng số ${what}: $${a} + ${b} + ${c} + ${d} = ${sum}$.\nNgày nhiều nhất hơn ngày ít nhất: $${d} - ${c} = ${d - c}$ (${what}).\nSố tiền: $${sum} \\cdot 25 = ${sum * 25}$ (nghìn đồng).`,
      };
    }),
  ]),
  ...unit(6, 'Xác suất thực nghiệm', ({ mc, fb, ew }) => [
    fb('M1', 'số lần của mặt còn lại khi tung đồng xu', (r) => {
      const all = 10 * r.int(4, 9);
      const a = r.int(Math.ceil(0.38 * all), Math.floor(0.48 * all));
      return {
        ask: [
          `Tung một đồng xu ${all} lần, có ${a} lần xuất hiện mặt sấp. Số lần xuất hiện mặt ngửa là bao nhiêu?`,
          `Trong ${all} lần tung đồng xu, mặt sấp xuất hiện ${a} lần. Mặt ngửa xuất hiện bao nhiêu lần?`,
          `Bạn Minh ghi kết quả tung đồng xu: tất cả ${all} lần, trong đó sấp ${a} lần. Ngửa bao nhiêu lần?`,
        ],
        is: all - a,
        unit: 'lần',
        why: `Mỗi lần tung chỉ ra mặt sấp hoặc mặt ngửa: $${all} - ${a} = ${all - a}$ (lần).`,
      };
    }),
    mc('M1', 'các kết quả có thể khi lấy một quả bóng', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Hộp có bóng xanh, bóng đỏ và bóng vàng. Lấy một quả. Tập hợp các kết quả có thể về màu là:',
            '{xanh; đỏ; vàng}',
            [
              ['{xanh; đỏ}', 'bỏ sót một màu'],
              ['{xanh; đỏ; vàng; trắng}', 'thêm màu không có trong hộp'],
              ['{vàng}', 'chỉ ghi một kết quả'],
            ],
            'Trong hộp có ba màu nên có ba kết quả có thể.',
          ],
          [
            'Gieo một con xúc xắc và xem số chấm là chẵn hay lẻ. Tập hợp các kết quả có thể là:',
            '{chẵn; lẻ}',
            [
              ['{1; 2; 3; 4; 5; 6}', 'ghi số chấm thay vì tính chẵn, lẻ'],
              ['{chẵn}', 'bỏ sót kết quả lẻ'],
              ['{2; 4; 6}', 'chỉ ghi các số chẵn'],
            ],
            'Chỉ xem tính chẵn, lẻ nên có hai kết quả.',
          ],
          [
            'Bạn An chọn một ngày trong tuần để đi bơi, chỉ từ thứ Sáu đến Chủ nhật. Tập hợp các kết quả có thể là:',
            '{thứ Sáu; thứ Bảy; Chủ nhật}',
            [
              ['{thứ Bảy; Chủ nhật}', 'bỏ sót ngày đầu'],
              ['{thứ Sáu; Chủ nhật}', 'bỏ sót ngày ở giữa'],
              ['{thứ Năm; thứ Sáu; thứ Bảy; Chủ nhật}', 'thêm ngày không được chọn'],
            ],
            'Từ thứ Sáu đến Chủ nhật có ba ngày.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'xác suất thực nghiệm từ bảng xúc xắc', (r) => {
      const list = Array.from({ length: 5 }, () => r.int(6, 11));
      const last = 60 - list.reduce((x, y) => x + y, 0);
      if (last < 5 || last > 14) throw new TooFewDistractors('uneven');
      const all = [...list, last];
      const even = all[1]! + all[3]! + all[5]!;
      const shown = table(['Số chấm', 1, 2, 3, 4, 5, 6], ['Số lần', ...all]);
      return {
        ask: [
          `Kết quả 60 lần gieo xúc xắc:\n${shown}\nXác suất thực nghiệm của sự kiện “số chấm là số chẵn” là:`,
          `Lan gieo xúc xắc 60 lần và ghi bảng:\n${shown}\nTỉ số giữa số lần gieo được số chấm chẵn và tổng số lần gieo là:`,
          `Bảng thống kê 60 lần gieo một con xúc xắc:\n${shown}\nSự kiện “gieo được số chấm chẵn” có xác suất thực nghiệm là:`,
        ],
        right: math(fraction(even, 60)),
        wrong: [
          [math(fraction(60 - even, 60)), 'tính cho số chấm lẻ'],
          [math(fraction(3, 60)), 'đếm số mặt chẵn thay vì số lần gieo'],
          [math(fraction(all[1]!, 60)), 'chỉ tính mặt hai chấm'],
          math(fraction(even, 60 - even)),
        ],
        why: `Số lần được số chấm chẵn: $${all[1]!} + ${all[3]!} + ${all[5]!} = ${even}$. Xác suất thực nghiệm: $${fraction(even, 60)}$.`,
      };
    }),
    ew('M3', 'kiểm tra trò chơi có công bằng không', (r, turn) => {
      const [one, other, times, verdict, next] = (
        [
          ['An thắng', 'Bình thắng', 'lần', 'trò chơi có vẻ không công bằng', 'An thắng'],
          ['Mai thắng', 'Hoa thắng', 'ván', 'Mai chơi tốt hơn Hoa', 'Mai thắng'],
          ['xuất hiện mặt sấp', 'xuất hiện mặt ngửa', 'lần', 'đồng xu có vẻ không cân đối', 'có'],
        ] as const
      )[turn]!;
      const [total, a] = [100, 2 * r.int(29, 34)];
      const b = total - a;
      return {
        ask: [
          `Hai bạn chơi quay tấm bìa chia hai phần đỏ và xanh: mũi tên vào phần đỏ thì An thắng, vào phần xanh thì Bình thắng. Sau ${total} lần quay có ${a} lần vào phần đỏ. Tính xác suất thực nghiệm An thắng, Bình thắng. Theo kết quả này, trò chơi có vẻ công bằng không? Nếu quay thêm 50 lần, dự đoán An thắng khoảng bao nhiêu lần?`,
          `Trong ${total} ván oẳn tù tì không tính hoà, Mai thắng ${a} ván, còn lại Hoa thắng. Tính xác suất thực nghiệm của mỗi bạn thắng, nhận xét ai chơi tốt hơn và dự đoán số ván Mai thắng trong 50 ván tiếp theo.`,
          `Bạn Nam tung một đồng xu cũ ${total} lần, mặt sấp xuất hiện ${a} lần. Tính xác suất thực nghiệm của mặt sấp và mặt ngửa, nhận xét đồng xu có cân đối không, và dự đoán số lần sấp nếu tung thêm 50 lần.`,
        ],
        solution: `Xác suất thực nghiệm ${one}: $\\dfrac{${a}}{${total}} = ${n(a / total)}$.\nSố ${times} ${other}: $${total} - ${a} = ${b}$; xác suất thực nghiệm: $\\dfrac{${b}}{${total}} = ${n(b / total)}$.\n$${n(a / total)}$ lớn hơn rõ rệt so với $${n(b / total)}$ nên ${verdict}.\nDự đoán trong 50 ${times} tiếp theo ${next} khoảng $50 \\cdot ${n(a / total)} = ${n((50 * a) / total)}$ ${times}${turn === 2 ? ' mặt sấp' : ''}.`,
      };
    }),
  ]),
];

export const finals6Fourth: readonly Template[] = [...whole, ...shapes, ...parts, ...space6];
