export default function AddStudentPage() { return null; }
