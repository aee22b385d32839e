/** A course of a small learning platform: a page with a frame for the tool, and the storage that it offers the frame. */
import type { ServerResponse } from 'node:http';
import { startPlatform, type TestPlatform } from '../../apps/api/src/testing/lti/platform.ts';

export interface Course {
  readonly platform: TestPlatform;
  readonly registration: object;
  /** The address of the page whose frame opens the target, or asks a teacher to choose one. */
  page(login: string, target: string, as?: Visit): string;
  /** What was posted to the course by those who chose. */
  readonly chosen: string[];
}
type Visit = 'learner' | 'teacher' | 'choice';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const roles = { [`${lti}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] };
const members = ['Trần Minh Anh', 'Lê Quốc Bảo', 'Phạm Thùy Chi'].map((name, index) => ({
  user_id: `${42 + index}`,
  status: 'Active',
  name,
  roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
}));

/** Keeps what the frame asks it to keep. */
const storage = `
  window.asked = [];
  const kept = {};
  addEventListener('message', ({ data, source, origin }) => {
    if (!data || !String(data.subject).startsWith('lti.')) return;
    asked.push(data.subject);
    if (data.subject === 'lti.put_data') kept[data.key] = data.value;
    const { key, message_id } = data;
    source.postMessage({ subject: data.subject + '.response', message_id, key, value: kept[key] }, origin);
  });`;

const html = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${body}`);
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export async function startCourse(): Promise<Course> {
  const platform = await startPlatform();
  const { origin, issuer, clientId } = platform;
  let target = '';
  let visit: Visit = 'learner';
  const chosen: string[] = [];
  const claimsOf = (): object =>
    visit === 'learner'
      ? {}
      : visit === 'teacher'
        ? {
            ...roles,
            'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
              context_memberships_url: `${origin}/members`,
              service_versions: ['2.0'],
            },
          }
        : {
            ...roles,
            [`${lti}/message_type`]: 'LtiDeepLinkingRequest',
            [`${lti}/resource_link`]: undefined,
            'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
              deep_link_return_url: `${origin}/added`,
              accept_types: ['ltiResourceLink'],
              accept_presentation_document_targets: ['window'],
            },
          };
  platform.listener = (request, body, response) => {
    const { pathname, searchParams } = new URL(request.url!, origin);
    if (pathname === '/course') {
      const { login, as, ...rest } = Object.fromEntries(searchParams);
      visit = as as Visit;
      target = rest['target_link_uri']!;
      const src = attribute(`${login}?${new URLSearchParams(rest).toString()}`);
      html(
        response,
        `<title>Khóa học</title><script>${storage}</script>
        <iframe name="tool" title="Bài" width="900" height="600" src="${src}"></iframe>`,
      );
    } else if (pathname === '/auth') {
      const nonce = searchParams.get('nonce')!;
      const claims = { ...claimsOf(), [`${lti}/target_link_uri`]: target };
      void platform.sign(nonce, Date.now(), claims).then((token) =>
        html(
          response,
          `<form method="post" action="${attribute(searchParams.get('redirect_uri')!)}">
          <input name="state" value="${attribute(searchParams.get('state')!)}"><input name="id_token" value="${token}">
          </form><script>document.forms[0].submit()</script>`,
        ),
      );
    } else if (pathname === '/added') {
      chosen.push(new URLSearchParams(body).get('JWT')!);
      html(response, '<h1>Bài đã có trong khóa học</h1>');
    } else if (pathname === '/token' || pathname === '/members') {
      const reply = pathname === '/token' ? { access_token: 'x', expires_in: 3_600 } : { id: pathname, members };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    } else response.writeHead(404).end();
  };
  return {
    platform,
    chosen,
    registration: {
      issuer,
      clientId,
      authUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      jwksUrl: `${origin}/keys`,
      deploymentIds: ['3'],
    },
    page(login, to, as = 'learner') {
      const asked = { iss: issuer, client_id: clientId, login_hint: '42', target_link_uri: to, as };
      return `${origin}/course?${new URLSearchParams({ login, ...asked, lti_storage_target: '_parent' }).toString()}`;
    },
  };
}
