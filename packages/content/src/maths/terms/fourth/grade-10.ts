/** Grade 10: a fourth choice for places of the tests at the end of a term. */
import type { FigureOf } from '@vumon/figures';
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, n, nonZero, par, rounded, type Template } from '../../template.ts';
import { chart, graph, numberLine, plane, triangleOf, withLabels } from '../figure-kit.ts';
import { pt, signed, sum, table, unit } from '../kit.ts';

const venn = (left: number, both: number, right: number, outside: number): FigureOf<'venn'> => ({
  version: 1,
  kind: 'venn',
  names: ['A', 'B'],
  regions: { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${outside}` },
  shaded: [],
  universe: true,
});

const box = (axis: string, five: readonly number[]): FigureOf<'box-plot'> => ({
  version: 1,
  kind: 'box-plot',
  axis,
  five: [...five],
});

const combinations = (from: number, of: number): number =>
  of === 0 ? 1 : (combinations(from - 1, of - 1) * from) / of;

const firstTerm: readonly Template[] = [
  ...unit(10, 'Mệnh đề, tập hợp', ({ mc, fb, ew }) => [
    fb('M1', 'số phần tử của phần bù từ biểu đồ Ven', (r) => {
      const [left, both, right, outside] = [r.int(8, 14), r.int(3, 7), r.int(9, 15), r.int(4, 9)];
      return {
        ask: [
          'Biểu đồ Ven bên ghi số phần tử của từng phần của tập hợp $X$. Phần bù của $A$ trong $X$ có bao nhiêu phần tử?',
          'Biểu đồ Ven bên về một lớp: $A$ là tập hợp các bạn thích bóng đá, $B$ là tập hợp các bạn thích cầu lông. Có bao nhiêu bạn không thích bóng đá?',
          'Theo biểu đồ Ven bên, trong số khách được hỏi ($A$: khách mua cà phê, $B$: khách mua bánh), có bao nhiêu khách không mua cà phê?',
        ],
        is: right + outside,
        why: `Không thuộc $A$ gồm phần chỉ thuộc $B$ và phần ngoài cả hai: $${right} + ${outside} = ${right + outside}$.`,
        figure: venn(left, both, right, outside),
      };
    }),
    mc('M2', 'giao của đoạn trên trục số với một khoảng', (r) => {
      const [a, b, c] = [r.int(-4, -2), r.int(3, 5), r.int(0, 1)];
      return {
        ask: [
          `Phần không bị gạch trên trục số bên là tập hợp $A$. Đặt $B = (${c};\\,+\\infty)$. Tập hợp $A \\cap B$ là:`,
          `Trục số bên biểu diễn tập hợp $A$ (phần không bị gạch). Giao của $A$ với khoảng $(${c};\\,+\\infty)$ bằng:`,
          `Nhiệt độ (°C) cho phép của kho là tập hợp $A$ ở phần không bị gạch trên trục số bên. Các nhiệt độ thuộc $A$ và lớn hơn ${c} tạo thành tập hợp:`,
        ],
        right: `$(${c};\\,${b}]$`,
        wrong: [
          [`$[${c};\\,${b}]$`, `lấy cả đầu mút ${c}`],
          [`$[${a};\\,+\\infty)$`, 'lấy hợp thay vì giao'],
          [`$[${a};\\,${c}]$`, 'lấy hiệu thay vì giao'],
        ],
        why: `$A = [${a};\\,${b}]$; các số của $A$ lớn hơn ${c} tạo thành $(${c};\\,${b}]$.`,
        figure: numberLine({ at: a, closed: true }, { at: b, closed: true }),
      };
    }),
    ew('M3', 'tham số để hai khoảng có điểm chung', (r) => {
      const [a, b, k] = [r.int(1, 4), r.int(6, 9), r.int(2, 4)];
      return {
        ask: [
          `Cho $A = [${a};\\,${b}]$ và $B = (m;\\,m + ${k})$ với $m$ là tham số. Tìm tất cả các giá trị của $m$ để $A \\cap B = \\varnothing$, rồi suy ra các giá trị của $m$ để $A \\cap B \\ne \\varnothing$.`,
          `Lịch trực của bác bảo vệ là đoạn thời gian $A = [${a};\\,${b}]$ (giờ). Một cuộc họp diễn ra trong khoảng $B = (m;\\,m + ${k})$. Với giá trị nào của $m$ thì cuộc họp không trùng lịch trực ($A \\cap B = \\varnothing$)? Khi nào thì trùng?`,
          `Xét đoạn $A = [${a};\\,${b}]$ và khoảng $B = (m;\\,m + ${k})$. Xác định $m$ để hai tập hợp không có phần tử chung; từ đó tìm $m$ để chúng có phần tử chung.`,
        ],
        solution: `$A \\cap B = \\varnothing$ khi $B$ nằm hoàn toàn bên trái hoặc bên phải $A$.\nBên trái: $m + ${k} \\le ${a}$, tức là $m \\le ${a - k}$.\nBên phải: $m \\ge ${b}$.\nVậy $A \\cap B = \\varnothing$ khi $m \\le ${a - k}$ hoặc $m \\ge ${b}$; $A \\cap B \\ne \\varnothing$ khi $${a - k} < m < ${b}$.`,
      };
    }),
  ]),
  ...unit(10, 'Bất phương trình bậc nhất hai ẩn', ({ mc, fb }) => [
    fb('M2', 'giá trị nhỏ nhất khi phải mua đủ', (r) => {
      const [p, q] = [10 * r.int(3, 5), 10 * r.int(6, 8)];
      const total = 10;
      const least = r.int(2, 4);
      return {
        ask: [
          `Cần mua tất cả ít nhất ${total} chậu hoa gồm hoa cúc ($x$ chậu, giá ${p} nghìn đồng một chậu) và hoa lan ($y$ chậu, giá ${q} nghìn đồng một chậu), trong đó $y \\ge ${least}$. Số tiền ít nhất là bao nhiêu nghìn đồng?`,
          `Cho $x \\ge 0$, $y \\ge ${least}$, $x + y \\ge ${total}$. Tìm giá trị nhỏ nhất của $F = ${p}x + ${q}y$.`,
          `Bếp ăn mua $x$ kg rau (${p} nghìn đồng một ki-lô-gam) và $y$ kg cá (${q} nghìn đồng một ki-lô-gam) sao cho $x + y \\ge ${total}$, $y \\ge ${least}$, $x \\ge 0$. Chi phí thấp nhất là bao nhiêu nghìn đồng?`,
        ],
        is: p * (total - least) + q * least,
        why: `Miền nghiệm có hai đỉnh $${pt(total - least, least)}$ và $${pt(0, total)}$. Tại đó biểu thức bằng $${p} \\cdot ${total - least} + ${q} \\cdot ${least} = ${p * (total - least) + q * least}$ và $${q} \\cdot ${total} = ${q * total}$. Giá trị nhỏ nhất là ${p * (total - least) + q * least}.`,
      };
    }),
    mc('M2', 'hệ bất phương trình của một tình huống', (r, turn) => {
      const most = turn === 1 ? 'tối đa' : 'không quá';
      const [a, b, c] = [r.int(2, 4), r.int(5, 7), 10 * r.int(6, 12)];
      const system = (one: string, two: string) => `$\\begin{cases} ${one} \\\\ ${two} \\end{cases}$`;
      return {
        ask: [
          `Xưởng làm $x$ ghế và $y$ bàn ($x, y \\ge 0$). Mỗi ghế cần ${a} giờ, mỗi bàn cần ${b} giờ; có không quá ${c} giờ làm. Số ghế không ít hơn số bàn. Hệ điều kiện (ngoài $x, y \\ge 0$) là:`,
          `Trại trồng $x$ luống rau và $y$ luống hoa; mỗi luống rau cần ${a} l nước, mỗi luống hoa cần ${b} l nước, có tối đa ${c} l nước. Số luống rau không ít hơn số luống hoa. Hệ điều kiện (ngoài $x, y \\ge 0$) là:`,
          `Bạn An đọc $x$ trang truyện và $y$ trang sách khoa học; mỗi trang truyện hết ${a} phút, mỗi trang sách khoa học hết ${b} phút, tổng thời gian không quá ${c} phút; số trang truyện không ít hơn số trang sách khoa học. Hệ điều kiện (ngoài $x, y \\ge 0$) là:`,
        ],
        right: system(`${a}x + ${b}y \\le ${c}`, 'x \\ge y'),
        wrong: [
          [system(`${a}x + ${b}y \\ge ${c}`, 'x \\ge y'), `nhầm “${most}” thành “ít nhất”`],
          [system(`${a}x + ${b}y \\le ${c}`, 'x \\le y'), 'nhầm chiều của điều kiện thứ hai'],
          [system(`${b}x + ${a}y \\le ${c}`, 'x \\ge y'), 'đổi chỗ hai hệ số'],
        ],
        why: `Cụm từ “${most}” viết là $\\le$: $${a}x + ${b}y \\le ${c}$; “không ít hơn” viết là $x \\ge y$.`,
      };
    }),
  ]),
  ...unit(10, 'Hệ thức lượng trong tam giác', ({ mc, tf }) => [
    mc('M1', 'tỉ số lượng giác từ toạ độ trên nửa đường tròn', (_, turn) => {
      const [x, y] = (
        [
          ['-\\dfrac{3}{5}', '\\dfrac{4}{5}'],
          ['-\\dfrac{5}{13}', '\\dfrac{12}{13}'],
          ['-\\dfrac{4}{5}', '\\dfrac{3}{5}'],
        ] as const
      )[turn]!;
      const asked = turn === 1 ? '\\sin' : '\\cos';
      const right = turn === 1 ? y : x;
      return {
        ask: [
          `Điểm $M\\left(${x};\\,${y}\\right)$ thuộc nửa đường tròn đơn vị và $\\widehat{xOM} = \\alpha$. Giá trị $${asked}\\alpha$ bằng:`,
          `Trên nửa đường tròn đơn vị lấy $M\\left(${x};\\,${y}\\right)$ sao cho $\\widehat{xOM} = \\alpha$. Khi đó $${asked}\\alpha$ bằng:`,
          `Kim quay quanh gốc $O$ có đầu kim $M\\left(${x};\\,${y}\\right)$, $OM = 1$, $\\widehat{xOM} = \\alpha$. Giá trị của $${asked}\\alpha$ là:`,
        ],
        right: math(right),
        wrong: [
          [math(turn === 1 ? x : y), `lấy ${turn === 1 ? 'hoành độ' : 'tung độ'} của $M$`],
          [math(turn === 1 ? `-${y}` : x.replace('-', '')), 'nhầm dấu'],
          math(turn === 1 ? x.replace('-', '') : `-${y}`),
        ],
        why: `$\\cos\\alpha$ là hoành độ, $\\sin\\alpha$ là tung độ của $M$.`,
      };
    }),
    mc('M1', 'định lí sin viết cho tam giác trên hình', (_, turn) => {
      const rows = [
        [
          '$\\dfrac{BC}{\\sin A} = \\dfrac{AC}{\\sin B}$',
          ['$\\dfrac{BC}{\\sin B} = \\dfrac{AC}{\\sin A}$', 'chia mỗi cạnh cho sin của góc kề'],
          'Đẳng thức nào đúng theo định lí sin?',
        ],
        [
          '$\\dfrac{AB}{\\sin C} = 2R$',
          ['$\\dfrac{AB}{\\sin C} = R$', 'quên hệ số 2'],
          'Với $R$ là bán kính đường tròn ngoại tiếp, đẳng thức đúng là:',
        ],
        [
          '$AB = 2R\\sin C$',
          ['$AB = 2R\\sin A$', 'lấy sin của góc không đối diện với $AB$'],
          'Gọi $R$ là bán kính đường tròn ngoại tiếp, độ dài $AB$ được tính bởi:',
        ],
      ] as const;
      const [right, first, question] = rows[turn]!;
      const more = [
        [
          ['$BC\\sin A = AC\\sin B$', 'nhân với sin thay vì chia'],
          ['$\\dfrac{BC}{\\cos A} = \\dfrac{AC}{\\cos B}$', 'dùng côsin thay cho sin'],
        ],
        [
          ['$\\dfrac{AB}{\\sin A} = 2R$', 'lấy sin của góc không đối diện với $AB$'],
          ['$AB\\sin C = 2R$', 'nhân với sin thay vì chia'],
        ],
        [
          ['$AB = R\\sin C$', 'quên hệ số 2'],
          ['$AB = 2R\\cos C$', 'dùng côsin thay cho sin'],
        ],
      ] as const;
      return {
        ask: [`Xét tam giác $ABC$ ở hình bên. ${question}`],
        right,
        wrong: [first, ...more[turn]!],
        why: 'Mỗi cạnh chia cho sin của góc đối diện đều bằng $2R$: $\\dfrac{BC}{\\sin A} = \\dfrac{AC}{\\sin B} = \\dfrac{AB}{\\sin C} = 2R$.',
        figure: triangleOf(
          ['A', 'B', 'C'],
          (
            [
              [14, 15, 13],
              [13, 14, 15],
              [15, 13, 14],
            ] as const
          )[turn]!,
        ),
      };
    }),
    tf('M2', 'tam giác có góc 60 độ xen giữa hai cạnh đo trên mặt đất', (r) => {
      const [a, b, c] = r.pick([
        [3, 8, 7],
        [5, 8, 7],
        [7, 15, 13],
        [8, 15, 13],
      ] as const);
      return {
        ask: [
          `Để tính khoảng cách giữa hai cột mốc $B$, $C$ ở hai đầu một hồ nước, từ điểm $A$ trên bờ người ta đo được $AB = ${10 * a}$ m, $AC = ${10 * b}$ m và $\\widehat{BAC} = 60^\\circ$ (hình bên).`,
          `Ba cột mốc $A$, $B$, $C$ ở hình bên có $AB = ${10 * a}$ m, $AC = ${10 * b}$ m, $\\widehat{A} = 60^\\circ$.`,
          `Mảnh đất hình tam giác $ABC$ ở hình bên có $AB = ${10 * a}$ m, $AC = ${10 * b}$ m và góc $A$ bằng $60^\\circ$.`,
        ],
        say: [
          [
            '$\\cos A = \\dfrac{1}{2}$.',
            '$\\cos A = \\dfrac{\\sqrt{3}}{2}$.',
            '$\\cos 60^\\circ = \\dfrac{1}{2}$, $\\sin 60^\\circ = \\dfrac{\\sqrt{3}}{2}$.',
          ],
          [
            '$BC^2 = AB^2 + AC^2 - AB \\cdot AC$.',
            '$BC^2 = AB^2 + AC^2 + AB \\cdot AC$.',
            '$2 \\cdot AB \\cdot AC \\cdot \\cos 60^\\circ = AB \\cdot AC$.',
          ],
          [
            `$BC = ${10 * c}$ m.`,
            `$BC = ${10 * (c + 1)}$ m.`,
            `$BC = \\sqrt{${10 * a}^2 + ${10 * b}^2 - ${10 * a} \\cdot ${10 * b}} = ${10 * c}$ (m).`,
          ],
          [
            `Diện tích tam giác $ABC$ là $${25 * a * b}\\sqrt{3}$ m².`,
            `Diện tích tam giác $ABC$ là $${50 * a * b}\\sqrt{3}$ m².`,
            `$\\dfrac{1}{2} \\cdot ${10 * a} \\cdot ${10 * b} \\cdot \\dfrac{\\sqrt{3}}{2} = ${25 * a * b}\\sqrt{3}$ (m²).`,
          ],
        ],
        figure: withLabels(triangleOf(['A', 'B', 'C'], [c, b, a]), ['', `${10 * b} m`, `${10 * a} m`], ['60°', '', '']),
      };
    }),
  ]),
  ...unit(10, 'Vectơ trong mặt phẳng', ({ mc, tf, ew }) => [
    mc('M1', 'vectơ đối trong hình bình hành trên hình', (_, turn) => {
      const [of, right, same] = (
        [
          ['\\overrightarrow{AB}', '\\overrightarrow{CD}', '\\overrightarrow{DC}'],
          ['\\overrightarrow{AD}', '\\overrightarrow{CB}', '\\overrightarrow{BC}'],
          ['\\overrightarrow{AB}', '\\overrightarrow{CD}', '\\overrightarrow{DC}'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Trong hình bình hành $ABCD$ ở hình bên, vectơ đối của $${of}$ là:`,
          `Hình bên là hình bình hành $ABCD$. Vectơ nào có cùng độ dài và ngược hướng với $${of}$?`,
          `Một lực được biểu diễn bởi $${of}$ trong hình bình hành $ABCD$ bên. Lực cân bằng với nó được biểu diễn bởi:`,
        ],
        right: math(right),
        wrong: [
          [math(same), 'chọn vectơ bằng vectơ đã cho'],
          ['$\\overrightarrow{AC}$', 'chọn vectơ nằm trên đường chéo'],
          ['$\\overrightarrow{BD}$', 'chọn vectơ nằm trên đường chéo kia'],
        ],
        why: `Hai cạnh đối song song và bằng nhau, nên $${of} = ${same}$ và $${right} = -${of}$.`,
        figure: plane('parallelogram', [60, 65, 70][turn]!, {}),
      };
    }),
    mc('M2', 'phân tích vectơ theo hai cạnh hình bình hành', (r) => {
      const k = r.int(2, 4);
      return {
        ask: [
          `Cho hình bình hành $ABCD$ như hình bên, $M$ thuộc cạnh $BC$ với $BM = ${fraction(1, k)}BC$. Biểu diễn $\\overrightarrow{AM}$ theo $\\overrightarrow{AB}$ và $\\overrightarrow{AD}$:`,
          `Trong hình bình hành $ABCD$ ở hình bên, điểm $M$ trên cạnh $BC$ thoả mãn $BC = ${k}BM$. Khi đó $\\overrightarrow{AM}$ bằng:`,
          `Sân hình bình hành $ABCD$ (hình bên); một bạn đi thẳng từ $A$ đến điểm $M$ trên cạnh $BC$, $BM = ${fraction(1, k)}BC$. Vectơ dịch chuyển $\\overrightarrow{AM}$ là:`,
        ],
        right: `$\\overrightarrow{AB} + ${fraction(1, k)}\\overrightarrow{AD}$`,
        wrong: [
          [`$\\overrightarrow{AB} + ${k}\\overrightarrow{AD}$`, 'đảo ngược tỉ số'],
          [`$\\overrightarrow{AB} - ${fraction(1, k)}\\overrightarrow{AD}$`, 'nhầm hướng của $\\overrightarrow{BM}$'],
          [`$${fraction(1, k)}\\overrightarrow{AB} + \\overrightarrow{AD}$`, 'đổi chỗ hai hệ số'],
        ],
        why: `$\\overrightarrow{AM} = \\overrightarrow{AB} + \\overrightarrow{BM}$ và $\\overrightarrow{BM} = ${fraction(1, k)}\\overrightarrow{BC} = ${fraction(1, k)}\\overrightarrow{AD}$.`,
        figure: plane('parallelogram', 65, {}),
      };
    }),
    tf('M2', 'tích vô hướng trong tam giác vuông trên hình', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
      ] as const);
      return {
        ask: [
          `Tam giác $ABC$ vuông tại $A$ như hình bên có $AB = ${a}$, $AC = ${b}$.`,
          `Hai lực vuông góc tác dụng vào điểm $A$ được biểu diễn bởi $\\overrightarrow{AB}$, $\\overrightarrow{AC}$ ở hình bên, với $AB = ${a}$ N, $AC = ${b}$ N (1 đơn vị dài ứng với 1 N).`,
          `Trên bản vẽ bên, tam giác $ABC$ vuông tại $A$, $AB = ${a}$ cm và $AC = ${b}$ cm.`,
        ],
        figure: plane('right', Math.min(70, Math.round((Math.atan2(b, a) * 180) / Math.PI)), {
          AB: `${a}`,
          AC: `${b}`,
        }),
        say: [
          [
            '$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = 0$.',
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${a * b}$.`,
            'hai vectơ vuông góc với nhau.',
          ],
          [
            `$|\\overrightarrow{AB} + \\overrightarrow{AC}| = ${c}$.`,
            `$|\\overrightarrow{AB} + \\overrightarrow{AC}| = ${a + b}$.`,
            `tổng là đường chéo của hình chữ nhật có hai cạnh ${a} và ${b}: $\\sqrt{${a}^2 + ${b}^2} = ${c}$.`,
          ],
          [
            `$\\overrightarrow{BA} \\cdot \\overrightarrow{BC} = ${a * a}$.`,
            `$\\overrightarrow{BA} \\cdot \\overrightarrow{BC} = ${a * c}$.`,
            `$BA \\cdot BC \\cdot \\cos B = BA \\cdot BC \\cdot \\dfrac{BA}{BC} = BA^2 = ${a * a}$.`,
          ],
          [
            `$\\overrightarrow{AC} \\cdot \\overrightarrow{CB} = -${b * b}$.`,
            `$\\overrightarrow{AC} \\cdot \\overrightarrow{CB} = ${b * b}$.`,
            `$\\overrightarrow{AC} \\cdot \\overrightarrow{CB} = -\\overrightarrow{CA} \\cdot \\overrightarrow{CB} = -CA^2 = -${b * b}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'điểm trên cạnh để hai đường thẳng vuông góc', (r) => {
      const [a, k] = [r.int(2, 5), r.int(2, 3)];
      const x = fraction(a, k);
      return {
        ask: [
          `Cho hình chữ nhật $ABCD$ có $AB = ${a * k}$, $AD = ${a}$. Điểm $M$ thuộc cạnh $DC$ với $DM = x$. Biểu diễn $\\overrightarrow{AM}$, $\\overrightarrow{BD}$ theo $\\overrightarrow{AB}$, $\\overrightarrow{AD}$ và tìm $x$ để $AM \\perp BD$.`,
          `Trên bản vẽ, một sân hình chữ nhật $ABCD$ có $AB = ${a * k}$ cm, $AD = ${a}$ cm. Trên cạnh $DC$ lấy $M$ với $DM = x$. Dùng vectơ, tìm $x$ để đường thẳng $AM$ vuông góc với đường chéo $BD$.`,
          `Hình chữ nhật $ABCD$ có $AB = ${a * k}$, $AD = ${a}$; $M$ là điểm trên cạnh $DC$, $DM = x$. Tính $\\overrightarrow{AM} \\cdot \\overrightarrow{BD}$ theo $x$, rồi tìm $x$ để hai đường thẳng $AM$ và $BD$ vuông góc.`,
        ],
        figure: plane('rectangle', k === 2 ? 27 : 20, {}),
        solution: `$\\overrightarrow{AM} = \\overrightarrow{AD} + \\overrightarrow{DM} = \\overrightarrow{AD} + \\dfrac{x}{${a * k}}\\overrightarrow{AB}$.\n$\\overrightarrow{BD} = \\overrightarrow{AD} - \\overrightarrow{AB}$.\nVì $\\overrightarrow{AB} \\cdot \\overrightarrow{AD} = 0$ nên $\\overrightarrow{AM} \\cdot \\overrightarrow{BD} = AD^2 - \\dfrac{x}{${a * k}}AB^2 = ${a * a} - ${a * k}x$.\n$AM \\perp BD$ khi $${a * a} - ${a * k}x = 0$, tức là $x = ${x}$.`,
      };
    }),
  ]),
  ...unit(10, 'Số đặc trưng của mẫu số liệu', ({ mc, fb, ew }) => [
    fb('M1', 'trung vị đọc từ biểu đồ hộp', (r) => {
      const low = r.int(12, 18);
      const five = [low, low + r.int(4, 6), low + r.int(8, 11), low + r.int(13, 16), low + r.int(20, 24)];
      return {
        ask: [
          'Biểu đồ hộp bên biểu diễn thời gian (phút) đi học của học sinh một lớp. Trung vị của mẫu số liệu là bao nhiêu?',
          'Đọc biểu đồ hộp bên về thời gian đi học (phút): một nửa số liệu không vượt quá bao nhiêu phút, nếu lấy theo trung vị?',
          'Biểu đồ hộp bên cho năm số đặc trưng của thời gian đi học (phút). Số đứng giữa trong năm số đó là bao nhiêu?',
        ],
        is: five[2]!,
        why: `Vạch bên trong hộp là trung vị: ${five[2]!}.`,
        figure: box('Thời gian (phút)', five),
      };
    }),
    mc('M1', 'mẫu số liệu có trung vị đã cho', (r) => {
      const m = r.int(6, 12);
      const said = (...list: number[]) => list.join('; ');
      return {
        ask: [
          `Mẫu số liệu nào có trung vị bằng ${m}?`,
          `Bốn bạn ghi lại số trang sách đọc trong năm ngày. Mẫu số liệu có trung vị ${m} trang là:`,
          `Trong bốn mẫu số liệu (đã sắp xếp), mẫu có số đứng giữa bằng ${m} là:`,
        ],
        right: said(m - 4, m - 1, m, m + 5, m + 9),
        wrong: [
          [said(m, m + 1, m + 2, m + 3, m + 4), 'lấy số nhỏ nhất làm trung vị'],
          [said(m - 4, m - 3, m - 2, m - 1, m), 'lấy số lớn nhất làm trung vị'],
          [said(m - 3, m - 2, m - 1, m, m + 6), 'lấy số đứng thứ tư'],
        ],
        why: `Mẫu có 5 số, trung vị là số thứ ba; ở dãy đó số thứ ba là ${m}.`,
      };
    }),
    mc('M2', 'phương sai thay đổi khi cộng thêm', (r) => {
      const [a, s] = [r.int(2, 9), r.int(3, 8)];
      return {
        ask: [
          `Một mẫu số liệu có phương sai ${s}. Cộng thêm ${a} vào mọi số liệu thì phương sai của mẫu mới là:`,
          `Điểm kiểm tra của lớp có phương sai ${s}. Thầy cộng cho mỗi bạn ${a} điểm (thang 100). Phương sai mới là:`,
          `Nhiệt độ các ngày trong tuần có phương sai ${s}. Tuần sau, mỗi ngày nóng thêm đúng ${a} độ. Phương sai của tuần sau là:`,
        ],
        right: s,
        wrong: [
          [s + a, 'cộng thêm vào phương sai'],
          [s + a * a, 'cộng thêm bình phương của số được thêm'],
          [s * a, 'nhân phương sai với số được thêm'],
        ],
        why: `Số trung bình cũng tăng ${a}, nên các độ lệch không đổi và phương sai vẫn bằng ${s}.`,
      };
    }),
    ew('M3', 'chọn đội dựa vào trung bình và độ lệch chuẩn', (r) => {
      const m = r.int(20, 26);
      const [d, e] = [r.int(1, 2), r.int(4, 6)];
      const [first, second] = [
        [m - d, m, m, m, m + d],
        [m - e, m - d, m, m + d, m + e],
      ] as const;
      const v1 = (2 * d * d) / 5;
      const v2 = (2 * e * e + 2 * d * d) / 5;
      const shown = table(['Trận', '1', '2', '3', '4', '5'], ['Bạn Nam', ...first], ['Bạn Huy', ...second]);
      return {
        ask: [
          `Số điểm ghi được trong năm trận của hai bạn:\n${shown}\nTính số trung bình và phương sai của mỗi bạn. Nếu cần một người ghi điểm ổn định thì nên chọn ai?`,
          `Huấn luyện viên ghi lại số điểm của hai bạn trong năm trận:\n${shown}\nSo sánh số trung bình và độ lệch chuẩn (làm tròn đến hàng phần trăm) của hai bạn. Ai có phong độ ổn định hơn?`,
          `Hai bạn cùng thi đấu năm trận với số điểm:\n${shown}\nTính các số trung bình, phương sai rồi cho biết nên chọn bạn nào nếu muốn kết quả ít dao động.`,
        ],
        solution: `Số trung bình của Nam: $\\dfrac{${first.join(' + ')}}{5} = ${m}$; của Huy: $\\dfrac{${second.join(' + ')}}{5} = ${m}$.\nPhương sai của Nam: $\\dfrac{2 \\cdot ${d}^2}{5} = ${n(v1)}$.\nPhương sai của Huy: $\\dfrac{2 \\cdot ${e}^2 + 2 \\cdot ${d}^2}{5} = ${n(v2)}$ (độ lệch chuẩn lần lượt $\\approx ${n(rounded(Math.sqrt(v1), 2))}$ và $\\approx ${n(rounded(Math.sqrt(v2), 2))}$).\nHai số trung bình bằng nhau, phương sai của Nam nhỏ hơn nên Nam ổn định hơn: nên chọn Nam.`,
      };
    }),
  ]),
];

const secondTerm: readonly Template[] = [
  ...unit(10, 'Hàm số bậc hai và ứng dụng', ({ fb, tf }) => [
    tf('M1', 'đọc đồ thị của một parabol quay bề lõm lên', (r) => {
      const [p, k] = [r.int(1, 2), r.pick([1, 2])];
      const c = p * p - k * k;
      return {
        ask: [
          'Parabol ở hình bên là đồ thị của hàm số bậc hai $y = f(x)$.',
          'Hình bên vẽ đồ thị của hàm số bậc hai $y = f(x)$.',
          'Mặt cắt của một máng nước là một phần của parabol $y = f(x)$ ở hình bên.',
        ],
        figure: graph('quadratic', [1, -2 * p, c], [-3, 5], [-5, 6], { grid: true }),
        say: [
          [
            `Trục đối xứng của parabol là đường thẳng $x = ${p}$.`,
            `Trục đối xứng của parabol là đường thẳng $y = ${p}$.`,
            `đỉnh của parabol có hoành độ ${p}.`,
          ],
          [
            `Giá trị nhỏ nhất của hàm số là $-${k * k}$.`,
            `Giá trị nhỏ nhất của hàm số là $${p}$.`,
            `đỉnh của parabol là $${pt(p, -k * k)}$.`,
          ],
          [
            `Hàm số đồng biến trên khoảng $(${p};\\,+\\infty)$.`,
            `Hàm số đồng biến trên khoảng $(-\\infty;\\,${p})$.`,
            `bên phải đường thẳng $x = ${p}$ đồ thị đi lên.`,
          ],
          [
            `$f(x) < 0$ khi $${p - k} < x < ${p + k}$.`,
            `$f(x) > 0$ khi $${p - k} < x < ${p + k}$.`,
            `đồ thị cắt trục hoành tại $x = ${p - k}$, $x = ${p + k}$ và nằm dưới trục hoành ở giữa hai điểm đó.`,
          ],
        ],
      };
    }),
    fb('M2', 'diện tích lớn nhất khi rào ba mặt', (r, turn) => {
      const x = r.int(5, 15);
      return {
        ask: [
          `Có ${4 * x} m lưới, rào ba mặt của mảnh vườn hình chữ nhật, mặt còn lại là bức tường. Diện tích lớn nhất của mảnh vườn là bao nhiêu mét vuông?`,
          `Một cạnh của sân phơi hình chữ nhật là bờ tường, ba cạnh kia rào bằng ${4 * x} m dây. Diện tích sân lớn nhất là bao nhiêu mét vuông?`,
          `Giá trị lớn nhất của hàm số $S(x) = x(${4 * x} - 2x)$ với $0 < x < ${2 * x}$ là bao nhiêu?`,
        ],
        is: 2 * x * x,
        why: `${turn === 2 ? '' : 'Gọi $x$ (m) là cạnh vuông góc với tường thì '}$S = x(${4 * x} - 2x) = -2x^2 + ${4 * x}x$. Đỉnh ở $x = ${x}$, $S = ${x} \\cdot ${2 * x} = ${2 * x * x}$.`,
      };
    }),
  ]),
  ...unit(10, 'Đại số tổ hợp', ({ mc, fb, tf }) => [
    mc('M1', 'số đường đi qua hai chặng', (r) => {
      const [a, b, c] = [r.int(3, 5), r.int(2, 4), r.int(2, 3)];
      return {
        ask: [
          `Từ A đến B có ${a} con đường, từ B đến C có ${b} con đường, từ A đi thẳng đến C có ${c} con đường. Số cách đi từ A đến C là:`,
          `Quán có ${a} loại bánh ăn kèm một trong ${b} loại nước, hoặc chọn một trong ${c} suất trọn gói. Số cách chọn bữa sáng là:`,
          `Mật mã là một chữ cái trong ${a} chữ cái kèm một trong ${b} chữ số, hoặc là một trong ${c} kí hiệu đặc biệt. Số mật mã là:`,
        ],
        right: a * b + c,
        wrong: [
          [a + b + c, 'dùng quy tắc cộng cho cả ba'],
          [a * b * c, 'dùng quy tắc nhân cho cả ba'],
          [a * b, 'quên phương án thứ hai'],
          [a * (b + c), 'nhân nhầm với phương án thứ hai'],
        ],
        why: `Phương án thứ nhất có $${a} \\cdot ${b} = ${a * b}$ cách; phương án thứ hai có ${c} cách. Tất cả: $${a * b} + ${c} = ${a * b + c}$.`,
      };
    }),
    mc('M1', 'số hạng của khai triển nhị thức bậc bốn', (r) => {
      const a = r.int(2, 3);
      return {
        ask: [
          `Khai triển $(x + ${a})^4$ có bao nhiêu số hạng và số hạng không chứa $x$ là bao nhiêu?`,
          `Viết $(x + ${a})^4$ thành đa thức thu gọn. Số các số hạng và số hạng tự do lần lượt là:`,
          `Trong khai triển nhị thức Newton của $(x + ${a})^4$, số các số hạng và số hạng không chứa $x$ lần lượt là:`,
        ],
        right: `5 và ${a ** 4}`,
        wrong: [
          [`4 và ${a ** 4}`, 'lấy số mũ làm số các số hạng'],
          [`5 và ${a}`, 'quên luỹ thừa của số hạng tự do'],
          [`5 và ${4 * a}`, 'nhân với số mũ thay vì luỹ thừa'],
        ],
        why: `Số mũ 4 cho $4 + 1 = 5$ số hạng; số hạng không chứa $x$ là $${a}^4 = ${a ** 4}$.`,
      };
    }),
    mc('M2', 'số cách chia thành hai nhóm khác nhiệm vụ', (r) => {
      const [all, k] = [r.int(7, 9), r.int(2, 3)];
      const is = combinations(all, k) * combinations(all - k, 2);
      return {
        ask: [
          `Từ ${all} bạn, chọn ${k} bạn quét lớp rồi chọn 2 bạn khác lau bảng. Số cách chọn là:`,
          `Câu lạc bộ có ${all} người, cử ${k} người trang trí sân khấu và 2 người khác lo âm thanh. Số cách cử là:`,
          `Có ${all} đầu sách, lấy ${k} cuốn cho lớp A và 2 cuốn khác cho lớp B. Số cách lấy là:`,
        ],
        right: is,
        wrong: [
          [combinations(all, k) + combinations(all - k, 2), 'cộng thay vì nhân'],
          [combinations(all, k) * combinations(all, 2), `chọn nhóm sau từ cả ${all}`],
          [combinations(all, k + 2), 'không phân biệt hai nhiệm vụ'],
        ],
        why: `Chọn nhóm thứ nhất: $\\mathrm{C}_{${all}}^{${k}} = ${combinations(all, k)}$; chọn nhóm thứ hai trong ${all - k} còn lại: $\\mathrm{C}_{${all - k}}^{2} = ${combinations(all - k, 2)}$. Tích: $${combinations(all, k)} \\cdot ${combinations(all - k, 2)} = ${is}$.`,
      };
    }),
    fb('M2', 'số cách xếp hàng có một người đứng đầu cố định', (r) => {
      const [a, b] = [r.int(3, 4), 2];
      const rest = a + b - 1;
      let is = a;
      for (let k = 2; k <= rest; k++) is *= k;
      return {
        ask: [
          `Xếp ${a} bạn nam và ${b} bạn nữ thành hàng dọc sao cho người đứng đầu là bạn nam. Có bao nhiêu cách xếp?`,
          `Có ${a} tiết mục hát và ${b} tiết mục múa khác nhau. Có bao nhiêu cách sắp thứ tự để tiết mục đầu tiên là hát?`,
          `Đặt ${a} quyển sách Toán và ${b} quyển sách Văn khác nhau lên giá theo hàng ngang, quyển ngoài cùng bên trái là sách Toán. Có bao nhiêu cách đặt?`,
        ],
        is,
        why: `Vị trí đầu có ${a} cách; ${rest} vị trí còn lại có $${rest}! = ${is / a}$ cách. Tất cả: $${a} \\cdot ${is / a} = ${is}$.`,
      };
    }),
    tf('M2', 'bầu đội cờ đỏ từ hai lớp', (r) => {
      const [a, b] = [r.int(4, 6), r.int(3, 5)];
      const all = a + b;
      const three = combinations(all, 3);
      const mixed = combinations(a, 2) * b;
      return {
        ask: [
          `Đội cờ đỏ có ${a} bạn lớp 10A và ${b} bạn lớp 10B. Chọn 3 bạn trực hôm nay.`,
          `Từ ${a} cầu thủ lớp 10A và ${b} cầu thủ lớp 10B, cần chọn 3 người đi bốc thăm.`,
          `Nhóm tình nguyện gồm ${a} bạn lớp 10A, ${b} bạn lớp 10B. Chọn ra 3 bạn đón khách.`,
        ],
        say: [
          [
            `Số cách chọn tuỳ ý là ${three}.`,
            `Số cách chọn tuỳ ý là ${three * 6}.`,
            `$\\mathrm{C}_{${all}}^3 = ${three}$, không tính thứ tự.`,
          ],
          [
            `Số cách chọn đúng 2 bạn lớp 10A là ${mixed}.`,
            `Số cách chọn đúng 2 bạn lớp 10A là ${combinations(a, 2) + b}.`,
            `$\\mathrm{C}_{${a}}^2 \\cdot ${b} = ${combinations(a, 2)} \\cdot ${b} = ${mixed}$.`,
          ],
          [
            `Số cách chọn cả 3 bạn cùng lớp 10A là ${combinations(a, 3)}.`,
            `Số cách chọn cả 3 bạn cùng lớp 10A là ${combinations(a, 3) * 6}.`,
            `$\\mathrm{C}_{${a}}^3 = ${combinations(a, 3)}$.`,
          ],
          [
            `Số cách chọn có ít nhất một bạn lớp 10B là ${three - combinations(a, 3)}.`,
            `Số cách chọn có ít nhất một bạn lớp 10B là ${three - combinations(b, 3)}.`,
            `lấy tất cả trừ các cách chỉ có lớp 10A: $${three} - ${combinations(a, 3)} = ${three - combinations(a, 3)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ fb, ew }) => [
    fb('M1', 'tung độ giao điểm của đường thẳng trong hình với trục tung', (r) => {
      const [a, b] = [r.pick([1, 2]), r.int(2, 4)];
      const line = sum([a, 'x'], [-1, 'y'], [b, '']);
      return {
        ask: [
          `Đường thẳng $${line} = 0$ (hình bên) cắt trục tung tại điểm có tung độ bằng bao nhiêu?`,
          `Hình bên vẽ đường thẳng có phương trình $${line} = 0$. Nó cắt trục $Oy$ tại điểm $M(0;\\,m)$. Tìm $m$.`,
          `Con đường thẳng có phương trình $${line} = 0$ như hình bên gặp trục $Oy$ tại điểm có tung độ bao nhiêu?`,
        ],
        is: b,
        why: `Thay $x = 0$: $-y + ${b} = 0$, nên $y = ${b}$.`,
        figure: graph('linear', [a, b], [-5, 4], [-3, 7], { grid: true }),
      };
    }),
    ew('M3', 'đường tròn tiếp xúc với đường thẳng', (r) => {
      const [a, b, k] = [nonZero(r, -3, 3), nonZero(r, -3, 3), r.int(1, 3)];
      const c = 5 * k - 3 * a - 4 * b;
      if (c === 0) throw new TooFewDistractors('through the origin');
      return {
        ask: [
          `Viết phương trình đường tròn tâm $I${pt(a, b)}$ tiếp xúc với đường thẳng $\\Delta: ${sum([3, 'x'], [4, 'y'], [c, ''])} = 0$. Tìm toạ độ tiếp điểm.`,
          `Vòi phun đặt tại $I${pt(a, b)}$ tưới được hình tròn vừa chạm mép đường $\\Delta: ${sum([3, 'x'], [4, 'y'], [c, ''])} = 0$. Viết phương trình đường tròn là biên của vùng tưới và tìm điểm trên mép đường được tưới tới.`,
          `Trong mặt phẳng $Oxy$ cho $I${pt(a, b)}$ và $\\Delta: ${sum([3, 'x'], [4, 'y'], [c, ''])} = 0$. Viết phương trình đường tròn tâm $I$ nhận $\\Delta$ làm tiếp tuyến và xác định tiếp điểm.`,
        ],
        solution: `Bán kính bằng khoảng cách từ $I$ đến $\\Delta$: $R = \\dfrac{|3 \\cdot ${par(a)} + 4 \\cdot ${par(b)} ${signed(c)}|}{\\sqrt{3^2 + 4^2}} = \\dfrac{${5 * k}}{5} = ${k}$.\nĐường tròn: $(x ${signed(-a)})^2 + (y ${signed(-b)})^2 = ${k * k}$.\nĐường thẳng qua $I$ vuông góc với $\\Delta$: $x = ${a} + 3t$, $y = ${b} + 4t$.\nThay vào $\\Delta$: $25t + ${5 * k} = 0$, $t = ${fraction(-k, 5)}$. Tiếp điểm: $\\left(${fraction(5 * a - 3 * k, 5)};\\,${fraction(5 * b - 4 * k, 5)}\\right)$.`,
      };
    }),
  ]),
  ...unit(10, 'Xác suất của biến cố', ({ mc, fb, ew }) => [
    fb('M1', 'xác suất từ biểu đồ cột', (r) => {
      const [a, b] = [r.int(8, 12), r.int(14, 18)];
      const last = 40 - a - b;
      return {
        ask: [
          'Biểu đồ bên ghi số học sinh của một lớp theo tổ. Chọn ngẫu nhiên một học sinh. Xác suất chọn được học sinh tổ 2 là bao nhiêu?',
          'Lớp chia thành ba tổ như biểu đồ bên. Gọi ngẫu nhiên một bạn lên bảng; xác suất bạn đó thuộc tổ 2 bằng bao nhiêu?',
          'Theo biểu đồ bên, rút thăm ngẫu nhiên một bạn trong lớp thì xác suất bạn đó ở tổ 2 là bao nhiêu?',
        ],
        is: rounded(b / 40, 3),
        why: `Lớp có $${a} + ${b} + ${last} = 40$ học sinh, tổ 2 có ${b}: $\\dfrac{${b}}{40} = ${n(b / 40)}$.`,
        figure: chart('bar', 'Số học sinh', [
          ['Tổ 1', a],
          ['Tổ 2', b],
          ['Tổ 3', last],
        ]),
      };
    }),
    mc('M1', 'số phần tử của không gian mẫu khi rút hai thẻ', (r, turn) => {
      const [two, one] = [
        ['Hai thẻ được rút', 'thẻ đã rút'],
        ['Hai bạn được chọn', 'bạn đã chọn'],
        ['Hai quả được lấy', 'quả đã lấy'],
      ][turn]!;
      const k = r.int(5, 9);
      return {
        ask: [
          `Rút đồng thời hai thẻ từ hộp có ${k} thẻ khác nhau. Số phần tử của không gian mẫu là:`,
          `Chọn ngẫu nhiên cùng lúc hai bạn trong tổ ${k} người. Không gian mẫu có số phần tử là:`,
          `Lấy cùng lúc hai quả từ giỏ ${k} quả đánh số khác nhau. Số kết quả có thể là:`,
        ],
        right: (k * (k - 1)) / 2,
        wrong: [
          [k * (k - 1), 'tính cả thứ tự'],
          [k * k, `cho phép lấy lại ${one}`],
          [2 * k, `nhân số ${one!.split(' ')[0]!} với 2`],
        ],
        why: `${two} đồng thời, không kể thứ tự: $\\mathrm{C}_{${k}}^2 = ${(k * (k - 1)) / 2}$.`,
      };
    }),
    mc('M1', 'xác suất khi tung hai đồng xu', (_, turn) => {
      const [what, right, why, wrong] = (
        [
          [
            'có đúng một mặt ngửa',
            '\\dfrac{1}{2}',
            'NS và SN là hai kết quả thuận lợi',
            [
              ['\\dfrac{1}{4}', 'bỏ sót một trong hai kết quả NS, SN'],
              ['\\dfrac{3}{4}', 'tính cả kết quả NN'],
              ['\\dfrac{1}{3}', 'coi NS và SN là một kết quả'],
            ],
          ],
          [
            'cả hai mặt đều ngửa',
            '\\dfrac{1}{4}',
            'NN là kết quả thuận lợi duy nhất',
            [
              ['\\dfrac{1}{2}', 'chỉ xét một đồng xu hoặc một lần tung'],
              ['\\dfrac{3}{4}', 'tính xác suất của biến cố đối'],
              ['\\dfrac{1}{3}', 'coi NS và SN là một kết quả'],
            ],
          ],
          [
            'có ít nhất một mặt ngửa',
            '\\dfrac{3}{4}',
            'NN, NS, SN là ba kết quả thuận lợi',
            [
              ['\\dfrac{1}{2}', 'chỉ tính trường hợp có đúng một mặt ngửa'],
              ['\\dfrac{1}{4}', 'tính xác suất của biến cố đối'],
              ['\\dfrac{2}{3}', 'coi NS và SN là một kết quả'],
            ],
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Tung hai đồng xu cân đối. Xác suất của biến cố “${what}” là:`,
          `Hai bạn cùng tung mỗi người một đồng xu cân đối. Xác suất để ${what} bằng:`,
          `Một trò chơi tung một đồng xu cân đối hai lần. Xác suất để ${what} là:`,
        ],
        right: math(right),
        wrong: wrong.map(([one, mistake]) => [math(one), mistake] as const),
        why: `Có 4 kết quả đồng khả năng NN, NS, SN, SS (N: ngửa, S: sấp); ${why}.`,
      };
    }),
    mc('M2', 'xác suất hai thẻ có tổng lẻ', (r) => {
      const k = r.pick([6, 8, 10]);
      const all = (k * (k - 1)) / 2;
      const good = (k / 2) * (k / 2);
      return {
        ask: [
          `Hộp có ${k} thẻ ghi các số từ 1 đến ${k}. Rút đồng thời hai thẻ. Xác suất để tổng hai số là số lẻ bằng:`,
          `Chọn ngẫu nhiên hai số khác nhau trong các số tự nhiên từ 1 đến ${k}. Xác suất tổng của chúng là số lẻ bằng:`,
          `Có ${k} ghế đánh số từ 1 đến ${k}; chọn ngẫu nhiên hai ghế. Xác suất để tổng hai số ghế lẻ là:`,
        ],
        right: math(fraction(good, all)),
        wrong: [
          [math(fraction(1, 2)), 'cho rằng chẵn và lẻ luôn đồng khả năng'],
          [math(fraction(all - good, all)), 'tính xác suất tổng chẵn'],
          [math(fraction(good, k * k)), 'đếm cả thứ tự và cả trường hợp lấy một số hai lần'],
          math(fraction(good, k * (k - 1))),
        ],
        why: `Tổng lẻ khi có một số chẵn và một số lẻ: $${k / 2} \\cdot ${k / 2} = ${good}$ cách trong $\\mathrm{C}_{${k}}^2 = ${all}$ cách: $${fraction(good, all)}$.`,
      };
    }),
    ew('M3', 'xác suất chọn ban tổ chức đủ hai giới và có người cho trước', (r) => {
      const [a, b] = [r.int(4, 6), r.int(3, 5)];
      const all = a + b;
      const total = combinations(all, 3);
      const both = total - combinations(a, 3) - combinations(b, 3);
      const named = combinations(all - 1, 2);
      return {
        ask: [
          `Nhóm có ${a} bạn nam và ${b} bạn nữ, trong đó có bạn An. Chọn ngẫu nhiên 3 bạn làm ban tổ chức. Tính xác suất để ban tổ chức có cả nam và nữ; tính xác suất để bạn An được chọn.`,
          `Từ ${a} nam và ${b} nữ của câu lạc bộ (bạn An là thành viên), chọn ngẫu nhiên 3 người đi dự hội nghị. Tính xác suất: trong 3 người có cả nam lẫn nữ; An được đi.`,
          `Trong ${a} bạn nam và ${b} bạn nữ có bạn An. Rút thăm chọn 3 bạn trực nhật. Hãy tính xác suất để nhóm trực nhật có cả hai giới và xác suất để An phải trực.`,
        ],
        solution: `Số phần tử của không gian mẫu: $\\mathrm{C}_{${all}}^3 = ${total}$.\nSố cách chọn chỉ có nam hoặc chỉ có nữ: $\\mathrm{C}_{${a}}^3 + \\mathrm{C}_{${b}}^3 = ${combinations(a, 3)} + ${combinations(b, 3)} = ${combinations(a, 3) + combinations(b, 3)}$.\nXác suất có cả nam và nữ: $\\dfrac{${total} - ${combinations(a, 3) + combinations(b, 3)}}{${total}} = ${fraction(both, total)}$.\nCó An thì chọn thêm 2 bạn trong ${all - 1} bạn: $\\mathrm{C}_{${all - 1}}^2 = ${named}$ cách. Xác suất: $\\dfrac{${named}}{${total}} = ${fraction(named, total)}$.`,
      };
    }),
  ]),
];

export const finals10Fourth: readonly Template[] = [...firstTerm, ...secondTerm];
