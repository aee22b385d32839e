-- From it follow the names and places of options in the published versions of a test: the same for the same test, known to nobody.
ALTER TABLE exams ADD disguise uuid NOT NULL DEFAULT gen_random_uuid();

-- False: published before options had names and places of their own. Where nobody has taken such a version it is published anew.
ALTER TABLE exam_versions ADD disguised boolean NOT NULL DEFAULT false;
