/** Written tasks of entrance papers to grade 10: modelling, a geometry task in three parts, a best value. */
import { fraction, n, plain, rounded, type Template } from '../template.ts';
import { unit } from './kit.ts';

/** A task in words of its own with its own solution: one row a question. */
type Told = readonly [ask: string, solution: string];
const told = ([ask, solution]: Told) => ({ ask: [ask], solution });

const equations: readonly Template[] = [
  ...unit(9, 'Phương trình bậc hai một ẩn', ({ ew }) => [
    ew('M3', 'làm thêm mỗi ngày để xong sớm', (r, turn) => {
      const [what, done, unit] = (
        [
          ['số áo may', 'may', 'chiếc áo'],
          ['số bộ bàn ghế đóng', 'đóng', 'bộ bàn ghế'],
          ['số cây trồng', 'trồng', 'cây'],
        ] as const
      )[turn]!;
      const [x, k] = r.pick([
        [20, 5],
        [40, 10],
        [30, 6],
        [36, 12],
      ] as const);
      const t = r.int(1, 3);
      const all = (t * x * (x + k)) / k;
      const free = (all * k) / t;
      return {
        ask: [
          `Một tổ may phải may ${all} chiếc áo trong một thời gian dự định, mỗi ngày số áo như nhau. Thực tế mỗi ngày tổ may thêm ${k} chiếc nên xong sớm ${t} ngày. Theo dự định, mỗi ngày tổ phải may bao nhiêu chiếc áo?`,
          `Xưởng mộc nhận đóng ${all} bộ bàn ghế, dự định mỗi ngày đóng số bộ như nhau. Nhờ cải tiến, mỗi ngày xưởng đóng thêm ${k} bộ và hoàn thành trước hạn ${t} ngày. Tính số bộ bàn ghế mà xưởng dự định đóng mỗi ngày.`,
          `Một đội trồng rừng dự định trồng ${all} cây, mỗi ngày trồng số cây bằng nhau. Khi thực hiện, mỗi ngày đội trồng hơn dự định ${k} cây nên xong trước ${t} ngày. Hỏi theo dự định mỗi ngày đội trồng bao nhiêu cây?`,
        ],
        solution: `Gọi ${what} mỗi ngày theo dự định là $x$ ($x > 0$). Thời gian dự định là $\\dfrac{${all}}{x}$ ngày, thời gian thực tế là $\\dfrac{${all}}{x + ${k}}$ ngày.\nTheo đề bài: $\\dfrac{${all}}{x} - \\dfrac{${all}}{x + ${k}} = ${t}$.\nQuy đồng và rút gọn: $x^2 + ${k}x - ${free} = 0$; $\\Delta = ${k}^2 + 4 \\cdot ${free} = ${(2 * x + k) ** 2}$, $\\sqrt{\\Delta} = ${2 * x + k}$.\n$x_1 = ${x}$ (nhận), $x_2 = -${x + k}$ (loại). Vậy theo dự định mỗi ngày ${done} ${x} ${unit}.`,
      };
    }),
    ew('M3', 'biểu thức đối xứng của hai nghiệm', (r) => {
      const [s, p] = r.pick([
        [5, 3],
        [7, 5],
        [6, 4],
        [9, 7],
        [8, 5],
      ] as const);
      const equation = `x^2 - ${s}x + ${p} = 0`;
      return {
        ask: [
          `Cho phương trình $${equation}$. Chứng minh phương trình có hai nghiệm phân biệt $x_1$, $x_2$. Không giải phương trình, tính $A = x_1^2 + x_2^2$ và $B = \\dfrac{1}{x_1} + \\dfrac{1}{x_2}$.`,
          `Gọi $x_1$, $x_2$ là hai nghiệm của phương trình $${equation}$. Giải thích vì sao có hai nghiệm phân biệt; không tính từng nghiệm, tìm giá trị của $A = x_1^2 + x_2^2$ và $B = \\dfrac{1}{x_1} + \\dfrac{1}{x_2}$.`,
          `Phương trình $${equation}$ có hai nghiệm phân biệt $x_1$, $x_2$ (hãy chứng tỏ điều đó). Dùng định lí Viète tính $A = x_1^2 + x_2^2$ và $B = \\dfrac{1}{x_1} + \\dfrac{1}{x_2}$.`,
        ],
        solution: `$\\Delta = ${s}^2 - 4 \\cdot ${p} = ${s * s - 4 * p} > 0$ nên phương trình có hai nghiệm phân biệt.\nTheo định lí Viète: $x_1 + x_2 = ${s}$, $x_1x_2 = ${p}$.\n$A = (x_1 + x_2)^2 - 2x_1x_2 = ${s}^2 - 2 \\cdot ${p} = ${s * s - 2 * p}$.\n$B = \\dfrac{x_1 + x_2}{x_1x_2} = ${fraction(s, p)}$.`,
      };
    }),
    ew('M4', 'hai nghiệm là hai cạnh góc vuông', (r) => {
      const [a, b, c] = r.pick([
        [6, 8, 10],
        [5, 12, 13],
        [8, 15, 17],
        [9, 12, 15],
        [12, 16, 20],
      ] as const);
      const s = a + b;
      return {
        ask: [
          `Tìm $m$ để phương trình $x^2 - ${s}x + m = 0$ có hai nghiệm là độ dài hai cạnh góc vuông của một tam giác vuông có cạnh huyền bằng ${c}.`,
          `Cho phương trình $x^2 - ${s}x + m = 0$ ($m$ là tham số). Với giá trị nào của $m$ thì hai nghiệm của phương trình là độ dài hai cạnh góc vuông của tam giác vuông có cạnh huyền dài ${c}?`,
          `Hai cạnh góc vuông của một tam giác vuông có độ dài là hai nghiệm của phương trình $x^2 - ${s}x + m = 0$. Biết cạnh huyền bằng ${c}, hãy tìm $m$ và kiểm tra điều kiện có nghiệm.`,
        ],
        solution: `Hai nghiệm $x_1$, $x_2$ phải dương và thoả mãn $x_1^2 + x_2^2 = ${c}^2 = ${c * c}$ (định lí Pythagore).\nTheo định lí Viète: $x_1 + x_2 = ${s}$, $x_1x_2 = m$, nên $x_1^2 + x_2^2 = ${s}^2 - 2m$.\nSuy ra $${s * s} - 2m = ${c * c}$, $m = ${a * b}$.\nThử lại: $\\Delta = ${s}^2 - 4 \\cdot ${a * b} = ${(b - a) ** 2} > 0$, tổng và tích dương nên hai nghiệm dương (${a} và ${b}). Vậy $m = ${a * b}$.`,
      };
    }),
  ]),
  ...unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ ew }) => [
    ew('M3', 'hai mặt hàng giảm giá khác nhau', (r) => {
      const [x, y] = [2 * r.int(4, 7), 2 * r.int(8, 11)];
      const sum = x + y;
      const paid = 0.9 * x + 0.8 * y;
      return {
        ask: [
          `Nhân dịp khai trương, siêu thị giảm 10% giá máy giặt và 20% giá tủ lạnh. Cô Hà mua một chiếc máy giặt và một chiếc tủ lạnh hết ${plain(paid)} triệu đồng; nếu không giảm giá, cô phải trả ${sum} triệu đồng. Tính giá niêm yết của mỗi chiếc.`,
          `Tổng giá niêm yết của một bộ bàn và một bộ tủ là ${sum} triệu đồng. Cửa hàng giảm 10% cho bàn, 20% cho tủ nên khách chỉ trả ${plain(paid)} triệu đồng. Hỏi giá niêm yết của bộ bàn và của bộ tủ?`,
          `Gia đình bạn Minh đặt vé máy bay và phòng khách sạn, giá gốc tổng cộng ${sum} triệu đồng. Vé được giảm 10%, phòng được giảm 20%, nên chỉ phải trả ${plain(paid)} triệu đồng. Tính giá gốc của vé và của phòng.`,
        ],
        solution: `Gọi giá gốc của mặt hàng giảm 10% là $x$, của mặt hàng giảm 20% là $y$ (triệu đồng; $x, y > 0$). Ta có $x + y = ${sum}$.\nSau khi giảm: $0{,}9x + 0{,}8y = ${n(paid)}$.\nNhân phương trình đầu với $0{,}8$ rồi trừ: $0{,}1x = ${n(paid - 0.8 * sum)}$, suy ra $x = ${x}$ và $y = ${sum} - ${x} = ${y}$ (thoả mãn).\nVậy mặt hàng giảm 10% có giá gốc ${x} triệu đồng, mặt hàng giảm 20% có giá gốc ${y} triệu đồng.`,
      };
    }),
    ew('M3', 'làm chung và làm riêng', (r, turn) => {
      const [one, done, alone] = (
        [
          ['vòi', 'phần bể mà', 'chảy một mình đầy bể'],
          ['đội', 'phần việc mà', 'làm một mình xong việc'],
          ['máy', 'phần cánh đồng mà', 'cày một mình xong cánh đồng'],
        ] as const
      )[turn]!;
      const verb = ['chảy', 'làm', 'cày'][turn]!;
      const [x, y, both, p, q] = r.pick([
        [6, 12, 4, 2, 3],
        [10, 15, 6, 4, 3],
        [12, 24, 8, 4, 6],
        [20, 30, 12, 5, 6],
      ] as const);
      const part = fraction(p * y + q * x, x * y);
      const rest = fraction(p * y + q * x - (q * x * y) / both, x * y);
      return {
        ask: [
          `Hai vòi nước cùng chảy vào một bể cạn thì sau ${both} giờ đầy bể. Nếu vòi thứ nhất chảy ${p} giờ và vòi thứ hai chảy ${q} giờ thì được $${part}$ bể. Mỗi vòi chảy một mình thì sau bao lâu đầy bể?`,
          `Hai đội công nhân cùng làm thì ${both} giờ xong một công việc. Nếu đội thứ nhất làm ${p} giờ, đội thứ hai làm ${q} giờ thì được $${part}$ công việc. Hỏi mỗi đội làm một mình thì bao lâu xong?`,
          `Hai máy cày cùng cày xong một cánh đồng trong ${both} giờ. Máy thứ nhất cày ${p} giờ và máy thứ hai cày ${q} giờ thì được $${part}$ cánh đồng. Tính thời gian mỗi máy cày một mình xong cánh đồng.`,
        ],
        solution: `Gọi $u$, $v$ ($u, v > 0$) lần lượt là ${done} ${one} thứ nhất và ${one} thứ hai ${verb} được trong 1 giờ. Cùng ${verb}: $u + v = \\dfrac{1}{${both}}$.\n${verb[0]!.toUpperCase()}${verb.slice(1)} riêng: $${p}u + ${q}v = ${part}$.\nTừ phương trình đầu, $v = \\dfrac{1}{${both}} - u$; thay vào: $${p - q === 1 ? '' : p - q === -1 ? '-' : p - q}u = ${rest}$, suy ra $u = \\dfrac{1}{${x}}$, $v = \\dfrac{1}{${y}}$.\nVậy ${one} thứ nhất ${alone} trong ${x} giờ, ${one} thứ hai ${alone} trong ${y} giờ.`,
      };
    }),
  ]),
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ ew }) => [
    ew('M3', 'cổng hình parabol', (r, turn) => {
      const [over, under, p] = r.pick([
        [1, 2, 4],
        [1, 4, 6],
        [1, 1, 3],
        [1, 2, 6],
      ] as const);
      const h = (over * p * p) / under;
      const drop = (over * 4) / under;
      const what = ['xe', 'sà lan', 'thùng hàng'][turn]!;
      const arch = ['cổng', 'nhịp cầu', 'cửa hầm'][turn]!;
      return {
        ask: [
          `Một cổng vòm có dạng parabol cao ${h} m, hai chân cổng cách nhau ${2 * p} m. Chọn hệ trục $Oxy$ có gốc ở đỉnh cổng, trục $Oy$ hướng lên thì cổng là một phần đồ thị $y = ax^2$.\na) Tìm $a$.\nb) Một xe rộng 4 m đi chính giữa cổng. Chiều cao của xe phải nhỏ hơn bao nhiêu mét?`,
          `Nhịp cầu hình parabol rộng ${2 * p} m ở mặt nước và cao ${h} m. Đặt gốc toạ độ ở đỉnh nhịp cầu, trục $Oy$ hướng lên, nhịp cầu có phương trình $y = ax^2$. Tìm $a$, rồi cho biết một sà lan mặt cắt hình chữ nhật rộng 4 m đi chính giữa phải có chiều cao trên mặt nước nhỏ hơn bao nhiêu mét.`,
          `Cửa hầm có dạng parabol $y = ax^2$ (gốc toạ độ ở đỉnh cửa hầm, trục $Oy$ hướng lên), chân cửa rộng ${2 * p} m, đỉnh cao ${h} m so với mặt đường.\na) Xác định hệ số $a$.\nb) Thùng hàng rộng 4 m được chở qua chính giữa cửa hầm. Nóc thùng phải cách mặt đường ít hơn bao nhiêu mét?`,
        ],
        solution: `Chân ${arch} có toạ độ $(${p};\\,-${h})$, nên $-${h} = a \\cdot ${p}^2$.\nSuy ra $a = ${fraction(-over, under)}$.\nMép của ${what} rộng 4 m ứng với $x = 2$: $y = ${fraction(-over, under)} \\cdot 2^2 = -${drop}$.\nTại đó ${arch} cao $${h} - ${drop} = ${h - drop}$ (m). Vậy chiều cao phải nhỏ hơn ${h - drop} m.`,
      };
    }),
  ]),
  ...unit(9, 'Căn thức', ({ ew }) => [
    ew('M3', 'số nguyên x để biểu thức chứa căn nguyên', (r) => {
      const [b, k] = r.pick([
        [2, 3],
        [2, 5],
        [1, 3],
        [1, 5],
        [3, 5],
      ] as const);
      const a = k - b;
      const roots = [b - 1, b + 1, b + k];
      const c = b + 2 * k;
      const value = fraction(c + a, c - b);
      return {
        ask: [
          `Cho $P = \\dfrac{\\sqrt{x} + ${a}}{\\sqrt{x} - ${b}}$ với $x \\ge 0$, $x \\ne ${b * b}$.\na) Tính $P$ khi $x = ${c * c}$.\nb) Tìm các số nguyên $x$ để $P$ là số nguyên.`,
          `Với $x \\ge 0$, $x \\ne ${b * b}$, xét biểu thức $P = \\dfrac{\\sqrt{x} + ${a}}{\\sqrt{x} - ${b}}$. Tính giá trị của $P$ tại $x = ${c * c}$ và tìm tất cả số nguyên $x$ sao cho $P$ nhận giá trị nguyên.`,
          `Biểu thức $P = \\dfrac{\\sqrt{x} + ${a}}{\\sqrt{x} - ${b}}$ xác định khi $x \\ge 0$ và $x \\ne ${b * b}$. Hãy tính $P$ với $x = ${c * c}$; sau đó xác định mọi số nguyên $x$ làm cho $P$ nguyên.`,
        ],
        solution: `Khi $x = ${c * c}$ thì $\\sqrt{x} = ${c}$, $P = \\dfrac{${c + a}}{${c - b}} = ${value}$.\n$P = 1 + \\dfrac{${k}}{\\sqrt{x} - ${b}}$. Nếu $\\sqrt{x}$ là số vô tỉ thì $P$ là số vô tỉ, nên $x$ là số chính phương và $\\sqrt{x} - ${b}$ là ước của ${k}.\n$\\sqrt{x} - ${b} \\in \\{-${k};\\,-1;\\,1;\\,${k}\\}$ và $\\sqrt{x} \\ge 0$, suy ra $\\sqrt{x} \\in \\{${roots.join(';\\,')}\\}$.\nVậy $x \\in \\{${roots.map((one) => one * one).join(';\\,')}\\}$ (thoả mãn điều kiện).`,
      };
    }),
  ]),
];

const best: readonly Template[] = unit(9, 'Bất đẳng thức và bất phương trình', ({ ew }) => [
  ew('M4', 'mảnh vườn rào ba mặt', (r) => {
    const k = r.int(5, 15);
    const long = 4 * k;
    return {
      ask: [
        `Bác An có ${long} m lưới thép để rào ba mặt một mảnh vườn hình chữ nhật, mặt còn lại là bờ sông. Tính diện tích lớn nhất của mảnh vườn và các kích thước khi đó.`,
        `Nhà trường dùng ${long} m hàng rào quây ba cạnh của một khu vườn hình chữ nhật, cạnh thứ tư là bức tường có sẵn đủ dài. Khu vườn rộng nhất bao nhiêu mét vuông, với kích thước nào?`,
        `Người ta dùng ${long} m dây để quây ba cạnh của một bãi đỗ xe hình chữ nhật, cạnh thứ tư là một bức tường đủ dài. Tìm kích thước để bãi đỗ xe có diện tích lớn nhất và tính diện tích đó.`,
      ],
      solution: `Gọi $x$ (m) là độ dài cạnh vuông góc với mặt không phải rào, $0 < x < ${2 * k}$. Cạnh còn lại dài $${long} - 2x$ (m).\nDiện tích: $S = x(${long} - 2x) = -2x^2 + ${long}x$.\nBiến đổi: $S = ${2 * k * k} - 2(x - ${k})^2 \\le ${2 * k * k}$.\nDấu bằng xảy ra khi $x = ${k}$. Diện tích lớn nhất là ${2 * k * k} m², khi hai cạnh dài ${k} m và ${2 * k} m.`,
    };
  }),
  ew('M4', 'tổng nhỏ nhất khi biết tích', (r, turn) => {
    const k = r.int(4, 12);
    const area = k * k;
    const metre = ['cm', 'm', 'dm'][turn]!;
    return {
      ask: [
        `a) Chứng minh $x + \\dfrac{${area}}{x} \\ge ${2 * k}$ với mọi $x > 0$.\nb) Trong các hình chữ nhật có diện tích ${area} cm², hình nào có chu vi nhỏ nhất? Tính chu vi đó.`,
        `Cho $x > 0$. Chứng minh rằng $x + \\dfrac{${area}}{x} \\ge ${2 * k}$. Từ đó tìm chu vi nhỏ nhất của một thửa ruộng hình chữ nhật có diện tích ${area} m² và kích thước khi đó.`,
        `Một tấm biển hình chữ nhật có diện tích ${area} dm², một cạnh dài $x$ dm. Chứng minh $x + \\dfrac{${area}}{x} \\ge ${2 * k}$, rồi cho biết viền quanh biển ngắn nhất dài bao nhiêu và khi đó biển có dạng gì.`,
      ],
      solution: `$x + \\dfrac{${area}}{x} - ${2 * k} = \\dfrac{x^2 - ${2 * k}x + ${area}}{x} = \\dfrac{(x - ${k})^2}{x}$.\nVì $x > 0$ nên hiệu đó không âm, tức là $x + \\dfrac{${area}}{x} \\ge ${2 * k}$; dấu bằng xảy ra khi $x = ${k}$.\nHình chữ nhật có một cạnh $x$ thì cạnh kia là $\\dfrac{${area}}{x}$, chu vi là $2\\left(x + \\dfrac{${area}}{x}\\right) \\ge ${4 * k}$.\nChu vi nhỏ nhất bằng ${4 * k} ${metre}, khi hình chữ nhật là hình vuông cạnh ${k} ${metre}.`,
    };
  }),
]);

const circles: readonly Template[] = unit(9, 'Góc và tiếp tuyến của đường tròn', ({ ew }) => [
  ew('M4', 'bài hình ba ý về đường tròn', (_, turn) =>
    told(
      (
        [
          [
            'Từ điểm $A$ nằm ngoài đường tròn $(O)$ kẻ hai tiếp tuyến $AB$, $AC$ ($B$, $C$ là tiếp điểm). $OA$ cắt $BC$ tại $H$. Kẻ đường kính $BD$; đoạn $AD$ cắt $(O)$ tại $E$ ($E$ khác $D$).\na) Chứng minh tứ giác $ABOC$ nội tiếp.\nb) Chứng minh $AE \\cdot AD = AH \\cdot AO$.\nc) Chứng minh tứ giác $DEHO$ nội tiếp.',
            'a) Theo tính chất tiếp tuyến, $\\widehat{ABO} = \\widehat{ACO} = 90^\\circ$ nên $B$, $C$ thuộc đường tròn đường kính $AO$; tứ giác $ABOC$ nội tiếp.\nb) $\\widehat{BED} = 90^\\circ$ (chắn nửa đường tròn), tam giác $ABD$ vuông tại $B$ có đường cao $BE$, nên tam giác $ABE$ đồng dạng với tam giác $ADB$ và $AB^2 = AE \\cdot AD$.\n$AB = AC$, $OB = OC$ nên $OA \\perp BC$; tam giác $ABO$ vuông tại $B$ có đường cao $BH$, nên $AB^2 = AH \\cdot AO$. Vậy $AE \\cdot AD = AH \\cdot AO$.\nc) Từ b) có $\\dfrac{AE}{AO} = \\dfrac{AH}{AD}$, góc $A$ chung, nên tam giác $AEH$ đồng dạng với tam giác $AOD$; suy ra $\\widehat{AHE} = \\widehat{ADO}$. Do đó $\\widehat{EHO} + \\widehat{EDO} = 180^\\circ$, tứ giác $DEHO$ nội tiếp.',
          ],
          [
            'Cho tam giác nhọn $ABC$ nội tiếp đường tròn $(O)$, các đường cao $BE$, $CF$ cắt nhau tại $H$ ($E \\in AC$, $F \\in AB$). Kẻ đường kính $AK$.\na) Chứng minh tứ giác $BFEC$ nội tiếp.\nb) Chứng minh $AF \\cdot AB = AE \\cdot AC$.\nc) Chứng minh tứ giác $BHCK$ là hình bình hành.',
            'a) $\\widehat{BFC} = \\widehat{BEC} = 90^\\circ$ nên $E$, $F$ thuộc đường tròn đường kính $BC$; tứ giác $BFEC$ nội tiếp.\nb) Hai tam giác vuông $AEB$ (vuông tại $E$) và $AFC$ (vuông tại $F$) có góc $A$ chung nên đồng dạng.\nSuy ra $\\dfrac{AE}{AF} = \\dfrac{AB}{AC}$, tức là $AF \\cdot AB = AE \\cdot AC$.\nc) $\\widehat{ABK} = 90^\\circ$ (chắn nửa đường tròn) nên $BK \\perp AB$; mà $CF \\perp AB$ nên $BK \\parallel CH$. Tương tự $CK \\parallel BH$. Vậy $BHCK$ là hình bình hành.',
          ],
          [
            'Cho nửa đường tròn đường kính $AB$ và điểm $C$ thuộc nửa đường tròn ($C$ khác $A$, $B$). Kẻ $CH \\perp AB$ tại $H$. Gọi $M$, $N$ lần lượt là chân đường vuông góc kẻ từ $H$ đến $CA$, $CB$.\na) Chứng minh $CMHN$ là hình chữ nhật.\nb) Chứng minh $CM \\cdot CA = CN \\cdot CB$.\nc) Chứng minh tứ giác $AMNB$ nội tiếp.',
            'a) $\\widehat{ACB} = 90^\\circ$ (chắn nửa đường tròn), $\\widehat{CMH} = \\widehat{CNH} = 90^\\circ$ nên $CMHN$ là hình chữ nhật.\nb) Tam giác $CHA$ vuông tại $H$ có đường cao $HM$ nên $CH^2 = CM \\cdot CA$.\nTam giác $CHB$ vuông tại $H$ có đường cao $HN$ nên $CH^2 = CN \\cdot CB$. Vậy $CM \\cdot CA = CN \\cdot CB$.\nc) Từ b) có $\\dfrac{CM}{CB} = \\dfrac{CN}{CA}$, góc $C$ chung, nên tam giác $CMN$ đồng dạng với tam giác $CBA$; suy ra $\\widehat{CMN} = \\widehat{CBA}$. Do đó $\\widehat{AMN} + \\widehat{ABN} = 180^\\circ$, tứ giác $AMNB$ nội tiếp.',
          ],
        ] as const
      )[turn]!,
    ),
  ),
  ew('M3', 'diện tích hình viên phân', (r) => {
    const k = r.int(2, 6);
    const radius = 2 * k;
    return {
      ask: [
        `Cho đường tròn $(O;\\,${radius}\\text{ cm})$ và hai bán kính $OA \\perp OB$. Tính độ dài dây $AB$ và diện tích hình viên phân giới hạn bởi dây $AB$ và cung nhỏ $AB$.`,
        `Trên đường tròn tâm $O$ bán kính ${radius} cm lấy hai điểm $A$, $B$ sao cho $\\widehat{AOB} = 90^\\circ$. Tính độ dài đoạn $AB$, rồi tính diện tích phần hình tròn nằm giữa dây $AB$ và cung nhỏ $AB$.`,
        `Một miếng bìa hình tròn tâm $O$ bán kính ${radius} cm bị cắt theo dây $AB$, biết $\\widehat{AOB} = 90^\\circ$. Vết cắt $AB$ dài bao nhiêu và mảnh nhỏ bị cắt rời có diện tích bao nhiêu?`,
      ],
      solution: `Tam giác $OAB$ vuông cân tại $O$: $AB = \\sqrt{${radius}^2 + ${radius}^2} = ${radius}\\sqrt{2}$ (cm).\nDiện tích hình quạt $AOB$: $\\dfrac{90}{360} \\cdot \\pi \\cdot ${radius}^2 = ${k * k === 1 ? '' : k * k}\\pi$ (cm²).\nDiện tích tam giác $OAB$: $\\dfrac{1}{2} \\cdot ${radius} \\cdot ${radius} = ${2 * k * k}$ (cm²).\nDiện tích cần tìm: $${k * k}\\pi - ${2 * k * k} \\approx ${n(rounded(k * k * Math.PI - 2 * k * k, 2))}$ (cm²).`,
    };
  }),
]);

const measured: readonly Template[] = [
  ...unit(9, 'Hệ thức lượng trong tam giác vuông', ({ ew }) => [
    ew('M3', 'chiều cao từ hai góc nâng', (r) => {
      const d = 2 * r.int(8, 25);
      return {
        ask: [
          `Từ $A$ trên mặt đất, góc nâng nhìn đỉnh một tháp là $30^\\circ$. Đi thẳng về phía chân tháp ${d} m đến $B$ (chưa tới chân tháp) thì góc nâng là $60^\\circ$. Tính chiều cao của tháp (bỏ qua chiều cao người đo).`,
          `Hai điểm $A$, $B$ trên mặt đất cách nhau ${d} m, thẳng hàng với chân một cột ăng-ten và ở cùng phía với nó. Từ $A$ và $B$ nhìn thấy đỉnh cột dưới các góc nâng $30^\\circ$ và $60^\\circ$. Cột cao bao nhiêu mét?`,
          `Thuyền ở $A$ nhìn thấy đỉnh ngọn hải đăng dưới góc nâng $30^\\circ$. Thuyền chạy thẳng về phía hải đăng được ${d} m, đến $B$ thì góc nâng là $60^\\circ$. Tính chiều cao của đỉnh hải đăng so với mặt nước (coi mắt người ở sát mặt nước).`,
        ],
        solution: `Gọi $h$ (m) là chiều cao, $x$ (m) là khoảng cách từ $B$ đến chân đường cao. Trong tam giác vuông có đỉnh $B$: $h = x\\tan 60^\\circ = x\\sqrt{3}$.\nTrong tam giác vuông có đỉnh $A$: $h = (x + ${d})\\tan 30^\\circ = \\dfrac{x + ${d}}{\\sqrt{3}}$.\nSuy ra $3x = x + ${d}$, $x = ${d / 2}$.\nVậy $h = ${d / 2}\\sqrt{3} \\approx ${n(rounded((d / 2) * Math.sqrt(3), 1))}$ (m).`,
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ ew }) => [
    ew('M3', 'rót từ phễu sang cốc', (r) => {
      const [radius, k] = [r.int(2, 4), r.int(2, 4)];
      const [h, level] = [3 * k, 4 * k];
      return {
        ask: [
          `Một phễu hình nón có bán kính đáy ${2 * radius} cm, chiều cao ${h} cm chứa đầy nước. Rót hết nước sang một cốc hình trụ rỗng có bán kính đáy ${radius} cm, cao ${level + 2} cm. Nước có tràn không, mực nước cao bao nhiêu xăng-ti-mét?`,
          `Bình hình nón bán kính đáy ${2 * radius} cm, cao ${h} cm đựng đầy sữa. Đổ hết sữa vào cốc hình trụ bán kính đáy ${radius} cm, chiều cao ${level + 2} cm (đang rỗng). Sữa trong cốc cao bao nhiêu, cốc có bị tràn không?`,
          `Một cốc giấy hình nón (bán kính miệng ${2 * radius} cm, sâu ${h} cm) đầy nước cam được rót hết vào ống hình trụ rỗng bán kính đáy ${radius} cm, cao ${level + 2} cm. Tính chiều cao của nước cam trong ống và cho biết ống có tràn không.`,
        ],
        solution: `Thể tích hình nón: $V = \\dfrac{1}{3}\\pi \\cdot ${2 * radius}^2 \\cdot ${h} = ${4 * radius * radius * k}\\pi$ (cm³).\nGọi $x$ (cm) là chiều cao chất lỏng trong hình trụ: $\\pi \\cdot ${radius}^2 \\cdot x = ${4 * radius * radius * k}\\pi$.\nSuy ra $x = ${level}$.\nVì $${level} < ${level + 2}$ nên không tràn; chất lỏng cao ${level} cm.`,
      };
    }),
    ew('M3', 'khối trụ bị khoét hình nón', (r) => {
      const k = r.int(1, 4);
      const [a, h, l] = [3 * k, 4 * k, 5 * k];
      return {
        ask: [
          `Từ khối gỗ hình trụ bán kính đáy ${a} cm, cao ${h} cm, người thợ khoét bỏ một hình nón có đáy là một đáy của hình trụ và đỉnh là tâm của đáy kia. Tính thể tích phần gỗ còn lại và diện tích toàn bộ bề mặt của nó.`,
          `Một vật trang trí là hình trụ (bán kính đáy ${a} cm, chiều cao ${h} cm) bị khoét đi hình nón có cùng đáy và cùng chiều cao. Tính thể tích của vật và diện tích cần sơn để phủ kín cả mặt trong lẫn mặt ngoài.`,
          `Khuôn làm bánh là khối hình trụ bán kính ${a} cm, cao ${h} cm, ở giữa có hốc hình nón chung đáy trên với hình trụ, đỉnh ở tâm đáy dưới. Tính thể tích vật liệu làm khuôn và tổng diện tích bề mặt của khuôn.`,
        ],
        solution: `Thể tích hình trụ: $\\pi \\cdot ${a}^2 \\cdot ${h} = ${a * a * h}\\pi$ (cm³), hình nón: $\\dfrac{1}{3} \\cdot ${a * a * h}\\pi = ${(a * a * h) / 3}\\pi$ (cm³).\nThể tích còn lại: $${a * a * h}\\pi - ${(a * a * h) / 3}\\pi = ${(2 * a * a * h) / 3}\\pi$ (cm³).\nĐường sinh của hình nón: $\\sqrt{${a}^2 + ${h}^2} = ${l}$ (cm); diện tích xung quanh hình nón: $\\pi \\cdot ${a} \\cdot ${l} = ${a * l}\\pi$ (cm²).\nBề mặt gồm một đáy, mặt xung quanh hình trụ và mặt xung quanh hình nón: $${a * a}\\pi + ${2 * a * h}\\pi + ${a * l}\\pi = ${a * a + 2 * a * h + a * l}\\pi$ (cm²).`,
      };
    }),
  ]),
];

const chances: readonly Template[] = [
  ...unit(9, 'Tần số và tần số tương đối', ({ ew }) => [
    ew('M3', 'tần số còn thiếu và số trung bình', (r) => {
      const [a, b, c] = r.pick([
        [3, 5, 4],
        [2, 6, 4],
        [4, 5, 3],
        [6, 10, 8],
        [5, 12, 7],
      ] as const);
      const x = ((a + b + c) * 2) / 3;
      const all = a + b + c + x;
      const sum = 6 * a + 7 * b + 8 * x + 9 * c;
      return {
        ask: [
          `Điểm kiểm tra của một nhóm học sinh chỉ gồm 6, 7, 8, 9: có ${a} bạn được 6 điểm, ${b} bạn được 7 điểm, ${c} bạn được 9 điểm; tần số tương đối của điểm 8 là 40%.\na) Có bao nhiêu bạn được 8 điểm?\nb) Tính điểm trung bình của nhóm.`,
          `Trong một cuộc khảo sát về số giờ ngủ mỗi đêm, ${a} bạn ngủ 6 giờ, ${b} bạn ngủ 7 giờ, ${c} bạn ngủ 9 giờ, còn lại 40% số bạn ngủ 8 giờ. Tìm số bạn ngủ 8 giờ và số giờ ngủ trung bình.`,
          `Một xạ thủ bắn một loạt đạn: ${a} viên được 6 điểm, ${b} viên được 7 điểm, ${c} viên được 9 điểm, các viên còn lại đều được 8 điểm và chiếm 40%. Tính số viên được 8 điểm và điểm trung bình mỗi viên.`,
        ],
        solution: `Gọi $x$ là tần số của giá trị 8. Ba giá trị còn lại có tổng tần số $${a} + ${b} + ${c} = ${a + b + c}$, chiếm $100\\% - 40\\% = 60\\%$.\nSố liệu có tất cả $${a + b + c} : 60\\% = ${all}$, nên $x = ${all} - ${a + b + c} = ${x}$.\nSố trung bình: $\\dfrac{6 \\cdot ${a} + 7 \\cdot ${b} + 8 \\cdot ${x} + 9 \\cdot ${c}}{${all}} = \\dfrac{${sum}}{${all}} = ${n(sum / all)}$.`,
      };
    }),
  ]),
  ...unit(9, 'Xác suất của biến cố', ({ ew }) => [
    ew('M3', 'số vật thêm vào để đạt xác suất', (r, turn) => {
      const [a, b] = [r.int(3, 6), r.int(4, 7)];
      const x = 3 * b - a;
      const [what, all] = (
        [
          ['viên bi đỏ', 'viên bi'],
          ['thẻ “Quà”', 'thẻ'],
          ['viên kẹo dâu', 'viên kẹo'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Hộp có ${a} viên bi đỏ và ${b} viên bi xanh cùng kích thước. Phải thêm bao nhiêu viên bi đỏ để khi lấy ngẫu nhiên một viên, xác suất lấy được bi đỏ bằng $\\dfrac{3}{4}$?`,
          `Trong túi có ${a} thẻ ghi chữ “Quà” và ${b} thẻ trắng. Ban tổ chức thêm vào túi một số thẻ “Quà” để xác suất rút ngẫu nhiên được thẻ “Quà” là $\\dfrac{3}{4}$. Số thẻ thêm vào là bao nhiêu?`,
          `Một lọ có ${a} viên kẹo dâu và ${b} viên kẹo chanh được gói giống hệt nhau. Cần bỏ thêm bao nhiêu viên kẹo dâu để lấy ngẫu nhiên một viên thì xác suất được kẹo dâu là $\\dfrac{3}{4}$?`,
        ],
        solution: `Gọi $x$ là số ${what} thêm vào ($x$ là số tự nhiên). Khi đó có $${a} + x$ ${what} trong tất cả $${a + b} + x$ ${all}, các kết quả đồng khả năng.\nTheo đề bài: $\\dfrac{${a} + x}{${a + b} + x} = \\dfrac{3}{4}$.\nSuy ra $4(${a} + x) = 3(${a + b} + x)$, $x = ${3 * (a + b)} - ${4 * a} = ${x}$.\nVậy phải thêm ${x} ${what}.`,
      };
    }),
  ]),
];

export const entrance9: readonly Template[] = [...equations, ...best, ...circles, ...measured, ...chances];
