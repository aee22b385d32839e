/** Families of grade 5 that are read from a drawn figure, a pie chart or a clock. */
import { TooFewDistractors } from '../../../kit.ts';
import { n, type Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { clock, moment, sizes } from './kit.ts';

const areas: readonly Template[] = unit(5, 'Diện tích hình tam giác, hình thang, hình tròn', ({ mc, fb }) => [
  mc('M1', 'diện tích hình tam giác vuông trên hình', (r) => {
    const [a, b] = [2 * r.int(4, 9), r.int(5, 13)];
    if (a === b) throw new TooFewDistractors('both sides are the same');
    return {
      ask: [
        'Diện tích hình tam giác vuông $ABC$ trên hình bên là:',
        'Mảnh vườn hình tam giác vuông $ABC$ có kích thước như hình bên. Diện tích mảnh vườn là:',
        'Hình tam giác $ABC$ trên hình bên vuông tại $A$. Diện tích của nó bằng:',
      ],
      right: `${(a * b) / 2} m²`,
      wrong: [
        [`${a * b} m²`, 'quên chia cho 2'],
        [`${a + b} m²`, 'cộng hai cạnh góc vuông'],
        [`${2 * (a + b)} m²`, 'lấy tổng hai cạnh nhân với 2'],
        `${(a * b) / 2 + a} m²`,
      ],
      why: `Hai cạnh góc vuông là đáy và chiều cao: $${a} \\times ${b} : 2 = ${(a * b) / 2}$ (m²).`,
      figure: plane('right', sizes.right(a, b), { AB: `${a} m`, AC: `${b} m` }),
    };
  }),
  fb('M2', 'diện tích hình thang trên hình', (r) => {
    const [small, h] = [r.int(6, 12), 2 * r.int(3, 6)];
    const big = small + 2 * r.int(3, 6);
    const area = ((small + big) * h) / 2;
    return {
      ask: [
        'Tính diện tích hình thang $ABCD$ trên hình bên theo mét vuông.',
        'Thửa ruộng hình thang $ABCD$ có kích thước như hình bên. Diện tích thửa ruộng là bao nhiêu mét vuông?',
        'Mặt cắt của một con đập là hình thang $ABCD$ như hình bên. Diện tích mặt cắt là bao nhiêu mét vuông?',
      ],
      is: area,
      unit: 'm²',
      why: `Hai đáy $AB = ${small}$ m, $CD = ${big}$ m, chiều cao $AH = ${h}$ m: $(${small} + ${big}) \\times ${h} : 2 = ${area}$ (m²).`,
      figure: plane('trapezoid', 60, { AB: `${small} m`, CD: `${big} m`, AH: `${h} m` }),
    };
  }),
  fb('M3', 'chiều cao hạ từ đỉnh góc vuông', (r) => {
    const k = 5 * r.int(1, 4);
    const [ab, ac, bc, ah] = [3 * k, 4 * k, 5 * k, (12 * k) / 5];
    const [bh, hc] = [(9 * k) / 5, (16 * k) / 5];
    return {
      ask: [
        'Hình tam giác $ABC$ trên hình bên vuông tại $A$; $AH$ là chiều cao ứng với đáy $BC$. Tính $AH$ theo xăng-ti-mét.',
        'Dùng diện tích của hình tam giác vuông $ABC$ trên hình bên để tìm chiều cao $AH$. Đoạn $AH$ dài bao nhiêu xăng-ti-mét?',
        'Tấm bìa hình tam giác vuông $ABC$ (góc vuông ở $A$) đặt đứng trên cạnh $BC$ như hình bên. Đỉnh $A$ cách cạnh $BC$ bao nhiêu xăng-ti-mét?',
      ],
      is: ah,
      unit: 'cm',
      why: `Diện tích: $${ab} \\times ${ac} : 2 = ${(ab * ac) / 2}$ (cm²). Đáy $BC$: $${bh} + ${hc} = ${bc}$ (cm). Chiều cao: $${(ab * ac) / 2} \\times 2 : ${bc} = ${ah}$ (cm).`,
      figure: plane('height', 53, { AB: `${ab} cm`, AC: `${ac} cm`, BH: `${bh} cm`, HC: `${hc} cm` }),
    };
  }),
  fb('M2', 'diện tích hình ghép từ hai hình chữ nhật', (r) => {
    const [ab, bc, de] = [r.int(6, 9), r.int(3, 5), r.int(5, 6)];
    const ef = ab + r.int(4, 7);
    const [top, low] = [ab * bc, ef * de];
    return {
      ask: [
        'Nền nhà có dạng như hình bên. Diện tích nền nhà là bao nhiêu mét vuông?',
        'Mảnh đất $ABCDEF$ trên hình bên ghép từ hai hình chữ nhật. Tính diện tích mảnh đất theo mét vuông.',
        'Hội trường có mặt bằng $ABCDEF$ như hình bên. Diện tích mặt bằng là bao nhiêu mét vuông?',
      ],
      is: top + low,
      unit: 'm²',
      why: `Kéo dài $CD$ để chia thành hai hình chữ nhật. Hình trên: $${ab} \\times ${bc} = ${top}$ (m²). Hình dưới: $${ef} \\times ${de} = ${low}$ (m²). Cả hình: $${top} + ${low} = ${top + low}$ (m²).`,
      figure: plane('corner', sizes.corner(ab, ef), { AB: `${ab} m`, BC: `${bc} m`, DE: `${de} m`, EF: `${ef} m` }),
    };
  }),
  mc('M1', 'chu vi hình tròn trên hình', (r) => {
    const radius = r.pick([3, 4, 5, 6, 7, 8, 9]);
    const around = radius * 2 * 3.14;
    return {
      ask: [
        'Chu vi hình tròn tâm $O$ trên hình bên là (lấy số pi là 3,14):',
        'Bánh xe có dạng hình tròn tâm $O$ như hình bên, $B$ nằm trên vành bánh. Lấy 3,14 làm số pi, vành bánh dài:',
        'Viền ren một vòng quanh khăn tròn tâm $O$, bán kính ghi trên hình bên. Lấy 3,14 làm số pi, cần số ren là:',
      ],
      right: `$${n(around)}$ dm`,
      wrong: [
        [`$${n(radius * 3.14)}$ dm`, 'lấy bán kính nhân với 3,14'],
        [`$${n(radius * radius * 3.14)}$ dm`, 'tính diện tích'],
        [`$${n(radius * 4 * 3.14)}$ dm`, 'nhân đôi hai lần'],
        `$${n(around + 3.14)}$ dm`,
      ],
      why: `Bán kính ${radius} dm: $${radius} \\times 2 \\times 3{,}14 = ${n(around)}$ (dm).`,
      figure: plane('radius', 30, { OB: `${radius} dm` }),
    };
  }),
]);

const pies: readonly Template[] = unit(5, 'Biểu đồ hình quạt tròn', ({ mc, fb }) => [
  mc('M1', 'phần lớn nhất của hình quạt', (r) => {
    const names = ['Bóng đá', 'Bơi', 'Cờ vua', 'Cầu lông'];
    const values = r.shuffle([40, 30, 20, 10]);
    const right = names[values.indexOf(40)]!;
    const second = names[values.indexOf(30)]!;
    return {
      ask: [
        'Biểu đồ hình quạt tròn bên cho biết môn thể thao yêu thích của học sinh. Môn được nhiều bạn thích nhất là:',
        'Quan sát biểu đồ hình quạt tròn bên về các câu lạc bộ. Câu lạc bộ đông nhất là:',
        'Biểu đồ hình quạt tròn bên ghi kết quả bình chọn môn thi đấu ngày hội. Môn được chọn nhiều nhất là:',
      ],
      right,
      wrong: [[second, 'chọn phần lớn thứ hai'] as const, ...names.filter((one) => one !== right && one !== second)],
      why: `Phần “${right}” chiếm 40%, lớn hơn ba phần kia.`,
      figure: chart(
        'pie',
        '',
        names.map((name, at) => [name, values[at]!] as const),
      ),
    };
  }),
  fb('M2', 'số lượng của một phần hình quạt', (r) => {
    const all = 20 * r.int(4, 12);
    const [a, b] = r.pick([
      [45, 35],
      [55, 15],
      [60, 25],
      [35, 40],
    ] as const);
    const c = 100 - a - b;
    return {
      ask: [
        `Biểu đồ hình quạt tròn bên cho biết cách đến trường của ${all} học sinh. Có bao nhiêu em đi xe đạp?`,
        `Trường có ${all} học sinh lớp 5; biểu đồ hình quạt tròn bên cho biết các em đến trường bằng cách nào. Số em đi xe đạp là bao nhiêu?`,
        `Hỏi ${all} bạn về cách đến trường, được biểu đồ hình quạt tròn bên. Bao nhiêu bạn đi xe đạp?`,
      ],
      is: (all * b) / 100,
      why: `Phần “Xe đạp” chiếm ${b}%: $${all} \\times ${b} : 100 = ${(all * b) / 100}$.`,
      figure: chart('pie', '', [
        ['Đi bộ', a],
        ['Xe đạp', b],
        ['Xe buýt', c],
      ]),
    };
  }),
  fb('M3', 'so sánh hai phần của hình quạt', (r) => {
    const all = 20 * r.int(5, 15);
    const [a, b] = r.pick([
      [45, 35],
      [55, 20],
      [50, 35],
      [40, 25],
    ] as const);
    const c = 100 - a - b;
    return {
      ask: [
        `Thư viện có ${all} quyển sách, chia loại như biểu đồ hình quạt tròn bên. Truyện nhiều hơn sách khoa học bao nhiêu quyển?`,
        `Biểu đồ hình quạt tròn bên chia ${all} quyển sách của lớp theo loại. Số truyện hơn số sách khoa học là bao nhiêu quyển?`,
        `Nhà sách bán ${all} quyển trong một tuần như biểu đồ hình quạt tròn bên. Hiệu giữa số truyện và số sách khoa học là bao nhiêu quyển?`,
      ],
      is: (all * (a - b)) / 100,
      why: `Truyện hơn sách khoa học $${a}\\% - ${b}\\% = ${a - b}\\%$ số sách: $${all} \\times ${a - b} : 100 = ${(all * (a - b)) / 100}$ (quyển).`,
      figure: chart('pie', '', [
        ['Truyện', a],
        ['Sách khoa học', b],
        ['Từ điển', c],
      ]),
    };
  }),
]);

const motion: readonly Template[] = unit(5, 'Thời gian và chuyển động', ({ mc, fb }) => [
  mc('M2', 'giờ đến từ giờ đi trên đồng hồ', (r) => {
    const [hour, minute, more] = [r.int(6, 9), r.pick([30, 40, 45]), r.pick([25, 35, 40])];
    const sum = minute + more;
    return {
      ask: [
        `Đồng hồ bên chỉ giờ xe khởi hành. Xe chạy hết 1 giờ ${more} phút thì đến nơi. Xe đến lúc:`,
        `Buổi biểu diễn bắt đầu lúc đồng hồ bên chỉ và kéo dài 1 giờ ${more} phút. Buổi biểu diễn kết thúc lúc:`,
        `Lan nướng bánh từ lúc đồng hồ bên chỉ, hết 1 giờ ${more} phút. Bánh xong lúc:`,
      ],
      right: moment(hour + 2, sum - 60),
      wrong: [
        [moment(hour + 1, sum - 60), 'quên nhớ 1 giờ khi đổi 60 phút'],
        [moment(hour + 1, more), 'quên cộng số phút lúc bắt đầu'],
        [moment(hour, sum - 60), 'quên cộng 1 giờ và quên nhớ'],
        moment(hour + 2, minute),
      ],
      why: `Lúc đầu là ${moment(hour, minute)}. Cộng: $${hour} + 1 = ${hour + 1}$ (giờ), $${minute} + ${more} = ${sum}$ (phút). Đổi ${sum} phút = 1 giờ ${sum - 60} phút, được ${moment(hour + 2, sum - 60)}.`,
      figure: clock(hour, minute),
    };
  }),
  fb('M3', 'quãng đường từ giờ trên đồng hồ', (r) => {
    const [hour, speed, half] = [r.int(6, 8), 4 * r.int(9, 14), r.pick([15, 30])];
    const spent = 1 + half / 60;
    return {
      ask: [
        `Xe máy rời nhà lúc đồng hồ bên chỉ, đến thành phố lúc ${moment(hour + 1, half)} với vận tốc ${speed} km/giờ. Quãng đường dài bao nhiêu ki-lô-mét?`,
        `Xe buýt chạy từ lúc đồng hồ bên chỉ đến ${moment(hour + 1, half)}, vận tốc ${speed} km/giờ. Xe đi được bao nhiêu ki-lô-mét?`,
        `Bác Tư đi ô tô từ lúc đồng hồ bên chỉ đến ${moment(hour + 1, half)} với vận tốc ${speed} km/giờ. Bác đi được bao nhiêu ki-lô-mét?`,
      ],
      is: speed * spent,
      unit: 'km',
      why: `Đồng hồ chỉ ${hour} giờ. Thời gian đi: 1 giờ ${half} phút = $${n(spent)}$ giờ. Quãng đường: $${speed} \\times ${n(spent)} = ${n(speed * spent)}$ (km).`,
      figure: clock(hour),
    };
  }),
]);

export const figures5: readonly Template[] = [...areas, ...pies, ...motion];
