export { guestsJobs } from './guests.jobs.ts';
export {
  askElsewhere,
  cellHolding,
  elsewhere,
  forgetDeleted,
  guestAnswers,
  mostStays,
  pageWithElsewhere,
  sentAsNewGuest,
  wholeList,
  type Gathered,
} from './guests.service.ts';
