import { account } from '@/content/account'
import type { OpenSession } from '@/lib/account/queries'
import { deviceName } from '@/lib/format/device-name'
import { formatDateTime } from '@/lib/format/date'

const text = account.security.sessions

/** The dates in `detail` are already formatted. */
export type SessionLine = { id: string; current: boolean; device: string; detail: string }

export const sessionLines = (sessions: readonly OpenSession[]): SessionLine[] =>
  sessions.map(({ id, current, user_agent, ip, opened_at, used_at }) => ({
    id,
    current,
    device: deviceName(user_agent) ?? text.unknown,
    detail: [
      text.opened(formatDateTime(opened_at)),
      current ? null : text.used(formatDateTime(used_at)),
      ip && ip !== 'unknown' ? text.from(ip) : null,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
