// One map for all bundles of the process: pages, route handlers and middleware each load their own copy of this module.
const store = globalThis as unknown as { sessionRefreshes?: Map<string, Promise<Response>> }
const flights = (store.sessionRefreshes ??= new Map<string, Promise<Response>>())
const keptFor = 10_000

/** A `fetch` in which parallel requests that bring the same refresh token share one call, and its answer, for 10 s. */
export const singleFlightRefresh: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.includes('grant_type=refresh_token')) return fetch(input, { ...init, cache: 'no-store' })
  const key = String(init?.body)
  let flight = flights.get(key)
  if (!flight) {
    flight = fetch(input, { ...init, cache: 'no-store' })
    flights.set(key, flight)
    const forget = () => flights.delete(key)
    flight.then((response) => response.ok || forget(), forget)
    setTimeout(forget, keptFor).unref()
  }
  return (await flight).clone()
}
