/** Reference data that ships with the product. Idempotent: adds missing rows and does not change renamed ones. */
import type { Db } from '#db';
import { examTypes } from './data/exam-types.ts';
import { seriesLines } from './data/series.ts';
import mapping from './data/vn-admin/mapping_63_to_34.json' with { type: 'json' };
import current from './data/vn-admin/provinces_34_current.json' with { type: 'json' };
import before from './data/vn-admin/provinces_63_before_2025-07-01.json' with { type: 'json' };

/** The grade of international exams; `G1` … `G12` are those of school. */
export const internationalGrade = 'INT';
export const gradeIds = Array.from({ length: 12 }, (_, at) => `G${at + 1}`);

/** Id of a coursebook line's series for a grade, e.g. `global-success-9`. */
export const seriesId = (line: string, grade: number | null): string => (grade === null ? line : `${line}-${grade}`);

const grades = [
  ...gradeIds.map((id, at) => ({
    id,
    name: `Lớp ${at + 1}`,
    name_en: `Grade ${at + 1}`,
    position: at + 1,
    is_international: false,
  })),
  { id: internationalGrade, name: 'Quốc tế', name_en: 'International', position: 13, is_international: true },
];

const series = seriesLines.flatMap((line, position) => {
  const { grades: range } = line;
  const covered = range ? Array.from({ length: range[1] - range[0] + 1 }, (_, at) => range[0] + at) : [null];
  return covered.map((grade) => ({
    id: seriesId(line.code, grade),
    name: grade === null ? line.name : `${line.name} ${grade}`,
    name_en: grade === null ? line.nameEn : `${line.nameEn} ${grade}`,
    grade_id: grade === null ? internationalGrade : `G${grade}`,
    series_group: line.group,
    coursebook_group: grade === null ? 'GENERAL' : grade <= 5 ? 'ELEMENTARY' : grade <= 9 ? 'MIDDLE' : 'HIGH',
    subject: line.subject,
    position,
  }));
});

const labels: readonly (readonly [string, string, string])[] = [
  ['UNIT_PRACTICE', 'Luyện tập theo bài', 'Unit practice'],
  ['PLACEMENT', 'Xếp lớp', 'Placement'],
  ['MINUTE_15', '15 phút', '15 minutes'],
  ['MINUTE_20', '20 phút', '20 minutes'],
  ['MINUTE_45', '45 phút', '45 minutes'],
  ['MIDTERM', 'Giữa kỳ', 'Mid-term'],
  ['END_OF_TERM', 'Cuối kỳ', 'End of term'],
  ['PRONUNCIATION', 'Phát âm', 'Pronunciation'],
  ['VOCABULARY', 'Từ vựng', 'Vocabulary'],
  ['GRAMMAR', 'Ngữ pháp', 'Grammar'],
  ['READING', 'Đọc', 'Reading'],
  ['WRITING', 'Viết', 'Writing'],
  ['LISTENING', 'Nghe', 'Listening'],
  ['SPEAKING', 'Nói', 'Speaking'],
  ['HIGH_SCHOOL_ENTRANCE', 'Tuyển sinh lớp 10', 'High-school entrance'],
  ['HIGH_SCHOOL_GRADUATION', 'Tốt nghiệp THPT', 'High-school graduation'],
  ['BRILLIANT_STUDENTS', 'Học sinh giỏi', 'Excellent students'],
  ['COMPETENCY_ASSESSMENT', 'Đánh giá năng lực', 'Competency assessment'],
  ['SAMPLE', 'Đề mẫu', 'Sample'],
];

const publishers: readonly (readonly [string, string])[] = [
  ['NA', '–'],
  ['DTP', 'DTP'],
  ['EX', 'Express Publishing'],
  ['GE', 'Global ELT'],
  ['IN', 'Innova'],
  ['LC', 'LanguageCert'],
  ['GN', 'Garnet'],
  ['MM', 'Macmillan'],
];

/** Day on which the provinces were merged. */
const mergeDay = '2025-07-01';

function provinces() {
  const mergedInto = new Map(mapping.map((entry) => [entry.old_code, entry.new_code]));
  return [
    ...current.map((province) => ({
      version: '2025',
      code: province.Code,
      name: province.Name,
      name_en: province.NameEn,
      valid_from: mergeDay,
      valid_to: null,
      merged_into: null,
    })),
    ...before.map((province) => ({
      version: 'before-2025',
      code: province.Code,
      name: province.Name,
      name_en: province.NameEn,
      valid_from: null,
      valid_to: mergeDay,
      merged_into: mergedInto.get(province.Code) ?? null,
    })),
  ];
}

export async function seedCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('grades')
    .values(grades)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('series')
    .values(series)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('exam_types')
    .values(
      examTypes.map(([code, exam_group, name, name_en], position) => ({ code, exam_group, name, name_en, position })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('labels')
    .values(labels.map(([code, name, name_en], position) => ({ code, name, name_en, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('publishers')
    .values(publishers.map(([code, name], position) => ({ code, name, name_en: name, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('provinces')
    .values(provinces())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
