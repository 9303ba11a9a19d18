import type { JobDeps } from '#server/deps.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { signerOf } from '#server/service-log/signer.ts'

/** Signs the service log at once, in turn with the job that does so each minute. */
export const signNow = async ({ scopes, historyKey, config, clock }: JobDeps): Promise<void> => {
  const host = new URL(config.publicUrl).host
  const signer = signerOf({ scopes, key: historyKey, folder: outsideFolderOf(config.dataDir), host })
  for (let tries = 0; tries < 50; tries += 1) {
    const { state } = await signer.sign(clock.now())
    if (state === 'signed') return
    if (state !== 'busy') throw new Error(`the log was not signed: ${state}`)
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('another process went on signing the log')
}
