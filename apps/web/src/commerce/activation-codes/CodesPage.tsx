/** Activation codes for administrators: all of them, by batches, and who used which. */
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Segmented } from '@vumon/ui';
import { useState } from 'react';
import { ListPage } from '../../lists/ListPage.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { BatchList } from './BatchList.tsx';
import { CodeList } from './CodeList.tsx';
import { MakeDialog } from './MakeDialog.tsx';
import { UseReport } from './UseReport.tsx';

const views = ['codes', 'batches', 'uses'] as const;

export default function CodesPage() {
  const { t } = useTranslation('activation-codes');
  const [url, set] = useUrlState();
  const [making, setMaking] = useState(false);
  const view = views.find((one) => one === url['view']) ?? 'codes';
  const make = (variant: 'primary' | 'outline') => (
    <Button variant={variant} icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setMaking(true)}>
      {t('make.open')}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      beside={
        <Segmented
          aria-label={t('views.label')}
          value={view}
          // Filters of one tab do not apply to the others.
          onChange={(next) =>
            set({
              ...Object.fromEntries(Object.keys(url).map((name) => [name, undefined])),
              view: next === 'codes' ? undefined : next,
            })
          }
          options={views.map((one) => ({ value: one, label: t(`views.${one}`) }))}
        />
      }
      actions={make('primary')}
    >
      {view === 'codes' && <CodeList make={make('outline')} />}
      {view === 'batches' && <BatchList make={make('outline')} />}
      {view === 'uses' && <UseReport />}
      {making && <MakeDialog onClose={() => setMaking(false)} />}
    </ListPage>
  );
}
