export default function StudentListPage() { return null; }
