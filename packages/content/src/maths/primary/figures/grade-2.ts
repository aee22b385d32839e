/** Families of grade 2 that are read from a clock or a drawn figure. */
import type { Template } from '../../template.ts';
import { plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { clock, moment, sizes } from './kit.ts';

const time: readonly Template[] = unit(2, 'Giờ, phút, ngày, tháng', ({ mc }) => [
  mc('M1', 'đọc giờ khi kim phút chỉ số 3 hoặc số 6', (r, turn) => {
    const [hour, minute] = [r.int(2, 5), turn === 1 ? 30 : 15];
    const mark = minute / 5;
    return {
      ask: ['Đồng hồ bên chỉ:', 'Giờ trên đồng hồ bên được đọc là:', 'Đồng hồ ở hình bên đang chỉ mấy giờ?'],
      right: moment(hour, minute),
      wrong: [
        [`${hour} giờ ${mark} phút`, `đọc số ${mark} mà kim phút chỉ là số phút`],
        [moment(mark, 5 * hour), 'đổi chỗ kim giờ và kim phút'],
        [moment(hour + 1, minute), 'đọc số mà kim giờ chưa tới'],
        moment(hour, minute === 15 ? 30 : 15),
      ],
      why: `Kim giờ vừa qua số ${hour}; kim phút chỉ số ${mark}, tức là ${minute} phút. Đồng hồ chỉ ${moment(hour, minute)}.`,
      figure: clock(hour, minute),
    };
  }),
  mc('M2', 'thêm nửa giờ vào giờ trên đồng hồ', (r) => {
    const [hour, minute] = [r.int(6, 9), r.pick([15, 30])];
    const [later, at] = minute === 15 ? [hour, 45] : [hour + 1, 0];
    return {
      ask: [
        'Mai bắt đầu đọc sách lúc đồng hồ bên chỉ và đọc trong 30 phút. Mai đọc xong lúc:',
        'Xe buýt đến sau giờ trên đồng hồ bên 30 phút. Xe buýt đến lúc:',
        'Từ giờ trên đồng hồ bên, 30 phút nữa là:',
      ],
      right: moment(later, at),
      wrong: [
        [moment(hour, minute), 'chưa thêm 30 phút'],
        [moment(hour + 1, minute), 'thêm 1 giờ'],
        [moment(hour, 0), 'bỏ số phút đang có'],
        moment(hour + 1, 45),
      ],
      why: `Đồng hồ chỉ ${moment(hour, minute)}. Thêm 30 phút: $${minute} + 30 = ${minute + 30}$ phút${minute === 30 ? ', tức là đủ 1 giờ' : ''}. Lúc đó là ${moment(later, at)}.`,
      figure: clock(hour, minute),
    };
  }),
]);

/** Sides of right-angled triangles in whole metres. */
const corners = [
  [15, 20, 25],
  [18, 24, 30],
  [20, 21, 29],
  [21, 28, 35],
  [24, 32, 40],
] as const;

const lines: readonly Template[] = unit(2, 'Đường thẳng, đường gấp khúc, hình tứ giác', ({ mc, fb }) => [
  fb('M1', 'độ dài đường gấp khúc trong hình', (r) => {
    const [a, b, c] = [r.int(12, 20), r.int(14, 19), r.int(23, 35)];
    return {
      ask: [
        'Đường gấp khúc $ABCD$ trên hình bên dài bao nhiêu xăng-ti-mét?',
        'Kiến bò từ $A$ theo các đoạn $AB$, $BC$, $CD$ trên hình bên để đến $D$. Kiến bò được bao nhiêu xăng-ti-mét?',
        'Tính độ dài đường gấp khúc gồm ba đoạn $AB$, $BC$, $CD$ trên hình bên theo xăng-ti-mét.',
      ],
      is: a + b + c,
      unit: 'cm',
      why: `Cộng độ dài ba đoạn: $${a} + ${b} + ${c} = ${a + b + c}$ (cm).`,
      figure: plane('broken', Math.round((100 * a) / b), { AB: `${a} cm`, BC: `${b} cm`, CD: `${c} cm` }),
    };
  }),
  fb('M2', 'đoạn còn thiếu của đường gấp khúc', (r) => {
    const [two, c] = [r.int(31, 39), r.int(21, 29)];
    const all = two + c;
    return {
      ask: [
        `Đường gấp khúc $ABCD$ trên hình bên dài ${all} dm. Hai đoạn $AB$ và $BC$ dài tất cả ${two} dm. Đoạn $CD$ dài bao nhiêu đề-xi-mét?`,
        `Sợi dây đồng dài ${all} dm được uốn theo đường $ABCD$ như hình bên. Phần từ $A$ qua $B$ đến $C$ dài ${two} dm. Tính độ dài đoạn $CD$ theo đề-xi-mét.`,
        `Kiến bò theo đường $ABCD$ trên hình bên, dài ${all} dm. Đến $C$, kiến đã bò ${two} dm. Đoạn $CD$ dài bao nhiêu đề-xi-mét?`,
      ],
      is: c,
      unit: 'dm',
      why: `Lấy độ dài cả đường gấp khúc trừ phần từ $A$ đến $C$: $${all} - ${two} = ${c}$ (dm).`,
      figure: plane('broken', 10 * r.int(8, 12), { CD: '?' }),
    };
  }),
  mc('M2', 'đoạn này dài hơn đoạn kia trên hình', (r) => {
    const [ab, ac, bc] = r.pick(corners);
    return {
      ask: [
        'Trên hình bên, đoạn thẳng $BC$ dài hơn đoạn thẳng $AB$:',
        'Nhìn hình bên. Đi từ $B$ đến $C$ dài hơn đi từ $B$ đến $A$ bao nhiêu mét?',
        'Trong vườn, ba lối đi nối cổng ($B$), giếng ($A$) và nhà kho ($C$) như hình bên. Lối đi từ cổng đến nhà kho dài hơn lối đi từ cổng đến giếng:',
      ],
      right: `${bc - ab} m`,
      wrong: [
        [`${bc + ab} m`, 'cộng thay vì trừ'],
        [`${bc - ac} m`, 'so sánh với đoạn $AC$'],
        [`${bc} m`, 'viết độ dài của đoạn $BC$'],
        `${bc - ab + 10} m`,
      ],
      why: `Đoạn $BC$ dài ${bc} m, đoạn $AB$ dài ${ab} m: $${bc} - ${ab} = ${bc - ab}$ (m).`,
      figure: plane('right', sizes.right(ab, ac), { AB: `${ab} m`, AC: `${ac} m`, BC: `${bc} m` }),
    };
  }),
  mc('M2', 'đếm hình tam giác', (_, turn) => {
    const [form, size, is, why] = (
      [
        ['thales', 60, 2, 'Hình tam giác nhỏ $ADE$ và hình tam giác lớn $ABC$: có 2 hình.'],
        ['bisector', 70, 3, 'Hai hình nhỏ $ABD$, $ADC$ và hình lớn $ABC$: có 3 hình.'],
        ['rhombus', 40, 8, 'Bốn hình nhỏ $OAB$, $OBC$, $OCD$, $ODA$ và bốn hình ghép từ hai hình nhỏ: có 8 hình.'],
      ] as const
    )[turn]!;
    return {
      ask: [
        'Hình bên có bao nhiêu hình tam giác?',
        'Đếm cả hình to và hình nhỏ, số hình tam giác ở hình bên là:',
        'Hãy đếm tất cả các hình tam giác trong hình bên, kể cả hình ghép từ nhiều hình. Có bao nhiêu hình?',
      ],
      right: is,
      wrong:
        is === 8 ? [[4, 'chỉ đếm các hình nhỏ'], 5, 6] : [[is - 1, 'quên hình tam giác lớn ghép lại'], is + 1, is + 2],
      why,
      figure: plane(form, size, {}),
    };
  }),
]);

export const figures2: readonly Template[] = [...time, ...lines];
