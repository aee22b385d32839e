import { useQuery } from '@tanstack/react-query';
import type { ExamContent } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import type { QuestionTypeCode } from '@vumon/question-types';
import { ErrorState, LoadingState, Modal, SelectField, useScreen } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../app/form-errors.ts';
import { StoredQuestionPreview } from '../../question-bank/QuestionPreview.tsx';
import { WidthSwitch, type PreviewWidth } from '../../question-bank/PreviewDialog.tsx';
import { previewQuery } from '../queries.ts';
import classes from './builder.module.css';
import { partTitle, roman } from './model.ts';

export interface PreviewDialogProps {
  examId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The saved test as its player gets it, part by part, at the width of a desktop or a phone. */
export function PreviewDialog({ examId, name, opened, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('exams');
  return (
    <Modal opened={opened} onClose={onClose} size="xl" title={t('previewTitle', { name })}>
      {opened && <Body examId={examId} />}
    </Modal>
  );
}

function Body({ examId }: { examId: string }) {
  const messageOf = useErrorMessage();
  const content = useQuery(previewQuery(examId));
  if (content.isError) return <ErrorState compact onRetry={() => void content.refetch()}>{messageOf(content.error)}</ErrorState>;
  if (!content.data) return <LoadingState />;
  return <Paper content={content.data} />;
}

function Paper({ content }: { content: ExamContent }) {
  const { t } = useTranslation('exams');
  const { screen } = useScreen();
  const parts = content.sections.flatMap((section) => section.parts);
  const [partId, setPart] = useState(parts.find((part) => part.questions.length > 0)?.id ?? parts[0]!.id);
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const part = parts.find((one) => one.id === partId)!;
  // Questions often repeat the words of their part.
  const repeated = (part.questions[0]?.content as { instructions?: string } | undefined)?.instructions === part.instructions;
  const names = parts.map((one, index) => ({ value: one.id, label: partTitle(t('part', { number: roman(index) }), one.name) }));
  return (
    <div className={classes.preview}>
      <div className={classes.previewTools}>
        <SelectField aria-label={t('parts')} data={names} value={partId} allowDeselect={false} onChange={(value) => value && setPart(value)} className={classes.grow} />
        {screen !== 'phone' && <WidthSwitch value={width} onChange={setWidth} />}
      </div>
      {part.instructions && !repeated && <p className={classes.instructions}>{part.instructions}</p>}
      {part.questions.length === 0 ? <p className={classes.muted}>{t('previewEmpty')}</p> : (
        <div className={width === 'phone' && screen !== 'phone' ? classes.phone : classes.desktop}>
          {part.questions.map((question) => (
            <StoredQuestionPreview key={question.id} question={question as { type: QuestionTypeCode; schemaVersion: number; content: unknown }} firstNumber={question.firstNumber} split={width === 'desktop' && screen === 'desktop'} />
          ))}
        </div>
      )}
    </div>
  );
}
