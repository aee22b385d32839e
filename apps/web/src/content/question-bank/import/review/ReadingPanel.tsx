/** Choices for reading the whole file, with what each would find; every choice is applied at once. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Note } from '@vumon/ui';
import { useId } from 'react';
import type { ImportChange, QuestionImport } from '../import-queries.ts';
import { isReady } from './groups.ts';
import classes from './reading.module.css';

type Reading = NonNullable<QuestionImport['reading']>;
type Choices = Reading['choices'];

interface ChoiceRowProps {
  title: string;
  value: string;
  options: readonly { value: string; label: string; count?: number }[];
  onChange(value: string): void;
}

function ReadingChoice({ title, value, options, onChange }: ChoiceRowProps) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{title}</legend>
      <div className={classes.chips}>
        {options.map((one) => (
          <label key={one.value} className={classes.chip}>
            <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>{one.label}</span>
            {one.count !== undefined && <b>{one.count}</b>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ReadingPanel({
  check,
  reading,
  change,
}: {
  check: QuestionImport;
  reading: Reading;
  change(body: ImportChange): Promise<unknown>;
}) {
  const { t } = useTranslation('question-bank');
  const { choices, remember } = reading;
  const ready = check.rows.filter(isReady).length;
  const send = (next: Choices, keep = remember): void =>
    void change({ kind: 'reading', choices: next, remember: keep }).catch(() => undefined);
  /** An empty value leaves the choice to the reader. */
  const choose =
    <Name extends keyof Choices>(name: Name) =>
    (value: string): void => {
      const { [name]: _, ...others } = choices;
      send((value === '' ? others : { ...others, [name]: value }) as Choices);
    };
  const auto = { value: '', label: t('review.reading.auto') };
  const labels = reading.labels.filter(({ label, count }) => count > 0 || label === choices.label);
  const options = reading.options.filter(({ option, count }) => count > 0 || option === choices.option);
  const keys = reading.keys.filter(({ count }) => count > 0);
  const hasSmall = reading.options.some(({ option, count }) => option.startsWith('a') && count > 0);
  return (
    <details className={classes.panel} open={ready * 2 < check.rows.length || check.rows.length === 0}>
      <summary>
        {t('review.reading.title')}
        <span>{t('review.reading.lines', { understood: reading.understood, lines: reading.lines })}</span>
      </summary>
      {check.rows.length === 0 && (
        <div className={classes.note}>
          <Note tone="warn">{t(reading.scanned ? 'review.reading.scanned' : 'review.reading.none')}</Note>
        </div>
      )}
      <p className={classes.hint}>{t('review.reading.hint')}</p>
      <ReadingChoice
        title={t('review.reading.label')}
        value={choices.label ?? ''}
        options={[
          auto,
          ...labels.map(({ label, count }) => ({ value: label, label: t(`review.reading.labels.${label}`), count })),
        ]}
        onChange={choose('label')}
      />
      <ReadingChoice
        title={t('review.reading.option')}
        value={choices.option ?? ''}
        options={[
          auto,
          ...options.map(({ option, count }) => ({
            value: option,
            label:
              option === 'bullet' || option === 'circled' || option === 'plain'
                ? t(`review.reading.families.${option}`)
                : option,
            count,
          })),
        ]}
        onChange={choose('option')}
      />
      {keys.length > 0 && (
        <ReadingChoice
          title={t('review.reading.key')}
          value={choices.key ?? ''}
          options={[
            { value: '', label: t('review.reading.anyKey') },
            ...keys.map(({ key, count }) => ({ value: key, label: t(`review.keySources.${key}`), count })),
          ]}
          onChange={choose('key')}
        />
      )}
      {hasSmall && (
        <ReadingChoice
          title={t('review.reading.letters')}
          value={choices.letters ?? ''}
          options={[
            auto,
            ...(['choice', 'true-false'] as const).map((value) => ({
              value,
              label: t(`review.reading.lettersOf.${value}`),
            })),
          ]}
          onChange={choose('letters')}
        />
      )}
      {reading.codes.length > 0 && (
        <ReadingChoice
          title={t('review.reading.code')}
          value={choices.code ?? reading.code ?? ''}
          options={reading.codes.map((value) => ({ value, label: value }))}
          onChange={choose('code')}
        />
      )}
      <div className={classes.end}>
        <Checkbox
          label={t('review.reading.remember')}
          checked={remember}
          onChange={(checked) => send(choices, checked)}
        />
        {Object.keys(choices).length > 0 && (
          <Button variant="link" size="sm" onClick={() => send({})}>
            {t('review.reading.reset')}
          </Button>
        )}
      </div>
    </details>
  );
}
