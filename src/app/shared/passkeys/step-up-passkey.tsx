import { useEffect, useState } from 'react'
import { passkeyRoutes } from '#contract/passkeys/passkeys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { askPasskey, type PasskeyOptions } from './passkeys.ts'
import { passkeysWork } from './passkeys-work.ts'

type StepUpPasskeyProps = { onGiven: () => void; onFailed: (failure: Error) => void }

/** Offers a passkey instead of the password to whoever has one here. */
export function StepUpPasskey({ onGiven, onFailed }: StepUpPasskeyProps) {
  const { again } = useI18nContext().LL.account
  const { client } = useApp()
  const [options, setOptions] = useState<PasskeyOptions | null>(null)
  const [pending, setPending] = useState(false)
  useEffect(() => {
    const begin = () => client.call(passkeyRoutes.beginStepUp, { body: {} })
    if (passkeysWork())
      void begin().then(
        (begun) => setOptions(begun.options),
        () => setOptions(null),
      )
  }, [client])
  if (!options) return null
  const use = async () => {
    setPending(true)
    try {
      const response = await askPasskey(options)
      if (!response) return
      await client.call(passkeyRoutes.stepUp, { body: { response } })
      onGiven()
    } catch (failure) {
      // The challenge is used up; the password is still there.
      setOptions(null)
      if (failure instanceof Error) onFailed(failure)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="secondary" loading={pending} onClick={() => void use()}>
      {again.passkey()}
    </Button>
  )
}
