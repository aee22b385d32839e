-- What the payment gateway sends about an order is a notification everywhere else in code and documents.
ALTER TABLE gateway_words RENAME TO payment_notifications;
ALTER SEQUENCE gateway_words_id_seq RENAME TO payment_notifications_id_seq;
ALTER INDEX gateway_words_pkey RENAME TO payment_notifications_pkey;
ALTER INDEX gateway_words_once RENAME TO payment_notifications_once;
ALTER INDEX gateway_words_waiting RENAME TO payment_notifications_waiting;
ALTER INDEX gateway_words_open RENAME TO payment_notifications_open;
ALTER TABLE payment_notifications RENAME CONSTRAINT gateway_words_order_id_fkey TO payment_notifications_order_id_fkey;
