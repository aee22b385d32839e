/** Clusters of four statements for topics that had none, grades 7 to 11. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { chart, plane } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

const seventh: readonly Template[] = [
  ...unit(7, 'Biểu đồ', ({ tf }) => [
    tf('M2', 'nhiệt độ trong ngày trên biểu đồ đoạn thẳng', (r) => {
      const base = r.int(18, 22);
      const values = [base, base + 3, base + 9, base + 7, base + 2];
      const hours = ['6 giờ', '9 giờ', '12 giờ', '15 giờ', '18 giờ'];
      return {
        ask: [
          'Biểu đồ đoạn thẳng ở hình bên cho nhiệt độ (°C) tại một trạm đo trong ngày.',
          'Nhóm bạn của Thảo đo nhiệt độ (°C) ở sân trường và vẽ biểu đồ đoạn thẳng như hình bên.',
          'Hình bên là biểu đồ đoạn thẳng biểu diễn nhiệt độ (°C) ở một vườn ươm tại năm thời điểm.',
        ],
        say: [
          [
            `Nhiệt độ lúc 9 giờ là ${values[1]!} °C.`,
            `Nhiệt độ lúc 9 giờ là ${values[2]!} °C.`,
            `điểm ứng với 9 giờ có giá trị ${values[1]!}.`,
          ],
          [
            'Trong năm thời điểm đo, nhiệt độ cao nhất vào lúc 12 giờ.',
            'Trong năm thời điểm đo, nhiệt độ cao nhất vào lúc 15 giờ.',
            `${values[2]!} °C là giá trị lớn nhất.`,
          ],
          [
            'Từ 12 giờ đến 18 giờ, nhiệt độ giảm dần.',
            'Từ 12 giờ đến 18 giờ, nhiệt độ tăng dần.',
            `các giá trị lần lượt là ${values.slice(2).join('; ')}.`,
          ],
          [
            `Từ 6 giờ đến 12 giờ, nhiệt độ tăng trung bình 1,5 °C mỗi giờ.`,
            `Từ 6 giờ đến 12 giờ, nhiệt độ tăng trung bình 3 °C mỗi giờ.`,
            `trong 6 giờ nhiệt độ tăng $${values[2]!} - ${values[0]!} = 9$ (°C), mỗi giờ tăng $9 : 6 = 1{,}5$ (°C).`,
          ],
        ],
        figure: chart(
          'line',
          'Nhiệt độ (°C)',
          hours.map((hour, at) => [hour, values[at]!] as const),
        ),
      };
    }),
    tf('M2', 'chi tiêu của gia đình trên biểu đồ quạt', (r) => {
      const [food, school, house] = [r.pick([40, 45]), r.pick([20, 25]), 15];
      const rest = 100 - food - school - house;
      const total = r.pick([20, 30, 40]);
      return {
        ask: [
          `Biểu đồ hình quạt tròn ở hình bên cho tỉ lệ các khoản chi trong tháng của một gia đình; tổng số tiền chi là ${total} triệu đồng.`,
          `Trong một tháng, nhà bạn Phúc chi ${total} triệu đồng, chia theo các khoản như biểu đồ hình quạt tròn bên.`,
          `Hình bên là biểu đồ hình quạt tròn về ${total} triệu đồng chi tiêu hằng tháng của một hộ.`,
        ],
        say: [
          [
            'Khoản chi cho ăn uống là lớn nhất.',
            'Khoản chi cho học tập là lớn nhất.',
            `ăn uống chiếm ${food}%, lớn hơn các khoản còn lại.`,
          ],
          [
            `Khoản “Khác” chiếm ${rest}% tổng số tiền.`,
            `Khoản “Khác” chiếm ${rest + 5}% tổng số tiền.`,
            `phần “Khác” trên biểu đồ ghi ${rest}%.`,
          ],
          [
            `Tiền chi cho học tập là ${plain((total * school) / 100)} triệu đồng.`,
            `Tiền chi cho học tập là ${school} triệu đồng.`,
            `$${total} \\cdot ${school}\\% = ${n((total * school) / 100)}$.`,
          ],
          [
            `Tiền ăn uống nhiều hơn tiền nhà ở ${plain((total * (food - house)) / 100)} triệu đồng.`,
            `Tiền ăn uống nhiều hơn tiền nhà ở ${food - house} triệu đồng.`,
            `chênh lệch $${food}\\% - ${house}\\% = ${food - house}\\%$ của ${total} triệu đồng.`,
          ],
        ],
        figure: chart('pie', 'Tỉ lệ', [
          ['Ăn uống', food],
          ['Học tập', school],
          ['Nhà ở', house],
          ['Khác', rest],
        ]),
      };
    }),
  ]),
  ...unit(7, 'Biến cố và xác suất', ({ tf }) => [
    tf('M2', 'rút một thẻ đánh số', (r) => {
      const m = r.pick([10, 20, 30]);
      const k = r.pick([3, 4, 6]);
      const count = Math.floor(m / k);
      return {
        ask: [
          `Hộp có ${m} thẻ giống nhau ghi các số từ 1 đến ${m}, mỗi thẻ một số. Rút ngẫu nhiên một thẻ.`,
          `Cô giáo gọi ngẫu nhiên một trong ${m} học sinh có số thứ tự từ 1 đến ${m}.`,
          `Vòng quay có ${m} ô bằng nhau đánh số từ 1 đến ${m}. Quay một lần và xem mũi tên chỉ ô nào.`,
        ],
        say: [
          [
            `Biến cố “được số không lớn hơn ${m}” là biến cố chắc chắn.`,
            `Biến cố “được số không lớn hơn ${m}” là biến cố không thể.`,
            `mọi số đều không lớn hơn ${m}.`,
          ],
          [
            `Biến cố “được số ${m + 1}” có xác suất bằng 0.`,
            `Biến cố “được số ${m + 1}” có xác suất bằng $\\dfrac{1}{${m + 1}}$.`,
            `không có số ${m + 1} nên đây là biến cố không thể.`,
          ],
          [
            `Xác suất được số 5 là $\\dfrac{1}{${m}}$.`,
            `Xác suất được số 5 là $\\dfrac{5}{${m}}$.`,
            `có ${m} kết quả đồng khả năng và một kết quả thuận lợi.`,
          ],
          [
            `Xác suất được số chia hết cho ${k} là $${fraction(count, m)}$.`,
            `Xác suất được số chia hết cho ${k} là $${fraction(count + 1, m)}$.`,
            `có ${count} số chia hết cho ${k} trong các số từ 1 đến ${m}.`,
          ],
        ],
      };
    }),
  ]),
];

const eighth: readonly Template[] = [
  ...unit(8, 'Hàm số bậc nhất', ({ tf }) => [
    tf('M2', 'tiền điện thoại theo số phút gọi', (r) => {
      const [b, a, x] = [10 * r.int(3, 8), r.int(1, 3), 10 * r.int(3, 9)];
      const f = poly([a, b]);
      return {
        ask: [
          `Một gói cước điện thoại thu ${b} nghìn đồng mỗi tháng và thêm ${a} nghìn đồng cho mỗi phút gọi. Gọi $y$ (nghìn đồng) là số tiền phải trả khi gọi $x$ phút.`,
          `Phòng tập thu ${b} nghìn đồng tiền thẻ và ${a} nghìn đồng cho mỗi phút dùng máy tập. Kí hiệu $y$ (nghìn đồng) là số tiền trả khi dùng máy $x$ phút.`,
          `Thuê thuyền ở hồ phải trả ${b} nghìn đồng cố định và ${a} nghìn đồng cho mỗi phút. Gọi $y$ (nghìn đồng) là số tiền thuê thuyền trong $x$ phút.`,
        ],
        say: [
          [
            `$y = ${f}$.`,
            `$y = ${poly([b, a])}$.`,
            `phần cố định là ${b}, phần thay đổi là ${a} nghìn đồng cho mỗi phút.`,
          ],
          [
            `Đồ thị của hàm số cắt trục tung tại điểm $(0;\\,${b})$.`,
            `Đồ thị của hàm số đi qua gốc toạ độ.`,
            `khi $x = 0$ thì $y = ${b}$.`,
          ],
          [
            `Với ${x} phút, số tiền phải trả là ${a * x + b} nghìn đồng.`,
            `Với ${x} phút, số tiền phải trả là ${a * x} nghìn đồng.`,
            `$${a} \\cdot ${x} + ${b} = ${a * x + b}$.`,
          ],
          [
            `Nếu phải trả ${a * (x + 20) + b} nghìn đồng thì $x = ${x + 20}$.`,
            `Nếu phải trả ${a * (x + 20) + b} nghìn đồng thì $x = ${x + 40}$.`,
            `$${f} = ${a * (x + 20) + b}$ khi $x = ${x + 20}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(8, 'Tam giác vuông và định lí Pythagore', ({ tf }) => [
    tf('M2', 'đường tắt qua công viên', (r) => {
      const k = r.int(2, 9);
      const [a, b, c] = r.pick([
        [30, 40, 50],
        [50, 120, 130],
        [80, 150, 170],
      ] as const);
      const [x, y, z] = [a * k, b * k, c * k];
      return {
        ask: [
          `Công viên có hai con đường $AB$ và $AC$ vuông góc với nhau tại $A$ và con đường tắt $BC$ như hình bên, $AB = ${x}$ m, $AC = ${y}$ m.`,
          `Nhà bạn Nam ở $B$, trường học ở $C$; ngã ba $A$ có hai đường vuông góc như hình bên với $AB = ${x}$ m, $AC = ${y}$ m.`,
          `Mảnh ruộng hình tam giác $ABC$ vuông tại $A$ như hình bên có $AB = ${x}$ m và $AC = ${y}$ m.`,
        ],
        say: [
          ['$BC^2 = AB^2 + AC^2$.', '$AC^2 = AB^2 + BC^2$.', 'tam giác $ABC$ vuông tại $A$ nên $BC$ là cạnh huyền.'],
          [`$BC = ${z}$ m.`, `$BC = ${x + y}$ m.`, `$BC = \\sqrt{${x}^2 + ${y}^2} = ${z}$ (m).`],
          [
            `Đi thẳng từ $B$ đến $C$ ngắn hơn đi qua $A$ là ${x + y - z} m.`,
            `Đi thẳng từ $B$ đến $C$ ngắn hơn đi qua $A$ là ${z - y} m.`,
            `$${x} + ${y} - ${z} = ${x + y - z}$ (m).`,
          ],
          [
            `Diện tích tam giác $ABC$ là ${(x * y) / 2} m².`,
            `Diện tích tam giác $ABC$ là ${x * y} m².`,
            `$\\dfrac{1}{2} \\cdot ${x} \\cdot ${y} = ${(x * y) / 2}$ (m²).`,
          ],
        ],
        figure: plane('right', Math.round(Math.max(20, Math.min(70, (Math.atan2(y, x) * 180) / Math.PI))), {
          AB: `${x} m`,
          AC: `${y} m`,
        }),
      };
    }),
  ]),
  ...unit(8, 'Dữ liệu và biểu đồ', ({ tf }) => [
    tf('M2', 'số sách mượn của hai lớp trên biểu đồ cột kép', (r) => {
      const first = [r.int(20, 25), r.int(30, 35), r.int(24, 29)];
      const second = [r.int(26, 30), r.int(22, 27), r.int(30, 36)];
      const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
      const [a, b] = [sum(first), sum(second)];
      if (a === b) throw new TooFewDistractors('equal totals');
      const [more, less] = a > b ? (['8A', '8B'] as const) : (['8B', '8A'] as const);
      const months = ['Tháng 9', 'Tháng 10', 'Tháng 11'];
      return {
        ask: [
          'Biểu đồ cột kép ở hình bên cho số sách lớp 8A và lớp 8B mượn thư viện trong ba tháng.',
          'Cô thủ thư vẽ biểu đồ cột kép như hình bên về số sách mà hai lớp 8A, 8B đã mượn.',
          'Hình bên biểu diễn số sách mượn của hai lớp 8A và 8B từ tháng 9 đến tháng 11.',
        ],
        say: [
          [
            `Tháng 9, lớp 8B mượn ${second[0]!} quyển.`,
            `Tháng 9, lớp 8B mượn ${first[0]!} quyển.`,
            `cột của lớp 8B ở tháng 9 ghi ${second[0]!}, của lớp 8A ghi ${first[0]!}.`,
          ],
          [
            'Tháng 10, lớp 8A mượn nhiều hơn lớp 8B.',
            'Tháng 10, lớp 8A mượn ít hơn lớp 8B.',
            `$${first[1]!} > ${second[1]!}$.`,
          ],
          [
            `Trong ba tháng, lớp 8A mượn tất cả ${a} quyển.`,
            `Trong ba tháng, lớp 8A mượn tất cả ${b} quyển.`,
            `$${first.join(' + ')} = ${a}$.`,
          ],
          [
            `Tính cả ba tháng, lớp ${more} mượn nhiều hơn lớp ${less} ${Math.abs(a - b)} quyển.`,
            `Tính cả ba tháng, lớp ${less} mượn nhiều hơn lớp ${more} ${Math.abs(a - b)} quyển.`,
            `lớp 8A mượn ${a} quyển, lớp 8B mượn ${b} quyển.`,
          ],
        ],
        figure: chart(
          'bar',
          'Số sách',
          months.map((month, at) => [month, first[at]!, second[at]!] as const),
          ['8A', '8B'],
        ),
      };
    }),
  ]),
];

const ninth: readonly Template[] = [
  ...unit(9, 'Hệ thức lượng trong tam giác vuông', ({ tf }) => [
    tf('M2', 'bóng của cột cờ', (r) => {
      const h = 2 * r.int(3, 10);
      return {
        ask: [
          `Cột cờ $AB$ cao ${h} m vuông góc với mặt đất tại $A$; bóng của nó là đoạn $AC$ và tia nắng $BC$ tạo với mặt đất góc $\\widehat{ACB} = 60^\\circ$.`,
          `Thang cứu hoả $BC$ dựa vào tường, đỉnh $B$ ở độ cao $AB = ${h}$ m, chân $C$ trên mặt đất; thang tạo với mặt đất góc $\\widehat{ACB} = 60^\\circ$ ($A$ là chân tường).`,
          `Dây néo $BC$ giữ cột ăng-ten $AB$ cao ${h} m (vuông góc với mặt đất tại $A$), tạo với mặt đất góc $\\widehat{ACB} = 60^\\circ$.`,
        ],
        say: [
          [
            '$\\widehat{ABC} = 30^\\circ$.',
            '$\\widehat{ABC} = 60^\\circ$.',
            'hai góc nhọn của tam giác vuông $ABC$ phụ nhau.',
          ],
          [
            '$\\tan\\widehat{ACB} = \\dfrac{AB}{AC}$.',
            '$\\tan\\widehat{ACB} = \\dfrac{AC}{AB}$.',
            'tang của một góc nhọn bằng cạnh đối chia cho cạnh kề.',
          ],
          [
            `$AC = ${fraction(h, 3)}\\sqrt{3}$ m.`,
            `$AC = ${h}\\sqrt{3}$ m.`,
            `$AC = \\dfrac{AB}{\\tan 60^\\circ} = \\dfrac{${h}}{\\sqrt{3}} = ${fraction(h, 3)}\\sqrt{3}$ (m).`,
          ],
          ['$BC = 2AC$.', '$BC = 2AB$.', '$\\cos\\widehat{ACB} = \\dfrac{AC}{BC} = \\dfrac{1}{2}$.'],
        ],
      };
    }),
  ]),
  ...unit(9, 'Tần số và tần số tương đối', ({ tf }) => [
    tf('M2', 'bảng tần số về số lần đọc sách', (r) => {
      const [a, b, c, d] = r.pick([
        [5, 15, 20, 10],
        [4, 10, 16, 10],
        [6, 9, 12, 3],
        [2, 6, 8, 4],
      ] as const);
      const total = a + b + c + d;
      const mean = (a + 2 * b + 3 * c + 4 * d) / total;
      const rows = (name: string) => table([name, 1, 2, 3, 4], ['Tần số', a, b, c, d]);
      return {
        ask: [
          `Bảng tần số sau cho số lần đến thư viện trong tuần của một nhóm học sinh.\n${rows('Số lần')}`,
          `Số con trong mỗi gia đình của một khu phố được ghi trong bảng tần số.\n${rows('Số con')}`,
          `Một cửa hàng ghi số sản phẩm mỗi khách mua trong buổi sáng.\n${rows('Số sản phẩm')}`,
        ],
        say: [
          [`Cỡ mẫu là ${total}.`, `Cỡ mẫu là 10.`, `$${a} + ${b} + ${c} + ${d} = ${total}$.`],
          ['Giá trị có tần số lớn nhất là 3.', `Giá trị có tần số lớn nhất là ${c}.`, `giá trị 3 có tần số ${c}.`],
          [
            `Tần số tương đối của giá trị 4 là ${plain((100 * d) / total)}%.`,
            `Tần số tương đối của giá trị 4 là ${d}%.`,
            `$\\dfrac{${d}}{${total}} \\cdot 100\\% = ${n((100 * d) / total)}\\%$.`,
          ],
          [
            `Số trung bình của mẫu số liệu là ${plain(mean)}.`,
            `Số trung bình của mẫu số liệu là 2,5.`,
            `$\\dfrac{1 \\cdot ${a} + 2 \\cdot ${b} + 3 \\cdot ${c} + 4 \\cdot ${d}}{${total}} = ${n(mean)}$.`,
          ],
        ],
      };
    }),
  ]),
];

const tenth: readonly Template[] = [
  ...unit(10, 'Xác suất của biến cố', ({ tf }) => [
    tf('M2', 'chọn hai đại biểu', (r) => {
      const [a, b] = [r.int(4, 7), r.int(3, 6)];
      const m = a + b;
      const all = (m * (m - 1)) / 2;
      // One of each must not be as likely as not, since a wrong statement says so.
      if (2 * a * b === all) throw new TooFewDistractors('a half');
      const [boys, girls] = [(a * (a - 1)) / 2, (b * (b - 1)) / 2];
      return {
        ask: [
          `Lớp cử ngẫu nhiên 2 bạn trong nhóm có ${a} nam và ${b} nữ đi dự đại hội.`,
          `Ban tổ chức rút ngẫu nhiên đồng thời 2 tên trong danh sách gồm ${a} nam và ${b} nữ.`,
          `Từ đội tình nguyện có ${a} nam và ${b} nữ, đội trưởng chọn ngẫu nhiên 2 người trực đêm.`,
        ],
        say: [
          [
            `Không gian mẫu có ${all} kết quả.`,
            `Không gian mẫu có ${m * (m - 1)} kết quả.`,
            `chọn 2 người không kể thứ tự: $C_{${m}}^2 = ${all}$.`,
          ],
          [
            `Số kết quả thuận lợi cho “cả hai là nam” là ${boys}.`,
            `Số kết quả thuận lợi cho “cả hai là nam” là ${a}.`,
            `$C_${a}^2 = ${boys}$.`,
          ],
          [
            `Xác suất để có một nam và một nữ là $${fraction(a * b, all)}$.`,
            `Xác suất để có một nam và một nữ là $\\dfrac{1}{2}$.`,
            `có $${a} \\cdot ${b} = ${a * b}$ kết quả thuận lợi: $\\dfrac{${a * b}}{${all}}$.`,
          ],
          [
            `Xác suất để có ít nhất một nữ là $${fraction(all - boys, all)}$.`,
            `Xác suất để có ít nhất một nữ là $${fraction(girls, all)}$.`,
            `biến cố đối là “cả hai là nam”: $1 - \\dfrac{${boys}}{${all}} = ${fraction(all - boys, all)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(10, 'Số đặc trưng của mẫu số liệu', ({ tf }) => [
    tf('M2', 'lượng mưa của bảy ngày', (r) => {
      const a = r.int(2, 6);
      const sorted = [a, a + 2, a + 3, a + 5, a + 6, a + 8, a + 11];
      const list = [3, 0, 5, 6, 2, 1, 4].map((at) => sorted[at]!);
      return {
        ask: [
          `Lượng mưa (mm) của bảy ngày liên tiếp tại một trạm đo là: ${list.join('; ')}.`,
          `Bảy bạn chạy bền, số vòng chạy được là: ${list.join('; ')}.`,
          `Số đơn hàng một người giao trong bảy ngày là: ${list.join('; ')}.`,
        ],
        say: [
          [
            'Khoảng biến thiên của mẫu số liệu là 11.',
            `Khoảng biến thiên của mẫu số liệu là ${sorted[6]!}.`,
            `$${sorted[6]!} - ${sorted[0]!} = 11$.`,
          ],
          [
            `Số trung bình của mẫu số liệu là ${a + 5}.`,
            `Số trung bình của mẫu số liệu là ${a + 6}.`,
            `tổng bảy giá trị là ${7 * a + 35}, chia cho 7 được ${a + 5}.`,
          ],
          [
            `Trung vị của mẫu số liệu là ${sorted[3]!}.`,
            `Trung vị của mẫu số liệu là ${list[3]!}.`,
            `sắp xếp tăng dần: ${sorted.join('; ')}; giá trị thứ tư là ${sorted[3]!}.`,
          ],
          [
            'Khoảng tứ phân vị của mẫu số liệu là 6.',
            'Khoảng tứ phân vị của mẫu số liệu là 3.',
            `$Q_1 = ${sorted[1]!}$, $Q_3 = ${sorted[5]!}$, $\\Delta_Q = ${sorted[5]!} - ${sorted[1]!} = 6$.`,
          ],
        ],
      };
    }),
  ]),
];

const eleventh: readonly Template[] = [
  ...unit(11, 'Quy tắc tính xác suất', ({ tf }) => [
    tf('M2', 'hai xạ thủ bắn độc lập', (r) => {
      const [p, q] = r.pick([
        [0.8, 0.7],
        [0.9, 0.6],
        [0.7, 0.6],
        [0.8, 0.5],
      ] as const);
      return {
        ask: [
          `Hai xạ thủ cùng bắn vào một bia, mỗi người một phát, độc lập với nhau. Xác suất bắn trúng của người thứ nhất là ${plain(p)}, của người thứ hai là ${plain(q)}.`,
          `Trong hội thao, hai vận động viên ném bóng vào rổ, mỗi người một quả, độc lập với nhau. Người thứ nhất ném trúng với xác suất ${plain(p)}, người thứ hai với xác suất ${plain(q)}.`,
          `Hai bạn ném phi tiêu vào một tấm bia, mỗi bạn một lần, kết quả độc lập. Xác suất ném trúng của người thứ nhất và người thứ hai lần lượt là ${plain(p)} và ${plain(q)}.`,
        ],
        say: [
          [
            `Xác suất để cả hai cùng trúng là ${plain(p * q)}.`,
            `Xác suất để cả hai cùng trúng là ${plain(p + q - 1)}.`,
            `hai biến cố độc lập: $${n(p)} \\cdot ${n(q)} = ${n(p * q)}$.`,
          ],
          [
            `Xác suất để người thứ nhất trượt là ${plain(1 - p)}.`,
            `Xác suất để người thứ nhất trượt là ${plain(1 - q)}.`,
            `$1 - ${n(p)} = ${n(1 - p)}$.`,
          ],
          [
            `Xác suất để chỉ người thứ nhất trúng là ${plain(p * (1 - q))}.`,
            `Xác suất để chỉ người thứ nhất trúng là ${plain(p)}.`,
            `$${n(p)} \\cdot (1 - ${n(q)}) = ${n(p * (1 - q))}$.`,
          ],
          [
            `Xác suất để có ít nhất một người trúng là ${plain(1 - (1 - p) * (1 - q))}.`,
            `Xác suất để có ít nhất một người trúng là ${plain((1 - p) * (1 - q))}.`,
            `$1 - (1 - ${n(p)})(1 - ${n(q)}) = ${n(1 - (1 - p) * (1 - q))}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính đạo hàm', ({ tf }) => [
    tf('M2', 'chuyển động và các đạo hàm', (r) => {
      const [p, q] = r.pick([
        [1, 3],
        [2, 4],
        [1, 5],
      ] as const);
      const s = [1, (-3 * (p + q)) / 2, 3 * p * q, 0];
      const f = poly(s, 't');
      const v = poly([3, -3 * (p + q), 3 * p * q], 't');
      const T = q + 1;
      return {
        ask: [
          `Một chất điểm chuyển động thẳng theo phương trình $s(t) = ${f}$ (m), $t \\ge 0$ tính bằng giây.`,
          `Toa goòng chạy trên đường ray thẳng, vị trí so với mốc sau $t$ giây ($t \\ge 0$) là $s(t) = ${f}$ (m).`,
          `Một vật nhỏ trên thanh trượt có toạ độ $s(t) = ${f}$ (cm) tại thời điểm $t$ giây, $t \\ge 0$; dùng đơn vị cm/s cho vận tốc và cm/s² cho gia tốc.`,
        ],
        say: [
          [
            `Vận tốc tại thời điểm $t$ là $v(t) = ${v}$.`,
            `Vận tốc tại thời điểm $t$ là $v(t) = ${f}$.`,
            "$v(t) = s'(t)$.",
          ],
          [
            `Vận tốc bằng 0 tại $t = ${p}$ và $t = ${q}$.`,
            `Vận tốc bằng 0 tại $t = ${p}$ và $t = ${q + 1}$.`,
            `$v(t) = 3(t - ${p})(t - ${q})$.`,
          ],
          [
            `Gia tốc tại thời điểm $t$ là $a(t) = ${poly([6, -3 * (p + q)], 't')}$.`,
            `Gia tốc tại thời điểm $t$ là $a(t) = ${poly([3, -3 * (p + q)], 't')}$.`,
            "$a(t) = v'(t)$.",
          ],
          [
            `Tại $t = ${T}$, vận tốc bằng ${3 * (T - p) * (T - q)}.`,
            `Tại $t = ${T}$, vận tốc bằng ${6 * T - 3 * (p + q)}.`,
            `$v(${T}) = 3 \\cdot ${T - p} \\cdot ${T - q} = ${3 * (T - p) * (T - q)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(11, 'Giới hạn và hàm số liên tục', ({ tf }) => [
    tf('M2', 'phí gửi xe và tính liên tục', (r) => {
      // Thousands of dong: a an hour for k hours, then less an hour, and a surcharge b.
      const [a, less, b, k] = [r.int(8, 12), r.int(4, 6), r.int(2, 5), r.int(2, 4)];
      const jump = (a - less) * k + b;
      const after = less * k + jump;
      const f = `\\begin{cases} ${a}x & \\text{khi } x \\le ${k} \\\\ ${less}x + ${jump} & \\text{khi } x > ${k} \\end{cases}`;
      return {
        ask: [
          `Số tiền (nghìn đồng) phải trả khi thuê xe đạp $x$ giờ ($x \\ge 0$) là $f(x) = ${f}$.`,
          `Một bãi xe tính phí gửi $x$ giờ theo hàm số $f(x) = ${f}$ (nghìn đồng), $x \\ge 0$.`,
          `Cho hàm số $f(x) = ${f}$ xác định với mọi $x \\ge 0$.`,
        ],
        say: [
          [`$f(${k}) = ${a * k}$.`, `$f(${k}) = ${after}$.`, `$x = ${k}$ thuộc trường hợp $x \\le ${k}$.`],
          [
            `$\\lim_{x \\to ${k}^-} f(x) = ${a * k}$.`,
            `$\\lim_{x \\to ${k}^-} f(x) = ${after}$.`,
            `khi $x < ${k}$ thì $f(x) = ${a}x$.`,
          ],
          [
            `$\\lim_{x \\to ${k}^+} f(x) = ${after}$.`,
            `$\\lim_{x \\to ${k}^+} f(x) = ${a * k}$.`,
            `khi $x > ${k}$ thì $f(x) = ${less}x + ${jump}$.`,
          ],
          [
            `Hàm số gián đoạn tại $x = ${k}$.`,
            `Hàm số liên tục tại $x = ${k}$.`,
            `$${a * k} \\ne ${after}$: hai giới hạn một bên khác nhau.`,
          ],
        ],
      };
    }),
  ]),
];

export const clusters: readonly Template[] = [...seventh, ...eighth, ...ninth, ...tenth, ...eleventh];
