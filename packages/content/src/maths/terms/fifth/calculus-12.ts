/** Grade 12, calculus: further tasks for the graduation exam, many of them of level M3. */
import { n, poly, type Template } from '../../template.ts';
import { graph } from '../figure-kit.ts';
import { interval, shown } from '../figures/kit.ts';
import { unit } from '../kit.ts';

const turning: readonly Template[] = unit(12, 'Tính đơn điệu và cực trị', ({ mc, fb }) => [
  mc('M1', 'so sánh hai giá trị nhờ dấu của đạo hàm', (r) => {
    const [k, a, d] = [r.int(1, 9), r.int(1, 5), r.int(1, 4)];
    return {
      ask: [
        `Hàm số $y = f(x)$ có $f'(x) = -x^2 - ${k}$ với mọi $x \\in \\mathbb{R}$. Khẳng định nào sau đây đúng?`,
        `Cho hàm số $f(x)$ xác định trên $\\mathbb{R}$ và $f'(x) = -(x^2 + ${k})$. Kết luận nào đúng?`,
        `Biết $f'(x) = -x^2 - ${k}$ với mọi số thực $x$. So sánh nào sau đây đúng?`,
      ],
      right: `$f(${a}) > f(${a + d})$`,
      wrong: [
        [`$f(${a}) < f(${a + d})$`, 'coi hàm số là đồng biến'],
        [`$f(${a}) = f(${a + d})$`, 'coi hàm số không đổi'],
        [`$f(${-a - d}) < f(${a})$`, 'quên rằng số nhỏ hơn cho giá trị lớn hơn'],
      ],
      why: `$f'(x) < 0$ với mọi $x$ nên hàm số nghịch biến trên $\\mathbb{R}$. Vì $${a} < ${a + d}$ nên $f(${a}) > f(${a + d})$.`,
    };
  }),
  mc('M2', 'khoảng nghịch biến của tổng một số và nghịch đảo của nó', (r) => {
    const k = r.int(2, 9);
    const f = `x + \\dfrac{${k * k}}{x}`;
    return {
      ask: [
        `Hàm số $y = ${f}$ nghịch biến trên khoảng nào dưới đây?`,
        `Cho hàm số $f(x) = ${f}$. Trên khoảng nào sau đây hàm số nghịch biến?`,
        `Tìm một khoảng mà trên đó hàm số $y = ${f}$ nghịch biến.`,
      ],
      right: interval(0, k),
      wrong: [
        [interval(-k, k), 'quên rằng hàm số không xác định tại 0'],
        [interval(k, '+\\infty'), 'nhầm dấu của đạo hàm'],
        [interval('-\\infty', 0), 'chỉ xét điều kiện xác định'],
      ],
      why: `$y' = 1 - \\dfrac{${k * k}}{x^2} < 0$ khi $x^2 < ${k * k}$ và $x \\ne 0$, tức là trên các khoảng $(${-k};\\,0)$ và $(0;\\,${k})$.`,
    };
  }),
  mc('M2', 'giá trị lớn nhất của hàm số có chứa côsin', (r) => {
    const [a, part, half] = r.pick([
      [2, '\\dfrac{\\pi}{3}', '\\pi'],
      [3, '\\dfrac{\\pi}{2}', '\\dfrac{3\\pi}{2}'],
      [6, '\\pi', '3\\pi'],
    ] as const);
    const f = `${a}x + ${2 * a}\\cos x`;
    return {
      ask: [
        `Giá trị lớn nhất của hàm số $y = ${f}$ trên đoạn $\\left[0;\\,\\dfrac{\\pi}{2}\\right]$ bằng:`,
        `Trên đoạn $\\left[0;\\,\\dfrac{\\pi}{2}\\right]$, hàm số $f(x) = ${f}$ đạt giá trị lớn nhất bằng:`,
        `Với $0 \\le x \\le \\dfrac{\\pi}{2}$, biểu thức $${f}$ nhận giá trị lớn nhất là:`,
      ],
      right: `$${part} + ${a}\\sqrt{3}$`,
      wrong: [
        [`$${half}$`, 'chỉ so sánh giá trị ở hai đầu đoạn'],
        [`$${2 * a}$`, 'lấy giá trị tại $x = 0$'],
        [`$${part} + ${a}$`, 'lấy $\\cos\\dfrac{\\pi}{6} = \\dfrac{1}{2}$'],
      ],
      why: `$y' = ${a} - ${2 * a}\\sin x = 0$ khi $\\sin x = \\dfrac{1}{2}$, tức là $x = \\dfrac{\\pi}{6}$. So sánh $y(0) = ${2 * a}$, $y\\left(\\dfrac{\\pi}{2}\\right) = ${half}$ và $y\\left(\\dfrac{\\pi}{6}\\right) = ${part} + ${a}\\sqrt{3}$, số lớn nhất là $${part} + ${a}\\sqrt{3}$.`,
    };
  }),
  mc('M3', 'tham số để hai điểm cực trị ở hai phía trục tung', (r) => {
    const [a, k] = [r.int(2, 4), r.int(5, 12)];
    const f = `\\dfrac{1}{3}x^3 - ${a}x^2 + (m - ${k})x + 1`;
    return {
      ask: [
        `Có bao nhiêu số nguyên dương $m$ để đồ thị hàm số $y = ${f}$ có hai điểm cực trị nằm về hai phía của trục tung?`,
        `Cho hàm số $y = ${f}$ với $m$ là tham số. Số giá trị nguyên dương của $m$ để hàm số có hai điểm cực trị trái dấu là:`,
        `Đồ thị hàm số $y = ${f}$ có một điểm cực trị bên trái và một điểm cực trị bên phải trục tung. Số các số nguyên dương $m$ thoả mãn là:`,
      ],
      right: k - 1,
      wrong: [
        [k, `lấy cả $m = ${k}$`],
        [a * a + k - 1, 'chỉ xét điều kiện có hai điểm cực trị'],
        [k + 1, `đếm cả số 0 và $m = ${k}$`],
      ],
      why: `$y' = x^2 - ${2 * a}x + m - ${k}$. Hai nghiệm trái dấu khi tích của chúng âm: $m - ${k} < 0$. Vậy $m$ là một trong các số từ 1 đến ${k - 1}: có ${k - 1} số.`,
    };
  }),
  mc('M3', 'số điểm cực trị của giá trị tuyệt đối của hàm bậc ba', (_, turn) => {
    const c = [1, 2, -1][turn]!;
    const zeros = c === 2 ? 2 : 3;
    const right = c === 2 ? 3 : 5;
    return {
      ask: shown('đồ thị của hàm số bậc ba $y = f(x)$', 'Hàm số $y = |f(x)|$ có bao nhiêu điểm cực trị?'),
      right,
      wrong:
        c === 2
          ? [
              [4, 'cộng số điểm cực trị với số điểm chung với trục hoành'],
              [2, 'lấy số điểm cực trị của $f$'],
              [5, 'coi đồ thị cắt trục hoành tại ba điểm'],
            ]
          : [
              [2, 'lấy số điểm cực trị của $f$'],
              [3, 'chỉ đếm các giao điểm với trục hoành'],
              [4, 'quên một giao điểm với trục hoành'],
            ],
      why:
        c === 2
          ? 'Lật phần đồ thị nằm dưới trục hoành lên trên. Hai điểm cực trị của $f$ vẫn là điểm cực trị; đồ thị chỉ đi qua trục hoành tại một điểm, điểm đó cho thêm một điểm cực trị. Có 3 điểm cực trị.'
          : `Lật phần đồ thị nằm dưới trục hoành lên trên. Hai điểm cực trị của $f$ vẫn là điểm cực trị, và mỗi giao điểm trong ${zeros} giao điểm với trục hoành cho thêm một điểm cực trị. Có $2 + ${zeros} = 5$ điểm cực trị.`,
      figure: graph('cubic', [1, 0, -3, c], [-4, 4], [-4, 6]),
    };
  }),
  fb('M3', 'tham số để tổng giá trị lớn nhất và nhỏ nhất cho trước', (r) => {
    const m = r.int(5, 15);
    const s = 2 * m - 4;
    return {
      ask: [
        `Tìm $m$ để tổng giá trị lớn nhất và giá trị nhỏ nhất của hàm số $y = x^3 - 3x^2 + m$ trên đoạn $[0;\\,3]$ bằng ${s}.`,
        `Trên đoạn $[0;\\,3]$, hàm số $f(x) = x^3 - 3x^2 + m$ có giá trị lớn nhất $M$ và giá trị nhỏ nhất $N$ với $M + N = ${s}$. Tham số $m$ bằng bao nhiêu?`,
        `Độ cao của tàu lượn trong 3 giây là $h(t) = t^3 - 3t^2 + m$ (m), $0 \\le t \\le 3$. Biết tổng của độ cao lớn nhất và độ cao nhỏ nhất bằng ${s} m. Tìm $m$.`,
      ],
      is: m,
      why: `Đạo hàm bằng 0 tại 0 và 2. Ba giá trị cần so sánh: tại 0 là $m$, tại 2 là $m - 4$, tại 3 là $m$. Tổng của giá trị lớn nhất và nhỏ nhất là $2m - 4 = ${s}$ nên $m = ${m}$.`,
    };
  }),
]);

const asymptotes: readonly Template[] = unit(12, 'Tiệm cận và đồ thị hàm số', ({ mc, fb }) => [
  mc('M1', 'phần đồ thị nằm về một phía của trục hoành', (_, turn) => {
    const [coefficients, asked, right, wrong] = (
      [
        [[1, 0, -3, 2], '<', 'x < -2', ['x > -2', '-2 < x < 1', 'x < 1']],
        [[-1, 0, 3, -2], '>', 'x < -2', ['x > -2', '-2 < x < 1', 'x < 1']],
        [[1, 0, -3, -2], '>', 'x > 2', ['x < 2', '-1 < x < 2', 'x > -1']],
      ] as const
    )[turn]!;
    const side = asked === '<' ? 'dưới' : 'trên';
    return {
      ask: shown('đồ thị của hàm số bậc ba $y = f(x)$', `$f(x) ${asked} 0$ khi và chỉ khi:`),
      right: `$${right}$`,
      wrong: [
        [`$${wrong[0]}$`, 'nhầm phía của giao điểm với trục hoành'],
        [`$${wrong[1]}$`, 'lấy đoạn giữa giao điểm và điểm tiếp xúc'],
        [`$${wrong[2]}$`, 'dùng hoành độ của điểm tiếp xúc'],
      ],
      why: `Đồ thị nằm phía ${side} trục hoành đúng khi $${right}$; tại điểm cực trị thuộc trục hoành, đồ thị chỉ chạm vào trục.`,
      figure: graph('cubic', coefficients, [-4, 4], [-6, 6], { grid: true }),
    };
  }),
  mc('M2', 'số giao điểm với trục hoành của đồ thị hàm bậc ba viết dạng tích', (r) => {
    const [a, b] = [r.int(2, 6), r.int(1, 3)];
    const c = b * b + r.int(1, 4);
    const f = `(x - ${a})(x^2 + ${b === 1 ? '' : b}x + ${c})`;
    return {
      ask: [
        `Đồ thị hàm số $y = ${f}$ cắt trục hoành tại bao nhiêu điểm?`,
        `Số giao điểm của đồ thị hàm số $y = ${f}$ và trục hoành là:`,
        `Đồ thị $(C)$: $y = ${f}$ có bao nhiêu điểm chung với trục $Ox$?`,
      ],
      right: 1,
      wrong: [
        [3, 'coi phương trình bậc ba luôn có ba nghiệm'],
        [2, 'đếm số nhân tử'],
        [0, 'chỉ xét nhân tử bậc hai'],
      ],
      why: `Phương trình $x^2 ${b === 1 ? '+ x' : `+ ${b}x`} + ${c} = 0$ có $\\Delta = ${b * b} - 4 \\cdot ${c} < 0$ nên vô nghiệm. Chỉ có $x = ${a}$: một giao điểm.`,
    };
  }),
  mc('M3', 'tham số để đồ thị có đúng một tiệm cận đứng', (r) => {
    const k = r.int(3, 7);
    const f = `\\dfrac{x - 1}{x^2 - ${2 * k}x + m}`;
    return {
      ask: [
        `Tổng các giá trị của $m$ để đồ thị hàm số $y = ${f}$ có đúng một tiệm cận đứng bằng:`,
        `Đồ thị hàm số $y = ${f}$ có đúng một đường tiệm cận đứng. Tổng tất cả các giá trị của tham số $m$ là:`,
        `Cho hàm số $y = ${f}$ với tham số $m$. Tính tổng các số $m$ để đồ thị chỉ có một tiệm cận đứng.`,
      ],
      right: k * k + 2 * k - 1,
      wrong: [
        [k * k, 'chỉ xét trường hợp mẫu có nghiệm kép'],
        [2 * k - 1, 'chỉ xét trường hợp mẫu có nghiệm 1'],
        [k * k - 2 * k + 1, 'lấy hiệu hai giá trị'],
      ],
      why: `Nếu mẫu có nghiệm kép: $${k} \\cdot ${k} - m = 0$, $m = ${k * k}$. Nếu mẫu có nghiệm 1: $1 - ${2 * k} + m = 0$, $m = ${2 * k - 1}$, rút gọn được $x - 1$ và còn tiệm cận đứng $x = ${2 * k - 1}$. Tổng: $${k * k} + ${2 * k - 1} = ${k * k + 2 * k - 1}$.`,
    };
  }),
  fb('M3', 'hình chữ nhật tạo bởi hai tiệm cận và hai trục', (r) => {
    const [m, c] = [r.int(2, 9), r.int(1, 5)];
    const f = `\\dfrac{2mx + ${c}}{x - m}`;
    const s = 2 * m * m;
    return {
      ask: [
        `Tìm số dương $m$ để hai đường tiệm cận của đồ thị hàm số $y = ${f}$ cùng với hai trục toạ độ tạo thành hình chữ nhật có diện tích ${s}.`,
        `Đồ thị hàm số $y = ${f}$ ($m > 0$) có hai tiệm cận; chúng và hai trục toạ độ giới hạn một hình chữ nhật có diện tích ${s}. Giá trị của $m$ là bao nhiêu?`,
        `Gọi $I$ là giao điểm của hai tiệm cận của đồ thị $y = ${f}$ ($m > 0$). Hình chữ nhật có hai đỉnh đối nhau là gốc toạ độ và $I$ có diện tích ${s}. Tìm $m$.`,
      ],
      is: m,
      why: `Tiệm cận đứng $x = m$, tiệm cận ngang $y = 2m$. Diện tích hình chữ nhật là $m \\cdot 2m = 2m^2 = ${s}$, và $m > 0$ nên $m = ${m}$.`,
    };
  }),
]);

const best: readonly Template[] = unit(12, 'Bài toán tối ưu', ({ mc, fb }) => [
  mc('M3', 'tốc độ để chi phí trên mỗi ki-lô-mét thấp nhất', (r) => {
    const v = 10 * r.int(2, 6);
    const a = (v * v) / 10;
    return {
      ask: [
        `Một xuồng máy chở khách chạy với tốc độ $v$ (km/h). Mỗi giờ, tiền công người lái và tiền thuê xuồng là ${a} nghìn đồng, tiền nhiên liệu là $0{,}1v^2$ nghìn đồng. Xuồng nên chạy với tốc độ nào để tổng chi phí cho mỗi ki-lô-mét thấp nhất?`,
        `Chi phí của một xe tải trong một giờ gồm ${a} nghìn đồng cố định và $0{,}1v^2$ nghìn đồng tiền dầu khi xe chạy với tốc độ $v$ (km/h). Tốc độ làm cho chi phí trên mỗi ki-lô-mét nhỏ nhất là:`,
        `Ca nô chạy với tốc độ $v$ (km/h) tốn $0{,}1v^2$ nghìn đồng nhiên liệu và ${a} nghìn đồng tiền thuê mỗi giờ. Để đi một quãng đường đã định với tổng chi phí ít nhất, tốc độ phải bằng:`,
      ],
      right: `${v} km/h`,
      wrong: [`${2 * v} km/h`, `${v / 2} km/h`, `${v + 10} km/h`],
      why: `Đi 1 km hết $\\dfrac{1}{v}$ giờ, nên chi phí cho mỗi ki-lô-mét là $C(v) = \\dfrac{${a}}{v} + 0{,}1v$. $C'(v) = -\\dfrac{${a}}{v^2} + 0{,}1 = 0$ khi $v^2 = ${v * v}$, $v = ${v}$; $C'$ đổi dấu từ âm sang dương tại đó.`,
    };
  }),
  fb('M3', 'hai chuồng có chung vách ngăn', (r, turn) => {
    const wall = ['vách', 'thanh chia', 'hàng rào ngăn'][turn]!;
    const length = 12 * r.int(4, 12);
    return {
      ask: [
        `Bác nông dân có ${length} m lưới để rào một khu đất hình chữ nhật rồi ngăn thành hai chuồng bằng một vách song song với một cạnh. Diện tích lớn nhất của khu đất là bao nhiêu mét vuông?`,
        `Dùng ${length} m dây thép làm viền một khung hình chữ nhật có thêm một thanh chia khung làm hai phần, thanh này song song với chiều rộng. Khung có diện tích lớn nhất bằng bao nhiêu mét vuông?`,
        `Trường rào một sân chơi hình chữ nhật và ngăn sân thành hai phần bằng một hàng rào song song với một cạnh, hết tất cả ${length} m hàng rào. Sân rộng nhất là bao nhiêu mét vuông?`,
      ],
      is: (length * length) / 24,
      why: `Gọi $x$ (m) là cạnh song song với ${wall}, $y$ là cạnh kia: $3x + 2y = ${length}$, nên $S = x \\cdot \\dfrac{${length} - 3x}{2}$. $S' = 0$ khi $x = \\dfrac{${length}}{6} = ${length / 6}$, khi đó $y = ${length / 4}$ và $S = ${length / 6} \\cdot ${length / 4} = ${(length * length) / 24}$.`,
    };
  }),
]);

const primitives: readonly Template[] = unit(12, 'Nguyên hàm', ({ mc, fb }) => [
  mc('M1', 'nguyên hàm của đạo hàm một hàm số', (r) => {
    const k = r.int(1, 9);
    const f = `\\ln(x^2 + ${k})`;
    return {
      ask: [
        `Cho hàm số $f(x) = ${f}$. Khi đó $\\displaystyle\\int f'(x)\\,\\mathrm{d}x$ bằng:`,
        `Với $f(x) = ${f}$, họ nguyên hàm của hàm số $f'(x)$ là:`,
        `Hàm số $g(x)$ là đạo hàm của $f(x) = ${f}$. Họ nguyên hàm của $g(x)$ là:`,
      ],
      right: `$${f} + C$`,
      wrong: [
        [`$\\dfrac{2x}{x^2 + ${k}} + C$`, 'lấy đạo hàm thay vì nguyên hàm'],
        [`$\\dfrac{1}{x^2 + ${k}} + C$`, 'lấy đạo hàm và quên đạo hàm của hàm trong'],
        [`$x${f} + C$`, 'nhân hàm số với $x$'],
      ],
      why: `$f(x)$ là một nguyên hàm của $f'(x)$, nên họ nguyên hàm là $f(x) + C = ${f} + C$.`,
    };
  }),
  mc('M2', 'nguyên hàm nhờ công thức hạ bậc', (r) => {
    const a = r.int(2, 7);
    return {
      ask: [
        `$\\displaystyle\\int ${2 * a}\\sin^2\\dfrac{x}{2}\\,\\mathrm{d}x$ bằng:`,
        `Họ nguyên hàm của hàm số $f(x) = ${2 * a}\\sin^2\\dfrac{x}{2}$ là:`,
        `Hàm số nào dưới đây (với $C$ là hằng số) là nguyên hàm của $f(x) = ${2 * a}\\sin^2\\dfrac{x}{2}$?`,
      ],
      right: `$${a}x - ${a}\\sin x + C$`,
      wrong: [
        [`$${a}x + ${a}\\sin x + C$`, 'dùng công thức hạ bậc của côsin'],
        [`$-${2 * a}\\cos^2\\dfrac{x}{2} + C$`, 'lấy nguyên hàm của sin mà giữ số mũ'],
        [`$${a} - ${a}\\cos x + C$`, 'hạ bậc nhưng chưa lấy nguyên hàm'],
      ],
      why: `$${2 * a}\\sin^2\\dfrac{x}{2} = ${a}(1 - \\cos x)$, nên nguyên hàm là $${a}x - ${a}\\sin x + C$.`,
    };
  }),
  mc('M3', 'giá trị của f từ đồ thị parabol của đạo hàm', (r, turn) => {
    const [coefficients, at, change] = (
      [
        [[1, -2, -3], 3, -9],
        [[3, -6, 0], 2, -4],
        [[3, 0, -3], 1, -2],
      ] as const
    )[turn]!;
    const c = r.int(1, 6);
    return {
      ask: shown("đồ thị của hàm số bậc hai $y = f'(x)$", `Biết $f(0) = ${c}$. Giá trị $f(${at})$ bằng:`),
      right: c + change,
      wrong: [
        [c - change, 'lấy phần diện tích với dấu cộng'],
        [change, 'quên cộng $f(0)$'],
        [0, `đọc giá trị của $f'$ tại $x = ${at}$`],
        [c, 'coi hai giá trị của $f$ bằng nhau'],
      ],
      why: `Từ các giao điểm với trục hoành và đỉnh của parabol: $f'(x) = ${poly(coefficients)}$. $f(${at}) = f(0) + \\displaystyle\\int_0^{${at}} f'(x)\\,\\mathrm{d}x = ${c} - ${-change} = ${c + change}$.`,
      figure: graph('quadratic', coefficients, [-4, 5], [-5, 5], { grid: true }),
    };
  }),
  mc('M3', 'thời điểm còn lại một phần tư lượng nước', (r) => {
    const k = 4 * r.int(3, 10);
    return {
      ask: [
        `Bể có $${k * k}$ lít nước, được tháo qua một lỗ ở đáy. Sau $t$ phút, tốc độ thay đổi thể tích là $V'(t) = 2(t - ${k})$ (lít/phút), $0 \\le t \\le ${k}$. Sau bao nhiêu phút thì trong bể còn đúng một phần tư lượng nước ban đầu?`,
        `Thể tích nước còn lại trong bồn là $V(t)$ (lít), với $V(0) = ${k * k}$ và $V'(t) = 2(t - ${k})$ (lít/phút), $0 \\le t \\le ${k}$. Thời điểm $V(t)$ bằng một phần tư $V(0)$ là:`,
        `Bình truyền chứa ${k * k} ml dung dịch chảy ra với $V'(t) = 2(t - ${k})$ (ml/phút), $0 \\le t \\le ${k}$. Lượng dung dịch còn một phần tư so với lúc đầu sau:`,
      ],
      right: `${k / 2} phút`,
      wrong: [
        [`${(3 * k) / 4} phút`, 'coi nước chảy đều'],
        [`${k / 4} phút`, 'lấy một phần tư thời gian'],
        [`${k} phút`, 'lấy thời điểm nước chảy hết'],
      ],
      why: `$V(t) = t^2 - ${2 * k}t + C$ và $V(0) = ${k * k}$ nên $V(t) = (t - ${k})^2$. Cần $(t - ${k})^2 = \\dfrac{${k * k}}{4}$, tức là $${k} - t = ${k / 2}$, $t = ${k / 2}$.`,
    };
  }),
  fb('M3', 'số cá thể từ tốc độ tăng tỉ lệ với căn của thời gian', (r) => {
    const [start, step, side] = [100 * r.int(2, 9), 10 * r.int(2, 9), r.pick([2, 3])];
    return {
      ask: [
        `Số vi khuẩn $P(t)$ sau $t$ ngày tăng với tốc độ $P'(t) = k\\sqrt{t}$ ($k$ là hằng số). Ban đầu có ${start} con, sau 1 ngày có ${start + step} con. Sau ${side * side} ngày có bao nhiêu con?`,
        `Số lượt tải $P(t)$ của một ứng dụng sau $t$ tuần thoả mãn $P'(t) = k\\sqrt{t}$, với $k$ không đổi; $P(0) = ${start}$, $P(1) = ${start + step}$. Tính $P(${side * side})$.`,
        `Đàn ong có $P(t)$ con sau $t$ tháng, $P'(t) = k\\sqrt{t}$ với $k$ là hằng số. Biết lúc đầu có ${start} con và sau tháng đầu có ${start + step} con. Số con ong sau ${side * side} tháng là bao nhiêu?`,
      ],
      is: start + step * side ** 3,
      why: `$P(t) = \\dfrac{2k}{3}t\\sqrt{t} + ${start}$. Từ $P(1) = ${start + step}$ có $\\dfrac{2k}{3} = ${step}$. Vậy $P(${side * side}) = ${step} \\cdot ${side * side} \\cdot ${side} + ${start} = ${start + step * side ** 3}$.`,
    };
  }),
]);

const integrals: readonly Template[] = unit(12, 'Tích phân và ứng dụng', ({ mc, fb }) => [
  mc('M1', 'tích phân của đạo hàm khi đọc đồ thị của f', (r, turn) => {
    const [a, c] = [turn === 1 ? -1 : 1, r.pick([-1, 1, 2])];
    return {
      ask: shown('đồ thị của hàm số bậc ba $y = f(x)$', "$\\displaystyle\\int_{-1}^{1} f'(x)\\,\\mathrm{d}x$ bằng:"),
      right: -4 * a,
      wrong: [
        [4 * a, 'lấy giá trị ở cận dưới trừ giá trị ở cận trên'],
        [2 * c, 'cộng hai giá trị của $f$'],
        [0, "lấy hiệu hai giá trị của $f'$"],
      ],
      why: `Từ đồ thị, $f(-1) = ${c + 2 * a}$ và $f(1) = ${c - 2 * a}$. Tích phân bằng $f(1) - f(-1) = ${-4 * a}$.`,
      figure: graph('cubic', [a, 0, -3 * a, c], [-4, 4], [-5, 6], { grid: true }),
    };
  }),
  mc('M2', 'nhiệt độ trung bình trong một khoảng thời gian', (r) => {
    const a = r.int(15, 26);
    const f = `${a} + 6t - t^2`;
    return {
      ask: [
        `Nhiệt độ trong nhà kính sau $t$ giờ là $T(t) = ${f}$ (°C), $0 \\le t \\le 6$. Nhiệt độ trung bình $\\dfrac{1}{6}\\displaystyle\\int_0^6 T(t)\\,\\mathrm{d}t$ trong 6 giờ đó là:`,
        `Trong 6 giờ theo dõi, nhiệt độ của phòng được cho bởi $T(t) = ${f}$ (°C). Giá trị trung bình $\\dfrac{1}{6}\\displaystyle\\int_0^6 T(t)\\,\\mathrm{d}t$ bằng:`,
        `Nhiệt độ nước hồ lúc $t$ giờ kể từ buổi sáng là $T(t) = ${f}$ (°C) với $t \\in [0;\\,6]$. Nhiệt độ trung bình của nước, tính bằng $\\dfrac{1}{6}\\displaystyle\\int_0^6 T(t)\\,\\mathrm{d}t$, là:`,
      ],
      right: `${a + 6} °C`,
      wrong: [
        [`${a + 9} °C`, 'lấy nhiệt độ cao nhất'],
        [`${a} °C`, 'lấy trung bình của nhiệt độ đầu và cuối'],
        [`${6 * a + 36} °C`, 'quên chia cho độ dài khoảng thời gian'],
      ],
      why: `$\\displaystyle\\int_0^6 (${f})\\,\\mathrm{d}t = 6 \\cdot ${a} + 3 \\cdot 36 - \\dfrac{216}{3} = ${6 * a + 36}$. Chia cho 6 được ${a + 6}.`,
    };
  }),
  mc('M3', 'đường thẳng đứng chia đôi diện tích dưới đồ thị hàm số mũ', (r) => {
    const half = r.int(3, 7);
    const k = 2 * half - 1;
    return {
      ask: [
        `Hình phẳng giới hạn bởi đồ thị $y = \\mathrm{e}^x$, trục hoành và hai đường thẳng $x = 0$, $x = \\ln ${k}$ được đường thẳng $x = m$ chia thành hai phần có diện tích bằng nhau. Giá trị của $m$ là:`,
        `Tìm $m$ để đường thẳng $x = m$ chia đôi diện tích hình phẳng giới hạn bởi $y = \\mathrm{e}^x$, $y = 0$, $x = 0$ và $x = \\ln ${k}$.`,
        `Mảnh đất được giới hạn bởi đường cong $y = \\mathrm{e}^x$, trục $Ox$ và hai đường thẳng $x = 0$, $x = \\ln ${k}$. Người ta chia đất thành hai phần diện tích bằng nhau bằng đường thẳng $x = m$. Khi đó $m$ bằng:`,
      ],
      right: `$\\ln ${half}$`,
      wrong: [
        [`$\\dfrac{\\ln ${k}}{2}$`, 'chia đôi đoạn trên trục hoành'],
        [`$\\ln\\dfrac{${k}}{2}$`, 'chia đôi giá trị của hàm số ở cận phải'],
        [`$\\ln ${half - 1}$`, `cho $\\mathrm{e}^m = ${half - 1}$, quên số 1`],
      ],
      why: `Diện tích cả hình là $\\mathrm{e}^{\\ln ${k}} - 1 = ${k - 1}$. Cần $\\mathrm{e}^m - 1 = ${half - 1}$, nên $\\mathrm{e}^m = ${half}$ và $m = \\ln ${half}$.`,
    };
  }),
  mc('M3', 'phần thể tích của chiếc cốc có dạng khối tròn xoay', (r) => {
    const k = r.int(2, 6);
    const [word, right, line, cone, empty] = r.pick([
      ['một nửa', '\\dfrac{1}{4}', '\\dfrac{1}{2}', '\\dfrac{1}{8}', '\\dfrac{3}{4}'],
      ['một phần ba', '\\dfrac{1}{9}', '\\dfrac{1}{3}', '\\dfrac{1}{27}', '\\dfrac{8}{9}'],
      ['hai phần ba', '\\dfrac{4}{9}', '\\dfrac{2}{3}', '\\dfrac{8}{27}', '\\dfrac{5}{9}'],
    ] as const);
    return {
      ask: [
        `Lòng một chiếc cốc là khối tròn xoay sinh bởi hình phẳng giới hạn bởi đồ thị $y = \\sqrt{${k}x}$, trục $Ox$ và $x = h$ khi quay quanh $Ox$ ($x$ là độ cao tính từ đáy). Rót nước đến ${word} chiều cao của cốc thì thể tích nước bằng bao nhiêu phần thể tích cốc?`,
        `Bình hoa có lòng là khối tròn xoay khi quay quanh $Ox$ hình phẳng giới hạn bởi $y = \\sqrt{${k}x}$, $y = 0$, $x = h$; trục $Ox$ dọc theo chiều cao, gốc $O$ ở đáy. Nước trong bình cao bằng ${word} chiều cao bình. Tỉ số thể tích nước và thể tích bình là:`,
        `Quay quanh trục $Ox$ hình phẳng giới hạn bởi đồ thị $y = \\sqrt{${k}x}$, trục $Ox$ và đường thẳng $x = h$ được một cái phễu cao $h$, gốc $O$ là đáy phễu. Khi mức nước bằng ${word} chiều cao phễu, thể tích nước bằng bao nhiêu phần thể tích phễu?`,
      ],
      right: `$${right}$`,
      wrong: [
        [`$${line}$`, 'coi thể tích tỉ lệ với chiều cao'],
        [`$${cone}$`, 'coi khối tròn xoay là hình nón'],
        [`$${empty}$`, 'tính phần không có nước'],
      ],
      why: `Thể tích đến độ cao $x$ là $\\pi\\displaystyle\\int_0^x ${k}t\\,\\mathrm{d}t = \\dfrac{${k}\\pi x^2}{2}$, tỉ lệ với bình phương chiều cao. Mức nước bằng ${word} thì tỉ số thể tích là $${right}$.`,
    };
  }),
  fb('M3', 'thể tích đường hầm có mặt cắt parabol', (r) => {
    const [w, h, l] = [6 * r.int(1, 2), r.int(4, 6), 5 * r.int(3, 8)];
    const area = (2 * w * h) / 3;
    return {
      ask: [
        `Một đường hầm dài ${l} m, mặt cắt vuông góc là hình giới hạn bởi một parabol và mặt đường: mặt đường rộng ${w} m, hầm cao nhất ${h} m ở giữa. Thể tích phần không gian trong hầm là bao nhiêu mét khối?`,
        `Nhà vòm trồng rau dài ${l} m có mặt cắt ngang là một parabol, chân vòm rộng ${w} m, đỉnh vòm ở chính giữa và cao ${h} m. Tính thể tích không khí trong nhà vòm (mét khối).`,
        `Người ta đào một rãnh dài ${l} m, mặt cắt vuông góc giới hạn bởi parabol và mặt đất: miệng rãnh rộng ${w} m, sâu nhất ở giữa là ${h} m. Thể tích đất phải đào là bao nhiêu mét khối?`,
      ],
      is: area * l,
      why: `Đặt gốc toạ độ tại đỉnh của parabol, mặt cắt có biên $y = \\dfrac{${h}}{${(w * w) / 4}}x^2$, $${-w / 2} \\le x \\le ${w / 2}$. Diện tích mặt cắt: $${w} \\cdot ${h} - 2\\displaystyle\\int_0^{${w / 2}} \\dfrac{${h}}{${(w * w) / 4}}x^2\\,\\mathrm{d}x = ${w * h} - ${(w * h) / 3} = ${n(area)}$. Thể tích: $${n(area)} \\cdot ${l} = ${area * l}$.`,
    };
  }),
  fb('M3', 'thể tích mái vòm có các gân là cung tròn', (r) => {
    const a = r.pick([3, 6, 9]);
    return {
      ask: [
        `Một lều có nền là hình vuông cạnh ${2 * a} m, đỉnh lều cách tâm nền ${a} m. Mặt cắt đứng qua tâm, song song với một cạnh của nền, là nửa hình tròn bán kính ${a} m; mặt cắt nằm ngang ở mọi độ cao là hình vuông. Thể tích bên trong lều là bao nhiêu mét khối?`,
        `Mái vòm của nhà thi đấu có đáy là hình vuông cạnh ${2 * a} m. Mọi thiết diện song song với đáy là hình vuông, và mặt phẳng đứng qua tâm, song song với một cạnh đáy, cắt vòm theo nửa hình tròn bán kính ${a} m. Tính thể tích bên dưới vòm (mét khối).`,
        `Khối đèn lồng có đáy là hình vuông cạnh ${2 * a} dm, cao ${a} dm; cắt ngang ở độ cao nào cũng được hình vuông, còn cắt dọc qua tâm, song song với một cạnh đáy, được nửa hình tròn bán kính ${a} dm. Thể tích khối đèn là bao nhiêu đề-xi-mét khối?`,
      ],
      is: (8 * a ** 3) / 3,
      why: `Ở độ cao $x$, nửa cạnh của hình vuông là $\\sqrt{${a * a} - x^2}$, nên diện tích là $S(x) = 4(${a * a} - x^2)$. $V = \\displaystyle\\int_0^{${a}} 4(${a * a} - x^2)\\,\\mathrm{d}x = 4\\left(${a ** 3} - ${a ** 3 / 3}\\right) = ${(8 * a ** 3) / 3}$.`,
    };
  }),
]);

export const calculus12Fifth: readonly Template[] = [...turning, ...asymptotes, ...best, ...primitives, ...integrals];
