import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBER } from 'asn1js'
import { Certificate, ContentInfo, SignedData } from 'pkijs'

const settings = `
[ req ]
distinguished_name = name
[ name ]
[ root ]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
subjectKeyIdentifier = hash
[ authority ]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
[ tsa ]
default_tsa = own
[ own ]
serial = serial
signer_cert = authority.pem
signer_key = authority.key
certs = root.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`

/** A time-stamping authority on this machine, made of `openssl ts`, with a certificate of its own root. */
export type TestAuthority = {
  readonly url: string
  /** It is the root's certificate as PEM. */
  readonly root: string
  /** Signs the DER of a request and returns the DER of the answer. */
  readonly answer: (request: Uint8Array) => Uint8Array<ArrayBuffer>
  /** Says whether `openssl ts -verify` accepts the token for these bytes. */
  readonly accepts: (token: Uint8Array, bytes: Uint8Array) => boolean
  /** Makes another certificate (PEM) of the same key, name and number, for another use. */
  readonly certificateFor: (usage: string) => string
  /** Replaces what the next requests are answered with; undefined restores the authority. */
  behave(next: ((request: Uint8Array) => { status: number; body: Uint8Array } | 'silence') | undefined): void
  stop(): Promise<void>
}

const openssl = (cwd: string, ...args: string[]) => execFileSync('openssl', args, { cwd, stdio: 'pipe' })

const makeAuthority = (folder: string): void => {
  writeFileSync(join(folder, 'openssl.cnf'), settings)
  writeFileSync(join(folder, 'serial'), '01')
  const ssl = (...args: string[]) => openssl(folder, ...args)
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'openssl.cnf']
  ssl('req', '-x509', ...key, '-keyout', 'root.key', '-out', 'root.pem', '-subj', '/CN=Root', '-extensions', 'root')
  ssl('req', ...key, '-keyout', 'authority.key', '-out', 'authority.csr', '-subj', '/CN=Authority')
  ssl('x509', '-req', '-in', 'authority.csr', ...byRoot, '-extfile', 'openssl.cnf', '-out', 'authority.pem')
}

const byRoot = ['-CA', 'root.pem', '-CAkey', 'root.key', '-set_serial', '7', '-extensions', 'authority']

/** Takes the place of the signer's certificate in a token; the signature is over neither. */
export const withCertificate = (token: Uint8Array, pem: string): Uint8Array<ArrayBuffer> => {
  const content = new ContentInfo({ schema: fromBER(Uint8Array.from(token)).result })
  const signed = new SignedData({ schema: content.content })
  const certificate = Certificate.fromBER(new X509Certificate(pem).raw)
  signed.certificates = (signed.certificates ?? []).map((one) =>
    one instanceof Certificate && one.subject.isEqual(certificate.subject) ? certificate : one,
  )
  content.content = signed.toSchema(true)
  return new Uint8Array(content.toSchema().toBER())
}

export const startTimeStampAuthority = async (): Promise<TestAuthority> => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-tsa-'))
  makeAuthority(folder)
  const answer = (request: Uint8Array) => {
    writeFileSync(join(folder, 'request'), request)
    const files = ['-queryfile', 'request', '-out', 'answer']
    openssl(folder, 'ts', '-reply', '-config', 'openssl.cnf', '-section', 'own', ...files)
    return Uint8Array.from(readFileSync(join(folder, 'answer')))
  }
  let behaviour: Parameters<TestAuthority['behave']>[0]
  const server = createServer(async (request, reply) => {
    const sent = await buffer(request)
    const behaved = behaviour ? behaviour(sent) : { status: 200, body: answer(sent) }
    if (behaved !== 'silence')
      reply.writeHead(behaved.status, { 'content-type': 'application/timestamp-reply' }).end(behaved.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/`,
    root: readFileSync(join(folder, 'root.pem'), 'utf8'),
    answer,
    accepts: (token, bytes) => {
      writeFileSync(join(folder, 'token'), token)
      writeFileSync(join(folder, 'bytes'), bytes)
      try {
        openssl(folder, 'ts', '-verify', '-data', 'bytes', '-in', 'token', '-token_in', '-CAfile', 'root.pem')
        return true
      } catch {
        return false
      }
    },
    certificateFor: (usage) => {
      writeFileSync(join(folder, 'other.cnf'), `[ authority ]\nextendedKeyUsage = ${usage}\n`)
      openssl(folder, 'x509', '-req', '-in', 'authority.csr', ...byRoot, '-extfile', 'other.cnf', '-out', 'other.pem')
      return readFileSync(join(folder, 'other.pem'), 'utf8')
    },
    behave: (next) => {
      behaviour = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
