import { ownBirthProblem } from '#contract/past-date.ts'
import { profileRoutes as routes } from '#contract/profile/profile.ts'
import { dateIn } from '#domain/time.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { personById } from '../session/session.people.ts'
import { confirmedCaller } from '../session/step-up.ts'
import { changeUsername } from './change-username.ts'
import { keepContact, profileOf, shownCountry } from './profile.store.ts'
import { rename } from './rename.ts'

/** Serves who a person says they are. Only a name concerns the families, so only that is recorded. */
export const profileRoutes = (bind: Bind, deps: Deps): void => {
  const { scopes } = deps

  bind.plain(routes.current, async (_, { caller }) => {
    const { personId, viewer } = requireCaller(caller)
    const usual = viewer && (await scopes.asViewer(viewer, (tx) => shownCountry(tx, viewer)))
    return scopes.asOwner(personId, (tx) => profileOf(tx, personId, usual))
  })

  bind.plain(routes.rename, ({ body }, { caller, now }) => rename(deps, requireCaller(caller), body, now))

  bind.plain(routes.setUsername, async ({ body: { username } }, { caller, now }) =>
    changeUsername(deps, await confirmedCaller(scopes, caller, now), username, now),
  )

  bind.own(routes.setContact, async ({ body }, { caller: { personId }, tx, now }) => {
    const { time_zone } = await personById(tx, personId)
    const code = body.dateOfBirth ? ownBirthProblem(body.dateOfBirth, dateIn(now, time_zone)) : null
    if (code) throw new Refusal('invalid', { validationErrors: [{ field: 'dateOfBirth', code }] })
    if (!(await keepContact(tx, personId, body))) throw new Refusal('notAllowed')
  })

  bind.own(routes.setAvatarColor, async ({ body: { avatarColor } }, { caller: { personId }, tx }) => {
    await tx.updateTable('person').set({ avatar_color: avatarColor }).where('id', '=', personId).execute()
  })

  bind.own(routes.setWeekStart, async ({ body: { weekStart } }, { caller: { personId }, tx }) => {
    await tx.updateTable('person').set({ week_start: weekStart }).where('id', '=', personId).execute()
  })
}
