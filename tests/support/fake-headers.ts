import { AsyncLocalStorage } from 'node:async_hooks'

/** The headers of the next request. */
export const request = { headers: new Headers() }

type Cookie = { name: string; value: string; maxAge?: number }
type Asked = { headers: Headers; jar: Map<string, string> }
const asked = new AsyncLocalStorage<Asked>()

/** Runs an action as the request of one browser, whatever others do at the same time. */
export const asRequest = <T>(one: Asked, work: () => Promise<T>): Promise<T> => asked.run(one, work)

/** Stands in for next/headers: `vi.mock('next/headers', () => import('…/fake-headers'))`. */
export const headers = async () => asked.getStore()?.headers ?? request.headers

export const cookies = async () => {
  const jar = asked.getStore()?.jar ?? new Map<string, string>()
  return {
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)! } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (first: string | Cookie, value = '', options: Partial<Cookie> = {}) => {
      const cookie = typeof first === 'string' ? { name: first, value, ...options } : first
      if (cookie.maxAge === 0) jar.delete(cookie.name)
      else jar.set(cookie.name, cookie.value)
    },
  }
}
