import { attemptModes, countings, examTools, mostAttempts, reviewStates } from '@vumon/domain';
import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Checkbox, NumberField, Segmented, SelectField } from '@vumon/ui';
import classes from '../assignments.module.css';
import { formProblem, inMode, type AssignmentForm } from './assignment-form.ts';

export interface SettingsFieldsProps {
  form: AssignmentForm;
  onChange: (form: AssignmentForm) => void;
  errors: Readonly<Record<string, string>>;
  /** Whether the test shuffles options unless the assignment says otherwise. */
  shuffles: boolean;
  /** True when somebody has started: settings that running attempts depend on cannot be changed. */
  started?: boolean;
  /** A record of each attempt is stored; once somebody has started, recording can be ended but not begun. */
  recorded?: boolean;
}

/** Whether it is a test or practice. */
export function ModeField({ form, onChange, started }: Pick<SettingsFieldsProps, 'form' | 'onChange' | 'started'>) {
  const { t } = useTranslation('assignments');
  if (started)
    return (
      <p className={classes.given}>
        <span className={classes.muted}>{t('settings.mode')}</span> <b>{t(`settings.modes.${form.mode}`)}</b>
      </p>
    );
  return (
    <div className={classes.pick}>
      <Segmented
        full
        aria-label={t('settings.mode')}
        value={form.mode}
        onChange={(mode) => onChange(inMode(form, mode))}
        options={attemptModes.map((value) => ({ value, label: t(`settings.modes.${value}`) }))}
      />
      <p className={classes.small}>{t(`settings.modeHints.${form.mode}`)}</p>
    </div>
  );
}

/** The settings as they are, in a few words each. */
function settingsSummary(form: AssignmentForm, shuffleOptions: boolean, t: Translate<'assignments'>): string[] {
  const practice = form.mode === 'PRACTICE';
  const shuffled = form.shuffleQuestions
    ? shuffleOptions
      ? 'both'
      : 'questions'
    : shuffleOptions
      ? 'options'
      : 'none';
  return [
    practice && form.unlimited
      ? t('settings.unlimited')
      : t('settings.attemptCount', { count: Number(form.attempts) || 0 }),
    t(`settings.shuffled.${shuffled}`),
    !practice && t(`settings.summary.${form.reviewAfter}`),
    !practice && form.record && t('settings.summary.record'),
  ].filter((text) => text !== false);
}

/** The tools that learners have in the test, such as a calculator. */
function ToolChoices({
  chosen,
  onChange,
}: {
  chosen: AssignmentForm['tools'];
  onChange: (tools: AssignmentForm['tools']) => void;
}) {
  const { t } = useTranslation('assignments');
  return (
    <fieldset className={classes.toolChoices}>
      <legend>{t('settings.tools')}</legend>
      {examTools.map((tool) => (
        <Checkbox
          key={tool}
          label={t(`settings.toolNames.${tool}`)}
          checked={chosen.includes(tool)}
          onChange={(on) => onChange(examTools.filter((one) => (one === tool ? on : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  );
}

/** Settings that are rarely changed, folded behind a line that summarises them. */
export function MoreSettings({ form, onChange, errors, shuffles, started, recorded }: SettingsFieldsProps) {
  const { t } = useTranslation('assignments');
  const put = (changes: Partial<AssignmentForm>) => onChange({ ...form, ...changes });
  const practice = form.mode === 'PRACTICE';
  const unlimited = practice && form.unlimited;
  const wrong = formProblem(form) === 'attempts';
  const shuffleOptions = form.shuffleOptions ?? shuffles;
  const cannotRecord = started === true && recorded === false;
  const reviews = reviewStates.map((value) => ({ value, label: t(`settings.reviews.${value}`) }));
  return (
    <details className={classes.more} open={'attemptsAllowed' in errors || wrong || undefined}>
      <summary>
        <b>{t('settings.more')}</b>{' '}
        <span className={classes.muted}>{settingsSummary(form, shuffleOptions, t).join(', ')}</span>
      </summary>
      <div className={classes.moreBody}>
        {practice && (
          <Checkbox
            label={t('settings.untimed')}
            checked={form.untimed}
            disabled={started}
            onChange={(untimed) => put({ untimed })}
          />
        )}
        {practice && (
          <Checkbox
            label={t('settings.unlimited')}
            checked={form.unlimited}
            onChange={(next) => put({ unlimited: next })}
          />
        )}
        <div className={classes.two}>
          {!unlimited && (
            <NumberField
              label={t('settings.attempts')}
              min={1}
              max={mostAttempts}
              allowDecimal={false}
              value={form.attempts}
              error={errors['attemptsAllowed'] ?? (wrong ? t('settings.attemptsInvalid') : undefined)}
              onChange={(attempts) => put({ attempts: typeof attempts === 'number' ? attempts : '' })}
            />
          )}
          {!practice && Number(form.attempts) > 1 && (
            <SelectField
              label={t('settings.counting')}
              allowDeselect={false}
              data={countings.map((value) => ({ value, label: t(`settings.countings.${value}`) }))}
              value={form.counting}
              onChange={(counting) => counting && put({ counting: counting as AssignmentForm['counting'] })}
            />
          )}
        </div>
        <Checkbox
          label={t('settings.shuffleQuestions')}
          description={t('settings.shuffleQuestionsHint')}
          checked={form.shuffleQuestions}
          disabled={started}
          onChange={(shuffleQuestions) => put({ shuffleQuestions })}
        />
        <Checkbox
          label={t('settings.shuffleOptions')}
          checked={shuffleOptions}
          disabled={started}
          onChange={(next) => put({ shuffleOptions: next })}
        />
        {practice ? (
          <p className={classes.small}>{t('settings.practiceReview')}</p>
        ) : (
          <div className={classes.two}>
            <SelectField
              label={t('settings.reviewOpen')}
              description={t(form.reviewOpen === 'FREE' ? 'settings.reviewOpenFree' : 'settings.reviewOpenHint')}
              allowDeselect={false}
              data={reviews}
              value={form.reviewOpen}
              onChange={(state) => state && put({ reviewOpen: state as AssignmentForm['reviewOpen'] })}
            />
            <SelectField
              label={t('settings.reviewAfter')}
              description={t('settings.reviewAfterHint')}
              allowDeselect={false}
              data={reviews}
              value={form.reviewAfter}
              onChange={(state) => state && put({ reviewAfter: state as AssignmentForm['reviewAfter'] })}
            />
          </div>
        )}
        <ToolChoices chosen={form.tools} onChange={(tools) => put({ tools })} />
        {!practice && (
          <Checkbox
            label={t('settings.record')}
            description={t(cannotRecord ? 'settings.recordLate' : 'settings.recordHint')}
            checked={form.record}
            disabled={cannotRecord}
            onChange={(record) => put({ record })}
          />
        )}
        {started && <p className={classes.small}>{t('settings.startedHint')}</p>}
      </div>
    </details>
  );
}
