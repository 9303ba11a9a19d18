/** Something that somebody did in the past. `-3 16:10` is ten past four, three days ago. */
export type Act = { readonly when: string; readonly run: () => Promise<void> }

export const minutesOfDay = 24 * 60

/** Counts from the beginning of today. */
export const minutesOf = (when: string): number => {
  const [days = '0', time = '12:00'] = when.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Number(days) * minutesOfDay + hours * 60 + minutes
}

/** Writes an instant as `Act.when`; it counts minutes from the beginning of today. */
export const whenOf = (minutes: number): string => {
  const days = Math.floor(minutes / minutesOfDay)
  const inDay = minutes - days * minutesOfDay
  const two = (part: number) => String(part).padStart(2, '0')
  return `${days} ${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

/** Runs what several people did in the order of time, because the record says so where its clock went back. */
export const runInOrder = async (acts: readonly Act[]): Promise<void> => {
  for (const { run } of acts.toSorted((a, b) => minutesOf(a.when) - minutesOf(b.when))) await run()
}
