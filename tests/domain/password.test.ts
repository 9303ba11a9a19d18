import { describe, expect, test } from 'vitest'
import { isCommon, passwordProblem } from '#domain/password.ts'
import { demoPassword } from '#server/seed/accounts.ts'

const owner = {
  username: 'dana-reyes.2026',
  email: 'dana.reyes-1@example.com',
  firstName: 'Dana María',
  lastName: 'Núñez-Lee Wu',
}

describe('the rules for a new password', () => {
  test.each([
    ['', 'required'],
    ['Lamps-quie7', 'passwordTooShort'],
    ['Lamps-quiet7', null],
    ['Seven-quiet-lamps-2-Seven', null],
    ['Seven-quiet-lamps-2-Seven-', 'passwordTooLong'],
    ['8402-7716-9530', 'needsLetter'],
    ['Seven-quiet-lamps', 'needsNumber'],
    ['Sevenquietlamps2', 'needsSymbol'],
    ['Seven quiet lamps 2', 'needsSymbol'],
    ['Año-ñandú-7-日本語', null],
    ['Lámparas😀tres3', null],
    ['dana-reyes.2026', 'sameAsUsername'],
    ['Dana-Reyes.2026', 'sameAsUsername'],
    ['DANA.reyes-1@example.com', 'sameAsEmail'],
    ['quiet-dana-lamps-2', 'containsOwnName'],
    ['Quiet-MÄRIA-lamps-2', 'containsOwnName'],
    ['quietnunezlamps-2', 'containsOwnName'],
    ['glee-quiet-lamps-2', 'containsOwnName'],
    ['quiet-Dana-Reyes.2026', 'containsOwnName'],
    ['quiet-DANA.REYES-1', 'containsOwnName'],
    // A part of two letters stands in too many words.
    ['Wu-quiet-lamps-2', null],
    ['Password-1234', 'tooCommon'],
    [demoPassword, null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem)
  })
})

test.each([
  'Password1234!',
  'P@ssw0rd1234!',
  'P@$$w0rd-2026',
  '!!Passw0rd!!11',
  'Welcome2026!!',
  'Qwertyuiop123!',
  'Iloveyou-1234567',
  'PasswordPassword1!',
  'Contrasena123!',
  'Contraseña123!',
  'Tequiero-12345',
  'aaaaaaaaaaa1!',
  '123456789012a!',
  '987654321-abc',
  'SummerWinter2026!',
  'CoParenting-2026',
  'Cust0dy-2026!!',
  'Divorce-court-1',
  'OurFamilyWizard1!',
  'Manutención-2026',
  'Mis-hijos-2026',
])('%s is tried first', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each(['Two-homes-1-record', 'Correct-horse-7', '8402-7716-95x', 'Passport-lamps-9', 'Verde-limón-42'])(
  '%s is not',
  (password) => {
    expect(isCommon(password)).toBe(false)
  },
)
