/** Edits an imported question in the editor of its type; a change of type keeps what both types can hold. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import {
  parseContent,
  questionTypeCodes,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { editors } from '@vumon/question-types/editors';
import { problemsOf } from '@vumon/question-types/validators';
import { Button, ErrorState, LoadingState, Modal, Note } from '@vumon/ui';
import { Suspense, useState } from 'react';
import { useErrorMessage } from '../../../../forms/errors.ts';
import { convertQuestion } from '../../editor/conversion.ts';
import { previewMedia, uploadMedia } from '../../media.ts';
import type { ImportChange, ImportRow } from '../import-queries.ts';
import { numbersOf } from './groups.ts';
import classes from './review.module.css';

interface InHand {
  readonly type: QuestionTypeCode;
  readonly schemaVersion: number;
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

export function EditDialog({
  row,
  onClose,
  change,
}: {
  row: ImportRow;
  onClose(): void;
  change(body: ImportChange): Promise<unknown>;
}) {
  const { t } = useTranslation('question-bank');
  const { t: types } = useTranslation('qt-types');
  const messageOf = useErrorMessage();
  const [hand, setHand] = useState<InHand | null>(() => {
    const { question } = row;
    const content = question && parseContent(question.type, question.schemaVersion, question.content);
    return content?.ok
      ? {
          type: question!.type,
          schemaVersion: question!.schemaVersion,
          content: content.value,
          answerKey: question!.answerKey as unknown as QuestionKey,
        }
      : null;
  });
  const [checked, setChecked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  if (!hand) return null;
  const problems = checked ? problemsOf(hand.type, hand.content, hand.answerKey) : [];
  const send = async (to: InHand | null) => {
    setFault(null);
    setSaving(true);
    try {
      await change({ kind: 'edit', line: row.line, to });
      onClose();
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  const save = () => {
    setChecked(true);
    if (problemsOf(hand.type, hand.content, hand.answerKey).length === 0) void send(hand);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      persistent
      title={t('review.edit', { number: numbersOf(row) })}
      footer={
        <>
          {row.edited && (
            <Button variant="link" onClick={() => void send(null)}>
              {t('review.undoEdit')}
            </Button>
          )}
          <Button onClick={onClose}>{t('review.cancel')}</Button>
          <Button variant="primary" loading={saving} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      {fault && (
        <Note tone="bad" live>
          {fault}
        </Note>
      )}
      {problems.length > 0 && (
        <Note tone="warn" live>
          {t('problems', { count: problems.length })}
        </Note>
      )}
      <label className={classes.typeSelect}>
        {t('columns.type')}
        <select
          value={hand.type}
          onChange={(event) => {
            const to = event.currentTarget.value as QuestionTypeCode;
            setHand({ ...hand, type: to, ...convertQuestion(hand.type, to, hand) });
          }}
        >
          {questionTypeCodes.map((value) => (
            <option key={value} value={value}>
              {value} · {types(`types.${value}.name`)}
            </option>
          ))}
        </select>
      </label>
      <Editor hand={hand} problems={problems} onChange={(next) => setHand({ ...hand, ...next })} />
    </Modal>
  );
}

function Editor({
  hand: { type, content, answerKey },
  problems,
  onChange,
}: {
  hand: InHand;
  problems: ReturnType<typeof problemsOf>;
  onChange(next: { content: QuestionContent; answerKey: QuestionKey }): void;
}) {
  const loaded = useQuery({
    queryKey: ['editor', type],
    queryFn: async () => ({ Editor: await editors[type].load() }),
    staleTime: Infinity,
  });
  if (loaded.isError) return <ErrorState compact onRetry={() => void loaded.refetch()} />;
  if (!loaded.data) return <LoadingState />;
  const { Editor: TypeEditor } = loaded.data;
  return (
    <Suspense fallback={<LoadingState />}>
      <TypeEditor
        key={type}
        content={content}
        answerKey={answerKey}
        onChange={onChange}
        problems={problems}
        upload={uploadMedia}
        media={previewMedia}
      />
    </Suspense>
  );
}
