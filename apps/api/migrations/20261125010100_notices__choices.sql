-- Whether notices of a kind are wanted, beside whether mails are.
ALTER TABLE mail_preferences RENAME TO notice_choices;
ALTER TABLE notice_choices RENAME CONSTRAINT mail_preferences_pkey TO notice_choices_pkey;
ALTER TABLE notice_choices RENAME CONSTRAINT mail_preferences_user_id_fkey TO notice_choices_user_id_fkey;
ALTER TABLE notice_choices ADD COLUMN notice boolean NOT NULL DEFAULT true;
ALTER TABLE notice_choices ALTER COLUMN mail SET DEFAULT true;
