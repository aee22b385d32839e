/**
 * After a test of grades 1 to 5 is handed in: the carp leaps through the gate once, then stands still. Below it the own
 * scales, what is left to polish with one button, and the week in the own notebook. It compares with nobody.
 */
import { Button, Note } from '@vumon/ui';
import { useState } from 'react';
import '../../../api/on-demand/send-once.ts';
import { api } from '../../../api/client.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { localeOfPath, pathIn } from '../../../i18n/locale.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useProfile } from '../../../session/profile.ts';
import { formatTime } from '@vumon/i18n';
import { useReviewMessages } from '../translation.ts';
import { Gate } from './Gate.tsx';
import { Notebook } from './Notebook.tsx';
import classes from './leap.module.css';

interface LeapProps {
  readonly exam: string;
  readonly submittedAt: string;
  /** Numbered answers, and how many are right; null while the mark is not shown. */
  readonly scales: { readonly right: number; readonly of: number } | null;
  /** Whose wrong answers can be practised: an assignment, or a test of the learner's own. */
  readonly polish: { readonly assignmentId: string } | { readonly examId: string } | null;
  /** Just handed in: the leap is shown. */
  readonly leaps: boolean;
}

export default function Leap({ exam, submittedAt, scales, polish, leaps }: LeapProps) {
  const t = useReviewMessages();
  const messageOf = useErrorMessage();
  const { firstName } = useProfile();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const dull = scales ? scales.of - scales.right : 0;
  const start = async () => {
    if (!polish) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { only: 'WRONG' } as const;
      const { id } =
        'examId' in polish
          ? await api('POST /student/unit-tests/{id}/practise', { params: { id: polish.examId }, body })
          : await api('POST /student/unit-tests-assigned/{id}/practise', {
              params: { id: polish.assignmentId },
              body,
            });
      location.assign(pathIn(localeOfPath(location.pathname), { pathname: `/practice/${id}`, search: '', hash: '' }));
    } catch (error) {
      setBusy(false);
      setFailure(messageOf(error));
    }
  };
  return (
    <section className={classes.root} aria-label={t('leap.title', { name: firstName })}>
      <div className={classes.picture}>
        <Gate leaps={leaps} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{t('leap.title', { name: firstName })}</h2>
        <p className={classes.lead}>{t('leap.handedIn', { exam, at: formatTime(submittedAt) })}</p>
        <div className={classes.scales}>
          {scales && (
            <div className={classes.margin}>
              <b>{scales.right}</b>
              <span>{t('leap.of', { count: scales.of })}</span>
            </div>
          )}
          <p>
            {!scales ? (
              t('leap.notShown')
            ) : (
              <b>
                {t('leap.bright', { count: scales.right })}
                {dull > 0 && `, ${t('leap.dull', { count: dull })}`}
              </b>
            )}
          </p>
        </div>
        <Notebook />
        {failure !== null && (
          <Note tone="bad" live>
            {failure}
          </Note>
        )}
        {dull > 0 && polish ? (
          <Button variant="primary" size="lg" full loading={busy} onClick={() => void start()}>
            {t('leap.polish', { count: dull })}
          </Button>
        ) : (
          !scales && (
            <Button size="lg" full renderRoot={(props) => <AppLink href="/home" {...props} />}>
              {t('leap.home')}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
