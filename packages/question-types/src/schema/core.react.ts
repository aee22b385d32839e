/** Props of the player, review and editor components of every type. */
import type { ComponentType, ReactNode } from 'react';
import type { ItemResult } from './core.ts';
import type { TextNote } from '../marking/notes.ts';
import type { Scores } from '../marking/total.ts';

export type { AudioRef, ImageRef, ItemResult, Passage, Problem, VideoRef } from './core.ts';

/** Loads media and counts plays; the exam player provides it. */
export interface MediaPort {
  url(mediaId: string): string;
  /**
   * Requests a play from the server. `name` makes a repeated request idempotent. Resolves to the plays left (null =
   * unlimited), rejects when there is no reply.
   */
  startPlay(mediaId: string, name: string): Promise<number | null | 'refused'>;
  playsLeft(mediaId: string): number | null;
  /** For authors: nothing is counted, and the plays that learners have are named. */
  readonly preview?: true;
  /** Whether the device has the encrypted file: it can be decrypted only with a counted play. */
  held?(mediaId: string): boolean;
}

/** Upload state of a recording: `saved` once the server has stored all of it; `local` in a preview, which sends nothing. */
export interface RecordingState {
  readonly phase: 'saving' | 'saved' | 'waiting' | 'failed' | 'local';
  /** 0 to 1. */
  readonly share: number;
}

/** Receives the chunks of one recording while it is made. */
export interface RecordingSink {
  readonly recording: string;
  add(piece: Blob): void;
  /** The recording has ended. */
  finish(seconds: number): void;
}

/** Uploads and loads the recordings of one question; the exam player provides it, previews keep them in memory. */
export interface RecorderPort {
  begin(item: string, mime: string): RecordingSink;
  /** The URL to play; null while it cannot be played on this device. */
  url(recording: string): string | null;
  state(recording: string): RecordingState;
  /** Calls the listener on every change of a state or address. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The teacher's points and comments for one item. */
export interface ItemMark {
  readonly scores: Scores;
  readonly comment: string;
  readonly notes: readonly TextNote[];
}

export interface StimulusProps<Content> {
  content: Content;
  media: MediaPort;
  /** Items' numbers on the paper: firstNumber, firstNumber + 1, … */
  firstNumber: number;
  /** Null keeps the author's order. */
  shuffleSeed: string | null;
}

export interface PlayerProps<Content, Response> extends StimulusProps<Content> {
  response: Response | null;
  onChange(next: Response): void;
  readOnly?: boolean;
  currentItem?: string | undefined;
  onCurrentItem?(item: string): void;
  flagged: ReadonlySet<string>;
  onFlag(item: string): void;
  /** Points of each item in hundredths, for the card's head; absent in previews. */
  points?: Readonly<Record<string, number>>;
  /** Absent in previews: a recording then stays in the memory of the page. */
  recorder?: RecorderPort | undefined;
}

export interface ReviewProps<Content, Key, Response> extends StimulusProps<Content> {
  response: Response | null;
  /**
   * Null before the release: then the learner's answers are shown, and right and wrong as far as `results` are given.
   */
  answerKey: Key | null;
  results: readonly ItemResult[];
  points?: Readonly<Record<string, number>>;
  /**
   * The reader: the learner is addressed ("Em chọn"), the teacher reads in the third person ("Học sinh chọn"), an
   * author sees only the key.
   */
  audience?: 'learner' | 'teacher' | 'author';
  /** The teacher's marks, by item; absent before the release. */
  marks?: Readonly<Record<string, ItemMark>>;
  /** Plays recordings; absent where there are none. */
  recordingUrl?(recording: string): string;
  /** At the head of the first card: skill, level. */
  facts?: ReactNode;
}

export interface EditorProps<Content, Key> {
  content: Content;
  /** The key; named so because `key` is React's own. */
  answerKey: Key;
  onChange(next: { content: Content; answerKey: Key }): void;
  problems: readonly { code: string; path: string; params?: Readonly<Record<string, string | number>> }[];
  /** Uploads a file and resolves to its media id (and size for images); rejects with an error code. */
  upload(
    file: File,
    kind: 'image' | 'audio' | 'video' | 'subtitles',
  ): Promise<{ media: string; width?: number; height?: number; seconds?: number }>;
  media: MediaPort;
}

/** `Stimulus` fills the left half of the split player when the question has a passage, recording or video. */
export interface PlayerFacet<Content, Response> {
  Stimulus: ComponentType<StimulusProps<Content>>;
  Items: ComponentType<PlayerProps<Content, Response>>;
  /** Whether there is content for the left half; otherwise `Items` shows instructions and pictures itself. */
  hasStimulus(content: Content): boolean;
  /** Items answered completely, for the navigator and the count. */
  answeredItems(content: Content, response: Response): string[];
  /** The letters of an item's options by their ids, where there are any; the seed is the attempt's. */
  letters?(content: Content, item: string, seed: string | null): ReadonlyMap<string, string>;
  /** Loads further code that this content needs, if its type alone does not determine it. */
  prepare?(content: Content): Promise<void>;
}
