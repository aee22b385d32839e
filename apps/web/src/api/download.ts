/** Downloads a file that the API creates, in the language of the page. */
import { ApiError, envelopeOf } from '@vumon/contract/client';
import { recover } from './recovery.ts';
import { localeOfPath } from '../i18n/locale.ts';

/**
 * `path` is below /api; the request is a POST if there is a `body`. The server's file name takes precedence over
 * `name`. Throws ApiError with the server's reason.
 */
export async function downloadFile(path: string, name: string, confirmation?: string, body?: object): Promise<void> {
  const response = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'Accept-Language': localeOfPath(location.pathname),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(confirmation !== undefined && { Confirmation: confirmation }),
    },
  }).catch(() => null);
  if (!response) throw new ApiError(0, { code: 'NETWORK' });
  if (!response.ok) {
    const reply = await envelopeOf(response);
    if (!reply) throw new ApiError(0, { code: 'NETWORK' });
    const more = confirmation === undefined ? await recover(String(reply['code'])) : null;
    if (more?.confirmation !== undefined) return downloadFile(path, name, more.confirmation, body);
    throw new ApiError(response.status, reply);
  }
  const given = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = given ? decodeURIComponent(given) : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
