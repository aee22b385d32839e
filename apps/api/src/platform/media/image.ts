/** Pictures are decoded and encoded again, so that the stored file contains nothing but pixels. */
import { AppError } from '@vumon/domain';
import { ChildEnded } from '../native/limits.ts';
import { encodePicture, PictureError } from '../pictures/index.ts';
import type { CheckedFile } from './checked.ts';

/** Longest side of a stored picture; a question is never shown larger. */
const longestSide = 2400;

export async function checkImage(bytes: Buffer, mime: string, side = longestSide): Promise<CheckedFile> {
  if (mime !== 'image/png' && mime !== 'image/jpeg') throw new AppError('MEDIA_UNSUPPORTED');
  try {
    const type = mime === 'image/png' ? 'png' : 'jpg';
    return { mime, ...(await encodePicture({ purpose: 'storage', bytes, type, side })) };
  } catch (error) {
    // A picture that ends the process that decodes it is as useless as one that it refuses.
    if (error instanceof PictureError || error instanceof ChildEnded) throw new AppError('MEDIA_BROKEN');
    throw error;
  }
}
