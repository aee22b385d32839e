/** Downloads a file that the API makes, in the language of the page. */
import { ApiError } from '@vumon/contract/client';
import { localeOfPath } from '../i18n/locale.ts';

/** `path` under /api. The server's file name wins over `name`. Throws ApiError with the server's reason. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const response = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    headers: { 'Accept-Language': localeOfPath(location.pathname) },
  }).catch(() => null);
  if (!response) throw new ApiError(0, { code: 'NETWORK' });
  if (!response.ok)
    throw new ApiError(
      response.status,
      ((await response.json().catch(() => null)) as Record<string, unknown> | null) ?? { code: 'NETWORK' },
    );
  const given = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = given ? decodeURIComponent(given) : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
