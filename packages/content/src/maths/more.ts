/** Short templates for grades 6 to 12. Each draws numbers and asks with its stems in turn. */
import { mistaken, numeric, oneOf, TooFewDistractors, type Mistaken } from '../kit.ts';
import type { Random } from '../random.ts';
import { fraction, gcd, math, n, nonZero, par, plain, poly, type Template } from './template.ts';

type Level = Template['difficulty'];

interface Asked {
  /** The same question in other words or another situation. */
  readonly stems: readonly string[];
  readonly why: string;
}
interface Choice extends Asked {
  readonly right: string;
  /** Results of common mistakes, the most likely first. */
  readonly mistakes: readonly Mistaken[];
}
interface Answer extends Asked {
  readonly answer: number;
  readonly unit?: string;
}

const choice = (grade: number, topic: string, difficulty: Level, draw: (random: Random) => Choice): Template => ({
  topic,
  grade,
  difficulty,
  make(random, facts, turn) {
    const { stems, right, mistakes, why } = draw(random);
    return oneOf('MC1', facts, {
      stem: stems[turn % stems.length]!,
      right,
      ...mistaken(right, mistakes, why),
    });
  },
});
const answer = (grade: number, topic: string, difficulty: Level, draw: (random: Random) => Answer): Template => ({
  topic,
  grade,
  difficulty,
  make(random, facts, turn) {
    const { stems, answer: value, why, unit } = draw(random);
    return numeric(facts, stems[turn % stems.length]!, plain(value), {
      explanation: why,
      ...(unit !== undefined && { unit }),
    });
  },
});
const power = (base: number, exponent: number) => math(`${base}^{${exponent}}`);
const point = (...of: readonly number[]) => math(`(${of.join(';\\,')})`);

const lower: readonly Template[] = [
  choice(6, 'Bội chung nhỏ nhất', 'M2', (random) => {
    const common = random.int(2, 6);
    const [p, q] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const);
    const [a, b, least] = [common * p, common * q, common * p * q];
    return {
      stems: [
        `${math(`\\text{BCNN}(${a},\\,${b})`)} bằng:`,
        `Số tự nhiên khác 0 nhỏ nhất chia hết cho cả ${a} và ${b} là:`,
        `Hai đèn cùng sáng một lúc. Sau đó đèn thứ nhất cứ ${a} giây lại sáng một lần, đèn thứ hai cứ ${b} giây lại sáng một lần. Sau ít nhất bao nhiêu giây hai đèn lại cùng sáng?`,
      ],
      right: math(`${least}`),
      mistakes: [
        [math(n(a * b)), 'lấy tích của hai số'],
        [math(n(common)), 'lấy ước chung lớn nhất'],
        [math(n(2 * least)), 'nhân thừa với 2'],
        [math(n(a + b)), 'cộng hai số'],
      ],
      why: `${math(`${a} = ${common} \\cdot ${p}`)}, ${math(`${b} = ${common} \\cdot ${q}`)}, hai số ${p} và ${q} nguyên tố cùng nhau nên BCNN là ${math(`${common} \\cdot ${p} \\cdot ${q} = ${least}`)}.`,
    };
  }),
  choice(6, 'Luỹ thừa với số mũ tự nhiên', 'M1', (random) => {
    const base = random.pick([2, 3, 5, 7]);
    const [p, q] = [random.int(5, 9), random.int(2, 4)];
    const given = math(`${base}^{${p}} \\cdot ${base}^{${q}}`);
    return {
      stems: [
        `${given} bằng:`,
        `Viết tích ${given} dưới dạng một luỹ thừa ta được:`,
        `Một số bằng tích của ${math(`${base}^{${p}}`)} và ${math(`${base}^{${q}}`)}. Số đó viết gọn là:`,
      ],
      right: power(base, p + q),
      mistakes: [
        [power(base, p * q), 'nhân hai số mũ'],
        [power(base, p - q), 'trừ hai số mũ'],
        [power(base * base, p + q), 'nhân cả hai cơ số'],
        [power(base, p + q + 1), 'cộng thừa 1 vào số mũ'],
      ],
      why: `Nhân hai luỹ thừa cùng cơ số: giữ nguyên cơ số, cộng số mũ: ${math(`${p} + ${q} = ${p + q}`)}.`,
    };
  }),
  choice(6, 'Cộng hai số nguyên khác dấu', 'M1', (random) => {
    const [a, b] = [random.int(3, 12), random.int(14, 25)];
    const up = random.next() < 0.5;
    const [x, y] = up ? [-a, b] : [a, -b];
    const sum = x + y;
    return {
      stems: [
        `Kết quả của phép tính ${math(`${n(x)} + ${par(y)}`)} là:`,
        `Tổng của hai số ${math(`${x}`)} và ${math(`${y}`)} bằng:`,
        up
          ? `Buổi sáng nhiệt độ ở một vùng núi tuyết là ${math(`-${a}`)} độ C, đến trưa nhiệt độ tăng thêm ${b} độ. Nhiệt độ lúc trưa (độ C) là:`
          : `Buổi trưa nhiệt độ ở một vùng núi tuyết là ${a} độ C, đến đêm nhiệt độ giảm ${b} độ. Nhiệt độ lúc đêm (độ C) là:`,
      ],
      right: math(`${sum}`),
      mistakes: [
        [math(n(-sum)), 'nhầm dấu của kết quả'],
        [math(n(a + b)), 'bỏ dấu âm rồi cộng'],
        [math(n(-a - b)), 'bỏ dấu âm, cộng rồi lấy dấu âm'],
      ],
      why: `Hai số khác dấu: lấy giá trị lớn trừ giá trị nhỏ khi bỏ dấu, ${math(`${b} - ${a} = ${b - a}`)}, rồi đặt dấu của số ${up ? 'dương' : 'âm'} vì ${b} lớn hơn ${a}: kết quả ${math(`${sum}`)}.`,
    };
  }),
  choice(6, 'Phân số bằng nhau', 'M1', (random) => {
    const [p, q] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 7],
      [5, 6],
    ] as const);
    const times = random.int(2, 6);
    const written = (over: number, under: number) => math(`\\dfrac{${over}}{${under}}`);
    const given = written(-p, q);
    return {
      stems: [
        `Phân số nào sau đây bằng phân số ${given}?`,
        `Nhân cả tử và mẫu của phân số ${given} với cùng một số khác 0, ta được phân số nào trong các phân số sau?`,
        `Hai phân số bằng nhau biểu diễn cùng một điểm trên trục số. Phân số nào biểu diễn cùng điểm với ${given}?`,
      ],
      right: written(-p * times, q * times),
      mistakes: [
        [written(p * times, q * times), 'bỏ dấu âm'],
        [written(-q * times, p * times), 'đổi chỗ tử và mẫu'],
        [written(-p - times, q + times), 'cộng thay vì nhân'],
        [written(-p * times, q * times + 1), 'nhân sai mẫu'],
      ],
      why: `${math(`\\dfrac{-${p}}{${q}} = \\dfrac{-${p} \\cdot ${times}}{${q} \\cdot ${times}} = \\dfrac{${-p * times}}{${q * times}}`)}.`,
    };
  }),
  choice(6, 'Làm tròn số thập phân', 'M1', (random) => {
    const tenths = random.int(0, 8);
    const hundredths = random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
    const whole = random.int(2, 40);
    const value = (100 * whole + 10 * tenths + hundredths) / 100;
    const up = hundredths > 5;
    const right = whole + (tenths + (up ? 1 : 0)) / 10;
    return {
      stems: [
        `Làm tròn số ${math(n(value))} đến hàng phần mười ta được:`,
        `Số ${math(n(value))} được làm tròn với một chữ số sau dấu phẩy là:`,
        `Một thửa ruộng dài ${plain(value)} m. Độ dài đó, làm tròn đến hàng phần mười của mét, là (m):`,
      ],
      right: math(n(right)),
      mistakes: [
        [math(n(whole + (tenths + (up ? 0 : 1)) / 10)), 'làm tròn về phía sai'],
        [math(n(Math.round(value))), 'làm tròn đến hàng đơn vị'],
        [math(n(right + 1)), 'làm tròn sai phần nguyên'],
        [math(n(value + 0.1)), 'tăng hàng phần mười mà không bỏ chữ số sau'],
      ],
      why: `Chữ số hàng phần trăm là ${hundredths} ${up ? 'lớn hơn 5 nên chữ số hàng phần mười tăng thêm 1' : 'bé hơn 5 nên chữ số hàng phần mười giữ nguyên'}: ${math(n(right))}.`,
    };
  }),
  answer(6, 'Thứ tự thực hiện phép tính', 'M2', (random) => {
    const [a, b, c] = [random.int(5, 30), random.int(2, 6), random.int(2, 4)];
    const value = a + b * c * c;
    const expression = math(`${a} + ${b} \\cdot ${c}^2`);
    return {
      stems: [
        `Tính giá trị của biểu thức ${expression}.`,
        `Thực hiện phép tính ${expression} rồi viết kết quả.`,
        `Một đội thợ có ${a} viên gạch lẻ và ${b} chồng gạch; mỗi chồng có ${c} lớp, mỗi lớp ${c} viên. Đội thợ có tất cả bao nhiêu viên gạch?`,
      ],
      answer: value,
      why: `Tính luỹ thừa trước, rồi nhân, rồi cộng: ${math(`${a} + ${b} \\cdot ${c * c} = ${a} + ${b * c * c} = ${value}`)}.`,
    };
  }),
  answer(6, 'Diện tích hình thoi', 'M2', (random) => {
    const [d, e] = [2 * random.int(3, 12), random.int(5, 15)];
    if (d === e) throw new TooFewDistractors('a square');
    return {
      stems: [
        `Hình thoi có hai đường chéo dài ${d} cm và ${e} cm. Diện tích của hình thoi bằng bao nhiêu xăng-ti-mét vuông?`,
        `Một viên gạch hình thoi có độ dài hai đường chéo là ${e} cm và ${d} cm. Tính diện tích viên gạch (theo xăng-ti-mét vuông).`,
        `Bạn An cắt một con diều hình thoi $ABCD$ với $AC = ${d}$ cm, $BD = ${e}$ cm. Diện tích con diều là bao nhiêu xăng-ti-mét vuông?`,
      ],
      answer: (d * e) / 2,
      unit: 'cm²',
      why: `Diện tích bằng nửa tích hai đường chéo: ${math(`\\dfrac{1}{2} \\cdot ${d} \\cdot ${e} = ${(d * e) / 2}`)} (cm²).`,
    };
  }),
  choice(7, 'Giá trị tuyệt đối', 'M2', (random) => {
    const [a, b] = [random.int(2, 9), random.int(10, 18)];
    return {
      stems: [
        `Giá trị của ${math(`|${a} - ${b}| + |-${a}|`)} bằng:`,
        `Kết quả của phép tính ${math(`|${a} - ${b}| + |-${a}|`)} là:`,
        `Khi ${math(`x = ${a}`)}, biểu thức ${math(`|x - ${b}| + |-x|`)} có giá trị bằng:`,
      ],
      right: math(`${b}`),
      mistakes: [
        [math(n(b - 2 * a)), 'trừ hai giá trị tuyệt đối'],
        [math(n(a - b - a)), 'bỏ cả hai dấu giá trị tuyệt đối'],
        [math(n(2 * a - b)), 'bỏ dấu giá trị tuyệt đối thứ nhất'],
        [math(n(a - b + a + 2 * b)), 'cộng thay vì trừ trong dấu giá trị tuyệt đối'],
      ],
      why: `${math(`|${a} - ${b}| = ${b - a}`)}, ${math(`|-${a}| = ${a}`)}; tổng là ${math(`${b - a} + ${a} = ${b}`)}.`,
    };
  }),
  choice(7, 'Căn bậc hai số học', 'M1', (random) => {
    const root = random.int(4, 15);
    const square = root * root;
    return {
      stems: [
        `${math(`\\sqrt{${square}}`)} bằng:`,
        `Căn bậc hai số học của ${square} là:`,
        `Một hình vuông có diện tích ${square} cm². Độ dài cạnh của hình vuông, tính bằng xăng-ti-mét, là:`,
      ],
      right: math(`${root}`),
      mistakes: [
        [math(n(-root)), 'lấy căn bậc hai âm'],
        [math(n(square / 2)), 'chia đôi thay vì khai căn'],
        [math(n(2 * root)), 'nhân đôi kết quả'],
        [math(n(root + 10)), 'tính sai bình phương'],
      ],
      why: `${math(`${root} > 0`)} và ${math(`${root}^2 = ${square}`)}.`,
    };
  }),
  choice(7, 'Hai góc kề bù, hai góc đối đỉnh', 'M1', (random) => {
    const angle = random.int(31, 79);
    const degrees = (value: number) => math(`${value}^\\circ`);
    const vertical = random.next() < 0.5;
    const right = vertical ? angle : 180 - angle;
    return {
      stems: vertical
        ? [
            `Hai đường thẳng cắt nhau tạo thành một góc ${degrees(angle)}. Góc đối đỉnh với góc đó có số đo:`,
            `Góc ${math('xOy')} có số đo ${degrees(angle)}. Góc đối đỉnh với góc ${math('xOy')} bằng:`,
          ]
        : [
            `Hai góc kề bù, một góc có số đo ${degrees(angle)}. Góc còn lại có số đo:`,
            `Góc ${math('xOy')} có số đo ${degrees(angle)}. Góc kề bù với góc ${math('xOy')} bằng:`,
          ],
      right: degrees(right),
      mistakes: [
        [degrees(180 - right), vertical ? 'nhầm đối đỉnh với kề bù' : 'nhầm kề bù với đối đỉnh'],
        [degrees(90 - angle), 'nhầm với hai góc phụ nhau'],
        [degrees(2 * angle), 'nhân đôi góc đã cho'],
        [degrees(90 + angle), 'cộng thêm một góc vuông'],
      ],
      why: vertical
        ? `Hai góc đối đỉnh bằng nhau nên góc cần tìm bằng ${degrees(angle)}.`
        : `Tổng hai góc kề bù bằng ${degrees(180)}: ${math(`180^\\circ - ${angle}^\\circ = ${180 - angle}^\\circ`)}.`,
    };
  }),
  choice(7, 'Tỉ lệ thức', 'M2', (random) => {
    const [a, b, k] = [random.int(2, 7), random.int(3, 9), random.int(2, 6)];
    if (a === b) throw new TooFewDistractors('a ratio of one');
    const x = a * k;
    const given = math(`\\dfrac{x}{${b * k}} = \\dfrac{${a}}{${b}}`);
    return {
      stems: [
        `Số ${math('x')} thoả mãn ${given} là:`,
        `Trong tỉ lệ thức ${given}, giá trị của ${math('x')} là:`,
        `Pha nước chanh theo tỉ lệ ${a} thìa đường ứng với ${b} cốc nước. Để pha ${b * k} cốc nước cần số thìa đường là:`,
      ],
      right: math(`${x}`),
      mistakes: [
        [math(n(b * k - b + a)), 'cộng thêm hiệu thay vì nhân'],
        [math(n(a + k)), 'cộng thay vì nhân'],
        [math(n(b * k * b)), 'nhân nhầm hai mẫu'],
        [math(n(a * b)), 'nhân tử với mẫu của một vế'],
      ],
      why: `Với ${math('x')} là số cần tìm: ${math(`x = \\dfrac{${a} \\cdot ${b * k}}{${b}} = ${x}`)}.`,
    };
  }),
  answer(7, 'Thể tích hình lăng trụ đứng', 'M2', (random) => {
    const [a, b, h] = [2 * random.int(2, 6), random.int(3, 9), random.int(5, 14)];
    const volume = (a * b * h) / 2;
    return {
      stems: [
        `Hình lăng trụ đứng có đáy là tam giác vuông với hai cạnh góc vuông ${a} cm và ${b} cm, chiều cao ${h} cm. Thể tích của hình lăng trụ bằng bao nhiêu xăng-ti-mét khối?`,
        `Một hộp quà dạng lăng trụ đứng cao ${h} cm, đáy là tam giác vuông có hai cạnh góc vuông dài ${a} cm và ${b} cm. Tính thể tích hộp quà (theo xăng-ti-mét khối).`,
        `Đáy của một lăng trụ đứng là tam giác vuông có diện tích ${(a * b) / 2} cm². Lăng trụ cao ${h} cm. Thể tích của nó là bao nhiêu xăng-ti-mét khối?`,
      ],
      answer: volume,
      unit: 'cm³',
      why: `Diện tích đáy: ${math(`\\dfrac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}`)} (cm²); thể tích: ${math(`${(a * b) / 2} \\cdot ${h} = ${volume}`)} (cm³).`,
    };
  }),
  choice(8, 'Phân tích đa thức thành nhân tử', 'M2', (random) => {
    const [a, b] = [random.int(2, 5), random.int(2, 9)];
    if (gcd(a, b) > 1) throw new TooFewDistractors('a common factor');
    const given = math(`${a * a}x^2 - ${b * b}`);
    return {
      stems: [
        `Phân tích đa thức ${given} thành nhân tử ta được:`,
        `Đa thức ${given} viết dưới dạng tích là:`,
        `Tích nào sau đây bằng ${given}?`,
      ],
      right: math(`(${a}x - ${b})(${a}x + ${b})`),
      mistakes: [
        [math(`(${a}x - ${b})^2`), 'nhầm với bình phương của một hiệu'],
        [math(`(${a * a}x - ${b})(x + ${b})`), 'tách cả hệ số của $x^2$ vào một nhân tử'],
        [math(`(${a}x + ${b})^2`), 'nhầm với bình phương của một tổng'],
        [math(`(${b}x - ${a})(${b}x + ${a})`), 'đổi chỗ hai căn'],
      ],
      why: `Hiệu hai bình phương: ${math(`${a * a}x^2 - ${b * b} = (${a}x)^2 - ${b}^2 = (${a}x - ${b})(${a}x + ${b})`)}.`,
    };
  }),
  choice(8, 'Định lí Thalès', 'M2', (random) => {
    const [am, mb, k] = [random.int(2, 6), random.int(2, 7), random.int(2, 4)];
    if (am === mb) throw new TooFewDistractors('the middle');
    const [an, nc] = [am * k, mb * k];
    return {
      stems: [
        `Tam giác ${math('ABC')} có ${math('M')} thuộc cạnh ${math('AB')}, ${math('N')} thuộc cạnh ${math('AC')} và ${math('MN \\parallel BC')}. Biết ${math(`AM = ${am}`)}, ${math(`MB = ${mb}`)}, ${math(`AN = ${an}`)}. Độ dài ${math('NC')} bằng:`,
        `Đường thẳng song song với cạnh ${math('BC')} của tam giác ${math('ABC')} cắt ${math('AB')} tại ${math('M')} và cắt ${math('AC')} tại ${math('N')}, với ${math(`AM = ${am}`)}, ${math(`MB = ${mb}`)}, ${math(`AN = ${an}`)}. Khi đó ${math('NC')} bằng:`,
        `Cho tam giác ${math('ABC')} có ${math('M \\in AB')}, ${math('N \\in AC')} và ${math('MN \\parallel BC')}. Nếu ${math(`\\dfrac{AM}{MB} = \\dfrac{${am}}{${mb}}`)} và ${math(`AN = ${an}`)} thì ${math('NC')} bằng:`,
      ],
      right: math(`${nc}`),
      mistakes: [
        [math(n(an + mb - am)), 'cộng thêm hiệu thay vì dùng tỉ số'],
        [math(n(an + nc)), 'lấy cả cạnh thay cho một đoạn'],
        [math(n(am + k)), 'cộng thay vì nhân'],
        [math(n(mb + an)), 'cộng hai độ dài'],
      ],
      why: `${math('\\dfrac{AM}{MB} = \\dfrac{AN}{NC}')} nên ${math(`NC = \\dfrac{${mb} \\cdot ${an}}{${am}} = ${nc}`)}.`,
    };
  }),
  answer(8, 'Đường trung bình của tam giác', 'M1', (random) => {
    const half = random.int(4, 24);
    return {
      stems: [
        `Tam giác ${math('ABC')} có ${math(`BC = ${2 * half}`)} cm. Gọi ${math('M, N')} lần lượt là trung điểm của ${math('AB')} và ${math('AC')}. Đoạn ${math('MN')} dài bao nhiêu xăng-ti-mét?`,
        `Một cạnh của tam giác dài ${2 * half} cm. Đường trung bình của tam giác song song với cạnh đó dài bao nhiêu xăng-ti-mét?`,
        `Trên bản vẽ một cái hồ, hai điểm ${math('B')} và ${math('C')} cách nhau ${2 * half} cm. Lấy một điểm ${math('A')} không thẳng hàng với chúng rồi nối trung điểm của ${math('AB')} với trung điểm của ${math('AC')}. Đoạn nối đó dài bao nhiêu xăng-ti-mét trên bản vẽ?`,
      ],
      answer: half,
      unit: 'cm',
      why: `Đường trung bình bằng nửa cạnh thứ ba: ${math(`${2 * half} : 2 = ${half}`)} (cm).`,
    };
  }),
  answer(8, 'Thể tích hình chóp tứ giác đều', 'M2', (random) => {
    const [side, h] = [random.int(3, 9), 3 * random.int(2, 6)];
    const volume = (side * side * h) / 3;
    return {
      stems: [
        `Hình chóp tứ giác đều có cạnh đáy ${side} cm và chiều cao ${h} cm. Thể tích của hình chóp bằng bao nhiêu xăng-ti-mét khối?`,
        `Một khối gỗ dạng hình chóp tứ giác đều cao ${h} cm, đáy là hình vuông cạnh ${side} cm. Tính thể tích khối gỗ (theo xăng-ti-mét khối).`,
        `Đáy của một hình chóp tứ giác đều có diện tích ${side * side} cm², chiều cao của hình chóp là ${h} cm. Thể tích của nó là bao nhiêu xăng-ti-mét khối?`,
      ],
      answer: volume,
      unit: 'cm³',
      why: `${math(`V = \\dfrac{1}{3} \\cdot ${side * side} \\cdot ${h} = ${volume}`)} (cm³).`,
    };
  }),
  answer(8, 'Đường thẳng đi qua một điểm', 'M2', (random) => {
    const [m, b, x] = [nonZero(random, -6, 7), nonZero(random, -9, 9), nonZero(random, -3, 4)];
    const y = m * x + b;
    const line = math(`y = mx ${b < 0 ? '-' : '+'} ${Math.abs(b)}`);
    return {
      stems: [
        `Tìm ${math('m')} để đường thẳng ${line} đi qua điểm ${math(`A(${x};\\,${y})`)}.`,
        `Đồ thị của hàm số ${line} đi qua điểm ${math(`A(${x};\\,${y})`)}. Hệ số ${math('m')} bằng bao nhiêu?`,
        `Với giá trị nào của ${math('m')} thì hàm số ${line} nhận giá trị ${math(`${y}`)} khi ${math(`x = ${x}`)}?`,
      ],
      answer: m,
      why: `Thay ${math(`x = ${x}`)}, ${math(`y = ${y}`)}: ${math(`${y} = m \\cdot ${par(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`)}, suy ra ${math(`m = ${m}`)}.`,
    };
  }),
];

const upper: readonly Template[] = [
  choice(9, 'Tần số tương đối', 'M1', (random) => {
    const total = random.pick([20, 25, 40, 50]);
    // Not far from one sixth, as with a die.
    const count = random.int(Math.ceil(total / 8), Math.floor(total / 4));
    const percent = (100 * count) / total;
    return {
      stems: [
        `Khảo sát ${total} học sinh, có ${count} em thích bơi. Tần số tương đối của lựa chọn “bơi” là:`,
        `Trong ${total} lần gieo một con xúc xắc, mặt 6 chấm xuất hiện ${count} lần. Tần số tương đối của mặt 6 chấm là:`,
        `Một mẫu gồm ${total} dữ liệu, giá trị ${math('x')} xuất hiện ${count} lần. Tần số tương đối của ${math('x')} là:`,
      ],
      right: `${plain(percent)}%`,
      mistakes: [
        [`${count}%`, 'lấy tần số làm phần trăm'],
        [`${plain((100 * (total - count)) / total)}%`, 'tính cho các giá trị còn lại'],
        [`${plain(percent / 10)}%`, 'dời nhầm dấu phẩy'],
        [`${plain(percent + 10)}%`, 'tính sai phép chia'],
      ],
      why: `${math(`\\dfrac{${count}}{${total}} \\cdot 100\\% = ${n(percent)}\\%`)}.`,
    };
  }),
  choice(10, 'Số trung vị', 'M1', (random) => {
    const sorted = Array.from({ length: 5 }, () => random.int(3, 20)).toSorted((a, b) => a - b);
    if (new Set(sorted).size < 5) throw new TooFewDistractors('equal values');
    const list = random.shuffle(sorted);
    const median = sorted[2]!;
    if (list[2] === median) throw new TooFewDistractors('it stands in the middle already');
    return {
      stems: [
        `Số trung vị của mẫu số liệu ${math(list.join(';\\ '))} là:`,
        `Điểm của năm bạn trong một trò chơi là ${list.join('; ')}. Trung vị của mẫu số liệu này là:`,
        `Một cửa hàng bán được lần lượt ${list.join('; ')} chiếc bánh trong năm ngày. Số trung vị của mẫu số liệu là:`,
      ],
      right: math(`${median}`),
      mistakes: [
        [math(n(list[2]!)), 'lấy số ở giữa khi chưa sắp xếp'],
        [math(n(sorted[1]!)), 'đếm thiếu một vị trí'],
        [math(n(sorted[3]!)), 'đếm thừa một vị trí'],
        [math(n(sorted[4]!)), 'lấy số lớn nhất'],
      ],
      why: `Sắp xếp không giảm: ${math(sorted.join(';\\ '))}. Số đứng giữa là ${math(`${median}`)}.`,
    };
  }),
  choice(10, 'Tích vô hướng trong mặt phẳng', 'M2', (random) => {
    const [a, b, c, d] = [
      nonZero(random, -5, 5),
      nonZero(random, -5, 5),
      nonZero(random, -5, 5),
      nonZero(random, -5, 5),
    ];
    const value = a * c + b * d;
    const [u, v] = [`\\vec u = (${a};\\,${b})`, `\\vec v = (${c};\\,${d})`];
    return {
      stems: [
        `Cho ${math(u)} và ${math(v)}. Tích vô hướng ${math('\\vec u \\cdot \\vec v')} bằng:`,
        `Trong mặt phẳng ${math('Oxy')}, hai vectơ ${math(u)} và ${math(v)} có tích vô hướng bằng:`,
        `Biết ${math(u)}, ${math(v)}. Giá trị của ${math('\\vec u \\cdot \\vec v')} là:`,
      ],
      right: math(`${value}`),
      mistakes: [
        [math(n(a * d + b * c)), 'ghép chéo các toạ độ'],
        [math(n(a * c - b * d)), 'trừ thay vì cộng'],
        [math(n(a + b + c + d)), 'cộng các toạ độ'],
        [math(n(-value)), 'nhầm dấu của kết quả'],
        [math(n(value + 1)), 'tính sai một tích'],
      ],
      why: `${math(`\\vec u \\cdot \\vec v = ${par(a)} \\cdot ${par(c)} + ${par(b)} \\cdot ${par(d)} = ${value}`)}.`,
    };
  }),
  choice(10, 'Xác suất cổ điển', 'M2', (random) => {
    const all = random.int(12, 30);
    const divisor = random.pick([3, 4, 5]);
    const good = Math.floor(all / divisor);
    return {
      stems: [
        `Một hộp có ${all} thẻ cùng loại đánh số từ 1 đến ${all}. Rút ngẫu nhiên một thẻ. Xác suất rút được thẻ ghi số chia hết cho ${divisor} là:`,
        `Chọn ngẫu nhiên một số nguyên dương không vượt quá ${all}. Xác suất chọn được bội của ${divisor} là:`,
        `Có ${all} quả bóng giống nhau ghi các số 1, 2, …, ${all}. Lấy ngẫu nhiên một quả. Xác suất để số ghi trên quả bóng là bội của ${divisor} bằng:`,
      ],
      right: math(fraction(good, all)),
      mistakes: [
        [math(fraction(good + 1, all)), 'đếm thừa một số'],
        [math(fraction(all - good, all)), 'tính cho biến cố đối'],
        [math(fraction(1, divisor)), 'lấy 1 chia cho số chia'],
        [math(fraction(good - 1, all)), 'đếm thiếu một số'],
        [math(fraction(1, all)), 'chỉ tính một kết quả thuận lợi'],
      ],
      why: `Có ${good} số chia hết cho ${divisor} trong ${all} số: ${math(`\\dfrac{${good}}{${all}}${gcd(good, all) > 1 ? ` = ${fraction(good, all)}` : ''}`)}.`,
    };
  }),
  answer(10, 'Số trung bình của bảng tần số', 'M2', (random) => {
    const [a, b, c] = [random.int(2, 5), random.int(2, 6), random.int(2, 5)];
    const total = a + b + c;
    const sum = 6 * a + 7 * b + 9 * c;
    if ((sum * 10) % total !== 0) throw new TooFewDistractors('more than one decimal');
    return {
      stems: [
        `Trong một nhóm học sinh, ${a} bạn được 6 điểm, ${b} bạn được 7 điểm và ${c} bạn được 9 điểm. Điểm trung bình của nhóm là bao nhiêu?`,
        `Mẫu số liệu gồm ${a} giá trị 6, ${b} giá trị 7 và ${c} giá trị 9. Tính số trung bình của mẫu số liệu.`,
        `Một xạ thủ bắn ${total} phát: ${a} phát được 6 điểm, ${b} phát được 7 điểm, ${c} phát được 9 điểm. Trung bình mỗi phát được bao nhiêu điểm?`,
      ],
      answer: sum / total,
      why: `${math(`\\dfrac{6 \\cdot ${a} + 7 \\cdot ${b} + 9 \\cdot ${c}}{${total}} = \\dfrac{${sum}}{${total}} = ${n(sum / total)}`)}.`,
    };
  }),
  answer(10, 'Chỉnh hợp', 'M2', (random) => {
    const all = random.int(6, 20);
    return {
      stems: [
        `Một đội có ${all} bạn. Có bao nhiêu cách chọn một đội trưởng và một đội phó (hai bạn khác nhau)?`,
        `Có bao nhiêu cách trao giải nhất và giải nhì cho hai trong ${all} thí sinh?`,
        `Từ ${all} điểm phân biệt lập được bao nhiêu vectơ khác vectơ-không có điểm đầu và điểm cuối là hai trong các điểm đó?`,
      ],
      answer: all * (all - 1),
      why: `Có kể thứ tự: ${math(`A_{${all}}^2 = ${all} \\cdot ${all - 1} = ${all * (all - 1)}`)}.`,
    };
  }),
  choice(11, 'Đổi độ sang radian', 'M1', (random) => {
    const degrees = random.pick([30, 36, 40, 45, 54, 60, 72, 75, 80, 108, 120, 135, 144, 150]);
    const pi = (over: number, under: number) => {
      const common = gcd(over, under);
      const [p, q] = [over / common, under / common];
      return math(q === 1 ? `${p === 1 ? '' : p}\\pi` : `\\dfrac{${p === 1 ? '' : p}\\pi}{${q}}`);
    };
    return {
      stems: [
        `Góc ${math(`${degrees}^\\circ`)} đổi sang radian bằng:`,
        `Số đo radian của góc ${math(`${degrees}^\\circ`)} là:`,
        `Một bánh xe quay được góc ${math(`${degrees}^\\circ`)}. Góc quay đó tính theo radian là:`,
      ],
      right: pi(degrees, 180),
      mistakes: [
        [pi(degrees, 360), 'chia cho 360 thay vì chia cho 180'],
        [pi(180 - degrees, 180), 'lấy góc bù'],
        [pi(2 * degrees, 180), 'nhân đôi số đo'],
        [pi(degrees + 15, 180), 'tính sai khi rút gọn'],
      ],
      why: `${math(`${degrees}^\\circ = ${degrees} \\cdot \\dfrac{\\pi}{180}`)} rad, rút gọn được ${pi(degrees, 180)}.`,
    };
  }),
  choice(11, 'Tính giá trị lôgarit', 'M1', (random) => {
    const [base, most] = random.pick([
      [2, 8],
      [3, 5],
      [5, 4],
      [10, 6],
    ] as const);
    const exponent = random.int(2, most);
    const value = base ** exponent;
    return {
      stems: [
        `${math(`\\log_{${base}} ${value}`)} bằng:`,
        `Số ${math('x')} thoả mãn ${math(`${base}^x = ${value}`)} là:`,
        `Luỹ thừa của ${base} với số mũ nào thì bằng ${value}?`,
      ],
      right: math(`${exponent}`),
      mistakes: [
        [math(n(exponent + 1)), 'đếm thừa một thừa số'],
        [math(n(exponent - 1)), 'đếm thiếu một thừa số'],
        [math(n(value / base)), 'chia số đã cho cho cơ số'],
        [math(n(-exponent)), 'nhầm dấu của số mũ'],
      ],
      why: `${math(`${base}^{${exponent}} = ${value}`)} nên ${math(`\\log_{${base}} ${value} = ${exponent}`)}.`,
    };
  }),
  answer(11, 'Tổng của cấp số cộng', 'M2', (random) => {
    const [first, step, count] = [random.int(1, 9), random.int(2, 6), 2 * random.int(5, 10)];
    const last = first + (count - 1) * step;
    const sum = (count / 2) * (first + last);
    return {
      stems: [
        `Cấp số cộng ${math('(u_n)')} có ${math(`u_1 = ${first}`)}, công sai ${math(`d = ${step}`)}. Tính tổng ${count} số hạng đầu.`,
        `Một rạp hát có ${count} hàng ghế, hàng đầu có ${first} ghế, mỗi hàng sau nhiều hơn hàng liền trước ${step} ghế. Rạp có tất cả bao nhiêu ghế?`,
        `Dãy số ${math('(u_n)')} có ${math(`u_1 = ${first}`)} và ${math(`u_{n+1} = u_n + ${step}`)}. Tính ${math(`S_{${count}} = u_1 + u_2 + \\cdots + u_{${count}}`)}.`,
      ],
      answer: sum,
      why: `${math(`u_{${count}} = ${first} + ${count - 1} \\cdot ${step} = ${last}`)}; ${math(`S_{${count}} = \\dfrac{${count}}{2}(${first} + ${last}) = ${sum}`)}.`,
    };
  }),
  choice(12, 'Khoảng nghịch biến của hàm số bậc ba', 'M2', (random) => {
    const [a, b] = [random.int(-3, 1), random.int(2, 4)];
    if ((a + b) % 2 !== 0) throw new TooFewDistractors('a fraction');
    const y = math(`y = ${poly([1, (-3 * (a + b)) / 2, 3 * a * b, random.int(1, 9)])}`);
    const interval = (from: number | string, to: number | string) => math(`(${from};\\,${to})`);
    return {
      stems: [
        `Hàm số ${y} nghịch biến trên khoảng:`,
        `Khoảng nghịch biến của hàm số ${y} là:`,
        `Trên khoảng nào sau đây, đạo hàm của hàm số ${y} luôn âm?`,
      ],
      right: interval(a, b),
      mistakes: [
        [interval('-\\infty', a), 'lấy khoảng đồng biến bên trái'],
        [interval(b, '+\\infty'), 'lấy khoảng đồng biến bên phải'],
        [interval(a, '+\\infty'), 'bỏ qua một nghiệm của đạo hàm'],
        [interval(-b, -a), 'sai dấu hai nghiệm của đạo hàm'],
      ],
      why: `${math(`y' = ${poly([3, -3 * (a + b), 3 * a * b])}`)} có hai nghiệm ${math(`${a}`)} và ${math(`${b}`)}, mang dấu âm giữa hai nghiệm.`,
    };
  }),
  choice(12, 'Trung điểm trong không gian', 'M1', (random) => {
    const half = Array.from({ length: 3 }, () => nonZero(random, -5, 5));
    const gap = Array.from({ length: 3 }, () => nonZero(random, -4, 4));
    const [a, b] = [half.map((one, at) => one - gap[at]!), half.map((one, at) => one + gap[at]!)];
    const [p, q] = [math(`A(${a.join(';\\,')})`), math(`B(${b.join(';\\,')})`)];
    return {
      stems: [
        `Trong không gian ${math('Oxyz')}, cho ${p} và ${q}. Trung điểm của đoạn thẳng ${math('AB')} là:`,
        `Trong không gian ${math('Oxyz')}, cho ${p} và ${q}. Điểm ${math('M')} thuộc đoạn thẳng ${math('AB')} và cách đều hai đầu mút. Toạ độ của ${math('M')} là:`,
        `Cho ${math('AB')} là một đường kính của mặt cầu với ${p}, ${q}. Tâm của mặt cầu là điểm:`,
      ],
      right: point(...half),
      mistakes: [
        [point(...half.map((one) => 2 * one)), 'quên chia đôi'],
        [point(...gap), 'lấy nửa hiệu thay cho nửa tổng'],
        [point(...gap.map((one) => 2 * one)), 'lấy hiệu các toạ độ'],
        [point(...half.map((one) => -one)), 'nhầm dấu của kết quả'],
      ],
      why: `Lấy trung bình cộng từng toạ độ: ${math(`\\left(\\dfrac{${a[0]} + ${par(b[0]!)}}{2};\\,\\dfrac{${a[1]} + ${par(b[1]!)}}{2};\\,\\dfrac{${a[2]} + ${par(b[2]!)}}{2}\\right)`)}, tức ${point(...half)}.`,
    };
  }),
  choice(12, 'Phương trình mặt phẳng qua một điểm', 'M2', (random) => {
    const [a, b, c] = [random.int(1, 4), nonZero(random, -4, 4), nonZero(random, -4, 4)];
    const [x, y, z] = [nonZero(random, -3, 3), nonZero(random, -3, 3), nonZero(random, -3, 3)];
    const d = -(a * x + b * y + c * z);
    const term = (value: number, name: string) =>
      `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${name}`;
    const plane = (p: number, q: number, r: number, s: number) =>
      math(
        `${p === 1 ? '' : p === -1 ? '-' : p}x ${term(q, 'y')} ${term(r, 'z')}${s === 0 ? '' : ` ${s < 0 ? '-' : '+'} ${Math.abs(s)}`} = 0`,
      );
    if (d === 0) throw new TooFewDistractors('through the origin');
    const [normal, at] = [math(`\\vec n = (${a};\\,${b};\\,${c})`), math(`M(${x};\\,${y};\\,${z})`)];
    return {
      stems: [
        `Trong không gian ${math('Oxyz')}, mặt phẳng đi qua điểm ${at} và có vectơ pháp tuyến ${normal} có phương trình là:`,
        `Phương trình của mặt phẳng vuông góc với giá của ${normal} và chứa điểm ${at} là:`,
        `Mặt phẳng nào sau đây nhận ${normal} làm vectơ pháp tuyến và đi qua ${at}?`,
      ],
      right: plane(a, b, c, d),
      mistakes: [
        [plane(a, b, c, -d), 'nhầm dấu của hệ số tự do'],
        [plane(x, y, z, d), 'lấy toạ độ của điểm làm vectơ pháp tuyến'],
        [plane(a, -b, c, d), 'nhầm dấu hệ số của $y$'],
        [plane(a, b, -c, d), 'nhầm dấu hệ số của $z$'],
      ],
      why: `${math(`${a}(x - ${par(x)}) + ${par(b)}(y - ${par(y)}) + ${par(c)}(z - ${par(z)}) = 0`)}, thu gọn: ${plane(a, b, c, d)}.`,
    };
  }),
];

export const moreTemplates: readonly Template[] = [...lower, ...upper];
