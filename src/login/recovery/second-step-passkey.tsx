import { useEffect, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import type { Login } from '../create-login.ts'
import { proveWithPasskey, secondStepOptions } from '../passkey-sign-in.ts'

type SecondStepPasskeyProps = {
  login: Login
  disabled: boolean
  /** Gives the passkey as an attempt of the screen. */
  onUse: (use: () => Promise<boolean>) => Promise<unknown>
}

/** Offers a passkey instead of a code to whoever has one. */
export function SecondStepPasskey({ login, disabled, onUse }: SecondStepPasskeyProps) {
  const { secondStep } = useI18nContext().LL.accountRecovery
  const [options, setOptions] = useState<PasskeyOptions | null>(null)
  useEffect(() => {
    void secondStepOptions(login).then(setOptions, () => setOptions(null))
  }, [login])
  if (!options) return null
  const use = async () => {
    await onUse(() => proveWithPasskey(login, options))
    // An answer uses its challenge up, so the next one needs another.
    setOptions(await secondStepOptions(login).catch(() => null))
  }
  return (
    <Button variant="secondary" wide disabled={disabled} onClick={() => void use()}>
      {secondStep.passkey()}
    </Button>
  )
}
