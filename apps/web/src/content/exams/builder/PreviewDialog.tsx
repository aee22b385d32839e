import { useQuery } from '@tanstack/react-query';
import type { ExamContent } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import type { QuestionTypeCode } from '@vumon/question-types';
import { Button, ErrorState, LoadingState, Modal, SelectField, toast, useScreen } from '@vumon/ui';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNamed } from '../../../api/reference-data.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { roman } from '../../../i18n/roman.ts';
import { mayPlay } from '../../question-bank/media.ts';
import { StoredQuestionPreview } from '../../question-bank/StoredQuestionPreview.tsx';
import { WidthSwitch, type PreviewWidth } from '../../question-bank/list/PreviewDialog.tsx';
import { previewQuery } from '../queries.ts';
import classes from './builder.module.css';
import { partTitle } from './model.ts';

export interface PreviewDialogProps {
  examId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The saved test as its player gets it, part by part, at the width of a desktop or a phone. */
export function PreviewDialog({ examId, name, opened, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('exams');
  const [playing, setPlaying] = useState<ExamContent | null>(null);
  const { t: b } = useTranslation('question-bank');
  const startPlay = (media: string) =>
    mayPlay(media, () => toast(`${b('soundClosed')}. ${b('soundClosedBody')}`, { duration: 10_000 }));
  // The player uses the whole screen and keyboard, so the dialog closes meanwhile.
  if (opened && playing) {
    return createPortal(
      <div className={classes.playing}>
        <Suspense fallback={<LoadingState />}>
          <PreviewPlayer content={playing} startPlay={startPlay} onLeave={() => setPlaying(null)} />
        </Suspense>
      </div>,
      document.body,
    );
  }
  return (
    <Modal opened={opened} onClose={onClose} size="xl" title={t('previewTitle', { name })}>
      {opened && <Body examId={examId} onPlay={setPlaying} />}
    </Modal>
  );
}

const PreviewPlayer = lazy(() => import('../../../player/screen/on-demand/PreviewPlayer.tsx'));

function Body({ examId, onPlay }: { examId: string; onPlay: (content: ExamContent) => void }) {
  const messageOf = useErrorMessage();
  const content = useQuery(previewQuery(examId));
  if (content.isError)
    return (
      <ErrorState compact onRetry={() => void content.refetch()}>
        {messageOf(content.error)}
      </ErrorState>
    );
  if (!content.data) return <LoadingState />;
  return <ExamOutline content={content.data} onPlay={onPlay} />;
}

function ExamOutline({ content, onPlay }: { content: ExamContent; onPlay: (content: ExamContent) => void }) {
  const named = useNamed();
  const { t } = useTranslation('exams');
  const { screen } = useScreen();
  const parts = content.sections.flatMap((section) => section.parts);
  const [partId, setPart] = useState(parts.find((part) => part.questions.length > 0)?.id ?? parts[0]!.id);
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const part = parts.find((one) => one.id === partId)!;
  // Questions often repeat the words of their part.
  const repeated =
    (part.questions[0]?.content as { instructions?: string } | undefined)?.instructions === part.instructions;
  const names = parts.map((one, index) => ({
    value: one.id,
    label: partTitle(t('part', { number: roman(index) }), named(one)),
  }));
  return (
    <div className={classes.preview}>
      <div className={classes.previewTools}>
        <SelectField
          aria-label={t('parts')}
          data={names}
          value={partId}
          allowDeselect={false}
          onChange={(value) => value && setPart(value)}
          className={classes.grow}
        />
        {screen !== 'phone' && <WidthSwitch value={width} onChange={setWidth} />}
        {content.sections.some((section) => section.parts.some((one) => one.questions.length > 0)) && (
          <Button onClick={() => onPlay(content)}>{t('previewPlay')}</Button>
        )}
      </div>
      {part.instructions && !repeated && <p className={classes.instructions}>{part.instructions}</p>}
      {part.questions.length === 0 ? (
        <p className={classes.muted}>{t('previewEmpty')}</p>
      ) : (
        <div className={width === 'phone' && screen !== 'phone' ? classes.phone : classes.desktop}>
          {part.questions.map((question) => (
            <StoredQuestionPreview
              key={question.id}
              question={question as { type: QuestionTypeCode; schemaVersion: number; content: unknown }}
              firstNumber={question.firstNumber}
              split={width === 'desktop' && screen === 'desktop'}
            />
          ))}
        </div>
      )}
    </div>
  );
}
