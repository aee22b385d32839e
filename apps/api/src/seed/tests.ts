/** Which tests the product and the demo teacher have. */
import { defaultPool, type Actor } from '@vumon/domain';
import { applyPools, proposePools } from '#content/exams';
import { familyOf, makeExam, type ExamPlan, type MadeExam, type Pools } from './exams.ts';
import {
  addFormat,
  english15,
  english45,
  entrance,
  entranceWriting,
  fourSkills,
  graduation,
  maths15,
  maths45,
  midTerm,
  readingPractice,
  starters,
  teacherFormats,
  type FormatPlan,
} from './formats.ts';
import { makeGifts } from './gift.ts';
import type { SeedApp } from './index.ts';
import { topicsBefore } from './maths-terms.ts';
import type { StoredQuestion } from './questions.ts';
import { reserveForFormats } from './reserve.ts';
import { keepForExams, questionsOfTests } from './seed.queries.ts';

const day = 86_400_000;

type Plan = Omit<ExamPlan, 'formatId'>;

/** Grade 9, the demo class's grade, is created last, because lists show the newest first. */
const english = [12, 11, 10, 8, 7, 6, 9];
const grade = (number: number) => `G${number}`;
/** All grades of secondary school, the nearest first: practice takes what exams leave. */
const widely = (number: number) =>
  [6, 7, 8, 9, 10, 11, 12].toSorted((a, b) => Math.abs(a - number) - Math.abs(b - number) || a - b).map(grade);
/** The grade itself, then its neighbours below and above. */
const around = (number: number) =>
  [number, number - 1, number + 1, number - 2, number + 2].filter((one) => one >= 6 && one <= 12).map(grade);

function systemPlans(): Plan[] {
  return [
    ...[6, 7, 8, 9, 10, 11, 12].map((number): Plan => ({
      name: `Toán ${number} – Kiểm tra 15 phút`,
      nameEn: `Maths ${number} – 15-minute test`,
      examType: 4,
      format: maths15(number),
      seriesId: `math-ket-noi-${number}`,
      labels: ['MINUTE_15'],
    })),
    ...[7, 10].flatMap((number): Plan[] => [
      {
        name: `Toán ${number} – Kiểm tra xếp lớp đầu năm`,
        nameEn: `Maths ${number} – Placement test`,
        examType: 61,
        format: maths15(number - 1),
        labels: ['MINUTE_15'],
      },
      {
        name: `Tiếng Anh ${number} – Kiểm tra xếp lớp đầu năm`,
        nameEn: `English ${number} – Placement test`,
        examType: 61,
        format: english15(number - 1),
        labels: ['MINUTE_15'],
        grades: around(number - 1),
      },
    ]),
    ...[6, 12].map((number): Plan => ({
      name: `Tiếng Anh ${number} – Đề mẫu`,
      nameEn: `English ${number} – Sample test`,
      examType: 60,
      format: english15(number),
      seriesId: `global-success-${number}`,
      labels: ['SAMPLE'],
      grades: widely(number),
      pool: 'PRACTICE',
    })),
    {
      name: 'Toán 9 – Kiểm tra 45 phút',
      nameEn: 'Maths 9 – 45-minute test',
      examType: 5,
      format: maths45(9),
      labels: ['MINUTE_45'],
    },
    {
      name: 'Toán 12 – Cuối học kỳ I',
      nameEn: 'Maths 12 – End of term 1',
      examType: 7,
      format: graduation,
      labels: ['END_OF_TERM'],
      topics: topicsBefore(12, 'endOfTerm1'),
      seed: 'end',
    },
    {
      name: 'Tốt nghiệp THPT – Toán, đề minh họa 1',
      nameEn: 'Graduation – Maths, sample paper 1',
      examType: 10,
      format: graduation,
      labels: ['HIGH_SCHOOL_GRADUATION', 'SAMPLE'],
    },
    {
      name: 'Tốt nghiệp THPT – Toán, đề minh họa 2',
      nameEn: 'Graduation – Maths, sample paper 2',
      examType: 10,
      format: graduation,
      labels: ['HIGH_SCHOOL_GRADUATION', 'SAMPLE'],
    },
    ...english.flatMap((number): Plan[] => [
      {
        name: `Tiếng Anh ${number} – Kiểm tra 15 phút số 1`,
        nameEn: `English ${number} – 15-minute test 1`,
        examType: 4,
        format: english15(number),
        seriesId: `global-success-${number}`,
        labels: ['MINUTE_15'],
        grades: around(number),
      },
      {
        name: `Tiếng Anh ${number} – Luyện tập Unit 1`,
        nameEn: `English ${number} – Unit 1 practice`,
        examType: 1,
        format: english15(number),
        seriesId: `global-success-${number}`,
        labels: ['UNIT_PRACTICE'],
        grades: widely(number),
        mode: 'PRACTICE',
      },
    ]),
    ...[12, 11, 10, 9].flatMap((number): Plan[] => [
      {
        name: `Tiếng Anh ${number} – Kiểm tra 45 phút`,
        nameEn: `English ${number} – 45-minute test`,
        examType: 5,
        format: english45(number),
        labels: ['MINUTE_45'],
        grades: around(number),
      },
      {
        name: `Tiếng Anh ${number} – Luyện kỹ năng đọc`,
        nameEn: `English ${number} – Reading practice`,
        examType: 3,
        format: readingPractice(number),
        labels: ['READING'],
        grades: widely(number),
        mode: 'PRACTICE',
      },
    ]),
    {
      name: 'Tiếng Anh 9 – Chủ đề Môi trường và cộng đồng',
      nameEn: 'English 9 – Environment and community',
      examType: 2,
      format: english15(9),
      grades: widely(9),
      mode: 'PRACTICE',
    },
    {
      name: 'Tiếng Anh 9 – Giữa học kỳ I, đề 1',
      nameEn: 'English 9 – First mid-term, paper 1',
      examType: 6,
      format: midTerm,
      labels: ['MIDTERM'],
      grades: around(9),
    },
    {
      name: 'Tiếng Anh 9 – Cuối học kỳ I',
      nameEn: 'English 9 – End of term 1',
      examType: 7,
      format: english45(9),
      labels: ['END_OF_TERM'],
      grades: around(9),
      seed: 'end',
    },
    {
      name: 'Pre A1 Starters – đề mẫu nghe và đọc',
      nameEn: 'Pre A1 Starters – sample listening and reading',
      examType: 11,
      format: starters,
      labels: ['SAMPLE'],
      grades: ['G3', 'G2', 'G1', 'G4'],
    },
    {
      name: 'VSTEP 3–5 – Luyện bốn kỹ năng',
      nameEn: 'VSTEP 3–5 – Four-skill practice',
      examType: 30,
      format: fourSkills,
      labels: ['SAMPLE'],
      grades: ['G11', 'G12', 'G10'],
    },
    {
      name: 'Tuyển sinh lớp 10 – Tiếng Anh, đề có phần viết',
      nameEn: 'Grade-10 entrance – English with writing',
      examType: 8,
      format: entranceWriting,
      labels: ['HIGH_SCHOOL_ENTRANCE', 'SAMPLE'],
      grades: around(9),
    },
    {
      name: 'Tuyển sinh lớp 10 – Tiếng Anh, đề minh họa',
      nameEn: 'Grade-10 entrance – English, sample paper',
      examType: 8,
      format: entrance,
      labels: ['HIGH_SCHOOL_ENTRANCE', 'SAMPLE'],
      grades: around(9),
    },
  ];
}

/** Tests of the demo teacher; the last two stay drafts. */
const teacherPlans: readonly Plan[] = [
  { name: 'Giữa kỳ I – Tiếng Anh 9', examType: 6, format: midTerm, labels: ['MIDTERM'], grades: around(9) },
  { name: 'Luyện đọc tuần 10 – 9A1', examType: 3, format: teacherFormats[0]!, grades: around(9) },
  { name: 'Ôn tập ngữ pháp tuần 12', examType: 4, format: teacherFormats[1]!, grades: around(9), rounding: '0.25' },
  { name: 'Thi thử tốt nghiệp – Toán 12A6', examType: 7, format: graduation, rounding: 'none' },
  { name: 'Cuối kỳ I – Tiếng Anh 9 (đang soạn)', examType: 7, format: english45(9), grades: around(9), leave: [3, 4] },
  { name: 'Đề cương ôn tập – Toán 9 (đang soạn)', examType: 5, format: maths45(9), leave: [0, 2] },
];

export interface Tests {
  readonly system: ReadonlyMap<string, MadeExam>;
  readonly teacher: ReadonlyMap<string, MadeExam>;
}

export async function makeTests(
  seed: SeedApp,
  operator: Actor,
  teacher: Actor,
  bank: readonly StoredQuestion[],
  added: readonly StoredQuestion[],
): Promise<Tests> {
  const { now, setClock, log } = seed;
  const all = [...bank, ...added];
  const formats = new Map<string, string>();
  const formatOf = async (actor: Actor, plan: FormatPlan): Promise<string> => {
    const known = formats.get(plan.name);
    if (known) return known;
    const id = await addFormat(seed, actor, plan);
    formats.set(plan.name, id);
    return id;
  };
  const pools: Pools = { of: new Map(), decided: new Map(), asked: new Map() };
  const make = async (
    actor: Actor,
    plans: readonly Plan[],
    firstDay: number,
    step: number,
    fromInEnglish = bank,
    chosen: (plan: Plan) => boolean = () => true,
  ): Promise<Map<string, MadeExam>> => {
    const made = new Map<string, MadeExam>();
    for (const [at, plan] of plans.entries()) {
      if (!chosen(plan)) continue;
      setClock(now - (firstDay - at * step) * day - at * 613_000);
      // Maths has families enough for exams that share none.
      const from = plan.format.subject === 'MATH' ? all : fromInEnglish;
      const formatId = await formatOf(plan.format.own ? teacher : operator, plan.format);
      made.set(plan.name, await makeExam(seed, actor, from, { ...plan, formatId }, pools));
    }
    return made;
  };
  const forExams = ({ examType, pool = defaultPool(examType) }: Plan) => pool === 'EXAM';
  const { db } = seed.app;
  const own = await make(teacher, teacherPlans, 42, 7);
  const asked = new Set(await questionsOfTests(db, [...own.values()]));
  const kept = new Set(all.filter(({ id }) => asked.has(id)).map(familyOf));
  await reserveForFormats(db, operator.userId, all, kept);
  await keepForExams(db, [...kept]);
  for (const family of kept) pools.of.set(family, 'EXAM');
  const exams = await make(operator, systemPlans(), 95, 1.3, bank, forExams);
  // Either pool takes its part of the rest first, so that something is left for the other.
  const decisions = await proposePools({ db });
  pools.decided = new Map(decisions.map(({ id, pool }) => [id, pool]));
  const practice = await make(operator, systemPlans(), 95, 1.3, all, (plan) => !forExams(plan));
  await makeGifts(seed, operator, all, formats, pools);
  await applyPools({ db }, decisions);
  const system = new Map([...exams, ...practice]);
  log(`${formats.size} formats, ${system.size + own.size} tests`);
  return { system, teacher: own };
}
