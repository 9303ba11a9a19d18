import { chakra } from '@chakra-ui/react/styled-system'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type BegunSecondStep, secondStepRoutes } from '#contract/second-step/second-step.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

type Typed = { code: string }
const resolver = flatResolver<Typed, Typed>(z.object({ code: z.string().check(z.trim(), z.minLength(1, 'required')) }))

/** Cameras read dark squares on a light ground, in dark mode too. */
const Square = chakra('svg', { base: { width: '192px', height: '192px', bg: 'white', borderRadius: 'control' } })

type SecondStepSetupProps = {
  begun: BegunSecondStep
  onConfirmed: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Shows the secret for the app, and asks for the code that the app makes of it. */
export function SecondStepSetup({ begun: { secret, qr }, onConfirmed, onCancel }: SecondStepSetupProps) {
  const { LL } = useI18nContext()
  const { setup, failed } = LL.account.secondStep
  const form = useForm<Typed>({ resolver, defaultValues: { code: '' } })
  const { register, handleSubmit, formState } = form
  const confirm = useCommand(secondStepRoutes.confirm, {
    onSuccess: ({ codes }) => onConfirmed(codes),
    onError: (failure) => void placeServerErrors(failure, ['code'], form),
  })
  const { error } = confirm
  const isAtField = isRequestFailure(error) && error.validationErrors.length > 0
  return (
    <chakra.form
      display="grid"
      gap="u2"
      noValidate
      onSubmit={(event) => void handleSubmit((body) => confirm.mutate({ body }))(event)}
    >
      <chakra.p color="fg.2">{setup.scan()}</chakra.p>
      <Square viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={setup.qr()} shapeRendering="crispEdges">
        <path d={qr.path} fill="black" />
      </Square>
      <div>
        <chakra.p color="fg.2">{setup.type()}</chakra.p>
        <chakra.p fontFamily="monospace" overflowWrap="anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </chakra.p>
      </div>
      {error && !isAtField && (
        <Banner tone="problem" announce="alert" title={failed()}>
          {formFailureText(error, LL)}
        </Banner>
      )}
      <TextField
        label={setup.code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={problemText(formState.errors.code, LL)}
        {...register('code')}
      />
      <Actions>
        <Button variant="tertiary" onClick={onCancel}>
          {setup.cancel()}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {setup.confirm()}
        </Button>
      </Actions>
    </chakra.form>
  )
}
