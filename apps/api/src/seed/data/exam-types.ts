/** Exam types of the product: code, group, names. All are rows; an operator may rename them. */
export type ExamGroup = 'PRACTICE' | 'EXAM' | 'PREP' | 'INTERNATIONAL' | 'LABELLED';
export type ExamTypeSeed = readonly [code: number, group: ExamGroup, name: string, nameEn: string];

const skillNames = {
  LI: { vi: 'Nghe', en: 'Listening' },
  RE: { vi: 'Đọc', en: 'Reading' },
  WR: { vi: 'Viết', en: 'Writing' },
  SP: { vi: 'Nói', en: 'Speaking' },
} as const;

const school: readonly ExamTypeSeed[] = [
  [1, 'PRACTICE', 'Luyện tập theo bài', 'Practice by unit'],
  [2, 'PRACTICE', 'Luyện tập theo chủ đề', 'Practice by topic'],
  [3, 'PRACTICE', 'Luyện tập theo kỹ năng', 'Practice by skill'],
  [4, 'EXAM', 'Kiểm tra thường xuyên (15 phút)', 'Regular exam (15 minutes)'],
  [5, 'EXAM', 'Kiểm tra 45 phút', '45-minute exam'],
  [6, 'EXAM', 'Kiểm tra giữa kỳ', 'Mid-term exam'],
  [7, 'EXAM', 'Kiểm tra cuối kỳ', 'End-of-term exam'],
  [8, 'PREP', 'Ôn thi vào lớp 10', 'Grade-10 entrance preparation'],
  [9, 'PREP', 'Ôn thi đánh giá năng lực', 'Competency assessment preparation'],
  [10, 'PREP', 'Ôn thi tốt nghiệp THPT', 'High-school graduation preparation'],
];

/** Names of exams abroad are the same in both languages. */
const international: readonly (readonly [number, string])[] = [
  [11, 'Pre A1 Starters'], [12, 'A1 Movers'], [13, 'A2 Flyers'], [14, 'A2 Key for Schools'], [15, 'B1 Preliminary for Schools'],
  [16, 'B2 First for Schools'], [17, 'C1 Advanced'], [18, 'C2 Proficiency'], [19, 'IELTS Academic'], [20, 'IELTS General Training'],
  [21, 'APTIS General'], [22, 'APTIS for Teens'], [23, 'TOEFL Primary'], [24, 'TOEFL Junior'], [25, 'TOEFL ITP'], [26, 'TOEFL iBT'],
  [27, 'TOEIC Listening & Reading'], [28, 'TOEIC Speaking & Writing'], [29, 'TOEIC Bridge'], [30, 'VSTEP 3–5'], [31, 'VSTEP 2'], [32, 'VSTEP 1'],
  [45, 'LanguageCert A1'], [46, 'LanguageCert A2'], [47, 'LanguageCert B1'], [48, 'LanguageCert B2'], [49, 'LanguageCert C1'], [50, 'LanguageCert C2'],
  [54, 'A2 Key'], [55, 'B1 Preliminary'], [56, 'B2 First'], [57, 'B2 Business'],
];

/** One skill of an international exam as a paper of its own. */
const skillPapers: readonly ExamTypeSeed[] = (
  [
    ['Cambridge Young Learners', ['LI', 'RE', 'WR', 'SP']],
    ['IELTS', ['LI', 'RE', 'WR', 'SP']],
    ['VSTEP', ['LI', 'RE', 'WR', 'SP']],
  ] as const
).flatMap(([exam, skills], group) =>
  skills.map((skill, at): ExamTypeSeed => [70 + group * 4 + at, 'INTERNATIONAL', `${exam} – ${skillNames[skill].vi}`, `${exam} ${skillNames[skill].en}`]),
);

const labelled: readonly ExamTypeSeed[] = [
  [60, 'LABELLED', 'Đề mẫu', 'Sample test'],
  [61, 'LABELLED', 'Kiểm tra xếp lớp', 'Placement test'],
];

export const examTypes: readonly ExamTypeSeed[] = [
  ...school,
  ...international.map(([code, name]): ExamTypeSeed => [code, 'INTERNATIONAL', name, name]),
  ...labelled,
  ...skillPapers,
];
