import type { Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../features/session/password.ts'
import { type DemoFamily, demoFamilies, demoPassword } from './accounts.ts'
import { demoExpenses } from './expenses.ts'
import { seedPeople } from './people.ts'
import { storyOf } from './story.ts'
import { wordsFor } from './words.ts'

type Needs = Pick<Deps, 'doors' | 'clock'>

const isSeeded = ({ doors }: Needs): Promise<boolean> =>
  doors.beforeSignIn(async (tx) => {
    const first = demoFamilies[0]?.people[0]?.username ?? ''
    return (await tx.selectFrom('person').select('id').where('username', '=', first).executeTakeFirst()) !== undefined
  })

const seedFamily = async (needs: Needs, family: DemoFamily, passwordHash: string): Promise<void> => {
  const { doors, clock } = needs
  const { id: familyId, ids } = await seedPeople(doors, family, passwordHash, clock.now())
  const viewerOf = (side: 'A' | 'B'): Viewer => {
    const personId = ids.get(family.people.find((person) => person.side === side)?.username ?? '') ?? ''
    return { personId, familyId, viewpoint: personId, standing: 'parent', mode: 'self' }
  }
  const [dana, sam] = [viewerOf('A'), viewerOf('B')]
  const { categories, children } = await doors.forViewer(dana, async (tx) => ({
    categories: await tx.selectFrom('category').select(['id', 'preset']).execute(),
    children: await tx.selectFrom('child').select(['id', 'first_name']).execute(),
  }))
  const category = (preset: string) => categories.find((one) => one.preset === preset)?.id ?? ''
  const child = (name: string) => (children.find(({ first_name }) => first_name === name) ?? children[0])?.id ?? ''
  await demoExpenses(storyOf(needs, family.timeZone), { dana, sam }, { category, child, say: wordsFor(family.country) })
}

/** The demo families, once: a database that has them is left as it is. */
export const seedDemo = async (needs: Needs): Promise<void> => {
  if (await isSeeded(needs)) return
  const passwordHash = await hashPassword(demoPassword)
  for (const family of demoFamilies) await seedFamily(needs, family, passwordHash)
}
