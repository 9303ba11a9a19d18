import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type PasskeyDto, passkeyRoutes } from '#contract/passkeys/passkeys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useAccount } from '#src/app/shared/data/account.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { createPasskey, type PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { deviceText } from '../device-text.ts'
import { passkeysKey } from './passkeys.queries.ts'

/** It gives a passkey another name, or makes a new one by these options. */
export type PasskeyNameProps = { onClose: () => void } & (
  | { passkey: PasskeyDto; options?: never }
  | { passkey?: never; options: PasskeyOptions }
)

export function PasskeyName({ passkey, options, onClose }: PasskeyNameProps) {
  const { LL } = useI18nContext()
  const { passkeys: messages, devices } = LL.account
  const { client } = useApp()
  const { sessions } = useAccount()
  const queries = useQueryClient()
  const toast = useToast()
  const here = sessions.find(({ current }) => current)?.device ?? null
  const [name, setName] = useState(passkey?.name ?? (here ? deviceText(here, devices) : ''))
  const [empty, setEmpty] = useState(false)
  const [state, setState] = useState<{ pending: boolean; failure: Error | null }>({ pending: false, failure: null })
  const save = async (): Promise<boolean> => {
    if (passkey) {
      await client.call(passkeyRoutes.rename, { params: { id: passkey.id }, body: { name } })
      return true
    }
    const response = await createPasskey(options)
    if (response) await client.call(passkeyRoutes.add, { body: { name, response } })
    return response !== null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() === '') return
    setState({ pending: true, failure: null })
    try {
      const saved = await save()
      if (saved) toast({ tone: 'done', text: passkey ? LL.account.saved() : messages.done() })
      await queries.invalidateQueries({ queryKey: passkeysKey })
      if (saved || !passkey) onClose()
    } catch (failure) {
      setState({ pending: false, failure: failure instanceof Error ? failure : new Error(String(failure)) })
    }
  }
  const { pending, failure } = state
  return (
    <FormDialog
      title={passkey ? messages.renameTitle() : messages.addTitle()}
      text={passkey ? undefined : messages.addText()}
      labels={{
        close: LL.account.sessions.cancel(),
        cancel: LL.account.sessions.cancel(),
        submit: passkey ? messages.save() : messages.make(),
      }}
      pending={pending}
      failure={failure && { title: messages.failed(), text: whyNot(failure) }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={messages.name()}
        hint={messages.nameHint()}
        maxLength={limits.passkeys.name}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={empty ? LL.errors.required() : undefined}
      />
    </FormDialog>
  )

  function whyNot(failure: Error): string {
    return failure.name === 'InvalidStateError' ? messages.already() : formFailureText(failure, LL)
  }
}
