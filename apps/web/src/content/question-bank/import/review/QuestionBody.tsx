/** A question of the review with its key, which is corrected by pressing a bubble or typing a few letters. */
import { useTranslation } from '@vumon/i18n/react';
import { itemIdOf } from '@vumon/question-types/composite';
import { Line } from '@vumon/question-types/line';
import { RichText } from '@vumon/question-types/players';
import { traitsOf } from '@vumon/question-types/traits';
import { Bubble, TextField } from '@vumon/ui';
import { useId, useState } from 'react';
import type { ImportRow } from '../import-queries.ts';
import { MatchItems, type MatchEntry } from './MatchItems.tsx';
import { orderOf } from './stated-values.ts';
import classes from './review.module.css';

interface Picture {
  readonly media: string;
  readonly alt: string;
}
/** The content fields of all types that the review can show. */
interface Content {
  readonly instructions?: string;
  readonly passage?: { readonly text: string };
  readonly images?: readonly Picture[];
  readonly text?: string;
  readonly gaps?: readonly { readonly id: string }[];
  /** Present in a question with parts of several types. */
  readonly parts?: readonly { readonly id: string; readonly type: string; readonly content: unknown }[];
  /** Present in a task to match. */
  readonly targets?: readonly MatchEntry[];
  /** Present in a task to put in order, in the file's order. */
  readonly pieces?: readonly { readonly id: string; readonly text: string }[];
  readonly items?: readonly (MatchEntry & {
    readonly stem?: string;
    readonly prompt?: string;
    readonly options?: readonly { readonly id: string; readonly text: string; readonly image?: Picture }[];
  })[];
}
interface Key {
  readonly parts?: Readonly<Record<string, { readonly key: unknown }>>;
  readonly explanation?: string;
  readonly explanationImages?: readonly Picture[];
  readonly correct?: Readonly<Record<string, readonly string[]>>;
  readonly gaps?: Readonly<Record<string, { readonly accepted: readonly string[] }>>;
  readonly matching?: { readonly accepted: readonly string[] };
  readonly orders?: readonly (readonly string[])[];
}

export type OnKey = (item: string, values: string[]) => void;

const separator = ' | ';

export function QuestionBody({ row, onKey }: { row: ImportRow; onKey: OnKey }) {
  const { t } = useTranslation('question-bank');
  const { question, title, labels } = row;
  if (!question) return <p className={classes.stem}>{title ? <Line text={title} /> : t('import.untitled')}</p>;
  return <Asked question={question} title={title} labels={labels} onKey={onKey} />;
}

interface Question {
  readonly type: string;
  readonly content: unknown;
  readonly answerKey: unknown;
}

function Asked({
  question,
  title,
  labels,
  onKey,
}: {
  question: Question;
  title: string;
  labels: readonly number[];
  onKey: OnKey;
}) {
  const { t } = useTranslation('question-bank');
  const content = question.content as Content;
  const key = (question.answerKey ?? {}) as Key;
  const choices = content.items?.every(({ options }) => (options?.length ?? 0) > 0) && key.correct !== undefined;
  const matches = content.targets !== undefined;
  const typed = content.text !== undefined && content.gaps !== undefined && key.gaps !== undefined;
  const { several = false, verdicts = false } = traitsOf(question.type);
  return (
    <div className={classes.body}>
      {content.passage && content.passage.text !== '' && (
        <details className={classes.passage}>
          <summary>{t('review.passage')}</summary>
          <RichText text={content.passage.text} gap={(id) => `(${id.replace(/\D/g, '')}) ____`} />
        </details>
      )}
      {content.instructions && (
        <div className={classes.stem}>
          <RichText text={content.instructions} />
        </div>
      )}
      {content.images && content.images.length > 0 && (
        <div className={classes.images}>
          {content.images.map(({ media, alt }) => (
            <img key={media} src={`/media/${media}`} alt={alt} loading="lazy" className={classes.picture} />
          ))}
        </div>
      )}
      {choices &&
        content.items!.map((item, at) => (
          <ChoiceItem
            key={item.id}
            item={item}
            number={labels.length > 1 ? (labels[at] ?? null) : null}
            verdicts={verdicts}
            several={several}
            correct={key.correct![item.id] ?? []}
            onKey={onKey}
          />
        ))}
      {typed && (
        <>
          <div className={classes.stem}>
            <RichText text={content.text} gap={() => <span className={classes.gap} />} />
          </div>
          {content.gaps.map(({ id }, at) => (
            <Accepted
              key={id}
              label={
                content.gaps!.length > 1 ? t('review.answerOf', { number: labels[at] ?? at + 1 }) : t('review.answer')
              }
              accepted={key.gaps![id]?.accepted ?? []}
              onAccepted={(values) => onKey(id, values)}
            />
          ))}
        </>
      )}
      {matches && (
        <MatchItems
          items={content.items ?? []}
          targets={content.targets ?? []}
          correct={key.correct ?? {}}
          labels={labels}
          onKey={onKey}
        />
      )}
      {content.pieces && (
        <Pieces pieces={content.pieces} order={key.orders?.[0] ?? []} onOrder={(values) => onKey('q1', values)} />
      )}
      {content.parts?.map((part, at) => (
        <section key={part.id} className={classes.part}>
          <b>{labels[at] ?? at + 1}.</b>
          <Asked
            question={{ ...part, answerKey: key.parts?.[part.id]?.key }}
            title=""
            labels={[]}
            onKey={(item, values) => onKey(itemIdOf(part.id, item), values)}
          />
        </section>
      ))}
      {!choices && !typed && !matches && !content.pieces && !content.parts && (
        <div className={classes.stem}>
          {content.items?.[0]?.prompt === undefined ? (
            <Line text={title} />
          ) : (
            <RichText text={content.items[0].prompt} />
          )}
        </div>
      )}
      <Solution text={key.explanation ?? ''} images={key.explanationImages ?? []} />
      {key.matching && (
        <Accepted
          label={t('review.answer')}
          accepted={key.matching.accepted}
          onAccepted={(values) => onKey('q1', values)}
        />
      )}
    </div>
  );
}

/** Pieces with the letters of the file's order; the right order is typed with them, "c a b". */
function Pieces({
  pieces,
  order,
  onOrder,
}: {
  pieces: NonNullable<Content['pieces']>;
  order: readonly string[];
  onOrder(ids: string[]): void;
}) {
  const { t } = useTranslation('question-bank');
  const letterOf = (at: number): string => String.fromCharCode(65 + at);
  const shown = order.map((id) => letterOf(pieces.findIndex((one) => one.id === id))).join(' ');
  return (
    <>
      <div className={classes.options}>
        {pieces.map(({ id, text }, at) => (
          <div key={id} className={classes.target}>
            <b>{letterOf(at)}.</b> <RichText inline text={text} />
          </div>
        ))}
      </div>
      <Accepted
        label={t('review.order')}
        hint={t('review.orderHint')}
        accepted={shown === '' ? [] : [shown]}
        onAccepted={(values) => onOrder(orderOf(pieces, values.join('')))}
      />
    </>
  );
}

function Solution({ text, images }: { text: string; images: readonly Picture[] }) {
  const { t } = useTranslation('question-bank');
  if (text === '' && images.length === 0) return null;
  return (
    <details className={classes.passage}>
      <summary>{t('review.solution')}</summary>
      <RichText text={text} />
      {images.map(({ media, alt }) => (
        <img key={media} src={`/media/${media}`} alt={alt} loading="lazy" className={classes.picture} />
      ))}
    </details>
  );
}

function ChoiceItem({
  item: { id, stem = '', options = [] },
  number,
  verdicts,
  several,
  correct,
  onKey,
}: {
  item: NonNullable<Content['items']>[number];
  number: number | null;
  verdicts: boolean;
  several: boolean;
  correct: readonly string[];
  onKey: OnKey;
}) {
  const { t, find } = useTranslation('question-bank');
  const name = useId();
  const verdict = (option: string): string => find('review.verdicts', option) ?? option;
  return (
    <div className={verdicts ? classes.statement : undefined}>
      {stem !== '' && (
        <div className={classes.stem}>
          {number !== null && <b>{number}. </b>}
          <RichText text={stem} inline={verdicts || number !== null} />
        </div>
      )}
      {stem === '' && number !== null && <b>{number}.</b>}
      <div role={several ? 'group' : 'radiogroup'} aria-label={t('review.keyOf')} className={classes.options}>
        {options.map((option, at) => {
          const isRight = correct.includes(option.id);
          const letter = verdicts ? verdict(option.id).slice(0, 1) : String.fromCharCode(65 + at);
          return (
            <label key={option.id} className={classes.option}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                checked={isRight}
                onChange={() =>
                  onKey(
                    id,
                    !several
                      ? [option.id]
                      : options
                          .map((one) => one.id)
                          .filter((one) => (one === option.id ? !isRight : correct.includes(one))),
                  )
                }
              />
              <Bubble size="s" state={isRight ? 'right' : 'idle'}>
                {letter}
              </Bubble>
              <span className={classes.optionText}>
                {verdicts ? verdict(option.id) : <RichText inline text={option.text} />}
                {option.image && (
                  <img
                    src={`/media/${option.image.media}`}
                    alt={option.image.alt}
                    loading="lazy"
                    className={classes.picture}
                  />
                )}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

/** Accepted answers as one line; saved on blur or with Enter. */
function Accepted({
  label,
  hint,
  accepted,
  onAccepted,
}: {
  label: string;
  /** Instead of the one about several answers. */
  hint?: string;
  accepted: readonly string[];
  onAccepted(values: string[]): void;
}) {
  const { t } = useTranslation('question-bank');
  const stored = accepted.join(separator);
  const [typed, setTyped] = useState<string | null>(null);
  const send = () => {
    const values = (typed ?? stored)
      .split('|')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (typed !== null && values.join(separator) !== stored) onAccepted(values);
    setTyped(null);
  };
  return (
    <TextField
      className={classes.accepted}
      label={label}
      description={hint ?? t('review.answerHint')}
      value={typed ?? stored}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  );
}
