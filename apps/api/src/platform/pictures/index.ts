/** Pictures are decoded and encoded in a child process. */
import { NativeChild, OrderFailed } from '../native/child.ts';
import type { Encoded, Order } from './messages.ts';

/** The picture cannot be decoded; the message is only for the log. */
export class PictureError extends Error {
  override name = 'PictureError';
}

const pictures = new NativeChild<Order, Encoded>({
  part: 'pictures',
  script: new URL('pictures.child.ts', import.meta.url),
  patienceMs: 30_000,
  heapMebibytes: 256,
  memoryMebibytes: 1_200,
  mostWaiting: 200,
});

/** Errors: PictureError, PROCESSING_FAILED when the child ended, SERVER_BUSY. */
export async function encodePicture(order: Order): Promise<Encoded & { readonly bytes: Buffer }> {
  try {
    const { bytes, width, height } = await pictures.run(order);
    return { bytes: Buffer.from(bytes), width, height };
  } catch (error) {
    throw error instanceof OrderFailed ? new PictureError(error.message) : error;
  }
}

export const warmPictures = (): void => pictures.warm();
