/** Grade 6: clusters of statements, for practice to have its share of the tests of 45 minutes. */
import { TooFewDistractors } from '../../../kit.ts';
import { gcd, n, plain, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

export const clusters6Fifth: readonly Template[] = [
  ...unit(6, 'Số tự nhiên', ({ tf }) => [
    tf('M1', 'các luỹ thừa và cách viết gọn', (r) => {
      const [a, k] = [r.int(2, 4), r.int(3, 4)];
      return {
        ask: [
          `Xét luỹ thừa $${a}^${k}$.`,
          `Một trò chơi: lượt đầu có ${a} quân, mỗi lượt sau số quân gấp ${a} lần lượt trước. Ở lượt thứ ${k} có $${a}^${k}$ quân.`,
          `Bạn Tuấn gấp và cắt giấy, sau ${k} lần được $${a}^${k}$ mảnh.`,
        ],
        say: [
          [
            `Trong $${a}^${k}$, cơ số là ${a} và số mũ là ${k}.`,
            `Trong $${a}^${k}$, cơ số là ${k} và số mũ là ${a}.`,
            'số viết dưới là cơ số, số viết nhỏ ở trên là số mũ.',
          ],
          [
            `$${a}^${k}$ là tích của ${k} thừa số bằng ${a}.`,
            `$${a}^${k}$ là tích của hai số ${a} và ${k}.`,
            'số mũ cho biết số thừa số bằng nhau.',
          ],
          [
            `$${a}^${k} = ${a ** k}$.`,
            `$${a}^${k} = ${a * k}$.`,
            `$${Array.from({ length: k }, () => a).join(' \\cdot ')} = ${a ** k}$.`,
          ],
          [
            `$${a}^${k} \\cdot ${a} = ${a}^${k + 1}$.`,
            `$${a}^${k} \\cdot ${a} = ${a * a}^${k}$.`,
            'nhân hai luỹ thừa cùng cơ số thì giữ cơ số và cộng các số mũ.',
          ],
        ],
      };
    }),
    tf('M1', 'tiền mua hai loại dụng cụ học tập', (r) => {
      const [p, q, x, y] = [r.int(8, 12), r.int(3, 6), r.int(5, 9), r.int(2, 4)];
      const total = p * x + q * y;
      const paid = 100 * Math.ceil(total / 100);
      if (paid === total) throw new TooFewDistractors('no change');
      return {
        ask: [
          `Lan mua ${x} quyển vở giá ${p} nghìn đồng một quyển và ${y} cái bút giá ${q} nghìn đồng một cái, đưa cho người bán ${paid} nghìn đồng.`,
          `Một tổ mua ${x} quyển vở (${p} nghìn đồng/quyển) và ${y} cái bút (${q} nghìn đồng/cái) làm phần thưởng; bạn thủ quỹ trả bằng ${paid} nghìn đồng.`,
          `Mẹ mua cho Bình ${x} quyển vở và ${y} cái bút. Mỗi quyển vở ${p} nghìn đồng, mỗi cái bút ${q} nghìn đồng. Mẹ đưa ${paid} nghìn đồng.`,
        ],
        say: [
          [
            `Tiền mua vở là ${p * x} nghìn đồng.`,
            `Tiền mua vở là ${p + x} nghìn đồng.`,
            `$${p} \\cdot ${x} = ${p * x}$.`,
          ],
          [
            `Tiền mua bút ít hơn tiền mua vở ${p * x - q * y} nghìn đồng.`,
            `Tiền mua bút ít hơn tiền mua vở ${p * x - q * y + q} nghìn đồng.`,
            `$${p * x} - ${q} \\cdot ${y} = ${p * x - q * y}$.`,
          ],
          [
            `Tổng số tiền được tính bằng biểu thức $${p} \\cdot ${x} + ${q} \\cdot ${y}$ (nghìn đồng).`,
            `Tổng số tiền được tính bằng biểu thức $(${p} + ${q}) \\cdot (${x} + ${y})$ (nghìn đồng).`,
            'tiền mỗi loại bằng giá nhân số lượng, rồi cộng lại.',
          ],
          [
            `Số tiền được trả lại là ${paid - total} nghìn đồng.`,
            `Số tiền được trả lại là ${paid - p * x} nghìn đồng.`,
            `$${paid} - ${total} = ${paid - total}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(6, 'Tính chia hết', ({ tf }) => [
    tf('M2', 'phân tích một số ra thừa số nguyên tố', (r) => {
      const [p, q] = r.pick([
        [3, 5],
        [3, 7],
        [5, 7],
        [3, 11],
      ] as const);
      const value = 4 * p * q;
      return {
        ask: [
          `Xét số $a = ${value}$.`,
          `Trường có ${value} học sinh dự lễ chào cờ. Gọi $a = ${value}$.`,
          `Một tủ có ${value} ngăn nhỏ; đặt $a = ${value}$.`,
        ],
        say: [
          [
            `$a = 2^2 \\cdot ${p} \\cdot ${q}$.`,
            `$a = 4 \\cdot ${p * q}$ là kết quả phân tích $a$ ra thừa số nguyên tố.`,
            `$4 \\cdot ${p} \\cdot ${q} = ${value}$; khi phân tích, mọi thừa số phải là số nguyên tố.`,
          ],
          [
            `Các ước nguyên tố của $a$ là 2; ${p}; ${q}.`,
            `Các ước nguyên tố của $a$ là 1; 2; ${p}; ${q}.`,
            'số 1 không phải là số nguyên tố.',
          ],
          [`${2 * p} là ước của $a$.`, `${2 * p} không là ước của $a$.`, `$${value} : ${2 * p} = ${value / (2 * p)}$.`],
          [
            `ƯCLN của $a$ và ${p * p * 2} là ${2 * p}.`,
            `ƯCLN của $a$ và ${p * p * 2} là ${p * p * 2}.`,
            `$${p * p * 2} = 2 \\cdot ${p}^2$, thừa số chung là 2 và ${p} với số mũ nhỏ nhất là 1.`,
          ],
        ],
      };
    }),
    tf('M2', 'xếp học sinh thành các hàng bằng nhau', (r) => {
      const [boys, girls, d] = r.pick([
        [24, 36, 12],
        [30, 45, 15],
        [28, 42, 14],
        [32, 48, 16],
      ] as const);
      if (gcd(boys, girls) !== d) throw new TooFewDistractors('another divisor');
      return {
        ask: [
          `Một khối có ${boys} học sinh nam và ${girls} học sinh nữ, xếp thành các hàng sao cho số nam ở mỗi hàng bằng nhau và số nữ ở mỗi hàng bằng nhau.`,
          `Buổi đồng diễn có ${boys} bạn nam và ${girls} bạn nữ. Thầy giáo chia các bạn thành những hàng có cùng số nam và cùng số nữ.`,
          `Đoàn nghệ thuật có ${boys} nam và ${girls} nữ chia thành các hàng diễu hành, hàng nào cũng có số nam như nhau và số nữ như nhau.`,
        ],
        say: [
          [
            `Số hàng là ước chung của ${boys} và ${girls}.`,
            `Số hàng là bội chung của ${boys} và ${girls}.`,
            'số nam và số nữ đều phải chia hết cho số hàng.',
          ],
          [
            `Xếp được nhiều nhất ${d} hàng.`,
            `Xếp được nhiều nhất ${boys} hàng.`,
            `ƯCLN của ${boys} và ${girls} là ${d}.`,
          ],
          [
            `Khi số hàng nhiều nhất, mỗi hàng có ${boys / d} nam và ${girls / d} nữ.`,
            `Khi số hàng nhiều nhất, mỗi hàng có ${girls / d} nam và ${boys / d} nữ.`,
            `$${boys} : ${d} = ${boys / d}$ và $${girls} : ${d} = ${girls / d}$.`,
          ],
          ['Không thể xếp thành 9 hàng.', 'Có thể xếp thành 9 hàng.', `${boys} chia cho 9 dư ${boys % 9}.`],
        ],
      };
    }),
  ]),
  ...unit(6, 'Số thập phân và tỉ số phần trăm', ({ tf }) => [
    tf('M2', 'số sách các loại trên biểu đồ cột và tỉ số phần trăm', (r) => {
      const [a, b] = r.pick([
        [40, 25],
        [30, 35],
        [20, 45],
        [25, 40],
      ] as const);
      const rest = 100 - a - b - 15;
      const k = 2;
      const all = 100 * k;
      return {
        ask: [
          'Biểu đồ bên ghi số sách các loại của một thư viện nhỏ.',
          'Cô thủ thư lập biểu đồ bên về số sách từng loại trong tủ sách của lớp.',
          'Số sách bán trong tháng của một hiệu sách được ghi ở biểu đồ bên theo từng loại.',
        ],
        figure: chart('bar', 'Số quyển', [
          ['Truyện', a * k],
          ['Khoa học', b * k],
          ['Lịch sử', 15 * k],
          ['Khác', rest * k],
        ]),
        say: [
          [
            `Có tất cả ${all} quyển sách.`,
            `Có tất cả ${all - rest * k} quyển sách.`,
            `$${a * k} + ${b * k} + ${15 * k} + ${rest * k} = ${all}$.`,
          ],
          [
            `Truyện chiếm ${a}% số sách.`,
            `Truyện chiếm ${a * k}% số sách.`,
            `$\\dfrac{${a * k}}{${all}} \\cdot 100\\% = ${a}\\%$.`,
          ],
          [
            `Sách khoa học và lịch sử chiếm ${b + 15}% số sách.`,
            `Sách khoa học và lịch sử chiếm ${b}% số sách.`,
            `$\\dfrac{${b * k} + ${15 * k}}{${all}} \\cdot 100\\% = ${b + 15}\\%$.`,
          ],
          [
            `Nếu thêm ${all} quyển truyện nữa thì truyện chiếm ${plain((a + 100) / 2)}% số sách.`,
            `Nếu thêm ${all} quyển truyện nữa thì truyện chiếm ${a + 50}% số sách.`,
            `có $${a * k} + ${all} = ${a * k + all}$ quyển truyện trong $${2 * all}$ quyển: $${n((a + 100) / 2)}\\%$.`,
          ],
        ],
      };
    }),
    tf('M2', 'tính toán với số đo thập phân của hai thửa ruộng', (r, turn) => {
      const [one, two] = (
        [
          ['Thửa thứ nhất thu được', 'thửa thứ hai'],
          ['Ruộng thứ nhất thu được', 'ruộng thứ hai'],
          ['Đợt thứ nhất nhập', 'đợt thứ hai'],
        ] as const
      )[turn]!;
      const [a, b] = [r.int(31, 49) / 10, r.int(21, 29) / 10];
      const [sum, diff] = [a + b, a - b];
      if (Math.round(sum * 10) % 10 === 5) throw new TooFewDistractors('half-way between two whole numbers');
      return {
        ask: [
          `Thửa ruộng thứ nhất thu hoạch được ${plain(a)} tấn thóc, thửa thứ hai ${plain(b)} tấn. Mỗi tấn thóc bán được 9 triệu đồng.`,
          `Bác Hai thu ${plain(a)} tấn lúa ở ruộng thứ nhất và ${plain(b)} tấn ở ruộng thứ hai, bán với giá 9 triệu đồng một tấn.`,
          `Hợp tác xã nhập kho hai đợt thóc: đợt thứ nhất ${plain(a)} tấn, đợt thứ hai ${plain(b)} tấn; giá thóc là 9 triệu đồng một tấn.`,
        ],
        say: [
          [
            `Tổng cộng được ${plain(sum)} tấn.`,
            `Tổng cộng được ${plain(sum + 1)} tấn.`,
            `$${n(a)} + ${n(b)} = ${n(sum)}$.`,
          ],
          [
            `${one} nhiều hơn ${two} ${plain(diff)} tấn.`,
            `${one} nhiều hơn ${two} ${plain(diff + 0.1)} tấn.`,
            `$${n(a)} - ${n(b)} = ${n(diff)}$.`,
          ],
          [
            `Số thóc của ${two} trị giá ${plain(9 * b)} triệu đồng.`,
            `Số thóc của ${two} trị giá ${plain(9 * a)} triệu đồng.`,
            `$${n(b)} \\cdot 9 = ${n(9 * b)}$.`,
          ],
          [
            `Làm tròn đến hàng đơn vị thì tổng cộng được khoảng ${Math.round(sum)} tấn.`,
            `Làm tròn đến hàng đơn vị thì tổng cộng được khoảng ${Math.round(sum) + (sum > Math.round(sum) ? 1 : -1)} tấn.`,
            `$${n(sum)}$ gần ${Math.round(sum)} hơn, xét chữ số ở hàng phần mười.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(6, 'Dữ liệu và biểu đồ', ({ tf }) => [
    tf('M2', 'số vé bán trong tuần lễ phim trên biểu đồ cột', (r) => {
      const a = 10 * r.int(5, 9);
      const values = [a, a + 20, a - 10, a + 50, a + 40];
      const total = values.reduce((sum, one) => sum + one, 0);
      return {
        ask: [
          'Biểu đồ bên ghi số vé bán được từ thứ Hai đến thứ Sáu của một rạp phim.',
          'Biểu đồ bên cho biết số vé vào bảo tàng bán từ thứ Hai đến thứ Sáu.',
          'Số vé xe buýt bán được trong năm ngày đầu tuần được ghi ở biểu đồ bên.',
        ],
        figure: chart('bar', 'Số vé', [
          ['Thứ Hai', values[0]!],
          ['Thứ Ba', values[1]!],
          ['Thứ Tư', values[2]!],
          ['Thứ Năm', values[3]!],
          ['Thứ Sáu', values[4]!],
        ]),
        say: [
          ['Thứ Năm có số vé nhiều nhất.', 'Thứ Sáu có số vé nhiều nhất.', `cột cao nhất là ${values[3]!}.`],
          ['Thứ Tư có số vé ít nhất.', 'Thứ Hai có số vé ít nhất.', `cột thấp nhất là ${values[2]!}.`],
          ['Thứ Ba nhiều hơn thứ Tư 30 vé.', 'Thứ Ba nhiều hơn thứ Tư 20 vé.', `$${values[1]!} - ${values[2]!} = 30$.`],
          [
            `Cả năm ngày có ${total} vé, trung bình mỗi ngày ${total / 5} vé.`,
            `Cả năm ngày có ${total} vé, trung bình mỗi ngày ${values[3]!} vé.`,
            `$${values.join(' + ')} = ${total}$ và $${total} : 5 = ${total / 5}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'bảng thống kê có một số liệu phải tìm', (r) => {
      const [a, b, c] = [r.int(8, 12), r.int(13, 16), r.int(5, 7)];
      const rest = 40 - a - b - c;
      if (rest === c || rest >= b) throw new TooFewDistractors('the missing count is no clear case');
      const names = ['Đi bộ', 'Xe đạp', 'Xe buýt', 'Xe máy'];
      return {
        ask: [
          `Lớp 6C có 40 học sinh. Bảng sau ghi số bạn theo cách đến trường, mỗi bạn một cách:\n${table(['Cách đi', ...names], ['Số bạn', a, b, c, '?'])}`,
          `Khảo sát 40 bạn về phương tiện đến trường, mỗi bạn chọn một phương tiện:\n${table(['Cách đi', ...names], ['Số bạn', a, b, c, '?'])}`,
          `Tổ thống kê hỏi 40 học sinh khối 6 cách đến trường (mỗi người một cách), một ô của bảng bị mờ:\n${table(['Cách đi', ...names], ['Số bạn', a, b, c, '?'])}`,
        ],
        say: [
          [`Có ${rest} bạn đi xe máy.`, `Có ${rest + 2} bạn đi xe máy.`, `$40 - ${a} - ${b} - ${c} = ${rest}$.`],
          [
            `Số bạn đi xe đạp nhiều hơn số bạn đi bộ ${b - a} bạn.`,
            `Số bạn đi xe đạp nhiều hơn số bạn đi bộ ${b - c} bạn.`,
            `$${b} - ${a} = ${b - a}$.`,
          ],
          ['Cách đi có nhiều bạn nhất là xe đạp.', 'Cách đi có nhiều bạn nhất là đi bộ.', `${b} là số lớn nhất.`],
          [
            `Số bạn đi xe đạp và xe buýt là ${b + c}.`,
            `Số bạn đi xe đạp và xe buýt là ${b + rest}.`,
            `$${b} + ${c} = ${b + c}$.`,
          ],
        ],
      };
    }),
  ]),
];
