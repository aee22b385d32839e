/** What a visitor said on the landing page that they are, until they choose their role after signing up. */
export type NewRole = 'TEACHER' | 'STUDENT';

const key = 'new-role';

export function rememberRole(role: NewRole): void {
  try {
    sessionStorage.setItem(key, role);
  } catch {
    // Without storage they are asked again.
  }
}

export function rememberedRole(): NewRole | null {
  try {
    const role = sessionStorage.getItem(key);
    return role === 'TEACHER' || role === 'STUDENT' ? role : null;
  } catch {
    return null;
  }
}
