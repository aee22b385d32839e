/** The review of every type, loaded when a question of its family is first reviewed. */
import { useMemo } from 'react';
import type { ComponentType, JSXElementConstructor } from 'react';
import type { ReviewProps } from '../schema/core.react.ts';
import { compositeCodes } from '../types/composite/codes.ts';
import type { PartReviews } from '../types/composite/review.tsx';
import type { QuestionContent, QuestionKey, QuestionResponse, QuestionTypeCode } from './definitions.ts';
import { everyFamily } from './every-family.tsx';
import { family, type Lazy } from './lazily.tsx';

export type { ItemMark } from '../schema/core.react.ts';

export type AnyReview = ComponentType<ReviewProps<QuestionContent, QuestionKey, QuestionResponse>>;

/**
 * Subtitles that learners may not read during the test are part of the key; the video shows them once it is released.
 */
function subtitled(Own: JSXElementConstructor<never>): AnyReview {
  const View = Own as unknown as AnyReview;
  return function Subtitled(props) {
    const { content } = props;
    const subtitles = props.answerKey?.subtitles;
    const shown = useMemo(
      () =>
        content.video === undefined || subtitles === undefined
          ? content
          : ({ ...content, video: { ...content.video, subtitles } } as QuestionContent),
      [content, subtitles],
    );
    return <View {...props} content={shown} />;
  };
}

const simple = everyFamily<JSXElementConstructor<never>, AnyReview>(
  {
    choice: async (code) => (await import('../types/choice/review.tsx')).review(code),
    drawing: async (code) => (await import('../types/drawing/review.tsx')).review(code),
    grid: async (code) => (await import('../types/grid/review.tsx')).review(code),
    inlineLists: async (code) => (await import('../types/inline-lists/review.tsx')).review(code),
    markedText: async (code) => (await import('../types/marked-text/review.tsx')).review(code),
    matching: async (code) => (await import('../types/matching/review.tsx')).review(code),
    ordering: async () => (await import('../types/ordering/review.tsx')).review(),
    scene: async (code) => (await import('../types/scene/review.tsx')).review(code),
    speaking: async (code) => (await import('../types/speaking/review.tsx')).review(code),
    textGaps: async (code) => (await import('../types/text-gaps/review.tsx')).review(code),
    tiles: async (code) => (await import('../types/tiles/review.tsx')).review(code),
    writing: async (code) => (await import('../types/writing/review.tsx')).review(code),
  },
  subtitled,
);

const composite = family(compositeCodes, async () =>
  subtitled((await import('../types/composite/review.tsx')).review(simple as unknown as PartReviews)),
);

export const reviews: Readonly<Record<QuestionTypeCode, Lazy<AnyReview>>> = { ...simple, ...composite };
