// npm test: charts, contract, server and views in Vitest, then the stories in a real browser, in one locale.
import { command } from './house.mjs'
import { conclude, prepare, runPlaywright, runVitest } from './runners.mjs'

await command(async () => {
  const node = await prepare()
  return conclude([await runVitest(node), await runPlaywright(node, ['stories'])])
})
