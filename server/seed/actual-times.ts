import type { NewActualTime } from '#contract/calendar/actual-times.ts'
import { instantOf } from '#domain/time.ts'
import type { Viewer } from '../db/tenancy.ts'
import { recordActual } from '../features/calendar/actual/actual.begin.ts'
import { actualTimeLifecycle } from '../features/calendar/actual/actual.lifecycle.ts'
import { advance } from '../lifecycle/advance.ts'
import type { DemoFamily } from './accounts.ts'
import type { Story } from './story.ts'

type Parents = Readonly<Record<'A' | 'B', Viewer>>

const reasons: Readonly<Record<DemoFamily['country'], readonly [string, string]>> = {
  US: ['The flight was canceled, so the children stayed', 'Fever, so they stayed another night'],
  GB: ['The flight was cancelled, so the children stayed', 'Poorly, so they stayed another night'],
  MX: ['Cancelaron el vuelo y los niños se quedaron', 'Tuvieron fiebre y se quedaron otra noche'],
}

/** Records that the children were with whoever records it, for a night, `days` from now. */
const record = (story: Story, by: Viewer, zone: string, days: number, why: string) =>
  story.runs(by, '0 23:59', async (change) => {
    const children = await change.tx.selectFrom('child').select('id').where('removed_at', 'is', null).execute()
    const typed: NewActualTime = {
      parentId: by.personId,
      childIds: children.map(({ id }) => id).toSorted(),
      from: instantOf(`${story.day(days)}T17:00`, zone),
      until: instantOf(`${story.day(days + 1)}T17:00`, zone),
      why,
    }
    return (await recordActual(change, by, typed)).id
  })

/** Two nights were not as planned: both parents confirmed the first, and the second waits for an answer. */
export const seedActualTimes = async (
  story: Story,
  { country, timeZone }: DemoFamily,
  { A, B }: Parents,
): Promise<void> => {
  const [agreed, open] = reasons[country]
  const id = await record(story, A, timeZone, -16, agreed)
  await story.runs(B, '0 23:59', async (change) => {
    await advance(change, actualTimeLifecycle, id, { type: 'actualTime.confirm', version: 1 }, B)
  })
  await record(story, B, timeZone, -5, open)
}
