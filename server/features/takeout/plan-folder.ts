import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { applicant } from '../fee-waivers/apply.ts'
import { documentsOf, feeWaiverDtosOf, waiversOf } from '../fee-waivers/fee-waivers.store.ts'
import { cardOf } from '../subscriptions/cards.store.ts'
import { receiptsOf } from '../subscriptions/subscriptions.page.ts'
import { jsonFile } from './json-file.ts'

/** More than anybody could have paid. */
const mostReceipts = 10_000

/** Says which card it is, and nothing by which it could be charged. */
const knownCardOf = async (tx: Tx, personId: string) => {
  const card = await cardOf(tx, personId)
  return card ? { brand: card.brand, last4: card.last4 } : null
}

const extensionOf = (type: string): string => type.split('/')[1] ?? 'bin'

const feeWaiversOf = async (tx: Tx, personId: string) => {
  const rows = await waiversOf(tx, personId)
  const documents = await documentsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const items = await feeWaiverDtosOf(tx, rows, applicant(personId))
  return {
    feeWaivers: items.map(({ you: _, facts: __, version: ___, ...waiver }) => waiver),
    documents: documents.map(({ id, kind, type, sha256, bytes }) => ({
      path: `fee-waiver-documents/${id.slice(0, 8)}-${kind}.${extensionOf(type)}`,
      stored: { sha256, bytes },
    })),
  }
}

/** Describes what a person paid and with which card, and what they asked to be spared, with the documents they sent. */
export const planFolderOf = ({ scopes }: Pick<Deps, 'scopes'>, personId: string): Promise<ZipEntry[]> =>
  scopes.asOwner(personId, async (tx) => {
    const { feeWaivers, documents } = await feeWaiversOf(tx, personId)
    const card = await knownCardOf(tx, personId)
    const receipts = await receiptsOf(tx, personId, mostReceipts)
    return [jsonFile('plan.json', { card, receipts, feeWaivers }), ...documents]
  })
