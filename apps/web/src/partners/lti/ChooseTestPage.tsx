/** Where a signed-in teacher chooses one of the own integrated exams for a link in a course. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDayTime, formatEnd } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, LoadingState, Note, PageHeader } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './lti.module.css';
import { keptToken } from './storage.ts';

export default function ChooseTestPage() {
  const { t } = useTranslation('lti');
  const message = useErrorMessage();
  const [token] = useState(() => keptToken('choose'));
  const offers = useQuery({
    queryKey: ['lti', 'offers', token],
    queryFn: () => api('POST /lti/offers', { body: { token: token! } }),
    enabled: token !== null,
    retry: false,
  });
  const choose = useMutation({
    mutationFn: (testId: string) => api('POST /lti/choose', { body: { token: token!, testId } }),
  });
  const { data } = offers;
  const taken = choose.isSuccess ? data?.tests.find(({ id }) => id === choose.variables) : undefined;
  return (
    <AppFrame breadcrumb={[{ label: t('choose.title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('choose.title')} />
        {choose.error && (
          <Note tone="bad" live>
            {message(choose.error)}
          </Note>
        )}
        {taken ? (
          <Note tone="ok" live title={t('choose.done', { title: taken.title })}>
            {t('choose.doneBody')}
          </Note>
        ) : token === null ? (
          <Note tone="info">{t('nothing')}</Note>
        ) : offers.error ? (
          <Note tone="bad" live>
            {message(offers.error)}
          </Note>
        ) : !data ? (
          <LoadingState />
        ) : data.tests.length === 0 ? (
          <Note tone="info">
            {t('choose.none', { name: data.partner })} <AppLink href="/integrate-exam">{t('choose.make')}</AppLink>
          </Note>
        ) : (
          <Card>
            <p>{t('choose.intro', { name: data.partner })}</p>
            <ul className={classes.tests}>
              {data.tests.map(({ id, title, startsAt, endsAt }) => (
                <li key={id} className={classes.test}>
                  <span className={classes.text}>
                    <span className={classes.name}>{title}</span>
                    <span className={classes.facts}>
                      {t('choose.window', { from: formatDayTime(startsAt), to: formatEnd(startsAt, endsAt) })}
                    </span>
                  </span>
                  <Button
                    aria-label={t('choose.pickOf', { title })}
                    loading={choose.isPending && choose.variables === id}
                    onClick={() => choose.mutate(id)}
                  >
                    {t('choose.pick')}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </AppFrame>
  );
}
