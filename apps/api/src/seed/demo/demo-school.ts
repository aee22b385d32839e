/** The demo school: questions, formats, tests, classes, and attempts of some weeks around the time of seeding. */
import { addedQuestions, firstQuestions } from '@vumon/content';
import type { Actor } from '@vumon/domain';
import { catalogueFor } from '#people/packages';
import { seedAccounts } from './accounts.ts';
import { publish } from '../exams.ts';
import type { SeedApp } from '../index.ts';
import { analyseQuestions, confirmConsents, createQuestionIndexes, dropQuestionIndexes } from '../seed.queries.ts';
import { actorOf, makeClass, type SeedClass } from './learners.ts';
import { markSome } from './marks.ts';
import { addSeedMedia } from '../media.ts';
import { addToBank } from '../questions.ts';
import { assign, sit, takings, type Sitting, type Taking } from './sittings.ts';
import { questionsOfDuc, questionsOfHa } from './teacher-questions.ts';
import { makeTests, type Tests } from '../tests.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The moment at a time of day in Vietnam, `days` after `now`. */
const atSchool = (now: number, days: number, hours: number, minutes = 0): number => {
  const local = now + 7 * hour + days * day;
  // There is no school on Sundays: past lessons move to the day before, future ones to the day after.
  const sunday = new Date(local).getUTCDay() === 0 ? (days < 0 ? -day : day) : 0;
  return local - (local % day) + sunday - 7 * hour + (hours * 60 + minutes) * minute;
};

export async function seedDemoSchool(seed: SeedApp): Promise<void> {
  const { now, log, setClock } = seed;
  setClock(now);
  const ids = await seedAccounts(seed.app, { log });
  const catalogue = await catalogueFor({ app: seed.app, db: seed.app.db });
  const operator = actorOf(catalogue, ids['operator@vumon.example'], 'OPERATOR');
  const teacher = actorOf(catalogue, ids['thuha@vumon.example'], 'TEACHER', 'ADVANCE');
  const basic = actorOf(catalogue, ids['minhduc@vumon.example'], 'TEACHER', 'BASIC');

  const media = await addSeedMedia(seed);
  const indexes = await dropQuestionIndexes(seed.app.db);
  const system = { id: operator.userId, scope: 'SYSTEM' } as const;
  const bank = await addToBank(seed, system, firstQuestions(media));
  // The demo's exams are composed of the first bank, so that they stay the same when questions are added.
  const added = await addToBank(seed, system, addedQuestions(media));
  await addToBank(seed, { id: teacher.userId, scope: 'USER' }, questionsOfHa());
  await addToBank(seed, { id: basic.userId, scope: 'USER' }, questionsOfDuc());
  log(`${bank.length + added.length} questions in the system bank`);
  await analyseQuestions(seed.app.db);
  const tests = await makeTests(seed, operator, teacher, bank, added);
  await createQuestionIndexes(seed.app.db, indexes);

  for (const { userId } of [teacher, basic])
    for (const at of [now - 75 * day, now]) await confirmConsents(seed.app.db, userId, new Date(at));
  setClock(now - 75 * day);
  const nineA1 = await makeClass(seed, teacher, {
    list: '9A1',
    code: 'THCS-9A1',
    name: '9A1',
    gradeId: 'G9',
    schoolYear: 2026,
    inactive: 0,
    own: { id: ids['minhanh@vumon.example'], code: '9A1-40' },
  });
  const twelveA6 = await makeClass(seed, teacher, {
    list: '12A6',
    code: 'THPT-12A6',
    name: '12A6',
    gradeId: 'G12',
    schoolYear: 2026,
    inactive: 3,
  });
  setClock(now - 20 * day);
  await makeClass(seed, teacher, {
    list: '8A2',
    code: 'THCS-8A2',
    name: '8A2',
    gradeId: 'G8',
    schoolYear: 2026,
    inactive: 12,
  });
  const sevenA3 = await makeClass(seed, basic, {
    list: '7A3',
    code: 'THCS-7A3',
    name: '7A3',
    gradeId: 'G7',
    schoolYear: 2026,
    inactive: 2,
  });
  const threeA1 = await makeClass(seed, teacher, {
    list: '3A1',
    code: 'TH-3A1',
    name: '3A1',
    gradeId: 'G3',
    schoolYear: 2026,
    inactive: 0,
  });
  log('5 classes');

  const assigned = await schoolLife(seed, tests, teacher, { nineA1, twelveA6, sevenA3, threeA1 });
  log(`${assigned} assigned tests with their answers and results`);
  setClock(now);
}

interface Classes {
  readonly nineA1: SeedClass;
  readonly twelveA6: SeedClass;
  readonly sevenA3: SeedClass;
  readonly threeA1: SeedClass;
}

/** Assigns past, running and upcoming tests; returns how many. */
async function schoolLife(
  seed: SeedApp,
  { system, teacher: own }: Tests,
  teacher: Actor,
  { nineA1, twelveA6, sevenA3, threeA1 }: Classes,
): Promise<number> {
  const { now, setClock } = seed;
  let count = 0;
  const give = async (exam: string, options: Omit<Sitting, 'test'>) => {
    count++;
    setClock(options.createdAt);
    const sitting = { ...options, test: await publish(seed, (own.get(exam) ?? system.get(exam))!) };
    return { sitting, id: await assign(seed, sitting) };
  };
  /**
   * A past lesson in which all learners but those in `absent` took the test. `marked` is the share of the learners
   * waiting for a mark whom the teacher has marked.
   */
  const lesson = async (
    exam: string,
    one: SeedClass,
    days: number,
    at: readonly [hours: number, minutes: number],
    absent: readonly number[],
    { reviewOpen = 'ON', marked = 0 }: { reviewOpen?: 'OFF' | 'ON'; marked?: number } = {},
  ) => {
    const startsAt = atSchool(now, days, ...at);
    const { sitting, id } = await give(exam, {
      class: one,
      startsAt,
      endsAt: startsAt + 100 * minute,
      createdAt: startsAt - 3 * day,
      reviewOpen,
      released: true,
    });
    await sit(seed, id, sitting.test, takings(sitting, { absent, spreadMinutes: 3 }));
    if (marked > 0) await markSome(seed, teacher, id, sitting.test, marked, startsAt + day + 3 * hour);
  };

  await lesson('Tiếng Anh 9 – Kiểm tra 15 phút số 1', nineA1, -34, [7, 15], [4]);
  await lesson('Tiếng Anh 7 – Kiểm tra 15 phút số 1', sevenA3, -13, [9, 0], [6]);
  await lesson('Luyện đọc tuần 10 – 9A1', nineA1, -20, [13, 30], [11, 29]);
  await lesson('Tuyển sinh lớp 10 – Tiếng Anh, đề có phần viết', nineA1, -12, [9, 30], [8], { marked: 0.6 });
  await lesson('Pre A1 Starters – đề mẫu nghe và đọc', threeA1, -9, [8, 0], [3]);
  // Only students who registered for the exam.
  await lesson(
    'VSTEP 3–5 – Luyện bốn kỹ năng',
    twelveA6,
    -5,
    [13, 30],
    twelveA6.active.map((_, position) => position).filter((position) => position % 4 !== 0),
    { marked: 0.5 },
  );
  await lesson('Giữa kỳ I – Tiếng Anh 9', nineA1, -6, [7, 30], [17], { reviewOpen: 'OFF' });
  await lesson('Thi thử tốt nghiệp – Toán 12A6', twelveA6, -3, [7, 30], [2, 25]);
  await homework(seed, give, nineA1);

  const upcoming = atSchool(now, 3, 7, 30);
  await give('Tiếng Anh 9 – Kiểm tra 45 phút', {
    class: nineA1,
    startsAt: upcoming,
    endsAt: upcoming + 90 * minute,
    createdAt: now - 5 * hour,
    note: 'Các em xem lại Unit 1–4, mang theo giấy nháp.',
  });
  const nextWeek = atSchool(now, 8, 14);
  await give('Toán 9 – Kiểm tra 45 phút', {
    class: nineA1,
    startsAt: nextWeek,
    endsAt: nextWeek + 90 * minute,
    createdAt: now - 2 * hour,
    reviewOpen: 'OFF',
  });
  return count;
}

/** A test that is open for days: some learners have handed in, three are working on it, the others have not begun. */
async function homework(
  seed: SeedApp,
  give: (exam: string, options: Omit<Sitting, 'test'>) => Promise<{ sitting: Sitting; id: string }>,
  one: SeedClass,
): Promise<void> {
  const { now } = seed;
  const { sitting, id } = await give('Tiếng Anh 9 – Luyện kỹ năng đọc', {
    class: one,
    startsAt: atSchool(now, -1, 6),
    endsAt: atSchool(now, 2, 21),
    createdAt: atSchool(now, -2, 19),
    note: 'Làm ở nhà, nộp trước 21 giờ ngày cuối.',
  });
  const all = takings(sitting, { absent: [0], spreadMinutes: 1 });
  const span = now - 90 * minute - sitting.startsAt;
  const done = all
    .slice(0, 17)
    .map((taker, at): Taking => ({ ...taker, startsAt: Math.round(sitting.startsAt + (span * (at + 0.5)) / 17) }));
  const working = all.slice(17, 20).map((taker, at): Taking => ({
    ...taker,
    startsAt: now - (6 + at * 5) * minute,
    minutes: null,
    progress: 0.35 + at * 0.25,
  }));
  await sit(seed, id, sitting.test, [...done, ...working]);
}
