/** Grade 1: Hình phẳng, hình khối. */
import { unit } from '../../terms/kit.ts';

export const shapes1 = unit(1, 'Hình phẳng, hình khối', ({ fb, ok, set }) => [
  set('M1', 'nhận biết đồ vật', [
    [
      'Đồ vật nào có dạng hình tròn?',
      'mặt chiếc đĩa',
      [
        ['quyển vở', 'thấy cạnh thẳng mà không để ý'],
        ['lá cờ đuôi nheo', 'nhầm hình tam giác'],
        ['viên gạch lát nền', 'nhầm hình vuông'],
      ],
      'Mặt chiếc đĩa không có góc và cạnh thẳng, đó là hình tròn.',
    ],
    [
      'Đồ vật nào có dạng khối lập phương?',
      'con xúc xắc',
      [
        ['quả bóng', 'nhầm khối tròn'],
        ['hộp sữa cao', 'không để ý các mặt không bằng nhau'],
        ['cái nón lá', 'chọn vật có đầu nhọn'],
      ],
      'Con xúc xắc có sáu mặt vuông bằng nhau.',
    ],
    [
      'Đồ vật nào có dạng khối hộp chữ nhật?',
      'bao diêm',
      [
        ['viên bi', 'nhầm vật tròn'],
        ['lon nước', 'không để ý hai đáy tròn'],
        ['cái nón lá', 'chọn vật có đầu nhọn'],
      ],
      'Bao diêm có các mặt là hình chữ nhật.',
    ],
  ]),
  fb('M1', 'đếm cạnh', (r) => {
    const [shape, sides] = r.pick([
      ['hình tam giác', 3],
      ['hình vuông', 4],
      ['hình chữ nhật', 4],
    ] as const);
    return {
      ask: [
        `Một ${shape} có mấy cạnh?`,
        `Xếp một ${shape}, mỗi cạnh dùng một que tính. Cần mấy que tính?`,
        `Đi theo viền của một ${shape} thì đi qua mấy cạnh?`,
      ],
      is: sides,
      why: `Một ${shape} có ${sides} cạnh.`,
    };
  }),
  ok('M1', 'đặc điểm của hình', (r) => {
    const [shape, right, wrong] = r.pick([
      ['Hình tam giác', 'có 3 cạnh', 'có 4 cạnh'],
      ['Hình vuông', 'có 4 cạnh', 'có 3 cạnh'],
      ['Hình tròn', 'không có cạnh thẳng', 'có 4 cạnh thẳng'],
    ] as const);
    return {
      right: [`${shape} ${right}.`, `Hình vẽ là ${shape.toLowerCase()} thì ${right}.`],
      wrong: `Mọi ${shape.toLowerCase()} đều ${wrong}.`,
      why: `${shape} ${right}.`,
    };
  }),
  fb('M3', 'xếp hình liền nhau', (r) => {
    const k = r.int(2, 4);
    return {
      ask: [
        `Bạn An xếp ${k} hình vuông rời nhau, mỗi cạnh dùng một que tính. An dùng bao nhiêu que tính?`,
        `Có ${k} khung ảnh hình vuông, mỗi cạnh dán một đoạn băng màu. Cần bao nhiêu đoạn băng màu?`,
        `Mỗi bạn vẽ một hình vuông. ${k} bạn vẽ tất cả bao nhiêu cạnh hình vuông?`,
      ],
      is: 4 * k,
      why: `Mỗi hình vuông có 4 cạnh: $${Array.from({ length: k }, () => 4).join(' + ')} = ${4 * k}$.`,
    };
  }),
]);
