import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { type MouseEvent, useState } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

/** Saves a proof under its name. A proof is canonical JSON, which is what JSON.stringify writes of it. */
const save = (proof: unknown, id: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(proof)], { type: 'application/json' }))
  link.download = `evenhand-proof-${id}.json`
  link.click()
  // The browser needs the address until the file is saved.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Offers the entries of an item with their proof. It is asked for by the app, because a browser would not say that a
 * download was refused.
 */
export function ProofLink({ id }: { id: string }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { happened } = LL.common
  const [failure, setFailure] = useState<unknown>(null)
  const path = fillPath(historyRoutes.proof.path, { id })
  const press = (event: MouseEvent) => {
    event.preventDefault()
    client.send({ path, server: 'page' }).then(({ data }) => {
      save(data, id)
      setFailure(null)
    }, setFailure)
  }
  return (
    <>
      <ButtonLink variant="secondary" icon={IconDownload} link={<a href={path} onClick={press} />}>
        {failure ? happened.retry() : happened.proof.json()}
      </ButtonLink>
      {failure !== null && (
        <Banner tone="problem" announce="alert" title={happened.proof.failed()}>
          {failureText(failure, LL)}
        </Banner>
      )}
    </>
  )
}
