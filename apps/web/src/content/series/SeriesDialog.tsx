import type { ManagedSeries } from '@vumon/contract';
import { coursebookGroups, pastedText, seriesGroups, seriesStates, subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Field, FileDrop, Note, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useUploadLimit } from '../../api/limits.ts';
import { useGrades, usePublishers } from '../../api/reference-data.ts';
import { shrunk } from '../../api/on-demand/shrink.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { useSeriesChanges, type SeriesFacts } from './queries.ts';
import classes from './series-list.module.css';

interface SeriesDialogProps {
  /** Null: a new series, of the grade and subject that the list shows. */
  readonly series: ManagedSeries | null;
  readonly gradeId: string | undefined;
  readonly subject: SeriesFacts['subject'] | undefined;
  onClose(): void;
}

const locales = ['vi', 'en'] as const;
type Files = Partial<Record<(typeof locales)[number], File>>;

export function SeriesDialog({ series, gradeId, subject, onClose }: SeriesDialogProps) {
  const { t } = useTranslation('series');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const grades = useGrades(series?.gradeId);
  const publishers = usePublishers(series?.publisher);
  const { add, change, picture } = useSeriesChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const { maxSize } = useUploadLimit('picture-mebibytes');
  const [facts, setFacts] = useState<SeriesFacts>({
    name: series?.name ?? '',
    nameEn: series?.nameEn ?? '',
    gradeId: series?.gradeId ?? gradeId ?? 'G9',
    subject: series?.subject ?? subject ?? 'ENGLISH',
    seriesGroup: series?.seriesGroup ?? 'BOOK',
    coursebookGroup: series?.coursebookGroup ?? 'GENERAL',
    publisher: series?.publisher ?? 'NA',
    state: series?.state ?? 'SHOWN',
  });
  const [files, setFiles] = useState<Files>({});
  // If only a picture was refused, the series is stored already, and another try sends only the picture.
  const [stored, setStored] = useState<ManagedSeries | null>(null);

  const set = <Name extends keyof SeriesFacts>(name: Name, value: SeriesFacts[Name]) => {
    setFacts({ ...facts, [name]: value });
    clearErrors(name);
  };
  const validate = () =>
    Object.fromEntries(
      (['name', 'nameEn'] as const).flatMap((name) => (facts[name].trim() === '' ? [[name, t('required')]] : [])),
    );
  const send = async () => {
    const known =
      stored ??
      (series
        ? await change.mutateAsync({ ...facts, id: series.id, revision: series.revision })
        : await add.mutateAsync(facts));
    setStored(known);
    for (const locale of locales) {
      const file = files[locale];
      if (file) await picture.mutateAsync({ id: known.id, locale, file: await shrunk(file, maxSize ?? Infinity) });
    }
    toast(t('saved'));
    onClose();
  };
  const choice = <Name extends 'gradeId' | 'subject' | 'seriesGroup' | 'coursebookGroup' | 'publisher' | 'state'>(
    name: Name,
    data: { value: string; label: string }[],
  ) => (
    <SelectField
      label={t(`fields.${name as 'gradeId'}`)}
      data={data}
      value={facts[name]}
      allowDeselect={false}
      error={errors[name]}
      onChange={(value) => value && set(name, value as SeriesFacts[Name])}
    />
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="lg"
      title={series ? t('edit') : t('add')}
      submitLabel={series ? c('save') : t('add')}
      busy={busy}
      className={classes.form}
      onSubmit={(event) => submit(event, validate, send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      {(['name', 'nameEn'] as const).map((name, at) => (
        <TextField
          key={name}
          label={t(`fields.${name}`)}
          cleanPaste={pastedText}
          value={facts[name]}
          maxLength={150}
          error={errors[name]}
          onChange={(event) => set(name, event.currentTarget.value)}
          {...(at === 0 && { 'data-autofocus': true })}
        />
      ))}
      <div className={classes.pair}>
        {choice(
          'seriesGroup',
          seriesGroups.map((value) => ({ value, label: c(`series.groups.${value}`) })),
        )}
        {choice(
          'coursebookGroup',
          coursebookGroups.map((value) => ({ value, label: t(`coursebookGroups.${value}`) })),
        )}
        {choice('gradeId', grades.choices)}
        {choice(
          'subject',
          subjects.map((value) => ({ value, label: c(`subjects.${value}`) })),
        )}
        {choice('publisher', publishers.choices)}
        {choice(
          'state',
          seriesStates.map((value) => ({ value, label: t(`states.${value}`) })),
        )}
      </div>
      <Covers files={files} onFiles={setFiles} />
    </FormModal>
  );
}

/** The covers to upload, one for each language. */
function Covers({ files, onFiles }: { files: Files; onFiles(files: Files): void }) {
  const { t } = useTranslation('series');
  const { maxSize, megabytes } = useUploadLimit('picture-mebibytes');
  return (
    <div className={classes.pair}>
      {locales.map((locale) => (
        <Field key={locale} label={t(`cover.${locale}`)} optional group>
          <FileDrop
            accept="image/png,image/jpeg"
            file={files[locale] ?? null}
            onFile={(file) => onFiles({ ...files, [locale]: file })}
            {...(maxSize !== undefined && { hint: t('coverHint', { megabytes }) })}
          />
        </Field>
      ))}
    </div>
  );
}
