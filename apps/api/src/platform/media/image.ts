/** Pictures are decoded and encoded again, so that the stored file contains nothing but pixels. */
import { AppError } from '@vumon/domain';
import sharp from 'sharp';
import type { CheckedFile } from './checked.ts';

/** 40 megapixels allow photos of phones; larger pictures, such as decompression bombs, are not decoded. */
const mostPixels = 40_000_000;
/** Longest side of a stored picture; a question is never shown larger. */
const longestSide = 2400;

// The image library must not use the cores that serve learners.
sharp.concurrency(1);
sharp.cache(false);

export async function checkImage(bytes: Buffer, mime: string, side = longestSide): Promise<CheckedFile> {
  if (mime !== 'image/png' && mime !== 'image/jpeg') throw new AppError('MEDIA_UNSUPPORTED');
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  try {
    const encoded = mime === 'image/png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 85 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { mime, bytes: data, width: info.width, height: info.height };
  } catch {
    throw new AppError('MEDIA_BROKEN');
  }
}
