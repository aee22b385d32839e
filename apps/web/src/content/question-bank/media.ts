/** Media for editors and previews: without a play limit, uploaded with the author's session. */
import { ApiError } from '@vumon/contract/client';
import { mebibyte, mediaSettings, type MediaKind } from '@vumon/domain';
import type { MediaPort } from '@vumon/question-types/players';
import { api } from '../../api/client.ts';
import { shrunk } from '../../api/on-demand/shrink.ts';

export const previewMedia: MediaPort = {
  url: (id) => `/media/${id}`,
  startPlay: () => Promise.resolve(null),
  playsLeft: () => null,
  preview: true,
};

/** Asks whether a running test closes a recording, which a browser would report as a failure without a reason. */
export async function mayPlay(id: string, onClosed: () => void): Promise<'refused' | null> {
  const { status } = await fetch(previewMedia.url(id), { method: 'HEAD' });
  if (status !== 404) return null;
  onClosed();
  return 'refused';
}

/** The same for somebody to whom a running test may close recordings. */
export const guardedMedia = (onClosed: () => void): MediaPort => ({
  ...previewMedia,
  startPlay: (id) => mayPlay(id, onClosed),
});

/** Rejects with an error whose message says what is wrong, in the page's language. */
export async function uploadMedia(
  chosen: File,
  kind: MediaKind,
): Promise<{ media: string; width?: number; height?: number; seconds?: number }> {
  // Too large files are refused before the upload.
  const { value } = await api('GET /itf/app-settings/limits');
  const most = value.uploadBytes[mediaSettings[kind]];
  const file = kind === 'image' ? await shrunk(chosen, most) : chosen;
  if (file.size > most) throw new ApiError(413, { code: 'MEDIA_TOO_LARGE', params: { a: most / mebibyte } });
  // What a browser recorded is turned into MP3 by the server.
  const recorded = kind === 'audio' && /^(?:audio|video)\/(?:webm|ogg|mp4)$/.test(file.type);
  const { id, width, height, seconds } = recorded
    ? await api('POST /itf/media/recordings', undefined, { file })
    : await api('POST /itf/media', { body: { kind } }, { file });
  return {
    media: id,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(seconds !== undefined && { seconds }),
  };
}
