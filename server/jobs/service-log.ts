import type { Deps, JobDeps } from '../deps.ts'
import { readWitnesses, type Witness } from '../service-log/outside/ask-witness.ts'
import { readTrusted } from '../service-log/outside/check-time-stamp.ts'
import { outsideFolderOf } from '../service-log/outside/outside-copy.ts'
import { pruneOutsideHeads } from '../service-log/outside/outside-heads.ts'
import { stampLog } from '../service-log/outside/stamp-log.ts'
import { TimeStampError } from '../service-log/outside/time-stamp.ts'
import { type Witnessing, witnessingOf } from '../service-log/outside/witnessing.ts'
import { pruneCheckpoints } from '../service-log/prune-checkpoints.ts'
import { contradictionText } from '../service-log/recount/contradictions.ts'
import { recount } from '../service-log/recount/recount.ts'
import { signerOf } from '../service-log/signer.ts'
import type { Jobs } from './jobs.ts'

/** Has everything counted again in the background, by one of the processes that work. */
export const recountAtStart = ({ scopes, enqueue }: Pick<Deps, 'scopes' | 'enqueue'>): Promise<void> =>
  scopes.beforeSignIn((tx) => enqueue(tx, { queue: 'recount-log', data: {} }))

const witnessesOf = async (text: string | undefined): Promise<Witness[]> => {
  const witnesses = text === undefined ? [] : await readWitnesses(text)
  if (!witnesses) throw new Error('WITNESSES has a key whose id is not its own')
  return witnesses
}

/**
 * Signs the service log every minute, shows it to witnesses and a time-stamping authority, counts everything again each
 * night, and removes checkpoints that nobody needs.
 */
export const serviceLogJobs = (jobs: Jobs, { scopes, config, historyKey, clock, log }: JobDeps): void => {
  const folder = outsideFolderOf(config.dataDir)
  const host = new URL(config.publicUrl).host
  let witnessing: Witnessing | undefined
  const signer = signerOf({ scopes, key: historyKey, folder, host })
  jobs.every('sign-log', '* * * * *', async () => {
    const outcome = await signer.sign(clock.now())
    if (outcome.state === 'otherKey')
      log.error('the database names another key than this process has; it signs nothing')
    if (outcome.state === 'refused') log.error('the record contradicts what was signed; nothing is signed any more')
    if ('found' in outcome)
      for (const one of outcome.found)
        log.error({ contradiction: contradictionText(one) }, 'the record is contradicted')
  })
  jobs.every('cosign-log', '*/10 * * * *', async () => {
    const witnesses = await witnessesOf(config.witnesses)
    witnessing ??= witnessingOf(scopes, witnesses)
    for (const { witness, why } of await witnessing.cosign()) log.error({ witness, why }, 'a witness did not cosign')
    if (config.tsaUrl === undefined) return
    await stampLog(scopes, { url: config.tsaUrl, trusted: readTrusted(config) }).catch((error: unknown) => {
      if (!(error instanceof TimeStampError)) throw error
      log.error({ err: error }, 'the checkpoint has no time stamp')
    })
  })
  jobs.every('prune-log', '47 3 * * *', async () => {
    await pruneCheckpoints(scopes, clock.now())
    await pruneOutsideHeads(folder, clock.now())
  })
  jobs.every('recount-log', '17 3 * * *', async () => {
    for (const one of await recount(scopes, clock.now()))
      log.error({ contradiction: contradictionText(one) }, 'the record is contradicted')
  })
}
