/** Kinds of pictures by their first bytes, because file names can be wrong. */
export function mediaTypeOf(bytes: Uint8Array, name: string): string {
  const starts = (...values: number[]): boolean => values.every((value, at) => bytes[at] === value);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45) return 'image/webp';
  if (starts(0xd7, 0xcd, 0xc6, 0x9a) || starts(0x01, 0x00, 0x09, 0x00)) return 'image/wmf';
  if (starts(0x01, 0x00, 0x00, 0x00) && bytes[40] === 0x20 && bytes[41] === 0x45) return 'image/emf';
  if (starts(0x42, 0x4d)) return 'image/bmp';
  if (starts(0x49, 0x49, 0x2a) || starts(0x4d, 0x4d, 0x00)) return 'image/tiff';
  return /\.svg$/i.test(name) ? 'image/svg+xml' : 'application/octet-stream';
}

export const isDrawable = (mediaType: string): boolean =>
  ['image/png', 'image/jpeg', 'image/gif', 'image/webp'].includes(mediaType);
