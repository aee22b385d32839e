/** The form of a labelled plane figure: which one, what it is drawn with, and what is written in it. */
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
  return (
    <>
      <div>
        <span className={classes.label}>{t('editor.figure.plane.form')}</span>
        <PickGroup
          aria-label={t('editor.figure.plane.form')}
          value={form}
          options={sceneForms.map((value) => ({ value, label: t(`editor.figure.plane.forms.${value}`) }))}
          onChange={(next) => {
            // What was written stays where the other figure has the same place.
            const kept = Object.entries(labels).filter(([place]) => placesOf(next).includes(place));
            onChange({ ...figure, form: next, size: sceneSize(next)[2], labels: Object.fromEntries(kept) });
          }}
        />
      </div>
      <Numeric
        key={form}
        label={t(byRatio.includes(form) ? 'editor.figure.plane.ratio' : 'editor.figure.plane.angle')}
        value={size}
        error={fault('size')}
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
