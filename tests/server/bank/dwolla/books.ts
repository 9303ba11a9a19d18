import { randomUUID } from 'node:crypto'
import type { TransferOutcome } from '#server/bank/sandbox/test-numbers.ts'

export type Customer = { status: string; readonly documents: { status: string }[] }
export type FundingSource = {
  readonly customer: string
  readonly number: string
  readonly quirk: string | null
  removed: boolean
}
export type Transfer = {
  status: 'pending' | 'processed' | 'failed' | 'cancelled'
  code: string | null
  readonly ending: TransferOutcome['ending']
  readonly fate: string | null
  /** Holds the business day on which the transfer left; null before. */
  leftAt: number | null
  paidAt: number | null
  /** Names another transfer of the same person, which took the money. */
  leg: string | null
  /** Names the payer and the correlation id that the transfer was created with. */
  readonly payer: string
  readonly correlationId: string | null
}

/** Holds the state of the simulated bank and what a business day does to it. */
export class Books {
  readonly customers = new Map<string, Customer>()
  readonly sources = new Map<string, FundingSource>()
  readonly transfers = new Map<string, Transfer>()
  private readonly keys = new Map<string, string>()
  private day = 0

  add<Row>(rows: Map<string, Row>, row: Row): string {
    const id = randomUUID()
    rows.set(id, row)
    return id
  }

  /** Returns the same id for the same key. */
  once(key: string, make: () => string): string {
    const id = this.keys.get(key) ?? make()
    this.keys.set(key, id)
    return id
  }

  holds(customer: string, number: string): boolean {
    return [...this.sources.values()].some(
      (source) => source.customer === customer && source.number === number && !source.removed,
    )
  }

  deactivate(customer: string): void {
    const known = this.customers.get(customer)
    if (!known) throw new Error('Dwolla has no such customer')
    known.status = 'deactivated'
  }

  order({ ending, code: fate }: TransferOutcome, given: Pick<Transfer, 'payer' | 'correlationId'>): string {
    const status = ending === 'failsAtOnce' ? 'failed' : 'pending'
    const begun = { status, code: null, ending, fate, leftAt: null, paidAt: null, leg: null } as const
    return this.add(this.transfers, { ...begun, ...given })
  }

  correlated(payer: string, correlationId: string): string[] {
    const rows = [...this.transfers].filter(([, row]) => row.payer === payer && row.correlationId === correlationId)
    return rows.map(([id]) => id)
  }

  closeOfBusiness(): void {
    this.day += 1
    for (const customer of this.customers.values())
      if (customer.documents.some(({ status }) => status === 'pending')) {
        customer.documents.length = 0
        customer.status = 'verified'
      }
    for (const transfer of this.transfers.values()) this.settle(transfer)
  }

  private settle(transfer: Transfer): void {
    const { ending, leftAt, paidAt } = transfer
    if (transfer.status === 'pending' && leftAt === null) transfer.leftAt = this.day
    else if (transfer.status === 'pending' && ending === 'comesBack') this.fail(transfer)
    else if (transfer.status === 'pending') Object.assign(transfer, { status: 'processed', paidAt: this.day })
    else if (transfer.status === 'processed' && ending === 'comesBackLate' && this.day - (paidAt ?? 0) > 42)
      this.fail(transfer)
  }

  private fail(transfer: Transfer): void {
    transfer.status = 'failed'
    transfer.code = transfer.fate
  }
}
