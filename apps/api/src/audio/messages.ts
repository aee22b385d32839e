/** What a thread that converts is given, and what it says. */
import type { SoundFormat } from './frames.ts';

export interface Order {
  readonly bytes: Uint8Array;
  readonly from: SoundFormat;
  readonly to: SoundFormat;
}

export type Reply = { readonly mp3: Uint8Array } | { readonly problem: string };
