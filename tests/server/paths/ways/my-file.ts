import { myFileRoutes as routes } from '#contract/my-files/my-files.routes.ts'
import type { MyFileCommand } from '#contract/my-files/my-files.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { myFilesOn, type SentCommand } from '#tests/support/my-files/my-files.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.myFile

let app: OwnApp

type Played = { readonly on: Stage; readonly id: string }

const command =
  (typed: (on: Stage) => SentCommand | Promise<SentCommand>) =>
  async ({ on, id }: Played) => {
    const { version } = await myFilesOn(on).row(id)
    const dana = await app.as(on.dana.personId)
    const body = { ...(await typed(on)), version } as MyFileCommand
    return taken(await dana.call(routes.events, { params: { id }, body }))
  }

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'myFile.rename': command(() => ({ type: 'myFile.rename', name: 'School report' })),
  'myFile.addVersion': command(async (on) => ({ type: 'myFile.addVersion', fileId: await myFilesOn(on).uploaded() })),
  'myFile.privilege': command((on) => ({ type: 'myFile.privilege', readers: [on.professional.personId] })),
  'myFile.share': command((on) => ({ type: 'myFile.share', readers: [on.sam.personId] })),
  'myFile.withdraw': command(() => ({ type: 'myFile.withdraw' })),
  'myFile.delete': command(() => ({ type: 'myFile.delete' })),
}

/** Each path has a family of its own. */
const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const files = myFilesOn(on)
  const id = await files.keep()
  return { stored: () => files.row(id), step: (step) => handOf(hands, step)({ on, id }) }
}

export const myFileWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
