import 'server-only'
import { Resolver } from 'node:dns/promises'
import { env } from '@/lib/env'
import type { DnsAnswer } from '@/lib/incoming-mail/reading/task'

const timeoutMs = 3_000
const types = ['TXT', 'A', 'AAAA', 'MX', 'PTR', 'CNAME'] as const
type Type = (typeof types)[number]
const isType = (type: string): type is Type => types.some((known) => known === type)

let resolver: Resolver | undefined

function ours(): Resolver {
  if (resolver) return resolver
  resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (env.MAIL_IN_DNS) resolver.setServers([env.MAIL_IN_DNS])
  return resolver
}

/** Never throws, because the result of a failed DNS lookup contains Node's error code. */
export async function resolveName(name: string, type: string): Promise<DnsAnswer> {
  if (!isType(type)) return { code: 'ENODATA' }
  try {
    const records = await (type === 'PTR' ? ours().reverse(name) : ours().resolve(name, type))
    return { records: records as string[][] | string[] }
  } catch (cause) {
    return { code: (cause as NodeJS.ErrnoException).code ?? 'ESERVFAIL' }
  }
}
