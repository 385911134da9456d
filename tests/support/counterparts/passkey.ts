import { createHash, generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';
import { passkey } from '../../../apps/server/src/db/schema/identity.ts';
import type { BrowserSession, Page } from '../browser/browser-session.ts';
import type { TestServer } from '../server.ts';

/** What a learner's device keeps of a passkey. */
export interface DeviceKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** A passkey in a learner's device, whose public half the server has stored. */
export async function insertPasskey({ runtime: { db } }: TestServer, userId: string): Promise<DeviceKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  const device = { counter: 0, deviceType: 'singleDevice', backedUp: false };
  const stored = { id: randomUUID(), userId, credentialID: id, publicKey: inCose(publicKey), ...device };
  await db.insert(passkey).values(stored);
  return { id, privateKey };
}

/** Signs in as the button for passkeys does, at the touch of the device's owner. */
export async function signInByPasskey(
  browser: BrowserSession,
  { id, privateKey }: DeviceKey,
  { verifiesUser = true } = {},
): Promise<Page> {
  const asked = await browser.get('/api/auth/passkey/generate-authenticate-options');
  const { challenge, rpId } = asked.json<{ challenge: string; rpId: string }>();
  const { origin } = asked.url;
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
  const authenticatorData = Buffer.concat([sha256(rpId), verifiesUser ? PRESENT_AND_VERIFIED : PRESENT, NEVER_COUNTED]);
  const response = {
    clientDataJSON: clientData.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey).toString('base64url'),
  };
  const answer = { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  return browser.post('/api/auth/passkey/verify-authentication', { response: answer });
}

const PRESENT = Buffer.from([0b001]);
const PRESENT_AND_VERIFIED = Buffer.from([0b101]);
const NEVER_COUNTED = Buffer.alloc(4);

/** A public key as devices hand it over: a COSE map that says EC2, ES256 and P-256, then both coordinates. */
function inCose(publicKey: KeyObject): string {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [head, xHead, yHead] = ['a5010203262001', '215820', '225820'].map((bytes) => Buffer.from(bytes, 'hex'));
  const parts = [head, xHead, Buffer.from(x, 'base64url'), yHead, Buffer.from(y, 'base64url')];
  return Buffer.concat(parts.filter((part) => part !== undefined)).toString('base64');
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
