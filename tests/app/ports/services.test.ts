import { expect, test, vi } from 'vitest'
import { type ServiceModule, startServices } from '#src/app/boot/start-services.ts'
import { createSupportChat } from '#src/app/boot/support-chat.ts'

type Ports = { supportChat: object | null; sessionRecording: object | null; maps: object | null }
const none: Ports = { supportChat: null, sessionRecording: null, maps: null }
const chat = { url: 'https://chat.example/widget.js', key: 'chat-1' }
const recording = { url: 'https://record.example/recorder.js', key: 'rec-2' }

const start = async (ports: Ports, modules: Record<string, ServiceModule>) => {
  const supportChat = createSupportChat()
  const load = vi.fn(async (url: string) => {
    const module = modules[url]
    if (!module) throw new Error('not reached')
    return module
  })
  // This stub has the contract's shape and needs no server.
  const client = { call: async () => ports } as unknown as Parameters<typeof startServices>[0]['client']
  await startServices({ client, supportChat, load })
  return { supportChat, load }
}

test('where nothing is configured nothing is loaded', async () => {
  const { load, supportChat } = await start(none, {})
  expect(load).not.toHaveBeenCalled()
  expect(() => supportChat.end()).not.toThrow()
})

test('the chat is begun with its key and nothing of the person, and told when they leave, once', async () => {
  const end = vi.fn()
  const begin = vi.fn(() => ({ end }))
  const { supportChat } = await start({ ...none, supportChat: chat }, { [chat.url]: { start: begin } })
  expect(begin.mock.calls).toEqual([[{ key: 'chat-1' }]])
  supportChat.end()
  supportChat.end()
  expect(end).toHaveBeenCalledTimes(1)
})

test('a recorder is told to keep nothing that was written, chosen or shown', async () => {
  const begin = vi.fn(() => undefined)
  await start({ ...none, sessionRecording: recording }, { [recording.url]: { start: begin } })
  expect(begin.mock.calls).toEqual([
    [
      {
        key: 'rec-2',
        keep: { text: 'masked', inputs: 'masked', images: 'blocked', network: 'off', person: 'unknown' },
      },
    ],
  ])
})

test('one that cannot be reached takes nothing else with it', async () => {
  const begin = vi.fn(() => undefined)
  const both = { ...none, supportChat: chat, sessionRecording: recording }
  await start(both, { [recording.url]: { start: begin } })
  expect(begin).toHaveBeenCalledTimes(1)
})
