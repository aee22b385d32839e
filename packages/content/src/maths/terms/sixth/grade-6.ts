/** Grade 6: further families for each place of the test at the end of the first term. */
import { n, par, type Template } from '../../template.ts';
import { plane } from '../figure-kit.ts';
import { unit } from '../kit.ts';

const numbers: readonly Template[] = [
  ...unit(6, 'Số tự nhiên', ({ fb }) => [
    fb('M1', 'số La Mã viết thành số tự nhiên', (r) => {
      const tens = r.int(1, 2);
      const [text, value] = r.pick([
        ['IX', 9],
        ['IV', 4],
        ['VII', 7],
        ['VI', 6],
      ] as const);
      const roman = `${'X'.repeat(tens)}${text}`;
      const is = 10 * tens + value;
      return {
        ask: [
          `Số La Mã ${roman} biểu diễn số tự nhiên nào?`,
          `Trên bìa sách ghi “Chương ${roman}”. Đó là chương thứ bao nhiêu?`,
          `Mặt sau huy chương khắc số La Mã ${roman}. Viết số đó trong hệ thập phân.`,
        ],
        is,
        why: `${'X'.repeat(tens)} là ${10 * tens}, ${text} là ${value}: $${10 * tens} + ${value} = ${is}$.`,
      };
    }),
  ]),
  ...unit(6, 'Tính chia hết', ({ fb }) => [
    fb('M2', 'số đồ vật ít nhất phải thêm để chia hết', (r) => {
      const [k, q, rest] = [r.pick([6, 8, 9, 12]), r.int(11, 20), r.int(2, 4)];
      const all = k * q + rest;
      return {
        ask: [
          `Có ${all} quyển vở cần chia đều cho ${k} bạn. Phải mua thêm ít nhất bao nhiêu quyển để chia hết?`,
          `Có ${all} viên gạch, mỗi hàng lát ${k} viên. Cần thêm ít nhất bao nhiêu viên để các hàng đều đủ viên?`,
          `Số ${all} cộng thêm số tự nhiên nhỏ nhất nào để được một số chia hết cho ${k}?`,
        ],
        is: k - rest,
        why: `$${all} = ${k} \\cdot ${q} + ${rest}$, số dư là ${rest}; cần thêm $${k} - ${rest} = ${k - rest}$.`,
      };
    }),
    fb('M2', 'độ dài lớn nhất của các đoạn dây cắt bằng nhau', (r) => {
      const [g, a, b] = [r.pick([6, 8, 12, 15]), 3, r.pick([4, 5, 7])];
      return {
        ask: [
          `Hai sợi dây dài ${g * a} cm và ${g * b} cm được cắt hết thành các đoạn bằng nhau, độ dài là số tự nhiên. Mỗi đoạn dài nhất bao nhiêu xăng-ti-mét?`,
          `Hai thanh gỗ dài ${g * a} cm và ${g * b} cm được cưa hết thành các khúc bằng nhau, độ dài là số tự nhiên. Mỗi khúc dài nhất bao nhiêu xăng-ti-mét?`,
          `Hai cuộn ruy băng dài ${g * a} dm và ${g * b} dm được cắt hết thành các dải bằng nhau, độ dài là số tự nhiên. Mỗi dải dài nhất bao nhiêu đề-xi-mét?`,
        ],
        is: g,
        why: `Độ dài lớn nhất là ước chung lớn nhất của ${g * a} và ${g * b}: $${g * a} = ${g} \\cdot ${a}$, $${g * b} = ${g} \\cdot ${b}$, mà ${a} và ${b} nguyên tố cùng nhau, nên bằng ${g}.`,
      };
    }),
  ]),
  ...unit(6, 'Số nguyên', ({ mc, fb, tf }) => [
    mc('M1', 'số nguyên lớn nhất trong nhóm số âm', (r) => {
      const a = r.int(3, 8);
      return {
        ask: [
          'Số lớn nhất trong các số sau là:',
          'Bốn trạm đo ở Nam Cực ghi nhiệt độ (°C) như dưới đây. Nhiệt độ cao nhất là:',
          'Trong các số nguyên sau, số nào lớn nhất?',
        ],
        right: -a,
        wrong: [
          [-10 * a, 'so sánh các số không có dấu trừ'],
          [-a - 1, 'nhầm thứ tự của hai số âm liền nhau'],
          [-a - 9, 'so sánh sai hai số âm'],
        ],
        why: `Trong các số âm, số nào gần 0 hơn trên trục số thì lớn hơn: $-${a}$ lớn nhất.`,
      };
    }),
    mc('M1', 'quy tắc dấu ngoặc có dấu trừ đằng trước', (r) => {
      const [a, b, c] = [r.int(12, 30), r.int(3, 9), r.int(10, 15)];
      return {
        ask: [
          `Bỏ dấu ngoặc trong biểu thức $${a} - (${b} - ${c})$ được:`,
          `Biểu thức $${a} - (${b} - ${c})$ bằng biểu thức nào?`,
          `Viết $${a} - (${b} - ${c})$ không có dấu ngoặc:`,
        ],
        right: `$${a} - ${b} + ${c}$`,
        wrong: [
          [`$${a} - ${b} - ${c}$`, 'không đổi dấu số hạng thứ hai trong ngoặc'],
          [`$${a} + ${b} - ${c}$`, 'chỉ đổi dấu số hạng thứ nhất trong ngoặc'],
          [`$${a} + ${b} + ${c}$`, 'đổi mọi dấu thành dấu cộng'],
        ],
        why: `Bỏ dấu ngoặc có dấu “$-$” đằng trước thì đổi dấu các số hạng trong ngoặc: $${a} - ${b} + ${c}$.`,
      };
    }),
    tf('M1', 'các điểm trên trục số', (r) => {
      const [a, b] = [r.int(2, 5), r.int(1, 4)];
      return {
        ask: [
          `Trên trục số nằm ngang, điểm $M$ biểu diễn số $-${a}$, điểm $N$ biểu diễn số ${b}.`,
          `Trên trục số nằm ngang, bọ cánh cứng ở điểm $M$ biểu diễn số $-${a}$, lá cây ở điểm $N$ biểu diễn số ${b}.`,
          `Một con đường được coi là trục số nằm ngang (đơn vị: km). Trạm xăng $M$ ở số $-${a}$, quán nước $N$ ở số ${b}.`,
        ],
        say: [
          ['$M$ nằm bên trái điểm gốc.', '$M$ nằm bên phải điểm gốc.', `$-${a} < 0$.`],
          [
            `$M$ cách điểm gốc ${a} đơn vị.`,
            `$M$ cách điểm gốc $-${a}$ đơn vị.`,
            `khoảng cách là số không âm: ${a} đơn vị.`,
          ],
          [
            `Khoảng cách giữa $M$ và $N$ là ${a + b} đơn vị.`,
            `Khoảng cách giữa $M$ và $N$ là ${Math.abs(a - b)} đơn vị.`,
            `hai điểm ở hai phía của điểm gốc: $${a} + ${b} = ${a + b}$.`,
          ],
          [
            `Điểm biểu diễn số đối của $-${a}$ nằm bên phải điểm gốc.`,
            `Điểm biểu diễn số đối của $-${a}$ trùng với $M$.`,
            `số đối của $-${a}$ là ${a}.`,
          ],
        ],
      };
    }),
    fb('M2', 'số nguyên thoả mãn phép nhân rồi cộng', (r) => {
      const [a, x, b] = [r.int(3, 6), -r.int(2, 7), r.int(5, 20)];
      return {
        ask: [
          `Tìm số nguyên $x$, biết $${a}x + ${b} = ${n(a * x + b)}$.`,
          `Nghĩ một số nguyên, nhân với ${a} rồi cộng ${b} thì được $${n(a * x + b)}$. Số nghĩ ra là số nào?`,
          `Mỗi giờ nhiệt độ thay đổi $x$ °C, $x$ là số nguyên. Lúc đầu nhiệt độ là ${b} °C, sau ${a} giờ là $${n(a * x + b)}$ °C. Tìm $x$.`,
        ],
        is: x,
        why: `Với $x$ là số cần tìm: $${a}x = ${n(a * x + b)} - ${b} = ${n(a * x)}$, nên $x = ${par(a * x)} : ${a} = ${n(x)}$.`,
      };
    }),
  ]),
];

const shapes: readonly Template[] = [
  ...unit(6, 'Hình phẳng trong thực tiễn', ({ mc, tf, ew }) => [
    mc('M1', 'diện tích hình thoi từ hai đường chéo', (r) => {
      const [a, drawn] = [2 * r.int(3, 7), r.int(5, 12)];
      // With equal diagonals it would be a square.
      const b = drawn === a ? drawn + 1 : drawn;
      return {
        ask: [
          `Hình thoi có hai đường chéo dài ${a} cm và ${b} cm. Diện tích (cm²) của nó là:`,
          `Con diều hình thoi có hai đường chéo ${a} dm và ${b} dm. Diện tích (dm²) con diều là:`,
          `Bồn hoa hình thoi có hai đường chéo ${a} m và ${b} m. Diện tích (m²) bồn hoa là:`,
        ],
        right: (a * b) / 2,
        wrong: [
          [a * b, 'quên chia cho 2'],
          [2 * (a + b), 'tính như chu vi hình chữ nhật'],
          [a + b, 'cộng hai đường chéo'],
          [(a * b) / 4, 'chia cho 4'],
        ],
        why: `$\\dfrac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}$.`,
      };
    }),
    mc('M2', 'chiều cao hình bình hành từ diện tích', (r) => {
      const [a, h, b] = [r.int(12, 20), r.int(6, 9), r.int(10, 11)];
      return {
        ask: [
          `Hình bình hành có diện tích ${a * h} cm², một cạnh ${a} cm. Chiều cao (cm) ứng với cạnh đó là:`,
          `Mảnh vườn hình bình hành rộng ${a * h} m² có một cạnh ${a} m, cạnh kề ${b} m. Chiều cao (m) ứng với cạnh ${a} m là:`,
          `Tấm kính hình bình hành có diện tích ${a * h} dm², cạnh đáy ${a} dm. Chiều cao (dm) ứng với cạnh đáy đó là:`,
        ],
        right: h,
        wrong: [
          [2 * h, 'tính như hình tam giác'],
          [a * h - a, 'trừ thay vì chia'],
          [h + 2, 'chia chưa đúng'],
          [h - 1, 'chia chưa đúng'],
        ],
        why: `Chiều cao bằng diện tích chia cho cạnh đáy: $${a * h} : ${a} = ${h}$.`,
      };
    }),
    tf('M2', 'viên gạch hình lục giác đều', (r) => {
      const a = r.int(5, 15);
      return {
        ask: [
          `Viên gạch có dạng lục giác đều cạnh ${a} cm, chia được thành sáu tam giác đều bằng nhau.`,
          `Tấm biển có dạng lục giác đều cạnh ${a} cm, ghép từ sáu miếng gỗ hình tam giác đều bằng nhau.`,
          `Bạn Linh cắt một lục giác đều cạnh ${a} cm theo ba đường chéo chính được sáu tam giác đều bằng nhau.`,
        ],
        say: [
          [
            `Chu vi của lục giác đều bằng ${6 * a} cm.`,
            `Chu vi của lục giác đều bằng ${5 * a} cm.`,
            `sáu cạnh bằng nhau: $6 \\cdot ${a} = ${6 * a}$.`,
          ],
          [
            `Mỗi đường chéo chính dài ${2 * a} cm.`,
            `Mỗi đường chéo chính dài ${3 * a} cm.`,
            `đường chéo chính gồm hai cạnh của hai tam giác đều: $2 \\cdot ${a} = ${2 * a}$.`,
          ],
          [
            'Mỗi góc của lục giác đều bằng $120^\\circ$.',
            'Mỗi góc của lục giác đều bằng $60^\\circ$.',
            'mỗi góc gồm hai góc $60^\\circ$ của hai tam giác đều.',
          ],
          [
            `Chu vi của mỗi tam giác đều bằng ${3 * a} cm.`,
            `Chu vi của mỗi tam giác đều bằng ${a} cm.`,
            `$3 \\cdot ${a} = ${3 * a}$.`,
          ],
        ],
      };
    }),
    ew('M3', 'tiền cỏ cho phần sân quanh bồn hoa', (r) => {
      const [a, b, c, price] = [r.int(14, 18), r.int(9, 12), r.int(3, 5), 10 * r.int(3, 6)];
      const area = a * b - c * c;
      return {
        ask: [
          `Sân hình chữ nhật dài ${a} m, rộng ${b} m, ở giữa có bồn hoa hình vuông cạnh ${c} m. Phần sân còn lại trồng cỏ, mỗi mét vuông hết ${price} nghìn đồng. Tính số tiền trồng cỏ.`,
          `Hội trường hình chữ nhật ${a} m × ${b} m có bục hình vuông cạnh ${c} m. Phần nền còn lại trải thảm giá ${price} nghìn đồng mỗi mét vuông. Tính số tiền mua thảm.`,
          `Khu vườn hình chữ nhật dài ${a} m, rộng ${b} m có ao hình vuông cạnh ${c} m. Phần đất còn lại được cải tạo hết ${price} nghìn đồng mỗi mét vuông. Tính tiền cải tạo đất.`,
        ],
        solution: `Diện tích hình chữ nhật: $${a} \\cdot ${b} = ${a * b}$ (m²).\nDiện tích hình vuông: $${c}^2 = ${c * c}$ (m²).\nDiện tích phần còn lại: $${a * b} - ${c * c} = ${area}$ (m²).\nSố tiền: $${area} \\cdot ${price} = ${area * price}$ (nghìn đồng).`,
      };
    }),
  ]),
  ...unit(6, 'Tính đối xứng', ({ mc, fb, ew, set }) => [
    set('M1', 'hình có trục đối xứng trong đời sống', [
      [
        'Hình nào sau đây có trục đối xứng?',
        'Chữ H',
        [
          ['Bàn tay trái xoè ra', 'không kiểm tra hai nửa có chồng khít không'],
          ['Chữ N', 'cho rằng gấp theo nét chéo thì hai nửa chồng khít'],
          ['Chữ S', 'nhầm tâm đối xứng với trục đối xứng'],
        ],
        'Gấp chữ H theo đường thẳng ở giữa hai nét đứng thì hai nửa chồng khít lên nhau.',
      ],
      [
        'Hình nào không có trục đối xứng?',
        'Hình bình hành không có góc vuông, hai cạnh kề khác nhau',
        [
          ['Hình thang cân', 'quên đường thẳng đi qua trung điểm hai đáy'],
          ['Tam giác đều', 'không nhận ra ba trục đối xứng'],
          ['Hình tròn', 'không nhận ra mọi đường kính nằm trên trục đối xứng'],
        ],
        'Gấp hình bình hành như thế theo đường thẳng nào thì hai nửa cũng không chồng khít.',
      ],
      [
        'Biển báo nào chắc chắn có trục đối xứng?',
        'Biển hình tam giác đều không vẽ gì bên trong',
        [
          ['Biển hình tròn có mũi tên rẽ trái', 'chỉ nhìn đường viền hình tròn'],
          ['Biển hình chữ nhật có chữ P', 'không thấy hai nửa của chữ P khác nhau'],
          ['Biển hình vuông có số 5', 'không thấy hai nửa của số 5 khác nhau'],
        ],
        'Tam giác đều có ba trục đối xứng; các biển kia có hình vẽ bên trong làm hai nửa khác nhau.',
      ],
    ]),
    mc('M2', 'diện tích cả hình từ một phần giữa các trục đối xứng', (r) => {
      const [k, q] = [r.pick([4, 8]), r.int(6, 15)];
      const axes = k === 4 ? 'hai trục đối xứng vuông góc' : 'bốn trục đối xứng của hình vuông';
      return {
        ask: [
          `Một hoạ tiết được ${axes} chia thành ${k} phần, một phần có diện tích ${q} cm². Diện tích (cm²) cả hoạ tiết là:`,
          `Tấm thảm có ${axes} chia nó thành ${k} phần. Một phần rộng ${q} dm². Diện tích (dm²) tấm thảm là:`,
          `Vườn hoa được ${axes} chia thành ${k} phần, một phần rộng ${q} m². Diện tích (m²) vườn hoa là:`,
        ],
        right: k * q,
        wrong: [
          [2 * q, 'nghĩ rằng trục đối xứng chỉ chia đôi hình'],
          [(k / 2) * q, 'lấy số trục đối xứng nhân với diện tích một phần'],
          [k + q, 'cộng thay vì nhân'],
          [(k + 1) * q, 'đếm thừa một phần'],
        ],
        why: `Gấp theo các trục đối xứng thì các phần chồng khít lên nhau, nên chúng bằng nhau: $${k} \\cdot ${q} = ${k * q}$.`,
      };
    }),
    fb('M1', 'số trục đối xứng của hình trên hình vẽ', (_, turn) => {
      const [form, size, name, is, why] = (
        [
          [
            'rectangle',
            32,
            'hình chữ nhật $ABCD$ (không phải hình vuông)',
            2,
            'hai đường thẳng đi qua trung điểm các cặp cạnh đối',
          ],
          ['rhombus', 37, 'hình thoi $ABCD$ (không phải hình vuông)', 2, 'hai đường thẳng chứa hai đường chéo'],
          [
            'isosceles',
            50,
            'tam giác $ABC$ có $AB = AC$ và $AB \\ne BC$',
            1,
            'đường thẳng đi qua $A$ và trung điểm của $BC$',
          ],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho ${name} ở hình bên. Hình này có bao nhiêu trục đối xứng?`,
          `Tấm bìa có dạng ${name} như hình bên. Có bao nhiêu đường gấp để hai nửa tấm bìa chồng khít lên nhau?`,
          `Viên gạch có dạng ${name} ở hình bên. Tìm số trục đối xứng của nó.`,
        ],
        is,
        why: `Trục đối xứng: ${why}. Vậy có ${is} trục.`,
        figure: plane(form, size, {}),
      };
    }),
    ew('M3', 'gấp giấy và cắt theo trục đối xứng', (r) => {
      const [a, b, c] = [2 * r.int(8, 12), r.int(10, 14), r.int(2, 4)];
      return {
        ask: [
          `Tờ giấy hình chữ nhật dài ${a} cm, rộng ${b} cm được gấp đôi theo trục đối xứng đi qua trung điểm hai cạnh dài, rồi cắt qua hai lớp giấy một hình vuông cạnh ${c} cm ở xa nếp gấp và mép giấy. Mở ra, tính diện tích phần giấy còn lại và cho biết hình mở ra có trục đối xứng nào.`,
          `Gấp đôi tấm bìa hình chữ nhật ${a} cm × ${b} cm theo trục đối xứng đi qua trung điểm hai cạnh dài. Cắt xuyên hai lớp một lỗ hình vuông cạnh ${c} cm, không chạm nếp gấp và mép bìa. Mở tấm bìa, tính diện tích còn lại và chỉ ra một trục đối xứng của hình.`,
          `Mảnh vải hình chữ nhật dài ${a} cm, rộng ${b} cm được gấp đôi theo trục đối xứng đi qua trung điểm hai cạnh dài, sau đó cắt qua hai lớp một ô vuông cạnh ${c} cm nằm hẳn bên trong. Trải ra, tính diện tích vải còn lại và nêu một trục đối xứng của hình.`,
        ],
        solution: `Cắt qua hai lớp nên khi mở ra có hai lỗ hình vuông đối xứng nhau qua nếp gấp.\nDiện tích ban đầu: $${a} \\cdot ${b} = ${a * b}$ (cm²).\nDiện tích hai lỗ: $2 \\cdot ${c}^2 = ${2 * c * c}$ (cm²).\nDiện tích còn lại: $${a * b} - ${2 * c * c} = ${a * b - 2 * c * c}$ (cm²).\nNếp gấp là một trục đối xứng của hình mở ra, vì hai nửa chồng khít lên nhau.`,
      };
    }),
  ]),
];

export const grade6Sixth: readonly Template[] = [...numbers, ...shapes];
