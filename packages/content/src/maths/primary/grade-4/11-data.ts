/** Grade 4: Dãy số liệu. */
import { unit } from '../../terms/kit.ts';

export const data4 = unit(4, 'Dãy số liệu', ({ mc, fb }) => [
  fb('M1', 'số lớn nhất', (r) => {
    const list = r.shuffle([31, 32, 33, 34, 35, 36]).slice(0, 5);
    return {
      ask: [
        `Số học sinh các lớp 4A, 4B, 4C, 4D, 4E lần lượt là ${list.join('; ')}. Lớp có nhiều học sinh nhất có bao nhiêu học sinh?`,
        `Nhiệt độ trưa năm ngày liền (độ C): ${list.join('; ')}. Nhiệt độ cao nhất là bao nhiêu độ C?`,
        `Năm bạn đi bộ từ cửa lớp đến cổng trường, số bước chân lần lượt là ${list.join('; ')}. Số bước nhiều nhất là bao nhiêu?`,
      ],
      is: Math.max(...list),
      why: `Số lớn nhất trong dãy ${list.join('; ')} là ${Math.max(...list)}.`,
    };
  }),
  mc('M2', 'số lần xuất hiện', (r) => {
    const [red, blue] = [r.int(8, 11), r.int(5, 7)];
    return {
      ask: [
        `Tung đồng xu ${red + blue} lần, mặt sấp xuất hiện ${red} lần. Mặt ngửa xuất hiện bao nhiêu lần?`,
        `Quay mũi tên ${red + blue} lần, mũi tên chỉ ô đỏ ${red} lần, các lần khác chỉ ô xanh. Mũi tên chỉ ô xanh bao nhiêu lần?`,
        `Lấy bi trong hộp ${red + blue} lần, có ${red} lần được bi đỏ, các lần khác được bi xanh. Có bao nhiêu lần được bi xanh?`,
      ],
      right: blue,
      wrong: [
        [red, 'lấy số lần của kết quả kia'],
        [red + blue, 'lấy tổng số lần'],
        [2 * red + blue, 'làm phép cộng'],
      ],
      why: `$${red + blue} - ${red} = ${blue}$ (lần).`,
    };
  }),
]);
