import { type PortDto, type PortName, portRoutes as routes } from '#contract/ports.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { askerOf } from '../session/session.flags.ts'

/** Gives a service's key only to people for whom its flag is on, and only if the service is configured. */
export const portRoutes = (bind: Bind, deps: Deps): void => {
  const { config, flags } = deps
  bind.plain(routes.all, async (_, { caller }) => {
    const { context, overrides, personId } = await askerOf(deps, requireCaller(caller))
    const given = async (name: PortName): Promise<PortDto | null> => {
      const port = config.ports[name]
      // Nothing of a child goes to services of others.
      if (context.userType === 'child') return null
      return port && (await flags.isOn(name, context, overrides, personId)) ? port : null
    }
    return {
      supportChat: await given('supportChat'),
      sessionRecording: await given('sessionRecording'),
      maps: await given('maps'),
    }
  })
}
