/** Grade 9, geometry, data and chance: a fourth choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, math, n, plain, rounded, type Template } from '../../template.ts';
import { chart, plane } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

const shapes: readonly Template[] = [
  ...unit(9, 'Hệ thức lượng trong tam giác vuông', ({ mc, set, fb }) => [
    fb('M2', 'khoảng cách ngang của dây diều', (r) => {
      const l = 2 * r.int(8, 15);
      return {
        ask: [
          `Dây diều dài ${l} m được kéo căng và tạo với mặt đất góc $60^\\circ$. Điểm trên mặt đất ngay dưới con diều cách chỗ cầm dây (sát mặt đất) bao nhiêu mét?`,
          `Một sợi dây cáp dài ${l} m nối đỉnh cột với một cọc trên mặt đất, tạo với mặt đất góc $60^\\circ$. Cọc cách chân cột bao nhiêu mét?`,
          `Thang cứu hoả dài ${l} m dựa vào tường, nghiêng $60^\\circ$ so với mặt đất. Chân thang cách tường bao nhiêu mét?`,
        ],
        is: l / 2,
        unit: 'm',
        why: `Khoảng cách cần tìm là cạnh kề của góc $60^\\circ$: $${l} \\cdot \\cos 60^\\circ = ${l} : 2 = ${l / 2}$ (m).`,
      };
    }),
    set('M1', 'tỉ số lượng giác của góc đặc biệt', [
      [
        'Giá trị của $\\sin 30^\\circ$ là:',
        '$\\dfrac{1}{2}$',
        [
          ['$\\dfrac{\\sqrt{3}}{2}$', 'nhầm với $\\cos 30^\\circ$'],
          ['$\\dfrac{\\sqrt{2}}{2}$', 'nhầm với $\\sin 45^\\circ$'],
          ['$\\sqrt{3}$', 'nhầm với $\\cot 30^\\circ$'],
        ],
        'Trong nửa tam giác đều, cạnh đối của góc $30^\\circ$ bằng nửa cạnh huyền.',
      ],
      [
        'Tam giác vuông cân có $\\tan 45^\\circ$ bằng:',
        1,
        [
          ['$\\dfrac{\\sqrt{2}}{2}$', 'nhầm với $\\sin 45^\\circ$'],
          ['$\\sqrt{2}$', 'lấy cạnh huyền chia cạnh góc vuông'],
          ['$\\sqrt{3}$', 'nhầm với $\\tan 60^\\circ$'],
        ],
        'Hai cạnh góc vuông bằng nhau nên tỉ số của chúng bằng 1.',
      ],
      [
        '$\\cos 60^\\circ$ bằng giá trị nào sau đây?',
        '$\\dfrac{1}{2}$',
        [
          ['$\\dfrac{\\sqrt{3}}{2}$', 'nhầm với $\\sin 60^\\circ$'],
          ['$\\dfrac{\\sqrt{3}}{3}$', 'nhầm với $\\cot 60^\\circ$'],
          ['$\\sqrt{3}$', 'nhầm với $\\tan 60^\\circ$'],
        ],
        '$\\cos 60^\\circ = \\sin 30^\\circ = \\dfrac{1}{2}$.',
      ],
    ]),
    mc('M2', 'tang của góc phải tính thêm một cạnh', (r) => {
      const [a, b, c] = r.pick([
        [6, 8, 10],
        [5, 12, 13],
        [8, 15, 17],
        [9, 12, 15],
        [7, 24, 25],
      ] as const);
      return {
        ask: [
          'Dùng các độ dài ghi trên hình bên, tính $\\tan C$.',
          'Tam giác $ABC$ vuông tại $A$ có hai cạnh ghi ở hình bên. Giá trị của $\\tan C$ là:',
          'Tấm bìa $ABC$ vuông tại $A$ có hai cạnh ghi ở hình bên. Tỉ số $\\tan C$ bằng:',
        ],
        right: math(fraction(a, b)),
        wrong: [
          [math(fraction(a, c)), 'lấy cạnh đối chia cạnh huyền'],
          [math(fraction(b, a)), 'lấy cạnh kề chia cạnh đối'],
          [math(fraction(b, c)), 'lấy cạnh kề chia cạnh huyền'],
        ],
        why: `$AC = \\sqrt{${c}^2 - ${a}^2} = ${b}$, nên $\\tan C = \\dfrac{AB}{AC} = \\dfrac{${a}}{${b}}${fraction(a, b) === `\\dfrac{${a}}{${b}}` ? '' : ` = ${fraction(a, b)}`}$.`,
        figure: plane(
          'right',
          Math.round((Math.atan2(b, a) * 180) / Math.PI) > 70 ? 70 : Math.round((Math.atan2(b, a) * 180) / Math.PI),
          {
            AB: `${a} cm`,
            BC: `${c} cm`,
          },
        ),
      };
    }),
  ]),
  ...unit(9, 'Góc và tiếp tuyến của đường tròn', ({ mc }) => [
    mc('M1', 'số đo cung lớn từ góc ở tâm', (r) => {
      const a = r.int(35, 70);
      const b = 2 * a;
      return {
        ask: [
          'Trên hình bên, góc ở tâm $\\widehat{AOB}$ có số đo như đã ghi. Số đo cung lớn $AB$ là:',
          'Với góc $\\widehat{AOB}$ ghi trên hình bên, cung $AB$ lớn có số đo bằng:',
          'Vòng quay tâm $O$ có hai ca-bin $A$, $B$; góc $\\widehat{AOB}$ ghi trên hình bên. Cung lớn từ $A$ đến $B$ có số đo:',
        ],
        right: `$${360 - b}^\\circ$`,
        wrong: [
          [`$${b}^\\circ$`, 'lấy số đo cung nhỏ'],
          [`$${180 - b}^\\circ$`, 'lấy $180^\\circ$ trừ góc ở tâm'],
          [`$${a}^\\circ$`, 'lấy số đo góc nội tiếp'],
          `$${360 - a}^\\circ$`,
        ],
        why: `Cung nhỏ có số đo $${b}^\\circ$ nên cung lớn có số đo $360^\\circ - ${b}^\\circ = ${360 - b}^\\circ$.`,
        figure: plane('inscribed', a, { AOB: `${b}°` }),
      };
    }),
    mc('M2', 'vị trí tương đối của hai đường tròn', (r, turn) => {
      const [R, small] = [r.int(6, 9), r.int(2, 4)];
      const [d, right] = [
        [R + small, 'tiếp xúc ngoài'],
        [R - small + r.int(1, 3), 'cắt nhau'],
        [R + small + r.int(1, 4), 'ở ngoài nhau'],
      ][turn] as [number, string];
      const ways = [
        ['cắt nhau', 'cho rằng khoảng cách hai tâm ở giữa hiệu và tổng hai bán kính'],
        ['tiếp xúc ngoài', 'cho rằng khoảng cách hai tâm bằng tổng hai bán kính'],
        ['tiếp xúc trong', 'cho rằng khoảng cách hai tâm bằng hiệu hai bán kính'],
        ['ở ngoài nhau', 'cho rằng khoảng cách hai tâm lớn hơn tổng hai bán kính'],
      ] as const;
      const seen = [`$${d} = ${R} + ${small}$`, `$${R - small} < ${d} < ${R + small}$`, `$${d} > ${R + small}$`][turn]!;
      return {
        ask: [
          `Hai đường tròn $(O;\\,${R}$ cm$)$ và $(O';\\,${small}$ cm$)$ có $OO' = ${d}$ cm. Hai đường tròn đó:`,
          `Trên bản vẽ, hai đường tròn bán kính ${R} cm và ${small} cm có tâm cách nhau ${d} cm. Hai đường tròn đó:`,
          `Hai bồn hoa hình tròn bán kính ${R} m và ${small} m, hai tâm cách nhau ${d} m. Hai đường viền của bồn hoa:`,
        ],
        right,
        wrong: ways.filter(([one]) => one !== right),
        why: `Tổng hai bán kính: $${R} + ${small} = ${R + small}$; hiệu: $${R} - ${small} = ${R - small}$. Vì ${seen} nên hai đường tròn ${right}.`,
      };
    }),
  ]),
  ...unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ mc, set, fb }) => [
    fb('M1', 'cạnh của lục giác đều nội tiếp', (r) => {
      const k = r.int(4, 20);
      return {
        ask: [
          `Lục giác đều nội tiếp đường tròn bán kính ${k} cm. Cạnh của lục giác dài bao nhiêu xăng-ti-mét?`,
          `Chia đường tròn bán kính ${k} cm thành 6 cung bằng nhau rồi nối các điểm chia liên tiếp. Mỗi đoạn nối dài bao nhiêu xăng-ti-mét?`,
          `Mặt bàn hình lục giác đều có các đỉnh nằm trên một đường tròn bán kính ${k} dm. Cạnh bàn dài bao nhiêu đề-xi-mét?`,
        ],
        is: k,
        why: `Góc ở tâm chắn mỗi cạnh bằng $360^\\circ : 6 = 60^\\circ$, nên tam giác tạo bởi tâm và một cạnh là tam giác đều; cạnh bằng bán kính ${k}.`,
      };
    }),
    set('M1', 'hình luôn nội tiếp được đường tròn', [
      [
        'Tứ giác nào luôn nội tiếp được một đường tròn?',
        'hình chữ nhật',
        [
          ['hình bình hành', 'cho rằng hai góc đối bằng nhau là đủ'],
          ['hình thoi', 'cho rằng bốn cạnh bằng nhau là đủ'],
          ['hình thang', 'cho rằng hai cạnh song song là đủ'],
        ],
        'Hình chữ nhật có hai góc đối cùng bằng $90^\\circ$, tổng bằng $180^\\circ$.',
      ],
      [
        'Trong các hình sau, hình có bốn đỉnh luôn cùng thuộc một đường tròn là:',
        'hình thang cân',
        [
          ['hình thang vuông', 'cho rằng có góc vuông là đủ'],
          ['hình bình hành', 'cho rằng hai góc đối bằng nhau là đủ'],
          ['hình thoi', 'cho rằng bốn cạnh bằng nhau là đủ'],
        ],
        'Hình thang cân có tổng hai góc đối bằng $180^\\circ$.',
      ],
      [
        'Hình bình hành nội tiếp một đường tròn thì chắc chắn là:',
        'hình chữ nhật',
        [
          ['hình thoi', 'cho rằng bốn cạnh phải bằng nhau'],
          ['hình vuông', 'thêm điều kiện bốn cạnh bằng nhau'],
          ['hình thang vuông', 'quên hai cặp cạnh đối song song'],
        ],
        'Hai góc đối vừa bằng nhau vừa có tổng $180^\\circ$ nên mỗi góc bằng $90^\\circ$.',
      ],
    ]),
    mc('M2', 'bán kính đường tròn ngoại tiếp hình chữ nhật', (r) => {
      const [a, b, c] = r.pick([
        [8, 6, 10],
        [12, 5, 13],
        [15, 8, 17],
        [16, 12, 20],
        [24, 7, 25],
      ] as const);
      const angle = Math.max(20, Math.round((Math.atan2(b, a) * 180) / Math.PI));
      return {
        ask: [
          'Bán kính đường tròn ngoại tiếp hình chữ nhật ở hình bên là:',
          'Đường tròn đi qua bốn đỉnh của hình chữ nhật $ABCD$ ở hình bên có bán kính:',
          'Khung hình chữ nhật $ABCD$ ở hình bên đặt vừa trong một vòng tròn đi qua bốn đỉnh. Bán kính vòng tròn là:',
        ],
        right: `$${n(c / 2)}$ cm`,
        wrong: [
          [`$${c}$ cm`, 'lấy cả đường chéo'],
          [`$${n((a + b) / 2)}$ cm`, 'lấy nửa tổng hai cạnh'],
          [`$${n(a / 2)}$ cm`, 'lấy nửa chiều dài'],
        ],
        why: `Đường chéo dài $\\sqrt{${a}^2 + ${b}^2} = ${c}$ (cm) và là đường kính, nên bán kính bằng $${c} : 2 = ${n(c / 2)}$ (cm).`,
        figure: plane('rectangle', angle, { AB: `${a} cm`, AD: `${b} cm` }),
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ mc, fb }) => [
    fb('M1', 'hệ số của diện tích xung quanh hình trụ', (r) => {
      const [R, h] = [r.int(2, 6), r.int(7, 12)];
      return {
        ask: [
          `Hình trụ có bán kính đáy ${R} cm, chiều cao ${h} cm. Diện tích xung quanh bằng $k\\pi$ cm². Tìm $k$.`,
          `Nhãn giấy dán kín mặt xung quanh của lon sữa hình trụ bán kính đáy ${R} cm, cao ${h} cm có diện tích $k\\pi$ cm². Số $k$ bằng bao nhiêu?`,
          `Ống cống hình trụ dài ${h} dm, bán kính ngoài ${R} dm. Diện tích mặt ngoài (không kể hai đầu) là $k\\pi$ dm². Tính $k$.`,
        ],
        is: 2 * R * h,
        why: `$2\\pi \\cdot ${R} \\cdot ${h} = ${2 * R * h}\\pi$, nên $k = ${2 * R * h}$.`,
      };
    }),
    mc('M1', 'thể tích hình cầu', (r, turn) => {
      const cubic = ['cm³', 'mm³', 'cm³'][turn]!;
      const R = r.pick([3, 6, 9]);
      const v = (4 * R ** 3) / 3;
      return {
        ask: [
          `Thể tích hình cầu bán kính ${R} cm là:`,
          `Viên bi hình cầu có bán kính ${R} mm. Thể tích của viên bi là:`,
          `Quả bóng hình cầu đường kính ${2 * R} cm. Phần không gian bên trong quả bóng (bỏ qua độ dày vỏ) có thể tích là:`,
        ],
        right: `$${v}\\pi$ ${cubic}`,
        wrong: [
          [`$${4 * R * R}\\pi$ ${cubic}`, 'tính diện tích mặt cầu'],
          [`$${4 * R ** 3}\\pi$ ${cubic}`, 'quên chia cho 3'],
          [`$${R ** 3}\\pi$ ${cubic}`, 'quên hệ số của công thức'],
          `$${(4 * (2 * R) ** 3) / 3}\\pi$ ${cubic}`,
        ],
        why: `Bán kính bằng ${R}: $\\dfrac{4}{3}\\pi \\cdot ${R}^3 = ${v}\\pi$ (${cubic}).`,
      };
    }),
    mc('M2', 'phần trống quanh quả bóng trong hộp trụ', (r) => {
      const R = r.pick([3, 6]);
      const [cylinder, ball] = [2 * R ** 3, (4 * R ** 3) / 3];
      return {
        ask: [
          `Quả bóng hình cầu bán kính ${R} cm đặt vừa khít trong một hộp hình trụ (chạm hai đáy và mặt xung quanh). Phần trống trong hộp có thể tích:`,
          `Khối gỗ hình trụ có bán kính đáy ${R} cm, chiều cao ${2 * R} cm được tiện thành một hình cầu bán kính ${R} cm. Phần gỗ bỏ đi có thể tích:`,
          `Thả quả cầu bán kính ${R} cm vừa khít vào cốc hình trụ có bán kính đáy ${R} cm, cao ${2 * R} cm. Thể tích phần cốc không bị quả cầu chiếm chỗ là:`,
        ],
        right: `$${cylinder - ball}\\pi$ cm³`,
        wrong: [
          [`$${ball}\\pi$ cm³`, 'lấy thể tích hình cầu'],
          [`$${cylinder}\\pi$ cm³`, 'lấy thể tích hình trụ'],
          [`$${R ** 3}\\pi$ cm³`, 'lấy chiều cao hình trụ bằng bán kính'],
        ],
        why: `Hình trụ: $\\pi \\cdot ${R}^2 \\cdot ${2 * R} = ${cylinder}\\pi$; hình cầu: $\\dfrac{4}{3}\\pi \\cdot ${R}^3 = ${ball}\\pi$; hiệu: $${cylinder - ball}\\pi$ (cm³).`,
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(9, 'Tần số và tần số tương đối', ({ mc, fb }) => [
    fb('M1', 'tần số đọc từ biểu đồ đoạn thẳng', (r) => {
      const values = [r.int(3, 6), r.int(8, 12), r.int(13, 16), r.int(5, 9)];
      const at = r.int(0, 3);
      return {
        ask: [
          `Biểu đồ bên ghi tần số của số bàn thắng trong mỗi trận. Tần số của giá trị ${at} là bao nhiêu?`,
          `Hình bên là biểu đồ tần số về số lần đi muộn của các bạn trong tháng. Bao nhiêu bạn đi muộn đúng ${at} lần?`,
          `Theo biểu đồ tần số ở hình bên, giá trị ${at} xuất hiện bao nhiêu lần?`,
        ],
        is: values[at]!,
        why: `Điểm ứng với giá trị ${at} ở mức ${values[at]!} trên trục tần số.`,
        figure: chart(
          'line',
          'Tần số',
          values.map((value, index) => [`${index}`, value] as const),
        ),
      };
    }),
    fb('M2', 'tần số tương đối của hai loại trên biểu đồ', (r) => {
      const all = r.pick([40, 50, 80]);
      const [a, b] = [all * 0.3, all * r.pick([0.2, 0.25, 0.1])];
      const c = all * 0.15;
      const list = [a, b, c, all - a - b - c];
      if (!list.every(Number.isInteger)) throw new TooFewDistractors('no whole numbers');
      const percent = (100 * (list[0]! + list[1]!)) / all;
      return {
        ask: [
          'Biểu đồ bên cho biết môn thể thao yêu thích của một nhóm học sinh. Số bạn thích bóng đá hoặc cầu lông chiếm bao nhiêu phần trăm?',
          'Số người chọn mỗi môn thể thao ghi ở hình bên. Tính tần số tương đối (%) của những người chọn bóng đá hoặc cầu lông.',
          'Từ biểu đồ tần số ở hình bên, tổng tần số tương đối của hai môn bóng đá và cầu lông là bao nhiêu phần trăm?',
        ],
        is: percent,
        unit: '%',
        why: `Cỡ mẫu: $${list.join(' + ')} = ${all}$. Hai môn có $${a} + ${b} = ${a + b}$ người, chiếm $${a + b} : ${all} = ${n(percent)}\\%$.`,
        figure: chart('bar', 'Số người', [
          ['Bóng đá', a],
          ['Cầu lông', b],
          ['Bơi', c],
          ['Cờ vua', list[3]!],
        ]),
      };
    }),
    mc('M1', 'tần số tương đối còn thiếu', (r) => {
      const [a, b, c] = [5 * r.int(3, 5), 5 * r.int(6, 8), r.int(11, 19)];
      const d = 100 - a - b - c;
      const shown = (name: string) => table([name, 'A', 'B', 'C', 'D'], ['Tần số tương đối (%)', a, b, c, '?']);
      return {
        ask: [
          `Bảng tần số tương đối của bốn mức xếp loại:\n${shown('Mức')}\nTần số tương đối của mức D là:`,
          `Kết quả thăm dò về bốn phương án:\n${shown('Phương án')}\nTần số tương đối của phương án D là:`,
          `Tỉ lệ khách chọn bốn loại phòng:\n${shown('Loại')}\nTần số tương đối của loại D là:`,
        ],
        right: `$${d}\\%$`,
        wrong: [
          [`$${d + 10}\\%$`, 'cộng nhầm 10 khi tính tổng ba số'],
          [`$${a + b + c}\\%$`, 'lấy tổng ba tần số tương đối đã biết'],
          [`$${100 - a - b}\\%$`, 'bỏ sót một cột'],
        ],
        why: `Tổng các tần số tương đối bằng $100\\%$: $100 - ${a} - ${b} - ${c} = ${d}$.`,
      };
    }),
    mc('M1', 'nhóm chứa một giá trị', (r) => {
      const from = 10 * r.int(3, 6);
      const group = (low: number) => `$[${low};\\,${low + 10})$`;
      return {
        ask: [
          `Chiều dài (cm) của các cây con được ghép thành các nhóm ${group(from - 10)}, ${group(from)}, ${group(from + 10)}. Cây dài đúng ${from} cm thuộc nhóm:`,
          `Cân nặng (kg) được ghép nhóm: ${group(from - 10)}, ${group(from)}, ${group(from + 10)}. Giá trị ${from} được tính vào nhóm:`,
          `Thời gian (phút) chạy được chia thành các nhóm ${group(from - 10)}, ${group(from)}, ${group(from + 10)}. Một bạn chạy hết đúng ${from} phút. Bạn đó ở nhóm:`,
        ],
        right: group(from),
        wrong: [
          [group(from - 10), 'lấy nhóm có đầu mút phải bằng giá trị đó'],
          [group(from + 10), 'lấy nhóm tiếp theo'],
          [`cả hai nhóm ${group(from - 10)} và ${group(from)}`, 'cho rằng đầu mút thuộc cả hai nhóm'],
        ],
        why: `Nhóm ${group(from)} lấy đầu mút trái ${from}, còn nhóm ${group(from - 10)} không lấy đầu mút phải.`,
      };
    }),
    mc('M2', 'số người từ hai phần của biểu đồ quạt', (r) => {
      const [a, b] = [r.pick([25, 30, 35]), r.pick([15, 20])];
      const c = r.pick([10, 40 - b]);
      const d = 100 - a - b - c;
      const all = 20 * r.int(4, 10);
      const more = (all * (a - b)) / 100;
      return {
        ask: [
          `Hình bên là biểu đồ tần số tương đối về phương tiện đến trường của ${all} học sinh. Số bạn đi xe đạp nhiều hơn số bạn đi bộ là:`,
          `${all} học sinh được hỏi về cách đi học, kết quả như biểu đồ bên. Số bạn đi xe đạp hơn số bạn đi bộ:`,
          `Trong ${all} học sinh, tỉ lệ các cách đi học ghi ở hình bên. Hiệu giữa số bạn đi xe đạp và số bạn đi bộ là:`,
        ],
        right: `${plain(more)} bạn`,
        wrong: [
          [`${a - b} bạn`, 'lấy hiệu hai tỉ số phần trăm làm số người'],
          [`${plain((all * a) / 100)} bạn`, 'chỉ tính số bạn đi xe đạp'],
          [`${plain((all * (a + b)) / 100)} bạn`, 'cộng hai số bạn'],
          `${plain((all * b) / 100)} bạn`,
        ],
        why: `$${a}\\% - ${b}\\% = ${a - b}\\%$; $${all} \\cdot ${a - b}\\% = ${n(more)}$ (bạn).`,
        figure: chart('pie', '', [
          ['Xe đạp', a],
          ['Đi bộ', b],
          ['Xe buýt', c],
          ['Xe máy', d],
        ]),
      };
    }),
    mc('M2', 'tần số của một nhóm từ dãy số liệu', (r) => {
      const list = r.shuffle([21, 24, 25, 28, 30, 30 + r.int(1, 4), 34, 35, 37, 39, 40, 40 + r.int(1, 8), 46]);
      const is = list.filter((one) => one >= 30 && one < 40).length;
      return {
        ask: [
          `Tuổi của các thành viên một câu lạc bộ: ${list.join('; ')}. Tần số của nhóm $[30;\\,40)$ là:`,
          `Số phút tập của các bạn: ${list.join('; ')}. Ghép nhóm thì tần số của nhóm $[30;\\,40)$ bằng:`,
          `Số trang mỗi bạn đã đọc: ${list.join('; ')}. Có bao nhiêu giá trị thuộc nhóm $[30;\\,40)$?`,
        ],
        right: is,
        wrong: [
          [is + 1, 'tính cả giá trị 40'],
          [is - 1, 'bỏ giá trị 30'],
          [is + 2, 'đếm cả những giá trị ở ngay ngoài nhóm'],
        ],
        why: `Các giá trị từ 30 đến dưới 40: ${list
          .filter((one) => one >= 30 && one < 40)
          .toSorted((a, b) => a - b)
          .join('; ')}; có ${is} giá trị.`,
      };
    }),
  ]),
  ...unit(9, 'Xác suất của biến cố', ({ mc, fb }) => [
    fb('M2', 'xác suất tổng của hai thẻ rút cùng lúc', (r) => {
      const k = r.int(6, 8);
      const pairs = [1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].filter((b) => b > a).map((b) => [a, b] as const));
      const good = pairs.filter(([a, b]) => a + b >= k);
      return {
        ask: [
          `Hộp có 5 thẻ đánh số 1, 2, 3, 4, 5. Rút ngẫu nhiên cùng lúc hai thẻ. Xác suất để tổng hai số từ ${k} trở lên là bao nhiêu (viết dưới dạng số thập phân)?`,
          `Có năm quả bóng ghi các số 1, 2, 3, 4, 5. Lấy ngẫu nhiên cùng lúc hai quả. Tính xác suất (dạng số thập phân) để tổng hai số không nhỏ hơn ${k}.`,
          `Chọn ngẫu nhiên hai số khác nhau trong các số 1, 2, 3, 4, 5. Xác suất để tổng của chúng lớn hơn hoặc bằng ${k} bằng bao nhiêu? Viết kết quả dưới dạng số thập phân.`,
        ],
        is: rounded(good.length / 10, 1),
        why: `Có 10 kết quả có thể. Các kết quả thuận lợi: ${good.map(([a, b]) => `${a} và ${b}`).join(', ')}; có ${good.length}. Xác suất là $${good.length} : 10 = ${n(good.length / 10)}$.`,
      };
    }),
    mc('M1', 'kết quả thuận lợi cho một biến cố', (_, turn) => {
      const [name, right] = (
        [
          ['Số chấm lớn hơn 4', '5; 6'],
          ['Số chấm là số nguyên tố', '2; 3; 5'],
          ['Số chấm là ước của 6', '1; 2; 3; 6'],
        ] as const
      )[turn]!;
      const wrongs = [
        [
          ['4; 5; 6', 'lấy cả kết quả 4'],
          ['6', 'bỏ sót kết quả 5'],
          ['1; 2; 3; 4', 'lấy các kết quả còn lại'],
        ],
        [
          ['1; 2; 3; 5', 'cho rằng 1 là số nguyên tố'],
          ['3; 5', 'bỏ sót số nguyên tố chẵn'],
          ['1; 3; 5', 'lấy các số lẻ'],
        ],
        [
          ['2; 3', 'bỏ sót 1 và 6'],
          ['1; 2; 3', 'bỏ sót 6'],
          ['6', 'chỉ lấy bội của 6'],
        ],
      ] as const;
      return {
        ask: [
          `Gieo một con xúc xắc cân đối. Các kết quả thuận lợi cho biến cố “${name}” là:`,
          `Xét biến cố “${name}” khi gieo một con xúc xắc. Biến cố xảy ra khi số chấm là:`,
          `Gieo con xúc xắc một lần. Những kết quả làm cho biến cố “${name}” xảy ra là:`,
        ],
        right,
        wrong: wrongs[turn]!,
        why: `Trong các số từ 1 đến 6, các số thoả mãn là ${right}.`,
      };
    }),
    mc('M2', 'tích số chấm của hai con xúc xắc', (r) => {
      const k = r.pick([4, 6, 12, 18, 20]);
      const count = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => a * b === k)).length;
      return {
        ask: [
          `Gieo đồng thời hai con xúc xắc cân đối khác màu. Xác suất để tích số chấm bằng ${k} là:`,
          `Gieo một con xúc xắc cân đối hai lần. Xác suất để tích số chấm của hai lần gieo bằng ${k} là:`,
          `Hai bạn mỗi người gieo một con xúc xắc cân đối. Xác suất để tích hai số chấm là ${k} bằng:`,
        ],
        right: math(fraction(count, 36)),
        wrong: [
          [math(fraction(Math.ceil(count / 2), 36)), 'không phân biệt hai con xúc xắc'],
          [math(fraction(count, 12)), 'cho rằng có 12 kết quả có thể'],
          [math(fraction(k, 36)), `lấy ${k} chia cho 36`],
          `$\\dfrac{${count + 1}}{36}$`,
        ],
        why: `Có $6 \\cdot 6 = 36$ kết quả có thể, trong đó ${count} kết quả có tích bằng ${k}. Xác suất là $\\dfrac{${count}}{36} = ${fraction(count, 36)}$.`,
      };
    }),
  ]),
];

export const geometry9Fourth: readonly Template[] = [...shapes, ...data];
