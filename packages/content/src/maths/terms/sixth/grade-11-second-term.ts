/** Grade 11, second term: further families for each place of its tests, most with a figure or a table. */
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { graph, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, unit } from '../kit.ts';
import { venn } from './kit.ts';

const powers: readonly Template[] = unit(11, 'Hàm số mũ, hàm số lôgarit', ({ mc, fb, tf, ew }) => [
  mc('M1', 'giá trị của hàm số mũ đọc từ đồ thị', (_, turn) => {
    const [a, x, right] = (
      [
        [2, '2', 4],
        [3, '1', 3],
        [2, '-1', '0{,}5'],
      ] as const
    )[turn]!;
    const wrong = (
      [
        [
          [2, 'lấy hoành độ của điểm'],
          [8, 'lấy $2^3$'],
          [1, 'lấy $2^0$'],
        ],
        [
          [1, 'lấy hoành độ của điểm'],
          [9, 'lấy $3^2$'],
          [0, 'cho rằng đồ thị cắt trục hoành tại đó'],
        ],
        [
          ['-0{,}5', 'cho rằng luỹ thừa với số mũ âm là số âm'],
          [2, 'bỏ dấu âm của số mũ'],
          ['-2', 'nhân cơ số với số mũ'],
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown(`đồ thị của hàm số mũ $y = f(x) = ${a}^x$`, `Điểm của đồ thị có hoành độ $${x}$ có tung độ bằng:`),
      right: `$${right}$`,
      wrong: wrong.map(([one, mistake]) => [`$${one}$`, mistake] as const),
      why: `$f(${x}) = ${a}^{${x}} = ${right}$.`,
      figure: graph('exponential', [a], [-3, 3], [-1, 6], { grid: true }),
    };
  }),
  mc('M1', 'tính chất đọc từ đồ thị hàm số lôgarit', (_, turn) => {
    const a = [2, 3, 0.5][turn]!;
    const up = a > 1;
    const name = up ? `\\log_${a} x` : '\\log_{0{,}5} x';
    return {
      ask: shown(`đồ thị của hàm số $y = ${name}$`, 'Khẳng định nào đúng?'),
      right: `Hàm số ${up ? 'đồng biến' : 'nghịch biến'} trên $(0;\\,+\\infty)$`,
      wrong: [
        [`Hàm số ${up ? 'nghịch biến' : 'đồng biến'} trên $(0;\\,+\\infty)$`, 'nhầm chiều đi của đồ thị'],
        ['Đồ thị cắt trục tung', 'nhầm với đồ thị hàm số mũ'],
        ['Hàm số có tập xác định là $\\mathbb{R}$', 'quên điều kiện của lôgarit'],
      ],
      why: `Đồ thị nằm bên phải trục tung và đi ${up ? 'lên' : 'xuống'} từ trái sang phải.`,
      figure: graph('logarithm', [a], [-1, 7], [-3, 3], { grid: true }),
    };
  }),
  mc('M1', 'so sánh hai giá trị nhờ tính đơn điệu của đồ thị', (_, turn) => {
    const [a, name] = (
      [
        [0.5, '\\left(\\dfrac{1}{2}\\right)^x'],
        [2, '2^x'],
        [3, '3^x'],
      ] as const
    )[turn]!;
    const up = a > 1;
    const right = `$f(1{,}2) ${up ? '<' : '>'} f(1{,}5)$`;
    return {
      ask: shown(`đồ thị của hàm số $y = f(x) = ${name}$`, 'Khẳng định nào đúng?'),
      right,
      wrong: [
        [`$f(1{,}2) ${up ? '>' : '<'} f(1{,}5)$`, 'nhầm chiều đi của đồ thị'],
        ['$f(1{,}2) = f(1{,}5)$', 'quên rằng hàm số đơn điệu'],
        ['$f(1{,}2) < 0$', 'quên rằng hàm số mũ luôn dương'],
      ],
      why: `Đồ thị đi ${up ? 'lên' : 'xuống'} từ trái sang phải và $1{,}2 < 1{,}5$, nên ${right}.`,
      figure: graph('exponential', [a], [-3, 3], [-1, 6], { grid: true }),
    };
  }),
  mc('M2', 'số nghiệm của phương trình mũ và đường thẳng từ đồ thị', (_, turn) => {
    const [a, line, right, why] = (
      [
        [2, 'x + 1', 2, 'đường thẳng cắt đồ thị tại hai điểm có hoành độ 0 và 1'],
        [2, '-x + 1', 1, 'đường thẳng đi xuống, đồ thị đi lên nên chỉ có một điểm chung, hoành độ 0'],
        [3, '2x + 1', 2, 'đường thẳng cắt đồ thị tại hai điểm có hoành độ 0 và 1'],
      ] as const
    )[turn]!;
    return {
      ask: shown(`đồ thị của hàm số $y = ${a}^x$`, `Số nghiệm của phương trình $${a}^x = ${line}$ là:`),
      right,
      wrong: (
        [
          [0, 'không thấy điểm chung $(0;\\,1)$'],
          [1, 'chỉ tính điểm chung trên trục tung'],
          [2, 'cho rằng đường thẳng nào cũng cắt đồ thị tại hai điểm'],
          [3, 'cho rằng hai đường còn cắt nhau ở phía bên trái'],
        ] as const
      ).filter(([one]) => one !== right),
      why: `Vẽ thêm đường thẳng $y = ${line}$: ${why}.`,
      figure: graph('exponential', [a], [-3, 3], [-1, 6], { grid: true }),
    };
  }),
  mc('M2', 'thời gian để một lượng tăng gấp đôi', (_, turn) => {
    const rate = [7, 8, 12][turn]!;
    const times = { 7: 10.24, 8: 9.01, 12: 6.12 }[rate]!;
    return {
      ask: [
        `Số khách du lịch của một tỉnh tăng ${rate}% mỗi năm. Số năm để số khách gấp đôi, viết dưới dạng lôgarit, là:`,
        `Sản lượng điện mặt trời của một tỉnh tăng ${rate}% mỗi năm. Số năm để sản lượng gấp đôi, viết dưới dạng lôgarit, là:`,
        `Số xe điện của một thành phố tăng ${rate}% mỗi năm. Số năm để số xe gấp đôi, viết dưới dạng lôgarit, là:`,
      ],
      right: `$\\log_{${n(1 + rate / 100)}} 2$`,
      wrong: [
        [`$\\log_2 ${n(1 + rate / 100)}$`, 'đổi chỗ cơ số và số lấy lôgarit'],
        [`$${fraction(100, rate)}$`, 'coi mức tăng mỗi năm không đổi'],
        [`$\\log_{${n(rate / 100)}} 2$`, 'quên cộng 1 vào tỉ lệ tăng'],
      ],
      why: `Sau $t$ năm: $${n(1 + rate / 100)}^t = 2$, nên $t = \\log_{${n(1 + rate / 100)}} 2 \\approx ${n(times)}$.`,
    };
  }),
  tf('M1', 'đồ thị hàm số mũ cơ số lớn hơn 1 và các giá trị', (_, turn) => {
    const a = [2, 3, 4][turn]!;
    return {
      ask: shown(`đồ thị của hàm số $y = ${a}^x$`),
      say: [
        [
          'Đồ thị đi qua điểm $(0;\\,1)$.',
          'Đồ thị đi qua điểm $(1;\\,0)$.',
          `$${a}^0 = 1$.`,
          `$${a}^1 = ${a} \\ne 0$.`,
        ],
        [
          'Đồ thị nằm hoàn toàn phía trên trục hoành.',
          'Đồ thị cắt trục hoành tại một điểm.',
          `$${a}^x > 0$ với mọi $x$.`,
        ],
        [
          `Bất phương trình $${a}^x < ${a}$ có tập nghiệm là $(-\\infty;\\,1)$.`,
          `Bất phương trình $${a}^x < ${a}$ có tập nghiệm là $(1;\\,+\\infty)$.`,
          `hàm số đồng biến và $${a}^1 = ${a}$.`,
        ],
        [
          `Phương trình $${a}^x = 5$ có đúng một nghiệm, thuộc khoảng ${a === 2 ? '$(2;\\,3)$' : '$(1;\\,2)$'}.`,
          `Phương trình $${a}^x = 5$ có đúng một nghiệm, thuộc khoảng ${a === 2 ? '$(1;\\,2)$' : '$(2;\\,3)$'}.`,
          a === 2 ? '$2^2 = 4 < 5 < 8 = 2^3$.' : `$${a}^1 = ${a} < 5 < ${a * a} = ${a}^2$.`,
        ],
      ],
      figure: graph('exponential', [a], [-3, 3], [-1, 6], { grid: true }),
    };
  }),
  fb('M1', 'số có lôgarit cho trước', (_, turn) => {
    const [a, y] = (
      [
        [2, 3],
        [3, 2],
        [2, 4],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Tìm $x$, biết $\\log_${a} x = ${y}$.`,
        `Điểm $M(x;\\,${y})$ thuộc đồ thị hàm số $y = \\log_${a} x$. Tìm $x$.`,
        `Hàm số $f(x) = \\log_${a} x$ nhận giá trị ${y} tại $x$ bằng bao nhiêu?`,
      ],
      is: a ** y,
      why: `$x = ${a}^${y} = ${a ** y}$.`,
    };
  }),
  fb('M2', 'số chữ số của một luỹ thừa', (_, turn) => {
    const power = [50, 100, 64][turn]!;
    const log = 0.30103 * power;
    const shownLog = n(Math.round(power * 301) / 1000);
    return {
      ask: [
        `Biết $\\log 2 \\approx 0{,}301$. Số $2^{${power}}$ viết trong hệ thập phân có bao nhiêu chữ số?`,
        `Máy tính dùng $\\log 2 \\approx 0{,}301$ để đếm số chữ số của $2^{${power}}$. Kết quả là bao nhiêu?`,
        `Cho $\\log 2 \\approx 0{,}301$. Hỏi $2^{${power}}$ là số có bao nhiêu chữ số?`,
      ],
      is: Math.floor(log) + 1,
      why: `$\\log 2^{${power}} = ${power}\\log 2 \\approx ${shownLog}$, nên $10^{${Math.floor(log)}} < 2^{${power}} < 10^{${Math.floor(log) + 1}}$: có $${Math.floor(log)} + 1 = ${Math.floor(log) + 1}$ chữ số.`,
    };
  }),
  ew('M3', 'thời điểm hai khoản tiền bằng nhau', (_, turn) => {
    const [a, b, rate, k] = (
      [
        [100, 121, 10, 2],
        [50, 60.5, 10, 2],
        [200, 288, 20, 2],
      ] as const
    )[turn]!;
    const growth = n(1 + rate / 100);
    const has = [
      'bác An có (triệu đồng)',
      'doanh thu một tháng của cửa hàng A là (triệu đồng)',
      'số cây của khu rừng trồng là',
    ][turn]!;
    return {
      ask: [
        `Bác An gửi ${a} triệu đồng, lãi kép ${rate}% một năm. Bác Bình giữ ${plain(b)} triệu đồng ở nhà không sinh lãi. Sau đúng bao nhiêu năm thì hai khoản tiền bằng nhau?`,
        `Cửa hàng A có doanh thu ${a} triệu đồng một tháng và tăng ${rate}% mỗi năm; cửa hàng B luôn có doanh thu ${plain(b)} triệu đồng một tháng. Sau đúng bao nhiêu năm doanh thu mỗi tháng của hai cửa hàng bằng nhau?`,
        `Khu rừng trồng có ${a} cây và tăng ${rate}% mỗi năm; khu bảo tồn luôn có ${plain(b)} cây. Sau đúng bao nhiêu năm số cây của hai khu bằng nhau?`,
      ],
      solution: `Sau $t$ năm, ${has} $${a} \\cdot ${growth}^t$.\nTa có phương trình $${a} \\cdot ${growth}^t = ${n(b)}$.\nSuy ra $${growth}^t = ${n(b / a)} = ${growth}^${k}$.\nVậy $t = ${k}$ (năm).`,
    };
  }),
  ew('M3', 'nồng độ thuốc còn lại trong máu', (_, turn) => {
    const [dose, half, over, power] = (
      [
        [160, 6, 20, 3],
        [320, 4, 20, 4],
        [200, 8, 50, 2],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Liều tiêm ${dose} mg thuốc; cứ sau ${half} giờ lượng thuốc trong máu giảm còn một nửa. Viết công thức lượng thuốc sau $t$ giờ và tìm thời điểm lượng thuốc còn ${over} mg.`,
        `Một bệnh nhân uống ${dose} mg kháng sinh, chu kì bán thải là ${half} giờ. Viết công thức lượng kháng sinh còn lại sau $t$ giờ và cho biết khi nào còn ${over} mg.`,
        `Lượng cà phê-in trong cơ thể một người là ${dose} mg, cứ ${half} giờ giảm một nửa. Viết công thức lượng cà phê-in sau $t$ giờ và tìm lúc còn ${over} mg.`,
      ],
      solution: `Lượng còn lại sau $t$ giờ: $m(t) = ${dose} \\cdot 2^{-t/${half}}$ (mg).\nĐiều kiện: $${dose} \\cdot 2^{-t/${half}} = ${over}$.\nSuy ra $2^{-t/${half}} = ${fraction(over, dose)} = 2^{-${power}}$.\nVậy $\\dfrac{t}{${half}} = ${power}$, $t = ${half * power}$ (giờ).`,
    };
  }),
]);

const square = "hình lập phương $ABCD.A'B'C'D'$";
const regular = 'hình chóp tứ giác đều $S.ABCD$ có $O$ là tâm của đáy';

const space: readonly Template[] = unit(11, 'Quan hệ vuông góc trong không gian', ({ mc, fb, tf, ew }) => [
  mc('M1', 'góc giữa cạnh bên và mặt đáy gọi tên trên hình', (_, turn) => {
    const side = ['A', 'B', 'C'][turn]!;
    const next = { A: 'B', B: 'C', C: 'D' }[side]!;
    return {
      ask: shown(regular, `Góc giữa đường thẳng $S${side}$ và mặt phẳng $(ABCD)$ là góc:`),
      right: `$\\widehat{S${side}O}$`,
      wrong: [
        [`$\\widehat{S${side}${next}}$`, 'lấy góc với một cạnh đáy'],
        [`$\\widehat{${side}SO}$`, 'lấy góc ở đỉnh $S$'],
        [`$\\widehat{SO${side}}$`, 'lấy góc vuông tại $O$'],
      ],
      why: `$SO \\perp (ABCD)$ nên hình chiếu của $S${side}$ trên đáy là $O${side}$; góc cần tìm là $\\widehat{S${side}O}$.`,
      figure: solid('pyramid'),
    };
  }),
  mc('M1', 'hai mặt của hình lập phương vuông góc với một cạnh', (_, turn) => {
    const [edge, right, wrong] = (
      [
        [
          "AA'",
          "$(ABCD)$ và $(A'B'C'D')$",
          ["$(ABB'A')$ và $(CDD'C')$", "$(ADD'A')$ và $(BCC'B')$", "$(ABCD)$ và $(ABB'A')$"],
        ],
        [
          'AB',
          "$(ADD'A')$ và $(BCC'B')$",
          ["$(ABB'A')$ và $(CDD'C')$", "$(ABCD)$ và $(A'B'C'D')$", "$(ADD'A')$ và $(ABCD)$"],
        ],
        [
          'AD',
          "$(ABB'A')$ và $(CDD'C')$",
          ["$(ADD'A')$ và $(BCC'B')$", "$(ABCD)$ và $(A'B'C'D')$", "$(ABB'A')$ và $(ABCD)$"],
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown(square, `Cạnh $${edge}$ vuông góc với hai mặt nào?`),
      right,
      wrong: [
        ...[wrong[0], wrong[1]].map((one) => [one, `không để ý ${one.split(' và ')[0]!} chứa $${edge}$`] as const),
        [wrong[2], `chọn một mặt vuông góc và một mặt chứa $${edge}$`],
      ],
      why: `$${edge}$ vuông góc với hai cạnh cắt nhau của mỗi mặt đó.`,
      figure: solid('cube', false),
    };
  }),
  mc('M1', 'khoảng cách từ đỉnh đến mặt đối diện của hình lập phương', (r) => {
    const a = r.int(3, 9);
    return {
      ask: shown(`${square} có cạnh bằng ${a}`, "Khoảng cách từ điểm $A$ đến mặt phẳng $(BCC'B')$ bằng:"),
      right: a,
      wrong: [
        [`$${a}\\sqrt{2}$`, 'lấy đường chéo của một mặt'],
        [`$${a}\\sqrt{3}$`, 'lấy đường chéo của hình lập phương'],
        [`$${fraction(a, 2)}$`, 'lấy một nửa cạnh'],
      ],
      why: `$AB \\perp (BCC'B')$ nên khoảng cách bằng $AB = ${a}$.`,
      figure: solid('cube', false),
    };
  }),
  mc('M2', 'độ dài cạnh bên của hình chóp đều từ chiều cao', (_, turn) => {
    const [diagonal, height, right] = (
      [
        [6, 4, 5],
        [10, 12, 13],
        [16, 6, 10],
      ] as const
    )[turn]!;
    return {
      ask: shown(regular, `Biết $AC = ${diagonal}$ và $SO = ${height}$. Độ dài cạnh bên $SA$ bằng:`),
      right,
      wrong: [
        [`$2\\sqrt{${(diagonal * diagonal + height * height) / 4}}$`, 'dùng cả đường chéo thay cho một nửa'],
        [diagonal / 2 + height, 'cộng hai cạnh góc vuông'],
        [diagonal, 'lấy độ dài đường chéo đáy'],
      ],
      why: `$OA = ${diagonal} : 2 = ${diagonal / 2}$; tam giác $SOA$ vuông tại $O$: $SA = \\sqrt{${diagonal / 2}^2 + ${height}^2} = ${right}$.`,
      figure: solid('pyramid'),
    };
  }),
  mc('M2', 'góc giữa mặt bên và mặt đáy của hình chóp đều', (_, turn) => {
    const [side, height, right, tangent] = (
      [
        ['4', '2', '45^\\circ', '1'],
        ['2', '\\sqrt{3}', '60^\\circ', '\\sqrt{3}'],
        ['6', '\\sqrt{3}', '30^\\circ', '\\dfrac{\\sqrt{3}}{3}'],
      ] as const
    )[turn]!;
    const half = Number(side) / 2;
    return {
      ask: [
        `Hình chóp tứ giác đều $S.ABCD$ ở hình bên có cạnh đáy bằng ${side} và chiều cao $SO = ${height}$. Số đo góc nhị diện $[S, BC, A]$ là:`,
        `Lều vải có dạng hình chóp tứ giác đều $S.ABCD$ như hình bên, cạnh đáy ${side} m, chiều cao $SO = ${height}$ m. Mặt bên $(SBC)$ nghiêng so với mặt đất $(ABCD)$ một góc:`,
        `Mái tháp hình chóp tứ giác đều $S.ABCD$ ở hình bên có cạnh đáy ${side} m và chiều cao $SO = ${height}$ m. Góc giữa mặt bên $(SBC)$ và mặt đáy là:`,
      ],
      right: `$${right}$`,
      wrong: ['30^\\circ', '45^\\circ', '60^\\circ', '90^\\circ']
        .filter((one) => one !== right)
        .map((one) => {
          const mistake =
            one === '90^\\circ'
              ? 'cho rằng mặt bên vuông góc với mặt đáy'
              : Number.parseInt(one) === 90 - Number.parseInt(right)
                ? 'đổi chỗ $SO$ và $OM$ trong tỉ số'
                : `nhớ nhầm tang của góc $${one}$`;
          return [`$${one}$`, mistake] as const;
        }),
      why: `Gọi $M$ là trung điểm của $BC$: $OM = ${half}$, góc cần tìm là $\\widehat{SMO}$ và $\\tan \\widehat{SMO} = \\dfrac{SO}{OM} = ${tangent}$, nên góc bằng $${right}$.`,
      figure: solid('pyramid'),
    };
  }),
  tf('M2', 'hình chóp tứ giác đều có các cạnh bằng nhau', (r) => {
    const a = 2 * r.int(1, 4);
    return {
      ask: shown(`${regular}, tất cả các cạnh bằng ${a}`),
      say: [
        [
          '$AC \\perp SD$.',
          '$AB \\perp SB$.',
          '$AC \\perp (SBD)$.',
          'tam giác $SAB$ đều nên $\\widehat{SBA} = 60^\\circ$.',
        ],
        [
          `$SO = ${a / 2 === 1 ? '' : a / 2}\\sqrt{2}$.`,
          `$SO = ${a / 2 === 1 ? '' : a / 2}\\sqrt{3}$.`,
          `$OA = ${a / 2 === 1 ? '' : a / 2}\\sqrt{2}$, $SO^2 = SA^2 - OA^2 = ${a * a} - ${(a * a) / 2} = ${(a * a) / 2}$.`,
        ],
        [
          'Góc giữa $SA$ và $(ABCD)$ bằng $45^\\circ$.',
          'Góc giữa $SA$ và $(ABCD)$ bằng $60^\\circ$.',
          'tam giác $SOA$ vuông cân tại $O$.',
        ],
        ['Tam giác $SAC$ vuông tại $S$.', 'Tam giác $SAC$ là tam giác đều.', `$SA^2 + SC^2 = ${2 * a * a} = AC^2$.`],
      ],
      figure: solid('pyramid'),
    };
  }),
  fb('M1', 'thể tích khối chóp từ diện tích đáy và chiều cao', (r) => {
    const [a, b, c] = [r.int(5, 9), r.int(3, 4), r.int(2, 6)];
    return {
      ask: [
        `Khối chóp có diện tích đáy ${3 * a} cm² và chiều cao ${b * c} cm. Tính thể tích (cm³) của khối chóp.`,
        `Tháp đá có dạng khối chóp với diện tích đáy ${3 * a} m², chiều cao ${b * c} m. Thể tích của tháp là bao nhiêu mét khối?`,
        `Khối đồ chơi hình chóp có diện tích đáy ${3 * a} cm² và cao ${b * c} cm. Khối đó có thể tích bao nhiêu xăng-ti-mét khối?`,
      ],
      is: a * b * c,
      why: `$V = \\dfrac{1}{3} \\cdot ${3 * a} \\cdot ${b * c} = ${a * b * c}$.`,
    };
  }),
  fb('M2', 'thể tích khối chóp tứ giác đều từ cạnh đáy và đường cao mặt bên', (_, turn) => {
    const [side, slant, height] = (
      [
        [6, 5, 4],
        [10, 13, 12],
        [16, 10, 6],
      ] as const
    )[turn]!;
    return {
      ask: shown(
        regular,
        `Biết cạnh đáy bằng ${side}, khoảng cách từ $S$ đến cạnh $AB$ bằng ${slant}. Tính thể tích khối chóp.`,
      ),
      is: (side * side * height) / 3,
      why: `Khoảng cách từ $O$ đến $AB$ là $${side} : 2 = ${side / 2}$ nên $SO = \\sqrt{${slant}^2 - ${side / 2}^2} = ${height}$. $V = \\dfrac{1}{3} \\cdot ${side}^2 \\cdot ${height} = ${(side * side * height) / 3}$.`,
      figure: solid('pyramid'),
    };
  }),
  ew('M3', 'lượng vải làm lều và thể tích lều', (_, turn) => {
    const length = turn === 2 ? 'dm' : 'm';
    const [side, height, slant] = (
      [
        [6, 4, 5],
        [10, 12, 13],
        [8, 3, 5],
      ] as const
    )[turn]!;
    return {
      ask: [
        `Một chiếc lều có dạng hình chóp tứ giác đều $S.ABCD$ như hình bên, cạnh đáy ${side} m, chiều cao $SO = ${height}$ m. Tính thể tích không gian trong lều và diện tích vải phủ bốn mặt bên.`,
        `Mái che sân khấu có dạng hình chóp tứ giác đều $S.ABCD$ như hình bên, cạnh đáy ${side} m, chiều cao $SO = ${height}$ m. Tính thể tích phần không gian dưới mái (tính từ mặt đáy của mái) và diện tích bốn mặt mái.`,
        `Khối kính trang trí hình chóp tứ giác đều $S.ABCD$ ở hình bên có cạnh đáy ${side} dm, chiều cao $SO = ${height}$ dm. Tính thể tích khối kính và diện tích bốn mặt bên.`,
      ],
      solution: `Diện tích đáy: $${side}^2 = ${side * side}$ (${length}²).\nThể tích: $V = \\dfrac{1}{3} \\cdot ${side * side} \\cdot ${height} = ${(side * side * height) / 3}$ (${length}³).\nGọi $M$ là trung điểm của $AB$: $OM = ${side / 2}$, $SM = \\sqrt{SO^2 + OM^2} = \\sqrt{${height}^2 + ${side / 2}^2} = ${slant}$ (${length}).\nDiện tích bốn mặt bên: $4 \\cdot \\dfrac{1}{2} \\cdot ${side} \\cdot ${slant} = ${2 * side * slant}$ (${length}²).`,
      figure: solid('pyramid'),
    };
  }),
]);

const chances: readonly Template[] = unit(11, 'Quy tắc tính xác suất', ({ mc, fb, ew }) => [
  mc('M1', 'biến cố hợp, biến cố giao trên biểu đồ Ven', (r, turn) => {
    const [left, both, right, outside] = [r.int(8, 11), r.int(4, 7), r.int(12, 15), r.int(2, 3)];
    const asks = ['A \\cap B', 'A \\cup B', 'A\\overline{B}'];
    const answers = [both, left + both + right, left];
    return {
      ask: shown(
        'biểu đồ Ven ghi số kết quả đồng khả năng của một phép thử',
        `Hai hình ứng với hai biến cố $A$, $B$. Số kết quả thuận lợi cho biến cố $${asks[turn]!}$ là:`,
      ),
      right: answers[turn]!,
      wrong: (
        [
          [both, 'lấy phần chung, ứng với $A \\cap B$'],
          [left + both + right, 'lấy mọi kết quả của $A \\cup B$'],
          [left, 'chỉ lấy phần thuộc $A$ mà không thuộc $B$'],
          [right, 'chỉ lấy phần thuộc $B$ mà không thuộc $A$'],
          [left + both, 'lấy mọi kết quả của $A$'],
        ] as const
      ).filter(([one]) => one !== answers[turn]!),
      why: [
        `Phần chung của hai hình ghi ${both}.`,
        `$${left} + ${both} + ${right} = ${left + both + right}$.`,
        `Phần chỉ thuộc $A$ ghi ${left}.`,
      ][turn]!,
      figure: venn(left, both, right, outside),
    };
  }),
  mc('M1', 'hai biến cố xung khắc', (r) => {
    const [a, b] = [r.int(2, 4) / 10, r.int(1, 3) / 10 + 0.05];
    return {
      ask: [
        `Hai biến cố $A$, $B$ xung khắc, $P(A) = ${n(a)}$, $P(B) = ${n(b)}$. $P(A \\cup B)$ bằng:`,
        `Một vòng quay dừng ở ô đỏ với xác suất $${n(a)}$, ở ô vàng với xác suất $${n(b)}$. Xác suất vòng quay dừng ở ô đỏ hoặc ô vàng là:`,
        `Một khách gọi trà với xác suất $${n(a)}$, gọi cà phê với xác suất $${n(b)}$ và chỉ gọi một loại. Xác suất khách gọi trà hoặc cà phê là:`,
      ],
      right: `$${n(a + b)}$`,
      wrong: [
        [`$${n(a * b)}$`, 'nhân hai xác suất'],
        [`$${n(a + b - a * b)}$`, 'dùng công thức của hai biến cố độc lập'],
        [`$${n(1 - a - b)}$`, 'tính biến cố đối'],
      ],
      why: `Hai biến cố không thể cùng xảy ra nên $P(A \\cup B) = ${n(a)} + ${n(b)} = ${n(a + b)}$.`,
    };
  }),
  mc('M2', 'độc lập hay không, từ biểu đồ Ven', (_, turn) => {
    const [left, both, right, outside] = (
      [
        [12, 8, 8, 12],
        [5, 5, 15, 15],
        [10, 10, 15, 15],
      ] as const
    )[turn]!;
    const all = left + both + right + outside;
    const value = fraction(both, all);
    return {
      ask: shown(
        `biểu đồ Ven ghi số học sinh của một nhóm ${all} bạn`,
        'Chọn ngẫu nhiên một bạn; $A$ là biến cố bạn đó thích hát, $B$ là biến cố bạn đó thích vẽ. Khẳng định nào đúng?',
      ),
      right: `$P(AB) = P(A)P(B) = ${value}$, nên $A$ và $B$ độc lập`,
      wrong: [
        [`$P(AB) = ${value} \\ne P(A)P(B)$, nên $A$ và $B$ không độc lập`, 'tính sai tích hai xác suất'],
        [`$A$ và $B$ xung khắc vì $P(AB) = 0$`, 'bỏ qua phần chung'],
        [`$P(A \\cup B) = P(A) + P(B)$`, 'quên trừ xác suất của biến cố giao'],
      ],
      why: `$P(A) = ${fraction(left + both, all)}$, $P(B) = ${fraction(both + right, all)}$, tích bằng $${fraction((left + both) * (both + right), all * all)}$; $P(AB) = \\dfrac{${both}}{${all}} = ${value}$.`,
      figure: venn(left, both, right, outside),
    };
  }),
  fb('M1', 'xác suất của giao hai biến cố độc lập', (r) => {
    const [a, b] = [r.int(5, 9), r.int(2, 4)];
    return {
      ask: [
        `Hai biến cố $A$, $B$ độc lập, $P(A) = ${n(a / 10)}$, $P(B) = ${n(b / 10)}$. Tính $P(AB)$.`,
        `Xác suất để chuyến tàu đến đúng giờ là $${n(a / 10)}$, để trời mưa là $${n(b / 10)}$; hai biến cố độc lập. Tính xác suất để tàu đến đúng giờ và trời mưa.`,
        `Hai bóng đèn hoạt động độc lập, xác suất sáng của bóng thứ nhất là $${n(a / 10)}$, của bóng thứ hai là $${n(b / 10)}$. Tính xác suất để cả hai bóng cùng sáng.`,
      ],
      is: (a * b) / 100,
      why: `Hai biến cố độc lập nên nhân hai xác suất: $${n(a / 10)} \\cdot ${n(b / 10)} = ${n((a * b) / 100)}$.`,
    };
  }),
  ew('M3', 'xác suất thắng trận đấu ba ván thắng hai', (_, turn) => {
    const p = [6, 7, 8][turn]! / 10;
    const q = Math.round((1 - p) * 10) / 10;
    const [two, three] = [p * p, 2 * p * p * q];
    const game = ['ván', 'hiệp', 'lượt'][turn]!;
    return {
      ask: [
        `An và Bình đấu cờ, ai thắng hai ván trước thì thắng cả trận. Mỗi ván An thắng với xác suất $${n(p)}$, không có ván hoà, các ván độc lập. Tính xác suất An thắng trận.`,
        `Hai đội bóng chuyền đấu theo thể thức ba hiệp thắng hai. Đội A thắng mỗi hiệp với xác suất $${n(p)}$, các hiệp độc lập. Tính xác suất đội A thắng trận.`,
        `Trò chơi kết thúc khi một bên thắng hai lượt. Người chơi thắng mỗi lượt với xác suất $${n(p)}$, thua với xác suất $${n(q)}$, các lượt độc lập. Tính xác suất người chơi thắng.`,
      ],
      solution: `Thắng sau đúng hai ${game}: $${n(p)} \\cdot ${n(p)} = ${n(two)}$.\nThắng sau đúng ba ${game}: trong hai ${game} đầu thắng một, thua một, rồi thắng ${game} thứ ba: $2 \\cdot ${n(p)} \\cdot ${n(q)} \\cdot ${n(p)} = ${n(three)}$.\nHai trường hợp xung khắc.\nXác suất thắng trận: $${n(two)} + ${n(three)} = ${n(two + three)}$.`,
    };
  }),
  fb('M3', 'số linh kiện dự phòng để hệ thống đủ tin cậy', (_, turn) => {
    const [fail, allowed, power] = (
      [
        [0.2, 0.001, 5],
        [0.3, 0.01, 4],
        [0.1, 0.0002, 4],
      ] as const
    )[turn]!;
    const goal = n(1 - allowed);
    const failing = ['tất cả các máy cùng hỏng', 'không kênh nào đến được', 'tất cả cảm biến cùng bỏ sót'][turn]!;
    return {
      ask: [
        `Trạm bơm có $n$ máy bơm hoạt động độc lập, mỗi máy hỏng với xác suất $${n(fail)}$. Trạm hoạt động khi có ít nhất một máy không hỏng. Tìm $n$ nhỏ nhất để xác suất trạm hoạt động lớn hơn $${goal}$.`,
        `Một thông báo được gửi độc lập qua $n$ kênh, mỗi kênh không đến được với xác suất $${n(fail)}$. Tìm số kênh $n$ nhỏ nhất để xác suất có ít nhất một kênh đến được lớn hơn $${goal}$.`,
        `Phòng có $n$ cảm biến khói hoạt động độc lập, mỗi cảm biến bỏ sót khói với xác suất $${n(fail)}$. Tìm $n$ nhỏ nhất để xác suất có ít nhất một cảm biến báo lớn hơn $${goal}$.`,
      ],
      is: power,
      why: `Xác suất ${failing} là $${n(fail)}^n$; cần $1 - ${n(fail)}^n > ${goal}$, tức là $${n(fail)}^n < ${n(allowed)}$. $${n(fail)}^{${power - 1}} = ${n(fail ** (power - 1))}$ chưa đủ, $${n(fail)}^{${power}} = ${n(fail ** power)}$ đủ. Vậy $n = ${power}$.`,
    };
  }),
]);

const derivatives: readonly Template[] = unit(11, 'Quy tắc tính đạo hàm', ({ mc, fb, ew }) => [
  mc('M1', 'hệ số góc của tiếp tuyến tại đỉnh parabol', (_, turn) => {
    const [h, k] = [
      [1, 4],
      [2, 4],
      [3, 4],
    ][turn]! as [number, number];
    return {
      ask: shown('hàm số $y = f(x)$ có đồ thị là parabol', `Giá trị $f'(${h})$ bằng:`),
      right: 0,
      wrong: [
        [k, `nhầm với giá trị $f(${h})$`],
        [h, 'nhầm với hoành độ'],
        [-1, 'nhầm với hệ số của $x^2$'],
      ],
      why: `Tại đỉnh của parabol, tiếp tuyến song song hoặc trùng với trục hoành nên hệ số góc $f'(${h}) = 0$.`,
      figure: graph('quadratic', [-1, 2 * h, k - h * h], [-3, 5], [-3, 6], { grid: true }),
    };
  }),
  mc('M1', 'đạo hàm tại một điểm của hàm bậc nhất từ đồ thị', (_, turn) => {
    const [m, c] = [
      [2, 1],
      [-1, 3],
      [3, -2],
    ][turn]! as [number, number];
    return {
      ask: shown('hàm số bậc nhất $y = f(x)$ có đồ thị', "Đạo hàm $f'(5)$ bằng:"),
      right: m,
      wrong: [
        [5 * m + c, 'tính giá trị $f(5)$'],
        [c, 'đọc tung độ giao điểm với trục tung'],
        [5 * m, 'nhân hệ số góc với 5'],
      ],
      why: `Đồ thị là đường thẳng đi qua $${pt(0, c)}$ và $${pt(1, m + c)}$, hệ số góc $${m}$; đạo hàm tại mọi điểm bằng $${m}$.`,
      figure: graph('linear', [m, c], [-3, 4], [-4, 6], { grid: true }),
    };
  }),
  mc('M2', 'tiếp tuyến của parabol tại giao điểm với trục hoành', (_, turn) => {
    const [p, q] = (
      [
        [-1, 3],
        [1, 4],
        [-2, 2],
      ] as const
    )[turn]!;
    const slope = q - p;
    const rule = (k: number, at: number) => `$y = ${poly([k, -k * at])}$`;
    return {
      ask: shown(
        `parabol $y = ${poly([1, -(p + q), p * q])}$`,
        `Parabol cắt trục hoành tại điểm $A${pt(q, 0)}$. Tiếp tuyến của parabol tại $A$ có phương trình:`,
      ),
      right: rule(slope, q),
      wrong: [
        [rule(-slope, q), 'nhầm dấu của hệ số góc'],
        [rule(slope, p), 'dùng giao điểm còn lại'],
        [`$y = ${poly([slope, q])}$`, 'thay toạ độ tiếp điểm sai'],
        [rule(2 * q, q), 'quên hệ số bậc nhất khi tính đạo hàm'],
      ],
      why: `$y' = ${poly([2, -(p + q)])}$, $y'(${q}) = ${slope}$; tiếp tuyến: $y = ${slope}(x ${signed(-q)}) = ${poly([slope, -slope * q])}$.`,
      figure: graph('quadratic', [1, -(p + q), p * q], [Math.min(p - 1, -1), q + 1.5], [-5, 5], {
        grid: true,
        points: [{ name: 'A', at: [q, 0] }],
      }),
    };
  }),
  fb('M1', 'tốc độ thay đổi của một đại lượng tại một thời điểm', (r) => {
    const [a, b, t] = [r.int(2, 5), r.int(3, 9), r.int(2, 4)];
    return {
      ask: [
        `Nhiệt độ (°C) của lò sau $t$ phút là $T(t) = ${a}t^2 + ${b}t + 20$. Tốc độ tăng nhiệt độ tại thời điểm $t = ${t}$ là bao nhiêu độ mỗi phút?`,
        `Lượng nước (lít) trong bể sau $t$ phút là $V(t) = ${a}t^2 + ${b}t + 20$. Tốc độ nước chảy vào bể tại $t = ${t}$ là bao nhiêu lít mỗi phút?`,
        `Số lượt xem (nghìn) một đoạn phim sau $t$ giờ là $N(t) = ${a}t^2 + ${b}t + 20$. Tốc độ tăng số lượt xem tại $t = ${t}$ là bao nhiêu nghìn lượt mỗi giờ?`,
      ],
      is: 2 * a * t + b,
      why: `Đạo hàm là $${2 * a}t + ${b}$; tại $t = ${t}$: $${2 * a} \\cdot ${t} + ${b} = ${2 * a * t + b}$.`,
    };
  }),
  ew('M3', 'tiếp tuyến của parabol cắt trục tung tại điểm cho trước', (_, turn) => {
    const [c, down] = [
      [1, 4],
      [2, 9],
      [3, 1],
    ][turn]! as [number, number];
    const root = Math.sqrt(down);
    const under = c - down;
    return {
      ask: [
        `Cho parabol $(P)\\colon y = x^2 + ${c}$ như hình bên. Viết phương trình các tiếp tuyến của $(P)$ cắt trục tung tại điểm $M${pt(0, under)}$.`,
        `Một máng trượt có mặt cắt là parabol $(P)\\colon y = x^2 + ${c}$ (hình bên). Hai thanh đỡ đi qua điểm $M${pt(0, under)}$ và tiếp xúc với $(P)$. Viết phương trình hai đường thẳng chứa hai thanh đỡ.`,
        `Từ điểm $M${pt(0, under)}$ kẻ các tiếp tuyến đến parabol $(P)\\colon y = x^2 + ${c}$ ở hình bên. Viết phương trình các tiếp tuyến đó.`,
      ],
      solution: `Gọi $x_0$ là hoành độ tiếp điểm; $y' = 2x$ nên tiếp tuyến là $y = 2x_0(x - x_0) + x_0^2 + ${c} = 2x_0x - x_0^2 + ${c}$.\nTiếp tuyến đi qua $M$: $-x_0^2 + ${c} = ${under}$, tức là $x_0^2 = ${down}$.\nSuy ra $x_0 = ${root}$ hoặc $x_0 = ${-root}$.\nHai tiếp tuyến: $y = ${poly([2 * root, under])}$ và $y = ${poly([-2 * root, under])}$.`,
      figure: graph('quadratic', [1, 0, c], [-4, 4], [Math.min(under - 1, -1), c + 8], {
        called: '(P)',
        points: [{ name: 'M', at: [0, under] }],
      }),
    };
  }),
  fb('M4', 'diện tích tam giác tạo bởi tiếp tuyến của hypebol với hai trục', (_, turn) => {
    const k = [6, 8, 7][turn]!;
    return {
      ask: shown(
        `đồ thị $(C)$ của hàm số $y = \\dfrac{${k}}{x}$`,
        'Tiếp tuyến tại một điểm $M$ tuỳ ý của $(C)$ cắt hai trục toạ độ tại $A$ và $B$ (hình vẽ một vị trí của $M$). Tính diện tích tam giác $OAB$.',
      ),
      is: 2 * k,
      why: `Với $M\\left(a;\\,\\dfrac{${k}}{a}\\right)$: $y' = -\\dfrac{${k}}{a^2}$, tiếp tuyến $y = -\\dfrac{${k}}{a^2}(x - a) + \\dfrac{${k}}{a}$. Nó cắt $Ox$ tại $x = 2a$, cắt $Oy$ tại $y = \\dfrac{${2 * k}}{a}$. Diện tích: $\\dfrac{1}{2} \\cdot |2a| \\cdot \\dfrac{${2 * k}}{|a|} = ${2 * k}$.`,
      figure: graph('rational', [0, k, 1, 0], [-9, 9], [-9, 9], {
        points: [
          { name: 'M', at: [2, k / 2], free: true },
          { name: 'A', at: [4, 0], free: true },
          { name: 'B', at: [0, k], free: true },
        ],
        area: [
          [0, 0],
          [4, 0],
          [0, k],
        ],
      }),
    };
  }),
]);

export const secondTerm11: readonly Template[] = [...powers, ...space, ...chances, ...derivatives];
