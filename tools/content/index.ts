// npm run content -- report          prints what the shipped bank has and how often each pool fills each format
// npm run content -- fills [NAME]    the last table alone, of formats with NAME in their names
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
import { fillsByPool } from './fills.ts';

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
  print('== Questions with a figure by grade: questions, share, with a figure or table, share');
  for (const [name, own] of grouped(questions, ({ facts }) => `${facts.subject} ${facts.gradeId}`)) {
    const figures = own.filter(({ content }) => drawnIn(content).size > 0);
    const shown = own.filter((one) => figures.includes(one) || JSON.stringify(one.content).includes('%|'));
    if (figures.length > 0)
      print(name, figures.length, share(figures.length, own.length), shown.length, share(shown.length, own.length));
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

async function fills(named = ''): Promise<void> {
  print('== Papers of a format that share no family, in each pool: EXAM, goal, PRACTICE, goal, what the next lacks');
  for (const { name, pools } of await fillsByPool((format) => format.includes(named)))
    print(
      name,
      ...pools.flatMap(({ fills: papers, goal }) => [papers, papers < goal ? `below ${goal}` : goal]),
      ...pools.flatMap(({ pool, missing }) => (missing.length === 0 ? [] : [`${pool}: ${missing.join('; ')}`])),
    );
}

const [command, named] = process.argv.slice(2);
if (command === 'report') {
  coverage();
  levelsAndLengths();
  twins();
  await fills();
} else if (command === 'fills') {
  await fills(named);
} else {
  process.stderr.write('npm run content -- report | fills [part of a name]\n');
  process.exitCode = 1;
}
