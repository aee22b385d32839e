/**
 * The files of the samples' media ids. They are part of the web app, so the gallery works without the server's media
 * store.
 */
import type { MediaPort } from '@vumon/question-types/players';

const files = import.meta.glob<string>('./samples/*.{png,jpg,mp3,webm,mp4,vtt}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const byId = new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.\w+$/g, ''), url]));

export const sampleMedia: MediaPort = {
  url: (id) => byId.get(id) ?? `/media/${id}`,
  startPlay: () => Promise.resolve(null),
  playsLeft: () => null,
};
