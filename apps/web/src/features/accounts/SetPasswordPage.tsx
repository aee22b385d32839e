export default function SetPasswordPage() { return null; }
