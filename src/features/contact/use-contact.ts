import { useSelector } from '@xstate/react'
import { useContext, useEffect, useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { contactRoutes } from '#contract/contact.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { type ContactTyped, type ContactValues, emptyContact, fieldOrder, schemaFor } from './contact.schema.ts'
import { ContactDraft } from './draft.ts'

const lacksAddress = (failure: unknown): boolean =>
  isRequestFailure(failure) && failure.validationErrors.some(({ field }) => field === 'email')

/**
 * Sends a message to us. Without a session an email address is required; a session may have ended unnoticed, in which
 * case the server asks for the address. A refusal keeps the input.
 */
export function useContact() {
  const { session } = useApp()
  const draft = useContext(ContactDraft)
  const somebody = useSelector(session, ({ context }) => context.values !== null)
  const [signedOut, setSignedOut] = useState(false)
  const stranger = !somebody || signedOut
  const resolver = useMemo(() => flatResolver<ContactValues, ContactTyped>(schemaFor(stranger)), [stranger])
  const form = useForm<ContactValues, unknown, ContactTyped>({
    resolver,
    defaultValues: draft.current ?? emptyContact,
    mode: 'onTouched',
  })
  const { control, setError, setFocus } = form
  const values = useWatch({ control, compute: (all: ContactValues) => all })
  const command = useCommand(contactRoutes.send)
  const { isSuccess } = command
  useEffect(() => {
    draft.current = isSuccess ? null : values
  }, [draft, values, isSuccess])
  useEffect(() => {
    if (signedOut) setFocus('email')
  }, [signedOut, setFocus])
  const send = async (body: ContactTyped) => {
    try {
      await command.mutateAsync({ body })
    } catch (failure) {
      if (!stranger && lacksAddress(failure)) setSignedOut(true)
      else placeServerErrors(failure, fieldOrder, { setError, setFocus })
    }
  }
  const again = () => {
    command.reset()
    form.reset(emptyContact)
  }
  return { id: useId(), form, command, stranger, signedOut, submit: form.handleSubmit(send), again }
}
export type Contact = ReturnType<typeof useContact>
