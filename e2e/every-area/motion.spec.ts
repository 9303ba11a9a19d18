import { uiTexts } from '#src/features/dev/texts/ui.ts'
import { expect, test } from '../fixtures.ts'
import type { Person } from '../support/person.ts'
import { recorded } from '../support/scene.ts'

type Motion = { readonly name: string; readonly takes: string }

declare global {
  interface Window {
    motions: Motion[]
  }
}

const noteMotions = ({ page }: Person) =>
  page.addInitScript(() => {
    window.motions = []
    addEventListener('animationstart', ({ animationName: name, target }) => {
      const takes = target instanceof Element ? getComputedStyle(target).animationDuration : ''
      window.motions.push({ name, takes })
    })
  })
const risenOn = ({ page }: Person): Promise<Motion[]> =>
  page.evaluate(() => window.motions.filter(({ name }) => name === 'rise'))

const rise = { name: 'rise', takes: '0.14s' }

for (const [reducedMotion, risen] of [
  ['no-preference', [rise]],
  ['reduce', []],
] as const) {
  test(`a dialog opens as motion is wished: ${reducedMotion}`, async ({ world }) => {
    const { id } = await recorded(world)
    const dana = await world.as('other', { options: { reducedMotion } })
    await noteMotions(dana)
    await dana.expense.goto(id)
    await dana.expense.act('decline').click()
    await expect(dana.expense.dialog).toBeVisible()
    await expect.poll(() => risenOn(dana)).toEqual(risen)
  })

  test(`a message comes as motion is wished: ${reducedMotion}`, async ({ world }) => {
    const dana = await world.as('other', { options: { reducedMotion } })
    await noteMotions(dana)
    await dana.page.goto('/app/dev/ui')
    const { message, tone } = uiTexts
    await dana.page.getByRole('button', { name: `${message.toast()}: ${tone.done()}` }).click()
    await expect(dana.page.getByRole('status').getByText(message.saved(), { exact: true })).toBeVisible()
    await expect.poll(() => risenOn(dana)).toEqual(risen)
  })
}
