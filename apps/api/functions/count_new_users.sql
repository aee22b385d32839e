-- Trigger: counts new accounts, a whole class in one statement. Learners of a sample class are no users.
CREATE OR REPLACE FUNCTION count_new_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO user_sums (day, role, province_code, accounts)
  SELECT day_in_vietnam(created_at), CASE WHEN is_admin THEN 'ADMIN' ELSE role END, coalesce(province_code, ''), count(*)
  FROM born WHERE deleted_at IS NULL AND NOT sample GROUP BY 1, 2, 3;
  RETURN NULL;
END $function$;
