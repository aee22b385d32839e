/** A course of a small learning platform: a page with a frame for the tool, and the storage that it offers the frame. */
import type { ServerResponse } from 'node:http';
import { startPlatform, type TestPlatform } from '../../apps/api/src/testing/platform.ts';

export interface Course {
  readonly platform: TestPlatform;
  readonly registration: object;
  /** The address of the page whose frame opens the target. */
  page(login: string, target: string): string;
}

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
  platform.listener = (request, _body, response) => {
    const { pathname, searchParams } = new URL(request.url!, origin);
    if (pathname === '/course') {
      const { login, ...rest } = Object.fromEntries(searchParams);
      target = rest['target_link_uri']!;
      const src = attribute(`${login}?${new URLSearchParams(rest).toString()}`);
      html(
        response,
        `<title>Khóa học</title><script>${storage}</script>
        <iframe name="tool" title="Bài" width="900" height="600" src="${src}"></iframe>`,
      );
    } else if (pathname === '/auth') {
      const nonce = searchParams.get('nonce')!;
      const claims = { 'https://purl.imsglobal.org/spec/lti/claim/target_link_uri': target };
      void platform.sign(nonce, Date.now(), claims).then((token) =>
        html(
          response,
          `<form method="post" action="${attribute(searchParams.get('redirect_uri')!)}">
          <input name="state" value="${attribute(searchParams.get('state')!)}"><input name="id_token" value="${token}">
          </form><script>document.forms[0].submit()</script>`,
        ),
      );
    } else response.writeHead(404).end();
  };
  return {
    platform,
    registration: {
      issuer,
      clientId,
      authUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      jwksUrl: `${origin}/keys`,
      deploymentIds: ['3'],
    },
    page(login, to) {
      const asked = { iss: issuer, client_id: clientId, login_hint: '42', target_link_uri: to };
      return `${origin}/course?${new URLSearchParams({ login, ...asked, lti_storage_target: '_parent' }).toString()}`;
    },
  };
}
