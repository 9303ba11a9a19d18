/** Brings a part of the plan into each of its states by the steps that both parents take. */
export type PlanSteps = {
  readonly record: () => Promise<string>
  /** Records one that begins today. */
  readonly active: () => Promise<string>
  readonly send: (who: 'dana' | 'sam', id: string, action: 'confirm' | 'dispute' | 'end' | 'delete') => Promise<void>
}

/** Names the ways into the states of a schedule or a holiday; both live by the same states. */
export const planWaysInto = ({ record, active, send }: PlanSteps) => {
  const then =
    (begin: () => Promise<string>, ...[who, action]: [who: 'dana' | 'sam', action: Parameters<typeof send>[2]]) =>
    async (): Promise<string> => {
      const id = await begin()
      await send(who, id, action)
      return id
    }
  return {
    upcoming: record,
    'upcoming, confirmed': then(record, 'dana', 'confirm'),
    active,
    'active, disputed': then(active, 'dana', 'dispute'),
    ended: then(active, 'dana', 'end'),
    deleted: then(record, 'sam', 'delete'),
  }
}
