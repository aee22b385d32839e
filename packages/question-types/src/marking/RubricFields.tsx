/** A rubric while the author edits it: a preset or own criteria, and whether learners see them. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormat } from '@vumon/i18n/react';
import { IconButton, NumberField, SelectField, Switch, TextAreaField, TextField } from '@vumon/ui';
import { newLocalId } from '../editing/ids.tsx';
import { OrderList } from '../editing/entries/OrderList.tsx';
import { ProblemLine } from '../editing/problems.tsx';
import type { ProblemMessages } from '../editing/problems.tsx';
import editing from '../editing/editing.module.css';
import { useMessages } from '../messages.tsx';
import type { RubricPreset } from './presets.ts';
import { criteriaToShow, type Criterion, type Rubric, type ShownCriteria } from './rubric.ts';
import { maxCriteria, maxCriterionScore, maxLevels } from './total.ts';
import classes from './marking.module.css';

export interface RubricFieldsProps {
  rubric: Rubric;
  /** The part of it that learners see; undefined if they see nothing. */
  shown: ShownCriteria | undefined;
  presets: readonly RubricPreset[];
  problem: ProblemMessages;
  onChange(rubric: Rubric, shown: ShownCriteria | undefined): void;
}

export function RubricFields({ rubric, shown, presets, problem, onChange }: RubricFieldsProps) {
  const t = useMessages('qt-rubric');
  const format = useFormat();
  const { criteria, step } = rubric;
  const set = (next: Rubric): void => onChange(next, shown === undefined ? undefined : criteriaToShow(next));
  const change = (criterion: Criterion): void =>
    set({ ...rubric, criteria: criteria.map((one) => (one.id === criterion.id ? criterion : one)) });

  /** Texts of a preset are copied: the author may change them. */
  function use(preset: RubricPreset): void {
    const words = t as (key: string) => string;
    const taken: string[] = [];
    set({
      step: preset.step,
      criteria: preset.criteria.map(({ id, max, weight }) => {
        const fresh = newLocalId(taken);
        taken.push(fresh);
        return {
          id: fresh,
          name: words(`presets.${preset.id}.${id}`),
          descriptor: words(`presets.${preset.id}.${id}Text`),
          max,
          weight,
          levels: [],
        };
      }),
    });
  }

  return (
    <section className={classes.rubric} aria-label={t('title')}>
      <div>
        <span className={editing.label}>{t('title')}</span>
        <span className={editing.hint}>{t('hint')}</span>
      </div>
      <div className={classes.rubricHead}>
        <SelectField
          className={classes.preset}
          label={t('preset')}
          description={criteria.length > 0 ? t('presetHint') : undefined}
          placeholder={t('presetPlaceholder')}
          data={presets.map(({ id }) => ({ value: id, label: (t as (key: string) => string)(`presets.${id}.name`) }))}
          value={null}
          onChange={(id) => {
            const preset = presets.find((one) => one.id === id);
            if (preset !== undefined) use(preset);
          }}
        />
        <SelectField
          className={classes.step}
          label={t('step')}
          data={([25, 50, 100] as const).map((value) => ({
            value: String(value),
            label: format.number(value / 100, 2),
          }))}
          value={String(step)}
          onChange={(value) => set({ ...rubric, step: value === '25' ? 25 : value === '50' ? 50 : 100 })}
        />
      </div>
      <ProblemLine text={problem.at('rubric')} />
      <OrderList
        rows={criteria}
        nameOf={({ name }, index) => (name === '' ? t('criterion', { number: index + 1 }) : name)}
        onReorder={(rows) => set({ ...rubric, criteria: rows })}
      >
        {(criterion, index) => (
          <CriterionFields
            criterion={criterion}
            number={index + 1}
            step={step}
            problem={problem}
            onChange={change}
            onRemove={() => set({ ...rubric, criteria: criteria.filter(({ id }) => id !== criterion.id) })}
          />
        )}
      </OrderList>
      {criteria.length < maxCriteria && (
        <button
          type="button"
          className={editing.addLine}
          onClick={() =>
            set({
              ...rubric,
              criteria: [
                ...criteria,
                {
                  id: newLocalId(criteria.map(({ id }) => id)),
                  name: '',
                  descriptor: '',
                  max: criteria.at(-1)?.max ?? 10,
                  weight: 1,
                  levels: [],
                },
              ],
            })
          }
        >
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          {t('add')}
        </button>
      )}
      <div>
        <Switch
          label={t('show')}
          checked={shown !== undefined}
          onChange={(on) => onChange(rubric, on ? criteriaToShow(rubric) : undefined)}
        />
        <span className={editing.hint}>{t('showHint')}</span>
      </div>
    </section>
  );
}

interface CriterionFieldsProps {
  criterion: Criterion;
  number: number;
  step: Rubric['step'];
  problem: ProblemMessages;
  onChange(criterion: Criterion): void;
  onRemove(): void;
}

const whole = (value: string | number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(value)) || least));

function CriterionFields({ criterion, number, step, problem, onChange, onRemove }: CriterionFieldsProps) {
  const t = useMessages('qt-rubric');
  const { levels } = criterion;
  const path = `rubric.criteria.${number - 1}`;
  const setLevel = (at: number, level: Criterion['levels'][number]): void =>
    onChange({ ...criterion, levels: levels.map((one, index) => (index === at ? level : one)) });
  return (
    <div
      className={classes.criterion}
      role="group"
      aria-label={criterion.name === '' ? t('criterion', { number }) : criterion.name}
    >
      <div className={classes.criterionHead}>
        <TextField
          label={t('name')}
          maxLength={120}
          value={criterion.name}
          error={problem.at(`${path}.name`)}
          onChange={(event) => onChange({ ...criterion, name: event.currentTarget.value })}
        />
        <NumberField
          label={t('max')}
          min={1}
          max={maxCriterionScore}
          allowDecimal={false}
          value={criterion.max}
          onChange={(value) => onChange({ ...criterion, max: whole(value, 1, maxCriterionScore) })}
        />
        <NumberField
          label={t('weight')}
          min={1}
          max={10}
          allowDecimal={false}
          value={criterion.weight}
          onChange={(value) => onChange({ ...criterion, weight: whole(value, 1, 10) })}
        />
        <IconButton
          className={classes.removeCriterion}
          aria-label={t('remove', { name: criterion.name })}
          icon={<IconTrash size={18} stroke={1.75} />}
          onClick={onRemove}
        />
      </div>
      <TextAreaField
        label={t('descriptor')}
        placeholder={t('descriptorHint')}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={1000}
        value={criterion.descriptor}
        onChange={(event) => onChange({ ...criterion, descriptor: event.currentTarget.value })}
      />
      {levels.length > 0 && (
        <fieldset className={classes.levels}>
          <legend className={editing.hint}>{t('levels')}</legend>
          {levels.map((level, at) => (
            <div key={level.id} className={classes.level}>
              <NumberField
                aria-label={`${t('level', { number: at + 1 })}: ${t('levelScore')}`}
                min={0}
                max={criterion.max}
                step={step / 100}
                decimalScale={2}
                decimalSeparator=","
                allowedDecimalSeparators={['.', ',']}
                value={level.score / 100}
                onChange={(value) =>
                  setLevel(at, {
                    ...level,
                    score: Math.min(criterion.max * 100, Math.max(0, Math.round(Number(value) * 100) || 0)),
                  })
                }
              />
              <TextAreaField
                aria-label={`${t('level', { number: at + 1 })}: ${t('levelText')}`}
                placeholder={t('levelText')}
                autosize
                minRows={1}
                maxRows={6}
                maxLength={600}
                value={level.text}
                error={problem.at(`${path}.levels.${at}`)}
                onChange={(event) => setLevel(at, { ...level, text: event.currentTarget.value })}
              />
              <IconButton
                size="sm"
                aria-label={t('removeLevel', { number: at + 1 })}
                icon={<IconTrash size={18} stroke={1.75} />}
                onClick={() => onChange({ ...criterion, levels: levels.filter((_, index) => index !== at) })}
              />
            </div>
          ))}
        </fieldset>
      )}
      {levels.length < maxLevels && (
        <button
          type="button"
          className={editing.addLine}
          onClick={() =>
            onChange({
              ...criterion,
              levels: [
                ...levels,
                {
                  id: newLocalId(levels.map(({ id }) => id)),
                  score: levels.length === 0 ? criterion.max * 100 : 0,
                  text: '',
                },
              ],
            })
          }
        >
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          {t('addLevel')}
        </button>
      )}
    </div>
  );
}
