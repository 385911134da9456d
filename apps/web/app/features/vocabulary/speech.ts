const RATE = 0.8;
const PITCH = 1;

/** Whether this browser can speak. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Reads a text aloud in American English, interrupting whatever is being read. */
export function speak(text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-US';
  utterance.rate = RATE;
  utterance.pitch = PITCH;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}
