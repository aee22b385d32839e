/**
 * Pictures that browsers cannot draw, as SVG or PNG; null for those that would not look as in Windows. Pure and
 * bounded.
 */
import { pngOfBitmapFile } from './bitmap.ts';
import { Undrawable } from './device.ts';
import { svgOfEmf } from './emf.ts';
import { svgOfWmf } from './wmf.ts';

const mostBytes = 20_000_000;

export type Drawn = { readonly svg: string } | { readonly png: Uint8Array };

export function drawPicture(bytes: Uint8Array, mediaType: string): Drawn | null {
  if (bytes.length > mostBytes) return null;
  try {
    if (mediaType === 'image/emf') return { svg: svgOfEmf(bytes) };
    if (mediaType === 'image/wmf') return { svg: svgOfWmf(bytes) };
    return mediaType === 'image/bmp' ? { png: pngOfBitmapFile(bytes) } : null;
  } catch (error) {
    if (error instanceof Undrawable) return null;
    throw error;
  }
}
