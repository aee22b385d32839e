export default function ClassPage() { return null; }
