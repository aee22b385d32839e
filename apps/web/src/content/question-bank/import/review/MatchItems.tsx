/** The entries of a task to match, each with a bubble for every target, below the targets with their letters. */
import { useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { Bubble } from '@vumon/ui';
import { useId } from 'react';
import classes from './review.module.css';

export interface MatchEntry {
  readonly id: string;
  readonly text?: string;
  readonly image?: { readonly media: string; readonly alt: string };
}

const letterOf = (at: number): string => String.fromCharCode(65 + at);

export function MatchItems({
  items,
  targets,
  correct,
  labels,
  onKey,
}: {
  items: readonly MatchEntry[];
  targets: readonly MatchEntry[];
  correct: Readonly<Record<string, readonly string[]>>;
  /** The printed numbers of the entries, where the paper counts them among its questions. */
  labels: readonly number[];
  onKey(item: string, values: string[]): void;
}) {
  const { t } = useTranslation('question-bank');
  const name = useId();
  const numberOf = (at: number): number => (labels.length === items.length ? labels[at]! : at + 1);
  return (
    <>
      <div className={classes.options}>
        {targets.map((target, at) => (
          <div key={target.id} className={classes.target}>
            <b>{letterOf(at)}.</b> <Shown entry={target} />
          </div>
        ))}
      </div>
      {items.map((item, at) => (
        <div key={item.id} className={classes.match}>
          <div className={classes.matchText}>
            <b>{numberOf(at)}.</b> <Shown entry={item} />
          </div>
          <div role="radiogroup" aria-label={t('review.pairOf', { number: numberOf(at) })} className={classes.letters}>
            {targets.map(({ id }, target) => (
              <label key={id} className={classes.option}>
                <input
                  type="radio"
                  aria-label={letterOf(target)}
                  name={`${name} ${item.id}`}
                  checked={correct[item.id]?.includes(id) ?? false}
                  onChange={() => onKey(item.id, [id])}
                />
                <Bubble size="s" state={correct[item.id]?.includes(id) ? 'right' : 'idle'}>
                  {letterOf(target)}
                </Bubble>
              </label>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

function Shown({ entry: { text = '', image } }: { entry: MatchEntry }) {
  return (
    <span className={classes.optionText}>
      <RichText inline text={text} />
      {image && <img src={`/media/${image.media}`} alt={image.alt} loading="lazy" className={classes.picture} />}
    </span>
  );
}
