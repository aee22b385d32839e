import type { ExamQuestion } from '@vumon/contract';
import type { Level } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Drawer, toast } from '@vumon/ui';
import { QuestionPicker, type ListedQuestion } from '../../question-bank/list/QuestionPicker.tsx';
import classes from './builder.module.css';
import type { ExamDraft } from './draft.ts';
import { fits, type PartView } from './model.ts';

export interface PickDrawerProps {
  onClose: () => void;
  title: string;
  view: PartView;
  level: Level | null;
  draft: ExamDraft;
  onPick: (question: ExamQuestion) => void;
}

/** A question picked from the bank, as the builder shows it until the saved test is read back with the texts of its items. */
const pickedQuestion = (question: ListedQuestion): ExamQuestion => ({
  id: question.id,
  version: question.version,
  latest: question.version,
  type: question.type,
  items: question.items,
  skill: question.skill,
  topicId: question.topicId,
  difficulty: question.difficulty,
  cefr: question.cefr,
  summary: question.summary,
  title: null,
  words: null,
  itemTexts: [],
  statements: [],
});

/** The question bank in a drawer beside the part: a picked question is added at once, as long as the part has room. */
export function PickDrawer({ onClose, title, view, level, draft, onPick }: PickDrawerProps) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const pick = (question: ListedQuestion) => {
    const room = fits(view, question);
    const left = view.state.wanted - view.state.chosen;
    if (room === 'no-room')
      return toast(t('pickNoRoom', { items: question.items, left }), { tone: 'warn', duration: 5000 });
    if (room === 'level-full')
      return toast(t('pickLevelFull', { level: c(`levels.${question.difficulty}`) }), { tone: 'warn', duration: 5000 });
    onPick(pickedQuestion(question));
    toast(t('filled', { count: question.items }));
    if (left === question.items) onClose();
  };
  const chosen = Object.values(draft.chosen).flatMap((questions) => questions.map((question) => question.id));
  return (
    <Drawer opened onClose={onClose} title={title} size={720}>
      <div className={classes.picker}>
        <QuestionPicker
          scope="system"
          exclude={chosen}
          onPick={pick}
          preset={{
            subject: draft.subject,
            ...(view.section.skill !== 'MX' && { skill: view.section.skill }),
            ...(draft.info.gradeId && { grade: draft.info.gradeId }),
            ...(level && { level }),
            ...(view.part.types && { types: view.part.types }),
          }}
        />
      </div>
    </Drawer>
  );
}
