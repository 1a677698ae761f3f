/**
 * Push services of the browsers, with the paths of subscriptions where a host has other services too. Messages go nowhere else,
 * so that a subscription cannot make the server call something strange.
 */
const services: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com\/(?:fcm\/send|wp)\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com\/wpush\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*notify\.windows\.com\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*push\.apple\.com\/./,
]
export const longestEndpoint = 1000

/** True for the https address of a known push service. `local` is the origin of the fake service of this machine, if there is one. */
export function isPushEndpoint(text: string, local: string | null = null): boolean {
  if (text.length > longestEndpoint || !URL.canParse(text)) return false
  const { href, username, password, origin } = new URL(text)
  // Browsers give the address as `URL` writes it; the database stores it as it came and reads the host from it.
  if (href !== text || username !== '' || password !== '') return false
  return (local !== null && origin === local) || services.some((service) => service.test(text))
}
