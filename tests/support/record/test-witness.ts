import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { readCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { cosign } from '#domain/record/log/notes/cosignature.ts'
import {
  formatVerifierKey,
  type SignerKey,
  signatureTypes,
  signerKeyOf,
  type VerifierKey,
} from '#domain/record/log/notes/note-keys.ts'
import { openNote } from '#domain/record/log/notes/open-note.ts'
import { readNote } from '#domain/record/log/notes/signed-note.ts'
import { formatCosignatures, formatSizeConflict, readAddCheckpoint } from '#domain/record/log/notes/witness-messages.ts'
import { equalBytes } from '#domain/record/log/trees/hashing.ts'
import { type TreeHead, verifyConsistency } from '#domain/record/log/verify-proofs.ts'
import { hashed } from '#server/service-log/hashes.ts'

type Reply = { readonly status: number; readonly body: string }

/** A witness written from C2SP tlog-witness: it cosigns what continues the log that it knows, and nothing else. */
export type TestWitness = {
  readonly url: string
  /** The verifier key as operators write it. */
  readonly key: string
  /** The size that it cosigned last of each log. */
  readonly sizes: ReadonlyMap<string, number>
  /** Replaces its answers; undefined restores them. */
  behave(next: ((body: string) => Reply) | undefined): void
  stop(): Promise<void>
}

const bad = (status: number): Reply => ({ status, body: '' })

export const startTestWitness = async (logs: readonly VerifierKey[]): Promise<TestWitness> => {
  const own: SignerKey = await signerKeyOf(
    'witness.test',
    signatureTypes.cosignature,
    crypto.getRandomValues(new Uint8Array(32)),
  )
  const heads = new Map<string, TreeHead>()
  let behaviour: ((body: string) => Reply) | undefined

  const addCheckpoint = async (body: string): Promise<Reply> => {
    const request = readAddCheckpoint(body)
    const note = request && readNote(request.checkpoint)
    const checkpoint = note && readCheckpoint(note.text)
    if (!request || !note || !checkpoint) return bad(400)
    const key = logs.find(({ name }) => name === checkpoint.origin)
    if (!key) return bad(404)
    if ((await openNote(note, [key])).state !== 'verified') return bad(403)
    const known = heads.get(checkpoint.origin) ?? { size: 0, root: new Uint8Array() }
    if (request.oldSize > checkpoint.size) return bad(400)
    if (request.oldSize !== known.size) return { status: 409, body: formatSizeConflict(known.size) }
    const same = known.size === checkpoint.size && !equalBytes(known.root, checkpoint.root)
    if (same) return { status: 409, body: formatSizeConflict(known.size) }
    if (!hashed(verifyConsistency(known, checkpoint, request.proof))) return bad(422)
    heads.set(checkpoint.origin, checkpoint)
    return { status: 200, body: formatCosignatures([await cosign(note.text, 1_800_000_000, own)]) }
  }

  const server = createServer(async (request, reply) => {
    const body = await text(request)
    const isCosigning = request.method === 'POST' && request.url === '/w/add-checkpoint'
    const { status, body: answer } = behaviour ? behaviour(body) : isCosigning ? await addCheckpoint(body) : bad(404)
    reply.writeHead(status).end(answer)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the witness has no port')
  return {
    url: `http://127.0.0.1:${address.port}/w/`,
    key: formatVerifierKey(own.verifier),
    get sizes() {
      return new Map([...heads].map(([origin, { size }]) => [origin, size]))
    },
    behave: (next) => {
      behaviour = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
