/** Numbers of grade 6: a third choice for each place of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, plain, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { unit } from '../kit.ts';

const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);
const listed = (...all: readonly number[]): string => `\\{${all.join(';\\,')}\\}`;

const naturals: readonly Template[] = unit(6, 'Số tự nhiên', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'viết tập hợp các chữ số của một số', (_, turn) => {
    const [number, digits] = (
      [
        [2025, [0, 2, 5]],
        [36063, [0, 3, 6]],
        [77177, [1, 7]],
      ] as const
    )[turn]!;
    const all = [...`${number}`].map(Number);
    return {
      ask: [
        `Tập hợp các chữ số của số ${number} là:`,
        `Viết tập hợp $A$ gồm các chữ số xuất hiện trong số ${number}, ta được:`,
        `Biển số xe có phần số ${number}. Tập hợp các chữ số trong phần số đó là:`,
      ],
      right: `$${listed(...digits)}$`,
      wrong: [
        [`$${listed(...all)}$`, 'viết một phần tử nhiều lần'],
        [`$${listed(...digits.slice(1))}$`, 'bỏ sót một chữ số'],
        [`$${listed(number)}$`, 'coi cả số là một phần tử'],
      ],
      why: `Mỗi phần tử chỉ viết một lần: các chữ số khác nhau của số ${number} là ${digits.join('; ')}.`,
    };
  }),
  mc('M1', 'viết số dưới dạng tổng theo các hàng', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(1, 9), r.int(1, 9)];
    return {
      ask: [
        `Số ${a}0${b}${c} viết thành tổng giá trị các chữ số là:`,
        `Cách viết nào bằng ${a}0${b}${c}?`,
        `Bạn Hùng đếm được ${a}0${b}${c} hạt vòng. Số đó viết thành tổng theo các hàng là:`,
      ],
      right: `$${a} \\cdot 1000 + ${b} \\cdot 10 + ${c}$`,
      wrong: [
        [`$${a} \\cdot 1000 + ${b} \\cdot 100 + ${c}$`, 'bỏ qua chữ số 0 ở hàng trăm'],
        [`$${a} \\cdot 100 + ${b} \\cdot 10 + ${c}$`, 'viết sai giá trị của chữ số hàng nghìn'],
        [`$${a} + ${b} + ${c}$`, 'cộng các chữ số mà không nhân với giá trị của hàng'],
      ],
      why: `Chữ số ${a} ở hàng nghìn, 0 ở hàng trăm, ${b} ở hàng chục, ${c} ở hàng đơn vị.`,
    };
  }),
  set('M1', 'thứ tự của các số tự nhiên', [
    [
      'Dãy số nào sau đây được viết theo thứ tự tăng dần?',
      '989; 998; 1098; 1908',
      [
        ['998; 989; 1098; 1908', 'so sánh nhầm 989 và 998'],
        ['1908; 1098; 998; 989', 'viết theo thứ tự giảm dần'],
        ['989; 998; 1908; 1098', 'so sánh nhầm 1098 và 1908'],
      ],
      'Số có ít chữ số hơn thì nhỏ hơn; cùng số chữ số thì so sánh từ trái sang phải.',
    ],
    [
      'Trên tia số nằm ngang, điểm biểu diễn số nhỏ hơn nằm ở vị trí nào so với điểm biểu diễn số lớn hơn?',
      'Bên trái',
      [
        ['Bên phải', 'nhớ ngược chiều của tia số'],
        ['Phía trên', 'nhầm với tia số thẳng đứng'],
        ['Trùng nhau', 'cho rằng hai số khác nhau có cùng điểm biểu diễn'],
      ],
      'Tia số nằm ngang có chiều tăng từ trái sang phải.',
    ],
    [
      'Bốn bạn cân nặng: An 38 kg, Bình 41 kg, Chi 36 kg, Dung 40 kg. Sắp xếp các bạn theo cân nặng giảm dần:',
      'Bình, Dung, An, Chi',
      [
        ['Chi, An, Dung, Bình', 'xếp theo thứ tự tăng dần'],
        ['Bình, An, Dung, Chi', 'so sánh nhầm 38 và 40'],
        ['Dung, Bình, An, Chi', 'so sánh nhầm 40 và 41'],
      ],
      '$41 > 40 > 38 > 36$.',
    ],
  ]),
  set('M1', 'thứ tự thực hiện phép tính bằng lời', [
    [
      'Trong biểu thức $20 - 2 \\cdot 3^2$, phép tính được thực hiện đầu tiên là:',
      'luỹ thừa $3^2$',
      [
        ['phép trừ', 'thực hiện từ trái sang phải'],
        ['phép nhân', 'quên rằng luỹ thừa làm trước phép nhân'],
        ['phép nào trước cũng được', 'cho rằng thứ tự không ảnh hưởng đến kết quả'],
      ],
      'Thứ tự: luỹ thừa, rồi nhân và chia, rồi cộng và trừ.',
    ],
    [
      'Với biểu thức có các dấu ngoặc $(\\ )$, $[\\ ]$, $\\{\\ \\}$, thứ tự thực hiện là:',
      '$(\\ ) \\to [\\ ] \\to \\{\\ \\}$',
      [
        ['$\\{\\ \\} \\to [\\ ] \\to (\\ )$', 'làm từ ngoài vào trong'],
        ['$[\\ ] \\to (\\ ) \\to \\{\\ \\}$', 'đổi chỗ ngoặc tròn và ngoặc vuông'],
        ['$(\\ ) \\to \\{\\ \\} \\to [\\ ]$', 'đổi chỗ ngoặc vuông và ngoặc nhọn'],
      ],
      'Thực hiện từ ngoặc trong cùng ra ngoài.',
    ],
    [
      'Bạn Tí tính $10 + 5 \\cdot 2 = 15 \\cdot 2 = 30$. Bạn Tí sai ở đâu?',
      'Làm phép cộng trước phép nhân',
      [
        ['Làm phép nhân trước phép cộng', 'hiểu ngược quy tắc'],
        ['Nhân sai $15 \\cdot 2$', 'không kiểm tra thứ tự'],
        ['Không sai, kết quả đúng', 'thực hiện từ trái sang phải'],
      ],
      'Phải nhân trước: $10 + 5 \\cdot 2 = 10 + 10 = 20$.',
    ],
  ]),
  mc('M2', 'biểu thức có hai loại dấu ngoặc', (r) => {
    const [a, b, c, d] = [r.int(2, 5), r.int(12, 20), r.int(2, 4), r.int(2, 3)];
    const is = a * (b - (c + d));
    return {
      ask: [
        `Giá trị của biểu thức $${a} \\cdot [${b} - (${c} + ${d})]$ là:`,
        `Tính $${a} \\cdot [${b} - (${c} + ${d})]$, ta được:`,
        `Có ${a} thùng, mỗi thùng ban đầu có ${b} quả, lấy ra ${c} quả hỏng và ${d} quả dập. Số quả còn lại, $${a} \\cdot [${b} - (${c} + ${d})]$, bằng:`,
      ],
      right: is,
      wrong: [
        [a * (b - c + d), 'bỏ ngoặc tròn mà không đổi dấu'],
        [a * b - (c + d), 'chỉ nhân với số đầu trong ngoặc vuông'],
        [b - (c + d), 'quên nhân với thừa số ngoài ngoặc'],
        a * b,
      ],
      why: `$${a} \\cdot [${b} - ${c + d}] = ${a} \\cdot ${b - c - d} = ${is}$.`,
    };
  }),
  mc('M2', 'mua được nhiều nhất bao nhiêu quyển vở', (r) => {
    const [price, first, count] = [r.int(6, 9), r.int(15, 30), r.int(4, 7)];
    const money = price * count + first + r.int(1, price - 1);
    return {
      ask: [
        `Lan có ${money} nghìn đồng, mua một chiếc cặp giá ${first} nghìn đồng rồi mua vở giá ${price} nghìn đồng một quyển. Lan mua được nhiều nhất bao nhiêu quyển vở?`,
        `Số tự nhiên $x$ lớn nhất thoả mãn $${first} + ${price}x \\le ${money}$ là:`,
        `Xe chở được ${money} tạ, đã xếp ${first} tạ hàng. Mỗi kiện hàng tiếp theo nặng ${price} tạ. Xe chở thêm được nhiều nhất bao nhiêu kiện?`,
      ],
      right: count,
      wrong: [
        [count + 1, 'làm tròn lên'],
        [Math.floor(money / price), 'quên phần đã dùng ban đầu'],
        [money - first, 'quên chia'],
        count - 1,
      ],
      why: `$${money} - ${first} = ${money - first}$; $${money - first} : ${price}$ được thương ${count}, dư ${money - first - price * count}. Vậy nhiều nhất là ${count}.`,
    };
  }),
  fb('M1', 'bình phương và lập phương', (r) => {
    const [a, k] = [r.int(4, 12), r.pick([2, 3])];
    const b = k === 3 ? Math.min(a, 6) : a;
    return {
      ask: [
        `Tính giá trị của $${b}^${k} - ${b}$.`,
        `Kết quả của phép tính $${b}^${k} - ${b}$ là bao nhiêu?`,
        `Hiệu của $${b}^${k}$ và ${b} bằng bao nhiêu?`,
      ],
      is: b ** k - b,
      why: `$${b}^${k} = ${Array.from({ length: k }, () => b).join(' \\cdot ')} = ${b ** k}$; $${b ** k} - ${b} = ${b ** k - b}$.`,
    };
  }),
  fb('M2', 'tổng các số cách đều', (r) => {
    const [first, step, count] = [r.int(1, 5), r.int(2, 3), r.pick([10, 20, 30])];
    const last = first + (count - 1) * step;
    return {
      ask: [
        `Tính tổng $S = ${first} + ${first + step} + ${first + 2 * step} + \\dots + ${last}$ (các số hạng hơn kém nhau ${step} đơn vị).`,
        `Ngày đầu bạn Tâm gấp ${first} con hạc, mỗi ngày sau gấp nhiều hơn ngày trước ${step} con, ngày cuối gấp ${last} con. Tâm gấp được tất cả bao nhiêu con hạc?`,
        `Bạn Huy xếp các khối gỗ thành nhiều hàng: hàng đầu có ${first} khối, mỗi hàng sau nhiều hơn hàng trước ${step} khối, hàng cuối có ${last} khối. Huy xếp tất cả bao nhiêu khối gỗ?`,
      ],
      is: ((first + last) * count) / 2,
      why: `Số các số hạng: $(${last} - ${first}) : ${step} + 1 = ${count}$. Tổng: $(${first} + ${last}) \\cdot ${count} : 2 = ${((first + last) * count) / 2}$.`,
    };
  }),
  tf('M1', 'tập hợp các số tự nhiên nhỏ hơn một số', (r) => {
    const k = r.int(6, 9);
    return {
      ask: [
        `Gọi $A$ là tập hợp các số tự nhiên nhỏ hơn ${k}.`,
        `Cho tập hợp $A = \\{x \\in \\mathbb{N} \\mid x < ${k}\\}$.`,
        `Các ngăn tủ được đánh số bằng các số tự nhiên nhỏ hơn ${k}. Gọi $A$ là tập hợp các số ghi trên ngăn tủ.`,
      ],
      say: [
        ['$0 \\in A$.', '$0 \\notin A$.', `0 là số tự nhiên và $0 < ${k}$.`],
        [`$${k} \\notin A$.`, `$${k} \\in A$.`, `${k} không nhỏ hơn ${k}.`],
        [
          `$A$ có ${k} phần tử.`,
          `$A$ có ${k - 1} phần tử.`,
          `$A = ${listed(...Array.from({ length: k }, (_, at) => at))}$.`,
        ],
        [`Số lớn nhất thuộc $A$ là ${k - 1}.`, `Số lớn nhất thuộc $A$ là ${k}.`, `số liền trước của ${k} là ${k - 1}.`],
      ],
    };
  }),
  ew('M3', 'so sánh hai cách mua vé', (r, turn) => {
    const single = ['số vé lẻ', 'số chai mua lẻ', 'số quyển mua lẻ'][turn]!;
    const [people, price, group] = [r.int(32, 38), 5 * r.int(6, 9), 10];
    const each = price - 5;
    const packs = Math.floor(people / group);
    const rest = people - packs * group;
    const [first, second] = [packs * group * each + rest * price, (packs + 1) * group * each];
    return {
      ask: [
        `Lớp 6A có ${people} người đi tham quan. Vé lẻ giá ${price} nghìn đồng một người; vé nhóm đúng ${group} người giá ${each} nghìn đồng một người. Cách 1: mua ${packs} nhóm, còn lại mua vé lẻ. Cách 2: mua ${packs + 1} nhóm (thừa vé). Cách nào tiết kiệm hơn và tiết kiệm bao nhiêu?`,
        `Bếp ăn cần ${people} chai dầu. Mua lẻ ${price} nghìn đồng một chai; mua theo thùng ${group} chai thì ${each} nghìn đồng một chai. Cách 1: mua ${packs} thùng và mua lẻ phần còn thiếu. Cách 2: mua ${packs + 1} thùng. Cách nào rẻ hơn, rẻ hơn bao nhiêu nghìn đồng?`,
        `Thư viện cần ${people} quyển truyện. Truyện bán lẻ ${price} nghìn đồng một quyển; mua theo bộ ${group} quyển thì mỗi quyển ${each} nghìn đồng. Nên mua ${packs} bộ rồi mua lẻ (cách 1), hay mua ${packs + 1} bộ (cách 2)? Hai cách chênh nhau bao nhiêu nghìn đồng?`,
      ],
      solution: `Cách 1: ${single} là $${people} - ${packs} \\cdot ${group} = ${rest}$.\nSố tiền cách 1: $${packs} \\cdot ${group} \\cdot ${each} + ${rest} \\cdot ${price} = ${packs * group * each} + ${rest * price} = ${first}$ (nghìn đồng).\nSố tiền cách 2: $${packs + 1} \\cdot ${group} \\cdot ${each} = ${second}$ (nghìn đồng).\n${first === second ? 'Hai cách có số tiền bằng nhau.' : `Vì $${Math.min(first, second)} < ${Math.max(first, second)}$ nên cách ${first < second ? 1 : 2} rẻ hơn, rẻ hơn $${Math.max(first, second)} - ${Math.min(first, second)} = ${Math.abs(first - second)}$ (nghìn đồng).`}`,
    };
  }),
  ew('M3', 'số ghế của các hàng và số khách', (r, turn) => {
    const [all, sold, lost] = (
      [
        ['Số ghế của rạp', 'Số vé bán được', 'Số ghế còn trống'],
        ['Số cây của vườn', 'Số cây sống', 'Số cây bị chết'],
        ['Số hộp sữa trên xe', 'Số hộp lành', 'Số hộp bị móp'],
      ] as const
    )[turn]!;
    const [rows, seats, left] = [r.int(12, 18), r.int(14, 20), r.int(5, 11)];
    const total = rows * seats;
    return {
      ask: [
        `Một rạp có ${rows} hàng ghế, mỗi hàng ${seats} ghế. Buổi tối bán hết vé trừ ${left} ghế, giá mỗi vé 45 nghìn đồng. Tính số tiền thu được. Nếu thu được ${45 * (total - left - 10)} nghìn đồng thì còn trống bao nhiêu ghế?`,
        `Vườn có ${rows} luống, mỗi luống ${seats} cây; có ${left} cây bị chết. Mỗi cây sống cho 45 nghìn đồng tiền quả. Tính số tiền thu được. Nếu chỉ thu được ${45 * (total - left - 10)} nghìn đồng thì có bao nhiêu cây bị chết?`,
        `Xe tải chở ${rows} kiện, mỗi kiện ${seats} hộp sữa, bị móp ${left} hộp. Mỗi hộp lành bán được 45 nghìn đồng. Tính số tiền bán được; nếu chỉ bán được ${45 * (total - left - 10)} nghìn đồng thì bao nhiêu hộp bị móp?`,
      ],
      solution: `${all}: $${rows} \\cdot ${seats} = ${total}$.\n${sold}: $${total} - ${left} = ${total - left}$; số tiền: $${total - left} \\cdot 45 = ${45 * (total - left)}$ (nghìn đồng).\nNếu thu được ${45 * (total - left - 10)} nghìn đồng thì ${sold.toLowerCase()} là $${45 * (total - left - 10)} : 45 = ${total - left - 10}$.\n${lost}: $${total} - ${total - left - 10} = ${left + 10}$.`,
    };
  }),
]);

const divisible: readonly Template[] = unit(6, 'Tính chia hết', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'số nguyên tố cùng nhau', (_, turn) => {
    const [right, wrong] = (
      [
        ['8 và 15', ['6 và 9', '10 và 25', '14 và 21']],
        ['9 và 16', ['9 và 15', '12 và 20', '18 và 8']],
        ['25 và 12', ['25 và 15', '12 và 9', '14 và 35']],
      ] as const
    )[turn]!;
    const common = wrong.map((pair) => {
      const [a, b] = pair.split(' và ').map(Number) as [number, number];
      return [pair, `không thấy hai số cùng chia hết cho ${gcd(a, b)}`] as const;
    });
    return {
      ask: [
        'Hai số nào sau đây nguyên tố cùng nhau?',
        'Cặp số nào có ước chung lớn nhất bằng 1?',
        'Phân số có tử và mẫu là hai số nào sau đây (theo thứ tự) là phân số tối giản?',
      ],
      right,
      wrong: common,
      why: `ƯCLN(${right.replace(' và ', ', ')}) = 1 nên hai số nguyên tố cùng nhau.`,
    };
  }),
  mc('M1', 'ước nguyên tố của một số', (r) => {
    const [p, q, k] = r.pick([
      [2, 3, 36],
      [2, 5, 40],
      [3, 5, 45],
      [2, 7, 56],
      [3, 7, 63],
      [2, 3, 48],
    ] as const);
    const composite = Array.from({ length: k }, (_, at) => at + 1).filter(
      (one) => one > 3 && k % one === 0 && one !== p && one !== q,
    );
    return {
      ask: [
        `Tập hợp các ước nguyên tố của ${k} là:`,
        `Các số nguyên tố là ước của ${k} gồm:`,
        `Phân tích ${k} ra thừa số nguyên tố, bạn Hân thấy các thừa số khác nhau là:`,
      ],
      right: `$${listed(p, q)}$`,
      wrong: [
        [`$${listed(1, p, q)}$`, 'coi 1 là số nguyên tố'],
        [`$${listed(p, composite[0]!)}$`, 'lấy một hợp số'],
        [`$${listed(p, q, composite[0]!)}$`, 'lấy thêm một hợp số'],
      ],
      why: `Các ước của ${k} là số nguyên tố: ${p} và ${q}; 1 không phải là số nguyên tố.`,
    };
  }),
  mc('M1', 'số chia hết cho 2 nhưng không chia hết cho 5', (r) => {
    const [a, b] = [r.int(1, 9), r.int(1, 9)];
    return {
      ask: [
        'Số nào sau đây chia hết cho 2 nhưng không chia hết cho 5?',
        'Trong các số sau, số chẵn mà không chia hết cho 5 là:',
        'Chia đều số bút cho 2 tổ thì hết, chia đều cho 5 bạn thì còn dư. Số bút có thể là:',
      ],
      right: Number(`${a}${b}${r.pick([2, 4, 6, 8])}`),
      wrong: [
        [Number(`${a}${b}0`), 'quên rằng số tận cùng 0 chia hết cho cả 2 và 5'],
        [Number(`${a}${b}5`), 'nhầm với số chia hết cho 5'],
        [Number(`${a}${b}${r.pick([1, 3, 7, 9])}`), 'chỉ xét điều kiện không chia hết cho 5'],
      ],
      why: 'Chữ số tận cùng là 2, 4, 6 hoặc 8 thì số chia hết cho 2 và không chia hết cho 5.',
    };
  }),
  set('M1', 'khẳng định về ước và bội', [
    [
      'Khẳng định nào sau đây đúng?',
      'Số 1 là ước của mọi số tự nhiên',
      [
        ['Số 0 là ước của mọi số tự nhiên', 'quên rằng không chia được cho 0'],
        ['Số 1 là số nguyên tố', 'quên rằng số nguyên tố lớn hơn 1'],
        ['Mọi số lẻ đều là số nguyên tố', 'bỏ qua các số như 9, 15'],
      ],
      'Mọi số tự nhiên đều chia hết cho 1.',
    ],
    [
      'Nếu $a$ là bội của $b$ ($b \\ne 0$) thì:',
      '$a$ chia hết cho $b$',
      [
        ['$b$ chia hết cho $a$', 'đổi vai trò của hai số'],
        ['$a$ là ước của $b$', 'nhầm bội với ước'],
        ['$a$ nhỏ hơn $b$', 'cho rằng bội luôn nhỏ hơn'],
      ],
      '$a$ là bội của $b$ nghĩa là $a$ chia hết cho $b$.',
    ],
    [
      'Các hộp bánh đều có 6 chiếc. Tổng số bánh trong một số hộp đầy luôn là:',
      'bội của 6',
      [
        ['ước của 6', 'nhầm bội với ước'],
        ['số nguyên tố', 'quên rằng tổng chia hết cho 6'],
        ['số lẻ', 'quên rằng 6 là số chẵn'],
      ],
      'Số bánh bằng 6 nhân với số hộp nên là bội của 6.',
    ],
  ]),
  mc('M2', 'chữ số để một số chia hết cho 9', (r) => {
    const [a, b] = [r.int(1, 8), r.int(1, 8)];
    const x = 9 - ((a + b) % 9);
    if (x === 9 || x === 0) throw new TooFewDistractors('two digits fit');
    return {
      ask: [
        `Chữ số $x$ để số $\\overline{${a}x${b}}$ chia hết cho 9 là:`,
        `Mã số $\\overline{${a}x${b}}$ bị mờ chữ số ở giữa, biết số đó chia hết cho 9. Chữ số bị mờ là:`,
        `Có $\\overline{${a}x${b}}$ viên kẹo chia đều vừa hết cho 9 túi. Chữ số $x$ bằng:`,
      ],
      right: x,
      wrong: [
        ...[(x + 3) % 9, (x + 6) % 9].map(
          (one) => [one, `chỉ làm cho tổng các chữ số, bằng ${a + one + b}, chia hết cho 3`] as const,
        ),
        [(a + b) % 10, 'lấy tổng hai chữ số đã biết'],
        9,
      ],
      why: `Tổng các chữ số: $${a} + x + ${b} = ${a + b} + x$ phải chia hết cho 9, nên $x = ${x}$.`,
    };
  }),
  mc('M2', 'xếp hàng vừa đủ với số học sinh trong khoảng', (r) => {
    const [a, b] = r.pick([
      [8, 12],
      [9, 12],
      [10, 12],
      [12, 18],
      [15, 20],
    ] as const);
    const m = lcm(a, b);
    const k = Math.ceil(200 / m) + 1;
    const [low, high] = [m * k - r.int(3, 9), m * k + r.int(3, 9)];
    return {
      ask: [
        `Số học sinh khối 6 khi xếp hàng ${a} hay hàng ${b} đều vừa đủ. Biết số học sinh trong khoảng từ ${low} đến ${high}. Số học sinh là:`,
        `Một đống gạch xếp thành từng chồng ${a} viên hay ${b} viên đều không thừa viên nào; số gạch từ ${low} đến ${high} viên. Số gạch là:`,
        `Bội chung của ${a} và ${b} nằm trong khoảng từ ${low} đến ${high} là:`,
      ],
      right: m * k,
      wrong: [
        [m, 'trả lời bằng bội chung nhỏ nhất'],
        [a * b, 'lấy tích của hai số'],
        [m * k + a > high ? m * k - a : m * k + a, 'chỉ xét bội của số thứ nhất'],
        m * (k + 1),
      ],
      why: `BCNN(${a}, ${b}) = ${m}. Bội của ${m} trong khoảng đó: $${m} \\cdot ${k} = ${m * k}$.`,
    };
  }),
  fb('M1', 'số ước của một số', (r) => {
    const k = r.pick([12, 16, 18, 20, 24, 28, 30]);
    const all = Array.from({ length: k }, (_, at) => at + 1).filter((one) => k % one === 0);
    return {
      ask: [
        `Số ${k} có bao nhiêu ước tự nhiên?`,
        `Có bao nhiêu số tự nhiên mà ${k} chia hết cho số đó?`,
        `Cô giáo chia đều ${k} bạn thành các nhóm có số bạn như nhau (kể cả nhóm 1 bạn và cả ${k} bạn một nhóm). Có bao nhiêu cách chọn số bạn của một nhóm?`,
      ],
      is: all.length,
      why: `Các ước của ${k}: ${all.join('; ')}, gồm ${all.length} số.`,
    };
  }),
  fb('M2', 'hai đèn nháy cùng lúc', (r) => {
    const [a, b] = r.pick([
      [6, 8],
      [8, 12],
      [9, 15],
      [10, 15],
      [12, 20],
    ] as const);
    return {
      ask: [
        `Hai đèn nháy cùng sáng một lúc. Đèn thứ nhất cứ ${a} giây sáng một lần, đèn thứ hai cứ ${b} giây sáng một lần. Sau ít nhất bao nhiêu giây, hai đèn lại sáng cùng lúc?`,
        `An trực nhật ${a} ngày một lần, Bình ${b} ngày một lần. Hôm nay hai bạn cùng trực. Sau ít nhất bao nhiêu ngày, hai bạn lại cùng trực?`,
        `Bánh răng I có ${a} răng khớp với bánh răng II có ${b} răng. Hai răng được đánh dấu đang khớp nhau. Bánh răng I phải quay ít nhất bao nhiêu răng thì hai răng đó lại khớp nhau?`,
      ],
      is: lcm(a, b),
      why: `Số cần tìm là BCNN(${a}, ${b}) = ${lcm(a, b)}.`,
    };
  }),
  tf('M2', 'chia bánh và kẹo vào các túi', (r, turn) => {
    const one = turn === 1 ? 'nhóm' : 'túi';
    const [a, b, g] = r.pick([
      [24, 36, 12],
      [30, 45, 15],
      [28, 42, 14],
      [36, 48, 12],
    ] as const);
    return {
      ask: [
        `Cô giáo chia ${a} chiếc bánh và ${b} viên kẹo vào các túi sao cho số bánh ở các túi bằng nhau, số kẹo ở các túi bằng nhau và không thừa.`,
        `Người ta chia ${a} bạn nam và ${b} bạn nữ thành các nhóm có số nam bằng nhau, số nữ bằng nhau.`,
        `Nhà trường chia ${a} quyển vở và ${b} chiếc bút vào các túi quà như nhau, không thừa quyển vở hay chiếc bút nào.`,
      ],
      say: [
        [
          `Số ${one} là ước chung của ${a} và ${b}.`,
          `Số ${one} là bội chung của ${a} và ${b}.`,
          `${a} và ${b} phải cùng chia hết cho số đó.`,
        ],
        [
          `Số ${one} nhiều nhất có thể là ${g}.`,
          `Số ${one} nhiều nhất có thể là ${lcm(a, b)}.`,
          `ƯCLN(${a}, ${b}) = ${g}.`,
        ],
        [
          `Không thể chia thành ${g + 1} ${one}.`,
          `Có thể chia thành ${g + 1} ${one}.`,
          `${g + 1} không phải là ước chung của ${a} và ${b}.`,
        ],
        [
          `Khi số ${one} nhiều nhất, $${a} : ${g} = ${a / g}$ và $${b} : ${g} = ${b / g}$.`,
          `Khi số ${one} nhiều nhất, hai thương $${a} : ${g}$ và $${b} : ${g}$ bằng nhau.`,
          `hai thương là ${a / g} và ${b / g}.`,
        ],
      ],
    };
  }),
  ew('M3', 'số học sinh xếp hàng thiếu một người', (r, turn) => {
    const sought = ['số học sinh', 'số sách', 'số cần tìm'][turn]!;
    const [a, b, c] = r.pick([
      [4, 5, 6],
      [3, 4, 5],
      [4, 6, 9],
      [6, 8, 9],
    ] as const);
    const m = lcm(lcm(a, b), c);
    const k = Math.ceil(150 / m) + 1;
    const is = m * k - 1;
    const [low, high] = [is - 15 > m * (k - 1) - 1 ? is - 15 : is - 5, is + 15];
    return {
      ask: [
        `Số học sinh khối 6 của một trường khi xếp hàng ${a}, hàng ${b}, hàng ${c} đều thiếu 1 em. Biết số học sinh trong khoảng từ ${low} đến ${high}. Tính số học sinh khối 6.`,
        `Số sách khi bó thành từng bó ${a} quyển, ${b} quyển hay ${c} quyển đều thiếu 1 quyển. Biết số sách trong khoảng từ ${low} đến ${high}. Tìm số sách.`,
        `Một số tự nhiên từ ${low} đến ${high} khi cộng thêm 1 thì chia hết cho ${a}, ${b} và ${c}. Tìm số đó.`,
      ],
      solution: `Gọi ${sought} là $x$. Thêm 1 đơn vị thì vừa đủ, nên $x + 1$ là bội chung của ${a}, ${b}, ${c}.\nBCNN(${a}, ${b}, ${c}) = ${m}.\n$x + 1$ là bội của ${m} và $${low + 1} \\le x + 1 \\le ${high + 1}$ nên $x + 1 = ${m} \\cdot ${k} = ${m * k}$.\nVậy $x = ${m * k} - 1 = ${is}$.`,
    };
  }),
]);

const integers: readonly Template[] = unit(6, 'Số nguyên', ({ mc, set, fb, tf }) => [
  mc('M1', 'nhân hai số nguyên khác dấu', (r) => {
    const [a, b] = [r.int(3, 12), r.int(4, 9)];
    return {
      ask: [
        `Kết quả của phép tính $(-${a}) \\cdot ${b}$ là:`,
        `Tích của $-${a}$ và ${b} bằng:`,
        `Mỗi ngày cửa hàng lỗ ${a} triệu đồng, ghi là $-${a}$. Sau ${b} ngày, kết quả (triệu đồng) là:`,
      ],
      right: `$-${a * b}$`,
      wrong: [
        [a * b, 'quên dấu âm'],
        [b - a, 'cộng thay vì nhân'],
        [`$-${a + b}$`, 'cộng hai số rồi đặt dấu âm'],
      ],
      why: `Tích của hai số nguyên khác dấu là số âm: $-(${a} \\cdot ${b}) = -${a * b}$.`,
    };
  }),
  set('M1', 'thứ tự của các số nguyên', [
    [
      'Khẳng định nào sau đây đúng?',
      '$-7 < -3$',
      [
        ['$-7 > -3$', 'so sánh như hai số dương'],
        ['$0 < -5$', 'quên rằng 0 lớn hơn mọi số âm'],
        ['$-2 > 1$', 'quên rằng số âm nhỏ hơn số dương'],
      ],
      'Trên trục số nằm ngang, điểm $-7$ ở bên trái điểm $-3$.',
    ],
    [
      'Các số nguyên $-4$; $2$; $0$; $-9$ xếp theo thứ tự tăng dần là:',
      '$-9$; $-4$; $0$; $2$',
      [
        ['$-4$; $-9$; $0$; $2$', 'so sánh hai số âm như hai số dương'],
        ['$0$; $2$; $-4$; $-9$', 'xếp theo phần số, bỏ dấu'],
        ['$2$; $0$; $-4$; $-9$', 'xếp theo thứ tự giảm dần'],
      ],
      'Số âm nào có phần số lớn hơn thì nhỏ hơn.',
    ],
    [
      'Nhiệt độ lúc 5 giờ ở bốn nơi: Sa Pa $-2$ °C, Mẫu Sơn $-5$ °C, Hà Nội 9 °C, Đà Lạt 11 °C. Nơi lạnh nhất là:',
      'Mẫu Sơn',
      [
        ['Sa Pa', 'cho rằng $-2$ nhỏ hơn $-5$'],
        ['Hà Nội', 'bỏ qua các số âm'],
        ['Đà Lạt', 'chọn nơi có nhiệt độ cao nhất'],
      ],
      '$-5 < -2 < 9 < 11$.',
    ],
  ]),
  fb('M2', 'chênh lệch nhiệt độ', (r) => {
    const [low, rise, fall] = [r.int(2, 7), r.int(9, 15), r.int(2, 5)];
    return {
      ask: [
        `Lúc 5 giờ nhiệt độ là $-${low}$ °C. Đến trưa nhiệt độ tăng ${rise} °C, đến tối lại giảm ${fall} °C. Nhiệt độ buổi tối là bao nhiêu độ C?`,
        `Một thùng vật liệu nằm dưới hố móng, ở độ cao $-${low}$ m so với mặt đất. Cần cẩu nâng thùng lên ${rise} m rồi hạ xuống ${fall} m. Độ cao lúc này của thùng so với mặt đất là bao nhiêu mét?`,
        `Tính giá trị của biểu thức $-${low} + ${rise} - ${fall}$.`,
      ],
      is: rise - low - fall,
      why: `$-${low} + ${rise} = ${rise - low}$; $${rise - low} - ${fall} = ${rise - low - fall}$.`,
    };
  }),
  tf('M1', 'thang máy và các tầng hầm', (r) => {
    const [a, b] = [r.int(2, 4), r.int(5, 9)];
    return {
      ask: [
        `Toà nhà có các tầng hầm ghi $-1$, $-2$, $-3$, …; tầng trệt ghi 0. Thang máy đang ở tầng $-${a}$ rồi đi lên ${b} tầng.`,
        `Thang máy khởi hành từ tầng hầm $-${a}$, đi lên ${b} tầng; tầng trệt được ghi số 0, các tầng hầm ghi số âm.`,
        `Bạn Minh vào thang máy ở tầng hầm ghi số $-${a}$ và đi lên ${b} tầng (tầng trệt ghi số 0).`,
      ],
      say: [
        [`Tầng đến là tầng ${b - a}.`, `Tầng đến là tầng ${b + a}.`, `$-${a} + ${b} = ${b - a}$.`],
        [`Tầng $-${a}$ ở dưới tầng $-1$.`, `Tầng $-${a}$ ở trên tầng $-1$.`, `$-${a} < -1$.`],
        [`Số đối của $-${a}$ là ${a}.`, `Số đối của $-${a}$ là $-${a}$.`, 'hai số đối nhau có tổng bằng 0.'],
        [
          `Từ tầng $-${a}$ lên tầng trệt phải đi lên ${a} tầng.`,
          `Từ tầng $-${a}$ lên tầng trệt phải đi lên ${a + 1} tầng.`,
          `$0 - (-${a}) = ${a}$.`,
        ],
      ],
    };
  }),
]);

const fractions: readonly Template[] = unit(6, 'Phân số', ({ mc, set, fb, tf, ew }) => [
  mc('M1', 'chia hai phân số', (r) => {
    const [a, b, c, d] = [r.int(1, 3), r.int(4, 5), r.int(2, 3), r.pick([7, 11])];
    return {
      ask: [
        `Kết quả của phép chia $\\dfrac{${a}}{${b}} : \\dfrac{${c}}{${d}}$ là:`,
        `Thương của $\\dfrac{${a}}{${b}}$ và $\\dfrac{${c}}{${d}}$ bằng:`,
        `Hình chữ nhật có diện tích $\\dfrac{${a}}{${b}}$ m², một cạnh dài $\\dfrac{${c}}{${d}}$ m. Cạnh kề với nó dài (m):`,
      ],
      right: `$${fraction(a * d, b * c)}$`,
      wrong: [
        [`$${fraction(a * c, b * d)}$`, 'nhân thay vì chia'],
        [`$${fraction(b * c, a * d)}$`, 'nghịch đảo phân số bị chia'],
        [`$${fraction(a + d, b + c)}$`, 'đảo phân số thứ hai rồi cộng tử với tử, mẫu với mẫu'],
      ],
      why: `$\\dfrac{${a}}{${b}} : \\dfrac{${c}}{${d}} = \\dfrac{${a}}{${b}} \\cdot \\dfrac{${d}}{${c}} = ${fraction(a * d, b * c)}$.`,
    };
  }),
  set('M1', 'phân số với tử và mẫu là số nguyên', [
    [
      'Phân số được viết dưới dạng $\\dfrac{a}{b}$ với điều kiện nào?',
      '$a$ và $b$ là các số nguyên, $b \\ne 0$',
      [
        ['$a$ và $b$ là các số nguyên bất kì', 'quên rằng mẫu khác 0'],
        ['$a$ và $b$ là các số thập phân, $b \\ne 0$', 'quên rằng tử và mẫu là số nguyên'],
        ['$a$ và $b$ là các số nguyên, $a \\ne 0$', 'nhầm điều kiện của mẫu với của tử'],
      ],
      'Phân số có tử và mẫu là số nguyên, mẫu khác 0.',
    ],
    [
      'Phân số $\\dfrac{5}{-8}$ viết dưới dạng phân số có mẫu dương là:',
      '$\\dfrac{-5}{8}$',
      [
        ['$\\dfrac{5}{8}$', 'bỏ dấu âm'],
        ['$\\dfrac{-8}{5}$', 'đảo tử và mẫu'],
        ['$\\dfrac{8}{5}$', 'đảo tử và mẫu rồi bỏ dấu âm'],
      ],
      'Nhân cả tử và mẫu với $-1$.',
    ],
    [
      'Chia đều 3 lít nước vào 4 bình như nhau. Mỗi bình có lượng nước (lít) là:',
      '$\\dfrac{3}{4}$',
      [
        ['$\\dfrac{4}{3}$', 'đảo tử và mẫu'],
        ['$\\dfrac{1}{4}$', 'quên rằng có 3 lít'],
        ['$\\dfrac{3}{7}$', 'lấy tổng làm mẫu'],
      ],
      '$3 : 4 = \\dfrac{3}{4}$.',
    ],
  ]),
  mc('M1', 'cộng hai phân số cùng mẫu', (r) => {
    const [a, b, m] = [r.int(1, 4), r.int(5, 7), r.pick([13, 17, 19])];
    return {
      ask: [
        `Tổng $\\dfrac{${a}}{${m}} + \\dfrac{-${b}}{${m}}$ bằng:`,
        `Kết quả của phép cộng $\\dfrac{${a}}{${m}}$ với $\\dfrac{-${b}}{${m}}$ là:`,
        `Mực nước tăng $\\dfrac{${a}}{${m}}$ m rồi thay đổi $\\dfrac{-${b}}{${m}}$ m. Mực nước thay đổi tất cả (m):`,
      ],
      right: `$-\\dfrac{${b - a}}{${m}}$`,
      wrong: [
        [`$\\dfrac{${b - a}}{${m}}$`, 'nhầm dấu của tổng'],
        [`$-\\dfrac{${a + b}}{${m}}$`, 'cộng phần số mà không để ý khác dấu'],
        [`$-${fraction(b - a, 2 * m)}$`, 'cộng cả hai mẫu'],
      ],
      why: `$\\dfrac{${a} + (-${b})}{${m}} = \\dfrac{-${b - a}}{${m}}$.`,
    };
  }),
  fb('M1', 'mẫu số chung nhỏ nhất', (r) => {
    const [a, b] = r.pick([
      [6, 8],
      [4, 10],
      [9, 12],
      [10, 15],
      [8, 12],
      [6, 15],
    ] as const);
    return {
      ask: [
        `Mẫu số chung nhỏ nhất (dương) của hai phân số $\\dfrac{1}{${a}}$ và $\\dfrac{7}{${b}}$ là bao nhiêu?`,
        `Quy đồng mẫu hai phân số $\\dfrac{1}{${a}}$ và $\\dfrac{7}{${b}}$ với mẫu chung nhỏ nhất. Mẫu chung đó bằng bao nhiêu?`,
        `Muốn so sánh $\\dfrac{1}{${a}}$ và $\\dfrac{7}{${b}}$, bạn Thảo quy đồng với mẫu dương nhỏ nhất có thể. Mẫu đó là số nào?`,
      ],
      is: lcm(a, b),
      why: `BCNN(${a}, ${b}) = ${lcm(a, b)}.`,
    };
  }),
  tf('M1', 'phần việc của hai người', (r, turn) => {
    const [hourly, whole, first, both] = (
      [
        [
          'Mỗi giờ cả hai người làm được',
          'công việc',
          'Người thứ nhất làm một mình thì xong công việc',
          'Hai người cùng làm thì xong công việc',
        ],
        [
          'Mỗi giờ cả hai vòi chảy được',
          'bể',
          'Vòi thứ nhất chảy một mình vào bể cạn thì đầy bể',
          'Hai vòi cùng chảy vào bể cạn thì đầy bể',
        ],
        [
          'Mỗi giờ cả hai máy gặt được',
          'cánh đồng',
          'Máy I gặt một mình thì xong cánh đồng',
          'Hai máy cùng gặt thì xong cánh đồng',
        ],
      ] as const
    )[turn]!;
    const [a, b] = r.pick([
      [3, 6],
      [4, 12],
      [6, 12],
      [10, 15],
    ] as const);
    return {
      ask: [
        `Mỗi giờ, người thứ nhất làm được $\\dfrac{1}{${a}}$ công việc, người thứ hai làm được $\\dfrac{1}{${b}}$ công việc.`,
        `Vòi thứ nhất mỗi giờ chảy được $\\dfrac{1}{${a}}$ bể, vòi thứ hai mỗi giờ chảy được $\\dfrac{1}{${b}}$ bể.`,
        `Máy I mỗi giờ gặt được $\\dfrac{1}{${a}}$ cánh đồng, máy II mỗi giờ gặt được $\\dfrac{1}{${b}}$ cánh đồng.`,
      ],
      say: [
        [
          `$\\dfrac{1}{${a}} > \\dfrac{1}{${b}}$.`,
          `$\\dfrac{1}{${a}} < \\dfrac{1}{${b}}$.`,
          `hai phân số cùng tử 1, mẫu $${a} < ${b}$.`,
        ],
        [
          `${hourly} $${fraction(a + b, a * b)}$ ${whole}.`,
          `${hourly} $\\dfrac{2}{${a + b}}$ ${whole}.`,
          `$\\dfrac{1}{${a}} + \\dfrac{1}{${b}} = ${fraction(a + b, a * b)}$.`,
        ],
        [`${first} sau ${a} giờ.`, `${first} sau ${b} giờ.`, `$1 : \\dfrac{1}{${a}} = ${a}$.`],
        [
          `${both} sau ${(a * b) / (a + b)} giờ.`,
          `${both} sau ${plain((a + b) / 2)} giờ.`,
          `$1 : ${fraction(a + b, a * b)} = ${(a * b) / (a + b)}$.`,
        ],
      ],
    };
  }),
  ew('M3', 'tìm số ban đầu từ phần còn lại', (r, turn) => {
    const [once, twice, whole, unit] = (
      [
        ['Sau lần bán thứ nhất', 'Lần thứ hai bán', 'tấm vải', 'm'],
        ['Sau ngày thứ nhất', 'Ngày thứ hai đọc', 'quyển sách', 'trang'],
        ['Sau buổi sáng', 'Buổi chiều dùng', 'lượng nước lúc đầu', 'lít'],
      ] as const
    )[turn]!;
    const k = r.int(6, 15);
    // 2/5 first, then half of the rest; 3k remain of 10k.
    const all = 10 * k;
    return {
      ask: [
        `Một cửa hàng bán $\\dfrac{2}{5}$ tấm vải, sau đó bán $\\dfrac{1}{2}$ phần còn lại thì tấm vải còn ${3 * k} m. Lúc đầu tấm vải dài bao nhiêu mét?`,
        `Bạn Hoa đọc $\\dfrac{2}{5}$ quyển sách trong ngày thứ nhất, ngày thứ hai đọc $\\dfrac{1}{2}$ số trang còn lại, sau đó còn ${3 * k} trang. Quyển sách có bao nhiêu trang?`,
        `Bể nước đã dùng $\\dfrac{2}{5}$ lượng nước buổi sáng, buổi chiều dùng $\\dfrac{1}{2}$ lượng còn lại, cuối ngày còn ${3 * k} lít. Lúc đầu bể có bao nhiêu lít nước?`,
      ],
      solution: `${once} còn $1 - \\dfrac{2}{5} = \\dfrac{3}{5}$ (${whole}).\n${twice} $\\dfrac{1}{2} \\cdot \\dfrac{3}{5} = \\dfrac{3}{10}$ (${whole}).\nPhần còn lại: $\\dfrac{3}{5} - \\dfrac{3}{10} = \\dfrac{3}{10}$ (${whole}), ứng với ${3 * k} ${unit}.\nLúc đầu có: $${3 * k} : \\dfrac{3}{10} = ${all}$ (${unit}).`,
    };
  }),
]);

const decimals: readonly Template[] = unit(6, 'Số thập phân và tỉ số phần trăm', ({ mc, tf, ew }) => [
  mc('M1', 'số đối của số thập phân', (r) => {
    const a = r.int(11, 98) / 10;
    if (Number.isInteger(a)) throw new TooFewDistractors('a whole number');
    return {
      ask: [
        `Số đối của $-${n(a)}$ là:`,
        `Số nào cộng với $-${n(a)}$ thì được 0?`,
        `Điểm biểu diễn số $-${n(a)}$ và điểm biểu diễn số nào cách đều gốc 0 trên trục số?`,
      ],
      right: a,
      wrong: [
        [`$-${n(a)}$`, 'giữ nguyên số đã cho'],
        [`$${fraction(10, Math.round(10 * a))}$`, 'lấy số nghịch đảo'],
        [`$-${n(Math.round(10 * a) % 10)}{,}${Math.floor(a)}$`, 'đổi chỗ các chữ số'],
        0,
      ],
      why: `$-${n(a)} + ${n(a)} = 0$ nên số đối của $-${n(a)}$ là $${n(a)}$.`,
    };
  }),
  mc('M1', 'chia nhẩm số thập phân cho 10, 100', (r) => {
    const [a, k] = [r.int(123, 987) / 10, r.pick([10, 100])];
    return {
      ask: [
        `Kết quả của phép chia $${n(a)} : ${k}$ là:`,
        `Tính nhẩm $${n(a)} : ${k}$, ta được:`,
        `Chồng ${k} tấm bìa giống nhau dày ${plain(a)} cm. Mỗi tấm dày (cm):`,
      ],
      right: a / k,
      wrong: [
        [a * k, 'nhân thay vì chia'],
        [a / (k === 10 ? 100 : 10), `chuyển dấu phẩy sang trái ${k === 10 ? 'hai' : 'một'} chữ số`],
        [a / 1000, 'chuyển dấu phẩy sang trái ba chữ số'],
      ],
      why: `Chia cho ${k} thì chuyển dấu phẩy sang trái ${k === 10 ? 'một' : 'hai'} chữ số: $${n(a / k)}$.`,
    };
  }),
  mc('M1', 'đổi phần trăm thành số thập phân', (r) => {
    const a = r.pick([5, 8, 12, 35, 45, 64]);
    return {
      ask: [
        `Viết ${a}% dưới dạng số thập phân, ta được:`,
        `${a}% bằng số thập phân nào?`,
        `Trong một loại hạt, chất đạm chiếm ${a}% khối lượng. Viết tỉ số đó dưới dạng số thập phân:`,
      ],
      right: a / 100,
      wrong: [
        [a / 10, 'chia cho 10 thay vì cho 100'],
        [a, 'bỏ kí hiệu phần trăm'],
        [a / 1000, 'chia cho 1000'],
      ],
      why: `$${a}\\% = ${a} : 100 = ${n(a / 100)}$.`,
    };
  }),
  mc('M2', 'tìm một số khi biết giá trị phần trăm', (r) => {
    const [p, all] = [r.pick([20, 25, 40, 60]), 20 * r.int(4, 12)];
    const part = (p * all) / 100;
    return {
      ask: [
        `Tìm một số, biết ${p}% của số đó bằng ${part}.`,
        `Trường có ${part} học sinh giỏi, chiếm ${p}% số học sinh. Trường có bao nhiêu học sinh?`,
        `Bình đã tiết kiệm được ${part} nghìn đồng, bằng ${p}% số tiền mua một chiếc xe đồ chơi. Giá chiếc xe (nghìn đồng) là:`,
      ],
      right: all,
      wrong: [
        [(part * p) / 100, 'tính phần trăm của số đã cho'],
        [part + p, 'cộng số đã cho với số phần trăm'],
        [part * p, 'nhân mà quên chia cho 100'],
        all - part,
      ],
      why: `$${part} : ${p}\\% = ${part} \\cdot 100 : ${p} = ${all}$.`,
    };
  }),
  tf('M2', 'kết quả khảo sát trên biểu đồ cột', (r) => {
    const [a, b, c] = [r.pick([8, 12, 16]), 10, r.pick([14, 18])];
    const all = 40;
    const d = all - a - b - c;
    if (d <= 0 || d === a || d === c || d === b) throw new TooFewDistractors('no rest');
    return {
      ask: [
        'Biểu đồ cột ở hình bên cho số học sinh của một lớp chọn từng câu lạc bộ.',
        'Hình bên là biểu đồ về câu lạc bộ yêu thích của các bạn trong một lớp (mỗi bạn chọn đúng một câu lạc bộ).',
        'Kết quả khảo sát câu lạc bộ mà các bạn trong lớp đăng kí được vẽ ở hình vẽ bên, mỗi bạn đăng kí một câu lạc bộ.',
      ],
      say: [
        [`Lớp có ${all} học sinh.`, `Lớp có ${all + 4} học sinh.`, `$${a} + ${b} + ${c} + ${d} = ${all}$.`],
        [
          `Số bạn chọn Cờ vua chiếm ${plain((100 * b) / all)}% số học sinh của lớp.`,
          `Số bạn chọn Cờ vua chiếm ${b}% số học sinh của lớp.`,
          `$\\dfrac{${b}}{${all}} = ${n((100 * b) / all)}\\%$.`,
        ],
        [
          `Tỉ số phần trăm của số bạn chọn Đọc sách và số học sinh của lớp là ${plain((100 * a) / all)}%.`,
          `Tỉ số phần trăm của số bạn chọn Đọc sách và số học sinh của lớp là ${plain((100 * c) / all)}%.`,
          `$\\dfrac{${a}}{${all}} = ${n((100 * a) / all)}\\%$.`,
        ],
        [
          `Số bạn chọn Bóng đá hoặc Múa chiếm ${plain((100 * (c + d)) / all)}% số học sinh của lớp.`,
          `Số bạn chọn Bóng đá hoặc Múa chiếm ${plain((100 * c) / all)}% số học sinh của lớp.`,
          `$\\dfrac{${c} + ${d}}{${all}} = ${n((100 * (c + d)) / all)}\\%$.`,
        ],
      ],
      figure: chart('bar', 'Số học sinh', [
        ['Đọc sách', a],
        ['Cờ vua', b],
        ['Bóng đá', c],
        ['Múa', d],
      ]),
    };
  }),
  ew('M3', 'tăng giá rồi giảm giá', (r, turn) => {
    const [what, unit] = turn === 2 ? ['sản lượng', 'kg'] : ['giá', 'nghìn đồng'];
    const [price, p] = [100 * r.int(2, 6), r.pick([10, 20])];
    const up = price + (price * p) / 100;
    const down = up - (up * p) / 100;
    return {
      ask: [
        `Một chiếc balo giá ${price} nghìn đồng. Đầu năm học, cửa hàng tăng giá ${p}%, sau đó giảm ${p}% so với giá mới. Tính giá sau mỗi lần thay đổi và cho biết giá cuối cùng cao hơn hay thấp hơn giá ban đầu bao nhiêu.`,
        `Giá một chiếc quạt là ${price} nghìn đồng. Tháng 5 giá tăng ${p}%, tháng 6 giá giảm ${p}% so với tháng 5. Tính giá quạt ở tháng 5, tháng 6; so sánh với giá ban đầu.`,
        `Một khu vườn thu ${price} kg quả. Năm sau sản lượng tăng ${p}%, năm sau nữa giảm ${p}% so với năm trước đó. Tính sản lượng (kg) của hai năm sau và so sánh năm cuối với năm đầu.`,
      ],
      solution: `Lần thứ nhất ${what} tăng: $${price} \\cdot ${p}\\% = ${plain((price * p) / 100)}$, thành $${price} + ${(price * p) / 100} = ${up}$ (${unit}).\nLần thứ hai ${what} giảm: $${up} \\cdot ${p}\\% = ${n((up * p) / 100)}$ (${unit}).\nSau khi giảm, ${what} là: $${up} - ${n((up * p) / 100)} = ${n(down)}$ (${unit}).\nVì $${n(down)} < ${price}$ nên ${what} cuối cùng thấp hơn ban đầu $${price} - ${n(down)} = ${n(price - down)}$ (${unit}).`,
    };
  }),
]);

export const numbers6Third: readonly Template[] = [...naturals, ...divisible, ...integers, ...fractions, ...decimals];
