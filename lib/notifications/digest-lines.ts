import { z } from 'zod'
import { noticeMailText as text } from '@/content/notification-mails'
import { noticeLine } from '@/lib/notifications/notice-line'
import { noticeShape } from '@/lib/notifications/schema'

/** `rows` are at most 20 notifications, ordered by company; `ids` are all notifications that the mail counts. */
export const digestShape = z.object({
  at: z.string(),
  ids: z.array(z.uuid()),
  firm: z.boolean(),
  rows: z.array(noticeShape.extend({ company: z.string().nullable() })),
})
export type Digest = z.output<typeof digestShape>

/** Returns one line for each notification, grouped by company. */
export function digestLines({ ids, firm, rows }: Digest): string {
  const groups = Map.groupBy(rows, ({ company }) => company ?? '')
  const lines = [...groups].flatMap(([company, told]) => [
    ...(company ? [company] : []),
    ...told.map((notice) => {
      const { label, title, text: words } = noticeLine(notice, firm ? 'firm' : 'client')
      return `• ${label}: ${[title, words].filter(Boolean).join('. ').replace(/\s+/g, ' ')}`
    }),
  ])
  const rest = ids.length - rows.length
  return [...lines, ...(rest > 0 ? [text.more(rest)] : [])].join('\n')
}

export const digestValues = (digest: Digest) => ({
  lines: digestLines(digest),
  count: text.count(digest.ids.length),
  page: digest.firm ? '/admin/notificaciones' : '/portal/notificaciones',
})
