import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink, type ButtonLook } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useApp } from '../app-context.ts'
import { failureText, failureTitle } from '../data/failure-text.ts'
import { addressOf } from '../list/address-of.ts'
import { fetchReport, type Query } from './fetch-report.ts'

/** The report can be had in this format; a path without one has a single format. */
type Way = Pick<ButtonLook, 'variant' | 'icon'> & { readonly format?: string; readonly label: string }

type ReportLinksProps = {
  path: string
  /** The selection that the report is about, without its format. */
  selection?: Query
  ways: readonly Way[]
  size?: ButtonLook['size']
  /** Says that there is no file, where no rule of the report says it better. */
  failed?: string
  onSaved?: () => void
}

/**
 * Offers a report as files. The app asks for them itself, because a browser says neither that a download was refused nor
 * why; the links keep their addresses, so that they can be copied.
 */
export function ReportLinks({ path, selection = {}, ways, size, failed, onSaved }: ReportLinksProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (query: Query) => fetchReport(client, path, query),
    ...(onSaved && { onSuccess: onSaved }),
  })
  return (
    <>
      {ways.map(({ format, label, ...look }) => {
        const query = { ...selection, format }
        return (
          <ButtonLink
            key={format ?? path}
            {...look}
            {...(size && { size })}
            loading={isPending && variables.format === format}
            link={
              <a
                href={addressOf(path, query)}
                download
                onClick={(event) => {
                  event.preventDefault()
                  if (!isPending) mutate(query)
                }}
              />
            }
          >
            {label}
          </ButtonLink>
        )
      })}
      {error && (
        <chakra.div width="full">
          <Banner
            tone="problem"
            announce="alert"
            title={failureTitle(error, LL, failed ?? LL.errors.cannotMakeReport())}
          >
            {failureText(error, LL)}
          </Banner>
        </chakra.div>
      )}
    </>
  )
}
