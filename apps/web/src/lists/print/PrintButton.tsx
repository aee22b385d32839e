import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import classes from '../lists.module.css';
import { usePrintout, type Printed } from './Printout.tsx';

/** Below a list: prints what `load` gives, which is all rows that match and not only those of the page that is shown. */
export function PrintButton({ load }: { load: () => Promise<Printed> }) {
  const { t } = useTranslation('common');
  const printout = usePrintout(load);
  return (
    <div className={classes.printing}>
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
