import type { Page } from '@playwright/test'
import { familyRoutes } from '#contract/families.ts'
import type { NewInfoEntry } from '#contract/info-bank/info-entries.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import type { World } from '../support/world.ts'

/** Counts the pages of the print, on both kinds of paper. */
const pagesOf = async (page: Page) => {
  const pages: number[] = []
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    pages.push([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length)
  }
  return pages
}

const known: readonly Pick<NewInfoEntry, 'title' | 'sections' | 'fields' | 'notes'>[] = [
  {
    title: 'Allergies',
    sections: ['health'],
    fields: { allergyTo: 'Peanuts (severe), penicillin', reaction: 'Swelling, short of breath' },
    notes: 'Carries an EpiPen in the school bag.',
  },
  {
    title: 'Pediatrician',
    sections: ['doctors'],
    fields: { contactName: 'Dr. Ruth Alvarez', phone: '(212) 555-0142', address: '25 E 40th St, New York' },
    notes: null,
  },
  {
    title: 'Health insurance',
    sections: ['insurance'],
    fields: { insurer: 'Aetna', policyNumber: '881 204 556', groupNumber: '4471', policyHolder: 'Sam Keller' },
    notes: null,
  },
]

/** Shares what is known of Mia so many times over, and the telephone of each parent, all of it for emergencies. */
const share = async (world: World, times: number, notes: string | null = null) => {
  const sam = await world.api('creator')
  const mia = (await sam.call(familyRoutes.current, {})).children.find(({ firstName }) => firstName === names.child)
  const rest = { emergency: true, shared: true, files: [] }
  for (let time = 0; time < times; time += 1)
    for (const one of known)
      await sam.call(infoBankRoutes.write, {
        body: { ...rest, ...one, notes: notes ?? one.notes, childIds: mia ? [mia.id] : [], parentId: null },
      })
}
const shareNumbers = async (world: World) => {
  for (const role of ['creator', 'other'] as const)
    await (await world.api(role)).call(infoBankRoutes.write, {
      body: {
        title: 'Mobile',
        sections: ['contacts'],
        fields: { phone: '(212) 555-0100', address: '12 Vine St, New York' },
        notes: null,
        childIds: [],
        parentId: world.family.personOf(role).id,
        emergency: true,
        shared: true,
        files: [],
      },
    })
}

test('the emergency card is one printed page, also when much is on it, and says when it is too much', async ({
  world,
}) => {
  const { card } = world.messages.infoBank
  await shareNumbers(world)
  await share(world, 1)
  const { page } = await world.as('other')
  const open = async () => {
    await page.goto('/app/infobank/card')
    await expect(page.getByText('Aetna').first()).toBeVisible()
  }
  await open()
  expect(await pagesOf(page)).toEqual([1, 1])

  await share(world, 4)
  await open()
  await expect(page.getByText('Aetna')).toHaveCount(5)
  await expect(page.getByText(card.tooLong())).toHaveCount(0)
  expect(await pagesOf(page)).toEqual([1, 1])

  await share(world, 3, 'Ask for the night nurse, and say that the plan is with the school office. '.repeat(12))
  await open()
  await expect(page.getByText(card.tooLong())).toBeVisible()
  await expect(page.getByText(card.tooLongText())).toBeVisible()
  await axe(page)
})
