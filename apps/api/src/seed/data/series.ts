/** Coursebook lines by subject and the grades each covers; every grade of a line is a series of its own. */
export interface SeriesLine {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly group: 'BOOK' | 'SUPPLEMENTARY' | 'EXTERNAL';
  /** First and last grade; null = the international grade. */
  readonly grades: readonly [number, number] | null;
}

export const seriesLines: readonly SeriesLine[] = [
  { code: 'global-success', name: 'Tiếng Anh Global Success', nameEn: 'Global Success', subject: 'ENGLISH', group: 'BOOK', grades: [1, 12] },
  { code: 'friends', name: 'Tiếng Anh Friends', nameEn: 'Friends', subject: 'ENGLISH', group: 'BOOK', grades: [1, 12] },
  { code: 'smart-world', name: 'Tiếng Anh i-Learn Smart World', nameEn: 'i-Learn Smart World', subject: 'ENGLISH', group: 'BOOK', grades: [3, 12] },
  { code: 'explore', name: 'Tiếng Anh Explore English', nameEn: 'Explore English', subject: 'ENGLISH', group: 'BOOK', grades: [3, 12] },
  { code: 'grammar-practice', name: 'Bài tập bổ trợ Tiếng Anh', nameEn: 'English grammar practice', subject: 'ENGLISH', group: 'SUPPLEMENTARY', grades: [3, 12] },
  { code: 'math-ket-noi', name: 'Toán – Kết nối tri thức', nameEn: 'Maths – Kết nối tri thức', subject: 'MATH', group: 'BOOK', grades: [1, 12] },
  { code: 'math-chan-troi', name: 'Toán – Chân trời sáng tạo', nameEn: 'Maths – Chân trời sáng tạo', subject: 'MATH', group: 'BOOK', grades: [1, 12] },
  { code: 'math-canh-dieu', name: 'Toán – Cánh diều', nameEn: 'Maths – Cánh diều', subject: 'MATH', group: 'BOOK', grades: [1, 12] },
  { code: 'math-practice', name: 'Bài tập bổ trợ Toán', nameEn: 'Maths practice', subject: 'MATH', group: 'SUPPLEMENTARY', grades: [1, 12] },
  { code: 'cambridge', name: 'Luyện thi Cambridge', nameEn: 'Cambridge exam preparation', subject: 'ENGLISH', group: 'EXTERNAL', grades: null },
  { code: 'ielts', name: 'Luyện thi IELTS', nameEn: 'IELTS preparation', subject: 'ENGLISH', group: 'EXTERNAL', grades: null },
  { code: 'toeic', name: 'Luyện thi TOEIC', nameEn: 'TOEIC preparation', subject: 'ENGLISH', group: 'EXTERNAL', grades: null },
  { code: 'vstep', name: 'Luyện thi VSTEP', nameEn: 'VSTEP preparation', subject: 'ENGLISH', group: 'EXTERNAL', grades: null },
];
