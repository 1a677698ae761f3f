import 'server-only'
import { deliveryReceiptText as text } from '@/content/document-request-receipt'
import { requestsText } from '@/content/document-requests'
import { firm } from '@/content/firm'
import type { ClientRequest, RequestItem } from '@/lib/document-requests/request'
import { formatDay, formatTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { createPdf } from '@/lib/pdf/pdf-document'

const at = (moment: string) => text.moment(formatDay(moment), formatTime(moment))

export async function requestReceipt(request: ClientRequest): Promise<{ name: string; bytes: Buffer }> {
  const now = new Date()
  const { title, items, askedBy, byClient, sentAt, delivered, missing } = request
  const heading = text.heading(title)
  const { pdf, finish } = await createPdf({
    title: heading,
    author: firm.name,
    keywords: text.keywords,
    at: now,
  })
  const { doc, say, rule, need } = pdf
  say('H1', heading, { face: 'title', size: 20 })
  if (sentAt)
    say('P', byClient ? text.begun(formatDay(sentAt)) : requestsText.askedBy(askedBy, formatDay(sentAt)))
  say('P', requestsText.delivered(delivered, delivered + missing))
  for (const [place, item] of items.entries()) {
    doc.moveDown(0.8)
    need(60)
    rule(doc.y)
    doc.moveDown(0.4)
    say('H2', `${place + 1}. ${item.title}`, { face: 'bold', size: 11 })
    for (const line of linesOf(item)) say('P', line)
  }
  doc.moveDown(1.2)
  say('P', text.made(firm.name, at(now.toISOString())), { size: 8.5 })
  return { name: `${heading}.pdf`, bytes: await finish() }
}

function linesOf({ state, files, answer, answeredAt }: RequestItem): string[] {
  const when = answeredAt ? `, ${at(answeredAt)}` : ''
  return [
    `${requestsText.states[state]}${when}`,
    ...files.map(({ name, size, at: moment }) => `${name}, ${formatFileSize(size)}, ${at(moment)}`),
    ...(answer ? [answer] : []),
  ]
}
