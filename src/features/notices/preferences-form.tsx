import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { MailGroup } from '#contract/area.ts'
import { type NoticePreferencesDto, noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { preferencesKey } from './preferences.queries.ts'
import { preferencesForm, valuesOf } from './preferences-form.schema.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u3' } })
const Boxes = chakra('div', { base: { display: 'flex', flexDirection: 'column', width: 'full' } })
const Times = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'u2', maxW: '24rem' } })

type PreferencesFormProps = { preferences: NoticePreferencesDto; groups: readonly MailGroup[]; zone: string }

/** A choice stays when saving fails. What was chosen for a group that is not offered here is sent as it was. */
export function PreferencesForm({ preferences, groups, zone }: PreferencesFormProps) {
  const { LL, locale } = useI18nContext()
  const toast = useToast()
  const queries = useQueryClient()
  const messages = LL.notices.wishes
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(preferencesForm),
    defaultValues: valuesOf(preferences),
    mode: 'onTouched',
  })
  const save = useCommand(noticePreferenceRoutes.setPreferences, {
    onSuccess: () => {
      toast({ tone: 'done', text: messages.saved() })
      return queries.invalidateQueries({ queryKey: preferencesKey })
    },
  })
  const { errors } = formState
  const toError = errors.to?.message === 'notAChoice' ? messages.same() : problemText(errors.to, LL)
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit((body) => save.mutate({ body }))(event)}>
      <CheckboxGroup label={messages.mail()}>
        <Boxes>
          {groups.map((group) => (
            <CheckboxField
              key={group}
              label={messages.group[group].label()}
              hint={messages.group[group].hint()}
              {...register(`mail.${group}`)}
            />
          ))}
        </Boxes>
      </CheckboxGroup>
      <div>
        <CheckboxField label={messages.quiet()} hint={messages.quietHint()} {...register('quiet')} />
        {watch('quiet') && (
          <chakra.div mt="u1.5" pl={{ sm: 'u4' }}>
            <Times>
              <TimeField label={messages.from()} required error={problemText(errors.from, LL)} {...register('from')} />
              <TimeField label={messages.to()} required error={toError} {...register('to')} />
            </Times>
            <chakra.p textStyle="secondary" color="fg.3" mt="u1">
              {messages.zone({ zone: zoneText(zone, locale) })}
            </chakra.p>
          </chakra.div>
        )}
      </div>
      {save.isError && (
        <Banner tone="problem" announce="alert" title={messages.failed()}>
          {failureText(save.error, LL)}
        </Banner>
      )}
      <Actions>
        <Button type="submit" loading={save.isPending}>
          {messages.save()}
        </Button>
      </Actions>
    </Form>
  )
}
