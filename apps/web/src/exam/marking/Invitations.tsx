/** Tests of colleagues that the user is invited to mark; renders nothing if there are none. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Card, Tag } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import { invitationsQuery } from './queries.ts';
import classes from './marking.module.css';

export function MarkingInvitations({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('marking');
  const invitations = useQuery({ ...invitationsQuery, enabled });
  if (!invitations.data || invitations.data.length === 0) return null;
  return (
    <Card title={t('invited.title')}>
      <ul className={classes.invitations}>
        {invitations.data.map((one) => (
          <li key={one.assignmentId}>
            <span>
              <AppLink href={`/learning/${one.assignmentId}/marking`}>{one.title}</AppLink>
              <small>{[t('invited.by', { name: one.teacher }), one.className].filter(Boolean).join(' · ')}</small>
            </span>
            <Tag tone={one.waiting > 0 ? 'warn' : 'ok'}>
              {one.waiting > 0 ? t('papersLeft', { count: one.waiting }) : t('allDone')}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
