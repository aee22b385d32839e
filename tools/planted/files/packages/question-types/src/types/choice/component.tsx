// allowed
export default function Component() {
  return null;
}
