/**
 * The terms in which every question type is defined. Content is what a learner may see; the key is what only scoring
 * and review may see. They are stored in separate columns and are never part of one object.
 */
import { drawingPrefix } from '@vumon/figures/picture';
import { drawingSchema, figureSchema } from '@vumon/figures/schema';
import { z } from 'zod';

/** Text in the product's inline markup: %b%…%b%, %i%…%i%, %u%…%u%, $LaTeX$, [[gapId]]; line breaks are \n. Never HTML. */
export const richText = z.string().max(20_000);

/** An opaque id inside a question: item, option, gap. Carries no meaning, so it can reveal none. */
export const localId = z.string().regex(/^[a-z0-9]{1,16}$/);

/** Id of an uploaded file in the media module. */
export const mediaId = z.string().regex(/^[a-z0-9-]{8,40}$/);

/**
 * A picture, or a figure that the product draws. A figure has no file: its `drawing` stands here, named after what it
 * shows, and the data that it was drawn from are in the key (`figures`), since they may name what is asked.
 */
export const imageRef = z
  .strictObject({
    media: mediaId,
    alt: z.string().max(300),
    caption: z.string().max(300).optional(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    drawing: drawingSchema.optional(),
    /** A figure's description in each language, unless its author wrote another in `alt`. */
    alts: z.strictObject({ vi: z.string().max(300), en: z.string().max(300) }).optional(),
  })
  .refine(
    ({ media, drawing, alts }) =>
      media.startsWith(drawingPrefix) === (drawing !== undefined) && (drawing !== undefined || alts === undefined),
    'FIGURE',
  );
export type ImageRef = z.infer<typeof imageRef>;

/** A picture with a file: zones can be drawn on it. */
export const fileImageRef = imageRef.refine(({ drawing }) => drawing === undefined, 'FIGURE');

/** The data of a question's figures by the names of their drawings; `full` lets their descriptions say everything. */
export const figureData = z
  .record(mediaId, z.strictObject({ figure: figureSchema, full: z.boolean() }))
  .refine((record) => Object.keys(record).length <= 40, 'FIGURES');

/** `playLimit` 0 means unlimited. */
export const audioRef = z.strictObject({
  media: mediaId,
  playLimit: z.int().min(0).max(9),
  seconds: z.number().positive().optional(),
});
export type AudioRef = z.infer<typeof audioRef>;

/** `subtitles` are here only when learners may read them during the test; otherwise they belong to the key. */
export const videoRef = z.strictObject({
  media: mediaId,
  subtitles: mediaId.optional(),
  playLimit: z.int().min(0).max(9),
});
export type VideoRef = z.infer<typeof videoRef>;

export const passage = z.strictObject({ title: z.string().max(255), text: richText, numbered: z.boolean() });
export type Passage = z.infer<typeof passage>;

/** What every type's content has besides its own fields. */
export const commonContent = {
  instructions: richText,
  instructionAudio: audioRef.optional(),
  instructionImage: imageRef.optional(),
  /** A worked example: shown, never answered, never scored. */
  example: richText.optional(),
  passage: passage.optional(),
  images: z.array(imageRef).max(10),
  audio: audioRef.optional(),
  video: videoRef.optional(),
};

/** What every type's key has besides its own fields. */
export const commonKey = {
  explanation: richText,
  /** Shown with the explanation. */
  explanationImages: z.array(imageRef).max(10).optional(),
  figures: figureData.optional(),
  itemExplanations: z.record(localId, richText).optional(),
  transcript: richText.optional(),
  videoScript: richText.optional(),
  subtitles: mediaId.optional(),
};

export type ScoringLocale = 'vi' | 'en';

/** Exact share of an item's points, 0 ≤ earned/of ≤ 1, both integers, of ≥ 1. */
export interface Share {
  readonly earned: number;
  readonly of: number;
}

/** The result of one numbered item. */
export interface ItemResult {
  readonly item: string;
  readonly state: 'right' | 'partial' | 'wrong' | 'blank' | 'needs-teacher' | 'unscored';
  readonly share: Share;
}

/** The result of scoring. Any JSON value is a valid input and none throws; a malformed response scores as blank with the status `malformed`. */
export interface ScoreResult {
  readonly status: 'blank' | 'malformed' | 'scored' | 'needs-teacher';
  readonly items: readonly ItemResult[];
}

/** Something that blocks publishing; `path` points into the editor's fields, e.g. `items.0.options.2`. */
export interface Problem {
  readonly code: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A question as it is stored for one type: the three parts and the version of their schema. */
export interface StoredQuestion {
  readonly type: string;
  readonly schemaVersion: number;
  readonly content: unknown;
  readonly key: unknown;
}
