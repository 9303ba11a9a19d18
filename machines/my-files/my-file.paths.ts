import { type By, byBank, bySystem } from '../shared/turn.ts'
import type { MyFileEvent, MyFileFacts } from './my-file.types.ts'

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }

export const myFileBegins: readonly MyFileFacts[] = [{}]

export const myFileSteps: readonly { readonly event: MyFileEvent }[] = [
  { event: { type: 'myFile.rename', by: owner } },
  { event: { type: 'myFile.addVersion', by: owner } },
  { event: { type: 'myFile.privilege', by: owner } },
  { event: { type: 'myFile.share', by: owner } },
  { event: { type: 'myFile.withdraw', by: owner } },
  { event: { type: 'myFile.delete', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const myFilePeople: Readonly<Record<string, By>> = {
  owner,
  reader: { actor: 'dana', party: 'reader', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}
