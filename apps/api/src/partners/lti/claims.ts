/**
 * What a launch says, read from the claims of a token whose signature, issuer and audience have been checked. LTI 1.3
 * core, sections 5.3 and 5.4; claims that are not used here are ignored, as it asks.
 */
import { schemas } from '@vumon/contract';
import { AppError, withoutInvisible, type ErrorCode } from '@vumon/domain';

export type Claims = Readonly<Record<string, unknown>>;

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#';

const refused = (code: ErrorCode): never => {
  throw new AppError(code);
};

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= most && value.isWellFormed() ? value : null;

const objectOf = (value: unknown): Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : {};

/** Where scores go: one column, or where columns are made. */
export interface GradeColumn {
  readonly lineItem: string | null;
  readonly lineItems: string | null;
}

export interface RosterAddress {
  readonly url: string;
  readonly contextId: string;
  readonly title: string;
}

export interface LtiLaunch {
  readonly role: 'LEARNER' | 'TEACHER';
  readonly subject: string;
  readonly fullName: string;
  readonly deploymentId: string;
  /** Empty for a choice. */
  readonly resourceLinkId: string;
  /** Empty for a choice. The last segment of the address of the test, or the custom parameter `exam`. */
  readonly examSlug: string;
  /** Null unless it is on one of the platform's origins. */
  readonly returnUrl: string | null;
  /** Null for a launch that wants no score, or lets us tell none. */
  readonly grade: GradeColumn | null;
  /** Where the members of the course are told (names and roles); null where they are not, left out by older launches. */
  readonly roster?: RosterAddress | null;
  /** Of a request to choose a test for a link (deep linking); null for a launch that opens one. */
  readonly choice: { readonly returnUrl: string; readonly data: string | null } | null;
}

export interface Where {
  /** The address of our pages without a slash at the end. */
  readonly publicUrl: string;
  readonly partnerSlug: string;
  /** Origins of the platform. */
  readonly origins: readonly string[];
}

/** Short names that older platforms send without the vocabulary, from the section on simple names of context roles. */
const simple: Readonly<Record<string, string>> = {
  Learner: `${membership}#Learner`,
  Instructor: `${membership}#Instructor`,
  Administrator: `${membership}#Administrator`,
  ContentDeveloper: `${membership}#ContentDeveloper`,
  Mentor: `${membership}#Mentor`,
};

const teaching = [
  `${membership}#Instructor`,
  `${membership}#ContentDeveloper`,
  `${membership}#Administrator`,
  `${membership}/Instructor#TeachingAssistant`,
  `${institution}Administrator`,
];

/** Whoever teaches in the course is a teacher, also one who learns in it too. Sub-roles count as their main role. */
export function roleOf(given: unknown): LtiLaunch['role'] | null {
  if (!Array.isArray(given)) return null;
  const roles = given.filter((one) => typeof one === 'string').map((one) => simple[one] ?? one);
  if (roles.some((one) => teaching.includes(one) || one.startsWith(`${membership}/Instructor#`))) return 'TEACHER';
  return roles.some((one) => one === `${membership}#Learner` || one.startsWith(`${membership}/Learner#`))
    ? 'LEARNER'
    : null;
}

/** Platforms may keep names to themselves; then the id stands for the name. Canvas tells an address where it has no name. */
export function nameOf(claims: Claims, subject: string): string {
  const parts = [claims['family_name'], claims['given_name']].filter((one) => typeof one === 'string');
  for (const one of [claims['name'], parts.join(' ')]) {
    const name = schemas.fullName.safeParse(typeof one === 'string' ? withoutInvisible(one) : '');
    if (name.success && !name.data.includes('@')) return name.data;
  }
  return `LTI ${subject.replace(/[^\w.-]/g, '').slice(-20)}`;
}

/** Errors: LTI_EXAM_UNKNOWN for an address that is no test of the partner. */
function examOf(claims: Claims, { publicUrl, partnerSlug }: Where): string {
  const target = textOf(claims[`${lti}target_link_uri`], 2_000) ?? refused('LTI_MESSAGE_UNSUPPORTED');
  const custom = textOf(objectOf(claims[`${lti}custom`])['exam'], 80);
  if (custom !== null && /^[a-z0-9-]+$/.test(custom)) return custom;
  const [, slug] = /^\/([a-z0-9-]{1,80})\/?$/.exec(target.replace(`${publicUrl}/${partnerSlug}`, '')) ?? [];
  return slug !== undefined && target.startsWith(`${publicUrl}/${partnerSlug}/`) ? slug : refused('LTI_EXAM_UNKNOWN');
}

function ownAddress(value: unknown, origins: readonly string[]): string | null {
  const address = textOf(value, 2_000);
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return origins.includes(url.origin) && url.username === '' && url.password === '' ? url.href : null;
}

const ags = 'https://purl.imsglobal.org/spec/lti-ags/';

function gradeOf(claims: Claims): GradeColumn | null {
  const endpoint = objectOf(claims[`${ags}claim/endpoint`]);
  const scopes: unknown[] = Array.isArray(endpoint['scope']) ? endpoint['scope'] : [];
  if (!scopes.includes(`${ags}scope/score`)) return null;
  const address = (value: unknown) => {
    const text = textOf(value, 2_000);
    return text !== null && URL.canParse(text) ? text : null;
  };
  const lineItem = address(endpoint['lineitem']);
  const lineItems = scopes.includes(`${ags}scope/lineitem`) ? address(endpoint['lineitems']) : null;
  return lineItem === null && lineItems === null ? null : { lineItem, lineItems };
}

const nrps = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';

/** A course without an id could not be known again. */
function rosterOf(claims: Claims): RosterAddress | null {
  const service = objectOf(claims[nrps]);
  const versions = service['service_versions'];
  const url = textOf(service['context_memberships_url'], 2_000);
  const context = objectOf(claims[`${lti}context`]);
  const contextId = textOf(context['id'], 255);
  if (url === null || !URL.canParse(url) || contextId === null) return null;
  if (Array.isArray(versions) && !versions.includes('2.0')) return null;
  const title = textOf(context['title'], 200) ?? textOf(context['label'], 200) ?? contextId;
  return { url, contextId, title: withoutInvisible(title) };
}

/** The deployment that a token names. Errors: LTI_DEPLOYMENT_UNKNOWN without one. */
export const deploymentOf = (claims: Claims): string =>
  textOf(claims[`${lti}deployment_id`], 255) ?? refused('LTI_DEPLOYMENT_UNKNOWN');

/** Only links that open one of our tests are offered. Errors: LTI_MESSAGE_UNSUPPORTED, LAUNCH_RETURN_REFUSED. */
function choiceOf(claims: Claims, origins: readonly string[]): NonNullable<LtiLaunch['choice']> {
  const settings = objectOf(claims['https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings']);
  const types = settings['accept_types'];
  if (!Array.isArray(types) || !types.includes('ltiResourceLink')) return refused('LTI_MESSAGE_UNSUPPORTED');
  const returnUrl = ownAddress(settings['deep_link_return_url'], origins) ?? refused('LAUNCH_RETURN_REFUSED');
  // Given back as it came.
  const { data } = settings;
  if (data !== undefined && (typeof data !== 'string' || data.length > 20_000))
    return refused('LTI_MESSAGE_UNSUPPORTED');
  return { returnUrl, data: (data as string | undefined) ?? null };
}

/** Errors: LTI_MESSAGE_UNSUPPORTED, LAUNCH_LEARNER_INVALID, LTI_ROLE_UNSUPPORTED, LTI_EXAM_UNKNOWN, LAUNCH_RETURN_REFUSED. */
export function readLaunch(claims: Claims, where: Where): LtiLaunch {
  const type = claims[`${lti}message_type`];
  const chooses = type === 'LtiDeepLinkingRequest';
  if ((type !== 'LtiResourceLinkRequest' && !chooses) || claims[`${lti}version`] !== '1.3.0')
    return refused('LTI_MESSAGE_UNSUPPORTED');
  const resourceLinkId = chooses
    ? ''
    : (textOf(objectOf(claims[`${lti}resource_link`])['id'], 255) ?? refused('LTI_MESSAGE_UNSUPPORTED'));
  // Without it the launch is one of nobody, which no attempt can be bound to.
  const subject = textOf(claims['sub'], 255) ?? refused('LAUNCH_LEARNER_INVALID');
  if (/[^\x21-\x7e]/.test(subject)) return refused('LAUNCH_LEARNER_INVALID');
  const role = roleOf(claims[`${lti}roles`]);
  if (role === null || (chooses && role !== 'TEACHER')) return refused('LTI_ROLE_UNSUPPORTED');
  return {
    role,
    subject,
    fullName: nameOf(claims, subject),
    deploymentId: deploymentOf(claims),
    resourceLinkId,
    examSlug: chooses ? '' : examOf(claims, where),
    returnUrl: ownAddress(objectOf(claims[`${lti}launch_presentation`])['return_url'], where.origins),
    grade: chooses ? null : gradeOf(claims),
    roster: role === 'TEACHER' && !chooses ? rosterOf(claims) : null,
    choice: chooses ? choiceOf(claims, where.origins) : null,
  };
}
