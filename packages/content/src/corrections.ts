/** Keys that were wrong when they shipped: databases that were seeded with them get the right ones. */
export interface KeyCorrection {
  readonly family: string;
  /** What tells the question from others of its family. */
  readonly instructions: string;
  /** The statement whose answer was wrong. */
  readonly stem: string;
  readonly answer: { readonly wrong: string; readonly right: string };
  /** A line of the explanation. */
  readonly explanation: { readonly wrong: string; readonly right: string };
  /** Told to teachers whose learners took the question. */
  readonly reason: string;
}

/** A false statement that its numbers made true, so that the mistake and the right answer were one text. */
const trueAfterAll = (
  facts: Pick<KeyCorrection, 'family' | 'instructions' | 'stem'>,
  letter: string,
  why: string,
): KeyCorrection => ({
  ...facts,
  answer: { wrong: 'f', right: 't' },
  explanation: { wrong: `${letter}) Sai: ${why}`, right: `${letter}) Đúng: ${why}` },
  reason: `Khẳng định ${letter}) là đúng, đáp án cũ ghi là sai.`,
});

export const keyCorrections: readonly KeyCorrection[] = [
  trueAfterAll(
    {
      family: 'Tích phân và ứng dụng – chuyển động có đồ thị vận tốc là parabol 12',
      instructions:
        'Một xe đạp điện có vận tốc $v(t)$ (m/s) theo thời gian $t$ (giây) với đồ thị là phần parabol phía trên trục hoành ở hình bên.',
      stem: 'Vận tốc lớn nhất là 4 m/s.',
    },
    'a',
    'đỉnh của parabol là $(2;\\,4)$.',
  ),
  trueAfterAll(
    {
      family: 'Hình khối trong thực tiễn – bể cá hình hộp chữ nhật 7',
      instructions:
        'Bể cá dạng hình hộp chữ nhật như hình bên dài 6 dm, rộng 3 dm, cao 4 dm, không có nắp. Xét các khẳng định sau.',
      stem: 'Diện tích đáy bể là 18 dm².',
    },
    'a',
    '$6 \\cdot 3 = 18$.',
  ),
  trueAfterAll(
    {
      family: 'Nguyên hàm – xe tăng tốc 12',
      instructions:
        'Một vận động viên xe đạp đang đi 4 m/s thì nước rút với vận tốc $v(t) = 4t + 4$ (m/s) ở giây thứ $t$. Kí hiệu $s(t)$ (m) là quãng đường tính từ lúc bắt đầu nước rút.',
      stem: 'Gia tốc của chuyển động bằng 4 m/s².',
    },
    'c',
    "$v'(t) = 4$.",
  ),
];
