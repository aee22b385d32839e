/** Grade 2: Bảng nhân, bảng chia 2 và 5. */
import { unit } from '../../terms/kit.ts';

export const tables2And5In2 = unit(2, 'Bảng nhân, bảng chia 2 và 5', ({ mc, fb }) => [
  mc('M1', 'chia', (r) => {
    const [a, b] = [r.pick([2, 5]), r.int(3, 9)];
    return {
      ask: [
        `Kết quả của phép tính $${a * b} : ${a}$ là:`,
        `Chia đều ${a * b} cái bánh vào ${a} đĩa. Mỗi đĩa có mấy cái bánh?`,
        `Có ${a * b} học sinh xếp đều thành ${a} hàng. Mỗi hàng có mấy học sinh?`,
      ],
      right: b,
      wrong: [
        [a * b - a, 'làm phép trừ'],
        [b + 1, `đếm thêm ${a} thừa một lần`],
        [b - 1, `đếm thêm ${a} thiếu một lần`],
        [b + 2, `đếm thêm ${a} thừa hai lần`],
      ],
      why: `$${a} \\times ${b} = ${a * b}$ nên $${a * b} : ${a} = ${b}$.`,
    };
  }),
  fb('M2', 'chia thành các nhóm như nhau', (r) => {
    const [a, b] = [r.pick([2, 5]), r.int(4, 9)];
    return {
      ask: [
        `Có ${a * b} quả cam, xếp vào các túi, mỗi túi ${a} quả. Xếp được mấy túi cam?`,
        `Có ${a * b} bạn xếp thành các hàng, mỗi hàng ${a} bạn. Xếp được mấy hàng?`,
        `Bác Tư buộc ${a * b} chiếc đũa thành các bó, mỗi bó ${a} chiếc. Bác buộc được mấy bó?`,
      ],
      is: b,
      why: `Chia theo nhóm ${a}: $${a * b} : ${a} = ${b}$.`,
    };
  }),
  fb('M3', 'số lúc đầu trước khi chia đều', (r) => {
    const b = r.int(3, 9);
    return {
      ask: [
        `Cô chia đều số vở cho 5 bạn, mỗi bạn được ${b} quyển thì vừa hết. Lúc đầu cô có bao nhiêu quyển vở?`,
        `Bác xếp đều số trứng vào 5 rổ, mỗi rổ ${b} quả thì vừa hết. Bác có bao nhiêu quả trứng?`,
        `Lan chia đều số mận vào 5 đĩa, mỗi đĩa có ${b} quả, không thừa quả nào. Lan có bao nhiêu quả mận?`,
      ],
      is: 5 * b,
      why: `Có 5 phần, mỗi phần ${b}: $${b} \\times 5 = ${5 * b}$.`,
    };
  }),
]);
