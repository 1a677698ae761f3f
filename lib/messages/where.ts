import { ExpectedError } from '@/lib/errors'
import type { Where } from '@/lib/messages/queries'
import { moment } from '@/lib/messages/schema'

/** Which part of a list a request asks for: `antes` is the key of the page before, `desde` the oldest to read again. */
export function readWhere(request: Request): Where {
  const { searchParams } = new URL(request.url)
  const read = (name: string) => {
    const value = searchParams.get(name)
    if (value !== null && !moment.safeParse(value).success) throw new ExpectedError('invalid-input')
    return value
  }
  const before = read('antes')
  const since = read('desde')
  return { ...(before ? { before } : {}), ...(since ? { since } : {}) }
}
