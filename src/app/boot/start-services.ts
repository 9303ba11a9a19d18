import { type PortDto, portRoutes } from '#contract/ports.ts'
import type { Client } from '#src/api/client.ts'
import type { SupportChat } from './support-chat.ts'

/**
 * What a recorder may keep, said to every one of them: nothing that anybody wrote, chose or was shown. Not a setting, so
 * that nothing but a change of this line, and a reviewer, can widen it.
 */
const masked = { text: 'masked', inputs: 'masked', images: 'blocked', network: 'off', person: 'unknown' } as const

/** How every service of others is begun: a module that knows our one function. No module is told who is signed in. */
export type ServiceModule = {
  readonly start: (options: { readonly key: string; readonly keep?: typeof masked }) => Partial<SupportChat> | undefined
}

type Load = (url: string) => Promise<ServiceModule>
const loadModule: Load = (url) => import(/* @vite-ignore */ url)

type Hands = {
  readonly client: Pick<Client, 'call'>
  readonly supportChat: { readonly begin: (widget: SupportChat) => void }
  readonly load?: Load
}

/** Starts what is configured and allowed for whoever has just signed in. A service that fails is a page without it. */
export async function startServices({ client, supportChat, load = loadModule }: Hands): Promise<void> {
  const { supportChat: chat, sessionRecording: recording } = await client.call(portRoutes.all, {})
  const startOne = async (port: PortDto | null, more: { keep?: typeof masked } = {}) =>
    port && (await load(port.url)).start({ key: port.key, ...more })
  const startChat = async () => {
    const widget = await startOne(chat)
    if (widget) supportChat.begin({ end: () => widget.end?.() })
  }
  await Promise.allSettled([startChat(), startOne(recording, { keep: masked })])
}
