/** Where a row is in use. */
import { useQuery } from '@tanstack/react-query';
import type { ManagedChoice } from '@vumon/contract';
import type { ChoiceList } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Modal } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { choiceUsesQuery } from './queries.ts';
import classes from './choice-lists.module.css';

interface UsesDialogProps {
  readonly list: ChoiceList;
  readonly choice: ManagedChoice;
  onClose(): void;
}

export function UsesDialog({ list, choice, onClose }: UsesDialogProps) {
  const { t } = useTranslation('choice-lists');
  const message = useErrorMessage();
  const uses = useQuery(choiceUsesQuery(list, choice.id));
  return (
    <Modal opened onClose={onClose} size="md" title={t('uses.title', { name: choice.name })}>
      {uses.error ? (
        <ErrorState compact onRetry={() => void uses.refetch()} retrying={uses.isFetching}>
          {message(uses.error)}
        </ErrorState>
      ) : uses.data === undefined ? (
        <LoadingState compact />
      ) : uses.data.length === 0 ? (
        <p>{t('uses.none')}</p>
      ) : (
        <>
          <ul className={classes.uses}>
            {uses.data.map(({ kind, count }) => (
              <li key={kind}>{kind === 'SHIPPED' ? t('uses.SHIPPED') : t(`uses.${kind}`, { count })}</li>
            ))}
          </ul>
          <p className="muted">{t('uses.retire')}</p>
        </>
      )}
    </Modal>
  );
}
