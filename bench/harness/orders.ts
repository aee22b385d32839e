/** Open orders of many teachers, written by SQL for speed, and the payment gateway's notifications of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { canonical, signature } from '../../apps/api/src/commerce/payments/gateway/vnpay.ts';

const secret = 'VUMON-BENCH-SECRET';

/** Settings of a gateway without a server: its notifications are sent from here. */
export const gatewayEnv = {
  VNPAY_TMN_CODE: 'BENCH210',
  VNPAY_SECRET: secret,
  VNPAY_PAY_URL: 'http://127.0.0.1:9/paymentv2/vpcpay.html',
  VNPAY_API_URL: 'http://127.0.0.1:9/merchant_webapi/api/transaction',
  PUBLIC_URL: 'http://127.0.0.1',
};

export interface LoadOrder {
  readonly reference: string;
  readonly total: number;
  /** How many accounts get a package of it. */
  readonly accounts: number;
}

const basic = 216_000;
const combo = 999_999;

/** Creates open orders; with `combos`, every tenth is a combo for four new phone numbers. */
export async function createOrders(
  url: string,
  count: number,
  { combos = false }: { readonly combos?: boolean } = {},
): Promise<LoadOrder[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const series = randomUUID().slice(0, 6).toUpperCase();
    const orders = Array.from({ length: count }, (_, at) => {
      const several = combos && at % 10 === 9;
      return {
        id: randomUUID(),
        userId: randomUUID(),
        reference: `VM-${series}-${String(at).padStart(6, '0')}`,
        total: several ? combo : basic,
        accounts: several ? 4 : 1,
      };
    });
    await db.query('BEGIN');
    await db.query(
      `INSERT INTO users (id, role, first_name, email) SELECT id, 'TEACHER', 'Bench', id || '@example.invalid' FROM unnest($1::uuid[]) AS u (id)`,
      [orders.map(({ userId }) => userId)],
    );
    await db.query(
      `INSERT INTO orders (id, reference, user_id, action, item_kind, package_code, package_name, package_name_en, months, lines, credit, total,
         basis, voucher_held, method, state, created_at, expires_at)
       SELECT id, reference, user_id, CASE WHEN several THEN 'buy-combo' ELSE 'new' END, CASE WHEN several THEN 'COMBO_ACCOUNT' ELSE 'SERVICE_PACKAGE' END,
         CASE WHEN several THEN 'COMBO' ELSE 'BASIC' END, 'Bench', 'Bench', 12, jsonb_build_array(jsonb_build_object('kind', 'PRICE', 'amount', total, 'label', NULL)),
         0, total, '{}', false, 'VNPAYQR', 'PROCESSING', now(), now() + interval '1 day'
       FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::int[], $5::bool[]) AS o (id, reference, user_id, total, several)`,
      [
        orders.map(({ id }) => id),
        orders.map(({ reference }) => reference),
        orders.map(({ userId }) => userId),
        orders.map(({ total }) => total),
        orders.map(({ accounts }) => accounts > 1),
      ],
    );
    await db.query(
      `INSERT INTO order_accounts (order_id, position, full_name, phone)
       SELECT o.id, p, 'Bench', '09' || lpad((4 * o.number + p)::text, 8, '0') FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, number) CROSS JOIN generate_series(1, 4) p`,
      [orders.filter(({ accounts }) => accounts > 1).map(({ id }) => id)],
    );
    await db.query('COMMIT');
    await db.query('ANALYZE');
    return orders;
  } finally {
    await db.end();
  }
}

/** The path of the signed notification that an order was paid. */
export function notification({ reference, total }: LoadOrder): string {
  const params = {
    vnp_Amount: String(total * 100),
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: `Thanh toan don hang ${reference}`,
    vnp_PayDate: '20261123100000',
    vnp_ResponseCode: '00',
    vnp_TmnCode: gatewayEnv.VNPAY_TMN_CODE,
    vnp_TransactionNo: '14000001',
    vnp_TransactionStatus: '00',
    vnp_TxnRef: reference,
  };
  return `/api/payment/vnpay/ipn?${canonical(params)}&vnp_SecureHash=${signature(secret, params)}`;
}

export interface Effects {
  /** Orders that are unpaid or not fulfilled exactly once, and those whose ledger differs from their total. */
  readonly unpaid: number;
  readonly notOnce: number;
  readonly ledger: number;
  /** Accounts opened for combos that do not exist exactly once. */
  readonly accounts: number;
}

/** Connects as soon as the database accepts connections: it may be restarting after it was killed. */
async function connected(url: string, limitMs = 60_000): Promise<pg.Client> {
  for (const end = performance.now() + limitMs; ;) {
    const db = new pg.Client({ connectionString: url });
    db.on('error', () => {});
    try {
      await db.connect();
      return db;
    } catch (error) {
      await db.end().catch(() => {});
      if (performance.now() > end) throw error;
      await delay(50);
    }
  }
}

/** How many stored notifications have not been processed yet. */
export async function notificationsWaiting(url: string): Promise<number> {
  const db = await connected(url);
  try {
    return (await db.query('SELECT count(*)::int AS n FROM payment_notifications WHERE settled_at IS NULL')).rows[0].n;
  } finally {
    await db.end();
  }
}

/** Waits until every stored notification has been processed. */
export async function untilSettled(url: string, limitMs = 300_000): Promise<void> {
  for (const end = performance.now() + limitMs; ;) {
    const waiting = await notificationsWaiting(url);
    if (waiting === 0) return;
    if (performance.now() > end) throw new Error(`${waiting} notifications still wait`);
    await delay(200);
  }
}

/** Counts of wrong orders; all zero when each was fulfilled once. */
export async function compareOrders(url: string, orders: readonly LoadOrder[]): Promise<Effects> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const { rows } = await db.query<Effects>(
      `WITH given AS (
        SELECT o.id, o.state, o.total, CASE WHEN o.item_kind = 'COMBO_ACCOUNT' THEN 4 ELSE 1 END AS due,
          (SELECT count(*) FROM memberships m WHERE m.reference = o.reference) AS memberships,
          (SELECT count(*) FROM payment_ledger l WHERE l.order_id = o.id) AS entries,
          (SELECT coalesce(sum(l.amount), 0) FROM payment_ledger l WHERE l.order_id = o.id) AS paid
        FROM orders o WHERE o.reference = ANY ($1::text[])
      )
      SELECT count(*) FILTER (WHERE state <> 'SUCCESS')::int AS unpaid, count(*) FILTER (WHERE memberships <> due)::int AS "notOnce",
        count(*) FILTER (WHERE entries <> 1 OR paid <> total)::int AS ledger,
        (SELECT count(*)::int FROM order_accounts a JOIN given ON given.id = a.order_id WHERE a.user_id IS NULL OR (SELECT count(*) FROM users u WHERE u.phone = a.phone) <> 1) AS accounts
      FROM given`,
      [orders.map(({ reference }) => reference)],
    );
    return rows[0]!;
  } finally {
    await db.end();
  }
}
