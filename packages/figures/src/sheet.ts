/**
 * Draws the samples on one picture, for people to look at.
 * Run: node packages/figures/src/sheet.ts FILE.png
 */
import sharp from 'sharp';
import { drawFigure } from './draw/index.ts';
import { svgOf } from './picture.ts';
import { samples } from './samples.ts';

const across = 6;
const [width, height] = [300, 260];

const tiles = await Promise.all(
  samples.map(async (figure, at) => ({
    input: await sharp(Buffer.from(svgOf(drawFigure(figure))), { density: 96 })
      .resize({ width: width - 20, height: height - 20, fit: 'inside', withoutEnlargement: true })
      .toBuffer(),
    left: (at % across) * width + 10,
    top: Math.floor(at / across) * height + 10,
  })),
);
await sharp({
  create: {
    width: across * width,
    height: Math.ceil(samples.length / across) * height,
    channels: 3,
    background: '#fff',
  },
})
  .composite(tiles)
  .png()
  .toFile(process.argv[2] ?? 'figures.png');
