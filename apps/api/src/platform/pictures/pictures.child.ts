/** The child process that decodes pictures, which may come from strangers, and encodes them again. */
import sharp from 'sharp';
import { serve } from '../native/serve.ts';
import type { Encoded, Order } from './messages.ts';

// The image library must not use the cores that serve learners.
sharp.concurrency(1);
sharp.cache(false);

/** 40 megapixels allow photos of phones; larger pictures, such as decompression bombs, are not decoded. */
const options = { limitInputPixels: 40_000_000, animated: false } as const;

async function forStorage({ bytes, type, side }: Order): Promise<Encoded> {
  const picture = sharp(bytes, { ...options, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const encoded = type === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 85 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function forPrint({ bytes, type, side }: Order): Promise<Encoded> {
  // Cameras may store pictures sideways with the orientation in EXIF, so they are rotated.
  const { width, height } = (await sharp(bytes, options).metadata()).autoOrient;
  const picture = sharp(bytes).rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const data = await (type === 'jpg' ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer();
  return { bytes: data, width, height };
}

/** 288 dots an inch: the library scales a size in points by its density twice, so 144 gives four pixels a point. */
async function ofFigure({ bytes, side }: Order): Promise<Encoded> {
  const picture = sharp(bytes, { ...options, density: 144 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('b-w');
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const makers = { storage: forStorage, print: forPrint, figure: ofFigure };

serve((order: Order) => makers[order.purpose](order));
