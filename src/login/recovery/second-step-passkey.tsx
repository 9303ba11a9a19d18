import { useEffect, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import { Button } from '#src/ui/buttons/button.tsx'

type SecondStepPasskeyProps = {
  disabled: boolean
  /** Asks which passkeys count; null where the person has none. */
  begin: () => Promise<PasskeyOptions | null>
  /** Gives the passkey as an attempt of the screen. */
  onUse: (options: PasskeyOptions) => Promise<unknown>
}

/** Offers a passkey instead of a code to whoever has one. */
export function SecondStepPasskey({ disabled, begin, onUse }: SecondStepPasskeyProps) {
  const { secondStep } = useI18nContext().LL.accountRecovery
  const [options, setOptions] = useState<PasskeyOptions | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer uses its challenge up, so each round needs another
  useEffect(() => {
    void begin().then(setOptions, () => setOptions(null))
  }, [begin, round])
  if (!options) return null
  const use = async () => {
    await onUse(options)
    setRound((before) => before + 1)
  }
  return (
    <Button variant="secondary" wide disabled={disabled} onClick={() => void use()}>
      {secondStep.passkey()}
    </Button>
  )
}
