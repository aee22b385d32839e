/** The demo school: a bank, formats, tests, classes and a few weeks of school life around the moment of seeding. */
import { seedAccounts } from './accounts.ts';
import { systemQuestions } from './bank.ts';
import { makeExam, publish } from './exams.ts';
import { addFormat, english15, english45, entrance, midTerm, teacherFormats } from './formats.ts';
import type { SeedApp } from './index.ts';
import { actorOf, makeClass } from './learners.ts';
import { addToBank } from './questions.ts';
import { assign, sit, takings } from './sittings.ts';

const minute = 60_000;
const day = 86_400_000;

/** A time of day in Vietnam, so many days from `now`. */
const atSchool = (now: number, days: number, hours: number, minutes = 0): number => {
  const local = now + 7 * 3_600_000 + days * day;
  return local - (local % day) - 7 * 3_600_000 + (hours * 60 + minutes) * minute;
};

export async function seedDemoSchool(seed: SeedApp): Promise<void> {
  const { app, now, log, setClock } = seed;
  setClock(now - 150 * day);
  const ids = await seedAccounts(app, { log });
  setClock(now);
  const operator = actorOf(ids['operator@vumon.example'], 'OPERATOR');
  const teacher = actorOf(ids['thuha@vumon.example'], 'TEACHER', 'ADVANCE');

  const bank = await addToBank(seed, { id: operator.userId, scope: 'SYSTEM' }, systemQuestions());
  log(`${bank.length} questions in the system bank`);

  setClock(now - 60 * day);
  const formats = [];
  for (const plan of [english15(9), english45(9), midTerm, entrance]) formats.push({ plan, id: (await addFormat(seed, operator, plan)).id });
  for (const plan of teacherFormats) formats.push({ plan, id: (await addFormat(seed, teacher, plan)).id });
  log(`${formats.length} formats`);

  const midTermFormat = formats[2]!;
  const exam = await makeExam(seed, teacher, bank, { name: 'Giữa kỳ I – Tiếng Anh 9', examType: 6, format: midTermFormat.plan, formatId: midTermFormat.id });
  const test = await publish(seed, exam);
  const nineA1 = await makeClass(seed, teacher, { list: '9A1', code: 'THCS-9A1', name: '9A1', gradeId: 'G9', schoolYear: 2026, inactive: 0, own: { id: ids['minhanh@vumon.example'], code: '9A1-40' } });
  const sitting = { test, class: nineA1, startsAt: atSchool(now, -6, 7, 30), endsAt: atSchool(now, -6, 9), createdAt: atSchool(now, -9, 20) };
  const id = await assign(seed, sitting);
  await sit(seed, id, test, takings(sitting, { absent: [17], spreadMinutes: 3 }));
  log('classes, assigned tests and their results');
}
