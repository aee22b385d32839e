/** Calculus of grade 12 for the tests of a term. */
import { TooFewDistractors } from '../../kit.ts';
import { fraction, nonZero, par, poly, type Template } from '../template.ts';
import { pt, signed, unit } from './kit.ts';

const interval = (from: number | string, to: number | string) => `$${pt(from, to)}$`;

const curves: readonly Template[] = [
  ...unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb, tf, ew }) => [
    mc('M1', 'xét dấu đạo hàm', (r) => {
      const [a, b] = [-r.int(1, 4), r.int(1, 5)];
      return {
        ask: [
          `Hàm số $f(x)$ có đạo hàm $f'(x) = (x ${signed(-a)})(x - ${b})$ với mọi $x$. Hàm số nghịch biến trên khoảng:`,
          `Cho hàm số $y = f(x)$ có $f'(x) = (x ${signed(-a)})(x - ${b})$, $x \\in \\mathbb{R}$. Khoảng nghịch biến của hàm số là:`,
          `Biết $f'(x) = (x ${signed(-a)})(x - ${b})$ trên $\\mathbb{R}$. Đồ thị hàm số $y = f(x)$ đi xuống từ trái sang phải trên khoảng:`,
        ],
        right: interval(a, b),
        wrong: [
          [interval('-\\infty', a), 'lấy khoảng đạo hàm dương bên trái'],
          [interval(b, '+\\infty'), 'lấy khoảng đạo hàm dương bên phải'],
          [interval('-\\infty', b), 'bỏ qua một nghiệm của đạo hàm'],
          [interval(-b, -a), 'sai dấu hai nghiệm của đạo hàm'],
        ],
        why: `$f'(x) < 0$ khi và chỉ khi $${a} < x < ${b}$ (tích của hai nhân tử trái dấu), nên hàm số nghịch biến trên $${pt(a, b)}$.`,
      };
    }),
    mc('M1', 'điểm cực tiểu từ bảng xét dấu', (r, turn) => {
      const [a, b] = [-r.int(1, 4), r.int(1, 5)];
      return {
        ask: [
          `Đạo hàm của hàm số $y = f(x)$ liên tục trên $\\mathbb{R}$ dương trên $(-\\infty;\\,${a})$, âm trên $${pt(a, b)}$ và dương trên $(${b};\\,+\\infty)$. Điểm cực tiểu của hàm số là:`,
          `Hàm số $f(x)$ liên tục trên $\\mathbb{R}$, $f'(x)$ đổi dấu từ dương sang âm khi qua $x = ${a}$ và từ âm sang dương khi qua $x = ${b}$. Hàm số đạt cực tiểu tại:`,
          `Hàm số $y = f(x)$ đồng biến trên $(-\\infty;\\,${a})$ và $(${b};\\,+\\infty)$, nghịch biến trên $${pt(a, b)}$, liên tục trên $\\mathbb{R}$. Hàm số có điểm cực tiểu:`,
        ],
        right: `$x = ${b}$`,
        wrong: [
          [`$x = ${a}$`, 'lấy điểm cực đại'],
          [`$x = ${-b}$`, 'sai dấu của điểm cực tiểu'],
          [`$x = ${a + b}$`, 'cộng hai nghiệm của đạo hàm'],
          ['$x = 0$', 'nhầm giá trị của đạo hàm với hoành độ'],
        ],
        why: `Tại $x = ${b}$ ${turn === 2 ? 'hàm số chuyển từ nghịch biến sang đồng biến' : 'đạo hàm đổi dấu từ âm sang dương'} nên $x = ${b}$ là điểm cực tiểu; tại $x = ${a}$ hàm số đạt cực đại.`,
      };
    }),
    mc('M1', 'số điểm cực trị', (r) => {
      const [a, b] = [r.int(1, 4), r.int(5, 8)];
      const [f, right, why] = r.pick([
        [`x^2(x - ${a})`, 1, `$x^2 \\ge 0$ nên đạo hàm chỉ đổi dấu khi qua $x = ${a}$.`],
        [`(x - ${a})(x - ${b})`, 2, `đạo hàm đổi dấu khi qua $x = ${a}$ và $x = ${b}$.`],
        [`x(x - ${a})(x + ${b})`, 3, `đạo hàm đổi dấu khi qua $x = 0$, $x = ${a}$ và $x = -${b}$.`],
        [`(x - ${a})^2(x + ${b})^2`, 0, 'đạo hàm không âm với mọi $x$ nên không đổi dấu.'],
      ] as const);
      return {
        ask: [
          `Hàm số $y = f(x)$ có đạo hàm $f'(x) = ${f}$ với mọi $x \\in \\mathbb{R}$. Số điểm cực trị của hàm số là:`,
          `Cho $f'(x) = ${f}$, $x \\in \\mathbb{R}$. Hàm số $f(x)$ có bao nhiêu điểm cực trị?`,
          `Đạo hàm $f'(x) = ${f}$ đổi dấu bao nhiêu lần trên $\\mathbb{R}$, tức là hàm số $f(x)$ có mấy điểm cực trị?`,
        ],
        right,
        wrong: [0, 1, 2, 3, 4].filter((one) => one !== right),
        why: `Điểm cực trị là điểm mà đạo hàm đổi dấu: ${why}`,
      };
    }),
    fb('M1', 'giá trị cực đại', (r) => {
      const [p, c] = [r.int(1, 2), nonZero(r, -4, 6)];
      const f = poly([1, 0, -3 * p * p, c]);
      return {
        ask: [
          `Giá trị cực đại của hàm số $y = ${f}$ bằng bao nhiêu?`,
          `Hàm số $y = ${f}$ đạt cực đại tại $x = -${p}$. Tính giá trị cực đại đó.`,
          `Điểm cực đại của đồ thị hàm số $y = ${f}$ có tung độ bằng bao nhiêu?`,
        ],
        is: 2 * p ** 3 + c,
        why: `$y' = ${poly([3, 0, -3 * p * p])}$ đổi dấu từ dương sang âm tại $x = -${p}$; $y(-${p}) = ${-(p ** 3)} + ${3 * p ** 3} ${signed(c)} = ${2 * p ** 3 + c}$.`,
      };
    }),
    tf('M1', 'đọc sự biến thiên của hàm số', (r) => {
      const [a, b, top, low] = [-r.int(1, 3), r.int(1, 4), r.int(4, 8), -r.int(1, 4)];
      const told = `đồng biến trên các khoảng $(-\\infty;\\,${a})$ và $(${b};\\,+\\infty)$, nghịch biến trên khoảng $${pt(a, b)}$, với $f(${a}) = ${top}$ và $f(${b}) = ${low}$`;
      return {
        ask: [
          `Hàm số $y = f(x)$ liên tục trên $\\mathbb{R}$, ${told}.`,
          `Bảng biến thiên của hàm số liên tục $y = f(x)$ cho biết hàm số ${told}.`,
          `Cho hàm số $f(x)$ xác định và liên tục với mọi số thực $x$; biết rằng nó ${told}.`,
        ],
        say: [
          [
            `Hàm số đạt cực đại tại $x = ${a}$.`,
            `Hàm số đạt cực đại tại $x = ${b}$.`,
            `tại $x = ${a}$ hàm số chuyển từ đồng biến sang nghịch biến.`,
          ],
          [
            `Giá trị cực tiểu của hàm số bằng $${low}$.`,
            `Giá trị cực tiểu của hàm số bằng $${b}$.`,
            `hàm số đạt cực tiểu tại $x = ${b}$, giá trị cực tiểu là $f(${b}) = ${low}$.`,
          ],
          [
            `$f(${b + 1}) < f(${b + 2})$.`,
            `$f(${b + 1}) > f(${b + 2})$.`,
            `hàm số đồng biến trên $(${b};\\,+\\infty)$ và $${b + 1} < ${b + 2}$.`,
          ],
          [
            'Hàm số có đúng hai điểm cực trị.',
            'Hàm số có đúng ba điểm cực trị.',
            `chỉ tại $x = ${a}$ và $x = ${b}$ chiều biến thiên thay đổi.`,
          ],
        ],
      };
    }),
    ew('M3', 'khảo sát tính đơn điệu và cực trị', (r) => {
      const [p, q, c] = [-r.int(1, 2), r.int(1, 3), nonZero(r, -3, 5)];
      if ((p + q) % 2 !== 0) throw new TooFewDistractors('half a coefficient');
      const k = (p + q) / 2;
      // f' = 3 (x - p)(x - q).
      const f = [1, -3 * k, 3 * p * q, c];
      const at = (x: number) => x ** 3 - 3 * k * x * x + 3 * p * q * x + c;
      return {
        ask: [
          `Xét tính đơn điệu và tìm các điểm cực trị của hàm số $y = ${poly(f)}$.`,
          `Lập bảng biến thiên của hàm số $y = ${poly(f)}$ và chỉ ra giá trị cực đại, giá trị cực tiểu.`,
          `Tìm các khoảng đồng biến, nghịch biến và cực trị của hàm số $f(x) = ${poly(f)}$.`,
        ],
        solution: `Tập xác định $\\mathbb{R}$.\n$y' = ${poly([3, -6 * k, 3 * p * q])} = 3(x ${signed(-p)})(x - ${q})$; $y' = 0$ khi $x = ${p}$ hoặc $x = ${q}$.\n$y' > 0$ trên $(-\\infty;\\,${p})$ và $(${q};\\,+\\infty)$ nên hàm số đồng biến trên mỗi khoảng đó; $y' < 0$ trên $${pt(p, q)}$ nên hàm số nghịch biến trên khoảng này.\nHàm số đạt cực đại tại $x = ${p}$, $y_{\\text{CĐ}} = ${at(p)}$; đạt cực tiểu tại $x = ${q}$, $y_{\\text{CT}} = ${at(q)}$.`,
      };
    }),
  ]),
  ...unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, fb, tf, ew }) => [
    mc('M1', 'tiệm cận đứng', (r) => {
      const [a, b, c] = [r.int(2, 5), nonZero(r, -6, 6), nonZero(r, -5, 5)];
      if (a * -c + b === 0) throw new TooFewDistractors('no asymptote');
      const f = `\\dfrac{${poly([a, b])}}{${poly([1, c])}}`;
      return {
        ask: [
          `Tiệm cận đứng của đồ thị hàm số $y = ${f}$ là đường thẳng:`,
          `Đồ thị hàm số $y = ${f}$ nhận đường thẳng nào làm tiệm cận đứng?`,
          `Khi $x$ tiến đến giá trị nào thì $|y|$ lớn vô hạn với $y = ${f}$? Từ đó, tiệm cận đứng là:`,
        ],
        right: `$x = ${-c}$`,
        wrong: [
          [`$x = ${c}$`, 'sai dấu nghiệm của mẫu'],
          [`$y = ${a}$`, 'lấy tiệm cận ngang'],
          [`$y = ${-c}$`, 'viết nhầm phương trình của đường nằm ngang'],
          [`$x = ${a}$`, 'lấy số của tiệm cận ngang'],
        ],
        why: `Mẫu thức bằng 0 khi $x = ${-c}$, khi đó tử thức bằng $${-a * c + b} \\ne 0$ nên $x = ${-c}$ là tiệm cận đứng.`,
      };
    }),
    mc('M1', 'giao điểm với trục tung', (r) => {
      const [a, b, c] = [r.int(1, 3), r.int(1, 4), nonZero(r, -7, 7)];
      const f = poly([a, -b, 0, c]);
      return {
        ask: [
          `Đồ thị hàm số $y = ${f}$ cắt trục tung tại điểm có tung độ bằng:`,
          `Giao điểm của đồ thị hàm số $y = ${f}$ với trục $Oy$ có tung độ là:`,
          `Đường cong $y = ${f}$ gặp trục tung ở điểm $(0;\\,m)$ với $m$ bằng:`,
        ],
        right: c,
        wrong: [
          [-c, 'nhầm dấu'],
          [a, 'lấy hệ số cao nhất'],
          [-b, 'lấy hệ số của $x^2$'],
          [a - b + c, 'thay $x = 1$ thay cho $x = 0$'],
        ],
        why: `Với $x = 0$ thì $y = ${c}$.`,
      };
    }),
    mc('M2', 'tiệm cận xiên', (r) => {
      const [a, b, c, d] = [nonZero(r, -3, 3), nonZero(r, -4, 4), nonZero(r, -4, 4), nonZero(r, -5, 5)];
      // (ax + b)(x + c) + d over x + c.
      const f = `\\dfrac{${poly([a, a * c + b, b * c + d])}}{${poly([1, c])}}`;
      return {
        ask: [
          `Tiệm cận xiên của đồ thị hàm số $y = ${f}$ là đường thẳng:`,
          `Chia tử thức cho mẫu thức để tìm tiệm cận xiên của đồ thị hàm số $y = ${f}$. Kết quả là:`,
          `Khi $x \\to \\pm\\infty$, đồ thị hàm số $y = ${f}$ tiến gần đến đường thẳng xiên nào?`,
        ],
        right: `$y = ${poly([a, b])}$`,
        wrong: [
          [`$y = ${poly([a, a * c + b])}$`, 'lấy hệ số của tử mà không chia'],
          [`$y = ${poly([a, -b])}$`, 'nhầm dấu của hệ số tự do'],
          [`$y = ${poly([-a, b])}$`, 'nhầm dấu của hệ số góc'],
          [`$y = ${poly([a, 0])}$`, 'bỏ hệ số tự do của thương'],
        ],
        why: `$${f} = ${poly([a, b])} ${d < 0 ? '-' : '+'} \\dfrac{${Math.abs(d)}}{${poly([1, c])}}$, phần phân thức có giới hạn 0 khi $x \\to \\pm\\infty$, nên tiệm cận xiên là $y = ${poly([a, b])}$.`,
      };
    }),
    fb('M2', 'tâm đối xứng của đồ thị', (r) => {
      const [a, c, b] = [nonZero(r, -6, 6), nonZero(r, -6, 6), nonZero(r, -9, 9)];
      if (-a * c + b === 0 || a === c) throw new TooFewDistractors('degenerate');
      const f = `\\dfrac{${poly([a, b])}}{${poly([1, c])}}`;
      return {
        ask: [
          `Tâm đối xứng của đồ thị hàm số $y = ${f}$ là điểm $I(p;\\,q)$. Tính $p + q$.`,
          `Hai đường tiệm cận của đồ thị hàm số $y = ${f}$ cắt nhau tại $I(p;\\,q)$. Giá trị của $p + q$ bằng bao nhiêu?`,
          `Gọi $x = p$ và $y = q$ là các tiệm cận đứng và ngang của đồ thị hàm số $y = ${f}$. Tính tổng $p + q$.`,
        ],
        is: a - c,
        why: `Tiệm cận đứng $x = ${-c}$, tiệm cận ngang $y = ${a}$ nên hai tiệm cận cắt nhau tại $I${pt(-c, a)}$ và $p + q = ${-c} + ${par(a)} = ${a - c}$.`,
      };
    }),
    tf('M2', 'đồ thị hàm phân thức', (r) => {
      const [c, k] = [r.int(1, 4), r.int(2, 5)];
      const a = r.int(1, 3);
      // y = a - k/(x + c): increasing.
      const f = `\\dfrac{${poly([a, a * c - k])}}{${poly([1, c])}}`;
      return {
        ask: [
          `Cho hàm số $y = ${f}$ có đồ thị $(C)$.`,
          `Một bạn khảo sát và vẽ đồ thị $(C)$ của hàm số $y = ${f}$.`,
          `Xét hàm số $y = ${f}$ trên tập xác định của nó; gọi $(C)$ là đồ thị.`,
        ],
        say: [
          [
            `Tập xác định của hàm số là $\\mathbb{R} \\setminus \\{-${c}\\}$.`,
            `Tập xác định của hàm số là $\\mathbb{R} \\setminus \\{${c}\\}$.`,
            `mẫu thức $x + ${c}$ bằng 0 khi $x = -${c}$.`,
          ],
          [
            `Tiệm cận ngang của $(C)$ là $y = ${a}$.`,
            `Tiệm cận ngang của $(C)$ là $y = -${c}$.`,
            `$\\lim_{x \\to \\pm\\infty} y = ${a}$.`,
          ],
          [
            'Hàm số đồng biến trên mỗi khoảng xác định.',
            'Hàm số nghịch biến trên mỗi khoảng xác định.',
            `$y' = \\dfrac{${k}}{(x + ${c})^2} > 0$ với mọi $x \\ne -${c}$.`,
          ],
          [
            `Giao điểm hai tiệm cận của $(C)$ là $I${pt(-c, a)}$.`,
            `Giao điểm hai tiệm cận của $(C)$ là $I${pt(a, -c)}$.`,
            `tiệm cận đứng $x = -${c}$ và tiệm cận ngang $y = ${a}$ cắt nhau tại $${pt(-c, a)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'khảo sát hàm phân thức', (r) => {
      const [c, a, k] = [r.int(1, 3), r.int(1, 2), r.int(1, 3)];
      const f = `\\dfrac{${poly([a, a * c + k])}}{${poly([1, c])}}`;
      return {
        ask: [
          `Khảo sát sự biến thiên và vẽ đồ thị của hàm số $y = ${f}$.`,
          `Cho hàm số $y = ${f}$. Tìm tập xác định, các đường tiệm cận, chiều biến thiên và toạ độ giao điểm của đồ thị với các trục, rồi vẽ đồ thị.`,
          `Lập bảng biến thiên và vẽ đồ thị hàm số $y = ${f}$; chỉ ra tâm đối xứng của đồ thị.`,
        ],
        solution: `Tập xác định $\\mathbb{R} \\setminus \\{-${c}\\}$.\n$y' = \\dfrac{${a * c - (a * c + k)}}{(x + ${c})^2} < 0$ với mọi $x \\ne -${c}$ nên hàm số nghịch biến trên $(-\\infty;\\,-${c})$ và $(-${c};\\,+\\infty)$; hàm số không có cực trị.\n$\\lim_{x \\to \\pm\\infty} y = ${a}$ nên tiệm cận ngang là $y = ${a}$; $\\lim_{x \\to -${c}^+} y = +\\infty$, $\\lim_{x \\to -${c}^-} y = -\\infty$ nên tiệm cận đứng là $x = -${c}$.\nĐồ thị cắt $Oy$ tại $\\left(0;\\,${fraction(a * c + k, c)}\\right)$, cắt $Ox$ tại $\\left(${fraction(-(a * c + k), a)};\\,0\\right)$ và nhận $I${pt(-c, a)}$ làm tâm đối xứng.`,
      };
    }),
  ]),
  ...unit(12, 'Bài toán tối ưu', ({ mc, fb, tf, ew }) => [
    mc('M1', 'các bước giải', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Để tìm giá trị lớn nhất của hàm số $f(x)$ liên tục trên đoạn $[a;\\,b]$, có đạo hàm trên $(a;\\,b)$, ta so sánh giá trị của $f$ tại:',
            "các điểm mà $f' = 0$ trong $(a;\\,b)$ và hai đầu mút $a$, $b$",
            [
              ['hai đầu mút $a$, $b$', 'bỏ qua các điểm bên trong đoạn'],
              ["các điểm mà $f' = 0$ trong $(a;\\,b)$", 'bỏ qua hai đầu mút'],
              ['trung điểm của đoạn $[a;\\,b]$', 'cho rằng giá trị lớn nhất luôn ở chính giữa'],
            ],
            'Giá trị lớn nhất có thể đạt ở một điểm tới hạn bên trong hoặc ở đầu mút, nên phải xét cả hai.',
          ],
          [
            'Một mảnh vườn hình chữ nhật có chu vi không đổi. Diện tích mảnh vườn lớn nhất khi nó là:',
            'hình vuông',
            [
              ['hình chữ nhật có chiều dài gấp đôi chiều rộng', 'cho rằng hai cạnh phải khác nhau'],
              ['hình chữ nhật có chiều dài gấp ba chiều rộng', 'cho rằng càng dài thì càng rộng'],
              ['hình chữ nhật có chiều rộng nhỏ nhất có thể', 'nhầm lớn nhất với nhỏ nhất'],
            ],
            'Với nửa chu vi $p$, diện tích $x(p - x)$ lớn nhất khi $x = \\dfrac{p}{2}$, tức là hai cạnh bằng nhau.',
          ],
          [
            "Lợi nhuận $P(x)$ của một xưởng là hàm số có đạo hàm trên khoảng $(0;\\,100)$, $P'(x) > 0$ trên $(0;\\,40)$ và $P'(x) < 0$ trên $(40;\\,100)$. Lợi nhuận lớn nhất khi:",
            '$x = 40$',
            [
              ['$x = 100$', 'cho rằng lợi nhuận luôn tăng'],
              ['$x = 0$', 'nhầm lớn nhất với nhỏ nhất'],
              ['$x = 60$', 'lấy độ dài của khoảng nghịch biến'],
            ],
            'Hàm số tăng trên $(0;\\,40)$ rồi giảm trên $(40;\\,100)$ nên đạt giá trị lớn nhất tại $x = 40$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'lập hàm số diện tích', (r) => {
      const p = 2 * r.int(10, 30);
      return {
        ask: [
          `Người ta dùng ${2 * p} m lưới để rào một khu đất hình chữ nhật, một cạnh dài $x$ (m). Diện tích khu đất theo $x$ là:`,
          `Hình chữ nhật có chu vi ${2 * p} cm và một cạnh bằng $x$ (cm). Hàm số biểu thị diện tích là:`,
          `Uốn một sợi dây thép dài ${2 * p} cm thành khung hình chữ nhật có một cạnh $x$ (cm). Diện tích của khung bằng:`,
        ],
        right: `$x(${p} - x)$`,
        wrong: [
          [`$x(${2 * p} - x)$`, 'lấy cả chu vi thay cho nửa chu vi'],
          [`$x(${p} + x)$`, 'cộng thay vì trừ'],
          [`$x(${2 * p} - 2x)$`, 'trừ hai cạnh khỏi chu vi mà quên chia đôi'],
        ],
        why: `Nửa chu vi bằng ${p} nên cạnh còn lại là $${p} - x$, diện tích $S(x) = x(${p} - x)$.`,
      };
    }),
    mc('M2', 'diện tích lớn nhất', (r, turn) => {
      const named = [
        'Gọi một cạnh là $x$ (cm), diện tích là',
        'Gọi một cạnh là $x$ (m), diện tích là',
        'Gọi một số là $x$, tích của hai số là',
      ][turn]!;
      const p = 2 * r.int(5, 15);
      return {
        ask: [
          `Trong các hình chữ nhật có chu vi ${2 * p} cm, hình có diện tích lớn nhất có diện tích (cm²) là:`,
          `Với ${2 * p} m hàng rào, khu đất hình chữ nhật rào được rộng nhất bao nhiêu mét vuông?`,
          `Hai số dương có tổng bằng ${p}. Tích của chúng lớn nhất bằng:`,
        ],
        right: (p / 2) ** 2,
        wrong: [
          [(p / 2) * p, 'quên chia đôi một cạnh'],
          [p * p, 'lấy nửa chu vi làm cạnh'],
          [(p / 2 - 1) * (p / 2 + 1), 'lấy hai cạnh hơn kém nhau 2 cm'],
          [2 * p, 'lấy chu vi'],
        ],
        why: `${named} $S(x) = x(${p} - x)$. $S'(x) = ${p} - 2x = 0$ khi $x = ${p / 2}$; giá trị lớn nhất là $${p / 2} \\cdot ${p / 2} = ${(p / 2) ** 2}$.`,
      };
    }),
    mc('M2', 'chi phí trung bình nhỏ nhất', (r) => {
      const [k, c, b] = [r.int(2, 9), r.int(2, 5), r.int(10, 30)];
      const fixed = c * k * k;
      return {
        ask: [
          `Chi phí trung bình (nghìn đồng) để sản xuất mỗi sản phẩm khi làm $x$ sản phẩm là $C(x) = ${c}x + \\dfrac{${fixed}}{x} + ${b}$, $x > 0$. Chi phí trung bình nhỏ nhất khi $x$ bằng:`,
          `Hàm số $C(x) = ${c}x + \\dfrac{${fixed}}{x} + ${b}$ đạt giá trị nhỏ nhất trên $(0;\\,+\\infty)$ tại $x$ bằng:`,
          `Một xưởng có chi phí bình quân $C(x) = ${c}x + \\dfrac{${fixed}}{x} + ${b}$ với $x$ (trăm sản phẩm) dương. Xưởng nên làm bao nhiêu trăm sản phẩm để chi phí bình quân thấp nhất?`,
        ],
        right: k,
        wrong: [
          [k * k, 'quên khai căn'],
          [c * k, 'nhân với hệ số của $x$'],
          [2 * k, 'nhân thừa với 2'],
          [2 * c * k + b, 'trả lời bằng chi phí nhỏ nhất'],
        ],
        why: `$C'(x) = ${c} - \\dfrac{${fixed}}{x^2} = 0$ khi $x^2 = ${k * k}$, $x = ${k}$; $C'$ đổi dấu từ âm sang dương tại đó.`,
      };
    }),
    fb('M1', 'giá trị nhỏ nhất của hàm bậc hai', (r) => {
      const [p, q] = [r.int(2, 6), r.int(3, 20)];
      return {
        ask: [
          `Giá trị nhỏ nhất của hàm số $f(x) = ${poly([1, -2 * p, p * p + q])}$ trên $\\mathbb{R}$ bằng bao nhiêu?`,
          `Chi phí vận hành một máy (triệu đồng) ở công suất $x$ là $f(x) = ${poly([1, -2 * p, p * p + q])}$. Chi phí thấp nhất là bao nhiêu triệu đồng?`,
          `Khoảng cách (m) giữa hai vật theo thời gian $x$ (giây) được tính bởi $f(x) = ${poly([1, -2 * p, p * p + q])}$, $x \\ge 0$. Khoảng cách nhỏ nhất là bao nhiêu mét?`,
        ],
        is: q,
        why: `$f'(x) = 2x - ${2 * p} = 0$ khi $x = ${p}$; $f(${p}) = ${q}$ là giá trị nhỏ nhất.`,
      };
    }),
    fb('M2', 'vận tốc lớn nhất', (r, turn) => {
      const [k, c] = [r.int(2, 5), r.int(1, 9)];
      return {
        ask: [
          `Một vật chuyển động theo quy luật $s(t) = -\\dfrac{1}{3}t^3 + ${k}t^2 + ${c}t$ ($t$ tính bằng giây, $s$ tính bằng mét). Vận tốc lớn nhất của vật là bao nhiêu mét trên giây?`,
          `Quãng đường một chất điểm đi được là $s(t) = -\\dfrac{1}{3}t^3 + ${k}t^2 + ${c}t$ (m) với $0 \\le t \\le ${2 * k}$ (giây). Tìm giá trị lớn nhất của vận tốc (m/s).`,
          `Hàm số $v(t) = -t^2 + ${2 * k}t + ${c}$ cho vận tốc (m/s) của một vật ở thời điểm $t \\ge 0$ (giây). Vận tốc lớn nhất bằng bao nhiêu?`,
        ],
        is: k * k + c,
        unit: 'm/s',
        why: `${turn === 2 ? '' : `Vận tốc là $v(t) = s'(t) = -t^2 + ${2 * k}t + ${c}$. `}$v'(t) = -2t + ${2 * k} = 0$ khi $t = ${k}$; $v(${k}) = ${k * k + c}$ (m/s).`,
      };
    }),
    tf('M2', 'tối ưu diện tích khu vườn dựa vào tường', (r) => {
      const p = 4 * r.int(5, 15);
      return {
        ask: [
          `Bác Minh có ${p} m lưới để rào ba cạnh của một khu vườn hình chữ nhật, cạnh thứ tư là bức tường. Gọi $x$ (m) là độ dài mỗi cạnh vuông góc với tường.`,
          `Một khu vườn hình chữ nhật tựa vào bờ tường, chỉ cần rào ba cạnh bằng ${p} m lưới; hai cạnh vuông góc với tường cùng dài $x$ (m).`,
          `Để nuôi gà, người ta rào ba cạnh của một khu vườn hình chữ nhật (cạnh còn lại là tường nhà) hết ${p} m lưới. Đặt $x$ (m) là độ dài cạnh vuông góc với tường.`,
        ],
        say: [
          [
            `Cạnh song song với tường dài $${p} - 2x$ (m).`,
            `Cạnh song song với tường dài $${p} - x$ (m).`,
            `tổng ba cạnh là $2x$ cộng cạnh song song với tường, bằng ${p}.`,
          ],
          [
            `Diện tích khu vườn là $S(x) = x(${p} - 2x)$ (m²).`,
            `Diện tích khu vườn là $S(x) = x(${p / 2} - x)$ (m²).`,
            `nhân hai cạnh $x$ và $${p} - 2x$.`,
          ],
          [`$S'(x) = ${p} - 4x$.`, `$S'(x) = ${p} - 2x$.`, `$S(x) = ${p}x - 2x^2$.`],
          [
            `Diện tích lớn nhất bằng ${p ** 2 / 8} m².`,
            `Diện tích lớn nhất bằng ${p ** 2 / 16} m².`,
            `$S'(x) = 0$ khi $x = ${p / 4}$, $S(${p / 4}) = ${p / 4} \\cdot ${p / 2} = ${p ** 2 / 8}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'doanh thu lớn nhất', (r) => {
      const [price, rooms, step] = [r.int(8, 12) * 50, 10 * r.int(4, 8), 50];
      // Each step of 50 empties two rooms.
      const k = (rooms - (2 * price) / step) / 4;
      if (k <= 0 || !Number.isInteger(k)) throw new TooFewDistractors('no whole optimum');
      return {
        ask: [
          `Một khách sạn có ${rooms} phòng. Nếu giá thuê mỗi phòng là ${price} nghìn đồng một ngày thì tất cả các phòng đều có khách; cứ tăng giá thêm ${step} nghìn đồng thì có thêm 2 phòng trống. Khách sạn nên cho thuê với giá bao nhiêu để doanh thu một ngày lớn nhất?`,
          `Nhà hàng có ${rooms} bàn đều kín khách khi giá đặt mỗi bàn là ${price} nghìn đồng; mỗi lần tăng giá ${step} nghìn đồng thì mất 2 bàn khách. Tìm giá đặt bàn để tổng tiền thu được lớn nhất.`,
          `Bãi xe có ${rooms} chỗ, giá thuê tháng ${price} nghìn đồng thì hết chỗ; mỗi khi tăng ${step} nghìn đồng thì trống thêm 2 chỗ. Giá thuê nào đem lại doanh thu tháng lớn nhất?`,
        ],
        solution: `Gọi $x$ là số lần tăng giá ${step} nghìn đồng ($0 \\le x \\le ${rooms / 2}$).\nDoanh thu: $R(x) = (${price} + ${step}x)(${rooms} - 2x) = ${poly([-2 * step, step * rooms - 2 * price, price * rooms])}$ (nghìn đồng).\n$R'(x) = ${poly([-4 * step, step * rooms - 2 * price])} = 0$ khi $x = ${k}$.\n$R'(x) > 0$ khi $x < ${k}$ và $R'(x) < 0$ khi $x > ${k}$ nên $R$ lớn nhất tại $x = ${k}$.\nGiá cần tìm: $${price} + ${step} \\cdot ${k} = ${price + step * k}$ (nghìn đồng).`,
      };
    }),
  ]),
];

const integrals: readonly Template[] = [
  ...unit(12, 'Nguyên hàm', ({ mc, fb, tf, ew }) => [
    mc('M1', 'nguyên hàm của hàm luỹ thừa', (r) => {
      const k = r.int(2, 8);
      return {
        ask: [
          `$\\int x^${k}\\,\\mathrm{d}x$ bằng:`,
          `Họ nguyên hàm của hàm số luỹ thừa $f(x) = x^${k}$ là:`,
          `Hàm số nào có đạo hàm bằng $x^${k}$ với mọi hằng số $C$?`,
        ],
        right: `$\\dfrac{x^{${k + 1}}}{${k + 1}} + C$`,
        wrong: [
          [`$${poly([k, ...Array.from({ length: k - 1 }, () => 0)])} + C$`, 'lấy đạo hàm'],
          [`$x^{${k + 1}} + C$`, 'quên chia cho số mũ mới'],
          [`$\\dfrac{x^${k}}{${k}} + C$`, 'chia cho số mũ mà không tăng số mũ'],
        ],
        why: `$\\int x^n\\,\\mathrm{d}x = \\dfrac{x^{n + 1}}{n + 1} + C$ với $n = ${k}$.`,
      };
    }),
    mc('M1', 'nguyên hàm cơ bản', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Họ nguyên hàm của hàm số $f(x) = \\cos x$ là:',
            '$\\sin x + C$',
            [
              ['$-\\sin x + C$', 'nhầm dấu'],
              ['$\\cos x + C$', 'giữ nguyên hàm số'],
              ['$-\\cos x + C$', 'giữ nguyên hàm số và nhầm dấu'],
            ],
            "$(\\sin x)' = \\cos x$.",
          ],
          [
            '$\\int \\mathrm{e}^x\\,\\mathrm{d}x$ bằng:',
            '$\\mathrm{e}^x + C$',
            [
              ['$x\\mathrm{e}^{x - 1} + C$', 'dùng quy tắc đạo hàm của luỹ thừa'],
              ['$\\dfrac{\\mathrm{e}^{x + 1}}{x + 1} + C$', 'dùng quy tắc nguyên hàm của luỹ thừa'],
              ['$\\ln x + C$', 'nhầm hàm số mũ với hàm số lôgarit'],
            ],
            "$(\\mathrm{e}^x)' = \\mathrm{e}^x$.",
          ],
          [
            'Trên khoảng $(0;\\,+\\infty)$, hàm số $f(x) = \\dfrac{1}{x}$ có một nguyên hàm là:',
            '$F(x) = \\ln x$',
            [
              ['$F(x) = -\\dfrac{1}{x^2}$', 'lấy đạo hàm'],
              ['$F(x) = \\dfrac{1}{x^2}$', 'lấy đạo hàm và nhầm dấu'],
              ['$F(x) = \\mathrm{e}^x$', 'nhầm hàm số lôgarit với hàm số mũ'],
            ],
            "$(\\ln x)' = \\dfrac{1}{x}$ với $x > 0$.",
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'nguyên hàm thoả mãn điều kiện', (r) => {
      const [a, b, c] = [r.int(1, 4), nonZero(r, -5, 5), nonZero(r, -6, 6)];
      return {
        ask: [
          `Tìm nguyên hàm $F(x)$ của $f(x) = ${poly([2 * a, b])}$ biết $F(0) = ${c}$.`,
          `$F(x)$ là một nguyên hàm của hàm số $f(x) = ${poly([2 * a, b])}$ và $F(0) = ${c}$. Khi đó:`,
          `Hàm số $F(x)$ thoả mãn $F'(x) = ${poly([2 * a, b])}$ và đồ thị của $F$ đi qua điểm $${pt(0, c)}$. Hàm số đó là:`,
        ],
        right: `$F(x) = ${poly([a, b, c])}$`,
        wrong: [
          [`$F(x) = ${poly([a, b, -c])}$`, 'nhầm dấu của hằng số'],
          [`$F(x) = ${poly([2 * a, b, c])}$`, 'quên chia cho 2'],
          [`$F(x) = ${poly([a, b, 0])}$`, 'quên điều kiện $F(0)$'],
        ],
        why: `$F(x) = ${poly([a, b, 0])} + C$; $F(0) = C = ${c}$.`,
      };
    }),
    fb('M1', 'tính giá trị của nguyên hàm', (r) => {
      const [a, c, x] = [r.int(1, 5), nonZero(r, -5, 9), r.int(2, 4)];
      return {
        ask: [
          `Cho $F(x)$ là nguyên hàm của $f(x) = ${2 * a}x$ với $F(0) = ${c}$. Tính $F(${x})$.`,
          `Biết $F'(x) = ${2 * a}x$ và $F(0) = ${c}$. Giá trị của $F(${x})$ bằng bao nhiêu?`,
          `Một đại lượng $F(x)$ thay đổi với tốc độ $F'(x) = ${2 * a}x$ và có giá trị ban đầu $F(0) = ${c}$. Khi $x = ${x}$ đại lượng đó bằng bao nhiêu?`,
        ],
        is: a * x * x + c,
        why: `$F(x) = ${poly([a, 0, 0])} + C$, $F(0) = C = ${c}$ nên $F(${x}) = ${a} \\cdot ${x}^2 ${signed(c)} = ${a * x * x + c}$.`,
      };
    }),
    fb('M2', 'quãng đường từ vận tốc', (r, turn) => {
      const [v0, a] = [4 * r.int(3, 7), r.pick([2, 4])];
      const t = v0 / a;
      const path = `${v0}t - ${a === 2 ? '' : a / 2}t^2`;
      return {
        ask: [
          `Một ô tô đang chạy với vận tốc ${v0} m/s thì hãm phanh và chuyển động chậm dần với vận tốc $v(t) = ${v0} - ${a}t$ (m/s). Từ lúc hãm phanh đến khi dừng hẳn, ô tô đi được bao nhiêu mét?`,
          `Vận tốc của một vật là $v(t) = ${v0} - ${a}t$ (m/s), $t \\ge 0$. Tính quãng đường (m) vật đi được cho đến khi dừng lại.`,
          `Gọi $s(t)$ là nguyên hàm của $v(t) = ${v0} - ${a}t$ với $s(0) = 0$. Tính giá trị lớn nhất của $s(t)$.`,
        ],
        is: (v0 * t) / 2,
        ...(turn !== 2 && { unit: 'm' }),
        why:
          turn === 2
            ? `$s(t) = ${path}$. $s'(t) = v(t)$ đổi dấu từ dương sang âm khi $t = ${t}$, nên giá trị lớn nhất là $s(${t}) = ${(v0 * t) / 2}$.`
            : `${turn === 0 ? 'Ô tô' : 'Vật'} dừng khi $v(t) = 0$, $t = ${t}$. Quãng đường đi được sau $t$ giây là $s(t) = ${path}$, $s(${t}) = ${(v0 * t) / 2}$ (m).`,
      };
    }),
    tf('M1', 'tính chất của nguyên hàm', (r) => {
      const [a, b, c] = [r.int(1, 3), nonZero(r, -5, 5), nonZero(r, -4, 6)];
      return {
        ask: [
          `Cho hàm số $f(x) = ${poly([3 * a, 0, b])}$ và $F(x)$ là nguyên hàm của $f(x)$ thoả mãn $F(0) = ${c}$.`,
          `Biết $F'(x) = ${poly([3 * a, 0, b])}$ với mọi $x \\in \\mathbb{R}$ và $F(0) = ${c}$; đặt $f(x) = F'(x)$.`,
          `Xét hàm số $f(x) = ${poly([3 * a, 0, b])}$ cùng nguyên hàm $F(x)$ có đồ thị đi qua điểm $${pt(0, c)}$.`,
        ],
        say: [
          [
            `$\\int f(x)\\,\\mathrm{d}x = ${poly([a, 0, b, 0])} + C$.`,
            `$\\int f(x)\\,\\mathrm{d}x = ${poly([6 * a, 0])} + C$.`,
            `$(${poly([a, 0, b, 0])})' = ${poly([3 * a, 0, b])}$.`,
          ],
          [`$F(x) = ${poly([a, 0, b, c])}$.`, `$F(x) = ${poly([a, 0, b, -c])}$.`, `$F(0) = C = ${c}$.`],
          [`$F(1) = ${a + b + c}$.`, `$F(1) = ${a + b}$.`, `$F(1) = ${a} ${signed(b)} ${signed(c)} = ${a + b + c}$.`],
          [
            '$F(x) + 5$ cũng là một nguyên hàm của $f(x)$.',
            '$5F(x)$ cũng là một nguyên hàm của $f(x)$.',
            "$(F(x) + 5)' = F'(x) = f(x)$.",
            "$(5F(x))' = 5f(x)$, khác $f(x)$.",
          ],
        ],
      };
    }),
    ew('M3', 'bài toán tốc độ tăng trưởng', (r, turn) => {
      const unit = ['cá thể', 'lít', 'sản phẩm'][turn]!;
      const [a, b, start] = [r.int(1, 3), r.int(4, 12), 10 * r.int(2, 9)];
      const t = r.int(4, 6);
      const value = a * t ** 3 + b * t + start;
      return {
        ask: [
          `Số cá thể của một quần thể sau $t$ tháng là $N(t)$ với $N'(t) = ${3 * a}t^2 + ${b}$ và $N(0) = ${start}$. Tìm công thức của $N(t)$ và số cá thể sau ${t} tháng.`,
          `Một bể có sẵn ${start} lít nước. Nước chảy vào với tốc độ $N'(t) = ${3 * a}t^2 + ${b}$ (lít/phút) ở phút thứ $t$. Lập công thức lượng nước $N(t)$ và tính lượng nước trong bể sau ${t} phút.`,
          `Doanh số tích luỹ $N(t)$ (sản phẩm) của một cửa hàng có tốc độ tăng $N'(t) = ${3 * a}t^2 + ${b}$ với $t$ tính bằng tuần, ban đầu $N(0) = ${start}$. Tính $N(${t})$ và trình bày cách làm.`,
        ],
        solution: `$N(t) = \\int (${3 * a}t^2 + ${b})\\,\\mathrm{d}t = ${a === 1 ? '' : a}t^3 + ${b}t + C$.\nVì $N(0) = ${start}$ nên $C = ${start}$, do đó $N(t) = ${a === 1 ? '' : a}t^3 + ${b}t + ${start}$.\n$N(${t}) = ${a} \\cdot ${t}^3 + ${b} \\cdot ${t} + ${start} = ${value}$ (${unit}).`,
      };
    }),
  ]),
  ...unit(12, 'Tích phân và ứng dụng', ({ mc, tf, ew }) => [
    mc('M1', 'công thức Newton – Leibniz', (r) => {
      const [a, b] = [nonZero(r, -5, 9), nonZero(r, -5, 9)];
      return {
        ask: [
          `$F(x)$ là một nguyên hàm của $f(x)$ liên tục trên $[1;\\,3]$, $F(1) = ${a}$, $F(3) = ${b}$. Tích phân $\\int_1^3 f(x)\\,\\mathrm{d}x$ bằng:`,
          `Cho $F'(x) = f(x)$ trên đoạn $[1;\\,3]$, biết $F(1) = ${a}$ và $F(3) = ${b}$. Giá trị của $\\int_1^3 f(x)\\,\\mathrm{d}x$ là:`,
          `Biết $F(1) = ${a}$, $F(3) = ${b}$ với $F$ là nguyên hàm của hàm số liên tục $f$. Tính $\\int_1^3 f(x)\\,\\mathrm{d}x$ ta được:`,
        ],
        right: b - a,
        wrong: [
          [a - b, 'trừ ngược thứ tự'],
          [a + b, 'cộng thay vì trừ'],
          [a * b, 'nhân hai giá trị'],
          [2 * (b - a), 'nhân thêm với độ dài của đoạn'],
        ],
        why: `$\\int_1^3 f(x)\\,\\mathrm{d}x = F(3) - F(1) = ${b} - ${par(a)} = ${b - a}$.`,
      };
    }),
    mc('M1', 'tách cận tích phân', (r) => {
      const [p, q] = [nonZero(r, -6, 8), nonZero(r, -6, 8)];
      return {
        ask: [
          `Cho $\\int_0^2 f(x)\\,\\mathrm{d}x = ${p}$ và $\\int_2^5 f(x)\\,\\mathrm{d}x = ${q}$. Khi đó $\\int_0^5 f(x)\\,\\mathrm{d}x$ bằng:`,
          `Hàm số $f$ liên tục trên $[0;\\,5]$ có tích phân trên $[0;\\,2]$ bằng $${p}$, trên $[2;\\,5]$ bằng $${q}$. Tích phân của $f$ trên $[0;\\,5]$ là:`,
          `Biết $\\int_0^2 f(x)\\,\\mathrm{d}x = ${p}$, $\\int_2^5 f(x)\\,\\mathrm{d}x = ${q}$. Tính $I = \\int_0^5 f(x)\\,\\mathrm{d}x$.`,
        ],
        right: p + q,
        wrong: [
          [p - q, 'trừ thay vì cộng'],
          [q - p, 'trừ ngược thứ tự'],
          [p * q, 'nhân hai tích phân'],
          [2 * (p + q), 'nhân đôi tổng'],
        ],
        why: `$\\int_0^5 f(x)\\,\\mathrm{d}x = \\int_0^2 f(x)\\,\\mathrm{d}x + \\int_2^5 f(x)\\,\\mathrm{d}x = ${p} + ${par(q)} = ${p + q}$.`,
      };
    }),
    mc('M1', 'công thức diện tích và thể tích', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Diện tích hình phẳng giới hạn bởi đồ thị hàm số $y = f(x)$ liên tục, trục hoành và hai đường thẳng $x = a$, $x = b$ ($a < b$) là:',
            '$\\int_a^b |f(x)|\\,\\mathrm{d}x$',
            [
              ['$\\int_a^b f(x)\\,\\mathrm{d}x$', 'quên giá trị tuyệt đối'],
              ['$\\pi\\int_a^b f^2(x)\\,\\mathrm{d}x$', 'nhầm với công thức thể tích'],
              ['$\\left|\\int_b^a f(x)\\,\\mathrm{d}x\\right|$', 'lấy giá trị tuyệt đối của cả tích phân'],
            ],
            'Phần đồ thị nằm dưới trục hoành cho tích phân âm, nên phải lấy giá trị tuyệt đối của $f(x)$ dưới dấu tích phân.',
          ],
          [
            'Quay hình phẳng giới hạn bởi $y = f(x)$, trục $Ox$, $x = a$ và $x = b$ ($a < b$) quanh trục $Ox$, ta được khối tròn xoay có thể tích:',
            '$\\pi\\int_a^b f^2(x)\\,\\mathrm{d}x$',
            [
              ['$\\int_a^b f^2(x)\\,\\mathrm{d}x$', 'quên nhân với $\\pi$'],
              ['$\\pi\\int_a^b |f(x)|\\,\\mathrm{d}x$', 'quên bình phương hàm số'],
              ['$2\\pi\\int_a^b f(x)\\,\\mathrm{d}x$', 'nhầm bình phương với nhân 2'],
            ],
            'Thiết diện vuông góc với $Ox$ là hình tròn bán kính $|f(x)|$, có diện tích $\\pi f^2(x)$.',
          ],
          [
            'Hình phẳng giới hạn bởi hai đồ thị $y = f(x)$, $y = g(x)$ liên tục và hai đường thẳng $x = a$, $x = b$ ($a < b$) có diện tích bằng:',
            '$\\int_a^b |f(x) - g(x)|\\,\\mathrm{d}x$',
            [
              ['$\\int_a^b [f(x) - g(x)]\\,\\mathrm{d}x$', 'quên giá trị tuyệt đối'],
              ['$\\int_a^b |f(x) + g(x)|\\,\\mathrm{d}x$', 'cộng thay vì trừ'],
              ['$\\pi\\int_a^b [f(x) - g(x)]^2\\,\\mathrm{d}x$', 'nhầm với công thức thể tích'],
            ],
            'Chiều cao của hình phẳng tại $x$ là $|f(x) - g(x)|$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    tf('M2', 'diện tích giới hạn bởi parabol', (r) => {
      const a = r.int(2, 5);
      const area = fraction(4 * a ** 3, 3);
      return {
        ask: [
          `Cho parabol $(P)$: $y = ${a * a} - x^2$ và hình phẳng $(H)$ giới hạn bởi $(P)$ và trục hoành.`,
          `Một mảnh bìa có dạng hình phẳng $(H)$ giới hạn bởi trục $Ox$ và đường cong $(P)$: $y = ${a * a} - x^2$.`,
          `Trong mặt phẳng toạ độ, đường cong $(P)$: $y = ${a * a} - x^2$ và trục hoành bao quanh miền $(H)$.`,
        ],
        say: [
          [
            `$(P)$ cắt trục hoành tại $x = -${a}$ và $x = ${a}$.`,
            `$(P)$ cắt trục hoành tại $x = -${a * a}$ và $x = ${a * a}$.`,
            `$${a * a} - x^2 = 0$ khi $x = \\pm ${a}$.`,
          ],
          [
            `Diện tích của $(H)$ là $\\int_{-${a}}^{${a}} (${a * a} - x^2)\\,\\mathrm{d}x$.`,
            `Diện tích của $(H)$ là $\\pi\\int_{-${a}}^{${a}} (${a * a} - x^2)^2\\,\\mathrm{d}x$.`,
            `trên đoạn $[-${a};\\,${a}]$ ta có $${a * a} - x^2 \\ge 0$; công thức với $\\pi$ là của thể tích.`,
          ],
          [
            `Diện tích của $(H)$ bằng $${area}$.`,
            `Diện tích của $(H)$ bằng $${fraction(2 * a ** 3, 3)}$.`,
            `$2\\left(${a * a} \\cdot ${a} - \\dfrac{${a}^3}{3}\\right) = ${area}$.`,
          ],
          [
            '$(H)$ có trục đối xứng là trục tung.',
            '$(H)$ có trục đối xứng là trục hoành.',
            `$y = ${a * a} - x^2$ là hàm số chẵn.`,
          ],
        ],
      };
    }),
    ew('M3', 'diện tích hình phẳng giữa hai đường', (r) => {
      const [p, q] = [r.int(-2, 0), r.int(1, 3)];
      const [b, c] = [p + q, -p * q];
      if (b === 0) throw new TooFewDistractors('a horizontal line');
      const lineText = poly([b, c]);
      return {
        ask: [
          `Tính diện tích hình phẳng giới hạn bởi parabol $y = x^2$ và đường thẳng $y = ${lineText}$.`,
          `Một mảnh đất được giới hạn bởi đường cong $y = x^2$ và đường thẳng $y = ${lineText}$ (đơn vị trên mỗi trục là mét). Tính diện tích mảnh đất và nêu rõ các bước.`,
          `Tìm hoành độ giao điểm của hai đường $y = x^2$ và $y = ${lineText}$, từ đó tính diện tích hình phẳng mà chúng giới hạn.`,
        ],
        solution: `Phương trình hoành độ giao điểm: $x^2 = ${lineText}$, hay $${poly([1, -b, -c])} = 0$, có nghiệm $x = ${p}$ và $x = ${q}$.\nTrên đoạn $[${p};\\,${q}]$ đường thẳng nằm phía trên parabol nên\n$S = \\int_{${p}}^{${q}} (${poly([-1, b, c])})\\,\\mathrm{d}x = \\dfrac{(${q} - ${par(p)})^3}{6} = ${fraction((q - p) ** 3, 6)}$.`,
      };
    }),
  ]),
];

export const calculus12: readonly Template[] = [...curves, ...integrals];
