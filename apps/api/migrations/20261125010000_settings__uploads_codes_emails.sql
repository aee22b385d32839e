-- Sizes of uploads, digits of one-time codes and lengths of addresses, which were constants so far.
INSERT INTO settings (key, value, min, max) VALUES
  ('otp-digits', 6, 6, 8),
  ('account-email-length', 64, 40, 200),
  ('question-import-rows', 500, 10, 1000),
  ('import-file-mebibytes', 5, 1, 10),
  ('picture-mebibytes', 2, 1, 10),
  ('question-image-mebibytes', 5, 1, 20),
  ('audio-mebibytes', 20, 1, 60),
  ('video-mebibytes', 100, 1, 200),
  ('subtitles-mebibytes', 1, 1, 5);
INSERT INTO setting_history (key, revision, at, after)
SELECT key, revision, updated_at, value FROM settings
WHERE key IN ('otp-digits', 'account-email-length', 'question-import-rows', 'import-file-mebibytes', 'picture-mebibytes', 'question-image-mebibytes', 'audio-mebibytes', 'video-mebibytes', 'subtitles-mebibytes');
