import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignatureRefused } from '../inbox/webhook.ts'

/** Both providers sign with HMAC-SHA-256 over the body as it arrived, in lower-case hex. */
export const signatureOf = (secret: string, raw: Buffer): string =>
  createHmac('sha256', secret).update(raw).digest('hex')

export const signatureHeader = 'x-request-signature-sha-256'

/** Compares in constant time. @throws {SignatureRefused} */
export const requireSignature = (
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  raw: Buffer,
): void => {
  const given = headers[signatureHeader]
  const expected = Buffer.from(signatureOf(secret, raw))
  const received = Buffer.from(typeof given === 'string' ? given.toLowerCase() : '')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) throw new SignatureRefused()
}
