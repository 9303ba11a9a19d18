import { attachmentUse } from '#contract/messages/attachment-use.ts'
import { draftRoutes as drafts } from '#contract/messages/drafts.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { messageFolderRoutes as folders } from '#contract/messages/message-folders.ts'
import { deliveryRoutes as deliveries, messageRoutes as messages } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import { messagesArea } from '#contract/messages/messages.area.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { filesWaitedFor } from '../files/sweep-files.store.ts'
import { deliveryLifecycle } from './deliveries.lifecycle.ts'
import { discardDrafts } from './drafts.leaving.ts'
import { draftLifecycle } from './drafts.lifecycle.ts'
import { draftRoutes } from './drafts.routes.ts'
import { filesOfSavedDrafts } from './drafts.store.ts'
import { folderRoutes } from './folders.routes.ts'
import { deliveryRecord, draftRecord, messageRecord } from './messages.record.ts'
import { messageRoutes } from './messages.routes.ts'
import { messageSamples } from './messages.samples.ts'
import { messageSearch, messageSearchSamples } from './search/search.routes.ts'

const contract = {
  ...messages,
  ...messageCountRoutes,
  folders: folders.list,
  makeFolder: folders.make,
  orderFolders: folders.order,
  renameFolder: folders.rename,
  removeFolder: folders.remove,
  ...messageSearchRoutes,
  delivery: deliveries.get,
  open: deliveries.events,
  drafts: drafts.list,
  begin: drafts.begin,
  draft: drafts.get,
  change: drafts.events,
} as const

export const messagesFeature: ServerFeature = {
  name: 'messages',
  area: messagesArea,
  dependsOn: ['files', 'families', 'notices'],
  // A message has the name of many things, so that no check can tell who names it.
  entities: ['delivery', 'draft', 'mailbox', 'message_folder'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => {
      messageRoutes(bind, deps)
      draftRoutes(bind)
      folderRoutes(bind)
      messageSearch(bind)
    },
    (known) => ({ ...messageSamples(known), ...messageSearchSamples }),
  ),
  lifecycles: [deliveryLifecycle, draftLifecycle],
  record: [messageRecord, deliveryRecord, draftRecord],
  fileUses: [attachmentUse],
  extensions: [memberLeaves.extend({ line: 'drafts', end: discardDrafts }), filesWaitedFor.extend(filesOfSavedDrafts)],
}
