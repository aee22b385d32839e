import type { UploadSetting } from './settings.ts';

/** Kinds of uploaded files. */
export const mediaKinds = ['image', 'audio', 'video', 'subtitles'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The setting that limits an upload of each kind. */
export const mediaSettings = {
  image: 'question-image-mebibytes',
  audio: 'audio-mebibytes',
  video: 'video-mebibytes',
  subtitles: 'subtitles-mebibytes',
} as const satisfies Record<MediaKind, UploadSetting>;

/** The longest side of a stored profile picture, in pixels. */
export const avatarSide = 512;
