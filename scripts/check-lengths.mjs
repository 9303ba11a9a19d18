// No file over 250 lines: a file that grows longer holds two things. Dictionaries, seeds and generated files aside.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './house.mjs'

const limit = 250
const exempt = [/^i18n\//, /^server\/seed\//, /\.gen\.ts$/, /\.paths\.spec\.ts$/]

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.mts'], {
  cwd: root,
  encoding: 'utf8',
})
const long = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)) && !exempt.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > limit)
for (const { file, lines } of long) console.error(`${file}: ${lines} lines, at most ${limit}`)
process.exitCode = long.length === 0 ? 0 : 1
