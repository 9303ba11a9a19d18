import type { Config } from './config.ts'
import { isLocal } from './local-host.ts'

const hostOf = (url: URL): string => url.searchParams.get('host') ?? decodeURIComponent(url.hostname)

/** Sets and removes options of an address that leaves this machine; returns any other address as it is. */
const withOptions = (address: string, options: Readonly<Record<string, string | null>>): string => {
  const url = new URL(address)
  if (isLocal(hostOf(url))) return address
  for (const [name, value] of Object.entries(options))
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns the address with which a mail server must encrypt and prove who it is, before the password is sent. What the
 * address itself says otherwise does not count.
 */
export const encryptedSmtp = (address: string): string =>
  withOptions(address, { requireTLS: 'true', ignoreTLS: null, opportunisticTLS: null, 'tls.rejectUnauthorized': null })

/** Does the same for a database; `sslrootcert` of the address names a certificate authority of one's own. */
export const encryptedDatabase = (address: string): string =>
  withOptions(address, { sslmode: 'verify-full', ssl: null, uselibpqcompat: null })

const leaves = (address: string | undefined): boolean => address !== undefined && !isLocal(hostOf(new URL(address)))

/** Returns a warning for each connection that leaves this machine without having to be encrypted. */
export const unencryptedIn = ({ smtpUrl, smtpTls, databaseUrls }: Config): string[] => {
  const { migrator, app, jobs, tls = true } = databaseUrls ?? {}
  return [
    !smtpTls && leaves(smtpUrl) && 'SMTP_TLS is off: mails and their password may cross the network as plain text',
    !tls &&
      [migrator, app, jobs].some(leaves) &&
      'DATABASE_TLS is off: the database and its passwords may be read and changed on the network',
  ].filter((line) => line !== false)
}
