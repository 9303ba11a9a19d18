import { recordCalendarEvent } from '#server/features/calendar-events/events.begin.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { runInOrder } from '#server/seed/agenda.ts'
import { parentingTimeActs } from '#server/seed/parenting-time.ts'
import { type StoryDependencies, storyOf } from '#server/seed/story.ts'
import type { Subject } from '../harness.ts'

/** The family has planned for so many days, so that its feed has a past. */
const daysBack = 100

/** Gives a family its parenting time and `daily` events on each day from now on, or from a hundred days ago on. */
export const fillCalendar = async (
  dependencies: StoryDependencies,
  { a, b, childId }: Subject,
  { daily, past }: { readonly daily: number; readonly past: boolean },
): Promise<void> => {
  const [demo] = demoFamilies
  if (!demo) throw new Error('a demo family is needed')
  const story = storyOf(dependencies, demo.timeZone)
  await runInOrder(parentingTimeActs(story, demo, { A: a, B: b }, daysBack))
  const recorded = past ? -daysBack : 0
  for (let count = 0; count < daily; count += 1) {
    const day = story.day(recorded + 1)
    const [owner, hour] = [count % 2 === 0 ? a : b, String(8 + (count % 12)).padStart(2, '0')]
    await story.runs(owner, `${recorded} 08:00`, (change) =>
      recordCalendarEvent(change, owner, {
        title: `Practice number ${count + 1}`,
        place: 'Riverside field',
        notes: 'Bring water and the black shoes',
        parentId: owner.personId,
        pickUpId: a.personId,
        dropOffId: b.personId,
        childIds: [childId],
        colour: 'green',
        startsOn: day,
        startsAt: `${hour}:00`,
        endsOn: day,
        endsAt: `${hour}:45`,
        reminder: null,
        hidesPlace: false,
        frequency: 'daily',
        end: null,
        private: false,
      }),
    )
  }
}
