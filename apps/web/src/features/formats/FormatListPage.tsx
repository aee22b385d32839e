export default function FormatListPage() { return null; }
