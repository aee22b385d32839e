/** The form of a labelled plane figure: which one, what it is drawn with, and what is written in it. */
import { useState } from 'react';
import { PickGroup, TextField } from '@vumon/ui';
import { isAngle, placesOf, sceneForms, sceneSize, type FigureOf, type SceneForm } from '@vumon/figures';
import { useMessages } from '../../messages.tsx';
import { Group, Numeric, useFault, type Faults } from './pieces.tsx';
import classes from './figures.module.css';

const byRatio: readonly SceneForm[] = ['thales', 'bisector', 'pair', 'corner'];

export function PlaneFields({
  figure,
  faults,
  onChange,
}: {
  figure: FigureOf<'plane'>;
  faults: Faults;
  onChange(figure: FigureOf<'plane'>): void;
}) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { form, size, labels } = figure;
  const [least, most] = sceneSize(form);
  /** What was entered for each form, so that looking at another one loses nothing. */
  const [drafts, setDrafts] = useState<Partial<Record<SceneForm, Pick<typeof figure, 'size' | 'labels'>>>>({});
  return (
    <>
      <div>
        <span className={classes.label}>{t('editor.figure.plane.form')}</span>
        <PickGroup
          aria-label={t('editor.figure.plane.form')}
          value={form}
          options={sceneForms.map((value) => ({ value, label: t(`editor.figure.plane.forms.${value}`) }))}
          onChange={(next) => {
            setDrafts({ ...drafts, [form]: { size, labels } });
            // In a form that is new, what was written stays where it has the same place.
            const kept = Object.entries(labels).filter(([place]) => placesOf(next).includes(place));
            const start = drafts[next] ?? { size: sceneSize(next)[2], labels: Object.fromEntries(kept) };
            onChange({ ...figure, form: next, ...start });
          }}
        />
      </div>
      <Numeric
        key={form}
        label={t(byRatio.includes(form) ? 'editor.figure.plane.ratio' : 'editor.figure.plane.angle')}
        value={size}
        error={faults.has('size') ? t('editor.figure.plane.bounds', { least, most }) : undefined}
        onChange={(next) => onChange({ ...figure, size: next })}
      />
      <Group label={t('editor.figure.plane.labels')} error={fault('labels')}>
        {placesOf(form).map((place) => (
          <TextField
            key={place}
            className={classes.number}
            label={isAngle(form, place) ? t('editor.figure.plane.angleAt', { place }) : place}
            maxLength={12}
            value={labels[place] ?? ''}
            error={fault(`labels.${place}`)}
            onChange={(event) => onChange({ ...figure, labels: { ...labels, [place]: event.currentTarget.value } })}
          />
        ))}
      </Group>
    </>
  );
}
