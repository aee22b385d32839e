/** What other domains use of this one. Light modules alone: whoever imports one of them loads them all. */
export { OrderLines } from './orders/OrderLines.tsx';
export { OrderTag } from './orders/OrderTag.tsx';
