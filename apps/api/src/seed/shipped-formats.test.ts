import { curriculum, exams } from '@vumon/content';
import { blueprintProblems, isSectionSkillOf, matrixProblems, sumOf } from '@vumon/domain';
import { isQuestionTypeCode } from '@vumon/question-types';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { gradeIds, internationalGrade, seedCatalogue } from './catalogue.ts';
import { sql } from 'kysely';
import { englishName } from './english-names.ts';
import { formatValues, fourSkills, midTerm, readingPractice, seedFormats, starters } from './formats.ts';
import { shippedFormats } from './shipped-formats.ts';

const { db } = await testDatabase();
await seedCatalogue(db);

test.each(shippedFormats.map((plan) => [plan.name, plan] as const))('%s is consistent', (_, plan) => {
  const values = formatValues(plan);
  expect(blueprintProblems(values as never)).toEqual([]);
  expect(matrixProblems(values.sections, values.rows)).toEqual([]);
  expect([...gradeIds, internationalGrade]).toContain(plan.gradeId);
  for (const { skill, types = [] } of plan.parts) {
    expect(isSectionSkillOf(plan.subject, skill), skill).toBe(true);
    expect(types.filter((type) => !isQuestionTypeCode(type))).toEqual([]);
  }
});

test('formats have the published numbers of the real papers', () => {
  const numbersOf = (name: string) => {
    const { parts, minutes } = shippedFormats.find((plan) => plan.name === name)!;
    return [minutes, sumOf(parts.map(({ questions }) => questions)), sumOf(parts.map(({ points }) => points))];
  };
  expect(numbersOf('Tốt nghiệp THPT – Toán (12 – 4 – 6)')).toEqual([90, 22, 10]);
  expect(numbersOf('Tốt nghiệp THPT – Tiếng Anh (40 câu)')).toEqual([50, 40, 10]);
  expect(numbersOf('Toán 9 – Giữa học kỳ I (Công văn 7991)')).toEqual([90, 21, 10]);
  expect(numbersOf('Pre A1 Starters – Nghe, Đọc và Viết')).toEqual([40, 45, 45]);
  expect(numbersOf('A1 Movers – Nghe, Đọc và Viết')[1]).toBe(60);
  expect(numbersOf('A2 Flyers – Nghe, Đọc và Viết')[1]).toBe(69);
  expect(numbersOf('B2 First for Schools – Đọc, Viết, Nghe')[1]).toBe(84);
  expect(numbersOf('TOEIC Listening & Reading').slice(0, 2)).toEqual([120, 200]);
  expect(numbersOf('VSTEP 3–5 – Bốn kỹ năng')[1]).toBe(80);
  expect(new Set(shippedFormats.map(({ name }) => name)).size).toBe(shippedFormats.length);
});

const dispatch = /^Toán \d+ – (?:Giữa|Cuối) học kỳ/;

test('formats of maths term tests have rows with their topics', async () => {
  const terms = shippedFormats.filter(({ name }) => dispatch.test(name));
  expect(terms).toHaveLength(7 * 4 + 5 * 2);
  const topics = await db.selectFrom('topics').select(['id', 'grade_id', 'strand']).execute();
  for (const { name, gradeId, rows = [], parts } of terms) {
    expect(rows.length, name).toBeGreaterThan(1);
    for (const { topic, skill } of rows)
      expect(topics, name).toContainEqual({ id: topic, grade_id: gradeId, strand: skill });
    // The numbers of a part are distributed evenly: the topics' counts differ by one at most.
    for (const { cells = [], statements = 1 } of parts) {
      const counts = rows.map(
        (row) => sumOf(cells.filter((cell) => cell.row === row.id).map((cell) => cell.questions)) / statements,
      );
      expect(Math.max(...counts) - Math.min(...counts), name).toBeLessThan(2);
    }
  }
});

test('parts of international exams have topics of their skill and level', async () => {
  const topics = await db.selectFrom('topics').select(['id', 'grade_id', 'strand', 'cefr']).execute();
  const abroad = shippedFormats.filter(({ gradeId }) => gradeId === internationalGrade);
  for (const { name, parts } of abroad)
    for (const { topic, skill } of parts) {
      const { cefr } = Object.values(exams).find(({ prefix }) => topic!.startsWith(`${prefix}-`))!;
      const level = cefr.length === 1 ? cefr[0] : null;
      expect(topics, name).toContainEqual({ id: topic, grade_id: 'INT', strand: skill, cefr: level });
    }
  const asked = new Set(abroad.flatMap(({ parts }) => parts.map(({ topic }) => topic)));
  expect(topics.filter(({ id, grade_id }) => grade_id === 'INT' && !asked.has(id))).toEqual([]);
});

test('formats of the dispatch count the statements of their clusters', () => {
  const secondary = shippedFormats.filter(({ name }) => /^Toán \d+ – (?:Giữa|Cuối) học kỳ.*7991/.test(name));
  expect(secondary).toHaveLength(7 * 4);
  for (const { parts } of secondary) {
    const clusters = parts.find(({ types }) => types?.includes('TF5'))!;
    expect(clusters).toMatchObject({ questions: 2, statements: 4, levels: { M1: 4, M2: 4 } });
    expect(sumOf((clusters.cells ?? []).map(({ questions }) => questions))).toBe(8);
  }
});

test('the tests of a year cover every topic of secondary school that the bank has questions of', () => {
  for (let grade = 6; grade <= 12; grade += 1) {
    const year = shippedFormats.filter(({ name, gradeId }) => gradeId === `G${grade}` && dispatch.test(name));
    const asked = new Set(year.flatMap(({ rows = [] }) => rows.map(({ topic }) => topic)));
    const all = Object.keys(curriculum).filter((id) => id.startsWith(`M${grade}-`));
    expect(all.filter((id) => !asked.has(id))).toEqual([]);
  }
});

test('formats are added once, also if they were renamed or deleted', async () => {
  const list = () => db.selectFrom('formats').select(['id', 'name', 'deleted_at']).orderBy('name').execute();
  await seedFormats(db, shippedFormats, 0);
  const [first, second] = await list();
  await db.updateTable('formats').set({ name: 'Đổi tên' }).where('id', '=', first!.id).execute();
  await db
    .updateTable('formats')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', second!.id)
    .execute();
  const before = await list();
  expect(before).toHaveLength(shippedFormats.length);
  await seedFormats(db, shippedFormats, 1);
  expect(await list()).toEqual(before);
});

test('formats and their parts have English names', () => {
  for (const plan of [...shippedFormats, midTerm, starters, fourSkills, readingPractice(9)]) {
    const { name, nameEn, sections } = formatValues(plan);
    const parts = sections.flatMap((section) => section.parts);
    for (const english of [nameEn ?? name, ...parts.map((part) => part.nameEn ?? part.name)])
      expect(english, name).toMatch(/^[\x20-\x7e–✓✗]+$/);
  }
  expect(formatValues(midTerm).nameEn).toBe('Mid-term – English 9 (40 questions)');
  expect(englishName('Toán 9 – Giữa học kỳ I (Công văn 7991)')).toBe('Maths 9 – Mid-term I (Dispatch 7991)');
  expect(englishName('Phần II. Đúng – sai')).toBe('Part II. True – false');
  expect(() => englishName('Đoạn kết')).toThrow('Đoạn kết');
});

test('a format that was shipped without English names or topics gets them, a changed one does not', async () => {
  const [kept, changed] = shippedFormats.map(({ name }) => name);
  await seedFormats(db, shippedFormats, 0);
  await db
    .updateTable('formats')
    .set({ name_en: null, sections: sql`replace(sections::text, '"nameEn"', '"instructions"')::jsonb` })
    .execute();
  await db.updateTable('formats').set({ updated_at: new Date() }).where('name', '=', changed!).execute();
  await seedFormats(db, shippedFormats, 1);
  const namesOf = (name: string) =>
    db.selectFrom('formats').select('name_en').where('name', '=', name).executeTakeFirstOrThrow();
  expect(await namesOf(kept!)).toEqual({ name_en: 'High school graduation – Maths (12 – 4 – 6)' });
  expect(await namesOf(changed!)).toEqual({ name_en: null });
  const starters = shippedFormats.find(({ name }) => name.startsWith('Pre A1'))!.name;
  const partsOf = async (name: string) =>
    (await db.selectFrom('formats').select('sections').where('name', '=', name).executeTakeFirstOrThrow()).sections;
  const shipped = await partsOf(starters);
  await db
    .updateTable('formats')
    .set({ sections: sql`replace(sections::text, '"topic"', '"instructions"')::jsonb` })
    .execute();
  await seedFormats(db, shippedFormats, 2);
  expect(await partsOf(starters)).toEqual(shipped);
});
