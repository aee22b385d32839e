export default function FormatEditorPage() { return null; }
