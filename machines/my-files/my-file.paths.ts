import { type By, byBank, bySystem } from '../shared/turn.ts'
import { myFileMachine } from './my-file.machine.ts'
import type { MyFileEvent, MyFileFacts } from './my-file.types.ts'

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }

const myFileBegins: readonly MyFileFacts[] = [{}]

const myFileSteps: readonly { readonly event: MyFileEvent }[] = [
  { event: { type: 'myFile.rename', by: owner } },
  { event: { type: 'myFile.addVersion', by: owner } },
  { event: { type: 'myFile.privilege', by: owner } },
  { event: { type: 'myFile.share', by: owner } },
  { event: { type: 'myFile.withdraw', by: owner } },
  { event: { type: 'myFile.delete', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
const myFilePeople: Readonly<Record<string, By>> = {
  owner,
  reader: { actor: 'dana', party: 'reader', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const myFile = {
  machine: myFileMachine,
  begins: myFileBegins,
  steps: myFileSteps,
  people: myFilePeople,
} as const
