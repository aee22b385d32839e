/** The player as a preview for authors: answers stay in memory, the timer does not run. */
import type { ExamContent } from '@vumon/contract';
import { LoadingState } from '@vumon/ui';
import { Suspense, use, useState } from 'react';
import { useLocale } from '@vumon/i18n/react';
import { mediaCounter } from '../../session/media.ts';
import { outlineOf } from '../../session/outline.ts';
import { Player } from '../Player.tsx';
import { previewAnswers } from './preview-answers.ts';
import { loadFacets, stimulusOf } from '../../session/attempt-session.ts';

interface PreviewPlayerProps {
  content: ExamContent;
  /** Asked before each play: a running test may have closed the recording. */
  startPlay(media: string): Promise<'refused' | null>;
  onLeave(): void;
}

export default function PreviewPlayer({ content, ...rest }: PreviewPlayerProps) {
  const [facets] = useState(() => loadFacets(content));
  return (
    <Suspense fallback={<LoadingState />}>
      <Loaded content={content} {...rest} facets={facets} />
    </Suspense>
  );
}

function Loaded({
  content,
  startPlay,
  onLeave,
  facets: loading,
}: PreviewPlayerProps & { facets: ReturnType<typeof loadFacets> }) {
  const facets = use(loading);
  const locale = useLocale();
  const [parts] = useState(() => ({
    answers: previewAnswers(content.minutes * 60_000),
    outline: outlineOf(content, stimulusOf(facets), locale),
    media: { ...mediaCounter(content, {}, async () => null), startPlay },
  }));
  return (
    <Player
      attempt={`preview-${content.examId}`}
      outline={parts.outline}
      facets={facets}
      media={parts.media}
      shuffleSeed={null}
      content={content}
      answers={parts.answers}
      now={() => 0}
      preview={{ onLeave }}
    />
  );
}
