/** Grade 5: further choices for the test at the end of the second term. */
import { TooFewDistractors } from '../../../kit.ts';
import { fraction, gcd, n, rounded, type Template } from '../../template.ts';
import { chart } from '../../terms/figure-kit.ts';
import { unit } from '../../terms/kit.ts';
import { cube, cuboid } from '../figures/kit.ts';

const ratios: readonly Template[] = [
  ...unit(5, 'Tỉ số', ({ mc, fb }) => [
    mc('M1', 'tỉ số của số phần tô màu và số phần còn lại', (r) => {
      const [a, b] = r.pick([
        [2, 3],
        [3, 4],
        [3, 5],
        [2, 5],
        [4, 5],
      ] as const);
      return {
        ask: [
          `Một băng giấy được chia thành ${a + b} phần bằng nhau, đã tô màu ${a} phần. Tỉ số của số phần tô màu và số phần chưa tô màu là:`,
          `Trong ${a + b} con gà có ${a} con trống, còn lại là gà mái. Tỉ số của số gà trống và số gà mái là:`,
          `Rổ có ${a + b} quả, trong đó ${a} quả cam, còn lại là quả quýt. Tỉ số của số cam và số quýt là:`,
        ],
        right: `$${fraction(a, b)}$`,
        wrong: [
          [`$${fraction(a, a + b)}$`, 'so với tất cả thay vì phần còn lại'],
          [`$${fraction(b, a)}$`, 'đổi thứ tự của tỉ số'],
          [`$${fraction(b, a + b)}$`, 'so phần còn lại với tất cả'],
        ],
        why: `Phần còn lại: $${a + b} - ${a} = ${b}$. Tỉ số: $${a} : ${b} = ${fraction(a, b)}$.`,
      };
    }),
    fb('M1', 'viết số thập phân thành tỉ số phần trăm', (r) => {
      const value = r.int(11, 98);
      return {
        ask: [
          `Viết $${n(value / 100)}$ thành tỉ số phần trăm: $${n(value / 100)} = ...\\%$. Số cần điền là số nào?`,
          `Tỉ số của số bạn nữ và số học sinh cả lớp là $${n(value / 100)}$. Số bạn nữ chiếm bao nhiêu phần trăm?`,
          `Thương của hai số là $${n(value / 100)}$. Tỉ số phần trăm của hai số đó là bao nhiêu phần trăm?`,
        ],
        is: value,
        why: `$${n(value / 100)} = \\dfrac{${value}}{100} = ${value}\\%$.`,
      };
    }),
    fb('M2', 'số phần trăm của phần còn lại', (r) => {
      const [p, k] = [5 * r.int(5, 15), r.int(2, 6)];
      const all = 20 * k;
      const used = (all * p) / 100;
      return {
        ask: [
          `Kho có ${all} bao gạo, đã bán ${used} bao. Số bao còn lại chiếm bao nhiêu phần trăm số bao lúc đầu?`,
          `Quyển sách dày ${all} trang, Hà đã đọc ${used} trang. Số trang chưa đọc chiếm bao nhiêu phần trăm số trang của quyển sách?`,
          `Có ${all} bạn dự thi, ${used} bạn đã vào vòng trong. Số bạn không vào vòng trong chiếm bao nhiêu phần trăm số bạn dự thi?`,
        ],
        is: 100 - p,
        why: `Còn lại: $${all} - ${used} = ${all - used}$. Tỉ số phần trăm: $${all - used} : ${all} \\times 100\\% = ${100 - p}\\%$.`,
      };
    }),
    mc('M2', 'độ dài trên bản đồ từ độ dài thật', (r) => {
      const [cm, scale] = [r.int(3, 9), r.pick([1000, 2000, 5000])];
      const real = (cm * scale) / 100;
      return {
        ask: [
          `Trên bản đồ tỉ lệ 1 : ${scale}, đoạn đường dài ${real} m được vẽ dài:`,
          `Bờ hồ dài ${real} m được vẽ trên bản đồ có tỉ lệ 1 : ${scale}. Độ dài trên bản đồ là:`,
          `Một đoạn kênh dài ${real} m. Trên bản đồ tỉ lệ 1 : ${scale}, đoạn kênh dài:`,
        ],
        right: `${cm} cm`,
        wrong: [
          [`${10 * cm} cm`, 'đổi mét ra xăng-ti-mét bị sai'],
          [`${cm + 2} cm`, 'tính sai phép chia'],
          [`${100 * cm} cm`, 'quên đổi về cùng đơn vị'],
        ],
        why: `${real} m bằng ${real * 100} cm; $${real * 100} : ${scale} = ${cm}$ (cm).`,
      };
    }),
  ]),
  ...unit(5, 'Tổng, hiệu và tỉ số', ({ mc, fb }) => [
    fb('M1', 'hiệu số phần bằng nhau', (r) => {
      const [a, b] = [r.int(5, 9), r.int(1, 4)];
      if (gcd(a, b) !== 1) throw new TooFewDistractors('not in lowest terms');
      return {
        ask: [
          `Số bé bằng $\\dfrac{${b}}{${a}}$ số lớn. Trên sơ đồ các phần bằng nhau, số lớn nhiều hơn số bé mấy phần?`,
          `Tuổi em bằng $\\dfrac{${b}}{${a}}$ tuổi anh. Nếu tuổi em là ${b} phần thì tuổi anh hơn tuổi em mấy phần như thế?`,
          `Tỉ số của số cây chanh và số cây cam là $\\dfrac{${b}}{${a}}$. Hiệu số phần bằng nhau là bao nhiêu?`,
        ],
        is: a - b,
        why: `Số bé là ${b} phần, số lớn là ${a} phần như thế: $${a} - ${b} = ${a - b}$ (phần).`,
      };
    }),
    mc('M1', 'số bé khi biết giá trị một phần', (r) => {
      const [one, a, b] = [r.int(6, 15), r.int(2, 4), r.int(5, 7)];
      if (gcd(a, b) !== 1) throw new TooFewDistractors('not in lowest terms');
      return {
        ask: [
          `Tỉ số của hai số là $\\dfrac{${a}}{${b}}$. Mỗi phần bằng nhau ứng với ${one} đơn vị. Số bé là:`,
          `Số bi xanh bằng $\\dfrac{${a}}{${b}}$ số bi đỏ, một phần là ${one} viên. Số bi xanh là:`,
          `Trên sơ đồ, số người đội I gồm ${a} phần, số người đội II gồm ${b} phần bằng nhau như thế; mỗi phần ứng với ${one} người. Đội ít người hơn có số người là:`,
        ],
        right: one * a,
        wrong: [
          [one * b, 'tính số lớn'],
          [one * (a + b), 'tính tổng'],
          [one * (b - a), 'tính hiệu'],
          [one + a, 'cộng thay vì nhân'],
        ],
        why: `Số bé có ${a} phần: $${one} \\times ${a} = ${one * a}$.`,
      };
    }),
    fb('M2', 'số bé từ tổng và tỉ số', (r) => {
      const [a, b] = r.pick([
        [2, 3],
        [3, 5],
        [2, 5],
        [3, 4],
        [4, 5],
      ] as const);
      const one = r.int(5, 15);
      return {
        ask: [
          `Câu lạc bộ múa có ${one * (a + b)} học sinh, số bạn nam bằng $\\dfrac{${a}}{${b}}$ số bạn nữ. Câu lạc bộ có bao nhiêu bạn nam?`,
          `Hai thùng đựng ${one * (a + b)} l dầu, số dầu thùng nhỏ bằng $\\dfrac{${a}}{${b}}$ số dầu thùng lớn. Thùng nhỏ đựng bao nhiêu lít dầu?`,
          `Tổng hai số là ${one * (a + b)}, tỉ số của số bé và số lớn là $\\dfrac{${a}}{${b}}$. Tìm số bé.`,
        ],
        is: one * a,
        why: `Tổng số phần: $${a} + ${b} = ${a + b}$. Một phần: $${one * (a + b)} : ${a + b} = ${one}$. Số bé: $${one} \\times ${a} = ${one * a}$.`,
      };
    }),
    mc('M2', 'tổng hai số từ hiệu và tỉ số', (r) => {
      const [a, b] = r.pick([
        [2, 5],
        [1, 4],
        [3, 5],
        [3, 7],
      ] as const);
      const one = r.int(6, 14);
      return {
        ask: [
          `Số lớn hơn số bé ${one * (b - a)} đơn vị, số bé bằng $\\dfrac{${a}}{${b}}$ số lớn. Tổng hai số là:`,
          `Vườn có số cây chanh bằng $\\dfrac{${a}}{${b}}$ số cây cam, cam nhiều hơn chanh ${one * (b - a)} cây. Cả hai loại có số cây là:`,
          `An có số tem bằng $\\dfrac{${a}}{${b}}$ số tem của Bình và ít hơn Bình ${one * (b - a)} tem. Hai bạn có tất cả số tem là:`,
        ],
        right: one * (a + b),
        wrong: [
          [one * b, 'chỉ tính số lớn'],
          [one * a, 'chỉ tính số bé'],
          [one * (a + b) + one, 'thừa một phần'],
          [2 * one * (b - a), 'lấy hiệu nhân 2'],
        ],
        why: `Hiệu số phần: $${b} - ${a} = ${b - a}$. Một phần: $${one * (b - a)} : ${b - a} = ${one}$. Tổng có $${a} + ${b} = ${a + b}$ phần: $${one} \\times ${a + b} = ${one * (a + b)}$.`,
      };
    }),
  ]),
];

const measures: readonly Template[] = [
  ...unit(5, 'Thể tích', ({ mc, fb, ok }) => [
    fb('M1', 'chiều cao hình hộp chữ nhật từ thể tích', (r) => {
      const [a, b, h] = [r.int(5, 9), r.int(3, 4), r.int(2, 6)];
      return {
        ask: [
          `Hình hộp chữ nhật có thể tích ${a * b * h} cm³, đáy dài ${a} cm, rộng ${b} cm. Chiều cao là bao nhiêu xăng-ti-mét?`,
          `Bể nước hình hộp chữ nhật dài ${a} dm, rộng ${b} dm chứa đầy ${a * b * h} dm³ nước. Bể cao bao nhiêu đề-xi-mét?`,
          `Khối gỗ hình hộp chữ nhật như hình bên có thể tích ${a * b * h} cm³, chiều dài ${a} cm, chiều rộng ${b} cm. Tính chiều cao (cm).`,
        ],
        is: h,
        why: `Diện tích đáy: $${a} \\times ${b} = ${a * b}$. Chiều cao: $${a * b * h} : ${a * b} = ${h}$.`,
        figure: cuboid([b, a, h]),
      };
    }),
    mc('M1', 'thể tích của hình ghép từ các khối lập phương', (r) => {
      const [k, v] = [r.int(4, 9), r.pick([1, 8, 27])];
      const side = Math.round(Math.cbrt(v));
      return {
        ask: [
          `Xếp ${k} khối lập phương cạnh ${side} cm như khối ở hình bên thành một thanh. Thể tích (cm³) của thanh là:`,
          `Mỗi khối lập phương như hình bên có cạnh ${side} cm. ${k} khối như thế có tổng thể tích (cm³) là:`,
          `Ghép ${k} khối gỗ hình lập phương (hình bên) cạnh ${side} cm được một bức tường. Thể tích (cm³) gỗ là:`,
        ],
        right: k * v,
        wrong: [
          [k * side, 'lấy cạnh nhân số khối'],
          [k * side * side, 'lấy diện tích một mặt nhân số khối'],
          [k + v, 'cộng số khối với thể tích một khối'],
          [6 * k * side * side, 'tính diện tích toàn phần'],
        ],
        why: `Một khối: $${side} \\times ${side} \\times ${side} = ${v}$ (cm³). Cả ${k} khối: $${v} \\times ${k} = ${k * v}$ (cm³).`,
        figure: cube(`${side} cm`),
      };
    }),
    fb('M1', 'đổi mét khối và đề-xi-mét khối có phần thập phân', (r) => {
      const value = r.int(11, 98) / 10;
      return {
        ask: [
          `$${n(value)}$ m³ bằng bao nhiêu đề-xi-mét khối?`,
          `Bể chứa $${n(value)}$ m³ nước, tức là bao nhiêu đề-xi-mét khối nước?`,
          `Đổi $${n(value)}$ m³ ra đề-xi-mét khối được số nào?`,
        ],
        is: Math.round(value * 1000),
        why: `1 m³ bằng 1000 dm³: $${n(value)} \\times 1000 = ${Math.round(value * 1000)}$.`,
      };
    }),
    ok('M1', 'thể tích hình hộp chữ nhật và cách tính', (r) => {
      const [a, b, c] = [r.int(6, 9), r.int(4, 5), r.int(2, 3)];
      return {
        right: [
          `Hình hộp chữ nhật dài ${a} cm, rộng ${b} cm, cao ${c} cm có thể tích ${a * b * c} cm³.`,
          `Chiếc hộp dài ${a} cm, rộng ${b} cm, cao ${c} cm chứa được nhiều nhất ${a * b * c} khối lập phương cạnh 1 cm.`,
        ],
        wrong: `Hình hộp chữ nhật có ba kích thước ${a} cm, ${b} cm, ${c} cm thì thể tích bằng ${(a + b) * 2 * c} cm³.`,
        why: `$${a} \\times ${b} \\times ${c} = ${a * b * c}$ (cm³).`,
      };
    }),
  ]),
  ...unit(5, 'Diện tích xung quanh, toàn phần', ({ mc, fb }) => [
    fb('M1', 'diện tích đáy cộng diện tích xung quanh', (r) => {
      const [side, base] = [10 * r.int(8, 20), r.int(12, 30)];
      return {
        ask: [
          `Hình hộp chữ nhật có diện tích xung quanh ${side} cm², diện tích một đáy ${base} cm². Diện tích toàn phần là bao nhiêu xăng-ti-mét vuông?`,
          `Một chiếc hộp có nắp dạng hình hộp chữ nhật: bốn mặt bên có tổng diện tích ${side} dm², mỗi đáy ${base} dm². Tính diện tích toàn phần (dm²).`,
          `Để bọc kín một gói quà hình hộp chữ nhật có diện tích xung quanh ${side} cm² và diện tích mỗi đáy ${base} cm², cần ít nhất bao nhiêu xăng-ti-mét vuông giấy?`,
        ],
        is: side + 2 * base,
        why: `Diện tích hai đáy: $${base} \\times 2 = ${2 * base}$. Diện tích toàn phần: $${side} + ${2 * base} = ${side + 2 * base}$.`,
      };
    }),
    mc('M1', 'diện tích xung quanh hình hộp chữ nhật trên hình', (r) => {
      const [a, b, h] = [r.int(7, 9), r.int(4, 6), r.int(3, 5)];
      return {
        ask: [
          `Hình hộp chữ nhật ở hình bên dài ${a} cm, rộng ${b} cm, cao ${h} cm. Diện tích xung quanh (cm²) là:`,
          `Chiếc hộp như hình bên dài ${a} dm, rộng ${b} dm, cao ${h} dm. Diện tích giấy (dm²) để dán quanh bốn mặt bên là:`,
          `Tính diện tích xung quanh (cm²) của hình hộp chữ nhật bên, biết dài ${a} cm, rộng ${b} cm, cao ${h} cm.`,
        ],
        right: 2 * (a + b) * h,
        wrong: [
          [(a + b) * h, 'quên nhân 2'],
          [a * b * h, 'tính thể tích'],
          [2 * (a + b) * h + 2 * a * b, 'tính diện tích toàn phần'],
          [4 * a * h, 'coi bốn mặt bên bằng nhau'],
        ],
        why: `Chu vi đáy: $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$. Diện tích xung quanh: $${2 * (a + b)} \\times ${h} = ${2 * (a + b) * h}$.`,
        figure: cuboid([b, a, h]),
      };
    }),
    fb('M1', 'diện tích xung quanh từ diện tích một mặt', (r) => {
      const s = r.int(4, 9) ** 2;
      return {
        ask: [
          `Mỗi mặt của một hình lập phương có diện tích ${s} cm². Diện tích xung quanh là bao nhiêu xăng-ti-mét vuông?`,
          `Chiếc hộp hình lập phương có diện tích một mặt là ${s} dm². Dán giấy màu bốn mặt bên hết bao nhiêu đề-xi-mét vuông giấy?`,
          `Biết diện tích một mặt của hình lập phương là ${s} m². Tính diện tích xung quanh (m²).`,
        ],
        is: 4 * s,
        why: `Bốn mặt bên bằng nhau: $${s} \\times 4 = ${4 * s}$.`,
      };
    }),
    fb('M2', 'diện tích bìa làm nhiều hộp không nắp', (r, turn) => {
      const one = ['hộp', 'thùng', 'bể'][turn]!;
      const [a, k] = [r.int(4, 8), r.int(3, 6)];
      return {
        ask: [
          `Một hộp hình lập phương không nắp có cạnh ${a} dm. Làm ${k} hộp như thế cần bao nhiêu đề-xi-mét vuông bìa (không tính mép dán)?`,
          `Người thợ gò ${k} thùng hình lập phương không nắp, cạnh mỗi thùng ${a} dm. Cần bao nhiêu đề-xi-mét vuông tôn (không tính mép hàn)?`,
          `Sơn các mặt trong của ${k} bể hình lập phương không nắp, cạnh lòng bể ${a} dm. Diện tích phải sơn là bao nhiêu đề-xi-mét vuông?`,
        ],
        is: 5 * a * a * k,
        why: `Mỗi ${one} có 5 mặt: $${a} \\times ${a} \\times 5 = ${5 * a * a}$. Tất cả: $${5 * a * a} \\times ${k} = ${5 * a * a * k}$.`,
      };
    }),
    mc('M2', 'chiều cao từ diện tích xung quanh', (r) => {
      const [a, b, h] = [r.int(6, 9), r.int(3, 5), r.int(3, 7)];
      const side = 2 * (a + b) * h;
      return {
        ask: [
          `Hình hộp chữ nhật có diện tích xung quanh ${side} cm², đáy dài ${a} cm, rộng ${b} cm. Chiều cao (cm) là:`,
          `Bốn bức tường của căn phòng có tổng diện tích ${side} m² (kể cả cửa). Phòng dài ${a} m, rộng ${b} m. Chiều cao (m) của phòng là:`,
          `Mảnh bìa ${side} cm² vừa đủ làm bốn mặt bên của chiếc hộp dài ${a} cm, rộng ${b} cm. Hộp cao (cm):`,
        ],
        right: h,
        wrong: [
          [2 * h, 'chia cho nửa chu vi đáy'],
          [a + b, 'lấy tổng chiều dài và chiều rộng của đáy'],
          [rounded(side / (a * b), 1), 'chia cho diện tích đáy'],
          [h + 1, 'tính sai phép chia'],
        ],
        why: `Chu vi đáy: $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$. Chiều cao: $${side} : ${2 * (a + b)} = ${h}$.`,
      };
    }),
  ]),
  ...unit(5, 'Thời gian và chuyển động', ({ mc, fb }) => [
    fb('M1', 'cộng hai số đo thời gian', (r) => {
      const [a, b] = [r.int(35, 50), r.int(30, 45)];
      return {
        ask: [
          `Lan học bài ${a} phút rồi đọc truyện ${b} phút. Lan học và đọc hết 1 giờ và bao nhiêu phút?`,
          `$${a}$ phút $+$ $${b}$ phút $= 1$ giờ và bao nhiêu phút?`,
          `Chuyến đi gồm ${a} phút đi xe và ${b} phút đi bộ, tất cả là 1 giờ và bao nhiêu phút?`,
        ],
        is: a + b - 60,
        why: `$${a} + ${b} = ${a + b}$ (phút); 1 giờ là 60 phút: $${a + b} - 60 = ${a + b - 60}$.`,
      };
    }),
    mc('M1', 'cách tính thời gian khi biết quãng đường và vận tốc', (r) => {
      const [v, t] = [r.int(12, 45), r.int(2, 4)];
      return {
        ask: [
          `Một người đi xe với vận tốc ${v} km/giờ trên quãng đường ${v * t} km. Phép tính thời gian đi là:`,
          `Quãng đường dài ${v * t} km, vận tốc ${v} km/giờ. Số giờ đi được tính bằng:`,
          `Tàu đi ${v * t} km với vận tốc ${v} km/giờ. Muốn biết tàu đi mấy giờ, ta tính:`,
        ],
        right: `$${v * t} : ${v}$`,
        wrong: [
          [`$${v * t} \\times ${v}$`, 'nhầm với cách tính quãng đường'],
          [`$${v} : ${v * t}$`, 'đổi chỗ số bị chia và số chia'],
          [`$${v * t} - ${v}$`, 'lấy quãng đường trừ vận tốc'],
        ],
        why: `Thời gian bằng quãng đường chia cho vận tốc: $${v * t} : ${v} = ${t}$ (giờ).`,
      };
    }),
    fb('M1', 'đổi giờ có phần thập phân ra phút', (r) => {
      const value = r.int(11, 49) / 10;
      return {
        ask: [
          `$${n(value)}$ giờ bằng bao nhiêu phút?`,
          `Chuyến bay kéo dài $${n(value)}$ giờ, tức là bao nhiêu phút?`,
          `Đổi $${n(value)}$ giờ ra phút được số nào?`,
        ],
        is: Math.round(value * 60),
        why: `1 giờ là 60 phút: $${n(value)} \\times 60 = ${Math.round(value * 60)}$ (phút).`,
      };
    }),
    fb('M2', 'vận tốc khi thời gian có nửa giờ', (r) => {
      const v = 2 * r.int(6, 25);
      return {
        ask: [
          `Một người đi ${1.5 * v} km trong 1 giờ 30 phút. Vận tốc của người đó là bao nhiêu ki-lô-mét trên giờ?`,
          `Ca nô chạy ${1.5 * v} km hết 1 giờ 30 phút. Tính vận tốc (km/giờ) của ca nô.`,
          `Xe buýt đi quãng đường ${1.5 * v} km hết 1 giờ 30 phút. Vận tốc trung bình của xe là bao nhiêu ki-lô-mét trên giờ?`,
        ],
        is: v,
        why: `1 giờ 30 phút bằng $1{,}5$ giờ. Vận tốc: $${1.5 * v} : 1{,}5 = ${v}$ (km/giờ).`,
      };
    }),
  ]),
];

const pie: readonly Template[] = unit(5, 'Biểu đồ hình quạt tròn', ({ mc, fb }) => [
  fb('M1', 'tổng hai phần của biểu đồ hình quạt', (r) => {
    const [a, b] = [5 * r.int(5, 8), 5 * r.int(3, 5)];
    const heads = ['Bóng đá', 'Cầu lông', 'Bơi'] as const;
    return {
      ask: [
        'Biểu đồ bên cho tỉ lệ học sinh thích các môn thể thao. Số bạn thích bóng đá và cầu lông chiếm tất cả bao nhiêu phần trăm?',
        'Theo biểu đồ bên về môn thể thao yêu thích, hai môn bóng đá và cầu lông chiếm tổng cộng bao nhiêu phần trăm?',
        'Từ biểu đồ hình quạt bên, tính số phần trăm của cả hai môn bóng đá và cầu lông.',
      ],
      is: a + b,
      why: `$${a}\\% + ${b}\\% = ${a + b}\\%$.`,
      figure: chart('pie', '', [
        [heads[0], a],
        [heads[1], b],
        [heads[2], 100 - a - b],
      ]),
    };
  }),
  mc('M1', 'loại chiếm số phần trăm cho trước', (_, turn) => {
    const [values, right] = (
      [
        [[45, 30, 15, 10], 1],
        [[20, 35, 40, 5], 2],
        [[15, 25, 10, 50], 0],
      ] as const
    )[turn]!;
    const names = ['Cam', 'Táo', 'Nho', 'Xoài'];
    return {
      ask: [
        'Biểu đồ bên cho tỉ lệ các loại quả bán được. Loại quả chiếm 30% là:',
        'Theo biểu đồ bên về các loại quả trong giỏ, loại chiếm 40% là:',
        'Biểu đồ bên cho tỉ lệ cây ăn quả trong vườn. Loại cây chiếm 15% là:',
      ],
      right: names[right]!,
      wrong: names.filter((_, at) => at !== right),
      why: `Hình quạt ghi ${values[right]!}% ứng với loại “${names[right]!}”.`,
      figure: chart(
        'pie',
        '',
        names.map((name, at) => [name, values[at]!] as const),
      ),
    };
  }),
  fb('M3', 'số lượng chênh lệch của hai phần', (r) => {
    const [a, b] = r.pick([
      [45, 25],
      [40, 15],
      [50, 30],
      [35, 10],
    ] as const);
    const all = 20 * r.int(3, 15);
    const more = (all * (a - b)) / 100;
    return {
      ask: [
        `Biểu đồ bên cho tỉ lệ sách trong tủ. Trong tủ có tất cả ${all} quyển. Số truyện nhiều hơn số sách khoa học bao nhiêu quyển?`,
        `Biểu đồ bên cho tỉ lệ các loại sách trong ${all} quyển của thư viện lớp. Truyện nhiều hơn sách khoa học bao nhiêu quyển?`,
        `Cả ngày bán được ${all} quyển sách, tỉ lệ các loại như biểu đồ bên. Số truyện bán được nhiều hơn số sách khoa học bao nhiêu quyển?`,
      ],
      is: more,
      why: `Truyện hơn sách khoa học $${a}\\% - ${b}\\% = ${a - b}\\%$ số sách, tức là $${all} : 100 \\times ${a - b} = ${more}$ (quyển).`,
      figure: chart('pie', '', [
        ['Truyện', a],
        ['Khoa học', b],
        ['Khác', 100 - a - b],
      ]),
    };
  }),
  fb('M3', 'số bạn chuyển môn để hai phần bằng nhau', (r) => {
    const [a, b] = r.pick([
      [45, 25],
      [40, 20],
      [50, 30],
      [35, 15],
    ] as const);
    const all = 20 * r.int(2, 8);
    const is = (all * (a - b)) / 200;
    if (!Number.isInteger(is)) throw new TooFewDistractors('half a person');
    return {
      ask: [
        `Biểu đồ bên cho tỉ lệ ${all} bạn đăng kí các câu lạc bộ. Bao nhiêu bạn phải chuyển từ câu lạc bộ Cờ sang câu lạc bộ Vẽ để hai câu lạc bộ này có số bạn bằng nhau?`,
        `${all} bạn học các lớp năng khiếu với tỉ lệ như biểu đồ bên. Để lớp Cờ và lớp Vẽ có số bạn bằng nhau, cần chuyển bao nhiêu bạn từ lớp Cờ sang lớp Vẽ?`,
        `Trường có ${all} bạn ở ba đội theo biểu đồ bên. Chuyển bao nhiêu bạn từ đội Cờ sang đội Vẽ thì hai đội đó có số bạn bằng nhau?`,
      ],
      is,
      why: `Số bạn ở Cờ hơn ở Vẽ: $${all} \\times ${a - b}\\% = ${2 * is}$. Chuyển một nửa: $${2 * is} : 2 = ${is}$.`,
      figure: chart('pie', '', [
        ['Cờ', a],
        ['Vẽ', b],
        ['Nhạc', 100 - a - b],
      ]),
    };
  }),
]);

export const fifth5: readonly Template[] = [...ratios, ...measures, ...pie];
