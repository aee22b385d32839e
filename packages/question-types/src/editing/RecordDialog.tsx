/** Recording a clip for a question: record, listen, use it or record again; or choose a file instead. */
import { useState } from 'react';
import { IconFileUpload, IconMicrophone, IconPlayerStopFilled, IconRefresh } from '@tabler/icons-react';
import { Button, FieldError, Modal } from '@vumon/ui';
import { clockText } from '../playing/Audio.tsx';
import { longestSeconds, useClipRecorder } from './useClipRecorder.tsx';
import { LevelMeter } from '../playing/recording/LevelMeter.tsx';
import { useMessages } from '../messages.tsx';
import classes from './editing.module.css';

export interface RecordDialogProps {
  onClose(): void;
  onFile(): void;
  /** Uploads the clip; an error that it rejects with is shown in the dialog. */
  onKeep(clip: File): Promise<string | undefined>;
}

export function RecordDialog({ onClose, onFile, onKeep }: RecordDialogProps) {
  const t = useMessages('qt-editing');
  const { meter, recording, seconds, clip, problem, record, stop } = useClipRecorder();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    if (clip === null) return;
    setBusy(true);
    const refused = await onKeep(clip.file);
    setBusy(false);
    if (refused === undefined) onClose();
    else setError(refused);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editor.record.title')}
      footer={
        <>
          <Button
            icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
            disabled={recording || busy}
            onClick={onFile}
          >
            {t('editor.record.file')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabledReason={clip === null ? t('editor.record.first') : null}
            onClick={() => void keep()}
          >
            {t('editor.record.keep')}
          </Button>
        </>
      }
    >
      <div className={classes.record}>
        <p className={classes.hint}>{t('editor.record.hint')}</p>
        {clip !== null && (
          <audio className={classes.recorded} controls src={clip.url} aria-label={t('editor.record.listen')} />
        )}
        <div className={classes.recordRow}>
          {recording ? (
            <Button variant="primary" icon={<IconPlayerStopFilled size={18} aria-hidden="true" />} onClick={stop}>
              {t('editor.record.stop')}
            </Button>
          ) : (
            <Button
              icon={
                clip === null ? (
                  <IconMicrophone size={18} stroke={1.75} aria-hidden="true" />
                ) : (
                  <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
                )
              }
              disabled={busy}
              onClick={() => {
                setError(undefined);
                void record();
              }}
            >
              {t(clip === null ? 'editor.record.start' : 'editor.record.again')}
            </Button>
          )}
          <span className={classes.recordTime} role="timer">
            {clockText(seconds)} / {clockText(longestSeconds)}
          </span>
        </div>
        {meter !== null && <LevelMeter meter={meter} />}
        {problem !== null && <FieldError>{t(`editor.record.problems.${problem}`)}</FieldError>}
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </Modal>
  );
}
