/** Tasks of level M4: two ideas that nobody names. */
import { TooFewDistractors } from '../../../kit.ts';
import { n, plain, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { shown } from '../figures/kit.ts';
import { pt, signed, sum, unit } from '../kit.ts';

export const hardFourth: readonly Template[] = [
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ ew }) => [
    ew('M4', 'tham số để hai giao điểm thoả mãn tổng bình phương', (r) => {
      const [p, m] = [r.int(1, 3), r.int(1, 6)];
      // x² = 2px + m: the sum of squares is 4p² + 2m.
      const k = 4 * p * p + 2 * m;
      const line = `y = ${2 * p}x + m`;
      return {
        ask: [
          `Cho parabol $(P): y = x^2$ và đường thẳng $d: ${line}$ ($m$ là tham số). Tìm $m$ để $d$ cắt $(P)$ tại hai điểm phân biệt có hoành độ $x_1$, $x_2$ thoả mãn $x_1^2 + x_2^2 = ${k}$.`,
          `Đường thẳng $d: ${line}$ cắt parabol $(P): y = x^2$ tại hai điểm phân biệt. Gọi $x_1$, $x_2$ là hoành độ của chúng. Với giá trị nào của tham số $m$ thì $x_1^2 + x_2^2 = ${k}$?`,
          `Xác định tham số $m$ sao cho đồ thị hàm số $y = x^2$ và đường thẳng $${line}$ có hai điểm chung phân biệt mà tổng bình phương hai hoành độ bằng ${k}.`,
        ],
        solution: `Phương trình hoành độ giao điểm: $x^2 - ${2 * p}x - m = 0$.\nCó hai nghiệm phân biệt khi $\\Delta' = ${p * p} + m > 0$, tức là $m > -${p * p}$.\nTheo định lí Viète: $x_1 + x_2 = ${2 * p}$, $x_1x_2 = -m$, nên $x_1^2 + x_2^2 = ${4 * p * p} + 2m$.\n$${4 * p * p} + 2m = ${k}$ cho $m = ${m}$, thoả mãn $m > -${p * p}$. Vậy $m = ${m}$.`,
      };
    }),
  ]),
  ...unit(9, 'Bất đẳng thức và bất phương trình', ({ ew }) => [
    ew('M4', 'tổng nghịch đảo nhỏ nhất khi biết tổng', (r) => {
      const k = r.int(2, 6);
      return {
        ask: [
          `Cho hai số dương $a$, $b$ có $a + b = ${2 * k}$. Tìm giá trị lớn nhất của $ab$ và giá trị nhỏ nhất của $Q = \\dfrac{1}{a} + \\dfrac{1}{b}$.`,
          `Hai người chia một đoạn đường ${2 * k} km thành hai phần $a$ km và $b$ km. Chứng minh $ab \\le ${k * k}$, từ đó tìm giá trị nhỏ nhất của $Q = \\dfrac{1}{a} + \\dfrac{1}{b}$.`,
          `Với $a > 0$, $b > 0$ và $a + b = ${2 * k}$, chứng minh $Q = \\dfrac{1}{a} + \\dfrac{1}{b}$ không nhỏ hơn $\\dfrac{2}{${k}}$; dấu bằng xảy ra khi nào?`,
        ],
        solution: `$(a - b)^2 \\ge 0$ nên $(a + b)^2 - 4ab \\ge 0$, suy ra $ab \\le \\dfrac{${2 * k}^2}{4} = ${k * k}$.\nDấu bằng xảy ra khi $a = b = ${k}$; giá trị lớn nhất của $ab$ là ${k * k}.\n$Q = \\dfrac{a + b}{ab} = \\dfrac{${2 * k}}{ab} \\ge \\dfrac{${2 * k}}{${k * k}} = \\dfrac{2}{${k}}$.\nVậy giá trị nhỏ nhất của $Q$ là $\\dfrac{2}{${k}}$, đạt được khi $a = b = ${k}$.`,
      };
    }),
  ]),
  ...unit(11, 'Hàm số mũ, hàm số lôgarit', ({ fb }) => [
    fb('M4', 'số tháng gửi góp để đạt mục tiêu', (r) => {
      const [each, rate] = [r.int(2, 5), r.pick([0.5, 0.6])];
      const goal = each * r.int(26, 40);
      let [months, money] = [0, 0];
      while (money < goal) {
        money = (money + each) * (1 + rate / 100);
        months++;
      }
      return {
        ask: [
          `Đầu mỗi tháng anh Bình gửi tiết kiệm ${each} triệu đồng, lãi kép ${plain(rate)}% mỗi tháng. Sau ít nhất bao nhiêu tháng (tính đến cuối tháng, cả gốc lẫn lãi) anh có không dưới ${goal} triệu đồng?`,
          `Một quỹ nhận ${each} triệu đồng vào đầu mỗi tháng và sinh lãi kép ${plain(rate)}% một tháng. Tính số tháng ít nhất để cuối tháng đó quỹ có từ ${goal} triệu đồng trở lên.`,
          `Chị Mai góp ${each} triệu đồng vào đầu mỗi tháng, tiền sinh lãi kép ${plain(rate)}%/tháng. Hỏi cuối tháng thứ mấy số tiền lần đầu tiên đạt ít nhất ${goal} triệu đồng?`,
        ],
        is: months,
        why: `Cuối tháng thứ $k$ có $S_k = ${each} \\cdot \\dfrac{${n(1 + rate / 100)}^k - 1}{${n(rate / 100)}} \\cdot ${n(1 + rate / 100)}$ (triệu đồng). $S_k \\ge ${goal}$ khi $k \\ge \\log_{${n(1 + rate / 100)}}\\left(1 + \\dfrac{${goal} \\cdot ${n(rate / 100)}}{${each} \\cdot ${n(1 + rate / 100)}}\\right)$; số nguyên nhỏ nhất là ${months}.`,
      };
    }),
  ]),
  ...unit(12, 'Tính đơn điệu và cực trị', ({ fb }) => [
    fb('M4', "số điểm cực trị của hàm hợp từ đồ thị của f'", (_, turn) => {
      const [c, is, why] = (
        [
          [-3, 5, '$x^2 = 2$ và $x^2 = 6$, cho bốn nghiệm khác 0, mỗi nghiệm đơn'],
          [1, 3, '$x^2 = -2$ (vô nghiệm) và $x^2 = 2$, cho hai nghiệm đơn khác 0'],
          [3, 1, '$x^2 = -4$ (vô nghiệm) và $x^2 = 0$, vẫn chỉ cho $x = 0$'],
        ] as const
      )[turn]!;
      return {
        ask: shown(
          "hàm số $y = f(x)$ có đạo hàm trên $\\mathbb{R}$ và đồ thị của hàm số $y = f'(x)$",
          `Tìm số điểm cực trị của hàm số $g(x) = f(x^2 ${signed(c)})$.`,
        ),
        is,
        why: `$f'(x) = 0$ khi $x = -1$ hoặc $x = 3$. $g'(x) = 2x f'(x^2 ${signed(c)})$ bằng 0 khi $x = 0$ hoặc $x^2 ${signed(c)}$ bằng $-1$ hoặc 3, tức là ${why}. Tại mỗi nghiệm $g'$ đổi dấu, nên có ${is} điểm cực trị.`,
        figure: graph('quadratic', [1, -2, -3], [-2.5, 4.5], [-5, 4], { grid: true, extrema: false }),
      };
    }),
    fb('M4', 'tham số để hàm phân thức nghịch biến trên khoảng', (r) => {
      const k = r.int(4, 8);
      const c = r.int(1, k - 2);
      return {
        ask: [
          `Có bao nhiêu giá trị nguyên của $m$ để hàm số $y = \\dfrac{mx + ${k * k}}{x + m}$ nghịch biến trên khoảng $(-\\infty;\\,${c})$?`,
          `Đếm số nguyên $m$ sao cho hàm số $y = \\dfrac{mx + ${k * k}}{x + m}$ xác định và nghịch biến trên khoảng $(-\\infty;\\,${c})$.`,
          `Hàm số $y = \\dfrac{mx + ${k * k}}{x + m}$ nghịch biến trên khoảng $(-\\infty;\\,${c})$ với bao nhiêu giá trị nguyên của tham số $m$?`,
        ],
        is: k - c,
        why: `$y' = \\dfrac{m^2 - ${k * k}}{(x + m)^2} < 0$ khi $-${k} < m < ${k}$. Hàm số xác định trên khoảng đó khi $-m \\ge ${c}$, tức là $m \\le -${c}$. Vậy $-${k} < m \\le -${c}$: có ${k - c} số nguyên.`,
      };
    }),
  ]),
  ...unit(12, 'Bài toán tối ưu', ({ fb }) => [
    fb('M4', 'hình nón lớn nhất trong mặt cầu', (r) => {
      const k = r.int(2, 9);
      return {
        ask: [
          `Trong các hình nón nội tiếp mặt cầu bán kính ${3 * k} cm, hình nón có thể tích lớn nhất cao bao nhiêu xăng-ti-mét?`,
          `Từ một khối cầu bán kính ${3 * k} cm, người ta tiện ra một khối nón có đỉnh và đường tròn đáy nằm trên mặt cầu. Để khối nón lớn nhất, chiều cao của nó phải bằng bao nhiêu xăng-ti-mét?`,
          `Một đồ trang trí hình nón đặt trong quả cầu thuỷ tinh bán kính trong ${3 * k} cm, đỉnh và vành đáy chạm vào mặt cầu. Hình nón có thể tích lớn nhất khi chiều cao bằng bao nhiêu xăng-ti-mét?`,
        ],
        is: 4 * k,
        unit: 'cm',
        why: `Gọi chiều cao là $h$, bán kính đáy $r$: $r^2 = h(${6 * k} - h)$. $V = \\dfrac{\\pi}{3}h^2(${6 * k} - h)$, $V' = \\dfrac{\\pi}{3}(${12 * k}h - 3h^2) = 0$ khi $h = ${4 * k}$ ($0 < h < ${6 * k}$); $V'$ đổi dấu từ dương sang âm.`,
      };
    }),
  ]),
  ...unit(12, 'Mặt phẳng, đường thẳng, mặt cầu', ({ fb }) => [
    fb('M4', 'khoảng cách nhỏ nhất giữa hai vật chuyển động', (r) => {
      const [h, w] = r.pick([
        [
          [2, -2, 1],
          [1, 2, 2],
        ],
        [
          [2, 1, -2],
          [1, 2, 2],
        ],
        [
          [1, 2, 2],
          [2, 1, -2],
        ],
      ] as const);
      const [m, k] = [r.int(2, 4), r.int(2, 5)];
      const v = [r.int(1, 3), r.int(1, 3), r.int(0, 2)];
      const b = [r.int(0, 5), r.int(0, 5), r.int(6, 9)];
      // A − B + t (u − v) is m h at the time k.
      const u = v.map((one, at) => one + w[at]!);
      const a = b.map((one, at) => one + m * h[at]! - k * w[at]!);
      if (a[2]! < 1) throw new TooFewDistractors('below the ground');
      return {
        ask: [
          `Trong không gian $Oxyz$ (đơn vị: m), lúc $t = 0$ (giây) hai máy bay mô hình ở $A${pt(...a)}$ và $B${pt(...b)}$, bay với vận tốc không đổi $\\vec{u} = ${pt(...u)}$ và $\\vec{v} = ${pt(...v)}$ (m/s). Khoảng cách nhỏ nhất giữa hai máy bay là bao nhiêu mét?`,
          `Hai drone xuất phát cùng lúc từ $A${pt(...a)}$, $B${pt(...b)}$ (đơn vị: m) và mỗi giây dịch chuyển theo các vectơ $\\vec{u} = ${pt(...u)}$, $\\vec{v} = ${pt(...v)}$. Chúng đến gần nhau nhất cách nhau bao nhiêu mét?`,
          `Điểm $M(t)$ xuất phát từ $A${pt(...a)}$ với vận tốc $\\vec{u} = ${pt(...u)}$, điểm $N(t)$ xuất phát từ $B${pt(...b)}$ với vận tốc $\\vec{v} = ${pt(...v)}$, $t \\ge 0$. Tìm giá trị nhỏ nhất của độ dài $MN$.`,
        ],
        is: 3 * m,
        why: `Hiệu vị trí của hai vật tại thời điểm $t$ là $(${a.map((one, at) => sum([one - b[at]!, ''], [w[at]!, 't'])).join(';\\,')})$; bình phương độ dài bằng $9t^2 - ${18 * k}t + ${9 * (m * m + k * k)} = 9(t - ${k})^2 + ${9 * m * m}$. Giá trị nhỏ nhất đạt được khi $t = ${k}$: $\\sqrt{${9 * m * m}} = ${3 * m}$.`,
      };
    }),
  ]),
];
