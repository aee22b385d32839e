/** Second families for each place of the term tests of grade 9: polygons, solids, data and chance. */
import { fraction, gcd, n, type Template } from '../../template.ts';
import { chart, solid } from '../figure-kit.ts';
import { again } from '../figures/junior/kit.ts';
import { unit } from '../kit.ts';

const polygons: readonly Template[] = unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ mc, fb, ew }) => [
  mc('M2', 'bán kính đường tròn ngoại tiếp tam giác đều', (r) => {
    const a = 6 * r.int(1, 5);
    const root = (k: number) => `$${k === 1 ? '' : k}\\sqrt{3}$ cm`;
    return {
      ask: [
        `Tam giác đều cạnh ${a} cm nội tiếp một đường tròn. Bán kính đường tròn đó là:`,
        `Một tấm bìa tam giác đều cạnh ${a} cm vừa khít trong một hình tròn, ba đỉnh nằm trên đường tròn. Bán kính hình tròn bằng:`,
        `Tính bán kính đường tròn ngoại tiếp tam giác đều có cạnh ${a} cm.`,
      ],
      right: root(a / 3),
      wrong: [
        [root(a / 6), 'tính bán kính đường tròn nội tiếp'],
        [root(a / 2), 'lấy độ dài đường cao của tam giác'],
        [`$${a / 2}$ cm`, 'lấy nửa cạnh như với tam giác vuông'],
      ],
      why: `Đường cao của tam giác là $\\dfrac{${a}\\sqrt{3}}{2}$ cm; tâm cách đỉnh $\\dfrac{2}{3}$ đường cao: $R = \\dfrac{2}{3} \\cdot \\dfrac{${a}\\sqrt{3}}{2} = \\dfrac{${a}\\sqrt{3}}{3}$, tức là ${root(a / 3)}.`,
    };
  }),
  fb('M1', 'phép quay giữ nguyên đa giác đều', (r) => {
    const sides = r.pick([5, 6, 8, 9, 10, 12]);
    return {
      ask: [
        `Đa giác đều ${sides} cạnh có tâm $O$. Góc dương nhỏ nhất (độ) của phép quay tâm $O$ biến đa giác thành chính nó là bao nhiêu?`,
        `Biển hiệu hình đa giác đều ${sides} cạnh quay quanh tâm. Phải quay ít nhất bao nhiêu độ thì biển trùng với vị trí ban đầu?`,
        `Xoay hình đa giác đều ${sides} cạnh quanh tâm của nó một góc dương nhỏ nhất để hình không thay đổi vị trí. Góc đó bằng bao nhiêu độ?`,
      ],
      is: 360 / sides,
      unit: '°',
      why: `Các đỉnh chia đường tròn thành ${sides} cung bằng nhau nên góc quay nhỏ nhất là $360^\\circ : ${sides} = ${n(360 / sides)}^\\circ$.`,
    };
  }),
  ew('M3', 'mặt bàn hình lục giác đều', (r) => {
    const a = 2 * r.int(20, 40);
    return {
      ask: [
        `Mặt bàn là hình lục giác đều cạnh ${a} cm. Tính bán kính đường tròn ngoại tiếp, chiều dài nẹp viền quanh mặt bàn và diện tích mặt bàn (giữ nguyên căn).`,
        `Một chiếc gương hình lục giác đều nội tiếp đường tròn bán kính ${a} cm, cạnh dài ${a} cm. Hãy giải thích vì sao cạnh bằng bán kính, rồi tính chu vi và diện tích gương (giữ nguyên căn).`,
        `Sân chơi nhỏ trải thảm hình lục giác đều cạnh ${a} cm. Chứng tỏ thảm gồm sáu tam giác đều, tính chu vi và diện tích của thảm (giữ nguyên căn).`,
      ],
      solution: [
        `Gọi $O$ là tâm; sáu góc ở tâm bằng nhau, mỗi góc $360^\\circ : 6 = 60^\\circ$.`,
        `Mỗi tam giác tạo bởi $O$ và một cạnh cân tại $O$ và có góc $60^\\circ$ nên là tam giác đều; bán kính bằng cạnh, ${a} cm.`,
        `Chu vi là $6 \\cdot ${a} = ${6 * a}$ (cm).`,
        `Mỗi tam giác đều có diện tích $\\dfrac{${a}^2\\sqrt{3}}{4} = ${(a * a) / 4}\\sqrt{3}$; diện tích lục giác là $6 \\cdot ${(a * a) / 4}\\sqrt{3} = ${(6 * a * a) / 4}\\sqrt{3}$ (cm²).`,
      ].join('\n'),
    };
  }),
]);

const solids: readonly Template[] = unit(9, 'Hình trụ, hình nón, hình cầu', ({ set, fb }) => [
  set('M1', 'hình tạo thành khi quay', [
    [
      'Quay hình chữ nhật một vòng quanh một cạnh cố định của nó thì được:',
      'hình trụ',
      [
        ['hình nón', 'nhầm hình chữ nhật với tam giác vuông'],
        ['hình cầu', 'nhầm với quay nửa hình tròn'],
        ['hình hộp chữ nhật', 'nhầm quay với kéo thẳng'],
      ],
      'Cạnh đối của trục quét mặt xung quanh, hai cạnh còn lại quét hai đáy hình tròn: đó là hình trụ.',
    ],
    [
      'Quay tam giác vuông một vòng quanh một cạnh góc vuông cố định thì được:',
      'hình nón',
      [
        ['hình trụ', 'nhầm tam giác vuông với hình chữ nhật'],
        ['hình cầu', 'nhầm với quay nửa hình tròn'],
        ['hình chóp tam giác', 'nhầm mặt cong với các mặt phẳng'],
      ],
      'Cạnh huyền quét mặt xung quanh, cạnh góc vuông kia quét đáy hình tròn: đó là hình nón.',
    ],
    [
      'Quay nửa hình tròn một vòng quanh đường kính của nó thì được:',
      'hình cầu',
      [
        ['hình nón', 'nhầm với quay tam giác vuông'],
        ['hình trụ', 'nhầm với quay hình chữ nhật'],
        ['nửa hình cầu', 'chỉ quay nửa vòng'],
      ],
      'Mọi điểm của nửa đường tròn cách tâm một khoảng bằng bán kính khi quay: đó là hình cầu.',
    ],
  ]),
  fb('M1', 'chiều cao hình trụ từ thể tích', (r) => {
    const [base, high] = [r.int(12, 30), r.int(5, 15)];
    return {
      ask: [
        `Khối trụ ở hình bên có diện tích đáy ${base} cm² và thể tích ${base * high} cm³. Chiều cao của nó là bao nhiêu xăng-ti-mét?`,
        `Hộp sữa dạng hình trụ như hình bên chứa ${base * high} cm³, đáy có diện tích ${base} cm². Hộp cao bao nhiêu xăng-ti-mét?`,
        `Rót ${base * high} cm³ nước đầy chiếc cốc hình trụ như hình bên. Đáy trong của cốc rộng ${base} cm². Lòng cốc sâu bao nhiêu xăng-ti-mét?`,
      ],
      is: high,
      unit: 'cm',
      why: `$V = S \\cdot h$ nên $h = V : S = ${base * high} : ${base} = ${high}$ (cm).`,
      figure: solid('cylinder', true),
    };
  }),
]);

const data: readonly Template[] = unit(9, 'Tần số và tần số tương đối', ({ mc, fb }) => [
  fb('M1', 'cỡ mẫu từ biểu đồ cột', (r) => {
    const counts = [r.int(3, 6), r.int(7, 10), r.int(9, 14), r.int(4, 7)];
    const all = counts.reduce((total, one) => total + one, 0);
    return {
      ask: [
        'Biểu đồ cột bên cho biết số bàn thắng trong mỗi trận của một đội bóng và số trận tương ứng. Đội đã đá tất cả bao nhiêu trận?',
        'Theo biểu đồ tần số bên, mỗi cột ghi số trận có số bàn thắng tương ứng. Mẫu số liệu gồm bao nhiêu trận?',
        'Số trận đấu theo số bàn thắng được vẽ ở biểu đồ bên. Tính tổng số trận.',
      ],
      is: all,
      why: `Cộng các tần số trên bốn cột: $${counts.join(' + ')} = ${all}$.`,
      figure: chart(
        'bar',
        'Số trận',
        counts.map((count, at) => [`${at} bàn`, count] as const),
      ),
    };
  }),
  mc('M1', 'đếm tần số trong dãy số liệu', (r) => {
    const pool = [6, 7, 8, 9];
    const list = Array.from({ length: 14 }, () => r.pick(pool));
    const value = r.pick(pool);
    const count = (one: number) => list.filter((item) => item === one).length;
    const right = count(value);
    const sorted = pool.filter((one) => one !== value).map(count);
    if (right < 2 || right === value) return again();
    return {
      ask: [
        `Điểm kiểm tra của một nhóm học sinh: ${list.join('; ')}. Tần số của điểm ${value} là:`,
        `Ghi lại điểm kiểm tra của các bạn trong nhóm: ${list.join('; ')}. Giá trị ${value} xuất hiện với tần số bằng:`,
        `Dãy số liệu ${list.join('; ')} là điểm kiểm tra của một nhóm. Khi lập bảng tần số, ô ứng với điểm ${value} ghi số:`,
      ],
      right,
      wrong: [
        [value, 'lấy chính giá trị thay cho số lần xuất hiện'],
        ...sorted,
        [list.length, 'lấy cỡ mẫu'],
        right + 1,
        right - 1,
      ],
      why: `Tần số của một giá trị là số lần giá trị đó xuất hiện; trong dãy có ${right} số ${value}.`,
    };
  }),
  mc('M2', 'góc của hình quạt từ tần số tương đối', (r) => {
    const share = 5 * r.int(2, 9);
    const angle = (share * 36) / 10;
    return {
      ask: [
        `Khi vẽ biểu đồ hình quạt tròn, giá trị có tần số tương đối ${share}% được biểu diễn bởi hình quạt có góc ở tâm là:`,
        `Có ${share}% học sinh khối 9 chọn môn bơi. Trong biểu đồ hình quạt tròn, phần của môn bơi có góc ở tâm bằng:`,
        `Tần số tương đối của loại A trong mẫu là ${share}%. Hình quạt ứng với loại A có số đo góc ở tâm:`,
      ],
      right: `$${n(angle)}^\\circ$`,
      wrong: [
        [`$${share}^\\circ$`, 'lấy số phần trăm làm số độ'],
        [`$${n(angle / 2)}^\\circ$`, 'lấy cả hình tròn bằng $180^\\circ$'],
        [`$${n(360 - angle)}^\\circ$`, 'tính góc của phần còn lại'],
        `$${n(100 - share)}^\\circ$`,
      ],
      why: `Cả hình tròn $360^\\circ$ ứng với 100%. Góc cần tìm: $360^\\circ \\cdot ${share}\\% = ${n(angle)}^\\circ$.`,
    };
  }),
]);

const chance: readonly Template[] = unit(9, 'Xác suất của biến cố', ({ mc, fb }) => [
  mc('M1', 'lấy một viên bi từ hộp', (r, turn) => {
    const [a, b] = [r.int(2, 9), r.int(2, 9)];
    if (a === b || gcd(a, a + b) > 1) return again();
    const what = ['viên bi', 'tấm thẻ', 'chiếc bánh gói giấy'][turn]!;
    return {
      ask: [
        `Hộp có ${a} viên bi đỏ và ${b} viên bi xanh cùng kích thước. Lấy ngẫu nhiên một viên. Xác suất lấy được bi đỏ là:`,
        `Rút ngẫu nhiên một trong ${a} tấm thẻ đỏ và ${b} tấm thẻ xanh giống nhau về hình dạng. Xác suất rút được thẻ đỏ bằng:`,
        `Trên khay có ${a} chiếc bánh gói giấy đỏ và ${b} chiếc gói giấy xanh. Bạn Hoa lấy ngẫu nhiên một chiếc. Xác suất lấy được bánh gói giấy đỏ là:`,
      ],
      right: `$${fraction(a, a + b)}$`,
      wrong: [
        [`$${fraction(b, a + b)}$`, 'tính xác suất của màu xanh'],
        ...(a < b ? ([[`$${fraction(a, b)}$`, `chia cho số ${what} màu xanh thay cho tất cả`]] as const) : []),
        [`$${fraction(1, a)}$`, `lấy 1 chia cho số ${what} màu đỏ`],
        [`$${fraction(1, a + b)}$`, `chỉ tính một ${what} màu đỏ`],
        `$${fraction(1, 2)}$`,
      ],
      why: `Có $${a} + ${b} = ${a + b}$ kết quả đồng khả năng, ${a} kết quả thuận lợi: xác suất là $${fraction(a, a + b)}$.`,
    };
  }),
  fb('M2', 'số kết quả có tổng cho trước', (r, turn) => {
    const total = r.int(4, 9);
    const count = Array.from({ length: 6 }, (_, at) => at + 1).filter((one) => total - one >= 1 && total - one <= 6);
    return {
      ask: [
        `Gieo một con xúc xắc hai lần liên tiếp. Có bao nhiêu kết quả thuận lợi cho biến cố “Tổng số chấm bằng ${total}”?`,
        `Bạn Đức gieo đồng thời một xúc xắc đỏ và một xúc xắc xanh. Biến cố “Tổng số chấm trên hai xúc xắc bằng ${total}” có bao nhiêu kết quả thuận lợi?`,
        `Hai bạn An và Bình mỗi bạn gieo một xúc xắc. Đếm số kết quả thuận lợi cho biến cố “Hai bạn được tổng cộng ${total} chấm”.`,
      ],
      is: count.length,
      why: `Các kết quả (${['lần thứ nhất', 'xúc xắc đỏ', 'xúc xắc của An'][turn]!} viết trước): ${count.map((one) => `$(${one};\\,${total - one})$`).join(', ')}; có ${count.length} kết quả.`,
    };
  }),
]);

export const geometry9Second: readonly Template[] = [...polygons, ...solids, ...data, ...chance];
