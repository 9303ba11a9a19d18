import * as z from 'zod/mini'
import type { ProofToAsk } from '#domain/record/compare-files.ts'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { id, line } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

const root = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'malformed'))
const origin = line(300)
const size = z.int().check(z.gte(1, 'malformed'))
const sizeInText = z.coerce.number('malformed').check(z.int('malformed'), z.gte(1, 'malformed'))

/** A tree head as it stands in a checkpoint or in a proof, the root in base64. */
const head = z.strictObject({ size, root })

/** `to` is the size of the later tree; the newest signed one when it is missing. */
const proofsBody = z.strictObject({
  origin,
  from: head,
  to: z.optional(size),
  streams: z.optional(
    z.array(z.strictObject({ id, from: head, to: z.optional(size) })).check(z.maxLength(limits.recordProofs.streams)),
  ),
})
export type ProofsBody = z.infer<typeof proofsBody>

const output = z.object({
  format: z.literal('evenhand-consistency'),
  version: z.literal(1),
  origin: z.string(),
  log: z.unknown(),
  streams: z.array(z.unknown()),
})

const oneStream = /^([0-9a-f-]{36}):([1-9]\d{0,14}):([A-Za-z0-9+/]{43}=)(?::([1-9]\d{0,14}))?$/

/** Reads the streams in a link: `id:size:root` or `id:size:root:to`, separated by commas. Null when they are malformed. */
export const streamsInText = (text: string): NonNullable<ProofsBody['streams']> | null => {
  const parsed = text.split(',').flatMap((part) => {
    const [, stream = '', from = '', streamRoot = '', to] = oneStream.exec(part) ?? []
    const known = z.safeParse(id, stream)
    if (!known.success) return []
    return [{ id: known.data, from: { size: Number(from), root: streamRoot }, ...(to && { to: Number(to) }) }]
  })
  return parsed.length === text.split(',').length && parsed.length <= limits.recordProofs.streams ? parsed : null
}

/**
 * Consistency proofs of the service log and of streams that the caller may read, as a file that `npm run verify` and the
 * page /app/verify take beside two others. They are given only to those who present the root of the earlier tree; what
 * is unknown, beyond their reach or not the root has the same answer, 404.
 */
export const recordProofRoutes = {
  download: route({
    method: 'GET',
    path: '/pub/v1/record/proofs',
    access: 'cookie',
    summary: 'That the newest signed log and streams continue earlier ones, for a link.',
    query: z.object({
      origin,
      size: sizeInText,
      root,
      to: z.optional(sizeInText),
      streams: z.optional(z.string().check(z.maxLength(5000, 'tooLong'))),
    }),
    output: z.unknown(),
  }),
  prove: route({
    method: 'POST',
    path: '/pub/v1/record/proofs',
    access: 'bearer',
    summary: 'That the newest signed log and streams continue earlier ones.',
    body: proofsBody,
    output,
  }),
} as const

/** Returns the link by which a parent gets the proof that two files need. */
export const proofsAddress = ({ origin, from, to, streams }: ProofToAsk): string => {
  const query = new URLSearchParams({ origin, size: String(from.size), root: toBase64(from.root), to: String(to) })
  const named = streams.map((one) => `${one.id}:${one.from.size}:${toBase64(one.from.root)}:${one.to}`)
  if (named.length > 0) query.set('streams', named.join(','))
  return `${recordProofRoutes.download.path}?${query}`
}
