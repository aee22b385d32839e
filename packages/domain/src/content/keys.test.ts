import { describe, expect, it } from 'vitest';
import { reviewStates, type ReviewState } from '../exam/attempts.ts';
import {
  belongingOf,
  belongings,
  keyAccesses,
  knowsKey,
  leastAccess,
  releaseState,
  teacherAccess,
  type Belonging,
  type ReleaseMoment,
} from './keys.ts';
import type { Role } from '../platform/roles.ts';

describe('who may see a key', () => {
  const cells: [Role, Belonging, withPackage: boolean, without: boolean][] = [
    ['ADMIN', 'own', true, true],
    ['ADMIN', 'system', true, true],
    ['ADMIN', 'foreign', false, false],
    ['OPERATOR', 'own', true, true],
    ['OPERATOR', 'system', true, true],
    ['OPERATOR', 'foreign', false, false],
    ['TEACHER', 'own', true, true],
    ['TEACHER', 'system', true, false],
    ['TEACHER', 'foreign', true, false],
    ['STUDENT', 'own', false, false],
    ['STUDENT', 'system', false, false],
    ['STUDENT', 'foreign', false, false],
  ];
  it.each(cells)('%s of %s content', (role, belonging, withPackage, without) => {
    expect([knowsKey(role, belonging, true), knowsKey(role, belonging, false)]).toEqual([withPackage, without]);
  });

  it('states the owner of the content', () => {
    expect([belongingOf(null, 'a'), belongingOf('a', 'a'), belongingOf('b', 'a')]).toEqual([
      'system',
      'own',
      'foreign',
    ]);
    expect(belongings).toHaveLength(3);
  });
});

describe('what a teacher sees of an assigned test', () => {
  it.each([
    [true, false, 'shown'],
    [true, true, 'shown'],
    [false, false, 'nothing'],
    [false, true, 'totals'],
  ] as const)('knows the key: %s, closed: %s', (knows, closed, access) => {
    expect(teacherAccess(knows, closed)).toBe(access);
  });

  it('is for the whole test what its most restricted question allows', () => {
    expect(leastAccess([])).toBe('shown');
    expect(leastAccess(['shown', 'totals', 'shown'])).toBe('totals');
    expect(leastAccess(keyAccesses)).toBe('nothing');
  });
});

describe('what a learner sees', () => {
  const over: ReleaseMoment = {
    mode: 'TEST',
    windowEnded: true,
    somebodyWorking: false,
    attemptsLeft: false,
    keysWithheld: false,
    teacherKnows: true,
  };
  const moments = [true, false].flatMap((windowEnded) =>
    [true, false].flatMap((somebodyWorking) =>
      (['TEST', 'PRACTICE'] as const).map((mode) => ({ ...over, windowEnded, somebodyWorking, mode })),
    ),
  );

  it('never includes a key that the teacher may not see', () => {
    for (const moment of moments)
      for (const state of reviewStates)
        expect(releaseState({ open: state, after: state }, { ...moment, teacherKnows: false })).not.toBe('FREE');
  });

  it('is the score alone, once it is closed, of a test whose key the teacher may not see', () => {
    const policy = { open: 'FREE' as ReviewState, after: 'FREE' as ReviewState };
    for (const moment of moments)
      expect(releaseState(policy, { ...moment, teacherKnows: false })).toBe(
        moment.windowEnded && !moment.somebodyWorking ? 'ON' : 'OFF',
      );
  });

  it('follows the policy where the teacher may see the keys', () => {
    expect(releaseState({ open: 'OFF', after: 'FREE' }, over)).toBe('FREE');
    expect(releaseState({ open: 'OFF', after: 'ON' }, over)).toBe('ON');
    expect(releaseState({ open: 'OFF', after: 'FREE' }, { ...over, keysWithheld: true })).toBe('ON');
  });
});
