import { beforeAll, expect, test } from 'vitest'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { homeRoutes } from '#contract/home.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { sharedApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

/** No answer but that of opening may contain these words. */
const words = 'Quicksilver pomegranate'
const fileName = 'pomegranate.png'

let on: Stage
let cast: Cast
let id: string
let file: string
beforeAll(async () => {
  const app = await sharedApp()
  on = await stage(app)
  cast = await castOf(app, on)
  file = ((await upload(cast.sam, await png(20, 20), fileName)).body as FileDto).id
  id = await journalOn(on).shared({ body: `${words}, she said.`, files: [file] })
})

const params = () => ({ params: { id } })
const exported = (client: TestClient, format: 'json' | 'pdf') =>
  client.call(historyRoutes.export, { query: { format } })

/** Every way to meet an entry, but opening it. */
const ways: Readonly<
  Record<string, readonly [statuses: readonly number[], meet: () => Promise<readonly TestAnswer[]>]>
> = {
  'the list': [[200], async () => [await cast.dana.call(journalRoutes.list, { query: {} })]],
  'a search for its words': [
    [200],
    async () => [await cast.dana.call(journalRoutes.list, { query: { search: 'she said' } })],
  ],
  'the entry, read twice': [
    [200, 200],
    async () => [await cast.dana.call(journalRoutes.get, params()), await cast.dana.call(journalRoutes.get, params())],
  ],
  Home: [[200], async () => [await cast.dana.call(homeRoutes.waiting, {})]],
  'the notices': [[200], async () => [await cast.dana.call(noticeRoutes.list, { query: {} })]],
  'the history': [[200], async () => [await cast.dana.call(historyRoutes.list, { query: { area: 'journal' } })]],
  'the record as JSON': [[200], async () => [await exported(cast.dana, 'json')]],
  'the record, for those who look as the reader': [
    [200, 200],
    async () => [await exported(cast.professional, 'json'), await exported(cast.admin, 'json')],
  ],
  'its photo and the preview of it': [
    [409, 409],
    async () => [
      await cast.dana.call(fileRoutes.content, { params: { id: file }, query: {} }),
      await cast.dana.call(fileRoutes.preview, { params: { id: file } }),
    ],
  ],
  'the professional of the reader': [
    [200, 200, 200],
    async () => [
      await cast.professional.call(journalRoutes.get, params()),
      await cast.professional.call(journalRoutes.open, params()),
      await cast.professional.call(journalRoutes.list, { query: {} }),
    ],
  ],
  'the administrator': [[200], async () => [await cast.admin.call(journalRoutes.open, params())]],
  'a child, and another family': [
    [404, 404],
    async () => [
      await cast.child.call(journalRoutes.open, params()),
      await cast.neighbour.call(journalRoutes.open, params()),
    ],
  ],
}

test.each(Object.entries(ways))('%s stamps nothing and gives no text', async (_, [statuses, meet]) => {
  const answers = await meet()
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  for (const { text } of answers) {
    expect(text).not.toContain(words)
    expect(text).not.toContain(fileName)
  }
  expect(await journalOn(on).views(id)).toEqual([])
})

test('the printed record says that it was not opened, and nothing of what it says', async () => {
  const { status, bytes } = await exported(cast.dana, 'pdf')
  expect(status).toBe(200)
  const printed = pagesOf(bytes).flat().join(' ').replace(/\s+/g, ' ')
  expect(printed).toContain('Dana Reyes has not opened this yet, and exporting never opens anything.')
  expect(printed).not.toContain('pomegranate')
})

test('two tabs that open it at once stamp once, and both have the text then', async () => {
  const open = () => cast.dana.call(journalRoutes.open, params())
  for (const { status, text } of await Promise.all([open(), open()])) {
    expect(status).toBe(200)
    expect(text).toContain(words)
  }
  expect(await journalOn(on).views(id)).toEqual([{ person_id: on.dana.personId, edition: 1 }])
  expect((await cast.dana.call(fileRoutes.content, { params: { id: file }, query: {} })).status).toBe(200)
  expect((await exported(cast.dana, 'json')).text).toContain(words)
  expect((await cast.dana.call(historyRoutes.list, { query: { topic: 'viewed' } })).text).toContain(
    'journalView.viewed',
  )
})
