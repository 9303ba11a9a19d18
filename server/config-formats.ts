import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import * as z from 'zod/mini'
import { isLocal } from './local-host.ts'

export const urlOf = (...protocols: string[]) => z.string().check(z.refine((text) => hasProtocol(text, protocols)))

export const moduleAddress = {
  schema: urlOf('https:'),
  expected: 'an https address of the module that the provider gives',
}
export const databaseAddress = {
  schema: urlOf('postgres:', 'postgresql:'),
  expected: 'an address such as postgresql://user:password@host:5432/database',
}
export const encryption = { schema: z.enum(['on', 'off']), expected: 'on or off' }
export const apiAddress = {
  schema: urlOf('http:', 'https:'),
  expected: 'the http or https address of an API, such as https://api.example.org',
}
export const identifier = {
  schema: z.string().check(z.regex(/^[\w.:-]{1,200}$/)),
  expected: 'an identifier of letters, digits and . : _ -',
}

export const credential = {
  schema: z.string().check(z.regex(/^\S{8,200}$/)),
  expected: 'what the provider gave you, without spaces',
}

/** A service that is sent a token and answers about people: what goes to another machine is encrypted. */
export const serviceAddress = {
  schema: z.string().check(z.refine(isServiceAddress)),
  expected: 'an https address such as https://flags.example.org, or an http one on this machine',
}

/** A token has the form that RFC 6750 gives; clients' names with a colon are common too. */
export const bearerToken = {
  schema: z.string().check(z.regex(/^[\w.~+/:-]{1,500}={0,2}$/)),
  expected: 'the client id that the provider gave you, of letters, digits and . ~ + / : _ - =',
}

function isServiceAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || /[?#]/.test(text)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname))
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol)
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

export function privateKeyOf(text: string): KeyObject | undefined {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}

/** Says whether the first line of a file of this path is a SHA-1 in capital letters, with or without a count. */
export function isHashList(path: string): boolean {
  try {
    const file = openSync(path, 'r')
    const bytes = Buffer.alloc(64)
    const length = readSync(file, bytes)
    closeSync(file)
    return /^[0-9A-F]{40}(?::\d+)?(?:\r?\n|$)/.test(bytes.toString('latin1', 0, length))
  } catch {
    return false
  }
}

/** Says whether a file of this path has a certificate in PEM, and nothing that only looks like one. */
export function isCertificateFile(path: string): boolean {
  try {
    const certificates = readFileSync(path, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
    return certificates?.every((pem) => new X509Certificate(pem).subject !== '') ?? false
  } catch {
    return false
  }
}
