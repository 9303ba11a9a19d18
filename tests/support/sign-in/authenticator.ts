import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CreatedPasskey, UsedPasskey } from '#contract/passkeys/ceremony.ts'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

const [present, verified, attested] = [0x01, 0x04, 0x40]

type CreationOptions = {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
type RequestOptions = { readonly challenge: string; readonly rpId: string }

/** Says how an answer differs from that of an honest authenticator in the right browser. */
export type Wrong = {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  /** The person was not asked to show who they are. */
  readonly unverified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly signedBy?: KeyObject
}

/** An authenticator in software, which stores one passkey and counts its uses. */
export const authenticatorAt = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = 'AAAA'

  const clientDataOf = (type: string, challenge: string, wrong: Wrong): Buffer =>
    Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin: wrong.origin ?? origin }))
  const headOf = (rpId: string, flags: number, wrong: Wrong): Buffer => {
    const head = Buffer.alloc(37)
    sha256(wrong.rpId ?? rpId).copy(head)
    head.writeUInt8(flags & (wrong.unverified ? ~verified : 0xff), 32)
    head.writeUInt32BE(wrong.counter ?? counter, 33)
    return head
  }
  const coseKey = (): Uint8Array => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ])
    return isoCBOR.encode(key)
  }
  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: base64url(id),
    privateKey,
    create: ({ challenge, rp, user }: CreationOptions, wrong: Wrong = {}): CreatedPasskey => {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const head = headOf(rp.id, present | verified | attested, wrong)
      const authData = Uint8Array.from(Buffer.concat([head, Buffer.alloc(16), length, id, coseKey()]))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', challenge, wrong)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    use: ({ challenge, rpId }: RequestOptions, wrong: Wrong = {}): UsedPasskey => {
      counter += 1
      const clientData = clientDataOf('webauthn.get', challenge, wrong)
      const authenticatorData = headOf(rpId, present | verified, wrong)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientData)]),
        wrong.signedBy ?? privateKey,
      )
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: wrong.userHandle ?? userHandle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof authenticatorAt>
