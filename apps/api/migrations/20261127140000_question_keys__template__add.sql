-- A question with parameters: its content and key with placeholders, and what is drawn for them. It tells the key, so it
-- stands with the keys. Content and key of the version are one draw of it.
ALTER TABLE question_keys ADD COLUMN template jsonb;
