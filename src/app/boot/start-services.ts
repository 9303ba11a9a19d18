import { type PortDto, portRoutes } from '#contract/ports.ts'
import type { Client } from '#src/api/client.ts'
import type { SupportChat } from './support-chat.ts'

/**
 * These limits hold for every recorder: it may keep nothing that anybody wrote, chose or was shown. They are a constant
 * and not a setting, so that only a reviewed code change can widen them.
 */
const masked = { text: 'masked', inputs: 'masked', images: 'blocked', network: 'off', person: 'unknown' } as const

/** Every third-party service is a module with our one `start` function. No module learns who is signed in. */
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

/**
 * Starts the services that are configured and allowed for the signed-in person. When a service fails, the page works
 * without it.
 */
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
