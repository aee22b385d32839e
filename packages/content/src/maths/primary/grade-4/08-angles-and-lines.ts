/** Grade 4: Góc, song song, vuông góc. */
import { unit } from '../../terms/kit.ts';

export const anglesAndLines4 = unit(4, 'Góc, song song, vuông góc', ({ mc, ok }) => [
  mc('M1', 'loại góc', (r) => {
    const [low, high, right] = r.pick([
      [20, 80, 'góc nhọn'],
      [100, 170, 'góc tù'],
      [180, 180, 'góc bẹt'],
    ] as const);
    const deg = low + 10 * r.int(0, (high - low) / 10);
    const others = (
      [
        ['góc nhọn', 'cho số đo bé hơn 90°'],
        ['góc vuông', 'cho số đo bằng 90°'],
        ['góc tù', 'cho số đo giữa 90° và 180°'],
        ['góc bẹt', 'cho số đo bằng 180°'],
      ] as const
    ).filter(([one]) => one !== right);
    return {
      ask: [
        `Góc có số đo ${deg}° là:`,
        `Dùng thước đo góc được ${deg}°. Đó là:`,
        `Hai kim đồng hồ tạo thành góc ${deg}°. Góc đó là:`,
      ],
      right,
      wrong: others,
      why: `${deg}° ${deg < 90 ? 'bé hơn 90°' : deg < 180 ? 'lớn hơn 90° và bé hơn 180°' : 'bằng hai góc vuông'} nên là ${right}.`,
    };
  }),
  ok('M2', 'cạnh của hình chữ nhật', (r) => {
    const name = r.pick(['ABCD', 'MNPQ', 'EGHK']);
    const [a, b, c, d] = name as unknown as [string, string, string, string];
    return {
      right: [
        `Trong hình chữ nhật $${name}$, cạnh $${a}${b}$ song song với cạnh $${d}${c}$.`,
        `Trong hình chữ nhật $${name}$, cạnh $${a}${b}$ vuông góc với cạnh $${b}${c}$.`,
      ],
      wrong: `Hình chữ nhật $${name}$ có cạnh $${a}${b}$ song song với cạnh $${b}${c}$.`,
      why: `$${a}${b}$ và $${d}${c}$ là hai cạnh đối diện nên song song; $${a}${b}$ vuông góc với $${b}${c}$.`,
    };
  }),
]);
