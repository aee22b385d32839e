/** Geometry of grade 10 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, n, nonZero, par, root, rounded, type Template } from '../template.ts';
import { triangleOf, withLabels } from './figure-kit.ts';
import { pt, signed, sum, unit } from './kit.ts';

const line = (a: number, b: number, c: number) => `${sum([a, 'x'], [b, 'y'], [c, ''])} = 0`;

export const geometry10: readonly Template[] = [
  ...unit(10, 'Hệ thức lượng trong tam giác', ({ mc, fb, tf, ew }) => [
    mc('M1', 'công thức', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Trong tam giác $ABC$ với $BC = a$, $CA = b$, $AB = c$, đẳng thức nào đúng?',
            '$a^2 = b^2 + c^2 - 2bc\\cos A$',
            [
              ['$a^2 = b^2 + c^2 + 2bc\\cos A$', 'nhầm dấu của số hạng cuối'],
              ['$a^2 = b^2 + c^2 - 2bc\\sin A$', 'dùng sin thay cho côsin'],
              ['$a^2 = b^2 + c^2 - bc\\cos A$', 'quên nhân với 2'],
            ],
            'Đây là định lí côsin.',
          ],
          [
            'Gọi $R$ là bán kính đường tròn ngoại tiếp tam giác $ABC$, $BC = a$. Khi đó $\\dfrac{a}{\\sin A}$ bằng:',
            '$2R$',
            [
              ['$R$', 'quên nhân với 2'],
              ['$\\dfrac{R}{2}$', 'chia cho 2 thay vì nhân với 2'],
              ['$4R$', 'nhân với 2 hai lần'],
            ],
            'Theo định lí sin, $\\dfrac{a}{\\sin A} = 2R$.',
          ],
          [
            'Diện tích tam giác $ABC$ có $CA = b$, $AB = c$ được tính theo công thức nào?',
            '$\\dfrac{1}{2}bc\\sin A$',
            [
              ['$\\dfrac{1}{2}bc\\cos A$', 'dùng côsin thay cho sin'],
              ['$bc\\sin A$', 'quên nhân với $\\dfrac{1}{2}$'],
              ['$\\dfrac{1}{2}bc\\sin B$', 'lấy góc không xen giữa hai cạnh'],
            ],
            'Nửa tích hai cạnh nhân với sin của góc xen giữa.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'giá trị lượng giác của góc bù', (r) => {
      const [a, value, name] = r.pick([
        [120, '-\\dfrac{1}{2}', 'cos'],
        [150, '\\dfrac{1}{2}', 'sin'],
        [135, '-1', 'tan'],
        [150, '-\\dfrac{\\sqrt{3}}{2}', 'cos'],
      ] as const);
      return {
        ask: [
          `Giá trị của $\\${name} ${a}^\\circ$ bằng:`,
          `Tính $\\${name} ${a}^\\circ$ dựa vào góc bù $${180 - a}^\\circ$ ta được:`,
          `Không dùng máy tính, $\\${name} ${a}^\\circ$ nhận giá trị nào?`,
        ],
        right: `$${value}$`,
        wrong: [
          [value.startsWith('-') ? `$${value.slice(1)}$` : `$-${value}$`, 'nhầm dấu'],
          ['$\\dfrac{\\sqrt{2}}{2}$', 'nhớ nhầm giá trị lượng giác của góc đặc biệt'],
          ['$-\\dfrac{\\sqrt{2}}{2}$', 'nhớ nhầm giá trị và lấy dấu âm'],
          ['$0$', 'nhầm với góc 90 độ'],
        ],
        why: `${name === 'sin' ? `$\\sin(180^\\circ - \\alpha) = \\sin\\alpha$` : `$\\${name}(180^\\circ - \\alpha) = -\\${name}\\alpha$`} với $\\alpha = ${180 - a}^\\circ$.`,
      };
    }),
    mc('M2', 'diện tích tam giác', (r) => {
      const [b, c, a] = [2 * r.int(2, 6), r.int(3, 9), r.pick([30, 150] as const)];
      return {
        ask: [
          `Tam giác $ABC$ có $AC = ${b}$, $AB = ${c}$, $\\widehat{A} = ${a}^\\circ$. Diện tích tam giác bằng:`,
          `Thửa đất hình tam giác có hai cạnh ${b} m, ${c} m tạo với nhau góc $${a}^\\circ$. Số đo diện tích (m²) của thửa đất là:`,
          `Cho tam giác có hai cạnh dài ${b} và ${c}, góc xen giữa $${a}^\\circ$. Diện tích của nó là:`,
        ],
        right: (b * c) / 4,
        wrong: [
          [(b * c) / 2, 'quên nhân với sin của góc xen giữa'],
          [b * c, 'quên nhân với $\\dfrac{1}{2}$ và với sin của góc xen giữa'],
          [`$${fraction(b * c, 4)}\\sqrt{3}$`, 'lấy nhầm giá trị của sin'],
          [(b * c) / 8, 'nhân thừa với $\\dfrac{1}{2}$'],
        ],
        why: `$S = \\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\sin ${a}^\\circ = \\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\dfrac{1}{2} = ${n((b * c) / 4)}$.`,
      };
    }),
    mc('M2', 'bán kính đường tròn ngoại tiếp', (r) => {
      const [k, a] = [r.int(3, 12), r.pick([30, 150] as const)];
      return {
        ask: [
          `Tam giác $ABC$ có $BC = ${k}$ và $\\widehat{A} = ${a}^\\circ$. Bán kính đường tròn ngoại tiếp tam giác bằng:`,
          `Cạnh dài ${k} của một tam giác đối diện với góc $${a}^\\circ$. Đường tròn đi qua ba đỉnh của tam giác có bán kính:`,
          `Ba cột cờ $A$, $B$, $C$ nằm trên một đường tròn, $BC = ${k}$ m và $\\widehat{BAC} = ${a}^\\circ$. Bán kính (m) của đường tròn là:`,
        ],
        right: k,
        wrong: [
          [2 * k, 'lấy đường kính thay cho bán kính'],
          [k / 2, 'quên chia cho sin của góc'],
          [`$${k}\\sqrt{3}$`, 'lấy nhầm giá trị của sin'],
          [4 * k, 'nhân với 2 thay vì chia cho 2'],
        ],
        why: `Theo định lí sin, cạnh chia cho sin góc đối diện bằng $2R = \\dfrac{${k}}{\\sin ${a}^\\circ} = ${2 * k}$ nên $R = ${k}$.`,
      };
    }),
    fb('M1', 'côsin của một góc', (r) => {
      const [a, b, c] = r.pick([
        [7, 8, 5],
        [7, 3, 5],
        [13, 7, 15],
        [14, 10, 16],
        [5, 5, 6],
        [7, 5, 8],
      ] as const);
      const cos = (b * b + c * c - a * a) / (2 * b * c);
      if (Math.abs(cos * 100 - Math.round(cos * 100)) > 1e-9) throw new TooFewDistractors('no exact decimal');
      return {
        ask: [
          `Tam giác $ABC$ ở hình bên có $BC = ${a}$, $CA = ${b}$, $AB = ${c}$. Tính $\\cos A$ (viết dưới dạng số thập phân).`,
          `Tam giác ở hình bên có ba cạnh ${a}; ${b}; ${c}. Côsin của góc đối diện với cạnh dài ${a} bằng bao nhiêu (số thập phân)?`,
          `Ba điểm $A$, $B$, $C$ ở hình bên có $AB = ${c}$, $AC = ${b}$, $BC = ${a}$. Giá trị của $\\cos\\widehat{BAC}$ (dạng số thập phân) là bao nhiêu?`,
        ],
        is: rounded(cos, 4),
        why: `$\\cos A = \\dfrac{b^2 + c^2 - a^2}{2bc} = \\dfrac{${b * b} + ${c * c} - ${a * a}}{2 \\cdot ${b} \\cdot ${c}} = ${n(rounded(cos, 4))}$.`,
        figure: withLabels(triangleOf(['A', 'B', 'C'], [a, b, c]), [`${a}`, `${b}`, `${c}`]),
      };
    }),
    tf('M1', 'tam giác có một góc 60 độ', (r) => {
      const [a, b, c] = r.pick([
        [7, 8, 5],
        [7, 3, 8],
        [13, 15, 8],
        [13, 7, 15],
        [19, 21, 5],
      ] as const);
      return {
        ask: [
          `Tam giác $ABC$ ở hình bên có $AC = ${b}$, $AB = ${c}$ và $\\widehat{A} = 60^\\circ$.`,
          `Hai cạnh của tam giác $ABC$ ở hình bên là $AB = ${c}$, $AC = ${b}$; góc xen giữa bằng $60^\\circ$.`,
          `Từ $A$ có hai tia tạo với nhau góc $60^\\circ$, trên đó lấy $B$ và $C$ với $AB = ${c}$, $AC = ${b}$ như hình bên (đơn vị: km).`,
        ],
        say: [
          [
            `$BC^2 = ${b}^2 + ${c}^2 - 2 \\cdot ${b} \\cdot ${c} \\cdot \\cos 60^\\circ$.`,
            `$BC^2 = ${b}^2 + ${c}^2 + 2 \\cdot ${b} \\cdot ${c} \\cdot \\cos 60^\\circ$.`,
            'theo định lí côsin, $BC^2 = AB^2 + AC^2 - 2 \\cdot AB \\cdot AC \\cdot \\cos A$.',
          ],
          [
            `$BC = ${a}$.`,
            `$BC = ${b + c - a === a ? a + 2 : b + c - 2}$.`,
            `$BC^2 = ${b * b} + ${c * c} - 2 \\cdot ${b} \\cdot ${c} \\cdot \\dfrac{1}{2} = ${a * a}$.`,
          ],
          [
            `Diện tích tam giác bằng $\\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\sin 60^\\circ$.`,
            `Diện tích tam giác bằng $\\dfrac{1}{2} \\cdot ${b} \\cdot ${c} \\cdot \\cos 60^\\circ$.`,
            'diện tích bằng nửa tích hai cạnh nhân với sin của góc xen giữa.',
          ],
          [
            'Bán kính $R$ của đường tròn ngoại tiếp thoả mãn $BC = 2R\\sin 60^\\circ$.',
            'Bán kính $R$ của đường tròn ngoại tiếp thoả mãn $BC = R\\sin 60^\\circ$.',
            'theo định lí sin, $\\dfrac{BC}{\\sin A} = 2R$.',
          ],
        ],
        figure: withLabels(triangleOf(['A', 'B', 'C'], [a, b, c]), ['', `${b}`, `${c}`], ['60°', '', '']),
      };
    }),
    ew('M3', 'đo khoảng cách', (r, turn) => {
      const [d, B, C] = r.pick([
        [100, 60, 75],
        [200, 45, 75],
        [150, 50, 70],
        [80, 65, 55],
      ] as const);
      const A = 180 - B - C;
      const rad = Math.PI / 180;
      const sine = (angle: number) => rounded(10 * Math.sin(angle * rad), 2);
      const ab = rounded((d * Math.sin(C * rad)) / Math.sin(A * rad), 1);
      return {
        ask: [
          `Để đo khoảng cách từ vị trí $B$ đến gốc cây $A$ ở bên kia sông, người ta chọn điểm $C$ cùng bờ với $B$, đo được $BC = ${d}$ m, $\\widehat{ABC} = ${B}^\\circ$, $\\widehat{ACB} = ${C}^\\circ$. Tính $AB$ (làm tròn đến hàng phần mười).`,
          `Hai trạm quan sát $B$ và $C$ cách nhau ${d} m cùng nhìn thấy tàu $A$, với $\\widehat{ABC} = ${B}^\\circ$, $\\widehat{ACB} = ${C}^\\circ$. Tàu cách trạm $B$ bao nhiêu mét (làm tròn đến hàng phần mười)?`,
          `Tam giác $ABC$ có $BC = ${d}$, $\\widehat{B} = ${B}^\\circ$, $\\widehat{C} = ${C}^\\circ$. Giải thích cách tính và tính độ dài $AB$, làm tròn đến hàng phần mười.`,
        ],
        solution: `$\\widehat{A} = 180^\\circ - ${B}^\\circ - ${C}^\\circ = ${A}^\\circ$.\nTheo định lí sin: $\\dfrac{AB}{\\sin C} = \\dfrac{BC}{\\sin A}$.\n$AB = \\dfrac{BC \\cdot \\sin C}{\\sin A} = \\dfrac{${d} \\cdot \\sin ${C}^\\circ}{\\sin ${A}^\\circ} \\approx ${n(ab)}$${turn === 2 ? '' : ' (m)'}.`,
        figure: withLabels(
          triangleOf(['A', 'B', 'C'], [sine(A), sine(B), sine(C)]),
          [`${d}`, '', ''],
          ['', `${B}°`, `${C}°`],
        ),
      };
    }),
  ]),
  ...unit(10, 'Vectơ trong mặt phẳng', ({ mc, fb, tf, ew }) => [
    mc('M1', 'quy tắc cộng vectơ', (_, turn) => {
      const vec = (name: string) => `\\overrightarrow{${name}}`;
      const [ask, right, wrong, why] = (
        [
          [
            `Với ba điểm $A$, $B$, $C$ bất kì, $${vec('AB')} + ${vec('BC')}$ bằng:`,
            `$${vec('AC')}$`,
            [
              [`$${vec('CA')}$`, 'đổi chỗ điểm đầu và điểm cuối'],
              [`$${vec('BA')}$`, 'chỉ đảo ngược vectơ thứ nhất'],
              ['$\\vec 0$', 'cho rằng hai vectơ nối tiếp nhau triệt tiêu'],
            ],
            'Quy tắc ba điểm.',
          ],
          [
            `Cho hình bình hành $ABCD$. Vectơ $${vec('AB')} + ${vec('AD')}$ bằng:`,
            `$${vec('AC')}$`,
            [
              [`$${vec('BD')}$`, 'lấy hiệu thay cho tổng'],
              [`$${vec('DB')}$`, 'lấy hiệu theo thứ tự ngược lại'],
              [`$${vec('CA')}$`, 'đổi chỗ điểm đầu và điểm cuối'],
            ],
            'Quy tắc hình bình hành.',
          ],
          [
            `$I$ là trung điểm của đoạn thẳng $AB$. Vectơ $${vec('IA')} + ${vec('IB')}$ bằng:`,
            '$\\vec 0$',
            [
              [`$${vec('AB')}$`, 'lấy độ dài cả đoạn thẳng'],
              [`$2${vec('IA')}$`, 'cho rằng hai vectơ bằng nhau'],
              [`$${vec('BA')}$`, 'lấy cả đoạn thẳng theo chiều ngược lại'],
            ],
            `$${vec('IA')}$ và $${vec('IB')}$ là hai vectơ đối nhau.`,
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    fb('M1', 'độ dài của vectơ', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [8, 15, 17],
      ] as const);
      return {
        ask: [
          `Hình chữ nhật $ABCD$ có $AB = ${a}$, $AD = ${b}$. Tính $|\\overrightarrow{AB} + \\overrightarrow{AD}|$.`,
          `Vectơ $\\vec a = ${pt(a, -b)}$ có độ dài bằng bao nhiêu?`,
          `Hai lực vuông góc có độ lớn ${a} N và ${b} N cùng tác dụng vào một vật. Độ lớn của hợp lực là bao nhiêu niu-tơn?`,
        ],
        is: c,
        why: `Độ dài cần tìm là $\\sqrt{${a}^2 + ${b}^2} = ${c}$.`,
      };
    }),
    tf('M2', 'toạ độ vectơ và tích vô hướng', (r) => {
      const [x, y, k] = [r.int(-3, 3), r.int(-3, 3), r.int(1, 3)];
      const [B, C] = [
        [x + 3 * k, y + k],
        [x - k, y + 3 * k],
      ] as const;
      return {
        ask: [
          `Trong mặt phẳng $Oxy$, cho ba điểm $A${pt(x, y)}$, $B${pt(...B)}$, $C${pt(...C)}$.`,
          `Tam giác $ABC$ có các đỉnh $A${pt(x, y)}$, $B${pt(...B)}$, $C${pt(...C)}$ trong hệ toạ độ $Oxy$.`,
          `Trên bản đồ có toạ độ $Oxy$, ba vị trí được đánh dấu là $A${pt(x, y)}$, $B${pt(...B)}$ và $C${pt(...C)}$.`,
        ],
        say: [
          [
            `$\\overrightarrow{AB} = ${pt(3 * k, k)}$.`,
            `$\\overrightarrow{AB} = ${pt(-3 * k, -k)}$.`,
            'lấy toạ độ của $B$ trừ toạ độ của $A$.',
          ],
          [
            '$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = 0$.',
            `$\\overrightarrow{AB} \\cdot \\overrightarrow{AC} = ${6 * k * k}$.`,
            `$\\overrightarrow{AC} = ${pt(-k, 3 * k)}$; $${3 * k} \\cdot (-${k}) + ${k} \\cdot ${3 * k} = 0$.`,
          ],
          [
            'Tam giác $ABC$ vuông cân tại $A$.',
            'Tam giác $ABC$ là tam giác đều.',
            `$AB \\perp AC$ và $AB = AC = ${k === 1 ? '' : k}\\sqrt{10}$.`,
          ],
          [
            `Diện tích tam giác $ABC$ bằng ${5 * k * k}.`,
            `Diện tích tam giác $ABC$ bằng ${10 * k * k}.`,
            `$\\dfrac{1}{2} \\cdot AB \\cdot AC = \\dfrac{1}{2} \\cdot ${10 * k * k} = ${5 * k * k}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh đẳng thức vectơ', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho tam giác $ABC$ có $M$ là trung điểm của $BC$. Chứng minh $\\overrightarrow{AB} + \\overrightarrow{AC} = 2\\overrightarrow{AM}$, từ đó biểu diễn $\\overrightarrow{AG}$ theo $\\overrightarrow{AB}$ và $\\overrightarrow{AC}$ với $G$ là trọng tâm tam giác.',
            '$\\overrightarrow{AB} = \\overrightarrow{AM} + \\overrightarrow{MB}$, $\\overrightarrow{AC} = \\overrightarrow{AM} + \\overrightarrow{MC}$.\nCộng hai vế: $\\overrightarrow{AB} + \\overrightarrow{AC} = 2\\overrightarrow{AM} + (\\overrightarrow{MB} + \\overrightarrow{MC}) = 2\\overrightarrow{AM}$, vì $M$ là trung điểm của $BC$.\n$\\overrightarrow{AG} = \\dfrac{2}{3}\\overrightarrow{AM} = \\dfrac{1}{3}\\overrightarrow{AB} + \\dfrac{1}{3}\\overrightarrow{AC}$.',
          ],
          [
            'Cho hình bình hành $ABCD$ tâm $O$ và điểm $M$ bất kì. Chứng minh $\\overrightarrow{MA} + \\overrightarrow{MB} + \\overrightarrow{MC} + \\overrightarrow{MD} = 4\\overrightarrow{MO}$.',
            '$O$ là trung điểm của $AC$ và $BD$.\nDo đó $\\overrightarrow{MA} + \\overrightarrow{MC} = 2\\overrightarrow{MO}$ và $\\overrightarrow{MB} + \\overrightarrow{MD} = 2\\overrightarrow{MO}$.\nCộng hai đẳng thức: $\\overrightarrow{MA} + \\overrightarrow{MB} + \\overrightarrow{MC} + \\overrightarrow{MD} = 4\\overrightarrow{MO}$.',
          ],
          [
            'Cho bốn điểm $A$, $B$, $C$, $D$. Chứng minh $\\overrightarrow{AB} + \\overrightarrow{CD} = \\overrightarrow{AD} + \\overrightarrow{CB}$. Gọi $I$, $J$ là trung điểm của $AC$, $BD$, hãy biểu diễn $\\overrightarrow{AB} + \\overrightarrow{CD}$ theo $\\overrightarrow{IJ}$.',
            '$\\overrightarrow{AB} + \\overrightarrow{CD} = (\\overrightarrow{AD} + \\overrightarrow{DB}) + (\\overrightarrow{CB} + \\overrightarrow{BD}) = \\overrightarrow{AD} + \\overrightarrow{CB}$ vì $\\overrightarrow{DB} + \\overrightarrow{BD} = \\vec 0$.\n$\\overrightarrow{AB} = \\overrightarrow{AI} + \\overrightarrow{IJ} + \\overrightarrow{JB}$ và $\\overrightarrow{CD} = \\overrightarrow{CI} + \\overrightarrow{IJ} + \\overrightarrow{JD}$.\nCộng lại, vì $\\overrightarrow{AI} + \\overrightarrow{CI} = \\vec 0$ và $\\overrightarrow{JB} + \\overrightarrow{JD} = \\vec 0$ nên $\\overrightarrow{AB} + \\overrightarrow{CD} = 2\\overrightarrow{IJ}$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(10, 'Phương pháp toạ độ trong mặt phẳng', ({ mc, fb, tf, ew }) => [
    mc('M1', 'vectơ pháp tuyến của đường thẳng', (r) => {
      const [a, b, c] = [r.int(2, 6), -r.int(2, 6), nonZero(r, -9, 9)];
      if (a === -b) throw new TooFewDistractors('the same size');
      return {
        ask: [
          `Đường thẳng $${line(a, b, c)}$ có một vectơ pháp tuyến là:`,
          `Vectơ nào sau đây vuông góc với đường thẳng $${line(a, b, c)}$?`,
          `Một vectơ pháp tuyến của đường thẳng $d$: $${line(a, b, c)}$ có toạ độ:`,
        ],
        right: `$${pt(a, b)}$`,
        wrong: [
          [`$${pt(a, -b)}$`, 'đổi dấu hệ số của $y$'],
          [`$${pt(b, a)}$`, 'đổi chỗ hai hệ số'],
          [`$${pt(-b, a)}$`, 'nhầm với vectơ chỉ phương'],
        ],
        why: `Đường thẳng $ax + by + c = 0$ có vectơ pháp tuyến $(a;\\,b) = ${pt(a, b)}$.`,
      };
    }),
    mc('M1', 'vectơ chỉ phương', (r) => {
      const [x, y, a, b] = [nonZero(r, -5, 5), nonZero(r, -5, 5), r.int(2, 5), -r.int(2, 5)];
      if (a === x || a === -b) throw new TooFewDistractors('ambiguous');
      const d = `\\begin{cases} x = ${x} + ${a}t \\\\ y = ${y} ${signed(b)}t \\end{cases}`;
      return {
        ask: [
          `Đường thẳng $${d}$ có một vectơ chỉ phương là:`,
          `Cho đường thẳng có phương trình tham số $${d}$. Vectơ chỉ phương của nó có toạ độ:`,
          `Vị trí của một vật ở thời điểm $t$ được cho bởi $${d}$. Vật chuyển động theo hướng của vectơ:`,
        ],
        right: `$${pt(a, b)}$`,
        wrong: [
          [`$${pt(x, y)}$`, 'lấy toạ độ của điểm trên đường thẳng'],
          [`$${pt(a, -b)}$`, 'đổi dấu một toạ độ'],
          [`$${pt(-b, a)}$`, 'nhầm với vectơ pháp tuyến'],
        ],
        why: `Hệ số của $t$ là toạ độ của một vectơ chỉ phương: $${pt(a, b)}$.`,
      };
    }),
    mc('M1', 'tâm và bán kính đường tròn', (r) => {
      const [a, b, k] = [nonZero(r, -5, 5), nonZero(r, -5, 5), r.int(2, 7)];
      const text = `(x ${signed(-a)})^2 + (y ${signed(-b)})^2 = ${k * k}`;
      const say = (x: number, y: number, size: number) => `$I${pt(x, y)},\\ R = ${size}$`;
      return {
        ask: [
          `Đường tròn $${text}$ có tâm $I$ và bán kính $R$ là:`,
          `Xác định tâm $I$, bán kính $R$ của đường tròn $${text}$.`,
          `Một vòi tưới quay quanh $I$ tưới được vùng có bờ là đường tròn $${text}$. Vị trí $I$ và bán kính $R$ là:`,
        ],
        right: say(a, b, k),
        wrong: [
          [say(-a, -b, k), 'nhầm dấu toạ độ của tâm'],
          [say(a, b, k * k), 'quên khai căn khi tìm bán kính'],
          [say(-a, -b, k * k), 'nhầm dấu toạ độ của tâm và quên khai căn'],
        ],
        why: `So sánh với $(x - a)^2 + (y - b)^2 = R^2$: $I${pt(a, b)}$, $R = \\sqrt{${k * k}} = ${k}$.`,
      };
    }),
    mc('M1', 'nhận dạng ba đường conic', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Phương trình nào sau đây là phương trình chính tắc của elip?',
            '$\\dfrac{x^2}{25} + \\dfrac{y^2}{9} = 1$',
            [
              ['$\\dfrac{x^2}{25} - \\dfrac{y^2}{9} = 1$', 'nhầm với hypebol'],
              ['$y^2 = 25x$', 'nhầm với parabol'],
              ['$\\dfrac{x^2}{25} + \\dfrac{y^2}{9} = 0$', 'không để ý vế phải bằng 1'],
            ],
            'Elip có dạng $\\dfrac{x^2}{a^2} + \\dfrac{y^2}{b^2} = 1$ với $a > b > 0$.',
          ],
          [
            'Đường cong có phương trình $y^2 = 8x$ là:',
            'parabol',
            [
              ['elip', 'nhầm với phương trình có cả $x^2$ và $y^2$ cộng nhau'],
              ['hypebol', 'nhầm với phương trình có $x^2$ trừ $y^2$'],
              ['đường tròn', 'nhầm với phương trình có $x^2$ và $y^2$ cùng hệ số'],
            ],
            'Dạng $y^2 = 2px$ với $p = 4 > 0$ là phương trình chính tắc của parabol.',
          ],
          [
            'Phương trình chính tắc của hypebol là phương trình nào?',
            '$\\dfrac{x^2}{16} - \\dfrac{y^2}{9} = 1$',
            [
              ['$\\dfrac{x^2}{16} + \\dfrac{y^2}{9} = 1$', 'nhầm với elip'],
              ['$x^2 + y^2 = 16$', 'nhầm với đường tròn'],
              ['$y^2 = 16x$', 'nhầm với parabol'],
            ],
            'Hypebol có dạng $\\dfrac{x^2}{a^2} - \\dfrac{y^2}{b^2} = 1$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'phương trình đường thẳng qua một điểm', (r) => {
      const [x, y, a, b] = [nonZero(r, -4, 4), nonZero(r, -4, 4), r.int(2, 5), nonZero(r, -5, 5)];
      const c = -(a * x + b * y);
      if (c === 0) throw new TooFewDistractors('through the origin');
      return {
        ask: [
          `Phương trình tổng quát của đường thẳng qua $M${pt(x, y)}$ và nhận $\\vec n = ${pt(a, b)}$ làm vectơ pháp tuyến là:`,
          `Đường thẳng đi qua $M${pt(x, y)}$, vuông góc với vectơ $\\vec n = ${pt(a, b)}$ có phương trình:`,
          `Viết phương trình đường thẳng $d$ qua $M${pt(x, y)}$ với vectơ pháp tuyến $${pt(a, b)}$ ta được:`,
        ],
        right: `$${line(a, b, c)}$`,
        wrong: [
          [`$${line(a, b, -c)}$`, 'nhầm dấu của số hạng tự do'],
          [`$${line(a, -b, c)}$`, 'nhầm dấu hệ số của $y$'],
          [`$${line(b, -a, a * y - b * x)}$`, 'nhầm vectơ pháp tuyến với vectơ chỉ phương'],
          [`$${line(a, b, c + 1)}$`, 'tính sai số hạng tự do'],
        ],
        why: `$${a}(x ${signed(-x)}) ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(y ${signed(-y)}) = 0$, thu gọn được $${line(a, b, c)}$.`,
      };
    }),
    mc('M2', 'khoảng cách từ điểm đến đường thẳng', (r) => {
      const [x, y, k] = [r.int(-4, 4), r.int(-4, 4), r.int(1, 6)];
      const c = 5 * k - 3 * x - 4 * y;
      return {
        ask: [
          `Khoảng cách từ $M${pt(x, y)}$ đến đường thẳng $${line(3, 4, c)}$ bằng:`,
          `Cho điểm $M${pt(x, y)}$ và đường thẳng $d$: $${line(3, 4, c)}$. Độ dài đoạn vuông góc hạ từ $M$ xuống $d$ là:`,
          `Đường tròn tâm $M${pt(x, y)}$ tiếp xúc với đường thẳng $${line(3, 4, c)}$ có bán kính bằng:`,
        ],
        right: k,
        wrong: [
          [5 * k, 'quên chia cho độ dài của vectơ pháp tuyến'],
          [`$${fraction(5 * k, 7)}$`, 'chia cho tổng các hệ số'],
          [`$${fraction(k, 5)}$`, 'chia hai lần cho độ dài của vectơ pháp tuyến'],
          k + 1,
        ],
        why: `$d = \\dfrac{|3 \\cdot ${par(x)} + 4 \\cdot ${par(y)}${c === 0 ? '' : ` ${signed(c)}`}|}{\\sqrt{3^2 + 4^2}} = \\dfrac{${5 * k}}{5} = ${k}$.`,
      };
    }),
    fb('M2', 'tiêu cự của elip', (r) => {
      const [c, b, a] = r.pick([
        [3, 4, 5],
        [4, 3, 5],
        [6, 8, 10],
        [5, 12, 13],
        [12, 5, 13],
      ] as const);
      return {
        ask: [
          `Tính tiêu cự của elip $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$.`,
          `Elip $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$ có hai tiêu điểm $F_1$, $F_2$. Khoảng cách $F_1F_2$ bằng bao nhiêu?`,
          `Một bồn hoa hình elip có phương trình $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$ (đơn vị mét). Hai tiêu điểm của elip cách nhau bao nhiêu mét?`,
        ],
        is: 2 * c,
        why: `$c = \\sqrt{a^2 - b^2} = \\sqrt{${a * a} - ${b * b}} = ${c}$, tiêu cự $2c = ${2 * c}$.`,
      };
    }),
    tf('M2', 'đường thẳng và đường tròn', (r) => {
      const [a, b, k] = [r.int(-3, 3), r.int(-3, 3), r.int(2, 5)];
      const c = 5 * k - 3 * a - 4 * b;
      const square = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
      const circle = `${square('x', a)} + ${square('y', b)} = ${k * k}`;
      return {
        ask: [
          `Cho đường tròn $(C)$: $${circle}$ và đường thẳng $d$: $${line(3, 4, c)}$.`,
          `Trong mặt phẳng $Oxy$, xét vị trí của đường thẳng $d$: $${line(3, 4, c)}$ đối với đường tròn $(C)$: $${circle}$.`,
          `Một hồ nước có bờ là đường tròn $(C)$: $${circle}$, con đường gần hồ là đường thẳng $d$: $${line(3, 4, c)}$.`,
        ],
        say: [
          [
            `Tâm của $(C)$ là $I${pt(a, b)}$.`,
            `Tâm của $(C)$ là $I${pt(b + 1, a)}$.`,
            `đọc từ phương trình $(x - a)^2 + (y - b)^2 = R^2$.`,
          ],
          [`Bán kính của $(C)$ bằng ${k}.`, `Bán kính của $(C)$ bằng ${k * k}.`, `$R = \\sqrt{${k * k}} = ${k}$.`],
          [
            `Khoảng cách từ $I$ đến $d$ bằng ${k}.`,
            `Khoảng cách từ $I$ đến $d$ bằng ${5 * k}.`,
            `$\\dfrac{|3 \\cdot ${par(a)} + 4 \\cdot ${par(b)}${c === 0 ? '' : ` ${signed(c)}`}|}{5} = \\dfrac{${5 * k}}{5} = ${k}$.`,
          ],
          [
            '$d$ tiếp xúc với $(C)$.',
            '$d$ cắt $(C)$ tại hai điểm phân biệt.',
            `khoảng cách từ tâm đến $d$ bằng bán kính ${k}.`,
          ],
        ],
      };
    }),
    ew('M3', 'đường cao của tam giác', (r) => {
      const [x, y, p, q] = [r.int(-3, 3), r.int(-3, 3), r.int(1, 4), r.int(1, 4)];
      const [B, C] = [
        [r.int(-4, 0), r.int(-4, 0)],
        [0, 0],
      ] as [number[], number[]];
      C[0] = B[0]! + p;
      C[1] = B[1]! + q;
      const c = -(p * x + q * y);
      const cross = p * (y - B[1]!) - q * (x - B[0]!);
      if (cross === 0) throw new TooFewDistractors('on one line');
      return {
        ask: [
          `Cho tam giác $ABC$ có $A${pt(x, y)}$, $B${pt(...B)}$, $C${pt(...C)}$. Viết phương trình đường cao kẻ từ $A$ và tính diện tích tam giác.`,
          `Trong mặt phẳng $Oxy$, cho $A${pt(x, y)}$, $B${pt(...B)}$, $C${pt(...C)}$. Lập phương trình đường thẳng qua $A$ vuông góc với $BC$, phương trình đường thẳng $BC$, và tính diện tích tam giác $ABC$.`,
          `Ba đỉnh của một mảnh vườn tam giác là $A${pt(x, y)}$, $B${pt(...B)}$, $C${pt(...C)}$. Tìm phương trình đường cao hạ từ $A$, rồi tính diện tích mảnh vườn.`,
        ],
        solution: `$\\overrightarrow{BC} = ${pt(p, q)}$.\nĐường cao kẻ từ $A$ nhận $\\overrightarrow{BC}$ làm vectơ pháp tuyến: $${sum([p, x === 0 ? 'x' : `(x ${signed(-x)})`], [q, y === 0 ? 'y' : `(y ${signed(-y)})`])} = 0$, hay $${line(p, q, c)}$.\nĐường thẳng $BC$ có vectơ pháp tuyến $${pt(q, -p)}$: $${line(q, -p, -q * B[0]! + p * B[1]!)}$.\n$d(A, BC) = \\dfrac{${Math.abs(cross)}}{${root(p * p + q * q)}}$, $BC = ${root(p * p + q * q)}$.\nDiện tích: $S = \\dfrac{1}{2} \\cdot BC \\cdot d(A, BC) = ${fraction(Math.abs(cross), 2)}$.`,
      };
    }),
  ]),
];
