/** Temporary price reductions, and the tests that are sold one by one, for administrators. */
import { useTranslation } from '@vumon/i18n/react';
import { PageHeader, Segmented } from '@vumon/ui';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { SaleList } from './SaleList.tsx';
import { SoldTests } from './SoldTests.tsx';
import classes from './sales.module.css';

export default function SalesPage() {
  const { t } = useTranslation('sales');
  const [url, set] = useUrlState();
  const view = url['view'] === 'tests' ? 'tests' : 'sales';
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          beside={
            <Segmented
              aria-label={t('view')}
              value={view}
              // The two views have different filters, so changing the view clears them.
              onChange={(next) =>
                set({ ...Object.fromEntries(Object.keys(url).map((name) => [name, undefined])), view: next })
              }
              options={[
                { value: 'sales', label: t('sales') },
                { value: 'tests', label: t('tests') },
              ]}
            />
          }
        />
        {view === 'sales' ? <SaleList /> : <SoldTests />}
      </div>
    </AppFrame>
  );
}
