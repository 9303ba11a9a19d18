// npm run e2e runs every test in every locale, on a phone and in dark mode, and the paths generated from the charts.
// Names of Playwright projects given after -- restrict it to those.
import { command } from './house.mjs'
import { conclude, prepare, runPlaywright } from './runners.mjs'

await command(async () => {
  const node = await prepare()
  return conclude([await runPlaywright(node, { projects: process.argv.slice(2) })])
})
