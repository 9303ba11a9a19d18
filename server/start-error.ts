/** Says why a start was refused. The message is meant for the person at the terminal and is printed without a stack. */
export type StartErrorCode =
  | 'port-taken'
  | 'address-unusable'
  | 'data-not-writable'
  | 'data-elsewhere'
  | 'data-damaged'
  | 'data-newer'
  | 'data-older'
  | 'second-instance'
  | 'no-binary'
  | 'no-user'
  | 'database-failed'
  | 'database-unreachable'
  | 'database-too-old'
  | 'demo-data'
  | 'files-unreachable'

export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
