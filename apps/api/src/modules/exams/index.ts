export { examHandlers } from './exams.routes.ts';
export { createExam, findExamForAssigning, saveExam, setCodeNeeded, visibleExam } from './exams.service.ts';
export { asWritten } from './as-written.ts';
export { freshNames } from './disguise.ts';
export { countHolding, listHolding, moveDrafts } from './holding.queries.ts';
export { examVersionContent, examVersionKeys, publishExam, type Publishing } from './publish.ts';
export { republishUntaken } from './republish.ts';
