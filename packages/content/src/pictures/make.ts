/**
 * Draws the composed pictures and those of the gallery's samples:
 * `node packages/content/src/pictures/make.ts <folder of OpenMoji SVGs> <folder of Mulberry SVGs> [name …]`.
 * The PNGs are stored in the package's data; run this again after changing a picture.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { composedPictures } from './index.ts';
import { samplePictures } from './samples.ts';

const [openMoji = '', mulberry = '', ...names] = process.argv.slice(2);
const folders = [
  [join(import.meta.dirname, '../../data/pictures'), composedPictures],
  [join(import.meta.dirname, '../../../../apps/web/src/content/type-gallery/samples'), samplePictures],
] as const;

function symbol(name: string, x: number, y: number, size: number, turn = 0): string {
  const file = [join(openMoji, `${name}.svg`), join(mulberry, `${name}.svg`)].find((one) => existsSync(one));
  if (!file) throw new Error(`there is no symbol ${name}`);
  const inlined = Buffer.from(readFileSync(file)).toString('base64');
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${inlined}" ${turn === 0 ? '' : `transform="rotate(${turn} ${x + size / 2} ${y + size / 2})"`}/>`;
}

for (const [folder, pictures] of folders) {
  mkdirSync(folder, { recursive: true });
  for (const one of pictures.filter(({ name }) => names.length === 0 || names.includes(name))) {
    await sharp(Buffer.from(one.svg(symbol)))
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
      .toFile(join(folder, `${one.name}.png`));
  }
}
