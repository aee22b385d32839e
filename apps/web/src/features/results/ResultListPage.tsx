export default function ResultListPage() { return null; }
