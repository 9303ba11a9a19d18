import { generateKeyPairSync } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { expect, test } from '../fixtures.ts'
import { verifyScreen } from '../pages/verify.page.ts'
import { axe } from '../support/axe.ts'
import { exportedBySam, withOneByteChanged } from '../support/exported.ts'
import type { ChosenFile } from '../support/pictures.ts'
import { approved, paidByCheck, recorded } from '../support/scene.ts'
import { signNow } from '../support/sign-now.ts'
import type { World } from '../support/world.ts'

/** Opens the page for somebody without an account and then cuts the connection, so that nothing can be requested. */
const alone = async (world: World) => {
  world.watch.expect(/status of 401/)
  const { page, context } = await world.stranger()
  const screen = verifyScreen(page, world.messages)
  await screen.goto()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await context.setOffline(true)
  return { page, screen, requests }
}

const story = async (world: World) => {
  const item = await recorded(world, { name: 'Orthodontist' })
  await paidByCheck(world, await approved(world, item), 50_00)
}

for (const format of ['json', 'pdf'] as const)
  test(`a record exported as ${format} is checked by a stranger without a connection`, { tag: '@main' }, async ({
    world,
  }) => {
    await story(world)
    const { file, key, code } = await exportedBySam(world, format)
    const { page, screen, requests } = await alone(world)
    await axe(page)
    await screen.check({ file, key, code: code.toLowerCase().replaceAll('-', ' ') })
    const { verify } = world.messages
    const title = page.getByRole('heading', { level: 2 }).first()
    await expect(title).toBeFocused()
    // A file from before the first signature says that it has no proof from the log.
    expect([verify.verdict.holdsTitle(), verify.verdict.unanchoredTitle()]).toContain(await title.textContent())
    // The last entries may be younger than the newest signature; then only that check is open.
    const checked = await screen.lines('holds').count()
    const open = await screen.lines('open').count()
    expect(checked + open).toBe(format === 'pdf' ? 9 : 8)
    expect(open).toBeLessThanOrEqual(1)
    await expect(screen.lines('fails')).toHaveCount(0)
    await expect(page.getByText(verify.limits())).toBeVisible()
    await axe(page)
    expect(requests).toEqual([])
  })

const entries = z.array(z.object({ seq: z.int(), payload: z.nullable(z.string()) }))
const exported = z.object({ streams: z.array(z.object({ entries })) })

/** Finds the number of the first entry whose payload has a word. */
const seqOf = ({ buffer }: ChosenFile, word: string): number => {
  const { streams } = z.parse(exported, JSON.parse(buffer.toString()))
  return streams.flatMap((stream) => stream.entries).find(({ payload }) => payload?.includes(word))?.seq ?? 0
}

test('one byte changed: it is said that the record does not hold, and at which entry', async ({ world }) => {
  await story(world)
  const { verify, documents } = world.messages
  const json = await exportedBySam(world, 'json')
  const { page, screen, requests } = await alone(world)
  await screen.check({ ...json, file: withOneByteChanged(json.file, String.raw`\"name\":\"Orthodontist`) })
  await expect(screen.answer(verify.verdict.failsTitle())).toBeFocused()
  const stream = documents.record.stream.shared()
  const changed = verify.checks.chain.payloadChanged({ stream, seq: seqOf(json.file, 'Orthodontist') })
  await expect(page.getByText(verify.verdict.fails({ why: changed }))).toBeVisible()
  await expect(page.getByText(changed, { exact: true })).toBeVisible()
  await expect(page.getByText(verify.checks.signature.fails(), { exact: true })).toBeVisible()
  await expect(screen.lines('holds').first()).not.toBeVisible()
  await expect(page.getByText(verify.says.unproven())).toBeVisible()
  await axe(page)
  expect(requests).toEqual([])
})

test('a page of the PDF changed: the record inside holds and is told apart from its pages', async ({ world }) => {
  await story(world)
  const { verify } = world.messages
  const { file, key } = await exportedBySam(world, 'pdf')
  const { page, screen } = await alone(world)
  await screen.check({ key, file: withOneByteChanged(file, '/MediaBox') })
  await expect(screen.answer(verify.verdict.notPassedTitle())).toBeFocused()
  await expect(page.getByText(verify.checks.pages.changed(), { exact: true })).toBeVisible()
  await screen.others()
  await expect(page.getByText(verify.checks.signature.holds())).toBeVisible()
})

test('another key, another code: neither is taken for proof', async ({ world }) => {
  await story(world)
  const { verify } = world.messages
  const { file, key, code } = await exportedBySam(world, 'json')
  const { page, screen } = await alone(world)
  const { publicKey } = generateKeyPairSync('ed25519')
  await screen.check({ file, key: publicKey.export({ type: 'spki', format: 'pem' }).toString() })
  await expect(screen.answer(verify.verdict.openTitle())).toBeFocused()
  await axe(page)
  await screen.again()
  await screen.check({ file, key, code: code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) })
  await expect(screen.answer(verify.verdict.notPassedTitle())).toBeFocused()
  await expect(page.getByText(verify.checks.code.fails({ code }), { exact: true })).toBeVisible()
})

test('what is no record is refused in words: any other PDF, a file of any size, nothing at all', async ({ world }) => {
  await story(world)
  const { verify } = world.messages
  const { key } = await exportedBySam(world, 'json')
  const { page, screen } = await alone(world)
  await screen.check({})
  await expect(page.getByText(verify.file.missing())).toBeVisible()
  await axe(page)
  const film = test.info().outputPath('film.pdf')
  const handle = await open(film, 'w')
  await handle.truncate(limits.verify.bytes + 1)
  await handle.close()
  await screen.check({ file: film, key })
  await expect(page.getByText(verify.file.tooLarge({ megabytes: limits.verify.bytes / 1_000_000 }))).toBeVisible()
  const leaflet = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
  await screen.check({ file: { name: 'leaflet.pdf', mimeType: 'application/pdf', buffer: leaflet } })
  await expect(screen.answer(verify.verdict.fileTitle())).toBeFocused()
  await expect(page.getByText(verify.checks.file.nothingInside())).toBeVisible()
  await axe(page)
})

test('nobody scrolls sideways at 320 pixels, whatever the answer', async ({ world }) => {
  await story(world)
  await signNow(world.server.deps)
  const { verify } = world.messages
  const { file, key, code } = await exportedBySam(world, 'pdf')
  const { page, screen } = await alone(world)
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await screen.check({ file, key, code })
  await expect(screen.answer(verify.verdict.holdsTitle())).toBeFocused()
  expect(await overflow()).toBe(0)
  await axe(page)
})

/** Downloads the proof of an expense as its parents do: the expense, then its proof. */
const proofBySam = async (world: World, name: string): Promise<ChosenFile> => {
  const sam = await world.as('creator')
  await sam.log.goto()
  await sam.page.getByRole('link', { name }).first().click()
  const { happened } = world.messages.common
  await sam.page.getByRole('button', { name: happened.verified() }).click()
  const [download] = await Promise.all([
    sam.page.waitForEvent('download'),
    sam.page.getByRole('link', { name: happened.proof.json() }).click(),
  ])
  const buffer = await readFile(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'application/json', buffer }
}

test('the proof of one expense is two presses away, small, and checked by a stranger without a connection', async ({
  world,
}) => {
  await story(world)
  await signNow(world.server.deps)
  const file = await proofBySam(world, 'Orthodontist')
  expect(file.buffer.length).toBeLessThan(20_000)
  const { page, screen, requests } = await alone(world)
  await screen.check({ file })
  const { verify, expenses } = world.messages
  await expect(screen.answer(verify.proof.holdsTitle())).toBeFocused()
  // Without a key of their own, they are told whose key it was.
  await expect(page.getByText(verify.usedKey.site({ key: world.server.deps.historyKey.id }))).toBeVisible()
  const actor = verify.proof.actors.creator()
  await expect(page.getByText(expenses.events.begin.name({ actor }))).toBeVisible()
  await expect(page.getByText('expense.begin', { exact: true })).toHaveCount(0)
  await axe(page)
  expect(requests).toEqual([])
})

test('two proofs, weeks apart, agree with the consistency proof that the service gives', async ({ world }) => {
  const item = await recorded(world, { name: 'Orthodontist' })
  const sam = await world.api('creator')
  const proof = async (name: string): Promise<ChosenFile> => {
    await signNow(world.server.deps)
    const answer = await sam.get(historyRoutes.proof.path.replace(':id', item.id))
    return { name, mimeType: 'application/json', buffer: await answer.body() }
  }
  const older = await proof('older.json')
  await approved(world, item)
  const newer = await proof('newer.json')
  const { verify } = world.messages
  const { page, screen, requests } = await alone(world)
  await screen.check({ file: [older, newer] })
  await expect(screen.answer(verify.compare.notComparableTitle())).toBeFocused()
  await axe(page)
  const link = await page.getByRole('link', { name: verify.compare.get() }).getAttribute('href')
  expect(requests).toEqual([])
  const buffer = await (await sam.get(link ?? '')).body()
  await screen.again()
  await screen.check({ file: [older, newer, { name: 'between.json', mimeType: 'application/json', buffer }] })
  await expect(screen.answer(verify.compare.agreeTitle())).toBeFocused()
  await expect(page.getByText(verify.compare.older({ name: 'older.json' }))).toBeVisible()
  await axe(page)
  expect(requests).toEqual([])
})
