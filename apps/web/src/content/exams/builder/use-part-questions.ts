import type { ExamQuestion } from '@vumon/contract';
import { sumOf } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { toast } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import type { Conditions } from './assembly/conditions.ts';
import type { Assembly } from './assembly/useAssembly.ts';
import type { PartView } from './model.ts';
import type { Builder } from './useBuilder.ts';

/** Changes to the questions of the part that is shown: filled by the server, exchanged, removed, moved, updated. */
export function usePartQuestions(examId: string, { store }: Builder, view: PartView, assembly: Assembly) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  /** The question that is being exchanged, the part that is being filled, or `all` parts. */
  const [busy, setBusy] = useState<string | null>(null);
  const [filling, setFilling] = useState(false);
  const { part } = view;

  const setPart = (partId: string, next: (questions: readonly ExamQuestion[]) => readonly ExamQuestion[]) =>
    store.change((old) => ({ ...old, chosen: { ...old.chosen, [partId]: next(old.chosen[partId] ?? []) } }));
  /** Undo for one part; later changes of other parts stay. */
  const undoing = (partId: string, before: readonly ExamQuestion[]) => ({
    duration: 5000,
    action: { label: t('undo'), onAction: () => setPart(partId, () => before) },
  });
  const failed = (error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 });

  const fill = async (partId?: string, conditions?: Conditions) => {
    setBusy(partId ?? 'all');
    setFilling(true);
    try {
      const before = view.questions;
      const { added, missing } = await assembly.fill(partId, conditions);
      const count = sumOf(added.map((question) => question.items));
      // What is missing is shown by the card above the questions.
      if (missing.length === 0) toast(t('filled', { count }), partId ? undoing(partId, before) : {});
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
      setFilling(false);
    }
  };
  const swap = async (question: ExamQuestion) => {
    setBusy(question.id);
    try {
      await store.flush();
      const { question: other } = await api('GET /itf/unit-tests/{id}/alternative', {
        params: { id: examId },
        query: { questionId: question.id },
      });
      if (!other) return toast(t('swapNone'), { tone: 'warn', duration: 4000 });
      const before = view.questions;
      setPart(part.id, (questions) => questions.map((one) => (one.id === question.id ? other : one)));
      toast(t('swapped'), undoing(part.id, before));
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  };
  const remove = (question: ExamQuestion) => {
    const before = view.questions;
    setPart(part.id, (questions) => questions.filter((one) => one.id !== question.id));
    toast(t('removedQuestion'), undoing(part.id, before));
  };
  const move = (question: ExamQuestion, by: -1 | 1) =>
    setPart(part.id, (questions) => {
      const next = [...questions];
      const at = next.findIndex((one) => one.id === question.id);
      next.splice(at, 1);
      next.splice(at + by, 0, question);
      return next;
    });
  const update = async (question: ExamQuestion) => {
    setPart(part.id, (questions) =>
      questions.map((one) => (one.id === question.id ? { ...one, version: one.latest } : one)),
    );
    try {
      await store.flush();
      const exam = await api('GET /itf/unit-tests/{id}', { params: { id: examId } });
      const fresh = exam.parts.flatMap((one) => one.questions).find((one) => one.id === question.id);
      if (fresh) setPart(part.id, (questions) => questions.map((one) => (one.id === fresh.id ? fresh : one)));
      toast(t('updated'));
    } catch (error) {
      failed(error);
    }
  };
  const add = (partId: string, question: ExamQuestion) => setPart(partId, (questions) => [...questions, question]);

  return { busy, filling, fill, swap, remove, move, update, add };
}
