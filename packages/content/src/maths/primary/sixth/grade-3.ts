/** Grade 3: a further choice for places of the tests of a term. */
import type { Template } from '../../template.ts';
import { table, unit } from '../../terms/kit.ts';
import { clock } from '../figures/kit.ts';

const firstTerm: readonly Template[] = [
  ...unit(3, 'Bảng nhân, bảng chia 3 đến 9', ({ mc, fb }) => [
    fb('M1', 'số đồ vật trong các nhóm bằng nhau', (r) => {
      const [a, b] = [r.int(6, 9), r.int(3, 8)];
      return {
        ask: [
          `Mỗi hộp có ${a} chiếc bánh nướng. ${b} hộp như thế có bao nhiêu chiếc bánh?`,
          `Mỗi luống rau trồng được ${a} hàng. ${b} luống như thế có bao nhiêu hàng rau?`,
          `Mỗi đội bóng có ${a} bạn. ${b} đội như thế có bao nhiêu bạn?`,
        ],
        is: a * b,
        why: `$${a} \\times ${b} = ${a * b}$.`,
      };
    }),
    mc('M1', 'phép chia có thương đã cho', (r) => {
      const [q, b] = [r.int(6, 9), r.int(6, 8)];
      return {
        ask: [
          `Phép chia nào có thương bằng ${q}?`,
          `Chọn phép chia có kết quả là ${q}.`,
          `Thẻ số ${q} ghép với phép chia:`,
        ],
        right: `$${q * b} : ${b}$`,
        wrong: [
          [`$${(q - 1) * b} : ${b}$`, 'đọc nhầm sang hàng liền trước của bảng chia'],
          [`$${(q + 1) * b} : ${b}$`, 'đọc nhầm sang hàng liền sau của bảng chia'],
          [`$${q * b} : ${q}$`, 'nhầm số chia với thương'],
          [`$${q * 5} : ${q}$`, 'nhầm số chia với thương'],
        ],
        why: `$${b} \\times ${q} = ${q * b}$ nên $${q * b} : ${b} = ${q}$.`,
      };
    }),
    fb('M1', 'mỗi phần khi chia đều trong bảng chia', (r) => {
      const [q, b] = [r.int(4, 9), r.int(6, 9)];
      return {
        ask: [
          `Cô chia đều ${q * b} tờ giấy màu cho ${b} nhóm. Mỗi nhóm được bao nhiêu tờ?`,
          `${b} bạn hái được số quả bằng nhau, tất cả ${q * b} quả. Mỗi bạn hái được bao nhiêu quả?`,
          `Chia đều ${q * b} lít sữa vào ${b} can. Mỗi can có bao nhiêu lít sữa?`,
        ],
        is: q,
        why: `$${q * b} : ${b} = ${q}$.`,
      };
    }),
    fb('M2', 'phần còn lại sau khi lấy các nhóm bằng nhau', (r) => {
      const [a, b, c] = [r.int(6, 9), r.int(3, 5), r.int(60, 75)];
      return {
        ask: [
          `Cửa hàng có ${c} quả dưa, đã bán cho ${b} khách, mỗi khách ${a} quả. Cửa hàng còn lại bao nhiêu quả dưa?`,
          `Tập giấy có ${c} tờ. ${b} bạn, mỗi bạn lấy ${a} tờ để gấp thuyền. Tập giấy còn bao nhiêu tờ?`,
          `Sợi dây dài ${c} cm. Bạn Minh cắt ra ${b} đoạn, mỗi đoạn ${a} cm. Sợi dây còn lại bao nhiêu xăng-ti-mét?`,
        ],
        is: c - a * b,
        why: `$${a} \\times ${b} = ${a * b}$; $${c} - ${a * b} = ${c - a * b}$.`,
      };
    }),
  ]),
  ...unit(3, 'Một phần mấy', ({ mc, fb }) => [
    mc('M1', 'đã ăn một phần mấy cái bánh', (r) => {
      const a = r.int(4, 8);
      return {
        ask: [
          `Cái bánh được cắt thành ${a} miếng bằng nhau. Lan ăn 1 miếng. Lan đã ăn một phần mấy cái bánh?`,
          `Sợi dây được gấp thành ${a} đoạn dài bằng nhau rồi cắt rời. Một đoạn bằng một phần mấy sợi dây?`,
          `Tờ giấy được chia thành ${a} ô bằng nhau, bạn Tú tô màu 1 ô. Tú đã tô màu một phần mấy tờ giấy?`,
        ],
        right: `$\\dfrac{1}{${a}}$`,
        wrong: [
          [`$\\dfrac{1}{${a - 1}}$`, 'chỉ đếm các phần còn lại'],
          [`$\\dfrac{1}{${a + 1}}$`, 'đếm thừa một phần'],
          [`$\\dfrac{1}{2}$`, 'nghĩ rằng chia làm hai phần'],
          [`$\\dfrac{1}{3}$`, 'đếm sai số phần'],
        ],
        why: `Có ${a} phần bằng nhau, lấy 1 phần: $\\dfrac{1}{${a}}$.`,
      };
    }),
    fb('M1', 'số phần bằng nhau khi biết một phần', (r) => {
      const [k, q] = [r.int(3, 6), r.int(4, 9)];
      return {
        ask: [
          `$\\dfrac{1}{${k}}$ số trứng trong khay là ${q} quả. Khay đó gồm ${k} phần như thế. Khay có bao nhiêu quả trứng?`,
          `Một đoạn dài ${q} cm bằng $\\dfrac{1}{${k}}$ sợi dây, tức là sợi dây gồm ${k} đoạn như thế. Sợi dây dài bao nhiêu xăng-ti-mét?`,
          `Đã tưới ${q} cây, bằng $\\dfrac{1}{${k}}$ số cây của vườn, tức là số cây của vườn gấp ${k} lần số cây đã tưới. Vườn có bao nhiêu cây?`,
        ],
        is: k * q,
        why: `$${q} \\times ${k} = ${k * q}$.`,
      };
    }),
    fb('M2', 'số đã có thêm một phần của nó', (r) => {
      const [k, q] = [r.int(3, 6), r.int(3, 8)];
      return {
        ask: [
          `Nam có ${k * q} viên bi. Số bi của Hùng bằng $\\dfrac{1}{${k}}$ số bi của Nam. Hai bạn có tất cả bao nhiêu viên bi?`,
          `Đàn có ${k * q} con gà, số ngỗng bằng $\\dfrac{1}{${k}}$ số gà. Có tất cả bao nhiêu con gà và ngỗng?`,
          `Ngày đầu bác làm ${k * q} chiếc nón, ngày sau làm được $\\dfrac{1}{${k}}$ số nón của ngày đầu. Cả hai ngày bác làm bao nhiêu chiếc nón?`,
        ],
        is: k * q + q,
        why: `$${k * q} : ${k} = ${q}$; $${k * q} + ${q} = ${k * q + q}$.`,
      };
    }),
  ]),
  ...unit(3, 'Nhân, chia với số có một chữ số', ({ mc, fb }) => [
    fb('M1', 'nhân số có ba chữ số', (r) => {
      const [a, b] = [r.int(105, 132), r.int(3, 6)];
      return {
        ask: [
          `Tính $${a} \\times ${b}$.`,
          `Mỗi chuyến xe chở ${a} thùng hàng. ${b} chuyến như thế chở bao nhiêu thùng hàng?`,
          `Một vòng hồ dài ${a} m. Chạy ${b} vòng thì được bao nhiêu mét?`,
        ],
        is: a * b,
        why: `$${a} \\times ${b} = ${a * b}$.`,
      };
    }),
    mc('M1', 'giảm một số đi nhiều lần', (r) => {
      const [q, k] = [r.int(11, 16), r.int(3, 6)];
      return {
        ask: [
          `Giảm ${q * k} đi ${k} lần thì được:`,
          `Giá một chiếc bánh trung thu lúc đầu là ${q * k} nghìn đồng, sau rằm giảm đi ${k} lần. Giá sau rằm (nghìn đồng) là:`,
          `Đàn chim có ${q * k} con, sau mùa đông giảm đi ${k} lần. Số chim còn lại là:`,
        ],
        right: q,
        wrong: [
          [q * k - k, `bớt đi ${k} thay vì chia cho ${k}`],
          [q * k + k, `cộng thêm ${k}`],
          [q + 1, 'chia chưa đúng'],
          [q - 1, 'chia chưa đúng'],
        ],
        why: `Giảm đi ${k} lần là chia cho ${k}: $${q * k} : ${k} = ${q}$.`,
      };
    }),
    fb('M2', 'hai lần chia đều', (r) => {
      const [a, b, q] = [r.int(2, 3), r.int(3, 4), r.int(11, 15)];
      return {
        ask: [
          `Có ${a * b * q} quyển vở chia đều cho ${a} khối lớp, mỗi khối lại chia đều cho ${b} lớp. Mỗi lớp được bao nhiêu quyển vở?`,
          `Vườn có ${a * b * q} cây chia đều cho ${a} khu, mỗi khu trồng thành ${b} hàng bằng nhau. Mỗi hàng có bao nhiêu cây?`,
          `Kho có ${a * b * q} hộp sữa xếp đều lên ${a} kệ, mỗi kệ có ${b} tầng, số hộp ở các tầng bằng nhau. Mỗi tầng có bao nhiêu hộp?`,
        ],
        is: q,
        why: `$${a * b * q} : ${a} = ${b * q}$; $${b * q} : ${b} = ${q}$.`,
      };
    }),
  ]),
  ...unit(3, 'Biểu thức số', ({ mc, fb }) => [
    fb('M1', 'biểu thức có ngoặc, trừ rồi nhân', (r) => {
      const [a, b, c] = [r.int(31, 40), r.int(22, 28), r.int(4, 6)];
      return {
        ask: [
          `Tính giá trị của biểu thức $(${a} - ${b}) \\times ${c}$.`,
          `Biểu thức $(${a} - ${b}) \\times ${c}$ có giá trị bằng bao nhiêu?`,
          `Có ${c} tấm vải, mỗi tấm dài ${a} dm. Mỗi tấm cắt đi ${b} dm. Các tấm còn lại dài tất cả bao nhiêu đề-xi-mét?`,
        ],
        is: (a - b) * c,
        why: `Tính trong ngoặc trước: $${a} - ${b} = ${a - b}$; $${a - b} \\times ${c} = ${(a - b) * c}$.`,
      };
    }),
    mc('M2', 'lời kể hợp với biểu thức', (r) => {
      const [a, b, c] = [r.int(5, 9), r.int(3, 5), r.int(12, 20)];
      return {
        ask: [
          `Mẹ mua ${b} túi kẹo, mỗi túi ${a} cái, và một hộp có ${c} cái. Biểu thức tính tổng số kẹo là:`,
          `Lớp học có ${b} dãy bàn, mỗi dãy ${a} bàn, ngoài hành lang còn ${c} bàn. Biểu thức tính tổng số bàn là:`,
          `Bác trồng ${b} hàng cây, mỗi hàng ${a} cây, và thêm ${c} cây quanh ao. Biểu thức tính tổng số cây là:`,
        ],
        right: `$${a} \\times ${b} + ${c}$`,
        wrong: [
          [`$${a} \\times (${b} + ${c})$`, 'nhân cả phần thêm vào'],
          [`$${a} + ${b} + ${c}$`, 'cộng các nhóm bằng nhau thay vì nhân'],
          [`$${a} \\times ${b} - ${c}$`, 'bớt thay vì thêm'],
        ],
        why: `${b} nhóm, mỗi nhóm ${a}: $${a} \\times ${b}$; thêm ${c}: $${a} \\times ${b} + ${c}$.`,
      };
    }),
  ]),
  ...unit(3, 'Góc, hình tròn, hình tam giác', ({ fb }) => [
    fb('M2', 'độ dài một hàng các hình tròn bằng nhau', (r) => {
      const [k, q] = [r.int(3, 5), r.int(2, 4)];
      return {
        ask: [
          `Xếp ${k} miếng bìa hình tròn giống nhau, bán kính mỗi miếng ${q} cm, thành một hàng thẳng, miếng nọ sát miếng kia. Hàng đó dài bao nhiêu xăng-ti-mét?`,
          `Bạn Mai vẽ ${k} hình tròn bán kính ${q} cm sát nhau thành một hàng trên một dải giấy. Dải giấy vừa đủ dài bao nhiêu xăng-ti-mét?`,
          `Cái khay đựng vừa khít một hàng ${k} chiếc cốc, miệng cốc là hình tròn bán kính ${q} cm. Khay dài bao nhiêu xăng-ti-mét?`,
        ],
        is: 2 * q * k,
        why: `Đường kính: $${q} \\times 2 = ${2 * q}$ (cm). Cả hàng: $${2 * q} \\times ${k} = ${2 * q * k}$ (cm).`,
      };
    }),
  ]),
  ...unit(3, 'Đơn vị đo', ({ fb }) => [
    fb('M3', 'số phút đi học cả đi và về', (r) => {
      const [from, m, k] = [r.pick([15, 20, 25]), 5 * r.int(2, 4), r.int(3, 5)];
      return {
        ask: [
          `Đồng hồ bên chỉ giờ Hoa rời nhà buổi sáng. Hoa tới trường lúc 6 giờ ${from + m} phút. Lượt về cũng lâu như lượt đi. Trong ${k} ngày, mỗi ngày đi và về một lần, Hoa đi trên đường bao nhiêu phút?`,
          `Bố rời nhà lúc đồng hồ chỉ như hình bên và tới chỗ làm lúc 6 giờ ${from + m} phút. Lượt về cũng lâu như lượt đi. Trong ${k} ngày, mỗi ngày đi và về một lần, bố đi trên đường bao nhiêu phút?`,
          `Xe đưa học sinh xuất phát lúc đồng hồ chỉ như hình bên và đến trường lúc 6 giờ ${from + m} phút. Lượt về cũng lâu như lượt đi. Trong ${k} ngày, mỗi ngày một lượt đi và một lượt về, xe chạy bao nhiêu phút?`,
        ],
        is: 2 * m * k,
        why: `Đồng hồ chỉ 6 giờ ${from} phút. Lượt đi: $${from + m} - ${from} = ${m}$ (phút). Một ngày: $${m} \\times 2 = ${2 * m}$ (phút). ${k} ngày: $${2 * m} \\times ${k} = ${2 * m * k}$ (phút).`,
        figure: clock(6, from),
      };
    }),
  ]),
];

const secondTerm: readonly Template[] = [
  ...unit(3, 'Các số đến 100 000', ({ mc, fb }) => [
    mc('M1', 'viết số thành tổng', (r) => {
      const [a, b, c] = [r.int(2, 9), r.int(1, 9), r.int(1, 9)];
      const value = 10_000 * a + 1000 * b + 10 * c;
      return {
        ask: [
          `Số ${value} viết thành tổng là:`,
          `Tổng nào bằng ${value}?`,
          `Xã có ${value} người dân. Số đó viết thành tổng là:`,
        ],
        right: `$${10_000 * a} + ${1000 * b} + ${10 * c}$`,
        wrong: [
          [`$${10_000 * a} + ${100 * b} + ${10 * c}$`, 'nhầm hàng nghìn với hàng trăm'],
          [`$${10_000 * a} + ${1000 * b} + ${100 * c}$`, 'nhầm hàng chục với hàng trăm'],
          [`$${10_000 * a} + ${1000 * b} + ${c}$`, 'nhầm hàng chục với hàng đơn vị'],
        ],
        why: `Số ${value} gồm ${a} chục nghìn, ${b} nghìn và ${c} chục.`,
      };
    }),
    fb('M2', 'mua hết bao nhiêu nghìn đồng', (r) => {
      const [a, b] = [1000 * r.int(12, 18), 1000 * r.int(21, 29)];
      return {
        ask: [
          `Một quyển truyện giá ${a} đồng, một hộp bút giá ${b} đồng. Mua một quyển truyện và một hộp bút hết bao nhiêu đồng?`,
          `Mẹ mua rau hết ${a} đồng, mua cá hết ${b} đồng. Mẹ mua hết bao nhiêu đồng?`,
          `Vé xe lượt đi là ${a} đồng, lượt về là ${b} đồng. Cả hai lượt hết bao nhiêu đồng?`,
        ],
        is: a + b,
        unit: 'đồng',
        why: `$${a} + ${b} = ${a + b}$ (đồng).`,
      };
    }),
  ]),
  ...unit(3, 'Số chưa biết trong phép tính', ({ mc, fb }) => [
    fb('M1', 'số hạng chưa biết trong tình huống', (r) => {
      const [a, b] = [r.int(135, 260), r.int(320, 480)];
      return {
        ask: [
          `Đoạn đường dài ${a + b} m, đã sửa được ${a} m. Còn phải sửa bao nhiêu mét?`,
          `Hai thùng có tất cả ${a + b} quả cam, thùng thứ nhất có ${a} quả. Thùng thứ hai có bao nhiêu quả cam?`,
          `Cả khối có ${a + b} học sinh, trong đó ${a} học sinh nữ. Có bao nhiêu học sinh nam?`,
        ],
        is: b,
        why: `Lấy tổng trừ số hạng đã biết: $${a + b} - ${a} = ${b}$.`,
      };
    }),
    mc('M1', 'số thích hợp trong phép trừ', (r) => {
      const [a, b] = [r.int(410, 690), r.int(120, 280)];
      return {
        ask: [
          `$${a} - {?} = ${a - b}$. Số thích hợp thay cho dấu hỏi là:`,
          `${a} trừ đi một số được ${a - b}. Số đó là:`,
          `Kho có ${a} bao gạo, sau khi chuyển đi một số bao thì còn ${a - b} bao. Số bao đã chuyển đi là:`,
        ],
        right: b,
        wrong: [
          [2 * a - b, 'cộng số bị trừ với hiệu'],
          [b + 10, 'ở hàng chục trừ thiếu 1'],
          [b - 10, 'ở hàng chục trừ thừa 1'],
          [a - b, 'chép lại hiệu'],
        ],
        why: `Lấy số bị trừ trừ đi hiệu: $${a} - ${a - b} = ${b}$.`,
      };
    }),
  ]),
  ...unit(3, 'Chu vi, diện tích', ({ mc, fb }) => [
    mc('M1', 'chu vi hình tứ giác có bốn cạnh cho trước', (r) => {
      const [a, b, c, d] = [r.int(12, 15), r.int(16, 19), r.int(9, 11), r.int(20, 24)];
      return {
        ask: [
          `Hình tứ giác có các cạnh dài ${a} cm, ${b} cm, ${c} cm và ${d} cm. Chu vi (cm) của hình đó là:`,
          `Mảnh vườn hình tứ giác có bốn cạnh dài ${a} m, ${b} m, ${c} m, ${d} m. Chu vi (m) của mảnh vườn là:`,
          `Bác Tư đi hết một vòng quanh sân hình tứ giác có bốn cạnh ${a} m, ${b} m, ${c} m, ${d} m. Quãng đường (m) bác đi là:`,
        ],
        right: a + b + c + d,
        wrong: [
          [a + b + c, `quên cạnh có số đo ${d}`],
          [2 * (a + b), 'tính như hình chữ nhật'],
          [4 * a, 'tính như hình vuông'],
          [a + b + d, `quên cạnh có số đo ${c}`],
        ],
        why: `$${a} + ${b} + ${c} + ${d} = ${a + b + c + d}$.`,
      };
    }),
    fb('M2', 'cạnh hình vuông có cùng chu vi với hình chữ nhật', (r) => {
      const [a, q] = [r.int(2, 4), r.int(7, 9)];
      return {
        ask: [
          `Hình chữ nhật dài ${q + a} cm, rộng ${q - a} cm có cùng chu vi với một hình vuông. Cạnh hình vuông dài bao nhiêu xăng-ti-mét?`,
          `Sợi dây thép uốn vừa đủ thành hình chữ nhật dài ${q + a} cm, rộng ${q - a} cm. Uốn lại sợi dây đó thành hình vuông thì cạnh dài bao nhiêu xăng-ti-mét?`,
          `Mảnh vườn hình vuông có chu vi bằng chu vi mảnh vườn hình chữ nhật dài ${q + a} m, rộng ${q - a} m. Cạnh mảnh vườn hình vuông dài bao nhiêu mét?`,
        ],
        is: q,
        why: `Chu vi: $(${q + a} + ${q - a}) \\times 2 = ${4 * q}$. Cạnh hình vuông: $${4 * q} : 4 = ${q}$.`,
      };
    }),
  ]),
  ...unit(3, 'Khối lập phương, khối hộp chữ nhật', ({ fb, ok }) => [
    ok('M1', 'các mặt của khối lập phương và khối hộp', () => ({
      right: ['Khối lập phương có 6 mặt đều là hình vuông.', 'Khối hộp chữ nhật có 8 đỉnh và 12 cạnh.'],
      wrong: 'Khối lập phương có 4 mặt là hình vuông và 2 mặt là hình tròn.',
      why: 'Khối lập phương và khối hộp chữ nhật đều có 6 mặt, 8 đỉnh, 12 cạnh; các mặt của khối lập phương là hình vuông.',
    })),
    fb('M2', 'số mặt cần sơn của chồng hộp', (r) => {
      const k = r.int(2, 5);
      return {
        ask: [
          `Bác thợ xếp chồng khít ${k} khối lập phương bằng nhau thành một cột đặt trên sàn rồi sơn bốn phía của cột và mặt trên cùng. Có bao nhiêu mặt của các khối được sơn?`,
          `Một cột gồm ${k} hộp lập phương chồng khít lên nhau trên mặt bàn. Dán giấy màu lên bốn mặt bên của mỗi hộp và mặt trên cùng của cột. Cần dán bao nhiêu mặt?`,
          `Bé xếp ${k} khối lập phương thành một toà tháp trên bàn, mỗi tầng một khối. Không tính mặt đáy, có bao nhiêu mặt của các khối nằm phía ngoài toà tháp?`,
        ],
        is: 4 * k + 1,
        why: `Mỗi khối có 4 mặt bên ở ngoài: $4 \\times ${k} = ${4 * k}$. Thêm mặt trên cùng: $${4 * k} + 1 = ${4 * k + 1}$.`,
      };
    }),
  ]),
  ...unit(3, 'Bảng số liệu', ({ mc, fb }) => [
    mc('M1', 'số liệu bé nhất trong bảng', (r, turn) => {
      const values = r.shuffle([18, 24, 27, 35]);
      const names = [
        ['3A', '3B', '3C', '3D'],
        ['Tổ 1', 'Tổ 2', 'Tổ 3', 'Tổ 4'],
        ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm'],
      ][turn]!;
      const least = names[values.indexOf(18)]!;
      const heads = [
        ['Lớp', 'Số cây'],
        ['Tổ', 'Số hoa điểm tốt'],
        ['Ngày', 'Số khách'],
      ][turn]!;
      return {
        ask: [
          `Số cây mỗi lớp trồng được ghi trong bảng:\n${table([heads[0]!, ...names], [heads[1]!, ...values])}\nLớp trồng được ít cây nhất là:`,
          `Số hoa điểm tốt của mỗi tổ ghi trong bảng:\n${table([heads[0]!, ...names], [heads[1]!, ...values])}\nTổ có ít hoa điểm tốt nhất là:`,
          `Số khách đến thư viện ghi trong bảng:\n${table([heads[0]!, ...names], [heads[1]!, ...values])}\nNgày có ít khách nhất là:`,
        ],
        right: least,
        wrong: names
          .filter((name) => name !== least)
          .map(
            (name) =>
              [
                name,
                { 35: 'chọn số lớn nhất', 27: 'chỉ so sánh với số lớn nhất', 24: 'chọn số bé thứ hai' }[
                  values[names.indexOf(name)] as 24 | 27 | 35
                ],
              ] as const,
          ),
        why: `Số bé nhất trong bảng là 18, ở ô của ${least}.`,
      };
    }),
    fb('M3', 'tiền bán hàng hai buổi từ bảng', (r, turn) => {
      const values = [r.int(21, 28), r.int(12, 18), r.int(31, 38)];
      const price = r.int(5, 9);
      const sold = ['Số cốc', 'Số que', 'Số chiếc'][turn]!;
      const grid = table(['Buổi', 'Sáng', 'Chiều', 'Tối'], [sold, ...values]);
      const more = values[2]! - values[0]!;
      return {
        ask: [
          `Bảng sau ghi số cốc nước mía một quán bán được trong ngày:\n${grid}\nMỗi cốc giá ${price} nghìn đồng. Buổi tối quán thu nhiều hơn buổi sáng bao nhiêu nghìn đồng?`,
          `Cô Hoa ghi số que kem bán được trong ngày vào bảng:\n${grid}\nMỗi que giá ${price} nghìn đồng. Buổi tối cô thu nhiều hơn buổi sáng bao nhiêu nghìn đồng?`,
          `Số chiếc bánh rán bác Lan bán được trong ngày:\n${grid}\nMỗi chiếc giá ${price} nghìn đồng. Buổi tối bác thu nhiều hơn buổi sáng bao nhiêu nghìn đồng?`,
        ],
        is: more * price,
        why: `Buổi tối hơn buổi sáng: $${values[2]!} - ${values[0]!} = ${more}$. Số tiền: $${more} \\times ${price} = ${more * price}$ (nghìn đồng).`,
      };
    }),
  ]),
];

export const sixth3: readonly Template[] = [...firstTerm, ...secondTerm];
