-- Questions that are one question in other numbers, or on one text or recording: where the product fills a test by itself, it asks one of them.
ALTER TABLE questions ADD family text;

-- What shipped: drawn from one template ("Topic (3)"), one paragraph at three levels, one recording.
UPDATE questions SET family = keywords[1] || ' ' || substr(grade_id, 2)
WHERE scope = 'SYSTEM' AND subject = 'MATH' AND cardinality(keywords) = 1 AND starts_with(name, keywords[1] || ' (') AND name ~ ' \(\d+\)$';
UPDATE questions SET family = 'onestopqa ' || regexp_replace(name, ' \((\d+)\)$', ' \1')
WHERE scope = 'SYSTEM' AND starts_with(author, 'OneStopQA') AND name ~ ' \(\d+\)$';
UPDATE questions q SET family = 'recording ' || (v.content -> 'audio' ->> 'media')
FROM question_versions v
WHERE v.question_id = q.id AND v.version = q.version AND q.scope = 'SYSTEM' AND q.family IS NULL AND v.content -> 'audio' ->> 'media' IS NOT NULL;
-- Teachers' copies of these have kept name, type and keywords.
UPDATE questions q SET family = s.family
FROM questions s
WHERE q.scope = 'USER' AND s.scope = 'SYSTEM' AND s.family IS NOT NULL AND s.name <> '' AND q.name = s.name AND q.type = s.type AND q.grade_id = s.grade_id AND q.keywords = s.keywords AND q.author = s.author;
