import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromHex } from '#domain/record/bytes.ts'
import { hashLeaves } from '#domain/record/log/trees/merkle-tree.ts'
import { appendToEdge, emptyEdge } from '#domain/record/log/trees/right-edge.ts'
import { appendLeaves } from '#server/service-log/append-leaves.ts'
import { hashed } from '#server/service-log/hashes.ts'

const entries = Array.from({ length: 133 }, (_, at) => hash('sha256', `entry ${at}`))

test('leaves appended in any batches give the same edge as the tree of domain/record', () => {
  let edge = emptyEdge
  for (let from = 0; from < entries.length; ) {
    const some = entries.slice(from, from + 1 + (from % 7))
    edge = appendLeaves(edge, some)
    from += some.length
    const leaves = hashed(hashLeaves(entries.slice(0, from).map(fromHex)))
    expect(edge).toEqual(hashed(appendToEdge(emptyEdge, leaves)).edge)
  }
})
