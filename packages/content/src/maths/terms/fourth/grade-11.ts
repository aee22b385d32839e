/** Grade 11: a fourth choice for places of the tests at the end of a term. */
import { fraction, math, n, plain, poly, rounded, type Template } from '../../template.ts';
import { boxOf, chart, graph, solid } from '../figure-kit.ts';
import { signed, unit } from '../kit.ts';

const firstTerm: readonly Template[] = [
  ...unit(11, 'Lượng giác', ({ mc, fb, ew }) => [
    fb('M1', 'biên độ đọc từ đồ thị hàm số sin', (r) => {
      const a = r.int(2, 4);
      return {
        ask: [
          'Đồ thị hàm số $y = a\\sin x$ ($a > 0$) ở hình bên. Giá trị lớn nhất của hàm số là bao nhiêu?',
          'Hình bên là đồ thị của một dao động $y = a\\sin x$ với $a > 0$. Biên độ $a$ bằng bao nhiêu?',
          'Từ đồ thị hàm số $y = a\\sin x$, $a > 0$, ở hình bên, hãy tìm $a$.',
        ],
        is: a,
        why: `Điểm cao nhất của đồ thị có tung độ ${a}, và $\\sin x$ lớn nhất bằng 1 nên $a = ${a}$.`,
        figure: graph('sine', [a, 1], [-7, 7], [-5, 5], { grid: true }),
      };
    }),
    mc('M2', 'giá trị của hàm sin từ hàm côsin trong góc phần tư thứ tư', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
      ] as const);
      return {
        ask: [
          `Cho $\\cos\\alpha = \\dfrac{${b}}{${c}}$ và $-\\dfrac{\\pi}{2} < \\alpha < 0$. Giá trị $\\sin\\alpha$ bằng:`,
          `Biết $-\\dfrac{\\pi}{2} < \\alpha < 0$ và $\\cos\\alpha = \\dfrac{${b}}{${c}}$. Khi đó $\\sin\\alpha$ là:`,
          `Điểm biểu diễn góc $\\alpha$ trên đường tròn lượng giác có hoành độ $\\dfrac{${b}}{${c}}$ và nằm phía dưới trục hoành. Giá trị $\\sin\\alpha$ bằng:`,
        ],
        right: `$-\\dfrac{${a}}{${c}}$`,
        wrong: [
          [`$\\dfrac{${a}}{${c}}$`, 'không xét dấu của sin'],
          [`$-\\dfrac{${a}}{${b}}$`, 'nhầm với tang'],
          [`$-\\dfrac{${c - b}}{${c}}$`, 'lấy 1 trừ côsin'],
        ],
        why: `$\\sin^2\\alpha = 1 - \\dfrac{${b * b}}{${c * c}} = \\dfrac{${a * a}}{${c * c}}$; với góc đã cho thì $\\sin\\alpha < 0$, nên $\\sin\\alpha = -\\dfrac{${a}}{${c}}$.`,
      };
    }),
    ew('M3', 'độ cao của cabin vòng quay theo thời gian', (r, turn) => {
      const [radius, period] = [r.pick([10, 20, 30]), r.pick([12, 18, 24])];
      const centre = radius + 2;
      const high = centre + radius / 2;
      const [length, time] = (
        [
          ['m', 'phút'],
          ['m', 'giây'],
          ['dm', 'giờ'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Độ cao (m) của một cabin vòng quay sau $t$ phút là $h(t) = ${centre} + ${radius}\\sin\\dfrac{2\\pi t}{${period}}$. Tìm độ cao lớn nhất, nhỏ nhất của cabin. Trong vòng quay đầu tiên ($0 \\le t \\le ${period}$), cabin ở độ cao ${high} m vào những lúc nào?`,
          `Một điểm trên cánh quạt gió cách mặt đất $h(t) = ${centre} + ${radius}\\sin\\dfrac{2\\pi t}{${period}}$ (m) tại thời điểm $t$ (giây). Tính khoảng cách lớn nhất và nhỏ nhất đến mặt đất, rồi tìm $t \\in [0;\\,${period}]$ để $h(t) = ${high}$.`,
          `Phao nổi có độ cao so với đáy biển $h(t) = ${centre} + ${radius}\\sin\\dfrac{2\\pi t}{${period}}$ (dm), $t$ tính bằng giờ. Tìm giá trị lớn nhất, nhỏ nhất của $h$ và các thời điểm trong ${period} giờ đầu mà $h(t) = ${high}$.`,
        ],
        solution: `Vì $-1 \\le \\sin\\dfrac{2\\pi t}{${period}} \\le 1$ nên $${centre - radius} \\le h(t) \\le ${centre + radius}$: lớn nhất là ${centre + radius} ${length}, nhỏ nhất là ${centre - radius} ${length}.\n$h(t) = ${high}$ khi $${radius}\\sin\\dfrac{2\\pi t}{${period}} = ${radius / 2}$, tức là $\\sin\\dfrac{2\\pi t}{${period}} = \\dfrac{1}{2}$.\nTrong một chu kì: $\\dfrac{2\\pi t}{${period}} = \\dfrac{\\pi}{6}$ hoặc $\\dfrac{2\\pi t}{${period}} = \\dfrac{5\\pi}{6}$.\nVậy $t = ${fraction(period, 12)}$ (${time}) hoặc $t = ${fraction(5 * period, 12)}$ (${time}).`,
      };
    }),
  ]),
  ...unit(11, 'Dãy số và cấp số', ({ mc, fb }) => [
    fb('M2', 'số hạng lớn hơn một mức của cấp số cộng', (r) => {
      const [a, d, k] = [r.int(3, 9), r.int(4, 7), r.int(12, 20)];
      const bound = a + (k - 1) * d - r.int(1, d - 1);
      return {
        ask: [
          `Cấp số cộng có $u_1 = ${a}$, công sai ${d}. Số hạng đầu tiên lớn hơn ${bound} là số hạng thứ mấy?`,
          `Ngày đầu tập chạy ${a} phút, mỗi ngày sau chạy thêm ${d} phút. Ngày thứ mấy thì lần đầu tiên thời gian chạy vượt ${bound} phút?`,
          `Hàng ghế đầu có ${a} ghế, mỗi hàng sau nhiều hơn hàng trước ${d} ghế. Hàng đầu tiên có hơn ${bound} ghế là hàng thứ mấy?`,
        ],
        is: k,
        why: `$u_n = ${a} + (n - 1) \\cdot ${d}$. $u_{${k - 1}} = ${a + (k - 2) * d} \\le ${bound}$ và $u_{${k}} = ${a + (k - 1) * d} > ${bound}$.`,
      };
    }),
    mc('M2', 'ba số lập thành cấp số nhân', (r) => {
      const [q, a] = [r.int(2, 4), r.int(2, 5)];
      return {
        ask: [
          `Tìm số dương $x$ để ba số ${a}; $x$; ${a * q * q} theo thứ tự lập thành cấp số nhân.`,
          `Xen giữa hai số ${a} và ${a * q * q} một số dương $x$ để được cấp số nhân ba số hạng. Giá trị của $x$ là:`,
          `Số vi khuẩn sau mỗi giờ gấp lên cùng một số lần: lúc đầu ${a} nghìn, sau hai giờ ${a * q * q} nghìn. Sau một giờ có số nghìn vi khuẩn là:`,
        ],
        right: a * q,
        wrong: [
          [(a + a * q * q) / 2, 'lấy trung bình cộng'],
          [a * a * q * q, 'quên khai căn'],
          [a * q * q - a, 'lấy hiệu hai số'],
          [a + q, 'cộng công bội vào số đầu'],
        ],
        why: `$x^2 = ${a} \\cdot ${a * q * q} = ${a * a * q * q}$, $x > 0$ nên $x = ${a * q}$.`,
      };
    }),
  ]),
  ...unit(11, 'Quan hệ song song trong không gian', ({ mc, fb, tf }) => [
    mc('M1', 'hai đường thẳng chéo nhau trong hình hộp', (_, turn) => {
      const [of, right, cut, parallel, other] = (
        [
          ['AB', "CC'", 'BC', "A'B'", "AA'"],
          ['AD', "BB'", 'DC', "A'D'", "DD'"],
          ["AA'", 'BC', 'AB', "CC'", 'AD'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Trong hình hộp $ABCD.A'B'C'D'$ ở hình bên, đường thẳng nào chéo nhau với $${of}$?`,
          `Khung sắt có dạng hình hộp $ABCD.A'B'C'D'$ như hình bên. Thanh nào nằm trên đường thẳng chéo nhau với $${of}$?`,
          `Với hình hộp $ABCD.A'B'C'D'$ bên, hai đường thẳng không cùng nằm trong một mặt phẳng là $${of}$ và:`,
        ],
        right: `$${right}$`,
        wrong: [
          [`$${cut}$`, 'chọn đường thẳng cắt đường đã cho'],
          [`$${parallel}$`, 'chọn đường thẳng song song với đường đã cho'],
          [`$${other}$`, 'chọn đường thẳng có chung đỉnh với đường đã cho'],
        ],
        why: `Không có mặt phẳng nào chứa cả $${of}$ và $${right}$; ba đường thẳng kia cắt hoặc song song với $${of}$.`,
        figure: solid('box', false),
      };
    }),
    mc('M1', 'giao điểm của đường thẳng và mặt phẳng trong hình chóp', (_, turn) => {
      const [line, face, right, wrong] = (
        [
          ['SC', '(SAB)', 'S', ['C', 'A', 'B']],
          ['AC', '(SBC)', 'C', ['A', 'S', 'B']],
          ['SD', '(ABCD)', 'D', ['S', 'A', 'C']],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho hình chóp $S.ABCD$ như hình bên. Giao điểm của đường thẳng $${line}$ và mặt phẳng $${face}$ là:`,
          `Trong hình chóp $S.ABCD$ ở hình bên, đường thẳng $${line}$ cắt mặt phẳng $${face}$ tại điểm:`,
          `Lều có dạng hình chóp $S.ABCD$ như hình bên. Dây dọc theo $${line}$ chạm mặt $${face}$ tại điểm:`,
        ],
        right: `$${right}$`,
        wrong: wrong.map((one) => {
          const only = line.includes(one) ? `đường thẳng $${line}$` : `mặt phẳng $${face}$`;
          return [`$${one}$`, `chọn điểm $${one}$ chỉ thuộc ${only}`] as const;
        }),
        why: `$${right}$ thuộc đường thẳng $${line}$ và cũng thuộc mặt phẳng $${face}$.`,
        figure: solid('pyramid', false),
      };
    }),
    tf('M1', 'hình lăng trụ tam giác và các mặt song song', () => ({
      ask: [
        "Cho hình lăng trụ tam giác $ABC.A'B'C'$ như hình bên.",
        "Một khối gỗ có dạng hình lăng trụ tam giác $ABC.A'B'C'$ ở hình bên.",
        "Hộp bánh hình lăng trụ tam giác $ABC.A'B'C'$ được vẽ ở hình bên.",
      ],
      figure: solid('prism', false),
      say: [
        [
          "$(ABC) \\parallel (A'B'C')$.",
          "$(ABC)$ cắt $(A'B'C')$ theo một đường thẳng.",
          'hai mặt đáy của hình lăng trụ nằm trong hai mặt phẳng song song.',
        ],
        ["$AA' \\parallel BB'$.", "$AA'$ và $BB'$ chéo nhau.", 'các cạnh bên của hình lăng trụ song song với nhau.'],
        [
          "$AB \\parallel (A'B'C')$.",
          "$AB$ cắt mặt phẳng $(A'B'C')$.",
          "$AB \\parallel A'B'$ và $A'B'$ nằm trong $(A'B'C')$.",
        ],
        [
          "$AB$ và $B'C'$ chéo nhau.",
          "$AB$ và $B'C'$ song song.",
          "$B'C' \\parallel BC$ mà $AB$ cắt $BC$, và hai đường thẳng nằm trong hai mặt phẳng song song nên không cắt nhau.",
        ],
      ],
    })),
    fb('M2', 'độ dài đoạn nối trung điểm hai cạnh bên', (r) => {
      const a = 2 * r.int(3, 12);
      return {
        ask: [
          `Hình chóp $S.ABCD$ ở hình bên có đáy là hình bình hành, $AB = ${a}$ cm. Gọi $M$, $N$ lần lượt là trung điểm của $SC$, $SD$. Độ dài $MN$ bằng bao nhiêu xăng-ti-mét?`,
          `Mái lều hình chóp $S.ABCD$ (hình bên) có đáy là hình bình hành với $AB = ${a}$ dm. Thanh ngang nối trung điểm $M$ của $SC$ với trung điểm $N$ của $SD$ dài bao nhiêu đề-xi-mét?`,
          `Cho hình chóp $S.ABCD$ như hình bên, $ABCD$ là hình bình hành, $AB = ${a}$. Trung điểm của $SC$ và $SD$ là $M$ và $N$. Tính $MN$.`,
        ],
        is: a / 2,
        why: `$MN$ là đường trung bình của tam giác $SCD$ nên $MN = \\dfrac{CD}{2} = \\dfrac{AB}{2} = ${a / 2}$.`,
        figure: solid('pyramid', false),
      };
    }),
  ]),
  ...unit(11, 'Mẫu số liệu ghép nhóm', ({ tf, ew }) => [
    tf('M2', 'thời gian dùng điện thoại của học sinh trên biểu đồ', (r) => {
      const [a, b, c] = [r.int(4, 6), r.int(12, 14), r.int(5, 7)];
      const rest = 30 - a - b - c;
      const sum = 15 * a + 45 * b + 75 * c + 105 * rest;
      return {
        ask: [
          'Biểu đồ bên ghi tần số ghép nhóm về số phút dùng điện thoại trong ngày của 30 học sinh.',
          'Lớp 11B khảo sát thời gian (phút) dùng điện thoại mỗi ngày của 30 bạn, kết quả như biểu đồ bên.',
          'Thời gian (phút) xem màn hình trong một ngày của 30 người được cho ở biểu đồ tần số ghép nhóm bên.',
        ],
        figure: chart('histogram', 'Tần số', [
          ['0–30', a],
          ['30–60', b],
          ['60–90', c],
          ['90–120', rest],
        ]),
        say: [
          [
            `Nhóm $[30;\\,60)$ có tần số ${b}.`,
            `Nhóm $[30;\\,60)$ có tần số ${a + b}.`,
            'đọc chiều cao của cột thứ hai.',
          ],
          [
            `Có ${c + rest} người có thời gian từ 60 phút trở lên.`,
            `Có ${rest} người có thời gian từ 60 phút trở lên.`,
            `$${c} + ${rest} = ${c + rest}$.`,
          ],
          [
            'Nhóm chứa mốt là $[30;\\,60)$.',
            'Nhóm chứa mốt là $[60;\\,90)$.',
            `tần số ${b} của nhóm $[30;\\,60)$ là lớn nhất.`,
          ],
          [
            `Số trung bình của mẫu số liệu ghép nhóm là ${plain(sum / 30)} phút.`,
            `Số trung bình của mẫu số liệu ghép nhóm là ${plain((sum - 15 * 30) / 30)} phút.`,
            `$\\dfrac{15 \\cdot ${a} + 45 \\cdot ${b} + 75 \\cdot ${c} + 105 \\cdot ${rest}}{30} = ${n(sum / 30)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'lập bảng ghép nhóm từ số liệu gốc rồi tính trung bình', (r) => {
      const list = Array.from({ length: 12 }, () => r.int(20, 49)).toSorted((x, y) => x - y);
      const groups = [20, 30, 40].map((from) => list.filter((one) => one >= from && one < from + 10).length);
      const sum = 25 * groups[0]! + 35 * groups[1]! + 45 * groups[2]!;
      const said = r.shuffle([...list]).join('; ');
      const mean = sum / 12;
      const shown = rounded(mean, 2);
      return {
        ask: [
          `Số phút đi từ nhà đến trường của 12 bạn: ${said}. Ghép các số liệu thành ba nhóm $[20;\\,30)$, $[30;\\,40)$, $[40;\\,50)$, lập bảng tần số và tính số trung bình của mẫu số liệu ghép nhóm (làm tròn đến hàng phần trăm nếu cần).`,
          `Khối lượng (kg) của 12 bao hàng: ${said}. Lập bảng tần số ghép nhóm với các nhóm $[20;\\,30)$, $[30;\\,40)$, $[40;\\,50)$ rồi tính số trung bình ghép nhóm (làm tròn đến hàng phần trăm nếu cần).`,
          `Tuổi của 12 thành viên câu lạc bộ: ${said}. Hãy lập bảng ghép nhóm $[20;\\,30)$, $[30;\\,40)$, $[40;\\,50)$ và tính tuổi trung bình theo bảng ghép nhóm (làm tròn đến hàng phần trăm nếu cần).`,
        ],
        solution: `Đếm số liệu trong mỗi nhóm: $[20;\\,30)$ có ${groups[0]!}; $[30;\\,40)$ có ${groups[1]!}; $[40;\\,50)$ có ${groups[2]!} (tổng 12).\nGiá trị đại diện của các nhóm: 25; 35; 45.\n$\\overline{x} = \\dfrac{25 \\cdot ${groups[0]!} + 35 \\cdot ${groups[1]!} + 45 \\cdot ${groups[2]!}}{12} = \\dfrac{${sum}}{12}$.\nVậy số trung bình ${Math.abs(mean - shown) < 1e-9 ? 'bằng' : 'xấp xỉ'} ${plain(shown)}.`,
      };
    }),
  ]),
  ...unit(11, 'Giới hạn và hàm số liên tục', ({ mc, fb, ew }) => [
    fb('M1', 'giới hạn của phân thức khi x dần tới vô cực', (r) => {
      const [b, k, c, d] = [r.int(2, 5), r.int(2, 5), r.int(1, 9), r.int(1, 9)];
      const a = b * k;
      return {
        ask: [
          `Tính $\\lim\\limits_{x \\to +\\infty} \\dfrac{${a}x + ${c}}{${b}x + ${d}}$.`,
          `Nồng độ muối trong bể sau $x$ phút bơm nước muối vào là $C(x) = \\dfrac{${a}x + ${c}}{${b}x + ${d}}$ (g/l). Khi $x$ rất lớn, nồng độ dần tới bao nhiêu gam trên lít?`,
          `Hàm số $f(x) = \\dfrac{${a}x + ${c}}{${b}x + ${d}}$ có giới hạn bằng bao nhiêu khi $x \\to +\\infty$?`,
        ],
        is: k,
        why: `Chia cả tử và mẫu cho $x$: giới hạn bằng $\\dfrac{${a}}{${b}} = ${k}$.`,
      };
    }),
    mc('M1', 'hàm số liên tục trên tập số thực', (r) => {
      const a = r.int(2, 6);
      return {
        ask: [
          'Hàm số nào liên tục trên $\\mathbb{R}$?',
          'Trong bốn hàm số sau, hàm số có đồ thị là một đường liền nét trên toàn bộ $\\mathbb{R}$ là:',
          'Chọn hàm số liên tục tại mọi số thực.',
        ],
        right: `$y = ${poly([1, 0, -a, 1])}$`,
        wrong: [
          [`$y = \\dfrac{1}{x - ${a}}$`, `không để ý điểm $x = ${a}$`],
          [`$y = \\sqrt{x - ${a}}$`, 'không xét tập xác định của căn bậc hai'],
          ['$y = \\tan x$', 'không xét các điểm mà côsin bằng 0'],
        ],
        why: 'Hàm đa thức liên tục trên $\\mathbb{R}$; ba hàm số kia không xác định tại một số điểm.',
      };
    }),
    mc('M2', 'giới hạn hữu hạn sau khi phân tích thành nhân tử', (r) => {
      const [a, b] = [r.int(2, 5), r.int(1, 4)];
      const top = poly([1, b - a, -a * b]);
      return {
        ask: [
          `Giá trị của $\\lim\\limits_{x \\to ${a}} \\dfrac{${top}}{x - ${a}}$ là:`,
          `Cho $f(x) = \\dfrac{${top}}{x - ${a}}$ với $x \\ne ${a}$. Khi $x$ dần tới ${a}, $f(x)$ dần tới:`,
          `Để hàm số $f(x) = \\dfrac{${top}}{x - ${a}}$ (với $x \\ne ${a}$) liên tục tại $x = ${a}$, cần đặt $f(${a})$ bằng:`,
        ],
        right: a + b,
        wrong: [
          [0, 'thay số vào tử mà không xét mẫu'],
          [a - b, 'phân tích tử sai dấu'],
          [2 * a, 'coi tử là hiệu hai bình phương'],
          [b, 'bỏ sót $x$ sau khi rút gọn'],
        ],
        why: `$${top} = (x - ${a})(x + ${b})$ nên giới hạn bằng $${a} + ${b} = ${a + b}$.`,
      };
    }),
    ew('M3', 'giới hạn của tổng diện tích các hình vuông nối tiếp', (r, turn) => {
      const a = r.pick([4, 8, 12, 16]);
      const square = turn === 1 ? 'dm²' : 'cm²';
      return {
        ask: [
          `Cho hình vuông có cạnh ${a} cm. Nối trung điểm các cạnh của nó được hình vuông thứ hai, nối trung điểm các cạnh của hình vuông thứ hai được hình vuông thứ ba, cứ như thế mãi. Tính diện tích của hình vuông thứ hai, thứ ba và tổng diện tích của tất cả các hình vuông.`,
          `Một hoạ tiết gồm các hình vuông lồng nhau: hình đầu có cạnh ${a} dm, mỗi hình sau có các đỉnh là trung điểm các cạnh của hình trước. Diện tích các hình lập thành dãy số nào? Nếu vẽ vô hạn hình thì tổng diện tích của chúng bằng bao nhiêu?`,
          `Gấp bốn góc của tờ giấy hình vuông cạnh ${a} cm vào tâm được hình vuông nhỏ hơn, rồi lặp lại mãi (trên lí thuyết). Chứng tỏ diện tích các hình vuông lập thành cấp số nhân và tính tổng của tất cả các diện tích đó, kể cả hình đầu.`,
        ],
        solution: `Diện tích hình thứ nhất: $S_1 = ${a}^2 = ${a * a}$ (${square}).\nĐỉnh của hình sau là trung điểm các cạnh của hình trước nên diện tích bằng một nửa: $S_2 = ${(a * a) / 2}$ (${square}), $S_3 = ${(a * a) / 4}$ (${square}).\nCác diện tích lập thành cấp số nhân lùi vô hạn với số hạng đầu ${a * a}, công bội $\\dfrac{1}{2}$.\nTổng: $\\dfrac{${a * a}}{1 - \\dfrac{1}{2}} = ${2 * a * a}$ (${square}).`,
      };
    }),
  ]),
];

const secondTerm: readonly Template[] = [
  ...unit(11, 'Hàm số mũ, hàm số lôgarit', ({ fb, tf }) => [
    tf('M1', 'đồ thị hàm số mũ trên hình', (_, turn) => {
      const a = [2, 0.5, 3][turn]!;
      const grows = a > 1;
      const shown = a === 0.5 ? '\\left(\\dfrac{1}{2}\\right)^x' : `${a}^x`;
      const opposite = a === 0.5 ? 2 : 1 / a;
      return {
        ask: [
          `Hình bên là đồ thị của hàm số $y = ${shown}$.`,
          `Xét hàm số $y = ${shown}$ có đồ thị ở hình bên.`,
          `Số lượng một loài sau $x$ năm (đơn vị: nghìn con) được mô tả bởi $y = ${shown}$, đồ thị như hình bên.`,
        ],
        figure: graph('exponential', [a], [-4, 4], [-1, 9], { grid: true, extrema: false }),
        say: [
          ['Đồ thị đi qua điểm $(0;\\,1)$.', 'Đồ thị đi qua gốc toạ độ.', 'luỹ thừa với số mũ 0 bằng 1.'],
          [
            `Hàm số ${grows ? 'đồng biến' : 'nghịch biến'} trên $\\mathbb{R}$.`,
            `Hàm số ${grows ? 'nghịch biến' : 'đồng biến'} trên $\\mathbb{R}$.`,
            `cơ số ${grows ? 'lớn hơn 1' : 'nhỏ hơn 1'}.`,
          ],
          [
            'Đồ thị không cắt trục hoành.',
            'Đồ thị cắt trục hoành tại một điểm.',
            'luỹ thừa của một số dương luôn dương.',
          ],
          [
            `Giá trị của hàm số tại $x = -1$ là ${plain(opposite) === plain(1 / 3) ? `$${fraction(1, 3)}$` : plain(opposite)}.`,
            `Giá trị của hàm số tại $x = -1$ là $-${a === 0.5 ? '\\dfrac{1}{2}' : a}$.`,
            'luỹ thừa với số mũ $-1$ là nghịch đảo của cơ số.',
          ],
        ],
      };
    }),
    fb('M2', 'số năm để dân số vượt một mức', (r) => {
      const [rate, factor] = r.pick([
        [5, 1.5],
        [8, 2],
        [10, 1.5],
        [10, 2],
        [20, 2],
      ] as const);
      const first = r.pick([20, 40, 60]);
      const is = Math.ceil(Math.log(factor) / Math.log(1 + rate / 100));
      return {
        ask: [
          `Một trang mạng có ${first} nghìn người dùng, mỗi năm tăng ${rate}% so với năm trước. Sau ít nhất bao nhiêu năm (số tự nhiên) thì số người dùng vượt ${first * factor} nghìn?`,
          `Rừng keo có trữ lượng gỗ ${first} nghìn mét khối và mỗi năm tăng ${rate}%. Sau ít nhất bao nhiêu năm (số nguyên năm) trữ lượng vượt ${first * factor} nghìn mét khối?`,
          `Doanh thu năm nay của một cửa hàng là ${first} tỉ đồng, mỗi năm tăng ${rate}%. Sau ít nhất bao nhiêu năm (số nguyên năm) thì doanh thu một năm vượt ${first * factor} tỉ đồng?`,
        ],
        is,
        why: `Cần $${first} \\cdot ${n(1 + rate / 100)}^t > ${first * factor}$, tức là $t > \\log_{${n(1 + rate / 100)}} ${n(factor)} \\approx ${n(rounded(Math.log(factor) / Math.log(1 + rate / 100), 2))}$. Số nguyên nhỏ nhất là ${is}.`,
      };
    }),
  ]),
  ...unit(11, 'Quan hệ vuông góc trong không gian', ({ fb, tf }) => [
    fb('M2', 'thể tích khối lập phương từ đường chéo của một mặt', (r) => {
      const a = r.int(3, 9);
      return {
        ask: [
          `Khối lập phương ở hình bên có đường chéo của một mặt dài $${a}\\sqrt{2}$ cm. Thể tích khối lập phương là bao nhiêu xăng-ti-mét khối?`,
          `Hộp hình lập phương như hình bên, đường chéo của mặt đáy bằng $${a}\\sqrt{2}$ dm. Tính thể tích hộp theo đề-xi-mét khối.`,
          `Khối gỗ lập phương (hình bên) có $AC = ${a}\\sqrt{2}$ cm. Thể tích khối gỗ bằng bao nhiêu xăng-ti-mét khối?`,
        ],
        is: a ** 3,
        why: `Cạnh hình lập phương là $${a}\\sqrt{2} : \\sqrt{2} = ${a}$. Thể tích: $${a}^3 = ${a ** 3}$.`,
        figure: solid('cube', false),
      };
    }),
    tf('M2', 'hình hộp chữ nhật và các khoảng cách', (r, turn) => {
      const [a, b, c, d] = r.pick([
        [3, 4, 12, 13],
        [6, 8, 24, 26],
        [3, 4, 5, 0],
        [8, 6, 5, 0],
      ] as const);
      const base = Math.hypot(a, b);
      const square = a * a + b * b + c * c;
      const long = d > 0 ? `${d}` : `\\sqrt{${square}}`;
      const length = ['', ' m', ' dm'][turn]!;
      return {
        ask: [
          `Hình hộp chữ nhật $ABCD.A'B'C'D'$ như hình bên có $AB = ${a}$, $AD = ${b}$, $AA' = ${c}$.`,
          `Căn phòng hình hộp chữ nhật $ABCD.A'B'C'D'$ (hình bên) có $AB = ${a}$ m, $AD = ${b}$ m, chiều cao $AA' = ${c}$ m.`,
          `Bể nước hình hộp chữ nhật $ABCD.A'B'C'D'$ ở hình bên có kích thước $AB = ${a}$ dm, $AD = ${b}$ dm, $AA' = ${c}$ dm.`,
        ],
        figure: boxOf([a, b, c]),
        say: [
          [
            "$AA' \\perp (ABCD)$.",
            "$AC' \\perp (ABCD)$.",
            'cạnh bên của hình hộp chữ nhật vuông góc với đáy.',
            "$AA' \\perp (ABCD)$ mà $AC'$ không song song với $AA'$.",
          ],
          [`$AC = ${base}$${length}.`, `$AC = ${a + b}$${length}.`, `$AC = \\sqrt{${a}^2 + ${b}^2} = ${base}$.`],
          [
            `Khoảng cách từ $A$ đến mặt phẳng $(BCC'B')$ bằng ${a}${length}.`,
            `Khoảng cách từ $A$ đến mặt phẳng $(BCC'B')$ bằng ${b}${length}.`,
            "$AB \\perp (BCC'B')$ nên khoảng cách là độ dài $AB$.",
          ],
          [
            `$AC' = ${long}$${length}.`,
            `$AC' = ${base + c}$${length}.`,
            `tam giác $ACC'$ vuông tại $C$: $AC' = \\sqrt{${base}^2 + ${c}^2} = ${long}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính xác suất', ({ mc, set, fb, ew }) => [
    fb('M1', 'xác suất của biến cố hợp hai biến cố xung khắc', (r) => {
      const [a, b] = [r.int(10, 35), r.int(10, 40)];
      return {
        ask: [
          `Hai biến cố $A$, $B$ xung khắc, $P(A) = ${n(a / 100)}$, $P(B) = ${n(b / 100)}$. Tính $P(A \\cup B)$.`,
          `Xác suất để đội bóng lớp 11A đoạt giải nhất là ${plain(a / 100)}, đoạt giải nhì là ${plain(b / 100)} (mỗi đội chỉ đoạt một giải). Xác suất để đội đoạt giải nhất hoặc giải nhì là bao nhiêu?`,
          `Một mũi tên bắn trúng vòng 10 với xác suất ${plain(a / 100)}, vòng 9 với xác suất ${plain(b / 100)}. Xác suất bắn trúng vòng 10 hoặc vòng 9 là bao nhiêu?`,
        ],
        is: rounded((a + b) / 100, 2),
        why: `Hai biến cố xung khắc nên cộng hai xác suất: $${n(a / 100)} + ${n(b / 100)} = ${n(rounded((a + b) / 100, 2))}$.`,
      };
    }),
    set('M1', 'công thức nào dùng cho tình huống', [
      [
        'Hai biến cố $A$, $B$ độc lập. Công thức đúng là:',
        '$P(A \\cap B) = P(A) \\cdot P(B)$',
        [
          ['$P(A \\cap B) = P(A) + P(B)$', 'nhầm quy tắc nhân với quy tắc cộng'],
          ['$P(A \\cap B) = 0$', 'nhầm độc lập với xung khắc'],
          ['$P(A \\cap B) = P(A) - P(B)$', 'viết sai công thức'],
        ],
        'Với hai biến cố độc lập, xác suất của giao bằng tích hai xác suất.',
      ],
      [
        'Hai xạ thủ bắn độc lập. Để tính xác suất cả hai cùng bắn trúng, ta:',
        'nhân hai xác suất bắn trúng',
        [
          ['cộng hai xác suất bắn trúng', 'nhầm “và” với “hoặc”'],
          ['lấy xác suất lớn hơn', 'không dùng quy tắc nào'],
          ['lấy 1 trừ tổng hai xác suất', 'nhầm với biến cố đối'],
        ],
        'Hai biến cố độc lập cùng xảy ra thì nhân xác suất.',
      ],
      [
        'Với hai biến cố $A$, $B$ bất kì, công thức đúng là:',
        '$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$',
        [
          ['$P(A \\cup B) = P(A) + P(B)$', 'dùng công thức của hai biến cố xung khắc'],
          ['$P(A \\cup B) = P(A) \\cdot P(B)$', 'nhầm với quy tắc nhân'],
          ['$P(A \\cup B) = P(A) + P(B) + P(A \\cap B)$', 'nhầm dấu của số hạng cuối'],
        ],
        'Phần chung được tính hai lần nên phải trừ đi một lần.',
      ],
    ]),
    mc('M1', 'biến cố hợp đọc từ biểu đồ Ven', (r) => {
      const [left, both, right] = [r.int(8, 12), r.int(3, 6), r.int(7, 11)];
      const rest = 40 - left - both - right;
      return {
        ask: [
          'Biểu đồ Ven bên ghi số kết quả thuận lợi của các biến cố $A$, $B$ trong 40 kết quả đồng khả năng. Xác suất của $A \\cup B$ là:',
          'Chọn ngẫu nhiên một trong 40 học sinh; $A$: bạn đó biết đàn, $B$: bạn đó biết hát (biểu đồ Ven bên). Xác suất bạn đó biết đàn hoặc biết hát là:',
          'Trong 40 sản phẩm, biểu đồ Ven bên ghi số sản phẩm lỗi màu ($A$) và lỗi kích thước ($B$). Lấy ngẫu nhiên một sản phẩm, xác suất có ít nhất một lỗi là:',
        ],
        right: math(fraction(left + both + right, 40)),
        wrong: [
          [math(fraction(left + right, 40)), 'bỏ sót phần chung'],
          [math(fraction(left + 2 * both + right, 40)), 'tính phần chung hai lần'],
          [math(fraction(both, 40)), 'tính biến cố giao'],
          math(fraction(rest, 40)),
        ],
        why: `Có $${left} + ${both} + ${right} = ${left + both + right}$ kết quả thuộc $A$ hoặc $B$ trong 40 kết quả: $${fraction(left + both + right, 40)}$.`,
        figure: {
          version: 1,
          kind: 'venn',
          names: ['A', 'B'],
          regions: { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${rest}` },
          shaded: [],
          universe: true,
        },
      };
    }),
    mc('M2', 'ít nhất một trong hai lần thử thành công', (r, turn) => {
      const [both, once, never] = [
        ['cả hai lần đều trúng', 'chỉ một lần trúng', 'cả hai lần đều trượt'],
        ['cả hai hạt đều nảy mầm', 'chỉ một hạt nảy mầm', 'không hạt nào nảy mầm'],
        ['cả hai tin đều đến nơi', 'chỉ một tin đến nơi', 'không tin nào đến nơi'],
      ][turn]!;
      const p = r.pick([60, 70, 80, 90]);
      const fail = (100 - p) / 100;
      const is = rounded(1 - fail * fail, 4);
      return {
        ask: [
          `Mỗi lần ném bóng vào rổ, Tuấn ném trúng với xác suất ${plain(p / 100)}; hai lần ném độc lập. Xác suất để Tuấn ném trúng ít nhất một lần là:`,
          `Mỗi hạt giống nảy mầm với xác suất ${plain(p / 100)}. Gieo hai hạt, chúng nảy mầm độc lập với nhau. Xác suất để có ít nhất một hạt nảy mầm là:`,
          `Gửi hai tin nhắn độc lập, mỗi tin đến nơi với xác suất ${plain(p / 100)}. Xác suất có ít nhất một tin đến nơi là:`,
        ],
        right: is,
        wrong: [
          [rounded((p / 100) ** 2, 4), `tính xác suất để ${both}`],
          [rounded(2 * (p / 100) * fail, 4), `tính xác suất để ${once}`],
          [rounded(fail * fail, 4), 'tính xác suất của biến cố đối'],
        ],
        why: `Biến cố đối là “${never}”: $${n(fail)} \\cdot ${n(fail)} = ${n(rounded(fail * fail, 4))}$. Xác suất cần tìm: $1 - ${n(rounded(fail * fail, 4))} = ${n(is)}$.`,
      };
    }),
    ew('M3', 'thắng trận đấu theo thể thức ba ván thắng hai', (r, turn) => {
      const [who, round] = [
        ['An', 'ván'],
        ['A', 'ván'],
        ['Đội đỏ', 'hiệp'],
      ][turn]!;
      const p = r.pick([60, 70, 80, 90]) / 100;
      const q = rounded(1 - p, 2);
      const [two, three] = [rounded(p * p, 4), rounded(2 * p * p * q, 4)];
      return {
        ask: [
          `An và Bình thi đấu, ai thắng hai ván trước thì thắng trận. Mỗi ván An thắng với xác suất ${plain(p)}, các ván độc lập, không có hoà. Tính xác suất để trận đấu kết thúc sau đúng hai ván với phần thắng thuộc về An, và xác suất An thắng trận.`,
          `Trong trận cờ, kì thủ A thắng mỗi ván với xác suất ${plain(p)} (không hoà, các ván độc lập); ai thắng hai ván trước là người thắng. Tính xác suất A thắng sau hai ván, A thắng sau ba ván và A thắng chung cuộc.`,
          `Đội đỏ thắng mỗi hiệp với xác suất ${plain(p)}, các hiệp độc lập và không hoà. Đội nào thắng hai hiệp trước thì thắng. Hãy tính xác suất đội đỏ thắng với tỉ số 2–0, 2–1 và xác suất đội đỏ thắng trận.`,
        ],
        solution: `${who} thắng sau hai ${round}: thắng cả ${round} 1 và ${round} 2, xác suất $${n(p)} \\cdot ${n(p)} = ${n(two)}$.\n${who} thắng sau ba ${round}: thua đúng một trong hai ${round} đầu rồi thắng ${round} 3.\nXác suất: $2 \\cdot ${n(p)} \\cdot ${n(q)} \\cdot ${n(p)} = ${n(three)}$.\nHai trường hợp xung khắc nên xác suất thắng trận là $${n(two)} + ${n(three)} = ${n(rounded(two + three, 4))}$.`,
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính đạo hàm', ({ mc, fb, ew }) => [
    fb('M1', 'đạo hàm của hàm bậc ba tại một điểm', (r, turn) => {
      const [a, b, x] = [r.int(2, 4), r.int(2, 9), r.int(1, 3)];
      const [f, variable] = [['f', 'y', 's'][turn]!, turn === 2 ? 't' : 'x'];
      return {
        ask: [
          `Cho $f(x) = ${poly([a, 0, -b, 1])}$. Tính $f'(${x})$.`,
          `Hệ số góc của tiếp tuyến của đồ thị $y = ${poly([a, 0, -b, 1])}$ tại điểm có hoành độ ${x} là bao nhiêu?`,
          `Vật chuyển động thẳng với phương trình $s(t) = ${poly([a, 0, -b, 1], 't')}$ ($s$ tính bằng mét, $t$ tính bằng giây). Vận tốc (m/s) của vật tại thời điểm $t = ${x}$ là bao nhiêu?`,
        ],
        is: 3 * a * x * x - b,
        why: `$${f}'(${variable}) = ${poly([3 * a, 0, -b], variable)}$, nên $${f}'(${x}) = ${3 * a} \\cdot ${x * x} - ${b} = ${3 * a * x * x - b}$.`,
      };
    }),
    mc('M1', 'đạo hàm của hàm số lượng giác', (r) => {
      const a = r.int(2, 6);
      return {
        ask: [
          `Đạo hàm của hàm số $y = ${a}\\sin x + \\cos x$ là:`,
          `Cho $y = ${a}\\sin x + \\cos x$. Khi đó $y'$ bằng:`,
          `Li độ của con lắc là $s(x) = ${a}\\sin x + \\cos x$ ($x$ là thời gian). Vận tốc tức thời $s'(x)$ bằng:`,
        ],
        right: `$${a}\\cos x - \\sin x$`,
        wrong: [
          [`$${a}\\cos x + \\sin x$`, 'nhầm dấu của đạo hàm côsin'],
          [`$-${a}\\cos x - \\sin x$`, 'nhầm dấu của đạo hàm sin'],
          [`$${a}\\cos x$`, 'bỏ mất đạo hàm của số hạng thứ hai'],
        ],
        why: "$(\\sin x)' = \\cos x$ và $(\\cos x)' = -\\sin x$.",
      };
    }),
    mc('M1', 'đạo hàm của thương một số cho một biểu thức bậc nhất', (r) => {
      const [a, b] = [r.int(2, 6), r.int(1, 7)];
      return {
        ask: [
          `Đạo hàm của hàm số $y = \\dfrac{${a}}{x + ${b}}$ là:`,
          `Cho $y = \\dfrac{${a}}{x + ${b}}$ với $x \\ne -${b}$. Biểu thức $y'$ là:`,
          `Cường độ sáng tại điểm cách bức tường $x$ mét được cho bởi $y = \\dfrac{${a}}{x + ${b}}$. Tốc độ thay đổi $y'$ theo $x$ là:`,
        ],
        right: `$-\\dfrac{${a}}{(x + ${b})^2}$`,
        wrong: [
          [`$\\dfrac{${a}}{(x + ${b})^2}$`, 'nhầm dấu'],
          [`$-\\dfrac{${a}}{x + ${b}}$`, 'quên bình phương mẫu'],
          [`$${a}$`, 'chỉ lấy tử và đạo hàm của mẫu'],
        ],
        why: `$\\left(\\dfrac{${a}}{u}\\right)' = -\\dfrac{${a}u'}{u^2}$ với $u = x + ${b}$, $u' = 1$.`,
      };
    }),
    mc('M2', 'dấu của đạo hàm tại một điểm trên đồ thị', (_, turn) => {
      const [x, right, why] = (
        [
          [0, "$f'(0) < 0$", 'tại $x = 0$ đồ thị đi xuống'],
          [2, "$f'(2) > 0$", 'tại $x = 2$ đồ thị đi lên'],
          [-2, "$f'(-2) > 0$", 'tại $x = -2$ đồ thị đi lên'],
        ] as const
      )[turn]!;
      const all = [`$f'(${x}) < 0$`, `$f'(${x}) > 0$`, `$f'(${x}) = 0$`, `$f'(${x})$ không tồn tại`];
      const reasons = [
        'nhìn nhầm chiều của đồ thị',
        'nhìn nhầm chiều của đồ thị',
        'nhầm với điểm cực trị',
        'cho rằng đồ thị bị gãy',
      ];
      return {
        ask: [
          `Hàm số bậc ba $y = f(x)$ có đồ thị ở hình bên. Khẳng định đúng về đạo hàm tại $x = ${x}$ là:`,
          `Dựa vào đồ thị của hàm số bậc ba $y = f(x)$ ở hình bên và hướng của tiếp tuyến tại điểm có hoành độ ${x}, khẳng định đúng là:`,
          `Hình bên là đồ thị độ cao $y = f(x)$ của một đoạn đường đồi. Tại $x = ${x}$:`,
        ],
        right,
        wrong: all.flatMap((one, at) => (one === right ? [] : [[one, reasons[at]!] as const])),
        why: `${why[0]!.toUpperCase()}${why.slice(1)} nên tiếp tuyến có hệ số góc ${right.includes('<') ? 'âm' : 'dương'}.`,
        figure: graph('cubic', [1, 0, -3, 0], [-3, 3], [-4, 4], { grid: true }),
      };
    }),
    ew('M3', 'tiếp tuyến vuông góc với một đường thẳng', (r) => {
      const [k, c] = [r.int(1, 3), r.int(1, 6)];
      const slope = 2 * k;
      const b = r.int(1, 9);
      return {
        ask: [
          `Viết phương trình tiếp tuyến của parabol $y = x^2 + ${c}$, biết tiếp tuyến vuông góc với đường thẳng $y = -\\dfrac{1}{${slope}}x + ${b}$.`,
          `Một tia sáng đi dọc theo tiếp tuyến của gương parabol $y = x^2 + ${c}$ và vuông góc với thanh thẳng $y = -\\dfrac{1}{${slope}}x + ${b}$. Viết phương trình đường thẳng chứa tia sáng.`,
          `Cho đồ thị $(P): y = x^2 + ${c}$ và đường thẳng $d: y = -\\dfrac{1}{${slope}}x + ${b}$. Tìm tiếp điểm và viết phương trình tiếp tuyến của $(P)$ vuông góc với $d$.`,
        ],
        figure: graph('quadratic', [1, 0, c], [-4, 4], [-1, c + 10], { extrema: false }),
        solution:
          `Đường thẳng đã cho có hệ số góc $-\\dfrac{1}{${slope}}$ nên tiếp tuyến có hệ số góc ${slope}.\n$y' = 2x$; giải $2x = ${slope}$ được $x_0 = ${k}$.\nTiếp điểm: $(${k};\\,${k * k + c})$.\nTiếp tuyến: $y = ${slope}(x - ${k}) + ${k * k + c} = ${slope}x ${signed(c - k * k) || '+ 0'}$.`.replace(
            ' + 0$',
            '$',
          ),
      };
    }),
  ]),
];

export const finals11Fourth: readonly Template[] = [...firstTerm, ...secondTerm];
