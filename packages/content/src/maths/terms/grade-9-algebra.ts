/** Numbers and algebra of grade 9 for the tests of a term and the entrance test of grade 10. */
import { fraction, nonZero, par, poly, type Template } from '../template.ts';
import { TooFewDistractors } from '../../kit.ts';
import { pt, signed, sum, unit } from './kit.ts';

const line = (a: number, b: number, c: number) => `${sum([a, 'x'], [b, 'y'])} = ${c}`;
const system = (first: string, second: string) => `\\begin{cases} ${first} \\\\ ${second} \\end{cases}`;

const equations: readonly Template[] = [
  ...unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ mc, fb, tf, ew }) => [
    mc('M1', 'nghiệm của một phương trình', (r) => {
      const [a, b, x, y] = [r.int(2, 5), nonZero(r, -4, 4), nonZero(r, -3, 4), nonZero(r, -3, 4)];
      const c = a * x + b * y;
      const fits = ([p, q]: readonly [number, number]) => a * p + b * q === c;
      const others = (
        [
          [[y, x], 'đổi chỗ hai số'],
          [[-x, y], 'nhầm dấu của $x$'],
          [[x, -y], 'nhầm dấu của $y$'],
          [[x + 1, y], 'tính sai số hạng chứa $x$'],
          [[x, y + 2], 'tính sai số hạng chứa $y$'],
        ] as const
      ).filter(([one]) => !fits(one));
      return {
        ask: [
          `Cặp số nào sau đây là nghiệm của phương trình $${line(a, b, c)}$?`,
          `Phương trình $${line(a, b, c)}$ nhận cặp số $(x;\\,y)$ nào làm nghiệm?`,
          `Đường thẳng biểu diễn các nghiệm của phương trình $${line(a, b, c)}$ đi qua điểm có toạ độ nào?`,
        ],
        right: `$${pt(x, y)}$`,
        wrong: others.map(([one, mistake]) => [`$${pt(...one)}$`, mistake] as const),
        why: `Thay $x = ${x}$, $y = ${y}$ vào vế trái: $${a} \\cdot ${par(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${par(y)} = ${c}$, bằng vế phải. Các cặp số còn lại không thoả mãn.`,
      };
    }),
    mc('M1', 'hệ số của phương trình', (r) => {
      const [a, b, c] = [r.int(2, 9), -r.int(2, 9), r.int(1, 12)];
      return {
        ask: [
          `Phương trình $${line(a, b, c)}$ có dạng $ax + by = c$ với các hệ số $a, b, c$ lần lượt là:`,
          `Xác định các hệ số $a;\\ b;\\ c$ của phương trình bậc nhất hai ẩn $${line(a, b, c)}$ (viết dưới dạng $ax + by = c$).`,
          `Trong phương trình bậc nhất hai ẩn $${line(a, b, c)}$, hệ số của $x$, hệ số của $y$ và số hạng tự do ở vế phải lần lượt bằng:`,
        ],
        right: `$${a};\\ ${b};\\ ${c}$`,
        wrong: [
          [`$${a};\\ ${-b};\\ ${c}$`, 'nhầm dấu hệ số của $y$'],
          [`$${b};\\ ${a};\\ ${c}$`, 'đổi chỗ hai hệ số'],
          [`$${a};\\ ${b};\\ ${-c}$`, 'nhầm dấu vế phải'],
        ],
        why: `So sánh với dạng $ax + by = c$: hệ số của $x$ là $a = ${a}$, hệ số của $y$ là $b = ${b}$ (kèm dấu), vế phải là $c = ${c}$.`,
      };
    }),
    mc('M1', 'nhận biết phương trình bậc nhất hai ẩn', (r) => {
      const [a, b, c] = [r.int(2, 7), r.int(2, 7), r.int(1, 9)];
      return {
        ask: [
          'Phương trình nào sau đây là phương trình bậc nhất hai ẩn $x$, $y$?',
          'Trong các phương trình dưới đây, phương trình nào có dạng $ax + by = c$ với $a$, $b$ không đồng thời bằng 0?',
          'Chỉ ra phương trình bậc nhất hai ẩn $x$, $y$ trong các phương trình sau.',
        ],
        right: `$${sum([a, 'x'], [-b, 'y'])} = ${c}$`,
        wrong: [
          [`$${sum([a, 'x^2'], [b, 'y'])} = ${c}$`, 'quên rằng $x^2$ có bậc hai'],
          [`$${a}xy = ${c}$`, 'quên rằng tích $xy$ có bậc hai'],
          [`$\\dfrac{${a}}{x} + ${b}y = ${c}$`, 'quên rằng ẩn không được ở mẫu'],
        ],
        why: `Chỉ $${sum([a, 'x'], [-b, 'y'])} = ${c}$ có dạng $ax + by = c$; các phương trình khác chứa $x^2$, tích $xy$ hoặc ẩn ở mẫu.`,
      };
    }),
    mc('M2', 'số nghiệm của hệ', (r) => {
      const [a, b, c, k] = [r.int(1, 4), nonZero(r, -4, 4), nonZero(r, -5, 5), r.int(2, 3)];
      const [text, right] = r.pick([
        [system(line(a, b, c), line(k * a, k * b, k * c + 1)), 'Hệ vô nghiệm'],
        [system(line(a, b, c), line(k * a, k * b, k * c)), 'Hệ có vô số nghiệm'],
        [system(line(a, b, c), line(k * a, -k * b, k * c)), 'Hệ có nghiệm duy nhất'],
      ] as const);
      return {
        ask: [
          `Khẳng định nào đúng về số nghiệm của hệ phương trình $${text}$?`,
          `Không giải hệ, hãy cho biết số nghiệm của hệ $${text}$.`,
          `Số điểm chung của hai đường thẳng biểu diễn nghiệm của hai phương trình cho biết điều gì về hệ $${text}$?`,
        ],
        right,
        wrong: (
          [
            ['Hệ vô nghiệm', 'nhầm với hai đường thẳng song song'],
            ['Hệ có vô số nghiệm', 'nhầm với hai đường thẳng trùng nhau'],
            ['Hệ có nghiệm duy nhất', 'nhầm với hai đường thẳng cắt nhau'],
            ['Hệ có đúng hai nghiệm', 'nhầm số nghiệm với số ẩn'],
          ] as const
        ).filter(([one]) => one !== right),
        why: `Nhân phương trình thứ nhất với ${k} rồi so sánh với phương trình thứ hai: $${line(k * a, k * b, k * c)}$. Hai phương trình ${right === 'Hệ vô nghiệm' ? 'có cùng vế trái nhưng khác vế phải' : right === 'Hệ có vô số nghiệm' ? 'trùng nhau' : 'có hệ số của $y$ đối nhau nên hai đường thẳng cắt nhau'}, do đó: ${right.toLowerCase()}.`,
      };
    }),
    fb('M1', 'tìm tung độ khi biết hoành độ', (r) => {
      const [a, b, x, y] = [r.int(2, 5), r.int(2, 4), nonZero(r, -3, 5), nonZero(r, -4, 6)];
      const c = a * x + b * y;
      return {
        ask: [
          `Cặp số $(${x};\\,m)$ là nghiệm của phương trình $${line(a, b, c)}$. Tìm $m$.`,
          `Trong phương trình $${line(a, b, c)}$, khi $x = ${x}$ thì $y$ bằng bao nhiêu?`,
          `Điểm có hoành độ $${x}$ trên đường thẳng $${line(a, b, c)}$ có tung độ bằng bao nhiêu?`,
        ],
        is: y,
        why: `Thay $x = ${x}$: $${a} \\cdot ${par(x)} + ${b}y = ${c}$, suy ra $${b}y = ${c - a * x}$, $y = ${y}$.`,
      };
    }),
    tf('M1', 'xét một hệ phương trình', (r) => {
      const [x, y, a] = [r.int(2, 5), r.int(1, 4), r.int(2, 3)];
      if (x === y) throw new TooFewDistractors('equal values');
      const [c, d] = [x + y, a * x - y];
      const shownSystem = `$${system(line(1, 1, c), line(a, -1, d))}$`;
      return {
        ask: [
          `Cho hệ phương trình ${shownSystem}.`,
          `Một bạn giải hệ ${shownSystem} bằng phương pháp cộng đại số. Xét các khẳng định sau.`,
          `Xét hệ hai phương trình bậc nhất hai ẩn ${shownSystem}.`,
        ],
        say: [
          [
            `Cặp số $${pt(x, y)}$ là nghiệm của hệ.`,
            `Cặp số $${pt(y, x)}$ là nghiệm của hệ.`,
            `$${x} + ${y} = ${c}$ và $${a} \\cdot ${x} - ${y} = ${d}$, chỉ $${pt(x, y)}$ thoả mãn cả hai phương trình.`,
          ],
          [
            `Cộng từng vế hai phương trình được $${a + 1}x = ${c + d}$.`,
            `Cộng từng vế hai phương trình được $${a - 1}x = ${c + d}$.`.replace('$1x', '$x'),
            `$x + ${a}x = ${a + 1}x$ và $y - y = 0$.`,
          ],
          [
            `Từ phương trình thứ nhất có $y = ${c} - x$.`,
            `Từ phương trình thứ nhất có $y = x - ${c}$.`,
            `chuyển $x$ sang vế phải và đổi dấu: $y = ${c} - x$.`,
          ],
          [
            'Hệ có nghiệm duy nhất.',
            'Hệ có vô số nghiệm.',
            `hai đường thẳng biểu diễn nghiệm cắt nhau tại đúng một điểm $${pt(x, y)}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'giải bài toán bằng cách lập hệ phương trình', (r, turn) => {
      const [p, q, x, y] = [r.int(8, 15), r.int(5, 7), r.int(12, 24), r.int(10, 22)];
      const [c, d] = [x + y, p * x + q * y];
      const solve = (one: string, two: string) =>
        `Gọi số ${one} là $x$, số ${two} là $y$ ($x, y \\in \\mathbb{N}^*$).\nTheo đề bài có hệ $${system(line(1, 1, c), line(p, q, d))}$.\nTừ phương trình thứ nhất $y = ${c} - x$. Thay vào phương trình thứ hai: $${p}x + ${q}(${c} - x) = ${d}$, suy ra $${p - q}x = ${d - q * c}$, $x = ${x}$ (thoả mãn).\nKhi đó $y = ${c} - ${x} = ${y}$ (thoả mãn).\nVậy có ${x} ${one} và ${y} ${two}.`;
      const [one, two] = (
        [
          ['quyển vở', 'chiếc bút'],
          ['vé người lớn', 'vé trẻ em'],
          ['hộp bánh', 'hộp kẹo'],
        ] as const
      )[turn]!;
      const stems = [
        `Để làm phần thưởng, lớp 9A mua tổng cộng ${c} quyển vở và chiếc bút, hết ${d} nghìn đồng. Mỗi quyển vở giá ${p} nghìn đồng, mỗi chiếc bút giá ${q} nghìn đồng. Hỏi lớp 9A đã mua bao nhiêu quyển vở, bao nhiêu chiếc bút?`,
        `Một đoàn tham quan mua ${c} vé vào cửa gồm vé người lớn giá ${p} nghìn đồng và vé trẻ em giá ${q} nghìn đồng, hết tất cả ${d} nghìn đồng. Tính số vé mỗi loại.`,
        `Cửa hàng bán được ${c} hộp gồm bánh và kẹo, thu về ${d} nghìn đồng; mỗi hộp bánh giá ${p} nghìn đồng, mỗi hộp kẹo giá ${q} nghìn đồng. Hỏi cửa hàng đã bán bao nhiêu hộp mỗi loại?`,
      ];
      return { ask: [stems[turn]!], solution: solve(one, two) };
    }),
  ]),
  ...unit(9, 'Phương trình quy về bậc nhất', ({ mc, fb, tf, ew }) => [
    mc('M1', 'điều kiện xác định', (r) => {
      const [a, b] = [r.int(1, 6), r.int(7, 9)];
      const f = `\\dfrac{${r.int(2, 5)}}{x - ${a}} = \\dfrac{x}{x + ${b}}`;
      return {
        ask: [
          `Điều kiện xác định của phương trình $${f}$ là:`,
          `Phương trình $${f}$ xác định khi:`,
          `Để các mẫu thức trong phương trình $${f}$ đều khác 0, ẩn $x$ phải thoả mãn:`,
        ],
        right: `$x \\ne ${a}$ và $x \\ne -${b}$`,
        wrong: [
          [`$x \\ne -${a}$ và $x \\ne ${b}$`, 'nhầm dấu khi giải mẫu khác 0'],
          [`$x \\ne ${a}$`, 'chỉ xét một mẫu'],
          [`$x \\ne ${a}$ hoặc $x \\ne -${b}$`, 'nhầm “và” với “hoặc”'],
          [`$x \\ne ${a}$ và $x \\ne ${b}$`, 'nhầm dấu ở mẫu thứ hai'],
        ],
        why: `$x - ${a} \\ne 0$ khi $x \\ne ${a}$; $x + ${b} \\ne 0$ khi $x \\ne -${b}$. Cả hai điều kiện phải đồng thời thoả mãn.`,
      };
    }),
    mc('M1', 'nghiệm của phương trình tích', (r) => {
      const [a, b] = [r.int(1, 5), r.int(6, 9)];
      return {
        ask: [
          `Các nghiệm của phương trình $(x - ${a})(x + ${b}) = 0$ là:`,
          `Các nghiệm của phương trình tích $(x - ${a})(x + ${b}) = 0$ là:`,
          `Tích $(x - ${a})(x + ${b})$ bằng 0 khi và chỉ khi:`,
        ],
        right: `$x = ${a}$ hoặc $x = -${b}$`,
        wrong: [
          [`$x = -${a}$ hoặc $x = ${b}$`, 'nhầm dấu cả hai nghiệm'],
          [`$x = ${a}$ hoặc $x = ${b}$`, 'nhầm dấu nghiệm thứ hai'],
          [`$x = -${a}$ hoặc $x = -${b}$`, 'nhầm dấu nghiệm thứ nhất'],
        ],
        why: `$x - ${a} = 0$ hoặc $x + ${b} = 0$, tức là $x = ${a}$ hoặc $x = -${b}$.`,
      };
    }),
    mc('M1', 'cách giải phương trình tích', (r) => {
      const [a, b, c] = [r.int(2, 5), r.int(1, 7), r.int(1, 6)];
      const f = `(${a}x - ${b})(x + ${c}) = 0`;
      return {
        ask: [
          `Để giải phương trình $${f}$, ta giải:`,
          `Phương trình $${f}$ tương đương với điều kiện nào?`,
          `Bước đầu tiên đúng khi giải phương trình $${f}$ là viết:`,
        ],
        right: `$${a}x - ${b} = 0$ hoặc $x + ${c} = 0$`,
        wrong: [
          [`$${a}x - ${b} = 0$ và $x + ${c} = 0$`, 'nhầm “hoặc” với “và”'],
          [`$${a}x - ${b} = x + ${c}$`, 'cho hai nhân tử bằng nhau'],
          [`$${a}x - ${b} + x + ${c} = 0$`, 'cộng hai nhân tử'],
        ],
        why: 'Một tích bằng 0 khi ít nhất một thừa số bằng 0, nên dùng từ “hoặc”.',
      };
    }),
    mc('M2', 'đưa về phương trình tích', (r) => {
      const [a, b] = [r.int(2, 4), r.int(5, 9)];
      return {
        ask: [
          `Tổng các nghiệm của phương trình $x(x - ${a}) = ${b}(x - ${a})$ bằng:`,
          `Phương trình $x(x - ${a}) = ${b}(x - ${a})$ có hai nghiệm. Tổng của chúng là:`,
          `Chuyển vế rồi phân tích thành nhân tử để giải phương trình $x(x - ${a}) = ${b}(x - ${a})$. Tổng các nghiệm tìm được là:`,
        ],
        right: a + b,
        wrong: [
          [b, 'chia hai vế cho nhân tử chung nên mất một nghiệm'],
          [b - a, 'nhầm dấu một nghiệm'],
          [a * b, 'lấy tích thay cho tổng'],
          [a, 'chỉ lấy nghiệm của nhân tử chung'],
        ],
        why: `$x(x - ${a}) - ${b}(x - ${a}) = 0$, tức là $(x - ${a})(x - ${b}) = 0$, nên $x = ${a}$ hoặc $x = ${b}$; tổng bằng $${a + b}$. Không được chia hai vế cho $x - ${a}$ vì sẽ mất nghiệm $x = ${a}$.`,
      };
    }),
    fb('M2', 'giải phương trình chứa ẩn ở mẫu', (r) => {
      const [a, x, k] = [r.int(1, 4), r.int(5, 9), r.int(2, 3)];
      const c = k * (x - a) - x;
      if (c === 0 || c === -a) throw new TooFewDistractors('degenerate');
      const f = `\\dfrac{x ${signed(c)}}{x - ${a}} = ${k}`;
      return {
        ask: [
          `Nghiệm của phương trình $${f}$ là bao nhiêu?`,
          `Giải phương trình $${f}$. Giá trị tìm được của $x$ là bao nhiêu?`,
          `Tìm số $x$ thoả mãn $${f}$.`,
        ],
        is: x,
        why: `Điều kiện $x \\ne ${a}$. Khử mẫu: $x ${signed(c)} = ${k}(x - ${a})$, suy ra ${k === 2 ? '' : `$${k - 1}x = ${k * a + c}$, `}$x = ${x}$ (thoả mãn điều kiện).`,
      };
    }),
    tf('M2', 'xét một phương trình chứa ẩn ở mẫu', (r) => {
      const a = r.int(2, 6);
      const f = `\\dfrac{x}{x - ${a}} - \\dfrac{${a}}{x + ${a}} = \\dfrac{${2 * a * a}}{x^2 - ${a * a}}`;
      return {
        ask: [
          `Cho phương trình $${f}$.`,
          `Bạn Lan giải phương trình $${f}$. Xét các khẳng định sau.`,
          `Xét phương trình chứa ẩn ở mẫu $${f}$.`,
        ],
        say: [
          [
            `Điều kiện xác định là $x \\ne ${a}$ và $x \\ne -${a}$.`,
            `Điều kiện xác định chỉ là $x \\ne ${a}$.`,
            `các mẫu thức $x - ${a}$ và $x + ${a}$ đều phải khác 0.`,
          ],
          [
            `Mẫu thức chung là $(x - ${a})(x + ${a})$.`,
            `Mẫu thức chung là $(x - ${a})^2$.`,
            `$x^2 - ${a * a} = (x - ${a})(x + ${a})$.`,
          ],
          [
            `Khử mẫu được $x(x + ${a}) - ${a}(x - ${a}) = ${2 * a * a}$.`,
            `Khử mẫu được $x(x - ${a}) - ${a}(x + ${a}) = ${2 * a * a}$.`,
            `nhân mỗi tử thức với nhân tử còn thiếu của mẫu thức chung.`,
          ],
          [
            'Phương trình vô nghiệm.',
            `Phương trình có nghiệm $x = ${a}$.`,
            `thu gọn được $x^2 = ${a * a}$, tức là $x = ${a}$ hoặc $x = -${a}$, cả hai không thoả mãn điều kiện xác định.`,
          ],
        ],
      };
    }),
    ew('M3', 'bài toán chuyển động', (r) => {
      const [v, d] = r.pick([
        [40, 10],
        [30, 10],
        [50, 10],
        [60, 15],
      ] as const);
      const s = (v * (v + d)) / d;
      const [short, long] = [v / d, v / d + 1];
      const share = fraction(short, long);
      return {
        ask: [
          `Quãng đường từ A đến B dài ${s} km. Lúc về, người đi xe máy tăng tốc độ thêm ${d} km/h so với lúc đi nên thời gian về bằng $${share}$ thời gian đi. Tính tốc độ lúc đi của người đó.`,
          `Hai ô tô cùng khởi hành đi quãng đường ${s} km. Mỗi giờ ô tô thứ hai đi nhanh hơn ô tô thứ nhất ${d} km nên thời gian đi chỉ bằng $${share}$ thời gian của ô tô thứ nhất. Tính tốc độ của ô tô thứ nhất.`,
          `Một xe tải dự định đi ${s} km với tốc độ không đổi. Thực tế xe chạy nhanh hơn dự định ${d} km/h nên chỉ mất $${share}$ thời gian dự định. Tính tốc độ dự định của xe.`,
        ],
        solution: `Gọi tốc độ cần tìm là $x$ (km/h), $x > 0$.\nThời gian đi với tốc độ $x$ là $\\dfrac{${s}}{x}$ (giờ), với tốc độ $x + ${d}$ là $\\dfrac{${s}}{x + ${d}}$ (giờ).\nTheo đề bài: $\\dfrac{${s}}{x + ${d}} = ${share} \\cdot \\dfrac{${s}}{x}$.\nKhử mẫu và chia hai vế cho ${s}: $${long}x = ${short}(x + ${d})$.\nDo đó $x = ${short} \\cdot ${d} = ${v}$ (thoả mãn $x > 0$).\nVậy tốc độ cần tìm là ${v} km/h.`,
      };
    }),
  ]),
  ...unit(9, 'Bất đẳng thức và bất phương trình', ({ mc, fb, ew }) => [
    mc('M1', 'tính chất của bất đẳng thức', (r) => {
      const k = r.int(2, 9);
      return {
        ask: [
          'Cho $a < b$. Khẳng định nào sau đây đúng?',
          'Biết số $a$ nhỏ hơn số $b$. Bất đẳng thức nào suy ra được từ đó?',
          'Từ $a < b$, nhân hoặc cộng cả hai vế với cùng một số, ta được bất đẳng thức đúng nào?',
        ],
        right: `$-${k}a > -${k}b$`,
        wrong: [
          [`$-${k}a < -${k}b$`, 'quên đổi chiều khi nhân với số âm'],
          [`$a + ${k} > b + ${k}$`, 'đổi chiều khi cộng'],
          [`$${k}a > ${k}b$`, 'đổi chiều khi nhân với số dương'],
        ],
        why: `Nhân hai vế của $a < b$ với số âm $-${k}$ thì bất đẳng thức đổi chiều: $-${k}a > -${k}b$.`,
      };
    }),
    mc('M1', 'nhận biết bất phương trình bậc nhất một ẩn', (r) => {
      const [a, b] = [r.int(2, 9), r.int(1, 9)];
      return {
        ask: [
          'Bất phương trình nào sau đây là bất phương trình bậc nhất một ẩn $x$?',
          'Chỉ ra bất phương trình có dạng $ax + b > 0$ hoặc $ax + b \\le 0$ với $a \\ne 0$.',
          'Trong các bất phương trình sau, bất phương trình nào là bậc nhất đối với ẩn $x$?',
        ],
        right: `$${a}x - ${b} \\le 0$`,
        wrong: [
          [`$${a}x^2 - ${b} \\le 0$`, 'quên rằng $x^2$ có bậc hai'],
          [`$\\dfrac{${a}}{x} - ${b} > 0$`, 'quên rằng ẩn không được ở mẫu'],
          [`$0 \\cdot x + ${b} > 0$`, 'quên điều kiện hệ số của $x$ khác 0'],
        ],
        why: `$${a}x - ${b} \\le 0$ có dạng $ax + b \\le 0$ với $a = ${a} \\ne 0$; các bất phương trình khác chứa $x^2$, ẩn ở mẫu, hoặc có hệ số của $x$ bằng 0.`,
      };
    }),
    mc('M2', 'giải bất phương trình có hệ số âm', (r) => {
      const [a, x, b] = [r.int(2, 6), nonZero(r, -6, 7), r.int(1, 9)];
      const c = b - a * x;
      return {
        ask: [
          `Nghiệm của bất phương trình $${b} - ${a}x > ${c}$ là:`,
          `Giải bất phương trình $${b} - ${a}x > ${c}$ ta được kết quả nào?`,
          `Tất cả các số $x$ sao cho $${b} - ${a}x$ lớn hơn $${c}$ là:`,
        ],
        right: `$x < ${x}$`,
        wrong: [
          [`$x > ${x}$`, 'quên đổi chiều khi chia cho số âm'],
          [`$x < ${-x}$`, 'nhầm dấu của thương'],
          [`$x > ${-x}$`, 'quên đổi chiều và nhầm dấu'],
        ],
        why: `$-${a}x > ${c} - ${b}$, tức là $-${a}x > ${c - b}$. Chia hai vế cho số âm $-${a}$ và đổi chiều: $x < ${x}$.`,
      };
    }),
    fb('M1', 'số nguyên nhỏ nhất, lớn nhất thoả mãn', (r) => {
      const a = r.int(3, 25);
      return {
        ask: [
          `Số nguyên nhỏ nhất thoả mãn $x > ${a}$ là số nào?`,
          `Biết $x$ là số nguyên và $x - ${a} > 0$. Giá trị nhỏ nhất của $x$ là bao nhiêu?`,
          `Một chuyến xe chỉ khởi hành khi có nhiều hơn ${a} khách. Cần ít nhất bao nhiêu khách để xe khởi hành?`,
        ],
        is: a + 1,
        why: `Số nguyên lớn hơn ${a} và gần ${a} nhất là $${a} + 1 = ${a + 1}$.`,
      };
    }),
    fb('M2', 'số nguyên lớn nhất thoả mãn bất phương trình', (r) => {
      const [a, b, m] = [r.int(3, 7), r.int(1, 9), r.int(3, 9)];
      const c = a * m + b + r.int(1, a - 1);
      return {
        ask: [
          `Tìm số nguyên $x$ lớn nhất thoả mãn $${a}x + ${b} \\le ${c}$.`,
          `Bạn Nam có ${c} nghìn đồng, mua một chiếc bút giá ${b} nghìn đồng và một số quyển vở giá ${a} nghìn đồng mỗi quyển. Nam mua được nhiều nhất bao nhiêu quyển vở?`,
          `Nghiệm nguyên lớn nhất của bất phương trình $${a}x + ${b} \\le ${c}$ bằng bao nhiêu?`,
        ],
        is: m,
        why: `Với $x$ là số cần tìm: $${a}x \\le ${c} - ${b} = ${c - b}$. Vì $${a} \\cdot ${m} = ${a * m} \\le ${c - b}$ và $${a} \\cdot ${m + 1} = ${a * (m + 1)} > ${c - b}$ nên $x$ lớn nhất là $${m}$.`,
      };
    }),
    ew('M3', 'bài toán thực tế về bất phương trình', (r, turn) => {
      const [count, unit] = (
        [
          ['số ki-lô-mét', 'km'],
          ['số buổi', 'buổi'],
          ['số áo', 'áo'],
        ] as const
      )[turn]!;
      const [perKm, other, gap] = [r.int(9, 12), r.int(14, 16), r.int(3, 5)];
      const base = (other - perKm) * (5 * gap);
      const edge = 5 * gap;
      return {
        ask: [
          `Thuê xe của hãng A phải trả ${base} nghìn đồng cố định và ${perKm} nghìn đồng cho mỗi ki-lô-mét. Hãng B không thu tiền cố định nhưng thu ${other} nghìn đồng cho mỗi ki-lô-mét. Với quãng đường dài bao nhiêu thì thuê xe của hãng A rẻ hơn?`,
          `Phòng tập A thu ${base} nghìn đồng phí thành viên và ${perKm} nghìn đồng mỗi buổi; phòng tập B không thu phí thành viên, mỗi buổi ${other} nghìn đồng. Tập nhiều hơn bao nhiêu buổi thì phòng A rẻ hơn?`,
          `Cửa hàng in A thu ${base} nghìn đồng tiền thiết kế và ${perKm} nghìn đồng mỗi áo; cửa hàng B không thu tiền thiết kế, mỗi áo ${other} nghìn đồng. In nhiều hơn bao nhiêu áo thì cửa hàng A rẻ hơn?`,
        ],
        solution: `Gọi ${count} là $x$, $x > 0$.\nChi phí ở A là $${base} + ${perKm}x$ (nghìn đồng), ở B là $${other}x$ (nghìn đồng).\nA rẻ hơn B khi $${base} + ${perKm}x < ${other}x$.\nChuyển vế: $${sum([other - perKm, 'x'])} > ${base}$, suy ra $x > ${edge}$.\nVậy A rẻ hơn khi ${count} lớn hơn ${edge}, tức là nhiều hơn ${edge} ${unit}.`,
      };
    }),
  ]),
  ...unit(9, 'Căn thức', ({ mc, fb, ew }) => [
    mc('M1', 'căn bậc hai của một số', (r) => {
      const a = r.int(4, 15);
      return {
        ask: [
          `Các căn bậc hai của $${a * a}$ là:`,
          `Những số nào có bình phương bằng $${a * a}$?`,
          `Số dương $${a * a}$ có hai căn bậc hai là:`,
        ],
        right: `$${a}$ và $-${a}$`,
        wrong: [
          [`$${a}$`, 'bỏ sót căn bậc hai âm'],
          [`$${a * a}$ và $-${a * a}$`, 'quên khai căn'],
          [`$\\sqrt{${a}}$ và $-\\sqrt{${a}}$`, 'khai căn hai lần'],
          [`$-${a}$`, 'bỏ sót căn bậc hai dương'],
        ],
        why: `$${a}^2 = (-${a})^2 = ${a * a}$.`,
      };
    }),
    mc('M1', 'căn bậc ba', (r) => {
      const a = r.int(2, 6);
      return {
        ask: [
          `Giá trị của $\\sqrt[3]{-${a ** 3}}$ là:`,
          `Căn bậc ba của $-${a ** 3}$ bằng:`,
          `Số nào có lập phương bằng $-${a ** 3}$?`,
        ],
        right: -a,
        wrong: [
          [a, 'bỏ dấu âm'],
          [-(a ** 2), 'chỉ chia cho một thừa số'],
          [a ** 2, 'bỏ dấu âm và chỉ chia cho một thừa số'],
          [-3 * a, 'nhân với 3 thay vì khai căn bậc ba'],
        ],
        why: `$(-${a})^3 = -${a ** 3}$ nên $\\sqrt[3]{-${a ** 3}} = -${a}$.`,
      };
    }),
    fb('M1', 'tính giá trị biểu thức chứa căn', (r) => {
      const [a, b] = [r.int(5, 12), r.int(2, 4)];
      return {
        ask: [
          `Tính $\\sqrt{${a * a}} - \\sqrt{${b * b}}$.`,
          `Giá trị của biểu thức $\\sqrt{${a * a}} - \\sqrt{${b * b}}$ bằng bao nhiêu?`,
          `Hai hình vuông có diện tích $${a * a}$ cm² và $${b * b}$ cm². Cạnh của hình lớn dài hơn cạnh của hình nhỏ bao nhiêu xăng-ti-mét?`,
        ],
        is: a - b,
        why: `$\\sqrt{${a * a}} = ${a}$, $\\sqrt{${b * b}} = ${b}$, hiệu bằng $${a - b}$.`,
      };
    }),
    ew('M3', 'rút gọn biểu thức chứa căn', (r) => {
      const a = r.int(2, 5);
      const v = r.int(a + 1, 9);
      const f = `\\dfrac{1}{\\sqrt{x} - ${a}} + \\dfrac{1}{\\sqrt{x} + ${a}}`;
      return {
        ask: [
          `Cho biểu thức $P = ${f}$ với $x \\ge 0$, $x \\ne ${a * a}$.\na) Rút gọn $P$.\nb) Tính giá trị của $P$ khi $x = ${v * v}$.`,
          `Với $x \\ge 0$ và $x \\ne ${a * a}$, rút gọn biểu thức $P = ${f}$ rồi tính $P$ tại $x = ${v * v}$.`,
          `Chứng minh rằng $${f} = \\dfrac{2\\sqrt{x}}{x - ${a * a}}$ với $x \\ge 0$, $x \\ne ${a * a}$. Từ đó tính giá trị của vế trái khi $x = ${v * v}$.`,
        ],
        solution: `Mẫu thức chung là $(\\sqrt{x} - ${a})(\\sqrt{x} + ${a}) = x - ${a * a}$.\n$P = \\dfrac{\\sqrt{x} + ${a} + \\sqrt{x} - ${a}}{x - ${a * a}} = \\dfrac{2\\sqrt{x}}{x - ${a * a}}$.\nKhi $x = ${v * v}$ thì $\\sqrt{x} = ${v}$ nên $P = \\dfrac{2 \\cdot ${v}}{${v * v} - ${a * a}} = ${fraction(2 * v, v * v - a * a)}$.`,
      };
    }),
  ]),
];

const quadratics: readonly Template[] = [
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ mc, fb, tf, ew }) => [
    mc('M1', 'điểm thuộc đồ thị', (r) => {
      const [a, x] = [r.pick([2, 3, -2, -3]), r.pick([-3, -2, 2, 3])];
      const point = (u: number, v: number) => `$${pt(u, v)}$`;
      return {
        ask: [
          `Điểm nào sau đây thuộc đồ thị hàm số $y = ${poly([a, 0, 0])}$?`,
          `Đồ thị hàm số $y = ${poly([a, 0, 0])}$ đi qua điểm:`,
          `Toạ độ của điểm nào thoả mãn $y = ${poly([a, 0, 0])}$?`,
        ],
        right: point(x, a * x * x),
        wrong: [
          [point(x, -a * x * x), 'nhầm dấu của hệ số'],
          [point(x, 2 * a * x), 'nhầm bình phương với nhân 2'],
          [point(x, (a * x) ** 2), 'bình phương cả hệ số'],
          [point(a * x * x, x), 'đổi chỗ hoành độ và tung độ'],
        ],
        why: `Với $x = ${x}$: $y = ${a} \\cdot ${par(x)}^2 = ${a * x * x}$.`,
      };
    }),
    mc('M1', 'dạng của đồ thị', (r) => {
      const a = r.int(2, 7);
      return {
        ask: [
          `Khẳng định nào đúng về đồ thị hàm số $y = -${a}x^2$?`,
          `Đồ thị của hàm số $y = -${a}x^2$ có tính chất nào sau đây?`,
          `Parabol $y = -${a}x^2$ được mô tả đúng ở phương án nào?`,
        ],
        right: 'Nằm phía dưới trục hoành, nhận trục tung làm trục đối xứng',
        wrong: [
          ['Nằm phía trên trục hoành, nhận trục tung làm trục đối xứng', 'nhầm dấu của hệ số'],
          ['Nằm phía dưới trục hoành, nhận trục hoành làm trục đối xứng', 'nhầm trục đối xứng'],
          ['Là một đường thẳng đi qua gốc toạ độ', 'nhầm với hàm số bậc nhất'],
        ],
        why: `Hệ số $a = -${a} < 0$ nên $y \\le 0$ với mọi $x$: parabol nằm phía dưới trục hoành (đỉnh là gốc toạ độ) và đối xứng qua trục tung.`,
      };
    }),
    mc('M2', 'tìm hệ số của hàm số', (r) => {
      const [a, x] = [nonZero(r, -4, 4), r.pick([-3, -2, 2, 3])];
      return {
        ask: [
          `Đồ thị hàm số $y = ax^2$ đi qua điểm $M${pt(x, a * x * x)}$. Giá trị của $a$ là:`,
          `Parabol $y = ax^2$ ($a \\ne 0$) chứa điểm $${pt(x, a * x * x)}$ khi $a$ bằng:`,
          `Biết hàm số $y = ax^2$ nhận giá trị $${a * x * x}$ tại $x = ${x}$. Hệ số $a$ bằng:`,
        ],
        right: a,
        wrong: [
          [a * x, 'chia cho $x$ thay vì chia cho $x^2$'],
          [-a, 'nhầm dấu'],
          [a * x * x, 'lấy tung độ của điểm'],
          2 * a,
        ],
        why: `$${a * x * x} = a \\cdot ${par(x)}^2 = ${x * x}a$, suy ra $a = ${a}$.`,
      };
    }),
    fb('M1', 'tính giá trị của hàm số', (r) => {
      const [a, x] = [r.int(2, 6), r.pick([-4, -3, -2, 2, 3, 4])];
      return {
        ask: [
          `Cho hàm số $y = ${a}x^2$. Tính giá trị của $y$ khi $x = ${x}$.`,
          `Điểm của parabol $y = ${a}x^2$ có hoành độ $${x}$ thì tung độ bằng bao nhiêu?`,
          `Thay $x = ${x}$ vào công thức $y = ${a}x^2$ thì $y$ bằng bao nhiêu?`,
        ],
        is: a * x * x,
        why: `$y = ${a} \\cdot ${par(x)}^2 = ${a} \\cdot ${x * x} = ${a * x * x}$.`,
      };
    }),
    tf('M1', 'tính chất của một parabol', (r) => {
      const [a, x] = [r.int(2, 5), r.int(2, 3)];
      return {
        ask: [
          `Cho hàm số $y = ${a}x^2$ có đồ thị là parabol $(P)$.`,
          `Trong mặt phẳng toạ độ $Oxy$, xét parabol $(P)$: $y = ${a}x^2$.`,
          `Xét các tính chất của hàm số $y = ${a}x^2$ và đồ thị $(P)$ của nó.`,
        ],
        say: [
          ['$(P)$ đi qua gốc toạ độ.', '$(P)$ không đi qua gốc toạ độ.', 'với $x = 0$ thì $y = 0$.'],
          [
            `Điểm $A${pt(-x, a * x * x)}$ thuộc $(P)$.`,
            `Điểm $A${pt(-x, -a * x * x)}$ thuộc $(P)$.`,
            `với $x = -${x}$ thì $y = ${a} \\cdot (-${x})^2 = ${a * x * x}$.`,
          ],
          [
            'Trục đối xứng của $(P)$ là trục tung.',
            'Trục đối xứng của $(P)$ là trục hoành.',
            'hai điểm có hoành độ đối nhau thì có cùng tung độ.',
          ],
          [
            '$(P)$ nằm phía trên trục hoành.',
            '$(P)$ nằm phía dưới trục hoành.',
            `hệ số $${a} > 0$ nên $y \\ge 0$ với mọi $x$.`,
          ],
        ],
      };
    }),
    ew('M3', 'giao điểm của parabol và đường thẳng', (r) => {
      const [p, q] = [-r.int(1, 3), r.int(2, 4)];
      if (p + q === 0) throw new TooFewDistractors('a horizontal line');
      const d = `y = ${poly([p + q, -p * q])}`;
      return {
        ask: [
          `Cho parabol $(P)$: $y = x^2$ và đường thẳng $d$: $${d}$. Tìm toạ độ các giao điểm của $(P)$ và $d$.`,
          `Bằng phép tính, hãy xác định toạ độ giao điểm của đường thẳng $${d}$ với đồ thị hàm số $y = x^2$.`,
          `Chứng tỏ đường thẳng $d$: $${d}$ cắt parabol $y = x^2$ tại hai điểm phân biệt $A$, $B$ và tìm toạ độ của chúng.`,
        ],
        solution: `Phương trình hoành độ giao điểm: $x^2 = ${poly([p + q, -p * q])}$, hay $${poly([1, -p - q, p * q])} = 0$.\n$\\Delta = ${par(p + q)}^2 - 4 \\cdot ${par(p * q)} = ${(q - p) ** 2} > 0$ nên phương trình có hai nghiệm phân biệt $x_1 = ${q}$, $x_2 = ${p}$.\nVới $x = ${q}$ thì $y = ${q * q}$; với $x = ${p}$ thì $y = ${p * p}$.\nVậy hai giao điểm là $A${pt(q, q * q)}$ và $B${pt(p, p * p)}$.`,
      };
    }),
  ]),
  ...unit(9, 'Phương trình bậc hai một ẩn', ({ mc, fb, tf, ew }) => [
    mc('M1', 'các hệ số', (r) => {
      const [a, b, c] = [r.int(2, 6), -r.int(2, 9), nonZero(r, -9, 9)];
      if (c === b || c === a) throw new TooFewDistractors('equal coefficients');
      const f = `${poly([a, b, c])} = 0`;
      return {
        ask: [
          `Các hệ số $a;\\ b;\\ c$ của phương trình bậc hai $${f}$ lần lượt là:`,
          `Viết phương trình $${f}$ dưới dạng $ax^2 + bx + c = 0$ thì $a;\\ b;\\ c$ bằng:`,
          `Trong phương trình $${f}$, hệ số của $x^2$, hệ số của $x$ và hệ số tự do lần lượt là:`,
        ],
        right: `$${a};\\ ${b};\\ ${c}$`,
        wrong: [
          [`$${a};\\ ${-b};\\ ${c}$`, 'nhầm dấu của $b$'],
          [`$${a};\\ ${c};\\ ${b}$`, 'đổi chỗ $b$ và $c$'],
          [`$${b};\\ ${a};\\ ${c}$`, 'đổi chỗ $a$ và $b$'],
        ],
        why: `Hệ số kèm theo dấu: $a = ${a}$, $b = ${b}$, $c = ${c}$.`,
      };
    }),
    mc('M1', 'biệt thức', (r) => {
      const [a, b, c] = [r.int(2, 3), r.pick([-7, -5, 5, 7]), r.int(1, 3)];
      const value = b * b - 4 * a * c;
      return {
        ask: [
          `Biệt thức $\\Delta$ của phương trình $${poly([a, b, c])} = 0$ bằng:`,
          `Tính $\\Delta = b^2 - 4ac$ cho phương trình $${poly([a, b, c])} = 0$ ta được:`,
          `Khi giải phương trình $${poly([a, b, c])} = 0$ bằng công thức nghiệm, giá trị của $\\Delta$ là:`,
        ],
        right: value,
        wrong: [
          [b * b + 4 * a * c, 'nhầm dấu của $4ac$'],
          [b * b - a * c, 'quên nhân với 4'],
          [-b * b - 4 * a * c, 'nhầm dấu của $b^2$'],
          [2 * b - 4 * a * c, 'nhầm bình phương với nhân 2'],
        ],
        why: `$\\Delta = ${par(b)}^2 - 4 \\cdot ${a} \\cdot ${c} = ${b * b} - ${4 * a * c} = ${value}$.`,
      };
    }),
    mc('M1', 'nhẩm nghiệm', (r) => {
      const [a, c] = [r.int(2, 5), r.int(6, 9)];
      const other = fraction(c, a);
      return {
        ask: [
          `Phương trình $${poly([a, -a - c, c])} = 0$ có $a + b + c = 0$ nên có hai nghiệm là:`,
          `Nhẩm nghiệm của phương trình $${poly([a, -a - c, c])} = 0$ ta được:`,
          `Hai nghiệm của phương trình $${poly([a, -a - c, c])} = 0$ là:`,
        ],
        right: `$1$ và $${other}$`,
        wrong: [
          [`$-1$ và $-${other}$`, 'nhầm với trường hợp $a - b + c = 0$'],
          [`$1$ và $-${other}$`, 'nhầm dấu của nghiệm thứ hai'],
          [`$1$ và $${fraction(a, c)}$`, 'đảo ngược tỉ số $\\dfrac{c}{a}$'],
        ],
        why: `$${a} ${signed(-a - c)} + ${c} = 0$ nên $x_1 = 1$, $x_2 = \\dfrac{c}{a} = ${other}$.`,
      };
    }),
    fb('M2', 'hai số biết tổng và tích', (r) => {
      const [u, v] = [r.int(3, 8), r.int(9, 15)];
      return {
        ask: [
          `Hai số có tổng bằng ${u + v} và tích bằng ${u * v}. Số lớn hơn là bao nhiêu?`,
          `Mảnh vườn hình chữ nhật có nửa chu vi ${u + v} m, diện tích ${u * v} m². Chiều dài mảnh vườn là bao nhiêu mét?`,
          `Nghiệm lớn hơn của phương trình $x^2 - ${u + v}x + ${u * v} = 0$ bằng bao nhiêu?`,
        ],
        is: v,
        why: `Hai số là nghiệm của phương trình $x^2 - ${u + v}x + ${u * v} = 0$; $\\Delta = ${(u + v) ** 2} - ${4 * u * v} = ${(v - u) ** 2}$ nên $x = ${v}$ hoặc $x = ${u}$. Số lớn hơn là ${v}.`,
      };
    }),
    tf('M2', 'xét một phương trình bậc hai', (r) => {
      const [u, v] = [-r.int(1, 4), r.int(5, 8)];
      const f = `${poly([1, -u - v, u * v])} = 0`;
      return {
        ask: [
          `Cho phương trình $${f}$.`,
          `Gọi $x_1$, $x_2$ là các nghiệm (nếu có) của phương trình $${f}$.`,
          `Xét phương trình bậc hai $${f}$ với ẩn $x$.`,
        ],
        say: [
          ['Phương trình có hai nghiệm trái dấu.', 'Phương trình có hai nghiệm cùng dấu.', `$ac = ${u * v} < 0$.`],
          [
            `Tổng hai nghiệm bằng $${u + v}$.`,
            `Tổng hai nghiệm bằng $${-u - v}$.`,
            `theo định lí Viète, $x_1 + x_2 = -\\dfrac{b}{a} = ${u + v}$.`,
          ],
          [
            `$x = ${v}$ là một nghiệm của phương trình.`,
            `$x = ${-v}$ là một nghiệm của phương trình.`,
            `thay $x = ${v}$ được $${v * v} ${signed(-(u + v) * v)} ${signed(u * v)} = 0$.`,
          ],
          [
            `$x_1^2 + x_2^2 = ${u * u + v * v}$.`,
            `$x_1^2 + x_2^2 = ${(u + v) ** 2 + 2 * u * v}$.`,
            `$x_1^2 + x_2^2 = (x_1 + x_2)^2 - 2x_1x_2 = ${(u + v) ** 2} - 2 \\cdot ${par(u * v)} = ${u * u + v * v}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'mảnh vườn hình chữ nhật', (r) => {
      const [w, d] = [r.int(6, 12), r.int(3, 7)];
      const area = w * (w + d);
      return {
        ask: [
          `Một mảnh vườn hình chữ nhật có chiều dài hơn chiều rộng ${d} m và diện tích ${area} m². Tính chu vi mảnh vườn.`,
          `Sân trường hình chữ nhật có chiều rộng kém chiều dài ${d} m, diện tích là ${area} m². Tính chiều dài và chiều rộng của sân, từ đó tính chu vi.`,
          `Người ta rào kín một thửa đất hình chữ nhật rộng ${area} m², chiều dài lớn hơn chiều rộng ${d} m. Tính độ dài hàng rào.`,
        ],
        solution: `Gọi chiều rộng là $x$ (m), $x > 0$; chiều dài là $x + ${d}$ (m).\nDiện tích: $x(x + ${d}) = ${area}$, hay $x^2 + ${d}x - ${area} = 0$.\n$\\Delta = ${d}^2 + 4 \\cdot ${area} = ${d * d + 4 * area} = ${2 * w + d}^2$.\n$x_1 = \\dfrac{-${d} + ${2 * w + d}}{2} = ${w}$ (nhận), $x_2 = ${-w - d} < 0$ (loại).\nChiều rộng ${w} m, chiều dài ${w + d} m, chu vi $2(${w} + ${w + d}) = ${2 * (2 * w + d)}$ (m).`,
      };
    }),
    ew('M4', 'tham số và định lí Viète', (r) => {
      const k = r.int(1, 4);
      return {
        ask: [
          `Cho phương trình $x^2 - 2(m + ${k})x + m^2 + ${2 * k}m = 0$ ($m$ là tham số). Chứng minh phương trình luôn có hai nghiệm phân biệt và tìm $m$ để $x_1^2 + x_2^2 = ${2 * (k * k + k * k)}$.`,
          `Tìm tham số $m$ để phương trình $x^2 - 2(m + ${k})x + m^2 + ${2 * k}m = 0$ có hai nghiệm $x_1$, $x_2$ thoả mãn $x_1^2 + x_2^2 = ${4 * k * k}$.`,
          `Chứng tỏ với mọi $m$ phương trình $x^2 - 2(m + ${k})x + m^2 + ${2 * k}m = 0$ có hai nghiệm phân biệt $x_1$, $x_2$. Với giá trị nào của $m$ thì tổng bình phương hai nghiệm bằng ${4 * k * k}?`,
        ],
        solution: `$\\Delta' = (m + ${k})^2 - (m^2 + ${2 * k}m) = ${k * k} > 0$ với mọi $m$ nên phương trình luôn có hai nghiệm phân biệt.\nTheo định lí Viète: $x_1 + x_2 = 2(m + ${k})$, $x_1x_2 = m^2 + ${2 * k}m$.\n$x_1^2 + x_2^2 = 4(m + ${k})^2 - 2(m^2 + ${2 * k}m) = 2m^2 + ${4 * k}m + ${4 * k * k}$.\nGiải $2m^2 + ${4 * k}m + ${4 * k * k} = ${4 * k * k}$, tức là $2m(m + ${2 * k}) = 0$, được $m = 0$ hoặc $m = -${2 * k}$.`,
      };
    }),
  ]),
];

export const algebra9: readonly Template[] = [...equations, ...quadratics];
