export { releaseVoucher, applyVoucher, type UsableVoucher } from './vouchers.service.ts';
export { voucherHandlers } from './vouchers.routes.ts';
export { namesOfVouchers } from './vouchers.queries.ts';
