import { devRoutes } from '#contract/dev/dev.ts'
import { portRoutes } from '#contract/ports.ts'
import { devTexts } from '#src/features/dev/texts/dev-texts.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'

test('a switch of one’s own session is set, told back after a reload, and taken away', { tag: '@main' }, async ({
  world,
}) => {
  const { flags } = devTexts
  const dana = await world.as('other')
  await dana.page.goto('/app/dev')
  const choice = (name: string) =>
    dana.page.getByRole('radiogroup', { name: 'supportChat' }).getByRole('radio', { name, exact: true })
  await expect(choice(flags.choice.rule())).toBeChecked()
  await axe(dana.page)
  const kept = dana.page.waitForResponse(
    (response) => response.url().endsWith(devRoutes.setFlag.path) && response.request().method() === 'PUT',
  )
  await choice(flags.choice.off()).click({ force: true })
  await kept
  await dana.page.reload()
  await expect(choice(flags.choice.off())).toBeChecked()
  await choice(flags.choice.rule()).click({ force: true })
  await expect(choice(flags.choice.rule())).toBeChecked()
})

test('where no service of others is configured, none is named and nothing is loaded from elsewhere', async ({
  world,
}) => {
  const dana = await world.as('other')
  const requests: string[] = []
  dana.page.on('request', (request) => requests.push(request.url()))
  const answer = dana.page.waitForResponse((response) => response.url().endsWith(portRoutes.all.path))
  await dana.log.goto()
  expect(await (await answer).json()).toEqual({ supportChat: null, sessionRecording: null, maps: null })
  await expect(dana.log.heading).toBeVisible()
  const { origin } = new URL(world.server.url)
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])
})
