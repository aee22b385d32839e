/** The review of every type, loaded when a question of its family is first looked back at. */
import type { ComponentType } from 'react';
import type { ReviewProps } from '../core.react.ts';
import { choiceCodes } from '../types/choice/codes.ts';
import { matchingCodes } from '../types/matching/codes.ts';
import { tilesCodes } from '../types/tiles/codes.ts';
import { orderingCodes } from '../types/ordering/codes.ts';
import { textGapsCodes } from '../types/text-gaps/codes.ts';
import { gridCodes } from '../types/grid/codes.ts';
import { compositeCodes } from '../types/composite/codes.ts';
import type { PartReviews } from '../types/composite/review.tsx';
import { drawingCodes } from '../types/drawing/codes.ts';
import { speakingCodes } from '../types/speaking/codes.ts';
import { writingCodes } from '../types/writing/codes.ts';
import { inlineListsCodes } from '../types/inline-lists/codes.ts';
import { markedTextCodes } from '../types/marked-text/codes.ts';
import { sceneCodes } from '../types/scene/codes.ts';
import type { QuestionContent, QuestionKey, QuestionResponse, QuestionTypeCode, SimpleTypeCode } from './definitions.ts';
import { family, type Lazy } from './lazily.tsx';

export type { ItemMark } from '../core.react.ts';

export type AnyReview = ComponentType<ReviewProps<QuestionContent, QuestionKey, QuestionResponse>>;

const choice = family(choiceCodes, async (code): Promise<AnyReview> => (await import('../types/choice/review.tsx')).review(code) as unknown as AnyReview);
const matching = family(matchingCodes, async (code): Promise<AnyReview> => (await import('../types/matching/review.tsx')).review(code) as unknown as AnyReview);
const tiles = family(tilesCodes, async (code): Promise<AnyReview> => (await import('../types/tiles/review.tsx')).review(code) as unknown as AnyReview);
const ordering = family(orderingCodes, async (): Promise<AnyReview> => (await import('../types/ordering/review.tsx')).review() as unknown as AnyReview);
const textGaps = family(textGapsCodes, async (code): Promise<AnyReview> => (await import('../types/text-gaps/review.tsx')).review(code) as unknown as AnyReview);
const grid = family(gridCodes, async (code): Promise<AnyReview> => (await import('../types/grid/review.tsx')).review(code) as unknown as AnyReview);
const inlineLists = family(inlineListsCodes, async (code): Promise<AnyReview> => (await import('../types/inline-lists/review.tsx')).review(code) as unknown as AnyReview);
const markedText = family(markedTextCodes, async (code): Promise<AnyReview> => (await import('../types/marked-text/review.tsx')).review(code) as unknown as AnyReview);
const drawing = family(drawingCodes, async (code): Promise<AnyReview> => (await import('../types/drawing/review.tsx')).review(code) as unknown as AnyReview);
const writing = family(writingCodes, async (code): Promise<AnyReview> => (await import('../types/writing/review.tsx')).review(code) as unknown as AnyReview);
const speaking = family(speakingCodes, async (code): Promise<AnyReview> => (await import('../types/speaking/review.tsx')).review(code) as unknown as AnyReview);
const scene = family(sceneCodes, async (code): Promise<AnyReview> => (await import('../types/scene/review.tsx')).review(code) as unknown as AnyReview);

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
} satisfies Record<SimpleTypeCode, Lazy<AnyReview>>;

const composite = family(compositeCodes, async (): Promise<AnyReview> => (await import('../types/composite/review.tsx')).review(simple as unknown as PartReviews) as unknown as AnyReview);

export const reviews: Readonly<Record<QuestionTypeCode, Lazy<AnyReview>>> = { ...simple, ...composite };
