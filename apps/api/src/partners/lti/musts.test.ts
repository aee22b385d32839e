/**
 * What LTI 1.3 and its services say that a tool must do, and the test that shows it. Sections are those of the final
 * documents: LTI core 1.3, security framework 1.0, deep linking 2.0, assignment and grade services 2.0, names and role
 * provisioning services 2.0, dynamic registration 1.0, client side postMessages 0.1, and the tests of the certification
 * guide that a tool must pass. What binds platforms alone is left out. Core, security framework and certification guide
 * were compared with the sentences that other tools quote of them, the rest with the sections that they name; the
 * documents themselves were not at hand. `(should)` and `(may)` are stricter here than there. A row whose test is gone
 * fails.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = {
  launch: 'lti.test.ts',
  token: 'id-token.test.ts',
  scores: 'scores.test.ts',
  roster: 'roster/roster.test.ts',
  registration: 'registration.test.ts',
  course: '../../../../../e2e/partners/launch.test.ts',
} as const;

type Row = readonly [must: string, file: keyof typeof files, test: string];

const security: readonly Row[] = [
  ['3: messages and services go over TLS', 'launch', 'refuses the address %s for each of its three'],
  ['3: messages and services go over TLS', 'scores', 'is told over TLS alone'],
  ['4.1: access tokens by client credentials, scopes named', 'scores', 'goes to the column of the launch with a token'],
  ['4.1: the statement has iss, sub, aud, iat, exp and jti', 'scores', 'goes to the column of the launch with a token'],
  ['4.1: the jti is used once', 'scores', 'is asked for with a statement of its own each time'],
  ['4.1: the token goes in the Authorization header', 'scores', 'goes to the column of the launch with a token'],
  ['5.1.1.1: the login is taken as GET', 'launch', 'leads to its address with all that it must carry'],
  ['5.1.1.1: the login is taken as POST', 'launch', 'is taken as a form of another site too'],
  [
    '5.1.1.1: iss, login_hint and target_link_uri are required',
    'launch',
    "[{ login_hint: '' }, 'LTI_MESSAGE_UNSUPPORTED']",
  ],
  ['5.1.1.2: the request has every required parameter', 'launch', 'leads to its address with all that it must carry'],
  ['5.1.1.2: login_hint goes back unchanged', 'launch', 'leads to its address with all that it must carry'],
  ['5.1.1.3: the state belongs to the browser that began', 'launch', 'opens only in the browser that began it'],
  [
    '5.1.1.3: state and nonce of another launch are refused',
    'launch',
    'with a state of another launch, and without one',
  ],
  ['5.1.1.4: an error reply is understood', 'launch', "error: 'login_required'"],
  ['5.1.3: the signature is checked with the platform’s key', 'launch', 'is refused unsigned, signed otherwise'],
  ['5.1.3: the signature covers every bit', 'token', 'refuses a token with any bit flipped'],
  ['5.1.3: iss is the registered one exactly', 'launch', "['an issuer with a slash more'"],
  ['5.1.3: aud contains the client id', 'launch', "['another audience'"],
  ['5.1.3: a token for an audience that is not trusted is refused', 'launch', "'an audience beside us',"],
  ['5.1.3: azp is the client id (should)', 'launch', "['another azp'"],
  ['5.1.3: alg is the registered one, RS256 (should)', 'token', 'refuses %s'],
  ['5.1.3: exp is in the future', 'launch', "['an end that has passed'"],
  ['5.1.3: exp is present', 'launch', "['no end'"],
  ['5.1.3: iat is near (may)', 'launch', "['an old beginning'"],
  ['5.1.3: the nonce is the one of the request', 'launch', "['another nonce'"],
  ['5.1.3: the nonce is used once (should)', 'launch', 'is refused a second time'],
  ['5.3: no token without signature, none with a shared secret', 'launch', 'new UnsecuredJWT(claims).encode()'],
  ['6: our keys are RSA of 2,048 bits at an address, without private parts', 'launch', 'publishes our public key'],
  ['6.3: keys are those of the registered address', 'launch', 'by another key, and with any part changed'],
  ['6.4: keys of platforms that have changed are fetched again', 'launch', 'again for an unknown key after a pause'],
];

const core: readonly Row[] = [
  ['3.1.3: one client id may have several deployments', 'launch', 'of a deployment is known by its id in full length'],
  ['4.1.1: lti_message_hint goes back unaltered', 'launch', 'lti_message_hint: \'{"cmid":7}\''],
  ['4.1.3: the client id of the login names the registration', 'launch', "[{ client_id: 'khac' }"],
  ['5.3.1: message_type is present and known', 'launch', "['no message'"],
  ['5.3.2: version is 1.3.0', 'launch', "['another version'"],
  ['5.3.3: deployment_id is a registered text', 'launch', "['a deployment that is no text'"],
  ['5.3.3: deployment_id differs by case and has up to 255 characters', 'launch', 'with its letters as they are'],
  [
    '5.3.4: the target of the token counts, not the one of the login',
    'launch',
    'brings the learner of Moodle to the exam',
  ],
  ['5.3.4: target_link_uri is present', 'launch', "['no target'"],
  ['5.3.5: resource_link has an id', 'launch', "['no resource link'"],
  ['5.3.6: a user is known by iss and sub alone', 'launch', 'once, as one account for its user'],
  ['5.3.6: nobody is known by an e-mail address', 'launch', 'counts what it knows of roles and claims'],
  ['5.3.6.1: without sub the launch is anonymous', 'launch', "['no user'"],
  ['5.3.7: roles are present', 'launch', "['no roles'"],
  ['5.3.7: unknown roles are ignored', 'launch', 'counts what it knows of roles and claims'],
  ['5.3.7: without a role nothing is allowed', 'launch', "['empty roles'"],
  ['5.4.7: what is not understood is ignored', 'launch', 'counts what it knows of roles and claims'],
  ['5.4.4: the return address is used as it is', 'launch', "returnUrl: expect.stringContaining('https://moodle"],
  ['5.4.6: custom parameters may stay unfilled', 'launch', 'sends a teacher of Canvas to the page of the exam'],
  ['A.2.3: short names of context roles', 'roster', "roles: ['Learner']"],
];

const deepLinking: readonly Row[] = [
  ['4.4: a request without resource link is taken', 'launch', 'is answered with a signed link to the test'],
  ['4.4.1: deep_link_return_url is present', 'launch', "['without an address'"],
  ['4.4.1: accept_types has the type of the answer', 'launch', "['that takes no links'"],
  ['4.4.1: data goes back unchanged', 'launch', "'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'giữ nguyên'"],
  [
    '4.5: message_type, version and deployment_id of the answer',
    'launch',
    'is answered with a signed link to the test',
  ],
  ['4.5: iss, aud, exp, iat and nonce of the answer', 'launch', "requiredClaims: ['exp', 'iat', 'nonce']"],
  ['4.5: the answer is signed with a published key that kid names', 'launch', 'kid: keys.keys[0]!.kid'],
  ['4.5: the answer is posted by the browser as JWT', 'course', 'a teacher chooses a test for a link of the course'],
  ['4.2: only those may choose who may add links', 'launch', "['by a learner'"],
];

const grades: readonly Row[] = [
  ['3.1: a service is called with its scope alone', 'scores', 'is told to nobody without a gradebook'],
  ['3.1: a column is made with its scope alone', 'scores', 'asks for no column where the launch does not allow it'],
  ['3.2: parameters of the column’s address stay', 'scores', 'The query of Moodle stays at the end.'],
  ['3.2.5: label and scoreMaximum of a new column', 'scores', 'makes the column once'],
  ['3.2.4: a column is found by its link', 'scores', 'Another learner of the link finds the column'],
  ['3.2: media types of columns', 'scores', "'application/vnd.ims.lis.v2.lineitem+json'"],
  ['3.4: the media type of scores', 'scores', "'application/vnd.ims.lis.v1.score+json'"],
  ['3.4.1: scoreGiven has a scoreMaximum', 'scores', 'scoreMaximum: 10'],
  ['3.4.2: the timestamp has fractions and a zone, and grows', 'scores', 'With fractions of a second and a zone.'],
  ['3.4.7: activityProgress and gradingProgress', 'scores', "gradingProgress: 'FullyGraded'"],
  ['3.4.8: userId is the sub of the launch', 'scores', "userId: 'd-1'"],
];

const members: readonly Row[] = [
  ['3.6.1.2: the scope of the service is asked for', 'roster', 'lti-nrps/scope/contextmembership.readonly'],
  ['2.2: the media type is asked for', 'roster', "accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'"],
  ['2.2: a member without status is active', 'roster', "{ user_id: 'r-5', roles: learner }"],
  ['2.2: whoever is inactive is no member', 'roster', "person('r-4', 'Đỗ Chi', { status: 'Inactive' })"],
  ['2.2: user_id is the sub of launches', 'roster', 'knows a learner who has launched already'],
  ['2.2: names may be absent', 'roster', "'LTI r-5'"],
  ['2.4.2: the next page is asked for until there is none', 'roster', 'comes into a class page by page'],
  ['2.4: parameters of the address stay', 'roster', "'/members?from=0&limit=100'"],
  ['3.6.1.1: the version of the service is known', 'roster', "service_versions: ['1.0']"],
];

const registering: readonly Row[] = [
  ['3.5.1: the configuration is on the issuer’s host', 'registration', 'takes no configuration of another issuer'],
  ['3.6: the registration token goes as Bearer', 'registration', "token: 'Bearer ma-dang-ky'"],
  ['3.6: what a tool must say of itself', 'registration', 'registers the platform with what it says, and us'],
  ['3.6: a refusal is told', 'registration', 'says when the platform refuses'],
];

const storage: readonly Row[] = [
  ['messages go to the platform’s origin, and are found again', 'course', "'lti.put_data',"],
  [
    'the origin is the one of the authentication address',
    'launch',
    'keeps its proof in the frame that the platform names',
  ],
];

const certification: readonly Row[] = [
  ['6.1.1: no key id', 'launch', '      unnamed,'],
  ['6.1.1: an unknown key id', 'launch', "header: { kid: 'la' }"],
  ['6.1.1: another version', 'launch', "['another version'"],
  ['6.1.1: no version', 'launch', "['no version'"],
  ['6.1.1: no token at all', 'launch', "      'x.y.z',"],
  ['6.1.1: wrong times', 'launch', "['a beginning in the future'"],
  ['6.1.1: no message type', 'launch', "['no message'"],
  ['6.1.1: no roles', 'launch', "['no roles'"],
  ['6.1.1: no deployment', 'launch', "['no deployment'"],
  ['6.1.1: no resource link', 'launch', "['no resource link'"],
  ['6.1.1: no user', 'launch', "['no user'"],
  ['6.1.3: an unknown role beside a known one', 'launch', 'counts what it knows of roles and claims'],
];

const documents = { security, core, deepLinking, grades, members, registering, storage, certification };
const textOf = (file: keyof typeof files): string => readFileSync(new URL(files[file], import.meta.url), 'utf8');
const rows = Object.entries(documents).flatMap(([document, all]) => all.map((row) => [document, ...row] as const));

it.each(rows)('%s %s', (_document, _must, file, test) => {
  expect(textOf(file)).toContain(test);
});
