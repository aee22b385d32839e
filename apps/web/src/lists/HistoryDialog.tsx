import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Modal } from '@vumon/ui';
import { FieldChanges, History } from './History.tsx';

interface Change {
  readonly revision: number;
  readonly at: string;
  readonly by: { readonly id: string; readonly fullName: string } | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown>;
}

/** The history of one row of a list. */
export function HistoryDialog<Key extends readonly unknown[]>({
  title,
  query,
  labelOf,
  show,
  onClose,
}: {
  title: string;
  query: UseQueryOptions<Change[], Error, Change[], Key>;
  labelOf(name: string): string;
  show?(name: string, value: unknown): string | undefined;
  onClose(): void;
}) {
  const history = useQuery(query);
  return (
    <Modal opened onClose={onClose} size="md" title={title}>
      <History history={history}>
        {({ before, after }) => (
          <FieldChanges before={before} after={after} labelOf={labelOf} {...(show && { show })} />
        )}
      </History>
    </Modal>
  );
}
