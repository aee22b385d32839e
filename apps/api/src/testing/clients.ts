/** A partner's client for tests, with a token. */
import type { TestApp } from './app.ts';

export interface TestClient {
  readonly partnerId: string;
  readonly clientAppId: string;
  readonly secret: string;
  /** The headers of a request from this client. */
  readonly headers: Record<'client-app-id' | 'client-app-authorization', string>;
}

let made = 0;

export async function addClient(
  t: TestApp,
  facts: { name?: string; allowedOrigins?: string[] } = {},
): Promise<TestClient> {
  const admin = await t.createUser({ role: 'ADMIN' });
  const { partner, secret } = await t.as(admin).call('POST /itf/partners', {
    body: { slug: `doi-tac-${++made}`, name: `Đối tác ${made}`, allowedOrigins: [], ...facts },
  });
  const { accessToken } = await t
    .as(null)
    .call('POST /auth/client-app-token', { body: { clientAppId: partner.clientAppId, secret } });
  return {
    partnerId: partner.id,
    clientAppId: partner.clientAppId,
    secret,
    headers: { 'client-app-id': partner.clientAppId, 'client-app-authorization': `Bearer ${accessToken}` },
  };
}
