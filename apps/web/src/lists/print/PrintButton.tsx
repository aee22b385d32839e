import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { lazy, Suspense } from 'react';
import classes from '../lists.module.css';
import type { KeptViews } from '../views/queries.ts';
import { usePrintout, type Printed } from './Printout.tsx';

/** Loaded by staff alone. */
const FileButton = lazy(() => import('./FileButton.tsx'));

interface Props {
  readonly load: () => Promise<Printed>;
  /** Set for a list of the back office, which is a file too. */
  readonly file?: KeptViews['list'] | undefined;
}

/** Below a list: prints what `load` gives, which is all rows that match and not only those of the page that is shown. */
export function PrintButton({ load, file }: Props) {
  const { t } = useTranslation('common');
  const printout = usePrintout(load);
  return (
    <div className={classes.printing}>
      {file !== undefined && (
        <Suspense fallback={null}>
          <FileButton list={file} load={load} />
        </Suspense>
      )}
      <Button
        variant="link"
        size="sm"
        icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        loading={printout.loading}
        onClick={printout.print}
      >
        {t('printList')}
      </Button>
      {printout.sheet}
    </div>
  );
}
