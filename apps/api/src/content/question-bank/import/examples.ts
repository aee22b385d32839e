/** The template's examples: one row per type, which the import must accept unchanged. */
import type { RowCells, RowField } from '@vumon/question-import';

type Example = Readonly<Record<'vi' | 'en', RowCells>>;

const row = (
  type: string,
  question: string,
  answer: string,
  options: readonly string[] = [],
  more: Partial<Record<RowField, string>> = {},
): RowCells => ({
  type,
  question,
  answer,
  ...Object.fromEntries(options.map((text, at) => ['abcdefgh'[at]!, text])),
  ...more,
});

const examples: readonly Example[] = [
  {
    vi: row('MC1', 'Số nào là số nguyên tố?', 'B', ['9', '13', '21', '27'], {
      explanation: '13 chỉ chia hết cho 1 và 13.',
      level: 'Nhận biết',
      keywords: 'số nguyên tố',
    }),
    en: row('MC1', 'She has lived in Huế ____ 2019.', 'B', ['in', 'since', 'for', 'from'], {
      explanation: 'since goes with a point in time.',
      level: 'Comprehension',
      keywords: 'present perfect',
    }),
  },
  {
    vi: row('MR1', 'Chọn hai số chia hết cho 3.', 'A, D', ['12', '14', '20', '27']),
    en: row('MR1', 'Choose the TWO animals that lay eggs.', 'A, D', ['duck', 'dog', 'cow', 'turtle']),
  },
  {
    vi: row('MR2', 'Những hình nào có bốn cạnh bằng nhau?', 'A, C', [
      'Hình vuông',
      'Hình chữ nhật',
      'Hình thoi',
      'Hình tròn',
    ]),
    en: row('MR2', 'Which words are adjectives?', 'A, C', ['happy', 'quickly', 'green', 'run']),
  },
  {
    vi: row('TF1', 'Tổng ba góc của một tam giác bằng $180^\\circ$.', 'Đúng'),
    en: row('TF1', 'The sun rises in the west.', 'False'),
  },
  {
    vi: row('TF5', 'Cho hàm số $y = x^2 - 4x + 3$.', 'Đ S Đ S', [
      'Đồ thị là một parabol.',
      'Đồ thị không cắt trục hoành.',
      'Giá trị nhỏ nhất là $-1$.',
      'Hàm số đồng biến trên $\\mathbb{R}$.',
    ]),
    en: row('TF5', 'Minh left home at 7:00 and got to school at 7:25.', 'T F T F', [
      'The way took him 25 minutes.',
      'He left after 7:15.',
      'He was there before 7:30.',
      'He was on his way for an hour.',
    ]),
  },
  {
    vi: row('FB1', 'Thủ đô của Việt Nam là ____.', 'Hà Nội'),
    en: row('FB1', 'I ____ like coffee, but I love tea.', "don't | do not"),
  },
  {
    vi: row('FB8', 'Tính diện tích hình tròn bán kính 1 (lấy hai chữ số thập phân).', '3,14 ± 0,01'),
    en: row('FB8', 'How many minutes are there in two and a half hours?', '150'),
  },
  {
    vi: row('MG1', 'Ghép mỗi phép tính với kết quả.', '', ['$2 \\times 3$ = 6', '$9 - 4$ = 5', '$8 : 2$ = 4']),
    en: row('MG1', 'Match the questions with the answers.', '', [
      'How old are you? = Twelve.',
      'How are you? = Fine, thanks.',
      'Where are you from? = Da Nang.',
    ]),
  },
  {
    vi: row(
      'SA1',
      'Viết lại câu, dùng “since”: I started learning English in 2020.',
      'I have learned English since 2020. | I have been learning English since 2020.',
    ),
    en: row(
      'SA1',
      'Rewrite with “since”: I started learning English in 2020.',
      'I have learned English since 2020. | I have been learning English since 2020.',
    ),
  },
  {
    vi: row('EW1', 'Viết một đoạn văn về môn thể thao em thích.', '80-120'),
    en: row('EW1', 'Write a paragraph about a sport that you like.', '80-120'),
  },
];

export const exampleRows = (locale: 'vi' | 'en'): RowCells[] => examples.map((example) => example[locale]);
