/**
 * Converts pictures that browsers do not show to PNG. Runs in the child process that read the file and can be killed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PaperFile } from '@vumon/question-import/papers';
import { drawPicture, mediaTypeOf } from '@vumon/word';
import type { Sharp, SharpOptions } from 'sharp';

/** Time limit for all pictures of one paper. The rest is stored unconverted, and the review reports it. */
const mostMs = 8_000;
const options: SharpOptions = { limitInputPixels: 40_000_000, failOn: 'error', animated: false };
/** Formats that the image library reads although browsers or our media store do not accept them. */
const readable = new Set(['image/gif', 'image/webp', 'image/tiff']);

/**
 * PNGs in the order of the files; null for files that stay as they are. `ownDrawings`: SVG was written by our reader, from
 * the paths of a PDF. An SVG of a file's author is not drawn.
 */
export async function drawPictures(
  files: readonly PaperFile[],
  { ownDrawings }: { readonly ownDrawings: boolean },
): Promise<(Uint8Array | null)[]> {
  // File names may be wrong, so the type is detected from the bytes.
  const kinds = files.map(({ bytes, mediaType }) =>
    ownDrawings && mediaType === 'image/svg+xml' ? mediaType : mediaTypeOf(bytes, ''),
  );
  if (kinds.every((kind) => kind === 'image/png' || kind === 'image/jpeg')) return files.map(() => null);
  const folder = mkdtempSync(join(tmpdir(), 'vumon-fonts-'));
  try {
    // Uses the fonts that ship with the product, so that text is drawn alike on every machine.
    const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/tinos/package.json'));
    const settings = join(folder, 'fonts.conf');
    writeFileSync(
      settings,
      `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    );
    // The font library only reads its settings from this variable, when it is loaded.
    // oxlint-disable-next-line node/no-process-env
    process.env['FONTCONFIG_FILE'] = settings;
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    const until = performance.now() + mostMs;
    const drawn: (Uint8Array | null)[] = [];
    for (const [at, { bytes }] of files.entries()) {
      const picture = performance.now() > until ? null : pictureOf(bytes, kinds[at]!);
      drawn.push(picture && (await pngOf(sharp(picture, options))));
    }
    return drawn;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pictureOf(bytes: Uint8Array, kind: string): Uint8Array | null {
  if (readable.has(kind) || kind === 'image/svg+xml') return bytes;
  const drawn = drawPicture(bytes, kind);
  return drawn && ('svg' in drawn ? Buffer.from(drawn.svg) : drawn.png);
}

const pngOf = (picture: Sharp): Promise<Uint8Array | null> =>
  picture
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null);
