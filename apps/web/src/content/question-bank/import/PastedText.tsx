/** The pasted text beside its errors: it is corrected and checked again here, without another paste. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, TextAreaField } from '@vumon/ui';
import { useState, type RefObject } from 'react';
import { removeLocalDraft, storeLocalDraft, localDraft } from '../../../forms/local-drafts.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useImportSteps } from './import-queries.ts';
import classes from './import.module.css';

const key = 'question-import';

interface Pasted {
  readonly text: string;
  /** The result of checking the text; null while it is being edited. */
  readonly importId: string | null;
}

/** The text last pasted on this device. */
export const pastedText = (userId: string): Pasted | null => localDraft<Pasted>(userId, key)?.value ?? null;
export const keepPasted = (userId: string, value: Pasted): void =>
  void storeLocalDraft<Pasted>(userId, key, { at: Date.now(), value });
export const dropPasted = (userId: string): void => removeLocalDraft(userId, key);

export const fileOfPasted = (text: string, name: string): File => new File([text], name, { type: 'text/plain' });

/** Selects a line of the field and scrolls to it. */
export function showLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 3);
}

export function PastedText({
  userId,
  pasted,
  field,
  onChecked,
}: {
  userId: string;
  pasted: Pasted;
  field: RefObject<HTMLTextAreaElement | null>;
  onChecked(importId: string): void;
}) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const { check } = useImportSteps();
  const [text, setText] = useState(pasted.text);
  const [fault, setFault] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    setFault(null);
    try {
      const { importId } = await check.mutateAsync(fileOfPasted(text, t('import.pasted')));
      keepPasted(userId, { text, importId });
      onChecked(importId);
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  return (
    <div className={classes.pasted}>
      <TextAreaField
        ref={field}
        label={t('import.correct')}
        description={t('import.correctHint')}
        rows={14}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          keepPasted(userId, { text: event.currentTarget.value, importId: pasted.importId });
        }}
        classNames={{ input: classes.code! }}
        spellCheck={false}
      />
      {fault && (
        <Note tone="bad" live>
          {fault}
        </Note>
      )}
      <div>
        <Button
          variant="primary"
          loading={check.isPending}
          disabledReason={text.trim() === '' ? t('import.textMissing') : null}
          onClick={() => void again()}
        >
          {t('import.checkAgain')}
        </Button>
      </div>
    </div>
  );
}
