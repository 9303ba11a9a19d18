import { addDays, addMs, dateIn, instantOf } from '#domain/time.ts'
import { type FamilyScopes, togetherOn, type Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../features/session/password.ts'
import type { Storage } from '../files/storage.ts'
import { type DemoFamily, demoFamilies, demoPassword } from './accounts.ts'
import { seedActualTimes } from './actual-times.ts'
import { runInOrder } from './agenda.ts'
import { eventActs } from './events.ts'
import { demoExpenses } from './expenses.ts'
import { holidayActs } from './holidays.ts'
import { seedInfoBank } from './info-bank.ts'
import { seedJournal } from './journal.ts'
import { seedLinkedAccounts } from './linked-accounts.ts'
import { messageActs, type Writers } from './messages/seed-messages.ts'
import { myFileActs } from './my-files.ts'
import { parentingTimeActs, seedChangeRequests } from './parenting-time.ts'
import { daysBack, generatePastOf } from './past/demo-past.ts'
import { type SeededFamily, seedPeople } from './people.ts'
import { type Story, type StoryDependencies, storyOf } from './story.ts'
import { translatorFor } from './translations.ts'

const week = 7 * 24 * 3_600_000

type Dependencies = Pick<Deps, 'db' | 'clock'> & { readonly onProgress?: (line: string) => void }

const isSeeded = (scopes: FamilyScopes, { people }: DemoFamily): Promise<boolean> =>
  scopes.beforeSignIn(async (tx) => {
    const first = people[0]?.username ?? ''
    return (await tx.selectFrom('person').select('id').where('username', '=', first).executeTakeFirst()) !== undefined
  })

const parentOf = (family: DemoFamily, { id: familyId, ids }: SeededFamily, side: 'A' | 'B'): Viewer => {
  const personId = ids.get(family.people.find((person) => person.side === side)?.username ?? '') ?? ''
  return { personId, familyId, viewpoint: personId, standing: 'parent', mode: 'self' }
}

/** Seeds the present: few items, but every kind of them. */
const seedPresent = async (needs: StoryDependencies, family: DemoFamily, seeded: SeededFamily): Promise<void> => {
  const [dana, sam] = [parentOf(family, seeded, 'A'), parentOf(family, seeded, 'B')]
  const { categories, children } = await needs.scopes.asViewer(dana, async (tx) => ({
    categories: await tx.selectFrom('category').select(['id', 'preset']).execute(),
    children: await tx.selectFrom('child').select(['id', 'first_name']).execute(),
  }))
  const category = (preset: string) => categories.find((one) => one.preset === preset)?.id ?? ''
  const child = (name: string) => (children.find(({ first_name }) => first_name === name) ?? children[0])?.id ?? ''
  await demoExpenses(
    storyOf(needs, family.timeZone),
    { dana, sam },
    { category, child, translate: translatorFor(family.country) },
  )
}

/** Everybody who writes messages, as themselves. */
const writersOf = (
  family: DemoFamily,
  { ids }: SeededFamily,
  parents: Readonly<Record<'A' | 'B', Viewer>>,
): Writers => {
  const others = family.people.flatMap(({ role, username, looksAs = [] }): [string, Viewer][] => {
    const personId = ids.get(username)
    // A professional of both parents writes to neither.
    if (role === 'parent' || looksAs.length > 1 || personId === undefined) return []
    return [[role, { ...parents.A, personId, viewpoint: personId, standing: role }]]
  })
  return { ...Object.fromEntries(others), ...parents }
}

/** Returns what was written and kept beside everything else, and what is done once that is over. */
const writingsOf = (
  { story, storage }: { readonly story: Story; readonly storage: Storage | undefined },
  family: DemoFamily,
  writers: Writers,
) => {
  const { A: dana, B: sam, professional } = writers
  const { acts, after } = messageActs({ story, writers, storage }, family, storage ? daysBack : 0)
  if (!storage || !professional) return { acts, after }
  const people = { dana, sam, professionalId: professional.personId }
  return { acts: [...acts, ...myFileActs(story, storage, people)], after }
}

/** These are all written at the end, so their notices would hide what waits for somebody. */
const writtenLast = ['infoEntry', 'journalEntry']

/** Marks notices older than a week as seen, as their readers would have done, and those of what was written last. */
const markNoticesSeen = async (scopes: FamilyScopes, viewer: Viewer, now: string): Promise<void> => {
  const before = addMs(now, -week)
  await scopes.asViewer(viewer, async (tx) => {
    await tx.updateTable('notice').set({ seen_at: before }).where('at', '<', before).execute()
    await tx.updateTable('notice').set({ seen_at: now }).where('entity', 'in', writtenLast).execute()
  })
}

/**
 * Seeds each demo family once, in one transaction; a family that exists is left as it is. With a `storage`, each family
 * also gets two years of history with receipts.
 */
export const seedDemo = async ({ db, clock, onProgress }: Dependencies, storage?: Storage): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword)
  const seedFamily = async (scopes: FamilyScopes, family: DemoFamily) => {
    if (await isSeeded(scopes, family)) return
    const today = dateIn(clock.now(), family.timeZone)
    const since = storage ? instantOf(`${addDays(today, -daysBack)}T09:00`, family.timeZone) : clock.now()
    const seeded = await seedPeople(scopes, family, passwordHash, since)
    const parents = { A: parentOf(family, seeded, 'A'), B: parentOf(family, seeded, 'B') }
    await seedLinkedAccounts(scopes, parents.A, since)
    const story = storyOf({ scopes, clock }, family.timeZone)
    const back = storage ? daysBack : 0
    const events = eventActs(story, family, parents, back)
    const { acts: writings, after } = writingsOf({ story, storage }, family, writersOf(family, seeded, parents))
    // All that stands in the same streams is written in the order of its time.
    const holidays = await holidayActs(story, family, parents, back)
    const beside = [...parentingTimeActs(story, family, parents, back), ...holidays, ...events.shared, ...writings]
    if (storage) onProgress?.(`Telling two years of ${family.name}, once`)
    if (storage) await generatePastOf({ scopes, storage }, family, { parents, today, beside })
    else await runInOrder(beside)
    await after()
    await seedPresent({ scopes, clock }, family, seeded)
    await runInOrder(events.own)
    await seedChangeRequests(story, family, parents)
    await seedActualTimes(story, family, parents)
    await seedInfoBank(story, family, parents)
    await seedJournal(story, family, parents, storage !== undefined)
    for (const parent of Object.values(parents)) await markNoticesSeen(scopes, parent, clock.now())
  }
  await Promise.all(demoFamilies.map((family) => togetherOn(db, (scopes) => seedFamily(scopes, family))))
}
