import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Menu, SelectionBar, type MenuEntry } from '@vumon/ui';
import { useProfile } from '../../../session/profile.ts';
import type { QuestionScope } from './filters.ts';

/** Actions on the selected questions. */
export function QuestionSelection({
  scope,
  selected,
  total,
  allOnPage,
  copyable,
  copying,
  removing,
  privacyItems,
  onSelectMatching,
  onChange,
  onCopy,
  onRemove,
  onClear,
}: {
  scope: QuestionScope;
  selected: ReadonlySet<string>;
  total: { readonly total: number; readonly more?: boolean | undefined } | undefined;
  /** Every question of the page is selected. */
  allOnPage: boolean;
  copyable: boolean;
  copying: boolean;
  removing: boolean;
  privacyItems: (ids: string[]) => readonly [MenuEntry, MenuEntry];
  onSelectMatching: () => void;
  onChange: () => void;
  onCopy: (ids: string[]) => void;
  onRemove: (ids: string[]) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('question-bank');
  const format = useFormat();
  const teacher = useProfile().role === 'TEACHER';
  const writes = scope === 'mine' || !teacher;
  const chosen = [...selected];
  return (
    <SelectionBar label={t('selected', { count: selected.size })}>
      {writes && allOnPage && total && total.total > selected.size && (
        <Button variant="link" size="sm" onClick={() => onSelectMatching()}>
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
        <Menu align="start" items={[...privacyItems(chosen)]}>
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
          loading={copying}
          onClick={() => onCopy(chosen)}
        >
          {t('copyToMine')}
        </Button>
      )}
      {writes && (
        <Button variant="link" size="sm" loading={removing} onClick={() => onRemove(chosen)}>
          {t('remove')}
        </Button>
      )}
      <Button variant="link" size="sm" onClick={() => onClear()}>
        {t('unselect')}
      </Button>
    </SelectionBar>
  );
}
