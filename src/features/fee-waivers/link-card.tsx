import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { email } from '#contract/email.ts'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { limits } from '#contract/limits.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { loginAddress } from '#src/app/shared/session/leave.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 'u2', gridTemplateColumns: 'minmax(0, 1fr)' } })

type Asked = { email: string }
const schema = z.object({ email })

/** Asks for a link by mail, or leads to the login. The answer is the same whether or not there is an account. */
export function LinkCard() {
  const { LL, texts } = useFeeWaiverTexts()
  const { link } = texts
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, formState } = useForm<Asked, unknown, Asked>({
    resolver: flatResolver<Asked, Asked>(schema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  })
  const { mutate, isPending, error } = useCommand(routes.askLink, { onSuccess: () => setSent(true) })
  if (sent)
    return (
      <Banner
        tone="done"
        title={link.sentTitle()}
        action={
          <Button variant="secondary" onClick={() => setSent(false)}>
            {link.another()}
          </Button>
        }
      >
        {link.sentText()}
      </Banner>
    )
  return (
    <Card bleed>
      <CardHeader title={link.title()} />
      <CardBody>
        <Form noValidate onSubmit={(event) => void handleSubmit((body) => mutate({ body }))(event)}>
          <p>{link.text()}</p>
          <TextField
            type="email"
            label={link.email()}
            autoComplete="email"
            error={problemText(formState.errors.email, LL, limits.email)}
            {...register('email')}
          />
          {error && (
            <Banner tone="problem" announce="alert" title={link.failed()}>
              {formFailureText(error, LL)}
            </Banner>
          )}
          <Actions>
            <Button type="submit" variant="upgrades" loading={isPending}>
              {link.send()}
            </Button>
            <ButtonLink variant="secondary" link={<a href={loginAddress('/app/feewaiver', 'none')} />}>
              {link.signIn()}
            </ButtonLink>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
