-- Options of published versions have random ids and order, so that they reveal nothing of the key; the ids are a hash under this seed.
ALTER TABLE exams RENAME COLUMN disguise TO random_ids_seed;
ALTER TABLE exam_versions RENAME COLUMN disguised TO has_random_ids;
