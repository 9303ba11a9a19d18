import type { Route, RouteOutput } from '#contract/route.ts'
import { type CallOptions, createChecked } from './call.ts'
import type { Send } from './exchange.ts'
import type { FailureTexts } from './failures.ts'
import { type OnProgress, uploadTransport } from './upload-transport.ts'

/** One file as the part `file` of a multipart body, told how far it has got. Through the same gate as every call. */
export function createUpload(send: Send, texts: () => FailureTexts) {
  const checked = createChecked(send, texts)
  return <R extends Route>(
    route: R,
    file: File,
    onProgress: OnProgress,
    options?: CallOptions,
  ): Promise<RouteOutput<R>> => {
    const form = new FormData()
    form.append('file', file, file.name)
    const transport = uploadTransport(onProgress)
    return checked(route, { method: route.method, path: route.path, body: { form }, transport, ...options })
  }
}
