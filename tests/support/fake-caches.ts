/** Imitates the browser's `caches` in memory; opening a cache creates the cache. */
export class FakeCaches {
  private readonly named = new Map<string, Map<string, Response>>()
  /** This function runs before each `put`, so that a test can simulate another tab or a click in between. */
  beforePut = async (_key: string): Promise<void> => {}

  readonly keys = async () => [...this.named.keys()]
  readonly has = async (name: string) => this.named.has(name)
  readonly delete = async (name: string) => this.named.delete(name)
  readonly match = async (key: string | Request, { cacheName = '' } = {}) =>
    this.named.get(cacheName)?.get(addressOf(key))?.clone()

  readonly open = async (name: string) => {
    const entries = this.named.get(name) ?? new Map<string, Response>()
    this.named.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (key: string | { url: string }) => entries.get(addressOf(key))?.clone(),
      delete: async (key: string | { url: string }) => entries.delete(addressOf(key)),
      add: async (key: string) => void entries.set(addressOf(key), new Response()),
      put: async (key: string, answer: Response) => {
        await this.beforePut(key)
        entries.set(addressOf(key), answer)
      },
    }
  }

  /** Returns the paths and queries of a cache's entries. */
  of(name: string): string[] {
    return [...(this.named.get(name)?.keys() ?? [])].map((url) => {
      const { pathname, search } = new URL(url)
      return pathname + search
    })
  }
}

const addressOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, 'https://sitio.example').href
