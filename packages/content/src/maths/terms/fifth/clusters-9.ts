/** Grade 9: clusters of statements, most of which start from a figure, for practice to have its share of longer tests. */
import { n, plain, type Template } from '../../template.ts';
import { chart, graph, plane, solid } from '../figure-kit.ts';
import { table, unit } from '../kit.ts';

const algebra: readonly Template[] = [
  ...unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ tf }) => [
    tf('M1', 'nghiệm của phương trình bậc nhất hai ẩn', (r) => {
      const [a, b, x, y] = [r.int(2, 5), r.int(2, 5), r.int(1, 4), r.int(1, 4)];
      const c = a * x + b * y;
      return {
        ask: [
          `Cho phương trình $${a}x + ${b}y = ${c}$.`,
          `Xét phương trình bậc nhất hai ẩn $${a}x + ${b}y = ${c}$ với ẩn $x$, $y$.`,
          `Bạn Minh tìm các cặp số thực $(x;\\,y)$ thoả mãn $${a}x + ${b}y = ${c}$.`,
        ],
        say: [
          [
            `Cặp $(${x};\\,${y})$ là nghiệm của phương trình.`,
            `Cặp $(${x};\\,${y})$ không là nghiệm của phương trình.`,
            `$${a} \\cdot ${x} + ${b} \\cdot ${y} = ${c}$.`,
          ],
          [
            `Cặp $(${x + b};\\,${y - a})$ cũng là nghiệm của phương trình.`,
            `Cặp $(${x + b};\\,${y + a})$ cũng là nghiệm của phương trình.`,
            `tăng $x$ thêm ${b} thì vế trái tăng $${a * b}$; giảm $y$ đi ${a} thì vế trái giảm $${a * b}$.`,
          ],
          [
            'Phương trình có vô số nghiệm.',
            'Phương trình có đúng một nghiệm.',
            'với mỗi giá trị của $x$ tìm được một giá trị của $y$.',
          ],
          [
            'Trên mặt phẳng toạ độ, các nghiệm được biểu diễn bởi một đường thẳng.',
            'Trên mặt phẳng toạ độ, các nghiệm được biểu diễn bởi một parabol.',
            'tập nghiệm của phương trình bậc nhất hai ẩn là một đường thẳng.',
          ],
        ],
      };
    }),
    tf('M1', 'hệ phương trình giải bằng phương pháp cộng', (r) => {
      const [x, y] = [r.int(4, 8), r.int(1, 3)];
      return {
        ask: [
          `Cho hệ phương trình $\\begin{cases} x + y = ${x + y} \\\\ x - y = ${x - y} \\end{cases}$.`,
          `Tổng của hai số là ${x + y}, hiệu của số lớn và số bé là ${x - y}. Gọi số lớn là $x$, số bé là $y$ thì có hệ $\\begin{cases} x + y = ${x + y} \\\\ x - y = ${x - y} \\end{cases}$.`,
          `Bạn Tú giải hệ $\\begin{cases} x + y = ${x + y} \\\\ x - y = ${x - y} \\end{cases}$ bằng phương pháp cộng đại số.`,
        ],
        say: [
          [
            `Cộng hai phương trình vế với vế được $2x = ${2 * x}$.`,
            `Cộng hai phương trình vế với vế được $2y = ${2 * x}$.`,
            `$y$ và $-y$ triệt tiêu, vế phải là $${x + y} + ${x - y} = ${2 * x}$.`,
          ],
          [
            `Trừ phương trình thứ nhất cho phương trình thứ hai được $2y = ${2 * y}$.`,
            `Trừ phương trình thứ nhất cho phương trình thứ hai được $0 = ${2 * y}$.`,
            `$y - (-y) = 2y$ và $${x + y} - ${x - y} = ${2 * y}$.`,
          ],
          [
            `Nghiệm của hệ là $(${x};\\,${y})$.`,
            `Nghiệm của hệ là $(${y};\\,${x})$.`,
            `$x = ${x}$, $y = ${y}$ thoả mãn cả hai phương trình.`,
          ],
          [
            `Cặp $(${x + 1};\\,${y - 1})$ chỉ thoả mãn phương trình thứ nhất.`,
            `Cặp $(${x + 1};\\,${y - 1})$ thoả mãn cả hai phương trình.`,
            `tổng vẫn bằng ${x + y} nhưng hiệu là $${x + 1} - ${y - 1 === 0 ? '0' : y - 1} = ${x - y + 2}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Căn thức', ({ tf }) => [
    tf('M2', 'cạnh và đường chéo của mảnh đất hình vuông', (r) => {
      const [a, k] = [r.int(5, 9), r.int(2, 4)];
      const area = 2 * a * a;
      return {
        ask: [
          `Mảnh đất hình vuông có diện tích ${area} m².`,
          `Một sân chơi hình vuông rộng ${area} m².`,
          `Bác Ba mua một tấm lưới che vừa khít mảnh vườn hình vuông có diện tích ${area} m².`,
        ],
        say: [
          [
            `Cạnh hình vuông dài $${a}\\sqrt{2}$ m.`,
            `Cạnh hình vuông dài ${a} m.`,
            `$\\sqrt{${area}} = \\sqrt{${a * a} \\cdot 2} = ${a}\\sqrt{2}$.`,
          ],
          [
            `Đường chéo hình vuông dài ${2 * a} m.`,
            `Đường chéo hình vuông dài $${a}\\sqrt{2}$ m.`,
            `đường chéo bằng cạnh nhân $\\sqrt{2}$: $${a}\\sqrt{2} \\cdot \\sqrt{2} = ${2 * a}$.`,
          ],
          [
            `Chu vi hình vuông là $${4 * a}\\sqrt{2}$ m.`,
            `Chu vi hình vuông là $${4 * a}$ m.`,
            `$4 \\cdot ${a}\\sqrt{2} = ${4 * a}\\sqrt{2}$.`,
          ],
          [
            `Hình vuông có diện tích gấp ${k * k} lần thì cạnh dài gấp ${k} lần.`,
            `Hình vuông có diện tích gấp ${k * k} lần thì cạnh dài gấp ${k * k} lần.`,
            `$\\sqrt{${k * k} \\cdot ${area}} = ${k}\\sqrt{${area}}$.`,
          ],
        ],
      };
    }),
    tf('M2', 'rút gọn biểu thức có căn và tính giá trị', (r) => {
      const [a, k] = [r.int(2, 5), r.int(6, 9)];
      return {
        ask: [
          `Cho biểu thức $A = \\dfrac{x - ${a * a}}{\\sqrt{x} - ${a}}$.`,
          `Xét $A = \\dfrac{x - ${a * a}}{\\sqrt{x} - ${a}}$ với những $x$ làm cho biểu thức có nghĩa.`,
          `Bạn Ngân rút gọn biểu thức $A = \\dfrac{x - ${a * a}}{\\sqrt{x} - ${a}}$.`,
        ],
        say: [
          [
            `Điều kiện xác định là $x \\ge 0$ và $x \\ne ${a * a}$.`,
            'Điều kiện xác định là $x \\ge 0$.',
            `căn thức cần $x \\ge 0$, mẫu khác 0 khi $\\sqrt{x} \\ne ${a}$.`,
          ],
          [
            `Rút gọn được $A = \\sqrt{x} + ${a}$.`,
            `Rút gọn được $A = \\sqrt{x} - ${a}$.`,
            `$x - ${a * a} = (\\sqrt{x} - ${a})(\\sqrt{x} + ${a})$.`,
          ],
          [
            `Khi $x = ${k * k}$ thì $A = ${k + a}$.`,
            `Khi $x = ${k * k}$ thì $A = ${k * k + a}$.`,
            `$\\sqrt{${k * k}} + ${a} = ${k + a}$.`,
          ],
          [
            `Giá trị nhỏ nhất của $A$ là ${a}.`,
            `Giá trị nhỏ nhất của $A$ là ${2 * a}.`,
            `$\\sqrt{x} \\ge 0$ nên $A \\ge ${a}$, dấu bằng xảy ra khi $x = 0$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ tf }) => [
    tf('M2', 'parabol và đường thẳng trên cùng hình', (_, turn) => {
      const [slope, shift, x1, x2] = (
        [
          [1, 2, -1, 2],
          [-1, 2, -2, 1],
          [0, 4, -2, 2],
        ] as const
      )[turn]!;
      const line = slope === 0 ? `y = ${shift}` : `y = ${slope === 1 ? '' : '-'}x + ${shift}`;
      return {
        ask: [
          `Cho parabol $(P)$: $y = x^2$ và đường thẳng $d$: $${line}$ như hình bên.`,
          `Trên mặt phẳng toạ độ cho parabol $(P)$: $y = x^2$ và đường thẳng $d$: $${line}$ (hình bên).`,
          `Một biểu tượng được vẽ từ một phần của parabol $(P)$: $y = x^2$ và một đoạn của đường thẳng $d$: $${line}$ ở hình bên.`,
        ],
        // Only the canal is hatched: elsewhere the area between the two lines has no meaning.
        figure: graph('quadratic', [1, 0, 0], [-4, 4], [-1, 6], {
          grid: true,
          extrema: false,
          line: [slope, shift],
          ...(slope !== 0 && { hatched: false }),
        }),
        say: [
          [
            '$d$ cắt $(P)$ tại hai điểm phân biệt.',
            '$d$ tiếp xúc với $(P)$.',
            `hai đồ thị gặp nhau tại $x = ${x1}$ và $x = ${x2}$.`,
          ],
          [
            `Hoành độ các giao điểm là nghiệm của phương trình $x^2 ${slope === 0 ? '' : slope === 1 ? '- x ' : '+ x '}- ${shift} = 0$.`,
            `Hoành độ các giao điểm là nghiệm của phương trình $x^2 ${slope === 0 ? '' : slope === 1 ? '- x ' : '+ x '}+ ${shift} = 0$.`,
            'cho hai vế phải bằng nhau rồi chuyển hết sang một vế.',
          ],
          [
            `Hai giao điểm của $d$ và $(P)$ có hoành độ $${x1}$ và $${x2}$.`,
            `Hai giao điểm của $d$ và $(P)$ có hoành độ $${-x2}$ và $${-x1 === x2 ? x2 + 1 : -x1}$.`,
            `$${x1 * x1}$ và $${x2 * x2}$ là tung độ của cả hai đồ thị tại $${x1}$ và $${x2}$.`,
          ],
          [`Điểm $(1;\\,1)$ thuộc $(P)$.`, `Điểm $(1;\\,-1)$ thuộc $(P)$.`, 'thay $x = 1$ vào $y = x^2$ được $y = 1$.'],
        ],
      };
    }),
    tf('M2', 'hệ số của parabol tìm từ một điểm', (r) => {
      const [a, x] = [r.int(2, 4), r.int(2, 3)];
      const y = a * x * x;
      return {
        ask: [
          `Đồ thị hàm số $y = ax^2$ đi qua điểm $M(${x};\\,${y})$.`,
          `Biết parabol $y = ax^2$ chứa điểm $M(${x};\\,${y})$.`,
          `Trên bản vẽ, một chiếc gương cong có mặt cắt là một phần của parabol $y = ax^2$, đi qua điểm $M(${x};\\,${y})$. Xét cả parabol đó.`,
        ],
        say: [
          [`$a = ${a}$.`, `$a = ${y / x}$.`, `$${y} = a \\cdot ${x * x}$ nên $a = ${a}$.`],
          [
            `Điểm $N(-${x};\\,${y})$ cũng thuộc đồ thị.`,
            `Điểm $N(-${x};\\,-${y})$ cũng thuộc đồ thị.`,
            'đồ thị nhận trục tung làm trục đối xứng.',
          ],
          [
            `Khi $x = ${2 * x}$ thì $y = ${4 * y}$.`,
            `Khi $x = ${2 * x}$ thì $y = ${2 * y}$.`,
            `$y = ${a} \\cdot ${2 * x}^2 = ${4 * y}$.`,
          ],
          [
            `Có đúng hai giá trị của $x$ để $y = ${a}$.`,
            `Có đúng một giá trị của $x$ để $y = ${a}$.`,
            `$${a}x^2 = ${a}$ khi $x = 1$ hoặc $x = -1$.`,
          ],
        ],
      };
    }),
  ]),
];

const geometry: readonly Template[] = [
  ...unit(9, 'Hệ thức lượng trong tam giác vuông', ({ tf }) => [
    tf('M2', 'tỉ số lượng giác trong tam giác vuông có ba cạnh nguyên', (r) => {
      const [a, b, c] = r.pick([
        [3, 4, 5],
        [6, 8, 10],
        [9, 12, 15],
        [12, 16, 20],
      ] as const);
      return {
        ask: [
          `Cho tam giác $ABC$ vuông tại $A$ có $AB = ${b}$ cm, $AC = ${a}$ cm như hình bên.`,
          `Một giá đỡ có dạng tam giác $ABC$ vuông tại $A$ (hình bên), $AB = ${b}$ cm, $AC = ${a}$ cm.`,
          `Hình bên là tam giác $ABC$ vuông tại $A$, $AB = ${b}$ cm và $AC = ${a}$ cm.`,
        ],
        figure: plane('right', 37, { AB: `${b} cm`, AC: `${a} cm` }),
        say: [
          [`$BC = ${c}$ cm.`, `$BC = ${a + b}$ cm.`, `$\\sqrt{${a}^2 + ${b}^2} = ${c}$.`],
          [
            '$\\sin B = \\dfrac{3}{5}$.',
            '$\\sin B = \\dfrac{4}{5}$.',
            `$\\sin B = \\dfrac{AC}{BC} = \\dfrac{${a}}{${c}}$.`,
          ],
          [
            '$\\tan C = \\dfrac{4}{3}$.',
            '$\\tan C = \\dfrac{3}{4}$.',
            `$\\tan C = \\dfrac{AB}{AC} = \\dfrac{${b}}{${a}}$.`,
          ],
          ['$\\cos C = \\sin B$.', '$\\cos C = \\sin C$.', 'hai góc nhọn của tam giác vuông phụ nhau.'],
        ],
      };
    }),
    tf('M2', 'góc nâng từ thuyền lên ngọn hải đăng', (r, turn) => {
      const h = 10 * r.int(3, 8);
      const top = ['đỉnh hải đăng', 'đỉnh tháp', 'khí cầu'][turn]!;
      return {
        ask: [
          `Đỉnh ngọn hải đăng cao ${h} m so với mặt biển. Từ hai vị trí trên mặt biển, cùng phía và thẳng hàng với chân hải đăng, người ta thấy đỉnh với góc nâng $45^\\circ$ (vị trí thứ nhất) và $30^\\circ$ (vị trí thứ hai).`,
          `Từ hai vị trí trên sân cùng phía và thẳng hàng với chân một toà tháp cao ${h} m, người ta thấy đỉnh tháp với góc nâng $45^\\circ$ (vị trí thứ nhất) và $30^\\circ$ (vị trí thứ hai).`,
          `Một khinh khí cầu ở độ cao ${h} m. Từ hai vị trí trên mặt đất, cùng phía và thẳng hàng với điểm ngay dưới khí cầu, người ta thấy khí cầu với góc nâng $45^\\circ$ (vị trí thứ nhất) và $30^\\circ$ (vị trí thứ hai).`,
        ],
        say: [
          [
            `Theo phương ngang, vị trí thứ nhất cách ${top} ${h} m.`,
            `Theo phương ngang, vị trí thứ nhất cách ${top} ${2 * h} m.`,
            `$${h} : \\tan 45^\\circ = ${h}$.`,
          ],
          [
            `Theo phương ngang, vị trí thứ hai cách ${top} $${h}\\sqrt{3}$ m.`,
            `Theo phương ngang, vị trí thứ hai cách ${top} $\\dfrac{${h}\\sqrt{3}}{3}$ m.`,
            `$${h} : \\tan 30^\\circ = ${h}\\sqrt{3}$.`,
          ],
          [
            `Theo phương ngang, vị trí thứ hai xa ${top} hơn vị trí thứ nhất.`,
            `Theo phương ngang, vị trí thứ hai gần ${top} hơn vị trí thứ nhất.`,
            'góc nâng càng nhỏ thì càng ở xa.',
          ],
          [
            `Đoạn thẳng nối vị trí thứ hai với ${top} dài ${2 * h} m.`,
            `Đoạn thẳng nối vị trí thứ hai với ${top} dài $${h}\\sqrt{3}$ m.`,
            `$${h} : \\sin 30^\\circ = ${2 * h}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Góc và tiếp tuyến của đường tròn', ({ tf }) => [
    tf('M2', 'góc nội tiếp và góc ở tâm trên hình', (r) => {
      const x = r.int(30, 70);
      return {
        ask: [
          `Ở hình bên, $A$, $B$, $C$ thuộc đường tròn tâm $O$ và $\\widehat{ACB} = ${x}^\\circ$.`,
          `Cho đường tròn $(O)$ như hình bên, góc nội tiếp $ACB$ có số đo $${x}^\\circ$.`,
          `Sân hình tròn tâm $O$ có ba cọc $A$, $B$, $C$ trên viền như hình bên, $\\widehat{ACB} = ${x}^\\circ$.`,
        ],
        figure: plane('inscribed', x, { ACB: `${x}°` }),
        say: [
          [
            `$\\widehat{AOB} = ${2 * x}^\\circ$.`,
            `$\\widehat{AOB} = ${x}^\\circ$.`,
            'góc ở tâm có số đo gấp đôi góc nội tiếp cùng chắn cung nhỏ $AB$.',
          ],
          [
            `Số đo cung nhỏ $AB$ là $${2 * x}^\\circ$.`,
            `Số đo cung nhỏ $AB$ là $${180 - 2 * x > 0 ? 180 - x : x}^\\circ$.`,
            'số đo cung nhỏ bằng số đo góc ở tâm chắn cung đó.',
          ],
          [
            `Số đo cung lớn $AB$ là $${360 - 2 * x}^\\circ$.`,
            `Số đo cung lớn $AB$ là $${180 - 2 * x > 0 ? 180 - 2 * x : 360 - x}^\\circ$.`,
            `$360^\\circ - ${2 * x}^\\circ = ${360 - 2 * x}^\\circ$.`,
          ],
          [
            `$\\widehat{OAB} = ${90 - x}^\\circ$.`,
            `$\\widehat{OAB} = ${x}^\\circ$.`,
            `tam giác $OAB$ cân tại $O$: $(180^\\circ - ${2 * x}^\\circ) : 2 = ${90 - x}^\\circ$.`,
          ],
        ],
      };
    }),
    tf('M2', 'dây cung và khoảng cách từ tâm trên hình', (r) => {
      const [h, half, radius] = r.pick([
        [6, 8, 10],
        [9, 12, 15],
        [12, 16, 20],
        [15, 20, 25],
      ] as const);
      return {
        ask: [
          `Cho đường tròn $(O;\\,${radius} \\text{ cm})$ và dây $AB$ như hình bên, $OH \\perp AB$ tại $H$, $OH = ${h}$ cm.`,
          `Mặt cắt ống nước là đường tròn tâm $O$ bán kính ${radius} cm; mặt nước là dây $AB$ ở hình bên, cách tâm $OH = ${h}$ cm ($OH \\perp AB$).`,
          `Hình bên vẽ dây $AB$ của đường tròn tâm $O$, bán kính ${radius} cm. $H$ là chân đường vuông góc hạ từ $O$ xuống $AB$, $OH = ${h}$ cm.`,
        ],
        figure: plane('chord', 37, { OH: `${h} cm`, OB: `${radius} cm` }),
        say: [
          [
            '$H$ là trung điểm của $AB$.',
            '$HA > HB$.',
            'đường vuông góc hạ từ tâm xuống dây đi qua trung điểm của dây.',
          ],
          [`$HB = ${half}$ cm.`, `$HB = ${radius - h}$ cm.`, `$\\sqrt{${radius}^2 - ${h}^2} = ${half}$.`],
          [`$AB = ${2 * half}$ cm.`, `$AB = ${half}$ cm.`, `$AB = 2HB = ${2 * half}$ (cm).`],
          [
            `Dây dài nhất của đường tròn dài hơn $AB$ ${2 * radius - 2 * half} cm.`,
            `Dây dài nhất của đường tròn dài hơn $AB$ ${radius - half} cm.`,
            `dây dài nhất là đường kính: $${2 * radius} - ${2 * half} = ${2 * radius - 2 * half}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ tf }) => [
    tf('M2', 'các góc của tứ giác nội tiếp trên hình', (r) => {
      const a = r.int(65, 85);
      return {
        ask: [
          `Tứ giác $ABCD$ nội tiếp đường tròn tâm $O$ như hình bên, $\\widehat{A} = ${a}^\\circ$.`,
          `Ở hình bên, bốn điểm $A$, $B$, $C$, $D$ thuộc đường tròn $(O)$ và $\\widehat{BAD} = ${a}^\\circ$.`,
          `Bốn trạm $A$, $B$, $C$, $D$ nằm trên viền một hồ tròn tâm $O$ như hình bên, $\\widehat{BAD} = ${a}^\\circ$.`,
        ],
        figure: plane('cyclic', a, { A: `${a}°` }),
        say: [
          [
            `$\\widehat{BCD} = ${180 - a}^\\circ$.`,
            `$\\widehat{BCD} = ${a}^\\circ$.`,
            'tổng hai góc đối của tứ giác nội tiếp bằng $180^\\circ$.',
          ],
          [
            '$\\widehat{ABC} + \\widehat{ADC} = 180^\\circ$.',
            '$\\widehat{ABC} + \\widehat{ADC} = 360^\\circ$.',
            'đó cũng là hai góc đối của tứ giác nội tiếp.',
          ],
          [
            `Số đo cung $BD$ chứa điểm $C$ là $${2 * a}^\\circ$.`,
            `Số đo cung $BD$ chứa điểm $C$ là $${a}^\\circ$.`,
            `góc nội tiếp $BAD$ chắn cung đó, số đo cung gấp đôi số đo góc.`,
          ],
          [
            'Đường tròn tâm $O$ cũng là đường tròn ngoại tiếp tam giác $ABC$.',
            'Đường tròn tâm $O$ là đường tròn nội tiếp tam giác $ABC$.',
            'ba điểm $A$, $B$, $C$ thuộc đường tròn đó.',
          ],
        ],
      };
    }),
    tf('M2', 'lục giác đều nội tiếp đường tròn', (r) => {
      const a = 2 * r.int(2, 6);
      return {
        ask: [
          `Một lục giác đều nội tiếp đường tròn bán kính ${a} cm.`,
          `Trên bản vẽ, nền một chòi nghỉ là lục giác đều có sáu đỉnh thuộc đường tròn bán kính ${a} cm.`,
          `Người ta cắt từ tấm bìa hình tròn bán kính ${a} cm một lục giác đều có sáu đỉnh trên đường tròn.`,
        ],
        say: [
          [
            `Cạnh lục giác dài ${a} cm.`,
            `Cạnh lục giác dài ${a / 2} cm.`,
            'nối tâm với các đỉnh được sáu tam giác đều, nên cạnh bằng bán kính.',
          ],
          [
            'Mỗi góc của lục giác bằng $120^\\circ$.',
            'Mỗi góc của lục giác bằng $60^\\circ$.',
            'mỗi góc gồm hai góc $60^\\circ$ của hai tam giác đều.',
          ],
          [`Chu vi lục giác là ${6 * a} cm.`, `Chu vi lục giác là ${12 * a} cm.`, `$6 \\cdot ${a} = ${6 * a}$.`],
          [
            'Phép quay $60^\\circ$ quanh tâm biến lục giác thành chính nó.',
            'Phép quay $45^\\circ$ quanh tâm biến lục giác thành chính nó.',
            'sáu đỉnh chia đường tròn thành sáu cung $60^\\circ$.',
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ tf }) => [
    tf('M2', 'hình nón và hình trụ cùng đáy', (r) => {
      const [radius, h, slant] = r.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [9, 12, 15],
      ] as const);
      const cone = (radius * radius * h) / 3;
      return {
        ask: [
          `Hình nón ở hình bên có bán kính đáy ${radius} cm, chiều cao ${h} cm.`,
          `Một chiếc phễu có dạng hình nón như hình bên, bán kính đáy ${radius} cm, chiều cao ${h} cm.`,
          `Một cây nến có dạng hình nón như hình bên, bán kính đáy ${radius} cm và chiều cao ${h} cm.`,
        ],
        figure: solid('cone', true),
        say: [
          [
            `Đường sinh dài ${slant} cm.`,
            `Đường sinh dài ${radius + h} cm.`,
            `$\\sqrt{${radius}^2 + ${h}^2} = ${slant}$.`,
          ],
          [
            `Diện tích xung quanh là $${radius * slant}\\pi$ cm².`,
            `Diện tích xung quanh là $${radius * h}\\pi$ cm².`,
            `$\\pi r l = \\pi \\cdot ${radius} \\cdot ${slant} = ${radius * slant}\\pi$.`,
          ],
          [
            `Thể tích là $${cone}\\pi$ cm³.`,
            `Thể tích là $${3 * cone}\\pi$ cm³.`,
            `$\\dfrac{1}{3}\\pi \\cdot ${radius}^2 \\cdot ${h} = ${cone}\\pi$.`,
          ],
          [
            'Hình trụ có cùng đáy và cùng chiều cao có thể tích gấp 3 lần.',
            'Hình trụ có cùng đáy và cùng chiều cao có thể tích gấp 2 lần.',
            'thể tích hình trụ là $\\pi r^2 h$, hình nón là $\\dfrac{1}{3}\\pi r^2 h$.',
          ],
        ],
      };
    }),
    tf('M2', 'hộp hình trụ đựng vừa khít quả bóng', (r) => {
      const a = 3 * r.int(1, 4);
      return {
        ask: [
          `Một quả bóng hình cầu bán kính ${a} cm đặt vừa khít trong một hộp hình trụ; hình bên vẽ chiếc hộp (bóng chạm mặt xung quanh và hai đáy).`,
          `Hình trụ ở hình bên chứa vừa khít một hình cầu bán kính ${a} cm: hình cầu tiếp xúc với hai đáy và với mặt xung quanh.`,
          `Hộp đựng đèn hình trụ (hình bên) vừa đủ chứa một bóng đèn hình cầu bán kính ${a} cm, chạm hai đáy và thành hộp.`,
        ],
        figure: solid('cylinder', true),
        say: [
          [
            `Bán kính đáy hình trụ là ${a} cm.`,
            `Bán kính đáy hình trụ là ${2 * a} cm.`,
            'hình cầu chạm mặt xung quanh nên hai bán kính bằng nhau.',
          ],
          [
            `Chiều cao hình trụ là ${2 * a} cm.`,
            `Chiều cao hình trụ là ${a} cm.`,
            'chiều cao bằng đường kính hình cầu.',
          ],
          [
            `Thể tích hình cầu là $${(4 * a ** 3) / 3}\\pi$ cm³.`,
            `Thể tích hình cầu là $${4 * a * a}\\pi$ cm³.`,
            `$\\dfrac{4}{3}\\pi \\cdot ${a}^3 = ${(4 * a ** 3) / 3}\\pi$.`,
          ],
          [
            'Thể tích hình cầu bằng $\\dfrac{2}{3}$ thể tích hình trụ.',
            'Thể tích hình cầu bằng $\\dfrac{1}{3}$ thể tích hình trụ.',
            `thể tích hình trụ là $\\pi \\cdot ${a}^2 \\cdot ${2 * a} = ${2 * a ** 3}\\pi$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Tần số và tần số tương đối', ({ tf }) => [
    tf('M2', 'tần số tương đối trên biểu đồ hình quạt', (r) => {
      const [a, b] = r.pick([
        [40, 30],
        [35, 25],
        [30, 45],
        [25, 45],
      ] as const);
      const rest = 100 - a - b - 10;
      const all = 20 * r.int(4, 8);
      return {
        ask: [
          `Biểu đồ hình quạt bên cho tần số tương đối của các mức điểm trong bài kiểm tra của ${all} học sinh.`,
          `Kết quả khảo sát ${all} khách hàng về chất lượng phục vụ được cho bởi biểu đồ tần số tương đối bên.`,
          `Hình bên là biểu đồ tần số tương đối về xếp loại của ${all} sản phẩm.`,
        ],
        figure: chart('pie', '', [
          ['Tốt', a],
          ['Khá', b],
          ['Đạt', rest],
          ['Chưa đạt', 10],
        ]),
        say: [
          [
            `Tần số tương đối của mức “Tốt” là ${a}%.`,
            `Tần số tương đối của mức “Tốt” là ${b}%.`,
            'đọc hình quạt ghi mức “Tốt”.',
          ],
          [
            `Tần số của mức “Chưa đạt” là ${all / 10}.`,
            'Tần số của mức “Chưa đạt” là 10.',
            `$${all} \\cdot 10\\% = ${all / 10}$.`,
          ],
          [
            `Tần số tương đối của các mức từ “Khá” trở lên là ${a + b}%.`,
            `Tần số tương đối của các mức từ “Khá” trở lên là ${b}%.`,
            `$${a}\\% + ${b}\\% = ${a + b}\\%$.`,
          ],
          [
            'Tổng các tần số tương đối bằng 100%.',
            `Tổng các tần số tương đối bằng ${all}%.`,
            'các mức gộp lại là toàn bộ mẫu.',
          ],
        ],
      };
    }),
    tf('M2', 'bảng tần số tương đối của số con trong gia đình', (r) => {
      const [a, b, c] = r.pick([
        [10, 24, 4],
        [12, 20, 6],
        [8, 26, 4],
        [14, 18, 6],
      ] as const);
      const rest = 40 - a - b - c;
      const mean = (a + 2 * b + 3 * c + 4 * rest) / 40;
      return {
        ask: [
          `Số con của 40 gia đình trong một tổ dân phố:\n${table(['Số con', 1, 2, 3, 4], ['Tần số', a, b, c, rest])}`,
          `Số lần mượn sách trong tháng của 40 học sinh:\n${table(['Số lần', 1, 2, 3, 4], ['Tần số', a, b, c, rest])}`,
          `Số ca làm thêm trong tuần của 40 công nhân:\n${table(['Số ca', 1, 2, 3, 4], ['Tần số', a, b, c, rest])}`,
        ],
        say: [
          [
            `Giá trị 2 có tần số tương đối ${plain((b * 100) / 40)}%.`,
            `Giá trị 2 có tần số tương đối ${b}%.`,
            `$\\dfrac{${b}}{40} \\cdot 100\\% = ${n((b * 100) / 40)}\\%$.`,
          ],
          [
            `Có ${c + rest} số liệu lớn hơn 2.`,
            `Có ${b + c + rest} số liệu lớn hơn 2.`,
            `$${c} + ${rest} = ${c + rest}$.`,
          ],
          ['Giá trị 2 xuất hiện nhiều nhất.', 'Giá trị 1 xuất hiện nhiều nhất.', `tần số ${b} là lớn nhất.`],
          [
            `Số trung bình của mẫu số liệu là ${plain(mean)}.`,
            `Số trung bình của mẫu số liệu là ${plain(2.5)}.`,
            `$\\dfrac{1 \\cdot ${a} + 2 \\cdot ${b} + 3 \\cdot ${c} + 4 \\cdot ${rest}}{40} = ${n(mean)}$.`,
          ],
        ],
      };
    }),
  ]),
];

export const clusters9Fifth: readonly Template[] = [...algebra, ...geometry];
