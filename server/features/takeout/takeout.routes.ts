import { takeoutRoutes as routes } from '#contract/takeout/takeout.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { zipOf } from '../../files/zip.ts'
import type { Bind } from '../../http/bind.ts'
import { logSecurity } from '../../http/security-log.ts'
import { recordExporterOf } from '../history/export-own-record.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { confirmedCaller } from '../session/step-up.ts'
import { accountFileOf } from './account-file.ts'
import { familyFoldersOf } from './family-folders.ts'
import { planFolderOf } from './plan-folder.ts'

/**
 * Gives a person everything of theirs. The page asks first, because a download is no place to ask for a password; the
 * download asks again, because anybody could be sent to its address. The person is told of it by mail.
 */
export const takeoutRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { scopes, enqueue, log } = deps
  const recordOf = recordExporterOf(deps, storage)

  bind.plain(routes.prepare, async (_, { caller, now }) => {
    await confirmedCaller(scopes, caller, now)
  })

  bind.plain(routes.download, async (_, { caller, now, reply }) => {
    const known = await confirmedCaller(scopes, caller, now)
    const { personId } = known
    const account = await accountFileOf(deps, known, now)
    const plan = await planFolderOf(deps, personId)
    const families = await familyFoldersOf(deps, personId, (viewer) => recordOf(viewer, now))
    await scopes.beforeSignIn((tx) => enqueueSecurityMail(enqueue, tx, { personId, kind: 'takenOut', at: now }))
    logSecurity(log, { event: 'takenOut', personId })
    reply.header('content-disposition', `attachment; filename="evenhand-everything-${now.slice(0, 10)}.zip"`)
    return reply
      .headers({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
      .send(zipOf(storage, [account, ...plan, ...families], now))
  })
}
