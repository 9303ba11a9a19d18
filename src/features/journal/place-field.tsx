import { chakra } from '@chakra-ui/react/styled-system'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { placeText } from '#i18n/place-text.ts'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type PlaceState, precisions } from './use-place.ts'

type PlaceFieldProps = { state: PlaceState; problem: FieldProblem | undefined }

/** Asks where somebody is and how exactly they say so. What others will read stands below before anything is sent. */
export function PlaceField({ state, problem }: PlaceFieldProps) {
  const { LL } = useI18nContext()
  const { form, place: texts } = LL.journal
  const { where } = form
  const { precision, place, failure } = state
  const error = problem && problemText(asProblem(problem), LL, limits.journal.place)
  return (
    <chakra.div display="grid" gap="u1.5">
      <Select
        name="place"
        label={where.precision()}
        hint={where.hint[precision]()}
        value={precision}
        onChange={({ target }) => state.setPrecision(precisions.find((one) => one === target.value) ?? precision)}
        options={precisions.map((value) => ({ value, label: where.choice[value]() }))}
      />
      {precision === 'typed' ? (
        <TextField
          label={where.typed()}
          value={state.name}
          autoComplete="off"
          onChange={({ target }) => state.setName(target.value)}
          error={error}
        />
      ) : (
        <>
          <Actions>
            <Button variant="secondary" icon={IconMapPin} loading={state.isLooking} onClick={() => void state.find()}>
              {place ? where.again() : where.find()}
            </Button>
            {place && (
              <Button variant="tertiary" onClick={state.forget}>
                {where.forget()}
              </Button>
            )}
          </Actions>
          <FieldError id="place-error">{failure === null ? error : undefined}</FieldError>
        </>
      )}
      {failure && (
        <Banner tone="problem" announce="alert" title={where.failed()}>
          {where.failure[failure]()}
        </Banner>
      )}
      {place && (
        <chakra.p role="status">
          {where.shown()} <strong>{placeText(place, texts)}</strong>
        </chakra.p>
      )}
    </chakra.div>
  )
}
