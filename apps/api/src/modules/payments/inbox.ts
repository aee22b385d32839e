/**
 * What the gateway says by itself. Words that arrive together are stored by one statement and one commit, and answered after it;
 * what they do to their orders is left to `words.worker`.
 */
import { gatewayOutcome, hearingOf } from '@vumon/domain';
import { isDatabaseUnavailable, isLockTimeout } from '#db';
import { Batcher } from '../../batcher.ts';
import type { App } from '../../http/context.ts';
import { wordsOf, type VnpayParams } from './vnpay.ts';
import { storeWords, type HeardOrder, type NewWord } from './words.queries.ts';

/** Answers of the notification, in the order of its checks. */
export const notificationAnswers = {
  '97': 'Invalid Checksum',
  '01': 'Order not Found',
  '04': 'Invalid Amount',
  '02': 'Order already confirmed',
  '00': 'Confirm Success',
  '99': 'Unknown error',
} as const;
export type NotificationAnswer = keyof typeof notificationAnswers;

/** What was said before is known, and so is an order that no word changes any more. */
function answerFor({ responseCode, status }: NewWord, heard: HeardOrder): NotificationAnswer {
  const { state, review, refunded } = heard;
  if (state === null) return '01';
  if (!heard.rightAmount) return '04';
  const outcome = gatewayOutcome(responseCode, status);
  return heard.fresh && hearingOf({ state, review, refunded: refunded! }, outcome) ? '00' : '02';
}

export class Inbox {
  readonly #batcher: Batcher<NewWord, NotificationAnswer>;
  /** Woken when something was stored. */
  onStored: () => void = () => {};

  constructor(app: App) {
    this.#batcher = new Batcher<NewWord, NotificationAnswer>({
      run: async (words) => {
        const heard = await storeWords(app.saving, words, new Date(app.now()));
        if (heard.some(({ fresh }) => fresh)) this.onStored();
        return words.map((word, at) => answerFor(word, heard[at]!));
      },
      keysOf: ({ reference }) => [reference],
      maxItems: 200,
      lanes: 1,
      // A word that cannot be stored, or whose order is held, is tried apart: the others do not suffer from it.
      isItemError: (error) => !isDatabaseUnavailable(error) || isLockTimeout(error),
    });
  }

  get waiting(): number {
    return this.#batcher.waiting;
  }

  /** Takes a signed notification. Resolves once it is stored, or its order's end is known. Throws when it could not be stored. */
  hear(params: VnpayParams): Promise<NotificationAnswer> {
    return this.#batcher.submit({
      reference: params['vnp_TxnRef'] ?? '',
      amount: params['vnp_Amount'] ?? '',
      ...wordsOf(params),
    });
  }
}

const instances = new WeakMap<App, Inbox>();

export function inboxOf(app: App): Inbox {
  let inbox = instances.get(app);
  if (!inbox) instances.set(app, (inbox = new Inbox(app)));
  return inbox;
}
