import type { Locale } from '#contract/locale.ts'
import type { Currency } from '#domain/money.ts'
import { addDays, instantOf, type PlainDate } from '#domain/time.ts'
import type { FamilyScopes, Viewer } from '../../db/tenancy.ts'
import { createExpense } from '../../features/expenses/expenses.create.ts'
import { openExpense } from '../../features/expenses/expenses.open.ts'
import { addFile, type NewFile } from '../../features/files/files.store.ts'
import type { Storage } from '../../files/storage.ts'
import { appendEntries } from '../../history/append.ts'
import { beginUnitOfWork, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { sendToExpense, sendToLastPayment } from '../send-command.ts'
import type { Library, Side } from './library.ts'
import { receiptFor } from './receipts.ts'
import type { PlannedExpense, Step } from './schedule.ts'

/** Describes the family whose past is generated. */
export type Family = {
  readonly parents: Readonly<Record<Side, Viewer>>
  readonly children: readonly string[]
  readonly category: (key: string) => { readonly id: string; readonly creatorPercent: number }
  readonly zone: string
  readonly locale: Locale
  readonly currency: Currency
  readonly today: PlainDate
}

export type Dependencies = { readonly scopes: FamilyScopes; readonly storage: Storage }

/** Runs steps through the regular commands and charts. */
export class Generator {
  readonly #dependencies: Dependencies
  readonly #family: Family
  readonly #texts: Library['invoice']
  readonly #nextCheck: Record<Side, number>
  readonly #receipts = new Map<PlannedExpense, Promise<NewFile>>()

  constructor(dependencies: Dependencies, family: Family, library: Library) {
    this.#dependencies = dependencies
    this.#family = family
    this.#texts = library.invoice
    this.#nextCheck = { ...library.firstCheck }
  }

  /** Draws the receipts while the steps run. */
  async drawReceipts(steps: readonly Step[]): Promise<void> {
    const printed = { ...this.#family, texts: this.#texts }
    for (const { expense } of steps.filter(needsReceipt))
      this.#receipts.set(
        expense,
        receiptFor(this.#dependencies.storage, expense.plan, this.#dateOf(expense.plan.day), printed),
      )
    await Promise.all(this.#receipts.values())
  }

  /**
   * Runs steps of one parent, each at its own time, and appends their entries at once. It sends no notices, because the
   * steps are long past.
   */
  async runBatch(side: Side, steps: readonly Step[]): Promise<void> {
    const viewer = this.#family.parents[side]
    await this.#dependencies.scopes.asViewer(viewer, async (tx) => {
      const entries: UnitOfWork['entries'] = []
      for (const step of steps) {
        const change = { ...beginUnitOfWork(tx, viewer.familyId, this.#instantOf(step)), entries }
        await this.#perform(change, viewer, step)
      }
      await appendEntries(tx, viewer.familyId, entries)
    })
  }

  async #perform(change: UnitOfWork, viewer: Viewer, { expense, action, side }: Step): Promise<void> {
    if (action.type === 'record') return this.#record(change, viewer, expense)
    const id = idOf(expense)
    switch (action.type) {
      case 'open':
        return void (await openExpense(change, viewer, id))
      case 'settle':
        return sendToLastPayment(change, viewer, id, action.command)
      case 'send':
        return sendToExpense(change, viewer, id, action.command)
      case 'addReceipt': {
        const receipts = await this.#fileOf(change, viewer, expense)
        return sendToExpense(change, viewer, id, { type: 'expense.addReceipt', receipts })
      }
      case 'pay': {
        const { amount, note } = action
        const number = String(this.#nextCheck[side]++)
        return sendToExpense(change, viewer, id, { type: 'expense.pay', method: 'check', amount, number, note })
      }
    }
  }

  async #record(change: UnitOfWork, viewer: Viewer, entry: PlannedExpense): Promise<void> {
    const { plan, previous } = entry
    const { id } = await createExpense(change, viewer, {
      name: plan.name,
      total: plan.total,
      purchaseDate: this.#dateOf(plan.day),
      categoryId: this.#family.category(plan.category).id,
      childIds: plan.children.flatMap((at) => this.#family.children[at] ?? []),
      note: plan.note ?? null,
      private: plan.scenario.how === 'private',
      receipts: plan.receipt ? await this.#fileOf(change, viewer, entry) : [],
      ...(previous && { previousId: idOf(previous) }),
    })
    entry.id = id
  }

  async #fileOf(change: UnitOfWork, viewer: Viewer, entry: PlannedExpense): Promise<string[]> {
    const received = await this.#receipts.get(entry)
    if (!received) throw new Error(`nothing was drawn for ${entry.plan.name}`)
    return [(await addFile(change.tx, viewer, received, change.now)).id]
  }

  #dateOf(day: number): PlainDate {
    return addDays(this.#family.today, -day)
  }

  #instantOf({ day, minute }: Step): string {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
    return instantOf(`${this.#dateOf(day)}T${hours}:${minutes}`, this.#family.zone)
  }
}

const needsReceipt = ({ action, expense }: Step) =>
  action.type === 'addReceipt' || (action.type === 'record' && expense.plan.receipt !== undefined)

const idOf = ({ id, plan }: PlannedExpense): string => {
  if (id === undefined) throw new Error(`${plan.name} is told of before it was recorded`)
  return id
}
