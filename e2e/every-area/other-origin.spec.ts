import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { familyRoutes } from '#contract/families.ts'
import { freePort } from '#server/listen.ts'
import { expect, test } from '../fixtures.ts'
import { owed, recorded } from '../support/scene.ts'
import { type Server, serverBeside } from '../support/server.ts'

/** Serves the pages at one origin and the API at another site; `api` names the setting that points to it. */
const apart = async (server: Server, api: 'API_URL' | 'SECOND_API_URL') => {
  const [pages, calls] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')]
  const [pagesUrl, callsUrl] = [`http://127.0.0.1:${pages}`, `http://localhost:${calls}`]
  const answering = await serverBeside(server, { PORT: String(calls), PUBLIC_URL: callsUrl, API_ORIGINS: pagesUrl })
  const serving = await serverBeside(server, { PORT: String(pages), API_ORIGINS: callsUrl, [api]: callsUrl })
  const stop = async () => {
    await serving.stop()
    await answering.stop()
  }
  return { pagesUrl, callsUrl, stop }
}

test('the whole app works with its API at another origin', async ({ world }) => {
  const { pagesUrl, callsUrl, stop } = await apart(world.server, 'API_URL')
  const { id } = await recorded(world)
  const dana = await world.as('other', { url: pagesUrl })
  const called = new Set<string>()
  dana.page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/pub/v1/')) called.add(`${origin} ${pathname}`)
  })
  await dana.expense.goto(id)
  await dana.acts.approve()
  const { unpaidOther } = world.messages.expenses.turn.text
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  expect([...called]).toContain(`${callsUrl} /pub/v1/expenses/${id}/events`)
  expect([...called].filter((one) => one.startsWith(pagesUrl))).toEqual([`${pagesUrl} /pub/v1/live`])
  await dana.context.close()
  await stop()
})

/** Returns the address of the chunk that holds the request helper in the build, and the helper's short name in it. */
const helperIn = (dist: string): { readonly file: string; readonly name: string } => {
  const manifest: unknown = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const { file, names } = Object.entries(manifest ?? {}).find(([name]) => name === 'src/api/send.ts')?.[1] ?? {}
  return { file: `/app/${file}`, name: /\bcreateSend:e\.(\w+)/.exec(names)?.[1] ?? '' }
}

test('the second helper calls another origin from a page, as the policy of the page allows', {
  tag: '@main',
}, async ({ world }) => {
  const { pagesUrl, callsUrl, stop } = await apart(world.server, 'SECOND_API_URL')
  const dana = await world.as('other', { url: pagesUrl })
  await dana.page.goto('/app/home')
  await expect(dana.home.heading(dana.name)).toBeVisible()
  const received = await dana.page.evaluate(
    async ({ helper, path }) => {
      const { [helper.name]: createSend } = await import(helper.file)
      const content = document.querySelector('meta[name="api-bases"]')?.getAttribute('content') ?? ''
      const caller = { token: sessionStorage.getItem('auth'), anonymousId: 'browser-1', referrer: '/app/home' }
      const page = () => new URL(location.href)
      const send = createSend({
        bases: JSON.parse(content),
        page,
        caller: () => caller,
        texts: () => ({}),
        session: null,
      })
      const { data, response } = await send({ path, server: 'second' })
      return { address: response.url, viewpoint: data.viewpoint }
    },
    { helper: helperIn(process.env.E2E_DIST ?? 'dist'), path: familyRoutes.current.path.replace('/pub', '') },
  )
  expect(received).toEqual({ address: `${callsUrl}${familyRoutes.current.path}`, viewpoint: dana.id })
  await dana.context.close()
  await stop()
})
