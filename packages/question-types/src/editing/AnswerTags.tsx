/**
 * Accepted answers as tags: Enter or a semicolon adds one, Backspace in the empty field returns the last one to the
 * field.
 */
import { useId, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../messages.tsx';
import classes from './editing.module.css';

export interface AnswerTagsProps {
  label: string;
  answers: readonly string[];
  onChange(answers: string[]): void;
  placeholder?: string;
  error?: string | undefined;
}

const splitter = /[;\n]/;

/** The order of the answers is significant: keys and reviews show the first one. */
export function AnswerTags({ label, answers, onChange, placeholder, error }: AnswerTagsProps) {
  const t = useMessages('qt-editing');
  const [draft, setDraft] = useState('');
  const id = useId();

  function add(text: string): void {
    const fresh = text
      .split(splitter)
      .map((part) => part.normalize('NFC').trim())
      .filter((part) => part !== '' && !answers.includes(part));
    if (fresh.length > 0) onChange([...answers, ...new Set(fresh)]);
    setDraft('');
  }

  return (
    <div>
      <div className={classes.tags} data-invalid={error !== undefined || undefined}>
        {answers.map((answer, index) => (
          <span key={answer} className={classes.answer} data-first={index === 0 || undefined}>
            {answer}
            <button
              type="button"
              aria-label={t('editor.answers.remove', { answer })}
              onClick={() => onChange(answers.filter((other) => other !== answer))}
            >
              <IconX size={14} stroke={2} />
            </button>
          </span>
        ))}
        <input
          value={draft}
          // Text that is not added yet is not part of the question, so Ctrl+Z is left to the input itself.
          data-own-undo={draft === '' ? undefined : ''}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          placeholder={answers.length === 0 ? placeholder : t('editor.answers.another')}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => add(draft)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (!splitter.test(text)) return;
            event.preventDefault();
            add(text);
          }}
          onKeyDown={(event) => {
            // While a Vietnamese input method composes, Enter ends the word, not the answer.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' || event.key === ';') {
              event.preventDefault();
              add(draft);
            } else if (event.key === 'Backspace' && draft === '' && answers.length > 0) {
              onChange(answers.slice(0, -1));
            }
          }}
        />
      </div>
      {error !== undefined && (
        <p className={classes.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
