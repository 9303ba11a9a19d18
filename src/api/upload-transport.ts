import type { Transport } from './transport.ts'

/** `fraction` is between 0 and 1. */
export type OnProgress = (fraction: number) => void

const withoutBody = [204, 205, 304]

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':')
    if (name) headers.append(name, value.join(':').trim())
  }
  return headers
}

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(withoutBody.includes(request.status) ? null : request.response, {
    status: request.status,
    statusText: request.statusText,
    headers: headersOf(request),
  })

/** Uses XMLHttpRequest, because fetch cannot report how much of a file was sent. */
export const uploadTransport =
  (onProgress: OnProgress): Transport =>
  ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.responseType = 'arraybuffer'
      for (const [name, value] of headers) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('no answer'))
      request.onabort = () => reject(signal.reason)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })
