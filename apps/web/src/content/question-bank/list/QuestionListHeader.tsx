import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCopyCheck, IconDots, IconFileImport, IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Menu, PageHeader, Segmented } from '@vumon/ui';
import { useProfile } from '../../../session/profile.ts';
import type { QuestionScope } from './filters.ts';
import { totalsQuery } from '../queries.ts';
import classes from '../question-bank.module.css';

/** Spaces as wide as the figures of "10.679" and of "34", in the signs that Unicode has for it. */
const roomOf = (name: QuestionScope): string =>
  name === 'system' ? '\u2007\u2007\u2008\u2007\u2007\u2007' : '\u2007\u2007';
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Title, scopes with their counts, and the actions of the bank. */
export function QuestionListHeader({
  scope,
  onScope,
  onCreate,
}: {
  scope: QuestionScope;
  onScope: (scope: QuestionScope) => void;
  onCreate: () => void;
}) {
  const { t } = useTranslation('question-bank');
  const format = useFormat();
  const navigate = useNavigate();
  const teacher = useProfile().role === 'TEACHER';
  const base = teacher ? '/questions' : '/manage/questions';
  const totals = useQuery({ ...totalsQuery, enabled: teacher });
  const countOf = (name: QuestionScope) => {
    const found = totals.data?.[name];
    return found ? `${format.number(found.total)}${found.more ? '+' : ''}` : roomOf(name);
  };
  const go = (page: 'import' | 'duplicates' | 'trash') => void navigate({ to: `${base}/${page}` });
  return (
    <PageHeader
      title={t('title')}
      beside={
        teacher && (
          <span className={classes.scopes}>
            <Segmented
              aria-label={t('scopes.label')}
              value={scope}
              onChange={onScope}
              options={(['system', 'mine', 'shared'] as const).map((value) => ({
                value,
                label: t(`scopes.${value}`),
                count: countOf(value),
              }))}
            />
          </span>
        )
      }
      actions={
        <>
          <Menu
            items={[
              { label: t('duplicates.title'), icon: <IconCopyCheck {...icon} />, onSelect: () => go('duplicates') },
              { label: t('trash.title'), icon: <IconTrash {...icon} />, onSelect: () => go('trash') },
            ]}
          >
            <IconButton
              variant="outline"
              icon={<IconDots size={20} stroke={1.75} aria-hidden />}
              aria-label={t('more')}
            />
          </Menu>
          <Button icon={<IconFileImport size={18} stroke={1.75} aria-hidden />} onClick={() => go('import')}>
            {t('import.short')}
          </Button>
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={2} aria-hidden />}
            onClick={onCreate}
            aria-label={t('create')}
          >
            {t('question')}
          </Button>
        </>
      }
    />
  );
}
