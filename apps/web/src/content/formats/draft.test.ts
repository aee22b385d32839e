import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  draftOf,
  draftProblems,
  newDraft,
  totalsOf,
  withSubject,
  withTypes,
  type FormatDraft,
} from './draft.ts';
import { setCount, toMatrix } from './matrix/matrix-draft.ts';

const part = (id: string, questions: number, points: number, M1: number, M2: number) => ({
  id,
  name: id,
  nameEn: '',
  instructions: '',
  questions,
  points,
  levels: { M1, M2, M3: '' as const, M4: '' as const },
  types: [] as string[],
  statements: null,
  topic: null,
  cells: [],
});
const draft: FormatDraft = {
  name: 'Giữa kì',
  nameEn: '',
  gradeId: 'G9',
  subject: 'ENGLISH',
  minutes: 45,
  totalQuestions: 10,
  totalPoints: 2.5,
  cognition: 'SPECIFIED',
  sections: [{ id: 'sect1', skill: 'GR', parts: [part('part1', 4, 1.1, 4, 0), part('part2', 6, 1.4, 2, 4)] }],
  rows: [],
};

describe('a format being written', () => {
  test('sends points in hundredths without rounding errors, and only the required levels', () => {
    const body = bodyOf(draft);
    expect(body.totalPoints).toBe(250);
    expect(body.sections[0]!.parts.map((one) => one.points)).toEqual([110, 140]);
    expect(body.sections[0]!.parts[0]!.levels).toEqual({ M1: 4 });
    expect(draftProblems(draft)).toEqual([]);
  });

  test('a new one reports missing fields before inconsistent ones', () => {
    const paths = draftProblems(newDraft('ENGLISH', 'Phần I')).map((problem) => problem.path);
    expect(paths).toContain('name');
    expect(paths).toContain('gradeId');
    expect(paths).toContain('sections.0.parts.0.questions');
    expect(paths).toContain('totalQuestions');
  });

  test('zero minutes, questions or points are reported as too small, not as missing', () => {
    const problems = draftProblems({ ...draft, minutes: 0, totalPoints: 0 });
    expect(problems.filter(({ code }) => code === 'notPositive').map(({ path }) => path)).toEqual([
      'minutes',
      'totalPoints',
    ]);
    expect(draftProblems({ ...draft, minutes: '' })).toContainEqual({ path: 'minutes', code: 'required' });
  });

  test('totals are the sums of the parts', () => {
    expect(totalsOf(draft)).toEqual({ questions: 10, points: 250, levels: { M1: 6, M2: 4, M3: 0, M4: 0 } });
    expect(draftProblems({ ...draft, totalQuestions: 12 })).toEqual([
      { path: 'totalQuestions', code: 'questionsDiffer', params: { sum: 10, total: 12 } },
    ]);
  });

  test('in another subject, sections of unknown skills ask for any skill, and parts named by the skill are renamed', () => {
    const named = { ...part('part3', 1, 1, 1, 0), name: 'skill GR', topic: 'T1' };
    const sections = [{ id: 'sect1', skill: 'GR' as const, parts: [part('part1', 4, 1, 4, 0), named] }];
    const maths = withSubject({ ...draft, sections }, 'MATH', (skill) => `skill ${skill}`);
    expect(maths.subject).toBe('MATH');
    expect(maths.sections[0]!.skill).toBe('MX');
    expect(maths.sections[0]!.parts.map(({ name, topic }) => [name, topic])).toEqual([
      ['part1', null],
      ['skill MX', null],
    ]);
  });

  test('levels are not sent where cognition is random', () => {
    const random = bodyOf({ ...draft, cognition: 'RANDOM' });
    expect(random.sections[0]!.parts[0]).not.toHaveProperty('levels');
  });

  test('is loaded from the stored form unchanged', () => {
    const stored = {
      ...bodyOf(draft),
      id: '0',
      scope: 'USER',
      active: true,
      uses: 0,
      creator: null,
      createdAt: '',
      updatedAt: '',
      abilities: {},
    };
    expect(bodyOf(draftOf(stored as never))).toEqual(bodyOf(draft));
  });

  test('a part of clusters counts statements, also one that was stored with counts of clusters', () => {
    const clusters = withTypes(part('part1', 2, 2, 1, 1), ['TF5']);
    expect(clusters).toMatchObject({ statements: 4, levels: { M1: 4, M2: 4 } });
    expect(withTypes(clusters, ['TF5', 'MC1'])).toMatchObject({ statements: null, levels: { M1: 1, M2: 1 } });
    const body = bodyOf({ ...draft, sections: [{ id: 'sect1', skill: 'MX', parts: [clusters] }] });
    expect(body.sections[0]!.parts[0]).toMatchObject({ questions: 2, statements: 4, levels: { M1: 4, M2: 4 } });
    const before = { ...body.sections[0]!.parts[0]!, levels: { M1: 1, M2: 1 }, statements: undefined };
    const stored = { ...body, sections: [{ ...body.sections[0]!, parts: [before] }] };
    expect(draftOf(stored as never).sections[0]!.parts[0]).toEqual(clusters);
  });

  test('a matrix counts the questions of clusters by their statements', () => {
    const clusters = withTypes(part('part1', 2, 2, 1, 1), ['TF5']);
    const matrix = toMatrix({
      ...draft,
      totalQuestions: 2,
      totalPoints: 2,
      sections: [{ id: 'sect1', skill: 'MX', parts: [clusters] }],
    });
    const row = matrix.rows[0]!.id;
    const asked = setCount(setCount(matrix, 'part1', row, 'M1', 2), 'part1', row, 'M3', 2);
    expect(asked.sections[0]!.parts[0]).toMatchObject({ questions: 2, levels: { M1: 2, M2: 4, M3: 2 } });
    expect(draftProblems(asked)).toEqual([]);
    const broken = setCount(asked, 'part1', row, 'M3', 1);
    expect(draftProblems(broken).map(({ code }) => code)).toContain('clusterBroken');
  });
});
