export { noticeHandlers } from './notices.routes.ts';
export { whoWish } from './notices.queries.ts';
export { asOf, notify, type NewNotice, type NotifyContext } from './notify.ts';
export { registerOneClickUnsubscribe } from './one-click.ts';
export { noticesJobs } from './notices.jobs.ts';
export { isLiveSession, isReader, localeOfReader, mailReaderOf, type MailReader } from './readers.queries.ts';
