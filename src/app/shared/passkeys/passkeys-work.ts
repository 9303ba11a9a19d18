/** Says whether this page can ask for passkeys. They belong to a name, so an address in digits has none. */
export const passkeysWork = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)
