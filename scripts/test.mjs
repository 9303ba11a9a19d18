// npm test runs charts, contract, server and views in Vitest, then the tests tagged @main in a real browser in one
// locale: the main test of each area and those that concern all areas. `npm run e2e` runs all of them.
import { command } from './house.mjs'
import { conclude, prepare, runPlaywright, runVitest } from './runners.mjs'

await command(async () => {
  const node = await prepare()
  const stories = { projects: ['stories'], tag: '@main' }
  return conclude([await runVitest(node, ['rules', 'server', 'app']), await runPlaywright(node, stories)], {
    limited: true,
  })
})
