/** Figures among the pictures of a question, wherever they stand in it. */
import { drawingPrefix } from '@vumon/figures/picture';
import type { ImageRef } from './core.ts';

export type DrawnImage = ImageRef & { readonly drawing: NonNullable<ImageRef['drawing']> };

export const isFigureName = (media: string): boolean => media.startsWith(drawingPrefix);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `media` is a name in our own schema, so nothing else of a content or key has both fields. */
const isDrawnImage = (value: object): value is DrawnImage => 'media' in value && 'drawing' in value;

/** The value with every figure in it changed; the same value where there is none. */
export function mapDrawn<Value>(value: Value, change: (image: DrawnImage) => object): Value {
  if (!isObject(value)) return value;
  if (isDrawnImage(value)) return change(value) as Value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => mapDrawn(part, change));
    return parts.some((part, at) => part !== value[at]) ? (parts as Value) : value;
  }
  const entries = Object.entries(value).map(([name, part]) => [name, mapDrawn(part, change)] as const);
  return entries.some(([name, part]) => part !== value[name]) ? (Object.fromEntries(entries) as Value) : value;
}

/** All figures of a content or key, by the names of their drawings. */
export function drawnIn(value: unknown): ReadonlyMap<string, DrawnImage> {
  const found = new Map<string, DrawnImage>();
  mapDrawn(value, (image) => {
    found.set(image.media, image);
    return image;
  });
  return found;
}

/** With the descriptions of figures in one language. */
export const inLanguage = <Value>(value: Value, locale: 'vi' | 'en'): Value =>
  mapDrawn(value, (image) => (image.alts ? { ...image, alt: image.alts[locale] } : image));
