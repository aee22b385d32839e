/** The draft of one test, saved by itself while it is edited. */
import { useQueryClient } from '@tanstack/react-query';
import type { ExamDetail } from '@vumon/contract';
import { ApiError, type Reply } from '@vumon/contract/client';
import { partsOf } from '@vumon/domain';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../app/api.ts';
import { examQuery } from '../queries.ts';
import { draftOf, infoProblems, saveBody, type ExamDraft } from './draft.ts';
import { Saver, type SaveStatus } from './saver.ts';

type Saved = Reply<'PUT /itf/unit-tests/update'>;

export interface SaveView {
  status: SaveStatus | 'invalid';
  /** When it was last saved; milliseconds. */
  at: number;
  error: ApiError | null;
}

export interface Builder {
  draft: ExamDraft;
  /** Whether the stored test is finished. */
  ready: boolean;
  save: SaveView;
  change(next: (draft: ExamDraft) => ExamDraft): void;
  /** Resolves once everything is stored; rejects when it cannot be. */
  flush(): Promise<void>;
  finish(): Promise<void>;
}

function kindOf(error: unknown): 'offline' | 'conflict' | 'refused' {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === 'VERSION_CONFLICT') return 'conflict';
  return error.status === 0 || error.status >= 500 || error.status === 429 ? 'offline' : 'refused';
}

export function useBuilder(exam: ExamDetail): Builder {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(exam));
  // The newest draft for callers that outlive a render, such as an undo in a toast.
  const newest = useRef(draft);
  const [ready, setReady] = useState(exam.status === 'READY');
  const [save, setSave] = useState<SaveView>({ status: 'saved', at: Date.parse(exam.updatedAt), error: null });
  /** What was picked from the bank's list gets the words of its items from the stored test. */
  const readBack = async () => {
    const stored = await api('GET /itf/unit-tests/{id}', { params: { id: exam.id } }).catch(() => null);
    if (!stored) return;
    const words = new Map(stored.parts.flatMap((part) => part.questions).map((question) => [question.id, question]));
    const chosen = Object.fromEntries(Object.entries(newest.current.chosen).map(([partId, questions]) => [partId, questions.map((question) => {
      const known = words.get(question.id);
      return known && known.version === question.version ? known : question;
    })]));
    newest.current = { ...newest.current, chosen };
    setDraft(newest.current);
  };
  const [saver] = useState(() => {
    let { updatedAt } = exam;
    let sent: ExamDraft | null = null;
    return new Saver<ExamDraft, Saved>({
      send: (next, finish) => {
        sent = next;
        return api('PUT /itf/unit-tests/update', { body: saveBody(exam.id, updatedAt, next, finish) });
      },
      kindOf,
      onStatus: (status, error) => setSave((old) => ({ status, at: status === 'saved' ? Date.now() : old.at, error: error instanceof ApiError ? error : null })),
      onSaved: (reply) => {
        updatedAt = reply.updatedAt;
        setReady(reply.status === 'READY');
        // What is cached must carry the new moment, or the next opening would start from a stale state.
        client.setQueryData(examQuery(exam.id).queryKey, (old) => (old && sent ? { ...old, ...storedFacts(sent), status: reply.status, updatedAt: reply.updatedAt } : old));
        if (sent && lacksWords(sent)) void readBack();
        void client.invalidateQueries({ queryKey: ['exams', 'list'] });
        void client.invalidateQueries({ queryKey: ['exams', 'counts'] });
        void client.invalidateQueries({ queryKey: ['formats'] });
      },
    });
  });
  useEffect(() => {
    saver.open();
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Leaving by the menu stores what is still waiting.
      void saver.flush().catch(() => {});
      saver.close();
    };
  }, [saver]);

  const change = (next: (draft: ExamDraft) => ExamDraft) => {
    const changed = next(newest.current);
    newest.current = changed;
    setDraft(changed);
    if (infoProblems(changed.info).length > 0) setSave((old) => ({ ...old, status: 'invalid' }));
    else saver.change(changed);
  };
  return { draft, ready, save, change, flush: () => saver.flush(), finish: () => saver.finish(newest.current) };
}

const lacksWords = (draft: ExamDraft) => Object.values(draft.chosen).some((questions) => questions.some((question) => question.itemTexts.length === 0));

function storedFacts(draft: ExamDraft): Partial<ExamDetail> {
  const { info } = draft;
  return {
    name: info.name, nameEn: info.nameEn || null, examType: info.examType ?? 0, gradeId: info.gradeId ?? '', seriesId: info.seriesId, minutes: Number(info.minutes),
    mode: info.mode, rounding: info.rounding, shuffle: info.shuffle, labels: info.labels, formatId: draft.formatId, formatName: draft.formatName, subject: draft.subject, sections: draft.sections,
    parts: partsOf(draft.sections).map((part) => ({ partId: part.id, questions: [...(draft.chosen[part.id] ?? [])] })),
  };
}
