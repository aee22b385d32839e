/** Formats of the product's tests, and two formats of the demo teacher. */
import type { FormatSection } from '@vumon/contract';
import type { Actor, LevelCounts, MatrixRow, PartCell, SectionSkill, Subject } from '@vumon/domain';
import { sumOf } from '@vumon/domain';
import { createHash } from 'node:crypto';
import type { Db } from '#db';
import { createFormat, type FormatValues } from '#content/formats';
import { englishName } from './english-names.ts';
import type { SeedApp } from './index.ts';
import { findOptionalSystemFormat, insertShippedFormat } from './seed.queries.ts';

export interface Part {
  readonly skill: SectionSkill;
  readonly name: string;
  readonly instructions?: string;
  readonly questions: number;
  /** Points, not hundredths; may be fractional. */
  readonly points: number;
  readonly levels?: LevelCounts;
  /** A part of clusters of so many statements, whose counts by level and row are counts of statements. */
  readonly statements?: number;
  readonly types?: readonly string[];
  /** Every question of the part comes from this topic. */
  readonly topic?: string;
  /** Questions by row and level, if the format has rows. */
  readonly cells?: readonly PartCell[];
}

export interface FormatPlan {
  readonly name: string;
  readonly gradeId: string;
  readonly subject: Subject;
  readonly minutes: number;
  readonly parts: readonly Part[];
  /** Topics of the format; without rows any topic is allowed. */
  readonly rows?: readonly MatrixRow[];
  /** True for a format of the demo teacher; otherwise it belongs to the system. */
  readonly own?: boolean;
}

/** Groups consecutive parts of the same skill into one section. */
function sectionsOf(parts: readonly Part[], own: boolean): FormatSection[] {
  const sections: FormatSection[] = [];
  parts.forEach(
    ({ skill, name, instructions = '', questions, points, levels, statements, types, topic, cells }, at) => {
      if (sections.at(-1)?.skill !== skill) sections.push({ id: `section${sections.length + 1}`, skill, parts: [] });
      sections.at(-1)!.parts.push({
        id: `part${at + 1}`,
        name,
        ...(!own && englishName(name) !== name && { nameEn: englishName(name) }),
        instructions,
        questions,
        points: Math.round(points * 100),
        ...(levels && { levels }),
        ...(statements && { statements }),
        ...(types && { types: [...types] }),
        ...(topic !== undefined && { topic }),
        ...(cells && { cells: [...cells] }),
      });
    },
  );
  return sections;
}

export function formatValues({
  name,
  gradeId,
  subject,
  minutes,
  parts,
  rows = [],
  own = false,
}: FormatPlan): FormatValues {
  return {
    name,
    nameEn: own || englishName(name) === name ? null : englishName(name),
    gradeId,
    subject,
    minutes,
    totalQuestions: sumOf(parts.map(({ questions }) => questions)),
    totalPoints: Math.round(sumOf(parts.map(({ points }) => points)) * 100),
    cognition: parts.every(({ levels }) => levels) ? 'SPECIFIED' : 'RANDOM',
    sections: sectionsOf(parts, own),
    rows: [...rows],
  };
}

/** Returns the format's id; creates the format unless a shipped one has this name. */
export async function addFormat({ app, now }: SeedApp, actor: Actor, plan: FormatPlan): Promise<string> {
  const shipped = plan.own ? undefined : await findOptionalSystemFormat(app.db, plan.name);
  if (shipped !== undefined) return shipped;
  return (await createFormat({ app, db: app.db, actor, now }, formatValues(plan))).id;
}

/**
 * Adds missing formats. The id is derived from the name in `plans`, so that a format that was renamed or deleted is not
 * added again.
 */
export async function seedFormats(db: Db, plans: readonly FormatPlan[], now: number): Promise<void> {
  for (const [at, plan] of plans.entries()) {
    const digest = createHash('sha256').update(`format ${plan.name}`).digest('hex');
    const id = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-7${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
    await insertShippedFormat(db, { id, at: new Date(now - at * 60_000) }, formatValues(plan));
  }
}

const sounds: Part = {
  skill: 'PR',
  name: 'Ngữ âm',
  instructions:
    'Choose the word that differs from the others in the underlined sound or in the position of the main stress.',
  questions: 2,
  points: 0,
  types: ['MC7'],
};

export const english15 = (grade: number): FormatPlan => ({
  name: `Tiếng Anh ${grade} – 15 phút`,
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  minutes: 15,
  parts: [
    { ...sounds, questions: 2, points: 2 },
    { skill: 'VO', name: 'Từ vựng', questions: 4, points: 4, types: ['MC1'] },
    { skill: 'GR', name: 'Ngữ pháp', questions: 4, points: 4, types: ['MC1'] },
  ],
});

/** Grades 3 to 5 have words and grammar only: stress and sounds are not asked on paper there. */
export const primaryEnglish15 = (grade: number): FormatPlan => ({
  name: `Tiếng Anh ${grade} – 15 phút`,
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  minutes: 15,
  parts: [
    { skill: 'VO', name: 'Từ vựng', questions: 4, points: 5, types: ['MC1'] },
    { skill: 'GR', name: 'Ngữ pháp', questions: 4, points: 5, types: ['MC1'] },
  ],
});

export const english45 = (grade: number): FormatPlan => ({
  name: `Tiếng Anh ${grade} – 45 phút`,
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  minutes: 45,
  parts: [
    { ...sounds, questions: 3, points: 0.9 },
    { skill: 'VO', name: 'Từ vựng', questions: 6, points: 1.8, types: ['MC1'] },
    { skill: 'GR', name: 'Ngữ pháp', questions: 8, points: 3.3, types: ['MC1'] },
    {
      skill: 'RE',
      name: 'Đọc hiểu',
      instructions: 'Read the passages and choose the best answers.',
      questions: 6,
      points: 3,
      types: ['MC9'],
    },
    { skill: 'WR', name: 'Viết', questions: 2, points: 1, types: ['FB1', 'FB7'] },
  ],
});

export const midTerm: FormatPlan = {
  name: 'Giữa kỳ – Tiếng Anh 9 (40 câu)',
  gradeId: 'G9',
  subject: 'ENGLISH',
  minutes: 60,
  parts: [
    { ...sounds, questions: 4, points: 1, levels: { M1: 2, M2: 2 } },
    {
      skill: 'VO',
      name: 'Từ vựng',
      instructions: 'Choose the best answer.',
      questions: 8,
      points: 2,
      levels: { M1: 4, M2: 2, M3: 2 },
      types: ['MC1'],
    },
    {
      skill: 'GR',
      name: 'Ngữ pháp',
      instructions: 'Choose the best answer.',
      questions: 10,
      points: 2.5,
      levels: { M1: 4, M2: 3, M3: 3 },
      types: ['MC1'],
    },
    {
      skill: 'RE',
      name: 'Điền từ vào đoạn văn',
      instructions: 'Read the passage and choose the best option for each gap.',
      questions: 5,
      points: 1.25,
      levels: { M2: 5 },
      types: ['MC10'],
    },
    {
      skill: 'RE',
      name: 'Đọc hiểu',
      instructions: 'Read the passages and choose the best answers.',
      questions: 6,
      points: 1.5,
      levels: { M2: 3, M3: 3 },
      types: ['MC9'],
    },
    {
      skill: 'VO',
      name: 'Dạng đúng của từ',
      instructions: 'Write the right form of the words in brackets.',
      questions: 4,
      points: 1,
      levels: { M3: 4 },
      types: ['FB7'],
    },
    {
      skill: 'WR',
      name: 'Viết lại câu',
      instructions: 'Complete the sentences so that they keep their meaning.',
      questions: 3,
      points: 0.75,
      levels: { M4: 3 },
      types: ['FB1'],
    },
  ],
};

export const entrance: FormatPlan = {
  name: 'Tuyển sinh lớp 10 – Tiếng Anh',
  gradeId: 'G9',
  subject: 'ENGLISH',
  minutes: 60,
  parts: [
    { ...sounds, questions: 4, points: 1 },
    { skill: 'VO', name: 'Từ vựng', questions: 8, points: 2, types: ['MC1'] },
    { skill: 'GR', name: 'Ngữ pháp', questions: 12, points: 3, types: ['MC1'] },
    { skill: 'RE', name: 'Điền từ vào đoạn văn', questions: 5, points: 1.25, types: ['MC10'] },
    { skill: 'RE', name: 'Đọc hiểu', questions: 6, points: 1.5, types: ['MC9'] },
    { skill: 'WR', name: 'Viết', questions: 5, points: 1.25, types: ['FB1', 'FB7'] },
  ],
};

/** With the writing tasks that many provinces use: error correction, word formation, rewriting sentences. */
export const entranceWriting: FormatPlan = {
  name: 'Tuyển sinh lớp 10 – Tiếng Anh (có phần viết)',
  gradeId: 'G9',
  subject: 'ENGLISH',
  minutes: 60,
  parts: [
    { ...sounds, questions: 4, points: 0.8 },
    {
      skill: 'GR',
      name: 'Từ vựng – ngữ pháp',
      instructions: 'Choose the best answer.',
      questions: 10,
      points: 2,
      types: ['MC1'],
    },
    {
      skill: 'GR',
      name: 'Tìm lỗi sai',
      instructions: 'Choose the underlined part that must be changed.',
      questions: 3,
      points: 0.6,
      types: ['MC8'],
    },
    { skill: 'SP', name: 'Hoàn thành hội thoại', questions: 4, points: 0.8, types: ['SL2'] },
    { skill: 'RE', name: 'Điền từ vào đoạn văn', questions: 5, points: 1, types: ['MC10'] },
    { skill: 'RE', name: 'Đọc hiểu', questions: 6, points: 1.2, types: ['MC9'] },
    {
      skill: 'VO',
      name: 'Dạng đúng của từ',
      instructions: 'Write the right form of the word in brackets.',
      questions: 5,
      points: 1.2,
      types: ['FB7'],
    },
    { skill: 'WR', name: 'Viết lại câu', questions: 4, points: 2.4, types: ['SA1'] },
  ],
};

/** A first exam for children: pictures, names, ticks and colours. */
export const starters: FormatPlan = {
  name: 'Pre A1 Starters – nghe và đọc',
  gradeId: 'G3',
  subject: 'ENGLISH',
  minutes: 25,
  parts: [
    {
      skill: 'LI',
      name: 'Part 1 – Nối tên với người',
      instructions: 'Listen and draw lines.',
      questions: 5,
      points: 2.5,
      types: ['DL1'],
    },
    {
      skill: 'LI',
      name: 'Part 2 – Tên và số',
      instructions: 'Listen and spell the name or the number.',
      questions: 3,
      points: 1.5,
      types: ['DD1'],
    },
    {
      skill: 'LI',
      name: 'Part 3 – Tô màu',
      instructions: 'Listen and colour.',
      questions: 5,
      points: 2.5,
      types: ['FC1'],
    },
    {
      skill: 'RE',
      name: 'Part 4 – Đúng ✓ hay sai ✗',
      instructions: 'Look and read. Put a tick or a cross.',
      questions: 5,
      points: 2.5,
      types: ['TF4'],
    },
    {
      skill: 'RE',
      name: 'Part 5 – Chép từ',
      instructions: 'Choose a word from the box and write it.',
      questions: 4,
      points: 1,
      types: ['FB3'],
    },
  ],
};

/** Four skills as in VSTEP and IELTS; the last two are marked by the teacher. */
export const fourSkills: FormatPlan = {
  name: 'Luyện bốn kỹ năng (VSTEP, IELTS)',
  gradeId: 'G12',
  subject: 'ENGLISH',
  minutes: 90,
  parts: [
    {
      skill: 'LI',
      name: 'Nghe',
      instructions: 'You will hear each recording twice.',
      questions: 6,
      points: 1.5,
      types: ['MIX2'],
    },
    { skill: 'RE', name: 'Đọc – Ghép tiêu đề', questions: 4, points: 1, types: ['MG3'] },
    { skill: 'RE', name: 'Đọc – Bài tổng hợp', questions: 7, points: 1.75, types: ['MIX1'] },
    { skill: 'RE', name: 'Đọc – Ý kiến của ai?', questions: 4, points: 0.75, types: ['LS1'] },
    { skill: 'WR', name: 'Viết', questions: 1, points: 2.5, types: ['EW1'] },
    { skill: 'SP', name: 'Nói', questions: 3, points: 2.5, types: ['SP2'] },
  ],
};

export const graduation: FormatPlan = {
  name: 'Tốt nghiệp THPT – Toán (12 – 4 – 6)',
  gradeId: 'G12',
  subject: 'MATH',
  minutes: 90,
  parts: [
    {
      skill: 'MX',
      name: 'Phần I. Trắc nghiệm nhiều phương án',
      instructions: 'Mỗi câu hỏi thí sinh chỉ chọn một phương án.',
      questions: 12,
      points: 3,
      types: ['MC1'],
    },
    {
      skill: 'MX',
      name: 'Phần II. Trắc nghiệm đúng sai',
      instructions: 'Trong mỗi ý a), b), c), d) ở mỗi câu, thí sinh chọn đúng hoặc sai.',
      questions: 4,
      points: 4,
      types: ['TF5'],
    },
    {
      skill: 'MX',
      name: 'Phần III. Trả lời ngắn',
      instructions: 'Thí sinh ghi đáp số của mỗi câu vào bốn ô.',
      questions: 6,
      points: 3,
      types: ['FB8'],
    },
  ],
};

export const maths15 = (grade: number): FormatPlan => ({
  name: `Toán ${grade} – 15 phút`,
  gradeId: `G${grade}`,
  subject: 'MATH',
  minutes: 15,
  parts: [
    { skill: 'MX', name: 'Trắc nghiệm', questions: 6, points: 6, types: ['MC1'] },
    { skill: 'MX', name: 'Trả lời ngắn', questions: 4, points: 4, types: ['FB8'] },
  ],
});

export const maths45 = (grade: number): FormatPlan => ({
  name: `Toán ${grade} – 45 phút`,
  gradeId: `G${grade}`,
  subject: 'MATH',
  minutes: 45,
  parts: [
    { skill: 'MX', name: 'Phần I. Trắc nghiệm', questions: 10, points: 5, types: ['MC1'] },
    { skill: 'MX', name: 'Phần II. Đúng – sai', questions: 4, points: 2, types: ['TF1', 'TF5', 'MR2'] },
    { skill: 'MX', name: 'Phần III. Trả lời ngắn', questions: 4, points: 3, types: ['FB8'] },
  ],
});

export const readingPractice = (grade: number): FormatPlan => ({
  name: `Tiếng Anh ${grade} – Luyện đọc`,
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  minutes: 30,
  parts: [
    {
      skill: 'RE',
      name: 'Đọc hiểu',
      instructions: 'Read the passages and choose the best answers.',
      questions: 12,
      points: 10,
      types: ['MC9'],
    },
  ],
});

/** The demo teacher's own. */
export const teacherFormats: readonly FormatPlan[] = [
  {
    own: true,
    name: 'Luyện đọc và từ vựng 9A1',
    gradeId: 'G9',
    subject: 'ENGLISH',
    minutes: 30,
    parts: [
      { skill: 'VO', name: 'Từ vựng', questions: 8, points: 4, types: ['MC1'] },
      {
        skill: 'RE',
        name: 'Đọc hiểu',
        instructions: 'Read the passages and choose the best answers.',
        questions: 9,
        points: 4.5,
        types: ['MC9'],
      },
      { skill: 'WR', name: 'Hoàn thành câu', questions: 3, points: 1.5, types: ['FB1', 'FB7'] },
    ],
  },
  {
    own: true,
    name: 'Kiểm tra miệng – ngữ pháp',
    gradeId: 'G9',
    subject: 'ENGLISH',
    minutes: 10,
    parts: [{ skill: 'GR', name: 'Ngữ pháp', questions: 5, points: 10, types: ['MC1'] }],
  },
];
