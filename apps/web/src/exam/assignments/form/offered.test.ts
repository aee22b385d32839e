import { featuresOf, pages } from '@vumon/domain';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import { expect, test } from 'vitest';
import { gateOf, type Profile } from '../../../session/profile.ts';
import { advice, offered } from './offered.ts';

const known = { picked: null, own: 3, search: '', gradeId: undefined, subject: null } as const;

test.each([
  ['own tests, where there are any', {}, 'mine', false],
  ['own tests, until they are counted', { own: undefined }, 'mine', false],
  ['tests of the system without an own one', { own: 0 }, 'system', false],
  ['what was chosen, also where there is none', { own: 0, picked: 'mine' }, 'mine', false],
  ['of the grade of the class', { gradeId: 'G8' }, 'mine', true],
  ["of the teacher's subject", { subject: 'MATH', own: 0 }, 'system', true],
  ['all that a search finds', { gradeId: 'G8', subject: 'MATH', search: 'giữa kỳ' }, 'mine', false],
] as const)('offers %s', (_, part, scope, narrow) => expect(offered({ ...known, ...part })).toEqual({ scope, narrow }));

// A package that cannot make tests is not advised to.
test.each([
  ['TRIAL', 'systemKnownOnly', null],
  ['BASIC', 'systemKnownOnly', null],
  ['STANDARD', 'systemKnown', 'practised.make'],
  ['ADVANCE', 'systemKnown', 'practised.make'],
  ['INTERNATIONAL', 'systemKnown', 'practised.make'],
] as const)('advises %s', (code, system, practised) => {
  const features = featuresOf(shippedCatalogue, code);
  const profile = { role: 'TEACHER', roleChosen: true, membership: { code, features, endDate: null } } as unknown;
  const makes = gateOf(pages['/unit-test/create'], profile as Profile, 0) === 'open';
  expect(advice(makes)).toEqual({ system, practised });
});
