/** Grade 2: Kiểm đếm và khả năng. */
import { unit } from '../../terms/kit.ts';

export const data2 = unit(2, 'Kiểm đếm và khả năng', ({ fb, set }) => [
  fb('M1', 'kiểm đếm', (r) => {
    const [a, b, c] = [r.int(4, 9), r.int(3, 8), r.int(2, 7)];
    const names = r.pick([
      ['con gà', 'con vịt', 'con ngỗng', 'con'],
      ['hình tròn', 'hình vuông', 'hình tam giác', 'hình'],
      ['bút đỏ', 'bút xanh', 'bút vàng', 'cái bút'],
    ] as const);
    return {
      ask: [
        `Kiểm đếm được ${a} ${names[0]}, ${b} ${names[1]}, ${c} ${names[2]}. Có tất cả bao nhiêu ${names[3]}?`,
        `Có ${a} ${names[0]}, ${b} ${names[1]} và ${c} ${names[2]}. Đã kiểm đếm được tất cả bao nhiêu ${names[3]}?`,
      ],
      is: a + b + c,
      why: `$${a} + ${b} + ${c} = ${a + b + c}$.`,
    };
  }),
  set('M2', 'chắc chắn, có thể, không thể', [
    [
      'Hộp có 5 viên bi đỏ. Lấy một viên bi trong hộp. Việc lấy được bi đỏ là:',
      'chắc chắn',
      [
        ['có thể', 'chưa xem trong hộp có bi màu khác hay không'],
        ['không thể', 'đọc nhầm màu bi'],
        ['không lấy được viên bi nào', 'quên rằng có lấy một viên bi'],
      ],
      'Trong hộp chỉ có bi đỏ.',
    ],
    [
      'Túi có 3 chiếc kẹo cam và 2 chiếc kẹo chanh. Lấy một chiếc. Việc lấy được kẹo cam là:',
      'có thể',
      [
        ['chắc chắn', 'quên rằng có cả kẹo chanh'],
        ['không thể', 'quên rằng có kẹo cam'],
        ['không lấy được chiếc kẹo nào', 'quên rằng có lấy một chiếc kẹo'],
      ],
      'Trong túi có kẹo cam và cả kẹo chanh.',
    ],
    [
      'Trên đĩa có 4 quả táo. Bé lấy một quả trên đĩa. Việc bé lấy được quả lê là:',
      'không thể',
      [
        ['chắc chắn', 'đọc nhầm tên quả'],
        ['có thể', 'chưa xem trên đĩa có lê hay không'],
        ['lấy được hai quả', 'quên rằng chỉ lấy một quả'],
      ],
      'Trên đĩa không có lê.',
    ],
  ]),
]);
