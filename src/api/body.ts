/** Lists the kinds of body; `bytes` are sent unchanged. A record's `undefined` values are left out. */
export type SendBody =
  | { readonly json: unknown }
  | { readonly form: FormData }
  | { readonly bytes: Blob }
  | { readonly urlEncoded: Readonly<Record<string, string | undefined>> }

/** `contentType` is null where the browser must write it: a multipart body's header holds its boundary. */
export type EncodedBody = { readonly content: XMLHttpRequestBodyInit | null; readonly contentType: string | null }

const json = 'application/json'

export function encodeBody(body: SendBody | undefined): EncodedBody {
  if (!body) return { content: null, contentType: json }
  if ('form' in body) return { content: body.form, contentType: null }
  if ('bytes' in body) return { content: body.bytes, contentType: 'application/octet-stream' }
  if ('urlEncoded' in body) {
    const given = Object.entries(body.urlEncoded).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    return { content: new URLSearchParams(given).toString(), contentType: 'application/x-www-form-urlencoded' }
  }
  return { content: JSON.stringify(body.json), contentType: json }
}
