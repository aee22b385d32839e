/** Choices for reading the whole file, with what each would find; every choice is applied at once. */
import { IconPointer } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Note } from '@vumon/ui';
import { useId, useMemo, type ReactNode } from 'react';
import type { ImportChange, QuestionImport } from '../import-queries.ts';
import { needsLook } from './groups.ts';
import { ReadingFound } from './ReadingFound.tsx';
import { agreementOf, optionCounts } from './reading-summary.ts';
import classes from './reading.module.css';

type Reading = NonNullable<QuestionImport['reading']>;
type Choices = Reading['choices'];

interface ChoiceRowProps {
  title: string;
  /** What the file says about the choice, or a control beside the title. */
  aside?: ReactNode;
  value: string;
  options: readonly { value: string; label: string; count?: number; sketch?: ReactNode }[];
  onChange(value: string): void;
}

function ReadingChoice({ title, aside, value, options, onChange }: ChoiceRowProps) {
  const name = useId();
  return (
    <li>
      <fieldset className={classes.choice}>
        <legend>{title}</legend>
        {aside && <div className={classes.aside}>{aside}</div>}
        <div className={classes.chips}>
          {options.map((one) => (
            <label key={one.value} className={classes.chip}>
              <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
              <span>{one.label}</span>
              {one.count !== undefined && <b>{one.count}</b>}
              {one.sketch}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

interface ReadingPanelProps {
  check: QuestionImport;
  reading: Reading;
  /** The next line of the file that is pressed shows how questions begin. */
  pointing: boolean;
  onPoint(): void;
  onShow(filter: 'look' | 'unknown', line: number): void;
  change(body: ImportChange): Promise<unknown>;
}

export function ReadingPanel({ check, reading, pointing, onPoint, onShow, change }: ReadingPanelProps) {
  const { t } = useTranslation('question-bank');
  const { choices, remember } = reading;
  // Also those that are left out because the bank has them: they were understood.
  const sure = check.rows.filter((row) => !needsLook(row)).length;
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
  const counted = useMemo(() => optionCounts(check.rows), [check.rows]);
  return (
    <details className={classes.panel} open={sure * 2 < check.rows.length || check.rows.length === 0}>
      <summary>
        {t('review.reading.title')}
        <span>{t('review.reading.hint')}</span>
      </summary>
      {check.rows.length === 0 && (
        <div className={classes.note}>
          <Note tone="warn">{t(reading.scanned ? 'review.reading.scanned' : 'review.reading.none')}</Note>
        </div>
      )}
      <ReadingFound check={check} reading={reading} onShow={onShow}>
        <ol className={classes.choices}>
          <ReadingChoice
            title={t('review.reading.label')}
            aside={<PointButton pointing={pointing} onPoint={onPoint} />}
            value={choices.label ?? ''}
            options={[
              auto,
              ...labels.map(({ label, count }) => ({
                value: label,
                label: t(`review.reading.labels.${label}`),
                count,
              })),
            ]}
            onChange={choose('label')}
          />
          <ReadingChoice
            title={t('review.reading.option')}
            aside={
              counted &&
              t(counted.missing > 0 ? 'review.reading.optionsMissing' : 'review.reading.optionsEach', { ...counted })
            }
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
              aside={<SourcesCompared check={check} keys={keys} />}
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
                  sketch: <LettersSketch of={value} />,
                })),
              ]}
              onChange={choose('letters')}
            />
          )}
          {reading.codes.length > 0 && <CodeChoice reading={reading} onChange={choose('code')} />}
        </ol>
      </ReadingFound>
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

/** The codes of the papers, or the sets, for which the file states keys. */
function CodeChoice({ reading, onChange }: { reading: Reading; onChange(value: string): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <ReadingChoice
      title={t('review.reading.code')}
      value={reading.choices.code ?? reading.code ?? ''}
      options={reading.codes.map((value) => ({
        value,
        // A point marks the name of a set.
        label: value.endsWith('.') ? t('review.reading.set', { name: value.slice(0, -1) }) : value,
      }))}
      onChange={onChange}
    />
  );
}

function PointButton({ pointing, onPoint }: Pick<ReadingPanelProps, 'pointing' | 'onPoint'>) {
  const { t } = useTranslation('question-bank');
  return (
    <Button
      variant="link"
      size="sm"
      icon={<IconPointer size={16} stroke={1.75} aria-hidden />}
      aria-pressed={pointing}
      onClick={onPoint}
    >
      {t(pointing ? 'review.reading.pointing' : 'review.reading.point')}
    </Button>
  );
}

/** "bảng đáp án nói giống dấu sao ở 56 câu". */
function SourcesCompared({ check, keys }: { check: QuestionImport; keys: Reading['keys'] }) {
  const { t, find } = useTranslation('question-bank');
  const agreement = useMemo(() => agreementOf(check.rows, keys), [check.rows, keys]);
  if (!agreement) return null;
  const [first, second] = agreement.sources.map((source) => find('review.keySources', source) ?? source);
  const { same, other } = agreement;
  return t(other > 0 ? 'review.reading.keysDiffer' : 'review.reading.keysAgree', {
    first: first!,
    second: second!,
    same,
    other,
  });
}

/** What a learner would see: four letters to choose from, or Đúng and Sai for each. */
function LettersSketch({ of }: { of: 'choice' | 'true-false' }) {
  const { t } = useTranslation('question-bank');
  return (
    <span className={classes.sketch} aria-hidden>
      {of === 'choice'
        ? ['A', 'B', 'C', 'D'].map((letter) => (
            <i key={letter} data-on={letter === 'B' || undefined}>
              {letter}
            </i>
          ))
        : ['a', 'b'].map((letter) => (
            <span key={letter}>
              {letter} <i>{t('review.verdicts.t')[0]}</i> <i>{t('review.verdicts.f')[0]}</i>
            </span>
          ))}
    </span>
  );
}
