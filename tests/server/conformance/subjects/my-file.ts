import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { type MyFileCommand, type MyFileStatus, myFileDto } from '#contract/my-files/my-files.ts'
import { myFileLifecycle } from '#server/features/my-files/my-files.lifecycle.ts'
import { myFileChart } from '#src/features/my-files/my-file.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { myFilesOn } from '#tests/support/my-files/my-files.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const myFiles = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const files = myFilesOn(on)
  const professional = on.professional.personId
  const shared = async () => files.send(await files.keep(), { type: 'myFile.share', readers: [on.sam.personId] })
  const at: Record<MyFileStatus, () => Promise<string>> = {
    private: files.keep,
    privileged: async () => {
      return files.send(await files.keep(), { type: 'myFile.privilege', readers: [professional] })
    },
    shared,
    withdrawn: async () => files.send(await shared(), { type: 'myFile.withdraw' }),
    deleted: async () => files.send(await files.keep(), { type: 'myFile.delete' }),
  }
  return subjectOf({
    lifecycle: { machine: myFileLifecycle.machine, people: myFileLifecycle.people },
    at,
    read: async (id) => ({ row: await files.row(id), context: {} }),
    commands: async ({ version }): Promise<MyFileCommand[]> => [
      { type: 'myFile.rename', version, name: 'School report' },
      { type: 'myFile.addVersion', version, fileId: await files.uploaded() },
      { type: 'myFile.privilege', version, readers: [professional] },
      { type: 'myFile.share', version, readers: [on.sam.personId] },
      { type: 'myFile.withdraw', version },
      { type: 'myFile.delete', version },
    ],
    given: async (person, id) => givenBy(myFileDto, await cast[person].call(myFileRoutes.get, { params: { id } })),
    chartOf: myFileChart,
    send: sender(cast, myFileRoutes.events),
  })
}
