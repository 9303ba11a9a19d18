// npm test: charts, contract, server and views in Vitest, then in a real browser, in one locale, the main story of each
// area and whatever concerns all areas: the stories tagged @main. `npm run e2e` runs the others too.
import { command } from './house.mjs'
import { conclude, prepare, runPlaywright, runVitest } from './runners.mjs'

await command(async () => {
  const node = await prepare()
  const stories = { projects: ['stories'], tag: '@main' }
  return conclude([await runVitest(node), await runPlaywright(node, stories)], { limited: true })
})
