export default function ExamBuilderPage() { return null; }
