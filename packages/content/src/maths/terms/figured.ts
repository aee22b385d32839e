/** Questions that are read from a figure: charts, solids and triangles of grades 6 to 9, graphs of grades 8 to 10. */
import type { Figure } from '@vumon/figures';
import { n, poly, type Template } from '../template.ts';
import { pt, signed, unit } from './kit.ts';
import { chart, graph, solid } from './figure-kit.ts';

const interval = (from: string, to: string) => `$${from};\\,${to}$`;

const read6: readonly Template[] = unit(6, 'Dữ liệu và biểu đồ', ({ mc, fb, tf }) => [
  mc('M1', 'đọc biểu đồ cột trong hình', (r, turn) => {
    const names = ['Bóng đá', 'Cầu lông', 'Bơi', 'Cờ vua'];
    const values = r.shuffle([8, 12, 15, 19]);
    const at = values.indexOf(19);
    const what = ['Số học sinh', 'Số phiếu', 'Số bạn'][turn]!;
    return {
      ask: [
        'Biểu đồ cột bên cho biết số học sinh của một lớp chọn mỗi môn thể thao. Môn nào được nhiều bạn chọn nhất?',
        'Biểu đồ cột bên ghi số phiếu bầu cho mỗi môn thể thao. Môn nào được nhiều phiếu nhất?',
        'Quan sát biểu đồ cột bên về các môn thể thao mà các bạn đăng kí. Môn nào có đông bạn đăng kí nhất?',
      ],
      right: names[at]!,
      wrong: names.filter((_, other) => other !== at),
      why: `Cột “${names[at]}” cao nhất, ứng với 19 bạn.`,
      figure: chart(
        'bar',
        what,
        names.map((label, index) => [label, values[index]!] as const),
      ),
    };
  }),
  fb('M2', 'so sánh trên biểu đồ cột kép', (r, turn) => {
    const [a, b] = [r.int(10, 14), r.int(16, 20)];
    const [c, d] = [r.int(10, 19), r.int(10, 19)];
    const tree = ['cây', 'quyển sách', 'chai nhựa'][turn]!;
    return {
      ask: [
        'Biểu đồ cột kép bên cho biết số cây mà các bạn nam và nữ của hai lớp đã trồng. Ở lớp 6A, các bạn nữ trồng nhiều hơn các bạn nam bao nhiêu cây?',
        'Biểu đồ cột kép bên cho biết số quyển sách mà các bạn nam và nữ của hai lớp đã quyên góp. Ở lớp 6A, các bạn nữ góp nhiều hơn các bạn nam bao nhiêu quyển?',
        'Biểu đồ cột kép bên cho biết số chai nhựa mà các bạn nam và nữ của hai lớp đã thu gom. Ở lớp 6A, các bạn nữ thu gom nhiều hơn các bạn nam bao nhiêu chai?',
      ],
      is: b - a,
      why: `Ở lớp 6A, cột của nam là ${a}, cột của nữ là ${b}; $${b} - ${a} = ${b - a}$.`,
      figure: chart(
        'bar',
        `Số ${tree}`,
        [
          ['6A', a, b],
          ['6B', c, d],
        ],
        ['Nam', 'Nữ'],
      ),
    };
  }),
  tf('M2', 'nhận xét từ biểu đồ cột', (r, turn) => {
    const [a, b, c] = [r.int(10, 14), r.int(15, 19), r.int(20, 24)];
    const counted = ['lượt mượn', 'xe', 'hộp sữa'][turn]!;
    return {
      ask: [
        'Biểu đồ cột bên cho biết số lượt mượn sách của thư viện trong ba ngày.',
        'Biểu đồ cột bên cho biết số xe vào một bãi gửi trong ba ngày.',
        'Biểu đồ cột bên cho biết số hộp sữa một căng tin bán được trong ba ngày.',
      ],
      say: [
        [`Thứ Tư có nhiều ${counted} nhất.`, `Thứ Hai có nhiều ${counted} nhất.`, `cột của thứ Tư cao nhất (${c}).`],
        [`Thứ Ba có ${b} ${counted}.`, `Thứ Ba có ${b + 3} ${counted}.`, `trên cột của thứ Ba ghi số ${b}.`],
        [
          `Thứ Tư hơn thứ Hai ${c - a} ${counted}.`,
          `Thứ Tư hơn thứ Hai ${c - b} ${counted}.`,
          `$${c} - ${a} = ${c - a}$.`,
        ],
        [
          `Cả ba ngày có ${a + b + c} ${counted}.`,
          `Cả ba ngày có ${a + b + c + 5} ${counted}.`,
          `$${a} + ${b} + ${c} = ${a + b + c}$.`,
        ],
      ],
      figure: chart('bar', 'Số lượng', [
        ['Thứ Hai', a],
        ['Thứ Ba', b],
        ['Thứ Tư', c],
      ]),
    };
  }),
]);

const read7: readonly Template[] = [
  ...unit(7, 'Biểu đồ', ({ mc, fb }) => [
    fb('M1', 'đọc biểu đồ đoạn thẳng trong hình', (r) => {
      const values = [r.int(22, 25), r.int(26, 29), r.int(31, 34), r.int(27, 30)];
      return {
        ask: [
          'Biểu đồ đoạn thẳng bên ghi nhiệt độ tại một trạm đo. Từ 6 giờ đến 12 giờ, nhiệt độ tăng bao nhiêu độ C?',
          'Theo biểu đồ đoạn thẳng bên, nhiệt độ lúc 12 giờ cao hơn lúc 6 giờ bao nhiêu độ C?',
          'Biểu đồ đoạn thẳng bên cho biết nhiệt độ trong ngày. Tính hiệu giữa nhiệt độ lúc 12 giờ và lúc 6 giờ (°C).',
        ],
        is: values[2]! - values[0]!,
        why: `Lúc 12 giờ là ${values[2]} °C, lúc 6 giờ là ${values[0]} °C: $${values[2]} - ${values[0]} = ${values[2]! - values[0]!}$ (°C).`,
        figure: chart('line', 'Nhiệt độ (°C)', [
          ['6 giờ', values[0]!],
          ['9 giờ', values[1]!],
          ['12 giờ', values[2]!],
          ['15 giờ', values[3]!],
        ]),
      };
    }),
    mc('M2', 'số lượng từ hình quạt tròn', (r) => {
      const [a, b, all] = [5 * r.int(7, 9), 5 * r.int(4, 6), r.pick([40, 80, 120, 200])];
      const c = 100 - a - b;
      return {
        ask: [
          `Biểu đồ hình quạt tròn bên cho biết cách đến trường của ${all} học sinh. Số học sinh đi xe buýt là:`,
          `${all} học sinh được hỏi về cách đến trường, kết quả ở biểu đồ hình quạt tròn bên. Có bao nhiêu bạn đi xe buýt?`,
          `Một khối lớp có ${all} học sinh; biểu đồ hình quạt tròn bên cho biết cách các bạn đến trường. Số bạn đi xe buýt bằng:`,
        ],
        right: (all * c) / 100,
        wrong: [
          [c, 'lấy số phần trăm làm kết quả'],
          [(all * a) / 100, 'lấy nhầm phần thứ nhất'],
          [(all * b) / 100, 'lấy nhầm phần thứ hai'],
          [all - (all * c) / 100, 'tính cho các phần còn lại'],
        ],
        why: `Phần “Xe buýt” chiếm ${c}%: $${all} \\cdot ${c}\\% = ${n((all * c) / 100)}$.`,
        figure: chart('pie', '', [
          ['Xe đạp', a],
          ['Đi bộ', b],
          ['Xe buýt', c],
        ]),
      };
    }),
  ]),
  ...unit(7, 'Quan hệ giữa các yếu tố trong tam giác', ({ mc }) => [
    mc('M1', 'nhận ra đường trong tam giác', (_, turn) => {
      const part = (['altitude', 'median', 'bisector'] as const)[turn]!;
      const [foot, name] = (
        {
          altitude: ['H', 'đường cao'],
          median: ['M', 'đường trung tuyến'],
          bisector: ['D', 'đường phân giác'],
        } as const
      )[part];
      const sign = {
        altitude: `ở $H$ có kí hiệu góc vuông nên $AH \\perp BC$`,
        median: `hai đoạn $BM$, $MC$ có kí hiệu bằng nhau nên $M$ là trung điểm của $BC$`,
        bisector: 'hai góc ở đỉnh $A$ có kí hiệu bằng nhau',
      }[part];
      const names = ['đường cao', 'đường trung tuyến', 'đường phân giác', 'đường trung trực'];
      return {
        ask: [
          `Theo các kí hiệu trong hình vẽ bên, đoạn thẳng $A${foot}$ là đường nào của tam giác $ABC$?`,
          `Trong tam giác $ABC$ ở hình bên, đoạn thẳng $A${foot}$ được gọi là:`,
          `Quan sát các kí hiệu trong tam giác $ABC$ trong hình. Đoạn thẳng $A${foot}$ là:`,
        ],
        right: name,
        wrong: names.filter((one) => one !== name).map((one) => [one, `nhầm ${name} với ${one}`] as const),
        why: `Trong hình, ${sign}; vậy $A${foot}$ là ${name} kẻ từ đỉnh $A$.`,
        figure: { version: 1, kind: 'triangle', names: ['A', 'B', 'C'], sides: [6, 5, 4], parts: [part] },
      };
    }),
  ]),
];

const read8: readonly Template[] = [
  ...unit(8, 'Dữ liệu và biểu đồ', ({ fb }) => [
    fb('M2', 'chênh lệch đọc từ hình', (r) => {
      const values = [r.int(20, 28), r.int(31, 38), r.int(42, 50), r.int(29, 36)];
      const [most, least] = [Math.max(...values), Math.min(...values)];
      return {
        ask: [
          'Biểu đồ cột bên ghi doanh thu (triệu đồng) bốn quý của một cửa hàng. Quý cao nhất hơn quý thấp nhất bao nhiêu triệu đồng?',
          'Theo biểu đồ cột bên về doanh thu bốn quý (triệu đồng), hiệu giữa quý cao nhất và quý thấp nhất là bao nhiêu?',
          'Xưởng may biểu diễn doanh thu bốn quý (triệu đồng) bằng biểu đồ cột bên. Tính mức chênh lệch giữa quý cao nhất và quý thấp nhất.',
        ],
        is: most - least,
        why: `Cột cao nhất ghi ${most}, cột thấp nhất ghi ${least}: $${most} - ${least} = ${most - least}$.`,
        figure: chart(
          'bar',
          'Doanh thu',
          values.map((value, at) => [`Quý ${['I', 'II', 'III', 'IV'][at]}`, value] as const),
        ),
      };
    }),
  ]),
  ...unit(8, 'Hàm số bậc nhất', ({ mc, fb }) => [
    mc('M2', 'hàm số có đồ thị trong hình', (r) => {
      const [a, b] = [r.pick([-2, -1, 2, 3]), r.pick([-2, -1, 1, 2])];
      return {
        ask: [
          'Đường thẳng trong hình bên là đồ thị của hàm số nào?',
          'Hình bên vẽ đồ thị của một hàm số bậc nhất. Đó là hàm số:',
          'Quan sát đường thẳng trên lưới ô vuông trong hình. Hàm số có đồ thị này là:',
        ],
        right: `$y = ${poly([a, b])}$`,
        wrong: [
          [`$y = ${poly([-a, b])}$`, 'nhầm chiều đi lên, đi xuống của đường thẳng'],
          [`$y = ${poly([a, -b])}$`, 'đọc sai dấu của tung độ gốc'],
          `$y = ${poly([b, a])}$`,
          `$y = ${poly([-a, -b])}$`,
        ],
        why: `Đường thẳng cắt trục tung tại $${pt(0, b)}$ nên $b = ${b}$; đi qua $${pt(1, a + b)}$ nên $a = ${a + b} ${signed(-b)} = ${a}$.`,
        figure: graph('linear', [a, b], [-4, 4], [-4, 5], { grid: true }),
      };
    }),
    fb('M1', 'hoành độ giao điểm đọc từ hình', (r) => {
      const [a, x] = [r.pick([-2, -1, 1, 2]), r.pick([-2, 1, 2])];
      return {
        ask: [
          'Đường thẳng trong hình bên cắt trục hoành tại điểm có hoành độ bằng bao nhiêu?',
          'Nhìn đồ thị bên của hàm số bậc nhất $y = f(x)$, tìm nghiệm của phương trình $f(x) = 0$.',
          'Hình bên là đồ thị của một hàm số bậc nhất. Với giá trị nào của $x$ thì giá trị của hàm số bằng 0?',
        ],
        is: x,
        why: `Đồ thị cắt trục $Ox$ tại điểm $${pt(x, 0)}$.`,
        figure: graph('linear', [a, -a * x], [-4, 4], [-5, 5], { grid: true }),
      };
    }),
  ]),
  ...unit(8, 'Hình chóp đều', ({ mc }) => [
    mc('M1', 'đếm trên hình chóp', (_, turn) => {
      const four = turn !== 1;
      const [right, wrong, what, why] = (
        [
          [
            8,
            [
              [4, 'chỉ đếm cạnh đáy'],
              [5, 'nhầm với số mặt'],
              [6, 'nhầm với hình chóp tam giác'],
            ],
            'bao nhiêu cạnh',
            'Có 4 cạnh đáy và 4 cạnh bên, kể cả các cạnh khuất vẽ nét đứt: $4 + 4 = 8$.',
          ],
          [
            6,
            [
              [3, 'chỉ đếm cạnh đáy'],
              [4, 'nhầm với số mặt'],
              [5, 'bỏ sót cạnh khuất'],
            ],
            'bao nhiêu cạnh',
            'Có 3 cạnh đáy và 3 cạnh bên, kể cả cạnh khuất vẽ nét đứt: $3 + 3 = 6$.',
          ],
          [
            5,
            [
              [4, 'bỏ sót mặt đáy'],
              [6, 'đếm thừa một mặt'],
              [8, 'nhầm với số cạnh'],
            ],
            'bao nhiêu mặt',
            'Có 1 mặt đáy và 4 mặt bên: $1 + 4 = 5$.',
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Hình chóp $${four ? 'S.ABCD' : 'S.ABC'}$ trong hình vẽ bên có tất cả ${what}?`,
          `Kể cả các cạnh vẽ nét đứt, hình chóp $${four ? 'S.ABCD' : 'S.ABC'}$ bên có ${what}?`,
          `Quan sát hình chóp $${four ? 'S.ABCD' : 'S.ABC'}$ bên và cho biết nó có ${what}.`,
        ],
        right,
        wrong,
        why,
        figure: solid(four ? 'pyramid' : 'tetrahedron', false),
      };
    }),
  ]),
];

const parabola = (a: number): Figure =>
  graph('quadratic', [a, 0, 0], [-3, 3], a > 0 ? [-1, 5] : [-5, 1], { grid: true });

const read9: readonly Template[] = [
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ mc }) => [
    mc('M2', 'hàm số có parabol trong hình', (r, turn) => {
      const a = [r.pick([1, 2]), r.pick([-1, -2]), 0.5][turn]!;
      const text = (value: number) =>
        `$y = ${Math.abs(value) === 0.5 ? `${value < 0 ? '-' : ''}\\dfrac{1}{2}x^2` : poly([value, 0, 0])}$`;
      const x = a === 0.5 ? 2 : 1;
      return {
        ask: [
          'Parabol trong hình bên là đồ thị của hàm số nào?',
          'Hình bên vẽ đồ thị của một trong bốn hàm số sau. Đó là hàm số nào?',
          'Quan sát parabol trên lưới ô vuông trong hình. Hàm số có đồ thị này là:',
        ],
        right: text(a),
        wrong: [
          [text(-a), 'nhầm chiều của bề lõm'],
          ...[1, 2, 0.5].filter((one) => one !== Math.abs(a)).map((one) => text(Math.sign(a) * one)),
        ],
        why: `Parabol đi qua điểm $${pt(x, a * x * x)}$, nên $a \\cdot ${x}^2 = ${a * x * x}$, tức là $a = ${n(a)}$.`,
        figure: parabola(a),
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ mc }) => [
    mc('M2', 'thể tích của khối trong hình', (r, turn) => {
      const form = (['cylinder', 'cone', 'sphere'] as const)[turn]!;
      const [rad, h] = [r.int(2, 5), 3 * r.int(2, 4)];
      const big = 3 * r.int(1, 3);
      const [ask, value, why] = {
        cylinder: [
          `Hình trụ bên có bán kính đáy $r = ${rad}$ cm và chiều cao $h = ${h}$ cm. Thể tích của nó là:`,
          rad * rad * h,
          `$V = \\pi r^2 h = \\pi \\cdot ${rad}^2 \\cdot ${h} = ${rad * rad * h}\\pi$ (cm³).`,
        ],
        cone: [
          `Hình nón bên có bán kính đáy $r = ${rad}$ cm và chiều cao $h = ${h}$ cm. Thể tích của nó là:`,
          (rad * rad * h) / 3,
          `$V = \\dfrac{1}{3}\\pi r^2 h = \\dfrac{1}{3}\\pi \\cdot ${rad}^2 \\cdot ${h} = ${(rad * rad * h) / 3}\\pi$ (cm³).`,
        ],
        sphere: [
          `Hình cầu bên có bán kính $R = ${big}$ cm. Thể tích của nó là:`,
          (4 * big ** 3) / 3,
          `$V = \\dfrac{4}{3}\\pi R^3 = \\dfrac{4}{3}\\pi \\cdot ${big}^3 = ${(4 * big ** 3) / 3}\\pi$ (cm³).`,
        ],
      }[form] as [string, number, string];
      return {
        ask: [ask],
        right: `$${value}\\pi$ cm³`,
        wrong: [value * 3, value * 2, value + 6, value * 4].map((one) => `$${n(one)}\\pi$ cm³`),
        why,
        figure: solid(form),
      };
    }),
  ]),
  ...unit(9, 'Tần số và tần số tương đối', ({ fb, mc }) => [
    fb('M2', 'đọc biểu đồ tần số ghép nhóm', (r) => {
      const counts = [r.int(3, 5), r.int(8, 10), r.int(12, 15), r.int(6, 9)];
      return {
        ask: [
          'Biểu đồ tần số ghép nhóm trong hình cho biết chiều cao (cm) của học sinh một lớp. Có bao nhiêu học sinh cao từ 160 cm trở lên?',
          'Theo biểu đồ tần số ghép nhóm trong hình về chiều cao (cm), số học sinh cao từ 160 cm trở lên là bao nhiêu?',
          'Chiều cao (cm) của học sinh một lớp được ghép nhóm như biểu đồ bên. Đếm số học sinh có chiều cao không dưới 160 cm.',
        ],
        is: counts[2]! + counts[3]!,
        why: `Hai nhóm từ 160 cm trở lên có tần số ${counts[2]} và ${counts[3]}: $${counts[2]} + ${counts[3]} = ${counts[2]! + counts[3]!}$.`,
        figure: chart(
          'histogram',
          'Số học sinh',
          counts.map((count, at) => [`[${150 + 5 * at}; ${155 + 5 * at})`, count] as const),
        ),
      };
    }),
    mc('M1', 'tần số tương đối từ biểu đồ', (r) => {
      const good = r.pick([8, 10, 14]);
      const fair = r.pick([12, 16]);
      const weak = 40 - good - fair;
      const share = (good / 40) * 100;
      return {
        ask: [
          'Biểu đồ cột bên ghi xếp loại của 40 học sinh. Tần số tương đối của loại “Tốt” là:',
          'Kết quả xếp loại 40 học sinh được vẽ ở biểu đồ cột bên. Loại “Tốt” chiếm tỉ lệ:',
          'Theo biểu đồ cột bên về 40 học sinh, tần số tương đối của loại “Tốt” bằng:',
        ],
        right: `$${n(share)}\\%$`,
        wrong: [
          [`$${good}\\%$`, 'lấy tần số làm tần số tương đối'],
          [`$${n(100 - share)}\\%$`, 'tính cho các loại còn lại'],
          [`$${n(share + 5)}\\%$`, 'đọc sai chiều cao của cột'],
          [`$${n(share / 2)}\\%$`, 'chia cho 80 thay cho 40'],
        ],
        why: `Cột “Tốt” ghi ${good} học sinh: $\\dfrac{${good}}{40} \\cdot 100\\% = ${n(share)}\\%$.`,
        figure: chart('bar', 'Số học sinh', [
          ['Tốt', good],
          ['Khá', fair],
          ['Đạt', weak],
        ]),
      };
    }),
  ]),
];

const read10: readonly Template[] = [
  ...unit(10, 'Mệnh đề, tập hợp', ({ mc }) => [
    mc('M1', 'khoảng, đoạn trên trục số', (r, turn) => {
      const [a, b] = [-r.int(1, 3), r.int(1, 4)];
      const ends = [
        [true, false],
        [false, true],
        [false, false],
      ][turn]!;
      const written = (left: boolean, right: boolean) => `$${left ? '[' : '('}${a};\\,${b}${right ? ']' : ')'}$`;
      const [left, right] = ends as [boolean, boolean];
      const sign = (closed: boolean) => (closed ? 'ngoặc vuông, lấy cả đầu mút' : 'ngoặc tròn, không lấy đầu mút');
      return {
        ask: [
          'Phần không bị gạch của trục số bên biểu diễn tập hợp nào?',
          'Trên trục số bên, phần gạch bị loại bỏ. Phần còn lại là tập hợp:',
          'Tập hợp số thực nào được biểu diễn bởi phần không gạch của trục số bên?',
        ],
        right: written(left, right),
        wrong: [
          [written(!left, right), 'nhầm dấu ngoặc ở đầu mút trái'],
          [written(left, !right), 'nhầm dấu ngoặc ở đầu mút phải'],
          [written(!left, !right), 'nhầm dấu ngoặc ở cả hai đầu mút'],
        ],
        why: `Tại $${a}$ là ${sign(left)}; tại $${b}$ là ${sign(right)}.`,
        figure: {
          version: 1,
          kind: 'number-line',
          range: [-5, 6],
          step: 1,
          from: { at: a, closed: left },
          to: { at: b, closed: right },
        },
      };
    }),
  ]),
  ...unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc, fb, tf }) => [
    mc('M2', 'hàm số bậc hai có đồ thị trong hình', (r) => {
      const [a, p, q] = [r.pick([1, -1]), r.pick([-1, 1, 2]), r.pick([-2, 1, 2])];
      const c = a * p * p + q;
      const f = (s: number, t: number, u: number) => `$y = ${poly([s, t, u])}$`;
      return {
        ask: [
          'Parabol trong hình bên là đồ thị của hàm số nào?',
          'Đường cong trong hình bên là đồ thị của một hàm số bậc hai. Hàm số đó là:',
          'Hàm số bậc hai nào có đồ thị như hình vẽ bên?',
        ],
        right: f(a, -2 * a * p, c),
        wrong: [
          [f(-a, 2 * a * p, c), 'nhầm chiều của bề lõm'],
          [f(a, 2 * a * p, c), 'nhầm dấu hoành độ của đỉnh'],
          f(-a, -2 * a * p, c),
          f(a, -2 * a * p, c + 2),
        ],
        why: `Bề lõm quay ${a > 0 ? 'lên' : 'xuống'} nên $a ${a > 0 ? '>' : '<'} 0$; đỉnh là $I${pt(p, q)}$ nên $-\\dfrac{b}{2a} = ${p}$; đồ thị cắt trục tung tại $${pt(0, c)}$ nên $c = ${c}$.`,
        figure: graph('quadratic', [a, -2 * a * p, c], [-4, 5], a > 0 ? [-3, 7] : [-7, 4], { grid: true }),
      };
    }),
    fb('M1', 'giá trị nhỏ nhất đọc từ đồ thị', (r) => {
      const [p, q] = [r.pick([-1, 1, 2]), r.pick([-3, -2, -1, 1])];
      return {
        ask: [
          'Dựa vào đồ thị bên của hàm số bậc hai $y = f(x)$, giá trị nhỏ nhất của hàm số bằng bao nhiêu?',
          'Hình bên là đồ thị của một hàm số bậc hai. Hàm số đạt giá trị nhỏ nhất bằng bao nhiêu?',
          'Nhìn parabol trong hình, cho biết tung độ nhỏ nhất của các điểm trên đồ thị.',
        ],
        is: q,
        why: `Điểm thấp nhất của parabol là đỉnh $I${pt(p, q)}$, nên giá trị nhỏ nhất là $${q}$.`,
        figure: graph('quadratic', [1, -2 * p, p * p + q], [-4, 5], [-4, 6], { grid: true }),
      };
    }),
    tf('M2', 'tính chất đọc từ parabol', (r) => {
      const [p, q] = [r.pick([1, 2]), r.pick([-4, -1])];
      const half = Math.sqrt(-q);
      return {
        ask: [
          'Cho hàm số bậc hai $y = f(x)$ có đồ thị như hình bên.',
          'Hình bên là đồ thị của hàm số bậc hai $y = f(x)$.',
          'Xét hàm số bậc hai $y = f(x)$ với đồ thị ở hình bên.',
        ],
        say: [
          [
            `Đỉnh của parabol là $I${pt(p, q)}$.`,
            `Đỉnh của parabol là $I${pt(q, p)}$.`,
            `điểm thấp nhất của parabol là $${pt(p, q)}$.`,
          ],
          [
            `Trục đối xứng là đường thẳng $x = ${p}$.`,
            `Trục đối xứng là đường thẳng $y = ${p}$.`,
            `trục đối xứng đi qua đỉnh và song song với $Oy$.`,
          ],
          [
            `Hàm số đồng biến trên khoảng (${interval(`${p}`, '+\\infty')}).`,
            `Hàm số nghịch biến trên khoảng (${interval(`${p}`, '+\\infty')}).`,
            'bên phải trục đối xứng đồ thị đi lên.',
          ],
          [
            `Phương trình $f(x) = 0$ có hai nghiệm $${p - half}$ và $${p + half}$.`,
            'Phương trình $f(x) = 0$ vô nghiệm.',
            `đồ thị cắt trục hoành tại các điểm có hoành độ $${p - half}$ và $${p + half}$.`,
          ],
        ],
        figure: graph('quadratic', [1, -2 * p, p * p + q], [-3, 6], [-5, 6], { grid: true }),
      };
    }),
  ]),
];

export const figured: readonly Template[] = [...read6, ...read7, ...read8, ...read9, ...read10];
