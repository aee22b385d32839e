/**
 * Other answers that a key accepts, shown to its author: other ways of writing it, and a field for trying an answer.
 */
import { useId, useState } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Button, TextField } from '@vumon/ui';
import { useMessages } from '../messages.tsx';
import classes from './editing.module.css';

export interface AcceptedFormsProps {
  forms: readonly string[];
  /** Both ends of the interval that a tolerance allows. */
  span?: readonly [string, string] | null;
  accepts(answer: string): boolean;
}

export function AcceptedForms({ forms, span = null, accepts }: AcceptedFormsProps) {
  const t = useMessages('qt-editing');
  const [answer, setAnswer] = useState<string | null>(null);
  const verdict = useId();
  const right = answer !== null && accepts(answer);
  return (
    <div className={classes.acceptedForms}>
      {forms.length > 0 && (
        <p className={classes.hint}>{t('editor.answers.alsoAccepted', { forms: forms.join('  ·  ') })}</p>
      )}
      {span !== null && <p className={classes.hint}>{t('editor.answers.span', { from: span[0], to: span[1] })}</p>}
      {answer === null ? (
        <Button size="sm" variant="link" onClick={() => setAnswer('')}>
          {t('editor.answers.try')}
        </Button>
      ) : (
        <div className={classes.tryAnswer}>
          <TextField
            // The field gets the focus, because the user pressed the button that shows it.
            autoFocus
            // The tried answer is not part of the question.
            data-own-undo=""
            aria-label={t('editor.answers.try')}
            aria-describedby={verdict}
            placeholder={t('editor.answers.tryHint')}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <p id={verdict} className={classes.verdict} aria-live="polite" data-right={right || undefined}>
            {answer.trim() !== '' && (
              <>
                {right ? (
                  <IconCheck size={16} stroke={2} aria-hidden="true" />
                ) : (
                  <IconX size={16} stroke={2} aria-hidden="true" />
                )}
                {t(right ? 'editor.answers.tried' : 'editor.answers.refused', { answer: answer.trim() })}
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
