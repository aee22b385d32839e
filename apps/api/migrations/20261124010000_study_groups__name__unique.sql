-- A class has each name of a group once, whatever the case and the diacritics' form.
UPDATE study_groups g SET name = left(g.name, 200) || ' ' || d.place
FROM (SELECT owner_id, id, row_number() OVER (PARTITION BY owner_id, class_id, lower(name) ORDER BY created_at, id) AS place
  FROM study_groups WHERE deleted_at IS NULL) d
WHERE d.owner_id = g.owner_id AND d.id = g.id AND d.place > 1;
CREATE UNIQUE INDEX study_groups_name ON study_groups (owner_id, class_id, lower(name)) WHERE deleted_at IS NULL;
-- Names in the audit log are looked up by id alone.
CREATE INDEX study_groups_id ON study_groups (id);
