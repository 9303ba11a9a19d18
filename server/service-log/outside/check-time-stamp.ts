import { readFileSync } from 'node:fs'
import { Certificate, CertificateChainValidationEngine } from 'pkijs'
import { type OpenedToken, openToken, type TokenStatement } from '#domain/record/time-stamp-token.ts'
import type { Config } from '../../config.ts'
import { TimeStampError } from './time-stamp.ts'

/** Certificates that an operator trusts to name time-stamping authorities; null where none are given. */
export type TrustedAuthorities = readonly Certificate[] | null

/** Returns the certificates of a PEM text. Throws when one cannot be read. */
export const certificatesOf = (pem: string): Certificate[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END CERTIFICATE-----/g)].map(([, body = '']) =>
    Certificate.fromBER(Buffer.from(body, 'base64')),
  )

/** Reads the certificates of `TSA_CA`. */
export const readTrusted = ({ tsaCa }: Pick<Config, 'tsaCa'>): TrustedAuthorities =>
  tsaCa === undefined ? null : certificatesOf(readFileSync(tsaCa, 'utf8'))

const extendedKeyUsageOid = '2.5.29.37'

/** RFC 3161, section 2.3: whoever does not know what the certificate is for must refuse it. */
const isMarkedCritical = ({ extensions = [] }: Certificate): boolean =>
  extensions.some(({ extnID, critical }) => extnID === extendedKeyUsageOid && critical)

const leadsTo = async (
  { signer, certificates, at }: OpenedToken,
  trusted: readonly Certificate[],
): Promise<boolean> => {
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [...trusted],
    // The one whose chain is built stands last.
    certs: [...certificates.filter((one) => one !== signer), signer],
    checkDate: new Date(at),
  })
  return (await engine.verify()).result
}

/**
 * Checks that a token is a time stamp of these bytes, signed with a certificate for time stamping; where trusted ones are
 * given, also that it leads to one of them.
 * @throws {TimeStampError} otherwise
 */
export const checkTimeStamp = async (
  token: Uint8Array,
  bytes: Uint8Array,
  trusted: TrustedAuthorities,
): Promise<TokenStatement> => {
  const opened = await openToken(Uint8Array.from(token), Uint8Array.from(bytes))
  if (!opened) throw new TimeStampError('the time stamp does not fit the bytes')
  const { at, authority, signer } = opened
  if (trusted === null) return { at, authority }
  const isTrusted = isMarkedCritical(signer) && (await leadsTo(opened, trusted).catch(() => false))
  if (!isTrusted) throw new TimeStampError('no trusted authority signed the time stamp')
  return { at, authority }
}

/** Says why a token is no time stamp of these bytes, or not one of a trusted authority; null when it is. */
export const timeStampFault = (...checked: Parameters<typeof checkTimeStamp>): Promise<string | null> =>
  checkTimeStamp(...checked).then(
    () => null,
    (error: unknown) => {
      if (error instanceof TimeStampError) return error.message
      throw error
    },
  )
