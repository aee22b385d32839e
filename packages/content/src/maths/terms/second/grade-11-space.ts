/** Space, statistics and probability of grade 11: a second choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, rounded, type Template } from '../../template.ts';
import { chart, solid } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { table, unit } from '../kit.ts';

const regular = 'hình chóp tứ giác đều $S.ABCD$ có $O$ là giao điểm của $AC$ và $BD$';
const cube = "hình lập phương $ABCD.A'B'C'D'$";

/** A fraction as an option. */
const fractionOf = (over: number, under: number): string => `$${fraction(over, under)}$`;

const parallel: readonly Template[] = unit(11, 'Quan hệ song song trong không gian', ({ fb, tf }) => [
  fb('M2', 'đoạn nối hai trọng tâm', (r) => {
    const d = 3 * r.int(3, 12);
    const told = `đường chéo $AC = ${d}$ cm; gọi $G$, $H$ lần lượt là trọng tâm của các tam giác $SAB$ và $SBC$`;
    return {
      ask: [
        `Cho hình chóp $S.ABCD$ có đáy là hình vuông như hình bên, ${told}. Độ dài đoạn thẳng $GH$ bằng bao nhiêu xăng-ti-mét?`,
        `Mô hình kim tự tháp $S.ABCD$ như hình bên có đáy hình vuông, ${told}. Người ta căng một sợi dây nối $G$ với $H$. Sợi dây dài bao nhiêu xăng-ti-mét?`,
        `Hình chóp $S.ABCD$ ở hình bên có đáy là hình vuông, ${told}. Tính $GH$ (cm).`,
      ],
      is: d / 3,
      unit: 'cm',
      why: `Gọi $M$, $N$ là trung điểm của $AB$ và $BC$ thì $MN = \\dfrac{AC}{2}$. Vì $\\dfrac{SG}{SM} = \\dfrac{SH}{SN} = \\dfrac{2}{3}$ nên $GH \\parallel MN$ và $GH = \\dfrac{2}{3} \\cdot \\dfrac{${d}}{2} = ${d / 3}$ (cm).`,
      figure: solid('pyramid', false),
    };
  }),
  tf('M1', 'các quan hệ song song trong hình lập phương', (_, turn) => {
    const say = (
      [
        [
          [
            "$AB \\parallel C'D'$.",
            "$AB \\parallel B'C'$.",
            "$AB \\parallel CD$ và $CD \\parallel C'D'$.",
            "$B'C' \\parallel BC$ và $BC$ cắt $AB$; $B'C'$ chéo với $AB$.",
          ],
          [
            "$(ABB'A') \\parallel (CDD'C')$.",
            "$(ABB'A') \\parallel (BCC'B')$.",
            'hai mặt đối diện của hình lập phương song song.',
            "$(ABB'A')$ và $(BCC'B')$ cắt nhau theo $BB'$.",
          ],
          [
            "$A'C' \\parallel (ABCD)$.",
            "$A'C$ song song với $(ABCD)$.",
            "$A'C' \\parallel AC$ và $AC \\subset (ABCD)$.",
            "$A'C$ cắt $(ABCD)$ tại $C$.",
          ],
          [
            "$AB' \\parallel (CDD'C')$.",
            "$AB'$ cắt $(CDD'C')$.",
            "$AB' \\subset (ABB'A')$ và $(ABB'A') \\parallel (CDD'C')$.",
          ],
        ],
        [
          ["$AA' \\parallel CC'$.", "$AA'$ và $CC'$ chéo nhau.", 'hai cạnh bên của hình lập phương song song.'],
          [
            "$(ABCD) \\parallel (A'B'C'D')$.",
            "$(ABCD) \\parallel (ADD'A')$.",
            'hai đáy của hình lập phương song song.',
            "$(ABCD)$ và $(ADD'A')$ cắt nhau theo $AD$.",
          ],
          [
            "$BD \\parallel (A'B'C'D')$.",
            "$BD'$ song song với $(A'B'C'D')$.",
            "$BD \\parallel B'D'$ và $B'D' \\subset (A'B'C'D')$.",
            "$BD'$ cắt $(A'B'C'D')$ tại $D'$.",
          ],
          ["$(AB'D') \\parallel (C'BD)$.", "$(AB'D')$ cắt $(C'BD)$.", "$B'D' \\parallel BD$ và $AB' \\parallel DC'$."],
        ],
        [
          [
            "$BC \\parallel A'D'$.",
            "$BC \\parallel A'B'$.",
            "$BC \\parallel AD$ và $AD \\parallel A'D'$.",
            "$A'B' \\parallel AB$ và $AB$ cắt $BC$; $A'B'$ chéo với $BC$.",
          ],
          [
            "$(ADD'A') \\parallel (BCC'B')$.",
            "$(ADD'A') \\parallel (CDD'C')$.",
            'hai mặt đối diện của hình lập phương song song.',
            "$(ADD'A')$ và $(CDD'C')$ cắt nhau theo $DD'$.",
          ],
          ["$B'C \\parallel A'D$.", "$B'C$ và $A'D$ cắt nhau.", "$A'B'CD$ là hình bình hành."],
          [
            "$BC' \\parallel (ADD'A')$.",
            "$BC'$ cắt $(ADD'A')$.",
            "$BC' \\subset (BCC'B')$ và $(BCC'B') \\parallel (ADD'A')$.",
          ],
        ],
      ] as const
    )[turn]!;
    return { ask: shown(cube), say, figure: solid('cube', false) };
  }),
]);

const square: readonly Template[] = unit(11, 'Quan hệ vuông góc trong không gian', ({ mc, fb, tf, ew }) => [
  mc('M1', 'khoảng cách trong hình chóp tứ giác đều', (_, turn) => {
    const [asked, right, wrong, why] = (
      [
        [
          'Khoảng cách từ $S$ đến mặt phẳng $(ABCD)$ là độ dài đoạn thẳng:',
          '$SO$',
          [
            ['$SA$', 'lấy cạnh bên thay cho đường cao'],
            ['$OA$', 'lấy hình chiếu của cạnh bên'],
            ['$AB$', 'lấy cạnh đáy'],
          ],
          'Hình chóp đều có $SO \\perp (ABCD)$.',
        ],
        [
          'Khoảng cách từ $A$ đến mặt phẳng $(SBD)$ là độ dài đoạn thẳng:',
          '$AO$',
          [
            ['$AB$', 'lấy khoảng cách đến điểm $B$'],
            ['$AS$', 'lấy khoảng cách đến điểm $S$'],
            ['$AC$', 'lấy cả đường chéo'],
          ],
          '$AO \\perp BD$ và $AO \\perp SO$ nên $AO \\perp (SBD)$ tại $O$.',
        ],
        [
          'Khoảng cách từ $B$ đến mặt phẳng $(SAC)$ là độ dài đoạn thẳng:',
          '$BO$',
          [
            ['$BA$', 'lấy khoảng cách đến điểm $A$'],
            ['$BS$', 'lấy khoảng cách đến điểm $S$'],
            ['$BD$', 'lấy cả đường chéo'],
          ],
          '$BO \\perp AC$ và $BO \\perp SO$ nên $BO \\perp (SAC)$ tại $O$.',
        ],
      ] as const
    )[turn]!;
    return { ask: shown(regular, asked), right, wrong, why, figure: solid('pyramid') };
  }),
  mc('M1', 'đường thẳng vuông góc với mặt phẳng trong hình lập phương', (_, turn) => {
    const [line, right, wrong, why] = (
      [
        [
          '$AC$',
          "$(BDD'B')$",
          [
            ["$(ABB'A')$", 'lấy mặt phẳng chứa $A$'],
            ['$(ABCD)$', 'lấy mặt phẳng chứa $AC$'],
            ["$(A'BD)$", 'chỉ thấy $AC \\perp BD$'],
          ],
          "$AC \\perp BD$ và $AC \\perp BB'$",
        ],
        [
          '$AB$',
          "$(ADD'A')$",
          [
            ["$(ABB'A')$", 'lấy mặt phẳng chứa $AB$'],
            ["$(BDD'B')$", 'lấy mặt phẳng chỉ đi qua $B$'],
            ["$(A'B'C'D')$", 'lấy mặt phẳng song song với $AB$'],
          ],
          "$AB \\perp AD$ và $AB \\perp AA'$",
        ],
        [
          "$B'D'$",
          "$(ACC'A')$",
          [
            ["$(BCC'B')$", "lấy mặt phẳng chỉ đi qua $B'$"],
            ['$(ABCD)$', "lấy mặt phẳng song song với $B'D'$"],
            ["$(AB'D')$", "lấy mặt phẳng chứa $B'D'$"],
          ],
          "$B'D' \\perp A'C'$ và $B'D' \\perp AA'$",
        ],
      ] as const
    )[turn]!;
    return {
      ask: shown(cube, `Đường thẳng ${line} vuông góc với mặt phẳng nào?`),
      right,
      wrong,
      why: `${why}, hai đường thẳng này cắt nhau trong ${right}.`,
      figure: solid('cube', false),
    };
  }),
  mc('M1', 'chiều cao khối chóp từ thể tích', (r) => {
    const [S, h] = [3 * r.int(5, 20), r.int(3, 9)];
    return {
      ask: [
        `Khối chóp có diện tích đáy ${S} m² và thể tích ${(S * h) / 3} m³. Chiều cao (m) của khối chóp là:`,
        `Một lều trại dạng hình chóp có diện tích nền ${S} m², chứa được ${(S * h) / 3} m³ không khí. Đỉnh lều cách mặt nền bao nhiêu mét?`,
        `Mái kính hình chóp của một nhà triển lãm che ${S} m² mặt sàn, phần không gian dưới mái có thể tích ${(S * h) / 3} m³. Chiều cao (m) của mái là:`,
      ],
      right: h,
      wrong: [
        [fractionOf(h, 3), 'quên hệ số 3 khi tìm chiều cao'],
        [3 * h, 'nhân thừa 3'],
        [2 * h, 'nhân 2 thay vì nhân 3 rồi chia'],
        h + 1,
      ],
      why: `$V = \\dfrac{1}{3}Sh$ nên $h = \\dfrac{3V}{S} = \\dfrac{3 \\cdot ${(S * h) / 3}}{${S}} = ${h}$ (m).`,
    };
  }),
  fb('M1', 'thể tích khối chóp tứ giác đều', (r) => {
    const [a, h] = [3 * r.int(2, 8), r.int(5, 20)];
    return {
      ask: [
        `Hình chóp tứ giác đều $S.ABCD$ như hình bên có cạnh đáy ${a} m và đường cao ${h} m. Tính thể tích (m³).`,
        `Một nhà kính có dạng hình chóp tứ giác đều như hình bên, cạnh đáy ${a} m, cao ${h} m. Không gian bên trong rộng bao nhiêu mét khối?`,
        `Kim tự tháp mô hình ở công viên có dạng hình chóp tứ giác đều như hình bên, cạnh đáy ${a} m và chiều cao ${h} m. Thể tích của nó là bao nhiêu mét khối?`,
      ],
      is: (a * a * h) / 3,
      unit: 'm³',
      why: `$V = \\dfrac{1}{3} \\cdot ${a}^2 \\cdot ${h} = ${(a * a * h) / 3}$ (m³).`,
      figure: solid('pyramid'),
    };
  }),
  tf('M2', 'góc và khoảng cách trong hình lập phương', (r) => {
    const a = 2 * r.int(1, 6);
    return {
      ask: shown(`${cube} có cạnh bằng ${a} cm`),
      say: [
        [
          "$AA' \\perp BD$.",
          "$AA' \\perp BD'$.",
          "$AA' \\perp (ABCD)$ và $BD \\subset (ABCD)$.",
          "$BD'$ không vuông góc với $DD'$, mà $DD' \\parallel AA'$.",
        ],
        [
          "$(ACC'A') \\perp (BDD'B')$.",
          "$(ACC'A') \\perp (ABB'A')$.",
          "$AC \\perp (BDD'B')$ và $AC \\subset (ACC'A')$.",
          "góc giữa $(ACC'A')$ và $(ABB'A')$ là $\\widehat{BAC} = 45^\\circ$.",
        ],
        [
          `Khoảng cách giữa $AA'$ và $BD$ bằng $${a === 2 ? '' : a / 2}\\sqrt{2}$ cm.`,
          `Khoảng cách giữa $AA'$ và $BD$ bằng ${a} cm.`,
          `đoạn vuông góc chung là $AO$ với $O$ là trung điểm của $BD$; $AO = \\dfrac{${a}\\sqrt{2}}{2}$ (cm).`,
        ],
        [
          "Góc giữa $A'C$ và $(ABCD)$ có tang bằng $\\dfrac{\\sqrt{2}}{2}$.",
          "Góc giữa $A'C$ và $(ABCD)$ bằng $45^\\circ$.",
          `góc đó là $\\widehat{A'CA}$ với $\\tan\\widehat{A'CA} = \\dfrac{AA'}{AC} = \\dfrac{${a}}{${a}\\sqrt{2}} = \\dfrac{\\sqrt{2}}{2}$.`,
        ],
      ],
      figure: solid('cube', false),
    };
  }),
  ew('M3', 'khoảng cách đến mặt bên của hình chóp đều', (_, turn) => {
    const length = turn === 1 ? 'dm' : 'cm';
    const [half, h, slant] = (
      [
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
      ] as const
    )[turn]!;
    const a = 2 * half;
    return {
      ask: [
        `Cho hình chóp tứ giác đều $S.ABCD$ như hình bên có $AB = ${a}$ cm, $SO = ${h}$ cm ($O$ là giao điểm của $AC$ và $BD$). Gọi $M$ là trung điểm của $CD$. Chứng minh $CD \\perp (SOM)$ và tính khoảng cách từ $O$ đến mặt phẳng $(SCD)$.`,
        `Mô hình một chiếc lều có dạng hình chóp tứ giác đều $S.ABCD$ như hình bên, $AB = ${a}$ dm, chiều cao $SO = ${h}$ dm; $M$ là trung điểm của $CD$. Chứng minh $CD \\perp (SOM)$ và tính khoảng cách từ tâm $O$ của nền lều đến mặt vải $(SCD)$.`,
        `Hình chóp tứ giác đều $S.ABCD$ ở hình bên có cạnh đáy ${a} cm, đường cao $SO = ${h}$ cm và $M$ là trung điểm của $CD$. Chứng minh $CD$ vuông góc với mặt phẳng $(SOM)$, từ đó tính khoảng cách từ $O$ đến $(SCD)$.`,
      ],
      solution: `$SO \\perp (ABCD)$ nên $SO \\perp CD$; $OM \\parallel BC$ nên $OM \\perp CD$.\nSuy ra $CD \\perp (SOM)$.\nKẻ $OH \\perp SM$ tại $H$. Vì $CD \\perp (SOM)$ nên $OH \\perp CD$, do đó $OH \\perp (SCD)$ và $d(O, (SCD)) = OH$.\nTam giác $SOM$ vuông tại $O$ có $OM = ${half}$, $SO = ${h}$, $SM = \\sqrt{${half}^2 + ${h}^2} = ${slant}$.\n$OH = \\dfrac{SO \\cdot OM}{SM} = \\dfrac{${h} \\cdot ${half}}{${slant}} = ${fraction(h * half, slant)}$ (${length}).`,
      figure: solid('pyramid'),
    };
  }),
]);

const groups = (from: number, step: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `[${from + at * step}; ${from + (at + 1) * step})`);

const grouped: readonly Template[] = unit(11, 'Mẫu số liệu ghép nhóm', ({ mc, set, fb, tf, ew }) => [
  set('M1', 'ý nghĩa của các số đặc trưng', [
    [
      'Cửa hàng giày muốn biết cỡ giày bán chạy nhất để nhập thêm. Số đặc trưng phù hợp nhất của mẫu số liệu là:',
      'mốt',
      [
        ['số trung bình', 'cho rằng cỡ trung bình là cỡ bán chạy nhất'],
        ['trung vị', 'nhầm giá trị chia đôi mẫu với giá trị hay gặp nhất'],
        ['tứ phân vị thứ nhất', 'nhầm mốc của một phần tư mẫu với giá trị hay gặp nhất'],
      ],
      'Mốt là giá trị có khả năng xuất hiện nhiều nhất trong mẫu số liệu.',
    ],
    [
      'Một nửa số hộ trong xã có thu nhập dưới 9 triệu đồng một tháng, một nửa từ 9 triệu đồng trở lên. Số 9 (triệu đồng) ước lượng cho:',
      'trung vị',
      [
        ['số trung bình', 'nhầm giá trị chia đôi mẫu với giá trị trung bình'],
        ['mốt', 'nhầm với giá trị hay gặp nhất'],
        ['tứ phân vị thứ ba', 'nhầm một nửa với ba phần tư'],
      ],
      'Trung vị chia mẫu số liệu thành hai phần có số phần tử bằng nhau.',
    ],
    [
      'Khoảng 75% số học sinh của một trường đi học dưới 25 phút. Số 25 (phút) ước lượng cho:',
      'tứ phân vị thứ ba',
      [
        ['tứ phân vị thứ nhất', 'nhầm 75% với 25%'],
        ['trung vị', 'nhầm 75% với một nửa'],
        ['mốt', 'nhầm với giá trị hay gặp nhất'],
      ],
      'Có khoảng ba phần tư số giá trị của mẫu nhỏ hơn tứ phân vị thứ ba.',
    ],
  ]),
  mc('M2', 'trung vị của mẫu số liệu ghép nhóm', (r) => {
    const [a, b, c, d] = [r.int(3, 5), r.int(10, 12), r.int(5, 8), r.int(2, 4)];
    const total = a + b + c + d;
    const exact = 10 + (10 * (total / 2 - a)) / b;
    if (!Number.isInteger(exact * 10) || exact >= 20) throw new TooFewDistractors('long median');
    const rows = (name: string) => table([name, ...groups(0, 10, 4)], ['Tần số', a, b, c, d]);
    return {
      ask: [
        `Thời gian chờ khám (phút) của bệnh nhân ở một trạm y tế được ghi trong bảng.\n${rows('Thời gian')}\nTrung vị của mẫu số liệu là:`,
        `Quãng đường chạy (km) mỗi tuần của các thành viên câu lạc bộ được ghi trong bảng.\n${rows('Quãng đường')}\nTrung vị của mẫu số liệu ghép nhóm này bằng:`,
        `Số tiền tiêu vặt (nghìn đồng) mỗi ngày của một nhóm học sinh được ghi trong bảng.\n${rows('Số tiền')}\nTìm trung vị của mẫu số liệu.`,
      ],
      right: exact,
      wrong: [
        [rounded((10 * (total / 2 - a)) / b, 1), 'quên cộng đầu mút trái của nhóm'],
        [15, 'lấy giá trị đại diện của nhóm chứa trung vị'],
        [rounded(10 + (10 * (total / 2)) / b, 1), 'không trừ tần số của nhóm đứng trước'],
        [20, 'lấy trung điểm của cả khoảng số liệu'],
      ],
      why: `Cỡ mẫu ${total}, nửa cỡ mẫu là ${plain(total / 2)}; nhóm $[10;\\,20)$ chứa trung vị. $M_e = 10 + \\dfrac{${n(total / 2)} - ${a}}{${b}} \\cdot 10 = ${n(exact)}$.`,
    };
  }),
  mc('M2', 'tìm tần số từ số trung bình', (r) => {
    const [a, x] = [r.int(4, 9), r.int(3, 12)];
    // Three groups with the middle values 5, 15, 25 and the mean 15 + 10 (c - a) / (a + x + c).
    const c = a + r.int(1, 3);
    const total = a + x + c;
    const mean = 15 + (10 * (c - a)) / total;
    if (!Number.isInteger(mean * 10)) throw new TooFewDistractors('long mean');
    const rows = (name: string) => table([name, ...groups(0, 10, 3)], ['Tần số', a, '$x$', c]);
    return {
      ask: [
        `Bảng sau cho tuổi của trẻ em và thanh niên đến một thư viện; số trung bình của mẫu số liệu ghép nhóm là ${plain(mean)}.\n${rows('Tuổi')}\nTìm $x$.`,
        `Mẫu số liệu ghép nhóm về số lần tập thể dục trong tháng có số trung bình ${plain(mean)}.\n${rows('Số lần')}\nGiá trị của $x$ là:`,
        `Số phút đọc sách mỗi ngày của các bạn trong lớp được ghi trong bảng; số trung bình của mẫu là ${plain(mean)}.\n${rows('Số phút')}\nTần số $x$ bằng:`,
      ],
      right: x,
      wrong: [
        [total, 'tìm cỡ mẫu'],
        [a + c, 'tính tổng hai tần số đã biết'],
        [2 * x, 'nhân đôi kết quả'],
        [x + 1, 'tính sai tổng các tích'],
      ],
      why: `Giá trị đại diện là 5, 15, 25: $\\dfrac{${a} \\cdot 5 + 15x + ${c} \\cdot 25}{${a + c} + x} = ${n(mean)}$, nên $${5 * a + 25 * c} + 15x = ${n(mean * (a + c))} + ${n(mean)}x$, $x = ${x}$.`,
    };
  }),
  fb('M1', 'đếm số liệu từ một mức trở lên', (r, turn) => {
    const counts = [r.int(3, 8), r.int(8, 15), r.int(6, 12), r.int(2, 6)];
    const [from, step] = [[150, 5, 0][turn]!, [5, 1, 2][turn]!];
    const heads = groups(from, step, 4);
    const [axis, what, asked] = [
      ['Số học sinh', 'chiều cao (cm) của học sinh một lớp', `học sinh cao từ ${from + 2 * step} cm trở lên`],
      ['Số viên', 'khối lượng (g) của các viên kẹo', `viên nặng từ ${from + 2 * step} g trở lên`],
      [
        'Số người',
        'thời gian (giờ) làm thêm mỗi ngày của công nhân',
        `người làm thêm từ ${from + 2 * step} giờ trở lên`,
      ],
    ][turn]! as [string, string, string];
    return {
      ask: shown(`biểu đồ tần số ghép nhóm về ${what}`, `Có bao nhiêu ${asked}?`),
      is: counts[2]! + counts[3]!,
      why: `Hai nhóm cuối có tần số ${counts[2]!} và ${counts[3]!}: $${counts[2]!} + ${counts[3]!} = ${counts[2]! + counts[3]!}$.`,
      figure: chart(
        'histogram',
        axis,
        heads.map((head, at) => [head, counts[at]!] as const),
      ),
    };
  }),
  tf('M2', 'tiền lương của công nhân', (r) => {
    const [a, b, c, d] = r.pick([
      [4, 10, 4, 2],
      [6, 10, 8, 6],
      [8, 20, 8, 4],
      [2, 10, 6, 2],
    ] as const);
    const total = a + b + c + d;
    const mean = (a * 7 + b * 9 + c * 11 + d * 13) / total;
    const mode = 8 + (2 * (b - a)) / (2 * b - a - c);
    const rows = table(['Lương (triệu đồng)', ...groups(6, 2, 4)], ['Số công nhân', a, b, c, d]);
    return {
      ask: [
        `Bảng sau cho tiền lương một tháng của công nhân một xưởng may.\n${rows}`,
        `Phòng kế toán thống kê lương tháng của các công nhân trong bảng sau.\n${rows}`,
        `Thu nhập mỗi tháng của công nhân một tổ lắp ráp được ghi trong bảng.\n${rows}`,
      ],
      say: [
        [`Cỡ mẫu là ${total}.`, 'Cỡ mẫu là 4.', `$${a} + ${b} + ${c} + ${d} = ${total}$.`],
        [
          'Nhóm chứa mốt là $[8;\\,10)$.',
          'Nhóm chứa mốt là $[12;\\,14)$.',
          `nhóm $[8;\\,10)$ có tần số lớn nhất là ${b}.`,
        ],
        [
          `Tiền lương trung bình là ${plain(rounded(mean, 2))} triệu đồng.`,
          `Tiền lương trung bình là ${plain(rounded(mean + 1, 2))} triệu đồng.`,
          `các giá trị đại diện là 7, 9, 11, 13; $\\overline{x} = \\dfrac{${a} \\cdot 7 + ${b} \\cdot 9 + ${c} \\cdot 11 + ${d} \\cdot 13}{${total}} = ${n(rounded(mean, 2))}$.`,
        ],
        [
          `Mốt của mẫu số liệu là $${fraction(Math.round(mode * (2 * b - a - c)), 2 * b - a - c)}$ (triệu đồng).`,
          `Mốt của mẫu số liệu là ${b} (triệu đồng).`,
          `$M_o = 8 + \\dfrac{${b} - ${a}}{(${b} - ${a}) + (${b} - ${c})} \\cdot 2 = ${fraction(Math.round(mode * (2 * b - a - c)), 2 * b - a - c)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'hai cách nêu mức điện tiêu thụ thường gặp', (r) => {
    const [a, b, c, d] = r.pick([
      [5, 20, 10, 5],
      [6, 18, 10, 6],
      [4, 16, 12, 8],
    ] as const);
    const total = a + b + c + d;
    const mean = (a * 75 + b * 125 + c * 175 + d * 225) / total;
    const mode = 100 + (50 * (b - a)) / (2 * b - a - c);
    const rows = (name: string) => table([name, ...groups(50, 50, 4)], ['Số hộ', a, b, c, d]);
    return {
      ask: [
        `Lượng điện tiêu thụ trong tháng (kWh) của các hộ ở một tổ dân phố được ghi trong bảng.\n${rows('Điện (kWh)')}\nTính số trung bình và mốt của mẫu số liệu ghép nhóm. Giá trị nào mô tả mức tiêu thụ thường gặp của một hộ tốt hơn, vì sao?`,
        `Bảng sau cho số tiền nước (nghìn đồng) mỗi tháng của các hộ trong một khu phố.\n${rows('Tiền nước')}\nTìm số trung bình và mốt, rồi cho biết nên dùng số nào để nói về số tiền thường gặp nhất.`,
        `Một đội khảo sát ghi khối lượng rác (kg) mỗi tháng của các hộ trong bảng.\n${rows('Rác (kg)')}\nTính số trung bình, mốt và chọn số đặc trưng mô tả tốt hơn khối lượng rác thường gặp của một hộ.`,
      ],
      solution: `Giá trị đại diện: 75, 125, 175, 225; cỡ mẫu ${total}.\n$\\overline{x} = \\dfrac{${a} \\cdot 75 + ${b} \\cdot 125 + ${c} \\cdot 175 + ${d} \\cdot 225}{${total}} = ${n(mean)}$.\nNhóm $[100;\\,150)$ có tần số lớn nhất: $M_o = 100 + \\dfrac{${b} - ${a}}{(${b} - ${a}) + (${b} - ${c})} \\cdot 50 = ${n(mode)}$.\nMốt mô tả tốt hơn giá trị thường gặp, vì số trung bình bị kéo lên bởi một số hộ có giá trị lớn.`,
    };
  }),
]);

const chances: readonly Template[] = unit(11, 'Quy tắc tính xác suất', ({ set, fb, ew }) => [
  set('M1', 'biến cố hợp và biến cố giao bằng lời', [
    [
      'Gieo một con xúc xắc cân đối. $A$: “số chấm là số chẵn”, $B$: “số chấm chia hết cho 3”. Biến cố $A \\cap B$ là:',
      '“số chấm là 6”',
      [
        ['“số chấm là 2, 3, 4 hoặc 6”', 'nhầm biến cố giao với biến cố hợp'],
        ['“số chấm là số lẻ”', 'lấy biến cố đối của $A$'],
        ['“số chấm là 3”', 'chỉ xét biến cố $B$'],
      ],
      'Biến cố giao xảy ra khi cả hai cùng xảy ra: số vừa chẵn vừa chia hết cho 3 là 6.',
    ],
    [
      'Chọn một học sinh. $A$: “học sinh thích bơi”, $B$: “học sinh thích cầu lông”. Biến cố $A \\cup B$ là:',
      '“học sinh thích ít nhất một trong hai môn”',
      [
        ['“học sinh thích cả hai môn”', 'nhầm biến cố hợp với biến cố giao'],
        ['“học sinh chỉ thích một trong hai môn”', 'bỏ trường hợp thích cả hai môn'],
        ['“học sinh không thích môn nào”', 'lấy biến cố đối'],
      ],
      'Biến cố hợp xảy ra khi $A$ xảy ra hoặc $B$ xảy ra, kể cả khi cả hai cùng xảy ra.',
    ],
    [
      'Hai xạ thủ cùng bắn. $A$: “người thứ nhất trúng”, $B$: “người thứ hai trúng”. Biến cố “không ai bắn trúng” là:',
      '$\\overline{A} \\cap \\overline{B}$',
      [
        ['$\\overline{A} \\cup \\overline{B}$', 'lấy biến cố “ít nhất một người trượt”'],
        ['$A \\cap B$', 'lấy biến cố “cả hai cùng trúng”'],
        ['$A \\cup B$', 'lấy biến cố “có người trúng”'],
      ],
      'Không ai trúng nghĩa là $\\overline{A}$ và $\\overline{B}$ cùng xảy ra.',
    ],
  ]),
  set('M1', 'nhận biết hai biến cố xung khắc', [
    [
      'Gieo một con xúc xắc cân đối. Hai biến cố nào sau đây xung khắc?',
      '“số chấm lớn hơn 4” và “số chấm nhỏ hơn 3”',
      [
        ['“số chấm lẻ” và “số chấm lớn hơn 4”', 'không thấy cả hai cùng xảy ra khi số chấm là 5'],
        ['“số chấm chẵn” và “số chấm nhỏ hơn 3”', 'không thấy cả hai cùng xảy ra khi số chấm là 2'],
        ['“số chấm chia hết cho 3” và “số chấm lẻ”', 'không thấy cả hai cùng xảy ra khi số chấm là 3'],
      ],
      'Không có số chấm nào vừa lớn hơn 4 vừa nhỏ hơn 3.',
    ],
    [
      'Rút một lá từ bộ bài 52 lá. Hai biến cố nào sau đây xung khắc?',
      '“rút được lá cơ” và “rút được lá bích”',
      [
        ['“rút được lá cơ” và “rút được lá át”', 'không thấy cả hai cùng xảy ra với át cơ'],
        ['“rút được lá đỏ” và “rút được lá rô”', 'không thấy mọi lá rô đều đỏ'],
        ['“rút được lá đen” và “rút được quân già”', 'không thấy cả hai cùng xảy ra với già bích'],
      ],
      'Một lá bài chỉ thuộc một chất nên hai biến cố không thể cùng xảy ra.',
    ],
    [
      'Chọn ngẫu nhiên một số từ 1 đến 20. Hai biến cố nào sau đây xung khắc?',
      '“số chia hết cho 7” và “số chia hết cho 5”',
      [
        ['“số chia hết cho 3” và “số chia hết cho 5”', 'không thấy số 15'],
        ['“số chẵn” và “số nguyên tố”', 'không thấy số 2'],
        ['“số lẻ” và “số chia hết cho 3”', 'không thấy số 3'],
      ],
      'Số chia hết cho cả 7 và 5 phải chia hết cho 35, lớn hơn 20.',
    ],
  ]),
  fb('M1', 'xác suất của biến cố giao từ biến cố hợp', (r) => {
    const [a, b, both] = [r.int(40, 60), r.int(30, 45), r.int(10, 25)];
    const union = a + b - both;
    if (union > 95) throw new TooFewDistractors('more than all');
    const [p, q, u] = [a / 100, b / 100, union / 100];
    return {
      ask: [
        `Cho $P(A) = ${n(p)}$, $P(B) = ${n(q)}$, $P(A \\cup B) = ${n(u)}$. Tính $P(AB)$.`,
        `Chọn ngẫu nhiên một học sinh: xác suất em đó thích bóng đá là ${plain(p)}, thích cờ vua là ${plain(q)}, thích ít nhất một trong hai môn là ${plain(u)}. Xác suất em đó thích cả hai môn là bao nhiêu?`,
        `Chọn ngẫu nhiên một hộ trong xã: xác suất hộ đó nuôi gà là ${plain(p)}, nuôi cá là ${plain(q)}, nuôi gà hoặc cá là ${plain(u)}. Tính xác suất hộ đó nuôi cả gà và cá.`,
      ],
      is: both / 100,
      why: `Xác suất của biến cố giao bằng tổng hai xác suất trừ đi xác suất của biến cố hợp: $${n(p)} + ${n(q)} - ${n(u)} = ${n(both / 100)}$.`,
    };
  }),
  ew('M3', 'hệ thống hoạt động khi có bộ phận dự phòng', (r) => {
    const [a, b, c] = [r.pick([0.9, 0.95, 0.8]), r.pick([0.7, 0.8]), r.pick([0.6, 0.5])];
    const spare = 1 - (1 - b) * (1 - c);
    return {
      ask: [
        `Một hệ thống tưới gồm máy bơm I và hai van II, III hoạt động độc lập với xác suất hoạt động tốt lần lượt là ${plain(a)}; ${plain(b)}; ${plain(c)}. Vườn được tưới khi máy bơm tốt và có ít nhất một van tốt. Tính xác suất vườn được tưới.`,
        `Mạch điện có bộ phận I mắc nối tiếp với cụm gồm II và III mắc song song. Ba bộ phận hoạt động độc lập với xác suất tốt là ${plain(a)}; ${plain(b)}; ${plain(c)}. Tính xác suất để mạch có dòng điện chạy qua.`,
        `Để gửi được bài thi, bạn An cần máy tính (I) chạy tốt và ít nhất một trong hai mạng (II) hoặc (III) có tín hiệu. Xác suất tốt của I, II, III lần lượt là ${plain(a)}; ${plain(b)}; ${plain(c)} và độc lập với nhau. Tính xác suất An gửi được bài.`,
      ],
      solution: `Gọi $A$, $B$, $C$ là các biến cố I, II, III tốt. Ba biến cố này độc lập.\nXác suất cả II và III đều không tốt: $P(\\overline{B}\\,\\overline{C}) = (1 - ${n(b)})(1 - ${n(c)}) = ${n((1 - b) * (1 - c))}$.\nXác suất có ít nhất một trong II, III tốt: $1 - ${n((1 - b) * (1 - c))} = ${n(spare)}$.\nXác suất cần tìm: $${n(a)} \\cdot ${n(spare)} = ${n(a * spare)}$.`,
    };
  }),
]);

export const space11Second: readonly Template[] = [...parallel, ...square, ...grouped, ...chances];
