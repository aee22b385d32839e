export { noticeHandlers } from './notices.routes.ts';
export { deleteOldNoticesJob } from './notices.service.ts';
export { mailNoticeJob, mailNoticesJob, notify, type NewNotice, type NotifyContext } from './notify.ts';
export { registerOneClickUnsubscribe } from './one-click.ts';
