/** Similar questions in the bank, shown while one is written; each opens in a dialog. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import type { QuestionContent, QuestionTypeCode } from '@vumon/question-types';
import { Line } from '@vumon/question-types/line';
import { Note } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { similarQuery, type SimilarQuestion } from '../import/import-queries.ts';
import { PreviewDialog } from '../list/PreviewDialog.tsx';
import classes from '../question-bank.module.css';

const restMs = 1200;

export function SimilarNote({
  type,
  schemaVersion,
  content,
  except,
}: {
  type: QuestionTypeCode;
  schemaVersion: number;
  content: QuestionContent;
  except: string | null;
}) {
  const { t } = useTranslation('question-bank');
  const [rested, setRested] = useState({ type, schemaVersion, content });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ type, schemaVersion, content }), restMs);
    return () => clearTimeout(timer);
  }, [type, schemaVersion, content]);
  const similar = useQuery(
    similarQuery({ type: rested.type, schemaVersion: rested.schemaVersion, content: rested.content, except }),
  );
  const found = similar.data ?? [];
  if (found.length === 0) return null;
  return (
    <div role="status">
      <Note tone={found[0]!.exact ? 'warn' : 'info'} title={t(found[0]!.exact ? 'similar.exact' : 'similar.near')}>
        <SimilarList questions={found} />
      </Note>
    </div>
  );
}

export function SimilarList({ questions }: { questions: readonly SimilarQuestion[] }) {
  const { t } = useTranslation('question-bank');
  const [previewed, setPreviewed] = useState<string | null>(null);
  return (
    <ul className={classes.similar}>
      {questions.map(({ id, title, scope, exact, similarity }) => (
        <li key={id}>
          <button type="button" className={classes.similarLink} onClick={() => setPreviewed(id)}>
            <Line text={title} />
          </button>{' '}
          <small>
            {t(exact ? 'similar.same' : 'similar.like', { percent: Math.round(similarity * 100) })} ·{' '}
            {t(scope === 'SYSTEM' ? 'scopes.system' : 'scopes.mine')}
          </small>
        </li>
      ))}
      <PreviewDialog id={previewed} onClose={() => setPreviewed(null)} />
    </ul>
  );
}
