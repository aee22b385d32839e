/** What the converting child process is given. */
import type { SoundFormat } from './frames.ts';

export interface Order {
  readonly bytes: Uint8Array;
  readonly from: SoundFormat;
  readonly to: SoundFormat;
}
