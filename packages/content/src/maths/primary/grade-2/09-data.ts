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
      'Hộp có 5 viên bi đỏ. Lấy một viên bi trong hộp. Câu nào đúng?',
      'Chắc chắn lấy được bi đỏ',
      [
        ['Có thể lấy được bi xanh', 'chưa xem trong hộp có bi màu khác hay không'],
        ['Không thể lấy được bi đỏ', 'nhầm “không thể” với “chắc chắn”'],
        ['Chắc chắn lấy được bi xanh', 'đọc nhầm màu bi'],
      ],
      'Trong hộp chỉ có bi đỏ.',
    ],
    [
      'Túi có 3 chiếc kẹo cam và 2 chiếc kẹo chanh. Lấy một chiếc. Câu nào đúng?',
      'Có thể lấy được kẹo cam',
      [
        ['Chắc chắn lấy được kẹo cam', 'quên rằng có cả kẹo chanh'],
        ['Không thể lấy được kẹo cam', 'quên rằng có kẹo cam'],
        ['Chắc chắn lấy được kẹo chanh', 'quên rằng có cả kẹo cam'],
      ],
      'Trong túi có kẹo cam và cả kẹo chanh.',
    ],
    [
      'Trên đĩa có 4 quả táo. Bé lấy một quả trên đĩa. Câu nào đúng?',
      'Không thể lấy được quả lê',
      [
        ['Chắc chắn lấy được quả lê', 'nhầm “chắc chắn” với “không thể”'],
        ['Có thể lấy được quả lê', 'chưa xem trên đĩa có lê hay không'],
        ['Không thể lấy được quả táo', 'đọc nhầm tên quả'],
      ],
      'Trên đĩa không có lê.',
    ],
  ]),
]);
