import { randomBytes } from 'node:crypto'

/** The token has 256 bits; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
