import ky from 'ky'
import type { Transport } from './transport.ts'

/** This is long enough for a slow phone; a slower answer counts as none. */
const attemptTimeout = 60_000

/** Turns off everything in ky that retries: the request chart alone decides about that. */
export const kyTransport: Transport = ({ url, method, headers, body, signal }) =>
  ky(url, { method, headers, body, signal, retry: 0, throwHttpErrors: false, timeout: attemptTimeout })
