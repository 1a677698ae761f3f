/** Push services of the browsers. Messages go nowhere else, so that a subscription cannot make the server call a strange host. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
]
export const longestEndpoint = 1000

/** True for the https address of a known push service. `local` is the origin of the fake service of this machine, if there is one. */
export function isPushEndpoint(text: string, local: string | null = null): boolean {
  if (text.length > longestEndpoint || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(text)
  if (username !== '' || password !== '') return false
  if (local !== null && origin === local) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}
