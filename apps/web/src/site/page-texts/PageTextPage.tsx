/** One text of a public page in one language: its draft, how it will look, publishing it, and what was published before. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconArrowBackUp, IconExternalLink, IconHistory } from '@tabler/icons-react';
import { ApiError, type Reply } from '@vumon/contract/client';
import { isPolicy, pageTextIds, pageTextProblems, type PageText, type PageTextId } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, PageHeader, Segmented, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm, type FieldProblems } from '../../forms/validated-form.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './page-texts.module.css';
import { pageTextHistoryQuery, pageTextQuery, usePageTextChanges, type Place } from './queries.ts';
import { TextFields } from './TextFields.tsx';
import { TextPreview } from './TextPreview.tsx';
import { addressOf, usePageNames } from './use-names.ts';

const locales = ['vi', 'en'] as const;

export default function PageTextPage() {
  const { t } = useTranslation('page-texts');
  const { pageTextSlug } = useParams({ strict: false }) as { pageTextSlug: string };
  const page = pageTextIds.find((one) => one === pageTextSlug);
  const list = { label: t('title'), href: '/manage/page-texts' } as const;
  if (!page)
    return (
      <AppFrame breadcrumb={[list, { label: '' }]} title={t('title')}>
        <LoadFailed error={new ApiError(404, { code: 'NOT_FOUND' })} onRetry={() => undefined} back={list} />
      </AppFrame>
    );
  return <InFrame key={page} page={page} />;
}

function InFrame({ page }: { page: PageTextId }) {
  const { t } = useTranslation('page-texts');
  const { nameOf } = usePageNames();
  const [url] = useUrlState();
  const place: Place = { page, locale: url['locale'] === 'en' ? 'en' : 'vi' };
  const { data, error, refetch } = useQuery(pageTextQuery(place));
  const list = { label: t('title'), href: '/manage/page-texts' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: nameOf(page) }]}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} back={list} />
      ) : data ? (
        <Editor key={`${place.locale} ${data.draftRevision} ${data.revision}`} place={place} stored={data} />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

/** The text to be changed: the draft, what is published, or what ships. A chapter may have kept title and lead from there. */
function beginning({ page, draft, published, shipped }: Stored): PageText {
  const text = draft ?? published ?? shipped;
  return isPolicy(page) || text.intro !== undefined ? text : { ...text, title: shipped.title, intro: shipped.intro };
}

type Stored = Reply<'GET /itf/page-texts/{page}/{locale}'> & { readonly shipped: PageText };

function Editor({ place, stored }: { place: Place; stored: Stored }) {
  const { t } = useTranslation('page-texts');
  const { t: f } = useTranslation('fields');
  const say = useErrorMessage();
  const report = useReport();
  const confirm = useConfirm();
  const { keep, discard, publish, undo } = usePageTextChanges(place);
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const first = beginning(stored);
  const [text, setText] = useState<PageText>(first);
  const [looking, setLooking] = useState(false);
  const changed = JSON.stringify(text) !== JSON.stringify(first);
  const problems = (): FieldProblems =>
    Object.fromEntries(pageTextProblems(place.page, text).map(({ path, code }) => [path, f(code as 'required')]));
  const save = async () => {
    await keep.mutateAsync({ draftRevision: stored.draftRevision, text });
    toast(t('kept'));
  };
  const show = async () => {
    let { draftRevision } = stored;
    if (changed || !stored.draft) ({ draftRevision } = await keep.mutateAsync({ draftRevision, text }));
    await publish.mutateAsync(draftRevision);
    toast(t('published'));
  };
  const throwAway = async () => {
    const agreed = await confirm({
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.verb'),
      danger: true,
    });
    if (agreed) await discard.mutateAsync(stored.draftRevision);
  };
  const takeBack = async () => {
    await undo.mutateAsync(stored.revision);
    toast(t('undone'));
  };
  return (
    <form ref={form} noValidate className={classes.page} onSubmit={(event) => void submit(event, () => ({}), save)}>
      <Head
        place={place}
        stored={stored}
        onHistory={() => setLooking(true)}
        onUndo={() => report(takeBack())}
        leave={() =>
          changed
            ? confirm({ title: t('leave.title'), body: t('leave.body'), confirmLabel: t('leave.verb'), danger: true })
            : Promise.resolve(true)
        }
      />
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {say(error)}
        </Note>
      )}
      <div className={classes.columns}>
        <TextFields page={place.page} text={text} errors={errors} onChange={setText} onTyped={clearErrors} />
        <TextPreview page={place.page} text={text} locale={place.locale} />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" loading={busy} disabled={!changed}>
          {t('keep')}
        </Button>
        <Button variant="primary" loading={busy} onClick={(event) => void submit(event, problems, show)}>
          {t('publish')}
        </Button>
        {stored.draft && (
          <Button variant="danger" onClick={() => report(throwAway())}>
            {t('discard.verb')}
          </Button>
        )}
      </div>
      {looking && <TextHistory place={place} text={text} onClose={() => setLooking(false)} />}
    </form>
  );
}

function Head({
  place,
  stored,
  onHistory,
  onUndo,
  leave,
}: {
  place: Place;
  stored: Stored;
  onHistory(): void;
  onUndo(): void;
  leave(): Promise<boolean>;
}) {
  const { t } = useTranslation('page-texts');
  const { t: h } = useTranslation('history');
  const { nameOf } = usePageNames();
  const [, set] = useUrlState();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const { draft, draftBy, draftAt, revision } = stored;
  const subtitle =
    draft && draftAt
      ? t('draftBy', { by: draftBy?.fullName ?? '', at: formatDayTime(draftAt) })
      : t(revision > 0 ? 'states.changed' : 'states.shipped');
  return (
    <PageHeader
      title={nameOf(place.page)}
      subtitle={subtitle}
      beside={
        <Segmented
          aria-label={t('language')}
          value={place.locale}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={(locale) => void leave().then((agreed) => agreed && set({ locale }))}
        />
      }
      actions={
        <>
          <Button
            icon={<IconExternalLink {...icon} />}
            renderRoot={(props) => <AppLink href={addressOf(place.page)} {...props} />}
          >
            {t('open')}
          </Button>
          <Button icon={<IconHistory {...icon} />} onClick={onHistory}>
            {h('button')}
          </Button>
          {revision > 0 && (
            <Button icon={<IconArrowBackUp {...icon} />} onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
        </>
      }
    />
  );
}

function TextHistory({ place, text, onClose }: { place: Place; text: PageText; onClose(): void }) {
  const { t } = useTranslation('page-texts');
  const { nameOf } = usePageNames();
  const fields = ['title', 'intro', 'lead', 'order'] as const;
  return (
    <HistoryDialog
      title={nameOf(place.page)}
      query={pageTextHistoryQuery(place)}
      labelOf={(name) => {
        const field = fields.find((one) => one === name);
        // Of a chapter the lead stands in `intro`, and `lead` describes the picture.
        if (field === 'lead' && !isPolicy(place.page)) return t('fields.picture');
        return field
          ? t(field === 'intro' ? 'fields.lead' : `fields.${field}`)
          : (text.sections.find(({ id }) => id === name)?.title ?? name);
      }}
      onClose={onClose}
    />
  );
}
