/** Uncompressed Windows bitmaps as PNG. */
import { zlibSync } from 'fflate';
import { Undrawable } from './device.ts';

const mostPixels = 16_000_000;

/** `start`: the offset of the pixels; null for directly after the palette. */
export function pngOfBitmap(bytes: Uint8Array, start: number | null = null, withAlpha = false): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 40) throw new Undrawable('bitmap');
  const head = view.getUint32(0, true);
  const width = view.getInt32(4, true);
  const signedHeight = view.getInt32(8, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(14, true);
  const compression = view.getUint32(16, true);
  if (head < 40 || head > 200 || width <= 0 || height <= 0 || width * height > mostPixels)
    throw new Undrawable('bitmap');
  if (![1, 4, 8, 16, 24, 32].includes(bits) || ![0, 3].includes(compression)) throw new Undrawable('bitmap');
  if (compression === 3 && bits !== 32) throw new Undrawable('bitmap');
  const colours = bits <= 8 ? Math.min(view.getUint32(32, true) || 1 << bits, 1 << bits) : 0;
  const palette = head + (compression === 3 && head === 40 ? 12 : 0);
  const from = start ?? palette + colours * 4;
  const row = Math.ceil((width * bits) / 32) * 4;
  if (from + row * height > bytes.length + 3) throw new Undrawable('bitmap breaks off');
  const channels = withAlpha && bits === 32 ? 4 : 3;
  const raw = new Uint8Array((width * channels + 1) * height);
  const byte = (at: number): number => bytes[at] ?? 0;
  let out = 0;
  for (let line = 0; line < height; line++) {
    const at = from + row * (signedHeight > 0 ? height - 1 - line : line);
    raw[out++] = 0;
    for (let x = 0; x < width; x++) {
      let blue: number;
      let green: number;
      let red: number;
      let alpha = 255;
      if (bits <= 8) {
        const packed = byte(at + ((x * bits) >> 3));
        const index = (packed >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
        const entry = palette + Math.min(index, Math.max(colours - 1, 0)) * 4;
        [blue, green, red] = [byte(entry), byte(entry + 1), byte(entry + 2)];
      } else if (bits === 16) {
        const packed = byte(at + x * 2) | (byte(at + x * 2 + 1) << 8);
        const five = (value: number): number => ((value & 31) * 255) / 31;
        [blue, green, red] = [five(packed), five(packed >> 5), five(packed >> 10)];
      } else {
        const pixel = at + (x * bits) / 8;
        [blue, green, red] = [byte(pixel), byte(pixel + 1), byte(pixel + 2)];
        if (channels === 4) alpha = byte(pixel + 3);
      }
      // Colours are premultiplied by alpha.
      const plain = (value: number): number =>
        channels === 4 && alpha > 0 ? Math.min(255, (value * 255) / alpha) : value;
      raw[out++] = plain(red);
      raw[out++] = plain(green);
      raw[out++] = plain(blue);
      if (channels === 4) raw[out++] = alpha;
    }
  }
  return png(width, height, channels, raw);
}

function png(width: number, height: number, channels: 3 | 4, raw: Uint8Array): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8);
  const parts = [
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(raw, { level: 1 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const made = new Uint8Array(content.length + 12);
  const view = new DataView(made.buffer);
  view.setUint32(0, content.length);
  for (let at = 0; at < 4; at++) made[4 + at] = name.charCodeAt(at);
  made.set(content, 8);
  view.setUint32(content.length + 8, checksum(made.subarray(4, content.length + 8)));
  return made;
}

const remainders = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = remainders[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** A bitmap file (.bmp): a header of 14 bytes with the offset of the pixels. */
export function pngOfBitmapFile(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 54) throw new Undrawable('bitmap');
  const start = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(10, true) - 14;
  return pngOfBitmap(bytes.subarray(14), start);
}

export function addressOfPng(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x6000)
    letters.push(String.fromCharCode(...bytes.subarray(at, at + 0x6000)));
  return `data:image/png;base64,${btoa(letters.join(''))}`;
}

/**
 * Pixels in rows from the top, as PDF.js decodes them: kind 1 has one bit a pixel (1 is white), 2 three bytes, 3 four.
 * Null for another kind.
 */
export function pngOfPixels(width: number, height: number, kind: number, pixels: Uint8Array): Uint8Array | null {
  const channels = kind === 3 ? 4 : 3;
  const row = kind === 1 ? (width + 7) >> 3 : kind === 2 || kind === 3 ? width * channels : 0;
  if (row === 0 || width * height > mostPixels || pixels.length < row * height) return null;
  const raw = new Uint8Array((width * channels + 1) * height);
  for (let line = 0; line < height; line++) {
    const out = (width * channels + 1) * line + 1;
    if (kind === 1)
      for (let x = 0; x < width; x++)
        raw.fill((pixels[row * line + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0, out + x * 3, out + x * 3 + 3);
    else raw.set(pixels.subarray(row * line, row * (line + 1)), out);
  }
  return png(width, height, channels, raw);
}
