import type { Viewer } from '#server/db/tenancy.ts'

/** Brings a part of the plan into each of its states by the steps that both parents take. */
export type PlanSteps = {
  readonly record: (by?: Viewer) => Promise<string>
  /** Records one that begins today. */
  readonly active: (by?: Viewer) => Promise<string>
  /** A professional of both parents, on their own account. */
  readonly ofBoth: Viewer
  readonly send: (who: 'dana' | 'sam', id: string, action: 'confirm' | 'dispute' | 'end' | 'delete') => Promise<void>
}

/** Names the ways into the states of a schedule or a holiday; both live by the same states. */
export const planWaysInto = ({ record, active, ofBoth, send }: PlanSteps) => {
  const then =
    (begin: () => Promise<string>, ...[who, action]: [who: 'dana' | 'sam', action: Parameters<typeof send>[2]]) =>
    async (): Promise<string> => {
      const id = await begin()
      await send(who, id, action)
      return id
    }
  return {
    upcoming: () => record(),
    'upcoming, confirmed': then(record, 'dana', 'confirm'),
    active: () => active(),
    'active, disputed': then(active, 'dana', 'dispute'),
    'upcoming, by a professional': () => record(ofBoth),
    'upcoming, by a professional, and confirmed by one parent': then(() => record(ofBoth), 'sam', 'confirm'),
    'active, by a professional': () => active(ofBoth),
    'active, by a professional, and disputed by both parents': then(
      then(() => active(ofBoth), 'dana', 'dispute'),
      'sam',
      'dispute',
    ),
    ended: then(active, 'dana', 'end'),
    deleted: then(record, 'sam', 'delete'),
  }
}
