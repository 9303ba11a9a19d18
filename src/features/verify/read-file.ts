/** Of a file that its person chose: read on the device, never sent. */
export const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer())

export const textOf = async (file: Blob): Promise<string> => new TextDecoder().decode(await file.arrayBuffer())
