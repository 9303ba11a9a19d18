import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useState } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

type State = 'idle' | 'loading' | 'notYet' | 'failed'

/** Downloads the proof of one item. A browser would not say that a download was refused. */
export const useProofDownload = (id: string) => {
  const [state, setState] = useState<State>('idle')
  const href = fillPath(historyRoutes.proof.path, { id })
  const download = async () => {
    setState('loading')
    const saved = import('./save-file.ts').then(({ saveFile }) => saveFile(href, `evenhand-proof-${id}.json`))
    setState(await saved.catch(() => 'failed' as const))
  }
  return { href, state, download }
}
export type ProofDownload = ReturnType<typeof useProofDownload>

export function ProofLink({ proof: { href, download } }: { proof: ProofDownload }) {
  const { happened } = useI18nContext().LL.common
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void download()
  }
  return (
    <chakra.a href={href} download onClick={press} color="brand.strong" paddingBlock="2" textDecoration="underline">
      {happened.proof()}
    </chakra.a>
  )
}

/** Says why there is no proof, and offers to ask for it again. */
export function ProofProblem({ proof: { state, download } }: { proof: ProofDownload }) {
  const { happened } = useI18nContext().LL.common
  if (state !== 'notYet' && state !== 'failed') return null
  return (
    <Banner
      tone={state === 'notYet' ? 'waiting' : 'problem'}
      announce="alert"
      title={state === 'notYet' ? happened.proofNotYet() : happened.proofFailed()}
      action={
        <Button variant="secondary" onClick={() => void download()}>
          {happened.retry()}
        </Button>
      }
    >
      {state === 'notYet' ? happened.proofNotYetText() : null}
    </Banner>
  )
}
