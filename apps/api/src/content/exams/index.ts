export { examHandlers } from './exams.routes.ts';
export { findExamForAssigning, ownExams, setCodeNeeded, visibleExam } from './exams.service.ts';
export { chosenExams, isUsableBy } from './exams.queries.ts';
export { createExam, saveExam, type ExamValues } from './saving.service.ts';
export { asPublished, asWritten } from './publishing/as-written.ts';
export {
  measuredHash,
  recognised,
  type PublishedBy,
  type Recognised,
  type StoredVersion,
} from './publishing/as-published.ts';
export { recordExams, undoExamChange } from './history/exam-history.service.ts';
export { statesOfExams } from './history/exam-states.queries.ts';
export { skillsOfContent } from './exam-content.ts';
export { freshNames } from './publishing/random-ids.ts';
export { snapshotForPaper, type TestSnapshot } from './paper-snapshot.ts';
export { countHolding, listHolding, moveDrafts } from './holding.queries.ts';
export { examVersionContent, examVersionKeys } from './publishing/exam-versions.queries.ts';
export { publishExam, versionToPractise, type Publishing } from './publishing/publish.ts';
export { generate } from './proposals/proposals.service.ts';
export { openCells } from './proposals/cells.ts';
export { chooseForms } from './makings/make-forms.ts';
export { poolOfTest, testHoldsExamQuestions } from './pools/pools.queries.ts';
export {
  applyPools,
  decidePools,
  poolsChange,
  moveQuestion,
  movePools,
  moveTests,
  proposePools,
  testsToMove,
  type MovingTest,
} from './pools/pools.service.ts';
export { randomIdsChange } from './publishing/republish.ts';
export { examsJobs } from './exams.jobs.ts';
export { namesOfExams, ownDataOfExams } from './own-data.queries.ts';
export { readyTestsOfSeries } from './exams.queries.ts';
