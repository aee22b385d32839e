/**
 * Scores by criterion, by pointer or by keys: a digit gives a whole score for the current criterion, a comma adds a
 * fraction.
 */
import type { Rubric, Scores } from '@vumon/question-types';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx, Toolbar } from '@vumon/ui';
import classes from './marking.module.css';

export interface RubricPadProps {
  rubric: Rubric;
  scores: Scores;
  active: number;
  onActive(index: number): void;
  onScore(index: number, score: number | null): void;
}

export function RubricPad({ rubric, scores, active, onActive, onScore }: RubricPadProps) {
  const { t } = useTranslation('marking');
  const format = useFormat();
  const parts = Array.from({ length: 100 / rubric.step - 1 }, (_, at) => (at + 1) * rubric.step);
  return (
    <ol className={classes.criteria}>
      {rubric.criteria.map(({ id, name, descriptor, max, levels, weight }, index) => {
        const score = Object.hasOwn(scores, id) ? scores[id] : undefined;
        const whole = score === undefined ? undefined : Math.floor(score / 100);
        const level =
          score === undefined
            ? undefined
            : levels.filter((one) => one.score <= score).toSorted((a, b) => b.score - a.score)[0];
        return (
          <li
            key={id}
            className={cx(classes.criterion, index === active && classes.active)}
            aria-current={index === active || undefined}
          >
            <div className={classes.criterionHead}>
              <button type="button" className={classes.criterionName} onClick={() => onActive(index)}>
                {name} {weight > 1 && <small>{t('weight', { weight })}</small>}
              </button>
              {score !== undefined && (
                <button
                  type="button"
                  className={classes.clear}
                  aria-label={`${t('clear')}: ${name}`}
                  onClick={() => onScore(index, null)}
                >
                  {t('clear')}
                </button>
              )}
              <b className={classes.numeral} aria-live="polite">
                {score === undefined ? '–' : format.number(score / 100, 2)}
                <small>/{max}</small>
              </b>
            </div>
            <Toolbar className={classes.keys} aria-label={name}>
              {Array.from({ length: max + 1 }, (_, value) => (
                <button
                  key={value}
                  type="button"
                  className={classes.key}
                  aria-pressed={whole === value}
                  onClick={() => onScore(index, value * 100)}
                >
                  {value}
                </button>
              ))}
              {parts.map((part) => (
                <button
                  key={part}
                  type="button"
                  className={cx(classes.key, classes.part)}
                  aria-pressed={score !== undefined && score % 100 === part}
                  // Without a whole score it is the score: half a point is one press.
                  disabled={whole === max}
                  onClick={() =>
                    onScore(index, Math.floor((score ?? 0) / 100) * 100 + ((score ?? 0) % 100 === part ? 0 : part))
                  }
                >
                  +{format.number(part / 100, 2)}
                </button>
              ))}
            </Toolbar>
            {(level?.text ?? descriptor) !== '' && <p className={classes.descriptor}>{level?.text ?? descriptor}</p>}
          </li>
        );
      })}
    </ol>
  );
}

export const stepWords = { 0: '0', 50: '½', 100: '1' } as const;

export function StepPad({
  score,
  onScore,
  label,
}: {
  score: number | undefined;
  onScore(score: number): void;
  label: string;
}) {
  return (
    <Toolbar className={classes.keys} aria-label={label}>
      {([0, 50, 100] as const).map((value) => (
        <button
          key={value}
          type="button"
          className={cx(classes.key, classes.step)}
          aria-pressed={score === value}
          onClick={() => onScore(value)}
        >
          {stepWords[value]}
        </button>
      ))}
    </Toolbar>
  );
}
