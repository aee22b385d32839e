export default function QuestionListPage() { return null; }
