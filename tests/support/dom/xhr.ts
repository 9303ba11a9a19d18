/** Sends by `fetch`, which tests answer, what the browser sends by XMLHttpRequest for the sake of its progress. */
export class FetchingXhr {
  readonly upload: { onprogress?: (event: object) => void } = {}
  responseType = ''
  response: ArrayBuffer | null = null
  status = 0
  statusText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  #method = 'GET'
  #url = ''
  readonly #headers = new Headers()

  open(method: string, url: URL) {
    this.#method = method
    this.#url = String(url)
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json'
  }
  abort() {
    this.onabort()
  }
  send(body: string) {
    this.upload.onprogress?.({ loaded: body.length, total: body.length, lengthComputable: true })
    const { onload, onerror } = this
    void fetch(new Request(this.#url, { method: this.#method, headers: this.#headers, body })).then(async (answer) => {
      this.status = answer.status
      this.response = await answer.arrayBuffer()
      onload()
    }, onerror)
  }
}
