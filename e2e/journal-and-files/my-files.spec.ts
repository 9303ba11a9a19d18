import { readFile } from 'node:fs/promises'
import { unzip } from '#tests/support/files/unzip.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { keyboardOn } from '../support/keyboard.ts'
import type { Person } from '../support/person.ts'

const textFile = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** The line of a file that was added. Other sentences of the dialog hold the same word. */
const kept = (word: string) => new RegExp(`· ${word}$`)

const others = '/app/my-files?of=others'

test('Dana keeps files, one stays privileged, and Sam reads what is shared until it is withdrawn', {
  tag: '@main',
}, async ({ world }) => {
  const { myFiles: texts } = world.messages
  const dana = await world.as('other')
  const { page } = dana
  await page.goto('/app/my-files')
  await expect(page.getByText(texts.list.empty.own.title())).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: texts.add(), exact: true }).click()
  const upload = page.getByRole('dialog', { name: texts.upload.title() })
  world.watch.expect(/status of 415/)
  await upload
    .getByLabel(texts.upload.choose(), { exact: true })
    .setInputFiles([textFile('advice.txt'), textFile('plan.txt'), textFile('run.exe', 'MZ\0\u0001')])
  await expect(upload.getByText(kept(texts.upload.kept()))).toHaveCount(2)
  await expect(upload.getByText(world.messages.errors.myFileTypeRefused())).toBeVisible()
  await axe(page)
  await upload.getByRole('button', { name: texts.upload.done(), exact: true }).click()

  const open = async ({ page: of }: Pick<Person, 'page'>, name: string) => {
    await of.getByRole('link', { name, exact: true }).click()
    return of.getByRole('dialog', { name, exact: true })
  }
  const details = await open(dana, 'advice.txt')
  await axe(page)
  await details.getByRole('button', { name: texts.details.showTo(), exact: true }).click()
  const show = page.getByRole('dialog', { name: texts.show.title({ name: 'advice.txt' }) })
  await show.getByRole('checkbox').first().check()
  await expect(show.getByText(texts.show.final())).toBeVisible()
  await axe(page)
  await show.getByRole('button', { name: texts.show.submit(), exact: true }).click()
  await expect(show).toBeHidden()
  await expect(details.getByText(texts.label.privileged(), { exact: true })).toBeVisible()
  await details.getByRole('button', { name: texts.close(), exact: true }).click()

  const shared = await open(dana, 'plan.txt')
  await shared.getByRole('button', { name: texts.details.showTo(), exact: true }).click()
  const share = page.getByRole('dialog', { name: texts.show.title({ name: 'plan.txt' }) })
  await share.getByText(texts.show.shared(), { exact: true }).click()
  await share.getByRole('checkbox', { name: /^Sam / }).check()
  await share.getByRole('button', { name: texts.show.submit(), exact: true }).click()
  await expect(shared.getByText(texts.label.shared(), { exact: true })).toBeVisible()

  const sam = await world.as('creator')
  await sam.page.goto(others)
  await expect(sam.page.getByRole('link', { name: 'plan.txt', exact: true })).toBeVisible()
  await expect(sam.page.getByText('advice.txt')).toHaveCount(0)
  await axe(sam.page)
  const seen = await open(sam, 'plan.txt')
  const [download] = await Promise.all([
    sam.page.waitForEvent('download'),
    seen.getByRole('link', { name: texts.details.download(), exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plan.txt')
  await expect(seen.getByRole('button', { name: texts.details.withdraw(), exact: true })).toHaveCount(0)

  const pat = await world.as('professional')
  await pat.page.goto('/app/my-files')
  await expect(pat.page.getByRole('link', { name: 'plan.txt', exact: true })).toBeVisible()
  await expect(pat.page.getByText('advice.txt')).toHaveCount(0)
  await expect(pat.page.getByRole('button', { name: texts.add(), exact: true })).toHaveCount(0)

  await shared.getByRole('button', { name: texts.details.withdraw(), exact: true }).click()
  const withdraw = page.getByRole('dialog', { name: texts.withdraw.title({ name: 'plan.txt' }) })
  await withdraw.getByRole('button', { name: texts.details.withdraw(), exact: true }).click()
  await expect(shared.getByText(texts.label.withdrawn(), { exact: true })).toBeVisible()
  await sam.page.goto(others)
  const closed = await open(sam, 'plan.txt')
  await expect(closed.getByText(world.messages.errors.noAccessToFile({ file: 'plan.txt' }))).toBeVisible()
  await expect(closed.getByRole('link', { name: texts.details.download(), exact: true })).toHaveCount(0)
})

test('folders are made, files are moved into them by keyboard, and an empty one is deleted', async ({ world }) => {
  const { myFiles: texts } = world.messages
  const { page } = await world.as('creator')
  await page.goto('/app/my-files')
  await page.getByRole('button', { name: texts.newFolder(), exact: true }).press('Enter')
  const make = page.getByRole('dialog', { name: texts.folder.title() })
  await make.getByRole('button', { name: texts.folder.make(), exact: true }).press('Enter')
  await expect(make.getByLabel(texts.name(), { exact: true })).toBeFocused()
  await make.getByLabel(texts.name(), { exact: true }).fill('School')
  await make.getByLabel(texts.name(), { exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: 'School', exact: true })).toBeVisible()
  await page.getByRole('button', { name: texts.add(), exact: true }).click()
  const upload = page.getByRole('dialog', { name: texts.upload.title() })
  await upload.getByLabel(texts.upload.choose(), { exact: true }).setInputFiles(textFile('report.txt'))
  await expect(upload.getByText(kept(texts.upload.kept()))).toBeVisible()
  await upload.getByRole('button', { name: texts.upload.done(), exact: true }).click()
  await page.getByRole('checkbox', { name: texts.list.select({ name: 'report.txt' }) }).press('Space')
  await page.getByRole('button', { name: texts.selected.move(), exact: true }).click()
  const move = page.getByRole('dialog', { name: texts.move.title() })
  await move.getByLabel(texts.move.to(), { exact: true }).selectOption({ label: `${texts.top()} / School` })
  await move.getByRole('button', { name: texts.move.submit(), exact: true }).click()
  await expect(page.getByRole('link', { name: 'report.txt', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'School', exact: true }).click()
  await expect(page.getByRole('link', { name: 'report.txt', exact: true })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: texts.folder.remove(), exact: true }).click()
  const remove = page.getByRole('dialog', { name: texts.folder.removeTitle({ name: 'School' }) })
  world.watch.expect(/status of 409/)
  await remove.getByRole('button', { name: texts.folder.remove(), exact: true }).click()
  await expect(remove.getByText(world.messages.errors.folderNotEmpty())).toBeVisible()
})

test('Dana renames a file, downloads two as one zip, and keeps one privileged, by keyboard alone', async ({
  world,
}) => {
  const { myFiles: texts } = world.messages
  const { page } = await world.as('other')
  const keys = keyboardOn(page)
  await page.goto('/app/my-files')
  await page.getByRole('button', { name: texts.add(), exact: true }).click()
  const upload = page.getByRole('dialog', { name: texts.upload.title() })
  await upload
    .getByLabel(texts.upload.choose(), { exact: true })
    .setInputFiles([textFile('advice.txt'), textFile('plan.txt')])
  await expect(upload.getByText(kept(texts.upload.kept()))).toHaveCount(2)
  await keys.press(upload.getByRole('button', { name: texts.upload.done(), exact: true }))

  for (const name of ['advice.txt', 'plan.txt'])
    await keys.press(page.getByRole('checkbox', { name: texts.list.select({ name }) }), 'Space')
  const bar = page.getByRole('group', { name: texts.selected.count({ count: 2 }) })
  const zip = page.waitForEvent('download')
  await keys.press(bar.getByRole('link', { name: texts.selected.download(), exact: true }))
  const download = await zip
  expect(download.suggestedFilename()).toMatch(/^evenhand-files-.*\.zip$/)
  expect([...unzip(await readFile(await download.path())).keys()].toSorted()).toEqual(['advice.txt', 'plan.txt'])
  await keys.press(bar.getByRole('button', { name: texts.selected.clear(), exact: true }))

  await keys.press(page.getByRole('link', { name: 'advice.txt', exact: true }))
  const details = page.getByRole('dialog', { name: 'advice.txt', exact: true })
  await keys.press(details.getByRole('button', { name: texts.details.rename(), exact: true }))
  const rename = page.getByRole('dialog', { name: texts.rename.title({ name: 'advice.txt' }) })
  await keys.type(rename.getByRole('textbox'), 'Advice of Pat.txt')
  await keys.press(rename.getByRole('button', { name: texts.save(), exact: true }))
  const renamed = page.getByRole('dialog', { name: 'Advice of Pat.txt', exact: true })
  await keys.press(renamed.getByRole('button', { name: texts.details.showTo(), exact: true }))
  const show = page.getByRole('dialog', { name: texts.show.title({ name: 'Advice of Pat.txt' }) })
  await keys.press(show.getByRole('checkbox').first(), 'Space')
  await keys.press(show.getByRole('button', { name: texts.show.submit(), exact: true }))
  await expect(renamed.getByText(texts.label.privileged(), { exact: true })).toBeVisible()

  const [sam, pat] = [await world.as('creator'), await world.as('professional')]
  for (const [{ page: of }, address] of [
    [sam, others],
    [pat, '/app/my-files'],
  ] as const) {
    await of.goto(address)
    await expect(of.getByRole('heading', { name: texts.title(), level: 1 })).toBeVisible()
    await expect(of.getByText('Advice of Pat.txt')).toHaveCount(0)
  }
})
