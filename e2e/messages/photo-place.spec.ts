import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fileRoutes } from '#contract/files/files.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { telltalePhoto } from '../support/pictures.ts'

test('a photo keeps its place only where it was asked for, and whoever opens it has the place too', async ({
  world,
}) => {
  const { attaching } = world.messages
  const sam = await world.as('creator')
  const writing = messagesScreen(sam.page, world.messages)
  await sam.page.goto('/app/messages/new')
  await writing.to(names.other).check()
  await writing.subject.fill('Two photos')
  await writing.body.fill('One says where it was taken.')
  await writing.attach.setInputFiles([await telltalePhoto('without.jpg'), await telltalePhoto('with.jpg')])
  await expect(writing.attached).toHaveCount(2)
  const choice = writing.attached.filter({ hasText: /^with\.jpg/ }).getByRole('checkbox')
  const offered = writing.attached.filter({ hasText: /^with\.jpg/ }).getByText(attaching.photo.one.label())
  await expect(offered).toBeVisible()
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expect(writing.attached.getByRole('progressbar')).toHaveCount(0)
  await axe(sam.page)
  await writing.send.click()
  await expect(writing.message('Two photos', 0)).toBeVisible()

  const dana = await world.as('other')
  const reading = messagesScreen(dana.page, world.messages)
  await reading.goto()
  await reading.open('Two photos')
  await expect(reading.message('Two photos', 0).getByRole('link', { name: /^with\.jpg/ })).toBeVisible()
  const thread = new URL(dana.page.url()).searchParams.get('thread') ?? ''
  const { files } = await (await world.api('other')).call(messageRoutes.get, { params: { id: thread } })
  const exifOf = async (name: string) => {
    const id = files.find((file) => file.name === name)?.id ?? ''
    const [download] = await Promise.all([
      dana.page.waitForEvent('download'),
      dana.page.evaluate(
        (address) => location.assign(address),
        `${fileRoutes.content.path.replace(':id', id)}?download=1`,
      ),
    ])
    const { exif } = await sharp(await readFile(await download.path())).metadata()
    return exif?.toString('latin1') ?? ''
  }
  expect(await exifOf('without.jpg')).toBe('')
  expect(await exifOf('with.jpg')).toContain('2026:11:14 15:09:26')
  expect(await exifOf('with.jpg')).not.toContain('Telephone')
})

test('a child is offered no such choice', async ({ world }) => {
  const mia = await world.as('child')
  const screen = messagesScreen(mia.page, world.messages)
  await mia.page.goto('/app/messages/new')
  await screen.attach.setInputFiles(await telltalePhoto('drawing.jpg'))
  await expect(screen.attached).toHaveCount(1)
  await expect(screen.attached.getByRole('progressbar')).toHaveCount(0)
  await expect(screen.attached.getByRole('checkbox')).toHaveCount(0)
})
