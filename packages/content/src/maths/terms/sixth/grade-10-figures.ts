/** Grade 10: further families that start from a figure. */
import { n, plain, type Template } from '../../template.ts';
import { chart, plane, variation } from '../figure-kit.ts';
import { interval, shown } from '../figures/kit.ts';
import { unit } from '../kit.ts';

export const grade10Figured: readonly Template[] = [
  ...unit(10, 'Hàm số bậc hai và ứng dụng', ({ mc }) => [
    mc('M1', 'khoảng nghịch biến từ bảng biến thiên của hàm số bậc hai', (_, turn) => {
      const [a, h, k] = (
        [
          [1, 2, -3],
          [-1, -1, 4],
          [2, 1, 5],
        ] as const
      )[turn]!;
      const right = a > 0 ? interval('-\\infty', h) : interval(h, '+\\infty');
      return {
        ask: shown('hàm số bậc hai $y = f(x)$ có bảng biến thiên', 'Hàm số nghịch biến trên khoảng nào?'),
        right,
        wrong: [
          [a > 0 ? interval(h, '+\\infty') : interval('-\\infty', h), 'nhầm nghịch biến với đồng biến'],
          [a > 0 ? interval('-\\infty', k) : interval(k, '+\\infty'), 'đọc tung độ thay cho hoành độ'],
          ['$(-\\infty;\\,+\\infty)$', 'không xét mũi tên đổi chiều'],
        ],
        why: `Trong bảng, mũi tên đi xuống trên khoảng ${right}.`,
        figure: variation('quadratic', [a, -2 * a * h, a * h * h + k]),
      };
    }),
  ]),
  ...unit(10, 'Vectơ trong mặt phẳng', ({ mc, fb }) => [
    mc('M1', 'vectơ cùng hướng trên hình có đường trung bình', (_, turn) => {
      const [name, right, wrong] = (
        [
          ['MN', 'BC', ['CB', 'AB', 'AC']],
          ['AM', 'MB', ['MA', 'MN', 'NC']],
          ['NC', 'AN', ['NA', 'MN', 'MB']],
        ] as const
      )[turn]!;
      const arrow = (one: string) => `$\\overrightarrow{${one}}$`;
      return {
        ask: shown(
          'tam giác $ABC$ với $M$, $N$ là trung điểm của $AB$, $AC$',
          `Vectơ nào cùng hướng với vectơ ${arrow(name)}?`,
        ),
        right: arrow(right),
        wrong: [
          [arrow(wrong[0]), 'chọn vectơ ngược hướng'],
          ...[wrong[1], wrong[2]].map(
            (one) => [arrow(one), `không thấy hai đường thẳng $${name}$ và $${one}$ cắt nhau`] as const,
          ),
        ],
        why: `${arrow(name)} và ${arrow(right)} cùng phương và cùng chiều.`,
        figure: plane('midline', 60, {}),
      };
    }),
    fb('M1', 'độ dài của tổng hai vectơ cạnh hình chữ nhật', (_, turn) => {
      const [a, b, d] = (
        [
          [8, 6, 10],
          [12, 5, 13],
          [15, 8, 17],
        ] as const
      )[turn]!;
      return {
        ask: [
          'Cho hình chữ nhật $ABCD$ có hai cạnh như hình bên. Tính $|\\overrightarrow{AB} + \\overrightarrow{AD}|$.',
          'Hai lực $\\overrightarrow{AB}$ và $\\overrightarrow{AD}$ (đơn vị: N) tác dụng vào vật tại $A$, được biểu diễn bởi hai cạnh hình chữ nhật $ABCD$ ở hình bên. Hợp lực có độ lớn bao nhiêu niu-tơn?',
          'Hình chữ nhật $ABCD$ ở hình bên có ghi độ dài hai cạnh. Độ dài của vectơ $\\overrightarrow{AB} + \\overrightarrow{AD}$ bằng bao nhiêu?',
        ],
        is: d,
        why: `$\\overrightarrow{AB} + \\overrightarrow{AD} = \\overrightarrow{AC}$, $AC = \\sqrt{${a}^2 + ${b}^2} = ${d}$.`,
        figure: plane('rectangle', Math.max(20, Math.round((Math.atan2(b, a) * 180) / Math.PI)), {
          AB: `${a}`,
          AD: `${b}`,
        }),
      };
    }),
  ]),
  ...unit(10, 'Số đặc trưng của mẫu số liệu', ({ fb, tf }) => [
    fb('M1', 'khoảng biến thiên từ biểu đồ đoạn thẳng', (r, turn) => {
      const values = r.shuffle([21, 24, 28, 30, 33]);
      return {
        ask: [
          'Biểu đồ đoạn thẳng bên ghi nhiệt độ cao nhất (°C) trong năm ngày. Tính khoảng biến thiên của mẫu số liệu.',
          'Biểu đồ đoạn thẳng bên ghi số khách của một quán trong năm ngày. Khoảng biến thiên của mẫu số liệu bằng bao nhiêu?',
          'Biểu đồ đoạn thẳng bên ghi số cuốn sách bán được trong năm ngày. Tìm khoảng biến thiên của năm số liệu.',
        ],
        is: 12,
        why: 'Giá trị lớn nhất là 33, nhỏ nhất là 21: $33 - 21 = 12$.',
        figure: chart(
          'line',
          ['Nhiệt độ (°C)', 'Số khách', 'Số cuốn sách'][turn]!,
          values.map((value, at) => [`Ngày ${at + 1}`, value] as const),
        ),
      };
    }),
    tf('M2', 'các số đặc trưng của năm số liệu trên biểu đồ cột', (r, turn) => {
      const values = r.shuffle([4, 6, 6, 9, 10]);
      const [thing, axis] = (
        [
          ['số cuốn sách một nhóm bạn đọc trong năm tuần', 'Số cuốn'],
          ['số giờ tự học của bạn Mai trong năm tuần', 'Số giờ'],
          ['số đơn hàng một cửa hàng nhận trong năm giờ', 'Số đơn hàng'],
        ] as const
      )[turn]!;
      return {
        ask: shown(`biểu đồ cột ghi ${thing}`),
        say: [
          ['Số trung bình bằng 7.', 'Số trung bình bằng 6.', '$(4 + 6 + 6 + 9 + 10) : 5 = 7$.'],
          ['Trung vị bằng 6.', 'Trung vị bằng 7.', 'sắp xếp: 4, 6, 6, 9, 10; số ở giữa là 6.'],
          ['Mốt bằng 6.', 'Mốt bằng 10.', 'giá trị 6 xuất hiện nhiều lần nhất.'],
          [
            `Phương sai bằng ${plain(4.8)}.`,
            'Phương sai bằng 24.',
            `$\\dfrac{3^2 + 1^2 + 1^2 + 2^2 + 3^2}{5} = ${n(4.8)}$.`,
          ],
        ],
        figure: chart(
          'bar',
          axis,
          values.map((value, at) => [`${['Tuần', 'Tuần', 'Giờ'][turn]!} ${at + 1}`, value] as const),
        ),
      };
    }),
  ]),
];
