/** A question as learners see it, in the real player; answers can be tried and are not stored. */
import { useTranslation } from '@vumon/i18n/react';
import {
  parseContent,
  responseFits,
  type QuestionContent,
  type QuestionResponse,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { players, type AnyPlayer } from '@vumon/question-types/players';
import { ErrorState, LoadingState, Note } from '@vumon/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { profileQuery } from '../../session/profile.ts';
import { guardedMedia, previewMedia } from './media.ts';
import classes from './question-bank.module.css';

export interface QuestionPreviewProps {
  type: QuestionTypeCode;
  /** Parsed content. */
  content: QuestionContent;
  firstNumber?: number;
  /** Shows the reading text and the questions side by side where both exist. */
  split?: boolean;
}

export function QuestionPreview({ type, content, firstNumber = 1, split = false }: QuestionPreviewProps) {
  const player = useQuery({
    queryKey: ['player', type],
    queryFn: async () => ({ facet: await players[type].load() }),
    staleTime: Infinity,
  });
  if (player.isError) return <ErrorState compact onRetry={() => void player.refetch()} />;
  if (!player.data) return <LoadingState />;
  return (
    // This boundary lets messages load with the first question of a family without suspending the page around it.
    <Suspense fallback={<LoadingState />}>
      <Preview
        key={type}
        facet={player.data.facet}
        type={type}
        content={content}
        firstNumber={firstNumber}
        split={split}
      />
    </Suspense>
  );
}

function Preview({
  facet,
  type,
  content,
  firstNumber,
  split,
}: {
  facet: AnyPlayer;
  type: QuestionTypeCode;
  content: QuestionContent;
  firstNumber: number;
  split: boolean;
}) {
  const { t } = useTranslation('question-bank');
  const profile = useQuery(profileQuery).data;
  const [closed, setClosed] = useState(false);
  // The sound of the system's questions is closed on the day of an exam to teachers who do not see the keys.
  const guarded = profile?.role === 'TEACHER' && !profile.abilities.exportSystemTests;
  const media = useMemo(() => (guarded ? guardedMedia(() => setClosed(true)) : previewMedia), [guarded]);
  const [tried, setTried] = useState<QuestionResponse | null>(null);
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  const { Stimulus, Items } = facet;
  const stimulus = facet.hasStimulus(content);
  const flag = (item: string) =>
    setFlagged((old) => {
      const next = new Set(old);
      if (!next.delete(item)) next.add(item);
      return next;
    });
  const note = closed && (
    <Note tone="info" title={t('soundClosed')} live>
      {t('soundClosedBody')}
    </Note>
  );
  // An answer that names a removed option would be malformed.
  const response = tried && responseFits(type, content, tried) ? tried : null;
  return (
    <div className={split && stimulus ? classes.split : classes.stacked}>
      {stimulus && (
        <div className={classes.stimulus}>
          {note}
          <Stimulus content={content} media={media} firstNumber={firstNumber} shuffleSeed={null} />
        </div>
      )}
      <div className={classes.items}>
        {!stimulus && note}
        <Items
          content={content}
          media={media}
          firstNumber={firstNumber}
          response={response}
          onChange={setTried}
          shuffleSeed={null}
          flagged={flagged}
          onFlag={flag}
        />
      </div>
    </div>
  );
}

export type StoredPreviewProps = Omit<QuestionPreviewProps, 'type' | 'content'> & {
  question: { type: QuestionTypeCode; schemaVersion: number; content?: unknown };
};

/** The same for a question as the API returns it. */
export function StoredPreview({ question, ...rest }: StoredPreviewProps) {
  const { t } = useTranslation('question-bank');
  const parsed = parseContent(question.type, question.schemaVersion, question.content);
  if (!parsed.ok)
    return (
      <ErrorState compact title={t('unreadable')}>
        {t('unreadableBody')}
      </ErrorState>
    );
  return <QuestionPreview type={question.type} content={parsed.value} {...rest} />;
}
