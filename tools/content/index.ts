// npm run content -- report    prints what the shipped bank has and which formats it fills, and how often
import {
  countFamilies,
  curriculum,
  longestOptions,
  systemQuestions,
  twinsOf,
  type SeedQuestion,
} from '../../packages/content/src/index.ts';
import { drawnIn } from '../../packages/question-types/src/index.ts';
import { namedMedia } from '../../packages/content/src/media/named-media.ts';
import { fillsOf, midTermAndShipped } from '../../apps/api/src/seed/fillable.ts';

const questions = systemQuestions(namedMedia());
const print = (...cells: readonly (string | number)[]): void => {
  process.stdout.write(`${cells.join('\t')}\n`);
};
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);
const grouped = (of: readonly SeedQuestion[], by: (question: SeedQuestion) => string) =>
  [...Map.groupBy(of, by)].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
const levels = ['M1', 'M2', 'M3', 'M4'] as const;

function coverage(): void {
  print('== Families by topic of maths: topic, families of M1 to M4, questions');
  for (const topic of Object.keys(curriculum)) {
    const own = questions.filter(({ facts }) => facts.topicId === topic);
    const counts = levels.map((level) => countFamilies(own.filter(({ facts }) => facts.difficulty === level)));
    print(topic, ...counts, own.length);
  }
  print('== Families and questions by subject and grade');
  for (const [name, own] of grouped(questions, ({ facts }) => `${facts.subject} ${facts.gradeId}`))
    print(name, countFamilies(own), own.length);
  print('== Questions of maths with a figure by grade: questions, share');
  for (const [name, own] of grouped(questions, ({ facts }) => `${facts.subject} ${facts.gradeId}`)) {
    const figures = own.filter(({ content }) => drawnIn(content).size > 0).length;
    if (figures > 0) print(name, figures, share(figures, own.length));
  }
}

function levelsAndLengths(): void {
  print('== Questions by type and level');
  for (const [type, own] of grouped(questions, ({ facts, type: code }) => `${facts.subject} ${code}`))
    print(type, ...levels.map((level) => own.filter(({ facts }) => facts.difficulty === level).length));
  print('== Where one option is the longest, it is the right one (subject, grade; items, right, share)');
  for (const [name, own] of grouped(questions, ({ facts }) => `${facts.subject} ${facts.gradeId}`)) {
    const { longest, right } = longestOptions(own);
    print(name, longest, right, share(right, longest));
  }
}

function twins(): void {
  const found = twinsOf(questions);
  print(`== Families of maths that ask the same in the same words: ${found.length}`);
  for (const families of found) print(families.join(' | '));
}

async function fills(): Promise<void> {
  print('== How often a format is filled without repeating a family (whole bank; each pool has about half)');
  for (const plan of midTermAndShipped) {
    const own = questions.filter(({ facts }) => facts.subject === plan.subject && facts.gradeId === plan.gradeId);
    const { fills: times, missing } = await fillsOf(own, plan);
    print(plan.name, times, missing.join('; '));
  }
}

if (process.argv[2] === 'report') {
  coverage();
  levelsAndLengths();
  twins();
  await fills();
} else {
  process.stderr.write('npm run content -- report\n');
  process.exitCode = 1;
}
