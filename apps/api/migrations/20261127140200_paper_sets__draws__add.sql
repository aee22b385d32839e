-- What each paper code has in place of the test's own questions where these are drawn: contents and keys by question, by code.
ALTER TABLE paper_sets ADD COLUMN draws jsonb;
