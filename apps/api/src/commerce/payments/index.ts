export { inboxOf } from './notifications/inbox.ts';
export { registerPaymentNotifications } from './notifications/notifications.ts';
export { paymentHandlers } from './payments.routes.ts';
export { registerGatewaySimulator } from './simulator/simulator.ts';
export { startNotificationWorker } from './notifications/notification-worker.ts';
export { tellBuyer } from './tell-buyer.ts';
export { paymentsJobs } from './payments.jobs.ts';
export { ownDataOfPayments } from './own-data.queries.ts';
