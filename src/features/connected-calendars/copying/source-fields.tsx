import { chakra } from '@chakra-ui/react/styled-system'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { type Copying, fromFile } from './use-copying.ts'

/** Asks from which calendar, or from which file, entries are copied. */
export function SourceFields({ copying }: { copying: Copying }) {
  const { calendarCopies: messages } = useI18nContext().LL
  const { calendars, source, change } = copying
  return (
    <>
      {calendars.length > 0 && (
        <Select
          label={messages.source()}
          value={source}
          options={[
            ...calendars.map(({ id, name }) => ({ value: id, label: name })),
            { value: fromFile, label: messages.file() },
          ]}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {source === fromFile && <FileField copying={copying} />}
    </>
  )
}

function FileField({ copying: { file, read } }: { copying: Copying }) {
  const { LL } = useI18nContext()
  const messages = LL.calendarCopies
  const { error, isPending, variables, data } = file
  return (
    <div>
      <chakra.div display="flex" gap="u2" alignItems="center" flexWrap="wrap">
        <FilePicker icon={IconUpload} accept=".ics,text/calendar" onFiles={([first]) => first && read(first)}>
          {data ? messages.otherFile() : messages.chooseFile()}
        </FilePicker>
        {isPending && <Spinner size={20} label={messages.reading()} />}
        {variables && !error && (
          <chakra.span minW="0" overflowWrap="anywhere">
            {variables.name}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.p textStyle="secondary" color="fg.3" mt="u0.5">
        {messages.fileHint()}
      </chakra.p>
      {error && (
        <chakra.div mt="u1.5">
          <Banner tone="problem" announce="alert" title={messages.notRead()}>
            {error instanceof OfflineError ? messages.offline() : formFailureText(error, LL)}
          </Banner>
        </chakra.div>
      )}
    </div>
  )
}
