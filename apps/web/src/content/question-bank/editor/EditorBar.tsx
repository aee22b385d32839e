/** The toolbar of the question editor: type, draft, undo, preview, saving. */
import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconHistory, IconTransform } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, SaveState, Tag, Toolbar, useScreen } from '@vumon/ui';
import type { useUndoKeys } from './undo-keys.tsx';
import type { QuestionFormState } from './useQuestionForm.ts';
import classes from '../question-bank.module.css';

interface EditorBarProps {
  /** Null: a new question. */
  id: string | null;
  form: QuestionFormState;
  steps: ReturnType<typeof useUndoKeys>;
  onPreview(): void;
  onChangeType(): void;
  onHistory(): void;
  onSave(): void;
  onSaveAndNext(): void;
}

export function EditorBar({
  id,
  form: { hand, problems, draftAt, saving, canUndo, canRedo },
  steps,
  onPreview,
  onChangeType,
  onHistory,
  onSave,
  onSaveAndNext,
}: EditorBarProps) {
  const { t } = useTranslation('question-bank');
  const { t: types } = useTranslation('qt-types');
  const { screen } = useScreen();
  return (
    <div className={classes.bar}>
      <h1 className={classes.barTitle}>{types(`types.${hand.type}.name`)}</h1>
      <Tag>{hand.type}</Tag>
      {draftAt !== null && (
        <SaveState state="saved" compact>
          {t('draftAt', { time: formatTime(draftAt) })}
        </SaveState>
      )}
      <span className={classes.grow} />
      {problems.length > 0 && (
        <span className={classes.problemCount} role="status">
          {t('problems', { count: problems.length })}
        </span>
      )}
      <Toolbar className={classes.steps} aria-label={t('steps')}>
        <IconButton
          icon={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
          aria-label={t('undo')}
          withTooltip
          disabled={!canUndo}
          onClick={steps.undo}
        />
        <IconButton
          icon={<IconArrowForwardUp size={20} stroke={1.75} aria-hidden />}
          aria-label={t('redo')}
          withTooltip
          disabled={!canRedo}
          onClick={steps.redo}
        />
      </Toolbar>
      {screen === 'tablet' && (
        <Button icon={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={onPreview}>
          {t('preview')}
        </Button>
      )}
      {screen === 'phone' && (
        <IconButton
          variant="outline"
          icon={<IconEye size={20} stroke={1.75} aria-hidden />}
          aria-label={t('preview')}
          onClick={onPreview}
        />
      )}
      {id === null &&
        (screen === 'phone' ? (
          <IconButton
            variant="outline"
            withTooltip
            icon={<IconTransform size={20} stroke={1.75} aria-hidden />}
            aria-label={t('changeType')}
            onClick={onChangeType}
          />
        ) : (
          <Button onClick={onChangeType}>{t('changeType')}</Button>
        ))}
      {id !== null && (
        <IconButton
          variant="outline"
          withTooltip
          icon={<IconHistory size={20} stroke={1.75} aria-hidden />}
          aria-label={t('versions.title')}
          aria-haspopup="dialog"
          onClick={onHistory}
        />
      )}
      {id === null && screen !== 'phone' && (
        <Button loading={saving} onClick={onSaveAndNext}>
          {t('saveAndNext')}
        </Button>
      )}
      <Button variant="primary" loading={saving} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  );
}
