import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Controller, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { PlainDate } from '#domain/time.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { PreviewCard } from '../plan/preview-card.tsx'
import { type ActualValues, bodyOf } from './actual.model.ts'
import { useActualForm } from './use-actual-form.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5', maxW: '40rem' } })

/** Asks who had which children, from when to when, and what had happened. What was typed stays when sending fails. */
export function ActualForm({ viewer, on }: { viewer: Viewer; on: PlainDate }) {
  const { LL, locale } = useI18nContext()
  const { form: texts, compared, comparedNone, comparedLine, nobody } = LL.actualTimes
  const { fields, submit, failure, pending } = useActualForm(viewer, on)
  const { register, control, formState } = fields
  const { errors } = formState
  const { family } = viewer
  const time = bodyOf(useWatch({ control }) as ActualValues, family.timeZone)
  const isWhole = time.from !== '' && time.from < time.until && time.childIds.length > 0
  const parents = family.members.filter(({ role }) => role === 'parent')
  return (
    <Card>
      <CardBody>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          <Select
            label={texts.parent()}
            options={parents.map(({ id, firstName }) => ({ value: id, label: firstName }))}
            error={problemText(errors.parentId, LL)}
            {...register('parentId')}
          />
          <Controller
            control={control}
            name="childIds"
            render={({ field }) => (
              <ChildChoices
                field={field}
                choices={family.children.filter(({ offered }) => offered)}
                label={texts.children()}
                error={problemText(errors.childIds, LL)}
              />
            )}
          />
          <FieldPair>
            <TextField
              type="datetime-local"
              label={texts.from()}
              error={problemText(errors.from, LL)}
              {...register('from')}
            />
            <TextField
              type="datetime-local"
              label={texts.until()}
              hint={texts.untilHint()}
              error={problemText(errors.until, LL)}
              {...register('until')}
            />
          </FieldPair>
          <chakra.p textStyle="secondary" color="fg.3">
            {texts.zone({ zone: zoneText(family.timeZone, locale) })}
          </chakra.p>
          <TextArea
            label={texts.why()}
            hint={texts.whyHint({ max: limits.actualTime.why, name: otherParentOf(viewer) })}
            error={problemText(errors.why, LL, limits.actualTime.why)}
            {...register('why')}
          />
          {isWhole && (
            <PreviewCard
              childIds={time.childIds}
              times={[time]}
              texts={{ title: compared, none: comparedNone, nobody, line: comparedLine }}
            />
          )}
          {failure && (
            <Banner tone="problem" announce="alert" title={texts.failed()}>
              {failure}
            </Banner>
          )}
          <Actions>
            <ButtonLink variant="secondary" link={<Link to="/calendar/actual" />}>
              {texts.cancel()}
            </ButtonLink>
            <Button type="submit" loading={pending}>
              {texts.submit()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
