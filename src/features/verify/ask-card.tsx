import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { KeyField } from './key-field.tsx'
import type { Verify } from './use-verify.ts'

const size = { megabytes: limits.verify.bytes / 1_000_000 }
const firstWrong = '[data-invalid] input, [aria-invalid="true"]'

/** Asks for one file or two, another key than the site's own, and the short code if there is a print. */
export function AskCard({ verify }: { verify: Verify }) {
  const { answers, wrong, phase, site, change } = verify
  const { verify: text } = useI18nContext().LL
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => void verify.submit())
    form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }
  return (
    <Card bleed>
      <CardBody>
        <chakra.form ref={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="u3">
          <FileField verify={verify} />
          <KeyField answers={answers} wrong={wrong} site={site} change={change} />
          <TextField
            label={text.code.label()}
            optionalText={text.code.optional()}
            hint={text.code.hint()}
            error={wrong.code && text.code[wrong.code]()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={answers.code}
            onChange={({ target }) => change({ code: target.value })}
          />
          <Actions>
            <Button type="submit" loading={phase.at === 'checking'}>
              {phase.at === 'checking' ? text.checking() : text.submit()}
            </Button>
          </Actions>
        </chakra.form>
      </CardBody>
    </Card>
  )
}

function FileField({ verify: { answers, wrong, change } }: { verify: Verify }) {
  const { file: text, compare } = useI18nContext().LL.verify
  const { files } = answers
  /** After a mistake the next choice replaces what was wrong; otherwise it is one more file to compare. */
  const add = (chosen: readonly File[]) => {
    const before = wrong.file ? [] : files.filter(({ name }) => chosen.every((file) => file.name !== name))
    change({ files: [...before, ...chosen] })
  }
  const problem = wrong.file === 'tooMany' ? compare.tooMany() : wrong.file && text[wrong.file](size)
  return (
    <FileDrop
      label={text.label()}
      hint={text.hint()}
      error={problem}
      browseLabel={text.browse()}
      dropLabel={text.drop()}
      accept=".pdf,.json,.txt,application/pdf,application/json,text/plain"
      onFiles={add}
    >
      {files.length > 0 &&
        files.map((file, at) => (
          <FileItem
            key={file.name}
            id={`chosen${at}`}
            name={file.name}
            remove={{
              label: text.remove({ file: file.name }),
              onPress: () => change({ files: files.filter((other) => other !== file) }),
            }}
          />
        ))}
    </FileDrop>
  )
}
