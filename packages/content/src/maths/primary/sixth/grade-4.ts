/** Grade 4: a fifth choice for places of the tests of a term. */
import { TooFewDistractors } from '../../../kit.ts';
import type { Template } from '../../template.ts';
import { chart } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';

const firstTerm: readonly Template[] = [
  ...unit(4, 'Số tự nhiên, lớp triệu', ({ mc, fb }) => [
    mc('M1', 'so sánh các số có cùng số chữ số', (r) => {
      const [a, b] = [r.int(3, 8), r.int(2, 7)];
      const base = 1_000_000 * a + 100_000 * b;
      return {
        ask: [
          'Số lớn nhất trong bốn số sau là:',
          'Bốn tỉnh có số dân như dưới đây. Số dân lớn nhất là:',
          'Trong các số sau, số nào lớn nhất?',
        ],
        right: `${base + 90_000}`,
        wrong: [
          [`${base + 9000}`, 'so sánh sai hàng chục nghìn'],
          [`${base + 89_999}`, 'chỉ nhìn các chữ số 9 ở cuối'],
          [`${base - 100_000 + 99_999}`, 'bỏ qua hàng trăm nghìn'],
        ],
        why: `So sánh từ hàng triệu, hàng trăm nghìn đến hàng chục nghìn: ${base + 90_000} có chữ số hàng chục nghìn là 9, lớn nhất.`,
      };
    }),
    fb('M2', 'số bé nhất làm tròn được thành số đã cho', (r) => {
      const a = r.int(24, 78);
      return {
        ask: [
          `Làm tròn một số tự nhiên đến hàng nghìn thì được ${1000 * a}. Số bé nhất có thể là số nào?`,
          `Số dân của một xã làm tròn đến hàng nghìn là ${1000 * a} người. Xã có ít nhất bao nhiêu người?`,
          `Sân vận động có số khán giả làm tròn đến hàng nghìn là ${1000 * a}. Có ít nhất bao nhiêu khán giả?`,
        ],
        is: 1000 * a - 500,
        why: `Chữ số hàng trăm từ 5 trở lên thì làm tròn lên: $${1000 * a} - 500 = ${1000 * a - 500}$.`,
      };
    }),
  ]),
  ...unit(4, 'Tính chất của phép tính', ({ mc, fb }) => [
    mc('M1', 'biểu thức bằng nhau nhờ tính chất phân phối', (r) => {
      const [a, b, c] = [r.int(12, 25), r.int(6, 9), r.int(2, 5)];
      return {
        ask: [
          `Biểu thức nào bằng $${a} \\times (${b} + ${c})$?`,
          `Mỗi thùng có ${a} chai. Sáng xếp ${b} thùng, chiều xếp ${c} thùng. Tổng số chai $${a} \\times (${b} + ${c})$ còn tính bằng:`,
          `$${a} \\times (${b} + ${c})$ có giá trị bằng giá trị của biểu thức:`,
        ],
        right: `$${a} \\times ${b} + ${a} \\times ${c}$`,
        wrong: [
          [`$${a} \\times ${b} + ${c}$`, 'chỉ nhân với số hạng thứ nhất'],
          [`$${a} + ${b} \\times ${c}$`, 'nhầm vị trí của phép nhân'],
          [`$${a} \\times ${b} \\times ${c}$`, 'nhân thay vì cộng hai tích'],
        ],
        why: `Nhân một số với một tổng: nhân số đó với từng số hạng rồi cộng các kết quả: $${a} \\times ${b} + ${a} \\times ${c}$.`,
      };
    }),
    fb('M2', 'hiệu tiền của hai lần mua cùng một loại', (r) => {
      const [price, a] = [r.int(12, 18), r.int(13, 16)];
      const less = a - 10;
      return {
        ask: [
          `Mỗi hộp bút giá ${price} nghìn đồng. Lớp 4A mua ${a} hộp, lớp 4B mua ${less} hộp. Lớp 4A trả nhiều hơn lớp 4B bao nhiêu nghìn đồng?`,
          `Mỗi bao xi măng nặng ${price} kg. Xe to chở ${a} bao, xe nhỏ chở ${less} bao. Xe to chở nhiều hơn bao nhiêu ki-lô-gam?`,
          `Mỗi hàng có ${price} cây. Khu trên có ${a} hàng, khu dưới có ${less} hàng. Khu trên có nhiều hơn khu dưới bao nhiêu cây?`,
        ],
        is: price * 10,
        why: `$${price} \\times ${a} - ${price} \\times ${less} = ${price} \\times (${a} - ${less}) = ${price} \\times 10 = ${price * 10}$.`,
      };
    }),
  ]),
  ...unit(4, 'Tổng và hiệu', ({ mc, fb }) => [
    fb('M1', 'số bé khi biết số lớn và hiệu', (r) => {
      const [a, b] = [r.int(125, 190), r.int(25, 60)];
      return {
        ask: [
          `Số lớn là ${a}, hiệu của số lớn và số bé là ${b}. Số bé bằng bao nhiêu?`,
          `Thửa ruộng thứ nhất thu ${a} kg lạc, nhiều hơn thửa thứ hai ${b} kg. Thửa thứ hai thu bao nhiêu ki-lô-gam lạc?`,
          `Trường có ${a} học sinh khối Bốn, nhiều hơn khối Năm ${b} học sinh. Khối Năm có bao nhiêu học sinh?`,
        ],
        is: a - b,
        why: `Số bé bằng số lớn trừ hiệu: $${a} - ${b} = ${a - b}$.`,
      };
    }),
    mc('M1', 'phần nhiều hơn khi biết cả hai phần và phần chênh lệch', (r) => {
      const [small, d] = [r.int(21, 38), r.int(5, 12)];
      const total = 2 * small + d;
      return {
        ask: [
          `Hai bao có tất cả ${total} kg gạo, bao to nhiều hơn bao nhỏ ${d} kg. Bao to có số ki-lô-gam gạo là:`,
          `Hai lớp có tất cả ${total} học sinh, lớp 4A nhiều hơn lớp 4B ${d} học sinh. Số học sinh của lớp 4A là:`,
          `Một sợi dây dài ${total} dm được cắt thành hai đoạn hơn kém nhau ${d} dm. Độ dài (dm) của đoạn dài hơn là:`,
        ],
        right: small + d,
        wrong: [
          [small, 'tìm số bé thay cho số lớn'],
          [total - d, 'chỉ bớt phần chênh lệch'],
          [total + d, 'quên chia cho 2'],
        ],
        why: `Số lớn bằng tổng cộng với hiệu rồi chia cho 2: $(${total} + ${d}) : 2 = ${small + d}$.`,
      };
    }),
  ]),
  ...unit(4, 'Góc, song song, vuông góc', ({ mc, fb }) => [
    mc('M1', 'hai kim đồng hồ tạo thành góc', (_, turn) => {
      const [hour, right, why] = (
        [
          [3, 'góc vuông', 'kim ngắn chỉ số 3, kim dài chỉ số 12, hai kim vuông góc với nhau'],
          [6, 'góc bẹt', 'kim ngắn chỉ số 6, kim dài chỉ số 12, hai kim nằm trên một đường thẳng'],
          [2, 'góc nhọn', 'kim ngắn chỉ số 2, kim dài chỉ số 12, góc giữa hai kim bé hơn góc vuông'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Lúc đúng ${hour} giờ, kim giờ và kim phút tạo thành:`,
          `Chuông reo lúc đúng ${hour} giờ. Khi đó hai kim của đồng hồ tạo thành:`,
          `Đồng hồ kim chỉ đúng ${hour} giờ. Hai kim tạo thành:`,
        ],
        right,
        wrong: (
          [
            ['góc vuông', 'nhầm với góc của hai kim lúc 3 giờ'],
            ['góc bẹt', 'nhầm với góc của hai kim lúc 6 giờ'],
            ['góc nhọn', 'cho rằng góc này bé hơn góc vuông'],
            ['góc tù', hour === 6 ? 'không thấy hai kim thẳng hàng' : 'cho rằng góc này lớn hơn góc vuông'],
          ] as const
        ).filter(([one]) => one !== right),
        why: `Lúc ${hour} giờ, ${why}: ${right}.`,
      };
    }),
    fb('M2', 'góc chưa biết trong góc vuông', (r) => {
      const a = 5 * r.int(4, 13);
      return {
        ask: [
          `Một tia chia góc vuông thành hai góc, một góc có số đo ${a}°. Góc kia có số đo bao nhiêu độ?`,
          `Góc tường là góc vuông. Tấm ván tạo với một bức tường góc ${a}°. Tấm ván tạo với bức tường kia góc bao nhiêu độ?`,
          `Cắt một góc vuông của tờ giấy thành hai góc, một góc ${a}°. Góc còn lại bao nhiêu độ?`,
        ],
        is: 90 - a,
        why: `Góc vuông có số đo 90°: $90 - ${a} = ${90 - a}$.`,
      };
    }),
  ]),
  ...unit(4, 'Hình bình hành, hình thoi', ({ mc, fb }) => [
    mc('M1', 'cạnh của hình thoi từ chu vi', (r) => {
      const a = r.int(6, 14);
      return {
        ask: [
          `Hình thoi có chu vi ${4 * a} cm. Độ dài một cạnh là:`,
          `Que kem ghép thành hình thoi có chu vi ${4 * a} cm. Mỗi cạnh dài:`,
          `Bồn hoa hình thoi được viền hết ${4 * a} cm gạch. Mỗi cạnh bồn hoa dài:`,
        ],
        right: `${a} cm`,
        wrong: [
          [`${2 * a} cm`, 'chia chu vi cho 2'],
          [`${4 * a - 4} cm`, 'trừ 4 thay vì chia cho 4'],
          [`${16 * a} cm`, 'nhân với 4'],
        ],
        why: `Bốn cạnh hình thoi bằng nhau: $${4 * a} : 4 = ${a}$ (cm).`,
      };
    }),
    fb('M2', 'chu vi hình ghép từ hai hình bình hành bằng nhau', (r) => {
      const [a, b] = [r.int(7, 10), r.int(4, 6)];
      return {
        ask: [
          `Ghép hai hình bình hành bằng nhau, có hai cạnh ${a} cm và ${b} cm, sao cho chung một cạnh ${b} cm và được một hình bình hành lớn. Chu vi hình lớn là bao nhiêu xăng-ti-mét?`,
          `Hai tấm bìa hình bình hành giống hệt nhau, cạnh ${a} cm và ${b} cm, đặt sát nhau theo cạnh ${b} cm thành một hình bình hành. Chu vi hình đó là bao nhiêu xăng-ti-mét?`,
          `Hai viên gạch hình bình hành bằng nhau có hai cạnh ${a} cm, ${b} cm xếp khít theo cạnh ${b} cm, tạo thành hình bình hành dài hơn. Chu vi hình bình hành mới là bao nhiêu xăng-ti-mét?`,
        ],
        is: 2 * (2 * a + b),
        unit: 'cm',
        why: `Cạnh dài mới: $${a} \\times 2 = ${2 * a}$ (cm). Chu vi: $(${2 * a} + ${b}) \\times 2 = ${2 * (2 * a + b)}$ (cm).`,
      };
    }),
  ]),
  ...unit(4, 'Yến, tạ, tấn; giây, thế kỉ; diện tích', ({ mc, fb }) => [
    mc('M1', 'đơn vị phù hợp với khối lượng lớn', (_, turn) => {
      const [thing, value, right] = (
        [
          ['Một con voi trưởng thành', 4, 'tấn'],
          ['Một con lợn đã lớn', 1, 'tạ'],
          ['Một bao gạo nhỏ', 2, 'yến'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `${thing} nặng khoảng ${value} … Đơn vị thích hợp là:`,
          `Chọn đơn vị thích hợp: ${thing.toLowerCase()} nặng khoảng ${value} …`,
          `Cần điền đơn vị nào: ${thing.toLowerCase()} nặng khoảng ${value} …`,
        ],
        right,
        wrong: (
          [
            ['tấn', 'không so sánh với 1 tấn = 1000 kg'],
            ['tạ', 'không so sánh với 1 tạ = 100 kg'],
            ['yến', 'không so sánh với 1 yến = 10 kg'],
            ['g', 'chọn đơn vị dùng cho vật rất nhẹ'],
          ] as const
        ).filter(([one]) => one !== right),
        why: `1 yến = 10 kg, 1 tạ = 100 kg, 1 tấn = 1000 kg; ${thing.toLowerCase()} nặng khoảng ${value} ${right}.`,
      };
    }),
    fb('M3', 'số giây của nhiều vòng chạy', (r) => {
      const [k, m, s] = [r.int(3, 5), r.int(1, 2), 5 * r.int(1, 4)];
      const one = 60 * m + s;
      return {
        ask: [
          `Bạn An chạy một vòng sân hết ${m} phút ${s} giây và giữ nguyên tốc độ đó. An chạy ${k} vòng hết bao nhiêu giây?`,
          `Máy in xong một tấm áp phích trong ${m} phút ${s} giây. Máy in liền ${k} tấm hết bao nhiêu giây?`,
          `Một bài hát dài ${m} phút ${s} giây. Mở liên tiếp ${k} lần bài hát đó hết bao nhiêu giây?`,
        ],
        is: k * one,
        why: `${m} phút ${s} giây: $${m} \\times 60 + ${s} = ${one}$ (giây). $${one} \\times ${k} = ${k * one}$ (giây).`,
      };
    }),
  ]),
];

const secondTerm: readonly Template[] = [
  ...unit(4, 'Trung bình cộng', ({ mc, fb }) => [
    fb('M1', 'trung bình mỗi ngày khi biết tổng', (r) => {
      const [k, q] = [r.int(3, 6), r.int(24, 48)];
      return {
        ask: [
          `Trong ${k} ngày cửa hàng bán ${k * q} kg gạo. Trung bình mỗi ngày bán bao nhiêu ki-lô-gam gạo?`,
          `${k} xe chở tất cả ${k * q} thùng hàng. Trung bình mỗi xe chở bao nhiêu thùng?`,
          `Bạn Hà đọc ${k * q} trang sách trong ${k} ngày. Trung bình mỗi ngày Hà đọc bao nhiêu trang?`,
        ],
        is: q,
        why: `$${k * q} : ${k} = ${q}$.`,
      };
    }),
    mc('M1', 'dãy số có trung bình cộng đã cho', (r) => {
      const q = r.int(15, 30);
      return {
        ask: [
          `Ba số nào có trung bình cộng bằng ${q}?`,
          `Ba bạn có số nhãn vở trung bình là ${q}. Số nhãn vở của ba bạn có thể là:`,
          `Chọn ba số có trung bình cộng là ${q}.`,
        ],
        right: `${q - 4}; ${q}; ${q + 4}`,
        wrong: [
          [`${q - 4}; ${q}; ${q + 7}`, 'chỉ nhìn số ở giữa'],
          [`${q - 5}; ${q - 2}; ${q + 1}`, 'cộng sai tổng của ba số'],
          [`${q}; ${q + 3}; ${q + 6}`, 'lấy số bé nhất làm trung bình'],
        ],
        why: `Tổng ba số là $${q - 4} + ${q} + ${q + 4} = ${3 * q}$; $${3 * q} : 3 = ${q}$.`,
      };
    }),
    fb('M2', 'trung bình khi thêm một số liệu', (r) => {
      const [q, add] = [r.int(20, 32), 4 * r.int(1, 3)];
      return {
        ask: [
          `Trung bình mỗi lớp trong ba lớp đầu góp ${q} quyển sách, lớp thứ tư góp ${q + add} quyển. Trung bình mỗi lớp trong bốn lớp góp bao nhiêu quyển?`,
          `Ba ngày đầu trung bình mỗi ngày xưởng may ${q} bộ quần áo, ngày thứ tư may ${q + add} bộ. Trung bình mỗi ngày trong bốn ngày may bao nhiêu bộ?`,
          `Trung bình mỗi bao trong ba bao gạo đầu nặng ${q} kg, bao thứ tư nặng ${q + add} kg. Trung bình mỗi bao trong bốn bao nặng bao nhiêu ki-lô-gam?`,
        ],
        is: q + add / 4,
        why: `Tổng: $${q} \\times 3 + ${q + add} = ${4 * q + add}$. Trung bình: $${4 * q + add} : 4 = ${q + add / 4}$.`,
      };
    }),
  ]),
  ...unit(4, 'Khái niệm phân số', ({ mc, fb }) => [
    mc('M1', 'phân số là thương của phép chia', (r) => {
      const [a, b] = [r.int(3, 7), r.int(8, 11)];
      return {
        ask: [
          `Chia đều ${a} cái bánh cho ${b} bạn. Phần bánh của mỗi bạn là:`,
          `Thương của phép chia $${a} : ${b}$ viết dưới dạng phân số là:`,
          `Rót đều ${a} l sữa vào ${b} chai. Số lít sữa ở mỗi chai là:`,
        ],
        right: `$\\dfrac{${a}}{${b}}$`,
        wrong: [
          [`$\\dfrac{${b}}{${a}}$`, 'đảo ngược tử số và mẫu số'],
          [`$\\dfrac{1}{${b}}$`, 'chỉ chia một đơn vị'],
          [`$\\dfrac{${a}}{${a + b}}$`, 'lấy tổng làm mẫu số'],
        ],
        why: `Thương của phép chia $${a} : ${b}$ là phân số có tử số ${a}, mẫu số ${b}.`,
      };
    }),
    fb('M2', 'tử số của phân số bằng phân số tối giản', (r) => {
      const [a, b, k] = [r.int(2, 4), r.int(5, 7), r.int(3, 6)];
      if (b % a === 0) throw new TooFewDistractors('not in lowest terms');
      return {
        ask: [
          `$\\dfrac{${a}}{${b}} = \\dfrac{?}{${b * k}}$. Số thay cho dấu hỏi là số nào?`,
          `Tấm bìa chia thành ${b * k} ô bằng nhau. Tô màu $\\dfrac{${a}}{${b}}$ tấm bìa thì tô bao nhiêu ô?`,
          `Viết $\\dfrac{${a}}{${b}}$ thành phân số có mẫu số ${b * k}. Tử số của phân số đó là bao nhiêu?`,
        ],
        is: a * k,
        why: `$${b * k} : ${b} = ${k}$; $${a} \\times ${k} = ${a * k}$.`,
      };
    }),
    fb('M3', 'phần đã đi so với phần còn lại', (r) => {
      const [a, b, k] = [r.int(2, 3), r.int(5, 7), r.int(4, 8)];
      if (b <= 2 * a || b % a === 0) throw new TooFewDistractors('the rest is not greater');
      return {
        ask: [
          `Quãng đường dài ${b * k} km. Xe đã đi $\\dfrac{${a}}{${b}}$ quãng đường. Quãng đường còn lại dài hơn quãng đường đã đi bao nhiêu ki-lô-mét?`,
          `Vườn có ${b * k} cây, $\\dfrac{${a}}{${b}}$ số cây là cây cam, còn lại là cây bưởi. Số cây bưởi nhiều hơn số cây cam bao nhiêu cây?`,
          `Quyển truyện có ${b * k} trang. Lan đã đọc $\\dfrac{${a}}{${b}}$ số trang. Số trang chưa đọc nhiều hơn số trang đã đọc bao nhiêu trang?`,
        ],
        is: b * k - 2 * a * k,
        why: `Phần đầu: $${b * k} : ${b} \\times ${a} = ${a * k}$. Phần còn lại: $${b * k} - ${a * k} = ${b * k - a * k}$. Hiệu: $${b * k - a * k} - ${a * k} = ${b * k - 2 * a * k}$.`,
      };
    }),
  ]),
  ...unit(4, 'Phép tính với phân số', ({ mc, fb }) => [
    mc('M1', 'nhân hai phân số', (r) => {
      const [a, b, c, d] = [2, r.pick([5, 7]), r.pick([2, 4, 5, 7]), 9];
      if (b === c) throw new TooFewDistractors('can be reduced');
      return {
        ask: [
          `$\\dfrac{${a}}{${b}} \\times \\dfrac{${c}}{${d}}$ bằng:`,
          `Tích của $\\dfrac{${a}}{${b}}$ và $\\dfrac{${c}}{${d}}$ là:`,
          `Kết quả của phép nhân $\\dfrac{${a}}{${b}} \\times \\dfrac{${c}}{${d}}$ là:`,
        ],
        right: `$\\dfrac{${a * c}}{${b * d}}$`,
        wrong: [
          [`$\\dfrac{${a + c}}{${b + d}}$`, 'cộng tử số với tử số, mẫu số với mẫu số'],
          [`$\\dfrac{${a * c}}{${b + d}}$`, 'cộng hai mẫu số'],
          [`$\\dfrac{${a * d}}{${b * c}}$`, 'nhân chéo như phép chia'],
        ],
        why: `Nhân tử số với tử số, mẫu số với mẫu số: $\\dfrac{${a} \\times ${c}}{${b} \\times ${d}} = \\dfrac{${a * c}}{${b * d}}$.`,
      };
    }),
    fb('M2', 'số còn lại sau khi dùng một phần', (r) => {
      const [a, b, k] = [r.int(2, 3), r.int(4, 5), r.int(6, 12)];
      if (b % a === 0) throw new TooFewDistractors('not in lowest terms');
      return {
        ask: [
          `Thùng có ${b * k} l dầu, đã bán $\\dfrac{${a}}{${b}}$ số dầu. Trong thùng còn bao nhiêu lít dầu?`,
          `Lớp có ${b * k} học sinh, $\\dfrac{${a}}{${b}}$ số học sinh biết bơi. Có bao nhiêu học sinh chưa biết bơi?`,
          `Tấm vải dài ${b * k} m, may áo hết $\\dfrac{${a}}{${b}}$ tấm vải. Tấm vải còn lại bao nhiêu mét?`,
        ],
        is: b * k - a * k,
        why: `$${b * k} \\times \\dfrac{${a}}{${b}} = ${a * k}$; $${b * k} - ${a * k} = ${b * k - a * k}$.`,
      };
    }),
  ]),
  ...unit(4, 'Dấu hiệu chia hết', ({ mc, fb }) => [
    mc('M1', 'số chẵn chia hết cho 5', (r) => {
      const a = r.int(21, 89);
      return {
        ask: [
          'Số nào vừa là số chẵn vừa chia hết cho 5?',
          'Số bút của một hộp là số chẵn và chia đều được cho 5 bạn. Số bút đó có thể là:',
          'Chọn số chẵn chia hết cho 5.',
        ],
        right: 10 * a,
        wrong: [
          [10 * a + 5, 'quên điều kiện số chẵn'],
          [10 * a + 2, 'chỉ xét điều kiện số chẵn'],
          [10 * a + 8, 'nhớ nhầm dấu hiệu chia hết cho 5'],
        ],
        why: `Số chẵn chia hết cho 5 thì có chữ số tận cùng là 0: ${10 * a}.`,
      };
    }),
    fb('M1', 'số chia hết cho 3 liền sau', (r) => {
      const a = 3 * r.int(35, 95);
      return {
        ask: [
          `Số bé nhất lớn hơn ${a} và chia hết cho 3 là số nào?`,
          `${a} chia hết cho 3. Số chia hết cho 3 tiếp theo là số nào?`,
          `Cô có ${a} chiếc kẹo, chia đều được cho 3 nhóm. Cô mua thêm vài chiếc thì lại chia đều được cho 3 nhóm. Khi đó cô có ít nhất bao nhiêu chiếc kẹo?`,
        ],
        is: a + 3,
        why: `Các số chia hết cho 3 hơn kém nhau 3: $${a} + 3 = ${a + 3}$.`,
      };
    }),
  ]),
  ...unit(4, 'Dãy số liệu', ({ mc, fb }) => [
    mc('M1', 'số liệu ở vị trí trong dãy', (r) => {
      const values = r.shuffle([128, 132, 135, 141, 146]);
      return {
        ask: [
          `Chiều cao (cm) của năm bạn lần lượt là: ${values.join('; ')}. Số thứ ba trong dãy số liệu là:`,
          `Số trang sách đọc trong năm tuần lần lượt là: ${values.join('; ')}. Số trang đọc ở tuần thứ ba là:`,
          `Số khách của quán trong năm ngày lần lượt là: ${values.join('; ')}. Số khách ngày thứ ba là:`,
        ],
        right: values[2]!,
        wrong: [
          [values[1]!, 'đếm thiếu một số'],
          [values[3]!, 'đếm thừa một số'],
          ...(values[2] === 135 ? [] : [[135, 'sắp xếp lại dãy rồi mới đếm'] as const]),
          [values[4]!, 'đọc số cuối cùng'],
        ],
        why: `Đếm từ trái sang phải, số thứ ba là ${values[2]!}.`,
      };
    }),
    fb('M2', 'hai cột thấp nhất gộp lại so với cột cao nhất', (r, turn) => {
      const [a, b, c] = [r.int(8, 12), r.int(13, 17), r.int(30, 34)];
      const names = [
        ['4A', '4B', '4C'],
        ['Tổ 1', 'Tổ 2', 'Tổ 3'],
        ['Sáng', 'Chiều', 'Tối'],
      ];
      return {
        ask: [
          'Hình bên ghi số ki-lô-gam giấy vụn của ba lớp. Lớp góp nhiều nhất góp hơn tổng hai lớp kia bao nhiêu ki-lô-gam?',
          'Hình bên ghi số cây ba tổ trồng được. Tổ trồng nhiều nhất trồng hơn tổng số cây của hai tổ kia bao nhiêu cây?',
          'Hình bên ghi số vé bán trong ba buổi. Buổi bán nhiều nhất bán hơn tổng hai buổi kia bao nhiêu vé?',
        ],
        is: c - a - b,
        why: `$${a} + ${b} = ${a + b}$; $${c} - ${a + b} = ${c - a - b}$.`,
        figure: chart(
          'bar',
          ['Số ki-lô-gam', 'Số cây', 'Số vé'][turn]!,
          [a, c, b].map((value, at) => [names[turn]![at]!, value] as const),
        ),
      };
    }),
  ]),
];

export const sixth4: readonly Template[] = [...firstTerm, ...secondTerm];
