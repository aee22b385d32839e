/** Sends the practice link of a test to a class, or to some of its learners: each learner gets a link of their own. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, MultiSelectField, Note, SelectField, toast } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { studentChoicesQuery } from '../assignments/index.ts';
import { activeClassesQuery } from '../../people/classes/index.ts';
import classes from './practice.module.css';

export function SendLinks({ examId }: { examId: string }) {
  const { t } = useTranslation('practice');
  const messageOf = useErrorMessage();
  const own = useQuery(activeClassesQuery);
  const [classId, choose] = useState<string | null>(null);
  const [students, name] = useState<string[]>([]);
  const found = useQuery({ ...studentChoicesQuery(classId, ''), enabled: classId !== null });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      const { told, withoutMail } = await api('POST /itf/unit-tests/{id}/practice-link/send', {
        params: { id: examId },
        body: { classId, studentIds: students.length > 0 ? students : null },
      });
      toast(t(withoutMail > 0 ? 'link.sentSome' : 'link.sent', { count: told, withoutMail }));
    } catch (error) {
      const wait =
        error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.retryAfterSeconds : undefined;
      // The server says when it accepts more: in an hour for the same learners, in a day for any.
      setFailure(wait === 3600 ? t('link.sentBefore') : wait === 86_400 ? t('link.sentEnough') : messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={classes.send} aria-labelledby="send-links">
      <h3 id="send-links" className={classes.title}>
        {t('link.sendTitle')}
      </h3>
      <p className="muted">{t('link.sendBody')}</p>
      <SelectField
        label={t('link.class')}
        placeholder={t('link.classPlaceholder')}
        searchable
        data={own.data?.data.map(({ id, name: label }) => ({ value: id, label })) ?? []}
        value={classId}
        error={own.error ? messageOf(own.error) : undefined}
        onChange={(next) => {
          choose(next);
          name([]);
        }}
      />
      {classId !== null && (
        <MultiSelectField
          label={t('link.students')}
          placeholder={students.length === 0 ? t('link.wholeClass') : undefined}
          searchable
          clearable
          maxValues={100}
          data={found.data ?? []}
          value={students}
          error={found.error ? messageOf(found.error) : undefined}
          onChange={name}
        />
      )}
      {failure !== null && (
        <Note tone="bad" live>
          {failure}
        </Note>
      )}
      <Button
        loading={sending}
        disabledReason={classId === null ? t('link.classFirst') : null}
        onClick={() => void send()}
      >
        {t('link.send')}
      </Button>
    </section>
  );
}
