import type { Known } from '../feature.ts'

export const messageSamples = ({ id }: Known) => ({
  list: { query: { folder: 'inbox' } },
  send: {
    body: {
      to: [id('parent')],
      subject: 'Winter coat',
      body: 'Is it still too small?',
      files: [],
      answersId: null,
      draft: null,
    },
  },
  get: { of: 'message' },
  look: { of: 'message' },
  thread: { of: 'message' },
  move: { body: { ids: [id('message')], to: 'archive' } },
  makeFolder: { body: { name: 'School' } },
  orderFolders: { body: { ids: [] } },
  renameFolder: { of: 'messageFolder', body: { name: 'Sports' } },
  removeFolder: { of: 'messageFolder' },
  setPreferences: { body: { perPage: 25 } },
  delivery: { of: 'delivery' },
  open: { of: 'delivery', body: { type: 'delivery.open', version: 1 } },
  begin: { body: { to: [], subject: 'Winter coat', body: '', files: [], answersId: null } },
  draft: { of: 'draft' },
  change: { of: 'draft', body: { type: 'draft.discard', version: 1 } },
})
