/** Three notes synthesised with Web Audio, so that no file is loaded. */
export async function playNotes(): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  [523.25, 659.25, 783.99].forEach((frequency, index) => {
    const at = context.currentTime + index * 0.35;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.4, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 0.65);
    if (index === 2) note.onended = () => void context.close();
  });
}
