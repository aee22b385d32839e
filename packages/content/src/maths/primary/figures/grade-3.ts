/** Families of grade 3 that are read from a figure or a table. */
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { table, unit } from '../../terms/kit.ts';
import { clock, moment, sizes } from './kit.ts';

const circles: readonly Template[] = unit(3, 'Góc, hình tròn, hình tam giác', ({ mc, fb }) => [
  fb('M1', 'đường kính từ bán kính trên hình', (r) => {
    const radius = r.int(6, 24);
    return {
      ask: [
        'Hình tròn tâm $O$ trên hình bên có đường kính bao nhiêu xăng-ti-mét?',
        'Đo được bán kính $OB$ của hình tròn như hình bên. Đường kính của hình tròn đó dài bao nhiêu xăng-ti-mét?',
        'Bạn Lan vẽ hình tròn tâm $O$ như hình bên. Tính độ dài đường kính theo xăng-ti-mét.',
      ],
      is: 2 * radius,
      unit: 'cm',
      why: `Bán kính $OB$ dài ${radius} cm. Đường kính dài gấp 2 lần bán kính: $${radius} \\times 2 = ${2 * radius}$ (cm).`,
      figure: plane('radius', 30, { OB: `${radius} cm` }),
    };
  }),
  mc('M2', 'đoạn thẳng nào là bán kính', (_, turn) => {
    const size = [30, 37, 45][turn]!;
    return {
      ask: [
        'Trên hình bên, $A$ và $B$ thuộc đường tròn tâm $O$. Đoạn thẳng nào là bán kính?',
        'Hình bên vẽ đường tròn tâm $O$ đi qua $A$ và $B$. Tên một bán kính là:',
        'Quan sát đường tròn tâm $O$ ở hình bên, các điểm $A$, $B$ nằm trên đường tròn. Bán kính là đoạn:',
      ],
      right: '$OB$',
      wrong: [
        ['$AB$', 'chọn đoạn nối hai điểm của đường tròn mà không qua tâm'],
        ['$OH$', 'chọn đoạn có một đầu không nằm trên đường tròn'],
        '$HB$',
      ],
      why: 'Bán kính nối tâm $O$ với một điểm của đường tròn. $B$ nằm trên đường tròn nên $OB$ là bán kính; $H$ nằm bên trong đường tròn.',
      figure: plane('chord', size, {}),
    };
  }),
]);

const sides: readonly Template[] = unit(3, 'Chu vi, diện tích', ({ mc, fb }) => [
  fb('M1', 'chu vi hình tam giác trên hình', (r) => {
    const k = r.int(4, 9);
    const [a, b, c] = [3 * k, 4 * k, 5 * k];
    return {
      ask: [
        'Tính chu vi hình tam giác $ABC$ trên hình bên theo xăng-ti-mét.',
        'Viền quanh lá cờ tam giác $ABC$ như hình bên một vòng dây. Dây dài bao nhiêu xăng-ti-mét?',
        'Hình tam giác $ABC$ có các cạnh như hình bên. Chu vi của nó là bao nhiêu xăng-ti-mét?',
      ],
      is: a + b + c,
      unit: 'cm',
      why: `Cộng ba cạnh: $${a} + ${b} + ${c} = ${a + b + c}$ (cm).`,
      figure: plane('right', sizes.right(a, b), { AB: `${a} cm`, AC: `${b} cm`, BC: `${c} cm` }),
    };
  }),
  mc('M2', 'chu vi khi hai cạnh bằng nhau', (r) => {
    const [a, b] = [r.int(13, 19), r.int(8, 12)];
    return {
      ask: [
        'Hình tam giác $ABC$ trên hình bên có hai cạnh $AB$ và $AC$ bằng nhau. Chu vi của hình là:',
        'Mảnh vải $ABC$ trên hình bên có $AB = AC$. Chu vi mảnh vải là:',
        'Hình bên có $AB = AC$ (đánh dấu giống nhau). Chu vi hình tam giác $ABC$ bằng:',
      ],
      right: `${2 * a + b} cm`,
      wrong: [
        [`${a + b} cm`, 'chỉ cộng hai cạnh có ghi số đo'],
        [`${a + 2 * b} cm`, 'lấy nhầm cạnh $BC$ hai lần'],
        [`${3 * a} cm`, 'coi cả ba cạnh bằng nhau'],
        `${2 * (a + b)} cm`,
      ],
      why: `$AC = AB$ nên chu vi là $${a} + ${a} + ${b} = ${2 * a + b}$ (cm).`,
      figure: plane('isosceles', sizes.isosceles(a, b), { AB: `${a} cm`, BC: `${b} cm` }),
    };
  }),
  fb('M2', 'cạnh chưa biết của hình tam giác', (r) => {
    const [a, b, c] = r.pick([
      [20, 21, 29],
      [15, 36, 39],
      [16, 30, 34],
      [27, 36, 45],
      [24, 45, 51],
    ] as const);
    const all = a + b + c;
    return {
      ask: [
        `Chu vi hình tam giác $ABC$ trên hình bên là ${all} m. Cạnh $BC$ dài bao nhiêu mét?`,
        `Hàng rào quanh mảnh vườn $ABC$ trên hình bên dài ${all} m. Tính chiều dài cạnh $BC$ theo mét.`,
        `Chạy một vòng quanh sân $ABC$ như hình bên được ${all} m. Cạnh $BC$ của sân dài bao nhiêu mét?`,
      ],
      is: c,
      unit: 'm',
      why: `Hai cạnh $AB$, $AC$ dài tất cả: $${a} + ${b} = ${a + b}$ (m). Cạnh $BC$: $${all} - ${a + b} = ${c}$ (m).`,
      figure: plane('right', sizes.right(a, b), { AB: `${a} m`, AC: `${b} m` }),
    };
  }),
]);

const hours: readonly Template[] = unit(3, 'Đơn vị đo', ({ mc, fb }) => [
  mc('M1', 'đọc giờ hơn và giờ kém', (r) => {
    const [hour, less] = [r.int(3, 9), r.pick([10, 20, 25])];
    const minute = 60 - less;
    return {
      ask: ['Đồng hồ bên chỉ:', 'Có thể đọc giờ trên đồng hồ bên là:', 'Bố nhìn đồng hồ bên và đọc đúng giờ là:'],
      right: `${hour + 1} giờ kém ${less} phút`,
      wrong: [
        [`${hour} giờ kém ${less} phút`, 'lấy giờ vừa qua, không lấy giờ sắp tới'],
        [`${hour + 1} giờ ${less} phút`, 'quên chữ “kém”'],
        [`${hour + 1} giờ kém ${minute} phút`, 'lấy số phút đã qua thay cho số phút còn thiếu'],
      ],
      why: `Đồng hồ chỉ ${moment(hour, minute)}. Còn thiếu $60 - ${minute} = ${less}$ phút thì đến ${hour + 1} giờ, nên đọc là ${hour + 1} giờ kém ${less} phút.`,
      figure: clock(hour, minute),
    };
  }),
  fb('M2', 'số phút đến giờ hẹn', (r) => {
    const [hour, minute] = [r.int(7, 10), 5 * r.int(1, 5)];
    const to = minute + 5 * r.int(3, 5);
    return {
      ask: [
        `Trống vào lớp lúc ${moment(hour, to)}. An đến trường lúc đồng hồ bên chỉ. An đến sớm bao nhiêu phút?`,
        `Tàu chạy lúc ${moment(hour, to)}. Đồng hồ bên chỉ giờ lúc này. Còn bao nhiêu phút nữa tàu chạy?`,
        `Bánh cho vào lò lúc đồng hồ bên chỉ và chín lúc ${moment(hour, to)}. Bánh ở trong lò bao nhiêu phút?`,
      ],
      is: to - minute,
      unit: 'phút',
      why: `Đồng hồ chỉ ${moment(hour, minute)}. Từ đó đến ${moment(hour, to)}: $${to} - ${minute} = ${to - minute}$ (phút).`,
      figure: clock(hour, minute),
    };
  }),
]);

const rows: readonly Template[] = unit(3, 'Bảng số liệu', ({ mc, fb }) => {
  const classes = ['3A', '3B', '3C', '3D'];
  const four = (r: { int(from: number, to: number): number; shuffle<T>(list: readonly T[]): T[] }) =>
    r.shuffle([r.int(21, 24), r.int(25, 28), r.int(29, 32), r.int(33, 36)]);
  const shown = (what: string, values: readonly number[]) => table(['Lớp', ...classes], [what, ...values]);
  return [
    mc('M1', 'số liệu lớn nhất trong bảng', (r) => {
      const values = four(r);
      const most = Math.max(...values);
      const name = classes[values.indexOf(most)]!;
      const least = classes[values.indexOf(Math.min(...values))]!;
      return {
        ask: [
          `Số cây các lớp trồng được:\n${shown('Số cây', values)}\nLớp nào trồng được nhiều cây nhất?`,
          `Bảng ghi số cuốn truyện mỗi lớp góp vào thư viện:\n${shown('Số cuốn', values)}\nLớp góp nhiều nhất là:`,
          `Số chai nhựa các lớp thu gom:\n${shown('Số chai', values)}\nLớp thu gom được nhiều chai nhất là:`,
        ],
        right: name,
        wrong: [[least, 'chọn lớp có số bé nhất'] as const, ...classes.filter((one) => one !== name && one !== least)],
        why: `So sánh bốn số: ${values.join(', ')}. Số lớn nhất là ${most}, của lớp ${name}.`,
      };
    }),
    fb('M2', 'cộng các số liệu của bảng', (r) => {
      const values = four(r);
      const total = values.reduce((sum, one) => sum + one, 0);
      return {
        ask: [
          `Số cây các lớp trồng được:\n${shown('Số cây', values)}\nCả bốn lớp trồng được bao nhiêu cây?`,
          `Bảng ghi số cuốn truyện mỗi lớp góp vào thư viện:\n${shown('Số cuốn', values)}\nBốn lớp góp tất cả bao nhiêu cuốn truyện?`,
          `Số học sinh của khối 3:\n${shown('Số học sinh', values)}\nKhối 3 có tất cả bao nhiêu học sinh?`,
        ],
        is: total,
        why: `Cộng bốn số: $${values.join(' + ')} = ${total}$.`,
      };
    }),
    fb('M3', 'số liệu còn thiếu của bảng', (r) => {
      const [a, b, more] = [r.int(25, 35), r.int(25, 35), r.int(3, 9)];
      const c = a + more;
      const cells = [a, b, '?'];
      const rowsOf = (what: string) => table(['Lớp', '3A', '3B', '3C'], [what, ...cells]);
      return {
        ask: [
          `Số cây ba lớp trồng được:\n${rowsOf('Số cây')}\nLớp 3C trồng nhiều hơn lớp 3A ${more} cây. Cả ba lớp trồng được bao nhiêu cây?`,
          `Bảng ghi số vỏ hộp sữa ba lớp đã thu:\n${rowsOf('Số vỏ hộp')}\nLớp 3C thu nhiều hơn lớp 3A ${more} vỏ hộp. Ba lớp thu được tất cả bao nhiêu vỏ hộp?`,
          `Số bông hoa điểm tốt của ba lớp:\n${rowsOf('Số bông hoa')}\nLớp 3C hơn lớp 3A ${more} bông. Ba lớp có tất cả bao nhiêu bông hoa?`,
        ],
        is: a + b + c,
        why: `Lớp 3C: $${a} + ${more} = ${c}$. Cả ba lớp: $${a} + ${b} + ${c} = ${a + b + c}$.`,
      };
    }),
  ];
});

export const figures3: readonly Template[] = [...circles, ...sides, ...hours, ...rows];
