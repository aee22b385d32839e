/** Grade 4: Hình bình hành, hình thoi. */
import { unit } from '../../terms/kit.ts';

export const parallelogramAndRhombus4 = unit(4, 'Hình bình hành, hình thoi', ({ fb, set }) => [
  set('M1', 'đặc điểm', [
    [
      'Hình thoi có:',
      'bốn cạnh bằng nhau',
      [
        ['bốn góc vuông', 'nhầm với hình chữ nhật'],
        ['chỉ một cặp cạnh song song', 'nhầm với hình thang'],
        ['hai cạnh dài và hai cạnh ngắn', 'nhầm với hình bình hành'],
      ],
      'Hình thoi có hai cặp cạnh đối diện song song và bốn cạnh bằng nhau.',
    ],
    [
      'Hình bình hành luôn có:',
      'hai cặp cạnh đối diện song song và bằng nhau',
      [
        ['bốn góc vuông', 'nhầm với hình chữ nhật'],
        ['bốn cạnh bằng nhau', 'nhầm với hình thoi'],
        ['chỉ một cặp cạnh song song', 'nhầm với hình thang'],
      ],
      'Hình bình hành có hai cặp cạnh đối diện song song và bằng nhau.',
    ],
    [
      'Hình nào có hai cặp cạnh đối diện song song và bốn cạnh bằng nhau?',
      'hình thoi',
      [
        ['hình chữ nhật', 'nhầm bốn góc bằng nhau với bốn cạnh bằng nhau'],
        ['hình thang có hai đáy khác nhau', 'chỉ xét một cặp cạnh song song'],
        ['hình bình hành', 'quên điều kiện bốn cạnh bằng nhau'],
      ],
      'Đó là đặc điểm của hình thoi.',
    ],
  ]),
  fb('M2', 'chu vi', (r, turn) => {
    const [a, b] = [r.int(8, 25), r.int(5, 7)];
    const measure = turn === 2 ? 'm' : 'cm';
    return {
      ask: [
        `Hình bình hành có hai cạnh liền nhau dài ${a} cm và ${b} cm. Chu vi hình bình hành là bao nhiêu xăng-ti-mét?`,
        `Viền một khung hình bình hành có hai cạnh liền nhau ${a} cm và ${b} cm. Cần bao nhiêu xăng-ti-mét dây viền?`,
        `Mảnh vườn hình bình hành có hai cạnh liền nhau ${a} m và ${b} m. Hàng rào quanh vườn dài bao nhiêu mét?`,
      ],
      is: 2 * (a + b),
      unit: measure,
      why: `Các cạnh đối diện bằng nhau: $(${a} + ${b}) \\times 2 = ${2 * (a + b)}$ (${measure}).`,
    };
  }),
]);
