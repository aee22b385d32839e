import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Menu, SelectionBar } from '@vumon/ui';
import { useProfile } from '../../../session/profile.ts';
import type { ListedQuestion } from '../queries.ts';
import type { QuestionScope } from './filters.ts';
import type { QuestionActions } from './useQuestionActions.tsx';

interface ListTotal {
  readonly total: number;
  readonly more?: boolean | undefined;
}

/** Actions on the selected questions. */
export function QuestionSelection({
  scope,
  selected,
  list,
  actions,
  onChange,
  onClear,
}: {
  scope: QuestionScope;
  selected: ReadonlySet<string>;
  /** The page of the list that is on show. */
  list: { readonly data: readonly ListedQuestion[]; readonly page: ListTotal } | undefined;
  actions: QuestionActions;
  onChange: () => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('question-bank');
  const format = useFormat();
  const teacher = useProfile().role === 'TEACHER';
  const writes = scope === 'mine' || !teacher;
  const chosen = [...selected];
  const total = list?.page;
  const allOnPage = list !== undefined && list.data.length > 0 && list.data.every(({ id }) => selected.has(id));
  const copyable = list?.data.filter(({ id }) => selected.has(id)).every(({ abilities }) => abilities.copy) ?? true;
  return (
    <SelectionBar label={t('selected', { count: selected.size })}>
      {writes && allOnPage && total && total.total > selected.size && (
        <Button
          variant="link"
          size="sm"
          onClick={({ currentTarget }) => {
            // This button disappears; the last one stays.
            currentTarget.parentElement?.querySelector<HTMLElement>('button:last-child')?.focus();
            actions.selectMatching();
          }}
        >
          {t('bulk.selectMatching', {
            count: total.total,
            number: `${format.number(total.total)}${total.more ? '+' : ''}`,
          })}
        </Button>
      )}
      {writes && (
        <Button variant="link" size="sm" onClick={() => onChange()}>
          {t('bulk.change')}
        </Button>
      )}
      {writes && teacher && (
        <Menu align="start" items={[...actions.privacyItems(chosen)]}>
          <Button variant="link" size="sm">
            {t('changePrivacy')}
          </Button>
        </Menu>
      )}
      {teacher && scope !== 'mine' && (
        <Button
          variant="link"
          size="sm"
          disabledReason={copyable ? null : t('copyLocked')}
          loading={actions.copying}
          onClick={() => actions.copy(chosen)}
        >
          {t('copyToMine')}
        </Button>
      )}
      {writes && (
        <Button variant="link" size="sm" loading={actions.bulk.pending} onClick={() => actions.remove(chosen)}>
          {t('remove')}
        </Button>
      )}
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          document.querySelector<HTMLElement>('thead input[type=checkbox]')?.focus();
          onClear();
        }}
      >
        {t('unselect')}
      </Button>
    </SelectionBar>
  );
}
