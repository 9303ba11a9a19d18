import { retention } from '#server/jobs/retention.ts'
import type { Model } from './model.ts'
import { isOurs } from './people.oracle.ts'
import type { StoredPeople, StoredWaiver } from './stored.ts'

/** The sweep that deletes documents runs at the end of each day of the run, so one that just became due may still be there. */
const isSwept = ({ ended_at }: StoredWaiver, now: string): boolean =>
  ended_at !== null && ended_at.getTime() + retention.feeWaiverDocuments.ms < Date.parse(now)

/** Compares each application with the model: there is one, with the answer that was given, its document and its year. */
export const waiverFindings = (
  { waivers: known }: Pick<Model, 'waivers'>,
  { waivers }: Pick<StoredPeople, 'waivers'>,
  now: string,
): string[] => {
  const stored = Map.groupBy(waivers.filter(isOurs), ({ username }) => username)
  const differing = known.flatMap(({ username, status }) => {
    const [row, ...more] = stored.get(username) ?? []
    if (!row || more.length > 0)
      return [`${username}: applied once, and has ${more.length + (row ? 1 : 0)} applications`]
    const documents = isSwept(row, now) ? 0 : 1
    const years = status === 'granted' ? 1 : 0
    return [
      ...(row.status === status ? [] : [`${username}: the application is ${row.status} instead of ${status}`]),
      ...(row.documents === documents ? [] : [`${username}: ${row.documents} documents instead of ${documents}`]),
      ...(row.years === years ? [] : [`${username}: ${row.years} free years instead of ${years}`]),
    ]
  })
  const names = new Set(known.map(({ username }) => username))
  const unexpected = [...stored.keys()].filter((username) => !names.has(username))
  return [...differing, ...unexpected.map((username) => `${username}: nobody told of an application`)]
}
