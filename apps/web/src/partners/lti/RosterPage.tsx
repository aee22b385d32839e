/** Where a signed-in teacher takes the learners of a platform's course into one of the own classes. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, LoadingState, Note, PageHeader, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './lti.module.css';
import { keptToken } from './storage.ts';

const look = (token: string) => api('POST /lti/roster/look', { body: { token } });
const take = (token: string, classId: string) => api('POST /lti/roster', { body: { token, classId } });

export default function RosterPage() {
  const { t } = useTranslation('lti');
  const message = useErrorMessage();
  const [token] = useState(() => keptToken('roster'));
  const looked = useQuery({
    queryKey: ['lti', 'roster', token],
    queryFn: () => look(token!),
    enabled: token !== null,
    retry: false,
  });
  const { data } = looked;
  return (
    <AppFrame breadcrumb={[{ label: t('roster.title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('roster.title')} />
        {token === null ? (
          <Note tone="info">{t('nothing')}</Note>
        ) : looked.error ? (
          <Note tone="bad" live>
            {message(looked.error)}
          </Note>
        ) : !data ? (
          <LoadingState />
        ) : data.classes.length === 0 ? (
          <Note tone="info">
            {t('roster.none')} <AppLink href="/classes">{t('roster.make')}</AppLink>
          </Note>
        ) : (
          <Taking token={token} course={data} />
        )}
      </div>
    </AppFrame>
  );
}

const counts = ['added', 'already', 'removed', 'own', 'locked', 'others'] as const;

function Taking({ token, course }: { token: string; course: Awaited<ReturnType<typeof look>> }) {
  const { t } = useTranslation('lti');
  const message = useErrorMessage();
  const [classId, setClassId] = useState(course.classId);
  const [missing, setMissing] = useState(false);
  const taken = useMutation({ mutationFn: (id: string) => take(token, id) });
  const submit = () => {
    setMissing(classId === null);
    if (classId !== null) taken.mutate(classId);
  };
  return (
    <Card>
      <div className={classes.entry}>
        <p>{t('roster.intro', { course: course.course, name: course.partner })}</p>
        {taken.error && (
          <Note tone="bad" live>
            {message(taken.error)}
          </Note>
        )}
        <SelectField
          label={t('roster.class')}
          placeholder={t('roster.pick')}
          searchable
          data={course.classes.map(({ id, name, students }) => ({
            value: id,
            label: t('roster.students', { name, count: students }),
          }))}
          value={classId}
          error={missing && classId === null ? t('roster.missing') : undefined}
          onChange={setClassId}
        />
        <div className={classes.actions}>
          <Button variant="primary" loading={taken.isPending} onClick={submit}>
            {t('roster.verb')}
          </Button>
        </div>
        {taken.data && (
          <Note tone="ok" live title={t('roster.done')}>
            <dl className={classes.counts}>
              {counts
                .filter((one) => one === 'added' || taken.data[one] > 0)
                .map((one) => (
                  <div key={one}>
                    <dt>{t(`roster.${one}`)}</dt>
                    <dd>{taken.data[one]}</dd>
                  </div>
                ))}
            </dl>
            <AppLink href={`/classes/${taken.variables}`}>{t('roster.open')}</AppLink>
          </Note>
        )}
      </div>
    </Card>
  );
}
