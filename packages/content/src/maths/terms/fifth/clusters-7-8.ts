/** Grades 7 and 8: clusters of statements and short answers, for practice to have its share of the tests of 15 and 45 minutes. */
import { fraction, n, plain, poly, type Template } from '../../template.ts';
import { chart } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

export const seventhFifth: readonly Template[] = [
  ...unit(7, 'Tỉ lệ thức và đại lượng tỉ lệ', ({ tf }) => [
    tf('M1', 'độ dài trên bản đồ và ngoài thực tế', (r) => {
      const [k, a, b] = [r.pick([2, 4, 5]), r.int(3, 6), r.int(7, 9)];
      return {
        ask: [
          `Trên một bản đồ, cứ 1 cm ứng với ${k} km ngoài thực tế. Gọi $x$ (cm) là độ dài trên bản đồ, $y$ (km) là độ dài thực tế tương ứng.`,
          `Bạn Nam vẽ bản đồ xã với quy ước 1 cm trên bản đồ là ${k} km thực tế; $x$ (cm) trên bản đồ ứng với $y$ (km).`,
          `Trong ứng dụng chỉ đường, 1 cm trên màn hình ứng với ${k} km. Đoạn đường dài $x$ (cm) trên màn hình có độ dài thật $y$ (km).`,
        ],
        say: [
          [`$y = ${k}x$.`, `$x = ${k}y$.`, `mỗi xăng-ti-mét ứng với ${k} km nên $y$ gấp ${k} lần $x$.`],
          [
            '$x$ và $y$ là hai đại lượng tỉ lệ thuận.',
            '$x$ và $y$ là hai đại lượng tỉ lệ nghịch.',
            'hai đại lượng liên hệ bởi công thức dạng $y = kx$.',
          ],
          [`$x = ${a}$ thì $y = ${k * a}$.`, `$x = ${a}$ thì $y = ${k + a}$.`, `$y = ${k} \\cdot ${a} = ${k * a}$.`],
          [
            `Hai nơi cách nhau ${k * b} km ứng với $x = ${b}$.`,
            `Hai nơi cách nhau ${k * b} km ứng với $x = ${k * k * b}$.`,
            `$x = ${k * b} : ${k} = ${b}$.`,
          ],
        ],
      };
    }),
    tf('M1', 'vận tốc và thời gian đi hết một quãng đường', (r) => {
      const [s, v, w] = r.pick([
        [120, 40, 60],
        [180, 45, 60],
        [240, 60, 80],
        [90, 30, 45],
      ] as const);
      return {
        ask: [
          `Một xe đi hết quãng đường ${s} km với vận tốc không đổi $v$ (km/h) trong $t$ (giờ).`,
          `Tàu chạy ${s} km giữa hai ga với vận tốc đều $v$ (km/h), hết $t$ (giờ).`,
          `Quãng đường từ nhà bác Năm lên tỉnh dài ${s} km. Đi với vận tốc đều $v$ (km/h) thì mất $t$ (giờ).`,
        ],
        say: [
          [`$v \\cdot t = ${s}$.`, `$\\dfrac{v}{t} = ${s}$.`, 'quãng đường bằng vận tốc nhân thời gian.'],
          [
            '$v$ và $t$ là hai đại lượng tỉ lệ nghịch.',
            '$v$ và $t$ là hai đại lượng tỉ lệ thuận.',
            `tích của hai đại lượng không đổi, bằng ${s}.`,
          ],
          [`Khi $v = ${v}$ thì $t = ${s / v}$.`, `Khi $v = ${v}$ thì $t = ${s - v}$.`, `$t = ${s} : ${v} = ${s / v}$.`],
          [
            `Nếu tăng vận tốc từ ${v} km/h lên ${w} km/h thì thời gian đi giảm ${plain(s / v - s / w)} giờ.`,
            `Nếu tăng vận tốc từ ${v} km/h lên ${w} km/h thì thời gian đi tăng ${plain(s / v - s / w)} giờ.`,
            `thời gian từ ${plain(s / v)} giờ còn ${plain(s / w)} giờ.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(7, 'Đa thức một biến', ({ fb }) => [
    fb('M1', 'bậc của đa thức sau khi thu gọn', (r) => {
      const [a, b, c, low] = [r.int(2, 7), r.int(2, 6), r.int(1, 9), r.int(2, 4)];
      const high = low + 2;
      const f = `${a}x^${high} + ${b}x^${low} - ${a}x^${high} + ${c}`;
      return {
        ask: [
          `Bậc của đa thức $${f}$ là bao nhiêu?`,
          `Thu gọn đa thức $A(x) = ${f}$ rồi cho biết bậc của nó.`,
          `Bạn Lan thu gọn $${f}$. Đa thức thu được có bậc mấy?`,
        ],
        is: low,
        why: `Hai hạng tử bậc ${high} triệt tiêu nhau, còn $${b}x^${low} + ${c}$: bậc ${low}.`,
      };
    }),
    fb('M1', 'hệ số của một luỹ thừa trong tổng hai đa thức', (r) => {
      const [a, b, c, d] = [r.int(2, 9), r.int(2, 9), r.int(2, 9), r.int(2, 9)];
      const [f, g] = [poly([a, b, -c]), poly([d, -a, c + 1])];
      return {
        ask: [
          `Cho $A(x) = ${f}$ và $B(x) = ${g}$. Hệ số của $x^2$ trong đa thức $A(x) + B(x)$ là bao nhiêu?`,
          `Cộng hai đa thức $${f}$ và $${g}$. Tìm hệ số của $x^2$ trong kết quả.`,
          `Hai mảnh đất có diện tích biểu thị bởi $${f}$ và $${g}$. Trong tổng diện tích, hệ số của $x^2$ bằng bao nhiêu?`,
        ],
        is: a + d,
        why: `Cộng các hệ số của $x^2$: $${a} + ${d} = ${a + d}$.`,
      };
    }),
  ]),
  ...unit(7, 'Góc và đường thẳng song song', ({ mc, tf }) => [
    mc('M1', 'số đo góc tạo bởi tia phân giác', (r) => {
      const half = r.int(20, 44);
      return {
        ask: [
          `Góc $xOy$ có số đo $${2 * half}^\\circ$, tia $Oz$ là tia phân giác của góc đó. Số đo góc $xOz$ là:`,
          `Tia $Oz$ là tia phân giác của góc $xOy$ và $\\widehat{xOy} = ${2 * half}^\\circ$. Khi đó $\\widehat{zOy}$ bằng:`,
          `Gập đôi một góc giấy $xOy$ có số đo $${2 * half}^\\circ$ sao cho hai cạnh trùng nhau, nếp gấp là tia $Oz$. Góc $xOz$ bằng:`,
        ],
        right: `$${half}^\\circ$`,
        wrong: [
          [`$${2 * half}^\\circ$`, 'lấy số đo của cả góc'],
          [`$${4 * half}^\\circ$`, 'nhân 2 thay vì chia 2'],
          [`$${180 - 2 * half}^\\circ$`, 'tính góc kề bù'],
          [`$${90 - half}^\\circ$`, 'lấy góc phụ'],
        ],
        why: `Tia phân giác chia góc thành hai góc bằng nhau: $${2 * half}^\\circ : 2 = ${half}^\\circ$.`,
      };
    }),
    tf('M2', 'tia phân giác và đường thẳng song song với cạnh', (r) => {
      const half = r.int(22, 40);
      return {
        ask: [
          `Cho $\\widehat{xOy} = ${2 * half}^\\circ$, tia $Oz$ là tia phân giác của góc đó. Lấy điểm $A$ trên tia $Ox$, kẻ qua $A$ đường thẳng song song với $Oy$, cắt tia $Oz$ tại $B$.`,
          `Góc $xOy$ có số đo $${2 * half}^\\circ$ và tia phân giác $Oz$. Từ điểm $A$ thuộc tia $Ox$ vẽ đường thẳng song song với $Oy$; đường này gặp $Oz$ tại $B$.`,
          `Ở ngã ba $O$, hai con đường $Ox$ và $Oy$ tạo góc $${2 * half}^\\circ$, lối đi $Oz$ chia đôi góc đó. Từ nhà $A$ bên đường $Ox$, con ngõ song song với $Oy$ gặp lối đi $Oz$ tại $B$.`,
        ],
        say: [
          [
            `$\\widehat{xOz} = ${half}^\\circ$.`,
            `$\\widehat{xOz} = ${2 * half}^\\circ$.`,
            'tia phân giác chia góc thành hai góc bằng nhau.',
          ],
          [
            `$\\widehat{ABO} = ${half}^\\circ$.`,
            `$\\widehat{ABO} = ${180 - half}^\\circ$.`,
            `$AB \\parallel Oy$ nên $\\widehat{ABO} = \\widehat{zOy} = ${half}^\\circ$ (hai góc so le trong).`,
          ],
          [
            `$\\widehat{OAB} = ${180 - 2 * half}^\\circ$.`,
            `$\\widehat{OAB} = ${2 * half}^\\circ$.`,
            `$\\widehat{OAB}$ và $\\widehat{xOy}$ là hai góc trong cùng phía: $180^\\circ - ${2 * half}^\\circ = ${180 - 2 * half}^\\circ$.`,
          ],
          [
            '$\\widehat{AOB} = \\widehat{ABO}$.',
            '$\\widehat{AOB} > \\widehat{ABO}$.',
            `cả hai góc đều bằng $${half}^\\circ$.`,
          ],
        ],
      };
    }),
    tf('M2', 'đường gấp khúc giữa hai đường thẳng song song', (r) => {
      const [a, b] = [r.int(30, 45), r.int(46, 65)];
      return {
        ask: [
          `Cho $Ax \\parallel By$ (hai tia cùng hướng sang phải) và điểm $M$ nằm giữa hai đường thẳng, ở bên phải của $AB$, với $\\widehat{xAM} = ${a}^\\circ$, $\\widehat{yBM} = ${b}^\\circ$. Qua $M$ kẻ tia $Mz$ ngược hướng với $Ax$, song song với $Ax$.`,
          `Hai thanh ray $Ax$, $By$ song song và cùng hướng sang phải. Điểm $M$ nằm giữa hai thanh ray, bên phải đường $AB$, sao cho $\\widehat{xAM} = ${a}^\\circ$ và $\\widehat{yBM} = ${b}^\\circ$. Vẽ tia $Mz \\parallel Ax$ hướng sang trái.`,
          `Hai mép bàn $Ax \\parallel By$ cùng hướng sang phải; con bọ bò từ $A$ đến $M$ rồi đến $B$, $M$ nằm giữa hai mép và ở bên phải $AB$, $\\widehat{xAM} = ${a}^\\circ$, $\\widehat{yBM} = ${b}^\\circ$. Kẻ tia $Mz$ hướng sang trái, song song với hai mép bàn.`,
        ],
        say: [
          ['$Mz \\parallel By$.', '$Mz$ cắt $By$.', 'hai đường thẳng cùng song song với $Ax$ thì song song với nhau.'],
          [
            `$\\widehat{AMz} = ${a}^\\circ$.`,
            `$\\widehat{AMz} = ${180 - a}^\\circ$.`,
            '$\\widehat{AMz}$ và $\\widehat{xAM}$ là hai góc so le trong.',
          ],
          [
            `$\\widehat{zMB} = ${b}^\\circ$.`,
            `$\\widehat{zMB} = ${180 - b}^\\circ$.`,
            '$\\widehat{zMB}$ và $\\widehat{yBM}$ là hai góc so le trong.',
          ],
          [
            `$\\widehat{AMB} = ${a + b}^\\circ$.`,
            `$\\widehat{AMB} = ${180 - a - b}^\\circ$.`,
            `$\\widehat{AMB} = \\widehat{AMz} + \\widehat{zMB} = ${a}^\\circ + ${b}^\\circ = ${a + b}^\\circ$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(7, 'Tam giác bằng nhau', ({ mc, fb }) => [
    mc('M1', 'góc tính được từ hai tam giác bằng nhau', (r) => {
      const [a, b] = [r.int(40, 55), r.int(58, 72)];
      return {
        ask: [
          `Cho $\\triangle ABC = \\triangle MNP$, $\\widehat{A} = ${a}^\\circ$, $\\widehat{N} = ${b}^\\circ$. Số đo góc $P$ là:`,
          `Hai tam giác $ABC$ và $MNP$ bằng nhau (đỉnh viết theo thứ tự tương ứng), $\\widehat{A} = ${a}^\\circ$, $\\widehat{N} = ${b}^\\circ$. Góc $C$ bằng:`,
          `Hai tấm bìa hình tam giác $ABC$, $MNP$ giống hệt nhau với $\\triangle ABC = \\triangle MNP$; $\\widehat{M} = ${a}^\\circ$, $\\widehat{B} = ${b}^\\circ$. Góc $P$ bằng:`,
        ],
        right: `$${180 - a - b}^\\circ$`,
        wrong: [
          ...[a, b].map((one) => [`$${one}^\\circ$`, `ghép góc cần tìm với góc $${one}^\\circ$`] as const),
          [`$${a + b}^\\circ$`, 'quên lấy $180^\\circ$ trừ tổng hai góc'],
        ],
        why: `Các góc tương ứng bằng nhau nên hai góc đã biết thuộc cùng một tam giác; góc thứ ba bằng $180^\\circ - ${a}^\\circ - ${b}^\\circ = ${180 - a - b}^\\circ$.`,
      };
    }),
    fb('M1', 'cạnh tìm từ chu vi của hai tam giác bằng nhau', (r) => {
      const [a, b, c] = [r.int(4, 7), r.int(8, 9), r.int(10, 11)];
      return {
        ask: [
          `Cho $\\triangle ABC = \\triangle DEF$, $AB = ${a}$ cm, $BC = ${b}$ cm, chu vi tam giác $DEF$ bằng ${a + b + c} cm. Độ dài $DF$ là bao nhiêu xăng-ti-mét?`,
          `Hai tam giác $ABC$ và $DEF$ bằng nhau (các đỉnh viết theo thứ tự tương ứng). Biết $AB = ${a}$, $EF = ${b}$ và chu vi mỗi tam giác là ${a + b + c}. Tính $DF$.`,
          `Hai mảnh vải hình tam giác $ABC$, $DEF$ được cắt sao cho $\\triangle ABC = \\triangle DEF$; $DE = ${a}$ dm, $BC = ${b}$ dm, chu vi mảnh $ABC$ là ${a + b + c} dm. Cạnh $DF$ dài bao nhiêu đề-xi-mét?`,
        ],
        is: c,
        why: `Các cạnh tương ứng bằng nhau: $DE = AB = ${a}$, $EF = BC = ${b}$. $DF = ${a + b + c} - ${a} - ${b} = ${c}$.`,
      };
    }),
  ]),
  ...unit(7, 'Biểu đồ', ({ tf }) => [
    tf('M2', 'lượng mưa năm tháng trên biểu đồ đoạn thẳng', (r) => {
      const base = 10 * r.int(4, 8);
      const values = [base, base + 20, base + 60, base + 110, base + 80];
      const total = values.reduce((sum, one) => sum + one, 0);
      return {
        ask: [
          'Biểu đồ đoạn thẳng bên cho lượng mưa (mm) từ tháng 3 đến tháng 7 ở một địa phương.',
          'Trạm khí tượng vẽ biểu đồ đoạn thẳng bên về lượng mưa (mm) của năm tháng.',
          'Hình bên là biểu đồ lượng mưa (mm) các tháng 3, 4, 5, 6, 7 tại một nông trường.',
        ],
        figure: chart('line', 'Lượng mưa (mm)', [
          ['Tháng 3', values[0]!],
          ['Tháng 4', values[1]!],
          ['Tháng 5', values[2]!],
          ['Tháng 6', values[3]!],
          ['Tháng 7', values[4]!],
        ]),
        say: [
          [
            `Tháng 5 có lượng mưa ${values[2]!} mm.`,
            `Tháng 5 có lượng mưa ${values[1]!} mm.`,
            `điểm ứng với tháng 5 có giá trị ${values[2]!}.`,
          ],
          [
            'Lượng mưa tăng nhiều nhất từ tháng 5 đến tháng 6.',
            'Lượng mưa tăng nhiều nhất từ tháng 4 đến tháng 5.',
            `các mức tăng từ tháng 3 đến tháng 6 lần lượt là 20; 40; 50 mm.`,
          ],
          [
            `Tổng lượng mưa của năm tháng là ${total} mm.`,
            `Tổng lượng mưa của năm tháng là ${total - values[0]!} mm.`,
            `$${values.join(' + ')} = ${total}$.`,
          ],
          [
            `Trung bình mỗi tháng mưa ${plain(total / 5)} mm.`,
            `Trung bình mỗi tháng mưa ${values[2]! + 20} mm.`,
            `$${total} : 5 = ${n(total / 5)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(7, 'Biến cố và xác suất', ({ tf }) => [
    tf('M2', 'các biến cố khi gieo một con xúc xắc', (_, turn) => {
      const [few, low] = (
        [
          ['2', 1],
          ['4', 3],
          ['6', 5],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Gieo một con xúc xắc cân đối một lần.',
          'Bạn Phong gieo ngẫu nhiên một con xúc xắc cân đối và đồng chất.',
          'Trong trò chơi cá ngựa, một người gieo con xúc xắc cân đối một lần.',
        ],
        say: [
          [
            'Biến cố “Số chấm nhỏ hơn 7” là biến cố chắc chắn.',
            'Biến cố “Số chấm nhỏ hơn 7” là biến cố ngẫu nhiên.',
            'mặt nào cũng có nhiều nhất 6 chấm.',
          ],
          [
            `Xác suất của biến cố “Xuất hiện mặt ${few} chấm” là $\\dfrac{1}{6}$.`,
            `Xác suất của biến cố “Xuất hiện mặt ${few} chấm” là $\\dfrac{${few}}{6}$.`,
            'sáu mặt có khả năng xuất hiện như nhau.',
          ],
          [
            `Xác suất của biến cố “Số chấm lớn hơn ${low}” là $${fraction(6 - low, 6)}$.`,
            `Xác suất của biến cố “Số chấm lớn hơn ${low}” là $${fraction(7 - low, 6)}$.`,
            `có ${6 - low} mặt trong 6 mặt có số chấm lớn hơn ${low}.`,
          ],
          [
            'Hai biến cố “Số chấm chẵn” và “Số chấm lẻ” có xác suất bằng nhau.',
            'Biến cố “Số chấm chẵn” có xác suất lớn hơn biến cố “Số chấm lẻ”.',
            'mỗi biến cố xảy ra với ba mặt trong sáu mặt.',
          ],
        ],
      };
    }),
    tf('M2', 'lấy một quả bóng từ hộp có hai màu', (r, turn) => {
      const one = ['quả bóng', 'viên bi', 'lá thăm'][turn]!;
      const [red, blue] = [r.int(3, 5), r.int(6, 9)];
      const all = red + blue;
      return {
        ask: [
          `Hộp có ${red} quả bóng đỏ và ${blue} quả bóng xanh, cùng kích thước và khối lượng. Lấy ngẫu nhiên một quả.`,
          `Trong túi có ${all} viên bi cùng kích thước và khối lượng: ${red} viên đỏ, còn lại màu xanh. Lấy ngẫu nhiên một viên.`,
          `Bốc thăm từ hộp có ${red} thăm đỏ và ${blue} thăm xanh giống nhau về kích thước, mỗi thăm có khả năng được bốc như nhau.`,
        ],
        say: [
          [
            `Biến cố “Lấy được ${one} màu vàng” là biến cố không thể.`,
            `Biến cố “Lấy được ${one} màu vàng” là biến cố ngẫu nhiên.`,
            `không có ${one} nào màu vàng.`,
          ],
          [
            `Khả năng lấy được ${one} xanh lớn hơn khả năng lấy được ${one} đỏ.`,
            `Khả năng lấy được ${one} xanh bằng khả năng lấy được ${one} đỏ.`,
            `có ${blue} ${one} xanh, nhiều hơn ${red} ${one} đỏ.`,
          ],
          [
            `Biến cố “Lấy được ${one} đỏ hoặc ${one} xanh” có xác suất bằng 1.`,
            `Biến cố “Lấy được ${one} đỏ hoặc ${one} xanh” có xác suất bằng $\\dfrac{1}{2}$.`,
            'đó là biến cố chắc chắn.',
          ],
          [
            `Nếu bớt ${blue - red} ${one} xanh thì xác suất lấy được ${one} đỏ và xác suất lấy được ${one} xanh cùng bằng $\\dfrac{1}{2}$.`,
            `Nếu thêm ${blue - red} ${one} xanh thì xác suất lấy được ${one} đỏ và xác suất lấy được ${one} xanh cùng bằng $\\dfrac{1}{2}$.`,
            `khi đó mỗi màu có ${red} ${one}, hai khả năng bằng nhau.`,
            `khi đó có ${2 * blue - red} ${one} xanh, nhiều hơn ${red} ${one} đỏ.`,
          ],
        ],
      };
    }),
  ]),
];

export const eighthFifth: readonly Template[] = [
  ...unit(8, 'Hàm số bậc nhất', ({ tf }) => [
    tf('M2', 'vị trí tương đối của hai đường thẳng', (r) => {
      const [a, x, c] = [r.int(2, 4), r.int(1, 3), r.int(1, 4)];
      const d = (a + 1) * x + c;
      return {
        ask: [
          `Cho hai đường thẳng $d_1$: $y = ${a}x + ${c}$ và $d_2$: $y = -x + ${d}$.`,
          `Trên mặt phẳng toạ độ, $d_1$ là đồ thị hàm số $y = ${a}x + ${c}$, $d_2$ là đồ thị hàm số $y = -x + ${d}$.`,
          `Hai con đường trên bản đồ có phương trình $d_1$: $y = ${a}x + ${c}$ và $d_2$: $y = -x + ${d}$.`,
        ],
        say: [
          [
            `Hệ số góc của $d_1$ là ${a}.`,
            `Hệ số góc của $d_1$ là ${c === a ? c + 1 : c}.`,
            `hệ số góc là hệ số của $x$ trong $y = ${a}x + ${c}$.`,
          ],
          [
            `$d_2$ cắt trục tung tại điểm có tung độ ${d}.`,
            `$d_2$ cắt trục tung tại điểm có tung độ $-1$.`,
            `thay $x = 0$ vào $y = -x + ${d}$ được $y = ${d}$.`,
          ],
          [
            `Hoành độ giao điểm của $d_1$ và $d_2$ là ${x}.`,
            `Hoành độ giao điểm của $d_1$ và $d_2$ là ${x + 1}.`,
            `$${a}x + ${c} = -x + ${d}$ khi $${a + 1}x = ${d - c}$, $x = ${x}$.`,
          ],
          [
            `Đường thẳng $y = ${a}x - ${c}$ song song với $d_1$.`,
            `Đường thẳng $y = ${a}x - ${c}$ cắt $d_1$.`,
            'hai đường thẳng có cùng hệ số góc và khác tung độ gốc.',
          ],
        ],
      };
    }),
  ]),
  ...unit(8, 'Tam giác vuông và định lí Pythagore', ({ tf }) => [
    tf('M2', 'chiếc thang dựa vào tường và bị trượt', (r) => {
      const [l, h, w, h2, w2] = r.pick([
        [25, 24, 7, 20, 15],
        [25, 20, 15, 15, 20],
        [65, 63, 16, 60, 25],
        [65, 60, 25, 56, 33],
      ] as const);
      return {
        ask: [
          `Một chiếc thang dài ${l} dm dựa vào tường thẳng đứng, đầu trên cách mặt đất ${h} dm. Sau đó thang trượt, đầu trên chỉ còn cách mặt đất ${h2} dm.`,
          `Thanh gỗ dài ${l} dm được dựng nghiêng vào tường vuông góc với nền, đầu trên ở độ cao ${h} dm. Khi thanh trượt xuống, đầu trên ở độ cao ${h2} dm.`,
          `Một tấm ván dài ${l} dm kê dựa vào bức tường thẳng đứng. Lúc đầu mép trên cao ${h} dm, về sau mép trên cao ${h2} dm so với sàn.`,
        ],
        say: [
          [
            `Lúc đầu, đầu dưới cách tường ${w} dm.`,
            `Lúc đầu, đầu dưới cách tường ${l - h} dm.`,
            `$\\sqrt{${l}^2 - ${h}^2} = ${w}$.`,
          ],
          [`Đầu trên đã hạ xuống ${h - h2} dm.`, `Đầu trên đã hạ xuống ${w2} dm.`, `$${h} - ${h2} = ${h - h2}$.`],
          [
            `Lúc sau, đầu dưới cách tường ${w2} dm.`,
            `Lúc sau, đầu dưới cách tường ${w + h - h2} dm.`,
            `$\\sqrt{${l}^2 - ${h2}^2} = ${w2}$.`,
          ],
          [
            `Đầu dưới đã trượt ra thêm ${w2 - w} dm.`,
            `Đầu dưới đã trượt ra thêm ${w2 - w + 2} dm.`,
            `$${w2} - ${w} = ${w2 - w}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'tam giác có ba cạnh là bộ ba Pythagore', (r) => {
      const [a, b, c] = r.pick([
        [9, 12, 15],
        [12, 16, 20],
        [15, 20, 25],
        [30, 40, 50],
      ] as const);
      return {
        ask: [
          `Tam giác $ABC$ có $AB = ${a}$ cm, $AC = ${b}$ cm, $BC = ${c}$ cm.`,
          `Một thửa ruộng hình tam giác $ABC$ có $AB = ${a}$, $AC = ${b}$, $BC = ${c}$, cùng đo bằng xăng-ti-mét trên bản vẽ.`,
          `Bác thợ ghép ba thanh gỗ thành tam giác $ABC$ với $AB = ${a}$ cm, $AC = ${b}$ cm, $BC = ${c}$ cm.`,
        ],
        say: [
          ['$AB^2 + AC^2 = BC^2$.', '$AB^2 + BC^2 = AC^2$.', `$${a * a} + ${b * b} = ${c * c}$.`],
          [
            'Tam giác $ABC$ vuông tại $A$.',
            'Tam giác $ABC$ vuông tại $B$.',
            'theo định lí Pythagore đảo, góc vuông đối diện với cạnh dài nhất $BC$.',
          ],
          [
            `Diện tích tam giác $ABC$ là ${(a * b) / 2} cm².`,
            `Diện tích tam giác $ABC$ là ${(b * c) / 2} cm².`,
            `$\\dfrac{${a} \\cdot ${b}}{2} = ${(a * b) / 2}$.`,
          ],
          [
            `Đường cao ứng với cạnh $BC$ dài ${plain((a * b) / c)} cm.`,
            `Đường cao ứng với cạnh $BC$ dài ${plain((a * b) / (2 * c))} cm.`,
            `$\\dfrac{1}{2} \\cdot BC \\cdot AH = ${(a * b) / 2}$ với $AH$ là đường cao, nên $AH = \\dfrac{${a * b}}{${c}} = ${n((a * b) / c)}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(8, 'Tam giác đồng dạng', ({ tf }) => [
    tf('M1', 'hai tam giác đồng dạng có tỉ số đồng dạng cho trước', (r) => {
      const [k, a, s] = [r.int(2, 4), r.int(3, 7), r.int(4, 12)];
      return {
        ask: [
          `Cho $\\triangle ABC \\backsim \\triangle MNP$ với tỉ số đồng dạng ${k}; $MN = ${a}$ cm, chu vi tam giác $MNP$ là ${3 * s} cm, $\\widehat{M} = 50^\\circ$.`,
          `Tam giác $ABC$ đồng dạng với tam giác $MNP$ theo tỉ số ${k} (các đỉnh viết theo thứ tự tương ứng). Biết $MN = ${a}$ cm, $\\widehat{M} = 50^\\circ$, chu vi tam giác $MNP$ bằng ${3 * s} cm.`,
          `Người ta phóng to hình tam giác $MNP$ thành tam giác $ABC$ với $\\triangle ABC \\backsim \\triangle MNP$, tỉ số đồng dạng ${k}. Hình nhỏ có $MN = ${a}$ cm, góc $M$ bằng $50^\\circ$, chu vi ${3 * s} cm.`,
        ],
        say: [
          [`$AB = ${k * a}$ cm.`, `$AB = ${a + k}$ cm.`, `$AB = ${k}MN = ${k * a}$ (cm).`],
          [
            '$\\widehat{A} = 50^\\circ$.',
            `$\\widehat{A} = ${50 * k}^\\circ$.`,
            'hai góc tương ứng của hai tam giác đồng dạng bằng nhau.',
          ],
          [
            `Chu vi tam giác $ABC$ là ${3 * s * k} cm.`,
            `Chu vi tam giác $ABC$ là ${3 * s + k} cm.`,
            `tỉ số hai chu vi bằng tỉ số đồng dạng: $${3 * s} \\cdot ${k} = ${3 * s * k}$.`,
          ],
          [
            `$\\triangle MNP \\backsim \\triangle ABC$ với tỉ số đồng dạng $\\dfrac{1}{${k}}$.`,
            `$\\triangle MNP \\backsim \\triangle ABC$ với tỉ số đồng dạng ${k}.`,
            `$\\dfrac{MN}{AB} = \\dfrac{1}{${k}}$.`,
          ],
        ],
      };
    }),
    tf('M1', 'bóng của cây và bóng của cọc', (r) => {
      const [pole, k, shadow] = [r.int(2, 3), r.int(3, 5), r.int(1, 2)];
      return {
        ask: [
          `Cùng một lúc, chiếc cọc cao ${pole} m có bóng trên mặt đất dài ${shadow} m, còn cái cây có bóng dài ${shadow * k} m. Cọc và cây đều vuông góc với mặt đất.`,
          `Lúc 9 giờ, bóng của một cây dừa trên mặt đất dài ${shadow * k} m, bóng của chiếc cọc cao ${pole} m dài ${shadow} m. Cây và cọc cùng vuông góc với mặt đất.`,
          `Để đo chiều cao của một cây, bạn Hoa cắm chiếc cọc thẳng đứng cao ${pole} m rồi đo bóng: bóng cọc ${shadow} m, bóng cây ${shadow * k} m, ở cùng thời điểm.`,
        ],
        say: [
          [
            'Hai tam giác vuông, mỗi tam giác tạo bởi cây hoặc cọc, bóng của nó và tia nắng, đồng dạng với nhau.',
            'Hai tam giác vuông, mỗi tam giác tạo bởi cây hoặc cọc, bóng của nó và tia nắng, bằng nhau.',
            'hai tam giác vuông có góc tạo bởi tia nắng và mặt đất bằng nhau.',
          ],
          [
            `Bóng của cây dài gấp ${k} lần bóng của cọc.`,
            `Bóng của cây dài gấp ${k + 1} lần bóng của cọc.`,
            `$${shadow * k} : ${shadow} = ${k}$.`,
          ],
          [
            `Cây cao ${pole * k} m.`,
            `Cây cao ${pole + shadow * k - shadow} m.`,
            `$${pole} \\cdot ${k} = ${pole * k}$.`,
          ],
          [
            `Lúc đó, một chiếc cọc khác cao ${plain(pole / 2)} m có bóng dài ${plain(shadow / 2)} m.`,
            `Lúc đó, một chiếc cọc khác cao ${plain(pole / 2)} m có bóng dài ${2 * shadow} m.`,
            'cọc này cao bằng nửa cọc kia thì bóng của nó cũng bằng nửa bóng của cọc kia.',
          ],
        ],
      };
    }),
  ]),
  ...unit(8, 'Dữ liệu và biểu đồ', ({ tf }) => [
    tf('M2', 'doanh thu bốn quý trên biểu đồ cột', (r) => {
      const [a, d] = [10 * r.int(4, 8), 10 * r.int(1, 3)];
      const values = [a, a + d, a + 2 * d, a - 10];
      const total = values.reduce((sum, one) => sum + one, 0);
      return {
        ask: [
          'Biểu đồ cột bên cho doanh thu (triệu đồng) bốn quý trong năm của một cửa hàng.',
          'Một quán ăn ghi doanh thu (triệu đồng) theo quý bằng biểu đồ cột ở hình bên.',
          'Hình bên là biểu đồ cột về doanh thu (triệu đồng) mỗi quý của một hợp tác xã.',
        ],
        figure: chart('bar', 'Doanh thu', [
          ['Quý I', values[0]!],
          ['Quý II', values[1]!],
          ['Quý III', values[2]!],
          ['Quý IV', values[3]!],
        ]),
        say: [
          [
            'Doanh thu quý III cao nhất.',
            'Doanh thu quý II cao nhất.',
            `${values[2]!} là giá trị lớn nhất trong bốn cột.`,
          ],
          [
            `Doanh thu cả năm là ${total} triệu đồng.`,
            `Doanh thu cả năm là ${total - values[3]!} triệu đồng.`,
            `$${values.join(' + ')} = ${total}$.`,
          ],
          [
            `Trung bình mỗi quý doanh thu ${plain(total / 4)} triệu đồng.`,
            `Trung bình mỗi quý doanh thu ${plain(total / 4 + 5)} triệu đồng.`,
            `$${total} : 4 = ${n(total / 4)}$.`,
          ],
          [
            `Từ quý III sang quý IV, doanh thu giảm ${values[2]! - values[3]!} triệu đồng.`,
            `Từ quý III sang quý IV, doanh thu giảm ${values[2]! - values[0]!} triệu đồng.`,
            `$${values[2]!} - ${values[3]!} = ${values[2]! - values[3]!}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'chọn biểu đồ và tính tỉ lệ từ bảng thống kê', (r, turn) => {
      const [a, b, c] = r.pick([
        [20, 12, 8],
        [18, 14, 8],
        [16, 16, 8],
        [22, 10, 8],
      ] as const);
      const names = ['Bóng đá', 'Cầu lông', 'Bơi'];
      const what = ['số bạn', 'số phiếu', 'số người'][turn]!;
      return {
        ask: [
          `Lớp 8A có 40 học sinh, mỗi bạn chọn một môn thể thao yêu thích:\n${table(['Môn', ...names], ['Số bạn', a, b, c])}`,
          `Kết quả bình chọn môn thể thao của 40 bạn, mỗi bạn một phiếu:\n${table(['Môn', ...names], ['Số phiếu', a, b, c])}`,
          `Câu lạc bộ thể thao có 40 thành viên, mỗi người đăng kí một môn:\n${table(['Môn', ...names], ['Số người', a, b, c])}`,
        ],
        say: [
          [`Môn bơi chiếm 20% ${what}.`, `Môn bơi chiếm 8% ${what}.`, '$\\dfrac{8}{40} \\cdot 100\\% = 20\\%$.'],
          [
            `Bóng đá chiếm ${plain((a * 100) / 40)}% ${what}.`,
            `Bóng đá chiếm ${a}% ${what}.`,
            `$\\dfrac{${a}}{40} \\cdot 100\\% = ${n((a * 100) / 40)}\\%$.`,
          ],
          [
            'Để thấy mỗi môn chiếm bao nhiêu phần của toàn thể, biểu đồ hình quạt tròn là phù hợp nhất.',
            'Để thấy mỗi môn chiếm bao nhiêu phần của toàn thể, biểu đồ đoạn thẳng là phù hợp nhất.',
            'biểu đồ hình quạt tròn cho thấy mỗi phần chiếm bao nhiêu của toàn thể; biểu đồ đoạn thẳng dùng cho sự thay đổi theo thời gian.',
          ],
          [
            `Trên biểu đồ hình quạt tròn, môn bơi ứng với hình quạt có góc ở tâm $72^\\circ$.`,
            `Trên biểu đồ hình quạt tròn, môn bơi ứng với hình quạt có góc ở tâm $20^\\circ$.`,
            '$360^\\circ \\cdot 20\\% = 72^\\circ$.',
          ],
        ],
      };
    }),
  ]),
];
