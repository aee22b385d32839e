/** Calculus of grade 12: a second choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { n, nonZero, par, plain, poly, type Template } from '../../template.ts';
import { graph, variation } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, unit } from '../kit.ts';

/** A cubic with its extreme points at p < q, p + q even, rising first. */
function cubic(p: number, q: number, c: number) {
  if ((p + q) % 2 !== 0) throw new TooFewDistractors('half a coefficient');
  const k = (p + q) / 2;
  return { f: [1, -3 * k, 3 * p * q, c], at: (x: number): number => x ** 3 - 3 * k * x * x + 3 * p * q * x + c };
}

const behaviour: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ mc, tf }) => [
  mc('M1', 'giá trị nhỏ nhất trên đoạn từ bảng biến thiên', (r, turn) => {
    const [p, q] = [-r.int(1, 2), r.int(1, 3)];
    const { f, at } = cubic(p, q, r.int(-3, 4));
    const least = turn !== 1;
    const name = least ? 'nhỏ nhất' : 'lớn nhất';
    const [right, other, end] = least ? [at(q), at(p), q] : [at(p), at(q), p];
    return {
      ask: shown(
        'hàm số $y = f(x)$ có bảng biến thiên',
        `Trên đoạn $[${p};\\,${q}]$, giá trị ${name} của hàm số bằng:`,
      ),
      right,
      wrong: [
        [other, `lấy giá trị ${least ? 'lớn nhất' : 'nhỏ nhất'}`],
        [end, `lấy hoành độ của điểm đạt giá trị ${name}`],
        [least ? p : q, 'lấy một đầu mút của đoạn'],
        0,
      ],
      why: `Trên đoạn $[${p};\\,${q}]$ hàm số nghịch biến nên giá trị ${name} là $f(${end}) = ${right}$.`,
      figure: variation('cubic', f),
    };
  }),
  mc('M1', 'toạ độ điểm cực trị đọc từ đồ thị', (r, turn) => {
    const c = r.pick([-1, 1]);
    const top = turn !== 2;
    const x = top ? -1 : 1;
    const y = top ? c + 2 : c - 2;
    const name = top ? 'cực đại' : 'cực tiểu';
    return {
      ask: shown('hàm số bậc ba $y = f(x)$ có đồ thị', `Toạ độ điểm ${name} của đồ thị hàm số là:`),
      right: `$${pt(x, y)}$`,
      wrong: [
        [`$${pt(-x, top ? c - 2 : c + 2)}$`, `lấy điểm ${top ? 'cực tiểu' : 'cực đại'}`],
        [`$${pt(y, x)}$`, 'đổi chỗ hoành độ và tung độ'],
        [`$${pt(0, c)}$`, 'lấy giao điểm của đồ thị với trục tung'],
        `$${pt(-x, y)}$`,
      ],
      why: `Tại $x = ${x}$ đồ thị chuyển từ đi ${top ? 'lên sang đi xuống' : 'xuống sang đi lên'}, tung độ ở đó là $${n(y)}$.`,
      figure: graph('cubic', [1, 0, -3, c], [-3, 3], [-4, 4], { grid: true }),
    };
  }),
  tf('M1', 'mực nước theo thời gian', (r) => {
    const c = r.pick([0, 1]);
    const what = r.pick(['mực nước của một hồ chứa', 'mực nước của một con kênh']);
    return {
      ask: [
        `Hàm số $h(t) = ${poly([1, -6, 9, c], 't')}$, có đồ thị như hình bên, biểu thị ${what} (dm, so với mốc đo) sau $t$ tuần, $0 \\le t \\le 4$.`,
        `Trong 4 tuần, người ta ghi lại ${what} (dm, so với mốc đo) theo hàm số $h(t) = ${poly([1, -6, 9, c], 't')}$, $0 \\le t \\le 4$; đồ thị của hàm số được vẽ ở hình bên.`,
        `Hình bên là đồ thị của hàm số $h(t) = ${poly([1, -6, 9, c], 't')}$ mô tả ${what} (dm, so với mốc đo) theo thời gian $t$ (tuần), $0 \\le t \\le 4$.`,
      ],
      say: [
        [
          `$h'(t) = ${poly([3, -12, 9], 't')}$.`,
          `$h'(t) = ${poly([3, -12, 9, 0], 't')}$.`,
          'lấy đạo hàm từng hạng tử.',
        ],
        [
          `Mực nước giảm trong khoảng thời gian từ $t = 1$ đến $t = 3$.`,
          `Mực nước tăng trong khoảng thời gian từ $t = 1$ đến $t = 3$.`,
          `$h'(t) = 3(t - 1)(t - 3) < 0$ khi $1 < t < 3$.`,
        ],
        [
          `Sau 1 tuần, mực nước cao hơn mốc đo ${4 + c} dm.`,
          `Sau 1 tuần, mực nước cao hơn mốc đo ${3 + c} dm.`,
          `$h(1) = 1 - 6 + 9${c === 0 ? '' : ' + 1'} = ${4 + c}$.`,
        ],
        [
          `Trong 4 tuần, mực nước cao nhất đạt được ở đúng hai thời điểm.`,
          `Trong 4 tuần, mực nước cao nhất chỉ đạt được ở một thời điểm.`,
          `$h(1) = h(4) = ${4 + c}$ và mọi giá trị khác trên đoạn $[0;\\,4]$ đều nhỏ hơn.`,
        ],
      ],
      figure: graph('cubic', [1, -6, 9, c], [0, 4.6], [-1, 6], {
        grid: true,
        extrema: false,
        axes: ['t', 'h'],
        over: [0, 4],
      }),
    };
  }),
]);

const asymptotes: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, tf, ew }) => [
  mc('M1', 'tiệm cận ngang từ bảng biến thiên', (r) => {
    const [a, pole, k] = [nonZero(r, -3, 4), nonZero(r, -3, 4), r.pick([-2, -1, 1, 2])];
    if (Math.abs(a) === Math.abs(pole)) throw new TooFewDistractors('the same numbers');
    return {
      ask: shown('hàm số $y = f(x)$ có bảng biến thiên', 'Tiệm cận ngang của đồ thị hàm số là đường thẳng:'),
      right: `$y = ${a}$`,
      wrong: [
        [`$x = ${pole}$`, 'nhầm với tiệm cận đứng'],
        [`$y = ${pole}$`, 'lấy giá trị mà tại đó hàm số không xác định'],
        [`$x = ${a}$`, 'viết phương trình của một đường thẳng vuông góc với trục hoành'],
      ],
      why: `Trong bảng, $y \\to ${n(a)}$ khi $x \\to -\\infty$ và khi $x \\to +\\infty$, nên tiệm cận ngang là $y = ${a}$.`,
      figure: variation('rational', [a, -a * pole + k, 1, -pole]),
    };
  }),
  mc('M1', 'tiệm cận suy ra từ giới hạn', (r) => {
    const [a, b] = [nonZero(r, -5, 5), nonZero(r, -5, 5)];
    if (Math.abs(a) === Math.abs(b)) throw new TooFewDistractors('the same numbers');
    const limits = `$\\lim_{x \\to ${a}^+} f(x) = +\\infty$ và $\\lim_{x \\to +\\infty} f(x) = ${b}$`;
    return {
      ask: [
        `Hàm số $y = f(x)$ có ${limits}. Đồ thị của hàm số:`,
        `Cho hàm số $f(x)$ thoả mãn ${limits}. Khi đó đồ thị hàm số:`,
        `Biết rằng ${limits}. Đường cong $y = f(x)$:`,
      ],
      right: `có tiệm cận đứng $x = ${a}$ và tiệm cận ngang $y = ${b}$`,
      wrong: [
        [`có tiệm cận đứng $x = ${b}$ và tiệm cận ngang $y = ${a}$`, 'đổi chỗ hai giá trị'],
        [`có tiệm cận đứng $y = ${a}$ và tiệm cận ngang $x = ${b}$`, 'viết nhầm $x$ và $y$'],
        [`không có tiệm cận đứng, có tiệm cận ngang $y = ${b}$`, 'cho rằng phải có cả hai giới hạn một bên'],
      ],
      why: `Chỉ cần một giới hạn một bên tại $x = ${a}$ là vô cực thì $x = ${a}$ là tiệm cận đứng; giới hạn ở vô cực bằng $${n(b)}$ cho tiệm cận ngang $y = ${b}$.`,
    };
  }),
  tf('M2', 'nồng độ của dung dịch khi pha thêm', (r) => {
    const [volume, salt, fresh] = r.pick([
      [10, 1, 0.2],
      [20, 2, 0.25],
      [30, 3, 0.3],
    ] as const);
    const f = `\\dfrac{${salt} + ${n(fresh)}x}{${volume} + x}`;
    const rate = fresh * volume - salt;
    return {
      ask: [
        `Một bể chứa ${volume} lít dung dịch có ${salt} kg muối. Người ta bơm thêm $x$ lít dung dịch mà mỗi lít có ${plain(fresh)} kg muối. Gọi $f(x)$ (kg/lít) là nồng độ muối trong bể khi đó ($x \\ge 0$).`,
        `Ở một xưởng làm dưa muối, bể có ${volume} lít nước chứa ${salt} kg muối. Đổ vào bể $x$ lít nước muối pha sẵn, mỗi lít có ${plain(fresh)} kg muối, thì nồng độ muối trong bể là $f(x)$ (kg/lít), $x \\ge 0$.`,
        `Phòng thí nghiệm có một bể đựng ${volume} lít dung dịch chứa ${salt} kg muối. Thêm vào bể $x$ lít dung dịch khác (${plain(fresh)} kg muối trong mỗi lít), nồng độ thu được là $f(x)$ (kg/lít) với $x \\ge 0$.`,
      ],
      say: [
        [
          `Sau khi thêm, lượng muối trong bể là $${salt} + ${n(fresh)}x$ (kg).`,
          `Sau khi thêm, lượng muối trong bể là $${n(fresh)}(${volume} + x)$ (kg).`,
          `có sẵn ${salt} kg, thêm $${n(fresh)}x$ kg.`,
        ],
        [
          `$f(x) = ${f}$.`,
          `$f(x) = \\dfrac{${salt} + ${n(fresh)}x}{${volume}}$.`,
          `thể tích khi đó là $${volume} + x$ lít.`,
        ],
        [
          'Nồng độ muối trong bể tăng dần khi $x$ tăng.',
          'Nồng độ muối trong bể giảm dần khi $x$ tăng.',
          `$f'(x) = \\dfrac{${n(fresh)} \\cdot ${volume} - ${salt}}{(${volume} + x)^2} = \\dfrac{${n(rate)}}{(${volume} + x)^2} > 0$.`,
        ],
        [
          `Dù thêm bao nhiêu, nồng độ muối trong bể luôn nhỏ hơn ${plain(fresh)} kg/lít.`,
          `Khi thêm đủ nhiều, nồng độ muối trong bể vượt quá ${plain(fresh)} kg/lít.`,
          `$f$ đồng biến và $\\lim_{x \\to +\\infty} f(x) = ${n(fresh)}$, tiệm cận ngang là $y = ${n(fresh)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'chi phí trung bình và tiệm cận ngang', (r, turn) => {
    const [make, item] = (
      [
        ['may', 'chiếc áo'],
        ['làm', 'hộp bánh'],
        ['in', 'cuốn sách'],
      ] as const
    )[turn]!;
    const [each, over] = [r.int(3, 9) * 10, r.pick([5, 8, 10])];
    const fixed = over * r.int(20, 60) * 10;
    return {
      ask: [
        `Xưởng may trả cố định ${fixed} nghìn đồng mỗi ngày và thêm ${each} nghìn đồng cho mỗi chiếc áo. Gọi $f(x)$ là chi phí trung bình (nghìn đồng) của một chiếc áo khi may $x$ chiếc trong ngày. Lập công thức $f(x)$, tìm tiệm cận ngang của đồ thị và cho biết phải may ít nhất bao nhiêu chiếc để chi phí trung bình không quá ${each + over} nghìn đồng.`,
        `Một cơ sở làm bánh có chi phí cố định ${fixed} nghìn đồng một ngày, mỗi hộp bánh tốn thêm ${each} nghìn đồng. Gọi $f(x)$ (nghìn đồng) là chi phí trung bình của mỗi hộp khi làm $x$ hộp. Viết $f(x)$, nêu ý nghĩa của tiệm cận ngang và tìm số hộp ít nhất để chi phí trung bình không vượt quá ${each + over} nghìn đồng.`,
        `Để in sách ảnh, nhà in thu ${fixed} nghìn đồng tiền chế bản và ${each} nghìn đồng cho mỗi cuốn. Lập hàm số $f(x)$ biểu thị giá trung bình (nghìn đồng) của một cuốn khi in $x$ cuốn, tìm tiệm cận ngang của đồ thị và tìm số cuốn ít nhất cần in để giá trung bình không quá ${each + over} nghìn đồng.`,
      ],
      solution: `Tổng chi phí khi ${make} $x$ ${item}: $${each}x + ${fixed}$ (nghìn đồng), nên $f(x) = \\dfrac{${each}x + ${fixed}}{x} = ${each} + \\dfrac{${fixed}}{x}$, $x \\ge 1$.\n$\\lim_{x \\to +\\infty} f(x) = ${each}$ nên tiệm cận ngang là $y = ${each}$: ${make} càng nhiều, chi phí trung bình càng gần ${each} nghìn đồng nhưng luôn lớn hơn mức đó.\n$f(x) \\le ${each + over}$ khi $\\dfrac{${fixed}}{x} \\le ${over}$, tức là $x \\ge ${fixed / over}$.\nVậy cần ${make} ít nhất ${fixed / over} ${item}.`,
    };
  }),
]);

const optimum: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ mc, fb, tf, ew }) => [
  mc('M1', 'lập hàm số thể tích hộp từ tấm bìa', (r) => {
    const [a, b] = [2 * r.int(10, 20), 2 * r.int(5, 9)];
    return {
      ask: [
        `Từ tấm bìa hình chữ nhật ${a} cm × ${b} cm, người ta cắt ở bốn góc bốn hình vuông cạnh $x$ cm rồi gấp thành hộp không nắp. Thể tích (cm³) của hộp là:`,
        `Bạn Lan cắt bỏ bốn hình vuông cạnh $x$ cm ở bốn góc một tấm bìa kích thước ${a} cm × ${b} cm rồi gập lên thành một khay không nắp. Thể tích của khay (cm³) theo $x$ là:`,
        `Một tấm tôn hình chữ nhật ${a} cm × ${b} cm được cắt bốn góc hình vuông cạnh $x$ cm và gò thành thùng không nắp. Hàm số biểu thị thể tích (cm³) của thùng là:`,
      ],
      right: `$V = x(${a} - 2x)(${b} - 2x)$`,
      wrong: [
        [`$V = x(${a} - x)(${b} - x)$`, 'mỗi cạnh đáy chỉ trừ một lần cạnh hình vuông'],
        [`$V = (${a} - 2x)(${b} - 2x)$`, 'mới tính diện tích đáy'],
        [`$V = 2x(${a} - 2x)(${b} - 2x)$`, 'lấy chiều cao bằng $2x$'],
      ],
      why: `Mỗi cạnh của tấm bìa bị bớt hai lần $x$: đáy có kích thước $${a} - 2x$ và $${b} - 2x$, chiều cao là $x$.`,
    };
  }),
  mc('M1', 'đọc phương án tối ưu trên đồ thị', (r) => {
    const [h, k] = [r.int(2, 3), r.int(3, 4)];
    return {
      ask: shown(
        'đồ thị biểu thị lợi nhuận $y$ (chục triệu đồng) của một cửa hàng theo số sản phẩm bán ra $x$ (trăm sản phẩm)',
        'Để lợi nhuận lớn nhất, cửa hàng cần bán:',
      ),
      right: `${h}00 sản phẩm, khi đó lãi ${k}0 triệu đồng`,
      wrong: [
        [`${h} sản phẩm, khi đó lãi ${k} triệu đồng`, 'không để ý đơn vị trên hai trục'],
        [`${k}00 sản phẩm, khi đó lãi ${h}0 triệu đồng`, 'đổi chỗ hoành độ và tung độ'],
        [`${2 * h}00 sản phẩm, khi đó không còn lãi thêm`, 'lấy giá trị $x$ gấp đôi hoành độ đỉnh'],
      ],
      why: `Đỉnh của đồ thị có hoành độ ${h} và tung độ ${k}: bán ${h} trăm sản phẩm thì lãi ${k} chục triệu đồng.`,
      figure: graph('quadratic', [-1, 2 * h, k - h * h], [-1, 2 * h + 1], [-2, k + 1], { grid: true }),
    };
  }),
  mc('M2', 'hình chữ nhật nội tiếp nửa đường tròn', (r) => {
    const R = 2 * r.int(2, 9);
    return {
      ask: [
        `Trong nửa hình tròn bán kính ${R} cm, xét các hình chữ nhật có một cạnh nằm trên đường kính và hai đỉnh còn lại nằm trên nửa đường tròn. Diện tích lớn nhất (cm²) của hình chữ nhật là:`,
        `Từ một miếng gỗ hình nửa hình tròn bán kính ${R} cm, người thợ cắt ra một hình chữ nhật có một cạnh nằm trên đường kính, hai đỉnh nằm trên cung tròn. Diện tích lớn nhất (cm²) của miếng gỗ cắt được là:`,
        `Cửa sổ hình chữ nhật được lắp vừa trong một vòm nửa hình tròn bán kính ${R} dm, một cạnh trên đường kính, hai đỉnh trên vòm. Diện tích lớn nhất (dm²) của cửa sổ là:`,
      ],
      right: R * R,
      wrong: [
        [(R * R) / 2, 'chỉ tính một nửa hình chữ nhật'],
        [2 * R * R, 'lấy tích của đường kính và bán kính'],
        [4 * R * R, 'lấy bình phương đường kính'],
      ],
      why: `Gọi nửa cạnh nằm trên đường kính là $x$, diện tích là $S = 2x\\sqrt{${R}^2 - x^2}$. $S^2 = 4x^2(${R}^2 - x^2)$ lớn nhất khi $x^2 = \\dfrac{${R}^2}{2}$, khi đó $S = ${R}^2 = ${R * R}$.`,
    };
  }),
  mc('M2', 'lon hình trụ tốn ít vật liệu nhất', (r) => {
    const k = r.int(2, 6);
    const v = 2 * k ** 3;
    return {
      ask: [
        `Một lon hình trụ kín có thể tích $${v}\\pi$ cm³. Để diện tích toàn phần nhỏ nhất, bán kính đáy (cm) của lon phải bằng:`,
        `Nhà máy sữa cần sản xuất hộp hình trụ có nắp, thể tích $${v}\\pi$ cm³, sao cho tốn ít vật liệu nhất. Bán kính đáy (cm) của hộp là:`,
        `Người ta làm các ống đựng hình trụ có hai đáy, dung tích $${v}\\pi$ cm³. Lượng vật liệu làm vỏ ống ít nhất khi bán kính đáy (cm) bằng:`,
      ],
      right: k,
      wrong: [
        [2 * k, 'lấy chiều cao thay cho bán kính'],
        [k * k, 'tính sai khi rút $r$ từ $r^3$'],
        [v, 'lấy thể tích chia cho $\\pi$'],
        k + 1,
      ],
      why: `Gọi $r$ (cm) là bán kính đáy. Chiều cao là $h = \\dfrac{${v}}{r^2}$ (cm), diện tích toàn phần là $S = 2\\pi r^2 + \\dfrac{${2 * v}\\pi}{r}$. $S' = 4\\pi r - \\dfrac{${2 * v}\\pi}{r^2} = 0$ khi $r^3 = ${k ** 3}$, tức là $r = ${k}$.`,
    };
  }),
  fb('M2', 'chu vi nhỏ nhất khi biết diện tích', (r) => {
    const side = r.int(5, 15);
    return {
      ask: [
        `Trong các hình chữ nhật có diện tích ${side * side} m², hình có chu vi nhỏ nhất có chu vi bằng bao nhiêu mét?`,
        `Bác Tư muốn rào một mảnh vườn hình chữ nhật rộng ${side * side} m². Bác cần ít nhất bao nhiêu mét lưới?`,
        `Sân chơi hình chữ nhật có diện tích ${side * side} m² được viền xung quanh. Chiều dài đường viền ngắn nhất là bao nhiêu mét?`,
      ],
      is: 4 * side,
      unit: 'm',
      why: `Gọi một cạnh là $x$ (m), chu vi $P(x) = 2\\left(x + \\dfrac{${side * side}}{x}\\right)$. $P'(x) = 0$ khi $x^2 = ${side * side}$, $x = ${side}$; chu vi nhỏ nhất là $4 \\cdot ${side} = ${4 * side}$ (m).`,
    };
  }),
  fb('M2', 'thời điểm nồng độ thuốc cao nhất', (r) => {
    const [k, a] = [r.int(2, 9), r.int(2, 6)];
    const c = `\\dfrac{${k}t}{t^2 + ${a * a}}`;
    return {
      ask: [
        `Nồng độ một loại thuốc trong máu sau $t$ giờ kể từ khi tiêm là $C(t) = ${c}$ (mg/l), $t > 0$. Sau bao nhiêu giờ thì nồng độ thuốc cao nhất?`,
        `Sau khi uống thuốc $t$ giờ, nồng độ thuốc trong máu của bệnh nhân là $C(t) = ${c}$ (mg/l), $t > 0$. Nồng độ đó lớn nhất khi $t$ bằng bao nhiêu?`,
        `Bác sĩ theo dõi nồng độ $C(t) = ${c}$ (mg/l) của một hoạt chất trong máu, $t$ tính bằng giờ, $t > 0$. Tìm thời điểm $t$ mà nồng độ đạt giá trị lớn nhất.`,
      ],
      is: a,
      unit: 'giờ',
      why: `$C'(t) = \\dfrac{${k}(${a * a} - t^2)}{(t^2 + ${a * a})^2}$, $C'(t) = 0$ khi $t = ${a}$; $C'$ đổi dấu từ dương sang âm tại đó.`,
    };
  }),
  tf('M1', 'lãi lớn nhất đọc trên đồ thị', (_, turn) => {
    const h = [3, 2, 5][turn]!;
    const [from, to] = [h - 2, h + 2];
    return {
      ask: [
        'Đồ thị ở hình bên cho biết tiền lãi $y$ (chục triệu đồng) của một cửa hàng theo số sản phẩm bán ra $x$ (trăm sản phẩm).',
        'Tiền lãi mỗi ngày $y$ (triệu đồng) của một quán ăn phụ thuộc vào giá bán một suất $x$ (chục nghìn đồng) theo đồ thị ở hình bên.',
        'Hình bên vẽ đồ thị tiền lãi $y$ (tỉ đồng) của một xưởng theo lượng hàng làm ra $x$ (chục tấn).',
      ],
      figure: graph('quadratic', [-1, 2 * h, 4 - h * h], [-1, to + 1], [-2, 5], { grid: true }),
      say: [
        [`Lãi lớn nhất khi $x = ${h}$.`, 'Lãi lớn nhất khi $x = 4$.', `đỉnh của đồ thị có hoành độ ${h}.`],
        ['Giá trị lớn nhất của $y$ là 4.', `Giá trị lớn nhất của $y$ là ${h}.`, 'đỉnh của đồ thị có tung độ 4.'],
        [
          `Có lãi ($y > 0$) khi $${from} < x < ${to}$.`,
          `Có lãi ($y > 0$) với mọi $x > ${from}$.`,
          `đồ thị cắt trục hoành tại $x = ${from}$, $x = ${to}$ và nằm phía trên trục hoành ở giữa hai điểm đó.`,
        ],
        [
          `Khi $x$ tăng từ ${h} đến ${to} thì lãi giảm.`,
          `Khi $x$ tăng từ ${h} đến ${to} thì lãi tăng.`,
          'bên phải đỉnh, đồ thị đi xuống từ trái sang phải.',
        ],
      ],
    };
  }),
  tf('M1', 'phương án tốt nhất từ dấu của đạo hàm', (r) => {
    const [c, m] = [r.int(2, 5), r.int(4, 9)];
    const end = 2 * m + 2;
    const given = `$0 \\le x \\le ${end}$, có đạo hàm $P'(x) = -${c}(x - ${m})$`;
    return {
      ask: [
        `Lợi nhuận $P(x)$ (triệu đồng) của một cửa hàng khi bán $x$ (chục) sản phẩm, ${given}.`,
        `Sản lượng lúa $P(x)$ (kg) của một thửa ruộng khi bón $x$ (kg) phân đạm, ${given}.`,
        `Lượng nước $P(x)$ (m³) trong một bể chứa sau $x$ (giờ) kể từ lúc bơm, ${given}.`,
      ],
      say: [
        [
          `$P'(x) = 0$ khi $x = ${m}$.`,
          `$P'(x) = 0$ khi $x = -${m}$.`,
          `$-${c}(x - ${m}) = 0$ khi $x - ${m} = 0$, tức là $x = ${m}$.`,
        ],
        [
          `$P(x)$ đồng biến trên khoảng $(0;\\,${m})$.`,
          `$P(x)$ nghịch biến trên khoảng $(0;\\,${m})$.`,
          `$P'(x) > 0$ khi $0 < x < ${m}$.`,
        ],
        [
          `$P(x)$ lớn nhất khi $x = ${m}$.`,
          `$P(x)$ lớn nhất khi $x = ${end}$.`,
          `$P'(x)$ đổi dấu từ dương sang âm tại $x = ${m}$.`,
        ],
        [
          `$P(${m + 1}) > P(${m + 2})$.`,
          `$P(${m + 1}) < P(${m + 2})$.`,
          `$P'(x) < 0$ khi $${m} < x < ${end}$ nên $P(x)$ nghịch biến trên khoảng đó.`,
        ],
      ],
    };
  }),
  tf('M2', 'lợi nhuận của xưởng gốm', (r) => {
    const [a, b] = [2 * r.int(5, 10), 100 * r.int(1, 4)];
    const p = a + 2 * r.int(30, 50);
    const x = (p - a) / 2;
    return {
      ask: [
        `Một xưởng gốm mỗi ngày làm $x$ chiếc bình ($0 \\le x \\le 100$) với chi phí $C(x) = x^2 + ${a}x + ${b}$ (nghìn đồng) và bán hết với giá ${p} nghìn đồng một chiếc.`,
        `Chi phí làm $x$ chiếc lọ ($0 \\le x \\le 100$) ở một xưởng gốm Bát Tràng là $C(x) = x^2 + ${a}x + ${b}$ (nghìn đồng); mỗi chiếc bán được ${p} nghìn đồng.`,
        `Làng nghề bán mỗi chiếc nón với giá ${p} nghìn đồng; để làm $x$ chiếc ($0 \\le x \\le 100$) cần chi $C(x) = x^2 + ${a}x + ${b}$ (nghìn đồng).`,
      ],
      say: [
        [
          `Doanh thu khi bán $x$ chiếc là $${p}x$ (nghìn đồng).`,
          `Doanh thu khi bán $x$ chiếc là $${p - a}x$ (nghìn đồng).`,
          'doanh thu bằng giá bán nhân với số chiếc.',
        ],
        [
          `Lợi nhuận là $P(x) = ${poly([-1, p - a, -b])}$ (nghìn đồng).`,
          `Lợi nhuận là $P(x) = ${poly([-1, p - a, b])}$ (nghìn đồng).`,
          `$P(x) = ${p}x - (x^2 + ${a}x + ${b})$.`,
        ],
        [`$P'(x) = ${poly([-2, p - a])}$.`, `$P'(x) = ${poly([-1, p - a])}$.`, `$(x^2)' = 2x$.`],
        [
          `Lợi nhuận lớn nhất là ${x * x - b} nghìn đồng.`,
          `Lợi nhuận lớn nhất là ${x * x} nghìn đồng.`,
          `$P'(x) = 0$ khi $x = ${x}$, $P(${x}) = ${x}^2 - ${b} = ${x * x - b}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'bể nước đáy vuông tốn ít vật liệu', (r) => {
    const k = r.int(1, 4);
    const v = 4 * k ** 3;
    const price = r.pick([150, 200, 250]);
    const area = 3 * (2 * k) ** 2;
    return {
      ask: [
        `Một bể nước không nắp dạng hình hộp đứng, đáy hình vuông, có thể tích ${v} m³. Tiền xây mỗi mét vuông đáy và thành bể là ${price} nghìn đồng. Tìm kích thước của bể để tiền xây ít nhất và tính số tiền đó.`,
        `Người ta làm một thùng không nắp có đáy hình vuông, các mặt bên là hình chữ nhật, dung tích ${v} m³, bằng tôn giá ${price} nghìn đồng một mét vuông. Hỏi cạnh đáy và chiều cao bằng bao nhiêu thì tiền mua tôn ít nhất, số tiền đó là bao nhiêu?`,
        `Hộ ông Ba xây hầm chứa không nắp, đáy là hình vuông, thành thẳng đứng, chứa được ${v} m³. Mỗi mét vuông tường và đáy tốn ${price} nghìn đồng. Xác định cạnh đáy và chiều sâu để chi phí thấp nhất, tính chi phí đó.`,
      ],
      solution: `Gọi cạnh đáy là $x$ (m), $x > 0$. Chiều cao là $h = \\dfrac{${v}}{x^2}$.\nDiện tích cần làm: $S(x) = x^2 + 4xh = x^2 + \\dfrac{${4 * v}}{x}$.\n$S'(x) = 2x - \\dfrac{${4 * v}}{x^2} = 0$ khi $x^3 = ${2 * v}$, tức là $x = ${2 * k}$; $S'$ đổi dấu từ âm sang dương tại đó nên $S$ nhỏ nhất.\nKhi đó $h = ${k}$ m, $S = ${(2 * k) ** 2} + ${2 * (2 * k) ** 2} = ${area}$ m², số tiền là $${area} \\cdot ${price} = ${area * price}$ (nghìn đồng).`,
    };
  }),
]);

const primitives: readonly Template[] = unit(12, 'Nguyên hàm', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'nguyên hàm của một tổng', (r) => {
    const [a, b] = [r.int(2, 5), r.int(2, 9)];
    const f = `${3 * a}x^2 + ${b}`;
    return {
      ask: [
        `Hàm số $f(x) = ${f} + \\mathrm{e}^x$ có họ nguyên hàm là:`,
        `$\\int (${f} + \\mathrm{e}^x)\\,\\mathrm{d}x$ bằng:`,
        `Tìm tất cả các hàm số $F(x)$ thoả mãn $F'(x) = ${f} + \\mathrm{e}^x$ với mọi $x$.`,
      ],
      right: `$${a}x^3 + ${b}x + \\mathrm{e}^x + C$`,
      wrong: [
        [`$${6 * a}x + \\mathrm{e}^x + C$`, 'lấy đạo hàm'],
        [`$${3 * a}x^3 + ${b}x + \\mathrm{e}^x + C$`, 'không chia hệ số cho 3'],
        [`$${a}x^3 + ${b} + \\mathrm{e}^x + C$`, `coi nguyên hàm của hằng số ${b} là chính nó`],
      ],
      why: `$\\int ${3 * a}x^2\\,\\mathrm{d}x = ${a}x^3 + C$, $\\int ${b}\\,\\mathrm{d}x = ${b}x + C$, $\\int \\mathrm{e}^x\\,\\mathrm{d}x = \\mathrm{e}^x + C$.`,
    };
  }),
  mc('M1', 'nguyên hàm của hàm số mũ', (r) => {
    const a = r.int(2, 9);
    return {
      ask: [
        `$\\int ${a}^x\\,\\mathrm{d}x$ bằng:`,
        `Họ nguyên hàm của hàm số mũ $f(x) = ${a}^x$ là:`,
        `Với hằng số $C$ tuỳ ý, hàm số nào có đạo hàm là $${a}^x$?`,
      ],
      right: `$\\dfrac{${a}^x}{\\ln ${a}} + C$`,
      wrong: [
        [`$${a}^x \\ln ${a} + C$`, 'lấy đạo hàm của hàm số mũ'],
        [`$\\dfrac{${a}^{x + 1}}{x + 1} + C$`, 'dùng công thức của hàm luỹ thừa'],
        [`$${a}^x + C$`, 'dùng công thức của $\\mathrm{e}^x$'],
      ],
      why: `$(${a}^x)' = ${a}^x \\ln ${a}$ nên $\\left(\\dfrac{${a}^x}{\\ln ${a}}\\right)' = ${a}^x$.`,
    };
  }),
  set('M1', 'hàm số có nguyên hàm đã cho', [
    [
      'Hàm số $F(x) = x^3 + \\sin x$ là một nguyên hàm của hàm số nào?',
      '$f(x) = 3x^2 + \\cos x$',
      [
        ['$f(x) = \\dfrac{x^4}{4} - \\cos x$', 'lấy nguyên hàm của $F$'],
        ['$f(x) = 3x^2 - \\cos x$', "nhầm dấu của $(\\sin x)'$"],
        ['$f(x) = x^2 + \\cos x$', 'quên nhân với số mũ 3'],
      ],
      "$F$ là nguyên hàm của $f$ khi $f = F'$: $(x^3 + \\sin x)' = 3x^2 + \\cos x$.",
    ],
    [
      'Trên khoảng $(0;\\,+\\infty)$, hàm số $F(x) = x^2 + \\ln x$ là một nguyên hàm của:',
      '$f(x) = 2x + \\dfrac{1}{x}$',
      [
        ['$f(x) = 2x + \\ln x$', 'không lấy đạo hàm của $\\ln x$'],
        ['$f(x) = \\dfrac{x^3}{3} + \\dfrac{1}{x}$', 'lấy nguyên hàm của $x^2$'],
        ['$f(x) = 2x - \\dfrac{1}{x^2}$', 'lấy đạo hàm hai lần'],
      ],
      "$F' = f$: $(x^2 + \\ln x)' = 2x + \\dfrac{1}{x}$.",
    ],
    [
      'Biết $F(x) = 5x + \\cos x$ là một nguyên hàm của hàm số $f(x)$. Hàm số $f(x)$ là:',
      '$f(x) = 5 - \\sin x$',
      [
        ['$f(x) = 5 + \\sin x$', "nhầm dấu của $(\\cos x)'$"],
        ['$f(x) = 5x - \\sin x$', 'không lấy đạo hàm của $5x$'],
        ['$f(x) = \\dfrac{5x^2}{2} + \\sin x$', 'lấy nguyên hàm của $F$'],
      ],
      "$f(x) = F'(x) = 5 - \\sin x$.",
    ],
  ]),
  mc('M2', 'chiều cao của cây từ tốc độ tăng trưởng', (r) => {
    const [a, b, start] = [r.int(1, 3), r.int(3, 9), 10 * r.int(2, 6)];
    return {
      ask: [
        `Một cây giống cao ${start} cm khi trồng. Sau $t$ tháng, chiều cao tăng với tốc độ $h'(t) = ${2 * a}t + ${b}$ (cm/tháng). Chiều cao $h(t)$ (cm) của cây là:`,
        `Tốc độ tăng chiều cao của một khóm ngô là $h'(t) = ${2 * a}t + ${b}$ (cm/tuần), lúc $t = 0$ nó cao ${start} cm. Công thức chiều cao (cm) theo $t$ là:`,
        `Trong vườn trường, cây bàng cao ${start} cm lúc bắt đầu theo dõi và có $h'(t) = ${2 * a}t + ${b}$ (cm/tháng). Hàm số $h(t)$ là:`,
      ],
      right: `$h(t) = ${poly([a, b, start], 't')}$`,
      wrong: [
        [`$h(t) = ${poly([a, b, 0], 't')}$`, 'bỏ qua chiều cao ban đầu'],
        [`$h(t) = ${poly([2 * a, b, start], 't')}$`, 'không chia hệ số của $t^2$ cho 2'],
        [`$h(t) = ${2 * a}t + ${b + start}$`, 'cộng chiều cao ban đầu vào tốc độ'],
      ],
      why: `$h(t) = ${poly([a, b, 0], 't')} + C$; $h(0) = ${start}$ nên $C = ${start}$.`,
    };
  }),
  fb('M1', 'hệ số của nguyên hàm', (r, turn) => {
    const [a, b] = [r.int(2, 6), r.int(2, 6)];
    return {
      ask: [
        `Biết $F(x) = ax^3 + bx^2$ là một nguyên hàm của $f(x) = ${3 * a}x^2 + ${2 * b}x$. Tính $a + b$.`,
        `Tìm $a + b$ để hàm số $F(x) = ax^3 + bx^2$ thoả mãn $F'(x) = ${3 * a}x^2 + ${2 * b}x$ với mọi $x$.`,
        `Cho $\\int (${3 * a}x^2 + ${2 * b}x)\\,\\mathrm{d}x = ax^3 + bx^2 + C$. Giá trị của $a + b$ bằng bao nhiêu?`,
      ],
      is: a + b,
      why: `${turn === 2 ? 'Đạo hàm của $ax^3 + bx^2 + C$ là $' : "$F'(x) = "}3ax^2 + 2bx$ nên $3a = ${3 * a}$, $2b = ${2 * b}$; $a = ${a}$, $b = ${b}$, $a + b = ${a + b}$.`,
    };
  }),
  fb('M2', 'nguyên hàm lượng giác có điều kiện', (r) => {
    const [a, b, c] = [r.int(2, 6), r.int(2, 6), nonZero(r, -4, 6)];
    return {
      ask: [
        `Hàm số $f(x) = ${a}\\cos x + ${b}\\sin x$ có một nguyên hàm $F(x)$ thoả mãn $F(0) = ${c}$. Tính $F\\left(\\dfrac{\\pi}{2}\\right)$.`,
        `Biết $F'(x) = ${a}\\cos x + ${b}\\sin x$ và $F(0) = ${c}$. Giá trị $F\\left(\\dfrac{\\pi}{2}\\right)$ bằng bao nhiêu?`,
        `Đồ thị của một nguyên hàm $F(x)$ của hàm số $f(x) = ${a}\\cos x + ${b}\\sin x$ đi qua điểm $${pt(0, c)}$. Tính $F\\left(\\dfrac{\\pi}{2}\\right)$.`,
      ],
      is: a + b + c,
      why: `$F(x) = ${a}\\sin x - ${b}\\cos x + C$. $F(0) = -${b} + C = ${c}$ nên $C = ${b + c}$; $F\\left(\\dfrac{\\pi}{2}\\right) = ${a} ${signed(b + c)} = ${a + b + c}$.`,
    };
  }),
  tf('M1', 'xe tăng tốc', (r) => {
    const [a, v0, t] = [2 * r.int(1, 2), r.int(4, 10), r.int(3, 6)];
    if (a === v0) throw new TooFewDistractors('a wrong acceleration would be right');
    const s = (a / 2) * t * t + v0 * t;
    const path = poly([a / 2, v0, 0], 't');
    return {
      ask: [
        `Một xe máy đang chạy với vận tốc ${v0} m/s thì tăng tốc; sau $t$ giây vận tốc là $v(t) = ${a}t + ${v0}$ (m/s). Gọi $s(t)$ (m) là quãng đường xe đi được sau $t$ giây kể từ lúc tăng tốc.`,
        `Tàu điện rời ga, đạt vận tốc ${v0} m/s rồi tăng tốc theo công thức $v(t) = ${a}t + ${v0}$ (m/s), $t$ tính bằng giây từ lúc đó; $s(t)$ (m) là quãng đường đi được sau $t$ giây.`,
        `Một vận động viên xe đạp đang đi ${v0} m/s thì nước rút với vận tốc $v(t) = ${a}t + ${v0}$ (m/s) ở giây thứ $t$. Kí hiệu $s(t)$ (m) là quãng đường tính từ lúc bắt đầu nước rút.`,
      ],
      say: [
        [`$s'(t) = v(t)$.`, `$s(t) = v'(t)$.`, 'vận tốc là đạo hàm của quãng đường theo thời gian.'],
        [
          `$s(t) = ${path}$.`,
          `$s(t) = ${poly([a, v0, 0], 't')}$.`,
          `$s(t) = \\int (${a}t + ${v0})\\,\\mathrm{d}t$ và $s(0) = 0$.`,
        ],
        [`Gia tốc của chuyển động bằng ${a} m/s².`, `Gia tốc của chuyển động bằng ${v0} m/s².`, `$v'(t) = ${a}$.`],
        [
          `Sau ${t} giây, quãng đường đi được là ${s} m.`,
          `Sau ${t} giây, quãng đường đi được là ${a * t * t + v0 * t} m.`,
          `$s(${t}) = ${a === 2 ? '' : `${a / 2} \\cdot `}${t}^2 + ${v0} \\cdot ${t} = ${s}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'độ cao của vật ném lên', (r) => {
    const [v0, h0] = [10 * r.int(1, 4), r.int(2, 15)];
    const t = v0 / 10;
    return {
      ask: [
        `Từ độ cao ${h0} m, một quả bóng được ném thẳng đứng lên với vận tốc ban đầu ${v0} m/s. Vận tốc của bóng thoả mãn $v'(t) = -10$ (m/s²). Tìm $v(t)$, độ cao $h(t)$ và độ cao lớn nhất của bóng.`,
        `Một viên pháo hiệu được bắn thẳng đứng từ độ cao ${h0} m với vận tốc ${v0} m/s, gia tốc $v'(t) = -10$ (m/s²). Lập công thức vận tốc $v(t)$, độ cao $h(t)$ và tìm độ cao lớn nhất của viên pháo.`,
        `Máy bắn bóng đặt ở ban công cao ${h0} m phóng một quả bóng lên theo phương thẳng đứng với vận tốc ${v0} m/s; bỏ qua sức cản không khí, $v'(t) = -10$ (m/s²). Tính vận tốc, độ cao của quả bóng theo $t$ và độ cao lớn nhất.`,
      ],
      solution: `$v(t) = \\int (-10)\\,\\mathrm{d}t = -10t + C$; $v(0) = ${v0}$ nên $v(t) = ${v0} - 10t$.\n$h(t) = \\int (${v0} - 10t)\\,\\mathrm{d}t = ${v0}t - 5t^2 + D$; $h(0) = ${h0}$ nên $h(t) = -5t^2 + ${v0}t + ${h0}$.\n$h'(t) = v(t) = 0$ khi $t = ${t}$; $v$ đổi dấu từ dương sang âm nên $h$ lớn nhất tại đó.\nĐộ cao lớn nhất: $h(${t}) = -5 \\cdot ${t}^2 + ${v0} \\cdot ${t} + ${h0} = ${5 * t * t + h0}$ (m).`,
    };
  }),
]);

const integrals: readonly Template[] = unit(12, 'Tích phân và ứng dụng', ({ mc, set, tf, ew }) => [
  set('M1', 'ý nghĩa thực tế của tích phân', [
    [
      'Nước chảy vào bể với tốc độ $v(t)$ (lít/phút). Tích phân $\\int_5^{10} v(t)\\,\\mathrm{d}t$ cho biết:',
      'số lít nước chảy vào bể từ phút thứ 5 đến phút thứ 10',
      [
        ['tốc độ chảy trung bình từ phút thứ 5 đến phút thứ 10', 'quên chia cho độ dài khoảng thời gian'],
        ['tổng số lít nước có trong bể ở phút thứ 10', 'bỏ qua lượng nước trước phút thứ 5'],
        ['tốc độ chảy ở phút thứ 10 trừ tốc độ ở phút thứ 5', 'nhầm tích phân của $v$ với hiệu hai giá trị của $v$'],
      ],
      'Lượng nước là nguyên hàm của tốc độ chảy, nên tích phân của tốc độ là lượng nước chảy thêm trong khoảng thời gian đó.',
    ],
    [
      'Chất điểm chuyển động với vận tốc $v(t) \\ge 0$ (m/s). Tích phân $\\int_0^{8} v(t)\\,\\mathrm{d}t$ là:',
      'quãng đường (m) đi được trong 8 giây đầu',
      [
        ['vận tốc (m/s) ở giây thứ 8', 'nhầm tích phân với giá trị của $v$'],
        ['gia tốc (m/s²) ở giây thứ 8', 'nhầm tích phân với đạo hàm'],
        ['vận tốc trung bình (m/s) trong 8 giây đầu', 'quên chia cho 8'],
      ],
      'Quãng đường là nguyên hàm của vận tốc, và vận tốc không âm.',
    ],
    [
      "Dân số của một thị trấn là $P(t)$, tăng với tốc độ $P'(t)$ (người/năm), $t$ tính từ năm 2020. Tích phân $\\int_0^{5} P'(t)\\,\\mathrm{d}t$ là:",
      'số dân tăng thêm từ năm 2020 đến năm 2025',
      [
        ['số dân của thị trấn vào năm 2025', 'quên trừ số dân năm 2020'],
        ['số dân tăng thêm trong riêng năm 2025', 'chỉ xét năm cuối'],
        ['số dân tăng trung bình mỗi năm', 'quên chia cho 5'],
      ],
      "$\\int_0^5 P'(t)\\,\\mathrm{d}t = P(5) - P(0)$.",
    ],
  ]),
  mc('M1', 'đổi cận và nhân với hằng số', (r) => {
    const [p, k] = [nonZero(r, -7, 9), r.int(2, 5)];
    return {
      ask: [
        `Cho $\\int_1^4 f(x)\\,\\mathrm{d}x = ${p}$. Tính $\\int_4^1 ${k}f(x)\\,\\mathrm{d}x$.`,
        `Biết $\\int_1^4 f(x)\\,\\mathrm{d}x = ${p}$, tích phân $\\int_4^1 ${k}f(x)\\,\\mathrm{d}x$ bằng:`,
        `Hàm số $f$ liên tục trên $[1;\\,4]$ và $\\int_1^4 f(x)\\,\\mathrm{d}x = ${p}$. Giá trị của $\\int_4^1 ${k}f(x)\\,\\mathrm{d}x$ là:`,
      ],
      right: -k * p,
      wrong: [
        [k * p, 'không đổi dấu khi đổi chỗ hai cận'],
        [-p, `quên nhân với ${k}`],
        [k - p, `lấy ${k} trừ tích phân đã cho`],
        [k + p, 'cộng thay vì nhân'],
      ],
      why: `Đổi chỗ hai cận thì tích phân đổi dấu: $\\int_4^1 ${k}f(x)\\,\\mathrm{d}x = -${k} \\cdot ${par(p)} = ${-k * p}$.`,
    };
  }),
  set('M1', 'tích phân của hàm số cơ bản', [
    [
      'Giá trị của $\\int_0^1 \\mathrm{e}^x\\,\\mathrm{d}x$ là:',
      '$\\mathrm{e} - 1$',
      [
        ['$\\mathrm{e}$', 'quên trừ $\\mathrm{e}^0$'],
        ['$e + 1$', 'cộng hai giá trị ở hai cận'],
        ['$1 - e$', 'lấy giá trị ở cận dưới trừ cận trên'],
      ],
      '$\\int_0^1 \\mathrm{e}^x\\,\\mathrm{d}x = \\mathrm{e}^1 - \\mathrm{e}^0 = \\mathrm{e} - 1$.',
    ],
    [
      'Tính tích phân $\\int_0^{\\pi/2} \\sin x\\,\\mathrm{d}x$, ta được:',
      '$1$',
      [
        ['$-1$', 'lấy nguyên hàm của $\\sin x$ là $\\cos x$'],
        ['$0$', 'bỏ qua giá trị ở cận dưới'],
        ['$\\dfrac{\\pi}{2}$', 'lấy độ dài đoạn lấy tích phân'],
      ],
      'Một nguyên hàm của $\\sin x$ là $-\\cos x$; $-\\cos\\dfrac{\\pi}{2} + \\cos 0 = 1$.',
    ],
    [
      'Diện tích hình phẳng giới hạn bởi đồ thị hàm số $y = \\dfrac{1}{x}$, trục hoành và hai đường thẳng $x = 1$, $x = \\mathrm{e}$ bằng:',
      '$1$',
      [
        ['$\\mathrm{e}$', 'lấy giá trị cận trên'],
        ['$\\dfrac{1}{\\mathrm{e}} - 1$', 'lấy hiệu hai giá trị của $\\dfrac{1}{x}$'],
        ['$\\mathrm{e} - 1$', 'lấy độ dài đoạn lấy tích phân'],
      ],
      '$\\int_1^{\\mathrm{e}} \\dfrac{1}{x}\\,\\mathrm{d}x = \\ln \\mathrm{e} - \\ln 1 = 1$.',
    ],
  ]),
  tf('M2', 'bơm nước vào bể', (r) => {
    const [a, b, start] = [r.int(1, 2), r.int(2, 6), 20 * r.int(2, 5)];
    const t = r.int(4, 6);
    const added = a * t ** 3 + b * t * t;
    const rate = `${3 * a}t^2 + ${2 * b}t`;
    return {
      ask: [
        `Một bể có sẵn ${start} lít nước. Máy bơm đưa nước vào bể với tốc độ $v(t) = ${rate}$ (lít/phút), $t$ là số phút kể từ lúc bắt đầu bơm.`,
        `Bể cá đang có ${start} lít nước thì được bơm thêm với tốc độ $v(t) = ${rate}$ (lít/phút) ở phút thứ $t$ kể từ khi mở máy.`,
        `Để tưới vườn rau, người ta bơm nước vào bể chứa sẵn ${start} lít với tốc độ tăng dần $v(t) = ${rate}$ (lít/phút), $t$ tính bằng phút từ lúc bật bơm.`,
      ],
      say: [
        [
          `Lượng nước bơm được trong ${t} phút đầu là $\\int_0^{${t}} (${rate})\\,\\mathrm{d}t$ (lít).`,
          `Lượng nước bơm được trong ${t} phút đầu là $v(${t}) - v(0)$ (lít).`,
          'lượng nước là tích phân của tốc độ bơm.',
        ],
        [
          `Trong ${t} phút đầu, máy bơm được ${added} lít nước.`,
          `Trong ${t} phút đầu, máy bơm được ${3 * a * t * t + 2 * b * t} lít nước.`,
          `$\\left(${poly([a, b, 0, 0], 't')}\\right)\\Big|_0^{${t}} = ${added}$.`,
        ],
        [
          `Sau ${t} phút, bể có ${added + start} lít nước.`,
          `Sau ${t} phút, bể có ${added} lít nước.`,
          `cộng lượng nước có sẵn: $${added} + ${start} = ${added + start}$.`,
        ],
        [
          `Từ phút thứ ${t - 1} đến phút thứ ${t}, máy bơm được ${added - (a * (t - 1) ** 3 + b * (t - 1) ** 2)} lít nước.`,
          `Từ phút thứ ${t - 1} đến phút thứ ${t}, máy bơm được ${3 * a * t * t + 2 * b * t - (3 * a * (t - 1) ** 2 + 2 * b * (t - 1))} lít nước.`,
          `$\\int_{${t - 1}}^{${t}} v(t)\\,\\mathrm{d}t = ${added} - ${a * (t - 1) ** 3 + b * (t - 1) ** 2} = ${added - (a * (t - 1) ** 3 + b * (t - 1) ** 2)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'dung tích chiếc bình tròn xoay', (r) => {
    const [a, h] = [r.int(1, 4), 2 * r.int(3, 6)];
    const v = (h * h) / 2 + a * h;
    const half = ((h / 2) * (h / 2)) / 2 + (a * h) / 2;
    return {
      ask: [
        `Một chiếc bình có dạng khối tròn xoay sinh ra khi quay hình phẳng giới hạn bởi đường cong $y = \\sqrt{x + ${a}}$, trục $Ox$ và hai đường thẳng $x = 0$, $x = ${h}$ quanh trục $Ox$ (đơn vị: dm; đáy bình ở $x = 0$). Tính dung tích của bình và thể tích nước khi nước cao bằng nửa bình.`,
        `Lòng một chiếc chậu hoa là khối tròn xoay tạo bởi hình phẳng giới hạn bởi $y = \\sqrt{x + ${a}}$, trục hoành, $x = 0$ và $x = ${h}$ quay quanh trục $Ox$ (đơn vị: dm), đáy chậu ứng với $x = 0$. Tính thể tích lòng chậu và thể tích phần từ đáy đến nửa chiều cao.`,
        `Khi quay quanh $Ox$ miền giới hạn bởi $y = \\sqrt{x + ${a}}$, $y = 0$, $x = 0$, $x = ${h}$ (đơn vị: dm), ta được mô hình một cái cốc dựng đứng có đáy ở $x = 0$. Tính dung tích của cốc và thể tích nước khi mực nước bằng một nửa chiều cao của cốc.`,
      ],
      solution: `Thiết diện vuông góc với $Ox$ tại $x$ là hình tròn bán kính $\\sqrt{x + ${a}}$, diện tích $\\pi(x + ${a})$ (dm²).\nDung tích: $V = \\pi\\int_0^{${h}} (x + ${a})\\,\\mathrm{d}x = \\pi\\left(\\dfrac{${h}^2}{2} + ${a === 1 ? '' : `${a} \\cdot `}${h}\\right) = ${v}\\pi$ (dm³).\nPhần từ đáy đến nửa chiều cao ứng với $0 \\le x \\le ${h / 2}$.\nThể tích phần này: $\\pi\\int_0^{${h / 2}} (x + ${a})\\,\\mathrm{d}x = ${n(half)}\\pi$ (dm³).`,
    };
  }),
]);

export const calculus12Second: readonly Template[] = [
  ...behaviour,
  ...asymptotes,
  ...optimum,
  ...primitives,
  ...integrals,
];
