export default function AttemptPage() { return null; }
