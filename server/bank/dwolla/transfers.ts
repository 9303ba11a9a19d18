import type { ReturnCode } from '#domain/return-codes.ts'
import {
  type BankProvider,
  BankRefusal,
  BankUnreachable,
  type Ref,
  type TransferOrder,
  type TransferState,
} from '../provider.ts'
import type { DwollaClient } from './client.ts'
import { amountOf, failureShape, fundingSourceShape, returnCodeOf, transferShape, transfersShape } from './shapes.ts'

type Path = `/${string}`

/** Returns the path of a link within the API; links to another host are never followed. */
const apiPathOf = (href: string): Path => `/${new URL(href).pathname.split('/').filter(Boolean).join('/')}`

type Links = {
  readonly failure?: { href: string } | undefined
  readonly 'funding-transfer'?: { href: string } | undefined
}

/** Reads the bank's return code from the transfer or from the leg that took the money; null when no bank gave one. */
const returnCodeFrom = async (client: DwollaClient, links: Links): Promise<ReturnCode | null> => {
  if (links.failure) return returnCodeOf((await client.read(failureShape, apiPathOf(links.failure.href))).code)
  const leg = links['funding-transfer']
  if (!leg) return null
  const { _links } = await client.read(transferShape, apiPathOf(leg.href))
  return _links.failure ? returnCodeFrom(client, { failure: _links.failure }) : null
}

const readTransfer = async (client: DwollaClient, ref: Ref): Promise<TransferState> => {
  const { status, _links } = await client.read(transferShape, `/transfers/${ref}`)
  switch (status) {
    case 'pending':
      return { ref, status: _links.cancel ? 'pending' : 'inProcess', returnCode: null }
    case 'processed':
      return { ref, status: 'paid', returnCode: null }
    case 'cancelled':
      return { ref, status: 'cancelled', returnCode: null }
    case 'failed': {
      const returnCode = await returnCodeFrom(client, _links)
      return { ref, status: returnCode ? 'returned' : 'failed', returnCode }
    }
    default:
      throw new BankUnreachable('Dwolla has a status for transfers that we do not know')
  }
}

/**
 * Finds the transfer by the correlation id that we sent. Its legs carry the same id but link to the transfer they fund,
 * so they are skipped.
 */
const findTransfer = async (client: DwollaClient, { from, key }: TransferOrder): Promise<TransferState | null> => {
  const { _links } = await client.read(fundingSourceShape, `/funding-sources/${from}`)
  const ofPayer = `${apiPathOf(_links.customer.href)}/transfers?correlationId=${encodeURIComponent(key)}`
  const { transfers } = (await client.read(transfersShape, ofPayer))._embedded
  const whole = transfers.find((one) => !one._links['funded-transfer'])
  return whole ? readTransfer(client, whole.id) : null
}

export const dwollaTransfers = (
  client: DwollaClient,
  baseUrl: string,
): Pick<BankProvider, 'transfer' | 'findTransfer' | 'cancelTransfer' | 'readTransfer'> => {
  const sourceAt = (ref: Ref) => ({ href: `${baseUrl}/funding-sources/${ref}` })
  return {
    transfer: async ({ from, to, amount, key }) => {
      const _links = { source: sourceAt(from), destination: sourceAt(to) }
      const json = { _links, amount: amountOf(amount), correlationId: key }
      return readTransfer(client, await client.create('/transfers', { json, key }))
    },
    findTransfer: (order) => findTransfer(client, order),
    cancelTransfer: async (ref) => {
      await client.change(`/transfers/${ref}`, { status: 'cancelled' }).catch((error: unknown) => {
        // The transfer could not be cancelled or was cancelled before; its present state tells which.
        if (!(error instanceof BankRefusal)) throw error
      })
      return readTransfer(client, ref)
    },
    readTransfer: (ref) => readTransfer(client, ref),
  }
}
