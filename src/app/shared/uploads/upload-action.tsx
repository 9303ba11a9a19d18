import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'

type UploadActionProps = { failure: unknown; again: { label: string; text: string; onPress: () => void } }

/** Offers another try after an upload failed, and the plan where it has no room for the file. */
export function UploadAction({ failure, again }: UploadActionProps) {
  const { shell } = useI18nContext().LL
  const isFull = isRequestFailure(failure) && failure.exception === 'storageLimit'
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="u1" justifyContent="flex-end">
      {isFull && (
        <ButtonLink size="small" variant="secondary" link={<Link to="/account/plan" />}>
          {shell.seePlan()}
        </ButtonLink>
      )}
      <Button size="small" variant="secondary" aria-label={again.label} onClick={again.onPress}>
        {again.text}
      </Button>
    </chakra.div>
  )
}
