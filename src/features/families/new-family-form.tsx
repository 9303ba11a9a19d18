import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { joinCountries } from '#contract/registration/regions.ts'
import { registrationRoutes } from '#contract/registration/registration.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { AddedFamily } from './family-added.tsx'
import { NewChildren } from './new-children.tsx'
import {
  familyOf,
  type NewFamilyTyped,
  type NewFamilyValues,
  newFamilyFields,
  newFamilySchema,
  noFamily,
} from './new-family.schema.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 'u4', maxW: '40rem' } })

function useNewFamily(onAdded: (added: AddedFamily) => void) {
  const { family, today } = useViewer()
  const queries = useQueryClient()
  const schema = useMemo(() => newFamilySchema(today), [today])
  const here = joinCountries.find((country) => country === family.country) ?? 'US'
  const form = useForm<NewFamilyValues, unknown, NewFamilyTyped>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: noFamily(here),
  })
  const found = useCommand(registrationRoutes.foundAnother)
  const send = async (typed: NewFamilyTyped) => {
    const body = familyOf(typed)
    try {
      const { familyId } = await found.mutateAsync({ body })
      await queries.invalidateQueries({ queryKey: ['own-families'] })
      onAdded({ familyId, name: body.coparent.firstName, invited: body.coparent.email !== null })
    } catch (failure) {
      placeServerErrors(failure, newFamilyFields(typed.children.length), form)
    }
  }
  const { error } = found
  const isAtField = isRequestFailure(error) && error.validationErrors.length > 0
  return { form, today, pending: found.isPending, failure: isAtField ? null : error, send: form.handleSubmit(send) }
}

/** Asks who the other parent is, which children there are, and where. What was typed stays when it is refused. */
export function NewFamilyForm({ onAdded }: { onAdded: (added: AddedFamily) => void }) {
  const { LL, locale } = useI18nContext()
  const { new: messages } = LL.families
  const { form, today, pending, failure, send } = useNewFamily(onAdded)
  const { register, formState } = form
  const { coparent: other, country } = formState.errors
  const max = limits.identity.name
  return (
    <Card>
      <CardBody>
        <Form noValidate aria-busy={pending} onSubmit={(event) => void send(event)}>
          <Question title={messages.coparent()}>
            <FieldPair>
              <TextField
                label={messages.firstName()}
                autoComplete="off"
                error={problemText(other?.firstName, LL, max)}
                {...register('coparent.firstName')}
              />
              <TextField
                label={messages.lastName()}
                autoComplete="off"
                error={problemText(other?.lastName, LL, max)}
                {...register('coparent.lastName')}
              />
            </FieldPair>
            <TextField
              type="email"
              label={messages.email()}
              optionalText={messages.optional()}
              hint={messages.emailHint()}
              autoComplete="off"
              error={problemText(other?.email, LL, limits.email)}
              {...register('coparent.email')}
            />
          </Question>
          <Question title={messages.children()}>
            <NewChildren form={form} today={today} />
          </Question>
          <Question title={messages.where()}>
            <Select
              label={messages.country()}
              hint={messages.countryHint()}
              options={joinCountries.map((code) => ({ value: code, label: countryName(code, locale) }))}
              error={problemText(country, LL)}
              {...register('country')}
            />
          </Question>
          {failure && (
            <Banner tone="problem" announce="alert" title={messages.failed()}>
              {formFailureText(failure, LL)}
            </Banner>
          )}
          <Actions>
            <Button type="submit" loading={pending}>
              {messages.submit()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="cardHeading" mb="u1.5">
        {title}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
