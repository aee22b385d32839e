import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, PageHeader, SelectField } from '@vumon/ui';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useUrlState } from '../../../navigation/url-state.ts';
import classes from '../classes.module.css';
import { usePicker } from './PickStudentsDialog.tsx';
import { activeClassesQuery } from '../queries.ts';

/** Choosing learners of one's own list for a class; the address names the class. */
export default function PickStudentsPage() {
  const { t } = useTranslation('classes');
  const [url, set] = useUrlState();
  const list = useQuery(activeClassesQuery);
  const classId = list.data?.data.find((one) => one.id === url['classId'])?.id ?? null;
  return (
    <AppFrame breadcrumb={[{ label: t('title'), href: '/classes' }, { label: t('pick.title') }]}>
      <div className={classes.formPage}>
        <PageHeader title={t('pick.title')} subtitle={t('pick.subtitle')} />
        <SelectField
          label={t('pick.class')}
          placeholder={t('pick.chooseClass')}
          data={list.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []}
          value={classId}
          onChange={(next) => set({ classId: next ?? undefined })}
          searchable
        />
        {classId ? (
          <Picking key={classId} classId={classId} />
        ) : (
          <EmptyState
            title={t('pick.noClassTitle')}
            motif="grid"
            action={
              list.data?.data.length === 0 ? (
                <Button renderRoot={(props) => <AppLink href="/classes" {...props} />}>{t('pick.toClasses')}</Button>
              ) : undefined
            }
          >
            {t('pick.noClass')}
          </EmptyState>
        )}
      </div>
    </AppFrame>
  );
}

function Picking({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/classes/$classesSlug', params: { classesSlug: classId } });
  const { list, add } = usePicker(classId, leave);
  return (
    <Card
      footer={
        <div className={classes.buttons}>
          <Button onClick={leave}>{t('pick.toClass')}</Button>
          {add}
        </div>
      }
    >
      {list}
    </Card>
  );
}
