import type { ContractArea } from '../area.ts'
import { myFileEvents } from './my-files.events.ts'

export const myFilesArea = {
  name: 'my-files',
  notices: { fileShared: 'changes' },
  noticeEntities: ['myFile'],
  events: [myFileEvents],
  topics: ['myFile', 'myFolder'],
} as const satisfies ContractArea
