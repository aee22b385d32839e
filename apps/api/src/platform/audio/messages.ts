/** Messages to and from the converting thread. */
import type { SoundFormat } from './frames.ts';

export interface Order {
  readonly bytes: Uint8Array;
  readonly from: SoundFormat;
  readonly to: SoundFormat;
}

export type Reply = { readonly mp3: Uint8Array } | { readonly problem: string };
