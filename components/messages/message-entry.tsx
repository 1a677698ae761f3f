import type { ReactNode } from 'react'
import { MessageFiles } from '@/components/messages/message-files'
import { MessageWords } from '@/components/messages/message-words'
import { cn } from '@/components/ui/cn'
import { messages as text } from '@/content/messages'
import { formatTime } from '@/lib/format/date'
import type { Message } from '@/lib/messages/message'

type Shown = Pick<Message, 'author' | 'words' | 'files' | 'at'>

/** One entry of the ledger: the hour in the margin, the words beside it. `children` say what became of it. */
export function MessageEntry({
  message,
  side = 'client',
  name,
  sent = true,
  children,
}: {
  message: Shown
  /** Who reads: what their side wrote stands out. */
  side?: Message['author']
  /** Who wrote it; the client reads "you" and the firm's name. */
  name?: string
  sent?: boolean
  children?: ReactNode
}) {
  const own = message.author === side
  return (
    <article className="grid grid-cols-[3.6rem_minmax(0,1fr)] sm:grid-cols-[6.25rem_minmax(0,1fr)]">
      <p
        className={cn(
          'border-r-5 border-double pt-4 pr-1.5 text-xs leading-snug text-ink-2 sm:pr-3 sm:text-sm',
          own ? 'border-green' : 'border-rule-green',
        )}
      >
        <time dateTime={message.at}>{formatTime(message.at)}</time>
      </p>
      <div className={cn('border-b border-rule py-4 pl-3.5 sm:pl-5.5', own && 'bg-green-wash pr-4')}>
        <b className="block text-sm font-semibold">{name ?? (own ? text.thread.you : text.thread.firm)}</b>
        <MessageWords words={message.words} />
        <MessageFiles files={message.files} open={sent} />
        {children}
      </div>
    </article>
  )
}
