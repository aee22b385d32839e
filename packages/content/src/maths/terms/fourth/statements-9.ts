/** Grade 9: four statements, for the tests of a term. */
import { plain, rounded, n, type Template } from '../../template.ts';
import { TooFewDistractors } from '../../../kit.ts';
import { plane, solid } from '../figure-kit.ts';
import { pt, unit } from '../kit.ts';

export const statements9: readonly Template[] = [
  ...unit(9, 'Hệ hai phương trình bậc nhất hai ẩn', ({ tf }) => [
    tf('M1', 'nửa chu vi và hiệu hai cạnh', (r, turn) => {
      const [what, unit] = [
        ['mảnh vườn', 'm²'],
        ['tấm biển', 'dm²'],
        ['sân chơi', 'm²'],
      ][turn]!;
      const [x, y] = [r.int(9, 15), r.int(3, 8)];
      const [s, d] = [x + y, x - y];
      return {
        ask: [
          `Mảnh vườn hình chữ nhật có nửa chu vi ${s} m, chiều dài $x$ (m) hơn chiều rộng $y$ (m) là ${d} m.`,
          `Tấm biển hình chữ nhật dài $x$ (dm), rộng $y$ (dm), có nửa chu vi ${s} dm; chiều dài hơn chiều rộng ${d} dm.`,
          `Sân chơi hình chữ nhật có chiều dài $x$ (m), chiều rộng $y$ (m); chiều rộng ngắn hơn chiều dài ${d} m và nửa chu vi bằng ${s} m.`,
        ],
        say: [
          [`$x + y = ${s}$.`, `$2x + 2y = ${s}$.`, 'nửa chu vi là tổng của chiều dài và chiều rộng.'],
          [`$x - y = ${d}$.`, `$y - x = ${d}$.`, 'chiều dài lớn hơn, nên lấy chiều dài trừ chiều rộng.'],
          [
            `Cặp số $${pt(x, y)}$ là nghiệm của hệ gồm hai phương trình lập được.`,
            `Cặp số $${pt(x + 1, y - 1)}$ là nghiệm của hệ gồm hai phương trình lập được.`,
            `$${x} + ${y} = ${s}$ và $${x} - ${y} = ${d}$.`,
            `$${x + 1} - ${y - 1} = ${d + 2} \\ne ${d}$.`,
          ],
          [
            `Diện tích của ${what} bằng ${x * y} ${unit}.`,
            `Diện tích của ${what} bằng ${s * d} ${unit}.`,
            `hai cạnh bằng ${x} và ${y}: $${x} \\cdot ${y} = ${x * y}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Phương trình quy về bậc nhất', ({ tf }) => [
    tf('M2', 'thêm nước vào dung dịch', (r) => {
      const [salt, all, percent] = r.pick([
        [40, 200, 10],
        [30, 150, 12],
        [60, 300, 15],
        [36, 120, 20],
      ] as const);
      const x = (100 * salt) / percent - all;
      const what = `${all} gam dung dịch chứa ${salt} gam muối`;
      return {
        ask: [
          `Có ${what}. Người ta thêm vào $x$ gam nước ($x > 0$) để được dung dịch nồng độ ${percent}%.`,
          `Bạn Vy pha thêm $x$ gam nước ($x > 0$) vào ${what}, được dung dịch nồng độ ${percent}%.`,
          `Đổ $x$ gam nước ($x > 0$) vào cốc đựng ${what} thì nồng độ còn ${percent}%.`,
        ],
        say: [
          [
            `Nồng độ lúc đầu là ${plain((100 * salt) / all)}%.`,
            `Nồng độ lúc đầu là ${plain(rounded((100 * salt) / (all + salt), 1))}%.`,
            `$${salt} : ${all} = ${n((100 * salt) / all)}\\%$.`,
          ],
          [
            `Sau khi thêm nước, khối lượng dung dịch là $${all} + x$ (gam).`,
            `Sau khi thêm nước, khối lượng dung dịch là $${all + salt} + x$ (gam).`,
            `${all} gam đã gồm cả muối, chỉ cộng thêm $x$ gam nước.`,
          ],
          [
            `$\\dfrac{${salt}}{${all} + x} = ${n(percent / 100)}$.`,
            `$\\dfrac{${salt} + x}{${all} + x} = ${n(percent / 100)}$.`,
            `lượng muối vẫn là ${salt} gam, khối lượng dung dịch là $${all} + x$ (gam).`,
          ],
          [
            `Phải thêm ${x} gam nước.`,
            `Phải thêm ${(100 * salt) / percent} gam nước.`,
            `$${all} + x = ${salt} : ${n(percent / 100)} = ${(100 * salt) / percent}$, nên $x = ${x}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Hàm số y = ax² và đồ thị', ({ tf }) => [
    tf('M1', 'diện tích toàn phần của hình lập phương', (r) => {
      const k = r.int(2, 5);
      const m = k + r.int(1, 3);
      return {
        ask: [
          'Hình lập phương cạnh $x$ (cm, $x > 0$) có diện tích toàn phần $y$ (cm²).',
          'Người ta dán giấy kín các mặt của một hộp hình lập phương cạnh $x$ (cm, $x > 0$) bằng $y$ cm² giấy, các mép giấy không chồng lên nhau.',
          'Sơn tất cả các mặt của khối gỗ hình lập phương có cạnh $x$ (cm, $x > 0$), diện tích được sơn là $y$ (cm²).',
        ],
        say: [
          ['$y = 6x^2$.', '$y = 4x^2$.', 'hình lập phương có 6 mặt là hình vuông cạnh $x$.'],
          [
            `Khi $x = ${k}$ thì $y = ${6 * k * k}$.`,
            `Khi $x = ${k}$ thì $y = ${36 * k * k}$.`,
            `$y = 6 \\cdot ${k}^2 = 6 \\cdot ${k * k} = ${6 * k * k}$.`,
          ],
          [
            `Khi $y = ${6 * m * m}$ thì $x = ${m}$.`,
            `Khi $y = ${6 * m * m}$ thì $x = ${m * m}$.`,
            `$x^2 = ${6 * m * m} : 6 = ${m * m}$ và $x > 0$ nên $x = ${m}$.`,
          ],
          [
            'Khi $x$ tăng gấp đôi thì $y$ tăng gấp 4 lần.',
            'Khi $x$ tăng gấp đôi thì $y$ tăng gấp đôi.',
            '$6 \\cdot (2x)^2 = 4 \\cdot 6x^2$.',
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Phương trình bậc hai một ẩn', ({ tf }) => [
    tf('M2', 'độ cao của quả bóng theo thời gian', (r, turn) => {
      const [p, q] = r.pick([
        [1, 3],
        [1, 4],
        [2, 3],
        [1, 5],
        [2, 4],
      ] as const);
      const [v, h] = [5 * (p + q), 5 * p * q];
      const law = `h = -5t^2 + ${v}t`;
      const what = ['Quả bóng', 'Viên pháo hoa', 'Giọt nước'][turn]!;
      return {
        ask: [
          `Quả bóng được đá lên từ mặt đất, sau $t$ giây ở độ cao $${law}$ (mét) cho đến khi chạm đất.`,
          `Một viên pháo hoa được bắn thẳng đứng từ mặt đất; độ cao (mét) sau $t$ giây, khi chưa rơi xuống đất, là $${law}$.`,
          `Tia nước phun lên từ mặt hồ, mỗi giọt nước sau $t$ giây có độ cao $${law}$ (mét) so với mặt hồ cho đến khi rơi trở lại.`,
        ],
        say: [
          [
            `Sau 1 giây, độ cao là ${v - 5} m.`,
            `Sau 1 giây, độ cao là ${v + 5} m.`,
            `$-5 \\cdot 1^2 + ${v} \\cdot 1 = ${v - 5}$.`,
          ],
          [
            `Độ cao bằng ${h} m khi $t^2 - ${p + q}t + ${p * q} = 0$.`,
            `Độ cao bằng ${h} m khi $t^2 + ${p + q}t + ${p * q} = 0$.`,
            `$-5t^2 + ${v}t = ${h}$, chuyển vế rồi chia cho 5 được $t^2 - ${p + q}t + ${p * q} = 0$.`,
          ],
          [
            `Độ cao bằng ${h} m tại hai thời điểm ${p} giây và ${q} giây.`,
            `Độ cao bằng ${h} m tại đúng một thời điểm.`,
            `phương trình có $\\Delta = ${p + q}^2 - 4 \\cdot ${p * q} = ${(q - p) ** 2} > 0$, hai nghiệm là ${p} và ${q}.`,
          ],
          [
            `${what} trở lại độ cao 0 m sau ${p + q} giây.`,
            `${what} trở lại độ cao 0 m sau ${q} giây.`,
            `$-5t(t - ${p + q}) = 0$ và $t > 0$ nên $t = ${p + q}$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Căn thức', ({ tf }) => [
    tf('M2', 'thời gian rơi theo độ cao', (r) => {
      const [a, b] = [r.int(2, 3), r.int(4, 5)];
      return {
        ask: [
          'Bỏ qua sức cản không khí, vật rơi từ độ cao $h$ (m) xuống đất hết khoảng $t = \\sqrt{\\dfrac{h}{5}}$ (giây).',
          'Công thức $t = \\sqrt{\\dfrac{h}{5}}$ cho biết gần đúng thời gian rơi $t$ (giây) của một vật từ độ cao $h$ (m).',
          'Một hòn đá rơi từ vách núi ở độ cao $h$ (m); thời gian rơi tính theo công thức $t = \\sqrt{\\dfrac{h}{5}}$ (giây).',
        ],
        say: [
          [
            `Vật rơi từ độ cao ${5 * a * a} m hết ${a} giây.`,
            `Vật rơi từ độ cao ${5 * a * a} m hết ${a * a} giây.`,
            `$\\sqrt{\\dfrac{${5 * a * a}}{5}} = \\sqrt{${a * a}} = ${a}$.`,
          ],
          [
            `Thời gian rơi bằng ${b} giây khi $h = ${5 * b * b}$.`,
            `Thời gian rơi bằng ${b} giây khi $h = ${5 * b}$.`,
            `$\\dfrac{h}{5} = ${b}^2 = ${b * b}$, nên $h = ${5 * b * b}$.`,
          ],
          [
            'Độ cao gấp 4 lần thì thời gian rơi gấp đôi.',
            'Độ cao gấp 4 lần thì thời gian rơi gấp 4 lần.',
            '$\\sqrt{\\dfrac{4h}{5}} = 2\\sqrt{\\dfrac{h}{5}}$.',
          ],
          [
            `$h = 5t^2$ với $t \\ge 0$.`,
            `$h = 25t^2$ với $t \\ge 0$.`,
            'bình phương hai vế: $t^2 = \\dfrac{h}{5}$, nên $h = 5t^2$.',
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Tứ giác nội tiếp và đa giác đều', ({ tf }) => [
    tf('M2', 'tứ giác nội tiếp với góc ở tâm', (r) => {
      const [a, b] = [r.int(70, 85), r.int(95, 110)];
      return {
        ask: [
          'Tứ giác $ABCD$ nội tiếp đường tròn tâm $O$, hai góc $A$ và $B$ có số đo ghi trên hình bên.',
          'Bốn cọc $A$, $B$, $C$, $D$ đóng trên bờ một hồ nước hình tròn tâm $O$; các góc của tứ giác $ABCD$ tại $A$ và $B$ ghi trên hình bên.',
          'Hình bên vẽ tứ giác $ABCD$ có bốn đỉnh thuộc đường tròn $(O)$ và ghi số đo góc $A$, góc $B$ của tứ giác.',
        ],
        figure: plane('cyclic', a, { A: `${a}°`, B: `${b}°` }),
        say: [
          [
            `$\\widehat{BCD} = ${180 - a}^\\circ$.`,
            `$\\widehat{BCD} = ${a}^\\circ$.`,
            `hai góc đối có tổng $180^\\circ$: $180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$.`,
          ],
          [
            `$\\widehat{ADC} = ${180 - b}^\\circ$.`,
            `$\\widehat{ADC} = ${180 - a}^\\circ$.`,
            `góc đối với góc $B$: $180^\\circ - ${b}^\\circ = ${180 - b}^\\circ$.`,
          ],
          [
            `Góc ở tâm chắn cung $BCD$ bằng $${2 * a}^\\circ$.`,
            `Góc ở tâm chắn cung $BCD$ bằng $${a}^\\circ$.`,
            `góc nội tiếp $\\widehat{BAD}$ chắn cung $BCD$ nên góc ở tâm bằng $2 \\cdot ${a}^\\circ = ${2 * a}^\\circ$.`,
          ],
          [
            `Cung $BAD$ có số đo $${360 - 2 * a}^\\circ$.`,
            `Cung $BAD$ có số đo $${180 - a}^\\circ$.`,
            `$360^\\circ - ${2 * a}^\\circ = ${360 - 2 * a}^\\circ$.`,
          ],
        ],
      };
    }),
  ]),
  ...unit(9, 'Hình trụ, hình nón, hình cầu', ({ tf }) => [
    tf('M2', 'hình nón có đường sinh là số nguyên', (r, turn) => {
      const [rad, h, l] = r.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [8, 15, 17],
        [9, 12, 15],
      ] as const);
      const thing = ['Hình nón ở hình bên', 'Chiếc mũ giấy hình nón như hình bên', 'Đống cát hình nón như hình bên'][
        turn
      ]!;
      const length = ['cm', 'cm', 'dm'][turn]!;
      const volume = (rad * rad * h) / 3;
      if (!Number.isInteger(volume)) throw new TooFewDistractors('no whole number');
      const square = length === 'cm' ? 'cm²' : 'dm²';
      return {
        ask: [
          `${thing} có bán kính đáy ${rad} ${length} và chiều cao ${h} ${length}.`,
          `${thing} cao ${h} ${length}, bán kính vành tròn ở đáy là ${rad} ${length}.`,
          `${thing} cao ${h} ${length}, đáy là hình tròn bán kính ${rad} ${length}.`,
        ],
        figure: solid('cone'),
        say: [
          [
            `Đường sinh dài ${l} ${length}.`,
            `Đường sinh dài ${rad + h} ${length}.`,
            `$\\sqrt{${rad}^2 + ${h}^2} = \\sqrt{${l * l}} = ${l}$.`,
          ],
          [
            `Diện tích xung quanh là $${rad * l}\\pi$ ${square}.`,
            `Diện tích xung quanh là $${rad * h}\\pi$ ${square}.`,
            `$\\pi \\cdot ${rad} \\cdot ${l} = ${rad * l}\\pi$.`,
          ],
          [
            `Thể tích là $${volume}\\pi$ ${length}³.`,
            `Thể tích là $${3 * volume}\\pi$ ${length}³.`,
            `$\\dfrac{1}{3}\\pi \\cdot ${rad}^2 \\cdot ${h} = ${volume}\\pi$.`,
          ],
          [
            'Giữ nguyên chiều cao, bán kính đáy gấp đôi thì thể tích gấp 4 lần.',
            'Giữ nguyên chiều cao, bán kính đáy gấp đôi thì thể tích gấp đôi.',
            'thể tích tỉ lệ với bình phương bán kính đáy: $2^2 = 4$.',
          ],
        ],
      };
    }),
  ]),
];
