import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { epochOf } from '#domain/time.ts'
import { productName } from '#i18n/product.ts'

/** Every authenticator app knows these values; some ignore others. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
/** A code is accepted one step before and after its own, because clocks differ. */
const drift = 1

export const newSecret = (): Uint8Array<ArrayBuffer> => Uint8Array.from(randomBytes(secretBytes))

const totpOf = (secret: Uint8Array<ArrayBuffer>, label = ''): TOTP =>
  new TOTP({ ...form, issuer: productName, label, secret: new Secret({ buffer: secret.buffer }) })

/** Returns what an app reads from the square code, and the same for typing. */
export const enrolmentOf = (secret: Uint8Array<ArrayBuffer>, username: string) => {
  const totp = totpOf(secret, username)
  return { uri: totp.toString(), secret: totp.secret.base32 }
}

/** Returns the step whose code this is; null when it is none of those that count now. */
export const stepOf = (sealed: Buffer, code: string, now: string): number | null => {
  const totp = totpOf(Uint8Array.from(sealed))
  const timestamp = epochOf(now)
  const off = totp.validate({ token: code, timestamp, window: drift })
  return off === null ? null : totp.counter({ timestamp }) + off
}
