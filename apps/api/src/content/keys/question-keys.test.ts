/** Who gets the key of one question of the bank, and of a draft. */
import type { Actor, Role } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { keyOfOwnDraft, keyOfQuestion, maySeeKeyOf, TeacherKeys } from './keys.service.ts';

const now = Date.UTC(2026, 10, 27);
const userId = 'somebody';
const actorOf = (role: Role, features: Actor['features'] = [], packageEndsAt: number | null = null): Actor => ({
  userId,
  sessionId: '',
  role,
  packageCode: null,
  features,
  packageEndsAt,
});
const withPackage = actorOf('TEACHER', ['export-system-tests']);
const trial = actorOf('TEACHER', ['use-content']);
const expired = actorOf('TEACHER', ['export-system-tests'], now);
const own = { scope: 'USER', ownerId: userId } as const;
const foreign = { scope: 'USER', ownerId: 'another' } as const;
const ofSystem = { scope: 'SYSTEM', ownerId: null } as const;
/** An editor of the system's content is no owner of it. */
const writtenForSystem = { scope: 'SYSTEM', ownerId: userId } as const;

describe('the key of a question', () => {
  it.each([
    ['teacher with the package', withPackage, [true, true, true, true]],
    ['teacher with a trial', trial, [true, false, false, false]],
    ['teacher whose package has ended', expired, [true, false, false, false]],
    ['operator', actorOf('OPERATOR'), [true, false, true, true]],
    ['student', actorOf('STUDENT'), [false, false, false, false]],
  ] as const)('%s: own, of another teacher, of the system, written for the system', (_, actor, expected) => {
    const questions = [own, foreign, ofSystem, writtenForSystem];
    expect(questions.map((question) => maySeeKeyOf({ actor, now }, question))).toEqual(expected);
    const key = { right: 'a' };
    expect(questions.map((question) => keyOfQuestion({ actor, now }, question, key))).toEqual(
      expected.map((shown) => (shown ? key : null)),
    );
  });
});

it('the key of a draft is for its author only', () => {
  const answerKey = { right: 'a' };
  expect(keyOfOwnDraft({ actor: trial }, { ownerId: userId, answerKey })).toEqual(answerKey);
  expect(keyOfOwnDraft({ actor: withPackage }, { ownerId: 'another', answerKey })).toBeNull();
});

it('the least access of a teacher to the keys of a test is that to its most restricted question', () => {
  expect(
    new TeacherKeys(
      new Map([
        ['a', 'shown'],
        ['b', 'totals'],
      ]),
    ).least,
  ).toBe('totals');
  expect(
    new TeacherKeys(
      new Map([
        ['a', 'nothing'],
        ['b', 'totals'],
      ]),
    ).least,
  ).toBe('nothing');
  expect(new TeacherKeys(new Map([['a', 'shown']])).least).toBe('shown');
});
