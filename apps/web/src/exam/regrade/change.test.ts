import { describe, expect, it } from 'vitest';
import { askedOf, placeOf, rightAt, type Form } from './change.ts';
import type { RegradeView } from './queries.ts';

const view = {
  points: 50,
  places: [{ path: ['i1'], takesMore: true }],
  details: {
    groups: [
      {
        label: '',
        answers: [
          { id: 'a', text: '', count: 3, right: true },
          { id: 'b', text: '', count: 9, right: false },
          { id: '', text: '', count: 1, right: false },
        ],
      },
    ],
  },
} as unknown as RegradeView;
const form: Form = {
  kind: 'KEY',
  place: 0,
  answers: [],
  points: '',
  scope: 'ASSIGNMENT',
  studentId: null,
  raiseOnly: true,
};

describe('the request', () => {
  it('is null until it is complete and different from the current rule', () => {
    expect(askedOf(form, 1, view)).toBeNull();
    expect(askedOf({ ...form, answers: ['a'] }, 1, view)).toBeNull();
    expect(askedOf({ ...form, answers: ['b'] }, 1, view)).toEqual({
      number: 1,
      change: { kind: 'KEY', place: ['i1'], answers: ['b'] },
      scope: 'ASSIGNMENT',
      raiseOnly: true,
    });
    expect(askedOf({ ...form, kind: 'POINTS', points: 0.5 }, 1, view)).toBeNull();
    expect(askedOf({ ...form, kind: 'POINTS', points: 0.75 }, 1, view)?.change).toEqual({ kind: 'POINTS', points: 75 });
    expect(askedOf({ ...form, kind: 'FULL', scope: 'STUDENT' }, 1, view)).toBeNull();
    expect(askedOf({ ...form, kind: 'FULL', scope: 'STUDENT', studentId: 's' }, 1, view)).toMatchObject({
      studentId: 's',
    });
  });

  it('lists the current right answers, without the blank', () => {
    expect(rightAt(view, 0)).toEqual(['a']);
    expect(rightAt(view, 1)).toEqual([]);
  });

  it('places marks on a line, and those below its range at its start', () => {
    expect([placeOf(400, 400), placeOf(700, 400), placeOf(1000, 400), placeOf(100, 400)]).toEqual([0, 50, 100, 0]);
  });
});
