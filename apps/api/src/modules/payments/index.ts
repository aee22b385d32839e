export { inboxOf } from './inbox.ts';
export { registerPaymentNotifications } from './notifications.ts';
export { paymentHandlers } from './payments.routes.ts';
export { askAboutOrdersJob } from './silent-orders.job.ts';
export { registerGatewaySimulator } from './simulator/simulator.ts';
export { settleOrderJob, startWordsWorker } from './words.worker.ts';
