import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignatureRefused } from './provider.ts'

/** HMAC-SHA-256 over the body as it arrived, in lower-case hex: what both providers sign with. */
export const signatureOf = (secret: string, raw: Buffer): string =>
  createHmac('sha256', secret).update(raw).digest('hex')

export const signatureHeader = 'x-request-signature-sha-256'

/** In constant time. @throws {SignatureRefused} */
export const mustBeSigned = (
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  raw: Buffer,
): void => {
  const given = headers[signatureHeader]
  const expected = Buffer.from(signatureOf(secret, raw))
  const told = Buffer.from(typeof given === 'string' ? given.toLowerCase() : '')
  if (told.length !== expected.length || !timingSafeEqual(told, expected)) throw new SignatureRefused()
}
