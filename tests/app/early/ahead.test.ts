import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#src/early/after-paint.ts'
import { fetchAhead, fetchDictionaries, preloadScreen } from '#src/early/preload.ts'

let fetched: string[]
beforeEach(() => {
  fetched = []
  vi.stubGlobal('__SCREENS__', {
    start: ['assets/react.js', 'assets/main.js'],
    files: ['assets/shell.js', 'assets/home.js', 'assets/log.js', 'assets/details.js'],
    words: ['expenses'],
    pages: {
      '/home': { files: [0, 1], words: [] },
      '/expenses': { files: [0, 2], words: [0] },
      '/expenses/$id': { files: [0, 3], words: [0] },
      '/expenses/new': { files: [0], words: [0] },
    },
  })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response()
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})
const loaded = (...paths: string[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(paths.map((path) => Object.create({ name: path })))

test.each([
  ['/app/', ['/app/assets/main.js', '/app/assets/shell.js', '/app/assets/home.js']],
  ['/app/expenses', ['/app/assets/main.js', '/app/assets/shell.js', '/app/assets/log.js']],
  ['/app/expenses/6f1c', ['/app/assets/main.js', '/app/assets/shell.js', '/app/assets/details.js']],
  ['/app/expenses/new', ['/app/assets/main.js', '/app/assets/shell.js']],
  ['/app/expenses/6f1c/unknown', ['/app/assets/main.js']],
])('the files of %s are fetched ahead but for those that are here', (address, files) => {
  loaded('https://evenhand.test/app/assets/react.js')
  fetchAhead(address)
  expect(fetched).toEqual(files)
})

test.each([
  ['/app/expenses/6f1c', ['/words/en-US.json', '/words/en-US/expenses.json']],
  ['/app/unknown', ['/words/en-US.json']],
])('the dictionaries of %s come with the document', (address, files) => {
  vi.stubEnv('DICTIONARIES', '/words')
  fetchDictionaries(new Map(), address)
  expect(fetched).toEqual(files)
})

test('the scripts of an address with an id are loaded beside those of the start', () => {
  preloadScreen('/app/expenses/6f1c')
  const preloaded = Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
  expect(preloaded.map(({ href }) => new URL(href).pathname)).toEqual([
    '/app/assets/shell.js',
    '/app/assets/details.js',
  ])
  for (const link of preloaded) link.remove()
})

test('a device that saves data fetches nothing ahead', () => {
  loaded()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fetchAhead('/app/')
  expect(fetched).toEqual([])
})

test('what comes after the paint waits for the frame of the app and for its paint', async () => {
  let paint: () => void = () => expect.unreachable('no frame was asked for')
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = run
  })
  const ran = vi.fn()
  afterPaint(ran)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await Promise.resolve()
  root.append(document.createElement('main'))
  await vi.waitFor(() => expect(document.querySelector('#root main')).toBeTruthy())
  expect(ran).not.toHaveBeenCalled()
  paint()
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce())
})
