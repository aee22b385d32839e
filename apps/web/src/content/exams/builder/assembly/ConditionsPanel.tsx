import { useTranslation } from '@vumon/i18n/react';
import { Button, Drawer } from '@vumon/ui';
import classes from './assembly.module.css';
import { ConditionFields, type ConditionFieldsProps } from './ConditionFields.tsx';
import { usualConditions } from './conditions.ts';

export interface ConditionsPanelProps extends ConditionFieldsProps {
  opened: boolean;
  onClose: () => void;
}

/** The conditions of the automatic choice in a panel beside the questions. */
export function ConditionsPanel({ opened, onClose, ...fields }: ConditionsPanelProps) {
  const { t } = useTranslation('exams');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('assembly.title')}
      footer={
        <div className={classes.footer}>
          <Button onClick={() => fields.onChange(usualConditions)}>{t('assembly.reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('assembly.done')}
          </Button>
        </div>
      }
    >
      <ConditionFields {...fields} />
    </Drawer>
  );
}
