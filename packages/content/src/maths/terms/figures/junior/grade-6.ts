/** Families of grade 6 that are read from a figure. */
import { n, type Template } from '../../../template.ts';
import { chart, plane } from '../../figure-kit.ts';
import { unit } from '../../kit.ts';
import { fractionOf } from './kit.ts';

const classes = ['6A', '6B', '6C', '6D'] as const;

const data: readonly Template[] = unit(6, 'Dữ liệu và biểu đồ', ({ mc, fb, tf }) => [
  mc('M2', 'so hai số liệu trên biểu đồ cột kép', (r) => {
    const more = r.int(0, 3);
    const rows = classes.map((name, at): [string, number, number] => {
      const girls = r.int(15, 19);
      return [name, at === more ? girls - r.int(2, 4) : girls + r.int(1, 4), girls];
    });
    const [name, boys, girls] = rows[more]!;
    return {
      ask: [
        'Biểu đồ cột kép bên cho biết số học sinh nam và nữ của bốn lớp. Lớp nào có ít nam hơn nữ?',
        'Quan sát biểu đồ cột kép bên về số học sinh của bốn lớp. Lớp duy nhất có nữ nhiều hơn nam là:',
        'Số học sinh nam, nữ của bốn lớp được vẽ ở biểu đồ cột kép bên. Ở lớp nào cột “Nữ” cao hơn cột “Nam”?',
      ],
      right: name,
      wrong: classes.filter((one) => one !== name),
      why: `Lớp ${name} có ${boys} nam và ${girls} nữ, $${boys} < ${girls}$; ba lớp còn lại có nam nhiều hơn nữ.`,
      figure: chart('bar', 'Số học sinh', rows, ['Nam', 'Nữ']),
    };
  }),
  fb('M2', 'cộng một loại trên biểu đồ cột kép', (r) => {
    const rows = classes.slice(0, 3).map((name): [string, number, number] => [name, r.int(12, 20), r.int(12, 20)]);
    const girls = rows.map(([, , value]) => value);
    const total = girls.reduce((sum, one) => sum + one, 0);
    return {
      ask: [
        'Biểu đồ cột kép bên ghi số cây mà học sinh nam và nữ của ba lớp trồng được. Các bạn nữ trồng tất cả bao nhiêu cây?',
        'Theo biểu đồ cột kép bên về số cây trồng được, tổng số cây do học sinh nữ của ba lớp trồng là bao nhiêu?',
        'Ba lớp thi trồng cây, kết quả ở biểu đồ cột kép bên. Tính tổng số cây mà các bạn nữ đã trồng.',
      ],
      is: total,
      why: `Cộng ba cột “Nữ”: $${girls.join(' + ')} = ${total}$ (cây).`,
      figure: chart('bar', 'Số cây', rows, ['Nam', 'Nữ']),
    };
  }),
  fb('M2', 'chênh lệch giữa hai loại trên biểu đồ cột kép', (r) => {
    const rows = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư'].map((name): [string, number, number] => {
      const low = r.int(11, 18);
      return [name, low + r.int(2, 9), low];
    });
    const [first, second] = [1, 2].map((at) => rows.reduce((sum, row) => sum + (row[at] as number), 0)) as [
      number,
      number,
    ];
    return {
      ask: [
        'Biểu đồ cột kép bên ghi số suất cơm và số suất phở mà căng tin bán trong ba ngày. Cả ba ngày, cơm bán được nhiều hơn phở bao nhiêu suất?',
        'Căng tin bán cơm và phở trong ba ngày như biểu đồ cột kép bên. Tính hiệu giữa tổng số suất cơm và tổng số suất phở.',
        'Theo biểu đồ cột kép bên, trong ba ngày căng tin bán số suất cơm hơn số suất phở là bao nhiêu?',
      ],
      is: first - second,
      why: `Cơm: $${rows.map((row) => row[1]).join(' + ')} = ${first}$; phở: $${rows.map((row) => row[2]).join(' + ')} = ${second}$. Hiệu: $${first} - ${second} = ${first - second}$ (suất).`,
      figure: chart('bar', 'Số suất', rows, ['Cơm', 'Phở']),
    };
  }),
  tf('M2', 'nhận xét từ biểu đồ cột kép', (r) => {
    const [a, b, c] = [r.int(20, 24), r.int(26, 30), r.int(32, 36)];
    const [d, e, f] = [a + r.int(2, 5), b - r.int(2, 5), c + r.int(2, 5)];
    return {
      ask: [
        'Biểu đồ cột kép bên ghi số sách (quyển) mà thư viện cho mượn ở hai tuần.',
        'Số sách (quyển) cho mượn ở hai tuần của một thư viện được vẽ ở biểu đồ cột kép bên.',
        'Quan sát biểu đồ cột kép bên về số sách (quyển) mà học sinh mượn ở hai tuần.',
      ],
      say: [
        [
          `Tuần 1, khối 6 mượn ${a} quyển.`,
          `Tuần 1, khối 6 mượn ${d} quyển.`,
          `cột “Tuần 1” của khối 6 ghi ${a}, cột “Tuần 2” ghi ${d}.`,
        ],
        [
          'Khối 7 mượn ở tuần 2 ít hơn tuần 1.',
          'Khối 7 mượn ở tuần 2 nhiều hơn tuần 1.',
          `khối 7 mượn ${b} quyển ở tuần 1 và ${e} quyển ở tuần 2.`,
        ],
        [
          `Tuần 1, ba khối mượn tất cả ${a + b + c} quyển.`,
          `Tuần 1, ba khối mượn tất cả ${d + e + f} quyển.`,
          `$${a} + ${b} + ${c} = ${a + b + c}$.`,
        ],
        [
          'Cả hai tuần, khối 8 đều mượn nhiều nhất.',
          'Có một tuần khối 7 mượn nhiều hơn khối 8.',
          `khối 8 mượn ${c} và ${f} quyển, hơn hai khối kia ở cả hai tuần.`,
        ],
      ],
      figure: chart(
        'bar',
        'Số sách',
        [
          ['Khối 6', a, d],
          ['Khối 7', b, e],
          ['Khối 8', c, f],
        ],
        ['Tuần 1', 'Tuần 2'],
      ),
    };
  }),
]);

/** The sides of an L shape in whole metres. */
function cornerOf(r: { int(from: number, to: number): number }) {
  const [ab, de, bc] = [r.int(5, 7), r.int(4, 5), r.int(3, 4)];
  const [ef, af] = [ab + r.int(4, 7), de + bc];
  return { ab, bc, cd: ef - ab, de, ef, af };
}
const cornerLabels = ({ ab, de, ef, af }: ReturnType<typeof cornerOf>) => ({
  AB: `${ab} m`,
  DE: `${de} m`,
  EF: `${ef} m`,
  AF: `${af} m`,
});

const shapes: readonly Template[] = unit(6, 'Hình phẳng trong thực tiễn', ({ mc, fb }) => [
  mc('M2', 'diện tích hình chữ L', (r) => {
    const sides = cornerOf(r);
    const { ab, bc, de, ef, af } = sides;
    const area = ab * bc + ef * de;
    return {
      ask: [
        'Sân trường có dạng hình chữ L với các kích thước như hình bên. Diện tích của sân là:',
        'Tính diện tích mảnh vườn hình chữ L trong hình bên (số đo ghi theo mét).',
        'Một phòng học hình chữ L có các kích thước ghi trên hình bên. Diện tích của nền phòng bằng:',
      ],
      right: `$${area}$ m²`,
      wrong: [
        [`$${ef * af}$ m²`, 'tính cả phần góc bị khuyết'],
        [`$${ab * af + ef * de}$ m²`, 'tính hai lần phần chung của hai hình chữ nhật'],
        [`$${2 * (ef + af)}$ m²`, 'tính chu vi thay cho diện tích'],
        `$${area + ab}$ m²`,
      ],
      why: `Chia thành hai hình chữ nhật. $BC = ${af} - ${de} = ${bc}$ (m). Diện tích: $${ab} \\cdot ${bc} + ${ef} \\cdot ${de} = ${ab * bc} + ${ef * de} = ${area}$ (m²).`,
      figure: plane('corner', 50, cornerLabels(sides)),
    };
  }),
  fb('M2', 'chu vi hình chữ L', (r) => {
    const sides = cornerOf(r);
    const { ab, bc, cd, de, ef, af } = sides;
    return {
      ask: [
        'Người ta rào quanh khu vườn hình chữ L trong hình bên. Hàng rào dài bao nhiêu mét?',
        'Hình chữ L bên có các góc đều vuông, số đo ghi theo mét. Chu vi của hình là bao nhiêu mét?',
        'Bạn An đi đúng một vòng theo mép của sân hình chữ L ở hình bên. An đi bao nhiêu mét?',
      ],
      is: 2 * (ef + af),
      unit: 'm',
      why: `$BC = ${af} - ${de} = ${bc}$ (m), $CD = ${ef} - ${ab} = ${cd}$ (m). Chu vi: $${ab} + ${bc} + ${cd} + ${de} + ${ef} + ${af} = ${2 * (ef + af)}$ (m).`,
      figure: plane('corner', 50, cornerLabels(sides)),
    };
  }),
  fb('M3', 'tiền lát nền hình chữ L', (r) => {
    const sides = cornerOf(r);
    const { ab, bc, de, ef, af } = sides;
    const [area, price] = [ab * bc + ef * de, r.pick([150, 180, 200])];
    return {
      ask: [
        `Nền nhà hình chữ L có các kích thước như hình bên. Lát mỗi mét vuông hết ${price} nghìn đồng. Lát cả nền hết bao nhiêu nghìn đồng?`,
        `Sân hình chữ L trong hình bên được lát gạch, mỗi mét vuông giá ${price} nghìn đồng. Tính số tiền (nghìn đồng) để lát kín sân.`,
        `Trường muốn lát nền phòng hình chữ L ở hình bên với giá ${price} nghìn đồng một mét vuông. Cần bao nhiêu nghìn đồng?`,
      ],
      is: area * price,
      why: `$BC = ${af} - ${de} = ${bc}$ (m). Diện tích: $${ab} \\cdot ${bc} + ${ef} \\cdot ${de} = ${area}$ (m²). Số tiền: $${area} \\cdot ${price} = ${area * price}$ (nghìn đồng).`,
      figure: plane('corner', 50, cornerLabels(sides)),
    };
  }),
  mc('M1', 'chu vi hình bình hành', (r) => {
    const [a, b] = [r.int(8, 12), r.int(4, 7)];
    return {
      ask: [
        'Chu vi của hình bình hành $ABCD$ trong hình bên là:',
        'Hình bình hành bên có hai cạnh kề với số đo đã ghi. Tổng độ dài bốn cạnh bằng:',
        'Một khung sắt hình bình hành có kích thước như hình bên. Cần đoạn sắt dài bao nhiêu để làm khung?',
      ],
      right: `$${2 * (a + b)}$ cm`,
      wrong: [
        [`$${a + b}$ cm`, 'mới cộng hai cạnh kề'],
        [`$${a * b}$ cm`, 'nhân hai cạnh với nhau'],
        [`$${2 * a + b}$ cm`, 'bỏ sót một cạnh'],
        `$${4 * a}$ cm`,
      ],
      why: `Hai cặp cạnh đối bằng nhau nên chu vi là $2 \\cdot (${a} + ${b}) = ${2 * (a + b)}$ (cm).`,
      figure: plane('parallelogram', 65, { AB: `${a} cm`, AD: `${b} cm` }),
    };
  }),
  mc('M2', 'diện tích hình thoi từ nửa đường chéo', (r) => {
    const [a, b] = [r.int(6, 9), r.int(3, 5)];
    return {
      ask: [
        'Hình thoi $ABCD$ bên có hai đường chéo cắt nhau tại $O$. Diện tích của hình thoi là:',
        'Từ độ dài $OA$ và $OB$ ghi trên hình, diện tích của hình thoi bên bằng:',
        'Chiếc diều hình thoi có hai nửa đường chéo ghi trên hình bên. Diện tích giấy làm mặt diều là:',
      ],
      right: `$${2 * a * b}$ cm²`,
      wrong: [
        [`$${n((a * b) / 2)}$ cm²`, 'dùng nửa đường chéo như cả đường chéo'],
        [`$${4 * a * b}$ cm²`, 'quên chia cho 2'],
        [`$${a * b}$ cm²`, 'chỉ nhân $OA$ với $OB$'],
        `$${2 * (a + b)}$ cm²`,
      ],
      why: `$AC = 2 \\cdot ${a} = ${2 * a}$ (cm), $BD = 2 \\cdot ${b} = ${2 * b}$ (cm). Diện tích: $\\dfrac{${2 * a} \\cdot ${2 * b}}{2} = ${2 * a * b}$ (cm²).`,
      figure: plane('rhombus', 32, { OA: `${a} cm`, OB: `${b} cm` }),
    };
  }),
  fb('M2', 'diện tích hình thang cân', (r) => {
    const a = r.int(4, 7);
    const [b, h] = [a + 2 * r.int(2, 4), r.int(3, 6)];
    return {
      ask: [
        'Hình thang cân $ABCD$ bên có số đo ghi trên hình. Diện tích của nó là bao nhiêu xăng-ti-mét vuông?',
        'Tính diện tích (cm²) của hình thang trong hình bên, biết độ dài hai đáy và chiều cao đã ghi.',
        'Tấm bìa có dạng hình thang cân với kích thước như hình bên. Diện tích tấm bìa là bao nhiêu xăng-ti-mét vuông?',
      ],
      is: ((a + b) * h) / 2,
      unit: 'cm²',
      why: `$\\dfrac{(${a} + ${b}) \\cdot ${h}}{2} = ${n(((a + b) * h) / 2)}$ (cm²).`,
      figure: plane('trapezoid', 60, { AB: `${a} cm`, CD: `${b} cm`, AH: `${h} cm` }),
    };
  }),
]);

const symmetry: readonly Template[] = unit(6, 'Tính đối xứng', ({ mc }) => [
  mc('M1', 'đếm trục đối xứng của hình vẽ', (_, turn) => {
    const [name, count, figure, why] = (
      [
        ['Hình chữ nhật', 2, plane('rectangle', 32, {}), 'hai đường thẳng đi qua trung điểm của hai cạnh đối'],
        ['Hình thoi', 2, plane('rhombus', 37, {}), 'hai đường thẳng chứa hai đường chéo'],
        ['Hình thang cân', 1, plane('trapezoid', 60, {}), 'đường thẳng đi qua trung điểm của hai đáy'],
      ] as const
    )[turn]!;
    return {
      ask: [
        [
          'Hình chữ nhật $ABCD$ trong hình bên có bao nhiêu trục đối xứng?',
          'Gấp hình thoi $ABCD$ bên theo một đường thẳng sao cho hai nửa chồng khít lên nhau. Có mấy đường thẳng như vậy?',
          'Quan sát hình thang cân $ABCD$ bên. Số trục đối xứng của nó là:',
        ][turn]!,
      ],
      right: count,
      wrong: [0, 1, 2, 4].filter((one) => one !== count),
      why: `${name} có ${count} trục đối xứng: ${why}.`,
      figure,
    };
  }),
]);

const parts: readonly Template[] = [
  ...unit(6, 'Phân số', ({ mc }) => [
    mc('M2', 'phân số của tổng đọc từ biểu đồ cột', (r) => {
      const [a, b, c] = [r.pick([6, 9, 12]), r.pick([15, 18]), r.pick([3, 6])];
      const all = a + b + c;
      return {
        ask: [
          'Biểu đồ cột bên cho biết môn thể thao mà các bạn trong câu lạc bộ chọn. Số bạn chọn bơi bằng bao nhiêu phần số bạn của câu lạc bộ?',
          'Theo biểu đồ cột bên, phân số chỉ phần các bạn chọn bơi trong cả câu lạc bộ là:',
          'Mỗi bạn chọn một môn như biểu đồ cột bên. Các bạn chọn bơi chiếm bao nhiêu phần tổng số bạn?',
        ],
        right: `$${fractionOf(a, all)}$`,
        wrong: [
          [`$${fractionOf(a, b + c)}$`, 'so với số bạn còn lại, không phải với tổng'],
          [`$${fractionOf(a, b)}$`, 'chỉ so với số bạn chọn bóng đá'],
          [`$${fractionOf(b + c, all)}$`, 'lấy phần các bạn không chọn bơi'],
          `$${fractionOf(b, all)}$`,
          `$${fractionOf(c, all)}$`,
        ],
        why: `Tổng số bạn: $${a} + ${b} + ${c} = ${all}$. Phần chọn bơi: $${a} : ${all} = ${fractionOf(a, all)}$.`,
        figure: chart('bar', 'Số bạn', [
          ['Bơi', a],
          ['Bóng đá', b],
          ['Cờ vua', c],
        ]),
      };
    }),
  ]),
  ...unit(6, 'Số thập phân và tỉ số phần trăm', ({ mc, fb }) => [
    fb('M2', 'tỉ số phần trăm của tổng đọc từ biểu đồ cột', (r) => {
      const [a, b] = [r.pick([8, 10, 14, 16]), r.pick([12, 18])];
      const c = 40 - a - b;
      return {
        ask: [
          'Biểu đồ cột bên cho biết cách đến trường của học sinh một lớp. Các bạn đi bộ chiếm bao nhiêu phần trăm số học sinh của lớp?',
          'Theo biểu đồ cột bên về cách đến trường của một lớp, tỉ số phần trăm của số bạn đi bộ và số học sinh cả lớp là bao nhiêu?',
          'Cách đến trường của cả lớp được vẽ ở biểu đồ cột bên. Tính tỉ lệ phần trăm các bạn đi bộ.',
        ],
        is: (a / 40) * 100,
        unit: '%',
        why: `Cả lớp có $${a} + ${b} + ${c} = 40$ học sinh. Tỉ số: $\\dfrac{${a}}{40} \\cdot 100\\% = ${n((a / 40) * 100)}\\%$.`,
        figure: chart('bar', 'Số học sinh', [
          ['Đi bộ', a],
          ['Xe đạp', b],
          ['Xe buýt', c],
        ]),
      };
    }),
    mc('M2', 'tăng bao nhiêu phần trăm theo biểu đồ cột', (r) => {
      const before = r.pick([40, 60, 80]);
      const share = r.pick([15, 20, 25]);
      const after = before + (before * share) / 100;
      return {
        ask: [
          'Biểu đồ cột bên ghi số quyển sách mà thư viện cho mượn. So với tháng Chín, tháng Mười tăng bao nhiêu phần trăm?',
          'Theo biểu đồ cột bên về số sách cho mượn, từ tháng Chín đến tháng Mười số sách tăng:',
          'Số sách cho mượn của thư viện được vẽ ở biểu đồ cột bên. Tỉ lệ tăng của tháng Mười so với tháng Chín là:',
        ],
        right: `$${share}\\%$`,
        wrong: [
          [`$${after - before}\\%$`, 'lấy số quyển tăng thêm làm phần trăm'],
          [`$${100 + share}\\%$`, 'lấy tỉ số của hai tháng, chưa trừ $100\\%$'],
          `$${share + 5}\\%$`,
          `$${share - 5}\\%$`,
          `$${share + 10}\\%$`,
        ],
        why: `Tăng thêm $${after} - ${before} = ${after - before}$ quyển, bằng $\\dfrac{${after - before}}{${before}} \\cdot 100\\% = ${share}\\%$ của tháng Chín.`,
        figure: chart('bar', 'Số quyển', [
          ['Tháng Tám', before - 10],
          ['Tháng Chín', before],
          ['Tháng Mười', after],
        ]),
      };
    }),
  ]),
  ...unit(6, 'Xác suất thực nghiệm', ({ mc, fb }) => [
    mc('M1', 'xác suất thực nghiệm từ biểu đồ cột', (r) => {
      const [red, blue] = [r.int(7, 9), r.int(14, 16)];
      const yellow = 40 - red - blue;
      const chance = (count: number) => `$${fractionOf(count, 40)}$`;
      return {
        ask: [
          'Bạn Lan lấy bóng từ hộp 40 lần, mỗi lần ghi màu rồi trả lại; kết quả ở biểu đồ cột bên. Xác suất thực nghiệm của sự kiện lấy được bóng đỏ là:',
          'Kết quả 40 lần quay đĩa màu được vẽ ở biểu đồ cột bên. Xác suất thực nghiệm của sự kiện “Mũi tên chỉ màu đỏ” bằng:',
          'Theo biểu đồ cột bên, sau 40 lần rút thẻ màu, xác suất thực nghiệm của sự kiện “Rút được thẻ đỏ” là:',
        ],
        right: chance(red),
        wrong: [
          [`$${fractionOf(red, 40 - red)}$`, 'chia cho số lần không được màu đỏ'],
          [chance(40 - red), 'lấy số lần không được màu đỏ'],
          chance(blue),
          chance(yellow),
        ],
        why: `Màu đỏ xuất hiện ${red} lần trong 40 lần: $${red} : 40 = ${fractionOf(red, 40)}$.`,
        figure: chart('bar', 'Số lần', [
          ['Đỏ', red],
          ['Xanh', blue],
          ['Vàng', yellow],
        ]),
      };
    }),
    fb('M2', 'xác suất thực nghiệm của sự kiện gồm hai kết quả', (r) => {
      const counts = [r.int(5, 9), r.int(5, 9), r.int(5, 9), r.int(5, 9), r.int(5, 9)];
      const last = 50 - counts.reduce((sum, one) => sum + one, 0);
      const [four, five] = [counts[4]!, last];
      return {
        ask: [
          'Gieo một con xúc xắc 50 lần, kết quả ở biểu đồ cột bên. Xác suất thực nghiệm của sự kiện số chấm lớn hơn 4 là bao nhiêu (viết dưới dạng số thập phân)?',
          'Biểu đồ cột bên ghi số lần xuất hiện mỗi mặt khi gieo xúc xắc 50 lần. Viết dưới dạng số thập phân xác suất thực nghiệm của sự kiện “Gieo được 5 hoặc 6 chấm”.',
          'Theo biểu đồ cột bên về 50 lần gieo xúc xắc, tính xác suất thực nghiệm (số thập phân) để số chấm ít nhất là 5.',
        ],
        is: (four + five) / 50,
        why: `Mặt 5 chấm xuất hiện ${four} lần, mặt 6 chấm ${five} lần: $${four} + ${five} = ${four + five}$ lần. Xác suất thực nghiệm: $\\dfrac{${four + five}}{50} = ${n((four + five) / 50)}$.`,
        figure: chart(
          'bar',
          'Số lần',
          [...counts, last].map((count, at) => [`${at + 1} chấm`, count] as const),
        ),
      };
    }),
  ]),
];

export const grade6Figures: readonly Template[] = [...data, ...shapes, ...symmetry, ...parts];
