/** One banner: what it shows in each language, when and where, with a preview beside it. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import type { ManagedBanner } from '@vumon/contract';
import { bannerPlacements, bannerScopes, pastedText } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  Checkbox,
  Field,
  FileDrop,
  Note,
  NumberField,
  PageHeader,
  Segmented,
  SelectField,
  TextField,
  toast,
} from '@vumon/ui';
import { useState, type FormEvent } from 'react';
import { useUploadLimit } from '../../api/limits.ts';
import { shrunk } from '../../api/on-demand/shrink.ts';
import { DayField } from '../../forms/DayField.tsx';
import { TimeField } from '../../forms/TimeField.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { isoOf, momentIn, type Moment } from '../../forms/moment.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';

import classes from './banners.module.css';
import { Preview } from './Preview.tsx';
import { bannerHistoryQuery, bannerQuery, useBannerChanges, type BannerBody } from './queries.ts';

export default function BannerPage() {
  const { t } = useTranslation('banners');
  const { bannerSlug: id } = useParams({ strict: false }) as { bannerSlug: string };
  const { data, error, refetch } = useQuery(bannerQuery(id));
  // The form begins anew with what was taken back.
  const [taken, setTaken] = useState(0);
  const list = { label: t('title'), href: '/manage/banners' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: data?.name ?? '' }]} title={data?.name ?? t('title')}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} back={list} />
      ) : data ? (
        <Editor key={`${data.id} ${taken}`} banner={data} onTakenBack={() => setTaken(taken + 1)} />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

const locales = ['vi', 'en'] as const;
type Locale = (typeof locales)[number];
const devices = ['desktop', 'mobile'] as const;

/** What is edited, and saving it in a state. */
function useBannerForm(banner: ManagedBanner) {
  const { t } = useTranslation('banners');
  const { change } = useBannerChanges();
  const validated = useValidatedForm();
  const [facts, setFacts] = useState({
    name: banner.name,
    placement: banner.placement,
    scope: banner.scope,
    repeatHours: banner.repeatHours as number | string,
    items: banner.items,
  });
  const [from, setFrom] = useState(() => momentIn(banner.startsAt, '00:00'));
  const [to, setTo] = useState(() => momentIn(banner.endsAt, '23:59'));
  const send = async (state: BannerBody['state']) => {
    const { repeatHours, ...rest } = facts;
    await change.mutateAsync({
      ...rest,
      repeatHours: Number(repeatHours),
      startsAt: isoOf(from),
      endsAt: isoOf(to),
      state,
      id: banner.id,
      revision: banner.revision,
    });
    toast(t(`saved.${state}`));
  };
  const validate = (state: BannerBody['state']) => ({
    ...(facts.name.trim() === '' && { name: t('required') }),
    ...(state === 'SCHEDULED' && isoOf(from) === null && { startsAt: t('required') }),
    ...(state === 'SCHEDULED' && isoOf(to) === null && { endsAt: t('required') }),
    ...(!(Number(facts.repeatHours) >= 1) && { repeatHours: t('required') }),
  });
  const save = (event: FormEvent, state: BannerBody['state']) =>
    validated.submit(
      event,
      () => validate(state),
      () => send(state),
    );
  return { ...validated, facts, setFacts, from, setFrom, to, setTo, save };
}
type BannerForm = Omit<ReturnType<typeof useBannerForm>, 'form'>;

function Editor({ banner, onTakenBack }: { banner: ManagedBanner; onTakenBack(): void }) {
  const message = useErrorMessage();
  const { form: element, ...form } = useBannerForm(banner);
  const [looking, setLooking] = useState(false);
  return (
    <form ref={element} noValidate className={classes.page} onSubmit={(event) => void form.save(event, banner.state)}>
      <Head banner={banner} form={form} onHistory={() => setLooking(true)} onTakenBack={onTakenBack} />
      {form.error !== null && (
        <Note tone="bad" live>
          {message(form.error)}
        </Note>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Schedule form={form} />
          <Content banner={banner} form={form} />
        </div>
        <Preview banner={banner} />
      </div>
      {looking && <BannerHistory banner={banner} onClose={() => setLooking(false)} />}
    </form>
  );
}

function Head({
  banner,
  form,
  onHistory,
  onTakenBack,
}: {
  banner: ManagedBanner;
  form: BannerForm;
  onHistory(): void;
  onTakenBack(): void;
}) {
  const { t } = useTranslation('banners');
  const report = useReport();
  const { undo } = useBannerChanges();
  const takeBack = async () => {
    await undo.mutateAsync({ id: banner.id, revision: banner.revision });
    onTakenBack();
    toast(t('undone'));
  };
  const { t: c } = useTranslation('common');
  const { t: h } = useTranslation('history');
  return (
    <PageHeader
      title={banner.name}
      subtitle={t('subtitleOf', {
        phase: t(`phases.${banner.phase}`),
        at: formatDayTime(banner.changedAt),
        by: banner.changedBy,
      })}
      actions={
        <>
          <Button icon={<IconHistory size={18} stroke={1.75} aria-hidden />} onClick={onHistory}>
            {h('button')}
          </Button>
          {banner.revision > 1 && (
            <Button icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} onClick={() => report(takeBack())}>
              {t('undo')}
            </Button>
          )}
          {banner.state === 'SCHEDULED' ? (
            <Button onClick={(event) => void form.save(event, 'STOPPED')}>{t('stop')}</Button>
          ) : (
            <Button type="submit" loading={form.busy}>
              {banner.state === 'DRAFT' ? t('saveDraft') : c('save')}
            </Button>
          )}
          <Button variant="primary" loading={form.busy} onClick={(event) => void form.save(event, 'SCHEDULED')}>
            {t(banner.state === 'SCHEDULED' ? 'saveScheduled' : 'schedule')}
          </Button>
        </>
      }
    />
  );
}

/** Name, kind, place and time. */
function Schedule({ form }: { form: BannerForm }) {
  const { t } = useTranslation('banners');
  const { facts, setFacts, from, setFrom, to, setTo, errors, clearErrors } = form;
  const moment = (name: 'startsAt' | 'endsAt', value: Moment, set: (next: Moment) => void) => (
    <div className={classes.pair}>
      <DayField
        label={t(`fields.${name}`)}
        value={value.day}
        error={errors[name]}
        onChange={(day) => {
          set({ ...value, day });
          clearErrors(name);
        }}
      />
      <TimeField label={t('fields.time')} value={value.time} onChange={(time) => set({ ...value, time })} />
    </div>
  );
  return (
    <Card>
      <div className={classes.form}>
        <TextField
          label={t('fields.name')}
          description={t('nameHint')}
          cleanPaste={pastedText}
          value={facts.name}
          maxLength={100}
          error={errors['name']}
          onChange={(event) => {
            setFacts({ ...facts, name: event.currentTarget.value });
            clearErrors('name');
          }}
        />
        <SelectField
          label={t('fields.placement')}
          data={bannerPlacements.map((value) => ({ value, label: t(`placements.${value}`) }))}
          value={facts.placement}
          allowDeselect={false}
          onChange={(value) => value && setFacts({ ...facts, placement: value as typeof facts.placement })}
        />
        <SelectField
          label={t('fields.scope')}
          data={bannerScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          value={facts.scope}
          allowDeselect={false}
          onChange={(value) => value && setFacts({ ...facts, scope: value as typeof facts.scope })}
        />
        {moment('startsAt', from, setFrom)}
        {moment('endsAt', to, setTo)}
        <NumberField
          label={t('fields.repeatHours')}
          description={t('repeatHint')}
          value={facts.repeatHours}
          min={1}
          max={8760}
          error={errors['repeatHours']}
          onChange={(repeatHours) => {
            setFacts({ ...facts, repeatHours });
            clearErrors('repeatHours');
          }}
        />
      </div>
    </Card>
  );
}

/** What it shows, by language. */
function Content({ banner, form }: { banner: ManagedBanner; form: BannerForm }) {
  const { t } = useTranslation('banners');
  const { facts, setFacts, errors, clearErrors } = form;
  const [locale, setLocale] = useState<Locale>('vi');
  const item = facts.items[locale];
  const setItem = (more: Partial<typeof item>) =>
    setFacts({ ...facts, items: { ...facts.items, [locale]: { ...item, ...more } } });
  const urlError = errors[`items.${locale}.url`];
  const elsewhere = locales.find((one) => one !== locale && errors[`items.${one}.url`]);
  return (
    <Card title={t('content')}>
      <div className={classes.form}>
        <Segmented
          aria-label={t('language')}
          value={locale}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLocale}
        />
        {elsewhere && <Note tone="bad">{t('wrongElsewhere', { language: t(`languages.${elsewhere}`) })}</Note>}
        {devices.map((device) => (
          <Picture key={`${locale} ${device}`} banner={banner} locale={locale} device={device} />
        ))}
        <TextField
          label={t('fields.alt')}
          description={t('altHint')}
          cleanPaste={pastedText}
          value={item.alt}
          maxLength={200}
          onChange={(event) => setItem({ alt: event.currentTarget.value })}
        />
        <TextField
          label={t('fields.url')}
          description={t('urlHint')}
          value={item.url ?? ''}
          maxLength={500}
          error={urlError}
          onChange={(event) => {
            setItem({ url: event.currentTarget.value.trim() || null });
            clearErrors(`items.${locale}.url`);
          }}
        />
        <Checkbox
          label={t('fields.openNewTab')}
          checked={item.openNewTab}
          onChange={(openNewTab) => setItem({ openNewTab })}
        />
      </div>
    </Card>
  );
}

function BannerHistory({ banner, onClose }: { banner: ManagedBanner; onClose(): void }) {
  const { t, find } = useTranslation('banners');
  return (
    <HistoryDialog
      title={banner.name}
      query={bannerHistoryQuery(banner.id)}
      labelOf={(name) => {
        const [field, language] = name.split('-');
        const label = find('fields', field ?? '') ?? name;
        return language ? `${label} (${find('languages', language) ?? language})` : label;
      }}
      show={(name, value) =>
        typeof value !== 'string'
          ? undefined
          : name === 'startsAt' || name === 'endsAt'
            ? formatDayTime(value)
            : name === 'placement'
              ? find('placements', value)
              : name === 'scope'
                ? find('scopes', value)
                : name === 'state'
                  ? (find('phases', value) ?? t('scheduled'))
                  : /^(?:desktop|mobile)-/.test(name)
                    ? t('picture')
                    : undefined
      }
      onClose={onClose}
    />
  );
}

/** A picture is uploaded as soon as it is chosen. */
function Picture({
  banner,
  locale,
  device,
}: {
  banner: ManagedBanner;
  locale: Locale;
  device: (typeof devices)[number];
}) {
  const { t } = useTranslation('banners');
  const report = useReport();
  const { picture } = useBannerChanges();
  const { maxSize, megabytes } = useUploadLimit('picture-mebibytes');
  const url = banner.pictures[locale][device];
  const upload = async (file: File) => {
    await picture.mutateAsync({ id: banner.id, locale, device, file: await shrunk(file, maxSize ?? Infinity) });
    toast(t('pictureSaved'));
  };
  return (
    <Field label={t(`fields.${device}`)} optional group>
      <div className={classes.picture}>
        {url && <img src={url} alt={t('currentPicture')} />}
        <FileDrop
          accept="image/png,image/jpeg"
          file={null}
          onFile={(file) => file && report(upload(file))}
          {...(maxSize !== undefined && { hint: t(`pictureHints.${banner.placement}.${device}`, { megabytes }) })}
        />
      </div>
    </Field>
  );
}
