/**
 * Questions answered on a picture: shapes drawn, regions coloured, words written. The tasks are in the content, the
 * places only in the key.
 */
import { byCode } from '../../schema/by-code.ts';
import { z } from 'zod';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import { commonContent, commonKey, fileImageRef, localId, richText } from '../../schema/core.ts';
import type { Definition } from '../../schema/facets.ts';
import { zone } from '../../zones/schema.ts';
import { answeredItems } from './answered.ts';
import { drawingCodes, type DrawingCode } from './codes.ts';
import { keepsRule, paletteNames, palettes, shapeIds, type PaletteName } from './palette.ts';

export type { DrawingCode };

export const drawingIds: Readonly<Record<DrawingCode, number>> = { DS1: 47, FC1: 48, FC2: 49 };

export const maxZones = 40;
export const maxItems = 40;
const wordText = z.string().max(500);
const colourId = z.string().regex(/^[a-z]{1,16}$/);

const drawingZone = z.strictObject({
  ...zone.shape,
  /** FC2: a word is written here instead of a colour. */
  words: z.boolean().optional(),
});
const drawingItem = z.strictObject({
  id: localId,
  /** The printed task; a recording may replace it. */
  text: richText,
});
const drawingContent = z.strictObject({
  ...commonContent,
  /** The picture; a draft may lack it. */
  picture: fileImageRef.optional(),
  zones: z.array(drawingZone).max(maxZones),
  items: z.array(drawingItem).min(1).max(maxItems),
  palette: z.enum(paletteNames),
});
const drawingAnswer = z.strictObject({
  zone: localId.optional(),
  colour: colourId.optional(),
  shape: z.enum(shapeIds).optional(),
  /** Accepted words of a text zone. */
  accepted: z.array(wordText).max(30).optional(),
});
const drawingKey = z.strictObject({ ...commonKey, answers: recordOf(drawingAnswer, maxItems) });
const shapeMark = z.strictObject({ shape: z.enum(shapeIds), colour: colourId });
const mark = z.union([wordText, shapeMark]);

export type DrawingZone = z.infer<typeof drawingZone>;
export type DrawingItem = z.infer<typeof drawingItem>;
export type DrawingContent = z.infer<typeof drawingContent>;
export type DrawingAnswer = z.infer<typeof drawingAnswer>;
export type DrawingKey = z.infer<typeof drawingKey>;
/** The id of a colour, a word, or a shape in a colour. */
export type Mark = z.infer<typeof mark>;
/** By zone: a learner marks zones and does not know which task each belongs to. */
export type DrawingResponse = Record<string, Mark>;

function contentSchema(code: DrawingCode) {
  return drawingContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (!isUnique(value.zones.map((one) => one.id))) refuse(['zones'], 'two zones with one id');
    if (!isUnique(value.items.map((one) => one.id))) refuse(['items'], 'two items with one id');
    if (code !== 'FC2' && value.zones.some((one) => one.words !== undefined)) refuse(['zones'], 'only FC2 has words');
  });
}

export const isColourOf = (palette: PaletteName, id: string): boolean =>
  palettes[palette].some((colour) => colour.id === id);

function fitsZone(code: DrawingCode, content: DrawingContent, zoneId: string, given: Mark): boolean {
  const target = content.zones.find((one) => one.id === zoneId);
  if (target === undefined) return false;
  if (target.words === true) return typeof given === 'string';
  if (code === 'DS1') return typeof given !== 'string' && isColourOf(content.palette, given.colour);
  return typeof given === 'string' && isColourOf(content.palette, given);
}

function texts(content: DrawingContent): { summary: string[]; all: string[] } {
  const own = content.items.map((item) => item.text).filter((text) => text !== '');
  const picture = [content.picture?.caption ?? content.picture?.alt ?? ''];
  return { summary: [content.instructions, ...own, ...picture], all: [...commonTexts(content), ...own, ...picture] };
}

function definition(code: DrawingCode): Definition<DrawingContent, DrawingKey, DrawingResponse> {
  return {
    code,
    id: drawingIds[code],
    family: 'drawing',
    scored: true,
    content: { schema: contentSchema(code), upgrades: [] },
    key: { schema: drawingKey, upgrades: [] },
    response: { schema: recordOf(code === 'DS1' ? shapeMark : wordText, maxZones), upgrades: [] },
    defaults: () => ({
      content: { ...emptyContent(), zones: [], items: [{ id: 'q1', text: '' }], palette: 'six' },
      key: { ...emptyKey(), answers: { q1: {} } },
    }),
    itemsOf: (content) => content.items.map((item) => item.id),
    fits: (content, response) =>
      Object.entries(response).every(([zoneId, given]) => fitsZone(code, content, zoneId, given)) &&
      keepsRule(Object.values(response).filter((given) => typeof given !== 'string')),
    answeredItems,
    texts,
    itemTexts: (content) => content.items.map((item) => item.text || content.instructions),
    mediaOf: (content) => distinct([...commonMedia(content), content.picture?.media]),
    mediaOfKey: keyMedia,
    shuffled: (content) => content,
  };
}

export const drawingDefinitions = byCode(drawingCodes, definition);
