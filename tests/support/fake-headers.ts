/** The headers of the next request. */
export const request = { headers: new Headers() }

/** Stands in for next/headers: `vi.mock('next/headers', () => import('…/fake-headers'))`. */
export const headers = async () => request.headers
