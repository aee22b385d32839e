export default function ExamListPage() { return null; }
