/** A learner's text with notes; a new note comments on selected text. */
import { IconMessagePlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { inReadingOrder, newLocalId, segmentsOf, type TextNote } from '@vumon/question-types/marking';
import { Button, IconButton, TextField } from '@vumon/ui';
import { useRef, useState } from 'react';
import { noWriting, offsetIn, wordsOf, type Writing } from './works.ts';
import classes from './marking.module.css';

interface NotedTextProps {
  text: string;
  notes: readonly TextNote[];
  /** The note that is not added yet. */
  writing: Writing;
  /** Saving failed because a note quotes a text that the answer does not contain. */
  unfinished: boolean;
  onChange(notes: readonly TextNote[], writing: Writing): void;
}

interface Stretch {
  start: number;
  end: number;
}

export function NotedText({ text, notes, writing, unfinished, onChange }: NotedTextProps) {
  const { t } = useTranslation('marking');
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Stretch | null>(null);
  const { quote, said } = writing;
  const write = (next: Partial<Writing>): void => onChange(notes, { ...writing, ...next });
  const ordered = inReadingOrder(notes);
  const words = wordsOf(text);
  const found = quote === '' ? -1 : text.indexOf(quote);
  const stretch = chosen ?? (found < 0 ? null : { start: found, end: found + quote.length });

  function choose(): void {
    const selection = getSelection();
    if (
      !selection ||
      selection.isCollapsed ||
      !box.current?.contains(selection.anchorNode) ||
      !box.current.contains(selection.focusNode)
    )
      return;
    const range = selection.getRangeAt(0);
    const [start, end] = [
      offsetIn(range.startContainer, range.startOffset),
      offsetIn(range.endContainer, range.endOffset),
    ];
    if (start === null || end === null || start >= end) return;
    setChosen({ start, end });
    write({ quote: text.slice(start, end) });
  }

  function add(): void {
    if (!stretch || said.trim() === '') return;
    onChange([...notes, { id: newLocalId(notes.map(({ id }) => id)), ...stretch, text: said.trim() }], noWriting);
    setChosen(null);
    getSelection()?.removeAllRanges();
  }

  return (
    <div className={classes.noted}>
      {/* Text is selected by mouse or touch; keyboard users type the words into the field below. */}
      <div
        ref={box}
        className={classes.text}
        translate="no"
        lang=""
        onPointerUp={() => setTimeout(choose)}
        onKeyUp={choose}
      >
        <MarkedText text={text} notes={ordered} pending={stretch} />
      </div>
      {words !== null && <p className={classes.muted}>{t('wordCount', { count: words })}</p>}
      <form
        className={classes.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={t('note.quote')}
          description={t('note.quoteHint')}
          value={quote}
          error={quote !== '' && !stretch ? t('note.notFound') : undefined}
          onChange={(event) => {
            write({ quote: event.currentTarget.value });
            setChosen(null);
          }}
        />
        <TextField
          label={t('note.words')}
          maxLength={1000}
          value={said}
          error={unfinished && !stretch ? t('note.needQuote') : undefined}
          onChange={(event) => write({ said: event.currentTarget.value })}
        />
        <Button
          type="submit"
          icon={<IconMessagePlus size={18} stroke={1.75} aria-hidden />}
          disabledReason={stretch ? (said.trim() === '' ? t('note.needWords') : null) : t('note.needQuote')}
        >
          {t('note.add')}
        </Button>
      </form>
      {ordered.length > 0 && (
        <NoteList
          text={text}
          notes={ordered}
          onRemove={(id) =>
            onChange(
              notes.filter((note) => note.id !== id),
              writing,
            )
          }
        />
      )}
    </div>
  );
}

/** The text in segments: those with a note carry its number, those selected for a new note are highlighted. */
function MarkedText({ text, notes, pending }: { text: string; notes: readonly TextNote[]; pending: Stretch | null }) {
  return (
    <>
      {segmentsOf(text, notes).map((segment) => {
        const ending = segment.notes.filter((at) => notes[at]!.end === segment.start + segment.text.length);
        const chosen = pending !== null && segment.start >= pending.start && segment.start < pending.end;
        return (
          <span
            key={segment.start}
            data-start={segment.start}
            data-noted={segment.notes.length > 0 || undefined}
            data-pending={chosen || undefined}
          >
            {segment.text}
            {ending.map((at) => (
              <sup key={at} aria-hidden="true">
                {at + 1}
              </sup>
            ))}
          </span>
        );
      })}
    </>
  );
}

function NoteList({ text, notes, onRemove }: { text: string; notes: readonly TextNote[]; onRemove(id: string): void }) {
  const { t } = useTranslation('marking');
  return (
    <ol className={classes.notes} aria-label={t('note.list')}>
      {notes.map((note) => (
        <li key={note.id}>
          <span>
            <q>{text.slice(note.start, note.end)}</q> {note.text}
          </span>
          <IconButton
            size="sm"
            aria-label={t('note.remove', { text: note.text })}
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => onRemove(note.id)}
          />
        </li>
      ))}
    </ol>
  );
}
