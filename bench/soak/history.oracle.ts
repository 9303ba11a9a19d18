import type { StreamCopy } from '#server/history/streams.ts'
import type { Acknowledged } from './ledger.ts'

type Entry = {
  readonly kind: string
  readonly entityId: string
  readonly version: number | undefined
  readonly by: { readonly actor: string | null; readonly party: string }
  readonly columns?: { readonly number?: string | null; readonly method?: string }
}

const keyOf = (kind: string, id: string, actor: string | null, version: number | undefined) =>
  [kind, id, actor, version ?? ''].join(' ')

const entriesOf = (streams: readonly StreamCopy[]): Entry[] =>
  streams.flatMap(({ entries }) =>
    entries.map(({ kind, payload }): Entry => ({ kind, ...JSON.parse(payload ?? '{}') })),
  )

/**
 * Returns the entry that an acknowledgement must have left. A command was accepted on the version it names, so it made
 * the next one.
 */
const expectedOf = (acknowledged: Acknowledged): string => {
  const { actor } = acknowledged
  if (acknowledged.what === 'created') return keyOf('expense.begin', acknowledged.expense.id, actor, 1)
  if (acknowledged.what === 'opened') return keyOf('expense.firstViewed', acknowledged.expense.id, actor, undefined)
  const id = acknowledged.what === 'moved' ? acknowledged.id : acknowledged.payment.id
  return keyOf(acknowledged.command.type, id, actor, acknowledged.command.version + 1)
}

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/**
 * Compares acknowledged events with what the history says people did: each must be there once, and nothing that was not
 * acknowledged. A payment's beginning belongs to the command that made it, so it is counted by its check's number.
 */
export const historyFindings = (
  acknowledged: readonly Acknowledged[],
  streams: readonly StreamCopy[],
  ours: ReadonlySet<string>,
): string[] => {
  const entries = entriesOf(streams).filter(({ entityId, by }) => ours.has(entityId) && by.actor !== null)
  const presses = entries.filter(({ kind }) => kind !== 'payment.begin')
  const found = counted(presses.map(({ kind, entityId, by, version }) => keyOf(kind, entityId, by.actor, version)))
  const expected = counted(acknowledged.map(expectedOf))
  return [
    ...[...expected].flatMap(([key, times]) => {
      if (times !== 1) return [`${key}: acknowledged ${times} times`]
      return found.get(key) === 1 ? [] : [`${key}: acknowledged, and ${found.get(key) ?? 0} times in the history`]
    }),
    ...[...found.keys()].flatMap((key) => (expected.has(key) ? [] : [`${key}: in the history, and nobody was told`])),
    ...beginnings(acknowledged, entries),
  ]
}

/** Checks that each acknowledged check and each reimbursement began once. */
const beginnings = (acknowledged: readonly Acknowledged[], entries: readonly Entry[]): string[] => {
  const begun = entries.filter(({ kind }) => kind === 'payment.begin')
  const numbers = counted(begun.flatMap(({ columns }) => columns?.number ?? []))
  const commands = acknowledged.flatMap((acknowledged) => (acknowledged.what === 'moved' ? [acknowledged.command] : []))
  const checks = commands.flatMap((command) =>
    command.type === 'expense.pay' && command.method === 'check' ? [command.number ?? ''] : [],
  )
  const reimbursed = commands.filter(({ type }) => type === 'expense.markReimbursed').length
  const missing = checks.flatMap((number) =>
    numbers.get(number) === 1 ? [] : [`check ${number}: began ${numbers.get(number) ?? 0} times`],
  )
  const all = begun.length === checks.length + reimbursed
  return all ? missing : [...missing, `${begun.length} payments began, ${checks.length + reimbursed} were acknowledged`]
}
