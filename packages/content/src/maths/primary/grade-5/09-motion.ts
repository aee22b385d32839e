/** Grade 5: Thời gian và chuyển động. */
import { n, plain } from '../../template.ts';
import { unit } from '../../terms/kit.ts';

export const motion5 = unit(5, 'Thời gian và chuyển động', ({ mc, fb }) => [
  mc('M1', 'tính vận tốc', (r) => {
    const [v, t] = [r.pick([12, 15, 40, 45, 50]), r.int(2, 4)];
    return {
      ask: [
        `Một người đi ${v * t} km trong ${t} giờ. Vận tốc của người đó là:`,
        `Ca nô chạy quãng đường ${v * t} km hết ${t} giờ. Vận tốc của ca nô là:`,
        `Xe đi từ 7 giờ đến ${7 + t} giờ được ${v * t} km. Vận tốc của xe là:`,
      ],
      right: `${v} km/giờ`,
      wrong: [
        [`${v * t * t} km/giờ`, 'nhân quãng đường với thời gian'],
        [`${v * t - t} km/giờ`, 'làm phép trừ'],
        [`${v * t} km/giờ`, 'không chia cho thời gian'],
      ],
      why: `$${v * t} : ${t} = ${v}$ (km/giờ).`,
    };
  }),
  fb('M2', 'đổi thời gian', (r) => {
    const [h, m] = [r.int(1, 4), r.pick([6, 12, 15, 18, 24, 30, 36, 45])];
    return {
      ask: [
        `${h} giờ ${m} phút bằng bao nhiêu giờ (viết dưới dạng số thập phân)?`,
        `Bạn Hoa học bài ${h} giờ ${m} phút. Viết thời gian đó theo giờ dưới dạng số thập phân.`,
        `Ô tô đi hết ${h} giờ ${m} phút. Thời gian đó là bao nhiêu giờ, viết dưới dạng số thập phân?`,
      ],
      is: h + m / 60,
      unit: 'giờ',
      why: `$${m} : 60 = ${n(m / 60)}$ nên ${h} giờ ${m} phút = ${plain(h + m / 60)} giờ.`,
    };
  }),
]);
