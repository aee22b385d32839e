-- How long a room has been paused after its shift began: the last moment to begin moves by it.
ALTER TABLE exam_rooms ADD COLUMN paused_ms bigint NOT NULL DEFAULT 0;
