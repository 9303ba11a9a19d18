/** Nothing that goes to these hosts leaves this machine: loopback addresses and folders of sockets. */
export const isLocal = (host: string): boolean =>
  host === '' || host.startsWith('/') || /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
