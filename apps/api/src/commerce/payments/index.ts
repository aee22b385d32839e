export { inboxOf } from './notifications/inbox.ts';
export { registerPaymentNotifications } from './notifications/notifications.ts';
export { paymentHandlers } from './payments.routes.ts';
export { askAboutOrdersJob } from './ask-about-orders.job.ts';
export { registerGatewaySimulator } from './simulator/simulator.ts';
export { settleOrderJob, startNotificationWorker } from './notifications/notification-worker.ts';
