import { z } from 'zod'
import { noticeMailText as text } from '@/content/notification-mails'
import { noticeLine } from '@/lib/notifications/notice-line'
import { noticeShape } from '@/lib/notifications/schema'

/** The answer of `digest_of`: at most 20 rows ordered by company, and the ids of all notifications that the mail counts. */
export const digestShape = z.object({
  at: z.string(),
  ids: z.array(z.uuid()),
  firm: z.boolean(),
  rows: z.array(noticeShape.extend({ company: z.string().nullable() })),
})
export type Digest = z.output<typeof digestShape>

/** Returns one line for each notification, grouped by company. Typed names are kept on one line. */
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

/** Returns the mail's values: its lines, their number in words, and the page of the firm or of the client. */
export const digestValues = (digest: Digest) => ({
  lines: digestLines(digest),
  count: text.count(digest.ids.length),
  page: digest.firm ? '/admin/notificaciones' : '/portal/notificaciones',
})
