import type { SandboxBankDto, SandboxTransferDto } from '#contract/dev/dev-bank.ts'
import type { Acknowledged } from './ledger.ts'
import type { StoredExpense, StoredPayment, StoredSeries } from './stored.ts'

type Paid = Extract<Acknowledged, { what: 'paid' }>
type Parts = StoredPayment['parts']

const paidIn = (acknowledged: readonly Acknowledged[]): Paid[] =>
  acknowledged.flatMap((one) => (one.what === 'paid' ? [one] : []))
const plansIn = (acknowledged: readonly Acknowledged[]) =>
  acknowledged.flatMap((one) => (one.what === 'planned' || one.what === 'planned anew' ? [one] : []))
const sorted = (parts: Parts) => JSON.stringify(parts.toSorted((a, b) => a.expenseId.localeCompare(b.expenseId)))

/** Checks that each acknowledged payment exists once with its amounts, and that there is no other. */
export const acknowledgedFindings = (
  acknowledged: readonly Acknowledged[],
  payments: readonly StoredPayment[],
): string[] => {
  const noted = payments.filter(({ note }) => note !== null)
  const byMarker = Map.groupBy(noted, ({ note }) => note)
  const markers = new Set(paidIn(acknowledged).map(({ marker }) => marker))
  const missing = paidIn(acknowledged).flatMap(({ marker, method, amount, parts }) => {
    const [row, ...more] = byMarker.get(marker) ?? []
    if (!row || more.length > 0) return [`payment ${marker}: told once, stored ${more.length + (row ? 1 : 0)} times`]
    if (row.method !== method || row.amount !== amount) return [`payment ${marker}: not as told`]
    return sorted(row.parts) === sorted(parts) ? [] : [`payment ${marker}: of other expenses than was told`]
  })
  const unexpected = noted
    .filter(({ note }) => note && !markers.has(note))
    .map(({ note }) => `payment ${note}: nobody told`)
  return [...missing, ...unexpected]
}

/** Does the same for planned payments: those of each plan, and of what a plan was changed to. */
export const plannedFindings = (
  acknowledged: readonly Acknowledged[],
  payments: readonly StoredPayment[],
): string[] => {
  const rows = new Map(payments.filter(({ note }) => note === null).map((row) => [row.id, row]))
  const known = plansIn(acknowledged).flatMap(({ payments: own, seriesId, expenseId }) =>
    own.map(({ id, amount }) => ({ id, amount, seriesId, expenseId })),
  )
  const differing = known.flatMap(({ id, amount, seriesId, expenseId }) => {
    const row = rows.get(id)
    if (!row) return [`planned payment ${id}: there is no row`]
    const isAsAcknowledged =
      row.amount === amount && row.seriesId === seriesId && sorted(row.parts) === sorted([{ expenseId, amount }])
    return isAsAcknowledged ? [] : [`planned payment ${id}: not as told`]
  })
  const ids = new Set(known.map(({ id }) => id))
  const twice = ids.size === known.length ? [] : [`${known.length - ids.size} planned payments were told twice`]
  const alone = plansIn(acknowledged).filter((one) => one.seriesId === null && one.payments.length !== 1)
  const lost = alone.map(
    ({ expenseId }) => `expense ${expenseId}: a planned payment was told, but none or several found`,
  )
  const unexpected = [...rows.keys()].filter((id) => !ids.has(id)).map((id) => `planned payment ${id}: nobody was told`)
  return [...differing, ...twice, ...lost, ...unexpected]
}

/** Checks that each acknowledged series has ended, and was stopped if that was acknowledged. */
export const seriesFindings = (acknowledged: readonly Acknowledged[], series: readonly StoredSeries[]): string[] => {
  const status = new Map(series.map((one) => [one.id, one.status]))
  const known = new Set(plansIn(acknowledged).flatMap(({ seriesId }) => seriesId ?? []))
  const stopped = new Set(acknowledged.flatMap((one) => (one.what === 'series stopped' ? [one.seriesId] : [])))
  const differing = [...known].flatMap((id) => {
    const now = status.get(id)
    const mayBe = stopped.has(id) ? ['stopped'] : ['stopped', 'completed']
    return now && mayBe.includes(now) ? [] : [`series ${id}: ${now ?? 'no row'}`]
  })
  return [...differing, ...series.filter(({ id }) => !known.has(id)).map(({ id }) => `series ${id}: nobody was told`)]
}

const expectedBankStatus: Readonly<Record<string, SandboxTransferDto['status'][]>> = {
  paid: ['paid'],
  returned: ['returned'],
  failed: ['failed'],
  stopped: ['cancelled'],
}
/** A payment that the bank never received needs no transfer: it was stopped before, or refused. */
const mayBeUnknown = ['failed', 'stopped']

/**
 * Compares the bank's own books with the payments: none sent twice, none without an order, each with the same end on
 * both sides.
 */
export const bankFindings = ({ transfers }: SandboxBankDto, payments: readonly StoredPayment[]): string[] => {
  const byKey = Map.groupBy(transfers, ({ key }) => key)
  const known = new Set(payments.map(({ id }) => id))
  const sent = payments
    .filter(({ method }) => method === 'bank')
    .flatMap(({ id, note, status, amount, returnCode }) => {
      const name = `payment ${note ?? id}`
      const [transfer, ...more] = byKey.get(id) ?? []
      if (more.length > 0) return [`${name}: sent ${more.length + 1} times`]
      if (!transfer)
        return mayBeUnknown.includes(status) ? [] : [`${name}: ${status}, and the bank knows nothing of it`]
      if (transfer.amount !== amount) return [`${name}: ${amount} ordered, ${transfer.amount} sent`]
      if (!expectedBankStatus[status]?.includes(transfer.status))
        return [`${name}: ${status} here, ${transfer.status} at the bank`]
      return status !== 'returned' || transfer.code === returnCode ? [] : [`${name}: returned with another code`]
    })
  const strange = transfers.filter(({ key }) => !known.has(key)).map(({ ref }) => `transfer ${ref}: nobody ordered it`)
  return [...sent, ...strange]
}

type Settling = { readonly parts: Parts; readonly amount: number; readonly order: string | null }

/** Returns what arrived, by the bank's own books and by the last answer of a check's receiver. */
export const settledIn = (
  acknowledged: readonly Acknowledged[],
  payments: readonly StoredPayment[],
  { transfers }: SandboxBankDto,
): Settling[] => {
  const idOf = new Map(payments.map(({ note, id }) => [note, id]))
  const atBank = new Map(transfers.map(({ key, status }) => [key, status]))
  const answers = acknowledged.flatMap((one) => (one.what === 'answered' ? [one] : []))
  const inOrder = answers.toSorted((a, b) => a.version - b.version)
  const lastAnswer = new Map(inOrder.map(({ paymentId, to }) => [paymentId, to]))
  const isSettled = ({ marker, method }: Paid): boolean => {
    const id = idOf.get(marker) ?? ''
    return method === 'bank' ? atBank.get(id) === 'paid' : lastAnswer.get(id) === 'confirmed'
  }
  const planned = plansIn(acknowledged).flatMap(({ expenseId, payments: own }) =>
    own
      .filter(({ id }) => atBank.get(id) === 'paid')
      .map(({ amount }) => ({ amount, parts: [{ expenseId, amount }], order: null })),
  )
  return [...paidIn(acknowledged).filter(isSettled), ...planned]
}

/** Models who owes what by the test's own ledger, and what of it arrived. */
export const modelOf = (acknowledged: readonly Acknowledged[], arrived: readonly Settling[]) => {
  const settled = new Map<string, number>()
  for (const { expenseId, amount } of arrived.flatMap(({ parts }) => parts))
    settled.set(expenseId, (settled.get(expenseId) ?? 0) + amount)
  return acknowledged.flatMap((one) => {
    if (one.what !== 'created') return []
    const owed = Number((BigInt(one.total) * BigInt(10_000 - Math.round(one.percent * 100))) / 10_000n)
    return [{ id: one.id, debtor: one.debtor, owed, settled: settled.get(one.id) ?? 0 }]
  })
}
export type Modelled = ReturnType<typeof modelOf>

/**
 * Compares each expense with the model: what is owed, never more paid than that, and settled exactly when all of it is.
 */
export const expenseFindings = (model: Modelled, expenses: readonly StoredExpense[]): string[] => {
  const rows = new Map(expenses.map((row) => [row.id, row]))
  const differing = model.flatMap(({ id, owed, settled }) => {
    const row = rows.get(id)
    if (!row) return [`expense ${id}: there is no row`]
    if (row.owed !== owed) return [`expense ${id}: ${row.owed} owed, ${owed} by the model`]
    if (settled > owed) return [`expense ${id}: ${settled} paid of ${owed}`]
    const isOver = row.status === 'settled'
    return isOver === (settled === owed && row.status !== 'open')
      ? []
      : [`expense ${id}: ${row.status} with ${settled} of ${owed}`]
  })
  return rows.size === model.length ? differing : [...differing, `${rows.size} expenses, ${model.length} in the model`]
}

/** Returns by how much each person's debt has grown in the model. */
export const debtsIn = (model: Modelled): Map<string, number> => {
  const debts = new Map<string, number>()
  for (const { debtor, owed, settled } of model) debts.set(debtor, (debts.get(debtor) ?? 0) + owed - settled)
  return debts
}

/** Checks that each person's debt by their own log has grown by what the model says. */
export const balanceFindings = (grown: ReadonlyMap<string, number>, model: Modelled): string[] => {
  const debts = debtsIn(model)
  return [...grown].flatMap(([person, shown]) => {
    const modelled = debts.get(person) ?? 0
    return shown === modelled ? [] : [`${person}: owes ${shown} by the log, ${modelled} by the model`]
  })
}
