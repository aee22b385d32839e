-- An administrator who signs an account out says so, apart from one who changes its role.
ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check CHECK (outcome IN (
  'SIGNED_IN', 'WRONG_PASSWORD', 'LOCKED', 'TOO_MANY_DEVICES',
  'SIGNED_OUT', 'SIGNED_OUT_ELSEWHERE', 'SIGNED_OUT_BY_ADMIN', 'REPLACED', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOKEN_REUSED', 'ACCOUNT_LOCKED', 'ACCOUNT_CHANGED', 'ACCOUNT_DELETED'
));
