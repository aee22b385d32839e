/** Space, statistics and probability of grade 11 for the tests of a term. */
import { fraction, gcd, n, rounded, type Template } from '../template.ts';
import { table, unit } from './kit.ts';

const spaces: readonly Template[] = [
  ...unit(11, 'Quan hệ song song trong không gian', ({ mc, fb, tf, ew }) => [
    mc('M1', 'giao tuyến trong hình chóp', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Cho hình chóp $S.ABCD$ có đáy $ABCD$ là hình bình hành tâm $O$. Giao tuyến của hai mặt phẳng $(SAC)$ và $(SBD)$ là:',
            '$SO$',
            [
              ['$SA$', 'lấy cạnh bên chỉ thuộc một mặt phẳng'],
              ['$AC$', 'lấy giao tuyến của $(SAC)$ với đáy'],
              ['$BD$', 'lấy giao tuyến của $(SBD)$ với đáy'],
            ],
            '$S$ và $O$ cùng thuộc hai mặt phẳng đó ($O$ là giao điểm của $AC$ và $BD$).',
          ],
          [
            'Hình chóp $S.ABCD$ có đáy là hình bình hành. Giao tuyến của $(SAB)$ và $(SCD)$ là đường thẳng qua $S$ và song song với:',
            '$AB$',
            [
              ['$AD$', 'chọn cạnh không song song với hai cạnh đã cho'],
              ['$AC$', 'chọn đường chéo thứ nhất của đáy'],
              ['$BD$', 'chọn đường chéo thứ hai của đáy'],
            ],
            'Hai mặt phẳng lần lượt chứa $AB \\parallel CD$ nên giao tuyến qua $S$ song song với $AB$.',
          ],
          [
            'Trong hình chóp tứ giác $S.ABCD$, hai mặt phẳng $(SAB)$ và $(SBC)$ cắt nhau theo đường thẳng:',
            '$SB$',
            [
              ['$SA$', 'lấy cạnh chỉ thuộc mặt phẳng thứ nhất'],
              ['$SC$', 'lấy cạnh chỉ thuộc mặt phẳng thứ hai'],
              ['$BC$', 'lấy cạnh đáy của mặt phẳng thứ hai'],
            ],
            '$S$ và $B$ là hai điểm chung của hai mặt phẳng.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'vị trí tương đối', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Hai đường thẳng không có điểm chung và không cùng nằm trong một mặt phẳng gọi là hai đường thẳng:',
            'chéo nhau',
            [
              ['song song', 'quên điều kiện không cùng nằm trong một mặt phẳng'],
              ['cắt nhau', 'quên điều kiện không có điểm chung'],
              ['trùng nhau', 'cho rằng hai đường thẳng là một'],
            ],
            'Hai đường thẳng song song cũng không có điểm chung nhưng cùng nằm trong một mặt phẳng.',
          ],
          [
            'Đường thẳng $d$ không nằm trong mặt phẳng $(P)$ và song song với một đường thẳng nằm trong $(P)$. Khi đó:',
            '$d \\parallel (P)$',
            [
              ['$d$ cắt $(P)$', 'quên rằng khi cắt thì không thể song song với đường đó'],
              ['$d \\subset (P)$', 'bỏ qua điều kiện không nằm trong mặt phẳng'],
              ['$d \\perp (P)$', 'nhầm song song với vuông góc'],
            ],
            'Đây là dấu hiệu nhận biết đường thẳng song song với mặt phẳng.',
          ],
          [
            'Nếu hai mặt phẳng phân biệt cùng song song với một mặt phẳng thứ ba thì chúng:',
            'song song với nhau',
            [
              ['cắt nhau', 'quên tính chất bắc cầu'],
              ['trùng nhau', 'bỏ qua điều kiện phân biệt'],
              ['vuông góc với nhau', 'nhầm song song với vuông góc'],
            ],
            'Tính chất bắc cầu của quan hệ song song giữa các mặt phẳng phân biệt.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    fb('M2', 'tỉ số đoạn thẳng khi cắt bởi mặt phẳng song song', (r) => {
      const [k, m] = [r.int(2, 4), r.int(2, 6)];
      return {
        ask: [
          `Hình chóp $S.ABCD$ có $AB = ${k * m}$. Điểm $M$ thuộc cạnh $SA$ với $SA = ${k}SM$. Mặt phẳng qua $M$ song song với đáy cắt $SB$ tại $N$. Tính độ dài $MN$.`,
          `Cắt một hình chóp bởi mặt phẳng song song với đáy, cách đỉnh một khoảng bằng $\\dfrac{1}{${k}}$ chiều cao. Một cạnh đáy dài ${k * m} cm thì cạnh tương ứng của thiết diện dài bao nhiêu xăng-ti-mét?`,
          `Cho tứ diện $SABC$, $AB = ${k * m}$. Lấy $M \\in SA$, $N \\in SB$ sao cho $MN \\parallel AB$ và $\\dfrac{SM}{SA} = \\dfrac{1}{${k}}$. Độ dài $MN$ bằng bao nhiêu?`,
        ],
        is: m,
        why: `Đoạn thẳng cần tính song song với cạnh đáy và cắt các cạnh bên theo tỉ số $\\dfrac{1}{${k}}$ kể từ đỉnh, nên theo định lí Thalès nó bằng $\\dfrac{1}{${k}}$ cạnh đáy: $${k * m} : ${k} = ${m}$.`,
      };
    }),
    tf('M1', 'hình chóp có đáy là hình bình hành', (_, turn) => {
      const [base, first, second] = (
        [
          ['hình bình hành', 'M', 'N'],
          ['hình chữ nhật', 'I', 'J'],
          ['hình vuông', 'E', 'F'],
        ] as const
      )[turn]!;
      return {
        ask: [
          `Cho hình chóp $S.ABCD$ có đáy là ${base}. Gọi $${first}$, $${second}$ lần lượt là trung điểm của $SA$, $SB$.`,
          `Xét hình chóp $S.ABCD$ với đáy $ABCD$ là ${base}; các điểm $${first}$, $${second}$ là trung điểm hai cạnh bên $SA$ và $SB$.`,
          `Một lều trại có dạng hình chóp $S.ABCD$, đáy là ${base}. Thanh $${first}${second}$ nối trung điểm $${first}$ của $SA$ với trung điểm $${second}$ của $SB$.`,
        ],
        say: [
          [
            `$${first}${second} \\parallel AB$.`,
            `$${first}${second} \\parallel AD$.`,
            `$${first}${second}$ là đường trung bình của tam giác $SAB$.`,
          ],
          [
            `$${first}${second} \\parallel (ABCD)$.`,
            `$${first}${second}$ cắt mặt phẳng $(ABCD)$.`,
            `$${first}${second} \\parallel AB$ và $AB \\subset (ABCD)$.`,
          ],
          [
            `$${first}${second} \\parallel CD$.`,
            `$${first}${second}$ và $CD$ chéo nhau.`,
            `cả hai đường thẳng cùng song song với $AB$.`,
          ],
          [
            '$SA$ và $CD$ là hai đường thẳng chéo nhau.',
            '$SA$ và $CD$ là hai đường thẳng cắt nhau.',
            '$SA$ và $CD$ không cùng nằm trong một mặt phẳng.',
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh song song', (_, turn) => {
      const [ask, solution] = (
        [
          [
            'Cho hình chóp $S.ABCD$ có đáy $ABCD$ là hình bình hành tâm $O$, $M$ là trung điểm của $SC$. Chứng minh $SA \\parallel (MBD)$ và $OM \\parallel (SAB)$.',
            'Trong tam giác $SAC$, $O$ là trung điểm của $AC$, $M$ là trung điểm của $SC$ nên $OM \\parallel SA$.\n$SA \\not\\subset (MBD)$, $SA \\parallel OM$, $OM \\subset (MBD)$ nên $SA \\parallel (MBD)$.\n$OM \\not\\subset (SAB)$, $OM \\parallel SA$, $SA \\subset (SAB)$ nên $OM \\parallel (SAB)$.',
          ],
          [
            'Cho tứ diện $ABCD$. Gọi $M$, $N$, $P$ lần lượt là trung điểm của $AB$, $AC$, $AD$. Chứng minh $(MNP) \\parallel (BCD)$.',
            '$MN$ là đường trung bình của tam giác $ABC$ nên $MN \\parallel BC$, do đó $MN \\parallel (BCD)$.\n$NP$ là đường trung bình của tam giác $ACD$ nên $NP \\parallel CD$, do đó $NP \\parallel (BCD)$.\n$MN$ và $NP$ cắt nhau tại $N$, cùng nằm trong $(MNP)$ nên $(MNP) \\parallel (BCD)$.',
          ],
          [
            'Hình chóp $S.ABCD$ có đáy là hình thang với $AB \\parallel CD$. Tìm giao tuyến của $(SAB)$ và $(SCD)$; chứng minh giao tuyến đó song song với mặt phẳng $(ABCD)$.',
            '$S$ là điểm chung của $(SAB)$ và $(SCD)$.\n$AB \\subset (SAB)$, $CD \\subset (SCD)$, $AB \\parallel CD$ nên giao tuyến là đường thẳng $d$ qua $S$, $d \\parallel AB \\parallel CD$.\n$d \\not\\subset (ABCD)$ (vì $S \\notin (ABCD)$), $d \\parallel AB$, $AB \\subset (ABCD)$ nên $d \\parallel (ABCD)$.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], solution };
    }),
  ]),
  ...unit(11, 'Quan hệ vuông góc trong không gian', ({ mc, fb, tf, ew }) => [
    mc('M1', 'đường thẳng vuông góc với mặt phẳng', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Đường thẳng $d$ vuông góc với mặt phẳng $(P)$ nếu $d$ vuông góc với:',
            'hai đường thẳng cắt nhau nằm trong $(P)$',
            [
              ['một đường thẳng nằm trong $(P)$', 'cho rằng một đường thẳng là đủ'],
              ['hai đường thẳng song song nằm trong $(P)$', 'bỏ qua điều kiện cắt nhau'],
              ['một mặt phẳng song song với $d$', 'nhầm song song với vuông góc'],
            ],
            'Điều kiện để đường thẳng vuông góc với mặt phẳng.',
          ],
          [
            'Cho hình chóp $S.ABCD$ có $SA \\perp (ABCD)$, $ABCD$ là hình vuông. Đường thẳng $BC$ vuông góc với mặt phẳng nào?',
            '$(SAB)$',
            [
              ['$(SAC)$', 'chọn mặt chứa đường chéo qua $A$'],
              ['$(SBD)$', 'chọn mặt chứa đường chéo không qua $A$'],
              ['$(SCD)$', 'chọn mặt bên đối diện với $(SAB)$'],
            ],
            '$BC \\perp AB$ và $BC \\perp SA$ nên $BC \\perp (SAB)$.',
          ],
          [
            'Hai đường thẳng phân biệt cùng vuông góc với một mặt phẳng thì:',
            'song song với nhau',
            [
              ['vuông góc với nhau', 'nhầm vuông góc với song song'],
              ['cắt nhau', 'cho rằng hai đường thẳng nào cũng có điểm chung'],
              ['chéo nhau', 'bỏ qua việc hai đường thẳng cùng phương'],
            ],
            'Tính chất của đường thẳng vuông góc với mặt phẳng.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'góc giữa đường thẳng và mặt phẳng', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            'Hình chóp $S.ABC$ có $SA \\perp (ABC)$. Góc giữa $SB$ và mặt phẳng $(ABC)$ là góc:',
            '$\\widehat{SBA}$',
            [
              ['$\\widehat{SAB}$', 'lấy góc vuông ở chân đường cao'],
              ['$\\widehat{SBC}$', 'lấy góc giữa hai cạnh của mặt bên'],
              ['$\\widehat{ASB}$', 'lấy góc ở đỉnh của hình chóp'],
            ],
            'Hình chiếu của $SB$ trên $(ABC)$ là $AB$.',
          ],
          [
            'Cho $SA \\perp (ABCD)$, đáy là hình chữ nhật. Hình chiếu vuông góc của $SC$ trên $(ABCD)$ là:',
            '$AC$',
            [
              ['$BC$', 'nhầm hình chiếu của đỉnh với $B$'],
              ['$DC$', 'nhầm hình chiếu của đỉnh với $D$'],
              ['$BD$', 'lấy đường chéo kia của đáy'],
            ],
            '$A$ là hình chiếu của $S$, $C$ là hình chiếu của chính nó.',
          ],
          [
            "Trong hình lập phương $ABCD.A'B'C'D'$, góc giữa đường thẳng $AB'$ và mặt phẳng $(ABCD)$ bằng:",
            '$45^\\circ$',
            [
              ['$30^\\circ$', 'nhớ nhầm góc của tam giác vuông cân'],
              ['$60^\\circ$', 'nhầm tam giác vuông cân với tam giác đều'],
              ['$90^\\circ$', 'nhầm với góc giữa cạnh bên và đáy'],
            ],
            "Hình chiếu của $AB'$ trên đáy là $AB$; tam giác $ABB'$ vuông cân tại $B$.",
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M1', 'thể tích khối lăng trụ', (r) => {
      const [s, h] = [r.int(4, 15), r.int(3, 9)];
      return {
        ask: [
          `Khối lăng trụ có diện tích đáy ${s} cm², chiều cao ${h} cm. Thể tích (cm³) của khối là:`,
          `Một bể kính hình lăng trụ đứng có diện tích đáy ${s} dm², cao ${h} dm. Thể tích (dm³) của bể là:`,
          `Tính thể tích khối lăng trụ có diện tích đáy $S = ${s}$ và chiều cao $h = ${h}$.`,
        ],
        right: s * h,
        wrong: [
          [`$${fraction(s * h, 3)}$`, 'dùng công thức của khối chóp'],
          [`$${fraction(s * h, 2)}$`, 'nhân thừa với $\\dfrac{1}{2}$'],
          [s + h, 'cộng thay vì nhân'],
          [s * h * h, 'nhân chiều cao hai lần'],
        ],
        why: `$V = S \\cdot h = ${s} \\cdot ${h} = ${s * h}$.`,
      };
    }),
    mc('M1', 'hai đường thẳng vuông góc', (_, turn) => {
      const [ask, right, wrong, why] = (
        [
          [
            "Trong hình lập phương $ABCD.A'B'C'D'$, đường thẳng nào vuông góc với $AC$?",
            '$BD$',
            [
              ["$A'C'$", 'chọn đường thẳng song song với đường đã cho'],
              ["$AB'$", 'nhầm góc 60 độ với góc vuông'],
              ["$CD'$", 'không xét tam giác có ba cạnh bằng nhau'],
            ],
            '$AC \\perp BD$ vì hai đường chéo của hình vuông vuông góc.',
          ],
          [
            "Góc giữa hai đường thẳng $AB$ và $B'C'$ của hình hộp chữ nhật $ABCD.A'B'C'D'$ bằng:",
            '$90^\\circ$',
            [
              ['$45^\\circ$', 'nhầm cạnh với đường chéo'],
              ['$60^\\circ$', 'nhầm với góc giữa hai đường chéo của hai mặt'],
              ['$0^\\circ$', 'cho rằng hai đường thẳng song song'],
            ],
            "$B'C' \\parallel BC$ và $AB \\perp BC$.",
          ],
          [
            'Cho hình chóp $S.ABCD$ có $SA \\perp (ABCD)$. Đường thẳng $SA$ không vuông góc với đường thẳng nào?',
            '$SC$',
            [
              ['$AB$', 'bỏ sót chữ “không” của câu hỏi'],
              ['$BD$', 'cho rằng chỉ các cạnh của đáy mới vuông góc với $SA$'],
              ['$CD$', 'cho rằng chỉ đường thẳng đi qua $A$ mới vuông góc với $SA$'],
            ],
            '$SA$ vuông góc với mọi đường thẳng nằm trong $(ABCD)$; $SC$ không nằm trong mặt phẳng đó và tạo với $SA$ một góc nhọn.',
          ],
        ] as const
      )[turn]!;
      return { ask: [ask], right, wrong, why };
    }),
    mc('M2', 'thể tích khối chóp', (r) => {
      const [a, h] = [r.int(2, 6), 3 * r.int(1, 4)];
      return {
        ask: [
          `Khối chóp tứ giác $S.ABCD$ có đáy là hình vuông cạnh ${a}, $SA \\perp (ABCD)$ và $SA = ${h}$. Thể tích khối chóp bằng:`,
          `Một kim tự tháp mô hình có đáy là hình vuông cạnh ${a} dm, chiều cao ${h} dm. Thể tích (dm³) của nó là:`,
          `Tính thể tích khối chóp có chiều cao ${h} và đáy là hình vuông cạnh ${a}.`,
        ],
        right: (a * a * h) / 3,
        wrong: [
          [a * a * h, 'quên nhân với $\\dfrac{1}{3}$'],
          [(a * a * h) / 2, 'nhầm $\\dfrac{1}{3}$ với $\\dfrac{1}{2}$'],
          [(a * h) / 3, 'quên bình phương cạnh đáy'],
          [(2 * a * a * h) / 3, 'nhân thừa với 2'],
        ],
        why: `$V = \\dfrac{1}{3} \\cdot ${a}^2 \\cdot ${h} = ${(a * a * h) / 3}$.`,
      };
    }),
    mc('M2', 'khoảng cách từ điểm đến mặt phẳng', (r) => {
      const [a, b, d] = r.pick([
        [3, 4, '\\dfrac{12}{5}'],
        [6, 8, '\\dfrac{24}{5}'],
        [5, 12, '\\dfrac{60}{13}'],
        [8, 15, '\\dfrac{120}{17}'],
      ] as const);
      const c = Math.hypot(a, b);
      return {
        ask: [
          `Cho hình chóp $S.ABCD$ có đáy là hình chữ nhật, $SA \\perp (ABCD)$, $SA = ${a}$, $AB = ${b}$. Khoảng cách từ $A$ đến mặt phẳng $(SBC)$ bằng:`,
          `Hình chóp $S.ABC$ có $SA \\perp (ABC)$, tam giác $ABC$ vuông tại $B$, $SA = ${a}$, $AB = ${b}$. Tính $d(A, (SBC))$ ta được:`,
          `$SA$ vuông góc với đáy của hình chóp $S.ABCD$, đáy là hình vuông cạnh ${b}, $SA = ${a}$. Điểm $A$ cách mặt phẳng $(SBC)$ một khoảng:`,
        ],
        right: `$${d}$`,
        wrong: [
          [c, 'lấy cạnh huyền của tam giác vuông'],
          [`$${fraction(a * b, 2)}$`, 'lấy diện tích của tam giác vuông'],
          [`$${fraction(c, 2)}$`, 'lấy nửa cạnh huyền'],
          [a, 'lấy độ dài của cạnh đã cho'],
        ],
        why: `Kẻ $AH \\perp SB$; $BC \\perp (SAB)$ nên $AH \\perp (SBC)$. $AH = \\dfrac{SA \\cdot AB}{SB} = \\dfrac{${a} \\cdot ${b}}{${c}} = ${d}$.`,
      };
    }),
    fb('M1', 'đường chéo hình hộp chữ nhật', (r) => {
      const [a, b, c, d] = r.pick([
        [1, 2, 2, 3],
        [2, 3, 6, 7],
        [1, 4, 8, 9],
        [2, 6, 9, 11],
        [4, 4, 7, 9],
      ] as const);
      return {
        ask: [
          `Hình hộp chữ nhật có ba kích thước ${a}; ${b}; ${c}. Độ dài đường chéo của hình hộp là bao nhiêu?`,
          `Một căn phòng dạng hình hộp chữ nhật dài ${c} m, rộng ${b} m, cao ${a} m. Khoảng cách lớn nhất giữa hai góc phòng là bao nhiêu mét?`,
          `Cho hình hộp chữ nhật $ABCD.A'B'C'D'$ có $AB = ${a}$, $AD = ${b}$, $AA' = ${c}$. Tính $AC'$.`,
        ],
        is: d,
        why: `$\\sqrt{${a}^2 + ${b}^2 + ${c}^2} = \\sqrt{${d * d}} = ${d}$.`,
      };
    }),
    fb('M2', 'thể tích khối chóp tam giác', (r) => {
      const [a, b] = [2 * r.int(2, 5), 3 * r.int(1, 4)];
      return {
        ask: [
          `Khối chóp tam giác có đáy là tam giác vuông với hai cạnh góc vuông ${a} và ${b}, chiều cao 6. Tính thể tích khối chóp.`,
          `Tứ diện $OABC$ có $OA$, $OB$, $OC$ đôi một vuông góc, $OA = ${a}$, $OB = ${b}$, $OC = 6$. Thể tích tứ diện bằng bao nhiêu?`,
          `Hình chóp $S.ABC$ có $SA \\perp (ABC)$, $SA = 6$ cm, tam giác $ABC$ vuông tại $B$, $AB = ${a}$ cm, $BC = ${b}$ cm. Thể tích khối chóp là bao nhiêu xăng-ti-mét khối?`,
        ],
        is: a * b,
        why: `Diện tích đáy $\\dfrac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}$; $V = \\dfrac{1}{3} \\cdot ${(a * b) / 2} \\cdot 6 = ${a * b}$.`,
      };
    }),
    tf('M2', 'hình chóp có cạnh bên vuông góc với đáy', (r) => {
      const a = r.int(1, 6);
      return {
        ask: [
          `Cho hình chóp $S.ABCD$ có đáy là hình vuông cạnh ${a}, $SA \\perp (ABCD)$ và $SA = ${a}$.`,
          `Hình chóp $S.ABCD$ có đáy $ABCD$ là hình vuông; $SA$ vuông góc với đáy, $SA = AB = ${a}$.`,
          `Một khối gỗ có dạng hình chóp $S.ABCD$: đáy hình vuông cạnh ${a} dm, cạnh bên $SA = ${a}$ dm vuông góc với đáy (độ dài tính bằng dm).`,
        ],
        say: [
          [
            '$BC \\perp (SAB)$.',
            '$BC \\perp (SAC)$.',
            '$BC \\perp AB$ và $BC \\perp SA$; $BC$ không vuông góc với $AC$.',
          ],
          [
            'Góc giữa $SB$ và mặt phẳng $(ABCD)$ bằng $45^\\circ$.',
            'Góc giữa $SB$ và mặt phẳng $(ABCD)$ bằng $60^\\circ$.',
            'góc đó là $\\widehat{SBA}$, tam giác $SAB$ vuông cân tại $A$.',
          ],
          [
            `Thể tích khối chóp bằng $${fraction(a ** 3, 3)}$.`,
            `Thể tích khối chóp bằng $${a ** 3}$.`,
            `$V = \\dfrac{1}{3} \\cdot ${a}^2 \\cdot ${a}$.`,
          ],
          [
            '$BD \\perp SC$.',
            '$AC \\perp SC$.',
            '$BD \\perp AC$ và $BD \\perp SA$ nên $BD \\perp (SAC)$.',
            'tam giác $SAC$ vuông tại $A$ nên góc $SCA$ nhọn.',
          ],
        ],
      };
    }),
    ew('M3', 'chứng minh vuông góc và tính thể tích', (r) => {
      const [a, h] = [r.int(2, 6), r.int(3, 9)];
      return {
        ask: [
          `Cho hình chóp $S.ABCD$ có đáy là hình vuông cạnh ${a}, $SA \\perp (ABCD)$, $SA = ${h}$.\na) Chứng minh $CD \\perp (SAD)$.\nb) Tính diện tích tam giác $SAD$ và thể tích khối chóp $S.ABCD$.`,
          `Hình chóp $S.ABCD$ có $SA$ vuông góc với mặt đáy, $SA = ${h}$, đáy là hình vuông cạnh ${a}. Chứng minh tam giác $SCD$ vuông, tính diện tích tam giác $SAD$ và thể tích khối chóp.`,
          `Cho $S.ABCD$ là hình chóp có đáy hình vuông cạnh ${a} và $SA = ${h}$ vuông góc với $(ABCD)$. Chứng minh $CD \\perp SD$, tính diện tích tam giác $SAD$ và thể tích khối chóp $S.ABCD$.`,
        ],
        solution: `$CD \\perp AD$ ($ABCD$ là hình vuông) và $CD \\perp SA$ (vì $SA \\perp (ABCD)$).\n$AD$ và $SA$ cắt nhau trong $(SAD)$ nên $CD \\perp (SAD)$, suy ra $CD \\perp SD$: tam giác $SCD$ vuông tại $D$.\nDiện tích tam giác $SAD$: $\\dfrac{1}{2} \\cdot ${h} \\cdot ${a} = ${fraction(h * a, 2)}$.\nThể tích: $V = \\dfrac{1}{3} \\cdot ${a}^2 \\cdot ${h} = ${fraction(a * a * h, 3)}$.`,
      };
    }),
  ]),
];

const groups = ['$[0;\\,10)$', '$[10;\\,20)$', '$[20;\\,30)$', '$[30;\\,40)$'];

const chance: readonly Template[] = [
  ...unit(11, 'Mẫu số liệu ghép nhóm', ({ mc, fb, tf, ew }) => [
    mc('M1', 'giá trị đại diện', (r) => {
      const [a, w] = [5 * r.int(2, 20), r.pick([4, 6, 8, 10])];
      return {
        ask: [
          `Giá trị đại diện của nhóm $[${a};\\,${a + w})$ là:`,
          `Trong mẫu số liệu ghép nhóm, nhóm $[${a};\\,${a + w})$ được đại diện bởi số:`,
          `Nhóm chiều cao $[${a};\\,${a + w})$ (cm) có giá trị đại diện bằng:`,
        ],
        right: a + w / 2,
        wrong: [
          [a, 'lấy đầu mút trái'],
          [a + w, 'lấy đầu mút phải'],
          [w / 2, 'lấy nửa độ dài của nhóm'],
          [w, 'lấy độ dài của nhóm'],
        ],
        why: `Trung bình cộng hai đầu mút: $\\dfrac{${a} + ${a + w}}{2} = ${a + w / 2}$.`,
      };
    }),
    mc('M1', 'nhóm chứa mốt', (r) => {
      const counts = r.shuffle([r.int(3, 5), r.int(6, 8), r.int(9, 11), r.int(14, 18)]);
      const at = counts.indexOf(Math.max(...counts));
      const rows = table(['Nhóm', ...groups], ['Tần số', ...counts]);
      return {
        ask: [
          `Cho mẫu số liệu ghép nhóm:\n${rows}\nNhóm chứa mốt là:`,
          `Thời gian tập thể dục (phút) của một số người:\n${rows}\nMốt của mẫu số liệu thuộc nhóm nào?`,
          `Bảng sau ghi số tin nhắn gửi trong ngày của học sinh:\n${rows}\nNhóm có tần số lớn nhất là:`,
        ],
        right: groups[at]!,
        wrong: groups.filter((_, place) => place !== at),
        why: `Tần số lớn nhất là ${counts[at]!}, ứng với nhóm ${groups[at]!}.`,
      };
    }),
    mc('M2', 'số trung bình', (r) => {
      const counts = r.pick([
        [2, 3, 4, 1],
        [1, 4, 3, 2],
        [4, 8, 6, 2],
        [3, 2, 4, 1],
        [5, 6, 5, 4],
      ] as const);
      const all = counts.reduce<number>((a, b) => a + b, 0);
      const total = counts.reduce<number>((sum, count, at) => sum + count * (5 + 10 * at), 0);
      const rows = table(['Nhóm', ...groups], ['Tần số', ...counts]);
      return {
        ask: [
          `Số trung bình của mẫu số liệu ghép nhóm\n${rows}\nbằng:`,
          `Khối lượng (kg) của một số thùng hàng:\n${rows}\nKhối lượng trung bình của mỗi thùng hàng (kg) xấp xỉ:`,
          `Tuổi của khách trong một chuyến xe:\n${rows}\nTính tuổi trung bình theo giá trị đại diện của các nhóm.`,
        ],
        right: rounded(total / all, 2),
        wrong: [
          [rounded(total / all + 5, 2), 'dùng đầu mút phải thay cho giá trị đại diện'],
          [rounded(total / all - 5, 2), 'dùng đầu mút trái thay cho giá trị đại diện'],
          [rounded(all / 4, 2), 'lấy trung bình của các tần số'],
          20,
        ],
        why: `$\\bar x = \\dfrac{${counts.map((count, at) => `${count} \\cdot ${5 + 10 * at}`).join(' + ')}}{${all}} = \\dfrac{${total}}{${all}} = ${n(rounded(total / all, 2))}$.`,
      };
    }),
    mc('M2', 'nhóm chứa trung vị', (r) => {
      const counts = r.pick([
        [4, 6, 9, 5],
        [3, 12, 7, 4],
        [2, 5, 10, 3],
        [8, 5, 4, 3],
        [9, 7, 2, 1],
      ] as const);
      const all = counts.reduce<number>((a, b) => a + b, 0);
      let seen = 0;
      const at = counts.findIndex((count) => (seen += count) >= all / 2);
      const rows = table(['Nhóm', ...groups], ['Tần số', ...counts]);
      return {
        ask: [
          `Nhóm chứa trung vị của mẫu số liệu\n${rows}\nlà:`,
          `Thời gian đọc sách (phút) mỗi ngày của một nhóm bạn:\n${rows}\nTrung vị thuộc nhóm nào?`,
          `Quãng đường chạy (km) trong tháng của các thành viên:\n${rows}\nTrung vị của mẫu số liệu nằm trong nhóm:`,
        ],
        right: groups[at]!,
        wrong: groups.filter((_, place) => place !== at),
        why: `Cỡ mẫu $n = ${all}$, $\\dfrac{n}{2} = ${n(all / 2)}$. Cộng dồn tần số, nhóm đầu tiên có tần số tích luỹ không nhỏ hơn $${n(all / 2)}$ là ${groups[at]!}.`,
      };
    }),
    fb('M1', 'cỡ mẫu', (r) => {
      const counts = [r.int(3, 9), r.int(8, 15), r.int(6, 12), r.int(2, 6)];
      const all = counts.reduce((a, b) => a + b, 0);
      const rows = table(['Nhóm', ...groups], ['Tần số', ...counts]);
      return {
        ask: [
          `Cỡ mẫu của mẫu số liệu ghép nhóm sau là bao nhiêu?\n${rows}`,
          `Bảng thống kê thời gian gọi điện (phút) của một số người:\n${rows}\nCó bao nhiêu người được khảo sát?`,
          `Cho bảng tần số ghép nhóm:\n${rows}\nMẫu số liệu gồm bao nhiêu số liệu?`,
        ],
        is: all,
        why: `Cộng các tần số: $${counts.join(' + ')} = ${all}$.`,
      };
    }),
    fb('M2', 'mốt của mẫu số liệu', (r) => {
      const [a, b, c] = r.pick([
        [4, 10, 8],
        [3, 9, 7],
        [5, 9, 8],
        [3, 8, 3],
        [6, 9, 8],
      ] as const);
      const mode = 10 + (10 * (b - a)) / (b - a + (b - c));
      const rows = table(['Nhóm', ...groups.slice(0, 3)], ['Tần số', a, b, c]);
      return {
        ask: [
          `Tính mốt của mẫu số liệu ghép nhóm\n${rows}`,
          `Số trang vở đã viết của các bạn trong tổ:\n${rows}\nMốt của mẫu số liệu bằng bao nhiêu?`,
          `Thời gian sửa xe (phút) ở một cửa hàng:\n${rows}\nTìm mốt của mẫu số liệu này.`,
        ],
        is: mode,
        why: `Nhóm chứa mốt là $[10;\\,20)$: $M_o = 10 + \\dfrac{${b} - ${a}}{(${b} - ${a}) + (${b} - ${c})} \\cdot 10 = ${n(mode)}$.`,
      };
    }),
    tf('M2', 'đọc bảng tần số ghép nhóm', (r) => {
      const counts = r.pick([
        [3, 6, 8, 3],
        [2, 8, 6, 4],
        [4, 6, 8, 2],
        [5, 6, 7, 2],
      ] as const);
      const total = counts.reduce<number>((sum, count, at) => sum + count * (5 + 10 * at), 0);
      const at = counts.indexOf(Math.max(...counts) as never);
      const rows = table(['Nhóm', ...groups], ['Tần số', ...counts]);
      return {
        ask: [
          `Thời gian (phút) làm bài tập về nhà mỗi tối của các học sinh trong một nhóm được cho trong bảng:\n${rows}`,
          `Thời gian (phút) chờ khám của các bệnh nhân ở một phòng khám trong buổi sáng:\n${rows}`,
          `Quãng đường (km) từ nhà đến nơi làm việc của các nhân viên trong một phòng:\n${rows}`,
        ],
        say: [
          [`Nhóm chứa mốt là ${groups[at]!}.`, `Nhóm chứa mốt là ${groups[3]!}.`, `tần số lớn nhất là ${counts[at]!}.`],
          ['Cỡ mẫu bằng 20.', 'Cỡ mẫu bằng 4.', `$${counts.join(' + ')} = 20$.`],
          [
            `Số trung bình bằng $${n(total / 20)}$.`,
            `Số trung bình bằng $${n(total / 20 + 5)}$.`,
            `dùng giá trị đại diện 5; 15; 25; 35: $\\dfrac{${total}}{20} = ${n(total / 20)}$.`,
          ],
          [
            `Có ${counts[2] + counts[3]} số liệu không nhỏ hơn 20.`,
            `Có ${counts[1] + counts[2]} số liệu không nhỏ hơn 20.`,
            `hai nhóm cuối có $${counts[2]} + ${counts[3]}$ số liệu.`,
          ],
        ],
      };
    }),
    ew('M3', 'trung vị và tứ phân vị', (r) => {
      const counts = r.pick([
        [4, 8, 6, 2],
        [6, 6, 5, 3],
        [5, 10, 3, 2],
        [8, 4, 6, 2],
      ] as const);
      // The group from which the quantile with so many values below it is interpolated.
      const quantile = (below: number) => {
        let seen = 0;
        const at = counts.findIndex((count) => (seen += count) >= below);
        const before = seen - counts[at]!;
        return { at, before, value: 10 * at + ((below - before) / counts[at]!) * 10 };
      };
      const [q1, q2] = [quantile(5), quantile(10)];
      const show = (name: string, below: number, { at, before, value }: typeof q1) =>
        `$${name} = ${10 * at} + \\dfrac{${below} - ${before}}{${counts[at]!}} \\cdot 10 ${Number.isInteger(value * 100) ? '=' : '\\approx'} ${n(rounded(value, 2))}$`;
      const rows = table(['Nhóm', ...groups], ['Tần số', ...counts]);
      return {
        ask: [
          `Cho mẫu số liệu ghép nhóm:\n${rows}\nTính trung vị và tứ phân vị thứ nhất (làm tròn đến hàng phần trăm nếu cần).`,
          `Thời gian chờ khám bệnh (phút) của 20 người:\n${rows}\nTìm $Q_1$ và trung vị của mẫu số liệu, nêu ý nghĩa của trung vị (kết quả làm tròn đến hàng phần trăm nếu cần).`,
          `Bảng sau là số sản phẩm làm được của 20 công nhân:\n${rows}\nHãy xác định các nhóm chứa $Q_1$, $Q_2$ và tính các tứ phân vị đó, làm tròn đến hàng phần trăm nếu cần.`,
        ],
        solution: `Cỡ mẫu $n = ${counts.join(' + ')} = 20$.\n$\\dfrac{n}{2} = 10$: trung vị thuộc nhóm ${groups[q2.at]!}, ${show('M_e', 10, q2)}.\n$\\dfrac{n}{4} = 5$: $Q_1$ thuộc nhóm ${groups[q1.at]!}, ${show('Q_1', 5, q1)}.\nKhoảng một nửa số liệu nhỏ hơn trung vị.`,
      };
    }),
  ]),
  ...unit(11, 'Quy tắc tính xác suất', ({ mc, fb, ew }) => [
    mc('M1', 'biến cố độc lập', (r) => {
      const [a, b] = r.pick([
        [0.6, 0.5],
        [0.7, 0.4],
        [0.8, 0.3],
        [0.9, 0.2],
      ] as const);
      return {
        ask: [
          `Hai biến cố $A$, $B$ độc lập với $P(A) = ${n(a)}$, $P(B) = ${n(b)}$. Xác suất $P(AB)$ bằng:`,
          `Hai xạ thủ bắn độc lập, xác suất trúng bia lần lượt là $${n(a)}$ và $${n(b)}$. Xác suất để cả hai cùng trúng là:`,
          `Hai hạt giống nảy mầm độc lập với xác suất $${n(a)}$ và $${n(b)}$. Xác suất để cả hai hạt cùng nảy mầm là:`,
        ],
        right: rounded(a * b, 4),
        wrong: [
          [rounded(a + b - a * b, 4), 'nhầm với xác suất của biến cố hợp'],
          [rounded((1 - a) * (1 - b), 4), 'tính xác suất để cả hai không xảy ra'],
          [rounded(1 - a * b, 4), 'lấy xác suất của biến cố đối'],
          [rounded(a - b, 4), 'trừ hai xác suất'],
        ],
        why: `Quy tắc nhân cho hai biến cố độc lập: $${n(a)} \\cdot ${n(b)} = ${n(rounded(a * b, 4))}$.`,
      };
    }),
    mc('M1', 'biến cố xung khắc', (r) => {
      const [a, b] = r.pick([
        [0.3, 0.4],
        [0.25, 0.35],
        [0.2, 0.5],
        [0.15, 0.6],
      ] as const);
      return {
        ask: [
          `Hai biến cố xung khắc $A$, $B$ có $P(A) = ${n(a)}$, $P(B) = ${n(b)}$. Xác suất $P(A \\cup B)$ là:`,
          `$A$ và $B$ không thể đồng thời xảy ra, xác suất của chúng là $${n(a)}$ và $${n(b)}$. Xác suất để $A$ hoặc $B$ xảy ra bằng:`,
          `Một học sinh được xếp loại Tốt với xác suất $${n(a)}$, loại Khá với xác suất $${n(b)}$. Xác suất được xếp loại Tốt hoặc Khá là:`,
        ],
        right: rounded(a + b, 4),
        wrong: [
          [rounded(a * b, 4), 'nhân hai xác suất'],
          [rounded(a + b - a * b, 4), 'nhầm xung khắc với độc lập'],
          [rounded(b - a, 4), 'trừ hai xác suất'],
          [rounded(1 - a - b, 4), 'tính xác suất để cả hai không xảy ra'],
        ],
        why: `Quy tắc cộng cho hai biến cố xung khắc: $${n(a)} + ${n(b)} = ${n(rounded(a + b, 4))}$.`,
      };
    }),
    mc('M2', 'công thức cộng xác suất', (r) => {
      const [a, b, both] = r.pick([
        [0.5, 0.4, 0.2],
        [0.6, 0.5, 0.3],
        [0.7, 0.2, 0.1],
        [0.45, 0.35, 0.15],
      ] as const);
      return {
        ask: [
          `Cho $P(A) = ${n(a)}$, $P(B) = ${n(b)}$, $P(AB) = ${n(both)}$. Khi đó $P(A \\cup B)$ bằng:`,
          `Trong một lớp, tỉ lệ học sinh giỏi Toán là $${n(a)}$, giỏi Văn là $${n(b)}$, giỏi cả hai môn là $${n(both)}$. Chọn ngẫu nhiên một học sinh, xác suất bạn đó giỏi ít nhất một môn là:`,
          `Biết xác suất của $A$, $B$ và của biến cố giao $AB$ lần lượt là $${n(a)}$; $${n(b)}$; $${n(both)}$. Tính xác suất của biến cố hợp $A \\cup B$.`,
        ],
        right: rounded(a + b - both, 4),
        wrong: [
          [rounded(Math.min(a + b, 1), 4), 'quên trừ xác suất của biến cố giao'],
          [rounded(a + b - 2 * both, 4), 'trừ xác suất của biến cố giao hai lần'],
          [rounded(a * b, 4), 'nhân hai xác suất'],
          [rounded(a - both, 4), 'tính xác suất để chỉ biến cố thứ nhất xảy ra'],
        ],
        why: `Gọi $A$, $B$ là hai biến cố, $AB$ là biến cố cả hai cùng xảy ra: $P(A \\cup B) = P(A) + P(B) - P(AB) = ${n(a)} + ${n(b)} - ${n(both)} = ${n(rounded(a + b - both, 4))}$.`,
      };
    }),
    fb('M1', 'xác suất của biến cố đối', (r) => {
      const [a, b] = r.pick([
        [0.8, 0.5],
        [0.6, 0.5],
        [0.4, 0.5],
        [0.2, 0.5],
        [0.9, 0.6],
      ] as const);
      const none = rounded((1 - a) * (1 - b), 4);
      return {
        ask: [
          `Hai người bắn độc lập, xác suất trúng đích lần lượt là $${n(a)}$ và $${n(b)}$. Tính xác suất để không ai bắn trúng.`,
          `Cho $A$, $B$ độc lập, $P(A) = ${n(a)}$, $P(B) = ${n(b)}$. Tính $P(\\overline{A}\\,\\overline{B})$.`,
          `Xác suất An và Bình giải được một bài toán lần lượt là $${n(a)}$ và $${n(b)}$, hai bạn làm bài độc lập. Xác suất để cả hai bạn đều không giải được là bao nhiêu?`,
        ],
        is: none,
        why: `$(1 - ${n(a)})(1 - ${n(b)}) = ${n(rounded(1 - a, 4))} \\cdot ${n(rounded(1 - b, 4))} = ${n(none)}$.`,
      };
    }),
    ew('M3', 'ít nhất một biến cố xảy ra', (r, turn) => {
      const [red, blue] = [r.int(3, 6), r.int(3, 6)];
      const [two, one, other, alike] = [
        ['cả hai bi', 'bi đỏ', 'bi xanh', 'màu'],
        ['cả hai bạn', 'bạn nữ', 'bạn nam', 'giới tính'],
        ['cả hai đôi', 'đôi trắng', 'đôi đen', 'màu'],
      ][turn]!;
      const all = red + blue;
      const total = (all * (all - 1)) / 2;
      const [rr, bb] = [(red * (red - 1)) / 2, (blue * (blue - 1)) / 2];
      const simple = (over: number) =>
        `\\dfrac{${over}}{${total}}${gcd(over, total) > 1 ? ` = ${fraction(over, total)}` : ''}`;
      return {
        ask: [
          `Hộp có ${red} bi đỏ và ${blue} bi xanh. Lấy ngẫu nhiên đồng thời 2 bi. Tính xác suất để hai bi cùng màu và xác suất để có ít nhất một bi đỏ.`,
          `Chọn ngẫu nhiên 2 bạn từ một nhóm gồm ${red} nữ và ${blue} nam. Tính xác suất để hai bạn cùng giới tính; xác suất để có ít nhất một bạn nữ.`,
          `Trong ngăn tủ có ${red} đôi găng tay trắng và ${blue} đôi găng tay đen (mỗi đôi buộc lại với nhau). Lấy ngẫu nhiên 2 đôi. Tính xác suất để hai đôi cùng màu và xác suất lấy được ít nhất một đôi trắng.`,
        ],
        solution: `$n(\\Omega) = C_{${all}}^2 = ${total}$.\nGọi $A$: “${two} đều là ${one}”, $P(A) = \\dfrac{${rr}}{${total}}$; $B$: “${two} đều là ${other}”, $P(B) = \\dfrac{${bb}}{${total}}$. $A$ và $B$ xung khắc.\nCùng ${alike}: $P(A \\cup B) = P(A) + P(B) = ${simple(rr + bb)}$.\n“Có ít nhất một ${one}” là biến cố đối của $B$: $1 - \\dfrac{${bb}}{${total}} = ${simple(total - bb)}$.`,
      };
    }),
  ]),
];

export const space11: readonly Template[] = [...spaces, ...chance];
