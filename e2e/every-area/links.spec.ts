import { expect, test } from '../fixtures.ts'
import type { Role } from '../support/family.ts'
import { approved, owed, paidByCheck, recorded } from '../support/scene.ts'
import { walk } from '../support/walk.ts'
import type { World } from '../support/world.ts'

/** Gives the pages something to link to: an expense in each of three states. */
const story = async (world: World): Promise<void> => {
  await recorded(world, { name: 'Winter coat' })
  await approved(world, await recorded(world, { name: 'Glasses' }))
  await paidByCheck(world, await approved(world, await recorded(world, { name: 'Orthodontist' })), owed)
}

/** Follows every link up to the second page, and returns the kinds of pages found; none may lead nowhere. */
const walkAs = async (world: World, role: Role): Promise<readonly string[]> => {
  test.slow()
  await story(world)
  const { page } = await world.as(role)
  const { found, dead } = await walk(page, world.messages, world.locale)
  expect(dead).toEqual([])
  return found
}

const ofBankTransfers = ['/app/expenses/account', '/app/expenses/scheduled']

for (const country of ['US', 'GB', 'MX'] as const)
  test.describe(`a family in ${country}`, () => {
    test.use({ country })

    test('every link of a parent leads to a page of theirs', async ({ world }) => {
      const found = await walkAs(world, 'other')
      expect(found).toContain('/app/expenses/:id')
      const offered = ofBankTransfers.filter((address) => found.includes(address))
      expect(offered).toEqual(country === 'US' ? ofBankTransfers : [])
    })
  })

test('every link of a child leads to a page of theirs, and none to what the parents settle', async ({ world }) => {
  const found = await walkAs(world, 'child')
  expect(found).toContain('/app/account')
  expect(found.filter((address) => /expenses|history|children|notices/.test(address))).toEqual([])
})

for (const looksAs of ['other', 'creator'] as const)
  test.describe(`a professional who looks as the ${looksAs} parent`, () => {
    test.use({ looksAs, country: 'US' })

    test('finds only links to what they may read', async ({ world }) => {
      const found = await walkAs(world, 'professional')
      expect(found).toContain('/app/expenses/:id')
      expect(found).toContain('/app/history')
      expect(found.filter((address) => /new|account$|notices$/.test(address))).toEqual(['/app/account'])
    })
  })
