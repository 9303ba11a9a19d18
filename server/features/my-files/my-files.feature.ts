import { myFileUse } from '#contract/my-files/my-file-use.ts'
import { myFilesArea } from '#contract/my-files/my-files.area.ts'
import { myFileRoutes as files, myFolderRoutes as folders } from '#contract/my-files/my-files.routes.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { closedFiles } from '../files/closed-files.ts'
import { deletePrivateFiles } from './my-files.leaving.ts'
import { myFileLifecycle } from './my-files.lifecycle.ts'
import { myFileRecord } from './my-files.record.ts'
import { myFileRoutes } from './my-files.routes.ts'
import { knownNameOf } from './my-files.store.ts'

const contract = {
  ...files,
  folders: folders.list,
  makeFolder: folders.make,
  changeFolder: folders.rename,
  removeFolder: folders.remove,
} as const

export const myFilesFeature: ServerFeature = {
  name: 'my-files',
  area: myFilesArea,
  dependsOn: ['files', 'families', 'messages'],
  entities: ['myFile', 'myFolder'],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => myFileRoutes(bind, deps, storage),
    ({ id }) => ({
      list: { query: { of: 'own' } },
      add: { body: { fileId: id('file'), folderId: null } },
      get: { of: 'myFile' },
      events: { of: 'myFile', body: { type: 'myFile.rename', version: 1, name: 'School report' } },
      copy: { of: 'myFile' },
      move: { body: { files: [], folders: [], to: null } },
      zip: { query: { ids: id('myFile') } },
      makeFolder: { body: { name: 'School', parentId: null } },
      changeFolder: { of: 'myFolder', body: { name: 'Health', parentId: null } },
      removeFolder: { of: 'myFolder' },
    }),
  ),
  lifecycles: [myFileLifecycle],
  record: [myFileRecord],
  fileUses: [myFileUse],
  extensions: [closedFiles.extend(knownNameOf), memberLeaves.extend({ line: 'files', end: deletePrivateFiles })],
}
