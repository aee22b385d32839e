/**
 * Regrading one question of an assigned test: the change on the left, the affected marks on the right. Nothing is
 * written before the button is pressed.
 */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, PageHeader, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { askedOf, type Form } from './change.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { Effect } from './Effect.tsx';
import { History } from './History.tsx';
import { OfferNote } from './OfferNote.tsx';
import { previewQuery, regradeQuery, useRegrading, type RegradeView } from './queries.ts';
import classes from './regrade.module.css';

export default function RegradePage() {
  const { learningSlug: id } = useParams({ strict: false }) as { learningSlug: string };
  const { t } = useTranslation('regrade');
  const { t: r } = useTranslation('results');
  const [url] = useUrlState();
  const number = Math.max(1, Math.trunc(Number(url['q'] ?? 1)) || 1);
  const view = useQuery(regradeQuery(id, number));
  const home = { label: r('title'), href: '/learning' as const };
  const title = t('title', { number });
  if (!view.data)
    return (
      <AppFrame wide breadcrumb={[home, { label: title }]} title={title}>
        {view.error ? (
          <LoadFailed error={view.error} onRetry={() => void view.refetch()} back={home} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  return (
    <AppFrame
      wide
      breadcrumb={[home, { label: view.data.title, href: `/learning/${id}` as const }, { label: t('crumb') }]}
      title={title}
    >
      <Desk key={`${number}:${view.data.after}`} id={id} number={number} view={view.data} />
    </AppFrame>
  );
}

function Desk({ id, number, view }: { id: string; number: number; view: RegradeView }) {
  const { t } = useTranslation('regrade');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const { apply } = useRegrading(id);
  const [form, setForm] = useState<Form>({
    kind: view.kinds[0] ?? 'FULL',
    place: 0,
    answers: [],
    points: '',
    scope: 'ASSIGNMENT',
    studentId: null,
    raiseOnly: true,
  });
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const asked = view.kinds.length === 0 ? null : askedOf(form, number, view);
  const preview = useQuery(previewQuery(id, asked, view.after));
  const shown = asked ? preview.data : undefined;
  const changed = shown ? shown.raised + shown.lowered : 0;
  const why =
    asked === null
      ? t(view.kinds.length === 0 ? 'why.notYours' : 'why.choose')
      : !shown || preview.isFetching
        ? t('why.wait')
        : reason.trim() === ''
          ? t('why.reason')
          : null;

  const save = async () => {
    if (!asked) return;
    const done = await apply.mutateAsync({ ...asked, reason: reason.trim(), notify, after: view.after });
    toast(t(done.bank ? 'doneWithBank' : 'done', { count: done.changed }));
    await navigate({ to: '/learning/$learningSlug', params: { learningSlug: id }, search: { q: String(number) } });
  };

  return (
    <>
      <PageHeader
        title={t('title', { number })}
        subtitle={t('subtitle', {
          test: view.title,
          subject: c(`subjects.${view.subject}`),
          className: view.className,
        })}
        actions={
          <>
            <Button renderRoot={(props) => <AppLink href={`/learning/${id}?q=${number}`} {...props} />}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              loading={apply.isPending}
              disabledReason={why}
              onClick={() =>
                void save().catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }))
              }
            >
              {changed === 0 ? t('applyNone') : t('apply', { count: changed })}
            </Button>
          </>
        }
      />
      <OfferNote id={id} view={view} />
      <div className={classes.desk}>
        <ChangeForm
          number={number}
          view={view}
          form={form}
          onChange={setForm}
          kept={shown?.kept ?? 0}
          discrimination={shown?.discrimination ?? null}
        />
        <div className={classes.effect}>
          <Effect
            view={view}
            form={form}
            preview={shown}
            error={asked ? preview.error : null}
            waiting={asked !== null}
            onSave={() =>
              downloadFile(
                `/itf/classes/unit-tests-assigned/${id}/regrade/preview/export`,
                `${view.title}.xlsx`,
                undefined,
                asked ?? undefined,
              )
            }
          />
          {shown && (
            <div className={classes.tell}>
              <Checkbox checked={notify} onChange={setNotify} label={t('notify', { count: changed })} />
              <TextField
                label={t('reason')}
                placeholder={t('reasonPlaceholder')}
                value={reason}
                maxLength={300}
                required
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </div>
          )}
          <History id={id} steps={view.steps} />
        </div>
      </div>
    </>
  );
}
