/** The text of a file in UTF-8 or UTF-16, with or without a mark, or else in Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const zeros = zeroShare(bytes);
  if (zeros.odd > 0.3) return decode(bytes, 'utf-16le');
  if (zeros.even > 0.3) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

const SAMPLE = 2000;

/** Of Latin letters in UTF-16, every other byte is zero. */
function zeroShare(bytes: Uint8Array): { even: number; odd: number } {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const half = Math.max(1, sample.length / 2);
  return { even: (zeros[0] ?? 0) / half, odd: (zeros[1] ?? 0) / half };
}
