/** The editor of every type, loaded when a question of its family is first written. */
export { CanRecord } from '../editing/recorder.tsx';
import type { ComponentType } from 'react';
import type { EditorProps } from '../core.react.ts';
import { choiceCodes } from '../types/choice/codes.ts';
import { matchingCodes } from '../types/matching/codes.ts';
import { tilesCodes } from '../types/tiles/codes.ts';
import { orderingCodes } from '../types/ordering/codes.ts';
import { textGapsCodes } from '../types/text-gaps/codes.ts';
import { gridCodes } from '../types/grid/codes.ts';
import { compositeCodes } from '../types/composite/codes.ts';
import type { PartEditors } from '../types/composite/editor.tsx';
import { drawingCodes } from '../types/drawing/codes.ts';
import { speakingCodes } from '../types/speaking/codes.ts';
import { writingCodes } from '../types/writing/codes.ts';
import { inlineListsCodes } from '../types/inline-lists/codes.ts';
import { markedTextCodes } from '../types/marked-text/codes.ts';
import { sceneCodes } from '../types/scene/codes.ts';
import { partDefinitions } from './definitions.ts';
import type { QuestionContent, QuestionKey, QuestionTypeCode, SimpleTypeCode } from './definitions.ts';
import { family, type Lazy } from './lazily.tsx';

export type AnyEditor = ComponentType<EditorProps<QuestionContent, QuestionKey>>;

const choice = family(choiceCodes, async (code): Promise<AnyEditor> => (await import('../types/choice/editor.tsx')).editor(code) as unknown as AnyEditor);
const matching = family(matchingCodes, async (code): Promise<AnyEditor> => (await import('../types/matching/editor.tsx')).editor(code) as unknown as AnyEditor);
const tiles = family(tilesCodes, async (code): Promise<AnyEditor> => (await import('../types/tiles/editor.tsx')).editor(code) as unknown as AnyEditor);
const ordering = family(orderingCodes, async (): Promise<AnyEditor> => (await import('../types/ordering/editor.tsx')).editor() as unknown as AnyEditor);
const textGaps = family(textGapsCodes, async (code): Promise<AnyEditor> => (await import('../types/text-gaps/editor.tsx')).editor(code) as unknown as AnyEditor);
const grid = family(gridCodes, async (code): Promise<AnyEditor> => (await import('../types/grid/editor.tsx')).editor(code) as unknown as AnyEditor);
const inlineLists = family(inlineListsCodes, async (code): Promise<AnyEditor> => (await import('../types/inline-lists/editor.tsx')).editor(code) as unknown as AnyEditor);
const markedText = family(markedTextCodes, async (code): Promise<AnyEditor> => (await import('../types/marked-text/editor.tsx')).editor(code) as unknown as AnyEditor);
const drawing = family(drawingCodes, async (code): Promise<AnyEditor> => (await import('../types/drawing/editor.tsx')).editor(code) as unknown as AnyEditor);
const writing = family(writingCodes, async (code): Promise<AnyEditor> => (await import('../types/writing/editor.tsx')).editor(code) as unknown as AnyEditor);
const speaking = family(speakingCodes, async (code): Promise<AnyEditor> => (await import('../types/speaking/editor.tsx')).editor(code) as unknown as AnyEditor);
const scene = family(sceneCodes, async (code): Promise<AnyEditor> => (await import('../types/scene/editor.tsx')).editor(code) as unknown as AnyEditor);

const simple = {
  ...choice,
  ...matching,
  ...textGaps,
  ...ordering,
  ...tiles,
  ...grid,
  ...inlineLists,
  ...markedText,
  ...drawing,
  ...writing,
  ...speaking,
  ...scene,
} satisfies Record<SimpleTypeCode, Lazy<AnyEditor>>;

const composite = family(compositeCodes, async (code): Promise<AnyEditor> => (await import('../types/composite/editor.tsx')).editor(code, simple as unknown as PartEditors, partDefinitions) as unknown as AnyEditor);

export const editors: Readonly<Record<QuestionTypeCode, Lazy<AnyEditor>>> = { ...simple, ...composite };
