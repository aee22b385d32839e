/** A teacher's scores and comments, as the learner and other teachers read them. */
import { useFormat } from '@vumon/i18n/react';
import type { ItemMark, ItemResult } from '../schema/core.react.ts';
import { ownEntry } from '../schema/records.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { useMessages } from '../messages.tsx';
import { inReadingOrder, segmentsOf } from './notes.ts';
import type { Rubric, ShownCriteria } from './rubric.ts';
import classes from './marking.module.css';

/** Before and during the test: the criteria, where the author shows them. */
export function CriteriaLine({ criteria }: { criteria: ShownCriteria | undefined }) {
  const t = useMessages('qt');
  if (criteria === undefined || criteria.length === 0) return null;
  return (
    <p className={classes.shown}>
      <b>{t('marking.criteria')}:</b> {criteria.map(({ name, max }) => `${name} (0–${max})`).join(' · ')}
    </p>
  );
}

/** The learner's text with the ranges that the teacher commented on. */
export function MarkedText({
  text,
  mark,
  inline = false,
}: {
  text: string;
  mark: ItemMark | undefined;
  inline?: boolean;
}) {
  const t = useMessages('qt');
  const notes = inReadingOrder(mark?.notes ?? []);
  return (
    <span className={inline ? classes.inlineText : classes.text} translate="no">
      {segmentsOf(text, notes).map((segment) => {
        const ending = segment.notes.filter((index) => notes[index]!.end === segment.start + segment.text.length);
        return segment.notes.length === 0 ? (
          segment.text
        ) : (
          <mark
            key={segment.start}
            className={classes.note}
            title={segment.notes.map((index) => notes[index]!.text).join('\n')}
          >
            {segment.text}
            {ending.map((index) => (
              <sup key={index} aria-label={t('marking.noteOf', { number: index + 1, text: notes[index]!.text })}>
                {index + 1}
              </sup>
            ))}
          </mark>
        );
      })}
    </span>
  );
}

export interface MarkViewProps {
  mark: ItemMark | undefined;
  /** Null where the item is marked in steps. */
  rubric: Rubric | null;
  state: ItemResult['state'] | undefined;
  /** The text that the notes refer to; absent for recordings. */
  text?: string;
  audience: 'learner' | 'teacher' | 'author' | undefined;
}

/**
 * Scores by criterion, the comment and the notes; for an unmarked item, that it is not marked yet. An author only
 * sees the criteria.
 */
export function MarkView({ mark, rubric, state, text = '', audience }: MarkViewProps) {
  const t = useMessages('qt');
  const format = useFormat();
  const marked = mark !== undefined && Object.keys(mark.scores).length > 0;
  const notes = inReadingOrder(mark?.notes ?? []);
  const waiting = state === 'needs-teacher' && !marked;
  const criteria = rubric?.criteria ?? [];
  const toTell = marked && (criteria.length > 0 || mark.comment !== '');
  if (
    !toTell &&
    notes.length === 0 &&
    (mark?.comment ?? '') === '' &&
    !waiting &&
    (audience !== 'author' || criteria.length === 0)
  )
    return null;
  return (
    <section className={classes.mark}>
      <h4 className={classes.markTitle}>{audience === 'author' ? t('marking.criteria') : t('marking.title')}</h4>
      {waiting && (
        <p className={classes.comment}>{t(audience === 'teacher' ? 'marking.waitingTeacher' : 'marking.waiting')}</p>
      )}
      {criteria.length > 0 && (marked || audience === 'author') && (
        <ul className={classes.scores}>
          {criteria.map(({ id, name, max, descriptor, levels }) => {
            const score = ownEntry(mark?.scores, id);
            const level =
              score === undefined
                ? undefined
                : levels.filter((one) => one.score <= score).toSorted((a, b) => b.score - a.score)[0];
            return (
              <li key={id} className={classes.score}>
                <span>{name}</span>
                <span>{score === undefined ? `0–${max}` : `${format.number(score / 100, 2)}/${max}`}</span>
                {(level?.text ?? descriptor) !== '' && <small>{level?.text ?? descriptor}</small>}
              </li>
            );
          })}
        </ul>
      )}
      {mark !== undefined && mark.comment !== '' && <p className={classes.comment}>{mark.comment}</p>}
      {notes.length > 0 && (
        <>
          <h4 className={classes.markTitle}>{t('marking.notes')}</h4>
          <ol className={classes.notes}>
            {notes.map((note) => (
              <li key={note.id}>
                <q>{text.slice(note.start, note.end)}</q> {note.text}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The author's own text or notes, once the key is released. */
export function ModelAnswer({ model }: { model: string | undefined }) {
  const t = useMessages('qt');
  if (model === undefined || model === '') return null;
  return (
    <section className={classes.mark}>
      <h4 className={classes.markTitle}>{t('marking.answer')}</h4>
      <RichText text={model} />
    </section>
  );
}
