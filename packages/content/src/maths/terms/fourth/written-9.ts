/** Grade 9: written tasks, for the tests of a term and entrance papers. */
import { equalsOr, fraction, n, plain, rounded, type Template } from '../../template.ts';
import { TooFewDistractors } from '../../../kit.ts';
import { chart } from '../figure-kit.ts';
import { unit } from '../kit.ts';

const algebra: readonly Template[] = [
  ...unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ ew }) => [
    ew('M3', 'pha hai dung dịch khác nồng độ', (r) => {
      const [low, high, mixed] = r.pick([
        [10, 30, 15],
        [10, 40, 20],
        [20, 60, 30],
        [20, 50, 40],
      ] as const);
      const all = 60 * r.int(3, 8);
      const x = (all * (high - mixed)) / (high - low);
      const pure = (all * mixed) / 100;
      return {
        ask: [
          `Phòng thí nghiệm có nước muối nồng độ ${low}% và nước muối nồng độ ${high}%. Cần lấy bao nhiêu gam mỗi loại để pha được ${all} gam nước muối nồng độ ${mixed}%?`,
          `Người ta nấu chảy một hợp kim chứa ${low}% đồng với một hợp kim chứa ${high}% đồng để được ${all} gam hợp kim chứa ${mixed}% đồng. Tính khối lượng mỗi hợp kim đã dùng.`,
          `Trộn nước đường nồng độ ${low}% với nước đường nồng độ ${high}% được ${all} gam nước đường nồng độ ${mixed}%. Hỏi đã dùng bao nhiêu gam nước đường mỗi loại?`,
        ],
        solution: `Gọi $x$, $y$ (gam; $x, y > 0$) là khối lượng của loại ${low}% và loại ${high}%. Tổng khối lượng: $x + y = ${all}$.\nKhối lượng chất cần tính trong hỗn hợp là $${n(mixed / 100)} \\cdot ${all} = ${n(pure)}$ (gam), nên $${n(low / 100)}x + ${n(high / 100)}y = ${n(pure)}$.\nTừ phương trình đầu, $y = ${all} - x$; thay vào phương trình sau: $${n(high / 100)} \\cdot ${all} - ${n((high - low) / 100)}x = ${n(pure)}$, suy ra $x = ${n(x)}$.\n$y = ${all} - ${n(x)} = ${n(all - x)}$ (thoả mãn). Vậy cần ${plain(x)} gam loại ${low}% và ${plain(all - x)} gam loại ${high}%.`,
      };
    }),
  ]),
  ...unit(9, 'Phương trình quy về bậc nhất', ({ ew }) => [
    ew('M3', 'chia lại tiền khi vắng một số bạn', (r, turn) => {
      const [people, away, over] = r.pick([
        [20, 4, 5],
        [15, 3, 5],
        [24, 4, 6],
        [30, 5, 6],
      ] as const);
      const all = people * (over - 1) * r.int(5, 9);
      const times = fraction(over, over - 1);
      const asked = ['Lúc đầu nhóm có', 'Ban đầu có', 'Lúc đăng kí có'][turn]!;
      return {
        ask: [
          `Một nhóm bạn thuê xe hết ${all} nghìn đồng và định chia đều. Đến lúc đi có ${away} bạn bận, nên mỗi bạn còn lại phải trả gấp $${times}$ lần số tiền đã định. Lúc đầu nhóm có bao nhiêu bạn?`,
          `Lớp 9B mua quà tặng hết ${all} nghìn đồng, tiền chia đều cho các bạn tham gia. Vì ${away} bạn xin rút nên số tiền mỗi bạn góp bằng $${times}$ số tiền góp ban đầu. Hỏi ban đầu có bao nhiêu bạn tham gia?`,
          `Các bạn đăng kí thuê sân bóng hết ${all} nghìn đồng và chia đều tiền. Hôm đó vắng ${away} bạn nên mỗi bạn có mặt trả số tiền bằng $${times}$ số tiền dự kiến. Tính số bạn đã đăng kí.`,
        ],
        solution: `Gọi số bạn lúc đầu là $x$ ($x \\in \\mathbb{N}$, $x > ${away}$). Theo dự kiến mỗi bạn trả $\\dfrac{${all}}{x}$ nghìn đồng, thực tế mỗi bạn trả $\\dfrac{${all}}{x - ${away}}$ nghìn đồng.\nTa có phương trình $\\dfrac{${all}}{x - ${away}} = ${times} \\cdot \\dfrac{${all}}{x}$.\nKhử mẫu và chia hai vế cho ${all}: $${over - 1}x = ${over}(x - ${away})$.\nDo đó $x = ${over} \\cdot ${away} = ${people}$, thoả mãn $x > ${away}$.\n${asked} ${people} bạn.`,
      };
    }),
  ]),
  ...unit(9, 'Bất đẳng thức và bất phương trình', ({ ew }) => [
    ew('M3', 'số hàng phải bán trước khi hạ giá', (r, turn) => {
      const [cost, price, cheap] = r.pick([
        [60, 100, 50],
        [80, 130, 70],
        [50, 90, 40],
        [120, 200, 100],
      ] as const);
      const all = 10 * r.int(5, 9);
      const gain = 100 * r.int(6, 12);
      const least = (cost * all + gain - cheap * all) / (price - cheap);
      if (Number.isInteger(least) || least > all) throw new TooFewDistractors('no rounding');
      const x = Math.ceil(least);
      const what = ['chiếc áo', 'giỏ quà', 'cuốn lịch'][turn]!;
      return {
        ask: [
          `Cửa hàng nhập ${all} chiếc áo, mỗi chiếc ${cost} nghìn đồng. Đầu mùa bán giá ${price} nghìn đồng một chiếc, cuối mùa bán hết số còn lại với giá ${cheap} nghìn đồng một chiếc. Đầu mùa cần bán được ít nhất bao nhiêu chiếc để lãi không dưới ${gain} nghìn đồng?`,
          `Chị Hạnh mua ${all} giỏ quà, mỗi giỏ ${cost} nghìn đồng, bán trước Tết giá ${price} nghìn đồng một giỏ, sau Tết bán nốt giá ${cheap} nghìn đồng một giỏ. Trước Tết chị phải bán ít nhất bao nhiêu giỏ để lãi từ ${gain} nghìn đồng trở lên?`,
          `Câu lạc bộ in ${all} cuốn lịch với giá ${cost} nghìn đồng một cuốn, bán ngày hội với giá ${price} nghìn đồng một cuốn, số còn lại bán cho nhà sách với giá ${cheap} nghìn đồng một cuốn. Ngày hội phải bán ít nhất bao nhiêu cuốn để lãi ít nhất ${gain} nghìn đồng?`,
        ],
        solution: `Gọi số ${what} bán với giá cao là $x$ ($x \\in \\mathbb{N}$, $x \\le ${all}$). Số ${what} bán với giá thấp là $${all} - x$.\nTiền bán hàng: $${price}x + ${cheap}(${all} - x) = ${price - cheap}x + ${cheap * all}$ (nghìn đồng); tiền vốn: $${cost} \\cdot ${all} = ${cost * all}$ (nghìn đồng).\nĐiều kiện về tiền lãi: $${price - cheap}x + ${cheap * all} - ${cost * all} \\ge ${gain}$.\nSuy ra $${price - cheap}x \\ge ${gain + (cost - cheap) * all}$, tức là $x \\ge \\dfrac{${gain + (cost - cheap) * all}}{${price - cheap}} ${equalsOr(least, 2)} ${n(rounded(least, 2))}$.\nVì $x$ là số tự nhiên nên phải bán ít nhất ${x} ${what} với giá cao.`,
      };
    }),
  ]),
  ...unit(9, 'Căn thức', ({ ew }) => [
    ew('M3', 'hàng rào quanh hai mảnh đất hình vuông', (r) => {
      const [p, q] = [r.int(4, 7), r.int(2, 3)];
      const k = 4 * p + 2 * q;
      const length = k * Math.SQRT2;
      const has = r.int(0, 1) === 0 ? Math.floor(length) - r.int(0, 2) : Math.ceil(length) + r.int(0, 2);
      const enough = has > length;
      return {
        ask: [
          `Hai mảnh đất hình vuông có diện tích ${2 * p * p} m² và ${2 * q * q} m² nằm cạnh nhau, trọn một cạnh của mảnh nhỏ nằm trên một cạnh của mảnh lớn. Bác Tư muốn rào quanh khu đất gồm cả hai mảnh. Tính độ dài hàng rào (dạng $a\\sqrt{2}$) và cho biết ${has} m lưới có đủ không.`,
          `Một sân lát gạch gồm hai hình vuông diện tích ${2 * p * p} m² và ${2 * q * q} m²; cả một cạnh của hình vuông nhỏ nằm trên một cạnh của hình vuông lớn. Viết chu vi của sân dưới dạng $a\\sqrt{2}$. Cuộn dây đèn dài ${has} m có đủ để căng kín viền sân không?`,
          `Vườn rau hình vuông rộng ${2 * p * p} m² liền với vườn hoa hình vuông rộng ${2 * q * q} m², trọn một cạnh vườn hoa nằm trên một cạnh vườn rau. Tính độ dài đường viền quanh cả hai vườn dưới dạng $a\\sqrt{2}$ và xét xem ${has} m hàng rào có đủ không.`,
        ],
        solution: `Cạnh hình vuông lớn: $\\sqrt{${2 * p * p}} = ${p}\\sqrt{2}$ (m); cạnh hình vuông nhỏ: $\\sqrt{${2 * q * q}} = ${q}\\sqrt{2}$ (m).\nĐường viền gồm bốn cạnh lớn, bớt đoạn chung bằng một cạnh nhỏ, thêm ba cạnh còn lại của hình vuông nhỏ: $4 \\cdot ${p}\\sqrt{2} - ${q}\\sqrt{2} + 3 \\cdot ${q}\\sqrt{2}$.\nRút gọn: $(${4 * p} + ${2 * q})\\sqrt{2} = ${k}\\sqrt{2}$ (m).\n$${k}\\sqrt{2} = \\sqrt{${2 * k * k}}$ và $${has} = \\sqrt{${has * has}}$; vì $${has * has} ${enough ? '>' : '<'} ${2 * k * k}$ nên ${has} m ${enough ? 'là đủ' : 'không đủ'}.`,
      };
    }),
    ew('M3', 'vận tốc suy ra từ vết phanh', (r) => {
      const [s, limit] = r.pick([
        [25, 60],
        [36, 72],
        [16, 50],
        [49, 90],
      ] as const);
      const v = 4 * Math.sqrt(s);
      const most = (limit / 3.6 / 4) ** 2;
      if (equalsOr(most, 1) === '=') throw new TooFewDistractors('no rounding');
      return {
        ask: [
          `Khi phanh gấp trên mặt đường khô, xe để lại vết phanh dài $s$ (m) thì vận tốc trước khi phanh là $v = 4\\sqrt{s}$ (m/s). Một xe để lại vết phanh dài ${s} m trên đoạn đường cho phép chạy tối đa ${limit} km/h.\na) Xe có chạy quá tốc độ không?\nb) Vết phanh của xe chạy đúng ${limit} km/h dài bao nhiêu mét (làm tròn đến hàng phần mười)?`,
          `Công thức $v = 4\\sqrt{s}$ cho biết vận tốc $v$ (m/s) của xe trước khi phanh gấp, với $s$ (m) là độ dài vết phanh. Tại nơi có biển hạn chế ${limit} km/h, người ta đo được vết phanh dài ${s} m. Xét xem lái xe có vi phạm không; vết phanh khi chạy đúng ${limit} km/h dài bao nhiêu mét (làm tròn đến hàng phần mười)?`,
          `Cảnh sát giao thông ước lượng vận tốc xe theo công thức $v = 4\\sqrt{s}$, trong đó $s$ (m) là chiều dài vết phanh và $v$ tính bằng m/s. Một vết phanh dài ${s} m ở đường có giới hạn ${limit} km/h.\na) Tính vận tốc của xe theo km/h và so với giới hạn.\nb) Tính chiều dài vết phanh ứng với vận tốc ${limit} km/h, làm tròn đến hàng phần mười của mét.`,
        ],
        solution: `$v = 4\\sqrt{${s}} = 4 \\cdot ${Math.sqrt(s)} = ${v}$ (m/s).\nĐổi đơn vị: $${v} \\cdot 3{,}6 = ${n(v * 3.6)}$ (km/h); vì $${n(v * 3.6)} > ${limit}$ nên xe đã chạy quá tốc độ.\nVận tốc ${limit} km/h là $\\dfrac{${limit}}{3{,}6} = ${fraction(limit * 10, 36)}$ (m/s), nên $4\\sqrt{s} = ${fraction(limit * 10, 36)}$, tức là $\\sqrt{s} = ${fraction(limit * 10, 144)}$.\n$s = \\left(${fraction(limit * 10, 144)}\\right)^2 \\approx ${n(rounded(most, 1))}$. Vết phanh dài khoảng ${plain(rounded(most, 1))} m.`,
      };
    }),
  ]),
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ ew }) => [
    ew('M3', 'tam giác tạo bởi hai giao điểm và gốc toạ độ', (r) => {
      const [p, q] = r.pick([
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [4, 3],
      ] as const);
      const slope = p - q === 1 ? '' : p - q;
      const line = `y = ${slope}x + ${p * q}`;
      return {
        ask: [
          `Parabol $(P): y = x^2$ và đường thẳng $d: ${line}$ cắt nhau tại $A$ và $B$. Tìm toạ độ $A$, $B$ rồi tính diện tích tam giác $OAB$ ($O$ là gốc toạ độ, đơn vị trên hai trục bằng nhau).`,
          `Cho $(P): y = x^2$ và $d: ${line}$. Chứng minh $d$ cắt $(P)$ tại hai điểm phân biệt $A$, $B$ và tính diện tích tam giác $OAB$, với $O$ là gốc toạ độ.`,
          `Gọi $A$, $B$ là các giao điểm của đường thẳng $d: ${line}$ với parabol $(P): y = x^2$, $O$ là gốc toạ độ. Xác định $A$, $B$ và tính diện tích tam giác $OAB$.`,
        ],
        solution: `Hoành độ giao điểm là nghiệm của $x^2 = ${slope}x + ${p * q}$, tức là $x^2 - ${slope}x - ${p * q} = 0$.\n$\\Delta = ${(p - q) ** 2} + 4 \\cdot ${p * q} = ${(p + q) ** 2} > 0$ nên có hai nghiệm $x = ${p}$ và $x = -${q}$; $A(${p};\\,${p * p})$, $B(-${q};\\,${q * q})$ (hoặc đổi tên hai điểm).\nĐường thẳng $d$ cắt $Oy$ tại $C(0;\\,${p * q})$; $OC$ chia tam giác $OAB$ thành hai tam giác $OAC$ và $OBC$ có chung đáy $OC = ${p * q}$, chiều cao ${p} và ${q}.\nDiện tích tam giác $OAB$: $\\dfrac{1}{2} \\cdot ${p * q} \\cdot (${p} + ${q}) = ${n((p * q * (p + q)) / 2)}$ (đơn vị diện tích).`,
      };
    }),
  ]),
  ...unit(9, 'Phương trình bậc hai một ẩn', ({ ew }) => [
    ew('M3', 'tăng cùng một tỉ lệ trong hai năm', (r) => {
      const rate = r.pick([5, 10, 20] as const);
      const from = 400 * r.int(2, 6);
      const to = (from * (100 + rate) ** 2) / 10_000;
      const ratio = (100 + rate) ** 2 / 10_000;
      return {
        ask: [
          `Sau hai năm, số sách của thư viện tăng từ ${from} cuốn lên ${plain(to)} cuốn. Biết mỗi năm số sách tăng thêm cùng một tỉ lệ phần trăm so với năm trước, hãy tìm tỉ lệ đó.`,
          `Sản lượng của một trang trại tăng từ ${from} tạ lên ${plain(to)} tạ sau hai vụ, mỗi vụ tăng cùng một số phần trăm so với vụ trước. Mỗi vụ sản lượng tăng bao nhiêu phần trăm?`,
          `Một xã có ${from} hộ dùng nước máy, hai năm sau có ${plain(to)} hộ. Hằng năm số hộ tăng với cùng một tỉ lệ phần trăm so với năm liền trước. Tính tỉ lệ tăng hằng năm.`,
        ],
        solution: `Gọi tỉ lệ tăng mỗi lần là $x\\%$ ($x > 0$). Sau lần thứ nhất được $${from}\\left(1 + \\dfrac{x}{100}\\right)$, sau lần thứ hai được $${from}\\left(1 + \\dfrac{x}{100}\\right)^2$.\nTa có phương trình $${from}\\left(1 + \\dfrac{x}{100}\\right)^2 = ${n(to)}$.\nSuy ra $\\left(1 + \\dfrac{x}{100}\\right)^2 = ${n(ratio)}$; vì $1 + \\dfrac{x}{100} > 0$ nên $1 + \\dfrac{x}{100} = ${n(1 + rate / 100)}$.\nVậy $x = ${rate}$: mỗi lần tăng ${rate}%.`,
      };
    }),
  ]),
];

const ratios: readonly Template[] = unit(9, 'Hệ thức lượng trong tam giác vuông', ({ ew }) => [
  ew('M3', 'diện tích mái dốc hai bên', (r) => {
    const [width, long] = [2 * r.int(3, 5), r.int(8, 15)];
    const slope = r.pick([25, 30, 35] as const);
    const cos = rounded(Math.cos((slope * Math.PI) / 180), 4);
    const rafter = rounded(width / 2 / cos, 3);
    const area = rounded((width * long) / Math.cos((slope * Math.PI) / 180), 1);
    // The rounded steps of the solution have to lead to the same result.
    if (rounded(2 * rounded(rafter * long, 2), 1) !== area) throw new TooFewDistractors('rounding');
    return {
      ask: [
        `Mái nhà gồm hai mặt dốc hình chữ nhật bằng nhau, mặt cắt ngang là tam giác cân có đáy ${width} m và góc ở đáy $${slope}^\\circ$. Nhà dài ${long} m. Tính diện tích tôn để lợp mái (làm tròn đến hàng phần mười của mét vuông).`,
        `Một nhà xe rộng ${width} m, dài ${long} m, có hai mái dốc như nhau, mỗi mái nghiêng $${slope}^\\circ$ so với mặt ngang, hai mái gặp nhau ở chính giữa. Cần bao nhiêu mét vuông tấm lợp (làm tròn đến hàng phần mười)?`,
        `Nhà kính trồng rau có mặt cắt của mái là tam giác cân đáy ${width} m, hai mái nghiêng $${slope}^\\circ$ so với mặt ngang, chiều dài nhà là ${long} m. Tính diện tích kính của hai mái, làm tròn đến hàng phần mười của mét vuông.`,
      ],
      solution: `Đường cao từ đỉnh chia mặt cắt thành hai tam giác vuông, mỗi tam giác có cạnh kề góc $${slope}^\\circ$ dài $${width} : 2 = ${width / 2}$ (m).\nCạnh huyền là chiều rộng của một mái: $\\dfrac{${width / 2}}{\\cos ${slope}^\\circ} \\approx \\dfrac{${width / 2}}{${n(cos)}} \\approx ${n(rafter)}$ (m).\nDiện tích một mái: $${n(rafter)} \\cdot ${long} \\approx ${n(rounded(rafter * long, 2))}$ (m²).\nHai mái: khoảng $${n(area)}$ m².`,
    };
  }),
  ew('M3', 'chỗ để làm đường dốc cho xe lăn', (r) => {
    const height = 5 * r.int(6, 12);
    const angle = r.pick([4, 5, 6] as const);
    const tan = rounded(Math.tan((angle * Math.PI) / 180), 4);
    const need = rounded(height / tan / 100, 2);
    const room = rounded(need + r.pick([-1.2, -0.6, 0.5, 1.1]), 1);
    const enough = room >= need;
    return {
      ask: [
        `Thềm nhà cao ${height} cm so với sân. Đường dốc cho xe lăn được nghiêng nhiều nhất $${angle}^\\circ$ so với mặt sân. Trước thềm có khoảng sân rộng ${plain(room)} m (theo phương vuông góc với thềm). Có đủ chỗ làm đường dốc thẳng không?`,
        `Trường học muốn làm lối dốc thẳng cho xe lăn lên sảnh cao ${height} cm, góc nghiêng không quá $${angle}^\\circ$. Phần sân trước sảnh dài ${plain(room)} m. Hãy tính xem chỗ đó có đủ không.`,
        `Trạm y tế có bậc thềm cao ${height} cm. Người ta làm một đường dốc thẳng nghiêng không quá $${angle}^\\circ$ trên phần sân dài ${plain(room)} m trước thềm. Phần sân có đủ dài không? Vì sao?`,
      ],
      solution: `Đường dốc là cạnh huyền của tam giác vuông có cạnh đối của góc nghiêng dài ${height} cm. Gọi cạnh kề (phần sân bị chiếm) là $d$ (cm).\nGóc nghiêng lớn nhất thì $d$ ngắn nhất: $\\tan ${angle}^\\circ = \\dfrac{${height}}{d}$.\n$d = \\dfrac{${height}}{\\tan ${angle}^\\circ} \\approx \\dfrac{${height}}{${n(tan)}} \\approx ${n(rounded(height / tan, 0))}$ (cm), tức là khoảng ${plain(need)} m.\nVì $${n(room)} ${enough ? '>' : '<'} ${n(need)}$ nên phần sân ${enough ? 'đủ' : 'không đủ'} chỗ.`,
    };
  }),
]);

const shapes: readonly Template[] = [
  ...unit(9, 'Góc và tiếp tuyến của đường tròn', ({ ew }) => [
    ew('M4', 'bài hình ba ý có trung điểm, giá trị lớn nhất', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho đường tròn $(O)$ đường kính $AB$ và điểm $C$ thuộc đường tròn ($C$ khác $A$, $B$). Tiếp tuyến tại $A$ cắt đường thẳng $BC$ tại $D$. Gọi $I$ là trung điểm của $AD$, $H$ là chân đường vuông góc kẻ từ $C$ đến $AB$.\na) Chứng minh $AD^2 = DC \\cdot DB$.\nb) Chứng minh $IC$ là tiếp tuyến của $(O)$.\nc) Chứng minh $BI$ đi qua trung điểm của $CH$.',
            'a) $\\widehat{ACB} = 90^\\circ$ (chắn nửa đường tròn), $\\widehat{DAB} = 90^\\circ$ ($AD$ là tiếp tuyến). Hai tam giác vuông $DCA$ và $DAB$ có góc $D$ chung nên đồng dạng, suy ra $\\dfrac{DC}{DA} = \\dfrac{DA}{DB}$, tức là $AD^2 = DC \\cdot DB$.\nb) Tam giác $ACD$ vuông tại $C$ có trung tuyến $CI$ nên $IC = IA$. Hai tam giác $IAO$ và $ICO$ có $IA = IC$, $OA = OC$, $OI$ chung nên bằng nhau (c.c.c).\nSuy ra $\\widehat{ICO} = \\widehat{IAO} = 90^\\circ$; $C$ thuộc $(O)$ nên $IC$ là tiếp tuyến.\nc) $CH \\perp AB$, $DA \\perp AB$ nên $CH \\parallel DA$. Gọi $K$ là giao điểm của $BI$ và $CH$. Theo hệ quả của định lí Thalès, $\\dfrac{KH}{IA} = \\dfrac{BK}{BI} = \\dfrac{KC}{ID}$; mà $IA = ID$ nên $KH = KC$.',
          ],
          [
            'Cho đường tròn $(O;\\,R)$ đường kính $AB$, $C$ là trung điểm của $OA$, dây $MN$ vuông góc với $OA$ tại $C$. Lấy điểm $K$ trên cung nhỏ $BM$ ($K$ khác $B$, $M$); $AK$ cắt $MN$ tại $H$.\na) Chứng minh tứ giác $BCHK$ nội tiếp.\nb) Tính $AH \\cdot AK$ theo $R$.\nc) Chứng minh $KM + KB = KN$ và tìm vị trí của $K$ để $KM + KN + KB$ lớn nhất.',
            'a) $\\widehat{HCB} = 90^\\circ$, $\\widehat{HKB} = \\widehat{AKB} = 90^\\circ$ (chắn nửa đường tròn) nên $C$, $K$ thuộc đường tròn đường kính $HB$; tứ giác $BCHK$ nội tiếp.\nb) Hai tam giác vuông $ACH$ và $AKB$ có góc $A$ chung nên đồng dạng: $\\dfrac{AH}{AB} = \\dfrac{AC}{AK}$. Vậy $AH \\cdot AK = AC \\cdot AB = \\dfrac{R}{2} \\cdot 2R = R^2$.\nc) $\\cos \\widehat{MOC} = \\dfrac{OC}{OM} = \\dfrac{1}{2}$ nên $\\widehat{MOA} = 60^\\circ$, $\\widehat{MBA} = 30^\\circ$; $AB$ là trung trực của $MN$ nên tam giác $BMN$ cân tại $B$ và có $\\widehat{MBN} = 60^\\circ$, do đó đều.\nTrên đoạn $KN$ lấy $I$ sao cho $KI = KB$. $\\widehat{BKN} = \\widehat{BMN} = 60^\\circ$ nên tam giác $KBI$ đều. Vì $\\widehat{KBM} = \\widehat{IBN}$ (cùng bằng $60^\\circ - \\widehat{MBI}$), $BK = BI$, $BM = BN$ nên tam giác $KBM$ bằng tam giác $IBN$, suy ra $KM = IN$ và $KM + KB = IN + KI = KN$.\nTổng $KM + KN + KB = 2KN \\le 4R$; tổng lớn nhất khi $KN$ là đường kính, tức là $K$ đối xứng với $N$ qua $O$.',
          ],
          [
            'Từ điểm $A$ nằm ngoài đường tròn $(O)$ kẻ tiếp tuyến $AB$ ($B$ là tiếp điểm) và một đường thẳng không đi qua $O$ cắt $(O)$ tại $M$, $N$ ($M$ nằm giữa $A$ và $N$). Gọi $I$ là trung điểm của $MN$, $H$ là chân đường vuông góc kẻ từ $B$ đến $OA$.\na) Chứng minh bốn điểm $A$, $B$, $O$, $I$ cùng thuộc một đường tròn.\nb) Chứng minh $AB^2 = AM \\cdot AN$.\nc) Chứng minh $\\widehat{AHM} = \\widehat{ANO}$ và tứ giác $MHON$ nội tiếp.',
            'a) $\\widehat{ABO} = 90^\\circ$ ($AB$ là tiếp tuyến); $OM = ON$, $I$ là trung điểm của $MN$ nên $\\widehat{AIO} = 90^\\circ$. Vậy $B$, $I$ thuộc đường tròn đường kính $AO$.\nb) Đặt $OI = d$, $IM = IN = e$, bán kính $R$. $AM \\cdot AN = (AI - e)(AI + e) = AI^2 - e^2$.\nTheo định lí Pythagore, $AI^2 = AO^2 - d^2$ và $e^2 = R^2 - d^2$, nên $AM \\cdot AN = AO^2 - R^2 = AB^2$.\nc) Tam giác $ABO$ vuông tại $B$ có $BH \\perp AO$, nên tam giác $ABH$ đồng dạng với tam giác $AOB$ và $AB^2 = AH \\cdot AO$. Suy ra $AM \\cdot AN = AH \\cdot AO$, tức là $\\dfrac{AM}{AO} = \\dfrac{AH}{AN}$.\nGóc $A$ chung nên tam giác $AMH$ đồng dạng với tam giác $AON$, do đó $\\widehat{AHM} = \\widehat{ANO}$. Vì $\\widehat{MHO} + \\widehat{MNO} = 180^\\circ - \\widehat{AHM} + \\widehat{ANO} = 180^\\circ$ nên tứ giác $MHON$ nội tiếp.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ ew }) => [
    ew('M3', 'hình vành khuyên của tam giác đều', (r) => {
      const a = 2 * r.int(3, 8);
      const ring = (a * a) / 4;
      /** √3 by a third of a whole number. */
      const thirds = (k: number): string =>
        k % 3 === 0 ? `${k === 3 ? '' : k / 3}\\sqrt{3}` : `\\dfrac{${k}\\sqrt{3}}{3}`;
      return {
        ask: [
          `Tam giác $ABC$ đều cạnh ${a} cm (hình bên). Tính bán kính đường tròn ngoại tiếp, bán kính đường tròn nội tiếp và diện tích hình vành khuyên giữa hai đường tròn đó (theo $\\pi$).`,
          `Một biểu tượng gồm tam giác đều $ABC$ cạnh ${a} cm, đường tròn đi qua ba đỉnh và đường tròn tiếp xúc ba cạnh như hình bên. Tính diện tích phần nằm giữa hai đường tròn, viết kết quả theo $\\pi$.`,
          `Cho tam giác đều $ABC$ có cạnh ${a} cm, hai đường tròn ngoại tiếp và nội tiếp như hình bên. Chứng minh bán kính đường tròn ngoại tiếp gấp đôi bán kính đường tròn nội tiếp và tính diện tích hình vành khuyên tạo bởi hai đường tròn (theo $\\pi$).`,
        ],
        figure: {
          version: 1,
          kind: 'triangle',
          names: ['A', 'B', 'C'],
          sides: [a, a, a],
          parts: ['circumcircle', 'incircle'],
        },
        solution: `Đường cao của tam giác đều: $\\dfrac{${a}\\sqrt{3}}{2} = ${a / 2}\\sqrt{3}$ (cm). Tâm chung $O$ của hai đường tròn là trọng tâm.\nBán kính đường tròn ngoại tiếp: $R = \\dfrac{2}{3} \\cdot ${a / 2}\\sqrt{3} = ${thirds(a)}$ (cm); bán kính đường tròn nội tiếp: $r = \\dfrac{1}{3} \\cdot ${a / 2}\\sqrt{3} = ${thirds(a / 2)}$ (cm), nên $R = 2r$.\n$R^2 = ${fraction(a * a, 3)}$, $r^2 = ${fraction(a * a, 12)}$.\nDiện tích hình vành khuyên: $\\pi(R^2 - r^2) = ${ring}\\pi$ (cm²).`,
      };
    }),
  ]),
];

const data: readonly Template[] = [
  ...unit(9, 'Tần số và tần số tương đối', ({ ew }) => [
    ew('M3', 'từ mẫu ước lượng cho cả trường', (r) => {
      const [a, b, c] = [5 * r.int(2, 4), 5 * r.int(5, 7), 5 * r.int(4, 6)];
      const d = 100 - a - b - c;
      const size = 20 * r.int(3, 6);
      const school = 100 * r.int(6, 12);
      const [low, high] = [(size * a) / 100, (size * (c + d)) / 100];
      return {
        ask: [
          `Biểu đồ bên ghi tần số tương đối (%) về thời gian tự học mỗi ngày (phút) của một số học sinh được hỏi, trong đó có ${plain(low)} bạn tự học dưới 30 phút.\na) Có bao nhiêu học sinh được hỏi?\nb) Bao nhiêu bạn trong số đó tự học từ 60 phút trở lên?\nc) Trường có ${school} học sinh. Ước lượng số học sinh của trường tự học từ 60 phút trở lên.`,
          `Nhóm bạn hỏi một số học sinh về thời gian đọc sách mỗi ngày (phút) và vẽ biểu đồ tần số tương đối (%) như hình bên. Nhóm 0–30 có ${plain(low)} học sinh. Tìm số học sinh được hỏi, số học sinh đọc từ 60 phút trở lên, rồi ước lượng số học sinh đọc từ 60 phút trở lên của cả trường có ${school} học sinh.`,
          `Hình bên là biểu đồ tần số tương đối (%) của thời gian vận động mỗi ngày (phút) ở một mẫu học sinh; ${plain(low)} bạn trong mẫu vận động dưới 30 phút.\na) Tính cỡ mẫu.\nb) Mẫu có bao nhiêu bạn vận động từ 60 phút trở lên?\nc) Nếu mẫu đại diện cho trường có ${school} học sinh, ước lượng số bạn vận động từ 60 phút trở lên của trường.`,
        ],
        figure: chart('histogram', 'Tần số tương đối (%)', [
          ['0–30', a],
          ['30–60', b],
          ['60–90', c],
          ['90–120', d],
        ]),
        solution: `Nhóm 0–30 chiếm ${a}%, nên cỡ mẫu là $${n(low)} : ${a}\\% = ${size}$ (học sinh).\nTần số tương đối của hai nhóm từ 60 phút trở lên: $${c}\\% + ${d}\\% = ${c + d}\\%$.\nSố học sinh của mẫu từ 60 phút trở lên: $${size} \\cdot ${c + d}\\% = ${n(high)}$.\nƯớc lượng cho cả trường: $${school} \\cdot ${c + d}\\% = ${n((school * (c + d)) / 100)}$ (học sinh).`,
      };
    }),
  ]),
  ...unit(9, 'Xác suất của biến cố', ({ ew }) => [
    ew('M3', 'trò chơi có công bằng không', (r) => {
      const [m, k] = r.pick([
        [3, 4],
        [3, 5],
        [4, 5],
        [5, 5],
        [3, 6],
      ] as const);
      const odd = (top: number) => Math.ceil(top / 2);
      const all = m * k;
      const evenProduct = all - odd(m) * odd(k);
      const list = (top: number) => Array.from({ length: top }, (_, at) => at + 1).join(', ');
      return {
        ask: [
          `Hộp thứ nhất có ${m} thẻ ghi các số ${list(m)}, hộp thứ hai có ${k} thẻ ghi các số ${list(k)}. Rút ngẫu nhiên mỗi hộp một thẻ. An thắng nếu tích hai số là số chẵn, Bình thắng nếu tích là số lẻ. Trò chơi có công bằng không? Vì sao?`,
          `Đĩa quay thứ nhất chia thành ${m} phần bằng nhau ghi các số ${list(m)}; đĩa thứ hai chia thành ${k} phần bằng nhau ghi các số ${list(k)}. Quay mỗi đĩa một lần. Mai được điểm khi tích hai số là số chẵn, Nam được điểm khi tích là số lẻ. Hãy tính xác suất được điểm của mỗi bạn và cho biết ai có lợi.`,
          `Hai bạn chơi: bạn thứ nhất chọn ngẫu nhiên một số trong các số ${list(m)}, bạn thứ hai chọn ngẫu nhiên một số trong các số ${list(k)}. Nếu tích hai số là số lẻ thì bạn thứ nhất thắng, nếu là số chẵn thì bạn thứ hai thắng. Tính xác suất thắng của mỗi bạn và nhận xét.`,
        ],
        solution: `Mỗi kết quả là một cặp số, có $${m} \\cdot ${k} = ${all}$ kết quả có thể và đồng khả năng.\nTích là số lẻ khi cả hai số đều lẻ: có $${odd(m)} \\cdot ${odd(k)} = ${odd(m) * odd(k)}$ kết quả; tích là số chẵn: $${all} - ${odd(m) * odd(k)} = ${evenProduct}$ kết quả.\nXác suất để tích lẻ là $${fraction(odd(m) * odd(k), all)}$, để tích chẵn là $${fraction(evenProduct, all)}$.\nHai xác suất khác nhau nên trò chơi không công bằng; người thắng khi tích là số chẵn có lợi hơn.`,
      };
    }),
    ew('M3', 'số có hai chữ số lập từ các thẻ', (r) => {
      const list = r
        .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
        .slice(0, 4)
        .toSorted((a, b) => a - b);
      const all = list.flatMap((a) => list.filter((b) => b !== a).map((b) => 10 * a + b));
      const bound = 10 * list[2]! + list[0]!;
      const [even, big] = [all.filter((one) => one % 2 === 0), all.filter((one) => one > bound)];
      if (even.length === 0 || even.length === all.length) throw new TooFewDistractors('no choice');
      return {
        ask: [
          `Có bốn thẻ ghi các số ${list.join(', ')}. Rút ngẫu nhiên lần lượt hai thẻ (không trả lại) rồi đặt cạnh nhau theo thứ tự rút được số có hai chữ số.\na) Liệt kê các kết quả có thể.\nb) Tính xác suất để số đó là số chẵn.\nc) Tính xác suất để số đó lớn hơn ${bound}.`,
          `Từ bốn chữ số ${list.join(', ')}, bạn Hà viết ngẫu nhiên một số có hai chữ số khác nhau. Viết không gian mẫu, rồi tính xác suất để số được viết là số chẵn và xác suất để số được viết lớn hơn ${bound}.`,
          `Khoá số của một hộp có hai chữ số khác nhau lấy từ các chữ số ${list.join(', ')}. Bạn Tú thử ngẫu nhiên một số như thế.\na) Có bao nhiêu số? Hãy liệt kê.\nb) Tính xác suất để số thử là số chẵn, xác suất để số thử lớn hơn ${bound}.`,
        ],
        solution: `Không gian mẫu: $\\Omega = \\{${all.join(';\\,')}\\}$, có ${all.length} kết quả đồng khả năng.\nCác số chẵn: ${even.join('; ')}, có ${even.length} số, nên xác suất là $${fraction(even.length, all.length)}$.\nCác số lớn hơn ${bound}: ${big.join('; ')}, có ${big.length} số.\nXác suất để số lớn hơn ${bound} là $${fraction(big.length, all.length)}$.`,
      };
    }),
  ]),
];

export const written9: readonly Template[] = [...algebra, ...ratios, ...shapes, ...data];
