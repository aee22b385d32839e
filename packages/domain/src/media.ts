/** Kinds of uploaded files and their caps. */
export const mediaKinds = ['image', 'audio', 'video', 'subtitles'] as const;
export type MediaKind = (typeof mediaKinds)[number];

const mebibyte = 1024 * 1024;
/** Most bytes of one upload; the web app refuses larger files before sending them. */
export const mediaLimits: Readonly<Record<MediaKind, number>> = {
  image: 5 * mebibyte,
  audio: 20 * mebibyte,
  video: 100 * mebibyte,
  subtitles: mebibyte,
};
/** Most bytes of a picture of oneself, and its longest side in pixels as it is kept. */
export const avatarLimits = { bytes: 2 * mebibyte, side: 512 } as const;
