/** Options of the papers: number of codes, shuffling, layout, and what is printed with them. */
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, Checkbox, Note, NumberField, Segmented, SelectField, TextField } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { activeClassesQuery } from '../../people/classes/index.ts';
import { useProfile } from '../../session/profile.ts';
import classes from './papers.module.css';
import type { PaperOptions } from './queries.ts';

const mostCodes = 24;
const headKey = 'papers.head';
type Head = Pick<PaperOptions, 'authority' | 'school' | 'year'>;

/** The school's name is stored on the device, so that it is not typed again for each test. */
function rememberedHead(): Head {
  const empty = { authority: '', school: '', year: '' };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(headKey) ?? '{}') as Partial<Head>) };
  } catch {
    return empty;
  }
}

export const freshOptions = (language: Locale): PaperOptions => ({
  codes: 4,
  digits: 3,
  shuffleQuestions: true,
  shuffleOptions: true,
  numbering: 'through',
  columns: 1,
  language,
  formats: ['pdf'],
  extras: ['key', 'sheet'],
  classId: null,
  ...rememberedHead(),
});

interface FieldsProps {
  form: PaperOptions;
  onChange(change: Partial<PaperOptions>): void;
}

export function OptionsForm({
  form,
  heard,
  onChange,
  pending,
  error,
  onMake,
}: {
  form: PaperOptions;
  /** Whether the test has recordings; null while this is unknown. */
  heard: boolean | null;
  onChange: (form: PaperOptions) => void;
  pending: boolean;
  error: Error | null;
  onMake: () => void;
}) {
  const { t } = useTranslation('papers');
  const messageOf = useErrorMessage();
  const put = (change: Partial<PaperOptions>) => onChange({ ...form, ...change });
  const toggled = <Item,>(list: readonly Item[], item: Item, on: boolean): Item[] =>
    on ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);
  const coded = form.codes > 0;
  const make = () => {
    const { authority, school, year } = form;
    localStorage.setItem(headKey, JSON.stringify({ authority, school, year }));
    onMake();
  };

  return (
    <Card title={t('what')} className={classes.form}>
      <div className={classes.fields}>
        <NumberField
          label={t('codes')}
          description={t('codesHint')}
          min={0}
          max={mostCodes}
          allowDecimal={false}
          clampBehavior="strict"
          value={form.codes}
          onChange={(value) => put({ codes: Math.min(mostCodes, Math.max(0, Math.trunc(Number(value)) || 0)) })}
        />
        {coded && (
          <>
            <Segmented
              full
              aria-label={t('digits')}
              value={String(form.digits) as '3' | '4'}
              onChange={(value) => put({ digits: value === '3' ? 3 : 4 })}
              options={[
                { value: '3', label: t('digits3') },
                { value: '4', label: t('digits4') },
              ]}
            />
            <Checkbox
              label={t('shuffleQuestions')}
              checked={form.shuffleQuestions}
              onChange={(on) => put({ shuffleQuestions: on })}
            />
            <Checkbox
              label={t('shuffleOptions')}
              description={t('shuffleOptionsHint')}
              checked={form.shuffleOptions}
              onChange={(on) => put({ shuffleOptions: on })}
            />
          </>
        )}
        <fieldset className={classes.group}>
          <legend>{t('formats')}</legend>
          {(['pdf', 'word'] as const).map((format) => (
            <Checkbox
              key={format}
              label={t(`format.${format}`)}
              checked={form.formats.includes(format)}
              onChange={(on) => put({ formats: toggled(form.formats, format, on) })}
            />
          ))}
        </fieldset>
        <LayoutFields form={form} onChange={put} />
        <fieldset className={classes.group}>
          <legend>{t('with')}</legend>
          {(['key', 'solutions', 'matrix', 'sheet', 'audio'] as const).map((extra) => (
            <Checkbox
              key={extra}
              label={t(`extras.${extra}`)}
              description={extra === 'audio' && heard === false ? t('notHeard') : t(`extrasHint.${extra}`)}
              disabled={extra === 'audio' && heard === false}
              checked={form.extras.includes(extra)}
              onChange={(on) => put({ extras: toggled(form.extras, extra, on) })}
            />
          ))}
        </fieldset>
        {form.extras.includes('sheet') && <SheetClassField form={form} onChange={put} />}
        <HeadFields form={form} onChange={put} />
        {error && (
          <Note tone="bad" live>
            {messageOf(error)}
          </Note>
        )}
        <Button
          variant="primary"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          loading={pending}
          disabledReason={form.formats.length === 0 ? t('noFormat') : null}
          onClick={make}
        >
          {t('make')}
        </Button>
      </div>
    </Card>
  );
}

function LayoutFields({ form, onChange }: FieldsProps) {
  const { t } = useTranslation('papers');
  return (
    <fieldset className={classes.group}>
      <legend>{t('layout')}</legend>
      <Segmented
        full
        aria-label={t('columns')}
        value={String(form.columns) as '1' | '2'}
        onChange={(value) => onChange({ columns: value === '1' ? 1 : 2 })}
        options={[
          { value: '1', label: t('columns1') },
          { value: '2', label: t('columns2') },
        ]}
      />
      <Segmented
        full
        aria-label={t('numbering')}
        value={form.numbering}
        onChange={(numbering) => onChange({ numbering })}
        options={[
          { value: 'through', label: t('numberings.through') },
          { value: 'parts', label: t('numberings.parts') },
        ]}
      />
      {form.language && (
        <Segmented
          full
          aria-label={t('language')}
          value={form.language}
          onChange={(language) => onChange({ language })}
          options={[
            { value: 'vi', label: t('languages.vi') },
            { value: 'en', label: t('languages.en') },
          ]}
        />
      )}
    </fieldset>
  );
}

/** The class for whose learners the answer sheets are printed; staff have no classes. */
function SheetClassField({ form, onChange }: FieldsProps) {
  const { t } = useTranslation('papers');
  const { role } = useProfile();
  const own = useQuery({ ...activeClassesQuery, enabled: role === 'TEACHER' });
  const known = own.data?.data ?? [];
  if (known.length === 0) return null;
  return (
    <SelectField
      label={t('sheetClass')}
      description={t('sheetClassHint')}
      searchable={known.length > 10}
      data={[{ value: '', label: t('sheetClassNone') }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
      // A class that was deactivated since is no longer offered.
      value={known.some(({ id }) => id === form.classId) ? form.classId : ''}
      onChange={(value) => onChange({ classId: value || null })}
    />
  );
}

function HeadFields({ form, onChange }: FieldsProps) {
  const { t } = useTranslation('papers');
  return (
    <fieldset className={classes.group}>
      <legend>{t('head')}</legend>
      <TextField
        label={t('authority')}
        maxLength={100}
        value={form.authority}
        onChange={(event) => onChange({ authority: event.currentTarget.value })}
      />
      <TextField
        label={t('school')}
        maxLength={100}
        value={form.school}
        onChange={(event) => onChange({ school: event.currentTarget.value })}
      />
      <TextField
        label={t('year')}
        maxLength={20}
        value={form.year}
        onChange={(event) => onChange({ year: event.currentTarget.value })}
      />
    </fieldset>
  );
}
