export { examHandlers } from './exams.routes.ts';
export { createExam, findExamForAssigning, ownExams, saveExam, setCodeNeeded, visibleExam } from './exams.service.ts';
export { asWritten } from './as-written.ts';
export { skillsOfContent } from './exam-content.ts';
export { freshNames } from './disguise.ts';
export { frozenForPaper, type FrozenTest } from './frozen.ts';
export { countHolding, listHolding, moveDrafts } from './holding.queries.ts';
export { examVersionContent, examVersionKeys, publishExam, versionToPractise, type Publishing } from './publish.ts';
export { republishUntaken } from './republish.ts';
