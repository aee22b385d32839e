import { describe, expect, it } from 'vitest';
import { changesOf, formProblem, inMode, newForm, ofGradeFirst, ofOtherGrade, settingsOf } from './assignment-form.ts';

const now = Date.parse('2026-11-23T01:02:00Z');
const form = newForm(now);

describe('the settings of an assignment', () => {
  it('default to a test with one attempt, whose result is shown after the end', () => {
    expect(settingsOf(form)).toEqual({
      startsAt: '2026-11-23T01:05:00.000Z',
      endsAt: '2026-11-23T01:50:00.000Z',
      minutes: 45,
      mode: 'TEST',
      attemptsAllowed: 1,
      counting: 'BEST',
      shuffleQuestions: false,
      reviewOpen: 'OFF',
      reviewAfter: 'FREE',
      tools: [],
      record: false,
      note: '',
    });
  });

  it('of practice have neither clock nor limit by default', () => {
    const practice = inMode(form, 'PRACTICE');
    expect(settingsOf(practice)).toMatchObject({ mode: 'PRACTICE', minutes: null, attemptsAllowed: null });
    expect(settingsOf({ ...practice, untimed: false, unlimited: false, attempts: 3 })).toMatchObject({
      minutes: 45,
      attemptsAllowed: 3,
    });
    expect(settingsOf(inMode(practice, 'TEST'))).toMatchObject({ minutes: 45, attemptsAllowed: 1 });
    expect(settingsOf({ ...practice, record: true })).toMatchObject({ record: false });
    expect(settingsOf({ ...form, record: true })).toMatchObject({ record: true });
  });

  it.each([
    [{ startTime: '25:00' }, 'time'],
    [{ minutes: '' as const }, 'minutes'],
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 601 }, 'minutes'],
    [{ attempts: '' as const }, 'attempts'],
    [{ attempts: 11 }, 'attempts'],
    [{ attempts: 10 }, null],
  ])('%j: %s', (part, problem) => {
    expect(formProblem({ ...form, ...part })).toBe(problem);
    expect(settingsOf({ ...form, ...part }) === null).toBe(problem !== null);
  });

  it('of a change contain the changed fields only', () => {
    expect(changesOf(form, form)).toEqual({});
    expect(changesOf(form, { ...form, reviewAfter: 'REVIEW', attempts: 2, shuffleOptions: false })).toEqual({
      reviewAfter: 'REVIEW',
      attemptsAllowed: 2,
      shuffleOptions: false,
    });
  });
});

describe('the classes of another grade than the test', () => {
  const classes = ['G7', 'G12', 'G7'].map((gradeId, at) => ({ id: String(at), gradeId }));
  it.each([
    ['G12', ['0', '1'], ['0']],
    ['G12', ['1'], []],
    ['G12', [], []],
    ['G7', ['0', '2', '9'], []],
  ])('of a test of %s, chosen %j: %j', (gradeId, chosen, others) => {
    expect(ofOtherGrade(gradeId, chosen, classes).map(({ id }) => id)).toEqual(others);
  });

  it('are listed with those of the grade first', () => {
    const classes = ['12A', '3B', '9A', '12B', '9B'].map((name) => ({ name, gradeId: name.slice(0, -1) }));
    const namesFor = (gradeId?: string) => ofGradeFirst(gradeId, classes).map(({ name }) => name);
    expect(namesFor('9')).toEqual(['9A', '9B', '12A', '3B', '12B']);
    expect(namesFor()).toEqual(['12A', '3B', '9A', '12B', '9B']);
  });
});
