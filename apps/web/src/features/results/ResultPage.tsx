export default function ResultPage() { return null; }
