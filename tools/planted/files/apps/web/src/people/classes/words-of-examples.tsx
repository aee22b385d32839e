// allowed
export const Code = () => <input placeholder="VM-XXXX" aria-describedby="hint" />;
