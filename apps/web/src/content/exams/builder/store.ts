/** The draft of one test and the state of saving, outside of React, because toasts and timers outlive a render. */
import type { QueryClient } from '@tanstack/react-query';
import type { ExamDetail } from '@vumon/contract';
import { ApiError, type Reply } from '@vumon/contract/client';
import { partsOf } from '@vumon/domain';
import { api } from '../../../api/client.ts';
import { examQuery } from '../queries.ts';
import { draftOf, infoProblems, saveBody, type ExamDraft } from './draft.ts';
import { DraftSaver, type SaveStatus } from './draft-saver.ts';

type Saved = Reply<'PUT /itf/unit-tests/update'>;

export interface SaveView {
  readonly status: SaveStatus | 'invalid';
  /** When it was last saved; milliseconds. */
  readonly at: number;
  readonly error: ApiError | null;
}

export interface BuilderState {
  readonly draft: ExamDraft;
  /** Whether the stored test is finished. */
  readonly ready: boolean;
  readonly save: SaveView;
}

function kindOf(error: unknown): 'offline' | 'conflict' | 'refused' {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === 'VERSION_CONFLICT') return 'conflict';
  return error.status === 0 || error.status >= 500 || error.status === 429 ? 'offline' : 'refused';
}

export class BuilderStore {
  readonly #id: string;
  readonly #client: QueryClient;
  readonly #saver: DraftSaver<ExamDraft, Saved>;
  readonly #listeners = new Set<() => void>();
  #state: BuilderState;
  #updatedAt: string;
  #sent: ExamDraft | null = null;

  constructor(exam: ExamDetail, client: QueryClient) {
    this.#id = exam.id;
    this.#client = client;
    this.#updatedAt = exam.updatedAt;
    this.#state = {
      draft: draftOf(exam),
      ready: exam.status === 'READY',
      save: { status: 'saved', at: Date.parse(exam.updatedAt), error: null },
    };
    this.#saver = new DraftSaver({
      send: (draft, finish) => {
        this.#sent = draft;
        return api('PUT /itf/unit-tests/update', { body: saveBody(this.#id, this.#updatedAt, draft, finish) });
      },
      kindOf,
      onStatus: (status, error) =>
        this.#set({
          save: {
            // What was on its way arrived, but what is edited now is not stored.
            status: status === 'saved' && this.#incomplete ? 'invalid' : status,
            at: status === 'saved' ? Date.now() : this.#state.save.at,
            error: error instanceof ApiError ? error : null,
          },
        }),
      onSaved: (reply) => this.#saved(reply),
    });
  }

  readonly read = (): BuilderState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(next: (draft: ExamDraft) => ExamDraft): void {
    const draft = next(this.#state.draft);
    if (infoProblems(draft.info).length > 0)
      return this.#set({ draft, save: { ...this.#state.save, status: 'invalid' } });
    this.#set({ draft });
    this.#saver.change(draft);
  }

  /** Resolves once everything is stored; rejects when it cannot be. */
  async flush(): Promise<void> {
    await this.#saver.flush();
    if (this.#incomplete) throw new Error('incomplete information');
  }

  /** Stores the draft as a finished test. */
  finish(): Promise<void> {
    return this.#saver.finish(this.#state.draft);
  }

  /** Starts saving automatically; the returned function stops it and saves what is pending. */
  readonly mount = (): (() => void) => {
    this.#saver.open();
    const warn = (event: BeforeUnloadEvent) => {
      if (this.#saver.dirty || this.#incomplete) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void this.#saver.flush().catch(() => {});
      this.#saver.close();
    };
  };

  /** Whether the draft cannot be stored, because something that every test has is missing. */
  get #incomplete(): boolean {
    return infoProblems(this.#state.draft.info).length > 0;
  }

  #set(changes: Partial<BuilderState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #saved(reply: Saved): void {
    const sent = this.#sent!;
    this.#updatedAt = reply.updatedAt;
    this.#set({ ready: reply.status === 'READY' });
    // The cache must hold the new save time, otherwise the next opening would start from a stale state.
    this.#client.setQueryData(examQuery(this.#id).queryKey, (old) =>
      old ? { ...old, ...storedFacts(sent), status: reply.status, updatedAt: reply.updatedAt } : old,
    );
    for (const queryKey of [['exams', 'list'], ['exams', 'counts'], ['formats']])
      void this.#client.invalidateQueries({ queryKey });
    if (lacksItemTexts(sent)) void this.#readItemTexts();
  }

  /** Questions picked from the bank get the texts of their items from the stored test. */
  async #readItemTexts(): Promise<void> {
    const stored = await api('GET /itf/unit-tests/{id}', { params: { id: this.#id } }).catch(() => null);
    if (!stored) return;
    const known = new Map(stored.parts.flatMap((part) => part.questions).map((question) => [question.id, question]));
    const { draft } = this.#state;
    const chosen = Object.fromEntries(
      Object.entries(draft.chosen).map(([partId, questions]) => [
        partId,
        questions.map((question) => {
          const read = known.get(question.id);
          return read?.version === question.version ? read : question;
        }),
      ]),
    );
    this.#set({ draft: { ...draft, chosen } });
  }
}

const lacksItemTexts = (draft: ExamDraft) =>
  Object.values(draft.chosen).some((questions) => questions.some((question) => question.itemTexts.length === 0));

function storedFacts(draft: ExamDraft): Partial<ExamDetail> {
  const { info } = draft;
  return {
    name: info.name,
    nameEn: info.nameEn || null,
    examType: info.examType ?? 0,
    gradeId: info.gradeId ?? '',
    seriesId: info.seriesId,
    minutes: Number(info.minutes),
    mode: info.mode,
    rounding: info.rounding,
    shuffle: info.shuffle,
    labels: info.labels,
    formatId: draft.formatId,
    formatName: draft.formatName,
    formatNameEn: draft.formatNameEn,
    subject: draft.subject,
    sections: draft.sections,
    rows: [...draft.rows],
    parts: partsOf(draft.sections).map((part) => ({ partId: part.id, questions: [...(draft.chosen[part.id] ?? [])] })),
  };
}
