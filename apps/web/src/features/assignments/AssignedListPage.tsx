export default function AssignedListPage() { return null; }
