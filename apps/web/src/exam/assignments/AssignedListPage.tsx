import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingState,
  Note,
  PageHeader,
  Pager,
  Segmented,
  SelectField,
} from '@vumon/ui';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { AssignedRow } from './AssignedRow.tsx';
import classes from './assignments.module.css';
import { useServerNow } from './clock.ts';
import { assignedListQuery, ownClassesQuery } from './queries.ts';

const statuses = ['ONGOING', 'UPCOMING', 'ENDED'] as const;

export default function AssignedListPage() {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const [url, set] = useUrlState();
  const status = statuses.find((one) => one === url['status']);
  const list = useQuery(assignedListQuery({ status, page: Number(url['page'] ?? 0) || 0, size: 20 }, url['class']));
  const own = useQuery(ownClassesQuery);
  const tests = list.data?.data;
  const now = useServerNow(tests?.[0]?.serverTime, list.dataUpdatedAt, 30_000);

  return (
    <AppFrame breadcrumb={[{ label: t('student.title') }]}>
      <div className={classes.studentPage}>
        <PageHeader size="lg" title={t('student.title')} />
        {(own.data?.data.length ?? 0) > 1 || url['class'] ? (
          <SelectField
            label={t('student.class')}
            value={url['class'] ?? ''}
            data={[
              { value: '', label: t('student.allClasses') },
              ...(own.data?.data ?? []).map((one) => ({ value: one.id, label: one.name })),
            ]}
            allowDeselect={false}
            onChange={(next) => set({ class: next || undefined, page: undefined })}
            w={240}
          />
        ) : null}
        <div className={classes.scroller}>
          <Segmented
            aria-label={t('columns.status')}
            value={status ?? 'ALL'}
            onChange={(next) => set({ status: next === 'ALL' ? undefined : next })}
            options={[
              { value: 'ALL', label: c('all') },
              ...statuses.map((one) => ({ value: one, label: t(`student.status.${one}`) })),
            ]}
          />
        </div>
        {list.data?.page.incomplete || own.data?.page.incomplete ? (
          <Note tone="warn">{t('student.incomplete')}</Note>
        ) : null}
        {list.error && !tests ? (
          <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>
        ) : !tests ? (
          <LoadingState />
        ) : (
          <Card
            flush
            footer={
              list.data!.page.total > 20 ? (
                <Pager
                  page={list.data!.page.page}
                  size={20}
                  total={list.data!.page.total}
                  onPage={(page) => set({ page: String(page) })}
                />
              ) : undefined
            }
          >
            {tests.length === 0 ? (
              <EmptyState
                title={t(`student.empty.${status ?? 'ALL'}.title`)}
                motif="bubbles"
                action={
                  own.data?.data.length === 0 && !own.data.page.incomplete ? (
                    <Button renderRoot={(props) => <AppLink href="/join" {...props} />}>
                      {t('student.enterCode')}
                    </Button>
                  ) : undefined
                }
              >
                {t(`student.empty.${status ?? 'ALL'}.body`)}
              </EmptyState>
            ) : (
              <ul className={classes.assignedList}>
                {tests.map((test) => (
                  <AssignedRow key={test.id} test={test} now={now} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </div>
    </AppFrame>
  );
}
