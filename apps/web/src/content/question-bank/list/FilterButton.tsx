/** Opens the filters, and shows how many are set. */
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';

export function FilterButton({ count, onOpen }: { count: number; onOpen(): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <Button
      variant={count > 0 ? 'tint' : 'outline'}
      icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      {count > 0 ? t('filters.button', { number: count }) : t('filters.title')}
    </Button>
  );
}
