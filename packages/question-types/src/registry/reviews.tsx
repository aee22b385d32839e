/** The review of every type, loaded when a question of its family is first looked back at. */
import { useMemo } from 'react';
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

/** Subtitles that learners may not read during the test come with the key; the film has them from then on. */
function subtitled(View: AnyReview): AnyReview {
  return function Subtitled(props) {
    const { content } = props;
    const subtitles = props.answerKey?.subtitles;
    const shown = useMemo(
      () => (content.video === undefined || subtitles === undefined ? content : ({ ...content, video: { ...content.video, subtitles } } as QuestionContent)),
      [content, subtitles],
    );
    return <View {...props} content={shown} />;
  };
}

const reviewed = <Code extends string>(codes: readonly Code[], load: (code: Code) => Promise<AnyReview>): Readonly<Record<Code, Lazy<AnyReview>>> => family(codes, async (code) => subtitled(await load(code)));

const choice = reviewed(choiceCodes, async (code): Promise<AnyReview> => (await import('../types/choice/review.tsx')).review(code) as unknown as AnyReview);
const matching = reviewed(matchingCodes, async (code): Promise<AnyReview> => (await import('../types/matching/review.tsx')).review(code) as unknown as AnyReview);
const tiles = reviewed(tilesCodes, async (code): Promise<AnyReview> => (await import('../types/tiles/review.tsx')).review(code) as unknown as AnyReview);
const ordering = reviewed(orderingCodes, async (): Promise<AnyReview> => (await import('../types/ordering/review.tsx')).review() as unknown as AnyReview);
const textGaps = reviewed(textGapsCodes, async (code): Promise<AnyReview> => (await import('../types/text-gaps/review.tsx')).review(code) as unknown as AnyReview);
const grid = reviewed(gridCodes, async (code): Promise<AnyReview> => (await import('../types/grid/review.tsx')).review(code) as unknown as AnyReview);
const inlineLists = reviewed(inlineListsCodes, async (code): Promise<AnyReview> => (await import('../types/inline-lists/review.tsx')).review(code) as unknown as AnyReview);
const markedText = reviewed(markedTextCodes, async (code): Promise<AnyReview> => (await import('../types/marked-text/review.tsx')).review(code) as unknown as AnyReview);
const drawing = reviewed(drawingCodes, async (code): Promise<AnyReview> => (await import('../types/drawing/review.tsx')).review(code) as unknown as AnyReview);
const writing = reviewed(writingCodes, async (code): Promise<AnyReview> => (await import('../types/writing/review.tsx')).review(code) as unknown as AnyReview);
const speaking = reviewed(speakingCodes, async (code): Promise<AnyReview> => (await import('../types/speaking/review.tsx')).review(code) as unknown as AnyReview);
const scene = reviewed(sceneCodes, async (code): Promise<AnyReview> => (await import('../types/scene/review.tsx')).review(code) as unknown as AnyReview);

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

const composite = reviewed(compositeCodes, async (): Promise<AnyReview> => (await import('../types/composite/review.tsx')).review(simple as unknown as PartReviews) as unknown as AnyReview);

export const reviews: Readonly<Record<QuestionTypeCode, Lazy<AnyReview>>> = { ...simple, ...composite };
