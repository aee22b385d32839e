/** Grade 3: Một phần mấy. */
import { unit } from '../../terms/kit.ts';

export const onePart3 = unit(3, 'Một phần mấy', ({ mc, fb }) => [
  fb('M1', 'một phần của một số', (r) => {
    const [k, b] = [r.int(3, 8), r.int(3, 9)];
    return {
      ask: [
        `$\\dfrac{1}{${k}}$ của ${k * b} cái kẹo là bao nhiêu cái kẹo?`,
        `Lớp có ${k * b} học sinh, $\\dfrac{1}{${k}}$ số học sinh là thành viên đội múa. Đội múa có bao nhiêu học sinh?`,
        `Chia đều ${k * b} quả cam cho ${k} bạn. Một bạn được $\\dfrac{1}{${k}}$ số cam, tức là bao nhiêu quả?`,
      ],
      is: b,
      why: `Chia thành ${k} phần bằng nhau, lấy một phần: $${k * b} : ${k} = ${b}$.`,
    };
  }),
  mc('M2', 'tìm cả số', (r) => {
    const [k, b] = [r.int(3, 7), r.int(4, 9)];
    return {
      ask: [
        `$\\dfrac{1}{${k}}$ số bi của Nam là ${b} viên. Nam có bao nhiêu viên bi?`,
        `Mẹ cắt $\\dfrac{1}{${k}}$ tấm vải được ${b} dm. Tấm vải dài bao nhiêu đề-xi-mét?`,
        `Đội đã sửa được ${b} m đường, bằng $\\dfrac{1}{${k}}$ đoạn đường. Đoạn đường dài bao nhiêu mét?`,
      ],
      right: k * b,
      wrong: [
        [k + b, 'làm phép cộng'],
        [b, 'cho một phần là cả số'],
        [(k - 1) * b, 'tính phần còn lại'],
      ],
      why: `Cả số gồm ${k} phần, mỗi phần ${b}: $${b} \\times ${k} = ${k * b}$.`,
    };
  }),
]);
