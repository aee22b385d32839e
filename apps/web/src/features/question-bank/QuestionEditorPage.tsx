export default function QuestionEditorPage() { return null; }
