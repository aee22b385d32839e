/** Two lists about background work: jobs that are not tried again by themselves, and processes that ended. */
import { useTranslation } from '@vumon/i18n/react';
import { Segmented } from '@vumon/ui';
import { ListPage } from '../../lists/ListPage.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { Crashes } from './Crashes.tsx';
import { FailedJobs } from './FailedJobs.tsx';

export default function FailedJobsPage() {
  const { t } = useTranslation('jobs');
  const [url, set] = useUrlState();
  const crashes = url['list'] === 'crashes';
  return (
    <ListPage
      title={t('title')}
      subtitle={t(crashes ? 'crashes.subtitle' : 'subtitle')}
      beside={
        <Segmented
          aria-label={t('list')}
          value={crashes ? 'crashes' : 'jobs'}
          options={[
            { value: 'jobs', label: t('title') },
            { value: 'crashes', label: t('crashes.title') },
          ]}
          // The other list has other filters and another order.
          onChange={(list) =>
            set({
              ...Object.fromEntries(Object.keys(url).map((name) => [name, undefined])),
              list: list === 'crashes' ? list : undefined,
            })
          }
        />
      }
    >
      {crashes ? <Crashes /> : <FailedJobs />}
    </ListPage>
  );
}
