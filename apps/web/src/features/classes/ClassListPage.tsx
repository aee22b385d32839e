export default function ClassListPage() { return null; }
