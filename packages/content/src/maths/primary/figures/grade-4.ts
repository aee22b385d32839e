/** Families of grade 4 that are read from a bar chart or a drawn figure. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { chart, plane } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';

const bars: readonly Template[] = unit(4, 'Dãy số liệu', ({ mc, fb }) => [
  mc('M1', 'cột thấp nhất của biểu đồ', (r) => {
    const names = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm'];
    const values = r.shuffle([r.int(11, 14), r.int(16, 19), r.int(21, 24), r.int(26, 29)]);
    const least = Math.min(...values);
    const right = names[values.indexOf(least)]!;
    const most = names[values.indexOf(Math.max(...values))]!;
    return {
      ask: [
        'Biểu đồ cột bên ghi số lượt bạn đọc đến thư viện trường. Ngày nào có ít lượt bạn đọc nhất?',
        'Biểu đồ cột bên ghi số ki-lô-gam giấy vụn thu được mỗi ngày. Ngày thu được ít nhất là:',
        'Quan sát biểu đồ cột bên về số bánh mì căng tin bán được. Ngày bán được ít bánh nhất là:',
      ],
      right,
      wrong: [[most, 'chọn cột cao nhất'] as const, ...names.filter((one) => one !== right && one !== most)],
      why: `Cột thấp nhất ghi ${least}, là cột “${right}”.`,
      figure: chart(
        'bar',
        'Số lượng',
        names.map((name, at) => [name, values[at]!] as const),
      ),
    };
  }),
  fb('M2', 'trung bình của các cột', (r) => {
    const middle = r.int(24, 36);
    const [a, b] = [r.int(2, 7), r.int(1, 6)];
    const values = [middle - a, middle + b, middle + a, middle - b];
    const total = 4 * middle;
    const names = ['Tổ 1', 'Tổ 2', 'Tổ 3', 'Tổ 4'];
    return {
      ask: [
        'Biểu đồ cột bên ghi số cây bốn tổ trồng được. Trung bình mỗi tổ trồng được bao nhiêu cây?',
        'Số quyển vở bốn tổ quyên góp được vẽ ở biểu đồ cột bên. Trung bình mỗi tổ góp bao nhiêu quyển?',
        'Biểu đồ cột bên ghi số hạt đỗ nảy mầm của bốn tổ trong giờ thực hành. Trung bình mỗi tổ có bao nhiêu hạt nảy mầm?',
      ],
      is: middle,
      why: `Tổng bốn cột: $${values.join(' + ')} = ${total}$. Trung bình mỗi tổ: $${total} : 4 = ${middle}$.`,
      figure: chart(
        'bar',
        'Số lượng',
        names.map((name, at) => [name, values[at]!] as const),
      ),
    };
  }),
  mc('M2', 'số cột vượt một mức', (r) => {
    const level = r.int(25, 30);
    const more = r.int(2, 4);
    const names = ['Tháng 1', 'Tháng 2', 'Tháng 3', 'Tháng 4', 'Tháng 5'];
    const above = Array.from({ length: more }, () => level + r.int(1, 8));
    const below = Array.from({ length: 5 - more }, (_, at) => (at === 0 ? level : level - r.int(1, 8)));
    const values = r.shuffle([...above, ...below]);
    return {
      ask: [
        `Biểu đồ cột bên ghi số em sinh ở bệnh viện tỉnh trong năm tháng. Có mấy tháng số em sinh ra nhiều hơn ${level}?`,
        `Cửa hàng ghi số xe đạp bán được mỗi tháng ở biểu đồ cột bên. Có mấy tháng bán được nhiều hơn ${level} xe?`,
        `Biểu đồ cột bên cho biết số sách thư viện mua thêm mỗi tháng. Có mấy tháng mua nhiều hơn ${level} quyển?`,
      ],
      right: more,
      wrong: [[more + 1, `tính cả tháng có đúng ${level}`], [5 - more, 'đếm các tháng không vượt mức'], 5, 1, more - 1],
      why: `Các cột lớn hơn ${level} là ${values.filter((one) => one > level).join(', ')}: có ${more} tháng. Cột ghi đúng ${level} không tính.`,
      figure: chart(
        'bar',
        'Số lượng',
        names.map((name, at) => [name, values[at]!] as const),
      ),
    };
  }),
  fb('M3', 'tính tiền từ biểu đồ cột', (r) => {
    const names = ['Lớp 4A', 'Lớp 4B', 'Lớp 4C'];
    const values = r.shuffle([r.int(11, 13), r.int(14, 16), r.int(17, 19)]);
    const kilos = values.reduce((sum, one) => sum + one, 0);
    const price = r.pick([3, 4, 5]);
    return {
      ask: [
        `Biểu đồ cột bên ghi số ki-lô-gam giấy vụn ba lớp thu được. Mỗi ki-lô-gam bán được ${price} nghìn đồng. Cả ba lớp bán được bao nhiêu nghìn đồng?`,
        `Ba lớp thu gom vỏ chai như biểu đồ cột bên (tính theo ki-lô-gam). Người ta mua mỗi ki-lô-gam với giá ${price} nghìn đồng. Số tiền thu được là bao nhiêu nghìn đồng?`,
        `Số gói kẹo lạc ba lớp bán ở hội chợ được vẽ ở biểu đồ cột bên. Mỗi gói giá ${price} nghìn đồng. Ba lớp thu được tất cả bao nhiêu nghìn đồng?`,
      ],
      is: kilos * price,
      unit: 'nghìn đồng',
      why: `Cộng ba cột: $${values.join(' + ')} = ${kilos}$. Số tiền: $${kilos} \\times ${price} = ${kilos * price}$ (nghìn đồng).`,
      figure: chart(
        'bar',
        'Số lượng',
        names.map((name, at) => [name, values[at]!] as const),
      ),
    };
  }),
]);

const angles: readonly Template[] = unit(4, 'Góc, song song, vuông góc', ({ mc, fb }) => [
  mc('M1', 'loại góc từ số đo trên hình', (_, turn) => {
    const size = [50, 130, 35][turn]!;
    const sharp = size < 90;
    return {
      ask: [
        'Góc đỉnh $O$, cạnh $OB$, $OC$ có số đo ghi trên hình bên. Góc đó là:',
        'Theo số đo ghi trên hình bên, góc $COB$ là:',
        'Trên hình bên, góc $COB$ thuộc loại góc nào?',
      ],
      right: sharp ? 'Góc nhọn' : 'Góc tù',
      wrong: [[sharp ? 'Góc tù' : 'Góc nhọn', 'nhầm góc bé hơn với góc lớn hơn góc vuông'], 'Góc vuông', 'Góc bẹt'],
      why: `Góc $COB$ đo được $${size}^\\circ$, ${sharp ? 'bé hơn góc vuông' : 'lớn hơn góc vuông và bé hơn góc bẹt'}, nên là ${sharp ? 'góc nhọn' : 'góc tù'}.`,
      figure: plane('adjacent', size, { COB: `${size}°` }),
    };
  }),
  fb('M2', 'góc còn lại của góc bẹt', (r) => {
    const size = 5 * r.int(7, 15);
    return {
      ask: [
        'Trên hình bên, $A$, $O$, $B$ thẳng hàng. Góc đỉnh $O$, cạnh $OA$, $OC$ bằng bao nhiêu độ?',
        'Góc bẹt đỉnh $O$ được tia $OC$ chia thành hai góc như hình bên. Góc đỉnh $O$, cạnh $OA$, $OC$ đo được bao nhiêu độ?',
        'Chiếc quạt giấy xoè thẳng từ $OA$ đến $OB$, nan $OC$ ở giữa (hình bên). Góc giữa $OA$ và $OC$ bằng bao nhiêu độ?',
      ],
      is: 180 - size,
      unit: '°',
      why: `Góc bẹt đo được $180^\\circ$. Góc cần tìm: $180^\\circ - ${size}^\\circ = ${180 - size}^\\circ$.`,
      figure: plane('adjacent', size, { COB: `${size}°` }),
    };
  }),
  mc('M2', 'cạnh song song trong hình', (_, turn) => {
    const [ask, right, wrong, why] = (
      [
        [
          'Hình $ABCDEF$ bên có các góc đều vuông. Cạnh nào dưới đây song song với cạnh $AB$?',
          'CD',
          ['BC', 'DE', 'AF'],
          '$AB$ và $CD$ cùng vuông góc với $BC$ nên song song; $BC$, $DE$, $AF$ đều vuông góc với $AB$.',
        ],
        [
          'Hai cạnh liền nhau bất kì của hình $ABCDEF$ bên đều vuông góc với nhau. Cạnh song song với cạnh $DE$ là:',
          'BC',
          ['CD', 'EF', 'AB'],
          '$BC$ và $DE$ cùng vuông góc với $CD$ nên song song; $CD$, $EF$, $AB$ đều vuông góc với $DE$.',
        ],
        [
          'Bức tường $AF$ của căn phòng trên hình bên song song với bức tường nào (các góc phòng đều vuông)?',
          'DE',
          ['AB', 'CD', 'EF'],
          '$AF$ và $DE$ cùng vuông góc với $EF$ nên song song; $AB$, $CD$, $EF$ đều vuông góc với $AF$.',
        ],
      ] as const
    )[turn]!;
    return {
      ask: [ask],
      right: `$${right}$`,
      wrong: wrong.map((one) => `$${one}$`),
      why,
      figure: plane('corner', 50, {}),
    };
  }),
]);

const quadrilaterals: readonly Template[] = unit(4, 'Hình bình hành, hình thoi', ({ mc, fb }) => [
  fb('M1', 'chu vi hình thoi trên hình', (r) => {
    const side = r.int(12, 35);
    return {
      ask: [
        'Tính chu vi hình thoi $ABCD$ trên hình bên theo xăng-ti-mét.',
        'Khung diều hình thoi $ABCD$ như hình bên cần bao nhiêu xăng-ti-mét nan tre để làm bốn cạnh?',
        'Hình thoi $ABCD$ có cạnh ghi trên hình bên. Chu vi hình thoi là bao nhiêu xăng-ti-mét?',
      ],
      is: 4 * side,
      unit: 'cm',
      why: `Hình thoi có bốn cạnh bằng nhau: $${side} \\times 4 = ${4 * side}$ (cm).`,
      figure: plane('rhombus', 37, { AB: `${side} cm` }),
    };
  }),
  mc('M2', 'chu vi hình bình hành trên hình', (r) => {
    const [a, b] = [r.int(18, 29), r.int(8, 15)];
    return {
      ask: [
        'Hình bình hành $ABCD$ trên hình bên có chu vi là:',
        'Mảnh vườn hình bình hành $ABCD$ có hai cạnh ghi trên hình bên. Hàng rào quanh vườn dài:',
        'Từ hai số đo trên hình bên, tính được chu vi hình bình hành $ABCD$ là:',
      ],
      right: `${2 * (a + b)} m`,
      wrong: [
        [`${a + b} m`, 'chỉ cộng hai cạnh đã ghi'],
        [`${a * b} m`, 'nhân hai cạnh với nhau'],
        [`${4 * a} m`, 'coi bốn cạnh bằng nhau'],
        `${2 * a + b} m`,
      ],
      why: `Hai cặp cạnh đối diện bằng nhau nên chu vi là $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$ (m).`,
      figure: plane('parallelogram', 65, { AB: `${a} m`, AD: `${b} m` }),
    };
  }),
  fb('M3', 'cạnh hình bình hành từ chu vi', (r) => {
    const [a, b] = [r.int(18, 29), r.int(9, 15)];
    const around = 2 * (a + b);
    if (a === b) throw new TooFewDistractors('a rhombus');
    return {
      ask: [
        `Hình bình hành $ABCD$ trên hình bên có chu vi ${around} cm. Cạnh $AD$ dài bao nhiêu xăng-ti-mét?`,
        `Dùng hết sợi dây thép dài ${around} cm uốn thành hình bình hành $ABCD$ như hình bên. Tính độ dài cạnh $AD$ theo xăng-ti-mét.`,
        `Chu vi mảnh bìa hình bình hành $ABCD$ trên hình bên là ${around} cm. Cạnh $AD$ dài bao nhiêu xăng-ti-mét?`,
      ],
      is: b,
      unit: 'cm',
      why: `Nửa chu vi: $${around} : 2 = ${a + b}$ (cm). Cạnh $AD$: $${a + b} - ${a} = ${b}$ (cm).`,
      figure: plane('parallelogram', 65, { AB: `${a} cm` }),
    };
  }),
]);

export const figures4: readonly Template[] = [...bars, ...angles, ...quadrilaterals];
