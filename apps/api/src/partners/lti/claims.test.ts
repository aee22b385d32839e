/** What is read of a launch, claim by claim, where a platform says something odd. */
import { expect, it } from 'vitest';
import { moodleLearner } from '../../testing/lti/messages.ts';
import { readLaunch, type Claims } from './claims.ts';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const ags = 'https://purl.imsglobal.org/spec/lti-ags/';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const instructor = { [`${lti}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] };
const origin = 'https://moodle.truong.example';
const where = { publicUrl: 'https://vumon.example', partnerSlug: 'song-hong', origins: [origin] };

const read = (claims: Claims = {}) =>
  readLaunch(
    { ...moodleLearner, [`${lti}target_link_uri`]: 'https://vumon.example/song-hong/giua-ky-1', ...claims },
    where,
  );
const codeOf = (claims: Claims) => {
  try {
    read(claims);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it.each([
  [`${origin}/course?id=2#x`, `${origin}/course?id=2#x`],
  ['https://la.example/', null],
  [`https://ai@moodle.truong.example/`, null],
  [`https://:mk@moodle.truong.example/`, null],
  ['không phải địa chỉ', null],
  ['', null],
  [7, null],
])('goes back to %s as %s', (address, expected) => {
  expect(read({ [`${lti}launch_presentation`]: { return_url: address } }).returnUrl).toBe(expected);
});

it.each([
  ['an empty link', { [`${lti}resource_link`]: { id: '' } }, 'LTI_MESSAGE_UNSUPPORTED'],
  ['a target without an origin', { [`${lti}target_link_uri`]: '/giua-ky-1' }, 'LTI_EXAM_UNKNOWN'],
  ['a user with diacritics', { sub: 'học-sinh' }, 'LAUNCH_LEARNER_INVALID'],
  ['a user with a blank', { sub: 'a b' }, 'LAUNCH_LEARNER_INVALID'],
  ['a user that is too long', { sub: 'a'.repeat(256) }, 'LAUNCH_LEARNER_INVALID'],
  ['roles that are no list', { [`${lti}roles`]: 'Learner' }, 'LTI_ROLE_UNSUPPORTED'],
])('refuses %s', (_what, claims, code) => {
  expect(codeOf(claims)).toBe(code);
});

it('takes a column where it may tell a score, and makes one only where it may', () => {
  const both = { lineitem: `${origin}/items/1`, lineitems: `${origin}/items` };
  const grade = (endpoint: unknown) => read({ [`${ags}claim/endpoint`]: endpoint }).grade;
  const [score, items] = [`${ags}scope/score`, `${ags}scope/lineitem`];
  expect(grade({ ...both, scope: [score, items] })).toEqual({ lineItem: both.lineitem, lineItems: both.lineitems });
  expect(grade({ ...both, scope: [score] })).toEqual({ lineItem: both.lineitem, lineItems: null });
  for (const endpoint of [
    { ...both, scope: [items] },
    { ...both, scope: score },
    { lineitems: both.lineitems, scope: [score] },
    { lineitem: 'không phải địa chỉ', scope: [score, items] },
    { lineitem: '', scope: [score] },
    'x',
  ])
    expect([endpoint, grade(endpoint)]).toEqual([endpoint, null]);
});

it('knows where the members are told to a teacher of a course that has an id', () => {
  const service = { context_memberships_url: `${origin}/members`, service_versions: ['1.0', '2.0'] };
  const course = { [`${lti}context`]: { id: '2', label: 'TA9' } };
  const roster = (claims: Claims) => read({ ...course, [nrps]: service, ...instructor, ...claims }).roster;
  expect(roster({})).toEqual({ url: `${origin}/members`, contextId: '2', title: 'TA9' });
  for (const claims of [
    { [`${lti}context`]: { title: 'Không mã' } },
    { [nrps]: { ...service, context_memberships_url: undefined } },
    { [nrps]: { ...service, context_memberships_url: 'không phải địa chỉ' } },
    { [nrps]: { ...service, service_versions: ['1.0'] } },
    { [`${lti}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'] },
    {
      [`${lti}message_type`]: 'LtiDeepLinkingRequest',
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
        deep_link_return_url: `${origin}/back`,
        accept_types: ['ltiResourceLink'],
      },
    },
  ])
    expect([claims, roster(claims)]).toEqual([claims, null]);
});
