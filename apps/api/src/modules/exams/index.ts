export { examHandlers } from './exams.routes.ts';
export { createExam, findExamForAssigning, saveExam, setCodeNeeded, visibleExam } from './exams.service.ts';
export { examVersionContent, examVersionKeys, publishExam, type Publishing } from './publish.ts';
