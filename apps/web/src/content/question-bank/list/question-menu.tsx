import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconDots, IconEye, IconLock, IconMessageReport, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Menu, type Column } from '@vumon/ui';
import { useProfile } from '../../../session/profile.ts';
import type { QuestionScope } from './filters.ts';
import type { ListedQuestion } from '../queries.ts';
import { titleOf } from './QuestionTable.tsx';
import type { OpenedRow } from './RowDialogs.tsx';
import type { QuestionActions } from './useQuestionActions.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The last column of the list: the menu of each question. */
export function useQuestionMenu({
  scope,
  actions: { privacyItems, copy, remove },
  onRow,
  onOpen,
}: {
  scope: QuestionScope;
  actions: QuestionActions;
  onRow: (opened: OpenedRow) => void;
  onOpen: (question: ListedQuestion) => void;
}): Column<ListedQuestion> {
  const { t } = useTranslation('question-bank');
  const navigate = useNavigate();
  const teacher = useProfile().role === 'TEACHER';
  return {
    key: 'menu',
    header: <span className="visually-hidden">{t('columns.actions')}</span>,
    label: t('columns.actions'),
    width: 52,
    align: 'right',
    narrow: 'end',
    cell: (question) => {
      const { abilities, id } = question;
      const own = question.scope === 'USER' && abilities['change-privacy'];
      const [makePublic, makePrivate] = privacyItems([id]);
      return (
        <Menu
          items={[
            { label: t('preview'), icon: <IconEye {...icon} />, onSelect: () => onRow({ kind: 'preview', id }) },
            abilities.edit && { label: t('edit'), icon: <IconPencil {...icon} />, onSelect: () => onOpen(question) },
            {
              // Where copying is not allowed, the label says what is needed for it.
              label: t(!abilities.copy ? 'copyUpgrade' : teacher && scope !== 'mine' ? 'copyToMine' : 'duplicate'),
              icon: abilities.copy ? <IconCopy {...icon} /> : <IconLock {...icon} />,
              onSelect: () =>
                abilities.copy
                  ? copy([id])
                  : void navigate({ to: '/payment', search: { type: 'upgrade', feature: 'export-system-tests' } }),
            },
            own && question.privacy === 'PRIVATE' && makePublic,
            own && question.privacy === 'PUBLIC' && makePrivate,
            teacher &&
              !abilities.edit && {
                label: t('report'),
                icon: <IconMessageReport {...icon} />,
                onSelect: () => onRow({ kind: 'report', id }),
              },
            abilities.delete && {
              label: t('remove'),
              icon: <IconTrash {...icon} />,
              onSelect: () => remove([id]),
              danger: true,
              divided: true,
            },
          ]}
        >
          <IconButton
            icon={<IconDots size={20} stroke={1.75} aria-hidden />}
            aria-label={t('actionsOf', { name: titleOf(question) })}
          />
        </Menu>
      );
    },
  };
}
