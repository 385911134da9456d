import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Wickwise';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Periods before and after the present one whose codes are accepted, because clocks differ and typing takes time. */
const WINDOW = 1;

/** What authenticator apps support: RFC 6238 with SHA-1, six digits and 30 seconds. */
function totpOf(secret: string, label = ''): TOTP {
  const known = { issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
  return new TOTP({ ...known, secret: Secret.fromBase32(secret) });
}

export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code for the app holds. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

interface TypedCode {
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
}

/** The 30-second period that a code belongs to, or null for a wrong code. */
export function periodOfCode({ secret, code, now }: TypedCode): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
