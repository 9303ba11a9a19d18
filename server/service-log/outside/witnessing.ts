import { formatNote, readNote, readSignatures } from '#domain/record/log/notes/signed-note.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { consistencyProof, nodesOf } from '#domain/record/log/trees/proofs.ts'
import { consistencyRanges } from '#domain/record/log/trees/tree-nodes.ts'
import type { Scopes, Tx } from '../../db/tenancy.ts'
import { hashed } from '../hashes.ts'
import { readNodes } from '../log-store.ts'
import { readNewestCheckpoint } from '../newest-checkpoint.ts'
import { askWitness, type Witness, WitnessError } from './ask-witness.ts'

/** Reads the log's consistency proof between two sizes from its stored nodes. */
export const readConsistencyProof = async (
  tx: Tx,
  origin: number,
  first: number,
  second: number,
): Promise<readonly Bytes[]> => {
  const nodes = nodesOf(consistencyRanges(first, second))
  const hashes = await readNodes(tx, origin, nodes)
  const stored = new Map(nodes.map((node, at) => [`${node.level} ${node.index}`, hashes[at]]))
  return hashed(
    consistencyProof(first, second, ({ level, index }) => stored.get(`${level} ${index}`) ?? new Uint8Array()),
  )
}

/** Adds signature lines to a note. */
export const withSignatures = (note: string, lines: readonly string[]): string => {
  const parsed = readNote(note)
  if (!parsed) throw new RangeError('A checkpoint is a note')
  const added = lines.flatMap((line) => readSignatures(line) ?? [])
  return formatNote({ text: parsed.text, signatures: [...parsed.signatures, ...added] })
}

/** Asks witnesses in turn with other processes, and remembers what each cosigned last. */
export type Witnessing = {
  /**
   * Has the newest checkpoint cosigned and stores the cosignatures with it.
   * @returns the names of the witnesses that did not cosign, each with the reason
   */
  cosign(): Promise<readonly { readonly witness: string; readonly why: string }[]>
}

export const witnessingOf = (scopes: Pick<Scopes, 'acrossFamilies'>, witnesses: readonly Witness[]): Witnessing => {
  const last = new Map<Witness, number>()
  return {
    cosign: async () => {
      const newest = await scopes.acrossFamilies(readNewestCheckpoint)
      if (!newest) return []
      const { origin, size, note: checkpoint } = newest
      const failed: { witness: string; why: string }[] = []
      const lines: string[] = []
      for (const witness of witnesses) {
        const proofFrom = (from: number) => scopes.acrossFamilies((tx) => readConsistencyProof(tx, origin, from, size))
        try {
          lines.push(await askWitness(witness, { oldSize: last.get(witness) ?? 0, size, checkpoint }, proofFrom))
          last.set(witness, size)
        } catch (error) {
          if (!(error instanceof WitnessError)) throw error
          failed.push({ witness: witness.key.name, why: error.message })
        }
      }
      if (lines.length > 0)
        await scopes.acrossFamilies((tx) =>
          tx
            .updateTable('log_checkpoint')
            .set({ cosignatures: lines, shown: true })
            .where('origin', '=', origin)
            .where('size', '=', size)
            .execute(),
        )
      return failed
    },
  }
}
