/** A question of the bank like the one before, for the class to try: nobody has answered it, so it has no bubbles. */
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { cx } from '@vumon/ui';
import { AnswerText, askedOf } from '../Analysis.tsx';
import { letterOf } from '../marks.ts';
import type { Similar } from '../queries.ts';
import classes from './projector.module.css';

interface SimilarQuestionProps {
  readonly question: Similar;
  /** Of the question of the test. */
  readonly number: number;
  readonly shown: boolean;
  readonly away: boolean;
}

export function SimilarQuestion({
  question: { type, item, content, right },
  number,
  shown,
  away,
}: SimilarQuestionProps) {
  const { t } = useTranslation('results');
  const { places, stem, text } = askedOf({ column: { type, item }, content });
  const [place] = places;
  return (
    <div className={cx(classes.body, away && classes.away)} inert={away}>
      <p className={classes.label}>{t('projector.similar', { number })}</p>
      <div className={classes.stem}>
        <RichText text={stem === '' ? text : stem} />
      </div>
      {place !== undefined && place.label !== '' && (
        <p className={classes.label}>
          <RichText inline text={place.label} />
        </p>
      )}
      <ol className={classes.answers}>
        {place?.options?.map(({ id, text: option }, at) => {
          const isRight = shown && right.includes(id);
          return (
            <li key={id} className={cx(classes.answer, isRight && classes.right)}>
              <span className={classes.letter}>{letterOf(at)}</span>
              <span className={classes.text}>
                <AnswerText answer={{ id, text: option }} place={place} />
                {isRight && <span className="visually-hidden"> ({t('analysis.correct')})</span>}
              </span>
              {isRight && <IconCheck size={26} stroke={2.25} aria-hidden />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
